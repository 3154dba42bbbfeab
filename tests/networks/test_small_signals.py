"""Linear networks of nanovolts and of megavolts: what is driven a thousandfold answers a thousandfold, as exactly."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import EXAMPLES
from poinsot import electrical as el
from poinsot import translational as tr

SIZES = [1e-12, 1e-9, 1e-5, 1e5, 1e9]


def resonator(size: float) -> po.Network:
    """A step into R, L and C in series, Q = 32."""
    net = po.Network("resonator")
    net.add(el.VoltageSource("V", size), "a", "ground")
    net.add(el.Resistor("R", 1.0), "a", "b")
    net.add(el.Inductor("L", 1e-3), "b", "c")
    net.add(el.Capacitor("C", 1e-6), "c", "ground")
    return net


def sensor(size: float) -> po.Network:
    """A current into a megohm beside picofarads, whose voltage is a million times the source, and a coil behind."""
    net = po.Network("sensor")
    net.add(el.CurrentSource("I", f"{size}*sin(2000*t)"), "a", "ground")
    net.add(el.Resistor("R", 1e6), "a", "ground")
    net.add(el.Capacitor("C", 1e-10), "a", "ground")
    net.add(el.Resistor("S", 1e3), "a", "b")
    net.add(el.Inductor("L", 10.0), "b", "ground")
    return net


def bound(size: float) -> po.Network:
    """Capacitors in a loop, one of them charged, discharged through a coil: nothing drives them."""
    net = po.Network("bound")
    net.add(el.Capacitor("C1", 2e-6, voltage=size), "a", "ground")
    net.add(el.Capacitor("C2", 1e-6), "a", "b")
    net.add(el.Capacitor("C3", 3e-6), "b", "ground")
    net.add(el.Inductor("L", 1e-2), "b", "c")
    net.add(el.Resistor("R", 2.0), "c", "ground")
    return net


def masses(size: float) -> po.Network:
    """Two masses on springs, pulled by a table of forces."""
    net = po.Network("masses")
    net.add(tr.ForceSource("F", ([0.0, 1.0, 1.0, 2.0], [0.0, size, -size, 0.0])), "a", "ground")
    net.add(tr.Mass("m", 2.0), "a")
    net.add(tr.Spring("k", 500.0), "a", "b")
    net.add(tr.Mass("n", 1.0), "b")
    net.add(tr.Spring("l", 300.0), "b", "ground")
    return net


CASES: list[tuple[Callable[[float], po.Network], float, str]] = [
    (resonator, 0.01, "C.voltage"),
    (sensor, 0.005, "C.voltage"),
    (bound, 0.01, "C3.voltage"),
    (masses, 3.0, "n.velocity"),
]


@pytest.mark.parametrize(("make", "time", "name"), CASES, ids=[make.__name__ for make, *_ in CASES])
@pytest.mark.parametrize("method", ["dop853", "radau"])
@pytest.mark.sample(2)
@pytest.mark.parametrize("size", SIZES)
def test_what_is_driven_more_answers_as_much_more(
    make: Callable[[float], po.Network], time: float, name: str, method: Any, size: float
) -> None:
    one, other = (po.simulate(make(s), time=time, samples=101, method=method) for s in (1.0, size))
    expected = one[name].values
    np.testing.assert_allclose(other[name].values / size, expected, rtol=0, atol=2e-9 * abs(expected).max())
    assert other.attrs["steps"] < 4 * one.attrs["steps"]
    assert po.ledger(other).ratio < 1e-8


@pytest.mark.parametrize("other", ["linear", "a diode", "a pendulum"])
def test_a_stranger_changes_nothing(other: str) -> None:
    """Beside a volt, a law that bends, or a machine, which meet it nowhere, a nanovolt is as exact."""
    alone, net = resonator(1e-9), resonator(1e-9)
    net.add(el.VoltageSource("far", 1.0), "x", "ground")
    net.add(el.Resistor("far R", 1e3), "x", "y")
    net.add(el.Diode("far D") if other == "a diode" else el.Capacitor("far C", 1e-3), "y", "ground")
    if other == "a pendulum":
        net.add(po.load(EXAMPLES / "double_pendulum.toml").as_element("pendulum", ["elbow"]), "elbow")
    one, both = (po.simulate(each, time=0.05, samples=101, method="dop853") for each in (alone, net))
    expected = one["C.voltage"].values
    np.testing.assert_allclose(both["C.voltage"], expected, rtol=0, atol=2e-9 * abs(expected).max())


@pytest.mark.parametrize("size", [1e-9, 1e5])
def test_alone_in_a_batch_and_from_a_netlist(size: float, tmp_path: Path) -> None:
    path = tmp_path / "resonator.cir"
    path.write_text(
        f"A resonator\nV1 a 0 {size:.17g}\nR1 a b 1\nL1 b c 1m IC=0\nC1 c 0 1u IC=0\n.tran 1u 10m UIC\n.end\n"
    )
    expected = po.simulate(resonator(size), time=0.01, samples=101)["C.voltage"].values
    read = po.simulate(po.load(path), time=0.01, samples=101)["C1.voltage"].values
    np.testing.assert_allclose(read, expected, rtol=0, atol=1e-9 * size)
    batch = po.ensemble(resonator(size), {"C.voltage": np.array([0.0, size])}, time=0.01, samples=101)
    np.testing.assert_allclose(batch["C.voltage"].values[0], expected, rtol=0, atol=1e-9 * size)


def test_sources_that_balance_leave_no_noise_to_be_followed() -> None:
    """0.1 + 0.2 − 0.3 V is 5e-17 V: no steps are taken for it, beside those for stability."""
    net = po.Network("balanced")
    for name, voltage, (a, b) in zip("ABC", (0.1, 0.2, -0.3), (("a", "ground"), ("b", "a"), ("c", "b")), strict=True):
        net.add(el.VoltageSource(name, voltage), a, b)
    net.add(el.Resistor("R", 1.0), "c", "d")
    net.add(el.Inductor("L", 1e-3), "d", "ground")
    run = po.simulate(net, time=1.0, samples=11)
    assert abs(run["L.current"].values).max() < 1e-10 and run.attrs["steps"] < 1000


def drawn(seed: int, ohm: float, second: float) -> tuple[po.Network, str]:
    """A random network of R, L, C and controlled sources in these units, and a node of it."""
    rng, net = np.random.default_rng(seed), po.Network("drawn")
    nodes = [*(f"n{i}" for i in range(int(rng.integers(3, 6)))), "ground"]
    net.add(el.VoltageSource("V", 1.0), "in", "ground")
    net.add(el.Resistor("R", 0.1 * ohm), "in", nodes[0])
    makers: dict[str, Callable[[str, float], Any]] = {
        "R": lambda name, x: el.Resistor(name, x * ohm), "C": lambda name, x: el.Capacitor(name, x * second / ohm),
        "L": lambda name, x: el.Inductor(name, x * second * ohm),
    }  # fmt: skip
    ways = [(str(rng.choice(nodes[:i])), node) for i, node in enumerate(nodes[1:-1], 1)]
    ways += [tuple(map(str, rng.choice(nodes, 2, replace=False))) for _ in range(int(rng.integers(2, 7)))]
    for k, (a, b) in enumerate(ways):
        net.add(makers[rng.choice([*"RCL"])](f"e{k}", 10 ** rng.uniform(-1, 1)), a, b)
    for k, node in enumerate(nodes[1:-1]):
        net.add(el.Resistor(f"g{k}", ohm * 10 ** rng.uniform(0, 1)), node, "ground")
    a, b, c = map(str, rng.choice(nodes, 3, replace=False))
    net.add(el.VoltageControlledCurrentSource("G", 10 ** rng.uniform(-1, 1) / ohm), a, b, c, "ground")
    return net, nodes[int(rng.integers(1, len(nodes) - 1))]


@pytest.mark.parametrize("seed", [51, 42, 45, 18, 1, *range(2, 18)])
def test_poles_and_zeros_in_other_units(seed: int) -> None:
    """Law: of a network of other ohms and seconds they are those over the second; none is lost or made by a unit."""
    found = []
    for ohm, second in ((1.0, 1.0), (1e5, 1e-6), (1e-4, 1e3), (1e3, 1e-9)):
        net, node = drawn(seed, ohm, second)
        near = net.small_signal(["V"], [node])
        both = (x[abs(x) > 1e-4] for x in (near.poles() * second, near.zeros() * second))
        found.append([x[np.lexsort((x.imag, x.real.round(6)))] for x in both])
    for other in found[1:]:
        for x, y in zip(found[0], other, strict=True):
            np.testing.assert_allclose(y, x, rtol=1e-6)
