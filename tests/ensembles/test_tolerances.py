"""Tolerance stacks: first order and sampling agree on linear measures; what is not one is refused by name."""

from __future__ import annotations

import numpy as np
import pytest

import poinsot as po


@pytest.fixture(scope="module")
def family() -> po.Family:
    return po.load("examples/double_pendulum.toml").with_parameters(a="bodies.upper.mass", b="bodies.lower.mass")


def linear(m: po.Mechanism) -> float:
    a, b = (body.inertia.mass for body in m.model.bodies)
    return 2.0 * a - 3.0 * b


@pytest.mark.parametrize(("distribution", "sigma"), [("normal", 1 / 3), ("uniform", 3**-0.5)])
def test_a_linear_measure(family: po.Family, distribution: str, sigma: float) -> None:
    """Effects 2 t_a and −3 t_b; an interval to one side moves the middle; both deviations agree as samples may."""
    n, (a, b) = 400, family.defaults
    found = po.tolerance_stack(
        family, {"a": 0.03, "b": (0.0, 0.02)}, linear, members=n, seed=3, distribution=distribution
    )
    np.testing.assert_allclose(found.nominal, 2 * a - 3 * (b + 0.01), rtol=1e-14)
    np.testing.assert_allclose([found.effects[x] for x in "ab"], [0.06, -0.03], rtol=1e-12)
    np.testing.assert_allclose(found.worst, found.nominal + np.array([-0.09, 0.09]), rtol=1e-13)
    np.testing.assert_allclose(found.deviation, sigma * np.hypot(0.06, 0.03), rtol=1e-12)
    np.testing.assert_allclose(found.contributions["a"], 0.8, rtol=1e-12)
    np.testing.assert_allclose(found.values, 2 * found.draws["a"] - 3 * found.draws["b"], rtol=1e-13)
    assert abs(found.sampled_deviation / found.deviation - 1) < 4 / np.sqrt(2 * n)
    assert abs(found.mean - found.nominal) < 4 * found.deviation / np.sqrt(n)
    assert distribution == "normal" or (np.abs(found.values - found.nominal) < 0.09).all()
    assert "a: +0.06 by its tolerance, 80.0%" in str(found)


def test_what_is_no_tolerance_is_refused(family: po.Family) -> None:
    for tolerances, measure, match in (
        ({"c": 0.1}, linear, "no parameter 'c'"),
        ({"a": -0.1}, linear, "tolerance of 'a'"),
        ({"a": (0.1, 0.0)}, linear, "tolerance of 'a'"),
        ({}, linear, "one parameter or more"),
        ({"a": 0.1}, lambda m: np.nan, "gives nan at"),
    ):
        with pytest.raises(po.ModelError, match=match):
            po.tolerance_stack(family, tolerances, measure, members=2)
