"""Gaps that turn within a step: whether free motion closes them, in the text of time-stepping.

    g(τ) along x ⊞ τ v_free:   g(h) ≥ 0   and   g(τ*) ≥ 0 where g + u τ + (g(h) − g − u h) τ²/h² is least

A gap that g + h u would close stays open where both are so, with g(h)/h in the place of g/h + u. At a dead point
u = G v goes to 0 with G, and so does what an impulse may change: the bend, of order h², says whether the gap closes,
and the impulse of the straight gap would stop the machine. Of free bodies W = G M⁻¹ Gᵀ does not go to 0.
Law     a limit, or a floor, that is just met at a dead point is passed, as by events: tests/switching/
        test_stepped_dead_points.py
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import compiled
from poinsot.simulation.loops.moreau_books import one_sided
from poinsot.simulation.loops.moreau_near import contact_key, detect, locate
from poinsot.simulation.loops.moreau_records import Scene, Touch
from poinsot.simulation.loops.moreau_rows import ask, move_freely
from poinsot.simulation.loops.native import copy, displace
from poinsot.simulation.loops.run_records import Plan, Work
from poinsot.simulation.loops.tree_holding import settle
from poinsot.simulation.loops.tree_records import Branches


@compiled
def look_ahead(plan: Plan, work: Work, scene: Scene, touch: Touch, tree: Branches, h: float) -> None:
    """Leave gaps open that turn before they close; rows of the step are at hand, and are so after."""
    memory, count, end, found = touch, touch.count, touch.count + touch.rows, False
    for k in range(end):
        touch.first_gap[k], touch.turns_open[k] = np.nan, 0
        if _may_turn(scene, touch, k, h):
            touch.first_gap[k], found = _gap(touch, k), True
    if not found:
        return
    for k in range(count):
        touch.first_key[k] = contact_key(scene, touch, k)
    copy(touch.out, work.sums[0, scene.nv :], scene.nv + scene.slow)
    _carry_on(plan, work, scene, touch, tree, h, h)
    for k in range(end):
        touch.last_gap[k] = _gap_there(scene, touch, k, count)
    for k in range(end):
        i = 3 * k if k < count else 2 * count + k
        after = touch.last_gap[k]
        bend = after - touch.first_gap[k] - h * touch.free[i]
        moves = after != 0.0 or touch.first_gap[k] != 0.0  # a one-way clutch has a rate, its gap is always 0
        if moves and after >= -_deep(scene, touch, k, count) and bend > 0.0:
            least = -0.5 * h * touch.free[i] / bend
            if least < 1.0:
                _carry_on(plan, work, scene, touch, tree, least * h, h)
                after = _gap_there(scene, touch, k, count)
            if after >= -_deep(scene, touch, k, count):
                touch.turns_open[k] = 1
                change = max(touch.last_gap[k], 0.0) / h - touch.free[i] - touch.bias[i]
                touch.bias[i] += change
                touch.u[i] += change
    ask(plan, work, scene, touch, tree, h)
    locate(scene, touch)
    detect(scene, touch, h)
    memory.overflow = 0  # the step's own list had room


@compiled
def _gap(touch: Touch, k: int) -> float:
    """The gap of contact or row k of the list."""
    return float(touch.gap[k] if k < touch.count else touch.row_gap[k - touch.count])


@compiled
def _deep(scene: Scene, touch: Touch, k: int, count: int) -> float:
    """Largest penetration of a gap that counts as closed."""
    return float(scene.deep * (scene.length if k < count else scene.row_numbers[touch.row[k - count], 1]))


@compiled
def _may_turn(scene: Scene, touch: Touch, k: int, h: float) -> bool:
    """True if g + h u closes an open gap faster than the forces of one step could."""
    i = 3 * k
    if k >= touch.count:
        if not one_sided(scene.row_kind[touch.row[k - touch.count]]):
            return False
        i = 2 * touch.count + k
    before, free, gap = touch.before[i], touch.free[i], _gap(touch, k)
    comes = before < 0.0 and -before > abs(free - before)
    return bool(comes and gap >= -_deep(scene, touch, k, touch.count) and max(gap, 0.0) + h * free < 0.0)


@compiled
def _carry_on(plan: Plan, work: Work, scene: Scene, touch: Touch, tree: Branches, duration: float, h: float) -> None:
    """Contacts, and gaps of rows, after some free motion; closed loops stay closed."""
    nx, nv, rates = work.x.shape[0], scene.nv, work.sums[0, scene.nv :]
    for i in range(nv):
        work.feed[nx + i], work.feed[nx + nv + i] = duration * rates[i], 0.0
    for i in range(scene.slow):
        work.feed[nx + 2 * nv + i] = duration * rates[nv + i]
    displace(plan, tree, work.feed, work.x_new)
    if plan.kernels.project != 0:
        settle(
            plan.kernels.project, tree, plan.tolerance, work.x_new, work.projection.projected, work.projection.placed
        )
    copy(work.x_new, touch.given, nx)
    move_freely(scene, touch, tree)
    locate(scene, touch)
    detect(scene, touch, h)


@compiled
def _gap_there(scene: Scene, touch: Touch, k: int, count: int) -> float:
    """Gap of contact or row k at that pose; NaN for a feature that is not near."""
    if k >= count:
        return float(touch.out[touch.gaps_at + touch.row[k - count]])
    for n in range(touch.count):
        if contact_key(scene, touch, n) == touch.first_key[k]:
            return float(touch.gap[n])
    return np.nan
