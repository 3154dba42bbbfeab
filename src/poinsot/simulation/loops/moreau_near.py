"""The shapes near each other, and the memory of their contacts from the step before; time-stepping's text.

Neighbours are found among given pairs, by balls about the shapes; or, where there are many, by a uniform grid, whose
cells are as wide as the largest two shapes with their margins, so that only 27 cells are looked at. Shapes without end
meet all others.
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import compiled, matrix, whole
from poinsot.code.records import Matrix, Vector
from poinsot.code.texts.nearest_support import BOX, CAPSULE, PLANE, POINT
from poinsot.simulation.loops.moreau_patches import convex
from poinsot.simulation.loops.moreau_records import FEATURES, PRIME, SPREAD, Scene, Touch
from poinsot.simulation.loops.moreau_shapes import ball_on_box, on_plane, segments


@compiled
def meet(scene: Scene, touch: Touch, a: int, b: int, pair: int, margin: float) -> None:
    """The contacts of two shapes in their places."""
    scene_kind = whole(scene.kind, scene.shapes)
    kind_a, kind_b = scene_kind[a], scene_kind[b]
    if kind_a == PLANE:
        on_plane(scene, touch, a, b, pair, margin, a, b, 1.0)
    elif kind_b == PLANE:
        on_plane(scene, touch, b, a, pair, margin, a, b, -1.0)
    elif max(kind_a, kind_b) <= CAPSULE:
        segments(scene, touch, a, b, pair, margin)
    elif kind_a == BOX and kind_b == POINT:
        ball_on_box(scene, touch, a, b, pair, margin, a, b, 1.0)
    elif kind_b == BOX and kind_a == POINT:
        ball_on_box(scene, touch, b, a, pair, margin, a, b, -1.0)
    else:
        convex(scene, touch, a, b, pair, margin)


@compiled
def locate(scene: Scene, touch: Touch) -> None:
    """The shapes' poses in the world, from those of their links."""
    touch_place = matrix(touch.place, scene.shapes, 12)
    for s in range(scene.shapes):
        Y, S, slot = touch_place[s], scene.shape[s], scene.link[s]
        if slot < 0:
            for i in range(12):
                Y[i] = S[i]
            continue
        X = touch.pose[slot]
        for i in range(3):
            Y[9 + i] = X[9 + i] + X[3 * i] * S[9] + X[3 * i + 1] * S[10] + X[3 * i + 2] * S[11]
            for j in range(3):
                Y[3 * i + j] = X[3 * i] * S[j] + X[3 * i + 1] * S[3 + j] + X[3 * i + 2] * S[6 + j]


@compiled
def rush(scene: Scene, touch: Touch, twist: Matrix, h: float) -> None:
    """How fast any point of each shape may be within the step."""
    for s in range(scene.shapes):
        slot, linear, turning, away = scene.link[s], 0.0, 0.0, 0.0
        if slot >= 0:
            for i in range(3):
                turning += twist[slot, i] * twist[slot, i]
                linear += twist[slot, 3 + i] * twist[slot, 3 + i]
                away += scene.shape[s, 9 + i] * scene.shape[s, 9 + i]
            swung = np.sqrt(turning) * (np.sqrt(away) + scene.reach[s]) if turning > 0.0 else 0.0  # a plane has no end
            touch.speed[s] = np.sqrt(linear) + swung + h * scene.fall
        else:
            touch.speed[s] = 0.0


@compiled
def size_of(scene: Scene, a: int, b: int) -> float:
    """By what gaps of two shapes are measured: of free bodies the larger of both, so that no other has a say."""
    if scene.free == 0:
        return float(scene.length)
    reach, largest = scene.reach, 0.0
    for r in (reach[a], reach[b]):
        if np.isfinite(r):
            largest = max(largest, r)
    return largest


@compiled
def deep_of(scene: Scene, touch: Touch, k: int) -> float:
    """Below minus this the gap of contact k is pushed out."""
    who = touch.who
    return float(scene.deep * size_of(scene, who[4 * k], who[4 * k + 1]))


@compiled
def near(scene: Scene, touch: Touch, a: int, b: int, pair: int, h: float) -> None:
    """The contacts of two shapes, if balls about them are near."""
    scene_kind = whole(scene.kind, scene.shapes)
    touch_place = matrix(touch.place, scene.shapes, 12)
    margin = 2.0 * h * (touch.speed[a] + touch.speed[b]) + 1e-3 * size_of(scene, a, b)
    X, Y, apart = touch_place[a], touch_place[b], 0.0
    if scene_kind[a] == PLANE or scene_kind[b] == PLANE:
        if scene_kind[b] == PLANE:
            X, Y = Y, X
        for i in range(3):
            apart += X[3 * i + 2] * (Y[9 + i] - X[9 + i])
        if apart - (scene.reach[a] if scene_kind[b] == PLANE else scene.reach[b]) >= margin:
            return
    else:
        for i in range(3):
            apart += (Y[9 + i] - X[9 + i]) * (Y[9 + i] - X[9 + i])
        most = margin + scene.reach[a] + scene.reach[b]
        if apart >= most * most:
            return
    meet(scene, touch, a, b, pair, margin)


