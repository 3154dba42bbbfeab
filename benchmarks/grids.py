"""Grids of resistors, inductors and capacitors: processor seconds of the whole call, by every door.

Every node has a capacitor to the ground, every edge a resistor and an inductor in series: 300 x 300 are 448,802
elements. Seconds are those of the processor, the best of as many calls as --repeat says; the run takes a hundred steps,
the fewest that a run takes. The ledger and the agreement of the three doors say what the figures are worth.
"""

from __future__ import annotations

import math
import resource
import tempfile
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from time import process_time
from typing import Any, TypeAlias

import numpy as np
from common import finish, options
from numpy.typing import NDArray

import poinsot as po
from poinsot import electrical as el
from poinsot.cli.bench import BenchFigure, bounded

OHMS, HENRIES, FARADS, OMEGA, SPAN, RTOL, GOAL = 1.0, 1e-3, 1e-6, 900.0, 1e-4, 1e-6, 10.0
LARGE, SMALL, WARM = 300, 100, 12
Floats: TypeAlias = NDArray[np.float64]
Part = tuple[str, str, float, str, str]


def parts(n: int) -> Iterator[Part]:
    """Name, kind, value and nodes of all but the source."""
    yield "Rin", "resistor", OHMS, "in", "n0_0"
    for i in range(n):
        for j in range(n):
            here = f"{i}_{j}"
            yield f"C{here}", "capacitor", FARADS, f"n{here}", "ground"
            for k, (a, b) in enumerate(((i + 1, j), (i, j + 1))):
                if a < n and b < n:
                    yield f"R{k}_{here}", "resistor", OHMS, f"n{here}", f"m{k}_{here}"
                    yield f"L{k}_{here}", "inductor", HENRIES, f"m{k}_{here}", f"n{a}_{b}"


def built(n: int) -> po.Network:
    """The grid by calls in Python."""
    makers: dict[str, Callable[[str, float], Any]] = {
        "resistor": el.Resistor, "capacitor": el.Capacitor, "inductor": el.Inductor
    }  # fmt: skip
    network = po.Network("grid", SPAN)
    network.add(el.VoltageSource("V1", f"sin({OMEGA}*t)"), "in", "ground")
    for name, kind, value, *nodes in parts(n):
        network.add(makers[kind](name, value), *nodes)
    return network


def netlist(n: int, path: Path) -> None:
    """The grid as a netlist."""
    rows = [f"{name} {a} {b.replace('ground', '0')} {value}" for name, _, value, a, b in parts(n)]
    source = f"V1 in 0 SIN(0 1 {OMEGA / (2.0 * math.pi)!r})"
    path.write_text("\n".join(["grid", source, *rows, f".tran {SPAN / 100} {SPAN} uic", ".end", ""]))


def network_file(n: int, path: Path) -> None:
    """The grid as a network file."""
    keys = {"resistor": "resistance", "capacitor": "capacitance", "inductor": "inductance"}
    rows = ["poinsot = 1", '[elements.V1]\nkind = "voltage_source"', f'voltage = "sin({OMEGA}*t)"']
    rows.append('nodes = ["in", "ground"]')
    for name, kind, value, a, b in parts(n):
        rows.append(f'[elements.{name}]\nkind = "{kind}"\n{keys[kind]} = {value}\nnodes = ["{a}", "{b}"]')
    path.write_text("\n".join([*rows, ""]))


def run(network: po.Network) -> Floats:
    """The states at the end of a run, and a refusal where the ledger does not close."""
    found = po.simulate(network, SPAN, rtol=RTOL, times=[0.0, SPAN], outputs=["states"], progress=False)
    if (ratio := po.ledger(found).ratio) > RTOL:
        raise RuntimeError(f"the ledger of the grid misses {ratio:.3g}")
    states: Floats = found["states"].to_numpy()[-1]
    return states


def seconds(call: Callable[[], po.Network], again: int) -> tuple[float, float, Floats]:
    """Of the best call: the making of the network, the run of it; and its states."""
    best, states = (math.inf, math.inf), np.zeros(0)
    for _ in range(again):
        begun = process_time()
        network = call()
        made = process_time()
        states = run(network)
        best = min(best, (made - begun, process_time() - made), key=sum)
    return *best, states


def rows(again: int, large: int) -> Iterable[BenchFigure]:
    run(built(WARM))
    reference = seconds(partial(built, SMALL), again)
    with tempfile.TemporaryDirectory() as folder:
        doors = {"netlist": (netlist, "grid.cir"), "network file": (network_file, "grid.toml")}
        for door, (write, name) in doors.items():
            path = Path(folder) / name
            write(WARM, path)
            po.load_network(path)
            write(SMALL, path)
            read, ran, states = seconds(partial(po.load_network, path), again)
            case = f"{SMALL} x {SMALL}, {door}"
            yield BenchFigure(case, "reading [processor s]", read)
            yield BenchFigure(case, "call of simulate [processor s]", ran)
            apart = float(np.abs(states - reference[2]).max() / np.abs(reference[2]).max())
            yield bounded(case, "difference from the one built in Python", apart, 1e-9)  # decimals of a frequency
    yield BenchFigure(f"{SMALL} x {SMALL}, Python", "building [processor s]", reference[0])
    yield BenchFigure(f"{SMALL} x {SMALL}, Python", "call of simulate [processor s]", reference[1])
    case = f"{large} x {large}, Python"
    made, ran, _ = seconds(partial(built, large), again)
    yield BenchFigure(case, "building [processor s]", made)
    yield BenchFigure(case, "call of simulate [processor s]", ran)
    yield bounded(case, "whole call [processor s]", made + ran, GOAL)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e6
    yield BenchFigure(case, "peak of memory [GB]", peak)


def main() -> None:
    parser = options(__doc__ or "")
    parser.add_argument("--repeat", type=int, default=2, help="calls of each, of which the best counts")
    parser.add_argument("--nodes", type=int, default=LARGE, help="nodes along a side of the large one")
    arguments = parser.parse_args()
    finish(list(rows(arguments.repeat, arguments.nodes)), __doc__ or "", arguments.json)


if __name__ == "__main__":
    main()
