"""The origin of a run: its model, inputs and controllers while they are in memory, and their record in its file.

A model that was read from a file is known by that file, how it was read, and the hash of its content; functions of time
and controllers are code, of which only names are told. Units: as of the inputs.
Law  a run that was written and read again is checked without its model, tests/files/test_verification.py
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from poinsot.algebra.caching import once
from poinsot.control.controller import Controller
from poinsot.errors import SimulationError
from poinsot.records import dataclass, field
from poinsot.signals.signal import Signal
from poinsot.simulation.checkpoints.checkpoint import FUNCTION, plain, unplain
from poinsot.simulation.events import Event
from poinsot.simulation.verification.origin import MADE_OF, origin_of

if TYPE_CHECKING:
    from poinsot.simulation.models import Movable


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
        controllers = [self.controllers] if isinstance(self.controllers, Controller) else [*self.controllers]
        events = [self.events] if isinstance(self.events, Event) else [*self.events]
        text = once(origin, "told", lambda: {
            "file": origin.path, "sha256": origin.sha256, "numbers": dict(origin.numbers),
            "options": {name: _plain(value) for name, value in origin.options.items()},
        }) | {
            "inputs": {name: _plain(value) for name, value in self.inputs.items()},
            "parameters": self.parameters and dict(self.parameters),
            "controllers": [str(each) for each in controllers], "events": len(events),
        }  # fmt: skip
        return {MADE_OF: json.dumps(text, sort_keys=True)}


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
