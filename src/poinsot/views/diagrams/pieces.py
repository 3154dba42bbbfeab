"""The pieces of a network diagram: each element with its symbol, the nodes of its terminals, its text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from poinsot.components.primitives import GROUND, Composite, Member, TerminalPair, terminals
from poinsot.components.symbols import Drawing, Symbol, drawing_of
from poinsot.records import dataclass
from poinsot.views.diagrams.ink import shown
from poinsot.views.diagrams.values import details, value_text

Placed = tuple[tuple[Member, tuple[str, ...]], ...]


@dataclass(frozen=True)
class End:
    """A terminal of an element on its node."""

    terminal: str
    pair: TerminalPair
    node: str

    @property
    def grounded(self) -> bool:
        """Whether it stands on the reference of its domain."""
        return self.node == GROUND

    @property
    def housed(self) -> bool:
        """Whether it is the frame that something turns or slides in, at rest: drawn as its footing."""
        return self.grounded and not self.pair.domain.across_is_effort


@dataclass(frozen=True)
class Piece:
    """An element in a diagram.

    ports   for each port its ends, those that are the reference by themselves left out
    inside  the parts of a subnetwork that is drawn opened
    """

    element: Any
    drawing: Drawing
    name: str
    value: str
    ports: tuple[tuple[End, ...], ...]
    inside: Placed | None = None

    @property
    def symbol(self) -> Symbol:
        """Its symbol."""
        return self.drawing.symbol

    @property
    def ends(self) -> list[End]:
        """All its ends, each once."""
        return list({end.terminal: end for port in self.ports for end in port}.values())

    @property
    def about(self) -> str:
        """The text under the mouse."""
        made = getattr(self.element, "made", None)
        name = type(self.element).__name__ if made is None else made.factory.__name__
        kind = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", name).lower()
        on = ", ".join(f"{end.terminal} on {shown(end.node)}" for end in self.ends)
        return "\n".join([f"{shown(self.name, 80)}: {kind}", *details(self.element), on])


def pieces(placed: Iterable[tuple[Member, tuple[str, ...]]], opened: bool) -> Iterator[Piece]:
    """The pieces of elements on their nodes; subnetworks are opened, composites with a symbol only where asked."""
    for element, nodes in placed:
        on = dict(zip(terminals(element), nodes, strict=True))
        ports = tuple(
            tuple(End(name, pair, on[name]) for name in dict.fromkeys(pair.names) if name is not None)
            for pair in element.pairs
        )
        drawing = drawing_of(element)
        inside = None
        if isinstance(element, Composite) and (opened or element.made is None):
            inside = element.parts
        yield Piece(element, drawing, element.name, value_text(element, drawing), ports, inside)
