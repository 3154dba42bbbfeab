"""Power MOSFETs: the law of the channel in closed form, mirrored, scaled, passive; charge comes back; as ngspice."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from poinsot.components.primitives import Composite, Relation

E = po.electrical
FULL: dict[str, Any] = {
    "modulation": 0.03, "subthreshold": (0.15, 0.1), "mobility_reduction": 0.05, "linear_factor": 1.2,
    "resistance": (3.0, 0.02, 0.01), "gate_capacitance": (1.6e-9, 0.1e-9, 2e-9), "bend": 0.6,
    "saturation_current": 60e-12, "ideality": 1.1, "body_resistance": 0.01, "capacitance": 0.5e-9,
    "transit_time": 50e-9,
}  # fmt: skip


def law_of(made: Composite) -> Any:
    return next(e.law for e, _ in made.parts if isinstance(e, Relation) and e.name == "channel")


def test_the_current_in_closed_form() -> None:
    law = law_of(E.PowerMOSFET("M", 25.0, 4.0, **FULL))
    for ds, gs in np.random.default_rng(0).uniform([-1.0, 0.0], [30.0, 12.0], (400, 2)):
        over = gs - min(ds, 0.0) - 4.0
        w = 0.15 * np.logaddexp(0.0, (over - 0.1) / 0.15)
        u = min(1.2 * abs(ds), w)
        expected = 25.0 * (1 + 0.03 * ds) / (1 + 0.05 * max(over, 0.0)) * u * (w - u / 2)
        assert law(ds, gs)[0] == pytest.approx(np.sign(ds) * expected, rel=1e-12)
        assert ds * law(ds, gs)[0] >= 0.0 and law(ds, gs)[1] == 0.0


def test_below_the_threshold_it_falls_by_e_squared_every_slope() -> None:
    law = law_of(E.PowerMOSFET("M", 25.0, 4.0))
    assert law(5.0, 2.0)[0] / law(5.0, 1.9)[0] == pytest.approx(np.e**2, rel=1e-6)


def switched(polarity: str, scale: float) -> po.Network:
    """A resistance switched by a pulse at the gate, currents scaled; the p-channel one is its mirror image."""
    sign = 1.0 if polarity == "NMOS" else -1.0
    sized = {k: scale * np.array(FULL[k]) for k in ("gate_capacitance", "saturation_current", "capacitance")}
    sized |= {k: np.array(FULL[k]) / scale for k in ("resistance", "body_resistance")}
    numbers = {**FULL, **{k: tuple(v.tolist()) if v.ndim else float(v) for k, v in sized.items()}}
    net = po.Network("switched")
    net.add(
        E.PowerMOSFET("M", 25.0 * scale, sign * 4.0, polarity=polarity, leak=1e-12 * scale, **numbers),
        "d",
        "g",
        "ground",
    )
    net.add(E.VoltageSource("V", sign * 24.0), "v", "ground")
    net.add(E.Resistor("R", 10.0 / scale), "v", "d")
    net.add(E.VoltageSource("G", f"{sign * 5.0}*(1 - cos(2*pi*1e5*t))"), "s", "ground")
    net.add(E.Resistor("RG", 10.0 / scale), "s", "g")
    return net


@pytest.mark.parametrize(("polarity", "scale"), [("PMOS", 1.0), ("NMOS", 1e-5), ("NMOS", 1e5)])
def test_mirrored_and_scaled_it_runs_alike(polarity: str, scale: float) -> None:
    options: Any = {"times": np.linspace(0.0, 1e-5, 41), "outputs": ["d", "g"], "progress": False, "rtol": 1e-9}
    sign = 1.0 if polarity == "NMOS" else -1.0
    for node, found in ((n, po.simulate(switched(polarity, scale), **options)[n]) for n in ("d", "g")):
        expected = po.simulate(switched("NMOS", 1.0), **options)[node].values
        np.testing.assert_allclose(sign * found.values, expected, atol=1e-6)


def test_charge_comes_back_and_the_ledger_closes() -> None:
    run = po.simulate(switched("NMOS", 1.0), times=[0.0, 1e-5, 2e-5, 3e-5], rtol=1e-9, progress=False)
    for name in ("M.gate_source.charge", "M.gate_drain.charge", "M.body.depletion.charge"):
        charges = run[name].values
        assert charges[3] == pytest.approx(charges[2], rel=1e-6)
    assert abs(run.attrs["ledger_ratio"]) < 1e-9
    supplied = run["energy_supplied"].sel(port="M.gate_drain_offset").values
    assert abs(supplied[3] - supplied[2]) < 1e-6 * np.ptp(run["energy_stored"].values)


@pytest.mark.parametrize("a", [0.3, 2.0])
def test_the_charge_is_the_integral_of_the_capacitance(a: float) -> None:
    """C_gd as SPICE's VDMOS has it: atan below zero, tanh above."""
    made = E.PowerMOSFET("M", gate_capacitance=(0.0, 1e-10, 2e-9), bend=a)
    offset = next(e.law for e, _ in made.parts if isinstance(e, Relation) and e.name == "gate_drain_offset")
    s = (2e-9 - 1e-10) / (1 + np.pi / 2)
    for v in (-40.0, -3.0, -0.2, 0.0, 0.3, 2.0, 30.0):
        d = 1e-4
        slope = (2 * d - (float(offset(v + d)[0]) - float(offset(v - d)[0]))) * 2e-9 / (2 * d)
        expected = 2e-9 - s + s * (np.tanh(a * v) if v > 0 else np.arctan(a * v))
        assert slope == pytest.approx(expected, rel=1e-6)


