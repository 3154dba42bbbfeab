"""Translational, rotational, hydraulic and magnetic elements against what is known in closed form."""

import numpy as np
import pytest
from scipy.special import ellipk

import poinsot as po
from components.benches import balanced, bench
from poinsot import electrical as el
from poinsot import hydraulic as hy
from poinsot import magnetic as mg
from poinsot import rotational, thermal, translational
from poinsot import rotational as ro
from poinsot import translational as tr
from poinsot.algebra import cos
from poinsot.networks.equations import CausalEquations

G = "ground"


def test_a_mass_on_a_spring_in_gravity() -> None:
    """It swings about the place where the weight is balanced, z = −mg/k (1 − cos ωt)."""
    m, k = 2.0, 50.0
    net = bench((tr.Mass("m", m), "a"), (tr.Spring("k", k), "a", G), (tr.Weight("w", m, height=0.0, gravity=9.81), "a"))
    run = balanced(net, 5.0)
    z = -m * 9.81 / k * (1 - np.cos(np.sqrt(k / m) * run.time))
    np.testing.assert_allclose(run["k.elongation"], z, atol=1e-10)
    np.testing.assert_allclose(run["w.height"], z, atol=1e-10)


def test_a_force_pushes_and_a_damper_holds() -> None:
    """v → F/d as exp(−d t/m)."""
    net = bench((tr.ForceSource("F", 3.0), "a", G), (tr.Mass("m", 2.0), "a"), (tr.Damper("d", 0.5), "a", G))
    run = balanced(net, 10.0)
    np.testing.assert_allclose(run["m.velocity"], 6.0 * (1 - np.exp(-run.time / 4)), atol=1e-10)


def test_collisions_of_two_masses_keep_momentum() -> None:
    """Through a spring with a damper: momentum exactly, energy less what the damper took."""
    net = bench(
        (tr.Mass("m1", 1.0, velocity=2.0), "a"), (tr.Mass("m2", 3.0), "b"), (tr.Spring("k", 40.0), "a", "b"),
        (tr.Damper("d", 0.3), "a", "b"),
    )  # fmt: skip
    run = balanced(net, 30.0)
    np.testing.assert_allclose(run["m1.momentum"] + run["m2.momentum"], 2.0, rtol=1e-13)
    assert float(run["m1.velocity"][-1]) == pytest.approx(0.5, abs=1e-2)


def test_a_velocity_is_forced() -> None:
    """A spring pulled at a given speed behind a damper: the force ends at d v."""
    net = bench((tr.VelocitySource("V", 2.0), "a", G), (tr.Spring("k", 5.0), "a", "b"), (tr.Damper("d", 0.5), "b", G))
    run = balanced(net, 5.0)
    np.testing.assert_allclose(run["k.force"], 1.0 - np.exp(-10 * run.time), atol=1e-10)


@pytest.mark.parametrize("ratio", [2.0, -3.0])
def test_a_lever_scales_masses(ratio: float) -> None:
    """Behind a lever of ratio n a mass counts n² times less; its velocity is v/n."""
    net = bench(
        (tr.Mass("m1", 1.0, velocity=1.0), "a"), (tr.Spring("k", 7.0), "a", G), (tr.Lever("l", ratio), "a", G, "b", G),
        (tr.Mass("m2", 2.0), "b"),
    )  # fmt: skip
    run = balanced(net, 5.0)
    w = np.sqrt(7.0 / (1 + 2 / ratio**2))
    np.testing.assert_allclose(run["m1.velocity"], np.cos(w * run.time), atol=1e-9)
    np.testing.assert_allclose(run["m2.velocity"] * ratio, run["m1.velocity"], atol=1e-12)


def test_a_pendulum_as_a_nonlinear_torsion_spring() -> None:
    """H = m g r (1 − cos θ): the period is 4 √(r/g) K(sin² θ₀/2)."""
    m, r, g, start = 1.3, 0.8, 9.81, 2.0
    net = bench(
        (ro.Inertia("J", m * r**2), "a"),
        (ro.TorsionSpring("weight", angle=start, energy=lambda a: m * g * r * (1.0 - cos(a))), "a", G),
    )  # fmt: skip
    period = 4 * np.sqrt(r / g) * ellipk(np.sin(start / 2) ** 2)
    run = balanced(net, 5 * period)
    assert float(run["weight.angle"][-1]) == pytest.approx(start, abs=1e-8)


