"""Nonlinear laws at which ideal switches act, and heat made behind switches: modes are decided by tangents."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy.optimize import brentq

import poinsot as po
from cases import quick
from networks.switching_circuits import G, circuit, random_circuit
from poinsot import electrical as el
from poinsot import thermal as th
from poinsot import transducers as tr
from poinsot.algebra import tanh


def dressed(R: float) -> Callable[[Any], Any]:
    """v/R, which no look at the formula tells."""
    return lambda v: (v + v * v * v) / (R * (1.0 + v * v))


@pytest.mark.parametrize("seed", quick(1, [9, 6, 8, 4, 1, 13, 17, 19, 23, 28, 33, 35]))
def test_a_line_in_the_dress_of_a_law_is_that_line(seed: int, rng: np.random.Generator) -> None:
    """Every resistor, and one, of random circuits that open, close and jump."""
    placed = random_circuit(rng)
    asked: dict[str, Any] = {"samples": 9, "rtol": 1e-9, "atol": 1e-11}
    plain = po.simulate(circuit(*placed), 2.0, **asked)
    names = [f"{e.name}.{({'C': 'charge', 'L': 'flux_linkage'})[e.name[0]]}" for e, *_ in placed if e.name[0] in "CL"]
    every = [e.name for e, *_ in placed if e.name[0] == "R"]
    for some in (every, [str(rng.choice(every))])[: 1 + (seed != 9)]:
        bent = [((el.NonlinearResistor(e.name, current=dressed(e.r / e.a)) if e.name in some else e), *nodes)
                for e, *nodes in placed]  # fmt: skip
        run = po.simulate(circuit(*bent), 2.0, **asked)
        for name in names:
            assert run[name].values == pytest.approx(plain[name].values, abs=1e-11), name
        assert po.ledger(run).ratio < 1e-11


def test_two_saturating_laws_share_what_a_diode_passes() -> None:
    """sin t behind an ideal diode on two equal laws in a row: half of it on each, nothing while it is negative."""
    for parts in (1, -1):
        placed: list[Any] = [
            (el.VoltageSource("V", "sin(t)"), "a", G), (el.IdealDiode("D"), "a", "b"),
            (el.NonlinearResistor("N", current=lambda u: 6 * tanh(u / 2)), "b", "c"),
            (el.NonlinearResistor("P", current=lambda u: 6 * tanh(u / 2)), "c", G),
            (el.Inductor("L", 1.0, current=1.0), "x", G), (el.Resistor("R", 1.0), "x", G),
        ]  # fmt: skip
        run = po.simulate(circuit(*placed[::parts]), 6.0, samples=13)
        v = np.maximum(np.sin(run.time.values), 0.0)
        assert run["N.voltage"].values == pytest.approx(v / 2, abs=1e-14)
        assert run["D.current"].values == pytest.approx(6 * np.tanh(v / 4), abs=1e-13)
        assert run.event_time.values[-1] == pytest.approx(np.pi, abs=1e-12)


GATED = """a diode with its exponential law behind an ideal switch
V1 a 0 SIN(0 {V} 50)
VC c 0 SIN(0 1 170)
S1 a b c 0 gate
D1 b d smooth
R1 d e {R}
R2 e 0 {R}
C1 e 0 {C}
.model gate SW(VT=0 RON={on} ROFF={off})
.model smooth D(IS={I})
.tran 1m 30m
"""


@pytest.mark.parametrize("scale", quick(1, [1.0, 1e-5, 1e5]))
def test_a_diode_behind_a_switch(scale: float, tmp_path: Path) -> None:
    """From a netlist: at every sample the law and Kirchhoff's hold, by another solver; currents scaled 1e±5."""
    path = tmp_path / "gated.cir"
    path.write_text(GATED.format(V=10, R=100 / scale, C=1e-5 * scale, I=1e-14 * scale, on=1 / scale, off=1e12 / scale))
    run = po.simulate(po.load(path), times=np.linspace(0, 0.03, 61), rtol=1e-10, atol=1e-12 * scale)
    t, i = run.time.values, run["D1.current"].values / scale
    width = 8.617333262e-5 * 300.15
    for now, passed, charged in zip(t, i, run["C1.voltage"].values, strict=True):
        phase, drive = np.sin(340 * np.pi * now), 10 * np.sin(100 * np.pi * now) - charged

        def missed(v: float, drive: float = drive) -> float:
            return 1e-14 * np.expm1(min(v / width, 300.0)) + 1e-12 / scale * v - (drive - v) / 101

        law = (drive - brentq(missed, -20.0, 1.0, xtol=1e-15)) / 101 if phase > 0 else 0.0
        assert abs(phase) < 1e-9 or passed == pytest.approx(law, rel=1e-5, abs=1e-10)
    assert po.ledger(run).ratio < 1e-8


def test_a_thermostat_feels_a_wire_without_heat_capacity() -> None:
    """The heat of a resistor passes a conductor to the room: the wire is warmer by P/G, and P is V²/R."""
    placed: list[Any] = [
        (el.VoltageSource("V", 230.0), "s", G), (tr.Thermostat("th", 294.0, hysteresis=1.0), "s", "p", "room"),
        (el.HeatingResistor("R", 50.0), "p", G, "wire"), (th.ThermalConductor("G2", 30.0), "wire", "room"),
        (th.HeatCapacity("C", 5000.0, temperature=285.0), "room"), (th.ThermalConductor("G", 30.0), "room", "out"),
        (th.TemperatureSource("Ta", 278.0), "out"),
    ]  # fmt: skip
    run = po.simulate(circuit(*placed), 100.0, rtol=1e-10)
    rest, t, T, on = 278.0 + 230.0**2 / 50.0 / 30.0, 0.0, 285.0, True
    for moment in run.event_time.values[1:]:
        rest, goal = 278.0 + on * 230.0**2 / 50.0 / 30.0, 295.0 if on else 293.0
        t -= 5000.0 / 30.0 * np.log((goal - rest) / (T - rest))
        T, on = goal, not on
        assert moment == pytest.approx(t, abs=1e-9)
    assert len(run.event_time) == 3
    assert po.ledger(run).ratio < 1e-12


