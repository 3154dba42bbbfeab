"""Netlists: numbers, waveforms, elements and subcircuits mean what they mean in SPICE, or are refused by their line."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import saved
from files.netlists import UIC, at, network, source
from poinsot.elements import IdealSwitch, LinearResistor, Relation, Storage
from poinsot.files.netlist_elements import waveform


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("1", 1.0), ("4.7k", 4700.0), ("10MEG", 1e7), ("10meg", 1e7), ("3m", 3e-3), ("3M", 3e-3), ("22uF", 22e-6),
        ("1e3", 1e3), ("1.5e-3k", 1.5), ("10kOhm", 1e4), ("5p", 5e-12), ("2f", 2e-15), ("1mil", 25.4e-6), ("7T", 7e12),
        ("{2*r + 1}", 7.0), ("'r'", 3.0), ("r", 3.0),
    ],
)  # fmt: skip
def test_numbers(tmp_path: Path, text: str, value: float) -> None:
    found = network(tmp_path, f".param r=3\nV1 a 0 1\nR1 a 0 {text}").model.primitives[1]
    assert isinstance(found, LinearResistor)
    assert found.r == pytest.approx(value, rel=1e-15)


def test_waveforms_are_those_of_spice(rng: np.random.Generator) -> None:
    offset, size, frequency, delay, damping = rng.uniform(0.1, 2.0, 5)
    for t in rng.uniform(0, 4, 20):
        ring = np.exp(-damping * (t - delay)) * np.sin(2 * np.pi * frequency * (t - delay))
        sine = offset + (size * ring if t > delay else 0.0)
        assert at(waveform("SIN", [offset, size, frequency, delay, damping], 4.0), t) == pytest.approx(sine, abs=1e-12)
        low, high, rise, fall, width = 0.3, 2.0, 0.1, 0.2, 0.4
        phase = (t - delay) % 1.0 if t >= delay else None
        level = low if phase is None else float(
            np.interp(phase, [0, rise, rise + width, rise + width + fall], [low, high, high, low])
        )  # fmt: skip
        assert at(waveform("PULSE", [low, high, delay, rise, fall, width, 1.0], 5.0), t) == pytest.approx(
            level, abs=1e-9
        )
        up = (high - low) * (1 - np.exp(-(t - delay) / 0.5)) if t > delay else 0.0
        down = (low - high) * (1 - np.exp(-(t - delay - 1) / 0.25)) if t > delay + 1 else 0.0
        wave = waveform("EXP", [low, high, delay, 0.5, delay + 1, 0.25], 4.0)
        assert at(wave, t) == pytest.approx(low + up + down, abs=1e-12)


def test_currents_run_as_in_spice(tmp_path: Path) -> None:
    net = network(tmp_path, "I1 a 0 2m\nR1 a 0 1k\nC1 a 0 1n")
    run = po.simulate(net, time=1e-4)
    assert float(run["R1.voltage"][-1]) == pytest.approx(-2.0, rel=1e-9)
    assert float(run["I1.current"][-1]) == pytest.approx(2e-3)


def test_a_diode_drops_what_its_law_says(tmp_path: Path) -> None:
    net = network(tmp_path, "V1 a 0 5\nR1 a b 1k\nD1 b 0 d\nC1 b 0 1p\n.model d D(IS=1e-14 N=1)")
    run = po.simulate(net, time=1e-6)
    v, i = float(run["D1.voltage"][-1]), float(run["D1.current"][-1])
    thermal = 1.380649e-23 * 300.15 / 1.602176634e-19  # at 27 °C, as in SPICE
    assert i == pytest.approx(1e-14 * np.expm1(v / thermal) + 1e-12 * v, rel=1e-9)
    assert i == pytest.approx((5 - v) / 1e3, rel=1e-6)


def test_the_leak_of_a_diode_is_a_parameter_of_its_model(tmp_path: Path) -> None:
    net = network(tmp_path, "V1 a 0 -5\nR1 a b 1k\nD1 b 0 d\n.model d D(IS=1e-14 GMIN=2u)")
    run = po.simulate(net, time=1e-6)
    assert float(run["D1.current"][-1]) == pytest.approx(-5 / (1e3 + 1 / 2e-6), rel=1e-6)


def test_coupled_inductors_are_one_storage(tmp_path: Path) -> None:
    net = network(tmp_path, "V1 a 0 1\nR1 a b 1\nL1 b 0 1m\nL2 c 0 4m IC=2\nK1 L1 L2 0.5\nR2 c 0 1", UIC)
    (storage,) = [e for e in net.model.primitives if isinstance(e, Storage)]
    flux = net.initial_state()
    m = 0.5 * np.sqrt(1e-3 * 4e-3)
    np.testing.assert_allclose(flux, [m * 2.0, 4e-3 * 2.0], rtol=1e-14)
    assert storage.name == "K1"


def test_subcircuits_nest_and_take_parameters(tmp_path: Path) -> None:
    net = network(
        tmp_path,
        "V1 in 0 1\nX1 in out pair r=2k\n.subckt cell p q r=1k\nR p q {r}\nC q 0 1n\n.ends\n"
        ".subckt pair p q r=5\nXa p m cell r={r}\nXb m q cell\n.ends\nRl out 0 1meg",
    )
    values = {e.name: e.r for e in net.model.primitives if isinstance(e, LinearResistor)}
    assert values == {"X1.Xa.R": 2000.0, "X1.Xb.R": 1000.0, "Rl": 1e6}


def test_lines_continue_and_comments_do_not_count(tmp_path: Path) -> None:
    net = network(tmp_path, "* nothing\nV1 a 0 PWL(0 0\n+ 1m 5) ; a ramp\n\nR1 a 0 1k $ a load")
    assert at(source(net).signal, 0.5e-3) == pytest.approx(2.5)


def test_nonlinear_elements(tmp_path: Path) -> None:
    net = network(tmp_path, "V1 a 0 2\nR1 a 0 I='v**3*1m'\nB1 a 0 I='-1m*v'")
    laws = {e.name: e for e in net.model.primitives if isinstance(e, Relation)}
    assert laws["R1"].law(2.0) == (pytest.approx(8e-3),)
    assert laws["B1"].power == "active"


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("R1 a", 2, "needs 2 nodes"),
        ("R1 a 0 1 2 3", 2, "is read as R1 n. n- value"),
        ("V1 a 0 TRIANGLE(1 2)\nR1 a 0 1", 2, "waveform 'TRIANGLE'"),
        ("V1 a 0 1\nX1 a nothing", 3, "no subcircuit 'nothing'"),
        ("V1 a 0 1\nR1 a 0 1\n.ic a=1", 4, r"expected \.ic V.node.=value"),
        ("V1 a 0 1\nR1 a 0 -5", 3, "zero or more"),
        ("V1 a 0 1\nR1 a 0 1\nR1 a 0 2", 4, "R1"),
        ("V1 a 0 PULSE(0 1 0 1u 1u 1m 0.5m)\nR1 a 0 1", 2, "repeats before it is over"),
        ("V1 a 0 PULSE(0 1 0 0 0 0.5m 0.5m)\nR1 a 0 1", 2, "repeats before it is over"),
        ("V1 a 0 1\nL1 a 0 1m\nK1 L1 L9 0.5", 4, "no inductor 'l9'"),
        (".param x\nR1 a 0 1", 2, "name = value"),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_refused_by_its_line(tmp_path: Path, text: str, line: int, says: str) -> None:
    with pytest.raises(po.FileError, match=rf"circuit\.cir:{line}: .*{says}"):
        network(tmp_path, text)


def test_upper_and_lower_case_are_alike_in_nodes_and_formulas(tmp_path: Path) -> None:
    found = network(tmp_path, ".param Load=20 Twice={2*LOAD}\nV1 IN 0 {Load}\nR1 in OUT {TWICE}\nC1 out GND {1u*load}")
    assert found.node_names == ("in", "out")
    resistor = found.model.primitives[1]
    assert isinstance(resistor, LinearResistor)
    assert resistor.r == 40.0


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("V1 a 0 1\nR1 a b 1\nr1 b 0 1", 4, "there is an element 'R1' already, in line 3"),
        ("V1 a 0 5 7\nR1 a 0 1", 2, "a source is read as [DC value] [AC size phase] and one waveform"),
        ("V1 a 0 {t} SIN(0 1 50)\nR1 a 0 1", 2, "one waveform, or with one {formula} in t"),
        (".param v=5\nV1 a 0 1\nB1 a 0 I='2*v'", 4, "'v' is a parameter and cannot be told from the voltage v here"),
        (".param pi=3\nV1 a 0 1\nR1 a 0 1", 2, "the name 'pi' already means something in formulas"),
        ("V1 a 0 1\nR1 a 0 I='2*v(a)'", 3, "only v, the element's own, is read"),
    ],
)
def test_what_could_be_taken_for_something_else_is_refused_by_its_line(
    tmp_path: Path, text: str, line: int, says: str
) -> None:
    with pytest.raises(po.FileError) as error:
        network(tmp_path, text)
    assert f"circuit.cir:{line}: " in str(error.value)
    assert says in str(error.value)


@pytest.mark.parametrize("said", ["3", "area=3", "AREA = 3 OFF"])
def test_a_diode_of_an_area_is_as_many_beside_one_another(said: str, tmp_path: Path) -> None:
    text = "V1 a 0 5\nR1 a b 1k\n{}\n.model DM D(IS=1e-14 N=1.2 RS=2 CJO=1p)\n.options gmin=1e-18"
    one = network(tmp_path, text.format(f"D1 b 0 DM {said}")).operating_point()
    several = network(tmp_path, text.format("D1 b 0 DM\nD2 b 0 DM\nD3 b 0 DM")).operating_point()
    assert one["b"] == pytest.approx(several["b"], rel=1e-9)


def test_switches_and_ideal_diodes(tmp_path: Path) -> None:
    """S by a voltage, W by the current of a source, diodes by their model or by an option of the whole file."""
    text = (
        "V1 in 0 12\nS1 in x g 0 sw ON\nW1 x out V1 csw\nD1 0 x ideal\nD2 0 x real\nC1 out 0 1u\nVg g 0 SIN(0 1 1k)\n"
        "R1 x 0 1k\n.model sw SW(VT=0.5 VH=0.1 RON=0 ROFF=0)\n.model csw CSW(IT=1m IH=1u IDEAL=1)\n"
        ".model ideal D(IDEAL=1 VFWD=0.5 RS=0.1)\n.model real D(IS=1e-12 EG=1.11)"
    )
    with pytest.raises(po.FileError, match=r":13: the diode parameter 'IKR' is not read"):
        network(tmp_path, text.replace("EG=1.11", "IKR=1"))
    file = saved(tmp_path / "circuit.cir", f"a circuit\n{text}\n")
    found = po.load(file, diodes="ideal")
    by_name = {e.name: e for e in found.model.primitives}
    first, second = by_name["S1"], by_name["W1"]
    assert isinstance(first, IdealSwitch)
    assert isinstance(second, IdealSwitch)
    assert (first.acts, first.limits, first.closed, first.senses) == ("commanded", (0.6, 0.4), True, "across")
    assert (second.limits, second.closed, second.senses) == ((1e-3 + 1e-6, 1e-3 - 1e-6), False, "through")
    ends = {b.name: (b.tail, b.head) for b in found.model.branches}
    assert ends["W1.control"][0] == "in"
    assert ends["W1.control"][1] == ends["V1"][0]
    assert isinstance(by_name["D1.junction"], IdealSwitch)
    assert isinstance(by_name["D2"], IdealSwitch)


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("V1 a 0 1\nS1 a b a 0 m\nR1 b 0 1\n.model m CSW(IT=1)", 3, "S1 needs a model of kind SW, and 'm' is a CSW"),
        ("V1 a 0 1\nW1 a b V2 m\nR1 b 0 1\n.model m CSW(IT=1)", 3, "of a voltage source, and 'V2' is none here"),
        ("V1 a 0 1\nS1 a b a 0 m MAYBE\nR1 b 0 1\n.model m SW()", 3, "S1 is read as S1 n"),
        ("V1 a 0 1\nD1 a 0 m\n.model m D(VFWD=1)", 4, "the diode parameter 'VFWD' is read of ideal diodes alone"),
        ("V1 a 0 1\nD1 a 0 m\n.model m D(CJO=1p M=2)", 3, "needs a grading between 0 and 1"),
        ("V1 a 0 1\nR1 a 0 1\n.model m SW(TT=1)", 4, "the switch parameter 'TT' is not read; VT, VH, RON, ROFF and"),
    ],
)
def test_faults_of_switches_are_named_by_their_line(tmp_path: Path, text: str, line: int, says: str) -> None:
    with pytest.raises(po.FileError, match=rf"circuit\.cir:{line}: .*{says}"):
        network(tmp_path, text)


@pytest.mark.parametrize(
    "wave", ["PULSE(1 3 0.3u 20n 30n 400n 1u)", "PULSE(1 3 7u 0.1u 0.1u 0.8u 1u)", "PULSE(1 3 0.3u 20n 20n 0.2u 1u 6)",
             "PULSE(0 1 0.5u)", "PULSE(0 1 0 0 0 0.7u)"],
)  # fmt: skip
def test_pulses_go_on_beyond_the_run_of_their_file(wave: str, tmp_path: Path) -> None:
    """Law  a run of another length sees the same pulses; they ended with .tran, silently."""
    text = f"V1 a 0 {wave}\nR1 a b 1k\nC1 b 0 100p"
    t = np.linspace(0.0, 7.5e-6, 301)
    asked: dict[str, Any] = {"times": t, "outputs": ["C1.voltage"], "rtol": 1e-9, "progress": False}
    short, long = (network(tmp_path, text, f".tran 10n {end}u\n.end\n") for end in (2, 20))
    ours, wanted = (po.simulate(net, **asked)["C1.voltage"].values for net in (short, long))
    np.testing.assert_allclose(ours, wanted, atol=1e-7)
    batch = po.ensemble(short, {"C1.charge": [0.0, 1e-10]}, time=7.5e-6, samples=301, outputs=["C1.voltage"])
    one = po.simulate(long, time=7.5e-6, samples=301, initial={"C1.charge": 1e-10}, outputs=["C1.voltage"])
    np.testing.assert_allclose(batch["C1.voltage"].values[1], one["C1.voltage"].values, atol=1e-7)
