"""Closed loops inside the articulated-body recursion: the work at a link, at a closure, with a row, with two.

A row r of a closure has a wrench K_r on each link that it touches, a right side g_r and a multiplier λ_r; C_rs is what
rows feel of each other through the joints below:

    I A + p = f + Σ_r K_r λ_r           Σ_links K_rᵀ A + Σ_s C_rs λ_s = g_r          (C = 0 at first)

Rootward, at link i: rows whose ends have both come to i *close*, one after the other (the others s, t *yield*):

    P = C_rr + μ_r,   L_s = C_rs/P,   C_st −= L_s C_rt,   K_s −= L_s K_r,   g_s −= L_s g_r
    Iᴬ += K_r K_rᵀ/P,   pᴬ −= K_r g_r/P

then what is left crosses the joint: k_r = Sᵀ K_r,

    C_rs += k_rᵀ D⁻¹ k_s,   K_r ← X (K_r − U D⁻¹ k_r),   g_r −= k_rᵀ D⁻¹ u + (K_r − U D⁻¹ k_r)ᵀ c
    Iᵃ, pᵃ as in a tree

Leafward:   λ_r = (g_r − K_rᵀ A)/P − Σ L_s λ_s,    v̇ = D⁻¹ (u + Σ k_r λ_r) − Yᵀ A',    A = A' + S v̇,    A' = X⁻¹ A_p + c

Without closures this is the articulated-body algorithm. Each function below is one of these equations, over any scalar:
`poinsot.multibody.front_lines` says in which order and on what they act. Law: as the dense equations,
tests/multibody/test_fronts.py. Source: decision 0017; Featherstone 2008, §7.3. Units: as `constrained_dynamics`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.scalars import Scalar, absolute, less, sqrt, where
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import ArticulatedInertia
from poinsot.geometry.motors import Acceleration, Momentum, Twist, Wrench, pairing
from poinsot.geometry.vectors import dot
from poinsot.joints.closures import closing_errors, closing_rates, closing_wrenches
from poinsot.joints.pair import combine
from poinsot.multibody.conditions import beyond_rounding, conditions
from poinsot.multibody.constrained_dynamics import EXACT, PASSING, PROXIMAL, compliance, step_length
from poinsot.multibody.constraints import Loop, pivot_of_noise
from poinsot.multibody.forward_dynamics import ArticulatedJoint, move
from poinsot.multibody.passes import Own
from poinsot.multibody.tree import Closure, Link, Tree
from poinsot.records import NamedTuple


class AtLink(NamedTuple):
    """A link, what belongs to it beside q and v, and the springs and dampers on its freedoms, by their number."""

    link: Link
    own: Own
    elements: Sequence[tuple[int, Any]] = ()

    def moving(self, q: Array, v: Array) -> Own:
        """What belongs to it, at this q and v."""
        return Own(q, v, self.own.a, self.own.tau, self.own.rotor, self.own.push, self.own.gravity)


class AtLoop(NamedTuple):
    """A closure, which of its rows live, of each nat and 1 by what its Φ is measured (`conditions`), and by how much of
    that the drawing may leave it open (`accuracy`)."""

    closure: Closure
    rows: Sequence[int]
    natural: Sequence[Scalar]
    per_length: Sequence[Scalar]
    open_by: float = 0.0


class Policy(NamedTuple):
    """f, the weight of gaps, and the share of a row's own size in the compliances, see `constrained_dynamics`.

    least: rows whose pivots are below so many compliances depend on others that close before, and are left out
    noise: δ, what the drawing is uncertain by, see `accuracy`; passing: f of motions at most, see `conditions`
    """

    floor: float
    drift: float
    rounding: float = PROXIMAL
    least: float = 0.0
    noise: float = 0.0
    passing: float = PASSING

    def drawn(self, tree: Tree, yields: float = 1.0) -> Policy:
        """The same for the drawing of this tree, which yields so much more to what that is uncertain by."""
        known = conditions(tree)
        return self._replace(noise=known.noise * yields, passing=known.passing)

    def compliance(self, peak: Scalar, size: Array) -> Scalar:
        """μ of a row; ``size``: nat and the gap."""
        gap, noise = size[1] if self.drift else 0.0, 0.0 if self.least else self.noise
        return compliance(peak, gap, size[0], self.floor, self.drift, self.rounding, noise, self.passing)

    def least_pivot(self, mu: Scalar, size: Array) -> Scalar:
        """What pivots of rows that depend on no others are not below."""
        return mu * self.least + pivot_of_noise(self.noise) * size[0]


SURE = Policy(0.0, 0.0, 0.0)
"""Without compliances: of rows that nothing makes singular."""
INDEPENDENT = Policy(EXACT, 0.0, least=1e3)
"""Of rows that depend on no others alone: what is differentiated along any direction, also one that opens loops."""
YIELDING = 1e60
"""Compliances by which a row that yields without resistance is softer than its own."""


# ------------------------------------------------------------------------------------------------- places and motions


def moved(at: AtLink, q: Array, v: Array, V_p: Twist) -> tuple[Any, ...]:
    """V, X, c, and of the link alone Iᴬ and p."""
    V, free = move(at.link, at.moving(q, v), V_p)
    return V, free.X, free.c, free.felt.inertia, free.felt.bias


def placed(at: AtLink, q: Array, v: Array, V_p: Twist) -> tuple[Any, ...]:
    """V, X, and Iᴬ of the link alone, where velocities make no forces."""
    V, free = move(at.link, at.moving(q, v), V_p)
    return V, free.X, free.felt.inertia


def stood(at: AtLoop) -> tuple[Displacement, Displacement]:
    """The links of a closure's ends, each in itself."""
    return Displacement.identity(), Displacement.identity()


