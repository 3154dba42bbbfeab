"""The units of what varies in an ensemble, where the model says them: of initial values and of inputs.

Law  those that `simulate` gives the same quantities in its datasets, tests/ensembles/test_families.py
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

from poinsot.algebra.units import is_foreign
from poinsot.components.measured import converted
from poinsot.ensembles.names import WHOLE, Name, Varying, resolve
from poinsot.errors import ModelError, SimulationError
from poinsot.files.load import Source
from poinsot.systems.units import unit_of, unit_of_number


def units_of(varying: Varying) -> dict[str, str]:
    """By name as given; unknown ones, such as those of parameters, are left out."""
    found = {name.given: _unit(varying.plain, name) for name in varying.names if name.which != WHOLE}
    return {name: unit for name, unit in found.items() if unit is not None}


def unit_of_name(system: object, what: Any, which: str) -> str | None:
    """The unit of an initial value or an input of a mechanism or a network; None without a unit, or if unknown."""
    try:
        return _unit(system, Name(which, what, which))
    except KeyError:
        return None


def values_in_si(model: object, over: Mapping[str, object]) -> dict[str, Any]:
    """Varied values in SI units, where they are given with units; parameters in that of their file.

    Errors  SimulationError, by the name, for a unit that is not known or does not fit
    """
    return {name: _values(model, name, values) for name, values in over.items()} if isinstance(over, Mapping) else over


def _values(model: object, name: str, values: object) -> object:
    first = values[0] if isinstance(values, (list, tuple)) and values else values
    if not isinstance(first, str) and not is_foreign(values):
        return values
    varying = resolve(model, [name])
    (one,) = varying.names
    if one.which == WHOLE:
        return values
    free = one.what == "parameter"
    unit = unit_of_number(varying.plain, one.which) if free else _unit(varying.plain, one) or "1"
    if unit is None and isinstance(model, (str, os.PathLike)):
        unit = (model if isinstance(model, Source) else Source(model, {})).parameter_unit(one.which)
    try:
        return converted(values, unit)
    except ModelError as error:
        raise SimulationError(f"{name!r}: {error}") from None


def _unit(plain: object, name: Name) -> str | None:
    return None if name.what == "parameter" else unit_of(plain, name.what, name.which)
