"""States that are no vector spaces: a free rigid body on quaternions, in exponential coordinates around each step."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.integrate import solve_ivp

from poinsot import System
from poinsot.simulation.simulate import simulate
from simulation import small_systems


def test_momentum_in_the_world_and_energy_are_conserved(body: System) -> None:
    run = simulate(body, 100.0)
    assert np.abs(run["momentum"].values - run["momentum"].values[0]).max() < 1e-7
    assert np.abs(run["energy_residual"].values).max() < 1e-8
    assert np.abs((run["rotation"].values ** 2).sum(axis=1) - 1).max() < 1e-14


@pytest.mark.parametrize("seed", range(3))
def test_the_motion_is_that_of_the_quaternion_equation(body: System, seed: int) -> None:
    """SciPy on q̇ = ½ q ∘ (ω, 0) and Euler's equations, to the same tolerance."""
    rng = np.random.default_rng(seed)
    q, rate, inertia = rng.normal(size=4), rng.normal(0, 2, 3), np.array([1.0, 2.0, 3.5])
    initial = np.concatenate((q / np.linalg.norm(q), rate))

    def flow(t: float, x: np.ndarray) -> np.ndarray:
        u, w, omega = x[:3], x[3], x[4:]
        turn = np.concatenate(((w * omega + np.cross(u, omega)) / 2, [-u @ omega / 2]))
        return np.concatenate((turn, np.cross(inertia * omega, omega) / inertia))

    times = np.linspace(0, 10, 51)
    expected = solve_ivp(flow, (0, 10), initial, "DOP853", times, rtol=1e-12, atol=1e-13).y.T
    run = simulate(body, initial=initial, times=times, rtol=1e-12, atol=1e-13)
    assert np.abs(run["rate"].values - expected[:, 4:]).max() < 1e-10
    assert np.abs(run["rotation"].values - expected[:, :4]).max() < 1e-10


def test_no_step_leaves_the_reach_of_the_chart(body: System) -> None:
    """With a loose tolerance and steady rotation, only the reach limits the steps."""
    steady = [0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 10.0]
    wide = simulate(body, 100.0, initial=steady, rtol=1e-3, atol=1e-3)
    narrow = simulate(small_systems.rigid_body(reach=0.1), 100.0, initial=steady, rtol=1e-3, atol=1e-3)
    assert wide.attrs["steps"] >= 1000 / 1.5
    assert narrow.attrs["steps"] >= 1000 / 0.1
    angle = 2 * np.arctan2(narrow["rotation"].values[-1, 2], narrow["rotation"].values[-1, 3])
    assert np.cos(angle - 1000.0) == pytest.approx(1, abs=1e-9)


def test_a_turn_of_the_frame_changes_nothing_but_the_frame(body: System) -> None:
    """Left multiplication of the initial quaternion by p multiplies the whole motion by p."""
    rng = np.random.default_rng(7)
    p = rng.normal(size=4)
    p /= np.linalg.norm(p)
    start = np.array([0.0, 0.0, 0.0, 1.0, 0.3, 1.0, -0.5])
    turned = start.copy()
    turned[:4] = p
    one, two = (simulate(body, 10.0, initial=x)["rotation"].values for x in (start, turned))
    u, w = p[:3], p[3]
    vector = w * one[:, :3] + one[:, 3:] * u + np.cross(u, one[:, :3])
    assert np.abs(two[:, :3] - vector).max() < 1e-12
    assert np.abs(two[:, 3] - (w * one[:, 3] - one[:, :3] @ u)).max() < 1e-12
