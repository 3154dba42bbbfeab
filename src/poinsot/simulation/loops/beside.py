"""Switching and implicit runs in lanes: the texts of one run, per request of the host.

The host drives each run as if it were alone, and all that go on go on together. Law: a lane has the bits of the run
alone, tests/ensembles/test_members.py. Source: decision 0011.
"""

from __future__ import annotations

from poinsot.code.primitives import any_lane, compiled
from poinsot.simulation.loops.implicit_loop import advance as advance_smooth
from poinsot.simulation.loops.implicit_loop import differentiate
from poinsot.simulation.loops.lane_records import LaneRequest
from poinsot.simulation.loops.loop import begin as begin_smooth
from poinsot.simulation.loops.loop import take
from poinsot.simulation.loops.native import RUNNING
from poinsot.simulation.loops.run_records import Plan, Solver, Work
from poinsot.simulation.loops.switching_loop import begin, go_on, sample
from poinsot.simulation.loops.switching_records import Rows, Switch

NOTHING, BEGIN, TAKE, ADVANCE, DIFFERENTIATE = range(5)
PATIENCE = 8
"""Attempts of a step by which lanes wait for each other to come to an event."""


@compiled
def switching(
    plan: Plan, closed: Plan, work: Work, switch: Switch, rows: Rows, turn: LaneRequest, attempts: int
) -> None:
    """Advance switching runs by an explicit method, at most `attempts`, until one of them stops."""
    asked = turn.asked[0]
    if asked == BEGIN:
        begin(plan, closed, work, switch, rows)
    if asked == TAKE:
        sample(plan, closed, work, switch, rows)
    if asked == ADVANCE:
        for _ in range(max(attempts, 1)):
            go_on(plan, closed, work, switch, rows, None, None, min(attempts, 1), PATIENCE)
            if any_lane(work.progress[0].status != RUNNING):
                break


@compiled
def switching_implicit(
    plan: Plan,
    closed: Plan,
    work: Work,
    switch: Switch,
    rows: Rows,
    solver: Solver,
    solver_closed: Solver,
    turn: LaneRequest,
    attempts: int,
) -> None:
    """The same by collocation."""
    asked = turn.asked[0]
    if asked == BEGIN:
        begin(plan, closed, work, switch, rows)
    if asked == TAKE:
        sample(plan, closed, work, switch, rows)
    if asked == ADVANCE:
        for _ in range(max(attempts, 1)):
            go_on(plan, closed, work, switch, rows, solver, solver_closed, min(attempts, 1), PATIENCE)
            if any_lane(work.progress[0].status != RUNNING):
                break


@compiled
def implicit(plan: Plan, work: Work, solver: Solver, turn: LaneRequest, attempts: int) -> None:
    """The same of runs that do not switch."""
    asked = turn.asked[0]
    if asked == BEGIN:
        begin_smooth(plan, work)
    if asked == TAKE:
        take(plan, work)
    if asked == ADVANCE:
        for _ in range(attempts):
            advance_smooth(plan, work, solver, 1)
            if any_lane(work.progress[0].status != RUNNING):
                break
    if asked == DIFFERENTIATE:
        turn.asked[0] = 1 if differentiate(plan, work, solver) else 0
