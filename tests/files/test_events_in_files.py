"""[events.NAME] of files: guards with parameters, resets, ends of runs; each fault in one sentence with its line."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from c_compiler import COMPILER
from cases import saved
from command import poinsot
from simulation.in_c import is_the_packages

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
    return saved(tmp_path / "file.toml", text)


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


WHOLE = {
    "use": '[use.one]\nfile = "file.toml"\n',
    "assembly": '[assemblies.q]\nfile = "file.toml"\n[parts.one]\nkind = "q"\n',
    "inside": '[assemblies.q]\nfile = "file.toml"\n[assemblies.p]\nparts.one.kind = "q"\n[parts.whole]\nkind = "p"\n',
    "element": """[elements]
one = {kind = "mechanism", file = "file.toml", ports = ["height"], nodes = ["a"]}
force = {kind = "force_source", nodes = ["a", "ground"], force = 0}
""",
    "frames": """[elements]
one = {kind = "mechanism", file = "file.toml", ports = {eye = {body = "ball"}}, nodes = ["a"]}
dust = {kind = "spatial.body", nodes = ["a"], mass = 1e-300, inertia = [0, 0, 0]}
""",
}


def in_part(tmp_path: Path, way: str, ball: str = BALL, more: str = "", name: str = "one") -> Any:
    """The ball as a part of another file."""
    written(tmp_path, ball)
    text = "poinsot = 1\n" + more + WHOLE[way].replace("one", name) + "[simulation]\ntime = 3.0\n"
    return po.load(saved(tmp_path / "whole.toml", text))


def times_of(run: Any, event: str) -> Any:
    return run["event_time"].values[run["event_element"].values == event]


@pytest.mark.parametrize("way", WHOLE)
def test_the_only_part_of_a_file_runs_as_its_own_file(way: str, tmp_path: Path) -> None:
    run = po.simulate(in_part(tmp_path, way))
    alone = po.simulate(po.load(tmp_path / "file.toml"))
    name = "whole.one" if way == "inside" else "one"
    assert run.attrs["ended_by"] == f"{name}.end" and alone.attrs["ended_by"] == "end"
    expected, found = times_of(alone, "bounce"), times_of(run, f"{name}.bounce")
    assert len(found) == len(expected) >= 3 and found == pytest.approx(expected, rel=1e-9)
    own = next(str(each) for each in run.data_vars if str(each).endswith("joint_position"))
    assert float(run[own].squeeze()[-1]) == pytest.approx(float(alone["joint_position"].squeeze()[-1]), rel=1e-7)
    assert float(abs(run.energy_residual).max()) < 1e-9 * 9.81


@pytest.mark.parametrize("way", ["use", "assembly", "element"])
def test_equal_parts_have_their_own_events(way: str, tmp_path: Path) -> None:
    """The second falls from elsewhere; a name that two have is refused where it is said of the whole."""
    other = BALL.replace("position = 1.1", "position = 0.6").replace("20*r", "23*r")
    second = WHOLE[way].replace("one", "two").replace("[elements]\n", "").replace("file.toml", "other.toml")
    second = second.replace('"a"', '"b"').replace("force =", "f2 =", 1).replace("assemblies.q", "assemblies.o")
    (tmp_path / "other.toml").write_text(other)
    whole = in_part(tmp_path, way, more="")
    text = (tmp_path / "whole.toml").read_text().replace("[simulation]", second.replace('"q"', '"o"') + "[simulation]")
    whole = po.load(saved(tmp_path / "whole.toml", text))
    run = po.simulate(whole)
    assert run.attrs["ended_by"] == "one.end"
    for name, high in (("one", 1.0), ("two", 0.5)):
        fall = np.sqrt(2 * high / 9.81)
        assert times_of(run, f"{name}.bounce")[:2] == pytest.approx([fall, fall * 2.6], rel=1e-9), name
    if way == "element":
        with pytest.raises(po.SimulationError, match=r"'height' in 'height - 0\.5' does not stand in the state"):
            po.simulate(whole, events=po.Event("height - 0.5"))


def test_parts_of_parts_and_other_names(tmp_path: Path) -> None:
    """A user of a file that uses another; a part whose name is no word."""
    in_part(tmp_path, "use", name="a-1")
    run = po.simulate(po.load(saved(tmp_path / "top.toml", 'poinsot = 1\n[use.b]\nfile = "whole.toml"\n')), time=3.0)
    assert run.attrs["ended_by"] == "b.a-1.end" and len(times_of(run, "b.a-1.bounce")) >= 3
    done = poinsot("simulate", tmp_path / "top.toml", "--time", "3")
    assert done.returncode == 0 and "ended: 668 samples to t = 2 s" in done.stdout, done
    text = 'poinsot = 1\n[use.b]\nfile = "whole.toml"\nwithout = ["a-1.end"]\n'
    (tmp_path / "top.toml").write_text(text)
    assert po.simulate(po.load(tmp_path / "top.toml"), time=2.5).attrs["status"] == "done"


def test_mechanisms_and_networks_that_become_elements_keep_their_events(tmp_path: Path) -> None:
    """In Python, too; one with functions of its own state is refused."""
    ball: Any = po.load(written(tmp_path, BALL))
    inner = po.Network("inner")
    inner.add(ball.as_element("ball"), "a")
    outer = po.Network("outer")
    outer.add(inner.as_element("cell", {"up": "a"}), "b")
    outer.add(po.translational.Damper("d", 1e-9), "b", "ground")
    both = ball.with_attached(ball, at="ground", prefix="top_")
    for whole, name in ((inner, "ball.end"), (outer, "cell.ball.end"), (both, "end")):
        run = po.simulate(whole, time=3.0)
        assert run.attrs["ended_by"] == name and float(run["time"][-1]) == pytest.approx(2.0)
    assert len(times_of(run, "top_bounce")) >= 3
    circuit: Any = po.load(written(tmp_path, CIRCUIT))
    outer = po.Network("outer")
    outer.add(circuit.as_element("cell", {"up": "a"}), "b")
    assert times_of(po.simulate(outer, time=0.3), "cell.low")[:2] == pytest.approx([0.1 * np.log(4), 0.2 * np.log(4)])
    with pytest.raises(po.SimulationError, match=r"'arm\.top' is of a part, whose state is not that of the whole"):
        po.Event(lambda t, x: x[0], name="top").within("arm.")


@pytest.mark.sample(1)
@pytest.mark.parametrize("way", ["use", "element"])
def test_ensembles_and_c_have_the_events_of_parts(way: str, tmp_path: Path) -> None:
    whole = in_part(tmp_path, way)
    heights = [0.7, 1.1]
    name = "one.height" if way == "use" else "one.height.position"
    runs = po.ensemble(whole, {name: heights}, time=3.0)
    for k, height in enumerate(heights):
        run = po.simulate(whole, time=3.0, initial={"one": {"height": height}} if way == "element" else {name: height})
        assert run.attrs["ended_by"] == "one.end" and len(times_of(run, "one.bounce")) >= 3
        own = (runs["event_member"].values == k) & (runs["event_element"].values == "one.bounce")
        np.testing.assert_array_equal(runs["event_time"].values[own], times_of(run, "one.bounce"))
    if COMPILER is not None:
        is_the_packages(whole, 1.5, tmp_path)
