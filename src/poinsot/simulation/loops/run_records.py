"""The operands of the loops of runs: a `Plan` that stays the same, and a `Work` of arrays that they change.

Units: those of the states; h [s]. Law: tests/simulation/test_methods.py. Source: Hairer & Wanner 1996, §IV.8.
"""

from __future__ import annotations

from poinsot.code.records import Matrices, Matrix, Record, Records, Vector, Whole, WholeMatrix
from poinsot.records import NamedTuple

SAFETY, SHRINK_MOST, GROW_MOST, INTEGRAL = 0.9, 1 / 3, 6.0, 0.04
"""Hairer's control of steps by their errors."""
KAPPA, ITERATIONS, KEEP, LENGTHEN = range(4)
"""Of `StepRules.newton`: the accuracy of stages and the most corrections, how long Jacobians and eliminations serve."""
INTERPOLATION, RETAINED, TRUNCATION, ROOM = range(4)
"""Of `Plan.finder`."""
NO_LINE, LINEAR, QUADRATIC = range(3)
EMBEDDED, STARTED, MIRRORED = 0, 1, 2
"""How implicit methods estimate errors: by embedded weights, with the flow at the start, and backwards, too."""


class RunClock(Record):
    """Time of a run: `aim` is the end of the step that is tried, `stop` the next pause, for events and controllers."""

    time: float
    step: float
    tried: float
    aim: float
    stop: float


class StepErrors(Record):
    """Scaled errors of the last steps, energy turned over, errors of constraints.

    `rounded` and `rounding`: rounding of that energy, in the step tried and in all steps taken [J].
    """

    error_before: float
    error_earlier: float
    turnover: float
    rounded: float
    rounding: float
    position_error: float
    velocity_error: float


class RunStatus(Record):
    """Whether the run goes on; of a step that was not taken, why and by which component; the segment of time; whether
    the step tried ends unsettled, since its constraints leap there.
    """

    status: int
    reason: int
    culprit: int
    segment: int
    unsettled: int


class SamplePlaces(Record):
    """`sample` is the next of all, `taken` the first that is still in the arrays, `room` the first that has no place
    there: a step that would come to it is not begun before the others are taken away (status FULL).
    """

    sample: int
    taken: int
    room: int


class StepCounts(Record):
    """Counters of steps and evaluations; `stale`: the flow at the state is not known."""

    accepted: int
    rejected: int
    evaluations: int
    stale: int
    jacobians: int
    factorizations: int


class GridDivisions(Record):
    """Of fixed steps `grid` counts those done, `divided` is the last one that had to be divided (1 for the first, 0:
    none yet), and the others tell how many were, and why.
    """

    grid: int
    divided: int
    cut_at_times: int
    cut_by_reach: int
    cut_by_values: int
    cut_by_constraints: int
    cut_by_newton: int


class Progress(GridDivisions, StepCounts, SamplePlaces, RunStatus, StepErrors, RunClock):
    """Progress of a run."""


class Memory(Record):
    """Of Newton steps, as `Solver` says."""

    step: float
    before: float
    theta: float
    eta: float
    wanted: int
    current: int
    below: int
    above: int


class RunKernels(NamedTuple):
    """Addresses of the kernels of a run."""

    flow: int
    retract: int
    project: int  # 0: no constraints


class RunTableau(NamedTuple):
    """Coefficients of a method."""

    stages: int
    A: Matrix  # row `stages` holds the weights b
    c: Vector
    error: Matrix
    dense: Matrix


class StepRules(NamedTuple):
    """Control of the steps of a run."""

    exponent: float  # 1 / error_order
    steps: Vector  # [7] of `choices.StepControl`
    newton: Vector  # [4] of `choices.NewtonControl`
    rtol: float
    fixed_step: float  # > 0: no error control
    max_step: float
    max_steps: int


class RunSpan(NamedTuple):
    """Times of a run, which falls into smooth segments; inputs are linear in time within each."""

    segments: Matrix  # [segment, 5]: begin, end, first and last time at which its flow is evaluated, longest step
    inputs: Matrices  # [segment, 2, nu]: value at its beginning, slope
    times: Vector  # output grid


class Plan(NamedTuple):
    """Constants of a run."""

    kernels: RunKernels
    tableau: RunTableau
    control: StepRules
    span: RunSpan
    finder: Vector  # [4] of `choices.RootFinder`
    magnitude: Whole
    reach: Vector
    atol: Vector
    energy_atol: Vector  # [1], of energies through powers: + rtol · (absolute energy through all of them so far)
    tolerance: float  # of position constraints
    part: Whole  # [nw]: the part of the system, which no energy leaves but by ports, of each power


class RunBooks(NamedTuple):
    """Energies through the powers [nw] since the start."""

    energy: Vector
    low: Vector  # the least and the most it has been at the ends of steps
    high: Vector


