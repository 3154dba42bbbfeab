"""The plan and the arrays that the loops of a run work on, and the records that they count with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Vector
from poinsot.code.records import Records, dtype_of, part, zeros
from poinsot.errors import RunWarning, SimulationError, warn
from poinsot.kernels import Kernel
from poinsot.motion.kernels import CompiledFunction
from poinsot.motion.system import StageKernels, System
from poinsot.programs.program import Instruction, Program
from poinsot.records import NamedTuple
from poinsot.simulation.choices import NewtonControl, RootFinder, StepControl
from poinsot.simulation.collocation import Collocation
from poinsot.simulation.inputs import Signals
from poinsot.simulation.loops.run_records import (
    EMBEDDED,
    Memory,
    Plan,
    Progress,
    RunKernels,
    RunSpan,
    RunTableau,
    Solver,
    StageFactors,
    StageMatrices,
    StageSolvers,
    StepRules,
    Work,
)
from poinsot.simulation.methods import Method, Tableau, TimeStepping
from poinsot.simulation.options import Control

PROGRESS, MEMORY = dtype_of(Progress), dtype_of(Memory)
GOOD = 1e-3
"""Newton corrections that shrink so well keep their Jacobian."""
SPARE = 3
"""Numbers behind an array: loops take four at a time."""
LARGE_IMPLICIT = 1_000  # components beyond which dense stages are told to be slow: 602 take 10 ms a step, 1,802 2 s
LARGEST_IMPLICIT = 10_000  # components: five matrices of 0.8 GB


def of_each(fields: np.dtype[np.void], shape: tuple[int, ...]) -> np.dtype[np.void]:
    """The fields, each as an array of a shape: a number of every lane."""
    return np.dtype([(name, fields[name], shape) for name in fields.names or ()])


def side_by_side(shapes: Mapping[str, tuple[int, ...]]) -> dict[str, Vector]:
    """Zeros of these shapes in one block, with room behind each for a loop that reads a little beyond its end."""
    return in_one_piece({name: np.zeros(shape) for name, shape in shapes.items()}, SPARE)


def in_one_piece(arrays: Mapping[str, NDArray[Any]], spare: int = 0) -> dict[str, NDArray[Any]]:
    """The same arrays of 8-byte numbers, side by side in one block of memory, with so many numbers behind each."""
    ends = np.cumsum([0, *(each.size + spare for each in arrays.values())]).tolist()
    whole, found = np.zeros(ends[-1], np.int64), dict[str, NDArray[Any]]()
    for (name, values), first in zip(arrays.items(), ends[:-1], strict=True):
        found[name] = whole[first : first + values.size].view(values.dtype).reshape(values.shape)
        found[name][...] = values
    return found


def block_of(array: NDArray[Any]) -> NDArray[Any]:
    """The array that owns the memory of this one."""
    while isinstance(array.base, np.ndarray):
        array = array.base
    return array


class Timeline(NamedTuple):
    """When a run is sampled [s], the inputs that act meanwhile, its steps, and how many samples its arrays hold."""

    times: Vector
    signals: Signals
    control: Control
    room: int

    @classmethod
    def whole(cls, times: Vector, signals: Signals, control: Control) -> Timeline:
        """One with room for all samples."""
        return cls(times, signals, control, len(times))

    def has_moments_of(self, other: Timeline) -> bool:
        """Whether both differ in values of inputs at most."""
        segments = np.array_equal(self.signals.segments, other.signals.segments)
        return segments and np.array_equal(self.times, other.times) and self.control.max_step == other.control.max_step

    @property
    def begin(self) -> float:
        """t of the start [s]."""
        return float(self.signals.segments[0, 0])

    @property
    def end(self) -> float:
        """t of the end [s]."""
        return float(self.signals.segments[-1, 1])


def plan_for(system: System, method: Method, timeline: Timeline) -> Plan:
    """What stays the same in a run."""
    times, signals, control, _ = timeline
    nw = len(system.books.power_names)
    flow, retract, project = system.dynamics.flow, system.state.retract, system.state.project
    if flow is None and system.switching is not None:
        flow = system.switching.kernels.flow
    if (flow is None or retract is None) and not isinstance(method, TimeStepping):
        raise SimulationError(system.dynamics.refusal)
    A, error, dense, _ = _weights(method)
    return Plan(
        RunKernels(*(0 if each is None else each.address for each in (flow, retract, project))),
        RunTableau(method.stages - method.explicit, A, np.array(method.c[method.explicit :]), error, dense),
        step_rules(method, control, _newton(system, method, control), control.max_step),
        RunSpan(np.array(signals.segments), np.array(signals.values), np.array(times)),
        finder=RootFinder.numbers(control.root_finder),
        magnitude=np.array(system.state.magnitude, dtype=np.int64),
        reach=system.state.trusted,
        atol=control.atol * system.state.units,
        energy_atol=np.array([control.energy_atol * system.books.energy_scale]),
        tolerance=control.constraint_tolerance,
        part=np.array(system.books.parts[len(system.books.storage_names) :] or [0] * nw, dtype=np.int64),
    )


def step_rules(method: Method, control: Control, newton: Vector, longest: float) -> StepRules:
    """Control of steps with these numbers of the Newton iteration, and with a longest step."""
    exponent = 1 / method.error_order
    steps = StepControl.numbers(control.step_control, exponent)
    return StepRules(exponent, steps, newton, control.rtol, control.fixed_step, longest, control.max_steps)


def _newton(system: System, method: Method, control: Control) -> Vector:
    """The numbers of the Newton iteration; a fixed step is not divided lightly, small matrices are made anew."""
    if not isinstance(method, Collocation):
        return np.zeros(4)
    small = system.state.local_size <= 2 * (method.stages - method.explicit)
    return NewtonControl.numbers(
        control.newton, method.newton, 10 if control.fixed_step <= 0 else 50, 0.0 if small else GOOD
    )


def work_for(system: System, method: Method, room: int, lanes: int = 1) -> Work:
    """The arrays of a run with room for so many samples; of runs side by side, each number is one of every lane, and
    samples are by lane."""
    nx, nl, nw, nu = system.sizes
    _, error, dense, rows = _weights(method)
    c, each = system.dynamics.constants(), () if lanes == 1 else (lanes,)
    ns = 0 if system.switching is None else system.switching.sigma_size

    def samples(size: int) -> Vector:
        return np.zeros((*each, room + 1, size))

    shapes: dict[str, tuple[int, ...]] = {
        "feed": (nx + nl + 1 + nu + len(c) + ns,),
        "k": (rows + 1, nl + nw),
        "sums": (max(len(dense), 1 + len(error)), nl + nw),
        "x": (nx,),
        "x_new": (nx,),
        "largest": (nx,),
        "held": (nu,),
        "energy": (nw,),
        "low": (nw,),
        "high": (nw,),
        "scale": (nl + nw,),
        "projected": (nx + 2,),
        "placed": (nx + len(c) + ns,),
    }
    progress: Records[Progress] = np.zeros(1, of_each(PROGRESS, each))  # type: ignore[assignment]
    work = part(
        Work,
        {
            **side_by_side({name: shape + each for name, shape in shapes.items()}),
            "states": samples(nx),
            "energies": samples(nw),
            "errors": samples(2),
            "exchange": samples(2 + max(system.books.parts, default=0)),
            "progress": progress,
        },
    )
    for inputs in (work.feed, work.projection.placed):
        inputs[len(inputs) - len(c) - ns : len(inputs) - ns].T[...] = c
    return work


def _weights(method: Method) -> tuple[Vector, Vector, Vector, int]:
    """A, error and dense over the rows of k, and their number; of implicit methods the first is the start of a step."""
    if isinstance(method, Tableau):
        return method.A, method.error, method.dense, len(method.c)
    started = [np.pad(np.atleast_2d(each), ((0, 0), (1 - method.explicit, 0))) for each in (method.b, method.dense)]
    return started[0], np.array(method.error[None, :]), started[1], method.error.size + 1


def adds(retract: CompiledFunction) -> bool:
    """Whether a chart x₀ ⊞ ξ is the sum x₀ + ξ, so that the flow at its ξ is that of a chart which begins there."""
    program = retract.program() if isinstance(retract, Kernel) else None
    if not isinstance(program, Program):
        return False
    made, n = program.instructions, len(program.outputs)
    sums = {Instruction("input", (), float(i)): i for i in range(2 * n)}
    return program.inputs == 2 * n and all(
        made[k].operation == "add" and {sums.get(made[j]) for j in made[k].arguments} == {i, n + i}
        for i, k in enumerate(program.outputs)
    )


def _knows_its_slope(system: System, method: Collocation) -> bool:
    """True if the last stage gives the next step's explicit first: charts are sums, and nothing projects between."""
    if not method.explicit or not method.ends_at_a_stage or system.state.project is not None:
        return False
    retract = system.state.retract
    return retract is not None and adds(getattr(retract, "kernel", retract))


