"""Heat: energy is constant, entropy never falls, and gases do what gases do."""

import numpy as np
import pytest

import poinsot as po
from components.benches import balanced, bench
from poinsot import electrical, hydraulic, thermal, translational
from poinsot.networks.equations import CausalEquations

G = "ground"


@pytest.mark.parametrize("seed", range(10))
def test_isolated_networks_keep_energy_and_make_entropy(seed: int) -> None:
    """Random bodies, conductors and radiation, left to themselves."""
    rng = np.random.default_rng(seed)
    net = po.Network("bodies")
    for k in range(5):
        net.add(
            thermal.HeatCapacity(f"C{k}", float(rng.uniform(1, 5)), temperature=float(rng.uniform(200, 500))), f"{k}"
        )
    for k in range(1, 5):
        net.add(thermal.ThermalConductor(f"G{k}", float(rng.uniform(0, 3))), f"{rng.integers(k)}", f"{k}")
    net.add(thermal.HeatExchange("R", lambda a, b: 1e-9 * (a * a * a * a - b * b * b * b)), "0", "4")
    run = balanced(net, 10.0)
    energy = run.energy_storage.sum("storage")
    np.testing.assert_allclose(energy, energy[0], rtol=1e-12)
    entropy = sum(run[f"C{k}.entropy"] for k in range(5)).values
    assert (np.diff(entropy) >= -1e-12).all() and entropy[-1] > entropy[0]
    assert "port" not in run.sizes and "element" not in run.sizes


@pytest.mark.parametrize("seed", range(10))
def test_two_gases_exchanging_heat(seed: int) -> None:
    """(Ṡ₁, Ṡ₂) = σ (1/T₁ − 1/T₂)[0 1; −1 0](T₁, T₂), made at σ (T₁ − T₂)²/(T₁T₂) (formulas.md §9, sign corrected)."""
    rng = np.random.default_rng(seed)
    sigma, T1, T2 = rng.uniform(0.1, 3), *rng.uniform(200, 500, 2)
    net = bench(
        (thermal.HeatCapacity("1", 2.0, temperature=T1), "a"), (thermal.HeatCapacity("2", 3.0, temperature=T2), "b"),
        (thermal.ThermalConductor("G", sigma), "a", "b"),
    )  # fmt: skip
    rates = np.array(net.equations.evaluate(list(net.initial_state()), 0.0, []).rates, dtype=float)
    J = sigma * (1 / T1 - 1 / T2) * np.array([[0.0, 1.0], [-1.0, 0.0]])
    np.testing.assert_allclose(rates, J @ [T1, T2], rtol=1e-12)
    assert rates.sum() == pytest.approx(sigma * (T1 - T2) ** 2 / (T1 * T2), rel=1e-9)
    assert (rates[0] > 0) == (T1 < T2), "heat runs from warm to cold"


def test_driven_gases_of_the_source() -> None:
    """T₁Ṡ₁ = σ (T₂ − T₁) + T₁u₁ with an entropy flow u₁ from outside."""
    net = bench(
        (thermal.HeatCapacity("1", 2.0, temperature=400.0), "a"), (thermal.ThermalConductor("G", 1.5), "a", "b"),
        (thermal.HeatCapacity("2", 3.0, temperature=300.0), "b"), (thermal.EntropyFlowSource("u", 0.2), "a"),
    )  # fmt: skip
    rates = net.equations.evaluate(list(net.initial_state()), 0.0, []).rates
    assert 400.0 * rates[0] == pytest.approx(1.5 * (300.0 - 400.0) + 400.0 * 0.2, rel=1e-12)
    balanced(net, 5.0)


def test_cooling_to_the_surroundings() -> None:
    """T = T₀ + ΔT exp(−G t/C), though entropy is the state."""
    net = bench(
        (thermal.HeatCapacity("C", 4.0, temperature=350.0), "a"), (thermal.ThermalConductor("G", 2.0), "a", "b"),
        (thermal.TemperatureSource("T", 290.0), "b"),
    )  # fmt: skip
    run = balanced(net, 10.0)
    np.testing.assert_allclose(run["C.temperature"], 290 + 60 * np.exp(-run.time / 2), rtol=1e-11)


def test_a_wall_of_layers_without_capacity() -> None:
    """Conductors in series: temperatures between them are solved for, the heat is that of the sum of resistances."""
    net = bench(
        (thermal.TemperatureSource("hot", 400.0), "a"), (thermal.ThermalConductor("G1", 2.0), "a", "b"),
        (thermal.ThermalConductor("G2", 3.0), "b", "c"), (thermal.ThermalConductor("G3", 6.0), "c", "d"),
        (thermal.TemperatureSource("cold", 300.0), "d"),
    )  # fmt: skip
    run = po.simulate(net, time=1.0)
    heat = float((run["hot.temperature"] * -run["hot.entropy_flow"])[-1])
    assert heat == pytest.approx(100.0 / (1 / 2 + 1 / 3 + 1 / 6), rel=1e-12)


