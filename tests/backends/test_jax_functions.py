"""The JAX path is the kernels, for every pair, and can be differentiated, compiled and batched."""

import importlib.util
from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest

if importlib.util.find_spec("jax") is None:
    pytest.skip(reason="JAX is not installed (pip install 'poinsot[jax]')", allow_module_level=True)

import jax
import jax.numpy as jnp

import poinsot as po
import zoo
from cases import EXAMPLES, quick
from multibody.driven_zoo import driven
from poinsot import SpatialSpring
from poinsot.algebra import Dual, dual
from poinsot.backends.jax.functions import JaxFunctions, jax_functions
from poinsot.elements import KINDS, ReversedPair, SpatialDamper, contact_of_kind, tensor
from poinsot.multibody import (
    configuration,
    constraint_acceleration,
    constraint_jacobian,
    forward_dynamics,
    required_effort,
)

SEEDS = quick(1, range(2))


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


def changing(x: np.ndarray, dx: np.ndarray) -> np.ndarray:
    return np.array([Dual(*both) for both in zip(x, dx, strict=True)], dtype=object)


@pytest.mark.long
def test_batches_by_vmap_are_the_batches_of_the_kernels() -> None:
    m, f, q, _, a = case(1, bodies=4, elements=2)
    rng = np.random.default_rng(0)
    Q = np.stack([m.integrate(q, rng.normal(size=m.nv)) for _ in range(7)])
    V = rng.normal(size=(7, m.nv))
    found = jax.jit(jax.vmap(f.forward_dynamics, in_axes=(0, 0, None)))(Q, V, a)
    assert found.shape == (7, m.nv)
    assert_same(found, m.forward_dynamics(Q, V, a), 1e-13 * np.linalg.cond(m.mass_matrix(Q)).max() + 1e-10)


@pytest.mark.long
def test_derivatives_forward_and_backward_are_those_by_dual_numbers(seed: int, rng: np.random.Generator) -> None:
    """Along (dq, dv, da) with q moved on its manifold: q ⊕ s dq."""
    m, f, q, v, a = case(seed, bodies=4, elements=7)
    dq, dv, da = rng.normal(size=(3, m.nv))
    moved = configuration.integrate(m.tree, q, np.array([Dual(0.0, x) for x in dq], dtype=object))
    moving = [moved, changing(v, dv), changing(a, da)]
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
    c = np.asarray(m.tree.links[link].inertia.centre, dtype=float)
    C = np.array([[0, -c[2], c[1]], [c[2], 0, -c[0]], [-c[1], c[0], 0]])
    by_mass = np.block([[-C @ C, C], [C.T, np.eye(3)]])
    slope = jax.grad(lambda x: f.kinetic_energy(q, v, numbers={"inertia": x}))(jnp.asarray(f.numbers["inertia"]))
    X_WL = m.tree.bodies["b2"].X_LB.inverse()
    centre = m.pose(q, "b2") @ [*(X_WL @ c), 1.0]
    V = m.body("b2").twist(q, v)
    speed = V[3:] + np.cross(V[:3], centre[:3])
    assert_same((np.asarray(slope)[link] * by_mass).sum(), speed @ speed / 2, 1e-12)
    with pytest.raises(po.ModelError, match="did you mean 'inertia'"):
        f.mass_matrix(q, numbers={"inertias": 0.0})


@pytest.mark.long
@pytest.mark.parametrize("mimics", [2, 0])
def test_slopes_of_losses_by_damping(mimics: int) -> None:
    model = zoo.random_model(np.random.default_rng(4), bodies=6, mimics=mimics)
    joints = tuple(replace(j, damping=k % 2 * 0.3, friction=k % 3 * 0.2) for k, j in enumerate(model.joints))
    m = po.Mechanism(replace(model, joints=joints))
    f, (_, v) = jax_functions(m), zoo.random_state(m.tree, np.random.default_rng(5))
    slope = jax.jvp(lambda x: f.joint_friction(v, 0.1, numbers={"damping": x}), *[(f.numbers["damping"],)] * 2)[1]
    viscous = m.joint_friction(v, 0.1) - f.joint_friction(v, 0.1, numbers={"damping": 0.0})
    assert_same(slope, viscous, 1e-14)


def closed_case(
    seed: int, bodies: int = 6, loops: int = 2, elements: int = 10
) -> tuple[po.Mechanism, JaxFunctions, np.ndarray, np.ndarray, np.ndarray]:
    """A mechanism with loops, springs and dampers in its drawn pose, moving as its closures allow."""
    m, f, _, v, a = case(seed, bodies=bodies, loops=loops, elements=elements, closing_elements=True)
    q = m.neutral()
    A = m.constraint_jacobian(q)
    return m, f, q, v - np.linalg.pinv(A, rcond=1e-9) @ (A @ v), a


@pytest.mark.long
@pytest.mark.parametrize("name", quick(1, ["parallelogram", "four_bar", "bennett", "cardan_shaft", "andrews"]))
def test_loops_with_more_conditions_than_needed(name: str) -> None:
    """Planar and paradoxical linkages, whose Jacobians are rank deficient, far off the manifold."""
    m = po.load(EXAMPLES / f"{name}.toml")
    f = jax_functions(m)
    q, v = np.split(m.initial_state(), [m.nq])
    rng = np.random.default_rng(5)
    tau, open_q = rng.normal(size=m.nv), m.integrate(q, 0.1 * rng.normal(size=m.nv))
    assert np.linalg.matrix_rank(m.constraint_jacobian(q)) < m.tree.rows
    assert_same(f.forward_dynamics(open_q, v, tau), m.forward_dynamics(open_q, v, tau), 1e-8)


