"""Derivatives of traced programs are programs: of every function of the scalar protocol, equal to dual numbers."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from poinsot.algebra import (
    Dual,
    absolute,
    acos,
    array,
    asin,
    atan,
    cos,
    dual,
    exp,
    floor,
    pulse,
    scalars,
    sin,
    tan,
    tanh,
)
from poinsot.kernels import Kernel
from poinsot.programs.graph import jacobian

UNARY = (sin, cos, tan, asin, acos, atan, exp, tanh, absolute, floor)
FUNCTIONS: dict[str, Callable[[Any, Any], Any]] = {
    **{f.__name__: (lambda x, y, f=f: f(x) * y) for f in UNARY},
    "sqrt": lambda x, y: scalars.sqrt(x * x + y),
    "log": lambda x, y: scalars.log(x * x + y),
    "atan2": scalars.atan2,
    "quotient": lambda x, y: x / y,
    "powers": lambda x, y: x**3 + x**-2 + (x * x) ** 1.3 + y**x,
    "friction": lambda x, y: absolute(x) * x * y + absolute(sin(x * y)) / (1.0 + y * y),
    "choice": lambda x, y: scalars.where(scalars.less(x, 0.2 * y), x * y, sin(x) + y),
    "choice in a choice": lambda x, y: scalars.where(
        scalars.less(x, 0.0), scalars.where(scalars.less(y, 1.0), x, y * x * x), absolute(x - y)
    ),
}


def slopes(function: Callable[[Any, Any], Any]) -> Any:
    """The ufunc of (∂f/∂x, ∂f/∂y)."""

    def derivative(z: Any) -> Any:
        return jacobian(np.array([function(z[0], z[1])], dtype=object), z)[0]

    return Kernel(derivative, {"z": (2,)}, {"slopes": (2,)}, "slopes").ufunc


@pytest.mark.sample(5)
@pytest.mark.parametrize("name", FUNCTIONS)
def test_slopes_are_those_by_dual_numbers(name: str) -> None:
    function = FUNCTIONS[name]
    rng = np.random.default_rng(0)
    points = np.stack([rng.uniform(-0.9, 0.9, size=40), rng.uniform(0.3, 1.8, size=40)], axis=-1)
    found = slopes(function)(points)
    for (x, y), slope in zip(points.tolist(), found, strict=True):
        by_x, by_y = function(Dual(x, 1.0), Dual(y, 0.0)), function(Dual(x, 0.0), Dual(y, 1.0))
        np.testing.assert_allclose(slope, [dual(by_x), dual(by_y)], rtol=1e-12, atol=1e-12)


def test_the_slope_of_an_absolute_value_is_its_sign() -> None:
    ufunc = slopes(lambda x, y: absolute(x) + y)
    angles = [-2.0, -0.0, 0.0, 5e-324, 3.0, np.inf, -np.inf, np.nan]
    found = ufunc(np.array([[x, 1.0] for x in angles]))[:, 0]
    np.testing.assert_array_equal(found, np.sign(angles))
    np.testing.assert_array_equal([ufunc(np.array([x, 1.0]))[0] for x in angles], found)


def test_kernels_have_the_bits_of_floats_in_all_lanes() -> None:
    """Compiled for one sample and for many: whole numbers, halves, huge ones, NaN."""
    kernel = Kernel(lambda t, d: array([floor(t), pulse(t, 0.5, d)]), {"t": (), "d": ()}, {"y": (2,)}, "waves")
    t = np.concatenate((np.arange(-8, 9) / 4, [1e300, -1e17, 5e-324, -5e-324, 0.3, np.nan]))
    expected = np.array([[floor(x), pulse(x, 0.5, 0.25)] for x in t.tolist()])
    np.testing.assert_array_equal(kernel.ufunc(t, 0.25), expected)
    np.testing.assert_array_equal([kernel.ufunc(x, 0.25) for x in t], expected)
