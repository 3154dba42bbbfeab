"""Closing a mechanism's loops: assembly, admissible velocities, mobility and redundant constraints."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.algorithms.scales import RANK_TOLERANCE
from poinsot.algorithms.soundness import singular_message
from poinsot.analysis.starting import given_state
from poinsot.errors import AssemblyError, SimulationError, nearest
from poinsot.multibody.conditions import parts_of_rows, row_units
from poinsot.multibody.constraints import loop_of
from poinsot.multibody.kinematics import posed
from poinsot.multibody.tree import Held, Tree

Floats = NDArray[np.float64]

CLOSED = 1e-12


@dataclass(frozen=True)
class Mobility:
    """Freedoms of a closed mechanism, counted by rank and not by formula.

    here: freedoms at the configuration asked about; general: at configurations near it on its branch. rows: closure
    conditions; redundant: rows − rank, permanently and at this pose; singular: whether the pose has freedoms the
    branch has not. closures: per loop-closing joint, how many of its conditions are redundant permanently.
    configuration: freedoms of the configuration at this pose, more than ``here`` where something rolls: conditions on
    velocities alone take no configuration away.
    Law: here = nv − rank A(q), configuration = nv − rank of the rows of Φ.
    """

    here: int
    general: int
    rows: int
    redundant_here: int
    redundant: int
    closures: dict[str, int]
    configuration: int

    @property
    def singular(self) -> bool:
        """Whether this pose has more freedoms than its neighbours."""
        return self.here > self.general


def scaled_jacobian(mechanism: CompiledTree, q: Floats) -> Floats:
    """A(q) without units: rows and freedoms measured by the characteristic length. AssemblyError where it has none."""
    A = _scaled_rows(mechanism, q)
    if not np.isfinite(A).all():
        raise AssemblyError(_undefined_message(mechanism, np.isfinite(np.abs(A).sum(axis=1))))
    return A


def _scaled_rows(mechanism: CompiledTree, q: Floats) -> Floats:
    A = np.asarray(mechanism.closure_jacobian(q))
    return np.asarray(mechanism.scales.rows[:, None] * A * mechanism.scales.freedoms)


def _undefined_message(mechanism: CompiledTree, defined: NDArray[np.bool_]) -> str:
    worst = next(c for c, rows in _by_closure(mechanism.tree) if not defined[rows].all())
    return (
        f"the conditions of {worst.words} of {mechanism.name!r} have no value or no slope "
        "at this configuration: a disk lies flat there, or the formula of a surface ends. Start elsewhere."
    )


def _rank(A: Floats) -> int:
    return int(np.linalg.matrix_rank(A, tol=RANK_TOLERANCE)) if A.size else 0


def residual(mechanism: CompiledTree, q: Floats) -> Floats:
    """Φ(q) without units."""
    return np.asarray(mechanism.closure_error(q)) * mechanism.scales.rows


def assemble(mechanism: CompiledTree, q: Floats, keep: Sequence[str] = ()) -> Floats:
    """See :meth:`Mechanism.assemble`: Gauss–Newton with least steps, then restarts from perturbed configurations."""
    tree = mechanism.tree
    q = _checked(mechanism, q)
    if not tree.closed:
        return q
    free = np.ones(tree.nv, dtype=bool)
    for name in keep:
        if name not in tree.by_joint:
            raise AssemblyError(
                f"cannot keep joint {name!r} of {tree.model.name!r} while assembling: it has no coordinates of its own"
                f"{nearest(name, tree.by_joint)}; name it in the tree"
            )
        free[list(tree.links[tree.by_joint[name]].v)] = False
    best, least = q, np.inf
    for start in _starts(mechanism, q, free):
        end = _gauss_newton(mechanism, start, free)
        error = np.abs(residual(mechanism, end)).max()
        flipped = upside_down(tree, end)
        if error < CLOSED * 1e2 and not flipped:
            return end
        if error < least and not flipped:
            best, least = end, error
    defined = np.isfinite(residual(mechanism, best))
    raise AssemblyError(
        _open_message(mechanism, best, keep) if defined.all() else _undefined_message(mechanism, defined)
    )


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


def _starts(mechanism: CompiledTree, q: Floats, free: NDArray[np.bool_]) -> Iterator[Floats]:
    """The configuration itself, then perturbations of growing size, always the same ones."""
    yield q
    rng = np.random.default_rng(1834)
    scales = mechanism.scales.freedoms
    for size in np.repeat([0.03, 0.1, 0.3, 1.0], 6):
        yield np.asarray(mechanism.integrate(q, np.where(free, rng.normal(size=mechanism.nv) * size * scales, 0.0)))


def _gauss_newton(mechanism: CompiledTree, q: Floats, free: NDArray[np.bool_]) -> Floats:
    """Minimise |Φ| by least-norm steps with halving; ends when closed or when no step helps."""
    scales, rows = mechanism.scales.freedoms[free], mechanism.scales.posed
    error = residual(mechanism, q)[rows]
    for _ in range(100):
        if np.abs(error).max() < CLOSED or not free.any():
            break
        A = _scaled_rows(mechanism, q)[rows][:, free]
        if not (np.isfinite(A).all() and np.isfinite(error).all()):
            break
        step = np.linalg.lstsq(A, -error, rcond=RANK_TOLERANCE)[0]
        step *= min(1.0, 1.0 / max(np.abs(step).max(), 1e-300))
        shift = np.zeros(mechanism.nv)
        shift[free] = step * scales
        for halvings in range(12):
            trial = np.asarray(mechanism.integrate(q, shift * 0.5**halvings))
            trial_error = residual(mechanism, trial)[rows]
            if np.linalg.norm(trial_error) < np.linalg.norm(error):
                break
        else:
            break
        q, error = trial, trial_error
    return q


def upside_down(tree: Tree, q: Floats) -> str | None:
    """The name of a joint that closed with an axis the wrong way round, where its conditions cannot tell."""
    pose = posed(tree, q)
    for c in tree.closures:
        if not c.pair.is_upright(loop_of(tree, pose, c).X_PS):
            return c.joint
    return None


def _by_closure(tree: Tree) -> Iterator[tuple[Held, slice]]:
    row = 0
    for c in tree.held:
        yield c, slice(row, row + c.rows)
        row += c.rows


def _open_message(mechanism: CompiledTree, q: Floats, keep: Sequence[str]) -> str:
    tree = mechanism.tree
    phi = np.abs(np.asarray(mechanism.closure_error(q)))
    scaled = np.abs(residual(mechanism, q))
    worst, rows = max(_by_closure(tree), key=lambda entry: scaled[entry[1]].max(initial=0.0))
    k = int(np.argmax(scaled[rows]))
    unit = "rad" if row_units(tree)[rows][k] == "A" else "m"
    held = f" while {', '.join(map(repr, keep))} {'is' if len(keep) == 1 else 'are'} held" if keep else ""
    return (
        f"mechanism {tree.model.name!r} cannot be assembled{held}: {worst.words} stays "
        f"open by {phi[rows][k]:.3g} {unit} at the nearest configuration found. Check the lengths of its "
        "loop, or start from a configuration nearer to a closed one."
    )


def mobility(mechanism: CompiledTree, q: Floats) -> Mobility:
    """See :class:`Mobility`: ranks at q and at closed configurations reached by small moves from it."""
    tree = mechanism.tree
    q = _checked(mechanism, q)
    A = scaled_jacobian(mechanism, q)
    here = _rank(A)
    best, general = A, here
    for near in _neighbours(mechanism, q, A):
        A_near = scaled_jacobian(mechanism, near)
        if _rank(A_near) > general:
            best, general = A_near, _rank(A_near)
    redundant = {}
    before = 0
    for c, rows in _by_closure(tree):
        upto = _rank(best[: rows.stop])
        redundant[c.name] = c.rows - (upto - before)
        before = upto
    found = tree.nv - here, tree.nv - general, tree.rows, tree.rows - here, tree.rows - general
    return Mobility(*found, redundant, tree.nv - _rank(A[mechanism.scales.posed]))


def _neighbours(mechanism: CompiledTree, q: Floats, A: Floats) -> Iterator[Floats]:
    """Closed configurations near q: move along the null space of A, then assemble again."""
    if not A.size:
        return
    rng = np.random.default_rng(1834)
    _, sigma, Vt = np.linalg.svd(A)
    null = Vt[int((sigma > RANK_TOLERANCE).sum()) :]
    for size in (0.05, 0.05, 0.15, 0.15, 0.3):
        move = null.T @ rng.normal(size=len(null)) * size if len(null) else np.zeros(mechanism.nv)
        moved = mechanism.integrate(q, move * mechanism.scales.freedoms)
        end = _gauss_newton(mechanism, np.asarray(moved), np.ones(mechanism.nv, dtype=bool))
        if np.abs(residual(mechanism, end)).max() < CLOSED * 1e2:
            yield end


def initial_state(mechanism: CompiledTree, initial: Any) -> Floats:
    """The state (q, v): the file's initial values, overridden by ``initial``, assembled and made admissible.

    initial: what :mod:`poinsot.analysis.starting` reads. Values that are given for a joint are kept;
    the rest moves as little as closes the loops.
    """
    if mechanism.weightless:
        raise SimulationError(singular_message(mechanism.tree, mechanism.weightless))
    q, v, kept, driven = given_state(mechanism, initial)
    q = assemble(mechanism, q, kept)
    return np.concatenate([q, _admissible(mechanism, q, v, driven)])


def _admissible(mechanism: CompiledTree, q: Floats, v: Floats, driven: NDArray[np.bool_]) -> Floats:
    """The velocity nearest to v (lengths over the characteristic length) with A v = 0 and the driven freedoms as
    given."""
    tree = mechanism.tree
    if not tree.closed:
        return v
    scales = mechanism.scales.freedoms
    A = scaled_jacobian(mechanism, q)
    free = ~driven
    slip = A @ (v / scales)
    change = np.zeros(tree.nv)
    if free.any():
        change[free] = np.linalg.lstsq(A[:, free], -slip, rcond=RANK_TOLERANCE)[0] * scales[free]
    left = np.abs(A @ ((v + change) / scales))
    size = np.abs(A) @ (np.abs(v / scales) + np.abs(change / scales))
    for rows, _ in parts_of_rows(tree):  # each part by its own speeds
        size[rows] = max(size[rows].max(initial=0.0), 1e-300)
    left = left / size
    if left.max(initial=0.0) > 1e-9:
        worst = max(_by_closure(tree), key=lambda entry: left[entry[1]].max(initial=0.0))[0]
        names = ", ".join(name for name, d in zip(mechanism.freedom_names, driven, strict=True) if d)
        raise AssemblyError(
            f"the initial velocities of {mechanism.name!r} ({names}) tear {worst.words} "
            "apart: the closed loops do not allow them together. Give fewer of them, or consistent ones."
        )
    return v + change
