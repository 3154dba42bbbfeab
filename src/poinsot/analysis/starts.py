"""Where many runs of one mechanism start: initial states in bulk, each as it would be alone.

Rows may be members of a family, each with parameters of its own: kernels then take these beside q.
Law  a row is what `initial_state` gives of the same values, or its error, tests/ensembles/test_members.py
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Bools, Floats, Ints, array
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.algorithms.parameters import Family
from poinsot.algorithms.scales import Scales
from poinsot.analysis import assembly
from poinsot.analysis.batches import on_rows
from poinsot.analysis.branches import require_one_branch, typical_freedoms
from poinsot.analysis.closing import approach, moved, step_of
from poinsot.analysis.corrected_starts import is_slip, is_whole, tell_many
from poinsot.analysis.large_closing import independent, scaled
from poinsot.analysis.large_loops import is_large, large_loops
from poinsot.analysis.starting import ANGLE_LIMIT, given_state, guessed_joints
from poinsot.errors import PoinsotError
from poinsot.multibody.closing import DAMPING
from poinsot.multibody.closing_rows import loop_lengths, parts_of_rows
from poinsot.multibody.conditions import left_open
from poinsot.multibody.given import STATE_LIMIT
from poinsot.multibody.holding import balance_of
from poinsot.multibody.tree import Tree

Columns = Sequence[tuple[str, str, Floats]]
"""Joint, "position" or "velocity", and the values (n,) or (n, k) of each row."""


def initial_states(
    mechanism: CompiledTree,
    initial: Callable[[int], object],
    columns: Columns | Floats,
    count: int,
    P: Floats | None = None,
) -> tuple[Floats, dict[int, str]]:
    """States (n, nq + nv), NaN where a row cannot start, and for these why.

    initial  row → what `initial_state` takes; rows differ in the columns alone
    columns  or the whole states that are given (n, nq + nv)
    P        (n, np): the parameters of each row, of which the mechanism is a member of its family
    Errors   PoinsotError where no row can be read
    """
    tree, faults = mechanism.tree, dict[int, str]()
    states = np.full((count, mechanism.nq + mechanism.nv), np.nan)
    if not count:
        return states, faults
    Q, V, kept, driven = _rows(mechanism, initial, columns, count)
    good = _as_they_are(mechanism, Q, V)
    whole = isinstance(columns, np.ndarray) or is_whole(initial(0))
    given = np.hstack([Q, V])
    if tree.closed and not isinstance(columns, np.ndarray) and guessed_joints(mechanism, initial(0)):
        good[:] = False  # each looks for its own closure
    elif tree.closed:
        many: Many = MechanismRows(mechanism) if P is None else FamilyRows(mechanism, P)
        Q, closed = many.assembled(Q, kept)
        good &= closed
        good &= many.moving(Q, V, driven, good, whole)
        good &= _one_branch(mechanism, many, Q, good)
    if balance_of(tree) is not None:  # each from its own springs
        good[:] = False
    states[good] = np.hstack([Q, V])[good]
    for k in np.flatnonzero(~good).tolist():
        try:
            own = _member(mechanism, P, k)
            states[k] = assembly.initial_state(own, initial(k), tell=False)
            _, wanted, _, driven = given_state(own, initial(k))
            require_one_branch(
                own, states[k, : mechanism.nq], np.where(driven, wanted, 0.0) if driven.any() else wanted
            )
        except PoinsotError as error:
            states[k], faults[k] = np.nan, str(error)
    if whole:
        tell_many(mechanism, given, states, lambda k: _member(mechanism, P, k))
    return states, faults


def _member(mechanism: CompiledTree, P: Floats | None, k: int) -> CompiledTree:
    """The mechanism of a row."""
    return mechanism if P is None else mechanism.member.family.member(P[k])  # type: ignore[union-attr]


class MechanismRows:
    """Rows of one mechanism."""

    def __init__(self, mechanism: CompiledTree) -> None:
        self.mechanism = mechanism

    def assembled(self, Q: Floats, kept: Sequence[str]) -> tuple[Floats, Bools]:
        """Closed configurations, and where they were found."""
        found, status = assembly.assemble_all(self.mechanism, Q, kept)
        return found, np.asarray(status == assembly.AssemblyOutcome.ASSEMBLED)

    def moving(self, Q: Floats, V: Floats, driven: Bools, good: Bools, whole: bool) -> Bools:
        """Make the velocities of the good rows admissible; where that can be. whole: states are given whole."""
        fine = good.copy()
        for k in np.flatnonzero(good).tolist() if V.any() else ():
            try:
                V[k] = assembly.admissible(self.mechanism, Q[k], V[k], driven, V[k] if whole else None)
            except PoinsotError:
                fine[k] = False
        return fine

    def ranks(self, Q: Floats, which: Ints) -> Ints:
        """The rank of A at some rows."""
        if not is_large(self.mechanism.tree):
            return ranked(assembly.scaled_rows(self.mechanism, Q[which]), self.mechanism.accuracy)
        loops, scales = large_loops(self.mechanism), self.mechanism.scales
        every, accuracy = (scaled(loops.at(q), scales) for q in Q[which]), self.mechanism.accuracy
        sound = ((A, np.isfinite(A.data).all()) for A in every)
        return np.array([independent(A, loops.live, accuracy).sum() if finite else 0 for A, finite in sound], int)


class FamilyRows:
    """Rows of members of a family with loops: each closes by its own lengths."""

    def __init__(self, mechanism: CompiledTree, P: Floats) -> None:
        assert mechanism.member is not None
        self.mechanism, self.P = mechanism, P
        self.family: Family = mechanism.member.family  # type: ignore[attr-defined]
        tree = mechanism.tree
        self._sliding = [k for k, x in enumerate(Scales.of(tree).freedoms) if _slides(tree, k)]

    def assembled(self, Q: Floats, kept: Sequence[str]) -> tuple[Floats, Bools]:
        """Closed configurations, and where the first steps led to them; the others are left to `initial_state`."""
        mechanism, nq = self.mechanism, self.mechanism.nq
        free = np.ones(mechanism.nv)
        for name in kept:
            free[list(mechanism.tree.links[mechanism.tree.by_joint[name]].v)] = 0.0
        step_of(mechanism)  # makes the family's kernel
        ufunc = self.family.kernels["closing_step"].ufunc

        def move(q: Floats, shift: Floats) -> Floats:
            return np.hstack([moved(mechanism, q[:, :nq], shift), q[:, nq:]])

        def step(q: Floats, free: Floats, damping: Floats | None = None) -> Any:
            own, damping = (
                np.broadcast_to(free, (len(q), len(free))),
                np.broadcast_to(DAMPING if damping is None else damping, len(q)),
            )
            return on_rows(ufunc, np.ascontiguousarray(q[:, :nq]), own, damping, np.ascontiguousarray(q[:, nq:]))

        with np.errstate(all="ignore"):
            ends = approach(move, step, np.hstack([Q, self.P]), free, left_open(mechanism.tree))
        return ends.q[:, :nq].copy(), ends.closed

    def moving(self, Q: Floats, V: Floats, driven: Bools, good: Bools, whole: bool) -> Bools:
        """As of `MechanismRows`; whole starts that slip are left to `initial_state`."""
        fine, which = good.copy(), np.flatnonzero(good)
        if not V.any() or not which.size:
            return fine
        scales = self._freedoms(which)
        A = on_rows(self.family.closure_jacobian, Q[which], self.P[which])
        A = A * assembly.even(1.0 / self._lengths(which))[:, :, None] * scales[:, None, :]
        parts = [rows for rows, _ in parts_of_rows(self.mechanism.tree)]
        for k, own, scale in zip(which.tolist(), A, scales, strict=True):
            if not V[k].any():
                continue
            try:
                met = assembly.nearest_admissible(self.mechanism, own, scale, parts, V[k], driven)
                fine[k], V[k] = not (whole and is_slip(met - V[k], V[k], scale)), met
            except (PoinsotError, np.linalg.LinAlgError):
                fine[k] = False
        return fine

    def ranks(self, Q: Floats, which: Ints) -> Ints:
        """As of `MechanismRows`."""
        A = on_rows(self.family.closure_jacobian, Q[which], self.P[which])
        A = np.asarray(A * (1.0 / self._lengths(which))[:, :, None] * self._freedoms(which)[:, None, :])
        return ranked(A, self.mechanism.accuracy)

    def _lengths(self, which: Ints) -> Floats:
        """The scales of the rows (n, rows)."""
        return self._made("loop lengths", lambda tree: array(loop_lengths(tree)), self.mechanism.tree.rows, which)

    def _freedoms(self, which: Ints) -> Floats:
        """Moves of order one of each freedom (n, nv)."""
        scales = np.ones((len(which), self.mechanism.nv))
        if self._sliding:
            joints = [_joint(self.mechanism.tree, k) for k in self._sliding]
            scales[:, self._sliding] = self._made(
                "reaches", lambda tree: array([tree.span_of(joint) for joint in joints]), len(joints), which
            )
        return scales

    def _made(self, name: str, function: Callable[[Tree], object], size: int, which: Ints) -> Floats:
        kernel = self.family.made(name, function, {}, {"values": (size,)}, name)
        return np.asarray(kernel.ufunc(self.P[which]))


Many = MechanismRows | FamilyRows


def _joint(tree: Tree, freedom: int) -> str:
    return next(link.joint for link in tree.links if freedom in link.v)


def _slides(tree: Tree, freedom: int) -> bool:
    """Whether a freedom is measured by the size of its part."""
    link = next(link for link in tree.links if freedom in link.v)
    twist = list(link.pair.motion_subspace(link.pair.neutral()))[list(link.v).index(freedom)]
    return not np.any(np.asarray(twist.angular, dtype=float))


def _rows(
    mechanism: CompiledTree, initial: Callable[[int], object], columns: Columns | Floats, count: int
) -> tuple[Floats, Floats, Sequence[str], Bools]:
    """What `given_state` reads of all rows: Q and V, joints that are kept, freedoms that are driven."""
    if isinstance(columns, np.ndarray):
        Q, V = np.hsplit(columns, [mechanism.nq])
        return Q.copy(), V.copy(), (), np.zeros(mechanism.nv, dtype=bool)
    q, v, kept, driven = _first(mechanism, initial, count)
    Q, V, tree = np.tile(q, (count, 1)), np.tile(v, (count, 1)), mechanism.tree
    for joint, part, values in columns:
        link = tree.links[tree.by_joint[joint]]
        (Q if part == "position" else V)[:, list(link.q if part == "position" else link.v)] = values.reshape(count, -1)
    return Q, V, kept, driven


def _first(mechanism: CompiledTree, initial: Callable[[int], object], count: int) -> Any:
    """The given values of the first row that has them."""
    for k in range(count - 1):
        try:
            return given_state(mechanism, initial(k))
        except PoinsotError:
            continue
    return given_state(mechanism, initial(count - 1))


def _as_they_are(mechanism: CompiledTree, Q: Floats, V: Floats) -> Bools:
    """The rows with no report about their numbers; the others are treated one by one."""
    good = (np.abs(Q) <= STATE_LIMIT).all(axis=1) & (np.abs(V) <= STATE_LIMIT).all(axis=1)
    for link, units in zip(mechanism.tree.links, mechanism.coordinate_units, strict=True):
        own = Q[:, list(link.q)]
        kinds = np.array(units[: own.shape[1]])
        if (kinds == "1").any():
            good &= np.linalg.norm(own[:, kinds == "1"], axis=1) > 1e-100  # its square must not underflow
        good &= ~(np.abs(own[:, kinds == "rad"]) > ANGLE_LIMIT).any(axis=1)
    return np.asarray(good)


def _one_branch(mechanism: CompiledTree, many: Many, Q: Floats, good: Bools) -> Bools:
    """The rows that are not near a pose at which branches part, as `require_one_branch` tells them."""
    near = np.zeros(len(Q), dtype=bool)
    rows = np.flatnonzero(good)
    if not rows.size or not mechanism.tree.rows:
        return ~near
    usual = typical_freedoms(mechanism, mechanism.assemble())  # type: ignore[attr-defined]
    near[rows] = many.ranks(Q, rows) < mechanism.nv - usual
    return ~near


def ranked(A: Floats, accuracy: float) -> Ints:
    """The rank of each A (n, rows, nv) without units, 0 where it has no value."""
    finite = np.isfinite(A).all(axis=(1, 2))
    rank = np.zeros(len(A), dtype=np.int64)
    rank[finite] = (np.linalg.svd(A[finite], compute_uv=False) > accuracy).sum(axis=1)
    return rank
