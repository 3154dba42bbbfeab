"""`Network`: elements of every domain joined at nodes, with their equations, their energy and their motion."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from operator import is_
from typing import TYPE_CHECKING, Any, cast

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Floats
from poinsot.algebra.caching import recent
from poinsot.algebra.scalars import number
from poinsot.errors import ModelError, nearest, option
from poinsot.geometry.displacement import Displacement
from poinsot.motion.linear_system import LinearSystem, linear_system
from poinsot.motion.of_network.family import Networks, Sharing, addressed
from poinsot.motion.system import System
from poinsot.multibody.applied import Motion
from poinsot.multibody.frames import body_poses
from poinsot.networks.blocks import NoOrder, SampledTie
from poinsot.networks.joining import Joined, Placed, joined
from poinsot.networks.machine import Machine
from poinsot.networks.model import opened_parts, stand_on_frames
from poinsot.networks.network import NetworkEquations, SourceEvents
from poinsot.networks.states import NetworkStates
from poinsot.programs.locking import compiling
from poinsot.signals.signal import value_at
from poinsot.systems.levels import NetworkLevels
from poinsot.systems.mechanism import Mechanism
from poinsot.systems.modelica import InModelica

if TYPE_CHECKING:
    import xarray as xr

    from poinsot.motion.of_network.operating_point import OperatingPoint
    from poinsot.motion.of_network.small_signal import SmallSignal
    from poinsot.multibody.kinestatics.network import KinestaticNetwork
    from poinsot.renderers.c.library import CLibrary

_SAME = 1e-7  # of the largest length, and in radians: where closed loops start is found to less
_FOLLOWS = 1e-6  # of what a state was given as: it follows from the others to the digits that users write


class Network(InModelica, NetworkEquations, NetworkLevels):
    """A network of elements: described once, by adding elements and joining their terminals at nodes.

    ``add`` puts an element on nodes, ``connect`` joins nodes and terminals; "ground" is the reference of every domain.
    Domains may not be mixed at a node. ``po.simulate(network, …)`` moves it.

    Law     what the sources supply is stored or dissipated; Tellegen's theorem holds in every domain by itself
    Errors  ModelError in the words of the user's elements and nodes, when the network is first used
    Source  Ratiu & Blankenstein, Dirac structures; formulas.md §8–9
    """

    def with_parameters(self, *addresses: str, **names: str | tuple[str, ...]) -> NetworkFamily:
        """The family of networks in which these numbers of elements are free: each names one, or several equal ones.

        Addresses: "elements.NAME.argument", as in "elements.R1.resistance"; "elements.NAME.bodies.arm.mass" of a
        mechanism; without any, all numbers that are not zero and that their elements need not know.
        Errors  ModelError for an unknown address, a number claimed twice, or one that its element has to know
        """
        return NetworkFamily(self, addressed(self, addresses, names))

    @property
    def sources(self) -> tuple[str, ...]:
        """Its sources by name, those of its mechanisms among them: the possible inputs."""
        states = self._equations or NetworkStates(self.model)
        own = [source.name for _, source in states.sources]
        return *own, *(m.called(source.name) for _, m, _ in states.machines for source in m.sources)

    @property
    def driven(self) -> dict[str, float]:
        """The sources that its controllers write, at their values until then."""
        return {name: 0.0 for each in self.controllers for name in each.writes}

    def trust_fmus(self) -> None:
        """Let the binaries of the FMUs that its file names run in this process, with all that you may do."""
        for each in self.controllers:
            each.trusted = True

    @property
    def mechanisms(self) -> dict[str, Mechanism]:
        """Its mechanisms by name, for all that a mechanism answers; what frames join is one, "bodies", "bodies 2", …"""
        return {machine.name: cast(Mechanism, machine.owner) for _, machine, _ in self.equations.machines}

    def kinestatic_networks(self, x: Any = None) -> dict[str, KinestaticNetwork]:
        """The kinestatic connection network of every mechanism at a state x of this network, or at its start.

        ``graph`` is the primary graph: bodies and frames as vertices, pairs, springs and dampers as edges; the ports of
        ``heavy`` bodies are the edges of their inertias to the reference, with their twists and momenta; ``structure``
        is the Dirac structure of all of it. Where ports of one number stand, they are no edges of it.
        Law     its motion is that of the network, tests/networks/test_spatial_structure.py
        Source  Stramigioli et al., §3.2.2–3.2.7
        """
        state = self.initial_state() if x is None else np.asarray(x, dtype=np.float64)
        return {
            machine.name: cast(Mechanism, machine.owner).kinestatic_network(state[start : start + machine.tree.nq])
            for _, machine, start in self.equations.machines
        }

    def _with_mechanisms(self, placed: tuple[Placed, ...]) -> tuple[Placed, ...]:
        """The elements; those that stand on frames are put together into mechanisms."""
        if not stand_on_frames(element for element, _ in placed):
            return placed
        opened = [each for element, nodes in placed for each in opened_parts(element, nodes)]
        return tuple(joined(self.name, opened, self.gravity, self._mechanism))

    def _mechanism(self, name: str, whole: Joined) -> Machine:
        """The mechanism of the joined elements, as an element with its ports of one number."""
        mechanism = Mechanism(whole.model)
        own = mechanism.tree.by_joint
        loose = tuple(each for each in whole.model.initial if each.joint in own)
        if len(loose) < len(whole.model.initial):  # free joints of what is now held
            mechanism = Mechanism(replace(whole.model, initial=loose))
        known = {joint: value for joint, value in whole.given.items() if joint in own}
        start = mechanism.initial_state(known or None)
        self._refuse_other_starts(mechanism, start, whole)
        self._refuse_elsewhere(mechanism, start, whole)
        tree = replace(mechanism._acting.tree, smooth=True) if self.smooth else mechanism._acting.tree
        return Machine(name, tree, whole.ports, start, mechanism, known, whole.parts, whole.terminals)

    def _refuse_other_starts(self, mechanism: Mechanism, start: Any, whole: Joined) -> None:
        """ModelError where a joint that closes a loop does not start as is said of it: it follows from the others."""
        tree = mechanism.tree
        poses = body_poses(tree, start[: tree.nq]).values()
        if not all(map(_of_numbers, poses)):  # of a family, which is judged at its defaults
            return
        motion = Motion.of(tree.aligned, start[: tree.nq], start[tree.nq :])
        length = max(float(np.abs(X.translation).max()) for X in poses)
        fastest = float(np.abs(start[tree.nq :]).max(initial=0.0))
        for joint, said in started(whole).items():
            if joint in tree.by_joint or (joint not in tree.pairs and joint not in whole.named):
                continue
            if joint not in tree.pairs:
                raise ModelError(
                    f"network {self.name!r}: {joint!r} cannot start as is said of it, for its body is held by "
                    "what it is joined to through frames; leave its initial value out"
                )
            pair = tree.pairs[joint]
            if len(pair.freedoms) == 1:
                at = motion.freedom(joint, 0)
                turns = pair.freedom_units[0] == "rad"
                turn, unit = (2 * np.pi, 1.0) if turns else (np.inf, length)
                found, sizes = (at.value, at.rate(motion)), (unit, min(unit, 1.0) * fastest)
                away = [abs(math.remainder(found[k] - x, turn if k == 0 else np.inf)) for k, x in said]
                if all(miss <= _FOLLOWS * (sizes[k] + abs(x)) for miss, (k, x) in zip(away, said, strict=True)):
                    continue
            raise ModelError(
                f"network {self.name!r}: {joint!r} closes a loop where frames join mechanisms, so how it starts "
                "follows from the others, and that is not what is said of it; leave its initial value out, or make "
                f"them agree. The joints that carry coordinates are {', '.join(tree.by_joint)}"
            )

    def _refuse_elsewhere(self, mechanism: Mechanism, start: Any, whole: Joined) -> None:
        """ModelError where a body does not start in the pose that its element says."""
        starts = body_poses(mechanism.tree, start[: mechanism.nq]) if whole.said else {}
        poses = [X for X in (*starts.values(), *whole.said.values()) if _of_numbers(X)]
        size = max((float(np.abs(X.translation).max()) for X in poses), default=0.0)
        for body, X in whole.said.items():
            if not (_of_numbers(X) and _of_numbers(starts[body])):
                continue
            far = float(np.linalg.norm(starts[body].translation - X.translation))
            turned = float(np.linalg.norm(starts[body].rotation - X.rotation)) / np.sqrt(2.0)
            if far > _SAME * size or turned > _SAME:
                raise ModelError(
                    f"network {self.name!r}: {body!r} is to start in a pose that is {far:.3g} m and "
                    f"{np.degrees(turned):.3g}° away from where what it is joined to holds it; leave its pose out, and "
                    f"say how pairs start by initial values, as in {option('initial', {'PAIR': 0.3})}"
                )

    def refuse_contradictions(self) -> None:
        """ModelError for elements that contradict one another, whatever way of running is chosen.

        Without an order of computation a network may still run, its laws and its storage being solved together.
        """
        try:
            super().refuse_contradictions()
        except SampledTie:
            raise
        except NoOrder as error:
            from poinsot.motion.of_network.together import form_together

            form_together(NetworkStates(self.model), error)

    def system(self, *, inputs: Mapping[str, Any] | None = None, initial: Any = None) -> System:
        """The System that `po.simulate` moves; inputs replace the signals of sources by name.

        initial  values by name, a state, or "operating point": where the network rests as its sources begin
        """
        from poinsot.motion.of_network.flow import network_system

        _refuse_undriven(self, inputs)
        return network_system(self, dict(inputs or {}), initial)

    def started(self, inputs: Mapping[str, object], initial: object) -> tuple[System, Floats | None]:
        """The System of a run, which starts as that says: the one before, where the same is asked for, and nothing that
        may change has changed."""
        from poinsot.motion.of_network.flow import MOST_KEPT, told
        from poinsot.motion.of_network.keys import noted, unchanged

        held = self.model, self.name, self.run, self.outputs, self.analyses, self.gravity, self.smooth
        known, asked = self.kernels.setdefault("started", {}), (told(initial), told(inputs))
        before, parts, found = known.pop(asked, ((), None, None))
        if parts is None or not all(map(is_, held, before)) or not unchanged(parts):
            with compiling:  # what makes Systems traces with CasADi, which crashes in two threads at once
                found = self.system(inputs=inputs, initial=initial)
            parts = None if None in asked or self.controllers else noted(held)
        if parts is not None:
            recent(known, asked, lambda: (held, parts, found), MOST_KEPT)
        return found, None

    def resting(self, given: object, inputs: Mapping[str, object], t: float) -> Floats | None:
        """The state at rest at time t where a run begins there: asked for, or as its file says."""
        if not isinstance(given, str) and not self.analyses.at_rest:
            return None
        from poinsot.motion.of_network.operating_point import begun_at_rest

        return begun_at_rest(self, inputs, given, t, self.analyses.guess)

    def operating_point(
        self,
        *,
        inputs: Mapping[str, object] | None = None,
        held: Mapping[str, float] | None = None,
        time: float = 0.0,
        near: OperatingPoint | None = None,
    ) -> OperatingPoint:
        """Where the network rests, F(ẋ = 0, x, w) = 0, while its sources stay as they are at a time [s].

        inputs  values of sources by name instead, in their units; of a netlist its DC values where it gives them
        held    storage that stays as it is, by names as for ``initial_state``; the rest follows
        near    a point found before, at other numbers, from which this one is sought: of several it finds the nearest
        Errors  SimulationError where there is no such point, or none was found, with the elements whose equations are
                not met; ModelError for mechanisms
        Law     Kirchhoff's laws and those of all elements; equals ngspice, tests/networks/test_operating_points.py
        Source  Nagel, SPICE2 (1975), §4
        """
        from poinsot.motion.of_network.operating_point import operating_point

        given = {**self.analyses.levels, **(inputs or {})}
        return operating_point(self, given, held, time, near=near, guess=self.analyses.guess)

    def small_signal(
        self,
        inputs: Sequence[str] | None = None,
        outputs: Sequence[str] | None = None,
        *,
        point: OperatingPoint | None = None,
    ) -> SmallSignal:
        """Small changes δy of outputs by small changes δu of sources, each in its unit, near an operating point.

            network.small_signal(["V1"], ["out"]).frequency_response([10.0, 1e3])     complex, by frequencies in Hz

        inputs   names of sources, without them all; outputs: of nodes, or variables such as "R1.current"; without them
                 the potentials of all nodes
        point    as found by ``operating_point``, which is done here without it
        Errors   as of `operating_point`; ModelError for unknown names
        Law      equals ngspice's .ac, tests/networks/test_operating_points.py
        Source   Chua & Lin (1975), ch. 4
        """
        from poinsot.motion.of_network.small_signal import small_signal

        return small_signal(point or self.operating_point(), inputs, outputs)

    def noise(
        self,
        output: str | Sequence[str],
        frequencies: ArrayLike,
        *,
        source: str | None = None,
        temperature: float | None = None,
        point: OperatingPoint | None = None,
    ) -> xr.Dataset:
        """The noise at an output, a node or a variable, or at the difference of two, at frequencies [Hz].

            network.noise("out", np.geomspace(10, 1e6, 51), source="V1").density ** 0.5      [V/√Hz]

        source       whose noise would be the same: "input_density"
        temperature  of what conducts [K]; without it that of the netlist, else 300.15
        Returns      dataset of "density" (frequency), one-sided, and what each generator gives of it, "contribution";
                     attrs["rms"]: the root of its integral over the band
        Errors       as of `operating_point`; ModelError for unknown names
        Law          4 k T Re Z of passive networks, k T/C; that of ngspice, tests/networks/test_operating_points.py
        Source       Nyquist (1928); Schottky (1918)
        """
        from poinsot.motion.of_network.noise import noise

        at = self.analyses.temperature if temperature is None else temperature
        return noise(point or self.operating_point(), output, frequencies, source, at)

    def linearize(
        self,
        x: ArrayLike | Mapping[str, object] | None = None,
        *,
        inputs: Mapping[str, float] | Sequence[str] | None = None,
        outputs: Sequence[str] | None = None,
        time: float = 0.0,
    ) -> LinearSystem:
        """ẋ = A x + B δu, δy = C x + D δu near a state; see :class:`poinsot.motion.linear_system.LinearSystem`.

        x        a state (nx,), or values by name as for ``initial_state``; without it where a run starts
        inputs   names of sources that are inputs, or name → the value of each there; without it all sources, at what
                 they give at ``time`` [s]
        outputs  names of variables, as in ``po.simulate``: "C1.voltage", "energy_storage"; all states without it
        Errors   ModelError for what switches or is solved together, for unknown names, and for a source that binds
                 storage: its rate would be an input, too
        Law      small steps of a run to the square of their size, tests/systems/test_state_space.py
        """
        if isinstance(inputs, str):
            raise ModelError(f"inputs must be a list of names, such as inputs=[{inputs!r}]")
        if not np.isfinite(time):
            raise ModelError(f"the time must be a finite number of seconds, not {time!r:.40}")
        own = {source.name: source.signal for _, source in self.equations.sources}
        for _, machine, _ in self.equations.machines:
            own |= {machine.called(source.name): source.signal for source in machine.sources}
        names = [*own] if inputs is None else [*dict.fromkeys(inputs)]
        said = inputs if isinstance(inputs, Mapping) else {}
        if unknown := [name for name in names if name not in own]:
            raise ModelError(f"network {self.name!r} has no source {unknown[0]!r}{nearest(unknown[0], own)}")
        u = {name: float(said[name] if name in said else value_at(own[name], time)) for name in names}
        system = self.system(inputs=u)
        if bound := [name for name in names if name not in system.inputs.names]:
            if inputs is not None:
                raise ModelError(
                    f"network {self.name!r}: the source {bound[0]!r} fixes what is stored beside it, so its rate would "
                    "be an input, too; put a resistance between them, or leave it out of inputs"
                )
            u = {name: value for name, value in u.items() if name in system.inputs.names}
        state = None if x is None else np.asarray(self.initial_state(x, t=time) if isinstance(x, Mapping) else x)
        if state is not None and state.shape == (system.state.size - 1,) and system.state.names[-1:] == ("time",):
            state = np.append(state, time)  # its clock
        return linear_system(system, state, u, outputs, time)

    def to_c(self, *, name: str | None = None, real: str = "double") -> CLibrary:
        """C source of the network's motion; see `poinsot.motion.system.System.to_c`."""
        made: CLibrary = self.system().to_c(name, real)
        return made


