"""What depends on parameters alone is computed once: a program is cut in two, before products are joined to sums.

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
from typing import Any, NamedTuple

from poinsot.compiler.cache import Cache
from poinsot.compiler.identity import cache_key
from poinsot.compiler.kernel import Kernel, Shape
from poinsot.compiler.locking import compiling
from poinsot.compiler.newton import Implicit
from poinsot.compiler.program import Instruction, Program
from poinsot.compiler.target import host

PARAMETERS, CONSTANTS = "p", "c"
Half = Program | Implicit
Shapes = Mapping[str, Shape]


def hoist(program: Program, parameters: range, before: int = 0, after: int = 0) -> tuple[Program, Program]:
    """(prepare, flow): p → c, and the inputs without p, with c in its place, → outputs.

    parameters     which of the inputs are p
    before, after  numbers among the flow's inputs beside c that it does not read: the constants of other programs
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
    """What makes some values of a program from others, which become its inputs; None: an input that nobody reads."""
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


class Parted(NamedTuple):
    """Kernels with the constants c in the place of parameters, and what makes c; None where they need none."""

    prepare: Kernel | None
    kernels: dict[str, Kernel]


def parted(whole: Mapping[str, Kernel], key: str | None) -> Parted:
    """The kernels, which take parameters p, cut in two: they share one p and, as their last operand, one c.

    key  a text that tells all these functions from others, or None; then c has a size that the cache of kernels knows.
    Operands of size 0 are absent from the kernels made.
    """
    shape = next(iter(whole.values())).inputs[PARAMETERS]

    @cache
    def halves() -> tuple[Program, dict[str, Half]]:
        with compiling:
            return _cut({name: (kernel, kernel._program()) for name, kernel in whole.items()})

    size = _size(key, [*whole.values()], lambda: len(halves()[0].outputs))
    constants = {CONSTANTS: (size,)} if size else {}

    text = None if key is None else f"{key}\nparted {[*whole]}"
    made: dict[str, Kernel] = {}
    for name, kernel in whole.items():
        inputs = {each: s for each, s in kernel.inputs.items() if each != PARAMETERS and 0 not in s}
        late = partial(lambda which: halves()[1][which], name)
        made[name] = _HalfKernel(late, {**inputs, **constants}, kernel.outputs, kernel.name, text)
    prepare = _HalfKernel(lambda: halves()[0], {PARAMETERS: shape}, constants, "prepare", text) if size else None
    return Parted(prepare, made)


class _HalfKernel(Kernel):
    """A kernel whose program is there already, as part of others."""

    def __init__(self, half: Callable[[], Half], inputs: Shapes, outputs: Shapes, name: str, key: str | None) -> None:
        super().__init__(half, inputs, outputs, name, name, key)

    def _trace(self) -> Half:
        found: Half = self._function()
        return found


def _cut(whole: Mapping[str, tuple[Kernel, Any]]) -> tuple[Program, dict[str, Half]]:
    """prepare and the kernels' programs; each program reads its own part of c."""
    early: list[Program] = []
    places: dict[str, range] = {}
    programs: dict[str, list[Program]] = {}
    for name, (kernel, found) in whole.items():
        starts = [0, *accumulate(prod(shape) for shape in kernel.inputs.values())]
        k = [*kernel.inputs].index(PARAMETERS)
        assert k + 1 == len(kernel.inputs), "the parameters are the last input"
        places[name] = range(starts[k], starts[k + 1])
        programs[name] = [getattr(found, f.name) for f in _parts(found)] if isinstance(found, Implicit) else [found]
        early += [hoist(each, places[name])[0] for each in programs[name]]
    counts, at = [len(each.outputs) for each in early], 0
    halves: dict[str, Half] = {}
    for name, (_, found) in whole.items():
        late = []
        for each in programs[name]:
            before = sum(counts[:at])
            late.append(hoist(each, places[name], before, sum(counts) - before - counts[at])[1])
            at += 1
        if isinstance(found, Implicit):
            halves[name] = replace(found, **dict(zip((f.name for f in _parts(found)), late, strict=True)))
        else:
            halves[name] = late[0]
    return side_by_side(early), halves


def _parts(found: Implicit) -> list[Any]:
    """The fields of an implicit program that are programs."""
    return [field for field in fields(found) if isinstance(getattr(found, field.name), Program)]


def _size(key: str | None, kernels: Sequence[Kernel], count: Callable[[], int]) -> int:
    """How many constants there are: from the cache, where it knows, so that nothing is traced."""
    if key is None:
        return count()
    shapes = [f"{type(k).__name__} {k.name} {k.inputs} {k.outputs}" for k in kernels]
    place, cache = cache_key(host(), "constants", *shapes, key), Cache()
    known = cache.load(place)
    if known is None:
        known = str(count()).encode()
        cache.store(place, known)
    return int(known)
