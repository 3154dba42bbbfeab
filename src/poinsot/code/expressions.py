"""The front end, expressions: Python's to typed ones. What is known while compiling is folded."""

from __future__ import annotations

import ast
import builtins
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

import numpy as np

from poinsot.code import primitives
from poinsot.code.syntax import (
    ALLOWED,
    ARITHMETIC,
    COMPARISONS,
    CONVERSIONS,
    MATHEMATICS,
    OF_BOOL,
    OF_INT,
    RESULTS,
    WHOLE,
    LanguageError,
    chosen,
    converted,
    folded,
    is_handed,
    known,
    known_parameters,
    widens,
)
from poinsot.code.typed import (
    ArrayAt,
    ArrayElement,
    Assign,
    Binary,
    Expression,
    Field,
    FunctionCall,
    KnownValue,
    LazyChoice,
    Local,
    Logic,
    Mathematics,
    Several,
    Size,
    Slice,
    Statement,
    TypedFunction,
    Unary,
)  # fmt: skip
from poinsot.code.types import BOOL, FLOAT, INT, NONE, NUMBERS, Array, Known, PartType, RecordType, Tuple, Type


class Functions(Protocol):
    """The functions that a text calls."""

    def function(self, text: Callable[..., Any], types: tuple[Type, ...], where: str) -> TypedFunction:
        """A function for arguments of these types, read where it has not been."""


