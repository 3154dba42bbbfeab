"""Converters with diodes by Shockley's law and values as engineers bring them, run as ngspice runs them.

The output stays within 1e-3 of its largest, by no method and no step named. ngspice takes Gear's rule and 20,000 steps.
Source: Erickson & Maksimovic, Fundamentals of Power Electronics (2020), ch. 2 and 6, for the circuits.
"""

from pathlib import Path

import numpy as np
import pytest

import poinsot as po
from files.netlists import NGSPICE, network, of_ngspice

DECKS = {
    "buck ccm": (
        "Vin in 0 24\n"
        "S1 in sw g 0 SM\n"
        "D1 0 sw DM\n"
        "L1 sw out 100u\n"
        "C1 out 0 47u\n"
        "R1 out 0 5\n"
        "Vg g 0 PULSE(0 1 0 2e-08 2e-08 5e-06 1e-05)\n"
        ".model SM SW(RON=0.05 ROFF=1000000.0 VT=0.5 VH=0.1)\n"
        ".model DM D(IS=1e-9 N=1.5 RS=0.02)",
        0.001,
        "out",
    ),
    "buck dcm": (
        "Vin in 0 48\n"
        "S1 in sw g 0 SM\n"
        "D1 0 sw DM\n"
        "L1 sw out 10u\n"
        "C1 out 0 22u\n"
        "R1 out 0 50\n"
        "Vg g 0 PULSE(0 1 0 2e-08 2e-08 1.5e-06 5e-06)\n"
        ".model SM SW(RON=0.1 ROFF=10000000.0 VT=0.5 VH=0.1)\n"
        ".model DM D(IS=1e-12 N=1.1)",
        0.0005,
        "out",
    ),
    "boost": (
        "Vin in 0 12\n"
        "L1 in sw 47u\n"
        "RL sw x 1m\n"
        "S1 x 0 g 0 SM\n"
        "D1 x out DM\n"
        "C1 out 0 100u\n"
        "R1 out 0 30\n"
        "Vg g 0 PULSE(0 1 0 2e-08 2e-08 6e-06 1e-05)\n"
        ".model SM SW(RON=0.02 ROFF=100000000.0 VT=0.5 VH=0.1)\n"
        ".model DM D(IS=1e-6 N=1.05 RS=0.01 CJO=300p)",
        0.001,
        "out",
    ),
    "buckboost": (
        "Vin in 0 15\n"
        "S1 in sw g 0 SM\n"
        "L1 sw 0 33u\n"
        "D1 out sw DM\n"
        "C1 out 0 47u\n"
        "R1 out 0 12\n"
        "Vg g 0 PULSE(0 1 0 2e-08 2e-08 3.6e-06 8e-06)\n"
        ".model SM SW(RON=0.08 ROFF=1000000.0 VT=0.5 VH=0.1)\n"
        ".model DM D(IS=1e-14 N=1 RS=0.05)",
        0.001,
        "out",
    ),
    "flyback": (
        "Vin in 0 36\n"
        "L1 in d 200u\n"
        "L2 0 s 12.5u\n"
        "K1 L1 L2 0.995\n"
        "S1 d 0 g 0 SM\n"
        "Rs d sn 50\n"
        "Cs sn 0 1n\n"
        "D1 s out DM\n"
        "C1 out 0 220u\n"
        "R1 out 0 2\n"
        "Vg g 0 PULSE(0 1 0 2e-08 2e-08 4e-06 1e-05)\n"
        ".model SM SW(RON=0.1 ROFF=1000000.0 VT=0.5 VH=0.1)\n"
        ".model DM D(IS=1e-7 N=1.2 RS=0.01)",
        0.0005,
        "out",
    ),
    "sepic": (
        "Vin in 0 12\n"
        "L1 in a 47u\n"
        "S1 a 0 g 0 SM\n"
        "C1 a b 10u\n"
        "L2 b 0 47u\n"
        "D1 b out DM\n"
        "C2 out 0 100u\n"
        "R1 out 0 10\n"
        "Vg g 0 PULSE(0 1 0 2e-08 2e-08 5e-06 1e-05)\n"
        ".model SM SW(RON=0.05 ROFF=1000000.0 VT=0.5 VH=0.1)\n"
        ".model DM D(IS=1e-9 N=1.5 RS=0.03)",
        0.001,
        "out",
    ),
    "cuk": (
        "Vin in 0 20\n"
        "L1 in a 100u\n"
        "S1 a 0 g 0 SM\n"
        "C1 a b 4.7u\n"
        "D1 b 0 DM\n"
        "L2 b out 150u\n"
        "C2 out 0 22u\n"
        "R1 out 0 15\n"
        "Vg g 0 PULSE(0 1 0 2e-08 2e-08 3.5e-06 1e-05)\n"
        ".model SM SW(RON=0.05 ROFF=10000000.0 VT=0.5 VH=0.1)\n"
        ".model DM D(IS=2e-12 N=1.3 RS=0.02)",
        0.001,
        "out",
    ),
    "forward": (
        "Vin in 0 48\n"
        "L1 in d 1m\n"
        "L2 s 0 250u\n"
        "L3 0 r 1m\n"
        "K1 L1 L2 0.999\n"
        "K2 L1 L3 0.999\n"
        "K3 L2 L3 0.999\n"
        "Dr r in DM\n"
        "S1 d 0 g 0 SM\n"
        "Rs d sn 100\n"
        "Cs sn 0 470p\n"
        "D1 s x DM\n"
        "D2 0 x DM\n"
        "Lo x out 50u\n"
        "C1 out 0 47u\n"
        "R1 out 0 3\n"
        "Vg g 0 PULSE(0 1 0 2e-08 2e-08 4e-06 1e-05)\n"
        ".model SM SW(RON=0.1 ROFF=1000000.0 VT=0.5 VH=0.1)\n"
        ".model DM D(IS=1e-9 N=1.4 RS=0.02)",
        0.0003,
        "out",
    ),
    "pump": (
        "Vin in 0 5\n"
        "S1 in a g 0 SM\n"
        "S2 a 0 h 0 SM\n"
        "C1 a b 1u\n"
        "D1 in b DM\n"
        "D2 b out DM\n"
        "C2 out 0 4.7u\n"
        "R1 out 0 1k\n"
        "Vg g 0 PULSE(0 1 0 2e-08 2e-08 9.6e-06 2e-05)\n"
        "Vh h 0 PULSE(0 1 1e-05 2e-08 2e-08 9.6e-06 2e-05)\n"
        ".model SM SW(RON=1 ROFF=100000000.0 VT=0.5 VH=0.1)\n"
        ".model DM D(IS=1e-8 N=1.05 RS=0.3)",
        0.002,
        "out",
    ),
    "pfc": (
        "Vac a b SIN(0 170 500)\n"
        "D1 a p DM\n"
        "D2 b p DM\n"
        "D3 0 a DM\n"
        "D4 0 b DM\n"
        "Rg b 0 1meg\n"
        "L1 p sw 300u\n"
        "S1 sw 0 g 0 SM\n"
        "D5 sw out DM\n"
        "C1 out 0 47u\n"
        "R1 out 0 400\n"
        "Vg g 0 PULSE(0 1 0 2e-08 2e-08 6e-06 2e-05)\n"
        ".model SM SW(RON=0.1 ROFF=1000000.0 VT=0.5 VH=0.1)\n"
        ".model DM D(IS=1e-9 N=1.8 RS=0.05)",
        0.002,
        "out",
    ),
    "buck rl": (
        "Vin in 0 100\n"
        "S1 in sw g 0 SM\n"
        "D1 0 sw DM\n"
        "L1 sw out 5m\n"
        "R1 out 0 0.5\n"
        "Vg g 0 PULSE(0 1 0 2e-08 2e-08 2e-05 0.0001)\n"
        ".model SM SW(RON=0.01 ROFF=1000000000.0 VT=0.5 VH=0.1)\n"
        ".model DM D(IS=1e-15 N=1 RS=1m)",
        0.005,
        "out",
    ),
    "boost plain": (
        "Vin in 0 5\n"
        "L1 in sw 22u\n"
        "S1 sw 0 g 0 SM\n"
        "D1 sw out DM\n"
        "C1 out 0 10u\n"
        "R1 out 0 100\n"
        "Vg g 0 PULSE(0 1 0 2e-08 2e-08 2e-06 4e-06)\n"
        ".model SM SW(RON=0.2 ROFF=1000000.0 VT=0.5 VH=0.1)\n"
        ".model DM D(IS=1e-9 N=1.5)",
        0.0004,
        "out",
    ),
    "halfbridge": (
        "Vin in 0 48\n"
        "S1 in sw g 0 SM\n"
        "S2 sw 0 h 0 SM\n"
        "D1 sw in DM\n"
        "D2 0 sw DM\n"
        "L1 sw out 100u\n"
        "C1 out 0 10u\n"
        "R1 out 0 4\n"
        "Vg g 0 PULSE(0 1 0 2e-08 2e-08 7.6e-06 2e-05)\n"
        "Vh h 0 PULSE(0 1 9e-06 2e-08 2e-08 9.6e-06 2e-05)\n"
        ".model SM SW(RON=0.05 ROFF=1000000.0 VT=0.5 VH=0.1)\n"
        ".model DM D(IS=1e-9 N=1.5 RS=0.02)",
        0.0005,
        "out",
    ),
    "zener clamp": (
        "Vin in 0 24\n"
        "S1 in sw g 0 SM\n"
        "L1 sw n 1m\n"
        "R1 n 0 20\n"
        "D1 0 x DM\n"
        "D2 sw x DZ\n"
        "Vg g 0 PULSE(0 1 0 2e-08 2e-08 5e-05 0.0001)\n"
        ".model SM SW(RON=0.05 ROFF=10000000.0 VT=0.5 VH=0.1)\n"
        ".model DM D(IS=1e-9 N=1.5)\n"
        ".model DZ D(IS=1e-14 BV=30)",
        0.0005,
        "n",
    ),
}


