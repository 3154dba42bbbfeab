"""Random circuits with diodes: does every one run that ngspice runs, and do the voltages agree?

Resistors, inductors, capacitors, sources of both kinds, diodes, Zener pairs and bridges on three to seven nodes, 2 ms,
from 200 Hz to 2 kHz. ngspice: method=gear, points doubled until its voltages agree with themselves to 3e-5 of the
largest; runs of more than `LIMIT` seconds count as not run.
"""

from __future__ import annotations

import argparse
import math
import re
import shutil
import subprocess
import tempfile
from dataclasses import dataclass, replace
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

import poinsot as po
from poinsot import electrical
from poinsot.algebra import less, where

Floats = NDArray[np.float64]
SPAN, SAMPLES, RTOL, LIMIT = 2e-3, 101, 1e-6, 20.0
THERMAL = 1.380649e-23 * 300.0 / 1.602176634e-19
AGREE, ITSELF = 1e-4, 3e-5


@dataclass(frozen=True)
class Part:
    """One element: its letter, name, two nodes and numbers."""

    kind: str
    name: str
    nodes: tuple[str, str]
    values: tuple[float, ...]

    def element(self) -> Any:
        """Ours."""
        v = self.values
        match self.kind:
            case "R":
                return electrical.Resistor(self.name, v[0])
            case "C":
                return electrical.Capacitor(self.name, v[0])
            case "L":
                return electrical.Inductor(self.name, v[0])
            case "D":
                diode = electrical.Diode(self.name, v[0], thermal_voltage=THERMAL)
                return replace(diode, law=reverse_of_spice(diode.law, v[0]))
        formula = f"{v[0]!r} + {v[1]!r}*sin({2 * math.pi * v[2]!r}*t)"
        return (electrical.VoltageSource if self.kind == "V" else electrical.CurrentSource)(self.name, formula)

    def card(self) -> list[str]:
        """The lines of ngspice."""
        v, ends = self.values, " ".join("0" if n == "ground" else n for n in self.nodes)
        if self.kind in "VI":
            return [f"{self.name} {ends} sin({v[0]!r} {v[1]!r} {v[2]!r})"]
        if self.kind == "D":
            return [f"{self.name} {ends} m{self.name}", f".model m{self.name} d is={v[0]!r}"]
        return [f"{self.name} {ends} {v[0]!r}"]


def reverse_of_spice(law: Any, saturation: float) -> Any:
    """Shockley's law as ngspice has it: below −3 V_T the current is −I_s (1 + (3 V_T/(e v))³) instead, 10 % beside it.

    Islands between blocked diodes stand where these currents balance: what is compared here are solvers, not laws.
    """

    def spice(v: Any) -> Any:
        far = where(less(v, -3.0 * THERMAL), v, -3.0 * THERMAL)
        share = 3.0 * THERMAL / (far * math.e)
        reverse = 1e-12 * v - saturation * (1.0 + share * share * share)
        return (where(less(v, -3.0 * THERMAL), reverse, law(v)[0]),)

    return spice


