"""Implicit port-Hamiltonian systems run as explicit ones, reduced networks and mechanisms do; their ledger closes."""

from dataclasses import replace
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from scipy.linalg import expm

import poinsot as po
import zoo
from cases import quick
from multibody.closed_zoo import longer
from poinsot import ImplicitPortHamiltonian, Model, PortHamiltonian, rotational, translational
from poinsot import electrical as el
from poinsot.algebra import cos, sin
from poinsot.analysis import implicit_mechanism, implicit_state, implicit_system, kinestatic_motion, kinestatic_network
from poinsot.elements import Expression, LinearDamper, LinearSpring, PointForce
from poinsot.multibody import Tree, build_tree, constraint_jacobian
from poinsot.simulation import ImplicitHamiltonianSystem
from poinsot.structures import (
    DiracFamily,
    Edge,
    Graph,
    Port,
    ResistiveLaw,
    implicit,
    kirchhoff_structure,
    lc_structure,
    matrix,
    one_junction,
    port_interconnection,
    resistance,
    zero_junction,
)
from scripts import example
from structures.random_structures import random_lc_network
from systems.implicit_cases import GRAVITY, MASS, circuit, pendulum, random_explicit

SEEDS = quick(1, range(20))
Rng = np.random.Generator


def closes(run: Any, share: float = 1e-9) -> None:
    """The ledger, beside what was present and exchanged."""
    assert run.attrs["status"] == "done"
    assert float(run.energy_imbalance.max()) < share


@pytest.mark.parametrize("seed", quick(1, range(10)))
def test_an_explicit_system_written_as_an_implicit_one_runs_the_same(seed: int, rng: np.random.Generator) -> None:
    """With dissipation, feedthrough and inputs: states, outputs and books."""
    system = random_explicit(rng)
    mixed = implicit(system)
    T = rng.standard_normal((6, 6))
    D = mixed.at(np.zeros(4))
    mixed = ImplicitPortHamiltonian(
        type(D)(T @ D.F, T @ D.E, D.ports), system.hamiltonian, ["state"], inputs=mixed.inputs
    )
    options: dict[str, Any] = {"time": 2.0, "initial": rng.standard_normal(4), "inputs": {"u0": "sin(3*t)"}}
    explicit, run = po.simulate(system, **options), po.simulate(mixed, **options)
    for k in range(4):
        np.testing.assert_allclose(run[f"state[{k}]"], explicit[f"x{k}"], atol=1e-9, err_msg=f"seed {seed}")
    last = np.array([run[f"state[{k}]"][-1] for k in range(4)])
    _, y = system.flow(last, [np.sin(6.0), 0.0])
    np.testing.assert_allclose([run["u0.flow"][-1], run["u1.flow"][-1]], y, atol=1e-9)
    np.testing.assert_allclose(run.energy_dissipated[-1], explicit.energy_dissipated[-1], rtol=1e-9)
    closes(run)


def test_circuits_with_excess_elements_run_as_their_reduced_ones(seed: int, rng: np.random.Generator) -> None:
    """ẏ = J₂₂ ∂H̃/∂y (Ratiu & Blankenstein), by the exponential of a matrix; the order of edges does not matter."""
    graph, C, L = random_lc_network(rng)
    value = {e.name: float(rng.uniform(0.5, 2.0)) for e in graph.edges}
    found = lc_structure(graph, C, L)
    Q1, Q2 = (np.diag([1 / value[n] for n in names]) for names in (found.x1, found.x2))
    J12, J21, J22 = (np.asarray(J, dtype=float) for J in (found.J12, found.J21, found.J22))
    x1_of_y = np.linalg.solve(Q1 - J12 @ Q2 @ J21, J12 @ Q2) if len(Q1) else np.zeros((0, len(Q2)))
    x2_of_y = np.eye(len(Q2)) + J21 @ x1_of_y
    y = rng.standard_normal(len(Q2))
    start = dict(zip((*found.x1, *found.x2), [*(x1_of_y @ y), *(x2_of_y @ y)], strict=True))
    names = [graph.edges[k].name for k in rng.permutation(len(graph.edges))]
    D = kirchhoff_structure(graph).swapped(*L).reordered(names)
    Q = np.diag([1 / value[name] for name in names])
    run = po.simulate(ImplicitPortHamiltonian(D, Q, tuple(map(Port, names))), time=3.0, initial=start)
    end = expm(3.0 * J22 @ Q2 @ x2_of_y) @ y
    wanted = dict(zip((*found.x1, *found.x2), [*(x1_of_y @ end), *(x2_of_y @ end)], strict=True))
    for name in names:
        assert float(run[name][-1]) == pytest.approx(wanted[name], abs=1e-9), f"seed {seed}"
    closes(run)
    assert float(run.constraint_error.max()) < 1e-12


