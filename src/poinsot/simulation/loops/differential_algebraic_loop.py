"""The compiled loop of residual forms: collocation on storage and algebraic unknowns together.

A step solves its stages at once (`residual_stages`), from the polynomial of the step before. Its error is that of the
storage states, filtered as in RADAU5 by the matrix at its end, and 0.003 |w − predicted| min(1, h/τ) of the algebraic
unknowns: so a network of resistors follows its source, and a jump counts by its integral over time, not by its height.
The error of energies through powers counts beside it.
Source: Hairer & Wanner, Solving Ordinary Differential Equations II, §IV.8, §VII.4.
Law: tests/networks/test_newton.py
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import compiled, matrix, vector, whole, written_out
from poinsot.simulation.loops.block_elimination import factor, solve
from poinsot.simulation.loops.delays import enter, has_room, next_front, remember, send, wave_error
from poinsot.simulation.loops.native import (
    CROWDED,
    DONE,
    NOT_FINITE,
    NOT_FINITE_AT_START,
    RUNNING,
    STEP_TOO_SMALL,
    UNSOLVED,
    reject,
)
from poinsot.simulation.loops.residual_records import (
    FormSizes,
    ResidualCourse,
    ResidualShape,
    ResidualWork,
    Stages,
    StageSizes,
)
from poinsot.simulation.loops.residual_samples import (
    AT_START,
    BEFORE,
    LARGEST_STEPPED,
    changed,
    clear,
    interpolate,
    jumped,
    last_stage,
    move,
    sample_by_polynomial,
    sample_by_steps,
    take,
    take_at_once,
)
from poinsot.simulation.loops.residual_stages import (
    assemble,
    evaluate_laws,
    first_unknown,
    linearize,
    miss,
    powers,
    read,
    solve_stages,
)
from poinsot.simulation.loops.run_records import EMBEDDED, ITERATIONS, KAPPA, Progress, StepErrors
from poinsot.simulation.loops.step_control import conclude, final, moment_of, near, propose_until, refuse

ALGEBRAIC = 0.003
IN_FULL = 0.01
"""Of the run: a deviation of algebraic unknowns that lasts as long counts in full."""
EXACT, EXACT_START = 1e-10, 1e-13
"""Of a step and of a run: the time over which a start is made consistent where it is sent along a line."""
SHORT = 1e-8
"""Of a step: the time over which rates are found anew, the root of a number's rounding."""
SHARP = 1e-3
"""Of a step from a start, where one was refused: its estimate of error counts the rates there by its length."""
RESOLVED = 1e-15
"""Of the run: what flows into a storage in that time counts as rounding."""
BOOKED = 0.0005
"""Of rtol: where a diode ends, powers jump within a step, the estimate is no larger than the error, and errors of all
periods add up."""
MOMENT = 50.0
"""Length of a step, in what counts as the same moment, below which it lies within a jump of a power: to divide it would
not lessen what it misses of the energy."""
LEAST = 1e-14
"""Share of the largest value of a kind that counts as rounding."""


@compiled
def tolerate(shape: FormSizes, course: ResidualCourse, work: ResidualWork, y_new_at: int) -> None:
    """scaleᵢ = atolᵢ + rtol · the larger size at both ends + 1e-14 of the largest of its kind + 1e-15 T |ẋᵢ|, T the
    length of the run."""
    n = shape.size
    y, y_new, scale, atol = vector(work.y, n), vector(y_new_at, n), vector(work.scale, n), vector(work.atol, n)
    group, largest = whole(work.group, n), vector(work.largest, work.groups)
    for i in range(n):
        size = max(abs(y[i]), abs(y_new[i]))
        largest[group[i]] = max(largest[group[i]], size)
        scale[i] = atol[i] + course.control.rtol * size
    for i in range(n):
        scale[i] += LEAST * largest[group[i]]
    rates, resolved = vector(work.rates, shape.states), RESOLVED * course.lasts
    for i in range(shape.states):
        scale[i] += resolved * abs(rates[i])


