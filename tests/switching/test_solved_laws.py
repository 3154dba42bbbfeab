"""Rows that switch beside laws that Newton's method solves: a rectifier, a saturating motor, an arm, its stop.

    C v̇ = i_D − i,    v = R i + u + k ω,    i = I tanh(u/U)       i is found by Newton's method in every stage
    J ω̇ = k i − c φ − friction,    φ ≤ stop

The peer is SciPy with events, each mode by hand.
"""

import math
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import saved
from poinsot import Friction, Limit, OnFreedom, electrical, rotational, transducers
from poinsot.algebra import tanh
from poinsot.algebra.arrays import Floats
from switching.reference_arcs import by_modes

V, W, RS, C, R, SAT, SOFT, K, J, SPRING, STOP, E, DRY = (
    24.0, 9.0, 0.5, 4e-3, 1.5, 6.0, 2.0, 0.4, 0.05, 0.8, 0.6, 0.4, 0.15,
)  # fmt: skip
ARM = """poinsot = 1
name = "arm"
gravity = "none"
bodies.arm = {mass = 1.0, inertia = [0.02, 0.02, 0.02]}
pairs.j = {kind = "revolute", between = ["ground", "arm"], point = [0, 0, 0], axis = [0, 0, 1]}
"""


def saturating(u: Any) -> Any:
    """I tanh(u/U)."""
    return SAT * tanh(u / SOFT)


def machine(folder: Path, order: int = 1) -> po.Network:
    path = saved(folder / "arm.toml", ARM)
    rows = Limit("stop", OnFreedom("j"), upper=STOP, restitution=E), Friction("rub", OnFreedom("j"), DRY)
    arm = po.Mechanism(replace(po.load(path).model, switches=rows)).as_element("arm", ["j"])
    net = po.Network("machine")
    parts: list[tuple[Any, ...]] = [
        (arm, "shaft"), (electrical.VoltageSource("V", f"{V}*sin({W}*t)"), "a", "ground"),
        (electrical.IdealDiode("D"), "a", "b"), (electrical.Resistor("Rs", RS), "b", "c"),
        (electrical.Capacitor("C", C), "c", "ground"), (electrical.Resistor("R", R), "c", "d"),
        (electrical.NonlinearResistor("N", current=saturating), "d", "e"),
        (transducers.ElectricMachine("M", K), "e", "ground", "shaft", "ground"),
        (rotational.Inertia("rotor", J - 0.02), "shaft"), (rotational.TorsionSpring("back", SPRING), "shaft", "ground"),
    ]  # fmt: skip
    for element, *nodes in parts[::order]:
        net.add(element, *nodes)
    return net


def current(v: float, speed: float) -> float:
    """i of the saturating branch, u + R I tanh(u/U) = v − k ω by Newton's method from where it is flat."""
    drop = v - K * speed
    u = drop - math.copysign(min(R * SAT, abs(drop) * R * SAT / (SOFT + R * SAT)), drop)
    for _ in range(40):
        t = math.tanh(u / SOFT)
        step = (u + R * SAT * t - drop) / (1 + R * SAT * (1 - t * t) / SOFT)
        u -= step
        if abs(step) <= 1e-16 * abs(u):
            break
    return SAT * math.tanh(u / SOFT)


def by_hand(times: Floats) -> tuple[Floats, list[tuple[float, str]]]:
    """v, φ, ω at the times, and what happened when."""
    conducts, held, slides = True, False, 0.0

    def torque(s: Floats) -> float:
        return K * current(s[0], s[2]) - SPRING * s[1]

    def flow(t: float, s: Floats) -> list[float]:
        i = current(s[0], s[2])
        charged = (V * math.sin(W * t) - s[0]) / RS if conducts else 0.0
        if held or slides == 0.0:
            return [(charged - i) / C, 0.0, 0.0]
        return [(charged - i) / C, s[2], (K * i - SPRING * s[1] - DRY * slides) / J]

    def guards() -> dict[str, Callable[[float, Floats], float]]:
        gap = lambda t, s: V * math.sin(W * t) - s[0]  # noqa: E731
        found = {"blocks": gap} if conducts else {"conducts": lambda t, s: -gap(t, s)}
        if held:
            found["leaves"] = lambda _t, s: torque(s) + DRY
        elif slides:
            found["stop"] = lambda _t, s: STOP - s[1]
            found["still"] = lambda _t, s, d=slides: d * s[2]
        else:
            found["slips"] = lambda _t, s: DRY - abs(torque(s))
        return found

    def act(name: str, x: Floats) -> None:
        nonlocal conducts, held, slides
        match name:
            case "blocks" | "conducts":
                conducts = name == "conducts"
            case "stop":
                x[1:] = STOP - 1e-13, -E * x[2]
                slides = -1.0
            case "leaves":
                held, slides = False, -1.0
            case "still":
                x[2] = 0.0
                slides = 0.0 if abs(torque(x)) <= DRY else float(np.sign(torque(x)))
            case _:
                slides = float(np.sign(torque(x)))

    return by_modes(flow, guards, act, np.zeros(3), times)


