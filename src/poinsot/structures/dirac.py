"""Dirac structures, and dissipative structures, in kernel form F f + E e = 0 with named ports.

    D = {(f, e) : F f + E e = 0},   F, E (m × m),   rank [F E] = m
    Dirac        E Fᵀ + F Eᵀ = 0    ⇔  ⟨e, f⟩ = 0 on D, and D = {(Eᵀλ, Fᵀλ)}
    dissipative  E Fᵀ + F Eᵀ ⪰ 0    ⇔  ⟨e, f⟩ ≤ 0 on D: the rest of the power went into resistors

Both invariants are checked where a structure is built: on rationals and symbols exactly; on floats to
``POWER_TOLERANCE`` of the sizes of the powers, and to the rounding of each entry, which a structure takes along from
what it was made of (:mod:`poinsot.structures.elimination`). No decision depends on the units of a port. Other
representations are in :mod:`poinsot.structures.multiports`, joining in :mod:`poinsot.structures.composition`.

Laws: tests/structures/test_dirac.py. Source: Stramigioli et al., §3.2.1; Ratiu & Blankenstein; formulas.md §8, which
corrects the sign of the dissipative case.
Units: any in which flow times effort of each port is power [W].
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields, replace
from typing import Any, Self, final

import numpy as np
from numpy.typing import ArrayLike

from poinsot.errors import ModelError
from poinsot.records import dataclass, field
from poinsot.structures import matrices
from poinsot.structures.elimination import GIVEN, clear_of, eliminated, given_rounding, independent, usual
from poinsot.structures.hybrid import blame
from poinsot.structures.ports import Port, as_ports, columns, port_of, total


@dataclass(frozen=True, eq=False)
class PortRelation:
    """A linear relation F f + E e = 0 of rank m between the m flows and m efforts of its ports; see the subclasses.

    F, E      (m, m)  floats, or exact numbers: Fraction, SymPy
    ports     with dimensions that add to m; they own the columns of F and of E in their order
    name      used in messages
    rounding  (m, 2m) of floats: the size of the rounding of each entry of [F E]; by default that of numbers as given
    Errors    ModelError for other shapes, ports of equal names, ranks below m, and power that the kind of structure
              forbids
    """

    F: matrices.Array
    E: matrices.Array
    ports: tuple[Port, ...]
    name: str = "structure"
    rounding: matrices.Array | None = field(default=None, repr=False, kw_only=True)

    def __post_init__(self) -> None:
        F, E = matrices.alike(self.F, self.E)
        ports = as_ports(self.ports)
        m = total(ports)
        if F.shape != (m, m) or E.shape != (m, m):
            raise ModelError(
                f"{self.name}: its ports have {m} components, so F and E must be {m} × {m}; they are "
                f"{' × '.join(map(str, F.shape))} and {' × '.join(map(str, E.shape))}"
            )
        for a in (F, E):
            a.flags.writeable = False
        for own, value in (("F", F), ("E", E), ("ports", ports)):
            object.__setattr__(self, own, value)
        if not matrices.is_exact(F) and not (np.isfinite(F).all() and np.isfinite(E).all()):
            raise ModelError(f"{self.name}: F and E must be finite numbers")
        rows = np.hstack([F, E])
        if matrices.is_exact(F):
            object.__setattr__(self, "rounding", None)
        elif self.rounding is None:
            object.__setattr__(self, "rounding", given_rounding(rows))
        found = matrices.rank(rows) if self.rounding is None else independent(rows, self.rounding, self.name)
        if found < m:
            raise ModelError(
                f"{self.name}: [F E] has rank {found} and must have rank {m}, one independent row for each of the "
                f"components of {', '.join(p.name for p in ports)}: a relation is missing or said twice"
            )
        self.check()

    def check(self) -> None:
        """Raise ModelError if the balance of power that the kind of structure promises does not hold."""
        raise TypeError("a port relation is a DiracStructure or a DissipativeStructure")

    @property
    def size(self) -> int:
        """m, the number of scalar components of the ports."""
        return total(self.ports)

    @property
    def exact(self) -> bool:
        """Whether the matrices are rationals or symbols, decided upon without a tolerance."""
        return matrices.is_exact(self.F)

    @property
    def port_names(self) -> tuple[str, ...]:
        """The names of the ports in the order of their columns."""
        return tuple(p.name for p in self.ports)

    @property
    def power_matrix(self) -> matrices.Array:
        """E Fᵀ + F Eᵀ (m, m): zero if lossless; ⪰ 0 if dissipative."""
        half = matrices.product(self.E, self.F.T)
        return np.asarray(half + half.T)

    def columns(self, *names: str) -> list[int]:
        """The columns of the named ports in F and E."""
        return columns(self.ports, names)

    def port(self, name: str) -> Port:
        """The port of that name."""
        return port_of(self.ports, name)

    def residual(self, f: ArrayLike, e: ArrayLike) -> matrices.Array:
        """F f + E e, which vanishes on the structure; f, e (m,) over any scalar."""
        return np.asarray(self.F @ np.asarray(f) + self.E @ np.asarray(e))

    def contains(self, f: ArrayLike, e: ArrayLike, tolerance: float = 1e-9) -> bool:
        """Whether (f, e) is admissible, to the tolerance relative to the size of f and e; exactly on exact numbers."""
        f, e = np.asarray(f), np.asarray(e)
        residual = self.residual(f, e)
        if matrices.is_exact(residual):
            return matrices.vanishes(residual)
        scale = _row_lengths(self) * np.linalg.norm(np.concatenate([f, e]).astype(float))
        return bool(np.all(np.abs(residual) <= tolerance * scale))

    def image(self) -> tuple[matrices.Array, matrices.Array]:
        """(A, B), m × m, with f = A λ, e = B λ: columns that span the structure."""
        basis = matrices.null_space(np.hstack([self.F, self.E]))
        return basis[: self.size], basis[self.size :]

    def same_as(self, other: PortRelation, tolerance: float = 1e-10) -> bool:
        """Whether the two are one set of (f, e), whatever rows say it; ports go by their names."""
        if sorted(self.port_names) != sorted(other.port_names) or self.size != other.size:
            return False
        other = other.reordered(self.port_names)
        if [p.dimension for p in self.ports] != [p.dimension for p in other.ports]:
            return False
        mine, theirs = matrices.alike(np.hstack([self.F, self.E]), np.hstack([other.F, other.E]))
        if matrices.is_exact(mine):
            return matrices.rank(np.vstack([mine, theirs])) == self.size
        rows, rounding, pivots = eliminated(mine, self.rounding, self.name).in_order()
        factors = theirs[:, pivots]
        sizes = np.abs(theirs) + np.abs(factors) @ np.abs(rows)
        known = theirs if other.rounding is None else clear_of(theirs, other.rounding)
        allowed = tolerance * (sizes + usual(known)) + np.abs(factors) @ rounding
        return bool(np.all(np.abs(theirs - factors @ rows) <= allowed))

    def otherwise(self, **said: Any) -> Self:
        """The same set of (f, e) with other F, E, ports, name or rounding: earlier decisions about it stand."""
        found = object.__new__(type(self))
        for own in fields(self):
            value = said.get(own.name, getattr(self, own.name))
            if isinstance(value, np.ndarray):
                value.flags.writeable = False
            object.__setattr__(found, own.name, value)
        return found

    def reordered(self, names: Sequence[str]) -> Self:
        """The same with its ports in this order; each must be named once."""
        if sorted(names) != sorted(self.port_names):
            raise ModelError(f"{self.name}: the new order must name each port once: {', '.join(self.port_names)}")
        order = self.columns(*names)
        both = [*order, *(self.size + k for k in order)]
        rounding = None if self.rounding is None else self.rounding[:, both]
        ports = tuple(self.port(n) for n in names)
        return self.otherwise(F=self.F[:, order], E=self.E[:, order], ports=ports, rounding=rounding)

    def renamed(self, names: Mapping[str, str]) -> Self:
        """The same with other names for some ports."""
        for name in names:
            self.port(name)
        return self.otherwise(ports=as_ports(replace(p, name=names.get(p.name, p.name)) for p in self.ports))

    def swapped(self, *names: str) -> Self:
        """The same with flow and effort exchanged at these ports, as for storage of I-type: (e, f) = (u, y)."""
        order = np.arange(2 * self.size)
        k = np.array(self.columns(*names), dtype=int)
        order[k], order[self.size + k] = self.size + k, k
        both = np.hstack([self.F, self.E])[:, order]
        rounding = None if self.rounding is None else self.rounding[:, order]
        return self.otherwise(F=both[:, : self.size], E=both[:, self.size :], rounding=rounding)

    def transformed(self, M: ArrayLike) -> Self:
        """The same in coordinates f̃ = M f, ẽ = M⁻ᵀ e, which keep power; M (m × m) invertible, over all components."""
        M, F = matrices.alike(M, self.F)
        F, E = matrices.solve(M.T, F.T).T, self.E @ M.T
        if matrices.is_exact(F) or self.rounding is None:
            return replace(self, F=F, E=E, rounding=None)
        carried = block_diagonal(np.abs(matrices.solve(M, np.eye(len(M)))), np.abs(M.T))
        rounding = (self.rounding + GIVEN * np.abs(np.hstack([self.F, self.E]))) @ carried
        return replace(self, F=F, E=E, rounding=rounding)

    def normal(self) -> Self:
        """The same with canonical rows: orthonormal ones on floats, the reduced echelon form on exact numbers."""
        m, rows, rounding = self.size, np.hstack([self.F, self.E]), None
        if self.exact:
            rows = matrices.row_basis(rows)
        else:
            form, known, _ = eliminated(rows, self.rounding, self.name).in_order()
            R = np.linalg.qr(form.T)[1]
            turn = np.linalg.inv(R.T)
            grown = np.abs(form) + np.abs(R.T) @ (np.abs(turn) @ np.abs(form))
            rows, rounding = turn @ form, np.abs(turn) @ (known + GIVEN * grown)
        return replace(self, F=rows[:, :m], E=rows[:, m:], rounding=rounding)


@final
@dataclass(frozen=True, eq=False)
class DiracStructure(PortRelation):
    """D = {(f, e) : F f + E e = 0}.  Invariants: E Fᵀ + F Eᵀ = 0 and rank [F E] = m.

    Consequence  Σ ⟨e, f⟩ over the ports is 0 on D: the interconnection neither makes nor loses power
    Errors       ModelError that names the two ports between which the invariant fails, or the missing rank
    Law          tests/structures/test_dirac.py. Source: Stramigioli et al., (23)–(25)
    """

    def check(self) -> None:
        """E Fᵀ + F Eᵀ = 0, beside the sizes of the powers.

        Errors: ModelError that names the ports between which power is not kept.
        """
        if not matrices.vanishes(self.power_matrix, _scale(self)):
            raise ModelError(
                f"{self.name} does not conserve power, E Fᵀ + F Eᵀ ≠ 0: {blame(self.F, self.E, self.ports)}; a "
                "structure that takes power away is a DissipativeStructure"
            )

    def image(self) -> tuple[matrices.Array, matrices.Array]:
        """(Eᵀ, Fᵀ): f = Eᵀλ, e = Fᵀλ."""
        return self.E.T, self.F.T

    def reversed(self) -> DiracStructure:
        """The same with every power counted the other way, f → −f."""
        return self.otherwise(F=-self.F)


@final
@dataclass(frozen=True, eq=False)
class DissipativeStructure(PortRelation):
    """{(f, e) : F f + E e = 0}.  Invariants: E Fᵀ + F Eᵀ ⪰ 0 and rank [F E] = m.

    Consequence  Σ ⟨e, f⟩ over the ports is ≤ 0: what is missing is dissipated
    active       names of resistive ports that were declared sources; with one, the sign of the balance is not checked
    Errors       ModelError if power is made at ports that are not declared active
    Source       Ratiu & Blankenstein, where the sign of the condition is wrong; formulas.md §8
    """

    active: tuple[str, ...] = ()

    def check(self) -> None:
        """E Fᵀ + F Eᵀ ⪰ 0, beside the sizes of the powers.

        Errors: ModelError that names the ports at which power is given.
        """
        K = self.power_matrix if self.exact else self.power_matrix / _scale(self)
        if not self.active and not matrices.is_positive_semidefinite(K):
            raise ModelError(
                f"{self.name} makes power, E Fᵀ + F Eᵀ is not positive semidefinite: "
                f"{blame(self.F, self.E, self.ports)}; name what is active in `active` if it is a source"
            )

    @property
    def lossless(self) -> bool:
        """Whether E Fᵀ + F Eᵀ = 0, so that it is a Dirac structure."""
        return matrices.vanishes(self.power_matrix, _scale(self))

    def as_dirac(self) -> DiracStructure:
        """The same as a Dirac structure. ModelError if it is not lossless."""
        return DiracStructure(self.F, self.E, self.ports, self.name, rounding=self.rounding)


Structure = DiracStructure | DissipativeStructure


def _scale(structure: PortRelation) -> matrices.Array | float:
    """√(wᵢ wⱼ), wᵢ = Σₖ |Eᵢₖ| |Fᵢₖ| of usual sizes and of rounding beside the tolerance: sizes of powers."""
    if structure.exact or structure.rounding is None:
        return 1.0
    rows = np.hstack([structure.F, structure.E])
    size = (
        np.maximum(np.abs(rows), usual(clear_of(rows, structure.rounding)))
        + structure.rounding / matrices.POWER_TOLERANCE
    )
    weights = np.sqrt((size[:, : structure.size] * size[:, structure.size :]).sum(axis=1))
    return np.outer(weights, weights)


def _row_lengths(structure: PortRelation) -> matrices.Array:
    return np.asarray(np.linalg.norm(np.hstack([structure.F, structure.E]).astype(float), axis=1))


def dirac(F: ArrayLike, E: ArrayLike, ports: Iterable[Port | str], name: str = "structure") -> DiracStructure:
    """The Dirac structure F f + E e = 0 (F, E m × m); ports may be bare names, then of dimension 1."""
    return DiracStructure(matrices.matrix(F), matrices.matrix(E), as_ports(ports), name)


def dissipative(
    F: ArrayLike, E: ArrayLike, ports: Iterable[Port | str], name: str = "structure", active: Iterable[str] = ()
) -> DissipativeStructure:
    """The dissipative structure F f + E e = 0 (F, E m × m); ``active`` names the declared sources."""
    return DissipativeStructure(matrices.matrix(F), matrices.matrix(E), as_ports(ports), name, tuple(active))


def roundings(structure: Structure) -> tuple[matrices.Array, matrices.Array]:
    """The rounding of F and of E; nothing on exact numbers."""
    found = np.zeros((structure.size, 2 * structure.size)) if structure.rounding is None else structure.rounding
    return found[:, : structure.size], found[:, structure.size :]


def direct_sum(*structures: Structure, name: str = "structure") -> Structure:
    """All structures side by side, unjoined; their ports must have names that differ."""
    return side_by_side(structures, name)


def side_by_side(structures: Sequence[Structure], name: str) -> Structure:
    """The structures in one, each on its own ports."""
    F, E = block_diagonal(*(s.F for s in structures)), block_diagonal(*(s.E for s in structures))
    rounding = None
    if not matrices.is_exact(F):
        given = [np.hstack([s.F, s.E]).astype(float) for s in structures]
        each = [given_rounding(a) if s.rounding is None else s.rounding for s, a in zip(structures, given, strict=True)]
        halves = [[r[:, : len(r)] for r in each], [r[:, len(r) :] for r in each]]
        rounding = np.hstack([block_diagonal(*parts) for parts in halves])
    return made(F, E, [p for s in structures for p in s.ports], structures, name, rounding)


def block_diagonal(*parts: matrices.Array) -> matrices.Array:
    """The matrices down a diagonal, over one kind of number."""
    found = matrices.alike(*parts)
    return matrices.down_diagonal(found, next((a.flat[0] * 0 for a in found if a.size), 0))


def made(
    F: matrices.Array,
    E: matrices.Array,
    ports: Iterable[Port],
    of: Sequence[Structure],
    name: str,
    rounding: matrices.Array | None = None,
) -> Structure:
    """(F, E) as the structure that its makers imply: Dirac if all of them are, else dissipative with their active
    ports."""
    if all(isinstance(s, DiracStructure) for s in of):
        return DiracStructure(F, E, tuple(ports), name, rounding=rounding)
    active = [a for s in of if isinstance(s, DissipativeStructure) for a in s.active]
    return DissipativeStructure(F, E, tuple(ports), name, tuple(dict.fromkeys(active)), rounding=rounding)
