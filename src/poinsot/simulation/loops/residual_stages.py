"""The equations of all stages of a step, solved together in compiled code: Newton's method on laws that may be steep.

    F(ẏᵢ, y + zᵢ, t + cᵢ h) = 0,   ẋᵢ = Σⱼ (A⁻¹)ᵢⱼ zⱼ / h

A law is evaluated at *limited* arguments a and goes on along its tangent, N(a) + N′(a) (v − a): after each step its
arguments follow v, junctions no further than their exponential can be trusted (pnjlim of SPICE2, and downwards too).
Law: the solution is the same however the network is written, tests/simulation/test_random_junctions.py.
From: Nagel, SPICE2: A computer program to simulate semiconductor circuits (1975), §4; Hairer & Wanner II, §IV.8.
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import call_kernel, compiled, matrix, vector, whole, written_out
from poinsot.code.records import Vector
from poinsot.simulation.loops.block_elimination import factor, solve
from poinsot.simulation.loops.delays import arrivals
from poinsot.simulation.loops.native import first_bad, moment
from poinsot.simulation.loops.residual_records import FormSizes, ResidualCourse, ResidualShape, ResidualWork, Stages
from poinsot.simulation.loops.run_records import KAPPA, Progress

STALLED = 3000.0
"""Steps that no longer shrink are rounding where they are below so many times what is wanted."""
ROUNDING = 8e-15
"""Of the terms of an equation, of which laws may be differences of a few, as (1 − v/V)ᵏ of a depletion charge."""
DIVERGED = 1e8
"""Of the least step of Newton's method: after one so much greater no solution is near."""
FROM_ANYWHERE = 100
"""Where more corrections are allowed, a start is sought, on whatever way."""
CURVATURE = 1e-6
"""Volts that a junction's tangent may miss."""


@written_out
def fill(shape: FormSizes, stages: Stages, y_at: int, h: float) -> None:
    """ẋ, x and w of every stage into the pool."""
    nx, n, s = shape.states, shape.size, stages.s
    z, inverse, y = matrix(stages.z, s, n), matrix(stages.inverse, s, s), vector(y_at, n)
    for i in range(s):
        pool = vector(stages.pool + 8 * i * stages.width, stages.width)
        for k in range(nx):
            rate = 0.0
            for j in range(s):
                rate += inverse[i, j] * z[j, k]
            pool[k] = rate / h
        for k in range(n):
            pool[nx + k] = y[k] + z[i, k]


@written_out
def drive(
    shape: ResidualShape,
    stages: Stages,
    course: ResidualCourse,
    work: ResidualWork,
    time: float,
    h: float,
    segment: int,
) -> None:
    """The values of the sources at every stage into the pool."""
    c, feed, held = vector(stages.c, stages.s), vector(work.feed, work.fed), vector(work.held, work.fed - 1)
    if shape.signals != 0:
        for i in range(stages.s):
            moment(feed, 0, time + c[i] * h, course.span.segments, course.span.inputs, held, segment)
            place = stages.pool + 8 * (i * stages.width + shape.states + shape.size)
            call_kernel(shape.signals, feed, vector(place, shape.sources - shape.lines))
    if shape.lines > 0:
        arrivals(shape, stages, work, time, h)


@compiled
def products(first: int, at: int, by: int, rows: int, source: int, size: int, target: int) -> None:
    """target = a sparse matrix by rows × source of so many numbers; all by their addresses."""
    begins, out = whole(first, rows + 1), vector(target, rows)
    columns, numbers, given = whole(at, begins[rows]), vector(by, begins[rows]), vector(source, size)
    for r in range(rows):
        value = 0.0
        for e in range(begins[r], begins[r + 1]):
            value += numbers[e] * given[columns[e]]
        out[r] = value


@written_out
def read(shape: ResidualShape, stages: Stages) -> None:
    """The arguments of all laws at every stage."""
    for i in range(stages.s):
        source, target = stages.pool + 8 * i * stages.width, stages.read + 8 * i * shape.reads
        products(shape.reads_first, shape.reads_at, shape.reads_by, shape.reads, source, stages.width, target)


