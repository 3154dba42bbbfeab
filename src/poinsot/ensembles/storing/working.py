"""The work of a cluster's worker: a piece of an ensemble, into the store where it can reach it, else back as bytes.

The job comes once to each worker, as a plugin that the scheduler gives to those that come later, too. Nothing here
reads anything but numbers and records from a store.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Sequence
from socket import gethostname
from time import perf_counter, thread_time
from typing import Any

from poinsot.ensembles.storing.identity import surroundings_of
from poinsot.ensembles.storing.layout import MemberLayout, MemberRange, part_of
from poinsot.ensembles.storing.store import SESSION, PieceWriter, Ready

FILES, BYTES = 128, 1.6e7
"""Pieces that have so many files, or bytes, go to the disk together."""
_jobs: dict[str, _Work] = {}
_guard = threading.RLock()


class _Work:
    """A job on this worker: its plan, made when it is first needed; a runner for each thread."""

    def __init__(self, job: Any, writer: PieceWriter, token: str) -> None:
        self.job, self.writer, self.token = job, writer, token
        self.own = threading.local()
        self.plan: Any = None
        self.reached: bool | None = None
        self.wanted = True

    def runner(self) -> Any:
        """Of this thread. One process compiles at a time: the others find in the cache what the first has made."""
        if not hasattr(self.own, "runner"):
            with _guard:
                if self.plan is None:
                    from poinsot.ensembles.runners import planned

                    job = self.job
                    self.plan = planned(job.varying, job.axes, job.base, job.options, job.lanes, job.reduce)
                self.own.runner = self.plan.runner()
        return self.own.runner

    def part(self, runner: Any, number: int) -> MemberRange | None:
        """The results of a piece; None where the job was taken back meanwhile."""
        first, end = self.writer.boxes.span(number)
        chunk = runner.run(first, self.job.axes.values(first, end), end - first, lambda: self.wanted)
        return None if chunk is None else part_of(chunk, self.job.reduce, self.job.axes.count, self.plan.grid)

    def reaches(self) -> bool:
        """Whether the store that this worker sees is that of the one who began."""
        if self.reached is None:
            try:
                self.reached = self.writer.place.read(SESSION) == self.token.encode()
            except Exception:  # of whatever file system: then the one who began writes
                self.reached = False
        return self.reached


class Bringing:
    """Brings a job to a worker: a plugin of Dask's."""

    def __init__(self, name: str, job: Any, writer: PieceWriter, token: str) -> None:
        self.name, self.job, self.writer, self.token = name, job, writer, token

    def setup(self, worker: Any) -> None:
        """The worker has it."""
        _jobs[self.name] = _Work(self.job, self.writer, self.token)

    def teardown(self, worker: Any) -> None:
        """It is done or was cancelled: what runs ends."""
        if (work := _jobs.pop(self.name, None)) is not None:
            work.wanted = False


def about_me() -> dict[str, str]:
    """The causes of the last bits of this worker's numbers."""
    return surroundings_of()


def reaches(name: str) -> bool:
    """Whether this worker reaches the store of a job."""
    return _jobs[name].reaches()


def pieces(
    name: str, numbers: Sequence[int], data: dict[str, Any], around: dict[str, str]
) -> tuple[list[tuple[str, Any]], float, float]:
    """Run pieces, in this order: what became of each of the first of them, and the seconds that it took, of the
    processor and by the clock.

    ("written", how its members ended); ("part", it) where the store cannot be reached; ("new", it) where it has
    variables that the store has not yet; ("full", why); ("other", who this worker is and what versions it has). Of what
    ends as anything but written there is one, the last: those behind it are to be asked for again.
    """
    own = about_me()
    if any(own[each] != around[each] for each in around if each != "processor"):
        return [("other", (f"process {os.getpid()} of {gethostname()}", own))], 0.0, 0.0
    work, layout = _jobs[name], MemberLayout(**data)
    runner = work.runner()
    processor, clock = thread_time(), perf_counter()
    found: list[tuple[str, Any]] = []
    held: list[Ready] = []
    reaches = work.reaches()
    for number in numbers if reaches else numbers[:1]:
        try:
            part = work.part(runner, number)
        except Exception:
            if number == numbers[0]:
                raise
            break  # it comes first the next time, and is told then
        if part is None:
            break
        if not reaches or layout.lacks(part) is not None:
            if number == numbers[0]:
                found.append(("new" if reaches else "part", part))
            break
        held.append(work.writer.ready(part, number))
        if sum(len(each.files) for each in held) >= FILES or sum(each.size for each in held) >= BYTES:
            _write(work.writer, held, found)
            if found[-1][0] == "full":
                break
    _write(work.writer, held, found)
    return found, thread_time() - processor, perf_counter() - clock


def _write(writer: PieceWriter, held: list[Ready], found: list[tuple[str, Any]]) -> None:
    """The held pieces, into the store; and their fate."""
    if not held:
        return
    try:
        writer.put_all(held)
        found.extend(("written", each.summary) for each in held)
    except OSError as error:
        found.append(("full", error.strerror or str(error)))
    held.clear()
