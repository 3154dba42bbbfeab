"""Translational and rotational elements against what is known in closed form."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.special import ellipk

from components.benches import balanced, bench
from poinsot import rotational as ro
from poinsot import thermal
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
