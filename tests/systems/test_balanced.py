"""Freedoms without inertia held by springs and dampers alone: springs in series, Maxwell's element, small masses."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy.integrate import solve_ivp
from scipy.linalg import expm
from scipy.optimize import root

import poinsot as po
import zoo
from cases import quick, saved
from poinsot import Inertia, Model
from poinsot.algebra.arrays import Floats
from poinsot.analysis import admissible
from poinsot.elements import JointDamper, JointSpring, LinearDamper, LinearSpring, pair_of_kind
from poinsot.multibody.balanced import BalancedFreedoms
from poinsot.multibody.holding import balance_of
from systems.massless_cases import MASS, C, K, body, maxwell, slide, star


@pytest.fixture(scope="module")
def node() -> Any:
    return po.Mechanism(star())


@pytest.fixture(scope="module")
def element() -> Any:
    return po.Mechanism(maxwell(force=True))


@pytest.fixture(scope="module")
def run(node: Any) -> Any:
    return po.simulate(node, 2.0, initial={"ram": {"position": 0.1, "velocity": 0.3}}, samples=41, progress=False)


def test_springs_in_series_are_one() -> None:
    """k = k₁ k₂/(k₁ + k₂), and the node divides the stretch as the springs' compliances do."""
    k1, k2 = 2.0, 5.0
    joints = slide("first", "ground", "node"), slide("second", "node", "mass")
    springs = JointSpring("a", "first", k1), JointSpring("b", "second", k2)
    model = po.Model("series", (body("node"), body("mass", MASS)), joints, springs, gravity=(0.0, 0.0, 0.0))
    found = po.simulate(po.Mechanism(model), 3.0, initial={"second": 0.2}, samples=31, progress=False)
    q, w = found.joint_position.values, np.sqrt(k1 * k2 / (k1 + k2) / MASS)
    start = 0.2 * (k1 + k2) / k1  # what is given is kept: the mass follows
    np.testing.assert_allclose(q.sum(axis=1), start * np.cos(w * found.time.values), rtol=0, atol=1e-10)
    np.testing.assert_allclose(q[:, 0] * k1, q[:, 1] * k2, rtol=0, atol=1e-13)
    assert po.ledger(found).ratio < 1e-9 and float(found.energy_storage.sel(storage="kinetic").max()) > 0.01


@pytest.mark.parametrize("size", quick(1, [1e5, 1.0, 1e-5]))
def test_maxwells_element_relaxes_as_its_closed_form(size: float) -> None:
    """All masses, stiffnesses and dampings scale together, or lengths do: the motion is the same."""
    m = po.Mechanism(maxwell(k=K * size, c=C * size, m=MASS * size))
    found = po.simulate(m, 3.0, initial={"rod": 0.1 * size}, samples=31, progress=False, atol=1e-12 * size)
    A = np.array([[0, 1, 0], [0, 0, -K / MASS], [0, 1, -K / C]])  # of x, ẋ and the spring's stretch
    wanted = np.array([expm(A * t) @ [0.1 * size, 0.0, 0.1 * size] for t in found.time.values])
    q = found.joint_position.values
    np.testing.assert_allclose(q.sum(axis=1), wanted[:, 0], rtol=0, atol=1e-11 * size)
    np.testing.assert_allclose(q[:, 1], wanted[:, 2], rtol=0, atol=1e-11 * size)
    assert po.ledger(found).ratio < 1e-9


def test_it_is_the_limit_of_small_masses() -> None:
    """Of order one."""
    exact = po.simulate(po.Mechanism(maxwell()), 1.0, initial={"rod": 0.1}, samples=11, progress=False)
    q, v = exact.joint_position.values[0], exact.joint_velocity.values[0]
    errors = []
    for mass in (1e-3, 1e-5):
        light = po.simulate(
            po.Mechanism(maxwell(mass)), 1.0, initial=(q, v), samples=11, method="radau", progress=False
        )
        errors.append(np.abs(light.joint_position.values - exact.joint_position.values).max())
    assert 80 < errors[0] / errors[1] < 120


