"""Meshes as viewers want them, reduced and creased, kept on disk: the second time they cost a checksum and no parser.

They lie in the package's cache, under its rules and its limit (docs/installation.md). The key holds the content of the
file, never its name or date; what the file names beside itself is read again and compared. Where nothing can be kept
on disk, the meshes of this process are kept in memory.
"""

from __future__ import annotations

import json
from collections import OrderedDict
from contextlib import suppress
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from poinsot.files import mesh_files, mesh_paths
from poinsot.files.mesh_files import Colour, ColouredPart, digest
from poinsot.files.mesh_paths import MeshError, Roots
from poinsot.records import dataclass
from poinsot.ufuncs.cache import Cache
from poinsot.views.scene import decimation

_MADE_BY = (mesh_files, decimation, mesh_paths)
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
    whole = decimation.diagonal(np.vstack([part.vertices for part in parts]))
    tolerance = float(np.clip(fineness, decimation.FINEST * whole, decimation.COARSEST * whole))
    total = sum(len(part.faces) for part in parts)
    made = []
    for part in parts:
        if faces:
            found = decimation.at_most(part.vertices, part.faces, max(round(faces * len(part.faces) / total), 4))
        else:
            found = decimation.reduced(part.vertices, part.faces, tolerance if faces is None else 0.0)
        if len(found[1]):
            v, f = decimation.creased(*found)
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
