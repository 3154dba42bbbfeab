"""The compiled loop of Moreau and Jean's time-stepping: impulses of a step at once, no events, order 1.

    v⁺ = v_free + Z Gᵀ λ,    q⁺ = q ⊞ (h v⁺ + Z G_Nᵀ p)
    u = G v_free + bias + W λ ∈ K*,  λ ∈ K                     (`moreau_cones`)
    bias of a normal row: g/h while it is open; e u⁻ where free motion would close it and it comes faster than forces of
    one step can make it; 0 where it is closed.   0 ≤ p ⟂ g + W_N p ≥ 0  where some gap is below −deep

The ledger of a step, with v̄ = ½ (v⁺ + v⁻) and all at the q where it begins but the energies, is an identity, which no
entry closes; what it misses is told as the residual:

    ½ v⁺ᵀ M v⁺ − ½ v⁻ᵀ M v⁻ = v̄ᵀ (h f + Gᵀ λ)     f: weight, springs, gyroscopic terms; ports, dampers, by name
    contacts  −v̄ᵀ Gᵀ λ by name, as impact or friction (`moreau_books`)
    scheme    H(q⁺, v⁺) − H(q, v⁺) less −h v̄ᵀ f of what stores: how M and the potentials bend within a step, of order h²
    position  what pushing gaps open and projecting closures changes H by
Source: Moreau (1988); Jean (1999); Acary & Brogliato (2008), ch. 10.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from poinsot.simulation.loops.loop import _note_exchange, conclude, propose, write_samples
from poinsot.simulation.loops.loop_text import call_kernel, compiled, vector
from poinsot.simulation.loops.moreau_bodies import carry_bodies, energy
from poinsot.simulation.loops.moreau_books import book_contacts, weigh_bodies
from poinsot.simulation.loops.moreau_events import note
from poinsot.simulation.loops.moreau_near import recall, remember
from poinsot.simulation.loops.moreau_pile import solve_bodies
from poinsot.simulation.loops.moreau_rows import assemble, look
from poinsot.simulation.loops.moreau_shown import keep_forces
from poinsot.simulation.loops.moreau_steps import move, solve
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
    spacing,
)


@compiled
def _book(plan: Any, work: Any, scene: Any, touch: Any, h: float) -> None:
    """The energies of the step through ports, dampers and contacts into the sums."""
    touch_given = vector(touch.given, touch.given_size)
    touch_asked = vector(touch.asked, touch.given_size + scene.nv)
    touch_out = vector(touch.out, touch.out_size)
    nl, nx = plan.magnitude.shape[0], work.x.shape[0]
    sums, nw = work.sums[0], work.energy.shape[0]
    for i in range(nw):
        sums[nl + i] = 0.0
    if scene.books != 0:
        size, booked = touch.given_size, touch.booked
        copy(touch_given, touch_asked, size)
        for i in range(scene.nv):
            touch_asked[size + i] = work.x[nx - scene.nv - scene.slow + i] + sums[scene.nv + i]
        call_kernel(scene.books, touch_asked, touch_out)  # what is in `out` has been used
        copy(touch_out, sums[nl:], booked)
        touch.kinetic, touch.smooth = touch_out[booked], touch_out[booked + 1]
    book_contacts(scene, touch, sums, nl)


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
def _missing(scene: Any, touch: Any, stored_now: float, energies: Any) -> float:
    """What is stored no more and booked nowhere."""
    left = touch.energy - stored_now
    for i in range(energies.shape[0]):
        left += energies[i] if i < scene.ports else -energies[i]
    return float(left)


@compiled
def take(plan: Any, work: Any, scene: Any, touch: Any) -> None:
    """A sample of the state as it stands."""
    progress = work.progress[0]
    at = progress.sample - progress.taken
    state = work.states[at]
    copy(work.x, state, work.x.shape[0])
    copy(work.energy, work.energies[at], work.energy.shape[0])
    if touch.slots > 0:
        keep_forces(scene, touch, touch.lasted, at)
    finish_sample(plan.project, plan.tolerance, state, work.errors[at], work.projected, work.placed)
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
    touch.now = touch.energy
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
def _arrive(plan: Any, work: Any, scene: Any, touch: Any, h: float, lands: bool, written: int) -> None:
    """Take the new state. Samples within the step lie on straight lines: what these bend is the scheme's own too."""
    progress, nx, nl = work.progress[0], work.x.shape[0], plan.magnitude.shape[0]
    time_new = progress.aim
    following, near = progress.segment, 2.0 * spacing(abs(time_new))
    if lands and time_new >= plan.segments[following, 1] and following + 1 < plan.segments.shape[0]:
        following += 1
    missing = _missing(scene, touch, touch.now, work.energy)
    for index in range(progress.sample, progress.sample + written):
        at = index - progress.taken
        if touch.slots > 0:
            keep_forces(scene, touch, h, at)
        if plan.times[index] < time_new - near:
            found = _missing(scene, touch, stored(scene, touch, work.states[at]), work.energies[at])
            work.energies[at, scene.remainder] += found - missing
    copy(work.x_new, work.x, nx)
    for i in range(work.energy.shape[0]):
        work.energy[i] += work.sums[0, nl + i]
        progress.turnover += abs(work.sums[0, nl + i])
        work.low[i], work.high[i] = min(work.low[i], work.energy[i]), max(work.high[i], work.energy[i])
    for index in range(progress.sample, progress.sample + written):
        _note_exchange(plan, work, index)
    progress.sample += written
    progress.segment, progress.time = following, time_new
    place(work.feed, work.x, nl)