def test_a_force_on_what_has_no_inertia(element: Any) -> None:
    """A formula of time; the same by SciPy, where it was eliminated by hand."""
    found = po.simulate(element, 3.0, inputs={"push": "0.4*sin(3*t) + 0.2"}, samples=31, progress=False)

    def slope(t: float, y: Floats) -> list[float]:
        pull = K * (y[1] - y[0])
        return [(pull + 0.4 * np.sin(3 * t) + 0.2) / C, y[2], -pull / MASS]

    wanted = solve_ivp(slope, (0, 3), [0, 0, 0], method="DOP853", rtol=1e-12, atol=1e-13, t_eval=found.time.values).y
    q = found.joint_position.values
    np.testing.assert_allclose(q[:, 0], wanted[0], rtol=0, atol=1e-10)
    np.testing.assert_allclose(q.sum(axis=1), wanted[1], rtol=0, atol=1e-10)
    assert po.ledger(found).ratio < 1e-9 and np.ptp(found.energy_supplied.values) > 0.01


@pytest.mark.parametrize("given", [([0, 1, 2], [0, 1, 0]), "abs(t - 1)"])
def test_forces_that_would_make_it_jump_are_refused(element: Any, given: Any) -> None:
    with pytest.raises(po.SimulationError, match=r"push.*inertia"):
        po.simulate(element, 3.0, inputs={"push": given}, progress=False)


def _free(springs: Any, x: float, guess: Floats) -> Floats:
    """Where the node is, by SciPy."""

    def pull(at: Floats) -> Floats:
        total = np.zeros(2)
        for end, k, rest in springs:
            apart = at - np.array([end[0] + (x if k == 3.0 else 0.0), end[1]])
            total -= k * (np.linalg.norm(apart) - rest) * apart / np.linalg.norm(apart)
        return total

    return np.asarray(root(pull, guess, tol=1e-14).x)


def test_a_node_of_three_springs_is_in_balance(run: Any) -> None:
    """Against SciPy, which solves for the node in every evaluation."""
    springs = [((-1, -1), 5.0, 0.7), ((-1, 1.2), 4.0, 0.6), ((1.5, 0), 3.0, 0.5)]
    last = np.zeros(2)

    def slope(t: float, y: Floats) -> list[float]:
        nonlocal last
        last = _free(springs, y[0], last)
        apart = np.array([1.5 + y[0], 0.0]) - last
        length = np.linalg.norm(apart)
        return [y[1], -20.0 * y[0] - 3.0 * (length - 0.5) * apart[0] / length]

    wanted = solve_ivp(slope, (0, 2), [0.1, 0.3], method="DOP853", rtol=1e-10, atol=1e-12, t_eval=run.time.values).y
    q = run.joint_position.values
    np.testing.assert_allclose(q[:, 2], wanted[0], rtol=0, atol=1e-9)
    for x, place in zip(q[:, 2], q[:, :2], strict=True):
        np.testing.assert_allclose(place, _free(springs, x, place), rtol=0, atol=1e-11)
    assert po.ledger(run).ratio < 1e-9 and float(run.constraint_error.max()) < 1e-10


@pytest.mark.parametrize("method", quick(1, ["gauss", "radau", "rk4"]))
def test_every_method_moves_it_alike(node: Any, run: Any, method: str) -> None:
    step = {"step": 1e-3} if method == "rk4" else {}
    start = {"ram": {"position": 0.1, "velocity": 0.3}}
    found = po.simulate(node, 2.0, initial=start, samples=41, method=method, progress=False, **step)
    np.testing.assert_allclose(found.joint_position.values, run.joint_position.values, rtol=0, atol=1e-9)


