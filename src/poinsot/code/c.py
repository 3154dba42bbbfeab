"""A renderer of the typed form: C99, as it would be written by hand.

An array is a struct of its address and its sizes, a part a struct that lies on the words of a block, a record a struct
behind a pointer. Compiled without contraction (`-ffp-contract=off`, which `-std=c99` implies) a loop has the bits of
Python and of LLVM.

One function of a loop as C: its statements.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from poinsot.algebra.caching import cached_property
from poinsot.code import typed
from poinsot.code.c_types import Vocabulary, declared
from poinsot.code.c_values import (
    BLOCKS,
    CHOICE,
    POSTFIX,
    SUM,
    UNARY,
    CValues,
    Declarations,
    declarations,
    expressions,
    read_in,
    written,
)
from poinsot.code.types import INT, NONE, Array, PartType, RecordType, Tuple


class FunctionText(CValues):
    """The text of one function."""

    @cached_property
    def _places(self) -> Declarations:
        """Where its variables are declared."""
        return declarations(self._function)

    @cached_property
    def _read(self) -> set[str]:
        """The variables that it reads."""
        return read_in(self._function.body)

    def head(self) -> str:
        """The head of the function, up to its brace."""
        made, words = self._function, self._words
        given = [declared(words.type(kind, name), words.local(name)) for name, kind in made.parameters]
        how = "static inline" if made.inline else "static"
        result = declared(words.type(made.result), self._names[id(made)])
        return f"{how} {result}({', '.join(given) or 'void'})"

    def text(self) -> str:
        """The whole function."""
        for name in self._places.top:
            kind = self._function.locals[name]
            empty = "{0}" if isinstance(kind, Array | Tuple) else "0"
            self._put(f"{declared(self._words.type(kind, name), self._words.local(name))} = {empty};")
        for name in (*(name for name, _ in self._function.parameters), *self._places.top):
            self._silence(name)
        self._block(self._function.body)
        return "\n".join([self.head(), "{", *self._lines, "}"])

    def _silence(self, name: str) -> None:
        """Say that a local is not read, if so."""
        if name not in self._read:
            self._put(f"(void){self._words.local(name)};")

    # Statements

    def _block(self, body: Sequence[typed.Statement]) -> None:
        for each in body:
            self._statement(each)

    def _inner(self, body: Sequence[typed.Statement], first: str = "") -> None:
        self._depth += 1
        if first:
            self._put(first)
        self._block(body)
        self._depth -= 1

    def _statement(self, node: typed.Statement) -> None:
        match node:
            case typed.Assign():
                self._assign(node)
            case typed.ArrayStore(target=target, value=value):
                self._store(target, value)
            case typed.Fill(array=array, value=value):
                assert isinstance(array.type, Array)
                given, at = self._operands([value, array])
                self._put(f"{self._words.fill(array.type)}({at}, {given});")
            case typed.Evaluate(call=call):
                self._put(f"{self._value(call)};")
            case typed.KernelCall(address=address, inputs=inputs, outputs=outputs, context=context, along=along):
                arrays, handed = [inputs, outputs, *along], [context] if context else []
                at, *texts = self._operands([address, *arrays, *handed], [UNARY, *[POSTFIX] * len(arrays)])
                kind = self._words.helper("program" if context else "moving_kernel" if along else "kernel")
                listed = [*texts[len(arrays) :], *(f"{each}.at" for each in texts[: len(arrays)])]
                self._put(f"(({kind})(intptr_t){at})({', '.join(listed)});")
            case typed.Enter(address=address, block=block, number=number):
                at, given, count = self._operands([address, block, number], [UNARY, UNARY, UNARY])
                self._put(f"(({self._words.helper('entry')})(intptr_t){at})((void *)(intptr_t){given}, {count});")
            case typed.If():
                self._if(node)
            case typed.While():
                self._while(node)
            case typed.For():
                self._for(node)
            case typed.Break():
                self._put("break;")
            case typed.Continue():
                self._put("continue;")
            case typed.Return(value=None):
                self._put("return;")
            case typed.Return(value=value):
                assert value is not None
                self._put(f"return {self._value(value)};")

    def _assign(self, node: typed.Assign) -> None:
        if len(node.names) == 1:
            self._named(node, node.names[0], node.value)
            return
        held = self._held(node.value)
        for k, name in enumerate(node.names):
            if name in self._places.first.get(id(node), ()):
                self._called[name] = f"{held}.v{k}"
            else:
                self._put(f"{self._words.local(name)} = {held}.v{k};")

    def _named(self, node: typed.Assign, name: str, value: typed.Expression) -> None:
        place, kind = self._words.local(name), self._function.locals[name]
        if name in self._places.first.get(id(node), ()):
            self._put(f"{declared(self._words.type(kind, name), place)} = {self._value(value)};")
            self._silence(name)
        else:
            self._put(f"{self._moved(place, value)};")

    def _store(self, target: typed.ArrayElement | typed.Field, value: typed.Expression) -> None:
        inner = (target.of,) if isinstance(target, typed.Field) else (target.array, *target.indices)
        if any(map(self._changes, inner)) or (self._changes(value) and any(map(self._varies, inner))):
            value = self._as_local(value)
        self._put(f"{self._moved(self._value(target), value)};")

    def _as_local(self, node: typed.Expression) -> typed.Expression:
        """The value, found now."""
        if isinstance(node, typed.KnownValue | typed.Local):
            return node
        name = self._held(node)
        self._called[name] = name
        return typed.Local(name, node.type)

    def _moved(self, place: str, value: typed.Expression) -> str:
        """place = value, or place += the increment."""
        match value:
            case typed.Binary(operator="+" | "-" | "*" | "/" | "&" | "|" | "^" as sign, left=left, right=right):
                if not self._changes(value) and self._value(left) == place:
                    return f"{place} {sign}= {self._value(right)}"
        return f"{place} = {self._value(value)}"

    def _if(self, node: typed.If, before: str = "") -> None:
        self._put(f"{before}if ({self._value(node.condition)}) {{")
        self._inner(node.yes)
        no = node.no
        if len(no) == 1 and isinstance(no[0], typed.If) and self._alone(no[0].condition):
            self._if(no[0], "} else ")
            return
        if no:
            self._put("} else {")
            self._inner(no)
        self._put("}")

    def _while(self, node: typed.While) -> None:
        if self._alone(node.condition):
            test = self._value(node.condition)
            self._put("for (;;) {" if test == "true" else f"while ({test}) {{")
            self._inner(node.body)
        else:
            self._put("for (;;) {")
            self._depth += 1
            self._put(f"if (!{self._value(node.condition, POSTFIX)})")
            self._put("    break;")
            self._depth -= 1
            self._inner(node.body)
        self._put("}")

    def _for(self, node: typed.For) -> None:
        name = self._words.local(node.name)
        start, stop = self._operands([node.start, node.stop], [CHOICE, SUM])
        if not self._steady(node.stop, written([node])):
            last = self._fresh("last")
            self._put(f"const int64_t {last} = {stop};")
            stop = last
        own = id(node) in self._places.counted
        at = name if own else self._fresh("turn")
        move = {1: f"{at}++", -1: f"{at}--"}.get(node.step, f"{at} += {node.step}")
        self._put(f"for (int64_t {at} = {start}; {at} {'<' if node.step > 0 else '>'} {stop}; {move}) {{")
        self._inner(node.body, "" if own else f"{name} = {at};")
        self._put("}")

    def _steady(self, node: typed.Expression, changed: set[str]) -> bool:
        """Whether an expression stays as it is while a block runs that changes these locals."""
        match node:
            case typed.Local(name=name):
                return name not in changed
            case typed.ArrayElement() | typed.FunctionCall() | typed.Mathematics():
                return False
            case typed.Field(of=of):
                return isinstance(of.type, PartType) and self._steady(of, changed)
        return all(self._steady(each, changed) for each in expressions(node))


HEADERS = ("math.h", "stdbool.h", "stdint.h", "string.h")


def source(
    program: typed.TypedProgram, checked: bool = False, entries: bool = True, prefix: str = "", own: str = ""
) -> str:
    """The text of all functions of a program.

    checked   whether an index out of bounds ends the process with the file and line of the text
    entries   whether each entry has a function int64_t loop_NAME(void *block, int64_t number), as LLVM's have
    prefix    before the names of functions, where the text stands among others
    own       before those of arrays and helpers, where another text of loops may stand beside it
    """
    words, names, changing = Vocabulary(own), dict[int, str](), set[int]()
    for function in program.functions:
        names[id(function)] = words.fresh(f"{prefix}{function.name.rpartition('_')[0].strip('_')}")
        if _changes(function.body, changing):
            changing.add(id(function))
    bodies = []
    for function in program.functions:
        file, _, line = function.source.rpartition(", line ")
        file = file.replace("\\", "/").rpartition("/")[2]
        text = FunctionText(function, words, names, changing, file, checked).text()
        bodies.append(f"/* {file}, line {line} */\n{text}")
    if entries:
        linkage = "static " if prefix else ""
        bodies += [_entry(name, function, words, names, linkage) for name, function in program.entries.items()]
    headers = [*HEADERS, *(("stdio.h", "stdlib.h") if checked else ())]
    parts = [
        "\n".join(f"#include <{each}>" for each in headers),
        *words.definitions.values(),
        *words.helpers.values(),
        *bodies,
    ]
    return "\n\n".join(parts) + "\n"


def _changes(body: Sequence[typed.Statement], changing: set[int]) -> bool:
    """Test for statements that change arrays or records, themselves or by their calls."""

    def calls(node: typed.Statement | typed.Expression) -> bool:
        changes = isinstance(node, typed.FunctionCall) and id(node.function) in changing
        return changes or any(map(calls, expressions(node)))

    return any(
        isinstance(each, typed.ArrayStore | typed.Fill | typed.KernelCall | typed.Enter)
        or calls(each)
        or any(_changes(getattr(each, block), changing) for block in BLOCKS.get(type(each), ()))
        for each in body
    )


def _entry(name: str, function: typed.TypedFunction, words: Vocabulary, names: Mapping[int, str], linkage: str) -> str:
    """A function of the address of a block and a number: the parts of the block are its first arguments."""
    given, word = [], 0
    for _, kind in function.parameters:
        if isinstance(kind, PartType):
            given.append(f"(const {words.struct(kind)} *)(words + {word})")
            word += kind.size
        elif isinstance(kind, RecordType):
            given.append(f"({words.struct(kind)} *)(intptr_t)words[{word}]")
            word += 1
        else:
            given.append("number")
    call = f"{names[id(function)]}({', '.join(given)})"
    lines = [f"    {call};", "    return 0;"] if function.result == NONE else [f"    return {call};"]
    silent = [] if INT in [kind for _, kind in function.parameters] else ["    (void)number;"]
    head = f"{linkage}int64_t loop_{name}(void *block, int64_t number)"
    return "\n".join([f"{head};\n\n{head}\n{{", "    int64_t *words = block;", *silent, *lines, "}"])
