"""From blocks with pins to places and wires: layers, order, heights, channels, one after another.

Wires: in every channel a net has at most one upright piece, and level ones from it to its pins.

Upright pieces stand in tracks, in an order in which few level pieces cross them, and none lie upon one another.
Source: channels and tracks as in the layout of circuits (Hashimoto & Stevens 1971).

Heights and places of blocks: wires as straight as can be, nothing closer than a gap.

    minimise Σ |y of an end − m| over the ends of every net in every channel, m free,   subject to the order in each row

A sum of absolute values is least where many of its terms vanish, so most wires come out as straight lines.

The order of nets from left to right, and the layer of every block: joined ones stay near, power runs to the right.

Nets are ranked by their distance from where the power comes from. Layers are whole numbers: a block whose east pin is
on a net stands left of one whose west pin is, and blocks through which a net passes stand between, in a row:

    minimise Σ lengths of nets in layers,    subject to the order        (a linear programme with a whole solution)

Source: Sugiyama, Tagawa & Toda (1981) for drawings in layers; Gansner et al. (1993) for layers by a programme.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import pairwise

import numpy as np

from poinsot.records import dataclass
from poinsot.views.diagrams.ordering import GAP, Layered, layered, order
from poinsot.views.diagrams.shapes import BOTH, EAST, WEST, BlockLayout, DiagramBlock, Pin


def net_ranks(groups: Sequence[Sequence[int]], first: Sequence[int], count: int) -> tuple[list[int], list[int]]:
    """The place of each net in an order along which distance from the first ones grows; nets of a group are joined.

    Also the distance itself: how many groups away.
    """
    level = [0] * count
    at: list[list[int]] = [[] for _ in range(count)]
    for k, group in enumerate(groups):
        for net in group:
            at[net].append(k)
    rank = [-1] * count
    found = 0
    for start in [*first, *range(count)]:
        if rank[start] >= 0:
            continue
        start = start if start in first else _end(start, groups, at)
        waiting = [start]
        rank[start] = found
        found += 1
        for net in waiting:
            for k in at[net]:
                for other in groups[k]:
                    if rank[other] < 0:
                        rank[other], level[other] = found, level[net] + 1
                        found += 1
                        waiting.append(other)
    return rank, level


def _end(start: int, groups: Sequence[Sequence[int]], at: Sequence[Sequence[int]]) -> int:
    """The net farthest from another one: an end of what hangs together."""
    seen, waiting = {start}, [start]
    for net in waiting:
        for k in at[net]:
            for other in groups[k]:
                if other not in seen:
                    seen.add(other)
                    waiting.append(other)
    return waiting[-1]


def layers(blocks: Sequence[DiagramBlock], rank: Sequence[int] | None) -> list[int]:
    """The layer of every block, from 0 on; without ranks all pins are in order by themselves."""
    from scipy.optimize import linprog
    from scipy.sparse import coo_array

    n = len(blocks)
    nets = sorted({pin.net for block in blocks for pin in block.pins})
    begin = {net: n + k for k, net in enumerate(nets)}  # the channel where a net begins to pass, and how many layers
    passing: dict[int, int] = dict.fromkeys(nets, 0)
    rows: list[tuple[dict[int, float], float]] = []  # Σ c x ≤ b
    same: list[tuple[dict[int, float], float]] = []
    cost = np.zeros(n + len(nets))
    for k in sorted(range(n), key=lambda k: blocks[k].order):
        for pin in blocks[k].pins:
            if pin.side == BOTH:
                same.append(({k: 1.0, begin[pin.net]: -1.0}, float(passing[pin.net])))
                passing[pin.net] += 1
    for k, block in enumerate(blocks):
        for pin in _ordered(block, rank):
            if pin.side == WEST:  # layer ≥ begin + passing
                rows.append(({begin[pin.net]: 1.0, k: -1.0}, -float(passing[pin.net])))
                cost[k] += 1
                cost[begin[pin.net]] -= 1
            elif pin.side == EAST:  # layer + 1 ≤ begin
                rows.append(({k: 1.0, begin[pin.net]: -1.0}, -1.0))
                cost[k] -= 1
                cost[begin[pin.net]] += 1

    def matrix(some: list[tuple[dict[int, float], float]]) -> tuple[coo_array | None, np.ndarray | None]:
        if not some:
            return None, None
        entries = [(i, j, c) for i, (row, _) in enumerate(some) for j, c in row.items()]
        i, j, c = (np.array(each) for each in zip(*entries, strict=True))
        return coo_array((c, (i, j)), shape=(len(some), n + len(nets))).tocsr(), np.array([b for _, b in some])

    (A, b), (E, e) = matrix(rows), matrix(same)
    found = linprog(cost + 1e-6, A, b, E, e, bounds=(0, None), method="highs")  # of ranks of equal cost the least
    whole = np.rint(found.x[:n]).astype(int)
    return [int(x) for x in whole - whole.min(initial=0)]


def _ordered(block: DiagramBlock, rank: Sequence[int] | None) -> list[Pin]:
    """The pins of a block that can be in order: no net to its west ranks after one to its east."""
    if rank is None:
        return block.pins
    kept: list[Pin] = []
    west, east = -1, len(rank)
    for pin in sorted(block.pins, key=lambda pin: pin.y):
        if pin.side == WEST and rank[pin.net] < east:
            west = max(west, rank[pin.net])
            kept.append(pin)
        elif pin.side == EAST and rank[pin.net] > west:
            east = min(east, rank[pin.net])
            kept.append(pin)
    return kept


_BOTH_SIDES, _ONE_SIDE = 3.0, 1.0


def heights(layers: Layered) -> list[float]:
    """y of the anchor of every block, empty ones too."""
    from scipy.optimize import linprog
    from scipy.sparse import coo_array

    n = len(layers.blocks)
    i: list[int] = []
    j: list[int] = []
    c: list[float] = []
    bound: list[float] = []
    cost: list[float] = [0.0] * n

    def row(limit: float, *terms: tuple[int, float]) -> None:
        for at, coefficient in terms:
            i.append(len(bound))
            j.append(at)
            c.append(coefficient)
        bound.append(limit)

    for each in layers.rows:
        for a, b in pairwise(each):
            row(-(layers.blocks[a].below + GAP + layers.blocks[b].above), (a, 1.0), (b, -1.0))
    for channel in layers.ends:
        for left, right in channel.values():
            ends = [*left, *right]
            if len(ends) < 2:
                continue
            middle = len(cost)
            cost.append(0.0)
            for k, pin in ends:
                weight = _BOTH_SIDES if pin.side == BOTH else _ONE_SIDE
                away = len(cost)
                cost.append(weight)
                row(-pin.y, (k, 1.0), (middle, -1.0), (away, -1.0))
                row(pin.y, (k, -1.0), (middle, 1.0), (away, -1.0))
    for each in layers.rows:  # nothing far from the others for no reason
        if len(each) > 1:
            first, last = each[0], each[-1]
            cost[first] -= 0.3 / len(layers.rows)
            cost[last] += 0.3 / len(layers.rows)
    A = coo_array((c, (i, j)), shape=(len(bound), len(cost))).tocsr() if bound else None
    limits: list[tuple[float | None, float | None]] = [
        (0.0, None) if k >= n and cost[k] else (None, None) for k in range(len(cost))
    ]
    limits[0] = (0.0, 0.0)
    found = linprog(cost, A, np.array(bound) if bound else None, bounds=limits, method="highs")
    if found.x is None:  # rows that hang together by nothing: one under another
        return _stacked(layers)
    return [float(round(y, 3)) for y in found.x[:n]]


def _stacked(layers: Layered) -> list[float]:
    y = [0.0] * len(layers.blocks)
    for each in layers.rows:
        top = 0.0
        for k in each:
            y[k] = top + layers.blocks[k].above
            top = y[k] + layers.blocks[k].below + GAP
    return y


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
           tests/views/test_network_views.py
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
