"""The traced scalar folds constants, lives in object arrays and refuses to be a value."""

import math
from collections.abc import Callable
from typing import Any

import casadi
import numpy as np
import pytest

from compiler.programs import STEPS, RandomProgram
from poinsot.algebra import scalars
from poinsot.algebra.traced import Condition, Traced, symbols
from poinsot.programs.graph import evaluated


def evaluate(expression: Any, **values: float) -> float:
    """The value of a traced expression by CasADi itself, for given symbols."""
    if not isinstance(expression, Traced):
        return float(expression)
    free = casadi.symvar(expression.node)
    function = casadi.Function("f", free, [expression.node])
    return float(function(*(values[symbol.name()] for symbol in free)))


@pytest.fixture
def x() -> Traced:
    return symbols("x", ())[()]


@pytest.fixture
def y() -> Traced:
    return symbols("y", ())[()]


def test_trace_then_evaluate_is_run_on_floats(seed: int) -> None:
    program = RandomProgram(seed, 2 * len(STEPS))
    arguments = program.arguments(np.random.default_rng(seed))
    traced = {name: symbols(name, shape) for name, shape in program.inputs.items()}
    values = {
        node.node.name(): number
        for array, argument in zip(traced.values(), arguments, strict=True)
        for node, number in zip(array.flat, np.ravel(argument), strict=True)
    }
    results = program(**{name: array[()] for name, array in traced.items()})
    for got, expected in zip(results, program.on_floats(*arguments), strict=True):
        numbers = [evaluate(each, **values) for each in np.ravel(np.asarray(got, dtype=object))]
        np.testing.assert_allclose(numbers, np.ravel(expected), rtol=1e-11, atol=1e-11)


@pytest.mark.parametrize("zero", [0, 0.0, -0.0, np.float64(0), np.int32(0), False])
def test_zero_folds(x: Traced, zero: Any) -> None:
    for folded in (zero * x, x * zero, zero / x):
        assert type(folded) is float and folded == 0.0
    assert x + zero is x and zero + x is x and x - zero is x
    assert str((zero - x).node) == str((-x).node)
    assert x**zero == 1.0


@pytest.mark.parametrize("one", [1, 1.0, np.float32(1), np.int64(1), True])
def test_one_folds(x: Traced, one: Any) -> None:
    assert one * x is x and x * one is x and x / one is x and x**one is x
    for negated in (-one * x if one is not True else -1 * x, x / -1.0):
        assert str(negated.node) == str((-x).node)


def test_equal_terms_cancel(x: Traced, y: Traced) -> None:
    for folded in (x - x, x / x, (x + y) - (x + y)):
        assert type(folded) is float
    assert (x - x, x / x) == (0.0, 1.0)


def test_functions_of_constants_are_floats() -> None:
    for name in ("sin", "cos", "tan", "asin", "acos", "atan", "sqrt", "exp", "log", "tanh", "fabs"):
        value = getattr(Traced.constant(0.25), name)()
        assert type(value) is float
        assert value == pytest.approx(getattr(math, name)(0.25), rel=1e-15)
    assert Traced.constant(1.0).less(2.0) is True
    assert Traced.constant(2.0).less(1.0) is False


@pytest.mark.parametrize("exponent", [-7, -2, -1, 2, 3, 5, 10, 31, 0.5, -0.5, 2.5, -1.25])
def test_powers(x: Traced, exponent: float) -> None:
    power = x**exponent
    assert evaluate(power, x_0=1.3) == pytest.approx(1.3**exponent, rel=1e-14)
    if float(exponent).is_integer():
        assert "pow" not in str(power.node)
    assert evaluate(2.0**x, x_0=1.3) == pytest.approx(2.0**1.3, rel=1e-15)


@pytest.mark.parametrize(
    "refused",
    [
        float, int, complex, bool, hash, math.sin, round, lambda x: x < 1, lambda x: x.__ge__(1.0), lambda x: x == x,
        lambda x: x != 0, lambda x: np.float64(1) < x, lambda x: x if x else 0, lambda x: [1, 2][x],
        lambda x: max(x, 0.0), lambda x: x in [1.0], lambda x: np.zeros(3).__setitem__(0, x),
        lambda x: np.array([x, x]).astype(float), lambda x: np.array([x]) < 1,
        lambda x: np.maximum(np.array([x, 1.0]), 0.0), lambda x: np.where(np.array([x]), 1, 0),
        lambda x: sorted([x, x]), lambda x: x + "a", lambda x: x * 1j, lambda x: x - None, lambda x: x / [1],
        lambda x: "a" ** x, lambda x: x.atan2("b"), lambda x: 1 if x.less(2.0) else 0, lambda x: not x.less(2.0),
        lambda x: x.less(1.0).choose(None, 1.0),
    ],
)  # fmt: skip
def test_it_is_no_value(x: Traced, refused: Callable[[Any], Any]) -> None:
    with pytest.raises(TypeError):
        refused(x)


