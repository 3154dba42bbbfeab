"""Dynamics of mechanisms with loops, of any size and any mixture of sizes.

    M v̇ + c = τ + Aᵀ λ,      A v̇ = a

A may be rank deficient, always or in places, and its rows have different units. So every row r is solved for with a
compliance of its own, by one factorisation without pivoting,

    (S + diag μ) λ = b,    S = A M⁻¹ Aᵀ,    μ_r = 1e-14 S_rr + (max(f, 10 δ) + 100 g²/(g + 1e-10)) nat_r

and corrected once: r = a − A v̇, z = (S + diag μ)⁻¹ r, w = M⁻¹Aᵀ z, v̇ += α w, with the α, part by part of the
mechanism, that leaves the least Σ r²/(S_rr + μ_r). Directions along which S is regular are right after the first solve;
one weak direction, near a singular pose, is right after the correction, since there A w = θ r and α = 1/θ.

    nat_r    the natural size of S_rr (multibody.conditions)
    f        the floor: singular values below √f of the natural ones are damped; of motions 1e-9, and less where a
             mechanism is weak by nature (`conditions`)
    δ        what the drawing is uncertain by (multibody.accuracy), 0 where it is exact
    g        |Φ_r| by the length of the mechanism: off the manifold, as in the stages of a step, rows that are redundant
             on it contradict each other by about their gap, and must not be taken at their word; on it the term is
             negligible, and so is its slope; with f below 1e-9 it is 1e-9 at most
    0 < α ≤ 10  so a weak direction is resolved as long as σ² ≥ μ/10

Where bodies of one part are very unequal (articulated inertias cancel, rows become nearly parallel in the metric of M),
the residuals of both equations are corrected, that of the forces by one pass of Newton's and Euler's equations.
A tree that is ``smooth`` has no compliances and none of this: `independent_rows`.
Where bodies have no inertia M̂ = M + Aᵀ W A stands for M, and λ = λ̂ − W A v̇ (`supported_mass`).
Source: decision 0006; Carpentier, Budhiraja & Mansard 2021 (proximal constrained dynamics).
Law: A v̇ = a to rounding, vᵀ Aᵀ λ = 0 on admissible v, whatever the units, tests/multibody/test_closures.py and
test_scale_of_loops.py.
Units: rows of A are lengths [m] or have none [–], per unit of v; λ [N, N·m], efforts [N·m, N], v̇ [rad/s², m/s²].
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from poinsot.algebra.arrays import Array, array, settle, zeros
from poinsot.algebra.linear import LTL, ltl
from poinsot.algebra.scalars import Scalar, absolute, is_zero, less, sqrt, where
from poinsot.geometry.vectors import dot
from poinsot.multibody.accuracy import PROJECTED, YIELDS, share_of_nature
from poinsot.multibody.applied import Loads, Motion, passive_loads
from poinsot.multibody.balanced import balanced_acceleration, passively
from poinsot.multibody.closing_rows import loop_lengths, parts_of_rows
from poinsot.multibody.conditions import EXACT, PASSING, conditions, natural_here, structural
from poinsot.multibody.constraints import (
    constraint_acceleration,
    constraint_error,
    constraint_jacobian,
    constraint_rate,
    least_pivots,
    met,
    widest_gaps,
)
from poinsot.multibody.forward_dynamics import articulated_body
from poinsot.multibody.holding import balance_of
from poinsot.multibody.inverse_dynamics import inverse_dynamics
from poinsot.multibody.supported_mass import regular_mass_matrix, row_masses, unsupported, without_balanced
from poinsot.multibody.tree import Tree
from poinsot.records import dataclass

__all__ = [
    "CLOSED", "DRIFT", "EXACT", "LONGEST", "PASSING", "PROXIMAL", "Constrained", "closure_residual", "compliance",
    "compliances", "constrained", "corrected", "forward_dynamics", "live_rows", "missed_shares", "multipliers_of",
    "natural_of", "project", "required_effort", "step_length", "weighted", "yielding",
]  # fmt: skip

PROXIMAL = 1e-14
DRIFT = 100.0
CLOSED = 1e-10
LONGEST = 10.0
LEAST = 1e-9
"""Share of S below which a combination of rows counts as 0 in the least-norm λ."""


@dataclass(frozen=True)
class Constrained:
    """The factored equations at one configuration: M (nv, nv), the live rows of A (m, nv), S + diag μ (m, m), its
    diagonal, D of `closure_residual` and μ (m,).

    parts: for each part of the mechanism, the positions of its live rows and of its freedoms
    W: of the live rows, where M is M + Aᵀ W A for want of inertia
    gaps: of each part of a tree that is smooth, see `independent_rows`; None of others
    """

    M: LTL
    rows: list[int]
    A: Array
    S: LTL | None
    diagonal: Array
    size: Array
    mu: Array
    parts: list[tuple[list[int], list[int]]]
    W: Array | None = None
    gaps: list[Scalar] | None = None

    def multipliers(self, b: Array) -> Array:
        """λ with A M⁻¹ Aᵀ λ = b on the live rows (b in the range of S), by one solve."""
        return self.S.solve(b) if self.S is not None else zeros(0)

    def solve(self, force: Array, a: Array) -> tuple[Array, Array]:
        """(v̇ (nv,), λ (m,)) with M v̇ = force + Aᵀ λ and A v̇ = a; a and λ on the live rows."""
        return self.correct(self.M.solve(force), a)

    def correct(self, unconstrained: Array, a: Array) -> tuple[Array, Array]:
        """(v̇ (nv,), λ (m,)) with v̇ = unconstrained + M⁻¹Aᵀ λ and A v̇ = a."""
        if not self.rows:
            return settle(unconstrained), zeros(0)
        found, multipliers = corrected(self.M.solve, self.multipliers, self.A, unconstrained, a, self._lengths)
        return settle(found), unsupported(multipliers, self.W, self.A, found)

    def _lengths(self, r: Array, Aw: Array) -> tuple[Array, Array]:
        """α of every freedom and of every row, part by part."""
        of_freedoms, of_rows = zeros(self.A.shape[1]), zeros(len(r))
        if self.gaps is not None:
            return of_freedoms + 1.0, of_rows + 1.0
        for rows, freedoms in self.parts:
            along: Scalar = 0.0
            square: Scalar = 0.0
            for i in rows:
                weighted = Aw[i] / self.diagonal[i]
                along = along + r[i] * weighted
                square = square + Aw[i] * weighted
            of_freedoms[freedoms] = of_rows[rows] = step_length(along, square)
        return of_freedoms, of_rows


def corrected(
    M_solve: Callable[[Array], Array],
    S_solve: Callable[[Array], Array],
    A: Array,
    unconstrained: Array,
    a: Array,
    lengths: Callable[[Array, Array], tuple[Array, Array]],
    B: Array | None = None,
) -> tuple[Array, Array]:
    """(v̇ (nv,), λ (m,)) with A v̇ = a from v̇ without closures: one solve and one correction, of α by freedom and by
    row.

    B: what λ pushes along, by row, where that is not A
    """
    B = A if B is None else B
    multipliers = S_solve(a - A @ unconstrained)
    v_dot = unconstrained + M_solve(B.T @ multipliers)
    left = a - A @ v_dot
    z = S_solve(left)
    w = M_solve(B.T @ z)
    of_freedoms, of_rows = lengths(left, A @ w)
    return v_dot + w * of_freedoms, multipliers + z * of_rows


def step_length(along: Scalar, square: Scalar) -> Scalar:
    """α that makes Σ (r − α A w)²/diagonal least, at most 10; 1 where nothing is left to correct.

    Where all that rows meet is held, r and A w are rounding, of any ratio and sign: what would go backwards is none.
    """
    known = less(0.0, square)
    alpha = where(less(along, square * LONGEST), along / where(known, square, 1.0), LONGEST)
    return where(less(0.0, along), alpha, 1.0)


def compliance(
    size: Scalar,
    gap: Scalar,
    natural: Scalar,
    floor: float,
    drift: float = DRIFT,
    rounding: float = PROXIMAL,
    noise: float = 0.0,
    passing: float = PASSING,
) -> Scalar:
    """μ of a row with S_rr = size that is open by this share of the mechanism's length, for scalars that round so, in a
    drawing with uncertainty ``noise``, of a mechanism with motions that want f to be ``passing`` at most."""
    apart = gap * gap * drift / (gap + max(CLOSED, rounding))
    if floor < PASSING:  # asked of loops that are far open, accelerations obey them all the same
        apart = where(less(apart, PASSING), apart, PASSING)
    return size * rounding + (apart + max(min(floor, passing), noise * YIELDS)) * natural


def yielding(size: Scalar, natural: Scalar, floor: Scalar, rounding: float = PROXIMAL) -> Scalar:
    """μ of a row that switches, S_rr = size; 1 of one that meets no freedom, which then holds nothing."""
    return where(less(0.0, natural), compliance(size, 0.0, natural, floor, 0.0, rounding), 1.0)


def constrained(
    tree: Tree, q: Array, floor: float = EXACT, drift: float = DRIFT, M: LTL | None = None, yields: float = 1.0
) -> Constrained:
    """Factor the constrained equations at q; floor and drift: f and 100 of this module; M (or M̂): of q unless given.

    yields: how much more to what the drawing is uncertain by
    """
    M = ltl(regular_mass_matrix(tree, q)) if M is None else M
    rows, A = live_rows(tree, q)
    A = without_balanced(tree, A)
    if not rows:
        return Constrained(M, [], A, None, zeros(0), zeros(0), zeros(0), [])
    Z = M.half_solve(A.T)
    m = len(rows)
    S = zeros(m, m)
    for i in range(m):
        for j in range(i + 1):
            S[i, j] = S[j, i] = weighted(Z[:, i], Z[:, j], M.D)
    masses, parts, size = row_masses(tree), parts_of_rows(tree, rows), [S[i, i] for i in range(m)]
    W = None if masses is None else masses[rows]
    natural = natural_of(tree, q, M, rows)[rows]
    by_nature = array(size) + natural * share_of_nature(conditions(tree).noise)
    if tree.smooth:
        gaps = widest_gaps(tree, q, rows, parts)
        factors = ltl(S, least_pivots(size, natural, gaps, parts, conditions(tree).noise))
        return Constrained(M, rows, A, factors, array(size), by_nature, zeros(m), parts, W, gaps)
    mu = compliances(tree, q, M, rows, size, floor, drift, yields)
    for i in range(m):
        S[i, i] = S[i, i] + mu[i]
    diagonal = array([S[i, i] for i in range(m)])
    return Constrained(M, rows, A, ltl(S), diagonal, by_nature, mu, parts, W)


def live_rows(tree: Tree, q: Array) -> tuple[list[int], Array]:
    """Which rows of closures are not zero at every configuration, and those of A at q."""
    known, full = conditions(tree), constraint_jacobian(tree, q)
    nat = known.natural
    rows = structural(full, known.live) if nat is None else [i for i in known.live if nat[i] > 0.0]
    return rows, full[rows]


def compliances(
    tree: Tree, q: Array, M: LTL, rows: Sequence[int], sizes: Sequence[Scalar], floor: float, drift: float,
    yields: float = 1.0,
) -> Array:  # fmt: skip
    """μ of these rows of closures, with S_rr in ``sizes``."""
    natural, lengths, phi = natural_of(tree, q, M, rows), loop_lengths(tree), constraint_error(tree, q)
    noise, passing = conditions(tree).noise * yields, conditions(tree).passing
    mu = zeros(len(rows))
    for i, r in enumerate(rows):
        gap = absolute(phi[r]) * (1.0 / lengths[r]) if drift else 0.0
        mu[i] = compliance(sizes[i], gap, natural[r], floor, drift, noise=noise, passing=passing)
    return mu


def natural_of(tree: Tree, q: Array, M: LTL, rows: Sequence[int]) -> Array:
    """nat of all rows, where these are live."""
    nat = conditions(tree).natural
    return natural_here(tree.aligned, q, M, rows) if nat is None else nat


def weighted(a: Array, b: Array, D: Array) -> Scalar:
    """Σ a b / D over rows (m,)."""
    total: Scalar = 0.0
    for x, y, d in zip(a, b, D, strict=True):
        if not (is_zero(x) or is_zero(y)):
            total = total + x * y / d
    return total


def required_effort(tree: Tree, q: Array, v: Array, a: Array | None) -> Array:
    """τ = M a + c (nv,) with weight, velocity-product terms, springs and dampers in c; closures add nothing."""
    tree = tree.aligned
    if not tree.model.elements:
        return inverse_dynamics(tree, q, v, a)
    loads = passive_loads(Motion.of(tree, q, v))
    return settle(inverse_dynamics(tree, q, v, a, loads.wrenches) - loads.effort(zeros(tree.nv)))


def forward_dynamics(
    tree: Tree, q: Array, v: Array, tau: Array, loads: Loads | None = None, floor: float = EXACT
) -> Array:
    """v̇ (nv,) for efforts τ on the tree's freedoms, with springs, dampers, weight and closed loops.

    loads: those of springs and dampers when None; pass others to add sources. floor: f of this module, ``PASSING`` for
    motions that run through singular poses. Trees without loops and without joints that follow others go through the
    articulated-body algorithm in O(n).
    """
    tree = tree.aligned
    loads = passive_loads(Motion.of(tree, q, v)) if loads is None else loads
    if (tree.closed or tree.coupled) and not balance_of(tree):
        return _closed(tree, q, v, loads.effort(tau), loads, floor)[3]
    if balance := balance_of(tree):
        v_dot = _closed(tree, q, v, loads.effort(tau), loads, floor)[3]
        return balanced_acceleration(tree, balance, q, v, v_dot, loads.near or passively(tree))
    return articulated_body(tree, q, v, loads.effort(tau), loads.wrenches)


def _closed(
    tree: Tree, q: Array, v: Array, total: Array, loads: Loads, floor: float
) -> tuple[Constrained, Array, Array, Array, Array]:
    """The factored equations, the demands of the live rows, v̇ without closures, v̇, and λ on the live rows."""
    force = total - inverse_dynamics(tree, q, v, None, loads.wrenches)
    system = constrained(tree, q, floor)
    demanded = constraint_acceleration(tree, q, v)
    a = array([demanded[i] for i in system.rows])
    unconstrained = system.M.solve(force)
    v_dot, multipliers = system.correct(unconstrained, a)
    if system.rows and conditions(tree).uneven:
        left = total - inverse_dynamics(tree, q, v, v_dot, loads.wrenches) + system.A.T @ multipliers
        change, more = system.solve(left, a - system.A @ v_dot)
        v_dot, multipliers = settle(v_dot + change), multipliers + more
    if system.gaps is not None:
        shares = missed_shares(system, a, unconstrained, v_dot)
        v_dot = settle(v_dot * met(shares, system.gaps, system.parts, tree.nv, conditions(tree).noise))
    return system, a, unconstrained, v_dot, multipliers


def multipliers_of(tree: Tree, q: Array, v: Array, loads: Loads, floor: float = EXACT) -> tuple[Array, Array]:
    """(v̇, λ of all rows) under these loads: of rows that contradict or repeat each other, the least λ, as `least`."""
    tree = tree.aligned
    found = zeros(tree.rows)
    if not (tree.closed or tree.coupled):
        return forward_dynamics(tree, q, v, zeros(tree.nv), loads), found
    system, _, _, v_dot, multipliers = _closed(tree, q, v, loads.effort(zeros(tree.nv)), loads, floor)
    for row, value in zip(system.rows, least(tree, system, multipliers), strict=True):
        found[row] = value
    if balance := balance_of(tree):
        v_dot = balanced_acceleration(tree, balance, q, v, v_dot, loads.near or passively(tree))
    return v_dot, found


def least(tree: Tree, system: Constrained, multipliers: Array) -> Array:
    """λ (m,) of the live rows without its part along null(Aᵀ): the least Σ (l_r λ_r)², l_r what Φ_r is measured by.

        λ − ((S + W)⁻¹ W)⁵ λ,    W_r = 1e-9 l_r² Σ S_ii/l_i² of its part

    Rounding and compliances decide that part, which moves nothing: by as much as redundant conditions are alike. What
    is determined is left as it is, to the fifth power of 1e-9 by what S is along it.
    Law     a family's is that of a model with the same numbers, and of `reactions`, tests/systems/test_observations.py
    """
    m = len(system.rows)
    if not m:
        return multipliers
    Z, lengths = system.M.half_solve(system.A.T), [loop_lengths(tree)[r] for r in system.rows]
    S, W = zeros(m, m), zeros(m)
    for i in range(m):
        for j in range(i + 1):
            S[i, j] = S[j, i] = weighted(Z[:, i], Z[:, j], system.M.D)
    for rows, _ in system.parts:
        size = sum((S[i, i] / (lengths[i] * lengths[i]) for i in rows), 0.0)
        for i in rows:
            W[i] = where(less(0.0, size), LEAST * size * lengths[i] * lengths[i], 1.0)
    for i in range(m):
        S[i, i] = S[i, i] + W[i]
    factors, beside = ltl(S), multipliers
    for _ in range(5):
        beside = factors.solve(W * beside)
    return settle(multipliers - beside)


def closure_residual(
    tree: Tree, q: Array, v: Array, tau: Array, loads: Loads | None = None, floor: float = EXACT
) -> Array:
    """ρ (closures and couplings,): the residual of their demands on v̇ of forward dynamics, with the same arguments.

    ρ = max |a − A v̇|/√D over the rows of a closure, by max (|a| + Σ|A|(|v̇| + |v̇₀|))/√D over all rows of its part,
    v̇₀ = M⁻¹(τ − c) being the accelerations without closures, D_r = S_rr + κ nat_r: rows count by their nature, so that
    what is a condition by rounding alone, or by what the drawing is uncertain by, is not missed (`share_of_nature`)
    """
    tree = tree.aligned
    loads = passive_loads(Motion.of(tree, q, v)) if loads is None else loads
    return _residual(tree, *_closed(tree, q, v, loads.effort(tau), loads, floor)[:4])


def _residual(tree: Tree, system: Constrained, a: Array, unconstrained: Array, v_dot: Array) -> Array:
    found = zeros(len(tree.held))
    owner = [k for k, c in enumerate(tree.held) for _ in range(c.rows)]
    for (rows, _), shares in zip(system.parts, missed_shares(system, a, unconstrained, v_dot), strict=True):
        for i, share in zip(rows, shares, strict=True):
            k = owner[system.rows[i]]
            found[k] = _greater(found[k], share)
    return settle(array([sqrt(x) for x in found]))


def missed_shares(system: Constrained, a: Array, unconstrained: Array, v_dot: Array) -> list[list[Scalar]]:
    """For each part, of its live rows (m,), (|a − A v̇|/√D)² by the greatest of all terms, see `closure_residual`."""
    left, found = a - system.A @ v_dot, []
    for rows, _ in system.parts:
        most: Scalar = 0.0
        for i in rows:
            terms = absolute(a[i])
            for x, y, z in zip(system.A[i], v_dot, unconstrained, strict=True):
                terms = terms if is_zero(x) else terms + absolute(x * y) + absolute(x * z)
            most = _greater(most, terms * terms / system.size[i])
        most = where(less(0.0, most), most, 1.0)
        found.append([left[i] * left[i] / system.size[i] / most for i in rows])
    return found


def _greater(a: Scalar, b: Scalar) -> Scalar:
    return where(less(a, b), b, a)


def project(tree: Tree, q: Array, v: Array) -> tuple[Array, Array, Array, Scalar]:
    """One Newton step to the constraint manifold: (δq, v⁺, Φ, velocity error).

    δq = −M⁻¹ Aᵀ S⁻¹ Φ and v⁺ = v − M⁻¹ Aᵀ S⁻¹ (A v − b): the nearest in the metric of the kinetic energy.
    Law: A v⁺ = b, which is 0 but for couplings that move on by themselves.
    """
    system = constrained(tree, q, PASSING, 0.0, yields=PROJECTED)
    phi = constraint_error(tree, q)
    if not system.rows:
        return zeros(tree.nv), v, phi, 0.0
    slip, b = live_rows(tree, q)[1] @ v if balance_of(tree) else system.A @ v, constraint_rate(tree)
    for k, i in enumerate(system.rows):
        slip[k] = slip[k] if is_zero(b[i]) else slip[k] - b[i]
    shift = system.M.solve(system.A.T @ _twice(system, array([-phi[i] for i in system.rows])))
    settled = v - system.M.solve(system.A.T @ _twice(system, slip))
    return shift, settled, phi, dot(slip, slip)


def _twice(system: Constrained, b: Array) -> Array:
    """λ by two steps of the proximal point iteration, (S + diag μ) λ' = b + μ λ."""
    return system.multipliers(b + system.mu * system.multipliers(b))
