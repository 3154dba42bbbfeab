"""Controllers on the command line: from files and modules, with errors of one paragraph."""

import sys
from pathlib import Path

import numpy as np
import pytest

import poinsot as po
from poinsot.cli.app import run

FILE = """
import math
import poinsot
from beside import stiffness

@poinsot.controller(period=0.01, reads=["joint_position", "joint_velocity"], writes=["shoulder", "elbow"])
def pd(t, q, v):
    return -stiffness * q - 2.0 * v

@poinsot.controller(period=0.01, writes="elbow")
def broken(t):
    return 1.0 / (t - 0.5) if t < 0.5 else math.log(-1.0)

@poinsot.controller(None, writes="fall", events="floor[impact]", state=0.0, compiled=True)
def kick(t, x):
    return 1.0 + x, x + 1.0

def from_model(model):
    return poinsot.Controller(0.01, lambda t, q: -q, "joint_position", model.freedom_names)

def confused(model):
    return model.nothing

number = 3.0
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "my_controllers.py").write_text(FILE)
    (tmp_path / "beside.py").write_text("stiffness = 30.0\n")
    (tmp_path / "wrong.py").write_text("import nothing_of_this_name\n")
    model = Path("examples/double_pendulum.toml").resolve()
    (tmp_path / "arm.toml").write_text(model.read_text())
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    for name in ("my_controllers", "beside", "wrong"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    return tmp_path


def called(monkeypatch: pytest.MonkeyPatch, *controllers: str, model: str = "arm.toml") -> int:
    flags = [word for each in controllers for word in ("--controller", each)]
    arguments = ["simulate", model, "--time", "1", "--samples", "11", "--out", "run.nc", *flags]
    monkeypatch.setattr(sys, "argv", ["poinsot", *arguments])
    return run()


@pytest.mark.sample(1)
@pytest.mark.parametrize("where", ["my_controllers.py:pd", "my_controllers:pd", "./my_controllers.py:from_model"])
def test_a_run_is_that_of_python(folder: Path, monkeypatch: pytest.MonkeyPatch, where: str) -> None:
    assert called(monkeypatch, where) == 0
    k = 30.0 if "pd" in where else 1.0
    same = po.Controller(
        0.01, lambda t, q, v: -k * q - (2.0 * v if "pd" in where else 0.0), ["joint_position", "joint_velocity"],
        ["shoulder", "elbow"],
    )  # fmt: skip
    expected = po.simulate(po.load("arm.toml"), 1.0, samples=11, controllers=same)
    assert np.array_equal(po.read("run.nc")["joint_position"], expected["joint_position"])


def test_one_may_act_at_events(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ball = Path(__file__).parents[2] / "examples" / "bouncing_ball.toml"
    assert called(monkeypatch, "my_controllers:kick", model=str(ball)) == 0
    law = po.Controller(None, lambda t, x: (1.0 + x, x + 1.0), writes="fall", events="floor[impact]", state=0.0)
    expected = po.simulate(po.load(ball), 1.0, samples=11, controllers=law)
    assert np.allclose(po.read("run.nc")["joint_position"], expected["joint_position"], rtol=0, atol=1e-12)


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("named", "code", "told"),
    [
        ("my_controllers.py", 2, "write file.py:function"),
        ("my_controllers.py:", 2, "write file.py:function"),
        ("mine.py:pd", 2, "there is no file mine.py"),
        ("my_controller:pd", 2, "ModuleNotFoundError"),
        ("my_controllers.py:pdd", 2, "did you mean 'pd'"),
        ("wrong.py:pd", 2, "nothing_of_this_name' (line 1 of wrong.py)"),
        (
            "my_controllers.py:confused",
            2,
            "has no attribute 'nothing'; did you mean 'motion'? (line 22 of my_controllers.py)",
        ),
        ("my_controllers.py:number", 2, "it is 3.0"),
        ("my_controllers.py:broken", 1, "'broken' raised ValueError: math domain error (line 12 of"),
    ],
)
def test_what_goes_wrong_is_told_in_a_paragraph(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], named: str, code: int, told: str
) -> None:
    assert called(monkeypatch, named) == code
    said = capsys.readouterr().err
    assert told in " ".join(said.split()) and "Traceback" not in said
    if code == 1:
        assert float(po.read("run.nc")["time"][-1]) == pytest.approx(0.5)
