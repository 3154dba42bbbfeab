"""Where the fronts of a tree lie: a block of numbers for a run of links, passed on from child to parent in its place.

A link takes over the block of the child with the most open rows; rows of other children and rows that begin at the link
are put behind these, and where rows close, the last ones take their places. So nothing is copied along a run of links,
and every block is dense. Which row stands where is known when the tree is; it is data, made once.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from poinsot.programs.dense_loops import HEAD, TALL, WIDE
from poinsot.records import NamedTuple, dataclass, field

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
        return -(-self.most // WIDE) * WIDE

    @property
    def size(self) -> int:
        """Numbers of all rows."""
        return (HEAD + -(-self.most // TALL) * TALL) * self.ld + WIDE


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
        return -(-max(len(self.after), 1) // WIDE) * WIDE


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
        return -(-max(len(self.open), 1) // WIDE) * WIDE


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
    size = fronts.right + (MOST_CLOSING + max(freedoms, default=0)) * widest + WIDE
    for i, at in enumerate(fronts.at):
        if at is None:
            continue
        for closing in at.closings:
            closing.inner, closing.kept = size, size + len(closing.pivots) ** 2
            size = at.kept = closing.kept + len(closing.pivots) * closing.width
        if at.open:
            at.kept = size
            size += (freedoms[i] + 1) * at.width + WIDE
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
