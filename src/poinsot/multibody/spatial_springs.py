"""Springs and dampers that join two bodies in all six directions at once: functions of a displacement, on SE(3).

Each body carries a frame at the elastic centre; the spring is at rest where the two coincide. For X_EF = [R p; 0 1],
the pose of the frame F on body b in the frame E on body a, with p' = Rᵀ p and s = untilde R,

    V = ¼ (pᵀ K_t p + p'ᵀ K_t p') + tr(G (1 − R)) + ½ sᵀ K_c (p + p'),     G = ½ tr K_r 1 − K_r

with the translational, rotational and coupling stiffness K_t, K_r, K_c, symmetric 3×3. It is a polynomial of R and p,
so smooth on all of SE(3), without a logarithm: turning by θ about a unit axis u stores (1 − cos θ) uᵀK_r u, with the
moment k sin θ about a principal axis. That is greatest at a quarter turn and vanishes at half a turn, an unstable rest.
It does not matter which of the bodies is a: the energy is the mean of what both see.

Laws    V ≥ 0 everywhere if the 6×6 stiffness is positive semidefinite; dV/dt = ⟨G, T⟩ exactly for the wrench G below;
        small displacements give the 6×6 stiffness, tests/multibody/test_spatial_springs.py
Source  the function on SE(3) of formulas.md §6, S0 (22); after Fasse & Breedveld 1998, J. Dyn. Sys. Meas. Control 120
"""

from __future__ import annotations

from typing import ClassVar, final

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Array, Floats, array
from poinsot.algebra.scalars import Scalar
from poinsot.errors import ModelError
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motors import Twist, Wrench, pairing
from poinsot.geometry.rotations import quaternion_log, quaternion_of
from poinsot.geometry.vectors import cross, dot, untilde
from poinsot.multibody.force import ForceElement
from poinsot.multibody.stretches import Apart, Seen
from poinsot.records import dataclass, field

Tensor = tuple[tuple[float, float, float], tuple[float, float, float], tuple[float, float, float]]

_NONE: Tensor = ((0.0, 0.0, 0.0), (0.0, 0.0, 0.0), (0.0, 0.0, 0.0))
_ROUNDING = 1e-9


def tensor(value: object) -> Tensor:
    """A symmetric 3×3 tensor from one number (all directions alike), three principal values, or the whole matrix."""
    a = array(value)
    if a.ndim == 0:
        a = array([a.item()] * 3)
    if a.ndim == 1:
        a = array([[a[i] if i == j else 0.0 for j in range(3)] for i in range(3)])
    (xx, xy, xz), (yx, yy, yz), (zx, zy, zz) = a.tolist()
    return (xx, xy, xz), (yx, yy, yz), (zx, zy, zz)


@dataclass(frozen=True)
class _BetweenFrames(ForceElement):
    """Between frames of two bodies, by three symmetric tensors."""

    name: str
    body_a: str
    body_b: str
    translational: Tensor
    rotational: Tensor
    coupling: Tensor = _NONE
    X_AE: Displacement = field(default_factory=Displacement.identity)
    X_BF: Displacement = field(default_factory=Displacement.identity)

    @property
    def stretch(self) -> Apart:
        """The displacement X_EF."""
        return Apart(self.body_a, self.X_AE, self.body_b, self.X_BF)

    @property
    def tensors(self) -> tuple[Array, Array, Array]:
        """K_t, K_r, K_c as arrays."""
        return array(self.translational), array(self.rotational), array(self.coupling)


