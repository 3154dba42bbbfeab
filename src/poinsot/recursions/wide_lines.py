"""The lines of a solve where fronts are wide: rows of closures by dense loops over a front, links by lines as before.

Law: as `multibody.front_lines` row by row, tests/systems/test_wide_fronts.py.

The work link by link and row by row where fronts are wide: beside `multibody.front_steps`, over any scalar.

Units: those of `multibody.front_steps`. Law: as row by row, tests/systems/test_wide_fronts.py. Source: decision 0019.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Any, cast

import numpy as np

from poinsot.algebra.arrays import Array, Ints, array, concatenate, zeros
from poinsot.algebra.caching import cached_property
from poinsot.algebra.scalars import Scalar
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import ArticulatedInertia
from poinsot.geometry.motors import Acceleration, Momentum, Wrench
from poinsot.multibody import front_steps as steps
from poinsot.multibody.front_lines import Lines
from poinsot.multibody.front_names import LINK, NameFamily, Section, StepLines, batch
from poinsot.multibody.front_steps import AtLink, Policy
from poinsot.multibody.front_sweeps import GROUND, STILL, D, I, Kc, P, X, Y, c, mu, q, size, w
from poinsot.multibody.tree import Tree
from poinsot.programs.dense_loops import PEAK, FrontLoop
from poinsot.programs.recursion import SHARED
from poinsot.recursions.line_places import Fixed, LinePlaces
from poinsot.recursions.wide_fronts import AtFront, ClosingRows, Front, fronts_of


def softened(policy: Policy, at: None, peak: Scalar, size: Array) -> tuple[Scalar, Array]:
    """μ of a row, and its peak as ``w``."""
    return policy.compliance(peak, size), array([peak, 0.0])


def stiffened(at: None, inertia: ArticulatedInertia, K: Wrench, per_P: Scalar) -> ArticulatedInertia:
    """Iᴬ + K Kᵀ/P."""
    ray = Momentum(K.moment, K.force)
    return inertia.minus_dyads([(ray, ray * -per_P)])


def transfer(at: AtLink, q: Array, X: Displacement, c: Acceleration, Y: Sequence[Momentum], inverse: Array) -> Array:
    """The wrench that a joint passes on of K, as a matrix by columns: X (K − Y k), k, D⁻¹ k, (K − Y k)ᵀ c."""
    columns = []
    for n in range(6):
        unit = array([float(k == n) for k in range(6)])
        k, kappa, drop, onward, _ = steps.crossed(at, q, X, c, Y, inverse, Wrench(unit[:3], unit[3:]), zeros(2))
        columns += [onward.vector, k, kappa, array([drop])]
    found: Array = concatenate(columns)
    return found


def upheld(at: None, y: Array, inverse: Array, z: Array) -> Array:
    """y + D⁻¹ z (n,)."""
    found: Array = y + inverse @ z
    return found


WIDE = 16
"""From this mean width on, Σ w²/Σ w over joints that w rows cross, loops over fronts are faster than lines."""

SOLVES = 4  # of one factor
_TURNS = 4  # of rows that close together, and of a joint
T, z, peak = map(NameFamily, ("T", "z", "peak"))


class LoopLines:
    """Lines of loops over fronts, as they are said: batches of words."""

    def __init__(self) -> None:
        self._of: dict[FrontLoop, tuple[list[Sequence[int]], list[int]]] = {}

    def say(self, loop: FrontLoop, turn: int, *words: int) -> None:
        """A line of a loop."""
        lines, turns = self._of.setdefault(loop, ([], []))
        lines.append(words)
        turns.append(turn)

    def batches(self) -> Iterable[StepLines]:
        """All of them."""
        for loop, (lines, turns) in self._of.items():
            every, words = np.arange(len(lines)), np.array(lines, dtype=np.int64)
            yield StepLines(cast(Any, loop), "", every, [], [], np.array(turns, dtype=np.int64), words)


class WideLines(Lines):
    """The lines for one tree, some of them loops over fronts; ``prepare`` says where records lie before any is made."""

    def __init__(self, tree: Tree, live: Sequence[int], held: Sequence[int] = ()) -> None:
        super().__init__(tree, live, held)
        self.freedoms = [len(link.v) for link in tree.links]
        closings = self.rows.closings
        fronts = [Front([], []) for _ in range(len(self.parents) + 1)]
        for r, ends in enumerate(self.rows.ends.tolist()):
            for side, i in enumerate(ends):
                fronts[i].begin.append((r, side))
        for r, i in zip(closings.row.tolist(), closings.link.tolist(), strict=True):
            fronts[i].closing.append(r)
        self.fronts = fronts_of(self.parents.tolist(), self.freedoms, fronts)
        self.at_fronts = [(i, at) for i, at in enumerate(self.fronts.at) if at]
        self.wide = np.array([i for i, at in self.at_fronts if at.open], dtype=np.int64)
        self._joint = _TURNS * (1 + max((len(at.closings) for _, at in self.at_fronts), default=0))

    @cached_property
    def fixed(self) -> Fixed:
        """Where the peaks of rows lie as they close."""
        found = np.zeros(self.rows.count, dtype=np.int64)
        for _, at, closing, _ in self._closings():
            for place, r in closing.pivots:
                found[r] = at.block.start + PEAK * at.block.ld + place
        return {"peak": (SHARED, 0, found)}

    def prepare(self, places: LinePlaces) -> None:
        """Give places to all that loops take and leave."""
        places.shared, places.lists = self.fronts.size, self.fronts.lists

        def first(family: str) -> int:
            return int(places.reserve(family, self.each)[0])

        solves = range(SOLVES)
        self.base = {family: first(family) for family in ("mu", "P", "Kc", *(f"{x}{n}" for x in "gl" for n in solves))}
        self.at = {family: places.reserve(family, self.links) for family in ("z", "T", *(f"y{n}" for n in solves))}
        self.K0 = places.reserve("K0", np.arange(2 * self.rows.count))

    def _closings(self) -> Iterator[tuple[int, AtFront, ClosingRows, int]]:
        """Rows that close together: the number of the front, its work, the rows, and their first turn."""
        for i, at in self.at_fronts:
            for n, closing in enumerate(at.closings):
                yield i, at, closing, self._turn(i) + _TURNS * (n + 1)

    def _turn(self, i: int) -> int:
        """The first turn at a front."""
        n = len(self.parents)
        return (n if i == n else n - 1 - i) * (self._joint + _TURNS)

    @property
    def passes_once(self) -> bool:
        """Always false: the results of a front are too large to stay near."""
        return False

    def _first_turn(self, link: Ints) -> Ints:
        found: Ints = self.rows.place(link) * (self._joint + _TURNS)
        return found

    def _joint_turn(self, link: Ints, turn: int) -> Ints:
        found: Ints = self.rows.place(link) * (self._joint + _TURNS) + self._joint + turn
        return found

    @cached_property
    def _closing_turn(self) -> Ints:
        """(rows,) the first turn of the closings that each is one of."""
        found = np.zeros(self.rows.count, dtype=np.int64)
        for _, _, closing, turn in self._closings():
            found[[r for _, r in closing.pivots]] = turn
        return found

    # -------------------------------------------------------------------------------------------------------- factors

    def factoring(self, policy: Policy) -> list[Section]:
        """Everything that no right side is needed for, rootward."""
        said, right = LoopLines(), self.fronts.right
        for i, at in self.at_fronts:
            block, turn = (at.block.start, at.block.ld), self._turn(i)
            begin = self.fronts.list(x for place, r, side in at.begin for x in (place, self.K0[2 * r + side]))
            said.say(FrontLoop("enter"), turn, *block, at.old, at.new, begin, len(at.begin))
            for other, to in at.merges:
                said.say(FrontLoop("merge"), turn + 1, *block, other.start, other.ld, len(to), self.fronts.list(to))
            if at.open:
                last = at.closings[-1] if at.closings else None
                count, left, n = len(last.pivots) if last else 0, last.kept if last else at.kept, self.freedoms[i]
                many, end = len(at.open), turn + self._joint
                beside, taken = right + count * at.block.ld, int(self.at["T"][i])
                said.say(FrontLoop("cross", n), end + 2, *block, many, taken, at.kept, at.width, beside)
                said.say(FrontLoop("rank"), end + 3, *block, many, left, at.width, right, count + n)
        for _, at, closing, turn in self._closings():
            block, count, many = (at.block.start, at.block.ld), len(closing.pivots), len(closing.after)
            moves = self.fronts.list(x for move in closing.moves for x in move)
            said.say(
                FrontLoop("panel", count), turn + 1, *block, closing.before, many, closing.listed, moves,
                len(closing.moves), closing.inner, closing.kept, closing.width, right,
                *(self.base[family] for family in ("mu", "P", "Kc")),
            )  # fmt: skip
            if closing is not at.closings[-1]:
                said.say(FrontLoop("rank"), turn + 3, *block, many, closing.kept, closing.width, right, count)
        r, link = self.rows.closings.row, self.rows.closings.link
        s, j, turns, wide = r[link >= 0], link[link >= 0], self._closing_turn, self.wide
        takes = [q[wide], X[wide], c[wide], Y[wide], D[wide]]
        found = [
            batch(partial(softened, policy), "", r, [peak[r], size[r]], [mu[r], w[r]], turns[r]),
            batch(stiffened, "", s, [I[j], Kc[s], P[s]], [I[j]], turns[s] + 2),
            batch(transfer, LINK, wide, takes, [T[wide]], self._joint_turn(wide, 1)),
        ]
        return [[*said.batches(), *self._joints(), *found]]

    # --------------------------------------------------------------------------------------------------------- solves

    def _out(self, n: int, given: NameFamily, at_rest: bool, p: NameFamily) -> Section:
        g, y = NameFamily(f"g{n}"), NameFamily(f"y{n}")
        said, base = LoopLines(), self.base[g]
        for i, at in self.at_fronts:
            if at.open:
                loop, y_at = FrontLoop("ease", self.freedoms[i], not at_rest), int(self.at[y][i])
                said.say(loop, self._turn(i) + self._joint + 1, len(at.open), at.listed, at.kept, at.width, y_at, base)
        for _, _, closing, turn in self._closings():
            said.say(FrontLoop("ahead", len(closing.pivots)), turn, *self._places(closing), base)
        r, link = self.rows.closings.row, self.rows.closings.link
        s, j = r[link >= 0], link[link >= 0]
        pushes = batch(steps.pushed, "", s, [p[j], Kc[s], g[s], P[s]], [p[j]], self._closing_turn[s] + 1)
        return [*said.batches(), pushes, *self._leaning(p, y, given, at_rest)]

    def _home(self, n: int, at_rest: bool) -> Section:
        g, y, lam, A = (NameFamily(f"{name}{n}") for name in "gylA")
        said, end, base = LoopLines(), self._turn(len(self.parents)) + self._joint + _TURNS, self.base[lam]
        for i, at in self.at_fronts:
            if at.open:
                turn, z_at = end - self._turn(i) - self._joint - 3, int(self.at["z"][i])
                said.say(
                    FrontLoop("push", self.freedoms[i]), turn, len(at.open), at.listed, at.kept, at.width, z_at, base
                )
        for _, _, closing, turn in self._closings():
            said.say(FrontLoop("back", len(closing.pivots)), end - turn, *self._places(closing), base)
        r, link, wide = self.rows.closings.row, self.rows.closings.link, self.wide
        takes = [g[r], Kc[r], A.of(link, STILL if at_rest else GROUND), P[r]]
        return [
            *said.batches(),
            self._releasing(n, at_rest, end),
            batch(upheld, "", wide, [y[wide], D[wide], z[wide]], [y[wide]], end - self._joint_turn(wide, 2)),
            batch(steps.multiplied, "", r, takes, [lam[r]], end - self._closing_turn[r] - 1),
        ]

    @staticmethod
    def _places(closing: ClosingRows) -> tuple[int, ...]:
        return len(closing.after), closing.listed, closing.staying, closing.inner, closing.kept, closing.width
