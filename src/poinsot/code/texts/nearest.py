"""The nearest points of any two convex cores: the normal n of greatest s(n).

It is found by Gilbert's method, where they overlap or all but touch by a polytope that grows towards the origin.

Both end at a face, edge or corner of B − A; what is round is then made exact by Newton's method for ∇s ∥ n, and faces
and edges by trying the normals that axes of boxes, capsules and cylinders give.

    s(n) → max,   |n| = 1:      gap = s,   separated: gap = |v|, n = v/|v|, v the point of B − A nearest to 0

Law     the gap is coal's and MuJoCo's for 10,000 random pairs of each kind, tests/oracles/test_nearest.py
Source  Gilbert, Johnson & Keerthi (1988); van den Bergen (2001), Proximity queries and penetration depth computation
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import compiled, matrix, whole
from poinsot.code.records import Vector
from poinsot.code.texts.nearest_boxes import farthest_apart
from poinsot.code.texts.nearest_polytope import grow
from poinsot.code.texts.nearest_simplex import EXACT, HALF_WAY, NORMAL, TOUCHING, gilbert
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
