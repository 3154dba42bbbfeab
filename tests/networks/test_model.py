"""Networks as data: composites opened, terminals joined, the same network however it is written."""

from __future__ import annotations

import numpy as np
import pytest

import poinsot as po
from poinsot import electrical as el
from poinsot.elements import terminals


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
