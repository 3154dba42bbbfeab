"""A picture of a network: `Diagram`, as SVG, for files, notebooks and pages.

A bond graph on paper: junctions from left to right, elements above and below them, half arrows, causal strokes.
"""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Sequence
from itertools import pairwise
from math import atan2, cos, hypot, sin
from pathlib import Path
from typing import TYPE_CHECKING, Any, final

from poinsot.components.domains import Domain
from poinsot.errors import ModelError
from poinsot.networks.bond_graph import Bond, BondGraph, Vertex
from poinsot.records import dataclass
from poinsot.text_files import write_text
from poinsot.views.diagrams.ink import (
    INK,
    PALE,
    colour,
    data,
    document,
    for_a_file,
    group,
    path,
    polyline,
    shown,
    width_of,
    words,
)
from poinsot.views.diagrams.laying import heights, layers
from poinsot.views.diagrams.ordering import Layered, layered, order
from poinsot.views.diagrams.shapes import EAST, WEST, DiagramBlock, Pin
from poinsot.views.diagrams.sketch import Sketch, sketch

if TYPE_CHECKING:
    from poinsot.multibody.kinestatics.network import KinestaticNetwork
    from poinsot.networks.network import NetworkEquations

Point = tuple[float, float]
_BOND, _AWAY, _SIZE, _BETWEEN = 58.0, 62.0, 13.0, 34.0
_BARB, _STROKE, _CLEAR = 9.0, 7.0, 3.0
_BOLD = 1.15
"""Of the width of a text in bold letters to that in plain ones, rather more than less."""
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
    return _Label(text, (_BOLD * width_of(text, _SIZE) / 2 + 3, 10.0))


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
    placed = [(other, k, dx, dy) for k in together for other, dx, dy in _places(graph, beside.get(k, []))]
    place |= {other: (place[k][0] + dx, place[k][1] + dy) for other, k, dx, dy in placed}
    parts = [
        _bond(graph, bond, place, sorted(through[n], key=lambda p: p[0], reverse=place[bond.tail] > place[bond.head]))
        for n, bond in enumerate(net_of)
    ]
    parts += [_bond(graph, graph.at[other][0], place, []) for other, *_ in placed]
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


def _share(towards: Point, at: Point, half: Point) -> float:
    """Where the line from a vertex to a point leaves its label, as a share of it."""
    dx, dy = abs(towards[0] - at[0]), abs(towards[1] - at[1])
    return min(half[0] / dx if dx else 1.0, half[1] / dy if dy else 1.0, 0.96)


def _on(a: Point, b: Point, share: float) -> Point:
    return a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])


def _meets(a: Point, b: Point, box: tuple[Point, Point]) -> bool:
    """Whether the line from a to b runs through a word, by its middle and half its size."""
    first, last = 0.0, 1.0
    for begin, end, middle, half in zip(a, b, *box, strict=True):
        if begin == end and abs(begin - middle) >= half:
            return False
        if begin != end:
            near, far = sorted(((middle - half - begin) / (end - begin), (middle + half - begin) / (end - begin)))
            first, last = max(first, near), min(last, far)
    return first < last


def _around(a: Point, b: Point, boxes: Sequence[tuple[Point, Point]], corners: int = 3) -> list[Point]:
    """The points after a on the way to b, by corners of the words that are in the way; none where so few do not do."""
    met = [box for box in boxes if _meets(a, b, box)]
    if not met or not corners:
        return [] if met else [b]
    found = [(x + i * (w + _CLEAR), y + j * (h + _CLEAR)) for (x, y), (w, h) in met for i in (-1, 1) for j in (-1, 1)]
    found.sort(key=lambda p: hypot(p[0] - a[0], p[1] - a[1]) + hypot(b[0] - p[0], b[1] - p[1]))
    for corner in found:
        if not any(_meets(a, corner, box) for box in boxes) and (rest := _around(corner, b, boxes, corners - 1)):
            return [corner, *rest]
    return []


