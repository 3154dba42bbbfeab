"""Energy shaping of mechanisms: another mass matrix, another potential, damping, and where they are proved to hold it.

    H_d = ½ pᵀ M_d⁻¹ p + V_d(q),   J_d = [0, M⁻¹M_d; −M_dM⁻¹, 0],   R_d = [0, 0; 0, G D Gᵀ]
    G⊥ (∂V − M_d M⁻¹ ∂V_d) = 0                                   what no input can give must match

Every freedom driven: M_d = M(q) and V_d = ½ (q − q*)ᵀ K (q − q*); any mass matrix.
All but one, u, driven, M a function of q_u, V = V_u(q_u) + V_a(others): with s = M⁻¹M_d e_u = σ (1; r), σ constant,

    V_d = V_u(q_u)/σ + ½ zᵀ K z,   z = q_a − q_a* − ∫ r dq_u

solves it. Where V_u has a minimum at rest, M_d = M (σ = 1, r = 0); where it has a maximum, M_d is one of
``matched_inertia`` with σ = −1, so that V_d has a minimum there.

Region. On a slab |q_u − q_u*| ≤ w it is proved in intervals that M_d ≻ 0, and that V_u/σ rises outwards: that it is
convex about rest, and its slope further out has the sign of q_u − q_u*. So H_d − H_d(q*) < min V_u(q_u* ± w)/σ
cannot leave it, and bounds all states. Within, H_d falls until y_a = (M_d⁻¹p)_a = 0 for ever, where z is constant and

    d/dt (r q̇_u) = −E⁻¹K z                       (M_d = M, or constant:  d/dt (M_au q̇_u) = −σ K z)

Along q_u, which is bounded, the integral of r, or M_au, is bounded: so z = 0 and r q̇_u = 0. As u is coupled, q̇_u = 0:
only rest is left, and every motion that starts there ends there (LaSalle).

Source  Ortega, Spong, Gómez-Estern & Blankenstein (2002), stabilization of underactuated mechanical systems via
        interconnection and damping assignment; Acosta et al. (2005); Stramigioli et al., §3.1.1
Units   q [rad, m], K [N·m/rad, N/m] or of V_d per z², D of u per y, energies [J]
Law     the plant fed back moves as the closed loop, H_d falls, and every start in the region ends at rest:
        tests/structures/test_passive_control.py
"""

from __future__ import annotations

from collections.abc import Callable
from typing import final

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Array, Floats
from poinsot.algebra.bounded_forms import Form
from poinsot.algebra.dual import Dual, dual
from poinsot.algebra.linear import solve_spd
from poinsot.algebra.lower_bounds import REFUSALS
from poinsot.algebra.scalars import Scalar
from poinsot.errors import ModelError
from poinsot.records import dataclass
from poinsot.structures import matched_inertia
from poinsot.structures.derivatives import hessian
from poinsot.structures.matrices import is_positive_semidefinite, plain
from poinsot.structures.passive_control import assigned
from poinsot.structures.port_hamiltonian import Coefficient, PortHamiltonian

_ALIKE = 1e-9  # of the largest entry: what is constant is so but for rounding of derivatives by dual numbers
_LEAST, _LARGEST_WIDTH = 2.0**-28, 2.0**7  # half widths of slabs
_FINEST = 64  # steps in which a slab ends, of its half width


