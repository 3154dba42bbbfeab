"""Loop closure of a mechanism: assembly, admissible velocities, mobility and redundant constraints.

Units: freedoms are numbers [–], rates [rad/s, m/s]. Law: tests/systems/test_assembly.py. Source: Featherstone 2008,
§8.2 (loop constraints); docs/mechanisms.md.

Assembly with guesses: the closed configuration with coordinates nearest to the guesses.

    min |d_G| of d = (q ⊟ g) / size,  Φ(q) = 0,  kept joints as given

Guesses are first held, and the rest closes the loops: then they are met exactly. Where that leaves a loop open, the
rest is brought as near to closed as it goes while they are held, from the drawing and from other configurations, and
loops are closed from there; of what is found the nearest is taken.
Law     a guess nearest to one of two closures gives that one, wherever the rest was drawn, tests/files/test_guesses.py
Units   angles in radians, lengths over the size of the part they belong to

How many freedoms a closed mechanism has, and by which singular values that is decided.

Units: freedoms are numbers [–]; singular values are those of A without units. Law: tests/multibody/test_one_rank.py.
Source: decision 0029; Featherstone 2008, §8.2.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from enum import IntEnum
from functools import partial
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Bools, Floats, Ints
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.algorithms.requirements import require_as_drawn
from poinsot.analysis.balanced_starts import Pushed, balanced_state
from poinsot.analysis.closing import (
    ClosedConfigurations,
    approach,
    by_closure,
    closed_near,
    moved,
    open_message,
    perturbations,
    step_of,
)
from poinsot.analysis.corrected_starts import is_slip, is_whole, least_along, of_least_energy, tell_corrected
from poinsot.analysis.large_closing import independent, nearest_allowed, scaled
from poinsot.analysis.large_loops import is_large, large_loops
from poinsot.analysis.null_spaces import null_spaces, on_rows, ranks
from poinsot.analysis.starting import given_state, guessed_joints
from poinsot.errors import AssemblyError, SimulationError, nearest
from poinsot.multibody.closing_rows import parts_of_rows
from poinsot.multibody.conditions import conditions, left_open
from poinsot.multibody.constraints import constraint_rate
from poinsot.multibody.soundness import singular_message
from poinsot.records import dataclass, field
from poinsot.showing import Typeset

ROUNDING = 1e-12
"""Singular values below it are rounding, and none by any accuracy."""
UNCLEAR = 1e-4
"""Singular values above it are conditions by any accuracy that drawings have."""


def _freedoms(count: int) -> str:
    return "1 freedom" if count == 1 else f"{count} freedoms"


@dataclass(frozen=True)
class Mobility(Typeset):
    """Freedoms of a closed mechanism, counted by rank and not by formula.

    here: freedoms at the configuration asked about; general: at configurations near it on its branch. rows: closure
    conditions; redundant: rows − rank, permanently and at this pose; singular: whether the pose has freedoms the
    branch has not. closures: per loop-closing joint, how many of its conditions are redundant permanently.
    configuration: freedoms of the configuration at this pose, more than ``here`` where something rolls: conditions on
    velocities alone take no configuration away.
    sigma: the singular values of A without units at this pose, the largest first; those above the accuracy of the model
    are conditions, and ``doubt`` says where another accuracy would count otherwise. None of many loops.
    Of many configurations q (..., nq) all counts but rows are arrays (...), and −1 where A(q) is not finite.
    Law: here = nv − rank A(q), configuration = nv − rank of the rows of Φ.
    """

    here: Any
    general: Any
    rows: int
    redundant_here: Any
    redundant: Any
    closures: dict[str, Any]
    configuration: Any
    sigma: Any = field(default=None, compare=False, repr=False)

    @property
    def gap(self) -> tuple[float, float]:
        """The least singular value that counts as a condition and the greatest that does not, of one configuration; NaN
        if unknown, ∞ or 0 if absent."""
        if self.sigma is None or self.here < 0:
            return math.nan, math.nan
        rank = self.rows - self.redundant_here
        return float(min(self.sigma[:rank], default=math.inf)), float(max(self.sigma[rank:], default=0.0))

    @property
    def doubt(self) -> str:
        """The doubt where rounding or an accuracy decides: "1 freedom if 3e-06 counts as zero, else 0"; else empty."""
        least, most = self.gap
        if most > ROUNDING:
            lost = int((self.sigma[self.sigma <= most] > ROUNDING).sum())
            return f"{_freedoms(self.here)} if {most:.1g} is none, {self.here - lost} otherwise"
        if least < UNCLEAR:
            weak = self.sigma[(self.sigma >= least) & (self.sigma < UNCLEAR)]
            return f"{_freedoms(self.here + len(weak))} if {weak[0]:.1g} is none, {self.here} otherwise"
        return ""

    @property
    def singular(self) -> Any:
        """Whether this pose has more freedoms than its neighbours."""
        return self.here > self.general

    def counts(self) -> dict[str, Any]:
        """The counts at each configuration, by name, but for ``closures``."""
        names = ("here", "general", "redundant_here", "redundant", "configuration")
        return {name: getattr(self, name) for name in names}


SAME = 1e-9
"""Tolerance, a share of 1 rad or of the size of a part, within which two closures are equally near to the guesses."""


def closed_at_guesses(mechanism: CompiledTree, q: Floats, free: Bools, rest: Bools) -> ClosedConfigurations:
    """The closed configuration (1, nq) nearest to the guesses that stand in q (nq,), or what `closed_near` finds.

    free, rest  which freedoms (nv,) may move, and which of them are no guesses
    """
    if not rest.any() or (rest == free).all():
        return closed_near(mechanism, q[None], free)
    step, move = step_of(mechanism), partial(moved, mechanism)
    shifts = np.array([np.zeros(mechanism.nv), *perturbations(mechanism, rest)])
    begun = moved(mechanism, np.tile(q, (len(shifts), 1)), shifts)
    held = approach(move, step, begun, rest.astype(float), left_open(mechanism.tree))
    if held.closed.any():
        return _row(held, int(np.argmax(held.closed)))
    ends = approach(move, step, held.q, free.astype(float), left_open(mechanism.tree))
    if not ends.closed.any():
        return closed_near(mechanism, q[None], free)
    away = np.array([mechanism.difference(q, each) for each in ends.q]) / mechanism.scales.freedoms
    distances = np.where(ends.closed, np.linalg.norm(away[:, free & ~rest], axis=1), np.inf)
    return _row(ends, int(np.argmax(distances <= distances.min() + SAME)))


def _row(found: ClosedConfigurations, k: int) -> ClosedConfigurations:
    return ClosedConfigurations(found.q[k : k + 1], found.worst[k : k + 1], found.upright[k : k + 1], found.open_by)


class AssemblyOutcome(IntEnum):
    """What became of a configuration of a batch that was to be assembled."""

    ASSEMBLED = 0
    OPEN = 1
    """No closed configuration was found near it."""
    UNDEFINED = 2
    """Conditions of a joint have no value there: a disk lies flat, the formula of a surface ends."""
    NOT_FINITE = 3
    """The coordinates given are not finite."""


def scaled_jacobian(mechanism: CompiledTree, q: Floats) -> Floats:
    """A(q) without units: rows and freedoms measured by the characteristic length. AssemblyError where it has none."""
    if is_large(mechanism.tree):
        return np.asarray(scaled_sparse(mechanism, q).toarray())
    A = scaled_rows(mechanism, q)
    if not np.isfinite(A).all():
        raise AssemblyError(_undefined_message(mechanism, np.isfinite(np.abs(A).sum(axis=1))))
    return A


def scaled_sparse(mechanism: CompiledTree, q: Floats) -> Any:
    """The same of a large mechanism, as a sparse matrix."""
    A = scaled(large_loops(mechanism).at(q), mechanism.scales)
    if not np.isfinite(A.data).all():
        raise AssemblyError(_undefined_message(mechanism, np.isfinite(np.asarray(abs(A).sum(axis=1)).ravel())))
    return A


def require_slopes(mechanism: CompiledTree, q: Floats) -> None:
    """AssemblyError where A has no value."""
    _ = scaled_sparse(mechanism, q) if is_large(mechanism.tree) else scaled_jacobian(mechanism, q)


def scaled_rows(mechanism: CompiledTree, q: Floats) -> Floats:
    A = on_rows(mechanism.closure_jacobian, q) if q.ndim > 1 else np.asarray(mechanism.closure_jacobian(q))
    return np.asarray(mechanism.scales.rows[:, None] * A * mechanism.scales.freedoms)


def _undefined_message(mechanism: CompiledTree, defined: Bools) -> str:
    worst = next(c for c, rows in by_closure(mechanism.tree) if not defined[rows].all())
    return (
        f"the conditions of {worst.words} of {mechanism.name!r} have no value or no slope "
        "at this configuration: a disk lies flat there, or the formula of a surface ends. Start elsewhere."
    )


def residual(mechanism: CompiledTree, q: Floats) -> Floats:
    """Φ(q) without units."""
    return errors_of(mechanism, q) * mechanism.scales.rows


def errors_of(mechanism: CompiledTree, q: Floats) -> Floats:
    """Φ(q)."""
    if is_large(mechanism.tree):
        return large_loops(mechanism).at(q, wanted=False).phi
    return np.asarray(mechanism.closure_error(q))


def assemble(mechanism: CompiledTree, q: Floats, keep: Sequence[str] = (), guessed: Sequence[str] = ()) -> Floats:
    """See :meth:`Mechanism.assemble`, for one configuration; guessed: joints with guessed coordinates."""
    q, free = _checked(mechanism, q), _free(mechanism, keep)
    if not mechanism.tree.closed:
        return q
    ends = closed_at_guesses(mechanism, q, free, _free(mechanism, (*keep, *guessed)))
    if ends.closed[0]:
        return np.asarray(ends.q[0])
    raise AssemblyError(
        open_message(mechanism, ends.q[0], keep, free)
        if np.isfinite(ends.worst[0])
        else _undefined_message(mechanism, np.isfinite(residual(mechanism, ends.q[0])))
    )


def assemble_all(mechanism: CompiledTree, q: Floats, keep: Sequence[str] = ()) -> tuple[Floats, Ints]:
    """The closed configurations nearest to q (..., nq), NaN without one, and the outcome of each (...).

    The second holds numbers of :class:`AssemblyOutcome`. Errors: AssemblyError for joints that cannot be kept,
    SimulationError for other sizes.
    """
    free, flat = _free(mechanism, keep), _rows_of(mechanism, q)
    sound: Bools = np.all(np.isfinite(flat), axis=1)
    found = np.where(sound[:, None], flat, np.nan)
    status: Ints = np.where(sound, int(AssemblyOutcome.ASSEMBLED), int(AssemblyOutcome.NOT_FINITE))
    if mechanism.tree.closed and sound.any():
        ends = closed_near(mechanism, flat[sound], free)
        open_ends = np.where(np.isfinite(ends.worst), AssemblyOutcome.OPEN, AssemblyOutcome.UNDEFINED)
        found[sound] = np.where(ends.closed[:, None], ends.q, np.nan)
        status[sound] = np.where(ends.closed, AssemblyOutcome.ASSEMBLED, open_ends)
    return found.reshape(q.shape), status.reshape(q.shape[:-1])


def _free(mechanism: CompiledTree, keep: Sequence[str]) -> Bools:
    """Which freedoms (nv,) may move while joints are kept. AssemblyError for joints without coordinates."""
    tree = mechanism.tree
    free = np.ones(tree.nv, dtype=bool)
    for name in keep:
        if name not in tree.by_joint:
            raise AssemblyError(
                f"cannot keep joint {name!r} of {tree.model.name!r} while assembling: it has no coordinates of its own"
                f"{nearest(name, tree.by_joint)}; name it in the tree"
            )
        free[list(tree.links[tree.by_joint[name]].v)] = False
    return free


def _rows_of(mechanism: CompiledTree, q: Floats) -> Floats:
    """Configurations (..., nq) as rows (n, nq)."""
    if q.shape[-1:] != (mechanism.nq,):
        raise SimulationError(
            f"configurations of {mechanism.name!r} have {mechanism.nq} coordinates each "
            f"({', '.join(mechanism.coordinate_names)}); those given have shape {q.shape}"
        )
    return q.reshape(-1, mechanism.nq)


def _checked(mechanism: CompiledTree, q: Floats) -> Floats:
    if q.shape != (mechanism.nq,):
        raise SimulationError(
            f"the configuration of {mechanism.name!r} has {mechanism.nq} coordinates "
            f"({', '.join(mechanism.coordinate_names)}); the one given has shape {q.shape}"
        )
    if not np.isfinite(q).all():
        where = mechanism.coordinate_names[int(np.argmin(np.isfinite(q)))]
        raise SimulationError(f"the configuration of {mechanism.name!r} is not finite at coordinate {where!r}")
    return q


def mobility(mechanism: CompiledTree, q: Floats) -> Mobility:
    """See :class:`Mobility`: ranks at q (..., nq) and at closed configurations reached by small moves from it."""
    if q.ndim == 1:
        found = _mobility(mechanism, _checked(mechanism, q)[None])
        require_slopes(mechanism, q)
        counts: dict[str, Any] = {name: int(count[0]) for name, count in found.counts().items()}
        counts["sigma"] = None if found.sigma is None else found.sigma[0]
        return replace(found, **counts, closures={joint: int(count[0]) for joint, count in found.closures.items()})
    found = _mobility(mechanism, _rows_of(mechanism, q))
    shaped = {name: count.reshape(q.shape[:-1]) for name, count in found.counts().items()}
    shaped["sigma"] = None if found.sigma is None else found.sigma.reshape(*q.shape[:-1], -1)
    return replace(
        found, **shaped, closures={joint: count.reshape(q.shape[:-1]) for joint, count in found.closures.items()}
    )


def _mobility(mechanism: CompiledTree, q: Floats) -> Mobility:
    """Of configurations (n, nq)."""
    if is_large(mechanism.tree):
        each = [_mobility_of_many(mechanism, one) for one in q]
        counts: dict[str, Any] = {k: np.array([m.counts()[k] for m in each], dtype=int) for k in each[0].counts()}
        closures = {name: np.array([m.closures[name] for m in each], dtype=int) for name in each[0].closures}
        return replace(each[0], **counts, closures=closures)
    tree, every = mechanism.tree, scaled_rows(mechanism, q)
    sound: Bools = np.isfinite(np.abs(every).sum(axis=(1, 2)) + np.abs(q).sum(axis=1))
    A: Floats = every[sound]
    N, here = null_spaces(A, mechanism.accuracy)
    best, most = A.copy(), np.asarray(tree.nv - here)
    for lanes, near in neighbours(mechanism, q[sound], N, here):
        A_near = scaled_rows(mechanism, near)
        rank = ranks(A_near, mechanism.accuracy)
        more = rank > most[lanes]
        best[lanes[more]], most[lanes[more]] = A_near[more], rank[more]

    def placed(numbers: Ints) -> Ints:
        found = np.full(len(q), -1)
        found[sound] = numbers
        return found

    redundant: dict[str, Ints] = {}
    before = np.zeros(len(A), dtype=np.int64)
    for c, rows in by_closure(tree):
        upto = ranks(best[:, : rows.stop], mechanism.accuracy)
        redundant[c.name] = placed(c.rows - (upto - before))
        before = upto
    sigma = np.full((len(q), min(A.shape[1:])), np.nan)
    sigma[sound] = np.linalg.svd(A, compute_uv=False)
    return Mobility(
        placed(here), placed(tree.nv - most), tree.rows, placed(tree.rows - (tree.nv - here)),
        placed(tree.rows - most), redundant, placed(tree.nv - ranks(A[:, mechanism.scales.posed], mechanism.accuracy)),
        sigma,
    )  # fmt: skip


def _mobility_of_many(mechanism: CompiledTree, q: Floats) -> Mobility:
    """Of one configuration of many loops, by sparse factors: see `analysis.large_closing`."""
    tree, loops, scales = mechanism.tree, large_loops(mechanism), mechanism.scales
    A = scaled(loops.at(q), scales)
    if not (np.isfinite(A.data).all() and np.isfinite(q).all()):
        unknown = dict.fromkeys((c.name for c in tree.held), -1)
        return Mobility(-1, -1, tree.rows, -1, -1, unknown, -1)
    here = best = independent(A, loops.live, mechanism.accuracy)
    for near in _near(mechanism, q, A):
        found = independent(scaled(loops.at(near), scales), loops.live, mechanism.accuracy)
        best = found if found.sum() > best.sum() else best
    rank, most = int(here.sum()), int(best.sum())
    redundant = {c.name: c.rows - int(best[rows].sum()) for c, rows in by_closure(tree)}
    posed = rank if scales.posed.all() else int(independent(A, loops.live & scales.posed, mechanism.accuracy).sum())
    return Mobility(
        tree.nv - rank, tree.nv - most, tree.rows, tree.rows - rank, tree.rows - most, redundant, tree.nv - posed
    )


def _near(mechanism: CompiledTree, q: Floats, A: object) -> Iterator[Floats]:
    """Closed configurations near one of many loops: random moves, projected onto those that A allows, closed again."""
    rng, free = np.random.default_rng(1834), np.ones(mechanism.nv)
    step = step_of(mechanism)
    for size in (0.02, 0.05, 0.1):
        rates = rng.normal(size=mechanism.nv) * size
        move = (rates + nearest_allowed(A, rates, free)) * mechanism.scales.freedoms
        ends = approach(
            partial(moved, mechanism), step, moved(mechanism, q[None], move[None]), free, left_open(mechanism.tree)
        )
        if ends.shut[0]:
            yield ends.q[0]


def neighbours(mechanism: CompiledTree, q: Floats, N: Floats, counts: Ints) -> Iterator[tuple[Ints, Floats]]:
    """Closed configurations near each q (n, nq): moves along the null space of A, then closed again; of which each."""
    if not mechanism.tree.rows or not len(q):
        return
    draws = np.random.default_rng(1834).normal(size=5 * mechanism.nv)
    step, free = step_of(mechanism), np.ones(mechanism.nv)
    for k, size in enumerate((0.05, 0.05, 0.15, 0.15, 0.3)):
        rates = np.zeros((len(q), N.shape[2]))
        for m in sorted({*counts.tolist()}):
            rates[counts == m, :m] = draws[k * m : (k + 1) * m] * size
        moves = (N @ rates[..., None])[..., 0] * mechanism.scales.freedoms
        ends = approach(
            partial(moved, mechanism), step, on_rows(mechanism.integrate, q, moves), free, left_open(mechanism.tree)
        )
        lanes = np.flatnonzero(ends.shut)
        yield lanes, ends.q[lanes]


def initial_state(
    mechanism: CompiledTree, initial: object, pushed: Pushed | None = None, *, tell: bool = True
) -> Floats:
    """The state (q, v): the file's initial values, overridden by ``initial``, assembled and made admissible.

    initial: what `analysis.starting` reads; values given are kept, the rest moves least, what has no inertia to where
    springs hold it. pushed: sources on such freedoms. tell: warn where a whole state moves (`corrected_starts`).
    """
    require_as_drawn(mechanism)
    if mechanism.weightless:
        raise SimulationError(singular_message(mechanism.tree, mechanism.weightless))
    q, v, kept, driven = given_state(mechanism, initial)
    q = assemble(mechanism, q, kept, guessed_joints(mechanism, initial))
    v = admissible(mechanism, q, v, driven, v if is_whole(initial) else None)
    state = balanced_state(mechanism, np.concatenate([q, v]), initial, pushed)
    if tell:
        tell_corrected(mechanism, initial, state)
    return state


def admissible(mechanism: CompiledTree, q: Floats, v: Floats, driven: Bools, whole: Floats | None = None) -> Floats:
    """The velocity (nv,) with A v = b and the driven freedoms as in v that is nearest to v, lengths over that of the
    mechanism; whole: rates given whole, of which impulses of closures and motions make it: `corrected_starts`."""
    tree, scales = mechanism.tree, mechanism.scales.freedoms
    shift = np.zeros(tree.nv) if whole is None else v - whole
    if not (tree.closed or shift.any()):
        return v
    b = np.array(constraint_rate(tree), dtype=float)
    if not (v.any() or b.any() or shift.any()) and np.isfinite(step_of(mechanism)(q[None], np.ones(tree.nv))[0]).all():
        return v  # and A is defined
    parts = [rows for rows, _ in parts_of_rows(tree)]
    if is_large(tree) and (whole is None or not driven.any()):
        meeting = partial(nearest_admissible, mechanism, scaled_sparse(mechanism, q), scales, parts)
        change = (found := meeting(v, driven, b * mechanism.scales.rows)) - v
        if whole is None or not is_slip(change, v, scales):
            return found
        return meeting(v + least_along(mechanism, q, change), driven, b * mechanism.scales.rows)
    require_slopes(mechanism, q)
    weights = even(mechanism.scales.rows)
    A = np.asarray(mechanism.closure_jacobian(q)) * weights[:, None] * scales
    M = None if whole is None else partial(mechanism.mass_matrix, q)
    return nearest_admissible(mechanism, A, scales, parts, v, driven, b * weights, M, shift)


def even(rows: Floats) -> Floats:
    """The nearest powers of two of factors of rows: weights of equations that hold need be no better, and then round
    nothing, so that sizes which differ by rounding give one velocity."""
    return np.asarray(np.exp2(np.round(np.log2(rows))))


def nearest_admissible(
    mechanism: CompiledTree, A: Any, scales: Floats, parts: Sequence[Any], v: Floats, driven: Bools,
    b: Floats | float = 0.0, M: Callable[[], Floats] | None = None, shift: Floats | float = 0.0,
) -> Floats:  # fmt: skip
    """The same of a scaled A and b, with these scales of the freedoms; parts: the rows of each part. M: the mass
    matrix, where the change of least energy is wanted, of which the shift of driven freedoms is made already."""
    tree, free = mechanism.tree, ~driven
    slip = A @ (v / scales) - b
    change = np.zeros(tree.nv)
    if free.any() and not isinstance(A, np.ndarray):
        change = nearest_allowed(A, v / scales, free.astype(float), b) * scales
    elif free.any():
        change[free] = np.linalg.lstsq(A[:, free], -slip, rcond=mechanism.accuracy)[0] * scales[free]
        if M is not None and is_slip(change + shift, v, scales):
            held = np.vstack([A, np.eye(tree.nv)[driven]])
            least = of_least_energy(np.asarray(M()), held, change + shift, scales, mechanism.accuracy)
            change[free] = (least - shift)[free]
    left = np.abs(A @ ((v + change) / scales) - b)
    size = abs(A) @ (np.abs(v / scales) + np.abs(change / scales)) + np.abs(b)
    for rows in parts:  # each part by its own speeds
        size[rows] = max(size[rows].max(initial=0.0), 1e-300)
    left = np.where(np.isin(np.arange(tree.rows), conditions(tree).live), left / size, 0.0)
    # of the terms of the row: conditions are met to rounding, and what the drawing is uncertain by, or not at all
    if left.max(initial=0.0) > max(1e-9, left_open(mechanism.tree)):
        worst = max(by_closure(tree), key=lambda entry: left[entry[1]].max(initial=0.0))[0]
        names = ", ".join(name for name, d in zip(mechanism.freedom_names, driven, strict=True) if d)
        raise AssemblyError(
            f"the initial velocities of {mechanism.name!r} ({names}) tear {worst.words} "
            "apart: the closed loops do not allow them together. Give fewer of them, or consistent ones."
        )
    return v + change
