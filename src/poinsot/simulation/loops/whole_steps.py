"""Whole steps of fixed length: what `po.Stepper` takes between two looks at the state.

    semi-implicit   v⁺ = v + h a(q, v),  q⁺ = q ⊞ h v⁺;  of what floats by its momentum, `multibody.centroidal`
    explicit        kᵢ = f(t + cᵢ h, x ⊞ h Σⱼ aᵢⱼ kⱼ),  x⁺ = x ⊞ h Σ bᵢ kᵢ

Energies through ports and dissipators are integrated with the same weights. Steps land on jumps and kinks of tables. A
step that cannot be taken leaves the state, the time and the energies as they were, and answers why.
Law: k steps are k steps of `simulate` with that step, tests/simulation/test_stepper.py
Source: Hairer, Lubich & Wanner 2006, §I.1 (semi-implicit Euler) and §II.1.

Limits of semi-implicit steps, met at their ends.

    q⁺ = q ⊞ h v⁺,   v⁺ = v + h a(q, v) + M⁻¹ Gᵀ λ,   0 ≤ λ ⟂ G v⁺ + β ≥ 0

β is g/h, so that a gap that would close does so at the end of the step and the next one takes the rest of the speed; or
e w⁻ of a row with restitution that comes faster than forces of one step make it. What impulses lose, −½ (w + w⁺) λ with
w = G (v + h a), is booked by element. Where no gap would be negative at the end of a step, that step is the one without
limits.
Law: gaps ≥ 0, λ ≥ 0, complementary, losses ≥ 0, tests/simulation/test_limits.py. Source: Moreau 1988; Jean 1999.
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import call_kernel, compiled
from poinsot.code.records import Vector
from poinsot.simulation.loops.complementarity import SOLVED, begin, eliminate, lemke
from poinsot.simulation.loops.crowds import enter, leave
from poinsot.simulation.loops.native import NEAR, combine, copy, first_bad, moment, place
from poinsot.simulation.loops.step_records import Crowd, Steps, Stops
from poinsot.simulation.loops.tree_holding import settle


@compiled
def _solve(stops: Stops, m: int) -> bool:
    """λ of 0 ≤ λ ⟂ S λ + β + w ≥ 0: a basis by Lemke's method in units of the rows, then its equations."""
    jump = stops.jump
    T, S, n = jump.tableau, stops.rows.S, 0
    for i in range(m):
        if S[i, i] > 0.0:
            jump.listed[n] = i
            n += 1
    for r in range(n):
        i = jump.listed[r]
        jump.unit[i] = 1.0 / np.sqrt(S[i, i])
    largest = 0.0
    for r in range(n):
        i = jump.listed[r]
        largest = max(largest, abs(jump.wanted[i]) * jump.unit[i] if jump.wanted[i] < 0.0 else 0.0)
    if largest == 0.0:
        return True
    for r in range(n):
        i = jump.listed[r]
        for s in range(n):
            j = jump.listed[s]
            T[r, s] = S[i, j] * jump.unit[i] * jump.unit[j]
        T[r, n], T[r, n + 1] = 1.0, jump.wanted[i] * jump.unit[i] / largest
    begin(n, jump.basic, jump.nonbasic)
    if lemke(n, T, jump.basic, jump.nonbasic) != SOLVED:
        return False
    k = 0
    for r in range(n):
        if jump.basic[r] >= n:
            jump.active[k] = jump.listed[jump.basic[r] - n]
            k += 1
    for r in range(k):
        i = jump.active[r]
        for s in range(k):
            j = jump.active[s]
            T[r, s] = S[i, j] * jump.unit[i] * jump.unit[j]
        T[r, k] = -jump.wanted[i] * jump.unit[i]
    eliminate(k, False, T, jump.order, jump.found)
    for r in range(k):
        i = jump.active[r]
        jump.impulse[i] = max(jump.found[r] * jump.unit[i], 0.0)
    return True


@compiled
def _closes(steps: Steps, stops: Stops) -> bool:
    """Whether a gap would be negative at the end of the step in the sums."""
    work = steps.work
    nx, closes = steps.x.shape[0], False
    copy(work.sums, work.feed[nx:], steps.velocity.shape[0])
    call_kernel(stops.kernels.watch, work.feed, stops.rows.seen)
    for i in range(stops.laws.element.shape[0]):
        closes = closes or not stops.rows.seen[i] >= 0.0
    return closes


