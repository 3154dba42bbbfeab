"""Hybrid steppers against closed forms: static torque, natural frequency, pull-out.

Source  Acarnley (2002), Stepping Motors, ch. 3 (static torque K I sin Nθ), 4 (√(N K I/J)), 5 (pull-out torque)
"""

from typing import Any

import numpy as np
import pytest

import poinsot as po
from components import benches
from poinsot import electrical as el
from poinsot import rotational as ro
from poinsot import transducers as td

G = "ground"
K, N, CURRENT, J, R, L = 0.5, 50, 2.0, 4e-5, 1.0, 3e-3
ENDS = {"a.p": "a", "a.n": G, "b.p": "b", "b.n": G}


def bench(*placed: Any, **motor: Any) -> po.Network:
    net = benches.bench(*placed)
    given = {"resistance": R, "inductance": L, "inertia": J, "friction": 2e-2, **motor}
    net.add(td.StepperMotor("M", teeth=N, constant=K, **given), **ENDS, shaft="w")
    return net


def turned(net: po.Network, time: float, **options: Any) -> Any:
    run = po.simulate(net, time, rtol=1e-9, samples=51, progress=False, **options)
    assert po.ledger(run).ratio < 1e-9
    return run


def drive(steps: Any, **options: Any) -> Any:
    return td.StepperDrive("D", steps, CURRENT, 48.0, **options), ENDS


def load(torque: str | float) -> Any:
    return ro.TorqueSource("T", torque), {"p": "w", "n": G}


@pytest.mark.parametrize(("stepping", "phases"), [("wave", 1.0), ("full", np.sqrt(2.0))])
def test_one_phase_holds_k_i_and_two_hold_more(stepping: str, phases: float) -> None:
    for share in (0.9, 1.02):
        torque = share * K * CURRENT * phases
        run = turned(bench(drive(0.0, stepping=stepping), load(f"-{torque}*min(t/0.2, 1)")), 0.5)
        angle = float(run["M.windings.shaft.angle"][-1])
        if share > 1:
            assert angle < -1.0  # it slips from tooth to tooth
            continue
        ia, ib = (float(run[f"M.windings.{k}.current"][-1]) for k in "ab")
        assert np.hypot(ia, ib) == pytest.approx(CURRENT * phases, rel=5e-3)  # a band of I/20, and R I beside V
        behind = np.arctan2(ib, ia) - N * angle
        assert behind == pytest.approx(np.arcsin(torque / (K * np.hypot(ia, ib))), abs=1e-6)


def test_the_detent_holds_without_current() -> None:
    still = [(el.Resistor(k, 1e3), {"p": k, "n": G}) for k in "ab"]
    for share in (0.8, 1.02):
        run = turned(bench(*still, load(f"{0.02 * share}*min(t/0.1, 1)"), detent=0.02), 0.6)
        angle = float(run["M.windings.shaft.angle"][-1])
        assert angle > 0.1 if share > 1 else 4 * N * angle == pytest.approx(np.arcsin(share), abs=1e-6)


@pytest.mark.parametrize("resistance", [R, 1e9])
def test_it_swings_as_its_stiffness_says(resistance: float) -> None:
    """J θ̈ + d θ̇ + N K I θ = K i_B, L i̇_B + R_B i_B = −K θ̇; with B open the frequency is √(N K I/J)."""
    fed = [(el.VoltageSource("A", R * CURRENT), {"p": "a", "n": G}), (el.Resistor("B", resistance), {"p": "b", "n": G})]
    net = bench(*fed, friction=1e-6)
    start = net.initial_state({"M.windings.a.flux_linkage": K / N + L * CURRENT})
    A = np.array([[0, 1, 0], [-N * K * CURRENT / J, -1e-6 / J, K / J], [0, -K / L, -(R + resistance) / L]])
    wanted = np.append(np.linalg.eigvals(A), -R / L)
    found = np.linalg.eigvals(np.asarray(net.linearize(start).A))
    for value in wanted:
        assert abs(found - value).min() < 1e-7 * abs(value)
    if resistance > R:
        assert max(found.imag) == pytest.approx(np.sqrt(N * K * CURRENT / J), rel=1e-6)


def test_it_falls_out_of_step_above_the_pull_out_torque() -> None:
    """T = K V/Z − K² ω R/Z² of two phases fed with V cos, V sin at the speed ω, Z = √(R² + (N ω L)²)."""
    V, speed = 24.0, 20.0
    Z = np.hypot(R, N * speed * L)
    most = K * V / Z - K * K * speed * R / Z**2 - 2e-2 * speed
    turn = f"{N * speed}*(t + 0.05*exp(-t/0.05) - 0.05)"
    for share in (0.95, 1.05):
        fed = [(el.VoltageSource(k, f"{V}*{wave}({turn})"), {"p": p, "n": G}) for k, wave, p in
               (("A", "cos", "a"), ("B", "sin", "b"))]  # fmt: skip
        run = turned(bench(*fed, load(f"-{most * share}*min(max(t - 0.5, 0)/0.5, 1)")), 2.0)
        late = run["M.rotor.angular_velocity"].sel(time=slice(1.5, None)).values
        assert abs(late / speed - 1).max() < 1e-3 if share < 1 else abs(late / speed - 1).max() > 0.3


@pytest.mark.sample(4)
@pytest.mark.parametrize(("stepping", "first"), [("wave", 0.0), ("full", 0.5), ("half", 0.0), ("micro", 0.0)])
@pytest.mark.parametrize("steps", ["formula", "table", "function"])
def test_it_goes_as_many_steps_as_it_is_told(stepping: str, first: float, steps: str) -> None:
    told: Any = {"formula": "min(100*t, 20)", "table": ([0.0, 0.2, 1.0], [0.0, 20.0, 20.0]),
                 "function": lambda t: 100.0 * t}[steps]  # fmt: skip
    run = turned(bench(drive(told, stepping=stepping)), 0.2 if steps == "function" else 0.6)
    gone = float(run["M.windings.shaft.angle"][-1]) * N / (np.pi / 2)
    assert gone == pytest.approx(20.0 + first, abs=0.6 if steps == "function" else 1e-6)


@pytest.mark.parametrize(("make", "words"), [
    (lambda: td.StepperMotor("M", teeth=2.5, constant=1.0, resistance=1.0, inductance=1.0), "whole number"),
    (lambda: td.StepperMotor("M", teeth=50, constant=0.0, resistance=1.0, inductance=1.0), "greater than zero"),
    (lambda: td.StepperDrive("D", 0.0, 1.0, 10.0, stepping="quarter"), '"wave", "full", "half" or "micro"'),
    (lambda: td.StepperDrive("D", 0.0, 1.0, 10.0, microsteps=0), "microsteps that are a whole number"),
])  # fmt: skip
def test_what_cannot_be_is_refused(make: Any, words: str) -> None:
    with pytest.raises(po.ModelError, match=words):
        make()
