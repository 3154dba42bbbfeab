"""A fixed step is fixed: steps end at start + k·step, and what divides one is counted and told."""

from __future__ import annotations

import warnings

import numpy as np
import pytest

import poinsot as po
from poinsot import System
from poinsot.simulation.simulate import simulate
from simulation import small_systems

METHODS = ("dop853", "radau", "radau9", "gauss")


@pytest.mark.parametrize("method", METHODS)
def test_as_many_steps_as_were_asked_for_whatever_the_samples(oscillator: System, method: str) -> None:
    rng = np.random.default_rng(1)
    for step, count in ((0.02, 500), (0.1, 100), (1 / 30, 300), (0.07, 143)):
        for times in (None, np.sort(rng.uniform(0, 10, 77))):
            with warnings.catch_warnings():
                warnings.simplefilter("error", po.StepWarning)
                warnings.simplefilter("ignore", po.LedgerWarning)
                run = simulate(oscillator, 10.0, method=method, step=step, times=times)
            assert run.attrs["steps"] == count and run.attrs["steps_divided"] == 0


@pytest.mark.parametrize("method", METHODS)
def test_a_late_start_moves_the_grid(oscillator: System, method: str) -> None:
    late = simulate(oscillator, 1e4 + 1, start=1e4, method=method, step=0.01)
    early = simulate(oscillator, 1.0, method=method, step=0.01)
    assert late.attrs["steps"] == early.attrs["steps"] == 100
    assert np.allclose(late["state"][-1], early["state"][-1], rtol=0, atol=1e-9)


@pytest.mark.parametrize("method", METHODS)
def test_jumps_divide_steps_which_is_told_and_the_grid_stays(oscillator: System, method: str) -> None:
    at = [0.1, 0.3137, 0.3150, 0.5]  # the first and the last are on the grid
    table = np.repeat(at, 2), [0, 5, 5, 1, 1, 2, 2, 0]
    with pytest.warns(po.StepWarning, match=r"1 were divided, 1 at jumps") as told:
        run = simulate(oscillator, 1.0, method=method, step=0.01, inputs={"force": table})
    assert run.attrs["steps"] == 102 and run.attrs["steps_divided"] == 1
    assert run.attrs["steps_divided_why"] in str(told[0].message)


def test_turns_that_are_too_large_for_the_chart_are_told() -> None:
    body = small_systems.rigid_body(reach=0.3)
    with pytest.warns(po.StepWarning, match="turned too far"):
        run = simulate(body, 2.0, step=0.2)
    assert run.attrs["steps"] > 10 and run.attrs["steps_divided"] == 10
    whole = simulate(small_systems.rigid_body(), 2.0)
    assert np.abs(run["rate"][-1] - whole["rate"][-1]).max() < 1e-4


def test_a_rest_of_rounding_is_no_step(oscillator: System) -> None:
    for end in (0.3, 0.7, 1.1, 0.9):
        run = simulate(oscillator, end, step=end / 7 * (1 + 3e-15))
        assert run.attrs["steps"] == 7
        assert simulate(oscillator, end, step=end / 7 * (1 - 3e-8)).attrs["steps"] == 7
        assert simulate(oscillator, end, step=end / 7 * (1 - 1e-3)).attrs["steps"] == 8
