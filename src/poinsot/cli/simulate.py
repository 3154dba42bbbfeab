"""``poinsot simulate`` and ``resume``: a run from its start or a checkpoint, its ledger, dataset and picture."""

from __future__ import annotations

import hashlib
import warnings
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.algebra.units import split
from poinsot.cli.loading import LoadOptions, load_file
from poinsot.cli.terminal import named_entries, number, numbers, say, tell, unit_of
from poinsot.errors import FileError, RunWarning, SimulationError, option
from poinsot.signals.given import names_used
from poinsot.simulation.checkpoints.checkpoint import CheckpointPlace, read, seconds_between
from poinsot.simulation.verification.shot import read_from

if TYPE_CHECKING:
    from poinsot.control.controller import Controller
    from poinsot.systems.mechanism import Mechanism
    from poinsot.systems.network import Network


EXIT_CODES = {"done": 0, "ended": 0, "unbalanced": 3, "interrupted": 130}
"""By the status of a run, 130 as shells say of Ctrl-C; 1 for any other."""


def initial_values(system: Mechanism | Network, entries: Sequence[str]) -> dict[str, Any]:
    """The values of ``--initial``: by joint ``elbow=0.5``, ``ball=0,0,0,1`` or ``elbow.velocity=2``; of a network by
    state ``C1.voltage=5``, and by its mechanism's joint ``arm.elbow=0.5``."""
    if not entries:
        return {}
    from poinsot.ensembles.names import with_initial
    from poinsot.networks.machine import Machine
    from poinsot.systems.network import Network

    example = (
        "joint=value, joint.velocity=value, or joint=value,value,… for a joint with several coordinates, for example "
        "--initial elbow=0.5"
    )
    found: dict[str, Any] = {}
    machines = [e for e in system.model.primitives if isinstance(e, Machine)] if isinstance(system, Network) else []
    for name, text in named_entries("initial", entries, example).items():
        values: Any = numbers("initial", text, example, unit_of(system, "initial", name))
        if isinstance(system, Network) and all(each.own(name) is None for each in machines):
            if len(values) != 1:
                raise SimulationError(f"--initial {name}: a state of a network is one number, not {len(values)}")
            values = values[0]
        found = with_initial(system, found, name, values)
    return found


def input_values(entries: Sequence[str], system: Mechanism | Network | None = None) -> dict[str, Any]:
    """The signals of ``--input``: a number, a formula in t, or samples ``time:value,time:value``."""
    example = 'name=value, name="a formula in t", or name=time:value,time:value, for example --input motor="2*sin(3*t)"'
    found: dict[str, Any] = {}
    for name, text in named_entries("input", entries, example).items():
        unit = unit_of(system, "input", name)
        if ":" in text:
            knots = [knot.split(":") for knot in text.split(",")]
            if any(len(knot) != 2 for knot in knots):
                raise SimulationError(f"cannot read --input {name}={text}: write {example}")
            times = [number("input", time, example, lambda: "s") for time, _ in knots]
            found[name] = times, [number(f"input {name}=", value, example, unit) for _, value in knots]
        elif split(text) is not None:
            found[name] = number(f"input {name}=", text, example, unit)
        else:
            found[name] = text if names_used(text) else number(f"input {name}=", text, example, unit)
    return found


def with_parameters(file: Path, entries: Sequence[str], reading: LoadOptions) -> Mechanism | Network:
    """The mechanism or network of a file with [parameters] changed by ``--parameter NAME=VALUE``."""
    from poinsot.files.load import Source

    example = "NAME=VALUE, a number of the file's [parameters], for example --parameter length=0.5"
    source, changed = Source(file, reading.options), {}
    for name, text in named_entries("parameter", entries, example).items():
        values = numbers(f"parameter {name}=", text, example, partial(source.parameter_unit, name))
        if len(values) != 1:
            raise SimulationError(f"cannot read --parameter {name}={text}: write {example}")
        changed[name] = values[0]
    family = source.family(*changed)
    found: Mechanism | Network = family.at(family.values(**changed))
    read_from(found, file, source.options, **changed)
    return found


