"""Whether the basis that a decision has found is a solution: solved for anew, in units that hide none of its parts.

Beside currents that inductors carry on through an instant, voltages are 1e-11 in the units that tell what S does in it.
A basis that is right for the ones alone cuts a coil off, or shorts a source.
Law: tests/networks/test_bridges.py. Source: Cottle, Pang & Stone, The Linear Complementarity Problem (1992), §3.5.
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import compiled
from poinsot.code.records import Vector
from poinsot.simulation.loops.complementarity import eliminate
from poinsot.simulation.loops.decision_problem import (
    ASIDE,
    BASIC,
    FIRST,
    LIST,
    MINUS,
    ORDER,
    OUT,
    PART,
    PLUS,
    ROLE,
    SCALE,
    Q,
    X,
    assemble,
    entry,
)
from poinsot.simulation.loops.switching_records import Rows, Switch

BALANCING, LEVELLING = 12, 2
"""Rounds in which units are brought to balance, and equations to one level."""


@compiled
def balance(switch: Switch, rows: Rows, epsilon: float) -> None:
    """Units of z in which both the matrices and the given Q have entries of about 1, as far as that can be.

    By units of S alone voltages are some 1e-11 of the currents that go on through inductors whatever ε does.
    """
    m, role, scale, q, own = switch.kind.shape[0], rows.labels[ROLE], rows.vectors[SCALE], rows.vectors[Q], 1.0
    for _ in range(BALANCING):
        most = 0.0
        for k in range(m):
            size = abs(q[k]) * scale[k] * own
            most = max(most, size if role[k] != OUT else 0.0)
            for i in range(m):
                if role[k] != OUT and role[i] != OUT:
                    most_of = max(abs(entry(switch, rows, epsilon, k, i)), abs(entry(switch, rows, epsilon, i, k)))
                    size = max(size, most_of * scale[i] * scale[k])
            if role[k] != OUT and size > 0.0:
                scale[k] /= np.sqrt(size)
        own = own / np.sqrt(most) if most > 0.0 else own
    for k in range(m):
        if switch.mate[k] >= 0 and switch.mate[k] < k:
            scale[k] = scale[switch.mate[k]] = min(scale[k], scale[switch.mate[k]])


@compiled
def _solve_levelled(rows: Rows, n: int, x: Vector) -> None:
    """x of n equations in the tableau, each and each unknown in units in which its largest coefficient is 1."""
    T, unit = rows.tableau, rows.vectors[X]
    for j in range(n):
        unit[j] = 1.0
    for _ in range(LEVELLING):
        for i in range(n):
            most = 0.0
            for j in range(n):
                most = max(most, abs(T[i, j]))
            for j in range(n + 1 if most > 0.0 else 0):
                T[i, j] /= most
        for j in range(n):
            most = 0.0
            for i in range(n):
                most = max(most, abs(T[i, j]))
            for i in range(n if most > 0.0 else 0):
                T[i, j] /= most
            unit[j] /= most if most > 0.0 else 1.0
    eliminate(n, False, T, rows.labels[ORDER], x)
    for j in range(n):
        x[j] *= unit[j]


@compiled
def stands(switch: Switch, rows: Rows, epsilon: float, n: int, slack: float) -> bool:
    """Whether the basis of `BASIC` is a solution, in units of `balance`: y ≥ 0 and x ≥ 0, from equations solved anew.

    Law: of all solutions S z is one and the same, so that whoever passes jumps where the laws of all rows ask for it,
    and nowhere else.
    """
    T, x, listed, taken = rows.tableau, rows.vectors[FIRST], rows.labels[LIST], rows.labels[ASIDE]
    basic, part, count, most, fits = rows.labels[BASIC], rows.labels[PART], 0, 1.0, True
    assemble(switch, rows, epsilon, n, 0)
    for i in range(n):
        taken[i] = 0
    for i in range(n):
        if basic[i] >= n:
            taken[basic[i] - n] = 1
    for i in range(n):
        if taken[i] != 0:
            listed[count] = i
            count += 1
    for i in range(count):
        for j in range(count):
            T[i, j] = T[listed[i], listed[j]]
        T[i, count] = -T[listed[i], n + 1]
    _solve_levelled(rows, count, x)
    assemble(switch, rows, epsilon, n, 0)
    for j in range(count):
        most = max(most, abs(x[j]))
    for i in range(n):
        y, size = T[i, n + 1], 1.0
        for j in range(count):
            y += T[i, listed[j]] * x[j]
            size += abs(T[i, listed[j]] * x[j])
        fits = fits and y >= -slack * size and (taken[i] == 0 or y <= slack * size)
    for j in range(count):
        free = part[listed[j]] == PLUS or part[listed[j]] == MINUS
        fits = fits and (free or x[j] >= -slack * most)
    return fits
