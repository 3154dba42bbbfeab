"""Importing the package does no work and pulls in nothing heavy. Asserted by what is loaded, never by a time."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from architecture.source_tree import ROOT
from cases import saved

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


ON_THE_FLOOR = """
import sys, poinsot as po
ball = po.load(sys.argv[1], base="free", ground={"friction": 0.5})
po.simulate(ball, 0.01, method="moreau", step=1e-3, initial=([0, 0, 0.1, 0, 0, 0, 1], [0] * 6), dataset=False)
"""
BALL = """<robot name="ball"><link name="ball">
<inertial><mass value="1"/><inertia ixx=".01" ixy="0" ixz="0" iyy=".01" iyz="0" izz=".01"/></inertial>
<collision><geometry><sphere radius=".1"/></geometry></collision></link></robot>"""
NEVER = HEAVY | {"scipy", "networkx", "typer", "asyncio", "ssl", "email", "importlib.metadata", "numpy.ma",
                 "poinsot.networks", "poinsot.structures.dirac", "poinsot.analysis.linearize",
                 "poinsot.analysis.singularities", "poinsot.analysis.reactions", "poinsot.motion.switching_rolled",
                 "poinsot.simulation.checkpoints.bounds", "poinsot.cli.ensemble", "poinsot.cli.export"}  # fmt: skip
COMPILING = {"casadi", "poinsot.programs.composition", "poinsot.renderers.llvm.module", "poinsot.code.typed",
             "pydantic", "poinsot.files.network", "poinsot.files.schema", "numpy.random"}  # fmt: skip
"""What is wanted by what is not read and compiled yet alone."""
MOST_OF_OUR_OWN = 349
"""Modules that a run loads; each costs from 0.2 ms to the 5 ms of one with dataclasses."""


def names_in(names: set[str], tops: set[str]) -> set[str]:
    return {name for name in names if any(name == top or name.startswith(f"{top}.") for top in tops)}


@pytest.mark.parametrize(
    "code, given, unused",
    [
        (
            RUN.format(str(ROOT / "examples" / "double_pendulum.toml")),
            "",
            (NEVER - {"pydantic", "email", "importlib.metadata"}) | {"poinsot.simulation.moreau"},
        ),
        pytest.param(
            ON_THE_FLOOR, BALL, NEVER | {"http", "rich", "poinsot.simulation.residual.plan"}, marks=pytest.mark.long
        ),
    ],
    ids=["command", "robot"],
)  # fmt: skip
def test_a_run_loads_what_it_uses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str, given: str, unused: set[str]
) -> None:
    """A mechanism is read and moved, and its ledger printed: twice, the second time with what the cache has."""
    monkeypatch.setenv("POINSOT_CACHE", str(tmp_path))
    file = saved(tmp_path / "ball.urdf", given)
    names = [loaded_by(code.replace("sys.argv[1]", repr(str(file)))) for _ in range(2)]
    for found in names:
        assert "poinsot.simulation.run" in found
        assert not names_in(found, unused)
    first, second = names
    assert "casadi" in first
    assert not names_in(second, COMPILING)
    assert len(names_in(second, {"poinsot"})) <= MOST_OF_OUR_OWN


def test_the_meter_sees_what_is_loaded() -> None:
    assert "scipy.sparse" in heavy(loaded_by("import scipy.sparse"))
