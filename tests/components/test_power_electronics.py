"""Legs, inverters and rectifiers against closed forms.

Law     the mean of a leg's voltage over a period is its command; dead time takes 2 f t_d of it from the current
Source  Mohan, Undeland & Robbins (2003), ch. 5, 6, 8 (bridges with overlap of commutation, PWM); Holmes & Lipo (2003)
"""

from functools import partial
from typing import Any

import numpy as np
import pytest

import poinsot as po
from components import benches
from poinsot import electrical as el
from poinsot import thermal

G = "ground"
THIRD = 2 * np.pi / 3


run_of = partial(benches.run_of, rtol=1e-10)


def mean(run: Any, coil: str, inductance: float, t0: float, t1: float) -> float:
    """Of a coil's voltage between two samples, by its flux."""
    i = run[f"{coil}.current"].sel(time=[t0, t1], method="nearest").values
    return float((i[1] - i[0]) * inductance / (t1 - t0))


@pytest.mark.parametrize(("phases", "alpha", "large"), [
    (3, None, 5e3), (3, 0.3, 200.0), (3, 0.3, 5e3), (3, 1.2, 5e3), (1, None, 200.0), (1, 0.3, 200.0), (1, 1.2, 200.0),
])  # fmt: skip
def test_a_bridge_loses_what_commutation_takes(phases: int, alpha: float | None, large: float) -> None:
    """3√3/π V cos α − 3ωL/π I and 2/π V cos α − 2ωL/π I; cos(α + u) = cos α − 2ωL I/(√3 V), or 2ωL I/V, the overlap."""
    V, f, L, current = 325.0, 50.0, 2e-3, 20.0
    w, fired = 2 * np.pi * f, {} if alpha is None else {"firing_angle": alpha, "frequency": f}
    source: list[Any] = [(el.ThreePhaseSource("S", V, f, inductance=L), "a", "b", "c", G)]
    if phases == 1:
        source = [(el.VoltageSource("S", f"{V}*sin(2*pi*{f}*t)"), "s", "b"), (el.Inductor("L", L), "s", "a"),
                  (el.Resistor("g", 1e6), "b", G)]  # fmt: skip
    ends = ("a", "b", "c") if phases == 3 else ("a", "b")
    run = run_of(
        0.06, *source, (el.Rectifier("B", phases=phases, **fired), *ends, "p", "n"),
        (el.Inductor("D", large), "p", "n"), samples=4, initial={"D.current": current},
    )  # fmt: skip
    a = alpha or 0.0
    found = mean(run, "D", large, 0.02, 0.06)
    current = float(run["D.current"].sel(time=[0.02, 0.04, 0.06], method="nearest").mean())
    if phases == 3:
        assert found == pytest.approx(3 * np.sqrt(3) / np.pi * V * np.cos(a) - 3 * w * L / np.pi * current, rel=3e-5)
        overlap = np.arccos(np.cos(a) - 2 * w * L * current / (np.sqrt(3) * V)) - a
    else:
        assert found == pytest.approx(2 / np.pi * V * np.cos(a) - 2 * w * L / np.pi * current, rel=3e-5)
        overlap = np.arccos(np.cos(a) - 2 * w * L * current / V) - a
    opened = [float(t) for t, e, m in zip(run.event_time.values, run.event_element.values, run.event_after.values,
              strict=True) if e == "B.a_n" and m == "open" and t > 0.02]  # fmt: skip
    natural = np.pi + np.pi / 6 if phases == 3 else 0.0
    # a's lower valve hands over to that of the next phase, of one phase where v_ab begins to be positive
    hands_over = natural + (THIRD if phases == 3 else 0.0) + a + overlap
    assert min(abs((w * t - hands_over + np.pi) % (2 * np.pi) - np.pi) for t in opened) < 2e-3


