"""Networks handed over as implicit systems run as they do themselves: excess storage, laws, several domains."""

from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import quick
from poinsot import electrical as el
from poinsot import rotational, translational

SOURCE = "1 + sin(3*t)"


def random_circuit(seed: int) -> po.Network:
    """Capacitors, inductors and resistors anywhere, a source behind one, a cubic conductor: excess of both kinds."""
    rng = np.random.default_rng(seed)
    nodes = ["ground", "a", "b", "c"]
    net = po.Network("circuit")
    net.add(el.VoltageSource("S", SOURCE), "s", "ground")
    net.add(el.Resistor("R", 1.5), "s", "a")
    net.add(el.NonlinearResistor("N", current=cubic), "b", "ground")
    for k in range(7):
        one, two = rng.choice(nodes, 2, replace=False)
        size = float(rng.uniform(0.5, 2.0))
        kind = rng.choice(["C", "L", "R"], p=[0.45, 0.35, 0.2])
        made = {"C": el.Capacitor, "L": el.Inductor, "R": el.Resistor}[kind](f"{kind}{k}", size)
        net.add(made, one, two)
    for node in ("b", "c"):
        net.add(el.Resistor(f"leak {node}", 2.0), node, "a")
    return net


def cubic(v: Any) -> Any:
    return v + v**3


@pytest.mark.parametrize("seed", quick(1, range(20)))
def test_a_circuit_as_an_implicit_system_runs_the_same(seed: int) -> None:
    net = random_circuit(seed)
    whole = net.structure().implicit()
    states = [n for n in net.system().state.names if n != "time"]
    run = po.simulate(whole, time=2.0, samples=21, inputs={"S": SOURCE})
    other = po.simulate(net, time=2.0, samples=21)
    for name in states:
        element = name.rpartition(".")[0]
        np.testing.assert_allclose(run[element], other[name], atol=1e-9, err_msg=f"seed {seed}")
    np.testing.assert_allclose(run["R.flow"], other["R.current"], atol=1e-9)
    np.testing.assert_allclose(run.energy_supplied[:, 0], other.energy_supplied[:, 0], atol=1e-9)
    assert run.attrs["status"] == "done" and float(run.energy_imbalance.max()) < 1e-9


def test_masses_on_a_gear_and_a_motor() -> None:
    """Two inertias that a gear binds, across three domains; a force and a velocity are sources of either kind."""
    net = po.Network("drive")
    net.add(el.VoltageSource("V", "5*cos(t)"), "a", "ground")
    motor = po.transducers.DCMotor("M", resistance=1.0, constant=0.1, inductance=0.1, inertia=0.5, gear=5.0)
    net.add(motor, "a", "ground", "s")
    net.add(rotational.Inertia("load", 2.0), "s")
    net.add(translational.Mass("m", 1.0), "x")
    net.add(translational.Spring("k", 3.0), "x", "y")
    net.add(translational.Damper("d", 0.5), "x", "ground")
    net.add(translational.VelocitySource("v", "sin(2*t)"), "y", "ground")
    net.add(translational.ForceSource("F", 0.7), "x", "ground")
    inputs = {"V": "5*cos(t)", "v": "sin(2*t)", "F": 0.7}
    run, other = po.simulate(net.structure().implicit(), time=3.0, inputs=inputs), po.simulate(net, time=3.0)
    for name in net.system().state.names:
        np.testing.assert_allclose(run[name.rpartition(".")[0]], other[name], atol=1e-9)
    supplied = dict(zip(other["port"].values, other.energy_supplied[-1].values, strict=True))
    for port, value in zip(run["port"].values, run.energy_supplied[-1].values, strict=True):
        assert value == pytest.approx(supplied[port], abs=1e-9)
    assert float(run.energy_imbalance.max()) < 1e-9


def test_what_varies_or_switches_is_refused_by_name() -> None:
    net = po.Network("switched")
    net.add(el.VoltageSource("V", 1.0), "a", "ground")
    net.add(el.IdealDiode("D"), "a", "b")
    net.add(el.Resistor("R", 1.0), "b", "ground")
    net.add(el.Capacitor("C", 1.0), "b", "ground")
    with pytest.raises(po.ModelError, match="'D'"):
        net.structure().implicit()
