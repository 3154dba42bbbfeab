"""Mechanisms with limits and friction in networks with diodes and switches: one decision for all rows together.

The motor, its rectifier, the arm, its stop and its friction of `machine` are solved here by hand, mode by mode, with
SciPy; and once more as network elements alone.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import saved
from poinsot import Friction, Limit, OnFreedom, electrical, rotational, transducers
from poinsot.algebra import exp
from poinsot.algebra.arrays import Floats
from switching.reference_arcs import by_modes

EXAMPLES = Path(__file__).parents[2] / "examples" / "networks"
TIGHT: dict[str, Any] = {"rtol": 1e-12, "atol": 1e-13}
ARM = """poinsot = 1
name = "arm"
gravity = "none"
bodies.arm = {mass = 1.0, inertia = [0.02, 0.02, 0.02]}
pairs.j = {kind = "revolute", between = ["ground", "arm"], point = [0, 0, 0], axis = [0, 0, 1]}
"""


@dataclass(frozen=True)
class Numbers:
    """Of the machine: V sin(w t) behind a diode, R, L, the motor's constant k, J of arm and rotor, a spring c."""

    V: float = 12.0
    w: float = 9.0
    R: float = 1.0
    L: float = 0.02
    k: float = 0.4
    J: float = 0.05
    c: float = 0.8
    stop: float = 0.6
    e: float = 0.4
    dry: float = 0.15


def mechanism(tmp_path: Any, n: Numbers) -> po.Mechanism:
    path = saved(tmp_path / "arm.toml", ARM)
    model = po.load(path).model
    rows = Limit("stop", OnFreedom("j"), upper=n.stop, restitution=n.e), Friction("rub", OnFreedom("j"), n.dry)
    return po.Mechanism(replace(model, switches=rows))


def machine(n: Numbers, arm: Callable[[po.Network], str], order: int = 1) -> po.Network:
    """The network; ``arm`` puts the arm on the node "shaft"."""
    net = po.Network("machine")
    parts: list[Callable[[], Any]] = [
        lambda: arm(net),
        lambda: net.add(electrical.VoltageSource("V", f"{n.V}*sin({n.w}*t)"), "a", "ground"),
        lambda: net.add(electrical.IdealDiode("D"), "a", "b"),
        lambda: net.add(electrical.Resistor("R", n.R), "b", "c"),
        lambda: net.add(electrical.Inductor("L", n.L), "c", "d"),
        lambda: net.add(transducers.ElectricMachine("M", n.k), "d", "ground", "shaft", "ground"),
        lambda: net.add(rotational.Inertia("rotor", n.J - 0.02), "shaft"),
        lambda: net.add(rotational.TorsionSpring("back", n.c), "shaft", "ground"),
    ]
    for part in parts[::order]:
        part()
    return net


def of_elements(net: po.Network) -> None:
    n = Numbers()
    net.add(rotational.Inertia("arm", 0.02), "shaft")
    net.add(rotational.EndStop("stop", upper=n.stop, restitution=n.e), "shaft", "ground")
    net.add(rotational.DryFriction("rub", n.dry), "shaft", "ground")


def by_hand(n: Numbers, times: Floats) -> tuple[Floats, list[tuple[float, str]]]:
    """φ, ω, i at the times, and what happened when: every mode (conducts, held, sticks) has its equations."""
    conducts, held, slides = True, False, 0.0

    def torque(s: Floats) -> float:
        return n.k * s[2] - n.c * s[0]

    def source(t: float) -> float:
        return n.V * np.sin(n.w * t)

    def flow(t: float, s: Floats) -> list[float]:
        still = held or slides == 0.0
        a = 0.0 if still else (torque(s) - n.dry * slides) / n.J
        return [0.0 if still else s[1], a, (source(t) - n.R * s[2] - n.k * s[1]) / n.L if conducts else 0.0]

    def guards() -> dict[str, Callable[[float, Floats], float]]:
        found: dict[str, Callable[[float, Floats], float]] = {}
        if conducts:
            found["blocks"] = lambda _t, s: s[2]
        else:
            found["conducts"] = lambda t, s: n.k * s[1] - source(t)
        if held:
            found["leaves"] = lambda _t, s: torque(s) + n.dry
        elif slides:
            found["stop"] = lambda _t, s: n.stop - s[0]
            found["still"] = lambda _t, s, d=slides: d * s[1]
        else:
            found["slips"] = lambda _t, s: n.dry - abs(torque(s))
        return found

    def act(name: str, x: Floats) -> None:
        nonlocal conducts, held, slides
        if name == "blocks":
            conducts, x[2] = False, 0.0
        elif name == "conducts":
            conducts = True
        elif name == "stop":
            x[0], x[1] = n.stop - 1e-13, -n.e * x[1]  # off the stop, so that it is seen again
            slides = -1.0
            if abs(x[1]) < 1e-6:
                held, x[1] = True, 0.0
        elif name == "leaves":
            held, slides = False, -1.0
        elif name == "still":
            x[1] = 0.0
            slides = 0.0 if abs(torque(x)) <= n.dry else np.sign(torque(x))
        else:
            slides = float(np.sign(torque(x)))

    return by_modes(flow, guards, act, np.zeros(3), times)


def arm_of(tmp_path: Any, n: Numbers) -> Callable[[po.Network], Any]:
    return lambda net: net.add(mechanism(tmp_path, n).as_element("arm", ["j"]), "shaft")


TIMES = np.linspace(0.0, 1.7, 35)  # 9 impacts; then it comes to rest on the stop


def seen(run: Any) -> Floats:
    """φ, ω, i."""
    return np.stack([run[name].values for name in ("back.angle", "rotor.angular_velocity", "L.current")], axis=1)


