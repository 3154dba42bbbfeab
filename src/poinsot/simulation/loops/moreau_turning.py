"""Torsional and rolling friction of contacts, in the text of time-stepping: three rows of each that has it.

    |λ_s| ≤ μ_t λ_N  against the spin n·ω,    |(λ_1, λ_2)| ≤ μ_r λ_N  against the rolling (t₁·ω, t₂·ω),   ω = ω_B − ω_A

Each opposes its own motion, and no other bound depends on it: the set of impulses is the product of Coulomb's cone, a
segment and a disc, all as wide as λ_N. Rows are measured as velocities, (μ_t/μ) n·ω and (μ_r/μ) tᵢ·ω, so that every
bound is μ λ_N. They stand behind all others: contacts, limits and friction keep their places.
Law     passive; a ball that spins stops after I ω/(μ_t m g), one that rolls after 7 v/(5 g μ_r/r):
        tests/switching/test_turning_friction.py
Source  Leine & Glocker (2003), A set-valued force law for spatial Coulomb–Contensou friction; docs/contacts.md
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import compiled, matrix, vector, whole
from poinsot.simulation.loops.moreau_cones import solve_contact
from poinsot.simulation.loops.moreau_records import Scene, Touch


@compiled
def contact_of(touch: Touch, i: int) -> int:
    """The contact of row i, −1: of a limit or of friction along a stretch."""
    spun = whole(touch.spun, touch.most)
    behind = i - 3 * touch.count - touch.rows
    if i < 3 * touch.count:
        return i // 3
    return int(spun[behind // 3]) if behind >= 0 else -1


@compiled
def place_turning(scene: Scene, touch: Touch) -> None:
    """The rows of the contacts at hand: their numbers, their levers, and impulses of the step before."""
    link, who = whole(scene.link, scene.shapes), whole(touch.who, 4 * touch.most)
    ratio, frame = matrix(scene.turning, scene.materials, 2), matrix(touch.frame, touch.most, 9)
    pose, G = matrix(touch.pose, scene.links, 12), matrix(touch.coefficient, touch.wide, 12)
    spin, spun = whole(touch.spin, touch.most), whole(touch.spun, touch.most)
    impulse, turn = vector(touch.impulse, touch.wide), matrix(touch.turn, touch.most, 3)
    touch.spins = 0
    for k in range(touch.count if scene.turns == 1 else 0):
        own, spin[k] = ratio[who[4 * k + 2]], -1
        if own[0] == 0.0 and own[1] == 0.0:
            continue
        first = 3 * touch.count + touch.rows + 3 * touch.spins
        spin[k], spun[touch.spins] = first, k
        touch.spins += 1
        for r in range(3):
            impulse[first + r] = turn[k, r]
            for j in range(12):
                G[first + r, j] = 0.0
            for side in range(2):
                slot = link[who[4 * k + side]]
                weight = (own[0] if r == 0 else own[1]) * (1.0 if side == 1 else -1.0)
                for j in range(3 if slot >= 0 else 0):
                    for i in range(3):
                        G[first + r, 6 * side + j] += weight * pose[slot, 3 * i + j] * frame[k, 3 * r + i]


@compiled
def grip(scene: Scene, touch: Touch, k: int, part: int) -> float:
    """μ of the spin (0) or the rolling (1) of contact k: the static one where it could stop it within the step."""
    numbers = matrix(scene.numbers, scene.materials, 4)[whole(touch.who, 4 * touch.most)[4 * k + 2]]
    W, before = matrix(touch.W, touch.dense, touch.dense), vector(touch.before, touch.wide)
    i = whole(touch.spin, touch.most)[k] + part
    speed = abs(before[i]) if part == 0 else np.sqrt(before[i] ** 2 + before[i + 1] ** 2)
    able = numbers[1] * vector(touch.impulse, touch.wide)[3 * k] * W[i, i]
    return float(numbers[1] if numbers[1] == numbers[2] or speed <= able else numbers[2])


@compiled
def turn_contact(scene: Scene, touch: Touch, k: int) -> float:
    """The spin, then the rolling of contact k, with all others held; the largest change of velocity.

    A disc that λ_N bounds is a cone with a normal row that feels nothing: `solve_contact` with W_NN = 1, q_N = −λ_N.
    """
    first, N = whole(touch.spin, touch.most)[k], touch.size
    if first < 0:
        return 0.0
    u, impulse = vector(touch.u, touch.wide), vector(touch.impulse, touch.wide)
    W, block = matrix(touch.W, touch.dense, touch.dense), vector(touch.block, 9)
    q, new = vector(touch.right, 4), vector(touch.local, 8)
    largest = 0.0
    for part in range(2):
        i = first + part
        if not W[i, i] > 0.0 and not (part == 1 and W[i + 1, i + 1] > 0.0):
            continue
        for c in range(9):
            block[c] = 0.0
        block[0], block[4], q[0], q[1], q[2] = 1.0, W[i, i], -impulse[3 * k], u[i] - W[i, i] * impulse[i], 0.0
        if part == 1:
            block[5] = block[7] = W[i, i + 1]
            block[8] = W[i + 1, i + 1]
            q[1] -= W[i, i + 1] * impulse[i + 1]
            q[2] = u[i + 1] - W[i + 1, i] * impulse[i] - W[i + 1, i + 1] * impulse[i + 1]
        solve_contact(block, q, vector(touch.grip, 2 * touch.most)[2 * k + part], new)
        for r in range(1 + part):
            change = new[1 + r] - impulse[i + r]
            if change != 0.0:
                impulse[i + r] = new[1 + r]
                largest = max(largest, abs(change) * W[i + r, i + r])
                for j in range(N):
                    u[j] += W[i + r, j] * change
    return largest


@compiled
def add_turning(touch: Touch, k: int, tolerance: float, n: int) -> int:
    """The rows of contact k that are solved at once with n others, into touch.picked; −1 where one of them slides."""
    first = whole(touch.spin, touch.most)[k]
    if first < 0:
        return n
    picked, impulse = whole(touch.picked, 2 * touch.active_size + 3), vector(touch.impulse, touch.wide)
    W, u = matrix(touch.W, touch.dense, touch.dense), vector(touch.u, touch.wide)
    for part in range(2):
        i, square, speed, size = first + part, 0.0, 0.0, 0.0
        for r in range(i, i + 1 + part):
            square += impulse[r] ** 2
            speed += u[r] ** 2
            size = max(size, W[r, r])
        bound = vector(touch.grip, 2 * touch.most)[2 * k + part] * impulse[3 * k]
        if np.sqrt(square) >= bound * (1.0 - 1e-9) and np.sqrt(speed) > tolerance * size * bound:
            return -1
        for r in range(i, i + 1 + part):
            if W[r, r] > 0.0:
                if n >= touch.active_size:
                    return -1
                picked[n] = r
                n += 1
    return n


@compiled
def keeps_turning(touch: Touch, n: int) -> bool:
    """Whether torsional and rolling friction stay within their bounds after the change of the n picked rows."""
    picked, impulse = whole(touch.picked, 2 * touch.active_size + 3), vector(touch.impulse, touch.wide)
    change, grips = vector(touch.change, 3 * touch.active_size), vector(touch.grip, 2 * touch.most)
    spin, behind = whole(touch.spin, touch.most), 3 * touch.count + touch.rows
    for i in range(n):
        if picked[i] < behind:
            continue
        k, normal, square = contact_of(touch, picked[i]), 0.0, 0.0
        part = 0 if picked[i] == spin[k] else 1
        for j in range(n):
            if picked[j] == 3 * k:
                normal = impulse[3 * k] + change[j]
            if picked[j] == picked[i] or (part == 1 and contact_of(touch, picked[j]) == k and picked[j] > spin[k]):
                square += (impulse[picked[j]] + change[j]) ** 2
        bound = grips[2 * k + part] * normal
        if square > bound * bound:
            return False
    return True
