"""Waves and tables of formulas: SciPy's and NumPy's, over any scalar; floors where a law is told."""

from fractions import Fraction
from itertools import pairwise
from typing import Any

import numpy as np
import pytest
import scipy.signal

import poinsot as po
from poinsot import electrical
from poinsot.algebra import Dual, floor, interp, mod, pulse, sawtooth, square, triangle
from poinsot.algebra.formulas import evaluate
from poinsot.algebra.traced import Traced
from scalars import Over, assert_same, derivative

WAVES: dict[str, Any] = {
    "pulse(t, T, d)": (pulse, lambda x, d: 0.5 + 0.5 * scipy.signal.square(x, d)),
    "square(t, T, d)": (square, scipy.signal.square),
    "square(t, T)": (lambda t, T, d: square(t, T), lambda x, d: scipy.signal.square(x)),
    "sawtooth(t, T)": (lambda t, T, d: sawtooth(t, T), lambda x, d: scipy.signal.sawtooth(x)),
    "triangle(t, T)": (lambda t, T, d: triangle(t, T), lambda x, d: scipy.signal.sawtooth(x, 0.5)),
    "mod(t, T)": (lambda t, T, d: mod(t, T), None),
}


@pytest.mark.parametrize("formula", WAVES)
def test_waves_are_those_of_scipy(over: Over, formula: str) -> None:
    rng = np.random.default_rng(len(formula))
    wave, other = WAVES[formula]
    for scale in (1.0, 1e-5, 1e5):
        T, d = scale * rng.uniform(0.3, 3), rng.uniform(0, 1)
        t = scale * rng.uniform(-20, 20, 12)
        expected = other(2 * np.pi * t / T, d) if other else np.mod(t, T)
        found = over(lambda t, T, d: [wave(each, T, d) for each in t], t, T, d)
        assert_same(found, expected, abs=1e-13 * max(scale, 1) if other is None else 1e-13)
        assert_same([evaluate(formula, {"t": x, "T": T, "d": d}) for x in t], found, abs=1e-13 * max(scale, 1))


def test_tables_are_those_of_numpy(over: Over) -> None:
    rng = np.random.default_rng(4)
    x, p, y = rng.uniform(-2, 9, 10), np.sort(rng.uniform(0, 7, 5)), rng.normal(size=5)
    found = over(lambda x, y: [interp(each, p.tolist(), [*y]) for each in x], x, y)
    assert_same(found, np.interp(x, p, y), abs=1e-13)
    text = f"interp(x, {p.tolist()}, {y.tolist()})"
    assert_same([evaluate(text, {"x": each}) for each in x], found, abs=1e-13)


def test_the_mean_of_a_pulse_is_its_duty(seed: int, rng: np.random.Generator) -> None:
    """Law  the integral over a whole period from anywhere is duty · period, in exact numbers: by the moments it has."""
    T, d, begin = (Fraction(int(n), 997) for n in rng.integers(1, 996, 3))
    edges = sorted(
        {begin, begin + T, *(k * T + s for k in range(-2, 3000) for s in (0, d * T) if begin < k * T + s < begin + T)}
    )
    parts = [(b - a) * evaluate("pulse(t, T, d)", {"t": (a + b) / 2, "T": T, "d": d}) for a, b in pairwise(edges)]
    assert sum(parts) == d * T, (seed, T, d)
    for edge in edges[1:-1]:  # at a jump the value after it
        at, after = (evaluate("pulse(t, T, d)", {"t": edge + e, "T": T, "d": d}) for e in (0, Fraction(1, 10**9)))
        assert at == after


@pytest.mark.parametrize("duty", [0, 1, 0.0, 1.0])
def test_duties_at_the_ends_do_not_jump(duty: float) -> None:
    assert all(pulse(t, 0.1, duty) == duty for t in np.linspace(-1, 1, 1001).tolist())
    assert pulse(Traced.constant(0.3), 0.1, duty) == duty


@pytest.mark.parametrize(
    ("formula", "said"),
    [
        ("pulse(t, 1, 1.5)", "duty must be within 0 … 1, and is 1.5"), ("square(t, 1, -0.1)", "duty must be within"),
        ("pulse(t, 0, 0.5)", "period must be above 0, and is 0"),
        ("triangle(t, -1)", "triangle: the period must be above 0"),
        ("interp(t, [0, 1, 1], [0, 1, 2])", "must increase"), ("interp(t, [0, 1], [0])", "as many values as points"),
        ("interp(t, 1, 2)", r"cannot use 'interp\(t, 1, 2\)'"), ("pulse(t)", r"pulse\(t, period, duty\)"),
    ],
)  # fmt: skip
def test_what_is_no_wave_is_refused(formula: str, said: str) -> None:
    with pytest.raises(po.ModelError, match=said):
        evaluate(formula, {"t": 0.3})


def test_numbers_not_known_yet_are_nan_outside() -> None:
    for T, d in ((1.0, 1.2), (1.0, -0.2), (0.0, 0.5), (-1.0, 0.5)):
        assert np.isnan(pulse(Traced.constant(0.3), Traced.constant(T), Traced.constant(d)))
        assert np.isnan(pulse(0.3, Dual(T, 1.0) if T else Dual(-0.5, 1.0), Dual(d, 0.0)).real)


def test_slopes_are_those_between_jumps() -> None:
    """Law  floors are flat: a pulse by nothing, a sawtooth 2/T by t and −2 t/T² by T, also over symbols."""
    assert derivative(pulse, 0.3, 1.0, 0.5, along=(1.0, 1.0, 1.0)) == [0.0]
    assert_same(derivative(sawtooth, 5.3, 2.0, along=(1.0, 0.0)), 1.0)
    assert_same(derivative(sawtooth, 5.3, 2.0, along=(0.0, 1.0)), -5.3 / 2)
    assert_same(derivative(triangle, 1.3, 2.0, along=(1.0, 0.0)), -2.0)


def test_a_law_of_a_state_takes_no_floor() -> None:
    """It would jump in the middle of steps: refused by the name of the element, a resistor's or a storage's."""
    for name, made in (
        ("R", lambda: electrical.NonlinearResistor("R", current=floor)),
        ("S", lambda: electrical.Capacitor("S", energy=lambda q: q * floor(q))),
    ):
        net = po.Network("stairs")
        net.add(electrical.Capacitor("C", 1.0), "a", "ground")
        with pytest.raises(po.ModelError, match=f"{name!r} takes floor"):
            net.add(made(), "a", "ground")
            po.simulate(net, 1.0)
