"""A mode in the kernels of a System with rows that see one another: the matrices T_w, T_ẇ, T_z, and jumps.

Rows α of the mode are closed, w_α = 0, the others have z = 0 or slide, z = −f. With N the null space of D_αα (and of
its transpose: D is the sum of a positive and a skew matrix) a closed row is one of

    the pivot rows of D_αα         w = 0
    Nᵀ w = 0 along what S moves    Nᵀ ẇ = 0, and at entry the jump ẑ = −N (Nᵀ S N)⁻¹ Nᵀ w
    the rest of N                  undecided: first those with bounds F share it, by the least Σ √S z²/F, then least
                                   squares of voltages on what is open and currents on what is closed decide

    (T_w D + T_ẇ S + T_z) z = −(T_w w₀ + T_ẇ b + T_z f)

Laws: reordering and scaling rows changes nothing, tests/switching/test_symmetries.py; `moved` are its slopes,
tests/sensitivity/test_starts.py. Source: docs/switching-theory.md.
Units: w and z of each row, their product [W].
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from poinsot.algebra.arrays import Bools, Floats, Ints
from poinsot.motion.switching import CLOSED, Mode, Modes
from poinsot.records import NamedTuple, dataclass

YIELDING = 1e-10
"""Of S_kk: how far rows that repeat one another yield, so that they share what they carry however they have turned."""
_NEGLIGIBLE, _BALANCING = 1e-11, 8  # of the largest pivot: rows of scaled conductances that repeat each other


@dataclass(frozen=True, eq=False)
class Moding:
    """The maker of modes of a System, `Switching.modes`.

    D, S      (m, m) at the start of the run; D stays as it is
    weights   (m, 2): of z² and of w² in the least squares
    bounds    (m,): F at the start, up to which rows that D does not see hold by themselves; 0 of others
    refuse    of directions of z (m, k) that jumps decide, of those that nothing does, and the mode: raises ModelError
              where sources ask of them what cannot be
    constant  S stays too: the T are multiplied such that T_w D + T_ẇ S + T_z = 1
    solved_by_D  the same of modes with T_ẇ = 0, whatever S does; in others it is not 0 in the first row
    turning   bool (m,): rows whose S turns with what moves: where any of them repeat others, all ask for Nᵀ ẇ = 0, and
              yield a little. None: no rows
    """

    D: Floats
    S: Floats
    weights: Floats
    bounds: Floats
    refuse: Callable[[Floats, Floats, Modes], None]
    constant: bool = False
    turning: Bools | None = None
    solved_by_D: bool = False

    def __call__(self, mode: Modes) -> Mode:
        """The numbers of a mode; errors as `refuse` raises them."""
        parts = self._parts(mode)
        s = parts.s
        self.refuse(parts.decided * s[:, None], parts.loose * s[:, None], mode)
        T = self._matrices(parts)
        T = self._led(T) @ T
        lengths = parts.decided * s[:, None]
        return Mode(T.ravel(), lengths, lengths)

    def moved(self, mode: Modes, dD: Floats, dS: Floats, dF: Floats) -> Floats | None:
        """How the numbers of a mode move (p, 3 m²) as D and S do (p, m, m) and bounds do (p, m), but for sums of its
        rows among themselves.

        N moves by −D_αα⁺ dD_αα N, and what is loose of it such that S N = 0 there. None where rows of D_αα, or of
        Nᵀ S N, stop to depend on others as soon as D or S move: on either side the mode asks for something else.
        dD, dS, dF are of a change as large as what moves them.
        """
        parts, p, m = self._parts(mode), len(dD), len(mode)
        closed, others, s, within = parts.closed, parts.others, parts.s, parts.within
        dT = np.zeros((p, 3, m, m))
        if not within.shape[1]:
            return dT.reshape(p, -1)
        (D, S), (dD_s, dS_s) = ((s[:, None] * A * s for A in two) for two in ((self.D, self.S), (dD, dS)))
        N, part = within[closed], np.ix_(closed, closed)
        bent, dwithin = dD_s[:, closed][:, :, closed] @ N, np.zeros((p, *within.shape))
        dwithin[:, closed] = -np.linalg.pinv(D[part], rcond=_NEGLIGIBLE) @ bent
        dseen = dwithin.transpose(0, 2, 1) @ S @ within
        dseen = dseen + dseen.transpose(0, 2, 1) + within.T @ dS_s @ within
        seen, still = within.T @ S @ within, parts.still
        dloose = dwithin @ still - within @ (np.linalg.pinv(seen, rcond=_NEGLIGIBLE) @ dseen @ still)
        weight, first = self._yields, parts.loose[:, : parts.bounded] * s[:, None]
        dweight = weight * (0.5 * _ratio(np.diagonal(dS, axis1=1, axis2=2), np.diag(self.S)) - _ratio(dF, self.bounds))
        G = first.T @ (weight[:, None] * first)
        if _is_left(N.T @ bent, D) or _is_left(still.T @ dseen @ still, S):
            return None
        rows = iter(closed[len(parts.pivots) :])
        for k in parts.moved:
            dT[:, 1, next(rows)] = dwithin[:, :, k] * s
        for k in range(still.shape[1]):
            i, z, dz = next(rows), parts.loose[:, k] * s, dloose[:, :, k] * s
            size = self._row(z, others, k < parts.bounded)[1]
            if k < parts.bounded:
                dT[:, 2, i] = (weight * dz + dweight * z) / size
                continue
            dz = dz - np.linalg.solve(G, first.T @ (weight * dz).T).T @ first.T  # bounded rows stay out of it
            dw = dD @ z + dz @ self.D.T
            dT[:, 2, i] = self.weights[:, 0] * dz / size
            dT[:, 0, i, others] = self.weights[others, 1] * dw[:, others] / size
        return np.asarray(self._led(self._matrices(parts)) @ dT).reshape(p, -1)

    def _led(self, T: Floats) -> Floats:
        """The factor of the T of a mode: the solution of their equations where it stays, else an order of rows."""
        order = np.eye(len(self.D))
        if self.constant or (self.solved_by_D and not T[1].any()):
            return _inverse(T, self.D, self.S)
        return order[np.argsort(~T[1].any(axis=1), kind="stable")] if self.solved_by_D else order

    def _parts(self, mode: Modes) -> _Parts:
        """The matrices of a mode, in scaled rows."""
        closed, others = np.flatnonzero(mode == CLOSED), np.flatnonzero(mode != CLOSED)
        s = scales(self.D, self.S)
        D, S = (s[:, None] * A * s for A in (self.D, self.S))
        pivots, N = pivots_and_null(D[np.ix_(closed, closed)])
        within = np.zeros((len(mode), N.shape[1]))
        within[closed] = N
        moved, still = pivots_and_null(*seen_along(within, S))
        turning = np.zeros(len(mode), bool) if self.turning is None else self.turning
        shares = ((within @ still)[turning] != 0.0).any(axis=0)
        free = (c for c in range(len(still)) if c not in moved)  # each is 1 in its own column of `still`, 0 in others
        moved = sorted([*moved, *(c for c, shared in zip(free, shares, strict=True) if shared)])
        still = still[:, ~shares]
        first = (within @ still) * s[:, None]  # of these some move bounded rows, and sums of them none
        bears, none = pivots_and_null(first.T @ (self._yields[:, None] * first))
        still = np.hstack([still[:, bears], still @ none])
        return _Parts(closed, others, s, pivots, within, moved, still, len(bears), turning & shares.any())

    @property
    def _yields(self) -> Floats:
        """√S/F of rows with individual bounds, 0 of the others."""
        return _ratio(np.sqrt(np.abs(np.diag(self.S))), self.bounds)

    def _matrices(self, parts: _Parts) -> Floats:
        """T_w, T_ẇ, T_z."""
        closed, others, s, m = parts.closed, parts.others, parts.s, len(self.D)
        T = np.zeros((3, m, m))
        rows = iter(closed)
        for k in parts.pivots:
            T[0, next(rows), closed[k]] = s[closed[k]]
        size = np.abs(np.diag(self.S))
        size = YIELDING * np.where(size > 0.0, size, size.max(initial=0.0)) * parts.yields
        for direction in parts.decided.T:
            i = next(rows)
            T[1, i] = direction * s
            T[2, i] = T[1, i] * size
        for k, direction in enumerate(parts.loose.T):
            i = next(rows)
            T[:, i] = self._row(direction * s, others, k < parts.bounded)[0]
        T[2, others, others] = 1.0
        return T

    def _row(self, z: Floats, others: Ints, bounded: bool) -> tuple[Floats, float]:
        """The row of T along a loose direction of z, of size 1, and its divisor; bounded: of rows with bounds."""
        row = np.zeros((3, len(z)))
        row[2] = (self._yields if bounded else self.weights[:, 0]) * z
        if not bounded:
            row[0, others] = self.weights[others, 1] * (self.D @ z)[others]
        size = float(np.abs(row).max())
        return row / size, size


class _Parts(NamedTuple):
    """Closed rows and others, scales s, pivots of D_αα, N in all rows, its parts inside and outside of the range of S,
    of these how many, the first, move rows with bounds; rows that yield."""

    closed: Ints
    others: Ints
    s: Floats
    pivots: list[int]
    within: Floats
    moved: list[int]
    still: Floats
    bounded: int
    yields: Bools

    @property
    def decided(self) -> Floats:
        """Directions of z that jumps decide."""
        return self.within[:, self.moved]

    @property
    def loose(self) -> Floats:
        """Directions of z that nothing decides."""
        return np.asarray(self.within @ self.still)


def _ratio(a: Floats, b: Floats) -> Floats:
    """a/b, 0 where b is."""
    return np.asarray(np.where(b > 0.0, a, 0.0) / np.where(b > 0.0, b, 1.0))


def _is_left(A: Floats, B: Floats) -> bool:
    """Whether A is more than rounding beside B."""
    return bool(np.abs(A).max(initial=0.0) > 1e-10 * np.abs(B).max(initial=0.0))  # null spaces are known to some 1e-14


def scales(D: Floats, S: Floats) -> Floats:
    """s (m,), of many (…, m), powers of two, with s D s about 1, and s S s where D has nothing as large as where it has
    something: w′ = s w, z′ = z/s, z′ w′ = z w.

    So no unit of a domain, of time or of power decides which rows depend on others.
    """
    deep = np.asarray(np.any(D != 0, axis=-1))
    s = _balanced(np.abs(D))
    most = (s[..., :, None] * np.abs(S) * s[..., None, :] * (deep[..., :, None] & deep[..., None, :])).max(
        axis=(-2, -1), initial=0.0
    )
    bare = _balanced(np.abs(S) * (~deep[..., :, None] & ~deep[..., None, :]))
    s = np.where(deep, s, bare * np.sqrt(np.where(most > 0.0, most, 1.0))[..., None])
    return np.asarray(2.0 ** np.round(np.log2(s)), dtype=np.float64)


def _balanced(A: Floats) -> Floats:
    """s with s A s about 1, of A (…, m, m) ≥ 0."""
    s = np.ones(A.shape[:-1])
    for _ in range(_BALANCING):
        most: Floats = np.max(s[..., :, None] * A * s[..., None, :], axis=-1, initial=0.0)
        s = np.where(most > 0, s / np.sqrt(np.where(most > 0, most, 1.0)), s)
    return s


def seen_along(N: Floats, S: Floats) -> tuple[Floats, float]:
    """Nᵀ S N (k, k) of N (m, k) and S (m, m), and of what its entries are sums: what cancels there moves nothing.

    In the units of S. Law: modes of random bridges, tests/networks/test_bridges.py. Source: docs/switching-theory.md.
    """
    return N.T @ S @ N, float((np.abs(N).T @ np.abs(S) @ np.abs(N)).max(initial=0.0))


def pivots_and_null(A: Floats, size: float = 0.0) -> tuple[list[int], Floats]:
    """Rows (and columns) that are independent, and the null space in unmixed columns, by complete pivoting.

    A is the sum of a positive and a skew matrix, so that its null spaces on both sides are the same.
    size  of what its entries are sums, where that is more than they are
    """
    n = len(A)
    work, rows, columns = A.copy(), list(range(n)), list(range(n))
    taken_rows: list[int] = []
    taken: list[int] = []
    size = np.abs(A).max(initial=size)
    for _ in range(n):
        part = np.abs(work[np.ix_(rows, columns)])
        i, j = divmod(int(part.argmax()), len(columns))
        if part[i, j] <= _NEGLIGIBLE * size or size == 0.0:
            break
        r, c = rows.pop(i), columns.pop(j)
        taken_rows.append(r)
        taken.append(c)
        work[r] /= work[r, c]
        others = np.flatnonzero(work[:, c])
        others = others[others != r]
        work[others] -= work[others, c, None] * work[r]
        work[others, c] = 0.0
    N = np.zeros((n, len(columns)))
    for k, c in enumerate(columns):
        N[c, k] = 1.0
        N[taken, k] = -work[taken_rows, c]
    return sorted(taken_rows), N


def _inverse(T: Floats, D: Floats, S: Floats) -> Floats:
    """The inverse of T_w D + T_ẇ S + T_z."""
    whole = T[0] @ D + T[1] @ S + T[2]
    size = 1 / np.maximum(np.abs(whole).max(axis=1, initial=0.0), 1e-300)
    column = 1 / np.maximum(np.abs(whole * size[:, None]).max(axis=0, initial=0.0), 1e-300)
    return np.asarray(column[:, None] * np.linalg.inv(whole * size[:, None] * column) * size)
