"""Ready controllers: what each promises, compiled ones beside their Python."""

from typing import Any

import numpy as np
import pytest

import poinsot as po
from plants import sliders
from poinsot.algebra.arrays import Floats
from poinsot.control import computed_torque, lqr, lqr_gain, minimum_jerk, pd_with_gravity, pid

ARM = "examples/double_pendulum.toml"
Q = "joint_position[rail0]"


@pytest.mark.parametrize("windup", ["back-calculation", "clamping", "none"])
@pytest.mark.parametrize("filtered", [0.0, 0.05])
def test_pid_compiled_is_pid_called(windup: Any, filtered: float) -> None:
    """Law  the same to rounding, with limits that act; and both are the textbook's recursion."""
    gains = {"kp": 30.0, "ki": 25.0, "kd": 6.0, "filtered": filtered, "limits": (-2.0, 3.0), "windup": windup}
    h, plant = 0.02, sliders([1.5], [-1.0], [0.3])
    runs = [
        po.simulate(
            plant, 4.0, samples=201, controllers=pid(h, "joint_position[rail0]", "rail0", goal=0.5, compiled=c, **gains)
        )
        for c in (False, True)
    ]
    q, u = runs[0]["joint_position"].values[:, 0], runs[0]["control"].values[:, 0]
    assert np.abs(runs[1]["joint_position"].values[:, 0] - q).max() < 1e-12
    integral, slope, before, expected = 0.0, 0.0, q[0], []
    for y in q:
        e = 0.5 - y
        slope = (filtered * slope - 6.0 * (y - before)) / (filtered + h)
        free = 30 * e + integral + slope
        held = min(max(free, -2.0), 3.0)
        if windup == "back-calculation":
            integral += h * 25 * e + h / np.sqrt(6 / 25) * (held - free)
        elif windup == "none" or (held - free) * e >= 0:
            integral += h * 25 * e
        before = y
        expected.append(held)
    assert np.abs(u - expected).max() < 1e-9 and u.max() == 3.0


def test_without_windup_the_overshoot_is_small() -> None:
    def overshoot(windup: Any) -> float:
        control = pid(
            0.01, "joint_position[rail0]", "rail0", goal=5.0, kp=8.0, ki=2.0, kd=6.0, limits=(-1.0, 1.0), windup=windup
        )
        run = po.simulate(sliders([1.0]), 40.0, controllers=control)
        return float(run["joint_position"].max()) - 5.0

    wild = overshoot("none")
    assert wild > 1.0 and all(overshoot(way) < 0.5 * wild for way in ("back-calculation", "clamping"))


def test_pd_with_gravity_rests_at_its_goal() -> None:
    """Law  ½ vᵀ M v + ½ kp Δ² does not rise, but for what a short period leaves; the goal is reached."""
    arm, goal, kp = po.load(ARM), np.array([2.0, -1.0]), 12.0
    run = po.simulate(arm, 20.0, samples=2001, controllers=pd_with_gravity(arm, 1e-3, goal, kp, 3.0), rtol=1e-8)
    q, v = run["joint_position"].values, run["joint_velocity"].values
    assert np.abs(q[-1] - goal).max() < 1e-6 and np.abs(v[-1]).max() < 1e-5
    level = arm.kinetic_energy(q, v) + kp / 2 * np.sum((q - goal) ** 2, axis=1)
    assert np.diff(level).max() < 1e-3 * level[0]
    assert po.ledger(run).ratio < 1e-7


def test_computed_torque_leaves_linear_errors() -> None:
    """Law  ë + kd ė + kp e = 0 for each joint in the limit: the difference falls in proportion to the period."""
    arm = po.load(ARM)
    start = arm.initial_state()[:2]
    motion, kp, kd = minimum_jerk(start + 0.2, [0.3, -0.4], 1.5), 40.0, 9.0
    times = np.linspace(0, 2, 101)
    decay, beat = kd / 2, np.sqrt(kp - kd**2 / 4)
    expected = -0.2 * np.exp(-decay * times) * (np.cos(beat * times) + decay / beat * np.sin(beat * times))
    missed = []
    for period in (4e-3, 2e-3):
        run = po.simulate(arm, times=times, controllers=computed_torque(arm, period, motion, kp, kd), rtol=1e-9)
        errors = run["joint_position"].values - np.array([motion(t) for t in times])
        missed.append(np.abs(errors - expected[:, None]).max())
    assert missed[1] < 0.6 * missed[0] < 0.01


def test_lqr_holds_what_falls() -> None:
    """Law  poles of Φ − Γ K inside the unit circle; short periods have the gain of none; the pole is held upright."""
    m = po.load("examples/cart_pole.toml")
    lin = m.linearize([0.0, np.pi], actuated=["rail"])
    weights = [10.0, 100.0, 1.0, 1.0]
    K, phi, gamma = lqr_gain(lin, 0.02, weights, 0.1), *lin.sampled(0.02)
    assert np.abs(np.linalg.eigvals(phi - gamma @ K)).max() < 1
    still = lqr_gain(lin, None, weights, 0.1)
    assert np.linalg.eigvals(lin.A - lin.B @ still).real.max() < 0
    assert np.abs(lqr_gain(lin, 1e-5, np.array(weights) * 1e-5, 0.1 * 1e-5) - still).max() < 1e-2 * np.abs(still).max()
    run = po.simulate(m, 8.0, initial=([0.0, np.pi - 0.2], [0.0, 0.0]), controllers=lqr(lin, 0.02, weights, 0.1))
    assert abs(float(run["joint_position"][-1, 1]) - np.pi) < 1e-4 and abs(float(run["joint_position"][-1, 0])) < 1e-2
    free = m.linearize([0.0, np.pi], actuated=[])
    with pytest.raises(po.SimulationError, match="no feedback of"):
        lqr_gain(free, 0.02, weights, 0.1)


def test_compiled_is_called(rng: np.random.Generator) -> None:
    """Law  formulas over any scalar, several reads, a state, a delay: compiled as called, to rounding."""
    C, goal = rng.normal(size=(2, 5)), rng.normal(size=2)

    def law(t: Any, q: Any, v: Any, x: Any) -> Any:
        e = goal - q
        return C @ np.concatenate([e, v, [np.sin(t)]]) - 0.1 * x, x + 0.01 * e * np.cos(q[0])

    runs = [
        po.simulate(
            sliders([1.0, 2.0], [0.2, -0.1]), 2.0,
            controllers=po.Controller(0.05, law, ["joint_position", "joint_velocity"], ["rail0", "rail1"],
                                      state=[0.0, 0.0], delay=0.02, compiled=c),
        )
        for c in (False, True)
    ]  # fmt: skip
    size = np.abs(runs[0]["joint_position"]).max()
    assert abs(runs[0]["joint_position"] - runs[1]["joint_position"]).max() < 1e-12 * size


def test_what_is_no_formula_is_called_or_refused() -> None:
    def law(t: float, q: Floats) -> float:
        return -1.0 if q[0] > 0 else 1.0

    with pytest.raises(po.SimulationError, match="'law' cannot be compiled"):
        po.simulate(sliders([1.0]), 1.0, controllers=po.Controller(0.1, law, "joint_position", "rail0", compiled=True))