def test_exact_numbers_and_floats_decide_alike() -> None:
    """Capacitors in a loop with a source and a resistor beside them; in fractions, in floats, with mixed rows."""
    D = zero_junction("C1", "C2", "R")
    T = matrix([[3, 1, 2], [0, 2, 5], [1, 1, 1]])
    third = Fraction(1, 3)
    ends = []
    for made in (
        D,
        type(D)(T @ D.F, T @ D.E, D.ports),
        type(D)((T @ D.F).astype(float), (T @ D.E).astype(float), D.ports),
    ):
        system = ImplicitPortHamiltonian(made, [[1, 0], [0, third]], ["C1", "C2"], resistive={"R": resistance(2)})
        run = po.simulate(system, time=1.0, initial={"C1": 1.0})
        np.testing.assert_allclose(run["C2"], 3 * np.exp(-run.time / 8), atol=1e-11)
        ends.append(float(run["C1"][-1]))
    np.testing.assert_allclose(ends, ends[0], atol=1e-14)


@pytest.mark.parametrize("method", ["dop853", "radau", "gauss"])
def test_a_capacitor_across_a_source_is_of_index_two(method: str) -> None:
    """Its charge follows the source, and the source gives C u̇; the law at the source takes u⁴."""
    system = ImplicitPortHamiltonian(
        zero_junction("C", "S", "R"), "C**2", "C", inputs={"S": "effort"},
        resistive={"R": ResistiveLaw(lambda v: v**3, "effort")},
    )  # fmt: skip
    run = po.simulate(system, time=3.0, inputs={"S": "0.7 + sin(3*t)"}, method=method, rtol=1e-10)
    u, rate = 0.7 + np.sin(3 * run.time), 3 * np.cos(3 * run.time)
    np.testing.assert_allclose(run["C"], -u / 2, atol=1e-12)  # (35): at the port stands −e
    np.testing.assert_allclose(run["S.flow"], rate / 2 + u**3, atol=1e-9)
    closes(run)


def pendulum_angle(times: Any, angle: float) -> np.ndarray:
    system = PortHamiltonian(lambda x: x[1] ** 2 / 2 - GRAVITY * cos(x[0]), [[0, 1], [-1, 0]], ("a", "p"))
    return np.asarray(po.simulate(system, times=times, initial=[angle, 0.0])["a"])


@pytest.mark.parametrize("method", ["dop853", "gauss"])
def test_a_pendulum_in_cartesian_coordinates(method: str) -> None:
    """Index 2, with λ at a port whose flow is zero; D(x) varies, through every direction of the rod."""
    run = po.simulate(pendulum(), time=5.0, initial={"q[0]": 1.0}, method=method)
    a = pendulum_angle(run.time.values, np.pi / 2)
    np.testing.assert_allclose(run["q[0]"], np.sin(a), atol=1e-9)
    np.testing.assert_allclose(run["q[1]"], -np.cos(a), atol=1e-9)
    np.testing.assert_allclose(run["rod.flow"], 0.0, atol=1e-12)
    closes(run)


@pytest.mark.parametrize("size", quick(1, [1e-5, 1e5]))
def test_sizes_do_not_matter(size: float) -> None:
    """Lengths, momenta and gravity in other units: the same motion in these."""
    one = po.simulate(pendulum(), time=2.0, initial={"q[0]": 1.0, "p[1]": 0.3}, samples=21)
    run = po.simulate(
        pendulum(size), time=2.0, initial={"q[0]": size, "p[1]": 0.3 * size}, samples=21, atol=1e-12 * min(size, 1.0)
    )
    for name in ("q[0]", "q[1]", "p[0]", "p[1]"):
        np.testing.assert_allclose(run[name] / size, one[name], atol=1e-9)
    closes(run)


