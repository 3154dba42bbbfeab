"""NetCDF files opened to be read: what does not change meanwhile is looked up once.

The time of a result file is an unlimited dimension, whose size h5netcdf finds as the greatest among all variables that
have it, and asks for several times for each of them: 5,000 look-ups for the thirty variables of a small run.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import h5netcdf

from poinsot.algebra.caching import cached_property

if TYPE_CHECKING:
    import xarray as xr


class _Settled(h5netcdf.Dimension):  # type: ignore[misc]
    """A dimension of a file that is only read."""

    @cached_property
    def size(self) -> int:
        """As it is in the file, which stays as it was opened."""
        return int(super().size)


def _open(path: str, mode: str) -> Any:
    """The file; xarray calls this again where it has closed it, and in another process."""
    file = h5netcdf.File(path, mode, decode_vlen_strings=True, phony_dims="access")  # as xarray does
    for dimension in file.dimensions.values():
        dimension.__class__ = _Settled
    return file


def netcdf(path: Path) -> xr.Dataset:
    """The dataset of a NetCDF file, as `xarray.open_dataset` gives it."""
    import xarray as xr
    from xarray.backends import CachingFileManager, H5NetCDFStore

    place = str(path.absolute())
    files: Any = CachingFileManager(_open, place, mode="r")
    try:
        found = xr.open_dataset(H5NetCDFStore(files, mode="r"))
    except BaseException:
        files.close()
        raise
    found.encoding.setdefault("source", place)
    return found
