"""What all writers of robot files share: elements as text of XML, names that are free and allowed."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping

from poinsot.records import dataclass, field


@dataclass
class XmlElement:
    """An element; attributes of value None are left out. content: its text, where it has no children"""

    tag: str
    attributes: dict[str, str | None] = field(default_factory=dict)
    children: list[XmlElement] = field(default_factory=list)
    content: str = ""

    def add(self, *children: XmlElement) -> XmlElement:
        """With further children; itself."""
        self.children += children
        return self

    def lines(self, indent: str = "") -> Iterator[str]:
        """Its text, a line at a time."""
        from xml.sax.saxutils import escape, quoteattr  # loads urllib and http, which who reads robots does without

        waiting: list[tuple[XmlElement | str, str]] = [(self, indent)]
        while waiting:
            each, at = waiting.pop()
            if isinstance(each, str):
                yield at + each
                continue
            said = "".join(f" {name}={quoteattr(x)}" for name, x in each.attributes.items() if x is not None)
            if each.content:
                yield f"{at}<{each.tag}{said}>{escape(each.content)}</{each.tag}>"
                continue
            if not each.children:
                yield f"{at}<{each.tag}{said}/>"
                continue
            yield f"{at}<{each.tag}{said}>"
            waiting.append((f"</{each.tag}>", at))
            waiting += [(child, at + "  ") for child in reversed(each.children)]


def element(tag: str, *children: XmlElement, **attributes: str | None) -> XmlElement:
    """An element; attributes with names that Python reserves end with a mark: class_."""
    return XmlElement(tag, {name.rstrip("_"): x for name, x in attributes.items()}, list(children))


def document(root: XmlElement, comments: Iterable[str] = ()) -> str:
    """The whole file; comments before its root."""
    head = ['<?xml version="1.0" encoding="utf-8"?>', *(f"<!-- {each.replace('--', '- -')} -->" for each in comments)]
    return "\n".join([*head, *root.lines()]) + "\n"


LONGEST = 900
"""Characters of a name: readers refuse more than a thousand, and made names are longer than their sources."""
_ILLEGAL = re.compile("[\x00-\x1f\x7f-\x9f\ufffe\uffff\ud800-\udfff]|[$](?=[{(])")


def legal(name: str) -> str:
    """The name without what XML cannot say or readers take for something else: control characters, ``${``, length."""
    cleaned = _ILLEGAL.sub("_", name)[:LONGEST]
    return cleaned if cleaned.strip() == cleaned and cleaned else f"_{cleaned.strip()}"


class TakenNames:
    """Names in use, and new ones like those wanted."""

    def __init__(self, taken: Iterable[str] = ()) -> None:
        self.taken = set(taken)

    def new(self, wanted: str) -> str:
        """That name, or with a number where it is taken."""
        name, count = wanted, 1
        while name in self.taken:
            count += 1
            name = f"{wanted}_{count}"
        self.taken.add(name)
        return name


class FreshNames(TakenNames):
    """Such names of a file, made legal."""

    def __init__(self, taken: Iterable[str] = (), spelt: Callable[[str], str] = legal) -> None:
        super().__init__(taken)
        self.spelt = spelt

    def new(self, wanted: str) -> str:
        """That name made legal, with a number where it is taken."""
        return super().new(self.spelt(wanted))


def renamed(given: Iterable[str], reserved: Iterable[str] = (), spelt: Callable[[str], str] = legal) -> dict[str, str]:
    """The names in the file: unchanged where allowed; names that may stay come first."""
    names = list(given)
    taken, found = FreshNames(reserved, spelt), dict[str, str]()
    for name in names:
        if spelt(name) == name and name not in taken.taken:
            found[name] = taken.new(name)
    return {name: found[name] if name in found else taken.new(name) for name in names}


def told(found: Mapping[str, str], what: str) -> list[str]:
    """The sentence about names that had to change."""
    return [f"{what} {old!r} is called {new!r} there" for old, new in found.items() if old != new]
