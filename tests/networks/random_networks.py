"""Random linear circuits, and what nodal analysis says of them: an independent way to the same numbers.

A circuit is a list of parts (kind, name, nodes, values). It becomes a `Network`, or the descriptor form
E ż + F z = s(t) in z = (potentials of nodes, currents of branches), differentiated until storage determines everything.
"""

from dataclasses import dataclass
from math import cos, pi
from typing import Any

import numpy as np
import pytest

import poinsot as po
from poinsot import Network, electrical
from poinsot import electrical as el
from poinsot.algebra import tanh
from poinsot.algebra.arrays import Floats
from poinsot.components.primitives import Element
from poinsot.elements import ELECTRICAL, Relation, TerminalPair

ORDER = 3  # how often the descriptor form is differentiated: enough for index 3

each_seed = pytest.mark.parametrize("seed", range(40))


@dataclass(frozen=True)
class Part:
    """A part of a circuit: "R", "C", "L", "V", "I" on two nodes; "T" (transformer), "G" (gyrator), "M" on four."""

    kind: str
    name: str
    nodes: tuple[str, ...]
    values: tuple[float, ...]

    def element(self) -> Element:
        name, (a, *rest) = self.name, self.values
        match self.kind:
            case "R":
                return electrical.Resistor(name, a)
            case "C":
                return electrical.Capacitor(name, a)
            case "L":
                return electrical.Inductor(name, a)
            case "M":
                return electrical.MutualInductance(name, a, rest[0], coupling=rest[1])
            case "V":
                return electrical.VoltageSource(name, f"{a!r}*sin({rest[0]!r}*t + {rest[1]!r})")
            case "I":
                return electrical.CurrentSource(name, f"{a!r}*sin({rest[0]!r}*t + {rest[1]!r})")
            case "T":
                return electrical.Transformer(name, a)
            case _:
                return electrical.Gyrator(name, a)


Circuit = list[Part]


def random_circuit(rng: np.random.Generator, kinds: str = "RRCCLLVITGM", nodes: int = 5, parts: int = 11) -> Circuit:
    """Parts on random nodes, all joined to the ground; loops of capacitors and cutsets of inductors come by chance."""
    names = ["ground", *(f"n{k}" for k in range(nodes))]
    found: Circuit = []
    for k in range(parts):
        kind = str(rng.choice(list(kinds)))
        if k < nodes:  # a tree first, of two-terminal parts
            kind = kind if kind in "RCLV" else "R"
            ends = [names[int(rng.integers(k + 1))], names[k + 1]]
            rng.shuffle(ends)
        else:
            ends = list(rng.choice(names, size=2, replace=False))
        if kind in "TGM":
            ends += list(rng.choice(names, size=2, replace=False))
        size = float(np.exp(rng.uniform(-1, 1)))
        match kind:
            case "V" | "I":
                values = (size, float(rng.uniform(0.5, 2)), float(rng.uniform(0, 6)))
            case "M":
                values = (size, float(np.exp(rng.uniform(-1, 1))), float(rng.uniform(-0.9, 0.9)))
            case "T" | "G":
                values = (size * float(rng.choice([-1, 1])),)
            case _:
                values = (size,)
        found.append(Part(kind, f"{kind}{k}", tuple(map(str, ends)), values))
    for k, node in enumerate(names[1:]):
        if sum(end == node for part in found for end in part.nodes) == 1:
            other = str(rng.choice([n for n in names if n != node]))
            found.append(Part("R", f"R{parts + k}", (node, other), (1.0,)))
    return found


def network(circuit: Circuit) -> Network:
    """The circuit as a network."""
    found = Network("random circuit")
    for part in circuit:
        found.add(part.element(), *part.nodes)
    return found


@dataclass(frozen=True)
class Solution:
    """across, through of every branch in order of the network; unique: whether the laws say all of it."""

    across: Floats
    through: Floats
    unique: bool


