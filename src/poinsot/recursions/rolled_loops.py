"""Large trees with closed loops: the lines of `multibody.front_lines` as tables that compiled loops follow.

Steps of one kind, with operands of the same make in the same kinds of places, are compiled once; a line is the number
of its step and where its operands lie. So time to compile does not depend on how many loops there are, and what a line
costs is one call. What tells links and closures of a kind apart stands in a table, as in `recursions.rolled`.
Law: as `multibody.front_dynamics`, tests/systems/test_rolled_loops.py.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Bools, Ints
from poinsot.multibody.front_names import LINK, SUMS, RecordNames, Section, StepLines, ranked
from poinsot.multibody.tree import Tree
from poinsot.multibody.tree_numbers import tree_numbers
from poinsot.programs.recursion import ROW, SHARED, SLOT, LinkStep, OperandPlace, Recursion, Sweeping, Walk
from poinsot.records import NamedTuple
from poinsot.recursions.fusing import Narrowing, NumberOf, ResultPlace, StepBatch, fused
from poinsot.recursions.line_places import make_of
from poinsot.recursions.line_steps import LineSteps, VaryingStep

NEVER = np.iinfo(np.int64).max
NEW = -1
"""In place of a place: one that lines give first."""
Ranked = tuple[StepLines, Ints]
"""Lines, and which of all each is."""


class _Kind(NamedTuple):
    """Lines that one step serves.

    takes    the operands that it takes, by number
    gives    of each result the place that it goes to, −1 where it is new, None where nothing of it is kept
    sizes    numbers of each result; fresh: of the new ones; columns: places that a line of it names
    """

    number: int
    takes: Sequence[int]
    gives: Sequence[int | None]
    sizes: Sequence[int]
    fresh: int
    columns: int


class _Lines(NamedTuple):
    """Lines of one kind, and which of all each is."""

    rank: Ints
    of: StepBatch
    kind: _Kind


class Tables(LineSteps):
    """Lines, walk after walk, become tables."""

    # ----------------------------------------------------------------------------------------------------------- walks

    def walk(self, sections: Iterable[Section], ahead: bool = False) -> Walk:
        """The walk that follows these lines, on whole records, which others may read; ahead: whether what angles are
        made from is there before the first."""
        return self._walks([(sections, ahead)], False)[0]

    def walks(self, *asked: tuple[Iterable[Section], bool], often: bool = False) -> list[Walk]:
        """All walks of a kernel, each its sections and ``ahead``: of records that they alone know they keep what varies
        and is asked for. Often: whether they are followed so often, as in runs, that fusing lines is worth its time."""
        return self._walks(asked, True, often)

    def _walks(self, asked: Sequence[tuple[Iterable[Section], bool]], narrow: bool, fuse: bool = False) -> list[Walk]:
        sections: list[list[Ranked]] = []
        begins, total = [], 0
        for own, ahead in asked:
            begins.append((len(sections), total, ahead))
            for section in own:
                sections.append([(each, rank + total) for each, rank in zip(section, ranked(section), strict=True)])
                total += sum(len(each.number) for each in section)
        every = [line for section in sections for line in section]
        first = self._first_given(every)
        free = self._free() if narrow else set()
        for family in self.passing:
            where = self.where(family, -1)
            where.place[1:] = where.slot[1:]
        sums = self._sums(every, first)
        told = [[each for line in section for each in self._told_apart(*line, first)] for section in sections]
        narrowing = Narrowing(self, [[line for _, line in section] for section in told], free)
        for family, numbers in sums:
            narrowing.begin(family, numbers)
        for family in self.passing if self.varied else ():
            narrowing.vary(family)
        narrowing.find()
        places = self._narrowed(narrowing)
        for family, numbers in sums:
            self.keep(family, numbers)
        for family in self.passing:
            self.reserve(family, np.arange(len(self.families[family].at) - 1))
        laid, fresh = [], np.zeros(total, dtype=np.int64)
        ends = [(section, rank) for section, rank, _ in begins[1:]] + [(len(sections), total)]
        for (start, low, ahead), (end, high) in zip(begins, ends, strict=True):
            steps: dict[int, Any] = {}
            known: dict[Any, _Kind] = {}
            lines = [
                _Lines(rank, line, kind)
                for section in told[start:end]
                for rank, line in section
                if (kind := self._kind(line, narrowing, places, known, steps))
            ]
            laid.append((lines, steps, (low, high, ahead)))
            for rank, _, kind in lines:
                fresh[rank] = kind.fresh
        starts = self.size + np.cumsum(fresh) - fresh
        self.size += int(fresh.sum())
        for lines, _, _ in laid:
            self._lay_new(lines, starts)
        stretch = _stretches(told, total) if fuse else None
        return [self._written(lines, steps, starts, stretch, *span) for lines, steps, span in laid]

    def _lay_new(self, lines: Sequence[_Lines], starts: Ints) -> None:
        """Where the records lie that lines give first."""
        for rank, (each, which, *_), kind in lines:
            at = starts[rank]
            for names, to, size in zip(each.gives, kind.gives, kind.sizes, strict=True):
                if to == NEW:
                    where, numbers = self.families[names.family], names.number[which] + 1
                    where.place[numbers], where.at[numbers] = where.slot[numbers], at
                    at = at + size

    def _written(
        self,
        lines: Sequence[_Lines],
        steps: dict[int, Any],
        starts: Ints,
        stretch: Ints | None,
        low: int,
        high: int,
        ahead: bool,
    ) -> Walk:
        """The walk of these lines, those from one number to another of all, with stretches of them fused."""
        length, count = np.zeros(high - low, dtype=np.int64), [0] * len(steps)
        columns = {kind.number: kind.columns for _, _, kind in lines}
        for rank, _, kind in lines:
            length[rank - low] = 2 + kind.columns
            count[kind.number] += len(rank)
        words = np.empty(int(length.sum()), dtype=np.int32)
        begins = np.cumsum(length) - length
        for rank, line, kind in lines:
            self._write(words, begins[rank - low], line, kind, starts[rank])
        walk = Walk(steps, words, columns, count, ahead, np.array(self.lists, dtype=np.int32))
        some = np.flatnonzero(length)
        if ahead or stretch is None or not len(some):
            return walk
        number = stretch[low:high][some]
        cuts = np.flatnonzero(np.diff(number, prepend=-1))
        return fused(walk, begins[some], cuts, self.rows.shape[1])

    def _first_given(self, lines: Sequence[Ranked]) -> dict[str, Ints]:
        """The line by which each record is given first, by family and number."""
        for each, _ in lines:
            for names in (*each.takes, *each.gives):
                self.where(names.family, int(names.number.max(initial=-1)))
        found = {family: np.full(len(where.at), NEVER) for family, where in self.families.items()}
        for each, rank in lines:
            for names in each.gives:
                np.minimum.at(found[names.family], names.number + 1, rank)
        return found

    def _free(self) -> set[str]:
        """The families of which nothing lies in slots."""
        slots = [place for place, (base, _, _) in enumerate(self.places) if base == SLOT]
        return {family for family, where in self.families.items() if not np.isin(where.place, slots).any()}

    def _there(self, names: RecordNames, rank: Ints, first: Mapping[str, Ints]) -> Bools:
        at = names.number + 1
        found: Bools = (self.families[names.family].place[at] >= 0) | (first[names.family][at] < rank)
        return found

    def _sums(self, lines: Sequence[Ranked], first: Mapping[str, Ints]) -> list[tuple[str, Ints]]:
        """Sums that are taken before they are given, in the order in which they are: from now on they are there."""
        asked: dict[str, list[tuple[Ints, Ints]]] = {}
        for each, rank in lines:
            for names in each.takes:
                if names.family.rstrip("0123456789") in SUMS:
                    missing = ~self._there(names, rank, first) & (names.number >= 0)
                    asked.setdefault(names.family, []).append((names.number[missing], rank[missing]))
        sums = []
        for family, found in asked.items():
            numbers, when = (np.concatenate(each) for each in zip(*found, strict=True))
            numbers = numbers[np.argsort(when, kind="stable")]
            _, own = np.unique(numbers, return_index=True)
            if len(own):
                sums.append((family, numbers[np.sort(own)]))
                where = self.families[family]
                where.place[sums[-1][1] + 1] = where.slot[sums[-1][1] + 1]
        return sums

    def _told_apart(self, each: StepLines, rank: Ints, first: Mapping[str, Ints]) -> Iterator[tuple[Ints, StepBatch]]:
        """The lines of a batch by what tells their steps apart: kind of link or closure, and kinds of places."""
        if not len(rank):
            return
        if each.words is not None:
            yield rank, StepBatch(each, np.arange(len(rank)), -1, (), ())
            return
        columns = [self.kind_of[each.of][each.number] if each.of else np.full(len(rank), -1, dtype=np.int64)]
        for names in each.takes:
            where, at = self.families[names.family], names.number + 1
            place = np.where(where.place[at] >= 0, where.place[at], where.slot[at])
            stand = where.stand[at]
            if names.ground:
                on_ground = self.where(names.ground, 0).stand[1]
                stand = np.where(names.number < 0, on_ground, stand)
            columns.append(np.where(self._there(names, rank, first), place, stand))
        for names in each.gives:
            where, at = self.families[names.family], names.number + 1
            new = (where.place[at] < 0) & (first[names.family][at] == rank)
            columns.append(np.where(new, -1, np.where(where.place[at] >= 0, where.place[at], where.slot[at])))
        whole = np.zeros(len(rank), dtype=np.int64)
        for column in columns:
            if (column != column[0]).any():
                _, whole = np.unique(whole * (2 + int(column.max())) + column + 1, return_inverse=True)
        order = np.argsort(whole, kind="stable")
        for which in np.split(order, np.flatnonzero(np.diff(whole[order])) + 1):
            values = [int(column[which[0]]) for column in columns]
            takes, gives = values[1 : 1 + len(each.takes)], values[1 + len(each.takes) :]
            slots = [int(self.families[x.family].slot[x.number[which[0]] + 1]) for x in each.gives]
            sources = [_source(each, names, which) for names in each.gives]
            to = zip(gives, slots, sources, strict=True)
            given = [ResultPlace(x if x >= 0 else slot, source, x < 0) for x, slot, source in to]
            yield rank[which], StepBatch(each, which, values[0], takes, given)

    # ----------------------------------------------------------------------------------------------------------- kinds

    def _narrowed(self, narrowing: Narrowing) -> dict[NumberOf, int]:
        """Lay records out with the numbers that they have to keep; where those of each cell lie now."""
        kept: dict[str, dict[int, tuple[int, ...]]] = {}
        for family, place in narrowing.known:
            kept.setdefault(family, {})[place] = narrowing.kept((family, place))
        return {(family, old): new for family, each in kept.items() for old, new in self.narrow(family, each).items()}

    def _kind(
        self, line: StepBatch, narrowing: Narrowing, moved: Mapping[NumberOf, int], known: dict[object, _Kind],
        steps: dict[int, object],
    ) -> _Kind | None:  # fmt: skip
        """The kind of lines like these, and its step; None where nothing is asked of them."""
        each = line.batch
        if each.words is not None:
            key: Any = each.step
            if key not in known:
                steps[len(steps)] = each.step
                known[key] = _Kind(len(steps) - 1, (), (), (), 0, each.words.shape[1])
            return known[key]
        traced = narrowing.traced(line)
        assert traced is not None, f"{each.step} takes what nothing gives"
        wanted = narrowing.wanted(line, traced)
        if not wanted:
            return None
        takes = [moved.get((x.family, place), place) for x, place in zip(each.takes, line.takes, strict=True)]
        gives = [
            to._replace(place=moved.get((x.family, to.place), to.place))
            for x, to in zip(each.gives, line.gives, strict=True)
        ]
        key = id(traced), tuple(takes), tuple(gives), tuple(wanted)
        if key not in known:
            known[key], steps[len(steps)] = self._made(len(steps), traced, takes, gives, wanted)
        return known[key]

    def _made(
        self,
        number: int,
        traced: VaryingStep,
        takes: Sequence[int],
        gives: Sequence[ResultPlace],
        wanted: Sequence[int],
    ) -> tuple[_Kind, LinkStep]:
        """A kind of lines and its step, which takes no operand that it does not need."""
        used = [n for n, numbers in enumerate(traced.asked(wanted)) if numbers]
        inputs = [OperandPlace(ROW, 0, traced.row)] if traced.row else []
        order = {n: len(inputs) + at for at, n in enumerate(used)}
        inputs += [self._at(takes[n], len(self.lying(takes[n])), at) for at, n in enumerate(used)]
        outputs: list[OperandPlace] = []
        sums, chosen, new, to = [], [], [], []
        results = traced.of_results(wanted)
        for each, numbers, make in zip(gives, results, traced.makes, strict=True):
            said = make_of(self.records[self.places[each.place][2]])
            assert said == make, f"{said}, not {make}"
            to.append(None if not numbers else NEW if each.new else each.place)
            if each.new:
                new += numbers
            elif numbers:
                if each.source in order:
                    sums.append((order[each.source], len(outputs)))
                outputs.append(self._at(each.place, len(numbers), len(used) + len(outputs)))
                chosen += numbers
        if new:
            outputs.append(OperandPlace(SLOT, 0, len(new), 0, len(used) + len(outputs)))
        program = traced.serving([*chosen, *new], [self.lying(x) if n in order else () for n, x in enumerate(takes)])
        sizes = [len(numbers) for numbers in results]
        kind = _Kind(number, used, to, sizes, len(new), len(used) + len(outputs))
        return kind, LinkStep(program, inputs, outputs, sums)

    def _at(self, place: int, size: int, column: int) -> OperandPlace:
        base, operand, _ = self.places[place]
        if base == SHARED:
            return OperandPlace(base, 0, size, 0, column, max(operand, 1))
        return OperandPlace(base, 0, size, 0 if base == SLOT else operand, column)

    def _write(self, words: NDArray[np.int32], at: Ints, line: StepBatch, kind: _Kind, start: Ints) -> None:
        """The words of lines of one kind, which begin at these numbers."""
        each, which = line.batch, line.which
        words[at], words[at + 1] = kind.number, each.number[which] + self.first_row[each.of] if each.of else 0
        at = at + 2
        for said in [] if each.words is None else each.words[which].T:
            words[at] = said
            at = at + 1
        named = [each.takes[n] for n in kind.takes]
        named += [x for x, to in zip(each.gives, kind.gives, strict=True) if to not in (None, NEW)]
        for names in named:
            words[at] = self.families[names.family].at[names.number[which] + 1]
            at = at + 1
        if NEW in kind.gives:
            words[at] = start

    def recursion(self, sweeps: Sequence[Sweeping]) -> Recursion:
        """The recursion of these walks, those without lines left out."""
        some = [each for each in sweeps if not isinstance(each, Walk) or each.steps]
        return Recursion(some, self.rows, self.size, self.shared, self.cleared)


def _source(each: StepLines, names: RecordNames, which: Ints) -> int:
    """The operand of some lines that is the result of this name before, −1: none."""
    number = names.number[which]
    for n, x in enumerate(each.takes):
        if x.family == names.family and np.array_equal(x.number[which], number):
            return n
    return -1


_LINES_ALIKE = 8


def _stretches(told: Sequence[Sequence[tuple[Ints, StepBatch]]], total: int) -> Ints:
    """The number of the stretch that each line belongs to: the lines after each link, or a few turns."""
    begins = np.zeros(total, dtype=bool)
    low = 0
    for section in told:
        high = low + sum(len(rank) for rank, _ in section)
        link, turn = np.full(high - low, -1, dtype=np.int64), np.zeros(high - low, dtype=np.int64)
        for rank, (each, which, *_) in section:
            turn[rank - low] = each.turn[which] // _LINES_ALIKE
            if each.of == LINK:
                link[rank - low] = each.number[which]
        last = np.maximum.accumulate(np.where(link >= 0, np.arange(high - low), -1))
        number = link[last] if (link >= 0).any() else turn
        begins[low:high] = np.diff(number, prepend=-2) != 0
        begins[low : min(low + 1, high)] = True
        low = high
    return np.cumsum(begins)


def vectors(tree: Tree, **operands: tuple[str, int, int, str]) -> dict[str, tuple[str, int, Ints]]:
    """Where links have their parts of operands: family → (base, operand, from where, "q" or "v"); those of joints that
    follow others have none."""
    numbers = tree_numbers(tree)
    own = ~np.isin(np.arange(len(tree.links)), [*tree.followed])
    return {
        name: (base, operand, np.where(own, start + getattr(numbers, which), -1))
        for name, (base, operand, start, which) in operands.items()
    }
