"""What happens in time is seen: table, formula and function of one pulse give one motion, with every method."""

from collections.abc import Callable
from math import erfc, exp, pi, sqrt
from typing import Any

import numpy as np
import pytest

import poinsot as po
from poinsot import electrical
from poinsot.algebra import Scalar, less, scalars, where
from poinsot.elements import Expression
from poinsot.simulation.moments import find_moments

METHODS = ("dop853", "radau", "radau9", "gauss")


def circuit(signal: Any, R: float = 10.0, C: float = 1e-3) -> po.Network:
    net = po.Network("circuit")
    net.add(electrical.VoltageSource("V", signal), "a", "ground")
    net.add(electrical.Resistor("R", R), "a", "b")
    net.add(electrical.Capacitor("C", C), "b", "ground")
    return net


def supplied(run: Any) -> float:
    return float(run["energy_supplied"][-1].sum())


@pytest.mark.sample(1)
def test_table_formula_and_function_of_a_pulse_are_one(seed: int, rng: np.random.Generator) -> None:
    print(f"seed {seed}")
    begin = float(rng.uniform(0.5, 9))
    end, height = begin + float(10 ** rng.uniform(-4, -1)), float(rng.normal())

    def pulse(t: Scalar) -> Scalar:
        return where(less(t, begin), 0.0, where(less(t, end), height, 0.0))

    table = [0, begin, begin, end, end, 10], [0, 0, height, height, 0, 0]
    ways = table, f"{height!r}*step(t - {begin!r})*step({end!r} - t)", pulse
    net = circuit(0.0)
    exact = height**2 * 1e-3 * -np.expm1(-(end - begin) / 1e-2)  # C V² (1 − e^(−T/RC))
    for method in METHODS:
        for way in ways:
            run = po.simulate(net, 10.0, inputs={"V": way}, method=method, rtol=1e-10, atol=1e-14)
            assert supplied(run) == pytest.approx(exact, rel=1e-9), (method, way)
            assert run.attrs["status"] == "done"


@pytest.mark.parametrize("method", METHODS)
def test_a_smooth_pulse_far_shorter_than_a_step_is_seen(method: str) -> None:
    for width, centre in ((1e-4, 3.3), (2.7e-6, 7.77)):
        run = po.simulate(circuit(f"exp(-((t - {centre})/{width})**2)"), 10.0, method=method, rtol=1e-9)
        R, tau, half = 10.0, 1e-2, sqrt(pi / 2) * width
        later = half**2 / tau * exp((width / tau) ** 2 / 2) * erfc(width / tau / sqrt(2))
        assert supplied(run) == pytest.approx((half - later) / R, rel=1e-9)
        assert run.attrs["steps"] < 2500


def test_moments_scale_and_move_with_time(seed: int, rng: np.random.Generator) -> None:
    """Steps, kinks, cuts and pulses, on a clock that runs faster or slower and starts elsewhere."""
    print(f"seed {seed}")
    factor, shift = 10.0 ** rng.uniform(-5, 5), rng.uniform(-3, 3)
    a, b, c, d = np.sort(rng.uniform(0.3, 9.7, 4)).tolist()

    def signal(t: Scalar) -> Scalar:
        s = t * (1 / factor) - shift
        return (
            where(less(s, a), 0.0, s) + scalars.absolute(s - b) + scalars.exp(-(((s - c) * 1e4) ** 2)) + _narrow(s, d)
        )

    found = find_moments({"signal": signal}, shift * factor, (shift + 10) * factor)
    at = found.jumps / factor - shift
    expected = [a, b, d - 2e-6, d + 2e-6]
    assert len(at) == 4 and np.abs(at - np.sort(expected)).max() < 1e-9
    zones = found.zones[:, :2] / factor - shift
    assert len(zones) and zones.min() < c - 4e-4 and c + 4e-4 < zones.max()
    assert np.abs(zones - c).max() < 0.2  # half a hundredth of the run and a little, twice
    finest = found.zones[:, 2].min() / factor
    assert 1e-6 < finest < 3e-4


def _narrow(s: Scalar, d: float) -> Scalar:
    """1 within 2e-6 of d, by an argument that only touches zero on any grid."""
    return where(less((s - d) * (s - d), 4e-12), 1.0, 0.0)


