"""``poinsot verify``: a run checked by another method."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer
from typer import Argument, Option

from poinsot.cli.completion import complete_run
from poinsot.cli.loading import LoadOptions, load_file, reads_machine
from poinsot.cli.options import Texts
from poinsot.cli.terminal import tell
from poinsot.errors import FileError

HOLDS, DOES_NOT = 0, 3


@reads_machine
def verify_command(
    run: Annotated[Path, Argument(metavar="RUN.nc", help="What `simulate --out` wrote.", autocompletion=complete_run)],
    model: Annotated[
        Path | None, Argument(metavar="[MODEL]", help="The model that ran; without it the file that the run names.")
    ] = None,
    stretches: Annotated[str, Option(metavar="N", help="How many are drawn at random, or all.")] = "8",
    seed: Annotated[int | None, Option(help="By which they are drawn; else at random, and told.")] = None,
    input: Annotated[
        Texts, Option(metavar="NAME=SIGNAL", help="With MODEL: the inputs of the run, as for simulate.")
    ] = None,
    controller: Annotated[
        Texts, Option(metavar="FILE.py:NAME", help="The controllers of the run, as for simulate.")
    ] = None,
    parameter: Annotated[Texts, Option(metavar="NAME=VALUE", help="With MODEL: the [parameters] of the run.")] = None,
    *,
    reading: LoadOptions,
) -> None:
    """Check a run by another method: stretches between samples, integrated from stored states, and its momentum.

    Example: `poinsot verify run.nc`

    Ends with 0 where the run holds, with 3 where it misses more than was asked of it.
    """
    from poinsot.cli.controllers import controllers_named
    from poinsot.cli.simulate import input_values, with_parameters
    from poinsot.files.verify import named_model, verify
    from poinsot.simulation.results.files import read

    if not run.name:
        raise FileError(f"cannot read {run}: it is no run; give the file that simulate --out wrote, RUN.nc")
    count = _count(stretches)
    dataset, system = read(run), None
    if model is not None and parameter:
        system = with_parameters(model, parameter, reading)
    elif model is not None:
        system = load_file(model, reading)
    known = system if system is not None or not controller else named_model(dataset)
    found = verify(
        dataset,
        system,
        inputs=input_values(input or []),
        controllers=controllers_named(controller, known) if controller else (),
        stretches=count,
        seed=seed,
    )
    tell(found)
    raise typer.Exit(HOLDS if found.passed else DOES_NOT)


def _count(text: str) -> int | Literal["all"]:
    """The number of stretches, or "all"."""
    if text == "all" or (text.isdecimal() and int(text) > 0):
        return "all" if text == "all" else int(text)
    raise typer.BadParameter(f"how many stretches are checked is a whole number, 1 or more, or all; not {text!r}")
