"""Result files: a dataset as NetCDF or Zarr, written to a temporary name beside its place and renamed when complete."""

from __future__ import annotations

import json
import os
import stat
import warnings
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from poinsot.errors import FileError, printable
from poinsot.simulation.results.digests import DIGEST, check, check_metadata, checksums, digests
from poinsot.simulation.results.replacing import MARK, beside, finish, put, refuse_what_is_not_ours
from poinsot.simulation.results.tables import WRITERS, is_table, refuse_table, write_table

if TYPE_CHECKING:
    import xarray as xr


# Result files looked at before a library of formats reads them: no code in them, no other files, no claims of size.

_FILE_LIMIT = 1_000_000
_METADATA = (".zarray", ".zattrs", ".zgroup", ".zmetadata", "zarr.json")


def inspect(source: Path) -> int:
    """The bytes of a result file or folder on disk; FileError for one that would run code or read other files."""
    return _inspect_folder(source) if source.is_dir() else _inspect_file(source)


def refuse_huge(claimed: int, on_disk: int, source: Path) -> None:
    """FileError for a result that says it is larger than it can be: a few bytes may claim to be terabytes."""
    # of its bytes on disk, for what is compressed
    if claimed > max(1_000_000_000, 1000 * on_disk):  # that a result may hold in any case
        raise FileError(
            f"cannot read {source}: it says that it holds {claimed / 1e9:.3g} GB, in {on_disk / 1e6:.3g} MB on disk. "
            "If it is right, open it with xarray.open_dataset and take the part that you need"
        )


def _inspect_folder(folder: Path) -> int:
    size = 0
    for count, (path, status) in enumerate(_files(folder)):
        if count > _FILE_LIMIT:
            raise FileError(f"cannot read {folder}: it has more than {_FILE_LIMIT:,} files")
        if not stat.S_ISREG(status.st_mode):
            raise FileError(f"cannot read {folder}: {path.name} in it is no ordinary file")
        size += status.st_size
        if path.name in _METADATA:
            if status.st_size > 50_000_000:  # bytes
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


_SUFFIXES = (".nc", ".zarr")
NAMES = "poinsot_names"  # JSON: the name in the file → the name in the dataset
_UNSAID = "unknown version"
_KEPT = 60


def check_writable(path: str | os.PathLike[str], tables: bool = False) -> Path:
    """The path, if a result file, or a table, can be written there; else a `FileError` that says why. Call it before a
    long run."""
    target = Path(path)
    if target.suffix not in (*_SUFFIXES, *(WRITERS if tables else ())):
        others = f", tables in {', '.join(WRITERS)}" if tables else " while a run goes on"
        raise FileError(
            f"cannot write {target}: result files end in .nc (NetCDF) or .zarr{others}; give it such a name."
        )
    if target.suffix == ".zarr" and find_spec("zarr") is None:
        raise FileError(f"cannot write {target}: the package zarr is not installed. Install it, or write a .nc file.")
    if not target.parent.is_dir():
        raise FileError(f"cannot write {target}: the folder {target.parent} does not exist. Make it first.")
    (refuse_table if is_table(target) else refuse_what_is_not_ours)(target)
    try:
        with beside(target):
            pass
    except OSError as error:
        raise FileError(f"cannot write into the folder {target.parent}: {error.strerror}.") from None
    return target


def write(dataset: xr.Dataset, path: str | os.PathLike[str]) -> Path:
    """Write a dataset to a .nc or .zarr path, or as a table to .csv, .parquet or .mat; whatever was there stays until
    the new one is complete. Only .nc and .zarr hold all of it, and are read by `read`.

    A table has a row for each sample and a column for each entry, "joint_position[elbow] (rad)"; .mat has structures
    `run`, `units`, `labels` and `dims` with a field for each variable.
    Only results of this package are replaced, told by their attribute "poinsot" (an empty file or folder is, too).
    Names that a file cannot hold ("/", control characters, …) are written otherwise, and `read` gives them back.
    """
    target = check_writable(path, tables=True)
    try:
        if is_table(target):
            with beside(target) as folder:
                write_table(dataset, folder / target.name, target)
                refuse_table(target)
                put(folder / target.name, target)
            return target
        stored = storable(dataset)
        with beside(target) as folder:
            fresh = folder / target.name
            zarr = target.suffix == ".zarr"
            numbers = [
                str(name) for name, each in stored.variables.items() if each.dtype.kind in "fiu" and each.size > 1
            ]
            for name, digest in digests(stored).items():
                (stored[name] if name else stored).attrs[DIGEST] = digest
            encoding = checksums(numbers, zarr)
            if zarr:
                stored.to_zarr(fresh, zarr_format=2, encoding=encoding)  # version 3 has no settled form for text
            else:
                from poinsot.simulation.results.netcdf_writing import write_netcdf

                write_netcdf(stored, fresh, encoding=encoding)
            refuse_what_is_not_ours(target)  # it may have come during the run
            put(fresh, target)
    except FileError:
        raise
    except OSError as error:
        raise FileError(f"cannot write {target}: {error.strerror or error}.") from None
    except Exception as error:  # of the libraries of formats: what they refuse is no fault of the run
        raise FileError(f"cannot write {target}: {type(error).__name__}, {error}.") from None
    return target


