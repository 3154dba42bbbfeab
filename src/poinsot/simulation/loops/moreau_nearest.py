"""The nearest points of any two convex cores: the normal n of greatest s(n), by Gilbert's method, and where they overlap
or all but touch by a polytope that grows towards the origin.

Both end at a face, edge or corner of B − A; what is round is then made exact by Newton's method for ∇s ∥ n, and faces
and edges by trying the normals that axes of boxes and cylinders give.

    s(n) → max,   |n| = 1:      gap = s,   separated: gap = |v|, n = v/|v|, v the point of B − A nearest to 0

Law     the gap is coal's and MuJoCo's for 10,000 random pairs of each kind, tests/oracles/test_nearest.py
Source  Gilbert, Johnson & Keerthi (1988); van den Bergen (2001), Proximity queries and penetration depth computation
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import compiled, matrix, whole
from poinsot.code.records import Matrix, Vector
from poinsot.simulation.loops.moreau_boxes import farthest_apart
from poinsot.simulation.loops.moreau_records import Scene, Touch
from poinsot.simulation.loops.moreau_support import BOX, CYLINDER, ROWS, WIDE, curvature, difference

VERTICES, FACES, EDGES, HALF_WAY, SIMPLEX, NORMAL = 64, 160, 96, 384, 386, 392
"""Rows of the memory: vertices, then faces and edges of a polytope; what is tried; a simplex; the normal."""
TOUCHING = 1e-8
"""Of the size of both: nearer than this the direction between nearest points is rounding."""
TURNS = 24
"""Of Gilbert's method, which is slow where what is round is near; what has corners is found in less."""
APART = 1e-6
"""Of the size: boxes that are farther apart than this may be nearest at a corner, which no axis tells."""
EXACT, ROUGH = 1e-14, 1e-12
"""Of the size: rounding; and how near a polytope comes to what is round, before Newton's method."""


@compiled
def nearest(scene: Scene, touch: Touch, a: int, b: int, size: float, most: float) -> float:
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
    found = _gilbert(scene, touch, a, b, size, most)
    if found == np.inf:
        return float(found)
    if found <= TOUCHING * size:
        _grow(scene, touch, a, b, size)
    _flat(scene, touch, a, b, size)
    return float(_round(scene, touch, a, b, size))


@compiled
def _gilbert(scene: Scene, touch: Touch, a: int, b: int, size: float, most: float) -> float:
    """|v| of the simplex of B − A that is nearest to the origin; 0 or less: it holds it, or is not found so."""
    rows = matrix(touch.convex, ROWS, WIDE)
    n, w = rows[NORMAL], rows[HALF_WAY]
    count, length, before = 0, np.inf, np.inf
    for _ in range(TURNS):
        apart = difference(scene, touch, a, b, n[0], n[1], n[2], w)
        if apart > most:
            return float(np.inf)
        if count > 0 and length - apart <= EXACT * size:
            return float(length)
        if length >= before and count > 0:
            return -1.0
        before = length
        for i in range(6):
            rows[SIMPLEX + count, i] = w[i]
        count = _reduced(rows, count + 1)
        if count == 4:
            return 0.0
        length = 0.0
        for i in range(3):
            w[i] = 0.0
            for k in range(count):
                w[i] += rows[SIMPLEX + k, 6] * rows[SIMPLEX + k, i]
            length += w[i] * w[i]
        length = np.sqrt(length)
        if length <= TOUCHING * size:
            return float(length)
        for i in range(3):
            n[i], n[3 + i] = w[i] / length, 0.0
            for k in range(count):
                n[3 + i] += rows[SIMPLEX + k, 6] * rows[SIMPLEX + k, 3 + i]
    return -1.0


