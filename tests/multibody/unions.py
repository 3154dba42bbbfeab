"""Unions of convex parts, by their definition."""

from typing import Any

import numpy as np
from scipy.spatial import ConvexHull


def inside(shapes: Any, points: np.ndarray) -> np.ndarray:
    """Which points lie in the hull of one of the shapes."""
    found = np.zeros(len(points), bool)
    for shape in shapes:
        planes = ConvexHull(shape.triangles.vertices).equations
        found |= (points @ planes[:, :3].T + planes[:, 3]).max(axis=1) < 1e-9
    return found
