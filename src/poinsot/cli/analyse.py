"""What ``poinsot analyse``, ``diagram`` and ``equations`` print and draw: parts, screws, symbols, closed forms."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Literal

from poinsot.cli.terminal import saying_warnings, tell
from poinsot.errors import ModelError

if TYPE_CHECKING:
    from poinsot.algorithms.parameters import Family
    from poinsot.files.load import Source
    from poinsot.showing import Picture
    from poinsot.systems.mechanism import Mechanism
    from poinsot.systems.network import Network
    from poinsot.views.equations import Equations


def analyse_network(network: Network, initial: list[str], screws: bool, plot: Path | None) -> None:
    """Print the report of a network, and draw its diagram where ``plot`` says."""
    from poinsot.views.network_report import network_report
    from poinsot.views.report import show

    if screws or initial:
        raise ModelError(
            "--screws, --body, --actuated and --initial belong to mechanisms; this file is a network. Analyse the file "
            "of its mechanism"
        )
    picture = None if plot is None else network.diagram()
    show(network_report(network))
    if plot is not None and picture is not None:
        picture.save(plot)
        tell(f"wrote {plot}")


def draw_network(system: Mechanism | Network, out: Path, opened: bool, bonds: bool) -> None:
    """Write the diagram of a network, or its bond graph, or the kinestatic one of a mechanism, to a file."""
    from poinsot.systems.network import Network
    from poinsot.views.diagrams.diagram import kinestatic_bond_diagram

    picture: Picture
    if isinstance(system, Network):
        picture = system.bond_graph() if bonds else system.diagram(opened=opened)
    elif bonds:
        picture = kinestatic_bond_diagram(system.kinestatic_network())
    else:
        raise ModelError(
            f"{system.name!r} is a mechanism alone, and diagrams are drawn of networks; `poinsot analyse FILE --plot "
            "OUT.svg` draws a mechanism, `poinsot diagram FILE OUT.svg --bonds` its kinestatic bond graph"
        )
    picture.save(out)
    tell(f"wrote {out}")


def analyse_mechanism(
    mechanism: Mechanism, initial: list[str], screws: bool, body: str | None, actuated: list[str], plot: Path | None
) -> None:
    """Print the report and write the picture, at the configuration a run would start from, with ``initial`` values."""
    from poinsot.cli.simulate import initial_values
    from poinsot.views.report import mechanism_report, show

    if not screws and (body is not None or actuated):
        raise ModelError("--body and --actuated belong to the analysis of screws; add --screws")
    if plot is not None:
        from poinsot.views.plots import check_drawable

        check_drawable(plot)
    q = mechanism.initial_state(initial_values(mechanism, initial))[: mechanism.nq]
    with saying_warnings():
        if screws:
            from poinsot.views.screw_analysis import analyse_screws, screw_report

            found = analyse_screws(mechanism, q, body, actuated)
            show(screw_report(found))
        else:
            show(mechanism_report(mechanism, q))
        if plot is not None:
            from poinsot.views.mechanism_pictures import draw_mechanism
            from poinsot.views.plots import save
            from poinsot.views.screw_analysis import plot_screws

            save(plot_screws(found) if screws else draw_mechanism(mechanism, q).figure, plot)
            tell(f"wrote {plot}")


def write_article(system: Mechanism | Network, source: Source, symbols: bool, target: Path) -> None:
    """An article on the model; with ``symbols`` the parameters of its network file stay letters."""
    from poinsot.cli.terminal import tell
    from poinsot.errors import FileError
    from poinsot.text_files import write_text
    from poinsot.views.document import latex_document

    if target.suffix != ".tex":
        raise FileError(f"{target}: an article is a file that ends in .tex; write '{target.stem or 'model'}.tex'.")
    text = latex_document(source.family() if symbols else system)
    write_text(target, text, "the article to ", encoding="ascii")
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
