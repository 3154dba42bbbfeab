"""The kinestatic network of a mechanism is Dirac, and it says of the motion what the recursive algorithms say."""

from dataclasses import replace
from itertools import product
from typing import Any

import numpy as np
import pytest
import sympy

import poinsot as po
import zoo
from cases import EXAMPLES, quick
from multibody.closed_zoo import longer
from multibody.kinestatic_zoo import (
    CASES,
    CLOSED,
    Floats,
    assert_moves_as_the_recursions,
    drawn,
    example,
    flows_apart,
    found,
    solved,
)
from multibody.moving import changing, moving
from multibody.variants import Move, alike
from poinsot.algebra import Dual, dual, real
from poinsot.multibody import ReferenceMap, pair_structure
from poinsot.multibody.applied import Motion, dissipated_powers, spring_energies
from poinsot.multibody.constraints import constraint_jacobian
from poinsot.multibody.energy import gravity_energy, kinetic_energy
from poinsot.multibody.kinestatics.closed_form import chosen, kinestatic_form
from poinsot.multibody.kinestatics.elements import pose_at
from poinsot.multibody.kinestatics.network import connection, kinestatic_network
from poinsot.multibody.kinestatics.solution import implicit_system, kinestatic_motion
from poinsot.multibody.model import Joint, Model
from poinsot.multibody.tree import Tree, build_tree
from poinsot.structures import DiracStructure, Edge, Graph, close_ports, composition, port_connection_structure
from scripts import machine

each_case = pytest.mark.parametrize("case", CASES)
SEEDS = quick(1, range(3))


def assert_dirac(D: DiracStructure) -> None:
    """E Fᵀ + F Eᵀ = 0 to 1e-12, with rows of unit length, and full rank: the invariants, in full numbers."""
    rows = np.hstack([D.F, D.E]).astype(float)
    np.testing.assert_allclose(np.linalg.norm(rows, axis=1), 1.0, atol=1e-12)
    np.testing.assert_allclose(D.E @ D.F.T + D.F @ D.E.T, 0.0, atol=1e-12)
    assert np.linalg.matrix_rank(rows, tol=1e-9) == D.size


# --------------------------------------------------------------------------------------------------------- structure


@pytest.mark.sample(2)
@each_case
def test_every_mechanism_is_a_dirac_structure(case: str, seed: int) -> None:
    network, system, _ = found(case, seed)
    assert_dirac(network.structure)
    assert_dirac(system.structure)


