"""Rows that carry one load together: whether closed ones hold another, whether they can carry theirs, what they share.

Source: Glocker 2001, Set-Valued Force Laws, §10. Law: tests/switching/test_kinds_of_rows.py.
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import compiled
from poinsot.code.records import Vector
from poinsot.simulation.loops.complementarity import eliminate
from poinsot.simulation.loops.decision_problem import (
    ASIDE,
    CLOSED,
    CONSTANT,
    FIRST,
    FRICTION,
    LIST,
    OPEN,
    ORDER,
    ROLE,
    STATE,
    UNI,
    Q,
    Z,
    exact,
)  # fmt: skip
from poinsot.simulation.loops.switching_records import Rows, Switch

DEPENDS = 1e-9
"""Of S_kk, what is none where others hold it."""


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
    """Whether closed rows can carry z: none pulls, none of friction beyond its bound."""
    fine = True
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
def share_pull(switch: Switch, rows: Rows, slack: float) -> None:
    """Rows that hold, and would be open since others carry all their load: they stay closed, if each can bear a share.

    Of all shares exact equations take the shortest.
    """
    m, state, z, more = switch.kind.shape[0], rows.labels[STATE], rows.vectors[Z], False
    for k in range(m):
        spare = rows.labels[ROLE, k] == UNI and rows.vectors[CONSTANT, k] < 0.0 and state[k] == OPEN
        if spare:
            state[k], more = CLOSED, True
            rows.labels[ASIDE, k] = 1
        else:
            rows.labels[ASIDE, k] = 0
    if not more:
        return
    exact(switch, rows, rows.b, True, z)
    if not carry(switch, rows, z, slack):
        for k in range(m):
            state[k] = OPEN if rows.labels[ASIDE, k] != 0 else state[k]
        exact(switch, rows, rows.b, True, z)
