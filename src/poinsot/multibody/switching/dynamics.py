"""Dynamics of a mechanism in a mode of its rows, where a mode is numbers and never other code.

    M v̇ = f + A_cᵀ λ + Bᵀ y,    A_c v̇ = a,    σ (A v̇ + Ȧ v) = 0
    B_N = A_N − Σ μ_k d_T A_T,    z_T = −(μ_k z_N + F_k) d_T

σ is 1 of rows that are held (closed, sticking), d the direction of those that slide. Held freedoms of the tree are cut
off from the mass matrix or from the articulated bodies, which costs nothing and keeps v̇_k = 0 to the last bit. Other
rows stand beside those of closures in one matrix, whose masked rows decouple,

    T = σ S σ + (1 − σ) diag S + diag μ,    S = A M⁻¹ Bᵀ

LDLᵀ where S is symmetric, LU without pivoting where contacts slide with friction. μ is the compliance of
`constrained_dynamics`, with its one correction: rows that repeat each other or closures, or that nothing moves, give no
wrong accelerations.
Laws: tests/switching/test_rows_of_mechanisms.py. Source: docs/switching-theory.md; decision 0006.
Units: z and y [N, N·m], w [m/s, rad/s].
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, array, concatenate, settle, zeros
from poinsot.algebra.linear import LTL, LU, ltl, lu, masked
from poinsot.algebra.scalars import Scalar, is_zero, less, maximum, sqrt, where
from poinsot.multibody.applied import Loads, Motion
from poinsot.multibody.balanced import balanced_acceleration, passively
from poinsot.multibody.closing_rows import parts_of_rows
from poinsot.multibody.conditions import NOISE, conditions, natural_size
from poinsot.multibody.constrained_dynamics import (
    PASSING,
    compliances,
    constrained,
    corrected,
    forward_dynamics,
    live_rows,
    step_length,
    weighted,
    yielding,
)
from poinsot.multibody.constraints import constraint_acceleration
from poinsot.multibody.forward_dynamics import articulated_body
from poinsot.multibody.holding import balance_of
from poinsot.multibody.inverse_dynamics import inverse_dynamics
from poinsot.multibody.kinematics import posed
from poinsot.multibody.supported_mass import regular_mass_matrix, row_masses, unsupported, without_balanced
from poinsot.multibody.switching.element import MeasuredRow
from poinsot.multibody.switching.rows import Layout, bends, freedom_shares, measured_rows, row_matrix
from poinsot.multibody.tree import Tree
from poinsot.records import dataclass

ROUNDED_SLIP, ALONG = 1e-9, 1e-9
"""Rounding across a direction, relative to ε of `sliding` and to a speed."""
LOCKED = 1e-9
"""What is left of S_rr of a row that closures keep from moving, as a share of what it is without them."""


@dataclass(frozen=True)
class ModeNumbers:
    """The numbers of a mode: σ (m,), and of sliding rows the direction d (m,), 0 of all others."""

    closed: Array
    slides: Array

    @classmethod
    def of(cls, sigma: Array) -> ModeNumbers:
        """From (closed, slides, direction) of all rows (3 m,), one after another."""
        closed, slides, way = sigma.reshape(3, -1)
        return cls(closed, slides * way)

    def free(self, layout: Layout) -> dict[int, Scalar]:
        """By freedom of the tree that a row may hold: 0 where one does, 1 where none does."""
        found: dict[int, Scalar] = {}
        for r, k in enumerate(layout.freedom):
            if k is not None:
                found[k] = found.get(k, 1.0) * (1.0 - self.closed[r])
        return found


@dataclass(frozen=True)
class Switched:
    """The factored equations in a mode at one configuration: rows of closures, then those that are no freedoms.

    free (nv,): φ, 0 of held freedoms; A, B (rows, nv) with φ in their columns: rates, and what y pushes along; sigma:
    None of closures
    """

    M: LTL
    free: Array
    A: Array
    B: Array
    T: LTL | LU | None
    sigma: list[Scalar | None]
    diagonal: Array
    mu: Array
    parts: list[tuple[list[int], list[int]]]
    W: Array | None = None

    def inverse(self, force: Array) -> Array:
        """φ M⁻¹ φ f (nv,)."""
        return self.M.solve(force * self.free)

    def masked(self, b: Array) -> Array:
        """σ b."""
        return array([x if s is None else x * s for x, s in zip(b, self.sigma, strict=True)])

    def multipliers(self, b: Array) -> Array:
        """y (m,) with T y = σ b."""
        return zeros(0) if self.T is None else self.T.solve(self.masked(b))

    def twice(self, b: Array) -> Array:
        """y by two steps of the proximal point iteration, (T + diag μ) y' = σ b + μ y."""
        return self.multipliers(b + self.mu * self.multipliers(b))

    def solve(self, force: Array, a: Array) -> tuple[Array, Array]:
        """(v̇ (nv,), y (m,)) with M v̇ = f + Bᵀ y and A v̇ = a on the rows that are held."""
        unconstrained = self.inverse(force)
        if self.T is None:
            return settle(unconstrained), zeros(0)
        found, y = corrected(self.inverse, self.multipliers, self.A, unconstrained, a, self._lengths, self.B)
        return settle(found), unsupported(y, self.W, self.A, found)

    def once(self, force: Array, a: Array) -> Array:
        """v̇ (nv,) of `solve` without the correction."""
        v_dot = self.inverse(force)
        return v_dot if self.T is None else v_dot + self.inverse(self.B.T @ self.multipliers(a - self.A @ v_dot))

    def _lengths(self, r: Array, Aw: Array) -> tuple[Array, Array]:
        of_freedoms, of_rows = zeros(self.A.shape[1]), zeros(len(r))
        r, Aw = self.masked(r), self.masked(Aw)
        for rows, freedoms in self.parts:
            along = sum((r[i] * Aw[i] / self.diagonal[i] for i in rows), 0.0)
            square = sum((Aw[i] * Aw[i] / self.diagonal[i] for i in rows), 0.0)
            of_freedoms[freedoms] = of_rows[rows] = step_length(along, square)
        return of_freedoms, of_rows