@compiled
def _reduced(rows: Matrix, count: int) -> int:
    """The corners of a simplex that carry the point nearest to the origin, with their shares in column 6; how many.

    Of all faces, edges and corners that which is nearest with shares that are none below 0; 4: it holds the origin
    """
    best, which, p, q, r = np.inf, 0, 0.0, 0.0, 0.0
    for subset in range(1, 1 << count):
        i, j, k, m, members = -1, -1, -1, 0, 0
        for c in range(count):
            if subset >> c & 1:
                i, j, k = (c, j, k) if members == 0 else ((i, c, k) if members == 1 else (i, j, c))
                members += 1
        if members == 4:
            continue
        A = rows[SIMPLEX + i]
        u, v, square = 0.0, 0.0, 0.0
        if members > 1:
            B, C = rows[SIMPLEX + j], rows[SIMPLEX + (k if members == 3 else j)]
            bb, bc, cc, ab, ac = 0.0, 0.0, 0.0, 0.0, 0.0
            for m in range(3):
                bb += (B[m] - A[m]) * (B[m] - A[m])
                bc += (B[m] - A[m]) * (C[m] - A[m])
                cc += (C[m] - A[m]) * (C[m] - A[m])
                ab -= A[m] * (B[m] - A[m])
                ac -= A[m] * (C[m] - A[m])
            if members == 2:
                u = ab / bb if bb > 0.0 else -1.0
            else:
                determinant = bb * cc - bc * bc
                if determinant <= 1e-28 * bb * cc:
                    continue
                u, v = (cc * ab - bc * ac) / determinant, (bb * ac - bc * ab) / determinant
            if u < 0.0 or v < 0.0 or u + v > 1.0:
                continue
            for m in range(3):
                x = A[m] + u * (B[m] - A[m]) + v * (C[m] - A[m])
                square += x * x
        else:
            for m in range(3):
                square += A[m] * A[m]
        if square < best:
            best, which, p, q, r = square, subset, 1.0 - u - v, u, v
    if count == 4 and _holds(rows):
        return 4
    kept = 0
    for c in range(count):
        if which >> c & 1:
            for i in range(6):
                rows[SIMPLEX + kept, i] = rows[SIMPLEX + c, i]
            rows[SIMPLEX + kept, 6] = p if kept == 0 else (q if kept == 1 else r)
            kept += 1
    return int(kept)


@compiled
def _volume(A: Vector, B: Vector, C: Vector, x: float, y: float, z: float) -> float:
    """Six times the volume of a tetrahedron, signed."""
    p, q, r = B[0] - A[0], B[1] - A[1], B[2] - A[2]
    u, v, w = C[0] - A[0], C[1] - A[1], C[2] - A[2]
    return float((q * w - r * v) * (x - A[0]) + (r * u - p * w) * (y - A[1]) + (p * v - q * u) * (z - A[2]))


@compiled
def _holds(rows: Matrix) -> bool:
    """Whether a tetrahedron holds the origin: it lies on the same side of each face as the corner that is opposite."""
    for c in range(4):
        A, B = rows[SIMPLEX + (c + 1) % 4], rows[SIMPLEX + (c + 2) % 4]
        C, D = rows[SIMPLEX + (c + 3) % 4], rows[SIMPLEX + c]
        own, origin = _volume(A, B, C, D[0], D[1], D[2]), _volume(A, B, C, 0.0, 0.0, 0.0)
        if own == 0.0 or (own > 0.0 and origin < 0.0) or (own < 0.0 and origin > 0.0):
            return False
    return True


# ------------------------------------------------------------------------------------------------ what overlaps


@compiled
def _grow(scene: Scene, touch: Touch, a: int, b: int, size: float) -> None:
    """The normal of greatest s: a polytope within B − A takes in what is farthest beyond the face that is nearest to the
    origin, along the face's normal and, from an origin outside, along the way to its nearest point, until s says that
    nothing is nearer."""
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
    kept = _reduced(rows, 3)
    for i in range(3):
        n[3 + i] = 0.0
        for k in range(kept):
            n[3 + i] += rows[SIMPLEX + k, 6] * rows[SIMPLEX + k, 3 + i]


@compiled
def _first(rows: Matrix, size: float) -> int:
    """The face of the polytope that is nearest to the origin; of those from which the origin is out, if there are any."""
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
def _begun(scene: Scene, touch: Touch, a: int, b: int, size: float) -> bool:
    """A tetrahedron in B − A; no: it is flat, and the normal is across it."""
    rows = matrix(touch.convex, ROWS, WIDE)
    n = rows[NORMAL]
    for f in range(VERTICES, VERTICES + FACES):
        rows[f, 7] = 0.0
    A, B, C, D, w = rows[0], rows[1], rows[2], rows[3], rows[HALF_WAY]
    difference(scene, touch, a, b, n[0], n[1], n[2], A)
    difference(scene, touch, a, b, -n[0], -n[1], -n[2], B)
    x, y, z = B[0] - A[0], B[1] - A[1], B[2] - A[2]
    if np.sqrt(x * x + y * y + z * z) <= 1e-9 * size:
        x, y, z = n[0], n[1], n[2]
    length = np.sqrt(x * x + y * y + z * z)
    x, y, z = x / length, y / length, z / length
    up = 1.0 if z >= 0.0 else -1.0
    t = -1.0 / (up + z)
    most = 0.0
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
    if most <= 1e-9 * size:
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
    if most <= 1e-9 * size:
        sign = 1.0 if i * n[0] + j * n[1] + k * n[2] >= 0.0 else -1.0
        n[0], n[1], n[2] = sign * i, sign * j, sign * k
        for e in range(3):
            n[3 + e] = A[3 + e]
        return False
    if _volume(A, B, C, D[0], D[1], D[2]) > 0.0:
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
    if length <= 1e-14 * size * size:
        F[0], F[1], F[2], F[3] = 0.0, 0.0, 0.0, np.inf
    F[4], F[5], F[6], F[7], F[8] = 1.0 * i, 1.0 * j, 1.0 * k, 1.0, 0.0
    if F[3] < 0.0:  # how far it is from the origin, and the way there
        for m in range(3):
            for e in range(3):
                rows[SIMPLEX + m, e] = A[e] if m == 0 else (B[e] if m == 1 else C[e])
        kept = _reduced(rows, 3)
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