@compiled
def predict(shape: FormSizes, work: ResidualWork, stages: Stages, h: float) -> bool:
    """Start values of the stages from the polynomial of the step before; zero, and False, without one."""
    s, n = stages.s, shape.size
    z, before, weights = matrix(stages.z, s, n), matrix(work.before, s, n), vector(work.weights, s)
    c, length = vector(work.c, s), vector(work.length, 1)[0]
    y, predicted = vector(work.y, n), vector(work.predicted, n)
    for i in range(s):
        if length > 0.0:
            interpolate(work, s, 1.0 + c[i] * h / length, weights)
        for m in range(n):
            value = 0.0
            if length > 0.0:
                value = -before[s - 1, m]
                for j in range(s):
                    value += weights[j] * before[j, m]
            z[i, m] = value
    for m in range(n):
        predicted[m] = y[m] + z[s - 1, m]  # the last point is the end of the step
    return bool(length > 0.0)


@compiled
def consistent(
    course: ResidualCourse, shape: ResidualShape, work: ResidualWork, progress: Progress, start: Stages, h: float
) -> bool:
    """w and ẋ at the time and state at hand, by one implicit Euler step that is as good as none; x stays.

    It goes on from the time: the rates of what is bound are those of the sources. Where nothing binds storage but laws
    that may block, and no wave arrives, another that ends at the time comes after, from where these rates would have
    been: a voltage may be the logarithm of a source that starts from nothing.
    """
    n, nx = shape.size, shape.states
    y, z, rates = vector(work.y, n), vector(start.z, n), vector(work.rates, nx)
    for attempt in range(5):
        tolerate(shape, course, work, work.y)
        clear(start.z, n)
        if attempt > 0:  # from nothing, and over another time
            clear(work.at, shape.reads)
            move(work.rest, work.y + 8 * nx, n - nx)
        share = h * (1.0, 1e-3, 1e3, 1e-5, 1e6)[attempt]
        most = AT_START + attempt
        solved = solve_stages(shape, start, course, work, progress, work.y, progress.time, share, 1.0, most)
        if work.bound == 0:
            for k in range(nx):
                rates[k] = y[k]
                y[k] -= z[k] if solved else 0.0
            clear(start.z, n)
            before = progress.time - share
            solved = solve_stages(shape, start, course, work, progress, work.y, before, share, 1.0, most)
            move(work.rates, work.y, nx)
        if solved and first_unknown(shape, start) < 0:
            move(start.pool, work.rates, nx)
            for m in range(nx, n):
                y[m] += z[m]
            move(start.read, work.at, shape.reads)
            if shape.lines > 0:
                send(shape, start.pool, start.width, vector(work.waves, shape.lines))
            evaluate_laws(shape, start, vector(work.limits, shape.reads))
            move(start.slopes, work.slopes, shape.slopes)
            powers(shape, start, 0, vector(work.begun, shape.powers))
            return True
    return False


@compiled
def sharpen(
    course: ResidualCourse, shape: ResidualShape, work: ResidualWork, progress: Progress, stages: Stages, h: float
) -> None:
    """The rates at a start anew, by the polynomial of a step over a time h; as they are where that is not solved.

    A start takes its rates over a time of its own, in which what settles at once may not have begun to.
    """
    s, nx, c, rates = stages.s, shape.states, vector(work.c, stages.s), vector(work.rates, shape.states)
    clear(stages.z, s * shape.size)
    if solve_stages(shape, stages, course, work, progress, work.y, progress.time, h, 1.0, AT_START):
        for k in range(nx):
            rates[k] = 0.0
        for j in range(s):
            share, pool = 1.0, vector(stages.pool + 8 * j * stages.width, stages.width)
            for m in range(s):
                if m != j:
                    share *= c[m] / (c[m] - c[j])
            for k in range(nx):
                rates[k] += share * pool[k]


