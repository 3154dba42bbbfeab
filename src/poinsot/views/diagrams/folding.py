"""A wide drawing in lines, like a text: cut where the fewest nets are, which go on at flags with their names."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt

from poinsot.views.diagrams.blocks import EAST, WEST, Block, Layout, Pin
from poinsot.views.diagrams.ink import PAPER, group, number, path, width_of, words
from poinsot.views.diagrams.laying import lay_out

_LEAST, _SHAPE = 1500.0, 1.3
_SIZE = 10.0
Line = tuple[Layout, list[Block]]


def in_lines(
    blocks: list[Block], rank: Sequence[int], layout: Layout, named: Callable[[int], tuple[str, str]]
) -> list[Line]:
    """The layout as it is, or cut into lines that are laid out anew; named: the name and the colour of a net."""
    width = max(_LEAST, _SHAPE * sqrt(layout.width * layout.height))
    if layout.width <= 1.15 * width:
        return [(layout, blocks)]
    found: list[Line] = []
    cuts = _cuts(blocks, layout, width)
    first: dict[int, int] = {}
    last: dict[int, int] = {}
    for block, layer in zip(blocks, layout.layer, strict=True):
        for pin in block.pins:
            first[pin.net] = min(first.get(pin.net, layer), layer)
            last[pin.net] = max(last.get(pin.net, layer), layer)
    for low, high in zip([0, *cuts], [*cuts, max(layout.layer) + 1], strict=True):
        own = [block for block, layer in zip(blocks, layout.layer, strict=True) if low <= layer < high]
        walls: dict[int, int] = {}
        for net in dict.fromkeys(pin.net for block in own for pin in block.pins):
            for side, goes_on in ((WEST, first[net] < low), (EAST, last[net] >= high)):
                if goes_on:
                    walls[len(own)] = side
                    own.append(_flag(net, side, *named(net)))
        found.append((lay_out(own, rank, walls), own))
    return found


def _cuts(blocks: Sequence[Block], layout: Layout, width: float) -> list[int]:
    """The layers that begin a new line, where few nets pass and the line is nearly full."""
    count = max(layout.layer) + 1
    begins = [layout.width] * count
    passing = [0] * (count + 1)
    reach: dict[int, tuple[int, int]] = {}
    for block, layer, (x, _) in zip(blocks, layout.layer, layout.at, strict=True):
        begins[layer] = min(begins[layer], x - block.left)
        for pin in block.pins:
            low, high = reach.get(pin.net, (layer, layer))
            reach[pin.net] = min(low, layer), max(high, layer)
    for low, high in reach.values():
        for cut in range(low + 1, high + 1):
            passing[cut] += 1
    lines = max(2, round(layout.width / width))
    cuts: list[int] = []
    for k in range(1, lines):
        aim, room = layout.width * k / lines, layout.width / lines * 0.2
        near = [cut for cut in range(1, count) if abs(begins[cut] - aim) <= room and cut not in cuts]
        if near:
            cuts.append(min(near, key=lambda cut: (passing[cut], abs(begins[cut] - aim))))
    return sorted(cuts)


def _flag(net: int, side: int, name: str, colour: str) -> Block:
    """Where a net goes on in another line: its name in a pointed frame."""
    wide = width_of(name, _SIZE) + 10
    tip = 6.0
    shape = f"M0 0L{number(side * tip)} -8H{number(side * (tip + wide))}V8H{number(side * tip)}Z"
    parts = [path(shape, colour, PAPER, 1.2), words(side * (tip + wide / 2), 0, name, _SIZE, colour, italic=True)]
    left, right = (wide + tip + 2, 0.0) if side == WEST else (0.0, wide + tip + 2)
    return Block(left, right, 10, 10, [Pin(net, -side, 0.0, (0.0, 0.0))], group(parts), 0.0)
