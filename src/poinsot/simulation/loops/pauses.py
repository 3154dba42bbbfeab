"""Steps of a stepper by the loop of a run: they set out for a moment and arrive there, or nothing is done.

Law: a step that fails leaves everything as it was, tests/simulation/test_switching_stepper.py
"""

from __future__ import annotations

from poinsot.code.primitives import bits_of, compiled, vector
from poinsot.code.records import Vector
from poinsot.simulation.loops.instants import DECIDING, STEPPING
from poinsot.simulation.loops.native import HAPPENED, PAUSED, RUNNING, copy
from poinsot.simulation.loops.run_records import RunStatus, Solver, Work
from poinsot.simulation.loops.step_records import Pauses
from poinsot.simulation.loops.switching_records import Rows

TAKEN, WAITS = 0, 1
"""How steps ended: all are taken; the last one began, and waits for the host or failed, as `progress.status` says."""
FEW = 16
"""Attempts within a step after which the host is asked to go on, so that Ctrl-C is heard."""


@compiled
def take_inputs(work: Work, values: Vector, stop: float, rows: Rows | None, solver: Solver | None) -> None:
    """Hold these inputs until `stop`, and go on after a pause; where they are others than before, the flow is another:
    the mode is to be decided, and stages are solved anew."""
    progress, changed = work.progress[0], False
    progress.stop = stop
    if progress.status == PAUSED or progress.status == HAPPENED:
        progress.status = RUNNING
    for i in range(work.held.shape[0]):
        if bits_of(work.held[i]) != bits_of(values[i]):
            work.held[i], changed = values[i], True
    if changed:
        progress.stale = 1
        if rows is not None:
            state = rows.state[0]
            if state.stage == STEPPING and state.launched != 0:
                state.stage, state.known = DECIDING, 0
        if solver is not None:
            solver.memory[0].before, solver.memory[0].wanted = 0.0, 1


@compiled
def set_out(work: Work, pauses: Pauses, rows: Rows | None, solver: Solver | None) -> None:
    """Note everything as it is, and go on to the next multiple of the step."""
    at = 0
    for b in range(pauses.address.shape[0]):
        size = pauses.size[b]
        copy(vector(pauses.address[b], size), pauses.noted[at:], size)
        at += size
    take_inputs(work, pauses.held, pauses.grid[1] + (pauses.grid[2] + 1.0) * pauses.grid[0], rows, solver)


@compiled
def arrived(progress: RunStatus, pauses: Pauses) -> bool:
    """Count a step that is done."""
    if progress.status != PAUSED:
        return False
    pauses.grid[2] += 1.0
    return True
