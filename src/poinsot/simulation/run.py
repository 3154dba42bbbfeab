"""One run of the compiled loop: its arrays made, advanced in short slices that give Ctrl-C and a bar their turn."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from time import perf_counter
from typing import TYPE_CHECKING, Any, ClassVar, NoReturn, Protocol

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Vector
from poinsot.algebra.behind import raise_noted
from poinsot.algebra.caching import cached_property
from poinsot.code import Block, Loops
from poinsot.code.records import leaves
from poinsot.errors import SimulationError
from poinsot.motion.kernels import Variable
from poinsot.motion.system import System
from poinsot.records import dataclass, field
from poinsot.simulation.acting import WAITS, Acting
from poinsot.simulation.checkpoints.checkpoint import Keeper
from poinsot.simulation.interrupts import uninterrupted
from poinsot.simulation.loops import native
from poinsot.simulation.loops.entries import IMPLICIT
from poinsot.simulation.loops.run_records import Plan, Solver, Work
from poinsot.simulation.loops.step_records import Crowd, Pauses
from poinsot.simulation.methods import Method, OwnLoop
from poinsot.simulation.plan import PROGRESS, Timeline, plan_for, work_for
from poinsot.simulation.progress import Update

if TYPE_CHECKING:
    from poinsot.simulation.lanes.host import LaneLoop

SLICE_SECONDS, FIRST_ATTEMPTS = 0.05, 16
SMALL = 16  # components of a system whose Jacobian is taken as it comes


class StepWatch(Protocol):
    """What looks at a run between steps, `stiffness.StiffnessWatch`."""

    ends: bool

    @property
    def left(self) -> int:
        """Attempts of a step until it wants to look."""

    def look(self) -> bool:
        """Look, where that is due; whether that is all it wanted."""


class Side(Protocol):
    """The place of a run beside others, `lanes.beside.Place`."""

    def call(self, entry: str, number: int = 0) -> int: ...

    def kernel(self, address: int) -> int: ...

    def enlarge(self, room: int) -> None: ...


class MethodRun(ABC):
    """A run under way, by the loop that serves it: what everything that drives one asks of it.

    plan      what stays the same                   loops    the texts that take it on, called with `block`
    solver    of stage equations, if it has any     fault    why something that its loop asked for could not be made
    making_seconds   spent on what was made on the way
    reusable  whether it can begin again, also along another course (`follow`)
    What may happen in some runs alone stands here as in one where it does not.
    """

    plan: Any
    solver: Any = None
    loops: ClassVar[Loops] = IMPLICIT
    side: Side | None = None
    fault: str = ""
    making_seconds: float = 0.0
    reusable: ClassVar[bool] = False

    @abstractmethod
    def array(self, name: str) -> NDArray[Any]:
        """An array of the work: "progress", "held" (added to the inputs), "energy" (through ports and dissipators),
        "states" (samples)."""

    @abstractmethod
    def arrays(self) -> dict[str, NDArray[Any]]:
        """All that the rest of the run depends on and that changes, in place."""

    @property
    @abstractmethod
    def block(self) -> Block:
        """What compiled loops are called with."""

    @property
    @abstractmethod
    def state(self) -> Vector:
        """The state as it stands, as it is observed; of some runs it is no copy."""

    @abstractmethod
    def place(self, state: Vector) -> bool:
        """Go on from this state (nx,); False where that is not on the constraints, if the loop looks at them."""

    @abstractmethod
    def samples(self) -> tuple[Vector, ...]:
        """States, energies, constraint errors, exchanged energies and σ (or what contacts do) of the samples in the
        arrays."""

    @cached_property
    def progress(self) -> Any:
        """How far the run is, and why it stopped."""
        return self.array("progress")[0]

    @cached_property
    def cells(self) -> dict[str, NDArray[Any]]:
        """The numbers of `progress`, each as an array of one, which is quick to read and to write."""
        progress = self.array("progress")
        return {name: progress[name] for name in PROGRESS.names or ()}

    def _call(self, entry: str, number: int = 0) -> int:
        if self.side is not None:
            return self.side.call(entry, number)
        returned = self.loops.call(self._entry(entry), self.block, number)
        raise_noted()
        return returned

    def _entry(self, entry: str) -> str:
        """The name of an entry in the loops."""
        return entry

    def begin(self) -> None:
        """Settle the initial state and get ready for the first step."""
        self._call("begin")

    def take(self) -> None:
        """A sample of the state as it stands."""
        self._call("take")

    def advance(self, attempts: int) -> None:
        """At most so many attempts of a step."""
        self._call("advance", attempts)

    @property
    def advancing(self) -> tuple[int, int] | None:
        """The addresses of the compiled `advance` and of its block, for loops that call it; None: Python calls it."""
        return None if self.side is not None else (self.loops.function(self._entry("advance")), self.block.address)

    def hold(self, values: Vector, stop: float) -> bool:
        """Add these values to the inputs until `stop`, and go on after a pause; whether they are others than before."""
        cells, held = self.cells, self.array("held")
        cells["stop"][0] = stop
        changed = values.tobytes() != held.tobytes()
        if cells["status"][0] in WAITS:
            cells["status"][0] = native.RUNNING
        if changed:
            held[...] = values
            self.change()
        return changed

    def change(self, moved: bool = False) -> None:
        """The flow is another where the run stands; moved: so is the state, or the time."""
        self.cells["stale"][0] = 1

    def empty(self) -> None:
        """Give the arrays to the samples that follow, and go on."""
        progress, room = self.progress, len(self.array("states")) - 1
        progress["taken"] = progress["sample"]
        progress["room"] = min(int(progress["sample"]) + room, len(self.plan.span.times))
        progress["status"] = native.RUNNING

    def serve(self) -> bool:
        """Serve a request of the loop, if there is one; true if it can go on."""
        return False

    @property
    def compiled_steps(self) -> tuple[Loops, str] | None:
        """The loop that takes steps of a stepper, and its entry; None: they are advances from Python."""
        return None

    def pause_by(self, made: Callable[[Mapping[str, NDArray[np.generic]]], tuple[Pauses | Crowd, ...]]) -> None:  # noqa: B027
        """Set the pauses of steps, made from the run's arrays."""

    def sigma_shown(self) -> Vector | None:
        """σ, or what contacts do, at the state as it stands, a copy; None where nothing switches."""
        return None

    @property
    def events(self) -> NDArray[np.void] | None:
        """The log of the run; None where nothing can happen in it."""
        return None

    def restored(self, events: NDArray[np.void]) -> None:  # noqa: B027
        """Go on with a log, after the arrays were written from a saved state."""

    def forget(self) -> None:  # noqa: B027  (most runs have none)
        """Go on with an empty log, and no fault."""

    @property
    def ended_by(self) -> str:
        """The name of the event that has ended it."""
        return ""

    @property
    def listens(self) -> bool:
        """Whether controllers act at events."""
        return False

    def listen(self) -> tuple[str, ...]:
        """Pause at every event, for controllers; the names of all events."""
        return ()

    def news(self) -> dict[str, Variable]:
        """The events since this was asked last."""
        return {}

    def told(self) -> dict[str, int]:
        """What its steps did beside, for the attributes of the run."""
        return {}

    def explained(self, end: float) -> str:
        """The reason why its loop ended the run early, as a paragraph; "" for none."""
        return ""


