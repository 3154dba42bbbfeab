"""Where two convex shapes touch: the nearest points, and where faces or edges lie on each other up to four places.

The face, edge or corner of either that faces the other is seen along the normal; the one is clipped by the other, and
of what is left those are kept that span it. The gap of a place is its height above the other's face along the normal.
Source: Ericson, Real-Time Collision Detection (2005), §8.3.4 (clipping by Sutherland & Hodgman), §5.5.7.
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import compiled, matrix, vector, whole
from poinsot.code.records import Matrix, Vector
from poinsot.code.texts.nearest import nearest
from poinsot.code.texts.nearest_faces import (
    CLIPPED,
    OF_A,
    OF_B,
    ON_THE_SIDE,
    SPARE,
    across_face,
    along_edges,
    clipped,
    heights_above,
    left_of,
    line_through,
)
from poinsot.code.texts.nearest_simplex import EXACT, NORMAL
from poinsot.code.texts.nearest_support import HULL, ROWS, WIDE, difference, features
from poinsot.simulation.loops.moreau_records import Scene, Touch
from poinsot.simulation.loops.moreau_shapes import add

MOST = 4
ALIKE = 1e-9
"""Of two faces of one area, but for rounding and a slight tilt, that of the second clips."""


@compiled
def _turned(scene: Scene, touch: Touch, a: int, b: int) -> bool:
    """True if b is the first of two shapes: the order is by their kinds and, where these are alike, by how each lies as
    the other sees it, so that the order in which they are given changes nothing.

    α · Xᵀ(y − x) > α · Yᵀ(x − y) of places x, y and rotations X, Y, with any α that no symmetry knows
    """
    rank, place = scene.rank, matrix(touch.place, scene.shapes, 12)
    if rank[a] != rank[b]:
        return bool(rank[a] > rank[b])
    X, Y, seen = place[a], place[b], 0.0
    for i in range(3):
        along = 0.0
        for k in range(3):
            along += (X[3 * k + i] + Y[3 * k + i]) * (Y[9 + k] - X[9 + k])
        seen += (0.1234 + 0.3456 * i) * along
    return bool(seen < 0.0)


@compiled
def convex(scene: Scene, touch: Touch, a: int, b: int, pair: int, margin: float) -> None:
    """The contacts of two convex shapes."""
    if _turned(scene, touch, a, b):
        _met(scene, touch, b, a, pair, margin, -1.0)
    else:
        _met(scene, touch, a, b, pair, margin, 1.0)


@compiled
def _met(scene: Scene, touch: Touch, a: int, b: int, pair: int, margin: float, sign: float) -> None:
    """Contacts of the first and the second; sign −1: they enter as those of the second and the first."""
    scene_size = matrix(scene.size, scene.shapes, 4)
    kind, rows, place = (
        whole(scene.kind, scene.shapes),
        matrix(touch.convex, ROWS, WIDE),
        matrix(touch.place, scene.shapes, 12),
    )
    n, size = rows[NORMAL], 0.0
    for i in range(3):
        size += (place[b, 9 + i] - place[a, 9 + i]) * (place[b, 9 + i] - place[a, 9 + i])
    size = np.sqrt(size) + scene.reach[a] + scene.reach[b]
    radius_a, radius_b = scene_size[a, 0], scene_size[b, 0]
    gap = nearest(scene, touch, a, b, size, margin + radius_a + radius_b)
    if gap == np.inf:
        return
    of_a = features(scene, touch, a, n, 1.0, OF_A)
    of_b = features(scene, touch, b, n, -1.0, OF_B)
    if kind[a] == HULL and of_a >= 3:
        gap = _on_facet(scene, touch, a, b, OF_A, of_a, size, gap)
    if kind[b] == HULL and of_b >= 3:
        gap = _on_facet(scene, touch, a, b, OF_B, of_b, size, gap)
    # places are points of the one that is clipped: the other has a face, the larger one, or neither has
    first = of_a < 3 or (of_b >= 3 and _area(rows, OF_B, of_b, n) >= (1.0 - ALIKE) * _area(rows, OF_A, of_a, n))
    count = 0
    if of_a >= 3 or of_b >= 3:
        subject, clip = (OF_A, OF_B) if first else (OF_B, OF_A)
        count = clipped(rows, subject, of_a if first else of_b, clip, of_b if first else of_a, n, ON_THE_SIDE * size)
        count = heights_above(rows, count, clip, of_b if first else of_a, n, 1.0 if first else -1.0)
    elif of_a == 2 and of_b == 2:
        count = along_edges(rows, n, size)
    count = _spanning(rows, count, size)
    least, lowest = np.inf, 0
    for c in range(count):  # a corner that counts as on a side may be seen above what is beyond it
        rows[CLIPPED + c, 4] = max(rows[CLIPPED + c, 4], gap)
        if rows[CLIPPED + c, 4] < least:
            least, lowest = rows[CLIPPED + c, 4], c
    rows[CLIPPED + lowest, 4] = gap
    if not least <= gap + ON_THE_SIDE * size:  # it touches beside what would lie in the supporting plane
        count, first = 1, True
        for i in range(3):
            rows[CLIPPED, i] = n[3 + i]
        rows[CLIPPED, 3], rows[CLIPPED, 4] = 0.0, gap
    for c in range(count):
        apart = rows[CLIPPED + c, 4] - radius_a - radius_b
        out = (radius_a if first else -radius_b) + (0.5 * apart if first else -0.5 * apart)
        _enter(scene, touch, a, b, pair, c, margin, apart, out, sign)


@compiled
def _area(rows: Matrix, begin: int, corners: int, n: Vector) -> float:
    """Twice that of a face, seen along n."""
    total = 0.0
    for c in range(1, corners - 1):
        one, two, three = rows[begin], rows[begin + c], rows[begin + c + 1]
        x, y, z = two[0] - one[0], two[1] - one[1], two[2] - one[2]
        u, v, w = three[0] - one[0], three[1] - one[1], three[2] - one[2]
        total += n[0] * (y * w - z * v) + n[1] * (z * u - x * w) + n[2] * (x * v - y * u)
    return abs(total)


@compiled
def _enter(
    scene: Scene, touch: Touch, a: int, b: int, pair: int, c: int, margin: float, gap: float, out: float, sign: float
) -> None:
    rows, n = matrix(touch.convex, ROWS, WIDE), vector(touch.spare, 16)
    for i in range(3):
        n[i] = sign * rows[NORMAL, i]
        n[3 + i] = rows[CLIPPED + c, i] + out * rows[NORMAL, i]
    a, b = (a, b) if sign > 0.0 else (b, a)
    add(scene, touch, a, b, pair, int(rows[CLIPPED + c, 3]), margin, gap, n)


@compiled
def _on_facet(scene: Scene, touch: Touch, a: int, b: int, begin: int, sides: int, size: float, gap: float) -> float:
    """The normal of a hull's face, in the place of one that was found so, if s is no less; the gap."""
    rows = matrix(touch.convex, ROWS, WIDE)
    n, m, w = rows[NORMAL], rows[SPARE + 15], rows[SPARE]
    across_face(rows, begin, sides, m)
    along, length = 0.0, 0.0
    for i in range(3):
        along += m[i] * n[i]
        length += m[i] * m[i]
    length = np.sqrt(length) * (1.0 if along >= 0.0 else -1.0)
    if abs(along) < abs(length) * (1.0 - 1e-6) or length == 0.0:  # the same but for rounding
        return gap
    apart = difference(scene, touch, a, b, m[0] / length, m[1] / length, m[2] / length, w)
    if apart < gap - EXACT * size:
        return gap
    for i in range(3):
        n[i] = m[i] / length
    return float(apart)