def test_a_gear_between_two_shafts() -> None:
    """ω_a = n ω_b and the torques in ratio: J₁ + J₂/n² turns under the torque."""
    n = 20.0
    net = bench(
        (ro.TorqueSource("T", 0.3), "a", G), (ro.Inertia("J1", 0.01), "a"), (ro.Gear("gear", n), "a", G, "b", G),
        (ro.Inertia("J2", 2.0), "b"), (ro.Damper("d", 0.1), "b", G),
    )  # fmt: skip
    run = balanced(net, 4.0)
    J, d = 0.01 + 2.0 / n**2, 0.1 / n**2
    np.testing.assert_allclose(
        run["J1.angular_velocity"], 0.3 / d * (1 - np.exp(-d / J * run.time)), rtol=1e-9, atol=1e-9
    )
    np.testing.assert_allclose(run["J2.angular_velocity"] * n, run["J1.angular_velocity"], rtol=1e-12, atol=1e-12)


def test_dry_friction_stops_and_heats() -> None:
    """The speed falls along a straight line to nearly nothing; the body gets what the wheel had."""
    net = bench(
        (ro.Inertia("J", 2.0, angular_velocity=10.0), "a"),
        (ro.HeatingFriction("f", 1.0, transition=0.05), "a", G, "h"),
        (thermal.HeatCapacity("C", 5.0, temperature=300.0), "h"),
    )  # fmt: skip
    run = balanced(net, 30.0)
    assert float(run["J.angular_velocity"].interp(time=10.0)) == pytest.approx(5.0, rel=1e-9)
    assert float(run["J.angular_velocity"][-1]) < 1e-9
    assert float(run["C.temperature"][-1]) == pytest.approx(300.0 + 100.0 / 5, rel=1e-9)
    assert (np.diff(run["C.entropy"]) >= -1e-12).all()


@pytest.mark.parametrize("speed", [3.0, "3 + sin(t)"])
def test_a_forced_speed_winds_a_spring(speed: object) -> None:
    net = bench(
        (ro.SpeedSource("S", speed), "a", G), (ro.TorsionSpring("k", 4.0), "a", G), (ro.Damper("d", 1.0), "a", G)
    )
    run = balanced(net, 2.0)
    t = run.time.values
    angle = 3 * t + (0 if speed == 3.0 else 1 - np.cos(t))
    np.testing.assert_allclose(run["k.torque"], 4 * angle, atol=1e-9)


def test_mass_spring_damper_force_of_the_source() -> None:
    """ẋ = p/m, ṗ = −x/κ − d p/m + e_b, f_b = p/m (formulas.md §9), entry by entry."""
    m, kappa, d = 2.0, 0.25, 0.7
    net = bench(
        (tr.Spring("C", 1 / kappa), "a", G), (tr.Mass("I", m), "a"), (tr.Damper("r", d), "a", G),
        (tr.ForceSource("b", 0.0), "a", G),
    )  # fmt: skip
    equations = CausalEquations(net.model, {"b": None})
    for x, p, force in np.random.default_rng(0).uniform(-1, 1, (5, 3)):
        flow = equations.evaluate([x, p], 0.0, [force])
        np.testing.assert_allclose(flow.rates, [p / m, -x / kappa - d * p / m + force], rtol=1e-14)
        assert flow.across[3] == pytest.approx(p / m) and -flow.power([3]) == pytest.approx(force * p / m)


def test_a_tank_empties_as_torricelli_says() -> None:
    """dh/dt = −C_d (a/A) √(2 g h): the root of the level falls along a straight line."""
    A, a, h = 0.5, 1e-3, 2.0
    net = bench((hy.Tank("tank", A, level=h), "a"), (hy.Orifice("hole", a, transition=1e-3), "a", G))
    run = balanced(net, 300.0)
    root = np.sqrt(h) - 0.6 * a / A * np.sqrt(2 * 9.81) / 2 * run.time
    np.testing.assert_allclose(np.sqrt(run["tank.volume"] / A), root, rtol=1e-9)