@dataclass(eq=False)
class LoopRun(MethodRun):
    """A run on `Plan` and `Work`, with the arrays of the stage equations where the method is implicit.

    side    its place beside other runs, in whose arrays it lies; None: it is alone
    """

    plan: Plan
    work: Work
    solver: Solver | None
    lanes: LaneLoop | None = None
    side: Side | None = field(default=None, kw_only=True)
    reusable: ClassVar[bool] = True

    @cached_property
    def block(self) -> Block:
        """As of a `MethodRun`."""
        if self.lanes is not None:
            return self.lanes.block
        return Block(self.plan, self.work, *([] if self.solver is None else [self.solver]))

    def follow(self, timeline: Timeline) -> None:
        """Go along another timeline, of as many samples and segments, with another longest step at most."""
        plan, span, signals, longest = self.plan, self.plan.span, timeline.signals, timeline.control.max_step
        span.times[...], span.segments[...], span.inputs[...] = timeline.times, signals.segments, signals.values
        self.work.progress["time"] = timeline.times[0]
        if plan.control.max_step != longest:
            self.plan = plan._replace(control=plan.control._replace(max_step=longest))
            self.block.put(0, max_step=longest)

    def array(self, name: str) -> NDArray[Any]:
        """As of a `MethodRun`."""
        parts: dict[str, object] = {"energy": self.work.books, "states": self.work.samples}
        found: NDArray[Any] = getattr(parts.get(name, self.work), name)
        return found

    @property
    def state(self) -> Vector:
        """The state as it stands (nx,), not a copy."""
        return self.work.x

    @property
    def flow_now(self) -> int:
        """The address of the flow that its steps take."""
        return int(self.plan.kernels.flow)

    def place(self, state: Vector) -> bool:
        """As of a `MethodRun`."""
        self.work.x[:] = state
        return True

    def begin(self) -> None:
        """As of a `MethodRun`."""
        self._call("begin")
        if self.solver is not None and self.progress["status"] == native.RUNNING:
            self._arrange(self.solver)

    @property
    def advancing(self) -> tuple[int, int] | None:
        """As of a `MethodRun`."""
        return super().advancing if self.lanes is None else self.lanes.advancing

    def change(self, moved: bool = False) -> None:
        """As of a `MethodRun`; stages are solved anew."""
        super().change(moved)
        if moved:
            self.work.largest[...] = 0.0
        if self.solver is not None:
            self.solver.memory["before"], self.solver.memory["wanted"] = 0.0, 1

    def arrays(self) -> dict[str, NDArray[Any]]:
        """As of a `MethodRun`."""
        found = {f"work.{name}": each for _, name, each in leaves(self.work)}
        if self.solver is not None:
            found |= {f"solver.{name}": each for _, name, each in leaves(self.solver) if isinstance(each, np.ndarray)}
        return found

    def samples(self) -> tuple[Vector, ...]:
        """As of a `MethodRun`, without σ."""
        rows, work = slice(0, int(self.progress["sample"] - self.progress["taken"])), self.work
        states = work.samples.states[rows]
        return (
            states,
            work.samples.energies[rows],
            work.samples.errors[rows],
            work.samples.exchange[rows],
            np.zeros((len(states), 0)),
        )

    def _call(self, entry: str, number: int = 0) -> int:
        """As of a `MethodRun`."""
        return super()._call(entry, number) if self.lanes is None else self.lanes.call(entry, number)

    def _arrange(self, solver: Solver) -> None:
        """Order the components of a larger system so that its Jacobian has few diagonals (reverse Cuthill–McKee)."""
        if solver.kernels.factor or len(solver.factors.place) < SMALL or not self._call("differentiate"):
            return
        from scipy.sparse import csr_array
        from scipy.sparse.csgraph import reverse_cuthill_mckee

        memory, pattern = solver.memory, (solver.factors.J != 0) | (solver.factors.J.T != 0)
        order = reverse_cuthill_mckee(csr_array(pattern.astype(np.int8)), symmetric_mode=True)
        place = np.argsort(order)
        rows, columns = np.nonzero(pattern)
        if np.abs(place[rows] - place[columns]).max(initial=0) < max(memory["below"][0], memory["above"][0]):
            solver.factors.J[:] = solver.factors.J[np.ix_(order, order)]
            column, row = np.nonzero(solver.factors.J)
            memory["below"], memory["above"] = (row - column).max(initial=0), (column - row).max(initial=0)
            solver.factors.place[:] = place
        memory["wanted"], memory["current"] = 0, 1


