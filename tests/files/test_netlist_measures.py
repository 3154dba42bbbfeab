""".meas lines of netlists: as ngspice measures, in closed form, by the command line."""

import re
import subprocess
from pathlib import Path

import numpy as np
import pytest

import poinsot as po
from command import poinsot
from files.netlists import NGSPICE, SAME_VOLT, network

DECKS = {
    "rc": """V1 in 0 PULSE(0 5 1u 10n 10n 20u 50u)
R1 in out 1k
C1 out 0 2n IC=0
.tran 20n 50u uic
.meas tran delay TRIG v(in) VAL=2.5 RISE=1 TARG v(out) VAL=2.5 RISE=1
.meas tran rise TRIG v(out) VAL=0.5 RISE=1 TARG v(out) VAL=4.5 RISE=1
.meas tran fall TRIG v(out) VAL=4.5 FALL=1 TARG v(out) VAL=0.5 FALL=1
.meas tran top MAX v(out)
.meas tran at4 FIND v(out) AT=4u
.meas tran mean AVG v(out) FROM=1u TO=30u""",
    "ring": """V1 in 0 PULSE(0 1 0 1n 1n 1 2)
R1 in a 5
L1 a out 1m
C1 out 0 100n
.tran 0.2u 600u
.meas tran over MAX v(out)
.meas tran when_over MAX_AT v(out)
.meas tran period TRIG v(out) VAL=1 RISE=2 TARG v(out) VAL=1 RISE=3
.meas tran last WHEN v(out)=1.05 CROSS=LAST
.meas tran swing PP v(out) FROM=300u TO=600u""",
    "wave": """V1 a 0 SIN(0.5 2 1k)
R1 a b 1k
R2 b 0 3k
.tran 1u 5m
.meas tran rms RMS v(b) FROM=1m TO=5m
.meas tran mean AVG v(b) FROM=1m TO=5m
.meas tran area INTEG v(b) FROM=0 TO=2.5m
.meas tran low MIN v(b)
.meas tran gain PARAM='rms/2'
.meas tran third WHEN v(b)=1 CROSS=3""",
    "rectifier": """V1 in 0 SIN(0 10 50)
D1 in out d
R1 out 0 1k
C1 out 0 47u
.model d D(IS=1e-12 N=1.2)
.tran 20u 100m
.meas tran ripple PP v(out) FROM=60m TO=100m
.meas tran dc AVG v(out) FROM=60m TO=100m
.meas tran peak MAX i(V1) FROM=60m TO=100m
.meas tran least MIN i(V1) FROM=60m TO=100m
.meas tran starts WHEN v(out)=5 RISE=1""",
    "amplifier": """VCC vcc 0 12
VIN in 0 SIN(0 10m 10k)
C1 in b 10u
R1 vcc b 47k
R2 b 0 10k
RC vcc c 2.2k
RE e 0 470
Q1 c b e q
.model q NPN(IS=1e-15 BF=150 CJE=5p CJC=3p)
.tran 0.2u 400u
.meas tran out_pp PP v(c) FROM=200u TO=400u
.meas tran in_pp PP v(in) FROM=200u TO=400u
.meas tran gain PARAM='out_pp/in_pp'
.meas tran bias AVG v(c) FROM=200u TO=400u
.meas tran drop AVG par('v(vcc)-v(c)') FROM=200u TO=400u""",
    "inverter": """VDD d 0 3.3
VIN in 0 PULSE(0 3.3 1n 0.1n 0.1n 5n 10n)
M1 out in 0 0 n W=2u L=0.5u
M2 out in d d p W=4u L=0.5u
C1 out 0 50f
.model n NMOS(VTO=0.7 KP=1e-4)
.model p PMOS(VTO=-0.8 KP=4e-5)
.tran 0.01n 20n
.meas tran tphl TRIG v(in) VAL=1.65 RISE=1 TARG v(out) VAL=1.65 FALL=1
.meas tran tplh TRIG v(in) VAL=1.65 FALL=1 TARG v(out) VAL=1.65 RISE=1
.meas tran later TRIG v(in) VAL=1.65 TD=8n RISE=1 TARG v(out) VAL=1.65 TD=8n FALL=1
.meas tran charge INTEG i(VDD) FROM=0 TO=10n
.meas tran mean PARAM='(tphl+tplh)/2'""",
    "two": """V1 a 0 SIN(0 1 1k)
V2 b 0 SIN(0 1 1.3k)
R1 a b 1k
.tran 1u 4m
.meas tran meet WHEN v(a)=v(b) CROSS=3
.meas tran there FIND v(a) WHEN v(b)=0.5 RISE=2
.meas tran between MAX par('v(a)-v(b)')
.meas tran product AVG par('v(a)*v(b)') FROM=0 TO=4m
.meas tran i_rms RMS i(V1) FROM=0 TO=4m""",
    "parameters": """.param level=1.2 n=2
V1 a 0 PWL(0 0 1m 2 2m 0 3m 2 4m 0)
R1 a b 1k
C1 b 0 0.1u
.tran 2u 4m
.meas tran up WHEN v(b)={level} RISE=n
.meas tran down TRIG AT=1m TARG v(b) VAL='level/2' FALL=1
.meas tran span PARAM='up-down'""",
    "late": """V1 a 0 SIN(0 1 10k)
R1 a b 100
L1 b 0 1m
.tran 0.1u 1m 0.5m
.meas tran biggest MAX v(b)
.meas tran mean RMS v(b)
.meas tran first WHEN v(b)=0 RISE=1""",
    "opamp": """V1 in 0 PULSE(-1 1 0.1m 1u 1u 0.4m 1m)
E1 x 0 in out 1e4
R1 x y 1k
C1 y 0 1.6u
E2 out 0 y 0 1
RL out 0 10k
.tran 1u 1.5m
.meas tran settles WHEN v(out)=0.9 RISE=1
.meas tran error FIND v(in) WHEN v(out)=0.5 RISE=1
.meas tran top MAX v(out)""",
}


