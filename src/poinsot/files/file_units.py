"""Numbers with units in network files, "12 mm" or "20 degC", become numbers in SI units before a file is checked.

What unit a number has is said where its table is declared: `sections.Section.units`, `components.measured`. What reads
the file afterwards, families of mechanisms too, meets no units. Formulas must say the same in other base units:

    f(λ^a x) = λ^b f(x) for every base unit, a the exponents of what f takes, b those of what it is

Numbers in formulas may have units that nobody wrote (9.81): only fractions of small whole numbers, ½ and 12, and π are
taken for pure ones. Source: Bridgman (1922), Dimensional Analysis.
Law: a file with units is the file in SI units, and a unit that does not fit is refused, tests/files/test_file_units.py,
tests/algebra/test_formula_units.py
"""

from __future__ import annotations

import ast
import math
import warnings
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from functools import lru_cache
from typing import TypeGuard, get_args

from poinsot.algebra.caching import cached_property
from poinsot.algebra.formulas import RESERVED, evaluate, names_in
from poinsot.algebra.units import BASE, Unit, in_si, misfit, prefixed, split, unit_of
from poinsot.components.measured import OF_SIGNALS, converted, unit_of_argument
from poinsot.errors import ModelError, nearest
from poinsot.files.network_elements import Fault, fault_at
from poinsot.files.schema import NetworkFile
from poinsot.files.schema_forms import FORMS
from poinsot.files.schema_shapes import SolidTable
from poinsot.files.sections import FramePose, Section, Units, all_units
from poinsot.joints.pairs import KINDS, Pair, example
from poinsot.records import dataclass

_OTHER, _SAME = 1.7, 1e-9  # the size of a base unit in the other; rounding
_SHIFTS = (0.0, 0.0417, -0.0713)  # shares by which numbers differ between samples
_DIGITS = 1e-12  # that people may write of a fraction
_PURE = (*range(10), 12)  # 1/12 m l²
_TIME = unit_of("s")


@dataclass(frozen=True, eq=False)
class NamedNumbers:
    """Named numbers as a file writes them: "5 deg", 0.3, or a formula of those above."""

    written: Mapping[str, object]

    @cached_property
    def _known(self) -> dict[str, tuple[float, Unit]]:
        """Values in SI units, and units, of the numbers that have known units."""
        found: dict[str, tuple[float, Unit]] = {}
        for name, given in self.written.items():
            if not isinstance(given, str):
                continue
            try:
                if (written := self.unit(name)) is not None:
                    found[name] = in_si(given, None), unit_of(written)
                elif (unit := _unit(given, found)) is not None:
                    value = float(evaluate(given, {other: x for other, (x, _) in found.items()}))
                    found[name] = value, unit
            except ModelError:  # refused where it is read
                continue
        return found

    @property
    def measured(self) -> bool:
        """Test for a unit anywhere."""
        return bool(self._known)

    def unit(self, name: str) -> str | None:
        """The unit with which a number is written; None without one."""
        given = self.written.get(name)
        parts = split(given) if isinstance(given, str) and prefixed(given) is None else None
        return None if parts is None else parts[1]

    def refuse(self, text: str, wanted: str | None) -> None:
        """ModelError for a formula of a known unit that does not fit the wanted one; None: any."""
        if not self._known or (unit := _unit(text, self._known)) is None or wanted is None:
            return
        if (name := bare(text)) is not None:
            said = f" ({self.written[name]!r})" if self.unit(name) else f" ({_shown(unit)}, by {self.written[name]!r})"
            misfit(unit, wanted, f"the parameter {name!r}{said}")
            if unit.offset and wanted == "delta_K":
                raise ModelError(
                    f"the parameter {name!r}{said} is a temperature, and a difference of temperatures is wanted here: "
                    "write it in K"
                )
        elif unit.exponents[:-1] != unit_of(wanted).exponents[:-1]:
            target = unit_of(wanted)
            asked = f"a unit such as {wanted.replace('**', '^').replace('delta_', '')}" if any(target.exponents) else (
                "a number without a unit"
            )  # fmt: skip
            has = f"is in {_shown(unit)}" if any(unit.exponents) else "is a pure number or an angle"
            used = ", ".join(f"{n} = {self.written[n]!r}" for n in self.written if n in names_in(text))
            raise ModelError(
                f"the formula {text!r:.80} {has} ({used}), and {asked} is wanted here; a number of it that has a unit "
                "becomes a parameter of its own"
            )


