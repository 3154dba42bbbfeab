"""Steps of one length with error control inside: a run of the compiled loops, paused at multiples of the step."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Ints, Vector
from poinsot.algebra.caching import cached_property
from poinsot.errors import FileError, SimulationError
from poinsot.motion.system import System
from poinsot.simulation.checkpoints.bounds import refuse_what_no_run_says
from poinsot.simulation.failure import explain, explain_start
from poinsot.simulation.inputs import Signals
from poinsot.simulation.loops import native
from poinsot.simulation.loops.native import ENDED
from poinsot.simulation.loops.pauses import FEW, TAKEN
from poinsot.simulation.loops.step_records import Crowd, Pauses
from poinsot.simulation.methods import Method, TimeStepping
from poinsot.simulation.moreau import TimeSteppingRun as TimeSteps
from poinsot.simulation.moreau import prepare as prepare_steps
from poinsot.simulation.moreau import prepared_stepping
from poinsot.simulation.options import Control
from poinsot.simulation.residual.run import ResidualRun, together
from poinsot.simulation.residual.run import prepare as prepare_form
from poinsot.simulation.run import LoopRun, drive
from poinsot.simulation.stepping.entry import EntryWords, Inputs, entry_from_python
from poinsot.simulation.stepping.images import MemoryImage
from poinsot.simulation.stepping.saved import FAR, refuse_moment
from poinsot.simulation.stepping.step_text import WORDS
from poinsot.simulation.stepping.steps import Sharing, as_given, in_slices, input_at
from poinsot.simulation.stepping.whole_steps import WholeSteps
from poinsot.simulation.switching_failure import explain_switching
from poinsot.simulation.switching_run import SwitchingRun, prepare


class PausedSteps:
    """A run, paused; `steps.StepState` says what its methods do."""

    def __init__(
        self, system: System, method: Method, step: float, signals: Signals, state: Vector, control: Control
    ) -> None:
        stepping = prepared_stepping(system) if isinstance(method, TimeStepping) else None
        form = None if stepping is not None or system.switching is not None else together(system, method)
        if stepping is not None:
            system = stepping.system
        elif form is None and system.written_out is not None and system.switching is None:
            system = system.written_out()
        begin, h = float(signals.segments[0, 0]), step
        times = np.array([begin])
        self._run: LoopRun | ResidualRun
        self._settler: WholeSteps | None = None
        if form is None and not method.adaptive:
            control = replace(control, fixed_step=h)
        if stepping is not None:
            self._run = prepare_steps(stepping, method, state, times, signals, control, shows=True)
        elif form is None:
            self._run = prepare(system, method, state, times, signals, control)
            settles = system.project is not None and system.flow is not None
            self._settler = WholeSteps(system, "rk4", h, signals, state, control) if settles else None
        else:
            system = replace(system, observations=form.observations, project=None)
            self._run = prepare_form(form, method, state, system, times, signals, control)
        self.system, self._form, self._control = system, form, control
        self._grid = np.array([h, begin, 0.0])  # step, start, how many are done
        nu = len(system.input_names)
        self.held, self.inputs = np.zeros(nu), self._run.plan.inputs
        self._place, self._given, self._steered = np.arange(nu), nu, np.zeros(1, np.int64)
        self._fault, self._words = "", cast(EntryWords | None, None)
        self._undo, self._crowd = MemoryImage([*self._run.arrays().values(), self.inputs]), cast(Sharing | None, None)
        self._loop = None if isinstance(self._run, ResidualRun) else self._run.compiled_steps
        if self._loop is not None and isinstance(self._run, LoopRun):
            self._run.pause_by(self._pauses)
        self._run.hold(self.held, begin + h)
        self._run.begin()
        if self._run.progress["status"] != native.RUNNING:
            switches = explain_switching(self._run, begin) if isinstance(self._run, SwitchingRun) else ""
            raise SimulationError(switches or explain_start(system, self._run.progress, form))
        self._run.plan.segments[-1, [1, 3]] = begin + FAR * h

    @cached_property
    def _varying(self) -> bool:
        """Test for tables that add to the held inputs."""
        return bool(self.inputs.any())

    def _pauses(self, arrays: Mapping[str, NDArray[np.generic]]) -> tuple[Pauses | Crowd, ...]:
        """Image of the arrays that compiled steps change; of many members their images."""
        self._undo = MemoryImage([*arrays.values(), self.inputs])
        pauses = self._undo.pauses(self._grid, self.held)
        if self._crowd is None:
            return (pauses,)
        own = self._run.record if isinstance(self._run, TimeSteps) else None
        return pauses, self._crowd([*arrays.values(), self.inputs, self._grid, self.held], own)

    @property
    def done(self) -> int:
        """Steps since the time was written."""
        return int(self._grid[2])

    def share(self, made: Sharing) -> Callable[[int], int]:
        """See `images.SteppedMembers`: how all are moved, from one on; SimulationError where a method does not."""
        run = self._run
        if isinstance(run, ResidualRun) or self._loop is None or self._loop[1] != "step":
            raise SimulationError(
                f"many members of {self.system.name!r} are moved by 'rk4', 'semi-implicit', 'moreau', and where "
                "something switches by 'dop853'; make as many environments for another method"
            )
        self._crowd, (loop, _) = made, self._loop
        run.pause_by(self._pauses)
        return lambda first: loop.call("step_crowd", run.block, first)

    @property
    def x(self) -> Vector:
        """The state, a copy for residual forms."""
        return self.row()[: self.system.state_size]

    @property
    def energy(self) -> Vector:
        """The energies through ports and dissipators, in place."""
        run = self._run
        return run.work.energy if isinstance(run, LoopRun) else run.work.arrays["energy"]

    @property
    def time(self) -> float:
        """t [s]."""
        return float(self._run.progress["time"])

    @time.setter
    def time(self, value: float) -> None:
        progress = self._run.progress
        progress["time"] = value
        progress["segment"] = np.searchsorted(self._run.plan.segments[1:, 0], value, side="right")
        progress["grid"] = int(FAR)  # steps land on the next multiple from here, where runs pause
        self._grid[1:] = value, 0.0
        self._change(moved=True)

    def _change(self, moved: bool = False) -> None:
        """The flow is another where the run stands; moved: so is the state, or the time."""
        run = self._run
        run.cells["stale"][0] = 1
        if isinstance(run, SwitchingRun):
            run.change(moved)
        if isinstance(run, LoopRun) and run.solver is not None:
            run.solver.memory["before"], run.solver.memory["wanted"] = 0.0, 1

    def hold(self, places: Ints, values: Vector) -> None:
        """See `Steps.hold`."""
        if self._varying:
            self.inputs[:, :, places] = 0.0
        self.held[places] = values
        if self._varying or self._loop is None:
            self._change()

    def advance(self, count: int) -> bool:
        """See `Steps.advance`."""
        if self._loop is None or isinstance(self._run, ResidualRun):
            return all(self._advance() for _ in range(count))
        (loop, entry), run = self._loop, self._run

        def take(some: int) -> bool:
            until = self._grid[2] + some
            while (left := int(until - self._grid[2])) > 0:
                if loop.call(entry, run.block, left) != TAKEN and not self.finish():
                    return False
            return True

        return in_slices(count, take)

    def _advance(self) -> bool:
        self._undo.note()
        h, start, done = self._grid.tolist()
        self._run.hold(self.held, start + (done + 1) * h)
        return self.finish()

    def finish(self) -> bool:
        """See `Steps.finish`."""
        run, status = self._run, self._run.cells["status"]
        try:
            run.advance(FEW)
            if status[0] == native.RUNNING:
                drive(run, False, lambda: False)
        except KeyboardInterrupt:
            self._undo.bring_back()
            raise
        if self._words is not None:
            self._words[WORDS.index("block")] = run.block.address
        if status[0] == native.PAUSED:
            self._grid[2] += 1
            return True
        self._fault = explain(self.system, run.progress, float(run.progress["stop"]),
                              self._control.constraint_tolerance, self._control.max_steps, self._form)  # fmt: skip
        if isinstance(run, SwitchingRun):
            self._fault = explain_switching(run, float(run.progress["stop"])) or self._fault
        if status[0] == ENDED and isinstance(run, (SwitchingRun, TimeSteps)):
            self._fault = (
                f"the event {run.ended_by!r} ends the run of {self.system.name!r} at t = {run.progress['time']:.9g} s, "
                "within this step. Go on from another state, or leave the event out of the file"
            )
        self._undo.bring_back()
        return False

    def explain(self) -> str:
        """See `Steps.explain`."""
        return self._fault

    def place(self, state: Vector) -> None:
        """See `Steps.place`."""
        run = self._run
        if self._settler is not None:
            self._settler.place(state)
            state = self._settler.x
        if isinstance(run, TimeSteps):
            self._undo.note()
            if not run.place(state):
                fault = explain_start(self.system, run.progress)
                self._undo.bring_back()
                raise SimulationError(fault)
            run.work.x[:] = as_given(state, run.work.x)
            return
        self._change(moved=True)
        if isinstance(run, LoopRun):
            run.work.x[:] = state
            return
        nx = run.shape.number("states")
        run.work.arrays["y"][:nx] = state / run.shape.arrays["unit"][:nx]
        kept = run.progress.copy()
        run.hold(self.held, self.time + self._grid[0])
        run.advance(1)
        if run.progress["status"] != native.RUNNING:
            raise SimulationError(explain_start(self.system, run.progress, self._form))
        run.progress["status"] = kept["status"]

    def row(self) -> Vector:
        """See `Steps.row`."""
        run = self._run
        if isinstance(run, LoopRun):
            return run.work.x
        unit = run.shape.arrays["unit"]
        rates = run.work.arrays["rates"]
        return np.concatenate([run.work.arrays["y"] * unit, rates * unit[: len(rates)]])

    def u(self) -> Vector:
        """See `Steps.u`."""
        return input_at(self._run.plan.segments, self.inputs, self.held, int(self._run.progress["segment"]), self.time)

    def sigma(self) -> Vector | None:
        """See `Steps.sigma`."""
        if isinstance(self._run, TimeSteps):
            return self._run.shown
        return self._run.sigma.copy() if isinstance(self._run, SwitchingRun) else None

    def refuse(self, own: Mapping[str, NDArray[Any]], saved: Mapping[str, NDArray[Any]], what: str) -> float:
        """See `Steps.refuse`."""
        run = self._run
        refuse_what_no_run_says(run, own, saved, what, stepped=True)
        progress = next(each for name, each in saved.items() if name.rpartition(".")[2] == "progress")[0]
        step, start, done = saved["grid"].tolist()
        if step != self._grid[0]:
            raise FileError(f"{what} is of another stepper: its step is {step!r}, and here {self._grid[0]!r}.")
        time = float(progress["time"])
        refuse_moment(step, start, done, time, int(progress["segment"]), run.plan.segments, what)
        return time

    def restored(self) -> None:
        """See `Steps.restored`; the log of events is not kept."""
        self.__dict__.pop("_varying", None)
        if isinstance(self._run, SwitchingRun):
            self._run.state_of_rows["logged"] = 0
            self._run.restored(self._run.rows.log[:0])
        elif isinstance(self._run, TimeSteps):
            self._run.forget_log()

    def arrays_kept(self) -> dict[str, NDArray[Any]]:
        """See `Steps.arrays_kept`."""
        return {**self._run.arrays(), "grid": self._grid, "held": self.held, "inputs": self.inputs}

    def lead(self, place: Ints) -> None:
        """See `Steps.lead`."""
        self._place[: len(place)], self._given = place, len(place)
        self._steered[0] = not self.inputs[:, :, place].any()

    def entry(self, general: Callable[..., None], failed: Callable[[], None], doc: str) -> Any:
        """See `Steps.entry`; None where steps are taken from Python."""
        run = self._run
        if self._loop is None or isinstance(run, ResidualRun):
            return None
        loop, step = self._loop
        function = loop.address(step, run.block)
        inputs = Inputs(self._steered, self._place, self._given, self.held)
        self._words, found = entry_from_python(function, run.block, inputs, general, failed, doc)
        return found
