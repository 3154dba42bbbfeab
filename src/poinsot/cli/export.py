"""``poinsot export``: a machine in the formats of others."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Annotated

import typer

from poinsot.cli.completion import complete_method
from poinsot.cli.exports import Asked
from poinsot.cli.loading import LoadOptions, load_file, reads_machine, taken_apart
from poinsot.cli.options import File, seconds
from poinsot.errors import ModelError


@reads_machine
def export_command(
    file: File,
    c: Annotated[
        Path | None, typer.Option("--c", metavar="DIR", help="C source: a folder for it; made if it is not there.")
    ] = None,
    urdf: Annotated[
        Path | None, typer.Option("--urdf", metavar="OUT.urdf", help="URDF: a tree mechanism as a robot of ROS.")
    ] = None,
    mjcf: Annotated[
        Path | None, typer.Option("--mjcf", metavar="OUT.xml", help="MJCF: a mechanism as a model of MuJoCo.")
    ] = None,
    modelica: Annotated[
        Path | None, typer.Option("--modelica", metavar="OUT.mo", help="Modelica: a flat model with units.")
    ] = None,
    fmu: Annotated[
        Path | None, typer.Option("--fmu", metavar="OUT.fmu", help="FMU: model exchange and co-simulation in one file.")
    ] = None,
    fmi: Annotated[str, typer.Option(metavar="VERSION", help="FMU: the version of FMI, 3.0 or 2.0.")] = "3.0",
    input: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME", help="FMU, Modelica, C runs: a source or freedom to drive that is an input. Repeat it."
        ),
    ] = None,
    function: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="C: an algorithm, or NAME:BODY of one body: pose:hand. Repeat it."),
    ] = None,
    name: Annotated[
        str | None,
        typer.Option(metavar="NAME", help="Of what is written; else the machine's. In C before every function."),
    ] = None,
    run: Annotated[
        bool, typer.Option("--run", help="C: NAME_run.h and .c too, a run with steps, events and switching.")
    ] = False,
    method: Annotated[
        str | None,
        typer.Option(
            metavar="NAME", help="C runs, FMU: as of `simulate`, else the file's.", autocompletion=complete_method
        ),
    ] = None,
    step: Annotated[
        str | None,
        typer.Option(metavar="SECONDS", help="C runs, FMU: steps of this length, or adaptive, else the file's."),
    ] = None,
    single: Annotated[bool, typer.Option("--float", help="C: numbers of 32 bits instead of 64.")] = False,
    leave_out: Annotated[
        bool, typer.Option("--leave-out", help="URDF, MJCF: leave out what the format cannot say, and tell it.")
    ] = False,
    symbols: Annotated[
        bool, typer.Option("--symbols", help="Modelica: the parameters of the network file are those of the model.")
    ] = False,
    lock: Annotated[
        list[str] | None,
        typer.Option(metavar="JOINT=VALUE", help="A joint that is held: elbow=0.5, ball=0,0,0,1, or elbow. Repeat it."),
    ] = None,
    subtree: Annotated[
        str | None, typer.Option(metavar="NAME", help="The joint or body of which all that hangs there is taken.")
    ] = None,
    without: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="A joint or body that is cut off. Repeat it.")
    ] = None,
    *,
    reading: LoadOptions,
) -> None:
    """Write a machine for others: C source, a URDF robot, an MJCF model, a model of Modelica, an FMU.

    Example: `poinsot export examples/puma560.urdf --c out --function inverse_dynamics --function pose:hand`

    Example: `poinsot export examples/puma560.urdf --mjcf puma560.xml --leave-out`

    Example: `poinsot export examples/puma560.urdf --urdf arm.urdf --lock elbow=0.5 --without wrist_pitch`

    Example: `poinsot export examples/bouncing_ball.toml --c out --run --method moreau --step 1e-3`

    C is self-contained C99: NAME.h and .c for algorithms, NAME_motion.h and .c for start, rates and step of fixed size;
    with --run NAME_run.h and .c, the steps and events of `poinsot simulate`.
    """
    targets = {"c": c, "urdf": urdf, "mjcf": mjcf, "modelica": modelica, "fmu": fmu}
    wanted = {format: target for format, target in targets.items() if target is not None}
    if not wanted:
        raise ModelError(
            f"say what is to be written: {', '.join(f'--{format}' for format in targets)}, each with a path"
        )
    system = load_file(file, reading)
    system = taken_apart(system, lock or [], subtree, without or [])
    asked = Asked(
        tuple(function or ()),
        name,
        single,
        reading.limits,
        leave_out,
        fmi,
        tuple(input or ()),
        symbols,
        file,
        run,
        method,
        step if step in (None, "adaptive") else seconds(step),
    )
    for format, target in wanted.items():
        import_module(f"poinsot.cli.exports.{format}").write(system, target, asked)
