"""Arguments and options that several commands have, each said once.

The options of reading are declared by `poinsot.cli.loading.LoadOptions`, which all commands that read a machine take.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

from poinsot.cli.completion import complete_model
from poinsot.cli.declared import Argument, Option


def seconds(text: Any) -> float:
    """A time, "0.5" or "500 ms", in seconds."""
    from poinsot.algebra.units import quantity
    from poinsot.errors import ModelError

    try:
        return float(quantity(text, "s"))
    except ModelError as error:
        import typer

        raise typer.BadParameter(str(error)) from None


File = Annotated[
    Path,
    Argument(
        metavar="FILE",
        help="A network file (.toml) or a robot (.urdf, .xacro, .sdf, .xml).",
        autocompletion=complete_model,
    ),
]
BaseOption = Annotated[Literal["fixed", "free"], Option(help="URDF: the root link is fixed to the ground, or free.")]
MimicOption = Annotated[
    Literal["independent", "coupled"], Option(help="URDF: mimic joints move on their own, or are coupled.")
]
StrictOption = Annotated[bool, Option("--strict", help="Of robots: refuse what else is a warning.")]
DampingOption = Annotated[bool, Option("--damping", help="URDF: let the damping of joints dissipate.")]
LimitsOption = Annotated[
    bool | None, Option("--limits/--no-limits", help="Let the limits of joints act as stops, or not.")
]
LossesOption = Annotated[bool, Option("--losses", help="Robots: let the dry friction and the damping of joints act.")]
AccuracyOption = Annotated[
    float | None,
    Option(metavar="SHARE", help="What the drawing is exact to, by its size; else the file's, or 1e-7."),
]
ArgumentOption = Annotated[
    list[str] | None, Option(metavar="NAME=VALUE", help="xacro: the value of an <xacro:arg>. Repeat it.")
]
FolderOption = Annotated[
    list[Path] | None, Option(metavar="FOLDER", help="Where a file may read others from, too. Repeat it.")
]
ClosuresOption = Annotated[
    Path | None, Option(metavar="FILE.yaml", help="Robots: what closes and drives it, and other kinds of joints.")
]
EnvironmentOption = Annotated[
    list[str] | None,
    Option("--env", metavar="NAME", help="xacro: a variable of the environment that $(env NAME) may read."),
]
DiodesOption = Annotated[
    Literal["model", "ideal"], Option(help="Netlists: diodes as their models say, or ideal ones with events.")
]
GroundOption = Annotated[bool, Option("--ground", help="Bodies with shapes stand on a floor.")]
ContactsOption = Annotated[bool, Option("--contacts", help="Bodies do not go through each other.")]
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
