"""Pages of the public names, made from signatures and docstrings: one a namespace, and one for each large class.

Public is what a stub (`*.pyi`) lists in its `__all__`, and what the modules among it list, or define without a list.
"""

from __future__ import annotations

import importlib
import inspect
import re
from collections.abc import Iterator
from functools import cache, cached_property
from pathlib import Path
from types import ModuleType
from typing import Any

from website.cards import Link, reformed
from website.staging import write

#: What is public because a public method gives it, though nobody makes one by hand.
GIVEN = {"poinsot.Mechanism.body": "poinsot.algorithms.ufuncs:BodyUfuncs"}
#: A class with more members than this has a page of its own.
LARGE = 12
_SHOWN = re.compile(r"<[^<>]*>")


def public(module: ModuleType) -> list[str]:
    """The names that a namespace offers, in order of the alphabet."""
    if listed := getattr(module, "__all__", None):
        return sorted(name for name in listed if not name.startswith("_"))
    found = []
    for name, thing in vars(module).items():
        home = getattr(thing, "__module__", None)
        if not name.startswith("_") and home == module.__name__ and (callable(thing) or inspect.isclass(thing)):
            found.append(name)
    return sorted(found)


@cache
def namespaces() -> dict[str, ModuleType]:
    """The namespaces that a stub declares, and the modules that they list, by the name under which they come first."""
    package = Path(importlib.import_module("poinsot").__file__ or "").parent
    stubs = [stub for stub in package.rglob("*.pyi") if "__all__" in stub.read_text(encoding="utf-8")]
    dotted = {".".join(("poinsot", *stub.relative_to(package).with_suffix("").parts)) for stub in stubs}
    waiting = sorted(name.removesuffix(".__init__") for name in dotted)
    found: dict[str, ModuleType] = {}
    for space in waiting:
        module = _member(space)
        if module not in found.values():
            found[space] = module
            waiting += [f"{space}.{name}" for name in public(module) if _is_inside(getattr(module, name))]
    return dict(sorted(found.items()))


def _member(dotted: str) -> Any:
    """What a dotted name stands for: a module, or what one offers under a name."""
    try:
        return importlib.import_module(dotted)
    except ModuleNotFoundError:
        outer, _, name = dotted.rpartition(".")
        return getattr(_member(outer), name)


def _is_inside(thing: Any) -> bool:
    return inspect.ismodule(thing) and thing.__name__.startswith("poinsot.")


def described() -> Iterator[tuple[str, str, str, Any]]:
    """Namespace, name, page and thing; the page is empty where an earlier namespace has the thing already."""
    seen: dict[int, str] = {}
    for space, module in namespaces().items():
        for name in public(module):
            thing = getattr(module, name)
            if inspect.ismodule(thing):
                continue
            first = id(thing) not in seen or not callable(thing)
            seen.setdefault(id(thing), f"{space}.{name}")
            large = inspect.isclass(thing) and sum(1 for _ in members(thing)) > LARGE
            page = f"{space}.{name}" if large else space
            yield space, name, page if first else "", thing


def write_pages(folder: Path) -> list[str]:
    """Write the pages into ``folder`` and tell the names of the namespaces' pages."""
    linker = Linker()
    made = set()
    things = list(described())
    for space, module in namespaces().items():
        here = [each for each in things if each[0] == space]
        made.add(write(folder / f"{space}.rst", _namespace_page(space, module, here, linker)))
        for _, _, page, thing in here:
            if page and page != space:
                made.add(write(folder / f"{page}.rst", _class_page(page, thing, linker.within(page, thing))))
    for full, place in GIVEN.items():
        module, _, name = place.partition(":")
        thing = getattr(importlib.import_module(module), name)
        made.add(write(folder / f"{full}.rst", _class_page(full, thing, linker.within(full, thing), f"{full}(name)")))
    for old in set(folder.glob("*.rst")) - made:
        old.unlink()
    return list(namespaces())


