"""A mechanism that users hold: a model, a choice of coordinates, and its algorithms as ufuncs compiled for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from poinsot.algebra.caching import cached_property
from poinsot.compiler import Kernel
from poinsot.errors import ModelError
from poinsot.mechanisms import configuration
from poinsot.mechanisms.conditions import conditions
from poinsot.mechanisms.kinestatic_network import KinestaticNetwork, kinestatic_network
from poinsot.mechanisms.model import Model, Run, canonical, nearest
from poinsot.mechanisms.tree import Tree, build_tree
from poinsot.networks.machine import Machine
from poinsot.networks.passivity import Passivity, passivity_of_mechanism
from poinsot.systems.assembly import Mobility, assemble, initial_state, mobility
from poinsot.systems.branches import require_one_branch
from poinsot.systems.casadi_functions import CasadiFunctions
from poinsot.systems.centroidal import Centroidal
from poinsot.systems.compiled import is_rolled
from poinsot.systems.derivatives import Derivatives
from poinsot.systems.dynamics import Dynamics
from poinsot.systems.frames import BodyFrames
from poinsot.systems.identification import Identification
from poinsot.systems.motion import mechanism_system
from poinsot.systems.parameters import FreeParameters
from poinsot.systems.quantities import Quantities
from poinsot.systems.reactions import Reaction, actuator_efforts, reactions
from poinsot.systems.scales import Scales
from poinsot.systems.soundness import moves_soundly, weightless_freedoms
from poinsot.systems.starting import given_state
from poinsot.systems.system import System
from poinsot.systems.wrenches import External

Floats = NDArray[np.float64]


class Mechanism(
    Dynamics, Derivatives, Centroidal, Identification, Quantities, External, CasadiFunctions, FreeParameters
):
    """Bodies joined by kinematic pairs, with its dynamics compiled for this mechanism alone.

    Every algorithm (grouped by topic in the parent classes) is a NumPy generalised ufunc made on first use: arguments
    broadcast over leading dimensions, ``out=`` works, NaN in gives NaN out. q (nq,) are tree coordinates in the order
    of ``coordinate_names``; v, a, tau (nv,) belong to the freedoms in the order of ``freedom_names``. A free joint has
    q = (x, y, z, qx, qy, qz, qw), **position first**, and v = its body twist (ω; v), **angular first**; quaternions
    are (x, y, z, w). SI units.

    A mechanism with closed loops has more freedoms in its tree than it may move: A(q) v = 0. Mechanisms pickle as
    models.
    """

    def __init__(self, model: Model) -> None:
        self.model = model
        self.tree: Tree = build_tree(model)
        self.kernels: dict[str, Kernel] = {}

    def __reduce__(self) -> Any:
        return Mechanism, (self.model,)

    def __repr__(self) -> str:
        loops = f", {len(self.tree.closures)} closures" if self.tree.closures else ""
        return f"<Mechanism {self.name!r}: {len(self.model.bodies)} bodies, nq = {self.nq}, nv = {self.nv}{loops}>"

    @property
    def name(self) -> str:
        """The name of the model."""
        return self.model.name

    @cached_property
    def key(self) -> str:
        """What the kernels depend on, as text: names and pictures left out, numbers exact."""
        bodies = tuple(replace(body, visuals=()) for body in self.model.bodies)
        return canonical(replace(self.model, bodies=bodies, outputs=(), initial=(), run=Run()))

    @cached_property
    def scales(self) -> Scales:
        """What makes its lengths and angles comparable."""
        return Scales.of(self.tree)

    @cached_property
    def weightless(self) -> list[str]:
        """Freedoms that move without moving any inertia, so that the mass matrix is singular; usually none."""
        return [] if is_rolled(self.tree) and moves_soundly(self) else weightless_freedoms(self.tree)

    @property
    def nq(self) -> int:
        """Number of coordinates."""
        return self.tree.nq

    @property
    def nv(self) -> int:
        """Number of freedoms of the tree, before closures act."""
        return self.tree.nv

    @property
    def coordinate_names(self) -> tuple[str, ...]:
        """Names along q: the joint's for one coordinate, "joint.label" for several."""
        return self.tree.coordinate_names

    @property
    def freedom_names(self) -> tuple[str, ...]:
        """Names along v, a and tau."""
        return self.tree.freedom_names

    @property
    def body_names(self) -> tuple[str, ...]:
        """Names of the bodies, in the order of the file."""
        return tuple(b.name for b in self.model.bodies)

    @property
    def closure_names(self) -> tuple[str, ...]:
        """The joints that close loops."""
        return tuple(c.joint for c in self.tree.closures)

    @property
    def condition_names(self) -> tuple[str, ...]:
        """Names along the rows of ``constraint_jacobian``: "joint.k", k the place among the pair's conditions."""
        return self._row_names(conditions(self.tree).live)

    @property
    def closing_names(self) -> tuple[str, ...]:
        """Names along ``constraint_error``: those of ``condition_names`` that are conditions on the configuration."""
        return self._row_names(conditions(self.tree).posed)

    def _row_names(self, rows: tuple[int, ...]) -> tuple[str, ...]:
        names = [f"{c.joint}.{k}" for c in self.tree.closures for k in range(c.rows)]
        return tuple(names[r] for r in rows)

    def body(self, name: str) -> BodyFrames:
        """One body, whose ``pose``, ``twist`` and ``jacobian`` are ufuncs."""
        if name not in self.tree.bodies:
            raise ModelError(f"mechanism {self.name!r} has no body {name!r}{nearest(name, self.tree.bodies)}")
        handles: dict[str, BodyFrames] = self.__dict__.setdefault("_handles", {})
        if name not in handles:
            handles[name] = BodyFrames(self, name)
        return handles[name]

    def pose(self, q: ArrayLike, body: str) -> Floats:
        """X_WB (..., 4, 4): the pose of a body in the world at q."""
        return self.body(body).pose(q)  # type: ignore[no-any-return]

    def jacobian(self, q: ArrayLike, body: str) -> Floats:
        """J (..., 6, nv): J v is the body's twist in world coordinates (ω; v at the world origin)."""
        return self.body(body).jacobian(q)  # type: ignore[no-any-return]

    def neutral(self) -> Floats:
        """The configuration with every pair at its identity: the drawn pose of a file."""
        return configuration.neutral(self.tree)

    def random(self, rng: np.random.Generator) -> Floats:
        """A random configuration within the joints' limits; closures are not regarded."""
        return configuration.random(self.tree, rng)

    def assemble(self, q: ArrayLike | None = None, *, keep: tuple[str, ...] = ()) -> Floats:
        """The closed configuration nearest to q (default: the drawn one); ``keep`` names joints that may not move.

        Raises AssemblyError naming the pair that stays open and by how much.
        """
        return assemble(self, self.neutral() if q is None else np.asarray(q, dtype=float), keep)

    def mobility(self, q: ArrayLike | None = None) -> Mobility:
        """Freedoms and redundant constraints at q and in general; see :class:`Mobility`."""
        return mobility(self, self.assemble() if q is None else np.asarray(q, dtype=float))

    def passivity(self, q: ArrayLike | None = None) -> Passivity:
        """Whether its dampers take power and its energy is bounded below, with the reasons; a ray starts near q."""
        return passivity_of_mechanism(self.tree, np.asarray(self.assemble() if q is None else q, dtype=float))

    def kinestatic_network(self, q: ArrayLike | None = None) -> KinestaticNetwork:
        """The whole mechanism as one Dirac structure on twists and wrenches at q; see :class:`KinestaticNetwork`."""
        return kinestatic_network(self.tree, self.assemble() if q is None else np.asarray(q, dtype=float))

    def reactions(self, q: ArrayLike, v: ArrayLike, tau: ArrayLike) -> dict[str, Reaction]:
        """What every joint transmits for efforts τ at one state; see :class:`Reaction`."""
        return reactions(self, q, v, tau)

    def actuator_efforts(self, q: ArrayLike, v: ArrayLike, a: ArrayLike, actuated: Sequence[str]) -> dict[str, float]:
        """The efforts of the freedoms named, such that the mechanism moves with a; least when there are too many."""
        return actuator_efforts(self, q, v, a, actuated)

    def initial_state(self, initial: Any = None) -> Floats:
        """The state (q, v) a run starts from: the file's initial values, overridden, assembled and made admissible."""
        state = initial_state(self, initial)
        if state[self.nq :].any():
            _, v, _, driven = given_state(self, initial)
            require_one_branch(self, state[: self.nq], np.where(driven, v, 0.0) if driven.any() else v)
        return state

    def as_element(
        self, name: str | None = None, ports: Mapping[str, Any] | Sequence[str] | None = None, initial: Any = None
    ) -> Machine:
        """This mechanism as an element of a network, with ports where the network pushes and turns it.

        ports    names of joints of one freedom or of sources of the file, which the port then replaces; or name → such
                 a name, or ((body, point), (body, point)) for the line between two points [m, body coordinates].
                 Without it all joints of one freedom that move on their own
        initial  where it starts, as for ``initial_state``
        Law      power into it = Σ across · through; torque or force at a joint acts on the successor, its opposite on
                 the predecessor, as in ``forward_dynamics``
        """
        if ports is None:
            ports = [joint for joint in self.tree.by_joint if len(self.tree.links[self.tree.by_joint[joint]].v) == 1]
        named = dict(ports) if isinstance(ports, Mapping) else {port: port for port in ports}
        return Machine(name or self.name, self.tree, named, self.initial_state(initial), self)

    def system(self, *, inputs: Mapping[str, Any] | None = None, initial: Any = None) -> System:
        """The System of this mechanism: its sources and ``inputs`` are ports, it starts from
        ``initial_state(initial)``."""
        state = self.initial_state(initial)
        require_one_branch(self, state[: self.nq], state[self.nq :])
        return mechanism_system(self, inputs or {}, state)
