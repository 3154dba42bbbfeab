"""Impacts that take one whole impulse, in the text of time-stepping, at any phase of the step.

Where a gap closes within a step, by an impact without bounce, two velocities are asked for: that by which the gap is
just closed at the end of the step, u_N = −g/h, which makes its displacement, and that after the impact, u_N = 0. The
second is solved for with the velocity before the step and the whole impulse in one cone; so friction does not stick in
the share of the impulse that comes first, and slip in the rest.
Law     what is after an impact goes to what events find with order 1, whatever the phase: tests/switching/
        test_stepped_impacts.py
Source  Moreau (1988); Jean (1999), whose scheme has whole impulses, and penetrates; Acary & Brogliato (2008), ch. 10
"""

from __future__ import annotations

from poinsot.code.primitives import compiled
from poinsot.simulation.loops.moreau_books import one_sided
from poinsot.simulation.loops.moreau_records import Scene, Touch


@compiled
def closing(scene: Scene, touch: Touch, first: int, end: int) -> bool:
    """Whether some gap of these contacts may close by an impact in the step, of free bodies."""
    for k in range(first, end):
        i = 3 * k
        before, free = touch.before[i], touch.free[i]
        if touch.bias[i] > 0.0 and touch.bias[i] + free < 0.0 and before < 0.0 and -before > abs(free - before):
            return True
    return False


@compiled
def lands(scene: Scene, touch: Touch, first: int, end: int) -> bool:
    """Whether gaps of these contacts and rows close by impacts in the step: their biases are taken back, and the
    impulses so far are kept."""
    count, found = touch.count, False
    for k in range(first, end):
        i = 3 * k if k < count else 2 * count + k
        touch.landed[k] = 0
        if k >= count and not one_sided(scene.row_kind[touch.row[k - count]]):
            continue
        before = touch.before[i]
        if touch.bias[i] > 0.0 and touch.impulse[i] > 0.0 and before < 0.0 and -before > abs(touch.free[i] - before):
            touch.landed[k], found = 1, True
    touch.lands |= 1 if found else 0
    if not found:
        return False
    for i in range(3 * first, 3 * end if scene.free == 1 or end < count else touch.size):
        touch.partial[i] = touch.impulse[i]
    for k in range(first, end):
        if touch.landed[k] == 1:
            i = 3 * k if k < count else 2 * count + k
            touch.u[i] -= touch.bias[i]
            touch.bias[i] = 0.0
    return True