@compiled
def _shift(plan: Any, work: Any, scene: Any, touch: Any, pushed: bool) -> float:
    """The new state from ξ, pushed out and projected where it has to be; the energy stored there.

    What that changes is booked as the position's, what the move before it changes as the scheme's.
    """
    touch_shift = vector(touch.shift, scene.nv)
    nx, nl = work.x.shape[0], plan.magnitude.shape[0]
    xi = work.sums[0]
    copy(xi, work.feed[nx:], nl)
    call_kernel(plan.retract, work.feed, work.x_new)
    if scene.free == 1:
        carry_bodies(scene, touch, work.x, work.x_new, xi)
    moved = stored(scene, touch, work.x_new)
    if pushed:
        for i in range(scene.nv):
            xi[i] += touch_shift[i]
        copy(xi, work.feed[nx:], nl)
        call_kernel(plan.retract, work.feed, work.x_new)
        if scene.free == 1:
            carry_bodies(scene, touch, work.x, work.x_new, xi)
    good = first_bad(work.x_new, nx) < 0
    if good and plan.project != 0 and not settle(plan.project, plan.tolerance, work.x_new, work.projected, work.placed):
        return np.nan
    after = stored(scene, touch, work.x_new) if pushed or plan.project != 0 else moved
    xi[nl + scene.remainder] += touch.scheme - (touch.smooth + (moved - touch.now - touch.kinetic))
    xi[nl + scene.correction] += moved - after
    return after


@compiled
def advance(plan: Any, work: Any, scene: Any, touch: Any, attempts: int) -> None:
    """At most so many steps; fewer where contacts need columns that the kernel lacks, or the log is full."""
    progress, memory, nx, nl = work.progress[0], touch, work.x.shape[0], plan.magnitude.shape[0]
    for _ in range(attempts):
        if memory.log_size - memory.logged < 3 * memory.most + 2 * scene.rows:
            memory.full = 1
            return
        h, lands = propose(plan, progress)
        if h <= 0.0:
            return
        if not look(plan, work, scene, touch, h):
            return
        recall(scene, touch, h)
        if scene.free == 1:
            solve_bodies(scene, touch, h)
            weigh_bodies(scene, touch)
        else:
            assemble(scene, touch, h)
            if memory.wanted > 0:
                return
            solve(scene, touch, h)
        pushed = move(plan, work, scene, touch, h)
        _book(plan, work, scene, touch, h)
        after = _shift(plan, work, scene, touch, pushed)
        good = np.isfinite(after) and first_bad(work.sums[0], nl + work.energy.shape[0]) < 0
        written = -1
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
        note(scene, touch, progress.aim, h)
        remember(scene, touch, h)
        memory.contacts += memory.count
        _arrive(plan, work, scene, touch, h, lands, written)
        touch.now, touch.lasted = after, h
        conclude(plan, progress, h, 0.0)
