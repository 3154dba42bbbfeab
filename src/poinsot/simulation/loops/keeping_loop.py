"""The compiled loop of methods that keep the structure."""

from __future__ import annotations

from poinsot.code.primitives import compiled
from poinsot.simulation.loops.kept_steps import try_kept, write_kept
from poinsot.simulation.loops.loop import arrive
from poinsot.simulation.loops.run_records import KeepingWork, Plan, Work
from poinsot.simulation.loops.step_control import conclude, propose


@compiled
def _attempt(plan: Plan, work: Work, own: KeepingWork, h: float, time_new: float, lands: bool) -> float:
    """Try one step: 0, or −(factor for the next try)."""
    error = try_kept(plan, work, own.step, own.parts, own.offered, own.found, own.moved, h)
    if error < 0.0:
        return error
    cursor = write_kept(plan, work, own.step, own.parts, own.offered, own.found, own.moved, time_new)
    if not arrive(plan, work, None, None, time_new, lands, cursor):
        return -0.5
    return 0.0


@compiled
def advance(plan: Plan, work: Work, keeper: KeepingWork, attempts: int) -> None:
    """At most so many attempts of a step; `work.progress` tells how far the run has come and why it stopped."""
    progress = work.progress[0]
    for _ in range(attempts):
        h, lands = propose(plan, progress)
        if h == 0.0:
            return
        error = _attempt(plan, work, keeper, h, progress.aim, lands)
        conclude(plan, progress, h, error)
