"""The meshes by which bodies of a file touch: read where meshes may be read, as the points of their convex hulls.

What is read is kept in the package's cache by the content of the file, so that the second time costs a checksum.
Law: a body of a mesh touches as the primitive of the same shape does, tests/files/test_collision_meshes.py
"""

from __future__ import annotations

import os
from collections.abc import Collection, Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from poinsot.errors import ModelError
from poinsot.files import mesh_files, mesh_paths
from poinsot.files.mesh_paths import MeshError, Roots
from poinsot.multibody.contacts.hulls import on_hull
from poinsot.multibody.model import Model, Shape, Triangles
from poinsot.ufuncs.cache import Cache

Folders = Sequence[str | os.PathLike[str]]


def with_meshes(model: Model, bodies: Collection[str] | None = None, folders: Folders = ()) -> Model:
    """The model with the hulls of the meshes by which its bodies, or those named, touch.

    folders  where packages are looked for, and from where meshes may be read besides the model's own package
    Errors   ModelError for a mesh that is not there, not allowed or broken, by its name and its body's
    """
    allowed, read = tuple(Path(folder).expanduser().resolve() for folder in folders), dict[Path, Triangles]()

    def touching(body: str, shape: Shape) -> Shape:
        if shape.geometry != "mesh" or shape.triangles is not None:
            return shape
        try:
            return replace(shape, triangles=_hull(shape, allowed, read))
        except MeshError as why:
            raise ModelError(
                f"mechanism {model.name!r}: body {body!r} cannot touch: its mesh {shape.mesh or shape.name!r:.200} "
                f"{why}. Say which bodies touch, as in ground={{'bodies': […]}}, or give it a primitive shape"
            ) from None

    return replace(
        model,
        bodies=tuple(
            replace(b, collisions=tuple(touching(b.name, s) for s in b.collisions))
            if bodies is None or b.name in bodies
            else b
            for b in model.bodies
        ),
    )


def _hull(shape: Shape, allowed: tuple[Path, ...], read: dict[Path, Triangles]) -> Triangles:
    """The points of the hull, in units of the file."""
    if shape.mesh is None:
        raise MeshError("names no file")
    roots = Roots(None if shape.folder is None else Path(shape.folder), allowed)
    path = roots.find(shape.mesh)
    if path not in read:
        read[path] = Triangles(_points(path, roots), np.zeros((0, 3), dtype=np.int64))
    return read[path]


def _points(path: Path, roots: Roots) -> NDArray[np.float64]:
    data = mesh_files.content(path)
    made_by = [mesh_files.digest(Path(each.__file__ or "").read_bytes()) for each in (mesh_files, mesh_paths)]
    key = mesh_files.digest(f"hull {path.suffix.lower()} {mesh_files.digest(data)} {made_by}".encode())
    if (known := Cache().load(key)) is not None and len(known) % 24 == 0:
        return np.frombuffer(known).reshape(-1, 3)
    found = mesh_files.parse(data, path, roots)
    points = np.vstack([part.vertices for part in found.parts])
    points = points[on_hull(points)]
    if not found.beside:
        Cache().store(key, points.tobytes())
    return points
