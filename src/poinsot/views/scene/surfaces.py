"""Everything of a mechanism that is drawn as a surface, in the frames of its bodies: only frames move afterwards.

Meshes as viewers want them, reduced and creased, kept on disk: the second time they cost a checksum and no parser.

They lie in the package's cache, under its rules and its limit (docs/installation.md). The key holds the content of the
file, never its name or date; what the file names beside itself is read again and compared. Where nothing can be kept
on disk, the meshes of this process are kept in memory.

Meshes of as few faces as their shape needs, for pictures only: never for inertia or contact.

Quadric error metrics (fast-simplification) halve the faces again and again, as long as the surfaces stay within a
tolerance of each other, both ways: a count alone tears holes in some meshes and wastes faces on others. Vertices at
sharp edges are doubled last, so that viewers that smooth do so where the shape is smooth.

Law  99 % of either surface is within the tolerance of the other, and all of it within five times the tolerance,
     tests/views/scene/test_meshes.py
"""

from __future__ import annotations

import json
import os
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Floats, Ints
from poinsot.errors import ModelError, printable
from poinsot.files import mesh_files, mesh_paths
from poinsot.files.mesh_files import Colour, ColouredPart, digest
from poinsot.files.mesh_paths import MeshError, Roots
from poinsot.multibody.model import GROUND, Body, Shape
from poinsot.records import dataclass
from poinsot.ufuncs.cache import Cache
from poinsot.views.mechanism_pictures import placed_joints
from poinsot.views.scene import solids
from poinsot.views.scene.sticks import Sticks, inertia_axes, size_of, sticks

if TYPE_CHECKING:
    from poinsot.systems.mechanism import Mechanism

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


_MADE_BY = (mesh_files, mesh_paths)
_MEMORY = 128_000_000  # bytes

_kept: OrderedDict[str, bytes] = OrderedDict()


@dataclass(frozen=True)
class MeshPart:
    """The part of a mesh in one colour: vertices (n, 3) float32 in units of the file, faces (m, 3) uint32."""

    vertices: NDArray[np.float32]
    faces: NDArray[np.uint32]
    colour: Colour | None


def mesh(path: Path, roots: Roots, fineness: float, faces: int | None = None) -> list[MeshPart]:
    """The parts of a mesh file, one a colour; MeshError with the reason without any.

    fineness   the error that is not seen, in units of the file; see `reduce_by`
    faces      about so many in all, instead; zero: all that the file has
    """
    data = mesh_files.content(path)
    fine = f"{fineness:.1e}" if faces is None else f"{faces} faces"
    key = digest(f"mesh {path.suffix.lower()} {fine} {digest(data)} {_makers()}".encode())
    known = _kept.get(key) or Cache().load(key)
    if known is not None and (parts := _unpacked(known, path, roots)) is not None:
        _keep(key, known)
        return parts
    read = mesh_files.parse(data, path, roots)
    made = reduce_by(read.parts, float(f"{fineness:.1e}"), faces)
    if not made:
        raise MeshError("holds no triangles that have an area")
    sizes = [(len(part.vertices), len(part.faces), part.colour) for part in made]
    arrays = [array.tobytes() for part in made for array in (part.vertices, part.faces)]
    packed = b"".join([json.dumps([read.beside, sizes]).encode(), b"\n", *arrays])
    Cache().store(key, packed)
    _keep(key, packed)
    return made


def reduce_by(parts: list[ColouredPart], fineness: float, faces: int | None = None) -> list[MeshPart]:
    """The parts of one mesh with as many faces as the fineness needs, or about ``faces`` in all.

    The tolerance is the fineness, but at least 0.4 % and at most 1.5 % of the diagonal of the whole mesh.
    """
    whole = diagonal(np.vstack([part.vertices for part in parts]))
    tolerance = float(np.clip(fineness, FINEST * whole, COARSEST * whole))
    total = sum(len(part.faces) for part in parts)
    made = []
    for part in parts:
        if faces:
            found = at_most(part.vertices, part.faces, max(round(faces * len(part.faces) / total), 4))
        else:
            found = reduced(part.vertices, part.faces, tolerance if faces is None else 0.0)
        if len(found[1]):
            v, f = creased(*found)
            made.append(MeshPart(v.astype(np.float32), f.astype(np.uint32), part.colour))
    return made


