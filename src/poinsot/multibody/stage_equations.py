"""The linear equations of implicit stages, solved along a tree: (ρ − J) Δ = r with J = ∂ξ̇/∂ξ, in O(n), without J.

With Δ = (δq, δv), r = (r_q, r_v), C = ∂(chart rate)/∂ξ, τ̄(q, v, a) = M a + c − (efforts of springs, dampers, servos),

    (ρ − C) δq − δv = r_q,      ∂τ̄/∂q δq + ∂τ̄/∂v δv + M (ρ δv − r_v) = 0

are Newton and Euler's recursion, linearised. With L = (ρ − C)⁻¹ δq = L δv + g, g = L r_q, and δa = ρ δv − r_v. Of every
link, seen from itself, z = (δV, δA) is what its twist and acceleration change by. In its frame, z₀ = X⁻¹ z_p:

    z = Φ z₀ + σ δv + (G_q g, A_q g − S r_v)
    Φ z₀ = (δV₀, δA₀ + δV₀ × S v),   σ = (G_q L + S, A_q L + V₀ × S + D_v Ṡ v + ρ S)
    δF = P z + p      of all that the joint carries; P = (2 B, I) of a link alone
    0 = Sᵀ δF + E_q δq + E_v δv + rotor δa,   E_q, E_v of springs, dampers and servos, with (D S)ᵀ F in E_q

Rootward, an articulated-body recursion that is not symmetric, P (6, 12) in place of Iᴬ:

    D = Sᵀ P σ + E_q L + E_v + ρ rotor,    y = −D⁻¹ Sᵀ P Φ,    T = P σ + (S ×* F) L,    P_p += X (P Φ + T y) X⁻¹

and leafward δv = y₀ + y z₀. Factors are made once for a ρ. What g and r_v alone do to the motion, and the wrenches that
this takes, are one walk more.

ρ is real or complex, for the eigenvalues of a Runge–Kutta matrix. Nothing is pivoted: for ρ → ∞ this is the
articulated-body algorithm, and a step whose equations are nearly singular is one whose Newton steps fail.
Law: (ρ − J) Δ = r with J by differences and in closed form, tests/multibody/test_stage_equations.py.
Source: Featherstone 2008, §7.3; Hairer & Wanner II, §IV.8; derived here.
Units: Δ those of the states, r those per second, ρ [1/s].
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from poinsot.algebra.arrays import Array, array, zeros
from poinsot.algebra.dual import Dual, dual
from poinsot.algebra.linear import Complex, lu
from poinsot.algebra.scalars import Scalar
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import Inertia
from poinsot.geometry.motors import Acceleration, SixVector, Twist, Wrench, pairing
from poinsot.geometry.vectors import tilde
from poinsot.joints.pair import Pair, combine
from poinsot.multibody.force import ForceElement
from poinsot.multibody.inverse_dynamics import inertial_wrench
from poinsot.multibody.kinematics import Moving, accelerated
from poinsot.multibody.passes import Own
from poinsot.multibody.tree import Link
from poinsot.records import NamedTuple

OnFreedoms = Sequence[tuple[int, ForceElement, Scalar | None]]
"""Springs and dampers of one joint: the number of the freedom, and its coordinate."""


class Stood(NamedTuple):
    """A link's pose in its parent, and its parent's motion in its coordinates."""

    X: Displacement
    before: Moving


class CarriedForce(NamedTuple):
    """The force F of all that hangs on a link, and its derivative by the link's motion: P, (6, 6) and (6, 6)."""

    F: Wrench
    by_V: Array
    by_A: Array

    @classmethod
    def nothing(cls, zero: Scalar) -> CarriedForce:
        """Of no link."""
        blank = array([[zero] * 6 for _ in range(6)])
        return cls(Wrench.zero(), blank, blank)


class Factors(NamedTuple):
    """What solving needs of a link and its joint: X, V, S v, L (n, n), S (n twists; none where the pair knows them).

    G_q, A_q  what moving along q does to V and A           W_q   S ×* F, what it does to F        E_q   to the efforts
    sigma, y  σ and y by twist and acceleration; T, D⁻¹, L  of these alone some depend on ρ
    """

    X: Displacement
    V: Twist
    drift: Twist
    S: list[Twist]
    G_q: Array
    A_q: Array
    W_q: Array
    E_q: Array
    sigma_V: Array
    sigma_A: Array
    y_V: Array
    y_A: Array
    T: Array
    inverse: Array
    L: Array


class JointSlopes(NamedTuple):
    """Of a joint of n freedoms and its link: S, what moving along q does to V and A and turning on to A (6, n), W_q =
    S ×* F (6, n); E_q, E_v and C (n, n); 2 B (6, 6)."""

    S: Array
    G_q: Array
    A_q: Array
    A_v: Array
    W_q: Array
    E_q: Array
    E_v: Array
    C: Array
    by_V: Array


def stand(link: Link, own: Own, parent: Moving) -> tuple[Moving, Stood]:
    """Leafward: V and A."""
    X, before, moving = accelerated(link, own, parent)
    return moving, Stood(X, before)