def _bond(graph: BondGraph, bond: Bond, place: dict[int, Point], through: list[Point]) -> str:
    """A bond from tail to head: its half arrow at the head, its stroke at the end that receives the effort."""
    a, b = place[bond.tail], place[bond.head]
    halves = [_label(graph.kept[k]).half for k in (bond.tail, bond.head)]
    halves = [(x + 4, y + 3) for x, y in halves]
    near = list(zip((a, b), halves, strict=True))
    through = [p for p in through if all(abs(p[0] - at[0]) > half[0] + 2 for at, half in near)]
    ends = [(a, (through or [b])[0], halves[0]), (b, (through or [a])[-1], halves[1])]
    shares = [_share(towards, at, half) for at, towards, half in ends]
    if not through and sum(shares) > 0.92:
        shares = [0.92 * share / sum(shares) for share in shares]
    first, last = (_on(at, towards, share) for (at, towards, _), share in zip(ends, shares, strict=True))
    points = [first, *through, last]
    others = [(at, _label(graph.kept[k]).half) for k, at in place.items() if k not in (bond.tail, bond.head)]
    points = [points[0], *(p for pair in pairwise(points) for p in _around(*pair, others) or pair[1:])]
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


DRAWN = 1500
_MARGIN, _TITLE, _LEGEND = 18.0, 30.0, 28.0


@final
@dataclass(frozen=True)
class Diagram:
    """A picture as SVG; a notebook shows it as it is.

    svg        the text: shapes and words alone, every name escaped
    crossings  how often wires cross
    graph      what was drawn, of bond graphs
    """

    svg: str
    name: str
    width: float
    height: float
    crossings: int = 0
    graph: Any = None

    def _repr_svg_(self) -> str:
        return self.svg

    def __repr__(self) -> str:
        return f"<Diagram of {self.name!r}: {self.width:.0f} x {self.height:.0f}>"

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the picture to a file that ends in .svg. ModelError for another ending, or an unwritable place."""
        where = Path(path)
        if where.suffix.lower() != ".svg":
            raise ModelError(f"{os.fspath(path)}: diagrams are written as .svg; give the file that ending")
        write_text(where, for_a_file(self.svg))


def network_diagram(network: NetworkEquations, *, opened: bool = False) -> Diagram:
    """Elements by their symbols on wires, one colour a domain; see :meth:`poinsot.Network.diagram`."""
    model = network.model
    if len(model.primitives) > DRAWN:
        raise ModelError(
            f"network {network.name!r} has {len(model.primitives)} elements, and a diagram of more than {DRAWN} is not "
            "readable; draw the subnetworks it is made of, or a network of the part that matters"
        )
    return framed(sketch(model.placed, opened), network.name)


def bond_diagram(name: str, graph: BondGraph) -> Diagram:
    """A bond graph; see :meth:`poinsot.Network.bond_graph`."""
    if len(graph.kept) > DRAWN:
        raise ModelError(
            f"the bond graph of {name!r} has {len(graph.kept)} junctions and elements, and more than "
            f"{DRAWN} are not readable; draw the parts it is made of"
        )
    return framed(bonds_sketch(graph), name, graph)


def kinestatic_bond_diagram(network: KinestaticNetwork) -> Diagram:
    """The kinestatic bond graph of a mechanism, of `Mechanism.kinestatic_network`: bodies, pairs, springs and dampers
    on bonds of twist and wrench (6; 6). ``.graph`` is the graph, see `poinsot.networks.kinestatic_bonds`.

    Law     read back, it has the Dirac structure of the network, tests/networks/test_kinestatic_bonds.py
    Errors  ModelError for more bodies, pairs and elements than can be read
    Source  Stramigioli et al., §3.2.5
    """
    from poinsot.networks.kinestatic_bonds import kinestatic_bond_graph

    return bond_diagram(network.tree.model.name, kinestatic_bond_graph(network))


def framed(found: Sketch, name: str, graph: object = None) -> Diagram:
    """A sketch with the name of the network above it and the colours of its domains below."""
    legend, wide = _legend(found.domains)
    title = shown(name, 60)
    width = max(found.width, wide, _BOLD * width_of(title, 14)) + 2 * _MARGIN
    height = found.height + 2 * _MARGIN + _TITLE + _LEGEND
    parts = [
        words(_MARGIN, _MARGIN + 4, title, 14, INK, "start", bold=True),
        group(found.parts, _MARGIN, _MARGIN + _TITLE),
        group(legend, _MARGIN, height - _MARGIN - 4),
    ]
    return Diagram(document(parts, width, height, f"network {name}"), name, width, height, found.crossings, graph)


def _legend(domains: dict[str, Domain]) -> tuple[list[str], float]:
    parts: list[str] = []
    x = 0.0
    for name in domains:
        parts.append(path(f"M{x:.1f} 0H{x + 18:.1f}", colour(name), width=2.4))
        parts.append(words(x + 24, 0, shown(name), 10.5, PALE, "start"))
        x += 40 + width_of(shown(name), 10.5)
    return parts, x
