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
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from itertools import chain, product
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.errors import ModelError, nearest
from poinsot.files import mesh_files, mesh_paths
from poinsot.files.mesh_paths import MeshError, Roots
from poinsot.multibody.contacts import convex_parts, hulls
from poinsot.multibody.contacts.contact import Contact, Contacts
from poinsot.multibody.contacts.ground import on_ground, surfaces_of
from poinsot.multibody.contacts.surfaces import Surface
from poinsot.multibody.model import Model, Shape, Triangles
from poinsot.multibody.switching.element import SwitchingElement
from poinsot.ufuncs.cache import Cache
from poinsot.ufuncs.identity import version_of

Folders = Sequence[str | os.PathLike[str]]
Ground: TypeAlias = bool | float | Mapping[str, object]
Touching: TypeAlias = bool | Sequence[tuple[str, str]]


def with_meshes(
    model: Model, bodies: Collection[str] | None = None, folders: Folders = (), concavity: float | None = None
) -> Model:
    """The model with the hulls of the meshes by which its bodies, or those named, touch, or of their convex parts.

    folders    where packages are looked for, and from where meshes may be read besides the model's own package
    concavity  of parts, as of `multibody.contacts.convex_parts`; None: of each mesh its hull
    Errors     ModelError for a mesh that is not there, not allowed or broken, by its name and its body's
    """
    allowed, read = tuple(Path(folder).expanduser().resolve() for folder in folders), dict[object, list[Triangles]]()
    roots = cache(lambda folder: Roots(None if folder is None else Path(folder), allowed))

    def touching(body: str, shape: Shape) -> tuple[Shape, ...]:
        if shape.geometry != "mesh" or (concavity is None and shape.triangles is not None and not is_field(shape)):
            return (shape,)
        try:
            found = _pieces(shape, roots(shape.folder), read, concavity)
        except MeshError as why:
            raise ModelError(
                f"mechanism {model.name!r}: body {body!r} cannot touch: its mesh {shape.mesh or shape.name!r:.200} "
                f"{why}. Say which bodies touch, as in ground={{'bodies': […]}}, or give it a primitive shape"
            ) from None
        return convex_parts.made_of(shape, found)

    made = {
        id(shape): touching(b.name, shape)
        for b in model.bodies if bodies is None or b.name in bodies for shape in b.collisions
    }  # fmt: skip

    def parts(surface: Surface) -> list[Surface]:
        return [replace(surface, shape=x) for x in made.get(id(surface.shape), (surface.shape,))]

    return replace(
        model, switches=tuple(chain.from_iterable(in_parts(each, parts) for each in model.switches)),
        bodies=tuple(
            replace(b, collisions=tuple(chain.from_iterable(made.get(id(s), (s,)) for s in b.collisions)))
            for b in model.bodies
        ),
    )  # fmt: skip


def in_parts(rule: SwitchingElement, parts: Callable[[Surface], list[Surface]]) -> Iterator[SwitchingElement]:
    """A rule of contact between the parts of its surfaces."""
    if isinstance(rule, Contacts):
        surfaces, against = (
            tuple(chain.from_iterable(map(parts, each))) for each in (rule.surfaces, rule.against)
        )  # fmt: skip
        yield replace(rule, surfaces=surfaces, against=against)
    elif isinstance(rule, Contact):
        several = [*product(parts(rule.a), parts(rule.b))]
        for k, (a, b) in enumerate(several):
            yield replace(rule, name=rule.name if len(several) == 1 else f"{rule.name} {k + 1}", a=a, b=b)
    else:
        yield rule


def is_field(shape: Shape) -> bool:
    """Whether it is a height field, which touches by prisms."""
    return shape.triangles is not None and shape.triangles.base is not None


class KeptHulls:
    """The hulls of a mesh of these vertices, by scales and accuracy, in memory and in the package's cache."""

    def __init__(self, vertices: Floats) -> None:
        self._vertices, self._known = vertices, dict[tuple[float, ...], Floats]()

    def get(self, numbers: tuple[float, ...], /) -> Floats | None:
        """The points, if they are known."""
        if numbers not in self._known and (found := _stored(self._key(numbers))) is not None:
            self._known[numbers] = found[0]
        return self._known.get(numbers)

    def __setitem__(self, numbers: tuple[float, ...], points: Floats, /) -> None:
        self._known[numbers] = points
        _store(self._key(numbers), [points])

    def _key(self, numbers: tuple[float, ...]) -> str:
        content = mesh_files.digest(np.asarray(self._vertices, dtype=np.float64).tobytes())
        return mesh_files.digest(f"taken of {numbers!r} {content} {_makers()}".encode())


def kept(triangles: Triangles) -> Triangles:
    """These, of which what touches is computed once."""
    hulls.keep_hulls(triangles, KeptHulls(triangles.vertices))
    return triangles


def _stored(key: str) -> list[Floats] | None:
    """The points (n, 3) of each of several hulls stored under a key."""
    data = Cache().load(key)
    if not data or len(data) % 24:
        return None
    rows = np.frombuffer(data).reshape(-1, 3)
    return [each.copy() for each in np.split(rows[rows[:, 0] != np.inf], rows[np.isposinf(rows[:, 0]), 1].astype(int))]


def _store(key: str, hulls: Sequence[Floats]) -> None:
    """Enter the points of hulls, after a row (∞, place, 0) for each but the first, which says where it begins."""
    begins = np.cumsum([len(points) for points in hulls])[:-1]
    Cache().store(key, np.vstack([*((np.inf, at, 0.0) for at in begins), *hulls]).tobytes())