@compiled
def meet_limits(steps: Steps, stops: Stops, time: float, h: float) -> bool:
    """Apply the impulses of limits to the step in the sums; False where none exist that keep the limits."""
    given, work, jump, called, laws, rows = steps.given, steps.work, stops.jump, stops.kernels, stops.laws, stops.rows
    sums, nx, nl, m = work.sums, steps.x.shape[0], steps.velocity.shape[0], laws.element.shape[0]
    jump.impulse[:] = 0.0
    if not _closes(steps, stops):
        return True
    nv = 0
    for i in range(nl):
        nv += 1 if steps.velocity[i] >= 0 else 0
    at = nx - nv - (nl - 2 * nv)  # of the velocities in the state
    for i in range(nl):
        work.feed[nx + i] = 0.0
    moment(work.feed, nx + nl, time, given.segments, given.inputs, given.held, steps.moment[0].at)
    call_kernel(called.data, work.feed, rows.out)
    if first_bad(rows.out, rows.out.shape[0]) >= 0:
        return False
    copy(work.y, jump.struck, nx)
    for i in range(nl):
        if steps.velocity[i] >= 0:
            jump.struck[at + i] += sums[steps.velocity[i]]
    copy(jump.struck, work.feed, nx)
    call_kernel(called.watch, work.feed, rows.seen)
    copy(work.y, work.feed, nx)
    for i in range(m):
        before, free, e = rows.rate[i], rows.seen[m + i], laws.restitution[laws.element[i]]
        bounces = e > 0.0 and before < -abs(free - before) and rows.gap[i] + h * free < 0.0
        jump.wanted[i] = free + (e * before if bounces else rows.gap[i] / h)
    if not _solve(stops, m):
        return False
    copy(jump.impulse, jump.struck[nx:], m)
    call_kernel(called.push, jump.struck, work.x_new)
    for i in range(nl):
        if steps.velocity[i] >= 0:
            change = work.x_new[at + i] - jump.struck[at + i]
            sums[steps.velocity[i]] += change
            sums[i] += h * change
    for i in range(m):
        change = 0.0
        for j in range(m):
            change += rows.S[i, j] * jump.impulse[j]
        sums[nl + laws.loss[laws.element[i]]] -= (rows.seen[m + i] + 0.5 * change) * jump.impulse[i]
    return True


TAKEN, RATES, STATE, CONSTRAINTS, TOO_FAR, BEYOND = range(6)
"""How a step ended: taken; the flow, or the new state, is not finite; off the constraints; beyond the chart's reach; no
impulses keep the limits."""
SHARE = 1e-9
"""Share of a step: a remainder below it is taken along."""


@compiled
def _settled(steps: Steps, x: Vector) -> int:
    """Settle a state on the constraints."""
    if steps.kernels.project == 0 or settle(
        steps.kernels.project, None, steps.tolerance, x, steps.work.projected, steps.work.placed
    ):
        return TAKEN
    return CONSTRAINTS


@compiled
def _evaluate(steps: Steps, time: float, row: int) -> None:
    """k[row] = (ξ̇, powers) at the x₀ and ξ in the feed."""
    given, work = steps.given, steps.work
    at = steps.x.shape[0] + steps.velocity.shape[0]
    moment(work.feed, at, time, given.segments, given.inputs, given.held, steps.moment[0].at)
    call_kernel(steps.kernels.flow, work.feed, work.k[row])


@compiled
def _semi_implicit(steps: Steps, time: float, h: float) -> int:
    """ξᵢ = h (kᵢ + h kⱼ), where ξⱼ is the velocity of the position ξᵢ; h kᵢ elsewhere."""
    work = steps.work
    sums, nl, width = work.sums, steps.velocity.shape[0], work.sums.shape[0]
    _evaluate(steps, time, 0)
    if first_bad(work.k[0], width) >= 0:
        return RATES
    for i in range(width):
        sums[i] = h * work.k[0, i]
    for i in range(nl):
        if steps.velocity[i] >= 0:
            sums[i] += h * sums[steps.velocity[i]]
    return TAKEN


@compiled
def _stages(steps: Steps, time: float, h: float) -> int:
    """The stages of an explicit method, and the sums with its weights."""
    tableau, work = steps.tableau, steps.work
    sums, nx, nl, width = work.sums, steps.x.shape[0], steps.velocity.shape[0], work.sums.shape[0]
    for i in range(tableau.stages):
        if i > 0:
            combine(h, tableau.A, i, i, work.k, work.feed, nx, nl)
        _evaluate(steps, time + tableau.c[i] * h, i)
    combine(h, tableau.A, tableau.stages, tableau.stages, work.k, sums, 0, width)
    if first_bad(sums, width) >= 0:
        return RATES
    for i in range(nl):
        if abs(sums[i]) > steps.reach[i]:
            return TOO_FAR
    return TAKEN