TIMES = np.linspace(0.0, 0.9, 19)
TIGHT: dict[str, Any] = {"times": TIMES, "rtol": 1e-11, "atol": 1e-12}


def seen(run: Any) -> Floats:
    """v, φ, ω."""
    return np.stack([run[name].values for name in ("C.voltage", "back.angle", "rotor.angular_velocity")], axis=1)


def test_a_saturating_motor_behind_a_diode_drives_an_arm_onto_its_stop(tmp_path: Path) -> None:
    """Against SciPy by hand: states, times of impacts, the ledger; and the law that is solved holds at every sample."""
    exact, log = by_hand(TIMES)
    run = po.simulate(machine(tmp_path), **TIGHT)
    assert np.abs(seen(run) - exact).max() < 1e-8
    assert float(abs(run.energy_residual).max()) < 1e-9 * float(run.energy_turnover[-1])
    struck = run["event_time"].values[run["event_element"].values == "arm.stop"]
    expected = [t for t, name in log if name == "stop"]
    assert len(expected) >= 2 and struck[: len(expected)] == pytest.approx(expected, abs=1e-9)
    assert {"D", "arm.rub"} <= {*run["event_element"].values}
    found = run["N.current"].values
    assert found == pytest.approx([current(v, w) for v, _, w in exact], abs=1e-7)


@pytest.mark.long
@pytest.mark.parametrize("change", ["order", "radau9"])
def test_order_and_method_change_nothing(tmp_path: Path, change: str) -> None:
    first = po.simulate(machine(tmp_path), **TIGHT)
    how = {"method": "radau9"} if change == "radau9" else {}
    other = po.simulate(machine(tmp_path, -1 if change == "order" else 1), **TIGHT, **how)
    assert np.abs(seen(first) - seen(other)).max() < 1e-7


def rectifier(pair: bool) -> po.Network:
    """A diode charges a capacitor, which two equal saturating laws in a row discharge, or one with their common law."""
    net = po.Network("rectifier")
    net.add(electrical.VoltageSource("V", "10*sin(300*t)"), "a", "ground")
    net.add(electrical.IdealDiode("D"), "a", "b")
    net.add(electrical.Resistor("Rs", 0.3), "b", "c")
    net.add(electrical.Capacitor("C", 1e-3), "c", "ground")
    if pair:
        net.add(electrical.NonlinearResistor("N", current=saturating), "c", "d")
        net.add(electrical.NonlinearResistor("P", current=saturating), "d", "ground")
    else:
        net.add(electrical.NonlinearResistor("N", current=lambda v: saturating(v / 2)), "c", "ground")
    return net


@pytest.mark.long
def test_two_solved_laws_are_as_one_that_is_evaluated() -> None:
    """Without a mechanism the matrices of a mode are numbers: the other path through the kernels."""
    times = np.linspace(0.0, 0.1, 21)
    one, two = (po.simulate(rectifier(pair), times=times, rtol=1e-11, atol=1e-13) for pair in (False, True))
    assert np.abs(one["C.voltage"].values - two["C.voltage"].values).max() < 1e-9
    assert two["N.voltage"].values == pytest.approx(one["N.voltage"].values / 2, abs=1e-9)
    assert len(two["event_time"]) == len(one["event_time"]) >= 9
    assert two["event_time"].values == pytest.approx(one["event_time"].values, abs=1e-11)
    assert float(abs(two.energy_residual).max()) < 1e-9 * float(two.energy_turnover[-1])
