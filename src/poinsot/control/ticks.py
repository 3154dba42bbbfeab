"""The clocks of controllers: what acts when, what holds in between, and how all of it is kept and given back."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable, Mapping, Sequence
from math import isfinite
from pathlib import Path
from typing import Any, TypeAlias, cast

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Ints, Vector
from poinsot.control.controller import Controller
from poinsot.control.reading import Inputs, ObservationReader
from poinsot.errors import FileError, PoinsotError, SimulationError, nearest
from poinsot.motion.system import System

Arrays: TypeAlias = dict[str, NDArray[Any]]
_FLOAT = np.dtype(np.float64)
_PACKAGE = str(Path(__file__).parents[1])
NEAR = 4 * float(np.spacing(1.0))
"""Moments that differ by so much of the time are one."""
MISSED = 1e-6
"""Of a period, by which an action may be late in what was saved: a stepper's moments are multiples of its step."""


ROOM = 1000.0
"""Actions on their way that there is room for from the start."""
ACTS = np.dtype([(name, np.int64) for name in ("advance", "block", "attempts", "noted")]
                + [(name, np.float64) for name in ("reach", "next")])  # fmt: skip
"""As `simulation.loops.tick_records.Acts`."""


class ControllerError(PoinsotError):
    """A controller that raised, or returned what cannot be written; names it and the moment."""


class Ticks:
    """The controllers of one run on their clocks. Whoever moves the system asks it at ``next``, and holds ``held``.

    held    [nu] what is added to the sampled inputs from now on, the beginning of
    values  what holds of inputs, then of what controllers tell each other; written: name → its place there
    arrays  all that actions depend on and change, by name: the fields of `simulation.loops.tick_records.Clocks`
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
            if name not in system.inputs.names:
                raise SimulationError(
                    f"a controller writes {name!r}, which cannot be held from one action to the next: it is no input "
                    "of the system that may jump (a source across storage may not)"
                    + nearest(name, system.inputs.names, "what may be written:", 0.5)
                )
        own = [name for each in controllers for name in each.outputs]
        known = list(dict.fromkeys((*system.inputs.names, *own)))
        self.written = {name: known.index(name) for name in own}
        self.values = np.zeros(len(known))
        self.held = self.values[: len(system.inputs.names)]

        def current(time: float) -> Vector:
            return inputs(np.array([time])) + self.held

        self.begin, self.reach = begin, abs(begin)
        self.arrays = _arrays(controllers, self.written) | {"values": self.values}
        self.clocks = [_Clock(k, each, begin, self.arrays) for k, each in enumerate(controllers)]
        for clock in self.clocks:
            clock.prepare(system, start, self.written, current)
        self._lay_out()
        self.watched = {name for each in controllers for name in each.events}
        self.delayed = [clock for clock in self.clocks if clock.controller.delay]
        self.arrays["acts"]["reach"] = self.reach
        self._next = cast("memoryview[float]", self.arrays["acts"]["next"].data)
        self._set_next()

    def _lay_out(self) -> None:
        """Laws that are compiled with all that they read, for the loop."""
        arrays, shapes = self.arrays, [clock.read.shapes for clock in self.clocks]
        arrays["reads_from"] = _from(len(each) for each in shapes)
        looks = list(dict.fromkeys(kernel for clock in self.clocks for kernel in clock.read.looks))
        arrays["looks"] = np.array([each.address for each in looks], np.int64)
        self.looked = [sum(int(np.prod(shape)) for shape in each.inputs.values()) for each in looks]
        arrays["seen"] = np.zeros(
            max((sum(int(np.prod(s)) for s in each.outputs.values()) for each in looks), default=0)
        )
        sources = [(clock, each or (0, 0, 0)) for clock in self.clocks for each in clock.read.sources]
        placed = [
            (2 + looks.index(clock.read.looks[kind - 2]) if kind > 1 else kind, first, count)
            for clock, (kind, first, count) in sources
        ]
        arrays["reads"] = np.array(placed, np.int64).reshape(-1, 3)
        steps = [step or 0.0 for clock in self.clocks for step in clock.controller.resolution]
        arrays["resolution"] = np.array(steps, dtype=np.float64)
        sizes = [sum(int(np.prod(shape)) for shape in each) for each in shapes]
        states = np.diff(arrays["state_from"])
        arrays["given"] = np.zeros(1 + max((states + sizes).tolist()))
        arrays["made"] = np.zeros(max((states + np.diff(arrays["writes_from"])).tolist()))

    @property
    def next(self) -> float:
        """When something is due next [s]: an action, or something written that takes effect; inf: never."""
        return self._next[0]

    def hear(self, time: float, happened: Mapping[str, Any]) -> None:
        """Make the controllers due that act at these events: ``event_element`` and ``event_kind`` of variables."""
        names, kinds = (happened[f"event_{name}"][1].tolist() for name in ("element", "kind"))
        said = {*names, *(f"{name}[{kind}]" for name, kind in zip(names, kinds, strict=True))}
        for clock in self.clocks:
            if not said.isdisjoint(clock.controller.events):
                self._next[0] = clock.due[clock.k] = time

    def act(self, time: float, x: Vector, sigma: Vector | None = None) -> None:
        """Everything that is due at this time and state x, and at the σ of a System that switches.

        Errors  ControllerError; what holds is then as before the controller that failed
        """
        latest = time + NEAR * max(time, self.reach)
        for clock in self.delayed:
            clock.deliver(latest)
        for clock in self.clocks:
            if clock.due[clock.k] <= latest:
                clock.act(x, sigma)
        self._set_next()

    def _set_next(self) -> None:
        arrivals = [clock.arrival for clock in self.delayed]
        self._next[0] = min([*self.arrays["due"].tolist(), *arrivals])

    def save(self) -> dict[str, Any]:
        """Everything that an action depends on, as lists and numbers that JSON holds without loss."""
        return {"values": self.values.tolist(), "clocks": [clock.save() for clock in self.clocks]}

    def restore(self, saved: dict[str, Any], time: float) -> None:
        """Continue from saved states of the same controllers, at this moment.

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
            clock.write(*each)
        self._set_next()


