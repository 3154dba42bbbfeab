"""Diodes with series resistance, charges and breakdown: their laws in closed form, charge and energy accounted for."""

import pickle
from typing import Any

import mpmath
import numpy as np
import pytest

import poinsot as po
from poinsot import electrical as el
from poinsot.components.primitives import Composite, Relation, Storage

G = "ground"
FULL: dict[str, Any] = {
    "saturation_current": 1e-9, "ideality": 1.5, "series_resistance": 0.1, "capacitance": 20e-12,
    "built_in_voltage": 0.7, "grading": 0.4, "transit_time": 50e-9,
}  # fmt: skip


def part(diode: Any, name: str) -> Any:
    assert isinstance(diode, Composite)
    return next(e for e, _ in diode.parts if e.name == name)


@pytest.mark.parametrize("resistance", [1e-6, 0.03, 10.0, 1e4])
@pytest.mark.parametrize("saturation", [1e-15, 1e-9, 1e-6])
def test_a_junction_behind_a_resistance_has_its_own_law(resistance: float, saturation: float) -> None:
    """i of v_j + R i is I_s (exp(v_j/V) − 1), reverse, at rest and far beyond."""
    made = el.Diode("D", saturation, series_resistance=resistance, leak=0.0)
    assert isinstance(made, Relation)
    inner = np.concatenate([[-50, -1, -0.1, -1e-3, -1e-9, 0, 1e-9, 1e-3], np.linspace(0.01, 0.95, 30)])
    current = saturation * np.expm1(inner / 0.025852)
    found = np.array([made.law(float(v))[0] for v in inner + resistance * current])
    np.testing.assert_allclose(found, current, rtol=1e-12, atol=1e-14 * saturation)


def test_breakdown_carries_what_its_card_says() -> None:
    made = el.Diode("Z", 1e-14, breakdown_voltage=5.1, breakdown_current=1e-3, leak=0.0)
    assert isinstance(made, Relation)
    assert made.law(-5.1, -5.1)[0] == pytest.approx(-1e-3, rel=1e-8)  # SPICE counts I_s b/V_T with it
    ratio = made.law(-5.1 - 0.025852, -5.1 - 0.025852)[0] / made.law(-5.1, -5.1)[0]
    assert ratio == pytest.approx(np.e, rel=1e-8)
    assert made.law(0.0, 0.0)[0] == 0.0
    powers = [v * made.law(v, v)[0] for v in np.linspace(-6.0, 1.0, 301)]
    assert min(powers) >= 0.0
    weak = el.Diode("W", 1e-6, breakdown_voltage=30.0, breakdown_current=1e-9, leak=0.0)
    assert isinstance(weak, Relation)
    assert weak.law(-30.0, -30.0)[0] == pytest.approx(-2e-6, rel=1e-6)  # I_s twice: the breakdown begins at BV itself


def test_beyond_the_knee_a_current_grows_as_its_root(rng: np.random.Generator) -> None:
    """And what recombines comes to it; both far from their begin, and as one law at any scale."""
    Is, n, knee, joins, wide = 10 ** rng.uniform([-16, 0, -3, -11, 0.2], [-12, 0.3, 1, -8, 0.5])
    V, at = 0.025852 * n, np.linspace(-2.0, 1.2, 65)
    numbers: dict[str, Any] = {"ideality": n, "leak": 0.0, "built_in_voltage": 0.6, "grading": 0.4}
    ways = (
        {"knee_current": knee, "recombination": (joins, wide)},
        {"knee_current": knee},
        {"recombination": (joins, wide)},
    )
    plain, *made = (el.Diode("D", Is, **numbers, **each) for each in ({}, *ways))
    assert isinstance(plain, Relation)
    grown = plain.law
    both, high, more = ([each.law(float(v))[0] for v in at] for each in made if isinstance(each, Relation))
    I = np.array([grown(float(v))[0] for v in at])  # noqa: E741
    low = np.maximum(at, -3.0 * V)
    R = joins * np.expm1(low / (0.025852 * wide)) * ((1.0 - low / 0.6) ** 2 + 0.005) ** 0.2
    np.testing.assert_allclose(more, I + R, rtol=1e-12)
    for found, whole in ((high, I), (both, I + R)):
        np.testing.assert_allclose(found, whole / (1.0 + np.sqrt(np.maximum(whole, 0.0) / knee)), rtol=1e-12)
        assert np.all(found * at >= 0.0)
    large = el.Diode("D", 1e5 * Is, **numbers, knee_current=1e5 * knee, recombination=(1e5 * joins, wide))
    assert isinstance(large, Relation)
    np.testing.assert_allclose([large.law(float(v))[0] for v in at], 1e5 * np.array(both), rtol=1e-12)


