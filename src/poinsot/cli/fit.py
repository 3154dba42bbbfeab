"""``poinsot fit``: numbers of a file from measurements."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer import Argument, Option

from poinsot.algebra.units import split
from poinsot.cli.loading import LoadOptions, load_file, reads_machine
from poinsot.cli.options import File, InitialOption, Texts, takes_run_options
from poinsot.cli.terminal import (
    NO_UNIT,
    Unit,
    UnitsOf,
    named_entries,
    number,
    refuse_missing_folders,
    refuse_own_source,
    saying_warnings,
    tell,
)
from poinsot.errors import FileError, RunWarning, SimulationError
from poinsot.run_options import OF_DATA, OF_FITS, OPTIONS
from poinsot.text_files import write_text

if TYPE_CHECKING:
    from poinsot.fitting.result import Fit

_EXAMPLE = "poinsot fit motor.toml run.csv --free R,k,J --input 'supply=u [V]' --output 'rotor.angular_velocity=omega'"


@reads_machine
@takes_run_options(*OF_FITS, *(name for name in OPTIONS if name not in (*OF_DATA, "outputs")))
def fit_command(
    file: File,
    data: Annotated[list[Path], Argument(metavar="DATA.csv", help="What was measured; several are several runs.")],
    *,
    free: Annotated[
        Texts, Option(metavar="NAME,…", help="What is looked for: parameters, addresses, initial values.")
    ] = None,
    output: Annotated[
        Texts, Option(metavar="OUTPUT=COLUMN", help="Which column is which output; else by their names.")
    ] = None,
    input: Annotated[
        Texts, Option(metavar="INPUT=COLUMN", help="Which column is which input; or a number, a formula.")
    ] = None,
    guess: Annotated[Texts, Option(metavar="NAME=VALUE", help="Where to begin; else as the file.")] = None,
    bounds: Annotated[Texts, Option(metavar="NAME=LOW:HIGH", help="Within which; one side may be empty.")] = None,
    sigma: Annotated[
        Texts, Option(metavar="OUTPUT=VALUE", help="Its standard deviation; else estimated, of all.")
    ] = None,
    hold: Annotated[Texts, Option(metavar="INPUT,…", help="Inputs that are constant between samples.")] = None,
    time: Annotated[str, Option(metavar="COLUMN", help="The column of times [s].")] = "time",
    initial: InitialOption = None,
    options: Mapping[str, object],
    out: Annotated[Path | None, Option(metavar="FIT.json", help="Write values, errors and intervals.")] = None,
    plot: Annotated[Path | None, Option(metavar="FIT.png", help="Draw measured, fitted and residuals.")] = None,
    reading: LoadOptions,
) -> None:
    """Find numbers of a file for which its runs come nearest to measurements.

    Example: `poinsot fit motor.toml run.csv --free R,k,J --input "supply=u [V]" --output "winding.current=i [A]"`

    Prints values with intervals of 95 %, strong correlations, and what the data do not tell.
    """
    from poinsot.cli.simulate import initial_values
    from poinsot.files.load import Source
    from poinsot.fitting.fit import fit
    from poinsot.fitting.measured import Experiment

    if not free:
        raise SimulationError(f"nothing is free: say what is looked for, as in {_EXAMPLE}")
    refuse_missing_folders(out, plot)
    for each in (file, *data):
        refuse_own_source(each, out, plot)
    source = Source(file, reading.options)
    units = UnitsOf(source, "free")
    given: dict[str, Any] = {
        **options,
        "time": time,
        "outputs": _pairs("output", output) or None,
        "guess": {n: _number("guess", x, units.of(n)) for n, x in _pairs("guess", guess).items()},
        "bounds": {n: _bounds(n, x, units.of(n)) for n, x in _pairs("bounds", bounds).items()},
        "sigma": {n: _number("sigma", x) for n, x in _pairs("sigma", sigma).items()} or None,
        "hold": [name for entry in hold or [] for name in entry.split(",")],
        "inputs": {n: _value(units, n, x) for n, x in _pairs("input", input).items()} or None,
    }
    if initial:
        given["initial"] = initial_values(load_file(file, reading), initial)
    experiments = [Experiment(path, name=path.stem if len(data) > 1 else None) for path in data]
    with saying_warnings(RunWarning):
        found = fit(source, experiments, [n for entry in free for n in entry.split(",")],
                    **{name: value for name, value in given.items() if value is not None})  # fmt: skip
    tell(found)
    if out is not None:
        _write(found, out)
    if plot is not None:
        _draw(found, plot)
    raise typer.Exit(0 if found.success else 1)


def _draw(found: Fit, plot: Path) -> None:
    try:
        found.plot().savefig(plot)
    except (OSError, ValueError) as error:
        raise FileError(f"cannot draw {plot}: {error}") from None
    tell(f"wrote {plot}")


def _write(found: Any, out: Path) -> None:
    """Values, standard errors and intervals as JSON; null where the data do not tell."""
    said = {
        name: {"value": value, "standard_error": found.standard_errors[name], "interval_95": found.intervals()[name]}
        for name, value in found.values.items()
    }
    text = json.dumps({"values": said, "unidentified": found.unidentified, "chi_square": found.chi_square,
                       "degrees": found.degrees, "sigma": found.sigma}, indent=2)  # fmt: skip
    for word in ("-Infinity", "Infinity", "NaN"):
        text = text.replace(f" {word}", " null")
    write_text(out, text + "\n")
    tell(f"wrote {out}")


def _pairs(flag: str, entries: Texts) -> dict[str, str]:
    named = named_entries(flag, entries or [], f"NAME=…, as in {_EXAMPLE}")
    return {name: text.strip() for name, text in named.items()}


def _number(flag: str, text: str, unit: Unit = NO_UNIT) -> float:
    return number(flag, text, f"a number, as in {_EXAMPLE}", unit)


def _value(units: UnitsOf, name: str, text: str) -> Any:
    """A number, or the name of a column."""
    if split(text) is not None:
        return number("input", text, f"a number or a column, as in {_EXAMPLE}", units.of(name))
    try:
        return float(text)
    except ValueError:
        return text


def _bounds(name: str, text: str, unit: Unit) -> tuple[float | None, float | None]:
    low, colon, high = text.partition(":")
    if not colon:
        raise SimulationError(f"cannot read --bounds {name}={text}: write --bounds {name}=0:5, one side may be empty")
    ends = (_number("bounds", each, unit) if each.strip() else None for each in (low, high))
    return tuple(ends)  # type: ignore[return-value]
