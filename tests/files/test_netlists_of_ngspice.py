"""Netlists run as ngspice runs them, where it is installed: node voltages within 1e-4 of the largest.

ngspice takes Gear's rule, reltol 1e-6 and 20,000 steps; starts are those of UIC.
"""

import re
import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest

import poinsot as po
from files.netlists import network

NGSPICE = shutil.which("ngspice")
DECKS = {
    "behavioural": ("V1 a 0 SIN(0 1 1k)\nB1 b 0 V=V(a)*V(a)\nR1 b 0 1k\nR2 a 0 1k", "2m"),
    "starts": ("C1 a 0 1u\nR1 a 0 1k\n.ic V(a)=5", "5m"),
    "tight coils": ("V1 in 0 SIN(0 10 1k)\nR1 in a 1\nL1 a 0 10m\nL2 b 0 40m\nK1 L1 L2 1\nR2 b 0 1k", "5m"),
    "three coils": (
        "V1 in 0 SIN(0 10 1k)\nR1 in a 1\nL1 a 0 10m\nL2 b 0 40m\nL3 c 0 10m\nR3 c 0 100\nK1 L1 L2 0.9\n"
        "K2 L2 L3 0.9\nK3 L1 L3 0.9\nR2 b 0 1k", "5m",
    ),
    "op amp": (
        "V1 in 0 SIN(0 1 100)\nR1 in n 1k\nR2 n out 10k\nC2 n out 10n\nX1 0 n out opamp\n"
        ".subckt opamp inp inn out\nRin inp inn 1Meg\nE1 x 0 inp inn 1k\nR1 x y 1k\nC1 y 0 1u\nE2 out 0 y 0 1\n.ends",
        "20m",
    ),
    "zener": ("V1 a 0 SIN(0 12 50)\nR1 a b 1k\nD1 0 b DZ\n.model DZ D(IS=1e-14 BV=5.1)", "40m"),
    "rectifier": (
        "V1 in 0 SIN(0 20 50k)\nR1 in a 1\nD1 a out DM\nC1 out 0 1u\nRL out 0 100\n.model DM D(IS=10n N=1.7 RS=0.05 "
        "CJO=50p VJ=0.6 M=0.45 TT=100n BV=60 IBV=10u)", "60u",
    ),
    "chain": (
        "V1 in 0 SIN(0 3 1meg)\nR1 in a 1k\nD1 a b DM\nD2 b 0 DM\nD3 0 a DM\nR2 b 0 10k\n.model DM D(IS=1e-14 CJO=2p)",
        "3u",
    ),
    "recovery beyond the knee": (
        "V1 a 0 PWL(0 0 10n 10 50n 10 60n -10)\nR1 a b 50\nC1 b 0 100p\nD1 b 0 DM\n.model DM D(IS=2.682n N=1.836 "
        "RS=.5664 IKF=44.17m CJO=4p M=.3333 VJ=.5 ISR=1.565n NR=2 BV=100 IBV=100u TT=11.54n)", "0.2u",
    ),
    "soft breakdown": (
        "V1 a 0 SIN(0 12 1k)\nR1 a b 100\nD1 0 b DZ\n.model DZ D(IS=880.5E-18 RS=.25 IKF=0 XTI=3 CJO=175p M=.5516 "
        "VJ=.75 ISR=1.859n BV=4.7 IBV=20.245m NBV=1.6989 TBV1=-21.277u)", "2m",
    ),
    "op-amp of Boyle": (
        "VP p 0 15\nVM m 0 -15\nVIN in 0 SIN(0 0.5 1k)\nX1 in fb p m out boyle\nR1 fb 0 1k\nR2 out fb 9k\n"
        ".subckt boyle 1 2 3 4 5\nc1 11 12 9p\nc2 6 7 30p\ndc 5 53 dx\nde 54 5 dx\ndlp 90 91 dx\ndln 92 90 dx\n"
        "dp 4 3 dx\negnd 99 0 poly(2) (3,0) (4,0) 0 .5 .5\nfb 7 99 poly(5) vb vc ve vlp vln 0 10MEG -10MEG 10MEG "
        "10MEG -10MEG\nga 6 0 11 12 190u\ngcm 0 6 10 99 6n\niee 10 4 dc 15u\nhlim 90 0 vlim 1k\nq1 11 2 13 qx\n"
        "q2 12 1 14 qx\nr2 6 9 100k\nrc1 3 11 5.3k\nrc2 3 12 5.3k\nre1 13 10 1.8k\nre2 14 10 1.8k\n"
        "ree 10 99 13meg\nro1 8 5 50\nro2 7 99 100\nrp 3 4 18k\nvb 9 0 0\nvc 3 53 1\nve 54 4 1\nvlim 7 8 0\n"
        "vlp 91 0 40\nvln 0 92 40\n.model dx D(IS=8e-16 RS=1)\n.model qx NPN(IS=8e-16 BF=94)\n.ends", "2m",
    ),
    "transit": ("V1 in 0 SIN(0 3 1meg)\nR1 in a 1k\nD1 a 0 DM\n.model DM D(IS=1e-14 TT=10n)", "3u"),
}  # fmt: skip


def of_ngspice(text: str, end: str, folder: Path) -> dict[str, np.ndarray]:
    """The vectors of a run by name."""
    step = float(end[:-1]) * {"m": 1e-3, "u": 1e-6}[end[-1]] / 20_000
    tail = f".tran {step:g} {end} 0 {step:g} uic\n.options reltol=1e-6 abstol=1e-14 vntol=1e-10 method=gear\n"
    script = f".control\nset filetype=ascii\nrun\nwrite {folder}/run.raw\n.endc\n.end\n"
    (folder / "deck.cir").write_text(f"a deck\n{text}\n{tail}{script}")
    assert NGSPICE is not None
    subprocess.run([NGSPICE, "-b", str(folder / "deck.cir")], capture_output=True, check=False, timeout=120)
    head, body = (folder / "run.raw").read_text().split("Values:", 1)
    names = [line.split()[1].lower() for line in head.split("Variables:\n", 1)[1].strip().splitlines()]
    values = np.array(body.split(), dtype=float).reshape(-1, len(names) + 1)[:, 1:]
    return dict(zip(names, values.T, strict=True))


@pytest.mark.long
@pytest.mark.skipif(NGSPICE is None, reason="ngspice is not installed: apt-get install ngspice")
@pytest.mark.parametrize("name", DECKS)
def test_voltages_are_those_of_ngspice(name: str, tmp_path: Path) -> None:
    text, end = DECKS[name]
    net = network(tmp_path, text, f".tran {end}\n.end\n")
    run, theirs = po.simulate(net, rtol=1e-8, samples=401), of_ngspice(text, end, tmp_path)
    t = run["time"].values
    potentials, left = {"ground": 0.0 * t}, list(net.model.branches)
    while left:
        branch = left.pop(0)
        voltage = run[f"{branch.name}.voltage"].values
        if branch.tail in potentials:
            potentials.setdefault(branch.head, potentials[branch.tail] - voltage)
        elif branch.head in potentials:
            potentials.setdefault(branch.tail, potentials[branch.head] + voltage)
        else:
            left.append(branch)
    seen = {re.sub(r"^v\((.*)\)$", r"\1", key): value for key, value in theirs.items()}
    nodes = potentials.keys() & seen.keys()
    assert nodes
    largest = max(np.abs(seen[node]).max() for node in nodes)
    for node in nodes:
        missed = np.abs(np.interp(t, theirs["time"], seen[node]) - potentials[node])[2:]
        assert missed.max() <= 1e-4 * largest, (node, missed.max() / largest)
