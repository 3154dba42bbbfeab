"""One stretch of a run, integrated from its stored state by a method of one's choice.

The origin of a run: its model, inputs and controllers while they are in memory, and their record in its file.

A model that was read from a file is known by that file, how it was read, and the hash of its content; functions of time
and controllers are code, of which only names are told. Units: as of the inputs.
Law  a run that was written and read again is checked without its model, tests/files/test_verification.py

Where a model came from: its file, and how it was read, so that it can be read again.

Law  tests/files/test_verification.py
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias
from weakref import WeakKeyDictionary

import numpy as np

from poinsot.algebra.arrays import Ints, Vector
from poinsot.algebra.caching import once
from poinsot.control.controller import Controller
from poinsot.errors import SimulationError
from poinsot.motion.system import System
from poinsot.records import dataclass, field
from poinsot.run_options import RunOptions
from poinsot.signals.signal import Signal
from poinsot.simulation.again import Again
from poinsot.simulation.checkpoints.checkpoint import FUNCTION, plain, unplain
from poinsot.simulation.course import course_of
from poinsot.simulation.events import Event
from poinsot.simulation.loops.native import BELOW
from poinsot.simulation.prepared import on_course
from poinsot.simulation.results.ledger import MADE_OF, Recorded
from poinsot.simulation.run import MethodRun
from poinsot.simulation.switching_run import SwitchingRun

if TYPE_CHECKING:
    from poinsot.simulation.models import Movable


Memory: TypeAlias = dict[str, object]
"""What controllers know, as `Ticks.save` gives it."""
_BEYOND = 1.001
"""Of a gap below 0, how wide one must be that is none."""


@dataclass(frozen=True)
class How:
    """A method by its name, and other options of the run of a shot.

    whole  whether the last of its fixed steps is taken whole, so that the end lies within it
    """

    name: str
    options: RunOptions[str]
    whole: bool = False


def begun_by(run: Recorded, model: object) -> tuple[Vector, Vector] | None:
    """q and v of the first sample of a mechanism's run; None of other runs, and of other mechanisms'. Bodies
    may not overlap there, as they may in the drawing."""
    if "joint_position" not in run or "joint_velocity" not in run:
        return None
    q, v = (np.asarray(run[f"joint_{rates}"], dtype=np.float64) for rates in ("position", "velocity"))
    return (q[0], v[0]) if q.ndim == 2 and q.shape[1] == getattr(model, "nq", None) else None


@dataclass(frozen=True, eq=False)
class ShotEnd:
    """Where a shot came to.

    state    x [nx] at its end       fault  why it did not come there, else ""
    steps    that it took            events  times [s] of what happened on the way
    ticks    what its controllers know at its end
    """

    state: Vector
    fault: str
    steps: int
    events: Vector
    ticks: Memory | None


@dataclass(frozen=True, eq=False)
class Shooter:
    """A System and what acts on it, to be integrated along stretches of time.

    given, traced   inputs of the run, and those that are compiled with the System
    controllers     begin at `begin` [s] from the state `start`
    """

    system: System
    given: Mapping[str, object]
    traced: Sequence[str]
    controllers: Sequence[Controller]
    begin: float
    start: Vector

    def shoot(
        self, how: How, begin: float, end: float, state: Vector, mode: Ints | None = None,
        ticks: Memory | None = None, slack: float = 0.0,
    ) -> ShotEnd:  # fmt: skip
        """From a state at a time to another.

        mode   of every row at first      ticks  what controllers know there
        slack  how far gaps may be below 0 at first, by what the state is known to
        """
        system, switching = self.system, self.system.switching
        if switching is not None and mode is not None:
            switching = replace(switching, rows=replace(switching.rows, begins=mode))
            system = replace(system, switching=switching)
        shot, gaps = self._shot(system, how, begin, end, state, ticks)
        if gaps is None or switching is None:
            return shot
        gap = switching.rows.gap
        wide = np.where((-gaps > gap) & (-gaps <= slack), -_BEYOND * gaps, gap)
        system = replace(system, switching=replace(switching, rows=replace(switching.rows, gap=wide)))
        return self._shot(system, how, begin, end, state, ticks)[0]

    def _shot(
        self, system: System, how: How, begin: float, end: float, state: Vector, ticks: Memory | None
    ) -> tuple[ShotEnd, Vector | None]:
        """The shot; and the gaps [m] at first of one that cannot begin since some are below 0."""
        said: dict[str, object] = {"method": how.name, **how.options, "times": [end], "start": begin, "outputs": []}
        step, said["time"] = how.options.get("step"), end
        if how.whole and isinstance(step, float):
            said["time"] = max(end, begin + step * np.ceil((end - begin) / step))
        course = course_of(system, state, self.given, self.traced, said)
        prepared, nothing = on_course(system, course), np.zeros(0)
        again = Again.taken(prepared)
        again.ready(prepared, state, nothing)
        run: MethodRun = again.run
        acting = prepared.acting(self.controllers, run, self.start, self.begin, ticks)
        (acting or run).begin()
        if refusal := prepared.refusal(run):
            gaps = None
            if isinstance(run, SwitchingRun) and run.progress["status"] == BELOW:
                gaps = run.rows.data.g.copy()
            return ShotEnd(state, refusal, 0, nothing, ticks), gaps
        samples: list[tuple[Vector, ...]] = []
        again.go(acting, samples.append)
        last = np.concatenate([state[None], *(each[0][:, : len(state)] for each in samples)])[-1]
        fault = prepared.failure(run) if acting is None or not acting.fault else acting.fault
        happened = nothing if run.events is None else np.asarray(run.events["time"], dtype=np.float64)
        if not fault and prepared.ended(run):
            fault = "an event ends it before"
        told = None if acting is None else acting.ticks.save()
        shot = ShotEnd(last, fault, int(run.progress["accepted"]), happened, told)
        again.give_back()
        return shot, None


@dataclass(frozen=True)
class Origin:
    """The file that a model was read from.

    path, sha256   where it was, and of what content        options  of `po.load`
    numbers        of its [parameters] that were changed
    """

    path: str
    sha256: str
    options: Mapping[str, object]
    numbers: Mapping[str, float] = field(default_factory=dict)


_ORIGINS: WeakKeyDictionary[object, Origin] = WeakKeyDictionary()


def read_from(model: object, path: str | os.PathLike[str], options: Mapping[str, object], **numbers: float) -> None:
    """Note that a model was read from a file, with these options and numbers of its [parameters]."""
    try:
        _ORIGINS[model] = Origin(os.path.abspath(path), hash_of(path), dict(options), numbers)
    except OSError:  # it has been read, and is gone: nobody can read it again
        return


def origin_of(model: object) -> Origin | None:
    """The file of a model; None of one that came from none."""
    try:
        return _ORIGINS.get(model)
    except TypeError:  # of no model
        return None


def hash_of(path: str | os.PathLike[str]) -> str:
    """The content of a file, told from all others; OSError where it cannot be read."""
    return hashlib.sha256(Path(path).read_bytes()).hexdigest()


@dataclass(frozen=True, eq=False)
class Made:
    """The model of a run and what acted on it, as `simulate` took them; where nothing else is known: None.

    It is not copied with the run, and neither pickled nor written with it.
    """

    model: Movable | None = None
    inputs: Mapping[str, object] = field(default_factory=dict)
    controllers: Controller | Sequence[Controller] = ()
    events: Event | Sequence[Event] = ()
    parameters: Mapping[str, float] | None = None

    def __deepcopy__(self, _: object) -> Made:
        return self

    def __reduce__(self) -> tuple[Callable[..., Made], tuple[()]]:
        return Made, ()

    def told(self) -> dict[str, str]:
        """The attribute of the run; none of a model that came from no file."""
        origin = origin_of(self.model)
        if origin is None:
            return {}
        acts = self.inputs or self.controllers or self.events or self.parameters is not None
        return {MADE_OF: self._text(origin) if acts else once(origin, "alone", partial(self._text, origin))}

    def _text(self, origin: Origin) -> str:
        controllers = [self.controllers] if isinstance(self.controllers, Controller) else [*self.controllers]
        events = [self.events] if isinstance(self.events, Event) else [*self.events]
        told = {
            "file": origin.path, "sha256": origin.sha256, "numbers": dict(origin.numbers),
            "options": {name: _plain(value) for name, value in origin.options.items()},
            "inputs": {name: _plain(value) for name, value in self.inputs.items()},
            "parameters": self.parameters and dict(self.parameters),
            "controllers": [str(each) for each in controllers], "events": len(events),
        }  # fmt: skip
        return json.dumps(told, sort_keys=True)


def _plain(value: object) -> object:
    """An input as JSON holds it; other inputs have to be given again."""
    if callable(value) or isinstance(value, Signal):
        return FUNCTION
    try:
        told: object = plain(unplain(plain(value, "")), "")  # as of a run that was resumed
        return told if len(json.dumps(told)) <= 100_000 else FUNCTION  # characters
    except (SimulationError, ValueError):
        return FUNCTION


def inputs_told(told: Mapping[str, object], given: Mapping[str, object]) -> dict[str, object]:
    """The inputs of a run from what its file tells, with those given again.

    Errors  SimulationError for a function that is not given again
    """
    found = dict(given)
    for name, value in told.items():
        if name in found:
            continue
        if value == FUNCTION:
            raise SimulationError(
                f"the input {name!r} of the run was a function, or long, which no file holds: give it again, as in "
                f"inputs={{{name!r}: f}}"
            )
        found[name] = unplain(value)
    return found
