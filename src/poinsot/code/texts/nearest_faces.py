"""Faces and edges of two shapes that face each other, seen along the normal: what of the one lies over the other.

Source: Ericson, Real-Time Collision Detection (2005), §8.3.4 (clipping by Sutherland & Hodgman), §5.5.7.
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import compiled
from poinsot.code.records import Matrix, Vector

OF_A, OF_B, CLIPPED, SPARE = 320, 336, 352, 368
"""Rows of the memory: corners of the facing features, and those of the clipped one; at most sixteen each."""
ON_THE_SIDE = 1e-6
"""By so much of the size may a corner be beyond a side and count as on it."""
ALONG = 1e-6
"""Square of the sine between two edges below which they lie along each other."""


@compiled
def line_through(rows: Matrix, i: int, j: int, n: Vector, line: Vector) -> None:
    """The plane through corners i and j along n, as a normal and its height: to the left of them, seen against n, its
    product with a point is more."""
    x, y, z = rows[j, 0] - rows[i, 0], rows[j, 1] - rows[i, 1], rows[j, 2] - rows[i, 2]
    u, v, w = n[1] * z - n[2] * y, n[2] * x - n[0] * z, n[0] * y - n[1] * x
    length = max(np.sqrt(u * u + v * v + w * w), 1e-300)
    line[0], line[1], line[2] = u / length, v / length, w / length
    line[3] = line[0] * rows[i, 0] + line[1] * rows[i, 1] + line[2] * rows[i, 2]


@compiled
def left_of(line: Vector, p: Vector) -> float:
    """How far p is to the left."""
    return float(line[0] * p[0] + line[1] * p[1] + line[2] * p[2] - line[3])


@compiled
def clipped(rows: Matrix, subject: int, corners: int, clip: int, sides: int, n: Vector, allowed: float) -> int:
    """What of a face, an edge or a corner lies over a face, seen along n, or no farther beside; how many corners that
    has."""
    count = corners
    middle, line = rows[SPARE + 15], rows[SPARE + 14]
    for i in range(3):
        middle[i] = 0.0
        for c in range(sides):
            middle[i] += rows[clip + c, i] / sides
    for c in range(corners):
        for i in range(4):
            rows[CLIPPED + c, i] = rows[subject + c, i]
    for k in range(sides):
        i = clip + k
        line_through(rows, i, clip + (k + 1) % sides, n, line)
        way = 1.0 if left_of(line, middle) >= 0.0 else -1.0
        kept = 0
        turns = count if count > 2 else count - 1  # an edge has one line, a face as many as corners
        for c in range(count):
            here = way * left_of(line, rows[CLIPPED + c]) + allowed
            if here >= 0.0 and kept < 14:
                for e in range(4):
                    rows[SPARE + kept, e] = rows[CLIPPED + c, e]
                kept += 1
            if c >= turns:
                continue
            d = (c + 1) % count
            there = way * left_of(line, rows[CLIPPED + d]) + allowed
            if ((here < 0.0 < there) or (there < 0.0 < here)) and kept < 14:
                for e in range(3):
                    rows[SPARE + kept, e] = rows[CLIPPED + c, e]
                    rows[SPARE + kept, e] += (rows[CLIPPED + d, e] - rows[CLIPPED + c, e]) * (here / (here - there))
                rows[SPARE + kept, 3] = 256.0 + (31.0 * rows[CLIPPED + c, 3] + rows[i, 3] + 16.0 * k) % 4093.0
                kept += 1
        count = kept
        for c in range(count):
            for e in range(4):
                rows[CLIPPED + c, e] = rows[SPARE + c, e]
    return int(count)


@compiled
def across_face(rows: Matrix, begin: int, sides: int, m: Vector) -> None:
    """Twice the area of a face, as a vector across it."""
    for i in range(3):
        j, k = (i + 1) % 3, (i + 2) % 3
        m[i] = 0.0
        for c in range(sides):
            p, q, o = rows[begin + c], rows[begin + (c + 1) % sides], rows[begin]
            m[i] += (p[j] - o[j]) * (q[k] - o[k]) - (p[k] - o[k]) * (q[j] - o[j])


@compiled
def heights_above(rows: Matrix, count: int, clip: int, sides: int, n: Vector, sign: float) -> int:
    """Heights of the clipped corners above a face along sign · n, into column 4; 0 for a degenerate face."""
    m = rows[SPARE + 15]
    across_face(rows, clip, sides, m)
    along, length = 0.0, 0.0
    for i in range(3):
        along += m[i] * n[i]
        length += m[i] * m[i]
    if abs(along) <= 0.5 * np.sqrt(length):
        return 0
    for c in range(count):
        total = 0.0
        for i in range(3):
            total += m[i] * (rows[clip, i] - rows[CLIPPED + c, i])
        rows[CLIPPED + c, 4] = sign * total / along
    return int(count)


@compiled
def along_edges(rows: Matrix, n: Vector, size: float) -> int:
    """Places of two edges, seen along n: where they cross, or the ends of their common part where they lie along each
    other.
    """
    A, B, u, v, w = rows[OF_A], rows[OF_B], rows[SPARE], rows[SPARE + 1], rows[SPARE + 2]
    p, q, r = 0.0, 0.0, 0.0
    for i in range(3):
        u[i], v[i], w[i] = rows[OF_A + 1, i] - A[i], rows[OF_B + 1, i] - B[i], B[i] - A[i]
        p += u[i] * n[i]
        q += v[i] * n[i]
        r += w[i] * n[i]
    uu, uv, vv, uw, vw = 0.0, 0.0, 0.0, 0.0, 0.0
    for i in range(3):  # as seen along n
        x, y, z = u[i] - p * n[i], v[i] - q * n[i], w[i] - r * n[i]
        uu += x * x
        uv += x * y
        vv += y * y
        uw += x * z
        vw += y * z
    if uu == 0.0 or vv == 0.0:
        return 0
    square, count = uu * vv - uv * uv, 0
    s, t = 0.0, 0.0
    if square > ALONG * uu * vv:
        s, t = (vv * uw - uv * vw) / square, (uv * uw - uu * vw) / square
        if abs(s - 0.5) <= 0.5 + 1e-6 and abs(t - 0.5) <= 0.5 + 1e-6:  # as ON_THE_SIDE
            _placed(rows, n, s, t, 0)
            count = 1
        return int(count)
    low, high = uw / uu, (uw + uv) / uu
    low, high = max(min(low, high), 0.0), min(max(low, high), 1.0)
    if low < high:
        for end in range(2):
            s = high if end else low
            t = (s * uv - vw) / vv
            _placed(rows, n, s, t, end)
            count += 1
    return int(count)


@compiled
def _placed(rows: Matrix, n: Vector, s: float, t: float, at: int) -> None:
    """A place of two edges at shares s and t of them."""
    u, v, gap = rows[SPARE], rows[SPARE + 1], 0.0
    for i in range(3):
        x = rows[OF_A, i] + s * u[i]
        rows[CLIPPED + at, i] = x
        gap += n[i] * (rows[OF_B, i] + t * v[i] - x)
    rows[CLIPPED + at, 3], rows[CLIPPED + at, 4] = 1.0 + at, gap
