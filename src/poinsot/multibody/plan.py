"""The plan of a tree's elimination: where the rows of its closures begin, what they pass, and where they are closed.

A row is open at every link between those that it acts on and the lowest link that all these hang from, and is closed
there. What is open at a link is its *front*. Plans are numbers of links and rows alone, made once per tree.

    cost = Σ n w² + 30 w + e w²        w rows leave through the joint of n freedoms, e are closed at its link

Law     every row is closed where the paths from all it acts on meet; fronts are those of a count by hand; the cost of a
        tree is the same whatever its bodies are called and however they are listed, tests/multibody/test_plan.py
Source  design note on closed loops, §2, §5, §8
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from poinsot.multibody.model import GROUND
from poinsot.multibody.stretches import Stretch
from poinsot.multibody.tree import Tree
from poinsot.multibody.widths import cost_of, depths

_GROUND = -1  # as parents name it


class Unit(NamedTuple):
    """Rows that begin and end together: those of a closure, of a coupling, or of a joint that follows another.

    rows    their numbers
    ends    the links that their wrenches act on (−1: the ground), each with +1 for a closure's successor, −1 for its
            predecessor, 0 for a coupling's
    joints  the links at whose own freedoms they are efforts
    """

    rows: tuple[int, ...]
    ends: tuple[tuple[int, int], ...]
    joints: tuple[int, ...] = ()


@dataclass(frozen=True)
class Plan:
    """How rows go through a tree of links, unit by unit; lists by link, where n + 1 are, the ground last.

    parents    (n,) the link each hangs from, −1: the ground; depth first, from the root to the leaves
    freedoms   (n,) of each link's joint
    units      what is closed; ``meets``: the link where each is
    enters     (n + 1,) units whose wrench acts on this link, and as which end
    joints     (n,) units that are efforts at this joint
    open       (n,) units that leave through this joint, by the depth of where they are closed, the deepest first, then
               by number: those of a child are in the same order in its parent's front
    closes     (n + 1,) units that are closed at this link
    """

    parents: tuple[int, ...]
    freedoms: tuple[int, ...]
    units: tuple[Unit, ...]
    meets: tuple[int, ...]
    enters: tuple[tuple[tuple[int, int], ...], ...]
    joints: tuple[tuple[int, ...], ...]
    open: tuple[tuple[int, ...], ...]
    closes: tuple[tuple[int, ...], ...]

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


def plan_of(tree: Tree, rows: Iterable[int] | None = None) -> Plan:
    """The plan of a tree: of its closures, then its couplings, then one row for each joint that follows another.

    rows: numbers of those that live, all of them unless said; rows of joints that follow come after all others
    """
    live = None if rows is None else set(rows)
    units = [
        unit if live is None else unit._replace(rows=tuple(row for row in unit.rows if row in live))
        for unit in units_of(tree)
    ]
    return planned([link.parent for link in tree.links], [len(link.pair.freedoms) for link in tree.links], units)


def units_of(tree: Tree) -> list[Unit]:
    """What is closed in a tree, in the order of its rows."""
    units, row = [], 0
    for c in tree.closures:
        units.append(Unit(tuple(range(row, row + c.rows)), ((c.predecessor, -1), (c.successor, 1))))
        row += c.rows
    units += [Unit((row + k,), *_acting(tree, c.stretches)) for k, c in enumerate(tree.couplings)]
    if tree.coupled:
        follows = {j.name for j in tree.model.joints if j.mimic}
        master = {k: i for i, link in enumerate(tree.links) if link.joint not in follows for k in link.v}
        followers = [i for i, link in enumerate(tree.links) if link.joint in follows]
        for row, i in enumerate(followers, tree.rows):
            units.append(Unit((row,), (), (i, master[tree.links[i].v[0]])))
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


def planned(parents: Sequence[int], freedoms: Sequence[int], units: Sequence[Unit]) -> Plan:
    """The plan of bare numbers; see :class:`Plan`. Work and size: the stretch, in units."""
    n, depth = len(parents), depths(parents)
    opened: list[list[int]] = [[] for _ in range(n)]
    closes: list[list[int]] = [[] for _ in range(n + 1)]
    enters: list[list[tuple[int, int]]] = [[] for _ in range(n + 1)]
    joints: list[list[int]] = [[] for _ in range(n)]
    meets = [meeting(parents, depth, unit) for unit in units]
    for u, (unit, meet) in enumerate(zip(units, meets, strict=True)):
        closes[meet].append(u)
        for link, side in unit.ends:
            enters[link].append((u, side))
        for link in unit.joints:
            joints[link].append(u)
        passed = set[int]()
        for start in (*(link for link, _ in unit.ends), *unit.joints):
            at = start
            while at != meet and at not in passed:
                passed.add(at)
                opened[at].append(u)
                at = parents[at]
    for here in opened:
        here.sort(key=lambda u: (-depth[meets[u]], u))
    return Plan(
        tuple(parents), tuple(freedoms), tuple(units), tuple(meets), tuple(map(tuple, enters)),
        tuple(map(tuple, joints)), tuple(map(tuple, opened)), tuple(map(tuple, closes)),
    )  # fmt: skip


def meeting(parents: Sequence[int], depth: Sequence[int], unit: Unit) -> int:
    """The lowest link that all links of a unit hang from, and all links before its joints; −1: the ground."""
    above = {*(link for link, _ in unit.ends), *(parents[i] for i in unit.joints)}
    while len(above) > 1:
        deepest = max(above, key=depth.__getitem__)
        above.discard(deepest)
        above.add(parents[deepest])
    return above.pop() if above else _GROUND
