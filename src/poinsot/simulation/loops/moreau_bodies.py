"""Free bodies in the text of time-stepping: no kernel, 6 × 6 blocks, all of it in the coordinates of each body.

v_free = V + h (g − I⁻¹ (V ×* I V))
"""

from __future__ import annotations

from typing import Any

from poinsot.simulation.loops.loop_text import compiled, matrix, vector, whole


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
