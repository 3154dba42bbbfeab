"""Laws of the tableaux: the claims of a method are its order conditions, summed over rooted trees."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from poinsot import SimulationError, System
from poinsot.simulation.methods import Tableau, dormand_prince, find_method, kutta
from poinsot.simulation.simulate import simulate
from simulation.own_tableaus import defects, dense_weights, trees


@pytest.fixture(params=[dormand_prince, kutta])
def method(request: pytest.FixtureRequest) -> Tableau:
    return request.param()


def test_rooted_trees_are_counted_as_published() -> None:
    assert [len(trees(n)) for n in range(1, 10)] == [1, 1, 2, 4, 9, 20, 48, 115, 286]


def test_the_order_claimed_is_the_order_of_the_conditions(method: Tableau) -> None:
    assert max(defects(method.A, method.b, order, 1.0) for order in range(1, method.order + 1)) < 1e-13
    assert defects(method.A, method.b, method.order + 1, 1.0) > 1e-8


def test_each_error_estimator_vanishes_to_its_order_only(method: Tableau) -> None:
    for weights, order in zip(method.error, method.embedded_orders, strict=True):
        assert max(defects(method.A, weights, n, 0.0) for n in range(1, order + 1)) < 1e-13
        assert defects(method.A, weights, order + 1, 0.0) > 1e-6


@pytest.mark.parametrize("theta", [0.1, 0.37, 0.5, 0.81])
def test_dense_output_has_its_order_everywhere(method: Tableau, theta: float) -> None:
    weights = dense_weights(method, theta)
    assert max(defects(method.A, weights, order, theta) for order in range(1, method.dense_order + 1)) < 1e-12
    assert defects(method.A, weights, method.dense_order + 1, theta) > 1e-9


def test_dense_output_joins_the_step_smoothly(method: Tableau) -> None:
    """At both ends of a step the value is the step's and the slope is the flow's."""
    assert np.allclose(dense_weights(method, 0.0), 0, atol=1e-15)
    assert np.allclose(dense_weights(method, 1.0), method.b, atol=1e-15)
    first, last, h = np.eye(len(method.c))[0], np.eye(len(method.c))[method.stages], 1e-8
    assert np.allclose(dense_weights(method, h) / h, first, atol=1e-5)
    assert np.allclose((method.b - dense_weights(method, 1 - h)) / h, last, atol=1e-5)


def test_a_tableau_that_contradicts_itself_is_refused(method: Tableau) -> None:
    wrong = method.A.copy()
    wrong[3, 1] += 1e-3
    with pytest.raises(SimulationError, match="contradicts itself"):
        replace(method, A=wrong)


def test_unknown_methods_are_answered_with_the_nearest() -> None:
    with pytest.raises(SimulationError, match="did you mean 'dop853'"):
        find_method("dop835")
    with pytest.raises(SimulationError, match=r"known methods: dop853, radau, .*gauss, .*gonzalez"):
        find_method("bdf2")


def test_a_method_without_an_error_estimate_needs_its_step_told(oscillator: System) -> None:
    with pytest.raises(SimulationError, match=r"'rk4' has no error estimate.*step=1e-3"):
        simulate(oscillator, 1.0, method="rk4")
    assert simulate(oscillator, 1.0, method="rk4", step=0.01).attrs["steps"] == 100


def test_the_coefficients_are_those_that_others_have_typed() -> None:
    """Bit for bit those of SciPy, which has them from Hairer's program."""
    from scipy.integrate import DOP853

    method = dormand_prince()
    np.testing.assert_array_equal(method.A[:12, :12], DOP853.A)
    np.testing.assert_array_equal(method.b[:12], DOP853.B)
    np.testing.assert_array_equal(method.A[13:], DOP853.A_EXTRA)
    np.testing.assert_array_equal(method.c, [*DOP853.C, 1.0, *DOP853.C_EXTRA])
    np.testing.assert_array_equal(method.error[:, :13], [DOP853.E5, DOP853.E3])
    np.testing.assert_array_equal(method.dense[3:], DOP853.D)