class Linker:
    """From a name as a docstring has it to the full name of what is described."""

    @cached_property
    def known(self) -> dict[str, str]:
        found: dict[str, str] = {}
        for space, name, page, thing in described():
            if not page:
                continue
            full = f"{space}.{name}"
            found.setdefault(name, full)
            found[full] = full
            found[full.removeprefix("poinsot.")] = full
            found[full.replace("poinsot.", "po.", 1)] = full
            if inspect.isclass(thing):
                for member, *_ in members(thing):
                    found[f"{name}.{member}"] = f"{full}.{member}"
        return found

    def __call__(self, name: str) -> str | None:
        return self.known.get(name)

    def within(self, full: str, thing: Any) -> Link:
        """Inside a class, its own members come first."""
        own = {name: f"{full}.{name}" for name, *_ in members(thing)} if inspect.isclass(thing) else {}
        return lambda name: own.get(name) or self(name)


def _namespace_page(name: str, module: ModuleType, here: list[tuple[str, str, str, Any]], linker: Linker) -> str:
    lines = [f".. _api-{name}:", "", *_title(name, "="), f".. py:module:: {name}", ".. py:currentmodule:: None", ""]
    lines += reformed(_doc(module), linker)
    own_pages = [page for _, _, page, _ in here if page and page != name]
    if own_pages:
        lines += [".. toctree::", "   :maxdepth: 1", "   :titlesonly:", "", *(f"   {each}" for each in own_pages), ""]
    inner = [each for each in namespaces() if each.rpartition(".")[0] == name]
    if inner:
        lines += ["Namespaces: " + ", ".join(f":ref:`{each} <api-{each}>`" for each in inner) + ".", ""]
    for title, kind in (
        ("Classes", "class"),
        ("Functions", "function"),
        ("Errors and warnings", "exception"),
        ("Data", "data"),
    ):
        of_kind = [(each, thing) for _, each, page, thing in here if page == name and _kind(thing) == kind]
        if of_kind:
            lines += _title(title, "-")
            for each, thing in of_kind:
                lines += _described_thing(f"{name}.{each}", thing, linker)
    again = [f":py:obj:`{each} <{linker.known.get(each, each)}>`" for _, each, page, _ in here if not page]
    if again:
        lines += ["Also offered here: " + ", ".join(again) + ".", ""]
    return "\n".join(lines) + "\n"


def _class_page(full: str, thing: Any, link: Link, title: str = "") -> str:
    """A large class: its card, then its members by the classes that bring them, each a topic."""
    head = reformed(_doc(thing), link) if title else _directive("class", full, _made_by(thing), _doc(thing), link)
    lines = [*_title(title or full, "="), *head]
    given = [each for each in GIVEN if each.startswith(f"{full}.")]
    if given:
        lines += [
            ".. toctree::",
            "   :maxdepth: 1",
            "   :titlesonly:",
            "",
            *(f"   What {each}() gives <{each}>" for each in given),
            "",
        ]
    for base in thing.__mro__:
        brought = [each for each in members(thing) if each[0] in vars(base) and each[3] is base]
        if brought:
            if base is not thing:
                lines += [*_title(_words(base.__name__), "-"), *reformed(_doc(base), link)]
            for name, what, member, _ in brought:
                lines += _described_member(f"{full}.{name}", what, member, link)
    return "\n".join(lines) + "\n"


def _words(name: str) -> str:
    """FreeParameters → Free parameters"""
    first, *others = re.findall(r"[A-Z][a-z]+|[A-Z]+(?![a-z])", name)
    return " ".join([first, *(word.lower() if len(word) > 1 and not word.isupper() else word for word in others)])


def _title(text: str, line: str) -> list[str]:
    return [text, line * len(text), ""]


def _kind(thing: Any) -> str:
    if inspect.isclass(thing):
        return "exception" if issubclass(thing, BaseException) else "class"
    return "function" if callable(thing) else "data"


def _described_thing(full: str, thing: Any, linker: Linker) -> list[str]:
    match _kind(thing):
        case "class":
            return _class(full, thing, linker.within(full, thing))
        case "function":
            return _directive("function", full, signature(thing), _doc(thing), linker)
        case "exception":
            return _directive("exception", full, "", _doc(thing), linker)
        case _:
            return _directive("data", full, "", "", linker)


