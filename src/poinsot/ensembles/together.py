"""Members side by side in lanes: their starts in bulk, one call of the loop, the observations of all of them at once.

Law  every member has the bits of its run by `simulate`, whatever the chunk, tests/ensembles/test_members.py
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Protocol

import numpy as np

from poinsot.algebra.arrays import Bools, Floats, Ints
from poinsot.ensembles.gathered import (
    COUNTS,
    DONE,
    FAILED,
    UNBALANCED,
    Chunk,
    Observed,
    Onward,
    Passing,
    Pick,
    labels_of,
    serves,
    used,
    with_rows,
)
from poinsot.ensembles.starting import MemberStarts, Starts
from poinsot.motion.kernels import Variable
from poinsot.motion.observing import SampleBatch
from poinsot.motion.system import System
from poinsot.programs.locking import compiling
from poinsot.renderers.llvm.target import host
from poinsot.simulation.checkpoints.checkpoint import Course
from poinsot.simulation.failure import explain, explain_start
from poinsot.simulation.inputs import Signals
from poinsot.simulation.lanes.members import Crew, MemberRun, MemberValues
from poinsot.simulation.loops import native
from poinsot.simulation.methods import Tableau, find_method
from poinsot.simulation.plan import Timeline
from poinsot.simulation.results.books import Samples
from poinsot.simulation.results.ledger import bound_at
from poinsot.simulation.results.limits import beyond_limits
from poinsot.simulation.results.verdict import explain_not_finite

SMALL_FLOW, FEW_COMPONENTS = 200, 16
"""Operations of a flow below which twice the lanes of the host hide latencies; asked for where components are few."""
NOT_STARTED = (native.NOT_FINITE_AT_START, native.NOT_ON_MANIFOLD_AT_START)


def lanes_for(system: System, wanted: int | None = None) -> int:
    """How many members run side by side."""
    if wanted is not None:
        return wanted
    small = getattr(system.dynamics.flow, "operations", SMALL_FLOW) < SMALL_FLOW
    return host().lanes * (2 if small and system.state.local_size <= FEW_COMPONENTS else 1)


class SerialRunner(Protocol):
    """What runs members one by one."""

    def run(self, first: int, values: Mapping[str, Floats], count: int, go_on: Callable[[], bool]) -> Chunk | None:
        """Members with these values."""


class Together:
    """What runs members in lanes; one for each thread.

    system  at some values; `starts` gives each member's state, constants, inputs and tolerances; `alone` runs those
            that differ in more
    """

    def __init__(self, system: System, course: Course, starts: Starts, lanes: int, alone: SerialRunner) -> None:
        method = find_method(course.method)
        assert isinstance(method, Tableau)
        self.system, self.course, self.starts, self.alone = system, course, starts, alone
        begin = float(course.signals.segments[0, 0])
        self.drop_first = bool(course.grid[0] != begin)
        self.times = np.append(begin, course.grid) if self.drop_first else course.grid
        self.end = float(course.signals.segments[-1, 1])
        self.crew = Crew(system, method, Timeline.whole(self.times, course.signals, course.control), lanes)
        self.adaptive = course.control.fixed_step <= 0 and len(method.error) > 0
        self.observed = Observed(system, course.outputs)

    def run(self, first: int, values: Mapping[str, Floats], count: int, go_on: Callable[[], bool]) -> Chunk | None:
        """Members first … first + count − 1 with these values; None where it was stopped."""
        with compiling:  # starts of networks trace with CasADi, which crashes in two threads at once
            members = self.starts.given(self.crew, values, count)
        given, absent = members.given, [*members.faults, *members.apart]
        found = self.crew.room(count)
        runs = np.setdiff1d(np.arange(count), absent)
        rows = MemberValues(*(each[runs] for each in given)) if absent else given
        room = self.crew.room(len(runs)) if absent else found
        courses = members.courses
        if courses is not None:
            courses = courses._replace(which=courses.which[runs])
        if not self.crew.run(rows, room, go_on, courses):
            return None
        if absent:
            for whole, part in zip(found, room, strict=True):
                whole[runs] = part
            found.progress["status"][absent] = native.NOT_FINITE_AT_START
        chunk = self._chunk(first, members, found, values)
        if not members.apart:
            return chunk
        apart = [*members.apart]
        others = self.alone.run(first, {name: each[apart] for name, each in values.items()}, len(apart), go_on)
        return None if others is None else with_rows(chunk, others, apart)

    def _chunk(self, first: int, members: MemberStarts, found: MemberRun, values: Mapping[str, Floats]) -> Chunk:
        faults = members.faults
        progress, count, nt = found.progress, len(found.progress), len(self.times)
        failure = np.full(count, "", dtype=object)
        done = progress["status"] == native.DONE
        late = np.arange(nt) >= progress["sample"][:, None]
        if late.any():
            for array in found[1:]:
                array[late] = np.nan
        with np.errstate(all="ignore"):
            variables = self._observe(members, found, values)
        kept = {name: each for name, each in variables.items() if self.observed.keeps(name)}
        for k in np.setdiff1d(np.flatnonzero(~done), members.apart).tolist():
            failure[k] = faults.get(k) or self._explained(progress[k])
        for k, text in self._not_finite(kept, done).items():
            failure[k], done[k] = text, False
        ratio = np.asarray(variables["energy_imbalance"][1])[:, -1]
        bound = bound_at(self.course.control.rtol, self.course.control.fixed_step > 0)
        status = np.where(done, np.where(ratio <= bound, DONE, UNBALANCED), FAILED).astype(object)
        numbers = [progress["accepted"], progress["rejected"], progress["evaluations"], progress["time"], ratio]
        counts = {name: np.array(each) for name, each in zip(COUNTS, numbers, strict=True)}
        if self.drop_first:
            kept = {name: (dims, array[:, 1:] if dims[:1] == ("time",) else array, about)
                    for name, (dims, array, about) in kept.items()}  # fmt: skip
        beyond = beyond_limits(self.system, found.states)
        chunk = Chunk(first, status, failure, counts, kept, used(labels_of(self.system), kept), beyond)
        return replace(chunk, passing=self._passing(members, found, values)) if serves(self.system) else chunk

    def _passing(self, members: MemberStarts, found: MemberRun, values: Mapping[str, Floats]) -> Passing:
        """What finds when members pass a level."""
        given, courses, progress = members.given, members.courses, found.progress
        method = find_method(self.course.method)
        assert isinstance(method, Tableau)

        def signals(k: int) -> Signals:
            return self.course.signals if courses is None else courses.signals[courses.which[k]]

        onward = Onward(self.system, method, given.constants, given.held_inputs, signals)

        def passing(variable: str, pick: Pick, level: float, which: Ints, k: Ints) -> Floats:
            one = self.system.books.observations.get(variable)
            if one is None or one.turns:
                return np.full(len(which), np.nan)

            def see(of: Ints, times: Floats, states: Floats, inputs: Floats) -> Floats:
                self.starts.observing({name: each[of] for name, each in values.items()}, 1)
                return pick(np.asarray(one.value(SampleBatch(times, states, inputs)))) - level

            k = k + int(self.drop_first)
            length = (progress["time"][which] - self.times[0]) / (2 * np.maximum(progress["accepted"][which], 1))
            return onward.first(see, which, found.states[which, k], self.times[k], self.times[k + 1], length)

        return passing

    def _observe(self, members: MemberStarts, found: MemberRun, values: Mapping[str, Floats]) -> dict[str, Variable]:
        """All that is observed, of all members as if they were one run."""
        driven = self.course.signals if members.courses is None else members.courses
        inputs = driven.at(self.times) + members.given.held_inputs[:, None]
        self.starts.observing(values, len(self.times))
        scales = self.system.books.energy_scale if members.energy_scales is None else members.energy_scales
        noise = (1e3 * self.course.control.energy_atol) ** 2 * scales
        samples = Samples(self.times, found.states, inputs, found.energies, found.errors, found.exchange)
        return self.observed.of(samples, noise)

    def _explained(self, progress: Any) -> str:
        """Why a member did not come to its end."""
        if progress["status"] in NOT_STARTED:
            return explain_start(self.system, progress)
        control = self.course.control
        return explain(self.system, progress, self.end, control.constraint_tolerance, control.max_steps)

    def _not_finite(self, variables: Mapping[str, Variable], done: Bools) -> dict[int, str]:
        """Members that came to their end with something infinite or not a number, and what."""
        first: dict[int, tuple[int, list[str]]] = {}
        for name, (dims, array, _) in variables.items():
            if dims[:1] != ("time",):
                continue
            fine = np.isfinite(array).reshape(*array.shape[:2], -1).all(axis=2)
            for k in np.flatnonzero(done & ~fine.all(axis=1)).tolist():
                at = int(np.argmin(fine[k]))
                if k not in first or at < first[k][0]:
                    first[k] = at, []
                if at == first[k][0]:
                    first[k][1].append(repr(name))
        return {k: explain_not_finite(self.system.name, float(self.times[at]), names)
                for k, (at, names) in first.items()}  # fmt: skip
