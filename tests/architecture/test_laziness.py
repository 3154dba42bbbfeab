"""Importing the package does no work and pulls in nothing heavy. Asserted by what is loaded, never by a time."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from architecture.source_tree import ROOT

HEAVY = {
    "xarray", "pandas", "h5netcdf", "h5py", "matplotlib", "sympy", "mpmath", "pydantic",
    "scipy.integrate", "scipy.optimize", "scipy.sparse", "pinocchio", "mujoco",
}  # fmt: skip
HELP = "import sys; sys.argv[:] = ['poinsot', '--help']; from poinsot.cli import main; main()"


def loaded_by(code: str) -> set[str]:
    """The modules that a fresh interpreter has loaded after running the code, as it reports them itself."""
    result = subprocess.run(
        [sys.executable, "-X", "importtime", "-c", code],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip
    assert result.returncode == 0, result.stderr[-2000:]
    lines = [line for line in result.stderr.splitlines() if line.startswith("import time:")]
    return {line.rpartition("|")[2].strip() for line in lines}


def heavy(names: set[str]) -> set[str]:
    return {name for name in names if any(name == top or name.startswith(f"{top}.") for top in HEAVY)}


@pytest.mark.parametrize("code", ["import poinsot", HELP], ids=["import", "help"])
def test_nothing_heavy_is_loaded(code: str) -> None:
    assert not heavy(loaded_by(code))


WITHOUT = """
import sys
class Absent:
    def find_spec(self, name, *_):
        if name.partition(".")[0] in {packages}:
            raise ModuleNotFoundError(name, name=name)
sys.meta_path.insert(0, Absent())
from poinsot import *
"""


def test_the_names_at_the_top_want_no_extra_package() -> None:
    extras = {"jax", "sympy", "viser", "trimesh", "panda3d", "mujoco", "zarr", "distributed", "xacro", "gymnasium"}
    assert "poinsot.components.electrical" in loaded_by(WITHOUT.format(packages=extras))


RUN = "import sys; sys.argv[:] = ['poinsot', 'simulate', '--time', '0.1', {!r}]; from poinsot.cli.app import run; run()"


def test_a_run_loads_what_it_uses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A mechanism is read, moved and its ledger printed; CasADi is wanted by what is not compiled yet alone."""
    monkeypatch.setenv("POINSOT_CACHE", str(tmp_path))
    names = [loaded_by(RUN.format(str(ROOT / "examples" / "double_pendulum.toml"))) for _ in range(2)]
    unused = HEAVY - {"pydantic"} | {"scipy", "networkx", "poinsot.networks", "poinsot.structures.dirac"}
    for found in names:
        assert "poinsot.simulation.run" in found
        assert not {name for name in found if any(name == top or name.startswith(f"{top}.") for top in unused)}
    assert ["casadi" in found for found in names] == [True, False]


def test_the_meter_sees_what_is_loaded() -> None:
    assert "scipy.sparse" in heavy(loaded_by("import scipy.sparse"))
