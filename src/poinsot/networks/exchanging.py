"""The causality of a picture: where a coupling cannot give its variables, other branches are put into the tree.

A branch b that a coupling has to have in the tree, or out of it, is exchanged with another one, c, of its loop or its
cutset. Where c belongs to a coupling that gives its variables no longer, that one's other ports are exchanged in turn,
until a resistor, or a coupling that can bear it, ends the path. The shortest one is taken.

Law: strokes of transformers and gyrators; of small circuits all trees are tried, tests/networks/test_bond_graph.py.
Source: Karnopp, Margolis & Rosenberg, System Dynamics (causality by sequential assignment); paths of exchanges as in
matroid intersection.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, final

import numpy as np

from poinsot.algebra.caching import cached_property
from poinsot.algebra.scalars import unknown
from poinsot.components.primitives import IdealCoupling, LinearResistor, Relation, Variable
from poinsot.networks.causality import Causality
from poinsot.networks.model import NetworkModel
from poinsot.records import dataclass

Given = tuple[Variable, ...]
_EXCHANGE_LIMIT, _TRIAL_LIMIT = 100, 4_000


def told_apart(model: NetworkModel, causality: Causality, matrices: Any) -> Causality:
    """The causality with other branches of couplings and resistors in the tree, if more couplings can then give theirs.

    A coupling can give one variable of each port where these follow from the others: of a transformer one effort, of a
    gyrator both or none. The equations do not ask for it, as they solve couplings together. Storage, sources and
    mechanisms stay as they are.
    """
    trees, given = _Trees(model, matrices), causality.given
    for k in range(len(matrices)):
        if trees.tries < _EXCHANGE_LIMIT and not trees.gives(k, given):
            trees.tries += 1
            given = trees.repaired(k, given) or given
    return replace(causality, given=given)


@final
@dataclass(eq=False)
class _Trees:
    """The trees of a network, by the given variable of every branch; tries: how many couplings were repaired."""

    model: NetworkModel
    matrices: Any
    tries: int = 0

    def __post_init__(self) -> None:
        self._known: dict[tuple[int, Given], bool] = {}

    def repaired(self, k: int, given: Given) -> Given | None:
        """A tree in which coupling k gives its variables, and all that did before; None where none was found."""
        waiting, seen = deque([(k, given)]), {given}
        while waiting and len(seen) < _TRIAL_LIMIT:
            k, before = waiting.popleft()
            for after, other in self._exchanges(k, before):
                left = [each for each in dict.fromkeys((k, other)) if not self.gives(each, after)]
                if not left:
                    return after
                if len(left) == 1 and after not in seen:
                    seen.add(after)
                    waiting.append((left[0], after))
        return None

    def gives(self, k: int, given: Given) -> bool:
        """Whether the variables that a coupling gives follow from the others at its ports; True of other elements."""
        if self.matrices[k] is None:
            return True
        first = self.model.first_branch(k)
        own = given[first : first + len(self.model.primitives[k].pairs)]
        if (k, own) not in self._known:
            self._known[k, own] = _follow(self.matrices[k], own)
        return self._known[k, own]

    def _exchanges(self, k: int, given: Given) -> Iterator[tuple[Given, int]]:
        """The trees in which a port of coupling k has changed places with another branch, and that one's element."""
        first = self.model.first_branch(k)
        for b in range(first, first + len(self.model.primitives[k].pairs)):
            for c in self._partners(b, given):
                after = list(given)
                after[b], after[c] = given[c], given[b]
                yield tuple(after), self.model.branches[c].element

    def _partners(self, b: int, given: Given) -> list[int]:
        """The branches that may be exchanged with b and leave a tree: those of its loop with branches of the tree, or
        of its cutset with the others."""
        branches = self.model.branches
        without = given[b] == "across"
        far = self._reached(branches[b].tail, given, b if without else -1)
        if without:  # a branch of the tree: others between what it holds together
            across = [(branches[c].tail in far) != (branches[c].head in far) for c in self._free]
            return [c for c, cut in zip(self._free, across, strict=True) if cut and given[c] == "through"]
        loop, node = set(), branches[b].head
        while node != branches[b].tail:
            c = far[node]
            loop.add(c)
            node = branches[c].head if branches[c].tail == node else branches[c].tail
        return [c for c in self._free if c in loop]

    def _reached(self, start: str, given: Given, without: int) -> dict[str, int]:
        """The nodes that the tree without a branch leads to, and the branch by which it comes there."""
        found, waiting = {start: -1}, [start]
        for node in waiting:
            for c in self._at.get(node, ()):
                if given[c] == "across" and c != without:
                    branch = self.model.branches[c]
                    end = branch.head if branch.tail == node else branch.tail
                    if end not in found:
                        found[end] = c
                        waiting.append(end)
        return found

    @cached_property
    def _at(self) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for c, branch in enumerate(self.model.branches):
            for node in {branch.tail, branch.head}:
                found.setdefault(node, []).append(c)
        return found

    @cached_property
    def _free(self) -> list[int]:
        """Those that may be in the tree or beside it: of couplings, resistors, laws solved for either variable."""
        elements = self.model.primitives
        return [c for c, branch in enumerate(self.model.branches) if _is_free(elements[branch.element])]


def _is_free(element: object) -> bool:
    solved = isinstance(element, Relation) and element.inverse is not None and len(element.pairs) == 1
    return solved or isinstance(element, (IdealCoupling, LinearResistor))


def _follow(matrices: Any, given: Given) -> bool:
    if any(unknown(x) for m in matrices for x in np.ravel(m)):
        return True
    P, Q = (np.asarray(m, dtype=float) for m in matrices)
    own = np.array([(P if variable == "across" else Q)[:, i] for i, variable in enumerate(given)])
    sizes = np.linalg.svd(own / (np.abs(own).max(axis=1, keepdims=True) + 1e-300), compute_uv=False)
    return bool(sizes[-1] > 1e-9 * sizes[0])  # rows of size 1: below, they depend on one another
