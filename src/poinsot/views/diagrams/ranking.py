"""The order of nets from left to right, and the layer of every block: joined ones stay near, power runs to the right.

Nets are ranked by their distance from where the power comes from. Layers are whole numbers: a block whose east pin is
on a net stands left of one whose west pin is, and blocks through which a net passes stand between, in a row:

    minimise Σ lengths of nets in layers,    subject to the order        (a linear programme with a whole solution)

Source: Sugiyama, Tagawa & Toda (1981) for drawings in layers; Gansner et al. (1993) for layers by a programme.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from poinsot.views.diagrams.blocks import BOTH, EAST, WEST, DiagramBlock, Pin


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
