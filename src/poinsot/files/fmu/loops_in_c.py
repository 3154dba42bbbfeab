"""The texts of compiled loops (`simulation.loops`) as C: what an instant decides is said once, and here translated.

A text is Python over numbers and arrays. Arrays are pointers, matrices pointers to rows of fixed width; the names of
arrays tell their kind (`KINDS`), annotations that of numbers, and of everything else the first value that it gets.
Law: decisions in C are those of the loop, bit by bit of the mode, tests/files/test_fmu_events.py
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Callable, Iterable, Mapping
from math import isinf
from typing import Any

from poinsot.errors import CompilerError

INT, REAL, INTS, REALS = "long", "double", "long *", "double *"
KINDS: Mapping[str, str] = {
    "switch": "Switch *", "rows": "Rows *",
    **dict.fromkeys(("z", "a", "x", "known", "change", "direction", "values"), REALS),
    **dict.fromkeys(("basic", "nonbasic", "order", "listed", "taken", "mode"), INTS),
    **dict.fromkeys(("T", "A"), "Wide *"),
    "scale": REALS, "unit": REALS,
}  # fmt: skip
"""What the names of arguments say."""
FIELDS: Mapping[str, str] = {
    **dict.fromkeys(("element", "kind", "degree", "normal", "mate", "gated", "poisson", "guessed"), INTS),
    **dict.fromkeys(("restitution", "static", "kinetic", "gap", "rate", "force"), REALS),
    "span": REAL,
    **dict.fromkeys(("fired", "chosen", "before", "again", "quiet", "carries"), INTS),
    **dict.fromkeys(("turned", "jump", "last", "flight", "lost", "g", "w", "b"), REALS),
    **dict.fromkeys(("size", "borne", "lively", "rise"), REALS),
    **dict.fromkeys(("tableau", "levels"), "Wide *"), **dict.fromkeys(("S", "D"), "Square *"),
    **dict.fromkeys(("F", "command"), "Two *"), "vectors": "Long *", "labels": "Whole *",
    **dict.fromkeys(("rounds", "row", "other", "mended", "doubtful", "shares"), INT),
    **dict.fromkeys(("amount", "pivot"), REAL),
    "decision": "Decision *", "mode": INTS, "direction": REALS, "z": REALS, "side": INTS,
}  # fmt: skip
"""What the fields of `Switch`, `Rows` and the decision are."""
_ROW_OF = {"Wide *": REALS, "Square *": REALS, "Two *": REALS, "Long *": REALS, "Whole *": INTS}
_TAKEN = frozenset({"switch", "static", "double", "long", "short", "default", "register", "y0", "y1", "j0", "j1"})
"""What C has already."""
_OPERATORS: Mapping[type, str] = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Mod: "%", ast.LShift: "<<", ast.RShift: ">>", ast.BitAnd: "&",
    ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.Eq: "==", ast.NotEq: "!=",
}  # fmt: skip
_RESULTS = {"int": INT, "bool": INT, "float": REAL, "None": "void"}


def in_c(functions: Iterable[Callable[..., object]]) -> str:
    """C of the texts of these functions and of all that they call, callees first."""
    order: list[Callable[..., object]] = []
    for function in functions:
        _collect(function, order, ())
    made = [_Function(each) for each in order]
    tuples = "".join(each.tuple_type() for each in made)
    return "\n".join([tuples, *(f"{each.head()};" for each in made), "", *(each.text() for each in made)])


def _collect(function: Callable[..., object], order: list[Callable[..., object]], above: tuple[object, ...]) -> None:
    if function in order or function in above:
        return
    for node in ast.walk(_tree(function)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            found = function.__globals__.get(node.func.id)
            if found is not None and hasattr(found, "loop"):
                _collect(found, order, (*above, function))
    order.append(function)


def _tree(function: Callable[..., object]) -> ast.FunctionDef:
    found = ast.parse(textwrap.dedent(inspect.getsource(function))).body[0]
    assert isinstance(found, ast.FunctionDef)
    return found


def c_name(function: Callable[..., object]) -> str:
    """What a text is called in C: module and name, so that private names of several modules stay apart."""
    return f"{function.__module__.rpartition('.')[2]}_{function.__name__.strip('_')}_"


class _Function:
    """One text."""

    def __init__(self, function: Callable[..., object]) -> None:
        self.function, self.tree = function, _tree(function)
        self.globals: dict[str, Any] = function.__globals__
        self.name, self.count = c_name(function), 0
        self.arguments = {each.arg: self._argument(each) for each in self.tree.args.args}
        self.locals: dict[str, str] = {}
        self.result, self.parts = _result(self.tree, self.name)
        while True:  # a number that is whole at first may later be real
            before = dict(self.locals)
            self.count = 0
            self.lines = self._block([each for each in self.tree.body if not _is_text(each)], 1)
            if self.locals == before:
                break

    def _argument(self, each: ast.arg) -> str:
        said = ast.unparse(each.annotation) if each.annotation else "Any"
        by_name = said in ("Any", "Parts")
        found = (KINDS if by_name else _RESULTS).get(each.arg if by_name else said)
        if found is None:
            raise CompilerError(f"{self.name}: no C for the argument {each.arg!r}")
        return found

    def tuple_type(self) -> str:
        if not self.parts:
            return ""
        inner = " ".join(f"{kind} v{k};" for k, kind in enumerate(self.parts))
        return f"typedef struct {{ {inner} }} {self.name}t;\n"

    def head(self) -> str:
        inner = ", ".join(_declared(kind, _safe(name)) for name, kind in self.arguments.items())
        return f"static {self.result} {self.name}({inner})"

    def text(self) -> str:
        own = [f"    {_declared(kind, _safe(name))} = 0;" for name, kind in self.locals.items()]
        silent = [f"    (void){_safe(name)};" for name in (*self.arguments, *self.locals)]
        return "\n".join([self.head(), "{", *own, *silent, *self.lines, "}", ""])

    # ------------------------------------------------------------------------------------------------------ statements

    def _block(self, body: Iterable[ast.stmt], depth: int) -> list[str]:
        return [line for each in body for line in self._statement(each, depth)]

    def _statement(self, node: ast.stmt, depth: int) -> list[str]:
        pad = "    " * depth
        match node:
            case ast.Assign(targets=targets, value=value):
                return [pad + line for line in self._assign(targets, value)]
            case ast.AugAssign(target=target, op=op, value=value):
                to, _ = self._value(target)
                what, kind = self._value(value)
                if isinstance(op, ast.Div):
                    return [f"{pad}{to} /= {what};"]
                if isinstance(target, ast.Name):
                    self._learn(target.id, kind)
                return [f"{pad}{to} {_OPERATORS[type(op)]}= {what};"]
            case ast.For(target=ast.Name(id=name), iter=ast.Call(args=arguments), body=body):
                return self._loop(name, arguments, body, depth)
            case ast.While(test=test, body=body):
                return [f"{pad}while ({self._value(test)[0]}) {{", *self._block(body, depth + 1), f"{pad}}}"]
            case ast.If(test=test, body=body, orelse=orelse):
                lines = [f"{pad}if ({self._value(test)[0]}) {{", *self._block(body, depth + 1), f"{pad}}}"]
                if orelse:
                    lines += [f"{pad}else {{", *self._block(orelse, depth + 1), f"{pad}}}"]
                return lines
            case ast.Return(value=None):
                return [f"{pad}return;"]
            case ast.Return(value=ast.Tuple(elts=elements)):
                return [f"{pad}return ({self.result}){{{', '.join(self._value(each)[0] for each in elements)}}};"]
            case ast.Return(value=value) if value is not None:
                return [f"{pad}return {self._value(value)[0]};"]
            case ast.Break():
                return [f"{pad}break;"]
            case ast.Continue():
                return [f"{pad}continue;"]
            case ast.Expr(value=value):
                return [f"{pad}{self._value(value)[0]};"]
        raise CompilerError(f"{self.name}: no C for {ast.unparse(node)!r}")

    def _loop(self, name: str, arguments: list[ast.expr], body: list[ast.stmt], depth: int) -> list[str]:
        pad = "    " * depth
        self.count += 1
        end, at = f"end{self.count}", name if name != "_" else f"count{self.count}"
        self._learn(at, INT)
        self._learn(end, INT)
        values = [self._value(each)[0] for each in arguments]
        first, last = (values[0], values[1]) if len(values) > 1 else ("0", values[0])
        step = int(ast.literal_eval(arguments[2])) if len(arguments) > 2 else 1
        assert abs(step) == 1
        at = _safe(at)
        test, move = (f"{at} < {end}", f"++{at}") if step > 0 else (f"{at} > {end}", f"--{at}")
        head = f"{pad}{end} = {last};\n{pad}for ({at} = {first}; {test}; {move}) {{"
        return [head, *self._block(body, depth + 1), f"{pad}}}"]

    def _assign(self, targets: list[ast.expr], value: ast.expr) -> list[str]:
        if len(targets) == 1 and isinstance(targets[0], ast.Tuple):
            return self._several(targets[0].elts, value)
        what, kind = self._value(value)
        lines = []
        for target in reversed(targets):
            if isinstance(target, ast.Name):
                self._learn(target.id, kind)
            to, _ = self._value(target)
            lines.append(f"{to} = {what};")
            what = to
        return lines

    def _several(self, targets: list[ast.expr], value: ast.expr) -> list[str]:
        """Targets in a tuple: of a tuple, of a choice between two, or of a function that returns several."""
        if isinstance(value, ast.Call):
            called, kind = self._value(value)
            assert isinstance(value.func, ast.Name)
            self.count += 1
            room = f"several{self.count}"
            lines = [f"{{ const {kind} {room} = {called};"]
            parts = _result(_tree(self.globals[value.func.id]), kind)[1]
            for k, (target, part) in enumerate(zip(targets, parts, strict=True)):
                if isinstance(target, ast.Name):
                    if target.id == "_":
                        continue
                    self._learn(target.id, part)
                lines.append(f"{self._value(target)[0]} = {room}.v{k};")
            return [*lines, "}"]
        if isinstance(value, ast.IfExp):
            assert isinstance(value.body, ast.Tuple) and isinstance(value.orelse, ast.Tuple)
            values: list[ast.expr] = [
                ast.IfExp(value.test, a, b) for a, b in zip(value.body.elts, value.orelse.elts, strict=True)
            ]
        else:
            assert isinstance(value, ast.Tuple)
            values = value.elts
        made = [self._value(each) for each in values]
        for target, (_, kind) in zip(targets, made, strict=True):
            if isinstance(target, ast.Name):
                self._learn(target.id, kind)
        rooms = []
        for what, kind in made:
            self.count += 1
            rooms.append((f"{_declared(kind, f'new{self.count}')} = {what};", f"new{self.count}"))
        stored = [f"{self._value(t)[0]} = {room};" for t, (_, room) in zip(targets, rooms, strict=True)]
        return ["{ " + " ".join([*(line for line, _ in rooms), *stored]) + " }"]

    def _learn(self, name: str, kind: str) -> None:
        if name in self.arguments:
            return
        before = self.locals.get(name)
        if before is None or (before == INT and kind == REAL):
            self.locals[name] = kind

    # ----------------------------------------------------------------------------------------------------- expressions

    def _value(self, node: ast.expr) -> tuple[str, str]:
        """C of an expression, and its kind."""
        match node:
            case ast.Constant(value=bool() as value):
                return str(int(value)), INT
            case ast.Constant(value=int() as value):
                return f"{value}L", INT
            case ast.Constant(value=float() as value):
                return _number(value), REAL
            case ast.Name(id=name):
                return self._named(name)
            case ast.Attribute():
                return self._attribute(node)
            case ast.Subscript():
                return self._element(node)
            case ast.BinOp(left=left, op=op, right=right):
                return self._binary(left, op, right)
            case ast.UnaryOp(op=ast.USub(), operand=inner):
                what, kind = self._value(inner)
                return f"(-{what})", kind
            case ast.UnaryOp(op=ast.Not(), operand=inner):
                return f"(!{self._value(inner)[0]})", INT
            case ast.BoolOp(op=op, values=values):
                sign = " && " if isinstance(op, ast.And) else " || "
                return "(" + sign.join(self._value(each)[0] for each in values) + ")", INT
            case ast.Compare(left=left, ops=ops, comparators=others):
                return self._compared(left, ops, others), INT
            case ast.IfExp(test=test, body=body, orelse=orelse):
                (a, one), (b, other) = self._value(body), self._value(orelse)
                return f"({self._value(test)[0]} ? {a} : {b})", REAL if REAL in (one, other) else one
            case ast.Call():
                return self._call(node)
        raise CompilerError(f"{self.name}: no C for {ast.unparse(node)!r}")

    def _named(self, name: str) -> tuple[str, str]:
        if name in self.arguments or name in self.locals:
            return _safe(name), self.arguments.get(name) or self.locals[name]
        value = self.globals.get(name)
        if isinstance(value, bool | int):
            return f"{int(value)}L", INT
        if isinstance(value, float):
            return _number(value), REAL
        raise CompilerError(f"{self.name}: no C for the name {name!r}")

    def _attribute(self, node: ast.Attribute) -> tuple[str, str]:
        if isinstance(node.value, ast.Name) and node.value.id == "np" and node.attr == "inf":
            return "INFINITY", REAL
        kind = FIELDS.get(node.attr)
        if kind is None:
            raise CompilerError(f"{self.name}: no C for the field {node.attr!r}")
        inner, _ = self._value(node.value)
        return f"{inner}->{_safe(node.attr)}", kind

    def _element(self, node: ast.Subscript) -> tuple[str, str]:
        if isinstance(node.value, ast.Attribute) and node.value.attr == "shape":
            return "(long)ROWS", INT
        what, kind = self._value(node.value)
        if kind == "Decision *":
            return f"(&{what})" if not what.startswith("(") else what, kind
        if isinstance(node.slice, ast.Tuple):
            i, j = (self._value(each)[0] for each in node.slice.elts)
            return f"{what}[{i}][{j}]", INT if _ROW_OF[kind] == INTS else REAL
        at, _ = self._value(node.slice)
        if kind in _ROW_OF:
            return f"{what}[{at}]", _ROW_OF[kind]
        return f"{what}[{at}]", INT if kind == INTS else REAL

    def _binary(self, left: ast.expr, op: ast.operator, right: ast.expr) -> tuple[str, str]:
        (a, one), (b, other) = self._value(left), self._value(right)
        kind = REAL if REAL in (one, other) else INT
        if isinstance(op, ast.Div):
            return f"((double){a} / (double){b})", REAL
        if isinstance(op, ast.Pow):
            assert b == "2L", "squares alone"
            return f"square({a})", REAL
        if isinstance(op, ast.Mod) and kind == REAL:
            return f"fmod({a}, {b})", REAL
        return f"({a} {_OPERATORS[type(op)]} {b})", kind

    def _compared(self, left: ast.expr, ops: list[ast.cmpop], others: list[ast.expr]) -> str:
        found, before = [], self._value(left)[0]
        for op, right in zip(ops, others, strict=True):
            if isinstance(op, ast.In):
                assert isinstance(right, ast.Tuple)
                found.append("(" + " || ".join(f"{before} == {self._value(each)[0]}" for each in right.elts) + ")")
                continue
            after = self._value(right)[0]
            found.append(f"({before} {_OPERATORS[type(op)]} {after})")
            before = after
        return "(" + " && ".join(found) + ")"

    def _call(self, node: ast.Call) -> tuple[str, str]:
        given = [self._value(each) for each in node.args]
        texts = [text for text, _ in given]
        real = REAL if any(kind == REAL for _, kind in given) else INT
        if isinstance(node.func, ast.Attribute):  # of numpy
            name = {"sqrt": "sqrt", "hypot": "hypot", "isfinite": "is_finite"}[node.func.attr]
            return f"{name}({', '.join(texts)})", INT if name == "is_finite" else REAL
        assert isinstance(node.func, ast.Name)
        name = node.func.id
        if name in ("float", "int", "bool"):
            cast = {"float": REAL, "int": INT, "bool": INT}[name]
            return f"(({cast}){texts[0]})" if name != "bool" else f"({texts[0]} != 0)", cast
        if name == "abs":
            return (f"fabs({texts[0]})" if real == REAL else f"labs({texts[0]})"), real
        if name in ("min", "max"):
            sort = "real" if real == REAL else "whole"
            found = texts[0]
            for each in texts[1:]:
                found = f"{name}_{sort}({found}, {each})"
            return found, real
        called = self.globals[name]
        result, parts = _result(_tree(called), c_name(called))
        return f"{c_name(called)}({', '.join(texts)})", result if parts or result != "void" else INT


def _result(tree: ast.FunctionDef, name: str) -> tuple[str, list[str]]:
    """The kind of what a text returns, and of its parts where it is a tuple."""
    said = ast.unparse(tree.returns) if tree.returns else "None"
    if not said.startswith("tuple["):
        return _RESULTS[said], []
    parts = [_RESULTS[each.strip()] for each in said[6:-1].split(",")]
    return name if name.endswith("_t") else f"{name}t", parts


def _safe(name: str) -> str:
    return f"{name}_" if name in _TAKEN else name


def _declared(kind: str, name: str) -> str:
    return f"{kind}{name}" if kind.endswith("*") else f"{kind} {name}"


def _number(value: float) -> str:
    return ("INFINITY" if value > 0 else "-INFINITY") if isinf(value) else f"({value.hex()})"


def _is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