def test_what_is_stored_beyond_the_knee_is_the_current_for_its_transit_time() -> None:
    """While a slow source drives it; and of a cycle nothing is left of what "stored" books."""
    net = po.Network("slow")
    net.add(el.VoltageSource("V", "0.45 - 0.45*cos(2*pi*t/1e-3)"), "a", G)
    numbers = FULL | {"capacitance": 0.0, "knee_current": 1e-5, "recombination": (1e-9, 2.0)}
    net.add(el.Diode("D", **numbers), "a", G)
    run = po.simulate(net, 1e-3, samples=101, progress=False)
    assert po.ledger(run).ratio < 1e-9
    i, q = run["D.junction.current"].values, run["D.diffusion.charge"].values
    assert i.max() > 30 * 1e-5
    np.testing.assert_allclose(q, 50e-9 * i, atol=1e-6 * 50e-9 * i.max())
    supplied = run["energy_supplied"].sel(port="D.stored").values
    assert np.ptp(supplied) > 1e-2 * np.ptp(run["energy_stored"].values) and abs(supplied[-1]) < 1e-6 * np.ptp(supplied)


@pytest.mark.parametrize("saturation", [1e-14, 1e-22, 1e-34])
@pytest.mark.parametrize("numbers", [{"capacitance": 1e-10}, {"transit_time": 1e-9}, {"breakdown_voltage": 5.0}, {}])
def test_a_wide_gap_needs_its_voltage(numbers: dict[str, float], saturation: float) -> None:
    """20 mA are 2e20 or 2e32 I_s, of what shines or of silicon carbide: n V_T ln(1 + i/I_s), at rest and later."""
    net = po.Network("lit")
    net.add(el.CurrentSource("I", 0.02), "ground", "a")
    net.add(el.Diode("D", saturation, ideality=1.5, leak=0.0, **numbers), "a", "ground")
    volts = 1.5 * 0.025852 * np.log1p(0.02 / saturation)
    assert net.operating_point()["a"] == pytest.approx(volts, rel=1e-9)
    if "capacitance" in numbers:
        net.add(el.Capacitor("C", 1e-9, voltage=0.0), "a", "ground")
        assert float(po.simulate(net, 1e-6, samples=3, progress=False)["C.voltage"][-1]) == pytest.approx(
            volts, rel=1e-6
        )


def test_breakdown_has_an_ideality_of_its_own() -> None:
    made = el.Diode("Z", 1e-14, ideality=1.2, breakdown_voltage=5.1, breakdown_ideality=3.0, leak=0.0)
    assert isinstance(made, Relation)
    first, second = made.law(-5.1, -5.1)[0], made.law(-5.1 - 3 * 0.025852, -5.1 - 3 * 0.025852)[0]
    assert (first, second / first) == (pytest.approx(-1e-3, rel=1e-8), pytest.approx(np.e, rel=1e-8))


@pytest.mark.parametrize("name", ["depletion", "diffusion"])
def test_charge_energy_and_voltage_belong_together(name: str) -> None:
    """dH/dq = v at q(v), and C = dq/dv is SPICE's."""
    storage: Storage = part(el.Diode("D", **FULL), name)
    assert storage.amount is not None
    for v in (-3.0, -0.2, 0.0, 0.2, 0.34, 0.36, 0.6, 0.9, 1.3)[2 * (name == "diffusion") :]:
        d = 1e-6
        q, below, above = (float(storage.amount(x)) for x in (v, v - d, v + d))
        slope = (float(storage.energy(above)) - float(storage.energy(below))) / (above - below)
        assert slope == pytest.approx(v, abs=1e-7)
        low = min(v, 0.35)
        expected = 20e-12 * (1 - low / 0.7) ** -0.4 * (1 + max(v - 0.35, 0) * 0.4 / 0.35)
        if name == "diffusion":
            expected = 50e-9 * 1e-9 * np.exp(v / (1.5 * 0.025852)) / (1.5 * 0.025852)
        assert (above - below) / (2 * d) == pytest.approx(expected, rel=1e-5)
        assert float(storage.energy(q)) >= 0.0


