"""The tables of events of a network file: [events.NAME], the actions where a guard passes 0.

guard     a formula of the time t, the parameters of the file, and what stands in the state, by the names of a run's
          variables: "crank", "joint_velocity[crank]" of a mechanism, "C1.charge" of a network
reset     name → number or formula of what stood there before: the state after it
part      the part in whose names these formulas are: "left", a name of [parts] or [use]
terminal  whether the run ends there.   direction  1 where the guard rises through 0, −1 where it falls, 0 both
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any

from pydantic import BeforeValidator, Field, ValidationInfo
from pydantic.json_schema import WithJsonSchema

from poinsot.algebra.formulas import CALLED, RESERVED, evaluate
from poinsot.algebra.scalars import unknown
from poinsot.errors import ModelError
from poinsot.files.quantities import NUMERIC, refusal, shown
from poinsot.files.sections import Section
from poinsot.multibody.model import Run
from poinsot.signals.given import names_used

if TYPE_CHECKING:
    from poinsot.simulation.events import Event

_ENTRY = re.compile(r"([^\W\d]\w*(?:\.\w+)*)\s*\[\s*([^\[\]]+?)\s*\]|([^\W\d]\w*(?:\.\w+)+)")
"""What of a formula stands in the state for certain: "joint_velocity[crank]", "C1.charge"."""
_WORD = re.compile(r"(?<![\w.])([^\W\d]\w*)(?![\w.]|\s*[(\[])")


def _formula(value: object, info: ValidationInfo) -> str:
    """The text with the parameters of the file put in as numbers; what cannot be read is refused."""
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return repr(float(value))
    if not isinstance(value, str):
        raise refusal(f'must be a formula in quotes, such as "crank - 1.2"; got {shown(value)}')
    names: Mapping[str, Any] = info.context or {}
    plain = _ENTRY.sub("_state_", value)
    try:
        free = names_used(plain) - RESERVED - CALLED - names.keys()
        found = evaluate(plain, {**names, **dict.fromkeys(free, 0.5), "t": 0.5})
    except ModelError as error:
        raise refusal(str(error)) from None
    if not free and "t" not in names_used(plain) and not unknown(found):
        return repr(float(found))
    kept = [match.span() for match in _ENTRY.finditer(value)]

    def put(match: re.Match[str]) -> str:
        inside = any(a <= match.start() < b for a, b in kept)
        number = names.get(match[1])
        return match[0] if inside or number is None or unknown(number) else f"({float(number)!r})"

    return _WORD.sub(put, value)


def _guard(value: object, info: ValidationInfo) -> str:
    text = _formula(value, info)
    try:
        at = float(text)
    except ValueError:
        return text
    raise refusal(f"is {at:g} at all times: a guard depends on the state or on the time t, and passes 0 somewhere")


def _direction(value: object) -> int:
    if value in (-1, 0, 1) and not isinstance(value, bool):
        return int(value)
    raise refusal(f"must be 1 (the guard rises through 0), -1 (it falls) or 0 (both); got {shown(value)}")


Formula = Annotated[str, BeforeValidator(_formula), WithJsonSchema(NUMERIC)]
Guard = Annotated[str, BeforeValidator(_guard), WithJsonSchema({"type": "string"})]
Direction = Annotated[int, BeforeValidator(_direction), WithJsonSchema({"enum": [-1, 0, 1]})]


class EventTable(Section):
    """[events.NAME]: the actions where a guard passes 0."""

    guard: Guard
    reset: dict[str, Formula] | None = Field(default=None)
    terminal: bool = False
    direction: Direction = 0
    part: str = ""

    def event(self, name: str) -> Event:
        """The event."""
        from poinsot.simulation.events import Event

        return Event(self.guard, self.reset, self.terminal, self.direction, name, self.part and f"{self.part}.")


def with_events(run: Run, tables: Mapping[str, EventTable]) -> Run:
    """How a file wants to be simulated, with its events."""
    return run.also(events=tuple(table.event(name) for name, table in tables.items())) if tables else run