def test_accelerations_are_the_slopes_of_rates(node: Any, run: Any) -> None:
    """v̇ of the node, and its derivatives, by differences along the balance."""
    q, v = run.joint_position.values[20], run.joint_velocity.values[20]
    tau, h = np.zeros(3), 1e-5
    a = node.forward_dynamics(q, v, tau)
    near = [
        node.initial_state({"ram": {"position": q[2] + s * v[2] + s * s / 2 * a[2], "velocity": v[2] + s * a[2]}})
        for s in (-h, h)
    ]
    np.testing.assert_allclose((near[1][3:] - near[0][3:]) / (2 * h), a, rtol=0, atol=1e-7)
    dq, dv, _ = node.forward_dynamics_derivatives(q, v, tau)
    for k, step in enumerate(np.eye(3) * h):
        slope = (node.forward_dynamics(q + step, v, tau) - node.forward_dynamics(q - step, v, tau)) / (2 * h)
        np.testing.assert_allclose(dq[:, k], slope, rtol=0, atol=1e-6 * np.abs(dq).max())
        slope = (node.forward_dynamics(q, v + step, tau) - node.forward_dynamics(q, v - step, tau)) / (2 * h)
        np.testing.assert_allclose(dv[:, k], slope, rtol=0, atol=1e-6 * np.abs(dv).max())


def test_neighbours_are_no_matter(node: Any, element: Any, run: Any) -> None:
    one, two = star(name="s."), maxwell(force=True)
    both = replace(one, bodies=one.bodies + two.bodies, joints=one.joints + two.joints)
    both = replace(both, elements=one.elements + two.elements)
    m = po.Mechanism(both)
    q, v = run.joint_position.values[20], run.joint_velocity.values[20]
    found = m.forward_dynamics(np.append(q, [0.1, 0.2]), np.append(v, [0.3, 0.4]), np.zeros(5))
    np.testing.assert_allclose(found[:3], node.forward_dynamics(q, v, np.zeros(3)), rtol=1e-13)
    alone = element.forward_dynamics([0.1, 0.2], [0.3, 0.4], np.zeros(2))
    np.testing.assert_allclose(found[3:], alone, rtol=1e-13)


def test_a_damper_between_two_nodes_of_springs(node: Any) -> None:
    """Of first order along the damper, algebraic along both nodes together; and the same as a network."""
    joints = slide("a", "ground", "one"), slide("b", "ground", "two"), slide("c", "ground", "mass")
    ends = (0.0, 0.0, 0.0), (5.0, 0.0, 0.0)
    elements = (
        JointSpring("first", "a", 2.0),
        LinearDamper("pot", "one", ends[0], "two", ends[1], 0.8),
        LinearSpring("second", "two", ends[0], "mass", ends[1], 3.0, 5.0),
    )
    bodies = body("one"), body("two"), body("mass", MASS)
    m = po.Mechanism(po.Model("chain", bodies, joints, elements, gravity=(0.0, 0.0, 0.0)))
    balance = balance_of(m.tree)
    assert balance is not None and len(balance.first) == 1 and balance.algebraic.shape == (2, 1)
    start = {"c": {"position": 0.0, "velocity": 1.0}}
    found = po.simulate(m, 2.0, initial=start, samples=21, progress=False)
    net = po.Network("chain")
    net.add(po.translational.Mass("m", MASS), "c")
    net.add(po.translational.Spring("second", 3.0), "b", "c")
    net.add(po.translational.Damper("pot", 0.8), "a", "b")
    net.add(po.translational.Spring("first", 2.0), "a", "ground")
    other = po.simulate(net, 2.0, initial={"m.momentum": MASS}, samples=21, progress=False)
    np.testing.assert_allclose(found.joint_velocity.values[:, 2], other["m.velocity"].values, rtol=0, atol=1e-9)
    assert po.ledger(found).ratio < 1e-9


