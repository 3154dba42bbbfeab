"""Ladders of resistors, inductors and capacitors: how soon are they equations, how soon and how exactly do they run?

V – [R, L, C] × n. Peers: BondGraphTools and PyPHS for the equations, ngspice for the runs. Reference of the runs: the
exponential of the matrix of the ladder, written down by hand.
"""

from __future__ import annotations

import gc
import json
import math
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import numpy as np
from common import EXAMPLES, finish, fresh_python, least_seconds, options
from numpy.typing import NDArray

import poinsot as po
from poinsot import electrical
from poinsot.cli.bench import BenchFigure, bounded, raced

Floats = NDArray[np.float64]
R, L, C = 0.1, 1e-3, 1e-6
SIZES = (10, 1_000, 100_000)
SPAN, SMALL_SPAN, SECTIONS = 1e-2, 1e-3, 333
EXPONENT, SECONDS = 1.1, 1.0
PEER_SECTIONS, PEER_LIMIT = (3, 10), 300
SPICE = ((1e-5, 1e-3), (1e-6, 1e-6), (2e-7, 1e-6))
"""Longest step [s] and relative tolerance of runs of ngspice."""

BOND_GRAPH = f"""
import json, sys, time
import BondGraphTools as bgt

def ladder(sections):
    model, before = bgt.new(name="ladder"), bgt.new("Se", value=1.0)
    bgt.add(model, before)
    for k in range(sections):
        one, zero = bgt.new("1"), bgt.new("0")
        parts = [bgt.new(kind, value=value, name=kind + str(k)) for kind, value in (("R", {R}), ("I", {L}), ("C", {C}))]
        bgt.add(model, one, zero, *parts)
        for a, b in ((before, one), (one, parts[0]), (one, parts[1]), (one, zero), (zero, parts[2])):
            bgt.connect(a, b)
        before = zero
    return model

sections = int(sys.argv[1])
ladder(1).constitutive_relations
start = time.perf_counter()
count = len(ladder(sections).constitutive_relations)
print(json.dumps([count, time.perf_counter() - start]))
"""

PORT_HAMILTONIAN = f"""
import json, sys, tempfile, time
from pathlib import Path
from pyphs import Netlist

def ladder(sections, path):
    netlist = Netlist(str(path), clear=True)
    def add(component, label, nodes, **arguments):
        netlist.add_line({{"dictionary": "electronics", "component": component, "label": label, "nodes": nodes,
                           "arguments": arguments}})
    add("source", "V", ("#", "n0"), type="voltage")
    for k in range(sections):
        add("resistor", f"R{{k}}", (f"n{{k}}", f"m{{k}}"), R=(f"R{{k}}", {R}))
        add("inductor", f"L{{k}}", (f"m{{k}}", f"n{{k + 1}}"), L=(f"L{{k}}", {L}))
        add("capacitor", f"C{{k}}", (f"n{{k + 1}}", "#"), C=(f"C{{k}}", {C}))
    netlist.write()
    return netlist.to_graph().to_core()

sections = int(sys.argv[1])
with tempfile.TemporaryDirectory() as folder:
    ladder(1, Path(folder) / "one.net")
    start = time.perf_counter()
    count = ladder(sections, Path(folder) / "all.net").dims.x()
    print(json.dumps([count, time.perf_counter() - start]))
"""


def ladder(sections: int) -> po.Network:
    """The ladder as a network, one volt from the start of the run."""
    network = po.Network("ladder", SPAN)
    network.add(electrical.VoltageSource("V", 1.0), "n0", "ground")
    for k in range(sections):
        network.add(electrical.Resistor(f"R{k}", R), f"n{k}", f"m{k}")
        network.add(electrical.Inductor(f"L{k}", L), f"m{k}", f"n{k + 1}")
        network.add(electrical.Capacitor(f"C{k}", C), f"n{k + 1}", "ground")
    return network


