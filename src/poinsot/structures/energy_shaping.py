"""Energy shaping of mechanisms: another mass matrix, another potential, damping, and where they are proved to hold it.

    H_d = ½ pᵀ M_d⁻¹ p + V_d(q),   J_d = [0, M⁻¹M_d; −M_dM⁻¹, 0],   R_d = [0, 0; 0, G D Gᵀ]
    G⊥ (∂V − M_d M⁻¹ ∂V_d) = 0                                   what no input can give must match

Every freedom driven: M_d = M(q) and V_d = ½ (q − q*)ᵀ K (q − q*); any mass matrix.
All but one, u, driven, M constant, V = V_u(q_u) + V_a(others): s = M_dM⁻¹e_u (row u of M_dM⁻¹) is constant, and

    V_d = V_u(q_u)/s_u + ½ zᵀ K z,   z = Nᵀ(q − q*),  Nᵀ s = 0

solves it. Where V_u has a maximum at rest, M_d is chosen with s_u < 0, so that V_d has a minimum there.

Region. On a slab |q_u − q_u*| ≤ r on which V_u''/s_u ≥ m > 0, proved in intervals, V_d − V_d(q*) ≥ ½ ΔᵀQΔ with
Q = m e_u e_uᵀ + N K Nᵀ ≻ 0: so H_d < r²/(2 (Q⁻¹)_uu) cannot leave it. Within, H_d falls until y = GᵀM_d⁻¹p = 0 for
ever; then p = μ M_d e_u, ∂V_d = λ M e_u and μ V_u'' e_u = λ̇ M e_u, so that μ = λ = 0 where M couples u to others: only
rest is left, and every motion that starts there ends there (LaSalle).

Source  Ortega, Spong, Gómez-Estern & Blankenstein (2002), stabilization of underactuated mechanical systems via
        interconnection and damping assignment; Stramigioli et al., §3.1.1
Units   q [rad, m], K [N·m/rad, N/m] or of V_d per z², D of u per y, energies [J]
Law     the plant fed back moves as the closed loop, H_d falls, and every start in the region ends at rest:
        tests/structures/test_energy_shaping.py
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from poinsot.algebra.arrays import Array
from poinsot.algebra.bounded_forms import Form
from poinsot.algebra.dual import Dual
from poinsot.algebra.lower_bounds import REFUSALS
from poinsot.algebra.scalars import Scalar
from poinsot.errors import ModelError
from poinsot.structures.derivatives import hessian
from poinsot.structures.matrices import is_positive_semidefinite, plain
from poinsot.structures.passive_control import assigned
from poinsot.structures.port_hamiltonian import PortHamiltonian

Floats = NDArray[np.float64]
_ALIKE = 1e-9  # of the largest entry: what is constant is so but for rounding of derivatives by dual numbers
_PARTS = 2  # pieces in which each step of a slab is proved
_TRIED = 33  # widths of slabs that are tried about the widest that doubling has proved


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
    inertia: ArrayLike | None = None,
) -> ShapedMechanism:  # fmt: skip
    """Interconnection and damping assignment for a mechanism, its minimum at q*, with a proved region of attraction.

    plant      canonical, x = (q; p), inputs into ṗ alone, as `Mechanism.port_hamiltonian(actuated=…).explicit`
    rest       q* (n,) [rad, m]
    stiffness  K of q − q*, or of z where one freedom is not driven: a number, a diagonal, or a matrix, above zero
    damping    D of the inputs, likewise
    inertia    M_d (n, n), constant, where one freedom is not driven; chosen if not given
    Errors     ModelError by name: for a plant that is not canonical, several freedoms without input, a mass matrix that
               varies with one of them, V that does not separate, friction where no input acts, a rest that is no
               equilibrium, and an M_d for which rest is no minimum
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
    if not missing:
        K = _positive(plant, stiffness, n, "stiffness")
        return _fully(plant, q0, K, D, samples)
    return _underactuated(plant, q0, missing[0], stiffness, D, inertia, samples)


