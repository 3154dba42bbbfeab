"""What slides and jams: an impact without collision.

z_N of a contact that slides is −b_N/p, p = S_NN − μ S_NT·w_T/|w_T|. As p falls to 0 it grows without bound, and where p
is negative no finite force keeps w_N at 0 (Painlevé). Then impulses do, by the law of impacts for w_N → 0 from below: in
the plane, and mostly in space, the slip ends.
Law: w_N⁺ = 0, friction takes energy, time-stepping does the same as h → 0: tests/switching/test_jams.py.
Source: Génot & Brogliato, Eur. J. Mech. A/Solids 18 (1999); Champneys & Várkonyi, IMA J. Appl. Math. 81 (2016).
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import compiled
from poinsot.simulation.loops.complementarity import SOLVED
from poinsot.simulation.loops.decision_impulse import DECIDED, JUMP, compress, heed_jump, lose, meets, prepare, touches
from poinsot.simulation.loops.decision_problem import BARRED, FRICTION, SECOND, Q
from poinsot.simulation.loops.switching_records import Rows, Switch

PUSH, LEAST_PUSH, FELT = 1e-9, 1e-11, 1e-6
"""Of its slip, and of the fastest, at what w_N a contact is taken to meet; of its slip, the least jump of one that jams."""
TRIED = 1  # why a row is barred: it has been taken to jam


@compiled
def _slip(switch: Switch, rows: Rows, k: int) -> tuple[float, float]:
    """w²/S of the slip on a normal row k that touches and does not leave, a mass times v², 0: none; and p/S_NN."""
    data, kinds, most, speed, t = rows.data, switch.rows, 0.0, 0.0, k + 1
    if kinds.kind[k] == FRICTION or kinds.degree[k] != 2 or data.w[k] > kinds.rate[k] or not touches(switch, rows, k):
        return 0.0, 1.0
    while t < kinds.kind.shape[0] and kinds.normal[t] == k:
        if data.S[t, t] > 0.0 and abs(data.w[t]) > kinds.rate[t]:
            most, speed = max(most, data.w[t] * data.w[t] / data.S[t, t]), np.hypot(speed, data.w[t])
        t += 1
    pivot = data.S[k, k]
    for i in range(k + 1, t if speed > 0.0 else k + 1):
        pivot -= switch.elements.kinetic[kinds.element[k]] * data.w[i] / speed * data.S[k, i]
    return most, pivot / data.S[k, k]


@compiled
def jam(switch: Switch, rows: Rows, epsilon: float, deep: bool) -> int:
    """JUMP, with `jump` and `lost`, where a contact that slides jams, the one of the least p/S_NN first; else DECIDED."""
    choice, data, m = rows.choice, rows.data, switch.rows.kind.shape[0]
    tried, fastest = choice.labels[BARRED], 0.0
    for k in range(m):
        tried[k] = 0
    for _ in range(m):
        row, least, fast = -1, 0.0, 0.0
        for k in range(m):
            slip, pivot = _slip(switch, rows, k)
            fastest = max(fastest, slip)
            if slip > 0.0 and tried[k] == 0 and (row < 0 or pivot < least):
                row, least, fast = k, pivot, slip
        if row < 0:
            break
        tried[row] = TRIED
        meets(switch, rows, row)
        for k in range(m):
            choice.vectors[SECOND, k] = data.w[k]
        prepare(switch, rows, epsilon)
        push = max(PUSH * PUSH * fast, LEAST_PUSH * LEAST_PUSH * fastest)
        choice.vectors[Q, row] -= np.sqrt(push * data.S[row, row])
        solved = compress(switch, rows, epsilon, deep, choice.jump) == SOLVED
        total, rounding = lose(switch, rows)
        felt = data.S[row, row] * choice.jump[row] ** 2 > FELT * FELT * fast
        if solved and felt and total >= -rounding:
            heed_jump(rows)
            rows.history.size[:] = 0.0  # forces have grown without bound
            return JUMP
    return DECIDED
