"""A picture of a network: `Diagram`, as SVG, for files, notebooks and pages."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any, final

from poinsot.components.domains import Domain
from poinsot.errors import ModelError
from poinsot.records import dataclass
from poinsot.text_files import write_text
from poinsot.views.diagrams.bonds import bonds_sketch
from poinsot.views.diagrams.ink import INK, PALE, colour, document, for_a_file, group, path, shown, width_of, words
from poinsot.views.diagrams.sketch import Sketch, sketch

if TYPE_CHECKING:
    from poinsot.multibody.kinestatics.network import KinestaticNetwork
    from poinsot.networks.bond_graph import BondGraph
    from poinsot.networks.network import NetworkEquations

DRAWN = 1500
_MARGIN, _TITLE, _LEGEND = 18.0, 30.0, 28.0


@final
@dataclass(frozen=True)
class Diagram:
    """A picture as SVG; a notebook shows it as it is.

    svg        the text: shapes and words alone, every name escaped
    crossings  how often wires cross
    graph      what was drawn, of bond graphs
    """

    svg: str
    name: str
    width: float
    height: float
    crossings: int = 0
    graph: Any = None

    def _repr_svg_(self) -> str:
        return self.svg

    def __repr__(self) -> str:
        return f"<Diagram of {self.name!r}: {self.width:.0f} x {self.height:.0f}>"

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the picture to a file that ends in .svg. ModelError for another ending, or an unwritable place."""
        where = Path(path)
        if where.suffix.lower() != ".svg":
            raise ModelError(f"{os.fspath(path)}: diagrams are written as .svg; give the file that ending")
        try:
            write_text(where, for_a_file(self.svg))
        except OSError as error:
            raise ModelError(f"{where}: the diagram cannot be written: {error.strerror or error}") from None


def network_diagram(network: NetworkEquations, *, opened: bool = False) -> Diagram:
    """Elements by their symbols on wires, one colour a domain; see :meth:`poinsot.Network.diagram`."""
    model = network.model
    if len(model.primitives) > DRAWN:
        raise ModelError(
            f"network {network.name!r} has {len(model.primitives)} elements, and a diagram of more than {DRAWN} is not "
            "readable; draw the subnetworks it is made of, or a network of the part that matters"
        )
    return framed(sketch(model.placed, opened), network.name)


def bond_diagram(name: str, graph: BondGraph) -> Diagram:
    """A bond graph; see :meth:`poinsot.Network.bond_graph`."""
    if len(graph.kept) > DRAWN:
        raise ModelError(
            f"the bond graph of {name!r} has {len(graph.kept)} junctions and elements, and more than "
            f"{DRAWN} are not readable; draw the parts it is made of"
        )
    return framed(bonds_sketch(graph), name, graph)


def kinestatic_bond_diagram(network: KinestaticNetwork) -> Diagram:
    """The kinestatic bond graph of a mechanism, of `Mechanism.kinestatic_network`: bodies, pairs, springs and dampers
    on bonds of twist and wrench (6; 6). ``.graph`` is the graph, see `poinsot.networks.kinestatic_bonds`.

    Law     read back, it has the Dirac structure of the network, tests/networks/test_kinestatic_bonds.py
    Errors  ModelError for more bodies, pairs and elements than can be read
    Source  Stramigioli et al., §3.2.5
    """
    from poinsot.networks.kinestatic_bonds import kinestatic_bond_graph

    return bond_diagram(network.tree.model.name, kinestatic_bond_graph(network))


def framed(found: Sketch, name: str, graph: object = None) -> Diagram:
    """A sketch with the name of the network above it and the colours of its domains below."""
    legend, wide = _legend(found.domains)
    title = shown(name, 60)
    width = max(found.width, wide, width_of(title, 14)) + 2 * _MARGIN
    height = found.height + 2 * _MARGIN + _TITLE + _LEGEND
    parts = [
        words(_MARGIN, _MARGIN + 4, title, 14, INK, "start", bold=True),
        group(found.parts, _MARGIN, _MARGIN + _TITLE),
        group(legend, _MARGIN, height - _MARGIN - 4),
    ]
    return Diagram(document(parts, width, height, f"network {name}"), name, width, height, found.crossings, graph)


def _legend(domains: dict[str, Domain]) -> tuple[list[str], float]:
    parts: list[str] = []
    x = 0.0
    for name in domains:
        parts.append(path(f"M{x:.1f} 0H{x + 18:.1f}", colour(name), width=2.4))
        parts.append(words(x + 24, 0, shown(name), 10.5, PALE, "start"))
        x += 40 + width_of(shown(name), 10.5)
    return parts, x
