"""Formulas as text, over any scalar. Safe by construction: a formula is parsed, never evaluated by Python.

Waves and tables in formulas: pulse, square, sawtooth, triangle, mod, interp, all of one jump, floor.

    mod(x, y) = x − y ⌊x/y⌋        pulse(t, T, d) = ⌊t/T⌋ − ⌊t/T − d⌋

A wave is made of floors of t/T plus numbers, so whoever knows when a line crosses an integer knows all its jumps and
kinks, however many periods there are. At a jump waves have the value after it. Where a period is not above 0 or a duty
is outside 0 … 1 they are no number, as SciPy's: ModelError for plain numbers, NaN for those that are not known yet;
symbols are taken to be within. Law: SciPy's waves, over any scalar, tests/algebra/test_waves.py
Source: Graham, Knuth & Patashnik 1994, §3.1 and (3.21).
"""

from __future__ import annotations

import ast
import math
import re
import warnings
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from inspect import signature
from itertools import pairwise
from math import nan
from typing import Any

from poinsot.algebra import relays, scalars, units
from poinsot.algebra.relays import floor
from poinsot.algebra.scalars import Scalar, known, less, number, where
from poinsot.errors import ModelError, nearest


def mod(x: Scalar, y: Scalar) -> Scalar:
    """x − y ⌊x/y⌋: the remainder of x over whole multiples of y, with the sign of y.

    Units  those of x and y. To rounding: x/y just below an integer may round to it
    Law    that of Python's %, tests/algebra/test_waves.py
    """
    return x - y * floor(x / y)


def pulse(t: Scalar, period: Scalar, duty: Scalar) -> Scalar:
    """1 in the first share ``duty`` of each period from t = 0 on, else 0: ⌊t/T⌋ − ⌊t/T − d⌋.

    t, period  of one unit, period > 0      duty  0 … 1; it may vary: 1 where t/T − ⌊t/T⌋ < duty
    Errors     ModelError for numbers outside, of others NaN
    Law        its mean over a period is the duty, tests/algebra/test_waves.py
    """
    x = _turns("pulse", t, period)
    if number(duty) and duty in (0, 1):
        return float(duty)
    _require(duty, lambda: duty >= 0 and duty <= 1, "pulse: the duty must be within 0 … 1")
    high = floor(x) - floor(x - duty)
    return where(less(duty, 0), nan, where(less(1, duty), nan, high)) if _guarded(duty) else high


def square(t: Scalar, period: Scalar, duty: Scalar = 0.5) -> Scalar:
    """1 in the first share ``duty`` of each period from t = 0 on, else −1: 2 pulse − 1. Errors as of `pulse`.

    t, period in the unit of time; the wave [–]
    Law  SciPy's signal.square(2π t/period, duty), tests/algebra/test_waves.py
    """
    return 2 * pulse(t, period, duty) - 1


def sawtooth(t: Scalar, period: Scalar) -> Scalar:
    """From −1 at t = 0 straight up to 1 in each period, where it falls back. ModelError unless the period is above 0.

    t, period in the unit of time; the wave [–]
    Law  SciPy's signal.sawtooth(2π t/period), tests/algebra/test_waves.py
    """
    x = _turns("sawtooth", t, period)
    return 2 * (x - floor(x)) - 1


def triangle(t: Scalar, period: Scalar) -> Scalar:
    """From −1 at t = 0 straight up to 1 at half the period, and down again. ModelError unless the period is above 0.

        1 + (1 − 2e)(4(x − n) − 2),   x = t/T,  n = ⌊x⌋,  e = ⌊2x⌋ − 2n: the second half

    t, period in the unit of time; the wave [–]
    Law  SciPy's signal.sawtooth(2π t/period, 0.5), tests/algebra/test_waves.py
    """
    x = _turns("triangle", t, period)
    n = floor(x)
    second = floor(2 * x) - 2 * n
    return 1 + (1 - 2 * second) * (4 * (x - n) - 2)


def interp(x: Scalar, points: Sequence[Scalar], values: Sequence[Scalar]) -> Scalar:
    """Straight lines through points (x, y), and beyond them the first and the last value.

    points, values  at least two, as many of both; points must increase
    Errors          ModelError where they do not
    Law             NumPy's interp, tests/algebra/test_waves.py
    """
    if len(points) != len(values) or len(points) < 2:
        raise ModelError(
            f"interp needs as many values as points, at least two; got {len(points)} points and {len(values)} values"
        )
    if any(known(a) and known(b) and not a < b for a, b in pairwise(points)):
        raise ModelError("the points of interp must increase; a jump is written with step(x − a)")
    within = where(less(x, points[0]), points[0], where(less(points[-1], x), points[-1], x))
    pieces = zip(pairwise(points), pairwise(values), strict=True)
    lines = [y + (z - y) / (b - a) * (within - a) for (a, b), (y, z) in pieces]
    found = lines[-1]
    for line, end in zip(lines[-2::-1], points[-2:0:-1], strict=True):
        found = where(less(x, end), line, found)
    return found


