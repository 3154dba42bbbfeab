"""The shapes near a state, and the rows of a step: contacts with their levers, limits and friction along stretches.

u = G v_free + bias + W λ;    bias of a normal row: g/h while it is open, e u⁻ where free motion would close it and it
comes faster than the forces of one step can make it, 0 where it is closed
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import compiled, matrix, vector
from poinsot.code.records import Matrix, Vector
from poinsot.simulation.loops.decision_problem import COMMANDED, GATED
from poinsot.simulation.loops.moreau_bodies import predict
from poinsot.simulation.loops.moreau_books import CLOSED, LEFT, OPEN, one_sided
from poinsot.simulation.loops.moreau_factors import respond
from poinsot.simulation.loops.moreau_islands import arrange
from poinsot.simulation.loops.moreau_near import detect, frame, locate, rush
from poinsot.simulation.loops.moreau_records import Scene, Touch
from poinsot.simulation.loops.moreau_turning import contact_of, place_turning
from poinsot.simulation.loops.native import copy, moment
from poinsot.simulation.loops.run_records import Plan, Work
from poinsot.simulation.loops.tree_records import Branches
from poinsot.simulation.loops.tree_steps import free_motion


@compiled
def move_freely(scene: Scene, touch: Touch, tree: Branches) -> None:
    """The motion without rows, from the operands of a step; twists and poses of links."""
    out = touch.out
    free_motion(tree, touch.given, out)
    for k in range(scene.links):
        copy(out[touch.twists_at + 6 * k :], touch.twist[k], 6)
        copy(out[touch.poses_at + 12 * k :], touch.pose[k], 12)


@compiled
def ask(plan: Plan, work: Work, scene: Scene, touch: Touch, tree: Branches, h: float) -> None:
    """Poses, twists and free motion at the state at hand."""
    span = plan.span
    progress, nx = work.progress[0], work.x.shape[0]
    if scene.free == 1:
        predict(scene, touch, work.x, h, scene.gravity)
        return
    given = touch.given
    copy(work.x, given, nx)
    moment(given, nx, progress.time + 0.5 * h, span.segments, span.inputs, work.held, progress.segment)
    given[nx + 1 + span.inputs.shape[2]] = h
    progress.evaluations += 1
    move_freely(scene, touch, tree)


@compiled
def lever(scene: Scene, touch: Touch, k: int) -> None:
    """G of contact k: the velocity of the second shape's point less that of the first's, along the frame."""
    p = touch.point[k]
    for r in range(3):
        d, G = touch.frame[k], touch.coefficient[3 * k + r]
        for side in range(2):
            slot, sign = scene.link[touch.who[4 * k + side]], 1.0 if side == 1 else -1.0
            for i in range(6):
                G[6 * side + i] = 0.0
            if slot < 0:
                continue
            X = touch.pose[slot]
            for i in range(3):
                m, n = (i + 1) % 3, (i + 2) % 3
                turning = (p[m] - X[9 + m]) * d[3 * r + n] - (p[n] - X[9 + n]) * d[3 * r + m]
                for j in range(3):
                    G[6 * side + j] += sign * X[3 * i + j] * turning
                    G[6 * side + 3 + j] += sign * X[3 * i + j] * d[3 * r + i]


@compiled
def ahead(gap: float, restitution: float, before: float, free: float, h: float) -> float:
    """The bias of a normal row."""
    if restitution > 0.0 and before < 0.0 and gap + h * free < 0.0 and -before > abs(free - before):
        return restitution * before
    return gap / h if gap > 0.0 else 0.0


@compiled
def rubs(scene: Scene, touch: Touch, k: int, slip: float) -> float:
    """μ of contact k: the static one where it sticks, the kinetic one where it slides; where it is new, the static one
    if that could stop its slip within the step."""
    numbers = scene.numbers[touch.who[4 * k + 2]]
    if numbers[1] == numbers[2]:
        return float(numbers[1])
    able = numbers[1] * touch.impulse[3 * k] * touch.own[k, 4]
    mode = touch.mode[3 * k]
    return float(numbers[1] if mode == CLOSED or (mode == OPEN and slip <= able) else numbers[2])


@compiled
def _add_response(response: Vector, G: Vector, inverse: Matrix, column: int) -> None:
    """G Λ⁻¹ of one link: six columns at once, so that each number is read and written once."""
    a, b, c, d, e, f = (
        inverse[column], inverse[column + 1], inverse[column + 2],
        inverse[column + 3], inverse[column + 4], inverse[column + 5],
    )  # fmt: skip
    g0, g1, g2, g3, g4, g5 = G[0], G[1], G[2], G[3], G[4], G[5]
    for k in range(response.shape[0]):
        total = response[k] + g0 * a[k]
        total += g1 * b[k]
        total += g2 * c[k]
        total += g3 * d[k]
        total += g4 * e[k]
        response[k] = total + g5 * f[k]


@compiled
def _held(scene: Scene, touch: Touch, m: int, gap: float) -> bool:
    """Whether row m is closed, or may begin so."""
    return bool(touch.row_mode[3 * m] == CLOSED or (touch.noted == 0 and abs(gap) <= LEFT * scene.deep))


@compiled
def _pick_rows(scene: Scene, touch: Touch, h: float) -> None:
    """The scalar rows that are near."""
    out, gaps, rates = touch.out, touch.gaps_at, touch.gaps_at + scene.rows
    told = rates + 3 * scene.rows
    touch.rows = 0
    for m in range(scene.rows):
        gap, rate = out[gaps + m], out[rates + m]
        if one_sided(scene.row_kind[m]) and gap >= 2.0 * h * abs(rate) + 1e-3 * scene.row_numbers[m, 1]:
            continue
        shut = out[told + 2 * m] < 0.0 or gap < -LEFT * scene.deep
        if scene.row_kind[m] == GATED and shut and not _held(scene, touch, m, gap):
            continue
        touch.row[touch.rows], touch.row_gap[touch.rows] = m, gap if one_sided(scene.row_kind[m]) else np.inf
        touch.rows += 1


@compiled
def assemble(scene: Scene, touch: Touch, tree: Branches, h: float) -> None:
    """The rows of a mechanism: W, velocities before and freely, bias; and the scalar rows that are near."""
    out, count, rates = touch.out, touch.count, touch.gaps_at + scene.rows
    bounds, told = rates + scene.rows, rates + 3 * scene.rows
    _pick_rows(scene, touch, h)
    respond(scene, touch, tree)
    place_turning(scene, touch)
    rows, C = touch.rows, touch.columns
    touch_response, freed = matrix(touch.response, touch.wide, C), vector(touch.freed, C)
    inverse = matrix(touch.inverse, C, C)
    N = 3 * count + rows + 3 * touch.spins
    touch.size = N
    for i in range(N):
        free = 0.0
        for c in range(C):
            touch_response[i, c] = 0.0
        k, before = contact_of(touch, i), 0.0
        if k >= 0:
            for side in range(2):
                slot = scene.link[touch.who[4 * k + side]]
                if slot < 0:
                    continue
                column = 6 * touch.column[slot]
                for j in range(6):
                    G = touch.coefficient[i, 6 * side + j]
                    before += G * touch.twist[slot, j]
                    free += G * freed[column + j]
                _add_response(touch_response[i], touch.coefficient[i, 6 * side : 6 * side + 6], inverse, column)
            touch.before[i], touch.bias[i] = before, 0.0
            if i < 3 * count and i == 3 * k:
                touch.bias[i] = ahead(touch.gap[k], scene.numbers[touch.who[4 * k + 2], 0], before, free, h)
        else:
            m = touch.row[i - 3 * count]
            column = touch.row_column[m]
            free = freed[column]
            for c in range(C):
                touch_response[i, c] = inverse[column, c]
            touch.before[i], touch.bias[i] = out[rates + m], 0.0
            k = i - 3 * count
            mode, static, kinetic = touch.row_mode[3 * m], out[bounds + 2 * m], out[bounds + 2 * m + 1]
            if one_sided(scene.row_kind[m]):
                touch.bias[i] = ahead(touch.row_gap[k], scene.row_numbers[m, 0], touch.before[i], free, h)
                touch.high[k] = np.inf
                touch.low[k] = 0.0 - h * static if _held(scene, touch, m, touch.row_gap[k]) else 0.0
            elif scene.row_kind[m] == COMMANDED:
                closed = out[told + 2 * m] >= 0.0 or (mode == CLOSED and out[told + 2 * m + 1] < 0.0)
                touch.high[k] = np.inf if closed else 0.0
                touch.low[k] = 0.0 - touch.high[k]
            else:
                able = h * static * touch_response[i, column]
                stopped = mode == CLOSED or (mode == OPEN and abs(touch.before[i]) <= able)
                touch.high[k] = h * (static if stopped else kinetic)
                touch.low[k] = -touch.high[k]
        touch.free[i] = free
        touch.u[i] = free + touch.bias[i]
    _join(scene, touch, touch_response)


@compiled
def _join(scene: Scene, touch: Touch, touch_response: Matrix) -> None:
    """W = G M⁻¹ Gᵀ of all rows, from their responses."""
    count = touch.count
    for i in range(touch.size):
        for j in range(i + 1):
            total = 0.0
            k = contact_of(touch, j)
            if k >= 0:
                for side in range(2):
                    slot = scene.link[touch.who[4 * k + side]]
                    if slot >= 0:
                        column = 6 * touch.column[slot]
                        for c in range(6):
                            total += touch_response[i, column + c] * touch.coefficient[j, 6 * side + c]
            else:
                total = touch_response[i, touch.row_column[touch.row[j - 3 * count]]]
            touch.W[i, j], touch.W[j, i] = total, total


@compiled
def look(plan: Plan, work: Work, scene: Scene, touch: Touch, tree: Branches, h: float) -> None:
    """Contacts near by, with the free motion of a step."""
    ask(plan, work, scene, touch, tree, h)
    locate(scene, touch)
    rush(scene, touch, touch.twist, h)
    detect(scene, touch, h)
    if scene.free == 1:
        arrange(scene, touch)
    for k in range(touch.count):
        frame(touch, k)
        if scene.free == 0:
            lever(scene, touch, k)
