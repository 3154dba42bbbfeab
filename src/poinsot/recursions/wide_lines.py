"""The lines of a solve where fronts are wide: rows of closures by dense loops over a front, links by lines as before.

A front is a block of numbers for a run of links, passed on from child to parent in its place. A link takes over the
block of the child with the most open rows; rows of other children and rows that begin at the link are put behind these,
and where rows close, the last ones take their places. So nothing is copied along a run of links, and every block is
dense. Which row stands where is known when the tree is; it is data, made once.

Units: those of `multibody.front_steps`. Law: as `multibody.front_lines` row by row, tests/systems/test_wide_fronts.py.
Source: decision 0019.
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
from poinsot.programs.dense_loops import HEAD, PEAK, TALL, FrontLoop
from poinsot.programs.dense_loops import WIDE as WIDTH
from poinsot.programs.recursion import SHARED
from poinsot.records import NamedTuple, dataclass, field
from poinsot.recursions.line_places import Fixed, LinePlaces

MOST_CLOSING = 9  # rows that close at a time


class Front(NamedTuple):
    """The rows at a link: those that begin (row, side), and those that close, in order."""

    begin: list[tuple[int, int]]
    closing: list[int]


@dataclass
class FrontNumbers:
    """Numbers of fronts, one after the other; ``most``: the most rows that it ever holds."""

    most: int = 0
    start: int = 0
    begun: int = 0
    ended: int = 0

    @property
    def ld(self) -> int:
        """Numbers from a row to the next."""
        return -(-self.most // WIDTH) * WIDTH

    @property
    def size(self) -> int:
        """Numbers of all rows."""
        return (HEAD + -(-self.most // TALL) * TALL) * self.ld + WIDTH


@dataclass
class ClosingRows:
    """Rows that close together: (place, row), how many rows there are before, and which last rows take which places;
    after: the rows that stay, by place; ``inner``, ``kept``: where L of these and of those that stay is left; listed,
    staying: where index lists tell pivots and the rows that stay."""

    pivots: list[tuple[int, int]]
    before: int
    moves: list[tuple[int, int]]
    after: list[int]
    listed: int
    staying: int
    inner: int = 0
    kept: int = 0

    @property
    def width(self) -> int:
        """The distance in numbers from one kept row to the next."""
        return -(-max(len(self.after), 1) // WIDTH) * WIDTH


@dataclass
class AtFront:
    """The work at a link: rows begin behind ``old`` up to ``new``, other blocks are added, rows close, rows leave.

    begin   (place, row, side); merges: other blocks, and the places of their rows
    open    the rows that leave, by place, and in the index list from ``listed`` on; ``kept``: where k of these is left
    """

    block: FrontNumbers
    old: int
    new: int
    begin: list[tuple[int, int, int]]
    merges: list[tuple[FrontNumbers, list[int]]]
    closings: list[ClosingRows] = field(default_factory=list)
    open: list[int] = field(default_factory=list)
    listed: int = 0
    kept: int = 0

    @property
    def width(self) -> int:
        """Numbers from a row of k to the next."""
        return -(-max(len(self.open), 1) // WIDTH) * WIDTH


@dataclass
class Fronts:
    """The work at every link, at the end at the ground; None without rows.

    size   how many numbers all takes; right: where scratch for rows of C begins
    lists  index lists, one after the other
    """

    at: list[AtFront | None]
    size: int = 0
    right: int = 0
    lists: list[int] = field(default_factory=lambda: [0])

    def list(self, numbers: Iterable[int]) -> int:
        """Where an index list begins that is added."""
        first = len(self.lists)
        self.lists += map(int, numbers)
        return first


def fronts_of(parents: Sequence[int], freedoms: Sequence[int], fronts: Sequence[Front]) -> Fronts:
    """The layout for a tree: parents and freedoms by link, what rows do at each link, at the end at the ground."""
    n = len(parents)
    left: list[list[tuple[FrontNumbers, list[int]]]] = [[] for _ in range(n + 1)]
    found = Fronts([None] * (n + 1))
    blocks: list[FrontNumbers] = []
    for time, i in enumerate((*reversed(range(n)), n)):
        if not left[i] and not fronts[i].begin:
            continue
        at, rows = _arrived(sorted(left[i], key=lambda each: -len(each[1])), fronts[i].begin, time)
        if not left[i]:
            blocks.append(at.block)
        found.at[i] = at
        closing = fronts[i].closing
        at.closings = [_close(found, rows, closing[k : k + MOST_CLOSING]) for k in range(0, len(closing), MOST_CLOSING)]
        if i < n and rows:
            at.open, at.listed = [*rows], found.list(rows)
            left[parents[i] if parents[i] >= 0 else n].append((at.block, rows))
    _keep(found, blocks, freedoms)
    return found


def _arrived(
    given: Sequence[tuple[FrontNumbers, list[int]]], begin: Sequence[tuple[int, int]], time: int
) -> tuple[AtFront, list[int]]:
    """A front as its rows have come together, and these by place."""
    block, rows = given[0] if given else (FrontNumbers(begun=time), [])
    old, place = len(rows), {row: k for k, row in enumerate(rows)}
    for row in (*(row for _, own in given[1:] for row in own), *(row for row, _ in begin)):
        if row not in place:
            place[row] = len(rows)
            rows.append(row)
    block.most, block.ended = max(block.most, len(rows)), time
    for other, _ in given[1:]:
        other.ended = time
    merges = [(other, [place[row] for row in own]) for other, own in given[1:]]
    return AtFront(block, old, len(rows), [(place[row], row, side) for row, side in begin], merges), rows


def _close(fronts: Fronts, rows: list[int], closing: Sequence[int]) -> ClosingRows:
    """Take rows out of a list, the last ones in their places."""
    before, pivots, moves = len(rows), [(rows.index(row), row) for row in closing], []
    for hole in sorted((place for place, _ in pivots), reverse=True):
        last = len(rows) - 1
        if hole < last:
            moves.append((hole, last))
            rows[hole] = rows[last]
        rows.pop()
    listed = fronts.list(x for pivot in pivots for x in pivot)
    return ClosingRows(pivots, before, moves, [*rows], listed, fronts.list(rows))


def _keep(fronts: Fronts, blocks: Sequence[FrontNumbers], freedoms: Sequence[int]) -> None:
    """Places for all: blocks, scratch beside them, and the factors kept for solves."""
    fronts.right = _placed(blocks)
    widest = max((block.ld for block in blocks), default=0)
    size = fronts.right + (MOST_CLOSING + max(freedoms, default=0)) * widest + WIDTH
    for i, at in enumerate(fronts.at):
        if at is None:
            continue
        for closing in at.closings:
            closing.inner, closing.kept = size, size + len(closing.pivots) ** 2
            size = at.kept = closing.kept + len(closing.pivots) * closing.width
        if at.open:
            at.kept = size
            size += (freedoms[i] + 1) * at.width + WIDTH
    fronts.size = size


def _placed(blocks: Sequence[FrontNumbers]) -> int:
    """Give blocks their places, those that are never there together the same; how many numbers all take."""
    there: list[FrontNumbers] = []
    size = 0
    for block in blocks:  # in the order in which they begin
        there = [each for each in there if each.ended >= block.begun]
        start = 0
        for each in sorted(there, key=lambda each: each.start):
            if start + block.size <= each.start:
                break
            start = max(start, each.start + each.size)
        block.start = start
        there.append(block)
        size = max(size, start + block.size)
    return size


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