def _turns(name: str, t: Scalar, period: Scalar) -> Scalar:
    """t/T."""
    _require(period, lambda: period > 0, f"{name}: the period must be above 0")
    return where(less(0, period), t / period, nan) if _guarded(period) else t / period


def _require(given: Scalar, holds: Callable[[], bool], rule: str) -> None:
    """Refuse numbers for which a rule does not hold."""
    if known(given) and not holds():
        raise ModelError(f"{rule}, and is {given!r:.60}")


def _guarded(x: Scalar) -> bool:
    """Test for a number not known yet, and no symbol."""
    return not known(x) and not getattr(x, "free_symbols", ())


_FUNCTIONS: dict[str, Callable[..., Scalar]] = {
    name: getattr(scalars, name) for name in ("sin", "cos", "tan", "asin", "acos", "atan", "exp", "log", "sqrt", "tanh")
}
_FUNCTIONS |= {"abs": scalars.absolute, "step": relays.step, "atan2": scalars.atan2}
_CONSTANTS = {"pi": math.pi, "e": math.e, "deg": math.pi / 180}
RESERVED = frozenset(("t", *_CONSTANTS, *_FUNCTIONS))
_CALLED: dict[str, Callable[..., Scalar]] = {
    "sign": relays.sign, "min": scalars.minimum, "max": scalars.maximum, "floor": relays.floor, "mod": mod,
    "pulse": pulse, "square": square, "sawtooth": sawtooth, "triangle": triangle,
    "interp": interp,
}  # fmt: skip
CALLED = frozenset(_CALLED)
"""Functions whose names parameters may have, too."""
BROKEN = frozenset(("abs", "step", "atan2", "if", *CALLED))
"""Names in formulas at which a value may jump or have a kink."""
_FUNCTIONS |= _CALLED
_ARGUMENTS = {name: [*signature(function).parameters.values()] for name, function in _FUNCTIONS.items()}
_FORMULA_LENGTH = 2000


def evaluate(text: str, names: Mapping[str, Scalar]) -> Scalar:
    """The value of a formula over any scalar, without ever running it as a program.

    A formula has numbers, the ``names`` given, pi, e, deg (π/180), + - * / **, brackets and the functions sin cos tan
    asin acos atan exp log sqrt tanh abs sign floor, atan2(y, x), min(x, y), max(x, y), step(x), which is 0 for x < 0
    and 1 otherwise, mod(x, y), the waves pulse(t, period, duty), square(t, period[, duty]), sawtooth(t, period),
    triangle(t, period) and tables interp(x, [x0, x1, …], [y0, y1, …]) of `waves`, and choices ``x if a > b else y``.
    NaN where it has no value, as in 1/0. Raises ModelError that quotes what cannot be used.
    """
    if len(text) > _FORMULA_LENGTH:
        raise ModelError(f"a formula may have {_FORMULA_LENGTH} characters; this one has {len(text)}")
    try:
        return _evaluate(_parsed(text.strip()).body, {**_CONSTANTS, **names}, text)
    except (SyntaxError, ValueError, MemoryError) as error:
        if isinstance(error, ModelError):
            raise
        return _with_prefix(text)
    except RecursionError:
        raise ModelError("the formula is nested too deeply; write it with fewer brackets") from None
    except (ZeroDivisionError, OverflowError):
        return math.nan


def _with_prefix(text: str) -> float:
    """The number of a text with a prefix, "10k". ModelError with a hint for any other text."""
    if (value := units.prefixed(text)) is not None:
        return value
    if units.has_unit(text):
        why = "has a unit, and what is wanted here is a number in SI units or a formula, which have none"
        raise ModelError(f"{_short(text)} {why}")
    beside = re.search(r"[\w)]\s+[^\W\d][\w*/^·°]*\s*$", text)
    hint = "; a unit may stand behind a single number, never in a formula" if beside else ""
    raise ModelError(f"cannot read the formula {_short(text)}: check brackets and operators{hint}") from None