def test_in_two_parts_and_beside_something_unconnected() -> None:
    whole = po.simulate(pendulum(), time=2.0, initial={"q[0]": 1.0})
    half = po.simulate(pendulum(), time=1.0, initial={"q[0]": 1.0})
    state = [float(half[name][-1]) for name in ("q[0]", "q[1]", "p[0]", "p[1]")]
    rest = po.simulate(pendulum(), start=1.0, time=2.0, initial=state)
    assert float(rest["q[0]"][-1]) == pytest.approx(float(whole["q[0]"][-1]), abs=1e-9)
    C = ImplicitPortHamiltonian(one_junction("C", "R"), "C**2/2", "C", "other", {"R": resistance(2.0)})
    loop = circuit(Graph("g", ("a",), (Edge("C1", "a", "g"), Edge("C2", "a", "g"), Edge("L", "a", "g"))), ["L"],
                   {"C1": 1.0, "C2": 2.0, "L": 1.0}, name="loop")  # fmt: skip
    alone = po.simulate(loop, time=2.0, initial={"C1": 1.0})
    both = po.simulate(port_interconnection(C, loop, shared=[]), time=2.0, initial={"loop.C1": 1.0, "other.C": 5.0})
    np.testing.assert_allclose(both["loop.L"], alone["L"], atol=1e-11)
    np.testing.assert_allclose(both["other.C"], 5 * np.exp(-both.time / 2), atol=1e-11)


def test_laws_of_resistors_in_a_loop_are_solved_together() -> None:
    """Two laws in series: one current; what they take is in the books, each under its name."""
    laws = {"D1": ResistiveLaw(lambda e: e + e**3, "effort"), "D2": ResistiveLaw(lambda e: 2 * e + e**3, "effort")}
    system = ImplicitPortHamiltonian(one_junction("C", "S", "D1", "D2"), "C**2/2", "C", "loop", laws, {"S": "effort"})
    run = po.simulate(system, time=3.0, inputs={"S": "2*sin(3*t)"})
    np.testing.assert_allclose(run["D1.flow"], run["D2.flow"], atol=1e-12)
    v = run["D1.effort"]
    np.testing.assert_allclose(run["D1.flow"], v + v**3, atol=1e-12)
    assert (run.energy_dissipated[-1] > 0).all() and list(run["element"].values) == ["D1", "D2"]
    closes(run)


def test_laws_that_vary_with_the_state_are_those_of_the_explicit_system() -> None:
    """A damper behind a lever a(q), c(q) its law, at a D(x): R(x) = a² c of the explicit one, by steps of two kinds."""

    def lever(x: Any) -> Any:
        return 1.0 + 0.3 * sin(x[0])

    def joined(x: Any) -> Any:
        F, E = np.eye(3, dtype=object), np.zeros((3, 3), dtype=object)
        E[0, 1], E[1, 0], E[1, 2], E[2, 1] = -1, 1, lever(x), -lever(x)
        return F, E

    def energy(x: Any) -> Any:
        return x[1] ** 2 / (2 * MASS) + 2.0 * x[0] ** 2 + x[0] ** 4

    def lossy(x: Any) -> Any:
        return np.array([[0, 0], [0, lever(x) ** 2 * (0.2 + x[0] ** 2)]], dtype=object)

    ports = Port("q"), Port("p"), Port("damper")
    law = {"damper": ResistiveLaw(lambda f, x: (0.2 + x[0] ** 2) * f, varies=True)}
    system = ImplicitPortHamiltonian(DiracFamily(joined, ports), energy, ports[:2], resistive=law)
    other = PortHamiltonian(energy, [[0, 1], [-1, 0]], ("q", "p"), R=lossy)
    for given, close in (({"rtol": 1e-11, "atol": 1e-12}, 1e-9), ({"method": "gonzalez", "step": 0.01}, 1e-12)):
        one, two = (po.simulate(each, 2.0, initial=[1.0, 0.5], samples=21, **given) for each in (system, other))
        np.testing.assert_allclose(one["p"], two["p"], rtol=0, atol=close)
        assert one.attrs["ledger_ratio"] < 1e-9 and float(one.energy_dissipated[-1].sum()) > 0.1
        np.testing.assert_allclose(one.energy_dissipated[-1].sum(), two.energy_dissipated[-1].sum(), rtol=1e-9)


def test_laws_that_give_a_table_are_told() -> None:
    law = ResistiveLaw(lambda f, x: np.outer(f, f), varies=True)
    system = ImplicitPortHamiltonian(one_junction("L", "R", "S"), [[0.5]], "L", "RL", {"R": law}, {"S": "effort"})
    with pytest.raises(po.SimulationError, match="'R' gives 1 × 1 numbers of 1"):
        po.simulate(system, time=1.0, inputs={"S": 1.0})


