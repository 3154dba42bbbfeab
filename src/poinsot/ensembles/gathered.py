"""Members that ran one by one become a chunk: observed at once, weighed, and told how they ended.

Law  the variables, events and verdicts that `simulate` gives of each, tests/ensembles/test_members.py

The observations of the members of a chunk, and their energy books, as if all were one run.

Law  the bits of each alone, tests/ensembles/test_members.py

What some members give: how they ended, and their variables, a row for each.

When members pass a level between two samples: their motion from the first of these, by steps of the run's method.

From the state of a sample a member goes on by steps half as long as its own, up to the one in which the variable passes
the level; the length of that step is then found such that it ends there (regula falsi, Illinois). So the moment is as
exact as the states of samples are.
Law  the order in the length of steps is the method's, tests/ensembles/test_reductions.py
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, final

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Bools, Floats, Ints
from poinsot.kernels.kernel import Kernel
from poinsot.kernels.tangents import full_kernel
from poinsot.motion.kernels import Variable
from poinsot.motion.system import System
from poinsot.records import dataclass, field
from poinsot.simulation.checkpoints.checkpoint import Course
from poinsot.simulation.inputs import Signals
from poinsot.simulation.methods import Tableau
from poinsot.simulation.prepared import Prepared
from poinsot.simulation.results.books import EnergyBalance, Samples
from poinsot.simulation.results.ledger import SCHEME_BOUND, bound_at, scheme_share
from poinsot.simulation.results.recording import Observed, finite_runs, labels_of, not_finite, used
from poinsot.simulation.results.verdict import beyond_limits, explain_not_finite

Seen = Callable[[Ints, Floats, Floats, Floats], Floats]
"""Of members, at times [n], in states [n, nx], with inputs [n, nu]: a number [n]."""
STEP_LIMIT, TRY_LIMIT, SETTLED = 4_096, 60, 2


Pick = Callable[[Any], Floats]
"""Of a variable [n, …], one number of each member [n]."""
Passing = Callable[[str, Pick, float, Ints, Ints], Floats]
"""When the number picked of a variable passes a level: of members [n], between their samples k [n] and the next; NaN
where only the samples say."""


@final
@dataclass(frozen=True, eq=False)
class Onward:
    """Members going on from states of theirs.

    c     constants [n, nc]      held  what is added to the inputs [n, nu]      signals  of each member
    """

    system: System
    method: Tableau
    c: Floats
    held: Floats
    signals: Callable[[int], Signals]

    def first(self, see: Seen, of: Ints, x: Floats, begin: Floats, end: Floats, step: Floats) -> Floats:
        """When `see`, not 0 in the states x [n, nx] of the members `of` at `begin`, passes 0; steps are about so long.

        NaN where it does not up to `end`.
        """
        edges = [self._edges(*each) for each in zip(of, begin, end, step, strict=True)]
        found, side = np.full(len(of), np.nan), see(of, begin, x, self._at(of, begin, begin, end - begin)[1])
        counts = np.array([len(each) - 1 for each in edges], dtype=np.int64)
        for j in range(counts.max(initial=0)):
            go = np.flatnonzero(np.isnan(found) & (counts > j))
            if not len(go):
                break
            t, h = (np.array([edges[k][j] for k in go]), np.array([edges[k][j + 1] - edges[k][j] for k in go]))
            x1, u1 = self._moved(of[go], x[go], t, h, h)
            g = see(of[go], t + h, x1, u1)
            passed = ~(g * side[go] > 0)
            at = go[passed]
            if len(at):
                found[at] = t[passed] + self._root(see, of[at], x[at], t[passed], h[passed], side[at], g[passed])
            x[go], side[go] = x1, g
        return found

    def _root(self, see: Seen, of: Ints, x: Floats, t: Floats, h: Floats, a: Floats, b: Floats) -> Floats:
        """s with 0 < s ≤ h where the watched value is 0: a at s = 0, b at s = h."""
        low, high = np.zeros(len(of)), h.copy()
        a, b, last = a.copy(), b.copy(), np.zeros(len(of))
        for _ in range(TRY_LIMIT):
            go = np.flatnonzero((high - low > 2 * np.spacing(np.abs(t + high))) & (b != 0))
            if not len(go):
                break
            s = low[go] - a[go] * (high[go] - low[go]) / (b[go] - a[go])
            s = np.where((s > low[go]) & (s < high[go]), s, (low[go] + high[go]) / 2)
            x1, u1 = self._moved(of[go], x[go], t[go], s, h[go])
            g = see(of[go], t[go] + s, x1, u1)
            same = g * a[go] > 0
            low[go], a[go] = np.where(same, s, low[go]), np.where(same, g, a[go] * np.where(last[go] < 0, 0.5, 1.0))
            high[go], b[go] = np.where(same, high[go], s), np.where(same, b[go] * np.where(last[go] > 0, 0.5, 1.0), g)
            last[go] = np.where(same, 1.0, -1.0)
        return high

    def _edges(self, of: int, begin: float, end: float, step: float) -> Floats:
        """Where steps end: at equal distances, and where inputs or the flow jump."""
        count = int(np.clip(np.ceil((end - begin) / step), 1, STEP_LIMIT)) if step > 0 else 1
        kinks = self.signals(of).segments[:, 0]
        kinks = kinks[(kinks > begin) & (kinks < end)]
        return np.unique(np.concatenate([np.linspace(begin, end, count + 1), kinks]))

    def _moved(self, of: Ints, x: Floats, t: Floats, h: Floats, whole: Floats) -> tuple[Floats, Floats]:
        """The states after steps h, settled, and the inputs there; whole: the steps that these are parts of."""
        method, c, nl = self.method, self.c[of], self.system.state.local_size
        k = np.zeros((method.stages, len(of), nl))
        for i in range(method.stages):
            xi = h[:, None] * _sum(method.A[i, :i], k, len(of), nl)
            at, u = self._at(of, t, t + method.c[i] * h, whole)
            k[i] = _called(self.system.dynamics.flow, {"x0": x, "xi": xi, "t": at[:, None], "u": u, "c": c})
        moved = _called(self.system.state.retract, {"x0": x, "xi": h[:, None] * _sum(method.b, k, len(of), nl), "c": c})
        for _ in range(SETTLED if self.system.state.project is not None else 0):
            moved = _called(self.system.state.project, {"x": moved, "c": c})
        return moved, self._at(of, t, t + h, whole)[1]

    def _at(self, of: Ints, begin: Floats, times: Floats, whole: Floats) -> tuple[Floats, Floats]:
        """The times [n] as they lie inside the segments of steps that begin there, and the inputs [n, nu]."""
        found, u = times.copy(), self.held[of].copy()
        for signals in {id(each): each for each in map(self.signals, of)}.values():
            mine = np.array([self.signals(k) is signals for k in of])
            segments = signals.segments
            at = np.searchsorted(segments[:, 0], begin[mine] + whole[mine] / 2, side="right") - 1
            rows, held = segments[np.maximum(at, 0)], signals.values[np.maximum(at, 0)]
            found[mine] = np.clip(times[mine], rows[:, 2], rows[:, 3])
            u[mine] += held[:, 0] + held[:, 1] * (found[mine] - rows[:, 0])[:, None]
        return found, u


def serves(system: System) -> bool:
    """Whether its kernels can be called on many states at once, by operands that are known here."""
    kernels = [each for each in (system.dynamics.flow, system.state.retract, system.state.project) if each is not None]
    known = {"x0", "xi", "t", "u", "c", "x"}
    return len(kernels) > 1 and all(isinstance(each, Kernel) and known >= each.inputs.keys() for each in kernels)


def _sum(weights: Floats, k: Floats, count: int, size: int) -> Floats:
    """Σ weights_j k_j [n, nl], one after the other, so that a member has the bits that it has alone."""
    found = np.zeros((count, size))
    for weight, each in zip(weights, k, strict=False):
        if weight:
            found = found + weight * each
    return found


def _called(kernel: Any, given: Mapping[str, Any]) -> Floats:
    """The first output of a kernel; operands by name."""
    made = full_kernel(kernel)
    found = made.ufunc(*(given[each] for each in made.inputs))
    return np.asarray(found[0] if len(made.outputs) > 1 else found)


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


Variables = dict[str, Variable]


@dataclass(frozen=True, eq=False)
class MemberOutcome:
    """The outcome of a run.

    columns  states, energies, errors, exchange, σ (or what contacts do) and held inputs at `times` [samples, …]: those
             asked for, of which there are `on_grid`, then the last state of a run that ended between two of them
    failure  why it did not come to its end, else ""      ended  by an event       log  what happened, None: nothing can
    noise    the energy [J] that is none, as of `EnergyBalance`
    """

    prepared: Prepared
    columns: tuple[Floats, ...]
    times: Floats
    on_grid: int
    failure: str
    ended: bool
    log: NDArray[np.void] | None
    counted: dict[str, Any]
    noise: float
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
            places, whole = self._places(group[0]), finite_runs(variables)
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
        noise = np.array([[each.noise] for each in members])
        observed = self.observed
        if first.system.books.observations is observed.system.books.observations:
            self.observing({name: each[group] for name, each in self.values.items()}, self.nt + 1)
        else:
            observed = Observed(first.system, self.course.outputs)
        found = observed.of(samples, EnergyBalance(observed.system, noise))
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
        named = {**labels_of(p.system), "written": tuple(member.written)}
        skipped = int(p.drop_first and count > 1)
        own = {name: (dims, array[skipped:count] if dims[:1] == ("time",) else array, about)
               for name, (dims, array, about) in own.items()}  # fmt: skip
        bad = not_finite(member.times[skipped:], own, named)
        if bad is None:
            return member.on_grid, ""
        good = int(np.searchsorted(member.times[skipped:], bad[0]))
        return min(member.on_grid, skipped + max(good, 1)), explain_not_finite(p.system.name, *bad)

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
