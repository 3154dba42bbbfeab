"""The nearest points of any two convex cores: the normal n of greatest s(n).

It is found by Gilbert's method, where they overlap or all but touch by a polytope that grows towards the origin.

Both end at a face, edge or corner of B − A; what is round is then made exact by Newton's method for ∇s ∥ n, and faces
and edges by trying the normals that axes of boxes, capsules and cylinders give.

    s(n) → max,   |n| = 1:      gap = s,   separated: gap = |v|, n = v/|v|, v the point of B − A nearest to 0

Law     the gap is coal's and MuJoCo's for 10,000 random pairs of each kind, tests/oracles/test_nearest.py
Source  Gilbert, Johnson & Keerthi (1988); van den Bergen (2001), Proximity queries and penetration depth computation

Along which axis two boxes are farthest apart: across a face, or across an edge of either.

Source: Gottschalk, Lin & Manocha, OBBTree (1996); Ericson, Real-Time Collision Detection (2005), §4.4.

The normal of greatest s(n) where two convex cores touch, overlap or are round and near: a polytope within B − A.

It takes in what is farthest beyond the face that is nearest to the origin, until nothing is.
Source: van den Bergen (2001), Proximity queries and penetration depth computation on 3D game objects.
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import compiled, matrix, vector, whole
from poinsot.code.records import Matrix, Vector
from poinsot.code.texts.nearest_simplex import EXACT, HALF_WAY, NORMAL, SIMPLEX, TOUCHING, gilbert, reduced, volume
from poinsot.code.texts.nearest_support import (
    BOX,
    CAPSULE,
    CYLINDER,
    ROWS,
    SECTOR,
    WIDE,
    NearestMemory,
    Shapes,
    curvature,
    difference,
)

VERTICES, FACES, EDGES = 64, 160, 96
"""First rows of the memory's sections: vertices, faces, edges of the removed part."""
ROUGH = 1e-12
"""Relative accuracy of the search on round shapes before Newton's method."""


@compiled
def grow(scene: Shapes, touch: NearestMemory, a: int, b: int, size: float) -> None:
    """Normal of greatest s by an expanding polytope within B − A: it grows beyond its face nearest to 0.

    That is along the face's normal and, from an origin outside, along the way to its nearest point; until s says that
    nothing is nearer.
    """
    kind, rows = whole(scene.kind, scene.shapes), matrix(touch.convex, ROWS, WIDE)
    n = rows[NORMAL]
    best = difference(scene, touch, a, b, n[0], n[1], n[2], rows[HALF_WAY])
    if not _begun(scene, touch, a, b, size):
        return
    corners, allowed = 4, (ROUGH if max(kind[a], kind[b]) >= CYLINDER else EXACT) * size
    for turn in range(2 * VERTICES):
        face, w = rows[_first(rows, size)], rows[min(corners, VERTICES - 1)]
        outside = face[3] < 0.0 and face[8] > TOUCHING * size
        x, y, z, toward = -face[0], -face[1], -face[2], outside and turn % 2 == 0
        if toward:
            x, y, z = face[9] / face[8], face[10] / face[8], face[11] / face[8]
        apart = difference(scene, touch, a, b, x, y, z, w)
        if apart > best or turn == 0:
            best = apart
            n[0], n[1], n[2] = x, y, z
        if (face[8] if outside else -face[3]) - best <= allowed or corners == VERTICES:
            break
        beyond = (face[8] if toward else -face[3]) - apart
        if beyond > 0.5 * allowed:
            if not _taken_in(rows, corners, size):
                break
            corners += 1
        elif not outside:
            break
    face = rows[_first(rows, size)]
    for k in range(3):
        for i in range(6):
            rows[SIMPLEX + k, i] = rows[int(face[4 + k]), i]
    kept = reduced(rows, 3)
    for i in range(3):
        n[3 + i] = 0.0
        for k in range(kept):
            n[3 + i] += rows[SIMPLEX + k, 6] * rows[SIMPLEX + k, 3 + i]