def test_refusal_says_what_to_write(x: Traced) -> None:
    for refused in (lambda: bool(x), lambda: x < 1.0, lambda: float(x), lambda: bool(x.less(1.0))):
        with pytest.raises(TypeError, match=r"algebra\.where"):
            refused()


def test_array_algebra_is_that_of_floats(rng: np.random.Generator) -> None:
    a, b, A, B = rng.normal(size=3), rng.normal(size=3), rng.normal(size=(3, 3)), rng.normal(size=(3, 3))
    names = {"a": a, "A": A}
    traced = {name: symbols(name, value.shape) for name, value in names.items()}
    values = {f"{name}_{k}": value.flat[k] for name, value in names.items() for k in range(value.size)}
    cases: list[Callable[[Any, Any], Any]] = [
        lambda a, A: A @ a, lambda a, A: B @ a, lambda a, A: a @ B, lambda a, A: A @ B, lambda a, A: B @ A @ b,
        lambda a, A: a @ a, lambda a, A: np.cross(a, b), lambda a, A: np.cross(b, a), lambda a, A: np.cross(a, a),
        lambda a, A: np.dot(b, a), lambda a, A: np.outer(a, b), lambda a, A: a[0] * B, lambda a, A: B * a[0],
        lambda a, A: B / a[0], lambda a, A: b - a[1], lambda a, A: a[1] - b, lambda a, A: np.float64(2.0) * a,
        lambda a, A: np.float32(2.0) - a[0], lambda a, A: a.sum(), lambda a, A: A.T + B,
        lambda a, A: np.sin(a) * np.cos(a), lambda a, A: np.sqrt(a * a), lambda a, A: np.exp(a) ** 2,
        lambda a, A: np.arctan2(a, b), lambda a, A: np.abs(a), lambda a, A: -a, lambda a, A: np.array(3.0) * a[0],
        lambda a, A: np.concatenate([a, b]), lambda a, A: np.trace(A), lambda a, A: np.tanh(a), lambda a, A: sum(a),
    ]  # fmt: skip
    for case in cases:
        result = np.asarray(case(**traced), dtype=object)
        expected = np.asarray(case(a, A))
        assert result.shape == expected.shape
        assert all(isinstance(each, (Traced, float, int)) for each in result.flat)
        numbers = [evaluate(each, **values) for each in result.flat]
        np.testing.assert_allclose(numbers, expected.ravel(), rtol=1e-12, atol=1e-13)


@pytest.mark.parametrize("value", [-2.0, 0.0, 2.0, math.nan])
def test_where_chooses_and_is_deaf_to_the_other_side(value: float, x: Traced) -> None:
    condition = scalars.less(0.0, x)
    assert isinstance(condition, Condition)
    chosen = scalars.where(condition, scalars.log(x), 1.0 / (x - 1e-300))
    expected = math.log(value) if value > 0 else (math.nan if math.isnan(value) else 1.0 / (value - 1e-300))
    assert evaluate(chosen, x_0=value) == pytest.approx(expected, nan_ok=True, rel=1e-14)
    assert scalars.where(condition, 2.0, 2.0) == 2.0


def test_symbols_are_distinct_and_named() -> None:
    array = symbols("M", (2, 3))
    assert array.shape == (2, 3) and array.dtype == object
    assert len({str(each.node) for each in array.flat}) == 6
    assert str(array[1, 2].node) == "M_5"
    assert symbols("q", (0,)).shape == (0,)


def test_values_in_the_place_of_variables_give_what_the_algorithm_gives(rng: np.random.Generator) -> None:
    """Floats, and traced scalars that are something else."""
    a, b, other = symbols("a", (3,)), symbols("b", (2,)), symbols("c", (3,))

    def algorithm(x: Any, y: Any) -> np.ndarray:
        return np.array([scalars.sin(x[0]) * y[1], x[1] / y[0] - x[2], 2.0, scalars.sqrt(x[2] * x[2] + y[0])], object)

    x, y = rng.uniform(0.5, 2.0, 3), rng.uniform(0.5, 2.0, 2)
    wanted = algorithm(x, y).astype(float)
    np.testing.assert_allclose(evaluated(algorithm(a, b), (a, b), (x, y)), wanted, rtol=1e-15)
    moved = evaluated(algorithm(a, b), (a, b), (other * 2.0, list(y)))
    np.testing.assert_allclose(evaluated(moved, (other,), (x / 2,)), wanted, rtol=1e-15)
