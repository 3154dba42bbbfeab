"""The correction of a start (q, v), given whole, that the closures do not allow: the smallest change, reported.

    q⁺   the nearest closed configuration, Σ δ² least, angles in radians, slides by the size of the part
    v⁺ = v − M⁻¹Aᵀ (A M⁻¹Aᵀ)⁺ (A v − b)        what an impulse of the closures makes of v: ½ δᵀ M δ is least

Given motions are rows of A, with their rates in b. With u = M⁻¹Aᵀ (A M⁻¹Aᵀ)⁺ b, of all rates that they allow those of
least energy, ½ v⁺ᵀ M v⁺ = ½ uᵀ M u + ½ (v⁺ − u)ᵀ M (v⁺ − u): the kinetic energy does not grow where b = 0, and grows
by that of u at most. A StartWarning says by how much positions and rates were changed, which joints moved most, and
what it did to the kinetic energy. Changes up to NOTICED are rounding, of files that hold six digits too, and are not
told.
Law     ½ v⁺ᵀ M v⁺ ≤ ½ vᵀ M v + ½ uᵀ M u, v⁺ = v where A v = b; tests/systems/test_corrected_starts.py
Source  Featherstone 2008, §11.7 (impulses); Moreau 1988 (projection in the metric of kinetic energy)
Units: q [rad, m], v [rad/s, m/s], energy [J].
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.analysis.starting import Changed, given_state
from poinsot.errors import StartWarning, warn

NOTICED = 1e-6
"""Of 1 rad or the size of the part, and of the greatest rate so measured: smaller corrections are rounding."""
_SAME = 1e-12  # of the rates: smaller slips are those of rounding, and no metric makes them better
_DEPENDENT = 1e-12  # of columns of length one: directions that move no inertia but for rounding
_SHOWN = 3


def is_slip(change: Floats, v: Floats, scales: Floats) -> bool:
    """Whether a change of rates v is more than rounding."""
    return bool(np.abs(change / scales).max(initial=0.0) > _SAME * np.abs(v / scales).max(initial=0.0))


def of_least_energy(M: Floats, A: Floats, change: Floats, scales: Floats, accuracy: float) -> Floats:
    """The change of rates that meets A as the given one does, of least ½ δᵀ M δ; A (rows, nv) with scaled freedoms.

    Where M is singular, of these the one that differs least from the change given.
    """
    _, sigma, Vt = np.linalg.svd(A)
    N = Vt[int((sigma > accuracy).sum()) :].T
    own, turn = np.linalg.eigh(scales[:, None] * M * scales)
    root = np.sqrt(np.maximum(own, 0.0))[:, None] * turn.T
    moved = root @ N
    size = np.linalg.norm(moved, axis=0)
    size = np.where(size > 0.0, size, 1.0)
    y = np.linalg.lstsq(moved / size, -root @ (change / scales), rcond=_DEPENDENT)[0] / size
    return np.asarray(change + scales * (N @ y))


def least_along(mechanism: CompiledTree, q: Floats, change: Floats) -> Floats:
    """The same of a large mechanism, by its dynamics: accelerations under the efforts M δ are what closures leave of δ,
    nearest to it in the metric of M."""
    still = np.zeros(mechanism.nv)
    left, own = (mechanism.forward_dynamics(q, still, mechanism.inverse_dynamics(q, still, x)) for x in (change, still))
    return np.asarray(change - (left - own))


def is_whole(initial: object) -> bool:
    """Whether a start is given as numbers of the whole state, not by joints."""
    return not (initial is None or isinstance(initial, (Mapping, Changed)))


def tell_corrected(mechanism: CompiledTree, initial: object, state: Floats) -> None:
    """Warn where the state (q, v) that a run starts from is not the one given."""
    if not (is_whole(initial) and _has_conditions(mechanism)):
        return
    q, v, _, _ = given_state(mechanism, initial)
    if text := correction(mechanism, q, v, state):
        warn(StartWarning(text))


def _has_conditions(mechanism: CompiledTree) -> bool:
    return bool(mechanism.tree.closed or mechanism.tree.coupled or mechanism.model.motions)


def tell_many(
    mechanism: CompiledTree, given: Floats, states: Floats, own: Callable[[int], CompiledTree] | None = None
) -> None:
    """The same of rows (n, nq + nv), in one warning: how many, and what became of the one that was moved most.

    own: the mechanism of a row, where each has one of its own.
    """
    if not _has_conditions(mechanism):
        return
    rows = np.flatnonzero(np.isfinite(states).all(axis=1))
    by_q, by_v = _changes(mechanism, given[rows, : mechanism.nq], given[rows, mechanism.nq :], states[rows])
    size = np.hstack([by_q, by_v]).max(axis=1, initial=0.0)
    if (size > NOTICED).any():
        worst = int(rows[size.argmax()])
        q, v = np.split(given[worst], [mechanism.nq])
        text = correction(own(worst) if own else mechanism, q, v, states[worst])
        count = f"{int((size > NOTICED).sum())} of {len(given)} starts are corrected"
        warn(StartWarning(f"{count}; most of all that of member {worst}: {text}"))


def correction(mechanism: CompiledTree, q: Floats, v: Floats, state: Floats) -> str:
    """The reported correction, "" within rounding."""
    there, rates = state[: mechanism.nq], state[mechanism.nq : mechanism.nq + mechanism.nv]
    by_q, by_v = _changes(mechanism, q, v, state)
    told = []
    if np.max(by_q, initial=0.0) > NOTICED:
        told.append("its positions by " + _named(mechanism, by_q, mechanism.difference(_unit(mechanism, q), there)))
    if np.max(by_v, initial=0.0) > NOTICED:
        told.append("its rates: " + _named(mechanism, by_v, rates, v))
    if not told:
        return ""
    M = np.asarray(mechanism.mass_matrix(there))
    before, after = (0.5 * float(x @ M @ x) for x in (v, rates))
    kept = "loops, conditions and given motions" if mechanism.model.motions else "loops and conditions"
    return (
        f"the start given for {mechanism.name!r} does not keep its {kept}, and was corrected as little "
        f"as they need: {'; '.join(told)} (kinetic energy {before:.6g} J, now {after:.6g} J). Give a state that keeps "
        "them, such as initial_state(...) of a start by joints, or run from the state that this one became"
    )


def _changes(mechanism: CompiledTree, q: Floats, v: Floats, state: Floats) -> tuple[Floats, Floats]:
    """By freedom (..., nv): changes of positions, and of rates by the greatest of these; without units."""
    nq, nv, reach = mechanism.nq, mechanism.nv, mechanism.scales.freedoms
    by_q = np.abs(mechanism.difference(_unit(mechanism, q), state[..., :nq])) / reach
    rates = state[..., nq : nq + nv]
    size = np.abs(np.concatenate([v, rates], axis=-1) / np.tile(reach, 2)).max(axis=-1, keepdims=True, initial=1e-300)
    moved = bool(mechanism.model.motions)  # by what drives: else rates of zero are those of who gives none
    given = v.any(axis=-1, keepdims=True) | moved
    return np.asarray(by_q), np.asarray(np.where(given, np.abs(rates - v) / reach / size, 0.0))


def _unit(mechanism: CompiledTree, q: Floats) -> Floats:
    """With quaternions of norm 1."""
    found = np.array(q, dtype=float)
    for link, units in zip(mechanism.tree.links, mechanism.coordinate_units, strict=True):
        places = [k for k, unit in zip(link.q, units, strict=False) if unit == "1"]
        if places:
            found[..., places] /= np.linalg.norm(found[..., places], axis=-1, keepdims=True)
    return found


def _named(mechanism: CompiledTree, sizes: Floats, now: Sequence[float] | Floats, old: Floats | None = None) -> str:
    """The freedoms that moved most."""
    names = mechanism.freedom_names
    first = [k for k in np.argsort(-sizes, kind="stable")[:_SHOWN].tolist() if sizes[k] > NOTICED]
    each = [f"{names[k]} {'' if old is None else f'from {old[k]:.6g} to '}{now[k]:.6g}" for k in first]
    more = int((sizes > NOTICED).sum()) - len(first)
    return ", ".join(each) + (f" and {more} more" if more else "")