@final
@dataclass(frozen=True, eq=False)
class ShapedMechanism:
    """Controller of :func:`energy_shaping`, with its closed loop.

    closed_loop  ẋ = (J_d − R_d) ∂H_d + G v
    feedback     x ↦ β, over any scalar: u = β(x) + v on the plant is the closed loop
    rest         (n,) q*
    energy       H_d over any scalar, 0 at rest
    slab         coordinate → (lowest, highest), on which the least of V_d is proved to be at rest; {} for all of space
    level        H_d below which no motion leaves the slab [J]; 0 where nothing was proved, infinite for all of space
    """

    closed_loop: PortHamiltonian
    feedback: Callable[[Array], Array]
    rest: Floats
    energy: Callable[[Array], Scalar]
    slab: dict[str, tuple[float, float]]
    level: float

    def contains(self, x: ArrayLike) -> bool:
        """True of x = (q; p) (2n,) from which the motion is proved to end at rest."""
        state = np.asarray(x, dtype=float)
        names = self.closed_loop.states
        inside = all(lo <= state[names.index(name)] <= hi for name, (lo, hi) in self.slab.items())
        return inside and float(self.energy(state)) < self.level

    def explain(self) -> str:
        """Region in which it is proved to hold, in a sentence."""
        if np.isinf(self.level):
            return "every motion ends at rest: H_d is convex in the positions, and every freedom is damped"
        if not self.level:
            return "rest is a minimum of H_d, so it is stable; no region of attraction is proved"
        ((name, (lo, hi)),) = self.slab.items()
        return (
            f"every motion that starts with {lo:.4g} ≤ {name} ≤ {hi:.4g} and H_d < {self.level:.4g} J ends at rest, "
            "and never leaves these bounds"
        )


def energy_shaping(
    plant: PortHamiltonian, rest: ArrayLike, *, stiffness: ArrayLike = 1.0, damping: ArrayLike = 1.0,
    inertia: ArrayLike | None = None, least_coupling: float = 0.5,
) -> ShapedMechanism:  # fmt: skip
    """Interconnection and damping assignment for a mechanism, its minimum at q*, with a proved region of attraction.

    plant      canonical, x = (q; p), inputs into ṗ alone, as `Mechanism.port_hamiltonian(actuated=…).explicit`
    rest       q* (n,) [rad, m]
    stiffness  K of q − q*, or of z where one freedom is not driven: a number, a diagonal, or a matrix, above zero
    damping    D of the inputs, likewise
    inertia    M_d (n, n), constant, where one freedom is not driven and M is constant; found if not given
    least_coupling  θ in (0, 1), where an undriven freedom has a maximum of its potential: share of M_ua M_aa⁻¹M_au at
               rest down to which it is held; of a cart and pole cos² of the widest angle. Small θ need large inputs
    Errors     ModelError by name: for a plant that is not canonical, several freedoms without input, a mass matrix that
               varies with a driven freedom beside an undriven one, V that does not separate, friction where no input
               acts, a rest that is no equilibrium, and an M_d for which rest is no minimum
    Law        ``ShapedMechanism.contains(x)``: the run from x ends at rest
    """
    n, q0 = len(plant.states) // 2, np.asarray(rest, dtype=float)
    if q0.shape != (n,) or 2 * n != len(plant.states):
        raise ModelError(f"{plant.name}: rest is a position of {n} coordinates, {', '.join(plant.states[:n])}")
    samples = _samples(plant, q0)
    G = _inputs(plant, samples)
    D = _positive(plant, damping, G.shape[1], "damping")
    missing = [k for k in range(n) if not np.abs(G[k]).max() > 0]
    if np.linalg.matrix_rank(G) < n - len(missing) or len(missing) > 1:
        names = ", ".join(plant.states[k] for k in missing) or "some combination of freedoms"
        raise ModelError(
            f"{plant.name}: no input acts on {names}; the matching equations are solved where at most one freedom, by "
            "itself, is without input"
        )
    K = _positive(plant, stiffness, n - len(missing), "stiffness")
    if not missing:
        return _fully(plant, q0, K, D, samples)
    return _underactuated(plant, q0, missing[0], K, D, inertia, least_coupling, samples)


def _fully(plant: PortHamiltonian, q0: Floats, K: Floats, D: Floats, samples: list[Floats]) -> ShapedMechanism:
    n = len(q0)

    def energy(x: Array) -> Scalar:
        apart = x[:n] - q0
        return plant.hamiltonian(x) - plant.hamiltonian(_still(x, n)) + apart @ K @ apart / 2

    lost = _damped(plant, D, kept=True)
    made = assigned(plant, energy, plant.J, lost, samples, f"{plant.name}, shaped")
    return ShapedMechanism(made.closed_loop, made.feedback, q0, energy, {}, np.inf)