@compiled
def estimate(
    course: ResidualCourse,
    shape: ResidualShape,
    work: ResidualWork,
    stages: Stages,
    end: Stages,
    h: float,
    predicted: bool,
) -> tuple[float, int]:
    """The scaled error of the step in the stages, and its component; `end` is left with the slopes at its end."""
    s, n, nx = stages.s, shape.size, shape.states
    z, e, rates, pool = matrix(stages.z, s, n), vector(work.e, s), vector(work.rates, nx), vector(end.pool, end.width)
    scale, guess, y_new = vector(work.scale, n), vector(work.predicted, n), vector(work.y_new, n)
    last, reads = s - 1, shape.reads
    move(stages.read + 8 * last * reads, end.read, reads)
    move(stages.read + 8 * last * reads, end.to, reads)
    move(stages.at + 8 * last * reads, end.at, reads)
    move(stages.values + 8 * last * shape.values, end.values, shape.values)
    move(stages.slopes + 8 * last * shape.slopes, end.slopes, shape.slopes)
    evaluate_laws(shape, end, vector(work.limits, shape.reads))
    assemble(shape, end, h)
    clear(end.pool, end.width)
    for k in range(nx):
        pool[k] = rates[k] if course.estimate != EMBEDDED else 0.0
        for i in range(s):
            pool[k] += course.gamma / h * e[i] * z[i, k]
    read(shape, end)
    clear(end.values, shape.values)
    clear(end.at, shape.reads)
    linearize(shape, end)
    miss(shape, end)
    if not factor(shape, end.blocks, end.spare, end.s):
        return np.inf, 0
    right, missed = vector(end.right, n), vector(end.missed, n)
    row_at, column_at = whole(shape.row_at, n), whole(shape.column_at, n)
    for k in range(n):
        right[k] = missed[row_at[k]]
    solve(shape, end.blocks, end.right, end.spare, end.s)
    largest, culprit, share = 0.0, 0, ALGEBRAIC * min(1.0, h / (IN_FULL * course.lasts))
    for k in range(n):
        m, ratio = column_at[k], 0.0
        if m < nx:
            ratio = abs(right[k]) / scale[m]
        elif predicted:
            ratio = share * abs(y_new[m] - guess[m]) / scale[m]
        if not ratio <= largest:
            largest, culprit = ratio, m
    return largest, culprit


@compiled
def estimate_energies(
    course: ResidualCourse, shape: FormSizes, work: ResidualWork, progress: StepErrors, stages: StageSizes, h: float
) -> tuple[float, int]:
    """The scaled error [–] of the energies h Σ b k [J] of the step, and its power, counted after the entries of y.

    Tolerated is energy_atol + BOOKED · rtol · (the absolute energy [J] through all powers so far). Of s stages the sum
    misses a smooth power by O(h²ˢ), the estimate e is O(hˢ⁺¹), and E = h Σ b |k| is O(h): e √(e/E) is O(h^(3 s/2 + 1)),
    no less than what is missed where s ≥ 2. Where a power jumps e is not below E, and stands for itself.

    Source  Hairer & Wanner, Solving Ordinary Differential Equations II (1996), §IV.5 and IV.8, for both orders
    """
    s, count, missed, culprit, turnover = stages.s, shape.powers, 0.0, 0, progress.turnover
    k, b, errors = matrix(work.k, s, count), vector(work.b, s), vector(work.embedded, 1 + s)
    begun = vector(work.begun, count)
    for p in range(count):
        total, size, error = 0.0, 0.0, errors[0] * begun[p]
        for i in range(s):
            total += b[i] * k[i, p]
            size += b[i] * abs(k[i, p])
            error += errors[1 + i] * k[i, p]
        turnover += abs(h * total)
        error, size = abs(h * error), abs(h * size)
        if error < size:
            error *= np.sqrt(error / size)
        if not error <= missed:
            missed, culprit = error, p
    return missed / (work.energy_atol + BOOKED * course.control.rtol * turnover), shape.size + culprit


