"""Canonical coordinates of a Dirac structure D(x) that is integrable and of constant rank, by flows.

    x̃ = φ(x) = (α, β, y₂, z₂):   α̇ = ∂Ĥ/∂β,  β̇ = −∂Ĥ/∂α,  ẏ₂ = 0,  0 = ∂Ĥ/∂z₂       in a neighbourhood of x₀

Symplectic, presymplectic, Poisson and mixed structures are cases. The coordinates of x are parted into Z, W and C, as
many as there are z₂, (α, β) and y₂, such that at x₀, and so beside it,

    e_ZW = ω f_ZW − Aᵀ e_C,   f_C = A f_ZW        G₁ = {f} spanned by Xᵢ = ∂ᵢ + A ∂_C,  ω_WW regular

Fields of this form commute where D is integrable, so that leaves are graphs: along that of {f : (f, 0) ∈ D} x is
carried to Z = Z₀, where W are w; along that of G₁ on to W = W₀, where C are y₂. On w the two-form ω is brought to its
value ω₀ at x₀ by Moser's flow, σ the radial primitive of ω − ω₀:

    dw/dt = −ω_t⁻¹ σ,   ω_t = ω₀ + t (ω − ω₀),   σ(w) = ∫₀¹ s (ω − ω₀)(s w) w ds

Flows are polynomials in time that meet their equation at Gauss' nodes. Laws: tests/structures/test_canonical.py.
Source: Ratiu & Blankenstein (the theorem, Note 2); Courant 1990; Moser 1965; Hairer, Nørsett & Wanner, II.7.
Units: those of the states; α β has those of an action.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import final

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Floats, array, settle
from poinsot.errors import ModelError
from poinsot.records import NamedTuple, dataclass, field
from poinsot.structures.canonical import CanonicalCoordinates, darboux
from poinsot.structures.casimirs import is_integrable
from poinsot.structures.dirac import DiracStructure
from poinsot.structures.families import DiracFamily, as_family, pivot_order, solved_in_order
from poinsot.structures.matrices import Array, identity, independent_columns, plain


class _Parted(NamedTuple):
    """Z, W and C, and orders of pivots of the equations for (e_Z, e_W, f_C) and of ω_WW: chosen at x₀."""

    Z: list[int]
    W: list[int]
    C: list[int]
    whole: tuple[list[int], list[int]] = ([], [])
    form: tuple[list[int], list[int]] = ([], [])

    def blocks(self, family: DiracFamily, x: Array) -> tuple[Array, Array]:
        """A and ω of f_C = A f, e = ω f − Aᵀ e_C, rows Z, then W."""
        F, E = (plain(np.asarray(a)) for a in family.matrices(np.asarray(x)))
        leaf = [*self.Z, *self.W]
        out, given = np.hstack([E[:, leaf], F[:, self.C]]), np.hstack([F[:, leaf], E[:, self.C]])
        found, k = _solved(out, -given, self.whole), len(leaf)
        return found[k:, :k], found[:k, :k]

    def against(self, omega: Array, right: Array) -> Array:
        """ω_WW⁻¹ right."""
        return _solved(omega, right, self.form)


def _solved(A: Array, b: Array, pivots: tuple[list[int], list[int]]) -> Array:
    """A⁻¹ b over any scalar, in an order of pivots; of floats as any."""
    both = [*np.ravel(A), *np.ravel(b)]
    if all(isinstance(v, (int, float)) for v in both) or not pivots[0]:
        return np.linalg.solve(A.astype(float), b.astype(float))
    return solved_in_order(A, b, *pivots)


class _Nodes(NamedTuple):
    """Gauss' nodes c on [0, 1], weights b, and A_ij = ∫₀^cᵢ of the polynomial that is 1 at cⱼ."""

    c: Floats
    b: Floats
    A: Floats

    @classmethod
    def of(cls, count: int) -> _Nodes:
        points, weights = np.polynomial.legendre.leggauss(count)
        c, powers = (points + 1) / 2, np.arange(count)
        V = np.vander(c, increasing=True)
        A = np.linalg.solve(V.T, (c[:, None] ** (powers + 1) / (powers + 1)).T).T
        return cls(np.asarray(c, dtype=float), np.asarray(weights / 2, dtype=float), np.asarray(A, dtype=float))

    def flow(self, rate: Callable[[Array], Array], start: Array, sweeps: int) -> Array:
        """x(1) of dx/ds = rate(x), x(0) = start, by sweeps of Picard's iteration."""
        at, rates = [start] * len(self.c), list[Array]()
        for _ in range(sweeps):
            rates = [rate(x) for x in at]
            at = [start + _weighted(row, rates) for row in self.A]
        return start + _weighted(self.b, rates)


