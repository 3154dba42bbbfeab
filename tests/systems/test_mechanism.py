"""A mechanism's attributes are the pure functions of its tree, compiled; and they obey NumPy's rules."""

import copy
import multiprocessing
import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import replace
from operator import methodcaller
from typing import Any

import numpy as np
import pytest

import poinsot as po
import zoo
from cases import EXAMPLES, quick
from multibody.closed_zoo import longer
from poinsot import Body, Joint, Model, pairs
from poinsot.elements import KINDS
from poinsot.multibody import GROUND, body_pose, centroidal, frame_jacobian, frames
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


# All bodies in one call: poses and twists are those of each body asked alone, for every pair, rolled or not.
SEEDS = quick(1, range(8))


def with_welded_bodies(model: Model, rng: np.random.Generator) -> Model:
    """The same with a body welded to every other body and two to the ground, one on the other."""
    on = [GROUND, "w0", *(body.name for body in model.bodies[::2])]
    bodies = tuple(Body(f"w{k}", zoo.random_inertia(rng)) for k in range(len(on)))
    welds = (
        Joint(f"weld {k}", pairs.fixed(), name, f"w{k}", zoo.random_displacement(rng)) for k, name in enumerate(on)
    )
    joints = (*model.joints, *welds)
    return replace(model, bodies=(*bodies, *model.bodies), joints=joints, tree=tuple(j.name for j in joints))


def assert_are_those_of_each_body(m: po.Mechanism, Q: np.ndarray, V: np.ndarray) -> None:
    """Against the equations of one body at a time, in floats."""
    for q, v, X, twists in zip(Q, V, m.poses(Q), m.twists(Q, V), strict=True):
        size = 1.0 + np.abs(X[:, :3, 3]).max()
        for k, name in enumerate(m.body_names):
            one = body_pose(m.tree, q, name).matrix.astype(float)
            np.testing.assert_allclose(X[k], one, rtol=0, atol=4e-15 * size, err_msg=name)
            J = np.asarray(frame_jacobian(m.tree, q, name, "world"), dtype=float)
            bound = 4e-15 * (1.0 + (np.abs(J) @ np.abs(v)).max()) * size
            np.testing.assert_allclose(twists[k], J @ v, rtol=0, atol=bound, err_msg=name)


def test_all_bodies_are_where_each_is_and_move_as_each_does(seed: int, rng: np.random.Generator) -> None:
    model = with_welded_bodies(zoo.random_model(rng, bodies=4, kinds=tuple(KINDS), mimics=seed % 2), rng)
    m = po.Mechanism(model)
    states = [zoo.random_state(m.tree, rng) for _ in range(9)]
    assert_are_those_of_each_body(m, *(np.array(each) for each in zip(*states, strict=True)))


def test_closures_change_nothing_of_it() -> None:
    m = po.load(EXAMPLES / "kinestatics" / "stewart.toml")
    rng = np.random.default_rng(0)
    assert_are_those_of_each_body(m, m.random(rng)[None], rng.normal(size=(1, m.nv)))
    assert m.poses(m.neutral()).shape == (len(m.body_names), 4, 4)


@pytest.mark.parametrize("factor", quick(1, [1e-5, 1e5]))
def test_lengths_in_other_units_are_the_same_poses(factor: float) -> None:
    rng = np.random.default_rng(4)
    model = zoo.random_model(rng, bodies=5, kinds=("revolute", "universal", "spherical"))
    m, other = po.Mechanism(model), po.Mechanism(longer(model, factor))
    q, v = zoo.random_state(m.tree, rng)
    X, Y = m.poses(q), other.poses(q)
    np.testing.assert_allclose(Y[:, :3, :3], X[:, :3, :3], rtol=0, atol=1e-13)
    np.testing.assert_allclose(Y[:, :3, 3] / factor, X[:, :3, 3], rtol=0, atol=1e-13 * np.abs(X).max())
    V, U = m.twists(q, v), other.twists(q, v)
    np.testing.assert_allclose(U[:, 3:] / factor, V[:, 3:], rtol=0, atol=1e-13 * np.abs(V).max())


