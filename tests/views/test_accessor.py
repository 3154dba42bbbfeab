"""``run.poinsot`` is on every dataset, whatever was imported first, and importing poinsot imports no xarray."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import poinsot as po
from architecture.source_tree import ROOT

SAY = "print(type(xarray.Dataset().poinsot).__name__, xarray.__spec__.loader is xarray.__loader__)"


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    "code",
    [
        f"import poinsot, xarray; {SAY}",
        f"import xarray, poinsot; {SAY}",
        f"import poinsot; from xarray import Dataset; import xarray; {SAY}",
        "import sys, poinsot; assert 'xarray' not in sys.modules; print('Accessor True')",
    ],
)
def test_it_is_there_in_whichever_order(code: str) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    told = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert told.stdout.strip() == "Accessor True", told.stderr


def test_it_survives_a_file(tmp_path: Path) -> None:
    import xarray as xr

    run = po.simulate(po.load("examples/double_pendulum.toml"), 0.1, samples=5)
    assert run.poinsot.ledger() == po.ledger(run)
    po.write(run, tmp_path / "run.nc")
    with xr.open_dataset(tmp_path / "run.nc", engine="h5netcdf") as kept:
        assert kept.poinsot.ledger() == po.ledger(run)
        assert len(kept.poinsot.plot().axes) == 4
