"""Samples at an instant: of what follows it."""

from __future__ import annotations

from poinsot.code.primitives import compiled
from poinsot.simulation.loops.native import copy, finish_sample, spacing
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
    if plan.times[progress.sample - 1] >= progress.time - NEAR * spacing(abs(progress.time)):
        if progress.sample > 1:
            _take_again(plan, work, at)
        keep_sigma(work, rows, at)


@compiled
def _take_again(plan: Plan, work: Work, at: int) -> None:
    """Write the sample in a place of the arrays again, from the state as it stands."""
    copy(work.x, work.states[at], work.x.shape[0])
    copy(work.energy, work.energies[at], work.energy.shape[0])
    finish_sample(plan.project, plan.tolerance, work.states[at], work.errors[at], work.projected, work.placed)
    found = work.exchange[at]
    found[:] = 0.0
    found[0] = work.progress[0].turnover
    for i in range(work.energy.shape[0]):
        found[1 + plan.part[i]] += work.high[i] - work.low[i]


@compiled
def keep_sigma(work: Work, rows: Rows, at: int) -> None:
    """σ as it stands, with a sample."""
    ns = rows.kept.shape[1]
    copy(work.feed[work.feed.shape[0] - ns :], rows.kept[at], ns)