@pytest.mark.parametrize("grading", [0.01, 0.33, 0.5, 0.9])
def test_a_charge_near_no_voltage_has_all_its_digits(grading: float) -> None:
    """As in forty digits from 1e-12 V on, on both sides of where the series ends."""
    made = part(el.Diode("D", 1e-14, capacitance=3e-9, built_in_voltage=0.8, grading=grading), "depletion")
    assert isinstance(made, Storage) and made.amount is not None
    for size in (1e-12, 1e-7, 1e-3, 0.0399, 0.0401, 0.3):
        for v in (size, -size, -10 * size):
            with mpmath.workdps(40):
                exact = made.amount(mpmath.mpf(v))
            assert made.amount(v) == pytest.approx(float(exact), rel=3e-14)


def recovering(**others: Any) -> po.Network:
    net = po.Network("recovery")
    wave = ([0, 1e-6, 1.01e-6, 3e-6], [5, 5, -5, -5])
    net.add(el.VoltageSource("V", wave), "a", G)
    net.add(el.Resistor("R", 100.0), "a", "b")
    net.add(el.Diode("D", **{**FULL, **others}), "b", G)
    return net


@pytest.mark.parametrize("others", [{}, {"transit_time": 0.0}, {"capacitance": 0.0}, {"series_resistance": 0.0}])
def test_charge_is_conserved_and_the_ledger_closes(others: dict[str, Any]) -> None:
    """What flowed in less what passed the junction is the charge that is stored, sample by sample."""
    run = po.simulate(recovering(**others), time=3e-6, samples=31, rtol=1e-8)
    stored = sum(run[name].values for name in run.data_vars if name.endswith(".charge"))
    assert run.attrs["ledger_ratio"] <= 1.0
    through = run["V.current"].values + sum(
        run[f"D.{name}.current"].values for name in ("junction", "depletion", "diffusion") if f"D.{name}.current" in run
    )
    scale = np.abs(run["V.current"].values).max()
    assert np.abs(through).max() <= 1e-9 * scale  # Kirchhoff: all that comes in is junction and charges
    junction = part(el.Diode("D", **{**FULL, **others}), "junction")
    for k in (5, 15, 30):
        v = float(run["D.junction.voltage"].values[k])
        laws = [
            part(el.Diode("D", **{**FULL, **others}), n) for n in ("depletion", "diffusion") if f"D.{n}.current" in run
        ]
        assert stored[k] == pytest.approx(sum(float(each.amount(v)) for each in laws), rel=1e-7, abs=1e-20)
        assert float(run["D.junction.current"].values[k]) == pytest.approx(junction.law(v)[0], rel=1e-6, abs=1e-15)


def test_a_stored_charge_takes_its_time_to_leave() -> None:
    """t_s = τ ln(1 + I_F/I_R), Kingston (1954), for a diode of diffusion charge alone."""
    run = po.simulate(recovering(capacitance=0.0, series_resistance=0.0), time=3e-6, samples=3001, rtol=1e-7)
    t, i = run["time"].values, -run["V.current"].values
    forward, reverse = i[(t > 0.9e-6) & (t < 0.99e-6)].mean(), -i[(t > 1.011e-6) & (t < 1.02e-6)].mean()
    after = t[(t > 1.02e-6) & (run["D.junction.voltage"].values < 0)]
    assert after[0] - 1.005e-6 == pytest.approx(50e-9 * np.log(1 + forward / reverse), rel=0.05)


@pytest.mark.parametrize("scale", [1e-5, 1e5])
def test_impedances_scale_the_run_alone(scale: float) -> None:
    """Currents, charges and conductances times one factor: voltages stay."""
    base, other = po.Network("base"), po.Network("scaled")
    for net, s in ((base, 1.0), (other, scale)):
        net.add(el.VoltageSource("V", "3*sin(2*pi*1e6*t)"), "a", G)
        net.add(el.Resistor("R", 1e3 / s), "a", "b")
        numbers = {"saturation_current": 1e-12 * s, "capacitance": 2e-12 * s, "series_resistance": 5.0 / s}
        net.add(el.Diode("D", transit_time=1e-9, leak=1e-12 * s, **numbers), "b", G)
    one, two = (po.simulate(n, time=2e-6, samples=41, rtol=1e-7)["R.voltage"].values for n in (base, other))
    np.testing.assert_allclose(one, two, atol=2e-5)


