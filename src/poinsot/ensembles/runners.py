"""How the members of an ensemble run: in lanes where these serve, else one by one in arrays made once."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Set
from dataclasses import replace
from itertools import chain
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Floats
from poinsot.control.ticks import read_controllers
from poinsot.ensembles.alone import Going, MemberRunner, failing
from poinsot.ensembles.axes import Axes
from poinsot.ensembles.chunk import Chunk
from poinsot.ensembles.families import FamilyStarts
from poinsot.ensembles.gathered import MemberOutcome
from poinsot.ensembles.making import Making
from poinsot.ensembles.names import Varying
from poinsot.ensembles.reductions import read_reductions
from poinsot.ensembles.starting import MemberStarts, PlainStarts
from poinsot.ensembles.together import Together, lanes_for
from poinsot.motion.observing import choose
from poinsot.motion.system import System
from poinsot.programs.locking import compiling
from poinsot.records import dataclass
from poinsot.run_options import OPTIONS, refuse_unknown
from poinsot.simulation.checkpoints.checkpoint import Course
from poinsot.simulation.collocation import Collocation
from poinsot.simulation.lanes.beside import Beside
from poinsot.simulation.loops import native
from poinsot.simulation.methods import Method, OwnLoop, Tableau, find_method
from poinsot.simulation.residual.run import together
from poinsot.simulation.results.recording import KEPT

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
        runs = [one.prepared.run(one.usual.state.initial, one.prepared.room, one.again.observed) for one in self.each]
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
    refuse_unknown("an ensemble", options, (*OPTIONS, *OTHERS))
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
    attrs = {"method": course.method, "rtol": course.control.rtol}
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
