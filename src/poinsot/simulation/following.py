"""A run of which every step is noted, for what is derived of it afterwards; its bits are those of `simulate`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from poinsot.errors import SimulationError
from poinsot.motion.system import System
from poinsot.simulation.checkpoints.checkpoint import Course
from poinsot.simulation.course import course_of
from poinsot.simulation.results.trajectory import Trajectory
from poinsot.simulation.simulate import run_course

Floats = NDArray[np.float64]


class Steps(NamedTuple):
    """The accepted steps of a run, and its samples.

    t, h, segment  [n] of each step      x  [n + 1, nx] the state at the start of each, and at the end of the last
    ends           [n] the time at the end of each
    times, states  [nt], [nt, nx] of the samples that the loop has taken
    """

    t: Floats
    h: Floats
    segment: NDArray[np.int64]
    x: Floats
    ends: Floats
    times: Floats
    states: Floats


class Watched:
    """Stands around a run, lets it go one attempt at a time, and notes what was accepted."""

    def __init__(self, run: Any) -> None:
        self.run = run
        self.cells = run.cells
        self.noted: list[tuple[float, float, int, float]] = []
        self.states: list[Floats] = []
        self.sampled: list[Floats] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self.run, name)

    def begin(self) -> None:
        """Begin, and note the state there."""
        self.run.begin()
        self.states.append(self.run.state.copy())

    def advance(self, attempts: int) -> None:
        """As of the run."""
        cells, run = self.cells, self.run
        accepted, time, status = cells["accepted"], cells["time"], cells["status"]
        if not attempts:
            run.advance(0)
        for _ in range(attempts):
            before, begun, segment = int(accepted[0]), float(time[0]), int(cells["segment"][0])
            run.advance(1)
            if accepted[0] > before:
                self.noted.append((begun, float(cells["tried"][0]), segment, float(time[0])))
                self.states.append(run.state.copy())
            if status[0]:
                return

    def samples(self) -> tuple[Floats, ...]:
        """As of the run, noted."""
        found: tuple[Floats, ...] = self.run.samples()
        self.sampled.append(found[0].copy())
        return found

    def steps(self) -> Steps:
        """All that was noted."""
        noted = self.noted or [(np.nan, np.nan, 0, np.nan)][:0]
        t, h, segment, ends = (np.array(each) for each in zip(*noted, strict=True)) if noted else [np.zeros(0)] * 4
        states = np.concatenate(self.sampled)
        times = self.run.plan.times[: len(states)]
        return Steps(t, h, np.asarray(segment, dtype=np.int64), np.array(self.states), ends, times, states)


OPTIONS = (
    "time", "times", "samples", "start", "method", "rtol", "atol", "outputs", "step", "max_step", "max_steps",
    "constraint_tolerance", "steps_per_sample",
)  # fmt: skip
"""What of the options of `simulate` a followed run takes, beside initial, inputs and parameters."""


def course_for(
    system: System, state: Any, given: Mapping[str, Any], traced: Sequence[str], options: Mapping[str, Any]
) -> Course:
    """What stays the same in a run of a System; state, given, traced as of `course_of`."""
    for name in options:
        if name not in OPTIONS:
            raise SimulationError(
                f"sensitivities are not taken of a run with the option {name!r}; of those of `simulate` there are: "
                f"initial, inputs, parameters, {', '.join(OPTIONS)}"
            )
    return course_of(system, state, given, traced, {name: options.get(name) for name in OPTIONS})


def follow(system: System, course: Course) -> tuple[Trajectory, Steps]:
    """The run, as `simulate` gives it, with its steps."""
    watched: list[Watched] = []

    def around(run: Any) -> Watched:
        watched.append(Watched(run))
        return watched[0]

    found = run_course(system, course, False, (), None, None, False, None, around)
    assert isinstance(found, Trajectory)
    return found, watched[0].steps()
