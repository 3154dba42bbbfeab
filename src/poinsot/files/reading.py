"""Reading of files that a user names: bounded, regular, readable, and otherwise refused with the reason.

The files that a model may lead a reader to: those of its folder, of its package, and of folders the user allows.
Meshes and pictures that it names by relative paths may lie anywhere in its collection, as in ../meshes.
"""

from __future__ import annotations

import os
import re
import stat
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path

from poinsot.errors import FileError, ModelError, nearest_name, note
from poinsot.records import dataclass

PathLike = str | os.PathLike[str]
MARKS = ("package.xml", "model.config")
"""Files that mark the folder of a ROS package, or of a Gazebo model."""
ASSETS = {".stl", ".obj", ".dae", ".msh", ".ply", ".glb", ".gltf", ".bin", ".mtl"}
ASSETS |= {".png", ".jpg", ".jpeg", ".bmp", ".tga", ".ktx", ".hdr"}
"""Endings of meshes, their materials and buffers, and pictures."""
_NAME = re.compile(rb"<name>\s*([^<]*?)\s*</name>")
_HIGHEST = 12  # folders above a file that may be its package
_PATH_LENGTH = 4000  # characters of a path
_LEVELS = 3  # folders above a model that belong to its collection, where nothing says how far it goes
LARGEST = 50_000_000  # bytes; the largest robots known to us are a hundred times smaller
NETWORK_BYTES = 10_000_000


def read_bytes(path: str | os.PathLike[str], largest: int = LARGEST) -> bytes:
    """The content of an ordinary file of at most ``largest`` bytes; FileError says why it cannot be had."""
    shown = os.fspath(path)
    note(shown)
    try:
        status = os.stat(path)
        if stat.S_ISDIR(status.st_mode):
            raise FileError(f"{shown}: this is a directory; name a file in it")
        if not stat.S_ISREG(status.st_mode):
            raise FileError(f"{shown}: this is a device or a pipe; copy its content to an ordinary file first")
        if status.st_size > largest:
            raise FileError(
                f"{shown}: the file has {status.st_size / 1e6:.0f} MB, and more than {largest / 1e6:.0f} MB are not "
                "read; is it the right one? Meshes and results belong in files of their own"
            )
        with open(path, "rb") as file:
            content = file.read(largest + 1)
    except FileNotFoundError:
        raise FileError(f"{shown}: there is no such file{_near(shown)}") from None
    except PermissionError:
        raise FileError(f"{shown}: you may not read this file; change its permissions or name another") from None
    except (OSError, ValueError) as error:
        if isinstance(error, FileError):
            raise
        raise FileError(f"{shown!r} cannot be read: {getattr(error, 'strerror', None) or error}") from None
    if len(content) > largest:
        raise FileError(f"{shown}: the file grew beyond {largest / 1e6:.0f} MB while it was read")
    if not content.strip():
        raise FileError(f"{shown}: the file is empty")
    return content


def read_text(path: str | os.PathLike[str], largest: int = LARGEST, micro: bool = False) -> str:
    """The text of a UTF-8 file (a byte order mark is dropped); see :func:`read_bytes`. micro: 0xB5 alone is µ."""
    content = read_bytes(path, largest)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        if micro and content[error.start] == 0xB5:
            return content.decode("cp1252", errors="replace")
        line = content.count(b"\n", 0, error.start) + 1
        raise FileError(
            f"{os.fspath(path)}:{line}: byte 0x{content[error.start]:02X} is not UTF-8 text; save the file as "
            "UTF-8, if it is a text at all"
        ) from None


@contextmanager
def model_faults(path: str | os.PathLike[str]) -> Iterator[None]:
    """Turn errors about a file's model into a FileError with the file's name."""
    try:
        yield
    except FileError:
        raise
    except ModelError as error:
        raise FileError(f"{os.fspath(path)}: {error}") from None


def _near(shown: str) -> str:
    """A hint at a file of nearly the same name in the same folder."""
    folder = Path(shown).parent
    if not folder.is_dir():
        return f"; the folder {str(folder)!r} does not exist either"
    try:
        names = [entry.name for entry in folder.iterdir() if entry.is_file()]
    except OSError:
        names = []
    near = nearest_name(Path(shown).name, names)
    return f"; did you mean {near!r} in the same folder?" if near else "; check its name and folder"


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
