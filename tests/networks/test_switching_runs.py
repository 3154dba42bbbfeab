"""Runs of networks with ideal switches against exact solutions, in every domain that has such elements."""

from typing import Any

import numpy as np
import pytest
from scipy.linalg import expm

import poinsot as po
from cases import quick, saved
from networks.switching_circuits import G, bridge, circuit, pulses
from poinsot import electrical as el
from poinsot import hydraulic as hy
from poinsot import rotational as ro
from poinsot import translational as tr
from switching.reference_circuits import lc_bridge, lc_diode

EXACT: dict[str, Any] = {"rtol": 1e-12, "atol": 1e-14}
W = 100 * np.pi


def audited(net: Any, **options: Any) -> Any:
    """A run whose ledger closes."""
    run = po.simulate(net, **{**EXACT, **options})
    assert float(abs(run.energy_residual).max()) <= 1e-10 * float(run.energy_turnover.max())
    return run


@pytest.mark.long
def test_a_bridge_turns_the_current_round() -> None:
    """R: |v|/R. R and L: L i' + R i = |v|, solved half wave by half wave."""
    run = audited(bridge((el.Resistor("R", 100.0), "p", G)), time=0.05)
    v = 10 * np.abs(np.sin(W * run.time.values))
    np.testing.assert_allclose(run["R.voltage"], v, atol=1e-11)
    np.testing.assert_allclose(run["D1.current"] + run["D2.current"], v / 100, atol=1e-13)
    assert float((run["D1.current"] * run["D1.voltage"]).max()) < 1e-14

    R, L = 10.0, 0.1
    run = audited(bridge((el.Resistor("R", R), "p", "m"), (el.Inductor("L", L), "m", G)), time=0.05)
    z = R + 1j * W * L

    def forced(s: Any) -> Any:
        return (10 * np.exp(1j * W * s) / z).imag

    at_half = [0.0]
    for _ in range(6):
        at_half.append(float(forced(0.01) + (at_half[-1] - forced(0.0)) * np.exp(-R / L * 0.01)))
    exact = []
    for t in run.time.values:
        k = int(t / 0.01 + 1e-9)
        s = t - 0.01 * k
        exact.append(forced(s) + (at_half[k] - forced(0.0)) * np.exp(-R / L * s))
    np.testing.assert_allclose(run["L.current"], exact, atol=1e-11)


@pytest.mark.long
def test_oscillators_of_the_siconos_tutorials() -> None:
    """L and C that feed a resistor through a bridge, and through one diode: closed forms between the switchings."""
    L, C = (el.Inductor("L", 1e-2), "a", "b"), (el.Capacitor("C", 1e-6, voltage=10.0), "a", "b")
    four = [(el.IdealDiode("D1"), "a", "p"), (el.IdealDiode("D2"), "b", "p"), (el.IdealDiode("D3"), "n", "a"),
            (el.IdealDiode("D4"), "n", "b"), (el.Resistor("R", 1e3), "p", "n")]  # fmt: skip
    net = circuit(L, C, *four, (el.Resistor("earth", 1e6), "b", G))
    run = audited(net, time=5e-3)
    exact = np.array([lc_bridge(t) for t in run.time.values])
    np.testing.assert_allclose(run["C.voltage"], exact[:, 0], atol=1e-8)
    np.testing.assert_allclose(run["L.current"], exact[:, 1], atol=1e-10)
    np.testing.assert_allclose(run["R.voltage"], abs(exact[:, 0]), atol=1e-8)

    one = circuit(
        (el.Inductor("L", 1e-2), "a", G), (el.Capacitor("C", 1e-6, voltage=10.0), "a", G),
        (el.IdealDiode("D"), "a", "r"), (el.Resistor("R", 1e3), "r", G),
    )  # fmt: skip
    run = audited(one, time=5e-3)
    times, exact = lc_diode(16, run.time.values)
    np.testing.assert_allclose(run["C.voltage"], exact[:, 0], atol=1e-8)
    events = run["event_time"].values
    np.testing.assert_allclose(events[events > 1e-9][: len(times)], times[: len(events)], atol=1e-13)


def test_what_a_closing_switch_takes() -> None:
    """1 and 3 µF, one at 10 V: 2.5 V on both, 37.5 µJ lost, whatever the wire; and an inductor that is cut off loses
    what it held."""
    net = circuit(
        (el.Capacitor("C1", 1e-6, voltage=10.0), "a", G), (el.Capacitor("C2", 3e-6, voltage=0.0), "b", G),
        (el.Switch("S", ([0.0, 1e-3, 1e-3, 2e-3], [0.0, 0.0, 1.0, 1.0])), "a", "b"),
    )  # fmt: skip
    run = audited(net, time=2e-3)
    assert float(run["C2.voltage"][-1]) == pytest.approx(2.5, rel=1e-14)
    assert float(run["C1.voltage"][-1]) == pytest.approx(2.5, rel=1e-14)
    assert float(run.energy_dissipated.sel(element="S impact")[-1]) == pytest.approx(3.75e-5, rel=1e-13)
    cut = circuit(
        (el.Inductor("L1", 1e-3, current=2.0), "a", G),
        (el.Switch("S", ([0.0, 1e-3, 1e-3, 2e-3], [1.0, 1.0, 0.0, 0.0])), "a", G),
        (el.Inductor("L2", 3e-3, current=0.0), "a", G),
    )  # fmt: skip
    run = audited(cut, time=2e-3)
    assert float(run["L1.current"][-1]) == pytest.approx(-float(run["L2.current"][-1]), abs=1e-14)
    assert float(run["L1.current"][-1]) == pytest.approx(0.5, rel=1e-13)
    assert float(run.energy_dissipated.sel(element="S impact")[-1]) == pytest.approx(2e-3 - 5e-4, rel=1e-12)


