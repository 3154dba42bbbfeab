"""Numbers with units, "12 mm" or "3 bar", as numbers in SI units and radians.

    number in SI = (number + offset) · factor,   factor = ∏ (prefix · factor of the symbol)^exponent

A unit is its factor and its exponents of m, kg, s, A, K, mol, cd and rad. Factors are fractions, π to fifty digits, so
that a number is rounded once. Only a lone degC or degF has an offset, and only where a temperature may stand.
Law: tests/algebra/test_units.py. Source: BIPM, The International System of Units, 9th ed. (2019); NIST SP 811 (2008).
"""

from __future__ import annotations

import ast
import math
import re
import warnings
from fractions import Fraction
from functools import cache, lru_cache
from typing import Any

from poinsot.errors import ModelError, nearest
from poinsot.records import NamedTuple

PI = Fraction("3.14159265358979323846264338327950288419716939937510")
BASE = ("m", "kg", "s", "A", "K", "mol", "cd", "rad")
_PREFIXES = {
    "Q": 30, "R": 27, "Y": 24, "Z": 21, "E": 18, "P": 15, "T": 12, "G": 9, "M": 6, "k": 3, "h": 2, "da": 1, "d": -1,
    "c": -2, "m": -3, "u": -6, "µ": -6, "μ": -6, "n": -9, "p": -12, "f": -15, "a": -18, "z": -21, "y": -24,
    "r": -27, "q": -30,
}  # fmt: skip
_PREFIXED = """
    m m; g 1e-3 kg; s s; A A; K K; mol mol; cd cd; rad rad; Hz 1/s; N kg*m/s^2; Pa N/m^2; J N*m; W J/s; C A*s; V W/A;
    Ω V/A; ohm Ω; Ohm Ω; S A/V; F C/V; Wb V*s; H Wb/A; T Wb/m^2; L 1e-3 m^3; l L; bar 1e5 Pa; t 1000 kg; Wh 3600 J;
    Ah 3600 C; cal 4.184 J; eV 1.602176634e-19 J; P 0.1 Pa*s; St 1e-4 m^2/s; delta_K K
"""
_ALONE = """
    1 1; % 0.01; min 60 s; h 3600 s; d 86400 s; ha 1e4 m^2; atm 101325 Pa; Torr 101325/760 Pa; mmHg 133.322387415 Pa;
    kgf 9.80665 N; hp 745.69987158227022 W; in 0.0254 m; inch in; ft 0.3048 m; yd 0.9144 m; mi 1609.344 m; nmi 1852 m;
    mil 0.001 in; lb 0.45359237 kg; lbm lb; oz 1/16 lb; lbf 9.80665 lb*m/s^2; ozf 1/16 lbf; slug lbf*s^2/ft;
    psi lbf/in^2; ksi 1000 psi; gal 231 in^3; BTU 1055.05585262 J; mph mi/h; kn nmi/h; degC K; celsius K; °C K; ℃ K;
    delta_degC K; degF 5/9 K; °F 5/9 K; delta_degF 5/9 K
"""
_LONE = ("k", "M", "G", "u", "µ", "μ", "n", "p")  # prefixes that may stand without a unit, as in "10k"
_ANGLES = {"deg": PI / 180, "°": PI / 180, "rev": 2 * PI, "turn": 2 * PI, "arcmin": PI / 10800, "arcsec": PI / 648000}
_OFFSETS = {"degC": "273.15", "celsius": "273.15", "°C": "273.15", "℃": "273.15", "degF": "459.67", "°F": "459.67"}
_SUPERSCRIPTS = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹⁻", "0123456789-")
_RAISED = re.compile(r"[⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+")
_TOKEN = re.compile(r"\s*(?:(\*\*|\^)|([*/·⋅×()])|([-+]?\d+)|([A-Za-zΩµμ°℃%_]+))")
_QUANTITY = re.compile(r"\s*([-+]?(?:\d++\.?\d*+|\.\d++)(?:[eE][-+]?\d++)?)\s*((?:1/)?[A-Za-zΩΩµμ°℃%(].*)", re.DOTALL)
_EXPONENT = re.compile(r"\s*(?:\*\*|\^)\s*(?:\(\s*([-+]?\d{1,3})\s*\)|([-+]?\d{1,3}))|([-+]?\d{1,3})(?![\d.])")
_UNIT_LENGTH = 100
_HIGHEST = 12  # an exponent of a unit


