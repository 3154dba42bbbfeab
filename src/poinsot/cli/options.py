"""Arguments and options that several commands have, each said once.

The options of reading are declared in `poinsot.files.reader_options`; all commands that read a machine take them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal, TypeAlias

from poinsot.cli.completion import complete_model
from poinsot.cli.declared import Argument, Option
from poinsot.files.reader_options import READ_OPTIONS


def seconds(text: object) -> float:
    """A time, "0.5" or "500 ms", in seconds."""
    from poinsot.algebra.units import quantity
    from poinsot.errors import ModelError

    try:
        return float(quantity(text, "s"))
    except ModelError as error:
        import typer

        raise typer.BadParameter(str(error)) from None


Texts: TypeAlias = list[str] | None
"""An option that may be repeated."""
File = Annotated[
    Path,
    Argument(
        metavar="FILE",
        help="A network file (.toml) or a robot (.urdf, .xacro, .sdf, .xml).",
        autocompletion=complete_model,
    ),
]
BaseOption = Annotated[Literal["fixed", "free"], Option(help=READ_OPTIONS["base"].line)]
RunFmusOption = Annotated[
    bool, Option("--run-fmus", help="Let FMUs that the file names run: foreign binaries, with all you may do.")
]
InitialOption = Annotated[
    list[str] | None,
    Option(metavar="JOINT=VALUE", help="Initial coordinate(s) of a joint: elbow=0.5 or ball=0,0,0,1."),
]
OutOption = Annotated[
    Path | None,
    Option(metavar="RUN.nc", help="Write the run: .nc or .zarr; or as a table: .csv, .parquet, .mat."),
]
EveryOption = Annotated[
    float | None,
    Option(metavar="SECONDS", parser=seconds, help="How often the checkpoint is written [s of the clock]; else 60."),
]
ProgressOption = Annotated[bool | None, Option("--progress/--no-progress", help="A progress bar; else on a terminal.")]
PlotOption = Annotated[Path | None, Option(metavar="RUN.png", help="Draw the run (png, svg or pdf).")]