def carried(at: None, X: Displacement, F: Displacement) -> Displacement:
    """An end's link in the parent."""
    return X @ F


def met(at: AtLoop, X_AP: Displacement, X_As: Displacement, V_p: Twist, V_s: Twist) -> tuple[Any, ...]:
    """Of every row: its wrench on the link of each end, and g, both twice, g = ⟨W, V_P × V⟩ − bend, Φ, nat and gap."""
    loop, c = Loop.between(at.closure, X_AP, X_As), at.closure
    V_P, V_S = c.X_LP.pull(V_p), loop.X_Ps @ V_s
    relative = V_S - V_P
    turning = V_P.cross(relative)
    wrenches, bends = closing_wrenches(c.pair, loop.X_PS), closing_rates(c.pair, loop.X_PS, relative)
    errors = closing_errors(c.pair, loop.X_PS)
    found: list[Any] = []
    for n, r in enumerate(at.rows):
        on_s, on_p = loop.on_links(wrenches[r])
        size = array([at.natural[n], absolute(errors[r]) * at.per_length[n]])
        g, share = pairing(wrenches[r], turning) - bends[r], errors[r] * at.per_length[n]
        share = beyond_rounding(share, at.open_by) if at.open_by else share
        found += [on_p, on_s, on_p, on_s, g, g, errors[r], share, size]
    return tuple(found)


def slipped(at: None, K_p: Wrench, K_s: Wrench, V_p: Twist, V_s: Twist) -> Scalar:
    """A v of a row."""
    return pairing(K_p, V_p) + pairing(K_s, V_s)


# ------------------------------------------------------------------------------------------------------------ factors


def closed(
    policy: Policy, at: None, inertia: ArticulatedInertia, K_p: Wrench, K_s: Wrench, both: Array, size: Array
) -> Any:
    """Iᴬ with the row closed, K, 1/P, and μ."""
    K, each, mu = grounded(policy, None, K_p, K_s, both, size)
    ray = Momentum(K.moment, K.force)
    return inertia.minus_dyads([(ray, ray * -each)]), K, each, mu


def grounded(policy: Policy, at: None, K_p: Wrench, K_s: Wrench, both: Array, size: Array) -> Any:
    """The same on the ground; ``both``: peak and C_rr, ``size``: nat and the gap."""
    mu = policy.compliance(both[0], size)
    if policy.least:
        mu = where(less(both[1], policy.least_pivot(mu, size)), mu * YIELDING, mu)
    return K_p + K_s, 1.0 / (both[1] + mu), mu


def yielded(at: None, C_rs: Scalar, per_P: Scalar, K_r: Wrench, K_s: Wrench) -> tuple[Scalar, Wrench]:
    """L_s, and K_s − L_s K_r, where r closes."""
    L = C_rs * per_P
    return L, K_s - K_r * L


def lessened(at: None, C_st: Scalar, L_s: Scalar, C_rt: Scalar) -> Scalar:
    """C_st − L_s C_rt."""
    return C_st - L_s * C_rt


def weakened(at: None, both: Array, L_s: Scalar, C_rs: Scalar) -> Array:
    """C_ss − L_s C_rs, and peak as it was."""
    return array([both[0], both[1] - L_s * C_rs])


