"""The expressions of xacro, ``${…}`` and ``$(eval …)``: a part of Python, walked over and never run as a program.

xacro itself hands them to Python's eval after a look at the names, which a lambda, or an escaped bracket in a
``$(eval …)``, passes: a robot's file could then do anything. Here nothing can pass: what is not listed does not exist.
"""

from __future__ import annotations

import ast
import math
import operator
import os
import re
import warnings
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from string import Formatter
from typing import Any

from poinsot.errors import nearest

MOST_STEPS = 2_000_000  # parts of expressions that are evaluated for one file
VALUE_LENGTH = 100_000  # characters or items of a value, words of a number
_STR = (
    "lower upper title capitalize swapcase strip lstrip rstrip split rsplit splitlines partition rpartition "
    "startswith endswith removeprefix removesuffix find rfind index rindex count isdigit isalpha isalnum isnumeric "
    "isspace isupper islower"
)
_METHODS: dict[type, frozenset[str]] = {
    str: frozenset((*_STR.split(), "join", "replace")),
    dict: frozenset(("keys", "values", "items", "get")),
    list: frozenset(("index", "count")),
    tuple: frozenset(("index", "count")),
    float: frozenset(("is_integer",)),
}
_OPERATORS: dict[type[ast.AST], Callable[[Any, Any], Any]] = {
    ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.Div: operator.truediv,
    ast.FloorDiv: operator.floordiv, ast.Mod: operator.mod, ast.Pow: operator.pow,
    ast.BitAnd: operator.and_, ast.BitOr: operator.or_, ast.BitXor: operator.xor,
    ast.LShift: operator.lshift, ast.RShift: operator.rshift,
    ast.Eq: operator.eq, ast.NotEq: operator.ne, ast.Lt: operator.lt, ast.LtE: operator.le, ast.Gt: operator.gt,
    ast.GtE: operator.ge, ast.Is: operator.is_, ast.IsNot: operator.is_not,
    ast.In: lambda x, y: x in y, ast.NotIn: lambda x, y: x not in y,
}  # fmt: skip
_SIGNS: dict[type[ast.AST], Callable[[Any], Any]] = {
    ast.USub: operator.neg, ast.UAdd: operator.pos, ast.Not: operator.not_, ast.Invert: operator.invert
}  # fmt: skip
_LARGE_FORMAT = re.compile(r"\d{4}|\*")  # a width or precision that fills memory
_PLAIN = (int, float, bool, str, type(None), list, tuple, dict, set, frozenset, complex)


class Refused(Exception):
    """An expression that is not evaluated; its text says why."""


class Namespace(dict[str, Any]):
    """Names after a dot, as in ``math.pi``."""