@pytest.mark.parametrize(
    ("numbers", "says"),
    [
        ({"gate_capacitance": (0.0, 1e-9, 0.0)}, "above zero"), ({"bend": 0.0}, "bend"),
        ({"subthreshold": (0.0, 0.0)}, "slope"), ({"shunt_resistance": 0.0}, "shunt"),
        ({"polarity": "NPN"}, "polarity"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused(numbers: dict[str, Any], says: str) -> None:
    with pytest.raises(po.ModelError, match=says):
        E.PowerMOSFET("M", **numbers)


MODEL = "VDMOS({} Rg=3 Vto={}3.5 Rd=60m Rs=50m Rb=30m Kp=8 Lambda=.02 Mtriode=1.3 Ksubthres=.15 Subshift=.1 Cgdmax=1n"
MODEL += " Cgdmin=50p A=.5 Cgs=1.1n Cjo=.4n M=.5 VJ=.9 IS=60p N=1.1 TT=50n BV=100 IBV=1u Rds=1meg mfg=IR Vds={}100)"
DECK = """power
.model MP {model}
V1 s 0 {sign}24
VG g s PULSE(0 {back}10 1u 50n 50n 5u 10u)
RG g g1 10
M1 d g1 s{fourth} MP
D1 {free} DF
L1 d x 10u
R1 x 0 5
.model DF D(IS=1n N=1.3 RS=20m CJO=200p)
"""


def deck(channel: str, fourth: str = "") -> str:
    """A switch at the supply that drives a coil; a p-channel one of a positive supply."""
    p = channel == "pchan"
    sign, back, free = ("", "-", "0 d") if p else ("-", "", "d 0")
    model = MODEL.format(channel, "-" if p else "", "-" if p else "")
    return DECK.format(model=model, sign=sign, back=back, free=free, fourth=fourth)


def test_netlists_read_what_makers_write(tmp_path: Path) -> None:
    """Three nodes as ngspice has them or four as LTspice; what a maker notes beside is no parameter."""
    found = []
    for fourth in ("", " s"):
        (tmp_path / "deck.cir").write_text(deck("pchan", fourth) + ".tran 10n 5u\n.end\n")
        found.append(po.simulate(po.load(tmp_path / "deck.cir"), samples=11, outputs=["d"], progress=False)["d"].values)
    np.testing.assert_array_equal(found[0], found[1])
    for text, says in ((deck("pchan", " 0"), "fourth node"), (deck("pchan").replace("Rds", "Rq"), "'RQ'")):
        (tmp_path / "deck.cir").write_text(text + ".tran 10n 5u\n.end\n")
        with pytest.raises(po.errors.FileError, match=says):
            po.load(tmp_path / "deck.cir")


@pytest.mark.long
@pytest.mark.oracle
@pytest.mark.skipif(shutil.which("ngspice") is None, reason="ngspice is not installed: apt-get install ngspice")
@pytest.mark.parametrize("channel", ["nchan", "pchan"])
def test_it_switches_as_in_ngspice(channel: str, tmp_path: Path) -> None:
    """But for θ, which ngspice 39 takes of v_gs, and later ones of v_gs − V_T0, as here."""
    nodes = ("d", "g1", "x")
    control = f".control\nrun\nwrdata out.dat {' '.join(f'v({n})' for n in nodes)}\n.endc\n.end\n"
    tail = ".options reltol=1e-6 abstol=1e-14 vntol=1e-9\n.tran 0.05n 12u 0 0.05n\n"
    (tmp_path / "ng.cir").write_text(deck(channel) + tail + control)
    subprocess.run(["ngspice", "-b", "ng.cir"], cwd=tmp_path, capture_output=True, check=False, timeout=300)
    rows = np.loadtxt(tmp_path / "out.dat")
    (tmp_path / "deck.cir").write_text(deck(channel) + ".tran 10n 12u\n.end\n")
    times = np.linspace(0.0, 12e-6, 601)
    run = po.simulate(po.load(tmp_path / "deck.cir"), times=times, outputs=list(nodes), progress=False)
    for k, node in enumerate(nodes):
        expected = np.interp(times, rows[:, 0], rows[:, 2 * k + 1])
        # 10 ps of an edge of 0.5 V/ns, whose charge ngspice counts by means over steps
        np.testing.assert_allclose(run[node].values, expected, atol=2e-4 * np.ptp(expected), err_msg=node)
