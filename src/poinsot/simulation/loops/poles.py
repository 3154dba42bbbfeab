"""Poles of guards: a γ that changes sign through infinity passes no 0.

Towards a pole of order p |γ| grows on both sides as d^(−p), however small the distance d; towards a zero it falls, and
where γ jumps it stays. So it is looked at at distances that grow eightfold, from where moments can be told apart.
"""

from __future__ import annotations

from poinsot.code.primitives import compiled
from poinsot.simulation.loops.powers import spacing
from poinsot.simulation.loops.run_records import Plan, Work
from poinsot.simulation.loops.switching_records import Rows, Switch
from poinsot.simulation.loops.windows import look_at, margin_or_gamma

NEAREST, FARTHER = 64.0, 8.0  # times what moments are known by, the first distance; from distance to distance
KNOWN = 1e-14  # of a step, how exactly a moment is found
FARTHEST = 0.25  # of a step
GROWN, ENOUGH = 1.5, 3  # from distance to distance, at least; so often in a row
TOLD = 8  # distances at most within which rounding of the state may hide how γ goes


@compiled
def is_pole(plan: Plan, work: Work, switch: Switch, rows: Rows, h: float, i: int, theta: float) -> bool:
    """Whether the guard of an event, which changes sign at θ of a step, has a pole there."""
    events = rows.events
    e, grown, looks, below, above = i - rows.mode.shape[0], 0, 0, 0.0, 0.0
    if e < 0:
        return False
    d = NEAREST * max(KNOWN, 4.0 * spacing(abs(work.progress[0].time) + h) / h)
    while d <= FARTHEST:
        look_at(plan, work, switch, rows, h, theta - d)
        one = events.gamma[e]
        look_at(plan, work, switch, rows, h, theta + d)
        other, opposite = abs(events.gamma[e]), one * events.gamma[e] < 0.0
        one = abs(one)
        if looks > 0:
            if opposite and below >= GROWN * one and above >= GROWN * other:
                grown += 1
                if grown == ENOUGH:
                    return True
            elif grown > 0 or looks > TOLD or (opposite and one >= GROWN * below and other >= GROWN * above):
                return False
        looks, below, above, d = looks + 1, one, other, FARTHER * d
    return False


@compiled
def pass_pole(plan: Plan, work: Work, switch: Switch, rows: Rows, h: float, i: int, theta: float) -> float:
    """θ just beyond a pole, where the guard is on its other side: margins there are line 0 of course and bracket."""
    events, guard = rows.events, rows.guard
    e = i - rows.mode.shape[0]
    beyond = theta + NEAREST * max(KNOWN, 4.0 * spacing(abs(work.progress[0].time) + h) / h)
    events.side[e], guard.base[i], guard.deflated[i] = -events.side[e], 0.0, 0
    guard.rise[:] = 0.0
    if beyond >= 1.0:  # the next step tells its side
        events.side[e] = 0
        return beyond
    look_at(plan, work, switch, rows, h, beyond)
    for j in range(guard.margin.shape[0]):
        guard.course[0, j] = margin_or_gamma(rows, j)
        value = guard.margin[j] - guard.base[j]
        guard.bracket[0, j] = value / beyond if guard.deflated[j] != 0 else value
    return beyond
