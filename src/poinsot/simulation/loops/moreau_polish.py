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

from poinsot.code.primitives import compiled
from poinsot.simulation.loops.moreau_records import Scene, Touch
from poinsot.simulation.loops.moreau_turning import add_turning, keeps_turning

PROXIMAL = 1e-9
TOO_LONG = 6000
"""Products by active row at most that a factor may want, about a hundred sweeps."""
AGAIN = 4
"""Of bodies these are equations by bodies, `moreau_rest`."""
ON_THE_CONE = 1e-9
"""By this share of its bound may friction be nearer to it and count as at it."""
SLOW = 0.1
"""Slip below this share of what the normal impulse changes may be what sweeps have left, and is tried to be ended."""


@compiled
def slips_on(touch: Touch, k: int) -> bool:
    """Whether contact k slides, by impulses and velocities that sweeps have left."""
    normal = touch.impulse[3 * k]
    along = np.sqrt(touch.impulse[3 * k + 1] ** 2 + touch.impulse[3 * k + 2] ** 2)
    slip = np.sqrt(touch.u[3 * k + 1] ** 2 + touch.u[3 * k + 2] ** 2)
    return bool(along >= touch.friction[k] * normal * (1.0 - ON_THE_CONE) and slip > SLOW * touch.own[k, 0] * normal)


@compiled
def pick(scene: Scene, touch: Touch, contacts: int, rows: int) -> int:
    """How many rows are active, by number in touch.picked; 0 where something slides or there are too many."""
    n = 0
    for k in range(contacts):
        normal = touch.impulse[3 * k]
        if normal <= 0.0:
            continue
        if n + 3 > touch.active_size:
            return 0
        touch.picked[n] = 3 * k
        n += 1
        if touch.friction[k] > 0.0:
            if slips_on(touch, k):
                return 0
            touch.picked[n], touch.picked[n + 1] = 3 * k + 1, 3 * k + 2
            n += 2
    for k in range(rows):
        if touch.low[k] < touch.impulse[3 * contacts + k] < touch.high[k]:
            if n >= touch.active_size:
                return 0
            touch.picked[n] = 3 * contacts + k
            n += 1
    for k in range(contacts if touch.spins > 0 else 0):
        if touch.impulse[3 * k] > 0.0:
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
    A, diagonal, first, work = touch.active, 2 * touch.active_size, touch.active_size + 3, 0
    for i in range(n):
        if not A[i, i] > 0.0:
            return False
        touch.change[diagonal + i] = A[i, i]
        begin = 0
        while A[i, begin] == 0.0:
            begin += 1
        touch.picked[first + i] = begin
        work += (i - begin) * (i - begin)
        for j in range(i):
            A[j, i] = A[i, j]
    if work > TOO_LONG * n:
        return False
    for i in range(n):
        begin = touch.picked[first + i]
        for j in range(begin, i):
            total = A[i, j]
            for k in range(max(begin, touch.picked[first + j]), j):
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
    A, change, left, diagonal = touch.active, touch.change, touch.active_size, 2 * touch.active_size
    for i in range(n):
        change[i] = -touch.impulse[touch.picked[i]] if anew else 0.0
    for _ in range(AGAIN):
        for i in range(n):
            total = -touch.u[touch.picked[i]] - change[diagonal + i] * change[i]
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
    i = 0
    while i < n:
        row = touch.picked[i]
        new = touch.impulse[row] + touch.change[i]
        if row >= 3 * contacts + touch.rows:
            return keeps_turning(touch, n)
        if row >= 3 * contacts:
            k = row - 3 * contacts
            if not touch.low[k] <= new <= touch.high[k]:
                return False
            i += 1
            continue
        mu = touch.friction[row // 3]
        if not new >= 0.0:
            return False
        i += 1
        if mu > 0.0:
            one, two = touch.impulse[row + 1] + touch.change[i], touch.impulse[row + 2] + touch.change[i + 1]
            if one * one + two * two > mu * mu * new * new:
                return False
            i += 2
    return True


@compiled
def polish(scene: Scene, touch: Touch, contacts: int, rows: int, N: int, allowed: float) -> bool:
    """The impulses of a mechanism put right where all that pushes sticks; False: they are left as they are."""
    n = pick(scene, touch, contacts, rows)
    if n == 0:
        return False
    for i in range(n):
        for j in range(i + 1):
            touch.active[i, j] = touch.W[touch.picked[i], touch.picked[j]]
    if not solves(scene, touch, contacts, n):
        return False
    for k in range(contacts + rows):
        i = 3 * k if k < contacts else 2 * contacts + k
        if k >= contacts and touch.low[k - contacts] < touch.impulse[i] < touch.high[k - contacts]:
            continue
        if k < contacts and touch.impulse[i] > 0.0:
            continue
        new = touch.u[i]
        for j in range(n):
            new += touch.W[i, touch.picked[j]] * touch.change[j]
        at_most = k >= contacts and touch.impulse[i] >= touch.high[k - contacts]
        if (new > allowed) if at_most else (new < -allowed):
            return False
    for j in range(n):
        row, change = touch.picked[j], touch.change[j]
        touch.impulse[row] += change
        for i in range(N):
            touch.u[i] += touch.W[row, i] * change
    return True