def of_ngspice(text: str, folder: Path) -> dict[str, float]:
    """Measurements of ngspice with small steps and errors."""
    step, end, *rest = re.search(r"\.tran (.*)", text)[1].split()  # type: ignore[index]
    scale = {"p": 1e-12, "n": 1e-9, "u": 1e-6, "m": 1e-3}
    length = float(end[:-1]) * scale[end[-1]]
    first = rest[0] if rest and rest[0] != "uic" else "0"
    fine = f".tran {step} {end} {first} {length / 160000!r} {'uic' if 'uic' in rest else ''}"
    deck = re.sub(r"\.tran .*", fine, text)
    (folder / "deck.cir").write_text(f"a deck\n{deck}\n.options reltol=1e-6 method=gear\n.end\n")
    assert NGSPICE is not None
    done = subprocess.run(
        [NGSPICE, "-b", "-n", str(folder / "deck.cir")], capture_output=True, text=True, check=False, timeout=120
    )
    found = re.findall(r"^(\w+)\s*=\s*([-+.\deE]+)", done.stdout, re.MULTILINE)
    return {name: float(value) for name, value in found}


@pytest.mark.sample(1)
@pytest.mark.skipif(NGSPICE is None, reason="ngspice is not installed")
@pytest.mark.parametrize("name", DECKS)
def test_as_ngspice_measures(name: str, tmp_path: Path) -> None:
    """Every measurement to 1e-4."""
    text = f"{DECKS[name]}\n.options temp={SAME_VOLT!r} tnom={SAME_VOLT!r}"
    net = network(tmp_path, text, ".end\n")
    ours, theirs = po.measure(net, rtol=1e-7), of_ngspice(text, tmp_path)
    asked = [m.name for m in net.analyses.measurements]
    assert list(ours) == asked and set(asked) <= theirs.keys()
    missed = {m: (float(ours[m]), theirs[m]) for m in asked if abs(float(ours[m]) / theirs[m] - 1) > 1e-4}
    assert not missed


LINE = """V1 a 0 PWL(0 0 1 2)
R1 a b 1
R2 b 0 3
.param half=0.5
.tran 10m 1
"""


