"""Where two boxes touch: by the axis along which they are farthest apart, a face with corners on it, or two edges.

Source: Gottschalk, Lin & Manocha, OBBTree (1996); Ericson, Real-Time Collision Detection (2005), §4.4.
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import compiled, matrix, vector
from poinsot.code.records import Vector
from poinsot.simulation.loops.moreau_records import Scene, Touch
from poinsot.simulation.loops.moreau_shapes import add

FACES_FIRST = 1e-3
"""By so much of the least length must boxes be farther apart across two edges than across a face, and across a face of
the second than across one of the first: so that what touches stays the same from step to step."""
ON_THE_SIDE = 1e-6
"""By so much of its length may a corner be beyond a side and count as on it."""


@compiled
def _edges_apart(X: Vector, Y: Vector, one: Vector, two: Vector, i: int, j: int, axis: Vector) -> float:
    """The distance of two boxes along the axis across edge i of one and edge j of the other; −inf where parallel."""
    length = 0.0
    for k in range(3):
        m, n = (k + 1) % 3, (k + 2) % 3
        axis[k] = X[3 * m + i] * Y[3 * n + j] - X[3 * n + i] * Y[3 * m + j]
        length += axis[k] * axis[k]
    length = np.sqrt(length)
    if length < 1e-6:
        return -np.inf
    between = 0.0
    for k in range(3):
        axis[k] /= length
        between += axis[k] * (Y[9 + k] - X[9 + k])
    if between < 0.0:
        for k in range(3):
            axis[k] = -axis[k]
    apart = abs(between)
    for m in range(3):
        first, second = 0.0, 0.0
        for k in range(3):
            first += axis[k] * X[3 * k + m]
            second += axis[k] * Y[3 * k + m]
        apart -= abs(first) * one[1 + m] + abs(second) * two[1 + m]
    return float(apart)


@compiled
def _face_apart(X: Vector, Y: Vector, one: Vector, two: Vector, i: int) -> float:
    """The distance of two boxes along axis i of the first."""
    between, reach = 0.0, one[1 + i]
    for k in range(3):
        between += X[3 * k + i] * (Y[9 + k] - X[9 + k])
    for m in range(3):
        along = 0.0
        for k in range(3):
            along += X[3 * k + i] * Y[3 * k + m]
        reach += abs(along) * two[1 + m]
    return float(abs(between) - reach)


@compiled
def boxes(scene: Scene, touch: Touch, a: int, b: int, pair: int, margin: float) -> None:
    """Two boxes, by the axis along which they are farthest apart: a face with corners on it, or two edges."""
    scene_size = matrix(scene.size, scene.shapes, 4)
    touch_place = matrix(touch.place, scene.shapes, 12)
    touch_spare = vector(touch.spare, 16)
    X, Y, one, two, axis = touch_place[a], touch_place[b], scene_size[a], scene_size[b], touch_spare
    least = min(min(one[1], one[2]), min(one[3], min(two[1], min(two[2], two[3]))))
    best, which = -np.inf, 0
    for i in range(6):
        apart = _face_apart(X, Y, one, two, i) if i < 3 else _face_apart(Y, X, two, one, i - 3)
        if apart > best + (FACES_FIRST * least if which < 3 <= i else 0.0):
            best, which = apart, i
    across, edge = -np.inf, -1
    for i in range(9):
        apart = _edges_apart(X, Y, one, two, i // 3, i % 3, axis)
        if apart > across:
            across, edge = apart, i
    if max(best, across) >= margin:
        return
    if edge >= 0 and across > best + FACES_FIRST * least:
        _edges(scene, touch, a, b, pair, edge, margin)
    elif which < 3:
        _face(scene, touch, a, b, pair, which, margin, a, b, 1.0)
    else:
        _face(scene, touch, b, a, pair, which - 3, margin, a, b, -1.0)


@compiled
def _edges(scene: Scene, touch: Touch, a: int, b: int, pair: int, edge: int, margin: float) -> None:
    """The nearest points of edge i of one box and edge j of the other."""
    scene_size = matrix(scene.size, scene.shapes, 4)
    touch_place = matrix(touch.place, scene.shapes, 12)
    touch_spare = vector(touch.spare, 16)
    touch_corner = matrix(touch.corner, 32, 3)
    X, Y, one, two, n = touch_place[a], touch_place[b], scene_size[a], scene_size[b], touch_spare
    i, j = edge // 3, edge % 3
    gap = _edges_apart(X, Y, one, two, i, j, n)
    p, q = touch_corner[0], touch_corner[1]
    for k in range(3):
        p[k], q[k] = X[9 + k], Y[9 + k]
    for m in range(3):
        first, second = 0.0, 0.0
        for k in range(3):
            first += n[k] * X[3 * k + m]
            second += n[k] * Y[3 * k + m]
        for k in range(3):
            if m != i:
                p[k] += X[3 * k + m] * (one[1 + m] if first > 0.0 else -one[1 + m])
            if m != j:
                q[k] -= Y[3 * k + m] * (two[1 + m] if second > 0.0 else -two[1 + m])
    along, da, db = 0.0, 0.0, 0.0
    for k in range(3):
        along += X[3 * k + i] * Y[3 * k + j]
        da += X[3 * k + i] * (q[k] - p[k])
        db += Y[3 * k + j] * (q[k] - p[k])
    s = (da - along * db) / (1.0 - along * along)
    r = along * s - db
    for k in range(3):
        n[3 + k] = 0.5 * (p[k] + X[3 * k + i] * s + q[k] + Y[3 * k + j] * r)
    add(scene, touch, a, b, pair, 100 + edge, margin, gap, n)


@compiled
def _face(
    scene: Scene, touch: Touch, box: int, other: int, pair: int, axis: int, margin: float, a: int, b: int, sign: float
) -> None:
    """The corners of the other box's facing face, clipped by the sides of a face of the box."""
    scene_size = matrix(scene.size, scene.shapes, 4)
    touch_place = matrix(touch.place, scene.shapes, 12)
    touch_spare = vector(touch.spare, 16)
    touch_corner = matrix(touch.corner, 32, 3)
    touch_clipped = matrix(touch.clipped, 32, 3)
    X, Y, one, two, n = touch_place[box], touch_place[other], scene_size[box], scene_size[other], touch_spare
    between = 0.0
    for k in range(3):
        between += X[3 * k + axis] * (Y[9 + k] - X[9 + k])
    side = 1.0 if between >= 0.0 else -1.0
    most, facing, turned = -1.0, 0, 1.0
    for m in range(3):
        along = 0.0
        for k in range(3):
            along += side * X[3 * k + axis] * Y[3 * k + m]
        if abs(along) > most:
            most, facing, turned = abs(along), m, -1.0 if along > 0.0 else 1.0
    u, v = (facing + 1) % 3, (facing + 2) % 3
    now, then, count = touch_corner, touch_clipped, 4
    for c in range(4):  # in coordinates of the box
        su = 1.0 if c == 0 or c == 3 else -1.0
        sv = 1.0 if c < 2 else -1.0
        for i in range(3):
            now[c, i] = 0.0
            now[16 + c, 0] = c  # what tells this corner from others, from step to step
            for k in range(3):
                point = Y[9 + k] - X[9 + k] + Y[3 * k + facing] * turned * two[1 + facing]
                point += Y[3 * k + u] * su * two[1 + u] + Y[3 * k + v] * sv * two[1 + v]
                now[c, i] += X[3 * k + i] * point
    for cut in range(4):
        lateral, way = (axis + 1 + cut // 2) % 3, 1.0 if cut % 2 == 0 else -1.0
        kept, limit = 0, one[1 + lateral]
        for c in range(count):
            d = (c + 1) % count
            inside = limit * (1.0 + ON_THE_SIDE) - way * now[c, lateral]
            following = limit * (1.0 + ON_THE_SIDE) - way * now[d, lateral]
            if inside >= 0.0:
                for i in range(3):
                    then[kept, i] = now[c, i]
                then[16 + kept, 0] = now[16 + c, 0]
                kept += 1
            if (inside < 0.0 < following) or (following < 0.0 < inside):
                for i in range(3):
                    then[kept, i] = now[c, i] + (now[d, i] - now[c, i]) * (inside / (inside - following))
                then[16 + kept, 0] = (now[16 + c, 0] * 8.0 + 2.0 * cut + (5.0 if inside < 0.0 else 4.0)) % 4093.0
                kept += 1
        count = kept
        for c in range(count):
            now[16 + c, 0] = then[16 + c, 0]
            for i in range(3):
                now[c, i] = then[c, i]
    for c in range(count):
        gap = side * now[c, axis] - one[1 + axis]
        for k in range(3):
            n[k] = sign * side * X[3 * k + axis]
            n[3 + k] = X[9 + k] - 0.5 * gap * side * X[3 * k + axis]
            for i in range(3):
                n[3 + k] += X[3 * k + i] * now[c, i]
        add(scene, touch, a, b, pair, 200 + int(now[16 + c, 0]), margin, gap, n)