def random_circuit(seed: int) -> list[Part]:
    """Connected, with a source behind a resistor and at least two diodes; every node reached from two sides."""
    rng = np.random.default_rng(seed)
    nodes = ["ground", *(f"n{k}" for k in range(int(rng.integers(2, 7))))]
    parts: list[Part] = []

    def put(kind: str, a: str, b: str, *values: float) -> None:
        parts.append(Part(kind, f"{kind}{len(parts)}", (a, b), values))

    def two() -> tuple[str, str]:
        a, b = rng.choice(len(nodes), 2, replace=False)
        return nodes[int(a)], nodes[int(b)]

    def saturation() -> float:
        return float(10 ** rng.uniform(-15, -9))

    def source(kind: str, a: str, b: str) -> None:
        size = float(rng.uniform(1, 10)) * (1.0 if kind == "V" else 1e-2)
        put(kind, a, b, float(rng.choice([0.0, 0.3 * size])), size, float(10 ** rng.uniform(2.3, 3.3)))

    def plain(kind: str, a: str, b: str) -> None:
        low, high = {"R": (1, 4), "C": (-8, -5), "L": (-4, -1)}[kind]
        put(kind, a, b, float(10 ** rng.uniform(low, high)))

    source("V", "source", "ground")
    put("R", "source", nodes[1], float(10 ** rng.uniform(0, 3)))
    for k in range(2, len(nodes)):  # a tree of all nodes
        a, kind = nodes[int(rng.integers(0, k))], str(rng.choice(list("RRCLDD")))
        put("D", a, nodes[k], saturation()) if kind == "D" else plain(kind, a, nodes[k])
    for _ in range(int(rng.integers(2, 6))):
        kind = str(rng.choice(list("RRCLDDD")))
        put("D", *two(), saturation()) if kind == "D" else plain(kind, *two())
    extra = str(rng.choice(["", "", "source", "zener", "bridge"]))
    if extra == "source":
        source("I", *two())
    if extra == "zener":  # two breakdowns, each a battery behind a diode beside the forward one
        a, b = two()
        level = float(rng.uniform(2, 6))
        for near, far, middle in ((a, "zz", "za"), (b, "zz", "zb")):
            put("D", near, far, saturation())
            put("D", far, middle, saturation())
            put("V", middle, near, level, 0.0, 1e3)
    if extra == "bridge":
        a, b = two()
        for near, far in ((a, "plus"), (b, "plus"), ("minus", a), ("minus", b)):
            put("D", near, far, saturation())
        plain("R", "plus", "minus")
        if rng.random() < 0.5:
            plain("C", "plus", "minus")
    for node in nodes[1:]:
        if sum(node in part.nodes for part in parts) < 2:
            plain("R", node, "ground")
    while sum(part.kind == "D" for part in parts) < 2:
        put("D", *two(), saturation())
    return parts


def nodes_of(parts: list[Part]) -> list[str]:
    """The nodes, without the ground."""
    return list(dict.fromkeys(n for part in parts for n in part.nodes if n != "ground"))


def ours(parts: list[Part], rtol: float = RTOL) -> tuple[Floats, Any]:
    """Potentials (nodes, samples), and the run, by Radau's method."""
    network = po.Network("random")
    for part in parts:
        network.add(part.element(), *part.nodes)
    names = [f"{part.name}.voltage" for part in parts]
    times = np.linspace(0, SPAN, SAMPLES)
    run = po.simulate(
        network, times=times, rtol=rtol, atol=1e-9, method="radau", outputs=names, max_steps=200_000, progress=False
    )
    found = {"ground": np.zeros(SAMPLES)}
    while len(found) <= len(nodes_of(parts)):
        for part, name in zip(parts, names, strict=True):
            a, b = part.nodes
            if b in found and a not in found:
                found[a] = found[b] + run[name].values
            elif a in found and b not in found:
                found[b] = found[a] - run[name].values
    return np.stack([found[n] for n in nodes_of(parts)]), run