@pytest.mark.parametrize("text", ["2*sin(3*t)", "t**2 - 3*t", "sin(1e5*t)", "exp(-t)*cos(7*t)", "5", "1/(t + 0.1)"])
def test_what_is_smooth_or_busy_throughout_costs_no_step(text: str) -> None:
    found = find_moments({"x": Expression(text).at}, 0.0, 10.0)
    assert len(found.jumps) == 0
    assert ((found.zones[:, 1] - found.zones[:, 0]) / found.zones[:, 2]).sum() < 40


def test_each_decision_of_a_wave_is_found() -> None:
    found = find_moments({"x": Expression("step(sin(300*t) - 0.9)").at}, 0.0, 10.0)
    inside = np.arcsin(0.9) + 2 * np.pi * np.arange(500)
    outside = np.pi - np.arcsin(0.9) + 2 * np.pi * np.arange(500)
    exact = np.sort(np.concatenate((inside, outside))) / 300
    assert np.abs(found.jumps - exact[exact < 10]).max() < 1e-12


def test_deciding_without_end_is_refused() -> None:
    with pytest.raises(po.SimulationError, match="decides"):
        find_moments({"x": Expression("step(sin(3e6*t))").at}, 0.0, 10.0)


def test_values_that_do_not_exist_leave_the_rest_alone() -> None:
    found = find_moments({"x": Expression("step(t - 4) + sqrt(t - 2)").at}, 0.0, 10.0)
    assert 4.0 in found.jumps


@pytest.mark.parametrize(
    "function", [abs, lambda t: np.abs(t - 1.0), lambda t: scalars.atan2(scalars.sin(t), scalars.cos(t))]
)
def test_kinks_and_cuts_are_moments(function: Callable[[Any], Any]) -> None:
    found = find_moments({"x": function}, -2.0, 4.0).jumps
    assert np.abs(found[:, None] - [0.0, 1.0, np.pi]).min() < 1e-15


@pytest.mark.parametrize(
    "formula",
    [
        "step(t - a)*(1 - step(t - b))", "b*step(a - t)", "max(0, t - a)*b", "abs(t - a) + t**2", "b if t > a else c*t",
        "sign(t - a)*c + step(t + b)", "(t - a)*(t - b) if t < b else b - t", "step(3*t - a)*step(b/7 - t/7)",
        "pulse(t - a, 0.1*(1 + c*c), 0.3)*b", "triangle(t - a, 1 + c*c)", "sawtooth(t - a, 3)*t + floor(0.3 - t/9)",
        "mod(t - a, 2) if t > b else interp(t, [a, a + 1, a + 3], [c, 2, 3])",
    ],
)  # fmt: skip
def test_moments_that_can_be_read_are_those_that_are_found(formula: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Law  of polynomials between moments t = c both ways tell the same floats, and no busy zone."""
    from poinsot.simulation import moments
    from poinsot.simulation.plain_moments import plain_moments

    rng, read = np.random.default_rng(len(formula)), 0
    monkeypatch.setattr(moments, "plain_moments", lambda *_: None)
    for start, end in ((0.0, 1.0), (-2.0, 5.0), (3.0, 1000.0)):
        numbers = rng.uniform(start - 0.2 * (end - start), end + 0.2 * (end - start), 3).tolist()
        signal = Expression(formula, tuple(zip("abc", numbers, strict=True)))
        plain = plain_moments(signal.at, start, end)
        if plain is None:
            continue
        read += 1
        found = moments.moments_of("f", signal.at, start, end, 1)
        np.testing.assert_array_equal(plain, found.jumps)
        assert not len(found.zones)
    assert read


@pytest.mark.parametrize("formula", ["sin(t)*step(t - 0.5)", "step(sin(9*t))", "exp(0 - 1e4*(t - 0.5)**2)", "t**9"])
def test_what_is_no_polynomial_is_searched(formula: str) -> None:
    """Law  nothing is read of a function that may be busy, or jump where no term says."""
    from poinsot.simulation.plain_moments import plain_moments

    assert plain_moments(Expression(formula).at, 0.0, 1.0) is None
