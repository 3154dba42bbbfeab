"""Magnetic circuits: what a winding sees is the inductance N² Λ, and eddies heat."""

from __future__ import annotations

import numpy as np
import pytest

import poinsot as po
from components.benches import balanced, bench
from poinsot import electrical as el
from poinsot import magnetic as mg
from poinsot import thermal

G = "ground"


def test_a_winding_on_a_core_is_an_inductor() -> None:
    """Iron and gap in series: L = N²/(ℛ₁ + ℛ₂)."""
    N, iron, gap = 200, 2e5, 1e6
    core = bench(
        (el.VoltageSource("V", 5.0), "a", G), (el.Resistor("R", 2.0), "a", "b"), (mg.Winding("W", N), "b", G, "m", G),
        (mg.Reluctance("iron", iron), "m", "k"), (mg.Reluctance("gap", gap), "k", G),
    )  # fmt: skip
    L = N**2 / (iron + gap)
    run = balanced(core, 10 * L / 2.0)
    np.testing.assert_allclose(run["R.current"], 2.5 * (1 - np.exp(-2.0 * run.time / L)), atol=1e-10)
    np.testing.assert_allclose(run["iron.flux"], run["gap.flux"], atol=1e-15)
    assert float(run["gap.flux"][-1]) == pytest.approx(N * float(run["R.current"][-1]) / (iron + gap), rel=1e-8)


def test_two_windings_are_a_transformer_with_its_own_inductance() -> None:
    """Voltages per turn are equal, and at the flux that the current makes, both are coils of N² Λ."""
    net = bench(
        (el.VoltageSource("V", "sin(100*t)"), "a", G), (el.Resistor("Rc", 0.1), "a", "p"),
        (mg.Winding("W1", 300), "p", G, "m", "n"), (mg.Winding("W2", 60), "s", G, "n", G),
        (el.Resistor("load", 5.0), "s", G), (mg.Permeance("core", 1e-5), "m", G),
    )  # fmt: skip
    run = balanced(net, 0.5)
    np.testing.assert_allclose(abs(run["W1.voltage"]) * 60, abs(run["W2.voltage"]) * 300, atol=1e-9)


def test_eddies_take_what_the_flux_changes() -> None:
    """M = G φ̇ in series with a gap: the flux follows with the time constant G/ℛ; the heat warms the core."""
    G0, reluctance, M = 3.0, 1e2, 50.0
    net = bench(
        (mg.MMFSource("M", M), "a", G), (mg.HeatingMagneticResistance("eddies", G0), "a", "b", "h"),
        (mg.Permeance("gap", 1 / reluctance), "b", G), (thermal.HeatCapacity("core", 2.0, temperature=300.0), "h"),
    )  # fmt: skip
    run = balanced(net, 0.3)
    np.testing.assert_allclose(run["gap.flux"], M / reluctance * (1 - np.exp(-reluctance / G0 * run.time)), atol=1e-10)
    heat = 2.0 * (float(run["core.temperature"][-1]) - 300.0)
    stored = float(run.energy_storage.sel(storage="gap")[-1])
    assert heat + stored == pytest.approx(M * float(run["gap.flux"][-1]), rel=1e-9)


def test_magnetic_power_is_what_the_circuit_gives() -> None:
    """v i into the winding is M φ̇ out of it, at any state."""
    net = po.Network("coil")
    net.add(el.CurrentSource("I", "1 + sin(9*t)"), G, "a")
    net.add(el.Resistor("R", 1.0), "a", G)
    net.add(mg.Winding("W", -40), "a", G, "m", G)
    net.add(mg.Permeance("iron", energy=lambda flux: 1e5 * flux * flux + 1e12 * flux * flux * flux * flux), "m", G)
    run = balanced(net, 2.0)
    electric = run["W.voltage"] * run["W.current"]
    magnetic = run["W.core.magnetomotive_force"] * run["W.core.flux_rate"]
    np.testing.assert_allclose(electric + magnetic, 0.0, atol=1e-12)
