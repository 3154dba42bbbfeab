"""Steps of a stepper by the loop of a run: they set out for a moment and arrive there, or nothing is done.

Law: a step that fails leaves everything as it was, tests/simulation/test_switching_stepper.py
"""

from __future__ import annotations

from poinsot.code.primitives import bits_of, compiled, vector
from poinsot.simulation.loops.native import PAUSED, RUNNING, copy
from poinsot.simulation.loops.run_records import Progress, Work
from poinsot.simulation.loops.step_records import Pauses

TAKEN, WAITS = 0, 1
"""How steps ended: all are taken; the last one began, and waits for the host or failed, as `progress.status` says."""
FEW = 16
"""Attempts within a step after which the host is asked to go on, so that Ctrl-C is heard."""


@compiled
def set_out(work: Work, pauses: Pauses) -> bool:
    """Note everything as it is, and go on to the next multiple of the step; whether inputs are others than before."""
    progress, at = work.progress[0], 0
    for b in range(pauses.address.shape[0]):
        size = pauses.size[b]
        copy(vector(pauses.address[b], size), pauses.noted[at:], size)
        at += size
    progress.stop = pauses.grid[1] + (pauses.grid[2] + 1.0) * pauses.grid[0]
    if progress.status == PAUSED:
        progress.status = RUNNING
    changed = False
    for i in range(work.held.shape[0]):
        if bits_of(work.held[i]) != bits_of(pauses.held[i]):
            work.held[i], changed = pauses.held[i], True
    if changed:
        progress.stale = 1
    return changed


@compiled
def arrived(progress: Progress, pauses: Pauses) -> bool:
    """Count a step that is done."""
    if progress.status != PAUSED:
        return False
    pauses.grid[2] += 1.0
    return True
