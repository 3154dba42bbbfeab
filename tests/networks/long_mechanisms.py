"""Mechanisms of many links in a network, and what drives them."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import poinsot as po
from multibody.closed_zoo import stacked
from poinsot import Body, Displacement, Inertia, Joint, Model, electrical, hydraulic, rotational, translational
from poinsot import pairs as of_pairs
from poinsot.algorithms import compiled
from poinsot.elements import (
    ELECTRICAL,
    ROTATIONAL,
    Expression,
    IdealCoupling,
    JointDamper,
    JointEffort,
    JointSpring,
    TerminalPair,
)
from poinsot.geometry import rotation_x
from poinsot.multibody import GROUND


@contextmanager
def rolled(largest_unrolled: int = 0) -> Iterator[None]:
    """All trees are walked over, or none."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(compiled, "LARGEST_UNROLLED", largest_unrolled)
        yield


def both(make: Callable[[], Any]) -> tuple[Any, Any]:
    """What is made with mechanisms written out, and with all of them walked over."""
    with rolled(10**9):
        written = make()
    with rolled():
        walked = make()
    return written, walked


def chain(count: int = 4, mass: float = 0.4) -> Model:
    """Rods in space on pins, with a spring, a damper and a source of their own."""
    rod = Inertia.at_centre(mass, (0.1, 0.02, 0.0), np.diag([1e-3, 5e-3, 5e-3]) * mass)
    turned = Displacement.translating((0.2, 0.01, 0.0)) @ Displacement(rotation_x(0.4), np.zeros(3))
    bodies = tuple(Body(f"b{i}", rod) for i in range(count))
    joints = tuple(
        Joint(
            f"j{i}",
            of_pairs.revolute(),
            f"b{i - 1}" if i else GROUND,
            f"b{i}",
            turned if i else Displacement.identity(),
        )
        for i in range(count)
    )
    elements = (
        JointSpring("spring", "j1", 3.0 * mass, 0.2), JointDamper("damper", "j2", 0.05 * mass),
        JointEffort("push", "j2", Expression("0.1*cos(3*t)")),
    )  # fmt: skip
    return Model("chain", bodies, joints, elements)


def loops() -> Model:
    return replace(stacked(2), elements=(JointDamper("damper", "b1", 0.5),))


def motor(net: po.Network, joint: str, k: float = 0.5, rotor: float = 0.0) -> None:
    """A source, a winding, and a shaft: v = k ω, torque = k i; a rotor is bound to the joint."""
    pairs = (TerminalPair(ELECTRICAL, "coil"), TerminalPair(ROTATIONAL, "shaft", ("", None)))
    net.add(electrical.VoltageSource(f"battery {joint}", "12*sin(2*t)"), f"a {joint}", "ground")
    net.add(electrical.Resistor(f"winding {joint}", 0.8), f"a {joint}", f"b {joint}")
    net.add(electrical.Inductor(f"choke {joint}", 0.02), f"b {joint}", f"c {joint}")
    turns = (np.array([[1.0, -k], [0.0, 0.0]]), np.array([[0.0, 0.0], [k, 1.0]]))
    net.add(IdealCoupling(f"motor {joint}", pairs, turns), f"c {joint}", "ground", joint)
    if rotor:
        net.add(rotational.Inertia(f"rotor {joint}", rotor), joint)


def driven(model: Model, joints: tuple[str, ...], rotor: float = 0.0) -> po.Network:
    net = po.Network("driven")
    net.add(po.Mechanism(model).as_element("machine", joints), *joints)
    for joint in joints:
        motor(net, joint, rotor=rotor)
    return net


def geared(mass: float = 0.4, rotor: float = 0.02) -> po.Network:
    """Motors with rotors, one with a flywheel behind a gear besides."""
    net = driven(chain(mass=mass), ("j0", "j2"), rotor * mass)
    net.add(rotational.Gear("gear", 7.0), "fast", "ground", "j0", "ground")
    net.add(rotational.Inertia("flywheel", 1e-3 * mass), "fast")
    return net


def solved(net: po.Network, joint: str) -> None:
    """A motor whose winding and brushes are laws that are solved together."""
    pairs = (TerminalPair(ELECTRICAL, "coil"), TerminalPair(ROTATIONAL, "shaft", ("", None)))
    net.add(electrical.VoltageSource("supply", "5*cos(3*t)"), "p", "ground")
    net.add(electrical.NonlinearResistor("winding", voltage=lambda i: 0.8 * i + 0.1 * i**3), "p", "w")
    net.add(electrical.NonlinearResistor("brushes", current=lambda v: 2.0 * v + 0.3 * v**3), "w", "c")
    turns = (np.array([[1.0, -0.4], [0.0, 0.0]]), np.array([[0.0, 0.0], [0.4, 1.0]]))
    net.add(IdealCoupling("motor", pairs, turns), "c", "ground", joint)


CHAIN: Mapping[str, Any] = {
    "cylinder": (("ground", (0.1, 0.3, 0.2)), ("b2", (0.05, 0.02, 0.01))),
    "rope": (("b0", (0.1, 0.05, 0.0)), ("b3", (0.15, 0.0, 0.02))),
    "shaft": "j1",
}

LOOPS: Mapping[str, Any] = {
    "cylinder": (("ground", (0.2, -0.4, 0.1)), ("coupler1", (0.3, 0.1, 0.0))),
    "rope": (("crank0", (0.3, 0.05, 0.1)), ("rocker1", (0.5, -0.02, 0.0))),
    "shaft": "a1",
    "bearing": "d1",
}


def hoist(
    model: Model, ports: Mapping[str, Any], force: float = 1.0, name: str = "machine", rotor: float = 0.0
) -> po.Network:
    """A pump feeds a cylinder on a line, a rope that stretches and rubs joins two bodies, a motor turns a joint."""
    net = po.Network("hoist")
    net.add(hydraulic.PressureSource("pump", f"{2e5 * force}*(1 + sin(5*t))"), "p", "ground")
    net.add(hydraulic.Resistance("valve", 1e8 * force), "p", "c")
    net.add(hydraulic.Accumulator("hose", 1e-10 / force), "c")
    net.add(hydraulic.Cylinder("piston", 1e-3), "c", "ground", "cylinder", "ground")
    net.add(translational.Spring("elastic", 300.0 * force), "rope", "ground")
    net.add(translational.Damper("creep", 4.0 * force), "rope", "ground")
    motor(net, "shaft", rotor=rotor * force)
    if "bearing" in ports:
        net.add(rotational.Damper("oil", 0.2), "bearing", "ground")
    net.add(po.Mechanism(model).as_element(name, ports), *ports)
    return net


def lever(net: po.Network) -> po.Network:
    """A lever from "far" to "j0" whose arm is that of an angle and a rate."""
    pairs = (TerminalPair(ROTATIONAL, "in", ("", None)), TerminalPair(ROTATIONAL, "out", ("", None)))

    def turns(angle: Any, rate: Any) -> Any:
        ratio = 2.0 + 0.3 * angle + 0.1 * rate
        return np.array([[1.0, -ratio], [0.0, 0.0]]), np.array([[0.0, 0.0], [ratio, 1.0]])

    net.add(IdealCoupling("lever", pairs, turns, ("machine.j1", "machine.j2.rate")), "far", "j0")
    return net
