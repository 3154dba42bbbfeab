"""Where many runs of one mechanism start: initial states in bulk, each as it would be alone.

Rows may be members of a family, each with parameters of its own: kernels then take these beside q.
Law  a row is what `initial_state` gives of the same values, or its error, tests/ensembles/test_members.py

Starts at singular poses: where branches of a closed mechanism's motion part, and the velocities of each.

At such a pose A(q) loses rank, so more velocities are admissible than any motion has. Those of the branches solve

    A v = 0,    ℓᵀ a(q, v) = 0   for every ℓ with ℓᵀ A = 0

since ℓᵀ (A v̇ − a) = 0 whatever v̇ is. With two freedoms of velocity and one of motion these are at most two directions.
Source: Zlatanov, Fenton & Benhabib 1995; Müller 2019 (kinematic tangent cone), to second order.

Where a mechanism starts of which something is a given function of time: that begins where its function says.

    q_k = f(t₀), v_k = ḟ(t₀) of a coordinate that is given;  s(q) = f(t₀), A v = ḟ(t₀) of any other stretch

All else is as without: values that are given are kept, the rest closes the loops by least steps. Of loops in which no
other position is given, the coordinate goes from where it was drawn to f(t₀) step by step, so that loops stay on the
branch of the drawing.
Law     a start is on the motion to 1e-12 and contradictions are refused by name, tests/systems/test_given_motions.py
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Bools, Floats, Ints, array
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.algorithms.parameters import Family
from poinsot.algorithms.scales import Scales
from poinsot.analysis import assembly
from poinsot.analysis.assembly import admissible, assemble, mobility, scaled_jacobian
from poinsot.analysis.closing import approach, moved, step_of
from poinsot.analysis.corrected_starts import is_slip, is_whole, tell_corrected, tell_many
from poinsot.analysis.large_closing import independent, scaled
from poinsot.analysis.large_loops import is_large, large_loops
from poinsot.analysis.null_spaces import on_rows
from poinsot.analysis.starting import ANGLE_LIMIT, given_state, guessed_joints
from poinsot.errors import AssemblyError, PoinsotError
from poinsot.multibody.choice import chosen_joints
from poinsot.multibody.closing import DAMPING
from poinsot.multibody.closing_rows import loop_lengths, parts_of_rows
from poinsot.multibody.conditions import left_open
from poinsot.multibody.constraints import constraint_acceleration
from poinsot.multibody.holding import balance_of
from poinsot.multibody.motions import STATE_LIMIT, GivenMoment, GivenMotion
from poinsot.multibody.tree import Tree

UNMET = 1e-10
"""Residuals ρ of loop-closure constraints above this raise a warning."""


class SingularPoseWarning(UserWarning):
    """A run comes so near to a singular pose that what its loops demand there is met in part only."""


def require_one_branch(mechanism: CompiledTree, q: Floats, v: Floats) -> None:
    """AssemblyError where branches part at q, with their velocities: the greatest of v goes as fast as in v."""
    if not mechanism.tree.rows:
        return
    if is_large(mechanism.tree) and not mobility(mechanism, q).singular:
        return
    A = scaled_jacobian(mechanism, q)
    U, sigma, Vt = np.linalg.svd(A)
    rank = int((sigma > mechanism.accuracy).sum())
    usual = typical_freedoms(mechanism, q)
    if rank >= mechanism.nv - usual:
        return
    N, left = Vt[rank:].T * mechanism.scales.freedoms[:, None], mechanism.scales.rows[:, None] * U[:, rank:]
    branches, weights = _branches(mechanism, q, N, left)
    lead = int(np.argmax(np.abs(v / mechanism.scales.freedoms)))
    told = [_scaled(b, lead, v[lead] if v.any() else 1.0, mechanism.scales.freedoms) for b in branches]
    names = mechanism.freedom_names
    each = "; or ".join(", ".join(f"{n} {x:.6g}" for n, x in zip(names, b, strict=True)) for b in told)
    rows = [c.name for c in mechanism.tree.held for _ in range(c.rows)]
    pair = rows[int(np.argmax(weights))]
    raise AssemblyError(
        f"mechanism {mechanism.name!r} starts at a singular pose: joint {pair!r} closes its loop there with "
        f"{mechanism.nv - rank} freedoms instead of {usual}, branches of its motion part, and "
        "nothing tells which one it is to follow. "
        + (f"The velocities of the branches are {each}. " if told else "")
        + "Start a little away from it, on the branch that is meant: by 0.001 rad, or by a thousandth of its size."
    )


def typical_freedoms(mechanism: CompiledTree, q: Floats) -> int:
    """Freedoms of the motion, from poses near the first one asked about."""
    known: dict[str, int] = mechanism.__dict__
    if "_freedoms_of_motion" not in known:
        known["_freedoms_of_motion"] = mobility(mechanism, q).general
    return known["_freedoms_of_motion"]


def _branches(mechanism: CompiledTree, q: Floats, N: Floats, left: Floats) -> tuple[list[Floats], Floats]:
    """The velocities of two branches, where they are as simple as that, and the weights of the rows that part them."""

    def bend(y: Floats) -> Floats:
        a = constraint_acceleration(mechanism.tree, q, N @ y)
        return np.asarray(left.T @ np.asarray(a, dtype=float), dtype=float)

    weights = np.abs(left).max(axis=1, initial=0.0)
    if N.shape[1] != 2 or typical_freedoms(mechanism, q) != 1:
        return [], weights
    first, second, both = bend(np.array([1.0, 0.0])), bend(np.array([0.0, 1.0])), bend(np.array([1.0, 1.0]))
    forms = np.column_stack([first, 0.5 * (both - first - second), second])
    U, sigma, Vt = np.linalg.svd(forms)
    if not sigma.size or sigma[0] == 0.0:
        return [], weights
    a, b, c = Vt[0]
    root = b * b - a * c
    weights = np.abs(left @ U[:, 0])
    if root <= 0.0:
        return [], weights
    turns = [(-b + s * np.sqrt(root), a) if abs(a) >= abs(c) else (c, -b + s * np.sqrt(root)) for s in (1.0, -1.0)]
    return [N @ np.array(y) for y in turns], weights


def _scaled(branch: Floats, lead: int, speed: float, unit: Floats) -> Floats:
    """The branch's velocity with the leading freedom as given, or its greatest one where that one rests."""
    # the leading freedom rests on this branch, but for rounding
    k = lead if abs(branch[lead] / unit[lead]) > 1e-9 * np.abs(branch / unit).max() else int(np.argmax(np.abs(branch)))
    found = branch * (speed / branch[k])
    return np.where(np.abs(found / unit) < 1e-12 * np.abs(found / unit).max(), 0.0, found)  # rounding of the null space


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


