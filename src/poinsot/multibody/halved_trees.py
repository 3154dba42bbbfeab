"""What spanning trees of a model cost, and those by halves, of positions or of neighbours.

    cost = Σ n w² + 30 w + e w²    of one elimination, in operations or so, see `multibody.plan`

Couplings, and joints that follow others, are not counted: they are the same few rows in any tree.
Laws    a tree costs what its plan does; renaming changes nothing; trees span; tests/multibody/test_plan.py
Source  decision 0018

Spanning trees of small stretch: parts are cut in halves, and each two are joined by one pair, over and over.

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
from poinsot.multibody.joint_numbers import joint_numbers
from poinsot.multibody.model import Model
from poinsot.multibody.preferences import preferences
from poinsot.multibody.widths import cost_of, widths_of
from poinsot.records import dataclass
from poinsot.structures.graph import searched

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


PLACES, NEIGHBOURS = "halves by position", "halves by neighbours"


@dataclass(frozen=True)
class TreeCost:
    """A spanning tree and what eliminating the rows of its closures takes.

    rule     by what it was found; "chosen": it is that of the mechanism
    joints   those that carry coordinates, in the order of the model
    rows     conditions of the others; stretch: Σ over joints of the rows that pass them; widest: the most that pass one
    cost     about how many operations one elimination takes for these rows
    """

    rule: str
    joints: tuple[str, ...]
    rows: int
    stretch: int
    widest: int
    cost: int


class Trees:
    """Trees of a model with all bodies joined to the ground: its graph in numbers, made once.

    Bodies are numbered in their order, the ground last.
    """

    def __init__(self, model: Model) -> None:
        self.model, self.joints = model, joint_numbers(model)
        weights, bound = preferences(model, switching=True)
        self.able = np.flatnonzero(self.joints.able)
        a, b, freedoms = (each[self.able] for each in (self.joints.a, self.joints.b, self.joints.freedoms))
        strength = weights[self.able]
        self.pairs = Pairs(self.joints.bodies, a, b, strength, 6 - freedoms)
        some = np.flatnonzero(bound[self.able] | (freedoms == 0))
        order = np.lexsort((some, -strength[some]))
        self.forced = some[forest(self.joints.bodies + 1, a[some], b[some], order)] if len(some) else some

    @property
    def least(self) -> int:
        """What no tree costs less than: every closure passes all joints of a loop but one; 0 where pairs are fixed.

        n w² ≥ n r w, r the fewest rows of a pair: Σ n w² + 30 w ≥ (n r + 30) Σ w.
        """
        joints = self.joints
        if not joints.freedoms.all():
            return 0
        ends = np.unique(np.sort(np.column_stack([joints.a, joints.b]), axis=1), axis=0)
        others = 2 if len(ends) == len(joints.a) else 1
        rows = int((6 - joints.freedoms).min())
        passes = (len(joints.a) - joints.bodies) * rows * others
        return cost_of([1], [int(joints.freedoms[self.able].min()) * rows], [0]) * passes

    def by_halves(self) -> dict[str, Ints]:
        """The joints of the trees by halves, of positions and of neighbours."""
        known = {PLACES: drawn_places(self.model), NEIGHBOURS: landmarks(self.pairs)}
        return {rule: self.able[halved(self.pairs, self.forced, at)] for rule, at in known.items() if at is not None}

    def cost(self, rule: str, chosen: Ints) -> TreeCost:
        """The cost of a tree."""
        joints = self.joints
        link, parents, freedoms = self._links(chosen)
        closing = np.setdiff1d(np.arange(len(joints.a)), chosen, assume_unique=True)
        rows = 6 - joints.freedoms[closing]
        found = widths_of(parents, freedoms, link[joints.a[closing]], link[joints.b[closing]], rows)
        names = tuple(self.model.joints[k].name for k in chosen.tolist())
        return TreeCost(rule, names, int(rows.sum()), found.stretch, found.widest, found.cost)

    def _links(self, chosen: Ints) -> tuple[Ints, Ints, Ints]:
        """By body its link, and by link its parent and freedoms: what fixed pairs join is one."""
        a, b, freedoms = (each[chosen] for each in (self.joints.a, self.joints.b, self.joints.freedoms))
        ground = self.joints.bodies
        order, by = searched(ground + 1, ground, a, b)
        if freedoms.all():
            bodies = np.array(order[1:], dtype=np.int64)
            edges = np.array(by, dtype=np.int64)[bodies]
            number = np.full(ground + 1, -1)
            number[bodies] = np.arange(len(bodies))
            return number, number[a[edges] + b[edges] - bodies], freedoms[edges]
        both, moves = (a + b).tolist(), freedoms.tolist()
        link, hung = [-1] * (ground + 1), list[tuple[int, int]]()
        for body in order[1:]:
            k = by[body]
            link[body] = at = link[both[k] - body]
            if moves[k]:
                link[body] = len(hung)
                hung.append((at, moves[k]))
        parents, own = np.array(hung, dtype=np.int64).reshape(-1, 2).T
        return np.array(link, dtype=np.int64), parents, own


def drawn_places(model: Model) -> Floats | None:
    """(bodies, 3) [m] where the centres of mass are drawn; None where the file does not say it of each, or only as a
    formula of free numbers."""
    poses, inertias = [body.pose for body in model.bodies], [body.inertia for body in model.bodies]
    numbers = [x for X in poses if X is not None for x in (X.rotation, X.translation)]
    numbers += [x for I in inertias for x in (np.asarray(I.mass), I.first_moment)]  # noqa: E741
    free = (y for x in numbers if x.dtype == object for y in x.ravel().tolist())
    if None in poses or not all(isinstance(y, (float, int)) for y in free):
        return None
    R, p = (np.array([getattr(X, name) for X in poses], dtype=float) for name in ("rotation", "translation"))
    h = np.array([I.first_moment for I in inertias], dtype=float)  # noqa: E741
    mass = np.array([float(I.mass) or 1.0 for I in inertias])  # noqa: E741
    found = (p.reshape(-1, 3) + np.einsum("nij,nj->ni", R.reshape(-1, 3, 3), h / mass[:, None])).reshape(-1, 3)
    return found if np.isfinite(found).all() and np.ptp(found, axis=0).any() else None