@pytest.mark.sample(1)
@pytest.mark.parametrize("command", [0.0, 0.37, -0.8])
def test_a_leg_gives_its_command_in_the_mean(command: float) -> None:
    """(1 + m)/2 of the voltage; with drops and dead time less, against the current: V_on, V_d by their shares."""
    V, f, L = 100.0, 1e3, 1.0
    for drops in (
        {},
        {"dead_time": 2e-5},
        {"dead_time": 2e-5, "forward_voltage": 2.0, "resistance": 1e-3, "diode_voltage": 0.9},
    ):
        for current in (5.0, -5.0):
            run = run_of(
                0.01, (el.VoltageSource("V", V), "p", G),
                (el.HalfBridge("H", command, frequency=f, **drops), "p", G, "o"),
                (el.Inductor("L", L), "o", G), samples=3, initial={"L.current": current},
            )  # fmt: skip
            high = (1 + command) / 2 - np.sign(current) * f * drops.get("dead_time", 0.0)
            through = high if current > 0 else 1 - high  # of the period, by the transistor
            lost = drops.get("forward_voltage", 0.0) * through + drops.get("diode_voltage", 0.0) * (1 - through)
            wanted = V * high - np.sign(current) * lost - drops.get("resistance", 0.0) * current * through
            assert mean(run, "L", L, 0.0, 0.01) == pytest.approx(wanted, rel=1e-5, abs=1e-3)


@pytest.mark.parametrize(("modulation", "amplitude"), [("sine", 0.9), ("space_vector", 0.9), ("space_vector", 1.15)])
def test_an_inverter_gives_its_fundamental(modulation: str, amplitude: float) -> None:
    """Each phase has the crest m V/2; space vectors carry 1.15 of it, where sines are full at 1."""
    V, R, L, f = 200.0, 2.0, 5e-3, 50.0
    wave = [f"{amplitude}*sin(2*pi*{f}*t - {k * THIRD})" for k in range(3)]
    placed: list[Any] = [
        (el.VoltageSource("V", V), "p", G),
        (
            el.Inverter("I", wave, frequency=1050.0, modulation=modulation),
            dict(zip("pnabc", ["p", G, *"abc"], strict=True)),
        ),
    ]
    for k in "abc":
        placed += [(el.Inductor(f"L{k}", L), k, f"x{k}"), (el.Resistor(f"R{k}", R), f"x{k}", "star")]
    run = run_of(0.04, *placed, samples=8401)
    t = run.time.values[4200:-1]
    found = [2 * np.mean(run[f"L{k}.current"].values[4200:-1] * np.exp(-2j * np.pi * f * t)) for k in "abc"]
    wanted = amplitude * V / 2 / (R + 2j * np.pi * f * L) / 1j
    np.testing.assert_allclose(found, wanted * np.exp(-1j * THIRD * np.arange(3)), rtol=2e-3 if amplitude < 1 else 5e-3)


@pytest.mark.parametrize("igbt", [True, False])
def test_conduction_losses_become_heat(igbt: bool) -> None:
    """V i + R i² of the transistor, V_d i + R_d i² of the diode: all of it warms the sink."""
    drops = {"resistance": 0.05, "diode_voltage": 0.8, "diode_resistance": 0.02, "forward_voltage": 1.5 * igbt}
    for current in (4.0, -4.0):
        run = run_of(
            0.5, (el.PowerSwitch("S", 1.0, **drops, heat=True), {"p": "a", "n": G, "heat": "h"}),
            (el.CurrentSource("I", current), G, "a"), (thermal.HeatCapacity("C", 2.0, temperature=300.0), "h"),
        )  # fmt: skip
        on, back = 0.05 * 16 + 6.0 * igbt, 0.8 * 4 + 0.02 * 16
        loss = on if current > 0 else back if igbt else min(on, back)
        assert float(run["C.temperature"][-1]) == pytest.approx(300.0 + 0.5 * loss / 2.0, rel=1e-9)
    with pytest.raises(po.ModelError, match="of zero or more"):
        el.PowerSwitch("S", 1.0, resistance=-1.0)


