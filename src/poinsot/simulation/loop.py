"""The compiled loop: explicit Runge–Kutta steps in local coordinates, step control, projection, samples and energies.

Everything that Numba compiles is in this one file, because Numba's cache notices changes of a file, not of those it
calls. Python never runs inside and nothing is allocated; a run is a `Plan` and a `Work`, advanced in slices.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba.core.options import DefaultOptions

from poinsot.compiler import calls

Function = TypeVar("Function", bound=Callable[..., Any])

call_kernel: Any = calls.call_kernel
RUNNING, DONE, STEP_TOO_SMALL, TOO_MANY_STEPS, NOT_FINITE_AT_START, NOT_ON_MANIFOLD_AT_START = range(6)
TOLERANCE, NOT_FINITE, CONSTRAINT = range(3)  # why a step was last rejected
SAFETY, SHRINK_MOST, GROW_MOST, INTEGRAL = 0.9, 1 / 3, 6.0, 0.04  # Hairer's PI control
NEWTON_STEPS = 12


def compiled(function: Function) -> Function:
    """Numba's njit with its on-disk cache; without the cache where no folder can be written to."""
    options: dict[str, Any] = {"nogil": True, "error_model": "numpy", "fastmath": {"contract", "nsz"}}
    if hasattr(DefaultOptions, "_nrt"):
        options["_nrt"] = False  # nothing here allocates, so no reference counts: 0.4 µs a step less
    try:
        return cast(Function, numba.njit(cache=True, **options)(function))
    except RuntimeError:  # "no locator available": a read-only installation
        return cast(Function, numba.njit(**options)(function))


@compiled
def _copy(source: Any, target: Any, size: int) -> None:
    for i in range(size):
        target[i] = source[i]


@compiled
def _first_bad(values: Any, size: int) -> int:
    """Index of the first non-finite value, −1 without one."""
    for i in range(size):
        if not np.isfinite(values[i]):
            return i
    return -1


@compiled
def _place(feed: Any, x: Any, nl: int) -> None:
    """Start of a step at x: x₀ = x, ξ = 0."""
    _copy(x, feed, x.shape[0])
    for i in range(x.shape[0], x.shape[0] + nl):
        feed[i] = 0.0


@compiled
def _combine(h: float, weights: Any, row: int, rows: int, k: Any, out: Any, begin: int, size: int) -> None:
    """out[begin + i] = h Σⱼ weights[row, j] k[j, i]  for i < size, over j < rows."""
    for i in range(size):
        out[begin + i] = 0.0
    for j in range(rows):
        if weights[row, j] != 0.0:
            weight = h * weights[row, j]
            for i in range(size):
                out[begin + i] += weight * k[j, i]


@compiled
def _evaluate(flow: int, feed: Any, at: int, time: float, segments: Any, inputs: Any, s: int, k: Any, row: int) -> None:
    """k[row] = (ξ̇, powers) at the x₀ and ξ in `feed` and a time of segment s.

    The time is kept inside the segment, so that no stage sees what lies beyond a breakpoint. `at` is the place of t.
    """
    inside = min(max(time, segments[s, 2]), segments[s, 3])
    feed[at] = inside
    for i in range(inputs.shape[2]):
        feed[at + 1 + i] = inputs[s, 0, i] + inputs[s, 1, i] * (inside - segments[s, 0])
    call_kernel(flow, feed, k[row])


@compiled
def _settle(project: int, tolerance: float, x: Any, projected: Any) -> bool:
    """Newton steps on x until one is taken from within the tolerance; the state kept is one step beyond."""
    nx = x.shape[0]
    for _ in range(NEWTON_STEPS):
        call_kernel(project, x, projected)
        if _first_bad(projected, nx + 2) >= 0:
            return False
        _copy(projected, x, nx)
        if projected[nx] <= tolerance:
            return True
    return False


@compiled
def _scale(x: Any, x_new: Any, magnitude: Any, rtol: float, atol: Any, scale: Any) -> None:
    """scaleᵢ = atolᵢ + rtol · (the larger size of the coordinate at both ends, 1 for rotations)."""
    for i in range(magnitude.shape[0]):
        j = magnitude[i]
        size = 1.0 if j < 0 else max(abs(x[j]), abs(x_new[j]))
        scale[i] = atol[i] + rtol * size