def test_heat_flow_and_its_signal() -> None:
    """C dT/dt is the heat, whatever the temperature; the source gives just that energy."""
    net = bench(
        (thermal.HeatFlowSource("Q", "5*sin(t)"), "a"), (thermal.HeatCapacity("C", 2.0, temperature=300.0), "a")
    )
    run = balanced(net, 6.0)
    np.testing.assert_allclose(run["C.temperature"], 300 + 2.5 * (1 - np.cos(run.time)), rtol=1e-12)
    np.testing.assert_allclose(run.energy_supplied.sel(port="Q.supply"), 5 * (1 - np.cos(run.time)), atol=1e-9)


@pytest.mark.parametrize("degrees", [3.0, 5.0])
def test_an_ideal_gas(degrees: float) -> None:
    """p V = n R T, U = n c_v T, and p V^γ constant without heat, for any state."""
    n, T1, V1 = 0.7, 320.0, 0.015
    gas = thermal.IdealGas("gas", n, temperature=T1, volume=V1, degrees_of_freedom=degrees)
    net = bench((gas, "h", "p"), (hydraulic.FlowSource("Q", 1e-3), "p", G), (thermal.HeatCapacity("C", 1.0), "h"))
    equations, R = net.equations, thermal.GAS_CONSTANT
    gamma = 1 + 2 / degrees
    for S, x in np.random.default_rng(0).uniform(-1, 1, (5, 2)) * [2.0, 0.01]:
        T, p, _ = equations.conjugates([S, x, 0.0])
        V = V1 - x
        assert p * V == pytest.approx(n * R * T, rel=1e-13)
        assert gas.energy(S, x) == pytest.approx(n * degrees / 2 * R * T, rel=1e-13)
        _, p1, _ = equations.conjugates([S, 0.0, 0.0])
        assert p * V**gamma == pytest.approx(p1 * V1**gamma, rel=1e-12)


def test_a_piston_between_two_gases_comes_to_rest_warmer() -> None:
    """A gas spring with friction: energy constant with the heat, entropy up, pressures equal in the end."""
    area = 0.01
    net = bench(
        (thermal.IdealGas("left", 1.0, temperature=500.0, volume=0.02), "h1", "p1"),
        (thermal.IdealGas("right", 1.0, temperature=300.0, volume=0.02), "h2", "p2"),
        (hydraulic.Cylinder("c1", area), "p1", G, "x", G), (hydraulic.Cylinder("c2", area), "p2", G, "y", G),
        (translational.Lever("flip", -1.0), "x", G, "y", G), (translational.Mass("piston", 1.0), "x"),
        (translational.HeatingDamper("friction", 400.0), "x", G, "h1"),
        (thermal.ThermalConductor("G", 20.0), "h1", "h2"),
    )  # fmt: skip
    run = balanced(net, 8.0)
    energy = run.energy_storage.sum("storage")
    np.testing.assert_allclose(energy, energy[0], rtol=1e-11)
    entropy = (run["left.heat.entropy"] + run["right.heat.entropy"]).values
    assert (np.diff(entropy) >= -1e-10).all()
    for quantity in ("heat.temperature", "gas.pressure"):
        assert float(run[f"left.{quantity}"][-1]) == pytest.approx(float(run[f"right.{quantity}"][-1]), rel=1e-4)
    assert float(run["left.heat.temperature"][-1]) == pytest.approx(400.0, rel=1e-4)


def test_entropy_made_by_a_heating_resistor() -> None:
    """R i²/T at the temperature of the body: irreversible transducer beside the resistor at constant temperature."""
    hot = bench(
        (electrical.CurrentSource("I", 2.0), G, "a"), (electrical.HeatingResistor("R", 3.0), "a", G, "h"),
        (thermal.TemperatureSource("T", 300.0), "h"),
    )  # fmt: skip
    flow = CausalEquations(hot.model).evaluate([], 0.0, [])
    at = {b.name: k for k, b in enumerate(hot.model.branches)}
    assert -flow.through[at["R.heat"]] == pytest.approx(12.0 / 300.0, rel=1e-14)
    assert flow.power([at["R"]]) + flow.power([at["R.heat"]]) == pytest.approx(0.0, abs=1e-13)