def seconds_to_equations(elements: int) -> dict[str, float]:
    """Processor seconds of each way to the equations and the structure of the ladder."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "ladder.cir"
        path.write_text("\n".join([*cards(elements // 3), ".end", ""]))
        gc.collect()
        clock = [process_time()]
        po.load(path).structure()
        clock.append(process_time())
    gc.collect()
    clock.append(process_time())
    network = ladder(elements // 3)
    clock.append(process_time())
    network.structure()
    clock.append(process_time())
    return {"netlist": clock[1] - clock[0], "calls": clock[3] - clock[2], "network": clock[4] - clock[3]}


def equation_rows() -> list[BenchFigure]:
    """Seconds for each size, and the exponent between the two larger ones."""
    seconds_to_equations(30)
    rounds = {10: 20, 1_000: 10, 100_000: 3}
    taken = {}
    for elements in SIZES:
        runs = [seconds_to_equations(elements) for _ in range(rounds[elements])]
        taken[elements] = {name: min(run[name] for run in runs) for name in runs[0]}
    ways = {
        "netlist": "from a netlist to equations and structure",
        "network": "from a network to equations and structure",
        "calls": "the network described in Python",
    }
    rows: list[BenchFigure] = []
    for name, what in ways.items():
        for n in SIZES:
            case, measure, seconds = f"ladder of {n:,}", f"{what} [s]", taken[n][name]
            limited = n == 1_000 and name != "calls"
            rows.append(bounded(case, measure, seconds, SECONDS) if limited else BenchFigure(case, measure, seconds))
        exponent = math.log(taken[100_000][name] / taken[1_000][name]) / math.log(100)
        case, measure = "ladders of 1,000 and 100,000", f"{what}, exponent"
        rows.append(
            BenchFigure(case, measure, exponent) if name == "calls" else bounded(case, measure, exponent, EXPONENT)
        )
    return rows


def peer_rows(python: str) -> list[BenchFigure]:
    """Small ladders by the peers, in the Python where they are installed."""
    rows = []
    for sections in PEER_SECTIONS:
        runs = [seconds_to_equations(3 * sections) for _ in range(20)]
        ours = min(run["calls"] + run["network"] for run in runs)
        case, measure = f"ladder of {3 * sections + 1}", "from calls in Python to equations [s]"
        for name, code in (("BondGraphTools", BOND_GRAPH), ("PyPHS", PORT_HAMILTONIAN)):
            done = _run([python, "-c", code, str(sections)])
            if done is None:
                rows.append(raced(case, measure, ours, None, f"{name} (not installed)"))
                continue
            count, peer = json.loads(done.stdout.splitlines()[-1])
            if count != 2 * sections:
                raise RuntimeError(f"{name} finds {count} states in a ladder that has {2 * sections}")
            rows.append(raced(case, measure, ours, peer, name))
    return rows


def _run(command: list[str]) -> subprocess.CompletedProcess[str] | None:
    """A command that ended well, or None."""
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True, timeout=PEER_LIMIT)
    except (OSError, subprocess.SubprocessError):
        return None


def exact_voltages(sections: int, time: float) -> Floats:
    """The voltages of the capacitors, by the exponential of the ladder's matrix; states (i, v, 1)."""
    from scipy.linalg import expm

    n = sections
    A = np.zeros((2 * n + 1, 2 * n + 1))
    i = np.arange(n)
    A[i, i], A[i, n + i], A[n + i, i] = -R / L, -1 / L, 1 / C
    A[i[1:], n + i[:-1]] = 1 / L
    A[0, 2 * n] = 1 / L
    A[n + i[:-1], i[1:]] = -1 / C
    start = np.zeros(2 * n + 1)
    start[-1] = 1.0
    found: Floats = (expm(A * time) @ start)[n : 2 * n]
    return found


def cards(sections: int) -> list[str]:
    """The title of the ladder's netlist, and its elements."""
    lines = ["ladder", "V n0 0 DC 1"]
    for k in range(sections):
        lines += [f"R{k} n{k} m{k} {R}", f"L{k} m{k} n{k + 1} {L}", f"C{k} n{k + 1} 0 {C}"]
    return lines


def netlist(sections: int, step: float, tolerance: float) -> str:
    """The ladder for ngspice; the tolerances of currents, voltages and charges follow the relative one."""
    small = f"abstol={1e-3 * tolerance:g} vntol={1e-3 * tolerance:g} chgtol={1e-9 * tolerance:g}"
    return "\n".join(
        [
            *cards(sections),
            f".options reltol={tolerance:g} {small}",
            f".tran {step:g} {SPAN:g} 0 {step:g} uic",
            ".end",
            "",
        ]
    )


def spice(text: str) -> tuple[dict[str, Floats], float, float]:
    """What ngspice makes of a netlist: its vectors, the seconds of the whole process and of its analysis."""
    with tempfile.TemporaryDirectory() as folder:
        source, result = Path(folder) / "circuit.cir", Path(folder) / "circuit.raw"
        source.write_text(text)
        start = perf_counter()
        done = subprocess.run(
            ["ngspice", "-b", "-r", str(result), str(source)], capture_output=True, text=True, check=True, cwd=folder
        )
        whole = perf_counter() - start
        head, _, data = result.read_bytes().partition(b"Binary:\n")
    analysis = re.search(r"Total analysis time \(seconds\) = (\S+)", done.stdout + done.stderr)
    names = [line.split()[1] for line in head.decode().partition("Variables:\n")[2].splitlines() if line.strip()]
    columns = np.frombuffer(data).reshape(-1, len(names)).T
    return dict(zip(names, columns, strict=True)), whole, float(analysis[1]) if analysis else math.nan


OURS = """
import sys
sys.path.insert(0, {folder!r})
import networks
print(networks.our_run({rtol!r})[1])
"""


