"""Meshes that are not convex as unions of convex parts: a mug holds a ball.

    concavity of a part P: the largest distance between the surface of P and that of its convex hull, over the size of
    the whole; parts are cut until none is above the concavity that is asked for

A height field is the union of prisms that stand on its base, one for each flat block of its surface, exactly.
Each connected piece of another surface is a body of its own: a convex one stays as it is, the others are cut by CoACD.
Law     the hulls of the parts cover the mesh and fill no more than it, but for the concavity,
        tests/multibody/test_convex_parts.py
Source  Wei, Liu, Yan, Su, Guibas & Wang (2022), Approximate Convex Decomposition for 3D Meshes with Collision-Aware
        Concavity and Tree Search, ACM Transactions on Graphics 41
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from poinsot.algebra.arrays import Bools, Floats, Ints
from poinsot.errors import ModelError
from poinsot.multibody.contacts.hulls import on_hull
from poinsot.multibody.model import Shape, Triangles

FINEST, COARSEST = 0.01, 1.0
"""The range of concavities that CoACD takes."""
_DENTS = 1e-6  # of the volume of a hull: what a convex mesh lacks of it by the rounding of its file


def convex_parts(shape: Shape, concavity: float = 0.05) -> tuple[Shape, ...]:
    """A mesh that touches as the convex parts of which it is the union; other shapes, and convex meshes, as they are.

        body = replace(body, collisions=tuple(part for shape in body.collisions for part in po.convex_parts(shape)))

    concavity  how far a part may be hollow, as a share of the size of the mesh: 0.01 … 1; below 0.05 there are many
    Errors     ModelError for another concavity, a mesh without triangles, and where CoACD is not installed
    Law, source  `multibody.contacts.convex_parts`
    """
    check(concavity)
    if shape.geometry != "mesh":
        return (shape,)
    known = shape.triangles
    if known is None or not len(known.faces):
        raise ModelError(
            f"the mesh {shape.mesh or shape.name or '(without a name)'!r} has no triangles in memory, so that nothing "
            "says where it is hollow; po.load(…, concavity=…) reads those of files"
        )
    corners, count = np.asarray(known.faces), len(known.vertices)
    if not (corners.min() >= 0 and corners.max() < count and np.isfinite(known.vertices).all()):
        raise ModelError(
            f"the mesh {shape.mesh or shape.name or '(without a name)'!r} has faces of vertices that it does not have, "
            f"or vertices that are no numbers; it has {count} vertices"
        )
    found = parts_of(known, concavity)
    if len(found) == 1 and known.base is None and len(np.unique(corners)) == count:
        return (shape,)
    none = np.zeros((0, 3), np.int64)
    return made_of(shape, [Triangles(x, none) for x in found])


def made_of(shape: Shape, parts: Sequence[Triangles]) -> tuple[Shape, ...]:
    """The mesh as these parts; those of a height field count with all their corners, so that no gap is between them."""
    field = shape.triangles is not None and shape.triangles.base is not None
    fine = 0.0 if field and shape.accuracy is None else shape.accuracy
    names = [f"{shape.name or 'mesh'} part {k + 1}" if len(parts) > 1 else shape.name for k in range(len(parts))]
    return tuple(replace(shape, triangles=x, name=n, accuracy=fine) for x, n in zip(parts, names, strict=True))


def check(concavity: float) -> None:
    """Refuse a concavity out of range."""
    if isinstance(concavity, bool) or not FINEST <= concavity <= COARSEST:
        raise ModelError(
            f"concavity={concavity!r} is no share of the size of a mesh from {FINEST:g} to {COARSEST:g}, as in 0.05"
        )


def parts_of(surface: Triangles, concavity: float) -> list[Floats]:
    """The points (n, 3) of the hulls of convex parts; their union is the solid within the surface."""
    vertices, faces = np.asarray(surface.vertices, dtype=float), np.asarray(surface.faces, dtype=np.int64)
    if surface.base is not None:
        return _prisms(vertices, faces, surface.base)
    found = list[Floats]()
    for points, corners in _bodies(_pieces(vertices, faces)):
        found += _hulls([points] if _convex(points, corners) else _cut(points, corners, concavity))
    return found


def _bodies(pieces: list[tuple[Floats, Ints]]) -> list[tuple[Floats, Ints]]:
    """The pieces of a surface, hollows together with the solid around them."""
    from scipy.sparse import coo_array
    from scipy.sparse.csgraph import connected_components

    turned = np.array([_volume(*piece) < 0 for piece in pieces])
    low, high = (np.array([end(points, axis=0) for points, _ in pieces]) for end in (np.min, np.max))
    joined = coo_array((len(pieces), len(pieces)))
    if turned.any() and not turned.all():
        within = ((low[:, None] >= low) & (high[:, None] <= high)).all(axis=2)
        joined = coo_array(within & (turned[:, None] != turned))
    body = connected_components(joined, directed=False)[1]
    found = []
    for k in np.unique(body):
        own = [pieces[i] for i in np.flatnonzero(body == k)]
        first = np.cumsum([0, *(len(points) for points, _ in own[:-1])])
        corners = [triangles + n for (_, triangles), n in zip(own, first, strict=True)]
        found.append((np.vstack([points for points, _ in own]), np.vstack(corners)))
    return found


def _prisms(vertices: Floats, faces: Ints, base: float) -> list[Floats]:
    """The points of prisms between the base and flat blocks of the surface with convex outlines."""
    from scipy.sparse import coo_array
    from scipy.sparse.csgraph import connected_components

    a, b, c = (vertices[faces[:, k]] for k in range(3))
    normals = np.cross(b - a, c - a)
    areas = normals[:, 2] / 2
    planes = np.column_stack([-normals[:, :2] / normals[:, 2:], np.zeros(len(faces))])  # z = s·(x, y) + z₀
    planes[:, 2] = a[:, 2] - (planes[:, :2] * a[:, :2]).sum(axis=1)
    size = float(np.ptp(vertices, axis=0).max())
    edges = np.sort(np.concatenate([faces[:, [0, 1]], faces[:, [1, 2]], faces[:, [2, 0]]]), axis=1)
    owner = np.tile(np.arange(len(faces)), 3)
    order = np.lexsort(edges.T)
    met = (edges[order[1:]] == edges[order[:-1]]).all(axis=1)
    i, j = owner[order[1:][met]], owner[order[:-1][met]]
    flat = (np.abs(planes[i, :2] - planes[j, :2]).max(axis=1) <= _DENTS) & (
        np.abs(planes[i, 2] - planes[j, 2]) <= _DENTS * size
    )
    joined = coo_array((np.ones(flat.sum()), (i[flat], j[flat])), shape=(len(faces), len(faces)))
    block = connected_components(joined, directed=False)[1]
    found, centres = list[Floats](), (a + b + c)[:, :2] / 3
    waiting = [np.flatnonzero(block == k) for k in np.unique(block)]
    while waiting:
        own = waiting.pop()
        top = vertices[np.unique(faces[own])]
        outline = on_hull(top[:, :2])
        slope, at = planes[own[0], :2], planes[own[0], 2]
        bent = np.abs(top[:, 2] - top[:, :2] @ slope - at).max() > _DENTS * size  # by many turns that are none each
        if len(own) > 1 and (bent or _area(top[outline, :2]) - areas[own].sum() > _DENTS * areas[own].sum()):
            waiting += [own[side] for side in _sides(top[:, :2], centres[own]) if side.any()]
            continue
        found.append(np.vstack([top[outline], np.column_stack([top[outline, :2], np.full(len(outline), base)])]))
    return found


def _sides(corners: Floats, centres: Floats) -> list[Bools]:
    """Which triangles lie on either side of the middle line through corners of a block, or each alone."""
    for axis in np.argsort(-np.ptp(corners, axis=0)):
        lines = np.unique(corners[:, axis])
        if len(lines) > 2:
            below = centres[:, axis] < lines[len(lines) // 2]
            if below.any() and not below.all():
                return [below, ~below]
    return list(np.eye(len(centres), dtype=bool))


def _area(corners: Floats) -> float:
    """Of the convex polygon with these corners (n, 2), in any order."""
    from scipy.spatial import ConvexHull

    return float(ConvexHull(corners).volume)


def _shared(vertices: Floats, faces: Ints) -> tuple[Floats, Ints]:
    """The surface, vertices in one place being one."""
    places, of = np.unique(vertices, axis=0, return_inverse=True)
    return places, of.reshape(-1)[np.asarray(faces, dtype=np.int64)]


def _pieces(vertices: Floats, faces: Ints) -> list[tuple[Floats, Ints]]:
    """The connected pieces of a surface."""
    from scipy.sparse import coo_array
    from scipy.sparse.csgraph import connected_components

    places, corners = _shared(vertices, faces)
    i, j = np.concatenate([corners[:, [0, 1]], corners[:, [1, 2]]]).T
    joined = coo_array((np.ones(len(i)), (i, j)), shape=(len(places), len(places)))
    piece = connected_components(joined, directed=False)[1][corners[:, 0]]
    found = []
    for k in np.unique(piece):
        used, local = np.unique(corners[piece == k], return_inverse=True)
        found.append((places[used], local.reshape(-1, 3)))
    return found


def _volume(points: Floats, corners: Ints) -> float:
    """Of what lies inside a surface; below 0 where its triangles are turned inwards."""
    a, b, c = (points[corners[:, k]] - points.mean(axis=0) for k in range(3))
    return float((a * np.cross(b, c)).sum()) / 6


def _convex(points: Floats, corners: Ints) -> bool:
    """Whether the surface is closed and bounds what its hull does, or is flat."""
    from scipy.spatial import ConvexHull, QhullError

    edges = np.sort(np.concatenate([corners[:, [0, 1]], corners[:, [1, 2]], corners[:, [2, 0]]]), axis=1)
    closed = bool((np.unique(edges, axis=0, return_counts=True)[1] == 2).all())
    try:
        whole = float(ConvexHull(points).volume)
    except QhullError:
        return True
    return closed and whole - abs(_volume(points, corners)) <= _DENTS * whole


def _hulls(parts: list[Floats]) -> list[Floats]:
    return [points[on_hull(points)] for points in parts]


def _cut(points: Floats, triangles: Ints, concavity: float) -> list[Floats]:
    """The vertices of convex parts of one piece."""
    try:
        import coacd
    except ImportError:
        raise ModelError(
            "meshes are cut into convex parts by the package CoACD, which is not installed: pip install "
            "'poinsot[convex]'"
        ) from None
    coacd.set_log_level("error")
    centre, size = points.mean(axis=0), float(np.ptp(points, axis=0).max())
    # cut along the principal axes, so that a mesh that is turned has about as many parts
    found = coacd.run_coacd(coacd.Mesh((points - centre) / size, triangles), threshold=concavity, seed=0, pca=True)
    return [np.asarray(cut, dtype=float) * size + centre for cut, _ in found]
