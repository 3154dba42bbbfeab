"""Pieces as blocks: the symbol turned as its nodes want it, its name and value beside it, grounds where it has some.

The pieces of a layout: blocks with pins at their sides, which stand on nets; and their places.

A block has an anchor (0, 0); x to the right, y down. Its pins look west or east, or both ways: then the wire of the net
passes through the block, and other blocks of the net are met on either side.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from poinsot.components.domains import Domain
from poinsot.records import dataclass, field
from poinsot.views.diagrams.ink import INK, PALE, colour, data, group, number, path, shown, tint, width_of, words
from poinsot.views.diagrams.pieces import Piece, TerminalEnd

WEST, BOTH, EAST = -1, 0, 1


@dataclass(frozen=True)
class Pin:
    """Where a net meets a block: at height y of the anchor; reach: the x at which its wire begins, west and east."""

    net: int
    side: int
    y: float
    reach: tuple[float, float]


@dataclass
class DiagramBlock:
    """A thing of some extent about its anchor, which the wires of other nets keep away from."""

    left: float
    right: float
    above: float
    below: float
    pins: list[Pin]
    what: Any = None
    order: float = 0.0  # where it would stand, were nothing else said: earlier ones above


@dataclass
class BlockLayout:
    """Anchors of the blocks, and what joins them.

    at        (x, y) of every block
    wires     for every net its straight pieces ((x, y), (x, y))
    dots      for every net the places where three or more of them meet
    crossings how often wires of two nets cross
    """

    at: list[tuple[float, float]]
    wires: dict[int, list[tuple[tuple[float, float], tuple[float, float]]]]
    dots: dict[int, list[tuple[float, float]]]
    width: float
    height: float
    crossings: int = 0
    layer: list[int] = field(default_factory=list)


HALF, FOOT, APART = 30.0, 14.0, 14.0
_NAME, _VALUE, _INNER = 12.0, 11.0, 9.5
_SPACING = 24.0
Side = Callable[[TerminalEnd], int]
"""West or east of a piece, for an end of it, as its net stands to the others."""

_GROUNDS = {"electrical": "M0 0V7M-9 7H9M-5.5 11H5.5M-2 15H2", "hydraulic": "M0 0V10M-9 4V14H9V4"}
_FIXED = "M0 0V7M-11 7H11M-9 7L-13 13M-3 7L-7 13M3 7L-1 13M9 7L5 13"
_OTHER = "M0 0V7M-8 7H8L0 15Z"


def ground(x: float, y: float, domain: Domain) -> str:
    """The reference of a domain, hanging from (x, y)."""
    d = _GROUNDS.get(domain.name) or (_OTHER if domain.across_is_effort else _FIXED)
    return group([path(d, colour(domain.name))], x, y)


def hue(piece: Piece) -> str:
    """The colour of an element: its domain's, or ink where it joins several."""
    if piece.symbol.ports == 1 and not piece.symbol.boxed and piece.ports and piece.ports[0]:
        return colour(piece.ports[0][0].pair.domain.name)
    domains = {port[0].pair.domain.name for port in piece.ports if port}
    return colour(next(iter(domains))) if len(domains) == 1 else INK


def body(piece: Piece, turn: int = 0, flip: bool = False) -> list[str]:
    """The strokes of a symbol, turned by quarters (1: its first end up) or mirrored; its letters stay upright."""
    s, c = piece.symbol, hue(piece)
    how = f"rotate({90 * turn})" if turn else "scale(-1 1)" if flip else ""
    strokes = [path(s.faces, c, tint(c))] * bool(s.faces) + [path(s.lines, c)] * bool(s.lines)
    strokes += [path(s.solids, c, c, 0.8)] * bool(s.solids)
    found = [group(strokes, turn=how)]
    for x, y, text in s.letters:
        x, y = {0: (-x if flip else x, y), 1: (-y, x), -1: (y, -x)}[turn]
        size = 15 if s.boxed or not s.faces else 12
        found.append(words(x, y, text, size, c, bold=True))
    return found


def whole(piece: Piece, parts: Sequence[str]) -> str:
    """A piece as one group with a name."""
    return group(parts, title=piece.about, kind=' class="element"' + data(name=piece.name))


