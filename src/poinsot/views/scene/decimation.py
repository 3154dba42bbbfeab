"""Meshes of as few faces as their shape needs, for pictures only: never for inertia or contact.

Quadric error metrics (fast-simplification) halve the faces again and again, as long as the surfaces stay within a
tolerance of each other, both ways: a count alone tears holes in some meshes and wastes faces on others. Vertices at
sharp edges are doubled last, so that viewers that smooth do so where the shape is smooth.

Law  99 % of either surface is within the tolerance of the other, and all of it within five times the tolerance,
     tests/views/scene/test_meshes.py
"""

from __future__ import annotations

import numpy as np

from poinsot.algebra.arrays import Floats, Ints
from poinsot.errors import ModelError

Faces = Ints

FINEST, COARSEST = 0.004, 0.015  # tolerances beside the diagonal of a mesh
WORST = 5.0  # of the tolerance: what is farther off is a hole
_MERGED = 1e-6  # distance of vertices that are one, beside the diagonal
_CREASE = np.cos(np.radians(35.0))
_NEAR = 6  # samples whose triangles are tried for the nearest point
_SAMPLES = 5_000
_PATIENCE = 4.0  # how slowly the bound on an edge's cost grows; at fast-simplification's 7 the errors are threefold


def reduced(vertices: Floats, faces: Faces, tolerance: float) -> tuple[Floats, Faces]:
    """The mesh with vertices of one place merged, and with fewer faces within a tolerance; zero keeps all faces."""
    vertices, faces = merged(vertices, faces)
    best, coarser = (vertices, faces), (vertices, faces)
    if tolerance <= 0.0:
        return best
    tried = probes(vertices, faces)
    while len(coarser[1]) > 300:  # faces that are not worth reducing
        finer = len(coarser[1])
        coarser = _simplified(*coarser, finer // 2)
        if len(coarser[1]) > 0.95 * finer:
            break
        if _apart(tried, *coarser, tolerance) or _apart(probes(*coarser), vertices, faces, tolerance):
            break
        best = coarser
    return best


def at_most(vertices: Floats, faces: Faces, count: int) -> tuple[Floats, Faces]:
    """The mesh with about ``count`` faces, whatever that does to its shape."""
    vertices, faces = merged(vertices, faces)
    return (vertices, faces) if len(faces) <= count else _simplified(vertices, faces, max(count, 4))


def merged(vertices: Floats, faces: Faces) -> tuple[Floats, Faces]:
    """Vertices of one place as one, without the faces that have no area then, or are there twice."""
    cell = _MERGED * diagonal(vertices) or 1.0
    grid = np.round((vertices - vertices.min(axis=0)) / cell).astype(np.int64)
    rows = np.ascontiguousarray(grid).view([("", np.int64)] * 3).ravel()
    _, first, which = np.unique(rows, return_index=True, return_inverse=True)
    faces = which.ravel()[faces]
    a, b, c = faces.T
    faces = faces[(a != b) & (b != c) & (c != a)]
    turned = np.take_along_axis(faces, (np.argmin(faces, axis=1)[:, None] + np.arange(3)) % 3, axis=1)
    rows = np.ascontiguousarray(turned).view([("", np.int64)] * 3).ravel()
    kept = np.sort(np.unique(rows, return_index=True)[1])
    used, numbered = np.unique(faces[kept], return_inverse=True)
    return vertices[first][used], numbered.reshape(-1, 3).astype(np.int64)


def creased(vertices: Floats, faces: Faces) -> tuple[Floats, Faces]:
    """The same surface, with a separate vertex for each smooth patch around a sharp edge.

    Corners of two faces at a common edge share their vertex where the faces turn by less than 35°.
    """
    from scipy.sparse import coo_array
    from scipy.sparse.csgraph import connected_components

    n = len(faces)
    normals = np.cross(vertices[faces[:, 1]] - vertices[faces[:, 0]], vertices[faces[:, 2]] - vertices[faces[:, 0]])
    normals /= np.maximum(np.linalg.norm(normals, axis=1, keepdims=True), 1e-300)
    corner = np.arange(3 * n).reshape(n, 3)
    ends = np.concatenate([faces[:, [k, (k + 1) % 3]] for k in range(3)])
    corners = np.concatenate([corner[:, [k, (k + 1) % 3]] for k in range(3)])
    face = np.tile(np.arange(n), 3)
    swapped = ends[:, 0] > ends[:, 1]
    ends[swapped], corners[swapped] = ends[swapped][:, ::-1], corners[swapped][:, ::-1]
    order = np.lexsort((ends[:, 1], ends[:, 0]))
    ends, corners, face = ends[order], corners[order], face[order]
    same = (ends[1:] == ends[:-1]).all(axis=1)
    smooth = same & (np.einsum("ij,ij->i", normals[face[1:]], normals[face[:-1]]) > _CREASE)
    k = np.flatnonzero(smooth)
    rows, columns = corners[k].ravel(), corners[k + 1].ravel()
    count, patch = connected_components(coo_array((np.ones(len(rows), bool), (rows, columns)), (3 * n, 3 * n)), False)
    place = np.empty(count, dtype=np.int64)
    place[patch] = faces.ravel()
    return vertices[place], patch.reshape(n, 3).astype(np.int64)


def diagonal(vertices: Floats) -> float:
    """The size of a mesh: the diagonal of the box around it."""
    return float(np.linalg.norm(np.ptp(vertices, axis=0))) if len(vertices) else 0.0


def samples(vertices: Floats, faces: Faces, count: int) -> tuple[Floats, Faces]:
    """About ``count`` points spread over a surface by its area, each face once at least; with the faces they lie on."""
    a, b, c = vertices[faces[:, 0]], vertices[faces[:, 1]], vertices[faces[:, 2]]
    areas = 0.5 * np.linalg.norm(np.cross(b - a, c - a), axis=1)
    share = count * areas / (areas.sum() or 1.0)
    each = np.minimum(np.ceil(share).astype(np.int64), count).clip(1)
    which = np.repeat(np.arange(len(faces)), each)
    rank = np.arange(len(which)) - np.repeat(np.cumsum(each) - each, each)
    u, w = (rank * 0.7548776662466927 + 0.5) % 1.0, (rank * 0.5698402909980532 + 0.5) % 1.0
    s = np.sqrt(u)
    u, w = np.where(rank == 0, 1 / 3, 1 - s), np.where(rank == 0, 1 / 3, s * w)
    points = (1 - u - w)[:, None] * a[which] + u[:, None] * b[which] + w[:, None] * c[which]
    return points, which


def distances(points: Floats, vertices: Floats, faces: Faces) -> Floats:
    """How far points (k, 3) are from a surface: to the nearest point of the triangles near them; never too small."""
    from scipy.spatial import cKDTree

    spread, which = samples(vertices, faces, 2 * _SAMPLES)
    near = min(_NEAR, len(spread))
    _, found = cKDTree(spread).query(points, k=near)
    tried = which[np.asarray(found).reshape(len(points), near)]
    best = np.full(len(points), np.inf)
    for k in range(near):
        best = np.minimum(best, _to_triangles(points, *(vertices[faces[tried[:, k], j]] for j in range(3))))
    return best


def probes(vertices: Floats, faces: Faces) -> Floats:
    """Points of a surface to try: some of its vertices, which end small and sharp features, and some by its area."""
    points = samples(vertices, faces, _SAMPLES)[0]
    return np.vstack([vertices[:: len(vertices) // _SAMPLES + 1], points[:: len(points) // _SAMPLES + 1]])


def _apart(points: Floats, vertices: Floats, faces: Faces, tolerance: float) -> bool:
    far = distances(points, vertices, faces)
    # of the points tried may be beyond the tolerance
    return bool((far > tolerance).mean() > 0.01 or far.max() > WORST * tolerance)


def _to_triangles(p: Floats, a: Floats, b: Floats, c: Floats) -> Floats:
    """Distances (k,) of points to triangles, one each: to the plane above the inside, else to the nearest edge."""
    n = np.cross(b - a, c - a)
    area = np.einsum("ij,ij->i", n, n)
    inside = np.ones(len(p), dtype=bool)
    edges = np.full(len(p), np.inf)
    for start, end in ((a, b), (b, c), (c, a)):
        along, to = end - start, p - start
        inside &= np.einsum("ij,ij->i", np.cross(along, to), n) >= 0.0
        length = np.einsum("ij,ij->i", along, along)
        t = np.clip(np.einsum("ij,ij->i", to, along) / np.where(length > 0.0, length, 1.0), 0.0, 1.0)
        edges = np.minimum(edges, np.linalg.norm(to - t[:, None] * along, axis=1))
    flat = np.abs(np.einsum("ij,ij->i", p - a, n)) / np.sqrt(np.where(area > 0.0, area, 1.0))
    return np.where(inside & (area > 0.0), flat, edges)


def _simplified(vertices: Floats, faces: Faces, count: int) -> tuple[Floats, Faces]:
    try:
        import fast_simplification
    except ModuleNotFoundError:
        raise ModelError("to reduce meshes, install what the viewer needs: pip install 'poinsot[view]'") from None
    size = diagonal(vertices) or 1.0
    middle = vertices.mean(axis=0)
    points, some = fast_simplification.simplify(
        np.ascontiguousarray((vertices - middle) / size), faces.astype(np.int32), target_count=count, agg=_PATIENCE
    )
    points, some = np.asarray(points, dtype=float) * size + middle, np.asarray(some, dtype=np.int64)
    return (points, some) if len(some) and np.isfinite(points).all() else (vertices, faces)