@written_out
def miss(shape: ResidualShape, stages: Stages) -> None:
    """F of every stage from its pool."""
    for i in range(stages.s):
        source, target = stages.pool + 8 * i * stages.width, stages.missed + 8 * i * shape.size
        products(shape.rows_first, shape.rows_at, shape.rows_by, shape.size, source, stages.width, target)


@written_out
def limited(v: float, before: float, width: float, critical: float) -> float:
    """The argument of a junction that may follow v, after it was at ``before``."""
    change = (v - before) / width
    if v > critical and abs(change) > 2.0:
        if before > 0.0:
            return float(before + width * np.log(1.0 + change)) if change > -1.0 else critical
        return float(width * np.log(v / width))
    if before > critical and -1.0 < change < -0.5:
        return float(before + width * np.log(1.0 + change))
    return v


@written_out
def follow(shape: ResidualShape, stages: Stages, from_at: int) -> tuple[bool, float]:
    """Where the arguments of laws go after the values read; true if any was limited, and the volts that tangents miss.

    from_at  address of the arguments at the end of the last step, to be limited from; 0: of each stage's own
    """
    held, curved, count = False, 0.0, shape.reads
    widths, critical = vector(shape.widths, count), vector(shape.critical, count)
    straight, begins = vector(shape.straight, count), vector(shape.begins, count)
    for i in range(stages.s):
        v, a = vector(stages.read + 8 * i * count, count), vector(stages.to + 8 * i * count, count)
        before = vector(from_at if from_at != 0 else stages.at + 8 * i * count, count)
        for r in range(count):
            a[r] = v[r]
            if widths[r] != 0.0:
                sign = 1.0 if widths[r] > 0.0 else -1.0
                width = sign * widths[r]
                to = min(sign * v[r] - begins[r], straight[r])
                was = min(sign * before[r] - begins[r], straight[r])
                may = limited(to, was, width, critical[r])
                if to > 0.0 or was > 0.0:
                    curved = max(curved, (to - was) ** 2 / (2.0 * width))
                if may != to:
                    held, a[r] = True, sign * (may + begins[r])
    return held, curved


@written_out
def limit_rest(shape: ResidualShape, work: ResidualWork, share: float) -> None:
    """How far arguments move before laws leave their tangents: a share of the tolerances of all that each reads.

    A junction moves no further than its curvature allows. Limits are 0 of rates, which have no tolerance, and of what
    is no junction's voltage: how much a law bends there is not known, and one of high gain would jump.
    """
    n, nx, count = shape.size, shape.states, shape.reads
    begins, widths = whole(shape.reads_first, count + 1), vector(shape.widths, count)
    columns, numbers = whole(shape.reads_at, begins[count]), vector(shape.reads_by, begins[count])
    scale, limits = vector(work.scale, n), vector(work.limits, count)
    for r in range(count):
        limit = np.inf
        for e in range(begins[r], begins[r + 1]):
            k = columns[e] - nx
            if k < n:
                limit = min(limit, share * abs(numbers[e]) * scale[k] if k >= 0 else 0.0)
        bends = np.sqrt(CURVATURE * abs(widths[r]))
        limits[r] = min(limit, bends) if limit != np.inf else 0.0


@written_out
def along_tangent(
    values: Vector, slopes: Vector, seen: Vector, at: Vector, reads: int, given: int, out: Vector
) -> None:
    """N(a) + N′(a) (v − a) of a law."""
    for v in range(given):
        total = values[v]
        for r in range(reads):
            total += slopes[v * reads + r] * (seen[r] - at[r])
        out[v] = total


