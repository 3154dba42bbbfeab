"""Signals: formulas agree over every scalar, are never run as programs, and say what is wrong with them."""

import math
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from poinsot import ModelError
from poinsot.algebra import Dual
from poinsot.algebra.formulas import RESERVED, evaluate, names_in
from poinsot.elements import Constant, Expression, Table
from scalars import SCALARS, Over, assert_same, derivative, reference_derivative

FORMULAS = {
    "2*t + 1": lambda t: 2 * t + 1, "-t**2": lambda t: -(t**2), "2**-t": lambda t: 2**-t,
    "t**3 - (+t)**-2": lambda t: t**3 - t**-2, "t**0.5 + t**1.5": lambda t: t**0.5 + t**1.5, "t**n": lambda t: t**3,
    "(-t)**n": lambda t: (-t) ** 3, "t**100": lambda t: t**100, "t/2/4 - 3 - 2": lambda t: t / 8 - 5,
    "a*sin(2*pi*t/3) + cos(90*deg)": lambda t: 1.7 * math.sin(2 * math.pi * t / 3),
    "exp(-t)*log(t) + sqrt(t)*e": lambda t: math.exp(-t) * math.log(t) + math.sqrt(t) * math.e,
    "tan(t/4) + tanh(t) + atan(t)": lambda t: math.tan(t / 4) + math.tanh(t) + math.atan(t),
    "asin(t/9) + acos(t/9)": lambda t: math.pi / 2,
    "atan2(t, -1) + atan2(-1, t) + atan2(t, t)": lambda t: math.atan2(t, -1) + math.atan2(-1, t) + math.pi / 4,
    "abs(1 - t)": lambda t: abs(1 - t), "step(t - 1)*(t - 1)": lambda t: max(t - 1, 0.0), "1e-3": lambda t: 1e-3,
    "  t  ": lambda t: t,
}  # fmt: skip
CONSTANTS = {"a": 1.7, "n": 3}


@pytest.mark.parametrize("text", FORMULAS)
def test_formulas_mean_the_same_over_every_scalar(over: Over, text: str) -> None:
    times = [0.3, 0.99, 2.5]
    expected = [FORMULAS[text](t) for t in times]
    for t, value in zip(times, expected, strict=True):
        assert_same(over(lambda t: evaluate(text, {**CONSTANTS, "t": t}), t), value, rel=1e-13, abs=1e-15)


@pytest.mark.parametrize("text", ["(-t)**2", "(-t)**101", "t**-3", "(-t)**-64", "(-2)**3*t"])
def test_whole_powers_of_negative_numbers(over: Over, text: str) -> None:
    value = {"(-t)**2": 2.25, "(-t)**101": -(1.5**101), "t**-3": 1.5**-3, "(-t)**-64": 1.5**-64, "(-2)**3*t": -12.0}
    assert_same(over(lambda t: evaluate(text, {"t": t}), 1.5), value[text], rel=1e-13, abs=0)


@pytest.mark.parametrize("text", ["a*sin(w*t)**2 + exp(-t)", "atan2(t, 1 + t)*t**2.5"])
def test_formulas_have_derivatives(text: str) -> None:
    def at(t: Any) -> Any:
        return evaluate(text, {"a": 1.3, "w": 2.0, "t": t})

    assert_same(derivative(at, 0.7, along=(1.0,)), reference_derivative(at, 0.7, along=(1.0,)))


@pytest.mark.parametrize(
    "text", ["1/0", "1/(t - t)", "log(-1)", "sqrt(-2)", "(-1)**0.5", "asin(2)", "10**400", "0**-1"]
)
def test_no_value_is_nan(text: str) -> None:
    assert math.isnan(evaluate(text, {"t": 1.0}))


def test_a_number_too_large_for_floats_is_not_finite() -> None:
    assert not math.isfinite(evaluate("1e999", {}))
    assert not math.isfinite(evaluate("9" * 1000, {}))
    assert not math.isfinite(evaluate("9**9**9**9", {}))


