"""Transistors: their laws in closed form, mirrored, exchanged, scaled; passive wherever sampled; charge comes back."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import saved
from poinsot import electrical
from poinsot.components.primitives import Composite, Relation

E = po.electrical
MAKES: dict[str, tuple[Any, tuple[str, str], dict[str, Any]]] = {
    "bipolar": (E.BipolarTransistor, ("NPN", "PNP"), {
        "saturation_current": 1e-15, "forward_gain": 80.0, "reverse_gain": 3.0, "early_voltage": (60.0, 15.0),
        "knee_current": (0.1, 0.05), "leakage": (1e-14, 1e-13), "capacitance": (3e-12, 2e-12),
        "transit_time": (1e-9, 5e-9), "transit_growth": (3.0, 2.0, 0.01),
    }),
    "insulated": (E.MOSFET, ("NMOS", "PMOS"), {
        "transconductance": 1e-3, "modulation": 0.03, "body_effect": 0.4, "surface_potential": 0.7,
        "capacitance": (1e-12, 1e-12), "gate_capacitance": (1e-13, 1e-13, 2e-13), "oxide_capacitance": 2e-13,
    }),
    "junction": (E.JunctionFET, ("NJF", "PJF"), {
        "transconductance": 1e-3, "threshold": -1.5, "modulation": 0.02, "capacitance": (1e-12, 2e-12),
    }),
}  # fmt: skip


def core(made: Composite) -> Relation:
    found = next(e for e, _ in made.parts if isinstance(e, Relation) and e.name in ("core", "channel"))
    assert isinstance(found, Relation)
    return found


def at(made: Composite, volts: dict[str, float]) -> dict[str, float]:
    """The currents into the terminals of a device at these voltages."""
    net = po.Network("bench")
    net.add(made, *volts)
    for node, v in volts.items():
        net.add(E.VoltageSource(f"V{node}", v), node, "ground")
    point = net.operating_point()
    return {node: -point[f"V{node}.current"] for node in volts}


@pytest.mark.parametrize("kind", MAKES)
@pytest.mark.parametrize("seed", range(2))
def test_the_mirror_image_has_the_opposite_currents(kind: str, rng: np.random.Generator) -> None:
    make, words, numbers = MAKES[kind]
    threshold = {"threshold": 0.7} if kind == "insulated" else {}
    mirrored = {"threshold": -0.7} if kind == "insulated" else {}
    one = make("Q", **{**numbers, **threshold}, polarity=words[0])
    other = make("Q", **{**numbers, **mirrored}, polarity=words[1])
    terminals = [pair.name for pair in one.pairs]
    volts = dict(zip(terminals, rng.uniform(-0.5, 0.8 if kind == "bipolar" else 3.0, len(terminals)), strict=True))
    first, second = at(one, volts), at(other, {n: -v for n, v in volts.items()})
    assert sum(first.values()) == pytest.approx(0.0, abs=1e-12 * max(map(abs, first.values())))
    for node in terminals:
        assert second[node] == pytest.approx(-first[node], rel=1e-9, abs=1e-18)


@pytest.mark.parametrize("kind", MAKES)
def test_power_is_never_given(kind: str) -> None:
    make, words, numbers = MAKES[kind]
    law = core(make("Q", **numbers, polarity=words[0]))
    assert law.power == "dissipative"
    rng = np.random.default_rng(0)
    for v in rng.uniform(-8.0, 8.0, (2000, len(law.pairs))) * rng.choice([0.05, 0.2, 1.0], (2000, 1)):
        currents = law.law(*v)
        terms = [float(a * b) for a, b in zip(v, currents, strict=True)]
        assert sum(terms) >= -1e-12 * max(map(abs, terms))


@pytest.mark.parametrize("kind", ["insulated", "junction"])
def test_drain_and_source_are_alike(kind: str) -> None:
    make, words, numbers = MAKES[kind]
    law = core(make("M", **numbers, polarity=words[0])).law
    for ds, gs, bs in np.random.default_rng(1).uniform(-4.0, 4.0, (200, 3)):
        assert float(law(-ds, gs - ds, bs - ds)[0]) == pytest.approx(-float(law(ds, gs, bs)[0]), rel=1e-12, abs=1e-18)
    beta, lam = (1e-3, 0.03) if kind == "insulated" else (2e-3, 0.02)
    at = 0.0 if kind == "insulated" else -1.5
    assert float(law(5.0, 2.0, 0.0)[0]) == pytest.approx(beta / 2 * (2.0 - at) ** 2 * (1 + 5 * lam), rel=1e-12)
    assert float(law(0.1, 2.0, 0.0)[0]) == pytest.approx(beta * 0.1 * (2.0 - at - 0.05) * (1 + 0.1 * lam), rel=1e-12)
    assert float(law(1.0, at - 0.1, 0.0)[0]) == 0.0


def test_currents_of_a_bipolar_transistor_in_closed_form() -> None:
    """Forward active: I_b = I_F/β_F, I_c = I_F − I_R (1 + 1/β_R); exchanged ends exchange the gains; scaled by area."""
    plain = {"saturation_current": 1e-15, "forward_gain": 50.0, "reverse_gain": 4.0, "leak": 0.0}
    found = at(E.BipolarTransistor("Q", **plain), {"c": 3.0, "b": 0.65, "e": 0.0})
    F, R = 1e-15 * np.expm1(0.65 / 0.025852), 1e-15 * np.expm1((0.65 - 3.0) / 0.025852)
    assert found["b"] == pytest.approx(F / 50 + R / 4, rel=1e-9)
    assert found["c"] == pytest.approx(F - R * 1.25, rel=1e-9)
    turned = {**plain, "forward_gain": 4.0, "reverse_gain": 50.0}
    other = at(E.BipolarTransistor("Q", **turned), {"c": 0.0, "b": 0.65, "e": 3.0})
    assert other["e"] == pytest.approx(found["c"], rel=1e-9)
    big = at(E.BipolarTransistor("Q", **{**plain, "saturation_current": 1e-12}), {"c": 3.0, "b": 0.65, "e": 0.0})
    assert big["c"] == pytest.approx(1e3 * found["c"], rel=1e-9)


@pytest.mark.parametrize("polarity", ["NPN", "PNP"])
def test_a_cold_transistor_needs_its_voltage(polarity: str) -> None:
    """I_s = 1e-24 A, as at −60 °C or of a wide gap: v_be = V_T ln(1 + β i_b/I_s), not that of a tangent."""
    sign = 1.0 if polarity == "NPN" else -1.0
    net = po.Network("cold")
    net.add(electrical.CurrentSource("I", sign * 1e-4), "ground", "b")
    net.add(electrical.VoltageSource("V", sign * 2.0), "c", "ground")
    net.add(electrical.BipolarTransistor("Q", 1e-24, polarity=polarity, leak=0.0), "c", "b", "ground")
    assert net.operating_point()["b"] == pytest.approx(sign * 0.025852 * np.log1p(1e-2 / 1e-24), rel=1e-9)


def test_charge_comes_back_and_the_ledger_closes() -> None:
    """After whole periods every stored charge is what it was."""
    make, _, numbers = MAKES["insulated"]
    net = po.Network("switched")
    net.add(make("M", **numbers, threshold=0.7), "d", "g", "ground", "ground")
    net.add(E.VoltageSource("V", 3.0), "v", "ground")
    net.add(E.Resistor("R", 1e4), "v", "d")
    net.add(E.VoltageSource("G", "1.5 - 1.5*cos(2*pi*1e6*t)"), "s", "ground")
    net.add(E.Resistor("RG", 100.0), "s", "g")
    run = po.simulate(net, times=[0.0, 1e-6, 2e-6, 3e-6], initial="operating point", rtol=1e-9)
    for name in ("M.gate_source.charge", "M.gate_drain.charge", "M.drain_junction.depletion.charge"):
        charges = run[name].values
        assert charges[3] == pytest.approx(charges[2], rel=1e-5, abs=1e-20)
    assert abs(run.attrs["ledger_ratio"]) < 1e-6


def resting(polarity: str, scale: float) -> tuple[po.Network, dict[str, float]]:
    """A transistor with a base charge behind resistances, and where it rests; currents, charges scaled."""
    sign = 1.0 if polarity == "NPN" else -1.0
    net = po.Network("rest")
    numbers = {"early_voltage": (60.0, 15.0), "forward_gain": 80.0, "transit_growth": (6.0, 2.0, 0.01 * scale)}
    net.add(
        E.BipolarTransistor(
            "Q", 1e-15 * scale, polarity=polarity, knee_current=(0.01 * scale, 0.05 * scale),
            capacitance=(3e-12, 2e-12), transit_time=(1e-9, 5e-9), leak=0.0, **numbers,
        ), "c", "b", "ground",
    )  # fmt: skip
    net.add(E.VoltageSource("VC", sign * 3.0), "cc", "ground")
    net.add(E.VoltageSource("VB", sign * 2.0), "bb", "ground")
    net.add(E.Resistor("RC", 100.0 / scale), "cc", "c")
    net.add(E.Resistor("RB", 3e4 / scale), "bb", "b")
    point = net.operating_point()
    own = {key: point[key] for key in ("Q.diffusion_be.charge", "Q.core.be.current")}
    return net, {"c": sign * point["c"], "b": sign * point["b"], **own}


@pytest.mark.parametrize("polarity", ["NPN", "PNP"])
@pytest.mark.parametrize("scale", [1.0, 1e-5, 1e5])
def test_the_charge_of_the_base_is_divided_by_the_base_charge(polarity: str, scale: float) -> None:
    """q = τ_F I_F (1 + X (I_F/(I_F + I_TF))² exp(v_bc/(1.44 V_TF)))/q_b, as in ngspice's BJT."""
    _, at_rest = resting(polarity, scale)
    be, bc = at_rest["b"], at_rest["b"] - at_rest["c"]
    F, R = (1e-15 * scale * np.expm1(v / 0.025852) for v in (be, bc))
    q1 = 1 / (1 - bc / 60 - be / 15)
    qb = q1 * (1 + np.sqrt(1 + 4 * (F / (0.01 * scale) + R / (0.05 * scale)))) / 2
    grown = 1 + 6.0 * (F / (F + 0.01 * scale)) ** 2 * np.exp(bc / (1.44 * 2.0))
    assert qb > 1.2
    assert grown > 1.1
    assert at_rest["Q.diffusion_be.charge"] == pytest.approx(1e-9 * F * grown / qb, rel=1e-9, abs=0)


