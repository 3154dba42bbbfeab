"""The results of a chunk in a store: rows of arrays, sums of reductions, and how its members ended."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from poinsot.ensembles.gathered import Chunk
from poinsot.ensembles.kept import MEANINGS, UNITS, of_events
from poinsot.ensembles.reductions import Reduced
from poinsot.ensembles.telling import Summary
from poinsot.motion.kernels import Variable
from poinsot.records import dataclass


@dataclass(frozen=True, eq=False)
class MemberRange:
    """Members first, first + 1, …

    variables  name → (dims behind those of the ensemble, array [n, …], attrs): of each member
    joined     name of a reduction → arrays that `Reduced.join` takes      told  its dims, units and labels
    events     what happened to them, one after another: name → (("event",), array, attrs)
    """

    first: int
    count: int
    variables: dict[str, Variable]
    labels: dict[str, tuple[str, ...]]
    joined: dict[str, dict[str, Any]]
    told: dict[str, dict[str, Any]]
    summary: Summary
    events: dict[str, Variable]


def part_of(chunk: Chunk, reduce: Mapping[str, Any] | None, count: int, time: Any) -> MemberRange:
    """The part of a chunk of an ensemble of so many members."""
    variables: dict[str, Variable] = {
        "status": ((), chunk.status, {"long_name": MEANINGS["status"]}),
        "failure": ((), chunk.failure, {"long_name": MEANINGS["failure"]}),
    }
    for name, values in chunk.counts.items():
        variables[name] = (), values, {"long_name": MEANINGS[name], "units": UNITS.get(name, "1")}
    joined: dict[str, dict[str, Any]] = {}
    told: dict[str, dict[str, Any]] = {}
    labels = chunk.labels
    events: dict[str, Variable] = {}
    if reduce is None:
        variables |= chunk.variables
        if chunk.of_each is not None:
            variables["event_count"] = (), chunk.of_each, of_events()
            events = chunk.events
    else:
        reduced = Reduced(reduce, count, time)
        joined, own = reduced.parts(chunk)
        variables |= own
        labels = {}
        for name in joined:
            dims, units = reduced.dims[name], reduced.units[name]
            names = {dim: list(reduced.labels[dim]) for dim in dims if dim in reduced.labels}
            told[name] = {"dims": list(dims), "units": units, "labels": names}
    ended = Summary.of(chunk.first, chunk.status, chunk.failure, chunk.counts["ledger_ratio"], chunk.beyond)
    return MemberRange(chunk.first, chunk.count, variables, labels, joined, told, ended, events)


def filled(variable: Variable) -> Any:
    """An array of a part in the type that it is stored in: numbers, or texts."""
    array = np.asarray(variable[1])
    return array if array.dtype.kind in "iO" else array.astype(np.float64, copy=False)