def test_on_a_driven_base(element: Any) -> None:
    """A given motion beside it, against SciPy; one of what has no inertia is refused."""
    model = maxwell()
    joints = slide("feet", "ground", "base"), replace(model.joints[0], predecessor="base"), model.joints[1]
    moved = po.Mechanism(replace(model, bodies=(body("base", 0.5), *model.bodies), joints=joints))
    found = po.simulate(moved.with_motions({"feet": "0.1*sin(2*t)"}), 2.0, samples=21, progress=False)

    def slope(t: float, y: Floats) -> list[float]:
        pull = K * (y[1] - y[0])
        return [pull / C + 0.2 * np.cos(2 * t), y[2], -pull / MASS]

    start = [0.0, 0.0, 0.2]  # with the base
    wanted = solve_ivp(slope, (0, 2), start, method="DOP853", rtol=1e-12, atol=1e-13, t_eval=found.time.values).y
    q = found.joint_position.values.cumsum(axis=1)
    np.testing.assert_allclose(q[:, 1:], wanted[:2].T, rtol=0, atol=1e-11)
    assert po.ledger(found).ratio < 1e-9 and np.ptp(found.energy_supplied.values) > 1e-3
    with pytest.raises(po.SimulationError, match="'piston' moves 'piston', 'rod', which have no inertia"):
        po.simulate(element.with_motions({"piston": "0.1*sin(t)"}), 1.0, progress=False)


@pytest.mark.long
def test_on_a_closed_mechanism_and_where_its_direction_turns() -> None:
    """Both are the limit of small masses."""
    one, two = po.load("examples/massless_slider.toml").model, maxwell()
    joints = replace(two.joints[0], predecessor="crank"), two.joints[1]
    hung = replace(
        one, bodies=one.bodies + two.bodies, joints=one.joints + joints, elements=one.elements + two.elements
    )

    def turn(name: str, a: str, b: str, at: float) -> po.Joint:
        X_a, X_b = (po.Displacement(np.eye(3), np.array([x, 0.0, 0.0])) for x in (at, 0.0))
        return po.Joint(name, pair_of_kind("revolute"), a, b, X_a, X_b)

    tip = po.Body("tip", po.Inertia.at_centre(0.5, np.array([1.0, 0.0, 0.0]), np.zeros(3)), po.Displacement.identity())
    turns = turn("s", "ground", "a", 0.0), turn("e", "a", "b", 1.0), turn("w", "b", "tip", 1.0)
    rest = {"s": 0.3, "e": 1.0, "w": 0.8}
    springs = tuple(JointSpring(f"on {name}", name, 60.0, x) for name, x in rest.items())
    arm = po.Model("arm", (body("a"), body("b"), tip), turns, springs, gravity=(0.0, -9.81, 0.0))
    guesses = {name: {"guess": x} for name, x in rest.items()}
    for model, names, start in ((hung, {"node"}, {"rod": 0.2}), (arm, {"a", "b"}, guesses)):
        m = po.Mechanism(model)
        found = po.simulate(m, 0.5, samples=11, initial=start, progress=False)
        small = po.Inertia.at_centre(1e-6, np.zeros(3), 1e-6 * np.ones(3) * (model is arm))
        bodies = tuple(replace(b, inertia=small) if b.name in names else b for b in model.bodies)
        tree = tuple(link.joint for link in m.tree.links)
        light = po.Mechanism(replace(model, bodies=bodies, tree=tree))
        state = found.joint_position.values[0], found.joint_velocity.values[0]
        kept: Any = {"rtol": 1e-8, "atol": 1e-9, "method": "radau", "samples": 11, "progress": False}
        other = po.simulate(light, 0.5, initial=state, **kept)
        np.testing.assert_allclose(other.joint_position.values, found.joint_position.values, rtol=0, atol=2e-5)
        assert po.ledger(found).ratio < 1e-9


