"""Whole steps of fixed length: what `po.Stepper` takes between two looks at the state.

    semi-implicit   v⁺ = v + h a(q, v),  q⁺ = q ⊞ h v⁺;  of what floats by its momentum, `multibody.floating_bases`
    explicit        kᵢ = f(t + cᵢ h, x ⊞ h Σⱼ aᵢⱼ kⱼ),  x⁺ = x ⊞ h Σ bᵢ kᵢ

Energies through ports and dissipators are integrated with the same weights. Steps land on jumps and kinks of tables. A
step that cannot be taken leaves the state, the time and the energies as they were, and answers why.
Law: k steps are k steps of `simulate` with that step, tests/simulation/test_stepper.py
Source: Hairer, Lubich & Wanner 2006, §I.1 (semi-implicit Euler) and §II.1.
"""

from __future__ import annotations

from poinsot.code.primitives import call_kernel, compiled
from poinsot.code.records import Vector
from poinsot.simulation.loops.crowds import enter, leave
from poinsot.simulation.loops.limited_steps import meet_limits
from poinsot.simulation.loops.native import NEAR, combine, copy, first_bad, moment, place
from poinsot.simulation.loops.step_records import Crowd, Steps, Stops
from poinsot.simulation.loops.tree_holding import settle

TAKEN, RATES, STATE, CONSTRAINTS, TOO_FAR, BEYOND = range(6)
"""How a step ended: taken; the flow, or the new state, is not finite; off the constraints; beyond the chart's reach; no
impulses keep the limits."""
SHARE = 1e-9
"""Share of a step: a remainder below it is taken along."""


@compiled
def _settled(steps: Steps, x: Vector) -> int:
    """Settle a state on the constraints."""
    if steps.project == 0 or settle(steps.project, None, steps.tolerance, x, steps.projected, steps.placed):
        return TAKEN
    return CONSTRAINTS


@compiled
def _evaluate(steps: Steps, time: float, row: int) -> None:
    """k[row] = (ξ̇, powers) at the x₀ and ξ in the feed."""
    at = steps.x.shape[0] + steps.velocity.shape[0]
    moment(steps.feed, at, time, steps.segments, steps.inputs, steps.held, steps.moment[0].at)
    call_kernel(steps.flow, steps.feed, steps.k[row])


@compiled
def _semi_implicit(steps: Steps, time: float, h: float) -> int:
    """ξᵢ = h (kᵢ + h kⱼ), where ξⱼ is the velocity of the position ξᵢ; h kᵢ elsewhere."""
    sums, nl, width = steps.sums, steps.velocity.shape[0], steps.sums.shape[0]
    _evaluate(steps, time, 0)
    if first_bad(steps.k[0], width) >= 0:
        return RATES
    for i in range(width):
        sums[i] = h * steps.k[0, i]
    for i in range(nl):
        if steps.velocity[i] >= 0:
            sums[i] += h * sums[steps.velocity[i]]
    return TAKEN


@compiled
def _stages(steps: Steps, time: float, h: float) -> int:
    """The stages of an explicit method, and the sums with its weights."""
    sums, nx, nl, width = steps.sums, steps.x.shape[0], steps.velocity.shape[0], steps.sums.shape[0]
    for i in range(steps.stages):
        if i > 0:
            combine(h, steps.A, i, i, steps.k, steps.feed, nx, nl)
        _evaluate(steps, time + steps.c[i] * h, i)
    combine(h, steps.A, steps.stages, steps.stages, steps.k, sums, 0, width)
    if first_bad(sums, width) >= 0:
        return RATES
    for i in range(nl):
        if abs(sums[i]) > steps.reach[i]:
            return TOO_FAR
    return TAKEN


@compiled
def _leave(steps: Steps, h: float) -> None:
    """Where bases float: ξ = h v of the displacement."""
    sums, moving, nx, nv = steps.sums, steps.moving, steps.x.shape[0], steps.carried.shape[0]
    nq = nx - nv - (steps.velocity.shape[0] - 2 * nv)
    copy(steps.y, moving, nx)
    for i in range(nv):
        moving[nx + i] = steps.y[nq + i] + sums[nv + i]
    moving[2 * nx + nv] = h
    call_kernel(steps.leaving, moving, steps.carried)
    for i in range(nv):
        sums[i] = h * steps.carried[i]


@compiled
def _arrive(steps: Steps) -> int:
    """Where bases float: the velocities in the new state, settled again."""
    nx, nv = steps.x.shape[0], steps.carried.shape[0]
    nq = nx - nv - (steps.velocity.shape[0] - 2 * nv)
    copy(steps.x_new, steps.moving[nx + nv :], nx)
    call_kernel(steps.arriving, steps.moving, steps.carried)
    copy(steps.carried, steps.x_new[nq:], nv)
    return _settled(steps, steps.x_new)


@compiled
def _attempt(steps: Steps, stops: Stops | None, time: float, h: float) -> int:
    """One step of y and of the energies `through`."""
    sums, nx, nl = steps.sums, steps.x.shape[0], steps.velocity.shape[0]
    floats = steps.stages == 0 and steps.leaving != 0
    place(steps.feed, steps.y, nl)
    status = _semi_implicit(steps, time, h) if steps.stages == 0 else _stages(steps, time, h)
    if status != TAKEN:
        return status
    if stops is not None and not meet_limits(steps, stops, time, h):
        return BEYOND
    if floats:
        _leave(steps, h)
    copy(sums, steps.feed[nx:], nl)
    call_kernel(steps.retract, steps.feed, steps.x_new)
    if first_bad(steps.x_new, nx) >= 0:
        return STATE
    status = _settled(steps, steps.x_new)
    if status == TAKEN and floats:
        status = _arrive(steps)
    if status != TAKEN:
        return status
    copy(steps.x_new, steps.y, nx)
    for i in range(steps.energy.shape[0]):
        steps.through[i] += sums[nl + i]
    return TAKEN


@compiled
def _whole(steps: Steps, stops: Stops | None) -> int:
    """One step of the grid start + n h, in parts where a table has a knot within it."""
    state, h, last = steps.moment[0], steps.step, steps.segments.shape[0] - 1
    copy(steps.x, steps.y, steps.x.shape[0])
    copy(steps.energy, steps.through, steps.energy.shape[0])
    state.at, state.now = state.segment, state.time
    aim = state.start + (state.done + 1) * h
    cut = True
    while cut:
        end = steps.segments[state.at, 1]
        cut = end < aim - h * NEAR
        stop = end if cut else aim
        left = stop - state.now
        status = _attempt(steps, stops, state.now, h if abs(left - h) <= SHARE * h else left)
        if status != TAKEN:
            return status
        state.now = stop
        if state.at < last and aim > end - h * NEAR:
            state.at += 1
    copy(steps.y, steps.x, steps.x.shape[0])
    copy(steps.through, steps.energy, steps.energy.shape[0])
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
    return _settled(steps, steps.y)


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
