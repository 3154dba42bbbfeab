"""Jumps of a contact's margin over 0, where its normal changes at the edge of a face.

A step lands beyond the leap, by so much that rounding does not hide it; where a place goes apart there, the step is not
settled, since its constraints are those of the mode to come. A corner that is level with the face behind a seam goes on
over it; its gap was that from the side, which closes, and does not go on to close.

Law     a box that slides over the seam of two boxes, over a gap, over an edge loses nothing there,
        tests/switching/test_faces_over_seams.py
Source  Ericson, Real-Time Collision Detection (2005), §5.1 (features); as "internal edges" a known fault of engines
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import compiled
from poinsot.code.records import Vector
from poinsot.simulation.loops.decision_problem import CLOSED, OPEN, UNILATERAL, glides
from poinsot.simulation.loops.guards import AROUND, FALLING, leap, leaves, speed_at, tolerated, waits_for_command
from poinsot.simulation.loops.run_records import Plan, Work
from poinsot.simulation.loops.slips import fall
from poinsot.simulation.loops.switching_records import Rows, Switch
from poinsot.simulation.loops.windows import BAD, LAST, NONE, look_at

LEAPS = 10.0  # tolerances of a margin that leaps over 0
BEYOND = 4.0  # of the least steps, how far beyond such a leap a step lands
MET = 1e-10  # of a step, how exactly it is known when a gap comes to stay at 0
SLIGHT = 1e-2  # of the gap that counts as none, how far beyond it is told from rounding


@compiled
def leaps_over(switch: Switch, rows: Rows, i: int) -> bool:
    """Whether the force of a row leaps over what its law allows, as where an edge comes to where shapes touch."""
    if i >= rows.mode.shape[0] or rows.mode[i] != CLOSED or waits_for_command(switch, rows, i):
        return False
    return bool(rows.guard.margin[i] - rows.guard.base[i] < -LEAPS * tolerated(switch, rows, i))


@compiled
def has_leapt(plan: Plan, work: Work, switch: Switch, rows: Rows) -> bool:
    """Test for constraints that leap within the step tried, at the edge of a face: its end was far off them."""
    if plan.kernels.project == 0 or work.progress[0].velocity_error == 0.0:
        return False
    least = np.inf
    for i in range(rows.mode.shape[0]):
        if rows.mode[i] == CLOSED and switch.rows.kind[i] == UNILATERAL and switch.rows.degree[i] == 2:
            least = min(least, leap(plan, switch, rows, i, 0.0))
    return bool(work.progress[0].velocity_error > least)


@compiled
def beyond_leap(switch: Switch, rows: Rows, i: int, least: float) -> float:
    """Time after a jump [s] at which it stands clear of rounding: SLIGHT of the tolerance of the gap, at its speed."""
    speed = 0.0
    if i < rows.mode.shape[0] and switch.rows.degree[i] == 2:
        speed = max(speed_at(switch, rows, i), fall(switch, rows, i))
    return float(max(BEYOND * least, SLIGHT * switch.rows.gap[i] / speed if speed > 0.0 else 0.0))


@compiled
def passes_over(plan: Plan, work: Work, switch: Switch, rows: Rows, h: float, beyond: float) -> bool:
    """Test for a gap that no longer closes just beyond its zero, w ≥ 0: two faces are level at a seam."""
    state, i = rows.state[0], rows.state[0].fired
    if state.watching == FALLING or i >= rows.mode.shape[0] or rows.mode[i] != OPEN or switch.rows.degree[i] != 2:
        return False
    if switch.rows.kind[i] != UNILATERAL or beyond > 1.0 or not look_at(plan, work, switch, rows, h, beyond):
        return False
    return bool(rows.data.w[i] >= -AROUND * switch.rows.rate[i])


@compiled
def falls_short(switch: Switch, rows: Rows, i: int) -> float:
    """Time [s] in which a gap that still closes comes to 0; 0 where it does not close any more."""
    w = rows.data.w[i] if i < rows.mode.shape[0] and rows.mode[i] == OPEN else 0.0
    return float(max(rows.data.g[i], 0.0) / -w if w < -AROUND * switch.rows.rate[i] else 0.0)


@compiled
def lets_go(plan: Plan, work: Work, switch: Switch, rows: Rows, h: float, beyond: float) -> bool:
    """Test for a closed contact that separates just beyond a jump."""
    found = False
    if look_at(plan, work, switch, rows, h, beyond):
        for i in range(rows.mode.shape[0]):
            gap = rows.mode[i] == CLOSED and switch.rows.kind[i] == UNILATERAL and switch.rows.degree[i] == 2
            found = found or (gap and leaves(plan, switch, rows, i))
    return found


@compiled
def _arrived(switch: Switch, rows: Rows, g: Vector, w: Vector | None) -> int:
    """Row of a gap without friction that has come to 0 since the step began, and does not go on to close; −1 none."""
    guard, kinds, found = rows.guard, switch.rows, -1
    for i in range(rows.mode.shape[0]):
        comes = rows.mode[i] == OPEN and guard.base[i] == 0.0 and guard.deflated[i] == 0
        comes = comes and g[i] <= SLIGHT * kinds.gap[i] and (w is None or abs(w[i]) <= AROUND * kinds.rate[i])
        if comes and glides(switch, i):
            found = i
    return found


@compiled
def arrival(plan: Plan, work: Work, switch: Switch, rows: Rows, h: float) -> float:
    """θ at which a gap comes to 0 and stays there, as where a face comes level with another; else `NONE`, or `BAD`."""
    state, g, w, before, after = rows.state[0], rows.data.g, rows.data.w, 0.0, 1.0
    if _arrived(switch, rows, rows.guard.course[LAST], None) < 0:
        return NONE
    if not look_at(plan, work, switch, rows, h, after):
        return BAD
    state.fired, state.slope = _arrived(switch, rows, g, w), -np.inf
    while state.fired >= 0 and after - before > MET:
        middle = 0.5 * (before + after)
        if not look_at(plan, work, switch, rows, h, middle):
            return BAD
        i = _arrived(switch, rows, g, w)
        if i >= 0:
            state.fired, after = i, middle
        else:
            before = middle
    return after if state.fired >= 0 else NONE