def jointed(
    at: AtLink, q: Array, X: Displacement, c: Acceleration, inertia: ArticulatedInertia, I_p: ArticulatedInertia,
    free: Array | None = None,
) -> tuple[Any, ...]:  # fmt: skip
    """Y = U D⁻¹, D⁻¹ (n, n), Iᵃ c, and the parent's share; free: 0 of held freedoms, with D⁻¹ = 0."""
    Ia, joint = _handed(at, q, inertia, free)
    return [*joint.Y], joint.inverse, Ia * c, I_p + Ia.carried(X)


def based(
    at: AtLink, q: Array, c: Acceleration, inertia: ArticulatedInertia, free: Array | None = None
) -> tuple[Any, ...]:
    """The same on the ground."""
    Ia, joint = _handed(at, q, inertia, free)
    return [*joint.Y], joint.inverse, Ia * c


def _handed(
    at: AtLink, q: Array, inertia: ArticulatedInertia, free: Array | None
) -> tuple[ArticulatedInertia, ArticulatedJoint]:
    S = at.link.pair.motion_subspace(q)
    none = Wrench.zero()
    joint = ArticulatedJoint.solved(S, inertia, none, [0.0] * len(S), at.own.rotor, free)
    return joint.handed_on(inertia, none, Acceleration.zero())[0], joint


def crossed(
    at: AtLink, q: Array, X: Displacement, c: Acceleration, Y: Sequence[Momentum], inverse: Array, K: Wrench, both: Any,
    effort: Array | None = None,
) -> tuple[Any, ...]:  # fmt: skip
    """k = Sᵀ K (+ e), κ = D⁻¹ k, (K − Y k)ᵀ c, X (K − Y k), and peak and C with kᵀ κ added."""
    k = array([pairing(K, S) for S in at.link.pair.motion_subspace(q)])
    k = k if effort is None else k + effort
    kappa = inverse @ k
    rest = K
    for Y_k, x in zip(Y, k, strict=True):
        rest = rest - Y_k.rate() * x
    more = dot(k, kappa)
    return k, kappa, pairing(rest, c), X @ rest, array([both[0] + more, both[1] + more])


def mixed(at: None, C: Scalar, k: Array, kappa: Array) -> Scalar:
    """C_rs + k_rᵀ D⁻¹ k_s, of k (n,)."""
    return C + dot(k, kappa)


def sized(
    at: AtLink, q: Array, X: Displacement, Y: Sequence[Momentum], inverse: Array, K: Wrench, K0: Wrench, both: Array
) -> tuple[Wrench, Wrench, Array]:
    """A row that nothing closes at a joint: X (K − Y k), X K₀, and of ``both`` peak + kᵀ D⁻¹ k and
    nat + Σ (|m|²|ω|² + |f|²|v|²)/D, (m; f) the wrench K₀ as drawn."""
    _, _, _, onward, peak = crossed(at, q, X, Acceleration.zero(), Y, inverse, K, both)
    natural = both[1]
    for n, S in enumerate(at.link.pair.motion_subspace(q)):
        m2, f2 = dot(K0.first, K0.first), dot(K0.second, K0.second)
        natural = natural + (m2 * dot(S.first, S.first) + f2 * dot(S.second, S.second)) * inverse[n, n]
    return onward, X @ K0, array([peak[0], natural])


# ------------------------------------------------------------------------------------------------------------- solves


def pushed(at: None, p: Wrench, K: Wrench, g: Scalar, per_P: Scalar) -> Wrench:
    """p − K g/P."""
    found: Wrench = p - K * (g * per_P)
    return found


def passed(at: None, g_s: Scalar, L: Scalar, g_r: Scalar) -> Scalar:
    """g_s − L_s g_r."""
    return g_s - L * g_r


def leaned(
    at: AtLink,
    q: Array,
    X: Displacement,
    Y: Sequence[Momentum],
    inverse: Array,
    p: Wrench,
    tau: Array,
    more: Wrench,
    p_p: Wrench,
) -> tuple[Array, Wrench]:
    """y = D⁻¹ u (n,), u = τ − Sᵀ p, and the parent's bias with X (p + Iᵃ c + Y u)."""
    u = _left(at, q, p, tau)
    onward = p + more
    for Y_k, x in zip(Y, u, strict=True):
        onward = onward + Y_k.rate() * x
    return inverse @ u, p_p + X @ onward


