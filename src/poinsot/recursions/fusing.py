"""Loops over large trees made cheaper: steps fused, and records narrowed to the numbers that are asked for.

What one of them leaves for the next then stays in registers, and places that lie at a fixed distance are said once.
A stretch of lines is fused with all others that have the same steps in the same order, if there are enough; columns
whose numbers differ by a constant in all of these are one column. Where different columns may lie on each other, one of
them written, a stretch stays as it is.
Law: the same numbers as line by line, tests/systems/test_narrow_records.py.

What a step gives is found by running it on what is known of its operands. A number of a family of records is a constant
if every line that gives it gives this constant: the least fixed point over all lines, where sums begin at zero. It is
asked for if an output of the kernel depends on it: the least fixed point backwards. Of mechanisms in a plane, a third
of the numbers and of the operations is left.
Law: the same numbers, but for rounding, as with whole records, tests/systems/test_rolled_loops.py.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from dataclasses import replace
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Bools, Ints
from poinsot.errors import CompilerError
from poinsot.multibody.canonical import members_of
from poinsot.multibody.front_names import LINK, RecordNames, StepLines
from poinsot.programs.program import Instruction, Program, prune
from poinsot.programs.recursion import INPUT, OUTPUT, ROW, SLOT, LinkStep, OperandPlace, Walk
from poinsot.records import NamedTuple
from poinsot.recursions.line_places import OWN_ROW, Copy, Numbers
from poinsot.recursions.line_steps import LineSteps, VaryingStep

FEWEST, WORTH = 16, 120  # stretches that are worth a step: so many, which save no smaller a share of all lines
MOST_LINES, MOST_OPERATIONS = 64, 800
_FAR = 64  # numbers by which columns differ that do not lie on each other
_NEAR = 8  # numbers that may lie between two that are taken as one operand

Space: TypeAlias = tuple[str, int]
"""A base and the number of its operand."""


class Cell(NamedTuple):
    """The place of a number: its space, and its offset from a column's entry."""

    space: Space
    column: int
    at: int


def fused(walk: Walk, begins: Ints, cuts: Ints, width: int) -> Walk:
    """The walk with stretches of lines fused.

    begins, cuts   where lines begin among the words, and where stretches do among lines; width: numbers of a row
    """
    if not len(begins):
        return walk
    kinds = walk.lines[begins].astype(np.int64)
    lengths = np.diff(np.append(cuts, len(begins)))
    place = np.arange(len(kinds)) - np.repeat(cuts, lengths)
    rng = np.random.default_rng(0)
    mark = rng.integers(1, 2**62, (len(walk.columns), MOST_LINES + 1))
    sums = np.add.reduceat(mark[kinds, np.minimum(place, MOST_LINES)], cuts)
    fits = (lengths > 1) & (lengths <= MOST_LINES)
    _, number = np.unique(sums[fits], return_inverse=True)
    steps, columns, counts = {**walk.steps}, {**walk.columns}, [*walk.count]
    size = np.array([2 + columns[k] for k in range(len(columns))], dtype=np.int64)[kinds]
    found: list[tuple[Ints, Ints, Ints]] = []
    waiting = [cuts[fits][which] for which in members_of(number)]
    while waiting:
        firsts = waiting.pop()
        many = int(lengths[np.searchsorted(cuts, firsts[0])])
        if len(firsts) < FEWEST or len(firsts) * (many - 1) * WORTH < len(kinds):
            continue
        own = kinds[firsts[0] : firsts[0] + many].tolist()
        said = np.concatenate(
            [walk.lines[begins[firsts + n][:, None] + np.arange(1, 2 + columns[kind])] for n, kind in enumerate(own)],
            axis=1,
        ).astype(np.int64)
        made = _Fusing.of(walk, own, said, width)
        if made is None:
            continue
        step, used, lying, apart = made
        if not apart.all():  # columns that are the same in some places only: those of one pattern at a time
            patterns = members_of(_same(said[:, lying]))
            if len(patterns) > 1:
                waiting += [firsts[which] for which in patterns]
                continue
            firsts, said = firsts[apart], said[apart]
        if not len(firsts):
            continue
        kind = len(counts)
        steps[kind], columns[kind] = step, len(used)
        counts.append(len(firsts))
        for k in own:
            counts[k] -= len(firsts)
        found.append((firsts, np.full(len(firsts), kind), said[:, used]))
        for n in range(1, len(own)):
            size[firsts + n] = 0
        size[firsts] = 2 + len(used)
    if not found:
        return walk
    words = _moved(walk.lines, begins, size, found)
    return replace(
        walk, lines=words, count=counts, steps={k: x for k, x in steps.items() if counts[k]}, columns=columns
    )