def _weighted(weights: Floats, values: Sequence[Array]) -> Array:
    total = values[0] * float(weights[0])
    for weight, value in zip(weights[1:], values[1:], strict=True):
        total = total + value * float(weight)
    return total


@final
@dataclass(frozen=True, eq=False)
class CanonicalChart:
    """x̃ = φ(x) = (α, β, y₂, z₂) about x₀, in which a Dirac structure D(x) is constant and canonical.

    about      x₀ (n,); φ(x₀) = 0
    pairs      dim α = dim β; conserved: dim y₂; algebraic: dim z₂
    nodes, sweeps  of the flows: how well they are met, and how far from x₀
    Law        ``D.at(x).transformed(∂φ)`` is ``structure()`` at every x near, tests/structures/test_canonical.py
    Source     Ratiu & Blankenstein, the theorem and Note 2
    """

    family: DiracFamily
    about: Floats
    pairs: int
    conserved: int
    algebraic: int
    _parts: _Parted
    _T: Floats
    _omega: Floats
    nodes: int = 6
    sweeps: int = 10
    _gauss: _Nodes = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_gauss", _Nodes.of(self.nodes))

    def __call__(self, x: ArrayLike) -> Array:
        """x̃ (n,) over any scalar."""
        Z, W, C = self._parts[:3]
        at = np.asarray(x)
        z = at[Z] - self.about[Z]
        if Z:
            at = self._carried(at, Z, self._along_kernel)
        w = at[W] - self.about[W]
        y = self._carried(at, W, self._along_leaf)[C] if W and C else at[C]
        if W:
            w = self._straightened(w, y)
        return settle(array([*(self._T @ w), *(y - self.about[C]), *z]))

    def structure(self) -> DiracStructure:
        """The constant canonical structure, on ports alpha, beta, y2, z2."""
        n = len(self.about)
        return CanonicalCoordinates(identity(n), self.pairs, self.conserved, self.algebraic).structure()

    def _carried(self, x: Array, own: list[int], along: Callable[[Array, Array], Array]) -> Array:
        """x along commuting fields ∂ᵢ + … to where its coordinates ``own`` are those of x₀."""
        away = self.about[own] - x[own]
        return self._gauss.flow(lambda y: along(y, away), x, self.sweeps)

    def _along_kernel(self, x: Array, rates: Array) -> Array:
        """f with (f, 0) in D and these rates of Z."""
        Z, W = self._parts[:2]
        A, omega = self._parts.blocks(self.family, x)
        a = len(Z)
        of_w = self._parts.against(omega[a:, a:], -(omega[a:, :a] @ rates)) if W else np.zeros(0)
        return self._field(x, rates, of_w, A)

    def _along_leaf(self, x: Array, rates: Array) -> Array:
        """f in G₁ with these rates of W, and none of Z."""
        return self._field(x, np.zeros(len(self._parts[0])), rates, self._parts.blocks(self.family, x)[0])

    def _field(self, x: Array, of_z: Array, of_w: Array, A: Array) -> Array:
        Z, W, C = self._parts[:3]
        found = np.zeros(len(x), dtype=object)
        both = np.concatenate([np.asarray(of_z, dtype=object), np.asarray(of_w, dtype=object)])
        found[[*Z, *W]], found[C] = both, A @ both
        return found

    def _straightened(self, w: Array, y: Array) -> Array:
        """w of the leaf of y, carried by Moser's flow from t = 1 to 0; rays from W₀ are iterated along with it."""
        Z, W, C = self._parts[:3]
        a, gauss, ones = len(Z), self._gauss, range(self.nodes)

        def blocks(v: Array, s: float, c: Array) -> tuple[Array, Array]:
            x = np.zeros(len(self.about), dtype=object)
            x[Z], x[W], x[C] = self.about[Z], self.about[W] + v * s, c
            A, omega = self._parts.blocks(self.family, x)
            return A[:, a:] @ v, omega[a:, a:]

        at, rays, rates = [w] * self.nodes, [[y] * self.nodes] * self.nodes, list[Array]()
        for _ in range(self.sweeps):
            rates, climbed = [], []
            for i, v in enumerate(at):
                found = [blocks(v, float(gauss.c[j]), rays[i][j]) for j in ones]
                climbs = [climb for climb, _ in found]
                here = blocks(v, 1.0, y + _weighted(gauss.b, climbs))[1]
                mean = _weighted(gauss.b * gauss.c, [omega for _, omega in found])
                t = 1.0 - float(gauss.c[i])
                rates.append(self._parts.against(self._omega * (1.0 - t) + here * t, mean @ v - self._omega @ v * 0.5))
                climbed.append([y + _weighted(gauss.A[j], climbs) for j in ones])
            at, rays = [w + _weighted(row, rates) for row in gauss.A], climbed
        return w + _weighted(gauss.b, rates)