def boost(periods: int, duty: float = 0.4, T: float = 2e-5) -> tuple[po.Network, Any, float]:
    """A boost converter started in its exact periodic state, which is given; T: its period."""
    Vin, L, C, R = 12.0, 1e-4, 1e-4, 20.0
    on = np.array([[0, 0, Vin / L], [0, -1 / (R * C), 0], [0, 0, 0]])
    off = np.array([[0, -1 / L, Vin / L], [1 / C, -1 / (R * C), 0], [0, 0, 0]])
    map_ = expm(off * (1 - duty) * T) @ expm(on * duty * T)
    x = np.linalg.solve(np.eye(2) - map_[:2, :2], map_[:2, 2])
    net = circuit(
        (el.VoltageSource("V", Vin), "in", G), (el.Inductor("L", L, current=x[0]), "in", "sw"),
        (el.Switch("S", pulses(T, duty, periods)), "sw", G), (el.IdealDiode("D"), "sw", "out"),
        (el.Capacitor("C", C, voltage=x[1]), "out", G), (el.Resistor("R", R), "out", G),
    )  # fmt: skip
    return net, x, T


@pytest.mark.parametrize(("periods", "near"), quick(1, [(40, 1e-10), (1000, 1e-9)], several=True))
def test_a_boost_converter_stays_in_its_periodic_state(periods: int, near: float) -> None:
    net, x, T = boost(periods)
    run = audited(net, times=np.arange(periods + 1) * T)
    np.testing.assert_allclose(run["L.current"], x[0], rtol=near)
    np.testing.assert_allclose(run["C.voltage"], x[1], rtol=near)


@pytest.mark.long
def test_a_thyristor_waits_for_its_gate() -> None:
    """Half a wave from the firing angle on, from the zero of the current on nothing; also before an inductor."""
    gate = "sin(200*pi*t - 2*pi*0.15)"  # fires at 1.7 ms
    for more in ([], [(el.Inductor("L", 0.05), "m", "out")]):
        out = "out" if not more else "m"
        net = circuit((el.VoltageSource("V", "10*sin(100*pi*t)"), "in", G), (el.Thyristor("T", gate), "in", out), *more,
                      (el.Resistor("R", 10.0), "out", G))  # fmt: skip
        run = audited(net, time=0.019)
        t, fired = run.time.values, (0.15 * 2 * np.pi + np.arcsin(0.5)) / (200 * np.pi)
        if not more:
            exact = np.where((t >= fired) & (t <= 0.01), 10 * np.sin(W * t), 0.0)
        else:
            z = 10.0 + 1j * W * 0.05
            forced, start = ((10 * np.exp(1j * W * s) / z).imag for s in (t, fired))
            i = forced - start * np.exp(-10 / 0.05 * (t - fired))
            exact = 10 * np.where((t >= fired) & (np.cumsum((t > fired) & (i < 0)) == 0), i, 0.0)
        np.testing.assert_allclose(run["R.voltage"], exact, atol=1e-9)


def domains() -> dict[str, tuple[po.Network, str, str]]:
    """The same machine in four domains: a source behind a resistance and an inertia, one way, into a storage."""
    s = "3*sin(t) + 1"
    return {
        "electrical": (circuit(
            (el.VoltageSource("V", s), "a", G), (el.Resistor("R", 0.5), "a", "b"), (el.Inductor("L", 0.7), "b", "c"),
            (el.IdealDiode("D"), "c", "d"), (el.Capacitor("C", 0.4), "d", G), (el.Conductor("G", 0.3), "d", G),
        ), "C.voltage", "L.current"),
        "hydraulic": (circuit(
            (hy.PressureSource("V", s), "a", G), (hy.Resistance("R", 0.5), "a", "b"),
            (hy.Inertance("L", 0.7), "b", "c"),
            (hy.CheckValve("D"), "c", "d"), (hy.Accumulator("C", 0.4), "d"), (hy.Resistance("G", 1 / 0.3), "d", G),
        ), "C.pressure", "L.volume_flow"),
        "translational": (circuit(
            (tr.VelocitySource("V", s), "a", G), (tr.Damper("R", 1 / 0.5), "a", "b"),
            (tr.Spring("L", 1 / 0.7), "b", "c"),
            (tr.OneWay("D"), "c", "d"), (tr.Mass("C", 0.4), "d"), (tr.Damper("G", 0.3), "d", G),
        ), "C.velocity", "L.force"),
        "rotational": (circuit(
            (ro.SpeedSource("V", s), "a", G), (ro.Damper("R", 1 / 0.5), "a", "b"),
            (ro.TorsionSpring("L", 1 / 0.7), "b", "c"), (ro.OneWayClutch("D"), "c", "d"), (ro.Inertia("C", 0.4), "d"),
            (ro.Damper("G", 0.3), "d", G),
        ), "C.angular_velocity", "L.torque"),
    }  # fmt: skip