@compiled
def _worst(one: Any, two: Any, estimators: int, scale: Any) -> tuple[float, int]:
    """The largest scaled error estimate, and whose it is."""
    worst, culprit = 0.0, 0
    for i in range(scale.shape[0]):
        estimate = abs(one[i])
        if estimators == 2 and estimate > 0.0:
            estimate /= np.sqrt(1.0 + (0.1 * two[i] / estimate) ** 2)  # never 0/0, however small
        ratio = estimate / scale[i]
        if not ratio <= worst:
            worst, culprit = ratio, i
            if not np.isfinite(ratio):
                break
    return worst, culprit


@compiled
def _finish_sample(project: int, tolerance: float, state: Any, errors: Any, projected: Any) -> bool:
    """Settle a sample on the constraints and measure what remains of them."""
    nx = state.shape[0]
    if project == 0:
        return _first_bad(state, nx) < 0
    settled = _settle(project, tolerance, state, projected)
    call_kernel(project, state, projected)
    errors[0], errors[1] = projected[nx], projected[nx + 1]
    return settled and errors[0] <= tolerance


@compiled
def _samples(plan: Any, work: Any, h: float, time_new: float) -> int:
    """Write the samples in (t, t + h], of which there is at least one, and count them; −1 when one cannot be had.

    The sums of k are the dense output F from here on.
    """
    progress = work.progress[0]
    nx, nl, width, levels = work.x.shape[0], plan.magnitude.shape[0], work.k.shape[1], plan.dense.shape[0]
    index = progress.sample
    if plan.times[index] < time_new:
        for row in range(plan.stages, plan.c.shape[0]):
            _combine(h, plan.A, row, row, work.k, work.feed, nx, nl)
            _evaluate(plan.flow, work.feed, nx + nl, progress.time + plan.c[row] * h,
                      plan.segments, plan.inputs, progress.segment, work.k, row)  # fmt: skip
            progress.evaluations += 1
        for level in range(levels):
            _combine(h, plan.dense, level, plan.c.shape[0], work.k, work.sums[level], 0, width)
    while index < plan.times.shape[0] and plan.times[index] <= time_new:
        state = work.states[index]
        if plan.times[index] == time_new:
            _copy(work.x_new, state, nx)
            for i in range(width - nl):
                work.energies[index, i] = work.energy[i] + work.sums[0, nl + i]
        else:
            theta = (plan.times[index] - progress.time) / h
            for i in range(width):
                value = 0.0
                for level in range(levels - 1, -1, -1):
                    value = (work.sums[level, i] + value) * (theta if level % 2 == 0 else 1.0 - theta)
                if i < nl:
                    work.feed[nx + i] = value
                else:
                    work.energies[index, i - nl] = work.energy[i - nl] + value
            call_kernel(plan.retract, work.feed, state)
        if not _finish_sample(plan.project, plan.tolerance, state, work.errors[index], work.projected):
            return -1
        index += 1
    return int(index - progress.sample)


@compiled
def _starting_step(plan: Any, work: Any) -> float:
    """Hairer's guess of the first step: an Euler step tells the size of ξ̈ (HNW I, §II.4), norms being maxima."""
    progress = work.progress[0]
    nx, nl = work.x.shape[0], plan.magnitude.shape[0]
    size, speed, change = 0.0, 0.0, 0.0
    _scale(work.x, work.x, plan.magnitude, plan.rtol, plan.atol, work.scale)
    for i in range(nl):
        size = max(size, (1.0 if plan.magnitude[i] < 0 else abs(work.x[plan.magnitude[i]])) / work.scale[i])
        speed = max(speed, abs(work.k[0, i]) / work.scale[i])
    span = plan.segments[0, 1] - progress.time
    h = min(max(1e-6 * span, 0.01 * size / max(speed, 1e-5)), plan.max_step, span)  # near rest, size tells nothing
    for i in range(nl):
        work.feed[nx + i] = h * work.k[0, i]
    _evaluate(plan.flow, work.feed, nx + nl, progress.time + h, plan.segments, plan.inputs, 0, work.k, 1)
    progress.evaluations += 1
    for i in range(nl):
        change = max(change, abs(work.k[1, i] - work.k[0, i]) / (h * work.scale[i]))
    steepest = max(speed, change)
    if not np.isfinite(steepest):
        return float(1e-3 * h)
    guess = max(1e-6 * span, 1e-3 * h) if steepest <= 1e-15 else (0.01 / steepest) ** plan.exponent
    return float(min(100.0 * h, guess, plan.max_step, span))


