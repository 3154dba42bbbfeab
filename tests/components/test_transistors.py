"""Transistors: their laws in closed form, mirrored, exchanged, scaled; passive wherever sampled; charge comes back."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import poinsot as po
from poinsot.components.primitives import Composite, Relation

E = po.electrical
MAKES: dict[str, tuple[Any, tuple[str, str], dict[str, Any]]] = {
    "bipolar": (E.BipolarTransistor, ("NPN", "PNP"), {
        "saturation_current": 1e-15, "forward_gain": 80.0, "reverse_gain": 3.0, "early_voltage": (60.0, 15.0),
        "knee_current": (0.1, 0.05), "leakage": (1e-14, 1e-13), "capacitance": (3e-12, 2e-12),
        "transit_time": (1e-9, 5e-9),
    }),
    "insulated": (E.MOSFET, ("NMOS", "PMOS"), {
        "transconductance": 1e-3, "modulation": 0.03, "body_effect": 0.4, "surface_potential": 0.7,
        "capacitance": (1e-12, 1e-12), "gate_capacitance": (1e-13, 1e-13, 2e-13),
    }),
    "junction": (E.JunctionFET, ("NJF", "PJF"), {
        "transconductance": 1e-3, "threshold": -1.5, "modulation": 0.02, "capacitance": (1e-12, 2e-12),
    }),
}  # fmt: skip


def core(made: Composite) -> Relation:
    found = next(e for e, _ in made.parts if isinstance(e, Relation) and e.name in ("core", "channel"))
    assert isinstance(found, Relation)
    return found


def at(made: Composite, volts: dict[str, float]) -> dict[str, float]:
    """The currents into the terminals of a device at these voltages."""
    net = po.Network("bench")
    net.add(made, *volts)
    for node, v in volts.items():
        net.add(E.VoltageSource(f"V{node}", v), node, "ground")
    point = net.operating_point()
    return {node: -point[f"V{node}.current"] for node in volts}


@pytest.mark.parametrize("kind", MAKES)
@pytest.mark.parametrize("seed", range(2))
def test_the_mirror_image_has_the_opposite_currents(kind: str, seed: int) -> None:
    make, words, numbers = MAKES[kind]
    rng = np.random.default_rng(seed)
    threshold = {"threshold": 0.7} if kind == "insulated" else {}
    mirrored = {"threshold": -0.7} if kind == "insulated" else {}
    one = make("Q", **{**numbers, **threshold}, polarity=words[0])
    other = make("Q", **{**numbers, **mirrored}, polarity=words[1])
    terminals = [pair.name for pair in one.pairs]
    volts = dict(zip(terminals, rng.uniform(-0.5, 0.8 if kind == "bipolar" else 3.0, len(terminals)), strict=True))
    first, second = at(one, volts), at(other, {n: -v for n, v in volts.items()})
    assert sum(first.values()) == pytest.approx(0.0, abs=1e-12 * max(map(abs, first.values())))
    for node in terminals:
        assert second[node] == pytest.approx(-first[node], rel=1e-9, abs=1e-18)


@pytest.mark.parametrize("kind", MAKES)
def test_power_is_never_given(kind: str) -> None:
    make, words, numbers = MAKES[kind]
    law = core(make("Q", **numbers, polarity=words[0]))
    assert law.power == "dissipative"
    rng = np.random.default_rng(0)
    for v in rng.uniform(-8.0, 8.0, (2000, len(law.pairs))) * rng.choice([0.05, 0.2, 1.0], (2000, 1)):
        currents = law.law(*v)
        terms = [float(a * b) for a, b in zip(v, currents, strict=True)]
        assert sum(terms) >= -1e-12 * max(map(abs, terms))


@pytest.mark.parametrize("kind", ["insulated", "junction"])
def test_drain_and_source_are_alike(kind: str) -> None:
    make, words, numbers = MAKES[kind]
    law = core(make("M", **numbers, polarity=words[0])).law
    for ds, gs, bs in np.random.default_rng(1).uniform(-4.0, 4.0, (200, 3)):
        assert float(law(-ds, gs - ds, bs - ds)[0]) == pytest.approx(-float(law(ds, gs, bs)[0]), rel=1e-12, abs=1e-18)
    beta, lam = (1e-3, 0.03) if kind == "insulated" else (2e-3, 0.02)
    at = 0.0 if kind == "insulated" else -1.5
    assert float(law(5.0, 2.0, 0.0)[0]) == pytest.approx(beta / 2 * (2.0 - at) ** 2 * (1 + 5 * lam), rel=1e-12)
    assert float(law(0.1, 2.0, 0.0)[0]) == pytest.approx(beta * 0.1 * (2.0 - at - 0.05) * (1 + 0.1 * lam), rel=1e-12)
    assert float(law(1.0, at - 0.1, 0.0)[0]) == 0.0


def test_currents_of_a_bipolar_transistor_in_closed_form() -> None:
    """Forward active: I_b = I_F/β_F, I_c = I_F − I_R (1 + 1/β_R); exchanged ends exchange the gains; scaled by area."""
    plain = {"saturation_current": 1e-15, "forward_gain": 50.0, "reverse_gain": 4.0, "leak": 0.0}
    found = at(E.BipolarTransistor("Q", **plain), {"c": 3.0, "b": 0.65, "e": 0.0})
    F, R = 1e-15 * np.expm1(0.65 / 0.025852), 1e-15 * np.expm1((0.65 - 3.0) / 0.025852)
    assert found["b"] == pytest.approx(F / 50 + R / 4, rel=1e-9)
    assert found["c"] == pytest.approx(F - R * 1.25, rel=1e-9)
    turned = {**plain, "forward_gain": 4.0, "reverse_gain": 50.0}
    other = at(E.BipolarTransistor("Q", **turned), {"c": 0.0, "b": 0.65, "e": 3.0})
    assert other["e"] == pytest.approx(found["c"], rel=1e-9)
    big = at(E.BipolarTransistor("Q", **{**plain, "saturation_current": 1e-12}), {"c": 3.0, "b": 0.65, "e": 0.0})
    assert big["c"] == pytest.approx(1e3 * found["c"], rel=1e-9)


def test_charge_comes_back_and_the_ledger_closes() -> None:
    """After whole periods every stored charge is what it was."""
    make, _, numbers = MAKES["insulated"]
    net = po.Network("switched")
    net.add(make("M", **numbers, threshold=0.7), "d", "g", "ground", "ground")
    net.add(E.VoltageSource("V", 3.0), "v", "ground")
    net.add(E.Resistor("R", 1e4), "v", "d")
    net.add(E.VoltageSource("G", "1.5 - 1.5*cos(2*pi*1e6*t)"), "s", "ground")
    net.add(E.Resistor("RG", 100.0), "s", "g")
    run = po.simulate(net, times=[0.0, 1e-6, 2e-6, 3e-6], initial="operating point", rtol=1e-9)
    for name in ("M.gate_source.charge", "M.gate_drain.charge", "M.drain_junction.depletion.charge"):
        charges = run[name].values
        assert charges[3] == pytest.approx(charges[2], rel=1e-5, abs=1e-20)
    assert abs(run.attrs["ledger_ratio"]) < 1e-6