def eliminate(
    link: Link, own: Own, elements: OnFreedoms, servos: Array, rate: Scalar, carried: CarriedForce, kept: Stood
) -> tuple[CarriedForce, Factors]:
    """Rootward: P, F and the joint's factors; servos (2, n): ∂f/∂q and ∂f/∂v of sources' efforts, each its own's."""
    X, before = kept
    n, drift = len(own.v), combine(link.pair.motion_subspace(own.q), own.v)
    V, A = after(link, own, before)
    F = inertial_wrench(link.inertia, V, A) - own.push + carried.F
    at = slopes(link, own, elements, servos, before, V, F)
    by_V = carried.by_V + at.by_V
    by_A = carried.by_A + link.inertia.matrix
    L = _inverse(_identity(n) * rate - at.C)
    sigma_V, sigma_A = at.G_q @ L + at.S, at.A_q @ L + at.A_v + at.S * rate
    felt = by_V @ sigma_V + by_A @ sigma_A
    inverse = _inverse(at.S.T @ felt + at.E_q @ L + at.E_v + _identity(n) * (rate * own.rotor))
    T = felt + at.W_q @ L
    by_V = by_V + by_A @ passing(drift)
    y_V, y_A = (-(inverse @ (at.S.T @ each)) for each in (by_V, by_A))
    handed = (dressed(congruent(X, each), rate) for each in (by_V + T @ y_V, by_A + T @ y_A))
    known = [] if knows_its_twists(link.pair) else link.pair.motion_subspace(own.q)
    solving = (dressed(each, rate) for each in (sigma_V, sigma_A, y_V, y_A, T, inverse, L))
    return CarriedForce(X @ F, *handed), Factors(X, V, drift, known, at.G_q, at.A_q, at.W_q, at.E_q, *solving)


def slopes(
    link: Link, own: Own, elements: OnFreedoms, servos: Array, before: Moving, V: Twist, F: Wrench
) -> JointSlopes:
    """The coefficients of the linear equations of a joint and its link, F all that the joint carries."""
    S, (V_0, A_0) = link.pair.motion_subspace(own.q), before
    n, drift = len(S), combine(S, own.v)
    moved, turned, bent = [], [], zeros(n, n)
    for k, (S_k, bend) in enumerate(zip(S, link.pair.bends(own.q, own.v), strict=True)):
        swept, bending = V_0.cross(S_k), combine(bend.S, own.v)
        lift = swept.cross(drift).rate() - S_k.cross(A_0) + V_0.cross(bending).rate() + bend.by_q
        moved.append(Moving(swept + bending, lift + combine(bend.S, own.a).rate()))
        turned.append(swept.rate() + bend.by_v)
        for m in range(n):
            bent[m, k] = pairing(F, bend.S[m])
    E_q, E_v = _of_elements(elements, own.v, bent)
    for k, (by_q, by_v) in enumerate(servos.T):
        E_q[k, k], E_v[k, k] = E_q[k, k] - by_q, E_v[k, k] - by_v
    G_q, A_q = _columns([each.V for each in moved]), _columns([each.A for each in moved])
    A_v, W_q, C = _columns(turned), _columns([S_k.cross(F) for S_k in S]), _chart_slope(link.pair, own.v)
    return JointSlopes(_columns(S), G_q, A_q, A_v, W_q, E_q, E_v, C, _gyration(link.inertia, V))


def disturb(
    link: Link, r_q: Array, r_v: Array, rate: Scalar, factors: Factors, parent: Moving
) -> tuple[Moving, Wrench]:
    """Leafward: what δq = g (n,) and δa = −r_v (n,) do to the motion, and the wrench that the link then needs."""
    S, g = _twists(link.pair, factors), factors.L @ r_q
    V_0, A_0 = factors.X.pull(parent.V), factors.X.pull(parent.A)
    V = V_0 + Twist.of(factors.G_q @ g)
    A = A_0 - factors.drift.cross(V_0).rate() + Acceleration.of(factors.A_q @ g) - combine(S, r_v).rate()
    inertia = link.inertia
    wrench = inertia * A + factors.V.cross(inertia * V) + V.cross(inertia * factors.V)
    return Moving(dressed(V, rate), dressed(A, rate)), dressed(wrench, rate)


def gather(
    link: Link, rotor: Scalar, r_q: Array, r_v: Array, rate: Scalar, factors: Factors, carried: Wrench, own: Wrench
) -> tuple[Wrench, Array]:
    """Rootward: p, and y₀ = −D⁻¹ (Sᵀ p + E_q g − rotor r_v)."""
    p, g = own + carried, factors.L @ r_q
    u = r_v * rotor - factors.E_q @ g
    for k, S_k in enumerate(_twists(link.pair, factors)):
        u[k] = u[k] - pairing(p, S_k)
    y = factors.inverse @ u
    return dressed(factors.X @ (p + Wrench.of(factors.T @ y + factors.W_q @ g)), rate), dressed(y, rate)


