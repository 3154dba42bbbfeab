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

A mechanism as an implicit port-Hamiltonian system that runs: bodies, springs and pairs, without any tree.

    Ẋ = X [∂H/∂P],   Ṗ = −TLᵀ∂H/∂X + P∧ ∂H/∂P + Aᵀ(X) e,   f = A(X) ∂H/∂P,   H = Σ ½⟨P, I⁻¹P⟩ + weights and springs

over every body's displacement X (x y z, qx qy qz qw), position first, and momentum P (L; p) in its own axes, angular
first. The rows A are the wrenches that pairs can transmit, with f = 0, and those along which dampers and sources act.
Law: it moves as `forward_dynamics` says, tests/systems/test_implicit_motion.py.
Source: Stramigioli et al., §3.2.5–3.2.7, (33)–(38); formulas.md §6, §8.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import cast, final

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Array, Floats, settle, zeros
from poinsot.algebra.scalars import Scalar
from poinsot.errors import ModelError
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motors import Twist
from poinsot.geometry.rotations import rotation_of
from poinsot.geometry.vectors import dot, shaped, tilde
from poinsot.joints.closures import closing_wrenches
from poinsot.multibody.applied import Motion, spring_energies
from poinsot.multibody.configuration import random
from poinsot.multibody.constraints import loop_of
from poinsot.multibody.energy import gravity_energy
from poinsot.multibody.force import ForceElement
from poinsot.multibody.frames import body_pose
from poinsot.multibody.kinematics import body_twist, posed, world_poses
from poinsot.multibody.kinestatics.network import sized
from poinsot.multibody.model import Joint, Model
from poinsot.multibody.tree import Tree, build_tree
from poinsot.records import NamedTuple, dataclass
from poinsot.structures.composition import close_ports
from poinsot.structures.families import DiracFamily
from poinsot.structures.implicit_systems import ImplicitPortHamiltonian
from poinsot.structures.ports import Port, Variable, total
from poinsot.structures.resistive import Resistive, resistance

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
            and symbols, tests/multibody/test_kinestatic_network.py
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


_INDEPENDENT = 1e-9
_LOOKS = 24  # random states at which a body's twists are looked at; they span at most six dimensions


class _Row(NamedTuple):
    """A row of A: by link the wrench, in its coordinates, that works on its twist."""

    on: dict[int, Array]


def implicit_mechanism(tree: Tree, q: ArrayLike) -> ImplicitPortHamiltonian:
    """The implicit system of a mechanism; at q (nq,) its loops are closed, and it is decided which rows repeat others.

    Ports  "displacement BODY" (7), "momentum BODY" (6); "joint NAME", of the rows of a pair that do not repeat others,
           its flow zero, its effort what it transmits along them; "element NAME" for dampers and sources, whose effort
           is an input; springs are in H
    Errors ModelError for what it has no form for: bodies without inertia, joints that follow others, rotors, couplings,
           what switches, and dampers that are not linear along one direction
    """
    model = tree.model
    _refuse(model)
    loose = build_tree(replace(model, tree="maximal", initial=()))
    inertias = _inertias(tree, loose)
    bodies = [link_body(loose, i) for i in range(len(loose.links))]
    start = maximal_state(tree, loose, q, np.zeros(tree.nv))
    kept = _independent(loose, start, inertias)
    dampers = [e for e in model.elements if e.dissipates]
    sources = list(model.sources)
    storage = tuple(p for b in bodies for p in (Port(f"displacement {b}", 7), Port(f"momentum {b}", 6)))
    joints = tuple(Port(f"joint {c.joint}", len(rows)) for c, rows in zip(loose.closures, kept, strict=True) if rows)
    acting = tuple(Port(f"element {e.name}") for e in (*dampers, *sources))
    ports = (*storage, *joints, *acting)
    n, m = total(storage), total(ports)

    def rows_at(x: Array) -> list[_Row]:
        coordinates = np.concatenate([x[13 * i : 13 * i + 7] for i in range(len(bodies))])
        found = [row for each, rows in zip(_closing(loose, coordinates), kept, strict=True) for row in _at(each, rows)]
        return found + _along(loose, coordinates, (*dampers, *sources))

    def matrices(x: Array) -> tuple[Array, Array]:
        F, E = zeros(m, m), zeros(m, m)
        for k in range(m):
            F[k, k] = 1.0
        for i in range(len(bodies)):
            at, P = 13 * i, x[13 * i + 7 : 13 * i + 13]
            L = pose_rate(x[at + 3 : at + 7])
            E[at : at + 7, at + 7 : at + 13] = -L
            E[at + 7 : at + 13, at : at + 7] = L.T
            E[at + 7 : at + 13, at + 7 : at + 13] = -momentum_matrix(P)
        for k, row in enumerate(rows_at(x), n):
            for link, W in row.on.items():
                P_at = slice(13 * link + 7, 13 * link + 13)
                E[P_at, k] = W
                E[k, P_at] = -W
        return F, E

    inverse = [np.linalg.inv(inertia) for inertia in inertias]

    def energy(x: Array) -> Scalar:
        coordinates = np.concatenate([x[13 * i : 13 * i + 7] for i in range(len(bodies))])
        found = gravity_energy(loose, coordinates)
        for i, inverted in enumerate(inverse):
            P = x[13 * i + 7 : 13 * i + 13]
            found = found + (P @ (inverted @ P)) * 0.5
        for stored in spring_energies(loose, coordinates).values():
            found = found + stored
        return found

    inputs: dict[str, Variable] = dict.fromkeys((p.name for p in joints), "flow")
    inputs.update((f"element {e.name}", "effort") for e in sources)
    resistive: dict[str, Resistive] = {f"element {e.name}": resistance(_damping(e), e.name) for e in dampers}
    family = DiracFamily(matrices, ports, f"structure of {model.name!r}")
    return ImplicitPortHamiltonian(family, energy, storage, model.name, resistive, inputs)


