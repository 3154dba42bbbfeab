"""Samples of the loop of residual forms: at the ends of its steps, and within them by steps apart or by polynomials.

A sample is a step of its own, in which all laws hold to rounding; above a hundred unknowns only where the slope of a
law changed within the step, for a polynomial through the jump would be wrong, but of states: where nothing else is
unknown, their rates follow from the laws at its values.
Law: tests/networks/test_newton.py; Kirchhoff's currents at samples of gates, tests/simulation/test_logic.py
Source: Hairer & Wanner, Solving Ordinary Differential Equations II, §IV.8, §VII.4.
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import call_kernel, compiled, matrix, vector, written_out
from poinsot.code.records import Vector
from poinsot.simulation.loops.residual_records import (
    FormSizes,
    ResidualCourse,
    ResidualEnergies,
    ResidualOutputs,
    ResidualShape,
    ResidualWork,
    StageLaws,
    Stages,
    StepStates,
    StepWeights,
)
from poinsot.simulation.loops.residual_stages import (
    drive,
    evaluate_laws,
    first_unknown,
    powers,
    products,
    read,
    solve_stages,
)
from poinsot.simulation.loops.run_records import ITERATIONS, KAPPA, Progress, SamplePlaces
from poinsot.simulation.loops.step_control import near

CHANGED, BEFORE, LARGEST_STEPPED = 0.1, 0.9, 100
"""A slope that changes by more within a step jumps; samples in such a step end a step of so much of the way; unknowns,
with samples by steps."""
RATES = 1e-10
"""Of a step: the time over which rates are found at a state."""
AT_ONCE = 1e-2
"""Of the time over which a start is made consistent: that of its sample, in which little settles."""
RESOLVED_TIME = 1e4
"""Of what counts as the same moment: the time over which rates of bound storage are those of sources to four digits."""
JUMPS = 1e-9
"""Of its size: a source that changes by more at a moment jumps there."""
AT_START = 200
"""The most corrections of a start; in steps twice the usual number where they begin from rest."""


@written_out
def interpolate(work: StepWeights, s: int, theta: float, weights: Vector) -> None:
    """Weights of the z of the stages in the polynomial through them and 0 at the start, at a share θ of the step."""
    c = vector(work.c, s)
    for j in range(s):
        weights[j] = theta / c[j]
        for m in range(s):
            if m != j:
                weights[j] *= (theta - c[m]) / (c[j] - c[m])


@written_out
def clear(at: int, size: int) -> None:
    values = vector(at, size)
    for i in range(size):
        values[i] = 0.0


@written_out
def move(source: int, target: int, size: int) -> None:
    values, out = vector(source, size), vector(target, size)
    for i in range(size):
        out[i] = values[i]


@written_out
def last_stage(stages: Stages) -> int:
    """Address of the pool of the last stage."""
    return stages.pool + 8 * (stages.s - 1) * stages.width


@compiled
def write_sample(
    shape: ResidualShape, work: ResidualEnergies, progress: SamplePlaces, y_at: int, rates_at: int, energy_at: int
) -> None:
    """A sample (x, w, ẋ)."""
    n, nx, unit = shape.size, shape.states, vector(shape.unit, shape.size)
    y, rates = vector(y_at, n), vector(rates_at, nx)
    at = progress.sample - progress.taken
    sample = vector(work.states + 8 * at * (n + nx), n + nx)
    for m in range(n):
        sample[m] = y[m] * unit[m]
    for k in range(nx):
        sample[n + k] = rates[k] * unit[k]
    move(energy_at, work.energies + 8 * at * shape.powers, shape.powers)
    progress.sample += 1


@compiled
def changed(shape: FormSizes, work: StepStates, stages: Stages, end: StageLaws) -> bool:
    """Test for a law with a slope that changed much in the step."""
    count, s = shape.slopes, stages.s
    before, after, inside = vector(work.slopes, count), vector(end.slopes, count), matrix(stages.slopes, s, count)
    for j in range(count):
        least, greatest = min(before[j], after[j]), max(before[j], after[j])
        for i in range(s):
            least, greatest = min(least, inside[i, j]), max(greatest, inside[i, j])
        if greatest - least > CHANGED * max(abs(greatest), abs(least)):
            return True
    return False


@compiled
def sample_by_steps(
    course: ResidualCourse,
    shape: ResidualShape,
    work: ResidualWork,
    progress: Progress,
    stages: Stages,
    part: Stages,
    h: float,
    theta: float,
    share: float,
) -> bool:
    """A sample at t + θ h by separate steps from t: a share of the way, and the rest."""
    s, n, powers_of = stages.s, shape.size, shape.powers
    z, z_part, c, b = matrix(stages.z, s, n), matrix(part.z, s, n), vector(work.c, s), vector(work.b, s)
    y, y_part, weights = vector(work.y, n), vector(work.y_part, n), vector(work.weights, s)
    energy, power = vector(work.energy_part, powers_of), vector(work.power, powers_of)
    move(work.y, work.y_part, n)
    move(work.energy, work.energy_part, powers_of)
    begun = 0.0
    for ended in (share * theta, theta):
        if ended <= begun:
            continue
        time, length, solved = progress.time + begun * h, (ended - begun) * h, False
        newton = course.control.newton
        most = 2 * int(newton[ITERATIONS])
        for tried in range(2):
            for i in range(s):
                interpolate(work, s, begun + c[i] * (ended - begun), weights)
                for m in range(n):
                    value = 0.0
                    if tried == 0:
                        value = y[m] - y_part[m]
                        for j in range(s):
                            value += weights[j] * z[j, m]
                    z_part[i, m] = value
            if not solved:
                solved = solve_stages(
                    shape, part, course, work, progress, work.y_part, time, length, newton[KAPPA], most + tried
                )
        if not solved:
            return False
        for m in range(n):
            y_part[m] = vector(part.pool, s * part.width)[(s - 1) * part.width + shape.states + m]
        for i in range(s):
            powers(shape, part, i, power)
            for p in range(powers_of):
                energy[p] += length * b[i] * power[p]
        begun = ended
    if first_unknown(shape, part) >= 0:
        return False
    write_sample(shape, work, progress, work.y_part, last_stage(part), work.energy_part)
    return True


@compiled
def sample_by_polynomial(
    course: ResidualCourse,
    shape: ResidualShape,
    work: ResidualWork,
    progress: Progress,
    stages: Stages,
    start: Stages,
    h: float,
    theta: float,
    solves: bool,
) -> bool:
    """A sample at t + θ h from the polynomials of the step; the rates, if wished, from its laws at the states."""
    s, n, nx, c, weights = stages.s, shape.size, shape.states, vector(work.c, stages.s), vector(work.weights, stages.s)
    z, pool, dense = matrix(stages.z, s, n), matrix(stages.pool, s, stages.width), matrix(work.dense, s, s)
    y, y_part, rates = vector(work.y, n), vector(work.y_part, n), vector(work.rates_part, nx)
    k, energy = matrix(work.k, s, shape.powers), vector(work.energy, shape.powers)
    interpolate(work, s, theta, weights)
    for m in range(n):
        y_part[m] = y[m]
        for j in range(s):
            y_part[m] += weights[j] * z[j, m]
    for i in range(nx):
        rates[i] = 0.0
    for j in range(s):
        weight = 1.0
        for m in range(s):
            if m != j:
                weight *= (theta - c[m]) / (c[j] - c[m])
        for i in range(nx):
            rates[i] += weight * pool[j, i]
    part = vector(work.energy_part, shape.powers)
    for p in range(shape.powers):
        value = 0.0
        for level in range(s - 1, -1, -1):
            for j in range(s):
                value += h * dense[level, j] * k[j, p]
            value *= theta if level % 2 == 0 else 1.0 - theta
        part[p] = energy[p] + value
    if solves:
        clear(start.z, n)
        time, share, newton = progress.time + theta * h, RATES * h, course.control.newton
        most = int(newton[ITERATIONS])
        if not solve_stages(shape, start, course, work, progress, work.y_part, time, share, newton[KAPPA], most):
            return False
        move(start.pool, work.rates_part, nx)
    write_sample(shape, work, progress, work.y_part, work.rates_part, work.energy_part)
    return True


@compiled
def take(course: ResidualCourse, shape: ResidualShape, work: ResidualWork, progress: Progress) -> None:
    """A sample of the state as it stands."""
    write_sample(shape, work, progress, work.y, work.rates, work.energy)


@compiled
def at_once(
    course: ResidualCourse, shape: ResidualShape, work: ResidualWork, progress: Progress, start: Stages, over: float
) -> None:
    """w and ẋ at the state and time at hand, with x into y_part and rates_part: over h, h/2 and h/4, for h → 0.

    A start that is consistent has the rates of a longer time, in which the fastest may have settled already.
    """
    h = max(over, RESOLVED_TIME * near(progress.time)) if work.bound != 0 else over
    n, nx = shape.size, shape.states
    part, rates = vector(work.y_part, n), vector(work.rates_part, nx)
    z, pool, newton, solved = vector(start.z, n), vector(start.pool, nx), course.control.newton, True
    move(work.y, work.y_part, n)
    clear(work.rates_part, nx)
    for k in range(3):
        clear(start.z, n)
        share, weight = h * (1.0, 0.5, 0.25)[k], (1.0 / 3.0, -2.0, 8.0 / 3.0)[k]
        time = progress.time if work.bound != 0 else progress.time - share  # bound storage has the rates of sources
        solved = solved and solve_stages(
            shape, start, course, work, progress, work.y, time, share, newton[KAPPA], AT_START
        )
        for m in range(nx, n):
            part[m] += weight * z[m]
        for m in range(nx):
            rates[m] += weight * pool[m]
    if not solved or first_unknown(shape, start) >= 0:
        move(work.y, work.y_part, n)
        move(work.rates, work.rates_part, nx)


@compiled
def jumped(
    course: ResidualCourse, shape: ResidualShape, work: ResidualWork, progress: Progress, stages: Stages, start: Stages
) -> bool:
    """Test for a source that has another value where the run goes on than at the end of its last step."""
    drive(shape, start, course, work, progress.time, 0.0, progress.segment)
    first, found = shape.states + shape.size, False
    before, after = vector(last_stage(stages), stages.width), vector(start.pool, start.width)
    for k in range(first, first + shape.sources):
        found = found or abs(after[k] - before[k]) > JUMPS * max(abs(after[k]), abs(before[k]))
    return found


@compiled
def take_at_once(
    course: ResidualCourse, shape: ResidualShape, work: ResidualWork, progress: Progress, start: Stages, share: float
) -> None:
    """A sample where a run begins, or goes on behind a jump: of what holds at once."""
    at_once(course, shape, work, progress, start, AT_ONCE * share)
    write_sample(shape, work, progress, work.y_part, work.rates_part, work.energy)


@compiled
def show(
    course: ResidualCourse,
    shape: ResidualShape,
    work: ResidualWork,
    progress: Progress,
    start: Stages,
    stages: Stages,
    part: Stages,
    end: Stages,
    seen: Stages,
    outputs: ResidualOutputs,
) -> None:
    """The outputs where the run stands: from its rates, states and unknowns, sources at its time, and laws at these.

    seen  of one stage, which no step uses: those that steps use, so that looking changes none, stay as they are
    """
    nx, unit, moved = shape.states, vector(shape.unit, shape.size), progress.stale != 0
    if moved:
        at_once(course, shape, work, progress, seen, RATES * progress.step)
    move(work.rates_part if moved else work.rates, seen.pool, nx)
    move(work.y_part if moved else work.y, seen.pool + 8 * nx, shape.size)
    drive(shape, seen, course, work, progress.time, 0.0, progress.segment)
    read(shape, seen)
    move(seen.read, seen.to, shape.reads)
    at = vector(seen.at, shape.reads)
    for r in range(shape.reads):
        at[r] = np.inf  # no law rests
    evaluate_laws(shape, seen, vector(work.limits, shape.reads))
    products(outputs.first, outputs.columns, outputs.numbers, outputs.rows, seen.pool, seen.width, outputs.found)
    if outputs.energies != 0:
        feed, y = vector(outputs.energies_feed, nx), vector(work.y, nx)
        for k in range(nx):
            feed[k] = y[k] * unit[k]
        call_kernel(outputs.energies, feed, vector(outputs.found + 8 * outputs.rows, outputs.storages))