class NodalAnalysis:
    """E ż + F z = s(t) of a circuit; z = (potentials, currents)."""

    def __init__(self, circuit: Circuit) -> None:
        self.circuit = circuit
        self.nodes = sorted({n for part in circuit for n in part.nodes} - {"ground"})
        self.ends = [part.nodes[k : k + 2] for part in circuit for k in range(0, len(part.nodes), 2)]
        n, b = len(self.nodes), len(self.ends)
        at = {name: k for k, name in enumerate(self.nodes)}
        self.A = np.zeros((b, n))  # across = A potentials
        for k, (p, q) in enumerate(self.ends):
            for node, sign in ((p, 1.0), (q, -1.0)):
                if node != "ground":
                    self.A[k, at[node]] += sign
        self.E, self.F = np.zeros((n + b, n + b)), np.zeros((n + b, n + b))
        self.F[:n, n:] = self.A.T
        self.C, self.L = np.zeros((0, n + b)), np.zeros((0, n + b))
        self._signals: list[tuple[int, tuple[float, ...]]] = []
        k = 0
        for part in circuit:
            k = self._write(part, k)

    def _write(self, part: Part, k: int) -> int:
        n, (a, *rest) = len(self.nodes), part.values
        row = n + k
        v, i = (lambda j: np.r_[self.A[j], np.zeros(len(self.ends))]), (lambda j: np.eye(len(self.E))[n + j])
        match part.kind:
            case "R":
                self.F[row] = v(k) - a * i(k)
            case "C":
                self.E[row], self.F[row] = a * v(k), -i(k)
                self.C = np.vstack([self.C, v(k)])
            case "L":
                self.E[row], self.F[row] = -a * i(k), v(k)
                self.L = np.vstack([self.L, i(k)])
            case "M":
                m = rest[1] * np.sqrt(a * rest[0])
                self.E[row], self.F[row] = -a * i(k) - m * i(k + 1), v(k)
                self.E[row + 1], self.F[row + 1] = -m * i(k) - rest[0] * i(k + 1), v(k + 1)
                self.L = np.vstack([self.L, i(k), i(k + 1)])
            case "V":
                self.F[row] = v(k)
                self._signals.append((row, part.values))
            case "I":
                self.F[row] = i(k)
                self._signals.append((row, part.values))
            case "T":
                self.F[row], self.F[row + 1] = v(k) - a * v(k + 1), i(k + 1) + a * i(k)
            case "G":
                self.F[row], self.F[row + 1] = v(k + 1) - a * i(k), v(k) + a * i(k + 1)
        return k + 2 if part.kind in "MTG" else k + 1

    def _source(self, t: float, order: int) -> Floats:
        """The derivative of s of this order."""
        found = np.zeros(len(self.E))
        for row, (size, frequency, phase) in self._signals:
            found[row] = size * frequency**order * cos(frequency * t + phase + (order - 1) * pi / 2)
        return found

    def _array(self, t: float) -> tuple[Floats, Floats]:
        n = len(self.E)
        M, s = np.zeros(((ORDER + 1) * n, (ORDER + 2) * n)), np.zeros((ORDER + 1) * n)
        for k in range(ORDER + 1):
            M[k * n : (k + 1) * n, k * n : (k + 1) * n] = self.F
            M[k * n : (k + 1) * n, (k + 1) * n : (k + 2) * n] = self.E
            s[k * n : (k + 1) * n] = self._source(t, k)
        return M, s

    def is_regular(self) -> bool:
        """Whether E s + F is a regular pencil: the circuit has one solution for each consistent start."""
        sizes = [np.linalg.svd(s * self.E + self.F, compute_uv=False) for s in (0.37, 1.91, 0.7 + 1.3j)]
        return any(size[-1] > 1e-11 * size[0] for size in sizes)

    def consistent(self, rng: np.random.Generator, t: float) -> tuple[Floats, Floats]:
        """Random voltages of capacitors and currents of inductors that the circuit allows at time t."""
        M, s = self._array(t)
        _, sizes, V = np.linalg.svd(M)
        rank = int((sizes > 1e-10 * sizes[0]).sum())
        z = np.linalg.lstsq(M, s, rcond=1e-10)[0] + V[rank:].T @ rng.uniform(-1, 1, len(V) - rank)
        return self.C @ z[: len(self.E)], self.L @ z[: len(self.E)]

    def solve(self, voltages: Floats, currents: Floats, t: float) -> Solution:
        """Everything, from the voltages of capacitors and the currents of inductors, all consistent."""
        n = len(self.E)
        M, s = self._array(t)
        known = np.zeros((len(self.C) + len(self.L), M.shape[1]))
        known[:, :n] = np.vstack([self.C, self.L])
        whole = np.vstack([M, known])
        found, _, rank, _ = np.linalg.lstsq(whole, np.r_[s, voltages, currents], rcond=1e-10)
        null = np.linalg.svd(whole)[2][rank:]
        assert np.abs(whole @ found - np.r_[s, voltages, currents]).max() < 1e-8, "not consistent"
        unique = bool(np.abs(null[:, :n]).max(initial=0.0) < 1e-7)
        return Solution(self.A @ found[: len(self.nodes)], found[len(self.nodes) : n], unique)


