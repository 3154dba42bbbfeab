"""The point of B − A that is nearest to the origin, where two convex cores are apart: Gilbert's method.

A simplex of farthest points w(n) takes in the one along the way to its nearest point, and keeps what carries that.
Source: Gilbert, Johnson & Keerthi (1988); Ericson, Real-Time Collision Detection (2005), §9.5.
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import compiled, matrix
from poinsot.code.records import Matrix, Vector
from poinsot.code.texts.nearest_support import ROWS, WIDE, NearestMemory, Shapes, difference

HALF_WAY, SIMPLEX, NORMAL = 384, 386, 392
"""Rows of the memory: what is tried; a simplex; the normal."""
TOUCHING = 1e-8
"""Of the size of both: nearer than this the direction between nearest points is rounding."""
EXACT = 1e-14
"""Of the size: rounding."""
TURNS = 24
"""Of Gilbert's method, which is slow where what is round is near; what has corners is found in less."""


@compiled
def gilbert(scene: Shapes, touch: NearestMemory, a: int, b: int, size: float, most: float) -> float:
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
        count = reduced(rows, count + 1)
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
def reduced(rows: Matrix, count: int) -> int:
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
                if determinant <= 1e-28 * bb * cc:  # three on a line, but for rounding
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
def volume(A: Vector, B: Vector, C: Vector, x: float, y: float, z: float) -> float:
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
        own, origin = volume(A, B, C, D[0], D[1], D[2]), volume(A, B, C, 0.0, 0.0, 0.0)
        if own == 0.0 or (own > 0.0 and origin < 0.0) or (own < 0.0 and origin > 0.0):
            return False
    return True
