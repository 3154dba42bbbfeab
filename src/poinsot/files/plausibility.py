"""Temperatures of a network that hardly can be meant: in kelvin, where degrees Celsius were.

Units: K. Law: no shipped network is doubted, tests/files/test_implausible.py. Source: none, a rule of thumb.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from inspect import signature
from typing import Any

from poinsot.components.measured import stated_unit, unit_of_argument
from poinsot.components.primitives import Member
from poinsot.errors import ImplausibleWarning
from poinsot.signals.signal import Constant

COLDEST = 150.0
"""Below this temperature [K] a machine is doubted."""
_signature = lru_cache(512)(signature)


@lru_cache(512)
def _is_warm(maker: Callable[..., object]) -> bool:
    """Whether an argument may be a temperature."""
    units = [stated_unit(maker, key) for key in _signature(maker).parameters]
    return any(unit == "K" or "{" in unit for unit in units)


def cold(name: str, elements: Iterable[Member]) -> Iterator[ImplausibleWarning]:
    """A warning for the temperatures below `COLDEST` among the arguments of elements, those in parts too."""
    found = [f"{element!r} has {key.replace('_', ' ')} = {value:g} K" for element, key, value in _cold(elements)]
    if found:
        yield ImplausibleWarning(
            f"network {name!r}: {'; '.join(found[:5])}. Temperatures are absolute: are these in degrees Celsius? Write "
            'them with their unit, as in "20 degC"'
        )


def _cold(elements: Iterable[Any]) -> Iterator[tuple[str, str, float]]:
    for element in elements:
        if (made := getattr(element, "made", None)) is None:
            yield from _cold(part for part, _ in getattr(element, "parts", ()))
            continue
        if not _is_warm(made.factory):
            continue
        given = _signature(made.factory).bind(*made.arguments, **made.named).arguments
        for key, value in given.items():
            number = value.value if isinstance(value, Constant) else value
            if isinstance(number, float) and number < COLDEST and unit_of_argument(made.factory, key, given) == "K":
                yield element.name, key, number
