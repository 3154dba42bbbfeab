"""One place where two convex cores are nearest, with the kind of feature of each core there, for kernels.

What is found says how the place goes on as the bodies move: of each core the corner, axis or middle c, whether its
round part S counts, and up to two directions D along which one of the two is flat. With these the normal is that of

    w = p_B(−n) − p_A(n),  p = c + S² n/|S n|,      w − s n in the span of D,  n across D

which who calls solves over any scalar (`geometry.nearest`). A core may be taken by parts: of the eighths of
a box or a cylinder along its diagonal k the one that faces the other core, or one half of a capsule. Gaps of parts
go on steadily as bodies move, and the least is that of the whole; where faces lie on each other a place is the corner
of what they share that is farthest out on the part.

Law     gap, normal and places are those of time-stepping, tests/geometry/test_nearest_places.py
Source  `code.texts.nearest`; Ericson, Real-Time Collision Detection (2005), §8.3.4
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import compiled, matrix, whole
from poinsot.code.records import Vector
from poinsot.code.texts.nearest import nearest
from poinsot.code.texts.nearest_faces import CLIPPED, OF_A, OF_B, along_edges, clipped
from poinsot.code.texts.nearest_simplex import EXACT, HALF_WAY, NORMAL
from poinsot.code.texts.nearest_support import (
    BOX,
    CAPSULE,
    CYLINDER,
    ELLIPSOID,
    HULL,
    PLANE,
    ROWS,
    SECTOR,
    WIDE,
    NearestMemory,
    Shapes,
    difference,
    farthest,
    features,
)
from poinsot.records import NamedTuple

GIVEN = 24
"""Numbers that a pair is given by: of each core its kind, three half sizes, how many vertices, and its part (0: whole;
k + 1); R (9) and t (3) of B in A; then the vertices of both."""
MADE = 24
"""n (3), c of A in A and of B in B (3 each), whether their round parts count (2), D₁ and D₂, each as a direction of A
and one of B of which one is 0 (12), how many directions there are."""
SCRATCH = 4880
"""Words of memory behind a pair."""
FLAT = 1e-6
"""Sine of the angle to a direction below which a core may be flat along it; whether it is s decides."""
DIRECTIONS, WAYS = 376, 396
"""Rows of the memory: two directions of A, two of B, trials; the ways from the middles of cores to their parts."""


class ShapePair(NamedTuple):
    """Two cores (`GIVEN`), the result (`MADE`), and the address of `SCRATCH` words."""

    given: Vector
    made: Vector
    memory: int


@compiled
def place(scene: Shapes, memory: NearestMemory, pair: ShapePair) -> int:
    """Where a pair is nearest; 0."""
    given, made = pair.given, pair.made
    size = _laid_out(scene, memory, given, pair.memory)
    rows = matrix(memory.convex, ROWS, WIDE)
    n = rows[NORMAL]
    for i in range(MADE):
        made[i] = 0.0
    if int(given[0]) == PLANE:
        n[0], n[1], n[2] = 0.0, 0.0, 1.0
    else:
        nearest(scene, memory, 0, 1, size, np.inf)
        if given[5] > 0.0 or given[11] > 0.0:
            _take_part(scene, memory, given)
            nearest(scene, memory, 0, 1, size, np.inf)
    s = difference(scene, memory, 0, 1, n[0], n[1], n[2], rows[HALF_WAY])
    of_a, of_b = _flat_along(scene, memory, 0, 1.0, size), _flat_along(scene, memory, 1, -1.0, size)
    count = _settled(scene, memory, of_a, of_b, s, size, made)
    for i in range(3):
        made[i] = n[i]
    s = difference(scene, memory, 0, 1, n[0], n[1], n[2], rows[HALF_WAY])
    p, w = rows[HALF_WAY, 3:6], rows[HALF_WAY]
    if of_a * of_b > 0 and of_a + of_b > count:
        _outermost(scene, memory, given, s, size, w, p)
    for i in range(3):
        w[i] += p[i]  # points of A and B: p, w
    _carried(scene, memory, 0, 1.0, of_a, n, p, given, made)
    _carried(scene, memory, 1, -1.0, of_b, n, w, given, made)
    made[23] = 1.0 * count
    for e in range(4):  # directions of B in B
        if e % 2 == 1:
            x, y, z = made[11 + 3 * e], made[12 + 3 * e], made[13 + 3 * e]
            for i in range(3):
                made[11 + 3 * e + i] = given[12 + i] * x + given[15 + i] * y + given[18 + i] * z
    return 0


@compiled
def _laid_out(scene: Shapes, memory: NearestMemory, given: Vector, at: int) -> float:
    """The records of two shapes, with their arrays behind `at`; a length of both with their distance."""
    scene.shapes, scene.corners = 2, int(given[4]) + int(given[10])
    scene.kind, scene.first, scene.count, scene.size = at, at + 16, at + 32, at + 48
    memory.place, memory.spare, memory.convex = at + 112, at + 304, at + 448
    scene.vertices = at + 8 * (SCRATCH + GIVEN)
    kind, first, count = whole(scene.kind, 2), whole(scene.first, 2), whole(scene.count, 2)
    half, X, corner = matrix(scene.size, 2, 4), matrix(memory.place, 2, 12), 0
    for i in range(12):
        X[0, i], X[1, i] = 0.0, given[12 + i]
    size = np.sqrt(given[21] * given[21] + given[22] * given[22] + given[23] * given[23])
    for s in range(2):
        kind[s], first[s], count[s], half[s, 0] = int(given[6 * s]), corner, int(given[6 * s + 4]), 0.0
        reach = 0.0
        for i in range(3):
            half[s, 1 + i] = given[6 * s + 1 + i]
            reach += half[s, 1 + i] * half[s, 1 + i]
            X[0, 4 * i] = 1.0
        corner += count[s]
        size += np.sqrt(reach)
    return float(size)


@compiled
def _take_part(scene: Shapes, memory: NearestMemory, given: Vector) -> None:
    """Put the part of a core in its place that faces the other: of halves or eighths of a box."""
    kind, half, X = whole(scene.kind, 2), matrix(scene.size, 2, 4), matrix(memory.place, 2, 12)
    n = matrix(memory.convex, ROWS, WIDE)[NORMAL]
    for s in range(2):
        k = int(given[6 * s + 5]) - 1
        if k < 0:
            continue
        facing = 1.0 if s == 0 else -1.0
        if kind[s] == CYLINDER:
            _turned(X[s], n, facing)
        if kind[s] in (BOX, CYLINDER):
            along, y, z = 0.0, 1.0 if k & 1 else -1.0, 1.0 if k & 2 else -1.0
            for i in range(3):
                along += facing * n[i] * (X[s, 3 * i] + y * X[s, 3 * i + 1] + z * X[s, 3 * i + 2])
            sign = 0.5 if along > -FLAT else -0.5  # alike but for rounding: always the same
            u, v, w = sign * half[s, 1], sign * y * half[s, 2], sign * z * half[s, 3]
            if kind[s] == BOX:
                half[s, 1], half[s, 2] = 0.5 * half[s, 1], 0.5 * half[s, 2]
            else:
                kind[s], half[s, 1], half[s, 2] = SECTOR, 2.0 * u, 2.0 * v
                u, v = 0.0, 0.0
        else:
            u, v, w = 0.0, 0.0, 0.5 * half[s, 3] if k == 1 else -0.5 * half[s, 3]
        half[s, 3] = 0.5 * half[s, 3]
        out, x, y = matrix(memory.convex, ROWS, WIDE)[WAYS + s], u, v
        if kind[s] == SECTOR:
            x, y = half[s, 1], half[s, 2]
        for i in range(3):
            X[s, 9 + i] += X[s, 3 * i] * u + X[s, 3 * i + 1] * v + X[s, 3 * i + 2] * w
            out[i] = X[s, 3 * i] * x + X[s, 3 * i + 1] * y + X[s, 3 * i + 2] * w


@compiled
def _turned(X: Vector, n: Vector, facing: float) -> None:
    """Turn a cylinder about its axis so that the side that faces the other lies amid one of its quarters: it rolls."""
    u = facing * (X[0] * n[0] + X[3] * n[1] + X[6] * n[2])
    v = facing * (X[1] * n[0] + X[4] * n[1] + X[7] * n[2])
    side = np.sqrt(2.0 * (u * u + v * v))
    if side > FLAT:
        c, d = (u + v) / side, (v - u) / side
        for i in range(3):
            x, y = X[3 * i], X[3 * i + 1]
            X[3 * i], X[3 * i + 1] = c * x + d * y, c * y - d * x


@compiled
def _flat_along(scene: Shapes, memory: NearestMemory, s: int, sign: float, size: float) -> int:
    """How many directions a core is flat along, across n but for FLAT, and these into rows of the memory."""
    kind, X, half = whole(scene.kind, 2)[s], matrix(memory.place, 2, 12)[s], matrix(scene.size, 2, 4)[s]
    rows = matrix(memory.convex, ROWS, WIDE)
    n, count, first = rows[NORMAL], 0, DIRECTIONS + 2 * s
    if kind == HULL:
        return _flat_hull(scene, memory, s, sign, first)
    for axis in range(3):
        along = X[axis] * n[0] + X[3 + axis] * n[1] + X[6 + axis] * n[2]
        flat = abs(along) < FLAT
        if kind in (CYLINDER, SECTOR):
            side = X[2] * n[0] + X[5] * n[1] + X[8] * n[2]
            within = flat and kind == SECTOR and axis < 2  # along a cut
            if within:
                other = X[1 - axis] * n[0] + X[4 - axis] * n[1] + X[7 - axis] * n[2]
                within = sign * other * half[2 - axis] <= 0.0
            flat = abs(side) < FLAT if axis == 2 else within or 1.0 - abs(side) < 0.5 * FLAT * FLAT
        elif kind == CAPSULE:
            flat = flat and axis == 2
        elif kind == PLANE:
            flat = axis < 2
        elif kind != BOX:
            flat = False
        if flat and count < 2:
            for i in range(3):
                rows[first + count, i] = X[3 * i + axis]
            count += 1
    return int(count)


@compiled
def _flat_hull(scene: Shapes, memory: NearestMemory, s: int, sign: float, first: int) -> int:
    """The same of a hull, from its vertices that are farthest along n but for FLAT of their distance."""
    rows, X = matrix(memory.convex, ROWS, WIDE), matrix(memory.place, 2, 12)[s]
    corners, begin = matrix(scene.vertices, scene.corners, 3), whole(scene.first, 2)[s]
    n, p, one, two = rows[NORMAL], rows[DIRECTIONS + 4], rows[first], rows[first + 1]
    farthest(scene, memory, s, sign * n[0], sign * n[1], sign * n[2], p)
    most, wide = 0.0, 0.0
    for turn in range(2):
        for c in range(whole(scene.count, 2)[s]):
            x, y, z = corners[begin + c, 0], corners[begin + c, 1], corners[begin + c, 2]
            u = X[9] + X[0] * x + X[1] * y + X[2] * z - p[0]
            v = X[10] + X[3] * x + X[4] * y + X[5] * z - p[1]
            w = X[11] + X[6] * x + X[7] * y + X[8] * z - p[2]
            length = np.sqrt(u * u + v * v + w * w)
            if length == 0.0 or abs(n[0] * u + n[1] * v + n[2] * w) > FLAT * length:
                continue
            if turn == 0 and length > most:
                most = length
                one[0], one[1], one[2] = u / length, v / length, w / length
            elif turn == 1:
                a, b, c2 = one[1] * w - one[2] * v, one[2] * u - one[0] * w, one[0] * v - one[1] * u
                beside = np.sqrt(a * a + b * b + c2 * c2)
                if beside > wide and beside > 1e-3 * length:  # below, both directions are one
                    wide = beside
                    two[0], two[1], two[2] = u / length, v / length, w / length
        if most == 0.0:
            return 0
    return 2 if wide > 0.0 else 1


@compiled
def _settled(scene: Shapes, memory: NearestMemory, of_a: int, of_b: int, s: float, size: float, made: Vector) -> int:
    """The directions across which n is, those of two cores or of one, as many as leave s as great; and n itself."""
    kind, rows = whole(scene.kind, 2), matrix(memory.convex, ROWS, WIDE)
    n, m, w = rows[NORMAL], rows[DIRECTIONS + 4], rows[DIRECTIONS + 5]
    caps_a = kind[0] in (CYLINDER, SECTOR) and of_a == 2
    caps_b = kind[1] in (CYLINDER, SECTOR) and of_b == 2
    for c in range(10):
        i, j = -1, -1
        if c == 0 and of_a == 2:
            i, j = 0, 1
        elif c == 1 and of_b == 2:
            i, j = 2, 3
        elif 2 <= c < 6 and (c - 2) // 2 < of_a and (c - 2) % 2 < of_b and not caps_a and not caps_b:
            i, j = (c - 2) // 2, 2 + (c - 2) % 2
        elif c >= 6 and ((c < 8 and c - 6 < of_a and not caps_a) or (c >= 8 and c - 8 < of_b and not caps_b)):
            i = c - 6
        if i < 0:
            continue
        D, E = rows[DIRECTIONS + i], rows[DIRECTIONS + max(j, 0)]
        along, length = 0.0, 0.0
        for k in range(3):
            k1, k2 = (k + 1) % 3, (k + 2) % 3
            if j >= 0:
                m[k] = D[k1] * E[k2] - D[k2] * E[k1]
            else:
                m[k] = n[k] - D[k] * (D[0] * n[0] + D[1] * n[1] + D[2] * n[2])
            along += m[k] * n[k]
            length += m[k] * m[k]
        length = np.sqrt(length) * (1.0 if along >= 0.0 else -1.0)
        if abs(length) < 1e-6:  # the way goes along n
            continue
        for k in range(3):
            m[k] /= length
        if kind[0] != PLANE and difference(scene, memory, 0, 1, m[0], m[1], m[2], w) < s - EXACT * size:
            continue
        for k in range(3):
            n[k] = m[k]
            made[11 + k + (0 if i < 2 else 3)] = D[k]
            if j >= 0:
                made[17 + k + (0 if j < 2 else 3)] = E[k]
        return 2 if j >= 0 else 1
    return 0


@compiled
def _outermost(
    scene: Shapes, memory: NearestMemory, given: Vector, s: float, size: float, w: Vector, p: Vector
) -> None:
    """The corner of the shared patch of faces and edges, p on A and w = s n to B, that lies farthest out along the way
    to the chosen part."""
    rows, on_plane = matrix(memory.convex, ROWS, WIDE), whole(scene.kind, 2)[0] == PLANE
    n = rows[NORMAL]
    of_a = 0 if on_plane else features(scene, memory, 0, n, 1.0, OF_A)
    of_b = features(scene, memory, 1, n, -1.0, CLIPPED if on_plane else OF_B)
    count, on_a = of_b if on_plane else 0, False
    if on_plane:
        pass
    elif of_a >= 3 or of_b >= 3:
        on_a = of_a < of_b
        subject, clip = (OF_A, OF_B) if on_a else (OF_B, OF_A)
        count = clipped(rows, subject, of_a if on_a else of_b, clip, of_b if on_a else of_a, n, size)
    elif of_a == 2 and of_b == 2:
        count, on_a = along_edges(rows, n, size), True
    best, found = -np.inf, -1
    for c in range(count):
        far = 0.0
        for k in range(2):
            if given[6 * k + 5] > 0.0:
                for i in range(3):
                    far += rows[WAYS + k, i] * rows[CLIPPED + c, i]
        if far > best + 1e-9 * size * size:  # else rounding chooses between equal corners
            best, found = far, c
    if found < 0:
        return
    for i in range(3):
        p[i] = rows[CLIPPED + found, i] - (0.0 if on_a else s * n[i])
        w[i] = s * n[i]


@compiled
def _carried(
    scene: Shapes,
    memory: NearestMemory,
    s: int,
    sign: float,
    flat: int,
    n: Vector,
    p: Vector,
    given: Vector,
    made: Vector,
) -> None:
    """c of a core that has a point p, in its frame, and whether its round part counts."""
    kind, half = whole(scene.kind, 2)[s], matrix(scene.size, 2, 4)[s]
    X, middle = matrix(memory.place, 2, 12)[s], made[3 + 3 * s : 6 + 3 * s]
    u = sign * (X[0] * n[0] + X[3] * n[1] + X[6] * n[2])
    v = sign * (X[1] * n[0] + X[4] * n[1] + X[7] * n[2])
    side, r = np.sqrt(u * u + v * v), 0.0
    if kind == ELLIPSOID:
        made[9 + s] = 1.0
        for i in range(3):
            p[i] = X[9 + i]
    elif (kind == CYLINDER or (kind == SECTOR and u * half[1] > 0.0 and v * half[2] > 0.0)) and flat < 2:
        made[9 + s], r = 1.0, abs(half[1]) / side
    for i in range(3):
        middle[i] = 0.0
        for k in range(3):
            d = p[k] - r * (u * X[3 * k] + v * X[3 * k + 1])
            if s == 0:
                middle[i] += d if k == i else 0.0
            else:
                middle[i] += given[12 + 3 * k + i] * (d - given[21 + k])
