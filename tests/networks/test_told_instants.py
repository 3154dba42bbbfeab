"""Instants that commands tell, and those of diodes in modes that are met period after period.

Law     a gate switches where its command passes 0, all gates of one command together; a diode opens where its current
        ends, however long its mode has been known
Source  Mohan, Undeland & Robbins (2003), ch. 7 (discontinuous conduction), ch. 8 (PWM)
"""

from typing import Any

import numpy as np
import pytest

import poinsot as po
from poinsot import electrical as el

G = "ground"


def triangle(t: Any) -> Any:
    """From −1 at 0 to 1 at 1/2, of period 1."""
    return 1.0 - 4.0 * np.abs(t - np.floor(t) - 0.5)


COMMANDS = {
    "0.3 - triangle(t/T, 1)": lambda s: 0.3 - triangle(s),
    "0.4*sin(0.7*t/T) - triangle(t/T, 1)": lambda s: 0.4 * np.sin(0.7 * s) - triangle(s),
    "sin(2*pi*t/T) - 0.2": lambda s: np.sin(2 * np.pi * s) - 0.2,
    "0.2 - triangle(t/T, 1)*cos(5*t/T)": lambda s: 0.2 - triangle(s) * np.cos(5 * s),
}  # fmt: skip


def events(run: Any, row: str, after: str) -> Any:
    chosen = (run.event_row.values == row) & (run.event_after.values == after)
    return run.event_time.values[chosen]


@pytest.mark.sample(1)
@pytest.mark.parametrize("T", [1e-5, 1e-3, 1e2])
@pytest.mark.parametrize("command", COMMANDS)
def test_gates_switch_where_their_command_passes_zero(command: str, T: float) -> None:
    """Two legs hear one command, and a third one its own, of another period."""
    net, periods = po.Network("legs"), 12.0
    net.add(el.VoltageSource("V", 100.0), "p", G)
    for name, period in (("A", T), ("B", T), ("C", 0.83 * T)):
        told = command.replace("T", repr(period))
        drops = {"threshold": 0.0, "resistance": 0.01, "diode_voltage": 0.8}
        net.add(el.PowerSwitch(f"{name}u", told, **drops), "p", name)
        net.add(el.PowerSwitch(f"{name}l", f"0 - ({told})", **drops), name, G)
        net.add(el.Inductor(f"L{name}", T), name, f"x{name}")
        net.add(el.Resistor(f"R{name}", 1.0), f"x{name}", "star")
    run = po.simulate(net, periods * T, samples=11, progress=False)
    assert po.ledger(run).ratio < 1e-9
    s = np.linspace(1e-9, periods, 1_200_001)
    for name, period in (("A", 1.0), ("B", 1.0), ("C", 0.83)):
        f = COMMANDS[command]
        value = f(s / period)
        places = np.flatnonzero(value[1:] * value[:-1] < 0.0)
        for side, sign in (("u", 1.0), ("l", -1.0)):
            rises = sign * value[places + 1] > 0.0
            for after, which in (("closed", rises), ("open", ~rises)):
                found = events(run, f"{name}{side}.gate", after) / T
                found = found[found > 0.0]
                np.testing.assert_allclose(found, s[places[which]] + 0.5e-5, atol=0.6e-5)
                np.testing.assert_allclose(f(found / period), 0.0, atol=1e-11)


@pytest.mark.sample(2)
@pytest.mark.parametrize("size", [1e-5, 1.0, 1e5])
@pytest.mark.parametrize("depth", [0.0, 0.3])
def test_a_diode_opens_where_its_current_ends(depth: float, size: float) -> None:
    """A coil between a chopper and a battery: up by (V − E)/L while the gate is closed, down by E/L after."""
    T, V, E, net = 1e-4, 10.0, 4.0, po.Network("chopper")
    net.add(el.VoltageSource("V", V), "p", G)
    net.add(el.Switch("S", f"{depth}*sin(900*t) - 0.6 - triangle(t, {T})", threshold=0.0), "p", "a")
    net.add(el.IdealDiode("D"), G, "a")
    net.add(el.Inductor("L", 1e-3 * size), "a", "b")
    net.add(el.VoltageSource("E", E), "b", G)
    run = po.simulate(net, 200 * T, samples=11, progress=False)
    on, off, ends = events(run, "S", "closed"), events(run, "S", "open"), events(run, "D", "open")
    off = off[off > on[0]][:199]
    ended = off + (V - E) / E * (off - on[:199])
    np.testing.assert_allclose(ends[ends > on[0]][:199], ended, rtol=0.0, atol=1e-9 * T)
    assert po.ledger(run).ratio < 1e-9


@pytest.mark.sample(2)
@pytest.mark.parametrize("size", [1e-5, 1.0, 1e5])
@pytest.mark.parametrize(("slow", "rtol"), [(1.0, 1e-9), (0.3, 1e-8)])
@pytest.mark.parametrize("depth", [1e-4, 1e-3, 1e-2, 0.1])
def test_a_diode_opens_however_short_its_current_ends(depth: float, slow: float, rtol: float, size: float) -> None:
    """A current that dips below 0 for a share of a step, which what rings beside it sets; period after period."""
    T, count, net = 1e-3, 40, po.Network("dips")
    w = 2 * np.pi / T
    net.add(el.VoltageSource("V", f"1 + {1.0 + depth}*cos({w}*t)"), "p", G)
    net.add(el.IdealDiode("D"), "p", "a")
    net.add(el.Resistor("R", size), "a", G)
    net.add(el.Inductor("L", slow * size / w, current=1.0 / size), "x", G)
    net.add(el.Capacitor("C", slow / w / size), "x", G)
    net.add(el.Switch("S", f"0.3 - triangle(t, {5.3 * T})", threshold=0.0), "p", "y")
    net.add(el.Resistor("RS", size), "y", G)
    run = po.simulate(net, count * T, samples=11, rtol=rtol, progress=False)
    half, middle = np.arccos(1.0 / (1.0 + depth)) / w, (np.arange(count) + 0.5) * T
    np.testing.assert_allclose(events(run, "D", "open"), middle - half, rtol=0.0, atol=1e-9 * T)
    np.testing.assert_allclose(events(run, "D", "closed")[-count:], middle + half, rtol=0.0, atol=1e-9 * T)


@pytest.mark.parametrize("T", [1e-5, 1.0])
def test_commands_of_any_size_fire_apart(T: float) -> None:
    """What rounding makes of the moment of one is above all of another that is smaller by 1e15."""
    net = po.Network("sizes")
    net.add(el.VoltageSource("V", 1.0), "p", G)
    small = [f"{size}*(0.1 + 0.2*sin({0.31 / T}*t) - triangle(t, {7.3 * T}))" for size in (1.0, 1e-6)]
    for name, told in zip("ABC", (f"1e9*(0.3 - triangle(t, {T}))", *small), strict=True):
        net.add(el.Switch(name, told, threshold=0.0), "p", f"a{name}")
        net.add(el.Resistor(f"R{name}", 1.0), f"a{name}", f"b{name}")
        net.add(el.Capacitor(f"C{name}", T), f"b{name}", G)
    run = po.simulate(net, 50 * T, samples=11, progress=False)
    for after in ("open", "closed"):
        assert len(events(run, "A", after)) in (50, 51)
        np.testing.assert_array_equal(events(run, "B", after), events(run, "C", after))
