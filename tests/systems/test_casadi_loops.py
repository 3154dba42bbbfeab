"""Functions of CasADi of mechanisms that run in loops: the kernels, and exact first and second derivatives."""

import gc
from typing import Any

import casadi
import numpy as np
import pytest

import poinsot as po
from multibody.closed_zoo import stacked
from poinsot import ModelError
from poinsot.analysis import independent_freedoms

Floats = np.ndarray


@pytest.fixture(scope="module")
def many() -> po.Mechanism:
    """More loops than are written out."""
    return po.Mechanism(stacked(13))


@pytest.fixture(scope="module")
def state(many: po.Mechanism) -> tuple[Floats, Floats, Floats]:
    return many.neutral(), np.zeros(many.nv), np.random.default_rng(0).normal(size=many.nv)


def along_one(many: po.Mechanism, q: Floats, tau: Floats) -> tuple[Any, Any]:
    """A sum of accelerations over a coordinate, an effort and a rate."""
    f, w = many.casadi_function("forward_dynamics"), np.random.default_rng(1).normal(size=many.nv)
    x = casadi.MX.sym("x", 3)
    there = casadi.vertcat(casadi.DM(q[:5]), q[5] + x[0], casadi.DM(q[6:]))
    push = casadi.vertcat(x[1], casadi.DM(tau[1:]))
    rates = casadi.vertcat(x[2], casadi.DM.zeros(many.nv - 1))
    return x, casadi.dot(w, f(there, rates, push))


def test_values_and_first_derivatives_are_those_of_the_ufuncs(many: po.Mechanism, state: Any) -> None:
    f = many.casadi_function("forward_dynamics")
    assert f.name_in() == ["q", "v", "tau"] and f.name_out() == ["result"]
    np.testing.assert_array_equal(np.array(f(*state))[:, 0], many.forward_dynamics(*state))
    found, expected = f.jacobian()(*state, 0), many.forward_dynamics_derivatives(*state)
    for x, y in zip(found, expected, strict=True):
        np.testing.assert_allclose(np.array(x), y, rtol=0, atol=1e-12 * max(1.0, np.abs(y).max()))
    wrong = casadi.DM(state[0] * np.nan)
    assert np.isnan(np.array(f.jacobian()(wrong, *state[1:], 0)[0])).all()


def test_directions_gradients_and_second_derivatives(many: po.Mechanism, state: Any) -> None:
    """Law  all are derivatives of the values, however CasADi comes to them."""
    q, _, tau = state
    x, total = along_one(many, q, tau)
    H, g = casadi.hessian(total, x)
    ahead = casadi.jtimes(total, x, casadi.MX.eye(3))
    F = casadi.Function("F", [x], [g, ahead, H])
    gc.collect()
    at = np.array([0.0, tau[0], 0.2])
    gradient, forward, hessian = (np.array(each) for each in F(at))
    np.testing.assert_allclose(forward, gradient.T, atol=1e-11 * np.abs(gradient).max())
    h = 1e-5
    near = [(np.array(F(at + s)[0]) - np.array(F(at - s)[0]))[:, 0] / (2 * h) for s in h * np.eye(3)]
    np.testing.assert_allclose(hessian, np.array(near), atol=1e-6 * np.abs(hessian).max())
    np.testing.assert_allclose(hessian, hessian.T, atol=1e-10 * np.abs(hessian).max())


def test_efforts_are_found_by_a_solver(many: po.Mechanism, state: Any) -> None:
    """Efforts of independent freedoms that make these accelerate as asked."""
    q, v, _ = state
    own = independent_freedoms(many, q).tolist()
    f, x = many.casadi_function("forward_dynamics"), casadi.MX.sym("x", len(own))
    tau = casadi.MX.zeros(many.nv)
    tau[own] = x
    solver = casadi.rootfinder("efforts", "newton", {"x": x, "g": f(q, v, tau)[own] - 1.0})
    found = np.zeros(many.nv)
    found[own] = np.array(solver(x0=0)["x"])[:, 0]
    np.testing.assert_allclose(many.forward_dynamics(q, v, found)[own], 1.0, atol=1e-9)


def test_what_is_refused(many: po.Mechanism, state: Any) -> None:
    with pytest.raises(ModelError, match=r"take casadi_function\('forward_dynamics'\).jacobian\(\)"):
        many.casadi_function("forward_dynamics_derivatives")
    x, total = along_one(many, state[0], state[2])
    with pytest.raises(Exception, match="first and second derivatives and no third"):
        casadi.jacobian(casadi.hessian(total, x)[0], x)
