"""Free bodies in the text of time-stepping: no kernel, 6 × 6 blocks, all of it in the coordinates of each body.

    v_free = V + h (g − I⁻¹ (V ×* I V)),      λ acts through I⁻¹ Gᵀ,    u = G V + bias, kept by bodies, not by contacts

so that memory and a sweep are linear in the number of contacts.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from poinsot.simulation.loops.loop_text import compiled, matrix, vector, whole
from poinsot.simulation.loops.moreau_cones import ENOUGH, solve_contact


@compiled
def predict(scene: Any, touch: Any, x: Any, h: float, gravity: Any) -> None:
    """Poses, twists and free twists of all bodies."""
    scene_bodies = matrix(scene.bodies, scene.links, 84)
    scene_at = whole(scene.at, 2 * scene.links)
    touch_twist = matrix(touch.twist, scene.links, 6)
    touch_freely = matrix(touch.freely, scene.links, 6)
    touch_pose = matrix(touch.pose, scene.links, 12)
    touch_local = vector(touch.local, 8)
    touch_spare = vector(touch.spare, 16)
    touch_clipped = matrix(touch.clipped, 32, 3)
    nq = x.shape[0] - scene.nv
    for k in range(scene.links):
        q, v, body, X = scene_at[2 * k + 0], nq + scene_at[2 * k + 1], scene_bodies[k], touch_pose[k]
        size = 0.0
        for i in range(4):
            size += x[q + 3 + i] * x[q + 3 + i]
        a, b, c, d, s = x[q + 3], x[q + 4], x[q + 5], x[q + 6], 2.0 / size
        R = touch_clipped
        R[0, 0], R[0, 1], R[0, 2] = 1.0 - s * (b * b + c * c), s * (a * b - c * d), s * (a * c + b * d)
        R[1, 0], R[1, 1], R[1, 2] = s * (a * b + c * d), 1.0 - s * (a * a + c * c), s * (b * c - a * d)
        R[2, 0], R[2, 1], R[2, 2] = s * (a * c - b * d), s * (b * c + a * d), 1.0 - s * (a * a + b * b)
        for i in range(3):
            X[9 + i] = body[9 + i]
            for j in range(3):
                X[9 + i] += body[3 * i + j] * x[q + j]
                X[3 * i + j] = body[3 * i] * R[0, j] + body[3 * i + 1] * R[1, j] + body[3 * i + 2] * R[2, j]
        V, free, L, w = touch_twist[k], touch_freely[k], touch_spare, touch_local
        for i in range(6):
            V[i], L[i] = x[v + i], 0.0
        for i in range(6):
            for j in range(6):
                L[i] += body[12 + 6 * i + j] * V[j]
        for i in range(3):
            m, n = (i + 1) % 3, (i + 2) % 3
            w[i] = V[m] * L[n] - V[n] * L[m] + V[3 + m] * L[3 + n] - V[3 + n] * L[3 + m]
            w[3 + i] = V[m] * L[3 + n] - V[n] * L[3 + m]
        for i in range(6):
            free[i] = V[i]
            for j in range(6):
                free[i] -= h * body[48 + 6 * i + j] * w[j]
            if i >= 3:
                free[i] += h * (X[i - 3] * gravity[0] + X[3 + i - 3] * gravity[1] + X[6 + i - 3] * gravity[2])


@compiled
def energy(scene: Any, touch: Any, x: Any, at: int, gravity: Any) -> float:
    """Σ ½ Vᵀ I V − g · (m p + R m c) of all bodies, at a state; `predict` makes poses."""
    scene_bodies = matrix(scene.bodies, scene.links, 84)
    touch_twist = matrix(touch.twist, scene.links, 6)
    touch_pose = matrix(touch.pose, scene.links, 12)
    touch_local = vector(touch.local, 8)
    predict(scene, touch, x, 0.0, gravity)
    total = 0.0
    for k in range(scene.links):
        body, V, X = scene_bodies[k], touch_twist[k], touch_pose[k]
        for i in range(6):
            for j in range(6):
                total += 0.5 * V[i] * body[12 + 6 * i + j] * V[j]
        mass = body[12 + 21]  # I = [J, m c̃; −m c̃, m 1]
        moment = touch_local
        moment[0], moment[1], moment[2] = body[12 + 6 * 2 + 4], body[12 + 5], body[12 + 6 + 3]  # m c
        for i in range(3):
            place = mass * X[9 + i]
            for j in range(3):
                place += X[3 * i + j] * moment[j]
            total -= gravity[i] * place
    return float(total)


@compiled
def respond(scene: Any, touch: Any, k: int) -> None:
    """Of contact k, I⁻¹ Gᵀ of both bodies and W = G I⁻¹ Gᵀ."""
    scene_link = whole(scene.link, scene.shapes)
    scene_bodies = matrix(scene.bodies, scene.links, 84)
    touch_who = whole(touch.who, 4 * touch.most)
    touch_coefficient = matrix(touch.coefficient, touch.wide, 12)
    touch_response = matrix(touch.response, touch.wide, touch.reply)
    touch_own = matrix(touch.own, touch.most, 9)
    for r in range(3):
        G, Y = touch_coefficient[3 * k + r], touch_response[3 * k + r]
        for side in range(2):
            slot = scene_link[touch_who[4 * k + side]]
            for i in range(6):
                Y[6 * side + i] = 0.0
                if slot >= 0:
                    for j in range(6):
                        Y[6 * side + i] += scene_bodies[slot, 48 + 6 * i + j] * G[6 * side + j]
    for r in range(3):
        for c in range(3):
            total = 0.0
            for i in range(12):
                total += touch_coefficient[3 * k + r, i] * touch_response[3 * k + c, i]
            touch_own[k, 3 * r + c] = total


@compiled
def seen(scene: Any, touch: Any, k: int, r: int, twist: Any) -> float:
    """G V of a row of contact k."""
    scene_link = whole(scene.link, scene.shapes)
    touch_who = whole(touch.who, 4 * touch.most)
    touch_coefficient = matrix(touch.coefficient, touch.wide, 12)
    G, total = touch_coefficient[3 * k + r], 0.0
    for side in range(2):
        slot = scene_link[touch_who[4 * k + side]]
        if slot >= 0:
            for i in range(6):
                total += G[6 * side + i] * twist[slot, i]
    return float(total)


@compiled
def apply(scene: Any, touch: Any, k: int, r: int, value: float, twist: Any) -> None:
    """V += I⁻¹ Gᵀ λ."""
    scene_link = whole(scene.link, scene.shapes)
    touch_who = whole(touch.who, 4 * touch.most)
    touch_response = matrix(touch.response, touch.wide, touch.reply)
    Y = touch_response[3 * k + r]
    for side in range(2):
        slot = scene_link[touch_who[4 * k + side]]
        if slot >= 0:
            for i in range(6):
                twist[slot, i] += Y[6 * side + i] * value


@compiled
def sweep_bodies(scene: Any, touch: Any, count: int, backwards: bool) -> float:
    """One pass over all contacts; the largest change of velocity."""
    touch_after = matrix(touch.after, scene.links, 6)
    touch_own = matrix(touch.own, touch.most, 9)
    touch_friction = vector(touch.friction, touch.most)
    touch_bias = vector(touch.bias, touch.wide)
    touch_impulse = vector(touch.impulse, touch.wide)
    touch_local = vector(touch.local, 8)
    touch_right = vector(touch.right, 4)
    largest, impulse, local, right = 0.0, touch_impulse, touch_local, touch_right
    for each in range(count):
        k = count - 1 - each if backwards else each
        block = touch_own[k]
        right[0] = seen(scene, touch, k, 0, touch_after) + touch_bias[3 * k]
        if impulse[3 * k] == 0.0 and right[0] >= 0.0:
            continue
        for r in range(1, 3):
            right[r] = seen(scene, touch, k, r, touch_after)
        for r in range(3):
            for c in range(3):
                right[r] -= block[3 * r + c] * impulse[3 * k + c]
        solve_contact(block, right, touch_friction[k], local)
        for c in range(3):
            local[c] -= impulse[3 * k + c]
        for r in range(3):
            change = block[3 * r] * local[0] + block[3 * r + 1] * local[1] + block[3 * r + 2] * local[2]
            largest = max(largest, abs(change))
        for c in range(3):
            if local[c] != 0.0:
                impulse[3 * k + c] += local[c]
                apply(scene, touch, k, c, local[c], touch_after)
    return largest


@compiled
def push_bodies(scene: Any, touch: Any, count: int, sweeps: int, tolerance: float) -> bool:
    """Displacements of bodies in touch.freely that end all overlaps beyond the tolerance; False: there is none."""
    touch_freely = matrix(touch.freely, scene.links, 6)
    touch_gap = vector(touch.gap, touch.most)
    touch_own = matrix(touch.own, touch.most, 9)
    touch_push = vector(touch.push, touch.most + scene.rows)
    deepest = 0.0
    for k in range(count):
        touch_push[k] = 0.0
        deepest = max(deepest, -touch_gap[k])
    for k in range(scene.links):
        for i in range(6):
            touch_freely[k, i] = 0.0
    if deepest <= tolerance:
        return False
    for _ in range(sweeps):
        largest = 0.0
        for k in range(count):
            gap = touch_gap[k] + seen(scene, touch, k, 0, touch_freely)
            change = max(touch_push[k] - gap / touch_own[k, 0], 0.0) - touch_push[k]
            if change != 0.0:
                touch_push[k] += change
                largest = max(largest, abs(change) * touch_own[k, 0])
                apply(scene, touch, k, 0, change, touch_freely)
        if not np.isfinite(largest) or largest <= max(0.1 * tolerance, ENOUGH * deepest):
            break
    return True
