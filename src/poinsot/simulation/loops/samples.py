"""Samples at an instant: of what follows it."""

from __future__ import annotations

from poinsot.code.primitives import compiled
from poinsot.simulation.loops.loop import exchange_at, write_state
from poinsot.simulation.loops.native import copy
from poinsot.simulation.loops.powers import spacing
from poinsot.simulation.loops.run_records import Plan, Work
from poinsot.simulation.loops.switching_records import Rows

NEAR = 8.0  # spacings of the time, as near as a step lands on an event


@compiled
def sample_what_follows(plan: Plan, work: Work, rows: Rows) -> None:
    """A sample at this moment is one of what follows; a start is sampled as it was given, before it jumps."""
    progress = work.progress[0]
    if progress.sample <= progress.taken:
        return
    at = progress.sample - 1 - progress.taken
    if plan.span.times[progress.sample - 1] >= progress.time - NEAR * spacing(progress.time):
        if progress.sample > 1:
            write_state(plan, work, None, None, progress.sample - 1)
            exchange_at(plan, work, work.samples.exchange, at)
        keep_sigma(work, rows, at)


@compiled
def keep_sigma(work: Work, rows: Rows, at: int) -> None:
    """σ as it stands, with a sample."""
    ns = rows.table.kept.shape[1]
    copy(work.feed[work.feed.shape[0] - ns :], rows.table.kept[at], ns)
