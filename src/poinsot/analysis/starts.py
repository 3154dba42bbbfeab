"""Where many runs of one mechanism start: initial states in bulk, each as it would be alone.

Law  a row is what `initial_state` gives of the same values, or its error, tests/ensembles/test_starts.py
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.analysis.assembly import Assembly, admissible, assemble_all, initial_state, scaled_rows
from poinsot.analysis.branches import TOLD_APART, require_one_branch, typical_freedoms
from poinsot.analysis.starting import LARGEST_ANGLE, given_state
from poinsot.errors import PoinsotError

Floats = NDArray[np.float64]
Columns = Sequence[tuple[str, str, Floats]]
"""Joint, "position" or "velocity", and the values (n,) or (n, k) of each row."""


def initial_states(
    mechanism: CompiledTree, initial: Callable[[int], Any], columns: Columns, count: int
) -> tuple[Floats, dict[int, str]]:
    """States (n, nq + nv), NaN where a row cannot start, and for these why.

    initial  row → what `initial_state` takes; rows differ in the columns alone
    Errors   PoinsotError where no row can be read
    """
    tree, faults = mechanism.tree, dict[int, str]()
    states = np.full((count, mechanism.nq + mechanism.nv), np.nan)
    if not count:
        return states, faults
    q, v, kept, driven = _first(mechanism, initial, count)
    Q, V = np.tile(q, (count, 1)), np.tile(v, (count, 1))
    for joint, part, values in columns:
        link = tree.links[tree.by_joint[joint]]
        (Q if part == "position" else V)[:, list(link.q if part == "position" else link.v)] = values.reshape(count, -1)
    sound = _as_they_are(mechanism, Q)
    if tree.closed:
        found, status = assemble_all(mechanism, Q, kept)
        sound &= status == Assembly.ASSEMBLED
        Q = found
        if V.any():
            for k in np.flatnonzero(sound).tolist():
                try:
                    V[k] = admissible(mechanism, Q[k], V[k], driven)
                except PoinsotError:
                    sound[k] = False
        sound &= _one_branch(mechanism, Q, V, sound)
    states[sound] = np.hstack([Q, V])[sound]
    for k in np.flatnonzero(~sound).tolist():
        try:
            states[k] = initial_state(mechanism, initial(k))
            require_one_branch(mechanism, states[k, : mechanism.nq], states[k, mechanism.nq :])
        except PoinsotError as error:
            states[k], faults[k] = np.nan, str(error)
    return states, faults


def _first(mechanism: CompiledTree, initial: Callable[[int], Any], count: int) -> Any:
    """What is given of the first row of which it can be read."""
    for k in range(count - 1):
        try:
            return given_state(mechanism, initial(k))
        except PoinsotError:
            continue
    return given_state(mechanism, initial(count - 1))


def _as_they_are(mechanism: CompiledTree, Q: Floats) -> NDArray[np.bool_]:
    """The rows whose coordinates nothing has to be said of: the others are looked at one by one."""
    sound = np.isfinite(Q).all(axis=1)
    for link, units in zip(mechanism.tree.links, mechanism.coordinate_units, strict=True):
        own = Q[:, list(link.q)]
        kinds = np.array(units[: own.shape[1]])
        if (kinds == "1").any():
            sound &= np.linalg.norm(own[:, kinds == "1"], axis=1) > 1e-100
        sound &= ~(np.abs(own[:, kinds == "rad"]) > LARGEST_ANGLE).any(axis=1)
    return np.asarray(sound)


def _one_branch(mechanism: CompiledTree, Q: Floats, V: Floats, sound: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """The rows that are not near a pose at which branches part, as `require_one_branch` tells them."""
    near = np.zeros(len(Q), dtype=bool)
    rows = np.flatnonzero(sound)
    if not rows.size or not mechanism.tree.rows:
        return ~near
    usual = typical_freedoms(mechanism, Q[rows[0]])
    A = scaled_rows(mechanism, Q[rows])
    finite = np.isfinite(A).all(axis=(1, 2))
    rank = np.zeros(len(rows), dtype=np.int64)
    rank[finite] = (np.linalg.svd(A[finite], compute_uv=False) > TOLD_APART).sum(axis=1)
    near[rows] = rank < mechanism.nv - usual
    return ~near
