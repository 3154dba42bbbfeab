"""``poinsot heal``: a drawing with noise becomes the nearest exact machine."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from poinsot.cli.loading import load_file
from poinsot.cli.options import (
    ArgumentOption,
    BaseOption,
    DampingOption,
    File,
    FolderOption,
    MimicOption,
    StrictOption,
)
from poinsot.cli.terminal import tell


def heal_command(
    file: File,
    accuracy: Annotated[
        float, typer.Option(metavar="SHARE", help="Of each number of the drawing, over the size: six digits are 1e-6.")
    ] = 1e-6,
    output: Annotated[
        Path | None,
        typer.Option(metavar="OUT.toml", help="Write the healed machine: .toml of a network file, or .urdf, .xml."),
    ] = None,
    base: BaseOption = "fixed",
    mimic: MimicOption = "independent",
    strict: StrictOption = False,
    damping: DampingOption = False,
    argument: ArgumentOption = None,
    folder: FolderOption = None,
) -> None:
    """Mend a drawing with noise: find the nearest machine whose closed loops move, and say by how much it differs.

    Example: `poinsot heal linkage.toml --accuracy 1e-6 --output healed.toml`
    """
    from dataclasses import replace

    from poinsot.files.healed import heal

    healing = replace(heal(load_file(file, base, mimic, strict, damping, argument, folder), accuracy), source=str(file))
    tell(healing)
    if output is not None:
        healing.write(output)
        tell(f"wrote {output}")
