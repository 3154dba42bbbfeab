"""The steps of lines, traced: the work at links and closures of one kind, on the varying numbers of records.

A record's number that is the same whenever it is taken is a constant of the steps that take it, and lies nowhere.
Law: as `multibody.front_dynamics`, tests/systems/test_rolled_loops.py.

Elements that switch as numbers: what tells those of one kind apart stands in a row of a table, as of links in
`records`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from math import isfinite
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, Floats, Ints, array, zeros
from poinsot.algebra.scalars import Scalar
from poinsot.geometry.motors import Wrench
from poinsot.multibody.conditions import Conditions, conditions
from poinsot.multibody.coupling_steps import AtCoupling
from poinsot.multibody.followers import AtFollower
from poinsot.multibody.front_names import FOLLOWER, LINK, LOOP, SWITCH
from poinsot.multibody.front_steps import AtLink, AtLoop
from poinsot.multibody.passes import Own
from poinsot.multibody.rotors import rotor_inertias
from poinsot.multibody.switching.near import AtElement, kinds_of_elements
from poinsot.multibody.switching.near_rows import NearElement
from poinsot.multibody.tree import Tree
from poinsot.programs.program import Program, narrowed, reach
from poinsot.programs.tracing import trace
from poinsot.records import NamedTuple
from poinsot.recursions.line_places import OWN_ROW, SAME, STANDING, Copy, Fixed, LinePlaces, Numbers, make_of
from poinsot.recursions.records import (
    OnFreedom,
    common,
    kinds_of,
    like,
    link_from,
    loop_from,
    loop_kinds,
    numbers_of,
    rows_of,
)


class RowKind(NamedTuple):
    """Elements that one code serves: one of them, and what numbers all have in common."""

    at: AtElement
    common: Mapping[int, float]


def row_kinds(near: Sequence[NearElement]) -> tuple[list[RowKind], Ints, Floats]:
    """The kinds of elements, the kind of each by number, and its row."""
    members, number = kinds_of_elements(e.at for e in near)
    numbers = [np.array(e.at.numbers, dtype=float) for e in near]
    rows = np.zeros((len(near), max(map(len, numbers), default=0)))
    for row, own in zip(rows, numbers, strict=True):
        row[: len(own)] = own
    kinds = [RowKind(near[which[0]].at, common(rows[which])) for which in members]
    return kinds, np.array(number, dtype=np.int64), rows


def element_from(kind: RowKind, row: Array) -> AtElement:
    """The element of a kind with these numbers."""
    return kind.at.with_numbers([kind.common.get(k, x) for k, x in enumerate(row)])


class VaryingStep(NamedTuple):
    """A step on the varying numbers of its operands.

    program  (row, these numbers) → all numbers of all results, one after the other
    row      how many numbers the row has (0: it takes none)
    takes    of every operand which of its numbers vary; ends: of each result where its numbers end
    fixed    of all numbers of results: their constants, and copies of others; None where they vary
    copies   of all numbers of results: copies of the owner's row or of other records of it; None: no such
    asks     of these, the inputs that each depends on, as bits
    makes    of the results
    """

    program: Program
    row: int
    takes: Sequence[Sequence[int]]
    ends: Sequence[int]
    fixed: Numbers
    copies: Numbers
    asks: Sequence[int]
    makes: Sequence[Any]

    def every(self, result: int) -> range:
        """The numbers of a result, among all."""
        return range(self.ends[result - 1] if result else 0, self.ends[result])

    def of_results(self, wanted: Sequence[int]) -> list[list[int]]:
        """These numbers, result by result."""
        return [[k for k in wanted if k in self.every(n)] for n in range(len(self.ends))]

    def asked(self, wanted: Sequence[int]) -> list[list[int]]:
        """Of every operand the numbers that these numbers of results depend on."""
        bits, at, found = 0, self.row, []
        for k in wanted:
            bits |= self.asks[k]
        for each in self.takes:
            found.append([x for n, x in enumerate(each) if bits >> (at + n) & 1])
            at += len(each)
        return found

    def serving(self, wanted: Sequence[int], kept: Sequence[Sequence[int]]) -> Program:
        """The program of these numbers of results, from the row, if there is one, and these numbers of operands."""
        inputs, at = [*range(self.row)], self.row
        for each, some in zip(self.takes, kept, strict=True):
            where = {x: at + n for n, x in enumerate(each)}
            inputs += [where[x] for x in some]
            at += len(each)
        return narrowed(self.program, inputs, wanted)


class LineSteps(LinePlaces):
    """What links, closures and rows of each kind are, as numbers, and the steps of lines at them."""

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
        self._traced: dict[Any, VaryingStep] = {}

    def traced(
        self, step: Callable[..., object], kind: tuple[str, int], takes: Sequence[int], known: Sequence[Numbers],
        many: int, families: Sequence[str],
    ) -> VaryingStep:  # fmt: skip
        """A step at links or closures of a kind, with so many results, on operands in these places, of which these
        constants and copies are known; families: of those that only lines at their owners take, "": others."""
        found = [self.places[place] for place in takes]
        places = tuple((base == STANDING, base == STANDING and operand, make) for base, operand, make in found)
        key = step, kind, places, tuple(known), tuple(families)
        if key not in self._traced:
            self._traced[key] = self._trace(step, kind, found, known, many, families)
        return self._traced[key]

    def _trace(
        self, step: Callable[..., Any], kind: tuple[str, int], found: Sequence[Any], known: Sequence[Numbers],
        many: int, families: Sequence[str],
    ) -> VaryingStep:  # fmt: skip
        of, number = kind
        row = self.rows.shape[1] if of else 0
        takes = [
            [] if base == STANDING else [n for n, x in enumerate(numbers) if x is None]
            for (base, _, _), numbers in zip(found, known, strict=True)
        ]
        inputs = {"row": row} if of else {}
        inputs |= {f"x{n}": len(each) for n, each in enumerate(takes) if each}
        makes: list[Any] = []
        ends: list[int] = []
        shapes: dict[str, tuple[int, ...]] = {}

        def function(**operands: Array) -> Array:
            varying = [dict(zip(each, operands.get(f"x{n}", ()), strict=True)) for n, each in enumerate(takes)]

            def known_number(n: int, k: int) -> Scalar:
                x = known[n][k]
                if not isinstance(x, Copy):
                    return varying[n][k] if x is None else x
                if x.of == OWN_ROW:
                    return operands["row"][x.place] * x.sign
                return known_number(families.index(x.of) if x.of else n, x.place) * x.sign

            values = [
                self._stands(operand, make) if base == STANDING
                else like(self.records[make], [known_number(n, k) for k in range(len(known[n]))])
                for n, (base, operand, make) in enumerate(found)
            ]  # fmt: skip
            at = self._context(of, number, operands["row"]) if of else None
            made = step(at, *values)
            results = [made] if many == 1 else made
            numbers = [numbers_of(x) for x in results]
            assert len(numbers) == many
            makes[:] = [make_of(x) for x in results]
            ends[:] = np.cumsum([len(x) for x in numbers]).tolist()
            shapes["all"] = (ends[-1],)
            return array([x for each in numbers for x in each])

        program = trace(function, {name: (size,) for name, size in inputs.items()}, shapes, "line")
        origins = [(OWN_ROW, k) for k in range(row)]
        origins += [(family, k) for family, each in zip(families, takes, strict=True) for k in each]
        return VaryingStep(program, row, takes, ends, *_known(program, origins, ends), reach(program), makes)

    def _stands(self, operand: int, make: int) -> Any:
        """The substitute of an absent operand."""
        return self.substitutes[operand] if operand else self.records[make]

    def _context(self, kind: str, of: int, row: Array) -> AtLink | AtLoop | AtCoupling | AtFollower | AtElement:
        if kind == FOLLOWER:
            return AtFollower(*row[:2])
        if kind == SWITCH:
            return element_from(self.row_kinds[of], row)
        if kind == LOOP:
            return loop_from(self.loop_kinds[of], row)
        return self.at_link(of, row)

    def at_link(self, kind: int, row: Array) -> AtLink:
        """A link of a kind with these numbers."""
        link, rotor, elements = link_from(self.kinds[kind], row[: self.kinds[kind].row_size])
        none = zeros(len(link.pair.freedoms))
        return AtLink(link, Own(none, none, none, none, rotor, Wrench.zero(), self.tree.gravity), elements)


def _known(program: Program, origins: Sequence[tuple[str, int]], ends: Sequence[int]) -> tuple[Numbers, Numbers]:
    """Of all numbers of results the constants and the copies of others of the same result; then the copies of inputs,
    which come from these families and places."""
    fixed: list[float | Copy | None] = []
    copies: list[float | Copy | None] = []
    for start, end in pairwise([0, *ends]):
        seen: dict[int, tuple[int, float]] = {}
        for place, value in enumerate(program.outputs[start:end]):
            sign, each = 1.0, program.instructions[value]
            if each.operation == "neg":
                sign, value = -1.0, each.arguments[0]
                each = program.instructions[value]
            family, origin = origins[int(each.constant)] if each.operation == "input" else ("", 0)
            found: float | Copy | None = None
            if each.operation == "constant" and isfinite(each.constant):
                found = sign * each.constant + 0.0
            elif value in seen:
                found = Copy(SAME, seen[value][0], sign * seen[value][1])
            seen.setdefault(value, (place, sign))
            fixed.append(found)
            copies.append(Copy(family, origin, sign) if family else None)
    return tuple(fixed), tuple(copies)