def switched(
    tree: Tree, q: Array, layout: Layout, rows: Sequence[MeasuredRow], held: ModeNumbers, drift: bool = True
) -> Switched:
    """Factor the equations in a mode at q. drift: whether open loops count as looser, as in stages of steps."""
    free = _free(tree, layout, held)
    H = regular_mass_matrix(tree, q)
    M = ltl(masked(H, free))
    closing, A_c = live_rows(tree, q) if tree.closed else ([], zeros(0, tree.nv))
    general = [rows[r] for r in layout.general]
    A_r = row_matrix(tree, q, general)
    n, c = len(closing) + len(A_r), len(closing)
    if not n:
        none = zeros(0, tree.nv)
        return Switched(M, free, none, none, None, [], zeros(0), zeros(0), [])
    A = without_balanced(tree, array([*A_c, *A_r])) * free
    B = np.array(A, dtype=object)
    at = {r: c + i for i, r in enumerate(layout.general)}
    for normal, tangential in layout.beside:
        weight = held.slides[tangential] * layout.elements[layout.owner[normal]].mu_k
        B[at[normal]] = B[at[normal]] - A[at[tangential]] * weight
    sigma: list[Scalar | None] = [*[None] * c, *(held.closed[r] for r in layout.general)]
    Z = M.half_solve(A.T)
    Y = M.half_solve(B.T) if layout.beside else Z
    sizes = array([weighted(Z[:, i], Z[:, i], M.D) for i in range(n)])
    mu = concatenate([
        compliances(tree, q, M, closing, [*sizes[:c]], PASSING, 100.0 if drift else 0.0) if c else [],
        _springs(layout, sizes[c:], naturals(tree, q, general, H)),
    ])  # fmt: skip
    T = zeros(n, n)
    for i in range(n):
        for j in range(n) if layout.beside else range(i):
            if i != j:
                T[i, j] = _both(weighted(Z[:, i], Y[:, j], M.D), sigma[i], sigma[j])
        T[i, i] = sizes[i] + mu[i]
        if layout.beside and sigma[i] is not None:
            T[i, i] = T[i, i] + sigma[i] * (weighted(Z[:, i], Y[:, i], M.D) - sizes[i])
    factors = lu(T) if layout.beside else ltl(T)
    masses = row_masses(tree)
    W = None if masses is None else concatenate([masses[closing], zeros(len(A_r))])
    return Switched(M, free, A, B, factors, sigma, sizes + mu, mu, _parts(tree, closing, A_r), W)


