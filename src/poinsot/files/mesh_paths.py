"""Where a mesh of a model lies, and whether it may be read.

A model comes from anywhere, so it does not say what is read of this machine: only what lies in its own package, or
under a folder that the user names, after every link is followed.

package://NAME/…, model://NAME/…   the folder around the model's file that is called NAME or whose package.xml
                                   (model.config) bears that name; a package beside one of these; a package of that
                                   name under the user's folders and ROS_PACKAGE_PATH (GZ_SIM_RESOURCE_PATH,
                                   GAZEBO_MODEL_PATH)
file:///…, absolute                as it stands, if it lies where meshes may lie
relative                           from the model's folder, where the whole `collection` around it is open to meshes and
                                   pictures, then from the user's folders
anything else, http:// too         never

Law  what is answered lies, resolved, under one of the roots, tests/files/test_mesh_paths.py
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote

from poinsot.algebra.caching import cached_property
from poinsot.errors import printable
from poinsot.files.reading import ASSETS, MARKS, around, collection, name_of, own_package
from poinsot.records import dataclass

_SCHEME = re.compile(r"([A-Za-z][A-Za-z0-9+.-]+)://?(.*)", re.DOTALL)
_DRIVE = re.compile(r"[A-Za-z]:[\\/]")
_MARK = dict(zip(("package", "model"), MARKS, strict=True))
_QUOTED_PATH = 120
_ROOTS = {
    "package": ("ROS_PACKAGE_PATH",),
    "model": ("GZ_SIM_RESOURCE_PATH", "IGN_GAZEBO_RESOURCE_PATH", "GAZEBO_MODEL_PATH"),
}


class MeshError(Exception):
    """A mesh that cannot be had; its text says why, as the end of a sentence that begins with the mesh."""


@dataclass(frozen=True)
class Roots:
    """Where the meshes of a model may lie.

    folder   where the model's file lies, None of a model without a file
    folders  what the user allows besides, and where packages are looked for
    """

    folder: Path | None
    folders: tuple[Path, ...] = ()

    def find(self, written: str) -> Path:
        """The file that a mesh's path or URI names. MeshError where it is none, or may not be read."""
        if "\0" in written or not written.strip():
            raise MeshError("names no file")
        path, found = written.strip().replace("\\", "/"), _SCHEME.fullmatch(written.strip())
        if _DRIVE.match(written):
            found = None
        scheme = found.group(1).lower() if found else ""
        if found and scheme in _MARK:
            name, _, rest = found.group(2).replace("\\", "/").lstrip("/").partition("/")
            candidates: list[tuple[Path, Path | None]] = [
                (root / part, root) for root in self._packages(scheme, name) for part in _decoded(rest)
            ]
            if not candidates:
                variable = _ROOTS[scheme][0]
                raise MeshError(
                    f"lies in the {scheme} {_shown(name)}, which is neither around the model's file nor under "
                    f"folders=… or {variable}: name the folder that holds it by folders=…"
                )
        elif found and scheme != "file":
            raise MeshError(f"is no file of this machine ({_shown(scheme)}://); nothing is fetched from elsewhere")
        else:
            if found:
                path = "/" + found.group(2).replace("\\", "/").lstrip("/")
                if _DRIVE.match(path[1:]):
                    path = path[1:]
            bases = [base.resolve() for base in (self.folder, *self.folders) if base is not None]
            if not bases and not Path(path).is_absolute():
                raise MeshError("is a relative path, and the model has no file to start from: give folders=…")
            candidates = [(base / part, None) for base in bases or [Path("/")] for part in _decoded(path)]
        return self._first(candidates, relative=not found and not Path(path).is_absolute())

    def beside(self, mesh: Path, name: str) -> Path:
        """The file that a mesh names as its own (materials, buffers, pictures), relative to it."""
        if _SCHEME.fullmatch(name) or _DRIVE.match(name) or "\0" in name:
            raise MeshError(f"names {_shown(name)}, which is no path beside it")
        parts = _decoded(name.replace("\\", "/"))
        return self._first([(mesh.parent / part, None) for part in parts], relative=not Path(parts[0]).is_absolute())

    def _first(self, candidates: list[tuple[Path, Path | None]], relative: bool) -> Path:
        """The first candidate that is there and lies under a root; the root of its package counts."""
        outside: Path | None = None
        for path, package in candidates:
            try:
                real = path.resolve(strict=True)
            except (OSError, RuntimeError, ValueError):
                if outside is None and not self._allows(Path(os.path.normpath(path)), package, relative):
                    outside = path
                continue
            if self._allows(real, package, relative):
                return real
            outside = path
        if outside is not None:
            raise MeshError(
                "lies outside the model's folder and package (after links are followed), and is not read unless "
                "the folder it lies in is allowed by folders=…"
            )
        raise MeshError("is not there")

    def _allows(self, real: Path, package: Path | None, relative: bool) -> bool:
        near = self._collection if relative and real.suffix.lower() in ASSETS else None
        shared = near is not None and real.is_relative_to(near)
        return shared or any(real.is_relative_to(root) for root in (*self._own, *([package] if package else ())))

    @cached_property
    def _collection(self) -> Path | None:
        return None if self.folder is None else collection(self.folder)

    @cached_property
    def _near(self) -> tuple[Path, ...]:
        return () if self.folder is None else tuple(around(self.folder))

    @cached_property
    def _own(self) -> tuple[Path, ...]:
        given = tuple(folder.resolve() for folder in self.folders)
        return given if self.folder is None else (own_package(self.folder), *given)

    def _packages(self, scheme: str, name: str) -> Iterator[Path]:
        """Folders, resolved, that a package of that name may be, the nearest first."""
        if name in ("", ".", ".."):
            return
        mark = _MARK[scheme]
        for folder in self._near:
            if folder.name == name or name_of(folder, mark) == name:
                yield folder
        for folder in self._near:
            if (folder / name / mark).is_file():
                yield (folder / name).resolve()
        listed = [Path(p) for v in _ROOTS[scheme] for p in os.environ.get(v, "").split(os.pathsep) if p]
        for root in (*self.folders, *listed):
            if root.name == name or name_of(root, mark) == name:
                yield root.resolve()
            for each in (root / name, root / "share" / name):
                if each.is_dir():
                    yield each.resolve()


def _decoded(path: str) -> list[str]:
    """A path as it is written, then with %20 and the like read as in a URI."""
    plain = unquote(path)
    return [path] if plain == path or "\0" in plain else [path, plain]


def _shown(text: str) -> str:
    return repr(printable(text if len(text) <= _QUOTED_PATH else text[:_QUOTED_PATH] + "…"))
