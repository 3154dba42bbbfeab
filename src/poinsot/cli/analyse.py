"""``poinsot analyse``: the parts of a mechanism, or its screws at a configuration, in words and as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from poinsot.cli.terminal import saying_warnings, tell
from poinsot.errors import ModelError

if TYPE_CHECKING:
    from poinsot.showing import Picture
    from poinsot.systems.mechanism import Mechanism
    from poinsot.systems.network import Network


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
    mechanism: Mechanism,
    initial: list[str],
    screws: bool,
    body: str | None,
    actuated: list[str],
    plot: Path | None,
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
