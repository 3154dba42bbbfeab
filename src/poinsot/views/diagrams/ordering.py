"""The order of blocks in each layer, so that few wires cross: means of neighbours, swept to and fro, then exchanges.

Between two layers lies a channel. A net has ends there: pins of the layer to its left that look east, and pins of the
layer to its right that look west. A layer that a net only passes holds an empty block for it.
Source: Sugiyama, Tagawa & Toda (1981); exchanges after Gansner et al. (1993).
Law: an exchange never makes more crossings, tests/views/test_network_views.py.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right, insort
from collections import defaultdict
from collections.abc import Sequence
from statistics import fmean

from poinsot.records import dataclass
from poinsot.views.diagrams.shapes import BOTH, EAST, WEST, DiagramBlock, Pin

GAP = 14.0
_SWEEPS, _WORK = 12, 30_000


@dataclass
class Layered:
    """Blocks in layers, top to bottom, with the empty ones; ends[channel][net] = (left, right): blocks and pins."""

    blocks: list[DiagramBlock]
    rows: list[list[int]]
    ends: list[dict[int, tuple[list[tuple[int, Pin]], list[tuple[int, Pin]]]]]


def layered(blocks: Sequence[DiagramBlock], layer: Sequence[int]) -> Layered:
    """Every block in its layer, and an empty block wherever a net passes a layer."""
    every = list(blocks)
    count = max(layer) + 1
    rows: list[list[int]] = [[] for _ in range(count)]
    for k in sorted(range(len(blocks)), key=lambda k: blocks[k].order):
        rows[layer[k]].append(k)
    at: dict[int, list[tuple[int, Pin]]] = defaultdict(list)
    for k, block in enumerate(blocks):
        for pin in block.pins:
            at[pin.net].append((k, pin))
    ends: Layered = Layered(every, rows, [{} for _ in range(count + 1)])
    for net, pins in at.items():
        _spread(ends, net, pins, layer)
    return ends


def _spread(into: Layered, net: int, pins: list[tuple[int, Pin]], layer: Sequence[int]) -> None:
    channels: list[int] = []
    through: dict[int, tuple[int, Pin]] = {}
    for k, pin in pins:
        if pin.side == BOTH:
            through[layer[k]] = (k, pin)
        else:
            channels.append(layer[k] + (pin.side == EAST))
    first, last = min([*channels, *(k + 1 for k in through)]), max([*channels, *through])
    for k in range(first, last):
        if k not in through:
            into.blocks.append(DiagramBlock(0, 0, 0, 0, [Pin(net, BOTH, 0.0, (0.0, 0.0))], None, _order(into, pins)))
            through[k] = len(into.blocks) - 1, into.blocks[-1].pins[0]
            into.rows[k].append(through[k][0])
    for k, (block, pin) in through.items():
        for side, channel in ((WEST, k), (EAST, k + 1)):
            if first <= channel <= last:
                _end(into, channel, net)[side == WEST].append((block, pin))
    for k, pin in pins:
        if pin.side != BOTH:
            _end(into, layer[k] + (pin.side == EAST), net)[pin.side == WEST].append((k, pin))


def _order(into: Layered, pins: list[tuple[int, Pin]]) -> float:
    return fmean(into.blocks[k].order for k, _ in pins)


def _end(into: Layered, channel: int, net: int) -> tuple[list[tuple[int, Pin]], list[tuple[int, Pin]]]:
    return into.ends[channel].setdefault(net, ([], []))


def order(into: Layered) -> None:
    """Order the rows so that few wires cross; the best order found is kept."""
    y = [0.0] * len(into.blocks)
    for k in range(len(into.rows)):
        into.rows[k].sort(key=lambda b: into.blocks[b].order)
        _stack(into, k, y)
    best, fewest = [list(row) for row in into.rows], crossings(into, y)
    for sweep in range(_SWEEPS if len(into.rows) > 1 else 0):
        forward = sweep % 2 == 0
        for k in range(len(into.rows)) if forward else reversed(range(len(into.rows))):
            wanted = {b: _wanted(into, k, b, y, forward) for b in into.rows[k]}
            into.rows[k].sort(key=lambda b: wanted[b])
            _stack(into, k, y)
        found = crossings(into, y)
        if found < fewest:
            best, fewest = [list(row) for row in into.rows], found
        if not fewest:
            break
    into.rows[:] = best
    for k in range(len(into.rows)):
        _stack(into, k, y)
    _exchange(into, y)


def _stack(into: Layered, k: int, y: list[float]) -> None:
    """Heights of a row's blocks, one under another about the middle."""
    top = 0.0
    for b in into.rows[k]:
        block = into.blocks[b]
        y[b] = top + block.above
        top = y[b] + block.below + GAP
    for b in into.rows[k]:
        y[b] -= top / 2


def _wanted(into: Layered, k: int, b: int, y: list[float], forward: bool) -> float:
    found: list[float] = []
    for pin in into.blocks[b].pins:
        for channel in (k,) if forward else (k + 1,):
            sides = into.ends[channel].get(pin.net, ([], []))
            if any(other == b for other, _ in sides[forward]):
                others = [y[o] + p.y for o, p in sides[not forward]]
                others = others or [y[o] + p.y for o, p in sides[forward] if o != b]
                if others:
                    found.append(fmean(others) - pin.y)
    return fmean(found) if found else y[b]


def _exchange(into: Layered, y: list[float]) -> None:
    """Exchange neighbours in a row while that saves crossings."""
    work = _WORK
    better = True
    while better:
        better = False
        for k, row in enumerate(into.rows):
            for i in range(len(row) - 1):
                before = _near(into, k, y)
                if not before:
                    break
                work -= len(into.ends[k]) + len(into.ends[k + 1])
                if work < 0:
                    return
                row[i], row[i + 1] = row[i + 1], row[i]
                _stack(into, k, y)
                if _near(into, k, y) < before:
                    better = True
                else:
                    row[i], row[i + 1] = row[i + 1], row[i]
                    _stack(into, k, y)


def _near(into: Layered, k: int, y: list[float]) -> int:
    return _crossings(into, k, y) + _crossings(into, k + 1, y)


def crossings(into: Layered, y: list[float]) -> int:
    """How often wires cross, as far as the order tells."""
    return sum(_crossings(into, channel, y) for channel in range(len(into.ends)))


def _crossings(into: Layered, channel: int, y: list[float]) -> int:
    edges: list[tuple[float, float]] = []
    beside: list[tuple[int, float, float]] = []
    for left, right in into.ends[channel].values():
        a, b = ([y[k] + pin.y for k, pin in side] for side in (left, right))
        edges += [(p, q) for p in a for q in b]
        for side, heights in enumerate((a, b)):
            if len(heights) > 1:
                beside.append((side, min(heights), max(heights)))
    edges.sort()
    seen: list[float] = []
    count = 0
    for _, q in edges:
        count += len(seen) - bisect_right(seen, q)
        insort(seen, q)
    for side, low, high in beside:
        heights = sorted(edge[side] for edge in edges)
        count += bisect_left(heights, high) - bisect_right(heights, low)
    return count
