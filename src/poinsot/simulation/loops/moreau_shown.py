"""Gaps, places, normals and forces of contacts at samples, each in a separate place; only where a run asks for them.

A pair with a plane has a place for every corner, end or vertex; other pairs have one, in which forces are added and of
the gaps the least is told.
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import compiled, matrix, vector, whole
from poinsot.code.records import Vector
from poinsot.code.texts.nearest_support import PLANE
from poinsot.simulation.loops.moreau_bodies import predict
from poinsot.simulation.loops.moreau_near import locate, meet
from poinsot.simulation.loops.moreau_records import Scene, Touch
from poinsot.simulation.loops.moreau_rows import move_freely
from poinsot.simulation.loops.native import copy
from poinsot.simulation.loops.run_records import Plan, Work
from poinsot.simulation.loops.tree_records import Branches


@compiled
def _slot(scene: Scene, touch: Touch, p: int, feature: int) -> int:
    """The place of a contact of pair p."""
    touch_slot = whole(touch.slot, 2 * scene.pair_count)
    return int(touch_slot[2 * p] + (feature if touch_slot[2 * p + 1] > 1 else 0))


@compiled
def keep_forces(scene: Scene, touch: Touch, h: float, row: int) -> None:
    """The mean forces of the step on the second bodies, in the world, into a row of those kept with samples."""
    for i in range(3 * touch.slots):
        touch.pushing[row, i] = 0.0
    if h <= 0.0:
        return
    for k in range(touch.count):
        p, a, b, pair = 0, touch.who[4 * k], touch.who[4 * k + 1], touch.who[4 * k + 2]
        while scene.pairs[3 * p] != a or scene.pairs[3 * p + 1] != b or scene.pairs[3 * p + 2] != pair:
            p += 1
        at = 3 * _slot(scene, touch, p, touch.who[4 * k + 3])
        for i in range(3):
            for r in range(3):
                touch.pushing[row, at + i] += touch.frame[k, 3 * r + i] * touch.impulse[3 * k + r] / h


@compiled
def show(plan: Plan, work: Work, scene: Scene, touch: Touch, tree: Branches) -> None:
    """Gap, place and normal of each at the state `shown_at`, into `shown`."""
    touch_slot = whole(touch.slot, 2 * scene.pair_count)
    touch_state = vector(touch.shown_at, work.x.shape[0])
    if scene.free == 1:
        predict(scene, touch, touch_state, 0.0, scene.gravity)
    else:
        copy(touch_state, touch.given, work.x.shape[0])
        move_freely(scene, touch, tree)
    locate(scene, touch)
    for s in range(touch.slots):
        touch.shown[s, 0] = np.inf
    for p in range(scene.pair_count):
        a, b = scene.pairs[3 * p], scene.pairs[3 * p + 1]
        touch.count = 0
        meet(scene, touch, a, b, scene.pairs[3 * p + 2], np.inf)
        for k in range(touch.count):
            at = touch.shown[_slot(scene, touch, p, touch.who[4 * k + 3])]
            if touch.gap[k] < at[0]:
                at[0] = touch.gap[k]
                for i in range(3):
                    at[1 + i], at[4 + i] = touch.point[k, i], touch.normal[k, i]
        for k in range(touch_slot[2 * p + 1]):
            if touch.shown[touch_slot[2 * p] + k, 0] == np.inf:
                _vertex(scene, touch, a, b, k, touch.shown[touch_slot[2 * p] + k])
    touch.count = 0


@compiled
def _vertex(scene: Scene, touch: Touch, a: int, b: int, k: int, at: Vector) -> None:
    """Gap, place and normal of a hull's vertex on a plane, of those that are not lowest."""
    kind, place = whole(scene.kind, scene.shapes), matrix(touch.place, scene.shapes, 12)
    plane, other, sign = (a, b, 1.0) if kind[a] == PLANE else (b, a, -1.0)
    vertex = matrix(scene.vertices, scene.corners, 3)[whole(scene.first, scene.shapes)[other] + k]
    X, Y = place[plane], place[other]
    at[0] = 0.0
    for i in range(3):
        at[1 + i] = Y[9 + i] + Y[3 * i] * vertex[0] + Y[3 * i + 1] * vertex[1] + Y[3 * i + 2] * vertex[2]
        at[4 + i] = sign * X[3 * i + 2]
        at[0] += X[3 * i + 2] * (at[1 + i] - X[9 + i])
    for i in range(3):
        at[1 + i] -= 0.5 * at[0] * X[3 * i + 2]
