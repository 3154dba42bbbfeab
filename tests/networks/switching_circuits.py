"""Circuits with ideal switches, and their copies in other domains."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

import poinsot as po
from poinsot import electrical as el
from poinsot.algebra.arrays import Floats
from poinsot.simulation import Switching

G = "ground"


def circuit(*placed: Any) -> po.Network:
    """A network of (element, nodes …)."""
    net = po.Network("circuit")
    for element, *nodes in placed:
        net.add(element, *nodes)
    return net


def bridge(*load: Any, source: str = "10*sin(2*pi*50*t)") -> po.Network:
    """Four ideal diodes that turn a source round, and a load between "p" and the ground."""
    return circuit(
        (el.VoltageSource("V", source), "a", "b"),
        (el.IdealDiode("D1"), "a", "p"), (el.IdealDiode("D2"), "b", "p"),
        (el.IdealDiode("D3"), G, "a"), (el.IdealDiode("D4"), G, "b"), *load,
    )  # fmt: skip


def random_circuit(rng: np.random.Generator) -> list[tuple[Any, str, str]]:
    """A connected circuit of storage, resistors, a source and up to five switches, each with something in series."""
    nodes = ["n1", "n2", "n3", "n4"]
    placed: list[tuple[Any, str, str]] = [(el.Resistor(f"R{k}", float(rng.uniform(1, 9))), n, G)
                                          for k, n in enumerate(nodes)]  # fmt: skip
    placed.append((el.VoltageSource("V", f"{rng.uniform(1, 5)}*sin({rng.uniform(1, 5)}*t + 1)"), "v", G))
    placed.append((el.Resistor("RV", 1.5), "v", str(rng.choice(nodes))))
    for k in range(int(rng.integers(1, 4))):
        a, b = rng.choice([*nodes, G], 2, replace=False)
        if rng.random() < 0.5:
            placed.append((el.Capacitor(f"C{k}", float(rng.uniform(0.1, 1)), voltage=float(rng.normal())), a, b))
        else:
            placed.append((el.Inductor(f"L{k}", float(rng.uniform(0.1, 1)), current=float(rng.normal())), a, b))
    for k in range(int(rng.integers(1, 6))):
        a, b = rng.choice([*nodes, G], 2, replace=False)
        made = el.Switch(f"S{k}", "sin(t)") if rng.random() < 0.3 else el.IdealDiode(f"D{k}")
        placed.append((made, str(a), str(b)))
    return placed


def told(found: Switching, closed: set[str]) -> NDArray[np.int64]:
    """The mode in which the switches of these names are closed, the others open."""
    assert found.rows.turned is not None
    rows = zip(found.rows.names, found.rows.turned, strict=True)
    return np.array([int((name in closed) != bool(t)) for name, t in rows], np.int64)


def pulses(period: float, duty: float, count: int) -> tuple[Floats, Floats]:
    """Samples of a command that is 1 for a share of every period, then 0: every edge is the same time twice."""
    edges = np.append((np.arange(count)[:, None] * period + np.array([0.0, duty * period])).ravel(), count * period)
    return np.repeat(edges, 2)[1:-1], np.repeat(np.tile([1.0, 0.0], count), 2)
