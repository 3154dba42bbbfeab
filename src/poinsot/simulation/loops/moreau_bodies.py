"""Free bodies in the text of time-stepping: no kernel, and momenta in the axes of the world.

In a step impulses act where it begins, and then each body moves freely: its mass centre on a straight line, and it
turns with its angular momentum L about that,

    v_c⁺ = v_c + h g + Σ λ/m          L = I_c ω̂ + h ω × I_c ω,    ω̂ = ω − h I_c⁻¹ (ω × I_c ω) + I_c⁻¹ Σ r × λ
    Π = Rᵀ L,  Π⁺ = exp(−h ω̄) Π,     ω̄ = I_c⁻¹ ½ (Π + Π⁺),        R⁺ = R exp(h ω̄),    ω⁺ = I_c⁻¹ Π⁺

ω̂ is what contacts see. By R⁺ Π⁺ = R Π the momentum is kept, and for ω̄ · (Π⁺ − Π) = 0 the energy too, to rounding and
whatever h is; ω̄ = ω where a body turns about a principal axis.
Source: Austin, Krishnaprasad & Wang 1993 (almost Poisson integration of the rigid body); Hairer, Lubich & Wanner 2006,
§IV.2 (quadratic invariants).
"""

from __future__ import annotations

from poinsot.code.primitives import compiled, vector
from poinsot.code.records import Matrix, Vector
from poinsot.simulation.loops.moreau_records import Scene, Touch
from poinsot.simulation.loops.native import turn

TRIES = 60
"""Of ω̄ at most."""
ROUNDING = 1e-15


@compiled
def predict(scene: Scene, touch: Touch, x: Vector, h: float, gravity: Vector) -> None:
    """Poses, twists and free twists of all bodies."""
    nq = x.shape[0] - scene.nv
    for k in range(scene.links):
        q, v, body, X = scene.at[2 * k + 0], nq + scene.at[2 * k + 1], scene.bodies[k], touch.pose[k]
        size = 0.0
        for i in range(4):
            size += x[q + 3 + i] * x[q + 3 + i]
        a, b, c, d, s = x[q + 3], x[q + 4], x[q + 5], x[q + 6], 2.0 / size
        R = touch.clipped
        R[0, 0], R[0, 1], R[0, 2] = 1.0 - s * (b * b + c * c), s * (a * b - c * d), s * (a * c + b * d)
        R[1, 0], R[1, 1], R[1, 2] = s * (a * b + c * d), 1.0 - s * (a * a + c * c), s * (b * c - a * d)
        R[2, 0], R[2, 1], R[2, 2] = s * (a * c - b * d), s * (b * c + a * d), 1.0 - s * (a * a + b * b)
        for i in range(3):
            X[9 + i] = body[9 + i]
            for j in range(3):
                X[9 + i] += body[3 * i + j] * x[q + j]
                X[3 * i + j] = body[3 * i] * R[0, j] + body[3 * i + 1] * R[1, j] + body[3 * i + 2] * R[2, j]
        V, free, w = touch.twist[k], touch.freely[k], touch.local
        for i in range(6):
            V[i] = x[v + i]
        _gyrate(body, V, w)
        for i in range(3):
            free[i] = V[i]
            for j in range(3):
                free[i] -= h * body[48 + 6 * i + j] * w[j]
        for i in range(3):
            m, n = (i + 1) % 3, (i + 2) % 3
            free[3 + i] = V[3 + i] + h * (X[i] * gravity[0] + X[3 + i] * gravity[1] + X[6 + i] * gravity[2])
            free[3 + i] += (V[m] - free[m]) * body[93 + n] - (V[n] - free[n]) * body[93 + m]


@compiled
def _gyrate(body: Vector, V: Vector, w: Vector) -> None:
    """ω × I_c ω of a body into w (3,)."""
    for i in range(3):
        w[3 + i] = 0.0
        for j in range(3):
            w[3 + i] += body[84 + 3 * i + j] * V[j]
    for i in range(3):
        m, n = (i + 1) % 3, (i + 2) % 3
        w[i] = V[m] * w[3 + n] - V[n] * w[3 + m]


