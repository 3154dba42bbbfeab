"""Operational amplifiers and comparators against closed forms: gains, filters, oscillators, slopes, rails, periods."""

from typing import Any

import numpy as np
import pytest

import poinsot as po
from components.benches import bench

E = po.electrical


def gain_of(net: po.Network, frequency: float) -> complex:
    """v(out) by V at a frequency [Hz]."""
    return complex(net.small_signal(["V"], ["out"]).frequency_response([frequency])[0, 0, 0])


def filter_of(scale: float, amplifier: Any) -> po.Network:
    """Sallen and Key's low-pass of R₁ = R, R₂ = 2 R, C₁ = 2 C, C₂ = C; impedances scaled."""
    R, C = 1e3 * scale, 1e-7 / scale
    return bench(
        (E.VoltageSource("V", 1.0), "in", "ground"), (E.Resistor("R1", R), "in", "x"),
        (E.Resistor("R2", 2 * R), "x", "y"), (E.Capacitor("C1", 2 * C), "x", "out"),
        (E.Capacitor("C2", C), "y", "ground"), (amplifier, "y", "out", "out"),
    )  # fmt: skip


@pytest.mark.parametrize("scale", [1.0, 1e-5, 1e5])
def test_a_filter_of_sallen_and_key(scale: float) -> None:
    """H = 1/(1 + (R₁ + R₂) C₂ s + R₁ R₂ C₁ C₂ s²), and with one pole, A = 2π f/s, 1/(H₀⁻¹ + passive feedback)."""
    R, C = 1e3, 1e-7
    for frequency in (100.0, 700.0, 3e4):
        s = 2j * np.pi * frequency
        wanted = 1 / (1 + 3 * R * C * s + 4 * (R * C * s) ** 2)
        assert gain_of(filter_of(scale, E.OpAmp("U")), frequency) == pytest.approx(wanted, rel=1e-9)
        pole = filter_of(scale, E.OpAmp("U", bandwidth=1e5, gain=1e4))
        A = 1 / (1e-4 + s / (2 * np.pi * 1e5))
        # v_out = A (v_y − v_out), with v_y of the ladder that is driven at both ends
        Y = np.array([[1 / R + 1 / (2 * R) + 2 * C * s, -1 / (2 * R)], [-1 / (2 * R), 1 / (2 * R) + C * s]])
        first, other = np.linalg.solve(Y, [1 / R, 0])[1], np.linalg.solve(Y, [2 * C * s, 0])[1]
        assert gain_of(pole, frequency) == pytest.approx(A * first / (1 + A - A * other), rel=1e-9)


def inverting(amplifier: Any, level: float = 0.2) -> po.Network:
    return bench(
        (E.VoltageSource("V", level), "in", "ground"), (E.Resistor("R1", 1e3), "in", "m"),
        (E.Resistor("R2", 1e4), "m", "out"), (E.Resistor("RL", 500.0), "out", "ground"),
        (amplifier, "ground", "m", "out"),
    )  # fmt: skip


def test_an_inverting_amplifier_at_rest() -> None:
    assert inverting(E.OpAmp("U")).operating_point()["out"] == pytest.approx(-2.0, rel=1e-12)
    finite = inverting(E.OpAmp("U", gain=200.0)).operating_point()["out"]
    assert finite == pytest.approx(-2.0 / (1 + 11 / 200), rel=1e-12)
    slow = inverting(E.OpAmp("U", gain=200.0, bandwidth=1e6)).operating_point()["out"]
    assert slow == pytest.approx(finite, rel=1e-12)
    cut = inverting(E.OpAmp("U", gain=1e5, rails=(-1.5, 1.2)))
    assert cut.operating_point()["out"] == pytest.approx(-1.5, rel=1e-12)
    assert cut.operating_point(inputs={"V": -3.0})["out"] == pytest.approx(1.2, rel=1e-12)
    loaded = bench((E.VoltageSource("V", 2.0), "in", "ground"), (E.Resistor("RS", 1e3), "in", "p"),
                     (E.OpAmp("U", gain=3.0, input_resistance=4e3, output_resistance=50.0), "p", "ground", "out"),
                     (E.Resistor("RL", 100.0), "out", "ground"))  # fmt: skip
    assert loaded.operating_point()["out"] == pytest.approx(2.0 * 0.8 * 3.0 * 100 / 150, rel=1e-12)


def test_a_bridge_of_wien_swings_at_its_frequency() -> None:
    """K = 3: v(t) = v₀ cos(t/(R C)) of the output, neither growing nor falling."""
    R, C = 1e4, 1e-8
    net = bench(
        (E.Capacitor("CS", C, voltage=2.0), "out", "x"), (E.Resistor("RS", R), "x", "p"),
        (E.Resistor("RP", R), "p", "ground"), (E.Capacitor("CP", C, voltage=1.0), "p", "ground"),
        (E.Resistor("RA", 1e3), "m", "ground"), (E.Resistor("RF", 2e3), "out", "m"), (E.OpAmp("U"), "p", "m", "out"),
        (E.Resistor("RL", 1e3), "out", "ground"),
    )  # fmt: skip
    run = po.simulate(net, 5e-3, rtol=1e-10, samples=21)
    t = run["time"].values / (R * C)
    # of CP: v' = (3 v − v − v_S − v)/(R C) … with v_S' the same current: v'' = −v/(RC)², v'(0) = −v_P − v_S + 2 v_P
    wanted = 3 * (np.cos(t) - np.sin(t))
    np.testing.assert_allclose(run["RL.voltage"].values, wanted, atol=1e-6)
    assert run.attrs["ledger_ratio"] < 1e-9


