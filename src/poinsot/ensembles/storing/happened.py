"""Events of members in a store: a file for each piece, and once all are there the contiguous ragged array of CF.

    poinsot/events/0/12   of piece 12: how many each member has, and what happened, one member after another
    event_time/0, …       of all, along "event", written at the end; `event_count` says whose they are

Law  what memory gives, bit for bit, on whichever workers the pieces ran, tests/ensembles/test_happened.py
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from poinsot.ensembles.kept import MEANINGS
from poinsot.ensembles.storing.parts import MemberRange
from poinsot.motion.kernels import Variable
from poinsot.simulation.checkpoints.records import pack, unpack
from poinsot.simulation.results.replacing import OWN

EVENTS = f"{OWN}/events"
_MANY, _LEVEL = 1000, 1


def file_of(number: int) -> str:
    """Where the events of a piece are."""
    return f"{EVENTS}/{number // _MANY}/{number}"


def files_of_events(part: MemberRange, number: int) -> list[tuple[str, bytes]]:
    """What happened to the members of a part, as a file; none where nothing can happen."""
    if not part.events:
        return []
    from numcodecs import Zstd

    arrays = {name: np.asarray(array) for name, (_, array, _) in part.events.items()}
    arrays["event_count"] = np.asarray(part.variables["event_count"][1])
    data = {"first": part.first, "attrs": {name: dict(each[2]) for name, each in part.events.items()}}
    return [(file_of(number), bytes(Zstd(level=_LEVEL).encode(pack(data, arrays))))]


def joined_events(files: Iterable[bytes]) -> dict[str, Variable]:
    """Of all members, from the files of the pieces in order; nothing where nothing can happen. FileError for others."""
    from numcodecs import Zstd

    parts: list[dict[str, Any]] = []
    members, attrs = [], dict[str, Any]()
    for content in files:
        data, arrays = unpack(bytes(Zstd().decode(content)), "the file of events")
        count = arrays.pop("event_count")
        members.append(np.repeat(np.arange(data["first"], data["first"] + len(count)), count))
        attrs = data["attrs"]
        parts.append(arrays)
    if not parts:
        return {}
    told = {"long_name": MEANINGS["event_member"]}
    found: dict[str, Variable] = {"event_member": (("event",), np.concatenate(members), told)}
    for name, about in attrs.items():
        found[name] = ("event",), np.concatenate([part.pop(name) for part in parts]), about
    return found
