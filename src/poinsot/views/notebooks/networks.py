"""A network: its diagram, and its elements as a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from poinsot.errors import ModelError
from poinsot.views.diagrams.diagram import network_diagram
from poinsot.views.diagrams.pieces import pieces
from poinsot.views.notebooks.page import heading, page, table, text, unfolded

if TYPE_CHECKING:
    from poinsot.networks.network import NetworkEquations


def html(network: NetworkEquations) -> str:
    """The diagram where it can be drawn and read, and a row for each element."""
    if not network.has_elements:
        return page(heading(f"Network {network.name}"), "<div>no elements yet</div>")
    try:
        model = network.model
    except ModelError as error:  # while it is being built, elements may still hang in the air
        return page(heading(f"Network {network.name}"), f"<div>not whole yet: {text(error, 400)}</div>")
    rows = [
        (piece.name, piece.about.split("\n")[0].rpartition(": ")[2], piece.value, ", ".join(e.node for e in piece.ends))
        for piece in pieces(model.placed, False)
    ]
    drawn = len(model.primitives) <= 250
    picture = network_diagram(network).svg if drawn else ""
    elements = table("", ("element", "kind", "value", "nodes"), rows)
    head = "" if drawn else heading(f"Network {network.name}")
    return page(head, picture, unfolded(f"Elements ({len(rows)})", elements, not drawn))
