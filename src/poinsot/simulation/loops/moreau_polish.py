"""What sweeps have found closed and sticking, solved at once, in the text of time-stepping.

Where every contact that pushes sticks, impulses are those of equations: u_A = 0 on the active rows A, the normal and
tangents of contacts, limits that push, friction of joints within its bounds. Of these, the least change of what sweeps
have left,

    min |δ|  with  W_AA δ = −u_A,     by  δ ← δ + (W_AA + ε D)⁻¹ (−u_A − W_AA δ),   D the diagonal of W_AA

which redundant contacts (four corners of a face: twelve rows of rank six) do not disturb. It is taken where impulses
stay in their cones and nothing else comes nearer: then velocities of what rests are 0 to rounding.
Source  Rockafellar (1976) for the proximal point; Golub & Van Loan (2013), §4.2 for the factors
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import compiled, matrix, vector, whole
from poinsot.simulation.loops.moreau_records import Scene, Touch
from poinsot.simulation.loops.moreau_turning import add_turning, keeps_turning

PROXIMAL = 1e-9
TOO_LONG = 6000
"""Products by active row at most that a factor may want, about a hundred sweeps."""
AGAIN = 4
ON_THE_CONE = 1e-9
"""By this share of its bound may friction be nearer to it and count as at it."""
SLOW = 0.1
"""Slip below this share of what the normal impulse changes may be what sweeps have left, and is tried to be ended."""


@compiled
def pick(scene: Scene, touch: Touch, first: int, contacts: int, rows: int) -> int:
    """How many rows are active, by number in touch.picked; 0 where something slides or there are too many."""
    touch_friction = vector(touch.friction, touch.most)
    touch_impulse = vector(touch.impulse, touch.wide)
    touch_own = matrix(touch.own, touch.most, 9)
    touch_u = vector(touch.u, touch.wide)
    touch_low = vector(touch.low, scene.rows)
    touch_high = vector(touch.high, scene.rows)
    touch_picked = whole(touch.picked, 2 * touch.active_size + 3)
    n = 0
    for k in range(first, contacts):
        normal = touch_impulse[3 * k]
        if normal <= 0.0:
            continue
        if n + 3 > touch.active_size:
            return 0
        touch_picked[n] = 3 * k
        n += 1
        if touch_friction[k] > 0.0:
            along = np.sqrt(touch_impulse[3 * k + 1] ** 2 + touch_impulse[3 * k + 2] ** 2)
            slip = np.sqrt(touch_u[3 * k + 1] ** 2 + touch_u[3 * k + 2] ** 2)
            if along >= touch_friction[k] * normal * (1.0 - ON_THE_CONE) and slip > SLOW * touch_own[k, 0] * normal:
                return 0
            touch_picked[n], touch_picked[n + 1] = 3 * k + 1, 3 * k + 2
            n += 2
    for k in range(rows):
        if touch_low[k] < touch_impulse[3 * contacts + k] < touch_high[k]:
            if n >= touch.active_size:
                return 0
            touch_picked[n] = 3 * contacts + k
            n += 1
    for k in range(contacts if touch.spins > 0 else 0):
        if touch_impulse[3 * k] > 0.0:
            n = add_turning(touch, k, SLOW, ON_THE_CONE, n)
            if n < 0:
                return 0
    return n


@compiled
def factor(touch: Touch, n: int) -> bool:
    """W_AA + ε D = L Lᵀ of the picked rows, from the lower half of touch.active; False where that takes too long.

    L is written over it, a copy of W_AA above it. What is left of the first entry of a row stays 0 and is passed over:
    chains and stacks have short rows.
    """
    touch_active = matrix(touch.active, touch.active_size, touch.active_size)
    touch_picked = whole(touch.picked, 2 * touch.active_size + 3)
    touch_change = vector(touch.change, 3 * touch.active_size)
    A, diagonal, first, work = touch_active, 2 * touch.active_size, touch.active_size + 3, 0
    for i in range(n):
        if not A[i, i] > 0.0:
            return False
        touch_change[diagonal + i] = A[i, i]
        begin = 0
        while A[i, begin] == 0.0:
            begin += 1
        touch_picked[first + i] = begin
        work += (i - begin) * (i - begin)
        for j in range(i):
            A[j, i] = A[i, j]
    if work > TOO_LONG * n:
        return False
    for i in range(n):
        begin = touch_picked[first + i]
        for j in range(begin, i):
            total = A[i, j]
            for k in range(max(begin, touch_picked[first + j]), j):
                total -= A[i, k] * A[j, k]
            A[i, j] = total / A[j, j]
        total = A[i, i] * (1.0 + PROXIMAL)
        for k in range(begin, i):
            total -= A[i, k] * A[i, k]
        if not total > 0.0:
            return False
        A[i, i] = np.sqrt(total)
    return True


@compiled
def equalise(touch: Touch, n: int, anew: bool) -> None:
    """δ of the picked rows into touch.change: the least one; `anew`, that to the least impulses."""
    touch_active = matrix(touch.active, touch.active_size, touch.active_size)
    touch_picked = whole(touch.picked, 2 * touch.active_size + 3)
    touch_change = vector(touch.change, 3 * touch.active_size)
    touch_u = vector(touch.u, touch.wide)
    touch_impulse = vector(touch.impulse, touch.wide)
    A, change, left, diagonal = touch_active, touch_change, touch.active_size, 2 * touch.active_size
    for i in range(n):
        change[i] = -touch_impulse[touch_picked[i]] if anew else 0.0
    for _ in range(AGAIN):
        for i in range(n):
            total = -touch_u[touch_picked[i]] - change[diagonal + i] * change[i]
            for j in range(i):
                total -= A[j, i] * change[j]
            for j in range(i + 1, n):
                total -= A[i, j] * change[j]
            change[left + i] = total
        for i in range(n):
            total = change[left + i]
            for j in range(i):
                total -= A[i, j] * change[left + j]
            change[left + i] = total / A[i, i]
        for step in range(n):
            i = n - 1 - step
            total = change[left + i]
            for j in range(i + 1, n):
                total -= A[j, i] * change[left + j]
            change[left + i] = total / A[i, i]
        for i in range(n):
            change[i] += change[left + i]


@compiled
def solves(scene: Scene, touch: Touch, contacts: int, n: int) -> bool:
    """The change of impulses that ends the motion of the picked rows within their cones; False without one."""
    if not factor(touch, n):
        return False
    equalise(touch, n, False)
    if keeps(scene, touch, contacts, n):
        return True
    equalise(touch, n, True)
    return keeps(scene, touch, contacts, n)


@compiled
def keeps(scene: Scene, touch: Touch, contacts: int, n: int) -> bool:
    """Whether all impulses of picked rows stay in their cones and bounds after the change."""
    touch_friction = vector(touch.friction, touch.most)
    touch_impulse = vector(touch.impulse, touch.wide)
    touch_low = vector(touch.low, scene.rows)
    touch_high = vector(touch.high, scene.rows)
    touch_picked = whole(touch.picked, 2 * touch.active_size + 3)
    touch_change = vector(touch.change, 3 * touch.active_size)
    i = 0
    while i < n:
        row = touch_picked[i]
        new = touch_impulse[row] + touch_change[i]
        if row >= 3 * contacts + touch.rows:
            return keeps_turning(touch, n)
        if row >= 3 * contacts:
            k = row - 3 * contacts
            if not touch_low[k] <= new <= touch_high[k]:
                return False
            i += 1
            continue
        mu = touch_friction[row // 3]
        if not new >= 0.0:
            return False
        i += 1
        if mu > 0.0:
            one, two = touch_impulse[row + 1] + touch_change[i], touch_impulse[row + 2] + touch_change[i + 1]
            if one * one + two * two > mu * mu * new * new:
                return False
            i += 2
    return True


@compiled
def polish(scene: Scene, touch: Touch, contacts: int, rows: int, N: int, allowed: float) -> bool:
    """The impulses of a mechanism put right where all that pushes sticks; False: they are left as they are."""
    touch_u = vector(touch.u, touch.wide)
    touch_impulse = vector(touch.impulse, touch.wide)
    touch_W = matrix(touch.W, touch.dense, touch.dense)
    touch_low = vector(touch.low, scene.rows)
    touch_high = vector(touch.high, scene.rows)
    touch_active = matrix(touch.active, touch.active_size, touch.active_size)
    touch_picked = whole(touch.picked, 2 * touch.active_size + 3)
    touch_change = vector(touch.change, 3 * touch.active_size)
    n = pick(scene, touch, 0, contacts, rows)
    if n == 0:
        return False
    for i in range(n):
        for j in range(i + 1):
            touch_active[i, j] = touch_W[touch_picked[i], touch_picked[j]]
    if not solves(scene, touch, contacts, n):
        return False
    for k in range(contacts + rows):
        i = 3 * k if k < contacts else 2 * contacts + k
        if k >= contacts and touch_low[k - contacts] < touch_impulse[i] < touch_high[k - contacts]:
            continue
        if k < contacts and touch_impulse[i] > 0.0:
            continue
        new = touch_u[i]
        for j in range(n):
            new += touch_W[i, touch_picked[j]] * touch_change[j]
        at_most = k >= contacts and touch_impulse[i] >= touch_high[k - contacts]
        if (new > allowed) if at_most else (new < -allowed):
            return False
    for j in range(n):
        row, change = touch_picked[j], touch_change[j]
        touch_impulse[row] += change
        for i in range(N):
            touch_u[i] += touch_W[row, i] * change
    return True