def bare(text: str) -> str | None:
    """The name that a formula consists of, maybe with a sign; None for any other."""
    node = _tree(text)
    while isinstance(node, ast.UnaryOp) and isinstance(node.op, (ast.USub, ast.UAdd)):
        node = node.operand
    return node.id if isinstance(node, ast.Name) and node.id not in RESERVED else None


@lru_cache(maxsize=1024)
def _tree(text: str) -> ast.expr | None:
    """A formula as a tree; None for other text."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", SyntaxWarning)
            return ast.parse(text.strip(), mode="eval").body
    except (SyntaxError, ValueError, MemoryError, RecursionError):
        return None


def _unit(text: str, known: Mapping[str, tuple[float, Unit]]) -> Unit | None:
    """The unit of a formula of known numbers and the time; None where it cannot be told."""
    if (tree := _tree(text)) is None:
        return None
    if (name := bare(text)) is not None:
        return known[name][1] if name in known else None
    nodes = [*ast.walk(tree)]
    aside = {id(n.func) for n in nodes if isinstance(n, ast.Call)}
    aside |= {id(n.right) for n in nodes if isinstance(n, ast.BinOp) and isinstance(n.op, ast.Pow)}
    names = {n.id for n in nodes if isinstance(n, ast.Name) and id(n) not in aside} - {"pi", "e", "deg"}
    plain = [n.value for n in nodes if isinstance(n, ast.Constant) and id(n) not in aside]
    if not names or not names <= known.keys() | {"t"} or not all(map(_is_pure, plain)):
        return None
    numbers = {"t": (math.e, _TIME), **known}
    numbers = {each: numbers[each] for each in names}
    exponents = [_exponent(text, numbers, k) for k in range(len(BASE) - 1)]  # SI counts the radian as 1
    if all(isinstance(each, (int, float)) for each in exponents):
        return Unit(Fraction(1), (*exponents, 0))  # type: ignore[arg-type]
    if "" in exponents or plain:  # a number beside quantities has their unit, as 0.1 in "L + 0.1"
        return None
    base = next(each for each in exponents if isinstance(each, str))
    raise ModelError(
        f"the formula {text!r:.80} is no quantity: it adds, compares or takes functions of what has different units, "
        f"so that in another unit for {base} it says something else"
    )


def _is_pure(x: object) -> bool:
    if isinstance(x, bool) or not isinstance(x, (int, float)) or not math.isfinite(x):
        return False
    found = Fraction(x).limit_denominator(12)
    return math.isclose(found, x, rel_tol=_DIGITS) and {found.numerator, found.denominator} <= {*_PURE}


def _exponent(text: str, numbers: Mapping[str, tuple[float, Unit]], k: int) -> float | str:
    """Exponent of base unit k; the name of the unit if the formula is not homogeneous in it, "" if it has no value."""
    if not any(unit.exponents[k] for _, unit in numbers.values()):
        return 0
    found: list[float] = []
    for shift in _SHIFTS:
        point = {
            name: ((x or 1.0) * (1.0 + shift * (1 + j)), unit) for j, (name, (x, unit)) in enumerate(numbers.items())
        }
        here, there = (_value(text, point, k, size) for size in (1.0, _OTHER))
        if here != 0 and there != 0 and math.isfinite(here) and math.isfinite(there):
            found.append(math.log(abs(there / here)) / math.log(_OTHER))
    if not found:
        return ""
    exact = round(2 * found[0]) / 2
    return (int(exact) if exact == int(exact) else exact) if all(abs(b - exact) < _SAME for b in found) else BASE[k]


def _value(text: str, numbers: Mapping[str, tuple[float, Unit]], k: int, size: float) -> float:
    """The formula with base unit k so many times smaller."""
    try:
        return float(evaluate(text, {name: x * size ** unit.exponents[k] for name, (x, unit) in numbers.items()}))
    except (ModelError, ArithmeticError, ValueError):
        return math.nan


def _shown(unit: Unit) -> str:
    """The exponents of a unit, as it may be written."""

    def part(sign: int) -> Iterator[str]:
        for name, power in zip(BASE, unit.exponents, strict=True):
            if power * sign > 0:
                yield name if abs(power) == 1 else f"{name}^{abs(power):g}"

    above, below = "*".join(part(1)), "/".join(part(-1))
    return f"{above or '1'}/{below}" if below else above or "1"


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
    if isinstance(value, str):
        return split(value) is not None
    return any(map(_any_unit, value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()))


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