def _damped(plant: PortHamiltonian, D: Floats, kept: bool) -> Callable[[Array], Array]:
    """G D Gᵀ, and R of the plant where M is kept."""

    def lost(x: Array) -> Array:
        c = plant.coefficients(x)
        G = plain(c.G)
        return np.asarray(G @ D @ G.T + plain(c.R)) if kept else np.asarray(G @ D @ G.T)

    return lost


def _underactuated(
    plant: PortHamiltonian, q0: Floats, u: int, K: Floats, D: Floats, inertia: ArrayLike | None, coupling: float,
    samples: list[Floats],
) -> ShapedMechanism:  # fmt: skip
    n, names = len(q0), plant.states
    varies = _refuse_varying(plant, u, n, samples)
    _refuse_friction(plant, u, n, samples)
    alone = _alone(plant, q0, u)
    slope, bend = _derivatives(alone, q0[u])
    steepest = max(abs(_derivatives(alone, x[u])[0]) for x in samples)
    if abs(slope) > _ALIKE * steepest:
        raise ModelError(
            f"{plant.name}: {names[u]!r} is not driven, and what acts on it does not vanish at {q0[u]:.6g}; "
            "rest must be an equilibrium of it"
        )
    _refuse_mixed(plant, u, n, samples)
    a, moving = [k for k in range(n) if k != u], matched_inertia.mass_along(plant, q0, u)
    M = np.asarray(moving(q0[u]), dtype=float)
    mass: matched_inertia.Mass = moving if varies else lambda q: M
    coupled = bool(np.linalg.norm(M[a, u] / np.sqrt(M[u, u] * np.diag(M)[a])) > _ALIKE)
    found = _matched(plant, mass, M, q0[u], u, bend, coupled, inertia, coupling)
    r, level = _region(alone, q0[u], found) if coupled else (0.0, 0.0)
    inside = [np.r_[x[:u], q0[u] + (x[u] - q0[u]) * min(1.0, 0.9 * (r or 1.0)), x[u + 1 :]] for x in samples]
    J: Coefficient | None = None
    if not found.kept:
        if varies and not level:
            raise ModelError(f"{plant.name}: no M_d is proved to be positive definite about rest along {names[u]!r}")
        mass = matched_inertia.Fitted.to(mass, q0[u], r) if varies else mass
        found = _matched(plant, mass, M, q0[u], u, bend, coupled, inertia, coupling)
        J = matched_inertia.shaped_structure(mass, found, u)
        J = J if varies else np.asarray(J(inside[0]), dtype=float)
    shifted = matched_inertia.Fitted.to(found.slope, q0[u], r or 1.0).integral()

    def energy(x: Array) -> Scalar:
        z, p = x[a] - q0[a] - shifted(x[u]), x[n:]
        kinetic = plant.hamiltonian(x) - plant.hamiltonian(_still(x, n))
        if not found.kept:
            kinetic = p @ solve_spd(found.inertia(x[u]), p) / 2
        return kinetic + (alone(x[u]) - alone(q0[u])) / found.scale + z @ K @ z / 2

    made = assigned(plant, energy, J, _damped(plant, D, found.kept), inside, f"{plant.name}, shaped")
    slab = {names[u]: (float(q0[u] - r), float(q0[u] + r))} if level else {}
    return ShapedMechanism(made.closed_loop, made.feedback, q0, energy, slab, level)