@compiled
def _first(rows: Matrix, size: float) -> int:
    """The face of the polytope that is nearest to the origin; of those that have it outside, if there are any."""
    best, out = VERTICES, False
    for f in range(VERTICES, VERTICES + FACES):
        if rows[f, 7] == 0.0:
            continue
        beyond = rows[f, 3] < 0.0 and rows[f, 8] > TOUCHING * size
        if rows[best, 7] == 0.0 or (beyond and not out):
            best, out = f, beyond
        elif beyond == out and (rows[f, 8] < rows[best, 8] if out else rows[f, 3] < rows[best, 3]):
            best = f
    return int(best)


@compiled
def _begun(scene: Shapes, touch: NearestMemory, a: int, b: int, size: float) -> bool:
    """A tetrahedron in B − A; no: it is flat, and the normal is across it."""
    rows = matrix(touch.convex, ROWS, WIDE)
    for f in range(VERTICES, VERTICES + FACES):
        rows[f, 7] = 0.0
    A, B, C, D, w, n = rows[0], rows[1], rows[2], rows[3], rows[HALF_WAY], rows[NORMAL]
    difference(scene, touch, a, b, n[0], n[1], n[2], A)
    difference(scene, touch, a, b, -n[0], -n[1], -n[2], B)
    x, y, z = B[0] - A[0], B[1] - A[1], B[2] - A[2]
    if np.sqrt(x * x + y * y + z * z) <= 1e-9 * size:  # no direction of its own
        x, y, z = n[0], n[1], n[2]
    length = np.sqrt(x * x + y * y + z * z)
    x, y, z = x / length, y / length, z / length
    up = 1.0 if z >= 0.0 else -1.0
    t, most = -1.0 / (up + z), 0.0
    for turn in range(4):
        one, two = (
            (1.0, 0.0) if turn == 0 else ((-1.0, 0.0) if turn == 1 else ((0.0, 1.0) if turn == 2 else (0.0, -1.0)))
        )
        i = one * (1.0 + up * x * x * t) + two * (x * y * t)
        j = one * up * x * y * t + two * (up + y * y * t)
        k = -one * up * x - two * y
        difference(scene, touch, a, b, i, j, k, w)
        off = abs((w[0] - A[0]) * i + (w[1] - A[1]) * j + (w[2] - A[2]) * k)
        if off > most:
            most = off
            for e in range(6):
                C[e] = w[e]
    if most <= 1e-9 * size:  # flat
        return False
    p, q, r = C[0] - A[0], C[1] - A[1], C[2] - A[2]
    i, j, k = y * r - z * q, z * p - x * r, x * q - y * p
    length = np.sqrt(i * i + j * j + k * k)
    if length == 0.0:
        return False
    i, j, k = i / length, j / length, k / length
    most = 0.0
    for turn in range(2):
        sign = 1.0 - 2.0 * turn
        difference(scene, touch, a, b, sign * i, sign * j, sign * k, w)
        off = abs((w[0] - A[0]) * i + (w[1] - A[1]) * j + (w[2] - A[2]) * k)
        if off > most:
            most = off
            for e in range(6):
                D[e] = w[e]
    if most <= 1e-9 * size:  # flat
        sign = 1.0 if i * n[0] + j * n[1] + k * n[2] >= 0.0 else -1.0
        n[0], n[1], n[2] = sign * i, sign * j, sign * k
        for e in range(3):
            n[3 + e] = A[3 + e]
        return False
    if volume(A, B, C, D[0], D[1], D[2]) > 0.0:
        for e in range(6):
            w[e] = B[e]
            B[e] = C[e]
            C[e] = w[e]
    _face(rows, 0, 1, 2, size)
    _face(rows, 0, 3, 1, size)
    _face(rows, 1, 3, 2, size)
    _face(rows, 2, 3, 0, size)
    return True


