"""Parameters that no model can have: what is wrong with them is named by the model itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from poinsot.errors import PoinsotError
from poinsot.multibody.model import Model


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
