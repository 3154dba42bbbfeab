"""Electrical machines and batteries against closed forms, at any size.

Law     currents and the torque are derivatives of one energy: v i = Ḣ + τ ω to rounding
Source  Krause, Wasynczuk & Sudhoff (2013): stationary dq equations, the T circuit; Plett (2015): relaxation of a cell
"""

from typing import Any

import numpy as np
import pytest
from scipy.interpolate import PchipInterpolator

import poinsot as po
from components.benches import run_of
from poinsot import electrical as el
from poinsot import rotational as ro
from poinsot import thermal
from poinsot import transducers as td
from poinsot.components.primitives import Composite, Storage
from poinsot.structures import gradient

G = "ground"
SIZES = pytest.mark.parametrize("size", [1e-5, 1.0, 1e5])
SEEDS = range(3)


def magnets(size: float = 1.0, **more: Any) -> Any:
    return td.PermanentMagnetMachine(
        "M", pole_pairs=4, flux=0.1, resistance=0.5 / size, inductance=2e-3 / size, inductance_q=3e-3 / size, **more
    )


PHASES = {"a": "a", "b": "b", "c": "c", "shaft": "w"}


def windings(machine: Any) -> Storage:
    assert isinstance(machine, Composite)
    (found,) = (part for part, _ in machine.parts if isinstance(part, Storage))
    return found


@SIZES
def test_the_torque_is_that_of_the_textbook(rng: np.random.Generator, size: float) -> None:
    """(3/2) p (ψ i_q + (L_d − L_q) i_d i_q), crests of the currents that the fluxes give at any angle."""
    made = windings(magnets(size))
    angle = rng.uniform(-3, 3)
    at = [rng.normal() * 0.2, rng.normal() * 0.2, angle]
    ia, ib, pull = (float(x) for x in gradient(lambda z: made.energy(*z), np.array(at)))
    i, k = np.array([ia, ib, -ia - ib]), np.arange(3) * 2 * np.pi / 3
    d = 2 / 3 * i @ np.cos(4 * angle - k)
    q = -2 / 3 * i @ np.sin(4 * angle - k)
    torque = 1.5 * 4 * (0.1 * q + (2e-3 - 3e-3) / size * d * q)
    assert -pull == pytest.approx(torque, rel=1e-9, abs=1e-12 * size)


@SIZES
def test_a_generator_of_magnets(size: float) -> None:
    """0 = (R + R_l) i_d − ω L_q i_q, −ψω = (R + R_l) i_q + ω L_d i_d: currents and the torque that turns it."""
    speed, load = 100.0, 5.0 / size
    placed: list[Any] = [(ro.SpeedSource("S", speed), ("w", G)), (magnets(size), PHASES)]
    placed += [(el.Resistor(f"r{k}", load), (k, "star")) for k in "abc"]
    run = run_of(0.2, *placed, (el.Resistor("g", 1e6 / size), ("star", G)))
    w, R = 4 * speed, 0.5 / size + load
    d, q = np.linalg.solve([[R, -w * 3e-3 / size], [w * 2e-3 / size, R]], [0.0, -0.1 * w])
    assert float(run["S.torque"][-1]) == pytest.approx(1.5 * 4 * (0.1 * q - 1e-3 / size * d * q), rel=1e-7)
    i = [float(run[f"r{k}.current"][-1]) for k in "abc"]
    assert np.hypot(d, q) == pytest.approx(np.sqrt(2 / 3 * np.dot(i, i)), rel=1e-7)


@pytest.mark.parametrize("angle", [0.0, 0.4])
def test_open_terminals_show_the_magnets(angle: float) -> None:
    """√3 ψ p ω between two, and no current at the start whatever the angle."""
    run = run_of(
        0.1, (ro.SpeedSource("S", 50.0), ("w", G)), (magnets(angle=angle), PHASES),
        *((el.Resistor(f"r{k}", 500.0), (k, G)) for k in "abc"), samples=1001,
    )  # fmt: skip
    crest = float(abs(run["ra.voltage"] - run["rb.voltage"])[100:].max())
    assert crest == pytest.approx(np.sqrt(3) * 0.1 * 4 * 50.0, rel=3e-3)
    assert float(abs(run["ra.current"][0])) < 1e-9


@SIZES
@pytest.mark.parametrize("slip", [0.04, 1.0, -0.05])
def test_an_induction_machine_is_its_t_circuit(slip: float, size: float) -> None:
    """τ = 3 p/ω |I_r|² R_r/(2 s) of crests, with Z = R_s + jωL_σs + (R_r/s + jωL_σr) ∥ jωL_m."""
    V, f, p = 325.0, 50.0, 2
    w = 2 * np.pi * f
    machine = td.InductionMachine(
        "M", pole_pairs=p, resistance=1.2 / size, rotor_resistance=0.9 / size, leakage=5e-3 / size,
        rotor_leakage=5e-3 / size, magnetising=0.15 / size,
    )  # fmt: skip
    run = run_of(
        1.5 if slip < 1 else 5.0, (el.ThreePhaseSource("S", V, f), ("a", "b", "c", G)), (machine, PHASES),
        (ro.SpeedSource("T", w / p * (1 - slip)), ("w", G)),
    )  # fmt: skip
    rotor, core = (0.9 / slip + 5e-3j * w) / size, 0.15j * w / size
    Z = (1.2 + 5e-3j * w) / size + rotor * core / (rotor + core)
    current = V / Z * core / (rotor + core)
    assert float(run["T.torque"][-1]) == pytest.approx(1.5 * p / w * abs(current) ** 2 * 0.9 / size / slip, rel=1e-5)


