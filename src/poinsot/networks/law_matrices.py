"""Laws as matrices of their variables: o = A(w) w, the symmetric part taking the power Σ o w.

    one port        A = o/w, its slope where w = 0      friction, orifices: part of R
    heat at T       A = [0 o/T; −oᵀ/T 0]                 irreversible: part of J, the power taken flows on as heat
    one rate r      A = ν (r/νᵀw) νᵀ                     a reaction: part of R

Law: A w is the law, tests/networks/test_explicit_forms.py.
Source: Stramigioli et al., §3.1.1 (two gases); Ramirez, Maschke & Sbarbaro 2013 (irreversible systems).
Units: across and through of the domains.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from poinsot.algebra.arrays import Array, array, zeros
from poinsot.algebra.dual import Dual, dual
from poinsot.algebra.relays import of_law
from poinsot.algebra.scalars import Scalar, absolute, less, where
from poinsot.components.domains import THERMAL
from poinsot.components.primitives import Relation
from poinsot.errors import ModelError

NEAR = 1e-8
"""Least share of the sizes of its parts: an affinity below it is taken as zero where a rate is divided by it."""


def law_matrix(relation: Relation, w: Sequence[Scalar]) -> Array:
    """A (n, n) with law(w) = A w, w being the other variables at the n ports of a relation.

    Its symmetric part takes the power Σ o w, which is positive of what is dissipative, zero where it goes on as heat.
    Errors  ModelError by name for laws between several ports that leave neither heat nor have one rate
    """
    n, other = len(relation.pairs), {"across": "through", "through": "across"}
    if any(at != other[relation.outputs[port]] for port, at in relation.reads):
        raise ModelError(f"the law of {relation.name!r} has an output and an argument that are one variable of a port")
    if relation.power == "active":
        raise ModelError(f"{relation.name!r} may give power, and what gives power is a source at a port, no part of R")

    def law(values: Sequence[Scalar]) -> Sequence[Scalar]:
        return tuple(of_law(relation.name, relation.law, *(values[port] for port, _ in relation.reads)))

    A = zeros(n, n)
    if len(relation.slopes) == n:
        for i, slopes in relation.slopes.items():
            for (port, _), slope in zip(relation.reads, slopes, strict=True):
                A[i, port] = slope
    elif n == 1:
        A[0, 0] = _quotient(lambda y: law([y])[0], w[0], absolute(w[0]), 0.0)
    elif relation.power == "continuous" and relation.pairs[-1].domain is THERMAL and relation.outputs[-1] == "through":
        o = law(w)
        for i in range(n - 1):
            A[i, -1] = o[i] / w[-1]
            A[-1, i] = -A[i, -1]
    elif relation.spans is not None and relation.spans.shape[1] == 1:
        span = relation.spans[:, 0]
        along, affinity = span / float(span @ span), sum((c * y for c, y in zip(span, w, strict=True)), 0.0)
        size = sum((abs(c) * absolute(y) for c, y in zip(span, w, strict=True)), 0.0)
        rest = [y - affinity * c for y, c in zip(w, along, strict=True)]
        rate = _quotient(lambda a: along @ array(list(law([r + a * c for r, c in zip(rest, along, strict=True)]))),
                         affinity, absolute(affinity), NEAR * size)  # fmt: skip
        A = np.outer(span, span) * rate
    else:
        raise ModelError(
            f"the law of {relation.name!r} ties {n} ports, leaves no heat at one of them and has not one rate, so what "
            "it takes is no matrix of its own times what stands there"
        )
    return A


def _quotient(law: Callable[[Scalar], Scalar], w: Scalar, size: Scalar, least: Scalar) -> Scalar:
    """law(w)/w, and the slope of the law where the size of w is not above the least."""
    far = less(least, size)
    safe = where(far, w, 1.0 + least)
    return where(far, law(safe) / safe, dual(law(Dual(where(far, 0.0 * w, w), 1.0))))
