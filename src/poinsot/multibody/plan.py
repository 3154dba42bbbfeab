"""The plan of a tree's elimination: where the rows of its closures begin, the links they pass, and where they are
closed.

A row is open at every link between those that it acts on and the lowest link that all these hang from, and is closed
there. What is open at a link is its *front*. Plans are numbers of links and rows alone, made once per tree.

    cost = Σ n w² + 30 w + e w²        w rows leave through the joint of n freedoms, e are closed at its link

Law     every row is closed where the paths from all it acts on meet; fronts are those of a count by hand; the cost of a
        tree is the same whatever its bodies are called and however they are listed, tests/multibody/test_plan.py
Source  decisions 0017 to 0019
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import pairwise

import numpy as np

from poinsot.algebra.arrays import Ints
from poinsot.algebra.caching import cached_property, once
from poinsot.multibody.followers import loosened
from poinsot.multibody.model import GROUND
from poinsot.multibody.stretches import Stretch
from poinsot.multibody.tree import Tree
from poinsot.multibody.tree_numbers import tree_numbers
from poinsot.multibody.widths import common, cost_of, depths
from poinsot.records import NamedTuple, dataclass

_GROUND = -1  # as parents name it


class RowUnit(NamedTuple):
    """Rows that begin and end together: those of a closure, of a coupling, or of a joint that follows another.

    rows    their numbers
    ends    the links that their wrenches act on (−1: the ground), each with +1 for a closure's successor, −1 for its
            predecessor, 0 for a coupling's
    joints  the links at whose own freedoms they are efforts
    """

    rows: tuple[int, ...]
    ends: tuple[tuple[int, int], ...]
    joints: tuple[int, ...] = ()


class Passes(NamedTuple):
    """Which joints units pass: of each a unit, the link, which of its ways (first those of its ends, then those of its
    joints) and how many joints that way has passed before. Unit after unit, way after way, from the start rootward."""

    unit: Ints
    link: Ints
    way: Ints
    step: Ints


@dataclass(frozen=True)
class RowPlan:
    """How rows go through a tree of links, unit by unit; lists by link, where n + 1 are, the ground last.

    parents    (n,) the link each hangs from, −1: the ground; depth first, from the root to the leaves
    freedoms   (n,) of each link's joint
    units      what is closed; ``meets``: the link where each is
    passes     the joints that each passes, as arrays
    enters     (n + 1,) units whose wrench acts on this link, and as which end
    joints     (n,) units that are efforts at this joint
    open       (n,) units that leave through this joint, by the depth of where they are closed, the deepest first, then
               by number: those of a child are in the same order in its parent's front
    closes     (n + 1,) units that are closed at this link
    """

    parents: Sequence[int]
    freedoms: Sequence[int]
    units: Sequence[RowUnit]
    meets: Ints
    passes: Passes

    @cached_property
    def turn(self) -> Ints:
        """The number of each unit in the order in which they are closed: links against their order, the ground last."""
        found = np.empty(len(self.units), dtype=np.int64)
        found[np.lexsort((np.arange(len(found)), -self.meets))] = np.arange(len(found))
        return found

    @cached_property
    def enters(self) -> list[tuple[tuple[int, int], ...]]:
        """(n + 1,) units with a wrench on this link, and as which end."""
        found: list[list[tuple[int, int]]] = [[] for _ in range(len(self.parents) + 1)]
        for u, unit in enumerate(self.units):
            for link, side in unit.ends:
                found[link].append((u, side))
        return [*map(tuple, found)]

    @cached_property
    def joints(self) -> list[tuple[int, ...]]:
        """(n,) units that are efforts at this joint."""
        found: list[list[int]] = [[] for _ in self.parents]
        for u, unit in enumerate(self.units):
            for link in unit.joints:
                found[link].append(u)
        return [*map(tuple, found)]

    @cached_property
    def open(self) -> list[tuple[int, ...]]:
        """(n,) units that leave through this joint."""
        order = np.lexsort((self.turn[self.passes.unit], self.passes.link))
        return _listed(self.passes.unit[order], self.passes.link[order], len(self.parents))

    @cached_property
    def closes(self) -> list[tuple[int, ...]]:
        """(n + 1,) units that are closed at this link."""
        n, order = len(self.parents), np.argsort(self.meets % (len(self.parents) + 1), kind="stable")
        return _listed(order, (self.meets % (n + 1))[order], n + 1)

    @property
    def closes_ground(self) -> tuple[int, ...]:
        """The units that are closed on the ground."""
        return self.closes[-1]

    def leaving(self, link: int) -> tuple[int, ...]:
        """The rows that pass the joint of a link."""
        return tuple(row for u in self.open[link] for row in self.units[u].rows)

    def front(self, link: int) -> tuple[int, ...]:
        """The rows at a link (−1: on the ground), those that are closed there first."""
        closing = tuple(row for u in self.closes[link] for row in self.units[u].rows)
        return closing if link < 0 else closing + self.leaving(link)

    def maps(self, link: int) -> tuple[int, ...]:
        """The places in its parent's front of the rows that leave a link; in ascending order."""
        place = {row: k for k, row in enumerate(self.front(self.parents[link]))}
        return tuple(place[row] for row in self.leaving(link))

    @property
    def widths(self) -> tuple[int, ...]:
        """(n,) how many rows pass each joint."""
        return tuple(sum(len(self.units[u].rows) for u in each) for each in self.open)

    @property
    def stretch(self) -> int:
        """Σ w."""
        return sum(self.widths)

    @property
    def cost(self) -> int:
        """Σ n w² + 30 w + e w², in operations or so."""
        closed = [sum(len(self.units[u].rows) for u in each) for each in self.closes[:-1]]
        return cost_of(self.widths, self.freedoms, closed)


