"""The files that a model may lead a reader to: those of its folder, of its package, and of folders the user allows.

Meshes and pictures that it names by relative paths may lie anywhere in its collection, as in ../meshes.
"""

from __future__ import annotations

import os
import re
import tempfile
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path

from poinsot.errors import FileError
from poinsot.records import dataclass

PathLike = str | os.PathLike[str]
MARKS = ("package.xml", "model.config")
"""What a folder that is a package of ROS, or a model of Gazebo, has in it."""
ASSETS = {".stl", ".obj", ".dae", ".msh", ".ply", ".glb", ".gltf", ".bin", ".mtl"}
ASSETS |= {".png", ".jpg", ".jpeg", ".bmp", ".tga", ".ktx", ".hdr"}
"""Endings of meshes, their materials and buffers, and pictures."""
_NAME = re.compile(rb"<name>\s*([^<]*?)\s*</name>")
_HIGHEST = 12  # folders above a file that may be its package
_PATH_LENGTH = 4000  # characters of a path
_LEVELS = 3  # folders above a model that belong to its collection, where nothing says how far it goes


@dataclass(frozen=True)
class Folders:
    """The folders that a model may be read from, without links in their names.

    home      the folder of the model's file: relative paths start there
    allowed   home; the model's own package around it (:func:`own_package`); and what the user allows: ``folders`` and
              the entries of ROS_PACKAGE_PATH
    """

    home: Path
    allowed: tuple[Path, ...]

    @classmethod
    def of(cls, file: PathLike, folders: Iterable[PathLike] = ()) -> Folders:
        """The folders of a model's file."""
        home = Path(os.path.realpath(file)).parent
        variable = [entry for entry in os.environ.get("ROS_PACKAGE_PATH", "").split(os.pathsep) if entry]
        given = [Path(os.path.realpath(folder)) for folder in (*folders, *variable)]
        return cls(home, tuple(dict.fromkeys((home, own_package(home), *given))))

    def within(self, target: PathLike, start: PathLike | None = None, asset: bool = False) -> Path | None:
        """The file that a path leads to, links followed; None where it lies in no allowed folder.

        start  what a relative path starts from, if not the model's own folder. Nothing is opened
        asset  whether a mesh or a picture of the model's :func:`collection` will do
        Law    no ``..``, link or absolute path leads out of the allowed folders, tests/files/test_folders.py
        """
        text = os.fspath(target)
        if "\0" in text or len(text) > _PATH_LENGTH:
            return None
        real = Path(os.path.realpath(os.path.join(start or self.home, text)))
        own = any(real.is_relative_to(folder) for folder in self.allowed)
        return real if own or (asset and is_shared_asset(real, self.home)) else None

    def checked(self, target: PathLike, where: str, start: PathLike | None = None, asset: bool = False) -> Path:
        """As `within`; FileError for what lies outside. where: "robot.xacro:5: <xacro:include>", as messages begin."""
        found = self.within(target, start, asset)
        if found is None:
            raise FileError(
                f"{where} leads to {os.fspath(target)!r:.300}, which is outside the model's folder {str(self.home)!r}, "
                f"and what a model reads from elsewhere has to be allowed: {_allowing(target, start or self.home)} "
                "(--folder on the command line), or copy the file beside the model"
            )
        return found

    def package(self, name: str) -> Path | None:
        """The folder of a ROS package: one of that name among the allowed folders, in them, above the model or beside.

        It may lie outside what is allowed; `checked` decides of every file in it.
        """
        if not name or name in (".", "..") or any(sign in name for sign in "/\\\0"):
            return None
        for folder in (*self.allowed, *around(self.home)):
            for candidate in (folder, folder / name):
                if candidate.name == name and candidate.is_dir():
                    return candidate
        return None


def around(folder: Path) -> Iterator[Path]:
    """A folder and those above it that may be its package: not the roots of a user, a disk or temporary files."""
    no_package = {Path(tempfile.gettempdir()).resolve()}
    try:
        home = Path.home().resolve()
        no_package |= {home, *home.parents}
    except (OSError, RuntimeError):
        pass
    folder = folder.resolve()
    for each in (folder, *folder.parents[: _HIGHEST - 1]):
        if each in no_package or each.parent == each:
            return
        yield each


def own_package(folder: Path) -> Path:
    """The nearest folder around a file that says that it is a package, else the file's own."""
    for each in around(folder):
        if any((each / mark).is_file() for mark in MARKS):
            return each
    return folder.resolve()


def collection(folder: Path) -> Path:
    """The folder that a model shares meshes and pictures with: its package, its repository, or the third above it."""
    near, package = list(around(folder)), own_package(folder)
    if any((package / mark).is_file() for mark in MARKS):
        return package
    for each in near:
        if (each / ".git").exists():
            return each
    return near[min(_LEVELS, len(near) - 1)] if near else folder.resolve()


def is_shared_asset(real: Path, folder: Path) -> bool:
    """Whether a file, links followed, is a mesh or a picture of the collection of a model in a folder."""
    return real.suffix.lower() in ASSETS and real.is_relative_to(collection(folder))


def name_of(folder: Path, mark: str) -> str | None:
    """The name that a folder's package.xml or model.config gives it."""
    try:
        return _name_in(folder / mark, (folder / mark).stat().st_mtime_ns)
    except OSError:
        return None


@lru_cache(maxsize=256)
def _name_in(file: Path, _changed: int) -> str | None:
    if not file.is_file() or file.stat().st_size > 1_000_000:
        return None
    found = _NAME.search(file.read_bytes())
    return found.group(1).decode("utf-8", "replace") if found else None


def _allowing(target: PathLike, start: PathLike) -> str:
    """The text that a user writes to allow a file: its folder, if it is in one."""
    text = os.fspath(target)
    folder = "" if "\0" in text else os.path.dirname(os.path.realpath(os.path.join(start, text)))
    return f"folders=[{folder!r:.300}]" if folder and len(text) <= _PATH_LENGTH else "name its folder in folders=[…]"
