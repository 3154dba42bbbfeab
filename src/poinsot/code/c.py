"""A renderer of the typed form: C99, as it would be written by hand.

An array is a struct of its address and its sizes, a part a struct that lies on the words of a block, a record a struct
behind a pointer. Compiled without contraction (`-ffp-contract=off`, which `-std=c99` implies) a loop has the bits of
Python and of LLVM.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from poinsot.code import typed
from poinsot.code.c_body import FunctionText
from poinsot.code.c_locals import BLOCKS, expressions
from poinsot.code.c_types import Vocabulary
from poinsot.code.types import INT, NONE, PartType, RecordType

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
