"""One run of the compiled loop: its arrays made, advanced in short slices that give Ctrl-C and a bar their turn."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from time import perf_counter
from typing import TYPE_CHECKING, Any, ClassVar, NoReturn, Protocol

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Vector
from poinsot.algebra.caching import cached_property
from poinsot.code import Block, Loops
from poinsot.errors import SimulationError
from poinsot.motion.kernels import Variable
from poinsot.motion.system import System
from poinsot.records import dataclass, field
from poinsot.simulation.acting import WAITS, Acting
from poinsot.simulation.checkpoints.checkpoint import Keeper
from poinsot.simulation.inputs import Signals
from poinsot.simulation.interrupts import uninterrupted
from poinsot.simulation.loops import native
from poinsot.simulation.loops.entries import IMPLICIT
from poinsot.simulation.loops.run_records import Plan, Solver, Work
from poinsot.simulation.loops.step_records import Crowd, Pauses
from poinsot.simulation.methods import Method, OwnLoop
from poinsot.simulation.options import Control
from poinsot.simulation.plan import PROGRESS, plan_for, work_for
from poinsot.simulation.progress import shown_progress

if TYPE_CHECKING:
    from poinsot.simulation.lanes.host import LaneLoop

SLICE_SECONDS = 0.05
SMALL = 16  # components of a system whose Jacobian is taken as it comes


class Side(Protocol):
    """The place of a run beside others, `lanes.beside.Place`."""

    def call(self, entry: str, number: int = 0) -> int: ...

    def kernel(self, address: int) -> int: ...

    def enlarge(self, room: int) -> None: ...


class Run(ABC):
    """A run under way, by the loop that serves it: what everything that drives one asks of it.

    plan      what stays the same                   loops    the texts that take it on, called with `block`
    solver    of stage equations, if it has any     fault    why something that its loop asked for could not be made
    making_seconds   spent on what was made on the way
    What may happen in some runs alone stands here as in one where it does not.
    """

    plan: Any
    solver: Any = None
    loops: ClassVar[Loops] = IMPLICIT
    side: Side | None = None
    fault: str = ""
    making_seconds: float = 0.0

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

    @property
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
        return self.loops.call(self._entry(entry), self.block, number)

    def _entry(self, entry: str) -> str:
        """What an entry is called in the loops."""
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
        progress["room"] = min(int(progress["sample"]) + room, len(self.plan.times))
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
        """The paragraph for a run that its loop ended for a reason of its own; "" for others."""
        return ""


@dataclass(frozen=True, eq=False)
class LoopRun(Run):
    """A run on `Plan` and `Work`, with the arrays of the stage equations where the method is implicit.

    side    its place beside other runs, in whose arrays it lies; None: it is alone
    """

    plan: Plan
    work: Work
    solver: Solver | None
    lanes: LaneLoop | None = None
    side: Side | None = field(default=None, kw_only=True)

    @cached_property
    def block(self) -> Block:
        """As of a `Run`."""
        return Block(self.plan, self.work, *([] if self.solver is None else [self.solver]))

    def array(self, name: str) -> NDArray[Any]:
        """As of a `Run`."""
        found: NDArray[Any] = getattr(self.work, name)
        return found

    @property
    def state(self) -> Vector:
        """The state as it stands (nx,), not a copy."""
        return self.work.x

    def place(self, state: Vector) -> bool:
        """As of a `Run`."""
        self.work.x[:] = state
        return True

    def begin(self) -> None:
        """As of a `Run`."""
        self._call("begin")
        if self.solver is not None and self.progress["status"] == native.RUNNING:
            self._arrange(self.solver)

    @property
    def advancing(self) -> tuple[int, int] | None:
        """As of a `Run`."""
        return super().advancing if self.lanes is None else self.lanes.advancing

    def change(self, moved: bool = False) -> None:
        """As of a `Run`; stages are solved anew."""
        super().change(moved)
        if self.solver is not None:
            self.solver.memory["before"], self.solver.memory["wanted"] = 0.0, 1

    def arrays(self) -> dict[str, NDArray[Any]]:
        """As of a `Run`."""
        found = {f"work.{name}": each for name, each in self.work._asdict().items()}
        if self.solver is not None:
            fields = self.solver._asdict().items()
            found |= {f"solver.{name}": each for name, each in fields if isinstance(each, np.ndarray)}
        return found

    def samples(self) -> tuple[Vector, ...]:
        """As of a `Run`, without σ."""
        rows, work = slice(0, int(self.progress["sample"] - self.progress["taken"])), self.work
        states = work.states[rows]
        return states, work.energies[rows], work.errors[rows], work.exchange[rows], np.zeros((len(states), 0))

    def _call(self, entry: str, number: int = 0) -> int:
        """As of a `Run`."""
        return super()._call(entry, number) if self.lanes is None else self.lanes.call(entry, number)

    def _arrange(self, solver: Solver) -> None:
        """Order the components of a larger system so that its Jacobian has few diagonals (reverse Cuthill–McKee)."""
        if solver.factor or len(solver.place) < SMALL or not self._call("differentiate"):
            return
        from scipy.sparse import csr_array
        from scipy.sparse.csgraph import reverse_cuthill_mckee

        memory, pattern = solver.memory, (solver.J != 0) | (solver.J.T != 0)
        order = reverse_cuthill_mckee(csr_array(pattern.astype(np.int8)), symmetric_mode=True)
        place = np.argsort(order)
        rows, columns = np.nonzero(pattern)
        if np.abs(place[rows] - place[columns]).max(initial=0) < max(memory["below"][0], memory["above"][0]):
            solver.J[:] = solver.J[np.ix_(order, order)]
            column, row = np.nonzero(solver.J)
            memory["below"], memory["above"] = (row - column).max(initial=0), (column - row).max(initial=0)
            solver.place[:] = place
        memory["wanted"], memory["current"] = 0, 1


def refuse_own_loop(method: OwnLoop) -> NoReturn:
    """SimulationError for a method whose loop serves no steps from outside."""
    raise SimulationError(
        f"{method.name!r} is a method of simulate alone, with a fixed step: take 'rk4' here, or an adaptive method, "
        "which find events"
    )


def arrays_for(
    system: System,
    method: Method,
    state: Vector,
    times: Vector,
    signals: Signals,
    control: Control,
    room: int | None = None,
) -> tuple[Plan, Work]:
    """The operands of a run, as it begins."""
    room = len(times) if room is None else room
    plan, work = plan_for(system, method, times, signals, control), work_for(system, method, room)
    work.x[:] = state
    work.progress["time"], work.progress["stop"] = signals.segments[0, 0], np.inf
    work.progress["room"] = room
    return plan, work, _solver(system, method, unit_of(system)) if isinstance(method, Collocation) else None


def kernels_of(system: System) -> dict[str, CompiledFunction | None]:
    """The kernels that the loop of explicit methods calls."""
    return {"flow": system.flow, "retract": system.retract, "project": system.project}


def plan_for(system: System, method: Method, times: Vector, signals: Signals, control: Control) -> Plan:
    """What stays the same in a run."""
    nl, nw = system.local_size, len(system.power_names)
    flow = system.flow
    if flow is None and system.switching is not None:
        flow = system.switching.flow
    if (flow is None or system.retract is None) and not isinstance(method, TimeStepping):
        raise SimulationError(system.refusal)
    A, error, dense, _ = _weights(method)
    return Plan(
        flow=0 if flow is None else flow.address,
        retract=0 if system.retract is None else system.retract.address,
        project=0 if system.project is None else system.project.address,
        stages=method.stages,
        A=A,
        c=np.array(method.c),
        error=error,
        dense=dense,
        exponent=1 / method.error_order,
        magnitude=np.array(system.magnitude, dtype=np.int64),
        reach=np.array(np.full(nl, np.inf) if system.reach is None else system.reach, dtype=np.float64),
        rtol=control.rtol,
        atol=control.atol * unit_of(system),
        energy_atol=np.array([control.energy_atol * system.energy_scale]),
        tolerance=control.constraint_tolerance,
        fixed_step=control.fixed_step,
        max_step=control.max_step,
        max_steps=control.max_steps,
        segments=np.ascontiguousarray(signals.segments),
        inputs=signals.values,
        times=times,
        part=np.array(system.parts[len(system.storage_names) :] or [0] * nw, dtype=np.int64),
    )


def work_for(system: System, method: Method, room: int, lanes: int = 1) -> Work:
    """The arrays of a run with room for so many samples; of runs side by side, each number is one of every lane, and
    samples are by lane."""
    nx, nl, nw, nu = system.state_size, system.local_size, len(system.power_names), len(system.input_names)
    _, error, dense, rows = _weights(method)
    c, each = system.constants(), () if lanes == 1 else (lanes,)
    ns = 0 if system.switching is None else system.switching.sigma_size

    def samples(size: int) -> Vector:
        return np.zeros((*each, room + 1, size))

    shapes: dict[str, tuple[int, ...]] = {
        "feed": (nx + nl + 1 + nu + len(c) + ns,),
        "k": (rows + 1, nl + nw),
        "sums": (max(len(dense), 1 + len(error)), nl + nw),
        "x": (nx,),
        "x_new": (nx,),
        "held": (nu,),
        "energy": (nw,),
        "low": (nw,),
        "high": (nw,),
        "scale": (nl + nw,),
        "projected": (nx + 2,),
        "placed": (nx + len(c) + ns,),
    }
    progress: Records[Progress] = np.zeros(1, of_each(PROGRESS, each))  # type: ignore[assignment]
    work = Work(
        **side_by_side({name: shape + each for name, shape in shapes.items()}),
        states=samples(nx),
        energies=samples(nw),
        errors=samples(2),
        exchange=samples(2 + max(system.parts, default=0)),
        progress=progress,
    )
    for inputs in (work.feed, work.placed):
        inputs[len(inputs) - len(c) - ns : len(inputs) - ns].T[...] = c
    return work


def unit_of(system: System) -> Vector:
    """Nominal sizes of the components of ξ."""
    return np.ones(system.local_size) if system.scale is None else np.array(system.scale, dtype=np.float64)


def _weights(method: Method) -> tuple[Vector, Vector, Vector, int]:
    """A, error and dense over the rows of k, and their number; of collocation, the first is the start of a step."""
    if isinstance(method, Tableau):
        return method.A, method.error, method.dense, len(method.c)
    s = method.stages
    step, dense = np.concatenate(([0.0], method.b)), np.hstack((np.zeros((s, 1)), method.dense))
    return step[None, :], method.quadrature[None, :], dense, s + 2


def _solver(system: System, method: Collocation, unit: Vector) -> Solver:
    """The matrices and arrays of the stage equations."""
    nl, s = system.local_size, method.stages
    along = None if system.stages is None else system.stages()
    n = nl if along is None or system.switching is not None else 0
    if n > LARGEST_IMPLICIT:
        raise SimulationError(
            f"the implicit methods keep matrices of {nl} × {nl} numbers for {system.name!r}, {8e-9 * nl * nl:.0f} GB "
            f"each; they are for up to {LARGEST_IMPLICIT} components. Use the method 'dop853', or a smaller model"
        )
    if n > LARGE_IMPLICIT:
        warn(
            RunWarning(
                f"{system.name!r} has {nl} components, and {method.name!r} makes and factors matrices of {nl} × {nl} "
                "numbers for it, which may take seconds a step: 'dop853' and other explicit methods do not, if nothing "
                "is stiff; stages of mechanisms, and of networks around long ones, are solved along the tree"
            )
        )
    gamma, pairs, T = method.transform()
    inverse, TI = (np.array(np.linalg.inv(each), dtype=np.float64) for each in (method.A, T))
    memory = zeros(Memory)
    memory["theta"] = memory["eta"] = memory["wanted"] = 1
    known = system.constants() if along is not None and "c" in along.factor.inputs else np.zeros(0)
    sizes = (0, 0) if along is None else (along.factor.outputs["factors"][0], along.factor_pairs.outputs["factors"][0])
    return Solver(
        jacobian=0 if system.jacobian is None else system.jacobian.address,
        **({name: 0 for name in StageKernels._fields} if along is None else along.addresses()),
        unit=unit,
        newton=method.newton,
        inverse=inverse,
        gamma=gamma,
        pairs=pairs,
        T=T,
        TI=TI,
        d=method.b @ inverse,
        e=method.quadrature[1:] @ inverse,
        dense=method.dense @ inverse,
        place=np.arange(nl),
        J=np.zeros((n, n)),
        slopes=np.zeros(n * n),
        real=np.zeros((n, n)),
        real_pivots=np.zeros(n, dtype=np.int64),
        re=np.zeros((len(pairs), n, n)),
        im=np.zeros((len(pairs), n, n)),
        pivots=np.zeros((len(pairs), n), dtype=np.int64),
        point=np.concatenate([np.zeros(system.state_size + nl + 1 + len(system.input_names)), known, np.zeros(2)]),
        side=np.zeros(sizes[0] + 1 + nl),
        sides=np.zeros((len(pairs), sizes[1] + 2 + 2 * nl)),
        delta=np.zeros(2 * nl),
        z=np.zeros((s, nl)),
        dz=np.zeros((s, nl)),
        levels=np.zeros((s, nl)),
        spare=np.zeros(s),
        memory=memory,
    )


def drive(
    run: Any, show: bool | None, record: Callable[[], bool], acting: Acting | None = None, keeper: Keeper | None = None,
    attempts: int = 16) -> None:  # fmt: skip
    """Advance until the run stops. KeyboardInterrupt where Ctrl-C stops it; the arrays are whole in either case.

    record  takes the samples away where the arrays are full, and says whether to go on
    acting  lets controllers act where the run pauses; where one cannot, the run stays there
    keeper  writes checkpoints: at the beginning, now and then, and where it stops but by a fault
    """
    progress, status = run.progress, run.cells["status"]
    try:
        if keeper is not None:
            keeper.write()
        with shown_progress(float(progress["time"]), float(run.plan.segments[-1, 1]), show) as tell:
            while status[0] == native.RUNNING and not (acting and acting.fault):
                before = perf_counter()
                run.advance(attempts)
                if status[0] in WAITS and acting is not None:
                    acting.go(attempts)
                else:
                    seconds = max(perf_counter() - before, 1e-6)  # the clock may stand still
                    attempts = int(min(max(attempts * min(SLICE_SECONDS / seconds, 4.0), 1), 1 << 40))
                tell(progress)
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
    except KeyboardInterrupt:
        if keeper is not None and status[0] == native.RUNNING:
            keeper.write()
        raise
