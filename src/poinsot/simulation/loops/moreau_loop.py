"""The compiled loop of Moreau and Jean's time-stepping: impulses of a step at once, no events, order 1.

    v⁺ = v_free + Z Gᵀ λ,    q⁺ = q ⊞ (h v⁺ + Z G_Nᵀ p);  of what floats in axes that stay, its momentum carried on
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

import numpy as np

from poinsot.code.primitives import compiled
from poinsot.code.records import Vector
from poinsot.simulation.loops.crowds import enter, leave
from poinsot.simulation.loops.loop import accept, segment_from, settle_start, take_sample, write_samples
from poinsot.simulation.loops.moreau_books import book_contacts, weigh_bodies
from poinsot.simulation.loops.moreau_events import note
from poinsot.simulation.loops.moreau_happening import happen, stored
from poinsot.simulation.loops.moreau_near import recall, remember
from poinsot.simulation.loops.moreau_pile import solve_bodies
from poinsot.simulation.loops.moreau_records import Scene, Touch
from poinsot.simulation.loops.moreau_rows import assemble, look
from poinsot.simulation.loops.moreau_shown import keep_forces
from poinsot.simulation.loops.moreau_steps import arrive, move, solve
from poinsot.simulation.loops.moreau_watch import keep_before, passes, shorter, take_sides
from poinsot.simulation.loops.native import (
    CONSTRAINT,
    DONE,
    HAPPENED,
    NOT_FINITE,
    NOT_FINITE_AT_START,
    PAUSED,
    RUNNING,
    copy,
    displace,
    first_bad,
    place,
    reject,
)
from poinsot.simulation.loops.pauses import FEW, TAKEN, WAITS, arrived, set_out
from poinsot.simulation.loops.powers import spacing
from poinsot.simulation.loops.run_records import Plan, Work
from poinsot.simulation.loops.step_control import conclude, near, propose
from poinsot.simulation.loops.step_records import Crowd, Pauses
from poinsot.simulation.loops.tree_holding import settle
from poinsot.simulation.loops.tree_records import Branches
from poinsot.simulation.loops.tree_steps import balance

LOOKS, CLOSE = 100, 1e-10
"""Steps that are tried at most for the moment of an event; by this share of a step it is found."""


@compiled
def _book(plan: Plan, work: Work, scene: Scene, touch: Touch, tree: Branches, h: float) -> None:
    """The energies of the step through ports, dampers and contacts into the sums."""
    nl, nx = plan.magnitude.shape[0], work.x.shape[0]
    sums, nw = work.sums[0], work.energy.shape[0]
    for i in range(nw):
        sums[nl + i] = 0.0
    if scene.free == 0:
        size = touch.given_size
        copy(touch.given, touch.asked, size)
        for i in range(scene.nv):
            touch.asked[size + i] = work.x[nx - scene.nv - scene.slow + i] + sums[scene.nv + i]
        balance(tree, touch.asked, touch.out)  # what was in `out` has been used
        copy(touch.out, sums[nl:], tree.powers)
        touch.kinetic, touch.smooth = touch.out[tree.powers], touch.out[tree.powers + 1]
    book_contacts(scene, touch, sums, nl)


@compiled
def _missing(scene: Scene, touch: Touch, stored_now: float, energies: Vector) -> float:
    """The energy that is stored no more and booked nowhere."""
    left = touch.energy - stored_now
    for i in range(energies.shape[0]):
        left += energies[i] if i < scene.ports else -energies[i]
    return float(left)


@compiled
def take(plan: Plan, work: Work, scene: Scene, touch: Touch, tree: Branches) -> None:
    """A sample of the state as it stands."""
    progress = work.progress[0]
    if touch.slots > 0:
        keep_forces(scene, touch, touch.lasted, progress.sample - progress.taken)
    take_sample(plan, work, None, tree)


@compiled
def begin(plan: Plan, work: Work, scene: Scene, touch: Touch, tree: Branches) -> None:
    """Settle the initial state, take the sample there."""
    progress, nl = work.progress[0], plan.magnitude.shape[0]
    if not settle_start(plan, work, tree):
        return
    place(work.feed, work.x, nl)
    touch.energy = stored(scene, touch, tree, work.x)
    touch.now = touch.energy
    if not np.isfinite(touch.energy):
        progress.status = NOT_FINITE_AT_START
        return
    if scene.events > 0:
        passes(plan, work, scene, touch, work.x, progress.time)
        take_sides(scene, touch, True)
    if plan.times[0] <= progress.time:
        take(plan, work, scene, touch, tree)
    if progress.time >= plan.segments[plan.segments.shape[0] - 1, 1]:
        progress.status = DONE
    else:
        progress.step = plan.fixed_step


@compiled
def _arrive(
    plan: Plan, work: Work, scene: Scene, touch: Touch, tree: Branches, h: float, lands: bool, cursor: int
) -> None:
    """Take the new state. Samples within the step lie on straight lines: what these bend is the scheme's own too."""
    progress, time_new = work.progress[0], work.progress[0].aim
    close = near(time_new)
    missing = _missing(scene, touch, touch.now, work.energy)
    for index in range(progress.sample, cursor):
        at = index - progress.taken
        if touch.slots > 0:
            keep_forces(scene, touch, h, at)
        if plan.times[index] < time_new - close:
            found = _missing(scene, touch, stored(scene, touch, tree, work.states[at]), work.energies[at])
            work.energies[at, scene.remainder] += found - missing
    accept(plan, work, None, segment_from(plan, work, None, lands, time_new), time_new, cursor)
    place(work.feed, work.x, plan.magnitude.shape[0])


