"""A bond graph on paper: junctions from left to right, elements above and below them, half arrows, causal strokes."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from math import atan2, cos, hypot, sin

from poinsot.networks.bond_graph import Bond, BondGraph, Vertex
from poinsot.records import dataclass
from poinsot.views.diagrams.blocks import EAST, WEST, DiagramBlock, Pin
from poinsot.views.diagrams.ink import INK, colour, data, group, path, polyline, shown, width_of, words
from poinsot.views.diagrams.ordering import Layered, layered, order
from poinsot.views.diagrams.placing import heights
from poinsot.views.diagrams.ranking import layers
from poinsot.views.diagrams.sketch import Sketch

Point = tuple[float, float]
_BOND, _AWAY, _SIZE, _BETWEEN = 58.0, 62.0, 13.0, 34.0
_BARB, _STROKE = 9.0, 7.0
DERIVATIVE = "#D00020"
_SOURCES = frozenset(("Se", "Sf", "MSe", "MSf"))


@dataclass
class _Label:
    text: str
    half: Point


def bonds_sketch(graph: BondGraph) -> Sketch:
    """Where the vertices stand and how the bonds run."""
    kept = graph.kept
    beside = _satellites(graph)
    parts: list[str] = []
    y = width = 0.0
    for together in _connected(graph, beside):
        drawn, (w, h) = _part(graph, together, beside)
        parts.append(group(drawn, 0.0, y))
        y, width = y + h + _BETWEEN, max(width, w)
    domains = {bond.domain.name: bond.domain for bond in graph.bonds}
    return Sketch(parts, width, max(y - _BETWEEN, 0.0), {}, domains or {v.domain.name: v.domain for v in kept.values()})


def _label(vertex: Vertex) -> _Label:
    if vertex.element is None:
        return _Label(vertex.kind, (9.0, 10.0))
    text = f"{vertex.kind} : {shown(vertex.name, 22)}"
    return _Label(text, (width_of(text, _SIZE) / 2 + 3, 10.0))


def _satellites(graph: BondGraph) -> dict[int, list[int]]:
    """The elements that stand above and below a junction: those of one bond that are no sources."""
    found: dict[int, list[int]] = defaultdict(list)
    for k, vertex in graph.kept.items():
        if vertex.element is not None and vertex.kind not in _SOURCES and len(graph.at[k]) == 1:
            near = graph.at[k][0].other(k)
            other = graph.vertices[near]
            if other is not None and other.element is None:
                found[near].append(k)
    return found


def _connected(graph: BondGraph, beside: dict[int, list[int]]) -> list[list[int]]:
    """The vertices in a row from the sources on, part by part; those that stand beside others left out."""
    aside = {k for some in beside.values() for k in some}
    main = [k for k in graph.kept if k not in aside]
    main.sort(key=lambda k: graph.kept[k].kind not in _SOURCES)
    seen: set[int] = set()
    parts = []
    for start in main:
        if start in seen:
            continue
        seen.add(start)
        waiting = [start]
        for k in waiting:
            for bond in graph.at[k]:
                other = bond.other(k)
                if other not in seen and other not in aside:
                    seen.add(other)
                    waiting.append(other)
        parts.append(waiting)
    return parts


def _places(graph: BondGraph, some: Sequence[int]) -> list[tuple[int, float, float]]:
    """Where the elements beside a junction stand to it: above and below by turns, spread so that words keep apart."""
    found = []
    for sign, row in ((-1.0, some[0::2]), (1.0, some[1::2])):
        wide = [2 * _label(graph.kept[k]).half[0] + 16 for k in row]
        x = -sum(wide) / 2
        for k, w in zip(row, wide, strict=True):
            found.append((k, x + w / 2, sign * _AWAY))
            x += w
    return found


def _part(graph: BondGraph, together: list[int], beside: dict[int, list[int]]) -> tuple[list[str], Point]:
    blocks, net_of = _blocks(graph, together, beside)
    layer = layers(blocks, None)
    rows = layered(blocks, layer)
    order(rows)
    y = heights(rows)
    x, width, reach = _columns(rows)
    top = min(y[k] - block.above for k, block in enumerate(rows.blocks))
    bottom = max(y[k] + block.below for k, block in enumerate(rows.blocks))
    at = [(x[k], y[k] - top) for k in range(len(rows.blocks))]
    through: dict[int, list[Point]] = defaultdict(list)
    for k, block in enumerate(rows.blocks):  # level as long as there are others above or below
        for pin in block.pins:
            sides = (
                (WEST, EAST) if k >= len(blocks) else (pin.side,) if graph.kept[together[k]].element is not None else ()
            )
            if k >= len(blocks) or sum(other.side == pin.side for other in block.pins) == 1:
                through[pin.net] += [(reach[k][side == EAST], at[k][1]) for side in sides]
    place = {k: at[i] for i, k in enumerate(together)}
    parts = [
        _bond(graph, bond, place, sorted(through[n], key=lambda p: p[0], reverse=place[bond.tail] > place[bond.head]))
        for n, bond in enumerate(net_of)
    ]
    for k in together:
        here = place[k]
        for other, dx, dy in _places(graph, beside.get(k, [])):
            place[other] = (here[0] + dx, here[1] + dy)
            parts.append(_bond(graph, graph.at[other][0], place, []))
    parts += [_vertex(graph.kept[k], at_k) for k, at_k in place.items()]
    return parts, (width, bottom - top)


def _blocks(
    graph: BondGraph, together: list[int], beside: dict[int, list[int]]
) -> tuple[list[DiagramBlock], list[Bond]]:
    place = {k: i for i, k in enumerate(together)}
    blocks: list[DiagramBlock] = []
    bonds: list[Bond] = []
    for i, k in enumerate(together):
        half, tall = _label(graph.kept[k]).half
        left, above, below = half, tall, tall
        for other, dx, dy in _places(graph, beside.get(k, [])):
            left = max(left, abs(dx) + _label(graph.kept[other]).half[0])
            above, below = max(above, tall - dy), max(below, tall + dy)
        blocks.append(DiagramBlock(left, left, above + 6, below + 6, [], k, float(i)))
    for k in together:
        for bond in graph.at[k]:
            if bond.tail in place and bond.head in place and bond.tail == k:
                i, j = sorted((place[bond.tail], place[bond.head]))
                if i != j:
                    blocks[i].pins.append(Pin(len(bonds), EAST, 0.0, (0.0, 0.0)))
                    blocks[j].pins.append(Pin(len(bonds), WEST, 0.0, (0.0, 0.0)))
                    bonds.append(bond)
    return blocks, bonds


def _columns(rows: Layered) -> tuple[list[float], float, list[Point]]:
    """x of every block, the whole width, and from where to where the layer of every block reaches."""
    x = [0.0] * len(rows.blocks)
    reach = [(0.0, 0.0)] * len(rows.blocks)
    at = 0.0
    for row in rows.rows:
        left, right = (max((getattr(rows.blocks[b], side) for b in row), default=0.0) for side in ("left", "right"))
        for b in row:
            x[b] = at + left
            reach[b] = (at, at + left + right)
        at += left + right + _BOND
    return x, at - _BOND, reach


def _vertex(vertex: Vertex, at: Point) -> str:
    c = colour(vertex.domain.name)
    junction = vertex.element is None
    text = words(0, 0, _label(vertex).text, 16 if junction else _SIZE, c if junction else INK, bold=True)
    kind = "junction" if junction else "element"
    said = data(kind=vertex.kind, name=vertex.name, domain=vertex.domain.name)
    return group([text], *at, title=f"{vertex.kind}: {shown(vertex.name, 80)}", kind=f' class="{kind}"{said}')


def _cut(towards: Point, at: Point, half: Point, most: float) -> Point:
    """Where the line from a vertex to a point leaves its label."""
    dx, dy = towards[0] - at[0], towards[1] - at[1]
    share = min(half[0] / abs(dx) if dx else 1.0, half[1] / abs(dy) if dy else 1.0, most)
    return at[0] + share * dx, at[1] + share * dy


def _bond(graph: BondGraph, bond: Bond, place: dict[int, Point], through: list[Point]) -> str:
    """A bond from tail to head: its half arrow at the head, its stroke at the end that receives the effort."""
    a, b = place[bond.tail], place[bond.head]
    halves = [_label(graph.kept[k]).half for k in (bond.tail, bond.head)]
    halves = [(x + 4, y + 3) for x, y in halves]
    near = list(zip((a, b), halves, strict=True))
    through = [p for p in through if all(abs(p[0] - at[0]) > half[0] + 2 for at, half in near)]
    most = 0.96 if through else 0.46
    points = [
        _cut((through or [b])[0], a, halves[0], most), *through, _cut((through or [a])[-1], b, halves[1], most)
    ]  # fmt: skip
    c = colour(bond.domain.name)
    parts = [path(polyline(points), c, width=1.5)]
    (x0, y0), (x1, y1) = points[-2:]
    angle = atan2(y1 - y0, x1 - x0) + 2.6
    parts.append(path(polyline([(x1, y1), (x1 + _BARB * cos(angle), y1 + _BARB * sin(angle))]), c, width=1.5))
    end = "head" if bond.stroke == bond.head else "tail" if bond.stroke == bond.tail else "none"
    if end != "none":
        here, there = (points[-1], points[-2]) if end == "head" else (points[0], points[1])
        long = hypot(there[0] - here[0], there[1] - here[1]) or 1.0
        nx, ny = (there[1] - here[1]) / long * _STROKE, -(there[0] - here[0]) / long * _STROKE
        ink = DERIVATIVE if bond.derivative else c
        parts.append(path(polyline([(here[0] + nx, here[1] + ny), (here[0] - nx, here[1] - ny)]), ink, width=2.2))
    said = data(tail=bond.tail, head=bond.head, stroke=end)
    causality = (
        "of each direction its own" if end == "none" else "derivative" if bond.derivative else "integral or free"
    )
    about = f"{bond.domain.name}; causality: {causality}"
    return group(parts, title=about, kind=f' class="bond"{said}')
