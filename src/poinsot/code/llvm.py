"""A renderer of the typed form: LLVM assembly for any machine.

No flags allow the compiler to change an operation, so that a loop has the same bits here, in Python and in C. Locals
lie in memory that LLVM takes into registers; what belongs to a part of a block stays as it is during a call, and is
loaded as such. An array is its address and its sizes, a record or a part its address, a tuple what its items are.
"""

from __future__ import annotations

from collections.abc import Sequence

from poinsot.code.llvm_values import Values, kinds_of, result_of
from poinsot.code.typed import (
    ArrayStore,
    Assign,
    Break,
    Continue,
    Enter,
    Evaluate,
    Expression,
    Fill,
    For,
    If,
    KernelCall,
    Mathematics,
    Return,
    Statement,
    TypedFunction,
    TypedProgram,
    While,
)  # fmt: skip
from poinsot.code.types import INT, LIBRARY, NONE, PartType, RecordType, Tuple, describe

LONG = 20
"""Statements from which on a function is not written out where it is called."""
HEAD = """declare double @llvm.fabs.f64(double)
declare double @llvm.sqrt.f64(double)
declare double @llvm.floor.f64(double)
declare double @llvm.fma.f64(double, double, double)
declare double @llvm.copysign.f64(double, double)
"""
CHECK = """declare i32 @dprintf(i32, ptr, ...)
declare void @abort() noreturn
@outside.text = private constant [48 x i8] c"%s, line %ld: index %ld of %ld: out of bounds\\0A\\00\\00"
define internal void @outside(ptr %file, i64 %line, i64 %index, i64 %size) noreturn cold noinline {
  %r = call i32 (i32, ptr, ...) @dprintf(i32 2, ptr @outside.text, ptr %file, i64 %line, i64 %index, i64 %size)
  call void @abort()
  unreachable
}
"""


def assembly(program: TypedProgram, checked: bool = False) -> str:
    """All functions of a program, and its entries: i64 name(address of a block of words, a number).

    checked   whether an index out of bounds ends the process with the file and line of the text
    """
    called = {name for function in program.functions for name in _called(function.body)}
    parts = [HEAD, *(f"declare double @{name}({', '.join(['double'] * LIBRARY[name])})" for name in sorted(called))]
    parts += [CHECK] if checked else []
    parts += [_Body(function, checked).text() for function in program.functions]
    parts += [_entry(name, function) for name, function in program.entries.items()]
    return "\n".join([*parts, "attributes #0 = { nobuiltin nounwind }", "!0 = !{}"]) + "\n"


def called_by(program: TypedProgram) -> list[str]:
    """The functions of the C library that a program calls by name."""
    return sorted({name for function in program.functions for name in _called(function.body)})


def _called(node: object) -> set[str]:
    if isinstance(node, tuple):
        return set().union(*map(_called, node))
    found = set[str]()
    if isinstance(node, Mathematics):
        name = "fmod" if node.name == "mod" else node.name
        found |= {name} & LIBRARY.keys()
    if isinstance(node, TypedFunction) or not hasattr(node, "__slots__"):
        return found
    for slot in node.__slots__:
        if slot not in ("function", "type"):
            found |= _called(getattr(node, slot))
    return found


def _entry(name: str, function: TypedFunction) -> str:
    """A function of the address of a block and a number: the parts of the block are its first arguments.

    What it takes, part by part as `types.describe` does, stands in a constant beside it.
    """
    lines, word, given = [], 0, []
    for k, (_, kind) in enumerate(function.parameters):
        if isinstance(kind, PartType | RecordType):
            lines.append(f"  %p{k} = getelementptr i64, ptr %block, i64 {word}")
            if isinstance(kind, RecordType):
                lines.append(f"  %r{k} = load ptr, ptr %p{k}")
            given.append(f"ptr %{'r' if isinstance(kind, RecordType) else 'p'}{k}")
            word += kind.size if isinstance(kind, PartType) else 1
        else:
            given.append("i64 %number")
    result = result_of(function.result)
    call = f"call {result} @{function.name}({', '.join(given)})"
    if result == "void":
        lines += [f"  {call}", "  ret i64 0"]
    else:
        lines += [f"  %result = {call}", "  ret i64 %result" if result == "i64" else "  %w = zext i1 %result to i64"]
        lines += [] if result == "i64" else ["  ret i64 %w"]
    taken = "\n".join(describe(kind) for _, kind in function.parameters if isinstance(kind, PartType | RecordType))
    data = taken.encode() + b"\0"
    text = "".join(f"\\{byte:02X}" for byte in data)
    head = f"define i64 @{name}(ptr %block, i64 %number) {{"
    return "\n".join([f'@{name}.takes = constant [{len(data)} x i8] c"{text}"', head, *lines, "}"])


