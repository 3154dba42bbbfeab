"""What compiled loops share: evaluations, sizes of errors, samples, outcomes.

Python never runs inside and nothing is allocated; a run is a `Plan` and a `Work`, advanced in slices.
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import call_kernel, compiled
from poinsot.code.records import Matrices, Matrix, Vector, Whole
from poinsot.simulation.loops.run_records import Plan, Progress, Work

RUNNING, DONE, STEP_TOO_SMALL, TOO_MANY_STEPS, NOT_FINITE_AT_START, NOT_ON_MANIFOLD_AT_START, PAUSED, FULL = range(8)
KERNELS_WANTED, MODE_WANTED, BOOKS_WANTED, LOG_FULL, ENDED, REFUSED, CHATTERS, BELOW, OFF = range(8, 17)
"""The first four wait for the host; an end; decide refuses; no progress; a gap < 0 at first; a reset off its bounds."""
TOLERANCE, NOT_FINITE, CONSTRAINT, UNSOLVED = range(4)  # why a step was last rejected
SAFETY, SHRINK_MOST, GROW_MOST, INTEGRAL = 0.9, 1 / 3, 6.0, 0.04  # Hairer's PI control
NEWTON_STEPS = 12
LEAST_SHARE = 1e-30  # of the run that a step may be
NEAR = 1e-6  # of a fixed step: so close to the end of a segment, it is there
EPSILON = 2.0**-52


@compiled
def copy(source: Whole | Vector, target: Whole | Vector, size: int) -> None:
    for i in range(size):
        target[i] = source[i]


@compiled
def book(work: Work, nl: int) -> None:
    """The energies through the powers in a step that is taken, and how far they range."""
    progress, turnover = work.progress[0], work.progress[0].turnover
    for i in range(work.energy.shape[0]):
        change = work.sums[0, nl + i]
        reached = work.energy[i] + change
        work.energy[i], turnover = reached, turnover + abs(change)
        work.low[i], work.high[i] = min(reached, work.low[i]), max(reached, work.high[i])
    progress.turnover = turnover


@compiled
def book_at(work: Work, at: int, lost: float) -> None:
    """Energy that has gone through a power at this instant."""
    work.energy[at] += lost
    work.progress[0].turnover += abs(lost)
    work.low[at], work.high[at] = min(work.low[at], work.energy[at]), max(work.high[at], work.energy[at])


@compiled
def first_bad(values: Vector, size: int) -> int:
    """Index of the first non-finite value, −1 without one."""
    for i in range(size):
        if not np.isfinite(values[i]):
            return i
    return -1


@compiled
def place(feed: Vector, x: Vector, nl: int) -> None:
    """Start of a step at x: x₀ = x, ξ = 0."""
    copy(x, feed, x.shape[0])
    for i in range(x.shape[0], x.shape[0] + nl):
        feed[i] = 0.0


@compiled
def combine(h: float, weights: Matrix, row: int, rows: int, k: Matrix, out: Vector, begin: int, size: int) -> None:
    """out[begin + i] = h Σⱼ weights[row, j] k[j, i]  for i < size, over j < rows; k (n, width)."""
    for i in range(size):
        out[begin + i] = 0.0
    for j in range(rows):
        if weights[row, j] != 0.0:
            weight = h * weights[row, j]
            for i in range(size):
                out[begin + i] += weight * k[j, i]


@compiled
def moment(feed: Vector, at: int, time: float, segments: Matrix, inputs: Matrices, held: Vector, s: int) -> None:
    """t and u in `feed`, from place `at` on, at a time of segment s: what is sampled and what is held, added.

    The time is kept inside the segment, so that no stage sees what lies beyond a breakpoint.
    """
    inside = min(max(time, segments[s, 2]), segments[s, 3])
    feed[at] = inside
    for i in range(inputs.shape[2]):
        feed[at + 1 + i] = held[i] + (inputs[s, 0, i] + inputs[s, 1, i] * (inside - segments[s, 0]))


@compiled
def evaluate(plan: Plan, work: Work, time: float, s: int, row: int) -> None:
    """k[row] = (ξ̇, powers) at the x₀ and ξ in the feed and a time of segment s."""
    at = work.x.shape[0] + plan.magnitude.shape[0]
    moment(work.feed, at, time, plan.segments, plan.inputs, work.held, s)
    call_kernel(plan.flow, work.feed, work.k[row])
    work.progress[0].evaluations += 1


@compiled
def settle(project: int, tolerance: float, x: Vector, projected: Vector, placed: Vector) -> bool:
    """Newton steps on x until one is taken from within the tolerance; the state kept is one step beyond.

    ``placed`` is the input (x, c) of the kernel, and holds c.
    """
    nx = x.shape[0]
    for _ in range(NEWTON_STEPS):
        copy(x, placed, nx)
        call_kernel(project, placed, projected)
        if first_bad(projected, nx + 2) >= 0:
            return False
        copy(projected, x, nx)
        if projected[nx] <= tolerance:
            return True
    return False


@compiled
def tolerated(x: Vector, x_new: Vector, magnitude: Whole, rtol: float, atol: Vector, scale: Vector) -> None:
    """scaleᵢ = atolᵢ + rtol · (the larger size of the coordinate at both ends, 1 for rotations)."""
    for i in range(magnitude.shape[0]):
        j = magnitude[i]
        size = 1.0 if j < 0 else max(abs(x[j]), abs(x_new[j]))
        scale[i] = atol[i] + rtol * size


@compiled
def worst(one: Vector, two: Vector, estimators: int, scale: Vector) -> tuple[float, int]:
    """The largest scaled error estimate, and whose it is."""
    largest, culprit = 0.0, 0
    for i in range(scale.shape[0]):
        estimate = abs(one[i])
        if estimators == 2 and estimate > 0.0:
            estimate /= np.sqrt(1.0 + (0.1 * two[i] / estimate) ** 2)  # never 0/0, however small
        ratio = estimate / scale[i]
        if not ratio <= largest:
            largest, culprit = ratio, i
            if not np.isfinite(ratio):
                break
    return largest, culprit


@compiled
def measure(plan: Plan, work: Work, estimators: int) -> tuple[float, int]:
    """The largest scaled error of the step in the sums and whose it is; the estimates stand in the sums from row 1."""
    sums, scale, nl = work.sums, work.scale, plan.magnitude.shape[0]
    tolerated(work.x, work.x_new, plan.magnitude, plan.rtol, plan.atol, scale)
    turnover = work.progress[0].turnover
    for i in range(nl, scale.shape[0]):
        turnover += abs(sums[0, i])
    for i in range(nl, scale.shape[0]):
        scale[i] = plan.energy_atol[0] + plan.rtol * turnover
    return worst(sums[1], sums[estimators], estimators, scale)


@compiled
def finish_sample(
    project: int, tolerance: float, state: Vector, errors: Vector, projected: Vector, placed: Vector
) -> bool:
    """Settle a sample on the constraints and measure what remains of them."""
    nx = state.shape[0]
    if project == 0:
        return first_bad(state, nx) < 0
    settled = settle(project, tolerance, state, projected, placed)
    copy(state, placed, nx)
    call_kernel(project, placed, projected)
    errors[0], errors[1] = projected[nx], projected[nx + 1]
    return settled and errors[0] <= tolerance


@compiled
def reject(progress: Progress, reason: int, culprit: int, factor: float) -> float:
    """Note why and where a step failed; the negative of the factor for the next try tells that it did."""
    progress.reason, progress.culprit = reason, culprit
    return -factor
