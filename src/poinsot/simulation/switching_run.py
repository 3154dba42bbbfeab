"""A run of a System that switches: its loop is text of Python, and its requests on the way are served here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from time import perf_counter
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Ints, Vector
from poinsot.algebra.caching import cached_property
from poinsot.code import Block, Loops
from poinsot.code.records import leaves, replaced
from poinsot.errors import ModelError, PoinsotError
from poinsot.motion.kernels import CompiledFunction, Variable
from poinsot.motion.observing import SampleBatch
from poinsot.motion.switching import Switching
from poinsot.motion.system import System
from poinsot.simulation.collocation import Collocation
from poinsot.simulation.failure import explain_switching
from poinsot.simulation.interrupts import uninterrupted
from poinsot.simulation.loops import instants, native
from poinsot.simulation.loops.entries import SWITCHING
from poinsot.simulation.loops.guards import WATCH
from poinsot.simulation.loops.run_records import Plan, Solver, Work
from poinsot.simulation.loops.step_records import Crowd, Pauses
from poinsot.simulation.loops.switching_records import Rows, Switch
from poinsot.simulation.methods import Method, OwnLoop, Tableau
from poinsot.simulation.options import Control
from poinsot.simulation.plan import Timeline, solver_for
from poinsot.simulation.results.events import event_variables
from poinsot.simulation.run import LoopRun, arrays_for, refuse_own_loop
from poinsot.simulation.switched import EVENT, fill_modes, rows_for, switch_for

Whole: TypeAlias = Ints
TABLE = ("modes", "sigmas", "known", "followed", "log")
"""Arrays that are filled anew where a run is taken up again."""


class SwitchingRun(LoopRun):
    """A run with rows that open, close, stick and slide.

    closed  the plan with the kernels of modes in which not all rows are OPEN, once there has been one
    pauses  what a stepper works on beside

    Kernels that are there, and modes met in runs before, are at hand from the beginning: nothing waits for them.
    """

    loops = SWITCHING
    closed: Plan
    closed_solver: Solver | None
    switch: Switch
    rows: Rows
    pauses: tuple[Pauses | Crowd, ...] = ()

    def __init__(self, system: System, plan: Plan, work: Work, solver: Solver | None) -> None:
        super().__init__(plan, work, solver)
        assert system.switching is not None
        switching = system.switching
        self.system, self.switching = system, switching
        booked = np.full(len(switching.events.names), -1)
        own = len(system.books.power_names) - sum(each is not None for each in switching.events.resets)
        for e, reset in enumerate(switching.events.resets):
            if reset is not None:
                booked[e], own = own, own + 1
        self.switch = switch_for(switching, float(plan.span.segments[-1, 1] - plan.span.segments[0, 0]), booked)
        sizes = system.state.size, len(system.inputs.names), system.dynamics.constants_size
        self.rows = rows_for(switching, *sizes, len(work.samples.states) - 1)
        c = system.dynamics.constants()
        for inputs in (self.rows.inputs.pushed, self.rows.inputs.given, self.rows.inputs.asked):
            inputs[len(inputs) - len(c) :] = c
        self.closed, self.closed_solver = replaced(plan, flow=0), solver
        self._logged, self._heard = list[NDArray[np.void]](), 0
        self._block: Block | None = None
        kernels = switching.kernels
        if _are_made(kernels.data, kernels.impulse, kernels.margins, kernels.commands, kernels.supplied):
            self._make_kernels()
        if _are_made(kernels.flow, self._project, None if solver is None else kernels.jacobian):
            self._make_closed()
        self._fill_table()

    @property
    def flow_now(self) -> int:
        """As of a `LoopRun`."""
        return int((self.closed if self.state_of_rows["closed"] else self.plan).kernels.flow)

    @property
    def _project(self) -> CompiledFunction | None:
        """The kernel that keeps the conditions of a mode that is not all OPEN."""
        own = self.switching.kernels.project
        return self.system.state.project if own is None else own

    @property
    def block(self) -> Block:
        """As of a `MethodRun`."""
        if self._block is None:
            solvers = [] if self.solver is None else [self.solver, self.closed_solver]
            self._block = Block(self.plan, self.closed, self.work, self.switch, self.rows, *solvers, *self.pauses)
        return self._block

    @cached_property
    def state_of_rows(self) -> Any:
        """The record of the loop's state."""
        return self.rows.state[0]

    @property
    def sigma(self) -> Vector:
        """σ as it stands, in place."""
        return self.work.feed[len(self.work.feed) - self.rows.table.kept.shape[1] :]

    def sigma_shown(self) -> Vector:
        """As of a `MethodRun`."""
        return self.sigma.copy()

    def begin(self) -> None:
        """As of a `MethodRun`, with the mode decided."""
        self.ask_in_first_mode()
        self._call("begin")
        self.advance(0)

    def ask_in_first_mode(self) -> None:
        """Ask for data first in the mode in which rows begin, which so stays where it agrees with itself.

        Of a mode that contradicts itself they stay those of all rows open.
        """
        if self.switch.kernels.modal:
            with suppress(ModelError):
                sigma = self.switching.modes(self.rows.mode.copy()).sigma
                self.sigma[: len(sigma)] = sigma

    def advance(self, attempts: int) -> None:
        """As of a `MethodRun`."""
        before = self._tried
        self._advance(lambda: max(attempts - (self._tried - before), 0))

    def attempt(self) -> None:
        """At most one attempt of a step, none after something has been asked for: it happens between steps."""
        asked = iter([1])
        self._advance(lambda: next(asked, 0))

    def _advance(self, attempts: Callable[[], int]) -> None:
        """So many attempts, asked anew each time that the loop has asked for something."""
        while True:
            self._call("advance", attempts())
            if not self.serve():
                return

    def _entry(self, entry: str) -> str:
        if entry == "take":
            return "sample"
        return entry if self.solver is None or entry not in ("advance", "step") else f"{entry}_implicit"

    def serve(self) -> bool:
        """As of a `MethodRun`. What cannot be made ends the run, with all that it has."""
        began, status = perf_counter(), int(self.cells["status"][0])
        if status not in _SERVED:
            return False
        try:
            _SERVED[status](self)
            self.cells["status"][0] = native.RUNNING
            return True
        except (PoinsotError, MemoryError, RecursionError) as error:
            self.fault = str(error) or f"{type(error).__name__} while a kernel was made"
            self.progress["status"] = native.REFUSED
            return False
        finally:
            if status in _MAKING:
                self.making_seconds += perf_counter() - began

    @property
    def compiled_steps(self) -> tuple[Loops, str]:
        """As of a `MethodRun`."""
        return SWITCHING, self._entry("step")

    def pause_by(self, made: Callable[[Mapping[str, NDArray[np.generic]]], tuple[Pauses | Crowd, ...]]) -> None:
        """As of a `MethodRun`."""
        self.pauses, self._block = made(self.arrays()), None

    @property
    def _tried(self) -> int:
        return int(self.cells["accepted"][0] + self.cells["rejected"][0])

    def change(self, moved: bool = False) -> None:
        """As of a `MethodRun`: the mode is decided anew; moved: the memory of the past is void, of sides of events,
        flights, fired rows, and counts without progress.
        """
        super().change(moved)
        if moved:
            rows, state = self.rows, self.state_of_rows
            for each in (
                rows.events.side,
                rows.events.hot,
                rows.history.flight,
                rows.history.size,
                rows.history.again,
                rows.guard.quiet,
                rows.history.borne,
            ):
                each[:] = 0
            rows.history.last[:] = -np.inf
            state["mark"] = state["since"] = self.progress["time"]
            state["changes"], state["idle"], state["flurry"], state["clear"] = 0, 0, 0, -np.inf
            state["silent"] = -np.inf
            state["decided"] = 0
            rows.choice.decision["work"] = 0.0
        if self.state_of_rows["stage"] == instants.STEPPING and self.state_of_rows["launched"]:
            self.state_of_rows["stage"], self.state_of_rows["known"] = instants.DECIDING, 0

    def arrays(self) -> dict[str, NDArray[Any]]:
        """As of a `MethodRun`."""
        rows = {f"rows.{name}": each for _, name, each in leaves(self.rows) if name not in TABLE}
        return super().arrays() | rows | {"switch.gap": self.switch.rows.gap, "switch.rate": self.switch.rows.rate}

    def samples(self) -> tuple[Vector, ...]:
        """As of a `MethodRun`."""
        found = super().samples()
        return (*found[:-1], self.rows.table.kept[: len(found[0])])

    @property
    def events(self) -> NDArray[np.void]:
        """As of a `MethodRun`."""
        return np.concatenate([*self._logged, self.rows.events.log[: int(self.state_of_rows["logged"])].astype(EVENT)])

    @property
    def listens(self) -> bool:
        """As of a `MethodRun`."""
        return bool(self.state_of_rows["listens"])

    def listen(self) -> tuple[str, ...]:
        """As of a `MethodRun`."""
        self.state_of_rows["listens"] = 1
        return (*self.switching.events.names, *self.switching.elements.names)

    def news(self) -> dict[str, Variable]:
        """As of a `MethodRun`."""
        logged, before = int(self.state_of_rows["logged"]), self._heard
        self._heard = sum(map(len, self._logged)) + logged
        fresh = self._heard - before
        log = self.events if fresh > logged else self.rows.events.log[:logged].astype(EVENT)
        return event_variables(self.switching, log[len(log) - fresh :])

    @property
    def ended_by(self) -> str:
        """As of a `MethodRun`."""
        return self.switching.events.names[int(self.state_of_rows["event"])]

    def restored(self, events: NDArray[np.void]) -> None:
        """As of a `MethodRun`."""
        self._logged = [events[: len(events) - int(self.state_of_rows["logged"])]]
        self.rows.events.log[: int(self.state_of_rows["logged"])] = events[len(self._logged[0]) :]
        self._heard = len(events)
        state = self.state_of_rows
        if state["launched"] or state["stage"] or state["watching"] > WATCH:
            self._make_kernels()
        if self.rows.mode.any():
            self._make_closed()

    def forget(self) -> None:
        """As of a `MethodRun`."""
        self._logged, self._heard, self.fault, self.making_seconds = [], 0, "", 0.0

    def explained(self, end: float) -> str:
        """As of a `MethodRun`."""
        return explain_switching(self, end)

    def follow(self, timeline: Timeline) -> None:
        """As of a `LoopRun`."""
        super().follow(timeline)
        span, longest = timeline.end - timeline.begin, timeline.control.max_step
        if self.closed.control.max_step != longest or self.switch.span != span:
            self.closed, self.switch = replaced(self.closed, max_step=longest), self.switch._replace(span=span)
            self.block.put(1, max_step=longest)
            self.block.put(3, span=span)

    def retake(self, system: System, switching: Switching) -> None:
        """Go on with another System, with the same kernels and perhaps other modes."""
        changed = switching.modes is not self.switching.modes
        self.system, self.switching = system, switching
        if changed:
            self._fill_table()

    def measure(self, control: Control, system: System) -> None:
        """Take the tolerances of another System, in its units."""
        unit = system.state.units
        self.plan.atol[:], self.plan.energy_atol[0] = (
            control.atol * unit,
            control.energy_atol * system.books.energy_scale,
        )
        if self.solver is not None:
            self.solver.unit[:] = unit

    def _fill_table(self) -> None:
        """The modes met before that can be entered as things stand."""
        rows = self.rows
        rows.table.followed[:] = 0
        rows.table.known[0] = fill_modes(
            self.switching, rows.table.modes, rows.table.sigmas, bool(self.closed.kernels.flow)
        )

    def _make_kernels(self) -> None:
        """The kernels of the first event."""
        own = self.switching.kernels
        margins, commands = (0 if each is None else each.address for each in (own.margins, own.commands))
        if self.rows.mode.size:
            data, impulse = own.data.address, own.impulse.address
            supplied = 0 if own.supplied is None else own.supplied.address
            made = {"data": data, "impulse": impulse, "margins": margins, "commands": commands, "supplied": supplied}
            self.switch = replaced(self.switch, **made)
            self._put(3, **made)

    def _put(self, part: int, **addresses: int) -> None:
        """Write addresses of kernels into a part of the block, if there is one."""
        if self._block is not None:
            own = addresses.values() if self.side is None else map(self.side.kernel, addresses.values())
            self._block.put(part, **dict(zip(addresses, own, strict=True)))

    def _make_closed(self) -> None:
        """The kernels of the first mode that is not all OPEN."""
        if self.closed.kernels.flow:
            return
        own, project = self.switching.kernels, self._project
        self.closed = replaced(self.plan, flow=own.flow.address, project=0 if project is None else project.address)
        if self.solver is not None:
            jacobian = 0 if own.jacobian is None else own.jacobian.address
            self.closed_solver = replaced(self.solver, jacobian=jacobian, factor=0)  # rows are not of the tree
            self._put(6, jacobian=jacobian, factor=0)
        self._put(1, flow=self.closed.kernels.flow, project=self.closed.kernels.project)

    def _make_mode(self) -> None:
        """The mode that was decided, into the table."""
        rows, mode = self.rows, self.rows.choice.chosen.copy()
        made = self.switching.modes(mode)
        if mode.any():
            self._make_closed()
        known = int(rows.table.known[0])
        if known == len(rows.table.modes):
            if self.side is None:
                modes = np.zeros((2 * known, rows.table.modes.shape[1]), rows.table.modes.dtype)
                self.enlarge(modes, np.zeros((2 * known, rows.table.sigmas.shape[1])))
                self._block = None
            else:
                self.side.enlarge(2 * known)
            rows = self.rows
        rows.table.modes[known], rows.table.sigmas[known], rows.table.known[0] = mode, made.sigma, known + 1

    def enlarge(self, modes: Whole, sigmas: Vector) -> None:
        """Take larger arrays for the table of modes."""
        known = len(self.rows.table.modes)
        modes[:known], sigmas[:known] = self.rows.table.modes, self.rows.table.sigmas
        self.rows = replaced(self.rows, modes=modes, sigmas=sigmas)

    def _empty_log(self) -> None:
        """Take the log out of the arrays."""
        with uninterrupted():
            self._logged.append(self.rows.events.log[: int(self.state_of_rows["logged"])].astype(EVENT))
            self.state_of_rows["logged"] = 0

    def _book_reset(self) -> None:
        """Enter the energy that the reset of an event took, H before − H after, where it belongs."""
        nx, nu, work, rows = len(self.rows.events.left), len(self.work.held), self.work, self.rows
        time, u = rows.inputs.given[nx], rows.inputs.given[nx + 1 : nx + 1 + nu]
        batch = SampleBatch(
            np.full(2, time), np.stack([rows.events.left, work.x]), np.tile(u, (2, 1)), np.tile(self.sigma, (2, 1))
        )
        before, after = np.asarray(self.system.books.observations["energy_storage"].value(batch)).sum(axis=1)
        e, lost = int(self.state_of_rows["event"]), float(before - after)
        at = int(self.switch.events.booked[e])
        work.books.energy[at] += lost
        work.books.low[at], work.books.high[at] = (
            min(work.books.low[at], work.books.energy[at]),
            max(work.books.high[at], work.books.energy[at]),
        )
        work.progress["turnover"] += abs(lost)
        rows.events.log["energy"][int(self.state_of_rows["logged"]) - 1] = lost