def our_run(rtol: float) -> tuple[Any, float]:
    """The run of the ladder at a tolerance, and the seconds of the call."""
    network = ladder(SECTIONS)
    start = perf_counter()
    names = [f"C{k}.voltage" for k in range(SECTIONS)]
    run = po.simulate(network, SPAN, times=[0.0, SPAN], rtol=rtol, atol=rtol, outputs=names, progress=False)
    return run, perf_counter() - start


def _call_seconds(rtol: float) -> float:
    return our_run(rtol)[1]


def _loop_seconds(rtol: float) -> float:
    return float(our_run(rtol)[0].attrs["loop_seconds"])


def our_error(run: Any, exact: Floats) -> float:
    """The largest error of a voltage at the end, over the largest voltage."""
    found = np.array([run[f"C{k}.voltage"].values[-1] for k in range(len(exact))])
    return float(np.abs(found - exact).max() / np.abs(exact).max())


def run_rows() -> list[BenchFigure]:
    """The ladder of 1,000 run by both, ours at the loosest tolerance that is at least as accurate as ngspice was."""
    exact, case = exact_voltages(SECTIONS, SPAN), "ladder of 1,000, 10 ms"
    ways = [(rtol, our_error(our_run(rtol)[0], exact)) for rtol in (10.0**-k for k in range(2, 12))]
    if shutil.which("ngspice") is None:
        error = ways[-1][1]
        return [raced(case, "worst error at the end", error, None, "ngspice (not installed)")]
    rows: list[BenchFigure] = []
    for step, tolerance in SPICE:
        vectors, whole, engine = spice(netlist(SECTIONS, step, tolerance))
        found = np.array([vectors[f"v(n{k + 1})"][-1] for k in range(SECTIONS)])
        theirs = float(np.abs(found - exact).max() / np.abs(exact).max())
        rtol, error = next(way for way in ways if way[1] <= theirs)
        name = f"ngspice, steps ≤ {step:g} s, reltol {tolerance:g}"
        start = perf_counter()
        fresh_python(OURS.format(folder=str(Path(__file__).parent), rtol=rtol))
        cold = perf_counter() - start
        least = least_seconds({"call": partial(_call_seconds, rtol), "loop": partial(_loop_seconds, rtol)}, 3)
        rows += [
            raced(case, "worst error at the end", error, theirs, name),
            raced(case, "whole process [s]", cold, whole, name, 1.0),
            raced(case, "the analysis, from the network [s]", least["call"], engine, name, 1.0),
            raced(case, "the analysis, compiled loop [s]", least["loop"], engine, name, 1.0),
        ]
    return rows


def large_rows() -> list[BenchFigure]:
    """The ladder of 100,000: run, and every joule accounted for."""
    network = ladder(33_333)
    start = perf_counter()
    times = np.linspace(0.0, SMALL_SPAN, 5)
    run = po.simulate(network, SMALL_SPAN, times=times, rtol=1e-9, atol=1e-9, progress=False)
    whole, case = perf_counter() - start, "ladder of 100,000, 1 ms"
    residual = float(np.abs(run["energy_residual"]).max() / run["energy_turnover"][-1])
    return [
        BenchFigure(case, "the whole call [s]", whole),
        BenchFigure(case, "compiled loop [s]", float(run.attrs["loop_seconds"])),
        bounded(case, "residual over turnover of energy", residual, 1e-9),
    ]


def rectifier_rows() -> list[BenchFigure]:
    """A netlist that both read: the largest difference of two voltages, over the largest voltage."""
    path = EXAMPLES / "networks" / "rectifier.cir"
    case, measure = "rectifier.cir", "largest difference of two voltages"
    if shutil.which("ngspice") is None:
        return [raced(case, measure, math.nan, None, "ngspice (not installed)")]
    fine = ".options reltol=1e-7 abstol=1e-13 vntol=1e-10\n.tran 1u 0.1 0 1u uic\n"
    text = re.sub(r"^\.tran.*\n", fine, path.read_text(), flags=re.MULTILINE)
    vectors = spice(text)[0]
    times = np.linspace(0.0, 0.1, 201)[1:]
    run = po.simulate(po.load(path), 0.1, times=times, progress=False)
    ours = np.array([run["C1.voltage"].values, run["L1.voltage"].values + run["R2.voltage"].values])
    theirs = np.interp(times, vectors["time"], vectors["v(out)"])
    return [bounded(case, measure, float(np.abs(ours - theirs).max() / np.abs(theirs).max()), 1e-4)]


def main() -> None:
    parser = options(__doc__ or "")
    parser.add_argument("--peers", default=sys.executable, metavar="PYTHON", help="the Python that has the peers")
    arguments = parser.parse_args()
    parts: Iterable[list[BenchFigure]] = (
        equation_rows(), peer_rows(arguments.peers), run_rows(), large_rows(), rectifier_rows()
    )  # fmt: skip
    finish([row for part in parts for row in part], __doc__ or "", arguments.json)


if __name__ == "__main__":
    main()
