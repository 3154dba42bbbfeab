"""The normal of greatest s(n) where two convex cores touch, overlap or are round and near: a polytope within B − A.

It takes in what is farthest beyond the face that is nearest to the origin, until nothing is.
Source: van den Bergen (2001), Proximity queries and penetration depth computation on 3D game objects.
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import compiled, matrix, whole
from poinsot.code.records import Matrix
from poinsot.code.texts.nearest_simplex import EXACT, HALF_WAY, NORMAL, SIMPLEX, TOUCHING, reduced, volume
from poinsot.code.texts.nearest_support import CYLINDER, ROWS, WIDE, NearestMemory, Shapes, difference

VERTICES, FACES, EDGES = 64, 160, 96
"""Rows of the memory, one after the other: vertices, faces, and edges of what is taken out."""
ROUGH = 1e-12
"""Of the size: how near it comes to what is round, before Newton's method."""


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