def spice(parts: list[Part], points: int) -> Floats | None:
    """Potentials (nodes, samples) by ngspice with so many steps at least; None where it does not get to the end."""
    step = SPAN / points
    lines = ["random", *(line for part in parts for line in part.card())]
    lines += [".options method=gear reltol=1e-6 abstol=1e-16 vntol=1e-9 temp=26.85 tnom=26.85 gmin=1e-12"]
    lines += [f".tran {step!r} {SPAN!r} 0 {step!r} uic", ".end", ""]
    with tempfile.TemporaryDirectory() as folder:
        source, result = Path(folder) / "circuit.cir", Path(folder) / "circuit.raw"
        source.write_text("\n".join(lines))
        command = ["ngspice", "-b", "-r", str(result), str(source)]
        try:
            subprocess.run(command, capture_output=True, check=False, cwd=folder, timeout=LIMIT)
            head, _, data = result.read_bytes().partition(b"Binary:\n")
        except (subprocess.TimeoutExpired, OSError):
            return None
    names = [line.split()[1] for line in head.decode().partition("Variables:\n")[2].splitlines() if line.strip()]
    count = int(re.search(r"No\. Points:\s*(\d+)", head.decode())[1])  # type: ignore[index]
    if not count:
        return None
    columns = dict(zip(names, np.frombuffer(data[: 8 * count * len(names)]).reshape(count, -1).T, strict=True))
    if not len(columns["time"]) or columns["time"][-1] < SPAN * (1 - 1e-9):
        return None
    times = np.linspace(0, SPAN, SAMPLES)
    return np.stack([np.interp(times, columns["time"], columns[f"v({n})"]) for n in nodes_of(parts)])


def settled(parts: list[Part]) -> tuple[Floats | None, float]:
    """ngspice with points doubled until it agrees with itself, and how far it still differs from itself."""
    before, points, apart = spice(parts, 5_000), 5_000, math.inf
    while before is not None and points < 640_000:
        points *= 4 if apart > 10 * ITSELF and points > 5_000 else 2
        after = spice(parts, points)
        if after is None:
            break
        apart, before = difference(after, before), after
        if apart <= ITSELF:
            break
    return before, apart


def difference(one: Floats, other: Floats) -> float:
    """The largest difference after the start over the largest voltage: at the start ngspice has zeros."""
    return float(np.abs(one - other)[:, 1:].max() / max(np.abs(one).max(), 1e-9))


def compare(seed: int) -> dict[str, Any]:
    """One circuit by both."""
    parts = random_circuit(seed)
    theirs, apart = settled(parts)
    found: dict[str, Any] = {"seed": seed, "spice": theirs is not None, "itself": apart, "error": math.nan}
    start = perf_counter()
    try:
        voltages, run = ours(parts)
        found |= {"steps": run.attrs["steps"], "ledger": po.ledger(run).ratio, "failure": ""}
        found["finite"] = bool(np.isfinite(voltages).all())
        if theirs is not None:
            found["error"] = difference(voltages, theirs)
    except po.PoinsotError as error:
        found |= {"steps": 0, "ledger": math.nan, "failure": str(error), "finite": True}
    return found | {"seconds": perf_counter() - start}


def main() -> None:
    """All circuits compared, those that differ printed with their seeds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--circuits", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    given = parser.parse_args()
    if shutil.which("ngspice") is None:
        print("ngspice is not installed: nothing to compare with")
        return
    found = []
    for seed in range(given.first, given.first + given.circuits):
        found.append(compare(seed))
        f = found[-1]
        if f["failure"] or not f["finite"] or not f["error"] <= AGREE:
            print({k: v for k, v in f.items()}, flush=True)
    both = [f for f in found if f["spice"] and not f["failure"]]
    agree = sum(f["error"] <= AGREE for f in both)
    unsettled = sum(f["error"] > AGREE and f["itself"] > ITSELF for f in both)
    failed = sum(bool(f["failure"]) for f in found)
    ledger, steps = np.nanmax([f["ledger"] for f in found]), np.median([f["steps"] for f in found])
    print(f"{len(found)} circuits, seeds from {given.first}: {len(both)} run by both, {agree} agree to {AGREE:g}")
    print(f"{len(both) - agree} differ, {unsettled} of them where ngspice still differs from itself")
    print(f"run only here: {sum(not f['spice'] and not f['failure'] for f in found)}, failed here: {failed}", end=", ")
    print(f"only by ngspice: {sum(bool(f['failure']) and f['spice'] for f in found)}", end=", ")
    print(f"not finite: {sum(not f['finite'] for f in found)}; median steps {steps:.0f}, largest ledger {ledger:.1e}")


if __name__ == "__main__":
    main()
