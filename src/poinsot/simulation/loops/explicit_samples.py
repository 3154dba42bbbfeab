"""Samples: the states in a step from its dense output, settled on the constraints, into the arrays of each run.

Law: a lane has the bits of the run alone, tests/ensembles/test_alone.py. Source: decision 0011.
"""

from __future__ import annotations

from poinsot.code.primitives import Known, call_kernel, compiled, each_lane, matrix, unrolled
from poinsot.simulation.loops.explicit_stages import Coefficients, settle, spread
from poinsot.simulation.loops.lane_records import Own
from poinsot.simulation.loops.native import CONSTRAINT, NOT_FINITE, copy, reject
from poinsot.simulation.loops.run_records import Plan, Work
from poinsot.simulation.loops.step_control import moment_of, near


@compiled
def interpolate(plan: Plan, work: Work, own: Own, method: Known[Coefficients], theta: float) -> None:
    """ξ into the feed, and the energies since the beginning of the step, at θ: see `Tableau`."""
    nx, nl, rest = work.x.shape[0], plan.magnitude.shape[0], 1.0 - theta
    for i in range(work.k.shape[1]):
        value = 0.0
        for k in unrolled(len(method.dense)):
            value = (work.sums[len(method.dense) - 1 - k, i] + value) * (
                rest if (len(method.dense) - 1 - k) % 2 else theta
            )
        own.between[i] = value
    copy(own.between, work.feed[nx:], nl)


@compiled
def keep(plan: Plan, work: Work, own: Own, cursor: int) -> tuple[bool, float]:
    """Settle the state `sampled` and note it, its energies and its errors; whether that worked, the position error."""
    progress, nx, nw = work.progress[0], work.x.shape[0], work.energy.shape[0]
    settled, _ = settle(plan, work, own.sampled)
    error = 0.0
    if plan.project != 0:
        copy(own.sampled, work.placed, nx)
        call_kernel(plan.project, work.placed, work.projected)
        error = work.projected[nx]
    for _ in each_lane(True):
        lane, at = own.lane[0], cursor - progress.taken
        states, energies = matrix(lane.states, at + 1, nx), matrix(lane.energies, at + 1, nw)
        errors = matrix(lane.errors, at + 1, 2)
        for i in range(nx):
            states[at, i] = own.sampled[i]
        for i in range(nw):
            energies[at, i] = own.powered[i]
        for i in range(2):
            errors[at, i] = work.projected[nx + i]
    return settled and error <= plan.tolerance, error


@compiled
def note_exchange(plan: Plan, work: Work, own: Own, cursor: int) -> None:
    """With the samples up to one, the turnover so far and the ranges of the energies; they are done with."""
    progress, nw, parts = work.progress[0], work.energy.shape[0], work.exchange.shape[1]
    for _ in each_lane(progress.sample < cursor):
        exchange = matrix(own.lane[0].exchange, cursor - progress.taken, parts)
        for sample in range(progress.sample - progress.taken, cursor - progress.taken):
            for part in range(1, parts):
                exchange[sample, part] = 0.0
            exchange[sample, 0] = progress.turnover
            for i in range(nw):
                exchange[sample, 1 + plan.part[i]] += work.high[i] - work.low[i]
    progress.sample = cursor


@compiled
def take(plan: Plan, work: Work, own: Own) -> None:
    """A sample of the state as it stands."""
    copy(work.x, own.sampled, work.x.shape[0])
    copy(work.energy, own.powered, work.energy.shape[0])
    cursor = work.progress[0].sample
    keep(plan, work, own, cursor)
    note_exchange(plan, work, own, cursor + 1)


@compiled
def sample_step(plan: Plan, work: Work, own: Own, method: Known[Coefficients], h: float) -> int:
    """Write the samples in (t, t + h]: the first that is left then, or −1, with the reason noted, where one cannot be
    had."""
    progress, nx, nl, nw = work.progress[0], work.x.shape[0], plan.magnitude.shape[0], work.energy.shape[0]
    aim, due, cursor = progress.aim, own.lane[0].due, progress.sample
    early, late = aim - near(aim), aim + near(aim)
    if due < early:
        spread(plan, work, own, method, h)
        progress.evaluations += method.rows - method.stages
    while due <= late:
        if due < early:
            interpolate(plan, work, own, method, (due - progress.time) / h)
            call_kernel(plan.retract, work.feed, own.within)
            copy(own.within, own.sampled, nx)
            for i in range(nw):
                own.powered[i] = work.energy[i] + own.between[nl + i]
        else:
            copy(work.x_new, own.sampled, nx)
            for i in range(nw):
                own.powered[i] = work.energy[i] + work.sums[0, nl + i]
        kept, error = keep(plan, work, own, cursor)
        if not kept:
            progress.position_error = error
            reject(progress, NOT_FINITE if plan.project == 0 else CONSTRAINT, 0, 0.2)
            return -1
        cursor += 1
        due = moment_of(plan, cursor)
    return int(cursor)
