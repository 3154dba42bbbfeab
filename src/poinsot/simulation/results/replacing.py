"""Files that appear complete or not at all, and that never replace foreign ones.

A new file is made in a hidden folder beside its place and renamed into it. The folder holds a lock while its writer
lives, which the system releases however the writer ends: what a killed writer left is told from what another one is
writing, and the next writer clears it away. Who clears holds the lock, too; a writer whose new folder was taken for one
that was left, before it had its lock, makes another.
Law  a writer that is killed at any call leaves the old file or the new one, tests/simulation/test_failing_calls.py
"""

from __future__ import annotations

import os
import re
import shutil
import stat
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from time import time
from typing import IO

from poinsot.errors import FileError
from poinsot.simulation.interrupts import uninterrupted

_ENDING = ".poinsot"
_LOCK = "lock"
_OLD = "old"
_HOUR = 3600.0  # a folder without a lock is taken to be in use for that long
_PATIENCE = 60.0  # s, for what others read and write by Zarr meanwhile
_PART = re.compile(r"\d+(?:\.\d+)*")  # a chunk of a Zarr array
MARK = "poinsot"  # the attribute that every result of ours has
OWN = "poinsot"  # the folder in the store of an ensemble for what is not Zarr's


@contextmanager
def beside(target: Path) -> Iterator[Path]:
    """A folder to make a file in, beside the place where it will be; gone at the end, like those of killed writers."""
    with ExitStack() as made:
        with uninterrupted():
            finish(target)
            folder = None
            while folder is None:
                folder = _made(target, made)
        if target.suffix == ".zarr":
            made.callback(_wait_for_zarr)
        yield folder


def _wait_for_zarr() -> None:
    """Return when Zarr writes nothing more: where a file fails, its threads go on, and make folders anew."""
    if "zarr" not in sys.modules:
        return
    import asyncio

    from zarr.core.sync import sync

    async def others() -> None:
        if tasks := asyncio.all_tasks() - {asyncio.current_task()}:
            await asyncio.wait(tasks, timeout=_PATIENCE)

    with uninterrupted():
        sync(others())


def _made(target: Path, made: ExitStack) -> Path | None:
    """A new folder, locked until it is removed again; None where another process took it for one that was left."""
    folder = Path(tempfile.mkdtemp(prefix=f".{target.name}.", suffix=_ENDING, dir=target.parent))
    made.callback(_remove, folder)
    lock = _locked(folder, new=True)
    if lock is not None:
        made.callback(lock.close)
    return None if lock is None else folder


def put(fresh: Path, target: Path) -> None:
    """Rename a new file or folder into its place; a folder that is there is moved aside first, and back where that
    fails.
    """
    old = fresh.parent / _OLD
    try:
        if target.is_dir() and not target.is_symlink():
            os.replace(target, old)
        os.replace(fresh, target)
    except BaseException:
        if old.exists() and not target.exists():
            os.replace(old, target)
        raise


def refuse_what_is_not_ours(target: Path) -> None:
    """FileError where something stands in the way that is no result of this package: it will not be replaced."""
    if not target.exists() and not target.is_symlink():
        return
    if target.is_dir() != (target.suffix == ".zarr"):
        kind = "folder" if target.is_dir() else "file"
        raise FileError(f"cannot write {target}: a {kind} of that name is in the way. Move it, or choose another name.")
    ours = is_zarr_of_ours(target) if target.is_dir() else is_netcdf_of_ours(target)
    if not ours:
        kind = "folder" if target.is_dir() else "file"
        raise FileError(
            f"cannot write {target}: there is a {kind} of that name already that is no result of poinsot, or holds "
            "more than one, and only such results are replaced. Move it, or choose another name."
        )


def is_netcdf_of_ours(path: Path) -> bool:
    """Whether an ordinary file is empty, or a NetCDF file with the mark of our results."""
    try:
        status = os.stat(path)
        if not stat.S_ISREG(status.st_mode):
            return False
        if status.st_size == 0:
            return True  # nothing is lost
        import h5py

        with h5py.File(path, "r") as file:
            return MARK in file.attrs
    except Exception:  # whatever it is, it is not ours
        return False


