"""Numbers with units in network files, "12 mm" or "20 degC", become numbers in SI units before a file is checked.

What unit a number has is said where its table is declared: `sections.Section.units`, `components.measured`. What reads
the file afterwards, families of mechanisms too, meets no units.
Law: a file with units is the file in SI units, and a unit that does not fit is refused, tests/files/test_file_units.py
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TypeGuard, get_args

from poinsot.algebra.caching import cached_property
from poinsot.algebra.formula_units import NamedNumbers, bare
from poinsot.algebra.units import split
from poinsot.components.measured import OF_SIGNALS, converted, unit_of_argument
from poinsot.errors import ModelError, nearest
from poinsot.files.network_elements import Fault, fault_at
from poinsot.files.schema import NetworkFile
from poinsot.files.schema_forms import FORMS
from poinsot.files.schema_shapes import SolidTable
from poinsot.files.sections import FramePose, Section, Units, all_units
from poinsot.joints.pairs import KINDS, Pair, example
from poinsot.records import dataclass

Place = tuple[str | int, ...]
_EFFORT = {"m": "N", "rad": "N*m"}
_FMU = {"period": "s", "delay": "s", "phase": "s"}
_IN_PARTS = {"places": FramePose.units}


def in_si_units(data: dict[str, object], last: bool = True) -> dict[str, object]:
    """The data of a network file with its numbers in SI units.

    last    whether its parts are in place, so that what acts along a pair that is not there is refused elsewhere;
            before that parameters keep their units
    Errors  Fault with the place of a unit that is not known, or does not fit where it or its parameter is used
    """
    return _File(data, last).whole() if _any_unit(data) else data


def parameter_units(data: dict[str, object]) -> dict[str, str]:
    """Units of the [parameters] of a file with its parts in place: as written, else those of where they stand."""
    uses: dict[str, set[str]] = {}
    file = _File(data, True, uses=uses)
    file.whole()
    names = file.numbers.written
    found = {name: {unit} if (unit := file.numbers.unit(name)) else uses.get(name, set()) for name in names}
    return {name: next(iter(units)) for name, units in found.items() if len(units) == 1}


def _texts(value: object, tables: bool = False) -> Iterator[str]:
    """The texts in a value, in lists of such, and in tables of such."""
    if isinstance(value, str):
        yield value
    for each in value if isinstance(value, list) else value.values() if tables and isinstance(value, dict) else ():
        yield from _texts(each, tables)


def _any_unit(value: object) -> bool:
    """Test for a number with a unit anywhere in a value."""
    return any(split(text) is not None for text in _texts(value, tables=True))


@dataclass(frozen=True, eq=False)
class _File:
    """A file, or one of its assemblies, at a place of it. uses: to collect the units wanted where parameters stand."""

    data: dict[str, object]
    last: bool
    place: Place = ()
    uses: dict[str, set[str]] | None = None

    @cached_property
    def numbers(self) -> NamedNumbers:
        """The parameters."""
        table = self.data.get("parameters", {})
        return NamedNumbers(table if isinstance(table, dict) else {})

    def _concerns(self, value: object) -> bool:
        """Test for a number with a unit, or a formula of such, anywhere in a value."""
        texts = _texts(value, tables=True)
        return any(self.numbers.measured or self.uses is not None or split(text) is not None for text in texts)

    def whole(self) -> dict[str, object]:
        found = dict(self.data)
        for key, table in found.items():
            here = (*self.place, key)
            if key == "assemblies":
                found[key] = _each_table(table, here, lambda each, at: _File(each, False, at).whole())
            elif key in ("networks", "elements", "parts", "ports", "parameters"):
                found[key] = getattr(self, f"_{key}")(table, here)
            else:
                found[key] = self._section(key, table, here)
        return found

    def _section(self, key: str, table: object, here: Place) -> object:
        """A table of the file, or a table of such by name."""
        entry = NetworkFile.model_fields.get(key)
        if entry is None:
            return table
        if key in NetworkFile.units:
            return self._value(table, str(NetworkFile.units[key]), here)
        kinds = [each for each in (entry.annotation, *_inside(entry.annotation)) if _is_section(each)]
        if not (kinds and isinstance(table, dict)):
            return table
        if entry.annotation is kinds[0] or type(None) in get_args(entry.annotation):
            return self._table(all_units(kinds[0]), table, here)
        return _each_table(table, here, lambda each, at: self._named(key, kinds[0], each, at))

    def _named(self, key: str, kind: type[Section], table: dict[str, object], here: Place) -> object:
        if key in FORMS:
            *others, last = FORMS[key]
            kind = next((form for form in others if form.fits(table)), last)
        units = dict(all_units(kind))
        if key == "pairs" and isinstance(units.get("initial"), Mapping):
            units["initial"] = self._initial(table)
            moves = {*pair.freedom_units} if (pair := _example(table)) else set()
            del units["armature"]
            units |= {"armature": "kg*m**2" if "rad" in moves else "kg"} if len(moves) == 1 else {}
        elif key == "actuators":
            control = {"position": "stretch", "velocity": "stretch/s"}.get(str(table.get("kind")), "effort")
            units |= {"control": control, "control_range": control} if "gear" not in table else {}
        return self._table(units, table, here)

    def _initial(self, table: dict[str, object]) -> dict[str, object]:
        """The units of the initial values of a pair, one for each."""
        pair = _example(table)
        coordinates, freedoms = (pair.coordinate_units, pair.freedom_units) if pair else ((), ())
        position = [None if unit == "1" else unit for unit in coordinates]
        return {"position": position, "guess": position, "velocity": [f"{unit}/s" for unit in freedoms]}

    def _table(self, units: Units, table: dict[str, object], here: Place) -> dict[str, object]:
        """The numbers of a table, each in its unit; nested ones likewise."""
        found = dict(table)
        for key, value in table.items():
            unit, at = units.get(key), (*here, key)
            if unit is None or not self._concerns(value):
                continue
            if isinstance(unit, Mapping):
                tables = value if isinstance(value, list) else [value]
                inner = [
                    self._table(unit, each, (*at, k) if isinstance(value, list) else at)
                    if isinstance(each, dict)
                    else each
                    for k, each in enumerate(tables)
                ]
                found[key] = inner if isinstance(value, list) else inner[0]
            elif isinstance(unit, list):
                found[key] = self._each(value, unit, at)
            else:
                found[key] = self._along(value, unit, table, at)
        return found

    def _each(self, value: object, units: list[str | None], at: Place) -> object:
        """A list of numbers of a pair, each in its unit; those of a quaternion have no units."""
        if not isinstance(value, list):
            return self._value(value, units[0] if units else None, at, plain=not units or units[0] is None)
        padded = [*units, *[None] * len(value)]
        return [self._value(each, unit, at, plain=unit is None) for each, unit in zip(value, padded, strict=False)]

    def _along(self, value: object, unit: str, table: dict[str, object], at: Place) -> object:
        """A number with a unit that may follow from the stretch of its table."""
        which, colon, words = unit.rpartition(": ")
        if colon:
            inner = table.get(which)
            table = inner if isinstance(inner, dict) else {}
        if "stretch" in words or "effort" in words:
            stretch = self._stretch(table)
            if stretch is None:
                if self.last and _any_unit(value):
                    self._refuse_missing(table, at[:-1])
                return value
            words = words.replace("stretch", stretch).replace("effort", _EFFORT[stretch])
        return self._value(value, words, at)

    def _refuse_missing(self, table: object, at: Place) -> None:
        """A Fault for a pair or tendon that the file has not: its unit is not known."""
        for key in ("pair", "tendon"):
            known, name = self.data.get(f"{key}s", {}), table.get(key) if isinstance(table, dict) else None
            if isinstance(name, str) and isinstance(known, dict) and name not in known:
                near = nearest(name, known, f"the {key}s are")
                raise Fault((*at, key), f"there is no {key} {name!r}{near}")

    def _stretch(self, table: object) -> str | None:
        """The unit of the coordinate along which a table acts, m or rad; None where it is not known here."""
        if not isinstance(table, dict) or "between" in table:
            return "m"
        if "tendon" in table:
            tendons = self.data.get("tendons")
            return self._of_tendon(tendons.get(table["tendon"]) if isinstance(tendons, dict) else None)
        return self._of_freedom(table.get("pair"), table.get("freedom"))

    def _of_tendon(self, tendon: object) -> str | None:
        """As `multibody.tendons.Tendon.unit`: that of its pieces where they are alike, else a length."""
        if not isinstance(tendon, dict):
            return None
        names = tendon.get("pairs")
        if not isinstance(names, list):
            return "m"
        labels = tendon.get("freedoms") or [None] * len(names)
        found = {self._of_freedom(*each) for each in zip(names, labels, strict=False)}
        return found.pop() if len(found) == 1 else None if None in found else "m"

    def _of_freedom(self, name: object, label: object) -> str | None:
        tables = self.data.get("pairs", {})
        table = tables.get(name) if isinstance(tables, dict) and isinstance(name, str) else None
        pair = _example(table) if isinstance(table, dict) else None
        if pair is None or not pair.freedoms:
            return None
        return pair.freedom_units[pair.freedoms.index(label) if label in pair.freedoms else 0]

    # ------------------------------------------------------------------------------------------- parts and elements

    def _parameters(self, table: object, here: Place) -> object:
        """Numbers of any unit, which they keep until parts are in place."""
        if not isinstance(table, dict):
            return table
        found = {name: self._value(each, None, (*here, name)) for name, each in table.items()}
        for name, each in table.items():  # formulas of what has no common unit
            with fault_at((*here, name)):
                self.numbers.refuse(each, None) if isinstance(each, str) else None
        return found if self.last else table

    def _parts(self, table: object, here: Place) -> object:
        """Places of parts, and their parameters, of any unit."""
        return _each_table(table, here, self._part)

    def _part(self, table: dict[str, object], at: Place) -> dict[str, object]:
        part = self._table({**FramePose.units, **_IN_PARTS}, table, at)
        for key in part.keys() - {"kind", "count", "places", *FramePose.model_fields}:  # refused here, else as above
            self._value(part[key], None, (*at, key))
        return part

    def _ports(self, table: object, here: Place) -> object:
        """Points and frames of bodies."""
        return _each_table(table, here, lambda each, at: self._table({**FramePose.units, "body_points": "m"}, each, at))

    def _networks(self, table: object, here: Place) -> object:
        """Kinds of a file's own."""
        return _each_table(table, here, self._network)

    def _network(self, table: dict[str, object], at: Place) -> dict[str, object]:
        own = _File({**self.data, "parameters": table.get("parameters", {})}, self.last)
        inner = (key for key in ("parameters", "elements") if key in table)
        return {**table, **{key: getattr(own, f"_{key}")(table[key], (*at, key)) for key in inner}}

    def _elements(self, table: object, here: Place) -> object:
        return _each_table(table, here, lambda each, at: self._element(each, at) if self._concerns(each) else each)

    def _element(self, table: dict[str, object], here: Place) -> dict[str, object]:
        """The arguments of an element, as its maker says."""
        kind, own = table.get("kind"), self.data.get("networks", {})
        arguments = {key: value for key, value in table.items() if key not in ("kind", "nodes", "file")}
        if isinstance(kind, str) and isinstance(own, dict) and kind in own:
            inner = own[kind].get("parameters", {}) if isinstance(own[kind], dict) else {}
            units = NamedNumbers(inner if isinstance(inner, dict) else {})
            return table | {key: self._value(x, units.unit(key), (*here, key)) for key, x in arguments.items()}
        if kind == "mechanism":
            return table | {"ports": self._ports(table.get("ports"), (*here, "ports"))}
        if kind == "fmu":
            found = self._table(_FMU, table, here)
            return found | {"parameters": self._parameters(table.get("parameters", {}), (*here, "parameters"))}
        from poinsot.files.element_kinds import find_kind  # with all that elements need

        try:
            maker = find_kind(kind)
        except Fault:
            return table
        found = dict(table)
        for key, value in arguments.items():
            if (unit := unit_of_argument(maker, key, table)) is not None:
                found[key] = self._argument(value, unit, (*here, key))
        return found

    def _argument(self, value: object, unit: str, at: Place) -> object:
        """An argument: numbers, a signal, or frames with angles in units of angles."""
        if isinstance(value, dict) and "wave" not in value and not {"times", "values"} <= value.keys():
            if value.keys() <= FramePose.model_fields.keys():
                return self._table(FramePose.units, value, at)
            return {name: self._argument(each, unit, (*at, name)) for name, each in value.items()}
        return self._value(value, unit, at)

    def _value(self, value: object, unit: str | None, at: Place, plain: bool = False) -> object:
        """A number, lists of numbers, samples of a signal or moments; unit None: any unit. plain: no unit at all."""
        if isinstance(value, dict):
            return {key: self._value(each, OF_SIGNALS.get(key, unit), (*at, key)) for key, each in value.items()}
        if plain:
            return value
        with fault_at(at):
            for text in _texts(value) if unit is not None else ():
                self.numbers.refuse(text, unit)
                if self.uses is not None and (name := bare(text)) is not None:
                    self.uses.setdefault(name, set()).add(str(unit))
            return converted(value, unit)


def _each_table(table: object, here: Place, read: Callable[[dict[str, object], Place], object]) -> object:
    """Read each table of a table of tables; other values stay."""
    if not isinstance(table, dict):
        return table
    return {name: read(each, (*here, name)) if isinstance(each, dict) else each for name, each in table.items()}


def _example(table: Mapping[str, object]) -> Pair | None:
    """A pair like that of a table, to be asked for its units."""
    kind = table.get("kind")
    try:
        return example(kind, table) if isinstance(kind, str) and kind in KINDS else None
    except ModelError:  # what is wrong with its numbers is told where they are read
        return None


def _inside(annotation: object) -> Iterator[object]:
    for each in get_args(annotation):
        yield each
        yield from _inside(each)


def _is_section(each: object) -> TypeGuard[type[Section]]:
    return isinstance(each, type) and issubclass(each, Section) and each is not SolidTable
