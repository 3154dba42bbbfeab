"""Complex numbers over any scalar do what Python's do."""

import operator

import numpy as np
import pytest

from poinsot.algebra.arrays import array
from poinsot.algebra.linear import Complex, lu
from poinsot.algebra.scalars import is_zero


def plain(x: Complex) -> complex:
    return complex(x.re, x.im)


@pytest.mark.parametrize("seed", range(20))
def test_arithmetic_is_that_of_complex_numbers(seed: int) -> None:
    a, b, c, d = np.random.default_rng(seed).normal(size=4) * 10.0 ** (seed % 7 - 3)
    for act in (operator.add, operator.sub, operator.mul, operator.truediv):
        x, y = Complex(a, b), Complex(c, d)
        expected = act(complex(a, b), complex(c, d))
        assert abs(plain(act(x, y)) - expected) <= 1e-15 * abs(expected) * 8
        assert abs(plain(act(x, c)) - act(complex(a, b), c)) <= 1e-15 * abs(act(complex(a, b), c)) * 8
        assert abs(plain(act(c, x)) - act(c, complex(a, b))) <= 1e-15 * abs(act(c, complex(a, b))) * 8
    assert plain(-Complex(a, b)) == -complex(a, b)


def test_zero_folds() -> None:
    assert is_zero(Complex(1.0, 2.0) * 0.0) and is_zero(0.0 * Complex(1.0, 2.0))


def test_algorithms_run_on_them() -> None:
    rng = np.random.default_rng(3)
    A, b = rng.normal(size=(4, 4)) + 1j * rng.normal(size=(4, 4)) + 4 * np.eye(4), rng.normal(size=4)
    own = array([[Complex(x.real, x.imag) for x in row] for row in A])
    found = np.array([plain(x) for x in lu(own).solve(b)])
    np.testing.assert_allclose(found, np.linalg.solve(A, b), rtol=1e-13)