def refuse_own_loop(method: OwnLoop) -> NoReturn:
    """Refuse single steps of a method that has its own loop."""
    raise SimulationError(
        f"{method.name!r} is a method of simulate alone, with a fixed step: take 'rk4' here, or an adaptive method, "
        "which find events"
    )


def arrays_for(system: System, method: Method, state: Vector, timeline: Timeline) -> tuple[Plan, Work]:
    """The operands of a run, as it begins."""
    plan, work = plan_for(system, method, timeline), work_for(system, method, timeline.room)
    work.x[:] = state
    work.progress["time"], work.progress["stop"], work.progress["room"] = timeline.begin, np.inf, timeline.room
    return plan, work


def drive(
    run: Any, record: Callable[[], bool], acting: Acting | None = None, keeper: Keeper | None = None,
    attempts: int = FIRST_ATTEMPTS, update: Update | None = None, watch: StepWatch | None = None) -> int:  # fmt: skip
    """Advance until the run stops. KeyboardInterrupt where Ctrl-C stops it; the arrays are whole in either case. It
    returns how many attempts of a step took a slice of time at its end.

    record  takes the samples away where the arrays are full, and says whether to go on
    acting  lets controllers act where the run pauses; where one cannot, the run stays there
    keeper  writes checkpoints: at the beginning, now and then, and where it stops but by a fault
    update  is told how far it is
    watch   looks at the run between steps, and may end it there
    """
    progress, status = run.progress, run.cells["status"]
    begin, end = float(progress["time"]), float(run.plan.span.segments[-1, 1])
    try:
        if keeper is not None:
            keeper.write()
        while status[0] == native.RUNNING and not (acting and acting.fault):
            before = perf_counter()
            if watch is not None and acting is None:
                attempts = min(attempts, max(watch.left, 1))
            run.advance(attempts)
            if status[0] in WAITS and acting is not None:
                acting.go(attempts)
            else:
                seconds = max(perf_counter() - before, 1e-6)  # the clock may stand still
                attempts = int(min(max(attempts * min(SLICE_SECONDS / seconds, 4.0), 1), 1 << 40))
            if update is not None:
                share = (float(progress["time"]) - begin) / (end - begin) if end > begin else 1.0
                update(share, f"t = {progress['time']:.4g} s, {progress['accepted']} steps")
            if watch is not None and watch.look() and watch.ends and status[0] in (native.RUNNING, native.FULL):
                return attempts
            if status[0] == native.FULL:
                with uninterrupted():
                    if record():
                        run.empty()
            if keeper is not None and status[0] == native.RUNNING:
                keeper.turn()
        if acting is not None:
            acting.end()
        if keeper is not None and status[0] == native.DONE:
            keeper.write()
        return attempts
    except KeyboardInterrupt:
        if keeper is not None and status[0] == native.RUNNING:
            keeper.write()
        raise
