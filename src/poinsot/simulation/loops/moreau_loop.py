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

The user's events in time-stepping where they pass: they are logged, set the state, and end the run.

Events of the user's in time-stepping: a step that passes one is taken again, as long as it takes to come just there.

γ passes at the end of a step where it has another sign than that with which it was last not 0; the step is shortened,
by secants and halves of a bracket, until its end is beyond that moment by a share of it. Resets are made by the host.

Gaps, places, normals and forces of contacts at samples, each in a separate place; only where a run asks for them.

A pair with a plane has a place for every corner, end or vertex; other pairs have one, in which forces are added and of
the gaps the least is told.
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import call_kernel, compiled, matrix, vector, whole
from poinsot.code.records import Vector
from poinsot.code.texts.nearest_support import PLANE
from poinsot.simulation.loops.crossings import towards_middle
from poinsot.simulation.loops.crowds import enter, leave
from poinsot.simulation.loops.loop import accept, segment_from, settle_start, take_sample, write_samples
from poinsot.simulation.loops.moreau_bodies import energy, predict
from poinsot.simulation.loops.moreau_books import book_contacts, weigh_bodies
from poinsot.simulation.loops.moreau_events import log, note
from poinsot.simulation.loops.moreau_near import locate, meet, recall, remember
from poinsot.simulation.loops.moreau_pile import solve_bodies
from poinsot.simulation.loops.moreau_records import Scene, Touch
from poinsot.simulation.loops.moreau_rows import assemble, look, move_freely
from poinsot.simulation.loops.moreau_steps import arrive, move, solve
from poinsot.simulation.loops.moreau_turns import look_ahead
from poinsot.simulation.loops.native import (
    CONSTRAINT,
    DONE,
    ENDED,
    HAPPENED,
    NOT_FINITE,
    NOT_FINITE_AT_START,
    PAUSED,
    RUNNING,
    book_at,
    copy,
    displace,
    first_bad,
    moment,
    place,
    reject,
)
from poinsot.simulation.loops.pauses import FEW, TAKEN, WAITS, arrived, set_out
from poinsot.simulation.loops.powers import spacing
from poinsot.simulation.loops.run_records import INTERPOLATION, NO_LINE, QUADRATIC, RETAINED, ROOM, Plan, Work
from poinsot.simulation.loops.step_control import conclude, near, propose
from poinsot.simulation.loops.step_records import Crowd, Pauses
from poinsot.simulation.loops.tree_holding import settle
from poinsot.simulation.loops.tree_records import Branches
from poinsot.simulation.loops.tree_steps import balance, stored_energy


@compiled
def _slot(scene: Scene, touch: Touch, p: int, feature: int) -> int:
    """The place of a contact of pair p."""
    touch_slot = whole(touch.slot, 2 * scene.pair_count)
    return int(touch_slot[2 * p] + (feature if touch_slot[2 * p + 1] > 1 else 0))


@compiled
def keep_forces(scene: Scene, touch: Touch, h: float, row: int) -> None:
    """The mean forces of the step on the second bodies, in the world, into a row of those kept with samples."""
    for i in range(3 * touch.slots):
        touch.pushing[row, i] = 0.0
    if h <= 0.0:
        return
    for k in range(touch.count):
        p, a, b, pair = 0, touch.who[4 * k], touch.who[4 * k + 1], touch.who[4 * k + 2]
        while scene.pairs[3 * p] != a or scene.pairs[3 * p + 1] != b or scene.pairs[3 * p + 2] != pair:
            p += 1
        at = 3 * _slot(scene, touch, p, touch.who[4 * k + 3])
        for i in range(3):
            for r in range(3):
                touch.pushing[row, at + i] += touch.frame[k, 3 * r + i] * touch.impulse[3 * k + r] / h


@compiled
def show(plan: Plan, work: Work, scene: Scene, touch: Touch, tree: Branches) -> None:
    """Gap, place and normal of each at the state `shown_at`, into `shown`."""
    touch_slot = whole(touch.slot, 2 * scene.pair_count)
    touch_state = vector(touch.shown_at, work.x.shape[0])
    if scene.free == 1:
        predict(scene, touch, touch_state, 0.0, scene.gravity)
    else:
        copy(touch_state, touch.given, work.x.shape[0])
        move_freely(scene, touch, tree)
    locate(scene, touch)
    for s in range(touch.slots):
        touch.shown[s, 0] = np.inf
    for p in range(scene.pair_count):
        a, b = scene.pairs[3 * p], scene.pairs[3 * p + 1]
        touch.count = 0
        meet(scene, touch, a, b, scene.pairs[3 * p + 2], np.inf)
        for k in range(touch.count):
            at = touch.shown[_slot(scene, touch, p, touch.who[4 * k + 3])]
            if touch.gap[k] < at[0]:
                at[0] = touch.gap[k]
                for i in range(3):
                    at[1 + i], at[4 + i] = touch.point[k, i], touch.normal[k, i]
        for k in range(touch_slot[2 * p + 1]):
            if touch.shown[touch_slot[2 * p] + k, 0] == np.inf:
                _vertex(scene, touch, a, b, k, touch.shown[touch_slot[2 * p] + k])
    touch.count = 0