def _fully(plant: PortHamiltonian, q0: Floats, K: Floats, D: Floats, samples: list[Floats]) -> ShapedMechanism:
    n = len(q0)

    def energy(x: Array) -> Scalar:
        apart = x[:n] - q0
        return plant.hamiltonian(x) - plant.hamiltonian(_still(x, n)) + apart @ K @ apart / 2

    def lost(x: Array) -> Array:
        c = plant.coefficients(x)
        return np.asarray(plain(c.R) + plain(c.G) @ D @ plain(c.G).T)

    made = assigned(plant, energy, plant.J, lost, samples, f"{plant.name}, shaped")
    return ShapedMechanism(made.closed_loop, made.feedback, q0, energy, {}, np.inf)


def _underactuated(
    plant: PortHamiltonian, q0: Floats, u: int, stiffness: ArrayLike, D: Floats, inertia: ArrayLike | None,
    samples: list[Floats],
) -> ShapedMechanism:  # fmt: skip
    n, names = len(q0), plant.states
    W = _constant_inverse_mass(plant, n, samples)
    _refuse_friction(plant, u, n, samples)
    alone = _alone(plant, q0, u)
    slope, bend = _derivatives(alone, Dual(Dual(q0[u], 1.0), Dual(1.0, 0.0)))
    steepest = max(abs(_derivatives(alone, Dual(Dual(x[u], 1.0), Dual(1.0, 0.0)))[0]) for x in samples)
    if abs(slope) > _ALIKE * steepest:
        raise ModelError(
            f"{plant.name}: {names[u]!r} is not driven, and what acts on it does not vanish at {q0[u]:.6g}; "
            "rest must be an equilibrium of it"
        )
    _refuse_mixed(plant, u, n, samples)
    M_d = _chosen_inertia(plant, W, u, bend) if inertia is None else _positive(plant, inertia, n, "inertia")
    s = M_d[u] @ W
    if not bend * s[u] > 0:
        raise ModelError(
            f"{plant.name}: with this M_d rest is no minimum of V_d: its curvature along {names[u]!r} is "
            f"{bend:.3g}/{s[u]:.3g}, which must be above zero"
        )
    N = np.linalg.svd(s[None, :])[2][1:].T
    K = N @ _positive(plant, stiffness, n - 1, "stiffness") @ N.T
    inverse = np.linalg.inv(M_d)

    def energy(x: Array) -> Scalar:
        apart, p = x[:n] - q0, x[n:]
        return p @ inverse @ p / 2 + (alone(x[u]) - alone(q0[u])) / s[u] + apart @ K @ apart / 2

    upper = W @ M_d
    J = np.block([[np.zeros((n, n)), upper], [-upper.T, np.zeros((n, n))]])
    G = np.asarray(plant.coefficients(samples[0]).G, dtype=float)
    made = assigned(plant, energy, J, G @ D @ G.T, samples, f"{plant.name}, shaped")
    r, level = _region(alone, q0[u], s[u], u, K)
    slab = {names[u]: (float(q0[u] - r), float(q0[u] + r))} if level else {}
    return ShapedMechanism(made.closed_loop, made.feedback, q0, energy, slab, level)


def _region(alone: Callable[[Scalar], Scalar], at: float, scale: float, u: int, K: Floats) -> tuple[float, float]:
    """The half width of the slab and the level that it proves, the largest found; zeros where nothing is.

    Widths double from far below any unit on until nothing is proved, then are tried one by one about the last.
    """
    along = np.eye(len(K))[u]

    def proved(radii: Floats, worst: float) -> list[tuple[float, float]]:
        found = []
        for inner, outer in pairwise(radii.tolist()):
            worst = min(
                worst, *(_least_bend(alone, at + sign * inner, at + sign * outer, scale) for sign in (-1.0, 1.0))
            )
            if not worst > 0:
                break
            found.append((outer, worst))
        return found

    coarse = proved(np.r_[0.0, 2.0 ** np.arange(-28, 8)], np.inf)
    if not coarse:
        return 0.0, 0.0
    start, worst = coarse[-3] if len(coarse) > 2 else (0.0, np.inf)
    found = coarse + proved(np.linspace(start, 2 * coarse[-1][0], _TRIED), worst)
    levels = [
        (r, float(r * r / (2 * np.linalg.inv(m * np.outer(along, along) + K)[u, u]))) for r, m in found
    ]  # fmt: skip
    return max(levels, key=lambda each: each[1])