def _matched(
    plant: PortHamiltonian, mass: matched_inertia.Mass, M: Floats, at: float, u: int, bend: float, coupled: bool,
    inertia: ArrayLike | None, coupling: float,
) -> matched_inertia.MatchedInertia:  # fmt: skip
    """M where rest is a minimum of V along u; else one with σ = −1, by what couples u to the others."""
    name = plant.states[u]
    if inertia is not None:
        found = matched_inertia.given_inertia(M, _positive(plant, inertia, len(M), "inertia"), u)
        residual = max(np.abs(np.asarray(mass(at + d), dtype=float) - M).max() for d in (-0.3, 0.3))
        if residual > _ALIKE * np.abs(M).max():
            raise ModelError(
                f"{plant.name}: a constant M_d does not match a mass matrix that varies with {name!r}, here by "
                f"{residual:.3g} within 0.3; leave the inertia out, and one that varies with it is found"
            )
        if not bend / found.scale > 0:
            raise ModelError(
                f"{plant.name}: with this M_d rest is no minimum of V_d: its curvature along {name!r} is "
                f"{bend:.3g}/{found.scale:.3g}, which must be above zero"
            )
        return found
    if bend > 0:
        still = np.zeros(len(M) - 1)
        return matched_inertia.MatchedInertia(mass, 1.0, lambda q: still, kept=True)
    if not coupled or not bend < 0:
        why = "the potential has neither a minimum nor a maximum there" if not bend < 0 else "no inertia couples it"
        raise ModelError(f"{plant.name}: {name!r} cannot be held by the other freedoms: {why}")
    if not 0 < coupling < 1:
        raise ModelError(f"{plant.name}: the least coupling is a share between 0 and 1; it is {coupling!r}")
    return matched_inertia.turned_inertia(mass, at, u, coupling)


def _region(alone: Callable[[Scalar], Scalar], at: float, found: matched_inertia.MatchedInertia) -> tuple[float, float]:
    """The half width of the widest slab that is proved, and the least of V_u/σ on its bounds; zeros where none is.

    The slab grows from far below any unit on by steps that grow fourfold until one is not proved, and are halved there.
    """
    w, step, growth, convex = 0.0, _LEAST, 4.0, True
    while w < _LARGEST_WIDTH and step >= max(_LEAST, w / _FINEST):
        more = [_rises(alone, at + side * w, at + side * (w + step), side, convex, found) for side in (-1.0, 1.0)]
        if None in more:
            step, growth = step / 2, 1.0
        else:
            w, step, convex = w + step, growth * step, all(more)
    height = (min(alone(at + w), alone(at - w)) - alone(at)) / found.scale if w else 0.0
    return w, float(height)


def _rises(
    alone: Callable[[Scalar], Scalar],
    a: float,
    b: float,
    side: float,
    convex: bool,
    found: matched_inertia.MatchedInertia,
) -> bool | None:
    """Whether V_u/σ, convex from rest to a, is so to b; None where it is not proved to rise, or M_d not to be ≻ 0."""
    form = Form.within(min(a, b), max(a, b))
    try:
        there = Dual.constant(alone(Dual(Dual(form, 1.0), Dual(1.0, 0.0))))
        slope, bend = (matched_inertia.bounds(dual(part) / found.scale) for part in (there.real, there.dual))
    except REFUSALS:
        return None
    convex = convex and bend[0] > 0
    rises = convex or min(side * slope[0], side * slope[1]) > 0
    return convex if rises and found.allowed(form) else None


def _alone(plant: PortHamiltonian, q0: Floats, u: int) -> Callable[[Scalar], Scalar]:
    """V_u: the potential along one coordinate, the others at rest, over any scalar."""

    def potential(q: Scalar) -> Scalar:
        x = np.array([*q0, *np.zeros(len(q0))], dtype=object)
        x[u] = q
        return plant.hamiltonian(x)

    return potential


def _derivatives(f: Callable[[Scalar], Scalar], x: float) -> tuple[float, float]:
    """f' and f'' at x."""
    found = f(Dual(Dual(x, 1.0), Dual(1.0, 0.0)))
    return (float(found.dual.real), float(found.dual.dual)) if isinstance(found, Dual) else (0.0, 0.0)


def _still(x: Array, n: int) -> Array:
    """State at the same position without momentum."""
    return np.array([*x[:n], *np.zeros(len(x) - n)], dtype=object)


