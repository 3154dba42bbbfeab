"""Controllers on plants with a closed form: what the run gives is the discrete system."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray
from scipy.linalg import expm

import poinsot as po
from plants import random_controllers, sampled, sliders
from poinsot import pairs
from poinsot import rotational as ro

Floats = NDArray[np.float64]
END = 1.0


@pytest.mark.parametrize("seed", range(6))
def test_any_clocks_are_the_discrete_system(seed: int) -> None:
    """Law  several rates, phases, delays, limits and grids: states and held inputs of the exact discrete system."""
    rng = np.random.default_rng(seed)
    n = int(rng.integers(1, 4))
    masses, start = rng.uniform(0.5, 3.0, n), rng.normal(size=2 * n)
    controllers = random_controllers(rng, n)
    times = np.unique(np.concatenate([np.arange(11) * 0.1, rng.uniform(0, END, 9)]))
    plant = sliders(masses.tolist(), start[:n].tolist(), start[n:].tolist())
    run = po.simulate(plant, times=times, controllers=controllers)
    states, held = sampled(controllers, masses, start, times)
    found = np.hstack((run["joint_position"], run["joint_velocity"]))
    assert np.abs(found - states).max() < 1e-10 * np.abs(states).max(), seed
    assert np.abs(run["control"].values - held).max() < 1e-10 * np.abs(held).max(), seed
    assert run.attrs["status"] == "done" and po.ledger(run).ratio < 1e-10


def test_the_closed_loop_has_the_poles_of_the_discrete_matrices() -> None:
    """x_{k+1} = (Φ − Γ K) x_k with Φ = exp(A T), Γ = ∫ exp(A s) B ds, by the matrix exponential."""
    mass, period, K = 2.0, 0.07, np.array([12.0, 6.0])
    whole = expm(np.array([[0, 1, 0], [0, 0, 1 / mass], [0, 0, 0]]) * period)
    closed = whole[:2, :2] - np.outer(whole[:2, 2], K)
    steps = 40
    pd = po.Controller(period, lambda t, q, v: -K[0] * q - K[1] * v, ["joint_position", "joint_velocity"], "rail0")
    run = po.simulate(sliders([mass], [1.0]), times=np.arange(steps) * period, controllers=pd)
    expected = np.array([np.linalg.matrix_power(closed, k) @ [1.0, 0.0] for k in range(steps)])
    assert np.abs(np.hstack((run["joint_position"], run["joint_velocity"])) - expected).max() < 1e-12


def test_the_power_of_a_controller_is_in_the_ledger() -> None:
    """W = Σ u_k (q_{k+1} − q_k), what a force that holds does on its way."""
    pd = po.Controller(0.1, lambda t, q: np.cos(20 * t) - 3 * q, "joint_position", "rail0")
    run = po.simulate(sliders([1.5], [0.4]), times=np.arange(31) * 0.1, controllers=[pd])
    work = np.cumsum(run["control"].values[:-1, 0] * np.diff(run["joint_position"].values[:, 0]))
    assert np.abs(run["energy_supplied"].values[1:, 0] - work).max() < 1e-12


@pytest.mark.parametrize("method", ["rk4", "radau"])
def test_other_methods_give_the_same(method: str) -> None:
    """A four-bar linkage, whose crank is driven: other methods than dop853 pause and go on alike."""
    plant, reads = po.load("examples/four_bar.toml"), ["joint_position", "joint_velocity"]
    driven = po.Controller(0.013, lambda t, q, v: np.sin(9 * t) - 0.3 * v[0], reads, plant.freedom_names[0], delay=4e-3)
    options = {"method": "rk4", "step": 5e-4} if method == "rk4" else {"method": method, "rtol": 1e-9}
    one, two = (po.simulate(plant, 0.5, controllers=driven, samples=11, **kw) for kw in ({}, options))
    assert abs(one["joint_position"] - two["joint_position"]).max() < 1e-8
    assert abs(one["energy_supplied"] - two["energy_supplied"]).max() < 1e-8 and two.attrs["status"] == "done"


MSL = {
    0.9: (0.19795533561429657, 0.4499606320000001, 5.005626559999996),
    3.0: (2.000000333407612, 0.9999831024008544, 0.0024213918776808106),
}
"""t [s] → φ [rad], ω [rad/s], torque [N·m] of Clocked.Examples.SimpleControlledDrive.ClockedWithDiscreteController
in the reference results of the Modelica Standard Library 4 (Dymola, tolerance 1e-6)."""


def test_the_clocked_drive_of_the_modelica_library() -> None:
    """Against exact steps w += y T/J, φ += w T + y T²/2J with the law as it stands there, and the published values."""
    period, J, k = 0.1, 10.0, 110.0

    def law(t: float, w: float, x: float) -> tuple[list[float], float]:
        error = min(t / 2, 1.0) - w
        x = x + error * period / 0.1
        return [k * (x + error), x], x

    rows, phi, w, x = [], 0.0, 0.0, 0.0
    for tick in range(31):
        (y, _), x = law(tick * period, w, x)
        rows.append([phi, w, y, x])
        phi, w = phi + w * period + y * period**2 / (2 * J), w + y * period / J
    net = po.Network("drive")
    net.add(ro.TorqueSource("motor", 0.0), "shaft", "ground")
    net.add(ro.Inertia("load", J), "shaft")
    table = po.Body("table", po.Inertia.at_centre(1.0, np.zeros(3), np.full(3, J)))
    model = po.Model("turntable", (table,), (po.Joint("motor", pairs.revolute(), "ground", "table"),))
    for plant, speed in ((net, "load.angular_velocity"), (po.Mechanism(model), "joint_velocity[motor]")):
        pi = po.Controller(period, law, speed, "motor", tells="x", state=0.0)
        run = po.simulate(plant, times=np.arange(31) * 0.1, controllers=pi)
        found = np.hstack((np.reshape(run[speed.partition("[")[0]].values, (31, 1)), run["control"]))
        assert np.abs(found - np.array(rows)[:, 1:]).max() < 1e-12
    angles = run["joint_position"].values[:, 0]
    assert np.abs(angles - np.array(rows)[:, 0]).max() < 1e-12
    for t, published in MSL.items():
        at = round(t / period)
        assert np.abs(np.array([angles[at], *found[at, :2]]) - published).max() < 1e-6
