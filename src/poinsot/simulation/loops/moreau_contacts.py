"""Contacts between free bodies and the bodies themselves in compact blocks, in the text of time-stepping.

All that a sweep reads of a contact lies in one block of four lines of cache, all of a body in one of two, in the world:

    spot    n, t₁, t₂ (9)   levers from the centres of mass (6)   W (6: 00 01 02 11 12 22)
            bias   μ   λ (3)   places of its bodies (2)
    motion  v of the centre of mass (3)   ω (3)   1/m   R Ic⁻¹ Rᵀ (6: 00 11 22 01 02 12)

A side on the ground is a body whose 1/m and Ic⁻¹ are 0: the last of `motion`.
"""

from __future__ import annotations

from poinsot.code.primitives import compiled
from poinsot.code.records import Matrix, Vector
from poinsot.simulation.loops.moreau_records import Scene, Touch


@compiled
def sees(motion: Matrix, s: Vector, u: Vector) -> None:
    """u (3,) of a contact: the velocity of the second body's point less that of the first's, along its frame."""
    A, B = motion[int(s[26])], motion[int(s[27])]
    x = B[0] + B[4] * s[14] - B[5] * s[13] - (A[0] + A[4] * s[11] - A[5] * s[10])
    y = B[1] + B[5] * s[12] - B[3] * s[14] - (A[1] + A[5] * s[9] - A[3] * s[11])
    z = B[2] + B[3] * s[13] - B[4] * s[12] - (A[2] + A[3] * s[10] - A[4] * s[9])
    u[0] = s[0] * x + s[1] * y + s[2] * z
    u[1] = s[3] * x + s[4] * y + s[5] * z
    u[2] = s[6] * x + s[7] * y + s[8] * z


@compiled
def _pull(body: Vector, sign: float, x: float, y: float, z: float, a: float, b: float, c: float) -> None:
    """A body's velocity after an impulse (x, y, z) at the lever (a, b, c)."""
    share = sign * body[6]
    body[0] += share * x
    body[1] += share * y
    body[2] += share * z
    p, q, r = sign * (b * z - c * y), sign * (c * x - a * z), sign * (a * y - b * x)
    body[3] += body[7] * p + body[10] * q + body[11] * r
    body[4] += body[10] * p + body[8] * q + body[12] * r
    body[5] += body[11] * p + body[12] * q + body[9] * r


@compiled
def strike(motion: Matrix, s: Vector, l0: float, l1: float, l2: float) -> None:
    """Both bodies of a contact after an impulse along its frame."""
    x = s[0] * l0 + s[3] * l1 + s[6] * l2
    y = s[1] * l0 + s[4] * l1 + s[7] * l2
    z = s[2] * l0 + s[5] * l1 + s[8] * l2
    _pull(motion[int(s[26])], -1.0, x, y, z, s[9], s[10], s[11])
    _pull(motion[int(s[27])], 1.0, x, y, z, s[12], s[13], s[14])


@compiled
def _load(force: Vector, sign: float, x: float, y: float, z: float, lever: Vector) -> None:
    """An impulse on a body, as a force and a moment."""
    a, b, c = sign * x, sign * y, sign * z
    force[0] += a
    force[1] += b
    force[2] += c
    force[3] += lever[1] * c - lever[2] * b
    force[4] += lever[2] * a - lever[0] * c
    force[5] += lever[0] * b - lever[1] * a


@compiled
def pull(scene: Scene, s: Vector, l0: float, l1: float, l2: float, force: Matrix) -> None:
    """Forces and moments (links, 6) on both bodies of a contact, with an impulse along its frame."""
    x = s[0] * l0 + s[3] * l1 + s[6] * l2
    y = s[1] * l0 + s[4] * l1 + s[7] * l2
    z = s[2] * l0 + s[5] * l1 + s[8] * l2
    if int(s[26]) < scene.links:
        _load(force[int(s[26])], -1.0, x, y, z, s[9:12])
    if int(s[27]) < scene.links:
        _load(force[int(s[27])], 1.0, x, y, z, s[12:15])


@compiled
def fill_spot(scene: Scene, touch: Touch, k: int) -> None:
    """The block of contact k, but for bias, μ and λ."""
    s, turn = touch.spot[k], touch.clipped
    for i in range(9):
        s[i] = touch.frame[k, i]
    for e in range(6):
        s[15 + e] = 0.0
    for side in range(2):
        slot, at = scene.link[touch.who[4 * k + side]], 9 + 3 * side
        s[26 + side] = float(slot if slot >= 0 else scene.links)
        for i in range(3):
            s[at + i] = 0.0
        if slot < 0:
            continue
        body, X, y = scene.bodies[slot], touch.pose[slot], touch.motion[slot]
        mass = body[12 + 21]
        for i in range(3):
            centre = X[3 * i] * body[12 + 16] + X[3 * i + 1] * body[12 + 5] + X[3 * i + 2] * body[12 + 9]
            s[at + i] = touch.point[k, i] - X[9 + i] - centre / mass
        for r in range(3):  # lever × direction, and R Ic⁻¹ Rᵀ of it
            for i in range(3):
                m, n = (i + 1) % 3, (i + 2) % 3
                turn[r, i] = s[at + m] * s[3 * r + n] - s[at + n] * s[3 * r + m]
            turn[3 + r, 0] = y[7] * turn[r, 0] + y[10] * turn[r, 1] + y[11] * turn[r, 2]
            turn[3 + r, 1] = y[10] * turn[r, 0] + y[8] * turn[r, 1] + y[12] * turn[r, 2]
            turn[3 + r, 2] = y[11] * turn[r, 0] + y[12] * turn[r, 1] + y[9] * turn[r, 2]
        for e in range(6):
            i, j = (0, e) if e < 3 else ((1, e - 2) if e < 5 else (2, 2))
            s[15 + e] += y[6] if i == j else 0.0
            for a in range(3):
                s[15 + e] += turn[i, a] * turn[3 + j, a]


@compiled
def tell(scene: Scene, touch: Touch, island: int) -> None:
    """Impulses, and velocities with their bias, by contacts."""
    begin = touch.begin
    for k in range(begin[island], begin[island + 1]):
        sees(touch.motion, touch.spot[k], touch.right)
        touch.friction[k] = touch.spot[k, 22]
        for r in range(3):
            touch.u[3 * k + r] = touch.right[r] + touch.bias[3 * k + r]
            touch.impulse[3 * k + r] = touch.spot[k, 23 + r]
