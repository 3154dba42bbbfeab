"""A mechanism's attributes are the pure functions of its tree, compiled; and they obey NumPy's rules."""

import numpy as np
import pytest

import poinsot as po
import zoo
from poinsot.multibody import (
    centroidal,
    frames,
)
from poinsot.multibody.regressor import inertial_parameters


def mechanism_of(seed: int, **options: object) -> tuple[po.Mechanism, np.ndarray, np.ndarray, np.ndarray]:
    rng = np.random.default_rng(seed)
    m = po.Mechanism(zoo.random_model(rng, **options))  # type: ignore[arg-type]
    q, v = zoo.random_state(m.tree, rng)
    return m, q, v, rng.normal(size=m.nv)


def test_attributes_are_ufuncs_that_broadcast() -> None:
    m, q, v, a = mechanism_of(0)
    assert isinstance(m.inverse_dynamics, np.ufunc)
    many = m.inverse_dynamics(q, np.stack([v, 2 * v, 0 * v])[:, None], np.stack([a, -a]))
    assert many.shape == (3, 2, m.nv)
    np.testing.assert_array_equal(many[1, 1], m.inverse_dynamics(q, 2 * v, -a))
    with pytest.raises(ValueError, match="one for each"):
        m.inverse_dynamics(q[:-1], v, a)
    assert np.isnan(m.inverse_dynamics(q * np.nan, v, a)).any()
    assert "Featherstone" in (m.inverse_dynamics.__doc__ or "")


def test_pose_and_jacobian_of_bodies() -> None:
    m, q, v, _ = mechanism_of(1)
    for name in (*m.body_names, "ground"):
        np.testing.assert_allclose(m.pose(q, name), frames.body_pose(m.tree, q, name).matrix.astype(float))
        np.testing.assert_allclose(m.jacobian(q, name) @ v, m.body(name).twist(q, v), atol=1e-12)
    with pytest.raises(po.ModelError, match="did you mean 'b0'"):
        m.pose(q, "b00")


def test_it_has_the_numbers_of_its_tree() -> None:
    m, *_ = mechanism_of(4, bodies=4, mimics=1)
    assert m.total_mass == pytest.approx(centroidal.total_mass(m.tree), rel=1e-15)
    np.testing.assert_allclose(m.inertial_parameters, inertial_parameters(m.tree).astype(float), rtol=1e-15)


def test_a_mechanism_without_freedoms_still_answers() -> None:
    m = po.Mechanism(zoo.random_model(np.random.default_rng(0), bodies=2, kinds=("fixed",)))
    assert (m.nq, m.nv) == (0, 0)
    empty = np.zeros(0)
    assert m.inverse_dynamics(empty, empty, empty).shape == (0,)
    assert m.mass_matrix(np.zeros((3, 0))).shape == (3, 0, 0)
    assert m.pose(empty, "b1").shape == (4, 4)
    assert m.kinetic_energy(empty, empty) == 0


def test_moving_the_same_model_reuses_kernels_and_numbers_are_exact_in_the_key() -> None:
    from dataclasses import replace

    rng = np.random.default_rng(5)
    model = zoo.random_model(rng, bodies=2)
    m = po.Mechanism(model)
    heavier = replace(
        model.bodies[0], inertia=replace(model.bodies[0].inertia, mass=np.nextafter(model.bodies[0].inertia.mass, 9))
    )
    other = po.Mechanism(replace(model, bodies=(heavier, *model.bodies[1:])))
    assert m.key == po.Mechanism(model).key != other.key
