"""The motion of a mechanism from its Dirac structure: accelerations and the wrenches that joints transmit.

The network has flows f = U α and efforts with Uᵀ e = 0. Along the motion f changes by ḟ = ḟ₀ + U β, where ḟ₀ is what
the pairs want while they turn, and the bodies, springs and sources at the ports say e = M ḟ + e₀. So

    Uᵀ M U β = −Uᵀ (M ḟ₀ + e₀)

without any tree: all joints are treated alike, redundant constraints drop out with the rank of the structure.

Law: accelerations and reactions are those of the recursive algorithms, also with closed loops,
tests/multibody/test_kinestatic_network.py. Source: Stramigioli et al., §3.2.7; formulas.md §6, §8.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Floats
from poinsot.geometry.motors import Twist, Wrench
from poinsot.joints.closures import closing_rates
from poinsot.multibody.applied import edge_wrench, passive_loads
from poinsot.multibody.kinestatics.dynamics import ImplicitSystem, KinestaticMotion
from poinsot.multibody.kinestatics.network import DOMAIN, PairEdge, gear_trains, sized
from poinsot.multibody.model import GROUND
from poinsot.multibody.passes import link_coordinates, link_rates
from poinsot.multibody.rotors import rotor_inertias

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
