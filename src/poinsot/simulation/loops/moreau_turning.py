"""Torsional and rolling friction of contacts, in the text of time-stepping: three rows of each that has it.

    |λ_s| ≤ μ_t λ_N  against the spin n·ω,    |(λ_1, λ_2)| ≤ μ_r λ_N  against the rolling (t₁·ω, t₂·ω),   ω = ω_B − ω_A

Each opposes its own motion, and no other bound depends on it: the set of impulses is the product of Coulomb's cone, a
segment and a disc, all as wide as λ_N. Where a contact is coupled they share one bound, |(λ_T, λ_s, λ_1, λ_2)| ≤ μ λ_N:
the elliptic cone of MuJoCo, and of a patch that spins as it slides. Rows are measured as velocities, (μ_t/μ) n·ω and
(μ_r/μ) tᵢ·ω, so that every bound is μ λ_N. They stand behind all others: contacts, limits, friction keep their places.
Law     passive; a ball that spins stops after I ω/(μ_t m g), one that rolls after 7 v/(5 g μ_r/r):
        tests/switching/test_turning_friction.py
Source  Leine & Glocker (2003), A set-valued force law for spatial Coulomb–Contensou friction; docs/switching.md
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import compiled, matrix
from poinsot.code.records import Matrix
from poinsot.code.texts.nearest_support import ROWS, WIDE
from poinsot.simulation.loops.moreau_cones import FLAT, FOUND, STRAY, TRIES, solve_contact
from poinsot.simulation.loops.moreau_records import Scene, Touch


@compiled
def contact_of(touch: Touch, i: int) -> int:
    """The contact of row i, −1: of a limit or of friction along a stretch."""
    spun = touch.spun
    behind = i - 3 * touch.count - touch.rows
    if i < 3 * touch.count:
        return i // 3
    return int(spun[behind // 3]) if behind >= 0 else -1


@compiled
def place_turning(scene: Scene, touch: Touch) -> None:
    """The rows of the contacts at hand: their numbers, their levers, and impulses of the step before."""
    link, who = scene.link, touch.who
    ratio, frame = scene.turning, touch.frame
    pose, G = touch.pose, touch.coefficient
    spin, spun, shares = touch.spin, touch.spun, touch.shares
    numbers = scene.numbers
    impulse, turn = touch.impulse, touch.turn
    touch.spins = 0
    for k in range(touch.count if scene.turns == 1 else 0):
        own, spin[k], shares[k] = ratio[who[4 * k + 2]], -1, 0
        if own[0] == 0.0 and own[1] == 0.0:
            continue
        first = 3 * touch.count + touch.rows + 3 * touch.spins
        spin[k], spun[touch.spins] = first, k
        touch.spins += 1
        shares[k] = 1 if numbers[who[4 * k + 2], 3] != 0.0 else 0
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
    numbers = scene.numbers[touch.who[4 * k + 2]]
    W, before = touch.W, touch.before
    i = touch.spin[k] + part
    speed = abs(before[i]) if part == 0 else np.sqrt(before[i] ** 2 + before[i + 1] ** 2)
    able = numbers[1] * touch.impulse[3 * k] * W[i, i]
    return float(numbers[1] if numbers[1] == numbers[2] or speed <= able else numbers[2])


@compiled
def turn_contact(scene: Scene, touch: Touch, k: int) -> float:
    """The spin, then the rolling of contact k, with all others held; the largest change of velocity.

    A disc that λ_N bounds is a cone with a normal row that feels nothing and carries λ_N, for `solve_contact`.
    """
    first, N = touch.spin[k], touch.size
    if first < 0:
        return 0.0
    if touch.shares[k] == 1:
        return float(_turn_together(scene, touch, k))
    u, impulse = touch.u, touch.impulse
    W, block = touch.W, touch.block
    q, new = touch.right, touch.local
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
        solve_contact(block, q, touch.grip[2 * k + part], new)
        for r in range(1 + part):
            change = new[1 + r] - impulse[i + r]
            if change != 0.0:
                impulse[i + r] = new[1 + r]
                largest = max(largest, abs(change) * W[i + r, i + r])
                for j in range(N):
                    u[j] += W[i + r, j] * change
    return largest


@compiled
def _turn_together(scene: Scene, touch: Touch, k: int) -> float:
    """All six rows of contact k with all others held: `solve_contact` with five directions, those that move."""
    first, N = touch.spin[k], touch.size
    u, impulse = touch.u, touch.impulse
    W, A = touch.W, matrix(touch.convex, ROWS, WIDE)
    if impulse[3 * k] == 0.0 and u[3 * k] >= 0.0:
        return 0.0
    for r in range(6):
        i = 3 * k + r if r < 3 else first + r - 3
        A[8, r] = u[i]
        for c in range(6):
            j = 3 * k + c if c < 3 else first + c - 3
            A[r, c] = W[i, j]
            A[8, r] -= W[i, j] * impulse[j]
    solve_together(A, touch.friction[k])
    largest = 0.0
    for r in range(6):
        i = 3 * k + r if r < 3 else first + r - 3
        change = A[9, r] - impulse[i]
        if change != 0.0:
            impulse[i] = A[9, r]
            largest = max(largest, abs(change) * W[i, i])
            for j in range(N):
                u[j] += W[i, j] * change
    return largest


@compiled
def solve_together(A: Matrix, mu: float) -> None:
    """λ (6,) of one contact into row 9 of A, of W in its rows 0 … 5 and q in row 8, as `solve_contact` says.

    Rows 10 … 14 get W̃, rows 15 … 19 its factors; 20: x = −(W̃ + κ)⁻¹ q̃, 21: q̃, 22: x' = −(W̃ + κ)⁻¹ x, the slope by κ.
    """
    for r in range(6):
        A[9, r] = 0.0
    if not A[8, 0] < 0.0:
        return
    size = 0.0
    for r in range(5):
        A[21, r] = A[8, r + 1] - A[r + 1, 0] * A[8, 0] / A[0, 0]
        for c in range(5):
            A[10 + r, c] = A[r + 1, c + 1] - A[r + 1, 0] * A[0, c + 1] / A[0, 0]
        size += A[10 + r, r]
    low, high, kappa, length, normal = 0.0, np.inf, 0.0, 0.0, 0.0
    for _ in range(TRIES):
        _factor(A, kappa, FLAT * size)
        _divide(A, 21, 20)
        normal, length = A[8, 0], 0.0
        for r in range(5):
            normal += A[0, r + 1] * A[20, r]
            length += A[20, r] * A[20, r]
        normal, length = -normal / A[0, 0], np.sqrt(length)
        found = mu * normal - length
        if kappa == 0.0 and found >= 0.0:
            if _sticks(A):
                break
            kappa = size
            continue
        if found > 0.0:
            high = kappa
        else:
            low = kappa
        if abs(found) <= FOUND * length or high - low <= FOUND * size:
            break
        _divide(A, 20, 22)
        grown, along = 0.0, 0.0
        for r in range(5):
            grown -= A[0, r + 1] * A[22, r] / A[0, 0]
            along += A[20, r] * A[22, r]
        slope = mu * grown / length - mu * normal * along / (length * length * length)
        following = kappa - (mu * normal / length - 1.0) / slope
        if not (low < following < high):
            following = 0.5 * (low + high) if high < np.inf else 4.0 * kappa + size
        kappa = following
    A[9, 0] = max(normal, 0.0)
    share = mu * A[9, 0] / length if length > mu * A[9, 0] else 1.0
    for r in range(5):
        A[9, r + 1] = share * A[20, r]


@compiled
def _sticks(A: Matrix) -> bool:
    """Whether W̃ x = −q̃, also in directions that cannot move."""
    size, most = abs(A[8, 0]), 0.0
    for r in range(5):
        size += abs(A[8, r + 1])
        missed = A[21, r]
        for c in range(5):
            missed += A[10 + r, c] * A[20, c]
        most = max(most, abs(missed))
    return bool(most <= STRAY * size)


@compiled
def _factor(A: Matrix, kappa: float, least: float) -> None:
    """W̃ + κ = L D Lᵀ; 1/D = 0 of directions that cannot move."""
    for i in range(5):
        for j in range(i + 1):
            total = A[10 + i, j] + (kappa if i == j else 0.0)
            for m in range(j):
                total -= A[15 + i, m] * A[15 + j, m] * A[23, m]
            if i == j:
                A[23, i] = total if total > least else 0.0
                A[24, i] = 1.0 / total if total > least else 0.0
            else:
                A[15 + i, j] = total * A[24, j]


@compiled
def _divide(A: Matrix, right: int, out: int) -> None:
    """−(W̃ + κ)⁻¹ of a row of A into another."""
    for i in range(5):
        total = -A[right, i]
        for m in range(i):
            total -= A[15 + i, m] * A[25, m]
        A[25, i] = total
    for step in range(5):
        i = 4 - step
        total = A[25, i] * A[24, i]
        for m in range(i + 1, 5):
            total -= A[15 + m, i] * A[out, m]
        A[out, i] = total


@compiled
def turning_square(touch: Touch, k: int) -> float:
    """What torsional and rolling friction add to λ_T² of a contact that is coupled."""
    spin, shares = touch.spin, touch.shares
    impulse, total = touch.impulse, 0.0
    if touch.spins > 0 and shares[k] == 1:
        for r in range(3):
            total += impulse[spin[k] + r] ** 2
    return total


@compiled
def add_turning(touch: Touch, k: int, tolerance: float, near: float, n: int) -> int:
    """The rows of contact k that are solved at once with n others, into touch.picked; −1 where one of them slides."""
    first = touch.spin[k]
    if first < 0:
        return n
    picked, impulse = touch.picked, touch.impulse
    W, u = touch.W, touch.u
    shared = touch.shares[k] == 1
    for part in range(2):
        i, square, speed, size = first + part, 0.0, 0.0, 0.0
        for r in range(i, i + 1 + part):
            square += impulse[r] ** 2
            speed += u[r] ** 2
            size = max(size, W[r, r])
        bound = touch.grip[2 * k + part] * impulse[3 * k]
        if shared:
            bound = touch.friction[k] * impulse[3 * k]
            square = impulse[3 * k + 1] ** 2 + impulse[3 * k + 2] ** 2 + turning_square(touch, k)
            speed += u[3 * k + 1] ** 2 + u[3 * k + 2] ** 2
            size = max(size, W[3 * k + 1, 3 * k + 1])
        if np.sqrt(square) >= bound * (1.0 - near) and np.sqrt(speed) > tolerance * size * bound:
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
    picked, impulse = touch.picked, touch.impulse
    change, grips = touch.change, touch.grip
    spin, behind = touch.spin, 3 * touch.count + touch.rows
    shares, friction = touch.shares, touch.friction
    for i in range(n):
        if picked[i] < behind:
            continue
        k, normal, square = contact_of(touch, picked[i]), 0.0, 0.0
        part = 0 if picked[i] == spin[k] else 1
        for j in range(n):
            if picked[j] == 3 * k:
                normal = impulse[3 * k] + change[j]
            mine = contact_of(touch, picked[j]) == k and picked[j] != 3 * k
            if picked[j] == picked[i] or (mine and (shares[k] == 1 or (part == 1 and picked[j] > spin[k]))):
                square += (impulse[picked[j]] + change[j]) ** 2
        bound = (friction[k] if shares[k] == 1 else grips[2 * k + part]) * normal
        if square > bound * bound:
            return False
    return True
