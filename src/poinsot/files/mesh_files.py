"""What mesh files hold: STL, OBJ with its materials, COLLADA, glTF and GLB, PLY, as one part a colour.

The file is read here, of a bounded size, and handed to trimesh as bytes; what it names as its own (materials, buffers,
pictures) is read by the rule of mesh_paths, never by trimesh, and nothing is fetched. COLLADA's unit is heeded, its
up-axis is not, as in RViz and Pinocchio; glTF is turned as written.
"""

from __future__ import annotations

import hashlib
import io
import json
import struct
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import ParseError

import numpy as np

from poinsot.algebra.arrays import Floats, Ints
from poinsot.errors import ModelError, PoinsotError, printable
from poinsot.files.mesh_paths import MeshError, Roots
from poinsot.files.reading import read_bytes
from poinsot.records import dataclass, field

Colour = tuple[float, float, float, float]

KINDS = (".stl", ".obj", ".dae", ".gltf", ".glb", ".ply", ".off")
MESH_BYTES = 200_000_000  # bytes of a file
FACE_LIMIT = 5_000_000
_PICTURES = (".png", ".jpg", ".jpeg", ".bmp", ".tga", ".tif", ".tiff", ".gif", ".webp")
_REASON = 200


@dataclass(frozen=True)
class ColouredPart:
    """The part of a mesh in one colour: vertices (n, 3) in units of the file, faces (m, 3); None: without a colour."""

    vertices: Floats
    faces: Ints
    colour: Colour | None


@dataclass
class Read:
    """A mesh file as it was read: its parts, and the digests of the files that it named, None of those not there."""

    parts: list[ColouredPart]
    beside: dict[str, str | None] = field(default_factory=dict)


def content(path: Path) -> bytes:
    """The bytes of a mesh file. MeshError for what is no mesh by its name, too large, or cannot be read."""
    if path.suffix.lower() not in KINDS:
        kinds = ", ".join(kind[1:].upper() for kind in KINDS)
        raise MeshError(f"ends in {printable(path.suffix)!r:.20}, and the meshes that can be read are {kinds}")
    try:
        return read_bytes(path, MESH_BYTES)
    except PoinsotError as error:
        raise MeshError(f"cannot be read: {_why(error).removeprefix(f'{path}: ')}") from None


def digest(data: bytes) -> str:
    """What tells the content of a file from any other."""
    return hashlib.sha256(data).hexdigest()


def parse(data: bytes, path: Path, roots: Roots) -> Read:
    """The parts of a mesh of that content. MeshError says why there are none."""
    kind = path.suffix.lower()[1:]
    if kind == "stl" and (part := _binary_stl(data)) is not None:
        return Read([part], {})
    try:
        import trimesh  # noqa: F401
    except ModuleNotFoundError:
        raise ModelError(
            f"{path.name}: to read meshes, install what the viewer needs: pip install 'poinsot[view]'"
        ) from None
    beside = NeighbouringFiles(path, roots)
    try:
        scale = _CHECKS[kind](data) if kind in _CHECKS else 1.0
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            parts = [part for mesh in _meshes(data, kind, beside) for part in _parts(mesh, scale)]
    except MeshError:
        raise
    except MemoryError:
        raise MeshError("needs more memory than there is") from None
    except Exception as error:  # whatever a library finds wrong with a file
        raise MeshError(f"cannot be read as {kind.upper()} ({type(error).__name__}: {_why(error)})") from None
    if not parts:
        raise MeshError("holds no triangles")
    if sum(len(part.faces) for part in parts) > FACE_LIMIT:
        raise MeshError(f"has more than {FACE_LIMIT:,} faces")
    return Read(_by_colour(parts), beside.digests)


class NeighbouringFiles:
    """The files beside a mesh, as trimesh asks for them: read where meshes may be read, else absent."""

    def __init__(self, path: Path, roots: Roots) -> None:
        self._path, self._roots = path, roots
        self.digests: dict[str, str | None] = {}

    def get(self, name: object) -> bytes:
        """The content of a file beside the mesh. MeshError where it may not be read."""
        shown = name.decode("utf-8", "replace") if isinstance(name, bytes) else str(name)
        self.digests[shown] = None
        found = self._roots.beside(self._path, shown.strip())
        data = read_bytes(found, MESH_BYTES)
        if found.suffix.lower() in _PICTURES:
            _check_picture(data)
        self.digests[shown] = digest(data)
        return data

    __getitem__ = get

    def keys(self) -> list[str]:
        """Nothing is listed."""
        return []

    def __contains__(self, _name: object) -> bool:
        return False

    def namespaced(self, _namespace: str) -> NeighbouringFiles:
        """Itself: names are relative to the mesh."""
        return self


def _meshes(data: bytes, kind: str, beside: object) -> Iterator[Any]:
    """The meshes of a file, where its scene places them."""
    import trimesh

    scene: Any = trimesh.load_scene(io.BytesIO(data), file_type=kind, resolver=beside, process=False)
    for node in scene.graph.nodes_geometry:
        transform, name = scene.graph[node]
        mesh = scene.geometry[name]
        if hasattr(mesh, "faces") and len(mesh.faces):
            yield mesh, np.asarray(transform, dtype=float)


