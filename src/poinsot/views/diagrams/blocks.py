"""The pieces of a layout: blocks with pins at their sides, which stand on nets; and their places.

A block has an anchor (0, 0); x to the right, y down. Its pins look west or east, or both ways: then the wire of the net
passes through the block, and other blocks of the net are met on either side.
"""

from __future__ import annotations

from typing import Any

from poinsot.records import dataclass, field

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
