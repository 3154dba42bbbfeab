"""The kinestatic network of a mechanism is Dirac, and it says of the motion what the recursive algorithms say."""

from dataclasses import replace
from itertools import product

import numpy as np
import pytest

import poinsot as po
import zoo
from cases import quick
from multibody.kinestatic_zoo import (
    CASES,
    CLOSED,
    Floats,
    assert_moves_as_the_recursions,
    drawn,
    example,
    found,
    solved,
)
from multibody.moving import changing, moving
from poinsot.algebra import dual
from poinsot.multibody.applied import Motion, dissipated_powers, spring_energies
from poinsot.multibody.constraints import constraint_jacobian
from poinsot.multibody.energy import gravity_energy, kinetic_energy
from poinsot.multibody.kinestatics.network import connection, kinestatic_network
from poinsot.multibody.kinestatics.solution import implicit_system, kinestatic_motion
from poinsot.multibody.model import GROUND, Model
from poinsot.multibody.tree import Tree, build_tree
from poinsot.structures import DiracStructure, Edge, Graph, close_ports, composition, port_connection_structure
from scripts import machine

each_case = pytest.mark.parametrize("case", CASES)
SEEDS = pytest.mark.parametrize("seed", quick(1, range(3)))


def assert_dirac(D: DiracStructure) -> None:
    """E Fᵀ + F Eᵀ = 0 to 1e-12, with rows of unit length, and full rank: the invariants, in full numbers."""
    rows = np.hstack([D.F, D.E]).astype(float)
    np.testing.assert_allclose(np.linalg.norm(rows, axis=1), 1.0, atol=1e-12)
    np.testing.assert_allclose(D.E @ D.F.T + D.F @ D.E.T, 0.0, atol=1e-12)
    assert np.linalg.matrix_rank(rows, tol=1e-9) == D.size


# --------------------------------------------------------------------------------------------------------- structure


@pytest.mark.sample(2)
@each_case
@SEEDS
def test_every_mechanism_is_a_dirac_structure(case: str, seed: int) -> None:
    network, system, _ = found(case, seed)
    assert_dirac(network.structure)
    assert_dirac(system.structure)


@each_case
@SEEDS
def test_its_flows_are_the_admissible_motions(case: str, seed: int) -> None:
    """Dimension of the flows = freedoms − rank of the closures; every motion of the tree that they allow is one."""
    tree, q, _, _ = drawn(case, seed)
    network, system, _ = found(case, seed)
    D = network.structure
    A = np.asarray(constraint_jacobian(tree, q), dtype=float).reshape(tree.rows, tree.nv)
    assert np.linalg.matrix_rank(D.E, tol=1e-9) == tree.nv - np.linalg.matrix_rank(A, tol=1e-9)
    flows = kinestatic_motion(system, np.zeros(tree.nv)).flows
    assert D.contains(flows, np.zeros(D.size))


@pytest.mark.sample(3)
@pytest.mark.parametrize("name", CLOSED)
def test_redundant_linkages_have_their_mobility(name: str) -> None:
    tree, q, _, _ = example(name)
    D = found(name)[0].structure
    assert_dirac(D)
    assert np.linalg.matrix_rank(D.E, tol=1e-9) == po.Mechanism(tree.model).mobility(q).here


def test_a_body_alone_has_itself_and_its_free_joint() -> None:
    rng = np.random.default_rng(0)
    tree = build_tree(Model("one", (zoo.Body("b", zoo.random_inertia(rng)),), ()))
    D = kinestatic_network(tree, zoo.random_state(tree, rng)[0]).structure
    assert D.port_names == ("body b", "freedoms b") and D.size == 12


@pytest.mark.parametrize(
    ("far", "size"),
    [
        *product([0.0, 2.5e-18, 1e-3], [1e-5, 1.0, 1e5]),
        *product([1.0, 3e-7], [1e-5, 1.0, 1e5]),
    ],
)
def test_one_body_has_its_twist_whatever_is_the_rounding_of_its_place(far: float, size: float) -> None:
    """The unit of length is not the distance of two frames that coincide but for rounding."""
    inertia = po.Inertia.at_centre(2.0, (0.1 * size, 0.0, 0.0), (0.2 * size**2, 0.3 * size**2, 0.4 * size**2))
    tree = build_tree(Model("one", (zoo.Body("b", inertia),), ()))
    q = np.array([far * size, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0])
    network, v = kinestatic_network(tree, q), np.array([1.0, 2.0, 3.0, 4 * size, 5 * size, 6 * size])
    found = kinestatic_motion(implicit_system(network, v), np.zeros(6))
    D = network.structure
    assert D.contains(found.flows, np.zeros(D.size))
    told = D.F[:, D.columns("freedoms b")] * np.repeat([1.0, size], 3)  # what it says of the rates: all six
    assert np.linalg.matrix_rank(told / np.maximum(np.abs(told).max(axis=1, keepdims=True), 1e-300), tol=1e-6) == 6


