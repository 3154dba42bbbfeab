"""Limits of semi-implicit steps, met at their ends.

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
from poinsot.simulation.loops.complementarity import SOLVED, begin, eliminate, lemke
from poinsot.simulation.loops.native import copy, first_bad, moment
from poinsot.simulation.loops.step_records import Steps, Stops


@compiled
def _solve(stops: Stops, m: int) -> bool:
    """λ of 0 ≤ λ ⟂ S λ + β + w ≥ 0: a basis by Lemke's method in units of the rows, then its equations."""
    T, S, n = stops.tableau, stops.S, 0
    for i in range(m):
        if S[i, i] > 0.0:
            stops.listed[n] = i
            n += 1
    for r in range(n):
        i = stops.listed[r]
        stops.unit[i] = 1.0 / np.sqrt(S[i, i])
    largest = 0.0
    for r in range(n):
        i = stops.listed[r]
        largest = max(largest, abs(stops.wanted[i]) * stops.unit[i] if stops.wanted[i] < 0.0 else 0.0)
    if largest == 0.0:
        return True
    for r in range(n):
        i = stops.listed[r]
        for s in range(n):
            j = stops.listed[s]
            T[r, s] = S[i, j] * stops.unit[i] * stops.unit[j]
        T[r, n], T[r, n + 1] = 1.0, stops.wanted[i] * stops.unit[i] / largest
    begin(n, stops.basic, stops.nonbasic)
    if lemke(n, T, stops.basic, stops.nonbasic) != SOLVED:
        return False
    k = 0
    for r in range(n):
        if stops.basic[r] >= n:
            stops.active[k] = stops.listed[stops.basic[r] - n]
            k += 1
    for r in range(k):
        i = stops.active[r]
        for s in range(k):
            j = stops.active[s]
            T[r, s] = S[i, j] * stops.unit[i] * stops.unit[j]
        T[r, k] = -stops.wanted[i] * stops.unit[i]
    eliminate(k, False, T, stops.order, stops.found)
    for r in range(k):
        i = stops.active[r]
        stops.impulse[i] = max(stops.found[r] * stops.unit[i], 0.0)
    return True


@compiled
def _closes(steps: Steps, stops: Stops) -> bool:
    """Whether a gap would be negative at the end of the step in the sums."""
    nx, closes = steps.x.shape[0], False
    copy(steps.sums, steps.feed[nx:], steps.velocity.shape[0])
    call_kernel(stops.watch, steps.feed, stops.seen)
    for i in range(stops.element.shape[0]):
        closes = closes or not stops.seen[i] >= 0.0
    return closes


@compiled
def meet_limits(steps: Steps, stops: Stops, time: float, h: float) -> bool:
    """Apply the impulses of limits to the step in the sums; False where none exist that keep the limits."""
    sums, nx, nl, m = steps.sums, steps.x.shape[0], steps.velocity.shape[0], stops.element.shape[0]
    stops.impulse[:] = 0.0
    if not _closes(steps, stops):
        return True
    nv = 0
    for i in range(nl):
        nv += 1 if steps.velocity[i] >= 0 else 0
    at = nx - nv - (nl - 2 * nv)  # of the velocities in the state
    for i in range(nl):
        steps.feed[nx + i] = 0.0
    moment(steps.feed, nx + nl, time, steps.segments, steps.inputs, steps.held, steps.moment[0].at)
    call_kernel(stops.data, steps.feed, stops.out)
    if first_bad(stops.out, stops.out.shape[0]) >= 0:
        return False
    copy(steps.y, stops.struck, nx)
    for i in range(nl):
        if steps.velocity[i] >= 0:
            stops.struck[at + i] += sums[steps.velocity[i]]
    copy(stops.struck, steps.feed, nx)
    call_kernel(stops.watch, steps.feed, stops.seen)
    copy(steps.y, steps.feed, nx)
    for i in range(m):
        before, free, e = stops.rate[i], stops.seen[m + i], stops.restitution[stops.element[i]]
        bounces = e > 0.0 and before < -abs(free - before) and stops.gap[i] + h * free < 0.0
        stops.wanted[i] = free + (e * before if bounces else stops.gap[i] / h)
    if not _solve(stops, m):
        return False
    copy(stops.impulse, stops.struck[nx:], m)
    call_kernel(stops.push, stops.struck, steps.x_new)
    for i in range(nl):
        if steps.velocity[i] >= 0:
            change = steps.x_new[at + i] - stops.struck[at + i]
            sums[steps.velocity[i]] += change
            sums[i] += h * change
    for i in range(m):
        change = 0.0
        for j in range(m):
            change += stops.S[i, j] * stops.impulse[j]
        sums[nl + stops.loss[stops.element[i]]] -= (stops.seen[m + i] + 0.5 * change) * stops.impulse[i]
    return True
