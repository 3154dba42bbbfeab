"""A network on paper: its pieces as blocks, laid out and wired; subnetworks as frames around a sketch."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from math import sqrt

from poinsot.components.domains import Domain
from poinsot.components.primitives import IdealSource
from poinsot.records import dataclass, field
from poinsot.views.diagrams import shapes
from poinsot.views.diagrams.ink import (
    INK,
    PALE,
    PAPER,
    colour,
    data,
    group,
    number,
    path,
    polyline,
    shown,
    width_of,
    words,
)
from poinsot.views.diagrams.laying import lay_out, net_ranks
from poinsot.views.diagrams.pieces import Piece, Placed, TerminalEnd, pieces
from poinsot.views.diagrams.shapes import EAST, WEST, BlockLayout, DiagramBlock, Pin

# A wide drawing in lines, like a text: cut where the fewest nets are, which go on at flags with their names.

_LEAST, _SHAPE = 1500.0, 1.3
_SIZE = 10.0
Line = tuple[BlockLayout, list[DiagramBlock]]


def in_lines(
    blocks: list[DiagramBlock], rank: Sequence[int], layout: BlockLayout, named: Callable[[int], tuple[str, str]]
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


def _cuts(blocks: Sequence[DiagramBlock], layout: BlockLayout, width: float) -> list[int]:
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


def _flag(net: int, side: int, name: str, colour: str) -> DiagramBlock:
    """Where a net goes on in another line: its name in a pointed frame."""
    wide = width_of(name, _SIZE) + 10
    tip = 6.0
    shape = f"M0 0L{number(side * tip)} -8H{number(side * (tip + wide))}V8H{number(side * tip)}Z"
    parts = [path(shape, colour, PAPER, 1.2), words(side * (tip + wide / 2), 0, name, _SIZE, colour, italic=True)]
    left, right = (wide + tip + 2, 0.0) if side == WEST else (0.0, wide + tip + 2)
    return DiagramBlock(left, right, 10, 10, [Pin(net, -side, 0.0, (0.0, 0.0))], group(parts), 0.0)


_FRAME, _HEAD, _BETWEEN = 12.0, 24.0, 26.0
_NODE = 10.0


@dataclass
class Sketch:
    """The drawing of a network, its upper left corner being (0, 0).

    ports  the height of each node that leads outside, at the side that was asked for
    """

    parts: list[str]
    width: float
    height: float
    ports: dict[str, float]
    domains: dict[str, Domain] = field(default_factory=dict)
    crossings: int = 0


def sketch(placed: Placed, opened: bool = False, outside: Mapping[str, int] | None = None) -> Sketch:
    """Elements on nodes as a drawing; outside: nodes that lead out of a frame, and at which side of it."""
    outside = outside or {}
    given = list(pieces(placed, opened))
    names = list(dict.fromkeys([*outside, *(e.node for p in given for e in p.ends if not e.grounded)]))
    nets = {name: k for k, name in enumerate(names)}
    domain = {nets[e.node]: e.pair.domain for p in given for e in p.ends if not e.grounded}
    groups = [list(dict.fromkeys(nets[e.node] for e in piece.ends if not e.grounded)) for piece in given]
    first = [nets[name] for name, side in outside.items() if side == WEST]
    first += [
        n for piece, on in zip(given, groups, strict=True) if isinstance(piece.element, IdealSource) for n in on[:1]
    ]
    rank, level = net_ranks(groups, first, len(names))
    inner: list[Sketch] = []
    blocks = [_block(piece, nets, rank, level, opened, inner) for piece in given]
    for k, block in enumerate(blocks):
        block.order = float(k)
    walls = {}
    for name, side in outside.items():
        walls[len(blocks)] = side
        pin = Pin(nets[name], -side, 0.0, (0.0, 0.0))
        blocks.append(DiagramBlock(0, 0, 3, 3, [pin], "", float(nets[name])))
    domains = {e.pair.domain.name: e.pair.domain for p in given for e in p.ends}
    for each in inner:
        domains |= each.domains
    found = _together(blocks, rank, walls, list(outside), names, domain)
    found.domains = domains
    found.crossings += sum(each.crossings for each in inner)
    return found


def _block(
    piece: Piece, nets: dict[str, int], rank: Sequence[int], level: Sequence[int], opened: bool, inner: list[Sketch]
) -> DiagramBlock:
    on = [end for end in piece.ends if not end.grounded]
    near = min((level[nets[end.node]] for end in on), default=0)

    def side(end: TerminalEnd) -> int:
        return WEST if end.grounded or level[nets[end.node]] == near else EAST

    if piece.inside is not None:
        inner.append(sketch(piece.inside, opened, {end.terminal: side(end) for end in piece.ends}))
        return _frame(piece, inner[-1], nets, side)
    lone = len(piece.ports) == 1 and len(piece.ends) <= 2
    if not piece.symbol.boxed and lone and len(on) == 1:
        return shapes.standing(piece, nets)
    if not piece.symbol.boxed and piece.symbol.ports == 1 and len(piece.ports[0]) == 2:
        return shapes.lying(piece, nets, rank)
    if not piece.symbol.boxed and piece.symbol.ports == 2 and len(piece.ports) > 1:
        return shapes.two_port(piece, nets, rank, _mirrored(piece, nets, rank))
    return shapes.box(piece, nets, side)


def _mirrored(piece: Piece, nets: dict[str, int], rank: Sequence[int]) -> bool:
    low, high = (
        min((rank[nets[e.node]] for e in port if not e.grounded), default=len(rank)) for port in piece.ports[:2]
    )
    return low > high


def _frame(piece: Piece, inside: Sketch, nets: dict[str, int], side: shapes.Side) -> DiagramBlock:
    """A subnetwork as a frame round its own sketch."""
    name = shown(piece.name)
    w, h = max(inside.width, width_of(name, 12) + 12) + 2 * _FRAME, inside.height + _FRAME + _HEAD
    parts = [
        f'<rect x="0" y="0" width="{number(w)}" height="{number(h)}" rx="8" fill="#F6F8F9" stroke="{PALE}" '
        'stroke-width="1.1" stroke-dasharray="5 3"/>',
        words(10, 13, name, 12, INK, "start", bold=True),
        group(inside.parts, _FRAME, _HEAD),
    ]
    pins, left, below = [], 0.0, 0.0
    for end in piece.ends:
        y = inside.ports[end.terminal] + _HEAD
        s, c = side(end), colour(end.pair.domain.name)
        near, far = (0.0, _FRAME) if s == WEST else (w - _FRAME - (w - 2 * _FRAME - inside.width), w)
        parts.append(path(f"M{number(near)} {number(y)}H{number(far)}", c))
        if end.grounded:
            parts.append(shapes.ground(0.0, y, end.pair.domain))
            left, below = 13.0, max(below, y + 17 - h)
        else:
            pins.append(Pin(nets[end.node], s, y, (0.0, w)))
    return DiagramBlock(left, w, 0.0, h + below, pins, shapes.whole(piece, parts))


def _together(
    blocks: list[DiagramBlock], rank: Sequence[int], walls: Mapping[int, int], outside: Sequence[str],
    names: Sequence[str], domain: Mapping[int, Domain],
) -> Sketch:  # fmt: skip
    """Connected parts, each laid out alone and put beside or under the others."""
    parts: list[str] = []
    ports: dict[str, float] = {}
    lines: list[tuple[BlockLayout, list[DiagramBlock], list[int], bool]] = []
    for part in _connected(blocks):
        own = {i: walls[k] for i, k in enumerate(part) if k in walls}
        some = [blocks[k] for k in part]
        whole = lay_out(some, rank, own)
        several = [(whole, some)]
        if not walls:
            several = in_lines(some, rank, whole, lambda net: (shown(names[net], 16), _hue(domain, net)))
        lines += [(layout, held, part, len(several) > 1) for layout, held in several]
    width = max((layout.width for layout, *_ in lines), default=0.0)
    x = y = tall = across = 0.0
    for layout, some, part, folded in lines:
        if walls or (x and (folded or x + layout.width > max(width, 1100.0))):
            x, y, tall = 0.0, y + tall + (_BETWEEN if tall else 0.0), 0.0
        parts.append(group(_drawn(layout, some, names, domain), x, y))
        for i, k in enumerate(part if walls else ()):
            if k in walls:
                name, at = outside[k - len(blocks) + len(outside)], layout.at[i]
                ports[name] = y + at[1]
                far = width if walls[k] == EAST else 0.0
                if abs(far - at[0] - x) > 0.5:
                    d = polyline([(x + at[0], y + at[1]), (far, y + at[1])])
                    parts.append(path(d, _hue(domain, blocks[k].pins[0].net)))
        tall, x = max(tall, layout.height), x + layout.width + _BETWEEN
        across = max(across, x - _BETWEEN)
    return Sketch(parts, across, y + tall, ports, crossings=sum(layout.crossings for layout, *_ in lines))


def _hue(domain: Mapping[int, Domain], net: int) -> str:
    return colour(domain[net].name)


def _connected(blocks: Sequence[DiagramBlock]) -> list[list[int]]:
    """The blocks that nets join, in the order of their first ones."""
    leader = list(range(len(blocks)))

    def root(k: int) -> int:
        while leader[k] != k:
            leader[k] = leader[leader[k]]
            k = leader[k]
        return k

    seen: dict[int, int] = {}
    for k, block in enumerate(blocks):
        for pin in block.pins:
            leader[root(k)] = root(seen.setdefault(pin.net, k))
    parts: dict[int, list[int]] = defaultdict(list)
    for k in range(len(blocks)):
        parts[root(k)].append(k)
    return sorted(parts.values())


def _drawn(
    layout: BlockLayout, blocks: Sequence[DiagramBlock], names: Sequence[str], domain: Mapping[int, Domain]
) -> list[str]:
    parts: list[str] = []
    for net, pieces_of in layout.wires.items():
        c = colour(domain[net].name)
        d = "".join(polyline(piece) for piece in pieces_of)
        about = f"node {names[net]}: {domain[net].name}, {domain[net].across.name.replace('_', ' ')}"
        dots = [*layout.dots[net], *_passed(layout, blocks, net)]
        round_ = [f'<circle cx="{number(x)}" cy="{number(y)}" r="2.6" fill="{c}"/>' for x, y in dots]
        parts.append(group([path(d, c), *round_], title=about, kind=' class="net"' + data(node=names[net])))
    parts += [group([block.what], x, y) for block, (x, y) in zip(blocks, layout.at, strict=True) if block.what]
    parts += _named(layout, blocks, names, domain)
    return parts


def _passed(layout: BlockLayout, blocks: Sequence[DiagramBlock], net: int) -> Iterable[tuple[float, float]]:
    """Where a wire passes the head of something that hangs from it or stands on it."""
    for block, (x, y) in zip(blocks, layout.at, strict=True):
        for pin in block.pins:
            if pin.net == net and pin.reach == (0.0, 0.0) and block.what:
                here = [p for p in layout.wires[net] if p[0][1] == p[1][1] and abs(p[0][1] - y - pin.y) < 0.01]
                if any(p[0][0] < x - 0.01 and p[1][0] > x + 0.01 for p in here):
                    yield x, y + pin.y


def _named(
    layout: BlockLayout, blocks: Sequence[DiagramBlock], names: Sequence[str], domain: Mapping[int, Domain]
) -> list[str]:
    """The names of nodes, where there is room above a wire."""
    drawn = [(b, x, y) for b, (x, y) in zip(blocks, layout.at, strict=True) if b.what]
    taken = [(x - b.left, y - b.above, x + b.right, y + b.below) for b, x, y in drawn]
    taken += [(*_corner(p, min), *_corner(p, max)) for each in layout.wires.values() for p in each]
    found = []
    for net, each in layout.wires.items():
        name = shown(names[net], 16)
        wide = width_of(name, _NODE) + 4
        for (x0, y), (x1, _) in sorted((p for p in each if p[0][1] == p[1][1]), key=lambda p: p[0][0] - p[1][0]):
            where = next(
                (r for r in _places(x0, x1, y, wide) if r[1] >= -1 and not any(_meet(r, t) for t in taken)), None
            )
            if where is not None:
                taken.append(where)
                c = colour(domain[net].name)
                found.append(words((where[0] + where[2]) / 2, where[1] + 6, name, _NODE, c, italic=True))
                break
    return found


def _places(x0: float, x1: float, y: float, wide: float) -> Iterable[tuple[float, float, float, float]]:
    """Rectangles above a level wire, and under it, the middle first."""
    for k in range(5):
        middle = (x0 + x1) / 2 + (x1 - x0 - wide) / 4 * ((k + 1) // 2) * (-1) ** k
        if x1 - x0 >= wide - 4:
            yield middle - wide / 2, y - 14.0, middle + wide / 2, y - 2.0
    if x1 - x0 >= wide - 4:
        yield (x0 + x1 - wide) / 2, y + 2.0, (x0 + x1 + wide) / 2, y + 14.0


def _corner(piece: tuple[tuple[float, float], tuple[float, float]], of: object) -> tuple[float, float]:
    return of(piece[0][0], piece[1][0]), of(piece[0][1], piece[1][1])  # type: ignore[operator]


def _meet(a: tuple[float, ...], b: tuple[float, ...]) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]
