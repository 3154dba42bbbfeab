"""One contact with friction solved exactly, and all of them by block Gauss–Seidel, in the text of time-stepping.

    u = q + W λ,    K = {|λ_T| ≤ μ λ_N}:    K ∋ λ ⟂ u + μ |u_T| n ∈ K*     (De Saxcé's form of Coulomb's law)

For one contact there are three cases: q_N ≥ 0 lets go, λ = 0; sticking, λ = −W⁻¹ q, where that lies in K; and sliding,

    (W̃ + κ 1) λ_T = −q̃,   W̃ = W_TT − W_TN W_NT/W_NN,   q̃ = q_T − W_TN q_N/W_NN,   u_T = −κ λ_T,   |λ_T| = μ λ_N

with one number κ > 0 as its unknown. φ(κ) = μ λ_N/|λ_T| − 1 is negative at 0 and positive far out, and nearly linear:
Newton's steps within a bracket find it. Scalar rows (limits, friction of joints) are solved by clipping.
Law     the result is in K, u_N ≥ 0, sliding friction is against u_T, tests/simulation/test_moreau.py
Source  De Saxcé & Feng (1998); Jean (1999); Moré & Sorensen (1983) for the equation in κ
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import compiled
from poinsot.code.records import Vector
from poinsot.simulation.loops.moreau_records import Scene, Touch

FOUND = 1e-14
TRIES = 60
FLAT = 1e-12
"""Share of its size below which det W̃ is rounding: one direction cannot move, as out of the plane of a machine. So is
W̃ below this share of W_TT: a machine of one freedom."""
STRAY = 1e-8
"""Share of the velocities up to which the demand along such a direction is rounding; above it nothing can stick."""
ENOUGH = 1e-2
"""By this share of the deepest overlap positions may still be wrong: what is left is pushed out a step later."""


@compiled
def solve_contact(W: Vector, q: Vector, mu: float, out: Vector) -> None:
    """λ (3,) of one contact into out: W (9,) by rows, normal first, symmetric and positive; q (3,)."""
    out[0], out[1], out[2] = 0.0, 0.0, 0.0
    if not q[0] < 0.0:
        return
    if mu <= 0.0:
        out[0] = -q[0] / W[0]
        return
    a, b = W[1] / W[0], W[2] / W[0]
    A, B, C = W[4] - W[1] * a, W[5] - W[1] * b, W[8] - W[2] * b
    q1, q2 = q[1] - a * q[0], q[2] - b * q[0]
    low, high, kappa, size = 0.0, np.inf, 0.0, A + C
    flat = FLAT * size * size >= A * C - B * B or not size > FLAT * (W[4] + W[8])
    if flat:
        if _solve_in_plane(W, q, mu, A, B, C, out):
            return
        kappa = size
    for _ in range(TRIES):
        P, R = A + kappa, C + kappa
        det = P * R - B * B
        x, y = -(R * q1 - B * q2) / det, -(P * q2 - B * q1) / det
        normal = -(q[0] + W[1] * x + W[2] * y) / W[0]
        length = np.sqrt(x * x + y * y)
        found = mu * normal - length
        if kappa == 0.0 and found >= 0.0:
            out[0], out[1], out[2] = normal, x, y
            return
        if found > 0.0:
            high = kappa
        else:
            low = kappa
        if abs(found) <= FOUND * length or high - low <= FOUND * size:
            break
        # slopes by κ: (W̃ + κ) x' = −x
        dx, dy = -(R * x - B * y) / det, -(P * y - B * x) / det
        grown = -(W[1] * dx + W[2] * dy) / W[0]
        slope = mu * grown / length - mu * normal * (x * dx + y * dy) / (length * length * length)
        following = kappa - (mu * normal / length - 1.0) / slope
        if not (low < following < high):
            following = 0.5 * (low + high) if high < np.inf else 4.0 * kappa + size
        kappa = following
    if flat and abs(found) > STRAY * length:
        return  # a rebound of two freedoms that Coulomb's law does not allow: the impulse in the plane
    normal = max(normal, 0.0)
    out[0] = normal
    if length > 0.0:
        out[1], out[2] = mu * normal * x / length, mu * normal * y / length


@compiled
def _solve_in_plane(W: Vector, q: Vector, mu: float, A: float, B: float, C: float, out: Vector) -> bool:
    """λ of one contact that can slip along one direction t alone, W̃ = (A + C) t tᵀ; False where sliding on t has no λ,
    or q̃ is not along t and friction has to act across it: a rebound, through W_TN, of a machine of two freedoms.

    Sticking: λ_t = −q̃_t/(A + C); sliding: λ_t = −σ μ λ_N, λ_N = −q_N/(W_NN − σ μ W_Nt), σ the sign of q̃_t. Of one
    freedom W̃ is rounding: t is along W_NT, and q̃_t is 0 but for a rebound, which slides, by λ_N alone if need be.
    """
    x, y = A if A >= C else B, B if A >= C else C  # the larger column of W̃
    size, small = A + C, STRAY * (abs(q[0]) + abs(q[1]) + abs(q[2]))
    lone = not size > FLAT * (W[4] + W[8])
    if lone:
        x, y = W[1], W[2]
    length, t, normal = np.sqrt(x * x + y * y), 0.0, -q[0] / W[0]
    if not length > 0.0:  # it cannot slip at all
        out[0] = normal
        return True
    x, y = x / length, y / length
    astray = x * q[2] - y * q[1] - (x * W[2] - y * W[1]) * q[0] / W[0]
    along, across = W[1] * x + W[2] * y, q[1] * x + q[2] * y
    slip = across - along * q[0] / W[0]
    if not lone:
        t = -slip / size
        normal = -(q[0] + along * t) / W[0]
    if abs(t) > mu * normal or (lone and abs(slip) > small):
        sense = 1.0 if slip > 0.0 else -1.0
        pivot = W[0] - sense * mu * along
        if pivot > 0.0:
            normal = -q[0] / pivot
            t = -sense * mu * normal
        elif not lone:
            return False
    out[0], out[1], out[2] = normal, t * x, t * y
    return bool(lone or abs(astray) <= small)


@compiled
def _solve_row(impulse: float, u: float, own: float, low: float, high: float) -> float:
    """λ of a scalar row; where nothing can move it, at a dead point, friction rubs against u, and nothing holds."""
    if own > 0.0:
        return min(max(impulse - u / own, low), high)
    if high == np.inf or u == 0.0:
        return 0.0
    return low if u > 0.0 else high


@compiled
def sweep(scene: Scene, touch: Touch, contacts: int, rows: int, N: int, backwards: bool) -> float:
    """One pass over all contacts and scalar rows, from u = q + W λ kept at hand; the largest change of velocity."""
    u, impulse, W, local, block, right = touch.u, touch.impulse, touch.W, touch.local, touch.block, touch.right
    largest = 0.0
    for each in range(contacts):
        k = contacts - 1 - each if backwards else each
        i = 3 * k
        if (impulse[i] == 0.0 and u[i] >= 0.0) or (touch.spins > 0 and touch.shares[k] == 1):
            continue
        for r in range(3):
            right[r] = u[i + r]
            for c in range(3):
                block[3 * r + c] = W[i + r, i + c]
                right[r] -= block[3 * r + c] * impulse[i + c]
        solve_contact(block, right, touch.friction[k], local)
        for c in range(3):
            local[c] -= impulse[i + c]
        for r in range(3):
            change = 0.0
            for c in range(3):
                change += block[3 * r + c] * local[c]
            largest = max(largest, abs(change))
        for c in range(3):
            if local[c] != 0.0:
                impulse[i + c] += local[c]
                for j in range(N):
                    u[j] += W[i + c, j] * local[c]
    for k in range(rows):
        i = 3 * contacts + k
        new = _solve_row(impulse[i], u[i], W[i, i], touch.low[k], touch.high[k])
        change = new - impulse[i]
        if change != 0.0:
            largest = max(largest, abs(change) * W[i, i])
            impulse[i] = new
            for j in range(N):
                u[j] += W[i, j] * change
    return largest


@compiled
def push_out(scene: Scene, touch: Touch, contacts: int, rows: int, sweeps: int, tolerance: float) -> bool:
    """0 ≤ p ⟂ g + W_N p ≥ 0 where gaps are below −tolerance; the impulses p in touch.push, False where none is."""
    deepest, W, push, gap = 0.0, touch.W, touch.push, touch.left
    for k in range(contacts):
        gap[k] = touch.gap[k]
        push[k] = 0.0
        deepest = max(deepest, -touch.gap[k])
    for k in range(rows):
        gap[contacts + k] = touch.row_gap[k]
        push[contacts + k] = 0.0
        deepest = max(deepest, -touch.row_gap[k])
    if deepest <= tolerance:
        return False
    for _ in range(sweeps):
        largest = 0.0
        for k in range(contacts + rows):
            i = 3 * k if k < contacts else 2 * contacts + k
            new = max(push[k] - gap[k] / W[i, i], 0.0) if W[i, i] > 0.0 else 0.0
            change = new - push[k]
            if change != 0.0:
                push[k] = new
                largest = max(largest, abs(change) * W[i, i])
                for m in range(contacts + rows):
                    j = 3 * m if m < contacts else 2 * contacts + m
                    gap[m] += W[i, j] * change
        if largest <= max(0.1 * tolerance, ENOUGH * deepest):
            break
    return True
