"""Dense output for any explicit Runge–Kutta method, from a cubic by evaluations at points that lie on the polynomial.

    degree 3    the cubic of y₀, y₁, f₀, f₁: local error h⁴
    degree d    of y₀, y₁, f₀, f₁ and f at d − 3 points, taken on the polynomial of degree d − 1: local error h^(d+1)

All of it is linear in the slopes kⱼ, so that it is rows of the tableau and weights. Source: Hairer, Nørsett & Wanner I,
§II.6 (continuous methods by bootstrapping). Law: order conditions inside the step, tests/simulation/test_own_methods.py
"""

from __future__ import annotations

import numpy as np

from poinsot.algebra.arrays import Floats

SIDE = 0.7
"""Points of evaluation lie left of this share of the step: symmetric ones leave the polynomial undetermined."""


def with_dense_output(A: Floats, b: Floats, order: int) -> tuple[Floats, Floats, Floats, int]:
    """Rows of the whole tableau and its points, the weights of each level of `methods.Tableau.dense`, and their order.

    The first rows are A, then comes that of the end of the step, then what the polynomial evaluates.
    """
    stages, degree = len(b), max(3, order - 1)
    extra = sum(d - 3 for d in range(4, degree + 1))
    n = stages + 1 + extra
    rows, weights, unit = np.zeros((n, n)), np.zeros(n), np.eye(n)
    rows[:stages, :stages], rows[stages, :stages], weights[:stages] = A, b, b
    slopes, at = [(0.0, unit[0]), (1.0, unit[stages])], stages + 1
    polynomial = _through(weights, slopes)
    for d in range(4, degree + 1):
        points = SIDE * (1 - np.cos(np.pi * np.arange(1, d - 2) / (d - 2))) / 2
        inner = []
        for point in points:
            rows[at] = _value(polynomial, point)
            inner.append((float(point), unit[at]))
            at += 1
        polynomial = _through(weights, [*slopes, *inner])
    return rows, rows.sum(axis=1), _levels(polynomial), min(degree, order)


def _through(end: Floats, slopes: list[tuple[float, Floats]]) -> Floats:
    """Coefficients [power, row] of the polynomial in θ that is 0 at 0, `end` at 1 and has these slopes."""
    powers = np.arange(1, len(slopes) + 2)
    conditions = [np.ones(len(powers)), *(powers * point ** (powers - 1.0) for point, _ in slopes)]
    right = np.stack([end, *(slope for _, slope in slopes)])
    return np.asarray(np.linalg.solve(np.stack(conditions), right), dtype=np.float64)


def _value(polynomial: Floats, theta: float) -> Floats:
    return np.asarray(theta ** np.arange(1, len(polynomial) + 1) @ polynomial, dtype=np.float64)


def _levels(polynomial: Floats) -> Floats:
    """The weights of F in θ(F₀ + (1 − θ)(F₁ + θ(F₂ + …)))."""
    degree = len(polynomial)
    theta = (1 + np.cos(np.pi * np.arange(degree) / degree)) / 2
    level, basis = np.ones_like(theta), []
    for k in range(degree):
        level = level * (theta if k % 2 == 0 else 1 - theta)
        basis.append(level)
    values = np.stack([_value(polynomial, each) for each in theta])
    return np.asarray(np.linalg.solve(np.stack(basis, axis=1), values), dtype=np.float64)