@pytest.mark.sample(1)
@pytest.mark.parametrize("scale", [1.0, 1e-5, 1e5])
@pytest.mark.parametrize("turned", [False, True])
def test_what_floats_between_blocking_diodes_keeps_its_charge(turned: bool, scale: float) -> None:
    """The current of 34 mΩ is a difference of 17 V, rounded to 1e-13 A; diagonal diodes keep one charge."""
    ends = {"D1": ("a", "p"), "D2": ("b", "p"), "D3": (G, "a"), "D4": (G, "b")}
    parts = [(el.Diode(name, 1e-8 / scale, series_resistance=0.034 * scale, capacitance=50e-12 / scale), *at)
             for name, at in ends.items()]  # fmt: skip
    parts += [(el.VoltageSource("V", "17*sin(2*pi*50*t)"), "a", "b"), (el.Capacitor("C", 470e-6 / scale), "p", G)]
    net = po.Network("bridge")
    for part, *at in parts[::-1] if turned else parts:
        net.add(part, *at)
    run = po.simulate(net, time=7e-3, samples=71, rtol=1e-11)
    for one, other in ("D1", "D4"), ("D2", "D3"):
        charges = [run[f"{name}.depletion.charge"].values * scale for name in (one, other)]
        np.testing.assert_allclose(charges[0], charges[1], rtol=0.0, atol=1e-22)
    assert run.attrs["steps"] < 10_000 and run.attrs["rejected"] < 500


def test_what_cannot_be_is_refused_and_it_pickles() -> None:
    for key, value, says in (
        ("grading", 1.5, "grading between 0 and 1"), ("forward_fraction", 1.0, "forward fraction from 0"),
        ("series_resistance", -1.0, "'D' needs a series resistance of zero or more"),
        ("breakdown_voltage", 0.0, "breakdown voltage greater than zero"),
        ("transit_time", -1.0, "transit time of zero"),
    ):  # fmt: skip
        with pytest.raises(po.ModelError, match=says):
            el.Diode("D", **{**FULL, key: value})
    made = el.Diode("D", **FULL)
    assert pickle.loads(pickle.dumps(made)) == made


@pytest.mark.sample(4)
@pytest.mark.parametrize("scale", [1.0, 1e-4, 1e4])
@pytest.mark.parametrize(
    "numbers", [{}, {"series_resistance": 2.0}, {"series_resistance": 2.0, "breakdown_voltage": 3.0}]
)
def test_beside_a_switch_depletion_is_that_without_one(numbers: dict[str, float], scale: float) -> None:
    """A switch that stays closed with its resistance is that resistor: charge by its inverse, or by its law."""

    def net(switched: bool) -> po.Network:
        made = po.Network("clipper")
        made.add(el.VoltageSource("V", f"5*sin(2*pi*t/{scale!r})"), "a", "ground")
        if switched:
            made.add(el.VoltageSource("G", 1.0), "g", "ground")
            made.add(el.VoltageSwitch("R", 0.5, resistance=100.0), "a", "b", "g", "ground")
        else:
            made.add(el.Resistor("R", 100.0), "a", "b")
        diode = el.Diode("D", 1e-12, capacitance=2e-3 * scale, built_in_voltage=0.7, grading=0.4, **numbers)
        made.add(diode, "b", "ground")
        return made

    runs = [po.simulate(net(switched), time=1.5 * scale, samples=61, rtol=1e-8) for switched in (False, True)]
    assert [run.attrs["method"] for run in runs] == ["radau", "radau"]
    one, other = (run["D.depletion.charge"].values for run in runs)
    np.testing.assert_allclose(other, one, atol=2e-6 * np.abs(one).max())
    assert all(po.ledger(run).ratio < 1e-8 for run in runs)


def test_diffusion_beside_a_switch_is_refused_by_name() -> None:
    """Its charge is exponential: of a voltage in reverse it says nothing."""
    net = po.Network("clipper")
    net.add(el.VoltageSource("V", "5*sin(2*pi*t)"), "a", "ground")
    net.add(el.VoltageSwitch("S", 0.5, resistance=100.0), "a", "b", "a", "ground")
    net.add(el.Diode("D", 1e-12, transit_time=1e-3), "b", "ground")
    with pytest.raises(po.ModelError, match=r"'D\.diffusion' store by a law of their voltage.*beside ideal switches"):
        po.simulate(net, time=1.0)
