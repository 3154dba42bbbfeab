"""Random circuits with diodes: however they are written down the run is the same, and an independent solver agrees.

The circuits are those of benchmarks/diodes.py, with the package's own law of a diode.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import quick
from poinsot import electrical as el
from poinsot.algebra.arrays import Floats
from poinsot.networks import residual
from simulation.dense_circuits import Dense, Stuck, generator

THERMAL, LEAK, RTOL = 0.025852, 1e-12, 1e-6


def random_circuit(seed: int) -> list[Any]:
    return list(generator().random_circuit(seed))


def mirrored(diode: Any) -> Any:
    """The element from cathode to anode: −i(−v), steep downwards."""
    (junction,) = diode.junctions
    steep = replace(junction, width=-junction.width)
    return replace(diode, law=lambda v: (-1.0 * diode.law(-1.0 * v)[0],), junctions=(steep,))


def element(part: Any, name: str, mirror: bool = False) -> Any:
    if part.kind == "D":
        diode = el.Diode(name, part.values[0], thermal_voltage=THERMAL, leak=LEAK)
        return mirrored(diode) if mirror else diode
    return replace(part, name=name).element()


def network(
    parts: Sequence[Any],
    prefix: str = "",
    ground: str = "ground",
    mirror: Sequence[str] = (),
    beside: Sequence[Any] = (),
) -> po.Network:
    """Renamed, with its ground at another node, some diodes mirrored, beside another circuit that has nothing but the
    ground in common with it (a floating one is refused)."""
    net = po.Network("random")
    other = {ground: "ground", "ground": "ground before" if ground != "ground" else "ground"}
    for part in parts:
        a, b = (other.get(n, prefix + n) for n in part.nodes)
        flip = part.name in mirror
        net.add(element(part, prefix + part.name, flip), *((b, a) if flip else (a, b)))
    for part in beside:
        nodes = [n if n == "ground" else "beside " + n for n in part.nodes]
        net.add(element(part, "beside " + part.name), *nodes)
    return net


def run_of(net: po.Network, times: Floats, **given: Any) -> Any:
    """Done, with the ledger within its documented bound."""
    options: dict[str, Any] = {"rtol": RTOL, "atol": 1e-9, "method": "radau", "max_steps": 20_000}
    run = po.simulate(net, times=times, **{**options, **given})
    assert run.attrs["status"] == "done" and po.ledger(run).ratio <= run.attrs["ledger_bound"]
    return run


def voltages(run: Any, parts: Sequence[Any], prefix: str = "", mirror: Sequence[str] = ()) -> Floats:
    """Of all elements, from the first to the second node as they were generated: (elements, samples)."""
    signs = [-1.0 if part.name in mirror else 1.0 for part in parts]
    found = [sign * run[f"{prefix}{part.name}.voltage"].values for part, sign in zip(parts, signs, strict=True)]
    assert np.isfinite(found).all()
    return np.array(found)


def apart(one: Floats, other: Floats) -> float:
    return float(np.abs(one - other).max() / np.abs(one).max())


def ways(seed: int, parts: list[Any]) -> dict[str, dict[str, Any]]:
    """How the circuit may be written otherwise."""
    rng = np.random.default_rng(seed)
    nodes = generator().nodes_of(parts)
    diodes = [part.name for part in parts if part.kind == "D"]
    return {
        "reordered": {"parts": [parts[int(k)] for k in rng.permutation(len(parts))]},
        "renamed": {"prefix": "a name "},
        "grounded elsewhere": {"ground": nodes[int(rng.integers(len(nodes)))]},
        "mirrored": {"mirror": [name for name in diodes if rng.random() < 0.5] or diodes[:1]},
        "beside another": {"beside": random_circuit(seed + 1000)},
    }


def all_ways(seed: int, monkeypatch: pytest.MonkeyPatch) -> dict[str, float]:
    """How far each way is from the run as the circuit was generated, of its largest voltage."""
    parts, times = random_circuit(seed), np.linspace(0, 2e-3, 51)
    run = run_of(network(parts), times)
    one, found = voltages(run, parts), {}
    for way, change in ways(seed, parts).items():
        two = run_of(network(**{"parts": parts, **change}), times)
        found[way] = apart(one, voltages(two, parts, change.get("prefix", ""), change.get("mirror", ())))
    # no diode gives its voltage where potentials of nodes stand for a whole tree: its causality is swapped
    with monkeypatch.context() as patch:
        patch.setattr(residual, "LARGEST_WHOLE", 0)
        found["swapped"] = apart(one, voltages(run_of(network(parts), times), parts))
    # in two parts: the state of storage at the end of the first begins the second
    half = len(times) // 2
    state = np.array([float(run[name][half]) for name in network(parts).state_names])
    rest = run_of(network(parts), times[half:], start=float(times[half]), initial=state)
    found["in two parts"] = apart(one[:, half:], voltages(rest, parts))
    return found


def agrees_with_the_referee(seed: int) -> float:
    """How far the voltages of all elements are from the referee's after the start (where it has none), 0.5 ms."""
    parts, times = random_circuit(seed), np.linspace(0, 5e-4, 51)
    dense = Dense(parts, THERMAL, LEAK)
    x = dense.run(times, 1e-6)
    theirs = np.array([x @ dense.incidence(part.nodes) for part in parts])
    ours = voltages(run_of(network(parts), times), parts)
    return apart(ours[:, 1:], theirs[:, 1:])


@pytest.mark.parametrize("seed", quick(1, [0, 3, 5, 10, 13, 24, *range(40, 80)]))
def test_a_random_circuit_runs_alike_however_it_is_written(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """To ten times the tolerance of a step; measured at most 6.1e-7 of the largest voltage, seeds 0–24."""
    found = all_ways(seed, monkeypatch)
    assert max(found.values()) <= 10 * RTOL, found


@pytest.mark.sample(1)
@pytest.mark.parametrize("seed", [3, 10, 13, 19])
def test_a_random_circuit_agrees_with_an_independent_solver(seed: int) -> None:
    """To 1e-5 of the largest voltage; measured 6e-7."""
    assert agrees_with_the_referee(seed) <= 1e-5


@pytest.mark.long
def test_many_random_circuits_agree_with_an_independent_solver() -> None:
    """Of 40, all but the few in which the referee itself stops, where currents of inductors alone meet at a node."""
    found: dict[int, float] = {}
    for seed in range(40):
        try:
            found[seed] = agrees_with_the_referee(seed)
        except Stuck:
            continue
    assert len(found) >= 38 and max(found.values()) <= 1e-4, found