@cache
def _makers() -> list[str]:
    """The version of the code that makes hulls, for keys."""
    makers = convex_parts, hulls, mesh_files, mesh_paths
    made_by = [mesh_files.digest(Path(each.__file__ or "").read_bytes()) for each in makers]
    return [*made_by, *map(version_of, ("numpy", "scipy", "trimesh"))]


def _pieces(
    shape: Shape, roots: Roots, read: dict[object, list[Triangles]], concavity: float | None
) -> list[Triangles]:
    """The points of the hull, or of those of convex parts, in units of the file."""
    known = shape.triangles
    if known is None and shape.mesh is None:
        raise MeshError("names no file")
    key = roots.find(shape.mesh) if known is None and shape.mesh is not None else id(known)
    if key not in read:
        if isinstance(key, Path):
            found = _of_file(key, roots, concavity)
        else:
            assert known is not None
            found = _in_parts(known, concavity or convex_parts.COARSEST)
            if len(found) == 1 and known.base is None:
                read[key] = [known]
                return read[key]
        read[key] = [kept(Triangles(points, np.zeros((0, 3), dtype=np.int64))) for points in found]
    return read[key]


def _in_parts(surface: Triangles, concavity: float) -> list[Floats]:
    """Those of convex parts, kept in the package's cache by the numbers of the mesh."""
    x, corners = np.asarray(surface.vertices, dtype=np.float64), np.asarray(surface.faces, dtype=np.int64)
    if not len(corners):
        return [x]
    content = f"{mesh_files.digest(x.tobytes())} {mesh_files.digest(corners.tobytes())} {surface.base}"
    key = mesh_files.digest(f"parts {concavity!r} {content} {_makers()} {version_of('coacd')}".encode())
    if (found := _stored(key)) is None:
        found = convex_parts.parts_of(surface, concavity)
        _store(key, found)
    return found


def _of_file(path: Path, roots: Roots, concavity: float | None) -> list[Floats]:
    data = mesh_files.content(path)
    key = mesh_files.digest(f"hulls {path.suffix.lower()} {mesh_files.digest(data)} {_makers()}".encode())
    if concavity is None and (known := _stored(key)) is not None:
        return known
    found = mesh_files.parse(data, path, roots)
    points = np.vstack([part.vertices for part in found.parts])
    if concavity is not None:
        first = np.cumsum([0, *(len(part.vertices) for part in found.parts)])
        corners = np.vstack([part.faces + k for part, k in zip(found.parts, first[:-1], strict=True)])
        return _in_parts(Triangles(points, corners), concavity)
    points = points[hulls.on_hull(points)]
    if not found.beside:
        _store(key, [points])
    return [points]


_KEYS = tuple(k for k, p in inspect.signature(on_ground).parameters.items() if p.kind == p.KEYWORD_ONLY)


def touching(
    model: Model, ground: Ground | None, contacts: Touching, folders: Folders = (), concavity: float | None = None
) -> Model:
    """The model on a floor, with its bodies kept from going through each other.

    ground     True, its height [m], or a table with height, restitution, friction, … as `on_ground` has
    contacts   of the collision shapes of all bodies that no joint joins (True), or of these pairs of bodies
    folders    where meshes may lie, besides the model's own package
    concavity  of the convex parts of meshes; None: of each mesh its hull
    Errors     ModelError for other keys, bodies that are not there or have no shape, and as `on_ground`, `with_meshes`
    """
    if concavity is not None:
        convex_parts.check(concavity)
    table = None if ground is None else _table(ground)
    floor = [] if table is None else table.get("bodies")
    said = {*(floor or ()), *chain.from_iterable([] if isinstance(contacts, bool) else contacts)}
    ruled = any(isinstance(each, (Contact, Contacts)) for each in model.switches)
    named = None if contacts is True or floor is None or ruled or not said else said
    model = with_meshes(model, named, folders, concavity)
    model = model if table is None else on_ground(model, **table)
    return replace(model, switches=(*model.switches, *_rules(model, contacts))) if contacts else model


def _are_names(value: object) -> bool:
    return isinstance(value, Collection) and not isinstance(value, str) and all(isinstance(each, str) for each in value)


def _table(ground: Ground) -> dict[str, Any]:
    """The table of a floor, by the names of `on_ground`."""
    height: dict[str, Any] = {} if ground is True or isinstance(ground, Mapping) else {"height": float(ground)}
    table = dict(ground) if isinstance(ground, Mapping) else height
    for key in table:
        if key not in _KEYS:
            raise ModelError(
                f"ground={ground!r:.100}: {key!r} is no number of a floor{nearest(str(key), _KEYS, 'it has')}"
            )
    for key, value in table.items():
        if key == "bodies" and value is not None and not _are_names(value):
            raise ModelError(f"ground={ground!r:.100}: its bodies must be a list of names; got {value!r:.60}")
        if (
            key not in ("bodies", "poisson", "coupled", "name")
            and (value is not None or key == "height")
            and (isinstance(value, bool) or not isinstance(value, (int, float)))
        ):
            raise ModelError(f"ground={ground!r:.100}: its {key} must be a number; got {value!r:.60}")
    return table


def _rules(model: Model, contacts: Touching) -> Iterator[Contacts]:
    if contacts is True:
        if surfaces := surfaces_of(model.bodies):
            yield Contacts("contacts", surfaces)
        return
    known = {b.name: b for b in model.bodies}
    for a, b in contacts or ():
        for name in (a, b):
            if name not in known:
                raise ModelError(f"contacts={contacts!r:.100}: there is no body {name!r}{nearest(name, known)}")
            if not known[name].collisions:
                raise ModelError(f"contacts={contacts!r:.100}: body {name!r} has no shape to touch with")
        yield Contacts(f"{a} on {b}", surfaces_of([known[b]]), surfaces_of([known[a]]))
