"""Quadratic forms found by running a function on polynomials: the Hessian, or nothing."""

import numpy as np
import pytest

from poinsot.algebra.quadratic_forms import quadratic
from poinsot.algebra.scalars import exp
from poinsot.structures import hessian


@pytest.mark.parametrize("seed", range(8))
def test_it_is_the_hessian_anywhere(seed: int) -> None:
    rng = np.random.default_rng(seed)
    a, b = rng.normal(size=(2, 3)), rng.normal(size=2)

    def energy(*x: object) -> object:
        lines = [sum(c * each for c, each in zip(row, x, strict=True)) for row in a]
        return lines[0] * lines[0] / b[0] - (lines[1] - lines[0]) ** 2 * b[1]

    found = quadratic(energy, 3)
    assert found is not None
    expected = hessian(lambda x: energy(*x), rng.normal(size=3))
    for i in range(3):
        for j in range(3):
            assert found.get((i, j), 0.0) == pytest.approx(float(expected[i, j]), abs=1e-12)


@pytest.mark.parametrize(
    "energy",
    [
        lambda x: x * x * x, lambda x: x**4, lambda x: x * x + x, lambda x: x * x + 1.0, lambda x: exp(x),
        lambda x: x * x if x > 0 else 2 * x * x, lambda x: 1.0 / x, lambda x: x * x / (1 + x),
    ],
)  # fmt: skip
def test_anything_else_is_none(energy: object) -> None:
    assert quadratic(energy, 1) is None