class _Clock:
    """One controller on its clock, number k of the arrays: its count of actions, its state, and the written values
    that is on its way."""

    def __init__(self, k: int, controller: Controller, begin: float, arrays: Arrays) -> None:
        self.k, self.controller, self.begin, self.arrays = k, controller, begin, arrays
        arrays["due"][k] = arrays["first"][k] = begin + controller.phase
        self.due, self.first = (cast("memoryview[float]", arrays[name].data) for name in ("due", "first"))
        self.tick, self.oldest, self.waiting = (arrays[name].data for name in ("tick", "oldest", "waiting"))
        first, last = arrays["state_from"][k : k + 2].tolist()
        self.state = None if controller.state is None else arrays["state"][first:last].reshape(controller.state.shape)
        if self.state is not None:
            self.state[...] = controller.state
        first, last = arrays["writes_from"][k : k + 2].tolist()
        self.at: slice | Ints = arrays["writes"][first:last]
        self.size = last - first
        if (np.diff(arrays["writes"][first:last]) == 1).all():
            at = int(arrays["writes"][first])
            self.at = slice(at, at + self.size)
        self.values = arrays["values"]
        self.rounded = [(k, step) for k, step in enumerate(controller.resolution) if step is not None]
        self.values[self.at] = controller.settled(controller.initial)

    @property
    def pending(self) -> list[tuple[float, Vector]]:
        """The delayed values: the moment of each, and the numbers."""
        k, room = self.k, self.arrays["arrival"].shape[1]
        slots = [(self.oldest[k] + each) % room for each in range(self.waiting[k])]
        return [(float(self.arrays["arrival"][k, e]), self.arrays["queue"][k, e, : self.size].copy()) for e in slots]

    @property
    def arrival(self) -> float:
        """The moment of the oldest delayed values; inf without any."""
        k = self.k
        return float(self.arrays["arrival"].item(k, self.oldest[k])) if self.waiting[k] else np.inf

    def send(self, moment: float, values: Vector) -> None:
        """Have these values take effect at a moment."""
        arrays, k, room = self.arrays, self.k, self.arrays["arrival"].shape[1]
        if self.waiting[k] == room:
            for name in ("arrival", "queue"):  # from the oldest of each controller on, and as many more
                turned = [np.roll(each, -int(n), 0) for each, n in zip(arrays[name], arrays["oldest"], strict=True)]
                arrays[name] = np.concatenate([turned, np.zeros_like(turned)], axis=1)
            arrays["oldest"][:] = 0
        slot = (self.oldest[k] + self.waiting[k]) % arrays["arrival"].shape[1]
        arrays["arrival"][k, slot], arrays["queue"][k, slot, : self.size] = moment, values
        self.waiting[k] += 1

    def deliver(self, latest: float) -> None:
        """Apply outputs delayed until then."""
        arrays, k = self.arrays, self.k
        while self.arrival <= latest:
            self.values[self.at] = arrays["queue"][k, self.oldest[k], : self.size]
            self.oldest[k] = (self.oldest[k] + 1) % arrays["arrival"].shape[1]
            self.waiting[k] -= 1

    def prepare(self, system: System, start: Vector, written: Mapping[str, int], inputs: Inputs) -> None:
        """Prepare to read, and call kernels that may have to be compiled."""
        controller = self.controller
        try:
            self.read = ObservationReader(
                system, controller.reads, written, self.arrays["values"], inputs, start, self.begin
            )
        except SimulationError as error:
            raise SimulationError(f"{controller}: {error}") from None
        self.function = controller.function
        if controller.compiled:
            self.kernel = controller.program(self.read.shapes)
            self.function = self.kernel.ufunc
            if None not in self.read.sources:
                self.arrays["law"][self.k] = self.kernel.address

    def act(self, x: Vector, sigma: Vector | None) -> None:
        """One action, at its moment."""
        controller, time, k = self.controller, self.due[self.k], self.k
        values = self.read(time, x, sigma)
        for n, step in self.rounded:
            values[n] = np.rint(values[n] / step) * step
        try:
            if self.state is None:
                written = self.function(time, *values)
            else:
                written, state = self.function(
                    time, *values, self.state.copy() if self.state.ndim else self.state.item()
                )
                state = _real(state)
            u = _real(written)
        except Exception as error:
            raise ControllerError(f"{controller} {_why(error)}, acting at t = {time:.9g} s") from error
        u = u if u.ndim == 1 else u.reshape(-1)
        if u.size != self.size or not (isfinite(sum(u.tolist())) or np.isfinite(u).all()):
            raise ControllerError(self._refused("writes", u, (self.size,)))
        if self.state is not None:
            if state.shape != self.state.shape or not np.isfinite(state).all():
                raise ControllerError(self._refused("state", state, self.state.shape))
            self.state[...] = state
        u = u if controller.plain else controller.settled(u)
        if controller.delay:
            self.send(time + controller.delay, u)
        else:
            self.values[self.at] = u
        self.tick[k] += 1
        self.due[k] = self.first[k] + self.tick[k] * controller.period  # never added up

    def _refused(self, what: str, found: Vector, shape: tuple[int, ...]) -> str:
        name = "what it writes" if what == "writes" else "its next state"
        wrong = f"in the shape {found.shape}, which must be {shape}"
        if found.shape == shape:
            bad = int(np.argmin(np.isfinite(found.reshape(-1))))
            of = f" for {self.controller.outputs[bad]!r}" if what == "writes" else f", entry {bad}"
            wrong = f"as {found.reshape(-1)[bad]}{of}"
        return f"{self.controller} returned {name} {wrong}, acting at t = {self.due[self.k]:.9g} s"

    def save(self) -> dict[str, Any]:
        return {
            "controller": self.controller.name,
            "begin": self.begin,
            "tick": self.tick[self.k],
            "state": None if self.state is None else self.state.tolist(),
            "pending": [[moment, values.tolist()] for moment, values in self.pending],
        }

    def read_saved(self, saved: dict[str, Any], time: float) -> tuple[float, int, float, float, Any, list[Any]]:
        """The saved record: begin, tick, first, due, state and pending; ValueError where no such controller says it at
        this time."""
        if saved["controller"] != self.controller.name:
            raise SimulationError(
                f"what was saved is of the controller {saved['controller']!r}, and here is {self.controller.name!r}: "
                "give the controllers of the run that was saved, in its order"
            )
        begin, tick, period, delay = saved["begin"], saved["tick"], self.controller.period, self.controller.delay
        first = float(begin) + self.controller.phase
        due = first + int(tick) * period if tick else first
        state = None if saved["state"] is None else np.array(saved["state"], dtype=np.float64)
        pending = [(float(moment), np.array(values, dtype=np.float64)) for moment, values in saved["pending"]]
        by_clock = not self.controller.events
        near = 64 * float(np.spacing(max(abs(time), abs(first)) if by_clock else abs(time)))
        near, most = (near + MISSED * period, delay / period + 2) if by_clock else (near, np.inf)
        moments = [moment for moment, _ in pending]
        fits = (state is None) == (self.state is None) and not isinstance(tick, bool) and 0 <= tick == int(tick)
        if state is not None and self.state is not None:
            fits = fits and state.shape == self.state.shape and bool(np.isfinite(state).all())
        fits = fits and time - near <= due <= max(time + period, first) + near and float(begin) <= time + near
        fits = fits and all(time - near <= moment <= time + delay + near for moment in moments)
        fits = fits and moments == sorted(moments) and len(moments) <= most
        if not fits or not all(values.shape == (self.size,) and np.isfinite(values).all() for _, values in pending):
            raise ValueError
        return float(begin), int(tick), first, due, state, pending

    def write(self, begin: float, tick: int, first: float, due: float, state: Vector | None,
              pending: list[tuple[float, Vector]]) -> None:  # fmt: skip
        """Go on with a saved state."""
        arrays, k = self.arrays, self.k
        self.begin, self.tick[k], self.due[k], self.first[k] = begin, tick, due, first
        if self.state is not None and state is not None:
            self.state[...] = state
        arrays["oldest"][k] = arrays["waiting"][k] = 0
        for moment, values in pending:
            self.send(moment, values)


