"""The steps of an algorithm for links of one kind, as programs, and the records they leave for each other.

What a link leaves for itself, for a later pass, is kept in its record; but only such of its numbers as cannot be known
otherwise: constants, numbers of the link's row or of the kernel's inputs, numbers kept before and repeated ones are not
kept. What it leaves for its children, and what these add up for it, lies in slots, see `recursions.slots`.

    operands of a step   row; q, v, …: parts of the kernel's operands; kept n: in the link's record, by pass n;
                         met: what the parent has left, or the children added up; passed: the same for the neighbour
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from poinsot.algebra.arrays import Array, array, zeros
from poinsot.algebra.scalars import Scalar
from poinsot.geometry.motors import Wrench
from poinsot.multibody.passes import Own, Pass
from poinsot.multibody.tree import Link, Tree
from poinsot.programs.program import Program, prune
from poinsot.programs.tracing import trace
from poinsot.records import NamedTuple, dataclass
from poinsot.recursions.records import Kind, OnFreedom, like, link_from, numbers_of

KEPT, MET, PASSED = "kept ", "met", "passed"
EFFORTS, SLOPES, FREE, LACKS = "tau", "slopes", "free", "lacks"
LEANT = "leant"
"""Efforts that a kernel is given beside those of its sources."""
BETWEEN = (EFFORTS, SLOPES, FREE, LACKS)
"""What lies in a link's record under a name of its own, for what is done between the passes."""


class OperandPart(NamedTuple):
    """The numbers of a kernel's operand that belong to a link: from where its ``stride`` says, its own in q or in v, or
    so many for every link, 0: the same for all. base: another place than operands, see `recursion.OperandPlace`;
    step: between numbers; size: how many are taken, where that is not what the link has in q or in v."""

    operand: int
    stride: str | int
    start: int = 0
    output: bool = False
    base: str = ""
    step: int = 1
    size: int = 0


@dataclass(frozen=True)
class StepOperands:
    """The operands of a link's step: parts of the kernel's operands by name, rotor, gravity, springs and dampers on its
    freedoms, and a mark for links on the ground."""

    operands: Mapping[str, Array]
    rotor: Scalar
    gravity: Array
    elements: Sequence[OnFreedom]
    grounded: bool

    def own(self, link: Link, **others: Array) -> Own:
        """The same for a step of any tree; efforts with those of springs and dampers. Vectors not given are zero."""
        vectors = {**dict.fromkeys(("q", "v", "a", "tau"), zeros(len(link.pair.freedoms))), **self.operands, **others}
        q, v, a, tau = (array(vectors[name]) for name in ("q", "v", "a", "tau"))
        tau = tau + vectors[LEANT] if LEANT in vectors else tau
        for k, e in self.elements:
            s = coordinate(link, k, q)
            pull = e.tension(s, v[k])
            tau = array([x - pull if n == k else x for n, x in enumerate(tau)])
        return Own(q, v, a, tau, self.rotor, Wrench.zero(), self.gravity, vectors.get(FREE))


def coordinate(link: Link, k: int, q: Array) -> Scalar | None:
    """The coordinate of a freedom, if its rate is that of one."""
    return q[k] if len(link.pair.coordinates) == len(link.pair.freedoms) else None


class Rolled(NamedTuple):
    """An algorithm for loops: its passes, with steps that take `StepOperands`, and the results after each, by name.

    totals: names of what is added up over all links
    """

    passes: Sequence[Pass]
    gives: Sequence[Callable[[Link, StepOperands, Any], Mapping[str, Any]]]
    totals: Sequence[str] = ()


class Number(NamedTuple):
    """How to know a number that a link has left for itself: ± a number of an operand, or a constant."""

    operand: str
    place: int = 0
    sign: int = 1
    constant: float = 0.0

    def found(self, operands: Mapping[str, Array]) -> Any:
        """The number."""
        return self.constant if not self.operand else operands[self.operand][self.place] * self.sign


class TracedStep(NamedTuple):
    """A step for links of one kind, and how many numbers each of its operands holds, in order."""

    program: Program
    inputs: Mapping[str, int]
    outputs: Mapping[str, int]


