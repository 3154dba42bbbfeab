"""Functions of a program for some lanes, each as often as its arguments lie in different ways, and the entries."""

from __future__ import annotations

from poinsot.code.lanes.control import LaneStatements
from poinsot.code.lanes.values import Within
from poinsot.code.llvm import HEAD, _called
from poinsot.code.typed import TypedFunction, TypedProgram
from poinsot.code.types import LIBRARY, NONE, PartType, RecordType
from poinsot.code.varying import LaneShape, Layout, Region, shape_in

ATTRIBUTES = "attributes #0 = { nobuiltin nounwind }\n!0 = !{}\n"


def assembly(program: TypedProgram, lanes: int, layout: Layout, fma: bool = True) -> str:
    """All functions of a program for some lanes, and its entries, as of `poinsot.code.llvm`.

    layout   which arrays of the parts belong to a lane; of a record, by ("", the name of the parameter)
    fma      whether the machine has the instruction; without it a b + c is rounded twice
    """
    return Module(lanes, layout, fma).text(program)


class Module(Within):
    """The functions of a program, one for the shapes of its arguments and for whether all lanes are there."""

    def __init__(self, lanes: int, layout: Layout, fma: bool) -> None:
        super().__init__(lanes, layout, fma)
        self.texts: list[str] = []
        self._names: dict[tuple[TypedFunction, tuple[LaneShape, ...], str], str] = {}

    def text(self, program: TypedProgram) -> str:
        """The whole module."""
        entries = [self._entry(name, function) for name, function in program.entries.items()]
        called = {name for function in program.functions for name in _called(function.body)}
        head = [HEAD, *(f"declare double @{each}({', '.join(['double'] * LIBRARY[each])})" for each in sorted(called))]
        return "\n".join([*head, *sorted(self.declared), *self.texts, *entries, ATTRIBUTES])

    def name(self, function: TypedFunction, parameters: tuple[LaneShape, ...], mode: str) -> str:
        """The name of a function for some shapes, written if it was not: for "all" lanes, "some" or "one"."""
        key = function, parameters, mode
        if key not in self._names:
            self._names[key] = f"{function.name}.{len(self._names)}"
            shapes = self.analysis.of(function, parameters, mode == "one")
            self.texts.append(LaneStatements(self, shapes, mode, self._names[key]).text())
        return self._names[key]

    def _entry(self, name: str, function: TypedFunction) -> str:
        lines, word, given, shapes = list[str](), 0, list[str](), list[LaneShape]()
        for k, (parameter, kind) in enumerate(function.parameters):
            region = self.analysis.layout.get(("", parameter), Region.SHARED)
            shapes.append(shape_in(kind, region, self.count))
            if isinstance(kind, PartType | RecordType):
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
        return f"define i64 @{name}(ptr %block, i64 %number) {{\n" + "\n".join(lines) + "\n}"
