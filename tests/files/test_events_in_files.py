"""[events.NAME] of files: guards with parameters, resets, ends of runs; each fault in one sentence with its line."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po

BALL = """poinsot = 1
gravity = [0, 0, -9.81]
[parameters]
r = 0.1
back = 0.8
far = "5*r"
[bodies.ball]
mass = 1.0
inertia = [0.01, 0.01, 0.01]
[pairs.height]
kind = "prismatic"
between = ["ground", "ball"]
point = [0, 0, 0]
axis = [0, 0, 1]
initial = { position = 1.1 }
[events.bounce]
guard = "height - r"
direction = -1
reset = { "joint_velocity[height]" = "-back*joint_velocity[height]" }
[events.end]
guard = "t - 20*r"
terminal = true
[simulation]
time = 3.0
"""
CIRCUIT = """poinsot = 1
[parameters]
R = 10.0
[elements.C]
kind = "capacitor"
nodes = ["a", "ground"]
capacitance = 0.01
voltage = 4.0
[elements.R1]
kind = "resistor"
nodes = ["a", "ground"]
resistance = "R"
[events.low]
guard = "C.charge - R*1e-3"
reset = { "C.charge" = 0.04 }
[simulation]
time = 0.3
"""


def written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "file.toml"
    path.write_text(text)
    return path


def test_events_of_a_mechanism_happen(tmp_path: Path) -> None:
    mech = po.load(written(tmp_path, BALL))
    bounce, end = mech.model.run.events
    assert (bounce.guard, bounce.direction, bounce.name) == ("height - (0.1)", -1, "bounce")
    assert bounce.reset == {"joint_velocity[height]": "-(0.8)*joint_velocity[height]"} and end.terminal
    run = po.simulate(mech)
    fall = np.sqrt(2 / 9.81)
    times = run["event_time"].values[run["event_element"].values == "bounce"]
    assert times[:2] == pytest.approx([fall, fall * 2.6], rel=1e-11)
    assert run.attrs["ended_by"] == "end" and float(run["time"][-1]) == pytest.approx(2.0, rel=1e-12)
    assert float(abs(run.energy_residual).max()) < 1e-9 * 9.81


@pytest.mark.long
def test_events_of_a_network_happen_beside_those_of_the_user(tmp_path: Path) -> None:
    net = po.load(written(tmp_path, CIRCUIT))
    run = po.simulate(net, events=[po.Event("C.charge - 0.02", name="half")])
    period = 0.1 * np.log(4.0)
    kinds = dict(zip(("low", "half"), (period, 0.1 * np.log(2.0)), strict=True))
    for name, first in kinds.items():
        times = run["event_time"].values[run["event_element"].values == name]
        assert times[:2] == pytest.approx([first, first + period], rel=1e-10), name
    assert float(abs(run.energy_residual).max()) < 1e-9


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('"height - r"', '"2*r"', r":17: events.bounce.guard: is 0.2 at all times: a guard depends on the state"),
        ('"height - r"', '"height - "', r":17: events.bounce.guard: cannot read the formula"),
        ('"height - r"', "[1, 2]", r":17: events.bounce.guard: must be a formula in quotes"),
        ("direction = -1", 'direction = "down"', r":18: events.bounce.direction: must be 1 \(the guard rises"),
        ("terminal = true", "terminate = true", r"events.end.terminate: unknown key"),
        ('guard = "t - 20*r"', "", r"events.end: lacks guard"),
    ],
)
def test_faults_are_told_in_one_sentence(old: str, new: str, words: str, tmp_path: Path) -> None:
    with pytest.raises(po.FileError, match=words):
        po.load(written(tmp_path, BALL.replace(old, new)))


def test_names_that_do_not_stand_in_the_state_are_told(tmp_path: Path) -> None:
    for text, name in (
        (BALL.replace('"height - r"', '"hight - r"'), "hight"),
        (CIRCUIT.replace("C.charge -", "D.charge -"), "D"),
    ):
        with pytest.raises(po.SimulationError, match=rf"'{name}.*does not stand in the state"):
            po.simulate(po.load(written(tmp_path, text)))


def test_a_table_of_the_network_that_is_none_is_told(tmp_path: Path) -> None:
    for text, words in (
        (CIRCUIT.replace("[events.low]", "[events]"), "events.guard: must be a table"),
        (CIRCUIT.replace('guard = "C.charge - R*1e-3"', "guard = 3"), r"events.low.guard: is 3 at all times"),
    ):
        with pytest.raises(po.FileError, match=words):
            po.load(written(tmp_path, text))


def test_families_and_pickles_keep_events(tmp_path: Path) -> None:
    import pickle

    net: Any = po.load(written(tmp_path, CIRCUIT))
    again = pickle.loads(pickle.dumps(net))
    assert [e.name for e in again.run.events] == ["low"]


@pytest.mark.parametrize(
    "whole",
    [
        '[use.x]\nfile = "file.toml"\n', '[assemblies.q]\nfile = "file.toml"\n[parts.one]\nkind = "q"\n',
        '[elements]\nm = {kind = "mechanism", file = "file.toml", ports = ["s"], nodes = ["a"]}\n'
        'd = {kind = "translational.damper", nodes = ["a", "ground"], damping = 0.1}\n',
    ],
)  # fmt: skip
def test_events_of_a_part_are_told_to_be_lost(whole: str, tmp_path: Path) -> None:
    slide = (
        'poinsot = 1\nbodies.a.mass = 1\n[pairs.s]\nkind = "prismatic"\nbetween = ["ground", "a"]\npoint = [0, 0, 0]\n'
    )
    written(tmp_path, slide + 'axis = [1, 0, 0]\n[events.turn]\nguard = "s - 0.1"\nterminal = true\n')
    (tmp_path / "whole.toml").write_text("poinsot = 1\n" + whole)
    with pytest.warns(
        po.FileWarning, match=r"the \[events\] of 'file.toml' do not act within another file: write them"
    ):
        po.load(tmp_path / "whole.toml")