def _springs(layout: Layout, sizes: Array, nat: Sequence[Scalar]) -> list[Scalar]:
    """μ of the general rows: that of the softest of the normal rows between two bodies, which are springs alike."""
    found, softest = [yielding(*each, PASSING) for each in zip(sizes, nat, strict=True)], dict[Any, Scalar]()
    at = {i: frozenset(layout.elements[layout.owner[r]].acts_on) for i, r in layout.places}
    for i, bodies in at.items():
        soft = where(less(0.0, nat[i]), found[i], 0.0)
        softest[bodies] = maximum(softest[bodies], soft) if bodies in softest else soft
    return [where(less(0.0, nat[i]), softest[at[i]], mu) if i in at else mu for i, mu in enumerate(found)]


def _free(tree: Tree, layout: Layout, held: ModeNumbers) -> Array:
    """φ (nv,)."""
    found = held.free(layout)
    return array([found.get(k, 1.0) for k in range(tree.nv)])


def naturals(tree: Tree, q: Array, rows: Sequence[MeasuredRow], H: Array) -> list[Scalar]:
    """nat of rows, H the mass matrix: beside it what rounding makes of a row that nothing moves is small."""
    pose, D = posed(tree.aligned, q), H.diagonal()
    return [natural_size(tree, pose, row.along, D) for row in rows]


def _both(x: Scalar, a: Scalar | None, b: Scalar | None) -> Scalar:
    """x masked by the existing ones of two σ."""
    for s in (a, b):
        if s is not None and not is_zero(x):
            x = x * s
    return x


def _parts(tree: Tree, closing: Sequence[int], A_r: Array) -> list[tuple[list[int], list[int]]]:
    """The rows and freedoms of each part of the mechanism, parts that a row joins being one."""
    parts = parts_of_rows(tree, closing)
    for i, row in enumerate(A_r, start=len(closing)):
        touched = {k for k, x in enumerate(row) if not is_zero(x)}
        mine = [part for part in parts if touched & {*part[1]}]
        rest = [part for part in parts if not touched & {*part[1]}]
        joined = [r for part in mine for r in part[0]] + [i], [k for part in mine for k in part[1]]
        parts = [*rest, joined]
    return parts


# ---------------------------------------------------------------------------------------------------- what kernels give


def accelerated(
    motion: Motion,
    layout: Layout,
    loads: Loads,
    mode: ModeNumbers,
    bounds: Sequence[tuple[Scalar, Scalar]],
) -> tuple[Array, dict[str, Scalar], Array]:
    """v̇ (nv,) in a mode, the powers [W] that elements with friction take, by name, and λ (rows,) of closures.

    bounds  (F_s, F_k) of every row. Of two tangential rows that slide the direction is that of their rates
    """
    v_dot, normal, held, rates, closing = _solved(motion, layout, loads, mode, bounds)
    return v_dot, rubbed(layout, rates, held, bounds, normal), of_all_rows(motion.tree, motion.q, closing)


def of_all_rows(tree: Tree, q: Array, closing: Array) -> Array:
    """λ (rows,) of closures from that of the rows that live; 0 of the others."""
    found = zeros(tree.rows)
    for row, value in zip(live_rows(tree, q)[0] if len(closing) else (), closing, strict=True):
        found[row] = value
    return found


def row_forces(
    motion: Motion,
    layout: Layout,
    loads: Loads,
    mode: ModeNumbers,
    bounds: Sequence[tuple[Scalar, Scalar]],
) -> Array:
    """z (m,) in a mode: multipliers where held, −(μ_k z_N + F_k) d where sliding. Rows share what a freedom lacks.

    Of a held freedom z is what Newton's and Euler's equations lack there: M v̇ + c − τ − A_cᵀ λ − A_rᵀ z of the others.
    """
    tree, own = motion.tree, Loads({**loads.wrenches}, {**loads.efforts})
    v_dot, z, held, _, closing = _solved(motion, layout, own, mode, bounds)
    for e, start, end in layout.ranges():
        for r in range(start, end):
            if layout.rows[r].kind == "friction":
                z[r] = z[r] - held.slides[r] * (0.0 if is_zero(e.mu_k) else z[start] * e.mu_k)
    if any(k is not None for k in layout.freedom):
        rows = measured_rows(motion, layout)
        for r in layout.general:
            own.add(rows[r].along, -z[r])
        lacks = inverse_dynamics(tree, motion.q, motion.v, v_dot, own.wrenches) - own.effort(zeros(tree.nv))
        if tree.closed and len(closing):
            lacks = lacks - live_rows(tree, motion.q)[1].T @ closing
        for r, k, share in freedom_shares(layout, mode.closed, lambda r: rows[r].along.efforts[0][1], bounds):
            z[r] = z[r] + share * lacks[k]
    for r, row in enumerate(layout.rows):
        if row.kind == "friction":
            z[r] = z[r] - held.slides[r] * bounds[r][1]
    return settle(z)


