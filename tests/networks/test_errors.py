"""What a network is refused for, in the names of its elements and nodes (issue 4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import poinsot as po
from poinsot import electrical as el
from poinsot import thermal, translational

Placed = list[tuple[Any, ...]]
SOURCE = (el.VoltageSource("V", 1.0), "a", "ground")
LOAD = (el.Resistor("R", 1.0), "a", "ground")


def built(placed: Placed) -> po.Network:
    net = po.Network("bench")
    for element, *nodes in placed:
        net.add(element, *nodes)
    return net


REFUSED: dict[str, tuple[Placed, str]] = {
    "floating nodes": (
        [SOURCE, LOAD, (el.Resistor("R2", 1.0), "x", "y"), (el.Capacitor("C", 1.0), "x", "y")],
        "no electrical path leads from the nodes '[xy]', '[xy]' to 'ground', so only differences are known",
    ),
    "missing ground": (
        [(el.VoltageSource("V", 1.0), "a", "b"), (el.Resistor("R", 1.0), "a", "b")],
        "no electrical path leads from the nodes .* put one of them on 'ground' \\(zero volts\\)",
    ),
    "a node for one": (
        [SOURCE, (el.Resistor("R", 1.0), "a", "b")],
        "only 'R' stands on node 'b', so nothing can flow there",
    ),
    "shorted source": (
        [(el.VoltageSource("V1", 1.0), "a", "a"), LOAD],
        "the sources V1 make a loop: their values contradict one another",
    ),
    "two voltages": (
        [SOURCE, (el.VoltageSource("W", 2.0), "a", "ground")],
        "the sources W, V make a loop",
    ),
    "two currents": (
        [(el.CurrentSource("I", 1.0), "a", "ground"), (el.CurrentSource("J", 2.0), "a", "ground")],
        "the sources I, J are a cutset: nothing else can carry what they deliver",
    ),
    "a name twice": ([LOAD, LOAD], "has an element 'R' already; names must differ"),
    "mixed domains": (
        [LOAD, (translational.Damper("d", 1.0), "a", "ground")],
        "at node 'a' 'R' is electrical and 'd' is translational; power passes between domains only through",
    ),
    "redundant couplings": (
        [SOURCE, (el.Transformer("T", 2.0), "a", "ground", "b", "ground"),
         (el.Transformer("U", 2.0), "a", "ground", "b", "ground"), (el.Resistor("R", 1.0), "b", "ground")],
        "two couplings .* do the same, so what flows through each of them is undetermined",
    ),
    "couplings against sources": (
        [SOURCE, (el.Transformer("T", 2.0), "a", "ground", "b", "ground"), (el.VoltageSource("W", 2.0), "b", "ground")],
        "its couplings tie 'V' – 'W' together, which all give their own values",
    ),
    "a wire across a source": ([SOURCE, (el.Resistor("W", 0.0), "a", "ground")], "'W' would have to give values"),
    "a current into nothing": (
        [(el.CurrentSource("I", 1.0), "a", "ground"), (el.Conductor("G", 0.0), "a", "ground")],
        "'G' would have to give values",
    ),
    "too many nodes": ([(el.Capacitor("C", 1.0), "a", "b", "c")], "has the terminals p, n, but 3 nodes are given"),
    "a terminal left open": ([(el.Capacitor("C", 1.0), "a"), LOAD], "only 'C' stands on node 'C.n'"),
    "nothing": ([], "network 'bench' has no elements"),
}  # fmt: skip


@pytest.mark.parametrize("case", REFUSED)
def test_what_cannot_be_is_refused_by_name(case: str) -> None:
    placed, message = REFUSED[case]
    with pytest.raises(po.ModelError, match=message):
        built(placed).equations  # noqa: B018


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
        po.simulate(built(placed), time=1.0)


CALLS: dict[str, tuple[Callable[[po.Network], Any], str]] = {
    "unknown terminal": (lambda net: net.add(el.Resistor("S", 1.0), "a", q="b"), "has no terminal 'q'.* are p, n"),
    "node without a name": (lambda net: net.add(el.Resistor("S", 1.0), "a", ""), "a node is named by a text"),
    "unknown end": (lambda net: net.connect("a", "R.x"), "has no terminal or node 'R.x'"),
    "unknown source": (lambda net: net.system(inputs={"W": 1.0}), "has no source 'W'.*its inputs are V"),
    "unknown state": (lambda net: net.initial_state({"R.charge": 1.0}), "has no initial value 'R.charge'"),
    "storage for its state": (lambda net: net.initial_state({"C": 1.0}), "mean 'C.charge' or 'C.voltage'"),
    "state not finite": (lambda net: net.initial_state({"C.charge": float("nan")}), "must be a finite number"),
    "state too short": (lambda net: net.initial_state([1.0, 2.0]), "an initial state has 1 finite numbers"),
}


@pytest.mark.parametrize("case", CALLS)
def test_calls_are_refused_by_name(case: str) -> None:
    call, message = CALLS[case]
    net = built([SOURCE, (el.Resistor("R", 1.0), "a", "b"), (el.Capacitor("C", 1.0), "b", "ground")])
    with pytest.raises(po.PoinsotError, match=message):
        call(net)


def test_temperatures_do_not_meet() -> None:
    net = built([(thermal.TemperatureSource("T", 300.0), "a"), (thermal.TemperatureSource("U", 310.0), "a")])
    with pytest.raises(po.ModelError, match="the sources U, T make a loop"):
        net.equations  # noqa: B018