def is_zarr_of_ours(folder: Path) -> bool:
    """Whether a folder is empty, or a Zarr store (version 2) with the mark of our results and nothing beside."""
    import json

    try:
        entries = {entry.name: entry for entry in os.scandir(folder)}
        if not entries:
            return True
        begun = set(entries) == {OWN}  # the store of an ensemble that came no further
        if not begun and MARK not in json.loads(Path(folder, ".zattrs").read_bytes()):
            return False
        own = entries.pop(OWN, None)  # of the store of an ensemble: whose it is, what of it is finished
        if own is not None and not (own.is_dir(follow_symlinks=False) and _is_own(own)):
            return False
        arrays = [entries.pop(name) for name in list(entries) if name not in (".zattrs", ".zgroup", ".zmetadata")]
        return (bool(arrays) or begun) and all(_is_array(entry) for entry in arrays)
    except (OSError, ValueError):
        return False


def _is_array(entry: os.DirEntry[str]) -> bool:
    """Whether an entry of a store is a folder with an array and its chunks alone."""
    if not entry.is_dir(follow_symlinks=False):
        return False
    inside = {each.name for each in os.scandir(entry)}
    return ".zarray" in inside and all(_PART.fullmatch(name) for name in inside - {".zarray", ".zattrs"})


def _is_own(entry: os.DirEntry[str]) -> bool:
    """Whether a folder is what `poinsot.ensembles` keeps in a store, and nothing beside."""
    inside = {each.name for each in os.scandir(entry)}
    return "ensemble.json" in inside and inside <= {"ensemble.json", "layout.json", "done", "events", "session", "tmp"}


def finish(target: Path) -> None:
    """Remove the folders that killed writers of this file left, and finish a rename that one of them had begun."""
    form = re.compile(re.escape(f".{target.name}.") + r"[a-z0-9_]{8}" + f"(?:{re.escape(_ENDING)})?")
    for entry in os.scandir(target.parent):
        if not form.fullmatch(entry.name) or not entry.is_dir(follow_symlinks=False):
            continue
        folder = Path(entry.path)
        try:
            if not entry.name.endswith(_ENDING) and time() - entry.stat().st_mtime < _HOUR:
                continue  # of a release without locks
            if {each.name for each in os.scandir(folder)} - {_LOCK, _OLD, target.name}:
                continue  # not a writer's
            lock = _locked(folder, new=False)
        except OSError:
            continue
        if lock is None:
            continue
        with lock:
            if (folder / _OLD).exists() and not target.exists():
                whole = folder / target.name
                os.replace(whole if whole.exists() else folder / _OLD, target)
            _remove(folder)
        _remove(folder)  # some systems remove no file that is open


def _remove(folder: Path) -> None:
    """A folder gone; where something fails once, such as memory that is short, it is tried again."""
    with uninterrupted():
        for _ in range(2):
            shutil.rmtree(folder, ignore_errors=True)


def _locked(folder: Path, new: bool) -> IO[bytes] | None:
    """The lock of a folder, a new one of ours or one that may be left; None where it is another's, or is gone.

    Errors  OSError where the lock cannot be written
    """
    try:
        since = folder.stat().st_mtime
        lock = open(folder / _LOCK, "ab")  # noqa: SIM115  (it is open as long as the folder is in use)
    except FileNotFoundError:
        return None
    try:
        taken = _take(lock)
        if taken is None:  # a system without locks
            taken = new or time() - since > _HOUR
        if taken and os.path.samestat(os.stat(folder / _LOCK), os.fstat(lock.fileno())):
            return lock
    except FileNotFoundError:
        pass
    except BaseException:
        lock.close()
        raise
    lock.close()
    return None


def _take(lock: IO[bytes]) -> bool | None:
    """Lock a file for this process: whether that worked, or None where the system has no such locks."""
    try:
        import fcntl
    except ImportError:
        return None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        return None
    return True
