"""What a part of a line touches a face with: an end of the line, or an edge of the face that the line crosses.

A capsule or the side of a cylinder lies on a face along what both share, seen along the normal. The part towards one
end of the line is at that end of the shared length: the end itself where it lies over the face, else the edge where
the line leaves the face. Both are taken as convex bodies of their own, so that no gap is less than that of the whole,
and gaps go on steadily as the end passes over the edge and as the line turns about it.

Law     a cylinder turns about the edge of a box obliquely, tests/switching/test_cylinders_over_edges.py
Source  Ericson, Real-Time Collision Detection (2005), §5.3.3 (Cyrus & Beck: a segment against a convex polygon)
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import compiled, matrix, whole
from poinsot.code.records import Vector
from poinsot.code.texts.nearest_faces import OF_B, SPARE, left_of, line_through
from poinsot.code.texts.nearest_flat import FLAT
from poinsot.code.texts.nearest_simplex import NORMAL
from poinsot.code.texts.nearest_support import CAPSULE, CYLINDER, ROWS, WIDE, NearestMemory, Shapes

SHORT = 0.02
"""Of half a line: two ends of less than this that is shared are one place."""
END, EDGE, ALL, OTHER_END = range(4)
"""What a line has at one side of what it shares with a face: its own end, an edge of the face, the place where it is
nearest, or its end at the other side, since the row of the other side has that place."""


@compiled
def is_upright(memory: NearestMemory, s: int) -> bool:
    """Whether a core stands on an end of its axis rather than lies along it."""
    n, X = matrix(memory.convex, ROWS, WIDE)[NORMAL], matrix(memory.place, 2, 12)[s]
    along = X[2] * n[0] + X[5] * n[1] + X[8] * n[2]
    return bool(along * along > 0.5)


@compiled
def facing_face(scene: Shapes, memory: NearestMemory, s: int) -> float:
    """The corners of the face of a box that the other lies on, around it, into the rows from OF_B; ±1, the way in which
    a line's rows are told apart on it.

    Where a line turns about an edge, from one face to the next, the way changes, and the row of the edge goes on; but
    of three faces two are alike: those at the edges along the shortest side.
    """
    rows, X, half = matrix(memory.convex, ROWS, WIDE), matrix(memory.place, 2, 12)[s], matrix(scene.size, 2, 4)[s]
    n, sign, axis, shortest, most = rows[NORMAL], 1.0 if s == 0 else -1.0, 0, 0, 0.0
    for i in range(3):
        along = sign * (X[i] * n[0] + X[3 + i] * n[1] + X[6 + i] * n[2])
        if abs(along) > abs(most):
            axis, most = i, along
        if half[1 + i] < half[1 + shortest]:
            shortest = i
    j, k = (axis + 1) % 3, (axis + 2) % 3
    p = half[1 + axis] if most > 0.0 else -half[1 + axis]
    for c in range(4):
        q, r = half[1 + j] if c in (0, 3) else -half[1 + j], half[1 + k] if c < 2 else -half[1 + k]
        for i in range(3):
            rows[OF_B + c, i] = X[9 + i] + X[3 * i + axis] * p + X[3 * i + j] * q + X[3 * i + k] * r
    return 1.0 if axis == shortest else -1.0


@compiled
def end_of_shared(scene: Shapes, memory: NearestMemory, s: int, side: float, allowed: float) -> int:
    """What the line of a core has at that side (±1) along its axis of what it shares with the other's `facing_face`:
    one of the above; the corners of an edge are then in the first two rows from SPARE + 2."""
    rows, X, half = matrix(memory.convex, ROWS, WIDE), matrix(memory.place, 2, 12)[s], matrix(scene.size, 2, 4)[s]
    n, line, middle, face = rows[NORMAL], rows[SPARE], rows[SPARE + 1], rows[SPARE + 4]
    along, low, high, leaves = X[2] * n[0] + X[5] * n[1] + X[8] * n[2], -1.0, 1.0, -1
    facing = (1.0 if s == 0 else -1.0) * half[1] if whole(scene.kind, 2)[s] == CYLINDER else 0.0
    across = facing / np.sqrt(1.0 - along * along)
    for i in range(3):  # of the line that faces the other
        middle[i] = 0.25 * (rows[OF_B, i] + rows[OF_B + 1, i] + rows[OF_B + 2, i] + rows[OF_B + 3, i])
        face[i] = X[9 + i] + across * (n[i] - along * X[3 * i + 2])
    for c in range(4):
        line_through(rows, OF_B + c, OF_B + (c + 1) % 4, n, line)
        inward = 1.0 if left_of(line, middle) >= 0.0 else -1.0
        here, grows = inward * left_of(line, face), 0.0
        for i in range(3):
            grows += inward * side * half[3] * line[i] * X[3 * i + 2]
        if abs(grows) <= FLAT * half[3] or here - abs(grows) >= -allowed:  # along this edge, or within
            continue
        if grows > 0.0:
            low = max(low, -here / grows)
        elif -here / grows < high:
            high, leaves = -here / grows, c
    if high - low < SHORT:
        return OTHER_END if high + low > 0.0 else ALL
    return _leaves(memory, s, leaves)


@compiled
def _leaves(memory: NearestMemory, s: int, leaves: int) -> int:
    """END, or EDGE where a line leaves a face over an edge that it does not lie along."""
    rows, X = matrix(memory.convex, ROWS, WIDE), matrix(memory.place, 2, 12)[s]
    if leaves < 0:
        return END
    square, beside = 0.0, 0.0
    for i in range(3):
        rows[SPARE + 2, i], rows[SPARE + 3, i] = rows[OF_B + leaves, i], rows[OF_B + (leaves + 1) % 4, i]
    p, q = rows[SPARE + 2], rows[SPARE + 3]
    for i in range(3):
        j, k = (i + 1) % 3, (i + 2) % 3
        square += (q[i] - p[i]) ** 2
        beside += ((q[j] - p[j]) * X[3 * k + 2] - (q[k] - p[k]) * X[3 * j + 2]) ** 2
    return EDGE if beside > FLAT * FLAT * square else END


@compiled
def become_edge(scene: Shapes, memory: NearestMemory, s: int) -> None:
    """Put the edge that `end_of_shared` found in the place of a core."""
    rows, X, half = matrix(memory.convex, ROWS, WIDE), matrix(memory.place, 2, 12)[s], matrix(scene.size, 2, 4)[s]
    p, q, length = rows[SPARE + 2], rows[SPARE + 3], 0.0
    for i in range(3):
        length += (q[i] - p[i]) ** 2
    length = np.sqrt(length)
    whole(scene.kind, 2)[s] = CAPSULE
    half[1], half[2], half[3] = 0.0, 0.0, 0.5 * length
    x, y, z = (q[0] - p[0]) / length, (q[1] - p[1]) / length, (q[2] - p[2]) / length
    up = 1.0 if z >= 0.0 else -1.0
    a = -1.0 / (up + z)
    b = x * y * a
    _column(X, 0, 1.0 + up * x * x * a, up * b, -up * x)
    _column(X, 1, b, up + y * y * a, -y)
    _column(X, 2, x, y, z)
    for i in range(3):
        X[9 + i] = 0.5 * (p[i] + q[i])


@compiled
def _column(X: Vector, k: int, x: float, y: float, z: float) -> None:
    X[k], X[3 + k], X[6 + k] = x, y, z
