"""Where a store is: a folder, or an address that fsspec knows. Files appear whole or not at all.

Folder   written beside, flushed to the disk, renamed, and the folders flushed; those of several files side by side,
         since a disk that is asked for many at once needs hardly longer than for one
Remote   one put: object stores show a file when it is complete
"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Protocol
from uuid import uuid4

from poinsot.errors import FileError
from poinsot.simulation.results.replacing import OWN, is_zarr_of_ours

SCRATCH = f"{OWN}/tmp"
IDENTITY = f"{OWN}/ensemble.json"
_FLUSHING = 8
"""Files that are flushed at once."""
_ADDRESS = re.compile(r"[A-Za-z][A-Za-z0-9+.-]+://")


class FilePlace(Protocol):
    """Files by name ("a/b")."""

    @property
    def name(self) -> str:
        """What users call it."""

    def write(self, files: Iterable[tuple[str, bytes]]) -> None:
        """Files, each whole, all lasting once this returns. OSError where that cannot be."""

    def read(self, name: str) -> bytes | None:
        """The contents; None if absent."""

    def sizes(self) -> dict[str, int]:
        """All files with their sizes."""

    def remove(self, name: str) -> None:
        """Remove a file, or a folder with all in it, if it is there."""

    def is_ours(self) -> bool:
        """Whether it is empty, or a result of this package and nothing else."""

    def zarr(self) -> Any:
        """What Zarr opens."""


class Folder:
    """A store in a folder."""

    def __init__(self, path: str) -> None:
        self.path = Path(path)

    @property
    def name(self) -> str:
        return str(self.path)

    def write(self, files: Iterable[tuple[str, bytes]]) -> None:
        base, scratch = str(self.path), str(self.path / SCRATCH)
        os.makedirs(scratch, exist_ok=True)
        fresh: dict[str, str] = {}
        with ExitStack() as opened:
            try:
                descriptors = []
                for name, content in files:
                    beside = os.path.join(scratch, uuid4().hex)
                    file = opened.enter_context(open(beside, "wb", buffering=0))
                    fresh[os.path.join(base, name)] = beside
                    _put(file, content)
                    descriptors.append(file.fileno())
                _all(os.fsync, descriptors)
                opened.close()
                folders = list(dict.fromkeys(os.path.dirname(target) for target in fresh))
                for folder in folders:
                    os.makedirs(folder, exist_ok=True)
                for target in list(fresh):
                    os.replace(fresh[target], target)
                    del fresh[target]
                _all(_flush, folders)
            except BaseException:
                for beside in fresh.values():
                    Path(beside).unlink(missing_ok=True)
                raise

    def read(self, name: str) -> bytes | None:
        try:
            return (self.path / name).read_bytes()
        except (FileNotFoundError, NotADirectoryError):
            return None

    def sizes(self) -> dict[str, int]:
        found: dict[str, int] = {}
        waiting = [(str(self.path), "")]
        while waiting:
            folder, before = waiting.pop()
            try:
                entries = list(os.scandir(folder))
            except FileNotFoundError:
                continue
            for each in entries:
                if each.is_dir(follow_symlinks=False):
                    waiting.append((each.path, f"{before}{each.name}/"))
                else:
                    found[before + each.name] = each.stat(follow_symlinks=False).st_size
        return found

    def remove(self, name: str) -> None:
        target = self.path / name
        if target.is_dir() and not target.is_symlink():
            shutil.rmtree(target)
        else:
            target.unlink(missing_ok=True)

    def is_ours(self) -> bool:
        if not self.path.exists() and not self.path.is_symlink():
            return True
        return self.path.is_dir() and is_zarr_of_ours(self.path)

    def zarr(self) -> Any:
        return str(self.path)


class Remote:
    """A store at an address of fsspec: memory://, s3://, gs://, …"""

    def __init__(self, address: str) -> None:
        import fsspec

        self.address = address.rstrip("/")
        try:
            self.system, self.root = fsspec.core.url_to_fs(self.address)
        except (ImportError, ValueError) as error:
            raise FileError(f"cannot use the store {address}: {error}.") from None

    @property
    def name(self) -> str:
        return self.address

    def write(self, files: Iterable[tuple[str, bytes]]) -> None:
        paths = {f"{self.root}/{name}": content for name, content in files}
        for folder in dict.fromkeys(self.system._parent(path) for path in paths):
            self.system.makedirs(folder, exist_ok=True)
        self.system.pipe(paths)

    def read(self, name: str) -> bytes | None:
        try:
            return bytes(self.system.cat_file(f"{self.root}/{name}"))
        except FileNotFoundError:
            return None

    def sizes(self) -> dict[str, int]:
        self.system.invalidate_cache()
        try:
            found = self.system.find(self.root, detail=True)
        except FileNotFoundError:
            return {}
        start = len(self.root) + 1
        return {path[start:]: int(about.get("size") or 0) for path, about in found.items()}

    def remove(self, name: str) -> None:
        path = f"{self.root}/{name}"
        if self.system.exists(path):
            self.system.rm(path, recursive=True)

    def is_ours(self) -> bool:
        found = self.sizes()
        return not found or IDENTITY in found

    def zarr(self) -> Any:
        return self.address


def place_of(store: str | os.PathLike[str]) -> FilePlace:
    """The place that a user names.

    Errors  FileError for a name that is no .zarr, a folder that does not exist, and without Zarr or fsspec
    """
    text = os.fspath(store)
    if find_spec("zarr") is None:
        raise FileError(f"cannot write {text}: the package zarr is not installed. Install it, as in poinsot[zarr].")
    if not text.rstrip("/").endswith(".zarr"):
        raise FileError(f"cannot write {text}: the store of an ensemble ends in .zarr; give it such a name.")
    if _ADDRESS.match(text) and not text.startswith("file://"):
        if find_spec("fsspec") is None:
            raise FileError(f"cannot use the store {text}: addresses need the package fsspec. Install it.")
        return Remote(text)
    path = Path(text.removeprefix("file://"))
    if not path.absolute().parent.is_dir():
        raise FileError(f"cannot write {path}: the folder {path.parent} does not exist. Make it first.")
    if path.exists() and not path.is_dir():
        raise FileError(f"cannot write {path}: a file of that name is in the way. Move it, or choose another name.")
    return Folder(str(path.absolute()))


def _put(file: Any, content: bytes) -> None:
    """All of it: a system may take less at a time."""
    rest = memoryview(content)
    while rest:
        rest = rest[file.write(rest) :]


def _all(flush: Callable[[Any], None], several: Sequence[object]) -> None:
    """Flush all of these, side by side."""
    if len(several) < 2:
        for each in several:
            flush(each)
        return
    for _ in _flushers(os.getpid()).map(flush, several):
        pass


@cache
def _flushers(process: int) -> ThreadPoolExecutor:
    """Threads that wait for the disk; a process that was forked has its own."""
    return ThreadPoolExecutor(_FLUSHING, thread_name_prefix="poinsot-flush")


def _flush(folder: str) -> None:
    """New names in a folder are on the disk."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