def leaned_on_ground(at: AtLink, q: Array, inverse: Array, p: Wrench, tau: Array) -> Array:
    """y = D⁻¹ (τ − Sᵀ p)."""
    y: Array = inverse @ _left(at, q, p, tau)
    return y


def _left(at: AtLink, q: Array, p: Wrench, tau: Array) -> Array:
    return array([x - pairing(p, S_k) for x, S_k in zip(tau, at.link.pair.motion_subspace(q), strict=True)])


def eased(at: None, g: Scalar, k: Array, y: Array, drop: Scalar) -> Scalar:
    """g − kᵀ D⁻¹ u − (K − U D⁻¹ k)ᵀ c, of k (n,)."""
    return g - dot(k, y) - drop


def multiplied(at: None, g: Scalar, K: Wrench, A: Acceleration, per_P: Scalar) -> Scalar:
    """(g − Kᵀ A)/P."""
    return (g - pairing(K, A)) * per_P


def helped(at: None, y: Array, kappa: Array, multiplier: Scalar) -> Array:
    """y + D⁻¹ k λ (n,)."""
    found: Array = y + kappa * multiplier
    return found


def released(
    at: AtLink, q: Array, X: Displacement, c: Acceleration, Y: Sequence[Momentum], y: Array, A_p: Acceleration
) -> tuple[Acceleration, Array]:
    """A and v̇ of a link."""
    A = X.pull(A_p) + c
    rates = array([y_k - pairing(Y_k, A) for y_k, Y_k in zip(y, Y, strict=True)])
    return A + combine(at.link.pair.motion_subspace(q), rates).rate(), rates


# -------------------------------------------------------------------------------------------------------- corrections


def missed(
    at: None, g: Scalar, K_p: Wrench, K_s: Wrench, A_p: Acceleration, A_s: Acceleration
) -> tuple[Scalar, Scalar]:
    """ρ_c = g − Σ Kᵀ A of a row, twice."""
    left = g - pairing(K_p, A_p) - pairing(K_s, A_s)
    return left, left


def still(at: None, g: Scalar, K_p: Wrench, K_s: Wrench, A_p: Acceleration, A_s: Acceleration) -> Scalar:
    """ρ_c, once."""
    return g - pairing(K_p, A_p) - pairing(K_s, A_s)


def same(at: None, x: object) -> Any:
    """The same again."""
    return x


def weighed(at: None, left: Scalar, step: Scalar, peak_and_C: Array, mu: Scalar, along: Scalar, square: Scalar) -> Any:
    """Σ r a/(S + μ) and Σ a²/(S + μ), a = r − r' the change of the row by the step of a correction."""
    weight = step / (peak_and_C[0] + mu)
    return along + left * weight, square + step * weight


def lengthened(at: None, along: Scalar, square: Scalar) -> Scalar:
    """α of a part."""
    return step_length(along, square)


def stepped(at: None, x: object, alpha: Scalar, step: object) -> Any:
    """x + α δ."""
    return x + step * alpha


def joined(at: None, x: Any, step: Any) -> Any:
    """x + δ."""
    return x + step


def turned(at: None, x: Array) -> Array:
    """−x."""
    return -x


def resisted(at: AtLink, A: Acceleration, p: Wrench) -> Wrench:
    """I A + p of a link alone."""
    return at.link.inertia * A + p


def loaded(at: None, f: Wrench, K: Wrench, multiplier: Scalar) -> Wrench:
    """f − K λ."""
    found: Wrench = f - K * multiplier
    return found


def balanced(
    at: AtLink, q: Array, X: Displacement, f: Wrench, tau: Array, rates: Array, f_p: Wrench
) -> tuple[Array, Wrench]:
    """ρ_f = τ − Sᵀ f − (rotor) v̇, f all that the joint carries, and the force on the parent's joint with it."""
    return balanced_on_ground(at, q, f, tau, rates), f_p + X @ f


def balanced_on_ground(at: AtLink, q: Array, f: Wrench, tau: Array, rates: Array) -> Array:
    """ρ_f = τ − Sᵀ f − (rotor) v̇."""
    S = at.link.pair.motion_subspace(q)
    return array([x - pairing(f, S_k) - at.own.rotor * y for x, S_k, y in zip(tau, S, rates, strict=True)])


def gathered(at: None, square: Scalar, x: Scalar) -> Scalar:
    """Σ x²."""
    return square + x * x


def rooted(at: None, square: Scalar) -> Scalar:
    """√ of it."""
    return sqrt(square)
