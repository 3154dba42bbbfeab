"""Laws of the mass centre and of centroidal momentum."""

from dataclasses import replace

import numpy as np
import pytest

import zoo
from multibody.moving import SEEDS, changing, floats, moving, rate, tree_of
from poinsot import Displacement, Twist
from poinsot.multibody import centroidal, frames
from poinsot.multibody.forward_dynamics import articulated_body
from poinsot.multibody.frames import frame_twist
from poinsot.multibody.tree import Tree, build_tree


def carried_bodies(tree: Tree) -> list[str]:
    return [b.name for b in tree.model.bodies if tree.bodies[b.name].link >= 0]


@pytest.mark.parametrize("seed", SEEDS)
def test_mass_centre_and_momentum_are_sums_over_the_bodies(seed: int) -> None:
    tree, rng = tree_of(seed, mimics=1)
    q, v = zoo.random_state(tree, rng)
    mass, first = 0.0, np.zeros(3)
    for name in carried_bodies(tree):
        X, inertia = frames.body_pose(tree, q, name), tree.model.body(name).inertia
        mass, first = mass + inertia.mass, first + inertia.mass * floats(X @ inertia.centre)
    assert centroidal.total_mass(tree) == pytest.approx(mass)
    c = floats(centroidal.centre_of_mass(tree, q))
    np.testing.assert_allclose(c, first / mass, atol=1e-12)
    total = np.zeros(6)
    for name in carried_bodies(tree):
        X = frames.body_pose(tree, q, name)
        at_centre = Displacement(X.rotation, X.translation - c)
        V = X.pull(Twist.of(frame_twist(tree, q, v, name, "world")))
        total += floats((at_centre @ (tree.model.body(name).inertia * V)).vector)
    np.testing.assert_allclose(floats(centroidal.centroidal_momentum(tree, q, v)), total, atol=1e-10)
    np.testing.assert_allclose(floats(centroidal.centroidal_matrix(tree, q)) @ v, total, atol=1e-10)


@pytest.mark.parametrize("seed", SEEDS)
def test_mass_centre_moves_as_its_jacobian_says(seed: int) -> None:
    tree, rng = tree_of(seed, mimics=1)
    q, v = zoo.random_state(tree, rng)
    velocity = rate(centroidal.centre_of_mass(tree, moving(tree, q, v)))
    np.testing.assert_allclose(floats(centroidal.centre_of_mass_velocity(tree, q, v)), velocity, atol=1e-11)
    np.testing.assert_allclose(floats(centroidal.centre_of_mass_jacobian(tree, q)) @ v, velocity, atol=1e-11)


@pytest.mark.sample(7)
@pytest.mark.parametrize("mimics", [0, 2])
@pytest.mark.parametrize("seed", SEEDS)
def test_rates_of_the_centroidal_matrix_and_momentum(seed: int, mimics: int) -> None:
    tree, rng = tree_of(seed, bodies=8, mimics=mimics)
    q, v = zoo.random_state(tree, rng)
    a = rng.normal(size=tree.nv)
    Q, V = moving(tree, q, v), changing(v, a)
    A_rate = floats(centroidal.centroidal_matrix_rate(tree, q, v))
    np.testing.assert_allclose(A_rate, rate(centroidal.centroidal_matrix(tree, Q)), atol=1e-10)
    h_rate = floats(centroidal.centroidal_momentum_rate(tree, q, v, a))
    np.testing.assert_allclose(h_rate, rate(centroidal.centroidal_momentum(tree, Q, V)), atol=1e-9)
    np.testing.assert_allclose(floats(centroidal.centroidal_momentum_rate(tree, q, v, None)), A_rate @ v, atol=1e-9)


@pytest.mark.parametrize("seed", SEEDS)
def test_only_weight_changes_the_momentum_of_what_floats(rng: np.random.Generator) -> None:
    """With nothing but internal efforts, ḣ_G = (0; m g⃗)."""
    model = zoo.random_model(rng, bodies=5)
    inner = tuple(j for j in model.joints if "ground" not in (j.predecessor, j.successor))
    tree = build_tree(replace(model, joints=inner, tree="auto"))
    q, v = zoo.random_state(tree, rng)
    tau = rng.normal(size=tree.nv) * 3.0
    for link in tree.links:
        if link.parent < 0:
            assert link.pair.kind == "free"
            tau[list(link.v)] = 0.0
    a = floats(articulated_body(tree, q, v, tau))
    weight = centroidal.total_mass(tree) * np.array(model.gravity)
    h_rate = floats(centroidal.centroidal_momentum_rate(tree, q, v, a))
    np.testing.assert_allclose(h_rate, [0, 0, 0, *weight], atol=1e-8 * max(1.0, np.abs(a).max()))


def test_a_mechanism_without_mass_has_no_mass_centre() -> None:
    tree, _ = tree_of(0, bodies=2, kinds=("fixed",))
    assert centroidal.total_mass(tree) == 0
    assert np.isnan(floats(centroidal.centre_of_mass(tree, np.zeros(0)))).all()
