"""Slip in space: its direction, and the speed above which that is the one of the velocity.

Law     the end of a slip from rest is the same by every method, to the tolerance, switching/test_break_away; slip that
        turns by more than a right angle goes on: switching/test_turning_slips
Source  docs/switching-theory.md, `multibody.switching.dynamics.sliding`
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import compiled
from poinsot.code.records import Vector
from poinsot.simulation.loops.decision_problem import FORWARD
from poinsot.simulation.loops.run_records import Plan, Work
from poinsot.simulation.loops.switching_records import Rows, Switch

CLOSE = 1e-10  # of what w has been, what is none


@compiled
def fall(switch: Switch, rows: Rows, i: int) -> float:
    """The speed of a fall through its size, of what touches at a row or beside it; 0 without a gap."""
    kinds = switch.rows
    gap = kinds.normal[i] if kinds.normal[i] >= 0 else i
    return float(np.sqrt(abs(rows.data.b[gap]) * kinds.gap[gap] / CLOSE)) if kinds.degree[gap] == 2 else 0.0


@compiled
def slow_slip(plan: Plan, switch: Switch, rows: Rows, i: int) -> float:
    """ε [m/s] of `multibody.switching.dynamics.sliding`, for row i of two; 1 of any other.

    A direction lags behind by its turning in the time in which w comes to ε, as √ε: times ε, that is to be no more than
    a step may miss of such a speed.
    """
    kinds = switch.rows
    mate = kinds.mate[i]
    if mate < 0:
        return 1.0
    natural, allowed = max(kinds.rate[i], kinds.rate[mate]) / CLOSE, np.inf
    if kinds.guessed[i] != 0 and fall(switch, rows, i) > 0.0:
        natural = fall(switch, rows, i)
    for k in range(plan.atol.shape[0]):
        allowed = min(allowed, plan.atol[k])
    allowed += plan.control.rtol * natural
    return float(max((allowed * allowed * natural) ** (1.0 / 3.0), allowed))


@compiled
def slip_directions(work: Work, switch: Switch, rows: Rows, direction: Vector) -> None:
    """d of rows that slide, as `multibody.switching.dynamics.sliding` has it at w from the ε d₀ in the feed."""
    data = rows.data
    m = rows.mode.shape[0]
    given = work.feed[work.feed.shape[0] - m :]
    for i in range(m):
        mate, direction[i] = switch.rows.mate[i], rows.history.direction[i]
        if 0 <= mate < i and rows.mode[i] >= FORWARD:
            slow = np.hypot(given[mate], given[i])
            x, y = given[mate] / slow, given[i] / slow
            ahead, across = (np.hypot(x * data.w[mate] + y * data.w[i], slow), x * data.w[i] - y * data.w[mate])
            size = np.hypot(ahead, across)
            direction[mate], direction[i] = (ahead * x - across * y) / size, (ahead * y + across * x) / size