@compiled
def detect(scene: Scene, touch: Touch, h: float) -> None:
    """All contacts within their margins."""
    touch_place = matrix(touch.place, scene.shapes, 12)
    memory = touch
    memory.count = 0
    if scene.grid == 0:
        for p in range(scene.pair_count):
            near(scene, touch, scene.pairs[3 * p + 0], scene.pairs[3 * p + 1], scene.pairs[3 * p + 2], h)
        return
    widest, fastest = 0.0, 0.0
    for s in range(scene.shapes):
        if np.isfinite(scene.reach[s]):
            widest, fastest = max(widest, scene.reach[s]), max(fastest, touch.speed[s])
    cell, cells = 2.0 * widest + 4.0 * h * fastest + 1e-3 * scene.length, touch.cells
    for c in range(cells):
        touch.head[c] = -1
    for s in range(scene.shapes):
        if not np.isfinite(scene.reach[s]):
            for other in range(scene.shapes):
                if np.isfinite(scene.reach[other]) and _may(scene, other, s):
                    near(scene, touch, s, other, 0, h)
            continue
        i, j, k = _cell(touch_place[s], cell)
        for around in range(27):
            place = _slot(i + around % 3 - 1, j + around // 3 % 3 - 1, k + around // 9 - 1, cells)
            other = touch.head[place]
            while other >= 0:
                a, b, c = _cell(touch_place[other], cell)
                same = a == i + around % 3 - 1 and b == j + around // 3 % 3 - 1 and c == k + around // 9 - 1
                if same and _may(scene, other, s):
                    near(scene, touch, other, s, 0, h)
                other = touch.following[other]
        place = _slot(i, j, k, cells)
        touch.following[s] = touch.head[place]
        touch.head[place] = s


@compiled
def _may(scene: Scene, a: int, b: int) -> bool:
    """Whether two shapes may meet by their categories and masks; those of one body do not."""
    if scene.link[a] == scene.link[b]:
        return False
    return bool(scene.group[2 * a] & scene.group[2 * b + 1] | scene.group[2 * b] & scene.group[2 * a + 1])


@compiled
def _cell(X: Vector, width: float) -> tuple[int, int, int]:
    return int(np.floor(X[9] / width)), int(np.floor(X[10] / width)), int(np.floor(X[11] / width))


@compiled
def _slot(i: int, j: int, k: int, cells: int) -> int:
    return int((i * 73856093 ^ j * 19349663 ^ k * 83492791) & (cells - 1))


@compiled
def contact_key(scene: Scene, touch: Touch, k: int) -> int:
    """The number of a contact by its shapes and feature, the same from step to step."""
    return int((touch.who[4 * k + 0] * scene.shapes + touch.who[4 * k + 1]) * FEATURES + touch.who[4 * k + 3])


@compiled
def frame(touch: Touch, k: int) -> None:
    """Two tangents beside the normal, which turn smoothly with it but where it points down (Duff et al. 2017)."""
    n, F = touch.normal[k], touch.frame[k]
    sign = 1.0 if n[2] >= 0.0 else -1.0
    a = -1.0 / (sign + n[2])
    b = n[0] * n[1] * a
    F[0], F[1], F[2] = n[0], n[1], n[2]
    F[3], F[4], F[5] = 1.0 + sign * n[0] * n[0] * a, sign * b, -sign * n[0]
    F[6], F[7], F[8] = b, sign + n[1] * n[1] * a, -n[1]


@compiled
def _place_of(touch: Touch, key: int) -> int:
    """Where in the table a contact of the step before stands, by its number; if it is not there, where it would be."""
    mask = touch.table_size - 1
    place = (key % PRIME * SPREAD) & mask
    while touch.table[place] >= 0 and touch.key[touch.table[place]] != key:
        place = (place + 1) & mask
    return int(place)


@compiled
def recall(scene: Scene, touch: Touch, h: float) -> None:
    """Impulses of the contacts that were there in the step before, 0 for others."""
    memory = touch
    for k in range(memory.old):
        touch.seen[k] = 0
    for k in range(memory.count):
        found = touch.table[_place_of(touch, contact_key(scene, touch, k))]
        for i in range(3):
            touch.mode[3 * k + i] = touch.mode_known[3 * found + i] if found >= 0 else 0
        if found >= 0:
            touch.seen[found] = 1
        for r in range(3):
            touch.impulse[3 * k + r] = 0.0
            if found >= 0:
                for i in range(3):
                    touch.impulse[3 * k + r] += h * touch.frame[k, 3 * r + i] * touch.known[found, i]
            if scene.turns == 1:
                touch.turn[k, r] = 0.0
                for i in range(3 if found >= 0 else 0):
                    touch.turn[k, r] += h * touch.frame[k, 3 * r + i] * touch.known_turn[found, i]


@compiled
def remember(scene: Scene, touch: Touch, h: float) -> None:
    """Keep the impulses, and the closed contacts, for the next step."""
    memory = touch
    for k in range(memory.old):  # what stands behind one in a row goes with it, so that none is passed over
        place = _place_of(touch, touch.key[k])
        while touch.table[place] >= 0:
            touch.table[place] = -1
            place = (place + 1) & (touch.table_size - 1)
    memory.old = 0
    for k in range(memory.count):
        if touch.impulse[3 * k] > 0.0 or touch.mode[3 * k] != 0:
            touch.key[memory.old] = contact_key(scene, touch, k)
            for i in range(3):
                touch.mode_known[3 * memory.old + i] = touch.mode[3 * k + i]
            for i in range(3):
                total = 0.0
                for r in range(3):
                    total += touch.frame[k, 3 * r + i] * touch.impulse[3 * k + r]
                touch.known[memory.old, i] = total / h
                for r in range(3 if scene.turns == 1 else 0):
                    turn = touch.impulse[touch.spin[k] + r] if touch.spin[k] >= 0 else 0.0
                    touch.known_turn[memory.old, i] = touch.frame[k, 3 * r + i] * turn / h + (
                        touch.known_turn[memory.old, i] if r > 0 else 0.0
                    )
            memory.old += 1
    for k in range(memory.old):
        touch.table[_place_of(touch, touch.key[k])] = k
