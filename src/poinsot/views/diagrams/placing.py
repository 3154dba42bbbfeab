"""Heights and places of blocks: wires as straight as can be, nothing closer than a gap.

    minimise Σ |y of an end − m| over the ends of every net in every channel, m free,   subject to the order in each row

A sum of absolute values is least where many of its terms vanish, so most wires come out as straight lines.
"""

from __future__ import annotations

from itertools import pairwise

import numpy as np

from poinsot.views.diagrams.blocks import BOTH
from poinsot.views.diagrams.ordering import GAP, Layered

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
