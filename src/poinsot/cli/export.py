"""``poinsot export``: a machine as C source."""

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
    LimitsOption,
    LossesOption,
    MimicOption,
    StrictOption,
)
from poinsot.cli.terminal import say, tell
from poinsot.errors import ModelError


def export_command(
    file: File,
    c: Annotated[Path, typer.Option("--c", metavar="DIR", help="A folder for the C source; made if it is not there.")],
    function: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="An algorithm, or NAME:BODY of one body: pose:hand. Repeat it."),
    ] = None,
    name: Annotated[
        str | None, typer.Option(metavar="NAME", help="Of the files and before every function; else the machine's.")
    ] = None,
    single: Annotated[bool, typer.Option("--float", help="Numbers of 32 bits instead of 64.")] = False,
    base: BaseOption = "fixed",
    mimic: MimicOption = "independent",
    strict: StrictOption = False,
    damping: DampingOption = False,
    limits: LimitsOption = None,
    losses: LossesOption = False,
    argument: ArgumentOption = None,
    folder: FolderOption = None,
) -> None:
    """Write a machine as C source: dynamics of a mechanism, and the motion of any machine in steps of fixed size.

    Example: `poinsot export examples/puma560.urdf --c out --function inverse_dynamics --function pose:hand`

    Self-contained C99 without allocation: NAME.h and .c for algorithms, NAME_motion.h and .c for start, rates and step.
    """
    from poinsot.systems.mechanism import Mechanism

    system = load_file(file, base, mimic, strict, damping, argument, folder, limits, losses)
    real = "float" if single else "double"
    if isinstance(system, Mechanism):
        asked = [_asked(each) for each in function or []]
        library = system.to_c(*asked, name=name, real=real)
        tell("\n".join(f"wrote {path}" for path in library.write(c)))
        moving: str | None = f"{library.name}_motion"
    elif function:
        raise ModelError("--function names algorithms of a mechanism; of a network start, rates and step are written")
    else:
        moving = name
    try:
        motion = system.system().to_c(name=moving, real=real)
    except ModelError as error:
        if not isinstance(system, Mechanism):
            raise
        hint = "" if limits is False else "; --no-limits leaves out the limits of joints"
        say(f"warning: no start, rates and step are written: {error}{hint}")
        return
    tell("\n".join(f"wrote {path}" for path in motion.write(c)))


def _asked(text: str) -> str | tuple[str, str]:
    algorithm, colon, body = text.partition(":")
    return (algorithm, body) if colon else algorithm
