"""The meshes by which bodies of a file touch: read where meshes may be read, as the points of their convex hulls.

What is read, and what is taken of it, is kept in the package's cache by content, so that the second time costs a
checksum.
Law: a body of a mesh touches as the primitive of the same shape does; from the cache every bit is the same,
tests/files/test_collision_meshes.py

What touches in a robot of a file, as its user says it: a floor, and bodies against each other.
"""

from __future__ import annotations

import inspect
import os
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.errors import ModelError, nearest
from poinsot.files import mesh_files, mesh_paths
from poinsot.files.mesh_paths import MeshError, Roots
from poinsot.multibody.contacts import hulls
from poinsot.multibody.contacts.contact import Contacts
from poinsot.multibody.contacts.ground import on_ground, surfaces_of
from poinsot.multibody.model import Model, Shape, Triangles
from poinsot.ufuncs.cache import Cache
from poinsot.ufuncs.identity import version_of

Folders = Sequence[str | os.PathLike[str]]


def with_meshes(model: Model, bodies: Collection[str] | None = None, folders: Folders = ()) -> Model:
    """The model with the hulls of the meshes by which its bodies, or those named, touch.

    folders  where packages are looked for, and from where meshes may be read besides the model's own package
    Errors   ModelError for a mesh that is not there, not allowed or broken, by its name and its body's
    """
    allowed, read = tuple(Path(folder).expanduser().resolve() for folder in folders), dict[Path, Triangles]()
    roots = cache(lambda folder: Roots(None if folder is None else Path(folder), allowed))

    def touching(body: str, shape: Shape) -> Shape:
        if shape.geometry != "mesh" or shape.triangles is not None:
            return shape
        try:
            return replace(shape, triangles=_hull(shape, roots(shape.folder), read))
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


class KeptHulls:
    """The hulls of a mesh of these vertices, by scales and accuracy, in memory and in the package's cache."""

    def __init__(self, vertices: Floats) -> None:
        self._vertices, self._known = vertices, dict[tuple[float, ...], Floats]()

    def get(self, numbers: tuple[float, ...], /) -> Floats | None:
        """The points, if they are known."""
        if numbers not in self._known and (found := _stored(self._key(numbers))) is not None:
            self._known[numbers] = found
        return self._known.get(numbers)

    def __setitem__(self, numbers: tuple[float, ...], points: Floats, /) -> None:
        self._known[numbers] = points
        Cache().store(self._key(numbers), points.tobytes())

    def _key(self, numbers: tuple[float, ...]) -> str:
        content = mesh_files.digest(np.asarray(self._vertices, dtype=np.float64).tobytes())
        return mesh_files.digest(f"taken {numbers!r} {content} {_makers()}".encode())


def kept(triangles: Triangles) -> Triangles:
    """These, of which what touches is computed once."""
    hulls.keep_hulls(triangles, KeptHulls(triangles.vertices))
    return triangles


def _stored(key: str) -> Floats | None:
    """The points (n, 3) stored under a key."""
    data = Cache().load(key)
    return None if not data or len(data) % 24 else np.frombuffer(data).reshape(-1, 3).copy()


@cache
def _makers() -> list[str]:
    """The version of the code that makes hulls, for keys."""
    made_by = [mesh_files.digest(Path(each.__file__ or "").read_bytes()) for each in (hulls, mesh_files, mesh_paths)]
    return [*made_by, *map(version_of, ("numpy", "scipy", "trimesh"))]


def _hull(shape: Shape, roots: Roots, read: dict[Path, Triangles]) -> Triangles:
    """The points of the hull, in units of the file."""
    if shape.mesh is None:
        raise MeshError("names no file")
    path = roots.find(shape.mesh)
    if path not in read:
        read[path] = kept(Triangles(_points(path, roots), np.zeros((0, 3), dtype=np.int64)))
    return read[path]


def _points(path: Path, roots: Roots) -> Floats:
    data = mesh_files.content(path)
    key = mesh_files.digest(f"hull {path.suffix.lower()} {mesh_files.digest(data)} {_makers()}".encode())
    if (known := _stored(key)) is not None:
        return known
    found = mesh_files.parse(data, path, roots)
    points = np.vstack([part.vertices for part in found.parts])
    points = points[hulls.on_hull(points)]
    if not found.beside:
        Cache().store(key, points.tobytes())
    return points


_KEYS = tuple(k for k, p in inspect.signature(on_ground).parameters.items() if p.kind == p.KEYWORD_ONLY)


def grounded(model: Model, ground: Any, folders: Folders = ()) -> Model:
    """The model on a floor: True, its height [m], or a table with height, restitution, friction, … as `on_ground` has.

    folders  where meshes may lie, besides the model's own package
    Errors   ModelError for other keys, and as `on_ground` and `with_meshes`
    """
    if ground is None:
        return model
    height: dict[str, Any] = {} if ground is True or isinstance(ground, Mapping) else {"height": float(ground)}
    table = dict(ground) if isinstance(ground, Mapping) else height
    for key in table:
        if key not in _KEYS:
            raise ModelError(
                f"ground={ground!r:.100}: {key!r} is no number of a floor{nearest(str(key), _KEYS, 'it has')}"
            )
    for key, value in table.items():
        if key not in ("bodies", "poisson", "coupled", "name") and (
            isinstance(value, bool) or not isinstance(value, (int, float))
        ):
            raise ModelError(f"ground={ground!r:.100}: its {key} must be a number; got {value!r:.60}")
    return on_ground(with_meshes(model, table.get("bodies"), folders), **table)


def touching(model: Model, contacts: object) -> Model:
    """The model with its bodies kept from going through each other: all (True), or these pairs of bodies.

    What touches are their collision shapes; bodies that a joint joins are left out where all are meant.
    Errors  ModelError for bodies that are not there, or have no shape
    """
    return replace(model, switches=(*model.switches, *_rules(model, contacts))) if contacts else model


def _rules(model: Model, contacts: Any) -> Iterator[Contacts]:
    if contacts is True:
        if surfaces := surfaces_of(model.bodies):
            yield Contacts("contacts", surfaces)
        return
    known = {b.name: b for b in model.bodies}
    for a, b in contacts:
        for name in (a, b):
            if name not in known:
                raise ModelError(f"contacts={contacts!r:.100}: there is no body {name!r}{nearest(name, known)}")
            if not known[name].collisions:
                raise ModelError(f"contacts={contacts!r:.100}: body {name!r} has no shape to touch with")
        yield Contacts(f"{a} on {b}", surfaces_of([known[b]]), surfaces_of([known[a]]))
