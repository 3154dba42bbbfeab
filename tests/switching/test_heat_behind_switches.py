"""Heat made behind switches: a thermostat against its closed form, random circuits that warm a body."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import quick
from networks.switching_circuits import G, circuit, random_circuit
from poinsot import electrical as el
from poinsot import thermal as th
from poinsot import transducers as tr


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
def test_a_circuit_does_not_feel_where_its_heat_goes(seed: int) -> None:
    """The same states with one, and with every resistor heating; the body has what resistors took.

    Events are not compared: which of two diodes in parallel conducts where nothing flows is not decided.
    """
    rng = np.random.default_rng(seed)
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
