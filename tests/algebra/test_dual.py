"""Dual numbers: exact first derivatives, nested ones second derivatives, and the algebra ε² = 0."""

import math
from collections.abc import Callable
from fractions import Fraction
from itertools import product
from typing import Any

import casadi
import mpmath
import numpy as np
import pytest
import sympy

from poinsot.algebra import scalars
from poinsot.algebra.arrays import array
from poinsot.algebra.dual import (
    Dual,
    analytic,
    analyticity,
    dual,
    dual_derivative,
    dual_rate,
    lifted,
    moment_derivative,
    moment_gradient,
    moment_integral,
    real,
)
from poinsot.algebra.scalars import Scalar, cos, exp, sin, sqrt
from poinsot.algebra.traced import symbols
from scalars import Over, assert_same, derivative, reference_derivative, second_derivative

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


# Derivatives by a dual variable: analytic functions (12)–(17), and the rules (47)–(66) of real functions.
SEEDS = range(5)
Real = Callable[[Dual], Scalar]


def parts(x: Dual) -> tuple[Scalar, Scalar]:
    return x.real, x.dual


def assert_equal(x: Dual, y: Dual) -> None:
    assert_same(parts(x), parts(y), rel=1e-12, abs=1e-12)


def case(seed: int) -> tuple[np.random.Generator, Dual]:
    rng = np.random.default_rng(seed)
    return rng, Dual(*rng.normal(size=2))


def random_real(rng: np.random.Generator) -> Real:
    """A real function of both parts, of no special form."""
    a, b, c, d, e = rng.normal(size=5)
    return lambda x: a * sin(b * x.real + c * x.dual) + d * x.real * x.dual * x.dual + exp(e * x.dual) * x.real


def random_analytic(rng: np.random.Generator) -> Callable[[Dual], Dual]:
    a, b, c, d = rng.normal(size=4)
    return analytic(lambda x: a * sin(b * x) + c * x * x, lambda x: d * cos(x) + x)


# -------------------------------------------------------------------------------------------------- dual functions


def test_analytic_functions_have_one_derivative(seed: int) -> None:
    """(13): the derivative along ε is ε times that along 1; so it is for sums, products, quotients and compositions."""
    rng, x = case(seed)
    f, g = random_analytic(rng), random_analytic(rng)
    for h in (f, lambda x: f(x) + g(x), lambda x: f(x) * g(x), lambda x: f(x) / (g(x) * g(x) + 1.0), lambda x: f(g(x))):
        assert_same(analyticity(h, x), (0.0, 0.0), abs=1e-11)


def test_functions_that_mix_the_parts_are_not_analytic() -> None:
    for f, defect in (
        (lambda x: Dual(x.real, -x.dual), (0.0, 2.0)),  # the conjugate
        (lambda x: Dual(x.dual, 0.0), (1.0, 0.0)),
    ):
        assert analyticity(f, Dual(0.4, 1.7)) == defect


def test_derivative_of_an_analytic_function(seed: int) -> None:
    """(15): df̂/dx̂ = f′ + ε (x° f″ + f̃′)."""
    _, x = case(seed)
    f = analytic(sin, exp)
    assert_equal(dual_derivative(f, x), Dual(cos(x.real), -x.dual * sin(x.real) + exp(x.real)))


def test_elementary_functions(seed: int) -> None:
    """(16), (17), (63): values, slopes, and the identities that hold for dual angles as for real ones."""
    _, x = case(seed)
    s, c, e = sin(x.real), cos(x.real), exp(x.real)
    positive = Dual(abs(x.real) + 0.1, x.dual)
    root = positive.real**0.5
    assert_equal(sin(x), Dual(s, x.dual * c))
    assert_equal(cos(x), Dual(c, -x.dual * s))
    assert_equal(exp(x), Dual(e, x.dual * e))
    assert_equal(sqrt(positive), Dual(root, x.dual / (2.0 * root)))
    assert_equal(sin(x) * sin(x) + cos(x) * cos(x), lifted(1.0))
    assert_equal(exp(x) * exp(positive), exp(x + positive))
    for f, slope in ((sin, cos), (cos, lambda x: -sin(x)), (exp, exp)):
        assert_equal(dual_derivative(f, x), slope(x))


