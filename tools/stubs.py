"""Write the stub that tells type checkers and editors the signatures and docstrings of a mechanism's ufuncs.

    make stubs

They are read from the declarations (`@compiled`, `@of_pairs`, `@of_body`), so that each stands in one place;
tests/architecture/test_stubs.py compares the stub with what would be written.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from pathlib import Path

from poinsot.algorithms import ufuncs
from poinsot.algorithms.compiled import compiled
from poinsot.algorithms.frames import of_body

STUB = Path(ufuncs.__file__).with_suffix(".pyi")
LONGEST = 120
HEAD = '''"""Signatures of the ufuncs of a mechanism, written by `make stubs` from their declarations: don't edit."""

import numpy as np
from numpy.typing import ArrayLike, NDArray

'''


def stub() -> str:
    """The text of the stub."""
    classes = [thing for _, thing in inspect.getmembers(ufuncs, inspect.isclass) if thing.__module__ == ufuncs.__name__]
    bases = sorted({base for thing in classes for base in thing.__bases__}, key=lambda base: base.__module__)
    imports = "".join(f"from {base.__module__} import {base.__name__}\n" for base in bases)
    return HEAD + imports + "\nFloats = NDArray[np.float64]\n" + "".join("\n" + _class(thing) for thing in classes)


def _class(thing: type) -> str:
    bases = ", ".join(base.__name__ for base in thing.__bases__)
    ufuncs = "".join("\n" + _ufunc(each) for each in _declared(thing))
    return f"class {thing.__name__}({bases}):\n{_doc(thing, 4)}{ufuncs}"


def _declared(thing: type) -> Iterator[compiled | of_body]:
    """The declarations of a class in the order of their modules."""
    for base in thing.__mro__:
        yield from (each for each in vars(base).values() if isinstance(each, (compiled, of_body)))


def _ufunc(declared: compiled | of_body) -> str:
    arguments = ", ".join(f"{name}: ArrayLike" for name in declared.inputs)
    many = 1 if isinstance(declared.result, str) else len(declared.result)
    result = "Floats" if many == 1 else f"tuple[{', '.join(['Floats'] * many)}]"
    head = f"def {declared.name}(", f"self, {arguments}, /, *, out: {result} | None = None", f") -> {result}:"
    line = f"    {''.join(head)}\n"
    if len(line) > LONGEST + 1:
        line = f"    {head[0]}\n        {head[1]}\n    {head[2]}\n"
    return line + _doc(declared, 8)


def _doc(thing: object, indent: int) -> str:
    first, *others = inspect.cleandoc(thing.__doc__ or "").split("\n")
    margin = " " * indent
    if not others:
        return f'{margin}"""{first}"""\n'
    return "".join(f"{margin}{line}".rstrip() + "\n" for line in (f'"""{first}', *others, '"""'))


if __name__ == "__main__":
    STUB.write_text(stub(), encoding="utf-8")
