"""Kernels with parameters as data: the part that depends on these alone is computed once, by a separate kernel.

    function(p, …)  =  flow(…, c),   c = prepare(p)

The programs are cut in two by `kernels.hoisting`.
Units: those of the program. Source: Aho, Lam, Sethi & Ullman 2006, §9.5 (loop-invariant code, partial redundancy).

What depends on parameters alone is computed once: a program is cut in two, before products are joined to sums.

    function(p, …)  =  flow(…, c),   c = prepare(p)

An instruction belongs to `prepare` where its arguments are parameters and constants alone; what of that the others use
are the values c. Cut before contraction, so that a product on one side of the cut never rounds together with a sum on
the other, and the flow does the operations that it would do with the parameters fixed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields, replace
from functools import cache, partial
from itertools import accumulate
from math import prod
from typing import Any

from poinsot.kernels.kernel import Kernel
from poinsot.programs.locking import compiling
from poinsot.programs.newton import NewtonPrograms
from poinsot.programs.program import Instruction, Program, Shape
from poinsot.records import NamedTuple


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


PARAMETERS, CONSTANTS = "p", "c"
Half = Program | NewtonPrograms
Shapes = Mapping[str, Shape]


class Parted(NamedTuple):
    """Kernels with the constants c in the place of parameters, and what makes c; None where they need none."""

    prepare: Kernel | None
    kernels: dict[str, Kernel]


def parted(whole: Mapping[str, Kernel], key: str | None) -> Parted:
    """The kernels, which take parameters p, cut in two: they share one p and, in its place, one c.

    key  a text that tells all these functions from others, or None; with one, how much crosses is kept in the cache of
         kernels, so that nothing is traced to learn it
    Operands of size 0 are absent from the kernels made, and c from those that no parameter changes, unless an operand
    stands behind it, such as the mode of what switches: a loop hands all operands over in one row.
    """
    shape = next(iter(whole.values())).inputs[PARAMETERS]

    @cache
    def halves() -> tuple[list[Program], dict[str, Half]]:
        with compiling:
            return _cut({name: (kernel, kernel._program()) for name, kernel in whole.items()})

    def count() -> list[int]:
        early = iter(halves()[0])
        return [sum(len(next(early).outputs) for _ in _programs(half)) for half in halves()[1].values()]

    sizes = dict(zip(whole, _sizes(key, [*whole.values()], count), strict=True))
    constants = {CONSTANTS: (sum(sizes.values()),)}
    text = None if key is None else f"{key}\nparted {[*whole]}"
    made: dict[str, Kernel] = {}
    for name, kernel in whole.items():
        own = [constants if each == PARAMETERS else {each: s} for each, s in kernel.inputs.items() if 0 not in s]
        reads = any(sizes.values()) and (sizes[name] or _behind(kernel))
        inputs = {each: s for part in own for each, s in part.items() if each != CONSTANTS or reads}
        late = partial(lambda which: halves()[1][which], name)
        made[name] = _HalfKernel(late, inputs, kernel.outputs, kernel.name, text)
    if not any(sizes.values()):
        return Parted(None, made)
    prepare = _HalfKernel(lambda: side_by_side(halves()[0]), {PARAMETERS: shape}, constants, "prepare", text)
    return Parted(prepare, made)


def _behind(kernel: Kernel) -> bool:
    """Whether an operand stands behind the parameters."""
    return [*kernel.inputs][-1] != PARAMETERS


class _HalfKernel(Kernel):
    """A kernel with a program that is part of others."""

    def __init__(self, half: Callable[[], Half], inputs: Shapes, outputs: Shapes, name: str, key: str | None) -> None:
        super().__init__(half, inputs, outputs, name, name, key)

    def _trace(self) -> Half:
        found: Half = self._function()
        return found


def _programs(half: Half) -> dict[str, Program]:
    """The programs of a kernel: the guess, the equations and the result of one that solves equations."""
    if isinstance(half, Program):
        return {"": half}
    return {field.name: p for field in fields(half) if isinstance(p := getattr(half, field.name), Program)}


def _cut(whole: Mapping[str, tuple[Kernel, Any]]) -> tuple[list[Program], dict[str, Half]]:
    """The early part of each program, and the remaining kernels; each program reads its part of c."""
    cuts: list[tuple[str, str, Program, range]] = []
    for name, (kernel, found) in whole.items():
        starts = [0, *accumulate(prod(shape) for shape in kernel.inputs.values())]
        at = [*kernel.inputs].index(PARAMETERS)
        place = range(starts[at], starts[at + 1])
        cuts += [(name, part, each, place) for part, each in _programs(found).items()]
    early = [hoist(each, place)[0] for _, _, each, place in cuts]
    mine = {name: {i for i, cut in enumerate(cuts) if cut[0] == name and early[i].outputs} for name in whole}
    late: dict[str, dict[str, Program]] = {name: {} for name in whole}
    for i, (name, part, each, place) in enumerate(cuts):
        counts = [len(e.outputs) if mine[name] or _behind(whole[name][0]) else 0 for e in early]
        late[name][part] = hoist(each, place, sum(counts[:i]), sum(counts[i + 1 :]))[1]
    halves: dict[str, Half] = {
        name: late[name][""] if isinstance(found, Program) else replace(found, **late[name])
        for name, (_, found) in whole.items()
    }
    return early, halves


def _sizes(key: str | None, kernels: Sequence[Kernel], count: Callable[[], list[int]]) -> list[int]:
    """How many constants each kernel needs: from the cache, where it knows, so that nothing is traced."""
    if key is None:
        return count()
    from poinsot.renderers.llvm.target import host
    from poinsot.ufuncs.cache import Cache
    from poinsot.ufuncs.identity import cache_key

    shapes = [f"{type(k).__name__} {k.name} {k.inputs} {k.outputs}" for k in kernels]
    place = cache_key(host(), "constants", *shapes, key)
    known = Cache().made(place, lambda: " ".join(map(str, count())).encode())
    return [int(word) for word in known.split()]