@written_out
def evaluate_laws(shape: ResidualShape, stages: Stages, limits: Vector) -> None:
    """Values and slopes of the laws that have moved, at where their arguments go; N on these tangents into the pool."""
    kinds, first_value = whole(shape.kinds, 6 * shape.kind_count), shape.states + shape.size + shape.sources
    laws = shape.laws
    law_reads, law_values = whole(shape.law_reads, laws), whole(shape.law_values, laws)
    law_slopes, law_parameters = whole(shape.law_slopes, laws), whole(shape.law_parameters, laws)
    feed, made = vector(stages.feed, stages.fed), vector(stages.made, stages.makes)
    parameters = vector(shape.parameters, shape.parameter_count)
    for i in range(stages.s):
        pool = vector(stages.pool + 8 * (i * stages.width + first_value), shape.values)
        seen = vector(stages.read + 8 * i * shape.reads, shape.reads)
        to, at = (
            vector(stages.to + 8 * i * shape.reads, shape.reads),
            vector(stages.at + 8 * i * shape.reads, shape.reads),
        )
        values = vector(stages.values + 8 * i * shape.values, shape.values)
        slopes = vector(stages.slopes + 8 * i * shape.slopes, shape.slopes)
        for kind in range(shape.kind_count):
            address, reads, count = kinds[6 * kind], kinds[6 * kind + 1], kinds[6 * kind + 2]
            given, first = kinds[6 * kind + 3], kinds[6 * kind + 4]
            for law in range(first, first + kinds[6 * kind + 5]):
                begin, value, slope = law_reads[law], law_values[law], law_slopes[law]
                rests = True
                for r in range(begin, begin + reads):
                    rests = rests and abs(to[r] - at[r]) <= limits[r]
                if rests:
                    continue
                for r in range(reads):
                    feed[r] = at[begin + r] = to[begin + r]
                for p in range(count):
                    feed[reads + p] = parameters[law_parameters[law] + p]
                call_kernel(address, feed, made)
                for v in range(given):
                    values[value + v] = made[v]
                for v in range(given * reads):
                    slopes[slope + v] = made[given + v]
                along_tangent(values[value:], slopes[slope:], seen[begin:], at[begin:], reads, given, pool[value:])


@written_out
def magnify(shape: ResidualShape, stages: Stages, scale: Vector, y_at: int, h: float) -> None:
    """Sums of absolute terms of rates, unknowns, what of them is tolerated, and values of laws, into the pool."""
    nx, n, s, first_value = shape.states, shape.size, stages.s, shape.states + shape.size + shape.sources
    z, inverse, y, laws = matrix(stages.z, s, n), matrix(stages.inverse, s, s), vector(y_at, n), shape.laws
    kinds, law_reads = whole(shape.kinds, 6 * shape.kind_count), whole(shape.law_reads, laws)
    law_values, law_slopes = whole(shape.law_values, laws), whole(shape.law_slopes, laws)
    begins, widths = whole(shape.reads_first, shape.reads + 1), vector(shape.widths, shape.reads)
    columns, numbers = whole(shape.reads_at, begins[shape.reads]), vector(shape.reads_by, begins[shape.reads])
    for i in range(s):
        pool = vector(stages.pool + 8 * i * stages.width, stages.width)
        at = vector(stages.at + 8 * i * shape.reads, shape.reads)
        slopes = vector(stages.slopes + 8 * i * shape.slopes, shape.slopes)
        for k in range(nx):
            pool[k] = scale[k] / h
            for j in range(s):
                pool[k] += abs(inverse[i, j] * z[j, k]) / h
        for k in range(n):
            pool[nx + k] = abs(y[k]) + abs(z[i, k]) + scale[k]
        for kind in range(shape.kind_count):
            reads, given, first = kinds[6 * kind + 1], kinds[6 * kind + 3], kinds[6 * kind + 4]
            for law in range(first, first + kinds[6 * kind + 5]):
                value = first_value + law_values[law]
                for v in range(given):
                    pool[value + v] = abs(pool[value + v])
                for r in range(reads):
                    read_at = law_reads[law] + r
                    size = abs(at[read_at]) + abs(widths[read_at])  # exp(v/w) − 1 is a difference of its own
                    for e in range(begins[read_at], begins[read_at + 1]):
                        size += abs(numbers[e] * pool[columns[e]])
                    for v in range(given):
                        slope = slopes[law_slopes[law] + v * reads + r]
                        pool[value + v] += abs(slope) * size


