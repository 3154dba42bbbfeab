"""How the members of an ensemble run: in lanes where these serve, else one by one in arrays made once.

What members that run one by one are made of: one System for all where it serves, else one for each.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from dataclasses import replace
from functools import partial
from itertools import chain
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Floats
from poinsot.algorithms.parameters import Family
from poinsot.control.controller import Controller
from poinsot.control.ticks import read_controllers
from poinsot.ensembles.axes import Axes
from poinsot.ensembles.families import FamilyStarts
from poinsot.ensembles.gathered import Chunk, MemberOutcome
from poinsot.ensembles.members import Going, MemberRunner, Together, failing, lanes_for
from poinsot.ensembles.names import Varying, arguments
from poinsot.ensembles.reductions import read_reductions
from poinsot.ensembles.starting import MemberStarts, PlainStarts
from poinsot.errors import PoinsotError, SimulationError, option
from poinsot.motion.observing import choose
from poinsot.motion.of_mechanism import mechanism_system
from poinsot.motion.of_network.family import Networks
from poinsot.motion.system import System
from poinsot.multibody.sizes import frees_rows
from poinsot.programs.locking import compiling
from poinsot.records import dataclass
from poinsot.run_options import OF_MEMBERS, OPTIONS, refuse_unknown
from poinsot.simulation.checkpoints.checkpoint import Course
from poinsot.simulation.collocation import Collocation
from poinsot.simulation.course import course_of
from poinsot.simulation.events import with_events
from poinsot.simulation.lanes.beside import Beside
from poinsot.simulation.loops import native
from poinsot.simulation.methods import Keeping, Method, OwnLoop, Tableau, TimeStepping, find_method
from poinsot.simulation.models import as_stepped, system_of
from poinsot.simulation.prepared import on_course
from poinsot.simulation.residual.run import together
from poinsot.simulation.results.recording import KEPT, labels_of
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
                raise SimulationError(f"the moments of its samples follow from what varies: say {option('times', ...)}")
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
            return labels_of(on_course(replace(system, dynamics=replace(dynamics, stepping=every)), course).system)
        _, inputs = read_controllers(self.controllers, dict(self.base["inputs"] or {}))
        inputs |= {name.which: 0.0 for name in self.varying.of("input")}
        whole = mechanism_system(plain._acting, inputs, system.state.initial, frozenset())
        return labels_of(with_events(whole, self.events))


def family_wishes(family: Any) -> Mapping[str, Any]:
    """The options of a run in the file of a family's mechanism."""
    model = family.mechanism.model
    wishes: Mapping[str, Any] = model.run.wishes(model.outputs)
    return wishes


# Members that switch, take an implicit method, or have controllers or events, side by side in lanes.

ATTEMPTS = 256
"""Of a step in one go, before something else may stop the members."""


def serves(system: System, method: Method) -> bool:
    """Whether lanes serve the runs of such a System one of which is driven as it would be alone."""
    if isinstance(method, OwnLoop) or not isinstance(method, Tableau | Collocation):
        return False
    if system.switching is not None:
        return True
    return isinstance(method, Collocation) and system.dynamics.flow is not None and together(system, method) is None


class Abreast:
    """Runner of members in lanes, each with its own course and controllers.

    alone   what runs members that lanes do not serve, and says what they are made of
    """

    def __init__(self, alone: MemberRunner, lanes: int) -> None:
        self.alone, self.lanes = alone, lanes
        self.each = [alone.beside() for _ in range(lanes if lanes > 1 else 0)]
        self.beside = self._beside() if self.each else None

    def _beside(self) -> Beside:
        """The runs that members take one after the other."""
        runs = [one.prepared.run(one.usual.state.initial, [*one.observed.observed]) for one in self.each]
        found = Beside(self.alone.prepared.system, runs)
        for one, run in zip(self.each, runs, strict=True):
            one.again.serve(one.prepared, run)
        return found

    def run_all(
        self, waiting: Iterator[int], told: MemberStarts | None, values: Mapping[str, Floats],
        go_on: Callable[[], bool],
        members: list[MemberOutcome | None], failure: NDArray[np.object_],
    ) -> bool:  # fmt: skip
        """Run these members; False where it was stopped."""
        going, apart = dict[int, Going](), list[int]()
        while self.beside is not None:
            for lane, one in enumerate(self.each):
                while lane not in going and (k := next(waiting, -1)) >= 0:
                    with failing(failure, k):
                        found = one.start(k, told, values, alike=True)
                        if found is None:
                            apart.append(k)
                            continue
                        found.check()
                        going[lane] = found
            if not going:
                break
            if not go_on():
                return False
            self.beside.advance([*going], ATTEMPTS)
            for lane, found in [*going.items()]:
                one, goes_on = self.each[lane], found.run.cells["status"][0] == native.RUNNING
                if not goes_on and not one.again.attend(found.acting, found.parts.append):
                    one.again.end(found.acting, found.parts.append)
                    members[found.k] = one.member(found)
                    del going[lane]
        return self.alone.run_all(chain(apart, waiting), told, values, go_on, members, failure)


