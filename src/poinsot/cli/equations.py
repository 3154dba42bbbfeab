"""``poinsot equations``: the equations of motion in closed form, printed."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from poinsot.systems.mechanism import Mechanism
    from poinsot.systems.network import Network


def network_text(network: Network, format: str, symbols: bool) -> str:
    """The equations of a network in the names of its elements."""
    from poinsot.errors import ModelError
    from poinsot.views.network_equations import network_equations

    if symbols:
        raise ModelError("--symbols keeps the parameters of a mechanism; a network's numbers stand in its equations")
    forms: dict[str, Literal["text", "latex", "python"]] = {"sympy": "text", "latex": "latex", "python": "python"}
    return network_equations(network, forms[format])


def equations_text(mechanism: Mechanism, file: Path, format: str, symbols: bool) -> str:
    """The equations of a mechanism as text; with ``symbols`` the parameters of its network file stay symbols.

    The numbers of a network file are taken from its formulas, so that 1/12 stays 1/12.
    """
    from poinsot.algorithms.parameters import Family
    from poinsot.files.load import load_family, reader_of
    from poinsot.files.parametric import FileBuild
    from poinsot.views.equations import equations_of
    from poinsot.views.printing import written

    if symbols:
        return written(equations_of(load_family(file)), format)
    exact = reader_of(file).family is not None
    return written(equations_of(Family(mechanism, FileBuild.of(file)) if exact else mechanism), format)
