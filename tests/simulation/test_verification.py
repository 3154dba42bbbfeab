"""A run checked by another: right runs pass, damaged ones fail, with the stretch, the variable and what pushes."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
import zoo
from cases import saved
from poinsot import SimulationError, electrical
from poinsot.simulation.following import course_for, follow
from poinsot.simulation.models import system_of
from poinsot.simulation.verification.verify import states_of

SEED = 20261128
ADAPTIVE = ("dop853", "radau", "radau9", "gauss")
FIXED = ("rk4", "gauss", "midpoint", "radau")
KEEPING = ("gonzalez", "average", "variational", "gonzalez4")
FILES = (
    "double_pendulum", "four_bar", "bouncing_ball", "stick_slip", "rolling_coin", "kapitza", "puma560", "massless_node",
    "networks/buck", "networks/peak_rectifier", "networks/gear_train", "networks/motor_swings_pole", "networks/belt",
)  # fmt: skip


def example(name: str) -> Any:
    """A machine of the examples, as users load it."""
    return po.load(f"examples/{name}{'.urdf' if name == 'puma560' else '.toml'}")


def damaged(run: Any, name: str, change: Callable[[Any], None]) -> Any:
    """A copy of a run one of whose variables is changed in place."""
    found = run.copy(deep=True)
    change(found[name].values)
    return found


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", FILES)
def test_right_runs_hold(name: str) -> None:
    machine = example(name)
    run = po.simulate(machine, dataset=False)
    found = po.verify(run, seed=SEED, stretches=12)
    assert found.passed and len(found.told) == len(found.stretches) == 12, found
    assert "holds in 12 stretches" in found.verdict and all(each.by != "dop853" for each in found.stretches)
    assert found == po.verify(run, machine, seed=SEED, stretches=12)


@pytest.mark.sample(4)
@pytest.mark.parametrize("method", ADAPTIVE)
@pytest.mark.parametrize("rtol", [1e-6, 1e-9])
@pytest.mark.filterwarnings("ignore::poinsot.errors.LedgerWarning")
def test_methods_that_follow_the_error_hold(method: str, rtol: float) -> None:
    machine = example("double_pendulum")
    if method == "gauss":
        run = po.simulate(machine, 1.0, method=method, step=2e-3, samples=101, dataset=False)
    else:
        run = po.simulate(machine, 1.0, method=method, rtol=rtol, atol=rtol / 10, dataset=False)
    found = po.verify(run, seed=SEED)
    assert found.passed and found.worst is not None and found.worst.by != method, found


@pytest.mark.sample(4)
@pytest.mark.filterwarnings("ignore::poinsot.errors.LedgerWarning")
@pytest.mark.parametrize("method", [*FIXED, *KEEPING])
@pytest.mark.parametrize("samples", [{"steps_per_sample": 3}, {"samples": 137}])
def test_fixed_steps_hold_to_their_order(method: str, samples: dict[str, int]) -> None:
    """At the ends of steps, and between them, where what is stored is of the dense output."""
    run = po.simulate(example("double_pendulum"), 1.0, method=method, step=2e-3, dataset=False, **samples)
    found = po.verify(run, seed=SEED)
    assert found.passed and len(found.told) == 8, found


@pytest.mark.sample(5)
@pytest.mark.parametrize("name", FILES)
def test_states_are_read_back_to_the_bit(name: str) -> None:
    system, _, _ = system_of(example(name), {}, None, None)
    run, steps = follow(system, course_for(system, None, {}, (), {}))
    states, names = states_of(run, system)
    assert len(set(names)) == system.state.size and states.shape == steps.states.shape
    for k, each in enumerate(names):
        if each == "time":  # which a run adds up, as its state, beside what it tells
            assert np.abs(states[:, k] - steps.states[:, k]).max() <= 16 * np.spacing(run.time[-1])
        else:
            assert states[:, k].tobytes() == steps.states[:, k].tobytes(), each


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", ["double_pendulum", "four_bar", "bouncing_ball", "networks/gear_train"])
@pytest.mark.parametrize("sign", [1.0, -1.0])
def test_a_sample_that_is_moved_is_found(name: str, sign: float) -> None:
    run = po.simulate(example(name), samples=41)
    positions = "shaft.angle" if name == "networks/gear_train" else "joint_position"

    def move(values: Any) -> None:
        values[20, ...] += 1e-4 * sign

    found = po.verify(damaged(run, positions, move), stretches="all")
    times, bad = run["time"].values, [each for each in found.stretches if not each.passed]
    assert not found.passed and len(found.stretches) >= 39
    assert {(each.begin, each.end) for each in bad} <= {(times[19], times[20]), (times[20], times[21])} and bad
    worst = found.worst
    assert worst is not None and worst in bad and worst.variable in found.verdict and "does not hold" in found.verdict


def test_a_velocity_of_the_wrong_sign_and_flipped_bits_are_found() -> None:
    run = po.simulate(example("double_pendulum"), 2.0, samples=41)
    assert po.verify(run, stretches="all").passed

    def turn(values: Any) -> None:
        values[7, 1] *= -1

    found = po.verify(damaged(run, "joint_velocity", turn), stretches="all")
    assert not found.passed and "joint_velocity[elbow]" in str(found)
    rng = np.random.default_rng(SEED)
    for _ in range(6):
        row, column, bit = int(rng.integers(1, 40)), int(rng.integers(2)), int(rng.integers(24, 63))

        def flip(values: Any, row: int = row, column: int = column, bit: int = bit) -> None:
            values[row, column] = (values[row, column : column + 1].view(np.uint64) ^ np.uint64(1 << bit)).view(float)[
                0
            ]

        broken = damaged(run, "joint_position", flip)
        found = po.verify(broken, stretches="all")
        moved = {(each.begin, each.end) for each in found.stretches if not each.passed or each.why}
        t = run["time"].values
        assert moved and moved <= {(t[row - 1], t[row]), (t[row], t[row + 1])}, (row, column, bit, str(found))


@pytest.mark.sample(2)
@pytest.mark.parametrize("share", [1.1, 1.001, 1 + 1e-6])
def test_a_run_of_another_number_does_not_hold(share: float) -> None:
    """What a stale kernel would give: the model says one mass, and the run is of another."""
    family = po.load("examples/double_pendulum.toml").with_parameters(m="bodies.lower.mass")
    (m,) = family.values()
    run = po.simulate(family.at([m * share]), 2.0)
    assert po.verify(run, family.at([m * share])).passed
    found = po.verify(run, family.at([m]))
    assert not found.passed and found.worst is not None and "joint_" in found.worst.variable


@pytest.mark.sample(1)
@pytest.mark.filterwarnings("ignore::poinsot.errors.LedgerWarning")
@pytest.mark.parametrize("method", [*FIXED, *KEEPING])
def test_fixed_steps_of_another_number_do_not_hold(method: str) -> None:
    family = po.load("examples/double_pendulum.toml").with_parameters(m="bodies.lower.mass")
    (m,) = family.values()
    run = po.simulate(family.at([m * 1.1]), 1.0, method=method, step=1e-3)
    assert po.verify(run, family.at([m * 1.1]), seed=SEED).passed
    assert not po.verify(run, family.at([m]), seed=SEED).passed


def test_a_limit_that_is_not_where_the_model_has_it_is_found() -> None:
    """Of what switches, stretches in which something happens are drawn first."""
    machine = example("bouncing_ball")
    run = po.simulate(machine, 2.0, samples=201)
    assert po.verify(run, seed=SEED).passed
    (limit,) = machine.model.switches
    other = po.Mechanism(replace(machine.model, switches=(replace(limit, restitution=0.5 * limit.restitution),)))
    found = po.verify(run, other, seed=SEED)
    assert not found.passed and found.worst is not None and found.worst.events


def circuit() -> po.Network:
    """A source behind a resistor onto a capacitor."""
    found = po.Network("charging")
    found.add(electrical.VoltageSource("V", 1.0), "a", "ground")
    found.add(electrical.Resistor("R", 10.0), "a", "b")
    found.add(electrical.Capacitor("C", 1e-3), "b", "ground")
    return found


def test_inputs_and_functions_are_those_of_the_run() -> None:
    network = circuit()
    for given in ({"V": 5.0}, {"V": ([0.0, 0.02, 0.02, 1.0], [0.0, 1.0, 4.0, 2.0])}, {"V": lambda t: np.sin(40 * t)}):
        run = po.simulate(network, 0.1, inputs=given)
        assert po.verify(run).passed and po.verify(run, network, inputs=given).passed
        assert not po.verify(run, network, inputs={"V": 3.0}).passed


def test_controllers_act_on_their_clocks_again() -> None:
    """Their memory stands in no sample: all stretches are integrated, one after the other."""

    def made() -> po.Controller:
        return po.Controller(0.01, lambda t, x, s: (3 - 2 * x - 5 * s, s + 0.01 * x), ["C.voltage"], ["V"], state=0.0)

    network = circuit()
    run = po.simulate(network, 0.5, controllers=made(), samples=61)
    found = po.verify(run, network, controllers=made(), stretches="all")
    assert found.passed and len(found.told) == 60, found
    slow = po.Controller(0.01, lambda t, x: -2.0 * x + 1.0, ["C.voltage"], ["V"])
    assert not po.verify(run, network, controllers=slow).passed


def test_events_of_the_user_are_given_again() -> None:
    ball = po.load("examples/cart_pole.toml")
    event = po.Event(
        "joint_position[rail] - 0.05", reset={"joint_velocity[rail]": "-joint_velocity[rail]"}, name="wall"
    )
    run = po.simulate(ball, 2.0, events=event)
    if not run.sizes.get("event"):
        pytest.fail("the example no longer comes to the wall")
    assert po.verify(run, stretches=24).passed and po.verify(run, ball, events=event, stretches=24).passed
    assert not po.verify(run, ball, stretches="all").passed


def test_growing_errors_are_no_fault() -> None:
    """Two samples at both ends of a chaotic motion: an error of a step is 1e5 times larger at its end."""
    run = po.simulate(example("double_pendulum"), 15.0, samples=2, initial={"shoulder": 2.5, "elbow": 1.0})
    found = po.verify(run)
    assert found.passed and len(found.stretches) == 1, found


def test_what_cannot_be_checked_is_said() -> None:
    machine = example("double_pendulum")
    part = po.simulate(machine, 1.0, outputs=["joint_position"])
    with pytest.raises(SimulationError, match=r"has not kept the whole state .*joint_velocity\[shoulder\]"):
        po.verify(part)
    run = po.simulate(machine, 1.0)
    with pytest.raises(SimulationError, match=r"is not one of|not kept the whole state"):
        po.verify(run, example("four_bar"))
    with pytest.raises(SimulationError, match="1 or more, or 'all'"):
        po.verify(run, stretches=0)
    with pytest.raises(SimulationError, match="is no run"):
        po.verify(np.zeros(3))  # type: ignore[arg-type]
    members = po.ensemble(machine, over={"elbow": [0.1, 0.2]}, times=[0.0, 0.5, 1.0])
    with pytest.raises(SimulationError, match="choose one member"):
        po.verify(members, machine)
    one = po.simulate(machine, times=[0.5])
    found = po.verify(one)
    assert not found.passed and "could not be checked" in found.verdict


SEEDS = range(4)
TUMBLER = """
poinsot = 1
name = "tumbler"
bodies.hull = {mass = 2.0, centre = [0.0, 0.1, 0.0], inertia = [0.02, 0.05, 0.04]}
bodies.arm = {mass = 0.7, centre = [0.3, 0.0, 0.1], inertia = [0.004, 0.010, 0.012]}
pairs.float = {kind = "free", between = ["ground", "hull"], initial = { velocity = [2.0, -5.0, 3.0, 0.4, 0.2, 1.0] }}
pairs.elbow.kind = "revolute"
pairs.elbow.between = ["hull", "arm"]
pairs.elbow.point = [0.2,0.1,0.0]
pairs.elbow.axis = [0.3,0.5,1.0]
pairs.elbow.initial = { velocity = 4.0 }
dampers.rubbing = {pair = "elbow", damping = 0.3}
torques.motor = {pair = "elbow", magnitude = "0.2*sin(7*t)"}
"""


def loaded(more: str, folder: Path) -> Any:
    """Two bodies on a hinge with a motor and a damper, that fall and tumble."""
    return po.load(saved(folder / "tumbler.toml", TUMBLER + more))


@pytest.mark.sample(1)
@pytest.mark.parametrize("method", ["dop853", "radau", "gauss", "rk4"])
def test_what_falls_and_tumbles_keeps_its_momentum(method: str, tmp_path: Path) -> None:
    """What motors and dampers do within it changes nothing."""
    options: dict[str, Any] = {} if method in ("dop853", "radau") else {"step": 1e-3}
    run = po.simulate(loaded("", tmp_path), 1.0, method=method, **options)
    (told,) = po.verify(run, stretches=2).momenta
    assert told.passed and not told.why and told.joint == "float" and told.ratio < 1e-9, told
    assert 0 <= told.linear < 1e-8 and 0 <= told.angular < 1e-8


def test_momentum_that_is_made_is_found(tmp_path: Path) -> None:
    """Each stretch may hold where the model has the fault, too: momentum does not."""
    machine = loaded("", tmp_path)
    run = po.simulate(machine, 1.0, samples=201)
    for name, size in (("joint_velocity", 3), ("joint_velocity", 0), ("joint_position", 3)):
        broken = run.copy(deep=True)
        broken[name].values[:, size] *= 1 + 1e-4 * broken["time"].values
        (told,) = po.verify(broken, stretches=1).momenta
        assert not told.passed and told.ratio > 1e-6, (name, size, told)
    other = po.Mechanism(replace(machine.model, gravity=(0.0, 0.0, -9.8)))
    found = po.verify(run, other)
    assert not found.passed and not found.momenta[0].passed and "momentum" not in found.verdict


def test_what_pushes_from_outside_is_named(tmp_path: Path) -> None:
    tied = """