@compiled
def _turned_back(q: Vector, v: Vector, out: Vector, at: int) -> None:
    """exp(−h w) v into out[at:], by its quaternion: v − 2 (w u × v − u × (u × v))."""
    a, b, c = q[1] * v[2] - q[2] * v[1], q[2] * v[0] - q[0] * v[2], q[0] * v[1] - q[1] * v[0]
    out[at] = v[0] - 2.0 * (q[3] * a - (q[1] * c - q[2] * b))
    out[at + 1] = v[1] - 2.0 * (q[3] * b - (q[2] * a - q[0] * c))
    out[at + 2] = v[2] - 2.0 * (q[3] * c - (q[0] * b - q[1] * a))


@compiled
def drift(scene: Scene, touch: Touch, xi: Vector, h: float) -> None:
    """ξ of positions of all bodies within the step; in touch.after then their L and velocities v_c, in the world."""
    touch_spare = vector(touch.spare, 18)
    w, own, q = touch.local, touch_spare, touch.block
    for k in range(scene.links):
        body, X, at = scene.bodies[k], touch.pose[k], scene.at[2 * k + 1]
        V, last = touch.leaving[k], touch.after[k]
        _gyrate(body, touch.twist[k], w)
        for i in range(3):
            own[i], own[15 + i] = h * w[i], h * w[i]
            for j in range(3):
                own[i] += body[84 + 3 * i + j] * V[j]  # Π
                own[15 + i] += body[84 + 3 * i + j] * last[j]
        _free_turn(body, V, own, w, q, h)
        turn(w, h, q)
        _turned_back(q, own, own, 6)
        for i in range(3):
            m, n = (i + 1) % 3, (i + 2) % 3
            xi[at + i] = h * w[i]
            own[3 + i] = V[3 + i] + V[m] * body[93 + n] - V[n] * body[93 + m]  # v_c in its axes
            own[9 + i] = body[93 + i]
        q[0], q[1], q[2] = -q[0], -q[1], -q[2]
        _turned_back(q, own[9:12], own, 12)  # exp(h ω̄) c
        for i in range(3):
            xi[at + 3 + i] = h * own[3 + i] + body[93 + i] - own[12 + i]
        for i in range(3):
            m, n = (i + 1) % 3, (i + 2) % 3
            own[i] = own[15 + i]
            own[3 + i] = last[3 + i] + last[m] * body[93 + n] - last[n] * body[93 + m]
        for i in range(3):
            last[i] = X[3 * i] * own[0] + X[3 * i + 1] * own[1] + X[3 * i + 2] * own[2]
            last[3 + i] = X[3 * i] * own[3] + X[3 * i + 1] * own[4] + X[3 * i + 2] * own[5]


@compiled
def _free_turn(body: Vector, V: Vector, own: Vector, w: Vector, q: Vector, h: float) -> None:
    """ω̄ (3,) of a step into w, from ω̂ and Π at the beginning of `own`, by steps that are tried until they stay."""
    for i in range(3):
        w[i] = V[i]
    for _ in range(TRIES):
        turn(w, h, q)
        _turned_back(q, own, own, 6)
        change, size = 0.0, 0.0
        for i in range(3):
            new = 0.0
            for j in range(3):
                new += 0.5 * body[48 + 6 * i + j] * (own[j] + own[6 + j])
            change, size = max(change, abs(new - w[i])), max(size, abs(new))
            w[3 + i] = new
        for i in range(3):
            w[i] = w[3 + i]
        if change <= ROUNDING * size:
            return