def state(circuit: Circuit, voltages: Floats, currents: Floats) -> list[float]:
    """Charges and flux linkages in the order of the network's states."""
    v, i = list(voltages), list(currents)
    found: list[float] = []
    for part in circuit:
        a, *rest = part.values
        if part.kind == "C":
            found.append(a * v.pop(0))
        elif part.kind == "L":
            found.append(a * i.pop(0))
        elif part.kind == "M":
            m, i1, i2 = rest[1] * np.sqrt(a * rest[0]), i.pop(0), i.pop(0)
            found += [a * i1 + m * i2, m * i1 + rest[0] * i2]
    return found


G = "ground"

Bound = tuple[str, str, float, float]


def controlled(name: str, gain: float, bend: float, output: str) -> Relation:
    """output = gain · v + bend · tanh(v / volt) of the voltage v at the port "in", which takes no current."""
    ports = TerminalPair(ELECTRICAL, "in"), TerminalPair(ELECTRICAL, "out")

    def law(v: Any) -> tuple[Any, Any]:
        return 0.0 * v, gain * v + bend * tanh(v)

    return Relation(name, ports, ("through", output), ((0, "across"),), law, "active")  # type: ignore[arg-type]


def random_network(
    rng: np.random.Generator, turned: bool = False
) -> tuple[po.Network, list[tuple[str, str, float, float]]]:
    """Stages of controlled sources with storage across or in them, each driven by a divider at the stage before.

    Returns what is bound: storage and quantity, the divider that it follows, gain and bend.
    """
    size, bound, at = 10 ** rng.uniform(-2, 2), list[Bound](), "n0"
    parts: list[tuple[Any, ...]] = []
    parts.append((el.VoltageSource("V", f"{rng.uniform(0.5, 2)}*cos({rng.uniform(1, 9)}*t)"), "n0", G))
    for k in range(int(rng.integers(1, 4))):
        gain, bend = rng.uniform(0.3, 2, 2) * rng.choice([-1, 1], 2)
        kind = rng.choice(["C", "L", "CC"])
        parts += [(el.Resistor(f"R{k}", size * rng.uniform(1, 2)), at, f"b{k}")]
        parts += [(el.Resistor(f"S{k}", size * rng.uniform(1, 2)), f"b{k}", G)]
        parts += [(controlled(f"A{k}", gain, bend, "through" if kind == "L" else "across"), f"b{k}", G, f"n{k + 1}", G)]
        if kind == "L":
            parts += [(el.Inductor(f"L{k}", 0.1 * size), f"n{k + 1}", G)]
            bound.append((f"L{k}.current", f"S{k}.voltage", -gain, -bend))
        elif kind == "C":
            parts += [(el.Capacitor(f"C{k}", 0.1 / size), f"n{k + 1}", G)]
            bound.append((f"C{k}.voltage", f"S{k}.voltage", gain, bend))
        else:
            parts += [(el.Capacitor(f"C{k}", 0.1 / size), f"n{k + 1}", f"m{k}")]
            parts += [(el.Capacitor(f"D{k}", 0.2 / size), f"m{k}", G)]
            bound.append((f"C{k}.voltage", f"S{k}.voltage", gain * 2 / 3, bend * 2 / 3))  # the least energy moves
        at = at if kind == "L" else f"n{k + 1}"
    parts += [(el.Capacitor("alone", 1.0, voltage=1.0), "x", G), (el.Resistor("leak", 1.0), "x", G)]
    net = po.Network("controlled", 0.5)
    for element, *nodes in [parts[i] for i in (rng.permutation(len(parts)) if turned else range(len(parts)))]:
        net.add(element, *nodes)
    return net, bound
