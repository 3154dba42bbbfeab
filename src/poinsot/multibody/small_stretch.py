"""Spanning trees of small stretch: parts are cut in halves, and each two are joined by one pair, over and over.

Fronts of an elimination are as wide as the rows that pass a joint, and what a tree costs grows with their squares. A
breadth-first tree of a ladder hangs both rails on the ground, and every rung stays open down to it. Here

    the bodies of a part are cut at the median along the longest extent of their positions,
    connected pieces are parts of their own, and pieces are joined by the pairs nearest to the middle of the cut

with the positions as drawn, or, where these say nothing, the distances in the graph from bodies far apart. A piece
hangs on the ground by a pair of its own where more conditions bind it there than to its neighbours.
All parts of a level are cut at once: O(N log² N).

Source  decision 0018
"""

from __future__ import annotations

import numpy as np

from poinsot.algebra.arrays import Floats, Ints
from poinsot.records import dataclass

_LANDMARKS = 3


@dataclass(frozen=True)
class Pairs:
    """The edges of a graph of vertices 0 … n, the last being the ground, which belongs to no part.

    a, b (m,) their ends, strength (m,) the more the rather in the tree, rows (m,) conditions where it is not
    """

    n: int
    a: Ints
    b: Ints
    strength: Floats
    rows: Ints


def forest(count: int, a: Ints, b: Ints, order: Ints) -> Ints:
    """Those of the edges between vertices 0 … count − 1 that join what earlier ones, in this order, left apart."""
    from scipy.sparse import coo_array
    from scipy.sparse.csgraph import minimum_spanning_tree

    rank = np.empty(len(a), dtype=np.int64)
    rank[order] = np.arange(1, len(a) + 1)
    low, high = np.minimum(a, b), np.maximum(a, b)
    first: Ints = order[np.unique((low * count + high)[order], return_index=True)[1]]  # of several between two
    first = first[low[first] != high[first]]
    weights = coo_array((rank[first].astype(float), (low[first], high[first])), shape=(count, count)).tocsr()
    chosen = minimum_spanning_tree(weights).tocoo().data.astype(np.int64)
    return np.sort(order[chosen - 1])


def parts(count: int, a: Ints, b: Ints) -> Ints:
    """The number of the connected part of each vertex."""
    from scipy.sparse import coo_array
    from scipy.sparse.csgraph import connected_components

    graph = coo_array((np.ones(len(a)), (a, b)), shape=(count, count))
    return np.asarray(connected_components(graph, directed=False)[1], dtype=np.int64)


def landmarks(pairs: Pairs) -> Floats:
    """(n, 3) distances in the graph without the ground from bodies far apart, in every part: positions of a kind."""
    n, inner = pairs.n, (pairs.a < pairs.n) & (pairs.b < pairs.n)
    a, b = pairs.a[inner], pairs.b[inner]
    part = parts(n, a, b)
    first = np.unique(part, return_index=True)[1]
    distance = _distances(n, a, b, first)
    found: list[Floats] = []
    for _ in range(_LANDMARKS):
        nearest = np.min(found, axis=0) if found else distance
        order = np.lexsort((-nearest, part))
        far = order[np.unique(part[order], return_index=True)[1]]
        found.append(_distances(n, a, b, far))
    return np.array(found).T


def _distances(n: int, a: Ints, b: Ints, starts: Ints) -> Floats:
    """How many edges lie between each vertex and the nearest of the starts."""
    from scipy.sparse import coo_array
    from scipy.sparse.csgraph import breadth_first_order

    tails, heads = np.append(a, np.full(len(starts), n)), np.append(b, starts)
    graph = coo_array((np.ones(len(tails)), (tails, heads)), shape=(n + 1, n + 1)).tocsr()
    order, before = breadth_first_order(graph, n, directed=False)
    distance = [0] * (n + 1)
    above = before.tolist()
    for v in order[1:].tolist():
        distance[v] = distance[above[v]] + 1
    return np.array(distance[:n], dtype=float) - 1.0