def test_a_run_from_rest_stays_there_and_its_ledger_closes() -> None:
    """Charges that an exponential law binds to one another start where they rest."""
    net, at_rest = resting("NPN", 1.0)
    run = po.simulate(net, 1e-6, initial="operating point", rtol=1e-8, samples=3)
    np.testing.assert_allclose(run["Q.core.be.current"], at_rest["Q.core.be.current"], rtol=1e-6)
    net.add(E.CurrentSource("I", "1e-5*sin(2e7*t)"), "ground", "b")
    run = po.simulate(net, 1e-6, initial="operating point", rtol=1e-8, samples=3)
    assert abs(run.attrs["ledger_ratio"]) < 1e-9
    assert np.ptp(run["Q.core.be.current"].values) > 1e-5


def test_files_netlists_and_python_make_the_same_transistors(tmp_path: Path) -> None:
    """One circuit three times; PSpice's 2N3904 through the reader, its numbers through a file."""
    numbers = {
        "Q": ("bipolar_transistor", ["c", "b", "ground"], "saturation_current = 6.734e-15\nforward_gain = 416.4\n"
              "reverse_gain = 0.7371\nearly_voltage = ['74.03 V', 0]\nknee_current = [0.06678, 0]\n"
              "leakage = ['6.734 fA', 0]\nleakage_ideality = [1.259, 2]\nresistance = [10, '1 ohm', 0]"),
        "M": ("mosfet", ["c", "b", "s", "ground"], "transconductance = 1e-4\nthreshold = 0.5\nbody_effect = 0.4\n"
              "modulation = 0.02"),
        "J": ("junction_fet", ["cc", "ground", "s"], "transconductance = 1e-3\nmodulation = 0.01"),
    }  # fmt: skip
    lines = ["poinsot = 1"]
    for name, (kind, nodes, keys) in numbers.items():
        lines += [f"[elements.{name}]", f'kind = "{kind}"', f"nodes = {nodes}", keys.replace("'", '"')]
    for name, nodes, ohms in (("RC", ["cc", "c"], 1e3), ("RB", ["cc", "b"], 1e6), ("RS", ["s", "ground"], 2e3)):
        lines += [f"[elements.{name}]", 'kind = "resistor"', f"nodes = {nodes}", f"resistance = {ohms}"]
    lines += ["[elements.V]", 'kind = "voltage_source"', 'nodes = ["cc", "ground"]', "voltage = 5"]
    (tmp_path / "one.toml").write_text("\n".join(lines).replace("'", '"'))
    (tmp_path / "one.cir").write_text(
        "one\nV cc 0 5\nRC cc c 1k\nRB cc b 1meg\nRS s 0 2k\nQ c b 0 QN\nM c b s 0 NM\nJ cc 0 s NJ\n"
        ".model QN NPN(IS=6.734f BF=416.4 BR=.7371 VAF=74.03 IKF=66.78m ISE=6.734f NE=1.259 RB=10 RC=1)\n"
        ".model NM NMOS(KP=0.1m VTO=0.5 GAMMA=0.4 LAMBDA=0.02)\n.model NJ NJF(BETA=1m LAMBDA=0.01)\n"
        f".options temp={np.format_float_positional(0.025852 * 1.602176634e-19 / 1.380649e-23 - 273.15)} tnom=TT\n"
        .replace("TT", np.format_float_positional(0.025852 * 1.602176634e-19 / 1.380649e-23 - 273.15)) + ".end\n"
    )  # fmt: skip
    first, second = po.load(tmp_path / "one.toml"), po.load(tmp_path / "one.cir")
    points = [first.operating_point(), second.operating_point()]
    for node in ("c", "b", "s"):
        assert points[0][node] == pytest.approx(points[1][node], rel=1e-10)
    made = {e.name: e for e in first.elements}
    assert made["M"] == E.MOSFET("M", 1e-4, 0.5, body_effect=0.4, modulation=0.02)
    assert made["J"] == E.JunctionFET("J", 1e-3, modulation=0.01)


