"""What a mode is to the kernels of a System whose rows see one another: the matrices T_w, T_ẇ, T_z, and jumps.

Rows α of the mode are closed, w_α = 0, the others have z = 0 or slide, z = −f. With N the null space of D_αα (and of
its transpose: D is the sum of a positive and a skew matrix) a closed row is one of

    the pivot rows of D_αα         w = 0
    Nᵀ w = 0 along what S moves    Nᵀ ẇ = 0, and at entry the jump ẑ = −N (Nᵀ S N)⁻¹ Nᵀ w
    the rest of N                  undecided: least squares of voltages on what is open and currents

    (T_w D + T_ẇ S + T_z) z = −(T_w w₀ + T_ẇ b + T_z f)

Law: reordering and scaling rows changes nothing, tests/systems/test_moding.py. Source: docs/switching-theory.md.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from poinsot.motion.switching import CLOSED, Mode, Modes

Floats = NDArray[np.float64]
_NEGLIGIBLE, _BALANCING = 1e-11, 8


@dataclass(frozen=True, eq=False)
class Moding:
    """The maker of modes of a System, `Switching.modes`.

    D, S      (m, m) at the start of the run; D stays as it is
    weights   (m, 2): of z² and of w² in the least squares
    refuse    of directions of z (m, k) that jumps decide, of those that nothing does, and the mode: raises ModelError
              where sources ask of them what cannot be
    constant  S stays too: the T are multiplied such that T_w D + T_ẇ S + T_z = 1
    """

    D: Floats
    S: Floats
    weights: Floats
    refuse: Callable[[Floats, Floats, Modes], None]
    constant: bool = False

    def __call__(self, mode: Modes) -> Mode:
        """The numbers of a mode; errors as `refuse` raises them."""
        m = len(mode)
        closed, others = np.flatnonzero(mode == CLOSED), np.flatnonzero(mode != CLOSED)
        s = scales(self.D, self.S)
        D, S = (s[:, None] * A * s for A in (self.D, self.S))
        T = np.zeros((3, m, m))
        pivots, N = pivots_and_null(D[np.ix_(closed, closed)])
        within = np.zeros((m, N.shape[1]))
        within[closed] = N
        moved, still = pivots_and_null(within.T @ S @ within)
        decided, loose = within[:, moved], within @ still
        self.refuse(decided * s[:, None], loose * s[:, None], mode)
        rows = iter(closed)
        for k in pivots:
            T[0, next(rows), closed[k]] = s[closed[k]]
        for direction in decided.T:
            T[1, next(rows)] = direction * s
        for direction in loose.T:
            i, z = next(rows), direction * s
            T[2, i] = self.weights[:, 0] * z
            T[0, i, others] = self.weights[others, 1] * (self.D @ z)[others]
            T[:, i] /= np.abs(T[:, i]).max()
        T[2, others, others] = 1.0
        if self.constant:
            T = _multiplied(T, self.D, self.S)
        lengths = decided * s[:, None]
        return Mode(T.ravel(), lengths, lengths)


def scales(D: Floats, S: Floats) -> Floats:
    """s (…, m), powers of two, with s D s about 1, and s S s where D has nothing: w′ = s w, z′ = z/s, z′ w′ = z w."""
    A = np.abs(D)
    bare = np.asarray(~np.any(A > 0, axis=-1))
    part = np.abs(S) * (bare[..., :, None] & bare[..., None, :])
    A = A / _largest(A) + part / _largest(part)
    s = np.ones(D.shape[:-1])
    for _ in range(_BALANCING):
        most: Floats = np.max(s[..., :, None] * A * s[..., None, :], axis=-1, initial=0.0)
        s = np.where(most > 0, s / np.sqrt(np.where(most > 0, most, 1.0)), s)
    return np.asarray(2.0 ** np.round(np.log2(s)), dtype=np.float64)


def _largest(A: Floats) -> Floats:
    """The largest of each matrix, but never 0."""
    return np.asarray(np.maximum(A.max(axis=(-2, -1), initial=0.0, keepdims=True), 1e-300))


def pivots_and_null(A: Floats) -> tuple[list[int], Floats]:
    """Rows (and columns) that are independent, and the null space in unmixed columns, by complete pivoting.

    A is the sum of a positive and a skew matrix, so that its null spaces on both sides are the same.
    """
    n = len(A)
    work, rows, columns = A.copy(), list(range(n)), list(range(n))
    taken_rows: list[int] = []
    taken: list[int] = []
    size = np.abs(A).max(initial=0.0)
    for _ in range(n):
        part = np.abs(work[np.ix_(rows, columns)])
        i, j = divmod(int(part.argmax()), len(columns))
        if part[i, j] <= _NEGLIGIBLE * size or size == 0.0:
            break
        r, c = rows.pop(i), columns.pop(j)
        taken_rows.append(r)
        taken.append(c)
        work[r] /= work[r, c]
        for k in range(n):
            if k != r and work[k, c] != 0.0:
                work[k] -= work[k, c] * work[r]
                work[k, c] = 0.0
    N = np.zeros((n, len(columns)))
    for k, c in enumerate(columns):
        N[c, k] = 1.0
        N[taken, k] = -work[taken_rows, c]
    return sorted(taken_rows), N


def _multiplied(T: Floats, D: Floats, S: Floats) -> Floats:
    """T with M T, M the inverse of T_w D + T_ẇ S + T_z."""
    whole = T[0] @ D + T[1] @ S + T[2]
    size = 1 / np.maximum(np.abs(whole).max(axis=1), 1e-300)
    column = 1 / np.maximum(np.abs(whole * size[:, None]).max(axis=0), 1e-300)
    inverse = column[:, None] * np.linalg.inv(whole * size[:, None] * column) * size
    return np.array([inverse @ part for part in T])
