"""Structures of floats joined over shared ports, as sparse entries: parts by halves, so that few rows meet at once.

A component of a port has one number g throughout, its flow the column 2g, its effort 2g + 1. Joined, f_b = −f_a and
e_b = e_a: the columns of b become those of a, their flows negative, and both are eliminated from the rows that have
entries there; the others stay as they are. Of rows that depend on one another some are left out.

Where each row of many Dirac structures says something of flows alone or of efforts alone, as those of a mechanism do,
V = {f} and {e} = V⊥ of what is composed too. Then the flows alone are joined, what depends is left out once, and the
efforts are those that annihilate V: so relations stay between neighbours, whatever loops they close.

Law: what is left is the composition, tests/structures/test_composition.py; ranks are those of exact numbers,
tests/structures/test_ranks.py. Source: as :mod:`poinsot.structures.composition`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from poinsot.algebra.arrays import Bools, Floats
from poinsot.records import dataclass
from poinsot.structures.dirac import DiracStructure, Structure
from poinsot.structures.elimination import Ints, annihilated, freed, given_rounding
from poinsot.structures.matrices import enough
from poinsot.structures.ports import Port, check_mates


@dataclass(frozen=True, eq=False)
class ColumnRelations:
    """Relations between columns: entries A with their rounding B at (row, column), all other entries are zeros."""

    count: int
    row: Ints
    column: Ints
    A: Floats
    B: Floats

    @classmethod
    def of(cls, A: Floats, B: Floats, columns: Ints) -> ColumnRelations:
        """The rows of a matrix with these column numbers."""
        row, at = np.nonzero((A != 0) | (B != 0))
        return cls(len(A), row, columns[at], A[row, at], B[row, at])

    def beside(self, other: ColumnRelations) -> ColumnRelations:
        """These rows, then the others."""
        rows = self.row, other.row + self.count
        columns = np.concatenate((self.column, other.column))
        A, B = np.concatenate((self.A, other.A)), np.concatenate((self.B, other.B))
        return ColumnRelations(self.count + other.count, np.concatenate(rows), columns, A, B)

    def dense(self, place: Ints, width: int) -> tuple[Floats, Floats]:
        """A and B; place: where the column of each number stands."""
        A, B = np.zeros((self.count, width)), np.zeros((self.count, width))
        A[self.row, place[self.column]], B[self.row, place[self.column]] = self.A, self.B
        return A, B

    def split(self, which: Bools) -> tuple[ColumnRelations, ColumnRelations]:
        """Those that are marked, and the others."""
        found = []
        for mask in (which, ~which):
            place, at = np.cumsum(mask) - 1, mask[self.row]
            found.append(ColumnRelations(int(mask.sum()), place[self.row[at]], self.column[at], self.A[at], self.B[at]))
        return found[0], found[1]

    def without(self, dropped: Ints, what: str) -> ColumnRelations:
        """The relations of the other columns."""
        having = np.zeros(self.count, dtype=bool)
        having[self.row[np.isin(self.column, dropped)]] = True
        met, others = self.split(having)
        return others.beside(met._freed(dropped, what)[1])

    def independent(self, what: str) -> ColumnRelations:
        """Rows that depend on no others, as they are."""
        taken, _ = self._freed(np.unique(self.column), what)
        which = np.zeros(self.count, dtype=bool)
        which[taken] = True
        return self.split(which)[0]

    def _freed(self, dropped: Ints, what: str) -> tuple[list[int], ColumnRelations]:
        used = np.unique(self.column)
        place = np.zeros(int(used[-1]) + 1 if len(used) else 0, dtype=np.intp)
        place[used] = np.arange(len(used))
        found = freed(*self.dense(place, len(used)), what, np.flatnonzero(np.isin(used, dropped)).tolist())
        return found.taken, ColumnRelations.of(found.rest, found.rounding, used)


Pairs = Sequence[tuple[str, str]]


def joined(parts: Sequence[Structure], pairs: Pairs, name: str, many: bool) -> tuple[Floats, Floats, list[Port]]:
    """[F E], its rounding and the ports of these structures of floats, joined over pairs of ports of different parts.

    many: of Dirac structures whose rows say something of flows alone or of efforts alone, join the flows alone
    Errors  ModelError if a rank is undecided, or too few relations are left
    """
    return _Joining(parts, pairs, name, many).whole()


class _Joining:
    def __init__(self, parts: Sequence[Structure], pairs: Pairs, name: str, many: bool) -> None:
        self.parts, self.pairs, self.what = parts, pairs, f"joining ports of {name}"
        self.ports = {p.name: p for s in parts for p in s.ports}
        self.part = {p.name: k for k, s in enumerate(parts) for p in s.ports}
        self.start: dict[str, int] = {}
        size = 0
        for p in self.ports.values():
            self.start[p.name], size = size, size + p.dimension
        self.size = size
        self.apart = many and all(isinstance(s, DiracStructure) and _is_apart(s) for s in parts)

    def whole(self) -> tuple[Floats, Floats, list[Port]]:
        """See :func:`joined`."""
        rows = self._by_halves(range(len(self.parts)), self.pairs)
        gone = {each for pair in self.pairs for each in pair}
        left = [p for p in self.ports.values() if p.name not in gone]
        flows = np.concatenate([np.zeros(0, dtype=np.intp), *(self._columns(p.name) for p in left)])
        place = np.zeros(2 * self.size, dtype=np.intp)
        place[flows], place[flows + 1] = np.arange(len(flows)), np.arange(len(flows), 2 * len(flows))
        if self.apart:
            return *self._with_efforts(*rows.dense(place, len(flows))), left
        return *rows.dense(place, 2 * len(flows)), left

    def _with_efforts(self, A: Floats, B: Floats) -> tuple[Floats, Floats]:
        """The relations of flows that depend on no others, then those of the efforts that annihilate such flows."""
        taken, N, known = annihilated(A, B, self.what)
        m, r = A.shape[1], len(taken)
        rows, rounding = np.zeros((m, 2 * m)), np.zeros((m, 2 * m))
        rows[:r, :m], rounding[:r, :m] = A[taken], B[taken]
        rows[r:, m:], rounding[r:, m:] = N, known
        return rows, rounding

    def _columns(self, port: str) -> Ints:
        """The columns of the flows of a port; those of the efforts are next to them."""
        first = self.start[port]
        return 2 * np.arange(first, first + self.ports[port].dimension)

    def _by_halves(self, which: range, pairs: Pairs) -> ColumnRelations:
        """These parts, joined over the pairs that lie among them."""
        if len(which) == 1:
            return self._own(which[0])
        middle = which.start + len(which) // 2
        inside: Mapping[bool, list[tuple[str, str]]] = {True: [], False: []}
        across: list[tuple[str, str]] = []
        for pair in pairs:
            a, b = (self.part[port] < middle for port in pair)
            (inside[a] if a == b else across).append(pair)
        first = self._by_halves(range(which.start, middle), inside[True])
        return self._across(first.beside(self._by_halves(range(middle, which.stop), inside[False])), across)

    def _own(self, k: int) -> ColumnRelations:
        one = self.parts[k]
        A = np.hstack([one.F, one.E]).astype(float)
        flows = np.concatenate([np.zeros(0, dtype=np.intp), *(self._columns(p.name) for p in one.ports)])
        known = given_rounding(A) if one.rounding is None else one.rounding
        if self.apart:
            of_flows = A[:, : one.size].any(axis=1)
            return ColumnRelations.of(A[of_flows, : one.size], known[of_flows, : one.size], flows)
        return ColumnRelations.of(A, known, np.concatenate([flows, flows + 1]))

    def _across(self, rows: ColumnRelations, pairs: Pairs) -> ColumnRelations:
        """The rows once the two ports of each pair are one, and gone."""
        onto, dropped, needed = np.arange(2 * self.size), [np.zeros(0, dtype=np.intp)], rows.count
        sign = np.ones(2 * self.size)
        for a, b in pairs:
            check_mates(self.ports[a], self.ports[b])
            kept, other = self._columns(a), self._columns(b)
            onto[other], onto[other + 1], sign[other] = kept, kept + 1, -1.0
            dropped += [kept, kept + 1]
            needed -= 2 * self.ports[a].dimension
        A = rows.A * sign[rows.column]
        found = ColumnRelations(rows.count, rows.row, onto[rows.column], A, rows.B).without(
            np.concatenate(dropped), self.what
        )
        if self.apart:
            return found
        if found.count != needed:
            found = found.independent(self.what)
        enough(found.count, needed, self.what)
        return found


def _is_apart(one: Structure) -> bool:
    """Whether each row says something of flows alone or of efforts alone."""
    said = np.hstack([one.F, one.E]) != 0
    if one.rounding is not None:
        said |= one.rounding != 0
    return not bool((said[:, : one.size].any(axis=1) & said[:, one.size :].any(axis=1)).any())