def test_quotient(seed: int) -> None:
    """(5): a/b = a/b + ε (a°b − ab°)/b², and b times it is a."""
    rng, a = case(seed)
    b = Dual(*rng.normal(size=2))
    assert_equal(a / b, Dual(a.real / b.real, (a.dual * b.real - a.real * b.dual) / b.real**2))
    assert_equal(a / b * b, a)


# -------------------------------------------------------------------------------------------------- real functions


def test_the_derivative_is_both_slopes(seed: int) -> None:
    """(51), against differences with 60 digits; (47): du = [Du/dx̂|dx̂] in every direction."""
    rng, x = case(seed)
    u = random_real(rng)
    D = moment_derivative(u, x)
    for direction, slope in (((1.0, 0.0), D.dual), ((0.0, 1.0), D.real)):
        expected = reference_derivative(lambda a, b: u(Dual(a, b)), *parts(x), along=direction)
        assert_same(slope, expected, rel=1e-12, abs=1e-13)
    dx = Dual(*rng.normal(size=2))
    du = dual(u(Dual(Dual(x.real, dx.real), Dual(x.dual, dx.dual))))
    assert_same(du, dual(D * dx), rel=1e-12)


def test_the_derivative_of_a_symbolic_function() -> None:
    x, xo = sympy.symbols("x x_o", real=True)
    u = sympy.sin(x * xo) + x**2 * xo**3
    found = moment_derivative(lambda y: sin(y.real * y.dual) + y.real**2 * y.dual**3, Dual(x, xo))
    assert [sympy.simplify(found.real - u.diff(xo)), sympy.simplify(found.dual - u.diff(x))] == [0, 0]


def test_sum_product_and_quotient_rules(seed: int) -> None:
    """(52), (53), (54)."""
    rng, x = case(seed)
    u, w, a = random_real(rng), random_real(rng), float(rng.normal())

    def v(x: Dual) -> Scalar:
        return w(x) * w(x) + 1.0

    Du, Dv, ux, vx = moment_derivative(u, x), moment_derivative(v, x), float(u(x)), float(v(x))
    assert_equal(moment_derivative(lambda x: u(x) + a * v(x), x), Du + a * Dv)
    assert_equal(moment_derivative(lambda x: u(x) * v(x), x), Du * vx + Dv * ux)
    assert_equal(moment_derivative(lambda x: u(x) / v(x), x), (Du * vx - Dv * ux) / vx**2)


def test_chain_rule_through_a_real_function(seed: int) -> None:
    """(55): D u(υ(x̂)) = u′ Dυ."""
    rng, x = case(seed)
    v = random_real(rng)
    assert_equal(moment_derivative(lambda x: sin(v(x)), x), moment_derivative(v, x) * cos(v(x)))


def test_chain_rule_through_an_analytic_function(seed: int) -> None:
    """(59): D u(υ̂(x̂)) = (Du/dυ̂) (dυ̂/dx̂), and it needs an analytic υ̂."""
    rng, x = case(seed)
    u, v = random_real(rng), random_analytic(rng)
    expected = moment_derivative(u, v(x)) * dual_derivative(v, x)
    assert_equal(moment_derivative(lambda x: u(v(x)), x), expected)

    def conjugate(x: Dual) -> Dual:
        return Dual(x.real, -x.dual)

    wrong = moment_derivative(u, conjugate(x)) * dual_derivative(conjugate, x)
    assert abs(moment_derivative(lambda x: u(conjugate(x)), x).real - wrong.real) > 1e-3


def test_twice_differentiable_functions(seed: int) -> None:
    """(60), (61): x° υ + ∫υ̃ has the analytic derivative υ̂, so a second one; x°² has a first that is not analytic."""
    rng, x = case(seed)
    a = float(rng.normal())
    u = moment_integral(lambda x: sin(a * x), lambda x: exp(x) + 3.0)
    f = analytic(lambda x: sin(a * x), exp)
    assert_equal(moment_derivative(u, x), f(x))
    assert_same(analyticity(lambda x: moment_derivative(u, x), x), (0.0, 0.0), abs=1e-12)
    assert_equal(dual_derivative(lambda x: moment_derivative(u, x), x), dual_derivative(f, x))
    assert analyticity(lambda x: moment_derivative(lambda x: x.dual * x.dual, x), x)[0] == pytest.approx(2.0)


def test_functions_whose_derivatives_are_elementary(seed: int) -> None:
    """(62): sin x̂, cos x̂ and exp x̂ are the derivatives of x° sin x, x° cos x and x° eˣ."""
    _, x = case(seed)
    for f in (sin, cos, exp):
        assert_equal(moment_derivative(moment_integral(f), x), f(x))