springs.cord = {between = ["ground", "arm"], body_points = [[0,0,3], [0.3,0,0.1]], stiffness = 20.0, rest_length = 1.0}
"""
    run = po.simulate(loaded(tied, tmp_path), 1.0)
    (told,) = po.verify(run, stretches=2).momenta
    assert told.passed and "'cord' acts from outside" in told.why and np.isnan(told.ratio)
    fixed = po.simulate(po.load("examples/double_pendulum.toml"), 0.5)
    assert po.verify(fixed, stretches=1).momenta == ()


def _inwards(joint: po.Joint, body: str) -> po.Joint:
    """A joint that stood on the ground, on a body."""
    return replace(joint, predecessor=body) if joint.predecessor == "ground" else joint


@pytest.mark.sample(1)
def test_random_machines_that_float(seed: int, rng: np.random.Generator) -> None:
    model = zoo.random_model(rng, bodies=4, elements=0)
    base = model.joints[0]
    assert "ground" in (base.predecessor, base.successor)
    free = replace(base, pair=po.pairs.free())
    joints = [free if each is base else _inwards(each, base.successor) for each in model.joints]
    machine = po.Mechanism(replace(model, joints=tuple(joints)))
    q, v = zoo.random_state(machine.tree, rng)
    found = po.verify(po.simulate(machine, 0.2, initial=(q, v)), stretches=3)
    (told,) = found.momenta
    assert found.passed and told.ratio < 1e-9, (seed, str(found))


def test_a_body_that_falls_onto_the_ground_is_told_until_it_touches(tmp_path: Path) -> None:
    text = """