@compiled
def _face(rows: Matrix, i: int, j: int, k: int, size: float) -> bool:
    """Enter a face of the polytope, its corners counted so that its normal points out; no: there is no room."""
    f = VERTICES
    while f < VERTICES + FACES and rows[f, 7] > 0.0:
        f += 1
    if f == VERTICES + FACES:
        return False
    F, A, B, C, length = rows[f], rows[i], rows[j], rows[k], 0.0
    for m in range(3):
        d, e = (m + 1) % 3, (m + 2) % 3
        F[m] = (B[d] - A[d]) * (C[e] - A[e]) - (B[e] - A[e]) * (C[d] - A[d])
        length += F[m] * F[m]
    length, F[3] = np.sqrt(length), 0.0
    for m in range(3):
        F[m] = F[m] / length if length > 0.0 else 0.0
        F[3] += F[m] * (A[m] + B[m] + C[m]) / 3.0
    if length <= 1e-14 * size * size:  # a sliver, its normal is rounding
        F[0], F[1], F[2], F[3] = 0.0, 0.0, 0.0, np.inf
    F[4], F[5], F[6], F[7], F[8] = 1.0 * i, 1.0 * j, 1.0 * k, 1.0, 0.0
    if F[3] < 0.0:  # how far it is from the origin, and the way there
        for m in range(3):
            for e in range(3):
                rows[SIMPLEX + m, e] = A[e] if m == 0 else (B[e] if m == 1 else C[e])
        kept = reduced(rows, 3)
        for m in range(3):
            F[9 + m] = 0.0
            for e in range(kept):
                F[9 + m] += rows[SIMPLEX + e, 6] * rows[SIMPLEX + e, m]
            F[8] += F[9 + m] * F[9 + m]
        F[8] = np.sqrt(F[8])
    return True


@compiled
def _taken_in(rows: Matrix, corner: int, size: float) -> bool:
    """The polytope with one more corner: in the place of the faces that see it, others from their rim to it."""
    w, count, first = rows[corner], 0, VERTICES + FACES
    for f in range(VERTICES, VERTICES + FACES):
        F = rows[f]
        if F[7] > 0.0 and F[0] * w[0] + F[1] * w[1] + F[2] * w[2] - F[3] > 0.5 * EXACT * size:
            for e in range(3):
                i, j = int(F[4 + e]), int(F[4 + (e + 1) % 3])
                found = -1
                for c in range(count):
                    if int(rows[first + c, 0]) == j and int(rows[first + c, 1]) == i:
                        found = c
                if found >= 0:
                    count -= 1
                    rows[first + found, 0], rows[first + found, 1] = rows[first + count, 0], rows[first + count, 1]
                elif count < EDGES:
                    rows[first + count, 0], rows[first + count, 1] = 1.0 * i, 1.0 * j
                    count += 1
                else:
                    return False
            F[7] = 0.0
    for c in range(count):
        if not _face(rows, int(rows[first + c, 0]), int(rows[first + c, 1]), corner, size):
            return False
    return count > 0


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


APART = 1e-6
"""Of the size: boxes that are farther apart than this may be nearest at a corner, which no axis tells."""
BESIDE = 1e-6
"""Axes so nearly along each other have no normal; one whose cosine to n is so near 1 is tried in its place."""
EDGE = 1e-2
"""Sine of the angle to an axis below which n may be across it, along an edge or a side."""


@compiled
def nearest(scene: Shapes, touch: NearestMemory, a: int, b: int, size: float, most: float) -> float:
    """The gap of two cores; the normal from a to b into row NORMAL of the memory, the point of a nearest to b into its
    columns 3 to 5. ∞ where a plane keeps them apart by more than `most`.

    size  [m] a length of both with their distance
    """
    kind, rows = whole(scene.kind, scene.shapes), matrix(touch.convex, ROWS, WIDE)
    X, Y = matrix(touch.place, scene.shapes, 12)[a], matrix(touch.place, scene.shapes, 12)[b]
    n, length = rows[NORMAL], 0.0
    if kind[a] == BOX and kind[b] == BOX:
        found = farthest_apart(scene, touch, a, b, n)
        if found > most:
            return float(np.inf)
        if found <= APART * size:
            difference(scene, touch, a, b, n[0], n[1], n[2], rows[HALF_WAY])
            for i in range(3):
                n[3 + i] = rows[HALF_WAY, 3 + i]
            return float(found)
    for i in range(3):
        n[i] = Y[9 + i] - X[9 + i]
        length += n[i] * n[i]
    length = np.sqrt(length)
    for i in range(3):
        n[i] = n[i] / length if length > 0.0 else (1.0 if i == 2 else 0.0)
    found = gilbert(scene, touch, a, b, size, most)
    if found == np.inf:
        return float(found)
    met = found <= TOUCHING * size
    if met:
        grow(scene, touch, a, b, size)
    _flat(scene, touch, a, b, met, size)
    return float(_round(scene, touch, a, b, size))