def implicit_state(tree: Tree, q: ArrayLike, v: ArrayLike) -> Floats:
    """The state x (13 bodies,) of `implicit_mechanism` at coordinates q and rates v that obey the closures."""
    loose = build_tree(replace(tree.model, tree="maximal", initial=()))
    return maximal_state(tree, loose, q, v)


def maximal_state(tree: Tree, loose: Tree, q: ArrayLike, v: ArrayLike) -> Floats:
    """(X, P) of every link of the loose tree, as the other tree has it."""
    at, rates = sized(q, tree.nq, f"a configuration of {tree.model.name!r}"), sized(v, tree.nv, "a velocity")
    found = []
    for link, (X_WB, V) in zip(loose.links, _placed(tree, loose, at, rates), strict=True):
        X = link.X_PL.inverse() @ X_WB
        P = np.asarray(link.inertia.matrix, dtype=float) @ V
        found += [np.asarray(X.translation, dtype=float), np.asarray(X.quaternion, dtype=float), P]
    return np.concatenate(found) if found else np.zeros(0)


def _placed(tree: Tree, loose: Tree, q: Floats, v: Floats) -> list[tuple[Displacement, Floats]]:
    """Pose in the world and twist in its own axes of the body of every link of the loose tree, as the tree moves it."""
    motion, found = Motion.of(tree, q, v), []
    for i in range(len(loose.links)):
        name = link_body(loose, i)
        X_WB = body_pose(tree, q, name)
        V: Twist = X_WB.pull(body_twist(tree, motion.X_W, motion.V, tree.bodies[name]))
        found.append((X_WB, np.asarray(V.vector, dtype=float)))
    return found


def _inertias(tree: Tree, loose: Tree) -> list[Floats]:
    """I (6, 6) of every link, completed where it is singular: I + s Σ n nᵀ over wrenches n of norm 1 that do no work on
    any twist that the pairs of the tree allow, as the moments of a body that turns about z alone. For I′V = IV, neither
    motion nor reactions feel it, and momentum then says how the body moves.

    Errors  ModelError for a body of which some allowed twist moves no inertia
    """
    found = [np.asarray(link.inertia.matrix, dtype=float) for link in loose.links]
    light = [i for i, inertia in enumerate(found) if _is_singular(inertia)]
    if not light:
        return found
    rng, twists = np.random.default_rng(0), []
    for _ in range(_LOOKS):
        q = np.asarray(random(tree, rng), dtype=float)
        twists.append([V for _, V in _placed(tree, loose, q, rng.normal(size=tree.nv))])
    for i in light:
        V = np.array([each[i] for each in twists])
        turning, sliding = np.linalg.norm(V[:, :3]), np.linalg.norm(V[:, 3:])
        scale = np.repeat([1.0, sliding / turning if turning and sliding else 1.0], 3)  # of lengths beside angles
        _, sizes, directions = np.linalg.svd(V / scale)
        rank = int((sizes > _INDEPENDENT * sizes.max(initial=0.0)).sum())
        size = np.abs(found[i] * np.outer(scale, scale)).max()
        for n in directions[rank:]:
            found[i] = found[i] + size * np.outer(n / scale, n / scale)
        if _is_singular(found[i]):
            raise ModelError(
                f"body {link_body(loose, i)!r} of {loose.model.name!r}: of the twists that its pairs allow at one or "
                "another configuration some moves no inertia, so its momentum does not say how it moves; give it mass "
                "and moments of inertia"
            )
    return found


