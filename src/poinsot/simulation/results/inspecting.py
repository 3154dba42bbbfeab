"""Result files looked at before a library of formats reads them: no code in them, no other files, no claims of size."""

from __future__ import annotations

import json
import os
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from poinsot.errors import FileError
from poinsot.simulation.results.digests import check_metadata

MOST_BYTES = 1_000_000_000  # that a result may hold in any case
MOST_TIMES = 1000  # of its bytes on disk, for what is compressed
_MOST_FILES = 1_000_000
_METADATA = (".zarray", ".zattrs", ".zgroup", ".zmetadata", "zarr.json")
_LARGEST_METADATA = 50_000_000  # bytes


def inspect(source: Path) -> int:
    """The bytes of a result file or folder on disk; FileError for one that would run code or read other files."""
    return _inspect_folder(source) if source.is_dir() else _inspect_file(source)


def refuse_huge(claimed: int, on_disk: int, source: Path) -> None:
    """FileError for a result that says it is larger than it can be: a few bytes may claim to be terabytes."""
    if claimed > max(MOST_BYTES, MOST_TIMES * on_disk):
        raise FileError(
            f"cannot read {source}: it says that it holds {claimed / 1e9:.3g} GB, in {on_disk / 1e6:.3g} MB on disk. "
            "If it is right, open it with xarray.open_dataset and take the part that you need"
        )


def _inspect_folder(folder: Path) -> int:
    size = 0
    for count, (path, status) in enumerate(_files(folder)):
        if count > _MOST_FILES:
            raise FileError(f"cannot read {folder}: it has more than {_MOST_FILES:,} files")
        if not stat.S_ISREG(status.st_mode):
            raise FileError(f"cannot read {folder}: {path.name} in it is no ordinary file")
        size += status.st_size
        if path.name in _METADATA:
            if status.st_size > _LARGEST_METADATA:
                raise FileError(f"cannot read {folder}: {path.name} in it has {status.st_size / 1e6:.0f} MB")
            _refuse_code(folder, path)
    if (folder / ".zmetadata").is_file():
        check_metadata(folder)
    return size


def _files(folder: Path) -> Iterator[tuple[Path, os.stat_result]]:
    """The files below a folder; folders that are links are taken for files, and refused."""
    waiting = [folder]
    while waiting:
        for entry in os.scandir(waiting.pop()):
            if entry.is_dir(follow_symlinks=False):
                waiting.append(Path(entry.path))
            else:
                yield Path(entry.path), entry.stat()


def _refuse_code(folder: Path, path: Path) -> None:
    """Chunks that are Python objects (the codec "pickle") run their contents when they are read."""
    try:
        waiting: list[Any] = [json.loads(path.read_bytes())]
    except (ValueError, RecursionError):
        raise FileError(f"cannot read {folder}: {path.name} in it is no JSON") from None
    while waiting:
        thing = waiting.pop()
        if isinstance(thing, dict):
            if any("pickle" in str(thing.get(key, "")).lower() for key in ("id", "name")):
                raise FileError(
                    f"cannot read {folder}: it stores Python objects (the codec pickle), which could run programs when "
                    "they are read; results of poinsot are numbers and texts"
                )
            waiting.extend(thing.values())
        elif isinstance(thing, list):
            waiting.extend(thing)


def _inspect_file(path: Path) -> int:
    import h5py

    with h5py.File(path, "r") as file:
        for name in file:
            link = file.get(name, getlink=True)
            outside = isinstance(link, h5py.ExternalLink)
            if not outside and isinstance(thing := file.get(name), h5py.Dataset):
                outside = thing.is_virtual or thing.external is not None
            if outside:
                raise FileError(f"cannot read {path}: {name!r} in it is the content of another file")
    return path.stat().st_size