def _least_bend(alone: Callable[[Scalar], Scalar], a: float, b: float, scale: float) -> float:
    """A number that V_u''/s_u is not below between a and b, proved in intervals; −∞ where none is."""
    least = np.inf
    for one, other in pairwise(np.linspace(a, b, _PARTS + 1).tolist()):
        try:
            form = Form.within(min(one, other), max(one, other))
            bend = alone(Dual(Dual(form, 1.0), Dual(1.0, 0.0))).dual.dual / scale
            least = min(least, float((bend if isinstance(bend, Form) else Form.constant(bend)).range.lo))
        except REFUSALS:
            return -np.inf
    return least


def _alone(plant: PortHamiltonian, q0: Floats, u: int) -> Callable[[Scalar], Scalar]:
    """V_u: the potential along one coordinate, the others at rest, over any scalar."""

    def potential(q: Scalar) -> Scalar:
        x = np.array([*q0, *np.zeros(len(q0))], dtype=object)
        x[u] = q
        return plant.hamiltonian(x)

    return potential


def _derivatives(f: Callable[[Scalar], Scalar], x: Scalar) -> tuple[float, float]:
    """f' and f'' at the real part of a dual number of dual numbers."""
    found = f(x)
    return (float(found.dual.real), float(found.dual.dual)) if isinstance(found, Dual) else (0.0, 0.0)


def _chosen_inertia(plant: PortHamiltonian, W: Floats, u: int, bend: float) -> Floats:
    """M where rest is a minimum of V along u; else one with s_u = −1, by what couples u to the others."""
    if bend > 0:
        return np.asarray(np.linalg.inv(W), dtype=float)
    others = [k for k in range(len(W)) if k != u]
    coupled = W[others, u]
    if not np.linalg.norm(coupled) > _ALIKE * W[u, u] or not bend < 0:
        why = "the potential has neither a minimum nor a maximum there" if not bend < 0 else "no inertia couples it"
        raise ModelError(f"{plant.name}: {plant.states[u]!r} cannot be held by the other freedoms: {why}")
    M_d = np.zeros_like(W)
    M_d[u, u] = 1.0 / W[u, u]
    M_d[u, others] = M_d[others, u] = -2.0 * coupled / (coupled @ coupled)
    beside = np.linalg.inv(W)[np.ix_(others, others)]
    M_d[np.ix_(others, others)] = np.outer(M_d[u, others], M_d[u, others]) / M_d[u, u] + beside
    return M_d


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


def _constant_inverse_mass(plant: PortHamiltonian, n: int, samples: list[Floats]) -> Floats:
    first, *others = (np.asarray(hessian(plant.hamiltonian, x), dtype=float)[n:, n:] for x in samples)
    for W, x in zip(others, samples[1:], strict=True):
        if np.abs(W - first).max() > _ALIKE * np.abs(first).max():
            varies = [plant.states[k] for k in range(n) if _moves_mass(plant, x, k, W)]
            raise ModelError(
                f"{plant.name}: its mass matrix varies with {', '.join(map(repr, varies))}, and not every freedom is "
                "driven: the matching equations are differential then, and no solution of them is found here; drive "
                "every freedom, or give H_d, J_d, R_d to `structures.assigned`"
            )
    return first


def _moves_mass(plant: PortHamiltonian, x: Floats, k: int, W: Floats) -> bool:
    there = x + 0.3 * np.eye(len(x))[k]
    other = np.asarray(hessian(plant.hamiltonian, there), dtype=float)[len(W) :, len(W) :]
    return bool(np.abs(other - W).max() > _ALIKE * np.abs(W).max())


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
