"""Steps that keep the energy: a circuit that saturates, a driven linkage, a satellite with a wheel.

    python examples/structure_keeping.py

Each runs at steps that are far too long for a small error, and its ledger closes to rounding all the same.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import poinsot as po
from poinsot.algebra import exp


class Found(NamedTuple):
    """The residual of the ledger beside what was present and exchanged, and what else is kept, beside its size."""

    ledger: float
    drift: float


def circuit(method: str = "gonzalez", step: float = 0.05) -> Found:
    """A coil that saturates and a capacitor that hardens behind a source; nothing else is kept."""
    net = po.Network("saturates")
    net.add(po.electrical.VoltageSource("V", "2*sin(3*t)"), "a", "ground")
    net.add(po.electrical.Inductor("L", energy=lambda p: exp(p) + exp(-p)), "a", "b")
    net.add(po.electrical.Capacitor("C", energy=lambda q: 0.5 * q * q + 0.3 * q**4, charge=0.7), "b", "ground")
    net.add(po.electrical.Resistor("R", 2.0), "b", "ground")
    return Found(po.ledger(po.simulate(net, time=20.0, method=method, step=step)).ratio, 0.0)


def linkage(method: str = "gonzalez", step: float = 0.01) -> Found:
    """A four-bar linkage with its springs and dampers; its loop stays closed."""
    run = po.simulate(po.load(Path(__file__).with_name("four_bar.toml")), time=10.0, method=method, step=step)
    return Found(po.ledger(run).ratio, float(run.constraint_error.max()))


def satellite(method: str = "gonzalez", step: float = 0.05) -> Found:
    """A body in space whose wheel is driven and brakes; its momentum in the world stays."""
    bus = po.Body("bus", po.Inertia.at_centre(2.0, np.zeros(3), np.diag([0.1, 0.2, 0.25])))
    wheel = po.Body("wheel", po.Inertia.at_centre(0.5, np.zeros(3), np.diag([0.01, 0.01, 0.02])))
    joints = (
        po.Joint("flight", po.pairs.free(), "ground", "bus"),
        po.Joint("axle", po.pairs.revolute(), "bus", "wheel"),
    )
    m = po.Mechanism(po.Model("satellite", (bus, wheel), joints, gravity=(0.0, 0.0, 0.0)))
    start: Any = m.neutral(), [0.3, 1.0, 0.1, 0.2, 0.0, 0.1, 20.0]
    run = po.simulate(m, time=100.0, initial=start, inputs={"axle": "0.1*sin(3*t)"}, method=method, step=step)
    q, v = run.joint_position.values, run.joint_velocity.values
    momentum, centre = np.asarray(m.centroidal_momentum(q, v)), np.asarray(m.centre_of_mass(q))
    spin = momentum[:, :3] + np.cross(centre, momentum[:, 3:])
    return Found(po.ledger(run).ratio, float(np.abs(spin - spin[0]).max() / np.abs(spin).max()))


def main() -> None:
    """All three, printed."""
    for name, found in (("circuit", circuit()), ("linkage", linkage()), ("satellite", satellite())):
        print(f"{name}: ledger {found.ledger:.1e}, drift of what else is kept {found.drift:.1e}")


if __name__ == "__main__":
    main()