@pytest.mark.sample(2)
@each_case
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
    ("far", "size"), [*product([0.0, 2.5e-18, 1e-3], [1e-5, 1.0, 1e5]), *product([1.0, 3e-7], [1e-5, 1.0, 1e5])]
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
    rng: np.random.Generator, at_once: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Trees, loops, double edges, bodies apart and without mass; with their efforts, or of the flows alone."""
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


@pytest.mark.sample(1)
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


def by_networks(model: Model) -> tuple[Tree, Move]:
    """Accelerations by the kinestatic network and by the system that it makes, both Dirac."""
    tree = build_tree(model)

    def move(q: Floats, v: Floats, tau: Floats) -> Floats:
        network, system, motion = solved(tree, q, v, tau)
        assert_dirac(network.structure)
        assert_dirac(system.structure)
        return np.asarray(motion.acceleration)

    return tree, move


@pytest.mark.sample(1)
@pytest.mark.parametrize("variant", ["small", "reordered", "renamed", "elsewhere"])
def test_it_moves_the_same_in_every_variant(seed: int, variant: str) -> None:
    tree, *given = drawn("one loop", seed)
    model = replace(tree.model, elements=())
    alike(lambda s, m: longer(model, s, m), by_networks, variant, 1e-9, lambda _: tuple(given))


# ------------------------------------------------------------------------------------------------------------ motion


@each_case
def test_accelerations_are_those_of_the_recursive_algorithms(case: str, seed: int) -> None:
    _, system, motion = found(case, seed)
    assert_moves_as_the_recursions(*drawn(case, seed), system, motion)


@pytest.mark.parametrize("name", CLOSED)
def test_accelerations_of_linkages_with_redundant_constraints(name: str) -> None:
    _, system, motion = found(name)
    assert_moves_as_the_recursions(*example(name), system, motion)


@pytest.mark.sample(2)
@each_case
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


# The closed form of the kinestatic network is the network that is composed of bodies and pairs, over any scalar.


@pytest.mark.sample(2)
@pytest.mark.parametrize("case", CASES)
def test_it_is_the_composed_network(case: str, seed: int) -> None:
    """Trees and loops, elements, followers: the same set of flows and efforts, on the same ports in the same order."""
    tree, q, _, _ = drawn(case, seed)
    form = po.Mechanism(tree.model).kinestatic_form(q)
    composed = found(case, seed)[0].structure
    assert form.structure.port_names == composed.port_names
    assert flows_apart(form, composed) < 1e-12
    assert composed.same_as(form.structure, 1e-12)
    A, B = form.image()
    assert form.structure.contains(A @ np.ones(len(A)), B @ np.ones(len(B)))


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", CLOSED)
def test_of_linkages_with_redundant_constraints(name: str) -> None:
    composed = found(name)[0]
    form = po.Mechanism(composed.tree.model).kinestatic_form(composed.q)
    assert flows_apart(form, composed.structure) < 1e-12
    assert form.mobility == po.Mechanism(composed.tree.model).mobility(composed.q).general


@pytest.mark.parametrize("name", ["four_bar", "bennett", "double_pendulum"])
def test_canonical_coordinates_make_it_the_canonical_structure(name: str) -> None:
    m = po.load(EXAMPLES / f"{name}.toml")
    form = m.kinestatic_form(m.initial_state()[: m.nq])
    canonical = form.canonical.structure()
    there = form.structure.transformed(form.canonical.M)
    assert replace(there, ports=canonical.ports).same_as(canonical, 1e-12)
    assert form.canonical.algebraic == form.mobility


def test_at_numbers_of_many_digits_and_over_duals() -> None:
    """At forty digits Gᵀ of the image does no work; the derivative of G along the motion is that of differences."""
    from mpmath import mp, mpf

    m = po.load(EXAMPLES / "four_bar.toml")
    q = m.initial_state()[: m.nq]
    choice = m.kinestatic_form(q).choice
    with mp.workdps(40):
        digits = kinestatic_form(m.tree, np.array([mpf(float(x)) for x in q], dtype=object), choice)
        assert np.abs((digits.G - m.kinestatic_form(q).G).astype(float)).max() < 1e-14
        F, E = digits.kernel()
        assert max(abs(x) for x in (E @ F.T + F @ E.T).flat) < mpf(10) ** -38
    along = np.array([0.3, -0.2, 0.5])
    moving = kinestatic_form(
        m.tree, np.array([Dual(x, d) for x, d in zip(q, along, strict=True)], dtype=object), choice
    )
    ahead, behind = (kinestatic_form(m.tree, q + h * along, choice).G for h in (1e-6, -1e-6))
    rate = np.vectorize(lambda x: float(dual(x)))(moving.G)
    np.testing.assert_allclose(rate, (ahead - behind).astype(float) / 2e-6, atol=1e-8)
    assert float(real(moving.minor)) == pytest.approx(float(m.kinestatic_form(q).minor), rel=1e-12)


def test_what_depends_is_chosen_where_loops_hold_most() -> None:
    """A parallelogram that lies flat may move in two ways; in general it has one freedom."""
    m = po.load(EXAMPLES / "parallelogram.toml")
    flat = m.assemble(np.array([-np.pi / 3, np.pi / 3, -np.pi / 3]))
    assert m.mobility(flat).here == 2
    form = m.kinestatic_form(flat)
    assert form.mobility == 1 and abs(float(form.minor)) < 1e-9, "there D is zero, and said to be"
    assert chosen(np.zeros((3, 2))).dependent == ()


def test_a_configuration_that_is_closed_to_a_few_digits_less() -> None:
    """Redundant loops after assembly: the gap that is left is no independent condition."""
    m = po.load(EXAMPLES / "bennett.toml")
    q = m.assemble(m.integrate(m.assemble(), [0.2, 0.1, -0.1]))
    network = kinestatic_network(m.tree, q)
    assert flows_apart(m.kinestatic_form(q), network.structure) < 1e-10
    m = po.load(EXAMPLES / "kinestatics" / "rccc.toml")
    assert flows_apart(m.kinestatic_form(), m.kinestatic_network().structure) < 1e-12


def test_couplings_and_too_many_dependents_are_refused_by_name() -> None:
    m = po.load(EXAMPLES / "four_bar.toml")
    choice = m.kinestatic_form().choice
    with pytest.raises(po.ModelError, match=r"determine 15 of its rates; .* take kinestatic_network at numbers"):
        kinestatic_form(m.tree, m.assemble(), choice._replace(dependent=tuple(range(15))))


# Π_x of kinematic pairs: twists and wrenches in the axes of a pair, and rates and covectors of poses.
KINDS = sorted(zoo.every_pair())


def numbers(X: po.Displacement) -> np.ndarray:
    return np.concatenate([X.translation, X.quaternion]).astype(float)


def joints(rng: np.random.Generator, kinds: list[str]) -> tuple[Joint, ...]:
    pairs = zoo.every_pair()
    return tuple(
        Joint(f"j{k}", pairs[kind], "a", "b", zoo.random_displacement(rng), zoo.random_displacement(rng))
        for k, kind in enumerate(kinds)
    )


@pytest.mark.parametrize("seed", zoo.SEEDS)
def test_it_keeps_power_and_is_the_slope_of_the_poses(seed: int, rng: np.random.Generator) -> None:
    """Of one to three pairs of any kind, anywhere and with quaternions of any length; π and its inverse agree."""
    some = joints(rng, [str(k) for k in rng.choice(KINDS, size=int(rng.integers(1, 4)))])
    of, size = ReferenceMap(some), 6 * len(some)
    h = [zoo.random_displacement(rng) for _ in some]
    x = np.concatenate([numbers(X) for X in of.poses(h)])
    T, step = rng.normal(size=size), 1e-6
    P, Q = of.matrices(x)
    assert np.allclose(Q.T @ P, np.eye(size), atol=1e-10), seed
    moved = []
    for s in (-step, step):
        twists = [po.Twist.of(T[6 * k : 6 * k + 6]) * s for k in range(len(some))]
        moved.append(
            np.concatenate(
                [numbers(X) for X in of.poses([a @ po.Displacement.exp(V) for a, V in zip(h, twists, strict=True)])]
            )
        )
    assert np.allclose((moved[1] - moved[0]) / (2 * step), P @ T, atol=1e-7 * (1 + np.abs(P).max())), seed
    long = x * np.tile([1, 1, 1, 3, 3, 3, 3], len(some))
    P, Q = of.matrices(long)
    assert np.allclose(Q.T @ P, np.eye(size), atol=1e-10), seed
    for a, b in zip(of.displacements(long), h, strict=True):
        assert np.allclose(np.asarray(a.matrix, dtype=float), b.matrix, atol=1e-10)


@pytest.mark.parametrize("kind", KINDS)
def test_a_pair_is_the_image_of_its_freedoms_and_constraints(kind: str) -> None:
    """D_P(x) = Π_x(T_A, W_C): spanned by them, and (T, W) ∈ Π_x⁻¹ D_P(x) just where `pair_structure` says so."""
    rng = np.random.default_rng(5)
    some = joints(rng, [kind, "revolute"])
    of, q = ReferenceMap(some), [zoo.random_coordinates(j.pair, rng) for j in some]
    h = [j.pair.displacement(each) for j, each in zip(some, q, strict=True)]
    x = np.concatenate([numbers(X) for X in of.poses(h)])
    P, Q = of.matrices(x)
    D = of.structure().at(x)
    assert D.port_names == ("displacement j0", "displacement j1") and D.size == 14
    S = np.array([V.vector for V in some[0].pair.motion_subspace(q[0])], dtype=float).reshape(-1, 6)
    T, W = np.zeros(12), np.zeros(12)
    T[:6] = S.T @ rng.normal(size=len(S))
    W[:6] = np.linalg.svd(S)[2][len(S) :].T @ rng.normal(size=6 - len(S)) if len(S) else rng.normal(size=6)
    assert D.contains(P @ T, Q @ W, 1e-8)
    X_J = pose_at(x, 0) @ some[0].X_SJ  # the frame of the pair on its successor, seen from the predecessor
    pair = pair_structure(some[0], None, 0).at(x[:7])
    for twist in (T[:6], rng.normal(size=6)):
        seen = -(X_J @ po.Twist.of(twist)).vector
        there = D.contains(P @ np.r_[twist, np.zeros(6)], np.zeros(14), 1e-8)
        assert there == pair.contains(seen, np.zeros(6), 1e-8)
    for wrench in (W[:6], rng.normal(size=6)):
        seen = (X_J @ po.Wrench.of(wrench)).vector
        there = D.contains(np.zeros(14), Q @ np.r_[wrench, np.zeros(6)], 1e-8)
        assert there == pair.contains(np.zeros(6), seen, 1e-8)


def test_it_runs_over_duals_and_symbols() -> None:
    """Along a motion the inverse stays one."""
    here = po.Displacement.translating([0.25, 2, 0])
    of = ReferenceMap((Joint("j", zoo.every_pair()["revolute"], "a", "b", here, here),))

    def eye(found: tuple[Any, Any]) -> Any:
        return found[1].T @ found[0] - np.eye(6, dtype=int)

    moving = np.array([Dual(v, k) for k, v in enumerate((1.0, 2.0, 3.0, 1.0, -2.0, 4.0, 5.0))], dtype=object)
    rates = [abs(e.dual) for e in eye(of.matrices(moving)).flat if isinstance(e, Dual)]
    assert rates and max(rates) < 1e-12
    symbols = np.array(sympy.symbols("x y z a b c d", real=True), dtype=object)
    assert all(sympy.simplify(e) == 0 for e in eye(of.matrices(symbols)).flat)


def test_poses_of_another_number_are_refused() -> None:
    of = ReferenceMap(joints(np.random.default_rng(0), ["revolute", "spherical"]))
    with pytest.raises(po.GeometryError, match="2 pairs"):
        of.matrices(np.zeros(7))
