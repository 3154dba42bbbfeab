"""Parameters that no model can have: the model itself names the fault."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, Bools, Floats, concatenate
from poinsot.errors import PoinsotError
from poinsot.multibody.model import Model
from poinsot.multibody.tree import Tree


def other_zeros(family: Any, P: Floats) -> Bools:
    """Of which rows of P (n, np) other masses or moments of links are zero than of the mechanism drawn."""

    def inertias(tree: Tree) -> Array:
        each = (link.inertia for link in tree.links)
        return concatenate([x for inertia in each for x in (inertia.mass, np.diag(inertia.second_moment))])

    count = 4 * len(family.mechanism.tree.links)
    found = np.asarray(family.made("inertias of links", inertias, {}, {"values": (count,)}, "").ufunc(P))
    drawn = np.asarray(inertias(family.mechanism.tree), dtype=float)
    return np.asarray(((found == 0.0) != (drawn == 0.0)).any(axis=1))


def fault_of(family: Any, values: Mapping[str, float]) -> str:
    """Why a family has no model with these values of its parameters; "" where it has."""
    try:
        found = family.build(values)
    except PoinsotError as error:
        return str(error)
    if isinstance(found, Model):
        for body in found.bodies:
            if why := body.inertia.fault():
                return f"mechanism {found.name!r} has no body {body.name!r} with these parameters: {why}"
        return ""
    try:
        family.at([*values.values()])
    except PoinsotError as error:
        return str(error)
    return ""
