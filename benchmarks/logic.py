"""Circuits of transistors against ngspice at equal error: a ripple adder of NAND gates, a ring oscillator, the 741.

The reference is ours by radau9 at rtol 1e-8, atol 1e-9. Each gets the options that are fastest among those with which
its voltages are within an error of it at all samples; times are processor seconds, the least of three, ours of a second
call, ngspice's of a process.
"""

from __future__ import annotations

import argparse
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from time import process_time

import numpy as np
from numpy.typing import NDArray

import poinsot as po

Floats = NDArray[np.float64]
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
    (f".options reltol={reltol} method={method}", share)
    for reltol in ("1e-3", "1e-4", "1e-5", "1e-6", "1e-7")
    for share in (300, 2000)
    for method in ("trap", "gear")
]
"""Options, and the number of output steps of the span."""
OURS = [
    *(("radau", rtol, atol) for rtol in (1e-2, 1e-3, 1e-4) for atol in (3e-2, 1e-2, 1e-3, 1e-4)),
    *(("radau9", tolerance, tolerance) for tolerance in (1e-3, 1e-4)),
]
"""Methods with rtol and atol, of the nominal 1 V."""
Circuit = tuple[str, list[str], float, str]
"""A deck, the nodes to compare, the span [s], and how its analysis begins."""


