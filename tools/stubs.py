"""Write the stub that tells type checkers and editors the signatures and docstrings of a mechanism's ufuncs.

    make stubs

Signatures are read from the declarations (`@compiled`, `@of_pairs`, `@of_body`), so that each stands in one place. The
stubs of namespaces are made to say each name as `name as name`: some language servers (jedi) take another import in a
stub for one of its own. tests/architecture/test_stubs.py compares the stubs with what would be written.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path

from poinsot.algorithms import ufuncs
from poinsot.algorithms.compiled import compiled
from poinsot.algorithms.frames import of_body

STUB = Path(ufuncs.__file__).with_suffix(".pyi")
PACKAGE = STUB.parents[1]
LONGEST = 120
HEAD = '''"""Signatures of the ufuncs of a mechanism, written by `make stubs` from their declarations: don't edit."""

import numpy as np
from numpy.typing import ArrayLike, NDArray

'''


def stub() -> str:
    """The text of the stub."""
    classes = [thing for _, thing in inspect.getmembers(ufuncs, inspect.isclass) if thing.__module__ == ufuncs.__name__]
    bases = sorted(
        {base for thing in classes for base in thing.__bases__ if base is not object},
        key=lambda base: (base.__module__, base.__name__),
    )
    imports = "".join(f"from {base.__module__} import {base.__name__}\n" for base in bases)
    return HEAD + imports + "\nFloats = NDArray[np.float64]\n" + "".join("\n" + _class(thing) for thing in classes)


def _class(thing: type) -> str:
    bases = ", ".join(base.__name__ for base in thing.__bases__ if base is not object)
    head = f"class {thing.__name__}{f'({bases})' if bases else ''}:\n{_doc(thing, 4)}"
    if thing is ufuncs.FamilyUfuncs:
        return head + "\n" + "".join(_ufunc(each, "p") for each in _declared(ufuncs.Ufuncs))
    return head + "".join("\n" + _ufunc(each) + _doc(each, 8) for each in _declared(thing))


def _declared(thing: type) -> Iterator[compiled | of_body]:
    """The declarations of a class in the order of their modules."""
    for base in thing.__mro__:
        yield from (each for each in vars(base).values() if isinstance(each, (compiled, of_body)))


def _ufunc(declared: compiled | of_body, *last: str) -> str:
    """Its signature, and the arguments that it takes last; without a card where it has some."""
    arguments = ", ".join(f"{name}: ArrayLike" for name in (*declared.inputs, *last))
    many = 1 if isinstance(declared.result, str) else len(declared.result)
    result = "Floats" if many == 1 else f"tuple[{', '.join(['Floats'] * many)}]"
    head = f"def {declared.name}(", f"self, {arguments}, /, *, out: {result} | None = None", f") -> {result}:"
    body = " ..." if last else ""
    line = f"    {''.join(head)}{body}\n"
    if len(line) > LONGEST + 1:
        line = f"    {head[0]}\n        {head[1]}\n    {head[2]}{body}\n"
    return line


def _doc(thing: object, indent: int) -> str:
    first, *others = inspect.cleandoc(thing.__doc__ or "").split("\n")
    margin = " " * indent
    if not others:
        return f'{margin}"""{first}"""\n'
    return "".join(f"{margin}{line}".rstrip() + "\n" for line in (f'"""{first}', *others, '"""'))


def reexporting(text: str) -> str:
    """The text of a namespace's stub, with what it imports told as its own."""
    lines = text.splitlines()
    for node in reversed(ast.parse(text).body):
        if isinstance(node, ast.ImportFrom):
            names = [f"{each.name} as {each.asname or each.name}" for each in node.names]
            head = f"from {'.' * node.level}{node.module or ''} import"
            line = f"{head} {', '.join(names)}"
            several = [f"{head} (", *(f"    {name}," for name in names), ")"]
            lines[node.lineno - 1 : node.end_lineno] = [line] if len(line) <= LONGEST else several
    return "\n".join(lines) + "\n"


def namespace_stubs() -> list[Path]:
    """The stubs of namespaces, which list their names."""
    return [stub for stub in PACKAGE.rglob("*.pyi") if "__all__" in stub.read_text(encoding="utf-8")]


if __name__ == "__main__":
    STUB.write_text(stub(), encoding="utf-8")
    for each in namespace_stubs():
        each.write_text(reexporting(each.read_text(encoding="utf-8")), encoding="utf-8")