class Unit(NamedTuple):
    """A unit: its size in SI units, its exponents of `BASE`, and the offset added where it stands alone.

    counts  whether it counts turns or events, as Hz: then it is no angular velocity
    """

    factor: Fraction
    exponents: tuple[int, ...]
    offset: Fraction = Fraction(0)
    counts: bool = False

    def times(self, other: Unit, power: int = 1) -> Unit:
        """self · other^power."""
        exponents = tuple(a + power * b for a, b in zip(self.exponents, other.exponents, strict=True))
        return Unit(self.factor * other.factor**power, exponents, Fraction(0), self.counts or other.counts)


NUMBER = Unit(Fraction(1), (0,) * len(BASE))


@cache
def tables() -> tuple[dict[str, Unit], dict[str, Unit]]:
    """The symbols that take prefixes, and those that do not."""
    known: dict[str, Unit] = {}
    for k, name in enumerate(BASE):
        known[name] = Unit(Fraction(1), tuple(int(k == i) for i in range(len(BASE))))
    both: list[dict[str, Unit]] = []
    for text in (_PREFIXED, _ALONE):
        found: dict[str, Unit] = {}
        for entry in text.split(";"):
            name, factor, unit = (entry.split() * 2)[:3] if len(entry.split()) == 3 else _simple(entry.split())
            made = NUMBER._replace(factor=Fraction(factor)).times(_parsed(unit, known))
            offset = Fraction(_OFFSETS.get(name, 0))
            known[name] = found[name] = made._replace(offset=offset, counts=name == "Hz")
        both.append(found)
    for name, angle in _ANGLES.items():
        both[1][name] = known["rad"]._replace(factor=angle)
    both[1]["rpm"] = both[1]["rev"].times(known["min"], -1)
    return both[0], both[1]


def _simple(entry: list[str]) -> tuple[str, str, str]:
    name, said = entry
    return (name, said, "1") if said[0].isdigit() and "/" not in said else (name, "1", said)


def _parsed(text: str, known: dict[str, Unit] | None = None) -> Unit:
    """The unit of a text, by a descent through products, quotients, powers and brackets. ModelError."""
    text = _RAISED.sub(lambda m: f"^({m[0].translate(_SUPERSCRIPTS)})", text.replace("\u2126", "Ω"))
    found, at = _product(text, 0, known)
    if text[at:].strip():
        raise ModelError(_no_unit(text))
    return found


def _no_unit(text: str) -> str:
    return f"cannot read the unit {text!r}: symbols with * / ^ and brackets make one, as in N*m/rad; formulas have none"


def _product(text: str, at: int, known: dict[str, Unit] | None) -> tuple[Unit, int]:
    found, power = NUMBER, 1
    wanted = True  # a factor must follow
    while match := _TOKEN.match(text, at):
        _, sign, _, symbol = match.groups()
        if sign in ("*", "·", "⋅", "×", "/"):
            if wanted:
                break
            power, at, wanted = -1 if sign == "/" else 1, match.end(), True
            continue
        if sign == ")":
            break
        if sign == "(":
            one, at = _product(text, match.end(), known)
            if text[at : at + 1] != ")":
                raise ModelError(f"cannot read the unit {text!r}: a bracket is open")
            at += 1
        elif symbol:
            one, at = _symbol(symbol, known), match.end()
        elif wanted and match[3] == "1":
            one, at = NUMBER, match.end()
        else:
            break
        exponent, at = _power(text, at)
        found, power, wanted = found.times(one, power * exponent), 1, False
    if wanted:
        raise ModelError(_no_unit(text))
    return found, at


