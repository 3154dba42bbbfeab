"""The compiled loop of residual forms: collocation on storage and algebraic unknowns together.

A step solves its stages at once (`residual_stages`), from the polynomial of the step before. Its error is that of the
storage states, filtered as in RADAU5 by the matrix at its end, and 0.003 |w − predicted| min(1, h/τ) of the algebraic
unknowns: so a network of resistors follows its source, and a jump counts by its integral over time, not by its height.
A sample is a step of its own, in which all laws hold to rounding; above a hundred unknowns only where the slope of a
law changed within the step, for a polynomial through the jump would be wrong.
From: Hairer & Wanner, Solving Ordinary Differential Equations II, §IV.8, §VII.4.
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import compiled, matrix, vector, whole
from poinsot.simulation.loops.block_elimination import factor, solve
from poinsot.simulation.loops.native import (
    DONE,
    NOT_FINITE,
    NOT_FINITE_AT_START,
    STEP_TOO_SMALL,
    UNSOLVED,
    reject,
)
from poinsot.simulation.loops.residual_records import ResidualCourse, ResidualShape, ResidualWork, Stages
from poinsot.simulation.loops.residual_samples import (
    ALGEBRAIC,
    AT_START,
    BEFORE,
    FROM_PREDICTION,
    FROM_REST,
    LARGEST_STEPPED,
    changed,
    clear,
    interpolate,
    move,
    sample_by_polynomial,
    sample_by_steps,
    tolerate,
    write_sample,
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
from poinsot.simulation.loops.run_records import Progress
from poinsot.simulation.loops.step_control import conclude, final, near, propose, refuse


@compiled
def predict(shape: ResidualShape, work: ResidualWork, stages: Stages, h: float) -> bool:
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
    """w and ẋ at the time and state at hand, by one implicit Euler step that is as good as none; x stays."""
    n, nx = shape.size, shape.states
    y, z = vector(work.y, n), vector(start.z, n)
    for attempt in range(5):
        tolerate(shape, course, work, work.y)
        clear(start.z, n)
        if attempt > 0:  # from nothing, and over another time
            clear(work.at, shape.reads)
            clear(work.y + 8 * nx, n - nx)
        share = h * (1.0, 1e-3, 1e3, 1e-5, 1e6)[attempt]
        most, time = AT_START + attempt, progress.time
        solved = solve_stages(shape, start, course, work, progress, work.y, time, share, 1.0, most)
        if solved and first_unknown(shape, start) < 0:
            move(start.pool, work.rates, nx)
            for m in range(nx, n):
                y[m] += z[m]
            move(start.at, work.at, shape.reads)
            evaluate_laws(shape, start)
            move(start.slopes, work.slopes, shape.slopes)
            return True
    return False


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
    move(stages.at + 8 * (s - 1) * shape.reads, end.at, shape.reads)
    evaluate_laws(shape, end)
    assemble(shape, end, h)
    clear(end.pool, end.width)
    for k in range(nx):
        pool[k] = rates[k]
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
    largest, culprit, share = 0.0, 0, ALGEBRAIC * min(1.0, h / course.tau)
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
def _book(shape: ResidualShape, work: ResidualWork, progress: Progress, stages: Stages, h: float) -> None:
    """Add the energies of a step: h Σ b k of the powers at its stages."""
    k, b = matrix(work.k, stages.s, shape.powers), vector(work.b, stages.s)
    energy = vector(work.energy, shape.powers)
    for p in range(shape.powers):
        total = 0.0
        for i in range(stages.s):
            total += h * b[i] * k[i, p]
        energy[p] += total
        progress.turnover += abs(total)


@compiled
def _attempt(
    course: ResidualCourse,
    shape: ResidualShape,
    work: ResidualWork,
    progress: Progress,
    stages: Stages,
    part: Stages,
    end: Stages,
    h: float,
    time_new: float,
) -> float:
    """Try one step: advance and return its scaled error, or return −(factor for the next try)."""
    s, n, nx = stages.s, shape.size, shape.states
    tolerate(shape, course, work, work.y)
    predicted, time = predict(shape, work, stages, h), progress.time
    solved = False
    for again in range(2):
        most = FROM_PREDICTION + again * (FROM_REST - FROM_PREDICTION)
        if not solved:
            solved = solve_stages(shape, stages, course, work, progress, work.y, time, h, course.newton, most)
            if not solved:
                clear(stages.z, s * n)
    if not solved:
        return reject(progress, UNSOLVED, progress.culprit, 0.2)
    bad = first_unknown(shape, stages)
    if bad >= 0:
        return reject(progress, NOT_FINITE, bad, 0.2)
    last = stages.pool + 8 * (s - 1) * stages.width
    move(last + 8 * nx, work.y_new, n)
    tolerate(shape, course, work, work.y_new)
    error, culprit = estimate(course, shape, work, stages, end, h, predicted)
    if course.fixed_step <= 0:
        if not np.isfinite(error):
            return reject(progress, NOT_FINITE, culprit, 0.25)
        if error > 1.0:
            return refuse(course, progress, error, culprit)
    k = matrix(work.k, s, shape.powers)
    for i in range(s):
        powers(shape, stages, i, k[i])
    sampled, jumpy, close = progress.sample, changed(shape, work, stages, end), near(time_new)
    while progress.sample < course.times.shape[0] and course.times[progress.sample] < time_new - close:
        theta = (course.times[progress.sample] - time) / h
        if not jumpy and n > LARGEST_STEPPED:
            sample_by_polynomial(shape, work, progress, stages, h, theta)
        elif not sample_by_steps(course, shape, work, progress, stages, part, h, theta, BEFORE if jumpy else 0.0):
            progress.sample = sampled
            return reject(progress, UNSOLVED, progress.culprit, 0.5)
    _book(shape, work, progress, stages, h)
    move(work.y_new, work.y, n)
    move(last, work.rates, nx)
    move(stages.at + 8 * (s - 1) * shape.reads, work.at, shape.reads)
    move(end.slopes, work.slopes, shape.slopes)
    move(stages.z, work.before, s * n)
    vector(work.length, 1)[0] = h
    progress.time = time_new
    while progress.sample < course.times.shape[0] and course.times[progress.sample] <= time_new + close:
        take(course, shape, work, progress)
    progress.culprit = culprit
    return error


@compiled
def begin(course: ResidualCourse, shape: ResidualShape, work: ResidualWork, progress: Progress, start: Stages) -> None:
    """Make the start consistent, take its sample and choose the first step."""
    span = final(course) - progress.time
    progress.stale = 0
    if not consistent(course, shape, work, progress, start, 1e-9 * max(span, 1e-12)):
        progress.reason, progress.status = UNSOLVED, NOT_FINITE_AT_START
        return
    if course.times[0] == progress.time:
        take(course, shape, work, progress)
    if span <= 0.0:
        progress.status = DONE
    progress.step = course.fixed_step if course.fixed_step > 0 else min(1e-6 * span, course.max_step)


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
        progress.stale = 0
        if not enters:
            h, lands = propose(course, progress)
            if h == 0.0:
                return
            error = _attempt(course, shape, work, progress, stages, part, end, h, progress.aim)
            enters = error >= 0.0 and lands and progress.segment + 1 < course.segments.shape[0]
            enters = enters and progress.time >= course.segments[progress.segment, 1]
            if enters:
                progress.segment += 1
            conclude(course, progress, h, error)
        if enters:
            vector(work.length, 1)[0] = 0.0
            if not consistent(course, shape, work, progress, start, 1e-6 * h):
                progress.reason, progress.status = UNSOLVED, STEP_TOO_SMALL
                return


@compiled
def take(course: ResidualCourse, shape: ResidualShape, work: ResidualWork, progress: Progress) -> None:
    """A sample of the state as it stands."""
    write_sample(shape, work, progress, work.y, work.rates, work.energy)
