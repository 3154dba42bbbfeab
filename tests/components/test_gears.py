"""Gears of several shafts, their losses, belts, bearings and screws against closed forms, at any size.

Source  VDI 2157; Pelchen, Schweiger & Otter (2002); Palmgren (1957); the gear shift of the Modelica Standard Library
"""

from pathlib import Path

import numpy as np
import pytest

import poinsot as po
from components.benches import bench, run_of
from components.machine_rigs import axle, gearbox, house
from poinsot import rotational as ro
from poinsot import transducers as td
from poinsot import translational as tr
from poinsot.components.primitives import IdealSwitch

G = "ground"
SIZES = pytest.mark.parametrize("size", [1e-5, 1.0, 1e5])


@SIZES
@pytest.mark.parametrize("ratio", [2.5, -0.4, -3.0])
def test_a_planetary_gear_turns_three_inertias(ratio: float, size: float) -> None:
    """J α + A λ = τ, Aᵀ α = 0 with A = (1, −(1 + r), r)."""
    J, torque = np.array([0.2, 3.0, 0.7]) * size, np.array([5.0, -2.0, 1.0]) * size
    A = np.array([1.0, -(1 + ratio), ratio])
    alpha = (torque - A * (A @ (torque / J)) / (A @ (A / J))) / J
    shafts = ("sun", "carrier", "ring")
    placed = [(ro.Inertia(n, j), n) for n, j in zip(shafts, J, strict=True)]
    placed += [(ro.TorqueSource(f"T{n}", t), n, G) for n, t in zip(shafts, torque, strict=True)]
    run = run_of(2.0, *placed, (ro.PlanetaryGear("P", ratio), *shafts))
    found = [float(run[f"{n}.angular_velocity"][-1]) for n in shafts]
    np.testing.assert_allclose(found, 2.0 * alpha, rtol=1e-9, atol=1e-9)


def test_a_gear_shift() -> None:
    """1 + r while the ring is held, 1 behind the clutch; what the clutches took is what is missing."""
    run = po.simulate(bench(*gearbox(1.0)), 0.6, rtol=1e-9, samples=61, progress=False)
    ratio = run["Je.angular_velocity"].values[1:] / run["Jo.angular_velocity"].values[1:]
    t = run.time.values[1:]
    np.testing.assert_allclose(ratio[t <= 0.2], 3.0, rtol=1e-9)
    np.testing.assert_allclose(ratio[t >= 0.3], 1.0, rtol=1e-9)
    J = 3.0 + 9 * 0.2
    np.testing.assert_allclose(
        run["Jo.angular_velocity"].values[1:][t <= 0.2], 200 * (1 - np.exp(-0.3 / J * t[t <= 0.2])), rtol=1e-7
    )
    assert float(run.energy_dissipated.sel(element="second")[-1]) > 1.0


@SIZES
def test_a_differential_shares_the_torque(size: float) -> None:
    """Both wheels get n τ/2, whatever they are; ω_in = n (ω_l + ω_r)/2."""
    n, left, right, inner = 3.0, 1.0 * size, 2.5 * size, 0.1 * size
    run = run_of(
        1.0, (ro.TorqueSource("T", 2.0 * size), "i", G), (ro.Differential("D", n), "i", "l", "r"),
        (ro.Inertia("Jl", left), "l"), (ro.Inertia("Jr", right), "r"), (ro.Inertia("Ji", inner), "i"),
    )  # fmt: skip
    torque = 2.0 * size / (1 + inner * n * n / 4 * (1 / left + 1 / right))
    assert float(run["Jl.angular_velocity"][-1]) == pytest.approx(n / 2 * torque / left, rel=1e-9)
    assert float(run["Jr.angular_velocity"][-1]) == pytest.approx(n / 2 * torque / right, rel=1e-9)
    mean = (run["Jl.angular_velocity"] + run["Jr.angular_velocity"]) / 2
    np.testing.assert_allclose(run["Ji.angular_velocity"], n * mean, rtol=1e-9, atol=1e-9)


@SIZES
@pytest.mark.parametrize("ratio", [2.0, -3.0])
@pytest.mark.parametrize("drives", ["a", "b"])
def test_of_the_power_a_share_comes_out(drives: str, ratio: float, size: float) -> None:
    """J_a α + τ = T_a with n η₁ τ, or n τ/η₂, at b; the power that is lost is 1 − η of what goes in."""
    eta = {"a": 0.8, "b": 0.6}
    speed = 50.0
    brake = {"a": "b", "b": "a"}[drives]
    gear = ro.LossyGear("g", ratio, eta["a"], backward=eta["b"])
    run = run_of(
        0.5, (ro.SpeedSource("S", speed), drives, G), (gear, "a", G, "b", G), (ro.Damper("d", 2.0 * size), brake, G),
    )  # fmt: skip
    given = abs(float(run["S.torque"][-1]) * speed)
    assert float(run["d.torque"][-1] * run["d.angular_velocity"][-1]) == pytest.approx(eta[drives] * given, rel=1e-9)
    assert float(run["g.teeth.mesh.torque"][-1]) * ratio != 0