AGREES = 1e-6
"""Of 1 rad, or of the size of the part: so near a given initial value is the function's."""
_STEP = 0.25  # rad, or of the size of the part


def own_freedom(mechanism: CompiledTree, motion: GivenMotion) -> int | None:
    """The freedom of a joint of one freedom that a motion is of; None for other stretches."""
    found = mechanism.tree.own_freedom(motion.along)
    if found is None or len(found[0].v) != 1 or len(found[0].q) != 1 or found[0].ratio != 1.0:
        return None
    return found[0].v[0]


def held_mechanism(mechanism: CompiledTree, motions: tuple[GivenMotion, ...], at: Mapping[str, GivenMoment]) -> Any:
    """The mechanism with these motions as couplings at a moment, and no others."""
    held = tuple(replace(m.held(at[m.name]), name=f"{m.name} (given motion)") for m in motions)
    model, whole = mechanism.model, mechanism.tree.model
    tree = tuple(whole.joints[k].name for k in chosen_joints(whole))
    if model.tree not in ("maximal",) and not isinstance(model.tree, tuple) and mechanism.tree.closures:
        model = replace(model, tree=tree)
    return type(mechanism)(replace(model, motions=(), switches=(), couplings=(*model.couplings, *held)))


def moving_start(mechanism: CompiledTree, initial: object, time: float, at: Mapping[str, GivenMoment]) -> Floats:
    """The state (q, v) at a time at which the motions are at these moments; initial: what `given_state` reads."""
    motions = mechanism.model.motions
    others = tuple(m for m in motions if own_freedom(mechanism, m) is None)
    for m in others:
        joint, _ = m.along.freedom or ("", 0)
        if joint and joint not in mechanism.tree.by_joint and m.along.unit(mechanism.tree.pairs) != "m":
            raise AssemblyError(
                f"the motion {m.name!r} of {mechanism.name!r} is of the angle of joint {joint!r}, which closes a loop "
                "and is known to within a turn only: name the joint in the tree"
            )
    held = held_mechanism(mechanism, others, at) if others else mechanism
    q, v, kept, driven = given_state(held, initial)
    guessed, tree, rates = _says_where(mechanism, initial), held.tree, v.copy()
    whole = not (initial is None or isinstance(initial, Mapping))
    for m in motions:
        k = own_freedom(mechanism, m)
        if k is None:
            continue
        link = next(link for link in tree.links if link.v == (k,))
        i, (value, rate, _) = link.q[0], (float(x) for x in at[m.name])
        if not np.isfinite([value, rate]).all():
            raise AssemblyError(
                f"the motion {m.name!r} of {mechanism.name!r} has no value or no rate at t = {time:g} s"
            )
        turns = "rad" in link.pair.coordinate_units
        size = 1.0 if turns else tree.size_of(link.joint)
        given = whole or link.joint in kept
        if given and abs(q[i] - value) > AGREES * max(size, abs(value)):
            raise _contradiction(mechanism, m, link.joint, time, ("at", q[i], value), "rad" if turns else "m")
        if (driven[k] or (whole and v[k])) and abs(v[k] - rate) > AGREES * max(size, abs(rate)):
            raise _contradiction(mechanism, m, link.joint, time, ("with", v[k], rate), "rad/s" if turns else "m/s")
        q[i], v[k], driven[k] = value, rate, True
        kept = kept if link.joint in kept else [*kept, link.joint]
    if tree.closures and not guessed:
        q = _walked(held, q, kept)
    q = assemble(held, q, kept, [each for each in guessed_joints(held, initial) if each not in kept])
    state = np.concatenate([q, admissible(held, q, v, driven, rates if whole else None)])
    tell_corrected(mechanism, initial, state)
    return state


