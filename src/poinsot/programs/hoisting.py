"""What depends on parameters alone is computed once: a program is cut in two, before products are joined to sums.

    function(p, …)  =  flow(…, c),   c = prepare(p)

An instruction belongs to `prepare` where its arguments are parameters and constants alone; what of that the others use
are the values c. Cut before contraction, so that a product on one side of the cut never rounds together with a sum on
the other, and the flow does the operations that it would do with the parameters fixed.
"""

from __future__ import annotations

from collections.abc import Sequence

from poinsot.programs.program import Instruction, Program


def hoist(program: Program, parameters: range, before: int = 0, after: int = 0) -> tuple[Program, Program]:
    """(prepare, flow): p → c, and the inputs without p, with c in its place, → outputs.

    parameters     which of the inputs are p
    before, after  numbers among the flow's inputs beside c that it does not read: the constants of other programs
    Units          in the unit of each input: numbers are taken as they are
    From           Aho et al., Compilers (2007), §9.5: what is invariant is moved out, to be done once
    Law            flow(x, prepare(p)) = program(x, p), bit for bit, tests/compiler/test_hoisting.py
    """
    instructions, n = program.instructions, program.inputs
    early = [x.operation == "constant" or (k < n and k in parameters) for k, x in enumerate(instructions)]
    crossing = dict.fromkeys(k for k in program.outputs if k in parameters)
    for k, (operation, arguments, _) in enumerate(instructions):
        if operation not in ("input", "constant"):
            early[k] = all(early[a] for a in arguments)
            crossing |= {} if early[k] else dict.fromkeys(a for a in arguments if early[a])
    crossing |= dict.fromkeys(k for k in program.outputs if early[k])
    given = [k for k in crossing if instructions[k].operation != "constant"]
    room = [*[None] * before, *given, *[None] * after]
    prepare = _part(program, [*parameters], given)
    return prepare, _part(program, [*range(parameters.start), *room, *range(parameters.stop, n)], program.outputs)


def _part(program: Program, given: Sequence[int | None], outputs: Sequence[int]) -> Program:
    """What makes some values of a program from others, which become its inputs; None: an input that is not used."""
    made = [Instruction("input", (), k) for k in range(len(given))]
    index = {k: i for i, k in enumerate(given) if k is not None}
    needed = set(outputs)
    for k in range(len(program.instructions) - 1, -1, -1):
        if k in needed and k not in index:
            needed.update(program.instructions[k].arguments)
    for k in sorted(needed - index.keys()):
        instruction = program.instructions[k]
        made.append(instruction._replace(arguments=tuple(index[a] for a in instruction.arguments)))
        index[k] = len(made) - 1
    return Program(len(given), made, [index[k] for k in outputs])


def side_by_side(programs: Sequence[Program]) -> Program:
    """The outputs of all, one after another, from the same inputs."""
    n = programs[0].inputs
    made = [Instruction("input", (), k) for k in range(n)]
    outputs: list[int] = []
    for program in programs:
        shift = len(made) - n
        moved = [k if k < n else k + shift for k in range(len(program.instructions))]
        made += [x._replace(arguments=tuple(moved[a] for a in x.arguments)) for x in program.instructions[n:]]
        outputs += [moved[k] for k in program.outputs]
    return Program(n, made, outputs)
