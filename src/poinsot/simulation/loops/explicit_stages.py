"""Steps of an explicit method: its stages, the size of its error, dense output, Newton's method to the constraints.

Texts for one run and for lanes of them. A method may be known while compiling: then its coefficients are constants, and
those that are zero absent; else they are read from the plan. Arrays of stages are scratch: what outlives a step that
fails (x, k₀) has names of its own in `ExplicitWork`. Units: those of the states; ratios have none [–].
Law: a lane has the bits of the run alone, tests/ensembles/test_members.py. Source: decision 0011; Hairer, Nørsett &
Wanner 1993, §II.4.
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import Known, compiled, fma, unrolled, written_out
from poinsot.code.records import Matrix, Vector
from poinsot.simulation.loops.lane_records import ExplicitWork, TableauRows, Terms
from poinsot.simulation.loops.loop import evaluate_fresh
from poinsot.simulation.loops.native import (
    CONSTRAINT,
    NOT_FINITE,
    combine,
    evaluate,
    finite,
    first_bad,
    measure,
    place,
    plus_product,
    reject,
    retract,
)
from poinsot.simulation.loops.run_records import Plan, Work
from poinsot.simulation.loops.step_control import refuse
from poinsot.simulation.loops.tree_holding import approach


@written_out
def weighted(terms: Known[Terms], k: Matrix, i: int) -> float:
    """Σ weight k[row, i]  over the terms (row, weight); k is (rows, nl + nw)."""
    total = 0.0
    for n in unrolled(len(terms)):
        total = fma(terms[n][1], k[terms[n][0], i], total) if n else terms[n][1] * k[terms[n][0], i]
    return total


@written_out
def sum_stages(
    h: float, terms: Known[Terms] | None, weights: Matrix, row: int, rows: int, k: Matrix, out: Vector, size: int
) -> None:
    """out[i] = h Σⱼ aⱼ kⱼᵢ  for i < size, over known terms, or else weights[row] of first rows; k (rows, nl + nw)."""
    if terms is not None:
        for i in range(size):
            out[i] = h * weighted(terms, k, i)
    else:
        combine(h, weights, row, rows, k, out, 0, size)


@written_out
def sum_step(h: float, method: Known[TableauRows], k: Matrix, sums: Matrix, size: int) -> None:
    """The step and its estimates of the error, rows 0, 1, … of the sums, in one pass over the stages."""
    for i in range(size):
        sums[0, i] = h * weighted(method.b, k, i)
        for e in unrolled(len(method.error)):
            sums[1 + e, i] = h * weighted(method.error[e], k, i)


@compiled
def take_stages(
    plan: Plan, work: Work, own: ExplicitWork | None, method: Known[TableauRows] | None, h: float, further: Known[bool]
) -> None:
    """k of the stages of a step, or of those further ones that only dense output needs."""
    tableau = plan.tableau
    k, time, s = work.k, work.progress[0].time, work.progress[0].segment
    nl, xi = plan.magnitude.shape[0], work.feed[work.x.shape[0] :]
    for i in unrolled(
        (method.stages if method is not None else tableau.stages) if further else 1,
        (method.rows if method is not None else tableau.c.shape[0])
        if further
        else (method.stages if method is not None else tableau.stages),
    ):
        sum_stages(h, method.A[i] if method is not None else None, tableau.A, i, i, k, xi, nl)
        since = method.c[i] if method is not None else tableau.c[i]
        evaluate(plan, work, own, plus_product(time, since, h, own is not None), s, k[i])


@compiled
def spread(
    plan: Plan, work: Work, own: ExplicitWork | None, method: Known[TableauRows] | None, h: float, size: int
) -> None:
    """Dense output of the step that was tried, in the sums: F of every level, of the first so many components; F₀ is
    the step."""
    tableau = plan.tableau
    for level in unrolled(1, len(method.dense) if method is not None else tableau.dense.shape[0]):
        sum_stages(
            h,
            method.dense[level] if method is not None else None,
            tableau.dense,
            level,
            tableau.c.shape[0],
            work.k,
            work.sums[level],
            size,
        )


@compiled
def try_explicit(
    plan: Plan, work: Work, own: ExplicitWork | None, method: Known[TableauRows] | None, h: float
) -> tuple[float, int]:
    """Try one step, up to the settled new state: its scaled error, or −(factor for the next try), and its component."""
    tableau = plan.tableau
    progress, sums = work.progress[0], work.sums
    width = work.k.shape[1]
    place(work.feed, work.x, plan.magnitude.shape[0])
    if progress.stale != 0:
        evaluate_fresh(plan, work, own, method, progress.time, progress.segment)
        progress.stale = 0
    take_stages(plan, work, own, method, h, False)
    if method is not None and len(method.error) > 0:
        sum_step(h, method, work.k, sums, width)
    else:
        sum_stages(
            h,
            method.b if method is not None else None,
            tableau.A,
            tableau.stages,
            tableau.stages,
            work.k,
            sums[0],
            width,
        )
    if not finite(sums[0], width):
        return reject(progress, NOT_FINITE, first_bad(sums[0], width), 0.2), 0
    error, culprit = retract(plan, work), 0
    if error < 0.0:
        return error, culprit
    if (method is None or len(method.error) > 0) and not plan.control.fixed_step > 0.0:
        if method is None:
            for e in range(tableau.error.shape[0]):
                combine(h, tableau.error, e, tableau.stages, work.k, sums[1 + e], 0, width)
        error, culprit = measure(plan, work, own, h, tableau.error.shape[0])
        if not np.isfinite(error):
            return reject(progress, NOT_FINITE, culprit, 0.2), 0
        if error > 1.0:
            return refuse(plan, progress, error, culprit), 0
    if plan.kernels.project != 0 and progress.unsettled == 0:
        reached = work.x_new if own is None else own.reached
        settled, progress.position_error, progress.velocity_error = approach(
            plan.kernels.project, None, plan.tolerance, reached, work.projection.projected, work.projection.placed
        )
        if not settled:
            return reject(progress, CONSTRAINT, culprit, 0.25), 0
    return error, culprit
