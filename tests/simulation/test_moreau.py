"""Time-stepping against closed forms and laws: a ball, blocks, stacks, billiards, chains, limits."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import poinsot as po
from poinsot import Contacts, Friction, Limit, Model, ModelError, OnFreedom, Shape, SimulationError
from poinsot.elements import JointDamper, JointSpring
from simulation.resuming import Killed, assert_same, killing
from simulation.stepped import G, ball, box, floor, run, scene, state


def bounces(e: float, height: float, time: float) -> float:
    """Height above the floor of a ball that was let go from a height, by the closed form."""
    speed, at = np.sqrt(2 * G * height), np.sqrt(2 * height / G)
    if time < at:
        return height - G * time**2 / 2
    while time >= at:
        speed *= e
        if speed < 1e-9:
            return 0.0
        begun, at = at, at + 2 * speed / G
    return speed * (time - begun) - G * (time - begun) ** 2 / 2


def test_a_bouncing_ball_converges_with_order_one() -> None:
    """Height at 1 s, after the first bounces; then rest, exactly. Measured: order 1.0 over h = 4e-3 … 2.5e-4."""
    m, errors = scene([ball("b")], floor(), e=0.7), []
    for h in (4e-3, 1e-3, 2.5e-4):
        found = run(m, 1.0, h, state(m, [[0.0, 0.0, 1.1]]), steps_per_sample=1)
        z = found["body_position"].values[:, 0, 2] - 0.1
        errors.append(np.abs([z[k] - bounces(0.7, 1.0, t) for k, t in enumerate(found["time"].values)]).mean())
        assert np.diff(found["energy_stored"].values).max() <= 1e-12 and z.min() > -1e-9
        assert np.abs(found["energy_residual"].values).max() < 1e-12
    assert 0.8 < np.log2(errors[0] / errors[-1]) / 4 < 1.3, errors
    end = run(m, 6.0, 4e-3, state(m, [[0.0, 0.0, 1.1]]), samples=2)
    assert (
        np.abs(end["joint_velocity"].values[-1]).max() < 1e-12
        and abs(end["body_position"].values[-1, 0, 2] - 0.1) < 1e-9
    )


@pytest.mark.parametrize("angle", [0.1, 0.3, 0.45])
def test_a_block_on_an_incline_sticks(angle: float) -> None:
    """tan 0.45 < 0.5 = μ: velocity 0 to rounding, and no creep between 1 s and 5 s."""
    n = np.array([np.sin(angle), 0.0, np.cos(angle)])
    turn = [0.0, np.sin(angle / 2), 0.0, np.cos(angle / 2)]
    m = scene([box("b", (0.4, 0.2, 0.1))], floor(normal=n), mu=0.5)
    found = run(m, 5.0, 5e-3, state(m, [0.05 * n], turns=[turn]), times=[1.0, 5.0])
    assert np.abs(found["joint_velocity"].values).max() < 1e-14
    assert np.abs(np.diff(found["joint_position"].values, axis=0)).max() < 1e-14


def test_a_sliding_block_stops_and_stays() -> None:
    """v = 1 − μ g t, then exactly at rest; the way v²/(2 μ g) to O(h); friction takes ½ m v²."""
    m = scene([box("b", (0.4, 0.2, 0.1), 2.0)], floor(), mu=0.5)
    for h in (4e-3, 1e-3):
        found = run(m, 0.6, h, state(m, [[0.0, 0.0, 0.05]], [[1.0, 0.0, 0.0]]), times=[0.1, 0.6])
        v, x = found["joint_velocity"].values, found["joint_position"].values
        assert v[0, 3] == pytest.approx(1 - 0.5 * G * 0.1, abs=1e-6)
        assert np.abs(v[1]).max() < 1e-14 and x[1, 0] == pytest.approx(1 / G, abs=h)
        lost = dict(zip(found["element"].values, found["energy_dissipated"].values[-1], strict=True))
        assert lost["touch"] == pytest.approx(1.0, abs=1e-6) and abs(lost["time-stepping"]) < 1e-6


def test_a_stack_of_boxes_stays() -> None:
    """Five boxes, turned against each other, the heavier above: they stay. Measured: 2e-15 m/s, 2e-16 m."""
    m = scene([box(f"b{k}", (0.3, 0.3, 0.1), 1.0 + k) for k in range(5)], floor(), mu=0.6)
    places = [[0.0, 0.0, 0.05 + 0.1 * k] for k in range(5)]
    turns = [[0.0, 0.0, np.sin(0.1 * k), np.cos(0.1 * k)] for k in range(5)]
    found = run(m, 2.0, 5e-3, state(m, places, turns=turns), times=[1.0, 2.0])
    assert np.abs(found["joint_velocity"].values).max() < 1e-13
    drift = found["joint_position"].values[-1].reshape(5, 7)[:, :3] - places
    assert np.abs(drift).max() < 1e-13
    assert np.abs(found["energy_residual"].values).max() < 1e-12


@pytest.mark.parametrize("seed", [0, *(pytest.param(k, marks=pytest.mark.long) for k in (1, 2))])
def test_billiards_keep_momentum(seed: int) -> None:
    """Balls of unequal mass without gravity: momentum and its moment are kept, energy only falls; kept where e = 1."""
    rng = np.random.default_rng([1835, seed])
    mass, e = rng.uniform(0.5, 3.0, 6), [1.0, 0.5, 0.0][seed]
    m = scene([ball(f"b{k}", 0.1, float(mass[k])) for k in range(6)], e=e, gravity=(0.0, 0.0, 0.0))
    places = rng.permutation([[x, y, z] for x in (0, 0.3) for y in (0, 0.3) for z in (0, 0.3)])[:6]
    begin = state(m, places, 2.0 * (np.array([0.15, 0.15, 0.15]) - places) + rng.uniform(-0.3, 0.3, (6, 3)))
    found = run(m, 1.0, 1e-3, begin, steps_per_sample=20)
    X, V = found["body_position"].values, found["body_twist"].values
    assert found.attrs["contacts"] > 0
    linear, turning = [], []
    for x, twist in zip(X, V, strict=True):
        w, v = twist[:, :3], twist[:, 3:] + np.cross(twist[:, :3], x)  # twists are of the world's origin
        linear.append((mass[:, None] * v).sum(0))
        turning.append((mass[:, None] * (np.cross(x, v) + 0.4 * 0.01 * w)).sum(0))
    told = f"seed {[1835, seed]}"
    assert np.abs(np.array(linear) - linear[0]).max() < 1e-12, told
    assert np.abs(np.array(turning) - turning[0]).max() < 2e-2, told  # of order h: balls are struck a little apart
    energy = found["energy_stored"].values
    assert np.diff(energy).max() < 1e-12 * energy[0], told
    if e == 1.0:
        assert energy[-1] == pytest.approx(energy[0], rel=1e-9), told


def pendulum(*switches: Any, kp: float = 0.0, kd: float = 0.0) -> po.Mechanism:
    """A double pendulum of the examples, with springs and dampers in its joints."""
    m = po.load("examples/double_pendulum.toml")
    names = [j.name for j in m.model.joints]
    springs = tuple(JointSpring(f"{n} spring", n, kp) for n in names if kp)
    dampers = tuple(JointDamper(f"{n} damper", n, kd) for n in names if kd)
    return po.Mechanism(replace(m.model, elements=(*springs, *dampers), switches=switches))


@pytest.mark.long
def test_without_contacts_it_is_euler_with_stiff_gains_taken_implicitly() -> None:
    """It converges with order 1 to the motion of dop853, and does not blow up with a damper of 1e3 N·m·s/rad."""
    m = pendulum(kp=5.0, kd=0.3)
    truth = po.simulate(m, 1.0, samples=2)["joint_position"].values[-1]
    errors = [np.abs(run(m, 1.0, h, None, samples=2)["joint_position"].values[-1] - truth).max() for h in (4e-3, 1e-3)]
    assert 3.0 < errors[0] / errors[1] < 5.5, errors
    stiff = run(pendulum(kp=1e4, kd=1e3), 1.0, 1e-2, None, samples=11)
    assert np.diff(stiff["energy_stored"].values).max() < 1e-9


def test_limits_and_friction_of_joints() -> None:
    """A pendulum falls onto its limit and stays there; friction above its weight holds it, velocity 0."""
    name = po.load("examples/double_pendulum.toml").model.joints[0].name
    free = run(pendulum(), 2.0, 1e-3, None, samples=201)["joint_position"].values
    lower, upper = free.min(0), free.max(0)
    end = float(0.5 * (lower[0] + upper[0]))
    begin = float(free[0, 0])
    limit = Limit("stop", OnFreedom(name), lower=end) if begin > end else Limit("stop", OnFreedom(name), upper=end)
    found = run(pendulum(limit, kd=0.5), 4.0, 1e-3, None, samples=201)
    past = found["joint_position"].values[:, 0] - end
    assert (past if begin > end else -past).min() > -1e-9
    assert "stop impact" in found["element"].values and np.abs(found["energy_residual"].values).max() < 1e-10
    rubs = [Friction(f"rub {j.name}", OnFreedom(j.name), 1e4) for j in pendulum().model.joints]
    held = run(pendulum(*rubs), 1.0, 1e-2, None)
    assert np.abs(held["joint_velocity"].values).max() < 1e-13
    assert np.abs(held["joint_position"].values - held["joint_position"].values[0]).max() < 1e-13


def test_what_it_refuses() -> None:
    """Adaptive steps, networks, shapes it has no contacts for."""
    with pytest.raises(SimulationError, match="say how long they are"):
        po.simulate(pendulum(), 1.0, method="moreau")
    with pytest.raises(SimulationError, match="steps mechanisms"):
        po.simulate(po.load("examples/networks/rectifier.cir"), 1e-3, method="moreau", step=1e-6)
    with pytest.raises(SimulationError, match="steps mechanisms"):
        po.Stepper(po.load("examples/networks/rectifier.cir"), 1e-6, "moreau")
    body, surface = ball("b")
    other = replace(surface, shape=Shape("height", formula="0*x"))
    with pytest.raises(ModelError, match="knows no contact of the height 'b'"):
        run(scene([(body, other)], floor()), 0.1, 1e-2, None)
    other = replace(surface, shape=Shape("plane"))
    with pytest.raises(ModelError, match="no contacts between the plane 'b' and the plane 'ground': both are without"):
        run(scene([(body, other)], floor()), 0.1, 1e-2, None)
    rule = Contacts("feet", (surface, floor()), restitution=0.5, poisson=True)
    feet = po.Mechanism(Model("scene", (body,), (), switches=(rule,)))
    with pytest.raises(ModelError, match="'feet' has Poisson's"):
        run(feet, 0.1, 1e-2, None)


@pytest.mark.long
def test_a_closed_loop_under_a_controller_converges() -> None:
    """A four-bar linkage, driven by a sampled controller: order 1 to dop853, loops closed, ports in the ledger."""
    plant, reads = po.load("examples/four_bar.toml"), ["joint_position", "joint_velocity"]
    driven = po.Controller(0.013, lambda t, q, v: np.sin(9 * t) - 0.3 * v[0], reads, plant.freedom_names[0], delay=4e-3)
    truth = po.simulate(plant, 0.4, controllers=driven, samples=2)
    errors = []
    for h in (1e-3, 2.5e-4):
        found = run(plant, 0.4, h, None, controllers=driven, samples=2)
        errors.append(float(np.abs(found["joint_position"].values[-1] - truth["joint_position"].values[-1]).max()))
        assert found["constraint_error"].values.max() < 1e-10
        supplied = found["energy_supplied"].values[-1, 0]
        assert supplied == pytest.approx(truth["energy_supplied"].values[-1, 0], abs=20 * h)
    assert 2.5 < errors[0] / errors[1] < 6.0, errors


def test_killed_and_resumed_it_is_the_run_in_one_piece(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    """Two boxes that fall on each other, bit for bit."""
    m = scene([box("a", (0.3, 0.3, 0.1)), box("b", (0.2, 0.2, 0.1))], floor(), mu=0.4)
    begin = state(m, [[0.0, 0.0, 0.1], [0.05, 0.02, 0.25]], [[0.3, 0.0, 0.0], [0.0, 0.0, 0.0]])
    whole, path = run(m, 0.3, 2e-3, begin, samples=31), tmp_path / "run.ckpt"
    with killing(monkeypatch, lambda: 3):
        found = None
        try:
            found = run(m, 0.3, 2e-3, begin, samples=31, checkpoint=path, every=1e-9)
        except Killed:
            for _ in range(500):
                try:
                    found = po.resume(path, m, every=1e-9)
                    break
                except Killed:
                    continue
    assert found is not None
    assert_same(whole, found)
