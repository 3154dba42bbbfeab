"""The user's events in time-stepping where they pass: they are logged, set the state, and end the run."""

from __future__ import annotations

from poinsot.code.primitives import call_kernel, compiled, whole
from poinsot.code.records import Vector
from poinsot.simulation.loops.moreau_bodies import energy
from poinsot.simulation.loops.moreau_events import log
from poinsot.simulation.loops.moreau_records import Scene, Touch
from poinsot.simulation.loops.moreau_watch import passes, take_sides
from poinsot.simulation.loops.native import ENDED, book_at, copy, place
from poinsot.simulation.loops.run_records import Plan, Work
from poinsot.simulation.loops.tree_holding import settle
from poinsot.simulation.loops.tree_records import Branches
from poinsot.simulation.loops.tree_steps import stored_energy


@compiled
def stored(scene: Scene, touch: Touch, tree: Branches, x: Vector) -> float:
    """The energy of all storages at a state."""
    if scene.free == 1:
        return energy(scene, touch, x, 0, scene.gravity)
    return stored_energy(tree, x)


@compiled
def _restart(plan: Plan, work: Work, scene: Scene, touch: Touch, tree: Branches) -> None:
    """Go on from a state that an event has set."""
    if plan.project != 0:
        settle(plan.project, tree, plan.tolerance, work.x, work.projected, work.placed)
    place(work.feed, work.x, plan.magnitude.shape[0])
    touch.now = stored(scene, touch, tree, work.x)
    passes(plan, work, scene, touch, work.x, work.progress[0].time)
    take_sides(scene, touch, True)


@compiled
def happen(plan: Plan, work: Work, scene: Scene, touch: Touch, tree: Branches) -> None:
    """Log what passes at this moment, set the states that it sets, and end the run where one of them does."""
    progress, count, leaps = work.progress[0], scene.events, False
    scene_resets, scene_terminal = whole(scene.resets, count), whole(scene.terminal, count)
    scene_reset_losses = whole(scene.reset_losses, count)
    copy(touch.side[count:], touch.side[2 * count :], count)  # a reset looks for sides anew
    for e in range(count):
        before, lost = touch.side[2 * count + e], 0.0
        if before == 0:
            continue
        if scene_resets[e] != 0:
            copy(work.x, touch.watched, work.x.shape[0])
            call_kernel(scene_resets[e], touch.watched, work.x)
            leaps, lost = True, touch.now
            _restart(plan, work, scene, touch, tree)
            lost -= touch.now
            book_at(work, scene_reset_losses[e], lost)
        log(touch, progress.time, -1 - scene.rows - e, 0, 16 * (before + 1) + 1 - before, 0.0, lost)
        if scene_terminal[e] != 0 and progress.status != ENDED:
            touch.ended, progress.status = e, ENDED
    for e in range(count):
        if leaps and touch.side[2 * count + e] != 0:
            touch.side[e] = 0  # a jump passes nothing: to which side they go is seen at the next step
