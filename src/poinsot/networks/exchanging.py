"""The causality of a picture: where a coupling cannot give its variables, other branches are put into the tree.

Law: strokes of transformers and gyrators, tests/networks/test_bond_graph.py.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from poinsot.algebra.scalars import unknown
from poinsot.components.primitives import Coupling, Resistor, Variable
from poinsot.networks.causality import Causality
from poinsot.networks.model import NetworkModel

_MOST_EXCHANGED = 100


def told_apart(model: NetworkModel, causality: Causality, matrices: Any) -> Causality:
    """The causality with other branches of couplings and resistors in the tree, if more couplings can then give theirs.

    A coupling can give one variable of each port where these follow from the others: of a transformer one effort, of a
    gyrator both or none. The equations do not ask for it, as they solve couplings together. Storage, sources and
    mechanisms stay as they are.
    """
    given = list(causality.given)
    bad = [k for k, pq in enumerate(matrices) if pq is not None and not _gives(model, k, pq, given)]
    for k in bad[:_MOST_EXCHANGED]:
        first = model.first_branch(k)
        for b in range(first, first + len(model.primitives[k].pairs)):
            if not _gives(model, k, matrices[k], given):
                _exchange(model, matrices, given, b)
    return replace(causality, given=tuple(given))


def _gives(model: NetworkModel, k: int, matrices: Any, given: list[Variable]) -> bool:
    """Whether the variables that a coupling gives follow from the others at its ports."""
    if any(unknown(x) for m in matrices for x in np.ravel(m)):
        return True
    first = model.first_branch(k)
    P, Q = (np.asarray(m, dtype=float) for m in matrices)
    own = np.array([(P if given[first + i] == "across" else Q)[:, i] for i in range(len(P))])
    sizes = np.linalg.svd(own / (np.abs(own).max(axis=1, keepdims=True) + 1e-300), compute_uv=False)
    return bool(sizes[-1] > 1e-9 * sizes[0])


def _exchange(model: NetworkModel, matrices: Any, given: list[Variable], b: int) -> None:
    """Take branch b out of the tree for another, or into it for another, if more couplings give theirs then."""
    free = [
        c
        for c, branch in enumerate(model.branches)
        if given[c] != given[b] and isinstance(model.primitives[branch.element], (Coupling, Resistor))
    ]
    for c in free:
        trial = list(given)
        trial[b], trial[c] = given[c], given[b]
        if not _is_tree(model, trial):
            continue
        touched = {model.branches[each].element for each in (b, c)}
        count = [
            sum(matrices[k] is not None and not _gives(model, k, matrices[k], each) for k in touched)
            for each in (given, trial)
        ]
        if count[1] < count[0]:
            given[:] = trial
            return


def _is_tree(model: NetworkModel, given: list[Variable]) -> bool:
    leader: dict[str, str] = {}

    def root(node: str) -> str:
        while (above := leader.setdefault(node, node)) != node:
            node = above
        return node

    for branch, variable in zip(model.branches, given, strict=True):
        if variable == "across":
            a, b = root(branch.tail), root(branch.head)
            if a == b:
                return False
            leader[a] = b
    return True
