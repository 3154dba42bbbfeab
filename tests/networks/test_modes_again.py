"""Modes that are met again: found without a complementarity problem, solved by D alone, read by controllers.

Law     what follows, and the motion, are those of runs that decide each time anew, and of Newton's method
Source  docs/switching-theory.md; Mohan, Undeland & Robbins (2003), ch. 8 (inverters)
"""

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from poinsot import electrical as el
from poinsot import rotational as ro
from poinsot import thermal
from poinsot import transducers as td
from simulation.resuming import assert_same, resumed

G = "ground"
TIME = 1.5e-3


def drive(size: float = 1.0, stranger: bool = False, order: int = 1, igbt: bool = False) -> po.Network:
    """An inverter with dead time feeds a machine of magnets, whose inductances differ, and warms a sink."""
    waves = [f"0.8*sin(700*t - {k}*2*pi/3)" for k in range(3)]
    inverter = el.Inverter(
        "I", waves, frequency=4e3, dead_time=3e-6, resistance=0.02 / size, diode_voltage=0.9,
        diode_resistance=0.01 / size, forward_voltage=1.2 * igbt, heat=True,
    )  # fmt: skip
    machine = td.PermanentMagnetMachine(
        "M", pole_pairs=4, flux=0.1, resistance=0.5 / size, inductance=2e-3 / size, inductance_q=3e-3 / size,
        inertia=2e-3 * size, heat=True,
    )  # fmt: skip
    parts: list[tuple[Any, dict[str, str]]] = [
        (el.VoltageSource("V", 100.0), {"p": "p", "n": G}),
        (inverter, {"p": "p", "n": G, "a": "a", "b": "b", "c": "c", "heat": "h"}),
        (machine, {"a": "a", "b": "b", "c": "c", "shaft": "w", "heat": "h"}),
        (ro.Damper("d", 1e-3 * size), {"p": "w", "n": G}),
        (thermal.HeatCapacity("C", 20.0 * size), {"p": "h"}),
    ]  # fmt: skip
    if stranger:  # which Newton's method solves for, and with it all modes
        law = el.NonlinearResistor("N", voltage=lambda i: i + i * i * i)
        parts += [(el.Capacitor("far", 1e-3, voltage=1.0), {"p": "x", "n": G}), (law, {"p": "x", "n": G})]
    net = po.Network("drive")
    for part, nodes in parts[::order]:
        net.add(part, **nodes)
    return net


def run_of(net: Any, **options: Any) -> Any:
    run = po.simulate(net, TIME, **{"samples": 31, "progress": False, **options})
    assert po.ledger(run).ratio < 1e-9
    return run


def seen(run: Any, size: float = 1.0) -> Any:
    found = [run["M.R_a.current"] / size, run["M.R_b.current"] / size, run["M.rotor.angular_velocity"]]
    return np.array([*map(np.asarray, found), np.asarray(run["C.temperature"])])


@pytest.mark.sample(1)
@pytest.mark.parametrize("igbt", [False, True])
def test_what_follows_is_what_is_decided_anew(igbt: bool) -> None:
    """Bit for bit: a mode that is tried and stands is the only one."""
    system = drive(igbt=igbt).system()
    assert system.switching is not None and system.switching.told
    anew = replace(system, switching=replace(system.switching, told=False))
    one, other = run_of(system), run_of(anew)
    np.testing.assert_array_equal(seen(one), seen(other))
    for name in ("event_time", "event_element", "event_after"):
        np.testing.assert_array_equal(one[name].values, other[name].values)
    assert one.sizes["event"] > 50


@pytest.mark.sample(1)
@pytest.mark.parametrize("change", ["size", "stranger", "order", "method", "tolerance"])
def test_how_a_mode_is_solved_changes_nothing(change: str) -> None:
    usual = seen(run_of(drive()))
    if change == "size":
        for size in (1e-5, 1e2, 1e5):
            np.testing.assert_allclose(seen(run_of(drive(size)), size), usual, rtol=1e-9, atol=1e-9)
        return
    net = drive(stranger=change == "stranger", order=-1 if change == "order" else 1)
    more = {"method": {"method": "radau"}, "tolerance": {"rtol": 1e-13, "atol": 1e-14}}.get(change, {})
    np.testing.assert_allclose(seen(run_of(net, **more)), usual, rtol=1e-8, atol=1e-8)


@pytest.mark.parametrize("compiled", [True, False])
def test_controllers_read_what_the_mode_gives(compiled: bool) -> None:
    """As the dataset has it at the same moment, also what only the mode tells: currents of the switches."""
    names = ["I.a.upper.gate.current", "M.R_a.current", "I.a.lower.gate.voltage", "M.windings.shaft.angle"]
    net, period = drive(), 1e-4
    net.add(el.VoltageSource("W", 0.0), "w0", G)
    net.add(el.Resistor("Q", 1.0), "w0", "w1")
    net.add(el.Capacitor("K", 1.0), "w1", G)
    told = [f"seen {k}" for k in range(len(names))]

    def law(t: Any, *read: Any) -> Any:
        return [read[0], *read]

    reader = po.Controller(period, law, names, ["W"], tells=told, compiled=compiled)
    run = run_of(net, samples=16, controllers=[reader])
    own = np.array([run["control"].sel(written=name).values for name in told])
    assert np.ptp(own, axis=1).min() > 0.0
    np.testing.assert_array_equal(own, np.array([run[name].values for name in names]))


def test_a_drive_that_is_killed_goes_on_with_its_bits(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    options: dict[str, Any] = {"time": TIME, "samples": 31, "progress": False}
    found, kills = resumed(monkeypatch, tmp_path / "run", drive(), {}, **options)
    assert kills > 1
    assert_same(po.simulate(drive(), **options), found)
