"""Compiled controllers at their moments: delayed values take effect, due controllers act, the run goes on.

Law: the bits of `control.ticks` in Python, whatever the loop, tests/simulation/test_compiled_ticks.py
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import bits_of, call_entry, call_kernel, compiled
from poinsot.simulation.loops.native import PAUSED, copy, first_bad, moment, place
from poinsot.simulation.loops.pauses import take_inputs
from poinsot.simulation.loops.run_records import Plan, Solver, Work
from poinsot.simulation.loops.switching_records import Rows
from poinsot.simulation.loops.tick_records import Clocks

DONE, WAITS = 0, 1
"""How a call ended: the run goes on or has stopped; or Python has to let a due controller act."""
SAME = 4.0 * 2.0**-52
"""Of the time, by which moments differ that are one, as in `control.ticks`."""
WHOLE = 2.0**52
"""From here on every float is a whole number."""


@compiled
def rounded(x: float, step: float) -> float:
    """The nearest multiple of a step, the even one of two: np.rint(x / step) step."""
    share = x / step
    size = abs(share)
    if not size < WHOLE:
        return share * step
    size = (size + WHOLE) - WHOLE
    return (-size if bits_of(share) < 0 else size) * step


@compiled
def look(plan: Plan, work: Work, clocks: Clocks, time: float, kernel: int) -> None:
    """Evaluate a kernel at the state as it stands, with the inputs that hold."""
    nl = plan.magnitude.shape[0]
    place(work.feed, work.x, nl)
    held = clocks.values[0 : work.held.shape[0]]
    moment(work.feed, work.x.shape[0] + nl, time, plan.span.segments, plan.span.inputs, held, work.progress[0].segment)
    call_kernel(clocks.inputs.looks[kernel], work.feed, clocks.inputs.seen)


@compiled
def act(plan: Plan, work: Work, clocks: Clocks, k: int) -> bool:
    """One action of a controller, at its moment; False, without effect, where its values are not finite."""
    inputs, late, laws, outputs, times = clocks.inputs, clocks.late, clocks.laws, clocks.outputs, clocks.times
    given, made, values, seen = laws.given, laws.made, clocks.values, -1
    given[0] = times.due[k]
    at = 1
    for r in range(inputs.reads_from[k], inputs.reads_from[k + 1]):
        kind, first, step = inputs.reads[r, 0], inputs.reads[r, 1], inputs.resolution[r]
        if kind > 1 and kind != seen:
            look(plan, work, clocks, times.due[k], kind - 2)
            seen = kind
        for i in range(first, first + inputs.reads[r, 2]):
            number = inputs.seen[i] if kind > 1 else values[i] if kind == 1 else work.x[i]
            given[at] = rounded(number, step) if step > 0.0 else number
            at += 1
    states, begin = laws.state_from[k + 1] - laws.state_from[k], outputs.writes_from[k]
    count = outputs.writes_from[k + 1] - begin
    copy(laws.state[laws.state_from[k] :], given[at:], states)
    call_kernel(laws.law[k], given, made)
    if first_bad(made, count + states) >= 0:
        return False
    copy(made[count:], laws.state[laws.state_from[k] :], states)
    slot = (late.oldest[k] + late.waiting[k]) % late.arrival.shape[1]
    for i in range(count):
        number, w = made[i], begin + i
        if outputs.quantum[w] > 0.0:
            number = rounded(number, outputs.quantum[w])
        number = min(max(number, outputs.lowest[w]), outputs.highest[w])
        if times.delay[k] > 0.0:
            late.queue[k, slot, i] = number
        else:
            values[outputs.writes[w]] = number
    if times.delay[k] > 0.0:
        late.arrival[k, slot] = times.due[k] + times.delay[k]
        late.waiting[k] += 1
    times.tick[k] += 1
    times.due[k] = times.first[k] + times.tick[k] * times.period[k]  # never added up
    return True


@compiled
def is_for_python(clocks: Clocks, latest: float) -> bool:
    """Whether something is due that is not compiled, or for which the queue has to grow."""
    found = False
    for k in range(clocks.times.due.shape[0]):
        alone = clocks.laws.law[k] == 0 or clocks.late.waiting[k] == clocks.late.arrival.shape[1]
        found = found or (clocks.times.due[k] <= latest and alone)
    return found


@compiled
def act_due(plan: Plan, work: Work, clocks: Clocks, latest: float) -> bool:
    """Everything that is due until then; False where an action fails, after those before it."""
    late, outputs, times = clocks.late, clocks.outputs, clocks.times
    following = np.inf
    for k in range(times.due.shape[0]):
        while late.waiting[k] > 0 and late.arrival[k, late.oldest[k]] <= latest:
            for w in range(outputs.writes_from[k], outputs.writes_from[k + 1]):
                clocks.values[outputs.writes[w]] = late.queue[k, late.oldest[k], w - outputs.writes_from[k]]
            late.oldest[k] = (late.oldest[k] + 1) % late.arrival.shape[1]
            late.waiting[k] -= 1
    for k in range(times.due.shape[0]):
        if times.due[k] <= latest and not act(plan, work, clocks, k):
            return False
        following = min(times.due[k], following)
    for k in range(times.due.shape[0]):
        if late.waiting[k] > 0:
            following = min(late.arrival[k, late.oldest[k]], following)
    clocks.acts[0].next = following
    return True


@compiled
def note(clocks: Clocks, taken: int, count: int) -> None:
    """What holds is what held at all samples up to this number that have none noted."""
    for sample in range(clocks.acts[0].noted - taken, count - taken):
        copy(clocks.values, clocks.held[sample], clocks.values.shape[0])
    clocks.acts[0].noted = max(clocks.acts[0].noted, count)


@compiled
def _act(plan: Plan, work: Work, clocks: Clocks, rows: Rows | None, solver: Solver | None) -> bool:
    """Everything that is due where the run pauses, which goes on with it; False where Python has to do it."""
    progress, acts = work.progress[0], clocks.acts[0]
    fresh, time = progress.sample > acts.noted, progress.time
    latest = time + SAME * max(time, acts.reach)
    if is_for_python(clocks, latest):
        return False
    if fresh:
        note(clocks, progress.taken, progress.sample)
    if not act_due(plan, work, clocks, latest):
        return False
    if fresh and plan.span.times[progress.sample - 1] >= time - SAME * max(abs(time), acts.reach):
        acts.noted = progress.sample - 1  # a sample at this moment has what holds from here on
    take_inputs(work, clocks.values, acts.next, rows, solver)
    return True


@compiled
def _go(plan: Plan, work: Work, clocks: Clocks, rows: Rows | None, solver: Solver | None, count: int) -> int:
    """Steps up to the next due moment, and its actions, so many times, as long as the run pauses for them alone; 0:
    those due now.
    """
    if count == 0:
        return DONE if _act(plan, work, clocks, rows, solver) else WAITS
    for _ in range(count):
        call_entry(clocks.acts[0].advance, clocks.acts[0].block, clocks.acts[0].attempts)
        if work.progress[0].status != PAUSED:
            return DONE
        if not _act(plan, work, clocks, rows, solver):
            return WAITS
    return DONE


@compiled
def go(plan: Plan, work: Work, clocks: Clocks, count: int) -> int:
    """Of runs that neither switch nor solve stages."""
    return _go(plan, work, clocks, None, None, count)


@compiled
def go_implicit(plan: Plan, work: Work, clocks: Clocks, solver: Solver, count: int) -> int:
    """Of runs by collocation."""
    return _go(plan, work, clocks, None, solver, count)


@compiled
def go_switching(plan: Plan, work: Work, clocks: Clocks, rows: Rows, count: int) -> int:
    """Of runs that switch."""
    return _go(plan, work, clocks, rows, None, count)


@compiled
def go_switching_implicit(plan: Plan, work: Work, clocks: Clocks, rows: Rows, solver: Solver, count: int) -> int:
    """Of both."""
    return _go(plan, work, clocks, rows, solver, count)