def test_twists_are_the_rates_of_poses() -> None:
    rng = np.random.default_rng(6)
    m = po.Mechanism(zoo.random_model(rng, bodies=5))
    q, v = zoo.random_state(m.tree, rng)
    h = 1e-6
    rate = (m.poses(m.integrate(q, h * v)) - m.poses(m.integrate(q, -h * v))) / (2 * h)
    X, V = m.poses(q), m.twists(q, v)
    turning = rate[:, :3, :3] @ np.swapaxes(X[:, :3, :3], 1, 2)
    size = 1.0 + np.abs(V).max() ** 2
    np.testing.assert_allclose(turning[:, [2, 0, 1], [1, 2, 0]], V[:, :3], rtol=0, atol=1e-8 * size)
    moving = V[:, 3:] + np.cross(V[:, :3], X[:, :3, 3])
    np.testing.assert_allclose(rate[:, :3, 3], moving, rtol=0, atol=1e-8 * size)


# Mechanisms and families are copied, pickled, and sent to other processes and threads; all compute the same bits.
WAYS: dict[str, Callable[[Any], Any]] = {
    "pickled": lambda x: pickle.loads(pickle.dumps(x)),
    "copied": copy.copy,
    "copied deeply": copy.deepcopy,
}


def closed_robot() -> tuple[po.Mechanism, dict[str, tuple[np.ndarray, ...]]]:
    """A mechanism with loops, springs and every kind of pair, and what to ask of it: a batch, and single calls."""
    rng = np.random.default_rng(8)
    m = po.Mechanism(zoo.random_model(rng, bodies=6, loops=1, elements=7))
    q = np.array([m.integrate(m.neutral(), 0.1 * rng.normal(size=m.nv)) for _ in range(20)])
    v, a = rng.normal(size=(2, 20, m.nv))
    return m, {
        "inverse_dynamics": (q, v, a), "forward_dynamics": (q[0], v[0], a[0]), "mass_matrix": (q[0],),
        "constraint_jacobian": (q,),
    }  # fmt: skip


@pytest.mark.parametrize("way", WAYS)
def test_copies_compute_the_same_bits(way: str) -> None:
    m, calls = closed_robot()
    expected = {name: getattr(m, name)(*arguments) for name, arguments in calls.items()}
    for twin in (WAYS[way](m), WAYS[way](WAYS[way](m))):
        assert twin is not m and twin.key == m.key and twin.freedom_names == m.freedom_names
        for name, arguments in calls.items():
            np.testing.assert_array_equal(getattr(twin, name)(*arguments), expected[name])
        body = m.body_names[-1]
        np.testing.assert_array_equal(twin.pose(calls["mass_matrix"][0], body), m.pose(calls["mass_matrix"][0], body))


@pytest.mark.parametrize("way", WAYS)
def test_copies_of_families_compute_the_same_bits(way: str) -> None:
    m, calls = closed_robot()
    family = m.with_parameters(m="bodies.b1.mass", g="gravity.z")
    p = family.defaults * 1.5
    expected = family.inverse_dynamics(*calls["inverse_dynamics"], p)
    np.testing.assert_array_equal(WAYS[way](family).inverse_dynamics(*calls["inverse_dynamics"], p), expected)


def test_another_process_computes_the_same_bits() -> None:
    """A process that shares nothing: started anew, given the mechanism by its pickle."""
    m, calls = closed_robot()
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as other:
        found = {name: other.submit(methodcaller(name, *arguments), m) for name, arguments in calls.items()}
        for name, arguments in calls.items():
            np.testing.assert_array_equal(found[name].result(timeout=300), getattr(m, name)(*arguments))


def test_parts_of_a_batch_in_threads_are_the_batch() -> None:
    m, calls = closed_robot()
    batch = calls["inverse_dynamics"]
    expected = m.inverse_dynamics(*batch)
    out = np.empty_like(expected)
    parts = [slice(k, k + 3) for k in range(0, len(out), 3)]
    with ThreadPoolExecutor(4) as threads:
        list(threads.map(lambda part: m.inverse_dynamics(*(x[part] for x in batch), out=out[part]), parts))
    np.testing.assert_array_equal(out, expected)
