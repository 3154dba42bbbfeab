"""Whether the basis that a decision has found is a solution, in units that hide none of its parts.

Beside currents that inductors carry on through an instant, voltages are 1e-11 in the units that tell what S does in it.
A basis that is right for the ones alone cuts a coil off, or shorts a source.
Law: tests/networks/test_bridges.py. Source: Cottle, Pang & Stone, The Linear Complementarity Problem (1992), §3.5.
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import call_kernel, compiled, each_lane
from poinsot.code.records import Vector
from poinsot.simulation.loops.complementarity import eliminate
from poinsot.simulation.loops.decision_forces import exact, forces, own_bound
from poinsot.simulation.loops.decision_problem import (
    ASIDE,
    BASIC,
    CLOSED,
    CONSTANT,
    FIRST,
    FORWARD,
    FRICTION,
    LIST,
    MINUS,
    ORDER,
    OUT,
    PART,
    PLUS,
    ROLE,
    SCALE,
    STATE,
    UNI,
    Q,
    X,
    assemble,
    entry,
)
from poinsot.simulation.loops.run_records import Work
from poinsot.simulation.loops.switching_records import Rows, Switch

BALANCING, LEVELLING = 12, 2
"""Rounds in which units are brought to balance, and equations to one level."""
DEPENDS = 1e-9
"""The share of S_kk below which a row yields nothing, since others hold it."""
APART = 1e-6
"""Of its bound, by which forces of a row are told apart."""


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


@compiled
def held(switch: Switch, rows: Rows, k: int) -> bool:
    """True if the closed rows keep row k where it is: S_kk less their share of it is zero."""
    A, listed, found, n = rows.levels, rows.labels[LIST], rows.vectors[FIRST], 0
    for i in range(switch.kind.shape[0]):
        if rows.labels[STATE, i] == CLOSED and switch.degree[i] > 0 and rows.S[i, i] > 0.0:
            listed[n] = i
            n += 1
    for i in range(n):
        r = listed[i]
        for j in range(n):
            A[i, j] = rows.S[r, listed[j]] / np.sqrt(rows.S[r, r] * rows.S[listed[j], listed[j]])
        A[i, n] = rows.S[r, k] / np.sqrt(rows.S[r, r])
    eliminate(n, False, A, rows.labels[ORDER], found)
    left = rows.S[k, k]
    for i in range(n):
        left -= rows.S[k, listed[i]] * found[i] / np.sqrt(rows.S[listed[i], listed[i]])
    return bool(left <= DEPENDS * rows.S[k, k])


@compiled
def carry(switch: Switch, rows: Rows, z: Vector, slack: float) -> bool:
    """z of the states, and whether closed rows can carry it: none pulls, none of friction beyond its bound."""
    fine = True
    exact(switch, rows, rows.b, True, z)
    for k in range(switch.kind.shape[0]):
        if rows.labels[STATE, k] == CLOSED and switch.degree[k] > 0:
            unit = rows.vectors[Q, k]
            if switch.kind[k] == FRICTION:
                bound = rows.F[k, 0]
                if switch.normal[k] >= 0:
                    bound += switch.static[switch.element[k]] * z[switch.normal[k]]
                fine = fine and abs(z[k]) <= bound + slack * unit
            elif rows.labels[ROLE, k] == UNI:
                fine = fine and z[k] - rows.vectors[CONSTANT, k] >= -slack * unit
    return fine


@compiled
def rests(switch: Switch, rows: Rows, a: Vector, k: int, slack: float) -> bool:
    """Whether friction that seems to slide, with ẇ = a, stands, for closed rows hold it."""
    slides = switch.kind[k] == FRICTION and switch.mate[k] < 0 and switch.degree[k] > 0
    slides = slides and rows.labels[STATE, k] >= FORWARD and rows.S[k, k] > 0.0
    still = slides and abs(a[k]) * rows.vectors[Q, k] <= slack
    return bool(still and (abs(rows.w[k]) <= switch.rate[k] or rows.fired[k] != 0) and held(switch, rows, k))


@compiled
def shares_else(work: Work, switch: Switch, rows: Rows) -> bool:
    """Whether the kernel `margins` shares what several rows hold in another way than `exact` does."""
    m, dependent, other = rows.mode.shape[0], 0, False
    for _ in each_lane(True):
        dependent = forces(switch, rows, rows.mode, rows.direction, rows.b, rows.z)
    if dependent > 0:
        call_kernel(switch.margins, work.feed, rows.inside)
        for i in range(m):
            bound = own_bound(switch, rows, i) if rows.mode[i] == CLOSED else 0.0
            stays = rows.fired[i] != 0 and rows.before[i] == CLOSED  # whatever its guard has told
            apart = abs(rows.inside[2 * m + i] - rows.z[i]) > APART * bound
            other = other or (bound > 0.0 and (stays or apart))
    return other
