"""[element_kinds.NAME]: kinds of elements that a file defines by formulas: ports, states, law, energy, class of power.

    parameters   numbers of the kind, which its elements may set, as those of a subnetwork
    ports.NAME   domain, and a formula for one of its two quantities: current = "…" of a port that reads its voltage
    states.NAME  rate = "…", unit, start, range
    energy       a formula of the states [J];  power = "dissipative", "continuous" or "active"

Formulas know the parameters, what ports read and the states; those of rates also what ports give. Of the only port the
quantities have their own names, of several "NAME_voltage". Manual: docs/own-systems.md.
Law: tests/files/test_own_kinds.py; an element of a file is that of the same law in Python.

Whether the formulas of a kind of element fit their units: in other base units they say the same.

    f(λ^a x) = λ^b f(x) for every base unit, a the exponents of what f takes, b those of what it is

That is asked once a parameter says its unit, as in on = "100 ohm"; those without are then pure numbers, as are the
numbers in formulas, and states have units of SI. Law: tests/files/test_own_kinds.py. Source: Bridgman (1922),
Dimensional Analysis.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import cast, final

import numpy as np

from poinsot.algebra.formulas import evaluate
from poinsot.algebra.scalars import Scalar, unknown
from poinsot.algebra.units import BASE, has_unit, in_si, split, unit_of
from poinsot.components.domains import DOMAINS, Domain
from poinsot.components.own import OwnPort, OwnState, Power, own_element
from poinsot.components.primitives import Composite, Relation
from poinsot.errors import ModelError, nearest
from poinsot.files.arguments import Names, real_at
from poinsot.files.network_elements import Fault, fault_at
from poinsot.files.quantities import check_keys, shown
from poinsot.records import NamedTuple, dataclass

Place = tuple[str, ...]
_OTHER, _POINTS, _SAME = 1.7, 5, 1e-9  # the size of a base unit in the other; samples; rounding


def check_units(
    parameters: Mapping[str, object],
    known: Mapping[str, str],
    formulas: Iterable[tuple[Place, str, str, tuple[str, ...]]],
) -> None:
    """A Fault at the first formula that does not fit its unit, all of SI.

    parameters  as the file writes them, those of formulas after what they use; known: other names and their units
    formulas    (place, text, unit, names in ``known`` that it may use)
    """
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


POWERS = ("dissipative", "continuous", "active")


@final
@dataclass(frozen=True)
class Formulas:
    """Several formulas as one function of named arguments; ``first``: named formulas to evaluate beforehand."""

    texts: tuple[str, ...]
    arguments: tuple[str, ...]
    numbers: tuple[tuple[str, float], ...]
    first: tuple[tuple[str, str], ...] = ()

    def __call__(self, *values: Scalar) -> tuple[Scalar, ...]:
        names: dict[str, Scalar] = {**dict(self.numbers), **dict(zip(self.arguments, values, strict=True))}
        names |= {name: evaluate(text, names) for name, text in self.first}
        return tuple(evaluate(text, names) for text in self.texts)


@final
@dataclass(frozen=True)
class LawFormula:
    """One formula as a function of named arguments."""

    text: str
    arguments: tuple[str, ...]
    numbers: tuple[tuple[str, float], ...]

    def __call__(self, *values: Scalar) -> Scalar:
        return evaluate(self.text, {**dict(self.numbers), **dict(zip(self.arguments, values, strict=True))})


class _Port(NamedTuple):
    port: OwnPort
    read: str
    given: str
    text: str


def element_of_kind(
    place: tuple[str, ...], definition: Mapping[str, object], name: str, names: Names,
    written: Mapping[str, object] | None,
) -> Relation | Composite:  # fmt: skip
    """The element of a table of [element_kinds]; ``names``: the parameters, those of the kind among them.

    written  the parameters of the file; None: units are not looked at
    Errors  Fault at the key of the definition that is wrong, or at the definition where its law contradicts its power
    """
    with fault_at(place):
        check_keys(definition, ("parameters", "ports", "states", "energy", "power"), ("ports",))
    power = definition.get("power", "dissipative")
    if power not in POWERS:
        raise Fault((*place, "power"), f"must be one of {', '.join(POWERS)}; got {shown(power)}")
    tables = _tables(place, definition, "ports")
    if not tables:
        raise Fault((*place, "ports"), 'needs at least one port, such as {domain = "electrical", current = "v/r"}')
    alone = len(tables) == 1
    ports = {port: _port((*place, "ports", port), port, table, alone) for port, table in tables.items()}
    states = _tables(place, definition, "states")
    read = [each.read for each in ports.values()]
    arguments, given = (*read, *states), {each.given: each.text for each in ports.values()}
    said = [*names, *read, *(each.given for each in ports.values()), *states]
    if taken := [name for name, count in Counter(said).items() if count > 1]:
        raise Fault(place, f"{taken[0]!r} names two of its parameters, quantities of ports and states; rename one")
    numbers = tuple(names.items())
    for port, each in ports.items():
        _refuse_unknown((*place, "ports", port, each.port.gives), each.text, (*arguments, *names))
    law = Formulas(tuple(given.values()), arguments, numbers)
    held, rates = dict[str, OwnState](), list[str]()
    for state, table in states.items():
        rates.append(_text((*place, "states", state), table, "rate"))
        _refuse_unknown((*place, "states", state, "rate"), rates[-1], (*arguments, *given, *names))
        held[state] = _state((*place, "states", state), table, names)
    energy = None
    if "energy" in definition:
        text = _text(place, definition, "energy")
        _refuse_unknown((*place, "energy"), text, (*states, *names))
        energy = LawFormula(text, tuple(states), numbers)
    moves = Formulas(tuple(rates), arguments, numbers, tuple(given.items())) if held else None
    if written is not None:
        _refuse_units(place, {**written, **_written(definition)}, ports, held, rates, energy)
    own = {"" if alone and not each.port.grounded else port: each.port for port, each in ports.items()}
    with fault_at(place):
        return own_element(name, own, law, states=held, rates=moves, energy=energy, power=cast(Power, power))


def _refuse_units(
    place: tuple[str, ...], written: Mapping[str, object], ports: Mapping[str, _Port], held: Mapping[str, OwnState],
    rates: Sequence[str], energy: LawFormula | None,
) -> None:  # fmt: skip
    """A Fault at a unit that is not of SI, or a formula that does not fit its unit, once a parameter says its own."""
    if any(map(unknown, written.values())) or not any(isinstance(v, str) and has_unit(v) for v in written.values()):
        return
    for state, each in held.items():
        if (found := unit_of(each.unit)).factor != 1 or found.offset:
            raise Fault(
                (*place, "states", state, "unit"),
                f"a parameter of the kind says its unit, so its formulas are in SI units, and {each.unit!r} is none: "
                "take the unit of SI, in which the state is then kept and shown",
            )
    units = {each.read: _unit(each.port.domain, each.read) for each in ports.values()}
    units |= {state: each.unit for state, each in held.items()}
    given = {each.given: _unit(each.port.domain, each.given) for each in ports.values()}
    arguments, states = tuple(units), tuple(held)
    said = [((*place, "ports", p, e.port.gives), e.text, given[e.given], arguments) for p, e in ports.items()]
    said += [((*place, "energy"), energy.text, "J", states)] if energy else []
    for state, rate in zip(states, rates, strict=True):
        said.append(((*place, "states", state, "rate"), rate, f"({held[state].unit})/s", (*arguments, *given)))
    check_units(written, {**units, **given}, said)


def without_units(
    place: tuple[str, ...], definition: Mapping[str, object], element: tuple[str, ...], table: Mapping[str, object]
) -> tuple[dict[str, object], dict[str, object]]:
    """A definition and the table of an element with numbers in SI units for texts such as "100 ohm"."""
    defaults = _written(definition)
    units = {k: v for k, v in defaults.items() if isinstance(v, str) and has_unit(v)}
    found = dict(table)
    for key in units.keys() & table.keys():
        value = table[key]
        if isinstance(value, str) and has_unit(value):
            with fault_at((*element, key)):
                found[key] = in_si(value, (split(units[key]) or ("", "1"))[1])
    if not units:
        return dict(definition), found
    return {**definition, "parameters": {**defaults, **{k: in_si(v, None) for k, v in units.items()}}}, found


def _written(definition: Mapping[str, object]) -> dict[str, object]:
    """The parameters of a definition, none where they are no table: that is refused where they are read."""
    found = definition.get("parameters", {})
    return found if isinstance(found, dict) else {}


def _port(place: tuple[str, ...], name: str, table: Mapping[str, object], alone: bool) -> _Port:
    domain = table.get("domain")
    if not isinstance(domain, str) or domain not in DOMAINS:
        near = nearest(str(domain), DOMAINS, "the domains are")
        raise Fault((*place, "domain"), f"unknown domain {shown(domain)}{near}")
    of: Domain = DOMAINS[domain]
    both = (of.across.name, of.through.name)
    with fault_at(place):
        check_keys(table, ("domain", "grounded", *both), ("domain",))
    said = [key for key in both if key in table]
    if len(said) != 1:
        raise Fault(place, f"gives one of {both[0]} and {both[1]}, a formula of the other; got {len(said)} of them")
    grounded = table.get("grounded", False)
    if not isinstance(grounded, bool):
        raise Fault((*place, "grounded"), f"must be true or false; got {shown(grounded)}")
    given = said[0]
    before = "" if alone else f"{name}_"
    read = before + both[both[0] == given]
    return _Port(OwnPort(of, given, grounded), read, before + given, _text(place, table, given))


def _unit(domain: Domain, name: str) -> str:
    """The unit of a quantity of the domain, alone or behind the name of a port."""
    return next(q.unit for q in (domain.across, domain.through) if name == q.name or name.endswith(f"_{q.name}"))


def _state(place: tuple[str, ...], table: Mapping[str, object], names: Names) -> OwnState:
    with fault_at(place):
        check_keys(table, ("rate", "unit", "start", "range"), ("rate",))
    unit, within = table.get("unit", "1"), table.get("range")
    if not isinstance(unit, str):
        raise Fault((*place, "unit"), f"must be a unit in quotes; got {shown(unit)}")
    refuse_unit((*place, "unit"), unit)
    if within is not None and not (isinstance(within, list) and len(within) == 2):
        raise Fault((*place, "range"), f"must be a list of two numbers; got {shown(within)}")
    low_high = None if within is None else tuple(real_at((*place, "range"), each, names) for each in within)
    start = real_at((*place, "start"), table.get("start", 0.0), names)
    with fault_at((*place, "range")):
        return OwnState(unit, start, low_high)


def _tables(place: tuple[str, ...], definition: Mapping[str, object], key: str) -> dict[str, dict[str, object]]:
    found = definition.get(key, {})
    if not isinstance(found, dict) or not all(isinstance(each, dict) for each in found.values()):
        raise Fault((*place, key), f"must be a table of named tables; got {shown(found)}")
    for name in found:
        if not (name.isidentifier() and name.isascii()):
            raise Fault((*place, key, name), "no formula could use this name; letters, digits and _ make a name")
    return found


def _text(place: tuple[str, ...], table: Mapping[str, object], key: str) -> str:
    text = table.get(key)
    if isinstance(text, (int, float)) and not isinstance(text, bool):
        return repr(float(text))
    if not isinstance(text, str):
        raise Fault((*place, key), f"must be a formula in quotes; got {shown(text)}")
    return text


def _refuse_unknown(place: tuple[str, ...], text: str, known: Iterable[str]) -> None:
    """A Fault at a formula that cannot be read, or uses names that it has not."""
    with fault_at(place):
        try:
            evaluate(text, dict.fromkeys(known, 0.37))
        except ArithmeticError:
            return
