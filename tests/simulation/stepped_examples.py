"""A mechanism, a ladder and a rectifier that are stepped."""

from typing import Any

import poinsot as po
from cases import EXAMPLES
from poinsot import electrical as el


def mechanism(name: str) -> po.Mechanism:
    return po.load(EXAMPLES / f"{name}.toml")


def ladder(source: Any = "sin(40*t)") -> po.Network:
    net = po.Network("ladder")
    net.add(el.VoltageSource("V", source), "a", "ground")
    net.add(el.Resistor("R", 2.0), "a", "b")
    net.add(el.Inductor("L", 0.1), "b", "c")
    net.add(el.Capacitor("C", 1e-2), "c", "ground")
    return net


def line() -> po.Network:
    """A line with a delay, into a capacitor."""
    net = po.Network("line")
    net.add(el.VoltageSource("V", "sin(9*t)"), "a", "ground")
    net.add(el.Resistor("R", 3.0), "a", "b")
    net.add(po.distributed.LosslessLine("T", 1.0, 0.1), "b", "ground", "c", "ground")
    net.add(el.Capacitor("C", 0.02), "c", "ground")
    return net


def rectifier() -> po.Network:
    net = po.Network("rectifier")
    net.add(el.VoltageSource("V", 0.0), "a", "ground")
    net.add(el.Resistor("R", 10.0), "a", "b")
    net.add(el.Diode("D"), "b", "c")
    net.add(el.Inductor("L", 1.0), "c", "ground")
    return net