@lru_cache(maxsize=1024)
def _parsed(text: str) -> ast.Expression:
    """The formula as a tree; Python's own remarks on how it is written are for programs, not for formulas."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", SyntaxWarning)
        return ast.parse(text, mode="eval")


def names_in(text: str) -> set[str]:
    """The names that a readable formula uses, functions included."""
    return {node.id for node in ast.walk(_parsed(text.strip())) if isinstance(node, ast.Name)}


def _short(text: str) -> str:
    return repr(text if len(text) <= 60 else text[:57] + "...")


def _evaluate(node: ast.expr, names: Mapping[str, Scalar], text: str) -> Scalar:
    match node:
        case ast.Constant(value=bool()):
            pass
        case ast.Constant(value=int() | float() as number):
            return float(number)
        case ast.Name(id=name) if name in names:
            value = names[name]
            return float(value) if isinstance(value, int) else value
        case ast.Name(id=name) if name not in RESERVED:
            hint = nearest(name, sorted(names), "it may use")
            raise ModelError(f"the formula {_short(text)} uses {name!r}, which is not known here{hint}")
        case ast.Name(id="t"):
            raise ModelError(f"the formula {_short(text)} uses the time t, but this is a number that stays the same")
        case ast.UnaryOp(op=ast.USub(), operand=x):
            return -_evaluate(x, names, text)
        case ast.UnaryOp(op=ast.UAdd(), operand=x):
            return _evaluate(x, names, text)
        case ast.BinOp(left=x, op=op, right=y) if type(op) in _OPERATORS:
            return _OPERATORS[type(op)](_evaluate(x, names, text), _evaluate(y, names, text))
        case ast.Call(func=ast.Name(id=name), args=args, keywords=[]) if name in _FUNCTIONS and _takes(name, args):
            return _FUNCTIONS[name](*(_argument(each, names, text) for each in args))
        case ast.IfExp(test=ast.Compare(left=a, ops=[op], comparators=[b]), body=x, orelse=y) if type(op) in _ORDERS:
            over = _ORDERS[type(op)](_evaluate(a, names, text), _evaluate(b, names, text))
            if scalars.known(over):
                holds = over > 0 or (over == 0 and isinstance(op, (ast.GtE, ast.LtE)))
                return _evaluate(x if holds else y, names, text)
            yes, no = _evaluate(x, names, text), _evaluate(y, names, text)
            strict = isinstance(op, (ast.Gt, ast.Lt))  # a relay has at 0 what it has above
            return relays.choice(-over, no, yes) if strict else relays.choice(over, yes, no)
        case _:
            pass
    raise ModelError(
        f"cannot use {_short(ast.unparse(node))} in the formula {_short(text)}: a formula has numbers, names, "
        f"+ - * / **, brackets, choices 'x if a > b else y' and the functions "
        f"{', '.join(sorted(map(_shown, _FUNCTIONS)))}"
    )


def _takes(name: str, given: list[ast.expr]) -> bool:
    """Test of the arguments of a function: their number, and lists for points alone."""
    lists = [k for k, each in enumerate(given) if isinstance(each, ast.List)]
    least = sum(each.default is each.empty for each in _ARGUMENTS[name])
    return least <= len(given) <= len(_ARGUMENTS[name]) and lists == ([1, 2] if name == "interp" else [])


def _shown(name: str) -> str:
    """A function as messages list it: with its arguments, where they are several."""
    if name == "interp":
        return "interp(x, [x0, x1, …], [y0, y1, …])"
    arguments = [each.name for each in _ARGUMENTS[name]]
    return name if len(arguments) == 1 else f"{name}({', '.join(arguments)})"


def _argument(node: ast.expr, names: Mapping[str, Scalar], text: str) -> Scalar | list[Scalar]:
    if isinstance(node, ast.List):
        return [_evaluate(each, names, text) for each in node.elts]
    return _evaluate(node, names, text)


def _power(base: Scalar, exponent: Scalar) -> Scalar:
    if isinstance(exponent, float) and exponent.is_integer():
        return base ** int(exponent)
    if isinstance(base, float) and isinstance(exponent, float):
        value: Any = base**exponent
        return value if isinstance(value, float) else math.nan
    for each in (base, exponent):
        if hasattr(each, "by_member"):
            found: Scalar = each.by_member(_power, base, exponent)
            return found
    return scalars.exp(exponent * scalars.log(base))


_ORDERS: dict[type[ast.cmpop], Callable[[Scalar, Scalar], Scalar]] = {
    ast.Gt: lambda a, b: a - b,
    ast.GtE: lambda a, b: a - b,
    ast.Lt: lambda a, b: b - a,
    ast.LtE: lambda a, b: b - a,
}
"""What is above zero where a comparison holds."""
_OPERATORS: dict[type[ast.operator], Callable[[Scalar, Scalar], Scalar]] = {
    ast.Add: lambda x, y: x + y,
    ast.Sub: lambda x, y: x - y,
    ast.Mult: lambda x, y: x * y,
    ast.Div: lambda x, y: x / y,
    ast.Pow: _power,
}


def renamed(text: str, names: Mapping[str, str]) -> str:
    """A formula with other names; other text stays unchanged."""
    try:
        tree = ast.parse(text.strip(), mode="eval")
        if not any(isinstance(node, ast.Name) and node.id in names for node in ast.walk(tree)):
            return text
        return ast.unparse(_Renaming(names).visit(tree))
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return text


class _Renaming(ast.NodeTransformer):
    def __init__(self, names: Mapping[str, str]) -> None:
        self.names = names

    def visit_Name(self, node: ast.Name) -> ast.AST:
        if node.id not in self.names:
            return node
        return ast.parse(self.names[node.id], mode="eval").body
