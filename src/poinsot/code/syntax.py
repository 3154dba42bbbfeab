"""Syntax of the loop language: operators, functions, folding of known values, widening of numbers."""

from __future__ import annotations

import ast
import inspect
import operator
import textwrap
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import numpy as np

from poinsot.code import primitives
from poinsot.code.typed import Binary, Expression, KnownValue, LazyChoice, Unary
from poinsot.code.types import BOOL, FLOAT, INT, NONE, NUMBERS, Array, Known, Type
from poinsot.errors import CompilerError

ARITHMETIC: dict[type[ast.operator], tuple[str, Callable[[Any, Any], Any]]] = {
    ast.Add: ("+", operator.add),
    ast.Sub: ("-", operator.sub),
    ast.Mult: ("*", operator.mul),
    ast.Div: ("/", operator.truediv),
    ast.FloorDiv: ("//", operator.floordiv),
    ast.Mod: ("%", operator.mod),
    ast.BitAnd: ("&", operator.and_),
    ast.BitOr: ("|", operator.or_),
    ast.BitXor: ("^", operator.xor),
    ast.LShift: ("<<", operator.lshift),
    ast.RShift: (">>", operator.rshift),
    ast.Pow: ("**", operator.pow),
}
OF_INT, OF_BOOL = ("float of",), ("any lane",)
RESULTS = {"isfinite": BOOL, "isinf": BOOL, "any lane": BOOL, "bits of": INT}
WHOLE = ("//", "%", "&", "|", "^", "<<", ">>")
COMPARISONS: dict[type[ast.cmpop], str] = {
    ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.Eq: "==", ast.NotEq: "!=",
}  # fmt: skip
MATHEMATICS: dict[Any, str] = {
    abs: "abs", min: "min", max: "max", np.sqrt: "sqrt", np.floor: "floor", np.log: "log", np.hypot: "hypot",
    primitives.fma: "fma", primitives.bits_of: "bits of", primitives.float_of: "float of",
    primitives.sine: "sin", primitives.cosine: "cos",
    primitives.any_lane: "any lane", np.isfinite: "isfinite", np.isinf: "isinf",
}  # fmt: skip
CONVERSIONS: dict[Any, Type] = {float: FLOAT, int: INT, bool: BOOL}
ALLOWED = "docs/loop-language.md lists what a loop may be written with"


class LanguageError(CompilerError):
    """A text of a loop is not of the loop language."""


@cache
def text_of(function: Callable[..., object]) -> tuple[ast.FunctionDef, str, int]:
    """The syntax of a function, its file and the line before it."""
    lines, first = inspect.getsourcelines(function)
    found = ast.parse(textwrap.dedent("".join(lines))).body[0]
    assert isinstance(found, ast.FunctionDef)
    return found, inspect.getsourcefile(function) or "?", first - 1


def is_handed(kind: Type) -> bool:
    """Test for a runtime type: neither None nor a known constant."""
    return kind != NONE and not isinstance(kind, Known)


@cache
def known_parameters(function: Callable[..., object]) -> frozenset[int]:
    """Which parameters of a text are to be known while compiling."""
    found = set[int]()
    for k, each in enumerate(text_of(function)[0].args.args):
        match each.annotation:
            case ast.Subscript(value=ast.Name(id="Known")) | ast.BinOp(left=ast.Subscript(value=ast.Name(id="Known"))):
                found.add(k)
    return frozenset(found)


def folded(value: object) -> KnownValue:
    """A known value as an expression."""
    if isinstance(value, bool | int | float):
        return known(value)
    return KnownValue(None, NONE) if value is None else KnownValue(value, Known(value))


def known(value: float | int | bool) -> KnownValue:
    if isinstance(value, bool):
        return KnownValue(value, BOOL)
    return KnownValue(value, INT if isinstance(value, int) else FLOAT)


def widens(kind: Type, wanted: Type) -> bool:
    return kind in NUMBERS and wanted in NUMBERS and NUMBERS.index(kind) <= NUMBERS.index(wanted)


def converted(value: Expression, kind: Type) -> Expression:
    """The same number as one of a wider type."""
    if value.type == kind:
        return value
    if isinstance(value, KnownValue) and value.value is not None:
        return KnownValue(float(value.value) if kind == FLOAT else int(value.value), kind)
    return Unary(f"to {kind}", value, kind)


def chosen(index: Expression, values: Sequence[Expression]) -> Expression:
    """values[index]"""
    found = values[-1]
    for k in range(len(values) - 2, -1, -1):
        found = LazyChoice(Binary("==", index, KnownValue(k, INT), BOOL), values[k], found, found.type)
    return found


def item_of(array: Expression) -> Type:
    assert isinstance(array.type, Array)
    return array.type.item
