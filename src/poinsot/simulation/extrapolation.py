"""Extrapolated steps as Runge–Kutta methods: the midpoint rule (Gragg, Bulirsch and Stoer), or Euler's implicit one.

Law: the measured orders, tests/simulation/test_methods.py. Source: Hairer, Nørsett & Wanner I, §II.9; II (1996), §IV.9.
"""

from __future__ import annotations

import numpy as np

from poinsot.algebra.arrays import Floats, Ints
from poinsot.errors import SimulationError
from poinsot.simulation.own_methods import RungeKutta
from poinsot.simulation.rooted_trees import LARGEST


def extrapolation(order: int, implicit: bool = False) -> RungeKutta:
    """The tableau of a step taken with n₁ < n₂ < … substeps: the polynomial of the results in their length, at 0.

    y₁ = Σⱼ wⱼ y(h/nⱼ),   wⱼ = Π over i ≠ j of xⱼ/(xⱼ − xᵢ) [–];   embedded: the same without n₁

    order     even, from 4 to 10: n = 2, 4, 6, … steps of the explicit midpoint rule, x = n²; 4 to 26 evaluations
    implicit  orders 2 to 10 by n = 1, 2, 3, … steps of Euler's implicit method, x = n: diagonally implicit, for stiff
              systems, with order (order + 1)/2 stages (s,)
    Errors    `SimulationError` for other orders
    """
    least, between = (2, 1) if implicit else (4, 2)
    if isinstance(order, bool) or not isinstance(order, int) or not least <= order <= LARGEST or order % between:
        orders = f"from 2 to {LARGEST}" if implicit else f"4, 6, 8 or {LARGEST}"
        raise SimulationError(f"extrapolation is of an order {orders}, not {order!r:.40}.")
    counts = np.arange(1, order + 1) if implicit else np.arange(2, order + 1, 2)
    A, ends = _euler(counts) if implicit else _midpoint(counts)
    nodes = counts.astype(np.float64) ** between
    embedded = _at_zero(nodes[1:]) @ ends[1:]
    b, name = _at_zero(nodes) @ ends, f"{'euler' if implicit else 'gbs'}{order}"
    return RungeKutta([*A], b, order=order, embedded=embedded, embedded_order=order - between, name=name)


def _at_zero(nodes: Floats) -> Floats:
    """wⱼ."""
    return np.array([np.prod([node / (node - other) for other in nodes if other != node]) for node in nodes])


def _euler(counts: Ints) -> tuple[Floats, Floats]:
    """A, and the weights of the end of each row of substeps."""
    size = int(counts.sum())
    A, ends, at = np.zeros((size, size)), np.zeros((len(counts), size)), 0
    for row, count in enumerate(counts):
        A[at : at + count, at : at + count] = np.tril(np.full((count, count), 1 / count))
        ends[row, at : at + count] = 1 / count
        at += count
    return A, ends


def _midpoint(counts: Ints) -> tuple[Floats, Floats]:
    """A, and the weights of the end of each row of substeps, which begins with a step of Euler's explicit method."""
    size = 1 + int((counts - 1).sum())
    A, ends, at = np.zeros((size, size)), np.zeros((len(counts), size)), 1
    for row, count in enumerate(counts):
        stages = [0, *range(at, at + count - 1)]  # where each substep begins
        values = np.zeros((count + 1, size))
        values[1, 0] = 1 / count
        for m in range(1, count):
            values[m + 1] = values[m - 1]
            values[m + 1, stages[m]] += 2 / count
        A[stages[1:]], ends[row] = values[1:count], values[count]
        at += count - 1
    return A, ends
