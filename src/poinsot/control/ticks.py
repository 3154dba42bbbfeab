"""The clocks of controllers: what acts when, what holds in between, and how all of it is kept and given back."""

from __future__ import annotations

import traceback
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from math import isfinite
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from poinsot.control.controller import Controller
from poinsot.control.reading import Inputs, Reader
from poinsot.errors import FileError, PoinsotError, SimulationError, nearest
from poinsot.motion.system import System

Vector: TypeAlias = NDArray[np.float64]
_FLOAT = np.dtype(np.float64)
_PACKAGE = str(Path(__file__).parents[1])
NEAR = 4 * float(np.spacing(1.0))
"""Moments that differ by so much of the time are one."""
MISSED = 1e-6
"""Of a period, by which an action may be late in what was saved: a stepper's moments are multiples of its step."""


class ControllerError(PoinsotError):
    """A controller that raised, or returned what cannot be written; names it and the moment."""


class Ticks:
    """The controllers of one run on their clocks. Whoever moves the system asks it at ``next``, and holds ``held``.

    next    when something is due next [s]: an action, or something written that takes effect; inf: never
    held    [nu] what is added to the sampled inputs from now on, the beginning of
    values  what holds of inputs, then of what controllers tell each other; written: name → its place there
    Law     save, then restore into fresh Ticks: the same bits as without, tests/control/test_ticks.py
    """

    def __init__(
        self,
        controllers: Sequence[Controller],
        system: System,
        begin: float,
        start: Vector,
        inputs: Callable[[Vector], Vector],
    ) -> None:
        """From a system with its written inputs among its sampled ones, the state ``start`` to read names by, and the
        sampled inputs (nt, nu) at times (nt,)."""
        for name in (name for each in controllers for name in each.writes):
            if name not in system.input_names:
                raise SimulationError(
                    f"a controller writes {name!r}, which cannot be held from one action to the next: it is no input "
                    "of the system that may jump (a source across storage may not)"
                    + nearest(name, system.input_names, "what may be written:", 0.5)
                )
        own = [name for each in controllers for name in each.outputs]
        known = list(dict.fromkeys((*system.input_names, *own)))
        self.written = {name: known.index(name) for name in own}
        self.values = np.zeros(len(known))
        self.held = self.values[: len(system.input_names)]

        def current(time: float) -> Vector:
            return inputs(np.array([time])) + self.held

        self.begin, self.reach = begin, abs(begin)
        self.clocks = [_Clock(each, begin, self.written, self.values) for each in controllers]
        for clock in self.clocks:
            clock.prepare(system, start, self.written, self.values, current)
        self.delayed = [clock for clock in self.clocks if clock.controller.delay]
        self.next = min(clock.due for clock in self.clocks)

    def act(self, time: float, x: Vector) -> None:
        """Everything that is due at this time and state x.

        Errors  ControllerError; what holds is then as before the controller that failed
        """
        latest = time + NEAR * max(time, self.reach)
        for clock in self.delayed:
            clock.deliver(latest)
        following = np.inf
        for clock in self.clocks:
            if clock.due <= latest:
                clock.act(x)
            if clock.due < following:
                following = clock.due
        for clock in self.delayed:
            if clock.pending and clock.pending[0][0] < following:
                following = clock.pending[0][0]
        self.next = following

    def save(self) -> dict[str, Any]:
        """Everything that an action depends on, as lists and numbers that JSON holds without loss."""
        return {"values": self.values.tolist(), "clocks": [clock.save() for clock in self.clocks]}

    def restore(self, saved: dict[str, Any], time: float) -> None:
        """Go on from what was saved of the same controllers, at this moment.

        Errors  SimulationError for other controllers; FileError for what none of them says there
        """
        try:
            clocks, values = saved["clocks"], np.array(saved["values"], dtype=np.float64)
            if len(clocks) != len(self.clocks):
                raise SimulationError(
                    f"what was saved is of {len(clocks)} controllers, and here are {len(self.clocks)}: give the "
                    "controllers of the run that was saved, in its order"
                )
            if values.shape != self.values.shape or not np.isfinite(values).all():
                raise ValueError
            found = [clock.read_saved(kept, time) for clock, kept in zip(self.clocks, clocks, strict=True)]
        except SimulationError:
            raise
        except (ValueError, TypeError, KeyError, OverflowError):
            raise FileError(
                "what was saved of controllers holds what none of them says: it is damaged or forged."
            ) from None
        self.values[:] = values
        for clock, each in zip(self.clocks, found, strict=True):
            clock.begin, clock.tick, clock.first, clock.due, clock.state, clock.pending = each
        arrivals = [clock.pending[0][0] for clock in self.delayed if clock.pending]
        self.next = min([*arrivals, *(clock.due for clock in self.clocks)])