def test_members_of_ensembles_that_lack_inertia_are_told() -> None:
    found = po.ensemble(po.Mechanism(maxwell(0.5)), {"bodies.node.mass": [0.5, 0.0, 0.2]}, time=0.1, samples=3)
    assert found.status.values.tolist() == ["done", "failed", "done"]
    assert "without inertia" in str(found.failure.values[1])
    light = po.ensemble(po.Mechanism(maxwell()), {"elements.coil.stiffness": [1.0, K]}, time=0.5, samples=3)
    alone = po.simulate(po.Mechanism(maxwell()), 0.5, samples=3, progress=False)
    np.testing.assert_array_equal(light.joint_position.values[1], alone.joint_position.values)


def test_linearised_it_parts_from_rest_as_runs_do(element: Any) -> None:
    """exp(A t) of the state, and of efforts on what has no inertia; Maxwell's element has its closed form."""
    poles = element.linearize(np.zeros(2), actuated=[]).poles()
    A = np.array([[0, 1, 0], [0, 0, -K / MASS], [0, 1, -K / C]])
    np.testing.assert_allclose(poles, np.sort_complex(np.linalg.eigvals(A)), rtol=0, atol=1e-12)
    with pytest.raises(po.ModelError, match="efforts on 'piston', 'rod'"):
        element.linearize(np.zeros(2))
    knot = po.load("examples/massless_node.toml")
    rest = knot.initial_state({"rail": -0.27912377122, "eye": -0.27912377122})
    q, v = rest[:4], np.zeros(4)
    found = knot.linearize(q, v, u=np.zeros(4))
    assert found.state_names == ("rail", "eye", "rail.rate") and np.abs(found.drift).max() < 1e-8
    whole, h = np.zeros((4, 4)), 1e-4
    whole[:3] = np.column_stack([found.A, found.B[:, 1]])  # an effort on the knot, all the time
    run = po.simulate(knot, 0.5, initial=(q, v), inputs={"knot-x": f"{h}"}, samples=3, progress=False)
    there = found.deviation(run.joint_position.values, run.joint_velocity.values) / h
    np.testing.assert_allclose(there[-1], (expm(whole * 0.5) @ [0, 0, 0, 1])[:3], rtol=0, atol=1e-5)
    run = po.simulate(knot, 0.5, initial=(q + found.T @ [h, -h], v), samples=3, progress=False)
    there = found.deviation(run.joint_position.values, run.joint_velocity.values) / h
    np.testing.assert_allclose(there[-1], expm(found.A * 0.5) @ [1, -1, 0], rtol=0, atol=1e-3)


def test_what_stays_loose_is_refused_by_name() -> None:
    one = star()
    loose = replace(one, elements=one.elements[:1])
    with pytest.raises(po.ModelError, match="'x', 'y' can move"):
        _ = po.Mechanism(loose).forward_dynamics
    held = po.Mechanism(replace(loose, elements=(*loose.elements, JointSpring("only", "x", 1.0))))
    assert held.weightless == ["y"]
    with pytest.raises(po.SimulationError, match="'y' can move"):
        po.simulate(held, 1.0, progress=False)


def test_dampers_whose_direction_turns_need_one_across() -> None:
    """One inclined damper on a knot is refused with that reason; a weak one across it makes all of first order."""
    one, at = star(), (0.0, 0.0, 0.0)
    pot = LinearDamper("pot", "ground", (-2.0, 1.0, 0.0), "node", at, 0.8)
    with pytest.raises(po.ModelError, match=r"'x', 'y' can move.*direction that turns.*act across"):
        _ = po.Mechanism(replace(one, elements=(*one.elements, pot))).forward_dynamics
    across = LinearDamper("across", "ground", (1.0, 2.0, 0.0), "node", at, 0.05)
    m = po.Mechanism(replace(one, elements=(*one.elements, pot, across)))
    found = po.simulate(m, 0.5, initial={"ram": 0.1, "x": 0.1}, samples=6, progress=False)
    assert po.ledger(found).ratio < 1e-9 and balance_of(m.tree).first == (0, 1)


