"""Controllers at work on a run: they act where it pauses, and what they hold goes with its samples."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from poinsot.control.ticks import NEAR, ControllerError, Ticks
from poinsot.errors import SimulationError
from poinsot.simulation import native

Vector: TypeAlias = NDArray[np.float64]


class Acting:
    """Ticks on a run under way, a `Run` or a `ResidualRun`.

    fault   why a controller could not act, once it could not; the run then stays where it is
    """

    def __init__(self, ticks: Ticks, run: Any) -> None:
        self.ticks, self.run, self.fault = ticks, run, ""
        apart = 64 * np.spacing(np.abs(run.plan.segments[:, :2]).max())
        for clock in ticks.clocks:
            if clock.controller.period < apart:
                raise SimulationError(
                    f"{clock.controller} has a period of {clock.controller.period:g} s, too short to tell its moments "
                    "apart in this run"
                )
        self._progress = run.progress
        self._held = np.empty((len(run.plan.times) + 1, len(ticks.values)))
        self._noted = 0

    def begin(self) -> None:
        """Begin the run with what is written at its start."""
        self.run.hold(self.ticks.held, self.ticks.next)
        self.run.begin()
        if self._progress["status"] in (native.RUNNING, native.DONE) and self._due() and self.act():
            self._progress["sample"] = 0
            self.run.begin()

    def act(self) -> bool:
        """Let act what is due, and go on with what is held then; False, with the fault noted, where one cannot act."""
        ticks, progress = self.ticks, self._progress
        time, count = float(progress["time"]), int(progress["sample"])
        self._note(count)
        try:
            ticks.act(time, self.run.state)
        except ControllerError as error:
            self.fault = str(error)
            return False
        if count and self.run.plan.times[count - 1] >= time - self._near(time):
            self._noted = count - 1  # a sample at this moment has what holds from here on
        self.run.hold(ticks.held, ticks.next)
        return True

    def end(self) -> None:
        """What acts at the very end, for the sample there."""
        if not self.fault and self._progress["status"] == native.DONE and self._due():
            self.act()

    def values(self, count: int) -> Vector:
        """What holds (count, inputs and what is told) at the first samples; at the moment of an action, from then on."""
        self._note(count)
        return self._held[:count]

    def _near(self, time: float) -> float:
        return NEAR * max(abs(time), abs(self.ticks.begin))

    def _due(self) -> bool:
        time = float(self._progress["time"])
        return self.ticks.next <= time + self._near(time)

    def _note(self, count: int) -> None:
        if count > self._noted:
            self._held[self._noted : count] = self.ticks.values
            self._noted = count