def _arrays(controllers: Sequence[Controller], written: Mapping[str, int]) -> Arrays:
    """Arrays of controllers that have not acted, by name."""
    n, shown = len(controllers), [name for each in controllers for name in each.outputs]
    found: Arrays = {name: np.zeros(n) for name in ("due", "first")}
    found |= {name: np.zeros(n, np.int64) for name in ("tick", "law", "oldest", "waiting")}
    found |= {name: np.array([getattr(each, name) for each in controllers]) for name in ("period", "delay")}
    found["state_from"] = _from(0 if each.state is None else each.state.size for each in controllers)
    found["state"] = np.zeros(found["state_from"][-1])
    found["writes_from"] = _from(len(each.outputs) for each in controllers)
    found["writes"] = np.array([written[name] for name in shown], np.int64)
    for name, free in (("quantum", 0.0), ("lowest", -np.inf), ("highest", np.inf)):
        given = [getattr(each, name) for each in controllers]
        own = zip(controllers, given, strict=True)
        found[name] = np.concatenate([np.full(len(each.outputs), free) if one is None else one for each, one in own])
    room = max(min(each.delay / each.period + 3.0, ROOM) if each.delay else 1.0 for each in controllers)
    found["arrival"] = np.zeros((n, int(room)))
    found["queue"] = np.zeros((n, int(room), max(len(each.outputs) for each in controllers)))
    found["acts"] = np.zeros(1, ACTS)
    return found


def _from(sizes: Iterable[int]) -> Ints:
    """The first of each of some groups one behind the other, and the end of all."""
    return np.cumsum([0, *sizes], dtype=np.int64)


def read_controllers(
    given: Controller | Sequence[Controller], inputs: Mapping[str, Any], model: object = None
) -> tuple[list[Controller], dict[str, Any]]:
    """The controllers as a list, and the inputs of the run with those that they write, which begin at 0.

    model   a network whose own controllers act first
    Errors  SimulationError where one is no controller, or an input has two that drive it; ModelError for one that
            cannot act
    """
    several = given if isinstance(given, Iterable) else [given]
    controllers = [*getattr(model, "controllers", ()), *several]
    if not controllers:
        return [], dict(inputs)
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
