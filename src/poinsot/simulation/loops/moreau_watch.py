"""Events of the user's in time-stepping: a step that passes one is taken again, as long as it takes to come just there.

γ passes at the end of a step where it has another sign than that with which it was last not 0; the step is shortened,
by secants and halves of a bracket, until its end is beyond that moment by a share of it. Resets are made by the host.
"""

from __future__ import annotations

from poinsot.code.primitives import call_kernel, compiled
from poinsot.code.records import Vector
from poinsot.simulation.loops.moreau_records import Scene, Touch
from poinsot.simulation.loops.native import copy, moment
from poinsot.simulation.loops.run_records import Plan, Work

INSIDE = 0.05
"""By this share of the bracket at least is a secant's end inside of it."""


@compiled
def passes(plan: Plan, work: Work, scene: Scene, touch: Touch, x: Vector, time: float) -> bool:
    """γ at a state and a time into touch.gamma, in touch.passed the sides from which they have passed; whether any."""
    nx, found = x.shape[0], False
    copy(x, touch.watched, nx)
    moment(touch.watched, nx, time, plan.segments, plan.inputs, work.held, work.progress[0].segment)
    call_kernel(scene.guards, touch.watched, touch.gamma)
    for e in range(scene.events):
        gamma, side = touch.gamma[e], touch.side[e]
        touch.side[scene.events + e] = 0
        if side * gamma < 0.0 and scene.ways[e] != side:
            touch.side[scene.events + e], found = side, True
    return found


@compiled
def take_sides(scene: Scene, touch: Touch, anew: bool) -> None:
    """What γ are at the beginning of the next step, and their sides; anew: whatever they were."""
    for e in range(scene.events):
        gamma = touch.gamma[e]
        touch.gamma[scene.events + e] = gamma
        if gamma != 0.0 or anew:
            touch.side[e] = 1 if gamma > 0.0 else (-1 if gamma < 0.0 else 0)


@compiled
def shorter(scene: Scene, touch: Touch, low: float, high: float, halves: bool) -> float:
    """The next step to try, between one that passes nothing and one that passes something."""
    share = 1.0
    for e in range(scene.events):
        if touch.side[scene.events + e] != 0:
            before, after = touch.gamma[scene.events + e], touch.gamma[e]
            if before * after < 0.0:
                share = min(share, before / (before - after))
    share = 0.5 if halves else min(max(share, INSIDE), 1.0 - INSIDE)
    return float(low + share * (high - low))


@compiled
def keep_before(scene: Scene, touch: Touch) -> None:
    """γ of a step that passes nothing stand for those at its beginning."""
    for e in range(scene.events):
        touch.gamma[scene.events + e] = touch.gamma[e]
