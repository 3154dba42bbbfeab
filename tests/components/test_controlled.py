"""Controlled sources: their laws, what they do to the ledger, and circuits in closed form."""

import pickle

import numpy as np
import pytest

import poinsot as po
from components.benches import bench
from poinsot import electrical as el

G = "ground"


def settled(*parts: tuple[po.elements.Relation, tuple[str, ...]], read: str) -> float:
    """A variable of sources and resistors alone."""
    run = po.simulate(bench(*parts), 1e-3)
    assert run.attrs["ledger_ratio"] <= 1.0
    return float(run[read].values[-1])


@pytest.mark.parametrize("scale", [1e-5, 1.0, 1e5])
def test_four_kinds_in_closed_form(rng: np.random.Generator, scale: float) -> None:
    """A source v behind R, sensed, drives R' : gains and signs of all four, at any size of resistances."""
    gain, v, r1, r2 = rng.uniform(-3, 3), rng.uniform(1, 5), *(rng.uniform(1, 9, 2) * scale)
    load = (el.Resistor("R2", r2), ("b", G))
    by_voltage = [(el.VoltageSource("V", v), ("a", G)), (el.Resistor("R1", r1), ("a", G))]
    by_current = [(el.VoltageSource("V", v), ("a", G)), (el.Resistor("R1", r1), ("a", "w"))]
    made = el.VoltageControlledVoltageSource("E", gain), ("b", G, "a", G)
    assert settled(*by_voltage, made, load, read="R2.voltage") == pytest.approx(gain * v, rel=1e-12)
    made = el.VoltageControlledCurrentSource("E", gain / scale), ("b", G, "a", G)
    assert settled(*by_voltage, made, load, read="R2.voltage") == pytest.approx(-gain / scale * v * r2, rel=1e-12)
    made = el.CurrentControlledVoltageSource("E", gain * scale), ("b", G, "w", G)
    assert settled(*by_current, made, load, read="R2.voltage") == pytest.approx(gain * scale * v / r1, rel=1e-12)
    made = el.CurrentControlledCurrentSource("E", gain), ("b", G, "w", G)
    assert settled(*by_current, made, load, read="R2.voltage") == pytest.approx(-gain * v / r1 * r2, rel=1e-12)


def test_a_law_of_several_senses_and_drives_what_it_says() -> None:
    made = el.ControlledSource("B", lambda v, i: v * v + 100.0 * i, "voltage", ["voltage", "current"])
    assert made.power == "active"
    parts = [
        (el.VoltageSource("V", 2.0), ("a", G)), (el.Resistor("R1", 50.0), ("a", "w")),
        (made, ("b", G, "a", G, "w", G)), (el.Resistor("R2", 5.0), ("b", G)),
    ]  # fmt: skip
    assert settled(*parts, read="R2.voltage") == pytest.approx(4.0 + 100 * 2.0 / 50, rel=1e-10)


@pytest.mark.parametrize("gain", [10.0, 1e3, 1e6])
def test_an_inverting_amplifier_has_the_gain_of_its_feedback(gain: float) -> None:
    """v_out = −A R2/(R1 (1 + A) + R2) v_in behind a feedback that is a loop of equations."""
    parts = [
        (el.VoltageSource("V", 1.0), ("in", G)), (el.Resistor("R1", 1e3), ("in", "n")),
        (el.Resistor("R2", 1e4), ("n", "out")), (el.VoltageControlledVoltageSource("E", gain), ("out", G, G, "n")),
        (el.Resistor("RL", 1e3), ("out", G)),
    ]  # fmt: skip
    expected = -gain * 1e4 / (1e3 * (1 + gain) + 1e4)
    assert settled(*parts, read="RL.voltage") == pytest.approx(expected, rel=1e-9)


def test_two_gyrating_sources_make_an_inductor_of_a_capacitor() -> None:
    """Two transconductances g against one another and a C: an L = C/g², so the current ramps as v t/L."""
    g, c = 1e-3, 1e-6
    net = po.Network("gyrator", 1e-3)
    net.add(el.VoltageSource("V", 1.0), "a", G)
    net.add(el.VoltageControlledCurrentSource("G1", -g), "b", G, "a", G)
    net.add(el.VoltageControlledCurrentSource("G2", g), "a", G, "b", G)
    net.add(el.Capacitor("C", c), "b", G)
    run = po.simulate(net)
    assert float(run["G2.current"].values[-1]) == pytest.approx(1e-3 / (c / g**2), rel=1e-8)


def test_they_are_refused_by_name_and_pickle() -> None:
    with pytest.raises(po.ModelError, match="'E' needs a finite gain"):
        el.VoltageControlledVoltageSource("E", float("nan"))
    with pytest.raises(po.ModelError, match='"voltage" or a "current", not \'force\''):
        el.ControlledSource("B", lambda v: v, "force", ["voltage"])
    with pytest.raises(po.ModelError, match="the law of 'B' gives no number"):
        el.ControlledSource("B", lambda v: v, "voltage", ["voltage", "voltage"])
    made = el.CurrentControlledCurrentSource("F", 2.0)
    assert pickle.loads(pickle.dumps(made)) == made
