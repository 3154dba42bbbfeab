"""The JAX path is the kernels, for every pair, and can be differentiated, compiled and batched."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator

import numpy as np
import pytest

if importlib.util.find_spec("jax") is None:
    pytest.skip(reason="JAX is not installed (pip install 'poinsot[jax]')", allow_module_level=True)

import jax
import jax.numpy as jnp

import poinsot as po
import zoo
from poinsot.algebra.dual import Dual, dual
from poinsot.elements.pairs import KINDS
from poinsot.mechanisms import configuration
from poinsot.mechanisms.constrained_dynamics import forward_dynamics, required_effort
from poinsot.systems.jax_functions import JaxFunctions, jax_functions

SEEDS = range(2)


@pytest.fixture(autouse=True)
def double_precision() -> Iterator[None]:
    before = jax.config.jax_enable_x64
    jax.config.update("jax_enable_x64", True)
    yield
    jax.config.update("jax_enable_x64", before)


def case(seed: int, **options: object) -> tuple[po.Mechanism, JaxFunctions, np.ndarray, np.ndarray, np.ndarray]:
    rng = np.random.default_rng(seed)
    m = po.Mechanism(zoo.random_model(rng, **options))  # type: ignore[arg-type]
    q, v = zoo.random_state(m.tree, rng)
    return m, jax_functions(m), q, v, rng.normal(size=m.nv)


def assert_same(found: object, expected: object, bound: float = 1e-10, what: str = "") -> None:
    scale = max(1.0, np.abs(np.asarray(expected)).max(initial=0.0))
    np.testing.assert_allclose(np.asarray(found), expected, rtol=0, atol=bound * scale, err_msg=what)


def assert_equal_to_kernels(m: po.Mechanism, f: JaxFunctions, q: np.ndarray, v: np.ndarray, a: np.ndarray) -> None:
    for name, arguments in {
        "inverse_dynamics": (q, v, a),
        "bias_force": (q, v),
        "mass_matrix": (q,),
        "kinetic_energy": (q, v),
        "potential_energy": (q,),
        "integrate": (q, v),
    }.items():
        assert_same(getattr(f, name)(*arguments), getattr(m, name)(*arguments), what=name)
    cond = np.linalg.cond(m.mass_matrix(q))
    assert_same(f.forward_dynamics(q, v, a), m.forward_dynamics(q, v, a), 1e-13 * cond + 1e-10, "forward_dynamics")
    for body in m.body_names:
        assert_same(f.pose(q, body), m.pose(q, body), what=body)


@pytest.mark.parametrize("mimics", [0, 2])
@pytest.mark.parametrize("seed", SEEDS)
def test_trees_of_all_pairs_with_springs_and_dampers_are_their_kernels(seed: int, mimics: int) -> None:
    assert_equal_to_kernels(*case(seed, bodies=6, elements=7, mimics=mimics))


@pytest.mark.parametrize("share", [0.0, 1.0], ids=["along", "against"])
@pytest.mark.parametrize("kind", sorted(set(KINDS) - {"fixed"}))
def test_every_pair_crossed_either_way(kind: str, share: float) -> None:
    m, f, q, v, a = case(11, bodies=3, kinds=(kind,), reversed_share=share)
    assert_same(f.inverse_dynamics(q, v, a), m.inverse_dynamics(q, v, a))
    assert_same(f.integrate(q, v), m.integrate(q, v))


def test_many_links_are_one_scan() -> None:
    m, f, q, v, a = case(5, bodies=60, kinds=("revolute", "prismatic", "fixed", "universal"))
    assert_same(f.inverse_dynamics(q, v, a), m.inverse_dynamics(q, v, a))
    assert_same(f.mass_matrix(q), m.mass_matrix(q))


def test_batches_by_vmap_are_the_batches_of_the_kernels() -> None:
    m, f, q, _, a = case(1, bodies=4, elements=2)
    rng = np.random.default_rng(0)
    Q = np.stack([m.integrate(q, rng.normal(size=m.nv)) for _ in range(7)])
    V = rng.normal(size=(7, m.nv))
    found = jax.jit(jax.vmap(f.forward_dynamics, in_axes=(0, 0, None)))(Q, V, a)
    assert found.shape == (7, m.nv)
    assert_same(found, m.forward_dynamics(Q, V, a), 1e-13 * np.linalg.cond(m.mass_matrix(Q)).max() + 1e-10)


@pytest.mark.parametrize("seed", SEEDS)
def test_derivatives_forward_and_backward_are_those_by_dual_numbers(seed: int) -> None:
    """Along (dq, dv, da) with q moved on its manifold: q ⊕ s dq."""
    m, f, q, v, a = case(seed, bodies=4, elements=7)
    rng = np.random.default_rng(seed)
    dq, dv, da = rng.normal(size=(3, m.nv))
    moving = [
        configuration.integrate(m.tree, q, np.array([Dual(0.0, x) for x in dq], dtype=object)),
        *(np.array([Dual(x, y) for x, y in zip(*each, strict=True)], dtype=object) for each in ((v, dv), (a, da))),
    ]
    weights = rng.normal(size=m.nv)
    for name, pure in (("inverse_dynamics", required_effort), ("forward_dynamics", forward_dynamics)):
        algorithm = getattr(f, name)
        expected = np.array([dual(x) for x in pure(m.tree, *moving)], dtype=float)

        def along(s: jax.Array, algorithm=algorithm) -> jax.Array:  # type: ignore[no-untyped-def]
            return algorithm(f.integrate(q, s * dq), v + s * dv, a + s * da)

        assert_same(jax.jit(jax.jacfwd(along))(0.0), expected, 1e-9, name)
        backward = jax.jit(jax.grad(lambda s, along=along: along(s) @ weights))
        assert_same(backward(0.0), expected @ weights, 1e-9, name)


def test_numbers_can_be_learnt() -> None:
    """The gradient by a body's mass, mass centre fixed, is the square of its centre's speed."""
    m, f, q, v, _ = case(3, bodies=3)
    link = m.tree.bodies["b2"].link
    at = f.arrays.place[link]
    c = np.asarray(m.tree.links[link].inertia.centre, dtype=float)
    C = np.array([[0, -c[2], c[1]], [c[2], 0, -c[0]], [-c[1], c[0], 0]])
    by_mass = np.block([[-C @ C, C], [C.T, np.eye(3)]])
    slope = jax.grad(lambda x: f.kinetic_energy(q, v, numbers={"inertia": x}))(jnp.asarray(f.numbers["inertia"]))
    X_WL = m.tree.bodies["b2"].X_LB.inverse()
    centre = m.pose(q, "b2") @ [*(X_WL @ c), 1.0]
    V = m.body("b2").twist(q, v)
    speed = V[3:] + np.cross(V[:3], centre[:3])
    assert_same((np.asarray(slope)[at] * by_mass).sum(), speed @ speed / 2, 1e-12)
    with pytest.raises(po.ModelError, match="did you mean 'inertia'"):
        f.mass_matrix(q, numbers={"inertias": 0.0})


def test_single_precision_is_single_precision() -> None:
    m, f, q, v, a = case(2, bodies=4, kinds=("revolute",))
    jax.config.update("jax_enable_x64", False)
    tau = f.inverse_dynamics(q, v, a)
    assert tau.dtype == jnp.float32
    assert_same(tau, m.inverse_dynamics(q, v, a), 1e-4)


def test_closed_loops_and_unknown_bodies_are_refused() -> None:
    with pytest.raises(po.ModelError, match="closed loops"):
        case(0, loops=1)
    _, f, q, _, _ = case(0, bodies=2)
    with pytest.raises(po.ModelError, match="no body 'hand'"):
        f.pose(q, "hand")