def release(
    link: Link, r_q: Array, rate: Scalar, factors: Factors, parent: Moving, y: Array
) -> tuple[Moving, tuple[Array, Array]]:
    """Leafward: δv = y₀ + y z₀ (n,), and δq (n,)."""
    V_0, A_0 = factors.X.pull(parent.V), factors.X.pull(parent.A)
    v = y + factors.y_V @ V_0.vector + factors.y_A @ A_0.vector
    V = V_0 + Twist.of(factors.sigma_V @ v)
    A = A_0 - factors.drift.cross(V_0).rate() + Acceleration.of(factors.sigma_A @ v)
    return Moving(dressed(V, rate), dressed(A, rate)), (dressed(factors.L @ (v + r_q), rate), dressed(v, rate))


def blank(pair_of: Pair, zero: Scalar) -> Factors:
    """Factors of this make, of zeros: of what kind is each number, and how many there are."""
    n, none = len(pair_of.freedoms), Twist.zero()

    def filled(rows: int, columns: int) -> Array:
        return array([[zero] * columns for _ in range(rows)]).reshape(rows, columns)

    known = [] if knows_its_twists(pair_of) else [none] * n
    still = zeros(6, n), zeros(6, n), zeros(6, n), zeros(n, n)
    solving = filled(6, n), filled(6, n), filled(n, 6), filled(n, 6), filled(6, n), filled(n, n), filled(n, n)
    return Factors(Displacement.identity(), none, none, known, *still, *solving)


def knows_its_twists(pair_of: Pair) -> bool:
    """Whether the freedom twists are the same wherever the pair is."""
    return pair_of.constant_in in ("both", "successor")


def congruent(X: Displacement, M: Array) -> Array:
    """X M X⁻¹ of a matrix (6, 6) from motions to wrenches: the same read in the frame that X leads to."""
    R, t = X.rotation, tilde(X.translation)
    (a, b), (c, d) = ([R @ M[i : i + 3, j : j + 3] @ R.T for j in (0, 3)] for i in (0, 3))
    b, a = b + t @ d, a + t @ c
    found = zeros(6, 6)
    found[:3, :3], found[:3, 3:], found[3:, :3], found[3:, 3:] = a - b @ t, b, c - d @ t, d
    return found


def _twists(pair_of: Pair, factors: Factors) -> list[Twist]:
    return pair_of.motion_subspace(pair_of.neutral()) if knows_its_twists(pair_of) else factors.S


def _gyration(inertia: Inertia, V: Twist) -> Array:
    """2 B (6, 6): δV → V ×* I δV + δV ×* I V."""
    momentum = inertia * V
    units = [Twist.of(each) for each in _identity(6)]
    return _columns([V.cross(inertia * each) + each.cross(momentum) for each in units])


def after(link: Link, own: Own, before: Moving) -> Moving:
    """V and A, from the parent's in coordinates of the link."""
    S = link.pair.motion_subspace(own.q)
    drift, V_0 = combine(S, own.v), before.V
    A = (
        before.A
        + V_0.cross(drift).rate()
        + link.pair.velocity_product_acceleration(own.q, own.v)
        + combine(S, own.a).rate()
    )
    return Moving(V_0 + drift, A)


def passing(drift: Twist) -> Array:
    """δV₀ → δV₀ × S v (6, 6)."""
    return _columns([Twist.of(each).cross(drift) for each in _identity(6)])


def _chart_slope(pair_of: Pair, v: Array) -> Array:
    """C = ∂ξ̇/∂ξ at ξ = 0 for fixed v."""
    n, still = len(v), array([Dual(x, 0.0) for x in v])
    along = [array([Dual(0.0, float(i == k)) for i in range(n)]) for k in range(n)]
    slopes = [[dual(x) for x in pair_of.chart_rate(xi, still)] for xi in along]
    return array(slopes).reshape(n, n).T


def _of_elements(elements: OnFreedoms, v: Array, bent: Array) -> tuple[Array, Array]:
    """E_q and E_v: what springs and dampers on the freedoms, and F on bending twists, add."""
    by_q, by_v = array(bent).astype(object), zeros(len(v), len(v))
    for k, e, s in elements:
        still = None if s is None else Dual(s, 0.0)
        by_v[k, k] = by_v[k, k] + dual(e.tension(still, Dual(v[k], 1.0)))
        if s is not None:
            by_q[k, k] = by_q[k, k] + dual(e.tension(Dual(s, 1.0), Dual(v[k], 0.0)))
    return by_q, by_v


def _columns(vectors: Sequence[Any]) -> Array:
    """Six-vectors side by side (6, n)."""
    return array([each.vector for each in vectors]).reshape(len(vectors), 6).T


def _identity(n: int) -> Array:
    return array([[float(i == j) for j in range(n)] for i in range(n)]).reshape(n, n)


def _inverse(A: Array) -> Array:
    """A⁻¹ (n, n), without pivots."""
    factors = lu(A)
    return array([factors.solve(each) for each in _identity(len(A))]).reshape(A.shape).T


def dressed(x: Any, rate: Scalar) -> Any:
    """Numbers, or a six-vector of them, all of the kind that ρ is of: complex where it is."""
    if isinstance(x, SixVector):
        return type(x).of(dressed(x.vector, rate))
    return array([Complex.of(each) for each in x.flat]).reshape(x.shape) if isinstance(rate, Complex) else x
