"""What convex shapes are to the search for their nearest points: farthest points, and the face, edge or corner there.

A shape is a core (point, segment, box, hull, cylinder, ellipsoid) and a radius about it. Of two cores A and B

    w(n) = p_B(−n) − p_A(n),    s(n) = n · w(n),    p_K(d) the farthest point of K along d,

s(n) is by how much a plane of normal n keeps them apart: its greatest value is their gap, also where it is negative.
Source: Ericson, Real-Time Collision Detection (2005), §9.5; Schneider, Convex Bodies (1993), §1.7.
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import compiled, matrix, whole
from poinsot.code.records import Address, Matrix, Record, Vector

POINT, CAPSULE, BOX, PLANE, HULL, CYLINDER, ELLIPSOID, SECTOR = range(8)
"""Kinds of cores; a sector is the quarter of a cylinder on the sides of x and y that signs of its half sizes say."""
ROWS, WIDE = 400, 12
"""Of the memory in which nearest points are found."""
TILT = 0.1
"""[rad] What would lie in the supporting plane after so slight a turn counts as one face or edge."""


class Shapes(Record):
    """What shapes are."""

    shapes: int
    corners: int
    kind: Address  # [ns]
    size: Address  # [ns, 4] radius; half edges of a box, the third also half the length of a capsule
    first: Address  # [ns] of the vertices of a hull
    count: Address  # [ns]
    vertices: Address  # [·, 3]


class NearestMemory(Record):
    """Where shapes are, and what nearest points are found in."""

    place: Address  # [ns, 12] rotation by rows, then place
    spare: Address  # [18]
    convex: Address  # [ROWS, WIDE]


@compiled
def farthest(scene: Shapes, touch: NearestMemory, s: int, x: float, y: float, z: float, out: Vector) -> int:
    """The farthest point of a core along (x, y, z) of the world, into out[0:3]; the number of its vertex."""
    kind, half = whole(scene.kind, scene.shapes)[s], matrix(scene.size, scene.shapes, 4)[s]
    X, number = matrix(touch.place, scene.shapes, 12)[s], 0
    u = X[0] * x + X[3] * y + X[6] * z
    v = X[1] * x + X[4] * y + X[7] * z
    w = X[2] * x + X[5] * y + X[8] * z
    if kind == BOX:
        number = (1 if u >= 0.0 else 0) + (2 if v >= 0.0 else 0) + (4 if w >= 0.0 else 0)
        u, v = half[1] if u >= 0.0 else -half[1], half[2] if v >= 0.0 else -half[2]
        w = half[3] if w >= 0.0 else -half[3]
    elif kind == HULL:
        first, corners = whole(scene.first, scene.shapes)[s], matrix(scene.vertices, scene.corners, 3)
        most = -np.inf
        for k in range(whole(scene.count, scene.shapes)[s]):
            along = u * corners[first + k, 0] + v * corners[first + k, 1] + w * corners[first + k, 2]
            if along > most:
                number, most = k, along
        u, v, w = corners[first + number, 0], corners[first + number, 1], corners[first + number, 2]
    elif kind == CYLINDER:
        size = np.sqrt(u * u + v * v)
        u, v = (half[1] * u / size, half[1] * v / size) if size > 0.0 else (half[1], 0.0)
        w = half[3] if w >= 0.0 else -half[3]
    elif kind == SECTOR:
        x, y = u if half[1] > 0.0 else -u, v if half[2] > 0.0 else -v
        size = np.sqrt(u * u + v * v) if x > 0.0 and y > 0.0 else np.inf
        u, v = (half[1] if x > 0.0 and x >= y else 0.0), (half[2] if y > 0.0 and y > x else 0.0)
        if size < np.inf:
            u, v = half[1] * x / size, half[2] * y / size
        w = half[3] if w >= 0.0 else -half[3]
    elif kind == ELLIPSOID:
        u, v, w = half[1] * u, half[2] * v, half[3] * w
        size = np.sqrt(u * u + v * v + w * w)
        u, v, w = half[1] * u / size, half[2] * v / size, half[3] * w / size
    else:
        u, v, w = 0.0, 0.0, (half[3] if w >= 0.0 else -half[3]) if kind == CAPSULE else 0.0
    for i in range(3):
        out[i] = X[9 + i] + X[3 * i] * u + X[3 * i + 1] * v + X[3 * i + 2] * w
    return int(number)


@compiled
def difference(scene: Shapes, touch: NearestMemory, a: int, b: int, x: float, y: float, z: float, out: Vector) -> float:
    """w(n) [m] into out[0:3] and p_A [m] into out[3:6], of n = (x, y, z); s(n) [m].

    Law: s(n) by its definition, tests/simulation/test_nearest.py
    """
    farthest(scene, touch, b, -x, -y, -z, out)
    farthest(scene, touch, a, x, y, z, out[3:])
    for i in range(3):
        out[i] -= out[3 + i]
    return float(out[0] * x + out[1] * y + out[2] * z)


@compiled
def features(scene: Shapes, touch: NearestMemory, s: int, n: Vector, sign: float, begin: int) -> int:
    """The corners of the face or edge of a core that faces sign · n, in their order around it, into the memory's rows
    from `begin` (point, and a number by which it is known); how many these are."""
    kind, half = whole(scene.kind, scene.shapes)[s], matrix(scene.size, scene.shapes, 4)[s]
    X, rows = matrix(touch.place, scene.shapes, 12)[s], matrix(touch.convex, ROWS, WIDE)
    x, y, z = sign * n[0], sign * n[1], sign * n[2]
    if kind == HULL:
        return _tilted(scene, touch, s, x, y, z, begin)
    u = X[0] * x + X[3] * y + X[6] * z
    v = X[1] * x + X[4] * y + X[7] * z
    w = X[2] * x + X[5] * y + X[8] * z
    side, count, p, q, r = np.sqrt(u * u + v * v), 1, 0.0, 0.0, 0.0
    if kind == CAPSULE:
        count = 2 if abs(w) < TILT else 1
    elif kind in (CYLINDER, SECTOR):
        count = (8 if kind == CYLINDER else 4) if side < TILT else (2 if abs(w) < TILT else 1)
    elif kind == BOX:
        count = (2 if abs(u) < TILT else 1) * (2 if abs(v) < TILT else 1) * (2 if abs(w) < TILT else 1)
    if count == 1:
        rows[begin, 3] = 1.0 * farthest(scene, touch, s, x, y, z, rows[begin])
        return 1
    farthest(scene, touch, s, x, y, z, rows[begin])
    a, b = 0.0, 0.0  # of the farthest point
    for i in range(3):
        a += X[3 * i] * (rows[begin, i] - X[9 + i])
        b += X[3 * i + 1] * (rows[begin, i] - X[9 + i])
    u, v = (u / side, v / side) if side > 1e-9 else (1.0, 0.0)  # upright, but for rounding
    for c in range(count):
        if kind == BOX:
            p, q, r = _corner(X, half, x, y, z, c)
        elif kind == CYLINDER and count == 8:
            p, q, r = half[1] * u, half[1] * v, half[3] if w >= 0.0 else -half[3]
            u, v = 0.5**0.5 * (u - v), 0.5**0.5 * (u + v)
        elif kind == SECTOR and count == 4:
            p, q = half[1] * (0.0, 1.0, 0.5**0.5, 0.0)[c], half[2] * (0.0, 0.0, 0.5**0.5, 1.0)[c]
            r = half[3] if w >= 0.0 else -half[3]
        else:
            r = half[3] if c == 0 else -half[3]
            if kind == SECTOR:
                p, q = a, b
            if kind == CYLINDER:
                p, q = half[1] * u, half[1] * v
        rows[begin + c, 3] = 1.0 * c
        for i in range(3):
            rows[begin + c, i] = X[9 + i] + X[3 * i] * p + X[3 * i + 1] * q + X[3 * i + 2] * r
    return int(count)


@compiled
def _corner(X: Vector, half: Vector, x: float, y: float, z: float, c: int) -> tuple[float, float, float]:
    """Corner c of the face or edge of a box that faces (x, y, z): around a face, one end of an edge after the other."""
    free, p, q, r = 0, 0.0, 0.0, 0.0
    for i in range(3):
        along = X[i] * x + X[3 + i] * y + X[6 + i] * z
        at = half[1 + i] if along >= 0.0 else -half[1 + i]
        if abs(along) < TILT:
            turned = (c == 1 or c == 2) if free == 0 else c >= 2
            at = half[1 + i] if turned else -half[1 + i]
            free += 1
        p, q, r = at if i == 0 else p, at if i == 1 else q, at if i == 2 else r
    return float(p), float(q), float(r)


@compiled
def _tilted(scene: Shapes, touch: NearestMemory, s: int, x: float, y: float, z: float, begin: int) -> int:
    """Of a hull: its farthest vertices along eight directions that are tilted by TILT from (x, y, z)."""
    rows = matrix(touch.convex, ROWS, WIDE)
    up = 1.0 if z >= 0.0 else -1.0
    a = -1.0 / (up + z)
    b, count, c, d = x * y * a, 0, TILT, 0.0
    for _ in range(8):
        i = c * (1.0 + up * x * x * a) + d * b
        j = c * up * b + d * (up + y * y * a)
        k = -c * up * x - d * y
        vertex = 1.0 * farthest(scene, touch, s, x + i, y + j, z + k, rows[begin + count])
        c, d = 0.5**0.5 * (c - d), 0.5**0.5 * (c + d)
        if count > 0 and (rows[begin + count - 1, 3] == vertex or rows[begin, 3] == vertex):
            continue
        rows[begin + count, 3] = vertex
        count += 1
    return _facet(rows, begin, count, x, y, z)


@compiled
def _facet(rows: Matrix, begin: int, count: int, x: float, y: float, z: float) -> int:
    """Of vertices those of the face that they have, no farther than TILT from (x, y, z); else of an edge; else one."""
    best, i, j, k = 1.0 - 0.5 * TILT * TILT, -1, -1, -1
    m = rows[begin + 8]
    for c in range(count * count * count):
        p, q, r = c // (count * count), c // count % count, c % count
        if p < q < r:
            along = _plane(rows, begin + p, begin + q, begin + r, x, y, z, m)
            if along > best and _below(rows, begin, count, m):
                best, i, j, k = along, p, q, r
    if k >= 0:
        _plane(rows, begin + i, begin + j, begin + k, x, y, z, m)
        kept = 0
        for c in range(count):
            if abs(m[0] * rows[begin + c, 0] + m[1] * rows[begin + c, 1] + m[2] * rows[begin + c, 2] - m[3]) <= m[4]:
                for e in range(4):
                    rows[begin + kept, e] = rows[begin + c, e]
                kept += 1
        return int(kept)
    best, i, j = -np.inf, 0, -1
    for c in range(count):
        along = x * rows[begin + c, 0] + y * rows[begin + c, 1] + z * rows[begin + c, 2]
        if along > best:
            best, i = along, c
    best = TILT
    for c in range(count):
        u, v, w = rows[begin + c, 0] - rows[begin + i, 0], rows[begin + c, 1] - rows[begin + i, 1], 0.0
        w = rows[begin + c, 2] - rows[begin + i, 2]
        slope = abs(x * u + y * v + z * w) / max(np.sqrt(u * u + v * v + w * w), 1e-300)
        if c != i and slope < best:
            best, j = slope, c
    for e in range(4):
        one, two = rows[begin + i, e], rows[begin + max(j, 0), e]
        rows[begin, e], rows[begin + 1, e] = one, two
    return 1 if j < 0 else 2


@compiled
def _plane(rows: Matrix, i: int, j: int, k: int, x: float, y: float, z: float, m: Vector) -> float:
    """The plane m[0:3] · p = m[3] of three vertices, its normal towards (x, y, z), and in m[4] what counts as on it;
    the cosine between the two, −1 where they lie on a line."""
    square, longest = 0.0, 0.0
    for c in range(3):
        d, e = (c + 1) % 3, (c + 2) % 3
        m[c] = (rows[j, d] - rows[i, d]) * (rows[k, e] - rows[i, e])
        m[c] -= (rows[j, e] - rows[i, e]) * (rows[k, d] - rows[i, d])
        square += m[c] * m[c]
        longest = max(longest, max(abs(rows[j, c] - rows[i, c]), abs(rows[k, c] - rows[i, c])))
    m[4] = 1e-6 * longest  # of its length: on the plane
    if square <= 1e-20 * longest * longest * longest * longest:  # three on a line
        return -1.0
    size = np.sqrt(square) * (1.0 if m[0] * x + m[1] * y + m[2] * z >= 0.0 else -1.0)
    m[3] = 0.0
    for c in range(3):
        m[c] /= size
        m[3] += m[c] * rows[i, c]
    return float(m[0] * x + m[1] * y + m[2] * z)


@compiled
def _below(rows: Matrix, begin: int, count: int, m: Vector) -> bool:
    """Whether no vertex is above a plane."""
    for c in range(count):
        if m[0] * rows[begin + c, 0] + m[1] * rows[begin + c, 1] + m[2] * rows[begin + c, 2] - m[3] > m[4]:
            return False
    return True


@compiled
def curvature(
    scene: Shapes, touch: NearestMemory, s: int, sign: float, n: Vector, t: Vector, r: Vector, out: Vector
) -> None:
    """Adds ∂²h of a core, at sign · n, along two tangents t, r of n to out (tt, tr, rr); h(d) = p(d) · d.

    of an ellipsoid (S² − p pᵀ)/h, of a cylinder's side the radius across its axis, of what has corners 0
    Law: Newton's method with it ends at the greatest s(n), tests/simulation/test_nearest.py
    """
    kind, half = whole(scene.kind, scene.shapes)[s], matrix(scene.size, scene.shapes, 4)[s]
    X = matrix(touch.place, scene.shapes, 12)[s]
    if kind < CYLINDER:
        return
    if kind == SECTOR:
        for i in range(2):
            if (X[i] * n[0] + X[3 + i] * n[1] + X[6 + i] * n[2]) * half[1 + i] * sign <= 0.0:
                return
    h, along, across, tt, tr, rr = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    for i in range(3):
        u = X[i] * n[0] + X[3 + i] * n[1] + X[6 + i] * n[2]
        v = X[i] * t[0] + X[3 + i] * t[1] + X[6 + i] * t[2]
        w = X[i] * r[0] + X[3 + i] * r[1] + X[6 + i] * r[2]
        square = half[1 + i] * half[1 + i]
        if kind in (CYLINDER, SECTOR):
            square = half[1] * half[1] if i < 2 else 0.0
        h += square * u * u
        along += square * u * v
        across += square * u * w
        tt += square * v * v
        tr += square * v * w
        rr += square * w * w
    size = np.sqrt(h)
    if size <= 1e-9 * abs(half[1]):  # along the axis: no side
        return
    out[0] += (tt - along * along / h) / size
    out[1] += (tr - along * across / h) / size
    out[2] += (rr - across * across / h) / size