@pytest.mark.parametrize(
    "asked,value",
    [
        ("tran x DERIV v(b) AT=0.5", 1.5),
        ("tran x DERIV v(a,b) WHEN v(a)=1", 0.5),
        ("tran x MAX v(a,b)", 0.5),
        ("TRAN X FIND V(b) WHEN V(a)={2*half}", 0.75),
        ("x FIND V(b)*2 WHEN V(a)=1", 1.5),
        ("tran x TRIG v(a)=0.5 RISE=1 TARG v(a)=half+1 RISE=1", 0.5),
        ("tran x TRIG AT=0.25 TARG v(b) VAL=0.75 CROSS=LAST", 0.25),
        ("tran x WHEN v(a)=1 FROM=0.1 TO=0.9", 0.5),
        ("tran x INTEG i(R2) FROM=0 TO=1", 0.25),
        ("tran x RMS v(a)", 2 / 3**0.5),
        ("tran x MIN_AT v(a) FROM=0.25", 0.25),
        ("tran x PARAM='half*4 + 1k'", 1002.0),
        ("tran x WHEN v(a)=3", float("nan")),
        ("tran x WHEN v(a)=1 FALL=1", float("nan")),
        ("tran x WHEN v(a)=1 TD=0.6", float("nan")),
    ],
)
def test_in_closed_form(asked: str, value: float, tmp_path: Path) -> None:
    net = network(tmp_path, f"{LINE}.meas {asked}\n.measure tran again PARAM='x'", ".end\n")
    if np.isnan(value):
        with pytest.warns(po.RunWarning, match="what x, again measures never happens"):
            found = po.measure(net, samples=201)
    else:
        found = po.measure(net, samples=201)
    np.testing.assert_allclose([float(found["x"]), float(found["again"])], value, rtol=1e-6)


@pytest.mark.parametrize(
    "asked,says",
    [
        ("tran x", "is read as .meas tran NAME TRIG"),
        ("tran x AVG", "is read as .meas tran NAME TRIG"),
        ("tran x AVG v(b) FROM", "FROM of .meas needs a value"),
        ("tran x AVG v(b) UNTIL=3", "cannot read the formula|what is left|is read as"),
        ("tran x WHEN v(b)=1 RISE=0", "RISE of .meas is which one"),
        ("tran x FIND v(b) AT=soon", "'soon' is no number"),
        ("tran x PARAM='y'", "knows 'y' neither as a parameter"),
        ("tran x MAX i(Q7)", r"reads I\(Vname\)"),
    ],
)
def test_bad_lines(asked: str, says: str, tmp_path: Path) -> None:
    with pytest.raises(po.FileError, match=says) as told:
        network(tmp_path, f"{LINE}.meas {asked}", ".end\n")
    assert ":7: " in str(told.value)


def test_the_command_line_and_other_analyses(tmp_path: Path) -> None:
    file, out = tmp_path / "line.cir", tmp_path / "out.csv"
    file.write_text(f"a line\n{LINE}.meas tran top MAX v(b)\n.meas ac low MIN v(b)\n.end\n")
    done = poinsot("measure", file, "--samples", "101", "--out", out)
    assert done.returncode == 0 and re.search(r"^top +1\.5$", done.stdout, re.MULTILINE)
    assert "passed over, as it measures no run in time: .meas of line 8" in " ".join(
        (done.stderr + done.stdout).split()
    )
    assert out.read_text().splitlines()[0] == "name,value"
    file.write_text(f"a line\n{LINE}.end\n")
    done = poinsot("measure", file)
    assert done.returncode != 0 and "has no .meas lines" in " ".join((done.stderr + done.stdout).split())


@pytest.mark.parametrize("scale", [1e-5, 1e5])
def test_time_scales(scale: float, tmp_path: Path) -> None:
    """A run that is as many times as long measures times as many times as long, and the same voltages."""
    text = """V1 a 0 SIN(0 1 {{1/period}})
R1 a b 1k
C1 b 0 {{period/1k}}
.param period={}
.tran {{period/100}} {{3*period}}
.meas tran t1 WHEN v(b)=0.1 RISE=2
.meas tran top MAX v(b)
.meas tran mean RMS v(b)
.meas tran q INTEG v(b)"""
    one, other = (po.measure(network(tmp_path, text.format(T), ".end\n"), rtol=1e-8) for T in (1.0, scale))
    for name, power in (("t1", 1), ("top", 0), ("mean", 0), ("q", 1)):
        assert float(other[name]) / scale**power == pytest.approx(float(one[name]), rel=1e-6)