def read(path: str | os.PathLike[str]) -> xr.Dataset:
    """The dataset in a result file, loaded into memory; anything else is refused with a `FileError`."""
    source = Path(path)
    try:
        if source.suffix == ".zarr" and not source.exists():
            finish(source)  # its writer may have been killed between two renames
        mode = source.stat().st_mode
    except (OSError, ValueError):
        raise FileError(f"cannot read {source}: there is no such file.") from None
    if not (stat.S_ISREG(mode) or stat.S_ISDIR(mode)):
        raise FileError(f"cannot read {source}: this is a device or a pipe; name an ordinary file.")
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # of the libraries of formats
            size = inspect(source)
            with on_disk(source) as dataset:
                refuse_huge(sum(variable.nbytes for variable in dataset.variables.values()), size, source)
                check(dataset.load(), source)
                return restored(dataset)
    except FileError:
        raise
    except Exception as error:
        reason = " ".join(str(error).split()) or type(error).__name__
        if "signature not found" in reason:
            told = "it is no NetCDF file; give what `poinsot simulate --out RUN.nc` wrote"
            raise FileError(
                f"cannot read {source}: {told}, and a model's file with --model where one is taken."
            ) from None
        # characters of what a library says of a file
        raise FileError(f"cannot read {source} as a result file: {reason[:1000]}") from None


def on_disk(path: Path) -> xr.Dataset:
    """The dataset as it is stored, with variables read at first use."""
    import xarray as xr

    if path.suffix == ".zarr":
        return xr.open_dataset(path, engine="zarr")
    from poinsot.simulation.results.opening import netcdf

    return netcdf(path)


def storable(dataset: xr.Dataset) -> xr.Dataset:
    """The dataset with names, labels and attributes that every format can hold, and with the mark of our results.

    Law  `read` gives the names back, whatever they are; labels and attributes come back as `printable` shows them,
    tests/simulation/test_hostile_results.py
    """
    names = {str(name): safe_name(str(name), k) for k, name in enumerate([*dataset.variables, *dataset.dims])}
    changed = {name: safe for name, safe in names.items() if name != safe}
    stored = dataset.rename(changed)
    for name, variable in stored.variables.items():
        if variable.dtype.kind in "UT":  # texts of any length are those of a store
            labels = [printable(str(label)) for label in variable.values.flat]
            if variable.dtype.kind == "T" or labels != variable.values.ravel().tolist():
                stored[name] = variable.dims, np.array(labels, dtype=str).reshape(variable.shape), variable.attrs
        stored[name].attrs = {key: plain(value) for key, value in variable.attrs.items()}
    stored.attrs = {key: plain(value) for key, value in dataset.attrs.items()}
    if changed:
        stored.attrs[NAMES] = json.dumps({safe: name for name, safe in changed.items()})
    stored.attrs.setdefault(MARK, _UNSAID)
    return stored


def safe_name(name: str, k: int) -> str:
    """A name that NetCDF and file systems can hold."""
    # bytes; file systems hold 255, NetCDF 256
    fits = len(name.encode("utf-8", "replace")) <= 200 and name == name.strip() and not name.startswith(".")
    if name and fits and not set(name) & set('/\\:*?"<>|%') and printable(name) == name:
        return name
    plain = "".join(c if c.isascii() and (c.isalnum() or c in "_.-") else "_" for c in name)
    return f"name{k}%{plain[:_KEPT].strip('.')}"


def plain(value: object) -> Any:
    """An attribute as a file can hold it."""
    return printable(value, "\n") if isinstance(value, str) else value


def restored(dataset: xr.Dataset) -> xr.Dataset:
    """What :func:`storable` changed, undone; without digests."""
    for attrs in (dataset.attrs, *(variable.attrs for variable in dataset.variables.values())):
        attrs.pop(DIGEST, None)
    names = json.loads(dataset.attrs.pop(NAMES, "{}"))
    renamed = dataset.rename(
        {safe: name for safe, name in names.items() if safe in dataset.variables or safe in dataset.dims}
    )
    if dataset.attrs.get(MARK) == _UNSAID:
        del renamed.attrs[MARK]
        return renamed
    from poinsot.simulation.results.dataset import result

    return result(renamed)
