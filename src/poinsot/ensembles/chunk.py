"""What some members give: how they ended, and their variables, a row for each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Bools, Floats, Ints
from poinsot.ensembles.passing import Passing, Pick
from poinsot.motion.kernels import Variable
from poinsot.records import dataclass, field

DONE, ENDED, UNBALANCED, FAILED = "done", "ended", "unbalanced", "failed"
COUNTS = {"steps": np.int64, "rejected": np.int64, "evaluations": np.int64, "reached": np.float64,
          "ledger_ratio": np.float64}  # fmt: skip
"""Of every member, beside how it ended: steps taken and rejected, evaluations of the flow, the time that was reached
[s], and the worst residual of its ledger over its energies."""


@dataclass(frozen=True, eq=False)
class Chunk:
    """Members first, first + 1, …: [n] each.

    status     how they ended        failure  why those did that failed, else ""
    counts     `COUNTS` by name
    variables  name → (dims, array [n, …], attrs), dims without that of members; NaN where a run did not come to
    labels     dimension → names along it
    beyond     whether a member left limits of joints that do not act
    events     what happened: name → (("event",), array, attrs), member after member
    passing    finds when members pass a level between samples; None: only these say
    of_each    how many of these belong to each member [n]; None: nothing can happen
    """

    first: int
    status: NDArray[np.object_]
    failure: NDArray[np.object_]
    counts: dict[str, Any]
    variables: dict[str, Variable]
    labels: dict[str, tuple[str, ...]]
    beyond: Bools
    events: dict[str, Variable] = field(default_factory=dict)
    of_each: Ints | None = None
    passing: Passing | None = None

    def events_of(self, k: int) -> dict[str, Variable]:
        """What happened to member number k of these."""
        if self.of_each is None:
            return {}
        end = int(self.of_each[: k + 1].sum())
        rows = slice(end - int(self.of_each[k]), end)
        return {name: (dims, array[rows], about) for name, (dims, array, about) in self.events.items()}

    @property
    def count(self) -> int:
        """How many members."""
        return len(self.status)


def with_rows(chunk: Chunk, others: Chunk, rows: Sequence[int]) -> Chunk:
    """A chunk some rows of which are those of another; variables that the other lacks are NaN there."""
    at = list(rows)
    for name in ("status", "failure", "beyond"):
        getattr(chunk, name)[at] = getattr(others, name)
    for name, values in others.counts.items():
        chunk.counts[name][at] = values
    for name, (dims, array, about) in chunk.variables.items():
        own = np.array(array, dtype=np.float64)
        own[at] = others.variables[name][1] if name in others.variables else np.nan
        chunk.variables[name] = dims, own, about
    passing = None if chunk.passing is None else _of_others(chunk.passing, others.passing, at)
    return replace(chunk, labels={**others.labels, **chunk.labels}, passing=passing)


def _of_others(own: Passing, other: Passing | None, rows: list[int]) -> Passing:
    def passing(variable: str, pick: Pick, level: float, which: Ints, k: Ints) -> Floats:
        found, there = np.full(len(which), np.nan), np.isin(which, rows)
        found[~there] = own(variable, pick, level, which[~there], k[~there])
        if other is not None:
            at = np.array([rows.index(each) for each in which[there]], dtype=np.int64)
            found[there] = other(variable, pick, level, at, k[there])
        return found

    return passing
