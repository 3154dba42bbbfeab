"""Families of networks that were made once."""

from typing import Any

import numpy as np
import pytest

import poinsot as po
from networks.switching_circuits import circuit
from poinsot import electrical as el
from poinsot import rotational as ro
from poinsot import translational as tr
from poinsot.algebra import sign
from poinsot.renderers.llvm import target
from poinsot.ufuncs import engine


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Grows with everything that is compiled."""
    found: list[int] = []
    before, whole = engine.Engine.__init__, target.compile_object

    def counted(self: Any, *arguments: Any) -> None:
        found.append(1)
        before(self, *arguments)

    def compiled(*arguments: Any, **options: Any) -> Any:
        found.append(1)
        return whole(*arguments, **options)

    monkeypatch.setattr(engine.Engine, "__init__", counted)
    monkeypatch.setattr(target, "compile_object", compiled)
    return found


def runs_alike(family: Any, values: dict[str, float], made: list[int], **options: Any) -> None:
    """The family's run at these values is that of the network built with them, and compiles nothing."""
    po.simulate(family, samples=5, **options)
    made.clear()
    run = po.simulate(family, samples=5, parameters=values, **options)
    assert not made, "a changed number has been compiled in"
    alone = po.simulate(family.at(family.values(**values)), samples=5, **options)
    statistics = {name for name in alone.data_vars if str(name).startswith(("energy_", "constraint_"))}
    for name in [n for n in alone.data_vars if n not in statistics]:
        size = max(1e-3, float(abs(alone[name]).max()))
        np.testing.assert_allclose(run[name], alone[name], rtol=1e-9, atol=1e-8 * size, err_msg=str(name))
    assert run.status == alone.status == "done"


G = "ground"


def rubbing(kinetic: float = 0.5) -> po.Network:
    return circuit(
        (tr.Mass("m", 1.0, velocity=2.0), "x"), (tr.Spring("k", 20.0), "x", G), (tr.DryFriction("F", kinetic), "x", G),
    )  # fmt: skip


def rectifier(load: float = 50.0, capacitance: float = 3e-4) -> po.Network:
    return circuit(
        (el.VoltageSource("V", "8*sin(300*t)"), "in", G), (el.Resistor("Ri", 1.0), "in", "a"),
        (el.IdealDiode("D"), "a", "b"), (el.Capacitor("C", capacitance), "b", G), (el.Resistor("R", load), "b", G),
    )  # fmt: skip


def buck() -> po.Network:
    return circuit(
        (el.VoltageSource("V", 12.0), "in", G), (el.Switch("S", "sin(5000*t)"), "in", "sw"),
        (el.IdealDiode("D"), G, "sw"), (el.Inductor("L", 1e-3), "sw", "out"), (el.Capacitor("C", 1e-4), "out", G),
        (el.Resistor("R", 5.0), "out", G),
    )  # fmt: skip


def motor() -> po.Network:
    found = po.transducers.DCMotor("M", resistance=1.0, constant=0.5, inductance=1e-2, inertia=0.02)
    return circuit((el.VoltageSource("V", "3*sin(9*t)"), "a", G), (found, "a", G, "shaft"),
                   (ro.DryFriction("F", 0.2), "shaft", G))  # fmt: skip


def solved_beside() -> po.Network:
    found = rectifier()
    found.add(el.Diode("Z"), G, "b")
    return found


def found_beside() -> po.Network:
    """A diode whose voltage Newton's method finds, and an ideal one behind it."""
    return circuit(
        (el.VoltageSource("V", "5*sin(300*t)"), "in", G), (el.Resistor("R", 10.0), "in", "a"),
        (el.Diode("Z"), "a", "b"), (el.Capacitor("C", 1e-4), "b", G), (el.IdealDiode("D"), "b", "c"),
        (el.Resistor("R2", 50.0), "c", "d"), (el.Capacitor("C2", 1e-4), "d", G), (el.Resistor("R3", 500.0), "d", G),
    )  # fmt: skip


def stopped() -> po.Network:
    found = rubbing()
    found.add(tr.EndStop("stop", lower=-0.2, restitution=0.5), "x", G)
    return found


def with_a_sign() -> po.Network:
    damper = ro.NonlinearDamper("D", torque=lambda w: 0.3 * sign(w) + 0.01 * w)
    return circuit((ro.Inertia("J", 0.1, angular_velocity=3.0), "s"), (ro.TorsionSpring("k", 5.0), "s", G),
                   (damper, "s", G))  # fmt: skip
