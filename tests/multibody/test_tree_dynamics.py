"""Laws of the tree algorithms on random trees of every kind of pair, crossed both ways, with and without mimics."""

import numpy as np
import pytest

import zoo
from foreign_pairs import FOREIGN
from poinsot.algebra import Dual, dual
from poinsot.elements import KINDS
from poinsot.multibody import configuration, energy, frames
from poinsot.multibody.constrained_dynamics import forward_dynamics, required_effort
from poinsot.multibody.forward_dynamics import articulated_body
from poinsot.multibody.inverse_dynamics import gravity_force, inverse_dynamics
from poinsot.multibody.mass_matrix import mass_matrix
from poinsot.multibody.tree import Tree, build_tree

SEEDS = range(8)


def tree_of(seed: int, **options: object) -> tuple[Tree, np.random.Generator]:
    rng = np.random.default_rng(seed)
    return build_tree(zoo.random_model(rng, **options)), rng  # type: ignore[arg-type]


def along(tree: Tree, q: np.ndarray, dv: np.ndarray) -> np.ndarray:
    """q moving with velocity dv: the coordinates as duals, by the pairs' own integration."""
    return configuration.integrate(tree, q, np.array([Dual(0.0, x) for x in dv], dtype=object))


@pytest.mark.parametrize("mimics", [0, 2])
def test_inverse_dynamics_is_mass_times_acceleration_plus_bias(seed: int, mimics: int) -> None:
    tree, rng = tree_of(seed, mimics=mimics)
    q, v = zoo.random_state(tree, rng)
    a = rng.normal(size=tree.nv)
    M = mass_matrix(tree, q)
    tau = inverse_dynamics(tree, q, v, a)
    np.testing.assert_allclose(M @ a + inverse_dynamics(tree, q, v, None), tau, atol=1e-11 * max(1, np.abs(tau).max()))
    np.testing.assert_allclose(M, M.T)
    assert np.linalg.eigvalsh(M).min() > 0


@pytest.mark.parametrize("mimics", [0, 2])
def test_forward_dynamics_undoes_inverse_dynamics(seed: int, mimics: int) -> None:
    tree, rng = tree_of(seed, mimics=mimics)
    q, v = zoo.random_state(tree, rng)
    a = rng.normal(size=tree.nv)
    tau = inverse_dynamics(tree, q, v, a)
    bound = 1e-13 * np.linalg.cond(mass_matrix(tree, q)) * max(1.0, np.abs(tau).max())
    np.testing.assert_allclose(forward_dynamics(tree, q, v, tau), a, atol=bound)


@pytest.mark.parametrize("kind", [*sorted(set(KINDS) - {"fixed"}), *FOREIGN])
def test_articulated_bodies_handle_every_pair_inside_a_chain(kind: str) -> None:
    rng = np.random.default_rng(7)
    tree = build_tree(zoo.random_model(rng, bodies=4, kinds=(kind,)))
    q, v = zoo.random_state(tree, rng)
    a = rng.normal(size=tree.nv)
    tau = inverse_dynamics(tree, q, v, a)
    np.testing.assert_allclose(articulated_body(tree, q, v, tau), a, atol=1e-9)


def test_springs_and_dampers_balance_their_power(seed: int) -> None:
    """vᵀτ = d/dt (T + E + springs) + dissipated, for elements between any bodies and on any joints."""
    from poinsot.multibody.applied import Motion, dissipated_powers, spring_energies

    tree, rng = tree_of(seed, elements=14)
    q, v = zoo.random_state(tree, rng)
    a = rng.normal(size=tree.nv)
    moving_q = along(tree, q, v)
    moving_v = np.array([Dual(x, y) for x, y in zip(v, a, strict=True)], dtype=object)
    stored = energy.kinetic_energy(tree, moving_q, moving_v) + energy.gravity_energy(tree, moving_q)
    springs = spring_energies(tree, moving_q)
    lost = dissipated_powers(Motion.of(tree, q, v))
    assert springs and lost and all(power >= 0 for power in lost.values())
    rate = dual(stored) + sum(map(dual, springs.values())) + sum(lost.values())
    assert rate == pytest.approx(v @ required_effort(tree, q, v, a), rel=1e-9, abs=1e-9)


