"""Motors, coils and what turns power into heat: every joule found across domains."""

import numpy as np
import pytest

import poinsot as po
from components.benches import balanced, bench
from poinsot import electrical as el
from poinsot import hydraulic, rotational, thermal, transducers, translational
from poinsot.networks.equations import CausalEquations

G = "ground"
MOTOR = {"resistance": 1.2, "constant": 0.05, "inductance": 2e-3, "inertia": 1e-4, "friction": 2e-5}


@pytest.mark.parametrize("heat", [False, True])
@pytest.mark.parametrize("gear", [None, 40.0])
def test_a_motor_at_rest_speed(gear: float | None, heat: bool) -> None:
    """k i = d ω + load/n and v = R i + k ω in the end; with heat, the windings' and the bearing's losses are found."""
    R, k, d, n = MOTOR["resistance"], MOTOR["constant"], MOTOR["friction"], gear or 1.0
    load, volts = 0.02 * n, 12.0
    body = [(thermal.HeatCapacity("body", 30.0, temperature=293.15), "h")] if heat else []
    net = bench(
        (el.VoltageSource("V", volts), "a", G),
        (transducers.DCMotor("M", **MOTOR, gear=gear, heat=heat), "a", G, "s", *"h" * heat),
        (rotational.TorqueSource("load", -load), "s", G), *body,
    )  # fmt: skip
    run = balanced(net, 3.0)
    w = (k * volts / R - load / n) / (d + k**2 / R)
    assert float(run["M.rotor.angular_velocity"][-1]) == pytest.approx(w, rel=1e-8)
    assert float(run["M.R.current"][-1]) == pytest.approx((volts - k * w) / R, rel=1e-8)
    if heat:
        left = run.energy_supplied.sum("port") - run.energy_storage.sel(storage=["M.L", "M.rotor"]).sum("storage")
        np.testing.assert_allclose(30.0 * (run["body.temperature"] - 293.15), left, atol=1e-7)
        assert "element" not in run.sizes


def test_a_motor_without_inductance_and_inertia() -> None:
    """Parts that are zero are left out: current and speed follow the voltage at once."""
    net = bench(
        (el.VoltageSource("V", "12*sin(t)"), "a", G),
        (transducers.DCMotor("M", resistance=2.0, constant=0.1), "a", G, "s"),
        (rotational.Damper("d", 0.02), "s", G),
    )  # fmt: skip
    assert net.state_names == ()
    run = po.simulate(net, time=2.0)
    np.testing.assert_allclose(run["d.angular_velocity"], 0.1 * 12 * np.sin(run.time) / (0.02 * 2.0 + 0.01), rtol=1e-12)


def test_levitated_ball() -> None:
    """φ̇ = −R i + V, ż = p/m, ṗ = −mg + φ²L′/(2L²), i = φ/L, Ḣ = V i − R i² (formulas.md §9), at random states."""
    R, m, L0, z0, g = 2.0, 0.05, 0.02, 0.1, 9.81
    net = levitated_ball(R, m, L0, z0, g)
    equations = CausalEquations(net.model, {"V": None})
    for flux, z, p, V in np.random.default_rng(0).uniform(-1, 1, (5, 4)) * [0.1, 0.05, 0.1, 5.0]:
        flow = equations.evaluate([flux, z, p, z], 0.0, [V])
        i, slope, L = flux * (z0 - z) / L0, L0 / (z0 - z) ** 2, L0 / (z0 - z)
        expected = [V - R * i, p / m, -m * g + flux**2 * slope / (2 * L**2), p / m]
        np.testing.assert_allclose(flow.rates, expected, rtol=1e-12, atol=1e-14)
        stored = sum(c * r for c, r in zip(equations.conjugates([flux, z, p, z]), flow.rates, strict=True))
        assert stored == pytest.approx(V * i - R * i**2, rel=1e-10, abs=1e-12)


def levitated_ball(R: float, m: float, L0: float, z0: float, g: float, V: object = 0.0) -> po.Network:
    return bench(
        (el.VoltageSource("V", V), "a", G), (el.Resistor("R", R), "a", "b"),
        (transducers.LevitationCoil("coil", L0, z0, current=1.0), "b", G, "z"),
        (translational.Mass("ball", m), "z"), (translational.Weight("weight", m, height=0.0, gravity=g), "z"),
    )  # fmt: skip


