"""Arguments and options that several commands have, each said once.

The options of reading are declared in `poinsot.files.reader_options`; all commands that read a machine take them.
The options of a run are flags that follow from `poinsot.run_options`, and their values.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Annotated, Literal, TypeAlias, TypeVar

from poinsot.cli.completion import complete_method, complete_model
from poinsot.cli.declared import Argument, Option, flag, parameters_of, with_flags
from poinsot.cli.terminal import SECONDS, numbers
from poinsot.errors import number_text
from poinsot.files.reader_options import READ_OPTIONS
from poinsot.run_options import Option as Record
from poinsot.run_options import declared


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
    list[str] | None, Option(metavar="JOINT=VALUE", help="Initial coordinate(s) of a joint: elbow=0.5 or ball=0,0,0,1.")
]
OutOption = Annotated[
    Path | None, Option(metavar="RUN.nc", help="Write the run: .nc or .zarr; or as a table: .csv, .parquet, .mat.")
]
EveryOption = Annotated[
    float | None,
    Option(metavar="SECONDS", parser=seconds, help="How often the checkpoint is written [s of the clock]; else 60."),
]
ProgressOption = Annotated[bool | None, Option("--progress/--no-progress", help="A progress bar; else on a terminal.")]
PlotOption = Annotated[Path | None, Option(metavar="RUN.png", help="Draw the run (png, svg or pdf).")]


def as_typed(command: Callable[..., object] | None, name: str, value: object) -> str | None:
    """An option of a command as it is typed; None for one that it has not. Of several, `inputs`, it is each one."""
    known = {each.name for each in parameters_of(command) if each.name != "file"} if command else set()
    flag = next((each for each in (name, name.removesuffix("s"), _SINGULAR.get(name, "")) if each in known), None)
    if flag is None:
        return None
    flag = f"--{flag.replace('_', '-')}"
    if isinstance(value, Mapping):
        return " ".join(f"{flag} {_quoted(f'{key}={_text(each)}')}" for key, each in value.items())
    return flag if value is None else f"{flag} {_quoted(_text(value))}"


_SINGULAR = {"stimuli": "input"}


def _text(value: object) -> str:
    if isinstance(value, (list, tuple)):
        return ",".join(map(_text, value))
    return "…" if value is ... else number_text(value) if isinstance(value, float) else str(value)


def _quoted(text: str) -> str:
    """A word as shells take it."""
    return text if re.fullmatch(r"[\w.,:=/…+-]*", text) else f'"{text}"'


Code = TypeVar("Code")


def takes_run_options(*names: str) -> Callable[[Callable[..., Code]], Callable[..., Code]]:
    """A command with a parameter ``options``, which Typer sees as flags of these names.

    It gets what was said, name → what `simulate` takes.
    """

    def taking(command: Callable[..., Code]) -> Callable[..., Code]:
        return with_flags(command, "options", lambda: [_flag(name, declared(name)) for name in names], _read)

    return taking


def _flag(name: str, one: Record) -> inspect.Parameter:
    """The flag of an option."""
    text = one.sentence + (f", or {one.word}" if one.word else "")
    without = [*["the file's"] * one.in_files, *[one.without] * bool(one.without)]
    text += f"; else {', or '.join(without)}." if without else "."
    made = partial(Option, *((f"--{name.replace('_', '-')}", *one.also) if one.also else ()), help=text)
    kinds: dict[str, object] = {
        "number": Annotated[float | None, made()],
        "whole": Annotated[int | None, made()],
        "flag": Annotated[bool | None, partial(Option, f"--{name}", help=text)()],
        "moments": Annotated[str | None, made(metavar="T,T,…")],
        "tolerances": Annotated[str | None, made(metavar="FLOAT,…")],
        "names": Annotated[Texts, made(metavar="NAME,…")],
        "method": Annotated[str | None, made(autocompletion=complete_method)],
        "choice": Annotated[str | None, made()],
    }
    if one.kind == "number" and one.word:
        return flag(name, None, Annotated[str | None, made(metavar="SECONDS" if one.unit == "s" else "FLOAT")])
    if one.kind == "number" and one.unit == "s":
        return flag(name, None, Annotated[float | None, made(metavar="SECONDS", parser=seconds)])
    return flag(name, None, kinds[one.kind])


def _read(**said: object) -> dict[str, object]:
    """The values of the flags, as `simulate` takes them."""
    return {name: _value(name, text) for name, text in said.items() if text is not None and text != []}


def _value(name: str, text: object) -> object:
    one = declared(name)
    if isinstance(text, list):
        names = [each for entry in text for each in entry.split(",")]
        return one.word if one.word and names == [one.word] else names
    if isinstance(text, str) and one.kind in ("method", "choice") and ":" in text and text[0] != "{":
        from poinsot.cli.controllers import object_named

        return object_named(name.replace("_", "-"), text, "a name, or file.py:name or module:name")
    said = one.kind in ("number", "moments", "tolerances")
    if not isinstance(text, str) or (one.word and text == one.word) or not said:
        return text
    example = f"{one.sentence[0].lower()}{one.sentence[1:]}: --{name.replace('_', '-')} {one.example}"
    found = numbers(name, text, example, *([SECONDS] if one.unit == "s" else []))
    return found if one.kind == "moments" or (len(found) > 1 and one.kind == "tolerances") else found[0]
