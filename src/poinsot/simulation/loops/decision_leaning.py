"""Places that touch and bear nothing: how far they are from sharing the load of others between the same bodies.

Springs alike at places k between two rigid bodies have forces z_k = A_k δ, δ a displacement. Where A_k = Σ c_j A_j of
others, z_k = Σ c_j z_j: of what is open this is below 0, the distance by which it stands off in the limit of stiffness.
Law     a face that slides and spins bears on all places whose z_k is above 0, tests/switching/test_faces_that_slide.py
Source  Johnson, Contact Mechanics (1985), §4.4 (elastic foundations); docs/switching-theory.md, "Shares".
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import compiled
from poinsot.code.records import Vector
from poinsot.simulation.loops.decision_cones import MOVES
from poinsot.simulation.loops.decision_forces import DEPENDS, held
from poinsot.simulation.loops.decision_impulse import touches
from poinsot.simulation.loops.decision_problem import (
    CLOSED,
    FIRST,
    FORWARD,
    FRICTION,
    OPEN,
    OUT,
    ROLE,
    STATE,
    Z,
    glides,
)
from poinsot.simulation.loops.switching_records import Rows, Switch


@compiled
def lean_on(switch: Switch, rows: Rows, a: Vector) -> None:
    """Shares c_j, in `leans`, of rows that touch, are open and go nowhere at accelerations a.

    They are 0 of all other rows, of copies of others, of rows that stayed open twice when asked at this instant, and of
    all where nothing slides: what sticks stays as it is, however it shares.
    """
    S, kinds, state, found = rows.data.S, switch.rows, rows.choice.labels[STATE], rows.choice.vectors[FIRST]
    m, beside, slides = kinds.kind.shape[0], switch.elements.beside, False
    for k in range(m):
        size = abs(rows.data.b[k])
        for j in range(m):
            size += abs(S[k, j] * rows.choice.vectors[Z, j])
        moves = abs(rows.data.w[k]) > kinds.rate[k] or abs(a[k]) > MOVES * size
        slides = slides or (kinds.normal[k] >= 0 and state[k] >= FORWARD and moves)
        slides = slides or (state[k] == CLOSED and glides(switch, k))
    for k in range(m):
        row, alike, n = rows.history.leans[k], True, 0
        row[:] = 0.0
        rests = kinds.kind[k] != FRICTION and kinds.degree[k] == 2 and state[k] == OPEN and S[k, k] > 0.0
        refused = rows.choice.labels[ROLE, k] == OUT or (rows.mode[k] == OPEN and rows.history.again[k] > 1)
        rests = rests and slides and not refused and abs(a[k]) <= DEPENDS * abs(rows.data.b[k])
        if not (rests and touches(switch, rows, k) and held(switch, rows, k)):
            continue
        for i in range(m):
            if state[i] == CLOSED and kinds.degree[i] > 0 and S[i, i] > 0.0:
                own = kinds.kind[i] != FRICTION and beside[kinds.element[i]] == beside[kinds.element[k]]
                alike = alike and (own or abs(found[n]) <= DEPENDS)
                row[i], n = found[n] / np.sqrt(S[i, i]) if own else 0.0, n + 1
        for i in range(m):
            row[i] = row[i] if alike else 0.0
