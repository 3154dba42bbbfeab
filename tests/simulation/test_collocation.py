"""Laws of collocation: order conditions to the claimed order and no further, stability, symplecticity, its parts."""

from __future__ import annotations

import numpy as np
import pytest

from poinsot import SimulationError
from poinsot.simulation.collocation import Collocation, gauss, radau
from simulation.own_tableaus import defects

METHODS = {"radau": radau(3), "radau9": radau(5), "gauss": gauss(3), "Euler": radau(1), "midpoint": gauss(1)}


@pytest.fixture(params=sorted(METHODS))
def method(request: pytest.FixtureRequest) -> Collocation:
    return METHODS[request.param]


def with_start(method: Collocation) -> tuple[np.ndarray, np.ndarray]:
    """A and the error weights of the stages with the start of the step as the first one."""
    A = np.zeros((method.stages + 1, method.stages + 1))
    A[1:, 1:] = method.A
    return A, method.quadrature


def test_the_order_claimed_is_the_order_of_the_conditions(method: Collocation) -> None:
    """Up to order 7 over all rooted trees; beyond, simplifying conditions imply the rest (see below)."""
    for order in range(1, min(method.order, 7) + 1):
        assert defects(method.A, method.b, order, 1.0) < 1e-13
    if method.order < 8:
        assert defects(method.A, method.b, method.order + 1, 1.0) > 1e-6


def test_the_simplifying_conditions_of_butcher_hold(method: Collocation) -> None:
    """B(p), C(s) and D(p − s), which together make the order p; B(p + 1) fails."""
    A, b, c, s = method.A, method.b, method.c, method.stages
    for k in range(1, method.order + 1):
        assert b @ c ** (k - 1) == pytest.approx(1 / k, abs=1e-14)
    assert abs(b @ c**method.order - 1 / (method.order + 1)) > 1e-9
    for k in range(1, s + 1):
        assert np.allclose(A @ c ** (k - 1), c**k / k, rtol=0, atol=1e-14)
    for k in range(1, method.order - s + 1):
        assert np.allclose(A.T @ (b * c ** (k - 1)), b * (1 - c**k) / k, rtol=0, atol=1e-14)


def test_the_published_coefficients_of_order_five() -> None:
    root = np.sqrt(6)
    published = np.array(
        [
            [(88 - 7 * root) / 360, (296 - 169 * root) / 1800, (-2 + 3 * root) / 225],
            [(296 + 169 * root) / 1800, (88 + 7 * root) / 360, (-2 - 3 * root) / 225],
            [(16 - root) / 36, (16 + root) / 36, 1 / 9],
        ]
    )
    assert np.allclose(radau().A, published, rtol=0, atol=1e-15)
    e = radau().quadrature[1:] @ np.linalg.inv(radau().A) * radau().transform()[0]
    assert np.allclose(e, [(-13 - 7 * root) / 3, (-13 + 7 * root) / 3, -1 / 3], rtol=0, atol=1e-12)


def test_the_error_estimate_vanishes_to_its_order_only(method: Collocation) -> None:
    A, weights = with_start(method)
    assert max(defects(A, weights, order, 0.0) for order in range(1, method.error_order)) < 1e-13
    assert defects(A, weights, method.error_order, 0.0) > 1e-5


@pytest.mark.parametrize("theta", [0.1, 0.5, 0.81, 1.3])
def test_dense_output_is_the_collocation_polynomial(method: Collocation, theta: float) -> None:
    """It is right to its order inside, has the value of the step at its end, and the stages are on it."""

    def dense(at: float) -> np.ndarray:
        value = np.zeros(method.stages)
        for level in range(method.stages - 1, -1, -1):
            value = (method.dense[level] + value) * (at if level % 2 == 0 else 1 - at)
        return value

    for order in range(1, method.dense_order + 1):
        assert defects(method.A, dense(theta), order, theta) < 1e-13
    assert np.allclose(dense(1.0), method.b, rtol=0, atol=1e-14)
    assert np.allclose([dense(each) for each in method.c], method.A, rtol=0, atol=1e-14)


def test_the_transform_takes_the_inverse_apart(method: Collocation) -> None:
    gamma, pairs, T = method.transform()
    blocks = np.zeros((method.stages, method.stages))
    blocks[0, 0] = gamma
    for k, (alpha, beta) in enumerate(pairs):
        blocks[1 + 2 * k : 3 + 2 * k, 1 + 2 * k : 3 + 2 * k] = [[alpha, -beta], [beta, alpha]]
    assert np.allclose(T @ blocks @ np.linalg.inv(T), np.linalg.inv(method.A), rtol=0, atol=1e-11)


@pytest.mark.sample(2)
def amplification(method: Collocation, z: complex) -> complex:
    """R(z) = 1 + z bᵀ(I − z A)⁻¹ 1 of ẏ = λ y with z = h λ."""
    ones = np.ones(method.stages)
    return complex(1 + z * method.b @ np.linalg.solve(np.eye(method.stages) - z * method.A, ones))


def test_nothing_stable_grows(method: Collocation) -> None:
    """A-stable: |R| ≤ 1 on the left; of Gauss |R| = 1 on the imaginary axis, of Radau R = 0 at infinity."""
    rng = np.random.default_rng(0)
    for size in 10.0 ** rng.uniform(-3, 6, 200):
        angle = rng.uniform(np.pi / 2, np.pi)
        assert abs(amplification(method, size * np.exp(1j * angle))) <= 1 + 1e-9
        on_axis = abs(amplification(method, 1j * size))
        assert on_axis == pytest.approx(1, abs=1e-9) if method.c[-1] < 1 else on_axis <= 1 + 1e-9
    far = abs(amplification(method, -1e12))
    assert far == pytest.approx(1, abs=1e-6) if method.c[-1] < 1 else far < 1e-9


def test_quadratic_invariants_are_kept_by_gauss_only(method: Collocation) -> None:
    b, A = method.b, method.A
    defect = np.abs(b[:, None] * A + (b[:, None] * A).T - np.outer(b, b)).max()
    assert defect < 1e-15 if method.c[-1] < 1 else defect > 1e-3


def test_points_without_a_real_eigenvalue_are_refused() -> None:
    with pytest.raises(SimulationError, match="contradict"):
        Collocation("two", "", 4, np.array([0.2, 0.8]), 0.0)
    with pytest.raises(SimulationError, match="contradict"):
        Collocation("back", "", 3, np.array([0.5, 0.2, 1.0]), 0.0)
