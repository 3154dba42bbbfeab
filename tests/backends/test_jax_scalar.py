"""The scalar of JAX agrees with floats, and zeros by structure vanish."""

import importlib.util

import numpy as np
import pytest

if importlib.util.find_spec("jax") is None:
    pytest.skip(reason="JAX is not installed (pip install 'poinsot[jax]')", allow_module_level=True)

import jax.numpy as jnp

from poinsot.algebra import scalars
from poinsot.backends.jax.scalar import Lanes, value_of

NAMES = ("sin", "cos", "tan", "asin", "acos", "atan", "exp", "tanh", "log", "sqrt", "absolute", "floor")


@pytest.mark.parametrize("name", NAMES)
def test_functions_agree_with_those_on_floats(name: str) -> None:
    x = np.random.default_rng(7).uniform(0.1, 0.9, size=5)
    function = getattr(scalars, name)
    np.testing.assert_allclose(value_of(function(Lanes(jnp.asarray(x)))), [function(y) for y in x], rtol=1e-5)


def test_arithmetic_and_choices_agree_with_floats() -> None:
    x, y = np.random.default_rng(8).uniform(0.5, 2.0, size=(2, 5))
    a, b = Lanes(jnp.asarray(x)), Lanes(jnp.asarray(y))
    for found, expected in (
        (2.0 - a * b / 3.0 + b, 2.0 - x * y / 3.0 + y),
        (1.0 / a - a**3 + a**0.5, 1.0 / x - x**3 + x**0.5),
        (scalars.atan2(a, b), np.arctan2(x, y)),
        (scalars.where(scalars.less(a, b), a, -b), np.where(x < y, x, -y)),
    ):
        np.testing.assert_allclose(value_of(found), expected, rtol=1e-5)


def test_structure_folds_and_values_are_refused() -> None:
    a = Lanes(jnp.ones(3))
    assert isinstance(a * 0.0, float) and isinstance(0.0 / a, float)
    assert a * 1.0 is a and a + 0.0 is a and a - 0.0 is a and a / 1.0 is a
    for misuse in (float, bool, lambda x: x < 1.0, lambda x: x == 1.0):
        with pytest.raises(TypeError, match=r"algebra\.where"):
            misuse(a)
