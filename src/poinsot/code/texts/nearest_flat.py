"""Along which directions two convex cores lie flat where they are nearest, and whether their place lies within.

Of faces and edges with the greatest s beside each other the place decides: s tells a normal to the root of rounding
alone, so that one who rolls over an edge would see it turn by leaps. What of A is farthest along n and what of B along
−n have to lie over each other, in every direction across the edges of both.

Law     normals and places go on where a face ends, tests/switching/test_cylinders_over_edges.py
Source  Schneider, Convex Bodies (1993), §1.7 (the faces of a difference are differences of faces)
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import compiled, matrix, whole
from poinsot.code.records import Vector
from poinsot.code.texts.nearest import newton
from poinsot.code.texts.nearest_simplex import EXACT, NORMAL
from poinsot.code.texts.nearest_support import (
    BOX,
    CAPSULE,
    CYLINDER,
    HULL,
    PLANE,
    ROWS,
    SECTOR,
    WIDE,
    NearestMemory,
    Shapes,
    difference,
    farthest,
)

FLAT = 1e-6
"""Sine of the angle to a direction below which what lies flat along it shares more than one place."""
NEARLY = 1e-4
"""Sine below which a core may be flat along a direction; whether it is s decides, and where the place would be."""
ALIKE = 1e-11
"""Sine of the angle to n below which an edge is one with the face or the edges that n is across."""
ASIDE = 1e-9
"""The least turn of n from the normal of the face or edge beside the place."""
APART = 1e-6
"""Relative distance of cores above which every pair has a normal."""
TURNS = 11
"""Trials of a hull: six of ever fewer corners, four of ever rougher s, and the first again."""
DIRECTIONS, TURN, FOUND, BEGUN = 376, 382, 395, 398
"""Rows of the memory: two directions of A, two of B, trials; a way to turn n, how far; n as found, and before."""


@compiled
def flat_along(scene: Shapes, memory: NearestMemory, s: int, sign: float, tilt: float, rough: float) -> int:
    """How many directions a core is flat along, across n but for so little, of a hull but for `rough`, and these into
    rows of the memory."""
    kind, X, half = whole(scene.kind, 2)[s], matrix(memory.place, 2, 12)[s], matrix(scene.size, 2, 4)[s]
    rows = matrix(memory.convex, ROWS, WIDE)
    n, count, first = rows[NORMAL], 0, DIRECTIONS + 2 * s
    if kind == HULL:
        return _flat_hull(scene, memory, s, sign, first, rough)
    for axis in range(3):
        along = X[axis] * n[0] + X[3 + axis] * n[1] + X[6 + axis] * n[2]
        flat = abs(along) < tilt
        if kind in (CYLINDER, SECTOR):
            side = X[2] * n[0] + X[5] * n[1] + X[8] * n[2]
            within = flat and kind == SECTOR and axis < 2  # along a cut
            if within:
                other = X[1 - axis] * n[0] + X[4 - axis] * n[1] + X[7 - axis] * n[2]
                within = sign * other * half[2 - axis] <= 0.0
            flat = abs(side) < tilt and half[3] > 0.0 if axis == 2 else within or 1.0 - abs(side) < 0.5 * FLAT * FLAT
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
def _flat_hull(scene: Shapes, memory: NearestMemory, s: int, sign: float, first: int, rough: float) -> int:
    """The same of a hull, from its vertices that are farthest along n but for so little of their distance."""
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
            if length == 0.0 or abs(n[0] * u + n[1] * v + n[2] * w) > rough * length:
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
def settled(scene: Shapes, memory: NearestMemory, s: float, size: float, made: Vector) -> int:
    """The count of flat directions that n is set perpendicular to: as many as keep s and a place within flat parts.

    Corners of a hull lie in one face but for rounding: where those within FLAT leave the place beside what they span,
    fewer are taken for that face, then s is kept less exactly.
    """
    kind, rows = whole(scene.kind, 2), matrix(memory.convex, ROWS, WIDE)
    n, begun, count, rough, slack = rows[NORMAL], rows[BEGUN], 0, FLAT, EXACT
    for k in range(3):
        begun[k] = n[k]
    for turn in range(TURNS):
        for k in range(3):
            n[k] = begun[k]
        for k in range(12):
            made[11 + k] = 0.0
        count = _settled(scene, memory, s, size, rough, slack, made)
        if count == 2 or kind[0] == PLANE or (kind[0] != HULL and kind[1] != HULL):
            break
        if _is_spanned(scene, memory, size, made):
            break
        narrow = turn < TURNS // 2 or turn == TURNS - 2
        rough = rough / 100.0 if turn < TURNS // 2 else FLAT
        slack = EXACT if narrow else 100.0 * slack
    return count


@compiled
def _is_spanned(scene: Shapes, memory: NearestMemory, size: float, made: Vector) -> bool:
    """Whether w − s n lies along the direction found, if there is one, and is 0 else."""
    rows, square, along = matrix(memory.convex, ROWS, WIDE), 0.0, 0.0
    n, w = rows[NORMAL], rows[DIRECTIONS + 5]
    s = difference(scene, memory, 0, 1, n[0], n[1], n[2], w)
    for k in range(3):
        w[k] -= s * n[k]
        square += w[k] * w[k]
        along += w[k] * (made[11 + k] + made[14 + k])
    return bool(square - along * along <= (APART * size) ** 2)


@compiled
def _settled(
    scene: Shapes, memory: NearestMemory, s: float, size: float, rough: float, slack: float, made: Vector
) -> int:
    """The same, corners of hulls being in one face but for `rough`, s being kept but for so much of the size."""
    kind, rows = whole(scene.kind, 2), matrix(memory.convex, ROWS, WIDE)
    no_axis = rows[TURN]
    n, m, w, found = rows[NORMAL], rows[DIRECTIONS + 4], rows[DIRECTIONS + 5], rows[FOUND]
    of_a = flat_along(scene, memory, 0, 1.0, NEARLY, rough)
    of_b = flat_along(scene, memory, 1, -1.0, NEARLY, rough)
    is_round, turned = max(kind[0], kind[1]) >= CYLINDER, False
    placed = kind[0] != PLANE and kind[0] != HULL and kind[1] != HULL and (is_round or s > APART * size)
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
        D, E, along, length = rows[DIRECTIONS + i], rows[DIRECTIONS + max(j, 0)], 0.0, 0.0
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
            found[k], n[k] = n[k], m[k] / length
        if placed and is_round and j < 0:
            newton(scene, memory, 0, 1, size, D)
        fits = kind[0] == PLANE or difference(scene, memory, 0, 1, n[0], n[1], n[2], w) >= s - slack * size
        if fits and placed and not (caps_a or caps_b):
            fits = _is_within(scene, memory, of_a, of_b, i, j, size)
            turned = turned or not fits
            for k in range(3 if not fits else 0):
                found[k] = n[k] + rows[TURN, k]
        if not fits:
            for k in range(3):
                n[k] = found[k]
            continue
        for k in range(3):
            made[11 + k + (0 if i < 2 else 3)] = D[k]
            if j >= 0:
                made[17 + k + (0 if j < 2 else 3)] = E[k]
        return 2 if j >= 0 else 1
    if turned and is_round:
        for k in range(3):
            no_axis[k] = 0.0
        newton(scene, memory, 0, 1, size, no_axis)
    return 0


@compiled
def _is_within(scene: Shapes, memory: NearestMemory, of_a: int, of_b: int, i: int, j: int, size: float) -> bool:
    """Whether what of A is farthest along n and of B along −n lie over each other, or how far n has to turn, into TURN.

    s tells a normal but to the root of rounding; the place that it has beside a face or an edge tells it to rounding.
    """
    kind, rows, X = whole(scene.kind, 2), matrix(memory.convex, ROWS, WIDE), matrix(memory.place, 2, 12)
    count = 0
    n, d, w, turn = rows[NORMAL], rows[DIRECTIONS + 4], rows[DIRECTIONS + 5], rows[TURN]
    one, worst = rows[DIRECTIONS + i], EXACT * size
    difference(scene, memory, 0, 1, n[0], n[1], n[2], w)
    p, reach = rows[TURN + 1], rows[TURN + 1, 4:8]
    for k in range(3):
        p[k] = w[k]
    for k in range(4):  # from the middle of what is flat of A to that of B, and half as wide as each is
        D, own, across, beside, upright = rows[DIRECTIONS + k], 0.0, 0.0, 0.0, 0.0
        for e in range(3):
            upright += D[e] * X[k // 2, 3 * e + 2]
            own += D[e] * (w[3 + e] + (w[e] if k >= 2 else 0.0) - X[k // 2, 9 + e])
            across += D[e] * n[e]
            beside += D[e] * one[e]
        along = abs(across) <= ALIKE if j >= 0 else 1.0 - abs(beside) < 0.5 * FLAT * FLAT
        reach[k] = abs(own) if along and k % 2 < (of_a if k < 2 else of_b) else -1.0
        if reach[k] >= 0.0 and kind[k // 2] == SECTOR and abs(upright) < 0.5:  # a cut
            return True
        for e in range(3 if reach[k] >= 0.0 else 0):
            p[e] += D[e] * (own if k < 2 else -own)
        count += 1 if reach[k] >= 0.0 else 0
    fits = True
    for c in range(8 if count > 0 else 0):
        D, out, wide = rows[DIRECTIONS + c // 2], 0.0, 0.0
        if reach[c // 2] < 0.0 or (j < 0 and c != 2 * i):
            continue
        for e in range(3):
            f, g = (e + 1) % 3, (e + 2) % 3
            d[e] = D[e] if c % 2 == 0 else n[f] * D[g] - n[g] * D[f]
            out += d[e] * p[e]
        for k in range(4):
            if reach[k] >= 0.0:
                E = rows[DIRECTIONS + k]
                wide += reach[k] * abs(d[0] * E[0] + d[1] * E[1] + d[2] * E[2])
        if abs(out) - wide > worst:
            worst, fits = abs(out) - wide, False
            for e in range(3):
                turn[e] = (1.0 if out > 0.0 else -1.0) * (worst / size + ASIDE) * d[e]
    return fits