def _power(text: str, at: int) -> tuple[int, int]:
    """The exponent that follows, "^2", "**-1", "2" or none, and where it ends."""
    match = _EXPONENT.match(text, at)
    if match is None:
        return 1, at
    exponent = int(match[1] or match[2] or match[3])
    if abs(exponent) > _HIGHEST:
        raise ModelError(f"cannot read the unit {text!r}: {exponent} is no exponent of a unit")
    return exponent, match.end()


def _symbol(name: str, known: dict[str, Unit] | None = None) -> Unit:
    """A symbol, maybe with a prefix."""
    if known is not None:
        return known[name]
    prefixing, plain = tables()
    if (unit := plain.get(name) or prefixing.get(name)) is not None:
        return unit
    for length in (1, 2):
        if name[:length] in _PREFIXES and (unit := prefixing.get(name[length:])) is not None:
            return unit._replace(factor=unit.factor * Fraction(10) ** _PREFIXES[name[:length]], offset=Fraction(0))
    hint = nearest(name, _names()) or "; units are, for instance, mm, kg, N*m/rad, degC, rpm, kW"
    raise ModelError(f"the unit {name!r} is not known{hint}")


def _names() -> list[str]:
    prefixing, plain = tables()
    return [*plain, *prefixing, *(p + s for p in ("m", "k", "M", "c", "µ") for s in prefixing)]


@lru_cache(maxsize=1024)
def unit_of(text: str) -> Unit:
    """The unit of a text such as "N*m/rad", "kg/m^3", "W m⁻² K⁻¹" or "L/min". ModelError where it is none."""
    if len(text) > _UNIT_LENGTH:
        raise ModelError(f"cannot read a unit of {len(text)} characters")
    lone = tables()[1].get(text.strip())
    return lone if lone is not None else _parsed(text)._replace(offset=Fraction(0))


def split(text: str) -> tuple[str, str] | None:
    """The number and the unit of a text, None for one that is no number with something behind it: a formula, a name."""
    if len(text) > 2 * _UNIT_LENGTH:
        return None
    match = _QUANTITY.fullmatch(text)
    return (match[1], match[2].strip()) if match and not _is_formula(text) else None


def has_unit(text: str) -> bool:
    """Test for a number with a known unit."""
    parts = split(text)
    if parts is None:
        return False
    try:
        unit_of(parts[1])
    except ModelError:
        return False
    return True