_SERVED = {
    native.KERNELS_WANTED: SwitchingRun._make_kernels,
    native.MODE_WANTED: SwitchingRun._make_mode,
    native.LOG_FULL: SwitchingRun._empty_log,
    native.BOOKS_WANTED: SwitchingRun._book_reset,
}
_MAKING = native.KERNELS_WANTED, native.MODE_WANTED


def _are_made(*kernels: CompiledFunction | None) -> bool:
    """Whether the machine code of kernels is there."""
    return all(each is None or getattr(each, "is_made", False) for each in kernels)


def prepare(system: System, method: Method, state: Vector, timeline: Timeline) -> LoopRun:
    """A run from `state` of a System with a flow; where something switches by the loop that lands on events."""
    if isinstance(method, OwnLoop):
        refuse_own_loop(method)
    plan, work = arrays_for(system, method, state, timeline)
    solver = solver_for(system, method, system.state.units) if isinstance(method, Collocation) else None
    if system.switching is not None:
        return SwitchingRun(system, plan, work, solver)
    if solver is not None:
        return LoopRun(plan, work, solver)
    assert isinstance(method, Tableau)
    from poinsot.simulation.lanes.host import LaneLoop

    return LoopRun(plan, work, None, LaneLoop(method, plan, work, system.kernels()))
