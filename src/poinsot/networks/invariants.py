"""The invariants of a network, by its structure.

    conserved   cᵀ ẋ = 0 whatever the energies, the inputs and the dissipation: loops of flux, nodes of charge

Laws: tests/networks/test_excess.py. Source: Stramigioli et al., §3.1; formulas.md §8.
Units: those of the states, which a combination joins.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Floats
from poinsot.components.primitives import Relation
from poinsot.networks.structure import NetworkStructure
from poinsot.structures.dirac import block_diagonal
from poinsot.structures.matrices import alike, identity, kernel, matrix, nothing, product

Matrix = NDArray[Any]


def conserved(structure: NetworkStructure, inputs: bool = True) -> list[dict[str, float]]:
    """Combinations of states {name: coefficient} that never change, of storage alone.

    inputs  whether the sources may do what they like; without it they give zero
    Law     cᵀ ẋ = 0 at every state, time and input
    """
    names = structure.equations.state_names
    return [{names[i]: float(c) for i, c in states.items()} for states, _ in kept(structure, (), inputs)]


def kept(
    structure: NetworkStructure, ports: Sequence[int] = (), inputs: bool = True
) -> list[tuple[dict[int, Any], dict[int, Any]]]:
    """The same with ports of mechanisms (branches), with rates as across variables too: Σ c ẋ + Σ d across = 0.

    Returns ({which state: c}, {branch: d}) of each, in whole numbers (fractions) where they are.
    """
    e = structure.equations
    rows, bound = structure.storage, structure.excess
    sources = set(structure.sources)
    others = [j for j in range(structure.Z.shape[1]) if j not in set(bound) and (inputs or j not in sources)]
    Z = structure.Z.toarray()
    column = {i: j for j, i in enumerate(others)}
    own = np.zeros((len(ports), len(others)))
    own[range(len(ports)), [column[i] for i in structure.rows(ports)]] = 1.0
    free, D = _number(np.vstack([Z[np.ix_(rows, others)], own])), Z[np.ix_(rows, bound)]
    D = _number(np.vstack([D, np.zeros((len(ports), len(bound)))]))
    null = kernel(product(*alike(free, _admissible(structure, Z, others))).T).T if len(free) else nothing(0, 0)
    found = []
    for c in null:
        whole = _plain(np.vstack(alike(c.reshape(-1, 1), -product(*alike(D.T, c.reshape(-1, 1)))))[:, 0])
        values = [*whole[: len(rows)], *whole[len(free) :]]
        places = [e.state_of_branch[structure.branches[i]] for i in (*rows, *bound)]
        given = dict(zip(ports, whole[len(rows) : len(free)], strict=True))
        found.append(({i: v for i, v in zip(places, values, strict=True) if v}, {b: v for b, v in given.items() if v}))
    return found


def _admissible(structure: NetworkStructure, Z: Floats, others: list[int]) -> Matrix:
    """Columns that span the given variables of these branches: all, but where relations couple their outputs
    (``spans``)."""
    e = structure.equations
    column = {i: j for j, i in enumerate(others)}
    coupled: list[tuple[Floats, Floats]] = []
    for k, p in enumerate(e.model.primitives):
        if not isinstance(p, Relation) or p.spans is None:
            continue
        at = structure.rows([e.model.first_branch(k) + port for port in range(len(p.pairs))])
        if Z[np.ix_(at, structure.excess)].any():
            continue
        says = Z[np.ix_(at, others)]
        for r, (i, output) in enumerate(zip(at, p.outputs, strict=True)):
            if e.causality.given[structure.branches[i]] == output:
                says[r] = 0.0
                says[r, column[i]] = 1.0
        coupled.append((says, np.asarray(p.spans, dtype=np.float64)))
    if not coupled:
        return identity(len(others))
    says, rates = np.vstack([a for a, _ in coupled]), block_diagonal(*(b for _, b in coupled))
    return kernel(_number(np.hstack([says, -rates])))[: len(others)]


def _number(A: Floats) -> Matrix:
    """The same, over whole numbers if they are."""
    whole = np.array_equal(A, np.round(A)) and np.abs(A).max(initial=0.0) < 2.0**53
    return matrix(A.astype(np.int64)) if whole else A


def _plain(c: Matrix) -> list[Any]:
    """The combination in the smallest whole numbers if it is rational, else with one as the largest; that positive."""
    largest = max(c, key=abs)
    if all(isinstance(x, Fraction) for x in c):
        unit = Fraction(math.gcd(*(x.numerator for x in c)), math.lcm(*(x.denominator for x in c)))
        return [x / (unit if largest > 0 else -unit) for x in c]
    return [float(x / largest) for x in c]


def combination(terms: dict[str, float]) -> str:
    """The combination as text: "C1.charge + 2 C2.charge"."""
    text = ""
    for name, c in terms.items():
        sign = "-" if c < 0 else "+"
        size = f"{abs(c):.6g} ".removeprefix("1 ")
        text += f" {sign} {size}{name}" if text else f"{'-' * (c < 0)}{size}{name}"
    return text