class _Clock:
    """One controller on its clock: how often it has acted, its state, and what it has written that is on its way."""

    def __init__(self, controller: Controller, begin: float, at: Mapping[str, int], values: Vector) -> None:
        self.controller, self.begin, self.tick = controller, begin, 0
        self.due = self.first = begin + controller.phase
        self.state: Any = None if controller.state is None else controller.state.copy()
        self.pending: deque[tuple[float, Vector]] = deque()
        places = [at[name] for name in controller.outputs]
        straight = places == [*range(places[0], places[0] + len(places))]
        self.values = values[places[0] : places[-1] + 1] if straight else values
        self.at: Any = ... if straight else np.array(places)
        self.size = len(places)
        self.rounded = [(k, step) for k, step in enumerate(controller.resolution) if step is not None]
        self.values[self.at] = controller.settled(controller.initial)

    def deliver(self, latest: float) -> None:
        """Let take effect what was delayed until then."""
        while self.pending and self.pending[0][0] <= latest:
            self.values[self.at] = self.pending.popleft()[1]

    def prepare(
        self, system: System, start: Vector, written: Mapping[str, int], values: Vector, inputs: Inputs
    ) -> None:
        """Get ready to read, and to call what may have to be compiled for it."""
        controller = self.controller
        try:
            self.read = Reader(system, controller.reads, written, values, inputs, start, self.begin)
        except SimulationError as error:
            raise SimulationError(f"{controller}: {error}") from None
        self.function = controller.program(self.read.shapes).ufunc if controller.compiled else controller.function

    def act(self, x: Vector) -> None:
        """One action, at its moment."""
        controller, time = self.controller, self.due
        values = self.read(time, x)
        for k, step in self.rounded:
            values[k] = np.rint(values[k] / step) * step
        try:
            if self.state is None:
                written = self.function(time, *values)
            else:
                written, state = self.function(time, *values, self.state if self.state.ndim else self.state.item())
                state = _real(state).copy()
            u = _real(written)
        except Exception as error:
            raise ControllerError(f"{controller} {_why(error)}, acting at t = {time:.9g} s") from error
        u = u if u.ndim == 1 else u.reshape(-1)
        if u.size != self.size or not (isfinite(sum(u.tolist())) or np.isfinite(u).all()):
            raise ControllerError(self._refused("writes", u, (self.size,)))
        if self.state is not None:
            if state.shape != self.state.shape or not np.isfinite(state).all():
                raise ControllerError(self._refused("state", state, self.state.shape))
            self.state = state
        u = u if controller.plain else controller.settled(u)
        if controller.delay:
            self.pending.append((time + controller.delay, u.copy()))
        else:
            self.values[self.at] = u
        self.tick += 1
        self.due = self.first + self.tick * controller.period  # never added up

    def _refused(self, what: str, found: Vector, shape: tuple[int, ...]) -> str:
        name = "what it writes" if what == "writes" else "its next state"
        wrong = f"in the shape {found.shape}, which must be {shape}"
        if found.shape == shape:
            bad = int(np.argmin(np.isfinite(found.reshape(-1))))
            of = f" for {self.controller.outputs[bad]!r}" if what == "writes" else f", entry {bad}"
            wrong = f"as {found.reshape(-1)[bad]}{of}"
        return f"{self.controller} returned {name} {wrong}, acting at t = {self.due:.9g} s"

    def save(self) -> dict[str, Any]:
        return {
            "controller": self.controller.name,
            "begin": self.begin,
            "tick": self.tick,
            "state": None if self.state is None else self.state.tolist(),
            "pending": [[moment, values.tolist()] for moment, values in self.pending],
        }

    def read_saved(self, saved: dict[str, Any], time: float) -> tuple[float, int, float, float, Any, deque[Any]]:
        """What was saved: begin, tick, first, due, state and pending; ValueError where no such controller says it at
        this time."""
        if saved["controller"] != self.controller.name:
            raise SimulationError(
                f"what was saved is of the controller {saved['controller']!r}, and here is {self.controller.name!r}: "
                "give the controllers of the run that was saved, in its order"
            )
        begin, tick, period, delay = saved["begin"], saved["tick"], self.controller.period, self.controller.delay
        first = float(begin) + self.controller.phase
        due = first + int(tick) * period
        state = None if saved["state"] is None else np.array(saved["state"], dtype=np.float64)
        pending = [(float(moment), np.array(values, dtype=np.float64)) for moment, values in saved["pending"]]
        near = MISSED * period + 64 * float(np.spacing(max(abs(time), abs(first))))
        moments = [moment for moment, _ in pending]
        fits = (state is None) == (self.state is None) and not isinstance(tick, bool) and 0 <= tick == int(tick)
        if state is not None and self.state is not None:
            fits = fits and state.shape == self.state.shape and bool(np.isfinite(state).all())
        fits = fits and time - near <= due <= max(time + period, first) + near and float(begin) <= time + near
        fits = fits and all(time - near <= moment <= time + delay + near for moment in moments)
        fits = fits and moments == sorted(moments) and len(moments) <= delay / period + 2
        if not fits or not all(values.shape == (self.size,) and np.isfinite(values).all() for _, values in pending):
            raise ValueError
        return float(begin), int(tick), first, due, state, deque(pending)