@pytest.mark.long
def test_the_same_in_every_domain() -> None:
    """Electrical, hydraulic, translational, rotational: the same numbers at the same times, and the same events."""
    found = []
    for net, across, through in domains().values():
        run = audited(net, times=np.linspace(0, 20, 101))
        found.append(np.concatenate([run[across].values, run[through].values, run["event_time"].values]))
    for other in found[1:]:
        np.testing.assert_allclose(other, found[0], rtol=1e-9, atol=1e-10)


@pytest.mark.long
@pytest.mark.parametrize(("volts", "amperes", "seconds"), [(1e-5, 1e3, 1e4), (1e5, 1e-4, 1e-5)])
def test_units_change_nothing(volts: float, amperes: float, seconds: float) -> None:
    """A peak rectifier and a boost stage in other units of voltage, current and time."""

    def made(v: float, a: float, s: float) -> tuple[po.Network, float]:
        ohm = v / a
        net = circuit(
            (el.VoltageSource("V", f"{10 * v}*sin(2*pi*{1 / s}*t)"), "a", "b"),
            (el.IdealDiode("D1"), "a", "p"), (el.IdealDiode("D2"), "b", "p"), (el.IdealDiode("D3"), G, "a"),
            (el.IdealDiode("D4"), G, "b"), (el.Resistor("R", 1 * ohm), "p", G), (el.Capacitor("C", s / ohm), "p", G),
        )  # fmt: skip
        return net, s

    plain, _ = made(1.0, 1.0, 1.0)
    other, s = made(volts, amperes, seconds)
    at = np.linspace(0, 2, 21)
    one, two = audited(plain, times=at), audited(other, times=at * s)
    np.testing.assert_allclose(two["C.voltage"] / volts, one["C.voltage"], rtol=1e-9, atol=1e-9)
    assert one.sizes["event"] == two.sizes["event"]


def test_an_end_stop_between_two_masses() -> None:
    """Two masses run against each other's stop, again and again: momentum stays, each impact takes 1 − e² of what they
    move relatively."""
    net = circuit(
        (tr.Mass("m", 2.0, velocity=3.0), "a"), (tr.Mass("M", 6.0, velocity=0.0), "b"),
        (tr.EndStop("stop", -0.5, 0.75, restitution=0.8), "a", "b"),
    )  # fmt: skip
    run = audited(net, time=2.0)
    times, v, at, t = [], 3.0, 0.75, 0.0
    while t < 2.0:
        t += at / abs(v)
        times.append(t)
        v, at = -0.8 * v, 1.25
    times.pop()
    np.testing.assert_allclose(run["event_time"], times, rtol=1e-12)
    relative = 3.0 * (-0.8) ** len(times)
    assert float(run["m.velocity"][-1] - run["M.velocity"][-1]) == pytest.approx(relative, rel=1e-12)
    assert float(run["m.momentum"][-1] + run["M.momentum"][-1]) == pytest.approx(6.0, rel=1e-14)
    lost = 0.5 * 1.5 * (9.0 - relative**2)
    assert float(run.energy_dissipated.sum("element")[-1]) == pytest.approx(lost, rel=1e-12)


@pytest.mark.long
def test_decks_with_ideal_diodes(tmp_path: Any) -> None:
    """A clipper, a half-wave rectifier, a current into two diodes: what is known without any solver."""

    def run(text: str) -> Any:
        return audited(po.load(saved(tmp_path / "deck.cir", text + "\n.model DM D\n.end\n"), diodes="ideal"))

    clipper = run(
        "clipper\nV1 in 0 SIN(0 5 1k)\nR1 in out 1k\nD1 out b DM\nV2 b 0 1\nD2 c out DM\nV3 c 0 -2\n.tran 1u 2m"
    )
    v = 5 * np.sin(2e3 * np.pi * clipper.time.values)
    np.testing.assert_allclose(clipper["R1.voltage"], v - np.clip(v, -2, 1), atol=1e-10)
    half = run("half\nV1 in 0 SIN(0 10 50)\nD1 in out DM\nR1 out 0 1k\n.tran 10u 40m")
    np.testing.assert_allclose(half["R1.voltage"], np.maximum(0, 10 * np.sin(W * half.time.values)), atol=1e-11)
    both = run("both\nI1 0 a SIN(0 1m 50)\nD1 a 0 DM\nD2 0 a DM\n.tran 10u 40m")
    i = 1e-3 * np.sin(W * both.time.values)
    np.testing.assert_allclose(both["D1.current"], np.maximum(i, 0), atol=1e-15)
    np.testing.assert_allclose(both["D2.current"], np.maximum(-i, 0), atol=1e-15)
