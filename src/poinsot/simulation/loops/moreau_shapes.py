"""Where two shapes touch or nearly do: contacts of primitive shapes, in the text of time-stepping.

A shape is a core of points, a segment or a box, and a radius about it; a plane is the half space below its z axis. A
contact has a gap g (negative: they overlap), a unit normal n from the first shape to the second, and a point halfway
between the two surfaces; where g is below the pair's margin it goes into the list. What touches along a face gives
several: corners on a plane, the corners of the clipped face of two boxes. Of hulls and cylinders, which have many
points or no end of them, those stand above a plane that are lowest, or would be after a slight tilt.

    g = |c_b − c_a| − r_a − r_b,    n = (c_b − c_a)/|c_b − c_a|,    c_a, c_b the nearest points of the cores

Source: Ericson, Real-Time Collision Detection (2005), §5.1.9, §5.1.3; Gottschalk, Lin & Manocha (1996) for boxes.
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import compiled, matrix, vector, whole
from poinsot.code.records import Vector
from poinsot.code.texts.nearest_support import BOX, CAPSULE, CYLINDER, ELLIPSOID, HULL, POINT, farthest
from poinsot.simulation.loops.moreau_records import Scene, Touch

PARALLEL = 1e-6
UPRIGHT = 1e-9
"""Sine of the angle to a plane's normal from which on a cylinder has a lowest point on its rim."""
LOWEST, TILT = 9, 0.1
"""Vertices of a hull that may touch a plane at once: the lowest, and those that are if it tilts by TILT [rad]."""


@compiled
def add(
    scene: Scene, touch: Touch, a: int, b: int, pair: int, feature: int, margin: float, gap: float, n: Vector
) -> None:
    """Enter a contact of the gap, with the normal n[0:3] from a to b and the point n[3:6], if it is near enough."""
    memory = touch
    if not gap < margin:
        return
    k = memory.count
    if k >= touch.most:
        memory.overflow += 1
        return
    touch.who[4 * k + 0], touch.who[4 * k + 1], touch.who[4 * k + 2], touch.who[4 * k + 3] = a, b, pair, feature
    touch.gap[k] = gap
    for i in range(3):
        touch.normal[k, i], touch.point[k, i] = n[i], n[3 + i]
    memory.count += 1


@compiled
def on_plane(
    scene: Scene, touch: Touch, plane: int, other: int, pair: int, margin: float, a: int, b: int, sign: float
) -> None:
    """The points of the core that may come first onto the plane: all of a capsule or a box, of others the lowest."""
    scene_kind = whole(scene.kind, scene.shapes)
    scene_size = matrix(scene.size, scene.shapes, 4)
    touch_place = matrix(touch.place, scene.shapes, 12)
    touch_spare = vector(touch.spare, 16)
    n, X, Y, local = touch_spare, touch_place[plane], touch_place[other], touch.corner
    kind, radius = scene_kind[other], scene_size[other, 0]
    count = 1
    if kind == CAPSULE:
        count = 2
    elif kind in (BOX, CYLINDER):
        count = 8
    elif kind == HULL:
        count = LOWEST
    for j in range(count):
        feature = j
        if kind == HULL:
            feature = _lowest_vertex(scene, touch, plane, other, j)
            if feature < 0:
                continue
        elif kind == CYLINDER:
            _on_rim(scene, touch, plane, other, j)
        elif kind == ELLIPSOID:
            _lowest(scene, touch, plane, other)
        else:
            local[0, 0] = scene_size[other, 1] * (1.0 if j & 1 else -1.0) if kind == BOX else 0.0
            local[0, 1] = scene_size[other, 2] * (1.0 if j & 2 else -1.0) if kind == BOX else 0.0
            up = (1.0 if j & 4 else -1.0) if kind == BOX else (1.0 if j & 1 else -1.0)
            local[0, 2] = scene_size[other, 3] * up if kind != POINT else 0.0
        above = 0.0
        for i in range(3):
            n[3 + i] = Y[9 + i] + Y[3 * i] * local[0, 0] + Y[3 * i + 1] * local[0, 1] + Y[3 * i + 2] * local[0, 2]
            n[i] = sign * X[3 * i + 2]
            above += X[3 * i + 2] * (n[3 + i] - X[9 + i])
        gap = above - radius
        if kind == HULL and j == 0 and not gap < margin:
            return
        for i in range(3):
            n[3 + i] -= X[3 * i + 2] * (radius + 0.5 * gap)
        add(scene, touch, a, b, pair, feature, margin, gap, n)