def canonical_chart(
    structure: DiracFamily | DiracStructure, about: ArrayLike, nodes: int = 6, sweeps: int = 10
) -> CanonicalChart:
    """Canonical coordinates (α, β, y₂, z₂) of an integrable Dirac structure D(x) about x₀; all its ports are storage.

    structure  F(x) f + E(x) e = 0 on n components, x (n,), over any scalar
    about      x₀ (n,) of floats
    nodes      of the flows: near x₀ what is left of them falls with |x − x₀| to twice this power
    sweeps     of the iteration that meets them there; each gains a factor |x − x₀| beside the length on which D bends
    Errors     ModelError where D is not integrable, takes power, or is of a rank that changes beside x₀
    Law        in x̃ the structure is the constant canonical one, tests/structures/test_canonical.py
    Source     Ratiu & Blankenstein, the theorem and Note 2; Moser 1965
    """
    x0 = np.asarray(about, dtype=float)
    family = as_family(structure).near(x0)
    if family.dissipative:
        raise ModelError(
            f"{family.name} takes power away, so it is no Dirac structure, and has no canonical coordinates"
        )
    D = family.at(x0)
    n = D.size
    if x0.shape != (n,):
        raise ModelError(f"{family.name} has {n} components and is looked at in {len(x0)} coordinates: all are states")
    leaf = independent_columns(D.E)
    C = [k for k in range(n) if k not in leaf]
    omega = np.asarray(_Parted([], leaf, C).blocks(family, x0)[1], dtype=float)
    own = independent_columns(omega) if len(leaf) else []
    W, Z = [leaf[k] for k in own], [leaf[k] for k in range(len(leaf)) if k not in own]
    out = np.hstack([D.E[:, [*Z, *W]], D.F[:, C]])
    parts = _Parted(Z, W, C, _order(out), _order(omega[np.ix_(own, own)]))
    _require_regular(family, x0, parts)
    at_start = omega[np.ix_(own, own)]
    T, m = darboux(np.linalg.inv(at_start)) if own else (np.zeros((0, 0)), 0)
    return CanonicalChart(family, x0, m, len(C), len(Z), parts, np.asarray(T, dtype=float), at_start, nodes, sweeps)


def _order(A: Array) -> tuple[list[int], list[int]]:
    if not A.size:
        return [], []
    rows, _, columns = pivot_order(np.asarray(A, dtype=float), "canonical coordinates")
    return rows, columns


def _require_regular(family: DiracFamily, x0: Floats, parts: _Parted) -> None:
    """ModelError where D is not integrable at x₀, or its rank is another beside it."""
    n, rng, size = len(x0), np.random.default_rng(0), np.abs(x0).max() or 1.0
    # near x₀, and far enough for the rank of a point to be seen as that of none beside it
    for at in (x0, *(x0 + 1e-3 * size * rng.normal(size=n) for _ in range(3))):
        if not is_integrable(family, at):
            raise ModelError(
                f"{family.name} is not integrable at x = {at}: the Courant bracket of two of its sections is none of "
                "them (`integrability_defect`), and no coordinates make it constant"
            )
        D = family.at(at)
        if (len(independent_columns(D.E)), len(independent_columns(D.F))) != (n - len(parts.C), n - len(parts.Z)):
            raise ModelError(
                f"{family.name} has another rank beside x = {x0} than there: what is kept and what is free changes, "
                "and canonical coordinates stop there; take a state where the rank is that of the states around it"
            )
