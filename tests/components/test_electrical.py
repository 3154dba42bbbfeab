"""Electrical elements against what is known in closed form."""

import numpy as np
import pytest
from scipy.integrate import solve_ivp
from scipy.optimize import brentq

import poinsot as po
from components.benches import balanced, bench
from poinsot import electrical as el
from poinsot import thermal
from poinsot.algebra.scalars import exp

G = "ground"


def test_charging_a_capacitor() -> None:
    """v = V (1 − exp(−t/RC)); half of what the source gives is lost, in the end."""
    R, C, V = 2.0, 0.5, 3.0
    net = bench((el.VoltageSource("V", V), "a", G), (el.Resistor("R", R), "a", "b"), (el.Capacitor("C", C), "b", G))
    run = balanced(net, 40.0)
    np.testing.assert_allclose(run["C.voltage"], V * (1 - np.exp(-run.time / (R * C))), atol=1e-10)
    assert float(run.energy_dissipated.sum("element")[-1]) == pytest.approx(C * V**2 / 2, rel=1e-9)
    assert float(run.energy_supplied.sum("port")[-1]) == pytest.approx(C * V**2, rel=1e-9)


def test_ringing() -> None:
    """An inductor and a capacitor with losses: i = V/(ω_d L) exp(−δt) sin ω_d t after a step of voltage."""
    R, L, C, V = 0.4, 0.5, 0.2, 1.0
    net = bench(
        (el.VoltageSource("V", V), "a", G), (el.Resistor("R", R), "a", "b"), (el.Inductor("L", L), "b", "c"),
        (el.Capacitor("C", C), "c", G),
    )  # fmt: skip
    run = balanced(net, 10.0)
    delta = R / (2 * L)
    w = np.sqrt(1 / (L * C) - delta**2)
    np.testing.assert_allclose(
        run["L.current"], V / (w * L) * np.exp(-delta * run.time) * np.sin(w * run.time), atol=1e-10
    )


def test_a_transformer_scales_impedances() -> None:
    """Behind n : 1 a resistor R is n² R, and all power passes."""
    n, R = 3.0, 2.0
    net = bench(
        (el.VoltageSource("V", 6.0), "a", G), (el.Transformer("T", n), "a", G, "b", G), (el.Resistor("R", R), "b", G)
    )
    run = po.simulate(net, time=1.0)
    assert float(run["V.current"][-1]) == pytest.approx(-6.0 / (n**2 * R), rel=1e-14)
    assert float(run["R.voltage"][-1]) == pytest.approx(2.0, rel=1e-14)


def test_a_gyrator_turns_a_capacitor_into_an_inductor() -> None:
    """Seen through r, C is L = r² C: the same current after a step of voltage."""
    r, C = 2.0, 0.3
    turned = bench(
        (el.VoltageSource("V", 1.0), "a", G), (el.Resistor("R", 1.0), "a", "b"), (el.Gyrator("G", r), "b", G, "c", G),
        (el.Capacitor("C", C), "c", G),
    )  # fmt: skip
    plain = bench(
        (el.VoltageSource("V", 1.0), "a", G), (el.Resistor("R", 1.0), "a", "b"), (el.Inductor("L", r**2 * C), "b", G)
    )
    one, other = balanced(turned, 5.0), balanced(plain, 5.0)
    np.testing.assert_allclose(one["R.current"], other["R.current"], atol=1e-11)


@pytest.mark.parametrize("k", [0.3, -0.95])
def test_coupled_coils(k: float) -> None:
    """Two LC circuits on one core: the frequencies ω/√(1 ± k) of equal ones, from the run itself."""
    net = bench(
        (el.MutualInductance("M", 1.0, 1.0, coupling=k), "a", G, "b", G),
        (el.Capacitor("C1", 1.0, voltage=1.0), "a", G), (el.Capacitor("C2", 1.0), "b", G),
    )  # fmt: skip
    run = balanced(net, 20.0)
    t = run.time.values
    slow, fast = np.cos(t / np.sqrt(1 + k)), np.cos(t / np.sqrt(1 - k))
    np.testing.assert_allclose(run["C1.voltage"], (slow + fast) / 2, atol=1e-9)
    np.testing.assert_allclose(run["C2.voltage"], (slow - fast) / 2, atol=1e-9)


def test_three_coils_store_what_their_matrix_says() -> None:
    L = np.array([[2.0, 1.0, 0.5], [1.0, 3.0, 1.0], [0.5, 1.0, 4.0]])
    i = (0.3, -0.5, 0.7)
    storage = el.CoupledInductors("M", L, currents=i)
    assert storage.energy(*storage.initial) == pytest.approx(np.array(i) @ L @ i / 2, rel=1e-14)


def test_the_direction_of_sources_is_that_of_spice() -> None:
    """V n+ n−: v(n+) − v(n−) = V. I n+ n−: the current runs from n+ through the source to n−, so it lifts n−."""
    net = bench(
        (el.VoltageSource("V", 2.0), "a", G), (el.Resistor("R1", 1.0), "a", G),
        (el.CurrentSource("I", 2.0), G, "b"), (el.Resistor("R2", 1.0), "b", G),
    )  # fmt: skip
    run = po.simulate(net, time=1.0)
    assert float(run["R1.voltage"][0]) == float(run["R2.voltage"][0]) == 2.0
    assert float(run["I.current"][0]) == 2.0 and float(run["V.current"][0]) == -2.0
    assert float(run.energy_supplied.sel(port="I")[-1]) == pytest.approx(4.0)


DIODE = {"saturation_current": 1e-12, "thermal_voltage": 0.025}


