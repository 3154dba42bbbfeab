"""Bodies, springs and pairs as Dirac structures on the manifold of their poses: the elements of composed mechanisms.

    body    Ẋ = L(X) ∂H/∂P,   Ṗ = −Lᵀ ∂H/∂X + P∧ ∂H/∂P + Ad_Xᵀ W,   T = Ad_X ∂H/∂P             (21)
    spring  Ẋ = L(X) Ad_X⁻¹ T_E,   W_E = Ad_X⁻ᵀ Lᵀ ∂H/∂X,   X the pose of one frame in the other   (22)
    pair    Cᵀ(X) T = 0,   W = C(X) λ                                                            §3.2.4
    Π_x     (T, W) ↦ (ẋ, e) = ((π_* ∘ L_h*) T, (L_h* ∘ π*)⁻¹ W),   x = π(h) the poses of pairs    §3.2.4

Each is a family over the state x of the whole, in which a pose is (x y z, qx qy qz qw) and a momentum (L; p) in body
coordinates; L is the rate of a pose by the twist in its own axes. Ports are those of the kinestatic network: T and W of
bodies and edges in world coordinates. Bodies at vertices, springs and pairs on edges of a port connection graph
(`structures.port_connection_structure`), joined by `structures.compose`, are the structure of a mechanism.

Laws: composed they are the kinestatic network, and move as `forward_dynamics`, tests/multibody/test_elements.py.
Source: Stramigioli et al., (21), (22), §3.2.4–3.2.7; Ratiu & Blankenstein, (80)–(83); formulas.md §6, §8.
Units: poses [m, –], momenta [kg·m²/s; kg·m/s], twists [rad/s; m/s], wrenches [N·m; N].
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

import numpy as np

from poinsot.algebra.arrays import Array, settle, zeros
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.rotations import rotation_of
from poinsot.geometry.vectors import dot, shaped, tilde
from poinsot.joints.closures import closing_wrenches
from poinsot.multibody.model import Joint
from poinsot.records import dataclass
from poinsot.structures.composition import close_ports
from poinsot.structures.families import DiracFamily
from poinsot.structures.ports import Port

POSE, MOMENTUM = 7, 6
DOMAIN = "mechanical"


def pose_at(x: Array, at: int | None) -> Displacement:
    """The displacement at x[at : at + 7], x y z, qx qy qz qw; the identity of the ground, with place None."""
    return Displacement.identity() if at is None else Displacement(rotation_of(x[at + 3 : at + 7]), x[at : at + 3])


def pose_rate(quaternion: Array) -> Array:
    """L (7, 6) with (ṗ; q̇) = L (ω; v): ṗ = R v, q̇ = ½ q ⊗ (ω, 0)."""
    L, (x, y, z, w) = zeros(7, 6), quaternion
    L[:3, 3:] = rotation_of(quaternion)
    L[3:, :3] = np.array([[w, -z, y], [z, w, -x], [-y, x, w], [-x, -y, -z]], dtype=object) * 0.5
    return L


def momentum_matrix(P: Array) -> Array:
    """P∧ = [L̃ p̃; p̃ 0] (6, 6): P∧ V = −V ×* P."""
    return np.block([[tilde(P[:3]), tilde(P[3:])], [tilde(P[3:]), zeros(3, 3)]])


def body_structure(name: str, at: int) -> DiracFamily:
    """A rigid body (21): ports "displacement NAME" (Ẋ; ∂H/∂X) (7), "momentum NAME" (Ṗ; ∂H/∂P) (6), "body NAME" (−T; W).

    at      where in x its pose and then its momentum stand, 13 numbers
    T, W    twist and the wrench on the body, in world coordinates; −T, so that composed with a graph's port (T; W) of
            this name they are the same T and W
    Law     Dirac at every x; with H = `RigidBody.energy` its flow is `RigidBody.flow`, tests/multibody/test_elements.py
    Errors  ModelError where x is too short, by ``at(x)``
    """

    def matrices(x: Array) -> tuple[Array, Array]:
        X, L, P = pose_at(x, at), pose_rate(x[at + 3 : at + POSE]), x[at + POSE : at + POSE + MOMENTUM]
        Ad, E = X.adjoint, zeros(19, 19)
        E[:7, 7:13], E[7:13, :7], E[7:13, 7:13] = -L, L.T, -momentum_matrix(P)
        E[7:13, 13:], E[13:, 7:13] = -Ad.T, Ad
        return np.eye(19), E

    ports = (Port(f"displacement {name}", POSE), Port(f"momentum {name}", MOMENTUM), Port(f"body {name}", 6, DOMAIN))
    return DiracFamily(matrices, ports, f"body {name}")


def spring_structure(name: str, at: int, a: int | None, X_AE: Displacement) -> DiracFamily:
    """A spring on SE(3) (22): ports "displacement NAME" (Ẋ; ∂H/∂X) (7) and "element NAME" (−T; W) (6).

    at      where in x the pose X_EF of its frame on body b in that on body a stands, 7 numbers
    a       where the pose of body a stands, None for the ground; X_AE the frame in it
    T, W    twist of b relative to a, and the wrench that drives the spring, in world coordinates: a feels W, b −W
    Law     Dirac at every x; with H = `SpatialSpring.energy` W is its slope, tests/multibody/test_elements.py
    Errors  ModelError where x is too short, by ``at(x)``
    """

    def matrices(x: Array) -> tuple[Array, Array]:
        X_WF = pose_at(x, a) @ X_AE @ pose_at(x, at)
        rate = pose_rate(x[at + 3 : at + POSE]) @ X_WF.inverse().adjoint
        F, E = zeros(13, 13), zeros(13, 13)
        for k in range(7):
            F[k, k] = 1.0
        F[:7, 7:] = rate  # Ẋ = L Ad⁻¹ T
        E[7:, :7], E[7:, 7:] = -rate.T, np.eye(6)
        return F, E

    ports = (Port(f"displacement {name}", POSE), Port(f"element {name}", 6, DOMAIN))
    return DiracFamily(matrices, ports, f"spring {name}")


def pair_structure(joint: Joint, predecessor: int | None, successor: int | None) -> DiracFamily:
    """A kinematic pair on its edge: port "joint NAME" (−T; W), Cᵀ T = 0 and W = C λ, C (6, 6 − n) of its poses.

    predecessor, successor  where in x the poses of the two bodies stand, 7 numbers each; None for the ground
    T, W    twist of the successor relative to the predecessor, and the wrench that the predecessor feels, the successor
            its opposite, in world coordinates
    Law     T ∈ Im S and W does no work, at every x, tests/multibody/test_elements.py
    Errors  ModelError where x is too short, by ``at(x)``
    """
    rows = len(closing_wrenches(joint.pair, joint.pair.displacement(joint.pair.neutral())))

    def matrices(x: Array) -> tuple[Array, Array]:
        X_P, X_S = pose_at(x, predecessor) @ joint.X_PJ, pose_at(x, successor) @ joint.X_SJ
        C = zeros(6, rows)
        for k, W in enumerate(closing_wrenches(joint.pair, X_P.inverse() @ X_S)):
            C[:, k] = (X_P @ W).vector
        F, E = zeros(6 + rows, 6 + rows), zeros(6 + rows, 6 + rows)
        F[:rows, :6], E[rows:, 6:] = C.T, -C
        F[:rows, 6:], E[rows:, :6] = np.eye(rows), np.eye(6)
        return F, E

    multipliers = [Port(f"multipliers {joint.name}", rows)] if rows else []
    family = DiracFamily(matrices, (Port(f"joint {joint.name}", 6, DOMAIN), *multipliers), f"pair {joint.name}")
    return close_ports(family, [port.name for port in multipliers], "flow") if rows else family


@final
@dataclass(frozen=True)
class ReferenceMap:
    """Π_x of kinematic pairs: freedom twists and constraint wrenches as rates and covectors on the manifold of poses.

        Π_x (T, W) = (ẋ, e),   ẋ = P(x) T,   e = Q(x) W,   Pᵀ e = W,   Qᵀ ẋ = T,   Qᵀ P = 1

    joints  the pairs; their frames X_PJ, X_SJ are the references: h, the displacement of the pair, is a group element
    x       of each pair in order the pose of its successor in its predecessor, x = π(h) = X_PJ h X_SJ⁻¹, 7 numbers as
            in the module's head; quaternions of any length
    T, W    of each pair (ω; v) and (m; f) in its frame on the successor, where left translation brings them
    Law     ⟨e, ẋ⟩ = ⟨W, T⟩; P T is the derivative of π(h exp(sT)); `structure` is Π_x(T_A, W_C), over floats, duals
            and symbols, tests/multibody/test_reference_maps.py
    Errors  GeometryError where x has another size
    Source  Stramigioli et al., §3.2.4, (32)
    """

    joints: tuple[Joint, ...]

    def poses(self, h: Sequence[Displacement]) -> tuple[Displacement, ...]:
        """π(h): the pose of each successor in its predecessor, of the displacements of the pairs."""
        return tuple(j.X_PJ @ each @ j.X_SJ.inverse() for j, each in zip(self.joints, h, strict=True))

    def displacements(self, x: Array) -> tuple[Displacement, ...]:
        """π⁻¹(x): the displacement of each pair, whatever its freedoms let it have."""
        at = shaped(x, (POSE * len(self.joints),), f"poses of {len(self.joints)} pairs")
        return tuple(j.X_PJ.inverse() @ pose_at(at, POSE * k) @ j.X_SJ for k, j in enumerate(self.joints))

    def matrices(self, x: Array) -> tuple[Array, Array]:
        """P and Q (7k, 6k) at x; e is the covector with no part along a quaternion, which ẋ does not lengthen."""
        at = shaped(x, (POSE * len(self.joints),), f"poses of {len(self.joints)} pairs")
        P, Q = zeros(len(at), 6 * len(self.joints)), zeros(len(at), 6 * len(self.joints))
        for k, j in enumerate(self.joints):
            rows, columns = slice(POSE * k, POSE * (k + 1)), slice(6 * k, 6 * (k + 1))
            quaternion, Ad = at[rows][3:], j.X_SJ.adjoint
            L = pose_rate(quaternion)
            P[rows, columns] = L @ Ad
            L[3:] = L[3:] * 4 / dot(quaternion, quaternion)
            Q[rows, columns] = L @ j.X_SJ.inverse().adjoint.T
        return settle(P), settle(Q)

    def structure(self) -> DiracFamily:
        """D_P(x) = Π_x(T_A, W_C) (32): a port "displacement NAME" (ẋ; e) (7) of each pair; quaternions do not grow."""
        sizes = [len(closing_wrenches(j.pair, j.pair.displacement(j.pair.neutral()))) + 1 for j in self.joints]
        size, rows = POSE * len(self.joints), sum(sizes)

        def matrices(x: Array) -> tuple[Array, Array]:
            Q, C = self.matrices(x)[1], zeros(size, rows)
            column = 0
            for k, (j, h) in enumerate(zip(self.joints, self.displacements(x), strict=True)):
                for W in closing_wrenches(j.pair, h):
                    C[:, column] = Q[:, 6 * k : 6 * (k + 1)] @ h.pull(W).vector
                    column += 1
                C[POSE * k + 3 : POSE * (k + 1), column] = x[POSE * k + 3 : POSE * (k + 1)]
                column += 1
            F, E = zeros(size + rows, size + rows), zeros(size + rows, size + rows)
            F[:rows, :size], F[:rows, size:] = C.T, np.eye(rows)
            E[rows:, :size], E[rows:, size:] = np.eye(size), -C
            return F, E

        ports = tuple(Port(f"displacement {j.name}", POSE) for j in self.joints)
        family = DiracFamily(matrices, (*ports, Port("multipliers", rows)), "pairs")
        return close_ports(family, ["multipliers"], "flow")
