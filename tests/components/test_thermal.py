"""Heat: energy is constant, entropy never falls, and gases do what gases do."""

from typing import Any

import numpy as np
import pytest

import poinsot as po
from components.benches import balanced, bench
from poinsot import electrical, hydraulic, thermal, translational
from poinsot.networks.equations import CausalEquations

G = "ground"


@pytest.mark.parametrize("seed", range(10))
def test_isolated_networks_keep_energy_and_make_entropy(rng: np.random.Generator) -> None:
    """Random bodies, conductors and radiation, left to themselves."""
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
def test_two_gases_exchanging_heat(rng: np.random.Generator) -> None:
    """(Ṡ₁, Ṡ₂) = σ (1/T₁ − 1/T₂)[0 1; −1 0](T₁, T₂), made at σ (T₁ − T₂)²/(T₁T₂) (formulas.md §9, sign corrected)."""
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


SIZES = pytest.mark.parametrize("size", [1e-5, 1.0, 1e5])


@SIZES
def test_ways_of_heat_carry_what_their_laws_say(size: float) -> None:
    """Between 350 and 300 K: h A ΔT¹⁺ⁿ, σ ε A F (T_a⁴ − T_b⁴), G ΔT that ends at its limit; nothing uphill."""
    sigma = 5.670374419e-8
    cases = {
        "forced": (thermal.Convection("x", 8.0, 2.0 * size), 8.0 * 2.0 * 50.0),
        "free": (thermal.Convection("x", 1.4, 2.0 * size, exponent=0.25), 1.4 * 2.0 * 50.0**1.25),
        "rays": (thermal.Radiation("x", 2.0 * size, emissivity=0.8, view_factor=0.5), 0.8 * sigma * (350**4 - 3e2**4)),
        "pipe": (thermal.HeatPipe("x", 10.0 * size, 300.0 * size), 500.0 / np.sqrt(1 + (500 / 300) ** 2)),
        "syphon": (thermal.HeatPipe("x", 10.0 * size, 1e9 * size, one_way=True), 500.0),
    }  # fmt: skip
    for name, (element, heat) in cases.items():
        a, b = element.law(350.0, 300.0)
        assert a * 350.0 == pytest.approx(heat * size, rel=1e-9), name
        assert -b * 300.0 == pytest.approx(heat * size, rel=1e-9), name
        assert a + b <= 0
        back = element.law(300.0, 350.0)[0] * 300.0
        assert back == pytest.approx(0.0 if name == "syphon" else -heat * size, rel=1e-9), name


@SIZES
def test_a_wall_of_layers(size: float) -> None:
    """At rest A ΔT/Σ (l/k), whatever the cells; the transient of a slab cooled on both sides, at the second order."""
    layers = [0.1, 0.2], [0.5, 0.04], [1000.0, 30.0], [900.0, 1000.0]
    net = po.Network("wall")
    net.add(thermal.TemperatureSource("hot", 293.0), "a")
    net.add(thermal.TemperatureSource("cold", 263.0), "b")
    net.add(thermal.Wall("w", 5.0 * size, *layers, cells=2), "a", "b")
    run = po.simulate(net, 5e6, method="radau", progress=False)
    heat = float(run["w.conductor1.a.entropy_flow"][-1]) * 293.0
    assert heat == pytest.approx(5.0 * size * 30.0 / (0.1 / 0.5 + 0.2 / 0.04), rel=1e-6)
    errors = []
    for cells in (4, 8, 16):
        slab = po.Network("slab")
        slab.add(thermal.TemperatureSource("air", 300.0), "a")
        slab.add(
            thermal.Wall("w", 2.0 * size, [0.2], [1.0], [500.0], [800.0], cells=cells, temperature=400.0), "a", "a"
        )
        run = po.simulate(slab, 4000.0, method="radau", rtol=1e-10, samples=3, progress=False)
        mean = np.mean([float(run[f"w.capacity{i}.temperature"][-1]) for i in range(1, cells + 1)])
        k = np.arange(1, 401, 2)
        fourier = (1.0 / (500.0 * 800.0)) * 4000.0 / 0.2**2
        exact = 300.0 + 100.0 * np.sum(8 / (np.pi * k) ** 2 * np.exp(-((np.pi * k) ** 2) * fourier))
        errors.append(abs(mean - exact))
    slopes = np.log2(np.array(errors[:-1]) / np.array(errors[1:]))
    assert (slopes > 1.8).all() and errors[-1] < 0.1


@pytest.mark.parametrize(("make", "words"), [
    (lambda: thermal.Wall("w", 1.0, [0.1], [1.0, 2.0], [1.0], [1.0]), "as many thicknesses"),
    (lambda: thermal.Wall("w", 1.0, [0.1], [1.0], [1.0], [1.0], cells=0), "whole number from 1 to 100,000"),
    (lambda: thermal.Radiation("r", 1.0, emissivity=1.5), "emissivity of at most 1"),
    (lambda: thermal.HeatPipe("p", 1.0, 0.0), "limit greater than zero"),
])  # fmt: skip
def test_walls_and_bodies_that_are_none(make: Any, words: str) -> None:
    with pytest.raises(po.ModelError, match=words):
        make()