def _labels(piece: Piece) -> tuple[str, str, float]:
    name, value = shown(piece.name, 26), piece.value
    return name, value, max(width_of(name, _NAME) * 1.06, width_of(value, _VALUE))


def _named(parts: list[str], name: str, value: str, above: float) -> float:
    """Write the value above a symbol and the name above that; how far the symbol reaches with the value."""
    if value:
        parts.append(words(0, -above - 5, value, _VALUE, PALE))
        above += 14
    parts.append(words(0, -above - 6, name, _NAME, bold=True))
    return above


def lying(piece: Piece, nets: dict[str, int], rank: Sequence[int]) -> DiagramBlock:
    """An element between two nodes, from west to east; further terminals leave below."""
    (first, second), *others = piece.ports
    low = rank[nets[first.node]] if not first.grounded else len(rank)
    high = rank[nets[second.node]] if not second.grounded else len(rank)
    flip = low > high
    west, east = (second, first) if flip else (first, second)
    name, value, wide = _labels(piece)
    _, h = piece.symbol.extent
    parts = body(piece, flip=flip)
    pins, depth = [], h + 3.0
    for end, side in ((west, WEST), (east, EAST)):
        if end.grounded:
            parts.append(ground(side * HALF, 0.0, end.pair.domain))
            depth = max(depth, 17.0)
        else:
            pins.append(Pin(nets[end.node], side, 0.0, (-HALF, HALF)))
    extra, depth = _leaving(piece, [end for port in others for end in port], nets, rank, (0.0, h), depth, parts)
    pins += extra
    above = h + 4.0
    if value and not others and depth <= h + 4:
        parts.append(words(0, h + 10, value, _VALUE, PALE))
        depth = h + 17
    elif value:
        parts.append(words(0, -above - 5, value, _VALUE, PALE))
        above += 13
    parts.append(words(0, -above - 6, name, _NAME, bold=True))
    half = max(HALF, wide / 2) + 4
    return DiagramBlock(half, half, above + 14, depth, pins, whole(piece, parts))


def _leaving(
    piece: Piece, ends: Sequence[TerminalEnd], nets: dict[str, int], rank: Sequence[int], at: tuple[float, float],
    depth: float, parts: list[str],
) -> tuple[list[Pin], float]:  # fmt: skip
    """Pins of terminals that leave below, each bent to the side of its net; and how deep they reach."""
    pins: list[Pin] = []
    own = min((rank[nets[e.node]] for port in piece.ports[:1] for e in port if not e.grounded), default=0)
    x, y = at
    depth = max(depth, y + 26.0) if ends else depth
    for k, end in enumerate(ends):
        if end.grounded:
            continue
        side = EAST if rank[nets[end.node]] >= own else WEST
        depth += 12.0
        c = colour(end.pair.domain.name)
        foot = x + 6.0 * k
        parts.append(path(f"M{number(foot)} {number(y)}V{number(depth)}H{number(side * HALF)}", c))
        pins.append(Pin(nets[end.node], side, depth, (-HALF, HALF)))
        depth += 6.0
    return pins, depth


def standing(piece: Piece, nets: dict[str, int]) -> DiagramBlock:
    """An element with one terminal on a node, or with its other one on the ground: the wire passes at its head."""
    ends = piece.ends
    end = next(e for e in ends if not e.grounded)
    name, value, wide = _labels(piece)
    w, h = piece.symbol.extent
    alone = len(ends) == 1
    net = nets[end.node]
    if alone and piece.symbol.stands == "in":
        parts = [*body(piece), words(0, -h - 10, name, _NAME, bold=True)]
        parts += [words(0, h + 11, value, _VALUE, PALE)] * bool(value)
        half = max(w, wide / 2) + 4
        return DiagramBlock(half, half, h + 18, h + 18, [Pin(net, BOTH, 0.0, (-w, w))], whole(piece, parts))
    pin = Pin(net, BOTH, 0.0, (0.0, 0.0))
    if alone:
        parts, middle = body(piece), -h / 2 - 3 if piece.symbol.stands == "on" else h / 2 + 2
        above, below = (h + 3, 5.0) if piece.symbol.stands == "on" else (5.0, h + 4)
        side = w
    else:
        up = end is ends[0]
        parts = [group(body(piece, turn=1 if up else -1), 0, HALF)]
        other = ends[1] if up else ends[0]
        parts.append(ground(0, 2 * HALF, other.pair.domain))
        middle, above, below, side = HALF, 5.0, 2 * HALF + 18, h
    parts.append(words(side + 7, middle - 7 * bool(value), name, _NAME, anchor="start", bold=True))
    parts += [words(side + 7, middle + 8, value, _VALUE, PALE, "start")] * bool(value)
    return DiagramBlock(max(side, 13.0) + 3, side + 9 + wide, above, below, [pin], whole(piece, parts))