@compiled
def _spanning(rows: Matrix, count: int, size: float) -> int:
    """Of many places four: of the nearest that which has another farthest from it, that other, and on either side of
    the line between them the farthest. Nothing follows the order of the places but where they are alike."""
    if count <= MOST:
        return int(count)
    least = np.inf
    for c in range(count):
        least = min(least, rows[CLIPPED + c, 4])
    for turn in range(MOST):
        best, most = turn, -np.inf
        if turn == 2:
            line_through(rows, CLIPPED, CLIPPED + 1, rows[NORMAL], rows[SPARE])
        for c in range(turn, count):
            value = -np.inf
            if turn == 0:
                for d in range(count if rows[CLIPPED + c, 4] <= least + ON_THE_SIDE * size else 0):
                    value = max(value, _apart(rows, CLIPPED + c, CLIPPED + d))
            elif turn == 1:
                value = _apart(rows, CLIPPED, CLIPPED + c)
            else:
                value = (1.0 if turn == 2 else -1.0) * left_of(rows[SPARE], rows[CLIPPED + c])
            if value > most + (ON_THE_SIDE * abs(most) if c > turn and most > -np.inf else 0.0):
                best, most = c, value
        for e in range(5):
            x = rows[CLIPPED + turn, e]
            rows[CLIPPED + turn, e] = rows[CLIPPED + best, e]
            rows[CLIPPED + best, e] = x
    return MOST


@compiled
def _apart(rows: Matrix, i: int, j: int) -> float:
    total = 0.0
    for e in range(3):
        total += (rows[j, e] - rows[i, e]) * (rows[j, e] - rows[i, e])
    return float(total)
