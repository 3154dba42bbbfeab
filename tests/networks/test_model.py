"""Networks as data: composites opened, terminals joined, copied to other processes; the same however it is written."""

import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from components.benches import bench
from components.element_zoo import ZOO
from networks.random_networks import network, random_circuit
from poinsot import electrical as el
from poinsot import thermal, translational
from poinsot.elements import terminals
from poinsot.motion.of_network.keys import network_key


def by_nodes() -> po.Network:
    net = po.Network("filter")
    net.add(el.VoltageSource("V", "sin(t)"), "in", "ground")
    net.add(el.Resistor("R", 2.0), "in", "out")
    net.add(el.Capacitor("C", 3.0, voltage=0.5), "out", "ground")
    return net


def by_connections() -> po.Network:
    net = po.Network("filter")
    for element in (el.VoltageSource("V", "sin(t)"), el.Resistor("R", 2.0), el.Capacitor("C", 3.0, voltage=0.5)):
        net.add(element)
    net.connect("V.p", "R.p")
    net.connect("R.n", "C.p")
    net.connect("V.n", "ground", "C.n")
    return net


def by_names() -> po.Network:
    net = po.Network("filter")
    net.add(el.VoltageSource("V", "sin(t)"), p="in", n="ground")
    net.add(el.Resistor("R", 2.0), n="out", p="in")
    net.add(el.Capacitor("C", 3.0, voltage=0.5), "out", n="ground")
    return net


def by_parts() -> po.Network:
    """The resistor and the capacitor as one element with two ports."""
    inside = po.Network("inside")
    inside.add(el.Resistor("R", 2.0), "a", "b")
    inside.add(el.Capacitor("C", 3.0, voltage=0.5), "b", "ground")
    net = po.Network("filter")
    net.add(el.VoltageSource("V", "sin(t)"), "in", "ground")
    net.add(inside.as_element("F", {"first": "a"}), "in")
    return net


@pytest.mark.parametrize("build", [by_connections, by_names, by_parts])
def test_every_way_of_building_moves_alike(build: object) -> None:
    one, other = po.simulate(by_nodes(), time=3.0), po.simulate(build(), time=3.0)  # type: ignore[operator]
    name = "F.C.charge" if build is by_parts else "C.charge"
    np.testing.assert_array_equal(one["C.charge"].values, other[name].values)


def test_parts_of_parts_have_the_names_of_all() -> None:
    inner = po.Network("inner")
    inner.add(el.Resistor("R", 2.0), "a", "b")
    outer = po.Network("outer")
    outer.add(inner.as_element("X", {"l": "a", "r": "b"}), "c", "d")
    outer.add(el.Resistor("R", 1.0), "d", "ground")
    net = po.Network("net")
    net.add(outer.as_element("Y", {"p": "c"}), "e")
    net.add(el.VoltageSource("V", 1.0), "e", "ground")
    assert net.element_names == ("Y.X.R", "Y.R", "V")
    flow = net.equations.evaluate([], 0.0, [])
    assert flow.through[0] == pytest.approx(1 / 3)


def test_terminals_are_named_after_ports() -> None:
    assert terminals(el.Resistor("R", 1.0)) == ("p", "n")
    assert terminals(el.Transformer("T", 1.0)) == ("a.p", "a.n", "b.p", "b.n")
    assert terminals(el.HeatingResistor("R", 1.0)) == ("p", "n", "heat")
    assert terminals(po.translational.Mass("m", 1.0)) == ("p",)
    assert terminals(po.thermal.ThermalConductor("G", 1.0)) == ("a", "b")
    motor = po.transducers.DCMotor("M", resistance=1.0, constant=1.0, heat=True)
    assert terminals(motor) == ("p", "n", "shaft", "heat")


def test_every_variable_is_recorded_with_its_unit() -> None:
    run = po.simulate(by_nodes(), time=1.0)
    units = {"V.voltage": "V", "R.current": "A", "C.charge": "C", "C.voltage": "V"}
    assert {name: run[name].attrs["units"] for name in units} == units


EXAMPLES = sorted((Path(__file__).parents[2] / "examples" / "networks").glob("*.toml"))


