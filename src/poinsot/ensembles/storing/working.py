"""What a worker of a cluster does: a piece of an ensemble, into the store where it can reach it, else back as bytes.

The job comes once to each worker, as a plugin that the scheduler gives to those that come later, too. Nothing here
reads anything but numbers and records from a store.
"""

from __future__ import annotations

import threading
from typing import Any

from poinsot.ensembles.storing.identity import surroundings_of
from poinsot.ensembles.storing.layout import Layout
from poinsot.ensembles.storing.parts import Part, part_of
from poinsot.ensembles.storing.store import SESSION, Writer

_jobs: dict[str, _Work] = {}
_guard = threading.RLock()


class _Work:
    """A job on this worker: its plan, made when it is first needed; a runner for each thread."""

    def __init__(self, job: Any, writer: Writer, token: str) -> None:
        self.job, self.writer, self.token = job, writer, token
        self.own = threading.local()
        self.plan: Any = None
        self.reached: bool | None = None

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

    def __init__(self, name: str, job: Any, writer: Writer, token: str) -> None:
        self.name, self.job, self.writer, self.token = name, job, writer, token

    def setup(self, worker: Any) -> None:
        """The worker has it."""
        _jobs[self.name] = _Work(self.job, self.writer, self.token)

    def teardown(self, worker: Any) -> None:
        """It is done."""
        _jobs.pop(self.name, None)


def about_me() -> dict[str, str]:
    """What the last bits of this worker's numbers depend on."""
    return surroundings_of()


def reaches(name: str) -> bool:
    """Whether this worker reaches the store of a job."""
    return _jobs[name].reaches()


def piece(name: str, number: int, data: dict[str, Any], around: dict[str, str]) -> tuple[str, Any]:
    """Run a piece. ("written", how its members ended); ("part", it) where the store cannot be reached; ("new", it)
    where it has variables that the store has not yet; ("full", why); ("other", what versions this worker has)."""
    own = about_me()
    if any(own[each] != around[each] for each in around if each != "processor"):
        return "other", own
    work = _jobs[name]
    runner = work.runner()
    first, end = work.writer.boxes.span(number)
    chunk = runner.run(first, work.job.axes.values(first, end), end - first, lambda: True)
    part: Part = part_of(chunk, work.job.reduce, work.job.axes.count, work.plan.grid)
    if Layout(**data).lacks(part) is not None:
        return "new", part
    if not work.reaches():
        return "part", part
    try:
        return "written", work.writer.put(part, number)
    except OSError as error:
        return "full", error.strerror or str(error)
