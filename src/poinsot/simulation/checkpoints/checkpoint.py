"""Checkpoints: all that the rest of a run depends on, in a file that is whole at any moment, however the run is ended.

The file is a record (`records`), written beside its place and renamed. Samples that the loop's arrays have no room for
go to a file beside it, ``….samples``, which only grows; the record says how much of that file is its own.

The description of a run in its checkpoint, before there is one: data of the right kinds.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, fields
from math import prod
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Vector
from poinsot.errors import FileError, RunWarning, SimulationError, warn
from poinsot.motion.system import System
from poinsot.records import dataclass, field
from poinsot.signals.signal import Signal
from poinsot.simulation.acting import Acting
from poinsot.simulation.checkpoints.records import pack, put_back, unpack
from poinsot.simulation.checkpoints.resuming import identity_of
from poinsot.simulation.choices import CHOICES
from poinsot.simulation.inputs import Signals
from poinsot.simulation.options import Control, read_number

FORGED = "It is damaged or forged."


def refuse_data(data: Mapping[str, object], arrays: Mapping[str, NDArray[Any]], what: str) -> None:
    """FileError where a record of a run lacks something, or holds it in another form."""
    place, log, control = data.get("place"), data.get("log"), data.get("control")
    given = place.get("parameters") if isinstance(place, dict) else None
    own = {each.name for each in fields(Control)} - {"atol"}
    outputs = data.get("outputs", 0)  # None is an answer: all
    good = {
        "place": isinstance(place, dict) and isinstance(place.get("inputs"), dict) and "initial" in place,
        "parameters": isinstance(given, dict) and all(_is_number(each) for each in given.values()),
        "command": isinstance(place, dict) and _is_command(place.get("command")),
        "log": isinstance(log, dict) and _is_log(log),
        "control": isinstance(control, dict) and set(control) == own and _is_control(control),
        "method": isinstance(data.get("method"), str),
        "outputs": outputs is None or (isinstance(outputs, list) and all(isinstance(each, str) for each in outputs)),
        "acting": "acting" in data and isinstance(data["acting"], dict | None),
    }
    good |= {
        name: name in arrays and (arrays[name].dtype, arrays[name].ndim) == (np.dtype(np.float64), rank)
        for name, rank in (("course.grid", 1), ("course.segments", 2), ("course.values", 3), ("course.start", 1),
                           ("course.atol", 1), ("run.work.states", 2))
    }  # fmt: skip
    for name, fits in good.items():
        if not fits:
            raise FileError(f"{what} is no checkpoint of a run: its {name!r} is not of the form that one has. {FORGED}")


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _is_control(control: Mapping[str, object]) -> bool:
    texts = {name for name, value in control.items() if isinstance(value, str)}
    return texts == CHOICES.keys() and all(_is_number(control[name]) for name in control.keys() - texts)


def _is_log(log: Mapping[str, object]) -> bool:
    count, widths = log.get("count"), log.get("widths")
    if not isinstance(widths, list) or not all(type(each) is int and 0 <= each < 1 << 40 for each in [count, *widths]):
        return False
    return isinstance(log.get("sha256"), str) and (count == 0 or sum(widths) > 0)


def _is_command(told: object) -> bool:
    """The command line of a run: texts, lists of texts, options by name."""
    if told is None:
        return True
    if not isinstance(told, dict) or not isinstance(told.get("options"), dict):
        return False
    lists = all(
        isinstance(told.get(name), list) and all(isinstance(each, str) for each in told[name])
        for name in ("parameter", "controller")
    )
    texts = all(isinstance(told.get(name), str) for name in ("file", "sha256"))
    return lists and texts and all(isinstance(told.get(name), str | None) for name in ("out", "plot"))


EVERY = 60.0
FUNCTION = ["function", None]
_LOG = b"poinsot samples 1\n"
_CHUNK = 4096


@dataclass(frozen=True)
class CheckpointPlace:
    """The place of checkpoints, their interval [s of the clock], and the record that makes the model's System again.

    told  of the model: ``inputs``, ``parameters``, ``initial``; and ``file``, what the command line read, if it did
    """

    path: Path
    every: float = EVERY
    told: Mapping[str, Any] = field(default_factory=dict)


def seconds_between(every: float | str | None) -> float:
    """How often a checkpoint is written [s of the clock]; 0: whenever there is an opportunity."""
    seconds = EVERY if every is None else read_number("every", every, unit="s")
    if seconds < 0:
        raise SimulationError(f"every says how many seconds pass between two checkpoints: 0 or more, not {every!r}")
    return seconds


def place_of(
    given: str | os.PathLike[str] | CheckpointPlace,
    every: float | str | None,
    inputs: Mapping[str, Any],
    parameters: Mapping[str, float] | None,
    initial: Any,
) -> CheckpointPlace:
    """Where the checkpoints of a run go, with what makes its System from its model."""
    place = given if isinstance(given, CheckpointPlace) else CheckpointPlace(Path(given), seconds_between(every))
    told = {
        "inputs": {
            name: FUNCTION if callable(value) or isinstance(value, Signal) else plain(value, f"the input {name!r}")
            for name, value in inputs.items()
        },
        "parameters": dict(parameters or {}),
        "initial": plain(initial, "what is said of initial values"),
    }
    return CheckpointPlace(place.path, place.every, {**place.told, **told})


@dataclass(frozen=True, eq=False)
class Course:
    """What stays the same in a run, as far as its model does not say it; it begins at ``start``."""

    method: str
    control: Control
    grid: Vector
    signals: Signals
    start: Vector
    outputs: Sequence[str] | None

    def arrays(self) -> dict[str, NDArray[Any]]:
        """The arrays among these."""
        return {
            "course.grid": self.grid,
            "course.segments": self.signals.segments,
            "course.values": self.signals.values,
            "course.start": self.start,
            "course.atol": self.control.atol,
        }

    def data(self) -> dict[str, Any]:
        """The rest."""
        control = {name: value for name, value in asdict(self.control).items() if name != "atol"}
        return {"method": self.method, "control": control, "outputs": self.outputs and list(self.outputs)}

    @classmethod
    def of(cls, data: Mapping[str, Any], arrays: Mapping[str, NDArray[Any]]) -> Course:
        """The course in a checkpoint."""
        signals = Signals(arrays["course.segments"], arrays["course.values"])
        control = Control(**data["control"], atol=arrays["course.atol"])
        return cls(data["method"], control, arrays["course.grid"], signals, arrays["course.start"], data["outputs"])


@dataclass(frozen=True, eq=False)
class Kept:
    """A checkpoint that was read."""

    path: Path
    data: dict[str, Any]
    arrays: dict[str, NDArray[Any]]

    @property
    def what(self) -> str:
        """How messages call it."""
        return f"the checkpoint {self.path}"

    @property
    def course(self) -> Course:
        """What stays the same in the run."""
        return Course.of(self.data, self.arrays)

    @property
    def room(self) -> int:
        """How many samples the arrays of the run hold."""
        return len(self.arrays["run.work.states"]) - 1

    @property
    def parameters(self) -> dict[str, float] | None:
        """The parameters of the run, None of a model without."""
        found: dict[str, float] = self.data["place"]["parameters"]
        return found or None

    @property
    def initial(self) -> Any:
        """The user's initial values."""
        return self._unplain(self.data["place"]["initial"], "initial values")

    def _unplain(self, found: object, which: str) -> Any:
        try:
            return unplain(found)
        except (ValueError, TypeError, AttributeError, OverflowError, RecursionError):
            raise FileError(f"{self.what} is no record that poinsot has made: its {which} are not read.") from None

    def inputs(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """Its inputs; functions are to be given again.

        Errors  FileError for one that is missing, and for others than these
        """
        told = self.data["place"]["inputs"]
        functions = [name for name, value in told.items() if value == FUNCTION]
        for name in given:
            if name not in functions:
                raise FileError(
                    f"{self.what} holds what the inputs of its run were; only functions of time are to be given again, "
                    f"which are {', '.join(functions) or 'none'} and not {name!r}."
                )
        for name in functions:
            if name not in given:
                raise FileError(
                    f"in the run of {self.what} the input {name!r} was a function, which no file can hold: give it "
                    f"again, as in inputs={{{name!r}: f}}."
                )
        return {
            name: given[name] if name in functions else self._unplain(value, "inputs") for name, value in told.items()
        }

    def restore(self, run: Any, acting: Acting | None) -> None:
        """Bring a run that is prepared alike to where this one was."""
        saved = {name.removeprefix("run."): each for name, each in self.arrays.items() if name.startswith("run.")}
        own = run.arrays()
        from poinsot.simulation.checkpoints.bounds import refuse_log, refuse_what_no_run_says

        refuse_what_no_run_says(run, own, saved, self.what, self.data["log"]["count"], paused=acting is not None)
        self._refuse_other_samples([*run.samples(), np.zeros((0, 0)) if acting is None else acting.values(0)])
        events = self.arrays.get("events")
        if (run.events is None) != (events is None):
            raise FileError(f"{self.what} does not fit: it {'has' if events is not None else 'lacks'} events.")
        if events is not None:
            refuse_log(run, events, saved, self.what)
        put_back(own, saved, self.what)
        if events is not None:
            run.restored(events)
        if (acting is None) != (self.data["acting"] is None):
            raise FileError(
                f"{self.what} is of a run {'without' if acting else 'with'} controllers: give it those it had, "
                "as in controllers=[…]."
            )
        if acting is not None:
            acting.restore(self.data["acting"])

    def _refuse_other_samples(self, columns: Sequence[Vector]) -> None:
        """FileError where the samples that left the arrays are not of the sizes of these."""
        widths = [prod(each.shape[1:]) for each in columns]
        if self.data["log"]["count"] and self.data["log"]["widths"] != widths:
            raise FileError(f"{self.what} does not fit: its samples have {self.data['log']['widths']} numbers.")

    def samples(self) -> Iterator[tuple[int, list[Vector]]]:
        """The samples that the arrays had no room for, some at a time: the number of the first, and their columns.

        Errors  FileError where their file is missing, another's, or not what it was
        """
        widths, ends = self.data["log"]["widths"], np.cumsum(self.data["log"]["widths"])[:-1]
        for first, content in self.log():
            rows = np.frombuffer(content).reshape(-1, sum(widths))
            yield first, [np.ascontiguousarray(each) for each in np.split(rows, ends, axis=1)]

    def log(self) -> Iterator[tuple[int, bytes]]:
        """The file of these samples, as it was when the checkpoint was written."""
        told, digest, log = self.data["log"], hashlib.sha256(_LOG), log_of(self.path)
        count, size = told["count"], 8 * sum(told["widths"])
        if not count:
            return
        try:
            with open(log, "rb") as file:
                if os.fstat(file.fileno()).st_size < len(_LOG) + size * count or file.read(len(_LOG)) != _LOG:
                    raise EOFError
                for first in range(0, count, _CHUNK):
                    content = file.read(size * min(_CHUNK, count - first))
                    if len(content) != size * min(_CHUNK, count - first):
                        raise EOFError
                    digest.update(content)
                    yield first, content
        except (OSError, EOFError):
            raise FileError(f"{log} is missing or not complete: it holds {count} samples of {self.what}.") from None
        if digest.hexdigest() != told["sha256"]:
            raise FileError(f"{log} is damaged, or of another run than {self.what}.")


def log_of(path: Path) -> Path:
    """Where the samples of a checkpoint are that the arrays had no room for."""
    return path.with_name(path.name + ".samples")


def read(path: str | os.PathLike[str]) -> Kept:
    """The checkpoint in a file. Errors: FileError where there is none, or not a whole one."""
    source = Path(path)
    try:
        if not source.is_file():
            raise OSError("no such file")
        content = source.read_bytes()
    except (OSError, ValueError) as error:
        raise FileError(f"cannot read the checkpoint {source}: {getattr(error, 'strerror', None) or error}.") from None
    data, arrays = unpack(content, f"the checkpoint {source}")
    if data.get("kind") != "run":
        raise FileError(f"{source} holds the state of a {data.get('kind')}, and no run that could be resumed.")
    refuse_data(data, arrays, f"the checkpoint {source}")
    return Kept(source, data, arrays)


class Keeper:
    """Writes the checkpoints of a run.

    system  as its model made it
    """

    def __init__(
        self, place: CheckpointPlace, system: System, course: Course, run: Any, acting: Acting | None, kept: Kept | None
    ) -> None:
        self.place, self._run, self._acting = place, run, acting
        self._data = {**identity_of(system), "kind": "run", "place": dict(place.told), **course.data()}
        self._fixed, self._last = course.arrays(), perf_counter()
        self._digest, self._count, self._widths = hashlib.sha256(_LOG), 0, list[int]()
        self._begun = self._failed = False
        _refuse_foreign(place.path)
        if kept is not None and kept.data["log"]["count"]:
            self._count, self._widths = kept.data["log"]["count"], kept.data["log"]["widths"]
            for _, content in kept.log():
                self._digest.update(content)
            os.truncate(log_of(place.path), len(_LOG) + 8 * sum(self._widths) * self._count)

    def turn(self) -> None:
        """Write a checkpoint if it is time."""
        if perf_counter() - self._last >= self.place.every:
            self.write()

    def log(self, columns: Sequence[Vector]) -> None:
        """Samples that leave the arrays, by columns [nt, …]; the next checkpoint counts them."""
        if self._failed or not len(columns[0]):
            return
        flat = [each.reshape(len(each), -1) for each in columns]
        content = np.ascontiguousarray(np.hstack(flat), dtype=np.float64).tobytes()
        try:
            with open(log_of(self.place.path), "ab" if self._count else "wb") as file:
                file.write(content if self._count else _LOG + content)
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            self._fail(error)
        self._digest.update(content)
        self._count, self._widths = self._count + len(flat[0]), [each.shape[1] for each in flat]

    def write(self) -> None:
        """The checkpoint of the run as it stands.

        Errors  SimulationError where the first cannot be written; later the run goes on without, with a `RunWarning`
        """
        if self._failed:
            return
        log = {"count": self._count, "widths": self._widths, "sha256": self._digest.hexdigest()}
        arrays = {**self._fixed, **{f"run.{name}": each for name, each in self._run.arrays().items()}}
        if (events := self._run.events) is not None:
            arrays["events"] = events
        acting = None if self._acting is None else self._acting.save()
        record = pack({**self._data, "log": log, "acting": acting}, arrays)
        target = self.place.path
        fresh = target.with_name(f".{target.name}.tmp")
        try:
            with open(fresh, "wb") as file:
                file.write(record)
                file.flush()
                os.fsync(file.fileno())
            os.replace(fresh, target)
            if not self._count:
                log_of(target).unlink(missing_ok=True)  # that of a run before
        except OSError as error:
            fresh.unlink(missing_ok=True)
            self._fail(error)
        self._last, self._begun = perf_counter(), True

    def _fail(self, error: OSError) -> None:
        """No more checkpoints: the last stays."""
        reason = f"cannot write the checkpoint {self.place.path}: {error.strerror or error}."
        if not self._begun:
            raise SimulationError(reason) from None
        self._failed = True
        warn(RunWarning(f"{reason} The run goes on; its last checkpoint stays."))


def _refuse_foreign(path: Path) -> None:
    """SimulationError where something stands in the way that is no checkpoint."""
    if not path.parent.is_dir():
        raise SimulationError(f"cannot write the checkpoint {path}: its folder does not exist. Make it first.")
    if not path.exists():
        return
    try:
        read(path)
    except FileError:
        raise SimulationError(
            f"cannot write the checkpoint {path}: something of that name is in the way that is no checkpoint of "
            "poinsot. Move it, or choose another name."
        ) from None


def plain(value: object, what: str) -> Any:
    """What JSON holds without loss of a value made of numbers, texts, lists, arrays and mappings; `unplain` is back.

    Errors  SimulationError that says by ``what`` what cannot be written
    """
    match value:
        case None | bool() | int() | float() | str():
            return value
        case np.generic():
            return value.item()
        case np.ndarray() if value.dtype.kind in "iuf":
            return ["array", value.tolist()]
        case list():
            return ["list", [plain(each, what) for each in value]]
        case tuple():
            return ["tuple", [plain(each, what) for each in value]]
        case Mapping() if all(isinstance(name, str) for name in value):
            return ["map", {name: plain(each, what) for name, each in value.items()}]
    raise SimulationError(
        f"{what} cannot be written into a checkpoint, since it holds a {type(value).__name__}: give it as numbers, "
        "texts, lists, arrays or mappings of these."
    )


def unplain(found: object) -> Any:
    """The value that `plain` wrote."""
    if not isinstance(found, list):
        return found
    kind, held = found
    if kind == "array":
        return np.array(held, dtype=np.float64)
    if kind == "map":
        return {name: unplain(each) for name, each in held.items()}
    made = [unplain(each) for each in held]
    return tuple(made) if kind == "tuple" else made
