"""Derivatives of kernels along directions, against dual numbers."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from compiler.programs import RandomProgram
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
    less,
    pulse,
    scalars,
    sin,
    sqrt,
    tan,
    tanh,
    where,
)
from poinsot.kernels import Kernel
from poinsot.kernels.implicit import ImplicitKernel
from poinsot.kernels.tangents import tangent_kernel, tangent_of
from poinsot.programs.graph import jacobian


def moving(value: Any, along: Any) -> Any:
    """An array of dual numbers."""
    found = np.empty(np.shape(value), dtype=object)
    for place in np.ndindex(*np.shape(value)):
        found[place] = Dual(float(np.asarray(value)[place]), float(np.asarray(along)[place]))
    return found[()]


def parts(value: Any) -> Any:
    return np.array([float(dual(x)) for x in np.asarray(value, dtype=object).flat]).reshape(np.shape(value))


@pytest.mark.parametrize("seed", range(8))
def test_tangents_are_those_of_dual_numbers(seed: int) -> None:
    program, rng = RandomProgram(seed, 40), np.random.default_rng(seed)
    kernel = Kernel(program, program.inputs, program.outputs, "random")
    given = [rng.normal(size=shape) for shape in program.inputs.values()]
    along = [rng.normal(size=shape) for shape in program.inputs.values()]
    expected = program(**{n: moving(x, d) for n, x, d in zip(program.inputs, given, along, strict=True)})
    for found, value in zip(tangent_kernel(kernel)(*given, *along), expected, strict=True):
        exact = parts(value)
        assert np.abs(found - exact).max() <= 1e-11 * (1 + np.abs(exact).max()), f"seed {seed}"


def test_batches_of_directions() -> None:
    """A direction more is a row more, whatever the values are."""
    rng = np.random.default_rng(5)
    kernel = Kernel(lambda x, k: array([x[0] * k, sqrt(x[1]) / k]), {"x": (2,), "k": ()}, {"y": (2,)}, "small")
    x, k = rng.uniform(1, 2, (7, 2)), rng.uniform(1, 2, 7)
    dx, dk = rng.normal(size=(3, 7, 2)), rng.normal(size=(3, 1))
    found = tangent_kernel(kernel)(x, k, dx, dk)
    exact = np.stack([dx[..., 0] * k + x[:, 0] * dk, dx[..., 1] / (2 * np.sqrt(x[:, 1]) * k)
                      - np.sqrt(x[:, 1]) * dk / k**2], axis=-1)  # fmt: skip
    np.testing.assert_allclose(found, exact, rtol=1e-13)
    assert tangent_of(kernel.ufunc) is not None
    assert tangent_of(np.add) is None


def test_the_side_of_a_choice_that_is_not_taken_does_no_harm() -> None:
    kernel = Kernel(lambda x: where(less(x, 0.0), 0.0, sqrt(x)), {"x": ()}, {"y": ()}, "half")
    np.testing.assert_array_equal(tangent_kernel(kernel)(np.array([-1.0, 4.0]), np.array([1.0, 1.0])), [0.0, 0.25])


def test_unknowns_move_as_the_equations_say(rng: np.random.Generator) -> None:
    """w³ + a w = x in two unknowns that are coupled: dw = −(∂r/∂w)⁻¹ ∂r/∂x dx."""
    a = float(rng.uniform(0.5, 2))

    def residual(x: Any, w: Any) -> Any:
        return array([w[0] ** 3 + a * w[0] + 0.2 * w[1] - x[0], w[1] + w[1] ** 3 - 0.3 * w[0] - x[1]])

    kernel = ImplicitKernel(
        residual, lambda x, w: array([w[0] * w[1], w[0] + x[0]]), 2, {"x": (2,)}, {"y": (2,)}, "two"
    )
    x, dx = rng.normal(size=(5, 2)), rng.normal(size=(4, 5, 2))
    found = tangent_kernel(kernel)(x, dx)
    h = 1e-4
    near = [kernel.ufunc(x + k * h * dx) for k in (-2, -1, 1, 2)]
    exact = (8 * (near[2] - near[1]) - (near[3] - near[0])) / (12 * h)
    np.testing.assert_allclose(found, exact, atol=1e-10)


# Derivatives of traced programs are programs: of every function of the scalar protocol, equal to dual numbers.
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
