"""Dual numbers: exact first derivatives, nested ones second derivatives, and the algebra ε² = 0."""

import math
from fractions import Fraction
from typing import Any

import casadi
import mpmath
import numpy as np
import pytest
import sympy

from poinsot.algebra import scalars
from poinsot.algebra.dual import Dual, dual, real
from poinsot.algebra.scalars import Scalar
from poinsot.algebra.traced import symbols
from scalars import assert_same, derivative, reference_derivative, second_derivative

POINTS = {
    "sin": 0.8, "cos": 0.8, "tan": 0.8, "asin": -0.6, "acos": -0.6, "atan": 1.7, "exp": 1.3, "log": 0.4, "sqrt": 0.4,
    "tanh": 0.9, "absolute": -0.7,
}  # fmt: skip


@pytest.mark.parametrize("name", POINTS)
def test_derivatives_of_functions_are_exact(name: str) -> None:
    f, x = getattr(scalars, name), POINTS[name]
    assert_same(derivative(f, x, along=(1.5,)), reference_derivative(f, x, along=(1.5,)), rel=1e-15, abs=0)


@pytest.mark.parametrize("name", POINTS)
def test_second_derivatives_of_functions_are_exact(name: str) -> None:
    f, x = getattr(scalars, name), POINTS[name]
    expected = reference_derivative(f, x, along=(1.5,), order=2)
    assert_same(second_derivative(f, x, along=(1.5,)), expected, rel=5e-15, abs=1e-30)


@pytest.mark.parametrize("y", [-2.0, 0.3])
@pytest.mark.parametrize("x", [-1.0, 0.7])
def test_derivatives_of_atan2(x: float, y: float) -> None:
    inputs, along = (y, x), (0.4, -1.1)
    expected = [reference_derivative(scalars.atan2, *inputs, along=along, order=k) for k in (1, 2)]
    assert_same(derivative(scalars.atan2, *inputs, along=along), expected[0], rel=1e-14, abs=0)
    assert_same(second_derivative(scalars.atan2, *inputs, along=along), expected[1], rel=1e-14, abs=0)


@pytest.mark.parametrize("exponent", [-3, -1, 0, 1, 2, 7, 2.0, 0.5, -1.5, np.int64(3), np.float64(2.5)])
def test_powers(exponent: float) -> None:
    def f(x: Scalar) -> Scalar:
        return x**exponent

    for order, ours in ((1, derivative), (2, second_derivative)):
        expected = reference_derivative(lambda x: x ** mpmath.mpf(float(exponent)), 0.7, along=(1.3,), order=order)
        assert_same(ours(f, 0.7, along=(1.3,)), expected, rel=2e-15 * 4**order, abs=1e-30)


@pytest.mark.parametrize("exponent", [2, 3.0, -1])
def test_whole_powers_of_negative_numbers(exponent: float) -> None:
    power = Dual(-2.0, 1.0) ** exponent
    assert (power.real, power.dual) == ((-2.0) ** exponent, exponent * (-2.0) ** (exponent - 1))


def test_powers_of_and_to_duals() -> None:
    f, g = (lambda x: 2.0**x), (lambda x: x**x)
    for h in (f, g):
        assert_same(derivative(h, 1.3, along=(1.0,)), reference_derivative(h, 1.3, along=(1.0,)), rel=2e-15, abs=0)


def rational(x: Scalar) -> Scalar:
    return (3.0 * x * x - x / 2.0 + 1.0) / (x - 5.0) - (-x) * 2.0 / (1.0 + x) + (4.0 - x)


def test_quotients_and_products() -> None:
    expected = [reference_derivative(rational, 0.3, along=(1.0,), order=k) for k in (1, 2)]
    assert_same(derivative(rational, 0.3, along=(1.0,)), expected[0], rel=1e-14)
    assert_same(second_derivative(rational, 0.3, along=(1.0,)), expected[1], rel=1e-14)


