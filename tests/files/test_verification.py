"""Runs in files are checked by another method: their models are read again, as they were, or refused by name."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import saved
from command import poinsot as command
from poinsot import FileError, SimulationError

CRANK = """
poinsot = 1
name = "crank"
parameters = {m = 2.0}
bodies.rod = {mass = "m", centre = [0.3, 0, 0], inertia = ["0.1*m", "0.1*m", "0.1*m"]}
torques.motor = {pair = "hinge", magnitude = 0.0}
[pairs.hinge]
kind = "revolute"
between = ["ground", "rod"]
point = [0, 0, 0]
axis = [0, 1, 0]
initial = { velocity = 3.0 }
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A crank with a motor."""
    return saved(tmp_path / "crank.toml", CRANK)


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    "given", [{}, {"motor": 0.5}, {"motor": "0.5*sin(3*t)"}, {"motor": ([0, 0.5, 0.5], [0, 1, -1])}]
)
@pytest.mark.parametrize("ending", [".nc", ".zarr"])
def test_a_run_in_a_file_tells_its_model(file: Path, tmp_path: Path, ending: str, given: dict[str, Any]) -> None:
    run = po.simulate(po.load(file), 1.0, inputs=given, samples=101)
    kept = po.read(po.write(run, tmp_path / f"run{ending}"))
    found = po.verify(kept, seed=7)
    assert found.passed and found == po.verify(run, seed=7)
    streamed = po.simulate(po.load(file), 1.0, inputs=given, samples=101, to=tmp_path / f"streamed{ending}")
    assert po.verify(streamed, seed=7) == found == po.verify(po.read(tmp_path / f"streamed{ending}"), seed=7)
    kept["joint_position"].values[50] += 1e-4
    assert not po.verify(kept, stretches="all").passed


def test_a_file_that_is_another_or_gone_is_refused(file: Path, tmp_path: Path) -> None:
    kept = po.read(po.write(po.simulate(po.load(file), 1.0), tmp_path / "run.nc"))
    file.write_text(CRANK.replace("m = 2.0", "m = 2.1"), encoding="utf-8")
    with pytest.raises(FileError, match=r"crank.toml is not what it was when the run of 'crank' was made"):
        po.verify(kept)
    assert po.verify(kept, po.load(file)).passed  # of a pendulum that nothing drives the mass tells nothing
    file.unlink()
    with pytest.raises(FileError, match="is not there any more"):
        po.verify(kept)
    kept.attrs["made_of"] = "{}"
    with pytest.raises(SimulationError, match="does not say of what model"):
        po.verify(kept)
    kept.attrs["made_of"] = "[1"
    with pytest.raises(FileError, match="in words of this version"):
        po.verify(kept)


@pytest.mark.long
def test_what_no_file_holds_is_asked_for(file: Path, tmp_path: Path) -> None:
    machine = po.load(file)

    def pushed(t: Any) -> Any:
        return np.sin(3 * t)

    kept = po.read(po.write(po.simulate(machine, 1.0, inputs={"motor": pushed}), tmp_path / "run.nc"))
    with pytest.raises(SimulationError, match="the input 'motor' of the run was a function"):
        po.verify(kept)
    assert po.verify(kept, inputs={"motor": pushed}).passed
    held = po.Controller(0.01, lambda t, q: -3.0 * q, "joint_position", "motor")
    kept = po.read(po.write(po.simulate(machine, 1.0, controllers=held), tmp_path / "held.nc"))
    with pytest.raises(SimulationError, match=r"had controllers, .*give them again"):
        po.verify(kept)
    assert po.verify(kept, controllers=held).passed
    event = po.Event("joint_position[hinge] - 0.2", reset={"joint_velocity[hinge]": 1.0}, name="again")
    kept = po.read(po.write(po.simulate(machine, 1.0, events=event), tmp_path / "event.nc"))
    with pytest.raises(SimulationError, match="had events from Python"):
        po.verify(kept)
    assert po.verify(kept, events=event).passed


def test_the_command_checks_a_run(file: Path, tmp_path: Path) -> None:
    out = str(tmp_path / "run.nc")
    said = "--parameter", "m=3", "--input", "motor=0.5*sin(3*t)"
    done = command("simulate", str(file), "--time", "1", *said, "--out", out)
    assert done.returncode == 0, done.stderr
    done = command("verify", out, "--seed", "3")
    assert done.returncode == 0 and "holds in 8 stretches" in done.stdout and "seed=3" in done.stdout, done.stderr
    assert command("verify", out, str(file), *said).returncode == 0
    wrong = command("verify", out, str(file), "--parameter", "m=2", "--input", "motor=0.5*sin(3*t)")
    assert wrong.returncode == 3 and "does not hold: 'joint_" in wrong.stdout
    run = po.read(out)
    run["joint_velocity"].values[500] *= -1
    po.write(run, out)
    damaged = command("verify", out, "--stretches", "all")
    assert damaged.returncode == 3 and "joint_velocity[hinge]" in damaged.stdout
    assert command("verify", out, "--stretches", "none").returncode == 2
    page = command("report", out)
    assert page.returncode == 0
    text = (tmp_path / "run.html").read_text(encoding="utf-8")
    assert "Checked by another method" in text and str(tmp_path) not in text.split("Checked by")[1]


@pytest.mark.long
def test_the_report_has_the_verdict(file: Path, tmp_path: Path) -> None:
    run = po.simulate(po.load(file), 1.0, samples=101)
    text = po.report(run, tmp_path / "a.html").read_text(encoding="utf-8")
    assert "holds in 8 stretches" in text
    run["joint_position"].values[::5] += 1e-3
    text = po.report(run, tmp_path / "b.html", verified=po.verify(run, stretches="all")).read_text(encoding="utf-8")
    assert "does not hold" in text
    assert "another method" not in po.report(run, tmp_path / "c.html", verified=False).read_text(encoding="utf-8")
