"""The units of formulas of named numbers with units: in other base units they say the same.

    f(λ^a x) = λ^b f(x) for every base unit, a the exponents of what f takes, b those of what it is

Numbers in formulas may have units that nobody wrote (9.81): only fractions of small whole numbers, ½ and 12, and π are
taken for pure ones. Law: tests/algebra/test_formula_units.py. Source: Bridgman (1922), Dimensional Analysis.
"""

from __future__ import annotations

import ast
import math
import warnings
from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import lru_cache

from poinsot.algebra.caching import cached_property
from poinsot.algebra.formulas import RESERVED, evaluate, names_in
from poinsot.algebra.units import BASE, Unit, in_si, misfit, prefixed, split, unit_of
from poinsot.errors import ModelError
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
