"""Laws of the regressors: linear in the inertial parameters, equal to the algorithms for every choice of them."""

from dataclasses import replace

import numpy as np
import pytest

import zoo
from multibody.moving import SEEDS, Robot, floats
from poinsot.multibody import energy, regressor
from poinsot.multibody.inverse_dynamics import inverse_dynamics
from poinsot.multibody.model import Model
from poinsot.multibody.tree import build_tree


def with_parameters(model: Model, pi: np.ndarray) -> Model:
    bodies = zip(model.bodies, pi.reshape(-1, 10), strict=True)
    return replace(model, bodies=tuple(replace(b, inertia=regressor.inertia_from(p)) for b, p in bodies))


def other_parameters(model: Model, rng: np.random.Generator) -> np.ndarray:
    return np.concatenate([regressor.parameters_of(zoo.random_inertia(rng)) for _ in model.bodies])


@pytest.mark.parametrize("seed", SEEDS)
def test_parameters_and_inertias_are_the_same_thing(rng: np.random.Generator) -> None:
    inertia = zoo.random_inertia(rng)
    back = regressor.inertia_from(regressor.parameters_of(inertia))
    np.testing.assert_array_equal(floats(back.matrix), floats(inertia.matrix))


@pytest.mark.parametrize("mimics", [0, 2])
@pytest.mark.parametrize("seed", SEEDS)
def test_regressors_times_any_parameters_are_the_algorithms(rng: np.random.Generator, mimics: int) -> None:
    """One regressor serves models of the same bodies with all other inertias; welded bodies have their own columns."""
    model = zoo.random_model(rng, bodies=8, mimics=mimics)
    tree = build_tree(model)
    q, v = zoo.random_state(tree, rng)
    a = rng.normal(size=tree.nv)
    Y = floats(regressor.inverse_dynamics_regressor(tree, q, v, a))
    y_T = floats(regressor.kinetic_energy_regressor(tree, q, v))
    y_E = floats(regressor.gravity_energy_regressor(tree, q))
    for pi in (regressor.inertial_parameters(tree), other_parameters(model, rng), other_parameters(model, rng)):
        other = build_tree(with_parameters(model, floats(pi)))
        tau = floats(inverse_dynamics(other, q, v, a))
        np.testing.assert_allclose(Y @ pi, tau, atol=1e-11 * max(1.0, np.abs(tau).max()))
        assert y_T @ pi == pytest.approx(energy.kinetic_energy(other, q, v), rel=1e-11)
        assert y_E @ pi == pytest.approx(energy.gravity_energy(other, q), rel=1e-11, abs=1e-11)


def test_parameters_can_be_found_again_from_motion() -> None:
    """Least squares on a few random states gives efforts of new states, though not every parameter by itself."""
    rng = np.random.default_rng(0)
    model = zoo.random_model(rng, bodies=3, kinds=("revolute", "prismatic", "universal"))
    m = Robot(model)
    tree = m.tree
    many = [(*zoo.random_state(tree, rng), rng.normal(size=tree.nv)) for _ in range(40)]
    q, v, a = (np.array(each) for each in zip(*many, strict=True))
    rows = m.inverse_dynamics_regressor(q, v, a).reshape(-1, 30)
    found = np.linalg.lstsq(rows, m.inverse_dynamics(q, v, a).reshape(-1), rcond=1e-10)[0]
    assert np.linalg.matrix_rank(rows, tol=1e-8) < 30
    new_q, new_v = zoo.random_state(tree, rng)
    new_a = rng.normal(size=tree.nv)
    predicted = m.inverse_dynamics_regressor(new_q, new_v, new_a) @ found
    np.testing.assert_allclose(predicted, m.inverse_dynamics(new_q, new_v, new_a), atol=1e-8)