def _parts(placed: tuple[Any, Floats], scale: float) -> Iterator[ColouredPart]:
    mesh, X = placed
    vertices = scale * (np.asarray(mesh.vertices, dtype=float) @ X[:3, :3].T + X[:3, 3])
    faces = np.asarray(mesh.faces, dtype=np.int64)
    if len(faces) > FACE_LIMIT:
        raise MeshError(f"has {len(faces):,} faces, and more than {FACE_LIMIT:,} are not drawn")
    if faces.min() < 0 or faces.max() >= len(vertices):
        raise MeshError("has faces of vertices that it does not have")
    if not np.isfinite(vertices[faces]).all():
        raise MeshError("has faces whose vertices are not finite")
    if np.linalg.det(X[:3, :3]) < 0.0:
        faces = faces[:, ::-1]
    for colour, chosen in _colours(mesh, faces):
        yield ColouredPart(vertices, faces[chosen], colour)


def _colours(mesh: Any, faces: Ints) -> Iterator[tuple[Colour | None, Any]]:
    """The colours of a mesh, and which of its faces have them."""
    visual, everything = mesh.visual, np.arange(len(faces))
    if visual is None or not visual.defined:
        yield None, everything
        return
    if visual.kind == "texture":
        material = visual.material
        picture = getattr(material, "image", None) or getattr(material, "baseColorTexture", None)
        if picture is None or visual.uv is None:
            yield _unit(material.main_color), everything
            return
        shades = np.asarray(visual.to_color().vertex_colors, dtype=float)[faces].mean(axis=(0, 1))
        yield _unit(shades), everything
        return
    shades = np.asarray(visual.face_colors, dtype=np.uint8)
    different, which = np.unique(shades, axis=0, return_inverse=True)
    if len(different) > 24:  # of the faces or vertices of one part; of more the mean is shown
        yield _unit(shades.mean(axis=0)), everything
        return
    for k, shade in enumerate(different):
        yield _unit(shade), np.flatnonzero(which.ravel() == k)


def _by_colour(parts: list[ColouredPart]) -> list[ColouredPart]:
    """One part a colour."""
    together: dict[Colour | None, list[ColouredPart]] = {}
    for part in parts:
        together.setdefault(part.colour, []).append(part)
    merged = []
    for colour, some in together.items():
        starts = np.cumsum([0, *(len(part.vertices) for part in some)])
        faces = np.vstack([part.faces + start for part, start in zip(some, starts[:-1], strict=True)])
        used, numbered = np.unique(faces, return_inverse=True)
        vertices = np.vstack([part.vertices for part in some])[used]
        merged.append(ColouredPart(vertices, numbered.reshape(-1, 3).astype(np.int64), colour))
    return merged


def _unit(colour: object) -> Colour:
    """A colour of bytes as numbers from 0 to 1; a mesh that is wholly transparent by mistake is shown."""
    c = np.clip(np.asarray(colour, dtype=float) / 255.0, 0.0, 1.0)
    red, green, blue = (round(float(x), 4) for x in c[:3])
    alpha = round(float(c[3]), 4) if len(c) > 3 else 1.0
    return red, green, blue, alpha if alpha > 0.0 else 1.0


# ------------------------------------------------------------- sizes that a file states and a library takes unchecked


def _binary_stl(data: bytes) -> ColouredPart | None:
    """The triangles of a binary STL file: 84 bytes, then 50 for each, three corners of 4-byte floats after a normal.
    None for one of text."""
    count = struct.unpack("<I", data[80:84])[0] if len(data) >= 84 else 0
    if not count or len(data) != 84 + 50 * count:
        return None
    if count > FACE_LIMIT:
        raise MeshError(f"has {count:,} faces, and more than {FACE_LIMIT:,} are not drawn")
    corners = np.ndarray((count, 3, 3), "<f4", data, offset=96, strides=(50, 12, 4))
    if not np.isfinite(corners).all():
        raise MeshError("has faces whose vertices are not finite")
    return ColouredPart(corners.reshape(-1, 3).astype(float), np.arange(3 * count).reshape(-1, 3), None)


def _check_collada(data: bytes) -> float:
    """The metres in a unit of the file; no file with entities or a document type is believed."""
    from defusedxml.common import DefusedXmlException
    from defusedxml.ElementTree import fromstring

    try:
        root = fromstring(data, forbid_dtd=True)
    except DefusedXmlException:
        raise MeshError("declares XML entities or a document type, and is not read") from None
    except ParseError as error:
        raise MeshError(f"is no XML: {_why(error)}") from None
    for element in root:
        if element.tag.endswith("asset"):
            for unit in element:
                if unit.tag.endswith("unit") and "meter" in unit.attrib:
                    metres = float(unit.attrib["meter"])
                    return metres if 0.0 < metres < 1e12 else 1.0
    return 1.0


def _check_gltf(data: bytes) -> float:
    text = data
    if data[:4] == b"glTF" and len(data) >= 20:
        (length,) = struct.unpack("<I", data[12:16])
        text = data[20 : 20 + length]
    said = json.loads(text)
    for accessor in said.get("accessors", []):
        if int(accessor.get("count", 0)) > 3 * FACE_LIMIT:
            raise MeshError(f"has {accessor['count']:,} numbers in one array, more than are drawn")
    return 1.0


def _check_picture(data: bytes) -> None:
    from PIL import Image

    with Image.open(io.BytesIO(data)) as picture:
        if picture.width * picture.height > 50_000_000:
            raise MeshError("names a picture that is too large")


_CHECKS = {"dae": _check_collada, "gltf": _check_gltf, "glb": _check_gltf}


def _why(error: BaseException) -> str:
    text = printable(" ".join(str(error).split()))
    return text if len(text) <= _REASON else text[:_REASON] + "…"
