"""Functions of a program for some lanes, each as often as its arguments lie in different ways, and the entries."""

from __future__ import annotations

from poinsot.code.lanes.control import LaneStatements
from poinsot.code.lanes.values import Within
from poinsot.code.typed import Mathematics, TypedFunction, TypedProgram
from poinsot.code.types import LIBRARY, NONE, PartType, RecordType, describe
from poinsot.code.varying import Analysis, LaneShape, Layout, Region, shape_in

HEAD = """declare double @llvm.fabs.f64(double)
declare double @llvm.sqrt.f64(double)
declare double @llvm.floor.f64(double)
declare double @llvm.fma.f64(double, double, double)
declare double @llvm.copysign.f64(double, double)
"""
ATTRIBUTES = "attributes #0 = { nobuiltin nounwind }\n!0 = !{}\n"
CHECK = """declare i32 @dprintf(i32, ptr, ...)
declare void @abort() noreturn
@outside.text = private constant [48 x i8] c"%s, line %ld: index %ld of %ld: out of bounds\\0A\\00\\00"
define internal void @outside(ptr %file, i64 %line, i64 %index, i64 %size) noreturn cold noinline {
  %r = call i32 (i32, ptr, ...) @dprintf(i32 2, ptr @outside.text, ptr %file, i64 %line, i64 %index, i64 %size)
  call void @abort()
  unreachable
}
"""


def assembly(program: TypedProgram, lanes: int, layout: Layout, fma: bool = True) -> str:
    """All functions of a program for some lanes, and its entries, as of `poinsot.code.llvm`.

    layout   which arrays of the parts belong to a lane; of a record, by ("", the name of the parameter)
    fma      whether the machine has the instruction; without it a b + c is rounded twice
    """
    return Module(Analysis(lanes, layout), LaneStatements, fma, False).text(program)


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


def _characters(text: str) -> str:
    """A constant of LLVM: the bytes of a text, and a 0."""
    data = text.encode() + b"\0"
    characters = "".join(f"\\{byte:02X}" for byte in data)
    return f'constant [{len(data)} x i8] c"{characters}"'


class Module(Within):
    """The functions of a program, one for the shapes of its arguments and for whether all lanes are there.

    writer    what writes a function
    checked   whether an index out of bounds ends the process with the file and line of the text
    """

    def __init__(self, analysis: Analysis, writer: type[LaneStatements], fma: bool, checked: bool) -> None:
        super().__init__(analysis, fma, checked)
        self.writer = writer
        self.texts: list[str] = []
        self._names: dict[tuple[TypedFunction, tuple[LaneShape, ...], str], str] = {}

    def text(self, program: TypedProgram) -> str:
        """The whole module."""
        entries = [self._entry(name, function) for name, function in program.entries.items()]
        head = [
            HEAD,
            *(f"declare double @{each}({', '.join(['double'] * LIBRARY[each])})" for each in called_by(program)),
        ]
        head += [CHECK] if self.checked else []
        return "\n".join([*head, *sorted(self.declared), *self.texts, *entries, ATTRIBUTES])

    def name(self, function: TypedFunction, parameters: tuple[LaneShape, ...], mode: str) -> str:
        """The name of a function for some shapes, written if it was not: for "all" lanes, "some" or "one"."""
        key = function, parameters, mode
        if key not in self._names:
            name = self._names[key] = f"{function.name}.{len(self._names)}"
            shapes = self.analysis.of(function, parameters, mode == "one")
            if self.checked:
                self.texts.append(f"@{name}.file = private {_characters(function.source.rpartition(', line ')[0])}")
            self.texts.append(self.writer(self, shapes, mode, name).text())
        return self._names[key]

    def _entry(self, name: str, function: TypedFunction) -> str:
        """A function of the address of a block and a number: the parts of the block are its first arguments.

        What it takes, part by part as `types.describe` does, stands in a constant beside it.
        """
        lines, word, given, shapes, taken = list[str](), 0, list[str](), list[LaneShape](), list[str]()
        for k, (parameter, kind) in enumerate(function.parameters):
            region = self.analysis.layout.get(("", parameter), Region.SHARED)
            shapes.append(shape_in(kind, region, self.count))
            if isinstance(kind, PartType | RecordType):
                taken.append(describe(kind))
                lines.append(f"  %p{k} = getelementptr i64, ptr %block, i64 {word}")
                if isinstance(kind, RecordType):
                    lines.append(f"  %r{k} = load ptr, ptr %p{k}")
                given.append(f"ptr %{'r' if isinstance(kind, RecordType) else 'p'}{k}")
                word += kind.size if isinstance(kind, PartType) else 1
            else:
                given.append("i64 %number")
        called = self.name(function, tuple(shapes), "all")
        shape = self.analysis.of(function, tuple(shapes), False).result
        given_back = "void" if shape.varies else self.result(function.result, shape)
        call = f"call {self.result(function.result, shape)} @{called}({', '.join(given)})"
        match given_back:
            case "void":
                lines += [f"  {call}" if function.result == NONE else f"  %r = {call}", "  ret i64 0"]
            case "i64":
                lines += [f"  %r = {call}", "  ret i64 %r"]
            case _:
                lines += [f"  %r = {call}", "  %w = zext i1 %r to i64", "  ret i64 %w"]
        head = f"@{name}.takes = {_characters(chr(10).join(taken))}\ndefine i64 @{name}(ptr %block, i64 %number) {{"
        return "\n".join([head, *lines, "}"])