def test_derivative_of_the_dual_part_of_an_analytic_function(seed: int) -> None:
    """(64): D(dual part of υ̂) = dυ̂/dx̂."""
    rng, x = case(seed)
    v = random_analytic(rng)
    assert_equal(moment_derivative(lambda x: v(x).dual, x), dual_derivative(v, x))


def test_moment_products_and_dual_products_have_the_same_derivative(seed: int) -> None:
    """(65), (66): D[û|υ̂] = d(û υ̂)/dx̂ = û′ υ̂ + û υ̂′."""
    rng, x = case(seed)
    u, v = random_analytic(rng), random_analytic(rng)
    moment = moment_derivative(lambda x: u(x).real * v(x).dual + u(x).dual * v(x).real, x)
    assert_equal(moment, dual_derivative(lambda x: u(x) * v(x), x))
    assert_equal(moment, dual_derivative(u, x) * v(x) + u(x) * dual_derivative(v, x))


# ------------------------------------------------------------------------------------------- several arguments, levels


def test_gradients_and_rates_of_several_variables(rng: np.random.Generator) -> None:
    """Σ [Du/dx̂_k|dx̂_k] is the rate of u, whichever arguments are held; lists and arrays go part by part."""
    x, y, dx, dy = ([Dual(*rng.normal(size=2)) for _ in range(2)] for _ in range(4))
    f = random_analytic(rng)

    def energy(x: list[Dual], y: list[Dual]) -> Scalar:
        total = f(x[0] * y[1]) * y[0] + f(x[1]) * x[0]
        return total.real * total.dual + total.dual

    rate = dual_rate(lambda x, y: lifted(energy(x, y)), (x, y), (dx, dy)).real
    by_x = moment_gradient(energy, x, y)
    by_y = moment_gradient(lambda y, x: energy(x, y), y, x)
    assert_same(rate, sum(dual(D * d) for D, d in zip(by_x + by_y, dx + dy, strict=True)), rel=1e-12)
    assert_equal(moment_derivative(lambda a, b: energy([a, b], y), *x), by_x[0])
    listed = dual_rate(lambda x: [f(x[0]), f(x[1])], (x,), (dx,))
    stacked = dual_rate(lambda x: array([[f(x[0])], [f(x[1])]]), (x,), (dx,))
    for k in range(2):
        assert_equal(listed[k], dual_derivative(f, x[k]) * dx[k])
        assert_equal(stacked[k, 0], listed[k])


def test_derivatives_differentiate_again(seed: int) -> None:
    """Inside a function of time: d/dt (Du/dx̂) by duals whose parts are duals, in either order of the two."""
    rng, x = case(seed)
    u, dx = random_real(rng), Dual(*rng.normal(size=2))
    moving = Dual(Dual(x.real, dx.real), Dual(x.dual, dx.dual))
    first = moment_derivative(u, moving)
    rate = dual_rate(lambda x: moment_derivative(u, x), [x], [dx])
    assert_equal(Dual(dual(first.real), dual(first.dual)), rate)
    hessian = {
        (i, j): reference_derivative(
            lambda a, b, i=i: parts(moment_derivative(u, Dual(a, b)))[1 - i],
            *parts(x),
            along=(float(j == 0), float(j == 1)),
        )
        for i, j in product(range(2), repeat=2)
    }
    assert_same(hessian[0, 1], hessian[1, 0], rel=1e-10, abs=1e-12)
    assert_same(rate.dual, hessian[0, 0] * dx.real + hessian[0, 1] * dx.dual, rel=1e-10, abs=1e-12)


def test_every_scalar(over: Over) -> None:
    def function(x: Scalar, xo: Scalar) -> tuple[Scalar, ...]:
        D = moment_derivative(lambda y: sin(y.real * y.dual) + y.real * y.dual * y.dual, Dual(x, xo))
        f = dual_derivative(analytic(sin, exp), Dual(x, xo))
        return D.real, D.dual, f.real, f.dual

    x, xo = 0.7, -1.3
    c = np.cos(x * xo)
    expected = (x * c + 2 * x * xo, xo * c + xo * xo, np.cos(x), -xo * np.sin(x) + np.exp(x))
    assert_same(over(function, x, xo), expected, rel=1e-14)