def _class(full: str, thing: Any, link: Link) -> list[str]:
    lines = _directive("class", full, _made_by(thing), _doc(thing), link)
    for name, what, member, _ in members(thing):
        lines += [f"   {line}".rstrip() for line in _described_member(f"{full}.{name}", what, member, link)]
    return lines


def _described_member(full: str, what: str, member: Any, link: Link) -> list[str]:
    kind, *options = what.split()
    if hasattr(member, "inputs"):
        doc = f"{_doc(member)}\n\nShapes  {shapes(member)}"
        return _directive(kind, full, f"({', '.join(member.inputs)}, /, *, out=None)", doc, link)
    return _directive(
        kind, full, "" if kind == "property" else signature(member, bound=True), _doc(member), link, options
    )


def _made_by(thing: Any) -> str:
    """How a class is called; nothing for one that is only met."""
    return signature(thing).removesuffix(" -> None")


def members(thing: type) -> Iterator[tuple[str, str, Any, type]]:
    """The public members of a class and of its bases in this package: name, kind with options, the member, and the
    class that brings it."""
    seen: dict[str, tuple[str, str, Any, type]] = {}
    for base in thing.__mro__:
        if not base.__module__.startswith("poinsot"):
            continue
        for name, member in vars(base).items():
            if name.startswith("_") or name in seen:
                continue
            if kind := _member_kind(member):
                inside = member.__func__ if isinstance(member, classmethod | staticmethod) else member
                seen[name] = (name, kind, inside, base)
    yield from (seen[name] for name in sorted(seen))


def _member_kind(member: Any) -> str:
    if isinstance(member, classmethod):
        return "method :classmethod:"
    if isinstance(member, staticmethod):
        return "method :staticmethod:"
    if isinstance(member, property | cached_property):
        return "property"
    return "method" if inspect.isfunction(member) or hasattr(member, "inputs") else ""


_SIZES = {"q": "nq", "v": "nv"}


def shapes(ufunc: Any) -> str:
    """The shapes of a ufunc's arguments and results: ``q (..., nq), v (..., nv) → (..., nv)``."""
    given = ", ".join(f"{name} {_shape(shape)}" for name, shape in ufunc.inputs.items())
    result = {"": ufunc.result} if isinstance(ufunc.result, str) else ufunc.result
    return f"{given} → {', '.join(f'{name} {_shape(shape)}'.strip() for name, shape in result.items())}"


def _shape(shape: str) -> str:
    sizes = [] if shape == "scalar" else [_SIZES.get(size, size) for size in shape.split("×")]
    return f"({', '.join(['...', *sizes])})"


def signature(thing: Any, bound: bool = False) -> str:
    """A signature as text, with `…` for defaults that have no text of their own."""
    try:
        found = inspect.signature(thing)
    except (TypeError, ValueError):
        return "(...)"
    given = list(found.parameters.values())
    if bound and given and given[0].name in {"self", "cls"}:
        found = found.replace(parameters=given[1:])
    return _SHOWN.sub("...", str(found).replace("'", '"') if "'" not in str(found) else _unquoted(found))


def _unquoted(found: inspect.Signature) -> str:
    """Annotations are text here (`from __future__ import annotations`): without the quotes around them."""

    def plain(note: Any) -> Any:
        return _Plain(note) if isinstance(note, str) else note

    given = [each.replace(annotation=plain(each.annotation)) for each in found.parameters.values()]
    return str(found.replace(parameters=given, return_annotation=plain(found.return_annotation)))


class _Plain(str):
    """Text that shows itself without quotes."""

    def __repr__(self) -> str:
        return str(self)


def _doc(thing: Any) -> str:
    doc = inspect.getdoc(thing) or ""
    made_by_dataclass = inspect.isclass(thing) and doc.startswith(f"{thing.__name__}(")
    return "" if made_by_dataclass else doc


def _directive(kind: str, full: str, text: str, doc: str, link: Link, options: list[str] | None = None) -> list[str]:
    lines = [f".. py:{kind}:: {full}{text}", *(f"   {option}" for option in options or []), ""]
    return lines + [f"   {line}".rstrip() for line in reformed(doc, link)]