def read_controllers(
    given: Controller | Sequence[Controller], inputs: Mapping[str, Any], model: object = None
) -> tuple[list[Controller], dict[str, Any]]:
    """The controllers as a list, and the inputs of the run with those that they write, which begin at 0.

    model   a network whose own controllers act first
    Errors  SimulationError where one is no controller, or an input has two that drive it; ModelError for one that
            cannot act
    """
    controllers = [*getattr(model, "controllers", ()), *([given] if isinstance(given, Controller) else given)]
    owner: dict[str, Controller] = {}
    for each in controllers:
        if not isinstance(each, Controller):
            raise SimulationError(
                "controllers must be a list of po.Controller, or of functions made such by @po.controller; "
                f"not {each!r:.60}"
            )
        for name in each.outputs:
            if name in owner:
                raise SimulationError(f"{name!r} is written by {owner[name]} and by {each}: it can have one writer")
            if name in inputs:
                raise SimulationError(f"the input {name!r} is given, and {each} writes it: leave out one of the two")
            owner[name] = each
    for each in controllers:
        each.ready()
    return controllers, dict(inputs) | {name: 0.0 for each in controllers for name in each.writes}


def _real(given: Any) -> Vector:
    """Real numbers as an array; TypeError for others."""
    found = np.asarray(given)
    if found.dtype is _FLOAT:
        return found
    if found.dtype.kind not in "fiub":
        raise TypeError(f"it returned {given!r:.60}, and must return real numbers")
    return found.astype(np.float64)


def _why(error: Exception) -> str:
    return f"raised {type(error).__name__}: {error}{where_raised(error)}"


def where_raised(error: Exception) -> str:
    """The last line outside the package that was on the way to an error, in brackets."""
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if not frame.filename.startswith(_PACKAGE) and "importlib" not in frame.filename]
    return f" (line {own[-1].lineno} of {Path(own[-1].filename).name})" if own else ""
