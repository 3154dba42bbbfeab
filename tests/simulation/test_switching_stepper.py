"""A stepper lands on what switches within its steps, and is restored bit for bit."""

from __future__ import annotations

import numpy as np
import pytest

import poinsot as po
from poinsot import SimulationError
from simulation.bouncing import ball


@pytest.mark.parametrize("method", ["rk4", "dop853", "radau"])
def test_steps_of_a_ball_are_those_of_a_run(method: str) -> None:
    stepper = po.Stepper(ball(), 0.01, method)
    stepper.step(count=100)
    saved = stepper.save()
    stepper.step(count=50)
    state = stepper.state
    run = po.simulate(ball(), 1.5, method=method, step=0.01 if method == "rk4" else None, max_step=0.01, samples=2)
    np.testing.assert_allclose(state, run["state"].values[-1], atol=1e-12)
    assert abs(stepper.energy.residual) < 1e-12
    other = po.Stepper(ball(), 0.01, method)
    other.restore(saved)
    other.step(count=50)
    np.testing.assert_array_equal(other.state, state)


def test_the_semi_implicit_method_does_not_land_on_events() -> None:
    with pytest.raises(SimulationError, match="semi-implicit method does not land on events"):
        po.Stepper(ball(), 0.01, "semi-implicit")
