"""``poinsot sweep``: operating points of a network that differ in numbers."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from typer import Option

from poinsot.cli.ensemble import EXAMPLE, read_over
from poinsot.cli.loading import LoadOptions, reads_machine
from poinsot.cli.operate import listed, told_table
from poinsot.cli.options import File, Texts
from poinsot.cli.terminal import UnitsOf, named_entries, number, refuse_missing_folders, say, tell, unit_of

if TYPE_CHECKING:
    import xarray as xr

    from poinsot.algebra.arrays import Floats


@reads_machine
def sweep_command(
    file: File,
    over: Annotated[
        Texts, Option(metavar="NAME=VALUES", help=f"What varies, else the file's .step and .dc; repeat it. {EXAMPLE}.")
    ] = None,
    input: Annotated[Texts, Option(metavar="NAME=VALUE", help="What a source gives instead.")] = None,
    hold: Annotated[Texts, Option(metavar="NAME=VALUE", help="Storage that stays as it is: C1.voltage=5.")] = None,
    output: Annotated[Texts, Option(metavar="NAME,…", help="Nodes or variables, R1.current; else all nodes.")] = None,
    follow: Annotated[
        bool | None, Option("--follow/--no-follow", help="Seek each point from the one before; else as .dc does.")
    ] = None,
    zip: Annotated[bool, Option("--zip", help="Values go side by side instead of making a grid.")] = False,
    out: Annotated[Path | None, Option(metavar="SWEEP.csv", help="Write the table, or a dataset: .nc.")] = None,
    plot: Annotated[Path | None, Option(metavar="SWEEP.png", help="Draw it over what varies fastest.")] = None,
    *,
    reading: LoadOptions,
) -> None:
    """Find the operating points of a network while its sources, elements or parameters take other values.

    Example: `poinsot sweep examples/networks/amplifier.cir --over VCC=5:15:6 --output c,e`

    Names are those of `poinsot ensemble`: sources, addresses (elements.R1.resistance), the file's parameters.
    """
    from poinsot.ensembles.sweep import sweep, untold_steps
    from poinsot.files.load import Source
    from poinsot.simulation.results.files import check_writable, write

    refuse_missing_folders(out, plot)
    if out is not None and out.suffix != ".csv":
        check_writable(out)
    source = Source(file, reading.options)
    with untold_steps():
        network = source.load()
    inputs, held = (
        {n: number(f"{flag} {n}=", x, "V1=2", unit_of(network, kind, n)) for n, x in given.items()}  # type: ignore[arg-type]
        for flag, kind, given in (
            ("input", "input", named_entries("input", input or [], "--input V1=2")),
            ("hold", "initial", named_entries("hold", hold or [], "--hold C1.voltage=5")),
        )
    )
    found = sweep(
        source, read_over(over, UnitsOf(source)) if over else None, outputs=listed(output), inputs=inputs or None,
        held=held or None, follow=follow, zip=zip,
    )  # fmt: skip
    names = [str(name) for name in found.data_vars if name not in ("status", "failure", "iterations")]
    head, rows = table(found, [str(name) for name in found.coords], names)
    if out is None or out.suffix == ".csv":
        told_table(head, rows, out)
    else:
        write(found, out)
    if out:
        tell(f"wrote {out}")
    if plot is not None:
        from poinsot.views.bode import draw_sweep

        draw_sweep(found, names, plot)
        tell(f"wrote {plot}")
    failed = Counter(text for text in found.failure.values.ravel().tolist() if text)
    for text, count in failed.items():
        say(f"{count} of {found.attrs['members']} points were not found: {text}")
    raise typer.Exit(1 if failed else 0)


def table(found: xr.Dataset, varied: list[str], names: list[str]) -> tuple[list[str], Floats]:
    """The head and the rows of a sweep, a row for each point."""
    import numpy as np
    import xarray as xr

    every = xr.broadcast(*(found[name] for name in [*varied, *names]))
    head = [f"{name} [{unit}]" if (unit := found[name].attrs.get("units")) else name for name in [*varied, *names]]
    return head, np.column_stack([each.transpose(*found.status.dims).values.ravel() for each in every])
