"""What spanning trees of a model cost, and those by halves, of positions or of neighbours.

    cost = Σ n w² + 30 w + e w²    of one elimination, in operations or so, see `multibody.plan`

Couplings, and joints that follow others, are not counted: they are the same few rows in any tree.
Laws    a tree costs what its plan does; renaming changes nothing; trees span; tests/multibody/test_tree_costs.py
Source  design note on closed loops, §5; decision 0018
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from poinsot.multibody.model import GROUND, Model
from poinsot.multibody.preferences import preferences
from poinsot.multibody.small_stretch import Pairs, forest, halved, landmarks
from poinsot.multibody.widths import widths_of

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

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
    """Trees of a model, all of whose bodies are joined to the ground: its graph in numbers, made once.

    Bodies are numbered in their order, the ground last.
    """

    def __init__(self, model: Model) -> None:
        self.model = model
        number = {body.name: i for i, body in enumerate(model.bodies)} | {GROUND: len(model.bodies)}
        self.a = np.array([number[j.predecessor] for j in model.joints], dtype=np.int64)
        self.b = np.array([number[j.successor] for j in model.joints], dtype=np.int64)
        self.freedoms = np.array([len(j.pair.freedoms) for j in model.joints], dtype=np.int64)
        weights, bound = preferences(model)
        self.able = np.array([k for k, j in enumerate(model.joints) if j.name in weights], dtype=np.int64)
        strength = np.array([weights[model.joints[k].name] for k in self.able])
        a, b, freedoms = self.a[self.able], self.b[self.able], self.freedoms[self.able]
        self.pairs = Pairs(len(model.bodies), a, b, strength, 6 - freedoms)
        held = [k for k, j in enumerate(self.able) if model.joints[j].name in bound or not freedoms[k]]
        some = np.array(held, dtype=np.int64)
        order = np.lexsort((some, -strength[some]))
        self.forced = some[forest(len(model.bodies) + 1, a[some], b[some], order)] if len(some) else some

    def by_halves(self) -> tuple[TreeCost, ...]:
        """The trees by halves, of positions and of neighbours."""
        known = ((PLACES, drawn_places(self.model)), (NEIGHBOURS, landmarks(self.pairs)))
        return tuple(self.cost(rule, self._halved(at)) for rule, at in known if at is not None)

    def _halved(self, places: Floats) -> set[str]:
        """The joints of a tree by halving."""
        found = self.able[halved(self.pairs, self.forced, places)]
        return {self.model.joints[k].name for k in found.tolist()}

    def cost(self, rule: str, chosen: Iterable[str]) -> TreeCost:
        """What a tree costs."""
        names = set(chosen)
        in_tree = np.array([j.name in names for j in self.model.joints], dtype=bool)
        link, parents, freedoms = self._links(np.flatnonzero(in_tree))
        closing = np.flatnonzero(~in_tree)
        rows = 6 - self.freedoms[closing]
        found = widths_of(parents, freedoms, link[self.a[closing]], link[self.b[closing]], rows)
        joints = tuple(j.name for j in self.model.joints if j.name in names)
        return TreeCost(rule, joints, int(rows.sum()), found.stretch, found.widest, found.cost)

    def _links(self, chosen: Ints) -> tuple[Ints, list[int], list[int]]:
        """By body its link, and by link its parent and freedoms: what fixed pairs join is one."""
        n = len(self.model.bodies)
        neighbours: list[list[tuple[int, int]]] = [[] for _ in range(n + 1)]
        for k, a, b in zip(chosen.tolist(), self.a[chosen].tolist(), self.b[chosen].tolist(), strict=True):
            neighbours[a].append((b, k))
            neighbours[b].append((a, k))
        link: list[int | None] = [None] * n + [-1]
        parents, freedoms, reached = list[int](), list[int](), [n]
        for body in reached:
            at = link[body]
            assert at is not None
            for child, k in neighbours[body]:
                if link[child] is not None:
                    continue
                moves = int(self.freedoms[k])
                link[child] = len(parents) if moves else at
                if moves:
                    parents.append(at)
                    freedoms.append(moves)
                reached.append(child)
        return np.array(link, dtype=np.int64), parents, freedoms


def drawn_places(model: Model) -> Floats | None:
    """(bodies, 3) [m] where the centres of mass are drawn; None where the file does not say it of each, or only as a
    formula of what is free."""
    places = []
    for body in model.bodies:
        if body.pose is None:
            return None
        numbers = [*body.pose.translation, *body.pose.rotation.flat, body.inertia.mass, *body.inertia.first_moment]
        if not all(isinstance(x, (float, int)) for x in numbers):
            return None
        centre = np.asarray(body.inertia.first_moment, dtype=float) / (float(body.inertia.mass) or 1.0)
        places.append(
            np.asarray(body.pose.translation, dtype=float) + np.asarray(body.pose.rotation, dtype=float) @ centre
        )
    found = np.array(places).reshape(-1, 3)
    return found if np.isfinite(found).all() and np.ptp(found, axis=0).any() else None