def test_a_follower_slews_and_then_settles() -> None:
    """5 V: v = S t until what is missing is S/ω, from there on along an exponential; cut at a rail, back at once."""
    S, w = 5e5, 2 * np.pi * 1e6
    net = bench(
        (E.VoltageSource("V", ([0.0, 4e-5, 4e-5, 8e-5], [5.0, 5.0, 0.0, 0.0])), "in", "ground"),
        (E.OpAmp("U", bandwidth=1e6, slew_rate=S, rails=(-1.0, 4.0)), "in", "out", "out"),
        (E.Resistor("RL", 1e3), "out", "ground"),
    )  # fmt: skip
    run = po.simulate(net, 8e-5, rtol=1e-9, samples=801)
    t, v = run["time"].values, run["RL.voltage"].values
    np.testing.assert_allclose(v[:400], np.minimum(S * t[:400], 4.0), atol=1e-6)
    after = t[401:] - 4e-5
    until = (4.0 - S / w) / S
    slope, tail = 4.0 - S * after, S / w * np.exp(-w * (after - until))
    late = S / (100 * w)  # the pole had passed the rail by so much
    np.testing.assert_allclose(v[401:], np.where(after < until, slope, tail), atol=1.1 * late)


@pytest.mark.parametrize("own", [True, False])
def test_a_schmitt_trigger_keeps_its_period(own: bool) -> None:
    """T = 2 R C ln((1 + β)/(1 − β)), thresholds ±β of the output: by its hysteresis, or by two resistors."""
    R, C = 1e3, 1e-6
    comparator = E.Comparator("U", -5.0, 5.0, hysteresis=2.0 if own else 0.0, output_resistance=0.0, closed=True)
    parts = [
        (E.Resistor("R", R), "out", "c"), (E.Capacitor("C", C, voltage=-1.0), "c", "ground"),
        (comparator, "ground" if own else "p", "c", "out"), (E.Resistor("RL", 1e3), "out", "ground"),
    ]  # fmt: skip
    if not own:
        parts += [(E.Resistor("R1", 2e3), "p", "ground"), (E.Resistor("R2", 3e3), "out", "p")]
    run = po.simulate(bench(*parts), 3e-3, rtol=1e-9, samples=11)
    wanted = R * C * (np.log(6.0 / 3.0) + np.log(1.4 / 0.6) * np.repeat([0, 1, 2], 2))
    np.testing.assert_allclose(run["event_time"].values, wanted, rtol=1e-7)
    assert set(np.round(run["RL.voltage"].values, 9)) == {-5.0, 5.0}


@pytest.mark.sample(1)
@pytest.mark.parametrize("begins", [True, False])
@pytest.mark.parametrize("hysteresis", [0.0, 0.3])
def test_what_may_stand_either_way_begins_as_it_is_said(
    rng: np.random.Generator, begins: bool, hysteresis: float
) -> None:
    """Law  where the feedback of either output holds it, `closed` decides, by every method and in members."""
    scale, share = 10.0 ** rng.uniform(-4, 4), rng.uniform(0.3, 0.7)
    low, high, R = -rng.uniform(3, 9), rng.uniform(3, 9), 1e3 * scale
    start = rng.uniform(low * share + hysteresis, high * share - hysteresis)
    net = bench(
        (E.Resistor("R1", R * (1 - share)), "out", "p"), (E.Resistor("R2", R * share), "p", "ground"),
        (E.Resistor("R", R), "out", "c"), (E.Capacitor("C", 1e-3 / R, voltage=start), "c", "ground"),
        (E.Comparator("U", low, high, hysteresis=hysteresis, closed=begins), "p", "c", "out"),
    )  # fmt: skip
    limit, threshold = (high, high * share - hysteresis) if begins else (low, low * share + hysteresis)
    turns = 1e-3 * np.log((start - limit) / (threshold - limit))
    times = np.linspace(0.0, 0.9 * turns, 4)
    wanted = limit + (start - limit) * np.exp(-times / 1e-3)
    for method in ("dop853", "radau", "gauss"):
        run = po.simulate(net, times=times, method=method, rtol=1e-9)
        np.testing.assert_allclose(run["C.voltage"], wanted, rtol=1e-7, atol=1e-8)
    members = po.ensemble(net, {"elements.R2.resistance": [R * share] * 2}, times=times, rtol=1e-9, progress=False)
    np.testing.assert_allclose(members["C.voltage"][1], wanted, rtol=1e-7, atol=1e-8)
    later = po.simulate(net, 4 * turns, samples=21, rtol=1e-9)
    assert po.verify(later, net, stretches="all").passed


@pytest.mark.parametrize(
    ("numbers", "said"),
    [
        ({"slew_rate": 1e6}, "give its bandwidth"), ({"rails": (-1.0, 1.0)}, "give a gain or a bandwidth"),
        ({"gain": 10.0, "rails": (1.0, -1.0)}, "not below its upper one"), ({"gain": 0.0}, "greater than zero"),
    ],
)  # fmt: skip
def test_numbers_that_mean_nothing_are_refused(numbers: dict[str, Any], said: str) -> None:
    with pytest.raises(po.ModelError, match=said):
        E.OpAmp("U", **numbers)