SHARES = {
    (-1.0, 2.0): (0.0, 0.0, 3.453144e-14), (0.3, 0.4): (0.0, 0.0, 2.125012e-14),
    (0.5, 0.01): (7.609091e-15, 5.395537e-15, 1.062506e-14), (0.68, 0.4): (2.160428e-14, 0.0, 1.062506e-15),
    (0.705, 0.0): (1.726572e-14, 1.726572e-14, 0.0), (1.5, 0.4): (2.046307e-14, 1.278942e-14, 0.0),
    (3.0, 2.0): (2.271447e-14, 5.006037e-15, 0.0), (0.68, -0.4): (6.068600e-15, 2.255762e-14, 0.0),
}  # fmt: skip
"""By v_g and v_d: C_gs, C_gd, C_gb as ngspice 39 prints them; W/L = 10/2 µm, 20 nm of oxide, 0.7 V, 0.4 √V, 0.65 V."""


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("polarity", ["NMOS", "PMOS"])
@pytest.mark.parametrize("volts", SHARES)
def test_the_oxide_is_shared_as_by_meyer(volts: tuple[float, float], polarity: str, turned: bool) -> None:
    """What flows into the terminals at a frequency, mirrored, and with drain and source exchanged."""
    sign = 1.0 if polarity == "NMOS" else -1.0
    (gate, drain), wanted = volts, dict(zip("sdb", SHARES[volts], strict=True))
    oxide = 3.9 * 8.854214871e-12 / 20e-9 * 10e-6 * 2e-6
    made = E.MOSFET(
        "M", 2.5e-4, 0.7 * sign, polarity=polarity, body_effect=0.4, surface_potential=0.65, oxide_capacitance=oxide
    )
    net = po.Network("bench")
    net.add(made, *("sgdb" if turned else "dgsb"))
    for node, v in {"g": gate, "d": drain, "s": 0.0, "b": 0.0}.items():
        net.add(E.VoltageSource(f"V{node}", sign * v), node, "ground")
    names = [f"V{node}.current" for node in "gdsb"]
    near = net.small_signal(["Vg"], names)
    f = np.array([1e3, 1e6])
    found = (near.frequency_response(f)[:, :, 0].imag / (2 * np.pi * f[:, None])).mean(axis=0)
    into = dict(zip("gdsb", -found, strict=True))
    for node, c in wanted.items():
        assert -into[node] == pytest.approx(c, rel=2e-6, abs=1e-20), node
    assert sum(into.values()) == pytest.approx(0.0, abs=1e-26)