def test_results_are_those_of_other_systems(tmp_path: Any) -> None:
    """Named states, flows and efforts, in a file as well."""
    system = ImplicitPortHamiltonian(
        one_junction("L", "R", "S"), [[0.5]], "L", "RL", {"R": resistance(3.0)}, {"S": "effort"}
    )
    run = po.simulate(
        system, time=1.0, inputs={"S": ([0.0, 0.5, 0.5, 1.0], [0.0, 1.0, -1.0, -1.0])}, to=tmp_path / "run.nc"
    )
    assert {"L", "L.flow", "L.effort", "R.flow", "R.effort", "S.flow", "S.effort"} <= set(run)
    np.testing.assert_allclose(run["R.effort"], 3 * run["R.flow"], atol=1e-12)
    with po.read(tmp_path / "run.nc") as kept:
        np.testing.assert_array_equal(kept["R.flow"], run["R.flow"])
    closes(run)


def test_the_example_says_that_both_ways_agree() -> None:
    ways = example("implicit_systems")
    for found in (ways.circuit(1.0), ways.pendulum(1.0)):
        assert found.apart < 1e-9 and found.ledger < 1e-9


# The kinestatic network of a mechanism as an implicit system moves as the recursive algorithms say (row 34).
Floats = np.ndarray
PUSH = "2*cos(3*t)"
KINDS = ("revolute", "prismatic", "helical", "cylindrical", "spherical", "universal", "planar", "free")


def random_mechanism(seed: int) -> tuple[Tree, Floats, Floats]:
    """Trees (odd seeds) and closed mechanisms with a spring, a damper and a force, moving as loops allow."""
    rng = np.random.default_rng(seed)
    closed = not seed % 2
    kinds = ("revolute", "spherical", "universal", "cylindrical") if closed else KINDS
    model = zoo.random_model(rng, bodies=3, loops=int(closed), kinds=kinds)
    a, b = (tuple(rng.normal(size=3)) for _ in range(2))
    spring = LinearSpring("spring", "b0", a, "b2", b, 30.0, 0.4)
    damper = LinearDamper("damper", "ground", b, "b1", a, 2.0)
    push = PointForce("push", "b1", a, (1.0, 0.0, 0.0), Expression(PUSH), follows=True)
    tree = build_tree(replace(model, elements=(spring, damper, push)))
    q, v = zoo.random_state(tree, rng)
    if closed:
        q = zoo.configuration.neutral(tree)
        A = np.asarray(constraint_jacobian(tree, q), dtype=float)
        v = v - np.linalg.pinv(A, 1e-10) @ (A @ v)
    return tree, q, v


def test_it_moves_as_forward_dynamics_says(seed: int) -> None:
    """Rates of momenta at the start, as the network has them; then the poses, the momenta and the books of a run."""
    tree, q, v = random_mechanism(seed)
    m = po.Mechanism(tree.model)
    implicit = implicit_mechanism(tree, q)
    x = implicit_state(tree, q, v)
    system = ImplicitHamiltonianSystem(implicit).system(initial=x, inputs={"element push": 0.0})
    assert system.dynamics.flow is not None
    rates, _ = system.dynamics.flow.ufunc(x, np.zeros(len(x)), np.zeros(1), np.zeros(1))
    motion = kinestatic_motion(implicit_system(kinestatic_network(tree, q), v), np.zeros(tree.nv))
    np.testing.assert_allclose(motion.acceleration, m.forward_dynamics(q, v, np.zeros(tree.nv)), rtol=1e-9, atol=1e-9)
    size = np.abs(rates).max()
    at = dict(zip(system.state.names, rates, strict=True))
    for body, wanted in motion.momentum_rates.items():
        found = [at[f"momentum {body}[{k}]"] for k in range(6)]
        np.testing.assert_allclose(found, wanted, atol=1e-9 * size, err_msg=f"seed {seed}")
    options: dict[str, Any] = {"initial": x, "inputs": {"element push": PUSH}, "outputs": system.state.names}
    run = po.simulate(implicit, time=0.2, samples=3, **options)
    other = po.simulate(m, time=0.2, samples=3, initial=(q, v), outputs=["joint_position", "joint_velocity"])
    for k in range(3):
        found = np.array([float(run[name][k]) for name in system.state.names])
        wanted = implicit_state(tree, other.joint_position[k].values, other.joint_velocity[k].values)
        assert distance(found, wanted) < 1e-9 * max(1.0, np.abs(wanted).max()), f"seed {seed}"
    assert run.attrs["status"] == "done" and float(run.energy_imbalance.max()) < 1e-9
    np.testing.assert_allclose(run.energy_dissipated[-1, 0], other.energy_dissipated[-1, 0], atol=1e-9 * size)
    np.testing.assert_allclose(run.energy_supplied[-1].sum(), other.energy_supplied[-1].sum(), atol=1e-9 * size)


