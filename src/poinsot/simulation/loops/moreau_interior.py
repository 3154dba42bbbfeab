"""All contacts of an island of free bodies solved at once by an interior point, in the text of time-stepping.

    M (v − v_free) = Jᵀ λ,    y = u + μ |u_T| n,    K ∋ λ ⟂ y ∈ K*,    u = J v + bias    (De Saxcé's form of Coulomb's)

In units in which both cones are |x_T| ≤ x_N, x = (μ λ_N, λ_T) and y = (u_N/μ + |u_T|, u_T), a step solves for

    x + δx,  y + δy  with  x ∘ y = σ μ̄ e,   Θ δy + δx = −x + W (ℓ⁻¹ ∘ (σ μ̄ e + (ℓ + W δy) ∘ W δy)),   Θ = W²,  ℓ = W y

linearised where |u_T| is too, first with σ = 0 to learn σ (Mehrotra). W is the scaling of Nesterov and Todd. With δx
eliminated what is left are equations by bodies, (M + Jᵀ Θ E J) δv = …, E = ∂y/∂u (`moreau_blocks`). Some 10 to 30 steps
are enough, however many bodies stand on each other; sweeps take as many as those squared.
It is tried where sweeps have been slow: its cost, counted, may be `WORTH` times theirs. Without result it changes
nothing.
Law     towers and walls are solved in each step and do not sink in: tests/simulation/test_towers.py
Source  Vandenberghe (2010), The CVXOPT linear and quadratic cone program solvers; Acary, Armand, Nguyen & Shpakovych
        (2023), Second-order cone programming for frictional contact mechanics using interior point algorithm
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import compiled
from poinsot.code.records import Vector
from poinsot.simulation.loops.moreau_blocks import (
    add_contact,
    clear_blocks,
    factor_blocks,
    order_bodies,
    solve_blocks,
    weigh,
)
from poinsot.simulation.loops.moreau_contacts import pull, sees, strike
from poinsot.simulation.loops.moreau_records import Scene, Touch

SLOW = 16
"""Sweeps that are always tried before."""
WORTH = 2
"""Times the cost of the sweeps so far that it may cost."""
STEPS, EXPECTED = 40, 20
"""Steps at most, and those that its cost is counted with."""
PASSES, VISIT = 2.5, 1.6
"""The cost of a contact in a step, and in a sweep, in products of blocks."""
REFINED = 2
INTO = 0.98
"""Of the way to the boundary of the cones a step goes this share."""
NEAR = 1e-6
"""Share of what contacts have done to which impulses are found."""
SHORT = 1e-3
"""Share of the way below which no step gets on."""
LEAST = 1e-300
X, Y, MISSED, MEAN, MIDDLE, GOES, TURNS, OF_X, OF_Y, SLIPS, NORMAL, RUBS = 0, 3, 6, 9, 12, 13, 16, 19, 22, 25, 27, 28
"""Places in the row of a contact: x, y, y missed, w̄, β, W(…), ŵ, δx, δy, û_T, 1/μ, whether it rubs."""


@compiled
def pays_at(scene: Scene, touch: Touch, island: int) -> int:
    """The number of sweeps after which it is to be tried; more than there may be where it is not."""
    contacts = touch.begin[island + 1] - touch.begin[island]
    share = EXPECTED / (VISIT * WORTH)
    most = int((scene.sweeps / share - PASSES) * contacts)
    work = order_bodies(scene, touch, island, most)
    if work == 0:
        return scene.sweeps + 1
    return max(SLOW, int(share * (work / contacts + PASSES)))


@compiled
def _size(x: Vector, at: int) -> float:
    """√det of a point in the cone."""
    along = np.sqrt(x[at + 1] * x[at + 1] + x[at + 2] * x[at + 2])
    return float(np.sqrt(max((x[at] - along) * (x[at] + along), LEAST)))


@compiled
def _reach(z: Vector, at: int, way: int) -> float:
    """How far from a point one may go along a way within the cone."""
    a = z[way] * z[way] - z[way + 1] * z[way + 1] - z[way + 2] * z[way + 2]
    b = z[at] * z[way] - z[at + 1] * z[way + 1] - z[at + 2] * z[way + 2]
    along = np.sqrt(z[at + 1] * z[at + 1] + z[at + 2] * z[at + 2])
    c = (z[at] - along) * (z[at] + along)
    most = -z[at] / z[way] if z[way] < 0.0 else np.inf
    square = b * b - a * c
    if square >= 0.0:
        root = np.sqrt(square)
        if b < 0.0:
            most = min(most, c / (root - b))
        elif a < 0.0:
            most = min(most, -(b + root) / a)
    return float(most)


@compiled
def _scaled(z: Vector, way: int, out: Vector) -> None:
    """W of three numbers."""
    along = z[TURNS] * z[way] + z[TURNS + 1] * z[way + 1] + z[TURNS + 2] * z[way + 2]
    out[0] = z[MIDDLE] * (2.0 * z[TURNS] * along - z[way])
    out[1] = z[MIDDLE] * (2.0 * z[TURNS + 1] * along + z[way + 1])
    out[2] = z[MIDDLE] * (2.0 * z[TURNS + 2] * along + z[way + 2])


@compiled
def _squared(z: Vector, way: int, out: Vector) -> None:
    """Θ of three numbers."""
    along = z[MEAN] * z[way] + z[MEAN + 1] * z[way + 1] + z[MEAN + 2] * z[way + 2]
    square = z[MIDDLE] * z[MIDDLE]
    out[0] = square * (2.0 * z[MEAN] * along - z[way])
    out[1] = square * (2.0 * z[MEAN + 1] * along + z[way + 1])
    out[2] = square * (2.0 * z[MEAN + 2] * along + z[way + 2])


@compiled
def _set_out(scene: Scene, touch: Touch, first: int, end: int, speed: float) -> None:
    """x and y from impulses and velocities at hand, lifted into the cones."""
    u = touch.right
    for k in range(first, end):
        s, z = touch.spot[k], touch.inner[k]
        sees(touch.motion, s, u)
        rubs = 1.0 if s[22] > 0.0 else 0.0
        z[NORMAL], z[RUBS] = 1.0 / s[22] if rubs > 0.0 else 1.0, rubs
        z[X], z[X + 1], z[X + 2] = s[23] / z[NORMAL], rubs * s[24], rubs * s[25]
        z[Y + 1], z[Y + 2] = rubs * u[1], rubs * u[2]
        along, slip = np.sqrt(z[X + 1] ** 2 + z[X + 2] ** 2), np.sqrt(z[Y + 1] ** 2 + z[Y + 2] ** 2)
        z[X] = max(z[X], along) + speed / s[15]
        z[Y] = max(z[NORMAL] * (u[0] + s[21]) + slip, slip) + speed


@compiled
def _scale(touch: Touch, first: int, end: int) -> tuple[float, float]:
    """The scaling of each contact and the residual of y; Σ x · y and the sum of squares of the residuals [J]."""
    gap, left, u = 0.0, 0.0, touch.right
    for k in range(first, end):
        s, z = touch.spot[k], touch.inner[k]
        sees(touch.motion, s, u)
        one, two = z[RUBS] * u[1], z[RUBS] * u[2]
        slip = np.sqrt(one * one + two * two)
        size = 1.0 / slip if slip > 0.0 else 0.0
        z[SLIPS], z[SLIPS + 1] = one * size, two * size
        z[MISSED] = z[NORMAL] * (u[0] + s[21]) + slip - z[Y]
        z[MISSED + 1], z[MISSED + 2] = one - z[Y + 1], two - z[Y + 2]
        left += (z[MISSED] ** 2 + z[MISSED + 1] ** 2 + z[MISSED + 2] ** 2) / s[15]
        gap += z[X] * z[Y] + z[X + 1] * z[Y + 1] + z[X + 2] * z[Y + 2]
        a, b = _size(z, X), _size(z, Y)
        middle = 1.0 + (z[X] * z[Y] + z[X + 1] * z[Y + 1] + z[X + 2] * z[Y + 2]) / (a * b)
        middle = 1.0 / np.sqrt(2.0 * middle)
        z[MEAN] = (z[X] / a + z[Y] / b) * middle
        z[MEAN + 1], z[MEAN + 2] = (z[X + 1] / a - z[Y + 1] / b) * middle, (z[X + 2] / a - z[Y + 2] / b) * middle
        z[MIDDLE] = np.sqrt(a / b)
        turn = 1.0 / np.sqrt(2.0 * (z[MEAN] + 1.0))
        z[TURNS], z[TURNS + 1], z[TURNS + 2] = (z[MEAN] + 1.0) * turn, z[MEAN + 1] * turn, z[MEAN + 2] * turn
        z[GOES], z[GOES + 1], z[GOES + 2] = 0.0, 0.0, 0.0
    return gap, left


@compiled
def _matrices(scene: Scene, touch: Touch, first: int, end: int, n: int) -> bool:
    """The equations by bodies, factored."""
    S, way = touch.turned, touch.local
    clear_blocks(scene, touch, n)
    for k in range(first, end):
        z = touch.inner[k]
        for c in range(3):  # columns of D Θ E D
            way[0], way[1], way[2] = 0.0, 0.0, 0.0
            way[c] = z[NORMAL] if c == 0 else z[RUBS]
            if c > 0:
                way[0] = z[SLIPS + c - 1] * z[RUBS]
            along = z[MEAN] * way[0] + z[MEAN + 1] * way[1] + z[MEAN + 2] * way[2]
            square = z[MIDDLE] * z[MIDDLE]
            S[c] = z[NORMAL] * square * (2.0 * z[MEAN] * along - way[0])
            S[3 + c] = z[RUBS] * square * (2.0 * z[MEAN + 1] * along + way[1])
            S[6 + c] = z[RUBS] * square * (2.0 * z[MEAN + 2] * along + way[2])
        add_contact(scene, touch, k, S)
    return factor_blocks(touch, n)


@compiled
def _direction(scene: Scene, touch: Touch, island: int) -> None:
    """δv into touch.way, δx and δy; refined once, for Θ grows without bounds."""
    first, end = touch.begin[island], touch.begin[island + 1]
    body, bodies = touch.crew_first[island], touch.crew_first[island + 1]
    crew, way, right = touch.crew, touch.way, touch.right_way
    for m in range(body, bodies):
        for i in range(6):
            way[crew[m], i] = 0.0
    for again in range(REFINED):
        for m in range(body, bodies):
            k = crew[m]
            _inertia(touch.motion[k], way[k], touch.block, right[k])
            for i in range(6):
                right[k, i] = touch.lacks[k, i] - right[k, i]
        for k in range(first, end):
            if again == 0:
                _answer(touch, k)
            z = touch.inner[k]
            pull(scene, touch.spot[k], z[NORMAL] * z[OF_X], z[RUBS] * z[OF_X + 1], z[RUBS] * z[OF_X + 2], right)
        solve_blocks(touch, bodies - body, right)
        for m in range(body, bodies):
            for i in range(6):
                way[crew[m], i] += right[crew[m], i]
        for k in range(first, end):
            _answer(touch, k)


@compiled
def _answer(touch: Touch, k: int) -> None:
    """δy and δx of a contact, by δv."""
    u, f, z = touch.right, touch.local, touch.inner[k]
    sees(touch.way, touch.spot[k], u)
    one, two = z[RUBS] * u[1], z[RUBS] * u[2]
    z[OF_Y] = z[NORMAL] * u[0] + z[SLIPS] * one + z[SLIPS + 1] * two + z[MISSED]
    z[OF_Y + 1], z[OF_Y + 2] = one + z[MISSED + 1], two + z[MISSED + 2]
    _squared(z, OF_Y, f)
    for r in range(3):
        z[OF_X + r] = z[GOES + r] - z[X + r] - f[r]


@compiled
def _inertia(y: Vector, v: Vector, M: Vector, out: Vector) -> None:
    """M v of a body of `motion`."""
    weigh(y, M)
    for i in range(3):
        out[i] = M[0] * v[i]
    out[3] = M[1] * v[3] + M[4] * v[4] + M[5] * v[5]
    out[4] = M[4] * v[3] + M[2] * v[4] + M[6] * v[5]
    out[5] = M[5] * v[3] + M[6] * v[4] + M[3] * v[5]


@compiled
def _load(scene: Scene, touch: Touch, island: int) -> float:
    """M (v_free − v) of the bodies into touch.lacks; its residual with impulses, squared [J]."""
    first, end = touch.begin[island], touch.begin[island + 1]
    crew, lacks, left = touch.crew, touch.lacks, 0.0
    for m in range(touch.crew_first[island], touch.crew_first[island + 1]):
        k = crew[m]
        for i in range(6):
            touch.way[k, i] = touch.begun[k, i] - touch.motion[k, i]
        _inertia(touch.motion[k], touch.way[k], touch.block, lacks[k])
    for k in range(first, end):
        s, z = touch.spot[k], touch.inner[k]
        pull(scene, s, z[NORMAL] * z[X], z[RUBS] * z[X + 1], z[RUBS] * z[X + 2], lacks)
    for m in range(touch.crew_first[island], touch.crew_first[island + 1]):
        k = crew[m]
        y, g = touch.motion[k], lacks[k]
        turn = (y[7] + y[8] + y[9]) / 3.0
        left += y[6] * (g[0] ** 2 + g[1] ** 2 + g[2] ** 2) + turn * (g[3] ** 2 + g[4] ** 2 + g[5] ** 2)
    return left


@compiled
def _centre(touch: Touch, first: int, end: int, gap: float) -> None:
    """W (ℓ⁻¹ ∘ (σ μ̄ e + (ℓ + W δy) ∘ W δy)) of each contact from the direction at hand; σ by how far that goes."""
    most, after = 1.0, 0.0
    for k in range(first, end):
        z = touch.inner[k]
        most = min(most, min(_reach(z, X, OF_X), _reach(z, Y, OF_Y)))
    for k in range(first, end):
        z = touch.inner[k]
        for r in range(3):
            after += (z[X + r] + most * z[OF_X + r]) * (z[Y + r] + most * z[OF_Y + r])
    share = max(after, 0.0) / gap
    aim = share * share * share * gap / (end - first)
    ell, q = touch.right, touch.local
    for k in range(first, end):
        z = touch.inner[k]
        _scaled(z, Y, ell)
        _scaled(z, OF_Y, q)
        c0 = aim + (ell[0] + q[0]) * q[0] + (ell[1] + q[1]) * q[1] + (ell[2] + q[2]) * q[2]
        c1 = (ell[0] + q[0]) * q[1] + q[0] * (ell[1] + q[1])
        c2 = (ell[0] + q[0]) * q[2] + q[0] * (ell[2] + q[2])
        along = np.sqrt(ell[1] * ell[1] + ell[2] * ell[2])
        size = max((ell[0] - along) * (ell[0] + along), LEAST)
        z[GOES] = (ell[0] * c0 - ell[1] * c1 - ell[2] * c2) / size
        z[GOES + 1] = (c1 - z[GOES] * ell[1]) / ell[0]
        z[GOES + 2] = (c2 - z[GOES] * ell[2]) / ell[0]
        _scaled(z, GOES, q)
        z[GOES], z[GOES + 1], z[GOES + 2] = q[0], q[1], q[2]


@compiled
def _go(touch: Touch, island: int) -> float:
    """A step along the direction at hand, as far as cones allow; how far."""
    first, end, most = touch.begin[island], touch.begin[island + 1], 1.0
    for k in range(first, end):
        z = touch.inner[k]
        most = min(most, INTO * min(_reach(z, X, OF_X), _reach(z, Y, OF_Y)))
    for k in range(first, end):
        z = touch.inner[k]
        for r in range(3):
            z[X + r] += most * z[OF_X + r]
            z[Y + r] += most * z[OF_Y + r]
    for m in range(touch.crew_first[island], touch.crew_first[island + 1]):
        k = touch.crew[m]
        for i in range(6):
            touch.motion[k, i] += most * touch.way[k, i]
    return most


@compiled
def _done(touch: Touch, island: int) -> tuple[float, float]:
    """Σ m |v − v_free|² of an island, as sweeps weigh it [J], and its mass."""
    total, mass = 0.0, 0.0
    for m in range(touch.crew_first[island], touch.crew_first[island + 1]):
        k = touch.crew[m]
        y, d = touch.motion[k], touch.begun[k]
        moment = 3.0 / (y[7] + y[8] + y[9])
        for i in range(6):
            total += (1.0 / y[6] if i < 3 else moment) * (y[i] - d[i]) ** 2
        mass += 1.0 / y[6]
    return total, mass


@compiled
def solve_inside(scene: Scene, touch: Touch, island: int, share: float) -> bool:
    """The impulses of an island, and its motion, by an interior point; False: without result, all is left as it was."""
    first, end, n = (
        touch.begin[island],
        touch.begin[island + 1],
        touch.crew_first[island + 1] - touch.crew_first[island],
    )
    crew, begin, good = touch.crew, touch.crew_first[island], False
    for m in range(begin, begin + n):
        for i in range(6):
            touch.kept[crew[m], i] = touch.motion[crew[m], i]
    done, mass = _done(touch, island)
    if not done > 0.0:
        return False
    _set_out(scene, touch, first, end, np.sqrt(done / mass))
    for _ in range(STEPS):
        gap, left = _scale(touch, first, end)
        left = max(2.0 * gap, max(left, _load(scene, touch, island)))
        done, mass = _done(touch, island)
        good = left <= share * share * done
        if not np.isfinite(left) or left <= NEAR * NEAR * done:
            break
        if not _matrices(scene, touch, first, end, n):
            break
        _direction(scene, touch, island)
        _centre(touch, first, end, gap)
        _direction(scene, touch, island)
        if not _go(touch, island) > SHORT:
            break
    _end(scene, touch, island, good)
    return good


@compiled
def _end(scene: Scene, touch: Touch, island: int, good: bool) -> None:
    """Impulses that are found, and the motion by them; or the motion as it was."""
    for m in range(touch.crew_first[island], touch.crew_first[island + 1]):
        k = touch.crew[m]
        for i in range(6):
            touch.motion[k, i] = touch.begun[k, i] if good else touch.kept[k, i]
    for k in range(touch.begin[island], touch.begin[island + 1] if good else touch.begin[island]):
        s, z = touch.spot[k], touch.inner[k]
        s[23], s[24], s[25] = z[NORMAL] * z[X], z[RUBS] * z[X + 1], z[RUBS] * z[X + 2]
        if s[23] * s[15] <= z[Y] / z[NORMAL]:  # it is open
            s[23], s[24], s[25] = 0.0, 0.0, 0.0
        strike(touch.motion, s, s[23], s[24], s[25])
