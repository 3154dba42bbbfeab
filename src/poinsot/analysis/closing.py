"""Closing the loops of many configurations at once: least steps by kernels, each configuration for itself.

Steps are those of `multibody.closing`, halved while they don't help; where that ends open, or with an axis the wrong
way round, the same again from perturbed configurations, always the same ones. One configuration is a batch of one.
Law: a batch is its singles bit for bit, tests/systems/test_assembly_batch.py
Units: q [rad, m], Φ [m, –]. Source: Fan & Yuan 2005; decision 0006.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from poinsot.algorithms.compiled import make_kernel
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.analysis.batches import on_rows
from poinsot.analysis.large_closing import large_step
from poinsot.analysis.large_loops import is_large, large_loops
from poinsot.multibody.closing import DAMPING, LEAST, ROUNDING, closing_step, uprightness
from poinsot.multibody.closing_rows import parts_of_rows
from poinsot.multibody.conditions import left_open

Floats = NDArray[np.float64]
Bools = NDArray[np.bool_]
Step = Callable[[Floats, Floats], tuple[Floats, Floats, Floats, Floats]]
Move = Callable[[Floats, Floats], Floats]

CLOSED = 1e-12
"""Of the size of a part: loops that are open by less are closed."""
ACCEPTED = 1e2 * CLOSED
LARGEST_WRITTEN = 30
"""Conditions up to which the step is one kernel: its code grows with their third power."""
_MOST_STEPS = 100
_LEAST_SHARE = 2.0**-12


class Closings(NamedTuple):
    """Configurations (n, nq), how far each is open at the worst without units, whether all pairs are upright there; and
    by how much the drawing leaves loops open."""

    q: Floats
    worst: Floats
    upright: Bools
    open_by: float = 0.0

    @property
    def shut(self) -> Bools:
        """Which are closed, if perhaps not upright."""
        return self.worst < ACCEPTED + self.open_by

    @property
    def closed(self) -> Bools:
        """Which are assembled."""
        return self.shut & self.upright


def closed_near(mechanism: CompiledTree, q: Floats, free: Bools) -> Closings:
    """The closed configurations that steps lead to from q (n, nq), or from near it; where there is none, the best
    found."""
    step, weights, move = step_of(mechanism), free.astype(float), partial(moved, mechanism)
    best = approach(move, step, q, weights, left_open(mechanism.tree))
    for change in perturbations(mechanism, free):
        left = np.flatnonzero(~best.closed)
        if not left.size:
            break
        with np.errstate(invalid="ignore"):
            changes = np.broadcast_to(change, (len(left), len(change)))
            again = approach(move, step, moved(mechanism, q[left], changes), weights, best.open_by)
        better = again.closed | (again.upright & ~(again.worst >= np.where(best.upright, best.worst, np.inf)[left]))
        for kept, found in zip(best[:3], again[:3], strict=True):
            kept[left[better]] = found[better]
    return best


def perturbations(mechanism: CompiledTree, free: Bools) -> Iterator[Floats]:
    """Perturbations of growing size, always the same ones; few of many loops, where most attempts open some loop."""
    rng, each = np.random.default_rng(1834), 1 if is_large(mechanism.tree) else 6
    for size in np.repeat([0.03, 0.1, 0.3, 1.0], each):
        yield np.where(free, rng.normal(size=mechanism.nv) * size * mechanism.scales.freedoms, 0.0)


def approach(move: Move, step: Step, q: Floats, free: Floats, open_by: float = 0.0) -> Closings:
    """Steps from q (n, nq), each halved until Σ Φ² falls, until closed or until none helps."""
    q = np.array(q, dtype=float)
    shift, gap, worst, upright = (np.array(x) for x in step(q, free))
    share = np.ones(len(q))
    active = np.flatnonzero(~(worst < CLOSED) & np.isfinite(gap))
    for _ in range(_MOST_STEPS):
        if not active.size:
            break
        trial = move(q[active], share[active, None] * shift[active])
        found = step(trial, free)
        better = found[1] < gap[active]
        took = active[better]
        q[took], share[took] = trial[better], 1.0
        for kept, new in zip((shift, gap, worst, upright), found, strict=True):
            kept[took] = new[better]
        share[active[~better]] *= 0.5
        active = active[~((worst[active] < CLOSED) | (share[active] < _LEAST_SHARE))]
    return Closings(q, np.where(np.isfinite(gap), worst, np.nan), upright >= 0.0, open_by)


def moved(mechanism: CompiledTree, q: Floats, dv: Floats) -> Floats:
    """The configurations (n, nq) reached from q by dv (n, nv)."""
    if not is_large(mechanism.tree):
        return np.asarray(on_rows(mechanism.integrate, q, dv))
    loops = large_loops(mechanism)
    return np.array([loops.moved(*each) for each in zip(q, dv, strict=True)]).reshape(q.shape)


def step_of(mechanism: CompiledTree) -> Step:
    """(q, free) → δ, √Σ Φ², max |Φ|, least uprightness: `multibody.closing.closing_step` for this mechanism."""
    if is_large(mechanism.tree):
        return large_step(mechanism)
    if int(mechanism.scales.posed.sum()) > LARGEST_WRITTEN:
        return _in_numpy(mechanism)
    made = {"shift": "v", "gap": "scalar", "worst": "scalar", "upright": "scalar"}
    doc = "one least step towards closed loops, and how far they are open"
    ufunc = make_kernel(mechanism, "closing_step", closing_step, {"q": "q", "free": "v"}, made, doc).ufunc

    def step(q: Floats, free: Floats) -> tuple[Floats, Floats, Floats, Floats]:
        found: tuple[Floats, Floats, Floats, Floats] = on_rows(ufunc, q, np.broadcast_to(free, (len(q), len(free))))
        return found

    return step


def _uprightness(mechanism: CompiledTree) -> Any:
    doc = "least of the closing pairs' uprightness"
    return make_kernel(mechanism, "uprightness", uprightness, {"q": "q"}, "scalar", doc).ufunc


def _in_numpy(mechanism: CompiledTree) -> Step:
    """The same for mechanisms of many conditions."""
    scales, parts = mechanism.scales, parts_of_rows(mechanism.tree)
    upright = _uprightness(mechanism)

    def step(q: Floats, free: Floats) -> tuple[Floats, Floats, Floats, Floats]:
        phi = np.where(scales.posed, on_rows(mechanism.closure_error, q) * scales.rows, 0.0)
        A = on_rows(mechanism.closure_jacobian, q) * scales.rows[:, None] * scales.freedoms
        A[:, ~scales.posed] = 0.0
        shift, gap = np.zeros((len(q), mechanism.nv)), np.sqrt((phi * phi).sum(axis=-1))
        sound = np.isfinite(gap) & np.isfinite(A).all(axis=(1, 2))
        for rows, freedoms in parts:
            if not rows:
                continue
            own = A[np.ix_(sound, rows, freedoms)]
            weighted, error = own * free[freedoms], phi[np.ix_(sound, rows)]
            S = weighted @ own.swapaxes(1, 2)
            diagonal = np.einsum("nii->ni", S)
            diagonal += ROUNDING * diagonal + DAMPING * np.sqrt((error * error).sum(axis=-1, keepdims=True)) + LEAST
            least = -(np.linalg.solve(S, error[..., None])[..., 0][:, None] @ weighted)[:, 0]
            least /= np.maximum(np.abs(least).max(axis=-1, keepdims=True, initial=0.0), 1.0)
            shift[np.ix_(sound, freedoms)] = least * scales.freedoms[freedoms]
        return shift, np.where(sound, gap, np.nan), np.abs(phi).max(axis=-1, initial=0.0), on_rows(upright, q)

    return step