@pytest.mark.sample(3)
@pytest.mark.parametrize("leak", [0.0, 1e-12, 1e-3])
@pytest.mark.parametrize("volts", [-20.0, -0.1, 0.0, 0.3, 2.0, 50.0])
def test_a_diode_behind_a_resistor(volts: float, leak: float) -> None:
    """The operating point, against a bracketing search; of both signs, and from nanoamperes to amperes."""
    R = 10.0
    diode = el.Diode("D", **DIODE, leak=leak)
    net = bench((el.VoltageSource("V", volts), "a", G), (el.Resistor("R", R), "a", "b"), (diode, "b", G))
    run = po.simulate(net, time=1e-3)
    low, high = min(volts, 0) - 1e-9, min(max(volts, 0), 1.0) + 1e-9
    v = brentq(lambda v: 1e-12 * np.expm1(v / 0.025) + leak * v - (volts - v) / R, low, high, xtol=1e-15)
    assert float(run["D.voltage"][-1]) == pytest.approx(v, rel=1e-9, abs=1e-12)
    assert float(run["D.voltage"][-1] * run["D.current"][-1]) >= 0
    taken = float(run.energy_dissipated.sel(element="D")[-1])
    assert taken == pytest.approx(1e-3 * v * (1e-12 * np.expm1(v / 0.025) + leak * v), rel=1e-8, abs=1e-30)


def test_blocked_diodes_share_their_voltage_by_their_leaks() -> None:
    """Two unequal ones in a row: without leaks the smaller saturation current would settle it, with them the leaks."""
    net = bench(
        (el.VoltageSource("V", -8.0), "a", G), (el.Diode("D1", 1e-16, leak=3e-12), "a", "b"),
        (el.Diode("D2", 1e-18, leak=1e-12), "b", G),
    )  # fmt: skip
    run = po.simulate(net, time=1e-3)
    assert float(run["D1.voltage"][-1]) == pytest.approx(-2.0, rel=1e-3)
    assert float(run["D1.current"][-1]) == pytest.approx(float(run["D2.current"][-1]), rel=1e-9)


def test_rectifier_against_another_integrator() -> None:
    """A diode with a series resistance charges a capacitor: SciPy's Radau on equations written by hand."""
    R, C, load = 0.5, 2e-2, 20.0
    net = bench(
        (el.VoltageSource("V", "3*sin(20*t)"), "a", G), (el.Resistor("R", R), "a", "b"),
        (el.Diode("D", **DIODE), "b", "c"), (el.Capacitor("C", C), "c", G), (el.Resistor("load", load), "c", G),
    )  # fmt: skip
    run = balanced(net, 1.0)

    def rate(t: float, v: list[float]) -> list[float]:
        """C v̇ = i − v/R_load with 3 sin 20t − v = R i + V_T ln(1 + i/I_s)."""
        drop = 3 * np.sin(20 * t) - v[0]
        least, most = -1e-12 * (1 - 1e-15), max(drop, 0) / R + 1e-9
        i = (
            least
            if drop < -0.5
            else brentq(lambda i: R * i + 0.025 * np.log1p(i / 1e-12) - drop, least, most, xtol=1e-16)
        )
        return [(i - v[0] / load) / C]

    t = np.linspace(0, 1, 11)
    exact = solve_ivp(rate, (0, 1), [0.0], method="Radau", rtol=1e-8, atol=1e-10, t_eval=t)
    np.testing.assert_allclose(run["C.voltage"].interp(time=t), exact.y[0], atol=2e-5)


def test_heat_of_a_resistor_warms_a_body() -> None:
    """All of R i² arrives: C dT/dt = R i², and the ledger knows no loss."""
    net = bench(
        (el.CurrentSource("I", 3.0), G, "a"), (el.HeatingResistor("R", 2.0), "a", G, "h"),
        (thermal.HeatCapacity("C", 9.0, temperature=300.0), "h"),
    )  # fmt: skip
    run = balanced(net, 20.0)
    np.testing.assert_allclose(run["C.temperature"], 300.0 + 2.0 * run.time, rtol=1e-11)
    assert "element" not in run.sizes


@pytest.mark.sample(5)
@pytest.mark.parametrize("volts", [2.0, 6.0, 17.0, 100.0])
@pytest.mark.parametrize("width", [0.025, 0.039])
@pytest.mark.parametrize("ideal", [False, True])
def test_a_law_that_grows_as_an_exponential_behind_a_resistor(volts: float, width: float, ideal: bool) -> None:
    """i = I_s (exp(v/V) − 1) in series with R, and an ideal diode, at voltages of which the exponential overflows."""
    net = po.Network("behind")
    net.add(el.VoltageSource("V", f"{volts}*(1 + 0.2*sin(9*t))"), "a", "ground")
    net.add(el.Resistor("R", 1e3), "a", "m" if ideal else "b")
    if ideal:
        net.add(el.IdealDiode("D"), "m", "b")
    net.add(el.NonlinearResistor("N", current=lambda v: 1e-14 * (exp(v / width) - 1.0)), "b", "ground")
    net.add(el.Capacitor("C", 1e-3, voltage=0.0), "c", "ground")
    net.add(el.Resistor("Rc", 1.0), "a", "c")
    run = po.simulate(net, time=0.3, samples=5, rtol=1e-8)
    for t, i in zip(run.time.values, run["N.current"].values, strict=True):
        v = volts * (1 + 0.2 * np.sin(9 * t)) - 1e3 * i
        assert 1e-14 * np.expm1(v / width) == pytest.approx(i, rel=1e-6)