@compiled
def _vertex(scene: Scene, touch: Touch, a: int, b: int, k: int, at: Vector) -> None:
    """Gap, place and normal of a hull's vertex on a plane, of those that are not lowest."""
    kind, place = whole(scene.kind, scene.shapes), matrix(touch.place, scene.shapes, 12)
    plane, other, sign = (a, b, 1.0) if kind[a] == PLANE else (b, a, -1.0)
    vertex = matrix(scene.vertices, scene.corners, 3)[whole(scene.first, scene.shapes)[other] + k]
    X, Y = place[plane], place[other]
    at[0] = 0.0
    for i in range(3):
        at[1 + i] = Y[9 + i] + Y[3 * i] * vertex[0] + Y[3 * i + 1] * vertex[1] + Y[3 * i + 2] * vertex[2]
        at[4 + i] = sign * X[3 * i + 2]
        at[0] += X[3 * i + 2] * (at[1 + i] - X[9 + i])
    for i in range(3):
        at[1 + i] -= 0.5 * at[0] * X[3 * i + 2]


INSIDE = 0.05
"""By this share of the bracket at least is a secant's end inside of it."""


@compiled
def passes(plan: Plan, work: Work, scene: Scene, touch: Touch, x: Vector, time: float) -> bool:
    """γ at a state and a time into touch.gamma, in touch.passed the sides from which they have passed; whether any."""
    nx, found = x.shape[0], False
    copy(x, touch.watched, nx)
    moment(touch.watched, nx, time, plan.span.segments, plan.span.inputs, work.held, work.progress[0].segment)
    call_kernel(scene.guards, touch.watched, touch.gamma)
    for e in range(scene.events):
        gamma, side = touch.gamma[e], touch.side[e]
        touch.side[scene.events + e] = 0
        if side * gamma < 0.0 and scene.ways[e] != side:
            touch.side[scene.events + e], found = side, True
    return found


@compiled
def take_sides(scene: Scene, touch: Touch, anew: bool) -> None:
    """The guards γ and their sides at the beginning of the next step; anew: regardless of former sides."""
    for e in range(scene.events):
        gamma = touch.gamma[e]
        touch.gamma[scene.events + e] = gamma
        if gamma != 0.0 or anew:
            touch.side[e] = 1 if gamma > 0.0 else (-1 if gamma < 0.0 else 0)


@compiled
def shorter(scene: Scene, touch: Touch, first: float, last: float) -> float:
    """The share of the way between a step that passes nothing and one that passes something, by straight lines;
    weights of γ at both ends."""
    share = 1.0
    for e in range(scene.events):
        if touch.side[scene.events + e] != 0:
            before, after = first * touch.gamma[scene.events + e], last * touch.gamma[e]
            if before * after < 0.0:
                share = min(share, before / (before - after))
    return share


@compiled
def keep_before(scene: Scene, touch: Touch) -> None:
    """γ of a step that passes nothing stand for those at its beginning."""
    for e in range(scene.events):
        touch.gamma[scene.events + e] = touch.gamma[e]


@compiled
def stored(scene: Scene, touch: Touch, tree: Branches, x: Vector) -> float:
    """The energy of all storages at a state."""
    if scene.free == 1:
        return energy(scene, touch, x, 0, scene.gravity)
    return stored_energy(tree, x)


@compiled
def _restart(plan: Plan, work: Work, scene: Scene, touch: Touch, tree: Branches) -> None:
    """Go on from a state that an event has set."""
    if plan.kernels.project != 0:
        settle(plan.kernels.project, tree, plan.tolerance, work.x, work.projection.projected, work.projection.placed)
    place(work.feed, work.x, plan.magnitude.shape[0])
    touch.now = stored(scene, touch, tree, work.x)
    for k in range(scene.links):
        touch.clear[k] = 0
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


LOOKS, CLOSE = 100, 1e-10
"""Steps that are tried at most for the moment of an event; by this share of a step it is found."""


