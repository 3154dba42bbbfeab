"""Operating points and small signals of netlists: as ngspice's .op and .ac, where it is installed; where runs begin."""

import re
from pathlib import Path

import numpy as np
import pytest

import poinsot as po
from command import poinsot
from files.netlists import NGSPICE, agrees, network

DECKS = {
    "filter": "V1 in 0 DC 2 AC 1 30 SIN(0.5 1 1k)\nR1 in a 50\nL1 a o 1m\nC1 o 0 100n\nR2 o 0 1k",
    "diodes": (
        "V1 in 0 5 AC 1\nR1 in a 1k\nD1 a b DM\nD2 b 0 DM 3\nC1 a m 1n\nR7 m 0 1meg\nL1 b c 1m\nR3 c 0 10k\n"
        "E1 e 0 a b 3\nR4 e 0 1k\nB1 f 0 V=V(a)*V(b)\nR5 f 0 1k\n.model DM D(IS=1e-14 N=1.2 RS=2 CJO=4p "
        "M=0.4 VJ=0.7 TT=1n)"
    ),
    "zener": (
        "V1 a 0 30 AC 0.1\nI1 0 b 1m AC 1m 90\nR1 a b 100\nD1 0 b DZ\nR2 b 0 10k\n.model DZ D(IS=1e-14 BV=5.1 CJO=1p)"
    ),
    "coils": (
        "V1 in 0 1 AC 1\nR1 in a 1\nL1 a 0 10m\nL2 b 0 40m\nK1 L1 L2 0.9\nR2 b 0 1k\nF1 0 c V1 2\nR3 c 0 1\n"
        "H1 d 0 V1 3\nR4 d 0 10\nG1 0 e in b 2m\nR5 e 0 100"
    ),
}


@pytest.mark.long
@pytest.mark.skipif(NGSPICE is None, reason="ngspice is not installed: apt-get install ngspice")
@pytest.mark.parametrize("name", DECKS)
def test_operating_points_and_small_signals_are_those_of_ngspice(name: str, tmp_path: Path) -> None:
    agrees(DECKS[name], tmp_path)


def test_runs_begin_at_the_operating_point_without_uic(tmp_path: Path) -> None:
    deck = "V1 a 0 DC 9 PULSE(2 4 1u 1n 1n 1 1)\nR1 a b 1k\nC1 b 0 1n\nR2 b 0 1k\nL1 b c 1m\nR3 c 0 1k"
    rest = po.simulate(network(tmp_path, deck, ".tran 1n 2u\n.end\n"), samples=3)
    np.testing.assert_allclose(rest["C1.voltage"].values[:2], 2.0 / 3.0, rtol=1e-9)
    assert float(po.simulate(network(tmp_path, deck, ".tran 1n 2u uic\n.end\n"), samples=3)["C1.voltage"][0]) == 0.0
    held = network(tmp_path, f"{deck}\n.ic V(b)=1", ".tran 1n 2u\n.end\n")
    run = po.simulate(held, samples=3)
    assert float(run["C1.voltage"][0]) == pytest.approx(1.0, rel=1e-12)
    assert float(run["L1.current"][0]) == pytest.approx(1e-3, rel=1e-9)
    assert held.operating_point()["b"] == pytest.approx(3.0, rel=1e-12)  # as DC says
    with pytest.warns(UserWarning, match="the run begins with what storage starts with, as by UIC"):
        po.simulate(network(tmp_path, "V1 a 0 1\nL1 a 0 1m\nR1 a 0 1", ".tran 1n 2u\n.end\n"), samples=3)


def test_ac_lines_say_which_frequencies(tmp_path: Path) -> None:
    rc = "V1 a 0 AC 2 90\nR1 a b 1k\nC1 b 0 1n\n"
    assert network(tmp_path, f"{rc}.ac lin 3 1 5").analyses.frequencies == (1.0, 3.0, 5.0)
    found = network(tmp_path, f"{rc}.ac dec 2 1 100").analyses
    np.testing.assert_allclose(found.frequencies, [1, 10**0.5, 10, 10**1.5, 100], rtol=1e-12)
    assert found.stimuli["V1"] == pytest.approx(2j)
    with pytest.raises(po.FileError, match=r"cir:5: \.ac is read as"):
        network(tmp_path, f"{rc}.ac dec 2 0 100")