class _Body(Values):
    """One function."""

    def text(self) -> str:
        made, given = self._function, []
        for name, kind in made.locals.items():
            kinds = kinds_of(kind)
            self._places[name] = [f"%{name}.{k}" for k in range(len(kinds))]
            self._slots += [f"  {place} = alloca {one}" for place, one in zip(self._places[name], kinds, strict=True)]
        for name, kind in made.parameters:
            for k, one in enumerate(kinds_of(kind)):
                given.append(f"{one} %{name}.given{k}")
                self._lines.append(f"  store {one} %{name}.given{k}, ptr {self._places[name][k]}")
        self._block(made.body)
        if self._open:
            self._lines.append("  ret void" if made.result == NONE else "  unreachable")
        size = _length(made.body)
        how = "alwaysinline" if made.inline else "noinline" if size > LONG else ""
        file, _, line = made.source.rpartition(", line ")
        extra = ""
        if self._checked:
            data = file.encode() + b"\0"
            text = "".join(f"\\{byte:02X}" for byte in data)
            extra = f'@{made.name}.file = private constant [{len(data)} x i8] c"{text}"\n'
        head = f"define internal {result_of(made.result)} @{made.name}({', '.join(given)}) nounwind {how} {{"
        return "\n".join([f"{extra}; {line}", head, "entry:", *self._slots, *self._lines, "}"])

    def _block(self, body: Sequence[Statement]) -> None:
        for each in body:
            if not self._open:
                return
            self._statement(each)

    def _statement(self, node: Statement) -> None:
        match node:
            case Assign(names=names, value=value):
                self._assign(names, value)
            case ArrayStore(target=target, value=value):
                kept, at = self._one(value), self._address(target)
                self._lines.append(f"  store {kinds_of(value.type)[0]} {kept}, ptr {at}")
            case Fill(array=array, value=value):
                self._fill(array, value)
            case Evaluate(call=call):
                self._call(call)
            case KernelCall(address=address, inputs=inputs, outputs=outputs, context=context):
                function = self._value(f"inttoptr i64 {self._one(address)} to ptr")
                given, made = self._values(inputs)[0], self._values(outputs)[0]
                handed = f"i64 {self._one(context)}, " if context else ""
                self._lines.append(f"  call void {function}({handed}ptr {given}, ptr {made})")
            case Enter(address=address, block=block, number=number):
                function, at = (self._value(f"inttoptr i64 {self._one(each)} to ptr") for each in (address, block))
                self._lines.append(f"  call i64 {function}(ptr {at}, i64 {self._one(number)})")
            case If():
                self._if(node)
            case While(condition=condition, body=body):
                head, inner, end = self._label("while"), self._label("do"), self._label("end")
                self._begin(head)
                self._branch(self._one(condition), inner, end)
                self._begin(inner)
                self._loop(body, head, end)
                self._go(head)
                self._begin(end)
            case For():
                self._for(node)
            case Break():
                self._go(self._loops[-1][1])
            case Continue():
                self._go(self._loops[-1][0])
            case Return(value=value):
                self._return(value)

    def _loop(self, body: Sequence[Statement], again: str, end: str) -> None:
        self._loops.append((again, end))
        self._block(body)
        self._loops.pop()

    def _assign(self, names: Sequence[str], value: Expression) -> None:
        values = iter(self._values(value))
        kinds = value.type.items if isinstance(value.type, Tuple) and len(names) > 1 else (value.type,)
        for name, kind in zip(names, kinds, strict=True):
            self._keep(kind, [next(values) for _ in kinds_of(kind)], self._places[name])

    def _if(self, node: If) -> None:
        yes, no, end = self._label("then"), self._label("else"), self._label("end")
        self._branch(self._one(node.condition), yes, no if node.no else end)
        self._begin(yes)
        self._block(node.yes)
        going = self._open
        self._go(end)
        if node.no:
            self._begin(no)
            self._block(node.no)
            going = going or self._open
            self._go(end)
        if going or not node.no:
            self._begin(end)

    def _for(self, node: For) -> None:
        start, stop, (counter,) = self._one(node.start), self._one(node.stop), self._slot(INT)
        head, inner = self._label("for"), self._label("do")
        again, end = self._label("next"), self._label("end")
        self._lines.append(f"  store i64 {start}, ptr {counter}")
        self._begin(head)
        here = self._value(f"load i64, ptr {counter}")
        self._branch(self._value(f"icmp {'slt' if node.step > 0 else 'sgt'} i64 {here}, {stop}"), inner, end)
        self._begin(inner)
        self._lines.append(f"  store i64 {here}, ptr {self._places[node.name][0]}")
        self._loop(node.body, again, end)
        self._begin(again)
        following = self._value(f"add nsw i64 {here}, {node.step}")
        self._lines.append(f"  store i64 {following}, ptr {counter}")
        self._go(head)
        self._begin(end)

    def _fill(self, array: Expression, value: Expression) -> None:
        found, (at, *sizes) = self._one(value), self._values(array)
        count = sizes[0]
        for size in sizes[1:]:
            count = self._value(f"mul i64 {count}, {size}")
        (counter,) = self._slot(INT)
        head, inner, end = self._label("fill"), self._label("do"), self._label("end")
        self._lines.append(f"  store i64 0, ptr {counter}")
        self._begin(head)
        here = self._value(f"load i64, ptr {counter}")
        self._branch(self._value(f"icmp slt i64 {here}, {count}"), inner, end)
        self._begin(inner)
        place = self._value(f"getelementptr i64, ptr {at}, i64 {here}")
        self._lines.append(f"  store {kinds_of(value.type)[0]} {found}, ptr {place}")
        following = self._value(f"add nsw i64 {here}, 1")
        self._lines.append(f"  store i64 {following}, ptr {counter}")
        self._go(head)
        self._begin(end)

    def _return(self, value: Expression | None) -> None:
        if value is None:
            self._lines.append("  ret void")
        else:
            values, kind = self._values(value), result_of(value.type)
            found = values[0]
            if len(values) > 1:
                found = "poison"
                for k, (one, each) in enumerate(zip(kinds_of(value.type), values, strict=True)):
                    found = self._value(f"insertvalue {kind} {found}, {one} {each}, {k}")
            self._lines.append(f"  ret {kind} {found}")
        self._open = False


def _length(body: Sequence[Statement]) -> int:
    """Number of statements of a block, with those in its blocks."""
    count = 0
    for each in body:
        count += 1
        match each:
            case If(yes=yes, no=no):
                count += _length(yes) + _length(no)
            case While(body=inner) | For(body=inner):
                count += _length(inner)
    return count
