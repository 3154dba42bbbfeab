"""What spanning trees of a model cost, and those by halves, of positions or of neighbours.

    cost = Σ n w² + 30 w + e w²    of one elimination, in operations or so, see `multibody.plan`

Couplings, and joints that follow others, are not counted: they are the same few rows in any tree.
Laws    a tree costs what its plan does; renaming changes nothing; trees span; tests/multibody/test_tree_costs.py
Source  decision 0018
"""

from __future__ import annotations

import numpy as np

from poinsot.algebra.arrays import Floats, Ints
from poinsot.multibody.joint_numbers import joint_numbers
from poinsot.multibody.model import Model
from poinsot.multibody.preferences import preferences
from poinsot.multibody.small_stretch import Pairs, forest, halved, landmarks
from poinsot.multibody.widths import cost_of, widths_of
from poinsot.records import dataclass
from poinsot.structures.graph import searched

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