def test_efficiencies_give_nothing() -> None:
    for eta in (1.2, 0.0):
        with pytest.raises(po.ModelError, match=r"'g' needs (an )?efficiency"):
            ro.LossyGear("g", 2.0, eta)
    with pytest.raises(po.ModelError, match="other than −1"):
        ro.PlanetaryGear("P", -1.0)


@SIZES
@pytest.mark.parametrize("crossed", [False, True])
def test_a_belt_swings(crossed: bool, size: float) -> None:
    """Two inertias on a belt: ω² = k (r_a²/J_a + r_b²/J_b); their mean speed is that of the pulleys."""
    ra, rb, k, Ja, Jb = 0.1, 0.25, 1e4 * size, 0.02 * size, 0.3 * size
    w = np.sqrt(k * (ra**2 / Ja + rb**2 / Jb))
    run = run_of(
        2 * np.pi / w, (ro.Belt("B", ra, rb, k, crossed=crossed), "a", G, "b", G),
        (ro.Inertia("Ja", Ja, angular_velocity=1.0), "a"), (ro.Inertia("Jb", Jb), "b"),
    )  # fmt: skip
    np.testing.assert_allclose(run["B.spring.elongation"], ra / w * np.sin(w * run.time), atol=1e-8 * ra / w)
    sign = -1 if crossed else 1
    together = run["Ja.angular_momentum"] / ra + sign * run["Jb.angular_momentum"] / rb
    np.testing.assert_allclose(together, Ja / ra, rtol=1e-9)


def test_a_bearing_rubs_as_palmgren_says() -> None:
    """M = f₁ P d + 10⁻⁷ f₀ (ν n)^⅔ d³ in mm, mm²/s, rpm, N·mm; a shaft that it stops stays."""
    made = ro.Bearing("b", 0.04, 500.0, load_factor=2e-3, viscosity=3e-5, speed_factor=2.0)
    assert isinstance(made, IdealSwitch)
    for rpm in (10.0, 100.0, 3000.0):
        turned = max(30.0 * rpm, 2000.0)
        wanted = 2e-3 * 500 * 40 + 1e-7 * 2.0 * turned ** (2 / 3) * 40.0**3
        assert made.bounds[1](rpm * 2 * np.pi / 60, 1.0) == pytest.approx(wanted * 1e-3, rel=1e-9)
    J, w0 = 1e-3, 2.0
    M = made.bounds[0](0.0, 1.0)
    run = run_of(0.2, (ro.Inertia("J", J, angular_velocity=w0), "a"), (made, "a", G), samples=21)
    np.testing.assert_allclose(run["J.angular_velocity"], np.maximum(w0 - M / J * run.time, 0.0), atol=1e-8)
    assert bench(*axle(1.0)).passivity().dissipative


@SIZES
@pytest.mark.parametrize("lead", [0.01, -0.02])
def test_a_screw_lifts(lead: float, size: float) -> None:
    """J ω̇ + m (l/2π)² ω̇ = τ − m g l/2π."""
    m, J, torque, r = 100.0 * size, 1e-3 * size, 4.0 * size, lead / (2 * np.pi)
    run = run_of(
        1.0, (ro.TorqueSource("T", torque), "a", G), (ro.Inertia("J", J), "a"), (td.Screw("s", lead), "a", G, "m", G),
        (tr.Mass("M", m), "m"), (tr.Weight("W", m, gravity=9.81), "m"),
    )  # fmt: skip
    assert float(run["J.angular_velocity"][-1]) == pytest.approx((torque - m * 9.81 * r) / (J + m * r * r), rel=1e-9)
    assert float(run["M.velocity"][-1]) == pytest.approx(float(run["J.angular_velocity"][-1]) * r, rel=1e-12)


def test_files_and_fmus_take_what_runs(tmp_path: Path) -> None:
    """A law between two inertias runs from a file too; an FMU leaves out shares that cannot be others."""
    file = tmp_path / "lossy.toml"
    file.write_text(
        'poinsot = 1\n[elements]\nT = { kind = "torque_source", nodes = ["a", "ground"], torque = 3.0 }\n'
        'Ja = { kind = "inertia", nodes = ["a"], inertia = 0.1 }\n'
        'Jb = { kind = "inertia", nodes = ["b"], inertia = 1.0 }\n'
        'g = { kind = "lossy_gear", nodes = ["a", "b"], ratio = 2.0, efficiency = 0.8 }\n'
    )
    net = po.load(file)
    assert not np.any(net.initial_state())
    run = po.simulate(net, 1.0, rtol=1e-9, progress=False)
    assert float(run["Ja.angular_velocity"][-1]) == pytest.approx(2 * 0.8 * 3 / (1 / 2 + 2 * 0.8 * 0.1), rel=1e-3)
    po.export_fmu(bench(*house(1.0)), tmp_path / "house.fmu", binary=False)