@pytest.mark.parametrize("kind", ZOO)
def test_elements_pickle_as_they_were_made(kind: str) -> None:
    element = ZOO[kind]("e")
    try:
        twin = pickle.loads(pickle.dumps(element))
    except (pickle.PicklingError, AttributeError):
        assert any(callable(x) for x in (*element.made.arguments, *element.made.named.values()))  # type: ignore[union-attr]
        return
    assert type(twin) is type(element)
    assert twin.name == element.name and twin.pairs == element.pairs
    assert all(a.domain is b.domain for a, b in zip(twin.pairs, element.pairs, strict=True))


def test_random_networks_are_the_same_equations(seed: int) -> None:
    net = network(random_circuit(np.random.default_rng(seed)))
    twin = pickle.loads(pickle.dumps(net))
    assert network_key(twin.equations) == network_key(net.equations)
    assert twin.state_names == net.state_names and twin.run == net.run


@pytest.mark.sample(2)
@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_networks_of_files_are_the_same_equations(path: Path) -> None:
    net = po.load(path)
    twin = pickle.loads(pickle.dumps(net))
    assert network_key(twin.equations) == network_key(net.equations)
    np.testing.assert_array_equal(twin.initial_state(), net.initial_state())


def test_a_network_within_a_network_and_joined_nodes() -> None:
    inner = po.Network("filter")
    inner.add(el.Resistor("R", 2.0), "in", "out")
    inner.add(el.Capacitor("C", 0.5, voltage=1.0), "out", "ground")
    net = po.Network("two", 0.5)
    net.add(inner.as_element("f", {"in": "in", "out": "out"}), "a", "b")
    net.add(el.VoltageSource("V", "sin(t)"), "a", "ground")
    net.add(el.Resistor("load", 3.0))
    net.connect("load.p", "b")
    net.connect("load.n", "ground")
    twin = pickle.loads(pickle.dumps(net))
    first, second = (po.simulate(each, samples=11) for each in (net, twin))
    np.testing.assert_array_equal(first["f.C.voltage"], second["f.C.voltage"])
    twin.add(el.Resistor("more", 1.0), "b", "ground")
    assert "more" not in net.element_names


def test_an_element_with_a_lambda_is_named() -> None:
    net = po.Network("n")
    net.add(el.Resistor("fine", 1.0), "a", "ground")
    net.add(el.NonlinearResistor("bent", current=lambda v: v * v * v), "a", "ground")
    with pytest.raises(TypeError, match=r"because of its element 'bent'.*a lambda"):
        pickle.dumps(net)


Placed = list[tuple[Any, ...]]
SOURCE = (el.VoltageSource("V", 1.0), "a", "ground")
LOAD = (el.Resistor("R", 1.0), "a", "ground")


REFUSED: dict[str, tuple[Placed, str]] = {
    "floating nodes": ([SOURCE, LOAD, (el.Resistor("R2", 1.0), "x", "y"), (el.Capacitor("C", 1.0), "x", "y")],
     "no electrical path leads from the nodes '[xy]', '[xy]' to 'ground', so only differences are known"),
    "missing ground": ([(el.VoltageSource("V", 1.0), "a", "b"), (el.Resistor("R", 1.0), "a", "b")],
     "no electrical path leads from the nodes .* put one of them on 'ground' \\(zero volts\\)"),
    "a node for one": ([SOURCE, (el.Resistor("R", 1.0), "a", "b")],
     "only 'R' stands on node 'b', so nothing can flow there"),
    "shorted source": ([(el.VoltageSource("V1", 1.0), "a", "a"), LOAD],
     "the sources V1 make a loop: their values contradict one another"),
    "two voltages": ([SOURCE, (el.VoltageSource("W", 2.0), "a", "ground")], "the sources W, V make a loop"),
    "two currents": ([(el.CurrentSource("I", 1.0), "a", "ground"), (el.CurrentSource("J", 2.0), "a", "ground")],
     "the sources I, J are a cutset: nothing else can carry what they deliver"),
    "a name twice": ([LOAD, LOAD], "has an element 'R' already; names must differ"),
    "mixed domains": ([LOAD, (translational.Damper("d", 1.0), "a", "ground")],
     "at node 'a' 'R' is electrical and 'd' is translational; power passes between domains only through"),
    "redundant couplings": ([SOURCE, (el.Transformer("T", 2.0), "a", "ground", "b", "ground"),
     (el.Transformer("U", 2.0), "a", "ground", "b", "ground"), (el.Resistor("R", 1.0), "b", "ground")],
     "two couplings .* do the same, so what flows through each of them is undetermined"),
    "couplings against sources": ([SOURCE, (el.Transformer("T", 2.0), "a", "ground", "b", "ground"),
     (el.VoltageSource("W", 2.0), "b", "ground")],
     "its couplings tie 'V' – 'W' together, which all give their own values"),
    "a wire across a source": ([SOURCE, (el.Resistor("W", 0.0), "a", "ground")], "'W' would have to give values"),
    "a current into nothing": ([(el.CurrentSource("I", 1.0), "a", "ground"), (el.Conductor("G", 0.0), "a", "ground")],
     "'G' would have to give values"),
    "too many nodes": ([(el.Capacitor("C", 1.0), "a", "b", "c")], "has the terminals p, n, but 3 nodes are given"),
    "a terminal left open": ([(el.Capacitor("C", 1.0), "a"), LOAD], "only 'C' stands on node 'C.n'"),
    "nothing": ([], "network 'bench' has no elements"),
}  # fmt: skip