def _of_numbers(X: Displacement) -> bool:
    return all(map(number, (*X.rotation.ravel(), *X.translation)))


def _refuse_undriven(network: NetworkEquations, inputs: Mapping[str, object] | None) -> None:
    """ModelError where controllers of a network would be left out of its motion."""
    for each in network.controllers:
        for name in each.writes:
            if name not in (inputs or {}):
                raise ModelError(
                    f"network {network.name!r}: the source {name!r} is written by {each}, which runs in po.simulate "
                    f"and po.Stepper alone; for the network without it give that source, "
                    f"{option('inputs', {name: 0.0})}"
                )


def started(whole: Joined) -> dict[str, list[tuple[int, float]]]:
    """The values of its start by joint: (0, its coordinate) and (1, its rate), of several freedoms one by one."""
    found: dict[str, list[tuple[int, float]]] = {}

    def say(joint: str, position: Any, velocity: Any) -> None:
        given = [(k, x) for k, each in enumerate((position, velocity)) if each is not None for x in np.ravel(each)]
        if given:
            found[joint] = given

    for each in whole.model.initial:
        say(each.joint, each.position, each.velocity)
    for joint, value in whole.given.items():
        own = value if isinstance(value, Mapping) else {"position": value}
        say(joint, own.get("position"), own.get("velocity"))
    return found


class NetworkFamily(Networks, InModelica):
    """Networks that differ in some numbers alone; `po.simulate` moves one of them.

        family = network.with_parameters(R="elements.R1.resistance")
        run = po.simulate(family, parameters={"R": 2.0})

    Law     equals the run of the network ``at(p)``, tests/networks/test_families.py
    """

    @property
    def controllers(self) -> list[SourceEvents]:
        """Those of the network."""
        return self.network.controllers

    def system(
        self,
        *,
        parameters: Mapping[str, float] | None = None,
        inputs: Mapping[str, Any] | None = None,
        initial: Any = None,
    ) -> System:
        """The System of the network with these parameters, the others by default; its kernels serve all values.

        Where the residual form or the loop of a large linear network serves, numbers are data of the loop.
        """
        from poinsot.motion.of_network.flow import network_system

        _refuse_undriven(self.network, inputs)
        p = self.values(**dict(parameters or {}))
        return network_system(self.at(p), dict(inputs or {}), initial, Sharing(self, p))
