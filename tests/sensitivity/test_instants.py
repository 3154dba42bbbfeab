"""Derivatives through impacts, sticking and sliding, events of the user, and edges of pulses."""

from __future__ import annotations

import warnings
from pathlib import Path
from typing import Any

import mpmath as mp
import numpy as np
import pytest

import poinsot as po
from cases import EXAMPLES, quick, saved
from networks.switching_circuits import G, circuit, random_circuit
from poinsot import PoinsotError
from poinsot import electrical as el
from poinsot import rotational as ro
from poinsot import translational as tl
from poinsot.elements import Expression
from poinsot.sensitivity import Sensitivity
from poinsot.sensitivity import instants as guards
from poinsot.sensitivity.jumps import moved_jumps
from simulation.choppers import chopper, current, some
from switching.contact_scenes import thrown
from switching.walked_machines import leg

RUBBING = """
poinsot = 1
name = "rubbing oscillator"
gravity = [0, 0, -9.81]
parameters = {k = 40.0, m = 1.0, f = 3.0, bounce = 0.8}
bodies.block = {mass = "m"}
pairs.slide = {kind="prismatic", between=["ground", "block"], point=[0,0,0], axis=[1,0,0], initial={ position=0.5}}
springs.s = {pair = "slide", stiffness = "k"}
friction.rub = {pair = "slide", kinetic = "f", static = 4.5}
limits.stop = {pair = "slide", lower = -0.3, restitution = "bounce"}
"""
CHARGED = """
poinsot = 1
name = "charged"
elements.V = {kind = "voltage_source", nodes = ["a", "ground"], voltage = 3.0}
elements.R = {kind = "resistor", nodes = ["a", "b"], resistance = 2.0}
elements.C = {kind = "capacitor", nodes = ["b", "ground"], capacitance = 0.25}
"""


def ball(height: float, rate: float, gravity: float, t: float, e: float = 0.7) -> Any:
    """Height and rate of a ball that bounces, by its formulas."""
    since, z, w, g = 0.0, height, rate, -gravity
    while True:
        fall = (w + np.sqrt(w * w + 2 * g * z)) / g
        if t < since + fall:
            return np.array([z + w * (t - since) - g * (t - since) ** 2 / 2, w - g * (t - since)])
        since, z, w = since + fall, 0.0, e * np.sqrt(w * w + 2 * g * z)


def test_a_bouncing_ball_by_its_formulas() -> None:
    """Through three impacts, each at another moment for other numbers; the energy lost, too."""
    of = Sensitivity(
        po.load("examples/bouncing_ball.toml"), ["fall", "fall.velocity", "gravity.z"],
        times=[0.0, 0.4, 0.6, 1.0, 1.3, 1.55], rtol=1e-11, outputs=["joint_position", "joint_velocity"],
    )  # fmt: skip
    run, slopes = of()
    at, h = np.array([1.0, 0.0, -9.81]), 1e-4
    for k in range(3):
        for j, t in enumerate(run.time):
            near = [ball(*(at + s * h * np.eye(3)[k]), t) for s in (-2, -1, 1, 2)]
            exact = (8 * (near[2] - near[1]) - (near[3] - near[0])) / (12 * h)
            found = [slopes["joint_position"][j, 0, k], slopes["joint_velocity"][j, 0, k]]
            np.testing.assert_allclose(
                found, exact, atol=1e-9 * (1 + np.abs(exact).max()), err_msg=f"{of.names[k]}, {t}"
            )
    lost = 9.81 * (1 - np.array([1.0, 1.0, 0.7**2, 0.7**2, 0.7**4, 0.7**6]))
    np.testing.assert_allclose(slopes["energy_dissipated"][:, :, 0].sum(axis=1), lost, atol=1e-8)


