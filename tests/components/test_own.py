"""Elements by their laws: closed forms, balances, symmetries, and refusals of laws that contradict their power."""

from typing import Any

import numpy as np
import pytest

import poinsot as po
from components.benches import memristor
from poinsot.algebra import exp
from poinsot.elements import ELECTRICAL, THERMAL, OwnPort, OwnState, own_element

E = po.electrical
ONE = {"": OwnPort(ELECTRICAL, "current")}


def loop(*parts: Any, size: float = 1.0, speed: float = 1.0) -> po.Network:
    """Parts in series with a source and a capacitor, whose charge is what has passed; impedances × size."""
    net = po.Network("loop")
    net.add(E.VoltageSource("V", f"{size}*sin(2*pi*{speed}*t)"), "n0", "ground")
    for k, part in enumerate(parts):
        net.add(part, f"n{k}", f"n{k + 1}")
    net.add(E.Capacitor("C", 1e-3 / size), f"n{len(parts)}", "ground")
    return net


@pytest.mark.parametrize("method", ["dop853", "radau"])
def test_a_memristor_knows_its_charge_alone(method: str) -> None:
    """w/(1 − w) = w₀/(1 − w₀) exp(μ q): with every method, scaled, and in two halves."""
    run = po.simulate(loop(memristor("M")), 1.0, rtol=1e-9, samples=9, method=method)
    w, q = run["M.state.w.value"].values, 1e-3 * run["C.voltage"].values
    np.testing.assert_allclose(w / (1 - w), np.exp(1e4 * q) / 9, rtol=1e-7)
    assert np.ptp(w) > 0.02
    assert abs(run.attrs["ledger_ratio"]) < 1e-9
    if method == "dop853":
        halves = po.simulate(loop(memristor("A", 50.0, 8e3), memristor("B", 50.0, 8e3)), 1.0, rtol=1e-9, samples=9)
        np.testing.assert_allclose(halves["B.state.w.value"].values, w, rtol=1e-8)


@pytest.mark.parametrize("size", [1e-5, 1e5])
def test_a_memristor_of_other_impedance_moves_alike(size: float) -> None:
    wanted = po.simulate(loop(memristor("M")), 1.0, rtol=1e-9, samples=5)["M.state.w.value"].values
    run = po.simulate(loop(memristor("M", 100.0 * size, 16e3 * size), size=size), 1.0, rtol=1e-9, samples=5)
    np.testing.assert_allclose(run["M.state.w.value"].values, wanted, rtol=1e-8)


def test_states_that_store_energy_are_booked() -> None:
    """q(v) of a capacitor by its energy and a loss beside it, against the elements of that law."""

    def energy(q: Any, p: Any) -> Any:
        return 500.0 * q * q + 1e4 * q * q * q * q + 0.5 * p * p

    def law(i: Any, q: Any, p: Any) -> Any:
        return 1e3 * q + 4e4 * q * q * q + 50.0 * i

    own = own_element(
        "X", {"": OwnPort(ELECTRICAL, "voltage")}, law, energy=energy,
        states={"q": OwnState("C"), "p": OwnState("J^(1/2)", 1.0)}, rates=lambda i, q, p: (i, -2.0 * p),
    )  # fmt: skip
    run = po.simulate(loop(own), 0.5, rtol=1e-10, samples=6)
    net = po.Network("plain")
    net.add(E.VoltageSource("V", "sin(2*pi*t)"), "a", "ground")
    net.add(E.Resistor("R", 50.0), "a", "b")
    net.add(E.Capacitor("Q", energy=lambda q: 500.0 * q * q + 1e4 * q * q * q * q), "b", "c")
    net.add(E.Capacitor("C", 1e-3), "c", "ground")
    plain = po.simulate(net, 0.5, rtol=1e-10, samples=6)
    np.testing.assert_allclose(run["X.state.q.value"].values, plain["Q.charge"].values, rtol=1e-7, atol=1e-12)
    np.testing.assert_allclose(run["X.state.p.value"].values, np.exp(-2.0 * run["time"].values), rtol=1e-8)
    assert abs(run.attrs["ledger_ratio"]) < 1e-9


def test_it_rests_is_linearised_and_free() -> None:
    """v = R₀ (1 + w²) i with ẇ = i/Q − w/T: at rest w = i T/Q; slopes by two ways; a free number."""

    def law(i: Any, w: Any) -> Any:
        return 10.0 * (1.0 + w * w) * i

    own = own_element("X", {"": OwnPort(ELECTRICAL, "voltage")}, law, states={"w": OwnState()},
                      rates=lambda i, w: (i / 0.5 - w) / 0.1)  # fmt: skip
    net = po.Network("rest")
    net.add(E.CurrentSource("I", 0.3), "ground", "a")
    net.add(own, "a", "ground")
    net.add(E.Resistor("R", 100.0), "a", "ground")
    point = net.operating_point()
    i = point["X.law.current"]
    assert point["X.state.w.value"] == pytest.approx(i / 0.5, rel=1e-10)
    assert i * 10.0 * (1 + (i / 0.5) ** 2) == pytest.approx(100.0 * (0.3 - i), rel=1e-10)
    s = 2j * np.pi * 3.0
    w, dw = i / 0.5, (1 / 0.5) / (1 + 0.1 * s)
    z = 10.0 * (1 + w * w) + 20.0 * w * i * dw
    near = net.small_signal(["I"], ["a"], point=point).frequency_response([3.0])[0, 0, 0]
    assert near == pytest.approx(100.0 * z / (100.0 + z), rel=1e-9)


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: own_element("B", ONE, lambda v: -v), "said to be dissipative, and gives .* at voltage"),
        (lambda: own_element("B", ONE, lambda v: v * v), "gives"),
        (lambda: own_element("B", ONE, lambda v: v, power="continuous"), "said to be continuous, and takes"),
        (lambda: own_element("B", ONE, lambda v: (v, v)), "a number for each port, 1, not 2"),
        (lambda: own_element("B", ONE, lambda v: "a"), "gives no numbers"),
        (lambda: own_element("B", ONE, lambda v, w: v, states={"w": OwnState()}), "needs rates for its states"),
        (lambda: own_element("B", {"": OwnPort(THERMAL, "heat")}, lambda v: v), "has temperature and entropy_flow"),
        (lambda: own_element("B", ONE, lambda v, w: v, states={"w": OwnState()}, rates=lambda v, w: -w,
                             energy=lambda w: -exp(w)), "beside what it stores"),
    ],
)  # fmt: skip
def test_what_contradicts_its_power_is_refused(make: Any, said: str) -> None:
    with pytest.raises(po.ModelError, match=said):
        make()
