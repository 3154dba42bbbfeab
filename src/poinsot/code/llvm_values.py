"""The renderer to LLVM, expressions: values of one function as its lines are written."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from itertools import chain

from poinsot.code.typed import (
    ArrayAt,
    ArrayElement,
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
    TypedFunction,
    Unary,
)  # fmt: skip
from poinsot.code.types import BOOL, FLOAT, INT, NONE, Array, PartType, RecordType, Tuple, Type

COMPARE = {
    FLOAT: {"<": "olt", "<=": "ole", ">": "ogt", ">=": "oge", "==": "oeq", "!=": "une"},
    INT: {"<": "slt", "<=": "sle", ">": "sgt", ">=": "sge", "==": "eq", "!=": "ne"},
}
ARITHMETIC = {
    FLOAT: {"+": "fadd", "-": "fsub", "*": "fmul", "/": "fdiv"},
    INT: {"+": "add", "-": "sub", "*": "mul", "&": "and", "|": "or", "^": "xor", "<<": "shl", ">>": "ashr"},
}


def kinds_of(kind: Type) -> list[str]:
    """LLVM's types of the values that stand for one of a type."""
    match kind:
        case Array(rank=rank):
            return ["ptr", *["i64"] * rank]
        case RecordType() | PartType():
            return ["ptr"]
        case Tuple(items=items):
            return [*chain.from_iterable(map(kinds_of, items))]
    return [] if kind == NONE else [{FLOAT: "double", INT: "i64", BOOL: "i1"}[kind]]  # type: ignore[index]


def result_of(kind: Type) -> str:
    """LLVM's type of the result of a function."""
    found = kinds_of(kind)
    return "void" if not found else found[0] if len(found) == 1 else "{ " + ", ".join(found) + " }"


def number(value: float) -> str:
    """A float by its bits."""
    return f"0x{struct.unpack('<Q', struct.pack('<d', value))[0]:016X}"