@lru_cache(maxsize=1024)
def _is_formula(text: str) -> bool:
    """Test for a formula, "2 if x > 1 else 3"; "10J" is no complex number here."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", SyntaxWarning)
        try:
            body = ast.parse(text.strip(), mode="eval").body
        except (SyntaxError, ValueError, MemoryError, RecursionError):
            return False
    return not (isinstance(body, ast.Constant) and isinstance(body.value, complex))


def prefixed(text: str) -> float | None:
    """The value of "10k" or "4.7 M", a number with a prefix alone; None for anything else. "10m" might be metres."""
    parts = split(text)
    if parts is None or parts[1] not in _LONE:
        return None
    return _rounded(Fraction(parts[0]) * Fraction(10) ** _PREFIXES[parts[1]])


def _rounded(value: Fraction) -> float:
    try:
        return float(value)
    except OverflowError:
        return math.copysign(math.inf, value)


def in_si(text: str, wanted: str | None) -> float:
    """A text with a number and a unit, as a number in SI units; wanted: a unit of the same kind, None for any.

    Errors  ModelError for what is no number with a unit, for a unit that is not known or of another kind
    """
    if (value := prefixed(text)) is not None:
        return value
    parts = split(text)
    if parts is None:
        raise ModelError(f'{text!r:.80} is no number with a unit, such as "12 mm"')
    number, written = parts
    unit = unit_of(written)
    misfit(unit, wanted, repr(text))
    if unit.offset and wanted == "delta_K":
        raise ModelError(f"{text!r} is a temperature, and a difference of temperatures is wanted here: write it in K")
    return _rounded((Fraction(number) + unit.offset) * unit.factor)


def misfit(unit: Unit, wanted: str | None, what: str) -> None:
    """ModelError for a unit of another kind than that wanted.

    An angle may be left out, N·m for N·m/rad, since SI counts radians as 1; Hz is no angular velocity: it counts turns.
    """
    if wanted is None:
        return
    target = unit_of(wanted)
    given, asked = unit.exponents, target.exponents
    if given[:-1] == asked[:-1] and (given[-1] == asked[-1] or (given[-1] == 0 and any(given) and not unit.counts)):
        return
    if given[:-1] == asked[:-1] and unit.counts:
        raise ModelError(f"{what} counts turns, and an angular velocity is wanted here: write it in rad/s or rpm")
    kind = f"a unit such as {_shown(wanted)}" if any(asked) else "a number without a unit"
    raise ModelError(f"{what} does not fit: {kind} is wanted here")


def _shown(unit: str) -> str:
    return unit.replace("**", "^").replace("delta_", "")


def quantity(value: Any, unit: str | None = None) -> Any:
    """A number with a unit as a float in SI units and radians: "12 mm" is 0.012, "20 degC" is 293.15, "90 deg" π/2.

    value   a text, a number (which is in SI units already), a quantity of Pint or Astropy, also an array of such, or a
            DataArray of xarray with its unit in attrs["units"]
    unit    a unit of the kind that is wanted, "m"; None for any. The result is in SI units all the same
    Units: SI, radians. Errors: ModelError for a unit that is not known, or of another kind than that wanted
    Law: every unit there and back, and a number with a unit is rounded once, tests/algebra/test_units.py
    """
    if isinstance(value, str):
        try:
            return float(value)
        except ValueError:
            return in_si(value, unit)
    if is_foreign(value):
        return _foreign(value, unit)
    return value if hasattr(value, "__len__") else float(value)


def is_foreign(value: object) -> bool:
    """Test for a quantity of Pint or Astropy, by its methods, or a DataArray that says its unit; none is imported."""
    pint = hasattr(value, "to_base_units") and hasattr(value, "magnitude")
    astropy = hasattr(value, "decompose") and hasattr(value, "unit") and hasattr(value, "value")
    return pint or astropy or _said(value) is not None


def _said(value: object) -> str | None:
    """The unit that a DataArray of xarray says; None for units of several kinds, "rad or m"."""
    attributes = getattr(value, "attrs", None)
    if not (
        isinstance(attributes, dict) and hasattr(value, "dims") and isinstance(said := attributes.get("units"), str)
    ):
        return None
    try:
        unit_of(said)
    except ModelError:
        return None
    return said


def _foreign(value: Any, wanted: str | None) -> Any:
    """A quantity of another package: converted to SI units by that package, then read by name as others are."""
    if (said := _said(value)) is not None:
        unit = unit_of(said)
        misfit(unit, wanted, f"'{said}'")
        if unit.offset and wanted == "delta_K":
            raise ModelError(f"'{said}' is of temperatures, and a difference of them is wanted here: write it in K")
        found = value.copy(data=(value.values + float(unit.offset)) * float(unit.factor))
        found.attrs = {key: each for key, each in value.attrs.items() if key != "units"}
        return found if found.dims else float(found)
    if hasattr(value, "to_base_units"):
        base = value.to_base_units()
        number, written = base.magnitude, f"{base.units:~C}"
    else:
        if str(value.unit) == "deg_C":
            number, written = value.value + 273.15, "K"
        else:
            base = value.decompose()
            number, written = base.value, base.unit.to_string(format="fits") if str(base.unit) else ""
    unit = unit_of(written) if written not in ("", "dimensionless") else NUMBER
    named = str(getattr(value, "units", "") or getattr(value, "unit", ""))
    unit = unit._replace(counts="hertz" in named or "Hz" in named)
    if wanted is not None and any(unit_of(wanted).exponents[:-1]) | any(unit.exponents):
        misfit(unit, wanted, f"'{value}'")
    factor = float(unit.factor)
    return number * factor if hasattr(number, "__len__") else float(number) * factor
