"""One place where two convex cores are nearest, with the kind of feature of each core there, for kernels.

What is found says how the place goes on as the bodies move: of each core the corner, axis or middle c, whether its
round part S counts, and up to two directions D along which one of the two is flat. With these the normal is that of

    w = p_B(−n) − p_A(n),  p = c + S² n/|S n|,      w − s n in the span of D,  n across D

which who calls solves over any scalar (`geometry.nearest`). A core may be taken by parts: of the eighths of
a box or a cylinder along its diagonal k the one that faces the other core, or one half of a capsule. Gaps of parts
go on steadily as bodies move, and the least is that of the whole; where faces lie on each other a place is the corner
of what they share that is farthest out on the part.

Law     gap, normal and places are those of time-stepping, tests/geometry/test_touching.py
Source  `code.texts.nearest`; Ericson, Real-Time Collision Detection (2005), §8.3.4

What a part of a line touches a face with: an end of the line, or an edge of the face that the line crosses.

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
from poinsot.code.records import Matrix, Vector, Whole
from poinsot.code.texts.nearest import nearest
from poinsot.code.texts.nearest_faces import CLIPPED, OF_A, OF_B, SPARE, along_edges, clipped, left_of, line_through
from poinsot.code.texts.nearest_flat import DIRECTIONS, FLAT, flat_along, settled
from poinsot.code.texts.nearest_simplex import HALF_WAY, NORMAL
from poinsot.code.texts.nearest_support import (
    BOX,
    CAPSULE,
    CYLINDER,
    ELLIPSOID,
    PLANE,
    POINT,
    ROWS,
    SECTOR,
    WIDE,
    NearestMemory,
    Shapes,
    difference,
    features,
)
from poinsot.records import NamedTuple

SHORT = 0.02
"""Share of half a line below which the two ends of a shared segment are one place."""
END, EDGE, ALL, OTHER_END = range(4)
"""Kinds of an end of the segment that a line and a face share: its own end, an edge of the face, the place where it is
nearest, or its end at the other side, since the row of the other side has that place."""


@compiled
def is_upright(memory: NearestMemory, s: int) -> bool:
    """Whether a core stands on an end of its axis rather than lies along it."""
    n, X = matrix(memory.convex, ROWS, WIDE)[NORMAL], matrix(memory.place, 2, 12)[s]
    along = X[2] * n[0] + X[5] * n[1] + X[8] * n[2]
    return bool(along * along > 0.5)


@compiled
def facing_face(scene: Shapes, memory: NearestMemory, s: int) -> float:
    """Write the corners of the touched face of a box, in order, to the rows from OF_B; return ±1, the orientation by
    which rows of a line are numbered on it.

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
    """The end, on that side (±1) along its axis, of the segment shared by a core's line and the other's `facing_face`:
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


GIVEN = 24
"""Numbers that a pair is given by: of each core its kind, three half sizes, how many vertices, and its part (0: whole;
k + 1); R (9) and t (3) of B in A; then the vertices of both."""
MADE = 24
"""n (3), c of A in A and of B in B (3 each), whether their round parts count (2), D₁ and D₂, each as a direction of A
and one of B of which one is 0 (12), how many directions there are."""
SCRATCH = 4880
"""Words of memory behind a pair."""
SLACK = 1e-12
"""Of the size, beyond a side: there a face counts as on it, so that rounding and tilts of `ALIKE` part no patches."""
WAYS = 396
"""Rows of the memory: the ways from the middles of cores to their parts."""


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
    on_plane = int(given[0]) == PLANE
    n[0], n[1], n[2] = 0.0, 0.0, 1.0
    if not on_plane:
        nearest(scene, memory, 0, 1, size, np.inf)
    if given[5] > 0.0 or given[11] > 0.0:
        _take_part(scene, memory, given, size)
        if not on_plane:
            nearest(scene, memory, 0, 1, size, np.inf)
    s = difference(scene, memory, 0, 1, n[0], n[1], n[2], rows[HALF_WAY])
    count = settled(scene, memory, s, size, made)
    for i in range(3):
        made[i] = n[i]
    of_a, of_b = flat_along(scene, memory, 0, 1.0, FLAT, FLAT), flat_along(scene, memory, 1, -1.0, FLAT, FLAT)
    s = difference(scene, memory, 0, 1, n[0], n[1], n[2], rows[HALF_WAY])
    p, w = rows[HALF_WAY, 3:6], rows[HALF_WAY]
    if count == 1:
        _along_edge(scene, memory, of_a, of_b, given, made, s, w, p)
    elif count == 2 and of_a * of_b > 0 and of_a + of_b > 2:
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
def _take_part(scene: Shapes, memory: NearestMemory, given: Vector, size: float) -> None:
    """Put the part of a core in its place that faces the other: of halves or eighths, of lines on faces their ends."""
    kind, half, X = whole(scene.kind, 2), matrix(scene.size, 2, 4), matrix(memory.place, 2, 12)
    n = matrix(memory.convex, ROWS, WIDE)[NORMAL]
    for s in range(2):
        k = int(given[6 * s + 5]) - 1
        if k < 0:
            continue
        facing, y, z = 1.0 if s == 0 else -1.0, 1.0 if k & 1 else -1.0, 1.0 if k & 2 else -1.0
        if kind[s] == CYLINDER:
            _turned(X[s], n, facing)
        sign, along, is_box = 1.0, 0.0, kind[s] == BOX
        if kind[s] == CAPSULE:
            y, z = 0.0, 1.0 if k == 1 else -1.0
        for i in range(3 if kind[s] != CAPSULE else 0):
            along += facing * n[i] * (X[s, 3 * i] + y * X[s, 3 * i + 1] + z * X[s, 3 * i + 2])
        sign = 1.0 if along > -FLAT else -1.0  # alike but for rounding: always the same
        y, z = sign * y, sign * z
        on_box = not is_box and kind[1 - s] == BOX
        is_line = on_box and (kind[s] == CAPSULE or (y > 0.0 and sign > 0.0 and not is_upright(memory, s)))
        z *= facing_face(scene, memory, 1 - s) if is_line else 1.0
        _way(memory, half[s], s, sign if kind[s] != CAPSULE else 0.0, y, z)
        if is_box and kind[1 - s] == CYLINDER and not is_upright(memory, 1 - s):
            kind[s] = POINT  # the corner that faces away: a line's own rows have all of its places
            _shift(X[s], -sign * half[s, 1], -y * half[s, 2], -z * half[s, 3])
        elif on_box:
            found = end_of_shared(scene, memory, s, z, SLACK * size) if is_line else END
            if found == EDGE:
                become_edge(scene, memory, 1 - s)
            elif found != ALL:
                _shift(X[s], 0.0, 0.0, -z * half[s, 3] if found == OTHER_END else z * half[s, 3])
                _cut(kind, half, s, sign, y, 0.0)
        else:
            inward = 0.5 if is_box else 0.0
            _shift(X[s], inward * sign * half[s, 1], inward * y * half[s, 2], 0.5 * z * half[s, 3])
            _cut(kind, half, s, sign, y, 0.5)


@compiled
def _way(memory: NearestMemory, half: Vector, s: int, x: float, y: float, z: float) -> None:
    """Note the way from the middle of a core to its part."""
    out, X = matrix(memory.convex, ROWS, WIDE)[WAYS + s], matrix(memory.place, 2, 12)[s]
    for i in range(3):
        out[i] = X[3 * i] * x * half[1] + X[3 * i + 1] * y * half[2] + X[3 * i + 2] * z * half[3]


@compiled
def _shift(X: Vector, x: float, y: float, z: float) -> None:
    """Move a core in its own frame."""
    for i in range(3):
        X[9 + i] += X[3 * i] * x + X[3 * i + 1] * y + X[3 * i + 2] * z


@compiled
def _cut(kind: Whole, half: Matrix, s: int, x: float, y: float, share: float) -> None:
    """Leave a quarter of a core across its third axis, on the sides of x and y, and a share of its length."""
    half[s, 3] = share * half[s, 3]
    if kind[s] == CYLINDER:
        kind[s], half[s, 1], half[s, 2] = SECTOR, x * half[s, 1], y * half[s, 2]
    elif kind[s] == BOX:
        half[s, 1], half[s, 2] = 0.5 * half[s, 1], 0.5 * half[s, 2]
    elif share == 0.0:
        kind[s] = POINT


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
def _along_edge(
    scene: Shapes,
    memory: NearestMemory,
    of_a: int,
    of_b: int,
    given: Vector,
    made: Vector,
    s: float,
    w: Vector,
    p: Vector,
) -> None:
    """The end of the shared length of parallel edges that lies farthest towards the chosen part."""
    rows, X, one, two, far = matrix(memory.convex, ROWS, WIDE), matrix(memory.place, 2, 12), -1, -1, 0.0
    n, x, y, z = rows[NORMAL], made[11] + made[14], made[12] + made[15], made[13] + made[16]
    for k in range(of_a):
        D = rows[DIRECTIONS + k]
        one = k if 1.0 - abs(D[0] * x + D[1] * y + D[2] * z) < 0.5 * FLAT * FLAT else one
    for k in range(of_b):
        D = rows[DIRECTIONS + 2 + k]
        two = k if 1.0 - abs(D[0] * x + D[1] * y + D[2] * z) < 0.5 * FLAT * FLAT else two
    if one < 0 or two < 0:
        return
    low, high = -np.inf, np.inf
    for c in range(2):
        middle = X[c, 9] * x + X[c, 10] * y + X[c, 11] * z
        u, v, r = (p[0], p[1], p[2]) if c == 0 else (p[0] + w[0], p[1] + w[1], p[2] + w[2])
        reach = abs(u * x + v * y + r * z - middle)
        low, high = max(low, middle - reach), min(high, middle + reach)
        if given[6 * c + 5] > 0.0:
            far += rows[WAYS + c, 0] * x + rows[WAYS + c, 1] * y + rows[WAYS + c, 2] * z
    at = high if far >= 0.0 else low
    at -= p[0] * x + p[1] * y + p[2] * z
    p[0], p[1], p[2] = p[0] + at * x, p[1] + at * y, p[2] + at * z
    for e in range(3):
        w[e] = s * n[e]


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
        count = clipped(rows, subject, of_a if on_a else of_b, clip, of_b if on_a else of_a, n, SLACK * size)
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
