"""NetCDF files through a file object of Python: where a disk fails, HDF5 still comes to its end in order.

HDF5 cannot close a file that it cannot write: it keeps it, tries again when the process ends, and crashes there. So
writes that fail are noted and count as done; whoever writes looks at the note, says so and throws the file away.
Law  a disk that fails at any write leaves one error, no file and a process that goes on,
tests/simulation/test_failing_disks.py
"""

from __future__ import annotations

import io
import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from poinsot.simulation.interrupts import uninterrupted

if TYPE_CHECKING:
    import xarray as xr


class Disk(io.RawIOBase):
    """A file on a disk that may fail: after its first error nothing is written any more, and ``error`` says why."""

    def __init__(self, path: Path, fresh: bool) -> None:
        super().__init__()
        self.error: OSError | None = None
        self._file = os.open(path, os.O_RDWR | getattr(os, "O_BINARY", 0) | (os.O_CREAT | os.O_TRUNC if fresh else 0))
        self._at, self._size = 0, os.fstat(self._file).st_size

    def __repr__(self) -> str:
        return "the file of a result"

    def readable(self) -> bool:
        """Yes."""
        return True

    def writable(self) -> bool:
        """Yes."""
        return True

    def seekable(self) -> bool:
        """Yes."""
        return True

    def tell(self) -> int:
        """Where the next byte is."""
        return self._at

    def seek(self, offset: int, whence: int = os.SEEK_SET) -> int:
        """Go to a byte."""
        self._at = offset + (0 if whence == os.SEEK_SET else self._at if whence == os.SEEK_CUR else self._size)
        return self._at

    def readinto(self, buffer: Any) -> int:
        """Bytes of the file; zeros where they were never written."""
        target = memoryview(buffer).cast("B")
        done = 0
        while done < len(target):
            os.lseek(self._file, self._at + done, os.SEEK_SET)
            some = os.read(self._file, len(target) - done)
            if not some:
                break
            target[done : done + len(some)] = some
            done += len(some)
        within = max(min(len(target), self._size - self._at), done)
        target[done:within] = bytes(within - done)
        self._at += within
        return within

    def write(self, content: Any) -> int:
        """All of some bytes, or none and a note."""
        source = memoryview(content).cast("B")
        if self.error is None:
            try:
                os.lseek(self._file, self._at, os.SEEK_SET)
                done = 0
                while done < len(source):
                    done += os.write(self._file, source[done:])
            except OSError as error:
                self.error = error
        self._at += len(source)
        self._size = max(self._size, self._at)
        return len(source)

    def truncate(self, size: int | None = None) -> int:
        """Make the file so long."""
        self._size = self._at if size is None else size
        if self.error is None:
            try:
                os.ftruncate(self._file, self._size)
            except OSError as error:
                self.error = error
        return self._size

    def close(self) -> None:
        """Let the file go."""
        if not self.closed:
            super().close()
            try:
                os.close(self._file)
            except OSError as error:  # some systems tell here that there was no room
                self.error = self.error or error

    def look(self) -> None:
        """The error of the disk, if there was one."""
        if self.error is not None:
            raise self.error


class File:
    """A NetCDF file that is open for writing: ``file`` of h5netcdf on a `Disk`."""

    def __init__(self, path: Path, fresh: bool) -> None:
        import h5netcdf

        self.disk = Disk(path, fresh)
        try:
            self.file: Any = h5netcdf.File(self.disk, "w" if fresh else "r+")
        except BaseException:
            self.disk.close()
            raise

    def close(self) -> None:
        """Write the rest. Errors: OSError of the disk."""
        try:
            self.file.close()
        finally:
            self.disk.close()
            self.disk.look()


@contextmanager
def netcdf(path: Path, fresh: bool = False) -> Iterator[Any]:
    """A file of h5netcdf to write into. Errors: OSError of the disk, whatever HDF5 made of it.

    Signals wait: what Python raises of them while HDF5 writes, HDF5 throws away, and with it what it was to write.
    """
    with uninterrupted():
        opened = File(path, fresh)
        try:
            yield opened.file
        except Exception:
            opened.disk.look()
            raise
        finally:
            opened.close()


def write_netcdf(
    dataset: xr.Dataset,
    path: Path,
    fresh: bool = True,
    encoding: Mapping[str, Mapping[str, object]] | None = None,
    unlimited: Iterable[str] = (),
) -> None:
    """A dataset as a NetCDF file, or more variables of one that is there, as xarray writes them."""
    from xarray.backends import H5NetCDFStore

    with netcdf(path, fresh) as file:
        dataset.compute().dump_to_store(
            H5NetCDFStore(file, mode="w" if fresh else "a"),
            encoding={name: dict(each) for name, each in (encoding or {}).items()},
            unlimited_dims=[*unlimited],
        )
