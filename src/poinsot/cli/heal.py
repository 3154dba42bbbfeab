"""``poinsot heal``: a drawing with noise becomes the nearest exact machine."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from poinsot.cli.loading import LoadOptions, load_file, reads_machine
from poinsot.cli.options import File
from poinsot.cli.terminal import refuse_missing_folders, refuse_own_source, tell


@reads_machine
def heal_command(
    file: File,
    accuracy: Annotated[
        float, typer.Option(metavar="SHARE", help="Of each number of the drawing, over the size: six digits are 1e-6.")
    ] = 1e-6,
    output: Annotated[
        Path | None,
        typer.Option(metavar="OUT.toml", help="Write the healed machine: .toml of a network file, or .urdf, .xml."),
    ] = None,
    *,
    reading: LoadOptions,
) -> None:
    """Mend a drawing with noise: find the nearest machine with closed loops that move, and print the differences.

    Example: `poinsot heal linkage.toml --accuracy 1e-6 --output healed.toml`
    """
    from dataclasses import replace

    from poinsot.files.healed import heal

    refuse_own_source(file, output)
    refuse_missing_folders(output)
    healing = replace(heal(load_file(file, reading), accuracy), source=str(file))
    tell(healing)
    if output is not None:
        healing.write(output)
        tell(f"wrote {output}")
