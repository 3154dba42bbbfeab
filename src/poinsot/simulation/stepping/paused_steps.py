"""Steps of one length with error control inside: a run of the compiled loops, paused at multiples of the step."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Ints, Vector
from poinsot.algebra.caching import cached_property
from poinsot.code import Block, Loops
from poinsot.errors import FileError, SimulationError
from poinsot.motion.system import System
from poinsot.simulation.checkpoints.bounds import refuse_what_no_run_says
from poinsot.simulation.checkpoints.checkpoint import Course
from poinsot.simulation.failure import explain_start
from poinsot.simulation.inputs import Signals
from poinsot.simulation.loops import native
from poinsot.simulation.loops.pauses import FEW, TAKEN
from poinsot.simulation.loops.step_records import Crowd, Pauses
from poinsot.simulation.methods import Keeping, find_method
from poinsot.simulation.moreau import TimeSteppingRun as TimeSteps
from poinsot.simulation.options import Control
from poinsot.simulation.prepared import on_course
from poinsot.simulation.run import drive, refuse_own_loop
from poinsot.simulation.stepping.images import MemoryImage
from poinsot.simulation.stepping.saved import FAR, refuse_moment
from poinsot.simulation.stepping.step_text import WORDS
from poinsot.simulation.stepping.steps import Sharing, StepState, as_given, in_slices
from poinsot.simulation.stepping.whole_steps import WholeSteps
from poinsot.simulation.switching_run import SwitchingRun


class PausedSteps(StepState):
    """A run, paused; `steps.StepState` says what its methods do."""

    def __init__(
        self, system: System, name: str, step: float, signals: Signals, state: Vector, control: Control
    ) -> None:
        if isinstance(method := find_method(name), Keeping):
            refuse_own_loop(method)
        begin, h = float(signals.segments[0, 0]), step
        prepared = on_course(system, Course(name, control, np.array([begin]), signals, state, None))
        if prepared.form is None and not method.adaptive:
            control = replace(control, fixed_step=h)
            prepared = prepared.along(replace(prepared.course, control=control))
        self.system = system = prepared.system
        self._prepared, self._run = prepared, prepared.run(state, None)
        smooth = prepared.form is None and prepared.stepping is None
        settles = smooth and system.state.project is not None and system.dynamics.flow is not None
        self._settler = WholeSteps(system, "rk4", h, signals, state, control) if settles else None
        self._grid = np.array([h, begin, 0.0])  # step, start, how many are done
        nu = len(system.inputs.names)
        self.held, self.inputs = np.zeros(nu), self._run.plan.span.inputs
        self.segments, self.steered, self._fault = self._run.plan.span.segments, np.zeros(1, np.int64), ""
        super().__init__()
        self._undo, self._crowd = MemoryImage([*self._run.arrays().values(), self.inputs]), cast(Sharing | None, None)
        self._loop = self._run.compiled_steps
        if self._loop is not None:
            self._run.pause_by(self._pauses)
        self._run.hold(self.held, begin + h)
        self._run.begin()
        if self._run.progress["status"] != native.RUNNING:
            raise SimulationError(
                self._run.explained(begin) or explain_start(system, self._run.progress, prepared.form)
            )
        self._run.plan.span.segments[-1, [1, 3]] = begin + FAR * h

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
        if self._loop is None or self._loop[1] != "step":
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
        return self.row()[: self.system.state.size]

    @property
    def energy(self) -> Vector:
        """The energies through ports and dissipators, in place."""
        return self._run.array("energy")

    @property
    def time(self) -> float:
        """t [s]."""
        return float(self._run.progress["time"])

    @time.setter
    def time(self, value: float) -> None:
        progress = self._run.progress
        progress["time"] = value
        progress["segment"] = np.searchsorted(self._run.plan.span.segments[1:, 0], value, side="right")
        progress["grid"] = int(FAR)  # steps land on the next multiple from here, where runs pause
        self._grid[1:] = value, 0.0
        self._run.change(moved=True)

    def hold(self, places: Ints, values: Vector) -> None:
        """As of `StepState.hold`."""
        if self._varying:
            self.inputs[:, :, places] = 0.0
        self.held[places] = values
        if self._varying or self._loop is None:
            self._run.change()

    def advance(self, count: int) -> bool:
        """As of `StepState.advance`."""
        if self._loop is None:
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
        """As of `StepState.finish`."""
        run, status = self._run, self._run.cells["status"]
        try:
            run.advance(FEW)
            if status[0] == native.RUNNING:
                drive(run, lambda: False)
        except KeyboardInterrupt:
            self._undo.bring_back()
            raise
        if self._words is not None:
            self._words[WORDS.index("block")] = run.block.address
        if status[0] == native.PAUSED:
            self._grid[2] += 1
            return True
        self._fault = self._prepared.failure(run, float(run.progress["stop"]))
        if self._prepared.ended(run):
            self._fault = (
                f"the event {run.ended_by!r} ends the run of {self.system.name!r} at t = {run.progress['time']:.9g} s, "
                "within this step. Go on from another state, or leave the event out of the file"
            )
        self._undo.bring_back()
        return False

    def explain(self) -> str:
        """As of `StepState.explain`."""
        return self._fault

    def place(self, state: Vector) -> None:
        """As of `StepState.place`."""
        run = self._run
        if self._settler is not None:
            self._settler.place(state)
            state = self._settler.x
        form = self._prepared.form
        if self._prepared.stepping is None:
            run.change(moved=True)
            run.place(state)
        else:
            self._undo.note()
            if not run.place(state):
                fault = explain_start(self.system, run.progress)
                self._undo.bring_back()
                raise SimulationError(fault)
            run.state[:] = as_given(state, run.state)
        if form is None:
            return
        kept = run.progress.copy()
        run.hold(self.held, self.time + self._grid[0])
        run.advance(1)
        if run.progress["status"] != native.RUNNING:
            raise SimulationError(explain_start(self.system, run.progress, form))
        run.progress["status"] = kept["status"]

    def row(self) -> Vector:
        """As of `StepState.row`."""
        return self._run.state

    @property
    def segment(self) -> int:
        """As of a `StepState`."""
        return int(self._run.progress["segment"])

    def sigma(self) -> Vector | None:
        """As of `StepState.sigma`."""
        return self._run.sigma_shown()

    def refuse(self, own: Mapping[str, NDArray[Any]], saved: Mapping[str, NDArray[Any]], what: str) -> float:
        """As of `StepState.refuse`."""
        run = self._run
        refuse_what_no_run_says(run, own, saved, what, stepped=True)
        progress = next(each for name, each in saved.items() if name.rpartition(".")[2] == "progress")[0]
        step, start, done = saved["grid"].tolist()
        if step != self._grid[0]:
            raise FileError(f"{what} is of another stepper: its step is {step!r}, and here {self._grid[0]!r}.")
        time = float(progress["time"])
        refuse_moment(step, start, done, time, int(progress["segment"]), run.plan.span.segments, what)
        return time

    def restored(self) -> None:
        """As of `StepState.restored`; the log of events is not kept."""
        self.__dict__.pop("_varying", None)
        if isinstance(self._run, SwitchingRun):
            self._run.state_of_rows["logged"] = 0
            self._run.restored(self._run.rows.events.log[:0])
        else:
            self._run.forget()

    def arrays_kept(self) -> dict[str, NDArray[Any]]:
        """As of `StepState.arrays_kept`."""
        return {**self._run.arrays(), "grid": self._grid, "held": self.held, "inputs": self.inputs}

    def compiled(self) -> tuple[Loops, str, Block] | None:
        """As of a `StepState`."""
        return None if self._loop is None else (*self._loop, self._run.block)