def _walked(mechanism: CompiledTree, q: Floats, kept: list[str]) -> Floats:
    """q with the loops closed along the way from the drawn configuration to the kept coordinates."""
    goal, here = mechanism.difference(mechanism.neutral(), q), mechanism.neutral()
    links = [mechanism.tree.links[mechanism.tree.by_joint[name]] for name in kept]
    places = [k for link in links for k in link.v]
    turns = [k for link in links for k in link.v if "rad" in link.pair.coordinate_units and len(link.v) == 1]
    goal[turns] -= 2 * np.pi * np.round(goal[turns] / (2 * np.pi))
    way = np.zeros(mechanism.nv)
    way[places] = goal[places]
    count = int(np.ceil(np.max(np.abs(way) / mechanism.scales.freedoms, initial=0.0) / _STEP))
    if count <= 1:
        return q
    try:
        for _ in range(count):
            here = assemble(mechanism, np.asarray(mechanism.integrate(here, way / count)), kept)
    except PoinsotError:
        return q
    found = np.array(here)
    for link in links:
        found[list(link.q)] = q[list(link.q)]
    return found


def _says_where(mechanism: CompiledTree, initial: object) -> bool:
    """Whether positions or guesses of joints are given beside those of motions."""
    if not (initial is None or isinstance(initial, Mapping)):
        return True
    moved = {joint for m in mechanism.model.motions for joint in m.along.joints}
    told = {each.joint for each in mechanism.model.initial if each.position is not None or each.guess is not None}
    return bool((told | {*(initial or {})}) - moved)


def _contradiction(
    mechanism: CompiledTree, m: GivenMotion, joint: str, time: float, what: tuple[str, float, float], unit: str
) -> AssemblyError:
    how, given, value = what
    return AssemblyError(
        f"joint {joint!r} of {mechanism.name!r} is to start {how} {given:.6g} {unit}, but its motion {m.name!r} is "
        f"{value:.6g} {unit} at t = {time:g} s: leave this initial value out, or change the motion"
    )
