"""A buck converter with an ideal switch and an ideal diode, 1,000 periods from rest: how exact, how fast?

24 V, 100 kHz, duty ½, 100 µH, 47 µF, 5 Ω. Reference: exponentials of the matrices of its modes, the turn-off of the
diode by a root (tests/switching/reference_circuits.py). Peer: ngspice with a switch and a diode as near to ideal as it
takes them (1 mΩ, a knee of 0.1 mV), edges of 0.1 ns, at several longest steps and tolerances. Ours is the loosest
tolerance that is at least as exact. Both warm: ours is the loop, ngspice's its own time of the analysis.
"""

from __future__ import annotations

import math
import shutil
import sys
from collections.abc import Iterable
from typing import Any

import numpy as np
from common import ROOT, finish, options
from numpy.typing import NDArray

import poinsot as po
from networks import spice
from poinsot import electrical as el
from poinsot.cli.bench import BenchFigure, bounded, raced

sys.path.insert(0, str(ROOT / "tests"))
from switching.reference_circuits import Buck

Floats = NDArray[np.float64]
PERIODS, T = 1000, 1e-5
TOLERANCES = (1e-3, 1e-4, 1e-5, 1e-6, 1e-8, 1e-10, 1e-12)
SPICE = ((1e-6, 1e-3), (2e-7, 1e-4), (5e-8, 1e-4))
"""Longest step [s] and relative tolerance of runs of ngspice."""


def converter() -> po.Network:
    """Ours, its switch told by samples."""
    edges = np.append((np.arange(PERIODS)[:, None] * T + np.array([0.0, T / 2])).ravel(), PERIODS * T)
    told = np.repeat(edges, 2)[1:-1], np.repeat(np.tile([1.0, 0.0], PERIODS), 2)
    net = po.Network("buck")
    net.add(el.VoltageSource("V", 24.0), "in", "ground")
    net.add(el.Switch("S", told), "in", "sw")
    net.add(el.IdealDiode("D"), "ground", "sw")
    net.add(el.Inductor("L", 1e-4, current=0.0), "sw", "out")
    net.add(el.Capacitor("C", 4.7e-5, voltage=0.0), "out", "ground")
    net.add(el.Resistor("R", 5.0), "out", "ground")
    return net


def netlist(step: float, tolerance: float) -> str:
    """The converter for ngspice."""
    return (
        "buck\nV1 in 0 24\nS1 in sw g 0 SW\nD1 0 sw DM\nL1 sw out 100u IC=0\nC1 out 0 47u IC=0\nR1 out 0 5\n"
        "Vg g 0 PULSE(0 1 0 0.1n 0.1n 4.9999u 10u)\n.model SW SW(RON=1m ROFF=1G VT=0.5)\n.model DM D(IS=1u N=0.001)\n"
        f".options reltol={tolerance:g} abstol=1e-9 vntol=1e-6 method=gear\n"
        f".tran {step:g} {PERIODS * T:g} 0 {step:g} uic\n.end\n"
    )


def ours(rtol: float, net: po.Network) -> tuple[Floats, float, int, Any]:
    """(i, v) at the beginnings of periods, the least seconds of the loop, how often the mode changed."""
    least, run = math.inf, None
    for _ in range(4):
        run = po.simulate(net, times=np.arange(PERIODS + 1) * T, rtol=rtol, atol=rtol, progress=False)
        least = min(least, float(run.attrs["loop_seconds"]))
    assert run is not None
    return np.stack([run["L.current"], run["C.voltage"]], 1), least, int(run.sizes["event"]), run


def rows() -> Iterable[BenchFigure]:
    exact = Buck().start_up(PERIODS)[0]
    size = np.abs(exact).max(axis=0)

    def error(found: Floats) -> float:
        return float((np.abs(found - exact) / size).max())

    net, found = converter(), []
    for rtol in TOLERANCES:
        states, seconds, changes, run = ours(rtol, net)
        found.append((error(states), seconds))
        yield BenchFigure(f"buck, rtol {rtol:g}", "worst error at beginnings of periods", error(states))
        yield BenchFigure(f"buck, rtol {rtol:g}", "µs for each change of a row's mode", 1e6 * seconds / changes)
        yield BenchFigure(f"buck, rtol {rtol:g}", "compiled loop [s]", seconds)
    residual = float(np.abs(run["energy_residual"]).max() / run["energy_turnover"][-1])
    yield bounded("buck", "residual over turnover of energy", residual, 1e-9)
    yield bounded("buck", "error after 1,000 periods", float(np.abs(states[-1] - Buck().periodic()).max()), 1e-8)
    for step, tolerance in SPICE if shutil.which("ngspice") else ():
        vectors, _, seconds = spice(netlist(step, tolerance))
        times = np.arange(PERIODS + 1) * T
        theirs = np.stack([np.interp(times, vectors["time"], vectors[n]) for n in ("i(l1)", "v(out)")], 1)
        wrong = error(theirs)
        own = next((s for e, s in found if e <= wrong), found[-1][1])
        yield BenchFigure(
            f"ngspice, steps ≤ {step:g} s, reltol {tolerance:g}", "worst error at beginnings of periods", wrong
        )
        yield raced(f"buck, at the error of ngspice, {wrong:.1e}", "analysis [s]", own, seconds, "ngspice", 10.0)


def main() -> None:
    arguments = options(__doc__ or "").parse_args()
    finish(list(rows()), __doc__ or "", arguments.json)


if __name__ == "__main__":
    main()