@final
@dataclass(frozen=True)
class SpatialSpring(_BetweenFrames):
    """A spring between frames of two bodies, at rest where they coincide.

    body_a, body_b        the bodies it joins
    translational         K_t [N/m]; rotational K_r [N·m/rad]; coupling K_c [N]: each a symmetric 3×3 tensor in the
                          axes of the frames, diagonal in principal axes; see :func:`tensor`
    X_AE, X_BF            the frames at the elastic centre, in their bodies
    Without coupling a small force through the elastic centre makes no rotation, and a small couple does not move it; a
    displacement p without rotation makes the force K_t p, through the midpoint of the centres, and the couple K_c p.
    """

    stores: ClassVar[bool] = True

    def energy(self, s: Displacement) -> Scalar:
        """V(X_EF) [J], zero where the frames coincide."""
        K_t, K_r, K_c = self.tensors
        R, p = s.rotation, s.translation
        seen_from_b = R.T @ p
        stretched = (dot(p, K_t @ p) + dot(seen_from_b, K_t @ seen_from_b)) * 0.25
        G, turned = _costiffness(K_r), np.eye(3) - R
        twisted: Scalar = 0.0  # tr(G (1 − R)) = ½ tr(G (1 − R)ᵀ(1 − R)), which is exact for the smallest turns, too
        for i in range(3):
            twisted = twisted + dot(turned @ G[:, i], turned[:, i]) * 0.5
        return stretched + twisted + dot(untilde(R), K_c @ (p + seen_from_b)) * 0.5

    def slope(self, s: Displacement) -> Wrench:
        """The gradient G of the energy, in E: dV/dt = ⟨G, T⟩, T the twist of F relative to E in E.

        It is the wrench that drives the spring: body a feels G and body b feels −G.
        """
        K_t, K_r, K_c = self.tensors
        R, p = s.rotation, s.translation
        seen_from_b, half_turn = R.T @ p, untilde(R)
        pull_of_b = R @ (K_t @ seen_from_b) + R @ (K_c @ half_turn)  # twice the force that only b's view of p makes
        force = (K_t @ p + K_c @ half_turn + pull_of_b) * 0.5
        couple = K_c @ (p + seen_from_b) * 0.5
        trace = R[0, 0] + R[1, 1] + R[2, 2]
        moment = (
            untilde(R @ _costiffness(K_r)) * 2.0 + (couple * trace - R.T @ couple) * 0.5
        )  # ds/dt = ½ (tr R 1 − R) ω
        return Wrench(moment + cross(pull_of_b, p) * 0.5 + cross(p, force), force)

    def fault(self) -> str | None:
        """Why no passive spring is like this, or None; numbers other than floats are not judged."""
        return _fault(self.tensors, "stiffness", "it would push away from its rest")

    def never_below(self, motion: Seen) -> Scalar:
        """¼ λ |p|² − |K_c|²/λ with λ the least principal value of K_t.

        Since |s| ≤ 1 the coupling takes |K_c| |p| at most; where λ is 0 to rounding nothing is left but V ≥ 0.
        """
        K_t, _, K_c = self.tensors
        values = np.linalg.eigvalsh(K_t.astype(float))
        least = float(values[0])
        if least <= _ROUNDING * float(values[-1]):
            return 0.0
        coupled = float(np.linalg.norm(K_c.astype(float)))
        return self.stretch.square(motion) * (0.25 * least) - coupled * coupled / least

    def never_above(self, motion: Seen) -> Scalar:
        """Its energy."""
        return self.energy(self.stretch.measured(motion).value)

    @classmethod
    def of_stiffness(
        cls, name: str, body_a: str, X_A: Displacement, body_b: str, X_B: Displacement, stiffness: ArrayLike
    ) -> SpatialSpring:
        """From a stiffness K (6, 6), twist (φ; δ) to wrench (m; f), given in frames that coincide at rest.

        The spring's own frames are moved to the elastic centre, the point about which K_c is symmetric.
        Law   :func:`stiffness_matrix` carried back to the frames given is K. ModelError where there is no such point
        """
        K = np.asarray(stiffness, dtype=float)
        to_centre = Displacement.translating(elastic_centre(K))
        K = to_centre.adjoint.T @ K @ to_centre.adjoint
        K_t, K_r, K_c = (tensor((block + block.T) / 2) for block in (K[3:, 3:], K[:3, :3], K[:3, 3:]))
        return cls(name, body_a, body_b, K_t, K_r, K_c, X_A @ to_centre, X_B @ to_centre)


@final
@dataclass(frozen=True)
class SpatialDamper(_BetweenFrames):
    """A damper between frames of two bodies: takes ½ ⟨D T_E, T_E⟩ + ½ ⟨D T_F, T_F⟩ [W] of their relative twist.

    D = [D_r D_c; D_c D_t] from the symmetric tensors translational D_t [N·s/m], rotational D_r [N·m·s/rad] and coupling
    D_c [N·s]; T_E, T_F are the twist of b relative to a, in the frame on a and in that on b. X_AE, X_BF: these frames.
    """

    dissipates: ClassVar[bool] = True

    def friction(self, s: Displacement, rate: Twist) -> Wrench:
        """The wrench G that drives the damper, in E, for the twist T of F relative to E in E; ⟨G, T⟩ ≥ 0 [W]."""
        seen_from_a: Wrench = _applied(self, rate)
        seen_from_b: Wrench = s @ _applied(self, s.pull(rate))
        return (seen_from_a + seen_from_b) * 0.5

    def dissipation(self, s: Displacement, rate: Twist) -> Scalar:
        """The power that the damper takes [W]: the mean of ⟨D T, T⟩ as both frames see it."""
        T_F = s.pull(rate)
        return (pairing(_applied(self, rate), rate) + pairing(_applied(self, T_F), T_F)) * 0.5

    def fault(self) -> str | None:
        """Why no damper is like this, or None; numbers other than floats are not judged."""
        return _fault(self.tensors, "damping", "it would make power")

    @property
    def may_give(self) -> bool:
        """True if some eigenvalue is negative."""
        return self.fault() is not None