def test_the_laws_of_a_commutative_ring_hold_exactly() -> None:
    """Over exact fractions, where rounding hides nothing; ε is a unit whose square is 0."""
    a, b, c = (Dual(Fraction(p, 7), Fraction(q, 5)) for p, q in ((3, -2), (-5, 4), (2, 9)))

    def same(x: Dual, y: Dual) -> bool:
        return (x.real, x.dual) == (y.real, y.dual)

    assert same(a * b, b * a) and same(a + b, b + a)
    assert same(a * (b + c), a * b + a * c) and same((a * b) * c, a * (b * c))
    assert same((a / b) * b, a) and same(a - b, -(b - a)) and same(+a, a)
    epsilon = Dual(Fraction(0), Fraction(1))
    assert same(epsilon * epsilon, Dual(Fraction(0), Fraction(0)))
    one = Dual(Fraction(1), Fraction(0))
    assert same(a**3, a * a * a) and same(a**-2 * a * a, one) and same(3 - a, -(a - 3))


def test_duals_of_symbols_differentiate_as_sympy_does() -> None:
    x = sympy.Symbol("x", real=True)

    def f(t: Scalar) -> Scalar:
        return scalars.sin(t * t) * scalars.exp(-t) / (1 + t) + scalars.atan2(t, 2.0 + t)

    assert sympy.simplify(dual(f(Dual(x, sympy.Integer(1)))) - sympy.diff(f(x), x)).subs(x, 0.37) == pytest.approx(0)
    second = dual(dual(f(Dual(Dual(x, 1), Dual(1, 0)))))
    assert complex(second.subs(x, 0.37)).real == pytest.approx(float(sympy.diff(f(x), x, 2).subs(x, 0.37)), rel=1e-13)


def test_duals_of_traced_scalars_differentiate_as_casadi_does() -> None:
    x = symbols("x", (1,))[0]

    def f(t: Scalar) -> Scalar:
        small = scalars.less(t, 1.0)
        return scalars.where(small, scalars.sin(t) * t, scalars.sqrt(t) / (1.0 + t)) + scalars.absolute(t - 0.5)

    ours = dual(f(Dual(x, 1.0)))
    graph = casadi.Function("f", [x.node], [ours.node - casadi.jacobian(f(x).node, x.node)])
    assert max(abs(float(graph(t))) for t in (0.3, 0.9, 1.1, 4.0)) < 1e-15


@pytest.mark.parametrize("dtype", [float, object])
def test_arrays_work_by_elements_on_either_side(dtype: Any) -> None:
    """x ∘ a and a ∘ x for every operation: the array's entries meet the dual one by one."""
    x, a = Dual(2.0, 1.0), np.array([0.5, 4.0], dtype=dtype)
    for operation in ("__add__", "__sub__", "__mul__", "__truediv__"):
        reflected = operation.replace("__", "__r", 1)
        right = [getattr(x, operation)(t) for t in a]
        left = [getattr(x, reflected)(t) for t in a]
        symbol = {"__add__": "+", "__sub__": "-", "__mul__": "*", "__truediv__": "/"}[operation]
        for entries, found in ((right, eval(f"x {symbol} a")), (left, eval(f"a {symbol} x"))):  # our own text
            assert found.shape == (2,)
            assert [(t.real, t.dual) for t in found] == [(t.real, t.dual) for t in entries]


def test_matrix_products_of_duals_are_the_product_rule() -> None:
    rng = np.random.default_rng(0)
    A, B, dA, dB = rng.normal(size=(4, 3, 3))
    found = derivative(lambda A, B: A @ B, A, B, along=(dA, dB))
    assert_same(found.reshape(3, 3), A @ dB + dA @ B)


def test_parts() -> None:
    assert (real(Dual(1.0, 2.0)), dual(Dual(1.0, 2.0)), real(3.0), dual(3.0)) == (1.0, 2.0, 3.0, 0.0)
    x = Dual(1.0, 2.0)
    assert Dual.constant(x) is x and Dual.constant(4.0).dual == 0.0
    assert abs(Dual(-3.0, 1.0)).dual == -1.0 and abs(Dual(3.0, 1.0)).real == 3.0


def test_division_by_a_dual_without_real_part_is_what_division_by_zero_is() -> None:
    with pytest.raises(ZeroDivisionError):
        Dual(1.0, 1.0) / Dual(0.0, 1.0)
    with np.errstate(all="ignore"):
        assert math.isinf((Dual(np.float64(1.0)) / Dual(np.float64(0.0), 1.0)).real)