def by_differences(of: Sensitivity, name: str, at: float, size: float) -> dict[str, Any]:
    runs = {k: of({name: at + k * size})[0] for k in (-2, -1, 1, 2)}
    return {
        v: (8 * (runs[1][v] - runs[-1][v]) - (runs[2][v] - runs[-2][v])) / (12 * size)
        for v in runs[1].variables
        if "event" not in v
    }


@pytest.mark.long
@pytest.mark.parametrize(("name", "at"), [("k", 40.0), ("m", 1.0), ("f", 3.0), ("bounce", 0.8)])
def test_friction_sticking_and_a_stop(tmp_path: Path, name: str, at: float) -> None:
    """A block slides, strikes a stop, turns, sticks and breaks away: all variables, energies among them."""
    path = saved(tmp_path / "rubbing.toml", RUBBING)
    of = Sensitivity(path, [name], time=2.5, samples=11, rtol=1e-11)
    run, slopes = of()
    assert len(run["event_time"]) >= 3
    near = by_differences(of, name, at, 1e-4 * at)
    for v, slope in slopes.items():
        np.testing.assert_allclose(slope[..., 0], near[v], atol=1e-8 * (1 + np.abs(near[v]).max()), err_msg=v)


def test_an_event_that_resets(tmp_path: Path) -> None:
    """v → 3 − (3 − v₀) exp(−2 t) until 2, then from 0.5 again: when it comes depends on v₀, and so does all after."""
    path = saved(tmp_path / "charged.toml", CHARGED)
    event = po.Event("C.charge - 0.5", reset={"C.charge": "0.25*C.charge"}, direction=1, name="fire")
    of = Sensitivity(
        po.load(path), ["C.voltage", "V"], times=[0.0, 0.3, 0.8, 1.2], rtol=1e-11, initial={"C.voltage": 0.4},
        outputs=["C.voltage"], events=[event],
    )  # fmt: skip
    run, slopes = of()
    assert len(run["event_time"]) == 2

    def voltage(start: float, source: float, t: float) -> float:
        while (due := 0.5 * np.log((source - start) / (source - 2.0))) < t:
            start, t = 0.5, t - due
        return float(source - (source - start) * np.exp(-2 * t))

    for j, t in enumerate(run.time):
        for k, (da, db) in enumerate(((1e-5, 0), (0, 1e-5))):
            exact = (voltage(0.4 + da, 3.0 + db, t) - voltage(0.4 - da, 3.0 - db, t)) / 2e-5
            assert abs(slopes["C.voltage"][j, k] - exact) <= 1e-7 * (1 + abs(exact)), (t, of.names[k])


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", ["bodies.lower.mass", "gravity.z", "elbow"])
def test_events_of_a_run_that_has_no_rows_beside_them(name: str) -> None:
    """Law  through resets at guards of the user, of a model where nothing else switches, as differences."""
    arm = po.load(EXAMPLES / "double_pendulum.toml")
    at = {"bodies.lower.mass": 1.0, "gravity.z": -9.81, "elbow": 1.1}[name]
    wall = po.Event(
        "shoulder", {"joint_velocity[shoulder]": "-0.5*joint_velocity[shoulder]"}, direction=-1, name="wall"
    )
    of = Sensitivity(arm, [name], time=1.5, samples=7, rtol=1e-11, outputs=["joint_position"], events=[wall])
    run, slopes = of({name: at})
    assert len(run["event_time"]) >= 1
    near = by_differences(of, name, at, 1e-4)["joint_position"]
    np.testing.assert_allclose(slopes["joint_position"][..., 0], near, atol=1e-7 * (1 + np.abs(near).max()))