class Values:
    """The lines of one function, and the values in them."""

    def __init__(self, function: TypedFunction, checked: bool) -> None:
        self._function, self._checked = function, checked
        self._slots: list[str] = []
        self._lines: list[str] = []
        self._count, self._open = 0, True
        self._loops: list[tuple[str, str]] = []
        self._places: dict[str, list[str]] = {}

    def _fresh(self, hint: str = "t") -> str:
        self._count += 1
        return f"%{hint}{self._count}"

    def _value(self, instruction: str) -> str:
        name = self._fresh()
        self._lines.append(f"  {name} = {instruction}")
        return name

    def _label(self, hint: str) -> str:
        self._count += 1
        return f"{hint}{self._count}"

    def _begin(self, label: str) -> None:
        if self._open:
            self._lines.append(f"  br label %{label}")
        self._lines.append(f"{label}:")
        self._open = True

    def _go(self, label: str) -> None:
        if self._open:
            self._lines.append(f"  br label %{label}")
        self._open = False

    def _branch(self, condition: str, yes: str, no: str) -> None:
        self._lines.append(f"  br i1 {condition}, label %{yes}, label %{no}")
        self._open = False

    def _slot(self, kind: Type) -> list[str]:
        """Memory for a value of a type."""
        places = []
        for one in kinds_of(kind):
            places.append(self._fresh("s"))
            self._slots.append(f"  {places[-1]} = alloca {one}")
        return places

    def _keep(self, kind: Type, values: Sequence[str], places: Sequence[str]) -> None:
        for one, value, place in zip(kinds_of(kind), values, places, strict=True):
            self._lines.append(f"  store {one} {value}, ptr {place}")

    def _kept(self, kind: Type, places: Sequence[str]) -> list[str]:
        return [self._value(f"load {one}, ptr {place}") for one, place in zip(kinds_of(kind), places, strict=True)]

    def _one(self, node: Expression) -> str:
        (found,) = self._values(node)
        return found

    def _values(self, node: Expression) -> list[str]:
        match node:
            case KnownValue(value=value, type=kind):
                if kind == FLOAT:
                    assert value is not None
                    return [number(float(value))]
                return [str(value).lower()]
            case Local(name=name, type=kind):
                return self._kept(kind, self._places[name])
            case Field(of=of, type=kind):
                return self._field(node)
            case ArrayElement(type=kind):
                at = self._address(node)
                return [at] if isinstance(kind, RecordType) else [self._value(f"load {kinds_of(kind)[0]}, ptr {at}")]
            case Slice():
                return self._slice(node)
            case Size(array=array, axis=axis):
                return [self._values(array)[1 + axis]]
            case ArrayAt(address=address, sizes=sizes):
                at = self._value(f"inttoptr i64 {self._one(address)} to ptr")
                return [at, *map(self._one, sizes)]
            case Unary(operator=operator, of=of, type=kind):
                return [self._unary(operator, of, kind)]
            case Binary():
                return [self._binary(node)]
            case Logic(operator=operator, left=left, right=right):
                yes, no = (right, KnownValue(False, BOOL)) if operator == "and" else (KnownValue(True, BOOL), right)
                return self._choice(left, yes, no)
            case LazyChoice(condition=condition, yes=yes, no=no):
                return self._choice(condition, yes, no)
            case Mathematics(name=name, arguments=arguments, type=kind):
                return [self._mathematics(name, [self._one(each) for each in arguments], arguments[0].type)]
            case FunctionCall():
                return self._call(node)
            case Several(items=items):
                return [*chain.from_iterable(map(self._values, items))]

    def _choice(self, condition: Expression, yes: Expression, no: Expression) -> list[str]:
        test, kind = self._one(condition), yes.type
        if all(isinstance(each, KnownValue | Local) for each in (yes, no)):
            one, two = self._values(yes), self._values(no)
            return [
                self._value(f"select i1 {test}, {name} {first}, {name} {second}")
                for name, first, second in zip(kinds_of(kind), one, two, strict=True)
            ]
        places, (first, second, end) = self._slot(kind), map(self._label, ("yes", "no", "end"))
        self._branch(test, first, second)
        for label, value in ((first, yes), (second, no)):
            self._begin(label)
            self._keep(kind, self._values(value), places)
            self._go(end)
        self._begin(end)
        return self._kept(kind, places)

    def _field(self, node: Field) -> list[str]:
        kind, base = node.of.type, self._one(node.of)
        assert isinstance(kind, PartType | RecordType)
        place, found = kind.places[node.name]
        lasting = ", !invariant.load !0" if isinstance(kind, PartType) else ""
        values = []
        for k, one in enumerate(kinds_of(found)):
            at = self._value(f"getelementptr i64, ptr {base}, i64 {place + k}")
            values.append(self._value(f"load {one}, ptr {at}{lasting}"))
        return values

    def _address(self, node: ArrayElement | Field) -> str:
        if isinstance(node, Field):
            kind = node.of.type
            assert isinstance(kind, RecordType)
            return self._value(f"getelementptr i64, ptr {self._one(node.of)}, i64 {kind.places[node.name][0]}")
        at, *sizes = self._values(node.array)
        place = self._place(node.indices, sizes, node.line)
        return self._offset(at, place, node.array.type)

    def _offset(self, at: str, place: str, kind: Type) -> str:
        assert isinstance(kind, Array)
        if isinstance(kind.item, RecordType) and len(kind.item.fields) > 1:
            place = self._value(f"mul i64 {place}, {len(kind.item.fields)}")
        return self._value(f"getelementptr i64, ptr {at}, i64 {place}")

    def _place(self, indices: Sequence[Expression], sizes: Sequence[str], line: int) -> str:
        """Σ indices · strides, in numbers; of indices of the first axes, in rows of the axes left."""
        place = "0"
        for k, index in enumerate(indices):
            found = self._one(index)
            if self._checked:
                self._check(found, sizes[k], line)
            if k:
                place = self._value(f"add nsw i64 {self._value(f'mul nsw i64 {place}, {sizes[k]}')}, {found}")
            else:
                place = found
        return place

    def _check(self, index: str, size: str, line: int) -> None:
        within, wrong = self._label("within"), self._label("outside")
        self._branch(self._value(f"icmp ult i64 {index}, {size}"), within, wrong)
        self._begin(wrong)
        file = f"ptr @{self._function.name}.file"
        self._lines += [f"  call void @outside({file}, i64 {line}, i64 {index}, i64 {size})", "  unreachable"]
        self._open = False
        self._begin(within)

    def _slice(self, node: Slice) -> list[str]:
        at, *sizes = self._values(node.array)
        place, left = self._place(node.indices, sizes, node.line), sizes[len(node.indices) :]
        if node.start is not None and node.stop is not None:
            start, stop = self._one(node.start), self._one(node.stop)
            if node.indices:
                place = self._value(f"mul nsw i64 {place}, {left[0]}")
            place = self._value(f"add nsw i64 {place}, {start}")
            if self._checked:
                self._check(stop, self._value(f"add i64 {left[0]}, 1"), node.line)
            left = [self._value(f"sub nsw i64 {stop}, {start}"), *left[1:]]
            sizes_behind = left[1:]
        else:
            sizes_behind = left
        for size in sizes_behind:
            place = self._value(f"mul nsw i64 {place}, {size}")
        return [self._offset(at, place, node.array.type), *left]

    def _unary(self, operator: str, of: Expression, kind: Type) -> str:
        value = self._one(of)
        match operator, of.type, kind:
            case "-", _, _:
                return self._value(f"fneg double {value}" if kind == FLOAT else f"sub i64 0, {value}")
            case "not", _, _:
                return self._value(f"xor i1 {value}, true")
            case "to float", _, _:
                how = "uitofp i1" if of.type == BOOL else "sitofp i64"
                return self._value(f"{how} {value} to double")
        return self._value(f"fptosi double {value} to i64" if of.type == FLOAT else f"zext i1 {value} to i64")

    def _binary(self, node: Binary) -> str:
        kind = node.left.type
        left, right = self._one(node.left), self._one(node.right)
        one = kinds_of(kind)[0]
        if node.operator in COMPARE[INT]:
            how = f"fcmp {COMPARE[FLOAT][node.operator]}" if kind == FLOAT else f"icmp {COMPARE[INT][node.operator]}"
            return self._value(f"{how} {one} {left}, {right}")
        if node.operator in ("//", "%"):
            return self._floored(node.operator, left, right)
        wrap = "nsw " if kind == INT and node.operator in "+-*" else ""
        return self._value(f"{ARITHMETIC[kind][node.operator]} {wrap}{one} {left}, {right}")  # type: ignore[index]

    def _floored(self, operator: str, left: str, right: str) -> str:
        """Quotient and rest as Python has them: the rest has the sign of the divisor."""
        rest = self._value(f"srem i64 {left}, {right}")
        apart = self._value(f"icmp slt i64 {self._value(f'xor i64 {rest}, {right}')}, 0")
        wrong = self._value(f"and i1 {self._value(f'icmp ne i64 {rest}, 0')}, {apart}")
        if operator == "%":
            more = self._value(f"add i64 {rest}, {right}")
            return self._value(f"select i1 {wrong}, i64 {more}, i64 {rest}")
        quotient = self._value(f"sdiv i64 {left}, {right}")
        return self._value(f"sub i64 {quotient}, {self._value(f'zext i1 {wrong} to i64')}")

    def _mathematics(self, name: str, values: list[str], kind: Type) -> str:
        one = kinds_of(kind)[0]
        match name, values:
            case "abs", [x] if kind == INT:
                negative = self._value(f"icmp slt i64 {x}, 0")
                return self._value(f"select i1 {negative}, i64 {self._value(f'sub i64 0, {x}')}, i64 {x}")
            case "abs", [x]:
                return self._value(f"call double @llvm.fabs.f64(double {x})")
            case (("min" | "max"), [x, y]):
                sign = "<" if name == "min" else ">"
                how = f"fcmp {COMPARE[FLOAT][sign]}" if kind == FLOAT else f"icmp {COMPARE[INT][sign]}"
                return self._value(f"select i1 {self._value(f'{how} {one} {y}, {x}')}, {one} {y}, {one} {x}")
            case (("sqrt" | "floor"), [x]):
                return self._value(f"call double @llvm.{name}.f64(double {x})")
            case "fma", [x, y, z]:
                return self._value(f"call double @llvm.fma.f64(double {x}, double {y}, double {z})")
            case "bits of", [x]:
                return self._value(f"bitcast double {x} to i64")
            case "float of", [x]:
                return self._value(f"bitcast i64 {x} to double")
            case "any lane", [x]:
                return x
            case "square", [x]:
                return self._value(f"fmul double {x}, {x}")
            case (("isfinite" | "isinf"), [x]):
                size = self._value(f"call double @llvm.fabs.f64(double {x})")
                return self._value(
                    f"fcmp {'olt' if name == 'isfinite' else 'oeq'} double {size}, {number(float('inf'))}"
                )
            case "mod", [x, y]:
                rest = self._value(f"call double @fmod(double {x}, double {y}) #0")
                below = [self._value(f"fcmp olt double {each}, {number(0.0)}") for each in (rest, y)]
                apart = self._value(f"xor i1 {below[0]}, {below[1]}")
                moved = self._value(
                    f"select i1 {apart}, double {self._value(f'fadd double {rest}, {y}')}, double {rest}"
                )
                none = self._value(f"call double @llvm.copysign.f64(double {number(0.0)}, double {y})")
                exact = self._value(f"fcmp oeq double {rest}, {number(0.0)}")
                return self._value(f"select i1 {exact}, double {none}, double {moved}")
        return self._value(f"call double @{name}({', '.join(f'double {each}' for each in values)}) #0")

    def _call(self, node: FunctionCall) -> list[str]:
        given = [
            f"{one} {value}"
            for each in node.arguments
            for one, value in zip(kinds_of(each.type), self._values(each), strict=True)
        ]
        kinds, result = kinds_of(node.type), result_of(node.type)
        call = f"call {result} @{node.function.name}({', '.join(given)})"
        if not kinds:
            self._lines.append(f"  {call}")
            return []
        found = self._value(call)
        return (
            [found]
            if len(kinds) == 1
            else [self._value(f"extractvalue {result} {found}, {k}") for k in range(len(kinds))]
        )
