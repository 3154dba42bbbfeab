"""Implicit port-Hamiltonian systems run: a circuit with excess elements, a pendulum on its rod, Bennett's linkage.

    python examples/implicit_systems.py

Each is a Dirac structure, an energy and what stands at the ports, and nothing of it is solved by hand. Beside it runs
what one usually writes: the network, the pendulum's angle, the mechanism. Prints how far they are apart.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import poinsot as po
from poinsot.algebra import cos
from poinsot.analysis import implicit_mechanism, implicit_state
from poinsot.structures import DiracFamily, Port

SOURCE = "2*sin(5*t)"
GRAVITY = 9.81


class Comparison(NamedTuple):
    """How far the two motions are apart, and the worst residual of the implicit system's ledger beside its energy."""

    apart: float
    ledger: float


def circuit(time: float = 5.0) -> Comparison:
    """Three capacitors in a loop, two inductors in a cutset, a conductor that is not linear."""
    net = po.Network("excess")
    net.add(po.electrical.VoltageSource("S", SOURCE), "s", "ground")
    net.add(po.electrical.Resistor("R", 0.5), "s", "a")
    for name, one, two in (("C1", "a", "ground"), ("C2", "a", "b"), ("C3", "b", "ground")):
        net.add(po.electrical.Capacitor(name, 0.3), one, two)
    net.add(po.electrical.Inductor("L1", 0.2), "b", "c")
    net.add(po.electrical.Inductor("L2", 0.4), "c", "d")
    net.add(po.electrical.NonlinearResistor("N", current=lambda v: v + v**3), "d", "ground")
    run = po.simulate(net.structure().implicit(), time=time, inputs={"S": SOURCE})
    other = po.simulate(net, time=time)
    names = {"C1": "charge", "C3": "charge", "L1": "flux_linkage", "L2": "flux_linkage"}
    apart = max(float(abs(run[name] - other[f"{name}.{state}"]).max()) for name, state in names.items())
    return Comparison(apart, po.ledger(run).ratio)


def on_a_rod(x: Any) -> tuple[Any, Any]:
    """q̇ = ∂H/∂p, ṗ = −∂H/∂q + q λ, f = qᵀ∂H/∂p."""
    F, E = np.eye(5, dtype=object), np.zeros((5, 5), dtype=object)
    for k in range(2):
        E[k, 2 + k], E[2 + k, k] = -1.0, 1.0
        E[2 + k, 4], E[4, 2 + k] = x[k], -x[k]
    return F, E


def pendulum(time: float = 5.0) -> Comparison:
    """In Cartesian coordinates, index 2, beside its angle."""
    storage = (Port("q", 2), Port("p", 2))
    rod = DiracFamily(on_a_rod, (*storage, Port("rod")))
    energy = f"(p0**2 + p1**2)/2 + {GRAVITY}*q1"
    system = po.ImplicitPortHamiltonian(rod, energy, storage, "pendulum", inputs={"rod": "flow"})
    run = po.simulate(system, time=time, initial={"q[0]": 1.0})
    angle = po.PortHamiltonian(lambda x: x[1] ** 2 / 2 - GRAVITY * cos(x[0]), [[0, 1], [-1, 0]], ("a", "p"))
    other = po.simulate(angle, time=time, initial=[np.pi / 2, 0.0])
    return Comparison(float(abs(run["q[0]"] - np.sin(other["a"])).max()), po.ledger(run).ratio)


def linkage(time: float = 0.5) -> Comparison:
    """Three bodies and four hinges, which repeat constraints: no tree is chosen."""
    mech = po.load(Path(__file__).with_name("bennett.toml"))
    q, v = np.split(mech.initial_state(), [mech.nq])
    x = implicit_state(mech.tree, q, v)
    run = po.simulate(implicit_mechanism(mech.tree, q), time=time, samples=11, initial=x)
    other = po.simulate(mech, time=time, samples=11)
    apart = 0.0
    for k in range(11):
        wanted = implicit_state(mech.tree, other["joint_position"][k].values, other["joint_velocity"][k].values)
        for i in range(0, len(x), 13):  # the place and the momentum of each body
            own = [*range(i, i + 3), *range(i + 7, i + 13)]
            found = [float(run[name][k]) for name in np.array(list(run))[own]]
            apart = max(apart, float(np.abs(wanted[own] - found).max()))
    return Comparison(apart, po.ledger(run).ratio)


def main() -> None:
    """All three, printed."""
    for name, found in (("circuit", circuit()), ("pendulum", pendulum()), ("linkage", linkage())):
        print(f"{name}: {found.apart:.1e} apart from the usual way, ledger {found.ledger:.1e}")


if __name__ == "__main__":
    main()
