"""Controllers as elements: Casimirs hold along runs, closed loops rest where they should, gains are checked."""

import importlib.util
import warnings
from dataclasses import replace

import numpy as np
import pytest

import poinsot as po
from cases import EXAMPLES
from files.robots import require_robot, robot_files
from poinsot.algebra import Scalar, array
from poinsot.components import control
from poinsot.components.domains import ELECTRICAL, ROTATIONAL
from poinsot.multibody import gravity_energy

JOINTS = ["shoulder", "elbow"]


def controlled(wanted: np.ndarray, damping: float) -> po.Network:
    """The double pendulum with its weight taken away and springs towards the wanted pose instead."""
    mechanism = po.Mechanism(replace(po.load(EXAMPLES / "double_pendulum.toml").model, elements=()))
    tree = mechanism.tree
    start = mechanism.initial_state()[: mechanism.nq]

    def potential(*xi: Scalar) -> Scalar:
        springs = sum((4.0 * (x - w) ** 2 for x, w in zip(xi, wanted, strict=True)), 0.0)
        return springs - gravity_energy(tree, array(list(xi)))

    net = po.Network("controlled")
    net.add(mechanism.as_element("arm", JOINTS), *JOINTS)
    net.add(control.EnergyShaping("shaping", potential, JOINTS, start), *JOINTS)
    for joint in JOINTS:
        net.add(control.DampingInjection(f"damping {joint}", damping), joint)
    return net


def test_energy_shaping_brings_an_arm_to_rest_where_it_is_wanted() -> None:
    wanted = np.array([0.7, -1.1])
    net = controlled(wanted, damping=1.0)
    run = po.simulate(net, time=40.0, max_step=0.04)
    np.testing.assert_allclose(run["arm.joint_position"][-1], wanted, atol=1e-6)
    assert run.attrs["steps"] >= 1000
    assert float(abs(run.energy_residual).max()) < 1e-9 * float(run.energy_turnover[-1])
    for k, joint in enumerate(JOINTS):  # the Casimir: the controller's state is the joint's coordinate
        np.testing.assert_allclose(run[f"shaping.{joint}.angle"], run["arm.joint_position"][:, k], atol=1e-9)
    assert net.passivity().holds


def test_without_damping_the_shaped_energy_is_kept() -> None:
    run = po.simulate(controlled(np.array([0.2, 0.4]), damping=0.0), time=5.0)
    stored = run.energy_stored
    assert float(abs(stored - stored[0]).max()) < 1e-9 * float(run.energy_turnover[-1])


def test_pi_takes_a_constant_disturbance_away() -> None:
    net = po.Network("speed")
    net.add(po.rotational.Inertia("wheel", 0.5), "w")
    net.add(po.rotational.TorqueSource("load", -2.0), "w", "ground")
    net.add(control.PI("pi", proportional=3.0, integral=4.0), "w")
    run = po.simulate(net, time=20.0)
    assert float(run["wheel.angular_velocity"][-1]) == pytest.approx(0.0, abs=1e-9)
    assert float(run["pi.integral.angle"][-1]) == pytest.approx(-0.5, rel=1e-9)


def test_state_feedback_is_a_source_that_the_ledger_counts() -> None:
    net = po.Network("fed back")
    net.add(control.StateFeedback("u", lambda q: -3.0 * q, ["C.charge"], "across", ELECTRICAL), "a", "ground")
    net.add(po.electrical.Resistor("R", 2.0), "a", "b")
    net.add(po.electrical.Capacitor("C", 0.5, voltage=1.0), "b", "ground")
    run = po.simulate(net, time=1.0)
    rate = -(3.0 + 1 / 0.5) / 2.0  # q̇ = (u − q/C)/R
    np.testing.assert_allclose(run["C.charge"], 0.5 * np.exp(rate * run["time"]), rtol=1e-9)
    assert float(abs(run.energy_residual).max()) < 1e-9 * float(run.energy_turnover[-1])
    assert "u" in run["port"].values


def test_feedback_may_read_the_joints_of_a_mechanism() -> None:
    mechanism = po.Mechanism(
        replace(po.load(EXAMPLES / "double_pendulum.toml").model, elements=(), gravity=(0.0, 0.0, 0.0))
    )
    net = po.Network("held")
    net.add(mechanism.as_element("arm", JOINTS), *JOINTS)
    for joint in JOINTS:
        names = [f"arm.{joint}", f"arm.{joint}.rate"]
        held = control.StateFeedback(f"hold {joint}", lambda q, v: -9.0 * q - 2.0 * v, names, "through", ROTATIONAL)
        net.add(held, joint, "ground")
    run = po.simulate(net, time=30.0, initial={"arm": {"shoulder": 0.4, "elbow": -0.3}})
    assert float(abs(run["arm.joint_position"][-1]).max()) < 1e-5
    assert float(abs(run.energy_residual).max()) < 1e-9 * float(run.energy_turnover[-1])


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(po.ModelError, match="damping of zero or more"):
        control.DampingInjection("d", -1.0)
    with pytest.raises(po.ModelError, match="as many start values"):
        control.EnergyShaping("s", lambda x: x * x, ["a"], [0.0, 1.0])
    net = po.Network("n")
    net.add(control.StateFeedback("u", lambda q: q, ["C.chrge"], "across", ELECTRICAL), "b", "ground")
    net.add(po.electrical.Capacitor("C", 0.5), "b", "ground")
    with pytest.raises(po.ModelError, match=r"varies with 'C\.chrge', which is no state"):
        net.equations  # noqa: B018


@pytest.mark.long
def test_the_panda_is_held_by_its_shaped_energy() -> None:
    robot = require_robot(next((file for file in robot_files() if file.name == "panda.urdf"), None))
    specification = importlib.util.spec_from_file_location("control_panda", EXAMPLES / "control_panda.py")
    assert specification and specification.loader
    example = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(example)
    with warnings.catch_warnings(action="ignore"):
        arm = po.load(robot)
    net = example.closed_loop(arm)
    run = po.simulate(net, time=8.0)
    np.testing.assert_allclose(run["panda.joint_position"][-1], example.WANTED, atol=1e-6)
    assert float(abs(run.energy_residual).max()) < 1e-9 * float(run.energy_turnover[-1])
    assert float(run.energy_stored.diff("time").max()) < 1e-10
    assert net.passivity().holds
