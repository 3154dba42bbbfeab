"""The units of the arguments of elements, and arguments that are given with a unit, as in Resistor("R", "4.7 kΩ").

The unit of an argument is what its maker says in :func:`measured`, else what stands beside its symbol, else that of the
quantity of its name: "voltage", "angle". Makers over any domain say it by {across}, {through}, {effort}, {flow}.
Units: SI, radians. Law: the same run with other units, none with a wrong one, tests/files/test_file_units.py
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from itertools import chain
from typing import TypeVar

from poinsot.algebra.kinds import wanted
from poinsot.algebra.units import in_si, is_foreign, quantity, split
from poinsot.components.domains import DOMAINS, Domain
from poinsot.errors import ModelError
from poinsot.signals.given import UNITS

Factory = TypeVar("Factory", bound=Callable[..., object])
_COMMON = {
    "density": "kg/m**3", "gravity": "m/s**2", "leak": "S", "saturation_current": "A", "thermal_voltage": "V",
    "inductances": "H", "currents": "A",
}  # fmt: skip
QUANTITIES = _COMMON | {
    each.name: each.unit
    for domain in DOMAINS.values()
    for each in (domain.across, domain.through, domain.accumulated, domain.across_integral)
    if each is not None
}
"""The units of quantities by their names."""
OF_SIGNALS = {"times": "s"} | UNITS
"""The units of the keys of a table of a signal that are not those of the source."""


def measured(**units: str) -> Callable[[Factory], Factory]:
    """The maker of an element says in which units its arguments are, where neither symbol nor name does."""

    def said(factory: Factory) -> Factory:
        factory.units = units  # type: ignore[attr-defined]
        return factory

    return said


def unit_of_argument(maker: Callable[..., object], key: str, given: Mapping[str, object]) -> str | None:
    """The unit of an argument beside others, which may say the domain; None where it is a plain number."""
    unit = stated_unit(maker, key)
    return _filled(maker, unit, given) if "{" in unit else unit or None


def stated_unit(maker: Callable[..., object], key: str) -> str:
    """The unit of an argument where no other one says the domain; "" for a plain number."""
    shown = getattr(getattr(maker, "drawing", None), "shows", {})
    unit: str = getattr(maker, "units", {}).get(key) or shown.get(key) or QUANTITIES.get(key, "")
    return unit


def _filled(maker: Callable[..., object], unit: str, given: Mapping[str, object]) -> str | None:
    """The unit in the domain that is given, or is there by default."""
    domain = given.get("domain", inspect.signature(maker).parameters["domain"].default)
    domain = DOMAINS.get(domain) if isinstance(domain, str) else domain
    if not isinstance(domain, Domain):
        return None
    across, through = domain.across.unit, domain.through.unit
    effort, flow = (across, through) if domain.across_is_effort else (through, across)
    return unit.format(across=f"({across})", through=f"({through})", effort=f"({effort})", flow=f"({flow})")


def with_units(
    maker: Callable[..., object], arguments: tuple[object, ...], named: dict[str, object]
) -> tuple[tuple[object, ...], dict[str, object]]:
    """The arguments of a maker in SI units. ModelError, with element and argument, where a unit does not fit."""
    if not any(map(_has_unit, (*arguments[1:], *named.values()))):
        return arguments, named
    names = list(inspect.signature(maker).parameters)
    given = {**dict(zip(names, arguments, strict=False)), **named}
    found = {key: _converted(maker, key, value, given) for key, value in given.items()}
    return tuple(found[key] for key in names[: len(arguments)]), {key: found[key] for key in named}


def plain_arguments(kinds: Mapping[str, str]) -> Callable[[Sequence[object], Mapping[str, object]], bool]:
    """Whether arguments of a maker are a name and floats where numbers are wanted, none of them NaN, or named and left
    out by None: then none is to be converted, or of another kind."""
    wanted = [kind.removesuffix(" | None") for kind in kinds.values()]
    first = next((k for k, kind in enumerate(wanted) if kind != ("float" if k else "str")), len(wanted))
    numbers = frozenset(key for key, kind in zip(kinds, wanted, strict=True) if kind == "float")
    left_out = frozenset(key for key in numbers if kinds[key] != "float")

    def are_plain(arguments: Sequence[object], named: Mapping[str, object]) -> bool:
        if not 0 < len(arguments) <= first or type(arguments[0]) is not str or not numbers.issuperset(named):
            return False
        if not all([type(x) is float and x == x for x in arguments[1:]]):
            return False
        return all([key in left_out if x is None else type(x) is float and x == x for key, x in named.items()])

    return are_plain


def require_kinds(kinds: Mapping[str, str], arguments: Sequence[object], named: Mapping[str, object]) -> None:
    """The arguments of a maker are of the kinds that it declares: numbers, pairs of numbers, True or False.

    Errors  ModelError that names the element and the argument, also where other arguments leave it without effect
    """
    for key, value in chain(zip(kinds, arguments, strict=False), named.items()):
        if asked := wanted(kinds.get(key, ""), value):
            name = next(iter((*arguments, *named.values())))
            raise ModelError(f"{name!r} needs {asked} for {key}, not {' '.join(repr(value).split()):.60}")


def _has_unit(value: object) -> bool:
    return isinstance(value, (str, list, tuple, Mapping)) or (not isinstance(value, (float, int)) and is_foreign(value))


def _converted(maker: Callable[..., object], key: str, value: object, given: Mapping[str, object]) -> object:
    unit = unit_of_argument(maker, key, given) if _has_unit(value) else None
    if unit is None:
        return value
    try:
        return converted(value, unit)
    except ModelError as error:
        raise ModelError(f"{next(iter(given.values()))!r} needs another {key.replace('_', ' ')}: {error}") from None


def converted(value: object, unit: str | None) -> object:
    """A value, lists of such or the table of a signal in SI units: texts with units, quantities of other packages."""
    if isinstance(value, str):
        return value if split(value) is None else in_si(value, unit)
    if isinstance(value, (list, tuple)):
        return type(value)([converted(each, unit) for each in value]) if any(map(_has_unit, value)) else value
    if isinstance(value, Mapping):
        return {key: converted(each, OF_SIGNALS.get(key, unit)) for key, each in value.items()}
    return quantity(value, unit) if is_foreign(value) else value