def distance(found: Floats, wanted: Floats) -> float:
    """The largest difference; q and −q are the same rotation."""
    a, b = found.reshape(-1, 13), wanted.reshape(-1, 13).copy()
    b[:, 3:7] *= np.sign((a[:, 3:7] * b[:, 3:7]).sum(axis=1))[:, None]
    return float(np.abs(a - b).max())


@pytest.mark.parametrize("name", quick(0, ["bennett", "bricard"]))
def test_constraints_that_repeat_one_another_drop_out(name: str) -> None:
    m = po.load(f"examples/{name}.toml")
    q, v = np.split(m.initial_state(), [m.nq])
    x = implicit_state(m.tree, q, v)
    run = po.simulate(implicit_mechanism(m.tree, q), time=0.3, samples=2, initial=x)
    other = po.simulate(m, time=0.3, samples=2)
    wanted = implicit_state(m.tree, other.joint_position[-1].values, other.joint_velocity[-1].values)
    assert distance(np.array([float(run[name][-1]) for name in list(run)[: len(x)]]), wanted) < 1e-9


@pytest.mark.parametrize("size", quick(1, [1.0, 1e-5, 1e5]))
@pytest.mark.parametrize("name", quick(1, ["four_bar", "double_pendulum", "andrews"]))
def test_bodies_of_which_a_file_says_the_moments_that_matter(name: str, size: float) -> None:
    """Planar bodies have one moment; those about axes that they cannot turn about are nobody's business: at any size,
    the motion of pendulum time is that of the mechanism."""
    model = po.load(f"examples/{name}.toml").tree.model
    # the spring of Andrews' mechanism does not grow with it
    model = longer(replace(model, elements=()) if name == "andrews" and size > 1 else model, size)
    m = po.Mechanism(model)
    q = m.initial_state()[: m.nq]
    A = m.constraint_jacobian(q)
    v = np.linspace(1.0, 2.0, m.nv) / np.sqrt(size)
    v = v - np.linalg.pinv(A, 1e-9) @ (A @ v)
    x = implicit_state(m.tree, q, v)
    inputs = {f"element {e.name}": 0.0 for e in m.tree.model.sources}
    time = 0.05 * float(np.sqrt(size))
    run = po.simulate(implicit_mechanism(m.tree, q), time=time, samples=2, initial=x, inputs=inputs)
    still = {e.name: 0.0 for e in m.tree.model.sources}
    other = po.simulate(m, time=time, samples=2, initial=(q, v), inputs=still)
    wanted = implicit_state(m.tree, other.joint_position[-1].values, other.joint_velocity[-1].values)
    found = np.array([float(run[name][-1]) for name in list(run)[: len(x)]])
    length = np.abs(m.poses(q)[:, :3, 3]).max()
    a, b = found.reshape(-1, 13), wanted.reshape(-1, 13)
    b[:, 3:7] *= np.sign((a[:, 3:7] * b[:, 3:7]).sum(axis=1))[:, None]
    assert np.abs(a - b)[:, 3:7].max() < 1e-8 and np.abs(a - b)[:, :3].max() < 1e-8 * length
    p = sum(body.inertia.mass for body in model.bodies) * length / np.sqrt(size)  # a momentum of pendulum time
    assert np.abs(a - b)[:, 10:].max() < 1e-6 * p and np.abs(a - b)[:, 7:10].max() < 1e-6 * p * length
    assert float(run.energy_imbalance.max()) < 1e-9


def test_a_point_on_a_pole_on_a_cart_is_refused() -> None:
    """Where the pair moves the point, turning about the point moves nothing: momentum alone does not tell."""
    m = po.load("examples/cart_pole.toml")
    with pytest.raises(po.ModelError, match=r"'pole'.*moves no inertia"):
        implicit_mechanism(m.tree, m.initial_state()[: m.nq])


def odd(**change: Any) -> Model:
    model = random_mechanism(0)[0].model
    return replace(model, **change)


