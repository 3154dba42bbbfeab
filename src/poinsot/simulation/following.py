"""A run with a record of every step, for derivatives along it; its bits are those of `simulate`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Floats, Ints
from poinsot.motion.system import System
from poinsot.records import NamedTuple
from poinsot.run_options import OPTIONS, refuse_unknown
from poinsot.simulation.checkpoints.checkpoint import Course
from poinsot.simulation.course import course_of
from poinsot.simulation.results.trajectory import Trajectory
from poinsot.simulation.simulated import run_course
from poinsot.simulation.switching_run import SwitchingRun

Modes = Ints


class Instant(NamedTuple):
    """A change at a moment between two steps.

    step           how many steps were taken before it          time  of it
    before, after  (state, σ, mode) on either side; the state before is None where the step before led to it
    log            the entries of the log that it has made
    """

    step: int
    time: float
    before: tuple[Floats | None, Floats, Modes]
    after: tuple[Floats, Floats, Modes]
    log: NDArray[np.void]


class AcceptedSteps(NamedTuple):
    """The accepted steps of a run, and its samples.

    t, h, segment  [n] of each step      x  [n + 1, nx] the state at the start of each, and at the end of the last
    ends           [n] the time at the end of each
    sigma          [n, ns] σ of the mode in each        closed  whether any row is not OPEN in some step
    times, states  [nt], [nt, nx] of the samples that the loop has taken        kept  [nt, ns] σ of each
    z              [n, s, nl] of each step, the stages of a method that solves them; [n, 0, 0] of others
    instants       what happened between steps       modes  of each σ that was met, as bytes
    """

    t: Floats
    h: Floats
    segment: Ints
    x: Floats
    ends: Floats
    sigma: Floats
    closed: bool
    times: Floats
    states: Floats
    kept: Floats
    z: Floats
    instants: tuple[Instant, ...]
    modes: Mapping[bytes, Modes]


class Watched:
    """Stands around a run, lets it go one attempt at a time, and records accepted steps and instants."""

    def __init__(self, run: Any) -> None:
        self.run = run
        self.cells = run.cells
        self.switches = isinstance(run, SwitchingRun)
        self._attempt = run.attempt if self.switches else lambda: run.advance(1)
        self.noted: list[tuple[float, float, int, float]] = []
        self.states: list[Floats] = []
        self.sigmas: list[Floats] = []
        self.solved: list[Floats] = []
        self.sampled: list[tuple[Floats, Floats]] = []
        self.instants: list[Instant] = []
        self.closed = False
        self.modes: dict[bytes, Modes] = {}

    def __getattr__(self, name: str) -> Any:
        return getattr(self.run, name)

    def begin(self) -> None:
        """Begin, and note the state there."""
        self.times, self.reached = self.run.plan.span.times.copy(), 0.0
        before = self.run.state.copy(), *self._mode()
        self.run.begin()
        self.states.append(self.run.state.copy())
        if self.switches and self.run.rows.mode.any():
            self._happened((*before[:1], *self._mode()), 0)

    def _mode(self) -> tuple[Floats, Modes]:
        if not self.switches:
            return np.zeros(0), np.zeros(0, int)
        sigma, mode = self.run.sigma.copy(), self.run.rows.mode.copy()
        self.modes[sigma.tobytes()] = mode
        return sigma, mode

    def _logged(self) -> int:
        return len(self.run.events) if self.switches else 0

    def _happened(self, before: Any, logged: int) -> None:
        after = self.run.state.copy(), *self._mode()
        log = self.run.events[logged:].copy()
        self.instants.append(Instant(len(self.noted), float(self.cells["time"][0]), before, after, log))

    def advance(self, attempts: int) -> None:
        """As of the run."""
        cells, run = self.cells, self.run
        accepted, time, status = cells["accepted"], cells["time"], cells["status"]
        if not attempts:
            run.advance(0)
        for _ in range(attempts):
            count, begun, segment = int(accepted[0]), float(time[0]), int(cells["segment"][0])
            state, (sigma, mode) = run.state.copy(), self._mode()
            logged = self._logged()
            self._attempt()
            stepped = accepted[0] > count
            if stepped:
                h = float(time[0]) - begun if self.switches else float(cells["tried"][0])
                self.noted.append((begun, h, segment, float(time[0])))
                self.sigmas.append(sigma)
                self.solved.append(np.zeros((0, 0)) if run.solver is None else run.solver.z[1:].copy())
                self.closed = self.closed or bool(mode.any())
            if self.switches and (self._logged() > logged or (run.rows.mode != mode).any()):
                self._happened((None if stepped else state, sigma, mode), logged)
            if stepped:
                self.states.append(run.state.copy())
            elif self.instants and self.instants[-1].step == len(self.noted):
                self.states[-1] = run.state.copy()
            if status[0]:
                return

    def samples(self) -> tuple[Floats, ...]:
        """As of the run, noted."""
        found: tuple[Floats, ...] = self.run.samples()
        self.sampled.append((found[0].copy(), found[-1].copy()))
        self.reached = float(self.cells["time"][0])
        return found

    def steps(self) -> AcceptedSteps:
        """All that was noted."""
        t, h, ends = (np.array([each[k] for each in self.noted]) for k in (0, 1, 3))
        segment = np.array([each[2] for each in self.noted], dtype=np.int64)
        states, kept = (np.concatenate([each[k] for each in self.sampled]) for k in (0, 1))
        times = self.times[: len(states)]
        if times.size and times[-1] > self.reached:  # a run that ended early has a last sample there
            times = np.append(times[:-1], self.reached)
        sigma = np.array(self.sigmas).reshape(len(t), -1)
        z = np.array(self.solved).reshape(len(t), *(self.solved[0].shape if self.solved else (0, 0)))
        return AcceptedSteps(t, h, segment, np.array(self.states), ends, sigma, self.closed, times, states, kept, z,
                     tuple(self.instants), self.modes)  # fmt: skip


def course_for(
    system: System, state: Any, given: Mapping[str, Any], traced: Sequence[str], options: Mapping[str, Any]
) -> Course:
    """What stays the same in a run of a System; state, given, traced as of `course_of`."""
    refuse_unknown(
        "a run that is differentiated", options, OPTIONS, "Beside these it takes initial, inputs, parameters"
    )
    return course_of(system, state, given, traced, options)


def follow(system: System, course: Course) -> tuple[Trajectory, AcceptedSteps]:
    """The run, as `simulate` gives it, with its steps."""
    watched: list[Watched] = []

    def around(run: Any) -> Watched:
        watched.append(Watched(run))
        return watched[0]

    found = run_course(system, course, False, dataset=False, watched=around)
    assert isinstance(found, Trajectory)
    return found, watched[0].steps()