@SEEDS
def test_bodies_without_inertia_have_no_port(seed: int) -> None:
    """Their tree edge is dropped; that equals the port closed with no wrench left for it."""
    tree, q, _, _ = drawn("tree", seed)
    light = "b2"
    bodies = tuple(replace(b, inertia=po.Inertia.zero()) if b.name == light else b for b in tree.model.bodies)
    lighter = build_tree(replace(tree.model, bodies=bodies))
    network = kinestatic_network(lighter, q)
    assert light not in network.heavy
    closed = close_ports(kinestatic_network(tree, q).structure, [f"body {light}"], "effort")
    assert closed.same_as(network.structure, 1e-9)


@pytest.mark.sample(1)
@pytest.mark.parametrize("at_once", [40, 1])
@pytest.mark.parametrize("seed", quick(1, range(8)))
def test_connections_part_by_part_are_those_of_the_whole_graph(
    seed: int, at_once: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Trees, loops, double edges, bodies apart and without mass; with their efforts, or of the flows alone."""
    rng = np.random.default_rng(seed)
    bodies = tuple(f"body {k}" for k in range(6))
    names = ("ground", *bodies)
    ends = [(0, 1), *(tuple(int(x) for x in rng.choice(6, 2, replace=False)) for _ in range(7))]
    graph = Graph("ground", bodies, tuple(Edge(f"e{k}", names[a], names[b]) for k, (a, b) in enumerate(ends)))
    light = [b for b in bodies[:5] if rng.random() < 0.3]
    expected = port_connection_structure(graph, light, domain="mechanical")
    monkeypatch.setattr(composition, "AT_ONCE", at_once)
    found = composition.compose(*connection(graph, light, {}))
    assert found.same_as(expected)
    assert_dirac(found.normal())


@pytest.mark.sample(2)
@pytest.mark.parametrize("size", [1e-5, 1.0, 1e5])
@pytest.mark.parametrize("shape", ["chain", "ladder", "binary tree"])
def test_networks_of_the_flows_alone_are_those_with_the_efforts(
    shape: str, size: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Four-bars on each other, in a ladder, in a tree: what annihilates their flows is what composition says."""
    m = po.Mechanism(machine(shape, 3, size=size, turned=True))
    assert_same_by_the_flows_alone(m.tree, m.neutral(), monkeypatch, f"{shape} of {size} m")


@pytest.mark.sample(2)
@each_case
@SEEDS
def test_drawn_networks_of_the_flows_alone(case: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    tree, q, _, _ = drawn(case, seed)
    assert_same_by_the_flows_alone(tree, q, monkeypatch, f"{case}, seed {seed}")


def assert_same_by_the_flows_alone(tree: Tree, q: Floats, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    """D₁ = D₂ where each is its own annihilator, so where they annihilate each other: E₁ F₂ᵀ + F₁ E₂ᵀ = 0."""
    found = []
    for at_once in (0, 10**6):
        monkeypatch.setattr(composition, "AT_ONCE", at_once)
        found.append(kinestatic_network(tree, q).local)
    (F, E), (F2, E2) = ((one.F.astype(float), one.E.astype(float)) for one in found)
    length, length2 = (np.linalg.norm(np.hstack(rows), axis=1) for rows in ((F, E), (F2, E2)))
    assert np.all(np.abs(E @ F2.T + F @ E2.T) <= 1e-12 * np.outer(length, length2)), what


def test_actuated_pairs_alone_stay_open() -> None:
    tree, q, _, _ = example("andrews")
    network = kinestatic_network(tree, q)
    driven = network.actuated(["O"])
    assert [p for p in driven.port_names if p.startswith("freedoms")] == ["freedoms O"]
    np.testing.assert_allclose(driven.power_matrix, 0.0, atol=1e-12)
    with pytest.raises(po.ModelError, match=r"'nothing' of .* has no port of freedoms.*those that have are O, "):
        network.actuated(["nothing"])


def test_numbers_of_another_size_are_refused_with_what_they_are() -> None:
    tree, q, v, tau = example("four_bar")
    network = kinestatic_network(tree, q)
    system = implicit_system(network, v)
    for call, what in (
        (lambda: kinestatic_network(tree, q[:-1]), "a configuration of '.*' has 3 finite numbers"),
        (lambda: implicit_system(network, v * np.nan), "a velocity of '.*' has 3 finite numbers"),
        (lambda: kinestatic_motion(system, [*tau, 0.0]), "effort on '.*' has 3 finite numbers"),
    ):
        with pytest.raises(po.ModelError, match=what):
            call()


@SEEDS
def test_neither_the_place_nor_the_size_matters(seed: int) -> None:
    """A kilometre from the origin and a thousandth of the size, weight scaled with it: the same accelerations."""
    tree, q, v, tau = drawn("one loop", seed)
    here = build_tree(replace(tree.model, elements=()))
    expected = solved(here, q, v, tau)[2].acceleration
    for reach, size in ((1e3, 1.0), (0.0, 1e-3), (10.0, 1e-3)):
        there = build_tree(scaled(tree.model, np.array([reach, -reach, reach]), size))
        network, system, motion = solved(there, q, v, tau * size**2)
        assert_dirac(network.structure)
        assert_dirac(system.structure)
        np.testing.assert_allclose(motion.acceleration, expected, rtol=0, atol=1e-9 * np.abs(expected).max())


def scaled(model: Model, p: Floats, size: float) -> Model:
    """The mechanism carried by p and made smaller, coordinates being angles alone; its elements left out."""

    def place(body: str, X: po.Displacement) -> po.Displacement:
        return po.Displacement(X.rotation, X.translation * size + (p if body == GROUND else 0.0))

    bodies = tuple(
        replace(b, inertia=po.Inertia(b.inertia.mass, b.inertia.first_moment * size, b.inertia.second_moment * size**2))
        for b in model.bodies
    )
    joints = tuple(replace(j, X_PJ=place(j.predecessor, j.X_PJ), X_SJ=place(j.successor, j.X_SJ)) for j in model.joints)
    x, y, z = (size * g for g in model.gravity)
    return replace(model, bodies=bodies, joints=joints, elements=(), gravity=(x, y, z))


# ------------------------------------------------------------------------------------------------------------ motion


@each_case
@SEEDS
def test_accelerations_are_those_of_the_recursive_algorithms(case: str, seed: int) -> None:
    _, system, motion = found(case, seed)
    assert_moves_as_the_recursions(*drawn(case, seed), system, motion)


@pytest.mark.parametrize("name", CLOSED)
def test_accelerations_of_linkages_with_redundant_constraints(name: str) -> None:
    _, system, motion = found(name)
    assert_moves_as_the_recursions(*example(name), system, motion)


@pytest.mark.sample(2)
@each_case
@SEEDS
def test_reactions_are_those_of_the_recursive_algorithms(case: str, seed: int) -> None:
    """Of all joints on trees; with loops, of the components that rigid bodies determine."""
    assert_same_reactions(case, seed)


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    "name", [n for n in CLOSED if n != "bennett"]
)  # which leaves every component of every reaction open
def test_reactions_of_linkages_with_redundant_constraints(name: str) -> None:
    assert_same_reactions(name)


def assert_same_reactions(name: str, seed: int | None = None) -> None:
    tree, q, v, tau = example(name) if seed is None else drawn(name, seed)
    _, _, motion = found(name, seed)
    expected = po.Mechanism(tree.model).reactions(q, v, tau)
    size = max(1.0, *(np.abs(r.wrench).max() for r in expected.values()))
    for joint, reaction in expected.items():
        known = ~reaction.undetermined
        np.testing.assert_allclose(motion.reactions[joint][known], reaction.wrench[known], rtol=0, atol=1e-9 * size)


@pytest.mark.parametrize("case", ["tree with elements", "one loop", "tree with followers"])
@SEEDS
def test_energy_goes_through_the_ports(case: str, seed: int) -> None:
    """Ḣ of bodies, weight, springs and rotors, by dual numbers along the motion found, is ⟨τ, v⟩ − dissipation."""
    tree, q, v, tau = drawn(case, seed)
    _, _, motion = found(case, seed)
    q_moving, v_moving = moving(tree, q, v), changing(v, motion.acceleration)
    energies = [kinetic_energy(tree, q_moving, v_moving), gravity_energy(tree, q_moving)]
    energies += list(spring_energies(tree, q_moving).values())
    rate = sum(dual(E) for E in energies)
    lost = sum(dissipated_powers(Motion.of(tree, q, v)).values())
    assert rate == pytest.approx(tau @ v - lost, rel=1e-9, abs=1e-9)
