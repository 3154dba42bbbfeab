"""Which files a model may lead a reader to: those of its own folder, of its package, and of folders the user allows."""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from poinsot.errors import FileError

PathLike = str | os.PathLike[str]
_MANIFEST = "package.xml"
_LEVELS = 8  # how far above a file its package may begin
_LONGEST = 4000  # characters of a path


@dataclass(frozen=True)
class Folders:
    """The folders that a model may be read from, without links in their names.

    home      the folder of the model's file: relative paths start there
    allowed   home; the nearest folder above with a package.xml, which is the model's own ROS package; and what the user
              allows: ``folders`` and the entries of ROS_PACKAGE_PATH
    """

    home: Path
    allowed: tuple[Path, ...]

    @classmethod
    def of(cls, file: PathLike, folders: Iterable[PathLike] = ()) -> Folders:
        """The folders of a model's file."""
        home = Path(os.path.realpath(file)).parent
        above = [home, *home.parents][:_LEVELS]
        own = next((folder for folder in above if (folder / _MANIFEST).is_file()), home)
        variable = [entry for entry in os.environ.get("ROS_PACKAGE_PATH", "").split(os.pathsep) if entry]
        given = [Path(os.path.realpath(folder)) for folder in (*folders, *variable)]
        return cls(home, tuple(dict.fromkeys((home, own, *given))))

    def within(self, target: PathLike, start: PathLike | None = None) -> Path | None:
        """The file that a path leads to, links followed; None where it lies in no allowed folder.

        start  what a relative path starts from, if not the model's own folder. Nothing is opened
        Law    no ``..``, link or absolute path leads out of the allowed folders, tests/files/test_folders.py
        """
        text = os.fspath(target)
        if "\0" in text or len(text) > _LONGEST:
            return None
        real = Path(os.path.realpath(os.path.join(start or self.home, text)))
        return real if any(real.is_relative_to(folder) for folder in self.allowed) else None

    def checked(self, target: PathLike, where: str, start: PathLike | None = None) -> Path:
        """As `within`; FileError for what lies outside. where: "robot.xacro:5: <xacro:include>", as messages begin."""
        found = self.within(target, start)
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
        for folder in (*self.allowed, *self.home.parents[:_LEVELS]):
            for candidate in (folder, folder / name):
                if candidate.name == name and candidate.is_dir():
                    return candidate
        return None


def _allowing(target: PathLike, start: PathLike) -> str:
    """What a user writes to allow a file: its folder, where that is one."""
    text = os.fspath(target)
    folder = "" if "\0" in text else os.path.dirname(os.path.realpath(os.path.join(start, text)))
    return f"folders=[{folder!r:.300}]" if folder and len(text) <= _LONGEST else "name its folder in folders=[…]"