@compiled
def take(plan: Any, work: Any) -> None:
    """A sample of the state as it stands."""
    progress = work.progress[0]
    state = work.states[progress.sample]
    _copy(work.x, state, work.x.shape[0])
    _copy(work.energy, work.energies[progress.sample], work.energy.shape[0])
    _finish_sample(plan.project, plan.tolerance, state, work.errors[progress.sample], work.projected)
    progress.sample += 1


@compiled
def begin(plan: Any, work: Any) -> None:
    """Settle the initial state, evaluate the flow there, take the sample at the start, choose the first step."""
    progress = work.progress[0]
    nx, nl = work.x.shape[0], plan.magnitude.shape[0]
    if plan.project != 0:
        call_kernel(plan.project, work.x, work.projected)
        progress.position_error, progress.velocity_error = work.projected[nx], work.projected[nx + 1]
        if not _settle(plan.project, plan.tolerance, work.x, work.projected):
            progress.status = NOT_ON_MANIFOLD_AT_START
            return
    _place(work.feed, work.x, nl)
    _evaluate(plan.flow, work.feed, nx + nl, progress.time, plan.segments, plan.inputs, 0, work.k, 0)
    progress.evaluations += 1
    progress.culprit = _first_bad(work.k[0], work.k.shape[1])
    if progress.culprit >= 0:
        progress.status = NOT_FINITE_AT_START
        return
    if plan.times[0] == progress.time:
        take(plan, work)
    if progress.time >= plan.segments[plan.segments.shape[0] - 1, 1]:
        progress.status = DONE
    else:
        progress.step = plan.fixed_step if plan.fixed_step > 0 else _starting_step(plan, work)
        _place(work.feed, work.x, nl)


@compiled
def _reject(progress: Any, reason: int, culprit: int, factor: float) -> float:
    """Note why and where a step failed; the negative of the factor for the next try tells that it did."""
    progress.reason, progress.culprit = reason, culprit
    return -factor


