"""A result file that grows while its run goes on, and takes its place when the run has ended."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self

import numpy as np

from poinsot.errors import FileError, PoinsotError
from poinsot.motion.kernels import Variable
from poinsot.simulation.interrupts import uninterrupted
from poinsot.simulation.results.digests import DIGEST, Hashed, checksums, digests
from poinsot.simulation.results.files import NAMES, check_writable, on_disk, plain, restored, storable
from poinsot.simulation.results.netcdf_writing import Disk, File, netcdf, write_netcdf
from poinsot.simulation.results.replacing import beside, put, refuse_what_is_not_ours
from poinsot.simulation.results.trajectory import Trajectory

if TYPE_CHECKING:
    import xarray as xr

CHUNK = 1 << 18
"""Bytes of a variable that are stored together."""


class Stream:
    """A NetCDF or Zarr file beside its place, into which the variables of a run go, a batch at a time.

    Its time dimension is unlimited, so that others may read it, and append to it, by their own means. Within `with` it
    is beside its place; `finish` puts it there, and whatever was there stays until then.
    Errors  FileError where it cannot be written
    Law     what `read` gives back of it is what the run gives without it, tests/simulation/test_recording.py
    """

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self.target = check_writable(path)
        self._open = ExitStack()
        self._file: Any = None
        self._safe: dict[str, str] = {}
        self._count = 0
        self._values: dict[str, Hashed] = {}

    def __enter__(self) -> Self:
        try:
            with self._writing():
                self._fresh = self._open.enter_context(beside(self.target)) / self.target.name
        except BaseException:
            self._open.close()
            raise
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        with suppress(FileError):  # it is thrown away, or was closed before
            self._close()
        self._open.close()

    def append(self, run: Trajectory) -> None:
        """More samples."""
        with self._writing():
            if not self._count:
                self._begin(run)
            else:
                self._extend({"time": (("time",), run.time, {}), **run.variables})
        self._count += len(run)

    def add(self, variables: dict[str, Variable]) -> None:
        """Variables that do not run along the time, once all samples are there."""
        import xarray as xr

        self._close()
        if not self._count:
            return
        more = xr.Dataset({name: xr.Variable(*each) for name, each in variables.items()})
        with self._writing():
            if self.target.suffix == ".zarr":
                more.to_zarr(self._fresh, mode="a", zarr_format=2, consolidated=False)
            else:
                write_netcdf(more, self._fresh, fresh=False)

    def opened(self, attrs: dict[Any, Any]) -> xr.Dataset:
        """The samples written so far, not yet in their place, read at first use; with these attributes."""
        self._close()
        if self.target.suffix == ".zarr":
            import zarr

            with self._writing():
                zarr.consolidate_metadata(self._fresh, zarr_format=2)
        found = opened(self._fresh)
        found.attrs = attrs
        return found

    def finish(self, attrs: dict[Any, Any]) -> xr.Dataset:
        """With these attributes into its place, and opened there."""
        self._close()
        with self._writing():
            self._say({"": {key: plain(value) for key, value in attrs.items()}})
            with on_disk(self._fresh) as stored:
                told = digests(stored, self._values)
            self._say({name: {DIGEST: digest} for name, digest in told.items()})
            refuse_what_is_not_ours(self.target)  # it may have come during the run
            put(self._fresh, self.target)
        return opened(self.target)

    def _say(self, attrs: Mapping[str, Mapping[str, object]]) -> None:
        """Attributes of variables, by name, and of the whole, by the name ""."""
        if self.target.suffix == ".zarr":
            import zarr

            group: Any = zarr.open_group(self._fresh, mode="r+", zarr_format=2)
            for name, some in attrs.items():
                lists = {key: value.tolist() if isinstance(value, np.ndarray) else value for key, value in some.items()}
                (group[name] if name else group).attrs.update(lists)
            zarr.consolidate_metadata(self._fresh, zarr_format=2)
        else:
            with netcdf(self._fresh) as file:
                for name, some in attrs.items():
                    (file.variables[name] if name else file).attrs.update(some)

    def _begin(self, run: Trajectory) -> None:
        stored = storable(run.to_dataset())
        self._values = {str(n): Hashed(v.values) for n, v in stored.variables.items() if v.dims[:1] == ("time",)}
        self._safe = {name: safe for safe, name in json.loads(stored.attrs.get(NAMES, "{}")).items()}
        chunks = {}
        for name, variable in stored.variables.items():
            if variable.dims[:1] == ("time",):
                rows = CHUNK // max(8 * int(np.prod(variable.shape[1:])), 1)
                chunks[name] = (min(max(rows, 1), 1 << 15), *(max(n, 1) for n in variable.shape[1:]))
        zarr = self.target.suffix == ".zarr"
        encoding = checksums(map(str, chunks), zarr)
        for name, chunk in chunks.items():
            encoding[str(name)]["chunks" if zarr else "chunksizes"] = chunk
        if zarr:
            stored.to_zarr(self._fresh, zarr_format=2, consolidated=False, encoding=encoding)
        else:
            write_netcdf(stored, self._fresh, encoding=encoding, unlimited=["time"])

    def _extend(self, variables: dict[str, Variable]) -> None:
        growing = {name: array for name, (dims, array, _) in variables.items() if dims[:1] == ("time",)}
        for name, array in growing.items():
            self._values[self._safe.get(name, name)].add(array)
        if self.target.suffix == ".zarr":
            import zarr

            group: Any
            self._file = group = self._file or zarr.open_group(self._fresh, mode="r+", zarr_format=2)
            for name, array in growing.items():
                group[self._safe.get(name, name)].append(array)
            return
        self._file = self._file or File(self._fresh, fresh=False)
        until, file = self._count + len(growing["time"]), self._file.file
        file.resize_dimension("time", until)
        for name, array in growing.items():
            file.variables[self._safe.get(name, name)][self._count : until] = array
        self._file.disk.look()

    def _close(self) -> None:
        file, self._file = self._file, None
        if file is not None and self.target.suffix != ".zarr":
            with self._writing(file.disk):
                file.close()

    @contextmanager
    def _writing(self, disk: Disk | None = None) -> Iterator[None]:
        """FileError where something cannot be written, also where HDF5 says something else of it; signals wait."""
        disk = self._file.disk if isinstance(self._file, File) else disk
        try:
            with uninterrupted():
                yield
        except PoinsotError:
            raise
        except Exception as error:
            told = error if disk is None or disk.error is None else disk.error
            if not isinstance(told, OSError):
                raise
            raise FileError(f"cannot write {self.target}: {told.strerror or told}.") from None


def opened(path: Path) -> xr.Dataset:
    """The dataset of a result file, with variables read at first use."""
    stored = on_disk(path)
    found = restored(stored)
    found.set_close(stored.close)
    return found
