"""Sums over the parts of a residual form, as dictionaries: (section, place in it) → coefficient."""

from __future__ import annotations

from collections.abc import Sequence

from poinsot.algebra.scalars import Scalar
from poinsot.networks.states import Values

RATE, STATE, UNKNOWN, SIGNAL, LAW = range(5)
Form = dict[tuple[int, int], float]
"""A sum over z = (ẋ, x, w, s, N): (section, place in it) → coefficient."""
ROUNDING = 1e-15
"""Share of a term below which a coefficient is the rounding of two that cancel, and no entry for a pivot."""


def total(form: Form, z: Sequence[Values]) -> Scalar:
    """The value of a form."""
    found: Scalar = 0.0
    for (section, i), c in form.items():
        found = found + (z[section][i] if c == 1.0 else c * z[section][i])
    return found


def add(sum_of: Form, form: Form, factor: float) -> None:
    """sum_of + factor · form, in its place."""
    for key, c in form.items() if factor else ():
        value = sum_of.get(key, 0.0) + factor * c
        if abs(value) > ROUNDING * abs(factor * c):
            sum_of[key] = value
        else:
            sum_of.pop(key, None)


def scaled(form: Form, factor: float) -> Form:
    """factor · form."""
    return {key: factor * c for key, c in form.items()} if factor else {}


def difference(one: Form, other: Form) -> Form:
    """one − other."""
    found = dict(one)
    add(found, other, -1.0)
    return found