def halved(pairs: Pairs, forced: Ints, places: Floats) -> Ints:
    """The edges of a spanning tree by halving; forced: edges that are in it at any rate, without a loop among them.

    places (n, k): positions of any kind. Every vertex must be connected to the ground.
    """
    n = pairs.n
    whole = parts(n + 1, pairs.a[forced], pairs.b[forced])  # what is forced together is one
    count = int(whole.max()) + 1
    whole = np.where(whole == whole[n], count - 1, np.where(whole == count - 1, whole[n], whole))  # the ground last
    sizes = np.bincount(whole[:n], minlength=count)
    middle = np.array([np.bincount(whole[:n], x, count) for x in places.T]).T / np.maximum(sizes, 1)[:, None]
    a, b = whole[pairs.a], whole[pairs.b]
    chosen = _cut(count - 1, a, b, pairs, middle[: count - 1])
    return np.sort(np.concatenate([forced, chosen]))


def _cut(n: int, a: Ints, b: Ints, pairs: Pairs, places: Floats) -> Ints:
    """The same of vertices of which none are forced together; n is the ground."""
    inner, grounded = (a < n) & (b < n) & (a != b), (a == n) ^ (b == n)
    foot = np.where(a == n, b, a)  # where a pair joins the ground
    other = np.where((a == n) | (b == n), foot, b)
    if n == 0:
        return np.zeros(0, dtype=np.int64)
    foot, other = np.minimum(foot, n - 1), np.minimum(other, n - 1)
    at = places[foot] + places[other]
    hangs = np.full(n, -1)  # by vertex, the edge by which its part hangs on the ground; −1: on another part
    part = parts(n, a[inner], b[inner])
    chosen: list[Ints] = []
    first = True
    while True:
        side = np.zeros(n, dtype=np.int64) if first else _sides(part, places)
        key = part * 2 + side
        inside = inner.copy()
        inside[inner] = key[a[inner]] == key[b[inner]]
        piece = parts(n, a[inside], b[inside])
        count = int(piece.max()) + 1
        across = inner.copy()
        across[inner] = (part[a[inner]] == part[b[inner]]) & (piece[a[inner]] != piece[b[inner]])
        # a piece may hang on the ground if its part does
        own = grounded.copy()
        own[grounded] = first | (hangs[foot[grounded]] >= 0)
        held: Ints = np.zeros(count, dtype=np.int64)
        bound = np.zeros(count, dtype=np.int64)
        np.add.at(held, piece[foot[own]], pairs.rows[own])
        for end in (a, b):
            np.add.at(bound, piece[end[across]], pairs.rows[across])
        edges = np.flatnonzero(across | own)
        heads = piece[foot[edges]]
        tails = np.where(own[edges], count, piece[other[edges]])
        kind = np.where(own[edges], np.where(held[heads] > bound[heads], 1, 3), 2)
        kind[np.isin(edges, hangs)] = 0
        off = _off_middle(at[edges], part[foot[edges]])
        order = np.lexsort((off, -pairs.strength[edges], kind))
        taken = forest(count + 1, tails, heads, order)
        chosen.append(edges[taken])
        on_ground = taken[own[edges[taken]]]
        by_piece = np.full(count, -1)
        by_piece[heads[on_ground]] = edges[on_ground]
        hangs, part, first = by_piece[piece], piece, False
        if count == n:
            return np.unique(np.concatenate(chosen))


def _sides(part: Ints, places: Floats) -> Ints:
    """0 or 1: in which half of its part each vertex is, along the longest extent of the part."""
    count = int(part.max()) + 1
    extent = []
    for x in places.T:
        low, high = np.full(count, np.inf), np.full(count, -np.inf)
        np.minimum.at(low, part, x)
        np.maximum.at(high, part, x)
        extent.append(high - low)
    longest = np.argmax(np.array(extent), axis=0)[part]
    along = places[np.arange(len(places)), longest]
    order = np.lexsort((*places.T, along, part))
    sizes = np.bincount(part, minlength=count)
    place = np.arange(len(part)) - np.repeat(np.cumsum(sizes) - sizes, sizes)
    side = np.empty(len(part), dtype=np.int64)
    side[order] = place >= (np.repeat(sizes, sizes) + 1) // 2
    return side


def _off_middle(at: Floats, owner: Ints) -> Floats:
    """How far from the mean of all of its part each place is, squared."""
    if not len(at):
        return np.zeros(0)
    count = np.bincount(owner)
    mean = np.array([np.bincount(owner, x) for x in at.T]).T / np.maximum(count, 1)[:, None]
    return np.asarray(((at - mean[owner]) ** 2).sum(axis=1))
