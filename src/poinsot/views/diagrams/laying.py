"""From blocks with pins to places and wires: layers, order, heights, channels, one after another."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from poinsot.views.diagrams.blocks import WEST, BlockLayout, DiagramBlock
from poinsot.views.diagrams.ordering import layered, order
from poinsot.views.diagrams.placing import heights
from poinsot.views.diagrams.ranking import layers
from poinsot.views.diagrams.routing import route


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