def test_the_ledger_of_the_levitated_ball() -> None:
    """At the current that holds it, mg = φ²/(2L₀), it stays for a while; every joule is found in two domains."""
    R, m, L0, z0, g = 2.0, 0.05, 0.02, 0.1, 9.81
    flux = np.sqrt(2 * L0 * m * g)
    hold = levitated_ball(R, m, L0, z0, g, R * flux * z0 / L0)
    still = po.simulate(hold, time=0.05, initial={"coil.flux_linkage": flux})
    assert float(abs(still["coil.core.position"]).max()) < 1e-9
    balanced(levitated_ball(R, m, L0, z0, g, "5 + 3*sin(40*t)"), 0.1, initial={"coil.flux_linkage": flux})


@pytest.mark.parametrize("current", [1.0, -2.0])
def test_a_solenoid_pulls_towards_more_inductance(current: float) -> None:
    """The force on the core is i² L′/2, whatever the sign of the current."""

    def inductance(z: object) -> object:
        return 0.1 + 0.05 * z  # type: ignore[operator]

    net = bench(
        (el.CurrentSource("I", current), G, "a"), (el.Resistor("R", 10.0), "a", G),
        (transducers.Solenoid("S", inductance, current=current), "a", G, "x"), (translational.Mass("core", 1.0), "x"),
    )  # fmt: skip
    flow = net.equations.evaluate(list(net.initial_state()), 0.0, [])
    force = float(flow.rates[net.state_names.index("core.momentum")])
    assert force == pytest.approx(current**2 * 0.05 / 2, rel=1e-12)


def test_a_rack_moves_with_its_pinion() -> None:
    r = 0.03
    net = bench(
        (rotational.TorqueSource("T", 0.6), "w", G), (transducers.RackAndPinion("rack", r), "w", G, "x", G),
        (translational.Mass("m", 4.0), "x"), (rotational.Inertia("J", 0.01), "w"),
    )  # fmt: skip
    run = balanced(net, 2.0)
    np.testing.assert_allclose(run["m.velocity"], 0.6 / r / (4.0 + 0.01 / r**2) * run.time, atol=1e-11)
    np.testing.assert_allclose(run["J.angular_velocity"] * r, run["m.velocity"], atol=1e-13)


def test_an_irreversible_transducer_beside_its_dissipator() -> None:
    """The same motion with and without the port for heat; what was dissipated is then in the body, and its entropy."""
    tank, hole = hydraulic.Tank("tank", 0.5, level=2.0), hydraulic.Orifice("hole", 1e-3)
    plain = balanced(bench((tank, "a"), (hole, "a", G)), 100.0)
    heated = balanced(
        bench((tank, "a"), (transducers.IrreversibleTransducer(hole), "a", G, "h"),
              (thermal.HeatCapacity("C", 4000.0, temperature=290.0), "h")), 100.0,
    )  # fmt: skip
    np.testing.assert_allclose(heated["tank.volume"], plain["tank.volume"], rtol=1e-10)
    warmed = 4000.0 * (heated["C.temperature"] - 290.0)
    np.testing.assert_allclose(warmed, plain.energy_dissipated.sel(element="hole"), atol=1e-6)
    assert (np.diff(heated["C.entropy"]) > 0).all()


def test_a_generator_brakes() -> None:
    """A machine driven by a torque on a load: power in the shaft is power in the resistor and its friction."""
    net = bench(
        (rotational.TorqueSource("T", 0.5), "s", G), (rotational.Inertia("J", 0.01), "s"),
        (transducers.ElectricMachine("M", 0.2), "a", G, "s", G), (el.Resistor("R", 3.0), "a", G),
    )  # fmt: skip
    run = balanced(net, 5.0)
    w = 0.5 * 3.0 / 0.2**2
    assert float(run["J.angular_velocity"][-1]) == pytest.approx(w * (1 - np.exp(-(0.04 / 3) / 0.01 * 5.0)), rel=1e-9)