@compiled
def _shift(plan: Plan, work: Work, scene: Scene, touch: Touch, tree: Branches, pushed: bool) -> float:
    """The new state from ξ, pushed out and projected where it has to be; the energy stored there.

    What that changes is booked as the position's, what the move before it changes as the scheme's.
    """
    nx, nl = work.x.shape[0], plan.magnitude.shape[0]
    xi = work.sums[0]
    copy(xi, work.feed[nx:], nl)
    displace(plan, tree, work.feed, work.x_new)
    floats = scene.free == 1 or scene.bases > 0
    if floats:
        arrive(work, scene, touch, tree)
    moved = stored(scene, touch, tree, work.x_new)
    if pushed:
        for i in range(scene.nv):
            xi[i] += touch.shift[i]
        copy(xi, work.feed[nx:], nl)
        displace(plan, tree, work.feed, work.x_new)
        if scene.free == 1:
            arrive(work, scene, touch, tree)
    good = first_bad(work.x_new, nx) < 0
    if (
        good
        and plan.project != 0
        and not settle(plan.project, tree, plan.tolerance, work.x_new, work.projected, work.placed)
    ):
        return np.nan
    if plan.project != 0 and floats:
        for i in range(scene.nv):  # as the momenta have it: what closes to the ground takes its share of them below
            work.x_new[nx - scene.nv - scene.slow + i] = work.x[nx - scene.nv - scene.slow + i] + xi[scene.nv + i]
        arrive(work, scene, touch, tree)
        if not settle(plan.project, tree, plan.tolerance, work.x_new, work.projected, work.placed):
            return np.nan
    after = stored(scene, touch, tree, work.x_new) if pushed or plan.project != 0 else moved
    xi[nl + scene.remainder] += touch.scheme - (touch.smooth + (moved - touch.now - touch.kinetic))
    xi[nl + scene.correction] += moved - after
    return after


@compiled
def _step(plan: Plan, work: Work, scene: Scene, touch: Touch, tree: Branches, h: float) -> float:
    """The state after a step of h into x_new, its changes into the sums; the energy stored there, or NaN if it fails.

    Where `overflow` is set there is no room for its contacts.
    """
    look(plan, work, scene, touch, tree, h)
    if touch.overflow > 0:
        return np.nan
    recall(scene, touch, h)
    if scene.free == 1:
        solve_bodies(scene, touch, h)
        weigh_bodies(scene, touch)
    else:
        assemble(scene, touch, tree, h)
        solve(scene, touch, h)
    pushed = move(plan, work, scene, touch, tree, h)
    _book(plan, work, scene, touch, tree, h)
    touch.reached = _shift(plan, work, scene, touch, tree, pushed)
    good = first_bad(work.sums[0], plan.magnitude.shape[0] + work.energy.shape[0]) < 0
    return float(touch.reached) if good else np.nan


