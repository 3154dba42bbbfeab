"""Currents of junctions on a scale on which their law is nearly straight, so that Newton's method finds them at once.

A law i = I_s (exp(v/V) − 1), or one that ends straight behind a resistance, is compared by h(i) = h(law(v)) with

    h(y) = y  for y ≤ 0,    ln(1 + y)  up to 1 + y = eˢ,    s − 1 + (1 + y)/eˢ  beyond,      y = i/I_s,

s the widths V beyond which the law goes on along a straight line: h(law(v)) ≈ v/V in all of forward direction. h grows
and has a slope everywhere, so the equation has the same solution; which has many digits, as the slopes are those of
both sides at once. Law: runs are those without it, to their tolerance, in a hundredth of the steps of Newton's method,
tests/networks/test_straightened.py. Source: Deuflhard, Newton Methods for Nonlinear Problems (2004), §1.2: the residual
may be any function with the same zero, and the one that is nearest to a straight one converges from afar.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import TypeAlias

from poinsot.algebra.scalars import Scalar, exp, known, less, log, where
from poinsot.components.primitives import Relation

Scale: TypeAlias = Callable[[Scalar], Scalar]


def straightening(relation: Relation, port: int) -> Scale | None:
    """h for what passes a port, where the law there is that of one junction in forward direction; else None."""
    if len(relation.junctions) != 1 or relation.outputs[port] != "through":
        return None
    junction = relation.junctions[0]
    if relation.reads[junction.reads] != (port, "across") or (known(junction.width) and junction.width < 0):
        return None
    saturation, most = junction.saturation, junction.straight

    def h(i: Scalar) -> Scalar:
        y = i / saturation
        over = where(less(y, 0.0), 1.0, 1.0 + y)
        if known(most) and most == inf:
            return where(less(y, 0.0), y, log(over))
        end = exp(most)
        bent = less(over, end)
        along = where(bent, log(where(bent, over, end)), most - 1.0 + over / end)
        return where(less(y, 0.0), y, along)

    return h
