"""A mode met before that follows again, found without a complementarity problem: it is tried, and its signs are proof.

    z = −T_w w₀,   w = w₀ + D z;   z > 0 where a row is closed, w > 0 where it is open, by more than rounding

Where D of the closed rows is regular such a mode is the only one: D is the sum of a positive and a skew matrix, so that
solutions are a convex set, and this one stands alone. Which to try says a table, by the mode before and the roles.
Law: runs have the modes of those that try none, tests/networks/test_modes_again.py.
Source: Cottle, Pang & Stone, The Linear Complementarity Problem (1992), §3.1. Units: w and z of each row.
"""

from __future__ import annotations

from poinsot.code.primitives import compiled
from poinsot.simulation.loops.decision_impulse import closes
from poinsot.simulation.loops.decision_problem import CLOSED, FREE, OUT, ROLE, X
from poinsot.simulation.loops.guards import CODES
from poinsot.simulation.loops.switching_records import Rows, Switch

STRICT = 1e-6
"""Least z or w, relative to the sum of the magnitudes of its terms, that counts as positive."""


@compiled
def told_alone(rows: Rows, entry: int) -> bool:
    """Whether D alone tells z in a mode of the table: T_ẇ = 0, and T_z = 0 on its closed rows."""
    m, T = rows.mode.shape[0], rows.table.sigmas[entry]
    for i in range(m):
        for j in range(m):
            if T[(m + i) * m + j] != 0.0 or (rows.table.modes[entry, j] == CLOSED and T[(2 * m + i) * m + j] != 0.0):
                return False
    return True


@compiled
def follows_again(switch: Switch, rows: Rows) -> bool:
    """Whether the mode that followed here before is the one that follows, and then it is `chosen`.

    Leaves the place of this decision in the table, where the mode that is decided else is noted.
    """
    m, state, role, code = rows.mode.shape[0], rows.state[0], rows.choice.labels[ROLE], rows.state[0].code
    state.place = -1
    for k in range(m):
        if rows.guard.fired[k] != 0 and rows.history.again[k] > 0:
            return False
        role[k] = closes(switch, rows, k)
        code = (3 * code + role[k]) % CODES
    state.place = code % rows.table.followed.shape[0]
    entry = rows.table.followed[state.place] - 1
    if not 0 <= entry < rows.table.known[0]:
        return False
    z, T, w0 = rows.choice.vectors[X], rows.table.sigmas[entry], rows.data.w
    for i in range(m):
        z[i], size = 0.0, 0.0
        closed = rows.table.modes[entry, i] == CLOSED
        for j in range(m if closed else 0):
            z[i] -= T[i * m + j] * w0[j]
            size += abs(T[i * m + j] * w0[j])
        if closed and (role[i] == OUT or (role[i] != FREE and not z[i] > STRICT * size + switch.rows.force[i])):
            return False
    for i in range(m):
        if rows.table.modes[entry, i] == CLOSED or role[i] == OUT:
            continue
        w, size = w0[i], abs(w0[i])
        for j in range(m):
            w += rows.data.D[i, j] * z[j]
            size += abs(rows.data.D[i, j] * z[j])
        if role[i] == FREE or not w > STRICT * size + switch.rows.rate[i]:
            return False
    for i in range(m):
        rows.choice.chosen[i], rows.choice.turned[i] = rows.table.modes[entry, i], 0.0
    return True