def _unpacked(data: bytes, path: Path, roots: Roots) -> list[MeshPart] | None:
    """The parts; None where files named by the mesh have changed."""
    text, _, rest = data.partition(b"\n")
    beside, sizes = json.loads(text)
    again = mesh_files.NeighbouringFiles(path, roots)
    for name, known in beside.items():
        with suppress(Exception):  # as when it was read: what cannot be had is not there
            again.get(name)
        if again.digests[name] != known:
            return None
    parts, start = [], 0
    for vertices, faces, colour in sizes:
        middle, end = start + 12 * vertices, start + 12 * (vertices + faces)
        v = np.frombuffer(rest[start:middle], dtype=np.float32).reshape(-1, 3)
        f = np.frombuffer(rest[middle:end], dtype=np.uint32).reshape(-1, 3)
        parts.append(MeshPart(v, f, None if colour is None else (colour[0], colour[1], colour[2], colour[3])))
        start = end
    return parts


def _keep(key: str, packed: bytes) -> None:
    _kept[key] = packed
    _kept.move_to_end(key)
    while len(_kept) > 1 and sum(map(len, _kept.values())) > _MEMORY:
        _kept.popitem(last=False)


@cache
def _makers() -> str:
    """The makers of a mesh besides its file: our sources and the versions of the libraries that read and reduce it."""
    texts = [digest(Path(file).read_bytes()) for file in (__file__, *(m.__file__ for m in _MADE_BY)) if file]
    for package in ("trimesh", "fast-simplification", "pycollada", "numpy"):
        try:
            texts.append(f"{package} {version(package)}")
        except PackageNotFoundError:
            texts.append(f"no {package}")
    return " ".join(texts)


_GROUND = -1
_UNSEEN = 0.002  # of the mechanism's size: errors of a mesh that a picture does not show
_METAL: Colour = (0.55, 0.58, 0.62, 1.0)
_BASE: Colour = (0.42, 0.44, 0.47, 1.0)
_MISSING: Colour = (0.90, 0.45, 0.25, 0.6)
_SMALL = 0.03  # whole edge of a box for a body of unknown size, beside the mechanism
#: Muted, of one lightness, told apart also by people who see fewer colours; one body after another.
PALETTE: tuple[Colour, ...] = (
    (0.35, 0.55, 0.75, 1.0), (0.85, 0.60, 0.25, 1.0), (0.40, 0.65, 0.50, 1.0), (0.75, 0.45, 0.55, 1.0),
    (0.50, 0.70, 0.80, 1.0), (0.60, 0.52, 0.75, 1.0), (0.80, 0.72, 0.40, 1.0), (0.55, 0.60, 0.55, 1.0),
)  # fmt: skip


@dataclass(frozen=True, eq=False)
class DrawnSurface:
    """A surface of one colour on a body.

    body      index in ``mechanism.body_names``, −1 the ground
    vertices  (n, 3) float32 [m], in the body's frame; at sharp edges there is one for each side
    faces     (m, 3) uint32, counter-clockwise from outside where the file has them so
    colour    (red, green, blue, alpha), each 0 to 1
    name      of the shape or its mesh; note: what could not be drawn as the file says, and why; else empty
    """

    body: int
    vertices: NDArray[np.float32]
    faces: NDArray[np.uint32]
    colour: Colour
    name: str
    note: str = ""


def surfaces(
    mechanism: Mechanism, *, folders: Sequence[str | os.PathLike[str]] = (), faces: int | None = None
) -> tuple[DrawnSurface, ...]:
    """The visible surfaces of a mechanism: the visual shapes of its bodies, else the touching ones, else sticks.

    folders  where packages are looked for, and from where meshes may be read besides the model's own package
    faces    of meshes: about so many in all of each file; zero: all; without it as many as are seen
    A mesh that is missing, broken or not allowed is a box about the body instead; its note says which, where and why.
    Raises ModelError where the packages that read meshes are not installed, or a folder is none.
    Law      one surface a colour; every vertex finite, every face of vertices that are there; scaled with the
             mechanism, tests/views/scene/test_surfaces.py
    """
    allowed = tuple(_folder(folder) for folder in folders)
    bodies = mechanism.tree.model.bodies
    shown = [body.visuals for body in bodies]
    if not any(shown):
        shown = [body.collisions for body in bodies]
    if not any(shown):
        return tuple(_sticks(mechanism))
    size = size_of(*placed_joints(mechanism, mechanism.neutral()), mechanism)
    made = []
    for k, (body, shapes) in enumerate(zip(bodies, shown, strict=True)):
        made += _body(k, body, shapes, allowed, faces, size)
    return tuple(made)


