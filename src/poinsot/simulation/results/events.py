"""The events of a run, one by one, as variables along the dimension `event`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from poinsot.motion.switching import BACKWARD, CLOSED, FORWARD, FRICTION, OPEN, TOLD, UNILATERAL, Switching
from poinsot.simulation.loops.moreau_records import ALONG, FEATURES

if TYPE_CHECKING:
    from poinsot.motion.kernels import Variable
    from poinsot.motion.stepping import Stepping

MODES = {OPEN: "open", CLOSED: "closed", FORWARD: "forward", BACKWARD: "backward"}
FRICTIONAL = {OPEN: "open", CLOSED: "sticking", FORWARD: "forward", BACKWARD: "backward"}
TURNED = {OPEN: "closed", CLOSED: "open"}
KINDS = ("impact", "rest", "opens", "closes", "sticks", "slips", "turns", "switches on", "switches off", "event")
SIDES, SORTS = {-1: "below", 0: "at", 1: "above"}, 8
WORDS = {
    "time": "when it happened", "element": "the element, or the event", "row": "which of its rows",
    "kind": "what happened", "before": "its mode before", "after": "its mode after",
    "impulse": "impulse of the row in the jump", "energy": "energy lost in the jump",
}  # fmt: skip


def event_variables(switching: Switching, log: NDArray[np.void]) -> dict[str, Variable]:
    """event_time [s], event_element, event_row, event_kind, event_before, event_after, event_impulse, event_energy [J]
    along "event", in the order in which they happened.

    kinds  "impact" (a jump, the mode stays), "rest" (a jump of a gap that closes), "opens", "closes", "sticks",
           "slips", "turns" (slides the other way), "switches on", "switches off", and "event" of the user's
    """
    told = np.column_stack([log["row"], log["before"], log["after"], log["impulse"] != 0]).astype(np.int64)
    keys = told @ np.array([2 * SORTS * SORTS, 2 * SORTS, 2, 1])
    keys -= keys.min(initial=0)
    one = np.full(keys.max(initial=0) + 1, -1)  # an entry of each sort: they are few, and need no sorting
    one[keys] = np.arange(len(keys))
    which = np.cumsum(one >= 0)[keys] - 1
    return _variables([_words(switching, *each) for each in told[one[one >= 0]].tolist()], which, log)


def stepped_events(stepping: Stepping, shapes: int, log: NDArray[np.void]) -> dict[str, Variable]:
    """The same of a run of time-stepping, at the ends of the steps in which things happen: a contact in space that
    slides is "sliding"; elements are those of the ledger, rows their places."""
    known: dict[tuple[int, int, int, bool], int] = {}
    which = np.zeros(len(log), dtype=np.intp)
    columns = *(log[name].tolist() for name in ("row", "pair", "change")), (log["impulse"] != 0).tolist()
    for k, told in enumerate(zip(*columns, strict=True)):
        which[k] = known.setdefault(told, len(known))
    return _variables([_stepped_words(stepping, shapes, *told) for told in known], which, log)


def _variables(
    words: list[tuple[str, str, str, str, str]], which: NDArray[np.intp], log: NDArray[np.void]
) -> dict[str, Variable]:
    """The variables of a log, from words and which of them are those of each entry."""
    found: dict[str, Any] = {"time": log["time"].copy()}
    for k, name in enumerate(("element", "row", "kind", "before", "after")):
        found[name] = np.array([each[k] for each in words], dtype=str)[which] if words else np.zeros(0, "<U1")
    found |= {"impulse": log["impulse"].copy(), "energy": log["energy"].copy()}
    units = {"time": {"units": "s"}, "energy": {"units": "J"}}
    return {
        f"event_{name}": (("event",), values, {**units.get(name, {}), "long_name": WORDS[name]})
        for name, values in found.items()
    }


def _stepped_words(
    stepping: Stepping, shapes: int, key: int, pair: int, change: int, hit: bool
) -> tuple[str, str, str, str, str]:
    before, after = divmod(change, 16)
    if key < -stepping.rows:
        assert stepping.events is not None
        name = stepping.events.names[-1 - key - stepping.rows]
        return name, name, "event", SIDES[before - 1], SIDES[after - 1]
    rubs = max(before, after) >= ALONG
    if key < 0:
        element, name = stepping.row_names[-1 - key]
    else:
        two, feature = divmod(key, FEATURES)
        element, name = stepping.contact_names[pair], stepping.place_name(*divmod(two, shapes), pair, feature)
    if rubs:
        before, after = before - ALONG, after - ALONG
        words: Mapping[int, str] = FRICTIONAL if key < 0 else FRICTIONAL | {FORWARD: "sliding"}
        name = name if key < 0 else f"{name} slip"
        return element, name, _kind(FRICTION, before, after, False, ("", "")), words[before], words[after]
    told = MODES[min(before, CLOSED)], MODES[min(after, CLOSED)]
    kind = int(stepping.numbers["row_kind"][-1 - key]) if key < 0 else UNILATERAL
    return element, name, _kind(kind, before, after, hit, told), *told


def _words(switching: Switching, row: int, before: int, after: int, pushed: int) -> tuple[str, str, str, str, str]:
    """Element, row, kind, mode before and after of events of one sort; pushed: whether there was an impulse."""
    if row >= len(switching.rows.names):
        name = switching.events.names[row - len(switching.rows.names)]
        return name, name, "event", SIDES[before], SIDES[after]
    element, kind = switching.elements.names[int(switching.rows.element[row])], int(switching.rows.kind[row])
    names = mode_words(switching, row)
    told = names[before], names[after]
    struck = bool(pushed) and int(switching.rows.degree[row]) == 2
    return element, switching.rows.names[row], _kind(kind, before, after, struck, told), *told


def mode_words(switching: Switching, row: int) -> Mapping[int, str]:
    """The names of a row's modes in the log."""
    if int(switching.rows.kind[row]) == FRICTION:
        return FRICTIONAL
    return TURNED if switching.rows.turned is not None and bool(switching.rows.turned[row]) else MODES


def _kind(kind: int, before: int, after: int, struck: bool, told: tuple[str, str]) -> str:
    """What happened to a row, in words."""
    if before == after:
        return "impact"
    if kind == FRICTION:
        if after == CLOSED:
            return "sticks"
        if after == OPEN:
            return "opens"
        return "slips" if before in (OPEN, CLOSED) else "turns"
    if kind in TOLD:
        return "switches on" if told[1] == "closed" else "switches off"
    if told[1] == "closed":
        return "rest" if struck else "closes"
    return "opens"