def adder(bits: int) -> Circuit:
    """All ones and a pulse on the lowest bit: a carry runs through all."""
    gates = "\n".join(f"X{k} {nodes} vdd nand" for k, nodes in enumerate(GATES))
    ones = "\n".join(f"VA{k} a{k} 0 5\nVB{k} b{k} 0 0" for k in range(1, bits))
    first = "VA0 a0 0 5\nVB0 b0 0 PULSE(0 5 1n 0.2n 0.2n 20n 40n)\nVC c0 0 0"
    cells = "\n".join(f"X{k} a{k} b{k} c{k} s{k} c{k + 1} vdd full" for k in range(bits))
    parts = (MODELS, NAND, f".subckt full a b ci s co vdd\n{gates}\n.ends", first, ones, cells)
    return "\n".join(parts), [f"s{k}" for k in range(0, bits, max(1, bits // 4))] + [f"c{bits}"], 30e-9, ""


def ring(stages: int) -> Circuit:
    """An edge that runs around: levels alternate, and at one place do not."""
    lines = [MODELS, f".ic v(vdd)=5 {' '.join(f'v(n{k})={5 * (k % 2)}' for k in range(stages))}"]
    for k in range(stages):
        ends = f"n{(k + 1) % stages} n{k}"
        lines += [f"MP{k} {ends} vdd vdd PM W=20u L=2u", f"MN{k} {ends} 0 0 NM W=8u L=2u"]
        lines += [f"C{k} n{(k + 1) % stages} 0 50f"]
    return "\n".join(lines), ["n0", f"n{stages // 2}"], 20e-9, "uic"


BIPOLAR = """VCC vcc 0 15
VEE vee 0 -15
.model QN NPN(IS=5f BF=200 VAF=125 TF=0.35n CJE=0.65p CJC=0.36p)
.model QP PNP(IS=2f BF=50 VAF=50 TF=30n CJE=0.1p CJC=1.05p)
VIN in 0 PULSE(-5 5 10u 0.1u 0.1u 50u 100u)
RL out 0 2k
CC c4 c17 30p"""
TRANSISTORS = (
    "1 c8 in e1 N,2 c8 out e2 N,3 c3 b3 e1 P,4 c4 b3 e2 P,5 c3 b5 r1 N,6 c4 b5 r2 N,7 vcc c3 b5 N,8 c8 c8 vcc P,"
    "9 b3 c8 vcc P,10 b3 b11 r4 N,11 b11 b11 vee N,12 b12 b12 vcc P,13 o1 b12 vcc P 0.25,23 c17 b12 vcc P 0.75,"
    "14 vcc o1 r6 N 3,15 o1 r6 out N,16 vcc c4 b17 N,17 c17 b17 r8 N,18 o1 b18 o2 N,19 o1 o1 b18 N,20 vee o2 r7 P 3,"
    "22 vee c17 o2 P"
)
RESISTORS = "1 r1 vee 1k,2 r2 vee 1k,3 b5 vee 50k,4 r4 vee 5k,5 b11 b12 39k,6 r6 out 27,7 r7 out 22,8 r8 vee 100,\
9 b17 vee 50k,10 b18 o2 40k"


def amplifier() -> Circuit:
    """The 741 as a follower of two steps over 10 V, which it slews after."""
    lines = [f"Q{' '.join(each.split()[:4])} Q{' '.join(each.split()[4:])}" for each in TRANSISTORS.split(",")]
    lines += [f"R{each}" for each in RESISTORS.split(",")]
    return "\n".join([BIPOLAR, *lines]), ["out", "c17"], 200e-6, ""


def of_ngspice(circuit: Circuit, times: Floats) -> Iterator[tuple[str, Floats, float]]:
    deck, nodes, span, begins = circuit
    control = f".control\nrun\nwrdata out.dat {' '.join(f'v({n})' for n in nodes)}\n.endc\n.end\n"
    command = ["bash", "-c", "TIMEFORMAT=%U; time timeout 60 ngspice -b d.cir > said 2>&1"]
    with tempfile.TemporaryDirectory() as folder:
        for options, share in OF_NGSPICE:
            seconds, out = np.inf, Path(folder, "out.dat")
            Path(folder, "d.cir").write_text(
                f"logic\n{deck}\n{options}\n.tran {span / share} {span} {begins}\n{control}"
            )
            out.unlink(missing_ok=True)
            for _ in range(3):
                done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
                seconds = min(seconds, float(done.stderr.split()[-1]))
            if out.exists():
                rows = np.loadtxt(out)
                found = [np.interp(times, rows[:, 0], rows[:, 2 * k + 1]) for k in range(len(nodes))]
                yield f"{options[9:]}, step {span / share:g}", np.array(found), seconds


def of_ours(network: po.Network, nodes: list[str], times: Floats) -> Iterator[tuple[str, Floats, float]]:
    for method, rtol, atol in OURS:
        found, seconds = run_ours(network, nodes, times, method, rtol, atol)
        yield f"{method}, rtol {rtol:g}, atol {atol:g}", found, seconds


def run_ours(
    network: po.Network, nodes: list[str], times: Floats, method: str, rtol: float, atol: float, calls: int = 3
) -> tuple[Floats, float]:
    seconds = np.inf
    for again in range(1 + calls):
        begun = process_time()
        run = po.simulate(network, times=times, outputs=nodes, method=method, rtol=rtol, atol=atol)
        seconds = min(seconds, process_time() - begun) if again else np.inf
    return np.array([run[n].values for n in nodes]), seconds


def fastest(tried: Iterator[tuple[str, Floats, float]], reference: Floats, error: float) -> str:
    best = ("none is as exact", np.inf, np.inf)
    for name, found, seconds in tried:
        missed = float(np.abs(found - reference).max())
        if missed <= error and seconds < best[2]:
            best = name, missed, seconds
    return f"{best[2]:8.3f} s  {best[1]:.1e} V  ({best[0]})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bits", type=int, nargs="*", default=[4, 16])
    parser.add_argument("--stages", type=int, nargs="*", default=[31, 101])
    parser.add_argument("--error", type=float, default=0.02, help="of 5 V (of the 741, 10 V), at every sample")
    given = parser.parse_args()
    circuits = {
        **{f"adder of {bits}": adder(bits) for bits in given.bits},
        **{f"ring of {stages}": ring(stages) for stages in given.stages},
        "741": amplifier(),
    }
    for name, circuit in circuits.items():
        deck, nodes, span, begins = circuit
        times = np.linspace(0.0, span, 201)
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder, "d.cir")
            file.write_text(f"logic\n{deck}\n.tran {span / 300} {span} {begins}\n.end\n")
            network = po.load(file)
        reference, _ = run_ours(network, nodes, times, "radau9", 1e-8, 1e-9, 0)
        print(f"{name}: {len(network.model.branches)} branches")
        print("  ours   ", fastest(of_ours(network, nodes, times), reference, given.error), flush=True)
        print("  ngspice", fastest(of_ngspice(circuit, times), reference, given.error), flush=True)


if __name__ == "__main__":
    main()
