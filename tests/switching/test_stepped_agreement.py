"""Time-stepping against the event-driven method as h → 0, and against figures of others: order 1, each machine."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from files.robots import require_robot, robot_files
from poinsot import Body, Displacement, Friction, Initial, Joint, Model, OnFreedom, pairs
from poinsot.elements import JointSpring
from simulation.stepped import run
from switching.contact_scenes import CONVERGED, crank_with_clearance

ALONG = Displacement(np.array([[0.0, 0.0, 1.0], [0.0, 1.0, 0.0], [-1.0, 0.0, 0.0]]), np.zeros(3))
"""A frame whose z is the x of the world."""
PANDA = 0.4


def belt() -> po.Mechanism:
    """A block of 1 kg on a spring of 50 N/m rides on a belt of 0.2 m/s: F_s = 8 N, F_k = 5 N, as examples/networks."""
    heavy = po.Inertia.at_centre(1e9, np.zeros(3), np.eye(3))
    light = po.Inertia.at_centre(1.0, np.zeros(3), np.eye(3))
    bodies = Body("belt", heavy), Body("block", light)
    joints = tuple(Joint(f"of {each.name}", pairs.prismatic(), "ground", each.name, ALONG, ALONG) for each in bodies)
    initial = Initial("of belt", (0.0,), (0.2,)), Initial("of block", (0.1,), (0.2,))
    slip = po.Tendon(((1.0, OnFreedom("of block")), (-1.0, OnFreedom("of belt"))))
    rubs = Friction("rubs", slip, kinetic=5.0, static=8.0)
    spring = JointSpring("spring", "of block", 50.0)
    given = {"gravity": (0.0, 0.0, 0.0), "elements": (spring,), "initial": initial, "switches": (rubs,)}
    return po.Mechanism(Model("belt", bodies, joints, **given))


def differences(m: Any, end: float, steps: Any, **exact: Any) -> list[float]:
    """How far time-stepping is from the event-driven run, on average over both coordinates and samples."""
    grid = np.linspace(0.0, end, 26)
    truth = po.simulate(m, times=grid, **exact)["joint_position"].values
    return [float(np.abs(run(m, end, h, None, times=grid)["joint_position"].values - truth).mean()) for h in steps]


@pytest.mark.long
def test_a_belt_goes_to_the_event_driven_run_with_order_one() -> None:
    """A quarter of the step, a quarter of the difference; of other machines: test_kinds_of_rows.py."""
    coarse, fine = differences(belt(), 2.0, (2e-3, 5e-4))
    assert fine < 1e-2 and 0.7 < np.log2(coarse / fine) / 2 < 1.5, (coarse, fine)


@pytest.mark.long
def test_a_rimless_wheel_walks_alike() -> None:
    """Whether a foot lands early or late in its step moves each difference up or down: the slope is that of nine."""
    wheel, steps = po.load("examples/rimless_wheel.toml"), 1e-3 * 2.0 ** (-np.arange(9) / 2)
    apart = differences(wheel, 1.2, steps, method="dop853", step="adaptive")
    assert max(apart) < 1e-2 and 0.7 < np.polyfit(np.log(steps), np.log(apart), 1)[0] < 1.5, apart


@pytest.mark.long
def test_a_panda_falls_on_its_limits_alike() -> None:
    """A third of a second: nine joints, damped, two of which come onto their stops; impacts take the same."""
    path = require_robot(next((file for file in robot_files() if file.stem == "panda"), None))
    m = po.load(path, losses=False)
    begin = {"panda_joint4": {"position": -1.5}, "panda_joint2": {"position": 0.8}, "panda_joint6": {"position": 1.5}}
    truth, errors = po.simulate(m, PANDA, initial=begin, samples=26), []
    assert set(truth.poinsot.events["kind"].values) & {"impact", "rest"}
    for h in (1e-3, 2.5e-4):
        found = run(m, PANDA, h, begin, samples=26)
        errors.append(float(np.abs(found["joint_position"].values - truth["joint_position"].values).mean()))
        assert np.abs(found["energy_residual"].values).max() < 1e-10
    assert errors[1] < 1e-2 and 0.7 < np.log2(errors[0] / errors[1]) / 2 < 1.5, errors


def test_a_slider_with_clearance() -> None:
    """Flores, Leine & Glocker (2010), e = 0.4, μ = 0.01: the angles of a converged run with 5 µs, to 0.05 s."""
    m = crank_with_clearance()
    times = [t for t in CONVERGED if t <= 0.02]
    found = run(m, 0.02, 1e-5, None, times=[0.0, *times], outputs=["joint_position"])
    angles = np.cumsum(found["joint_position"].values, axis=1)[1:, :2]
    assert np.abs(angles - np.array([CONVERGED[t] for t in times])).max() < 2e-3
    lost = dict(zip(found["element"].values, found["energy_dissipated"].values[-1], strict=True))
    assert min(value for name, value in lost.items() if str(name).startswith("corner")) >= 0.0
    assert np.abs(found["energy_residual"].values).max() < 1e-12


LOOPED = """poinsot = 1
bodies.a = {mass = 2.0, position = [0.2, 0.1, 0.1], inertia = [0.1, 0.15, 0.2]}
bodies.b = {mass = 1.0, position = [0.5, 0.2, -0.1], inertia = [0.02, 0.03, 0.04]}
pairs.ball = {kind = "spherical", between = ["ground", "a"], point = [0, 0, 0], initial = {velocity = [0.2, 0.4, -0.3]}}
pairs.hinge = {kind = "revolute", between = ["a", "b"], point = [0.4, 0.2, 0.1], axis = [1, 2, 3]}
pairs.bowl = {kind = "point_on_sphere", between = ["ground", "b"], point = [0.6, 0, 0], normal = [0, 1, 3], radius = 2}
"""


def test_what_turns_freely_and_is_closed_to_the_ground(tmp_path: Path) -> None:
    """Its momentum was carried past what the loop takes of it: 0.7 rad/s off after 0.1 s at any step, books closed."""
    (tmp_path / "looped.toml").write_text(LOOPED)
    m = po.load(tmp_path / "looped.toml")
    whole = po.simulate(m, times=[0.0, 0.1], rtol=1e-9)["joint_velocity"].values[-1]
    stepped = po.simulate(m, times=[0.0, 0.1], method="moreau", step=1e-4)["joint_velocity"].values[-1]
    np.testing.assert_allclose(stepped, whole, rtol=0, atol=2e-3)