@compiled
def _flat(scene: Shapes, touch: NearestMemory, a: int, b: int, met: bool, size: float) -> None:
    """A normal that axes of boxes, capsules and cylinders give, alone or two across each other, if s is no less.

    Where the cores have met any of them, since a polytope that is flat but for rounding ends at a wrong face
    """
    kind = whole(scene.kind, scene.shapes)
    rows = matrix(touch.convex, ROWS, WIDE)
    X, Y = matrix(touch.place, scene.shapes, 12)[a], matrix(touch.place, scene.shapes, 12)[b]
    n, w = rows[NORMAL], rows[HALF_WAY]
    of_a, of_b = kind[a] in (BOX, CAPSULE, CYLINDER, SECTOR), kind[b] in (BOX, CAPSULE, CYLINDER, SECTOR)
    if not of_a and not of_b:
        return
    best = difference(scene, touch, a, b, n[0], n[1], n[2], w) - EXACT * size
    begun_x, begun_y, begun_z = n[0], n[1], n[2]
    for c in range(16):
        i, j = c // 4 - 1, c % 4 - 1
        if (i < 0 and j < 0) or (i >= 0 and not of_a) or (j >= 0 and not of_b):
            continue
        if (kind[a] in (CAPSULE, CYLINDER) and i in (0, 1)) or (kind[b] in (CAPSULE, CYLINDER) and j in (0, 1)):
            continue
        x, y, z = 0.0, 0.0, 0.0
        if j < 0:
            x, y, z = X[i], X[3 + i], X[6 + i]
        elif i < 0:
            x, y, z = Y[j], Y[3 + j], Y[6 + j]
        else:
            x, y = X[3 + i] * Y[6 + j] - X[6 + i] * Y[3 + j], X[6 + i] * Y[j] - X[i] * Y[6 + j]
            z = X[i] * Y[3 + j] - X[3 + i] * Y[j]
        length = np.sqrt(x * x + y * y + z * z)
        along = x * begun_x + y * begun_y + z * begun_z
        beside = abs(along) >= length * (1.0 - BESIDE)
        if length < BESIDE or not (beside or met):
            continue
        if not beside:
            along = x * (Y[9] - X[9]) + y * (Y[10] - X[10]) + z * (Y[11] - X[11])
        sign = (1.0 if along > 0.0 else -1.0) / length
        apart = difference(scene, touch, a, b, sign * x, sign * y, sign * z, w)
        if apart >= best + (0.0 if beside else 2.0 * EXACT * size):
            best = apart
            n[0], n[1], n[2] = sign * x, sign * y, sign * z