def _body(
    k: int, body: Body, shapes: Iterable[Shape], allowed: tuple[Path, ...], faces: int | None, size: float
) -> list[DrawnSurface]:
    made, missing = [], []
    for shape in shapes:
        default = shape.colour or PALETTE[k % len(PALETTE)]
        try:
            for part in _parts(shape, allowed, faces, size):
                colour = shape.colour or part.colour or default
                made.append(DrawnSurface(k, _placed(part.vertices, shape), part.faces, colour, _name(shape)))
        except MeshError as error:
            missing.append(f"body {body.name!r}: the mesh {shape.mesh or shape.name!r:.200} {error}")
    if missing:
        made.append(_box(k, body, missing, size))
    return made


def _parts(shape: Shape, allowed: tuple[Path, ...], faces: int | None, size: float) -> list[MeshPart]:
    """The parts of a shape in its own frame, scaled."""
    if shape.geometry != "mesh":
        try:
            vertices, some = solids.solid(shape)
        except (ValueError, IndexError):
            raise MeshError(f"is a {printable(shape.geometry)!r:.60}, which cannot be drawn") from None
        return [MeshPart(vertices.astype(np.float32), some.astype(np.uint32), None)]
    scale = np.array([*shape.parameters, 1.0, 1.0, 1.0][:3] if shape.parameters else (1.0, 1.0, 1.0), dtype=float)
    largest = float(np.abs(scale).max())
    if not (np.isfinite(scale).all() and largest > 0.0):
        raise MeshError(f"is scaled by {tuple(scale.tolist())}")
    fineness = _UNSEEN * size / largest
    if shape.triangles is not None:
        v, f = np.asarray(shape.triangles.vertices, dtype=float), np.asarray(shape.triangles.faces, dtype=np.int64)
        if not (len(f) and np.isfinite(v).all() and f.min() >= 0 and f.max() < len(v)):
            raise MeshError("holds no triangles, or such as cannot be drawn")
        parts = reduce_by([ColouredPart(v, f, None)], fineness, faces)
    elif shape.mesh is None:
        raise MeshError("has no file")
    else:
        roots = Roots(None if shape.folder is None else Path(shape.folder), allowed)
        parts = mesh(roots.find(shape.mesh), roots, fineness, faces)
    flipped = bool(np.prod(np.sign(scale)) < 0.0)
    return [
        MeshPart((p.vertices * scale).astype(np.float32), p.faces[:, ::-1] if flipped else p.faces, p.colour)
        for p in parts
    ]


def _placed(vertices: NDArray[np.float32], shape: Shape) -> NDArray[np.float32]:
    R, p = (np.asarray(x, dtype=float) for x in (shape.placement.rotation, shape.placement.translation))
    return np.ascontiguousarray(vertices @ R.T + p, dtype=np.float32)


def _box(k: int, body: Body, missing: list[str], size: float) -> DrawnSurface:
    """A box for what could not be drawn: as large as the body's inertia says, about its mass centre."""
    axes, turned, centre = inertia_axes(body.inertia)
    edges = np.maximum(2.0 / np.sqrt(5.0 / 3.0) * axes, _SMALL * size)  # the box of that inertia
    edges = np.minimum(edges, size) if size > 0.0 else edges
    vertices, faces = solids.placed(solids.box(edges), turned, centre)
    said = [f"{text}; it is drawn as a box" for text in dict.fromkeys(missing)]
    note = printable(". ".join(said), "\n")
    return DrawnSurface(k, vertices.astype(np.float32), faces.astype(np.uint32), _MISSING, f"box for {body.name}", note)


def _sticks(mechanism: Mechanism) -> Iterable[DrawnSurface]:
    index = {GROUND: _GROUND, **{name: k for k, name in enumerate(mechanism.body_names)}}
    for body, made in sticks(mechanism).items():
        k = index[body]
        own = _BASE if body == GROUND else PALETTE[k % len(PALETTE)]
        yield from _solids(k, made, own, body)


def _solids(k: int, made: Sticks, own: Colour, name: str) -> Iterable[DrawnSurface]:
    for some, colour, what in ((made.bars, own, "links"), (made.symbols, _METAL, "joints")):
        if some:
            vertices, faces = solids.joined(some)
            yield DrawnSurface(k, vertices.astype(np.float32), faces.astype(np.uint32), colour, f"{what} of {name}")


def _name(shape: Shape) -> str:
    if shape.name:
        return shape.name
    return Path(shape.mesh.replace("\\", "/")).name if shape.mesh else shape.geometry


def _folder(folder: str | os.PathLike[str]) -> Path:
    path = Path(folder).expanduser()
    if not path.is_dir():
        raise ModelError(f"folders={os.fspath(folder)!r:.200} is no folder; name one that holds packages or meshes")
    return path.resolve()
