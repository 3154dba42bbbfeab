"""Expressions of a loop as C.

Operands of C are evaluated in any order. So a call that changes arrays is hoisted where something else of its
expression may see the change: what stands to its left, and then the call, get names of their own first.

Where the locals of a function are declared in C: where they first get their value, if all reads come behind it.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import TypeAlias

from poinsot.code import typed
from poinsot.code.c_types import Vocabulary, declared, field_name
from poinsot.code.typed import Assign, EachLane, Expression, For, If, Local, Statement, TypedFunction, While
from poinsot.code.types import FLOAT, INT, Array, PartType, RecordType
from poinsot.records import dataclass, field

Path: TypeAlias = tuple[tuple[int, int], ...]
"""The statements around a place, from outside: of each its identity, and which of its blocks."""
BLOCKS: dict[type, tuple[str, ...]] = {If: ("yes", "no"), EachLane: ("yes", "no"), While: ("body",), For: ("body",)}


@dataclass
class Declarations:
    """Declarations of the locals of a function.

    first    names that a statement declares as it assigns them, by its identity
    counted  loops whose counter is declared in their head
    top      names that are declared where the function begins
    """

    first: dict[int, set[str]] = field(default_factory=dict)
    counted: set[int] = field(default_factory=set)
    top: list[str] = field(default_factory=list)


@dataclass
class _Mention:
    path: Path
    statement: Statement
    writes: bool


def declarations(function: TypedFunction) -> Declarations:
    """Places of the declarations of locals."""
    found, mentions = Declarations(), dict[str, list[_Mention]]()
    _collect(function.body, (), mentions)
    for name, _ in function.parameters:
        mentions.pop(name, None)
    for name, of_name in mentions.items():
        loops = [each.statement for each in of_name if each.writes and isinstance(each.statement, For)]
        if loops and _within(of_name, {id(each) for each in loops}):
            found.counted.update(map(id, loops))
            continue
        first, around = of_name[0], _common([each.path for each in of_name])
        if first.writes and isinstance(first.statement, Assign) and first.path == around:
            found.first.setdefault(id(first.statement), set()).add(name)
        else:
            found.top.append(name)
    return found


def expressions(node: Statement | Expression) -> Iterator[Expression]:
    """The expressions of a statement or an expression, without those of the statements in its blocks."""
    for slot in node.__slots__:
        if slot not in ("function", "type", *BLOCKS.get(type(node), ())):
            value = getattr(node, slot)
            for each in value if isinstance(value, tuple) else (value,):
                if hasattr(each, "__slots__"):
                    yield each


def reads(node: Statement | Expression) -> Iterator[str]:
    """The locals that the expressions of a statement read."""
    if isinstance(node, Local):
        yield node.name
    for each in expressions(node):
        yield from reads(each)


def read_in(body: Sequence[Statement]) -> set[str]:
    """The locals that a block reads, with the blocks in it."""
    found = set[str]()
    for each in body:
        found.update(reads(each))
        for block in BLOCKS.get(type(each), ()):
            found |= read_in(getattr(each, block))
    return found


def written(body: Sequence[Statement]) -> set[str]:
    """The locals that a block assigns, with the blocks in it."""
    found = set[str]()
    for each in body:
        found.update(_targets(each))
        for block in BLOCKS.get(type(each), ()):
            found |= written(getattr(each, block))
    return found


def _targets(node: Statement) -> tuple[str, ...]:
    return node.names if isinstance(node, Assign) else (node.name,) if isinstance(node, For) else ()


def _collect(body: Sequence[Statement], path: Path, mentions: dict[str, list[_Mention]]) -> None:
    for each in body:
        for name in reads(each):
            mentions.setdefault(name, []).append(_Mention(path, each, False))
        for name in _targets(each):
            mentions.setdefault(name, []).append(_Mention(path, each, True))
        for k, block in enumerate(BLOCKS.get(type(each), ())):
            _collect(getattr(each, block), (*path, (id(each), k)), mentions)


def _within(mentions: Sequence[_Mention], loops: set[int]) -> bool:
    """Test for a counter of these loops alone, read only inside them."""
    for each in mentions:
        inside = any(statement in loops for statement, _ in each.path)
        if inside == each.writes or (each.writes and not isinstance(each.statement, For)):
            return False
    return True


def _common(paths: Sequence[Path]) -> Path:
    """The common beginning of all paths."""
    least, most = min(paths), max(paths)
    for k, (one, other) in enumerate(zip(least, most, strict=False)):
        if one != other:
            return least[:k]
    return least


CHOICE, OR, AND, EITHER, BITS, EQUAL, ORDER, SHIFT, SUM, PRODUCT, UNARY, POSTFIX = range(12)
LEVELS = {
    "|": EITHER, "^": EITHER, "&": BITS, "==": EQUAL, "!=": EQUAL, "<": ORDER, "<=": ORDER, ">": ORDER, ">=": ORDER,
    "<<": SHIFT, ">>": SHIFT, "+": SUM, "-": SUM, "*": PRODUCT, "/": PRODUCT,
}  # fmt: skip
PLAIN = {name: name for name in ("sqrt", "floor", "pow", "log", "hypot", "sin", "cos", "fma")}
HELPED = {"//": "floor_div", "%": "floor_mod"}


class CValues:
    """Expressions of one function, and the lines that stand before them.

    words      what the source calls its types and helpers
    names      of each function what it is called
    changing   functions that change arrays or records
    """

    def __init__(
        self,
        function: typed.TypedFunction,
        words: Vocabulary,
        names: dict[int, str],
        changing: set[int],
        file: str,
        checked: bool,
    ) -> None:
        self._function, self._words, self._names, self._changing = function, words, names, changing
        self._file, self._checked = file, checked
        self._lines: list[str] = []
        self._depth, self._count = 1, 0
        self._called: dict[str, str] = {}

    # Lines

    def _put(self, line: str) -> None:
        self._lines.append("    " * self._depth + line)

    def _fresh(self, name: str) -> str:
        self._count += 1
        return f"{name}_{self._count}"

    def _held(self, node: typed.Expression) -> str:
        """A name for a value, which is found now."""
        value, kind = self._value(node), self._words.type(node.type)
        if value.startswith("held_") and value.isidentifier():
            return value
        name = self._fresh("held")
        self._put(f"{kind if kind.endswith('*') else f'const {kind} '}{name} = {value};")
        return name

    # The order of what changes arrays

    def _changes(self, node: typed.Expression) -> bool:
        """Test for a call that changes arrays in an expression."""
        return (isinstance(node, typed.FunctionCall) and id(node.function) in self._changing) or any(
            map(self._changes, expressions(node))
        )

    def _varies(self, node: typed.Expression) -> bool:
        """Whether the value of an expression may be another after a call that changes arrays."""
        return (
            isinstance(node, typed.ArrayElement | typed.FunctionCall)
            or (isinstance(node, typed.Field) and isinstance(node.of.type, RecordType))
            or any(map(self._varies, expressions(node)))
        )

    def _alone(self, node: typed.Expression) -> bool:
        """Test for an expression without statements before it."""
        before, count = len(self._lines), self._count
        self._value(node)
        needed = len(self._lines) - before
        del self._lines[before:]
        self._count = count
        return not needed

    def _operands(self, nodes: Sequence[typed.Expression], levels: Sequence[int] = ()) -> list[str]:
        """The texts of operands, as if evaluated from left to right."""
        last = max((k for k, each in enumerate(nodes) if self._changes(each)), default=-1)
        behind = any(map(self._varies, nodes[last + 1 :]))
        found = []
        for k, each in enumerate(nodes):
            held = self._varies(each) if k < last else k == last and behind
            level = levels[k] if k < len(levels) else CHOICE
            found.append(self._held(each) if held else self._value(each, level))
        return found

    def _lazily(self, kind: str, condition: str, yes: typed.Expression, no: typed.Expression) -> str:
        """A choice with values that change arrays."""
        name = self._fresh("held")
        self._put(f"{declared(kind, name)};")
        self._put(f"if ({condition}) {{")
        for k, each in enumerate((yes, no)):
            self._depth += 1
            self._put(f"{name} = {self._value(each)};")
            self._depth -= 1
            self._put("}" if k else "} else {")
        return name

    # Expressions

    def _value(self, node: typed.Expression, least: int = CHOICE) -> str:
        """The text of an expression, in brackets where it binds less than its surroundings."""
        text, level = self._text(node)
        return f"({text})" if level < least else text

    def _text(self, node: typed.Expression) -> tuple[str, int]:
        match node:
            case typed.KnownValue():
                return _constant(node)
            case typed.Local(name=name):
                return self._called.get(name) or self._words.local(name), POSTFIX
            case typed.Field(of=of, name=name):
                inner = self._value(of, POSTFIX)
                name = field_name(name)
                found = f"{inner[1:]}.{name}" if inner.startswith("&") else f"{inner}->{name}"
                return f"&{found}" if isinstance(node.type, PartType) else found, POSTFIX
            case typed.ArrayElement():
                return self._element(node)
            case typed.Slice():
                return self._slice(node), POSTFIX
            case typed.Size(array=array, axis=axis):
                return f"{self._value(array, POSTFIX)}.n{axis}", POSTFIX
            case typed.ArrayAt(address=address, sizes=sizes, type=kind):
                at, *given = self._operands([address, *sizes], [UNARY])
                assert isinstance(kind, Array)
                pointer = f"({self._words.type(kind.item)} *)(intptr_t){at}"
                return f"({self._words.struct(kind)}){{{', '.join([pointer, *given])}}}", POSTFIX
            case typed.Unary(operator=operator, of=of, type=kind):
                inner = self._value(of, UNARY)
                if operator in ("-", "not"):
                    sign = "!" if operator == "not" else "-"
                    return f"{sign}({inner})" if inner.startswith("-") else f"{sign}{inner}", UNARY
                return f"({self._words.type(kind)}){inner}", UNARY
            case typed.Binary():
                return self._binary(node)
            case typed.Logic():
                return self._logic(node)
            case typed.LazyChoice(condition=condition, yes=yes, no=no, type=kind):
                if self._changes(yes) or self._changes(no):
                    return self._lazily(self._words.type(kind), self._value(condition), yes, no), POSTFIX
                return f"{self._value(condition, OR)} ? {self._value(yes, OR)} : {self._value(no)}", CHOICE
            case typed.Mathematics():
                return self._mathematics(node)
            case typed.FunctionCall(function=function, arguments=arguments):
                return f"{self._names[id(function)]}({', '.join(self._operands(arguments))})", POSTFIX
            case typed.Several(items=items, type=kind):
                return f"({self._words.struct(kind)}){{{', '.join(self._operands(items))}}}", POSTFIX

    def _element(self, node: typed.ArrayElement) -> tuple[str, int]:
        levels = [PRODUCT, SUM] if len(node.indices) > 1 and not self._checked else []
        array, *indices = self._operands([node.array, *node.indices], [POSTFIX, *levels])
        place = self._index(indices[0], f"{array}.n0", node.line)
        for axis, index in enumerate(indices[1:], 1):
            place = f"{place} * {array}.n{axis} + {self._index(index, f'{array}.n{axis}', node.line)}"
            place = place if axis == len(indices) - 1 else f"({place})"
        text = f"{array}.at[{place}]"
        return (f"&{text}", POSTFIX) if isinstance(node.type, RecordType) else (text, POSTFIX)

    def _index(self, index: str, size: str, line: int) -> str:
        if not self._checked:
            return index
        return f'{self._words.helper("within")}({index}, {size}, "{self._file}", {line})'

    def _slice(self, node: typed.Slice) -> str:
        assert isinstance(node.array.type, Array)
        ranged = node.start is not None and node.stop is not None
        bounds = [each for each in (node.start, node.stop) if each is not None]
        array, *given = self._operands([node.array, *node.indices, *bounds], [POSTFIX])
        first = len(node.indices)
        given[:first] = [self._index(each, f"{array}.n{axis}", node.line) for axis, each in enumerate(given[:first])]
        if ranged and self._checked:
            given[-1] = self._index(given[-1], f"{array}.n{first} + 1", node.line)
        return f"{self._words.piece(node.array.type, first, ranged)}({', '.join([array, *given])})"

    def _binary(self, node: typed.Binary) -> tuple[str, int]:
        if node.operator in HELPED:
            given = self._operands([node.left, node.right])
            return f"{self._words.helper(HELPED[node.operator])}({', '.join(given)})", POSTFIX
        level = LEVELS[node.operator]
        if level in (EITHER, BITS, SHIFT, EQUAL, ORDER):
            levels = [SUM, SUM] if level in (EQUAL, ORDER) else [UNARY, UNARY]
        else:
            levels = [level, level + 1]
        left, right = self._operands([node.left, node.right], levels)
        if _is_int(node.left) and (node.operator == ">>" or (level in (SUM, PRODUCT) and _is_int(node.right))):
            left = f"(int64_t){self._value(node.left, UNARY)}"
        if node.operator == "<<":  # bits of a number, whatever its sign
            return f"(int64_t)((uint64_t){left} << {right})", UNARY
        if node.operator == "+" and isinstance(node.right, typed.KnownValue) and right.startswith("-"):
            return f"{left} - {right[1:]}", level
        return f"{left} {node.operator} {right}", level

    def _logic(self, node: typed.Logic) -> tuple[str, int]:
        sign, level = ("&&", AND) if node.operator == "and" else ("||", OR)
        if self._changes(node.right):
            name = self._fresh("held")
            self._put(f"bool {name} = {self._value(node.left)};")
            self._put(f"if ({'' if sign == '&&' else '!'}{name}) {{")
            self._depth += 1
            self._put(f"{name} = {self._value(node.right)};")
            self._depth -= 1
            self._put("}")
            return name, POSTFIX
        # `a || (b && c)`: in brackets, as compilers ask
        inner = [EITHER if isinstance(each, typed.Logic) and each.operator != node.operator else level
                 for each in (node.left, node.right)]  # fmt: skip
        return f"{self._value(node.left, inner[0])} {sign} {self._value(node.right, inner[1])}", level

    def _mathematics(self, node: typed.Mathematics) -> tuple[str, int]:
        given, words, kind = self._operands(node.arguments), self._words, node.arguments[0].type
        match node.name:
            case "abs":
                name = "fabs" if kind == FLOAT else words.helper("abs_whole")
            case "min" | "max":
                name = words.helper(f"{node.name}_{'real' if kind == FLOAT else 'whole'}")
            case "square":
                name = words.helper("square")
            case "mod":
                name = words.helper("floor_fmod")
            case "bits of" | "float of":
                name = words.helper(node.name.replace(" ", "_"))
            case "any lane":  # there is one
                return self._text(node.arguments[0])
            case "isfinite" | "isinf":
                return f"{node.name}({given[0]}) != 0", EQUAL
            case _:
                name = PLAIN[node.name]
        return f"{name}({', '.join(given)})", POSTFIX


def _constant(node: typed.KnownValue) -> tuple[str, int]:
    value = node.value
    if isinstance(value, bool):
        return str(value).lower(), POSTFIX
    assert value is not None
    if isinstance(value, int):
        text = str(value) if abs(value) < 2**31 else f"INT64_C({value})"
    elif math.isfinite(value):
        text = repr(value)
    else:
        text = "NAN" if math.isnan(value) else "INFINITY" if value > 0 else "-INFINITY"
    return text, UNARY if text.startswith("-") else POSTFIX


def _is_int(node: typed.Expression) -> bool:
    """Whether C takes a whole number for an `int` of fewer bits."""
    match node:
        case typed.KnownValue():
            return node.type == INT
        case typed.LazyChoice(yes=yes, no=no):
            return _is_int(yes) and _is_int(no)
        case typed.Unary(operator="-", of=of):
            return _is_int(of)
    return False
