"""What the compiled loop works on: a `Plan` that stays the same in a run, and a `Work` of arrays that it changes.

Units: those of the states; h [s]. Law: tests/simulation/test_collocation.py. Source: Hairer & Wanner 1996, §IV.8.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import prod
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

Vector: TypeAlias = NDArray[np.float64]

PROGRESS = np.dtype(
    [(name, np.float64) for name in ("time", "step", "tried", "aim", "stop", "error_before", "turnover")]
    + [(name, np.float64) for name in ("position_error", "velocity_error")]
    + [(name, np.int64) for name in ("status", "reason", "culprit", "segment", "sample", "taken", "room")]
    + [(name, np.int64) for name in ("accepted", "rejected", "evaluations", "stale")]
    + [(name, np.int64) for name in ("jacobians", "factorizations")]
    + [(name, np.int64) for name in ("grid", "divided", "cut_at_times", "cut_by_reach", "cut_by_values")]
    + [(name, np.int64) for name in ("cut_by_constraints", "cut_by_newton")]
)
"""`aim` is where the step that is tried ends, `stop` where the run pauses next, for what acts at moments of its own.
`sample` is the next sample of all, `taken` the first that is still in the arrays, `room` the first that has no place
there: a step that would come to it is not begun before the others are taken away (status FULL).
Of fixed steps `grid` counts those done, `divided` is the last one that had to be divided (1 for the first, 0: none
yet), and the others tell how many were, and why."""


def cells(progress: NDArray[np.void]) -> dict[str, NDArray[Any]]:
    """The numbers of a record [1] of PROGRESS, each as an array of one, which is quick to read and to write."""
    return {name: progress[name] for name in PROGRESS.fields or ()}


def of_each(fields: np.dtype[np.void], shape: tuple[int, ...]) -> np.dtype[np.void]:
    """The fields, each as an array of a shape: a number of every lane."""
    return np.dtype([(name, fields[name], shape) for name in fields.names or ()])


def side_by_side(shapes: Mapping[str, tuple[int, ...]]) -> dict[str, Vector]:
    """Zeros of these shapes in one block, with room behind each for a loop that reads a little beyond its end."""
    sizes = {name: prod(shape) for name, shape in shapes.items()}
    block, ends = np.zeros(sum(sizes.values()) + SPARE * len(sizes)), 0
    found: dict[str, Vector] = {}
    for name, shape in shapes.items():
        found[name] = block[ends : ends + sizes[name]].reshape(shape)
        ends += sizes[name] + SPARE
    return found


def in_one_piece(arrays: Mapping[str, NDArray[Any]]) -> dict[str, NDArray[Any]]:
    """The same arrays of 8-byte numbers, side by side in one block of memory."""
    ends = np.cumsum([0, *(each.nbytes // 8 for each in arrays.values())]).tolist()
    whole, found = np.zeros(ends[-1], np.int64), dict[str, NDArray[Any]]()
    for (name, values), first, last in zip(arrays.items(), ends[:-1], ends[1:], strict=True):
        found[name] = whole[first:last].view(values.dtype).reshape(values.shape)
        found[name][...] = values
    return found


def block_of(array: NDArray[Any]) -> NDArray[Any]:
    """The array whose memory this one is a part of."""
    while isinstance(array.base, np.ndarray):
        array = array.base
    return array


SPARE = 3
"""Numbers behind an array: loops take four at a time."""
MEMORY = np.dtype(
    [(name, np.float64) for name in ("step", "before", "theta", "eta")]
    + [(name, np.int64) for name in ("wanted", "current", "below", "above")]
)


class Plan(NamedTuple):
    """What stays the same in a run. Time falls into smooth segments; inputs are linear in time within each."""

    flow: int  # addresses of kernels
    retract: int
    project: int  # 0: no constraints
    stages: int
    A: Vector  # row `stages` holds the weights b
    c: Vector
    error: Vector
    dense: Vector
    exponent: float  # 1 / error_order
    magnitude: NDArray[np.int64]
    reach: Vector
    rtol: float
    atol: Vector
    energy_atol: float  # energies through powers: energy_atol + rtol · (absolute energy through all of them so far)
    tolerance: float  # of position constraints
    fixed_step: float  # > 0: no error control
    max_step: float
    max_steps: int
    segments: Vector  # [segment, 5]: begin, end, first and last time at which its flow is evaluated, longest step
    inputs: Vector  # [segment, 2, nu]: value at its beginning, slope
    times: Vector  # output grid
    part: NDArray[np.int64]  # [nw]: the part of the system, which no energy leaves but by ports, of each power


class Work(NamedTuple):
    """The arrays of a run; `feed` is the flow's input (x₀, ξ, t, u, c, σ), whose beginning is the retraction's."""

    feed: Vector
    k: Vector  # [rows, nl + nw]
    sums: Vector  # [levels, nl + nw], combinations of k: step, errors; dense output
    x: Vector
    x_new: Vector
    held: Vector  # [nu], added to the inputs: what holds from one stop to the next
    energy: Vector  # [nw], through the powers since the start
    low: Vector  # [nw], the least and the most it has been at the ends of steps
    high: Vector
    scale: Vector  # [nl + nw], tolerated errors
    projected: Vector  # [nx + 2]
    placed: Vector  # [nx + nc + ns], the projection's input (x, c, σ)
    states: Vector  # [room + 1, nx], samples from number `taken` on, and room for the last state of a run
    energies: Vector
    errors: Vector  # [room + 1, 2], position and velocity error of each sample
    exchange: Vector  # [room + 1, 1 + parts], turnover of all powers; of each part, the sum of their ranges
    progress: NDArray[np.void]  # [1] of PROGRESS


class Keeper(NamedTuple):
    """What methods that keep the structure need besides."""

    step: int  # address of a kernel, `motion.system.System.keeping`
    shares: Vector  # [s], of a step
    given: Vector  # [nx + 2 + nu + np], its input (x₀, t, u, h, p)
    found: Vector  # [nx + nw], its output (x₁, energies)


class Solver(NamedTuple):
    """What collocation methods need besides: their matrices (see `collocation.Collocation`) and arrays of Newton steps.

    Matrices to be eliminated are stored by columns: ``J[place[j], place[i]]`` = ∂ξ̇ᵢ/∂ξⱼ. Memory: the step that the
    factors are for, the last one taken (0: none to continue), contraction θ and θ/(1 − θ) of Newton steps; whether a
    Jacobian is wanted, and whether the one there is of the state at hand; its diagonals below and above the main one.
    Where the system solves its stages itself (`motion.system.StageKernels`) there is no J, and the factors are those of
    its kernels, for γ in `side` and for each complex pair in `sides`.
    """

    jacobian: int  # address of a kernel; 0: by differences
    factor: int  # addresses of kernels that solve without J; 0: there are none
    solve: int
    factor_pairs: int
    solve_pairs: int
    unit: Vector
    newton: float
    inverse: Vector  # A⁻¹
    gamma: float
    pairs: Vector
    T: Vector
    TI: Vector
    d: Vector
    e: Vector
    dense: Vector  # [level, stage], of z
    place: NDArray[np.int64]  # the row and column of each component in the matrices
    J: Vector
    slopes: Vector  # [nl nl], what the kernel writes
    real: Vector
    real_pivots: NDArray[np.int64]
    re: Vector  # [pair, nl, nl]
    im: Vector
    pivots: NDArray[np.int64]
    point: Vector  # [nx + nl + 1 + nu + nc + 2], what factors are made from: state, rates, t, u, c (if asked for), ρ
    side: Vector  # [nf + 1 + nl], factors, ρ, right side
    sides: Vector  # [pair, nf + 2 + 2 nl]
    delta: Vector  # [2 nl]
    z: Vector  # [s, nl]
    dz: Vector
    levels: Vector  # dense output of the last step
    spare: Vector  # [s]
    memory: NDArray[np.void]  # [1] of MEMORY

    @property
    def way(self) -> str:
        """How the equations of the stages are solved: "along the tree", or by elimination in the "matrix"."""
        return "along the tree" if self.factor else "matrix"