def _samples(plant: PortHamiltonian, q0: Floats) -> list[Floats]:
    """States about rest, with momenta of rates of one, at which conditions are checked."""
    rng, n = np.random.default_rng(0), len(q0)
    found = []
    for _ in range(4):
        q = q0 + rng.uniform(-1, 1, n)
        W = np.asarray(hessian(plant.hamiltonian, np.r_[q, np.zeros(n)]), dtype=float)[n:, n:]
        found.append(np.r_[q, np.linalg.solve(W, rng.uniform(-1, 1, n))])
    return found


def _inputs(plant: PortHamiltonian, samples: list[Floats]) -> Floats:
    """G of ṗ = … + G u (n, p) at a state; ModelError unless the plant is canonical."""
    n = len(plant.states) // 2
    unit = np.block([[np.zeros((n, n)), np.eye(n)], [-np.eye(n), np.zeros((n, n))]])
    for x in samples:
        J, G = (np.asarray(each, dtype=float) for each in (plant.coefficients(x).J, plant.coefficients(x).G))
        if np.abs(J - unit).max() > _ALIKE or np.abs(G[:n]).max(initial=0) > 0:
            raise ModelError(
                f"{plant.name} is not canonical: energy shaping needs ẋ of (q; p) with J = [0 1; −1 0] and inputs into "
                "ṗ, as a tree of joints whose rates are those of their coordinates has them"
            )
    return np.asarray(plant.coefficients(samples[0]).G, dtype=float)[n:]


def _refuse_varying(plant: PortHamiltonian, u: int, n: int, samples: list[Floats]) -> bool:
    """Whether M varies with q_u; ModelError where it varies with others."""
    moved = [k for k in range(n) if any(_moves_mass(plant, x[:n], k) for x in samples)]
    others = [plant.states[k] for k in moved if k != u]
    if others:
        raise ModelError(
            f"{plant.name}: its mass matrix varies with {', '.join(map(repr, others))}, and {plant.states[u]!r} is not "
            "driven: the matching equations are solved where it varies with what is not driven alone; drive every "
            "freedom, or give H_d, J_d, R_d to `structures.assigned`"
        )
    return u in moved


def _moves_mass(plant: PortHamiltonian, q: Floats, k: int) -> bool:
    one, other = (matched_inertia.inverse_mass(plant, at).astype(float) for at in (q, q + 0.3 * np.eye(len(q))[k]))
    return bool(np.abs(other - one).max() > _ALIKE * np.abs(one).max())


def _refuse_friction(plant: PortHamiltonian, u: int, n: int, samples: list[Floats]) -> None:
    if any(np.abs(np.asarray(plant.coefficients(x).R, dtype=float)[n + u]).max() > 0 for x in samples):
        raise ModelError(
            f"{plant.name}: {plant.states[u]!r} is not driven and loses power; M_d M⁻¹ would turn its friction into "
            "one that may give power, so no damping assignment is found here"
        )


def _refuse_mixed(plant: PortHamiltonian, u: int, n: int, samples: list[Floats]) -> None:
    """ModelError where what acts on u depends on other coordinates."""
    for x in samples:
        H = np.asarray(hessian(plant.hamiltonian, np.r_[x[:n], np.zeros(n)]), dtype=float)[u, :n]
        mixed = [plant.states[k] for k in range(n) if k != u and abs(H[k]) > _ALIKE * np.abs(H).max()]
        if mixed:
            raise ModelError(
                f"{plant.name}: what acts on {plant.states[u]!r}, which is not driven, varies with "
                f"{', '.join(map(repr, mixed))} too: no solution of the matching equations is found here"
            )


def _positive(plant: PortHamiltonian, given: ArrayLike, n: int, what: str) -> Floats:
    K = np.asarray(given, dtype=float)
    K = K * np.eye(n) if K.ndim == 0 else np.diag(K) if K.ndim == 1 else K
    good = K.shape == (n, n) and bool(np.isfinite(K).all()) and bool(np.array_equal(K, K.T))
    if not (good and is_positive_semidefinite(K, beside=K) and np.linalg.matrix_rank(K) == n):
        raise ModelError(
            f"{plant.name}: the {what} is a number above zero, {n} of them, or a symmetric positive definite {n} × {n} "
            "matrix"
        )
    return K