@compiled
def _leave(steps: Steps, h: float) -> None:
    """Where bases float: ξ = h v of the displacement."""
    work = steps.work
    sums, moving, nx, nv = work.sums, work.moving, steps.x.shape[0], work.carried.shape[0]
    nq = nx - nv - (steps.velocity.shape[0] - 2 * nv)
    copy(work.y, moving, nx)
    for i in range(nv):
        moving[nx + i] = work.y[nq + i] + sums[nv + i]
    moving[2 * nx + nv] = h
    call_kernel(steps.kernels.leaving, moving, work.carried)
    for i in range(nv):
        sums[i] = h * work.carried[i]


@compiled
def _arrive(steps: Steps) -> int:
    """Where bases float: the velocities in the new state, settled again."""
    work = steps.work
    nx, nv = steps.x.shape[0], work.carried.shape[0]
    nq = nx - nv - (steps.velocity.shape[0] - 2 * nv)
    copy(work.x_new, work.moving[nx + nv :], nx)
    call_kernel(steps.kernels.arriving, work.moving, work.carried)
    copy(work.carried, work.x_new[nq:], nv)
    return _settled(steps, work.x_new)


@compiled
def _attempt(steps: Steps, stops: Stops | None, time: float, h: float) -> int:
    """One step of y and of the energies `through`."""
    work = steps.work
    sums, nx, nl = work.sums, steps.x.shape[0], steps.velocity.shape[0]
    floats = steps.tableau.stages == 0 and steps.kernels.leaving != 0
    place(work.feed, work.y, nl)
    status = _semi_implicit(steps, time, h) if steps.tableau.stages == 0 else _stages(steps, time, h)
    if status != TAKEN:
        return status
    if stops is not None and not meet_limits(steps, stops, time, h):
        return BEYOND
    if floats:
        _leave(steps, h)
    copy(sums, work.feed[nx:], nl)
    call_kernel(steps.kernels.retract, work.feed, work.x_new)
    if first_bad(work.x_new, nx) >= 0:
        return STATE
    status = _settled(steps, work.x_new)
    if status == TAKEN and floats:
        status = _arrive(steps)
    if status != TAKEN:
        return status
    copy(work.x_new, work.y, nx)
    for i in range(steps.energy.shape[0]):
        work.through[i] += sums[nl + i]
    return TAKEN


@compiled
def _whole(steps: Steps, stops: Stops | None) -> int:
    """One step of the grid start + n h, in parts where a table has a knot within it."""
    work = steps.work
    state, h, last = steps.moment[0], steps.step, steps.given.segments.shape[0] - 1
    copy(steps.x, work.y, steps.x.shape[0])
    copy(steps.energy, work.through, steps.energy.shape[0])
    state.at, state.now = state.segment, state.time
    aim = state.start + (state.done + 1) * h
    cut = True
    while cut:
        end = steps.given.segments[state.at, 1]
        cut = end < aim - h * NEAR
        stop = end if cut else aim
        left = stop - state.now
        status = _attempt(steps, stops, state.now, h if abs(left - h) <= SHARE * h else left)
        if status != TAKEN:
            return status
        state.now = stop
        if state.at < last and aim > end - h * NEAR:
            state.at += 1
    copy(work.y, steps.x, steps.x.shape[0])
    copy(work.through, steps.energy, steps.energy.shape[0])
    state.segment, state.time = state.at, aim
    state.done += 1
    return TAKEN


@compiled
def _advance(steps: Steps, stops: Stops | None, count: int) -> int:
    """So many steps, or those up to one that cannot be taken."""
    for _ in range(count):
        status = _whole(steps, stops)
        if status != TAKEN:
            return status
    return TAKEN


@compiled
def _step_crowd(steps: Steps, stops: Stops | None, crowd: Crowd, first: int) -> int:
    """The steps of every member that does not wait, from one on: at which the host has to go on, or their number."""
    for member in range(first, crowd.waits.shape[0]):
        if crowd.waits[member] == 0:
            enter(crowd, member)
            if _advance(steps, stops, crowd.steps[0]) != TAKEN:
                return member
            leave(crowd, member)
    return int(crowd.waits.shape[0])


@compiled
def settle_state(steps: Steps) -> int:
    """Newton steps on the working copy y."""
    return _settled(steps, steps.work.y)


@compiled
def advance(steps: Steps, count: int) -> int:
    """Steps without limits."""
    return _advance(steps, None, count)


@compiled
def advance_limited(steps: Steps, stops: Stops, count: int) -> int:
    """Steps of the semi-implicit method within limits."""
    return _advance(steps, stops, count)


@compiled
def step_crowd(steps: Steps, crowd: Crowd, first: int) -> int:
    """Members without limits."""
    return _step_crowd(steps, None, crowd, first)


@compiled
def step_crowd_limited(steps: Steps, stops: Stops, crowd: Crowd, first: int) -> int:
    """Members within limits."""
    return _step_crowd(steps, stops, crowd, first)