@compiled
def _book(plan: Plan, work: Work, scene: Scene, touch: Touch, tree: Branches, h: float) -> None:
    """The energies of the step through ports, dampers and contacts into the sums."""
    nl, nx = plan.magnitude.shape[0], work.x.shape[0]
    sums, nw = work.sums[0], work.books.energy.shape[0]
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
    span = plan.span
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
    if span.times[0] <= progress.time:
        take(plan, work, scene, touch, tree)
    if progress.time >= span.segments[span.segments.shape[0] - 1, 1]:
        progress.status = DONE
    else:
        progress.step = plan.control.fixed_step


@compiled
def meets(plan: Plan, work: Work, scene: Scene, touch: Touch, tree: Branches) -> None:
    """The contacts at the state as it stands."""
    look(plan, work, scene, touch, tree, 0.0)


@compiled
def _arrive(
    plan: Plan, work: Work, scene: Scene, touch: Touch, tree: Branches, h: float, lands: bool, cursor: int
) -> None:
    """Take the new state. Samples within the step lie on straight lines: what these bend is the scheme's own too."""
    progress, time_new = work.progress[0], work.progress[0].aim
    close = near(time_new)
    missing = _missing(scene, touch, touch.now, work.books.energy)
    for index in range(progress.sample, cursor):
        at = index - progress.taken
        if touch.slots > 0:
            keep_forces(scene, touch, h, at)
        if plan.span.times[index] < time_new - close:
            found = _missing(
                scene, touch, stored(scene, touch, tree, work.samples.states[at]), work.samples.energies[at]
            )
            work.samples.energies[at, scene.remainder] += found - missing
    accept(plan, work, None, segment_from(plan, work, None, lands, time_new), time_new, cursor)
    place(work.feed, work.x, plan.magnitude.shape[0])


@compiled
def _shift(plan: Plan, work: Work, scene: Scene, touch: Touch, tree: Branches, pushed: bool) -> float:
    """The new state from ξ, pushed out and projected where it has to be; the energy stored there.

    What that changes is booked as the position's, what the move before it changes as the scheme's.
    """
    kernels = plan.kernels
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
        and kernels.project != 0
        and not settle(
            kernels.project, tree, plan.tolerance, work.x_new, work.projection.projected, work.projection.placed
        )
    ):
        return np.nan
    if kernels.project != 0 and floats:
        for i in range(scene.nv):  # as the momenta have it: what closes to the ground takes its share of them below
            work.x_new[nx - scene.nv - scene.slow + i] = work.x[nx - scene.nv - scene.slow + i] + xi[scene.nv + i]
        arrive(work, scene, touch, tree)
        if not settle(
            kernels.project, tree, plan.tolerance, work.x_new, work.projection.projected, work.projection.placed
        ):
            return np.nan
    after = stored(scene, touch, tree, work.x_new) if pushed or kernels.project != 0 else moved
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
        look_ahead(plan, work, scene, touch, tree, h)
        solve(scene, touch, h)
    pushed = move(plan, work, scene, touch, tree, h)
    _book(plan, work, scene, touch, tree, h)
    touch.reached = _shift(plan, work, scene, touch, tree, pushed)
    good = first_bad(work.sums[0], plan.magnitude.shape[0] + work.books.energy.shape[0]) < 0
    return float(touch.reached) if good else np.nan


@compiled
def _stop_short(plan: Plan, work: Work, scene: Scene, touch: Touch, tree: Branches, h: float) -> float:
    """The least step that passes an event, taken; h passes one. In the place of parabolas stand lines, and halves."""
    progress, low, high, tried, finder = work.progress[0], 0.0, h, h, plan.finder
    first, last, room, line = 1.0, 1.0, finder[ROOM], finder[INTERPOLATION]
    for n in range(LOOKS):
        if high - low <= max(CLOSE * h, 4.0 * spacing(progress.time)):
            break
        halves = line == NO_LINE or (line == QUADRATIC and n % 3 == 2)
        share = 0.5 if halves else shorter(scene, touch, first, last)
        share = towards_middle(finder, share, (high - low) / h, room)
        tried, room = low + min(max(share, INSIDE), 1.0 - INSIDE) * (high - low), 0.5 * room
        _step(plan, work, scene, touch, tree, tried)
        if passes(plan, work, scene, touch, work.x_new, progress.time + tried):
            high, first, last = tried, first * finder[RETAINED], 1.0
        else:
            low, first, last = tried, 1.0, last * finder[RETAINED]
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
            reason = NOT_FINITE if plan.kernels.project == 0 else CONSTRAINT
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
