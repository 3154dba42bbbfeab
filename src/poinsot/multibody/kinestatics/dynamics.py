"""A mechanism as an implicit Hamiltonian system on (SE(3) × se*(3))ⁿ × SE(3)ˢ.

Every body is a port-Hamiltonian system with the state (X, P), in body coordinates (21),

    Ẋ = X [ξ],   (ξ; Ṗ) = [0 1; −1 P∧] (∂H/∂X; ∂H/∂P) + [0; Ad_Xᵀ] W,     T = Ad_X ∂H/∂P

and every spring has the displacement between its two frames as its state. Joined with the kinestatic network they are
one Dirac structure D(x), and the motion is (ẋ, f, ∂H, −e) ∈ D(x); :mod:`poinsot.multibody.kinestatics.solution` finds
it. Laws: Dirac; Ḣ = ⟨e, f⟩ less what dampers take, tests/multibody/test_kinestatic_network.py.
Source: Stramigioli et al., §3.2.6–3.2.7, (35)–(38); formulas.md §6, §8.
Units: momenta [kg·m²/s; kg·m/s], twists [rad/s; m/s], wrenches [N·m; N], H [J].
"""

from __future__ import annotations

from typing import cast

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Floats
from poinsot.algebra.caching import cached_property
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motors import Momentum, Twist
from poinsot.multibody.applied import Motion
from poinsot.multibody.frames import body_poses
from poinsot.multibody.kinematics import body_twist
from poinsot.multibody.kinestatics.elements import momentum_matrix
from poinsot.multibody.kinestatics.network import DOMAIN, KinestaticNetwork, in_world, sized
from poinsot.multibody.model import GROUND
from poinsot.multibody.rigid_body import RigidBody
from poinsot.records import dataclass
from poinsot.structures.composition import compose
from poinsot.structures.dirac import DiracStructure, dirac
from poinsot.structures.ports import Port


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
            found[f"displacement {name}"] = -_floats(self.body(name).weight(X).vector)
            found[f"momentum {name}"] = _floats(X.pull(self.twists[name]).vector)
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
    Ad = _floats(X_OB.adjoint) / np.array([1.0] * 3 + [length] * 3)[:, None]
    turning = _floats(momentum_matrix(P.vector))
    E = np.block([[zero, -one, zero], [one, -turning, -Ad.T], [zero, Ad, zero]])
    ports = (Port(f"displacement {name}", 6), Port(f"momentum {name}", 6), Port(f"body {name}", 6, DOMAIN))
    return dirac(np.eye(18), E, ports, f"body {name}")


def _floats(x: ArrayLike) -> Floats:
    return np.asarray(x, dtype=float)