def trust_fmus(system: Mechanism | Network, trusted: bool) -> None:
    """Let the FMUs of a network run, where ``--run-fmus`` says so."""
    if not trusted:
        return
    from poinsot.systems.network import Network

    if isinstance(system, Network):
        system.trust_fmus()


def simulate_file(
    system: Mechanism | Network,
    said: Mapping[str, Any],
    initial: Sequence[str],
    inputs: Sequence[str],
    controllers: Sequence[str],
    out: Path | None,
    plot: Path | None,
) -> int:
    """Run, write and print: `carry_out`; said: what `simulate` takes beside. All else is as the file wants it."""
    from poinsot.simulation.simulate import simulate

    time = said.get("time", 1.0)
    if "start" not in said and not (np.isfinite(time) and time > 0):
        raise SimulationError(f"the run must end at a positive time; --time is {time}")

    def run(where: dict[str, Any]) -> object:
        acting = _controllers(controllers, system)
        start, inner = initial_values(system, initial), input_values(inputs, system)
        found = simulate(system, initial=start, inputs=inner, controllers=acting, **where, **said)
        _say_unseen(acting, np.asarray(found["time"]))
        return found

    return carry_out(run, out, plot)


def _say_unseen(controllers: Sequence[Controller], times: Floats) -> None:
    """Say how many samples show the actions of a controller between two of them."""
    fastest = min(controllers, key=lambda c: c.period, default=None)
    if fastest is None or len(times) < 2 or (apart := float(np.diff(times).max())) <= 1.001 * fastest.period:
        return
    needed = 1 + round(float(times[-1] - times[0]) / fastest.period)
    say(
        f"note: {fastest} acts every {fastest.period:g} s and samples are {apart:.3g} s apart, so that peaks between "
        f"them are not shown: {option('samples', needed)} shows each action."
    )


def carry_out(run_it: Callable[[dict[str, Any]], Any], out: Path | None, plot: Path | None) -> int:
    """Run, with the options that say where to, and print; the exit code (`EXIT_CODES`)."""
    from poinsot.simulation.failure import SimulationFailure
    from poinsot.simulation.results.files import check_writable
    from poinsot.simulation.results.tables import is_table
    from poinsot.views.plots import check_drawable

    if out is not None:
        check_writable(out, tables=True)
    tabled = out is not None and is_table(out)
    if plot is not None:
        check_drawable(plot)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always", RunWarning)
        try:
            run = run_it({"dataset": False} if out is None else {} if tabled else {"to": out})
        except SimulationFailure as failure:
            if failure.partial is not None:
                _keep(failure.partial, out, plot)
            raise
        except KeyboardInterrupt as stop:
            run = getattr(stop, "partial", None)
            if run is None:
                raise
        finally:
            for warning in caught:
                say(f"warning: {warning.message}")
    _keep(run, out, plot)
    return EXIT_CODES.get(run.attrs["status"], 1)


def _controllers(entries: Sequence[str], system: Mechanism | Network) -> list[Controller]:
    if not entries:
        return []
    from poinsot.cli.controllers import controllers_named

    return controllers_named(entries, system)


def _keep(run: Any, out: Path | None, plot: Path | None) -> None:
    """Print the summary of a run, a dataset where it is in a file, and draw its picture."""
    from poinsot.simulation.results.files import write
    from poinsot.simulation.results.tables import is_table
    from poinsot.views.report import ledger_table, show
    from poinsot.views.tables import events_in_words

    if out is not None and is_table(out):
        write(run, out)
    happened = events_in_words(run)
    show(ledger_table(run), *([] if happened is None else [happened]), _summary(run))
    if out is not None:
        tell(f"wrote {out}")
    if plot is not None:
        from poinsot.views.plots import plot_run, save

        save(plot_run(run if out else run.to_dataset()), plot)
        tell(f"wrote {plot}")


def _summary(run: Any) -> str:
    a = run.attrs
    return (
        f"{a['status']}: {len(run['time'])} samples to t = {float(run['time'][-1]):g} s, {a['steps']} steps "
        f"({a['rejected']} rejected), {a['loop_seconds']:.3g} s in the loop, "
        f"{a['compile_seconds'] + a['loop_compile_seconds']:.2g} s compiling"
    )


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
    checkpoint: Path, file: Path | None, out: Path | None, plot: Path | None, said: Mapping[str, Any]
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