def _solved(
    motion: Motion,
    layout: Layout,
    loads: Loads,
    mode: ModeNumbers,
    bounds: Sequence[tuple[Scalar, Scalar]],
) -> tuple[Array, Array, ModeNumbers, list[Scalar], Array]:
    """v̇, the multipliers of rows that are held, the numbers of the mode, the rates, and λ of closures."""
    tree, found = motion.tree, _forces(motion, layout, loads, mode, bounds)
    rows, rates, held, total = found
    normal, closing = zeros(len(rows)), zeros(0)
    balance = balance_of(tree)
    if layout.general or tree.closed or tree.coupled or balance:
        system, force, a = _equations(motion, layout, loads, *found)
        v_dot, y = system.solve(force, a)
        if tree.closed and conditions(tree).uneven:
            left = total - inverse_dynamics(tree, motion.q, motion.v, v_dot, loads.wrenches) + system.B.T @ y
            change, more = system.solve(left, a - system.A @ v_dot)
            v_dot, y = settle(v_dot + change), y + more
        closing = y[: len(y) - len(layout.general)]
        for r, value in zip(layout.general, y[len(y) - len(layout.general) :], strict=True):
            normal[r] = value * mode.closed[r]
    else:
        v_dot = articulated_body(tree, motion.q, motion.v, total, loads.wrenches, held.free(layout))
    if balance:
        v_dot = balanced_acceleration(tree, balance, motion.q, motion.v, v_dot, loads.near or passively(tree))
    return v_dot, normal, held, rates, closing


Forces = tuple[list[MeasuredRow], list[Scalar], ModeNumbers, Array]


def _forces(
    motion: Motion,
    layout: Layout,
    loads: Loads,
    mode: ModeNumbers,
    bounds: Sequence[tuple[Scalar, Scalar]],
) -> Forces:
    """The rows, their rates, the numbers of the mode, and all efforts, with friction of given bounds."""
    rows = measured_rows(motion, layout)
    rates = [row.along.rate(motion) for row in rows]
    held = ModeNumbers(mode.closed, turned(layout, rates, mode.slides))
    for r, row in enumerate(rows):
        if layout.rows[r].kind == "friction":
            loads.add(row.along, held.slides[r] * bounds[r][1])
    return rows, rates, held, loads.effort(zeros(motion.tree.nv))


def _equations(
    motion: Motion,
    layout: Layout,
    loads: Loads,
    rows: list[MeasuredRow],
    rates: list[Scalar],
    held: ModeNumbers,
    total: Array,
) -> tuple[Switched, Array, Array]:
    """The factored equations of a mode, with f and a."""
    tree = motion.tree
    a = concatenate([
        [constraint_acceleration(tree, motion.q, motion.v)[i] for i in live_rows(tree, motion.q)[0]]
        if tree.closed
        else [],
        -bends(tree, layout, motion.q, motion.v, layout.general),
    ])  # fmt: skip
    force = total - inverse_dynamics(tree, motion.q, motion.v, None, loads.wrenches)
    return switched(tree, motion.q, layout, rows, held), force, a


def solved_once(
    motion: Motion,
    layout: Layout,
    loads: Loads,
    mode: ModeNumbers,
    bounds: Sequence[tuple[Scalar, Scalar]],
) -> tuple[Array, Array]:
    """v̇ (nv,) by one solve, and its correction for α = 1, to which further rows are joined."""
    system, force, a = _equations(motion, layout, loads, *_forces(motion, layout, loads, mode, bounds))
    v_dot = system.once(force, a)
    return settle(v_dot), settle(system.once(zeros(motion.tree.nv), a - system.A @ v_dot))


def turned(layout: Layout, rates: Sequence[Scalar], direction: Array) -> Array:
    """d of the rows that slide: as given, but in a disc that of `sliding`."""
    found = np.array(direction, dtype=object)
    for one, two in layout.discs:
        found[[one, two]] = sliding([rates[one], rates[two]], [direction[one], direction[two]])
    return found


