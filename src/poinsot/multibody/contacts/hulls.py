"""Convex hulls of meshes: their vertices are points that touch a plane, of large hulls as many as an accuracy needs.

    |p − conv(chosen)| ≤ δ  of every point p of the mesh,   δ = ACCURACY · its diameter, where the shape says no other

What is chosen are points of the mesh, so nothing touches that is not there, and a body sinks by at most δ.
Law     every point of a mesh lies within δ of the hull of what is chosen, by another method, and what is chosen are
        points of the mesh, tests/multibody/test_hulls.py
Source  Barber, Dobkin & Huhdanpaa (1996) for hulls; the point farthest outside is taken in first
Units   lengths [m]
"""

from __future__ import annotations

from itertools import product
from weakref import WeakKeyDictionary

import numpy as np
from numpy.typing import NDArray

from poinsot.errors import ModelError
from poinsot.multibody.model import Shape, Triangles

ACCURACY = 3e-3
"""Of the diameter of a mesh: within that of its hull its points count as being on what is taken for it."""
_MOST = 20_000_000
_FLAT = 1e-12  # of the diameter: points of a plane, but for rounding
_SUM = 16.0
"""What weights that have to add up to 1 are weighed by, beside lengths of 1."""
Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

_known: WeakKeyDictionary[Triangles, dict[tuple[float, ...], Floats]] = WeakKeyDictionary()


def hull_vertices(shape: Shape) -> Floats:
    """The vertices (n, 3) [m] of the convex hull of a mesh, in the shape's frame, scaled as the file says; of a hull
    with many as many as its accuracy needs.

    Errors  ModelError for a mesh whose triangles are not in memory, or that has none
    """
    known = shape.triangles
    called = f"the mesh {shape.mesh or shape.name or '(without a name)'!r}"
    if known is None:
        raise ModelError(
            f"{called} cannot touch: its triangles are not read. Give the shape its triangles, or a box, a capsule or "
            "spheres in its place"
        )
    x = tuple(map(float, shape.parameters[:3] if len(shape.parameters) >= 3 else (1.0, 1.0, 1.0)))
    numbers = (*x, -1.0 if shape.accuracy is None else float(shape.accuracy))
    found = _known.setdefault(known, {})
    if numbers not in found:
        p = np.asarray(known.vertices, dtype=float).reshape(-1, 3) * np.array(x)
        if not (len(p) and np.isfinite(p).all()) or len(p) > _MOST:
            raise ModelError(f"{called} cannot touch: it has {len(p)} vertices, or some that are no numbers")
        p = p[on_hull(p)]
        diameter = float(np.linalg.norm(np.ptp(p, axis=0)))
        found[numbers] = p[enough(p, ACCURACY * diameter if shape.accuracy is None else shape.accuracy)]
    return found[numbers]


def on_hull(p: Floats) -> Ints:
    """Which points are vertices of the hull: in space, of a flat set in its plane, of a straight one its ends."""
    from scipy.spatial import ConvexHull

    x = _spread(p)
    if x.shape[1] == 0:
        return np.zeros(1, np.int64)
    if x.shape[1] == 1:
        return np.unique([int(x.argmin()), int(x.argmax())])
    return np.sort(ConvexHull(x).vertices).astype(np.int64)


def enough(p: Floats, accuracy: float) -> Ints:
    """Which of the vertices (n, 3) of a hull are enough for every other to be within ``accuracy`` [m] of their hull.

    The farthest are taken in until the rest is near by its facets, then those that edges and corners leave too far
    """
    from scipy.spatial import ConvexHull

    x = _spread(p)
    size, d = float(np.linalg.norm(np.ptp(x, axis=0))), x.shape[1]
    if d < 2 or len(p) <= d + 1 or not accuracy > _FLAT * size:
        return np.arange(len(p))
    chosen = _extreme(x)
    while len(chosen) < len(p):
        hull = ConvexHull(x[chosen])
        beyond = x @ hull.equations[:, :-1].T + hull.equations[:, -1]
        by, outside = beyond.max(axis=1), beyond.argmax(axis=1)
        outside[chosen], by[chosen] = -1, 0.0
        if by.max() > accuracy:
            taken = _farthest(by, outside, accuracy)
        else:
            missed = [i for i in np.flatnonzero(by > _FLAT * size) if distance(x[chosen], x[i]) > accuracy]
            if not missed:
                break
            taken = np.array(missed)
        chosen = np.union1d(chosen, taken)
    return np.sort(chosen).astype(np.int64)


def distance(vertices: Floats, p: Floats) -> float:
    """That of a point (d,) to the hull of ``vertices`` (n, d), from weights w ≥ 0 of sum 1: never less than it is."""
    from scipy.optimize import nnls

    away = vertices - p
    size = float(np.abs(away).max())
    w, _ = nnls(np.vstack([away.T / size, np.full(len(vertices), _SUM)]), np.array([*[0.0] * len(p), _SUM]))
    return float(np.linalg.norm((w / w.sum()) @ away))


def _farthest(by: Floats, facet: Ints, accuracy: float) -> Ints:
    """The farthest point outside each facet that has some, of those the farther half, so that few turn out not to be
    needed.
    """
    order = np.argsort(-by)
    order = order[by[order] > max(accuracy, 0.5 * by[order[0]])]
    _, first = np.unique(facet[order], return_index=True)
    return np.asarray(order[first])


def _extreme(x: Floats) -> Ints:
    """The farthest points along the axes and diagonals, and as many more as span the space."""
    directions = np.array([e for e in product((-1.0, 0.0, 1.0), repeat=x.shape[1]) if any(e)])
    chosen = np.unique((x @ directions.T).argmax(axis=0))
    while _spread(x[chosen]).shape[1] < x.shape[1]:
        rest = np.setdiff1d(np.arange(len(x)), chosen)
        a = x[chosen] - x[chosen[0]]
        off, axes = x[rest] - x[chosen[0]], np.linalg.svd(a, full_matrices=False)[2][: _spread(x[chosen]).shape[1]]
        left = np.linalg.norm(off - off @ axes.T @ axes, axis=1)
        chosen = np.union1d(chosen, rest[left.argmax()])
    return np.asarray(chosen, dtype=np.int64)


def _spread(p: Floats) -> Floats:
    """The points in coordinates along the directions in which they are spread at all."""
    middle = p.mean(axis=0)
    _, sizes, axes = np.linalg.svd(p - middle, full_matrices=False)
    rank = int((sizes > _FLAT * max(sizes[0], 1e-300)).sum())
    return np.asarray((p - middle) @ axes[:rank].T)
