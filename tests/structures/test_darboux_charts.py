"""Canonical coordinates of J(x) about a point: orders are slopes, closed forms are exact, what has none is refused."""

from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from poinsot import ModelError
from poinsot.algebra import cos, exp, sin
from poinsot.structures.darboux_charts import darboux_chart
from poinsot.structures.poisson import (
    bracket,
    in_coordinates,
    lie_poisson,
    se3_structure_constants,
    so3_structure_constants,
)
from structures.random_structures import random_invertible, random_skew

SEEDS = range(2)
so3, se3 = lie_poisson(so3_structure_constants()), lie_poisson(se3_structure_constants())


def bent(A: np.ndarray, K: np.ndarray) -> Any:
    """The constant structure K in coordinates x = ψ(z), as a function of x: Poisson by construction, not polynomial."""

    def inverse(x: Any) -> list[Any]:  # x₀ = z₀, x₁ = z₁ + sin z₀, x₂ = z₂ exp(z₀ / 3), x₃ = z₃ + z₁ z₂
        z0 = x[0]
        z1 = x[1] - sin(z0)
        z2 = x[2] * exp(z0 * (-1 / 3))
        return [z0, z1, z2, x[3] - z1 * z2]

    def J(x: Any) -> np.ndarray:
        y = A @ np.asarray(x)
        z = inverse(y)
        D = np.array(
            [
                [1.0, 0.0, 0.0, 0.0], [cos(z[0]), 1.0, 0.0, 0.0], [y[2] / 3, 0.0, exp(z[0] / 3), 0.0],
                [0.0, z[2], z[1], 1.0],
            ],
            dtype=object,
        )  # fmt: skip
        slopes = np.linalg.inv(A) @ D
        return np.asarray(slopes @ K @ slopes.T)

    return J


def defects(J: Any, chart: Any, sizes: list[float], direction: np.ndarray) -> np.ndarray:
    x0 = np.asarray(chart.about).astype(float)
    return np.array(
        [np.abs(in_coordinates(J, chart)(x0 + h * direction).astype(float) - chart.canonical).max() for h in sizes]
    )


NAMES = ["so(3)", "se(3)", "bent", "bent of rank 2"]


@pytest.mark.sample(2)
@pytest.mark.parametrize("name, order", [(n, k) for n in NAMES for k in (1, 2, 3, 4) if (n, k) != ("se(3)", 4)])
@pytest.mark.parametrize("seed", SEEDS)
def test_the_order_is_a_slope(seed: int, name: str, order: int) -> None:
    rng = np.random.default_rng(seed)
    A = random_invertible(rng, 4, False)
    K = random_skew(rng, 4, False, 1 if name.endswith("2") else 2)
    J, n = {"so(3)": (so3, 3), "se(3)": (se3, 6)}.get(name, (bent(A, K), 4))
    x0, direction = rng.standard_normal(n), rng.standard_normal(n)
    chart = darboux_chart(J, x0, order)
    sizes = [2e-2, 1e-2, 5e-3] if order > 2 else [1e-3, 5e-4, 2.5e-4]
    scale = min(1.0, float(np.abs(x0).min()))
    found = defects(J, chart, [scale * h for h in sizes], direction)
    if found.max() < 1e-12:
        return
    slope = np.polyfit(np.log(sizes), np.log(found), 1)[0]
    assert slope > order - 0.2, found


@pytest.mark.parametrize("size", [1e-5, 1e5])
def test_units_change_nothing(size: float) -> None:
    """x and J in other units, and an energy in others: the same order, and the same refusal."""
    rng = np.random.default_rng(3)
    A, K, x0, direction = random_invertible(rng, 4, False), random_skew(rng, 4, False, 2), *rng.standard_normal((2, 4))
    J = bent(A, K)
    for measured, scale in ((lambda x: size * J(x), 1.0), (lambda x: size**2 * J(np.asarray(x) * (1 / size)), size)):
        chart = darboux_chart(measured, scale * x0, 3)
        found = defects(measured, chart, [2e-2 * scale, 1e-2 * scale], direction)
        assert found[1] < found[0] / 2**2.8
    with pytest.raises(ModelError, match="the rank of J is greater beside it"):
        darboux_chart(lambda x: size * np.asarray(so3(x)), np.zeros(3), 2)


