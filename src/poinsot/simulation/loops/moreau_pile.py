"""The impulses between free bodies, in the text of time-stepping: accelerated Gauss–Seidel on compact blocks.

A sweep visits every contact once. Between sweeps impulses and velocities go on along their last change,

    yₖ = xₖ + θₖ (xₖ − xₖ₋₁),    θₖ = min((tₖ₋₁ − 1)/tₖ, 0.9)

and begin anew (t = 1) where (yₖ₋₁ − xₖ) · (xₖ − xₖ₋₁) > 0, that is where the sweep turned back; and where xₖ − yₖ₋₁
grows: sweeps in one order are no symmetric map, and by friction none of a potential, so that going on may excite what
they damp. A run of sweeps ends with one, so that all impulses are in their cones. They are enough where a sweep changes
all velocities together, by their energy, by no more than a share of what contacts have done. The same sweeps push
positions out: u becomes the gap after displacements, μ = 0. Where sweeps are slow all contacts are solved at once
(`moreau_interior`), and what contacts hold at rest is then brought to rest (`moreau_rest`).
Source  Nesterov (1983); O'Donoghue & Candès (2015), §3.2 for beginning anew; Mazhar et al. (2015) for contact
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import compiled, written_out
from poinsot.code.records import Matrix, Vector
from poinsot.simulation.loops.moreau_bodies import own_axes, place_bodies
from poinsot.simulation.loops.moreau_books import RELENTS, damps, relents
from poinsot.simulation.loops.moreau_cones import ENOUGH, solve_contact
from poinsot.simulation.loops.moreau_contacts import fill_spot, sees, strike, tell
from poinsot.simulation.loops.moreau_halts import TRIES, halts, slides
from poinsot.simulation.loops.moreau_interior import NEAR, SLOW, pays_at, solve_inside
from poinsot.simulation.loops.moreau_landing import closing, lands
from poinsot.simulation.loops.moreau_near import deep_of
from poinsot.simulation.loops.moreau_records import Scene, Touch
from poinsot.simulation.loops.moreau_rest import bring_to_rest
from poinsot.simulation.loops.moreau_rows import ahead, rubs

GO_ON = 0.9
"""The share of the last change at most, by which a sweep begins further on."""
GROWN = 3.0
"""By this factor a sweep changes velocities more than the least since sweeps began anew, where they do so again."""
REFINE = 20
"""Sweeps more at most, by which what hardly moves comes to rest."""
ROUNDING = 1e-14
MANY, ROUGH = 64, 1e-4
"""Of more contacts than so many those displacements in which gaps close by impacts are found to this share."""


@compiled
def _visits(motion: Matrix, s: Vector, block: Vector, q: Vector, local: Vector) -> float:
    """One contact solved with all others held; the largest change of its velocity."""
    sees(motion, s, q)
    q[0] += s[21]
    if s[23] == 0.0 and q[0] >= 0.0:
        return 0.0
    block[0], block[1], block[2] = s[15], s[16], s[17]
    block[3], block[4], block[5] = s[16], s[18], s[19]
    block[6], block[7], block[8] = s[17], s[19], s[20]
    for r in range(3):
        q[r] -= block[3 * r] * s[23] + block[3 * r + 1] * s[24] + block[3 * r + 2] * s[25]
    solve_contact(block, q, s[22], local)
    largest = 0.0
    for c in range(3):
        old = s[23 + c]
        s[23 + c] = local[c]
        local[c] -= old
    for r in range(3):
        largest = max(largest, abs(block[3 * r] * local[0] + block[3 * r + 1] * local[1] + block[3 * r + 2] * local[2]))
    if largest > 0.0:
        strike(motion, s, local[0], local[1], local[2])
    return float(largest)


@written_out
def _go_on(touch: Touch, first: int, end: int, body: int, bodies: int, on: float) -> None:
    """Impulses and velocities of an island, further by a share of their last change."""
    spots, motion, begun, last, crew = touch.spot, touch.motion, touch.begun, touch.last_impulse, touch.crew
    for k in range(first, end):
        for i in range(3):
            new = spots[k, 23 + i]
            if new != 0.0 or last[3 * k + i] != 0.0:
                spots[k, 23 + i] = new + on * (new - last[3 * k + i])
                last[3 * k + i] = new
    for m in range(body, bodies):
        k = crew[m]
        for i in range(6):
            new = motion[k, i]
            motion[k, i] = new + on * (new - begun[k, 6 + i])
            begun[k, 6 + i] = new


@compiled
def _sweeps(
    scene: Scene, touch: Touch, island: int, sweeps: int, refine: int, share: float, allowed: float
) -> tuple[int, bool]:
    """Sweeps until one changes no velocity by more than allowed, or all together by a share of what contacts have done;
    from then on at most `refine` more, until it is that share of what still moves. How many; whether they were enough.
    By how much the last one has changed velocities stands in `missed`.
    """
    begin, crew, crew_first = touch.begin, touch.crew, touch.crew_first
    first, end, body, bodies = begin[island], begin[island + 1], crew_first[island], crew_first[island + 1]
    spots, motion, begun, last = touch.spot, touch.motion, touch.begun, touch.last_impulse
    n, most, good, t, least, attempt = 0, sweeps, False, 1.0, np.inf, sweeps
    while n < most:
        if n == SLOW and not good:
            attempt = pays_at(scene, touch, island)
        if n == attempt and not good and solve_inside(scene, touch, island, max(share, NEAR)):
            t, least = 1.0, np.inf
        if n > 0:  # go on along the last change
            following = 0.5 * (1.0 + np.sqrt(1.0 + 4.0 * t * t))
            on = min((t - 1.0) / following, GO_ON)
            t = following
            _go_on(touch, first, end, body, bodies, on)
        else:
            for k in range(first, end):
                for i in range(3):
                    last[3 * k + i] = spots[k, 23 + i]
        for m in range(body, bodies):
            k = crew[m]
            for i in range(6):
                begun[k, 12 + i] = motion[k, i]
                if n == 0:
                    begun[k, 6 + i] = motion[k, i]
        largest = 0.0
        for k in range(first, end):
            largest = max(largest, _visits(motion, spots[k], touch.block, touch.right, touch.local))
        for k in range(first, end):
            touch.missed[k] = largest
        n += 1
        turned, change, done, moving = 0.0, 0.0, 0.0, 0.0
        for m in range(body, bodies):
            k = crew[m]
            mass, moment = 1.0 / motion[k, 6], 3.0 / (motion[k, 7] + motion[k, 8] + motion[k, 9])
            for i in range(6):
                weight = mass if i < 3 else moment
                now = motion[k, i]
                step = now - begun[k, 12 + i]
                turned -= weight * step * (now - begun[k, 6 + i])
                change += weight * step * step
                done += weight * (now - begun[k, i]) * (now - begun[k, i])
                moving += weight * now * now
        if turned > 0.0 or change > GROWN * GROWN * least:
            t, least = 1.0, change
        least = min(least, change)
        if largest <= allowed or change <= ROUNDING * ROUNDING * done or not np.isfinite(change):
            return n, True
        if change <= share * share * done:
            if not good:
                good, most = True, min(sweeps, n + refine)
            if change <= share * share * moving:
                return n, True
    return n, good


@compiled
def solve_bodies(scene: Scene, touch: Touch, h: float) -> None:
    """The impulses of contacts between free bodies, which are moved by them."""
    u, motion, spots, count = touch.right, touch.motion, touch.spot, touch.count
    begin, waits = touch.begin, touch.waits
    touch.rows = 0
    place_bodies(scene, touch, touch.twist)
    for k in range(count):
        fill_spot(scene, touch, k)
        sees(motion, spots[k], u)
        for r in range(3):
            touch.before[3 * k + r] = u[r]
    place_bodies(scene, touch, touch.freely)
    for k in range(count):
        sees(motion, spots[k], u)
        s, gap = spots[k], touch.gap[k]
        for r in range(3):
            touch.u[3 * k + r], touch.free[3 * k + r], touch.bias[3 * k + r] = u[r], u[r], 0.0
            s[23 + r] = touch.impulse[3 * k + r]
        touch.warm[k] = touch.impulse[3 * k]
        gap = gap if abs(gap) > deep_of(scene, touch, k) else 0.0
        restitution = scene.numbers[touch.who[4 * k + 2], 0]
        s[21] = ahead(gap, restitution, touch.before[3 * k], touch.u[3 * k], h)
        touch.bias[3 * k] = s[21]
        touch.own[k, 0], touch.own[k, 4], touch.halted[k] = s[15], s[18], slides(touch, k)
        s[22] = rubs(scene, touch, k, np.sqrt(touch.before[3 * k + 1] ** 2 + touch.before[3 * k + 2] ** 2))
    for k in range(scene.links):
        for i in range(6):
            touch.begun[k, i] = motion[k, i]
    for k in range(count):
        s = spots[k]
        if s[23] != 0.0:
            strike(motion, s, s[23], s[24], s[25])
    swept = 0
    for island in range(touch.islands):
        first, end = begin[island], begin[island + 1]
        if end - first > MANY and closing(scene, touch, first, end):
            sweeps, _ = _sweeps(scene, touch, island, scene.sweeps, 0, ROUGH, 0.0)
            tell(scene, touch, island)
            waits[island] = 1
        else:
            sweeps, waits[island] = _settle_all(scene, touch, island), 0
        swept = max(swept, sweeps)
    touch.swept += swept
    own_axes(scene, touch, touch.leaving)
    swept, touch.lands = 0, 0
    for island in range(touch.islands):
        first, end = begin[island], begin[island + 1]
        landing = lands(scene, touch, first, end)
        if landing:
            for k in range(first, end):
                spots[k, 21] = touch.bias[3 * k]
        if landing or waits[island] == 1:
            swept = max(swept, _settle_all(scene, touch, island))
        waits[island] = 1 if landing else 0
        _damp(scene, touch, island, damps(scene, touch, island, h))
    touch.swept += swept
    own_axes(scene, touch, touch.after)
    _leave_as_after(touch)


@compiled
def _leave_as_after(touch: Touch) -> None:
    """Bodies of islands that do not wait leave as they are behind the second sweeps."""
    crew, first = touch.crew, touch.crew_first
    for island in range(touch.islands):
        for m in range(first[island], first[island + 1] if touch.waits[island] == 0 else first[island]):
            for i in range(6):
                touch.leaving[crew[m], i] = touch.after[crew[m], i]


@compiled
def _damp(scene: Scene, touch: Touch, island: int, factor: float) -> None:
    """Scale the impulses of an island, and the changes of velocity they have made."""
    if factor == 1.0:
        return
    for m in range(touch.crew_first[island], touch.crew_first[island + 1]):
        k = touch.crew[m]
        for i in range(6):
            touch.motion[k, i] = touch.begun[k, i] + factor * (touch.motion[k, i] - touch.begun[k, i])
            touch.leaving[k, i] = touch.freely[k, i] + factor * (touch.leaving[k, i] - touch.freely[k, i])
    for k in range(touch.begin[island], touch.begin[island + 1]):
        for r in range(3):
            touch.spot[k, 23 + r] *= factor
    tell(scene, touch, island)


@compiled
def _settle_all(scene: Scene, touch: Touch, island: int) -> int:
    """Sweeps of an island, again where slip would pass rest, or an impact would make energy; how many."""
    begin = touch.begin
    first, end = begin[island], begin[island + 1]
    sweeps, tries = _settle(scene, touch, island), 0
    while tries < TRIES and halts(scene, touch, first, end, 0.0):
        for k in range(first, end):
            touch.spot[k, 22] = touch.friction[k]
        sweeps += _settle(scene, touch, island)
        tries += 1
    tries = 0
    while tries < RELENTS and relents(scene, touch, first, end, tries == RELENTS - 1):
        for k in range(first, end):
            touch.spot[k, 21] = touch.bias[3 * k]
        sweeps += _settle(scene, touch, island)
        tries += 1
    return sweeps


@compiled
def _settle(scene: Scene, touch: Touch, island: int) -> int:
    """Sweeps until they are enough, then their closed rows solved at once, where possible; how many."""
    sweeps, good = _sweeps(scene, touch, island, scene.sweeps, REFINE, scene.tolerance, 0.0)
    touch.hardest = max(touch.hardest, sweeps)
    tell(scene, touch, island)
    if bring_to_rest(scene, touch, island):
        good = True
        for k in range(touch.begin[island], touch.begin[island + 1]):
            touch.missed[k] = 0.0
    touch.unsolved += 0 if good else 1
    return sweeps


@compiled
def _afford(scene: Scene, touch: Touch, island: int) -> None:
    """Displacements of an island by the share of them that costs what its step loses, at most.

    −m g · x, and of a body that keeps its momentum L as it is turned θ · (ω × L).
    """
    cost, motion, ends = 0.0, touch.motion, touch.crew_first
    for m in range(ends[island], ends[island + 1]):
        y, L = motion[touch.crew[m]], touch.after[touch.crew[m]]
        w0 = y[7] * L[0] + y[10] * L[1] + y[11] * L[2]
        w1 = y[10] * L[0] + y[8] * L[1] + y[12] * L[2]
        w2 = y[11] * L[0] + y[12] * L[1] + y[9] * L[2]
        cost += y[3] * (w1 * L[2] - w2 * L[1]) + y[4] * (w2 * L[0] - w0 * L[2]) + y[5] * (w0 * L[1] - w1 * L[0])
        for i in range(3):
            cost -= scene.gravity[i] * y[i] / y[6]
    if cost > touch.slack[island]:
        for m in range(ends[island], ends[island + 1]):
            for i in range(6):
                motion[touch.crew[m], i] *= touch.slack[island] / cost


@compiled
def _overlaps(scene: Scene, touch: Touch) -> None:
    """Bodies that overlap nothing are clear from now on."""
    for k in range(scene.links):
        touch.clear[k] += 2
    for k in range(touch.count):
        for side in range(2):
            slot = scene.link[touch.who[4 * k + side]]
            if slot >= 0 and touch.clear[slot] == 2 and -touch.gap[k] > deep_of(scene, touch, k):
                touch.clear[slot] = 0
    for k in range(scene.links):
        touch.clear[k] = min(touch.clear[k], 1)


@compiled
def push_bodies(scene: Scene, touch: Touch, h: float) -> bool:
    """Displacements of bodies in touch.freely that end all overlaps beyond the tolerance; False without any.

    Those that a run begins with cost what they cost, others what the step can afford.
    """
    begin, crew_first, pushed = touch.begin, touch.crew_first, False
    for k in range(scene.links):
        for i in range(6):
            touch.motion[k, i], touch.begun[k, i] = 0.0, 0.0
    _overlaps(scene, touch)
    for island in range(touch.islands):
        deepest, deep, deeper, begun = 0.0, 0.0, False, False
        for k in range(begin[island], begin[island + 1]):
            own = deep_of(scene, touch, k)
            deepest, deep, deeper = max(deepest, -touch.gap[k]), max(deep, own), deeper or -touch.gap[k] > own
        for m in range(crew_first[island], crew_first[island + 1]):
            begun = begun or touch.clear[touch.crew[m]] == 0
        if not deeper or (touch.slack[island] == 0.0 and not begun):
            continue
        pushed = True
        for k in range(begin[island], begin[island + 1]):
            s = touch.spot[k]
            s[21], s[22], s[23], s[24], s[25] = touch.gap[k], 0.0, 0.0, 0.0, 0.0
        _sweeps(scene, touch, island, scene.sweeps, 0, 0.0, max(0.1 * deep, ENOUGH * deepest))
        if not begun:
            _afford(scene, touch, island)
    if pushed:
        own_axes(scene, touch, touch.freely)
    return pushed
