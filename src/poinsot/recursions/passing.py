"""What steps of a large tree leave for each other, and the steps traced with it, for links of one kind.

What a link leaves for itself, for a later pass, is kept in its record; but only such of its numbers as cannot be known
otherwise: constants, numbers of the link's row or of the kernel's inputs, and repeated numbers are not kept. What it
leaves for its children, and what it adds to the sums of its parent's children, lies in slots, see `recursions.slots`.

    operands of a step   row; q, v, …: parts of the kernel's operands;  X kept: in the link's own record;
                         X_parent, X_down: what the parent leaves for its children, and the link for its own;
                         X_children: what the link's children have added up;  X_sum, X_total: sums to be added to
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np

from poinsot.algebra.arrays import Array, array, concatenate, zeros
from poinsot.compiler.program import Program, prune
from poinsot.compiler.tracing import trace
from poinsot.multibody.steps import Pass
from poinsot.multibody.tree import Tree
from poinsot.recursions.records import FORMS, ROW_SIZE, Form, Kind, link_from

KEPT = " kept"
Sizes = Mapping[str, int]


class Part(NamedTuple):
    """The numbers of a kernel's operand that belong to a link: its own in q or in v, or ``stride`` for every link."""

    operand: int
    stride: str | int
    start: int = 0
    output: bool = False


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
    inputs: Sizes
    outputs: Sizes


class Names:
    """The names of an algorithm's values by how they are passed on, without what is added to them for that.

    changed  names of values that something else changes between passes, so that all their numbers are kept
    """

    def __init__(self, passes: Sequence[Pass], parts: Mapping[str, Part], changed: Collection[str] = ()) -> None:
        self.passes, self.parts, self.changed = passes, parts, changed
        takes = dict.fromkeys(name for each in passes for name in each.takes)
        gives = dict.fromkeys(name for each in passes for name in each.gives)
        self.own = [name for name in gives if name in takes and name not in parts]
        self.down = [name.removesuffix("_parent") for name in takes if name.endswith("_parent")]
        self.sums = [name.removesuffix("_sum") for name in gives if name.endswith("_sum")]
        self.totals = [name.removesuffix("_total") for name in gives if name.endswith("_total")]


def form_of(name: str) -> Form:
    """The form of the values of a name, whatever is added to it."""
    return FORMS[name.partition("_")[0]]


class LinkSteps:
    """The steps of all passes for links of one kind, traced one after the other.

    first   whether these links are the first to add to sums of their parents' children
    known   name → how each number of the value that a link has left for itself is known
    kept    name → how many of them lie in the link's record
    """

    def __init__(self, tree: Tree, kind: Kind, names: Names, first: bool) -> None:
        self.tree, self.kind, self.names = tree, kind, names
        self.added = ("_total",) if first else ("_sum", "_total")
        self.known: dict[str, list[Number]] = {}
        self.kept: dict[str, int] = {}
        self.steps = [self._step(each) for each in names.passes]

    def _size(self, operand: str) -> int:
        """How many numbers an operand holds."""
        pair = self.kind.link.pair
        if operand == "row":
            return ROW_SIZE
        if operand in self.names.parts:
            stride = self.names.parts[operand].stride
            return stride if isinstance(stride, int) else len(pair.coordinates if stride == "q" else pair.freedoms)
        if operand.endswith(KEPT):
            return self.kept[operand.removesuffix(KEPT)]
        return form_of(operand).size(pair)

    def _sizes(self, operands: Iterable[str]) -> dict[str, int]:
        return {name: self._size(name) for name in dict.fromkeys(operands)}

    def _step(self, each: Pass) -> TracedStep:
        """The step of one pass; of what it leaves for the link itself only those numbers that are kept."""
        names, given = self.names, self._given(each)
        inputs = self._sizes([*self._taken(each), *(name for name in given if name.endswith(self.added))])
        outputs = self._sizes(name for name in given)

        def function(**operands: Array) -> Any:
            values = self._values(each, operands)
            numbers = []
            for name in given:
                x = values[name.removesuffix("_down")]
                x = concatenate([x]) if name in names.parts else form_of(name).numbers(x)
                numbers.append(x + operands[name] if name in operands else x)
            return tuple(numbers) if len(numbers) > 1 else numbers[0]

        taken, left = ({name: (size,) for name, size in sizes.items()} for sizes in (inputs, outputs))
        return self._spared(TracedStep(trace(function, taken, left, each.step.__name__), inputs, outputs))

    def _taken(self, each: Pass) -> list[str]:
        """The operands that hold what a step takes."""
        operands = ["row"]
        for name in each.takes:
            if name in self.names.parts or name.endswith("_parent"):
                operands.append(name)
            operands += [number.operand for number in self.known.get(name, ()) if number.operand]
            operands += [f"{name}_children"] if f"{name}_sum" in each.gives else []
        return operands

    def _given(self, each: Pass) -> list[str]:
        """The operands for what a step gives."""
        names, operands = self.names, []
        for name in each.gives:
            if name in names.parts or name in names.own or name.endswith(("_sum", "_total")):
                operands.append(name)
            operands += [f"{name}_down"] if name in names.down else []
        return operands

    def _values(self, each: Pass, operands: Mapping[str, Array]) -> dict[str, Any]:
        """What the step gives, by name."""
        link, rotor = link_from(self.kind, operands["row"])
        known: dict[str, Any] = {"rotor": rotor, "gravity": np.asarray(self.tree.model.gravity, dtype=float)}
        for name in each.takes:
            if name in self.names.parts:
                known[name] = operands[name]
            elif name.endswith("_parent"):
                known[name] = form_of(name).value(operands[name])
            elif name in self.known:
                numbers = array([number.found(operands) for number in self.known[name]])
                known[name] = form_of(name).value(numbers + operands.get(f"{name}_children", 0.0))
        nothing = zeros(len(link.pair.freedoms))
        results = each.step(link, **{name: known.get(name, nothing) for name in each.takes})
        return dict(zip(each.gives, results, strict=True))

    def _spared(self, step: TracedStep) -> TracedStep:
        """The step without leaving for the link itself what is known without."""
        program, names = step.program, self.names
        origins = [(name, k) for name, size in step.inputs.items() for k in range(size)]
        ends = np.cumsum([0, *step.outputs.values()])
        left: list[int] = []
        outputs: dict[str, int] = {}
        for (name, size), start in zip(step.outputs.items(), ends, strict=False):
            values = list(program.outputs[start : start + size])
            if name in names.own and name not in names.changed:
                self.known[name], values = self._needed(program, name, values, origins)
            elif name in names.own:
                self.known[name] = [Number(name + KEPT, k) for k in range(size)]
            if name in names.own:
                self.kept[name] = len(values)
                name += KEPT
            outputs |= {name: len(values)} if values else {}
            left += values
        return TracedStep(prune(replace(program, outputs=left)), step.inputs, outputs)

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
                numbers.append(Number("", constant=constant))
            elif operand == "row" or operand in self.names.parts:
                numbers.append(Number(operand, index, sign))
            else:
                numbers.append(Number(name + KEPT, kept.setdefault(value, len(kept)), sign))
        return numbers, list(kept)