def _moved(words: NDArray[np.int32], begins: Ints, size: Ints, found: Sequence[tuple[Ints, Ints, Ints]]) -> Any:
    """The words of lines that stay, where they are now, and those of fused ones."""
    to = np.cumsum(size) - size
    lengths = np.diff(np.append(begins, len(words)))
    stays = size == lengths
    stays[np.concatenate([firsts for firsts, _, _ in found])] = False
    after = np.empty(int(size.sum()), dtype=np.int32)
    after[np.repeat(stays, size)] = words[np.repeat(stays, lengths)]
    for firsts, kind, said in found:
        at = to[firsts]
        after[at], after[at + 1] = kind, 0
        for n, each in enumerate(said.T):
            after[at + 2 + n] = each
    return after


class _Fusing:
    """The step of a stretch of lines, found by following them once."""

    def __init__(self) -> None:
        self.instructions: list[Instruction] = []
        self.known: dict[Any, int] = {}
        self.taken: dict[Cell, int] = {}
        self.lying: dict[Cell, int] = {}
        self.written: dict[Cell, int] = {}

    @classmethod
    def of(
        cls, walk: Walk, kinds: Sequence[int], said: Ints, width: int
    ) -> tuple[LinkStep, list[int], list[int], Bools] | None:
        """The step for lines of these kinds, one after the other, with the row and columns of each place; the columns
        that it takes of these, those of them that say where records lie, and where it may be taken. None where there is
        no such step."""
        steps = [walk.steps[k] for k in kinds]
        if not all(isinstance(x, LinkStep) and _plain(x) for x in steps):
            return None
        if sum(x.program.operations for x in steps if isinstance(x, LinkStep)) > MOST_OPERATIONS:
            return None
        column, at = _classes(said)
        made, start = cls(), 0
        for step, kind in zip(steps, kinds, strict=True):
            assert isinstance(step, LinkStep)
            made.follow(step, column[start:], at[start:], width)
            start += 1 + walk.columns[kind]
        step, used = made.step()
        lying = {cell.column for cell in (*made.taken, *made.written) if cell.space[0] in (SLOT, OUTPUT)}
        return step, used, sorted(lying), made.apart(said)

    def follow(self, step: LinkStep, column: Ints, at: Ints, width: int) -> None:
        """Do as a step does, with the same row and columns."""
        values: list[int] = []
        for place in step.inputs:
            for k in range(place.size):
                cell = _cell(place, k, column, at, width)
                if cell not in self.lying:
                    self.taken[cell] = self.lying[cell] = self._emit(Instruction("input", (), len(self.taken)))
                values.append(self.lying[cell])
        index: list[int] = []
        for operation, arguments, constant in step.program.instructions:
            if operation == "input":
                index.append(values[int(constant)])
            else:
                index.append(self._emit(Instruction(operation, tuple([index[x] for x in arguments]), constant)))
        results = iter(step.program.outputs)
        for place in step.outputs:
            for k in range(place.size):
                cell = _cell(place, k, column, at, width)
                self.lying[cell] = self.written[cell] = index[next(results)]

    def _emit(self, instruction: Instruction) -> int:
        if instruction not in self.known or instruction.operation == "input":
            self.known[instruction] = len(self.instructions)
            self.instructions.append(instruction)
        return self.known[instruction]

    def apart(self, said: Ints) -> Bools:
        """Where nothing that is written may lie on what another column says."""
        good = np.ones(len(said), dtype=bool)
        every = [*_runs(sorted({*self.taken, *self.written}), _NEAR)]
        for space, column, low, high in _runs(sorted(self.written), _NEAR):
            for other, beside, start, end in every:
                if other == space and beside != column:
                    apart = said[:, column] - said[:, beside]
                    good &= (apart + low > end) | (apart + high < start)
        return good

    def step(self) -> tuple[LinkStep, list[int]]:
        """The step, and the columns that it has of all that were said."""
        used: dict[int, int] = {}
        inputs, taken = self._places(self.taken, used, _NEAR)
        outputs, left = self._places(self.written, used, 1)
        given = {k: n for n, cell in enumerate(taken) if (k := self.taken.get(cell, -1)) >= 0}
        index, more = given, len(taken)
        kept = [Instruction("input", (), n) for n in range(more)]
        for k, (operation, arguments, constant) in enumerate(self.instructions):
            if operation != "input":
                index[k] = len(kept)
                kept.append(Instruction(operation, tuple([index[x] for x in arguments]), constant))
        program = prune(Program(more, kept, [index[self.written[cell]] for cell in left]))
        sums = [
            (i, o)
            for i, x in enumerate(inputs)
            for o, y in enumerate(outputs)
            if (x.base, x.operand, x.column) == (y.base, y.operand, y.column)
        ]
        return LinkStep(program, inputs, outputs, sums), [*used]

    @staticmethod
    def _places(cells: dict[Cell, int], used: dict[int, int], near: int) -> tuple[list[OperandPlace], list[Cell]]:
        """Operands in which these cells lie, and all cells of these, one after the other."""
        places, every = [], []
        for (base, operand), column, first, last in _runs(sorted(cells), near):
            number = used.setdefault(column, len(used))
            places.append(OperandPlace(base, first, last + 1 - first, operand + (base == ROW), number))
            every += [Cell((base, operand), column, k) for k in range(first, last + 1)]
        return places, every


