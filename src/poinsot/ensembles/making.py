"""What members that run one by one are made of: one System for all where it serves, else one for each."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.algorithms.parameters import Family
from poinsot.control.controller import Controller
from poinsot.control.ticks import read_controllers
from poinsot.ensembles.alone import MemberRunner
from poinsot.ensembles.axes import Axes
from poinsot.ensembles.families import FamilyStarts
from poinsot.ensembles.names import Varying, arguments
from poinsot.ensembles.observed import labels_of
from poinsot.ensembles.starting import PlainStarts
from poinsot.errors import PoinsotError, SimulationError
from poinsot.motion.of_mechanism import mechanism_system
from poinsot.motion.of_network.family import Networks
from poinsot.motion.system import System
from poinsot.multibody.sizes import frees_rows
from poinsot.records import dataclass
from poinsot.simulation.checkpoints.checkpoint import Course
from poinsot.simulation.course import course_of
from poinsot.simulation.events import with_events
from poinsot.simulation.methods import Keeping, TimeStepping, find_method
from poinsot.simulation.models import as_stepped, system_of
from poinsot.simulation.prepared import Prepared
from poinsot.systems.mechanism import Mechanism
from poinsot.systems.network import Network


@dataclass(frozen=True, eq=False)
class Making:
    """Options of the members that their Systems are made of.

    base, said  of `simulate`, by name: initial values, inputs, parameters; what makes the course
    events, controllers  of all members      outputs  what is kept, where that is narrower than what was asked for
    """

    varying: Varying
    axes: Axes
    base: Mapping[str, Any]
    said: Mapping[str, Any]
    events: Any
    controllers: Sequence[Controller]
    outputs: Any

    def usual(self) -> tuple[System, Course]:
        """Of what all members have in common; else of the first that can be."""
        own = {name.which: 0.0 for name in self.varying.of("input")}
        common = {**self.base, "inputs": {**(self.base["inputs"] or {}), **own}}
        try:
            return self.made(common)
        except PoinsotError as error:
            first = arguments(self.varying, self.base, self.axes.values(0, 1), 0)
            try:
                return self.made({**common, "initial": first["initial"], "parameters": first["parameters"]})
            except PoinsotError:
                raise error from None

    def system(self, given: Mapping[str, Any]) -> tuple[System, Any, dict[str, Any], Any]:
        """System, state, inputs and traced inputs of a run, as `simulate` makes them."""
        _, inputs = read_controllers(self.controllers, dict(given["inputs"] or {}))
        model = as_stepped(self.varying.model, self.said.get("method"))
        system, state, traced = system_of(model, inputs, given["parameters"], given["initial"])
        return with_events(system, self.events), state, inputs, traced

    def made(self, given: Mapping[str, object]) -> tuple[System, Course]:
        """System and course of a run, as `simulate` makes them."""
        system, state, inputs, traced = self.system(given)
        course = course_of(system, state, inputs, traced, self.said)
        return system, course if self.outputs is None else replace(course, outputs=self.outputs)

    def alone(self, system: System, course: Course) -> Callable[[], MemberRunner]:
        """The maker of a runner for a thread, from the usual one."""
        course = course if self.outputs is None else replace(course, outputs=self.outputs)
        system, named = self._of_first(system), self._every_name(system, course)
        begin = float(course.signals.segments[0, 0])
        shared = [self.varying.model, self.varying.plain]
        sampled = all(name.which in system.inputs.names for name in self.varying.of("input"))
        if self.varying.of("parameter"):
            if sampled and self._in_bulk(system) and not isinstance(find_method(course.method), Keeping):
                return lambda: self._of_family(course, named)
        elif sampled and self._one_for_all(system, begin):
            starts = PlainStarts(self.varying, self.base, system, begin)
            return lambda: MemberRunner(system, course, starts, None, self.controllers, shared, named)
        return lambda: self.each(system, course, named)

    def each(self, system: System, course: Course, named: Mapping[str, tuple[str, ...]] | None = None) -> MemberRunner:
        """The runner of members with Systems and courses made as `simulate` makes them."""
        begin = float(course.signals.segments[0, 0])
        models = [self.varying.model, self.varying.plain]

        def own(values: Mapping[str, Floats], k: int) -> tuple[System, Course]:
            made = self.made(arguments(self.varying, self.base, values, k))
            if not np.array_equal(made[1].grid, course.grid):
                raise SimulationError("the moments of its samples follow from what varies: say times=[…]")
            return made

        starts = PlainStarts(self.varying, self.base, system, begin)
        return MemberRunner(system, course, starts, own, self.controllers, models, named, bulk=False)

    def _one_for_all(self, system: System, begin: float) -> bool:
        """Whether members that differ in initial values and inputs have one System, but for what `restarts` tells."""
        if isinstance(self.varying.plain, Network):
            inputs = self.varying.of("input") or self.controllers
            return not inputs and system.dynamics.flow is not None and (not begin or system.state.begins is None)
        return system.switching is None or system.forms.restarts is not None or self.varying.model is system

    def _in_bulk(self, system: System) -> bool:
        """True if members that differ in parameters have one System but for constants and starts: mechanisms with
        parameters that change kernels alone in switching.
        """
        family = self.varying.model
        if isinstance(family, Networks):
            told = system.forms.others is not None and system.dynamics.parameters
            alone = self.controllers or self.events != () or not told
            return not alone and not any(machine.layout.rows for _, machine, _ in family.network.equations.machines)
        if self.controllers or self.events != () or not isinstance(family, Family) or "events" in family_wishes(family):
            return False
        return system.dynamics.stepping is None and (system.switching is None or not frees_rows(family.free))

    def _of_family(self, course: Course, named: Any) -> MemberRunner:
        given = {**(self.base["inputs"] or {}), **{name.which: 0.0 for name in self.varying.of("input")}}
        starts = FamilyStarts(self.varying, self.base, given, course.signals, course.control.fixed_step > 0)
        system = starts.system
        return MemberRunner(system, course, starts, self.each(system, course).own, named=named)

    def _of_first(self, system: System) -> System:
        """The System of the first member's start: limits that it begins beyond may be most members'."""
        if not (isinstance(self.varying.plain, Mechanism) and self.varying.of("initial")):
            return system
        own = {name.which: 0.0 for name in self.varying.of("input")}
        first = arguments(self.varying, self.base, self.axes.values(0, 1), 0)
        try:
            return self.system({**first, "inputs": {**(self.base["inputs"] or {}), **own}})[0]
        except PoinsotError:
            return system

    def _every_name(self, system: System, course: Course) -> dict[str, tuple[str, ...]]:
        """The names of all that acts in some run: limits that a run begins beyond do not act in it."""
        plain = self.varying.plain
        if not isinstance(plain, Mechanism) or not plain._acting.model.switches:
            return {}
        dynamics = system.dynamics
        if dynamics.stepping is not None and isinstance(find_method(course.method), TimeStepping):
            every = partial(dynamics.stepping, switches=plain._acting.model.switches)
            return labels_of(Prepared(replace(system, dynamics=replace(dynamics, stepping=every)), course).system)
        _, inputs = read_controllers(self.controllers, dict(self.base["inputs"] or {}))
        inputs |= {name.which: 0.0 for name in self.varying.of("input")}
        whole = mechanism_system(plain._acting, inputs, system.state.initial, frozenset())
        return labels_of(with_events(whole, self.events))


def family_wishes(family: Any) -> Mapping[str, Any]:
    """The options of a run in the file of a family's mechanism."""
    model = family.mechanism.model
    wishes: Mapping[str, Any] = model.run.wishes(model.outputs)
    return wishes
