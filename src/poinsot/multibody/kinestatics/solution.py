"""The motion of a mechanism from its Dirac structure: accelerations and the wrenches that joints transmit.

The network has flows f = U α and efforts with Uᵀ e = 0. Along the motion f changes by ḟ = ḟ₀ + U β, where ḟ₀ is what
the pairs want while they turn, and the bodies, springs and sources at the ports say e = M ḟ + e₀. So

    Uᵀ M U β = −Uᵀ (M ḟ₀ + e₀)

without any tree: all joints are treated alike, redundant constraints drop out with the rank of the structure.

Law: accelerations and reactions are those of the recursive algorithms, also with closed loops,
tests/multibody/test_kinestatic_network.py. Source: Stramigioli et al., §3.2.7; formulas.md §6, §8.

A mechanism as an implicit Hamiltonian system on (SE(3) × se*(3))ⁿ × SE(3)ˢ.

Every body is a port-Hamiltonian system with the state (X, P), in body coordinates (21),

    Ẋ = X [ξ],   (ξ; Ṗ) = [0 1; −1 P∧] (∂H/∂X; ∂H/∂P) + [0; Ad_Xᵀ] W,     T = Ad_X ∂H/∂P

and every spring has the displacement between its two frames as its state. Joined with the kinestatic network they are
one Dirac structure D(x), and the motion is (ẋ, f, ∂H, −e) ∈ D(x); :mod:`poinsot.multibody.kinestatics.solution` finds
it. Laws: Dirac; Ḣ = ⟨e, f⟩ less what dampers take, tests/multibody/test_kinestatic_network.py.
Source: Stramigioli et al., §3.2.6–3.2.7, (35)–(38); formulas.md §6, §8.
Units: momenta [kg·m²/s; kg·m/s], twists [rad/s; m/s], wrenches [N·m; N], H [J].

A rigid body as a port-Hamiltonian element on SE(3) × se*(3).

    Ẋ = X [V],   Ṗ = P∧V + Ad_Xᵀ W₀ − TLᵀdE_P,   V = I⁻¹ P,   port (V₀ = Ad_X V, W₀) in world coordinates

Momentum P is in body coordinates; P∧V = −V ×* P; E_P(X) is the weight's energy and any potential beside it, TLᵀdE_P its
derivative along left-invariant fields: dE_P/dt = ⟨TLᵀdE_P, V⟩. Law: d/dt energy = ⟨W₀, V₀⟩; a free
body keeps its energy and its momentum in world coordinates (Poinsot's motion).
Source: Stramigioli et al., (21); Featherstone; formulas.md §6, signs corrected there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Array, Floats, settle, zeros
from poinsot.algebra.caching import cached_property
from poinsot.algebra.linear import solve_spd
from poinsot.algebra.scalars import Scalar
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import Inertia
from poinsot.geometry.motors import Momentum, Twist, Wrench, pairing
from poinsot.geometry.vectors import cross, dot
from poinsot.joints.closures import closing_rates
from poinsot.multibody.applied import Motion, edge_wrench, passive_loads
from poinsot.multibody.frames import body_poses
from poinsot.multibody.kinematics import body_twist
from poinsot.multibody.kinestatics.elements import momentum_matrix
from poinsot.multibody.kinestatics.network import DOMAIN, KinestaticNetwork, PairEdge, gear_trains, in_world, sized
from poinsot.multibody.model import GROUND
from poinsot.multibody.passes import link_coordinates, link_rates
from poinsot.multibody.rotors import rotor_inertias
from poinsot.multibody.stretches import gradient
from poinsot.records import dataclass
from poinsot.structures.composition import compose
from poinsot.structures.dirac import DiracStructure, dirac
from poinsot.structures.ports import Port


@dataclass(frozen=True)
class RigidBody:
    """Inertia in body coordinates and gravity (3,) [m/s²] in world coordinates; its state is (X_WB, P_B).

    potential: E(X_WB) [J] over any scalar, beside the weight's
    """

    inertia: Inertia
    gravity: tuple[float, float, float] = (0.0, 0.0, 0.0)
    potential: Callable[[Displacement], Scalar] | None = None

    def twist(self, P: Momentum) -> Twist:
        """V = I⁻¹ P, in body coordinates."""
        return Twist.of(solve_spd(self.inertia.matrix, P.vector))

    def weight(self, X: Displacement) -> Wrench:
        """G = (c × m Rᵀg⃗; m Rᵀg⃗), the wrench of the weight in body coordinates."""
        g = X.rotation.T @ np.asarray(self.gravity)
        return Wrench(cross(self.inertia.first_moment, g), g * self.inertia.mass)

    def energy(self, X: Displacement, P: Momentum) -> Scalar:
        """H = ½⟨P, I⁻¹P⟩ − g⃗ · m (R c + p) + E(X) [J]."""
        moment = X.rotation @ self.inertia.first_moment + X.translation * self.inertia.mass
        H = pairing(P, self.twist(P)) * 0.5 - dot(np.asarray(self.gravity), moment)
        return H if self.potential is None else H + self.potential(X)

    def pull(self, X: Displacement) -> Wrench:
        """−TLᵀdE_P, the wrench of the weight and of the potential in body coordinates."""
        weight = self.weight(X)
        return weight if self.potential is None else weight - X.pull(gradient(self.potential, X))

    def flow(self, X: Displacement, P: Momentum, W_W: Wrench) -> tuple[Twist, Wrench]:
        """(V, Ṗ) in body coordinates, for a wrench at the port in world coordinates; Ẋ = X [V]."""
        V = self.twist(P)
        return V, X.pull(W_W) + self.pull(X) - V.cross(P)

    def port(self, X: Displacement, P: Momentum) -> Twist:
        """V₀ = Ad_X V: the twist at the port, in world coordinates."""
        return X @ self.twist(P)


def pair_between_bodies(S: list[Twist], C: list[Wrench]) -> tuple[Array, Array]:
    """Bases of the Dirac structure of a pair between two bodies, over any scalar: (flows (12, 6+n), efforts (12, 6−n)).

    S (n twists) and C (6 − n wrenches) in one frame. Flows: both bodies move with any T, the second also along S,
    (T, T + S α); efforts: (−C λ, C λ). As a structure that composes it is ``pair_structure``.
    Law: every effort annihilates every flow; the dimensions add to 12 (revolute: 7 + 5). Source: formulas.md §8, [C].
    """
    n, c = len(S), len(C)
    flows, efforts = zeros(12, 6 + n), zeros(12, c)
    flows[:6, :6] = flows[6:, :6] = np.eye(6)
    for k, twist in enumerate(S):
        flows[6:, 6 + k] = twist.vector
    for k, wrench in enumerate(C):
        efforts[:6, k], efforts[6:, k] = -wrench.vector, wrench.vector
    return settle(flows), settle(efforts)


@dataclass(frozen=True, eq=False)
class KinestaticMotion:
    """How a mechanism moves on, and what its joints transmit.

    acceleration    v̇ (nv,) of the freedoms
    twist_rates     d/dt of the twist of each heavy body (6,), in world coordinates
    momentum_rates  Ṗ (6,) of each heavy body, in body coordinates
    reactions       (m; f) (6,) of every joint on its successor, in world coordinates, with the effort on its freedoms;
                    where constraints are redundant the least ones, measured at the middle of the mechanism
    flows, efforts  the point of the network's structure: (T, …, v), (W, …, −τ), τ less what rotors and springs take
    """

    acceleration: Floats
    twist_rates: dict[str, Floats]
    momentum_rates: dict[str, Floats]
    reactions: dict[str, Floats]
    flows: Floats
    efforts: Floats


@dataclass(frozen=True, eq=False)
class ImplicitSystem:
    """A mechanism at the state (q, v), as an implicit Hamiltonian system; v obeys the closures.

    structure   the whole Dirac structure at this state, on the ports "displacement NAME" (ξ; ∂H/∂X) and
                "momentum NAME" (Ṗ; ∂H/∂P) of every heavy body, and those of elements and freedoms of the network
    gradient    ∂H at the ports of bodies: (TLᵀ dE, V), by name of port
    """

    network: KinestaticNetwork
    v: Floats

    @cached_property
    def motion(self) -> Motion:
        """The state as elements see it."""
        return Motion.of(self.network.tree, self.network.q, self.v)

    @cached_property
    def twists(self) -> dict[str, Twist]:
        """The twist of every body and of the ground, in world coordinates."""
        bodies = self.network.tree.bodies
        return {
            name: body_twist(self.network.tree, self.motion.X_W, self.motion.V, at) for name, at in bodies.items()
        } | {GROUND: Twist.zero()}

    @cached_property
    def poses(self) -> dict[str, Displacement]:
        """X_WB of every heavy body."""
        poses = body_poses(self.network.tree, self.network.q)
        return {name: poses[name] for name in self.network.heavy}

    @cached_property
    def momenta(self) -> dict[str, Momentum]:
        """P = I V of every heavy body, in body coordinates."""
        model = self.network.tree.model
        return {name: model.body(name).inertia * X.pull(self.twists[name]) for name, X in self.poses.items()}

    @cached_property
    def structure(self) -> DiracStructure:
        """See the class."""
        network, X_OW = self.network, self.network.X_WO.inverse()
        parts = [_body_structure(b, X_OW @ X, self.momenta[b], network.length) for b, X in self.poses.items()]
        name = f"implicit Hamiltonian system of {network.tree.model.name!r}"
        return in_world(cast(DiracStructure, compose(network.local, *parts, name=name)), network.X_WO, network.length)

    @cached_property
    def gradient(self) -> dict[str, Floats]:
        """See the class."""
        found = {}
        for name, X in self.poses.items():
            found[f"displacement {name}"] = -_to_floats(self.body(name).weight(X).vector)
            found[f"momentum {name}"] = _to_floats(X.pull(self.twists[name]).vector)
        return found

    def body(self, name: str) -> RigidBody:
        """The body as an element."""
        model = self.network.tree.model
        return RigidBody(model.body(name).inertia, model.gravity)

    def point(self, motion: KinestaticMotion) -> tuple[Floats, Floats]:
        """(ẋ, f) and (∂H, −e) on the ports of ``structure``, for a motion; they belong to it: the law (35)."""
        inner = self.network.structure
        flows = {p: motion.flows[inner.columns(p)] for p in inner.port_names}
        efforts = {p: motion.efforts[inner.columns(p)] for p in inner.port_names} | self.gradient
        for name, rate in motion.momentum_rates.items():
            flows[f"displacement {name}"] = self.gradient[f"momentum {name}"]
            flows[f"momentum {name}"] = rate
        names = self.structure.port_names
        return np.concatenate([flows[p] for p in names]), np.concatenate([efforts[p] for p in names])


def implicit_system(network: KinestaticNetwork, v: ArrayLike) -> ImplicitSystem:
    """The implicit Hamiltonian system of a network at the velocity v (nv,) of its tree."""
    return ImplicitSystem(network, sized(v, network.tree.nv, f"a velocity of {network.tree.model.name!r}"))


def _body_structure(name: str, X_OB: Displacement, P: Momentum, length: float) -> DiracStructure:
    """(ξ, Ṗ, −T; ∂H/∂X, ∂H/∂P, W) of a body; at its port twists are about O, in the unit of length."""
    one, zero = np.eye(6), np.zeros((6, 6))
    Ad = _to_floats(X_OB.adjoint) / np.array([1.0] * 3 + [length] * 3)[:, None]
    turning = _to_floats(momentum_matrix(P.vector))
    E = np.block([[zero, -one, zero], [one, -turning, -Ad.T], [zero, Ad, zero]])
    ports = (Port(f"displacement {name}", 6), Port(f"momentum {name}", 6), Port(f"body {name}", 6, DOMAIN))
    return dirac(np.eye(18), E, ports, f"body {name}")


def _to_floats(x: ArrayLike) -> Floats:
    return np.asarray(x, dtype=float)


_RANK = 1e-10


def kinestatic_motion(system: ImplicitSystem, tau: ArrayLike) -> KinestaticMotion:
    """The motion under the efforts τ (nv,) on the freedoms, with weight, springs, dampers and rotors."""
    tree = system.network.tree
    return _Solution(system, sized(tau, tree.nv, f"an effort on {tree.model.name!r}")).motion()


class _Solution:
    """The linear equations of one state, in world axes about the middle O of the mechanism."""

    def __init__(self, system: ImplicitSystem, tau: Floats) -> None:
        self.system, self.network, self.tree = system, system.network, system.network.tree
        structure, X_WO = self.network.structure, self.network.X_WO
        self.columns = {p: structure.columns(p) for p in structure.port_names}
        self.unit = np.array([1.0] * 3 + [self.network.length] * 3)  # twists over it, and wrenches times it, are alike
        self.T = {body: X_WO.pull(T) for body, T in system.twists.items()}
        self.drift = {e.joint.name: self._drift(e) for e in self.network.pairs}
        self.tau = tau + _floats(passive_loads(system.motion).effort(np.zeros(self.tree.nv)))
        elements = (e for e in self.tree.model.elements if f"element {e.name}" in self.columns)
        self.driving = {f"element {e.name}": _floats(X_WO.pull(edge_wrench(system.motion, e)).vector) for e in elements}

    def motion(self) -> KinestaticMotion:
        """ḟ = ḟ₀ + U β with Uᵀ (M ḟ + e₀) = 0."""
        local, Ad = self.network.local, _floats(self.network.X_WO.adjoint)
        carry, unit = np.eye(local.size), np.ones(local.size)
        for port in local.ports:
            if port.domain == DOMAIN:
                k = self.columns[port.name]
                carry[np.ix_(k, k)], unit[k] = Ad, self.unit
        U = unit[:, None] * _range(_floats(local.E).T)
        M, rest = self._balance()
        start = self._start()
        beta = np.linalg.solve(U.T @ M @ U, -U.T @ (M @ start + rest)) if U.shape[1] else np.zeros(0)
        rate = start + U @ beta
        efforts = M @ rate + rest
        return self._motion(carry @ rate, efforts, _floats(np.linalg.solve(carry.T, efforts)))

    def _motion(self, rate: Floats, about_middle: Floats, efforts: Floats) -> KinestaticMotion:
        acceleration, flows = np.zeros(self.tree.nv), np.zeros(len(rate))
        twist_rates, momentum_rates = {}, {}
        for name, X in self.system.poses.items():
            k = self.columns[f"body {name}"]
            flows[k] = _floats(self.system.twists[name].vector)
            twist_rates[name] = rate[k]
            own = _floats(X.pull(Twist.of(rate[k])).vector)
            momentum_rates[name] = _floats(self.tree.model.body(name).inertia.matrix) @ own
        for e in self.network.graph.edges:
            if e.name in self.columns:
                head, tail = (self.system.twists[vertex.removeprefix("body ")] for vertex in (e.head, e.tail))
                flows[self.columns[e.name]] = _floats((head - tail).vector)
        for pair in self.network.pairs:
            if pair.port in self.columns and pair.link is not None:
                acceleration[list(pair.link.v)] = rate[self.columns[pair.port]]
                flows[self.columns[pair.port]] = self.system.v[list(pair.link.v)]
        X_WO = self.network.X_WO
        reactions = {joint: _floats((X_WO @ Wrench.of(W)).vector) for joint, W in self._reactions(about_middle).items()}
        return KinestaticMotion(acceleration, twist_rates, momentum_rates, reactions, flows, efforts)

    def _balance(self) -> tuple[Floats, Floats]:
        """M and e₀ with e = M ḟ + e₀: W = I Ṫ + T ×* I T − G of bodies; the wrench of elements; r v̇ − τ of freedoms."""
        size = self.network.structure.size
        M, rest = np.zeros((size, size)), np.zeros(size)
        for name, X_WB in self.system.poses.items():
            k, X = self.columns[f"body {name}"], self.network.X_WO.inverse() @ X_WB
            inertia, T = self.tree.model.body(name).inertia.carried(X), self.T[name]
            M[np.ix_(k, k)] = _floats(inertia.matrix)
            weight = X @ self.system.body(name).weight(X)
            rest[k] = _floats((T.cross(inertia * T) - weight).vector)
        for port, G in self.driving.items():
            rest[self.columns[port]] = G
        rotor = np.zeros(self.tree.nv)
        for i, r in rotor_inertias(self.tree).items():
            rotor[list(self.tree.links[i].v)] += r * self.tree.links[i].ratio ** 2
        for e in self.network.pairs:
            if e.port in self.columns and e.link is not None:
                k, freedoms = self.columns[e.port], list(e.link.v)
                M[k, k] = rotor[freedoms]
                rest[k] = -self.tau[freedoms]
        return M, rest

    def _drift(self, e: PairEdge) -> Floats:
        """ζ (6,) with Ṫ_e − ζ ∈ Im S: the acceleration of the pair's edge while its freedoms keep their rates."""
        T_P, T_S = self.T[e.joint.predecessor], self.T[e.joint.successor]
        if e.link is not None:
            rates = link_rates(e.link, self.system.v)
            along = e.X_S.pull(Twist.of(e.S @ rates))
            apparent = e.joint.pair.velocity_product_acceleration(link_coordinates(e.link, self.network.q), rates)
            return _floats((e.X_S @ (e.X_S.pull(T_S).cross(along).rate() + apparent)).vector)
        V_P, V = e.X_P.pull(T_P), e.X_P.pull(T_S - T_P)
        bends = np.array(closing_rates(e.joint.pair, e.X_P.inverse() @ e.X_S, V), dtype=float)
        needed = e.C.T @ _floats((e.X_P @ V_P.cross(V)).vector) - bends
        return self.unit * _floats(np.linalg.lstsq(e.C.T * self.unit, needed, rcond=_RANK)[0])

    def _start(self) -> Floats:
        """A rate ḟ₀ of the flows that the pairs admit: the least in the unit of length."""
        bodies = [b.name for b in self.tree.model.bodies]
        place = {name: slice(6 * k, 6 * k + 6) for k, name in enumerate(bodies)}

        def relative(e: PairEdge, rows: Floats) -> Floats:
            """rows · Ṫ_e as a function of the rates of all bodies, over the unit."""
            wide = np.zeros((len(rows), 6 * len(bodies)))
            for body, sign in ((e.joint.successor, 1.0), (e.joint.predecessor, -1.0)):
                if body != GROUND:
                    wide[:, place[body]] += sign * rows * self.unit
            return wide

        rows, values = [np.zeros((0, 6 * len(bodies)))], [np.zeros(0)]
        for e in self.network.pairs:
            held = e.C.T / np.linalg.norm(e.C.T * self.unit, axis=1)[:, None]
            rows.append(relative(e, held))
            values.append(held @ self.drift[e.joint.name])
        for first, *others in gear_trains(self.network.pairs):
            for e in others:
                assert e.link is not None
                mine, master = _floats(np.linalg.pinv(e.S)), _floats(np.linalg.pinv(first.S) * e.link.ratio)
                rows.append(relative(e, mine) - relative(first, master))
                values.append(mine @ self.drift[e.joint.name] - master @ self.drift[first.joint.name])
        found = np.linalg.lstsq(np.vstack(rows), np.concatenate(values), rcond=_RANK)[0].reshape(-1, 6) * self.unit
        rates = dict(zip(bodies, found, strict=True)) | {GROUND: np.zeros(6)}
        start = np.zeros(self.network.structure.size)
        for name in self.network.heavy:
            start[self.columns[f"body {name}"]] = rates[name]
        for edge in self.network.graph.edges:
            if edge.name in self.columns:
                head, tail = (rates[vertex.removeprefix("body ")] for vertex in (edge.head, edge.tail))
                start[self.columns[edge.name]] = head - tail
        for e in self.network.pairs:
            if e.port in self.columns:
                own = rates[e.joint.successor] - rates[e.joint.predecessor] - self.drift[e.joint.name]
                start[self.columns[e.port]] = np.linalg.lstsq(e.S, own, rcond=_RANK)[0]
        return start

    def _reactions(self, efforts: Floats) -> dict[str, Floats]:
        """Wrenches W of the joints' edges with Σ ±W = W_body at all bodies and Sᵀ W = −τ; −W is on the successors."""
        pairs, bodies = self.network.pairs, {f"body {b.name}": k for k, b in enumerate(self.tree.model.bodies)}
        position = {e.name: slice(6 * k, 6 * k + 6) for k, e in enumerate(pairs)}
        balance, needed = np.zeros((6 * len(bodies), 6 * len(pairs))), np.zeros((len(bodies), 6))
        for name in self.network.heavy:
            needed[bodies[f"body {name}"]] = efforts[self.columns[f"body {name}"]]
        for edge in self.network.graph.edges:
            for vertex, sign in ((edge.tail, 1.0), (edge.head, -1.0)):
                if vertex != GROUND and edge.name in position:
                    balance[6 * bodies[vertex] : 6 * bodies[vertex] + 6, position[edge.name]] = sign * np.eye(6)
                elif vertex != GROUND:
                    needed[bodies[vertex]] -= sign * self.driving[edge.name]
        rows, values = [balance], [(needed * self.unit).ravel()]
        trains = gear_trains(pairs)
        for group in [*trains, *([e] for e in pairs if not any(e in train for train in trains))]:
            along = np.zeros((group[0].S.shape[1], 6 * len(pairs)))
            for e in group:
                along[:, position[e.name]] = e.S.T / self.unit * (1.0 if e.link is None else e.link.ratio)
            rows.append(along)
            port = group[0].port
            values.append(efforts[self.columns[port]] if port in self.columns else np.zeros(len(along)))
        found = np.linalg.lstsq(np.vstack(rows), np.concatenate(values), rcond=_RANK)[0].reshape(-1, 6) / self.unit
        return {e.joint.name: -W for e, W in zip(pairs, found, strict=True)}


def _range(A: Floats) -> Floats:
    """An orthonormal basis of the columns' span; most of them are zeros."""
    U, s, _ = np.linalg.svd(A[:, A.any(axis=0)], full_matrices=False)
    return np.asarray(U[:, : int(np.sum(s > _RANK * s.max(initial=0.0)))])


def _floats(x: ArrayLike) -> Floats:
    return np.asarray(x, dtype=float)