# ------------------------------------------------------------------------------------------------ made exact


@compiled
def _flat(scene: Scene, touch: Touch, a: int, b: int, size: float) -> None:
    """A normal beside n that axes of boxes and cylinders give, alone or two across each other, if s is no less."""
    kind = whole(scene.kind, scene.shapes)
    rows = matrix(touch.convex, ROWS, WIDE)
    X, Y = matrix(touch.place, scene.shapes, 12)[a], matrix(touch.place, scene.shapes, 12)[b]
    n, w = rows[NORMAL], rows[HALF_WAY]
    of_a, of_b = kind[a] in (BOX, CYLINDER), kind[b] in (BOX, CYLINDER)
    if not of_a and not of_b:
        return
    best = difference(scene, touch, a, b, n[0], n[1], n[2], w) - EXACT * size
    begun_x, begun_y, begun_z = n[0], n[1], n[2]
    for c in range(16):
        i, j = c // 4 - 1, c % 4 - 1
        if (i < 0 and j < 0) or (i >= 0 and not of_a) or (j >= 0 and not of_b):
            continue
        if (kind[a] == CYLINDER and i in (0, 1)) or (kind[b] == CYLINDER and j in (0, 1)):
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
        if length < 1e-6 or abs(along) < length * (1.0 - 1e-6):
            continue
        sign = (1.0 if along > 0.0 else -1.0) / length
        apart = difference(scene, touch, a, b, sign * x, sign * y, sign * z, w)
        if apart >= best:
            best = apart
            n[0], n[1], n[2] = sign * x, sign * y, sign * z


@compiled
def _round(scene: Scene, touch: Touch, a: int, b: int, size: float) -> float:
    """s(n), after Newton's method for ∇s = s n where a core is round: (∂²h_A + ∂²h_B + s) δ = the part of w across n."""
    kind = whole(scene.kind, scene.shapes)
    rows = matrix(touch.convex, ROWS, WIDE)
    n, w, t, r, bent = rows[NORMAL], rows[HALF_WAY], rows[HALF_WAY + 1], rows[HALF_WAY + 1, 3:6], rows[NORMAL, 6:9]
    trial = rows[NORMAL + 1]
    s = difference(scene, touch, a, b, n[0], n[1], n[2], w)
    if max(kind[a], kind[b]) < CYLINDER:  # and ellipsoids, which are counted after them
        return float(s)
    for _ in range(12):
        up = 1.0 if n[2] >= 0.0 else -1.0
        c = -1.0 / (up + n[2])
        t[0], t[1], t[2] = 1.0 + up * n[0] * n[0] * c, up * n[0] * n[1] * c, -up * n[0]
        r[0], r[1], r[2] = n[0] * n[1] * c, up + n[1] * n[1] * c, -n[1]
        bent[0], bent[1], bent[2] = 0.0, 0.0, 0.0
        curvature(scene, touch, a, n, t, r, bent)
        curvature(scene, touch, b, n, t, r, bent)
        p, q = w[0] * t[0] + w[1] * t[1] + w[2] * t[2], w[0] * r[0] + w[1] * r[1] + w[2] * r[2]
        left = p * p + q * q
        xx, xy, yy = bent[0] + s, bent[1], bent[2] + s
        determinant = xx * yy - xy * xy
        if left <= EXACT * EXACT * size * size or determinant <= 1e-12 * size * size:
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
        across = w[0] * w[0] + w[1] * w[1] + w[2] * w[2] - found * found
        if found < s - 1e-12 * size or across >= left:
            break
        s = found
        for i in range(3):
            n[i], n[3 + i] = trial[i], w[3 + i]
    return float(s)
