"""Laws of the Coriolis matrix, the inverse mass matrix, rotors, friction and interpolation, for every pair."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import poinsot as po
import zoo
from foreign_pairs import FOREIGN
from multibody.moving import SEEDS, Robot, changing, floats, moving, rate, tree_of
from poinsot.elements import KINDS
from poinsot.multibody import energy
from poinsot.multibody.coriolis import Gyration, coriolis_force, coriolis_matrix
from poinsot.multibody.energy import kinetic_energy
from poinsot.multibody.forward_dynamics import articulated_body
from poinsot.multibody.inverse_dynamics import gravity_force, inverse_dynamics
from poinsot.multibody.mass_matrix import inverse_mass_matrix, mass_matrix
from poinsot.multibody.model import Model
from poinsot.multibody.rotors import joint_friction, rotor_inertias
from poinsot.multibody.tree import build_tree


def with_rotors(model: Model, rng: np.random.Generator) -> Model:
    return replace(model, joints=tuple(replace(j, armature=float(rng.uniform(0.1, 2.0))) for j in model.joints))


def adjoint_rate(V: np.ndarray) -> np.ndarray:
    """ad_V, (6, 6)."""
    from poinsot.geometry import tilde

    w, v = tilde(V[:3]), tilde(V[3:])
    return np.block([[w, np.zeros((3, 3))], [v, w]]).astype(float)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_gyration_of_a_body_is_half_of_its_changing_inertia(rng: np.random.Generator) -> None:
    """B V = V ×* I V and B + Bᵀ = V ×* I − I V ×, in every frame."""
    inertia, V, X = zoo.random_inertia(rng), zoo.random_twist(rng), zoo.random_displacement(rng)
    for body, twist, B in (
        (inertia, V, Gyration.of(inertia, V)),
        (inertia.carried(X), X @ V, Gyration.of(inertia, V).carried(X)),
    ):
        columns = [(B * t).vector for t in map(type(V).of, np.eye(6))]
        rows = [B.transposed(t).vector for t in map(type(V).of, np.eye(6))]
        np.testing.assert_allclose(floats(rows), floats(columns).T, atol=1e-12)
        ad = adjoint_rate(floats(twist.vector))
        changing_inertia = -ad.T @ floats(body.matrix) - floats(body.matrix) @ ad
        np.testing.assert_allclose(floats(columns) + floats(columns).T, changing_inertia, atol=1e-11)
        np.testing.assert_allclose(floats((B * twist).vector), floats(twist.cross(body * twist).vector), atol=1e-11)


OPTIONS: list[dict[str, Any]] = [{"bodies": 9}, {"bodies": 9, "mimics": 2}]
OPTIONS += [
    {"bodies": 4, "kinds": (kind,), "reversed_share": share}
    for kind in [*sorted(set(KINDS) - {"fixed"}), *FOREIGN]
    for share in (0.0, 1.0)
]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seed", SEEDS)
def test_coriolis_matrix_gives_the_force_and_half_the_rate_of_mass(seed: int, options: dict[str, Any]) -> None:
    """C v is the force; Ṁ − 2C is skew: C + Cᵀ = Ṁ, entry by entry."""
    tree, rng = tree_of(seed, **options)
    q, v = zoo.random_state(tree, rng)
    C = floats(coriolis_matrix(tree, q, v))
    force = floats(coriolis_force(tree, q, v))
    scale = max(1.0, np.abs(C).max())
    np.testing.assert_allclose(C @ v, force, atol=1e-12 * scale * tree.nv)
    M_rate = rate(mass_matrix(tree, moving(tree, q, v)))
    np.testing.assert_allclose(C + C.T, M_rate, atol=1e-12 * scale * tree.nv)


@pytest.mark.parametrize("seed", SEEDS)
def test_coriolis_force_is_quadratic_and_makes_the_bias_with_weight(seed: int) -> None:
    tree, rng = tree_of(seed, mimics=1)
    q, v = zoo.random_state(tree, rng)
    force = floats(coriolis_force(tree, q, v))
    np.testing.assert_allclose(floats(coriolis_force(tree, q, -2 * v)), 4 * force, atol=1e-11)
    np.testing.assert_allclose(force + gravity_force(tree, q), inverse_dynamics(tree, q, v, None), atol=1e-10)


@pytest.mark.parametrize("mimics", [0, 2])
@pytest.mark.parametrize("seed", SEEDS)
def test_inverse_mass_matrix(seed: int, mimics: int) -> None:
    tree, rng = tree_of(seed, bodies=9, mimics=mimics)
    q, _ = zoo.random_state(tree, rng)
    M, inverse = floats(mass_matrix(tree, q)), floats(inverse_mass_matrix(tree, q))
    np.testing.assert_array_equal(inverse, inverse.T)
    np.testing.assert_allclose(inverse @ M, np.eye(tree.nv), atol=1e-14 * np.linalg.cond(M) * tree.nv)


@pytest.mark.parametrize("mimics", [0, 2])
@pytest.mark.parametrize("seed", SEEDS)
def test_rotors_add_to_the_diagonal_of_every_algorithm(rng: np.random.Generator, mimics: int) -> None:
    plain = zoo.random_model(rng, mimics=mimics)
    bare, tree = build_tree(plain), build_tree(with_rotors(plain, rng))
    q, v = zoo.random_state(tree, rng)
    a = rng.normal(size=tree.nv)
    M, diagonal = floats(mass_matrix(tree, q)), np.zeros(tree.nv)
    for link in tree.links:
        diagonal[list(link.v)] += tree.model.joint(link.joint).armature * link.ratio**2
    np.testing.assert_allclose(M, floats(mass_matrix(bare, q)) + np.diag(diagonal), atol=1e-12)
    tau = floats(inverse_dynamics(tree, q, v, a))
    np.testing.assert_allclose(tau, inverse_dynamics(bare, q, v, a) + diagonal * a, atol=1e-11)
    more = kinetic_energy(tree, q, v) - kinetic_energy(bare, q, v)
    assert more == pytest.approx(0.5 * diagonal @ v**2, abs=1e-12 * kinetic_energy(tree, q, v))
    if not mimics:
        bound = 1e-13 * np.linalg.cond(M) * max(1.0, np.abs(tau).max())
        np.testing.assert_allclose(floats(articulated_body(tree, q, v, tau)), a, atol=bound)
    np.testing.assert_allclose(floats(coriolis_matrix(tree, q, v)), floats(coriolis_matrix(bare, q, v)), atol=1e-13)
    assert not rotor_inertias(bare)


@pytest.mark.parametrize("kind", sorted(set(KINDS) - {"fixed"}))
def test_power_balance_with_rotors(kind: str) -> None:
    """vᵀτ = d/dt (½ vᵀMv + weight) for pairs of every kind: a rotor neither makes nor loses energy."""
    rng = np.random.default_rng(3)
    tree = build_tree(with_rotors(zoo.random_model(rng, bodies=3, kinds=(kind,)), rng))
    q, v = zoo.random_state(tree, rng)
    a = rng.normal(size=tree.nv)
    Q, V = moving(tree, q, v), changing(v, a)
    energy_rate = rate(V @ mass_matrix(tree, Q) @ V * 0.5 + energy.gravity_energy(tree, Q))
    assert energy_rate == pytest.approx(v @ inverse_dynamics(tree, q, v, a), rel=1e-10, abs=1e-10)


def test_rotors_that_cannot_be_are_refused() -> None:
    rng = np.random.default_rng(0)
    model = zoo.random_model(rng, bodies=3, loops=1)
    closing = tuple(replace(j, armature=1.0) if j.name == "l0" else j for j in model.joints)
    tree = build_tree(replace(model, joints=closing))
    with pytest.raises(po.ModelError, match=r"'l0' .* closes a loop"):
        mass_matrix(tree, zoo.random_state(tree, rng)[0])
    with pytest.raises(po.ModelError, match="rotor inertia -1"):
        replace(model, joints=tuple(replace(j, armature=-1.0) for j in model.joints))


@pytest.mark.parametrize("seed", SEEDS)
def test_joint_friction_only_takes_power(rng: np.random.Generator) -> None:
    model = zoo.random_model(rng, mimics=1)
    lossy = replace(
        model,
        joints=tuple(
            replace(j, damping=float(rng.uniform(0, 2)), friction=float(rng.uniform(0, 3))) for j in model.joints
        ),
    )
    tree = build_tree(lossy)
    v = rng.normal(size=tree.nv) * 10.0 ** rng.integers(-3, 2, size=tree.nv)
    tau = floats(joint_friction(tree, v, 0.01))
    assert (v * tau >= 0).all() and (v * tau).any()
    np.testing.assert_array_equal(floats(joint_friction(tree, -v, 0.01)), -tau)
    assert not floats(joint_friction(build_tree(model), v, 0.01)).any()
    fast = np.sign(v) * 5.0  # far beyond the slip rate: damping · v + friction · sign v
    viscous, dry = np.zeros(tree.nv), np.zeros(tree.nv)
    for link in tree.links:
        joint = lossy.joint(link.joint)
        for k in link.v:
            viscous[k] += joint.damping * link.ratio**2
            dry[k] += joint.friction * abs(link.ratio)
    np.testing.assert_allclose(
        floats(joint_friction(tree, fast, 1e-4)), viscous * fast + dry * np.sign(fast), rtol=1e-12
    )


@pytest.mark.parametrize("seed", SEEDS)
def test_interpolation_goes_straight_from_one_configuration_to_the_other(seed: int, rng: np.random.Generator) -> None:
    m = Robot(zoo.random_model(np.random.default_rng(seed), mimics=1))
    q0 = zoo.random_state(m.tree, rng)[0]
    q1 = m.integrate(q0, rng.uniform(-1.0, 1.0, size=m.nv))
    np.testing.assert_allclose(m.interpolate(q0, q1, 0.0), q0, atol=1e-14)
    np.testing.assert_allclose(m.difference(m.interpolate(q0, q1, 1.0), q1), 0.0, atol=1e-13)
    for s in (0.25, 0.8, 1.3):
        np.testing.assert_allclose(m.difference(q0, m.interpolate(q0, q1, s)), s * m.difference(q0, q1), atol=1e-12)
    assert m.interpolate(q0, q1, np.linspace(0, 1, 7)).shape == (7, m.nq)
