"""Networks that switch, by the numbers of their elements: 40-digit arcs, formulas, differences of runs."""

from __future__ import annotations

import warnings
from typing import Any

import mpmath as mp
import numpy as np
import pytest

import poinsot as po
from cases import quick
from networks.switching_circuits import G, circuit, random_circuit
from poinsot import PoinsotError
from poinsot import electrical as el
from poinsot import rotational as ro
from poinsot import translational as tl
from poinsot.sensitivity import Sensitivity

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
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
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


@pytest.mark.parametrize("case", quick(2, [*SHARED, *(c for c in CASES if c not in SHARED)]))
def test_all_variables_by_all_numbers(case: str) -> None:
    """Of the first: what a diode seems to gain where a switch closes is shared, and so are its slopes; of the second:
    what each friction bears at rest."""
    placed, time = CASES[case]
    assert compare(circuit(*placed), time, 9, case) > 100


@pytest.mark.parametrize("seed", quick(1, [43, 9, *range(100, 130)]))
def test_random_circuits(seed: int) -> None:
    """43: an impulse that nobody logs, and two commands at one moment. 9: rows that rounding opens."""
    rng = np.random.default_rng(seed)
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