@compiled
def _lowest_vertex(scene: Scene, touch: Touch, plane: int, other: int, j: int) -> int:
    """The vertex of a hull that is lowest above a plane (j = 0), or that would be if it were tilted by TILT one of
    eight ways; −1 where it is one of those before. Its place is in touch.corner[0].

    h(w) = max w · x over the vertices x, at w = −n + TILT d for the eight d along the plane
    """
    scene_first = whole(scene.first, scene.shapes)
    scene_count = whole(scene.count, scene.shapes)
    scene_vertices = matrix(scene.vertices, scene.corners, 3)
    touch_place = matrix(touch.place, scene.shapes, 12)
    X, Y, local = touch_place[plane], touch_place[other], touch.corner
    across, along = 0.0, 0.0
    if j > 0:
        across, along = (TILT, 0.0) if j & 1 else (0.5**0.5 * TILT, 0.5**0.5 * TILT)
        for _ in range((j - 1) >> 1):
            across, along = -along, across
    u, v, w = 0.0, 0.0, 0.0
    for i in range(3):
        down = X[3 * i] * across + X[3 * i + 1] * along - X[3 * i + 2]
        u += Y[3 * i] * down
        v += Y[3 * i + 1] * down
        w += Y[3 * i + 2] * down
    first, best, far = scene_first[other], 0, 0.0
    for k in range(scene_count[other]):
        at = u * scene_vertices[first + k, 0] + v * scene_vertices[first + k, 1] + w * scene_vertices[first + k, 2]
        if k == 0 or at > far:
            best, far = k, at
    for i in range(3):
        local[0, i] = scene_vertices[first + best, i]
    local[1 + j, 0] = 1.0 * best
    for k in range(j):
        if local[1 + k, 0] == local[1 + j, 0]:
            best = -1
    return best


@compiled
def _on_rim(scene: Scene, touch: Touch, plane: int, other: int, j: int) -> None:
    """A point of a cylinder's rims, into touch.corner[0]: of either the lowest above a plane (j & 3 = 0), and those a
    quarter, a half and three quarters of a turn from it."""
    scene_size = matrix(scene.size, scene.shapes, 4)
    touch_place = matrix(touch.place, scene.shapes, 12)
    X, Y, local = touch_place[plane], touch_place[other], touch.corner
    u, v = 0.0, 0.0
    for i in range(3):
        u -= Y[3 * i] * X[3 * i + 2]
        v -= Y[3 * i + 1] * X[3 * i + 2]
    size = np.sqrt(u * u + v * v)
    u, v = (u / size, v / size) if size > UPRIGHT else (1.0, 0.0)
    for _ in range(j & 3):
        u, v = -v, u
    local[0, 0], local[0, 1] = scene_size[other, 1] * u, scene_size[other, 1] * v
    local[0, 2] = scene_size[other, 3] * (1.0 if j & 4 else -1.0)


@compiled
def _lowest(scene: Scene, touch: Touch, plane: int, other: int) -> None:
    """The point of a core that is lowest above a plane, in its own frame, into touch.corner[0]."""
    touch_place = matrix(touch.place, scene.shapes, 12)
    local, at = touch.corner[0], vector(touch.spare, 16)
    X, Y = touch_place[plane], touch_place[other]
    farthest(scene, touch, other, -X[2], -X[5], -X[8], at)
    for i in range(3):
        local[i] = 0.0
        for k in range(3):
            local[i] += Y[3 * k + i] * (at[k] - Y[9 + k])


@compiled
def _between(
    scene: Scene,
    touch: Touch,
    a: int,
    b: int,
    pair: int,
    feature: int,
    margin: float,
    p: Vector,
    q: Vector,
    radii: Vector,
) -> None:
    """The contact of two spheres about p (of a) and q (of b), of the radii; one in the other is pushed along z."""
    touch_spare = vector(touch.spare, 16)
    n, length = touch_spare, 0.0
    for i in range(3):
        n[i] = q[i] - p[i]
        length += n[i] * n[i]
    length = np.sqrt(length)
    for i in range(3):
        n[i] = n[i] / length if length > 0.0 else (1.0 if i == 2 else 0.0)
    gap = length - radii[0] - radii[1]
    for i in range(3):
        n[3 + i] = p[i] + n[i] * (radii[0] + 0.5 * gap)
    add(scene, touch, a, b, pair, feature, margin, gap, n)


