"""The impulses of a step, and the motion that they make, of mechanisms and of free bodies.

v⁺ = v_free + Z Gᵀ λ,    q⁺ = q ⊞ (h v⁺ + Z G_Nᵀ p),    0 ≤ p ⟂ g + W_N p ≥ 0 where some gap is below −deep
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import compiled, vector
from poinsot.code.records import Vector
from poinsot.simulation.loops.moreau_bodies import carry_bodies, drift
from poinsot.simulation.loops.moreau_books import RELENTS, relents
from poinsot.simulation.loops.moreau_cones import push_out, sweep
from poinsot.simulation.loops.moreau_factors import answer, keep_held
from poinsot.simulation.loops.moreau_halts import TRIES, halts, slides
from poinsot.simulation.loops.moreau_landing import lands
from poinsot.simulation.loops.moreau_pile import push_bodies
from poinsot.simulation.loops.moreau_polish import polish
from poinsot.simulation.loops.moreau_records import Scene, Touch
from poinsot.simulation.loops.moreau_rows import rubs
from poinsot.simulation.loops.moreau_turning import contact_of, grip, turn_contact
from poinsot.simulation.loops.native import copy
from poinsot.simulation.loops.run_records import Plan, Work
from poinsot.simulation.loops.tree_records import Branches
from poinsot.simulation.loops.tree_steps import carry_momentum

TRY_POLISH = 6
"""After so many sweeps, twice as many, … what they have found closed and sticking is tried to be solved at once."""
ROUNDING = 1e-9
"""By this share of what sweeps may leave, what they have left is rounding."""


@compiled
def _tolerated(touch: Touch, scene: Scene) -> float:
    """The velocity that sweeps may leave: a share of the largest that free motion has at a contact."""
    memory, largest = touch, 0.0
    for k in range(memory.count):
        if touch.u[3 * k] < 0.0:
            for r in range(3):
                largest = max(largest, abs(touch.u[3 * k + r]))
    for k in range(memory.rows):
        i = 3 * memory.count + k
        if touch.u[i] < 0.0 or touch.low[k] < 0.0:
            largest = max(largest, abs(touch.u[i]))
    return float(scene.tolerance * largest)


@compiled
def solve(scene: Scene, touch: Touch, h: float) -> None:
    """The impulses of a mechanism's contacts and rows."""
    N, count, rows = touch.size, touch.count, touch.rows
    allowed = _tolerated(touch, scene)
    for k in range(count):
        touch.own[k, 0], touch.own[k, 4] = touch.W[3 * k, 3 * k], touch.W[3 * k + 1, 3 * k + 1]
        slip = np.sqrt(touch.before[3 * k + 1] ** 2 + touch.before[3 * k + 2] ** 2)
        touch.friction[k] = rubs(scene, touch, k, slip)
        touch.warm[k] = touch.impulse[3 * k]
        for part in range(2 if scene.turns == 1 and touch.spin[k] >= 0 else 0):
            touch.grip[2 * k + part] = grip(scene, touch, k, part)
    for k in range(rows):
        known = h * touch.row_known[touch.row[k]]
        touch.impulse[3 * count + k] = min(max(known, touch.low[k]), touch.high[k])
        touch.warm[count + k] = touch.impulse[3 * count + k]
    for i in range(N):
        if touch.impulse[i] != 0.0:
            for j in range(N):
                touch.u[j] += touch.W[i, j] * touch.impulse[i]
    for k in range(count + rows):
        touch.halted[k] = slides(touch, k)
    _settle(scene, touch, allowed, h)
    touch.lands = 0
    if lands(scene, touch, 0, count + rows):
        _settle(scene, touch, allowed, h)
    for m in range(scene.rows):
        touch.row_known[m] = 0.0
    for k in range(rows):
        touch.row_known[touch.row[k]] = touch.impulse[3 * count + k] / h


@compiled
def _settle(scene: Scene, touch: Touch, allowed: float, h: float) -> None:
    """Sweeps, again where slip would pass rest, or an impact would make energy."""
    _sweep(scene, touch, allowed)
    end, tries = touch.count + touch.rows, 0
    while tries < TRIES and halts(scene, touch, 0, end, h):
        _sweep(scene, touch, allowed)
        tries += 1
    tries = 0
    while tries < RELENTS and relents(scene, touch, 0, end, tries == RELENTS - 1):
        _sweep(scene, touch, allowed)
        tries += 1


@compiled
def _sweep(scene: Scene, touch: Touch, allowed: float) -> None:
    """Sweeps over a mechanism's contacts and rows until they change velocities by no more than is allowed."""
    count, rows, sweeps, left = touch.count, touch.rows, 0, 0.0
    done = count + rows == 0
    attempt = TRY_POLISH
    while not done and sweeps < scene.sweeps:
        left = sweep(scene, touch, count, rows, touch.size, sweeps % 2 == 1)
        for k in range(count if touch.spins > 0 else 0):
            left = max(left, turn_contact(scene, touch, k))
        sweeps += 1
        done = left <= allowed
        if (done or sweeps == attempt) and left > ROUNDING * allowed:
            attempt *= 2
            if polish(scene, touch, count, rows, touch.size, allowed):
                done, left = True, 0.0
    for k in range(count + rows):
        touch.missed[k] = left
    touch.swept += sweeps
    touch.hardest = max(touch.hardest, sweeps)
    if not done:
        touch.unsolved += 1


