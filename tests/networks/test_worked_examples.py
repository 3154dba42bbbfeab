"""The worked examples of Ratiu and Blankenstein built from elements (formulas.md §9), entry by entry.

Mass, spring and damper: tests/components/test_mechanical.py; gases: test_thermal.py; the ball: test_transducers.py.
"""

from __future__ import annotations

import numpy as np

import poinsot as po
from poinsot import electrical as el
from poinsot.networks.equations import CausalEquations

G = "ground"


def third_order(volts: object = 0.0) -> po.Network:
    """C, and L₂ beside it, from node a to the ground; L₁ in series with the source."""
    net = po.Network("LC circuit of order 3")
    net.add(el.Capacitor("C", 0.5, voltage=1.0), "a", G)
    net.add(el.Inductor("L1", 2.0), "s", "a")
    net.add(el.Inductor("L2", 3.0), "a", G)
    net.add(el.VoltageSource("b", volts), "s", G)
    return net


def test_lc_circuit_of_order_3() -> None:
    """q̇ = i₁ − i₂, φ̇₁ = −v_C + v_b, φ̇₂ = v_C, i_b = i₁: the 4 × 4 matrix is skew and rank J = 2."""
    equations = CausalEquations(third_order().model, {"b": None})
    skew = np.array([[0, 1, -1, 0], [-1, 0, 0, -1], [1, 0, 0, 0], [0, 1, 0, 0]])
    assert not (skew + skew.T).any() and np.linalg.matrix_rank(skew[:3, :3]) == 2
    for q, flux1, flux2, v_b in np.random.default_rng(0).uniform(-1, 1, (5, 4)):
        flow = equations.evaluate([q, flux1, flux2], 0.0, [v_b])
        i_b = -flow.through[3]
        expected = skew @ [q / 0.5, flux1 / 2.0, flux2 / 3.0, -v_b]
        np.testing.assert_allclose([*flow.rates, i_b], expected, rtol=1e-14, atol=1e-15)


def test_its_flux_is_conserved_without_the_source() -> None:
    """φ₁ + φ₂ for v_b = 0, along a run too."""
    net = third_order()
    run = po.simulate(net, time=20.0)
    flux = run["L1.flux_linkage"] + run["L2.flux_linkage"]
    assert float(abs(flux).max()) < 1e-12 < float(abs(run["L1.flux_linkage"]).max())
    driven = po.simulate(third_order(0.3), time=20.0)
    np.testing.assert_allclose(driven["L1.flux_linkage"] + driven["L2.flux_linkage"], 0.3 * driven.time, atol=1e-10)


def by_tree(volts: float) -> po.Network:
    """Three capacitors in a loop and three inductors in a cutset: one excess element of each kind."""
    net = po.Network("LC network with excess")
    net.add(el.Capacitor("Ca", 1.0, voltage=volts), "a", G)
    net.add(el.Capacitor("Cb", 2.0), "b", "a")
    net.add(el.Capacitor("Cc", 3.0), "b", G)
    net.add(el.Inductor("La", 1.0), "b", "c")
    net.add(el.Inductor("Lb", 2.0), "c", G)
    net.add(el.Inductor("Lc", 3.0), "c", "a")
    return net


def test_an_lc_network_with_excess_keeps_its_invariants_and_its_energy() -> None:
    """x₁ = (q_Σ, φ_Γ) follow x₂: v_Σ = −Pᵀ v_Γ and i_Γ = P i_Σ hold along a run, and Ḣ = 0."""
    net = by_tree(1.0)
    names = {net.model.branches[b].name for b in net.equations.causality.excess}
    assert {name[0] for name in names} == {"C", "L"} and len(names) == 2
    run = po.simulate(net, time=30.0)
    np.testing.assert_allclose(run["Cb.voltage"] + run["Ca.voltage"], run["Cc.voltage"], atol=1e-12)
    np.testing.assert_allclose(run["La.current"], run["Lb.current"] + run["Lc.current"], atol=1e-12)
    energy = run.energy_storage.sum("storage")
    assert float(abs(energy - energy[0]).max()) < 1e-9 * float(energy[0])


def test_fluxes_round_loops_of_inductors_are_conserved() -> None:
    """Two inductors side by side: φ₁ − φ₂ never changes, whatever drives them."""
    net = po.Network("loop of inductors")
    net.add(el.CurrentSource("I", "sin(t)"), G, "a")
    net.add(el.Capacitor("C", 1.0), "a", G)
    net.add(el.Inductor("L1", 1.0, current=0.5), "a", G)
    net.add(el.Inductor("L2", 2.0), "a", G)
    run = po.simulate(net, time=10.0)
    np.testing.assert_allclose(run["L1.flux_linkage"] - run["L2.flux_linkage"], 0.5, rtol=1e-12)