@SIZES
def test_a_field_winding_is_a_magnet(size: float) -> None:
    """Beside a stiff field current M i_f is ψ: the same torque as with magnets; √3 M i_f p ω at open terminals."""
    speed, flux = 100.0, 0.1
    wound = td.SynchronousMachine(
        "M", pole_pairs=4, resistance=0.5 / size, inductance=2e-3 / size, inductance_q=3e-3 / size,
        field_resistance=1.0 / size, field_inductance=1e6 / size, mutual_inductance=0.05 / size,
        field_current=2.0 * size,
    )  # fmt: skip
    found = []
    for machine in (wound, magnets(size)):
        more = [(el.VoltageSource("F", 2.0), ("f", G))] if machine is wound else []
        nodes = {**PHASES, "field.p": "f", "field.n": G} if machine is wound else PHASES
        run = run_of(
            0.2, (ro.SpeedSource("S", speed), ("w", G)), (machine, nodes), *more,
            *((el.Resistor(f"r{k}", 5.0 / size), (k, "star")) for k in "abc"),
            (el.Resistor("g", 1e6 / size), ("star", G)),
        )  # fmt: skip
        found.append(float(run["S.torque"][-1]))
    assert found[0] == pytest.approx(found[1], rel=1e-6) and flux


@SIZES
@pytest.mark.parametrize("heat", [False, True])
def test_a_cell_relaxes(heat: bool, size: float) -> None:
    """v₀(s) − I (R + Σ R_k (1 − e^(−t/R_k C_k))), v₀ a monotone cubic through its table; what it loses warms it."""
    points, values, Q, current = [0.0, 0.1, 0.8, 1.0], [3.0, 3.6, 3.7, 4.2], 3600.0 * size, 2.0 * size
    cell = td.Battery(
        "B", Q, values, charges=points, charge=0.9, resistance=0.05 / size, heat=heat,
        relaxation=[[0.02 / size, 500.0 * size], [0.03 / size, 2000.0 * size]],
    )  # fmt: skip
    placed: list[Any] = [(el.CurrentSource("I", current), ("p", G))]
    if heat:
        placed.append((thermal.HeatCapacity("C", 50.0 * size, temperature=300.0), ("h",)))
    run = run_of(300.0, (cell, {"p": "p", "n": G, **({"heat": "h"} if heat else {})}), *placed)
    t = run.time.values
    inner = PchipInterpolator(points, values)(0.9 - current * t / Q)
    lost = 0.05 + 0.02 * (1 - np.exp(-t / 10)) + 0.03 * (1 - np.exp(-t / 60))
    np.testing.assert_allclose(run["I.voltage"][1:], (inner - 2.0 * lost)[1:], rtol=1e-8)
    if heat:
        heating = 0.05 * 300 + sum(R * (300 - 2 * T + T / 2 + 2 * T * np.exp(-300 / T) - T / 2 * np.exp(-600 / T))
                                   for R, T in ((0.02, 10.0), (0.03, 60.0)))  # fmt: skip
        assert float(run["C.temperature"][-1]) == pytest.approx(300.0 + 4.0 * heating / 50.0, rel=1e-8)


def test_a_drive_in_ten_lines() -> None:
    """An inverter, a machine of magnets, a load and a sink: at speed, and every joule accounted for."""
    net = po.Network("drive")
    net.add(el.VoltageSource("battery", 48.0), "plus", G)
    waves = [f"0.8*sin(120*t - {k}*2*pi/3)" for k in range(3)]
    inverter = el.Inverter("inverter", waves, frequency=1e3, dead_time=2e-6, resistance=0.01, diode_voltage=0.8,
                           diode_resistance=0.01, heat=True)  # fmt: skip
    net.add(inverter, p="plus", n=G, a="a", b="b", c="c", heat="sink")
    machine = magnets(inertia=2e-3, friction=1e-3, angle=-np.pi / 8, heat=True)
    net.add(machine, a="a", b="b", c="c", shaft="shaft", heat="sink")
    net.add(ro.NonlinearDamper("fan", torque=lambda w: 1e-4 * w * (w * w + 1.0) ** 0.5), "shaft", G)
    net.add(thermal.HeatCapacity("sink", 20.0), "sink")
    run = po.simulate(net, 0.5, progress=False)
    assert po.ledger(run).ratio < 1e-9
    speed = float(run["M.rotor.angular_velocity"][-200:].mean())
    assert speed == pytest.approx(120.0 / 4, rel=0.05) and float(run["sink.temperature"][-1]) > 293.15


@pytest.mark.parametrize(("make", "words"), [
    (lambda: td.PermanentMagnetMachine("M", pole_pairs=1.5, flux=1.0, resistance=1.0, inductance=1.0), "whole number"),
    (lambda: td.SynchronousMachine("M", pole_pairs=1, resistance=1.0, inductance=1.0, field_resistance=1.0,
                                   field_inductance=1.0, mutual_inductance=1.0), "coupled more than wholly"),
    (lambda: td.Battery("B", 1.0, [4.0, 3.0]), "must not fall"),
    (lambda: td.Battery("B", 1.0, [3.0, 4.0], charge=1.5), "outside its table"),
])  # fmt: skip
def test_what_is_no_machine(make: Any, words: str) -> None:
    with pytest.raises(po.ModelError, match=words):
        make()
