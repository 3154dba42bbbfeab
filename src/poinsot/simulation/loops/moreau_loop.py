"""The compiled loop of Moreau and Jean's time-stepping: impulses of a step at once, no events, order 1.

    v⁺ = v_free + Z Gᵀ λ,    q⁺ = q ⊞ (h v⁺ + Z G_Nᵀ p)
    u = G v_free + bias + W λ ∈ K*,  λ ∈ K                     (`moreau_cones`)
    bias of a normal row: g/h while it is open; e u⁻ where free motion would close it and it comes faster than forces of
    one step can make it; 0 where it is closed.   0 ≤ p ⟂ g + W_N p ≥ 0  where some gap is below −deep

The ledger: ports and dampers as their kernel says, contacts −½ (u⁺ + u⁻) λ by row, which is exact where M does not
change within the step; what the scheme itself loses, of order h, is booked under a name of its own, by the
energy at samples.
Source: Moreau (1988); Jean (1999); Acary & Brogliato (2008), ch. 10.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from poinsot.simulation.loops.loop import _note_exchange, conclude, propose, write_samples
from poinsot.simulation.loops.loop_text import call_kernel, compiled, vector, whole
from poinsot.simulation.loops.moreau_bodies import energy
from poinsot.simulation.loops.moreau_near import recall, remember
from poinsot.simulation.loops.moreau_rows import assemble, look
from poinsot.simulation.loops.moreau_steps import move, solve, solve_bodies
from poinsot.simulation.loops.native import (
    CONSTRAINT,
    DONE,
    NOT_FINITE,
    NOT_FINITE_AT_START,
    NOT_ON_MANIFOLD_AT_START,
    copy,
    finish_sample,
    first_bad,
    place,
    reject,
    settle,
)


@compiled
def _book(plan: Any, work: Any, scene: Any, touch: Any, h: float) -> None:
    """The energies of the step through ports, dampers and contacts into the sums."""
    scene_losses = whole(scene.losses, 2 * scene.materials)
    scene_row_losses = whole(scene.row_losses, scene.rows)
    touch_given = vector(touch.given, touch.given_size)
    touch_asked = vector(touch.asked, touch.given_size + scene.nv)
    touch_out = vector(touch.out, touch.out_size)
    touch_who = whole(touch.who, 4 * touch.most)
    touch_before = vector(touch.before, touch.wide)
    touch_bias = vector(touch.bias, touch.wide)
    touch_u = vector(touch.u, touch.wide)
    touch_impulse = vector(touch.impulse, touch.wide)
    touch_row = whole(touch.row, scene.rows)
    memory, nl, nx = touch, plan.magnitude.shape[0], work.x.shape[0]
    sums, nw = work.sums[0], work.energy.shape[0]
    for i in range(nw):
        sums[nl + i] = 0.0
    if scene.books != 0:
        size = touch.given_size
        copy(touch_given, touch_asked, size)
        for i in range(scene.nv):
            touch_asked[size + i] = work.x[nx - scene.nv - scene.slow + i] + sums[scene.nv + i]
        call_kernel(scene.books, touch_asked, touch_out)  # what is in `out` has been used
        copy(touch_out, sums[nl:], touch.booked)
    for k in range(memory.count):
        pair = touch_who[4 * k + 2]
        for r in range(3):
            i = 3 * k + r
            lost = -0.5 * (touch_before[i] + touch_u[i] - touch_bias[i]) * touch_impulse[i]
            sums[nl + scene_losses[2 * pair + 0 if r == 0 else 1]] += lost
    for k in range(memory.rows):
        i = 3 * memory.count + k
        lost = -0.5 * (touch_before[i] + touch_u[i] - touch_bias[i]) * touch_impulse[i]
        sums[nl + scene_row_losses[touch_row[k]]] += lost


@compiled
def stored(scene: Any, touch: Any, x: Any) -> float:
    """The energy of all storages at a state."""
    scene_gravity = vector(scene.gravity, 3)
    touch_spare = vector(touch.spare, 16)
    if scene.free == 1:
        return energy(scene, touch, x, 0, scene_gravity)
    call_kernel(scene.energy, x, touch_spare)
    return float(touch_spare[0])


@compiled
def _close_books(work: Any, scene: Any, touch: Any, state: Any, energies: Any) -> None:
    """What the scheme itself has lost until a sample: what is stored no more and booked nowhere else."""
    left = touch.energy - stored(scene, touch, state)
    for i in range(energies.shape[0]):
        if i < scene.ports:
            left += energies[i]
        elif i != scene.remainder:
            left -= energies[i]
    energies[scene.remainder] = left


@compiled
def take(plan: Any, work: Any, scene: Any, touch: Any) -> None:
    """A sample of the state as it stands."""
    progress = work.progress[0]
    at = progress.sample - progress.taken
    state = work.states[at]
    copy(work.x, state, work.x.shape[0])
    copy(work.energy, work.energies[at], work.energy.shape[0])
    finish_sample(plan.project, plan.tolerance, state, work.errors[at], work.projected, work.placed)
    _close_books(work, scene, touch, state, work.energies[at])
    _note_exchange(plan, work, progress.sample)
    progress.sample += 1


@compiled
def begin(plan: Any, work: Any, scene: Any, touch: Any) -> None:
    """Settle the initial state, take the sample there."""
    progress, nx, nl = work.progress[0], work.x.shape[0], plan.magnitude.shape[0]
    if plan.project != 0:
        copy(work.x, work.placed, nx)
        call_kernel(plan.project, work.placed, work.projected)
        progress.position_error, progress.velocity_error = work.projected[nx], work.projected[nx + 1]
        if not settle(plan.project, plan.tolerance, work.x, work.projected, work.placed):
            progress.status = NOT_ON_MANIFOLD_AT_START
            return
    place(work.feed, work.x, nl)
    touch.energy = stored(scene, touch, work.x)
    if not np.isfinite(touch.energy):
        progress.status = NOT_FINITE_AT_START
        return
    if plan.times[0] <= progress.time:
        take(plan, work, scene, touch)
    if progress.time >= plan.segments[plan.segments.shape[0] - 1, 1]:
        progress.status = DONE
    else:
        progress.step = plan.fixed_step


@compiled
def _arrive(plan: Any, work: Any, scene: Any, touch: Any, time_new: float, lands: bool, written: int) -> None:
    """Take the new state."""
    progress, nx, nl = work.progress[0], work.x.shape[0], plan.magnitude.shape[0]
    following = progress.segment
    if lands and time_new >= plan.segments[following, 1] and following + 1 < plan.segments.shape[0]:
        following += 1
    copy(work.x_new, work.x, nx)
    for i in range(work.energy.shape[0]):
        work.energy[i] += work.sums[0, nl + i]
        progress.turnover += abs(work.sums[0, nl + i])
        work.low[i], work.high[i] = min(work.low[i], work.energy[i]), max(work.high[i], work.energy[i])
    for index in range(progress.sample, progress.sample + written):
        at = index - progress.taken
        _close_books(work, scene, touch, work.states[at], work.energies[at])
        r = scene.remainder
        work.low[r] = min(work.low[r], work.energies[at, r])
        work.high[r] = max(work.high[r], work.energies[at, r])
        _note_exchange(plan, work, index)
    progress.sample += written
    progress.segment, progress.time = following, time_new
    place(work.feed, work.x, nl)


@compiled
def advance(plan: Any, work: Any, scene: Any, touch: Any, attempts: int) -> None:
    """At most so many steps; fewer where contacts need columns that the kernel lacks."""
    progress, memory, nx, nl = work.progress[0], touch, work.x.shape[0], plan.magnitude.shape[0]
    for _ in range(attempts):
        h, lands = propose(plan, progress)
        if h <= 0.0:
            return
        if not look(plan, work, scene, touch, h):
            return
        recall(scene, touch, h)
        if scene.free == 1:
            solve_bodies(scene, touch, h)
        else:
            assemble(scene, touch, h)
            if memory.wanted > 0:
                return
            solve(scene, touch, h)
        move(plan, work, scene, touch, h)
        _book(plan, work, scene, touch, h)
        copy(work.sums[0], work.feed[nx:], nl)
        call_kernel(plan.retract, work.feed, work.x_new)
        good = first_bad(work.x_new, nx) < 0 and first_bad(work.sums[0], nl + work.energy.shape[0]) < 0
        if (
            good
            and plan.project != 0
            and not settle(plan.project, plan.tolerance, work.x_new, work.projected, work.placed)
        ):
            good = False
        if good:
            for i in range(nl):
                work.feed[nx + i] = 0.0
            written = write_samples(plan, work, h, progress.aim)
            good = written >= 0
        if not good:
            place(work.feed, work.x, nl)
            reason = NOT_FINITE if plan.project == 0 else CONSTRAINT
            conclude(plan, progress, h, reject(progress, reason, 0, 0.5))
            continue
        remember(scene, touch, h)
        memory.contacts += memory.count
        _arrive(plan, work, scene, touch, progress.aim, lands, written)
        conclude(plan, progress, h, 0.0)
