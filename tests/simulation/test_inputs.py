"""Sampled inputs, breakpoints and fixed steps: no stage sees across a jump; and laws that bend without an event."""

import warnings
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import quick
from poinsot import ModelError, SimulationError, System
from poinsot.algebra import less, where
from poinsot.simulation.inputs import make_signals, read_inputs
from poinsot.simulation.simulate import simulate
from poinsot.simulation.stiffness import doubt_step
from simulation import small_systems
from simulation.small_systems import kernel, oscillation, plain


def test_a_square_wave_gives_the_exact_piecewise_motion(oscillator: System, rng: np.random.Generator) -> None:
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


@pytest.mark.parametrize("method", ["dop853", "radau", "radau9", "gauss"])
def test_a_breakpoint_of_the_system_is_exact_and_cheap(method: str) -> None:
    switch = 0.7370001
    told = simulate(small_systems.switched(switch), 2.0, method=method)
    untold = simulate(small_systems.switched(switch, told=False), 2.0)
    exact = switch - 2 * (2 - switch)
    assert float(told["state"][-1, 0]) == pytest.approx(exact, abs=1e-13)
    assert float(untold["state"][-1, 0]) == pytest.approx(exact, abs=1e-8)
    assert told.attrs["rejected"] == 0 < untold.attrs["rejected"]


def test_signals_are_the_tables(rng: np.random.Generator) -> None:
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
        ({"forse": 1.0}, "did you mean 'force'"), ({"zzz": 1.0}, "its inputs are: force"),
        ({"force": np.sin}, "is a Python function"), ({"force": "strong"}, "must be a number or a pair"),
        ({"force": ([0, 1], [1, 2, 3])}, "equally long"), ({"force": ([], [])}, "equally long"),
        ({"force": ([0, 1], [1, np.nan])}, "must be finite"), ({"force": np.inf}, "must be finite"),
        ({"force": ([0, 2, 1], [1, 2, 3])}, "times must increase"),
        ({"force": ([0, 1, 1, 1], [1, 2, 3, 4])}, "same time twice"),
    ],
)  # fmt: skip
def test_bad_inputs_are_refused_by_name(given: dict[str, object], message: str) -> None:
    with pytest.raises(SimulationError, match=message):
        read_inputs(("force",), given)


def test_bad_breakpoints_are_refused(oscillator: System) -> None:
    for breakpoints in ((2.0, 1.0), (np.nan,)):
        with pytest.raises(ModelError, match="breakpoints"):
            plain("bad", 2, oscillator.dynamics.flow, lambda x: x, breakpoints=breakpoints)


METHODS = ("dop853", "radau", "radau9", "gauss")


@pytest.mark.parametrize("method", METHODS)
def test_as_many_steps_as_were_asked_for_whatever_the_samples(oscillator: System, method: str) -> None:
    rng = np.random.default_rng(1)
    for step, count in ((0.02, 500), (0.1, 100), (1 / 30, 300), (0.07, 143)):
        for times in (None, np.sort(rng.uniform(0, 10, 77))):
            with warnings.catch_warnings(action="error", category=po.StepWarning):
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


def clipped(stiffness: float, limit: float, x: float, v: float) -> System:
    @kernel
    def flow(a: Any, out: Any) -> None:
        pull = stiffness * (a[0] + a[2])
        within = where(less(pull, -limit), -limit, where(less(limit, pull), limit, pull))
        out[0], out[1] = a[1] + a[3], -within

    def energy(states: Any) -> Any:
        size, bend = np.abs(states[:, 0]), limit / stiffness
        stored = np.where(size < bend, stiffness * size**2 / 2, limit * (size - bend / 2))
        return (states[:, 1] ** 2 / 2 + stored)[:, None]

    return plain("clipped", 2, flow, energy, initial=np.array([x, v]))


@pytest.mark.parametrize("method", ["dop853", "radau", "radau9", "gauss"])
@pytest.mark.parametrize("seed", quick(3, range(5, 45)))
def test_energy_is_kept_over_bends(seed: int, rng: np.random.Generator, method: Any) -> None:
    """ẍ = −min(max(k x, −c), c): a bend may lie behind the last stage of a step, where an estimate is exactly 0."""
    stiffness, limit = 10.0 ** rng.uniform(0, 4), 10.0 ** rng.uniform(-1, 1)
    scale = 10.0 ** rng.uniform(-5, 5)
    system = clipped(stiffness, scale * limit, scale * rng.uniform(0.5, 2), scale * rng.normal())
    run = po.simulate(system, 3.0, method=method, rtol=1e-10, atol=1e-12 * scale, samples=31)
    energy = run["energy_storage"].values[:, 0]
    assert np.abs(energy - energy[0]).max() < 1e-7 * energy[0], f"seed {seed}"


@pytest.mark.parametrize(("mass", "stiffness"), [(1.0, 1e4), (2e-3, 5.0), (50.0, 3e7)])
def test_the_period_of_a_mass_on_a_spring(mass: float, stiffness: float) -> None:
    """Law  T = 2π √(m/k): said where the step is longer, and not where it is shorter."""
    model = po.Model(
        "slide",
        bodies=(po.Body("b", po.Inertia.at_centre(mass, (0, 0, 0), np.eye(3) * mass)),),
        joints=(po.Joint("x", po.pairs.prismatic(), "ground", "b"),),
        elements=(po.elements.JointSpring("s", "x", stiffness, 0.0),),
    )
    mechanism = po.Mechanism(model)
    period = 2 * np.pi * np.sqrt(mass / stiffness)
    with pytest.warns(po.ImplausibleWarning, match=f"a period of {period:.3g} s, mostly in 'x'"):
        doubt_step(mechanism, mechanism.neutral(), 1.01 * period)
    with warnings.catch_warnings(action="error", category=po.ImplausibleWarning):
        doubt_step(mechanism, mechanism.neutral(), 0.99 * period)
