"""The start of each member: state, constants, inputs and tolerances, in bulk."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol, cast

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.analysis.starting import given_activations
from poinsot.analysis.starts import initial_states
from poinsot.ensembles.names import WHOLE, Varying, arguments, joint_and_part
from poinsot.errors import PoinsotError
from poinsot.motion.of_equations import EquationSystem
from poinsot.motion.system import System
from poinsot.multibody.given import STATE_LIMIT
from poinsot.networks.equations import CausalEquations
from poinsot.networks.states import NetworkStates
from poinsot.records import NamedTuple
from poinsot.simulation.lanes.members import Courses, MemberValues
from poinsot.simulation.options import Control, read_state
from poinsot.systems.mechanism import Mechanism
from poinsot.systems.network import Network

Faults = dict[int, str]


class MemberStarts(NamedTuple):
    """What members start with, a row for each.

    faults  why members cannot start: they are not run      apart  rows that `simulate` runs, since they differ in more
    system  row → its System, where each has its own numbers; None: that of all
    energy_scales  `EnergyBooks.energy_scale` [n, 1]; None: that of the system   courses  their signals; None: the run's
    """

    given: MemberValues
    faults: Faults
    apart: tuple[int, ...] = ()
    energy_scales: Floats | None = None
    courses: Courses | None = None
    system: Callable[[int], System] | None = None


class Giving(Protocol):
    """The start of members without values beside the common ones, such as by a `Crew`."""

    control: Control

    def given(self, initial: Floats) -> MemberValues: ...


class Starts(Protocol):
    """Given values of what varies, what members start with."""

    def given(self, crew: Giving, values: Mapping[str, Floats], count: int) -> MemberStarts:
        """A row for each member."""

    def observing(self, values: Mapping[str, Floats], samples: int) -> None:
        """So many samples of each of these members are about to be observed, one member after another."""


class PlainStarts:
    """Members that differ in initial values and inputs: all else stands in the System."""

    def __init__(self, varying: Varying, base: Mapping[str, Any], system: System, begin: float) -> None:
        self.varying, self.base, self.system, self.begin = varying, base, system, begin

    def given(self, crew: Giving, values: Mapping[str, Floats], count: int) -> MemberStarts:
        states, faults = self._states(values, count)
        given = crew.given(states)
        for name in self.varying.of("input"):
            given.held_inputs[:, self.system.inputs.names.index(name.which)] = values[name.given]
        return MemberStarts(given, faults)

    def observing(self, values: Mapping[str, Floats], samples: int) -> None:
        return

    def _states(self, values: Mapping[str, Floats], count: int) -> tuple[Floats, Faults]:
        """The state of each member."""
        varied, plain = self.varying.of("initial"), self.varying.plain
        if not varied and not (begins_at_rest(plain, self.base["initial"]) and self.varying.of("input")):
            state = self.system.state.at(self.begin)
            return np.tile(state, (count, 1)), {}
        if not isinstance(plain, Mechanism) or self.system.state.begins:
            return self._one_by_one(values, count)
        if all(name.which != WHOLE for name in varied):
            return self._of_mechanism(plain, values, count)
        return started_whole(self.varying, self.system, plain, values) or self._one_by_one(values, count)

    def _of_mechanism(self, mechanism: Mechanism, values: Mapping[str, Floats], count: int) -> tuple[Floats, Faults]:
        columns = columns_of(self.varying, mechanism, values)
        base, activations = given_activations(mechanism, self.base["initial"])

        def initial(k: int) -> Any:
            return arguments(self.varying, {**self.base, "initial": base}, values, k)["initial"]

        states, faults = initial_states(mechanism, initial, columns, count)
        return np.hstack([states, np.tile(activations, (count, 1))]), faults

    def _one_by_one(self, values: Mapping[str, Floats], count: int) -> tuple[Floats, Faults]:
        """Each by the model's way from given values to a state."""
        states, faults = np.full((count, self.system.state.size), np.nan), Faults()
        start = self._way()
        for k in range(count):
            try:
                states[k] = start(arguments(self.varying, self.base, values, k))
            except PoinsotError as error:
                faults[k] = str(error)
        return states, faults

    def _way(self) -> Any:
        system, plain = self.system, self.varying.plain
        if isinstance(plain, Network):
            inputs = {**(self.base["inputs"] or {}), **{name.which: 0.0 for name in self.varying.of("input")}}
            equations = CausalEquations(plain.model, inputs) if inputs else plain.equations
            clock = np.full(system.state.size - equations.nx, self.begin)

            def start(given: Mapping[str, object]) -> Floats:
                initial = given["initial"]
                own: NetworkStates = equations
                if begins_at_rest(plain, initial) and self.varying.of("input"):
                    own = NetworkStates(plain.model, cast("Mapping[str, object]", given["inputs"]))
                return np.append(plain.initial_state(initial, own, self.begin), clock)

            return start
        if isinstance(plain, Mechanism):
            timed = system.state.begins is not None
            return lambda given: state_of(plain, given["initial"], self.base["inputs"], self.begin, timed)
        own = self.varying.model
        if isinstance(own, EquationSystem):
            return lambda given: own.start(given["initial"])
        return lambda given: read_state(system, given["initial"])


def begins_at_rest(plain: object, initial: object) -> bool:
    """Whether runs of a model begin at its operating point, which follows from its sources."""
    return isinstance(plain, Network) and (plain.analyses.at_rest or isinstance(initial, str))


def state_of(mechanism: Any, initial: Any, inputs: Any, begin: float, timed: bool) -> Floats:
    """The state, with the activations, in which a run begins; timed: it follows from given motions at that time."""
    if timed:
        return np.asarray(mechanism._starting(initial, inputs)(begin))
    begun, activations = given_activations(mechanism, initial)
    return np.append(mechanism.initial_state(begun), activations)


def started_whole(
    varying: Varying, system: System, mechanism: CompiledTree, values: Mapping[str, Floats], P: Floats | None = None
) -> tuple[Floats, Faults] | None:
    """The starts of mechanisms with whole given states, with the activations, if any.

    None where they are not of this size, have activations that are no numbers, or joints vary beside them.
    """
    varied, size = varying.of("initial"), mechanism.nq + mechanism.nv
    given = values[varied[0].given]
    if len(varied) > 1 or given.shape[1:] != (system.state.size,) or not (np.abs(given[:, size:]) <= STATE_LIMIT).all():
        return None

    def initial(k: int) -> Any:
        return given_activations(mechanism, given[k])[0]

    states, faults = initial_states(mechanism, initial, given[:, :size], len(given), P)
    return np.hstack([states, given[:, size:]]), faults


def columns_of(varying: Varying, mechanism: Any, values: Mapping[str, Floats]) -> list[tuple[str, str, Floats]]:
    """The initial values that vary, by joint and part."""
    varied = varying.of("initial")
    return [(*joint_and_part(mechanism, name.which), values[name.given]) for name in varied]
