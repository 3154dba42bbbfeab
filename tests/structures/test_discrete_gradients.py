"""Discrete gradients meet the change of any energy, are symmetric, and tend to the gradient with the second order."""

from typing import Any

import numpy as np
import pytest

from poinsot.algebra import cos, exp
from poinsot.structures.derivatives import SCHEMES, gradient

EXACT = [name for name in SCHEMES if name != "midpoint"]
GROUPS = ((0, 2), (1,))


def energy(x: Any) -> Any:
    """Joins states 0 and 2, and holds 1 apart."""
    return cos(x[0]) * (2 + x[2] * x[2]) + x[0] * x[0] + exp(0.3 * x[2]) + 3e4 * (x[1] * x[1]) ** 2


@pytest.mark.parametrize("scheme", EXACT)
def test_the_change_of_any_energy_is_met(scheme: str, rng: np.random.Generator) -> None:
    a = rng.normal(size=3)
    for size in (1.0, 1e-2, 1e-5, 1e-9, 0.0):
        b = a + size * rng.normal(size=3)
        found = SCHEMES[scheme](energy, a, b, GROUPS)
        change, scale = energy(b) - energy(a), abs(energy(a)) + abs(energy(b))
        assert abs(float(found @ (b - a)) - change) < 4e-15 * scale, size


@pytest.mark.parametrize("scheme", SCHEMES)
def test_they_are_symmetric_and_tend_to_the_gradient(scheme: str) -> None:
    rng = np.random.default_rng(7)
    a, way = rng.normal(size=3), rng.normal(size=3)
    missed = []
    for size in (2e-2, 1e-2):
        b = a + size * way
        found = np.asarray(SCHEMES[scheme](energy, a, b, GROUPS), dtype=float)
        back = np.asarray(SCHEMES[scheme](energy, b, a, GROUPS), dtype=float)
        np.testing.assert_allclose(found, back, rtol=1e-9)
        missed.append(np.abs(found - np.asarray(gradient(energy, (a + b) / 2), dtype=float)).max())
    assert missed[1] == 0.0 or abs(np.log2(missed[0] / missed[1]) - 2) < 0.15


def test_units_of_one_group_do_not_matter_to_another() -> None:
    a, b = np.array([0.3, 0.1, -0.4]), np.array([0.5, 0.2, -0.1])
    whole = SCHEMES["gonzalez"](energy, a, b, GROUPS)
    stretched = SCHEMES["gonzalez"](
        lambda x: energy([x[0], 1e3 * x[1], x[2]]), a * [1, 1e-3, 1], b * [1, 1e-3, 1], GROUPS
    )
    np.testing.assert_allclose(
        np.asarray(stretched * [1, 1e-3, 1], dtype=float), np.asarray(whole, dtype=float), rtol=1e-10
    )
