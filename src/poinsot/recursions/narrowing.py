"""Which numbers of records are constants, and which are asked for: no others have to lie anywhere.

What a step gives is found by running it on what is known of its operands. A number of a family of records is a constant
if every line that gives it gives this constant: the least fixed point over all lines, where sums begin at zero. It is
asked for if an output of the kernel depends on it: the least fixed point backwards. Of mechanisms in a plane, a third
of the numbers and of the operations is left.
Law: the same numbers, but for rounding, as with whole records, tests/systems/test_rolled_loops.py.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set

import numpy as np

from poinsot.algebra.arrays import Ints
from poinsot.errors import CompilerError
from poinsot.multibody.front_names import LINK, RecordNames, StepLines
from poinsot.programs.recursion import SLOT
from poinsot.records import NamedTuple
from poinsot.recursions.line_places import OWN_ROW, Copy, Numbers
from poinsot.recursions.line_steps import LineSteps, VaryingStep

Cell = tuple[str, int]
"""Records of a family in places of a kind."""


class ResultPlace(NamedTuple):
    """Where lines leave a result: the place, which operand lies there (−1: none), and whether it is the first to."""

    place: int
    source: int
    new: bool


class StepBatch(NamedTuple):
    """Lines of a batch that one step serves, by number in it: of which kind of links or closures, and their places."""

    batch: StepLines
    which: Ints
    of: int
    takes: Sequence[int]
    gives: Sequence[ResultPlace]


class Narrowing:
    """The constants of records, found forwards, and the numbers asked of them, found backwards.

    free   families whose records lie nowhere yet; others are whole
    """

    def __init__(self, steps: LineSteps, sections: Sequence[Sequence[StepBatch]], free: Set[str]) -> None:
        self.steps, self.sections, self.free = steps, sections, free
        self.known: dict[Cell, Numbers] = {}
        self.asked: dict[Cell, set[int]] = {}
        self.failed = False
        self.beside = _beside(sections, free)

    # ------------------------------------------------------------------------------------------------------ constants

    def begin(self, family: str, numbers: Ints) -> None:
        """Records of this family are zero at first."""
        for place in np.unique(self.steps.families[family].slot[numbers + 1]).tolist() if family in self.free else ():
            self._join((family, place), tuple(0.0 for _ in self.steps.lying(place)))

    def vary(self, family: str) -> None:
        """All numbers of records of this family vary."""
        for place in np.unique(self.steps.families[family].slot[1:]).tolist():
            self.known[family, place] = (None,) * len(self.steps.lying(place))

    def find(self) -> None:
        """All constants, then all that is asked for."""
        while self._once():
            pass
        if self.failed:
            for family in self.steps.passing:
                self.vary(family)
            while self._once():
                pass
        while self._asked_once():
            pass

    def _once(self) -> bool:
        """Go through all sections, until nothing changes in each; whether anything did."""
        changed = self.failed = False
        for section in self.sections:
            while self._through(section):
                changed = True
        return changed

    def _through(self, section: Sequence[StepBatch]) -> bool:
        changed = False
        for line in section:
            traced = self._guessed(line)
            if traced:
                for n, cell in self._given(line):
                    if cell:
                        there = self.beside.get(cell[0], frozenset())
                        known = (
                            copy if isinstance(copy := traced.copies[k], Copy) and copy.of in there else traced.fixed[k]
                            for k in traced.every(n)
                        )
                        changed |= self._join(cell, tuple(known))
        return changed

    def _join(self, cell: Cell, found: Numbers) -> bool:
        before = self.known.get(cell)
        after = found if before is None else tuple(x if x == y else None for x, y in zip(before, found, strict=True))
        self.known[cell] = after
        return after != before

    def _guessed(self, line: StepBatch) -> VaryingStep | None:
        """The same, or None where the step has no value on these constants, as of links without inertia before others
        have added theirs."""
        try:
            with np.errstate(all="ignore"):
                return self.traced(line)
        except CompilerError:
            self.failed = True
            return None

    def traced(self, line: StepBatch) -> VaryingStep | None:
        """The step of such lines on known numbers; None where it takes a number that no line has given yet."""
        known = [self._numbers(*each) for each in zip(line.batch.takes, line.takes, strict=True)]
        if line.batch.words is not None or None in known:
            return None
        kind, many = (line.batch.of, line.of), len(line.batch.gives)
        families = [x.family if x.family in self.beside else "" for x in line.batch.takes]
        return self.steps.traced(line.batch.step, kind, line.takes, known, many, families)  # type: ignore[arg-type]

    def _numbers(self, names: RecordNames, place: int) -> Numbers | None:
        cell = self.cell(names, place)
        return self.known.get(cell) if cell else self.steps.full(self.steps.places[place][2])

    def cell(self, names: RecordNames, place: int) -> Cell | None:
        """The cell of records in such a place; None of those that are whole, or stand for others."""
        return (names.family, place) if names.family in self.free and self.steps.places[place][0] == SLOT else None

    def _given(self, line: StepBatch) -> Iterator[tuple[int, Cell | None]]:
        for n, (names, to) in enumerate(zip(line.batch.gives, line.gives, strict=True)):
            yield n, self.cell(names, to.place)

    # ------------------------------------------------------------------------------------------------------- asked for

    def _asked_once(self) -> bool:
        changed = False
        for section in reversed(self.sections):
            for line in reversed(section):
                traced = self.traced(line)
                if traced is None:
                    continue
                asked = traced.asked(self.wanted(line, traced))
                for names, place, numbers in zip(line.batch.takes, line.takes, asked, strict=True):
                    cell = self.cell(names, place)
                    if cell and not self.asked.setdefault(cell, set()).issuperset(numbers):
                        self.asked[cell].update(numbers)
                        changed = True
        return changed

    def wanted(self, line: StepBatch, traced: VaryingStep) -> list[int]:
        """The numbers of all results that such lines have to leave."""
        found: list[int] = []
        for n, cell in self._given(line):
            every = traced.every(n)
            found += every if cell is None else [every[k] for k in self.kept(cell)]
        return found

    def kept(self, cell: Cell) -> tuple[int, ...]:
        """The numbers that vary and are asked for."""
        asked = self.asked.get(cell, set())
        return tuple(k for k, x in enumerate(self.known[cell]) if x is None and k in asked)


def _beside(sections: Sequence[Sequence[StepBatch]], free: Set[str]) -> dict[str, frozenset[str]]:
    """Families with records that are given once and taken at their own links alone: for each, what all lines that take
    it also take of the link: its row, and others of these families."""
    batches = {id(line.batch): line.batch for section in sections for line in section}.values()
    own, given = {*free}, set[str]()
    for each in batches:
        for names in (*each.takes, *each.gives):
            if each.of != LINK or not np.array_equal(names.number, each.number):
                own.discard(names.family)
        own -= given & {names.family for names in each.gives}
        given |= {names.family for names in each.gives}
    found: dict[str, frozenset[str]] = {}
    for each in batches:
        there = frozenset({OWN_ROW, *(names.family for names in each.takes)}) & {OWN_ROW, *own}
        for family in there - {OWN_ROW}:
            found[family] = found.get(family, there) & there
    return {family: there - {family} for family, there in found.items()}
