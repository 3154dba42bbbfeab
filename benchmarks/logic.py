"""Logic in CMOS: a ripple adder of NAND gates and a ring oscillator, against ngspice at equal error.

The reference is ours by radau9 at rtol 1e-9 (ring: 1e-8). Each gets its loosest options whose voltages are within ERROR
of it at all samples; times are processor seconds, ours of a second call, ngspice's of a process.
"""

from __future__ import annotations

import argparse
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from time import process_time

import numpy as np
from numpy.typing import NDArray

import poinsot as po

Floats = NDArray[np.float64]
ERROR = 0.02
"""Of 5 V, at every sample."""
MODELS = """VDD vdd 0 5
.model NM NMOS(LEVEL=1 VTO=0.8 KP=60u LAMBDA=0.02)
.model PM PMOS(LEVEL=1 VTO=-0.8 KP=25u LAMBDA=0.02)"""
NAND = """.subckt nand a b y vdd
MP1 y a vdd vdd PM W=20u L=2u
MP2 y b vdd vdd PM W=20u L=2u
MN1 y a m 0 NM W=16u L=2u
MN2 m b 0 0 NM W=16u L=2u
CY y 0 50f
CM m 0 10f
.ends"""
GATES = ("a b 1", "a 1 2", "b 1 3", "2 3 h", "h ci 5", "h 5 6", "ci 5 7", "6 7 s", "1 5 co")
OF_NGSPICE = [
    (f".options reltol={reltol} method={method}", step)
    for reltol in ("1e-3", "1e-4", "1e-5", "1e-6")
    for step in ("0.1n", "0.03n", "0.01n", "0.003n")
    for method in ("trap", "gear")
]


def adder(bits: int) -> tuple[str, list[str], float]:
    """All ones and a pulse on the lowest bit: a carry runs through all."""
    gates = "\n".join(f"X{k} {nodes} vdd nand" for k, nodes in enumerate(GATES))
    ones = "\n".join(f"VA{k} a{k} 0 5\nVB{k} b{k} 0 0" for k in range(1, bits))
    first = "VA0 a0 0 5\nVB0 b0 0 PULSE(0 5 1n 0.2n 0.2n 20n 40n)\nVC c0 0 0"
    cells = "\n".join(f"X{k} a{k} b{k} c{k} s{k} c{k + 1} vdd full" for k in range(bits))
    parts = (MODELS, NAND, f".subckt full a b ci s co vdd\n{gates}\n.ends", first, ones, cells)
    return "\n".join(parts), [f"s{k}" for k in range(0, bits, max(1, bits // 4))] + [f"c{bits}"], 30e-9


def ring(stages: int) -> tuple[str, list[str], float]:
    """An edge that runs around: levels alternate, and at one place do not."""
    lines = [MODELS, f".ic v(vdd)=5 {' '.join(f'v(n{k})={5 * (k % 2)}' for k in range(stages))}"]
    for k in range(stages):
        ends = f"n{(k + 1) % stages} n{k}"
        lines += [f"MP{k} {ends} vdd vdd PM W=20u L=2u", f"MN{k} {ends} 0 0 NM W=8u L=2u"]
        lines += [f"C{k} n{(k + 1) % stages} 0 50f"]
    return "\n".join(lines), ["n0", f"n{stages // 2}"], 20e-9


def of_ngspice(deck: str, nodes: list[str], times: Floats) -> Iterator[tuple[str, Floats, float]]:
    with tempfile.TemporaryDirectory() as folder:
        for options, step in OF_NGSPICE:
            control = f".control\nrun\nwrdata out.dat {' '.join(f'v({n})' for n in nodes)}\n.endc\n.end\n"
            Path(folder, "d.cir").write_text(f"logic\n{deck}\n{options}\n.tran {step} {times[-1]}\n{control}")
            command = ["bash", "-c", "TIMEFORMAT=%U; time ngspice -b d.cir > said 2>&1"]
            done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=300)
            rows = np.loadtxt(Path(folder, "out.dat"))
            found = [np.interp(times, rows[:, 0], rows[:, 2 * k + 1]) for k in range(len(nodes))]
            yield f"{options[9:]}, step {step}", np.array(found), float(done.stderr.split()[-1])


def of_ours(network: po.Network, nodes: list[str], times: Floats) -> Iterator[tuple[str, Floats, float]]:
    for rtol in (1e-1, 1e-2, 1e-3, 1e-4, 1e-5):
        for method in ("radau", "radau9"):
            found, seconds = run_ours(network, nodes, times, method, rtol)
            yield f"{method} {rtol:g}", found, seconds


def run_ours(network: po.Network, nodes: list[str], times: Floats, method: str, rtol: float) -> tuple[Floats, float]:
    def call() -> po.Dataset:
        return po.simulate(network, times=times, outputs=nodes, method=method, rtol=rtol, atol=rtol * 1e-14)

    call()
    begun = process_time()
    run = call()
    return np.array([run[n].values for n in nodes]), process_time() - begun


def fastest(tried: Iterator[tuple[str, Floats, float]], reference: Floats) -> str:
    best = ("none is as exact", np.inf, np.inf)
    for name, found, seconds in tried:
        error = float(np.abs(found - reference).max())
        if error <= ERROR and seconds < best[2]:
            best = name, error, seconds
    return f"{best[2]:8.2f} s  {best[1]:.1e} V  ({best[0]})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bits", type=int, nargs="*", default=[4, 16])
    parser.add_argument("--stages", type=int, nargs="*", default=[31, 101])
    given = parser.parse_args()
    kinds: list[tuple[Callable[[int], tuple[str, list[str], float]], list[int]]] = [
        (adder, given.bits),
        (ring, given.stages),
    ]
    for make, sizes in kinds:
        for size in sizes:
            deck, nodes, span = make(size)
            times = np.linspace(0.0, span, 201)
            with tempfile.TemporaryDirectory() as folder:
                file = Path(folder, "d.cir")
                file.write_text(f"logic\n{deck}\n.tran 0.1n {span}\n.end\n")
                network = po.load(file)
            reference, _ = run_ours(network, nodes, times, "radau9", 1e-9 if make is adder else 1e-8)
            print(f"{make.__name__} of {size}: {len(network.model.branches)} branches")
            print("  ours   ", fastest(of_ours(network, nodes, times), reference), flush=True)
            print("  ngspice", fastest(of_ngspice(deck, nodes, times), reference), flush=True)


if __name__ == "__main__":
    main()