def test_analyses_name_sources_in_any_letters(tmp_path: Path) -> None:
    deck = "VIN a 0 SIN(0 1 1k) AC 1\nR1 A b 1k\nC1 b 0 1u\n.noise V(B) vin lin 2 1 2\n.four 1k I(Vin) v(b)"
    net = network(tmp_path, deck)
    (noise,), (spectra,) = net.analyses.noise, net.analyses.fourier
    assert (noise.output, noise.source) == (("b",), "VIN")
    assert spectra.outputs == (("VIN.current",), ("b",))


def test_the_command_line_operates_and_draws_bode(tmp_path: Path) -> None:
    file = tmp_path / "rc.cir"
    file.write_text("rc\nV1 a 0 DC 4 AC 1\nR1 a b 1k\nR2 b 0 1k\nC1 b 0 1n\n.ac dec 1 1k 100k\n.end\n")
    said = poinsot("operate", file).stdout
    assert re.search(r"^b +2 V$", said, re.MULTILINE)
    assert re.search(r"^R1 +2 V +0.002 A +0.004 W$", said, re.MULTILINE)
    done = poinsot("bode", file, "--output", "b,R1.current", "--out", tmp_path / "b.csv")
    assert done.returncode == 0, done.stderr
    table = np.loadtxt(tmp_path / "b.csv", delimiter=",", skiprows=1)
    wanted = 0.5 / (1 + 2j * np.pi * table[:, 0] * 0.5e-6)
    np.testing.assert_allclose(table[:, 1:3].T, [20 * np.log10(abs(wanted)), np.degrees(np.angle(wanted))], rtol=1e-9)


def test_nodeset_says_which_of_several_points_is_found(tmp_path: Path) -> None:
    """A latch of two inverters rests at either side, and between; without a word it is found between."""
    latch = (
        "VDD vdd 0 3\nM1 q r 0 0 N W=2u L=1u\nM2 q r vdd vdd P W=4u L=1u\nM3 r q 0 0 N W=2u L=1u\n"
        "M4 r q vdd vdd P W=4u L=1u\nC1 q 0 1n\n.model N NMOS(VTO=0.7 KP=100u LAMBDA=0.02)\n"
        ".model P PMOS(VTO=-0.7 KP=40u LAMBDA=0.02)\n{}"
    )
    for q, said in ((3.0, ".nodeset V(q)=3 V(r)=0"), (0.0, ".nodeset V(q)=0.2\n.nodeset V(r)=2.5")):
        net = network(tmp_path, latch.format(said), ".tran 1n 2u\n.end\n")
        point = net.operating_point()
        assert point.way == "nearby"
        assert [point["q"], point["r"]] == pytest.approx([q, 3.0 - q], abs=1e-6)
        assert float(po.simulate(net, samples=3)["C1.voltage"][0]) == pytest.approx(q, abs=1e-6)
    with pytest.warns(UserWarning, match=r"\.nodeset names 'p', where no node is"):
        assert network(tmp_path, latch.format(".nodeset V(p)=1")).analyses.guess == {}
    with pytest.raises(po.FileError, match=r"cir:10: \.nodeset is read as"):
        network(tmp_path, latch.format(".nodeset I(L1)=1"))


def test_gates_in_a_row_rest_though_currents_are_rounding(tmp_path: Path) -> None:
    """Transistors that are off beside some that conduct: their currents are below what a volt's rounding makes."""
    gate = ".subckt nand a b y v\nM1 y a x 0 N W=2u L=1u\nM2 x b 0 0 N W=2u L=1u\nM3 y a v v P W=4u L=1u\n"
    gate += "M4 y b v v P W=4u L=1u\n.ends\n"
    models = ".model N NMOS(VTO=0.5 KP=150u LAMBDA=0.05)\n.model P PMOS(VTO=-0.5 KP=60u LAMBDA=0.05)\n"
    for count in (3, 7, 20):
        row = "".join(f"X{k} n{k} n{k} n{k + 1} v nand\n" for k in range(count))
        point = network(tmp_path, f"{gate}{models}V1 v 0 3\nV2 n0 0 0\n{row}").operating_point()
        found = [point[f"n{k}"] for k in range(count + 1)]
        assert found == pytest.approx([0.0 if k % 2 == 0 else 3.0 for k in range(count + 1)], abs=1e-6)