def test_starts_that_contradict_springs_are_refused(node: Any) -> None:
    with pytest.raises(po.AssemblyError, match=r"'x' of 'star' cannot start where it is said to.*guess"):
        node.initial_state({"ram": 0.1, "x": 0.3, "y": 0.1})
    state = node.initial_state({"ram": 0.1, "x": {"guess": 0.3}, "y": {"guess": 0.1}})
    assert np.allclose(state, node.initial_state({"ram": 0.1})) and state[2] == 0.1
    with pytest.raises(po.AssemblyError, match="initial velocities of 'star'"):
        node.initial_state({"ram": {"velocity": 0.1}, "x": {"velocity": 0.3}})


def test_what_does_not_know_them_says_so(node: Any) -> None:
    for what in (node.port_hamiltonian, node.as_element):
        with pytest.raises(po.ModelError, match="'x', 'y' move without inertia"):
            what()
    with pytest.raises(po.ModelError, match="'x', 'y' move without inertia"):
        po.simulate(node, 1.0, method="moreau", progress=False)


def test_families_and_members_without_mass() -> None:
    family = po.Mechanism(maxwell()).with_parameters(k="elements.coil.stiffness", m="bodies.mass.mass")
    p = {"k": 4.0, "m": 2.0}
    found = po.simulate(family, 1.0, parameters=p, initial={"rod": 0.1}, samples=11, progress=False)
    alone = po.simulate(po.Mechanism(maxwell(k=4.0, m=2.0)), 1.0, initial={"rod": 0.1}, samples=11, progress=False)
    np.testing.assert_allclose(found.joint_position.values, alone.joint_position.values, rtol=0, atol=1e-12)
    heavy = po.Mechanism(maxwell(0.5)).with_parameters(node="bodies.node.mass")
    with pytest.raises(po.ModelError, match=r"node = 0.*without inertia.*family.at"):
        po.simulate(heavy, 1.0, parameters={"node": 0.0}, progress=False)
    light = po.Mechanism(maxwell()).with_parameters(node="bodies.node.mass")
    with pytest.raises(po.ModelError, match=r"node = 0.5.*with inertia"):
        po.simulate(light, 1.0, parameters={"node": 0.5}, progress=False)


@pytest.mark.sample(2)
@pytest.mark.parametrize("energy", ["-1/x", "log(x)", "-1/x**2", "x**0.5", "-(x - 1e-3)**-1"])
def test_energies_that_are_not_defined_where_bodies_are_drawn(energy: str, tmp_path: Path) -> None:
    """Two points drawn in one place, one of a body without mass: a sentence, and elsewhere it runs."""
    text = f"""poinsot = 1
name = "pull"
gravity = "none"
bodies.knot = {{mass = 0.0}}
bodies.load = {{mass = 1.0, inertia = [1, 1, 1]}}
pairs.s = {{kind = "prismatic", between = ["ground", "knot"], point = [0, 0, 0], axis = [1, 0, 0]}}
pairs.r = {{kind = "prismatic", between = ["ground", "load"], point = [0, 0, 0], axis = [1, 0, 0]}}
springs.f = {{between = ["knot", "load"], points = [[0, 0, 0], [0, 0, 0]], energy = "{energy}"}}
springs.g = {{between = ["ground", "knot"], points = [[-1, 0, 0], [0, 0, 0]], stiffness = 100.0, rest_length = 1.0}}
"""
    file = saved(tmp_path / "pull.toml", text)
    with pytest.raises(po.PoinsotError, match="'s' has no inertia"):
        po.simulate(po.load(file), time=0.01)
    away = text.replace("pairs.r = {", "pairs.r = {initial = {position = 3.0}, ")
    file.write_text(away)
    run = po.simulate(po.load(file), time=0.01, samples=3)
    assert np.isfinite(run.joint_position.values).all()


