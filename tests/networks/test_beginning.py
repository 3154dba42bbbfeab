"""A network without an order starts where its sources and laws allow."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import poinsot as po
from poinsot import electrical as el
from poinsot.algebra import tanh
from poinsot.elements import ELECTRICAL, Relation, TerminalPair

G = "ground"
SEEDS = range(6)
Bound = tuple[str, str, float, float]


def controlled(name: str, gain: float, bend: float, output: str) -> Relation:
    """output = gain · v + bend · tanh(v / volt) of the voltage v at the port "in", which takes no current."""
    ports = TerminalPair(ELECTRICAL, "in"), TerminalPair(ELECTRICAL, "out")

    def law(v: Any) -> tuple[Any, Any]:
        return 0.0 * v, gain * v + bend * tanh(v)

    return Relation(name, ports, ("through", output), ((0, "across"),), law, "active")  # type: ignore[arg-type]


def random_network(
    rng: np.random.Generator, turned: bool = False
) -> tuple[po.Network, list[tuple[str, str, float, float]]]:
    """Stages of controlled sources with storage across or in them, each driven by a divider at the stage before.

    Returns what is bound: storage and quantity, the divider that it follows, gain and bend.
    """
    size, bound, at = 10 ** rng.uniform(-2, 2), list[Bound](), "n0"
    parts: list[tuple[Any, ...]] = []
    parts.append((el.VoltageSource("V", f"{rng.uniform(0.5, 2)}*cos({rng.uniform(1, 9)}*t)"), "n0", G))
    for k in range(int(rng.integers(1, 4))):
        gain, bend = rng.uniform(0.3, 2, 2) * rng.choice([-1, 1], 2)
        kind = rng.choice(["C", "L", "CC"])
        parts += [(el.Resistor(f"R{k}", size * rng.uniform(1, 2)), at, f"b{k}")]
        parts += [(el.Resistor(f"S{k}", size * rng.uniform(1, 2)), f"b{k}", G)]
        parts += [(controlled(f"A{k}", gain, bend, "through" if kind == "L" else "across"), f"b{k}", G, f"n{k + 1}", G)]
        if kind == "L":
            parts += [(el.Inductor(f"L{k}", 0.1 * size), f"n{k + 1}", G)]
            bound.append((f"L{k}.current", f"S{k}.voltage", -gain, -bend))
        elif kind == "C":
            parts += [(el.Capacitor(f"C{k}", 0.1 / size), f"n{k + 1}", G)]
            bound.append((f"C{k}.voltage", f"S{k}.voltage", gain, bend))
        else:
            parts += [(el.Capacitor(f"C{k}", 0.1 / size), f"n{k + 1}", f"m{k}")]
            parts += [(el.Capacitor(f"D{k}", 0.2 / size), f"m{k}", G)]
            bound.append((f"C{k}.voltage", f"S{k}.voltage", gain * 2 / 3, bend * 2 / 3))  # the least energy moves
        at = at if kind == "L" else f"n{k + 1}"
    parts += [(el.Capacitor("alone", 1.0, voltage=1.0), "x", G), (el.Resistor("leak", 1.0), "x", G)]
    net = po.Network("controlled", 0.5)
    for element, *nodes in [parts[i] for i in (rng.permutation(len(parts)) if turned else range(len(parts)))]:
        net.add(element, *nodes)
    return net, bound


@pytest.mark.sample(2)
@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_fixed_starts_as_it_goes_on(seed: int) -> None:
    net, bound = random_network(np.random.default_rng(seed))
    turned, _ = random_network(np.random.default_rng(seed), turned=True)
    run = po.simulate(net, samples=6, rtol=1e-8)
    assert run.status == "done"
    for name, divider, gain, bend in bound:
        for k in (0, -1):
            v = float(run[divider][k])
            np.testing.assert_allclose(float(run[name][k]), gain * v + bend * np.tanh(v), rtol=1e-6, atol=1e-9)
    one, two = net.system(), turned.system()
    for t in (0.0, 0.3):
        ours, theirs = (dict(zip(s.component_names, s.begins(t), strict=True)) for s in (one, two))  # type: ignore[misc]
        assert ours == pytest.approx(theirs, rel=1e-9)
    assert one.initial[one.component_names.index("alone.charge")] == 1.0


def test_what_is_given_is_kept_or_refused() -> None:
    net = po.Network("n", 0.1)
    net.add(el.VoltageSource("V", 2.0), "a", G)
    net.add(el.Resistor("R", 1.0), "a", "b")
    net.add(el.Resistor("S", 1.0), "b", G)
    net.add(controlled("A", 3.0, 0.0, "across"), "b", G, "c", G)
    net.add(el.Capacitor("C", 1.0), "c", "d")
    net.add(el.Capacitor("D", 1.0), "d", G)
    assert net.system(initial={"C.voltage": 0.5}).initial.tolist() == pytest.approx([0.5, 2.5], rel=1e-12)
    assert net.system(inputs={"V": ([0.0, 1.0], [4.0, 6.0])}).initial.tolist() == pytest.approx([3.0, 3.0], rel=1e-12)
    with pytest.raises(po.SimulationError, match=r"C.charge, D.charge start with contradict"):
        net.system(initial={"C.voltage": 0.5, "D.voltage": 0.5})
    whole = net.system().initial
    np.testing.assert_array_equal(net.system(initial=whole).initial, whole)
