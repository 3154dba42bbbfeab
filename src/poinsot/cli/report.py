"""``poinsot report``: a run as one HTML page."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from typer import Argument, Option

from poinsot.cli.completion import complete_run
from poinsot.cli.loading import LoadOptions, load_file, reads_machine
from poinsot.cli.terminal import tell
from poinsot.errors import FileError


@reads_machine
def report_command(
    run: Annotated[Path, Argument(metavar="RUN.nc", help="What `simulate --out` wrote.", autocompletion=complete_run)],
    out: Annotated[
        Path | None, Option(metavar="OUT.html", help="Where the page goes; else RUN.html, beside the run.")
    ] = None,
    model: Annotated[
        Path | None, Option(metavar="FILE", help="The model that ran: the page then holds a replay of it.")
    ] = None,
    faces: Annotated[
        int | None, Option(help="Of meshes: about so many triangles of each file; 0: all of them.")
    ] = None,
    verified: Annotated[
        bool, Option("--verify/--no-verify", help="Check stretches of the run by another method, and say so.")
    ] = True,
    *,
    reading: LoadOptions,
) -> None:
    """Write a run as one HTML page: the run, its ledger with the verdict, plots, events, reactions, a replay.

    Example: `poinsot report run.nc --model examples/four_bar.toml`

    The page opens from disk, makes no request to any server, and can be sent to others.
    """
    from poinsot.simulation.results.files import read
    from poinsot.views.run_report.report import report
    from poinsot.views.standing_page import check_page

    if not run.name:
        raise FileError(f"cannot read {run}: it is no run; give the file that simulate --out wrote, RUN.nc")
    target = check_page(run.with_suffix(".html") if out is None else out, "a report")
    system = None if model is None else load_file(model, reading)
    folders = reading.options.get("folders", ())
    tell(f"wrote {report(read(run), target, system, folders=folders, faces=faces, verified=verified)}")