@final
@dataclass(frozen=True)
class GeodesicSpring(ForceElement):
    """A spring by the turn that is left to go: stores ½ k_r |θ|² + ½ k_t |p|², X_EF = [exp θ̃, p; 0 1].

    body_a, body_b   the bodies it joins; X_AE, X_BF: the frames in them that coincide at rest
    rotational       k_r [N·m/rad]; the couple is −k_r θ, with θ the rotation vector [rad], |θ| ≤ π: it grows up to half
                     a turn and there changes its sign, where :class:`SpatialSpring` is smooth
    translational    k_t [N/m]; the force −k_t p acts at the origin of F
    Source  the springs of ball and free joints in MuJoCo, with equal stiffness in all directions
    """

    name: str
    body_a: str
    body_b: str
    rotational: float
    translational: float = 0.0
    X_AE: Displacement = field(default_factory=Displacement.identity)
    X_BF: Displacement = field(default_factory=Displacement.identity)
    stores: ClassVar[bool] = True
    parameters: ClassVar[tuple[str, ...]] = ("rotational", "translational")

    @property
    def stretch(self) -> Apart:
        """The displacement X_EF."""
        return Apart(self.body_a, self.X_AE, self.body_b, self.X_BF)

    def energy(self, s: Displacement) -> Scalar:
        """½ k_r |θ|² + ½ k_t |p|² [J]."""
        theta, p = quaternion_log(quaternion_of(s.rotation)), s.translation
        return dot(theta, theta) * (0.5 * self.rotational) + dot(p, p) * (0.5 * self.translational)

    def slope(self, s: Displacement) -> Wrench:
        """G = (k_r θ; k_t p) in E, dE/dt = ⟨G, T⟩: the force has no moment about E, since it acts at p along p."""
        theta = quaternion_log(quaternion_of(s.rotation))
        return Wrench(theta * self.rotational, s.translation * self.translational)

    def fault(self) -> str | None:
        """A stiffness that is not finite."""
        known = [x for x in (self.rotational, self.translational) if isinstance(x, (float, int))]
        return None if np.isfinite(known).all() else "its stiffness must be a finite number"


def stiffness_matrix(element: _BetweenFrames) -> Floats:
    """[K_r K_c; K_c K_t] (6, 6), from small relative twists (φ; δ) to wrenches (m; f) in the element's frame.

    Its compliant axes and eigenscrews are those of :mod:`poinsot.geometry.dyadics`. Of a damper: D.
    """
    K_t, K_r, K_c = element.tensors
    return np.block([[K_r, K_c], [K_c, K_t]]).astype(float)


def elastic_centre(stiffness: ArrayLike) -> Floats:
    """The point r about which the coupling of a stiffness K (6, 6) is symmetric: its centre of stiffness [m].

    K_c(r) = K_c − r̃ K_t, so r = (½ (tr K_t 1 − K_t))⁻¹ untilde K_c. ModelError if K resists displacement in fewer than
    two directions. Source: Lončarić 1987, IEEE J. Robotics and Automation 3.
    """
    K = np.asarray(stiffness, dtype=float)
    # measured stiffnesses have six digits
    if K.shape != (6, 6) or not np.isfinite(K).all() or np.abs(K - K.T).max() > 1e-6 * np.abs(K).max():
        raise ModelError(f"a stiffness is a symmetric matrix (6, 6) of finite numbers; got shape {K.shape}")
    arm = (np.trace(K[3:, 3:]) * np.eye(3) - K[3:, 3:]) / 2
    if not np.linalg.eigvalsh(arm)[0] > 1e-12 * np.abs(arm).max():  # an eigenvalue above rounding
        raise ModelError(
            "this stiffness has no elastic centre: it resists displacements along fewer than two directions, so the "
            "centre is a line or anywhere; build the spring from its tensors at a place of your choice"
        )
    return np.asarray(np.linalg.solve(arm, untilde(K[:3, 3:])), dtype=float)


def _costiffness(K: Array) -> Array:
    """G = ½ tr K 1 − K, for which tr(G (1 − R)) = (1 − cos θ) uᵀ K u."""
    return array(np.eye(3) * ((K[0, 0] + K[1, 1] + K[2, 2]) * 0.5) - K)


def _applied(damper: SpatialDamper, T: Twist) -> Wrench:
    """D T."""
    D_t, D_r, D_c = damper.tensors
    return Wrench(D_r @ T.angular + D_c @ T.linear, D_c @ T.angular + D_t @ T.linear)


def _fault(tensors: tuple[Array, ...], what: str, otherwise: str) -> str | None:
    if any(K.dtype == object for K in tensors):
        return None
    K_t, K_r, K_c = tensors
    for K, name in zip(tensors, ("translational", "rotational", "coupling"), strict=True):
        if not np.isfinite(K).all():
            return f"its {name} {what} has a number that is not finite"
        if np.abs(K - K.T).max() > _ROUNDING * np.abs(K).max():
            return f"its {name} {what} is not symmetric"
    for K, name in ((K_t, "translational"), (K_r, "rotational")):
        least = float(np.linalg.eigvalsh(K)[0])
        if least < -_ROUNDING * np.abs(K).max():
            return f"its {name} {what} has the principal value {least:.3g}, below zero: {otherwise}"
    length = np.sqrt((np.trace(K_r) or 1.0) / (np.trace(K_t) or 1.0))
    K = np.block([[K_r, K_c * length], [K_c * length, K_t * length**2]])
    if float(np.linalg.eigvalsh(K)[0]) < -_ROUNDING * np.abs(K).max():
        whole = "[rotational coupling; coupling translational]"
        return f"its coupling is too large: {whole}, the 6×6 {what}, has an eigenvalue below zero: {otherwise}"
    return None
