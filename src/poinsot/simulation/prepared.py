"""A run of any System along a course, by the loop that serves it: made, begun and explained the same way for one run of
`simulate` and for the thousands of an ensemble.

Law  members of an ensemble have the bits of their runs by `simulate`, tests/ensembles/test_members.py
Source: decision 0014.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Vector
from poinsot.algebra.caching import once, recent
from poinsot.control.controller import Controller
from poinsot.control.ticks import Ticks
from poinsot.motion.kernels import Variable
from poinsot.motion.system import System
from poinsot.simulation.acting import Acting
from poinsot.simulation.checkpoints.checkpoint import Course
from poinsot.simulation.failure import explain, explain_start
from poinsot.simulation.keeping import kept_step
from poinsot.simulation.keeping import prepare as prepare_kept
from poinsot.simulation.loops import native
from poinsot.simulation.loops.native import BELOW, ENDED
from poinsot.simulation.loops.run_records import Solver
from poinsot.simulation.loops.samples import NEAR
from poinsot.simulation.methods import Keeping, TimeStepping, find_method, served_by
from poinsot.simulation.own_methods import read
from poinsot.simulation.plan import Timeline
from poinsot.simulation.results.events import event_variables, stepped_events
from poinsot.simulation.results.recording import Observed, room_for
from poinsot.simulation.run import MethodRun
from poinsot.simulation.switching_run import SwitchingRun, prepare

if TYPE_CHECKING:
    from poinsot.motion.stepping import Stepping

MOST_OBSERVED = 8
"""Choices of outputs kept of a System and a method: those asked for last."""


def on_course(system: System, course: Course) -> Prepared:
    """A System on a course; what no moment and no number of the course changes is made once for each method."""
    known = once(system, "prepared", dict[str, Prepared])
    return (known.get(course.method) or known.setdefault(course.method, Prepared(system, course.method))).along(course)


class Prepared:
    """A System on a course, ready for runs from any state.

    system   as it is run and observed: of a residual form what is observed is (x, w, ẋ)
    timeline  of its runs; its times begin with the start, whether or not that was asked for (`drop_first`)
    layout   the same of courses that one run may follow, one after the other
    switches  whether samples have σ, or what contacts do       own_method  of one's own its text, as an attribute
    idle     runs of the System that have ended, by layout: `again.Again`
    """

    course: Course
    observed: Observed
    timeline: Timeline
    drop_first: bool
    layout: tuple[object, ...]

    def __init__(self, system: System, method: str) -> None:
        self.method = served_by(find_method(method), system.dynamics.keeping)
        self.kept = kept_step(system, self.method) if isinstance(self.method, Keeping) else None
        form = None
        if system.dynamics.residual is not None and system.switching is None and not self.kept:
            from poinsot.simulation.residual.run import together

            form = together(system, self.method)
        if form is None and system.forms.written_out is not None and system.switching is None:
            system = system.forms.written_out()
        if form is not None:
            books = replace(system.books, observations=form.observations)
            system = replace(system, state=replace(system.state, project=None), books=books)
        self.form = form
        self.stepping: Stepping | None = None
        if isinstance(self.method, TimeStepping):
            from poinsot.simulation.moreau import prepared_stepping

            self.stepping = prepared_stepping(system)
        self.system = system if self.stepping is None else self.stepping.system
        self.width = 0 if form is None else form.states + form.unknowns
        self.own_method = {} if read(method) is None else {"own_method": method}
        self.switches = self.system.switching is not None or self.stepping is not None
        self.idle: dict[tuple[object, ...], object] = {}
        self._observed: dict[tuple[str, ...] | None, Observed] = {}

    def along(self, course: Course) -> Prepared:
        """The same on a course."""
        found, control, signals = object.__new__(Prepared), course.control, course.signals
        found.__dict__.update(self.__dict__)
        outputs = tuple(course.outputs) if isinstance(course.outputs, Iterable) else course.outputs
        found.observed = recent(self._observed, outputs, lambda: Observed(self.system, course.outputs), MOST_OBSERVED)
        begin = float(signals.segments[0, 0])
        found.course, found.drop_first = course, bool(course.grid[0] != begin)
        times = np.append(begin, course.grid) if found.drop_first else course.grid
        room = room_for(times, control.fixed_step or control.max_step)
        found.timeline = Timeline(times, signals, control, room)
        found.layout = (
            len(times), room, signals.values.shape, outputs, control.rtol, control.atol.tobytes(),
            control.fixed_step, control.max_steps, control.constraint_tolerance, control.step_control,
            control.newton, control.root_finder,
        )  # fmt: skip
        return found

    def of(self, system: System) -> Prepared:
        """The same with another System that switches, which differs in numbers alone."""
        found = copy(self)
        found.system = system
        return found

    def noise_of(self, run: MethodRun) -> float:
        """The energy [J] of motions not much larger than the absolute tolerance, and the rounding of a run's powers."""
        size = 1e3 * self.course.control.energy_atol
        return float(size * size * self.system.books.energy_scale) + float(run.progress["rounding"])

    def observed_from(self, state: Vector) -> Vector:
        """A state as samples have it."""
        return np.append(state, np.zeros(self.width))

    def run(self, state: Vector, observed: Sequence[str] | None = ()) -> MethodRun:
        """The arrays of a run, not yet begun; observed: the names of the observations, None: all."""
        system, timeline = self.system, self.timeline
        if self.stepping is not None:
            from poinsot.simulation.moreau import prepare as prepare_steps

            shows = observed is None or any(name.startswith("contact_") for name in observed)
            return prepare_steps(self.stepping, self.method, state, timeline, shows)
        if self.kept is not None:
            assert isinstance(self.method, Keeping)
            return prepare_kept(self.kept, system, self.method, state, timeline)
        if self.form is not None:
            from poinsot.simulation.residual.run import prepare as prepare_form

            return prepare_form(self.form, self.method, state, system, timeline)
        return prepare(system, self.method, state, timeline)

    def acting(
        self, controllers: Sequence[Controller], run: MethodRun, start: Vector, since: float | None = None,
        memory: dict[str, Any] | None = None,
    ) -> Acting | None:  # fmt: skip
        """Controllers at work on a run; None without any.

        start, since  the state and the time [s] at which their clocks began, without it that of the run
        memory        what they know there, as `Ticks.save` gives it
        Errors  SimulationError of controllers that cannot act in this run
        """
        if not controllers:
            return None
        begin, start = self.timeline.begin if since is None else since, self.observed_from(start)
        ticks = Ticks(controllers, self.system, begin, start, self.course.signals.at)
        if memory is not None:
            ticks.restore(memory, self.timeline.begin)
        return Acting(ticks, run)

    def refusal(self, run: MethodRun) -> str:
        """Why a run that was begun has no first step; "" where it has."""
        status = run.progress["status"]
        if status in (native.NOT_FINITE_AT_START, native.NOT_ON_MANIFOLD_AT_START):
            return explain_start(self.system, run.progress, self.form)
        return run.explained(self.timeline.end) if status == BELOW else ""

    def ended(self, run: MethodRun) -> bool:
        """Whether an event ended it."""
        return bool(run.progress["status"] == ENDED)

    def take_last(self, run: MethodRun) -> bool:
        """A sample of the last state of a run that ended between moments asked for, or at its start by a jump."""
        progress, times = run.progress, self.timeline.times
        late = progress["time"] - times[progress["sample"] - 1] > NEAR * np.spacing(abs(progress["time"]))
        leapt = isinstance(run, SwitchingRun) and bool(run.state_of_rows["jumped"])
        leapt = leapt and progress["sample"] == 1 and self.ended(run)
        if (late or leapt) and progress["sample"] < len(times):
            run.take()
            return True
        return False

    def failure(self, run: MethodRun, end: float | None = None) -> str:
        """Why a run that stopped did not come to its end; "" where it did, or where an event ended it."""
        if run.progress["status"] == native.DONE or self.ended(run):
            return ""
        end = self.timeline.end if end is None else end
        return run.explained(end) or explain(self.system, run.progress, end, self.course.control, self.form)

    def counted(self, run: MethodRun) -> dict[str, Any]:
        """What its steps did, for the attributes of the run."""
        progress = run.progress
        found = {"reached": float(progress["time"]), "steps": int(progress["accepted"])}
        for name in ("rejected", "evaluations", "jacobians", "factorizations")[: 4 if run.solver else 2]:
            found[name] = int(progress[name])
        return found | ({"stages_solved": run.solver.way} if isinstance(run.solver, Solver) else {}) | run.told()

    def events(self, log: NDArray[np.void]) -> dict[str, Variable]:
        """What happened, of one run or of several one behind the other, as variables along "event"."""
        if self.stepping is not None:
            return stepped_events(self.stepping, len(self.stepping.numbers["kind"]), log)
        assert self.system.switching is not None
        return event_variables(self.system.switching, log)
