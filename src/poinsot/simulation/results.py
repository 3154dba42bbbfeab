"""Result files: a dataset as NetCDF or Zarr, written to a temporary name beside its place and renamed when complete."""

from __future__ import annotations

import os
import shutil
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from poinsot.errors import FileError

if TYPE_CHECKING:
    import xarray as xr

_SUFFIXES = (".nc", ".zarr")


def check_writable(path: str | os.PathLike[str]) -> Path:
    """The path, if a result file can be written there; else a `FileError` that says why. Call it before a long run."""
    target = Path(path)
    if target.suffix not in _SUFFIXES:
        raise FileError(f"cannot write {target}: result files end in .nc (NetCDF) or .zarr; give it such a name.")
    if target.suffix == ".zarr" and find_spec("zarr") is None:
        raise FileError(f"cannot write {target}: the package zarr is not installed. Install it, or write a .nc file.")
    if not target.parent.is_dir():
        raise FileError(f"cannot write {target}: the folder {target.parent} does not exist. Make it first.")
    if target.exists() and target.is_dir() != (target.suffix == ".zarr"):
        kind = "folder" if target.is_dir() else "file"
        raise FileError(f"cannot write {target}: a {kind} of that name is in the way. Move it, or choose another name.")
    try:
        with tempfile.TemporaryFile(dir=target.parent):
            pass
    except OSError as error:
        raise FileError(f"cannot write into the folder {target.parent}: {error.strerror}.") from None
    return target


def write(dataset: xr.Dataset, path: str | os.PathLike[str]) -> Path:
    """Write a dataset to a .nc or .zarr path; whatever was there stays until the new one is complete."""
    target = check_writable(path)
    folder = Path(tempfile.mkdtemp(prefix=f".{target.name}.", dir=target.parent))
    try:
        fresh = folder / target.name
        if target.suffix == ".zarr":
            dataset.to_zarr(fresh, zarr_format=2)  # version 3 has no settled form for text
            if target.exists():
                os.replace(target, folder / "old")
        else:
            dataset.to_netcdf(fresh, engine="h5netcdf")
        os.replace(fresh, target)
    except OSError as error:
        raise FileError(f"cannot write {target}: {error.strerror or error}.") from None
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return target


def read(path: str | os.PathLike[str]) -> xr.Dataset:
    """The dataset in a result file, loaded into memory; anything else is refused with a `FileError`."""
    import xarray as xr

    source = Path(path)
    if not source.exists():
        raise FileError(f"cannot read {source}: there is no such file.")
    engine: Any = "zarr" if source.suffix == ".zarr" else "h5netcdf"
    try:
        with xr.open_dataset(source, engine=engine) as dataset:
            return dataset.load()
    except Exception as error:
        raise FileError(f"cannot read {source} as a result file: {error}") from None