class Expressions:
    """Expressions of one function, with the types of its locals so far.

    before   the line before its text
    """

    def __init__(
        self, within: Functions, text: Callable[..., object], types: dict[str, Type], file: str, before: int
    ) -> None:
        self._within, self._text, self._types, self._file, self._before = within, text, types, file, before
        self._parameters, self._beginning = frozenset(types), list[Statement]()

    def _where(self, node: ast.AST) -> str:
        return f"{self._file}, line {self._before + getattr(node, 'lineno', 1)}"

    def _fault(self, node: ast.AST, why: str) -> LanguageError:
        source = ast.unparse(node).splitlines()[0]
        return LanguageError(f"{self._where(node)}: {source!r:.100} {why}; {ALLOWED}.")

    def _truth(self, node: ast.expr) -> Expression:
        return self._wanted(node, self._expression(node), BOOL)

    def _wanted(self, node: ast.AST, value: Expression, kind: Type) -> Expression:
        """The value as one of the type that is wanted."""
        if value.type == kind:
            return value
        if isinstance(value, Several) and isinstance(kind, Tuple) and len(value.items) == len(kind.items):
            items = [self._wanted(node, each, one) for each, one in zip(value.items, kind.items, strict=True)]
            return Several(tuple(items), kind)
        if kind == BOOL and value.type in NUMBERS:
            if isinstance(value, KnownValue):
                return KnownValue(bool(value.value), BOOL)
            return Binary("!=", value, KnownValue(0, INT) if value.type == INT else KnownValue(0.0, FLOAT), BOOL)
        if not widens(value.type, kind):
            raise self._fault(node, f"is {value.type}, where {kind} is wanted")
        return converted(value, kind)

    def _expression(self, node: ast.expr) -> Expression:
        match node:
            case ast.Constant(value=None):
                return KnownValue(None, NONE)
            case ast.Constant(value=bool() | int() | float() as value):
                return known(value)
            case ast.Name(id=name) if name in self._types:
                kind = self._types[name]
                if isinstance(kind, Known):
                    return folded(kind.value)
                return KnownValue(None, NONE) if kind == NONE else Local(name, kind)
            case ast.Name() | ast.Attribute(value=ast.Name(id="np")):
                value = self._global(node)
                if isinstance(value, bool | int | float | tuple):
                    return folded(value)
                raise self._fault(node, "is no number; a text knows its arguments and the constants of its module")
            case ast.Attribute(value=base, attr=name):
                return self._field(node, self._expression(base), name)
            case ast.Subscript():
                return self._subscript(node)
            case ast.BinOp(left=left, op=op, right=right):
                return self._arithmetic(node, op, self._expression(left), self._expression(right))
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                of = self._expression(operand)
                if isinstance(of, KnownValue) and of.value is not None:
                    return known(-of.value)
                return Unary("-", converted(of, INT) if of.type == BOOL else of, INT if of.type == BOOL else of.type)
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                truth = self._truth(operand)
                return KnownValue(not truth.value, BOOL) if isinstance(truth, KnownValue) else Unary("not", truth, BOOL)
            case ast.BoolOp(op=op, values=values):
                return self._logic("and" if isinstance(op, ast.And) else "or", values)
            case ast.Compare(left=left, ops=ops, comparators=others):
                return self._compare(node, left, ops, others)
            case ast.IfExp(test=test, body=yes, orelse=no):
                return self._choice(node, self._truth(test), yes, no)
            case ast.Tuple(elts=items):
                found = tuple(map(self._expression, items))
                return Several(found, Tuple(tuple(each.type for each in found)))
            case ast.Call():
                return self._call(node)
            case _:
                raise self._fault(node, "is no expression of a loop")

    def _global(self, node: ast.expr) -> Any:
        """The object that a name of the module, or of NumPy, stands for."""
        match node:
            case ast.Name(id=name):
                scope: Mapping[str, Any] = self._text.__globals__
                if name in scope:
                    return scope[name]
                return getattr(builtins, name, None)
            case ast.Attribute(value=ast.Name() as base, attr=name) if self._global(base) is np:
                return getattr(np, name, None)
        return None

    def _field(self, node: ast.AST, base: Expression, name: str) -> Expression:
        if isinstance(base.type, Known) and isinstance(base, KnownValue) and hasattr(base.value, name):
            return folded(getattr(base.value, name))
        if not isinstance(base.type, PartType | RecordType) or name not in base.type.places:
            raise self._fault(node, f"asks {base.type} for {name!r}")
        if isinstance(base.type, RecordType) and name in (arrays := dict(base.type.arrays)) and isinstance(base, Local):
            return self._lying(base, name, *arrays[name])
        return Field(base, name, base.type.places[name][1])

    def _lying(self, base: Local, name: str, kind: Array, sizes: Sequence[str]) -> Expression:
        """The array at an address of a record; of a parameter it is found once, where the function begins."""
        shape = [ast.parse(re.sub(r"[a-z]\w*", rf"{base.name}.\g<0>", size), mode="eval").body for size in sizes]
        found = ArrayAt(Field(base, name, INT), tuple(map(self._expression, shape)), kind)
        if base.name not in self._parameters:
            return found
        held = f"{base.name}_{name}"
        if held not in self._types:
            self._types[held] = kind
            self._beginning.append(Assign((held,), found))
        return Local(held, kind)

    def _subscript(self, node: ast.Subscript) -> Expression:
        if isinstance(node.value, ast.Attribute) and node.value.attr == "shape":
            array, axis = self._expression(node.value.value), self._expression(node.slice)
            if isinstance(array.type, Array):
                match axis:
                    case KnownValue(value=int() as k) if k in range(array.type.rank):
                        return Size(array, k, INT)
                raise self._fault(node, f"asks {array.type} for an axis that it has not")
        if isinstance(node.value, ast.Tuple):
            return self._one_of(node, self._wanted(node, self._expression(node.slice), INT), node.value.elts)
        base = self._expression(node.value)
        if isinstance(base, KnownValue) and isinstance(base.type, Known):
            place = self._expression(node.slice)
            if not isinstance(place, KnownValue) or not isinstance(place.value, int):
                raise self._fault(node, "asks what is known for a place that is not")
            return folded(base.value[place.value])
        array = self._array(node.value)
        assert isinstance(array.type, Array)
        given = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        if len(given) > array.type.rank:
            raise self._fault(node, f"has {len(given)} indices for {array.type}")
        line = self._before + node.lineno
        if isinstance(given[-1], ast.Slice):
            *first, last = given
            assert isinstance(last, ast.Slice)
            if last.step is not None:
                raise self._fault(node, "leaves numbers out; a part of an array lies in one piece")
            indices = tuple(self._index(each, array, k) for k, each in enumerate(first))
            start = KnownValue(0, INT) if last.lower is None else self._wanted(node, self._expression(last.lower), INT)
            stop = (
                Size(array, len(first), INT)
                if last.upper is None
                else self._wanted(node, self._expression(last.upper), INT)
            )
            return Slice(array, indices, start, stop, Array(array.type.item, array.type.rank - len(first)), line)
        indices = tuple(self._index(each, array, k) for k, each in enumerate(given))
        if len(indices) < array.type.rank:
            return Slice(array, indices, None, None, Array(array.type.item, array.type.rank - len(indices)), line)
        return ArrayElement(array, indices, array.type.item, line)

    def _one_of(self, node: ast.AST, index: Expression, items: Sequence[ast.expr]) -> Expression:
        values = [self._expression(each) for each in items]
        if not all(isinstance(each, KnownValue) and each.type == values[0].type for each in values):
            raise self._fault(node, "chooses among values that are not known, or not of one type")
        return chosen(index, values)

    def _index(self, node: ast.expr, array: Expression, axis: int) -> Expression:
        index = self._wanted(node, self._expression(node), INT)
        if isinstance(index, KnownValue) and isinstance(index.value, int) and index.value < 0:
            return Binary("+", Size(array, axis, INT), index, INT)
        return index

    def _array(self, node: ast.expr) -> Expression:
        array = self._expression(node)
        if not isinstance(array.type, Array):
            raise self._fault(node, f"is {array.type}, where an array is wanted")
        return array

    def _arithmetic(self, node: ast.AST, op: ast.operator, left: Expression, right: Expression) -> Expression:
        if type(op) not in ARITHMETIC or left.type not in NUMBERS or right.type not in NUMBERS:
            raise self._fault(node, f"reckons with {left.type} and {right.type}")
        name, exact = ARITHMETIC[type(op)]
        if isinstance(left, KnownValue) and isinstance(right, KnownValue):
            return known(exact(left.value, right.value))
        kind = FLOAT if FLOAT in (left.type, right.type) or name == "/" else INT
        if name == "**":
            return self._power(node, left, right)
        if name == "%" and kind == FLOAT:
            return Mathematics("mod", (converted(left, FLOAT), converted(right, FLOAT)), FLOAT)
        if name in WHOLE and kind == FLOAT:
            raise self._fault(node, f"takes {name} of numbers that are not whole")
        return Binary(name, converted(left, kind), converted(right, kind), kind)

    def _power(self, node: ast.AST, base: Expression, exponent: Expression) -> Expression:
        if isinstance(exponent, KnownValue) and exponent.value == 2 and isinstance(exponent.value, int):
            if base.type != FLOAT:
                raise self._fault(node, "is a power of a whole number")
            return Mathematics("square", (base,), FLOAT)
        return Mathematics("pow", (converted(base, FLOAT), converted(exponent, FLOAT)), FLOAT)

    def _logic(self, name: str, values: Sequence[ast.expr]) -> Expression:
        decisive = name == "or"
        found: Expression | None = None
        for node in values:
            value = self._truth(node)
            if isinstance(value, KnownValue):
                if value.value is decisive:
                    return value if found is None else Logic(name, found, value, BOOL)
                continue
            found = value if found is None else Logic(name, found, value, BOOL)
        return KnownValue(not decisive, BOOL) if found is None else found

    def _compare(
        self, node: ast.Compare, left: ast.expr, ops: Sequence[ast.cmpop], others: Sequence[ast.expr]
    ) -> Expression:
        if len(ops) > 1 and any(isinstance(each, ast.Call) for other in others[:-1] for each in ast.walk(other)):
            raise self._fault(node, "compares a call twice; name its value first")
        found: Expression | None = None
        for op, one, two in zip(ops, (left, *others), others, strict=False):
            if isinstance(op, ast.Is | ast.IsNot):
                same = (self._expression(one).type == NONE) == (self._expression(two).type == NONE)
                value: Expression = KnownValue(same == isinstance(op, ast.Is), BOOL)
            elif isinstance(op, ast.In) and isinstance(two, ast.Tuple):
                value = self._within_values(node, self._expression(one), two.elts)
            elif type(op) in COMPARISONS:
                value = self._compared(node, COMPARISONS[type(op)], self._expression(one), self._expression(two))
            else:
                raise self._fault(node, "is no comparison of a loop")
            found = value if found is None else Logic("and", found, value, BOOL)
        assert found is not None
        return found

    def _within_values(self, node: ast.AST, value: Expression, items: Sequence[ast.expr]) -> Expression:
        found: Expression | None = None
        for item in items:
            same = self._compared(node, "==", value, self._expression(item))
            found = same if found is None else Logic("or", found, same, BOOL)
        assert found is not None
        return found

    def _compared(self, node: ast.AST, name: str, one: Expression, two: Expression) -> Expression:
        if one.type not in NUMBERS or two.type not in NUMBERS:
            raise self._fault(node, f"compares {one.type} with {two.type}")
        kind = NUMBERS[max(1, NUMBERS.index(one.type), NUMBERS.index(two.type))]
        return Binary(name, converted(one, kind), converted(two, kind), BOOL)

    def _choice(self, node: ast.IfExp, condition: Expression, yes: ast.expr, no: ast.expr) -> Expression:
        if isinstance(condition, KnownValue):
            return self._expression(yes if condition.value else no)
        one, two = self._expression(yes), self._expression(no)
        kind = self._common(node, one, two)
        return LazyChoice(condition, self._wanted(node, one, kind), self._wanted(node, two, kind), kind)

    def _common(self, node: ast.AST, one: Expression, two: Expression) -> Type:
        if one.type in NUMBERS and two.type in NUMBERS:
            return NUMBERS[max(NUMBERS.index(one.type), NUMBERS.index(two.type))]
        if one.type != two.type:
            raise self._fault(node, f"is {one.type} or {two.type}")
        return one.type

    def _call(self, node: ast.Call) -> Expression:
        if node.keywords or any(isinstance(each, ast.Starred) for each in node.args):
            raise self._fault(node, "names its arguments; give them in order")
        called = self._global(node.func)
        arguments = [self._expression(each) for each in node.args]
        if called is len and len(arguments) == 1 and isinstance(arguments[0], KnownValue):
            return known(len(arguments[0].value))
        if getattr(called, "loop", None):
            return self._call_text(node, called, arguments)
        if called in (primitives.vector, primitives.matrix, primitives.whole):
            address, *sizes = (self._wanted(node, each, INT) for each in arguments)
            return ArrayAt(address, tuple(sizes), Array(INT if called is primitives.whole else FLOAT, len(sizes)))
        if called in CONVERSIONS and len(arguments) == 1:
            return self._conversion(node, arguments[0], CONVERSIONS[called])
        name = MATHEMATICS.get(called) if called is not None else None
        if name is None:
            raise self._fault(node, "calls what is no text of a loop")
        return self._mathematics(node, name, arguments)

    def _call_text(self, node: ast.AST, called: Any, arguments: list[Expression]) -> Expression:
        wanted = known_parameters(called)
        types = tuple(
            Known(each.value) if k in wanted and isinstance(each, KnownValue) and each.type != NONE else each.type
            for k, each in enumerate(arguments)
        )
        for k in wanted:
            if k < len(types) and types[k] != NONE and not isinstance(types[k], Known):
                raise self._fault(node, f"hands {called.__name__} what is not known as its argument {k + 1}")
        function = self._within.function(called, types, self._where(node))
        handed = tuple(each for each, kind in zip(arguments, types, strict=True) if is_handed(kind))
        return FunctionCall(function, handed, function.result)

    def _conversion(self, node: ast.AST, value: Expression, kind: Type) -> Expression:
        if value.type not in NUMBERS:
            raise self._fault(node, f"makes {kind} of {value.type}")
        if kind == BOOL:
            return self._wanted(node, value, BOOL)
        if isinstance(value, KnownValue) and value.value is not None:
            return known(int(value.value) if kind == INT else float(value.value))
        return value if value.type == kind else Unary(f"to {kind}", value, kind)

    def _mathematics(self, node: ast.AST, name: str, arguments: list[Expression]) -> Expression:
        if any(each.type not in NUMBERS for each in arguments):
            raise self._fault(node, f"takes {name} of what is no number")
        if name in ("min", "max", "abs"):
            kind = INT if all(each.type in (INT, BOOL) for each in arguments) else FLOAT
            given = tuple(converted(each, kind) for each in arguments)
            if len(given) != 1 or name == "abs":
                found = given[0]
                for each in given[1:]:
                    found = Mathematics(name, (found, each), kind)
                return Mathematics(name, given, kind) if name == "abs" else found
        kind = INT if name in OF_INT else BOOL if name in OF_BOOL else FLOAT
        given = tuple(self._wanted(node, each, kind) for each in arguments)
        return Mathematics(name, given, RESULTS.get(name, FLOAT))
