"""Slip that ends within a step of time-stepping, where friction at rest bears more than as it slides.

A step in which slip would turn against its friction passes rest: there friction may bear all that it bears at rest. So
what turned is solved for once more with the bound of rest; what that bound cannot hold slides on, by the other one.
Slip may also turn between two steps, as velocities are brought onto the closures of loops and directions turn with
positions: then it goes along the friction of the step before.

Law     what comes to rest stays, whatever the phase of the step: tests/switching/test_stepped_friction.py
Source  Leine & Nijmeijer (2004), ch. 6: a set-valued force law with a static and a kinetic bound
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import compiled
from poinsot.simulation.loops.decision_problem import FRICTION
from poinsot.simulation.loops.moreau_books import LEFT
from poinsot.simulation.loops.moreau_records import Scene, Touch
from poinsot.simulation.loops.moreau_turning import turning_square

TRIES = 4
"""So often what turned is looked at in a step: each trial may stop, or let go, others."""
FULL = 1.0 - 1e-6
"""By this share of its bound friction bears all that it may."""
ROUNDING = 1e-10
"""Share of velocities that is rounding."""
SLID, PASSED, STOPS, SLIDES_ON = range(4)


@compiled
def unsure(scene: Scene, touch: Touch, k: int, speed: float) -> float:
    """What sweeps may have left of the velocities of contact or row k, which are of this size."""
    return float(LEFT * min(scene.tolerance * speed, touch.missed[k] + ROUNDING * speed))


@compiled
def slips(scene: Scene, touch: Touch, k: int, times: float) -> bool:
    """Whether contact or row k slips by more than so many times what sweeps leave."""
    first, at, n = (3 * k, 3 * k + 1, 3) if k < touch.count else (2 * touch.count + k, 2 * touch.count + k, 1)
    square, speed = 0.0, 0.0
    for i in range(first, first + n):
        speed += abs(touch.before[i]) + abs(touch.free[i])
        square += touch.u[i] ** 2 if i >= at else 0.0
    return bool(np.sqrt(square) > times * unsure(scene, touch, k, speed))


@compiled
def slides(touch: Touch, k: int) -> int:
    """True if slip has passed rest since the step before, judged by the impulses of that step."""
    i, n = (3 * k + 1, 2) if k < touch.count else (2 * touch.count + k, 1)
    along = 0.0
    for r in range(n):
        along += touch.before[i + r] * touch.impulse[i + r]
    return PASSED if along > 0.0 else SLID


@compiled
def halts(scene: Scene, touch: Touch, first: int, end: int, h: float) -> bool:
    """Give what turned the bound of rest, and what that does not hold the bound of sliding; whether there is any."""
    count, bounds, found = touch.count, touch.gaps_at + 2 * scene.rows, False
    for k in range(first, end):
        if k < count:
            numbers, i = scene.numbers[touch.who[4 * k + 2]], 3 * k
            static, kinetic, now = numbers[1], numbers[2], touch.friction[k]
            across = np.sqrt(touch.impulse[i + 1] ** 2 + touch.impulse[i + 2] ** 2 + turning_square(touch, k))
            most = static * touch.impulse[i]
            turned = touch.before[i + 1] * touch.u[i + 1] + touch.before[i + 2] * touch.u[i + 2] < 0.0
        else:
            m, i = touch.row[k - count], 2 * count + k
            if scene.row_kind[m] != FRICTION:
                continue
            static, kinetic, now = (
                h * touch.out[bounds + 2 * m],
                h * touch.out[bounds + 2 * m + 1],
                touch.high[k - count],
            )
            across, most, turned = abs(touch.impulse[i]), static, touch.before[i] * touch.u[i] < 0.0
        if (touch.halted[k] == PASSED or (touch.halted[k] == SLID and turned)) and now < static:
            touch.halted[k], now, found = STOPS, static, True
        elif touch.halted[k] == STOPS and across >= FULL * most and slips(scene, touch, k, 1.0):
            touch.halted[k], now, found = SLIDES_ON, kinetic, True
        if k < count:
            touch.friction[k] = now
        else:
            touch.high[k - count], touch.low[k - count] = now, -now
    return found