@compiled
def move(plan: Plan, work: Work, scene: Scene, touch: Touch, tree: Branches, h: float) -> bool:
    """ξ of the step into the sums, from impulses; True where positions are to be pushed out as well, by the shift."""
    moved = touch.moved
    memory, out, xi, nv = touch, touch.out, work.sums[0], scene.nv
    count, rows, C = memory.count, memory.rows, touch.columns
    nq = work.x.shape[0] - nv - scene.slow
    if scene.free == 1:
        for k in range(scene.links):
            first = scene.at[2 * k + 1]
            for i in range(6):
                xi[nv + first + i] = touch.after[k, i] - work.x[nq + first + i]
        drift(scene, touch, xi, h)
        deep = push_bodies(scene, touch, h)
        for k in range(scene.links):
            first = scene.at[2 * k + 1]
            for i in range(6):
                touch.shift[first + i] = touch.freely[k, i]
        memory.pushed += 1 if deep else 0
        return bool(deep)
    _gather(scene, touch, touch.impulse, count, rows, C)
    answer(scene, touch, tree)
    for i in range(nv):
        v = out[i] + moved[i]
        xi[nv + i] = v - work.x[nq + i]
        xi[i] = h * v
    keep_held(touch, tree)
    if memory.lands == 1:
        _gather(scene, touch, touch.partial, count, rows, C)
        answer(scene, touch, tree)
        for i in range(nv):
            xi[i] = h * (out[i] + moved[i])
    for i in range(scene.slow):
        xi[2 * nv + i] = h * out[nv + i]
    if scene.bases > 0:
        _launch(work, scene, touch, tree, h)
    if not push_out(scene, touch, count, rows, scene.sweeps, scene.deep * scene.length):
        return False
    memory.pushed += 1
    for c in range(C):
        touch.force[c] = 0.0
    for k in range(count + rows):
        if touch.push[k] != 0.0:
            _collect(scene, touch, 3 * k if k < count else 2 * count + k, touch.push[k], count)
    answer(scene, touch, tree)
    copy(moved, touch.shift, nv)
    return True


@compiled
def _launch(work: Work, scene: Scene, touch: Touch, tree: Branches, h: float) -> None:
    """Bases that float move by the mean of v̂ and of their velocity without gyroscopic terms: energy is kept to h³."""
    touch_moving = vector(touch.moving, 2 * work.x.shape[0] + scene.nv + 1)
    xi, nx, nv = work.sums[0], work.x.shape[0], scene.nv
    nq = nx - nv - scene.slow
    copy(work.x, touch_moving, nx)
    for i in range(nv):
        touch_moving[nx + i] = work.x[nq + i] + xi[nv + i]
    touch_moving[2 * nx + nv] = h
    carry(work, scene, touch, tree, work.x)
    for b in range(scene.bases):
        i = scene.base[b]
        xi[i] += 0.5 * h * (touch.carried[i] - touch_moving[nx + i])


@compiled
def carry(work: Work, scene: Scene, touch: Touch, tree: Branches, y: Vector) -> None:
    """The velocities at y into touch.carried, by the momenta of bases that float."""
    nx, nv = work.x.shape[0], scene.nv
    touch_moving = vector(touch.moving, 2 * nx + nv + 1)
    for i in range(nx):
        touch_moving[nx + nv + i] = y[i]
    carry_momentum(tree, touch_moving, touch.carried)


@compiled
def arrive(work: Work, scene: Scene, touch: Touch, tree: Branches) -> None:
    """The twists of what floats in the new state, and their changes, from momenta."""
    xi, nv = work.sums[0], scene.nv
    nq = work.x.shape[0] - nv - scene.slow
    if scene.free == 1:
        carry_bodies(scene, touch, work.x, work.x_new, xi)
        return
    carry(work, scene, touch, tree, work.x_new)
    for b in range(scene.bases):
        i = scene.base[b]
        work.x_new[nq + i] = touch.carried[i]
        xi[nv + i] = touch.carried[i] - work.x[nq + i]


@compiled
def _gather(scene: Scene, touch: Touch, impulse: Vector, count: int, rows: int, C: int) -> None:
    """Impulses on the kernel's columns."""
    for c in range(C):
        touch.force[c] = 0.0
    for i in range(touch.size):
        if impulse[i] != 0.0:
            _collect(scene, touch, i, impulse[i], count)


@compiled
def _collect(scene: Scene, touch: Touch, i: int, value: float, count: int) -> None:
    """Gᵀ λ of one row."""
    k = contact_of(touch, i)
    if k < 0:
        touch.force[touch.row_column[touch.row[i - 3 * count]]] += value
        return
    for side in range(2):
        slot = scene.link[touch.who[4 * k + side]]
        if slot >= 0:
            for j in range(6):
                touch.force[6 * touch.column[slot] + j] += touch.coefficient[i, 6 * side + j] * value
