"""Steps of a stepper by the loop of runs that switch, which pauses at each multiple of the step.

Law: k steps are k steps of `simulate`, tests/simulation/test_switching_stepper.py
"""

from __future__ import annotations

from poinsot.code.primitives import compiled
from poinsot.simulation.loops.crowds import enter, leave
from poinsot.simulation.loops.pauses import FEW, TAKEN, WAITS, arrived, set_out
from poinsot.simulation.loops.run_records import Plan, Solver, Work
from poinsot.simulation.loops.step_records import Crowd, Pauses
from poinsot.simulation.loops.switching_loop import advance as advance_run
from poinsot.simulation.loops.switching_loop import advance_implicit as advance_implicit_run
from poinsot.simulation.loops.switching_records import Rows, Switch


@compiled
def step(plan: Plan, closed: Plan, work: Work, switch: Switch, rows: Rows, pauses: Pauses, count: int) -> int:
    """So many steps by an explicit method."""
    for _ in range(count):
        set_out(work, pauses, rows, None)
        advance_run(plan, closed, work, switch, rows, FEW)
        if not arrived(work.progress[0], pauses):
            return WAITS
    return TAKEN


@compiled
def step_implicit(
    plan: Plan,
    closed: Plan,
    work: Work,
    switch: Switch,
    rows: Rows,
    solver: Solver,
    solver_closed: Solver,
    pauses: Pauses,
    count: int,
) -> int:
    """So many steps by collocation."""
    for _ in range(count):
        set_out(work, pauses, rows, solver)
        advance_implicit_run(plan, closed, work, switch, rows, solver, solver_closed, FEW)
        if not arrived(work.progress[0], pauses):
            return WAITS
    return TAKEN


@compiled
def step_crowd(
    plan: Plan, closed: Plan, work: Work, switch: Switch, rows: Rows, pauses: Pauses, crowd: Crowd, first: int
) -> int:
    """The steps of every member that does not wait, from one on: at which the host has to go on, or their number."""
    for member in range(first, crowd.waits.shape[0]):
        if crowd.waits[member] == 0:
            enter(crowd, member)
            if step(plan, closed, work, switch, rows, pauses, crowd.steps[0]) != TAKEN:
                return member
            leave(crowd, member)
    return int(crowd.waits.shape[0])
