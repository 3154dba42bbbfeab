"""Large linear networks run on sparse matrices; small ones are written out. Laws: both are the same network."""

import ctypes
import gc
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import poinsot as po
from poinsot import Network, System, electrical
from poinsot.algebra.arrays import Floats
from poinsot.motion.kernels import CompiledFunction
from poinsot.motion.of_network import flow as network_motion
from poinsot.motion.of_network.linear import LARGEST_DENSE, linear_network
from poinsot.motion.of_network.operating_point import begun_at_rest
from poinsot.networks.equations import CausalEquations
from poinsot.structures import Edge, Graph, sparse_loops

SEEDS = range(6)
Change = Callable[[int], None]


@pytest.fixture
def written_out_up_to(monkeypatch: pytest.MonkeyPatch) -> Change:
    return lambda branches: monkeypatch.setattr(network_motion, "LARGEST_WRITTEN_OUT", branches)


def ladder(sections: int, source: Any = "sin(900*t)") -> Network:
    """V – [R, L, C] × sections."""
    network = Network("ladder")
    network.add(electrical.VoltageSource("V", source), "n0", "ground")
    for k in range(sections):
        network.add(electrical.Resistor(f"R{k}", 0.1), f"n{k}", f"m{k}")
        network.add(electrical.Inductor(f"L{k}", 1e-3), f"m{k}", f"n{k + 1}")
        network.add(electrical.Capacitor(f"C{k}", 1e-6), f"n{k + 1}", "ground")
    return network


def random_mesh(rng: np.random.Generator) -> Network:
    """Nodes with capacitors; resistors, inductors, couplings and a sampled source between them, at random."""
    network = Network("mesh")
    nodes = [f"n{k}" for k in range(6)]

    def value() -> float:
        return float(rng.uniform(0.5, 2.0))

    for k, node in enumerate(nodes):
        network.add(electrical.Capacitor(f"C{k}", value(), voltage=float(rng.normal())), node, "ground")
    for k in range(8):
        pair = map(str, rng.choice(nodes, 2, replace=False))
        network.add(electrical.Resistor(f"R{k}", value()), *pair)
        pair = map(str, rng.choice(nodes, 2, replace=False))
        network.add(electrical.Inductor(f"L{k}", value(), current=float(rng.normal())), *pair)
    network.add(electrical.Gyrator("G", value()), "n0", "ground", "n3", "ground")
    network.add(electrical.MutualInductance("M", value(), value(), coupling=0.4), "n1", "ground", "n4", "ground")
    network.add(electrical.CurrentSource("I", f"cos({value()}*t)"), "n2", "ground")
    network.add(electrical.VoltageSource("V", ([0.0, 0.5, 1.0], [0.0, value(), -1.0])), "v", "ground")
    network.add(electrical.Resistor("R", value()), "v", "n5")
    return network


def address(kernel: CompiledFunction, given: Floats, size: int) -> Floats:
    """What a kernel gives, through its address as the compiled loops call it."""
    found = np.full(size, np.nan)
    function = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)(kernel.address)
    function(given.ctypes.data, found.ctypes.data)
    return found


def called(system: System, x: Floats, xi: Floats, t: float, u: Floats) -> Floats:
    """What the flow gives."""
    return address(
        system.dynamics.flow, np.concatenate([x, xi, [t], u]), system.state.local_size + len(system.books.power_names)
    )


def test_loops_over_matrices_give_what_the_equations_give(rng: np.random.Generator, written_out_up_to: Change) -> None:
    network = random_mesh(rng)
    written = network.system()
    written_out_up_to(0)
    rolled = network.system()
    assert type(rolled.dynamics.flow) is not type(written.dynamics.flow)
    assert (
        rolled.books.power_names == written.books.power_names
        and rolled.state.component_names == written.state.component_names
    )
    x, xi = rng.normal(size=(2, rolled.state.size))
    t, u = float(rng.uniform(0, 2)), rng.normal(size=1)
    ours, theirs = called(rolled, x, xi, t, u), called(written, x, xi, t, u)
    assert np.abs(ours - theirs).max() <= 1e-13 * np.abs(theirs).max()


@pytest.mark.sample(2)
def test_runs_are_the_same_by_name_and_the_ledger_closes(seed: int, written_out_up_to: Change) -> None:
    network = random_mesh(np.random.default_rng(seed))
    written = po.simulate(network, 2.0, times=np.linspace(0, 2, 9))
    written_out_up_to(0)
    names = [name for name in written if "." in str(name)]
    rolled = po.simulate(network, 2.0, times=np.linspace(0, 2, 9), outputs=names)
    for name in names:
        size = np.abs(written[name]).max() + 1e-3
        assert np.abs(rolled[name] - written[name]).max() <= 1e-9 * size, name
        assert rolled[name].attrs["units"] == written[name].attrs["units"]
    for name in ("energy_storage", "energy_supplied", "energy_dissipated"):
        assert np.abs(rolled[name] - written[name]).max() <= 1e-9 * np.abs(written[name]).max(), name
    assert np.abs(rolled["energy_residual"]).max() <= 1e-9 * rolled["energy_turnover"][-1]