OTHERS = ("controllers", "events")
"""Those that only runs one by one take."""
FEW = 256
"""Members of a chunk that run one by one, at most."""


class Runner(Protocol):
    """What runs chunks, in one thread."""

    def run(self, first: int, values: Mapping[str, Floats], count: int, go_on: Callable[[], bool]) -> Chunk | None:
        """Members first … first + count − 1; None where it was stopped."""


@dataclass(frozen=True, eq=False)
class MemberPlan:
    """How members run.

    make          makes a runner for a thread      grid  moments of the samples
    member_bytes  about what a member takes while it runs      system, course  what all members have in common
    most          members in a chunk at most
    """

    name: str
    grid: Floats
    make: Callable[[], Runner]
    member_bytes: float
    attrs: dict[str, Any]
    system: System
    course: Course
    most: int = 4096

    def runner(self) -> Runner:
        """A runner for a thread, made under the lock: it has a separate System, which is traced."""
        with compiling:
            return self.make()


def planned(
    varying: Varying,
    axes: Axes,
    base: Mapping[str, Any],
    options: Mapping[str, Any],
    lanes: int | None,
    reduce: Any = None,
) -> MemberPlan:
    """How the members of these axes run. SimulationError for options that `simulate` has not, or refuses."""
    refuse_unknown("an ensemble", options, (*OPTIONS, *OF_MEMBERS, *OTHERS))
    said = {name: value for name, value in options.items() if name not in OTHERS}
    controllers, _ = read_controllers(options.get("controllers") or (), base["inputs"] or {})
    making = Making(varying, axes, base, said, options.get("events") or (), controllers, None)
    system, course = making.usual()
    if reduce is not None:
        variables = dict.fromkeys([*system.books.observations, *KEPT])
        needed = read_reductions(reduce, variables, repr(system.name))[1]
        if needed is not None and course.outputs is None:
            course = replace(course, outputs=list(dict.fromkeys(needed)))
            making = replace(making, outputs=course.outputs)
    own = {name for name in OTHERS if options.get(name)}
    attrs = {"method": find_method(course.method).name, "rtol": course.control.rtol}
    choose(system.books.observations, course.outputs, "the system", (*KEPT, "energy_storage"))
    why = _why_alone(varying, system, course, own)
    begin, steady = float(course.signals.segments[0, 0]), course.control.fixed_step > 0
    first = None
    if not why and varying.of("parameter"):
        given = {**(base["inputs"] or {}), **{name.which: 0.0 for name in varying.of("input")}}
        first = FamilyStarts(varying, base, given, course.signals, steady)
        why = first.why
    width = 8.0 * (len(course.grid) + 1) * (4 * system.state.size + 3 * len(system.books.power_names) + 24)
    if why:
        alone, beside = making.alone(system, course), 1
        if lanes is not None and serves(system, find_method(course.method)):
            beside = lanes
        attrs |= {"runs": f"one by one, since {why}"} if beside == 1 else {"runs": "in lanes", "lanes": beside}

        def one_by_one() -> Runner:
            found = alone()
            found.abreast = Abreast(found, beside).run_all
            return found

        return MemberPlan(system.name, course.grid, one_by_one, width, attrs, system, course, FEW)
    count = lanes_for(system, lanes)

    def runner() -> Runner:
        alone = making.each(system, course)
        if first is not None:
            starts = FamilyStarts(varying, base, first.inputs, course.signals, steady)
            return Together(starts.system, course, starts, count, alone)
        return Together(system, course, PlainStarts(varying, base, system, begin), count, alone)

    attrs |= {"runs": "in lanes", "lanes": count}
    return MemberPlan(system.name, course.grid, runner, width, attrs, system, course)


def _why_alone(varying: Varying, system: System, course: Course, options: Set[str]) -> str:
    """Why members cannot run in lanes; "" where they can."""
    free = [name.which for name in varying.of("parameter")]
    apart = getattr(getattr(varying.model, "build", None), "why_apart", None)
    if free and apart is not None and (why := apart(free)):
        return str(why)
    method = find_method(course.method)
    if given := [name for name in OTHERS if name in options]:
        return f"{given[0]} act on each alone"
    if not isinstance(method, Tableau) or isinstance(method, OwnLoop):
        return f"the method {method.name!r} has no lanes"
    if system.switching is not None:
        return f"{system.name!r} switches"
    if together(system, method) is not None or system.dynamics.flow is None:
        return f"storage and laws of {system.name!r} are solved together"
    bound = [name.which for name in varying.of("input") if name.which not in system.inputs.names]
    if bound:
        return f"the input {bound[0]!r} stands in the equations"
    return ""