@pytest.mark.long
@pytest.mark.parametrize("of", [(2, 3, 1, 4), (0, 6, 2, 10), (1, 6, 2, 10)], ids=str)
def test_derivatives_with_loops_along_motions_that_keep_them_closed(of: tuple[int, int, int, int]) -> None:
    """dq with A dq = 0, dv with d(A v) = 0: as by dual numbers, both ways."""
    m, f, q, v, tau = closed_case(*of)
    rng = np.random.default_rng(of[0])
    A = m.closure_jacobian(q)
    inverse = np.linalg.pinv(A, rcond=1e-9)
    dq, dv, dtau = rng.normal(size=(3, m.nv))
    dq = dq - inverse @ (A @ dq)
    moved = configuration.integrate(m.tree, q, np.array([Dual(0.0, x) for x in dq], dtype=object))
    turning = np.array([dual(x) for x in constraint_jacobian(m.tree, moved) @ v], dtype=float)
    dv = dv - inverse @ (A @ dv + turning)
    moving = [moved, *(changing(x, dx) for x, dx in ((v, dv), (tau, dtau)))]
    expected = np.array([dual(x) for x in forward_dynamics(m.tree, *moving)], dtype=float)

    def along(s: jax.Array) -> jax.Array:
        return f.forward_dynamics(f.integrate(q, s * dq), v + s * dv, tau + s * dtau)

    assert_same(jax.jit(jax.jacfwd(along))(0.0), expected, 1e-9)
    weights = rng.normal(size=m.nv)
    assert_same(jax.jit(jax.grad(lambda s: along(s) @ weights))(0.0), expected @ weights, 1e-9)


@pytest.mark.long
def test_lengths_in_loops_can_be_learnt() -> None:
    """The slope of Φ by the place of a closing pair on its predecessor, as by the kernels' free parameters."""
    m, f, q, _, _ = case(2, bodies=4, loops=1, closing_kinds=("universal",))
    family = m.with_parameters(x="joints.l0.predecessor.x")
    expected = family.derivative("constraint_error")(q, family.defaults)[:, 0]
    place = m.tree.bodies[m.model.joint("l0").predecessor]
    shift = np.zeros((1, 2, 3))
    shift[0, 0] = np.asarray(place.X_LB.rotation, dtype=float)[:, 0]
    assert_same(
        jax.jvp(lambda p: f.constraint_error(q, numbers={"loop_p": p}), (f.numbers["loop_p"],), (shift,))[1], expected
    )


@pytest.mark.long
def test_accelerations_that_closures_demand() -> None:
    """Of a pair that closes a loop backwards, and of contacts that slide and roll."""
    rng = np.random.default_rng(0)
    model = zoo.random_model(rng, bodies=3, kinds=("spherical", "revolute"), loops=3, closing_kinds=("spherical",))
    pairs = (
        ReversedPair(KINDS["revolute"]()),
        contact_of_kind("disk_on_plane", 0.3),
        contact_of_kind("point_on_sphere", 2.0),
    )
    closing = tuple(replace(j, pair=pair) for j, pair in zip(model.joints[3:], pairs, strict=True))
    m = po.Mechanism(replace(model, joints=(*model.joints[:3], *closing)))
    f = jax_functions(m)
    q, v = zoo.random_state(m.tree, rng)
    given = f._given(f._with(None), jnp.asarray(q), v=jnp.asarray(v))
    seen = f._seen(f._with(None), given)
    demanded = f.closures.demanded(f._ground(f._with(None)), f._with(None), seen)
    assert_same(demanded, constraint_acceleration(m.tree, q, v), 1e-12)


def spatial_case() -> tuple[po.Mechanism, JaxFunctions, np.ndarray, np.ndarray]:
    rng = np.random.default_rng(2)
    model = zoo.random_model(rng, bodies=3, kinds=("revolute", "prismatic"))
    frame = po.Displacement.from_quaternion(rng.normal(size=4), rng.normal(size=3))
    mounts = (
        SpatialSpring("mount", "b0", "b1", tensor((2.0, 3.0, 4.0)), tensor(1.5), tensor(0.4), X_AE=frame),
        SpatialSpring("other", "ground", "b2", tensor(1.0), tensor((1.0, 2.0, 0.5)), X_BF=frame),
        SpatialDamper("loss", "b0", "b2", tensor(0.7), tensor(0.3), X_AE=frame),
    )
    m = po.Mechanism(replace(model, elements=mounts))
    f = jax_functions(m)
    return m, f, *zoo.random_state(m.tree, rng)


@pytest.mark.long
def test_slopes_of_spatial_springs_are_ours_by_analysis() -> None:
    """The gradient of the potential energy is the effort at rest."""
    m, f, q, v = spatial_case()
    assert_same(jax.grad(f.potential_energy)(q), m.bias_force(q, 0.0 * v), 1e-11)
    by_q, by_v, _ = m.inverse_dynamics_derivatives(q, v, 0.0 * v)
    found = jax.jit(jax.jacfwd(f.bias_force, argnums=(0, 1)))(q, v)
    assert_same(found[0], by_q, 1e-11)
    assert_same(found[1], by_v, 1e-11)


def test_a_body_that_is_not_there_is_named() -> None:
    _, f, _, _, _ = case(0, bodies=2)
    with pytest.raises(po.ModelError, match="no body 'hand'"):
        f.pose(np.zeros(f.tree.nq), "hand")


def test_couplings_are_refused() -> None:
    with pytest.raises(po.ModelError, match="cam"):
        jax_functions(po.Mechanism(driven(0, 1)[0]))