def test_kinetic_energy_is_half_v_M_v_and_weight_is_its_gradient(seed: int) -> None:
    tree, rng = tree_of(seed)
    q, v = zoo.random_state(tree, rng)
    assert energy.kinetic_energy(tree, q, v) == pytest.approx(v @ mass_matrix(tree, q) @ v / 2)
    slope = dual(energy.gravity_energy(tree, along(tree, q, v)))
    assert slope == pytest.approx(gravity_force(tree, q) @ v, rel=1e-10, abs=1e-10)


def test_world_frame_changes_nothing(rng: np.random.Generator) -> None:
    """A mechanism moved as a whole, gravity with it, has the same dynamics and shifted poses."""
    from dataclasses import replace

    model = zoo.random_model(rng)
    X = zoo.random_displacement(rng)
    joints = tuple(
        replace(
            j,
            X_PJ=X @ j.X_PJ if j.predecessor == "ground" else j.X_PJ,
            X_SJ=X @ j.X_SJ if j.successor == "ground" else j.X_SJ,
        )
        for j in model.joints
    )
    gravity = tuple(float(g) for g in X.rotation @ np.array(model.gravity))
    here, there = build_tree(model), build_tree(replace(model, joints=joints, gravity=gravity))
    q, v = zoo.random_state(here, rng)
    a = rng.normal(size=here.nv)
    np.testing.assert_allclose(inverse_dynamics(there, q, v, a), inverse_dynamics(here, q, v, a), atol=1e-10)
    np.testing.assert_allclose(mass_matrix(there, q), mass_matrix(here, q), atol=1e-11)


def test_choice_of_tree_changes_nothing_for_the_bodies(rng: np.random.Generator) -> None:
    """Maximal coordinates and relative coordinates give the bodies the same accelerations."""
    from dataclasses import replace

    model = zoo.random_model(
        rng, bodies=3, kinds=("revolute", "universal", "spherical", "cylindrical", "fixed", "helical")
    )
    relative, maximal = build_tree(model), build_tree(replace(model, tree="maximal"))
    q, v = zoo.random_state(relative, rng)
    q = configuration.integrate(relative, q * 0 + configuration.neutral(relative), 0.3 * rng.normal(size=relative.nv))
    X = {b.name: frames.body_pose(relative, q, b.name) for b in model.bodies}
    Q, V = np.zeros(maximal.nq), np.zeros(maximal.nv)
    for b in model.bodies:
        link = maximal.links[maximal.bodies[b.name].link]
        drawn = b.pose
        assert drawn is not None
        X_L = drawn.inverse() @ X[b.name]  # the free joint starts at the drawn pose
        Q[list(link.q)] = [*X_L.translation, *X_L.quaternion]
        V[list(link.v)] = X[b.name].pull(_twist(frames.frame_jacobian(relative, q, b.name, "world") @ v)).vector
    a = forward_dynamics(relative, q, v, np.zeros(relative.nv))
    A = forward_dynamics(maximal, Q, V, np.zeros(maximal.nv))
    for b in model.bodies:
        link = maximal.links[maximal.bodies[b.name].link]
        rate = _twist_rate(relative, q, v, a, b.name)
        found = X[b.name] @ _twist(np.asarray(A, dtype=float)[list(link.v)])
        np.testing.assert_allclose(found.vector, rate, atol=1e-6 * max(1, np.abs(rate).max()))


def _twist(components: np.ndarray):  # type: ignore[no-untyped-def]
    from poinsot import Twist

    return Twist.of(components)


def _twist_rate(tree: Tree, q: np.ndarray, v: np.ndarray, a: np.ndarray, body: str) -> np.ndarray:
    """d/dt of the body's twist in world coordinates, by dual numbers."""
    moving_v = np.array([Dual(x, y) for x, y in zip(v, a, strict=True)], dtype=object)
    V = frames.frame_jacobian(tree, along(tree, q, v), body, "world") @ moving_v
    return np.array([dual(x) for x in V], dtype=float)
