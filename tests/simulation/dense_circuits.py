"""A referee for circuits, by NumPy alone: dense modified nodal analysis, backward Euler extrapolated from 1 … 5 steps.

It shares nothing with the package: no tree, no state of storage, no collocation. Unknowns x are the potentials of the
nodes and the currents of inductors and voltage sources;  E ẋ + f(x, t) = 0  with E of capacitances and inductances,
singular. A circuit is a list of parts with kind, nodes and values: R, C, L, D (saturation current), V and I (offset,
amplitude, Hz).
"""

import importlib.util
import math
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Floats

ORDERS = 1, 2, 3, 4, 5


def generator() -> Any:
    """The module benchmarks/diodes.py."""
    if "diodes" not in sys.modules:
        folder = Path(__file__).resolve().parents[2] / "benchmarks"
        spec = importlib.util.spec_from_file_location("diodes", folder / "diodes.py")
        assert spec is not None and spec.loader is not None
        sys.modules["diodes"] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(sys.modules["diodes"])
    return sys.modules["diodes"]


class Stuck(Exception):
    """Steps too small for what is held of the potentials: where voltages jump, or rest on leaks alone."""


class Dense:
    """The matrices of a circuit, and its residual with Jacobian."""

    def __init__(self, parts: Sequence[Any], thermal: float, leak: float) -> None:
        """parts: see above, as objects with kind, nodes and values. thermal [V] and leak [S]: of all diodes."""
        nodes = list(dict.fromkeys(n for part in parts for n in part.nodes if n != "ground"))
        self.nodes = {name: k for k, name in enumerate(nodes)}
        extra = [part for part in parts if part.kind in "LV"]
        n = len(nodes) + len(extra)
        self.count, self.thermal, self.E, self.A = n, thermal, np.zeros((n, n)), np.zeros((n, n))
        self.V, self.I, self.D, self.Is = [], [], np.zeros((n, 0)), np.zeros(0)
        for part in parts:
            a = self.incidence(part.nodes)
            match part.kind:
                case "R":
                    self.A += np.outer(a, a) / part.values[0]
                case "C":
                    self.E += np.outer(a, a) * part.values[0]
                case "D":
                    self.A += leak * np.outer(a, a)
                    self.D, self.Is = np.column_stack([self.D, a]), np.append(self.Is, part.values[0])
                case "I":
                    self.I.append((a, part.values))
                case _:
                    row = len(nodes) + extra.index(part)
                    self.A[:, row] += a
                    self.A[row] -= a
                    if part.kind == "L":
                        self.E[row, row] = part.values[0]
                    else:
                        self.V.append((row, part.values))

    def incidence(self, ends: tuple[str, str]) -> Floats:
        """1 at the first node, −1 at the second."""
        a = np.zeros(self.count)
        for node, sign in zip(ends, (1.0, -1.0), strict=True):
            if node != "ground":
                a[self.nodes[node]] += sign
        return a

    def sources(self, t: float) -> Floats:
        """What sources add to f."""
        b = np.zeros(self.count)
        for row, values in self.V:
            b[row] += _sine(values, t)
        for a, values in self.I:
            b += a * _sine(values, t)
        return b

    def euler(self, x: Floats, t: float, h: float, guess: Floats) -> Floats | None:
        """One step of backward Euler to t + h, by Newton's method with voltages of junctions limited."""
        M, b = self.E / h + self.A, self.sources(t + h) - self.E @ x / h
        y, v = guess, guess @ self.D
        critical = self.thermal * np.log(self.thermal / (math.sqrt(2) * self.Is))
        for _ in range(60):
            low = np.minimum(v / self.thermal, 40.0)
            steep = self.Is / self.thermal * np.exp(low)
            current = self.Is * np.expm1(low) + steep * (v - low * self.thermal)
            J = M + (self.D * steep) @ self.D.T
            new = np.linalg.solve(J, self.D @ (steep * v - current) - b)
            wanted = new @ self.D
            limited = self.limited(v, wanted, critical)
            # the convergence is quadratic: what is left is the square of this over the thermal voltage, or rounding
            if np.array_equal(limited, wanted) and np.abs(new - y).max() <= 1e-6 * (1 + np.abs(new).max()):
                return new
            y, v = new, limited
        return None

    def limited(self, v: Floats, wanted: Floats, critical: Floats) -> Floats:
        """Above the critical voltage a junction moves by the logarithm of what was asked for."""
        far = (wanted > critical) & (np.abs(wanted - v) > 2 * self.thermal)
        step = 1 + (wanted - v) / self.thermal
        near = np.where(step > 0, v + self.thermal * np.log(np.maximum(step, 1e-300)), critical)
        first = self.thermal * np.log(np.maximum(wanted, 1e-300) / self.thermal)
        return np.where(far, np.where(v > 0, near, first), wanted)

    def run(self, times: Floats, rtol: float) -> Floats:
        """x at the times, from rest, in steps whose last two columns differ by rtol of the largest in what is stored.

        What is algebraic may differ by 30 rtol: its errors are not carried on.
        """
        x, t, h = np.zeros(self.count), float(times[0]), 1e-7
        found, largest = [x], np.full(self.count, 1.0)
        largest[len(self.nodes) :] = 1e-3
        for end in times[1:]:
            while t < end:
                step = min(h, end - t)
                table, error = self.extrapolated(x, t, step), math.inf
                if table is not None:
                    scale = np.maximum(largest, np.abs(table[-1]))
                    scale[: len(self.nodes)] = scale[: len(self.nodes)].max()
                    apart = np.abs(table[-1] - table[-2])
                    error = float((apart / scale).max()) / (30 * rtol)
                    stored = np.abs(self.E @ (table[-1] - table[-2])) / np.maximum(np.abs(self.E) @ scale, 1e-300)
                    error = max(error, float(stored.max()) / rtol)
                if error <= 1:
                    x, t = table[-1], end if step == end - t else t + step  # type: ignore[index]
                    largest = np.maximum(largest, np.abs(x))
                if error > 1 or step == h:
                    h = step * min(3.0, max(0.2, 0.8 * (error + 1e-12) ** (-1 / len(ORDERS))))
                if h < 1e-18:
                    raise Stuck(f"the referee is stuck at {t} s")
            found.append(x)
        return np.array(found)

    def extrapolated(self, x: Floats, t: float, h: float) -> list[Floats] | None:
        """The last row of Aitken and Neville's table, of 1, 2, 3 … steps."""
        row: list[Floats] = []
        for j, n in enumerate(ORDERS):
            y = x
            for k in range(n):
                stepped = self.euler(y, t + k * h / n, h / n, y)
                if stepped is None:
                    return None
                y = stepped
            new = [y]
            for i in range(j):
                new.append(new[i] + (new[i] - row[i]) / (n / ORDERS[j - i - 1] - 1))
            row = new
        return row


def _sine(values: Sequence[float], t: float) -> float:
    return values[0] + values[1] * math.sin(2 * math.pi * values[2] * t)
