"""From blocks with pins to places and wires: layers, order, heights, channels, one after another.

Wires: in every channel a net has at most one upright piece, and level ones from it to its pins.

Upright pieces stand in tracks, in an order in which few level pieces cross them, and none lie upon one another.
Source: channels and tracks as in the layout of circuits (Hashimoto & Stevens 1971).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import pairwise

from poinsot.records import dataclass
from poinsot.views.diagrams.blocks import WEST, BlockLayout, DiagramBlock, Pin
from poinsot.views.diagrams.ordering import Layered, layered, order
from poinsot.views.diagrams.placing import heights
from poinsot.views.diagrams.ranking import layers

TRACK = 14.0
_NARROW = 14.0
_SAME = 0.5
_OVERLAP = 1000
_ROUNDS = 30

Point = tuple[float, float]
Piece = tuple[Point, Point]
Ends = dict[int, tuple[list[tuple[int, Pin]], list[tuple[int, Pin]]]]


@dataclass
class Trunk:
    """An upright piece of a net in a channel: the heights of what leaves it to the left and to the right, its track."""

    net: int
    left: list[float]
    right: list[float]
    track: int = 0

    @property
    def span(self) -> tuple[float, float]:
        """From where to where it reaches."""
        every = [*self.left, *self.right]
        return min(every), max(every)


def route(layers: Layered, y: Sequence[float]) -> BlockLayout:
    """Places of all blocks, the empty ones too, and the wires between them."""
    tracks = [_tracks(ends, y) for ends in layers.ends]
    x, channels, width = _columns(layers, tracks)
    wires: dict[int, list[Piece]] = defaultdict(list)
    for (low, high), ends, trunks in zip(channels, layers.ends, tracks, strict=True):
        step = (high - low) / (_count_of(trunks) + 1)
        for net, (left, right) in ends.items():
            own = [trunk for trunk in trunks if trunk.net == net]
            at = [low + step * (trunk.track + 1) for trunk in own] or [(low + high) / 2]
            for k, pin in left:
                _add(wires[net], (x[k] + pin.reach[1], y[k] + pin.y), (at[0], y[k] + pin.y))
            for k, pin in right:
                _add(wires[net], (at[-1], y[k] + pin.y), (x[k] + pin.reach[0], y[k] + pin.y))
            heights = [y[k] + pin.y for k, pin in (*left, *right)]
            for x_here, (first, last) in zip(at, [t.span for t in own] or [(min(heights), max(heights))], strict=True):
                _add(wires[net], (x_here, first), (x_here, last))
            if len(own) == 2:
                _add(wires[net], (min(at), own[0].right[0]), (max(at), own[0].right[0]))
    top = min((y[k] - block.above for k, block in enumerate(layers.blocks)), default=0.0)
    bottom = max((y[k] + block.below for k, block in enumerate(layers.blocks)), default=0.0)
    for each in wires.values():
        top = min([top, *(p[0][1] - 4 for p in each)])
        bottom = max([bottom, *(p[1][1] + 4 for p in each)])
    places = [(x[k], y[k] - top) for k in range(len(layers.blocks))]
    moved = {net: _joined([((a, b - top), (c, d - top)) for (a, b), (c, d) in each]) for net, each in wires.items()}
    dots = {net: _dots(each) for net, each in moved.items()}
    return BlockLayout(places, moved, dots, width, bottom - top, _count(moved))


def _count_of(trunks: Sequence[Trunk]) -> int:
    return max((trunk.track for trunk in trunks), default=-1) + 1


def _add(wire: list[Piece], a: Point, b: Point) -> None:
    if abs(a[0] - b[0]) + abs(a[1] - b[1]) > 1e-6:  # units of the grid are 1 and more
        wire.append((a, b))


def _tracks(ends: Ends, y: Sequence[float]) -> list[Trunk]:
    """The upright pieces in a channel, each in its track, from left to right.

    A net whose level pieces would lie on those of another one, whichever stands first, gets two of them.
    """
    trunks: list[Trunk] = []
    for net, (left, right) in ends.items():
        found = Trunk(net, [y[k] + pin.y for k, pin in left], [y[k] + pin.y for k, pin in right])
        if found.span[1] - found.span[0] >= _SAME:
            trunks.append(found)
    trunks.sort(key=lambda trunk: (trunk.span[0], trunk.net))
    for _ in range(2 * len(trunks) + 1):
        _sort(trunks)
        split = next(
            (t for t in trunks if t.left and t.right and any(_lie(t, o) for o in trunks[trunks.index(t) :])), None
        )
        if split is None:
            break
        free = _free(sorted(h for t in trunks for h in (*t.left, *t.right)))
        trunks.remove(split)
        trunks[:0] = [Trunk(split.net, split.left, [free])]
        trunks.append(Trunk(split.net, [free], split.right))
    for i, trunk in enumerate(trunks):
        trunk.track = max((other.track + _apart(other, trunk) for other in trunks[:i]), default=0)
    return trunks


def _sort(trunks: list[Trunk]) -> None:
    """Exchange neighbours while that saves crossings."""
    for _ in range(_ROUNDS):
        moved = False
        for i in range(len(trunks) - 1):
            if _cost(trunks[i + 1], trunks[i]) < _cost(trunks[i], trunks[i + 1]):
                trunks[i : i + 2] = trunks[i + 1], trunks[i]
                moved = True
        if not moved:
            return


def _lie(one: Trunk, other: Trunk) -> bool:
    """Whether level pieces of two nets would lie on one another, the first one standing left."""
    return one.net != other.net and any(abs(a - b) < _SAME for a in one.right for b in other.left)


def _free(heights: Sequence[float]) -> float:
    """A height that is far from all others: in the widest gap between two, or below them."""
    gap, low = max((b - a, a) for a, b in pairwise([*heights, heights[-1] + 2 * TRACK]))
    return low + gap / 2


def _cost(one: Trunk, other: Trunk) -> int:
    """Crossings of two nets, the first of which stands left of the second; far more where they lie on one another."""
    if one.net == other.net:
        return _OVERLAP * (len(one.left) == 1 and one.left == other.right)
    low, high = other.span
    crossing = sum(low < h < high for h in one.right)
    low, high = one.span
    crossing += sum(low < h < high for h in other.left)
    return crossing + _OVERLAP * _lie(one, other)


def _apart(one: Trunk, other: Trunk) -> int:
    """1 where two upright pieces may not stand in one track."""
    (a, b), (c, d) = one.span, other.span
    return int((a - 6 < d and c - 6 < b) or _cost(one, other) != _cost(other, one))


def _columns(
    layers: Layered, tracks: Sequence[Sequence[Trunk]]
) -> tuple[list[float], list[tuple[float, float]], float]:
    """x of every block; from where to where every channel goes; the whole width."""
    x = [0.0] * len(layers.blocks)
    channels: list[tuple[float, float]] = []
    at = 0.0
    for k, trunks in enumerate(tracks):
        count = _count_of(trunks)
        ends = layers.ends[k]
        wide = (count + 1) * TRACK if count else (_NARROW if ends else 0.0)
        channels.append((at, at + wide))
        at += wide
        if k < len(layers.rows):
            blocks: list[DiagramBlock] = [layers.blocks[b] for b in layers.rows[k]]
            left = max((b.left for b in blocks), default=0.0)
            right = max((b.right for b in blocks), default=0.0)
            for b in layers.rows[k]:
                x[b] = at + left
            at += left + right
    return x, channels, at


def _joined(pieces: list[Piece]) -> list[Piece]:
    """Pieces on one line that touch, as one."""
    lines: dict[tuple[bool, float], list[tuple[float, float]]] = defaultdict(list)
    for (a, b), (c, d) in pieces:
        level = abs(b - d) < 1e-6  # units of the grid are 1 and more
        lines[level, round(b if level else a, 3)].append((min(a, c), max(a, c)) if level else (min(b, d), max(b, d)))
    found: list[Piece] = []
    for (level, at), spans in lines.items():
        merged: list[list[float]] = []
        for low, high in sorted(spans):
            if merged and low <= merged[-1][1] + 1e-6:  # units of the grid are 1 and more
                merged[-1][1] = max(merged[-1][1], high)
            else:
                merged.append([low, high])
        found += [((a, at), (b, at)) if level else ((at, a), (at, b)) for a, b in merged]
    return found


def _dots(pieces: list[Piece]) -> list[Point]:
    """Where three or more ways of a net meet."""
    level = [p for p in pieces if abs(p[0][1] - p[1][1]) < 1e-6]
    upright = [p for p in pieces if abs(p[0][1] - p[1][1]) >= 1e-6]
    found: list[Point] = []
    for (x0, y), (x1, _) in level:
        for (x, y0), (_, y1) in upright:
            if x0 - 0.01 <= x <= x1 + 0.01 and y0 - 0.01 <= y <= y1 + 0.01:
                ways = (x0 < x - 0.01) + (x < x1 - 0.01) + (y0 < y - 0.01) + (y < y1 - 0.01)
                if ways > 2:
                    found.append((x, y))
    return found


def _count(wires: dict[int, list[Piece]]) -> int:
    """How often wires of two nets cross."""
    level = [(net, *p) for net, pieces in wires.items() for p in pieces if abs(p[0][1] - p[1][1]) < 1e-6]
    upright = [(net, *p) for net, pieces in wires.items() for p in pieces if abs(p[0][1] - p[1][1]) >= 1e-6]
    return sum(
        a != b and x0 < x < x1 and y0 < y < y1 for a, (x0, y), (x1, _) in level for b, (x, y0), (_, y1) in upright
    )


def lay_out(blocks: Sequence[DiagramBlock], rank: Sequence[int], walls: Mapping[int, int] | None = None) -> BlockLayout:
    """Where the blocks stand, and the wires between their pins.

    rank   of every net: power runs from low to high, so that is how they follow one another from left to right
    walls  blocks that stand at the very left or right, where a net leads out
    Law    no two blocks overlap, no wire passes through a block, every pin is joined to its net and to no other,
           tests/views/test_diagram_layout.py
    """
    layer = _walled(layers(blocks, rank), walls or {})
    rows = layered(blocks, layer)
    order(rows)
    found = route(rows, heights(rows))
    found.at = found.at[: len(blocks)]
    found.layer = layer
    return found


def _walled(layer: list[int], walls: Mapping[int, int]) -> list[int]:
    """Layers with the walls in the first and the last, and nothing else there."""
    inner = [n for k, n in enumerate(layer) if k not in walls]
    first, last = min(inner, default=1), max(inner, default=0)
    found = [(first - 1 if walls[k] == WEST else last + 1) if k in walls else n for k, n in enumerate(layer)]
    return [n - min(found) for n in found]
