"""`poinsot simulate` of a file that names an FMU: its binary runs where the user says so, and nowhere else."""

from pathlib import Path

import pytest

import poinsot as po
from cases import saved
from conftest import require_oracle
from poinsot.cli.app import run

FILE = """poinsot = 1
elements.cart = {kind = "mass", nodes = ["cart"], mass = 1.0}
elements.wall.kind = "fmu"
elements.wall.file = "wall.fmu"
elements.wall.period = 1e-3
elements.wall.nodes = ["ground", "cart"]
elements.wall.ports.tip = { kind = "force_source", output = "v.force", input = "v" }
"""


def test_an_fmu_of_a_file_runs_where_the_user_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One without a binary: with --run-fmus it is what is missing, without it is never looked for."""
    require_oracle("fmpy")
    wall = po.Network("wall")
    wall.add(po.translational.VelocitySource("v", 0.0), "a", "ground")
    wall.add(po.translational.Spring("k", 50.0), "a", "ground")
    po.export_fmu(wall, tmp_path / "wall.fmu", inputs=["v"], parameters=[], binary=False)
    file = saved(tmp_path / "cart.toml", FILE)

    def said(*words: str) -> tuple[int, str]:
        monkeypatch.setattr("sys.argv", ["poinsot", *words])
        code = run()
        told = capsys.readouterr()
        return code, " ".join((told.out + told.err).split())

    code, words = said("analyse", str(file))
    assert code == 0 and "wall.tip" in words
    code, words = said("simulate", str(file), "--time", "0.01")
    assert code == 2 and "nobody has said that it may" in words and "--run-fmus" in words
    code, words = said("simulate", str(file), "--time", "0.01", "--run-fmus")
    assert code == 2 and "it has no binary for this platform" in words and "C sources can be compiled" in words
