"""What is declared public, read from the stubs, and what of the package a file asks for: data for the tests of both."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from architecture.source_tree import SOURCE
from poinsot.namespaces import places_in

FENCE = re.compile(r"^( *)```python[^\n]*\n(.*?)^ *```|^    (from poinsot[^\n]*)$", re.MULTILINE | re.DOTALL)

IMPORT = re.compile(
    r"^[ \t]*from (?P<module>poinsot[\w.]*) import (?P<listed>\([^)]*\)|[^\n]*)"
    r"|(?:^[ \t]*import |(?:import_module|__import__)\([\"'])(?P<whole>poinsot\.[\w.]+)",
    re.MULTILINE,
)


@dataclass(frozen=True)
class Asked:
    """A name of the package that a file asks for: the module it names, the name there, and the line."""

    module: str
    name: str
    line: int

    def __str__(self) -> str:
        return f"{self.line}: {self.module}.{self.name}"


@cache
def namespaces() -> dict[str, dict[str, tuple[str, str]]]:
    """Of each public namespace its names, and of each the module that holds it with its name there."""
    found = {}
    for stub in sorted(SOURCE.rglob("*.pyi")):
        if "__all__" in stub.read_text(encoding="utf-8"):
            name = ".".join(("poinsot", *stub.relative_to(SOURCE).with_suffix("").parts)).removesuffix(".__init__")
            found[name] = dict(places_in(name, stub))
    return found


def is_module(module: str) -> bool:
    """Whether a dotted name is a module of the package."""
    path = SOURCE.parent.joinpath(*module.split("."))
    return path.with_suffix(".py").is_file() or (path / "__init__.py").is_file()


def asked_in(text: str) -> Iterator[Asked]:
    """The names that a text of Python imports from the package, in whatever form; no parser, for all tests are read."""
    for found in IMPORT.finditer(text):
        line = text.count("\n", 0, found.start()) + 1
        module, listed, whole = found.group("module", "listed", "whole")
        if whole:
            yield Asked(*whole.rpartition(".")[::2], line)
        else:
            names = re.sub(r"#[^\n]*", "", listed).strip("()").split(",")
            yield from (Asked(module, name.split()[0], line) for name in names if name.strip())


def asked_of(file: Path) -> Iterator[Asked]:
    """The same of a file: of a document, of its blocks of Python and its indented imports."""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".py":
        yield from asked_in(text)
        return
    for block in FENCE.finditer(text):
        pad, body, single = block.groups()
        lines = [single] if single else [line.removeprefix(pad) for line in body.splitlines()]
        at = text.count("\n", 0, block.start()) + (0 if single else 1)
        yield from (Asked(each.module, each.name, each.line + at) for each in asked_in("\n".join(lines)))


def is_declared(asked: Asked) -> bool:
    """Whether a name is declared where it is asked for; a namespace itself is, too."""
    known = namespaces()
    return asked.name in known.get(asked.module, {}) or f"{asked.module}.{asked.name}" in known
