"""Structures on manifolds: at every x a structure F(x) f + E(x) e = 0, joined and restricted as constant ones are.

What constant structures are joined by (:mod:`poinsot.structures.composition`) takes families, too, and gives families.
Nothing is eliminated then: ports that are joined, closed or terminated stay inside with the linear relation that stands
there, so that F and E go on being functions over any scalar, wherever ranks change. `at(x)` eliminates them at a state;
`near(x)` over any scalar about one; `po.simulate` takes them as they are, where no constraint hides between rows that
vary with x.

Laws: what is done to families is at every x what is done to the structures there, tests/structures/test_families.py.
Source: Stramigioli et al., (30), §3.2.5; Courant 1990.
Units: any in which flow times effort of each port is power [W].
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import cast, final, overload

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import settle
from poinsot.algebra.linear import lu
from poinsot.errors import ModelError
from poinsot.records import dataclass, field
from poinsot.structures.dirac import (
    DiracStructure,
    DissipativeStructure,
    Structure,
    block_diagonal,
    dirac,
    dissipative,
    roundings,
)
from poinsot.structures.elimination import eliminated, given_rounding
from poinsot.structures.matrices import (
    Array,
    alike,
    block,
    down_diagonal,
    eliminate,
    enough,
    identity,
    is_exact,
    nothing,
    plain,
)
from poinsot.structures.ports import Port, as_ports, check_mates, columns, port_of, total
from poinsot.structures.resistive import Resistive

Matrices = Callable[[Array], tuple[ArrayLike, ArrayLike]]
Ratio = ArrayLike | Callable[[Array], ArrayLike]


@final
@dataclass(frozen=True, eq=False)
class DiracFamily:
    """A structure at every point of a manifold: F(x) f + E(x) e = 0 (30).

    matrices     x (n,) ↦ (F, E) (m, m), over any scalar: floats for :meth:`at`, duals for derivatives, SymPy for
                 printing, traced scalars for runs
    ports        the same at every x, those inside among them: m components
    inner        ports, alone or together, that are joined, closed or terminated → what stands there, power into it
                 positive
    dissipative  whether F and E themselves take power away; otherwise they are Dirac at every x
    Errors       ModelError at a state where the invariants do not hold
    Law          at(x) of what is made of families is made of their at(x), tests/structures/test_families.py
    Source       Stramigioli et al., (30)
    """

    matrices: Matrices
    ports: tuple[Port, ...]
    name: str = "structure"
    inner: Mapping[tuple[str, ...], Resistive] = field(default_factory=dict)
    dissipative: bool = False

    def __post_init__(self) -> None:
        object.__setattr__(self, "ports", as_ports(self.ports))

    @property
    def outer(self) -> tuple[Port, ...]:
        """The ports that are open."""
        return tuple(p for p in self.ports if p.name not in self._gone)

    @property
    def port_names(self) -> tuple[str, ...]:
        """The names of the open ports."""
        return tuple(p.name for p in self.outer)

    @property
    def _gone(self) -> list[str]:
        return [name for names in self.inner for name in names]

    def port(self, name: str) -> Port:
        """The open port of that name."""
        return port_of(self.outer, name)

    def at(self, x: ArrayLike) -> Structure:
        """The structure at x on the open ports, its invariants checked there: Dirac if nothing in it takes power."""
        F, E = self.matrices(np.asarray(x))
        made = dissipative if self.dissipative else dirac
        found = made(F, E, self.ports, f"{self.name} at x = {np.asarray(x)}")
        if not self.inner:
            return found
        return _ended(found, self.inner)

    __call__ = at

    def near(self, x: ArrayLike) -> DiracFamily:
        """The same about the state x of numbers, without ports inside: F and E over any scalar, rows chosen at x.

        Errors  ModelError where a rank is undecided at x. Where it changes beside x, the numbers there are not finite
        """
        if not self.inner:
            return self
        at = np.asarray(x, dtype=float)
        keep, size = columns(self.ports, self.port_names), total(self.outer)
        kept, dropped = (np.asarray(a, dtype=float) for a in self._rows(at, keep))
        what = f"{self.name} near x = {at}"
        own, others, gone = pivot_order(dropped, what)
        rest = kept[others] - dropped[np.ix_(others, gone)] @ np.linalg.solve(dropped[np.ix_(own, gone)], kept[own])
        wanted = sorted(eliminated(rest.T, None, what).pivots)
        enough(len(wanted), size, what)
        left = [others[k] for k in wanted]

        def matrices(y: Array) -> tuple[Array, Array]:
            K, D = self._rows(y, keep)
            found = settle(K[left] - D[np.ix_(left, gone)] @ lu(D[np.ix_(own, gone)]).solve(K[own]))
            return found[:, :size], found[:, size:]

        lossless = all(relation.lossless for relation in self.inner.values()) and not self.dissipative
        return DiracFamily(matrices, self.outer, self.name, dissipative=not lossless)

    def _rows(self, x: Array, keep: list[int]) -> tuple[Array, Array]:
        """All rows over the flows and efforts of the open ports, and over those inside, of any scalar."""
        F, E = (plain(np.asarray(a)) for a in self.matrices(np.asarray(x)))
        gone, own = columns(self.ports, self._gone), _together(self.inner)
        below = np.zeros((len(own), 2 * len(keep)), dtype=object)
        kept = np.vstack([np.hstack([F[:, keep], E[:, keep]]), below])
        return kept, np.vstack([np.hstack([F[:, gone], E[:, gone]]), plain(own)])

    def renamed(self, names: Mapping[str, str]) -> DiracFamily:
        """The same with other names for some ports."""
        for name in names:
            port_of(self.ports, name)
        ports = as_ports(replace(p, name=names.get(p.name, p.name)) for p in self.ports)
        inner = {tuple(names.get(n, n) for n in key): relation for key, relation in self.inner.items()}
        return replace(self, ports=ports, inner=inner)

    def swapped(self, *names: str) -> DiracFamily:
        """The same with flow and effort exchanged at these open ports, as for storage of I-type: (e, f) = (u, y)."""
        for name in names:
            self.port(name)
        k = columns(self.ports, names)

        def matrices(x: Array) -> tuple[Array, Array]:
            F, E = (np.array(a, dtype=object) for a in self.matrices(x))
            F[:, k], E[:, k] = E[:, k], F[:, k]
            return F, E

        return replace(self, matrices=matrices)

    def reordered(self, names: Sequence[str]) -> DiracFamily:
        """The same with its open ports in this order; each must be named once."""
        if sorted(names) != sorted(self.port_names):
            raise ModelError(f"{self.name}: the new order must name each port once: {', '.join(self.port_names)}")
        order = [*names, *self._gone]
        k = columns(self.ports, order)

        def matrices(x: Array) -> tuple[Array, Array]:
            F, E = (np.asarray(a) for a in self.matrices(x))
            return F[:, k], E[:, k]

        return replace(self, matrices=matrices, ports=tuple(port_of(self.ports, n) for n in order))

    def within(self, start: int, stop: int) -> DiracFamily:
        """The same where x is a part of the state of a whole: x[start:stop]."""
        return replace(self, matrices=lambda x: self.matrices(x[start:stop]))


def as_family(structure: Structure | DiracFamily) -> DiracFamily:
    """A constant structure as a family."""
    if isinstance(structure, DiracFamily):
        return structure
    F, E = structure.F, structure.E
    lossless = isinstance(structure, DiracStructure)
    return DiracFamily(lambda x: (F, E), structure.ports, structure.name, dissipative=not lossless)


def pointwise(operation: Callable[..., Structure | DiracFamily], *parts: DiracFamily | Structure) -> DiracFamily:
    """operation(parts): what joins structures takes families, at every point of a manifold, and gives one."""
    return cast(DiracFamily, operation(*map(as_family, parts)))


def families_beside(parts: Iterable[Structure | DiracFamily], name: str) -> DiracFamily:
    """Families side by side on one state; their ports have names that differ."""
    given, found = [as_family(part) for part in parts], list[DiracFamily]()
    taken = {n for part in given for n in part.port_names}
    for part in given:
        other = dict[str, str]()
        for own in part._gone:
            while other.get(own, own) in taken:
                other[own] = f"{other.get(own, own)}'"
            taken.add(other.get(own, own))
        found.append(part.renamed(other))

    def matrices(x: Array) -> tuple[Array, Array]:
        each = [part.matrices(x) for part in found]
        return down_diagonal([np.asarray(F) for F, _ in each]), down_diagonal([np.asarray(E) for _, E in each])

    inner = {names: relation for part in found for names, relation in part.inner.items()}
    ports = as_ports(p for part in found for p in part.ports)
    return DiracFamily(matrices, ports, name, inner, any(part.dissipative for part in found))


def joined_family(family: DiracFamily, pairs: Iterable[tuple[str, str]], sign: int, name: str) -> DiracFamily:
    """Pairs of its open ports joined: f_b = −sign f_a, e_b = sign e_a."""
    inner = dict(family.inner)
    for pair in pairs:
        a, b = (family.port(n) for n in pair)
        check_mates(a, b)
        one, none = identity(a.dimension), nothing(a.dimension, a.dimension)
        F, E = block([[one, sign * one], [none, none]]), block([[none, none], [one, -sign * one]])
        inner[pair] = Resistive(F, E, f"{a.name} – {b.name}")
    return replace(family, inner=inner, name=name)


def restricted_family(family: DiracFamily, port: str, S: Ratio, dimension: int, flow: bool) -> DiracFamily:
    """Flows, or efforts, in the span of S(x) at a port: joined to a transformer of ratio S, of the old name."""
    old, taken, inside = family.port(port), {p.name for p in family.ports}, f"{port}, all of it"
    while inside in taken:
        inside += "'"
    n, k = old.dimension, dimension
    ends = (replace(old, name=f"{inside}, at S"), replace(old, dimension=k))
    one, rest = np.eye(n, dtype=int).astype(object), np.eye(k, dtype=int).astype(object)

    def matrices(x: Array) -> tuple[Array, Array]:
        ratio = np.asarray(S(x) if callable(S) else S).astype(object)
        if ratio.shape != (n, k):
            raise ModelError(f"restriction of port {port!r}: S must be {n} × {k}; its shape is {ratio.shape}")
        spans = np.vstack([np.hstack([one, ratio if flow else -ratio]), np.zeros((k, n + k), dtype=int)])
        tells = np.vstack([np.zeros((n, n + k), dtype=int), np.hstack([-ratio.T if flow else ratio.T, rest])])
        return (spans, tells) if flow else (tells, spans)

    whole = families_beside([family.renamed({port: inside}), DiracFamily(matrices, ends)], family.name)
    return joined_family(whole, [(inside, ends[0].name)], 1, family.name).reordered(family.port_names)


@overload
def terminate(structure: DiracFamily, ports: Iterable[str], relation: Resistive) -> DiracFamily: ...
@overload
def terminate(structure: Structure, ports: Iterable[str], relation: Resistive) -> Structure: ...
def terminate(structure: Structure | DiracFamily, ports: Iterable[str], relation: Resistive) -> Structure | DiracFamily:
    """The structure with a resistive relation at the ports, in this order: f_r and e_r are eliminated.

    With e_r = R f_r:  L (F_r + E_r R) = 0,  F′ = L F,  E′ = L E  and  F′E′ᵀ + E′F′ᵀ = 2 (L E_r) R (L E_r)ᵀ ⪰ 0.
    Power into the resistor counts positive. Lossless relations (an ideal gyrator's R = −Rᵀ) leave a Dirac structure
    Dirac. A relation declared a source makes the result active at these ports.
    Errors  ModelError if the relation has another dimension than the ports, or a port is not there
    """
    gone = list(ports)
    n = sum(structure.port(p).dimension for p in gone)
    if n != relation.size:
        raise ModelError(f"{structure.name}: {relation.name} has {relation.size} components, the ports {n}")
    if isinstance(structure, DiracFamily):
        return replace(structure, inner={**structure.inner, tuple(gone): relation})
    return _ended(structure, {tuple(gone): relation})


def _ended(structure: Structure, relations: Mapping[tuple[str, ...], Resistive]) -> Structure:
    """The structure with all these relations at ports, eliminated at once."""
    gone, relation = [name for names in relations for name in names], _together(relations)
    k, n = structure.columns(*gone), len(relation)
    keep, F, E = [c for c in range(structure.size) if c not in set(k)], structure.F, structure.E
    kept = block([[F[:, keep], E[:, keep]], [nothing(n, 2 * len(keep))]])
    dropped = block([[F[:, k], E[:, k]], [relation]])
    what = f"{', '.join(each.name for each in relations.values())} at {', '.join(gone)} of {structure.name}"
    rounding = None
    if not is_exact(alike(kept, dropped)[0]):
        f, e = roundings(structure)
        own = given_rounding(relation.astype(float))
        lower = np.hstack([np.zeros((n, 2 * len(keep))), own])
        rounding = np.vstack([np.hstack([f[:, keep], e[:, keep], f[:, k], e[:, k]]), lower])
    rows, left = eliminate(kept, dropped, rounding, what, len(keep))
    F, E = rows[:, : len(keep)], rows[:, len(keep) :]
    rest = tuple(p for p in structure.ports if p.name not in gone)
    if isinstance(structure, DiracStructure) and all(each.lossless for each in relations.values()):
        return DiracStructure(F, E, rest, structure.name, rounding=left)
    active = structure.active if isinstance(structure, DissipativeStructure) else ()
    active = (*active, *(name for names, each in relations.items() if each.source for name in names))
    return DissipativeStructure(F, E, rest, structure.name, active, rounding=left)


def _together(relations: Mapping[tuple[str, ...], Resistive]) -> Array:
    """[F E] of all relations, over their ports in order."""
    each = relations.values()
    return np.hstack(alike(block_diagonal(*(r.F for r in each)), block_diagonal(*(r.E for r in each))))


def pivot_order(A: Array, what: str) -> tuple[list[int], list[int], list[int]]:
    """Rows and columns of a regular square of A (floats), in an order that needs no exchange, and the other rows."""
    from scipy.linalg import lu as pivoted

    gone, own = sorted(eliminated(A, None, what).pivots), sorted(eliminated(A.T, None, what).pivots)
    order = np.argsort(pivoted(A[np.ix_(own, gone)], p_indices=True)[0]).tolist() if own else list[int]()
    others = [i for i in range(len(A)) if i not in set(own)]
    return [own[k] for k in order], others, gone


def solved_in_order(A: Array, b: Array, rows: Sequence[int], columns: Sequence[int]) -> Array:
    """A⁻¹ b over any scalar, in this order of rows and columns."""
    found = np.empty(np.shape(b), dtype=object)
    found[columns] = lu(A[np.ix_(rows, columns)]).solve(b[rows])
    return found