class Evaluator:
    """Values of expressions over some names; counts are shared by all expressions of one file."""

    def __init__(self) -> None:
        self.steps = 0
        self.functions = {
            "list": lambda x=(): [*self.items(x)],
            "tuple": lambda x=(): (*self.items(x),),
            "set": lambda x=(): {*self.items(x)},
            "frozenset": lambda x=(): frozenset(self.items(x)),
            "dict": lambda x=(), **more: dict(x, **more),
            "map": lambda f, *xs: [f(*x) for x in zip(*map(self.items, xs), strict=False)],
            "filter": lambda f, xs: [x for x in self.items(xs) if (x if f is None else f(x))],
            "zip": lambda *xs: [*zip(*map(self.items, xs), strict=False)],
            "enumerate": lambda x, start=0: [*enumerate(self.items(x), start)],
            "reversed": lambda x: [*reversed([*self.items(x)])],
            "sorted": lambda x, key=None, reverse=False: sorted(self.items(x), key=key, reverse=reverse),
            "range": self.range,
            "sum": lambda x, start=0: self.total(x, start),
            "all": lambda x: all(self.items(x)),
            "any": lambda x: any(self.items(x)),
            "min": lambda *xs, **key: min(*map(self.items, xs), **key) if len(xs) == 1 else min(*xs, **key),
            "max": lambda *xs, **key: max(*map(self.items, xs), **key) if len(xs) == 1 else max(*xs, **key),
            "len": len, "str": str, "repr": repr, "float": float, "int": int, "bool": bool, "round": round, "abs": abs,
            "divmod": divmod, "ord": ord, "complex": complex,
        }  # fmt: skip
        maths = {name: value for name, value in vars(math).items() if not name.startswith("_")}
        for name in ("factorial", "comb", "perm", "prod", "lcm"):  # which a few numbers make huge
            maths.pop(name, None)
        constants: dict[str, Any] = {"True": True, "False": False, "true": True, "false": False}
        python = {**self.functions, **constants}
        self.names: dict[str, Any] = {**maths, **python, "math": Namespace(maths), "python": Namespace(python)}

    def add(self, space: str, functions: Mapping[str, Callable[..., object]]) -> None:
        """More functions, by their names and after a dot."""
        self.names |= {**functions, space: Namespace(functions)}

    def value(self, text: str, names: Mapping[str, Any]) -> Any:
        """The value of an expression; Refused for one that is not allowed, Python's own errors for one that fails."""
        if len(text) > VALUE_LENGTH:
            raise Refused(f"the expression has {len(text)} characters; at most {VALUE_LENGTH} are read")
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", SyntaxWarning)
            tree = ast.parse(text.strip(), mode="eval")
        return self._value(tree.body, names, {})

    def items(self, x: Iterable[Any]) -> Iterable[Any]:
        """The items of a list, text or the like, each a step."""
        for each in x:
            self.step()
            yield each

    def step(self, count: int = 1) -> None:
        """Count a step."""
        self.steps += count
        if self.steps > MOST_STEPS:
            raise Refused(f"the expressions of the file take more than {MOST_STEPS:,} steps")

    def range(self, *bounds: Any) -> list[int]:
        """As Python's, of a length that fits."""
        found = range(*bounds)
        if len(found) > VALUE_LENGTH:
            raise Refused(f"range{bounds} has {len(found)} numbers; at most {VALUE_LENGTH:,} are allowed")
        return [*found]

    def total(self, x: Iterable[object], start: object) -> Any:
        """As Python's sum, of numbers or lists."""
        for each in self.items(x):
            start = self.checked(start + each)
        return start

    def checked(self, value: object) -> Any:
        """A value of a size that fits."""
        size = extent(value, {})
        if size > VALUE_LENGTH:
            raise Refused(f"a value has a size of {size:,}; at most {VALUE_LENGTH:,} is allowed")
        self.step(1 + int(size) // 10)
        return value

    def _value(self, node: ast.AST, names: Mapping[str, object], local: Mapping[str, object]) -> Any:
        """The value of a part; local: the names of a lambda or a comprehension."""
        value = self._computed(node, names, local)
        return self.checked(value) if isinstance(value, (str, int, list, tuple, dict, set)) else value

    def _computed(self, node: ast.AST, names: Mapping[str, object], local: Mapping[str, object]) -> Any:
        self.step()

        def of(part: ast.AST) -> Any:
            return self._value(part, names, local)

        match node:
            case ast.Constant(value=value):
                return value
            case ast.Name(id=name):
                return local[name] if name in local else self._named(name, names)
            case ast.BinOp(left=x, op=op, right=y) if type(op) in _OPERATORS:
                return self._combined(type(op), of(x), of(y))
            case ast.UnaryOp(op=op, operand=x):
                return _SIGNS[type(op)](of(x))
            case ast.BoolOp(op=op, values=parts):
                for part in parts:
                    value = of(part)
                    if bool(value) is isinstance(op, ast.Or):
                        break
                return value
            case ast.Compare(left=x, ops=ops, comparators=ys):
                left, held = of(x), True
                for comparison, y in zip(ops, ys, strict=True):
                    right = of(y)
                    held = _OPERATORS[type(comparison)](left, right)
                    if not held:
                        break
                    left = right
                return held
            case ast.IfExp(test=test, body=x, orelse=y):
                return of(x) if of(test) else of(y)
            case ast.List(elts=parts) | ast.Tuple(elts=parts) | ast.Set(elts=parts):
                kind = {ast.List: list, ast.Tuple: tuple, ast.Set: set}[type(node)]
                return kind(self._spread(parts, names, local))
            case ast.Dict(keys=keys, values=values) if None not in keys:
                return {of(key): of(value) for key, value in zip(keys, values, strict=True) if key}
            case ast.ListComp(elt=x, generators=loops) | ast.GeneratorExp(elt=x, generators=loops):
                return [self._value(x, names, each) for each in self._rounds(loops, names, dict(local))]
            case ast.SetComp(elt=x, generators=loops):
                return {self._value(x, names, each) for each in self._rounds(loops, names, dict(local))}
            case ast.DictComp(key=k, value=x, generators=loops):
                rounds = self._rounds(loops, names, dict(local))
                return {self._value(k, names, each): self._value(x, names, each) for each in rounds}
            case ast.Lambda(args=ast.arguments(args=given, posonlyargs=[], vararg=None, kwonlyargs=[], kwarg=None)):
                called = [each.arg for each in given]
                body = node.body
                return lambda *xs: self._value(body, names, {**local, **dict(zip(called, xs, strict=True))})
        return self._applied(node, names, local)

    def _applied(self, node: ast.AST, names: Mapping[str, object], local: Mapping[str, object]) -> Any:
        """The value of parts, formats and calls."""

        def of(part: ast.AST) -> Any:
            return self._value(part, names, local)

        match node:
            case ast.Subscript(value=x, slice=ast.Slice(lower=a, upper=b, step=c)):
                return of(x)[slice(*(None if part is None else of(part) for part in (a, b, c)))]
            case ast.Subscript(value=x, slice=index):
                return of(x)[of(index)]
            case ast.Attribute(value=x, attr=name):
                return self._member(of(x), name)
            case ast.JoinedStr(values=parts):
                return "".join(of(part) for part in parts)
            case ast.FormattedValue(value=x, conversion=conversion, format_spec=spec):
                how = "" if spec is None else of(spec)
                if _LARGE_FORMAT.search(how):
                    raise Refused(f"the format {how!r:.40} is too wide")
                return format(repr(of(x)) if conversion == ord("r") else _plain(of(x)), how)
            case ast.Call(func=f, args=args, keywords=keys) if all(key.arg for key in keys):
                given = self._spread(args, names, local)
                named = {str(key.arg): of(key.value) for key in keys}
                if isinstance(f, ast.Attribute):
                    return self._method(of(f.value), f.attr, given, named)
                return self._called(of(f), given, named)
        raise Refused(f"{type(node).__name__} cannot stand in an expression")

    def _named(self, name: str, names: Mapping[str, object]) -> Any:
        try:
            return names[name]
        except KeyError:
            raise Refused(f"name {name!r} is not defined{nearest(name, [*names, *self.names])}") from None

    def _spread(self, parts: Sequence[ast.expr], names: Mapping[str, object], local: Mapping[str, object]) -> list[Any]:
        found: list[Any] = []
        for part in parts:
            if isinstance(part, ast.Starred):
                found.extend(self.items(self._value(part.value, names, local)))
            else:
                found.append(self._value(part, names, local))
        return found

    def _rounds(
        self, loops: Sequence[ast.comprehension], names: Mapping[str, object], local: dict[str, object]
    ) -> Iterable[dict[str, Any]]:
        if not loops:
            yield local
            return
        loop, *inner = loops
        for each in self.items(self._value(loop.iter, names, local)):
            bound = {**local, **_bound(loop.target, each)}
            if all(self._value(test, names, bound) for test in loop.ifs):
                yield from self._rounds(inner, names, bound)

    def _combined(self, op: type[ast.AST], x: object, y: object) -> Any:
        if isinstance(x, str) and op is ast.Mod and _LARGE_FORMAT.search(x):
            raise Refused(f"the format {x!r:.40} is too wide")
        if op is ast.Mod and isinstance(x, str):
            y = tuple(map(_plain, y)) if isinstance(y, tuple) else _plain(y)
        if op is ast.Pow and isinstance(x, int) and isinstance(y, int) and x.bit_length() * y > VALUE_LENGTH:
            raise Refused("a power is too large")
        if op is ast.LShift and isinstance(y, int) and y > VALUE_LENGTH:
            raise Refused("a number is too large")
        if op is ast.Mult:
            for one, times in ((x, y), (y, x)):
                if isinstance(one, (str, list, tuple)) and isinstance(times, int) and len(one) * times > VALUE_LENGTH:
                    raise Refused(f"a value has a size of {len(one) * times:,}; at most {VALUE_LENGTH:,} is allowed")
        return _OPERATORS[op](x, y)

    def _member(self, x: object, name: str) -> Any:
        """The member after a dot: an entry of a table or of a namespace."""
        if isinstance(x, Mapping) and not name.startswith("_"):
            try:
                return x[name]
            except KeyError:
                raise Refused(f"there is no {name!r}{nearest(name, [*x], 'but')}") from None
        if isinstance(x, complex) and name in ("real", "imag"):
            return x.real if name == "real" else x.imag
        raise Refused(f"there is no {name!r} after a dot of {_kind(x)}")

    def _method(self, x: Any, name: str, given: list[Any], named: dict[str, Any]) -> Any:
        if isinstance(x, str) and name == "format":
            return self._formatted(x, given, named)
        if type(x) in _METHODS and name in _METHODS[type(x)]:
            if name == "replace" and len(given) > 1 and len(x) * (1 + len(given[1])) > 100 * VALUE_LENGTH:
                raise Refused("a text is too long")
            if name == "join":
                given = [[*self.items(given[0])]]
                if len(x) * len(given[0]) > VALUE_LENGTH:
                    raise Refused("a text is too long")
            return getattr(x, name)(*given, **named)
        return self._called(self._member(x, name), given, named)

    def _formatted(self, text: str, given: list[object], named: dict[str, object]) -> str:
        """As str.format, of values alone and not of what hangs on them."""
        parts: list[str] = []
        for count, (before, field, how, conversion) in enumerate(Formatter().parse(text)):
            parts.append(before)
            if field is None:
                continue
            value = named[field] if field in named else given[int(field) if field else count]
            if conversion or _LARGE_FORMAT.search(how or ""):
                raise Refused(f"the format {text!r:.40} is not known here")
            parts.append(format(_plain(value), how or ""))
        return "".join(parts)

    def _called(self, f: Any, given: list[Any], named: dict[str, Any]) -> Any:
        if not callable(f) or (isinstance(f, type) and f not in (str, float, int, bool, complex)):
            raise Refused(f"{_kind(f)} is no function")
        return f(*given, **named)


def _bound(target: ast.expr, value: Any) -> dict[str, Any]:
    """The names of a loop with their values."""
    if isinstance(target, ast.Name):
        return {target.id: value}
    if isinstance(target, (ast.Tuple, ast.List)):
        parts = [*value]
        if len(parts) != len(target.elts):
            raise Refused(f"{len(parts)} values for {len(target.elts)} names")
        pairs = zip(target.elts, parts, strict=True)
        return {name: each for part, one in pairs for name, each in _bound(part, one).items()}
    raise Refused("a loop needs names")


def _plain(x: object) -> Any:
    if type(x) in _PLAIN:
        return x
    raise Refused(f"{_kind(x)} cannot be written as text")


def _kind(x: object) -> str:
    return "a function" if callable(x) else f"a {type(x).__name__}"


def fault(error: Exception) -> str:
    """Why an expression failed, in words."""
    if isinstance(error, SyntaxError):
        return f"it is no expression ({error.msg})"
    if isinstance(error, KeyError):
        return f"there is no entry {error.args[0]!r:.80}"
    if isinstance(error, RecursionError):
        return "it is nested too deeply"
    return str(error) or type(error).__name__


def variable(name: str, allowed: Collection[str], otherwise: str | None = None) -> str:
    """A variable of the environment, or the substitute of one that is not set. Refused where it is not allowed."""
    if name in os.environ and name not in allowed:
        raise Refused(
            f"reads the variable {name!r} of your environment, which a model may read where you allow it: "
            f"environment=[{name!r}] (--env {name} on the command line)"
        )
    if (found := os.environ.get(name, otherwise)) is None:
        raise Refused(f"the environment variable {name!r} is not set")
    return found


def extent(value: object, seen: dict[int, float]) -> float:
    """The size of a value written out: a table that holds itself is endless."""
    if isinstance(value, int):
        return 1 + value.bit_length() // 32
    if isinstance(value, str):
        return len(value)
    if not isinstance(value, (list, tuple, dict, set, frozenset)):
        return 1
    if id(value) not in seen:
        seen[id(value)] = math.inf  # until it is known; met again meanwhile, it contains itself
        parts = (*value.keys(), *value.values()) if isinstance(value, dict) else value
        seen[id(value)] = 1 + sum(1 + extent(each, seen) for each in parts)
    return seen[id(value)]
