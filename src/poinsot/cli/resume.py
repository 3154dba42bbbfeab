"""``poinsot resume``: continue a run from its checkpoint, which names its model."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from poinsot.cli.loading import LoadOptions, load_file
from poinsot.cli.simulate import carry_out, with_parameters
from poinsot.errors import FileError
from poinsot.simulation.checkpoints.checkpoint import CheckpointPlace, read, seconds_between


def told_of(
    file: Path,
    options: Mapping[str, object],
    parameter: Sequence[str] | None,
    controllers: Sequence[str] | None,
    out: Path | None,
    plot: Path | None,
) -> dict[str, Any]:
    """Record in a checkpoint of a run from the command line: enough to find and to read its model again."""
    return {
        "file": str(file.absolute()),
        "sha256": _hash(file),
        "options": dict(options),
        "parameter": list(parameter or []),
        "controller": [_absolute(entry) for entry in controllers or []],
        "out": None if out is None else str(out.absolute()),
        "plot": None if plot is None else str(plot.absolute()),
    }


def place_for(path: Path, every: float | None, told: Mapping[str, object]) -> CheckpointPlace:
    """Where the checkpoints of a run from the command line go."""
    return CheckpointPlace(path, seconds_between(every), {"command": told})


def resume_file(
    checkpoint: Path,
    file: Path | None,
    out: Path | None,
    plot: Path | None,
    said: Mapping[str, Any],
) -> int:
    """Go on, write and print as `simulate_file` does; options not given are those of the command that began the run.

    Errors  `FileError` for a checkpoint of a run from Python, and where the model's file is gone or another
    """
    from poinsot.cli.controllers import controllers_named
    from poinsot.simulation.simulate import resume

    kept = read(checkpoint)
    told = kept.data["place"].get("command")
    if told is None and file is None:
        raise FileError(
            f"{kept.what} is of a run from Python, which alone knows its model: go on there, by "
            f"poinsot.resume({str(checkpoint)!r}, model); or name the model's file with --file."
        )
    told = told or {"options": {}, "parameter": [], "controller": [], "out": None, "plot": None}
    source = Path(told["file"]) if file is None else file
    if not source.exists():
        raise FileError(f"the model of {kept.what}, {source}, is not there any more: say where it is, with --file.")
    if file is None and _hash(source) != told["sha256"]:
        raise FileError(
            f"{source} is not what it was when {kept.what} was written: a run cannot go on with another model. Undo "
            "the change, or begin anew."
        )
    reading = LoadOptions(**told["options"])
    model = with_parameters(source, told["parameter"], reading) if told["parameter"] else load_file(source, reading)
    out, plot = (given or (told[name] and Path(told[name])) for name, given in (("out", out), ("plot", plot)))
    controllers = controllers_named(told["controller"], model)
    given = {name: value for name, value in said.items() if value is not None}
    return carry_out(lambda where: resume(checkpoint, model, controllers=controllers, **where, **given), out, plot)


def _absolute(entry: str) -> str:
    """A controller of a file, wherever the command is called."""
    stem, colon, name = entry.rpartition(":")
    return f"{Path(stem).absolute()}{colon}{name}" if stem.endswith(".py") else entry


def _hash(file: Path) -> str:
    """The content of a file, told from all others."""
    try:
        return hashlib.sha256(file.read_bytes()).hexdigest()
    except OSError as error:
        raise FileError(f"cannot read {file}: {error.strerror}.") from None