@compiled
def segments(scene: Scene, touch: Touch, a: int, b: int, pair: int, margin: float) -> None:
    """The nearest points of two segments (a point being one of no length); where they are parallel, both ends."""
    scene_kind = whole(scene.kind, scene.shapes)
    scene_size = matrix(scene.size, scene.shapes, 4)
    touch_place = matrix(touch.place, scene.shapes, 12)
    X, Y, p, q, radii = touch_place[a], touch_place[b], touch.corner[0], touch.corner[1], touch.corner[2]
    radii[0], radii[1] = scene_size[a, 0], scene_size[b, 0]
    la = scene_size[a, 3] if scene_kind[a] == CAPSULE else 0.0
    lb = scene_size[b, 3] if scene_kind[b] == CAPSULE else 0.0
    along, da, db = 0.0, 0.0, 0.0
    for i in range(3):
        along += X[3 * i + 2] * Y[3 * i + 2]
        da += X[3 * i + 2] * (Y[9 + i] - X[9 + i])
        db += Y[3 * i + 2] * (Y[9 + i] - X[9 + i])
    across = 1.0 - along * along
    if la > 0.0 and lb > 0.0 and across < PARALLEL:
        sign = 1.0 if along > 0.0 else -1.0
        low, high = max(-la, da - lb), min(la, da + lb)
        if low < high:
            for end in range(2):
                s = high if end else low
                for i in range(3):
                    p[i] = X[9 + i] + X[3 * i + 2] * s
                    q[i] = Y[9 + i] + Y[3 * i + 2] * sign * (s - da)
                _between(scene, touch, a, b, pair, 1 + end, margin, p, q, radii)
            return
    s = 0.0
    if la > 0.0:
        s = min(max((da - along * db) / across, -la), la) if lb > 0.0 and across >= PARALLEL else min(max(da, -la), la)
    r = along * s - db
    if abs(r) > lb:
        r = min(max(r, -lb), lb)
        s = min(max(da + along * r, -la), la)
    for i in range(3):
        p[i] = X[9 + i] + X[3 * i + 2] * s
        q[i] = Y[9 + i] + Y[3 * i + 2] * r
    _between(scene, touch, a, b, pair, 0, margin, p, q, radii)


@compiled
def _apart(X: Vector, half: Vector, p: Vector, out: Vector) -> float:
    """How far a point is outside a box (inside: negative); out: the way out n[0:3], the nearest point of its surface.

    half: (·, half edges) of the box
    """
    square, deepest, axis, side = 0.0, -np.inf, 0, 1.0
    for i in range(3):
        local = 0.0
        for j in range(3):
            local += X[3 * j + i] * (p[j] - X[9 + j])
        out[6 + i] = min(max(local, -half[1 + i]), half[1 + i])
        out[9 + i] = local - out[6 + i]
        square += out[9 + i] * out[9 + i]
        if abs(local) - half[1 + i] > deepest:
            deepest, axis, side = abs(local) - half[1 + i], i, 1.0 if local >= 0.0 else -1.0
    distance = np.sqrt(square)
    if square == 0.0:
        distance = deepest
        out[6 + axis] = side * half[1 + axis]
        for i in range(3):
            out[9 + i] = side if i == axis else 0.0
    else:
        for i in range(3):
            out[9 + i] /= distance
    for i in range(3):
        out[i] = X[3 * i] * out[9] + X[3 * i + 1] * out[10] + X[3 * i + 2] * out[11]
        out[3 + i] = X[9 + i] + X[3 * i] * out[6] + X[3 * i + 1] * out[7] + X[3 * i + 2] * out[8]
    return float(distance)


@compiled
def ball_on_box(
    scene: Scene, touch: Touch, box: int, other: int, pair: int, margin: float, a: int, b: int, sign: float
) -> None:
    """A sphere on a box."""
    scene_size = matrix(scene.size, scene.shapes, 4)
    touch_place = matrix(touch.place, scene.shapes, 12)
    n, p = vector(touch.spare, 16), touch.corner[0]
    for i in range(3):
        p[i] = touch_place[other, 9 + i]
    gap = _apart(touch_place[box], scene_size[box], p, n) - scene_size[other, 0]
    for i in range(3):
        n[3 + i] += n[i] * (0.5 * gap)
        n[i] *= sign
    add(scene, touch, a, b, pair, 0, margin, gap, n)
