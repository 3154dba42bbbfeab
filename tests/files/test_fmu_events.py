"""Events in FMUs: limits, friction, diodes, contacts; the mode is decided in event mode as `simulate` decides it."""

import csv
import itertools
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import EXAMPLES, saved
from conftest import require_oracle
from fmus import HAS_COMPILER, Driven
from networks.long_mechanisms import rolled
from networks.switching_beside_long import CASES
from poinsot import ModelError
from poinsot.files.fmu.run import loops_text
from poinsot.motion import probing
from switching.walked_machines import leg

pytestmark = [pytest.mark.oracle, pytest.mark.skipif(not HAS_COMPILER, reason="no C compiler on this machine")]
REFERENCE = Path(__file__).parent / "reference_fmus" / "BouncingBall_ref.csv"


@pytest.fixture(scope="module")
def ball(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("fmus") / "ball.fmu"
    po.export_fmu(po.load(EXAMPLES / "bouncing_ball.toml"), path)
    return path


def stepped(path: Path, times: Any, names: list[str]) -> np.ndarray:
    """Co-simulation from each time to the next."""
    own = Driven(path, "CoSimulation", tolerance=1e-12)
    found = [own.get(*names)]
    for begin, end in itertools.pairwise(times):
        own.fmu.doStep(begin, end - begin)
        found.append(own.get(*names))
    own.close()
    return np.array(found)


def exchanged(path: Path, times: Any, names: list[str], rtol: float) -> np.ndarray:
    """Model exchange by FMPy's CVode, the last value at each time."""
    run = require_oracle("fmpy").simulate_fmu(
        str(path), stop_time=times[-1], output_interval=times[1] - times[0], relative_tolerance=rtol,
        fmi_type="ModelExchange", output=names,
    )  # fmt: skip
    moments = np.array([row[0] for row in run])
    return np.array([[*run[np.flatnonzero(np.abs(moments - t) < 1e-9)[-1]]][1:] for t in times])


def test_the_ball_bounces_as_in_simulate(ball: Path) -> None:
    from fmpy.validation import validate_fmu

    assert validate_fmu(str(ball)) == []
    machine = po.load(EXAMPLES / "bouncing_ball.toml")
    times = np.linspace(0.0, 3.0, 61)
    run = po.simulate(machine, times=times)
    wanted = np.hstack([run["joint_position"].values, run["joint_velocity"].values])
    names = ["fall", "fall.rate"]
    found = stepped(ball, times, names)
    assert np.abs(found - wanted).max() < 1e-11
    assert found[-1, 1] == 0.0 and abs(found[-1, 0]) < 1e-10  # it rests
    away = np.abs(exchanged(ball, times, names, 1e-11) - wanted)
    assert away[:40].max() < 1e-7 and away[:, 0].max() < 1e-8


def fallen(times: Any) -> np.ndarray:
    """Height and speed in closed form: from 1 m at rest, g = 9.81 m/s², 0.7 of the speed left by each bounce."""
    found, g = [], 9.81
    for t in times:
        begin, height, speed = 0.0, 1.0, 0.0
        while (lasts := (speed + np.sqrt(speed**2 + 2.0 * g * height)) / g) < t - begin:
            begin, height, speed = begin + lasts, 0.0, 0.7 * (g * lasts - speed)
        passed = t - begin
        found.append([height + speed * passed - 0.5 * g * passed**2, speed - g * passed])
    return np.array(found)


def test_the_ball_of_the_reference_fmus(ball: Path) -> None:
    """At the FMI project's times, before its ball stops, ours is the ball in closed form; both start where theirs does.

    That result is itself off by 2.5e-6 m after 0.01 s (0.999507 m where 1 − ½ g t² is 0.9995095 m), and by more later.
    """
    with REFERENCE.open(encoding="utf-8") as file:
        rows = [[float(each) for each in row] for row in list(csv.reader(file))[1:]]
    table = np.array([row for row in rows if row[0] < 2.43])
    table = table[[abs(t / 0.01 - round(t / 0.01)) < 1e-9 for t in table[:, 0]]]
    exact = fallen(table[:, 0])
    assert np.abs(stepped(ball, table[:, 0], ["fall", "fall.rate"]) - exact).max() < 1e-9
    assert np.abs(table[0, 1:] - exact[0]).max() == 0.0 and np.abs(table[1, 1:] - exact[1]).max() < 3e-6


@pytest.mark.long
def test_diodes_of_a_bridge(tmp_path: Path) -> None:
    """A network whose modes stand in a table: a state disappears while it conducts, and comes back."""
    bridge = po.load(EXAMPLES / "networks" / "peak_rectifier.toml")
    path = tmp_path / "bridge.fmu"
    po.export_fmu(bridge, path, version="2.0")
    times = np.linspace(0.0, 0.04, 21)
    wanted = po.simulate(bridge, times=times)["C.charge"].values
    assert np.abs(stepped(path, times, ["C.charge"])[:, 0] - wanted).max() < 1e-12 * np.abs(wanted).max()
    assert np.abs(exchanged(path, times, ["C.charge"], 1e-9)[:, 0] - wanted).max() < 1e-7 * np.abs(wanted).max()
    with pytest.raises(ModelError, match="its modes follow from its numbers"):
        po.export_fmu(bridge, path, parameters=["elements.load.resistance"])


def test_numbers_of_what_switches_are_no_parameters(tmp_path: Path) -> None:
    text = (EXAMPLES / "bouncing_ball.toml").read_text(encoding="utf-8")
    text = text.replace("[bodies.ball]", "[parameters]\neps = 0.7\n\n[bodies.ball]", 1)
    path = saved(tmp_path / "ball.toml", text.replace("restitution = 0.7", 'restitution = "eps"'))
    bridge = po.load(EXAMPLES / "networks" / "peak_rectifier.toml")
    for family in (po.load_family(path, "eps"), bridge.with_parameters("elements.load.resistance")):
        with pytest.raises(ModelError, match="what switches has its numbers for good"):
            po.export_fmu(family, tmp_path / "x.fmu", binary=False)


def test_tables_beside_diodes_are_refused(tmp_path: Path) -> None:
    net = po.Network("half wave")
    net.add(po.electrical.VoltageSource("mains", ([0.0, 1.0, 2.0], [0.0, 5.0, -5.0])), "a", "ground")
    net.add(po.electrical.IdealDiode("D"), "a", "b")
    net.add(po.electrical.Resistor("R", 10.0), "b", "c")
    net.add(po.electrical.Capacitor("C", 1e-2), "c", "ground")
    with pytest.raises(ModelError, match="'mains' is a table, whose slope decides"):
        po.export_fmu(net, tmp_path / "x.fmu", binary=False)


@pytest.mark.parametrize("version", ["3.0", pytest.param("2.0", marks=pytest.mark.long)])
def test_events_of_the_user(version: str, tmp_path: Path) -> None:
    """A reset and an end beside a floor: both kinds of FMU take the run of `simulate`."""
    from fmpy.validation import validate_fmu

    machine, path = po.load(EXAMPLES / "bouncing_ball.toml"), tmp_path / "kicked.fmu"
    kick = po.Event("joint_position[fall] - 0.3", name="kick", reset={"joint_velocity[fall]": "2"}, direction=-1)
    events = [kick, po.Event("t - 2.5", name="late", terminal=True)]
    fmu = po.export_fmu(machine, path, version=version, events=events)
    assert validate_fmu(str(path)) == [] and fmu.names["indicator"] == ("margin.floor", "margin.kick", "margin.late")
    times = np.linspace(0.0, 2.4, 49)
    wanted = po.simulate(machine, times=times, events=events)["joint_position"].values[:, 0]
    assert np.abs(stepped(path, times, ["fall"])[:, 0] - wanted).max() < 1e-11
    assert np.abs(exchanged(path, times, ["fall"], 1e-11)[:, 0] - wanted).max() < 1e-8
    run = require_oracle("fmpy").simulate_fmu(str(path), stop_time=3.0, fmi_type="ModelExchange")
    assert abs(run["time"][-1] - 2.5) < 1e-9


@pytest.mark.long
@pytest.mark.parametrize("version", ["3.0", "2.0"])
def test_time_stepping_is_co_simulation(version: str, tmp_path: Path) -> None:
    """The file asks for it; again after a reset, and from a state that was saved, it is the same to the bit."""
    from fmpy.validation import validate_fmu

    wheel, path = po.load(EXAMPLES / "rimless_wheel.toml"), tmp_path / "wheel.fmu"
    made = po.export_fmu(wheel, path, version=version)
    names = list(made.names["state"][:3])
    assert validate_fmu(str(path)) == [] and not {"rate", "power", "indicator", "parameter"} & {*made.names}
    times, found = 0.05 * np.arange(31), list[Any]()
    own = Driven(path, "CoSimulation")
    assert own.description.modelExchange is None
    for _ in range(2):
        values = [own.get(*names)]
        for k, (begin, end) in enumerate(itertools.pairwise(times)):
            own.fmu.doStep(begin, end - begin)
            values.append(own.get(*names))
            if k == 9 and own.three:
                state = own.fmu.getFMUState()
                own.fmu.doStep(end, 0.05)
                own.fmu.setFMUState(own.fmu.deserializeFMUState(own.fmu.serializeFMUState(state)))
        found.append(np.array(values))
        own.fmu.reset()
        own.begin(0.0, {}, None)
    own.close()
    np.testing.assert_array_equal(*found)
    wanted = po.simulate(wheel, times=times)["joint_position"].values
    assert np.abs(found[0] - wanted).max() < 1e-12


def test_the_texts_of_loops_are_c() -> None:
    """All that a run calls, and what events of a master's method ask of the loops."""
    text = loops_text("dop853", switches=True)
    for name in ("decide", "lemke", "states", "try_explicit", "find_event"):
        assert f" run_{name}(" in text
    assert "#define guards_tolerated run_tolerated" in text


def test_what_begins_beyond_its_end_is_said(ball: Path) -> None:
    with pytest.raises(Exception, match="ExitInitializationMode"):
        Driven(ball, fall=-0.5)


ROBOT = """<robot name="two links">
  <link name="base"/>
  <link name="upper"><inertial><origin xyz="0 0 -0.25"/><mass value="2"/>
    <inertia ixx="0.05" iyy="0.05" izz="0.01" ixy="0" ixz="0" iyz="0"/></inertial></link>
  <link name="lower"><inertial><origin xyz="0 0 -0.2"/><mass value="1"/>
    <inertia ixx="0.02" iyy="0.02" izz="0.01" ixy="0" ixz="0" iyz="0"/></inertial></link>
  <joint name="shoulder" type="revolute"><parent link="base"/><child link="upper"/><axis xyz="0 1 0"/>
    <limit lower="-2" upper="2" effort="50" velocity="10"/><dynamics friction="1.5"/></joint>
  <joint name="elbow" type="revolute"><parent link="upper"/><child link="lower"/><origin xyz="0 0 -0.5"/>
    <axis xyz="0 1 0"/><limit lower="0" upper="2.5" effort="50" velocity="10"/><dynamics friction="0.3"/></joint>
</robot>"""


def robot(folder: Path) -> po.Mechanism:
    path = saved(folder / "robot.urdf", ROBOT)
    model = po.load(path, losses=True).model
    start = po.Initial("shoulder", position=1.8), po.Initial("elbow", position=0.5)
    return po.Mechanism(replace(model, initial=start))


@pytest.mark.long
@pytest.mark.parametrize("case", ["robot", "rimless_wheel.toml", "networks/belt.toml", "networks/buck.toml"])
def test_machines_that_switch(case: str, tmp_path: Path) -> None:
    """Limits with friction, contacts with friction, a belt, a converter of 800 events: co-simulation as `simulate`."""
    machine: Any = robot(tmp_path) if case == "robot" else po.load(EXAMPLES / case)
    end = {"robot": 6.0, "rimless_wheel.toml": 1.0, "networks/belt.toml": 6.0, "networks/buck.toml": 2e-3}[case]
    path, times = tmp_path / "own.fmu", np.linspace(0.0, end, 31)
    po.export_fmu(machine, path, stop=end, method="dop853")
    run = po.simulate(machine, times=times, method="dop853", step="adaptive")
    if "joint_position" in run:
        names = list(machine.system().state.names[: machine.nq + machine.nv])
        wanted = np.hstack([run["joint_position"].values, run["joint_velocity"].values])
    else:
        names = [each for each in machine.system().state.names if each in run]
        wanted = np.stack([run[each].values for each in names], axis=1)
    assert np.abs(stepped(path, times, names) - wanted).max() < 1e-9 * np.abs(wanted).max()
    assert np.abs(exchanged(path, times, names, 1e-10) - wanted).max() < 1e-5 * np.abs(wanted).max()


@pytest.mark.long
@pytest.mark.parametrize("many", [1, 99])
def test_long_mechanisms_whose_joints_stop(many: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A network around one that is walked over, equations of modes in loops and written out: 42 events."""
    monkeypatch.setattr(probing, "MANY", many)
    times, names = np.linspace(0.0, 0.3, 16), [f"machine.j{k}" for k in range(4)]
    with rolled():
        net = CASES["stops"]()
        po.export_fmu(net, tmp_path / "long.fmu")
        wanted = po.simulate(net, times=times, rtol=1e-11, atol=1e-12)["machine.joint_position"].values
    assert np.abs(stepped(tmp_path / "long.fmu", times, names) - wanted).max() < 1e-11


def test_friction_of_a_file_brakes_in_the_fmu(tmp_path: Path) -> None:
    """v = 3 − t, then exactly 0: loaded, exported, stepped."""
    file = tmp_path / "slide.toml"
    file.write_text(
        "poinsot = 1\nbodies.a = {mass = 1.0, inertia = [1, 1, 1]}\n[pairs.s]\nkind = 'prismatic'\n"
        "between = ['ground', 'a']\npoint = [0, 0, 0]\naxis = [1, 0, 0]\ninitial = {velocity = 3.0}\n"
        "[friction.brake]\npair = 's'\nkinetic = 1.0\n"
    )
    po.export_fmu(po.load(file), tmp_path / "slide.fmu")
    found = stepped(tmp_path / "slide.fmu", np.arange(6.0), ["s.rate"])
    np.testing.assert_allclose(found[:, 0], [3, 2, 1, 0, 0, 0], rtol=0, atol=1e-10)
    assert (found[4:, 0] == 0.0).all()


STOP = """poinsot = 1
gravity = [0, 0, -9.81]
[bodies.b]
mass = {mass}
inertia = [0.1, 0.1, 0.1]
[pairs.s]
kind = "prismatic"
between = ["ground", "b"]
point = [0, 0, 0]
axis = [0, 0, 1]
initial = {{position = {size}}}
[limits.stop]
pair = "s"
lower = 0.0
restitution = 0.6
"""


@pytest.mark.sample(1)
@pytest.mark.parametrize(("size", "mass"), [(1.0, 2.0), (1e-2, 1e5), (1e2, 1e-5)])
def test_rebounds_that_a_master_does_not_resolve_end(
    size: float, mass: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the master's tolerance: no more events than in `simulate`, whose rebounds die out at the same place."""
    fmpy = require_oracle("fmpy")
    from fmpy.fmi3 import FMU3Model

    machine, end = po.load(saved(tmp_path / "stop.toml", STOP.format(size=size, mass=mass))), 3.0 * size**0.5
    po.export_fmu(machine, tmp_path / "stop.fmu", stop=end)
    own, count, update = po.simulate(machine, end, samples=2), [0], FMU3Model.updateDiscreteStates

    def counted(fmu: Any) -> Any:
        count[0] += 1
        return update(fmu)

    monkeypatch.setattr(FMU3Model, "updateDiscreteStates", counted)
    for rtol in (1e-4, 1e-6, 1e-8, 1e-10):
        count[0] = 0
        run = fmpy.simulate_fmu(
            str(tmp_path / "stop.fmu"), stop_time=end, relative_tolerance=rtol, output=["s", "s.rate"],
            fmi_type="ModelExchange", output_interval=end / 2,
        )  # fmt: skip
        assert count[0] <= own.sizes["event"] + 2
        assert abs(run["s"][-1]) < 1e-9 * size and run["s.rate"][-1] == 0.0


def test_contacts_that_run_by_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Co-simulation as `simulate`; ∂ẋ/∂x is what differences of ẋ are."""
    monkeypatch.setattr("poinsot.motion.switching_mechanism.MOST_TOGETHER", 0)
    machine, times = po.Mechanism(leg()), np.linspace(0.0, 0.3, 4)
    start = np.array([0.2, 0.0]), np.array([0.0, 1.0])
    po.export_fmu(machine, tmp_path / "leg.fmu", parameters=[], initial=start, method="dop853")
    run = po.simulate(machine, times=times, initial=start, method="dop853", rtol=1e-12)
    own = Driven(tmp_path / "leg.fmu", "CoSimulation", tolerance=1e-12)
    names = [each.name for each in own.states]
    own.close()
    wanted = np.hstack([run["joint_position"].values, run["joint_velocity"].values])
    np.testing.assert_allclose(stepped(tmp_path / "leg.fmu", times, names), wanted, rtol=0, atol=1e-9)
    own = Driven(tmp_path / "leg.fmu")
    x = own.state() + 0.1
    own.rates(0.0, x)
    found = np.stack([own.along([f"der({each})" for each in names], each) for each in names], axis=1)
    ends = [[own.rates(0.0, x + s * e) for e in 1e-5 * np.eye(4)] for s in (-2, -1, 1, 2)]
    a, b, c, d = np.array(ends)
    np.testing.assert_allclose(found, ((8 * (c - b) - (d - a)) / 12e-5).T, rtol=0, atol=1e-8)
    own.close()
