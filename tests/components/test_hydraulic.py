"""Hydraulic elements against what is known in closed form."""

from __future__ import annotations

import numpy as np
import pytest

import poinsot as po
from components.benches import balanced, bench
from poinsot import hydraulic as hy
from poinsot import rotational, translational

G = "ground"


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
