"""A program over a tree that is too large to write out link by link: sweeps, with one step for each kind of link.

A *sweep* visits the links from the root to the leaves or back; at each it runs the step of the link's kind, a small
straight program. A *walk* follows a list of lines instead, whatever they belong to. What steps leave for each other
lies in *records*, one for each link and one for the ground. Numbers that belong to a link, such as its inertia, are not
baked into the code but stand in a row of a table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Floats
from poinsot.programs.front_loops import FrontLoop
from poinsot.programs.program import Program
from poinsot.records import NamedTuple, dataclass, field

ROW, OWN, PARENT, GROUND, INPUT, OUTPUT = "row", "own", "parent", "ground", "input", "output"
SHARED, SLOT = "shared", "slot"
WHOLE = -1  # the column of places that do not depend on a link
KIND, RECORD, PARENT_RECORD, FIRST_COLUMN = range(4)


class OperandPlace(NamedTuple):
    """Where a step finds or leaves the numbers of one operand.

    base     ROW: the link's row of the table, or of operand 1 the row of which the link's ``column`` is the number;
             OWN, PARENT, GROUND: a record; SLOT: among the records, from where the link's ``column`` says;
             INPUT, OUTPUT: operand number ``operand`` of the kernel, from where the link's ``column`` says;
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
class Sweep:
    """One walk over all links, with a step by kind: in the order of the links, or ``rootward`` against it."""

    steps: Mapping[int, LinkStep]
    rootward: bool = False


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


Sweeping: TypeAlias = Sweep | Walk | Once | Stage


@dataclass(frozen=True)
class Recursion:
    """Sweeps one after the other, and the work done once between them.

    links    per link: its kind, the starts of its record and of its parent's, then the columns that places refer to
    rows     per link: the numbers of its own
    record   how many numbers all records hold together; that of the ground stands first
    ground   place → number: what the record of the ground holds at the start
    results  places in it that are the numbers of the first output at the end, as many as that has
    shared   how many numbers are kept beside the records
    cleared  first and number of runs in records that are zero at the start
    Invariant   parents come before their children; where a step leaves numbers in places that it also takes numbers
                from, as sums, it takes each for no other purpose than its successor
    """

    sweeps: Sequence[Sweeping]
    links: NDArray[np.int32]
    rows: Floats
    record: int
    ground: Mapping[int, float]
    results: Sequence[int] = ()
    shared: int = 0
    cleared: Sequence[tuple[int, int]] = ()

    @property
    def operations(self) -> int:
        """The number of operations of all steps that are run."""
        count = np.bincount(self.links[:, KIND]).tolist()
        total = 0
        for sweep in self.sweeps:
            if isinstance(sweep, Once):
                total += sweep.step.program.operations
            elif not isinstance(sweep, Sweep):
                total += sweep.operations
            else:
                total += sum(step.program.operations * count[kind] for kind, step in sweep.steps.items())
        return total

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
            if not isinstance(sweep, Sweep):
                text += [f"# sweep {number}, loops", sweep.listing()]
                continue
            for kind, step in sweep.steps.items():
                way = "leaves to root" if sweep.rootward else "root to leaves"
                text += [f"# sweep {number}, {way}, links of kind {kind}", _listing(step)]
        return "\n".join(text)


def _listing(step: LinkStep | FrontLoop) -> str:
    if isinstance(step, FrontLoop):
        return step.listing()
    return step.program.listing(_numbers("i", step.inputs), _numbers("o", step.outputs))


def _numbers(letter: str, places: Sequence[OperandPlace]) -> list[str]:
    return [f"{letter}{k}.{each.base}[{j}]" for k, each in enumerate(places) for j in range(each.size)]
