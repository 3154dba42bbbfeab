"""Operating points: Kirchhoff's laws and those of elements hold, runs that begin there stay, failures name elements."""

from __future__ import annotations

import numpy as np
import pytest

import poinsot as po
from networks.nonlinear_networks import E, random_bias_circuit


@pytest.mark.parametrize("seed", range(6))
def test_laws_hold_and_the_order_of_elements_does_not_matter(seed: int) -> None:
    net = random_bias_circuit(seed)
    point = net.operating_point()
    net_power, turnover = 0.0, 0.0
    current_into = dict.fromkeys(net.node_names, 0.0)
    for b in net.model.branches:
        v, i = point[f"{b.name}.voltage"], point[f"{b.name}.current"]
        net_power, turnover = net_power + v * i, turnover + abs(v * i)
        for node, sign in ((b.tail, 1.0), (b.head, -1.0)):
            if node != "ground":
                current_into[node] += sign * i
        tail, head = (0.0 if n == "ground" else point[n] for n in (b.tail, b.head))
        assert v == pytest.approx(tail - head, abs=1e-9)
    assert abs(net_power) <= 1e-10 * turnover
    largest = max(abs(point[f"{b.name}.current"]) for b in net.model.branches)
    assert max(map(abs, current_into.values())) <= 1e-10 * largest
    for other, factor in ((random_bias_circuit(seed, order=seed + 1), 1.0), (random_bias_circuit(seed, 1e3), 1e3)):
        moved = other.operating_point()
        for node in net.node_names:
            assert moved[node] == pytest.approx(point[node], rel=1e-8, abs=1e-8)
        assert moved["R1.current"] * factor == pytest.approx(point["R1.current"], rel=1e-6, abs=1e-9 * largest)


@pytest.mark.parametrize("seed", range(2))
def test_runs_that_begin_there_stay(seed: int) -> None:
    net = random_bias_circuit(seed)
    point = net.operating_point()
    run = po.simulate(net, time=1e-3, samples=3, initial="operating point", rtol=1e-9)
    for name in ("R1.voltage", "D0.voltage", "C0.voltage", "L0.current"):
        np.testing.assert_allclose(run[name].values, point[name], rtol=1e-7, atol=1e-9)
    moved = po.simulate(net, time=1.0, samples=2, method="radau")
    assert float(moved["R1.voltage"][-1]) == pytest.approx(point["R1.voltage"], rel=1e-6, abs=1e-8)


def ladder(rungs: int) -> po.Network:
    net = po.Network("ladder")
    net.add(E.VoltageSource("V", 30.0), "n0", "ground")
    for k in range(rungs):
        net.add(E.Resistor(f"R{k}", 10.0), f"n{k}", f"m{k}")
        net.add(E.Diode(f"D{k}", 1e-13, series_resistance=1.0, capacitance=1e-12), f"m{k}", f"n{k + 1}")
        net.add(E.Resistor(f"S{k}", 1e4), f"n{k + 1}", "ground")
    return net


def test_large_networks_agree_with_themselves_in_parts() -> None:
    """The first rungs of a ladder, the rest as the current that it takes."""
    whole = ladder(60).operating_point()
    part = ladder(20)
    part.add(E.CurrentSource("rest", whole["R20.current"]), "n20", "ground")
    found = part.operating_point()
    for k in range(21):
        assert found[f"n{k}"] == pytest.approx(whole[f"n{k}"], rel=1e-9)


def test_held_storage_and_what_nothing_determines() -> None:
    net = po.Network("held")
    net.add(E.VoltageSource("V", 6.0), "a", "ground")
    net.add(E.Capacitor("C1", 1e-6), "a", "b")
    net.add(E.Capacitor("C2", 2e-6), "b", "ground")
    net.add(E.Resistor("R", 1e3), "a", "c")
    net.add(E.Capacitor("C3", 1e-6), "c", "ground")
    net.add(E.Resistor("R2", 1e3), "c", "ground")
    free = net.operating_point()
    assert free["b"] == pytest.approx(2.0, rel=1e-12)  # equal charges, as from nothing
    assert free["c"] == pytest.approx(3.0, rel=1e-12)
    held = net.operating_point(held={"C3.voltage": 5.0}, inputs={"V": 10.0})
    assert held["R2.current"] == pytest.approx(5e-3, rel=1e-12)
    assert held["C3.current"] == pytest.approx(0.0, abs=1e-12)
    assert net.operating_point(inputs={"V": "4*t"}, time=0.5)["c"] == pytest.approx(1.0, rel=1e-12)


def test_other_domains_rest_too() -> None:
    net = po.Network("motor")
    net.add(E.VoltageSource("V", 12.0), "a", "ground")
    net.add(E.Resistor("R", 2.0), "a", "b")
    net.add(E.Inductor("L", 1e-3), "b", "c")
    net.add(po.transducers.ElectricMachine("M", 0.1), "c", "ground", "s", "ground")
    net.add(po.rotational.Inertia("J", 1e-3), "s")
    net.add(po.rotational.Damper("B", 1e-2), "s", "ground")
    speed = 12.0 / 2.0 * 0.1 / (1e-2 + 0.1**2 / 2.0)
    assert net.operating_point()["s"] == pytest.approx(speed, rel=1e-12)


def test_switches_agree_with_what_passes_them() -> None:
    net = po.Network("bridge")
    net.add(E.VoltageSource("V", -10.0), "p", "q")
    for name, a, b in (("D1", "p", "a"), ("D2", "ground", "p"), ("D3", "q", "a"), ("D4", "ground", "q")):
        net.add(E.IdealDiode(name, forward_voltage=0.7, resistance=0.1), a, b)
    net.add(E.Resistor("R", 100.0), "a", "ground")
    net.add(E.VoltageSwitch("S", 5.0, resistance=1.0), "a", "b", "a", "ground")
    net.add(E.Resistor("R2", 99.0), "b", "ground")
    point = net.operating_point()
    assert point["a"] == pytest.approx(8.6 / 50.2 * 50.0, rel=1e-12)
    assert net.operating_point(inputs={"V": 5.0})["b"] == 0.0


def test_what_has_no_operating_point_is_named() -> None:
    net = po.Network("ramp")
    net.add(E.VoltageSource("V1", 1.0), "a", "ground")
    net.add(E.Inductor("L1", 1e-3), "a", "ground")
    with pytest.raises(po.SimulationError, match="equations of 'L1', 'V1' are not met"):
        net.operating_point()
    with pytest.raises(po.SimulationError, match="'ramp': initial values are given by name"):
        po.simulate(net, time=1.0, initial="rest")
    with pytest.raises(po.ModelError, match="no variable or node 'b'"):
        net.operating_point(inputs={"V1": 0.0})["b"]


def test_laws_without_a_value_are_named() -> None:
    """Conduction at absolute zero is 0/0, where no iteration begins: a refusal, never another error."""
    net = po.Network("cold")
    net.add(po.thermal.ThermalConductor("wall", 1.0), "a", "b")
    net.add(po.thermal.HeatCapacity("A", 1.0), "a")
    net.add(po.thermal.HeatCapacity("B", 1.0), "b")
    with pytest.raises(po.SimulationError, match=r"network 'cold' has no operating point.*'wall"):
        net.operating_point()
