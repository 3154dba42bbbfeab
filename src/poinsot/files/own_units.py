"""Whether the formulas of a kind of element fit their units: in other base units they say the same.

    f(λ^a x) = λ^b f(x) for every base unit, a the exponents of what f takes, b those of what it is

That is asked once a parameter says its unit, as in on = "100 ohm"; those without are then pure numbers, as are the
numbers in formulas. Law: tests/files/test_own_kinds.py. Source: Bridgman (1922), Dimensional Analysis.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import numpy as np

from poinsot.algebra.formulas import evaluate
from poinsot.algebra.units import BASE, has_unit, in_si, split, unit_of
from poinsot.errors import ModelError
from poinsot.files.network_elements import Fault

Place = tuple[str, ...]
_OTHER, _POINTS, _SAME = 1.7, 5, 1e-9  # the size of a base unit in the other; samples; rounding


def check_units(
    parameters: Mapping[str, object],
    known: Mapping[str, str],
    formulas: Iterable[tuple[Place, str, str, tuple[str, ...]]],
) -> None:
    """A Fault at the first formula that does not fit its unit.

    parameters  as the file writes them, those of formulas after what they use; known: other names and their units
    formulas    (place, text, unit, names in ``known`` that it may use)
    """
    if not any(isinstance(value, str) and has_unit(value) for value in parameters.values()):
        return
    rng = np.random.default_rng(0)
    points = [
        {name: float(x) for name, x in zip(known, row, strict=True)}
        for row in rng.uniform(0.2, 1.4, (_POINTS, len(known)))
    ]
    for place, text, unit, names in formulas:
        wanted = _exponents(unit)
        for k, base in enumerate(BASE[:-1]):  # without the radian, which SI counts as 1
            own = [_parameters(parameters, k, size) for size in (1.0, _OTHER)]
            for point in points:
                there = {name: point[name] * _OTHER ** _exponents(known[name])[k] for name in names}
                try:
                    with np.errstate(all="ignore"):
                        here = float(evaluate(text, {**own[0], **{name: point[name] for name in names}}))
                        found = float(evaluate(text, {**own[1], **there}))
                except ArithmeticError:
                    continue
                if np.isfinite(here) and abs(found - here * _OTHER ** wanted[k]) > _SAME * abs(found):
                    raise Fault(
                        place,
                        f"the formula {text!r} is no quantity in {unit}: in another unit for {base} it says something "
                        "else. A parameter of the kind says its unit, so all others, and numbers in formulas, have "
                        "none: give each that has one its own",
                    )


def _parameters(given: Mapping[str, object], k: int, size: float) -> dict[str, float]:
    """The parameters with base unit k so many times smaller."""
    found: dict[str, float] = {}
    for name, value in given.items():
        if isinstance(value, str) and has_unit(value):
            found[name] = in_si(value, None) * size ** _exponents(split(value)[1])[k]  # type: ignore[index]
        elif isinstance(value, str):
            found[name] = float(evaluate(value, found))
        else:
            found[name] = float(str(value))
    return found


def _exponents(unit: str) -> tuple[int, ...]:
    return unit_of(unit).exponents


def refuse_unit(place: Place, unit: str) -> None:
    """A Fault for a text that is no unit."""
    try:
        unit_of(unit)
    except ModelError as error:
        raise Fault(place, str(error)) from None
