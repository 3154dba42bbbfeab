"""Sampled inputs and breakpoints: no stage sees across a jump, so the order of the method survives them."""

from __future__ import annotations

import numpy as np
import pytest

from poinsot import ModelError, SimulationError, System
from poinsot.simulation.inputs import make_signals, read_inputs
from poinsot.simulation.simulate import simulate
from simulation import small_systems
from simulation.small_systems import oscillation, plain


@pytest.mark.parametrize("seed", range(4))
def test_a_square_wave_gives_the_exact_piecewise_motion(oscillator: System, seed: int) -> None:
    rng = np.random.default_rng(seed)
    jumps = np.sort(rng.uniform(0, 6, 9))
    levels = rng.normal(0, 30, 10)
    table = np.repeat(jumps, 2), np.repeat(levels, 2)[1:-1]
    run = simulate(oscillator, 6.0, inputs={"force": table})
    state, time = np.array([[0.1, -0.4]]), 0.0
    for until, level in zip([*jumps, 6.0], levels, strict=True):
        state, time = oscillation(np.array([until - time]), *state[0], level, 2.0, 50.0, 0.3), until
    assert np.abs(run["state"].values[-1] - state[0]).max() < 1e-9
    assert np.abs(run["energy_residual"]).max() < 1e-10 * float(run["energy_turnover"][-1])


def test_steps_land_on_jumps_without_searching_for_them(oscillator: System) -> None:
    times = np.arange(1.0, 10.0)
    table = np.repeat(times, 2), np.repeat([(-1.0) ** i for i in range(10)], 2)[1:-1]
    quiet, square = simulate(oscillator, 10.0), simulate(oscillator, 10.0, inputs={"force": table})
    assert square.attrs["rejected"] < quiet.attrs["rejected"] + 30
    assert square.attrs["steps"] < quiet.attrs["steps"] + 60


def test_a_ramp_is_followed_exactly(oscillator: System) -> None:
    """Under u = s t the oscillator started on the particular solution stays on it."""
    slope, start = 7.0, [-7.0 * 0.3 / 50**2, 7.0 / 50]
    run = simulate(oscillator, 5.0, initial=start, inputs={"force": ([0, 5], [0, 35.0])})
    expected = slope * run["time"].values / 50 + start[0]
    assert np.abs(run["state"].values[:, 0] - expected).max() < 1e-12


def test_a_breakpoint_of_the_system_is_exact_and_cheap() -> None:
    switch = 0.7370001
    told = simulate(small_systems.switched(switch), 2.0)
    untold = simulate(small_systems.switched(switch, told=False), 2.0)
    exact = switch - 2 * (2 - switch)
    assert float(told["state"][-1, 0]) == pytest.approx(exact, abs=1e-13)
    assert float(untold["state"][-1, 0]) == pytest.approx(exact, abs=1e-8)
    assert told.attrs["rejected"] == 0 < untold.attrs["rejected"]


@pytest.mark.parametrize("seed", range(5))
def test_signals_are_the_tables(seed: int) -> None:
    rng = np.random.default_rng(seed)
    tables = [(np.sort(rng.uniform(-1, 4, n)), rng.normal(size=n)) for n in (2, 7, 40)]
    signals = make_signals(tables, [0.5, 1.5], 0.0, 3.0)
    times = rng.uniform(0, 3, 200)
    for i, (t, v) in enumerate(tables):
        assert np.allclose(signals.at(times)[:, i], np.interp(times, t, v), atol=1e-11)
    begin, end, first, last, longest = signals.segments.T
    assert begin[0] == 0.0 and end[-1] == 3.0 and np.array_equal(begin[1:], end[:-1])
    assert np.all((begin <= first) & (first < last) & (last <= end))
    assert {0.5, 1.5} <= set(begin) and np.all(longest == np.inf)


def test_knots_closer_than_rounding_are_one() -> None:
    close = 1.0 + np.arange(5) * np.spacing(1.0)
    signals = make_signals([(close, np.arange(5.0))], [], 0.0, 2.0)
    assert len(signals.segments) == 2
    assert signals.at(np.array([0.5, 1.5])).tolist() == [[0.0], [4.0]]


def test_a_table_may_lie_outside_the_run() -> None:
    signals = make_signals([(np.array([5.0, 6.0]), np.array([1.0, 2.0]))], [9.0], 0.0, 2.0)
    assert signals.at(np.array([0.0, 2.0])).tolist() == [[1.0], [1.0]]
    assert len(signals.segments) == 1


def test_inputs_of_the_dataset_are_those_of_the_run(oscillator: System) -> None:
    run = simulate(oscillator, times=[0.0, 0.5, 1.0, 1.5], inputs={"force": ([0, 1, 1, 2], [0.0, 2.0, 5.0, 5.0])})
    assert run["input"].values[:, 0].tolist() == [0.0, 1.0, 5.0, 5.0]


def test_the_systems_own_inputs_stand_until_replaced() -> None:
    system = small_systems.oscillator(default_inputs={"force": 50.0}, initial=np.array([1.0, 0.0]))
    assert np.abs(simulate(system, 2.0)["state"].values - [1.0, 0.0]).max() < 1e-12
    assert np.abs(simulate(system, 2.0, inputs={"force": 0})["state"].values - [1.0, 0.0]).max() > 0.1


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"forse": 1.0}, "did you mean 'force'"),
        ({"zzz": 1.0}, "its inputs are: force"),
        ({"force": np.sin}, "is a Python function"),
        ({"force": "strong"}, "must be a number or a pair"),
        ({"force": ([0, 1], [1, 2, 3])}, "equally long"),
        ({"force": ([], [])}, "equally long"),
        ({"force": ([0, 1], [1, np.nan])}, "must be finite"),
        ({"force": np.inf}, "must be finite"),
        ({"force": ([0, 2, 1], [1, 2, 3])}, "times must increase"),
        ({"force": ([0, 1, 1, 1], [1, 2, 3, 4])}, "same time twice"),
    ],
)
def test_bad_inputs_are_refused_by_name(given: dict[str, object], message: str) -> None:
    with pytest.raises(SimulationError, match=message):
        read_inputs(("force",), given)


def test_bad_breakpoints_are_refused(oscillator: System) -> None:
    for breakpoints in ((2.0, 1.0), (np.nan,)):
        with pytest.raises(ModelError, match="breakpoints"):
            plain("bad", 2, oscillator.dynamics.flow, lambda x: x, breakpoints=breakpoints)