@compiled
def _stop_short(plan: Plan, work: Work, scene: Scene, touch: Touch, tree: Branches, h: float) -> float:
    """The least step that passes an event, taken; h passes one."""
    progress, low, high, tried = work.progress[0], 0.0, h, h
    for n in range(LOOKS):
        if high - low <= max(CLOSE * h, 4.0 * spacing(progress.time)):
            break
        tried = shorter(scene, touch, low, high, n % 3 == 2)
        _step(plan, work, scene, touch, tree, tried)
        if passes(plan, work, scene, touch, work.x_new, progress.time + tried):
            high = tried
        else:
            low = tried
            keep_before(scene, touch)
            _step(plan, work, scene, touch, tree, high)
            passes(plan, work, scene, touch, work.x_new, progress.time + high)
    if high < h:
        progress.aim = progress.time + high
    return high


@compiled
def advance(plan: Plan, work: Work, scene: Scene, touch: Touch, tree: Branches, attempts: int) -> None:
    """At most so many steps; fewer where there is no room for contacts, or the log is full."""
    progress, memory, nx, nl = work.progress[0], touch, work.x.shape[0], plan.magnitude.shape[0]
    for _ in range(attempts):
        if memory.log_size - memory.logged < 3 * memory.most + 2 * scene.rows + scene.events:
            memory.full = 1
            return
        logged = memory.logged
        h, lands = propose(plan, progress)
        if h <= 0.0:
            return
        after = _step(plan, work, scene, touch, tree, h)
        if memory.overflow > 0:
            return
        good, passed = np.isfinite(after), False
        if good and scene.events > 0 and passes(plan, work, scene, touch, work.x_new, progress.aim):
            short = _stop_short(plan, work, scene, touch, tree, h)
            lands = lands and short == h
            h, after, passed = short, touch.reached, True
        cursor = -1
        if good:
            for i in range(nl):
                work.feed[nx + i] = 0.0
            cursor = write_samples(plan, work, None, None, tree, h, progress.aim)
            good = cursor >= 0
        if not good:
            place(work.feed, work.x, nl)
            reason = NOT_FINITE if plan.project == 0 else CONSTRAINT
            conclude(plan, progress, h, reject(progress, reason, 0, 0.5))
            continue
        note(scene, touch, progress.aim, h)
        remember(scene, touch, h)
        memory.contacts += memory.count
        _arrive(plan, work, scene, touch, tree, h, lands, cursor)
        touch.now, touch.lasted = after, h
        if scene.events > 0:
            take_sides(scene, touch, False)
        conclude(plan, progress, h, 0.0)
        if passed:
            happen(plan, work, scene, touch, tree)
        going = progress.status == RUNNING or progress.status == PAUSED
        if memory.listens != 0 and memory.logged > logged and going:
            progress.status = HAPPENED


@compiled
def step(plan: Plan, work: Work, scene: Scene, touch: Touch, tree: Branches, pauses: Pauses, count: int) -> int:
    """So many steps of a stepper; one that has to be served waits for the host."""
    for _ in range(count):
        set_out(work, pauses, None, None)
        advance(plan, work, scene, touch, tree, FEW)
        if not arrived(work.progress[0], pauses):
            return WAITS
    return TAKEN


@compiled
def step_crowd(
    plan: Plan, work: Work, scene: Scene, touch: Touch, tree: Branches, pauses: Pauses, crowd: Crowd, first: int
) -> int:
    """The steps of every member that does not wait, from one on: at which the host has to go on, or their number."""
    for member in range(first, crowd.waits.shape[0]):
        if crowd.waits[member] == 0:
            enter(crowd, member)
            if step(plan, work, scene, touch, tree, pauses, crowd.steps[0]) != TAKEN:
                return member
            leave(crowd, member)
    return int(crowd.waits.shape[0])
