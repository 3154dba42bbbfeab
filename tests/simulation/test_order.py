"""Slopes: what the tableau claims is what the compiled loop delivers, on a nonlinear problem away from round-off."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from poinsot import System
from poinsot.simulation.methods import find_method
from poinsot.simulation.simulate import simulate
from simulation import small_systems


@pytest.fixture(scope="module")
def damped() -> System:
    return small_systems.pendulum(0.3)


def slope(h: NDArray[np.float64], errors: NDArray[np.float64]) -> float:
    return float(np.polyfit(np.log(h), np.log(errors), 1)[0])


def states(system: System, times: NDArray[np.float64], **options: object) -> NDArray[np.float64]:
    return np.asarray(simulate(system, times=times, max_step=10.0, **options)["state"].values)


@pytest.mark.parametrize(("method", "steps"), [("dop853", (20, 24, 28, 34, 40, 48, 56)), ("rk4", (80, 160, 320))])
def test_global_error_falls_with_the_claimed_order(damped: System, method: str, steps: tuple[int, ...]) -> None:
    """On a damped pendulum: without damping the leading error cancels, and the slope is steeper than claimed."""
    order, end = find_method(method).order, np.array([6.0])
    exact = states(damped, end, rtol=1e-14, atol=1e-15)
    h = 6.0 / np.array(steps)
    errors = [np.abs(states(damped, end, step=step, method=method) - exact).max() for step in h]
    assert abs(slope(h, np.array(errors)) - order) < 0.3, errors


@pytest.mark.parametrize("theta", [0.25, 0.5, 0.7])
@pytest.mark.parametrize(("name", "h"), [("dop853", [0.4, 0.32, 0.25, 0.2]), ("rk4", [0.05, 0.025, 0.0125])])
def test_dense_output_of_one_step_has_its_order(damped: System, theta: float, name: str, h: list[float]) -> None:
    """One step from an exact state: the error at its end is O(h⁹) for order 8, inside it O(h⁸) for order 7."""
    method = find_method(name)
    inside, at_end = [], []
    for step in h:
        times = np.array([theta * step, step])
        exact = np.vstack([states(damped, np.array([time]), rtol=1e-14, atol=1e-16) for time in times])
        error = np.abs(states(damped, times, step=step, method=name) - exact).max(axis=1)
        inside.append(error[0])
        at_end.append(error[1])
    assert abs(slope(np.array(h), np.array(inside)) - (method.dense_order + 1)) < 0.3, inside
    assert abs(slope(np.array(h), np.array(at_end)) - (method.order + 1)) < 0.3, at_end


def test_the_error_follows_the_tolerance(pendulum: System) -> None:
    end = np.array([20.0])
    exact = states(pendulum, end, rtol=1e-13, atol=1e-14)
    tolerances = 10.0 ** -np.arange(5, 12)
    errors = [np.abs(states(pendulum, end, rtol=rtol, atol=rtol / 100) - exact).max() for rtol in tolerances]
    assert 0.7 < slope(tolerances, np.array(errors)) < 1.3
    assert np.all(errors < 1e3 * tolerances)


def test_energy_error_grows_no_faster_than_the_steps(pendulum: System) -> None:
    """An explicit method drifts; over a long run the drift is linear in time and in proportion to the tolerance."""
    run = simulate(pendulum, 2000.0, rtol=1e-11, atol=1e-13)
    error = np.abs(run["energy_residual"].values)
    assert error[-1] < 1e-11 * run.attrs["steps"]
    assert error[-100:].mean() < 2.6 * error[450:550].mean()


def test_a_fixed_step_lands_on_the_end(oscillator: System) -> None:
    run = simulate(oscillator, 1.0, step=0.03)
    assert run.attrs["steps"] == 34
    assert run.attrs["reached"] == 1.0
    assert run["time"].values[-1] == 1.0
