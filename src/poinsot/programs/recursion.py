"""A program over a tree that is too large to write out link by link: walks, with one step for each kind of line.

A *walk* follows a list of lines; at each it runs a step, a small straight program, whatever it belongs to. What steps
leave for each other lies in *records*. Numbers that belong to a link, such as its inertia, are not baked into the code
but stand in a row of a table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Floats
from poinsot.programs.dense_loops import FrontLoop
from poinsot.programs.program import Program
from poinsot.records import NamedTuple, dataclass, field

ROW, GROUND, INPUT, OUTPUT, SHARED, SLOT = "row", "ground", "input", "output", "shared", "slot"
WHOLE = -1  # the column of places that do not depend on a line


class OperandPlace(NamedTuple):
    """Where a step finds or leaves the numbers of one operand.

    base     ROW: the line's row of the table, or of operand 1 the row of which the line's ``column`` is the number;
             GROUND: the beginning of all records; SLOT: among them, from where the line's ``column`` says;
             INPUT, OUTPUT: operand number ``operand`` of the kernel, from where the line's ``column`` says;
             SHARED: the numbers that belong to no record, likewise
    offset   numbers from there to the first
    stride   numbers from each to the next
    """

    base: str
    offset: int
    size: int
    operand: int = 0
    column: int = 0
    stride: int = 1


@dataclass(frozen=True)
class LinkStep:
    """The work at a link of one kind: a program, and the places of its operands.

    sums   pairs of an input and an output, by number, that may lie in the same place: a sum and the sum with more in
           it; such inputs are taken before anything is left
    """

    program: Program
    inputs: Sequence[OperandPlace]
    outputs: Sequence[OperandPlace]
    sums: Sequence[tuple[int, int]] = ()


@dataclass(frozen=True)
class Walk:
    """Steps in the order of a list of lines, each with its row and columns.

    lines    line after line: the number of its step, its row of the table, the columns of the step's places
    columns  how many columns a step has, by its number; count: how many lines
    ahead    whether all that angles are made from is there before the first line, so that they are taken side by side
    lists    index lists of loops over fronts
    """

    steps: Mapping[int, LinkStep | FrontLoop]
    lines: NDArray[np.int32]
    columns: Mapping[int, int]
    count: Sequence[int]
    ahead: bool = False
    lists: NDArray[np.int32] = field(default_factory=lambda: np.zeros(1, dtype=np.int32))

    @property
    def operations(self) -> int:
        """The number of operations of the steps of all lines, without those of loops over fronts."""
        return sum(
            step.program.operations * self.count[kind]
            for kind, step in self.steps.items()
            if isinstance(step, LinkStep)
        )


@dataclass(frozen=True)
class Once:
    """A step done once for the whole tree; its places are in operands, by the column WHOLE, and from the ground on."""

    step: LinkStep


class Stage(Protocol):
    """Loops over the shared numbers: work between links instead of at each. How they run, renderers know."""

    @property
    def operations(self) -> int:
        """The number of operations of one sample."""

    def listing(self) -> str:
        """The stage as text."""


Sweeping: TypeAlias = Walk | Once | Stage


@dataclass(frozen=True)
class Recursion:
    """Walks one after the other, and the work done once between them.

    rows     the numbers that lines name by row
    record   how many numbers all records hold together
    shared   how many numbers are kept beside the records
    cleared  first and number of runs in records that are zero at the start
    Invariant   where a step leaves numbers in places that it also takes numbers from, as sums, it takes each for no
                other purpose than its successor
    """

    sweeps: Sequence[Sweeping]
    rows: Floats
    record: int
    shared: int = 0
    cleared: Sequence[tuple[int, int]] = ()

    @property
    def operations(self) -> int:
        """The number of operations of all steps that are run."""
        return sum(each.step.program.operations if isinstance(each, Once) else each.operations for each in self.sweeps)

    def listing(self, inputs: Sequence[str], outputs: Sequence[str]) -> str:
        """The steps as text, with the operands of each as i<operand>[…] and o<operand>[…]."""
        text = []
        for number, sweep in enumerate(self.sweeps):
            if isinstance(sweep, Once):
                text += [f"# sweep {number}, once", _listing(sweep.step)]
                continue
            if isinstance(sweep, Walk):
                text += [f"# sweep {number}, step {kind}\n{_listing(step)}" for kind, step in sweep.steps.items()]
                continue
            text += [f"# sweep {number}, loops", sweep.listing()]
        return "\n".join(text)


def _listing(step: LinkStep | FrontLoop) -> str:
    if isinstance(step, FrontLoop):
        return step.listing()
    return step.program.listing(_numbers("i", step.inputs), _numbers("o", step.outputs))


def _numbers(letter: str, places: Sequence[OperandPlace]) -> list[str]:
    return [f"{letter}{k}.{each.base}[{j}]" for k, each in enumerate(places) for j in range(each.size)]
