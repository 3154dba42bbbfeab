"""Formulas as text, over any scalar. Safe by construction: a formula is parsed, never evaluated by Python."""

from __future__ import annotations

import ast
import math
import re
import warnings
from collections.abc import Callable, Mapping
from functools import lru_cache
from inspect import signature
from typing import Any

from poinsot.algebra import (
    relays,
    scalars,
    units,
    waves,
)
from poinsot.algebra.scalars import Scalar
from poinsot.errors import ModelError, nearest

_FUNCTIONS: dict[str, Callable[..., Scalar]] = {
    name: getattr(scalars, name) for name in ("sin", "cos", "tan", "asin", "acos", "atan", "exp", "log", "sqrt", "tanh")
}
_FUNCTIONS |= {"abs": scalars.absolute, "step": relays.step, "atan2": scalars.atan2}
_CONSTANTS = {"pi": math.pi, "e": math.e, "deg": math.pi / 180}
RESERVED = frozenset(("t", *_CONSTANTS, *_FUNCTIONS))
_CALLED: dict[str, Callable[..., Scalar]] = {
    "sign": relays.sign, "min": scalars.minimum, "max": scalars.maximum, "floor": relays.floor, "mod": waves.mod,
    "pulse": waves.pulse, "square": waves.square, "sawtooth": waves.sawtooth, "triangle": waves.triangle,
    "interp": waves.interp,
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
            return relays.choice(over, _evaluate(x, names, text), _evaluate(y, names, text))
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
