"""Joining structures over ports: composition, restriction, closed ports, resistive ends. What results is checked again.

Joined ports carry one power from one to the other: f_b = −f_a, e_b = e_a (or, with the flow in common, e_b = −e_a,
f_b = f_a). Eliminating them from kernel forms is one formula: rows K (kept) + D (dropped) = 0 become L K (kept) = 0
with L D = 0, L of full rank. On rationals every rank is exact. On floats it is decided against the rounding of all that
was done before (:mod:`poinsot.structures.elimination`), and refused where that does not decide it. What is composed of
Dirac structures is Dirac, of dissipative ones dissipative. Of families, structures at every x, families are made
(:mod:`poinsot.structures.families`).

Laws: composition is Dirac, does not depend on the order, and is the set of all pairs that some shared flow and effort
complete, tests/structures/test_composition.py. Source: formulas.md §8; Stramigioli et al., §3.2.5.
Units: any in which flow times effort of each port is power [W]; ports that are joined have the same.

Structures of floats joined over shared ports, as sparse entries: parts by halves, so that few rows meet at once.

A component of a port has one number g throughout, its flow the column 2g, its effort 2g + 1. Joined, f_b = −f_a and
e_b = e_a: the columns of b become those of a, their flows negative, and both are eliminated from the rows that have
entries there; the others stay as they are. Of rows that depend on one another some are left out.

Where each row of many Dirac structures says something of flows alone or of efforts alone, as those of a mechanism do,
V = {f} and {e} = V⊥ of what is composed too. Then the flows alone are joined, what depends is left out once, and the
efforts are those that annihilate V: so relations stay between neighbours, whatever loops they close.

Law: what is left is the composition, tests/structures/test_composition.py; ranks are those of exact numbers,
tests/structures/test_matrices.py. Source: as :mod:`poinsot.structures.composition`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import cast, overload

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Bools, Floats
from poinsot.errors import ModelError
from poinsot.records import dataclass
from poinsot.structures.dirac import DiracStructure, Structure, made, roundings, side_by_side
from poinsot.structures.elimination import GIVEN, Ints, annihilated, eliminated, freed, given_rounding
from poinsot.structures.families import (
    DiracFamily,
    Ratio,
    as_family,
    families_beside,
    joined_family,
    restricted_family,
    terminate,
)  # fmt: skip
from poinsot.structures.matrices import (
    Array,
    alike,
    block,
    eliminate,
    enough,
    identity,
    is_exact,
    matrix,
    nothing,
    rank,
)
from poinsot.structures.ports import Port, Variable, check_mates, total
from poinsot.structures.resistive import Resistive


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


@overload
def join(
    structure: DiracFamily, pairs: Iterable[tuple[str, str]], common: Variable = "effort", name: str | None = None
) -> DiracFamily: ...
@overload
def join(
    structure: Structure, pairs: Iterable[tuple[str, str]], common: Variable = "effort", name: str | None = None
) -> Structure: ...
def join(
    structure: Structure | DiracFamily,
    pairs: Iterable[tuple[str, str]],
    common: Variable = "effort",
    name: str | None = None,
) -> Structure | DiracFamily:
    """The structure with pairs of its ports joined: f_b = −f_a, e_b = e_a; with the flow in common, the dual.

    Errors  ModelError if two ports differ in dimension or domain, or a port is joined twice
    """
    pairs = list(pairs)
    gone = [n for pair in pairs for n in pair]
    if len(set(gone)) != len(gone):
        raise ModelError(f"{structure.name}: a port is joined once; among {', '.join(gone)} one is there twice")
    sign = 1 if common == "effort" else -1
    if isinstance(structure, DiracFamily):
        return joined_family(structure, pairs, sign, name or structure.name)
    F, E, (f, e) = structure.F, structure.E, roundings(structure)
    drop, rounding = [nothing(structure.size, 0)], [np.zeros((structure.size, 0))]
    for a, b in pairs:
        check_mates(structure.port(a), structure.port(b))
        i, j = structure.columns(a), structure.columns(b)
        drop += [F[:, i] - sign * F[:, j], E[:, i] + sign * E[:, j]]
        rounding += [np.hypot(f[:, i], f[:, j]), np.hypot(e[:, i], e[:, j])]
    dropped = np.hstack(alike(*drop)), np.hstack(rounding)
    return _without(structure, gone, *dropped, name or structure.name, f"joining ports of {structure.name}")


def _without(
    structure: Structure, gone: Sequence[str], dropped: Array, rounding: Array, name: str, what: str
) -> Structure:
    """The structure on the ports that are not gone, with the dropped columns eliminated."""
    ports = [p for p in structure.ports if p.name not in gone]
    keep = structure.columns(*(p.name for p in ports))
    (f, e), kept = roundings(structure), np.hstack([structure.F[:, keep], structure.E[:, keep]])
    known = np.hstack([f[:, keep], e[:, keep], rounding])
    rows, left = eliminate(kept, dropped, known, what, len(keep))
    return made(rows[:, : len(keep)], rows[:, len(keep) :], ports, [structure], name, left)


@overload
def compose(
    *structures: Structure,
    shared: Iterable[tuple[str, str]] | None = None,
    name: str = "composition",
    inner: bool = False,
) -> Structure: ...
@overload
def compose(
    *structures: Structure | DiracFamily,
    shared: Iterable[tuple[str, str]] | None = None,
    name: str = "composition",
    inner: bool = False,
) -> Structure | DiracFamily: ...
def compose(
    *structures: Structure | DiracFamily,
    shared: Iterable[tuple[str, str]] | None = None,
    name: str = "composition",
    inner: bool = False,
) -> Structure | DiracFamily:
    """The composition: structures side by side, joined over their shared ports (f_b = −f_a, e_b = e_a).

    shared  pairs of names of ports, anywhere among the structures; without it, ports of equal name are joined
    inner   it is a part of what is composed further, of Dirac structures of floats: checked where the whole is
    The ports that remain keep their names and order. Law: Dirac if all of them are.
    With a family among them it is a family, all of them at the same x.
    """
    if shared is not None:
        return join(_beside(structures, name), shared)
    seen: dict[str, str] = {}
    pairs, parts = list[tuple[str, str]](), list[Structure | DiracFamily]()
    for k, s in enumerate(structures):
        fresh = {}
        for p in s.port_names:
            if p in seen:
                fresh[p] = f"{p} of {k}"
                pairs.append((seen.pop(p), fresh[p]))
            else:
                seen[p] = p
        parts.append(s.renamed(fresh) if fresh else s)
    families = any(isinstance(s, DiracFamily) for s in parts)
    if families or any(is_exact(s.F) for s in parts if not isinstance(s, DiracFamily)):
        return join(_beside(parts, name), pairs)
    constant = cast(list[Structure], parts)
    rows, rounding, ports = joined(constant, pairs, name, len(parts) > AT_ONCE)
    m = total(ports)
    if inner:
        return constant[0].otherwise(F=rows[:, :m], E=rows[:, m:], ports=tuple(ports), name=name, rounding=rounding)
    if len(parts) <= AT_ONCE and m <= IN_ECHELON:
        rows, rounding, _ = eliminated(rows, rounding, name).in_order()
    return made(rows[:, :m], rows[:, m:], ports, constant, name, rounding)


def _beside(parts: Sequence[Structure | DiracFamily], name: str) -> Structure | DiracFamily:
    """In one, each on its own ports."""
    if any(isinstance(part, DiracFamily) for part in parts):
        return families_beside(parts, name)
    return side_by_side(cast(Sequence[Structure], parts), name)


AT_ONCE = 40
"""What is composed of no more structures of floats has its rows in echelon form; rows of more stay as they come, since
of mechanisms with many bodies most entries are zeros then, and their flows may be joined alone."""

IN_ECHELON = 600
"""So many components have rows in echelon form; of more, rounding grows there that rows as they come do not have."""


@overload
def close_ports(structure: DiracFamily, ports: Iterable[str], zero: Variable) -> DiracFamily: ...
@overload
def close_ports(structure: Structure, ports: Iterable[str], zero: Variable) -> Structure: ...
def close_ports(structure: Structure | DiracFamily, ports: Iterable[str], zero: Variable) -> Structure | DiracFamily:
    """The structure with f = 0 (zero "flow": an open wire, a clamped body) or e = 0 (a short, a free body) at ports."""
    gone = list(ports)
    if isinstance(structure, DiracFamily):
        n = total(structure.port(p) for p in gone)
        one, none = identity(n), nothing(n, n)
        return terminate(structure, gone, Resistive(*((one, none) if zero == "flow" else (none, one)), f"no {zero}"))
    k, (f, e) = structure.columns(*gone), roundings(structure)
    dropped = (structure.E[:, k], e[:, k]) if zero == "flow" else (structure.F[:, k], f[:, k])
    return _without(structure, gone, *dropped, structure.name, f"closing ports of {structure.name}")


@overload
def restrict(
    structure: DiracFamily, port: str, S: Ratio, flow: bool = True, *, dimension: int | None = None
) -> DiracFamily: ...
@overload
def restrict(structure: Structure, port: str, S: ArrayLike, flow: bool = True) -> Structure: ...
@overload
def restrict(
    structure: Structure, port: str, S: Ratio, flow: bool = True, *, dimension: int | None = None
) -> Structure | DiracFamily: ...
def restrict(
    structure: Structure | DiracFamily, port: str, S: Ratio, flow: bool = True, *, dimension: int | None = None
) -> Structure | DiracFamily:
    """The restriction to flows f = S α at a port: there the new port (α, ε = Sᵀ e), S (n × k) of full column rank.

    The restriction of a Dirac structure to a subspace is Dirac: what is orthogonal to Im S is a force of constraint,
    and eliminated. With flow=False the efforts are restricted, e = S α, and the new port is (Sᵀ f, α).
    Of a family, and by a function S(x) whose k is the ``dimension``, it is a family.
    Errors  ModelError if the columns of S depend on one another; for a function S without its dimension
    """
    if callable(S) or isinstance(structure, DiracFamily):
        k = np.asarray(S).shape[1] if dimension is None and not callable(S) else dimension
        if k is None:
            raise ModelError(f"restriction of port {port!r}: say how many columns the function S has, dimension=…")
        return restricted_family(as_family(structure), port, S, k, flow)
    S = matrix(S)
    n, k = S.shape
    if rank(S) < k or n != structure.port(port).dimension:
        raise ModelError(
            f"restriction of port {port!r}: S needs {structure.port(port).dimension} rows and independent columns; it "
            f"is {n} × {k} of rank {rank(S)}"
        )
    if not flow:
        return restrict(structure.swapped(port), port, S).swapped(port)
    names = [p for p in structure.port_names if p != port]
    keep, at = structure.columns(*names), structure.columns(port)
    m, F, E, (f, e) = len(keep) + k, structure.F, structure.E, roundings(structure)
    kept = block([
        [F[:, keep], F[:, at] @ S, E[:, keep], nothing(structure.size, k)],
        [nothing(k, m + len(keep)), -identity(k)],
    ])  # fmt: skip
    dropped = block([[E[:, at]], [S.T]])
    rounding = None
    if not is_exact(kept):
        T, given = S.astype(float), given_rounding(S.astype(float))
        size = np.abs(F[:, at].astype(float))
        turned = f[:, at] @ np.abs(T) + size @ (given + GIVEN * np.abs(T))
        unknown = np.zeros((structure.size, k))
        upper = np.hstack([f[:, keep], turned, e[:, keep], unknown, e[:, at]])
        lower = np.hstack([np.zeros((k, m + len(keep) + k)), given.T])
        rounding = np.vstack([upper, lower])
    rows, left = eliminate(kept, dropped, rounding, f"restricting port {port!r} of {structure.name}", m)
    ports = [*(structure.port(p) for p in names), Port(port, k, structure.port(port).domain)]
    found = made(rows[:, :m], rows[:, m:], ports, [structure], structure.name, left)
    return found.reordered(structure.port_names)