def test_what_has_no_form_is_refused_by_name() -> None:
    tree, q, _ = random_mechanism(0)
    joints = (*tree.model.joints[:1], replace(tree.model.joints[1], armature=0.3), *tree.model.joints[2:])
    for model, words in (
        (odd(joints=joints), "has a rotor"),
        (
            odd(bodies=(replace(tree.model.bodies[0], inertia=po.Inertia.zero()), *tree.model.bodies[1:])),
            "moves no inertia",
        ),
    ):
        with pytest.raises(po.ModelError, match=words):
            implicit_mechanism(build_tree(model), q)


# Networks handed over as implicit systems run as they do themselves: excess storage, laws, several domains.
SOURCE = "1 + sin(3*t)"


def random_circuit(seed: int) -> po.Network:
    """Capacitors, inductors and resistors anywhere, a source behind one, a cubic conductor: excess of both kinds."""
    rng = np.random.default_rng(seed)
    nodes = ["ground", "a", "b", "c"]
    net = po.Network("circuit")
    net.add(el.VoltageSource("S", SOURCE), "s", "ground")
    net.add(el.Resistor("R", 1.5), "s", "a")
    net.add(el.NonlinearResistor("N", current=cubic), "b", "ground")
    for k in range(7):
        one, two = rng.choice(nodes, 2, replace=False)
        size = float(rng.uniform(0.5, 2.0))
        kind = rng.choice(["C", "L", "R"], p=[0.45, 0.35, 0.2])
        made = {"C": el.Capacitor, "L": el.Inductor, "R": el.Resistor}[kind](f"{kind}{k}", size)
        net.add(made, one, two)
    for node in ("b", "c"):
        net.add(el.Resistor(f"leak {node}", 2.0), node, "a")
    return net


def cubic(v: Any) -> Any:
    return v + v**3


def test_a_circuit_as_an_implicit_system_runs_the_same(seed: int) -> None:
    net = random_circuit(seed)
    whole = net.structure().implicit()
    states = [n for n in net.system().state.names if n != "time"]
    run = po.simulate(whole, time=2.0, samples=21, inputs={"S": SOURCE})
    other = po.simulate(net, time=2.0, samples=21)
    for name in states:
        element = name.rpartition(".")[0]
        np.testing.assert_allclose(run[element], other[name], atol=1e-9, err_msg=f"seed {seed}")
    np.testing.assert_allclose(run["R.flow"], other["R.current"], atol=1e-9)
    np.testing.assert_allclose(run.energy_supplied[:, 0], other.energy_supplied[:, 0], atol=1e-9)
    assert run.attrs["status"] == "done" and float(run.energy_imbalance.max()) < 1e-9


def test_masses_on_a_gear_and_a_motor() -> None:
    """Two inertias that a gear binds, across three domains; a force and a velocity are sources of either kind."""
    net = po.Network("drive")
    net.add(el.VoltageSource("V", "5*cos(t)"), "a", "ground")
    motor = po.transducers.DCMotor("M", resistance=1.0, constant=0.1, inductance=0.1, inertia=0.5, gear=5.0)
    net.add(motor, "a", "ground", "s")
    net.add(rotational.Inertia("load", 2.0), "s")
    net.add(translational.Mass("m", 1.0), "x")
    net.add(translational.Spring("k", 3.0), "x", "y")
    net.add(translational.Damper("d", 0.5), "x", "ground")
    net.add(translational.VelocitySource("v", "sin(2*t)"), "y", "ground")
    net.add(translational.ForceSource("F", 0.7), "x", "ground")
    inputs = {"V": "5*cos(t)", "v": "sin(2*t)", "F": 0.7}
    run, other = po.simulate(net.structure().implicit(), time=3.0, inputs=inputs), po.simulate(net, time=3.0)
    for name in net.system().state.names:
        np.testing.assert_allclose(run[name.rpartition(".")[0]], other[name], atol=1e-9)
    supplied = dict(zip(other["port"].values, other.energy_supplied[-1].values, strict=True))
    for port, value in zip(run["port"].values, run.energy_supplied[-1].values, strict=True):
        assert value == pytest.approx(supplied[port], abs=1e-9)
    assert float(run.energy_imbalance.max()) < 1e-9


def test_what_varies_or_switches_is_refused_by_name() -> None:
    net = po.Network("switched")
    net.add(el.VoltageSource("V", 1.0), "a", "ground")
    net.add(el.IdealDiode("D"), "a", "b")
    net.add(el.Resistor("R", 1.0), "b", "ground")
    net.add(el.Capacitor("C", 1.0), "b", "ground")
    with pytest.raises(po.ModelError, match="'D'"):
        net.structure().implicit()
