"""The words of an XML format of robots: those its reader understands, and those it names as not understood."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from poinsot.files.xml import Document, Node
from poinsot.records import dataclass, field

_SHOWN = 12
_PLAIN = ("robot", "sdf", "world", "model", "link", "joint")  # whose children are called without them


@dataclass(frozen=True)
class Words:
    """The known words of an element: its attributes, and its children by tag.

    prefixes    of tags of children that say nothing of the motion, "sensor:"
    everything  whether the element says nothing of the motion, whatever is in it
    """

    attributes: tuple[str, ...] = ()
    children: Mapping[str, Words] = field(default_factory=dict)
    prefixes: tuple[str, ...] = ()
    everything: bool = False

    def check(self, document: Document, node: Node) -> None:
        """Doubt names in an element that are misspelt."""
        document.check_spelling(node, self.attributes, tuple(self.children))


INERT = Words(everything=True)


def not_understood(document: Document, node: Node, words: Words) -> Iterator[tuple[str, Node]]:
    """A word of an element that is not understood: its name in messages, and its place."""
    if words.everything:
        return
    for name in node.attributes:
        if name not in words.attributes and not name.startswith("xmlns") and (id(node), name) not in document.told:
            yield f"{name!r} of <{node.tag}>", node
    for child in node.children:
        known = words.children.get(child.tag)
        if known is not None:
            yield from not_understood(document, child, known)
        elif not (child.tag.startswith(words.prefixes) or (id(child), "") in document.told):
            yield f"<{child.tag}>" + ("" if node.tag in _PLAIN else f" of <{node.tag}>"), child


def name_the_rest(document: Document, found: Iterable[tuple[str, Node]]) -> None:
    """One warning of the words not understood, each sort once."""
    said = list(found)
    if said:
        counts = Counter(called for called, _ in said)
        listed = [called + (f" ({count} times)" if count > 1 else "") for called, count in counts.items()]
        more = f" and {len(listed) - _SHOWN} more" if len(listed) > _SHOWN else ""
        document.note(
            said[0][1],
            "and the like have no part in the mechanism, are not understood and are ignored: "
            f"{', '.join(listed[:_SHOWN])}{more}",
        )