def test_kirchhoffs_laws_hold_for_the_matrices_exactly(seed: int) -> None:
    network = random_mesh(np.random.default_rng(seed))
    linear = linear_network(network.equations)
    assert linear is not None
    graph = network.model.graph
    C = sparse_loops(graph, graph.spanning_tree({e.name: 0.0 for e in graph.edges}))
    assert np.abs((C @ linear.across).toarray()).max() <= 1e-14 * np.abs(linear.across.data).max()
    nodes = graph.incidence() @ linear.through.toarray()
    assert np.abs(nodes).max() <= 1e-14 * np.abs(linear.through.data).max()


@pytest.mark.parametrize("limit", [0, 1000])
def test_the_slope_handed_to_implicit_methods_is_that_of_the_flow(limit: int, written_out_up_to: Change) -> None:
    written_out_up_to(limit)
    system = ladder(4).system()
    assert system.dynamics.jacobian is not None
    n = system.state.local_size
    slope = address(system.dynamics.jacobian, np.concatenate([np.zeros(2 * n), [0.3]]), n * n).reshape(n, n)
    at_zero = called(system, np.zeros(n), np.zeros(n), 0.3, np.zeros(0))
    columns = [called(system, np.zeros(n), unit, 0.3, np.zeros(0)) - at_zero for unit in np.eye(n)]
    expected = np.array(columns)[:, :n].T
    assert np.abs(slope - expected).max() <= 1e-12 * np.abs(expected).max()


def test_the_slope_of_a_nonlinear_network_is_that_of_its_flow(rng: np.random.Generator) -> None:
    a, b, c = map(float, rng.uniform(0.5, 2.0, 3))
    network = Network("nonlinear")
    network.add(electrical.VoltageSource("V", "sin(2*t)"), "s", "ground")
    network.add(electrical.Resistor("R", a), "s", "n")
    network.add(electrical.Capacitor("C", energy=lambda q: q * q / b + q**4), "n", "ground")
    network.add(electrical.NonlinearResistor("G", current=lambda v: v * v * v), "n", "ground")
    network.add(electrical.Inductor("L", c), "n", "ground")
    system = network.system()
    assert system.dynamics.jacobian is not None
    x, n, t = rng.normal(size=2), 2, 0.3
    slope = address(system.dynamics.jacobian, np.concatenate([x, np.zeros(n), [t]]), n * n).reshape(n, n)
    for k, step in enumerate(1e-5 * np.eye(n)):
        ends = [called(system, x, sign * step, t, np.zeros(0))[:n] for sign in (1, -1)]
        assert np.abs(slope[:, k] - (ends[0] - ends[1]) / 2e-5).max() <= 1e-7 * np.abs(slope).max()


@pytest.mark.parametrize("limit", [0, 1000])
def test_stiff_circuits_run_with_implicit_methods(limit: int, written_out_up_to: Change) -> None:
    written_out_up_to(limit)
    network = Network("stiff")
    network.add(electrical.VoltageSource("V", 1.0), "a", "ground")
    for k, (R, C) in enumerate([(1.0, 1.0), (1.0, 1e-9)]):
        network.add(electrical.Resistor(f"R{k}", R), f"{'ab'[k]}", f"{'bc'[k]}")
        network.add(electrical.Capacitor(f"C{k}", C), f"{'bc'[k]}", "ground")
    run = po.simulate(network, 3.0, method="radau", rtol=1e-8, times=[3.0], outputs=["C0.voltage"])
    assert run.attrs["steps"] < 1000
    assert float(run["C0.voltage"][-1]) == pytest.approx(1 - np.exp(-3.0), abs=1e-7)


@pytest.mark.parametrize(("sections", "listed"), [(100, True), (400, False)])
def test_a_large_network_shows_its_states_and_finds_the_rest_by_name(sections: int, listed: bool) -> None:
    times = [0.0, 1e-4]
    run = po.simulate(ladder(sections), 1e-4, times=times)
    assert ("C3.voltage" in run) == listed and ("states" in run) != listed
    names = ["C3.voltage", "across", "through", "states", "C3.charge"]
    asked = po.simulate(ladder(sections), 1e-4, times=times, outputs=names)
    assert asked["states"].dims == ("time", "state") and asked["through"].dims == ("time", "branch")
    voltage = asked["across"].sel(branch="C3")
    assert np.array_equal(asked["C3.voltage"], voltage)
    assert np.allclose(asked["C3.charge"], 1e-6 * voltage, rtol=1e-14)
    assert np.array_equal(asked["states"].sel(state="C3.charge"), asked["C3.charge"])
    with pytest.raises(po.PoinsotError, match=r"no output 'C3\.tension'"):
        po.simulate(ladder(sections), 1e-4, outputs=["C3.tension"])


