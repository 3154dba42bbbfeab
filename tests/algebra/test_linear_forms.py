"""Linear algorithms on linear forms give the rows of their matrices."""

from fractions import Fraction
from typing import Any

import numpy as np
import pytest
import sympy

from poinsot.algebra.quadratic_forms import LinearForm, coefficients


def carried(A: Any, x: list[Any]) -> list[Any]:
    """A x by sums, differences, products, quotients and signs."""
    found = []
    for row in A:
        total: Any = 0.0
        for k, (a, each) in enumerate(zip(row, x, strict=True)):
            term: Any = each * a if k % 2 else each / (1 / a) if a else (-each) * (-a)
            total = total - (-term) if k % 3 else term + total
        found.append(total)
    return found


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("scalar", [float, Fraction, sympy.Rational])
def test_the_matrix_comes_out(seed: int, scalar: Any) -> None:
    """Law  on unit forms an algorithm that is linear gives its matrix over any scalar; plain zeros are left out."""
    rng = np.random.default_rng(seed)
    A = [[scalar(int(a)) for a in row] for row in rng.integers(-2, 3, size=(4, 5))]
    rows = carried(A, [LinearForm.unit(k) for k in range(5)])
    for row, expected in zip(rows, A, strict=True):
        found = {k: value for k, value in coefficients(row).items() if float(value)}
        assert found.keys() == {k for k, a in enumerate(expected) if float(a)}
        assert all(float(value) == float(expected[k]) for k, value in found.items())


def test_what_cancels_is_dropped() -> None:
    x, y = LinearForm.unit(0), LinearForm.unit(1)
    assert x + y - y - x == 0.0 and coefficients((x + y) - y) == {0: 1.0} and coefficients(0.0) == {}
    assert x * 0.0 == 0.0 and coefficients(sum([x, x])) == {0: 2.0}


def test_what_is_not_linear_is_refused() -> None:
    x = LinearForm.unit(0)
    for wrong in (lambda: x * x, lambda: x / x, lambda: x + 1.0, lambda: 2.0 - x, lambda: coefficients(1.0)):
        with pytest.raises(TypeError, match="linear"):
            wrong()