# Random trees and loops some of whose bodies have no inertia and hang on springs and dampers.
KINDS = ("revolute", "prismatic", "prismatic", "cylindrical", "universal", "planar", "spherical", "helical")
CLOSING = ("revolute", "spherical", "universal", "cylindrical")
NODES = np.cos(np.pi * np.arange(25) / 24)


def drawn(rng: np.random.Generator, loops: int) -> Model:
    """Some bodies without inertia; springs and dampers on most of their joints, and lines between any bodies."""
    n = int(rng.integers(2, 5)) + 2 * loops
    model = zoo.random_model(rng, bodies=n, loops=loops, kinds=KINDS, closing_kinds=CLOSING)
    light = {b.name for b in model.bodies[1:] if rng.random() < 0.45} or {f"b{n - 1}"}
    elements: list[Any] = []
    for j in model.joints[:n]:
        held = bool({j.predecessor, j.successor} & light)
        for k in range(len(j.pair.freedoms) if len(j.pair.freedoms) == len(j.pair.coordinates) else 0):
            what = rng.random() * (1.0 if held else 1.5)
            if what < 0.7:
                stiffness, rest = float(rng.uniform(5, 50)), float(rng.normal() * 0.1)
                elements.append(JointSpring(f"s{j.name}{k}", j.name, stiffness, rest, freedom=k))
            if 0.5 < what < 1.0:
                elements.append(JointDamper(f"d{j.name}{k}", j.name, float(rng.uniform(0.5, 5)), freedom=k))
    names = ["ground", *(b.name for b in model.bodies)]
    for i in range(int(rng.integers(0, 4))):
        a, b = (str(name) for name in rng.choice(names, 2, replace=False))
        ends: list[Any] = [tuple(float(x) for x in rng.normal(size=3) * 0.5) for _ in range(2)]
        size = float(rng.uniform(5, 50)), float(rng.uniform(0, 0.5))
        elements.append(LinearSpring(f"l{i}", a, ends[0], b, ends[1], *size))
    none = Inertia(0.0, np.zeros(3), np.zeros((3, 3)))
    bodies = tuple(replace(b, inertia=none) if b.name in light else b for b in model.bodies)
    return replace(model, bodies=bodies, elements=tuple(elements))


def in_balance(seed: int, loops: int) -> tuple[po.Mechanism, BalancedFreedoms, np.random.Generator]:
    """The first of those drawn that is held."""
    for n in range(100):
        rng = np.random.default_rng([1834, seed, loops, n])
        m = po.Mechanism(drawn(rng, loops))
        balance = balance_of(m.tree)
        if balance is not None and not m.weightless:
            return m, balance, rng
    raise AssertionError("none is held")


def moving(m: po.Mechanism, balance: BalancedFreedoms, rng: np.random.Generator) -> dict[str, Any]:
    """A rate for something that has inertia, where no loop asks for others."""
    moved = balance.within if balance.along is None else np.flatnonzero(balance.along.any(axis=1)).tolist()
    free = [n for k, n in enumerate(m.freedom_names) if k not in moved and n in [j.name for j in m.model.joints]]
    return {str(rng.choice(free)): {"velocity": float(rng.normal())}} if free and not m.tree.closed else {}


def smooth_run(m: po.Mechanism, start: dict[str, Any]) -> tuple[Any, float]:
    """Samples in the nodes of Chebyshev, over so short a time that a polynomial through them is the motion."""
    span = 0.5
    while True:
        run = po.simulate(m, span, initial=start, times=0.5 * span * (1 - NODES), rtol=1e-11, progress=False)
        v = run.joint_velocity.values
        last = np.polynomial.chebyshev.chebfit(NODES, v, 24)[-3:]
        if np.abs(last).max() < 1e-12 * np.abs(v).max():
            return run, span
        span /= 4


