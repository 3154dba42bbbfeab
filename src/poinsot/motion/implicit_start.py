"""Where an implicit system starts, and whether its equations determine how it goes on.

    c(x, t) = 0: states that were given stay, the others move as little as they must, measured by 1/H″
    S z = r with S regular: else the index is above 2, or something is undetermined, and which is named

Law: tests/systems/test_implicit_start.py. Source: Hairer & Wanner II, §VII.1 (index, consistent initial values).
Units: those of the states.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from poinsot.algebra.arrays import Bools, Floats
from poinsot.errors import SimulationError
from poinsot.motion.implicit_equations import ImplicitEquations

Bound = Callable[[Floats, float, Floats], tuple[Floats, Floats, Floats]]
_AT_REST = 1e-4
"""Of a unit of effort: below it nothing is told from rest."""
# digits of what is given; rounding of constraints; of a rank
_TOLERANCE, _ROUNDING, _ITERATIONS, _NEGLIGIBLE = 1e-6, 1e-12, 60, 1e-10


def consistent_start(equations: ImplicitEquations, bound: Bound, x: Floats, said: Bools, t: float, u: Floats) -> Floats:
    """x (n,) with c(x, t) = 0; values ``said`` stay, but for the digits that a result of another run lacks.

    Errors  SimulationError that names the states that contradict one another or the inputs
    """
    if not equations.sorted.bound:
        return x
    for compliance in (np.where(said, 0.0, 1.0), np.ones(len(x))):
        found = _newton(bound, x, compliance, t, u)
        c, sizes, slopes = bound(found, t, u)
        known = np.maximum(sizes, np.abs(slopes) @ np.abs(found))
        if np.isfinite(c).all() and (np.abs(c) <= _ROUNDING * np.maximum(known, _AT_REST)).all():
            moved = np.abs(found - x)[said].max(initial=0.0)
            if moved <= _TOLERANCE * np.abs(x).max(initial=0.0) or not said.any():
                return found
    c, sizes, slopes = bound(x, t, u)
    worst = int(np.argmax(np.abs(c) / np.maximum(sizes, 1e-300)))
    involved = [name for name, slope in zip(equations.states, slopes[worst], strict=True) if slope]
    names = ", ".join(involved[:6]) or equations.tied_row(equations.sorted.bound[worst])
    raise SimulationError(
        f"{equations.model.name}: the values that {names} start with contradict one another or the inputs: their "
        f"algebraic constraint misses {c[worst]:.3g} of terms of {sizes[worst]:.3g}. Change one of them, or give the "
        "start by name and leave one out: it is then found"
    )


def _newton(bound: Bound, x: Floats, compliance: Floats, t: float, u: Floats) -> Floats:
    """Gauss and Newton's method with the least change of the free values."""
    found = x.copy()
    for _ in range(_ITERATIONS):
        c, sizes, slopes = bound(found, t, u)
        if not np.isfinite(c).all() or not np.isfinite(slopes).all():
            return x
        weight = 1 / np.maximum(np.abs(slopes * compliance).max(axis=1, initial=0.0), 1e-300)
        step = compliance * np.linalg.lstsq(slopes * compliance * weight[:, None], -c * weight, rcond=1e-12)[0]
        found = found + step
        if (np.abs(step) <= 4e-16 * np.abs(found)).all() or (np.abs(c) <= 1e-16 * sizes).all():
            break
    return found


def refuse_undetermined(equations: ImplicitEquations, x: Floats, signals: Sequence[float]) -> None:
    """SimulationError where the equations leave unknowns undetermined at the start, with the cause."""
    q = len(equations.solved)
    if not q:
        return
    S = equations.slopes(x, signals, np.zeros(q))
    if not np.isfinite(S).all():
        S = equations.slopes(x, signals, np.random.default_rng(0).uniform(0.3, 0.7, q))
    if not np.isfinite(S).all():
        raise SimulationError(
            f"{equations.model.name}: its energy, its structure or a resistive law has no finite slope at the start, "
            f"x = {np.array2string(x, precision=6)}"
        )
    left, name = _null(S), equations.model.name
    if not left.shape[1]:
        return
    binding = left[q - len(equations.sorted.bound) :]
    tied = "; ".join(equations.tied_row(i) for i, row in zip(equations.sorted.bound, binding, strict=True) if _any(row))
    loose = zip(equations.solved, _null(S.T), strict=True)
    names = ", ".join(equations.column_name(j) for j, row in loose if _any(row))
    if not tied:
        raise SimulationError(
            f"{name}: nothing determines {names}; a resistive relation or an input is missing or said twice"
        )
    slope = equations.constraint(x, signals)[2]
    along = np.abs(binding).T @ np.abs(slope)
    moved = ", ".join(state for state, each in zip(equations.states, along.T, strict=True) if _any(each))
    if (np.abs(binding.T @ slope) > _NEGLIGIBLE * along.max(initial=0.0)).any():
        raise SimulationError(
            f"{name}: its index is above 2. The algebraic constraints that tie {tied} bind {moved}; what keeps them, "
            f"{names}, appears only after they have been differentiated more than once. State them by their rates "
            "(of a constraint of positions that of velocities), or put storage or a resistance between what is tied"
        )
    raise SimulationError(
        f"{name}: the algebraic constraints that tie {tied} repeat or contradict one another, so that {names} are "
        "undetermined; leave one out, or give the other variable at one of these ports"
    )


def _any(row: Floats) -> bool:
    return bool(np.abs(row).max() > 1e-6)


def _null(S: Floats) -> Floats:
    """Columns ℓ with ℓᵀ S = 0, in the units in which the rows and columns of S are alike."""
    scaled, rows = S.copy(), np.ones(len(S))
    for _ in range(8):
        r = 1 / np.sqrt(np.maximum(np.abs(scaled).max(axis=1, initial=0.0), 1e-300))
        r = np.where(np.abs(scaled).max(axis=1, initial=0.0) > 0, r, 1.0)
        scaled, rows = scaled * r[:, None], rows * r
        c = np.abs(scaled).max(axis=0, initial=0.0)
        scaled = scaled / np.where(c > 0, np.sqrt(np.where(c > 0, c, 1.0)), 1.0)
    U, s, _ = np.linalg.svd(scaled)
    null: Floats = U[:, s <= _NEGLIGIBLE * s.max(initial=0.0)] if s.max(initial=0.0) > 0 else np.eye(len(S))
    return null * rows[:, None]
