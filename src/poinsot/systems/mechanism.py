"""A mechanism for users: a compiled tree, with runs, reports and exports beside its algorithms.

Law: every algorithm is its pure function, tests/systems/test_mechanism.py. Source: Featherstone 2008.

A mechanism for time-stepping: its System has no switching elements, since the steps find their modes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import cache, partial
from typing import TYPE_CHECKING, Any, Literal, Protocol, overload

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Floats, Ints, Vector
from poinsot.algebra.caching import cached_property, once
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.algorithms.requirements import require_inertia, require_inertia_everywhere
from poinsot.analysis.assembly import assemble, assemble_all, initial_state, mobility
from poinsot.analysis.integrability import Integrability, integrability
from poinsot.analysis.starting import Keystate, given_activations, given_state, keystates
from poinsot.analysis.starts import require_one_branch
from poinsot.backends.robot_files.mechanism import InC, InRobotFiles
from poinsot.errors import ModelError, PoinsotError
from poinsot.motion.given_motions import refuse_rubbing
from poinsot.motion.mechanism_equations import acting_limits, beyond_at_start, signals_felt, starting_in_time
from poinsot.motion.observing import Observation, SampleBatch, choose, observe
from poinsot.motion.observing_mechanism import observed_motion
from poinsot.motion.of_mechanism import mechanism_system
from poinsot.motion.system import System
from poinsot.multibody.canonical import canonical
from poinsot.multibody.choice import tree_costs
from poinsot.multibody.model import GROUND
from poinsot.multibody.motions import GivenMotion
from poinsot.multibody.pfaffian import Pfaffian
from poinsot.programs.locking import compiling
from poinsot.records import dataclass
from poinsot.showing import Shown
from poinsot.systems.closing import Closable
from poinsot.systems.levels import MechanismLevels
from poinsot.systems.modelica import InModelica

if TYPE_CHECKING:
    from poinsot.analysis.assembly import Mobility
    from poinsot.analysis.inverse_kinematics import InverseKinematics
    from poinsot.analysis.linearize import Linearization
    from poinsot.analysis.reactions import Reaction
    from poinsot.analysis.singularities import Singularity
    from poinsot.multibody.frames import Frame
    from poinsot.multibody.halved_trees import TreeCost
    from poinsot.multibody.kinestatics.closed_form import KinestaticForm
    from poinsot.multibody.kinestatics.network import KinestaticNetwork
    from poinsot.networks.machine import Machine
    from poinsot.networks.passivity import Passivity
    from poinsot.systems.hamiltonian_form import HamiltonianForm

LEFT = 1e-3
"""Share of the size beyond which a limit counts as crossed; steps stay below it, and push out what lies beyond."""


class MakesSystem(Protocol):
    """A model that makes its System."""

    def system(self, *, inputs: Mapping[str, object] | None = None, initial: object = None) -> System: ...


@dataclass(frozen=True, eq=False)
class SteppedMechanism:
    """A mechanism and the same one without what switches: no events are prepared that no step asks for."""

    mechanism: CompiledTree
    bare: MakesSystem

    def system(self, *, inputs: Mapping[str, object], initial: object) -> System:
        """Its System, with steps that know the contacts, limits and friction of the mechanism."""
        tree, found = self.mechanism.tree, self.bare.system(inputs=inputs, initial=initial)
        start, stepping = found.state.initial, found.dynamics.stepping
        beyond = beyond_at_start(tree, start[: tree.nq], start[tree.nq : tree.nq + tree.nv], LEFT)
        switches = tuple(e for e in tree.model.switches if e.name not in beyond)
        acting, key = acting_limits(tree, beyond), found.key

        @cache
        def text() -> str:
            return f"{key and key()}|{self.mechanism.key}|{canonical(switches)}"

        return replace(
            found,
            dynamics=replace(found.dynamics, stepping=stepping and partial(stepping, switches=switches)),
            books=replace(found.books, limits=tuple(limit for limit in found.books.limits if limit.name not in acting)),
            forms=replace(found.forms, restarts=lambda state: self._from(state, beyond, inputs, found)),
            key=None if key is None else text,
        )

    def _from(
        self, state: Vector, beyond: frozenset[str], inputs: Mapping[str, object], found: System
    ) -> System | None:
        """The System of a run from another state, where that is another one."""
        tree = self.mechanism.tree
        q, v = state[: tree.nq], state[tree.nq : tree.nq + tree.nv]
        if beyond_at_start(tree, q, v, LEFT) != beyond:
            return self.system(inputs=inputs, initial=(q, v))
        return None if found.forms.restarts is None else found.forms.restarts(state)


class Mechanism(CompiledTree, Closable, InC, InRobotFiles, InModelica, Shown, MechanismLevels):
    """Bodies joined by kinematic pairs, with its dynamics compiled for this mechanism alone.

    Every algorithm (grouped by topic in the parent classes) is a NumPy generalised ufunc made on first use: arguments
    broadcast over leading dimensions, ``out=`` works, NaN in gives NaN out. q (nq,) are tree coordinates in the order
    of ``coordinate_names``; v, a, tau (nv,) belong to the freedoms in the order of ``freedom_names``. A free joint has
    q = (x, y, z, qx, qy, qz, qw), **position first**, and v = its body twist (ω; v), **angular first**; quaternions
    are (x, y, z, w). SI units.

    A mechanism with closed loops has more freedoms in its tree than it may move: A(q) v = 0. It pickles as a model.
    ``dir`` and completion list what is asked every day; ``expert`` lists the rest.
    """

    @overload
    def assemble(
        self, q: ArrayLike | None = None, *, keep: tuple[str, ...] = (), status: Literal[False] = False
    ) -> Floats: ...

    @overload
    def assemble(
        self, q: ArrayLike | None = None, *, keep: tuple[str, ...] = (), status: Literal[True]
    ) -> tuple[Floats, Ints]: ...

    def assemble(self, q: ArrayLike | None = None, *, keep: tuple[str, ...] = (), status: bool = False) -> Any:
        """The closed configurations (..., nq) nearest to q (default: the drawn one): reached by least steps.

        Least in Σ δ², angles in radians, slides by the size of the part they belong to (``scales.freedoms``).
        keep    names joints that may not move
        status  give also what became of each, numbers (...) of `poinsot.analysis.assembly.AssemblyOutcome`
        One configuration that cannot be assembled raises AssemblyError, which names the pair that stays open and by
        how much. Of many, or with ``status``, those that cannot are NaN, and the others are as if alone.
        Law: closed to 1e-10 of the size of the part, tests/systems/test_assembly.py
        """
        given = self.neutral() if q is None else np.asarray(q, dtype=float)
        if given.ndim == 1 and not status:
            return assemble(self, given, keep)
        found = assemble_all(self, given, keep)
        return found if status else found[0]

    def inverse_kinematics(
        self,
        targets: Mapping[Any, Any],
        *,
        start: ArrayLike | None = None,
        posture: ArrayLike | None = None,
        keep: Sequence[str] = (),
        limits: bool = True,
        tolerance: float = 1e-9,
        starts: int = 64,
        iterations: int = 60,
        seed: int = 0,
    ) -> InverseKinematics:
        """Configurations in which bodies are where the targets say, loops closed, within limits; a batch at once.

        targets     body, or (body, point of it [m]) → its pose X_WB (..., 4, 4); the position (..., 3) [m] of its
                    origin, or of the point; or {"position": (..., 3), "orientation": (..., 3, 3) or quaternion
                    (x, y, z, w) (..., 4)}. Several bodies at once; leading dimensions broadcast
        start       (..., nq): where the first attempt begins; without it the middle of the limits, in closed
                    mechanisms the drawn configuration. What no target depends on stays there, as do joints of ``keep``
        posture     (..., nq): what is left free is used to be near it: Σ (d_k)² of d = difference(q, posture), in
                    radians and lengths over the size of the part, has a local minimum; without a start also that
        limits      whether those of the joints are obeyed: always, also by what failed
        tolerance   of every position [m] and rotation [rad]; loops are closed as by ``assemble``
        starts      how many are tried at most, random ones (within limits; the same for every problem) of this seed
                    after the first; iterations: steps from each
        Law         pose(q, body) = target within the tolerance wherever ``success`` is true,
                    tests/systems/test_inverse_kinematics.py
        Errors      ModelError for targets that mean nothing. Targets out of reach raise none: ``success`` is false
                    there, q NaN, and ``closest`` the nearest that was met

        Of many solutions it is one that short steps, least in radians and lengths over the size of the part, lead to
        from its start. Source: Sugihara 2011; docs/machine-design.md
        """
        from poinsot.analysis.inverse_kinematics import inverse_kinematics

        return inverse_kinematics(
            self, targets, start=start, posture=posture, keep=keep, limits=limits, tolerance=tolerance, starts=starts,
            iterations=iterations, seed=seed,
        )  # fmt: skip

    def mobility(self, q: ArrayLike | None = None) -> Mobility:
        """Freedoms and redundant constraints at q (..., nq) and in general; see :class:`Mobility`."""
        return mobility(self, self.assemble() if q is None else np.asarray(q, dtype=float))

    def tree_costs(self) -> tuple[TreeCost, ...]:
        """What this spanning tree costs where closed loops are eliminated along it, then others, the cheapest first.

        Each names the joints that would carry coordinates: a model with these as its ``tree`` has it. Loops are closed
        all the same and motions are the same; coordinates, their names and the time to compute differ.
        """
        return tree_costs(self.model)

    def singularity(self, q: ArrayLike, body: str, actuated: Sequence[str], relative_to: str = GROUND) -> Singularity:
        """What sets poses q (..., nq) apart from those near them, for one body; see :class:`Singularity`.

        actuated  names of freedoms or joints that hold it. Errors: ModelError if one pose is not closed, or no closed
                  one was found near it; of many poses such are "unknown".
        """
        from poinsot.analysis.singularities import singularity

        return singularity(self, q, body, actuated, relative_to)

    def passivity(self, q: ArrayLike | None = None) -> Passivity:
        """Passivity: dampers take power, or none does, and energy is bounded below; a ray starts near q."""
        from poinsot.networks.passivity import passivity_of_mechanism

        return passivity_of_mechanism(self.tree, np.asarray(self.assemble() if q is None else q, dtype=float))

    def kinestatic_network(self, q: ArrayLike | None = None) -> KinestaticNetwork:
        """The whole mechanism as one Dirac structure on twists and wrenches at q; see :class:`KinestaticNetwork`."""
        from poinsot.multibody.kinestatics.network import kinestatic_network

        return kinestatic_network(self.tree, self.assemble() if q is None else np.asarray(q, dtype=float))

    def kinestatic_form(self, q: ArrayLike | None = None) -> KinestaticForm:
        """The same structure at q (nq,) as f = G α, Gᵀ e = 0 over independent rates α; see :class:`KinestaticForm`."""
        from poinsot.analysis.kinestatics import kinestatic_form_of

        return kinestatic_form_of(self, self.assemble() if q is None else np.asarray(q, dtype=float))

    def reactions(
        self,
        q: ArrayLike,
        v: ArrayLike,
        tau: ArrayLike,
        wrenches: Mapping[str, ArrayLike] | None = None,
        *,
        frame: Frame = "world",
    ) -> dict[str, Reaction]:
        """What every joint transmits for efforts τ, at one state or at many (..., nq); see :class:`Reaction`.

        wrenches  body → (m; f) (..., 6) from outside, **moment first** [N m, N], on the body; frame as in
                  ``with_wrenches``: "world" about the world origin, "body", or "aligned" about the body's origin
        """
        from poinsot.analysis.reactions import reactions

        return reactions(self, q, v, tau, wrenches, frame)

    def actuator_efforts(
        self, q: ArrayLike, v: ArrayLike, a: ArrayLike, actuated: Sequence[str] | None = None
    ) -> dict[str, Any]:
        """The efforts of the freedoms named, such that the mechanism moves with a; least when there are too many.

        actuated  names of freedoms; without it those that its motors drive, see ``actuated``
        Numbers for one state; arrays (...) for many, NaN where these freedoms cannot make the motion, which of one
        state is a SimulationError.
        """
        from poinsot.analysis.reactions import actuator_efforts

        return actuator_efforts(self, q, v, a, self._driven() if actuated is None else actuated)

    def linearize(
        self, q: ArrayLike | None = None, v: ArrayLike | None = None, u: ArrayLike | Mapping[str, float] | None = None,
        *, actuated: Sequence[str] | None = None, freedoms: Sequence[str] | None = None,
    ) -> Linearization:  # fmt: skip
        """ẋ = A x + B δu near a state, in the freedoms that the closures leave; see :class:`Linearization`.

        q   without it the start of a run, and its rates if v is not given. v: at rest without it. u: efforts of the
            ``actuated`` freedoms (all, if not named), or those that hold it at rest. freedoms: the independent ones
        """
        from poinsot.analysis.linearize import linearize

        if q is None:
            q, start, _ = np.split(self.initial_state(), [self.nq, self.nq + self.nv])
            return linearize(self, q, start if v is None else v, u, actuated=actuated, freedoms=freedoms)
        return linearize(self, q, v, u, actuated=actuated, freedoms=freedoms)

    def port_hamiltonian(
        self, q: ArrayLike | None = None, *,
        actuated: Sequence[str] | None = None, freedoms: Sequence[str] | None = None,
    ) -> HamiltonianForm:  # fmt: skip
        """d/dt (q; p) = (J − R) ∂H + G u on the manifold that its closures leave; see :class:`HamiltonianForm`.

        q         (nq,) the pose near which it holds: independent freedoms must go on telling the others
        actuated  names of freedoms whose efforts [N m, N] are inputs, after the sources of the file; all without it
        freedoms  names of the independent ones, chosen if not named
        Errors    ModelError by name for what switches, for what moves no inertia, for dampers whose laws are not linear
                  in their rates, for sources whose effort is not in proportion to their signal
        Law       its motion is that of ``forward_dynamics``; Ḣ = yᵀu − ∂Hᵀ R ∂H
        """
        from poinsot.systems.hamiltonian_form import hamiltonian_form

        require_inertia(self)
        require_inertia_everywhere(self, "momenta of a Hamiltonian form")
        return hamiltonian_form(self, self.assemble() if q is None else q, actuated=actuated, freedoms=freedoms)

    def initial_state(self, initial: Any = None, time: float | None = None) -> Floats:
        """The state (q, v) a run starts from: the file's initial values, overridden, assembled and made admissible.

        time  at which given motions, and forces on what has no inertia, are looked at; without it that of the start of
              the file's run, or 0
        """
        if self._tells_time():
            begin = (self.model.run.start or 0.0) if time is None else time
            return self._starting(initial)(begin)[: self.nq + self.nv]
        state = initial_state(self, initial)
        if self.tree.rows and state[self.nq :].any():
            _, v, _, driven = given_state(self, initial)
            require_one_branch(self, state[: self.nq], np.where(driven, v, 0.0) if driven.any() else v)
        return state

    def _starting(self, initial: Any = None, inputs: Mapping[str, Any] | None = None) -> Callable[[float], Floats]:
        """Time → the start of a run with the time in its state, (q, v, activations, time); see `moving_start`.

        inputs  of the run, which may replace functions of motions
        """
        return starting_in_time(self, self._acting.tree, initial, inputs or {})

    def _tells_time(self, inputs: Mapping[str, Any] | None = None) -> bool:
        """True for runs with the time in their state: of given motions, and of forces on massless bodies."""
        if inputs:
            return bool(self.model.motions or signals_felt(self._acting.tree, inputs))
        return once(self, "_told", lambda: bool(self.model.motions or signals_felt(self._acting.tree, {})))

    def with_motions(self, motions: Mapping[str, Any]) -> Mechanism:
        """The mechanism with coordinates of joints that move as functions of time say, in runs; see `GivenMotion`.

            robot.with_motions({"shoulder": "0.3*sin(2*t)", "elbow": ([0, 1, 2], [0, 0.4, 0])})

        motions  joint of one coordinate → a formula in t, a function of t, (times, values), or a number; None: free
                 again
        Errors   ModelError for what is no such joint, and for functions without rates
        """
        own = {m.name: m for m in self.model.motions}
        for name, given in motions.items():
            self.model.joint(name)
            own.pop(name, None)
            if given is not None:
                own[name] = GivenMotion.of_joint(name, given)
        return type(self)(replace(self.model, motions=tuple(own.values())))

    def with_conditions(self, conditions: Mapping[str, tuple[Sequence[str], Any]]) -> Mechanism:
        """The mechanism with conditions Σ a_k(q) v_k = 0 on rates that a user writes; see `Pfaffian`.

            sleigh.with_conditions({"edge": (["ice"], lambda q: [-np.sin(q[2]), np.cos(q[2]), 0.0])})

        conditions  name → (joints, a): a formula for each of their freedoms, or a function of their coordinates
        Errors      ModelError for what is not there, another number of a, and functions that need a number
        """
        pairs = {joint.name: joint.pair for joint in self.model.joints}
        made = (Pfaffian.of(pairs, name, *each) for name, each in conditions.items())
        others = (c for c in self.model.couplings if c.name not in conditions)
        return type(self)(replace(self.model, couplings=(*others, *made)))

    def integrability(self, q: ArrayLike | None = None) -> Integrability:
        """The curvature of all its conditions at q (nq,): whether they are the rates of conditions on the pose."""
        return integrability(self, self.assemble() if q is None else np.asarray(q, dtype=float))

    @cached_property
    def keyframes(self) -> dict[str, Keystate]:
        """The states that its file names, by name: ``home = mech.keyframes["home"]`` has q, v, controls, activations.

        A run from one: ``simulate(mech, initial=(home.q, home.v), inputs=home.controls)``.
        """
        return keystates(self)

    @cached_property
    def motion(self) -> dict[str, Observation]:
        """The observations of its states (q, v) alone, by name: positions, rates, motions of bodies."""
        return observed_motion(self)

    def observe(self, states: ArrayLike, names: Sequence[str] | None = None) -> dict[str, Any]:
        """The motion at states (nt, nq + nv), all or some of it, as name → (dims, array, attrs).

        Errors  SimulationError for a name that is not there, with the nearest that is
        """
        given = np.atleast_2d(np.asarray(states, dtype=float))
        chosen = choose(self.motion, names, f"mechanism {self.name!r}")
        return observe(self.motion, SampleBatch(np.zeros(len(given)), given, np.zeros((len(given), 0))), chosen)

    def as_element(
        self, name: str | None = None, ports: Mapping[str, Any] | Sequence[str] | None = None, initial: Any = None
    ) -> Machine:
        """This mechanism as an element of a network, with ports where the network pushes and turns it.

        ports    names of joints of one freedom or of sources of the file, which the port then replaces; or name → such
                 a name, ((body, point), (body, point)) for the line between two points [m, body coordinates], or
                 ``po.spatial.On(body, pose)`` for a frame, a port with a twist and a wrench. Without it all joints of
                 one freedom that move on their own
        initial  where it starts, as for ``initial_state``
        Law      power into it = Σ across · through; torque or force at a joint acts on the successor, its opposite on
                 the predecessor, as in ``forward_dynamics``
        """
        from poinsot.networks.machine import Machine

        require_inertia_everywhere(self, "networks with a mechanism inside")
        if ports is None:
            ports = [joint for joint in self.tree.by_joint if len(self.tree.links[self.tree.by_joint[joint]].v) == 1]
        named = dict(ports) if isinstance(ports, Mapping) else {port: port for port in ports}
        return Machine(name or self.name, self._acting.tree, named, self.initial_state(initial), self, initial)

    def system(self, *, inputs: Mapping[str, Any] | None = None, initial: Any = None) -> System:
        """The System of this mechanism: its sources and ``inputs`` are ports, ``initial_state(initial)`` its start."""
        return self._as_it_is if not inputs and initial is None else self._system(inputs or {}, initial)

    def started(self, inputs: Mapping[str, object], initial: object) -> tuple[System, Floats | None]:
        """The System of a run, one for all samples of its inputs and all starts that it serves; and its start, None:
        that of the System."""
        known, names = once(self, "_started", dict[tuple[str, ...], System]), tuple(inputs)
        sampled = not inputs or all([isinstance(each, (float, int, tuple)) for each in inputs.values()])
        if sampled and initial is None and names in known:
            return known[names], None
        with compiling:  # what makes Systems traces with CasADi, which crashes in two threads at once
            if sampled and names not in known and not self._tells_time(inputs):
                with suppress(PoinsotError):  # of where it starts by itself, perhaps
                    known[names] = self.system(inputs=dict.fromkeys(inputs, 0.0))
            found = known.get(names) if sampled else None
            if found is not None and initial is None:
                return found, None
            if found is None or (self.tree.closed and found.dynamics.keeping):  # rows are told apart where it starts
                return self.system(inputs=inputs, initial=initial), None
            state = self._state(initial)
            other = None if found.forms.restarts is None else found.forms.restarts(state)
            return (found, state) if other is None else (other, None)

    @cached_property
    def _acting(self) -> Mechanism:
        """The mechanism as it moves: jumps in the laws of its elements are rows that switch. Itself without any.

        Errors  ModelError by the element's name for jumps that no row tells
        """
        from poinsot.multibody.switching.made_to_switch import without_jumps

        model = without_jumps(self.model)
        if model is self.model:
            return self
        if self.member is not None:
            raise ModelError(
                f"mechanism {self.name!r}: {model.switches[-1].name!r} jumps with its rate, which a family of "
                "mechanisms cannot yet; give it friction as an element of its own"
            )
        return Mechanism(model)

    @cached_property
    def _stepped(self) -> SteppedMechanism:
        """The mechanism as time-stepping (method "moreau") takes it."""
        own = self._acting
        require_inertia_everywhere(self, "steps of method 'moreau'")
        refuse_rubbing(own.model)
        return SteppedMechanism(own, Mechanism(replace(own.model, switches=())) if own.model.switches else own)

    @cached_property
    def _as_it_is(self) -> System:
        """The System of the mechanism as its file has it, for one run after another."""
        return self._system({}, None)

    def _system(self, inputs: Mapping[str, Any], initial: Any) -> System:
        if self._tells_time(inputs):
            return self._moving(inputs, initial)
        return mechanism_system(self._acting, inputs, self._state(initial))

    def _state(self, initial: object) -> Floats:
        """Where a run begins that is to begin so."""
        begun, activations = given_activations(self, initial)
        state = self.initial_state(begun)
        require_one_branch(self, state[: self.nq], state[self.nq :])
        return np.concatenate([state, activations])

    def _moving(self, inputs: Mapping[str, Any], initial: Any) -> System:
        """The System of a mechanism with given motions: its state is known when a run says at which time it begins."""
        begins, time = self._starting(initial, inputs), self.model.run.start or 0.0
        try:
            state = begins(time)
        except PoinsotError:  # a run may begin at another time, and says what is wrong if it is wrong there
            state = np.concatenate([self.neutral(), np.zeros(self.nv), given_activations(self, None)[1], [time]])
        return mechanism_system(self._acting, inputs, state, begins=begins)
