"""Large trees with closed loops: the lines of `multibody.front_lines` as tables that compiled loops follow.

Steps of one kind, with operands of the same make in the same kinds of places, are compiled once; a line is the number
of its step and where its operands lie. So time to compile does not depend on how many loops there are, and what a line
costs is one call. What tells links and closures of a kind apart stands in a table, as in `recursions.rolled`.
Law: as `multibody.front_dynamics`, tests/systems/test_rolled_loops.py.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Array, zeros
from poinsot.compiler.recursion import ROW, SLOT, Place, Recursion, Step, Sweeping, Walk
from poinsot.compiler.tracing import trace
from poinsot.geometry.motors import Wrench
from poinsot.multibody.conditions import Conditions, conditions
from poinsot.multibody.coupling_steps import AtCoupling
from poinsot.multibody.followers import AtFollower
from poinsot.multibody.front_names import (
    FOLLOWER,
    LINK,
    LOOP,
    SUMS,
    SWITCH,
    Batch,
    Ints,
    Names,
    Section,
    ranked,
)
from poinsot.multibody.front_steps import AtLink, AtLoop
from poinsot.multibody.kinematics import ground_acceleration
from poinsot.multibody.passes import Own
from poinsot.multibody.rotors import rotor_inertias
from poinsot.multibody.switching.near import AtElement
from poinsot.multibody.switching.near_rows import NearElement
from poinsot.multibody.tree import Tree
from poinsot.multibody.tree_numbers import tree_numbers
from poinsot.recursions.closure_records import loop_from, loop_kinds
from poinsot.recursions.line_places import STANDING, Fixed, LinePlaces, make_of
from poinsot.recursions.records import OnFreedom, kinds_of, like, link_from, numbers_of, rows_of
from poinsot.recursions.row_records import element_from, row_kinds

Floats = NDArray[np.float64]
NEVER = np.iinfo(np.int64).max


class _Kind(NamedTuple):
    """Lines that one step serves.

    places    of each operand, by number; gives: of each result the place that it goes to, and which operand lies there
              (−1: none), or None where it is new
    sizes     numbers of each result; fresh: of the new ones; columns: places that a line of it names
    """

    number: int
    places: Sequence[int]
    gives: Sequence[tuple[int, int] | None]
    sizes: Sequence[int]
    fresh: int
    columns: int


class Tables(LinePlaces):
    """Lines, walk after walk, become tables."""

    def __init__(
        self,
        tree: Tree,
        fixed: Fixed,
        of_links: Mapping[str, Ints],
        elements: Mapping[int, Sequence[OnFreedom]] | None = None,
        known: Conditions | None = None,
        followers: Sequence[AtFollower] = (),
        near: Sequence[NearElement] = (),
    ) -> None:
        super().__init__(tree, fixed, of_links)
        rotors = rotor_inertias(tree)
        elements = elements or {}
        self.kinds, kind_of = kinds_of(tree, rotors, elements)
        self.loop_kinds, loop_kind_of, closures = loop_kinds(tree, known or conditions(tree))
        self.kind_of = {LINK: np.array(kind_of, dtype=np.int64), LOOP: loop_kind_of}
        self.kind_of[FOLLOWER] = np.zeros(len(followers), dtype=np.int64)
        self.row_kinds, self.kind_of[SWITCH], switching = row_kinds(near)
        tables = [rows_of(tree, rotors, elements), closures, np.array(followers, dtype=float).reshape(-1, 2), switching]
        counts = [len(each) for each in tables]
        first = np.cumsum(counts) - counts
        self.first_row = dict(zip((LINK, LOOP, FOLLOWER, SWITCH), first.tolist(), strict=True))
        self.rows = np.zeros((sum(counts), max((each.shape[1] for each in tables if len(each)), default=0)))
        for at, each in zip(self.first_row.values(), tables, strict=True):
            if len(each):
                self.rows[at : at + len(each), : each.shape[1]] = each

    # ----------------------------------------------------------------------------------------------------------- walks

    def walk(self, sections: Iterable[Section], ahead: bool = False) -> Walk:
        """The walk that follows these lines; ahead: whether what angles are made from is there before the first."""
        batches: list[Batch] = []
        ranks: list[Ints] = []
        total = 0
        for section in sections:
            batches += section
            ranks += [rank + total for rank in ranked(section)]
            total += sum(len(each.number) for each in section)
        first = self._first_given(batches, ranks)
        self._keep_sums(batches, ranks, first, total)
        steps: dict[int, Any] = {}
        known: dict[Any, _Kind] = {}
        alike: list[list[tuple[_Kind, Ints]]] = []
        fresh = np.zeros(total, dtype=np.int64)
        for each, rank in zip(batches, ranks, strict=True):
            alike.append([])
            for key, which in self._told_apart(each, rank, first):
                if key not in known:
                    known[key] = self._kind(each, int(which[0]), key, steps)
                alike[-1].append((known[key], which))
                fresh[rank[which]] = known[key].fresh
        starts = self.size + np.cumsum(fresh) - fresh
        self.size += int(fresh.sum())
        length = np.zeros(total, dtype=np.int64)
        count = [0] * len(steps)
        for each, rank, kinds in zip(batches, ranks, alike, strict=True):
            for kind, which in kinds:
                length[rank[which]] = 2 + kind.columns
                count[kind.number] += len(which)
                at = starts[rank[which]]
                for names, to, size in zip(each.gives, kind.gives, kind.sizes, strict=True):
                    if to is None:
                        where, numbers = self.families[names.family], names.number[which] + 1
                        where.place[numbers], where.at[numbers] = where.slot[numbers], at
                        at = at + size
        words = np.empty(int(length.sum()), dtype=np.int32)
        begins = np.cumsum(length) - length
        for each, rank, kinds in zip(batches, ranks, alike, strict=True):
            for kind, which in kinds:
                self._write(words, begins[rank[which]], each, kind, which, starts[rank[which]])
        columns = {kind.number: kind.columns for kind in known.values()}
        return Walk(steps, words, columns, count, ahead, np.array(self.lists, dtype=np.int32))

    def _first_given(self, batches: Sequence[Batch], ranks: Sequence[Ints]) -> dict[str, Ints]:
        """The line by which each record is given first, by family and number."""
        for each in batches:
            for names in (*each.takes, *each.gives):
                self.where(names.family, int(names.number.max(initial=-1)))
        found = {family: np.full(len(where.at), NEVER) for family, where in self.families.items()}
        for each, rank in zip(batches, ranks, strict=True):
            for names in each.gives:
                np.minimum.at(found[names.family], names.number + 1, rank)
        return found

    def _there(self, names: Names, rank: Ints, first: Mapping[str, Ints]) -> NDArray[np.bool_]:
        at = names.number + 1
        found: NDArray[np.bool_] = (self.families[names.family].place[at] >= 0) | (first[names.family][at] < rank)
        return found

    def _keep_sums(
        self, batches: Sequence[Batch], ranks: Sequence[Ints], first: Mapping[str, Ints], total: int
    ) -> None:
        """Places for sums that are taken before they are given, in the order in which they are."""
        asked: dict[str, list[tuple[Ints, Ints]]] = {}
        for each, rank in zip(batches, ranks, strict=True):
            for names in each.takes:
                if names.family.rstrip("0123456789") in SUMS:
                    missing = ~self._there(names, rank, first) & (names.number >= 0)
                    asked.setdefault(names.family, []).append((names.number[missing], rank[missing]))
        for family, found in asked.items():
            numbers, when = (np.concatenate(each) for each in zip(*found, strict=True))
            numbers = numbers[np.argsort(when, kind="stable")]
            _, own = np.unique(numbers, return_index=True)
            if len(own):
                self.keep(family, numbers[np.sort(own)])

    def _told_apart(self, each: Batch, rank: Ints, first: Mapping[str, Ints]) -> Iterator[tuple[Any, Ints]]:
        """The lines of a batch by what tells their steps apart: kind of link or closure, and kinds of places."""
        if not len(rank):
            return
        if each.words is not None:
            yield (each.step,), np.arange(len(rank))
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
        sources = []
        for names in each.gives:
            where, at = self.families[names.family], names.number + 1
            new = (where.place[at] < 0) & (first[names.family][at] == rank)
            columns.append(np.where(new, -1, np.where(where.place[at] >= 0, where.place[at], where.slot[at])))
            same = [
                n
                for n, x in enumerate(each.takes)
                if x.family == names.family and np.array_equal(x.number, names.number)
            ]
            sources.append(same[0] if same else -1)
        whole = np.zeros(len(rank), dtype=np.int64)
        for column in columns:
            if (column != column[0]).any():
                _, whole = np.unique(whole * (2 + int(column.max())) + column + 1, return_inverse=True)
        order = np.argsort(whole, kind="stable")
        for which in np.split(order, np.flatnonzero(np.diff(whole[order])) + 1):
            values = [int(column[which[0]]) for column in columns]
            takes, gives = values[1 : 1 + len(each.takes)], values[1 + len(each.takes) :]
            to = tuple(None if x < 0 else (x, source) for x, source in zip(gives, sources, strict=True))
            yield (each.step, values[0], tuple(takes), to), which

    def _write(self, words: NDArray[np.int32], at: Ints, each: Batch, kind: _Kind, which: Ints, start: Ints) -> None:
        """The words of lines of one kind, which begin at these numbers."""
        row = each.number[which] + self.first_row[each.of] if each.of else 0
        words[at], words[at + 1] = kind.number, row
        at = at + 2
        for said in [] if each.words is None else each.words[which].T:
            words[at] = said
            at = at + 1
        named = [x for x, place in zip(each.takes, kind.places, strict=True) if self.places[place][0] != STANDING]
        named += [x for x, to in zip(each.gives, kind.gives, strict=True) if to is not None]
        for names in named:
            words[at] = self.families[names.family].at[names.number[which] + 1]
            at = at + 1
        if None in kind.gives:
            words[at] = start

    def _kind(self, each: Batch, sample: int, key: Any, steps: dict[int, Any]) -> _Kind:
        """The kind of lines like this one, and its step."""
        if each.words is not None:
            steps[len(steps)] = each.step
            return _Kind(len(steps) - 1, (), (), (), 0, each.words.shape[1])
        _, of, takes, gives = key
        found = [self.places[place] for place in takes]
        inputs: dict[str, int] = {"row": self.rows.shape[1]} if each.of else {}
        places: list[Place] = [Place(ROW, 0, self.rows.shape[1])] if each.of else []
        for n, (base, operand, make) in enumerate(found):
            if base != STANDING:
                size = len(numbers_of(self.records[make]))
                inputs[f"x{n}"] = size
                places.append(Place(base, 0, size, operand, len(places) - bool(each.of)))
        results: list[Any] = []
        shapes: dict[str, tuple[int, ...]] = {}

        def function(**operands: Array) -> Any:
            values = [
                self._stands(operand, make) if base == STANDING else like(self.records[make], operands[f"x{n}"])
                for n, (base, operand, make) in enumerate(found)
            ]
            at = self._context(each.of, of, operands["row"]) if each.of else None
            made = each.step(at, *values)
            results[:] = [made] if len(each.gives) == 1 else made
            out = [numbers_of(x) for x, to in zip(results, gives, strict=True) if to is not None]
            new = [x for x, to in zip(results, gives, strict=True) if to is None]
            if new:
                out.append(numbers_of(new))
            shapes.update({str(n): (len(x),) for n, x in enumerate(out)})
            return tuple(out) if len(out) > 1 else out[0]

        program = trace(function, {name: (size,) for name, size in inputs.items()}, shapes, "line")
        sizes = [len(numbers_of(x)) for x in results]
        for names, made in zip(each.gives, results, strict=True):
            slot = self.families[names.family].slot[names.number[sample] + 1]
            said = self.records[self.places[slot][2]]
            assert make_of(said) == make_of(made), f"{names.family}: {make_of(said)}, not {make_of(made)}"
        outputs: list[Place] = []
        sums = []
        order = [*inputs]
        column = len(places) - bool(each.of)
        for size, to in zip(sizes, gives, strict=True):
            if to is not None:
                (base, operand, _), source = self.places[to[0]], to[1]
                if source >= 0:
                    sums.append((order.index(f"x{source}"), len(outputs)))
                outputs.append(Place(base, 0, size, operand, column))
                column += 1
        total = sum(size for size, to in zip(sizes, gives, strict=True) if to is None)
        if None in gives:
            outputs.append(Place(SLOT, 0, total, 0, column))
            column += 1
        number = len(steps)
        steps[number] = Step(program, places, outputs, sums)
        return _Kind(number, takes, gives, sizes, total, column)

    def _stands(self, operand: int, make: int) -> Any:
        """What stands in the place of something that is not there."""
        return ground_acceleration(self.tree) if operand else self.records[make]

    def _context(self, kind: str, of: int, row: Array) -> AtLink | AtLoop | AtCoupling | AtFollower | AtElement:
        if kind == FOLLOWER:
            return AtFollower(*row[:2])
        if kind == SWITCH:
            return element_from(self.row_kinds[of], row)
        if kind == LOOP:
            return loop_from(self.loop_kinds[of], row)
        link, rotor, elements = link_from(self.kinds[of], row[: self.kinds[of].row_size])
        none = zeros(len(link.pair.freedoms))
        return AtLink(link, Own(none, none, none, none, rotor, Wrench.zero(), self.tree.gravity), elements)

    def recursion(self, sweeps: Sequence[Sweeping]) -> Recursion:
        """The recursion of these walks."""
        return Recursion(
            sweeps=sweeps, links=np.zeros((0, 3), dtype=np.int32), rows=self.rows, record=self.size, ground={},
            shared=self.shared, cleared=self.cleared,
        )  # fmt: skip


def vectors(tree: Tree, **operands: tuple[str, int, int, str]) -> dict[str, tuple[str, int, Ints]]:
    """Where links have their parts of operands: family → (base, operand, from where, "q" or "v"); those of joints that
    follow others have none."""
    numbers = tree_numbers(tree)
    own = ~np.isin(np.arange(len(tree.links)), [*tree.followed])
    return {
        name: (base, operand, np.where(own, start + getattr(numbers, which), -1))
        for name, (base, operand, start, which) in operands.items()
    }
