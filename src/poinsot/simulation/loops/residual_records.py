"""The operands of the loop of residual forms; arrays lie at addresses, which texts see as `vector(work.y, n)`.

Law: tests/networks/test_newton.py. Source: decision 0007; Hairer & Wanner 1996, §IV.8.
"""

from __future__ import annotations

from poinsot.code.records import Address, Record
from poinsot.records import NamedTuple
from poinsot.simulation.loops.run_records import RunSpan, StepRules


class FormSizes(Record):
    """Numbers of x, of y, of s, of arguments, N and N′ of laws, of kinds of laws, laws, branches, powers."""

    signals: int
    states: int
    size: int
    sources: int
    reads: int
    values: int
    slopes: int
    kind_count: int
    parameter_count: int
    laws: int
    branches: int
    powers: int


class FormMatrices(Record):
    """Sparse matrices by rows: where they begin, columns, numbers."""

    rows_first: Address
    rows_at: Address
    rows_by: Address
    reads_first: Address
    reads_at: Address
    reads_by: Address
    across_first: Address
    across_at: Address
    across_by: Address
    through_first: Address
    through_at: Address
    through_by: Address


class FormLaws(Record):
    """Laws of the form.

    kinds [kind, 6]   address of its kernel, reads, parameters, values, first law, number of laws
    law_reads, law_values, law_slopes, law_parameters   where those of each law begin
    widths, critical, straight, begins   of each read that is of a junction, else 0; from where on it is steep and
                      straight, and from where these count
    """

    kinds: Address
    law_reads: Address
    law_values: Address
    law_slopes: Address
    law_parameters: Address
    parameters: Address
    widths: Address
    critical: Address
    straight: Address
    begins: Address
    power_of: Address


class FormEntries(Record):
    """Entries of the pattern of ∂F/∂y, ∂F/∂ẋ.

    constant, moving  of every entry: without laws
    fixed_, rate_ entry, slope, by   what laws add to these: to which entry, which slope, with which factor
    """

    fixed_count: int
    rate_count: int
    constant: Address
    moving: Address
    fixed_entry: Address
    fixed_slope: Address
    fixed_by: Address
    rate_entry: Address
    rate_slope: Address
    rate_by: Address


class FormWaves(Record):
    """Delayed waves, the last of the sources: their number, delays, and the sent waves as sparse rows."""

    lines: int
    delays: Address
    waves_first: Address
    waves_at: Address
    waves_by: Address


class FormScales(Record):
    """Units of states and equations, and places of the entries of the pattern."""

    factor: Address
    unit: Address
    place: Address
    row_at: Address
    column_at: Address
    entries: int


class FormFactors(Record):
    """Its elimination, as in `simulation.residual.plan.Pattern`."""

    diagonal: Address
    first_lower: Address
    lower: Address
    lower_row: Address
    first_upper: Address
    upper: Address
    upper_column: Address
    target: Address
    lowers: int
    uppers: int
    targets: int


class ResidualShape(FormSizes, FormMatrices, FormLaws, FormEntries, FormWaves, FormScales, FormFactors):
    """The residual form by arrays. States are counted in powers of two near their nominal size, ``unit``."""


class StageSizes(Record):
    """The number of stages, and sizes of z, of inputs and outputs of laws."""

    s: int
    width: int
    fed: int
    makes: int


class StageLaws(Record):
    """Stages and what laws say there.

    z         increments of y since the start of the step [s, n]; pool: z of the form [s, |z|]
    read, at  arguments of the laws, and those at which laws were last evaluated [s, reads]
    to        arguments to go to, limited
    values, slopes   of the laws there
    """

    inverse: Address
    c: Address
    z: Address
    pool: Address
    read: Address
    at: Address
    to: Address
    values: Address
    slopes: Address


class StageEquations(Record):
    """missed: F [s, n]; blocks: the matrix, then its factors; right: [n, s]; workspaces of laws and of powers."""

    missed: Address
    blocks: Address
    right: Address
    spare: Address
    feed: Address
    made: Address
    across: Address
    through: Address


class Stages(StageEquations, StageLaws, StageSizes):
    """The equations of s stages solved together, y = (x, w) in units of the shape."""


class SourceInputs(Record):
    """Inputs of the kernel of sources; whether these bind storage, or waves arrive."""

    fed: int
    bound: int
    feed: Address
    held: Address


class StepWeights(Record):
    """Weights of the method; absolute tolerances, and of each kind of unknowns the largest value so far.

    e, embedded  of the stages z, and of the rates at the start and the stages, in estimates of what a step misses
    """

    groups: int
    energy_atol: float
    c: Address
    b: Address
    e: Address
    embedded: Address
    dense: Address
    atol: Address
    group: Address
    largest: Address


class StepStates(Record):
    """y, rates, at, slopes at the start of the step; the z of the step before; how far arguments rest."""

    rest: Address
    y: Address
    y_new: Address
    rates: Address
    at: Address
    slopes: Address
    limits: Address
    scale: Address
    before: Address
    length: Address
    predicted: Address
    weights: Address


class ResidualEnergies(Record):
    """Powers at the start of the step, in it, energies, a part of it up to a sample; samples (x, w, ẋ)."""

    begun: Address
    k: Address
    power: Address
    energy: Address
    y_part: Address
    rates_part: Address
    energy_part: Address
    states: Address
    energies: Address


class PastWaves(Record):
    """Waves of steps before, [past_room, lines, past_points], which began at past_begin; past_before: still earlier.

    Points are the start, at 0, and the stages, past_nodes; past_starts, past_ends: weights of the slopes at both ends.
    """

    past_room: int
    past_points: int
    past: Address
    past_begin: Address
    past_length: Address
    past_before: Address
    past_nodes: Address
    past_starts: Address
    past_ends: Address
    past_weights: Address
    past_marks: Address


class WavesAtHand(Record):
    """Waves as the run stands, and sent of a stage; left: with their slopes, where it entered a front at entered_at."""

    waves: Address
    sent: Address
    tried: Address
    left: Address
    entered_at: Address
    wave_size: Address
    fronts: Address


class ResidualWork(WavesAtHand, PastWaves, ResidualEnergies, StepStates, StepWeights, SourceInputs):
    """The arrays of a run of a residual form."""


class ResidualOutputs(Record):
    """Outputs of a run in C: a sparse matrix by rows over z, and the kernel of the energies of storages, or 0.

    found  outputs, then energies; energies_feed: its argument x
    """

    rows: int
    first: Address
    columns: Address
    numbers: Address
    found: Address
    energies: int
    energies_feed: Address
    storages: int


class ResidualCourse(NamedTuple):
    """Constants of a run of a residual form: the method's numbers, the length of the run [s], tolerances, times."""

    gamma: float
    estimate: int  # as of `StageMatrices`
    lasts: float
    control: StepRules
    span: RunSpan