def test_communicating_tanks_swing_and_come_to_rest() -> None:
    """Levels end equal, no water is lost, and a pipe with inertance overshoots by its damping."""
    R, size, length = 2e4, 1e-2, 50.0
    net = bench(
        (hy.Tank("t1", 1.0, level=2.0), "a"), (hy.Pipe("pipe", length, size), "a", "b"),
        (hy.Resistance("wall", R), "b", "c"), (hy.Tank("t2", 1.0), "c"),
    )  # fmt: skip
    run = balanced(net, 400.0)
    inertance, C = 1000 * length / size, 1 / (1000 * 9.81)
    delta = R / (2 * inertance)
    w = np.sqrt(2 / (inertance * C) - delta**2)
    swing = np.exp(-delta * run.time) * (np.cos(w * run.time) + delta / w * np.sin(w * run.time))
    np.testing.assert_allclose(run["t1.volume"], 1 + swing, atol=1e-9)
    np.testing.assert_allclose(run["t1.volume"] + run["t2.volume"], 2.0, rtol=1e-13)


@pytest.mark.parametrize("pressure", [-3e5, -10.0, 0.0, 1.0, 1e4, 2e5])
def test_an_orifice_is_turbulent_and_smooth(pressure: float) -> None:
    orifice = hy.Orifice("O", 1e-4, transition=100.0)
    (Q,) = orifice.law(pressure)
    turbulent = np.sign(pressure) * 0.6e-4 * np.sqrt(2 * abs(pressure) / 1000)
    assert abs(Q) <= abs(turbulent) and np.sign(Q) == np.sign(pressure)
    if abs(pressure) > 1e4:
        assert pytest.approx(turbulent, rel=1e-4) == Q


def test_a_cylinder_lifts_a_weight() -> None:
    """A pump at constant speed: the load rises with Q/A, its pressure is m g/A, its torque D p."""
    D, A, m, w = 1e-5, 2e-3, 100.0, 30.0
    net = bench(
        (rotational.SpeedSource("S", w), "shaft", G), (hy.Pump("pump", D), "a", G, "shaft", G),
        (hy.Resistance("hose", 1e7), "a", "b"), (hy.Accumulator("soft", 1e-10), "b"),
        (hy.Cylinder("cylinder", A), "b", G, "rod", G), (translational.Mass("m", m), "rod"),
        (translational.Weight("w", m), "rod"), (translational.Damper("seal", 2e3), "rod", G),
    )  # fmt: skip
    run = balanced(net, 4.0)
    v = D * w / A
    assert float(run["m.velocity"][-1]) == pytest.approx(v, rel=1e-9)
    p = (m * 9.81 + 2e3 * v) / A
    assert float(run["soft.pressure"][-1]) == pytest.approx(p, rel=1e-9)
    assert float(run["pump.shaft.torque"][-1]) == pytest.approx(D * (p + 1e7 * D * w), rel=1e-9)


def test_sources_push_out_of_their_first_terminal() -> None:
    net = bench(
        (hy.PressureSource("P", 2.0), "a", G), (hy.Resistance("R1", 4.0), "a", G),
        (hy.FlowSource("Q", 0.5), "b", G), (hy.Resistance("R2", 4.0), "b", G),
    )  # fmt: skip
    run = po.simulate(net, time=1.0)
    assert float(run["R1.volume_flow"][0]) == float(run["R2.volume_flow"][0]) == 0.5


def test_a_gas_accumulator_by_its_energy() -> None:
    """An isothermal gas, H = −p₀V₀ ln(1 − V/V₀): the pressure is p₀V₀/(V₀ − V)."""
    from poinsot.algebra import log

    p0, V0 = 2e5, 1e-3
    net = bench(
        (hy.FlowSource("Q", 1e-5), "a", G),
        (hy.Accumulator("gas", energy=lambda V: 0.0 - p0 * V0 * log(1.0 - V / V0)), "a"),
    )
    run = balanced(net, 50.0)
    np.testing.assert_allclose(run["gas.pressure"], p0 * V0 / (V0 - 1e-5 * run.time), rtol=1e-10)


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
