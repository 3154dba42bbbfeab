"""How the rest of a network answers to the rates of excess storage: exact, by the couplings alone.

Excess storage b takes λ_b into its state; with everything else at zero the conjugate variables of the other storage
and of the sources answer D λ. Duality: what binds b is Σ_k D_kb given_k + ∂H/∂x_b = 0 over those storages and sources.
Law: tests/networks/test_excess.py. Source: Ratiu & Blankenstein (x₁ the excess, J₁₂ = −J₂₁ᵀ); formulas.md §9.
"""

from __future__ import annotations

from poinsot.algebra.scalars import is_zero
from poinsot.algebra.sparse import Row, choose_pivots, solve
from poinsot.components.primitives import IdealCoupling, IdealSource, Storage
from poinsot.networks.causality import Causality, Matrices, coupling_rows
from poinsot.networks.machine import Machine
from poinsot.networks.model import NetworkModel


def columns(
    model: NetworkModel, causality: Causality, matrices: Matrices, numbers: Matrices | None = None
) -> list[Row]:
    """D by columns: for each excess branch {branch of storage or of a source: its other variable for a unit rate}.

    matrices  (P, Q) of each coupling over any scalar; ``numbers`` the same as floats where these are not
    """
    if not causality.excess:
        return []
    given, out = causality.given, causality.out
    chosen = {k for k, element in enumerate(model.primitives) if isinstance(element, IdealCoupling)}
    unknown = {model.first_branch(k) + p for k in chosen for p in range(len(model.primitives[k].pairs))}
    rows = [row for k in sorted(chosen) for row in coupling_rows(model, k, matrices, given, out)]
    known = matrices if numbers is None else numbers
    sample = [row for k in sorted(chosen) for row in coupling_rows(model, k, known, given, out)]
    pivots, _ = choose_pivots(
        [{j: c for j, c in row.items() if j in unknown} for row in sample],
        unknown,
    )
    inner = [{j: c for j, c in row.items() if j in unknown} for row in rows]
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
