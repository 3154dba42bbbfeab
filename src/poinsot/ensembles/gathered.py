"""Members that ran one by one become a chunk: observed at once, weighed, and told how they ended.

Law  the variables, events and verdicts that `simulate` gives of each, tests/ensembles/test_members.py
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Bools, Floats, Ints
from poinsot.ensembles.chunk import COUNTS, DONE, ENDED, FAILED, UNBALANCED, Chunk
from poinsot.ensembles.observed import Observed, labels_of, used
from poinsot.motion.kernels import Variable
from poinsot.records import dataclass
from poinsot.simulation.checkpoints.checkpoint import Course
from poinsot.simulation.prepared import Prepared
from poinsot.simulation.results.books import Samples
from poinsot.simulation.results.ledger import SCHEME_BOUND, bound_at, scheme_share
from poinsot.simulation.results.limits import beyond_limits
from poinsot.simulation.results.recording import Recorder
from poinsot.simulation.results.verdict import explain_not_finite

Variables = dict[str, Variable]


@dataclass(frozen=True, eq=False)
class MemberOutcome:
    """The outcome of a run.

    columns  states, energies, errors, exchange, σ (or what contacts do) and held inputs at `times` [samples, …]: those
             asked for, of which there are `on_grid`, then the last state of a run that ended between two of them
    failure  why it did not come to its end, else ""      ended  by an event       log  what happened, None: nothing can
    """

    prepared: Prepared
    columns: tuple[Floats, ...]
    times: Floats
    on_grid: int
    failure: str
    ended: bool
    log: NDArray[np.void] | None
    counted: dict[str, Any]
    written: dict[str, int]
    inputs: Floats


class Gathered:
    """The members of a chunk, None for those that could not start.

    observed, course  of what they have in common      observing  is told whose samples are looked at
    nt, named  how many moments there are; names along dimensions, where some members have fewer
    """

    def __init__(
        self, course: Course, observed: Observed, observing: Any, members: Sequence[MemberOutcome | None],
        values: Mapping[str, Floats], nt: int, named: Mapping[str, tuple[str, ...]],
    ) -> None:  # fmt: skip
        self.named = {**labels_of(observed.system), **named}
        self.course, self.observed, self.observing = course, observed, observing
        self.members, self.values, self.nt = members, values, nt
        self.ran = [k for k, each in enumerate(members) if each is not None]
        self.drop_first = bool(course.grid[0] != course.signals.segments[0, 0])

    def chunk(self, first: int, failure: NDArray[np.object_]) -> Chunk:
        """All of it; failure: why those did not start that did not."""
        count, control = len(self.members), self.course.control
        counts = {name: np.full(count, np.nan if kind is np.float64 else 0, kind) for name, kind in COUNTS.items()}
        status, beyond = np.full(count, FAILED, dtype=object), np.zeros(count, dtype=bool)
        kept: Variables = {}
        written: tuple[str, ...] = ()
        with np.errstate(all="ignore"):
            parts = [self._alike(group) for group in self._groups()]
        bound = bound_at(control.rtol, control.fixed_step > 0)
        for group, variables, states in parts:
            found = [np.isfinite(array).reshape(len(array), -1).all(axis=1)
                     for dims, array, _ in variables.values() if dims[:1] == ("time",)]  # fmt: skip
            places, whole = self._places(group[0]), np.asarray(np.logical_and.reduce(found))
            left = self._beyond(group, states)
            alike = dict[int, list[int]]()
            for i, k in enumerate(group):
                member = self.members[k]
                assert member is not None
                for name in counts:
                    counts[name][k] = member.counted.get(name, np.nan)
                good, text = member.on_grid, ""
                if not whole[i]:
                    good, text = self._finite(member, {n: (d, a[i], m) for n, (d, a, m) in variables.items()})
                failure[k] = member.failure or text
                counts["ledger_ratio"][k] = variables["energy_imbalance"][1][i, -1]
                if not failure[k]:
                    balanced = counts["ledger_ratio"][k] <= bound and self._scheme(k, i, variables) <= SCHEME_BOUND
                    status[k] = (ENDED if member.ended else DONE) if balanced else UNBALANCED
                written = written or tuple(member.written)
                alike.setdefault(good, []).append(i)
                beyond[k] = left[i]
            for good, some in alike.items():
                self._keep(kept, [group[i] for i in some], some, good, variables, places)
        events, of_each = self._events()
        labels = used({**self.named, "written": written}, kept)
        return Chunk(first, status, failure, counts, kept, labels, beyond, events, of_each)

    def _scheme(self, k: int, i: int, variables: Variables) -> float:
        """What time-stepping itself made or took of a member's energies."""
        member = self.members[k]
        if member is None or member.prepared.stepping is None:
            return 0.0
        names = member.prepared.system.books.dissipator_names
        stored = float(np.max(np.abs(variables["energy_stored"][1][i])))
        scale = float(variables["energy_scale"][1][i, -1])
        return scheme_share(names, variables["energy_dissipated"][1][i], scale, stored)

    def _groups(self) -> list[list[int]]:
        """Members that are observed alike, together."""
        usual = self.observed.system.books.observations
        alike = [k for k in self.ran if self.members[k].prepared.system.books.observations is usual]  # type: ignore[union-attr]
        return [*([alike] if alike else []), *([k] for k in self.ran if k not in set(alike))]

    def _alike(self, group: list[int]) -> tuple[list[int], Variables, Floats]:
        """The group, its variables [n, nt + 1, …] and its states; where a member has no more samples its last again."""
        members = [each for k in group if (each := self.members[k]) is not None]
        rows = [np.minimum(np.arange(self.nt + 1), len(each.times) - 1) for each in members]
        states, energies, errors, exchange, sigma, held = (
            np.stack([each.columns[i][at] for each, at in zip(members, rows, strict=True)]) for i in range(6)
        )
        times = np.stack([each.times[at] for each, at in zip(members, rows, strict=True)])
        inputs = np.stack([each.inputs[at] for each, at in zip(members, rows, strict=True)])
        if held.shape[-1]:
            inputs = inputs + held[..., : inputs.shape[-1]]
        first = members[0].prepared
        samples = Samples(times, states, inputs, energies, errors, exchange, sigma if first.switches else None)
        noise = np.array([[each.prepared.noise] for each in members])
        observed = self.observed
        if first.system.books.observations is observed.system.books.observations:
            self.observing({name: each[group] for name, each in self.values.items()}, self.nt + 1)
        else:
            observed = Observed(first.system, self.course.outputs)
        found = observed.of(samples, noise)
        if members[0].written:
            found["control"] = ("time", "written"), held[..., [*members[0].written.values()]], {}
        return group, found, states

    def _beyond(self, group: list[int], states: Floats) -> Bools:
        """Which members leave limits that do not act."""
        systems = [each.prepared.system for k in group if (each := self.members[k]) is not None]
        if all(each.books.limits is systems[0].books.limits for each in systems):
            return beyond_limits(systems[0], states)
        found = [beyond_limits(each, states[i : i + 1]) for i, each in enumerate(systems)]
        return np.concatenate(found)

    def _finite(self, member: MemberOutcome, own: Variables) -> tuple[int, str]:
        """How many samples on the grid are to be used, and why no others; as a recorder of `simulate` finds it."""
        p, count = member.prepared, len(member.times)
        recorder = Recorder(p.system, self.course.outputs, p.noise, p.drop_first)
        recorder.named["written"] = tuple(member.written)
        skipped = int(p.drop_first and count > 1)
        own = {name: (dims, array[skipped:count] if dims[:1] == ("time",) else array, about)
               for name, (dims, array, about) in own.items()}  # fmt: skip
        good = recorder.finite(member.times[skipped:], own)
        if recorder.bad is None:
            return member.on_grid, ""
        return min(member.on_grid, skipped + max(good, 1)), explain_not_finite(p.system.name, *recorder.bad)

    def _places(self, k: int) -> dict[str, Any]:
        """By dimension, where the names of a member stand among all, if it lacks some: limits that it begins beyond."""
        member = self.members[k]
        assert member is not None
        own = labels_of(member.prepared.system)
        return {dim: [self.named[dim].index(name) for name in names] for dim, names in own.items()
                if names != self.named[dim]}  # fmt: skip

    def _keep(
        self, kept: Variables, which: list[int], rows: list[int], good: int, variables: Variables,
        places: Mapping[str, Any],
    ) -> None:  # fmt: skip
        """The requested variables of some members, on the grid; NaN beyond their ends, and for those they lack."""
        skipped = int(self.drop_first)
        for name, (dims, array, about) in variables.items():
            if not self.observed.keeps(name) and name != "control":
                continue
            timed = dims[:1] == ("time",)
            inner = dims[1:] if timed else dims
            own = array[rows, skipped:good] if timed else array[rows]
            if name not in kept:
                sizes = own.shape[2:] if timed else own.shape[1:]
                shape = [len(self.named[d]) if d in self.named else n for d, n in zip(inner, sizes, strict=True)]
                moments = [self.nt - skipped] if timed else []
                kept[name] = dims, np.full((len(self.members), *moments, *shape), np.nan), about
            target = kept[name][1]
            if not any(d in places for d in inner):
                target[(which, slice(good - skipped)) if timed else which] = own
                continue
            at = [places.get(d, range(n)) for d, n in zip(inner, own.shape[-len(inner) :], strict=True)]
            target[np.ix_(which, *([range(good - skipped)] if timed else []), *at)] = own

    def _events(self) -> tuple[Variables, Ints | None]:
        """What happened, member after member."""
        logs = [None if each is None else each.log for each in self.members]
        if all(log is None for log in logs):
            return {}, None
        of_each = np.array([0 if log is None else len(log) for log in logs], dtype=np.int64)
        first = next(each for each in self.members if each is not None and each.log is not None)
        return first.prepared.events(np.concatenate([log for log in logs if log is not None])), of_each
