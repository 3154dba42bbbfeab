"""Hamiltonians as users write them: a function of the state, a formula in the names of the states, or a matrix."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array
from poinsot.algebra.formulas import evaluate
from poinsot.algebra.scalars import Scalar
from poinsot.errors import ModelError
from poinsot.structures.matrices import matrix, plain, vanishes
from poinsot.structures.ports import Port

Energy = Callable[[Array], Scalar]


def energy_of(given: Any, storage: Sequence[Port], name: str) -> Energy:
    """x (n,) ↦ H over any scalar.

    given   such a function; a formula in the names of the states, those of a port x of several components being x0, x1,
            …; or Q (n, n) symmetric, of H = ½ xᵀQ x
    Errors  ModelError for formulas that use other names, and for matrices of another size or not symmetric
    """
    names = [p.name if p.dimension == 1 else f"{p.name}{k}" for p in storage for k in range(p.dimension)]
    if callable(given):
        return given  # type: ignore[no-any-return]
    if isinstance(given, str):
        text: str = given

        def formula(x: Array) -> Scalar:
            return evaluate(text, dict(zip(names, x, strict=True)))

        try:
            formula(np.full(len(names), 0.5))
        except ModelError as fault:
            raise ModelError(f"{name}: its energy is no formula in {', '.join(names)}: {fault}") from None
        return formula
    try:
        Q = matrix(np.asarray(given))
    except (TypeError, ValueError, ModelError):
        Q = matrix(np.zeros((0, 0)))
    n = len(names)
    if Q.shape != (n, n) or not vanishes(Q - Q.T, 1.0 if Q.dtype == object else float(np.abs(Q).max(initial=0.0))):
        raise ModelError(
            f"{name}: its energy must be a function of x, a formula in {', '.join(names)}, or a symmetric matrix Q "
            f"({n} × {n}) of ½ xᵀQ x; not {given!r:.60}"
        )
    Q = plain(Q)

    def quadratic(x: Array) -> Scalar:
        return sum(
            ((0.5 if i == j else 1.0) * Q[i, j] * x[i] * x[j] for i in range(n) for j in range(i, n) if Q[i, j] != 0),
            0.0,
        )

    return quadratic
