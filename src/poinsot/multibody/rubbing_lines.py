"""The lines of rows of contacts with friction, solved for together on the ground.

Names beside those of `front_names`, numbers of pairs being those of yields:

    lean  ε of rows     upper, lower  T_rs and T_sr, then of its factors     middle  T_rr     per  1/its pivot     z  y

Their pushes have other directions than those that are measured:

    z = E y,   E = 1 on rows that are held, ε_t = −μ d_t of tangential rows that slide beside their normal row N
    T y = σ (g − Kᵀ A_0),     T = σ C E σ + (1 − σ) diag C + diag μ

C is what rows feel of each other through all joints and all that is closed below, A_0 of the ground. T is no symmetric
matrix, so that no link can bear it: these rows stay open to the ground. LU without pivoting, as `switching.dynamics`.
Each function is one equation, over any scalar. Law: as the kernels written out, tests/switching/test_rows_in_loops.py.
Source: docs/switching-theory.md; `multibody.front_steps`. Units: those of the rows.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from poinsot.algebra.arrays import Array, Bools, Ints
from poinsot.algebra.caching import cached_property
from poinsot.algebra.scalars import Scalar
from poinsot.geometry.motors import Acceleration, Wrench, pairing
from poinsot.multibody import front_steps
from poinsot.multibody.front_names import NameFamily, RecordNames, Section, batch
from poinsot.multibody.front_rows import FrontRows
from poinsot.multibody.switching.near_rows import NearElement


def own(at: None, both: Array) -> Scalar:
    """C_rr; ``both``: peak and C_rr."""
    return both[1]


def leaned(at: None, x: Scalar, lean: Scalar, C: Scalar) -> Scalar:
    """x + ε_t C_rt."""
    return x + lean * C


def leaned_on_itself(at: None, x: Scalar, lean: Scalar, both: Array) -> Scalar:
    """x + ε_t C_tt."""
    return x + lean * both[1]


def masked(at: None, x: Scalar, one: Scalar, other: Scalar) -> Scalar:
    """σ_r σ_s x."""
    return x * one * other


def pivoted(at: None, both: Array, more: Scalar, on: Scalar, mu: Scalar) -> Scalar:
    """T_rr = C_rr + σ Σ ε_t C_rt + μ, of C (2,) and its like."""
    return both[1] + on * more + mu


def inverted(at: None, x: Scalar) -> Scalar:
    """1/x."""
    return 1.0 / x


def times(at: None, x: Scalar, y: Scalar) -> Scalar:
    """x y."""
    return x * y


def less_by(at: None, x: Scalar, y: Scalar, z: Scalar) -> Scalar:
    """x − y z."""
    return x - y * z


def left_on_ground(at: None, g: Scalar, K: Wrench, A: Acceleration, on: Scalar) -> Scalar:
    """σ (g − Kᵀ A)."""
    return on * (g - pairing(K, A))


C, w, mu, Kc, on, lean = map(NameFamily, ("C", "w", "mu", "Kc", "on", "lean"))
upper, lower, middle, per, more = map(NameFamily, ("upper", "lower", "middle", "per", "more"))
NOTHING = RecordNames("nothing", np.zeros((), dtype=np.int64))


class RubbingLines:
    """The lines of one tree's rows that rub beside others, the last of all."""

    def __init__(self, rows: FrontRows, elements: Sequence[NearElement]) -> None:
        self.rows, self.each = rows, rows.of_rubbing
        first, found = rows.count - sum(len(e.rows) for e in elements), list[tuple[int, int]]()
        for e in elements:
            found += [(first + normal, first + tangential) for normal, tangential in e.beside]
            first += len(e.rows)
        self.normal, self.tangential = np.array(found, dtype=np.int64).reshape(-1, 2).T

    @cached_property
    def _pairs(self) -> tuple[Ints, Ints, Ints]:
        """Yields to rows that rub, by number: of each the row that is closed, which of them it is, and the other."""
        closings, yields = self.rows.closings, self.rows.yields
        y = np.flatnonzero(closings.row[yields.closing] >= self.rows.count - len(self.each))
        return y, closings.row[yields.closing[y]], yields.row[y]

    def _numbers(self, r: Ints, s: Ints) -> tuple[Ints, Bools]:
        """The yield of each pair (r, s), and whether r is closed first; −1: they do not feel each other."""
        y, one, other = self._pairs
        many, rank = self.rows.count, self.rows.rank
        key, order = one * many + other, np.argsort(one * many + other)
        ahead = rank[r] < rank[s]
        wanted = np.where(ahead, r * many + s, s * many + r)
        at = np.searchsorted(key[order], wanted)
        there = np.append(key[order], -1)[at] == wanted
        return np.where(there, np.append(y[order], -1)[at], -1), ahead

    def factoring(self) -> list[Section]:
        """T and its factors."""
        if not len(self.each):
            return []
        r, (y, one, other) = self.each, self._pairs
        both = C[self.rows.pair(one, other)]
        begun = [
            batch(front_steps.same, "", y, [both], [upper[y]]),
            batch(front_steps.same, "", y, [both], [lower[y]]),
            batch(front_steps.same, "", r, [NOTHING], [more[r]]),
        ]
        return [begun, self._leaning(), self._masking(), self._eliminating()]

    def _leaning(self) -> Section:
        """ε_t C_rt, added to column N of every row r."""
        found = []
        for t, N in zip(self.tangential.tolist(), self.normal.tolist(), strict=True):
            r = self.each[self.each != N]
            number, ahead = self._numbers(r, np.full_like(r, N))
            there = number >= 0
            r, number, ahead = r[there], number[there], ahead[there]
            for family, some in ((upper, ahead), (lower, ~ahead)):
                n, i = number[some & (r != t)], r[some & (r != t)]
                felt = C[self.rows.pair(i, np.full_like(i, t))]
                found.append(batch(leaned, "", n, [family[n], lean[np.full_like(n, t)], felt], [family[n]]))
            at, itself = np.array([t]), number[r == t]
            (way,) = (upper if early else lower for early in ahead[r == t].tolist())
            found.append(batch(leaned_on_itself, "", at, [way[itself], lean[at], w[at]], [way[itself]]))
            own = np.array([N])
            felt = C[self.rows.pair(own, at)]
            found.append(batch(leaned, "", own, [more[own], lean[at], felt], [more[own]]))
        return found

    def _masking(self) -> Section:
        r, (y, one, other) = self.each, self._pairs
        return [
            *(batch(masked, "", y, [each[y], on[one], on[other]], [each[y]]) for each in (upper, lower)),
            batch(pivoted, "", r, [w[r], more[r], on[r], mu[r]], [middle[r]]),
        ]

    def _eliminating(self) -> Section:
        r, rank, (y, one, other) = self.each, 3 * self.rows.rank, self._pairs
        later, before = self.rows.between
        some = np.isin(later, y)
        later, before = later[some], before[some]
        closed = self.rows.closings.row[self.rows.yields.closing[later]]
        s, t = self.rows.yields.row[before], self.rows.yields.row[later]
        number, _ = self._numbers(s, t)
        return [
            batch(inverted, "", r, [middle[r]], [per[r]], rank[r]),
            batch(times, "", y, [lower[y], per[one]], [lower[y]], rank[one] + 1),
            batch(less_by, "", y, [middle[other], lower[y], upper[y]], [middle[other]], rank[one] + 2),
            batch(
                less_by, "", number, [upper[number], lower[before], upper[later]], [upper[number]],
                rank[closed] + 2,
            ),
            batch(
                less_by, "", number, [lower[number], lower[later], upper[before]], [lower[number]],
                rank[closed] + 2,
            ),
        ]  # fmt: skip

    def solving(self, n: int, ground: str) -> list[Section]:
        """λ of solve number n, from what g has become on the ground."""
        if not len(self.each):
            return []
        r, rank, (y, one, other) = self.each, self.rows.rank, self._pairs
        g, z, lam, on_ground = (
            NameFamily(f"g{n}"),
            NameFamily(f"bear{n}"),
            NameFamily(f"l{n}"),
            NameFamily(f"A{n}").of(-np.ones_like(r), ground),
        )
        last, N, t = 2 * self.rows.count, self.normal, self.tangential
        return [
            [batch(left_on_ground, "", r, [g[r], Kc[r], on_ground, on[r]], [z[r]])],
            [batch(less_by, "", y, [z[other], lower[y], z[one]], [z[other]], rank[one])],
            [
                batch(less_by, "", y, [z[one], upper[y], z[other]], [z[one]], last - 2 * rank[one]),
                batch(times, "", r, [z[r], per[r]], [z[r]], last - 2 * rank[r] + 1),
            ],
            [batch(times, "", r, [z[r], on[r]], [lam[r]])],
            [batch(leaned, "", t, [lam[t], lean[t], lam[N]], [lam[t]])],
        ]
