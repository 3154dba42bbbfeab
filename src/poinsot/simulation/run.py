"""One run of the compiled loop: its arrays made, advanced in short slices that give Ctrl-C and a bar their turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from time import perf_counter
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Vector
from poinsot.algebra.caching import cached_property
from poinsot.code import Block, Loops
from poinsot.code.records import Records, zeros
from poinsot.errors import RunWarning, SimulationError, warn
from poinsot.motion.kernels import CompiledFunction
from poinsot.motion.system import StageKernels, System
from poinsot.records import dataclass, field
from poinsot.simulation.acting import WAITS, Acting
from poinsot.simulation.checkpoints.checkpoint import Keeper
from poinsot.simulation.collocation import Collocation
from poinsot.simulation.inputs import Signals
from poinsot.simulation.interrupts import uninterrupted
from poinsot.simulation.loops import native
from poinsot.simulation.loops.entries import IMPLICIT
from poinsot.simulation.loops.run_records import Memory, Plan, Progress, Solver, Work
from poinsot.simulation.loops.step_records import Crowd, Pauses
from poinsot.simulation.methods import Method, OwnLoop, Tableau, TimeStepping
from poinsot.simulation.options import Control
from poinsot.simulation.plan import PROGRESS, cells, empty, hold, of_each, side_by_side
from poinsot.simulation.progress import shown_progress

if TYPE_CHECKING:
    from poinsot.simulation.lanes.host import LaneLoop

SLICE_SECONDS = 0.05
LARGE_IMPLICIT = 1_000  # components beyond which dense stages are told to be slow: 602 take 10 ms a step, 1,802 2 s
LARGEST_IMPLICIT = 10_000  # components: five matrices of 0.8 GB
SMALL = 16  # components of a system whose Jacobian is taken as it comes


class Side(Protocol):
    """The place of a run beside others, `lanes.beside.Place`."""

    def call(self, entry: str, number: int = 0) -> int: ...

    def kernel(self, address: int) -> int: ...

    def enlarge(self, room: int) -> None: ...


@dataclass(frozen=True, eq=False)
class LoopRun:
    """A run under way: its plan and arrays, and those of the stage equations where the method is implicit.

    side    its place beside other runs, in whose arrays it lies; None: it is alone
    """

    plan: Plan
    work: Work
    solver: Solver | None
    lanes: LaneLoop | None = None
    side: Side | None = field(default=None, kw_only=True)

    @cached_property
    def block(self) -> Block:
        """What compiled loops are called with."""
        return Block(self.plan, self.work, *([] if self.solver is None else [self.solver]))

    def begin(self) -> None:
        """Settle the initial state and get ready for the first step."""
        if self.lanes is not None:
            self.lanes.begin()
            return
        self._call("begin")
        if self.solver is not None and self.work.progress["status"][0] == native.RUNNING:
            self._arrange(self.solver)

    @property
    def compiled_steps(self) -> tuple[Loops, str] | None:
        """The loop that takes steps of a stepper, and its entry; None: they are advances from Python."""
        return None

    def pause_by(self, made: Callable[[Mapping[str, NDArray[np.generic]]], tuple[Pauses | Crowd, ...]]) -> None:
        """Set the pauses of steps, made from the run's arrays."""

    @property
    def progress(self) -> Any:
        """How far the run is, and why it stopped."""
        return self.work.progress[0]

    @property
    def state(self) -> Vector:
        """The state as it stands (nx,), not a copy."""
        return self.work.x

    def take(self) -> None:
        """A sample of the state as it stands."""
        if self.lanes is not None:
            self.lanes.take()
            return
        self._call("take")

    @cached_property
    def cells(self) -> dict[str, NDArray[Any]]:
        """The numbers of `progress`, each as an array of one."""
        return cells(self.work.progress)

    @property
    def advancing(self) -> tuple[int, int] | None:
        """The addresses of the compiled `advance` and of its block, for loops that call it; None: Python calls it."""
        if self.lanes is not None:
            return self.lanes.advancing
        return None if self.side is not None else (IMPLICIT.function("advance"), self.block.address)

    def hold(self, values: Vector, stop: float) -> bool:
        """Add these values to the inputs until `stop`, and go on after a pause; whether they are others than before."""
        changed = hold(self.cells, self.work.held, values, stop)
        if changed and self.solver is not None:
            self.solver.memory["before"], self.solver.memory["wanted"] = 0.0, 1
        return changed

    def arrays(self) -> dict[str, NDArray[Any]]:
        """All that the rest of the run depends on and that changes, in place."""
        found = {f"work.{name}": each for name, each in self.work._asdict().items()}
        if self.solver is not None:
            fields = self.solver._asdict().items()
            found |= {f"solver.{name}": each for name, each in fields if isinstance(each, np.ndarray)}
        return found

    def samples(self) -> tuple[Vector, ...]:
        """States, energies, constraint errors, exchanged energies and σ (none) of the samples in the arrays."""
        rows, work = slice(0, int(self.progress["sample"] - self.progress["taken"])), self.work
        states = work.states[rows]
        return states, work.energies[rows], work.errors[rows], work.exchange[rows], np.zeros((len(states), 0))

    def empty(self) -> None:
        """Give the arrays to the samples that follow, and go on."""
        empty(self.progress, len(self.work.states) - 1, len(self.plan.times))

    def advance(self, attempts: int) -> None:
        """At most so many attempts of a step."""
        if self.lanes is not None:
            self.lanes.advance(attempts)
            return
        self._call("advance", attempts)

    def _call(self, entry: str, number: int = 0) -> int:
        """An entry of the loop, alone or in a lane."""
        return IMPLICIT.call(entry, self.block, number) if self.side is None else self.side.call(entry, number)

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


def prepare(
    system: System,
    method: Method,
    state: Vector,
    times: Vector,
    signals: Signals,
    control: Control,
    room: int | None = None,
) -> LoopRun:
    """The plan and the arrays of a run from `state`, sampled at `times` [nt], with room for some or all samples."""
    plan, work, solver = arrays_for(system, method, state, times, signals, control, room)
    if solver is not None:
        return LoopRun(plan, work, solver)
    assert isinstance(method, Tableau)
    from poinsot.simulation.lanes.host import LaneLoop

    return LoopRun(plan, work, None, LaneLoop(method, plan, work, kernels_of(system)))


def arrays_for(
    system: System,
    method: Method,
    state: Vector,
    times: Vector,
    signals: Signals,
    control: Control,
    room: int | None = None,
) -> tuple[Plan, Work, Solver | None]:
    """The operands of a run, as it begins."""
    if isinstance(method, OwnLoop):
        raise SimulationError(
            f"{method.name!r} is a method of simulate alone, with a fixed step: take 'rk4' here, or an adaptive "
            "method, which find events"
        )
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
    if (flow is None and not isinstance(method, TimeStepping)) or system.retract is None:
        raise SimulationError(system.refusal)
    A, error, dense, _ = _weights(method)
    return Plan(
        flow=0 if flow is None else flow.address,
        retract=system.retract.address,
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