@written_out
def is_rounding(shape: ResidualShape, stages: Stages, scale: Vector, y_at: int, h: float) -> bool:
    """Whether what F misses is rounding of its terms: of the rate of storage that is fixed no step tells more.

    A law is no more exact than what it reads, which may be the difference of voltages a billion times as high.
    """
    n, begins, found = shape.size, whole(shape.rows_first, shape.size + 1), True
    columns, numbers = whole(shape.rows_at, begins[n]), vector(shape.rows_by, begins[n])
    missed = matrix(stages.missed, stages.s, n)
    magnify(shape, stages, scale, y_at, h)
    for i in range(stages.s):
        pool = vector(stages.pool + 8 * i * stages.width, stages.width)
        for r in range(n):
            size = 0.0
            for e in range(begins[r], begins[r + 1]):
                size += abs(numbers[e] * pool[columns[e]])
            found = found and abs(missed[i, r]) <= ROUNDING * size
    fill(shape, stages, y_at, h)
    linearize(shape, stages)
    return found


@written_out
def linearize(shape: ResidualShape, stages: Stages) -> None:
    """N on the tangents at the arguments, into the pool."""
    first_value = shape.states + shape.size + shape.sources
    kinds, laws = whole(shape.kinds, 6 * shape.kind_count), shape.laws
    law_reads, law_values = whole(shape.law_reads, laws), whole(shape.law_values, laws)
    law_slopes = whole(shape.law_slopes, laws)
    for i in range(stages.s):
        pool = vector(stages.pool + 8 * (i * stages.width + first_value), shape.values)
        seen = vector(stages.read + 8 * i * shape.reads, shape.reads)
        at = vector(stages.at + 8 * i * shape.reads, shape.reads)
        values = vector(stages.values + 8 * i * shape.values, shape.values)
        slopes = vector(stages.slopes + 8 * i * shape.slopes, shape.slopes)
        for kind in range(shape.kind_count):
            reads, given, first = kinds[6 * kind + 1], kinds[6 * kind + 3], kinds[6 * kind + 4]
            for law in range(first, first + kinds[6 * kind + 5]):
                begin, value, slope = law_reads[law], law_values[law], law_slopes[law]
                along_tangent(values[value:], slopes[slope:], seen[begin:], at[begin:], reads, given, pool[value:])


@written_out
def assemble(shape: ResidualShape, stages: Stages, h: float) -> None:
    """∂F/∂z of all stages, block by block: (A⁻¹)ᵢⱼ/h ∂F/∂ẋ + δᵢⱼ ∂F/∂y."""
    s, entries = stages.s, shape.entries
    ss = s * s
    blocks, inverse = vector(stages.blocks, entries * ss), vector(stages.inverse, ss)
    moving, constant = vector(shape.moving, entries), vector(shape.constant, entries)
    slopes = matrix(stages.slopes, s, shape.slopes)
    rate = 1.0 / h
    for p in range(entries):
        moves = moving[p] * rate
        for i in range(ss):
            blocks[p * ss + i] = moves * inverse[i]
        for i in range(s):
            blocks[p * ss + i * (s + 1)] += constant[p]
    entry, slope = whole(shape.fixed_entry, shape.fixed_count), whole(shape.fixed_slope, shape.fixed_count)
    by = vector(shape.fixed_by, shape.fixed_count)
    for e in range(shape.fixed_count):
        for i in range(s):
            blocks[entry[e] * ss + i * (s + 1)] += by[e] * slopes[i, slope[e]]
    entry, slope = whole(shape.rate_entry, shape.rate_count), whole(shape.rate_slope, shape.rate_count)
    by = vector(shape.rate_by, shape.rate_count)
    for e in range(shape.rate_count):
        for i in range(s):
            for j in range(s):
                blocks[entry[e] * ss + i * s + j] += by[e] * slopes[i, slope[e]] * inverse[i * s + j] / h


