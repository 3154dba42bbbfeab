"""Elements of XML as text: attributes in their order, two blanks for each level."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

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
