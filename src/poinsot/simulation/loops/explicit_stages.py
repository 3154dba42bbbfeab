"""Steps of an explicit method: its stages, the size of its error, dense output, Newton's method to the constraints.

Texts for one run and for lanes of them. A method is known while compiling, so that its coefficients are constants and
those that are zero are absent. Arrays of stages are scratch: what outlives a step that fails (x, k₀) has names of its
own in `Own`. Units: those of the states; ratios have none [–]. Law: a lane has the bits of the run alone,
tests/ensembles/test_alone.py. Source: decision 0011; Hairer, Nørsett & Wanner 1993, §II.4.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np

from poinsot.code.primitives import Known, call_kernel, compiled, fma, unrolled, written_out
from poinsot.code.records import Matrix, Vector
from poinsot.records import NamedTuple
from poinsot.simulation.loops.lane_records import Own
from poinsot.simulation.loops.native import (
    CONSTRAINT,
    NEWTON_STEPS,
    NOT_FINITE,
    SAFETY,
    TOLERANCE,
    copy,
    first_bad,
    place,
    reject,
)
from poinsot.simulation.loops.run_records import Plan, Work
from poinsot.simulation.loops.step_control import refuse

Terms: TypeAlias = tuple[tuple[int, float], ...]
"""Rows of k and their weights, those that are not zero."""


class Coefficients(NamedTuple):
    """A method as texts know it, see `methods.Tableau`: of each row of A, b, the errors and F its terms."""

    stages: int
    rows: int
    order: int  # of the error
    A: tuple[Terms, ...]
    b: Terms
    c: tuple[float, ...]
    error: tuple[Terms, ...]
    dense: tuple[Terms, ...]


@compiled
def finite(values: Vector, size: int) -> bool:
    """Test for finite values."""
    sum_ = 0.0
    for i in range(size):
        sum_ = fma(values[i], 0.0, sum_)
    return sum_ == 0.0


@written_out
def weighted(terms: Known[Terms], k: Matrix, i: int) -> float:
    """Σ weight k[row, i]  over the terms (row, weight); k is (rows, nl + nw)."""
    total = 0.0
    for n in unrolled(len(terms)):
        total = fma(terms[n][1], k[terms[n][0], i], total) if n else terms[n][1] * k[terms[n][0], i]
    return total


@compiled
def evaluate(plan: Plan, work: Work, own: Own, time: float, row: Vector) -> None:
    """A row of k = (ξ̇, powers) at the x₀ and ξ in the feed and a time, kept inside the segment.

    u = held + value + slope (t − begin): no stage sees what lies beyond a breakpoint.
    """
    here, driven, nu, at = own.here, own.driven, work.held.shape[0], work.x.shape[0] + plan.magnitude.shape[0]
    inside = min(here[3], max(here[2], time))
    since = inside - here[0]
    work.feed[at] = inside
    for u in range(nu):
        work.feed[at + 1 + u] = work.held[u] + fma(driven[nu + u], since, driven[u])
    call_kernel(plan.flow, work.feed, row)


@compiled
def enter(plan: Plan, work: Work, own: Own, segment: int) -> None:
    """Take the lines of the tables of segments and inputs for a segment, counted from the run's own first one."""
    place_of, nu = segment + own.lane[0].first_segment, work.held.shape[0]
    for i in range(5):
        own.here[i] = plan.segments[place_of, i]
    for i in range(nu):
        own.driven[i], own.driven[nu + i] = plan.inputs[place_of, 0, i], plan.inputs[place_of, 1, i]


@compiled
def take_stages(plan: Plan, work: Work, own: Own, method: Known[Coefficients], h: float) -> None:
    """All stages, then in the sums: row 0 the step h Σ b k, from row 1 on the estimates of its error."""
    nx, nl, time = work.x.shape[0], plan.magnitude.shape[0], work.progress[0].time
    for i in unrolled(1, method.stages):
        for m in range(nl):
            work.feed[nx + m] = h * weighted(method.A[i], work.k, m)
        evaluate(plan, work, own, fma(method.c[i], h, time), work.k[i])
    for m in range(work.k.shape[1]):
        work.sums[0, m] = h * weighted(method.b, work.k, m)
        for e in unrolled(len(method.error)):
            work.sums[1 + e, m] = h * weighted(method.error[e], work.k, m)


@compiled
def spread(plan: Plan, work: Work, own: Own, method: Known[Coefficients], h: float) -> None:
    """The stages that only dense output needs, then F in the sums; F₀ is the step."""
    nx, nl, time = work.x.shape[0], plan.magnitude.shape[0], work.progress[0].time
    for i in unrolled(method.stages, method.rows):
        for m in range(nl):
            work.feed[nx + m] = h * weighted(method.A[i], work.k, m)
        evaluate(plan, work, own, fma(method.c[i], h, time), work.k[i])
    for m in range(work.k.shape[1]):
        for level in unrolled(1, len(method.dense)):
            work.sums[level, m] = h * weighted(method.dense[level], work.k, m)


