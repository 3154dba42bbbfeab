"""What slides and jams: an impact without collision.

z_N of a contact that slides is −b_N/p, p = S_NN − μ S_NT·w_T/|w_T|. As p falls to 0 it grows without bound, and
where p is negative no finite force keeps w_N at 0 (Painlevé). Then impulses do, by the law of impacts for w_N → 0 from
below: the slip ends, in the plane always, in space where S⁻¹ w is within the cone.
Law: w_N⁺ = 0, friction takes energy, time-stepping does the same as h → 0: tests/switching/test_jams.py.
Source: Génot & Brogliato, Eur. J. Mech. A/Solids 18 (1999); Champneys & Várkonyi, IMA J. Appl. Math. 81 (2016).
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import compiled
from poinsot.simulation.loops.complementarity import SOLVED
from poinsot.simulation.loops.decision_forces import forces
from poinsot.simulation.loops.decision_impulse import DECIDED, JUMP, compress, heed_jump, lose, meets, prepare, touches
from poinsot.simulation.loops.decision_problem import BARRED, CLOSED, FREE, FRICTION, ROLE, SECOND, Z
from poinsot.simulation.loops.switching_records import Rows, Switch

NEAR, AROUND, EDGE = 1e-4, 1e-2, 1.0 + 1e-9
"""Pivots below which a contact may jam, and does where there is no mode; of its bound, where friction still holds."""
AGAIN, GREAT = 1e-6, 1e-3
"""Shares of the largest force of a row in its mode: the error of its guard, and the least of a force that is not 0."""
TRIED = 1  # why a row is barred: it has been taken to jam


@compiled
def slip(switch: Switch, rows: Rows, k: int) -> tuple[float, float]:
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
def asks(switch: Switch, rows: Rows) -> bool:
    """Whether a slip may have jammed: no step is short enough, or a force has passed 0 through infinity."""
    decision, grows = rows.choice.decision[0], False
    for k in range(switch.rows.kind.shape[0] if decision.rounds == 0 else 0):
        fast, _ = slip(switch, rows, k)
        if rows.guard.fired[k] != 0 and rows.mode[k] == CLOSED and fast > 0.0:
            forces(switch, rows, rows.mode, rows.history.direction, rows.data.b, rows.choice.vectors[Z])
            grows = grows or rows.choice.vectors[Z, k] > GREAT * rows.history.size[k]
    return bool(grows or decision.jams == 1)


@compiled
def missed(switch: Switch, rows: Rows, k: int) -> float:
    """The force by which the guard of row k may have missed 0; little where sliding makes it grow."""
    _, pivot = slip(switch, rows, k)
    return float(AGAIN * rows.history.size[k] * min(abs(pivot), 1.0))


@compiled
def _within(switch: Switch, rows: Rows, row: int) -> bool:
    """Whether the jump of a contact that is held lies within its cone."""
    kinds, jump, size, t = switch.rows, rows.choice.jump, 0.0, row + 1
    while t < kinds.kind.shape[0] and kinds.normal[t] == row:
        size, t = np.hypot(size, jump[t]), t + 1
    return bool(jump[row] > 0.0 and size <= switch.elements.kinetic[kinds.element[row]] * jump[row] * EDGE)


@compiled
def jam(switch: Switch, rows: Rows, epsilon: float, deep: bool, near: float) -> int:
    """JUMP, with `jump` and `lost`, where the slip of a contact jams and ends, the least p/S_NN first; else DECIDED.

    near  p/S_NN, or −b_N/S_NN z_N, below which a contact may jam [–]
    Law: S ẑ = −w on the rows of that contact, ẑ within its cone, no energy is made: tests/switching/test_jams.py.
    """
    choice, data, kinds, m = rows.choice, rows.data, switch.rows, switch.rows.kind.shape[0]
    tried, role, z = choice.labels[BARRED], choice.labels[ROLE], choice.vectors[Z]
    forces(switch, rows, rows.mode, rows.history.direction, data.b, z)
    for k in range(m):
        tried[k] = 0
    for _ in range(m):
        row, least = -1, near
        for k in range(m):
            speed, pivot = slip(switch, rows, k)
            if z[k] != 0.0 and data.S[k, k] > 0.0:  # with what others do to it
                pivot = min(pivot, abs(data.b[k]) / (data.S[k, k] * abs(z[k])))
            if speed > 0.0 and tried[k] == 0 and pivot < least:
                row, least = k, pivot
        if row < 0:
            break
        tried[row] = TRIED
        meets(switch, rows, row)
        for k in range(m):
            choice.vectors[SECOND, k] = data.w[k]
            role[k] = FREE if k == row or kinds.normal[k] == row else role[k]
        prepare(switch, rows, epsilon)
        solved = compress(switch, rows, epsilon, deep, choice.jump) == SOLVED
        total, rounding = lose(switch, rows)
        if solved and _within(switch, rows, row) and total >= -rounding:
            heed_jump(rows)
            rows.history.size[:] = 0.0  # forces have grown without bound
            choice.decision[0].jams = 0  # others may jam as well
            return JUMP
    return DECIDED