def plan_of(tree: Tree, rows: Iterable[int] | None = None) -> RowPlan:
    """The plan of a tree: of its closures, then its couplings, then one row for each joint that follows another.

    Those rows tie joints that follow one master to each other, see `followers`.

    rows: numbers of those that live, all of them unless said; rows of joints that follow come after all others
    """
    every = once(tree, "_plan", lambda: _plan_of(tree))
    if rows is None:
        return every
    live = set(rows)
    if len(live) == sum(len(unit.rows) for unit in every.units):
        return every
    units = [unit._replace(rows=tuple([row for row in unit.rows if row in live])) for unit in every.units]
    return replace(every, units=units)


def _plan_of(tree: Tree) -> RowPlan:
    """That of all rows."""
    numbers = tree_numbers(tree)
    freedoms = np.array([len(pair.freedoms) for pair in numbers.pairs], dtype=np.int64)[numbers.pair]
    return planned(numbers.parents.tolist(), freedoms.tolist(), units_of(tree))


def units_of(tree: Tree) -> list[RowUnit]:
    """The closing units of a tree, in the order of its rows; those of joints that follow others last."""
    tree = loosened(tree)
    units, row = [], 0
    for c in tree.closures:
        units.append(RowUnit(tuple(range(row, row + c.rows)), ((c.predecessor, -1), (c.successor, 1))))
        row += c.rows
    units += [RowUnit((row + k,), *_acting(tree, c.stretches)) for k, c in enumerate(tree.couplings)]
    return units


def _acting(tree: Tree, stretches: Iterable[Stretch]) -> tuple[tuple[tuple[int, int], ...], tuple[int, ...]]:
    """The links and the joints that stretches act on."""
    links, joints = set[int](), set[int]()
    for s in (piece for stretch in stretches for _, piece in stretch.pieces):
        own = tree.own_freedom(s)
        if own is not None:
            joints.add(tree.by_joint[own[0].joint])
            continue
        names = s.acts_on
        if s.freedom:  # of a joint that closes a loop
            closing = tree.model.joint(s.freedom[0])
            names = closing.predecessor, closing.successor
        links |= {_GROUND if name == GROUND else tree.bodies[name].link for name in names}
    return tuple((link, 0) for link in sorted(links)), tuple(sorted(joints))


def planned(parents: Sequence[int], freedoms: Sequence[int], units: Sequence[RowUnit]) -> RowPlan:
    """The plan of bare numbers; see :class:`RowPlan`. Work and size: the stretch, in units."""
    n = len(parents)
    up = np.append(np.asarray(parents, dtype=np.int64), _GROUND)
    ends = [(u, way, link, link) for u, unit in enumerate(units) for way, (link, _) in enumerate(unit.ends)]
    efforts = [
        (u, way, link, int(up[link]))
        for u, unit in enumerate(units)
        for way, link in enumerate(unit.joints, len(unit.ends))
    ]
    unit, way, start, above = np.array(ends + efforts, dtype=np.int64).reshape(-1, 4).T
    meets = np.full(len(units), _GROUND, dtype=np.int64)
    met, depth = np.zeros(len(units), dtype=bool), np.array(depths(parents), dtype=np.int64)
    for number in range(int(way.max(initial=-1)) + 1):
        some = way == number
        of, other = unit[some], above[some]
        meets[of] = np.where(met[of], common(up[:-1], depth, meets[of], other), other)
        met[of] = True
    found, at, step = [], start, 0
    while True:
        going = at != meets[unit]
        unit, way, at = unit[going], way[going], at[going]
        if not len(unit):
            break
        found.append(np.array([unit, at, way, np.full(len(unit), step)]))
        at, step = up[at], step + 1
    passed = np.concatenate([np.zeros((4, 0), dtype=np.int64), *found], axis=1)
    passed = passed[:, np.lexsort((passed[3], passed[2], passed[0]))]
    _, first = np.unique(passed[0] * (n + 1) + passed[1], return_index=True)  # ways of one unit may run together
    return RowPlan(parents, freedoms, units, meets, Passes(*passed[:, np.sort(first)]))


def _listed(values: Ints, places: Ints, count: int) -> list[tuple[int, ...]]:
    """The values by their places, which ascend."""
    starts = np.searchsorted(places, np.arange(count + 1)).tolist()
    every = values.tolist()
    return [tuple(every[a:b]) for a, b in pairwise(starts)]