def test_what_charges_a_gate_comes_back() -> None:
    """Round a cycle of v_gs and v_ds the gate's charge is what it was, and the ledger closes."""
    net = po.Network("cycle")
    net.add(E.VoltageSource("VG", "1.5 + 1.2*sin(2*pi*t)"), "a", "ground")
    net.add(E.VoltageSource("VD", "1.5 + 1.4*sin(2*pi*t + 1)"), "d", "ground")
    net.add(E.CurrentControlledCurrentSource("F", 1.0), "ground", "m", "a", "g")
    net.add(E.Capacitor("C", 1.0), "m", "ground")  # counts what flows into the gate
    net.add(E.MOSFET("M", 1e-3, 0.7, oxide_capacitance=1e-3), "d", "g", "ground", "ground")
    run = po.simulate(net, time=2.0, samples=3, rtol=1e-9)
    charge = run["C.charge"].values
    assert abs(charge[2] - charge[1]) < 1e-6 * 1e-3
    assert po.ledger(run).ratio < 1e-9


CUT_OFF = """cut off by its coil
VB in 0 SIN(0 3 5meg)
RB in b {R}
RC v c {R}
Q1 c b 0 T
L1 v c {L}
VCC v 0 12
.model T NPN(IS={Is} BF=150 VAF=80 IKF={knee} CJE={Cbe} CJC={Cbc} TF=0.4n)
.tran 10n 0.4u UIC
"""


@pytest.mark.parametrize("size", [1e-5, 1.0, 1e5])
def test_what_stores_nothing_when_cut_off_serves_no_pivot(size: float, tmp_path: Path) -> None:
    """Law  a transistor whose charge feels two voltages runs on where a coil cuts it off; sizes, orders, methods."""
    numbers = {"R": 1e3 / size, "L": 1e-5 / size, "Is": 1e-15 * size, "knee": 0.1 * size}
    given = CUT_OFF.format(**numbers, Cbe=8e-12 * size, Cbc=4e-12 * size)
    title, *lines = given.splitlines()
    found = []
    for text, method in ((given, "radau"), ("\n".join([title, *lines[::-1], ""]), "radau9")):
        file = saved(tmp_path / "cut_off.cir", text)
        run = po.simulate(po.load(file), rtol=1e-7, atol=1e-9 * min(size, 1.0), method=method, progress=False)
        assert po.ledger(run).ratio < 1e-6
        found.append([run["Q1.core.be.voltage"].values, run["Q1.core.bc.voltage"].values])
    np.testing.assert_allclose(found[1], found[0], atol=1e-4 * np.abs(found[0]).max())
    assert np.min(found[0][0]) < -3.0
