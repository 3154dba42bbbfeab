"""Convex hulls of meshes: their vertices are points that touch a plane."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from poinsot.errors import ModelError
from poinsot.multibody.model import Shape

_MOST = 1_000_000


def hull_vertices(shape: Shape) -> NDArray[np.float64]:
    """The vertices (n, 3) [m] of the convex hull of a mesh, in the shape's frame, scaled as the file says.

    Errors  ModelError for a mesh whose triangles are not in memory, or that has none
    """
    known = shape.triangles
    called = f"the mesh {shape.mesh or shape.name or '(without a name)'!r}"
    if known is None:
        raise ModelError(
            f"{called} cannot touch: its triangles are not read. Give the shape its triangles, or a box, a capsule or "
            "spheres in its place"
        )
    scale = np.array(shape.parameters[:3] if len(shape.parameters) >= 3 else (1.0, 1.0, 1.0), dtype=float)
    p = np.asarray(known.vertices, dtype=float).reshape(-1, 3) * scale
    if not (len(p) and np.isfinite(p).all()) or len(p) > _MOST:
        raise ModelError(f"{called} cannot touch: it has {len(p)} vertices, or some that are no numbers")
    found: NDArray[np.float64] = p[_on_hull(p)]
    return found


def _on_hull(p: NDArray[np.float64]) -> NDArray[np.int64]:
    """Which points are vertices of the hull: in space, of a flat set in its plane, of a straight one its ends."""
    from scipy.spatial import ConvexHull

    middle = p.mean(axis=0)
    _, sizes, axes = np.linalg.svd(p - middle, full_matrices=False)
    rank = int((sizes > 1e-12 * max(sizes[0], 1e-300)).sum())
    x = (p - middle) @ axes[:rank].T
    if rank == 0:
        return np.zeros(1, np.int64)
    if rank == 1:
        return np.unique([int(x.argmin()), int(x.argmax())])
    return np.sort(ConvexHull(x).vertices).astype(np.int64)
