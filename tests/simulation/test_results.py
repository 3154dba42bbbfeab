"""Result files: complete or not there at all, and the same when read back."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pytest
import xarray as xr

from poinsot import FileError, System
from poinsot.simulation.results import netcdf_writing
from poinsot.simulation.results.files import check_writable, read, write
from poinsot.simulation.results.ledger import ledger
from poinsot.simulation.simulate import simulate

SUFFIXES = [
    ".nc",
    pytest.param(".zarr", marks=pytest.mark.skipif(not find_spec("zarr"), reason="zarr is not installed")),
]


@pytest.fixture(scope="module")
def run(oscillator: System) -> xr.Dataset:
    return simulate(oscillator, 2.0, inputs={"force": 2.0})


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_what_is_written_is_read(run: xr.Dataset, tmp_path: Path, suffix: str) -> None:
    path = write(run, tmp_path / f"run{suffix}")
    again = read(path)
    xr.testing.assert_identical(again, run)
    assert ledger(again) == ledger(run)
    write(run.isel(time=slice(0, 3)), path)
    assert read(path).sizes["time"] == 3
    assert [each.name for each in tmp_path.iterdir()] == [path.name]


def test_a_constrained_run_is_written_too(circle: System, tmp_path: Path) -> None:
    run = simulate(circle, 1.0)
    xr.testing.assert_identical(read(write(run, tmp_path / "run.nc")), run)


def test_places_that_cannot_be_written_are_refused_before_the_run(tmp_path: Path) -> None:
    for name, message in (("run.txt", "end in .nc"), ("none/run.nc", "does not exist"), ("run", "end in .nc")):
        with pytest.raises(FileError, match=message):
            check_writable(tmp_path / name)
    (tmp_path / "folder.nc").mkdir()
    with pytest.raises(FileError, match="in the way"):
        check_writable(tmp_path / "folder.nc")
    assert not [each for each in tmp_path.iterdir() if each.name != "folder.nc"]


@pytest.mark.skipif(find_spec("zarr") is not None, reason="zarr is installed")
def test_zarr_without_the_package_is_said(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="zarr is not installed"):
        check_writable(tmp_path / "run.zarr")


def test_a_failed_write_leaves_what_was_there(run: xr.Dataset, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = write(run, tmp_path / "run.nc")

    def full(*args: object, **options: object) -> None:
        Path(str(args[1])).write_bytes(b"half")
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(netcdf_writing, "write_netcdf", full)
    with pytest.raises(FileError, match="No space left"):
        write(run, path)
    assert [each.name for each in tmp_path.iterdir()] == ["run.nc"]
    xr.testing.assert_identical(read(path), run)


def test_what_is_no_result_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="no such file"):
        read(tmp_path / "none.nc")
    (tmp_path / "text.nc").write_text("not a result")
    with pytest.raises(FileError, match=r"cannot read .*text\.nc"):
        read(tmp_path / "text.nc")