def sliding(w: Sequence[Scalar], given: Sequence[Scalar]) -> Array:
    """d (2,) of two tangential rows that slide with rates w, d₀ given as ε d₀; 0 where none is.

        d = (√((d₀·w)² + ε²) d₀ + (t₀·w) t₀)/√(|w|² + ε²),    t₀ across d₀

    w/|w| where w is more than ε, d₀ where it is none: so a slip begins along d₀, turns as fast as μ z_N/(m ε) at most,
    and beyond its end goes on along d₀ until the event is found there. t₀·w that is rounding is none: so straight
    slip is not stiff. Friction takes the power of d·w ≥ 0.
    """
    square = given[0] * given[0] + given[1] * given[1]
    slides = less(0.0, square)
    some = where(slides, square, 1.0)
    slow = sqrt(some)
    x, y = given[0] / slow, given[1] / slow
    along, across = x * w[0] + y * w[1], x * w[1] - y * w[0]
    turns = less(ROUNDED_SLIP**2 * some + ALONG**2 * along * along, across * across)
    across, ahead = where(turns, across, 0.0), sqrt(along * along + some)
    size = sqrt(ahead * ahead + across * across)
    found = (ahead * x - across * y) / size, (ahead * y + across * x) / size
    return array([where(slides, each, 0.0) for each in found])


def rubbed(
    layout: Layout, rates: Sequence[Scalar], held: ModeNumbers, bounds: Sequence[tuple[Scalar, Scalar]], normal: Array
) -> dict[str, Scalar]:
    """−z_T · w_T [W] by element: (μ_k z_N + F_k) d·w of the rows that slide."""
    found: dict[str, Scalar] = {}
    for e, start, end in layout.ranges():
        if e.rubs:
            power: Scalar = 0.0
            for r in range(start, end):
                if layout.rows[r].kind == "friction":
                    power = power + (normal[start] * e.mu_k + bounds[r][1]) * held.slides[r] * rates[r]
            found[e.name] = power
    return found


def probed(motion: Motion, layout: Layout, loads: Loads) -> tuple[Array, Array, Array, Array]:
    """(g, w, b, S) of all rows (m,), (m, m): gaps, rates, ẇ at z = 0, and ∂ẇ/∂z = A M⁻¹ Aᵀ with closures in M⁻¹.

    Of a row that closures keep from moving, or that nothing moves, S_rr, its row and its column, and b are 0.
    """
    tree, rows, m = motion.tree, measured_rows(motion, layout), len(layout.rows)
    A = row_matrix(tree, motion.q, rows)
    b = A @ forward_dynamics(tree, motion.q, motion.v, zeros(tree.nv), loads, PASSING)
    for r, bend in zip(layout.general, bends(tree, layout, motion.q, motion.v, layout.general), strict=True):
        b[r] = b[r] + bend
    least = zeros(m)
    if layout.general:
        nat = naturals(tree, motion.q, [rows[r] for r in layout.general], regular_mass_matrix(tree, motion.q))
        least[[*layout.general]] = array(nat) * NOISE**2
    S = zeros(m, m)
    if tree.closed:
        A = without_balanced(tree, A)
        pushed, bare, _ = through_closures(tree, motion.q, A)
        S, least = A @ pushed, least + bare * LOCKED
    else:
        M = ltl(regular_mass_matrix(tree, motion.q))
        Z = M.half_solve(without_balanced(tree, A).T)
        for i in range(m):
            for j in range(i + 1):
                S[i, j] = S[j, i] = weighted(Z[:, i], Z[:, j], M.D)
    for r in range(m) if tree.closed else layout.general:
        live = where(less(least[r], S[r, r]), 1.0, 0.0)
        b[r] = b[r] * live
        S[r, :], S[:, r] = S[r, :] * live, S[:, r] * live
    for r in range(m):
        S[r, :r] = S[:r, r]
    return array([row.gap for row in rows]), array([row.along.rate(motion) for row in rows]), b, S


def through_closures(tree: Tree, q: Array, A: Array) -> tuple[Array, Array, list[Array]]:
    """M⁻¹Aᵀ (nv, m) with closures kept, the diagonal of A M⁻¹ Aᵀ (m,) without them, and of each row the multipliers λ
    of the live closures."""
    system = constrained(tree, q, PASSING, 0.0)
    pushed, bare, multipliers = zeros(tree.nv, len(A)), zeros(len(A)), list[Array]()
    for i, row in enumerate(A):
        column = system.M.solve(row)
        bare[i] = row @ column
        if system.rows:
            slip = system.A @ column
            first = system.multipliers(slip)
            back = system.multipliers(slip + system.mu * first)
            multipliers.append(-back)
            column = column - system.M.solve(system.A.T @ back)
        pushed[:, i] = column
    return pushed, bare, multipliers