def lost(run: Any, *names: str) -> float:
    """What some elements took in all [J]."""
    kept = [k for k, name in enumerate(run["element"].values) if str(name).removeprefix("arm.") in names]
    return float(run["energy_dissipated"].values[-1, kept].sum())


def test_a_motor_behind_a_diode_drives_an_arm_onto_its_stop(tmp_path: Any) -> None:
    """Against SciPy by hand; impacts and friction booked; the stop, the friction and the diode in one decision."""
    n = Numbers()
    exact, log = by_hand(n, TIMES)
    net = machine(n, arm_of(tmp_path, n))
    run = po.simulate(net, times=TIMES, **TIGHT)
    assert np.abs(seen(run) - exact).max() < 1e-9
    assert float(abs(run.energy_residual).max()) < 1e-9 * float(run.energy_turnover[-1])
    kinds = run["event_kind"].values
    impacts = run["event_time"].values[np.isin(kinds, ["impact", "rest"]) & (run["event_element"].values == "arm.stop")]
    expected = [t for t, name in log if name == "stop"]
    assert impacts == pytest.approx(expected, abs=1e-10) and len(impacts) == 9
    assert lost(run, "rub") > 0.1 and lost(run, "stop impact") > 1.0


@pytest.mark.long
def test_the_same_machine_of_network_elements_moves_alike(tmp_path: Any) -> None:
    run = po.simulate(machine(Numbers(), arm_of(tmp_path, Numbers())), times=TIMES, **TIGHT)
    plain = machine(Numbers(), of_elements)
    same = po.simulate(plain, times=TIMES, **TIGHT)
    assert np.abs(seen(run) - seen(same)).max() < 1e-9
    assert lost(run, "stop impact") == pytest.approx(lost(same, "stop.upper impact"), rel=1e-9)
    assert lost(run, "rub") == pytest.approx(lost(same, "rub"), rel=1e-9)


@pytest.mark.long
def test_order_and_method_change_nothing(tmp_path: Any) -> None:
    n = Numbers()
    first = po.simulate(machine(n, arm_of(tmp_path, n)), times=TIMES, **TIGHT)
    other = po.simulate(machine(n, arm_of(tmp_path, n), -1), times=TIMES, **TIGHT)
    assert np.abs(seen(first) - seen(other)).max() < 1e-8
    implicit = po.simulate(machine(n, arm_of(tmp_path, n)), times=TIMES, method="radau9", rtol=1e-10, atol=1e-11)
    assert np.abs(seen(first) - seen(implicit)).max() < 1e-6


@pytest.mark.long
def test_the_example_drives_a_slider_crank_onto_its_stop() -> None:
    net = po.load(EXAMPLES / "rectified_motor_onto_stop.toml")
    run = po.simulate(net, rtol=1e-10, atol=1e-11)
    assert float(abs(run.energy_residual).max()) < 1e-9 * float(run.energy_turnover[-1])
    assert "mechanism.stop" in run["event_element"].values and "D1" in run["event_element"].values
    at = run["mechanism.joint_position"].sel({"mechanism.coordinate": "main"}).values
    assert at[-1] == pytest.approx(at[-20], abs=1e-9) and at[-1] > 1.0  # it rests on the stop


@pytest.mark.long
def test_it_rests_on_its_stop_and_leaves_it(tmp_path: Any) -> None:
    """Impacts that accumulate, then held, then let go, against SciPy by hand, which begins the rest at 1e-6 rad/s."""
    n, times = Numbers(), np.linspace(0.0, 3.0, 61)
    exact, log = by_hand(n, times)
    run = po.simulate(machine(n, arm_of(tmp_path, n)), times=times, **TIGHT)
    assert "leaves" in {name for _, name in log}
    assert np.abs(seen(run) - exact).max() < 1e-6
    assert float(abs(run.energy_residual).max()) < 1e-9 * float(run.energy_turnover[-1])


@pytest.mark.sample(1)
@pytest.mark.parametrize("order", range(8))
def test_a_diode_opens_beside_a_capacitor_and_an_exponential_law(order: int, tmp_path: Any) -> None:
    """Its current falls through 0 where large currents cancel: 7 of these 8 orders of one network ended there by name,
    "became infinite", in which Newton's method saw rounding."""
    n = Numbers()
    parts: list[tuple[Any, ...]] = [
        (mechanism(tmp_path, n).as_element("arm", ["j"]), "shaft"),
        (electrical.VoltageSource("V", f"{n.V}*sin({10 * n.w}*t)"), "a", "ground"),
        (electrical.IdealDiode("D"), "a", "b"), (electrical.Resistor("R", n.R), "b", "c"),
        (electrical.Inductor("L", n.L), "c", "d"),
        (transducers.ElectricMachine("M", n.k), "d", "ground", "shaft", "ground"),
        (electrical.NonlinearResistor("E", current=lambda v: 1e-9 * (exp(v / 0.0387) - 1.0)), "ground", "b"),
        (electrical.IdealDiode("D2"), "e", "b"), (electrical.Resistor("R2", 5.0), "e", "ground"),
        (rotational.Inertia("rotor", n.J - 0.02), "shaft"), (electrical.Capacitor("C", 1e-5), "b", "ground"),
    ]  # fmt: skip
    ends = []
    for some in (range(len(parts)), np.random.default_rng(order).permutation(len(parts))):
        net = po.Network("machine")
        for k in some:
            net.add(*parts[k])
        run = po.simulate(net, 0.05, method="radau", rtol=1e-9, atol=1e-11, samples=2)
        ends.append([float(run[name].values[-1]) for name in ("L.current", "C.voltage", "D2.current")])
        assert po.ledger(run).ratio < 1e-12
    np.testing.assert_allclose(ends[1], ends[0], rtol=0, atol=1e-11)