@compiled
def _book(shape: FormSizes, work: ResidualWork, progress: StepErrors, stages: StageSizes, h: float) -> None:
    """Add the energies of a step: h Σ b k of the powers at its stages."""
    k, b = matrix(work.k, stages.s, shape.powers), vector(work.b, stages.s)
    energy = vector(work.energy, shape.powers)
    for p in range(shape.powers):
        total = 0.0
        for i in range(stages.s):
            total += h * b[i] * k[i, p]
        energy[p] += total
        progress.turnover += abs(total)


@written_out
def _accept(shape: ResidualShape, work: ResidualWork, stages: Stages, end: Stages, h: float) -> None:
    """Go on from the end of a step."""
    move(work.y_new, work.y, shape.size)
    move(last_stage(stages), work.rates, shape.states)
    move(stages.read + 8 * (stages.s - 1) * shape.reads, work.at, shape.reads)
    move(end.slopes, work.slopes, shape.slopes)
    move(stages.z, work.before, stages.s * shape.size)
    move(work.k + 8 * (stages.s - 1) * shape.powers, work.begun, shape.powers)
    vector(work.length, 1)[0] = h


@written_out
def _whole_error(
    course: ResidualCourse,
    shape: ResidualShape,
    work: ResidualWork,
    progress: Progress,
    stages: Stages,
    end: Stages,
    h: float,
    predicted: bool,
) -> tuple[float, int]:
    """The largest scaled error, of unknowns, of delayed waves and of energies, and the number of its culprit."""
    error, culprit = estimate(course, shape, work, stages, end, h, predicted)
    if shape.lines > 0:
        late, wave = wave_error(course, shape, work, stages, progress.time, h)
        if late > error:
            error, culprit = late, wave
    k = matrix(work.k, stages.s, shape.powers)
    for i in range(stages.s):
        powers(shape, stages, i, k[i])
    energies, power = estimate_energies(course, shape, work, progress, stages, h)
    if energies > error and h > MOMENT * near(progress.time):
        error, culprit = energies, power
    return error, culprit


@compiled
def _attempt(
    course: ResidualCourse,
    shape: ResidualShape,
    work: ResidualWork,
    progress: Progress,
    start: Stages,
    stages: Stages,
    part: Stages,
    end: Stages,
    h: float,
    time_new: float,
) -> float:
    """Try one step: advance and return its scaled error, or return −(factor for the next try)."""
    control, span = course.control, course.span
    s, n = stages.s, shape.size
    tolerate(shape, course, work, work.y)
    predicted, time = predict(shape, work, stages, h), progress.time
    solved = False
    for again in range(0 if predicted else 1, 2):
        most = (1 + again) * int(control.newton[ITERATIONS])
        if not solved:
            solved = solve_stages(shape, stages, course, work, progress, work.y, time, h, control.newton[KAPPA], most)
            if not solved:
                clear(stages.z, s * n)
    if not solved:
        return reject(progress, UNSOLVED, progress.culprit, 0.2)
    bad = first_unknown(shape, stages)
    if bad >= 0:
        return reject(progress, NOT_FINITE, bad, 0.2)
    move(last_stage(stages) + 8 * shape.states, work.y_new, n)
    tolerate(shape, course, work, work.y_new)
    error, culprit = _whole_error(course, shape, work, progress, stages, end, h, predicted)
    if control.fixed_step <= 0:
        if not np.isfinite(error):
            return reject(progress, NOT_FINITE, culprit, 0.25)
        if error > 1.0:
            return refuse(course, progress, error, culprit)
    sampled, jumpy, close = progress.sample, changed(shape, work, stages, end), near(time_new)
    free = n == shape.states and work.bound == 0  # rates follow from states alone
    while progress.sample < span.times.shape[0] and span.times[progress.sample] < time_new - close:
        theta = (span.times[progress.sample] - time) / h
        written = False
        if n > LARGEST_STEPPED and (free or not jumpy):
            written = sample_by_polynomial(course, shape, work, progress, stages, start, h, theta, jumpy)
        if not written:
            share = BEFORE if jumpy else 0.0
            written = sample_by_steps(course, shape, work, progress, stages, part, h, theta, share)
        if not written:
            progress.sample = sampled
            return reject(progress, UNSOLVED, progress.culprit, 0.5)
    _book(shape, work, progress, stages, h)
    if shape.lines > 0:
        remember(course, shape, work, stages, time, h)
    _accept(shape, work, stages, end, h)
    progress.time = time_new
    while progress.sample < span.times.shape[0] and span.times[progress.sample] <= time_new + close:
        take(course, shape, work, progress)
    progress.culprit = culprit
    return error