@written_out
def step_of_newton(shape: ResidualShape, stages: Stages, scale: Vector) -> tuple[float, int]:
    """z ← z − (∂F/∂z)⁻¹ F; the largest scaled change and its component, infinite for a singular matrix."""
    n, s = shape.size, stages.s
    if not factor(shape, stages.blocks, stages.spare, s):
        return np.inf, 0
    row_at, column_at = whole(shape.row_at, n), whole(shape.column_at, n)
    right, missed, z = matrix(stages.right, n, s), matrix(stages.missed, s, n), matrix(stages.z, s, n)
    for k in range(n):
        for i in range(s):
            right[k, i] = -missed[i, row_at[k]]
    solve(shape, stages.blocks, stages.right, stages.spare, s)
    size, culprit = 0.0, 0
    for k in range(n):
        m = column_at[k]
        for i in range(s):
            z[i, m] += right[k, i]
            ratio = abs(right[k, i]) / scale[m]
            if not ratio <= size:
                size, culprit = ratio, m
    return size, culprit


@compiled
def solve_stages(
    shape: ResidualShape,
    stages: Stages,
    course: ResidualCourse,
    work: ResidualWork,
    progress: Progress,
    y_at: int,
    time: float,
    h: float,
    wanted: float,
    most: int,
) -> bool:
    """Newton's method from the z at hand; False, with the culprit noted, where it finds no solution."""
    scale, before, size, least = vector(work.scale, shape.size), np.inf, np.inf, np.inf
    drive(shape, stages, course, work, time, h, progress.segment)
    limit_rest(shape, work, course.control.newton[KAPPA])
    limits = vector(work.limits, shape.reads)
    for iteration in range(most + 1):
        fill(shape, stages, y_at, h)
        read(shape, stages)
        linearize(shape, stages)  # on the tangents that were solved with: Kirchhoff's laws hold to rounding
        held, curved = follow(shape, stages, work.at if iteration == 0 else 0)
        stalled = size > 0.5 * before
        settled = size <= wanted or (stalled and size <= STALLED * wanted)
        if iteration > 0 and not held and curved < CURVATURE and settled:
            return True
        before = size
        progress.evaluations += stages.s
        progress.factorizations += 1
        evaluate_laws(shape, stages, limits)
        miss(shape, stages)
        if stalled and not held and is_rounding(shape, stages, scale, y_at, h):
            return True
        assemble(shape, stages, h)
        size, progress.culprit = step_of_newton(shape, stages, scale)
        least = min(least, size)
        if not np.isfinite(size) or (most < FROM_ANYWHERE and size > DIVERGED * max(least, wanted)):
            return False
    return False


@written_out
def first_unknown(shape: FormSizes, stages: Stages) -> int:
    """The first of y that is not finite at the last stage, or −1."""
    last = stages.pool + 8 * ((stages.s - 1) * stages.width + shape.states)
    return int(first_bad(vector(last, shape.size), shape.size))


@written_out
def powers(shape: ResidualShape, stages: Stages, i: int, out: Vector) -> None:
    """Supplied and dissipated powers at a stage [W]."""
    source, count = stages.pool + 8 * i * stages.width, shape.branches
    products(shape.across_first, shape.across_at, shape.across_by, count, source, stages.width, stages.across)
    products(shape.through_first, shape.through_at, shape.through_by, count, source, stages.width, stages.through)
    across, through = vector(stages.across, count), vector(stages.through, count)
    power_of, sign = whole(shape.power_of, count), vector(shape.factor, count)
    for k in range(shape.powers):
        out[k] = 0.0
    for b in range(count):
        out[power_of[b]] += sign[b] * across[b] * through[b]
