"""Closing the loops of many configurations at once: least steps by kernels, each configuration for itself.

Steps are those of `multibody.closing`, with a damping that falls while they help and rises while they don't; where that
ends open the same again from perturbed configurations, always the same ones. One configuration is a batch of one.
Law: a batch is its singles bit for bit, tests/systems/test_assembly.py
Units: q [rad, m], Ψ [m, rad]. Source: Fan & Yuan 2005 (damping by the error); Moré 1978 (its choice); decision 0006.

The report on open loops: the distance of each in metres and as an angle, and the loops that contradict each other.

Loops contradict each other where they do not close together, but with any one of them left out the others do: such a
set is what is left when every loop without which the rest still fails is left out, one after the other.
Units: lengths [m], angles [rad]. Law: tests/analysis/test_open_loops.py. Source: Chinneck & Dravnieks 1991 (deletion
filter).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Protocol

import numpy as np

from poinsot.algebra.arrays import Bools, Floats
from poinsot.algebra.caching import once
from poinsot.algorithms.compiled import make_kernel
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.analysis.large_closing import large_step
from poinsot.analysis.large_loops import is_large, large_loops
from poinsot.analysis.null_spaces import on_rows
from poinsot.multibody.closing import (
    DAMPING,
    LEAST,
    ROUNDING,
    closing_step,
    opening_error,
    opening_jacobian,
    uprightness,
)
from poinsot.multibody.closing_rows import parts_of_rows, row_units
from poinsot.multibody.conditions import left_open
from poinsot.multibody.constraints import loop_of
from poinsot.multibody.kinematics import posed
from poinsot.multibody.tree import Held, Tree
from poinsot.records import NamedTuple

Move = Callable[[Floats, Floats], Floats]


class ClosingStep(Protocol):
    """(q (n, nq), free (nv,), λ (n,)) → δ, √Σ Ψ², max |Ψ|, least uprightness; λ: `DAMPING` without it."""

    def __call__(
        self, q: Floats, free: Floats, damping: Floats | None = None
    ) -> tuple[Floats, Floats, Floats, Floats]: ...


CLOSED = 1e-12
"""Of the size of a part: loops that are open by less are closed."""
ACCEPTED = 1e2 * CLOSED
LARGEST_WRITTEN = 30
"""Conditions up to which the step is one kernel: its code grows with their third power."""
_LEAST_DAMPING, _HIGHEST_DAMPING, _FACTOR = 1e-3, 1e6, 4.0  # at λ g, g → 0, steps are Newton's whatever the least λ
_STILL, _STALLED = 1e-3, 5  # steps that close a loop lessen it by halves at least
"""Part of √Σ Ψ² by which a step has to lessen it, and steps in a row that may not: there it has its least value."""


class ClosedConfigurations(NamedTuple):
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


def closed_near(
    mechanism: CompiledTree, q: Floats, free: Bools, step: ClosingStep | None = None, tries: int = 6
) -> ClosedConfigurations:
    """The closed configurations reached by steps from q (n, nq), or from near it; else the best found. step: that of
    the mechanism without it; tries: perturbations of each size."""
    step = step_of(mechanism) if step is None else step
    weights, move = free.astype(float), partial(moved, mechanism)
    best = approach(move, step, q, weights, left_open(mechanism.tree))
    for change in perturbations(mechanism, free, tries):
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


def perturbations(mechanism: CompiledTree, free: Bools, tries: int = 6) -> Iterator[Floats]:
    """Perturbations of growing size, always the same ones; few of many loops, where most attempts open some loop."""
    rng, each = np.random.default_rng(1834), 1 if is_large(mechanism.tree) else tries
    for size in np.repeat([0.03, 0.1, 0.3, 1.0], each):
        yield np.where(free, rng.normal(size=mechanism.nv) * size * mechanism.scales.freedoms, 0.0)


def approach(move: Move, step: ClosingStep, q: Floats, free: Floats, open_by: float = 0.0) -> ClosedConfigurations:
    """Steps from q (n, nq), each with more damping until Σ Ψ² falls, until closed or until none helps."""
    q, damping, stalled = np.array(q, dtype=float), np.full(len(q), DAMPING), np.zeros(len(q), dtype=int)
    shift, gap, worst, upright = (np.array(x) for x in step(q, free, damping))
    begun = active = np.flatnonzero(~(worst < CLOSED) & np.isfinite(gap))
    for _ in range(100):
        if not active.size:
            break
        trial, less = move(q[active], shift[active]), np.maximum(damping[active] / _FACTOR, _LEAST_DAMPING)
        found = step(trial, free, less)
        better = found[1] < gap[active]
        took, again = active[better], active[~better]
        q[took], damping[took] = trial[better], less[better]
        stalled[took] = np.where(found[1][better] > (1.0 - _STILL) * gap[took], stalled[took] + 1, 0)
        for kept, new in zip((shift, gap, worst, upright), found, strict=True):
            kept[took] = new[better]
        damping[again] *= _FACTOR
        if again.size:
            shift[again] = step(q[again], free, damping[again])[0]
        done = (worst < CLOSED) | (damping > _HIGHEST_DAMPING) | (stalled >= _STALLED)
        active = active[~done[active]]
    if (ended := begun[worst[begun] < CLOSED]).size:  # one more step, of Newton's by now, brings them to rounding
        trial = move(q[ended], shift[ended])
        found = step(trial, free, damping[ended])
        better = found[1] < gap[ended]
        for kept, new in zip((q, gap, worst, upright), (trial, *found[1:]), strict=True):
            kept[ended[better]] = new[better]
    return ClosedConfigurations(q, np.where(np.isfinite(gap), worst, np.nan), upright >= 0.0, open_by)


def moved(mechanism: CompiledTree, q: Floats, dv: Floats) -> Floats:
    """The configurations (n, nq) reached from q by dv (n, nv)."""
    if not is_large(mechanism.tree):
        return np.asarray(on_rows(mechanism.integrate, q, dv))
    loops = large_loops(mechanism)
    return np.array([loops.moved(*each) for each in zip(q, dv, strict=True)]).reshape(q.shape)


def step_of(mechanism: CompiledTree) -> ClosingStep:
    """(q, free, λ) → δ, √Σ Ψ², max |Ψ|, least uprightness: `multibody.closing.closing_step` for this mechanism."""
    if is_large(mechanism.tree):
        return large_step(mechanism)
    if int(mechanism.scales.posed.sum()) > LARGEST_WRITTEN:
        return once(mechanism, "_closing_in_numpy", lambda: InNumpy(mechanism))
    made = {"shift": "v", "gap": "scalar", "worst": "scalar", "upright": "scalar"}
    doc = "one least step towards closed loops, and how far they are open"
    given = {"q": "q", "free": "v", "damping": "scalar"}
    ufunc = make_kernel(mechanism, "closing_step", closing_step, given, made, doc).ufunc

    def step(q: Floats, free: Floats, damping: Floats | None = None) -> tuple[Floats, Floats, Floats, Floats]:
        own, first = np.broadcast_to(free, (len(q), len(free))), np.full(len(q), DAMPING)
        found: tuple[Floats, Floats, Floats, Floats] = on_rows(ufunc, q, own, first if damping is None else damping)
        return found

    return step


class InNumpy:
    """The same for mechanisms of many conditions; of all rows, or of those alone that ``held`` (rows,) says."""

    def __init__(self, mechanism: CompiledTree, held: Bools | None = None) -> None:
        self.mechanism, self.parts = mechanism, parts_of_rows(mechanism.tree)
        self.used = mechanism.scales.posed if held is None else mechanism.scales.posed & held
        q, doc = {"q": "q"}, "how far loops are open, in lengths and angles"
        self.psi = make_kernel(mechanism, "opening_error", opening_error, q, "rows", doc).ufunc
        self.jacobian = make_kernel(mechanism, "opening_jacobian", opening_jacobian, q, "rows×v", f"∂ of {doc}").ufunc
        self.upright = make_kernel(mechanism, "uprightness", uprightness, q, "scalar", "least of the pairs'").ufunc

    def __call__(self, q: Floats, free: Floats, damping: Floats | None = None) -> tuple[Floats, Floats, Floats, Floats]:
        """As `ClosingStep`."""
        damping = np.full(len(q), DAMPING) if damping is None else damping
        scales, nv = self.mechanism.scales, self.mechanism.nv
        psi = np.where(self.used, on_rows(self.psi, q) * scales.rows, 0.0)
        J = on_rows(self.jacobian, q) * scales.rows[:, None] * scales.freedoms
        J[:, ~self.used] = 0.0
        shift, gap = np.zeros((len(q), nv)), np.sqrt((psi * psi).sum(axis=-1))
        sound = np.isfinite(gap) & np.isfinite(J).all(axis=(1, 2))
        for rows, freedoms in self.parts:
            if not rows:
                continue
            own = J[np.ix_(sound, rows, freedoms)]
            weighted, error = own * free[freedoms], psi[np.ix_(sound, rows)]
            S = weighted @ own.swapaxes(1, 2)
            diagonal, gaps = np.einsum("nii->ni", S), np.sqrt((error * error).sum(axis=-1, keepdims=True))
            diagonal += ROUNDING * diagonal + damping[sound, None] * gaps + LEAST
            least = -(np.linalg.solve(S, error[..., None])[..., 0][:, None] @ weighted)[:, 0]
            least /= np.maximum(np.abs(least).max(axis=-1, keepdims=True, initial=0.0), 1.0)
            shift[np.ix_(sound, freedoms)] = least * scales.freedoms[freedoms]
        worst = np.abs(psi).max(axis=-1, initial=0.0)
        return shift, np.where(sound, gap, np.nan), worst, on_rows(self.upright, q)


_PART = 1e-3
"""Share of the largest gap below which a loop is not examined for contradictions."""
_BACK = -0.99
"""Cosine of an angle that is half a turn."""
_CUT_LIMIT, _SET_LIMIT = 40, 4
"""Largest number of loops searched one by one, and of contradicting sets in a message."""


def by_closure(tree: Tree) -> Iterator[tuple[Held, slice]]:
    """What holds the tree together, and the rows of each."""
    row = 0
    for c in tree.held:
        yield c, slice(row, row + c.rows)
        row += c.rows


class Open(NamedTuple):
    """The opening of a closure or a coupling [m], [rad], 0 if closed; size: the worst of it without units."""

    held: Held
    length: float
    angle: float
    size: float

    def __str__(self) -> str:
        said = [f"{x:.3g} {unit}" for x, unit in ((self.length, "m"), (self.angle, "rad")) if x]
        return " and ".join(said) or "nothing"


def open_loops(mechanism: CompiledTree, q: Floats) -> list[Open]:
    """All of them at q (nq,), in the order of the tree."""
    tree, scales = mechanism.tree, mechanism.scales
    if is_large(tree):
        psi = large_loops(mechanism).at(q, wanted=False, opened=True).phi
    else:
        psi = np.asarray(opening_error(tree, q), dtype=float)
    psi, units = np.where(scales.posed, psi, 0.0), np.array([*row_units(tree)])
    found = []
    for held, rows in by_closure(tree):
        size = np.abs(psi[rows] * scales.rows[rows])
        apart = np.where(size >= ACCEPTED, psi[rows], 0.0)
        turns = units[rows] == "A"
        length, angle = (float(np.linalg.norm(apart[which])) for which in (~turns, turns))
        found.append(Open(held, length, angle, float(size.max(initial=0.0))))
    return found


def open_message(mechanism: CompiledTree, q: Floats, keep: Sequence[str], free: Bools) -> str:
    """The reason why the mechanism cannot be assembled: the loops open at q (nq,), the nearest configuration found."""
    loops = open_loops(mechanism, q)
    worst = max(loops, key=lambda each: each.size)
    held = f" while {', '.join(map(repr, keep))} {'is' if len(keep) == 1 else 'are'} held" if keep else ""
    reversed_ = ", with its axis the wrong way round" if _is_reversed(mechanism.tree, q, worst) else ""
    return (
        f"mechanism {mechanism.tree.model.name!r} cannot be assembled{held}: {worst.held.words} stays open by {worst} "
        f"at the nearest configuration found{reversed_}.{_listed(contradictions(mechanism, q, free, loops))} Check the "
        "lengths of its loop, or start from a configuration nearer to a closed one."
    )


def _listed(sets: Sequence[Sequence[Open]]) -> str:
    """A sentence about loops that contradict each other; empty where each single loop does close."""
    if not sets or len(sets) == len(sets[0]) == 1:
        return ""
    each = (" and ".join(f"{one.held.words}, open by {one}" for one in some) for some in sets)
    return f" These do not close, or not together, whatever the other loops do: {'; '.join(each)}."


def contradictions(mechanism: CompiledTree, q: Floats, free: Bools, loops: Sequence[Open]) -> list[list[Open]]:
    """Sets of loops that do not close together, but do with any one of them left out, and how far they are open then.

    q (nq,), loops: where a search for a closed configuration ended. [] where nothing is found
    """
    if is_large(mechanism.tree):
        return []
    search = _Search(mechanism, q, free)
    least = _PART * max(each.size for each in loops)
    suspects = [each.held for each in sorted(loops, key=lambda each: each.size) if each.size > least]
    if len(suspects) > _CUT_LIMIT or not search.closes(suspects):
        return []
    out: list[Held] = []
    found: list[list[Open]] = []
    while len(found) < _SET_LIMIT and not search.closes(out):
        left = list(out)
        for held in suspects:
            if held not in left and not search.closes([*left, held]):
                left.append(held)
        own, best = set(suspects).difference(left), search.best(left)
        if best.worst[0] < ACCEPTED:  # elsewhere they close
            break
        found.append([each for each in open_loops(mechanism, best.q[0]) if each.held in own])
        out.append(next(held for held in reversed(suspects) if held in own))
    return found


class _Search:
    """Steps from one configuration with some loops left out."""

    def __init__(self, mechanism: CompiledTree, q: Floats, free: Bools) -> None:
        self.mechanism, self.q, self.free = mechanism, q, free
        self.rows = dict(by_closure(mechanism.tree))

    def _step(self, without: Sequence[Held]) -> InNumpy:
        held = np.ones(self.mechanism.tree.rows, dtype=bool)
        for each in without:
            held[self.rows[each]] = False
        return InNumpy(self.mechanism, held)

    def closes(self, without: Sequence[Held]) -> bool:
        """Whether steps from here close the others."""
        move, free = partial(moved, self.mechanism), self.free.astype(float)
        return bool(approach(move, self._step(without), self.q[None], free).worst[0] < ACCEPTED)

    def best(self, without: Sequence[Held]) -> ClosedConfigurations:
        """Where the others are open least, also from perturbed configurations."""
        return closed_near(self.mechanism, self.q[None], self.free, self._step(without), tries=1)


def _is_reversed(tree: Tree, q: Floats, worst: Open) -> bool:
    """Whether a closure is open by about half a turn."""
    own = next((c for c in tree.closures if c.joint == worst.held.name), None)
    return own is not None and float(own.pair.uprightness(loop_of(tree, posed(tree, q), own).X_PS)) < _BACK
