"""Junctions beside linear elements and switches: Newton's method from the same guess at any state, in any units."""

from typing import Any

import numpy as np
import pytest
from scipy.optimize import brentq

import poinsot as po
from cases import saved
from poinsot import electrical as el

G, VT = "ground", 0.025852


@pytest.mark.sample(6)
@pytest.mark.parametrize("units", [1e-5, 1.0, 1e5])
@pytest.mark.parametrize("series", [0.0, 1e-4, 0.02, 50.0])
@pytest.mark.parametrize("saturation", [1e-20, 1e-14, 1e-9, 1e-5])
def test_rates_are_those_of_the_law_at_any_state(saturation: float, series: float, units: float) -> None:
    """A coil's current through a leak of 1 MΩ beside a diode in a row with 0.7 Ω: v by bisection, from 1 pA to 100 A,
    both ways; volts in other units."""
    V, leak, R = VT * units, 1e6 * units, 0.7 * units
    diode = el.Diode("D", saturation, thermal_voltage=V, series_resistance=series * units, leak=1e-12 / units)
    net = po.Network("freewheeling")
    placed = (diode, "b", "a"), (el.Resistor("R", R), G, "b"), (el.Resistor("leak", leak), "a", G)
    for element, *nodes in (*placed, (el.Inductor("L", 1.0), "a", G)):
        net.add(element, *nodes)
    flow = net.system().dynamics.flow.ufunc
    for i in np.concatenate([np.geomspace(1e-12, 1e2, 15), -np.geomspace(1e-12, 1e2, 15), [0.0]]):

        def missed(v: float, i: float = float(i)) -> float:
            """Σ of currents at the node of a coil that takes i, v below zero."""

            def through(d: float) -> float:
                return diode.law(d)[0]

            d = brentq(
                lambda d: d + R * through(d) - v, min(v, 0.0) - 1e-9, max(v, 0.0) + 1e-9, xtol=1e-300, maxiter=5000
            )
            return through(d) + v / leak - i

        most = 2e2 * leak
        v = brentq(missed, -most, most, xtol=1e-300, rtol=8.9e-16, maxiter=5000)
        found = flow(np.array([i]), np.zeros(1), np.zeros(1), np.zeros(0))[0][0]
        assert found == pytest.approx(-v, rel=1e-11, abs=1e-12 * V)


BUCK = """a buck of a diode by Shockley's law
Vin in 0 DC {V}
S1 in sw g 0 SMOD
D1 0 sw DM
L1 sw out 100u
C1 out 0 4.7u
R1 out 0 {R}
Vg g 0 PULSE(0 1 0 10n 10n 4u 10u)
.model SMOD SW(RON=0.05 ROFF=1meg VT=0.5 VH=0.1)
.model DM D(IS=1e-9 N=1.5 {more})
.tran 1u 60u uic
.end
"""


@pytest.mark.sample(2)
@pytest.mark.parametrize(("R", "more"), [(5.0, ""), (5.0, "RS=0.02"), (300.0, "RS=0.5"), (300.0, "")])
def test_a_chopper_is_the_same_by_another_method(R: float, more: str, tmp_path: Any) -> None:
    """Current that goes on (5 Ω), and that ends in each period (300 Ω): by two methods, in few steps."""
    deck = saved(tmp_path / "buck.cir", BUCK.format(V=24.0, R=R, more=more))
    runs = [po.simulate(po.load(deck), 3e-5, method=method, rtol=1e-8, samples=31, progress=False)
            for method in ("radau", "radau9")]  # fmt: skip
    for name in ("C1.voltage", "L1.current"):
        size = float(np.abs(runs[0][name]).max())
        assert runs[0][name].values == pytest.approx(runs[1][name].values, abs=1e-6 * size)
    assert max(po.ledger(run).ratio for run in runs) < 1e-9
    assert runs[0].attrs["steps"] < 500


@pytest.mark.parametrize("apart", [1.0, 1e-6])
def test_two_switches_behind_a_diode_are_decided_alike(apart: float) -> None:
    """Legs of 50 and 80 mΩ side by side: a share of the coil's current each, whatever stands beside; in two orders."""
    found = []
    for order in (1, -1):
        net = po.Network("legs")
        placed: list[Any] = [
            (el.VoltageSource("V", 12.0), "s", G), (el.Resistor("R", 0.05), "s", "x"),
            (el.Resistor("Q", 0.08), "s", "y"),
            (el.Switch("A", "sin(2*pi*1e4*t)"), "x", "m"), (el.Switch("B", "cos(2*pi*1e4*t)"), "y", "m"),
            (el.Resistor("leak", 1e6 * apart), "s", "m"), (el.Diode("D", 1e-9, series_resistance=0.02), G, "m"),
            (el.Inductor("L", 1e-4), "m", "o"), (el.Resistor("load", 2.0), "o", G),
        ]  # fmt: skip
        for element, *nodes in placed[::order]:
            net.add(element, *nodes)
        run = po.simulate(net, 2.5e-4, method="radau", rtol=1e-9, samples=26, progress=False)
        assert po.ledger(run).ratio < 1e-9
        found.append(run)
    assert found[0]["L.current"].values == pytest.approx(found[1]["L.current"].values, abs=1e-9)