@pytest.mark.parametrize(("below", "grazing"), [pytest.param(1e-2, False, marks=pytest.mark.long), (1e-7, True)])
def test_an_event_that_only_grazes(below: float, grazing: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """A ball thrown up touches a height just below its top: nothing has a derivative from there on, and it is said.

    Runs find no events that touch more finely, so what counts as grazing is widened here.
    """
    monkeypatch.setattr(guards, "GRAZING", 0.1)
    m = po.load("examples/bouncing_ball.toml")
    guard = f"fall - {1 + 4 / (2 * 9.81) - below!r}"
    event = po.Event(guard, reset={"joint_velocity[fall]": "-1"}, direction=1, name="bell")
    of = Sensitivity(m, ["fall.velocity"], times=[0.0, 0.1, 0.4], rtol=1e-11, outputs=["joint_position"],
                     initial={"fall": {"position": 1.0, "velocity": 2.0}}, events=[event])  # fmt: skip
    with warnings.catch_warnings(record=True, action="always") as said:
        _, slopes = of()
    assert any("grazes" in str(each.message) for each in said) == grazing
    assert np.isfinite(slopes["joint_position"][1]).all()
    assert np.isnan(slopes["joint_position"][2]).all() == grazing


NETWORKS: dict[str, tuple[list[Any], str, float, str]] = {
    "friction": ([(tl.Mass("m", 1.0, velocity=2.0), "a"), (tl.Spring("k", 47.0), "a", "ground"),
     (tl.DryFriction("d", 1.3, static=1.9), "a", "ground")], "m.velocity", 2.0, "k.force"),
    "a stop": ([(tl.Mass("m", 1.0, velocity=2.0), "a"), (tl.Spring("k", 40.0), "a", "ground"),
     (tl.Damper("b", 0.5), "a", "ground"), (tl.EndStop("e", upper=0.1, restitution=0.5), "a", "ground")], "m.velocity",
     2.0, "m.velocity"),
    "a diode between storages": ([(el.Capacitor("C1", 1.0, voltage=0.5), "a", "ground"),
     (el.Resistor("R1", 1.0), "a", "ground"), (el.Capacitor("C2", 0.5, voltage=0.4), "b", "ground"),
     (el.Resistor("R2", 20.0), "b", "ground"), (el.IdealDiode("D"), "b", "a")], "C1.voltage", 0.5, "C1.voltage"),
    "a switch": ([(el.VoltageSource("V", 5.0), "s", "ground"), (el.Resistor("R", 1.0), "p", "c"),
     (el.Capacitor("C", 0.3, voltage=0.1), "c", "ground"), (el.Resistor("RL", 3.0), "c", "ground"),
     (el.Switch("S", "sin(3*t)"), "s", "p")], "V", 5.0, "C.voltage"),
}  # fmt: skip


@pytest.mark.parametrize("case", quick(1, ["a stop", "friction", "a diode between storages", "a switch"]))
def test_networks_that_switch(case: str) -> None:
    """By initial values and inputs they are those of differences."""
    placed, name, at, output = NETWORKS[case]
    net = po.Network("bench")
    for element, *nodes in placed:
        net.add(element, *nodes)
    asked: dict[str, Any] = {"time": 1.5, "samples": 8}
    run = po.sensitivities(net, to=[name], rtol=1e-10, outputs=[output], **asked)
    given = "inputs" if name == "V" else "initial"
    two = [po.simulate(net, rtol=1e-12, **asked, **{given: {name: at + s}})[output].values for s in (1e-4, -1e-4)]
    slopes = run[f"{output}_sensitivity"].values[:, 0]
    np.testing.assert_allclose(slopes, (two[0] - two[1]) / 2e-4, atol=2e-6 * np.abs(slopes).max())


@pytest.mark.parametrize("scale", quick(1, [1e-5, 1.0, 1e5]))
def test_a_chopper_by_closed_form(scale: float, tmp_path: Path) -> None:
    n = some(1, scale)
    of = Sensitivity(chopper(tmp_path, n), ["T", "d", "phi"], times=[0.0, 3.4 * n["T"], 200.55 * n["T"]], rtol=1e-10)
    run, slopes = of()
    for j in (1, 2):
        exact = current(float(run.time[j]), **n)
        np.testing.assert_allclose([run["L.current"][j], *slopes["L.current"][j]], exact, rtol=1e-9)


@pytest.mark.long
@pytest.mark.parametrize("gate", quick(1, ["pulse(t, T, duty)", "step(duty - mod(t, T)/T)"]))
def test_a_converter_by_differences(gate: str, tmp_path: Path) -> None:
    """A switch, a diode whose current goes out between, and a carrier: by duty and period, which differ by 1e5."""
    text = (EXAMPLES / "networks" / "buck.toml").read_text()
    path = tmp_path / "buck.toml"
    path.write_text(text.replace("pulse(t, 1e-5, duty)", gate).replace("[parameters]", "[parameters]\nT = 1e-5"))
    of = Sensitivity(path, ["duty", "T"], times=[0.0, 1.97e-4], rtol=1e-11, outputs=["C.voltage", "L.current"])
    slopes = of()[1]
    for k, (name, at) in enumerate((("duty", 0.5), ("T", 1e-5))):
        h = 1e-4 * at
        lower, upper = (of({name: at + s * h})[0] for s in (-1, 1))
        of({name: at})
        for v in ("C.voltage", "L.current"):
            near = (upper[v][-1] - lower[v][-1]) / (2 * h)
            assert abs(slopes[v][-1, k] / near - 1) < 1e-5, (gate, name, v)


def test_a_carrier_beside_formulas_without_numbers() -> None:
    """The frequency of a leg's triangle: the moments of all formulas of a network move along one set of columns."""
    net = po.Network("leg")
    net.add(el.VoltageSource("V", "10 + step(t - 0.213)"), "p", "ground")
    net.add(el.HalfBridge("H", "0.5*sin(9*t)", frequency=40.0), p="p", n="ground", out="o")
    net.add(el.Inductor("L", 0.02), "o", "x")
    net.add(el.Resistor("R", 1.0), "x", "ground")
    of = Sensitivity(net, ["elements.H.frequency"], time=0.31, samples=5, rtol=1e-11, outputs=["L.current"])
    slopes = of()[1]["L.current"][:, 0]
    lower, upper = (of({"elements.H.frequency": 40.0 + s})[0]["L.current"] for s in (-1e-3, 1e-3))
    np.testing.assert_allclose(slopes, (upper - lower) / 2e-3, atol=1e-6 * np.abs(slopes).max())


@pytest.mark.parametrize(
    ("formula", "slopes"),
    [
        ("floor(a*t)", lambda t: -t / 2.0), ("step(t**2 - a)", lambda t: 0.5 / t),
        ("pulse(t, a, 0.5)", lambda t: t / 2.0), ("triangle(t, a)", lambda t: t / 2.0),
        ("interp(t, [0, a], [1, a])", lambda t: np.where(np.abs(t - 2) < 1e-9, 1.0, 0.0)),
        ("step(t - 1)*step(t - a)*a", lambda t: np.where(np.abs(t - 2) < 1e-9, 1.0, 0.0)),
    ],
)  # fmt: skip
def test_moments_move_as_their_formulas_say(formula: str, slopes: object) -> None:
    found = moved_jumps("x", Expression(formula, (("a", 2.0),)), {"a": np.ones(1)}, 1, 0.1, 7.3)
    assert len(found.times)
    np.testing.assert_allclose(found.slopes[:, 0], slopes(found.times), rtol=1e-12)  # type: ignore[operator]


@pytest.mark.parametrize(
    ("formula", "said"),
    [
        ("pulse(t, 1, 0.5) + pulse(t, 1, a)", "come one before the other"),
        ("step((t - a)**3)", "does not move smoothly"),
    ],
)
def test_edges_that_part_or_touch_are_refused(formula: str, said: str) -> None:
    with pytest.raises(po.SimulationError, match=said):
        moved_jumps("x", Expression(formula, (("a", 0.5),)), {"a": np.ones(1)}, 1, 0.1, 7.3)


# Networks that switch, by the numbers of their elements: 40-digit arcs, formulas, differences of runs.
EXACT: dict[str, Any] = {"rtol": 1e-11, "atol": 1e-13}


def buck() -> po.Network:
    return circuit(
        (el.VoltageSource("V", 12.0), "in", G), (el.Switch("S", "sin(5000*t)", threshold=0.5), "in", "sw"),
        (el.IdealDiode("D"), G, "sw"), (el.Inductor("L", 1e-3), "sw", "out"), (el.Capacitor("C", 1e-4), "out", G),
        (el.Resistor("R", 5.0), "out", G),
    )  # fmt: skip


def buck_at(p: dict[str, Any], end: Any) -> tuple[Any, Any]:
    """Current and voltage of the converter: on, freewheeling, empty; each the exponential of its matrix."""
    L, C, R, V, level = (p[n] for n in ("L.inductance", "C.capacitance", "R.resistance", "V.voltage", "S.threshold"))
    i, v, t, w, k = mp.mpf(0), mp.mpf(0), mp.mpf(0), mp.mpf(5000), 0

    a = 1 / (2 * R * C)
    ring = mp.sqrt(1 / (L * C) - a * a)

    def moved(t: Any, source: Any) -> tuple[Any, Any]:
        """x* + e^(−at) (cos ωt + (A + a) sin ωt/ω) (x − x*)"""
        y, z, c, s = i - source / R, v - source, mp.cos(ring * t), mp.sin(ring * t) / ring
        decay = mp.exp(-a * t)
        return source / R + decay * (c * y + s * (a * y - z / L)), source + decay * (c * z + s * (y / C - a * z))

    while True:
        on, off = ((2 * mp.pi * k + a) / w for a in (mp.asin(level), mp.pi - mp.asin(level)))
        for until, source in ((on, None), (off, V), (None, mp.mpf(0))):
            until = (2 * mp.pi * (k + 1) + mp.asin(level)) / w if until is None else until
            until, last = min(until, end), until >= end
            if source is None:
                v, t = v * mp.exp(-(until - t) / (R * C)), until
            elif source == 0:
                if moved(until - t, source)[0] < 0:
                    lows, highs = mp.mpf(0), until - t
                    for _ in range(20):
                        mid = (lows + highs) / 2
                        lows, highs = (mid, highs) if moved(mid, source)[0] > 0 else (lows, mid)
                    guess = mp.findroot(lambda s, f=source: moved(s, f)[0], (lows, highs), solver="anderson")
                    v, i = moved(guess, source)[1], mp.mpf(0)
                    v = v * mp.exp(-(until - t - guess) / (R * C))
                else:
                    i, v = moved(until - t, source)
                t = until
            else:
                (i, v), t = moved(until - t, source), until
            if last:
                return i, v
        k += 1


def test_a_converter_to_forty_digits() -> None:
    """Three switchings, the diode ending by itself: all five numbers by differences of 40-digit runs."""
    names = ["V.voltage", "S.threshold", "L.inductance", "C.capacitance", "R.resistance"]
    family = buck().with_parameters(*(f"elements.{n}" for n in names))
    of = Sensitivity(
        family, list(family.parameter_names), times=[0.0, 4e-4, 1.6e-3], outputs=["L.current", "C.voltage"], **EXACT
    )
    run, slopes = of()
    with mp.workdps(40):
        at = {n: mp.mpf(float(x)) for n, x in zip(names, family.defaults, strict=True)}
        for j, t in ((1, mp.mpf(4e-4)), (2, mp.mpf(1.6e-3))):
            own = buck_at(at, t)
            for x, name in zip(own, ("L.current", "C.voltage"), strict=True):
                assert abs(float(x) - run[name][j]) <= 1e-8 * (1 + abs(float(x)))
            for k, n in enumerate(names):
                h = at[n] * mp.mpf(10) ** -15
                two = [buck_at({**at, n: at[n] + s * h}, t) for s in (1, -1)]
                for which, name in enumerate(("L.current", "C.voltage")):
                    exact = float((two[0][which] - two[1][which]) / (2 * h))
                    share = 1e-7 * (abs(exact) + float(abs(own[which]) / at[n]))
                    assert abs(slopes[name][j, k] - exact) <= share, (n, name, float(t))


def test_two_capacitors_that_are_joined() -> None:
    """q₂ = C₂ (C₁ V₁ + C₂ V₂)/(C₁ + C₂) from then on, and ½ C₁C₂/(C₁ + C₂) (V₁ − V₂)² is lost at once."""
    net = circuit((el.Capacitor("C1", 0.3, voltage=2.0), "a", G), (el.Capacitor("C2", 0.5, voltage=0.5), "b", G),
                  (el.Switch("S", "t", threshold=0.3), "a", "b"))  # fmt: skip
    family = net.with_parameters("elements.C1.capacitance", "elements.C2.capacitance", "elements.C1.voltage")
    _, slopes = Sensitivity(family, list(family.parameter_names), times=[0.0, 1.0],
                            outputs=["C2.charge", "energy_dissipated"], **EXACT)()  # fmt: skip
    a, b, u, w = 0.3, 0.5, 2.0, 0.5
    charge = [b * (u * (a + b) - (a * u + b * w)) / (a + b) ** 2, 0.0, a * b / (a + b)]
    charge[1] = (a * u + b * w) / (a + b) + b * (w * (a + b) - (a * u + b * w)) / (a + b) ** 2
    lost = [b**2 * (u - w) ** 2 / (a + b) ** 2 / 2, a**2 * (u - w) ** 2 / (a + b) ** 2 / 2, a * b / (a + b) * (u - w)]
    np.testing.assert_allclose(slopes["C2.charge"][1], charge, atol=1e-12)
    np.testing.assert_allclose(slopes["energy_dissipated"][1].sum(axis=0), lost, atol=1e-12)


@pytest.mark.long
def test_a_ball_by_its_formulas() -> None:
    """Thrown up, it strikes a stop twice: by height, restitution, weight, mass and speed; the mass alone cancels."""
    net = circuit((tl.Mass("m", 0.7, velocity=1.0), "x"), (tl.ForceSource("F", -5.0), "x", G),
                  (tl.EndStop("e", lower=-0.5, restitution=0.6), "x", G))  # fmt: skip
    names = ["m.mass", "m.velocity", "F.force", "e.lower", "e.restitution"]
    family = net.with_parameters(*(f"elements.{n}" for n in names))
    of = Sensitivity(family, list(family.parameter_names), times=[0.0, 0.5, 0.9, 1.1], **EXACT)
    run, slopes = of()
    assert len(run["event_time"]) >= 2

    def speed(p: np.ndarray, t: float) -> float:
        m, v, F, lower, e = p
        g, height, since = -F / m, -lower, 0.0
        while True:
            fall = (v + np.sqrt(v * v + 2 * g * height)) / g
            if t < since + fall:
                return float(v - g * (t - since))
            since, v, height = since + fall, e * np.sqrt(v * v + 2 * g * height), 0.0

    at = np.array([0.7, 1.0, -5.0, -0.5, 0.6])
    for j, t in enumerate(run.time):
        for k, name in enumerate(names):
            near = [speed(at + s * 1e-4 * np.eye(5)[k], t) for s in (-2, -1, 1, 2)]
            exact = (8 * (near[2] - near[1]) - (near[3] - near[0])) / 12e-4
            assert abs(slopes["m.velocity"][j, k] - exact) <= 1e-8 * (1 + abs(exact)), (name, t)


CASES: dict[str, tuple[list[Any], float]] = {
    "a gear between frictions": (
        [(ro.Inertia("J", 0.5, angular_velocity=3.0), "x"), (ro.Gear("N", 2.5), "x", G, "y", G),
         (ro.DryFriction("F1", 0.4, static=0.6), "x", G), (ro.DryFriction("F2", 0.3, static=0.5), "y", G),
         (ro.TorsionSpring("k", 2.0), "y", G)], 4.0),
    "a transformer between capacitors": (
        [(el.Capacitor("C1", 0.3, voltage=2.0), "a", G), (el.Transformer("T", 2.0), "a", G, "x", G),
         (el.Capacitor("C2", 0.5, voltage=0.5), "b", G), (el.Switch("S", "t-0.3"), "x", "b"),
         (el.IdealDiode("D"), "b", "c"), (el.Resistor("R", 3.0), "b", G),
         (el.Capacitor("C3", 0.4, voltage=1.0), "c", G), (el.Resistor("RL", 5.0), "c", G)],
        1.0),
    "a thyristor": (
        [(el.VoltageSource("V", "10*sin(20*t)"), "a", G), (el.Resistor("Rs", 0.2), "a", "b"),
         (el.Thyristor("T", "sin(20*t-1)"), "b", "c"), (el.Inductor("L", 0.05), "c", "d"),
         (el.Resistor("R", 2.0), "d", G)],
        1.0),
    "a clutch": (
        [(ro.Inertia("J1", 0.5, angular_velocity=3.0), "x"), (ro.Inertia("J2", 0.3, angular_velocity=-1.0), "z"),
         (ro.Gear("N", 2.5), "x", G, "y", G), (ro.Clutch("K", 0.6, "1+0.5*sin(3*t)"), "y", "z"),
         (ro.TorsionSpring("k", 2.0), "x", G)], 4.0),
    "masses that rub and strike": (
        [(tl.Mass("m", 0.7, velocity=1.0), "x"), (tl.Spring("k", 30.0), "x", "y"),
         (tl.Mass("M", 1.7, velocity=0.3), "y"),
         (tl.DryFriction("f", 1.0, static=1.5), "x", "y"), (tl.EndStop("e", upper=0.2, restitution=0.6), "y", G),
         (tl.Spring("K", 10.0), "y", G)], 2.5),
}  # fmt: skip


def compare(net: po.Network, time: float, most: int, label: object) -> int:
    """Slopes of all variables by the first numbers against differences of runs; how many numbers were compared.

    Where events come in another order on one side, nothing is compared; NaN must have been told of.
    """
    family = net.with_parameters()
    names = list(family.parameter_names)[:most]
    asked: dict[str, Any] = {"time": time, "samples": 7, **EXACT}
    of, compared = Sensitivity(family, names, **asked), 0
    with warnings.catch_warnings(record=True, action="always") as said:
        run, slopes = of()
    told = any("has a derivative after" in str(each.message) for each in said)
    for k, (name, at) in enumerate(zip(names, family.defaults, strict=False)):
        h = 2e-5 * (abs(at) or 1.0)
        near = {s: po.simulate(family, parameters={name: at + s * h}, dataset=False, **asked) for s in (-2, -1, 1, 2)}
        if len({str(r["event_row"]) for r in (run, *near.values()) if "event_row" in r.variables}) > 1:
            continue
        for v, whole in slopes.items():
            one, two = (near[s][v] - near[-s][v] for s in (1, 2))
            exact, rough = (8 * one - two) / (12 * h), 10 * np.abs(one / (2 * h) - two / (4 * h))
            there = np.isfinite(whole[..., k])
            noise = rough + 3e-9 * np.abs(run[v]).max() / h + 1e-5 * np.abs(exact).max() + 1e-12 / h
            assert there.all() or told, (label, name, v)
            assert (np.abs(whole[..., k] - exact) <= noise)[there].all(), (label, name, v)
            compared += there.sum()
    return compared


SHARED = "a transformer between capacitors", "a gear between frictions"


@pytest.mark.sample(1)
@pytest.mark.parametrize("case", quick(2, [*SHARED, *(c for c in CASES if c not in SHARED)]))
def test_all_variables_by_all_numbers(case: str) -> None:
    """Of the first: what a diode seems to gain where a switch closes is shared, and so are its slopes; of the second:
    what each friction bears at rest."""
    placed, time = CASES[case]
    assert compare(circuit(*placed), time, 9, case) > 100


@pytest.mark.parametrize("seed", quick(1, [43, 9, *range(100, 130)]))
def test_random_circuits(seed: int, rng: np.random.Generator) -> None:
    """43: an impulse that nobody logs, and two commands at one moment. 9: rows that rounding opens."""
    while True:
        net = circuit(*random_circuit(rng))
        try:
            net.with_parameters().system()
            break
        except PoinsotError:
            continue
    try:
        compare(net, 3.0, 4, seed)
    except po.SimulationFailure:
        assert seed not in (43, 9)


@pytest.mark.long
def test_what_comes_at_the_same_moment_is_told() -> None:
    """Two equal masses strike two stops together: which is first depends on the numbers."""
    parts = [(tl.Mass(f"m{k}", 1.0, velocity=1.0), f"x{k}") for k in "ab"]
    parts += [(tl.Spring(f"k{k}", 40.0), f"x{k}", G) for k in "ab"]
    parts += [(tl.EndStop(f"e{k}", upper=0.1, restitution=0.5), f"x{k}", G) for k in "ab"]
    with pytest.warns(po.RunWarning, match="'ea.upper' and 'eb.upper' come at the same moment"):
        run = po.sensitivities(circuit(*parts), to=["elements.ka.stiffness"], times=[0.0, 0.3], outputs=["ma.velocity"])
    assert np.isnan(run["ma.velocity_sensitivity"].values[1]).all()


@pytest.mark.sample(1)
@pytest.mark.parametrize("friction", [0.25, 0.0])
@pytest.mark.parametrize(
    ("make", "time"),
    [pytest.param(leg, 0.3, id="along a line"), pytest.param(thrown, 0.2, id="in a plane", marks=pytest.mark.long)],
)
def test_friction_that_slides_in_an_impact(make: Any, time: float, friction: float) -> None:
    """What leaves again has slid: its impulse is against the slip that remains, and as large as friction says."""
    model = make()
    name = f"elements.{model.switches[0].name}.friction"
    of = Sensitivity(po.Mechanism(model), [name], time=time, samples=11, rtol=1e-11, outputs=["joint_velocity"])
    run, slopes = of({name: friction})
    assert "impact" in run["event_kind"]
    if friction > 0.0:
        near = by_differences(of, name, friction, 2e-6)["joint_velocity"]
    else:
        none, one, two = (of({name: k * 1e-4})[0]["joint_velocity"] for k in range(3))
        near = (-3 * none + 4 * one - two) / 2e-4
    assert np.abs(near).max() > 0.1
    np.testing.assert_allclose(slopes["joint_velocity"][..., 0], near, atol=1e-6 * np.abs(near).max())


def test_a_number_at_an_end_of_its_range_beside_friction() -> None:
    """Restitution 1 may not grow, and what it changes is differentiated towards less."""
    of = Sensitivity(po.Mechanism(leg()), ["elements.foot.restitution"], time=0.3, samples=11, rtol=1e-11)
    _, slopes = of({"elements.foot.restitution": 1.0})
    one, two, three = (of({"elements.foot.restitution": 1.0 - k * 1e-4})[0]["joint_velocity"] for k in range(3))
    near = (3 * one - 4 * two + three) / 2e-4
    assert np.abs(near).max() > 0.1
    np.testing.assert_allclose(slopes["joint_velocity"][..., 0], near, atol=1e-6 * np.abs(near).max())
