"""The shapes near each other, and the memory of their contacts from the step before; time-stepping's text.

Neighbours are found among given pairs, by balls about the shapes; or, where there are many, by a uniform grid, whose
cells are as wide as the largest two shapes with their margins, so that only 27 cells are looked at. Shapes without end
meet all others.
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import compiled, matrix, vector, whole
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
    scene_link = whole(scene.link, scene.shapes)
    scene_shape = matrix(scene.shape, scene.shapes, 12)
    touch_pose = matrix(touch.pose, scene.links, 12)
    touch_place = matrix(touch.place, scene.shapes, 12)
    for s in range(scene.shapes):
        Y, S, slot = touch_place[s], scene_shape[s], scene_link[s]
        if slot < 0:
            for i in range(12):
                Y[i] = S[i]
            continue
        X = touch_pose[slot]
        for i in range(3):
            Y[9 + i] = X[9 + i] + X[3 * i] * S[9] + X[3 * i + 1] * S[10] + X[3 * i + 2] * S[11]
            for j in range(3):
                Y[3 * i + j] = X[3 * i] * S[j] + X[3 * i + 1] * S[3 + j] + X[3 * i + 2] * S[6 + j]


@compiled
def rush(scene: Scene, touch: Touch, twist: Matrix, h: float) -> None:
    """How fast any point of each shape may be within the step."""
    scene_link = whole(scene.link, scene.shapes)
    scene_shape = matrix(scene.shape, scene.shapes, 12)
    scene_reach = vector(scene.reach, scene.shapes)
    touch_speed = vector(touch.speed, scene.shapes)
    for s in range(scene.shapes):
        slot, linear, turning, away = scene_link[s], 0.0, 0.0, 0.0
        if slot >= 0:
            for i in range(3):
                turning += twist[slot, i] * twist[slot, i]
                linear += twist[slot, 3 + i] * twist[slot, 3 + i]
                away += scene_shape[s, 9 + i] * scene_shape[s, 9 + i]
            swung = np.sqrt(turning) * (np.sqrt(away) + scene_reach[s]) if turning > 0.0 else 0.0  # a plane has no end
            touch_speed[s] = np.sqrt(linear) + swung + h * scene.fall
        else:
            touch_speed[s] = 0.0


@compiled
def size_of(scene: Scene, a: int, b: int) -> float:
    """By what gaps of two shapes are measured: of free bodies the larger of both, so that no other has a say."""
    if scene.free == 0:
        return float(scene.length)
    reach, largest = vector(scene.reach, scene.shapes), 0.0
    for r in (reach[a], reach[b]):
        if np.isfinite(r):
            largest = max(largest, r)
    return largest


@compiled
def deep_of(scene: Scene, touch: Touch, k: int) -> float:
    """Below minus this the gap of contact k is pushed out."""
    who = whole(touch.who, 4 * touch.most)
    return float(scene.deep * size_of(scene, who[4 * k], who[4 * k + 1]))


@compiled
def near(scene: Scene, touch: Touch, a: int, b: int, pair: int, h: float) -> None:
    """The contacts of two shapes, if balls about them are near."""
    scene_kind = whole(scene.kind, scene.shapes)
    scene_reach = vector(scene.reach, scene.shapes)
    touch_place = matrix(touch.place, scene.shapes, 12)
    touch_speed = vector(touch.speed, scene.shapes)
    margin = 2.0 * h * (touch_speed[a] + touch_speed[b]) + 1e-3 * size_of(scene, a, b)
    X, Y, apart = touch_place[a], touch_place[b], 0.0
    if scene_kind[a] == PLANE or scene_kind[b] == PLANE:
        if scene_kind[b] == PLANE:
            X, Y = Y, X
        for i in range(3):
            apart += X[3 * i + 2] * (Y[9 + i] - X[9 + i])
        if apart - (scene_reach[a] if scene_kind[b] == PLANE else scene_reach[b]) >= margin:
            return
    else:
        for i in range(3):
            apart += (Y[9 + i] - X[9 + i]) * (Y[9 + i] - X[9 + i])
        most = margin + scene_reach[a] + scene_reach[b]
        if apart >= most * most:
            return
    meet(scene, touch, a, b, pair, margin)


@compiled
def detect(scene: Scene, touch: Touch, h: float) -> None:
    """All contacts within their margins."""
    scene_reach = vector(scene.reach, scene.shapes)
    scene_pairs = whole(scene.pairs, 3 * scene.pair_count)
    touch_place = matrix(touch.place, scene.shapes, 12)
    touch_speed = vector(touch.speed, scene.shapes)
    touch_head = whole(touch.head, touch.cells)
    touch_following = whole(touch.following, scene.shapes)
    memory = touch
    memory.count = 0
    if scene.grid == 0:
        for p in range(scene.pair_count):
            near(scene, touch, scene_pairs[3 * p + 0], scene_pairs[3 * p + 1], scene_pairs[3 * p + 2], h)
        return
    widest, fastest = 0.0, 0.0
    for s in range(scene.shapes):
        if np.isfinite(scene_reach[s]):
            widest, fastest = max(widest, scene_reach[s]), max(fastest, touch_speed[s])
    cell, cells = 2.0 * widest + 4.0 * h * fastest + 1e-3 * scene.length, touch.cells
    for c in range(cells):
        touch_head[c] = -1
    for s in range(scene.shapes):
        if not np.isfinite(scene_reach[s]):
            for other in range(scene.shapes):
                if np.isfinite(scene_reach[other]) and _may(scene, other, s):
                    near(scene, touch, s, other, 0, h)
            continue
        i, j, k = _cell(touch_place[s], cell)
        for around in range(27):
            place = _slot(i + around % 3 - 1, j + around // 3 % 3 - 1, k + around // 9 - 1, cells)
            other = touch_head[place]
            while other >= 0:
                a, b, c = _cell(touch_place[other], cell)
                same = a == i + around % 3 - 1 and b == j + around // 3 % 3 - 1 and c == k + around // 9 - 1
                if same and _may(scene, other, s):
                    near(scene, touch, other, s, 0, h)
                other = touch_following[other]
        place = _slot(i, j, k, cells)
        touch_following[s] = touch_head[place]
        touch_head[place] = s


@compiled
def _may(scene: Scene, a: int, b: int) -> bool:
    """Whether two shapes may meet by their categories and masks; those of one body do not."""
    scene_link = whole(scene.link, scene.shapes)
    scene_group = whole(scene.group, 2 * scene.shapes)
    if scene_link[a] == scene_link[b]:
        return False
    return bool(scene_group[2 * a] & scene_group[2 * b + 1] | scene_group[2 * b] & scene_group[2 * a + 1])


@compiled
def _cell(X: Vector, width: float) -> tuple[int, int, int]:
    return int(np.floor(X[9] / width)), int(np.floor(X[10] / width)), int(np.floor(X[11] / width))


@compiled
def _slot(i: int, j: int, k: int, cells: int) -> int:
    return int((i * 73856093 ^ j * 19349663 ^ k * 83492791) & (cells - 1))


@compiled
def contact_key(scene: Scene, touch: Touch, k: int) -> int:
    """The number of a contact by its shapes and feature, the same from step to step."""
    touch_who = whole(touch.who, 4 * touch.most)
    return int((touch_who[4 * k + 0] * scene.shapes + touch_who[4 * k + 1]) * FEATURES + touch_who[4 * k + 3])


@compiled
def frame(touch: Touch, k: int) -> None:
    """Two tangents beside the normal, which turn smoothly with it but where it points down (Duff et al. 2017)."""
    touch_normal = matrix(touch.normal, touch.most, 3)
    touch_frame = matrix(touch.frame, touch.most, 9)
    n, F = touch_normal[k], touch_frame[k]
    sign = 1.0 if n[2] >= 0.0 else -1.0
    a = -1.0 / (sign + n[2])
    b = n[0] * n[1] * a
    F[0], F[1], F[2] = n[0], n[1], n[2]
    F[3], F[4], F[5] = 1.0 + sign * n[0] * n[0] * a, sign * b, -sign * n[0]
    F[6], F[7], F[8] = b, sign + n[1] * n[1] * a, -n[1]


@compiled
def _place_of(touch: Touch, key: int) -> int:
    """Where in the table a contact of the step before stands, by its number; if it is not there, where it would be."""
    touch_key = whole(touch.key, touch.most)
    touch_table = whole(touch.table, touch.table_size)
    mask = touch.table_size - 1
    place = (key % PRIME * SPREAD) & mask
    while touch_table[place] >= 0 and touch_key[touch_table[place]] != key:
        place = (place + 1) & mask
    return int(place)


@compiled
def recall(scene: Scene, touch: Touch, h: float) -> None:
    """Impulses of the contacts that were there in the step before, 0 for others."""
    touch_frame = matrix(touch.frame, touch.most, 9)
    touch_impulse = vector(touch.impulse, touch.wide)
    touch_known = matrix(touch.known, touch.most, 3)
    touch_known_turn = matrix(touch.known_turn, touch.most, 3)
    touch_turn = matrix(touch.turn, touch.most, 3)
    touch_table = whole(touch.table, touch.table_size)
    touch_mode = whole(touch.mode, 3 * touch.most)
    touch_mode_known = whole(touch.mode_known, 3 * touch.most)
    touch_seen = whole(touch.seen, touch.most)
    memory = touch
    for k in range(memory.old):
        touch_seen[k] = 0
    for k in range(memory.count):
        found = touch_table[_place_of(touch, contact_key(scene, touch, k))]
        for i in range(3):
            touch_mode[3 * k + i] = touch_mode_known[3 * found + i] if found >= 0 else 0
        if found >= 0:
            touch_seen[found] = 1
        for r in range(3):
            touch_impulse[3 * k + r] = 0.0
            if found >= 0:
                for i in range(3):
                    touch_impulse[3 * k + r] += h * touch_frame[k, 3 * r + i] * touch_known[found, i]
            if scene.turns == 1:
                touch_turn[k, r] = 0.0
                for i in range(3 if found >= 0 else 0):
                    touch_turn[k, r] += h * touch_frame[k, 3 * r + i] * touch_known_turn[found, i]


@compiled
def remember(scene: Scene, touch: Touch, h: float) -> None:
    """Keep the impulses, and the closed contacts, for the next step."""
    touch_frame = matrix(touch.frame, touch.most, 9)
    touch_impulse = vector(touch.impulse, touch.wide)
    touch_key = whole(touch.key, touch.most)
    touch_known = matrix(touch.known, touch.most, 3)
    touch_known_turn = matrix(touch.known_turn, touch.most, 3)
    touch_spin = whole(touch.spin, touch.most)
    touch_table = whole(touch.table, touch.table_size)
    touch_mode = whole(touch.mode, 3 * touch.most)
    touch_mode_known = whole(touch.mode_known, 3 * touch.most)
    memory = touch
    for k in range(memory.old):  # what stands behind one in a row goes with it, so that none is passed over
        place = _place_of(touch, touch_key[k])
        while touch_table[place] >= 0:
            touch_table[place] = -1
            place = (place + 1) & (touch.table_size - 1)
    memory.old = 0
    for k in range(memory.count):
        if touch_impulse[3 * k] > 0.0 or touch_mode[3 * k] != 0:
            touch_key[memory.old] = contact_key(scene, touch, k)
            for i in range(3):
                touch_mode_known[3 * memory.old + i] = touch_mode[3 * k + i]
            for i in range(3):
                total = 0.0
                for r in range(3):
                    total += touch_frame[k, 3 * r + i] * touch_impulse[3 * k + r]
                touch_known[memory.old, i] = total / h
                for r in range(3 if scene.turns == 1 else 0):
                    turn = touch_impulse[touch_spin[k] + r] if touch_spin[k] >= 0 else 0.0
                    touch_known_turn[memory.old, i] = touch_frame[k, 3 * r + i] * turn / h + (
                        touch_known_turn[memory.old, i] if r > 0 else 0.0
                    )
            memory.old += 1
    for k in range(memory.old):
        touch_table[_place_of(touch, touch_key[k])] = k