@compiled
def _round(scene: Shapes, touch: NearestMemory, a: int, b: int, size: float) -> float:
    """s(n), after Newton's method where a core is round, also across the edges of either that n all but is across.

    The polytope comes near a normal across an edge, where ∇s jumps, and no nearer where what is round is near, too.
    """
    kind, rows = whole(scene.kind, scene.shapes), matrix(touch.convex, ROWS, WIDE)
    n, w, axis = rows[NORMAL], rows[HALF_WAY], rows[NORMAL + 1, 3:6]
    if max(kind[a], kind[b]) < CYLINDER:  # and ellipsoids, which are counted after them
        return difference(scene, touch, a, b, n[0], n[1], n[2], w)
    axis[0], axis[1], axis[2] = 0.0, 0.0, 0.0
    s = newton(scene, touch, a, b, size, axis)
    for c in range(6):
        core, i = a if c < 3 else b, c % 3
        if not (kind[core] == BOX or (i == 2 and kind[core] in (CAPSULE, CYLINDER, SECTOR))):
            continue
        X, along, length, kept = matrix(touch.place, scene.shapes, 12)[core], 0.0, 0.0, rows[NORMAL + 2]
        for k in range(3):
            axis[k] = X[3 * k + i]
            along += axis[k] * n[k]
        if abs(along) > EDGE:
            continue
        for k in range(6):
            kept[k] = n[k]
        for k in range(3):
            n[k] -= along * axis[k]
            length += n[k] * n[k]
        length = np.sqrt(length)
        for k in range(3):
            n[k] /= length
        found = newton(scene, touch, a, b, size, axis)
        if found < s:
            for k in range(6):
                n[k] = kept[k]
            continue
        s = found
        difference(scene, touch, a, b, n[0], n[1], n[2], w)
        along, left = w[0] * axis[0] + w[1] * axis[1] + w[2] * axis[2], 0.0
        for k in range(3):
            left += (w[k] - s * n[k] - along * axis[k]) ** 2
        if left <= TOUCHING * TOUCHING * size * size:  # the point is on the edge
            for k in range(3):
                n[3 + k] = w[3 + k] + (along * axis[k] if core == a else 0.0)
    return float(s)


@compiled
def newton(scene: Shapes, touch: NearestMemory, a: int, b: int, size: float, axis: Vector) -> float:
    """s(n) [m], after Newton's method for ∇s ∥ n: (∂²h_A + ∂²h_B + s) δ = w across n, and across an axis not 0."""
    rows = matrix(touch.convex, ROWS, WIDE)
    n, w, t, r, bent = rows[NORMAL], rows[HALF_WAY], rows[HALF_WAY + 1], rows[HALF_WAY + 1, 3:6], rows[NORMAL, 6:9]
    trial, free = rows[NORMAL + 1], axis[0] == 0.0 and axis[1] == 0.0 and axis[2] == 0.0
    s = difference(scene, touch, a, b, n[0], n[1], n[2], w)
    for _ in range(12):
        up = 1.0 if n[2] >= 0.0 else -1.0
        c = -1.0 / (up + n[2])
        t[0], t[1], t[2] = 1.0 + up * n[0] * n[0] * c, up * n[0] * n[1] * c, -up * n[0]
        r[0], r[1], r[2] = n[0] * n[1] * c, up + n[1] * n[1] * c, -n[1]
        if not free:
            for i in range(3):
                j, k = (i + 1) % 3, (i + 2) % 3
                t[i], r[i] = n[j] * axis[k] - n[k] * axis[j], axis[i]
        bent[0], bent[1], bent[2] = 0.0, 0.0, 0.0
        curvature(scene, touch, a, 1.0, n, t, r, bent)
        curvature(scene, touch, b, -1.0, n, t, r, bent)
        p, q = w[0] * t[0] + w[1] * t[1] + w[2] * t[2], w[0] * r[0] + w[1] * r[1] + w[2] * r[2]
        xx, xy, yy = bent[0] + s, bent[1], bent[2] + s
        if not free:
            q, xy, yy = 0.0, 0.0, xx
        left = p * p + q * q
        determinant = xx * yy - xy * xy
        if left <= EXACT * EXACT * size * size or determinant <= 1e-12 * size * size:  # singular: flat where n points
            break
        one, two = (yy * p - xy * q) / determinant, (xx * q - xy * p) / determinant
        length = 0.0
        for i in range(3):
            trial[i] = n[i] + one * t[i] + two * r[i]
            length += trial[i] * trial[i]
        length = np.sqrt(length)
        for i in range(3):
            trial[i] /= length
        found = difference(scene, touch, a, b, trial[0], trial[1], trial[2], w)
        across, along = w[0] * w[0] + w[1] * w[1] + w[2] * w[2] - found * found, 0.0
        for i in range(3):
            along += w[i] * axis[i]
        if found < s - 1e-12 * size or across - along * along >= left:  # rounding of s
            break
        s = found
        for i in range(3):
            n[i], n[3 + i] = trial[i], w[3 + i]
    return float(s)