@compiled
def _attempt(plan: Any, work: Any, h: float, time_new: float, lands: bool) -> float:
    """Try one step: advance and return its scaled error, or return −(factor for the next try)."""
    progress = work.progress[0]
    feed, k, sums, x, x_new, scale = work.feed, work.k, work.sums, work.x, work.x_new, work.scale
    A, c, inputs, segments, reach, flow = plan.A, plan.c, plan.inputs, plan.segments, plan.reach, plan.flow
    nx, nl, width, time, s = x.shape[0], plan.magnitude.shape[0], k.shape[1], progress.time, progress.segment
    if progress.stale:
        _place(feed, x, nl)
        _evaluate(flow, feed, nx + nl, time, segments, inputs, s, k, 0)
        progress.evaluations += 1
        progress.stale = 0
    for row in range(1, plan.stages):
        _combine(h, A, row, row, k, feed, nx, nl)
        _evaluate(flow, feed, nx + nl, time + c[row] * h, segments, inputs, s, k, row)
    progress.evaluations += plan.stages - 1
    _combine(h, A, plan.stages, plan.stages, k, sums[0], 0, width)
    bad = _first_bad(sums[0], width)
    if bad >= 0:
        return _reject(progress, NOT_FINITE, bad, 0.2)
    for i in range(nl):
        feed[nx + i] = sums[0, i]
        if abs(sums[0, i]) > reach[i]:
            return _reject(progress, TOLERANCE, i, min(SAFETY * reach[i] / abs(sums[0, i]), 0.5))
    call_kernel(plan.retract, feed, x_new)
    error, culprit = 0.0, 0
    if plan.fixed_step <= 0:
        estimators = plan.error.shape[0]
        for row in range(estimators):
            _combine(h, plan.error, row, plan.stages, k, sums[1 + row], 0, width)
        _scale(x, x_new, plan.magnitude, plan.rtol, plan.atol, scale)
        turnover = progress.turnover
        for i in range(nl, width):
            turnover += abs(sums[0, i])
        for i in range(nl, width):
            scale[i] = plan.energy_atol + plan.rtol * turnover
        error, culprit = _worst(sums[1], sums[estimators], estimators, scale)
    if not np.isfinite(error):
        return _reject(progress, NOT_FINITE, culprit, 0.2)
    if error > 1.0:
        return _reject(progress, TOLERANCE, culprit, max(SHRINK_MOST, SAFETY * error ** (-plan.exponent)))
    if plan.project != 0 and not _settle(plan.project, plan.tolerance, x_new, work.projected):
        progress.position_error = work.projected[nx]
        return _reject(progress, CONSTRAINT, culprit, 0.25)
    written = 0
    if progress.sample < plan.times.shape[0] and plan.times[progress.sample] <= time_new:
        written = _samples(plan, work, h, time_new)
    following = s + 1 if lands and s + 1 < segments.shape[0] else s
    if written >= 0:
        _place(feed, x_new, nl)
        _evaluate(flow, feed, nx + nl, time_new, segments, inputs, following, k, 0)
        progress.evaluations += 1
        bad = _first_bad(k[0], width)
    if written < 0 or bad >= 0:
        progress.stale = 1
        progress.position_error = work.projected[nx]
        return _reject(progress, NOT_FINITE if bad >= 0 or plan.project == 0 else CONSTRAINT, max(bad, 0), 0.2)
    _copy(x_new, x, nx)
    for i in range(width - nl):
        work.energy[i] += sums[0, nl + i]
        progress.turnover += abs(sums[0, nl + i])
    progress.sample += written
    progress.segment, progress.time, progress.culprit = following, time_new, culprit
    return error


@compiled
def advance(plan: Any, work: Any, attempts: int) -> None:
    """At most so many attempts of a step; `work.progress` tells how far the run has come and why it stopped."""
    progress = work.progress[0]
    finish = plan.segments[plan.segments.shape[0] - 1, 1]
    for _ in range(attempts):
        if progress.status != RUNNING:
            return
        if progress.accepted + progress.rejected >= plan.max_steps:
            progress.status = TOO_MANY_STEPS
            return
        end, h = plan.segments[progress.segment, 1], progress.step
        left = end - progress.time
        lands = left <= h * (1.01 if plan.fixed_step <= 0 else 1.0 + 1e-9)
        if lands:
            h = left
        elif plan.fixed_step <= 0 and left < 2.0 * h:
            h = 0.5 * left
        progress.tried = h
        if not lands and h <= 16.0 * np.spacing(max(abs(progress.time), abs(end))):
            progress.status = STEP_TOO_SMALL
            return
        error = _attempt(plan, work, h, end if lands else progress.time + h, lands)
        if error < 0.0:
            progress.rejected += 1
            progress.step = -error * h
            progress.error_before = 2.0  # no growth right after a rejection
            continue
        progress.accepted += 1
        if progress.time >= finish:
            progress.status = DONE
        if plan.fixed_step > 0:
            progress.step = plan.fixed_step
            continue
        grow_most = 1.0 if progress.error_before > 1.0 else GROW_MOST
        before = min(max(progress.error_before, 1e-4), 1.0)
        factor = SAFETY * max(error, 1e-16) ** (0.2 * INTEGRAL - plan.exponent) * before**INTEGRAL
        wanted = h * min(max(factor, SHRINK_MOST), grow_most)
        shortened = h < progress.step and factor >= 1.0
        progress.step = min(max(wanted, progress.step) if shortened else wanted, plan.max_step)
        progress.error_before = max(error, 1e-4)