def two_port(piece: Piece, nets: dict[str, int], rank: Sequence[int], flip: bool) -> DiagramBlock:
    """An element that joins two ports, one to the west, one to the east; further terminals leave below."""
    first, second, *others = piece.ports
    w, h = piece.symbol.extent
    parts = body(piece, flip=flip)
    pins: list[Pin] = []
    depth, above = h + 3.0, h + 4.0
    housed = False
    for port, side in ((first, EAST if flip else WEST), (second, WEST if flip else EAST)):
        apart = len(port) == 2 and not port[1].housed
        housed |= len(port) == 2 and port[1].housed
        for k, end in enumerate(port[: 2 if apart else 1]):
            y = (APART if k else -APART) if apart else 0.0
            c = colour(end.pair.domain.name)
            if apart and not end.pair.domain.across_is_effort:
                parts.append(path(f"M{number(side * w)} {number(y)}H{number(side * HALF)}", c))
            if end.grounded:
                parts.append(ground(side * HALF, y, end.pair.domain))
                depth = max(depth, y + 17)
            else:
                pins.append(Pin(nets[end.node], side, y, (-HALF, HALF)))
    if housed:
        parts.append(group([path(_FIXED.replace("M0 0V7", ""), PALE, width=1.3)], 0, h - 7))
        depth = max(depth, h + 9)
    below = 8.0 * housed + w * 0.5 * bool(others), h
    extra, depth = _leaving(piece, [e for p in others for e in p], nets, rank, below, depth, parts)
    name, value, wide = _labels(piece)
    above = _named(parts, name, value, above)
    half = max(HALF + 12 * any(e.grounded for e in piece.ends), wide / 2) + 4
    return DiagramBlock(half, half, above + 14, depth, [*pins, *extra], whole(piece, parts))


def box(piece: Piece, nets: dict[str, int], side: Side) -> DiagramBlock:
    """A box with its terminals by name at its sides."""
    c = hue(piece)
    name, value, wide = _labels(piece)
    ends: dict[int, list[TerminalEnd]] = {WEST: [], EAST: []}
    for end in piece.ends:
        if not end.housed:
            ends[side(end)].append(end)
    inner = {s: max((width_of(shown(e.terminal, 16), _INNER) for e in some), default=0.0) for s, some in ends.items()}
    half, tall = piece.symbol.extent
    w = max(26.0, inner[WEST] + half + 12, inner[EAST] + half + 12)
    rows = max(len(ends[WEST]), len(ends[EAST]), 1)
    h = max(18.0, (rows * _SPACING + 4) / 2, tall + 5)
    parts = [path(f"M{number(-w)} {number(-h)}H{number(w)}V{number(h)}H{number(-w)}Z", c, tint(c))]
    parts += [*body(piece)] if piece.symbol.boxed else []
    pins = []
    for s, some in ends.items():
        for k, end in enumerate(some):
            y = (k - (len(some) - 1) / 2) * _SPACING
            label = shown(end.terminal, 16)
            anchor = "start" if s == WEST else "end"
            parts.append(words(s * (w - 6), y, label, _INNER, colour(end.pair.domain.name), anchor))
            parts.append(path(f"M{number(s * w)} {number(y)}H{number(s * (w + 8))}", colour(end.pair.domain.name)))
            if end.grounded:
                parts.append(ground(s * (w + 8), y, end.pair.domain))
            else:
                pins.append(Pin(nets[end.node], s, y, (-w - 8, w + 8)))
    above = h + 4
    above = _named(parts, name, value, above)
    half = max(w + 8 + 12 * any(e.grounded for e in piece.ends), wide / 2) + 4
    return DiagramBlock(half, half, above + 14, h + 8, pins, whole(piece, parts))