def slopes(values: Floats, span: float) -> Floats:
    """d/dt of the polynomial through samples in the nodes."""
    c = np.array([2.0, *np.ones(23), 2.0]) * (-1.0) ** np.arange(25)
    D = np.outer(c, 1 / c) / (NODES[:, None] - NODES + np.eye(25))
    return np.asarray(-2 / span * (D - np.diag(D.sum(axis=1))) @ values)


CASES = [(1, 0), (0, 1), *((n, int(n % 3 == 0)) for n in range(2, 60))]


@pytest.mark.parametrize(("seed", "loops"), quick(1, CASES, several=True))
def test_every_sample_obeys_newton_and_euler(seed: int, loops: int) -> None:
    m, balance, rng = in_balance(seed, loops)
    run, span = smooth_run(m, moving(m, balance, rng))
    q, v, sizes = run.joint_position.values, run.joint_velocity.values, np.asarray(m.scales.freedoms)
    a = m.forward_dynamics(q, v, np.zeros_like(v))
    miss, stored = [], np.abs(run.energy_storage.values).max()  # by a move of order one: what springs pull with
    for x, rate, change in zip(q, v, a, strict=True):
        N = admissible(m, x)
        whole = np.abs(m.mass_matrix(x)) @ np.abs(change) + np.abs(m.bias_force(x, rate))
        miss.append(np.abs(N.T @ m.inverse_dynamics(x, rate, change)).max() / max((np.abs(N.T) @ whole).max(), stored))
    apart = np.abs((slopes(v, span) - a) / sizes).max() / np.abs(a / sizes).max()
    books = po.ledger(run)
    print(seed, loops, m.freedom_names, balance.freedoms, balance.first, span, max(miss), apart)
    assert max(miss) < 1e-9 and apart < 1e-8
    assert books.worst_residual < 1e-9 * books.turnover


@pytest.fixture(scope="module")
def hung() -> po.Mechanism:
    """Damper, node, spring and mass on the crank of a closed slider-crank whose slider has no mass."""
    one, two = po.load("examples/massless_slider.toml").model, maxwell()
    joints = replace(two.joints[0], predecessor="crank"), two.joints[1]
    every = {"bodies": one.bodies + two.bodies, "joints": one.joints + joints, "elements": one.elements + two.elements}
    return po.Mechanism(replace(one, **every))


@pytest.mark.long
def test_linearised_closed_loops_with_bodies_in_balance(hung: po.Mechanism) -> None:
    """A by differences along states that initial_state finds, moving ones too."""
    state = hung.initial_state({"main": {"position": 0.7, "velocity": 1.3}, "rod": 0.1})
    q, v = np.split(state, 2)
    found = hung.linearize(q, v, actuated=[])
    assert found.state_names == ("crank-pin", "piston", "rod", "crank-pin.rate", "rod.rate") and found.rates is not None
    names, h = hung.freedom_names, 1e-5
    start = {n: {"guess": q[k]} for k, n in enumerate(names) if k not in found.freedoms}

    def slope(x: Floats) -> Floats:
        given: dict[str, dict[str, float]] = {n: dict(each) for n, each in start.items()}
        for k, y in zip(found.freedoms, x, strict=False):
            given.setdefault(names[k], {})["position"] = q[k] + y
        for k, z in zip(found.rates, x[len(found.freedoms) :], strict=True):
            given.setdefault(names[k], {})["velocity"] = v[k] + z
        at, rates = np.split(hung.initial_state(given), 2)
        np.testing.assert_allclose(found.deviation(at, rates), x, rtol=0, atol=1e-12)
        return np.append(rates[found.freedoms], hung.forward_dynamics(at, rates, np.zeros(5))[found.rates])

    by_differences = np.array([(slope(x) - slope(-x)) / (2 * h) for x in h * np.eye(5)]).T
    np.testing.assert_allclose(found.A, by_differences, rtol=0, atol=1e-8 * np.abs(found.A).max())