# ---------------------------------------------------------------------------------------------------------- refusals


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "cannot read the formula ''"), ("2 +", "cannot read the formula '2 \\+': check brackets"),
        ("(t", "cannot read"), ("t = 1", "cannot read"), ("import os", "cannot read"), ("1; 2", "cannot read"),
        ("sin(t", "cannot read"), ("2 sin(t)", "cannot read"), ("t\0", "cannot read"),
        ("t.real", "cannot use 't.real' in the formula"), ("().__class__", r"cannot use '\(\).__class__'"),
        ("__import__('os')", 'cannot use "__import__'), ("eval('1')", 'cannot use "eval'),
        ("open(t)", "cannot use 'open"), ("sin(t)(t)", "cannot use"), ("sin(t, t)", "cannot use 'sin\\(t, t\\)'"),
        ("sin()", "cannot use"), ("sin(x=t)", "cannot use"), ("sin(*t)", "cannot use"), ("atan2(t)", "cannot use"),
        ("sin", "cannot use 'sin'"), ("'abc'", "cannot use \"'abc'\""), ("f'{t}'", "cannot use"),
        ("b'1'", "cannot use"), ("1j", "cannot use '1j'"), ("True", "cannot use 'True'"), ("None", "cannot use 'None'"),
        ("...", "cannot use"), ("lambda: 1", "cannot use 'lambda: 1'"), ("[t]", r"cannot use '\[t\]'"),
        ("t[0]", "cannot use"), ("{t}", "cannot use"), ("{1: t}", "cannot use"), ("[x for x in t]", "cannot use"),
        ("(t, 1)", "cannot use"), ("t if t else 1", "cannot use"), ("t < 1", "cannot use 't < 1'"),
        ("t and 1", "cannot use"), ("not t", "cannot use 'not t'"), ("~t", "cannot use"),
        ("t // 2", "cannot use 't // 2'"), ("t % 2", "cannot use"), ("t @ t", "cannot use"), ("1 << 9", "cannot use"),
        ("(t := 2)", "cannot use"), ("omega*t", "uses 'omega', which is not known here; it may use"),
        ("spring*t", "uses 'spring', which is not known here; did you mean 'springs'"),
    ],
)  # fmt: skip
def test_what_is_no_formula_is_refused_and_quoted(text: str, words: str) -> None:
    with pytest.raises(ModelError, match=words) as caught:
        evaluate(text, {"t": 1.0, "springs": 2.0})
    assert "\n" not in str(caught.value)
    with pytest.raises(ModelError, match=words):
        Expression(text, (("springs", 2.0),))


def test_nothing_is_run(tmp_path: Path) -> None:
    target = tmp_path / "written"
    for text in (
        f"open({str(target)!r}, 'w')",
        f"__import__('pathlib').Path({str(target)!r}).touch()",
        f"[c for c in ().__class__.__base__.__subclasses__()] or open({str(target)!r}, 'w')",
        f"sin(open({str(target)!r}, 'w'))",
        f"(lambda: open({str(target)!r}, 'w'))()",
    ):
        with pytest.raises(ModelError):
            evaluate(text, {})
    assert not target.exists()


@pytest.mark.parametrize("text", ["(" * 900 + "t" + ")" * 900, "-" * 1900 + "t", "sin(" * 399 + "t" + ")" * 399])
def test_deep_nesting_is_refused_or_worked_out(text: str) -> None:
    """Python's reader has limits of its own, which differ between versions: an answer or a sentence, never a crash."""
    try:
        assert math.isfinite(evaluate(text, {"t": 1.0}))
    except ModelError as error:
        assert "nested too deeply" in str(error) or "cannot read" in str(error)


def test_very_long_texts_are_refused_unread() -> None:
    with pytest.raises(ModelError, match="may have 2000 characters; this one has 1000000"):
        evaluate("(" * 1_000_000, {})
    assert evaluate("+".join(["t"] * 200), {"t": 0.5}) == 100.0


def test_errors_quote_a_long_formula_in_short() -> None:
    with pytest.raises(ModelError) as caught:
        evaluate("t + " * 300 + "nonsense", {"t": 1.0})
    assert len(str(caught.value)) < 300


def test_the_time_is_unknown_where_a_number_stays_the_same() -> None:
    with pytest.raises(ModelError, match="uses the time t, but this is a number that stays the same"):
        evaluate("2*t", {"a": 1.0})


# ----------------------------------------------------------------------------------------------------------- signals


def test_constants_and_expressions_at_a_time() -> None:
    assert Constant(2.5).at(0.0) == Constant(2.5).at(Dual(1.0, 1.0)) == 2.5
    assert Expression("a*t", (("a", 3.0),)).at(2.0) == 6.0
    assert Expression("a*t", (("a", 3.0),)).at(Dual(2.0, 1.0)).dual == 3.0
    assert Expression("t + t0", (("t0", 1.0), ("t", 99.0))).at(2.0) == 3.0, "the time is always the time"
    assert_same(SCALARS["traced"](Expression("step(t - 1)").at, 2.0), 1.0)


def test_names_of_a_formula() -> None:
    assert names_in("a*sin(w*t) + pi") == {"a", "sin", "w", "t", "pi"}
    assert {"t", "pi", "e", "deg", "sin", "atan2", "step"} <= RESERVED


@pytest.mark.parametrize(
    ("times", "values", "words"),
    [
        ((0.0,), (1.0,), "at least two; got 1 times and 1 values"),
        ((0.0, 1.0), (1.0,), "as many values as times, .* 2 times and 1 values"),
        ((0.0, 1.0), (1.0, math.nan), "must be finite"),
        ((0.0, math.inf), (1.0, 2.0), "must be finite"),
        ((0.0, 1.0, 1.0, 1.0), (1.0, 2.0, 3.0, 4.0), "must increase"),
        ((1.0, 0.0), (1.0, 2.0), "must increase"),
    ],
)
def test_tables_that_make_no_sense_are_refused(times: Any, values: Any, words: str) -> None:
    with pytest.raises(ModelError, match=words):
        Table(times, values)


def test_a_table_keeps_its_samples() -> None:
    table = Table((0.0, 1.0), (2.0, -1.0))
    np.testing.assert_array_equal([table.times, table.values], [[0.0, 1.0], [2.0, -1.0]])