@pytest.mark.long
@pytest.mark.filterwarnings("ignore:steps of the run:poinsot.errors.RunWarning")
@pytest.mark.skipif(NGSPICE is None, reason="ngspice is not installed: apt-get install ngspice")
@pytest.mark.parametrize("name", DECKS)
def test_a_converter_is_as_ngspice_has_it(name: str, tmp_path: Path) -> None:
    text, end, node = DECKS[name]
    net = network(tmp_path, text, f".tran {end / 2000:g} {end:g} uic\n.end\n")
    run = po.simulate(net, rtol=1e-7, samples=2001, max_steps=300_000, progress=False)
    assert run.attrs["status"] == "done" and run.attrs["steps"] < 100_000
    theirs = of_ngspice(
        text, tmp_path, f"tran {end / 2000:g} {end:g} 0 {end / 20000:g} uic",
        "reltol=1e-5 abstol=1e-11 vntol=1e-7 method=gear",
    )  # fmt: skip
    assert theirs["time"][-1] == pytest.approx(end, rel=1e-6)
    load = next(line.split()[0] for line in text.splitlines() if line.split()[1:3] == [node, "0"] and line[0] in "CR")
    found = run[f"{load}.voltage"].values
    expected = np.interp(run.time.values, theirs["time"], theirs[f"v({node})"])
    assert np.abs(found - expected).max() < 1e-3 * np.abs(expected).max()


@pytest.mark.sample(1)
@pytest.mark.parametrize("rtol", [1e-5, 1e-7, 1e-9])
def test_the_ledger_closes_where_currents_of_diodes_end(rtol: float, tmp_path: Path) -> None:
    """Of a diode beside a switch, in whose modes the laws of both are solved at once."""
    text, end, _ = DECKS["cuk"]
    net = network(tmp_path, text, f".tran {end / 2000:g} {end:g} uic\n.end\n")
    run = po.simulate(net, end / 3, rtol=rtol, samples=201, method="radau", progress=False)
    assert run.attrs["status"] == "done" and run.attrs["steps"] < 4000
    assert np.abs(run.energy_residual.values[-1]) < 1e-3 * rtol * run.energy_scale.values[-1]