@compiled
def carry_bodies(scene: Scene, touch: Touch, x: Vector, x_new: Vector, xi: Vector) -> None:
    """The twists in a new state, from L and v_c of `drift`; and their changes from those in x."""
    nv, nq = scene.nv, x.shape[0] - scene.nv
    predict(scene, touch, x_new, 0.0, scene.gravity)
    for k in range(scene.links):
        body, X, P, V, at = scene.bodies[k], touch.pose[k], touch.after[k], touch.local, scene.at[2 * k + 1]
        for i in range(3):
            V[i] = X[i] * P[0] + X[3 + i] * P[1] + X[6 + i] * P[2]
            V[3 + i] = X[i] * P[3] + X[3 + i] * P[4] + X[6 + i] * P[5]
        for i in range(3):
            new = 0.0
            for j in range(3):
                new += body[48 + 6 * i + j] * V[j]
            x_new[nq + at + i] = new
        for i in range(3):
            m, n = (i + 1) % 3, (i + 2) % 3
            x_new[nq + at + 3 + i] = V[3 + i] - (x_new[nq + at + m] * body[93 + n] - x_new[nq + at + n] * body[93 + m])
        for i in range(6):
            xi[nv + at + i] = x_new[nq + at + i] - x[nq + at + i]


@compiled
def place_bodies(scene: Scene, touch: Touch, twist: Matrix) -> None:
    """Velocities of all bodies in the world from twists in their own axes, with their inverse inertias."""
    own = touch.local
    for k in range(scene.links):
        body, X, V, y = scene.bodies[k], touch.pose[k], twist[k], touch.motion[k]
        for i in range(3):
            m, n = (i + 1) % 3, (i + 2) % 3
            own[i] = V[3 + i] + V[m] * body[93 + n] - V[n] * body[93 + m]
        for i in range(3):
            y[i] = X[3 * i] * own[0] + X[3 * i + 1] * own[1] + X[3 * i + 2] * own[2]
            y[3 + i] = X[3 * i] * V[0] + X[3 * i + 1] * V[1] + X[3 * i + 2] * V[2]
        y[6] = 1.0 / body[12 + 21]
        for e in range(6):
            i, j = (e, e) if e < 3 else ((0, 1) if e == 3 else ((0, 2) if e == 4 else (1, 2)))
            total = 0.0
            for a in range(3):
                for b in range(3):
                    total += X[3 * i + a] * body[48 + 6 * a + b] * X[3 * j + b]
            y[7 + e] = total
    for i in range(16):
        touch.motion[scene.links, i] = 0.0


@compiled
def own_axes(scene: Scene, touch: Touch, twist: Matrix) -> None:
    """Twists in the bodies' own axes, about their origins, from velocities in the world."""
    for k in range(scene.links):
        body, X, V, y = scene.bodies[k], touch.pose[k], twist[k], touch.motion[k]
        for i in range(3):
            V[i] = X[i] * y[3] + X[3 + i] * y[4] + X[6 + i] * y[5]
            V[3 + i] = X[i] * y[0] + X[3 + i] * y[1] + X[6 + i] * y[2]
        for i in range(3):
            m, n = (i + 1) % 3, (i + 2) % 3
            V[3 + i] -= V[m] * body[93 + n] - V[n] * body[93 + m]


@compiled
def energy(scene: Scene, touch: Touch, x: Vector, at: int, gravity: Vector) -> float:
    """Σ ½ Vᵀ I V − g · (m p + R m c) of all bodies, at a state; `predict` makes poses."""
    predict(scene, touch, x, 0.0, gravity)
    total = 0.0
    for k in range(scene.links):
        body, V, X = scene.bodies[k], touch.twist[k], touch.pose[k]
        for i in range(6):
            for j in range(6):
                total += 0.5 * V[i] * body[12 + 6 * i + j] * V[j]
        mass = body[12 + 21]  # I = [J, m c̃; −m c̃, m 1]
        moment = touch.local
        moment[0], moment[1], moment[2] = body[12 + 6 * 2 + 4], body[12 + 5], body[12 + 6 + 3]  # m c
        for i in range(3):
            place = mass * X[9 + i]
            for j in range(3):
                place += X[3 * i + j] * moment[j]
            total -= gravity[i] * place
    return float(total)
