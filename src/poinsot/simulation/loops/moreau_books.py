"""What contacts, limits and friction take in a step of time-stepping, by name; none of it is ever negative.

    lost = −½ (u⁺ + u⁻) · λ     of a contact, exact where M stays:  ½ v⁺ᵀ M v⁺ − ½ v⁻ᵀ M v⁻ = ½ (v⁺ + v⁻)ᵀ M (v⁺ − v⁻)

    struck   a contact that was open and comes faster than the forces of one step can make it; and what is pushed by it,
             through the bodies between, with more than twice the impulse of the step before: all it loses is "impact"
    else     what the tangential rows lose is friction; what the normal one does (of order h²: its normal turns within
             a step) is the scheme's own

What pushes together loses together: within such a group single contacts may gain what others lose, so its loss is
shared out among those that lose. What is left, friction that would give (where slip ends or turns within a step, of
order h² too), is the scheme's own.
Sweeps that end early may leave impulses that make energy. Of free bodies the energy H of a step is a parabola in a
factor s of all impulses of an island, λ by which it goes on and λ' by which it is displaced (`moreau_landing`),

    H⁺ − H⁻ = −½ h² Σ m g² + s (λ · u⁻ + h g · Σ (F − F')) + ½ s² λᵀ W λ      F, F': of the ground on bodies

and never positive at s = 0: cones allow every s in [0, 1], and the largest that makes no energy is taken. What a step
loses is all that pushing its overlaps out may give.
Law     no entry falls, in random scenes; sums by entry go to those of events with order 1: tests/switching/
        test_stepped_agreement.py; heaps gain no energy however few the sweeps: tests/simulation/test_moreau.py
Source  Moreau (1988), §9; docs/switching-theory.md
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import compiled
from poinsot.code.records import Vector
from poinsot.simulation.loops.decision_problem import GATED, UNILATERAL
from poinsot.simulation.loops.moreau_records import Scene, Touch

OPEN, CLOSED, SLIDES, BACKWARD = range(4)
SMOOTH, STRUCK, FELT = range(3)
LEFT = 10.0
"""By this factor tolerances are exceeded before something counts."""
MADE = 10.0
"""By this factor what an impact makes exceeds the tolerance of the sweeps where it is taken back."""
RELENTS = 4
"""So often an impact that would make energy is tried again, with half of its restitution; the last time with none."""
MUCH = 2.0
"""By so much the impulse of a step before is exceeded where a contact feels that another is struck."""


@compiled
def one_sided(kind: int) -> bool:
    """Whether rows of a kind have a gap, and impulses from it alone."""
    return kind in (UNILATERAL, GATED)


@compiled
def book_contacts(scene: Scene, touch: Touch, sums: Vector, at: int) -> None:
    """Into the sums from place `at` on what contacts and rows take, and into `scheme` what none of them takes."""
    count, left = touch.count, 0.0
    struck = _weigh(scene, touch, 0, count + touch.rows)
    if struck:
        _share(scene, touch, 0, count + touch.rows)
    for k in range(count + touch.rows):
        lost, taken = touch.lost[k], 0.0
        if touch.hit[k] != SMOOTH:
            root = _root(touch, scene, k)
            if touch.total[root] > 0.0 and lost > 0.0:
                taken = lost * min(touch.total[root] / touch.some[root], 1.0)
        elif k < count:
            taken = max(lost - _lost_by(touch, 3 * k), 0.0)
        elif not one_sided(scene.row_kind[touch.row[k - count]]):
            taken = max(lost, 0.0)
        place = scene.row_losses[touch.row[k - count]] if k >= count else 0
        if k < count:
            place = scene.losses[2 * touch.who[4 * k + 2] + (1 if touch.hit[k] == SMOOTH else 0)]
        sums[at + place] += taken
        left += lost - taken
        touch.lost[k] = taken
    touch.scheme = left


@compiled
def relents(scene: Scene, touch: Touch, first: int, end: int, whole_of_it: bool) -> bool:
    """Take half of their restitution, or all of it, from impacts that together make energy; whether there are any.

    Newton's law beside friction, or with different e at contacts that push together, may (Kane and Levinson 1985).
    """
    count, found = touch.count, False
    bounces = False
    for k in range(first, end):
        i = 3 * k if k < count else 2 * count + k
        bounces = bounces or (touch.bias[i] < 0.0 and touch.impulse[i] > 0.0)
    if not bounces or not _weigh(scene, touch, first, end):
        return False
    _share(scene, touch, first, end)
    for k in range(first, end):
        touch.some[k] = 0.0
    for k in range(first, end):
        if touch.hit[k] != SMOOTH:
            i = 3 * k if k < count else 2 * count + k
            root = _root(touch, scene, k)
            touch.some[root] += abs(touch.before[i] * touch.impulse[i])
    for k in range(first, end):
        i = 3 * k if k < count else 2 * count + k
        if touch.hit[k] != SMOOTH and touch.bias[i] < 0.0:
            root = _root(touch, scene, k)
            if touch.total[root] < -MADE * scene.tolerance * touch.some[root]:
                less = touch.bias[i] if whole_of_it else 0.5 * touch.bias[i]
                touch.bias[i] -= less
                touch.u[i] -= less
                found = True
    touch.relented += 1 if found else 0
    return found


@compiled
def _lost_by(touch: Touch, i: int) -> float:
    """−½ (u⁺ + u⁻) λ of a row."""
    return float(-0.5 * (touch.before[i] + touch.u[i] - touch.bias[i]) * touch.impulse[i])


@compiled
def _weigh(scene: Scene, touch: Touch, first: int, end: int) -> bool:
    """The loss of each contact and row, and the struck ones; true if any is."""
    count, struck = touch.count, False
    for k in range(first, end):
        i = 3 * k if k < count else 2 * count + k
        touch.lost[k], touch.hit[k] = _lost_by(touch, i), SMOOTH
        if k < count:
            touch.lost[k] += _lost_by(touch, i + 1) + _lost_by(touch, i + 2)
            for r in range(3 if scene.turns == 1 and touch.spin[k] >= 0 else 0):
                touch.lost[k] += _lost_by(touch, touch.spin[k] + r)
            mode, landing = touch.mode[3 * k], touch.mode[3 * k + 1]
        else:
            m = touch.row[k - count]
            if not one_sided(scene.row_kind[m]):
                continue
            mode, landing = touch.row_mode[3 * m], touch.row_mode[3 * m + 1]
        before = touch.before[i]
        comes = touch.impulse[i] > 0.0 and before < 0.0 and -before > abs(touch.free[i] - before)
        if comes and (mode == OPEN or landing != 0):
            touch.hit[k] = STRUCK
            struck = True
    return struck


@compiled
def _share(scene: Scene, touch: Touch, first: int, end: int) -> None:
    """The contacts and rows that feel the struck ones; the loss of each group, and its members that do lose."""
    count = touch.count
    _group(scene, touch, first, end)
    for k in range(first, end):
        touch.total[k], touch.some[k] = 0.0, 0.0
    for k in range(first, end):
        if touch.hit[k] == STRUCK:
            touch.total[_root(touch, scene, k)] = 1.0
    for k in range(first, end):
        i = 3 * k if k < count else 2 * count + k
        if touch.hit[k] == SMOOTH and (k < count or one_sided(scene.row_kind[touch.row[k - count]])):
            felt = touch.impulse[i] > 0.0 and touch.impulse[i] > MUCH * touch.warm[k]
            if felt and touch.total[_root(touch, scene, k)] != 0.0:
                touch.hit[k] = FELT
    for k in range(first, end):
        touch.total[k] = 0.0
    for k in range(first, end):
        if touch.hit[k] != SMOOTH:
            root = _root(touch, scene, k)
            touch.total[root] += touch.lost[k]
            touch.some[root] += max(touch.lost[k], 0.0)


@compiled
def _root(touch: Touch, scene: Scene, k: int) -> int:
    """The first of the group of k."""
    while touch.root[k] != k:
        touch.root[k] = touch.root[touch.root[k]]
        k = touch.root[k]
    return k


@compiled
def _join(touch: Touch, scene: Scene, a: int, b: int) -> None:
    """Two contacts into one group."""
    a, b = _root(touch, scene, a), _root(touch, scene, b)
    touch.root[max(a, b)] = min(a, b)


@compiled
def _group(scene: Scene, touch: Touch, first: int, end: int) -> None:
    """What pushes on the same bodies; of a mechanism, what W joins."""
    count = touch.count
    for k in range(first, end):
        touch.root[k] = k
    if scene.free == 1:
        for k in range(first, end):
            for side in range(2):
                slot = scene.link[touch.who[4 * k + side]]
                if slot >= 0:
                    touch.last[slot] = -1
        for k in range(first, end):
            if touch.impulse[3 * k] == 0.0:
                continue
            for side in range(2):
                slot = scene.link[touch.who[4 * k + side]]
                if slot >= 0:
                    if touch.last[slot] >= 0:
                        _join(touch, scene, k, touch.last[slot])
                    touch.last[slot] = k
        return
    for k in range(first, end):
        i = 3 * k if k < count else 2 * count + k
        for other in range(k):
            j = 3 * other if other < count else 2 * count + other
            if touch.impulse[i] == 0.0 or touch.impulse[j] == 0.0 or touch.root[other] == touch.root[k]:
                continue
            joined = False
            for r in range(3 if k < count else 1):
                for c in range(3 if other < count else 1):
                    joined = joined or touch.W[i + r, j + c] != 0.0
            if joined:
                _join(touch, scene, k, other)


EXACT = 1e-12
"""Gain of energy, relative to the terms of its sum, that counts as rounding."""


@compiled
def damps(scene: Scene, touch: Touch, island: int, h: float) -> float:
    """Largest factor s ≤ 1 of an island's impulses at which its step gains no energy; the loss there into `slack`.

        ½ A s² + W s − F ≤ 0,    s = (√(W² + 2 A F) − W)/A

    W, A  work of the impulses on the velocities before, and on the changes they make [J]
    F     Σ ½ m (h g)², the loss in a step of free fall [J]
    Islands that bounce keep their impulses: `relents`.
    """
    landing, falls, made, work = touch.waits[island] == 1, 0.0, 0.0, 0.0
    for m in range(touch.crew_first[island], touch.crew_first[island + 1]):
        falls += 0.5 * h * h * scene.fall * scene.fall / touch.motion[touch.crew[m], 6]
    for k in range(touch.begin[island], touch.begin[island + 1]):
        if touch.bias[3 * k] < 0.0 and touch.impulse[3 * k] > 0.0:
            touch.slack[island] = np.inf
            return 1.0
        for r in range(3):
            i, held = 3 * k + r, 0.0
            impulse = touch.impulse[i]
            work += impulse * touch.before[i]
            made += impulse * (touch.u[i] - touch.bias[i] - touch.free[i])
            for axis in range(3):
                held += h * scene.gravity[axis] * touch.frame[k, 3 * r + axis]
            for side in range(2):
                if landing and scene.link[touch.who[4 * k + side]] >= 0:
                    work += (2 * side - 1) * held * (impulse - touch.partial[i])
    gain, rounding = work + 0.5 * made - falls, EXACT * (falls + abs(work) + 0.5 * made)
    touch.slack[island] = -gain if gain < -rounding else 0.0
    return float((np.sqrt(work * work + 2.0 * made * falls) - work) / made) if gain > rounding else 1.0


@compiled
def weigh_bodies(scene: Scene, touch: Touch) -> None:
    """Of free bodies, ½ (v⁺ + v⁻)ᵀ M of the whole change of velocity and of that without contacts."""
    smooth, kinetic = 0.0, 0.0
    for k in range(scene.links):
        body, V, free, after = scene.bodies[k], touch.twist[k], touch.freely[k], touch.after[k]
        for i in range(6):
            mean = 0.5 * (V[i] + after[i])
            for j in range(6):
                smooth += mean * body[12 + 6 * i + j] * (free[j] - V[j])
                kinetic += mean * body[12 + 6 * i + j] * (after[j] - V[j])
    touch.smooth, touch.kinetic = smooth, kinetic