@pytest.mark.parametrize("seed", SEEDS)
def test_redundant_coordinates_are_casimirs_to_the_order(seed: int) -> None:
    """{r, F} falls as the order says for every F, and along the flow of any energy r stays so long as x is near."""
    rng = np.random.default_rng(seed)
    x0, a = rng.standard_normal(3), rng.standard_normal(3)
    chart = darboux_chart(so3, x0, 3)
    assert chart.pairs == 1
    rates = []
    for h in (4e-2, 2e-2, 1e-2):
        x = x0 + h * np.linalg.norm(x0) * a / np.linalg.norm(a)
        rates.append(abs(float(bracket(so3, lambda x: chart(x)[2], lambda x: sin(x @ a))(x))))
    assert rates[2] < rates[0] / 16 * 1.5 or rates[0] < 1e-12


def test_a_closed_form_is_exact_everywhere() -> None:
    """A structure that is constant in polynomial coordinates: q, p, r come out as polynomials, at rationals."""

    def sheared(x: Any) -> np.ndarray:  # {x₀, x₁} = 1, x₂ = r + x₀²: {x₁, x₂} = −2 x₀
        return np.array([[0, 1, 0], [-1, 0, -2 * x[0]], [0, 2 * x[0], 0]], dtype=object)

    chart = darboux_chart(sheared, [Fraction(1, 2), 0, 3], 3)
    assert chart.closed_form and chart.pairs == 1
    far = np.array([Fraction(17, 3), Fraction(-40), Fraction(9, 7)], dtype=object)
    assert np.array_equal(in_coordinates(sheared, chart)(far).astype(float), chart.canonical.astype(float))
    r = chart.polynomials[2]
    assert r.degree == 2
    assert not darboux_chart(sheared, [Fraction(1, 2), 0, 3], 1).closed_form


@pytest.mark.parametrize("seed", SEEDS)
def test_exact_and_float_charts_are_of_one_order(seed: int) -> None:
    rng = np.random.default_rng(seed)
    x0 = np.array([int(k) for k in rng.integers(1, 4, 3)], dtype=object)
    direction = rng.standard_normal(3)
    exact = darboux_chart(so3, x0, 3)
    assert exact.T.dtype == object and not exact.closed_form
    for chart in (exact, darboux_chart(so3, x0.astype(float), 3)):
        found = defects(so3, chart, [4e-2, 1e-2], direction)
        assert found[1] < found[0] / 4**2.8


def test_a_constant_structure_is_done_by_its_linear_part() -> None:
    J = random_skew(np.random.default_rng(5), 5, True, 2)
    chart = darboux_chart(lambda x: J, [0, 0, 0, 0, 0], 2)
    assert chart.closed_form and chart.pairs == 2 and all(p.degree == 1 for p in chart.polynomials)


def test_what_has_no_canonical_coordinates_is_told() -> None:
    def twisted(x: Any) -> np.ndarray:
        return np.array([[0, 1, x[1]], [-1, 0, x[0] * x[2]], [-x[1], -x[0] * x[2], 0]], dtype=object)

    for about in ([0.3, 0.4, 0.5], [1, 2, 3]):
        with pytest.raises(ModelError, match="order 2: J does not satisfy the Jacobi identity there"):
            darboux_chart(twisted, about, 2)
    for about in ([0.0, 0.0, 0.0], [0, 0, 0]):
        with pytest.raises(ModelError, match="the rank of J is greater beside it"):
            darboux_chart(so3, about, 2)
    with pytest.raises(ModelError, match="the least is 1"):
        darboux_chart(so3, [1, 0, 0], 0)
    with pytest.raises(ModelError, match="ask for a lower order"):
        darboux_chart(lambda x: np.zeros((12, 12)), np.zeros(12), 5)
