"""Along which axis two boxes are farthest apart: across a face, or across an edge of either.

Source: Gottschalk, Lin & Manocha, OBBTree (1996); Ericson, Real-Time Collision Detection (2005), §4.4.
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import compiled, matrix, vector
from poinsot.code.records import Vector
from poinsot.code.texts.nearest_support import NearestMemory, Shapes

ROUNDING = 1e-12
"""Of the least length: by so much must boxes be farther apart across two edges than across a face, and across a face of
the second than across one of the first. More would take another normal than that of greatest s, and so a gap that is
not theirs."""


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
def farthest_apart(scene: Shapes, touch: NearestMemory, a: int, b: int, n: Vector) -> float:
    """s(n) of two boxes, and its axis into n[0:3]: their gap where they overlap, else no more than that."""
    scene_size = matrix(scene.size, scene.shapes, 4)
    touch_place = matrix(touch.place, scene.shapes, 12)
    X, Y, one, two, axis = touch_place[a], touch_place[b], scene_size[a], scene_size[b], vector(touch.spare, 16)
    least = min(min(one[1], one[2]), min(one[3], min(two[1], min(two[2], two[3]))))
    best, which, allowed = -np.inf, 0, ROUNDING * least
    for i in range(6):
        apart = _face_apart(X, Y, one, two, i) if i < 3 else _face_apart(Y, X, two, one, i - 3)
        if apart > best + (allowed if which < 3 <= i else 0.0):
            best, which = apart, i
    Z, between = X if which < 3 else Y, 0.0
    for k in range(3):
        n[k] = Z[3 * k + which % 3]
        between += n[k] * (Y[9 + k] - X[9 + k])
    if between < 0.0:
        for k in range(3):
            n[k] = -n[k]
    face = best
    for i in range(9):
        apart = _edges_apart(X, Y, one, two, i // 3, i % 3, axis)
        if apart > best and apart > face + allowed:
            best = apart
            n[0], n[1], n[2] = axis[0], axis[1], axis[2]
    return float(best)
