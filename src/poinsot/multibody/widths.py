"""The widths of an elimination's fronts, and their cost, without the plan; see `multibody.plan`.

    cost = Σ n w² + 30 w + e w²        w rows leave through the joint of n freedoms, e are closed at its link

Law     as in the plan itself, tests/multibody/test_plan.py. Source: decision 0017
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from poinsot.algebra.arrays import Ints
from poinsot.records import dataclass


def cost_of(widths: Sequence[int] | Ints, freedoms: Sequence[int] | Ints, closed: Sequence[int] | Ints) -> int:
    """Σ n w² + 30 w + e w² of fronts."""
    w, n, e = (np.asarray(x, dtype=np.int64) for x in (widths, freedoms, closed))
    return int(((n + e) * w * w + 30 * w).sum())


def depths(parents: Sequence[int]) -> list[int]:
    """(n + 1,) how many joints lie below the ground; the ground's own, 0, last."""
    depth = [0] * (len(parents) + 1)
    for i, parent in enumerate(parents):
        depth[i] = depth[parent] + 1
    return depth


@dataclass(frozen=True)
class Widths:
    """The cost of a plan, without the plan: in O((n + rows) log n), however long its rows are.

    widths (n,), closed (n + 1,) as in :class:`Plan`
    """

    widths: Ints
    closed: Ints
    stretch: int
    widest: int
    cost: int


def widths_of(parents: Sequence[int] | Ints, freedoms: Sequence[int] | Ints, a: Ints, b: Ints, rows: Ints) -> Widths:
    """Fronts of closures between links a and b (−1: the ground) of so many rows each; links in any order that has
    parents before their children."""
    up = np.asarray(parents, dtype=np.int64)
    n = len(up)
    up = np.where(up < 0, n, up)
    depth = np.array(depths(up.tolist()) if n else [0], dtype=np.int64)
    meet = common(up, depth, a, b) % (n + 1)
    through = np.zeros(n + 1, dtype=np.int64)
    for ends in (a, b):
        np.add.at(through, ends, rows)
    np.subtract.at(through, meet, 2 * rows)
    closed = np.zeros(n + 1, dtype=np.int64)
    np.add.at(closed, meet, rows)
    w, above = through.tolist(), up.tolist()
    for i in reversed(range(n)):
        w[above[i]] += w[i]
    widths = np.array(w[:-1], dtype=np.int64)
    cost = cost_of(widths, freedoms, closed[:-1])
    return Widths(widths, closed, int(widths.sum()), int(widths.max(initial=0)), cost)


def common(parents: Ints, depth: Ints, a: Ints, b: Ints) -> Ints:
    """The lowest common link of each a and b (−1: the ground), all at once: first the deeper ones rise, then both, by
    powers of two."""
    n = len(parents)
    a, b = a % (n + 1), b % (n + 1)
    jumps = [np.append(parents % (n + 1), n)]
    while 1 << len(jumps) <= depth.max(initial=0):
        jumps.append(jumps[-1][jumps[-1]])
    swap = depth[a] < depth[b]
    a, b = np.where(swap, b, a), np.where(swap, a, b)
    apart = depth[a] - depth[b]
    for k, jump in enumerate(jumps):
        a = np.where(apart >> k & 1, jump[a], a)
    for jump in reversed(jumps):
        differ = jump[a] != jump[b]
        a, b = np.where(differ, jump[a], a), np.where(differ, jump[b], b)
    found: Ints = np.where(a == b, a, jumps[0][a])
    return np.where(found == n, -1, found)