@pytest.mark.parametrize("case", REFUSED)
def test_what_cannot_be_is_refused_by_name(case: str) -> None:
    placed, message = REFUSED[case]
    with pytest.raises(po.ModelError, match=message):
        bench(*placed).equations  # noqa: B018


LOOPS: dict[str, tuple[Placed, str]] = {
    "no solution": (
        [(el.CurrentSource("I", -1.0), "a", "ground"),
         (el.NonlinearResistor("N", current=lambda v: v / (1.0 + v * v)), "a", "ground")],
        "no solution was found at the start for the algebraic loop of 'N'",
    ),
    "a resistance cancelled": (
        [SOURCE, (el.NegativeResistance("N", -2.0), "a", "b"), (el.Resistor("R2", 2.0), "b", "ground")],
        "algebraic loop of 'N', 'R2'",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", LOOPS)
def test_algebraic_loops_without_solution_are_named(case: str) -> None:
    placed, message = LOOPS[case]
    with pytest.raises(po.SimulationError, match=message):
        po.simulate(bench(*placed), time=1.0)


CALLS: dict[str, tuple[Callable[[po.Network], Any], str]] = {
    "unknown terminal": (lambda net: net.add(el.Resistor("S", 1.0), "a", q="b"), "has no terminal 'q'.* are p, n"),
    "node without a name": (lambda net: net.add(el.Resistor("S", 1.0), "a", ""), "a node is named by a text"),
    "unknown end": (lambda net: net.connect("a", "R.x"), "has no terminal or node 'R.x'"),
    "unknown source": (lambda net: net.system(inputs={"W": 1.0}), "has no input 'W'.*its inputs are V"),
    "unknown state": (lambda net: net.initial_state({"R.charge": 1.0}), "has no initial value 'R.charge'"),
    "storage for its state": (lambda net: net.initial_state({"C": 1.0}), "mean 'C.charge' or 'C.voltage'"),
    "state not finite": (lambda net: net.initial_state({"C.charge": float("nan")}), "must be a finite number"),
    "state too short": (lambda net: net.initial_state([1.0, 2.0]), "an initial state has 1 finite numbers"),
}  # fmt: skip


@pytest.mark.parametrize("case", CALLS)
def test_calls_are_refused_by_name(case: str) -> None:
    call, message = CALLS[case]
    net = bench(SOURCE, (el.Resistor("R", 1.0), "a", "b"), (el.Capacitor("C", 1.0), "b", "ground"))
    with pytest.raises(po.PoinsotError, match=message):
        call(net)


def test_temperatures_do_not_meet() -> None:
    net = bench((thermal.TemperatureSource("T", 300.0), "a"), (thermal.TemperatureSource("U", 310.0), "a"))
    with pytest.raises(po.ModelError, match="the sources U, T make a loop"):
        net.equations  # noqa: B018
