"""``poinsot equations``: the equations of motion in closed form, printed."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from poinsot.algorithms.parameters import Family
    from poinsot.files.load import Source
    from poinsot.systems.mechanism import Mechanism
    from poinsot.systems.network import Network
    from poinsot.views.equations import Equations


def write_article(system: Mechanism | Network, source: Source, symbols: bool, target: Path) -> None:
    """An article on the model; with ``symbols`` the parameters of its network file stay letters."""
    from poinsot.cli.terminal import tell
    from poinsot.errors import FileError
    from poinsot.text_files import write_text
    from poinsot.views.document import latex_document

    if target.suffix != ".tex":
        raise FileError(f"{target}: an article is a file that ends in .tex; write '{target.stem or 'model'}.tex'.")
    text = latex_document(source.family() if symbols else system)
    try:
        write_text(target, text, encoding="ascii")
    except OSError as error:
        raise FileError(f"cannot write the article to {target}: {error.strerror or error}.") from None
    tell(f"wrote {target}")


def network_text(network: Network, source: Source, format: str, symbols: bool, other: str = "") -> str:
    """The equations of a network in the names of its elements; with ``symbols`` its parameters stay symbols.

    other: the option for other equations that was given
    """
    from poinsot.errors import ModelError
    from poinsot.views.network_equations import network_equations

    if other:
        raise ModelError(
            f"{other} is for mechanisms: the equations of a network stand in its energies and structure "
            "as they are; leave it out"
        )
    forms: dict[str, Literal["text", "latex", "python"]] = {"sympy": "text", "latex": "latex", "python": "python"}
    return network_equations(source.family() if symbols else network, forms[format])


def equations_text(
    mechanism: Mechanism, source: Source, format: str, symbols: bool, hamiltonian: bool = False, structure: bool = False
) -> str:
    """The equations of a mechanism as text; with ``symbols`` the parameters of its network file stay symbols, with
    ``hamiltonian`` they are those of its port-Hamiltonian form, with ``structure`` those of its kinestatic network.

    The numbers of a network file are taken from its formulas, so that 1/12 stays 1/12.
    """
    from poinsot.algorithms.parameters import Family
    from poinsot.errors import ModelError
    from poinsot.files.families import FileBuild
    from poinsot.files.load import reader_of
    from poinsot.views.equations import equations_of, hamiltonian_equations_of
    from poinsot.views.kinestatic_equations import kinestatic_equations_of
    from poinsot.views.printing import written

    if hamiltonian and structure:
        raise ModelError("--hamiltonian and --structure print different equations: leave one of them out")

    def made(source: Mechanism | Family) -> Equations:
        if structure:
            return kinestatic_equations_of(source).equations
        return hamiltonian_equations_of(source) if hamiltonian else equations_of(source)

    if symbols:
        return written(made(source.family()), format)
    exact = reader_of(source).family is not None and not source.options
    return written(made(Family(mechanism, FileBuild.of(source)) if exact else mechanism), format)