class LinkSteps:
    """The steps of all passes for links of one kind, traced one after the other.

    parts     name → part of the kernel's operands; ``tau`` and ``free`` without one: efforts of sources, and what is
              not held, set after the first pass
    first     whether these links are the first to add to sums of their parents' children
    grounded  whether they hang on the ground, where all that they meet leafward is known; False: not known
    kept      name → how many numbers lie in the link's record
    """

    def __init__(
        self,
        tree: Tree,
        kind: Kind,
        rolled: Rolled,
        parts: Mapping[str, OperandPart],
        first: bool,
        grounded: bool = False,
    ) -> None:
        self.tree, self.kind, self.rolled, self.parts = tree, kind, rolled, parts
        self.first, self.grounded = first, grounded
        self.kept: dict[str, int] = {}
        self._left: tuple[Any, ...] = ()
        self._known: list[Number] = []
        self.steps = [self._step(number) for number in range(len(rolled.passes))]

    def _step(self, number: int) -> TracedStep:
        """The step of one pass; of its results for the link itself only the numbers that are kept."""
        each, gives = self.rolled.passes[number], self.rolled.gives[number]
        start, last = each.start(self.tree), number + 1 == len(self.rolled.passes)
        width, alone = len(numbers_of(start)), self.grounded and not each.rootward
        pair = self.kind.link.pair
        own: dict[str | int, Any] = {"q": len(pair.coordinates), "v": len(pair.freedoms)}
        given_parts = {name: part for name, part in self.parts.items() if not part.output}
        inputs = {"row": self.kind.row_size}
        inputs |= {name: part.size or own.get(part.stride, part.stride) for name, part in given_parts.items()}
        inputs |= self.kept | dict.fromkeys(self.rolled.totals, 1)
        inputs |= {MET: width} if width and not alone else {}
        inputs |= {PASSED: width} if width and each.rootward and not self.first else {}
        outputs: dict[str, tuple[int, ...]] = {}  # filled as the step is run
        found: list[Any] = []

        def function(**operands: Array) -> Any:
            link, rotor, elements = link_from(self.kind, operands["row"])
            named = {name: operands[name] for name in (*self.parts, *BETWEEN) if name in operands}
            if self.kind.follows:
                named |= {name: x * link.ratio for name, x in named.items() if name in ("q", "v", "a")}
                named |= {name: x + link.offset for name, x in named.items() if name == "q"}
            given = StepOperands(named, rotor, self.tree.gravity, elements, self.grounded)
            met = start if alone or not width else like(start, operands[MET])
            kept = [like(x, array([known.found(operands) for known in self._known])) for x in self._left]
            passed, left = each.step(link, given, met, *kept)
            results = {} if last else {KEPT + str(number): left}
            results |= {PASSED: passed} if width and not (self.grounded and each.rootward) else {}
            results |= gives(link, given, left)
            found[:] = [left]
            values = []
            for name, x in results.items():
                x = numbers_of(x)
                values.append(x + operands[name] if name in operands and name not in self.parts else x)
                outputs[name] = (len(x),)
            return tuple(values) if len(values) > 1 else values[0]

        program = trace(function, {name: (size,) for name, size in inputs.items()}, outputs, "step")
        self._left = tuple(found)
        return self._spared(TracedStep(program, inputs, {name: size for name, (size,) in outputs.items()}))

    def _spared(self, step: TracedStep) -> TracedStep:
        """The step without results for the link that are known otherwise."""
        program, end = step.program, 0
        origins = [(name, k) for name, size in step.inputs.items() for k in range(size)]
        left: list[int] = []
        outputs: dict[str, int] = {}
        for name, size in step.outputs.items():
            values, end = list(program.outputs[end : end + size]), end + size
            if name.startswith(KEPT):
                self._known, values = self._needed(program, name, values, origins)
            if name.startswith(KEPT) or name in BETWEEN:
                self.kept[name] = len(values)
            outputs |= {name: len(values)} if values else {}
            left += values
        return _compact(TracedStep(prune(replace(program, outputs=left)), step.inputs, outputs))

    def _needed(
        self, program: Program, name: str, values: Sequence[int], origins: Sequence[tuple[str, int]]
    ) -> tuple[list[Number], list[int]]:
        """How the numbers of a value are known, and those to be kept for it."""
        numbers: list[Number] = []
        kept: dict[int, int] = {}
        for value in values:
            operation, arguments, constant = program.instructions[value]
            sign = 1
            if operation == "neg":
                sign, value = -1, arguments[0]
                operation, _, constant = program.instructions[value]
            operand, index = origins[int(constant)] if operation == "input" else ("", 0)
            if operation == "constant":
                numbers.append(Number("", constant=sign * constant))
            elif operand == "row" or operand in self.parts or operand.startswith(KEPT):
                numbers.append(Number(operand, index, sign))
            else:
                numbers.append(Number(name, kept.setdefault(value, len(kept)), sign))
        return numbers, list(kept)


def _compact(step: TracedStep) -> TracedStep:
    """The step without operands that it does not use."""
    instructions = step.program.instructions
    used = {argument for each in instructions for argument in each.arguments} | set(step.program.outputs)
    inputs: dict[str, int] = {}
    index: list[int] = []
    at = 0
    for name, size in step.inputs.items():
        wanted = any(k in used for k in range(at, at + size))
        index += range(sum(inputs.values()), sum(inputs.values()) + size) if wanted else [-1] * size
        inputs |= {name: size} if wanted else {}
        at += size
    count = sum(inputs.values())
    index += range(count, count + len(instructions) - at)
    kept = [
        each._replace(
            arguments=tuple(index[k] for k in each.arguments), constant=float(index[n]) if n < at else each.constant
        )
        for n, each in enumerate(instructions)
        if index[n] >= 0
    ]
    program = replace(step.program, inputs=count, instructions=kept, outputs=[index[k] for k in step.program.outputs])
    return TracedStep(program, inputs, step.outputs)
