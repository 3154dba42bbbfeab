"""Functions of a dual variable x̂ = x + ε x°, and their two derivatives.

A *dual* function f̂ = f + ε f° is analytic when df̂/dx̂ does not depend on the direction of dx̂ (12)–(15). A *real*
function u(x, x°), such as an energy, has a derivative by the dual variable as well, if products of dual numbers are
moment products: every one has, and the rules of ordinary derivatives hold (45)–(66).

The derivatives are exact: they run the function on duals *inside* the given ones, (x + η dx) + ε (x° + η dx°). So a
function may close over floats and symbols, but a scalar that is itself dual must be an argument, not a closure.

Law     each of (51)–(66) on random functions, tests/algebra/test_dual_derivative.py
Source  Brodsky & Shoham 1999 (S4), §1.2 and §4.2–4.4; formulas.md §7
Units   dual parts have those of the real parts times metre: an energy [J] by x̂ = θ + ε d gives F + ε τ [N, N·m]
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from poinsot.algebra.arrays import array
from poinsot.algebra.dual import Dual, dual, real
from poinsot.algebra.scalars import Scalar

DualFunction = Callable[..., Any]
"""f̂(x̂, …): a dual number, or a list or an array of them."""
RealFunction = Callable[..., Scalar]
"""u(x̂, …): a real number from dual ones."""

_ONE, _EPSILON, _ZERO = Dual(1.0, 0.0), Dual(0.0, 1.0), Dual(0.0, 0.0)


def lifted(x: Scalar) -> Dual:
    """The real number x as the dual number x + ε 0, also when x is itself a dual number (a derivative)."""
    return Dual(x, 0.0)


# ------------------------------------------------------------------------------------------------ dual functions


def analytic(f: Callable[[Scalar], Scalar], extra: Callable[[Scalar], Scalar] | None = None) -> DualFunction:
    """The analytic function f̂(x + ε x°) = f(x) + ε [x° f′(x) + f̃(x)] of two real ones, f and f̃ = extra (12)."""

    def function(x: Dual) -> Dual:
        y = Dual.constant(f(x))
        return y if extra is None else Dual(y.real, y.dual + extra(x.real))

    return function


def dual_rate(f: DualFunction, x: Sequence[object], dx: Sequence[object]) -> Any:
    """d/dη f̂(x̂₁ + η dx̂₁, x̂₂ + η dx̂₂, …) at η = 0: a rate, if dx̂ is the rate of x̂.

    x, dx  the arguments of f̂ and their changes: dual numbers, or sequences of them, in a sequence
    """
    return _each(lambda y: Dual(dual(real(y)), dual(dual(y))), f(*map(_moved, x, dx)))


def dual_derivative(f: DualFunction, x: Dual) -> Any:
    """df̂/dx̂ = ∂f/∂x + ε ∂f°/∂x of an analytic dual function (14), (15)."""
    return dual_rate(f, [x], [_ONE])


def analyticity(f: DualFunction, x: Dual) -> tuple[Any, Any]:
    """(∂f/∂x°, ∂f/∂x − ∂f°/∂x°) at x̂: both vanish exactly where f̂ = f + ε f° is analytic (13)."""
    by_x, by_moment = dual_rate(f, [x], [_ONE]), dual_rate(f, [x], [_EPSILON])
    return _each(real, by_moment), _each(real, by_x) - _each(dual, by_moment)


# ------------------------------------------------------------------------------------------------ real functions


def moment_derivative(u: RealFunction, x: Dual, *others: Dual) -> Dual:
    """Du/dx̂ = ∂u/∂x° + ε ∂u/∂x of a real function u(x̂, others…) (51).

    It is defined by du = [Du/dx̂ | dx̂] (47): so an energy gives F + ε τ, force and torque. The others are held.
    """
    return moment_gradient(lambda first, rest: u(*first, *rest), [x], others)[0]


def moment_gradient(u: RealFunction, x: Sequence[Dual], *others: Sequence[Dual]) -> list[Dual]:
    """(Du/dx̂₁, Du/dx̂₂, …) of u(x̂, others…), where x̂ and the others are sequences of dual numbers."""
    held = [_moved(group, [_ZERO] * len(group)) for group in others]

    def slope(k: int, direction: Dual) -> Scalar:
        return dual(u(_moved(x, [direction if j == k else _ZERO for j in range(len(x))]), *held))

    return [Dual(slope(k, _EPSILON), slope(k, _ONE)) for k in range(len(x))]


def moment_integral(
    f: Callable[[Scalar], Scalar], integral_of_extra: Callable[[Scalar], Scalar] | None = None
) -> RealFunction:
    """u = x° f(x) + ∫f̃ dx, with the analytic f̂ of (12) as its derivative by x̂: the only functions with a second one
    (61)."""

    def function(x: Dual) -> Scalar:
        u = x.dual * f(x.real)
        return u if integral_of_extra is None else u + integral_of_extra(x.real)

    return function


def _moved(x: Any, dx: Any) -> Any:
    """(x + η dx) + ε (x° + η dx°), for a dual number or for each of a sequence."""
    if isinstance(x, Dual):
        return Dual(Dual(x.real, dx.real), Dual(x.dual, dx.dual))
    return [_moved(y, dy) for y, dy in zip(x, dx, strict=True)]


def _each(function: Callable[[Any], Any], y: object) -> Any:
    """The function of a scalar, or of every entry of a list or an array."""
    if isinstance(y, list):
        return [_each(function, entry) for entry in y]
    return array([_each(function, entry) for entry in y]) if isinstance(y, np.ndarray) else function(y)