@compiled
def begin(course: ResidualCourse, shape: ResidualShape, work: ResidualWork, progress: Progress, start: Stages) -> None:
    """Make the start consistent, take its sample and choose the first step."""
    control = course.control
    progress.stale = 0
    if shape.lines > 0:
        enter(shape, work, progress.time)
    share = EXACT_START if shape.lines > 0 else 1e-9
    if not consistent(course, shape, work, progress, start, share * max(course.lasts, 1e-12)):
        progress.reason, progress.status = UNSOLVED, NOT_FINITE_AT_START
        return
    if course.span.times[0] == progress.time:
        take_at_once(course, shape, work, progress, start, share * max(course.lasts, 1e-12))
    if progress.time >= final(course):
        progress.status = DONE
    progress.step = control.fixed_step if control.fixed_step > 0 else min(1e-6 * course.lasts, control.max_step)


@compiled
def advance(
    course: ResidualCourse,
    shape: ResidualShape,
    work: ResidualWork,
    progress: Progress,
    start: Stages,
    stages: Stages,
    part: Stages,
    end: Stages,
    attempts: int,
) -> None:
    """At most so many attempts of a step; `progress` tells how far the run is and why it stopped."""
    for _ in range(attempts):
        enters, h = progress.stale != 0, progress.step  # inputs changed where it stands
        sampled, anew, progress.stale = progress.sample, False, 0
        if not enters:
            here, front = course.span.segments[progress.segment], np.inf
            if shape.lines > 0:
                front = next_front(work, progress.time, min(progress.stop, here[1]))
                if not has_room(shape, work, progress.time) and progress.status == RUNNING:
                    progress.status = CROWDED
            until = min(progress.stop, here[1], front)
            going, h, lands = propose_until(course, progress, until, here[4], moment_of(course, progress.room))
            if not going:
                return
            error = _attempt(course, shape, work, progress, start, stages, part, end, h, progress.aim)
            enters = error >= 0.0 and lands and progress.segment + 1 < course.span.segments.shape[0]
            enters = enters and progress.time >= here[1]
            if enters:
                progress.segment += 1
            enters = enters or (error >= 0.0 and lands and shape.lines > 0 and progress.time >= front)
            anew = progress.sample > sampled and moment_of(course, progress.sample - 1) >= progress.time
            conclude(course, progress, h, error)
            if error < 0.0 and vector(work.length, 1)[0] == 0.0:
                sharpen(course, shape, work, progress, stages, SHARP * progress.step)
        if enters:
            if shape.lines > 0:
                enter(shape, work, progress.time)
            anew = anew and jumped(course, shape, work, progress, stages, start)
            vector(work.length, 1)[0] = 0.0
            share = EXACT if shape.lines > 0 else SHORT
            if not consistent(course, shape, work, progress, start, share * h):
                progress.reason, progress.status = UNSOLVED, STEP_TOO_SMALL
                return
            if anew:  # the sample here is of what held before
                progress.sample -= 1
                take_at_once(course, shape, work, progress, start, share * h)