poinsot = 1
name = "dropped"
bodies.ball = {mass = 1.0, inertia = [0.1, 0.1, 0.1]}
shapes.skin = {body = "ball", kind = "sphere", radius = 0.1}
ground = {height = -1.0}
"""
    file = saved(tmp_path / "dropped.toml", text)
    ball = po.load(file)
    (early,) = po.verify(po.simulate(ball, 0.3), stretches=2).momenta
    (late,) = po.verify(po.simulate(ball, 0.8), stretches=2).momenta
    assert early.passed and not early.why and early.ratio < 1e-9
    assert late.passed and "acts from outside" in late.why


FEET = """<robot name="feet"><link name="a">{ball}</link><link name="b">{ball}</link><joint name="j" type="revolute">
<parent link="a"/><child link="b"/><origin xyz="0.5 0 0"/><axis xyz="0 1 0"/><limit lower="-1" upper="1" effort="1"
velocity="1"/></joint></robot>"""
BALL = """<inertial><mass value="1"/><inertia ixx="0.01" iyy="0.02" izz="0.02" ixy="0" ixz="0" iyz="0"/></inertial>
<collision><geometry><sphere radius="0.1"/></geometry></collision>"""


@pytest.mark.sample(1)
@pytest.mark.parametrize("options", [{"rtol": 1e-9}, {"method": "moreau", "step": 1e-3}])
def test_robots_that_are_drawn_inside_the_floor_and_begin_above_it(options: dict[str, Any], tmp_path: Path) -> None:
    """A run is checked from where it begins, not as drawn; the ground explains the momentum of several feet."""
    (path := tmp_path / "feet.urdf").write_text(FEET.format(ball=BALL), encoding="utf-8")
    robot = po.load(path, base="free", ground={"friction": 0.8})
    start = {"root_joint": (0.0, 0.0, 0.25, 0.0, 0.0, 0.0, 1.0), "j": 0.2}
    run = po.simulate(robot, 0.4, initial=start, samples=21, **options)
    found = po.verify(run, robot)
    assert found.passed, str(found)