@pytest.mark.parametrize("order", [1, -1])
def test_a_relay_hears_another_switch_at_once(order: int) -> None:
    """A switch closes onto a resistor at ½ s; its voltage closes a second one then, and not before."""
    placed: list[Any] = [
        (el.VoltageSource("V", 10.0), "a", G), (el.Switch("S1", "t", threshold=0.5), "a", "b"),
        (el.Resistor("R", 1.0), "b", G), (el.VoltageSource("W", 5.0), "c", G),
        (el.VoltageSwitch("S2", threshold=2.0), "c", "d", "b", G), (el.Resistor("R2", 1.0), "d", "e"),
        (el.Inductor("L", 1.0), "e", G),
    ]  # fmt: skip
    run = po.simulate(circuit(*placed[::order]), 1.0, samples=5)
    t = run.time.values
    assert run["L.current"].values == pytest.approx(np.where(t > 0.5, 5 * (1 - np.exp(-(t - 0.5))), 0.0), abs=1e-8)
    assert sorted(zip(run.event_time.values, run.event_element.values, strict=True)) == [(0.5, "S1"), (0.5, "S2")]


def test_a_buzzer_without_hysteresis_has_no_mode() -> None:
    """A relay in the way of what its own coil senses: open it must close, closed it must open, at one instant."""
    placed: list[Any] = [
        (el.VoltageSource("V", 10.0), "a", G), (el.Switch("S1", "t", threshold=0.5), "a", "b"),
        (el.Resistor("R", 1.0), "b", "c"), (el.VoltageSwitch("S2", threshold=-2.0, closed=True), "c", G, "c", "b"),
    ]  # fmt: skip
    with pytest.raises(po.SimulationFailure, match="modes change without end"):
        po.simulate(circuit(*placed), 1.0)


@pytest.mark.sample(2)
@pytest.mark.parametrize("contact", [0.0, 2.0])
@pytest.mark.parametrize("backwards", [False, True])
def test_a_thermostat_switches_a_heater_when_it_should(backwards: bool, contact: float) -> None:
    """C Ṫ = [closed] V²R/(R + R_c)² − k (T − T_a): between switchings T is an exponential."""
    C, k, V, R, outside = 5000.0, 30.0, 230.0, 50.0, 278.0
    placed: list[Any] = [
        (el.VoltageSource("V", V), "s", G),
        (tr.Thermostat("th", 294.0, hysteresis=1.0, resistance=contact), "s", "p", "room"),
        (el.HeatingResistor("R", R), "p", G, "room"), (th.HeatCapacity("C", C, temperature=285.0), "room"),
        (th.ThermalConductor("G", k), "room", "out"), (th.TemperatureSource("Ta", outside), "out"),
    ]  # fmt: skip
    run = po.simulate(circuit(*placed[:: -1 if backwards else 1]), 600.0, rtol=1e-10)
    t, T, on, moments = 0.0, 285.0, True, []
    while True:
        rest, goal = outside + on * V**2 * R / (R + contact) ** 2 / k, 295.0 if on else 293.0
        t -= C / k * np.log((goal - rest) / (T - rest))
        if t > 600.0:
            break
        T, on = goal, not on
        moments.append(t)
    assert len(moments) > 20
    assert run.event_time.values[1:] == pytest.approx(moments, abs=1e-10)
    assert po.ledger(run).ratio < 1e-12


def heated(placed: list[Any], some: list[str]) -> list[Any]:
    """The circuit with some of its resistors warming one body."""
    found = [
        (el.HeatingResistor(e.name, e.r / e.a), *nodes, "heat") if e.name in some else (e, *nodes)
        for e, *nodes in placed
    ]
    return [*found, (th.HeatCapacity("body", 1.0, temperature=300.0), "heat")]


@pytest.mark.parametrize("seed", quick(1, [1, 5, 7, 13, 15, 4, 6, 10, 11, 14, 17]))
def test_a_circuit_does_not_feel_where_its_heat_goes(rng: np.random.Generator) -> None:
    """The same states with one, and with every resistor heating; the body has what resistors took.

    Events are not compared: which of two diodes in parallel conducts where nothing flows is not decided.
    """
    placed = random_circuit(rng)
    resistors = [e.name for e, *_ in placed if e.name[0] == "R"]
    asked: dict[str, Any] = {"samples": 9, "rtol": 1e-10, "atol": 1e-12}
    plain = po.simulate(circuit(*placed), 2.0, **asked)
    names = [f"{e.name}.{({'C': 'charge', 'L': 'flux_linkage'})[e.name[0]]}" for e, *_ in placed if e.name[0] in "CL"]
    for some in ([str(rng.choice(resistors))], resistors):
        run = po.simulate(circuit(*heated(placed, some)), 2.0, **asked)
        for name in names:
            assert run[name].values == pytest.approx(plain[name].values, abs=1e-9), name
        taken = plain.energy_dissipated.sel(element=some).sum("element")
        assert (run["body.temperature"] - 300.0).values == pytest.approx(taken.values, abs=1e-9)
        assert po.ledger(run).ratio < 1e-10