@written_out
def ratio_of(sums: Matrix, i: int, tolerated: float, method: Known[Coefficients]) -> float:
    """|e₁| / s, or  |e₁| / (s √(1 + (e₂/10 e₁)²)),  never 0/0, however small; sums is (levels, nl + nw)."""
    one = abs(sums[1, i])
    if len(method.error) == 1:
        return float(one / tolerated)
    share = 0.1 * sums[2, i] / one
    ratio = one / (tolerated * np.sqrt(fma(share, share, 1.0)))
    return float(ratio if one > 0.0 else one)


@compiled
def measure(plan: Plan, work: Work, own: Own, method: Known[Coefficients]) -> tuple[float, int]:
    """The largest scaled error of the step in the sums, and whose it is.

    Tolerated is atolᵢ + rtol · (the largest size of the coordinate at both ends, 1 for rotations), and of energies
    energy_atol + rtol · (the absolute energy through all powers so far).
    """
    nl, width, turnover = plan.magnitude.shape[0], work.k.shape[1], work.progress[0].turnover
    for i in range(nl, width):
        turnover += abs(work.sums[0, i])
    of_energies = fma(plan.rtol, turnover, own.energy_atol[0])
    largest, culprit, bad = 0.0, 0, 0.0
    for i in range(width):
        if i < nl:
            j = plan.magnitude[i]
            size = 1.0 if j < 0 else max(abs(work.x_new[j]), abs(work.x[j]))
            ratio = ratio_of(work.sums, i, fma(plan.rtol, size, own.atol[i]), method)
        else:
            ratio = ratio_of(work.sums, i, of_energies, method)
        own.between[i] = ratio
        larger = ratio > largest
        largest, culprit = ratio if larger else largest, i if larger else culprit
        bad = fma(ratio, 0.0, bad)
    error = largest + bad
    if not np.isfinite(error):
        culprit = first_bad(own.between, width)
    return error, culprit


@compiled
def settle(plan: Plan, work: Work, state: Vector) -> tuple[bool, float]:
    """Newton steps on a state until one is taken from within the tolerance, and the position error found last.

    The state kept is one step beyond. Where there are no constraints, what is finite is settled.
    """
    nx, missed = work.x.shape[0], 0.0
    if plan.project == 0:
        return finite(state, nx), missed
    for _ in range(NEWTON_STEPS):
        copy(state, work.placed, nx)
        call_kernel(plan.project, work.placed, work.projected)
        missed = work.projected[nx]
        if not finite(work.projected, nx + 2):
            return False, missed
        copy(work.projected, state, nx)
        if missed <= plan.tolerance:
            return True, missed
    return False, missed


@compiled
def try_step(plan: Plan, work: Work, own: Own, method: Known[Coefficients], h: float) -> tuple[float, int]:
    """Try one step, up to the settled new state: its scaled error, or −(factor for the next try), and whose it is."""
    progress, sums = work.progress[0], work.sums
    nx, nl, width = work.x.shape[0], plan.magnitude.shape[0], work.k.shape[1]
    place(work.feed, work.x, nl)
    if progress.stale != 0:
        evaluate(plan, work, own, progress.time, work.k[method.rows])
        copy(work.k[method.rows], own.k0, width)
        progress.evaluations += 1
        progress.stale = 0
    progress.evaluations += method.stages - 1
    take_stages(plan, work, own, method, h)
    if not finite(sums[0], width):
        return reject(progress, NOT_FINITE, first_bad(sums[0], width), 0.2), 0
    beyond = 0.0
    for m in range(nl):
        work.feed[nx + m] = sums[0, m]
        beyond = max(beyond, abs(sums[0, m]) - plan.reach[m])
    if beyond > 0.0:
        for m in range(nl):
            if abs(sums[0, m]) > plan.reach[m]:
                return reject(progress, TOLERANCE, m, min(0.5, SAFETY * plan.reach[m] / abs(sums[0, m]))), 0
    call_kernel(plan.retract, work.feed, work.x_new)
    error, culprit = 0.0, 0
    if len(method.error) > 0 and not plan.fixed_step > 0.0:
        error, culprit = measure(plan, work, own, method)
        if not np.isfinite(error):
            return reject(progress, NOT_FINITE, culprit, 0.2), 0
        if error > 1.0:
            return refuse(plan, progress, error, culprit), 0
    if plan.project != 0:
        settled, missed = settle(plan, work, own.reached)
        if not settled:
            progress.position_error = missed
            return reject(progress, CONSTRAINT, culprit, 0.25), 0
    return error, culprit
