"""Networks read from a netlist's text."""

import shutil
import subprocess
from pathlib import Path

import numpy as np

import poinsot as po
from cases import saved
from poinsot.elements import IdealSource

UIC = ".tran 1u 1m UIC\n.end\n"


def network(folder: Path, text: str, tail: str = ".tran 1u 1m\n.end\n") -> po.Network:
    file = saved(folder / "circuit.cir", f"a circuit\n{text}\n{tail}")
    found = po.load(file)
    assert isinstance(found, po.Network)
    return found


def source(network: po.Network, name: str = "V1") -> IdealSource:
    found = next(e for e in network.model.primitives if e.name == name)
    assert isinstance(found, IdealSource)
    return found


def at(signal: object, t: float) -> float:
    if hasattr(signal, "times"):
        return float(np.interp(t, signal.times, signal.values))
    return float(signal.at(t))  # type: ignore[attr-defined]


NGSPICE = shutil.which("ngspice")

SAME_VOLT = 27 + 300.15 * (1.38064852 / 1.380649 * 1.602176634 / 1.6021766208 - 1)
"""The temperature [°C] at which kT/q is that of ngspice 39, of CODATA 2014, at 27 °C."""

EXACT = "reltol=1e-10 vntol=1e-13 abstol=1e-18 chgtol=1e-20"


def of_ngspice(deck: str, folder: Path, analysis: str, options: str = EXACT) -> dict[str, np.ndarray]:
    """The vectors of an analysis by name."""
    script = f".control\nset filetype=ascii\n{analysis}\nwrite {folder}/out.raw\n.endc\n.end\n"
    (folder / "deck.cir").write_text(f"a deck\n{deck}\n.options {options}\n{script}")
    assert NGSPICE is not None
    subprocess.run([NGSPICE, "-b", "-n", str(folder / "deck.cir")], capture_output=True, check=False, timeout=120)
    head, body = (folder / "out.raw").read_text().split("Values:", 1)
    names = [line.split()[1].lower() for line in head.split("Variables:\n", 1)[1].strip().splitlines()]
    rows = [line.split()[-1] for line in body.strip().splitlines() if line.strip()]
    values = np.array([complex(*map(float, x.split(","))) if "," in x else float(x) for x in rows])
    return dict(zip(names, values.reshape(-1, len(names)).T, strict=True))


def agrees(deck: str, folder: Path, frequencies: str = "dec 3 10 100meg") -> None:
    """Operating point and small signals are those of ngspice, to 1e-6 of the largest voltage, where there is AC."""
    net = network(folder, f"{deck}\n.options temp={SAME_VOLT!r} tnom={SAME_VOLT!r}\n.ac {frequencies}")
    point, theirs = net.operating_point(), of_ngspice(deck, folder, "op")
    nodes = {n: theirs[key][0].real for n in point.potentials if (key := f"v({n})") in theirs}
    assert nodes
    largest = max(map(abs, nodes.values()))
    for node, value in nodes.items():
        assert abs(point[node] - value) <= 1e-6 * largest, (node, point[node], value)
    if not net.analyses.stimuli:
        return
    u = np.array([net.analyses.stimuli.get(name, 0.0) for name in net.sources])
    ours = net.small_signal(outputs=list(nodes), point=point).frequency_response(net.analyses.frequencies) @ u
    theirs = of_ngspice(deck, folder, f"ac {frequencies}")
    wanted = np.array([theirs[f"v({n})"] for n in nodes]).T
    worst = np.abs(ours - wanted).max(axis=1) / np.abs(wanted).max(axis=1)
    assert worst.max() <= 1e-6, (worst, list(nodes))