def _runs(cells: Sequence[Cell], near: int) -> Iterator[tuple[Space, int, int, int]]:
    """Cells in order as runs: space, column, first and last."""
    start = before = None
    for cell in cells:
        if before is None or start is None or cell[:2] != before[:2] or cell.at - before.at > near:
            if start is not None and before is not None:
                yield start.space, start.column, start.at, before.at
            start = cell
        before = cell
    if start is not None and before is not None:
        yield start.space, start.column, start.at, before.at


def _plain(step: LinkStep) -> bool:
    """True if all operands of a step are numbers one after the other, and it computes no angles."""
    places = [*step.inputs, *step.outputs]
    return all(x.base in (ROW, SLOT, INPUT, OUTPUT) and x.stride == 1 for x in places) and not any(
        each.operation in ("sin", "cos") for each in step.program.instructions
    )


def _cell(place: OperandPlace, k: int, column: Ints, at: Ints, width: int) -> Cell:
    """Where number k of an operand lies: the first of columns is the row."""
    n = 0 if place.base == ROW else 1 + place.column
    return Cell((place.base, place.operand), int(column[n]), int(at[n]) * (width if n == 0 else 1) + place.offset + k)


def _same(said: Ints) -> Ints:
    """Of every place a number that tells which columns lie near each other there, and how."""
    count, many = said.shape
    order = np.argsort(said, axis=1, kind="stable")
    inner = np.take_along_axis(said, order, axis=1)
    begins = np.flatnonzero(np.diff(inner, axis=1, prepend=inner[:, :1] - _FAR - 1) > _FAR)
    lengths = np.diff(np.append(begins, count * many))
    first = np.repeat(np.minimum.reduceat(order.ravel(), begins), lengths).reshape(count, many)
    above = inner - np.repeat(inner.ravel()[begins], lengths).reshape(count, many)
    pattern = np.empty_like(said)
    np.put_along_axis(pattern, order, first * (_FAR * many + 1) + above, axis=1)
    marks = np.random.default_rng(2).integers(1, 2**62, many)
    found: Ints = np.unique(pattern @ marks, return_inverse=True)[1]
    return found


def _classes(said: Ints) -> tuple[Ints, Ints]:
    """Of every column the first from which it differs by a constant, and this constant."""
    moved = said - said[0]
    marks = np.random.default_rng(1).integers(1, 2**62, len(said))
    _, first, number = np.unique(marks @ moved, return_index=True, return_inverse=True)
    column = first[number]
    same = (moved == moved[:, column]).all(axis=0)
    column = np.where(same, column, np.arange(len(column)))
    return column, said[0] - said[0, column]


NumberOf = tuple[str, int]
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
        self.known: dict[NumberOf, Numbers] = {}
        self.asked: dict[NumberOf, set[int]] = {}
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

    def _join(self, cell: NumberOf, found: Numbers) -> bool:
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

    def cell(self, names: RecordNames, place: int) -> NumberOf | None:
        """The cell of records in such a place; None of those that are whole, or stand for others."""
        return (names.family, place) if names.family in self.free and self.steps.places[place][0] == SLOT else None

    def _given(self, line: StepBatch) -> Iterator[tuple[int, NumberOf | None]]:
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

    def kept(self, cell: NumberOf) -> tuple[int, ...]:
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