def _stage_matrices(method: Collocation) -> StageMatrices:
    blocks, (step, error, dense, _) = method.blocks(), _weights(method)
    if method.estimate != EMBEDDED:
        error[0, 0] = 0.0  # of the flow at the start, which the loop puts in
    return StageMatrices(
        first=1 - method.explicit,
        estimate=method.estimate,
        inverse=method.of_increments(np.eye(1 + method.stages - method.explicit)[1:]),
        reals=blocks.reals,
        pairs=blocks.pairs,
        blocks=blocks.places,
        coupling=blocks.coupling,
        T=blocks.T,
        TI=np.array(np.linalg.inv(blocks.T), dtype=np.float64),
        d=method.of_increments(step[0]),
        e=method.of_increments(error[0]),
        dense=method.of_increments(dense),
    )


def solver_for(system: System, method: Collocation, unit: Vector) -> Solver:
    """The matrices and arrays of the stage equations."""
    nl, s = system.state.local_size, method.stages - method.explicit
    along = None if system.dynamics.stages is None else system.dynamics.stages()
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
    matrices, memory = _stage_matrices(method), zeros(Memory)
    reals, pairs = len(matrices.reals), len(matrices.pairs)
    memory["theta"] = memory["eta"] = memory["wanted"] = 1
    known = system.dynamics.constants() if along is not None and "c" in along.factor.inputs else np.zeros(0)
    sizes = (0, 0) if along is None else (along.factor.outputs["factors"][0], along.factor_pairs.outputs["factors"][0])
    kernels = StageSolvers(
        jacobian=0 if system.dynamics.jacobian is None else system.dynamics.jacobian.address,
        **({name: 0 for name in StageKernels._fields} if along is None else along.addresses()),
    )
    factors = StageFactors(
        place=np.arange(nl),
        J=np.zeros((n, n)),
        slopes=np.zeros(n * n),
        real=np.zeros((reals, n, n)),
        real_pivots=np.zeros((reals, n), dtype=np.int64),
        re=np.zeros((pairs, n, n)),
        im=np.zeros((pairs, n, n)),
        pivots=np.zeros((pairs, n), dtype=np.int64),
        point=np.concatenate([np.zeros(system.state.size + nl + 1 + len(system.inputs.names)), known, np.zeros(2)]),
        side=np.zeros((reals, sizes[0] + 1 + nl)),
        sides=np.zeros((pairs, sizes[1] + 2 + 2 * nl)),
    )
    return Solver(
        kernels,
        matrices,
        factors,
        unit=unit,
        delta=np.zeros(2 * nl),
        z=np.zeros((1 + s, nl)),
        dz=np.zeros((s, nl)),
        levels=np.zeros((len(matrices.dense), nl)),
        slope=np.zeros(nl if _knows_its_slope(system, method) else 0),
        spare=np.zeros(s),
        memory=memory,
    )