def test_a_gate_that_is_low_blocks_forwards_only() -> None:
    for gate, current in ((0.0, -1.0), (1.0, 1.0)):
        run = run_of(0.1, (el.CurrentSource("I", current), G, "a"), (el.PowerSwitch("S", gate), "a", G),
                     (el.Capacitor("C", 1.0), "a", "b"), (el.Resistor("R", 1.0), "b", G))  # fmt: skip
        assert float(abs(run["C.voltage"]).max()) < 1e-12


@pytest.mark.parametrize("size", [1e-5, 1.0, 1e5])
@pytest.mark.parametrize("alpha", [0.4, 1.5, 2.6])
def test_a_triac_dims_a_lamp(alpha: float, size: float) -> None:
    """1 − α/π + sin 2α/2π of V²/2R, whichever way the current runs (Mohan, Undeland & Robbins, ch. 6)."""
    f, V, R = 50.0, 325.0, 100.0 / size
    gate = f"pulse(t - {alpha / (2 * np.pi * f)}, {0.5 / f}, 0.02)"
    run = run_of(
        1 / f, (el.VoltageSource("V", f"{V}*sin(2*pi*{f}*t)"), "a", G), (el.Triac("T", gate), "a", "b"),
        (el.HeatingResistor("R", R), {"p": "b", "n": G, "heat": "h"}),
        (thermal.HeatCapacity("C", size, temperature=300.0), "h"),
    )  # fmt: skip
    heat = float(run["C.temperature"][-1] - 300.0) * size
    assert heat == pytest.approx(V * V / (2 * R) / f * (1 - alpha / np.pi + np.sin(2 * alpha) / (2 * np.pi)), rel=1e-7)


@pytest.mark.parametrize("heat", [False, True])
def test_a_gto_is_turned_off_under_load(heat: bool) -> None:
    """It chops a direct current, and blocks what comes back, whatever its gate says."""
    drops = {"forward_voltage": 1.5, "resistance": 0.1, "heat": heat}
    nodes = {"p": "a", "n": "b", **({"heat": "h"} if heat else {})}
    placed: list[Any] = [
        (el.VoltageSource("V", 100.0), "a", G), (el.GTO("Q", "pulse(t, 1e-3, 0.4)", **drops), nodes),
        (el.IdealDiode("D"), G, "b"), (el.Inductor("L", 1e5), "b", G),
    ]  # fmt: skip
    placed += [(thermal.HeatCapacity("C", 1e3), "h")] if heat else []
    run = run_of(0.01, *placed, samples=3, initial={"L.current": 5.0})
    assert mean(run, "L", 1e5, 0.0, 0.01) == pytest.approx(0.4 * (100.0 - 1.5 - 0.5), rel=1e-6)
    blocked = (el.CurrentSource("I", 1.0), G, "a"), (el.GTO("Q", 1.0), G, "a"), (el.Resistor("R", 7.0), "a", G)
    back = run_of(0.01, *blocked, samples=3)
    assert float(back["Q.current"][-1]) == 0.0 and float(back["R.voltage"][-1]) == pytest.approx(7.0)


@pytest.mark.parametrize(("make", "words"), [
    (lambda: el.HalfBridge("H", 0.5, dead_time=1e-6), "give its frequency"),
    (lambda: el.HalfBridge("H", 0.5, frequency=1e3, dead_time=3e-4), "quarter of a period"),
    (lambda: el.Inverter("I", [0.0, 0.0]), "three commands"),
    (lambda: el.Inverter("I", [0.0] * 3, modulation="sin"), '"sine" or "space_vector"'),
    (lambda: el.PowerSwitch("S", 1.0, forward_voltage=2.0), "resistance above zero beside"),
    (lambda: el.Rectifier("B", phases=2), "one phase or three"),
    (lambda: el.Rectifier("B", firing_angle=0.2), "give the frequency"),
])  # fmt: skip
def test_contradictions_are_refused(make: Any, words: str) -> None:
    with pytest.raises(po.ModelError, match=words):
        make()