def _is_singular(inertia: Floats) -> bool:
    """Whether some twist moves no inertia, to rounding; lengths measured by the radius of gyration."""
    mass, moment = inertia[3:, 3:].max(), np.abs(inertia[:3, :3]).max()
    if not (np.isfinite(inertia).all() and mass > 0.0 and moment > 0.0):
        return True
    scale = np.repeat([float(np.sqrt(mass / moment)), 1.0], 3)
    return bool(np.linalg.cond(inertia * np.outer(scale, scale)) > 1e14)


def link_body(loose: Tree, link: int) -> str:
    """The body of a link of a tree in which every body has its own."""
    return next(name for name, at in loose.bodies.items() if at.link == link)


def _closing(loose: Tree, q: Array) -> list[list[_Row]]:
    """All rows of every closure."""
    pose, found = posed(loose, q), []
    for c in loose.closures:
        loop, rows = loop_of(loose, pose, c), []
        for W in closing_wrenches(c.pair, loop.X_PS):
            on_successor, on_predecessor = loop.on_links(W)
            ends = ((c.successor, on_successor), (c.predecessor, on_predecessor))
            rows.append(_Row({link: each.vector for link, each in ends if link >= 0}))
        found.append(rows)
    return found


def _along(loose: Tree, q: Array, elements: tuple[ForceElement, ...]) -> list[_Row]:
    """The unit wrenches along which elements of one direction act: f = ṡ, and −e W on the links."""
    if not elements:
        return []
    motion = Motion(loose, q, zeros(loose.nv), world_poses(loose, q), [Twist.zero()] * len(loose.links))
    rows = []
    for e in elements:
        measured, on = e.stretch.measured(motion), dict[int, Array]()
        for link, W, _ in measured.ends:
            on[link] = on[link] + W.vector if link in on else W.vector
        rows.append(_Row(on))
    return rows


def _at(rows: list[_Row], kept: list[int]) -> list[_Row]:
    return [rows[k] for k in kept]


def _independent(loose: Tree, x: Floats, inertias: list[Floats]) -> list[list[int]]:
    """Of every closure the rows that do not repeat others here, the best told apart first."""
    q = np.concatenate([x[13 * i : 13 * i + 7] for i in range(len(loose.links))]) if len(x) else x
    every = [(c, k, row) for c, rows in enumerate(_closing(loose, q)) for k, row in enumerate(rows)]
    roots = [np.linalg.cholesky(inertia) for inertia in inertias]
    A = np.zeros((len(every), 6 * len(roots)))
    for i, (_, _, row) in enumerate(every):
        for link, W in row.on.items():  # in the metric of the kinetic energy units do not matter
            A[i, 6 * link : 6 * link + 6] = np.linalg.solve(roots[link], np.asarray(W, dtype=float))
        A[i] /= max(float(np.linalg.norm(A[i])), 1e-300)
    kept: list[list[int]] = [[] for _ in loose.closures]
    while len(A):
        sizes = np.linalg.norm(A, axis=1)
        best = int(np.argmax(sizes))
        if sizes[best] <= _INDEPENDENT:
            break
        direction = A[best] / sizes[best]
        A = A - np.outer(A @ direction, direction)
        A[best] = 0.0
        c, k, _ = every[best]
        kept[c].append(k)
    return [sorted(rows) for rows in kept]


def _damping(e: ForceElement) -> float:
    linear = e.linear
    if linear is None:
        raise ModelError(
            f"element {e.name!r} is no linear damper along one direction, so it has no resistance that its port would "
            "show; simulate the mechanism itself"
        )
    return float(cast(float, linear.damping))


def _refuse(model: Model) -> None:
    """ModelError for elements without rows, resistance and energy here."""
    odd = [f"joint {j.name!r} follows another" for j in model.joints if j.mimic and model.coupled]
    odd += [f"joint {j.name!r} has a rotor" for j in model.joints if j.armature]
    odd += [f"coupling {c.name!r} ties several joints" for c in model.couplings]
    odd += [f"{s.name!r} switches" for s in model.switches]
    odd += [f"source {e.name!r} has a law of its own" for e in model.sources if e.feels or e.remembers]
    if odd:
        raise ModelError(
            f"mechanism {model.name!r}: {odd[0]}, which its implicit system has no form for; simulate the mechanism "
            "itself, or leave that out"
        )
