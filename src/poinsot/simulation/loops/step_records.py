"""What whole steps of a stepper work on."""

from __future__ import annotations

from poinsot.code.records import Matrices, Matrix, Record, Records, Vector, Whole
from poinsot.records import NamedTuple


class Moment(Record):
    """Where a stepper is: `time` is that of the state, `now` within a step; `done` steps since `start`; `segment` is
    that of the state, `at` within a step; `steered`: no table stands in the way of what Python gives."""

    now: float
    at: int
    start: float
    time: float
    done: int
    segment: int
    steered: int


class StepKernels(NamedTuple):
    """Addresses of the kernels of whole steps."""

    flow: int
    retract: int
    project: int  # 0: no constraints
    leaving: int  # 0: nothing floats; the displacement of bases that float
    arriving: int  # their velocities in the new state, by their momentum


class StepTableau(NamedTuple):
    """Coefficients of a method."""

    stages: int  # 0: the semi-implicit method
    A: Matrix  # row `stages` holds the weights b
    c: Vector


class StepInputs(NamedTuple):
    """Segments of time, and the inputs in each."""

    segments: Matrix
    inputs: Matrices
    held: Vector  # [nu]


class StepArrays(NamedTuple):
    """Workspaces; `y` and `through` are what `x` and `energy` become."""

    feed: Vector  # (x₀, ξ, t, u, c), the flow's input
    k: Matrix  # [stages, nl + nw]
    sums: Vector  # [nl + nw]
    y: Vector
    through: Vector
    x_new: Vector
    placed: Vector
    projected: Vector
    moving: Vector  # [2 nx + nv + 1]
    carried: Vector  # [nv]


class Steps(NamedTuple):
    """A system, a method, its state and workspaces."""

    kernels: StepKernels
    tableau: StepTableau
    given: StepInputs
    work: StepArrays
    step: float
    tolerance: float
    velocity: Whole  # [nl], of each coordinate the place of its velocity, −1
    reach: Vector  # [nl]
    x: Vector
    energy: Vector  # [nw]
    moment: Records[Moment]


class Pauses(NamedTuple):
    """Where a run that steps pauses, and everything as it was before the step."""

    grid: Vector  # [3] step, start, how many steps are done
    held: Vector  # [nu] inputs that are to be held
    address: Whole  # [blocks] of the memory that a step changes
    size: Whole  # [blocks] in numbers of eight bytes
    noted: Vector  # what was there


class StopKernels(NamedTuple):
    """Addresses of kernels, `motion.switching.Switching`."""

    watch: int
    data: int
    push: int


class StopLaws(NamedTuple):
    """Laws of limits."""

    element: Whole  # [m]
    restitution: Vector  # [elements]
    loss: Whole  # [elements], places among the powers


class StopRows(NamedTuple):
    """Output of the kernels of limits."""

    seen: Vector  # [2 m], gaps and rates that `watch` wrote
    out: Vector  # what `data` writes; the next are parts of it
    gap: Vector  # [m]
    rate: Vector
    S: Matrix  # [m, m]


class StopImpulses(NamedTuple):
    """Impulses of limits, and workspaces."""

    wanted: Vector  # [m], w + β
    impulse: Vector  # [m]
    unit: Vector  # [m], of impulses
    tableau: Matrix  # [m, m + 2]
    basic: Whole  # [m]
    nonbasic: Whole  # [m + 1]
    listed: Whole  # [m]
    active: Whole
    order: Whole
    found: Vector  # [m]
    struck: Vector  # [nx + m + c], the input of `push`


class Stops(NamedTuple):
    """Limits of semi-implicit steps, by rows [m] and elements."""

    kernels: StopKernels
    laws: StopLaws
    rows: StopRows
    jump: StopImpulses


class Crowd(NamedTuple):
    """Members that one stepper moves in turn: of each an image of all that its steps change."""

    images: Matrix  # [members, numbers]
    address: Whole  # [blocks] of the memory that images are of
    size: Whole  # [blocks] in numbers of eight bytes
    actions: Matrix  # [members, given], held for its steps
    place: Whole  # [given], their places among the inputs
    held: Vector  # [nu] of the stepper
    x: Vector  # [nx] of the stepper
    states: Matrix  # [members, nx]
    waits: Whole  # [members] 1: it takes no steps now
    steps: Whole  # [1] that each takes


class Image(NamedTuple):
    """Arrays as they were before a run began: of each its address, its numbers, and how far these lie apart."""

    address: Whole  # [arrays]
    size: Whole  # [arrays]
    apart: Whole  # [arrays] in numbers; > 1 in a lane
    words: Vector  # all numbers, one array behind the other
