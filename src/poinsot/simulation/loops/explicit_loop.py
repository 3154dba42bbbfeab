"""A step of an explicit method, tried up to the settled new state, and its dense output."""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import call_kernel, compiled
from poinsot.code.records import Matrix, Vector
from poinsot.simulation.loops.native import (
    CONSTRAINT,
    NOT_FINITE,
    SAFETY,
    TOLERANCE,
    copy,
    evaluate,
    first_bad,
    measure,
    place,
    reject,
    settle,
)
from poinsot.simulation.loops.run_records import Plan, Work
from poinsot.simulation.loops.step_control import refuse


@compiled
def combine(h: float, weights: Matrix, row: int, rows: int, k: Matrix, out: Vector, begin: int, size: int) -> None:
    """`native.combine`, the same sums in the same order, with four or eight of them at a time in registers.

    Law: bit for bit that of native, tests/simulation/test_switching_loop.py
    """
    i = 0
    while i + 8 <= size:
        a = b = c = d = e = f = g = z = 0.0
        for j in range(rows):
            if weights[row, j] != 0.0:
                weight = h * weights[row, j]
                a += weight * k[j, i]
                b += weight * k[j, i + 1]
                c += weight * k[j, i + 2]
                d += weight * k[j, i + 3]
                e += weight * k[j, i + 4]
                f += weight * k[j, i + 5]
                g += weight * k[j, i + 6]
                z += weight * k[j, i + 7]
        at = begin + i
        out[at], out[at + 1], out[at + 2], out[at + 3] = a, b, c, d
        out[at + 4], out[at + 5], out[at + 6], out[at + 7] = e, f, g, z
        i += 8
    while i < size:
        second, third, fourth = min(i + 1, size - 1), min(i + 2, size - 1), min(i + 3, size - 1)
        a = b = c = d = 0.0
        for j in range(rows):
            if weights[row, j] != 0.0:
                weight = h * weights[row, j]
                a += weight * k[j, i]
                b += weight * k[j, second]
                c += weight * k[j, third]
                d += weight * k[j, fourth]
        out[begin + fourth], out[begin + third], out[begin + second], out[begin + i] = d, c, b, a
        i += 4


@compiled
def try_explicit(plan: Plan, work: Work, h: float) -> float:
    """Try one step, up to the settled new state: its scaled error, or −(factor for the next try)."""
    progress, feed, k, sums = work.progress[0], work.feed, work.k, work.sums
    nx, nl, width, s = work.x.shape[0], plan.magnitude.shape[0], work.k.shape[1], progress.segment
    place(feed, work.x, nl)
    if progress.stale:
        evaluate(plan, work, progress.time, s, 0)
        progress.stale = 0
    for i in range(1, plan.stages):
        combine(h, plan.A, i, i, k, feed, nx, nl)
        evaluate(plan, work, progress.time + plan.c[i] * h, s, i)
    combine(h, plan.A, plan.stages, plan.stages, k, sums[0], 0, width)
    bad = first_bad(sums[0], width)
    if bad >= 0:
        return reject(progress, NOT_FINITE, bad, 0.2)
    for m in range(nl):
        feed[nx + m] = sums[0, m]
        if abs(sums[0, m]) > plan.reach[m]:
            return reject(progress, TOLERANCE, m, min(SAFETY * plan.reach[m] / abs(sums[0, m]), 0.5))
    call_kernel(plan.retract, feed, work.x_new)
    error, culprit, estimators = 0.0, 0, plan.error.shape[0]
    if plan.fixed_step <= 0:
        for e in range(estimators):
            combine(h, plan.error, e, plan.stages, k, sums[1 + e], 0, width)
        error, culprit = measure(plan, work, estimators)
    if not np.isfinite(error):
        return reject(progress, NOT_FINITE, culprit, 0.2)
    if error > 1.0:
        return refuse(plan, progress, error, culprit)
    if plan.project != 0 and not settle(plan.project, plan.tolerance, work.x_new, work.projected, work.placed):
        progress.position_error = work.projected[nx]
        return reject(progress, CONSTRAINT, culprit, 0.25)
    progress.culprit = culprit
    return error


@compiled
def spread_explicit(plan: Plan, work: Work, h: float, size: int, known: int) -> None:
    """Dense output of the step that was tried, in the sums: F of every level, of the first so many components.

    known   whether its further stages have been evaluated already
    """
    progress, k, nx, nl = work.progress[0], work.k, work.x.shape[0], plan.magnitude.shape[0]
    rows = plan.c.shape[0]
    copy(work.x, work.feed, nx)
    if known == 0:
        for i in range(plan.stages, rows):
            combine(h, plan.A, i, i, k, work.feed, nx, nl)
            evaluate(plan, work, progress.time + plan.c[i] * h, progress.segment, i)
    for level in range(plan.dense.shape[0]):
        combine(h, plan.dense, level, rows, k, work.sums[level], 0, size)
