"""How the rest of a network answers to the rates of excess storage: exact, by the couplings alone.

Excess storage b takes λ_b into its state; with everything else at zero the conjugate variables of the other storage
and of the sources answer D λ. Duality: what binds b is Σ_k D_kb given_k + ∂H/∂x_b = 0 over those storages and sources.
Law: tests/networks/test_excess.py. Source: Ratiu & Blankenstein (x₁ the excess, J₁₂ = −J₂₁ᵀ); formulas.md §9.
"""

from __future__ import annotations

from poinsot.algebra.scalars import is_zero
from poinsot.algebra.sparse import Pivots, Row, choose_pivots, solve
from poinsot.components.primitives import IdealCoupling, IdealSource, Storage
from poinsot.networks.causality import Causality, Matrices, coupling_rows
from poinsot.networks.machine import Machine
from poinsot.networks.model import NetworkModel


def inner_pivots(model: NetworkModel, causality: Causality, numbers: Matrices) -> Pivots:
    """The pivots that eliminate the variables of couplings; ``numbers``: (P, Q) of each coupling, as floats."""
    unknown = _of_couplings(model)
    return choose_pivots([_among(unknown, row) for row in _rows(model, causality, numbers)], unknown)[0]


def columns(model: NetworkModel, causality: Causality, matrices: Matrices, pivots: Pivots) -> list[Row]:
    """D by columns: for each excess branch {branch of storage or of a source: its other variable for a unit rate}.

    matrices  (P, Q) of each coupling over any scalar      pivots  as of `inner_pivots`
    """
    if not causality.excess:
        return []
    out, unknown = causality.out, _of_couplings(model)
    rows = _rows(model, causality, matrices)
    inner = [_among(unknown, row) for row in rows]
    giving = {k for k, e in enumerate(model.primitives) if isinstance(e, (Storage, IdealSource, Machine))}
    fixed = [b.element in giving and i not in causality.excess for i, b in enumerate(model.branches)]
    found = []
    for b in causality.excess:
        g: Row = {b: 1.0}
        if any(b in row for row in rows):
            g |= solve(inner, [0.0 - row.get(b, 0.0) for row in rows], pivots)
        answer: Row = {}
        for j, value in g.items():
            for k, sign in () if is_zero(value) else out[j]:
                if fixed[k]:
                    answer[k] = answer.get(k, 0.0) - sign * value  # W is skew
        found.append({k: v for k, v in answer.items() if not is_zero(v)})
    return found


def _of_couplings(model: NetworkModel) -> set[int]:
    """The branches of couplings."""
    return {b for b, branch in enumerate(model.branches) if isinstance(model.primitives[branch.element], IdealCoupling)}


def _rows(model: NetworkModel, causality: Causality, matrices: Matrices) -> list[Row]:
    """The relations of the couplings, in their order."""
    chosen = [k for k, element in enumerate(model.primitives) if isinstance(element, IdealCoupling)]
    return [row for k in chosen for row in coupling_rows(model, k, matrices, causality.given, causality.out)]


def _among(unknown: set[int], row: Row) -> Row:
    return {j: c for j, c in row.items() if j in unknown}