@pytest.mark.sample(2)
@pytest.mark.parametrize("kind", ["ladder", "held", "floating"])
def test_a_linear_network_begins_where_it_rests(kind: str, rng: np.random.Generator, written_out_up_to: Change) -> None:
    """0 = A x + B s; of units of any size, with storage that says how it starts, and with what rest leaves open."""
    written_out_up_to(0)
    network = Network("ladder")
    network.add(electrical.VoltageSource("V", "2 + sin(900*t)"), "n0", "ground")
    network.add(electrical.CurrentSource("I", float(rng.normal())), "n4", "ground")
    for k in range(6):
        resistance, inductance, capacitance, leak = map(float, 10.0 ** rng.uniform(-5, 5, 4))
        network.add(electrical.Resistor(f"R{k}", resistance), f"n{k}", f"m{k}")
        network.add(electrical.Inductor(f"L{k}", inductance), f"m{k}", f"n{k + 1}")
        network.add(electrical.Resistor(f"G{k}", leak), f"n{k + 1}", "ground")
        start = 3.0 if kind == "held" and k == 2 else None
        network.add(electrical.Capacitor(f"C{k}", capacitance, voltage=start), f"n{k + 1}", "ground")
    if kind == "floating":
        network.add(electrical.Resistor("D", 1.0), "n1", "a")
        network.add(electrical.Capacitor("A", 1.0), "a", "between")
        network.add(electrical.Capacitor("B", 2.0), "between", "ground")
        network.add(electrical.Inductor("LA", 1.0), "n1", "n2")
        network.add(electrical.Inductor("LB", 2.0), "n1", "n2")
    begins = network.system(initial="operating point")
    rests = begun_at_rest(network, {}, "operating point", 0.0)
    assert rests is not None
    sizes = np.abs(rests) + 1e-9 * np.sqrt(begins.state.scale) * np.abs(rests / np.sqrt(begins.state.scale)).max()
    assert (np.abs(begins.state.initial - rests) <= 1e-9 * sizes).all()  # digits that unlike conductances leave
    rates = called(begins, begins.state.initial, np.zeros(len(rests)), 0.0, np.zeros(0))[: len(rests)]
    moving = np.array([kind == "held" and name.startswith("C2.") for name in begins.state.names])
    run = po.simulate(network, 1e-9, initial="operating point", times=[0.0], outputs=["across", "through"])
    nominal = max(float(np.abs(run[name]).max()) for name in ("across", "through"))
    assert np.abs(rates[~moving]).max() <= 1e-9 * nominal


def test_what_is_not_linear_stays_written_out(written_out_up_to: Change) -> None:
    written_out_up_to(0)
    cubic = electrical.Capacitor("C", energy=lambda q: q**4)
    bound = [electrical.Capacitor("C", 1.0), electrical.Capacitor("D", 1.0)]
    diode = [electrical.Capacitor("C", 1.0), electrical.Diode("D")]
    for elements in ([cubic], bound, diode):
        network = Network("small")
        network.add(electrical.Resistor("R", 1.0), "a", "ground")
        for element in elements:
            network.add(element, "a", "ground")
        assert linear_network(network.equations) is None
        assert "energy_storage" in po.simulate(network, 0.1)


def test_matrices_and_blocks_grow_with_the_elements_alone() -> None:
    for sections in (30, 300):
        linear = linear_network(CausalEquations(ladder(sections).model))
        assert linear is not None
        assert linear.rates.nnz == 5 * sections - 1  # nothing hangs on the last node
        assert linear.across.nnz + linear.through.nnz <= 13 * sections + 2
        assert max(len(block.equations) for block in linear.equations.blocks) == 1
        assert linear.equations.nx <= LARGEST_DENSE


@pytest.mark.parametrize("enabled", [True, False])
def test_the_collector_is_left_as_it_was_even_by_a_network_that_is_refused(enabled: bool) -> None:
    before = gc.isenabled()
    (gc.enable if enabled else gc.disable)()
    try:
        ladder(2).structure()
        assert gc.isenabled() == enabled
        floating = Network("floating")
        floating.add(electrical.Resistor("R", 1.0), "a", "b")
        floating.add(electrical.Capacitor("C", 1.0), "a", "b")
        with pytest.raises(po.PoinsotError, match="path leads"):
            floating.structure()
        assert gc.isenabled() == enabled
    finally:
        (gc.enable if before else gc.disable)()


def test_spanning_trees_of_long_chains_hang_near_the_reference(rng: np.random.Generator) -> None:
    """A chain of thousands of edges, more than Python's stack would bear, with chords of no weight."""
    n = 5000
    chain = [Edge(f"e{k}", f"v{k}" if k else "ground", f"v{k + 1}") for k in range(n)]
    chords = [Edge(f"c{k}", f"v{a + 1}", f"v{b + 1}") for k, (a, b) in enumerate(rng.integers(0, n, (20, 2)))]
    graph = Graph("ground", tuple(f"v{k + 1}" for k in range(n)), (*chords, *chain))
    tree = graph.spanning_tree({e.name: float(e.name[0] == "e") for e in graph.edges})
    assert tree == {e.name for e in chain}
