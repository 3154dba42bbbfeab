"""Controllers at work on a run: they act where it pauses, and the values they hold go with its samples."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Any

import numpy as np

from poinsot.algebra.arrays import Vector
from poinsot.code import Block
from poinsot.control.ticks import NEAR, ControllerError, Ticks
from poinsot.errors import FileError, SimulationError, nearest
from poinsot.simulation.loops import native
from poinsot.simulation.loops.entries import TICKS
from poinsot.simulation.results.events import KINDS

if TYPE_CHECKING:
    from poinsot.simulation.loops.tick_records import Clocks


WAITS = native.PAUSED, native.HAPPENED
TOGETHER = 0.05
"""Seconds of actions between two looks at what else is to be done."""


class Acting:
    """Ticks on a run under way.

    fault   why a controller could not act, once it could not; the run then stays where it is
    """

    def __init__(self, ticks: Ticks, run: Any) -> None:
        self.ticks, self.run, self.fault = ticks, run, ""
        apart = 64 * np.spacing(np.abs(run.plan.span.segments[:, :2]).max())
        for clock in ticks.clocks:
            if clock.controller.period < apart:
                raise SimulationError(
                    f"{clock.controller} has a period of {clock.controller.period:g} s, too short to tell its moments "
                    "apart in this run"
                )
        self._time, self._sample, self._status, self._taken = (
            run.cells[name] for name in ("time", "sample", "status", "taken")
        )
        self._times = run.plan.span.times
        if ticks.watched:
            names = run.listen()
            known = [*names, *(f"{name}[{kind}]" for name in names for kind in KINDS)]
            for name in sorted(ticks.watched - {*known}):
                raise SimulationError(
                    f"a controller acts at {name!r}, which does not happen in this run"
                    + nearest(name, known, "what happens:", 0.5)
                )
        self._held = np.empty((run.cells["room"].item() + 1, len(ticks.values)))
        self._acts = ticks.arrays["acts"]
        size = len(run.work.feed) if getattr(run, "rows", None) is not None else -1
        if any(each != size for each in ticks.looked):  # what a kernel of a mode takes is not at hand
            ticks.arrays["law"][[bool(clock.read.looks) for clock in ticks.clocks]] = 0
        self._acts["noted"], self._count = 0, 16
        self._clocks: Clocks | None = None
        self._entry, self._parts, self._block = "go", list[str](), (list[Any](), Block())
        if ticks.arrays["law"].any() and run.advancing is not None:
            self._parts = [name for name in ("rows", "solver") if getattr(run, name, None) is not None]
            names = {"rows": "_switching", "solver": "_implicit"}
            self._entry = "go" + "".join(names[name] for name in self._parts)
            self._parts = ["plan", "work", "", *self._parts]

    def begin(self) -> None:
        """Begin the run with the values written at its start."""
        self.run.hold(self.ticks.held, self.ticks.next)
        self.run.begin()
        begun = self._status[0] in (native.RUNNING, native.DONE, native.HAPPENED)
        if begun and self._due() and self._act():
            self._sample[0], self._status[0] = 0, native.RUNNING
            self.run.begin()
        if begun and self.ticks.watched and not self.fault:
            self.act()

    def act(self) -> bool:
        """Let controllers act that are due or wait for these events, and go on with the values then held; False,
        with the fault noted, where one cannot act.
        """
        self._hear()
        return self._act()

    def _hear(self) -> None:
        """Make the controllers due that act at these events."""
        if self.ticks.watched:
            self.ticks.hear(self._time.item(), self.run.news())

    def _act(self) -> bool:
        if self._call(0):
            return True
        ticks, time, count = self.ticks, self._time.item(), self._sample.item()
        fresh = count > self._noted
        if fresh:
            self._note(count)
        try:
            ticks.act(time, self.run.state, getattr(self.run, "sigma", None))
        except ControllerError as error:
            self.fault = str(error)
            return False
        if fresh and self._times[count - 1] >= time - NEAR * max(abs(time), abs(ticks.begin)):
            self._acts["noted"] = count - 1  # a sample at this moment has what holds from here on
        self.run.hold(ticks.held, ticks.next)
        return True

    def go(self, attempts: int) -> None:
        """From tick to tick for a while, as long as the run pauses for them alone."""
        until = perf_counter() + TOGETHER
        while self.act() and (before := perf_counter()) < until:
            self._acts["attempts"] = attempts
            if self._call(self._count):
                seconds = max(perf_counter() - before, 1e-6)  # the clock may stand still
                self._count = int(min(max(self._count * min(TOGETHER / seconds, 4.0), 1), 1 << 40))
                if self._status.item() != native.RUNNING:
                    self.run.advance(0)  # what it asks for
            elif self._status.item() not in WAITS:
                self.run.advance(attempts)
            if self._status.item() not in WAITS:
                return

    def end(self) -> None:
        """What acts at the very end, for the sample there."""
        if not self.fault and self._status[0] == native.DONE:
            self._hear()
            if self._due():
                self._act()

    def values(self, count: int) -> Vector:
        """The held values (count, inputs and messages between controllers) at samples in the arrays, at an action's
        moment from there on.
        """
        self._note(self._taken.item() + count)
        return self._held[:count].copy()

    def save(self) -> dict[str, Any]:
        """All that what follows depends on, as JSON holds it without loss."""
        held = self._held[: self._noted - self._taken.item()]
        return {"ticks": self.ticks.save(), "held": held.tolist()}

    def restore(self, saved: dict[str, Any]) -> None:
        """Go on from a saved state of the same controllers, after the run was restored. FileError for other states."""
        try:
            held = np.array(saved["held"], dtype=np.float64).reshape(-1, self._held.shape[1])
            ticks = saved["ticks"]
        except (ValueError, TypeError, KeyError, OverflowError):
            raise FileError("what was saved of controllers is not of the form that it has: it is forged.") from None
        if len(held) > self._sample.item() - self._taken.item():
            raise FileError("what was saved of controllers is of more samples than there are: it is forged.")
        self.ticks.restore(ticks, self._time.item())
        self._acts["noted"] = self._taken.item() + len(held)
        self._held[: len(held)] = held

    def _due(self) -> bool:
        time = self._time.item()
        return bool(self.ticks.next <= time + NEAR * max(abs(time), abs(self.ticks.begin)))

    @property
    def _noted(self) -> int:
        return int(self._acts["noted"][0])

    def _call(self, count: int) -> bool:
        """So many due actions in compiled code, after the steps up to each; 0: those due at once. False where Python
        has to do it, which is as if it had been called for what is due.
        """
        if not self._parts:
            return False
        from poinsot.code.records import part
        from poinsot.simulation.loops.tick_records import Clocks
        from poinsot.simulation.loops.ticks import DONE

        arrays, run = self.ticks.arrays, self.run
        if self._clocks is None or self._clocks.late.queue is not arrays["queue"]:  # it has grown
            self._clocks = part(Clocks, {**arrays, "held": self._held, "acts": self._acts})
        self._acts["advance"], self._acts["block"] = run.advancing
        parts = [getattr(run, name) if name else self._clocks for name in self._parts]
        if [*map(id, self._block[0])] != [*map(id, parts)]:
            self._block = parts, Block(*parts)
        return TICKS.call(self._entry, self._block[1], count) == DONE

    def _note(self, count: int) -> None:
        if count > self._noted:
            self._held[self._noted - self._taken.item() : count - self._taken.item()] = self.ticks.values
            self._acts["noted"] = count
