"""Derivatives of kernels along directions, against dual numbers."""

from typing import Any

import numpy as np
import pytest

from compiler.programs import RandomProgram
from poinsot.algebra import Dual, array, dual, less, sqrt, where
from poinsot.kernels import Kernel
from poinsot.kernels.implicit import ImplicitKernel
from poinsot.kernels.tangents import tangent_kernel, tangent_of


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


@pytest.mark.parametrize("seed", range(3))
def test_unknowns_move_as_the_equations_say(seed: int) -> None:
    """w³ + a w = x in two unknowns that are coupled: dw = −(∂r/∂w)⁻¹ ∂r/∂x dx."""
    rng = np.random.default_rng(seed)
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