class Projection(NamedTuple):
    """Operands of the projection onto constraints."""

    projected: Vector  # [nx + 2]
    placed: Vector  # [nx + nc + ns], its input (x, c, σ)


class RunSamples(NamedTuple):
    """Samples from number `taken` on."""

    states: Matrix  # [room + 1, nx], and room for the last state of a run
    energies: Matrix
    errors: Matrix  # [room + 1, 2], position and velocity error of each sample
    exchange: Matrix  # [room + 1, 1 + parts], turnover of all powers; of each part, the sum of their ranges


class Work(NamedTuple):
    """The arrays of a run; `feed` is the flow's input (x₀, ξ, t, u, c, σ), which begins with the retraction's."""

    feed: Vector
    k: Matrix  # [rows, nl + nw]
    sums: Matrix  # [levels, nl + nw], combinations of k: step, errors; dense output
    x: Vector
    x_new: Vector
    largest: Vector  # [nx], the largest size of each coordinate at the ends of steps
    held: Vector  # [nu], added to the inputs: what holds from one stop to the next
    scale: Vector  # [nl + nw], tolerated errors
    books: RunBooks
    projection: Projection
    samples: RunSamples
    progress: Records[Progress]  # [1] of PROGRESS


class KeepingWork(NamedTuple):
    """Workspaces of methods that keep the structure."""

    step: int  # address of a kernel, `motion.system.System.keeping`
    parts: Vector  # [s], shares of a step
    offered: Vector  # [nx + 2 + nu + np], its input (x₀, t, u, h, p)
    found: Vector  # [nx + nw], its output (x₁, energies)
    moved: Vector  # [nx + nw], the same of all parts


class StageSolvers(NamedTuple):
    """Addresses of the kernels of stage equations."""

    jacobian: int  # 0: by differences
    factor: int  # kernels that solve without J; 0: there are none
    solve: int
    factor_pairs: int
    solve_pairs: int


class StageMatrices(NamedTuple):
    """Matrices of an implicit method (see `collocation.Collocation`).

    A⁻¹ = T Λ T⁻¹, Λ of real numbers and complex pairs along its diagonal, each a block, and the coupling below them;
    errors are filtered by the first real number.
    """

    first: int  # row of z that counts
    estimate: int  # of errors: EMBEDDED, 1 or MIRRORED
    inverse: Matrix  # [s, 1 + s], A⁻¹, and in front of it −A⁻¹ a₀
    reals: Vector
    pairs: Matrix
    blocks: WholeMatrix  # [block, 2]: its row, and which number it has, pairs behind the real ones
    coupling: Matrix
    T: Matrix
    TI: Matrix
    d: Vector  # [1 + s], of z, as e
    e: Vector
    dense: Matrix  # [level, 1 + s], of z


class StageFactors(NamedTuple):
    """Factors of the stage equations.

    Matrices to be eliminated are stored by columns: ``J[place[j], place[i]]`` = ∂ξ̇ᵢ/∂ξⱼ. Where the system solves its
    stages itself (`motion.system.StageKernels`) there is no J, and the factors are those of its kernels, for each real
    number in `side` and for each complex pair in `sides`.
    """

    place: Whole  # the row and column of each component in the matrices
    J: Matrix
    slopes: Vector  # [nl nl], what the kernel writes
    real: Matrices  # [real, nl, nl]
    real_pivots: WholeMatrix
    re: Matrices  # [pair, nl, nl]
    im: Matrices
    pivots: WholeMatrix
    point: Vector  # [nx + nl + 1 + nu + nc + 2], what factors are made from: state, rates, t, u, c (if asked for), ρ
    side: Matrix  # [real, nf + 1 + nl], factors, ρ, right side
    sides: Matrix  # [pair, nf + 2 + 2 nl]


class Solver(NamedTuple):
    """Data of implicit methods: their matrices and arrays of Newton steps.

    Row 0 of z is h ξ̇ at the start, of methods whose first stage is explicit (first = 0); the stages that are solved
    follow. Memory: the step that the factors are for, the last one taken (0: none to continue), contraction θ and
    θ/(1 − θ) of Newton steps; whether a Jacobian is wanted, and whether the one there is of the state at hand; its
    diagonals below and above the main one.
    """

    kernels: StageSolvers
    matrices: StageMatrices
    factors: StageFactors
    unit: Vector
    delta: Vector  # [2 nl]
    z: Matrix  # [1 + s, nl]
    dz: Matrix  # [s, nl]
    levels: Matrix  # dense output of the last step
    slope: Vector  # [nl], ξ̇ at its end by its stages, where a first stage that is explicit takes it
    spare: Vector  # [s]
    memory: Records[Memory]  # [1] of MEMORY

    @property
    def way(self) -> str:
        """How the equations of the stages are solved: "along the tree", or by elimination in the "matrix"."""
        return "along the tree" if self.kernels.factor else "matrix"
