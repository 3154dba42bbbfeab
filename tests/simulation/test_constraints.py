"""Constraints hold in every sample, at position and velocity level, for as long as the run lasts."""

from __future__ import annotations

import numpy as np
import pytest

from poinsot import SimulationError, System
from poinsot.algebra import absolute, cos
from poinsot.simulation.failure import SimulationFailure
from poinsot.simulation.results.ledger import ledger
from poinsot.simulation.simulate import simulate
from simulation.small_systems import kernel, plain


@pytest.mark.parametrize("rtol", [1e-4, 1e-7, 1e-10])
def test_samples_lie_on_the_manifold_at_any_tolerance(circle: System, rtol: float) -> None:
    run = simulate(circle, 20.0, rtol=rtol, atol=rtol / 100)
    x = run["state"].values
    assert np.abs(np.hypot(x[:, 0], x[:, 1]) - 1.5).max() < 1e-12
    assert np.abs((x[:, :2] * x[:, 2:]).sum(axis=1)).max() < 1e-11
    assert run["constraint_error"].values.max() < 1e-12
    assert run["constraint_error"].attrs["units"] == "1"


def test_the_reported_error_is_the_error_of_the_sample(circle: System) -> None:
    x = simulate(circle, 5.0)
    gap = np.abs(np.hypot(*x["state"].values[:, :2].T) - 1.5)
    assert np.allclose(x["constraint_error"], gap, atol=1e-15)


def test_the_constrained_motion_is_that_of_the_angle(circle: System) -> None:
    """Against the pendulum in its angle: φ̈ = −(g/L) cos φ, φ from the horizontal."""

    @kernel
    def flow(x: object, out: object) -> None:
        out[0], out[1] = x[1] + x[3], -(9.81 / 1.5) * cos(x[0] + x[2])

    angle = plain("angle", 2, flow, lambda x: x[:, :1] * 0, initial=[0.0, 0.5 / 1.5])
    turn = simulate(angle, 20.0, rtol=1e-12, atol=1e-13)["state"].values
    place = simulate(circle, 20.0, rtol=1e-12, atol=1e-13)["state"].values
    expected = 1.5 * np.column_stack((np.cos(turn[:, 0]), np.sin(turn[:, 0])))
    assert np.abs(place[:, :2] - expected).max() < 1e-9


def test_the_initial_state_is_settled(circle: System) -> None:
    run = simulate(circle, 1.0, initial=[1.6, 0.1, 0.4, 0.2])
    x = run["state"].values[0]
    assert np.hypot(x[0], x[1]) == pytest.approx(1.5, abs=1e-14)
    assert run["constraint_velocity_error"].values.max() < 1e-13


def test_the_energy_of_a_constrained_run_has_a_small_drift(circle: System) -> None:
    run = simulate(circle, 500.0)
    assert ledger(run).ratio < 1e-10


def test_an_initial_state_off_the_manifold_is_refused(circle: System) -> None:
    with pytest.raises(SimulationError, match="does not meet its constraints"):
        simulate(circle, 1.0, initial=[0.0, 0.0, 0.0, 0.0])


def test_a_position_that_locks_ends_the_run_with_a_reason() -> None:
    """x = t is driven past the vertex of the parabola y² = 1 − x, beyond which there is no state."""

    @kernel
    def flow(x: object, out: object) -> None:
        out[0], out[1] = 1.0, 0.0

    @kernel
    def project(x: object, out: object) -> None:
        gap = x[1] * x[1] + x[0] - 1
        out[0], out[1], out[2], out[3] = x[0], x[1] - gap / (2 * x[1]), absolute(gap), 0.0

    system = plain("lock", 2, flow, lambda x: x * 0, project=project, initial=[0.0, 1.0], storage_names=("a", "b"))
    with pytest.raises(SimulationFailure, match=r"'lock' stopped at t = 1 s.*constraints cannot be met") as failure:
        simulate(system, 3.0)
    assert failure.value.partial["time"].values[-1] == pytest.approx(1.0, abs=1e-3)
    assert failure.value.partial["constraint_error"].values[:-1].max() < 1e-10  # the last is the state that locked


def test_a_tolerance_that_rounding_forbids_is_said() -> None:
    """A constraint in such coordinates that its residual never falls below 3e-9."""

    @kernel
    def flow(x: object, out: object) -> None:
        out[0] = 1.0

    @kernel
    def project(x: object, out: object) -> None:
        out[0], out[1], out[2] = x[0], 3e-9, 0.0

    coarse = plain("coarse", 1, flow, lambda x: x * 0, project=project)
    with pytest.raises(SimulationError, match=r"the error is 3e-09 of its size and Newton's method does not reduce it"):
        simulate(coarse, 1.0)
    run = simulate(coarse, 1.0, constraint_tolerance=1e-8)
    assert np.all(run["constraint_error"] == 3e-9)
