"""An ensemble on Dask distributed: a task runs some pieces, and few tasks wait at a time.

versions   of all workers are compared before anything runs
job        goes to each worker once, by a plugin
tasks      take about `TASK` seconds of the processor, as many pieces as were done in that before: a task costs client,
           scheduler and worker 16 ms of theirs; towards the end they become shorter, so that all end together
pieces     are written by the workers; by us where they do not reach the store
deaths     Dask gives a piece whose worker died to another; one that it gives up is tried alone, once more
"""

from __future__ import annotations

import os
import pickle
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from time import perf_counter
from typing import Any
from uuid import uuid4

from poinsot.ensembles.storing import working
from poinsot.ensembles.storing.running import Stored
from poinsot.ensembles.storing.store import SESSION, PieceWriter
from poinsot.ensembles.telling import Summary
from poinsot.errors import RunWarning, SimulationError, warn
from poinsot.simulation.progress import Update, shown_share

# The executor of tasks: a client of Dask, from a user's argument; a cluster of this machine is started for a number.

DEATHS = 2
"""A piece that has seen so many workers die, and then one more, is given up; where the workers are our own."""
PATIENCE = 60.0
"""How long to wait for a first worker [s]."""
QUIET = {
    "distributed.worker.profile.enabled": False,
    "distributed.admin.tick.interval": "1s",
    "distributed.admin.tick.cycle": "5s",
    "distributed.admin.system-monitor.interval": "5s",
    "distributed.worker.memory.monitor-interval": "500ms",
    "distributed.nanny.pre-spawn-environ.MALLOC_TRIM_THRESHOLD_": None,
}
"""Settings of Dask for unattended workers: no profile, memory looked at twice a second and kept."""


@contextmanager
def client_of(cluster: Any) -> Iterator[Any]:
    """A client from a user's argument: a client, a cluster, an address, "local", a number of workers.

    Errors  SimulationError where there is no Dask, no scheduler, or nothing of these
    """
    try:
        import dask
        import distributed
    except ImportError:
        raise SimulationError(
            "clusters need Dask distributed, which is not installed: pip install 'poinsot[cluster]'"
        ) from None
    Client: Any = distributed.Client
    LocalCluster: Any = distributed.LocalCluster
    if isinstance(cluster, Client):
        yield cluster
        return
    own = cluster == "local" or (isinstance(cluster, int) and not isinstance(cluster, bool))
    if own:
        workers = len(os.sched_getaffinity(0)) if cluster == "local" else cluster
        if workers < 1:
            raise SimulationError(f"cluster= is a number of workers, at least 1, not {cluster!r}")
        own_settings = {"scheduler.allowed-failures": DEATHS, "worker.preload": ["poinsot.ensembles.storing.plugin"]}
        with (
            dask.config.set({**QUIET, **{f"distributed.{name}": each for name, each in own_settings.items()}}),
            LocalCluster(
                n_workers=workers,
                threads_per_worker=1,
                dashboard_address=None,
                scheduler_kwargs={"dashboard_address": ":0"},  # a port that is free, without a word
                silence_logs=50,
            ) as found,
            Client(found) as client,
        ):
            yield client
        return
    if not isinstance(cluster, str) and not hasattr(cluster, "scheduler_address"):
        raise SimulationError(
            "cluster= is a client of Dask, a cluster, its address such as 'tcp://10.0.0.1:8786', 'local', or a number "
            f"of workers on this machine; not {cluster!r:.60}"
        )
    try:
        client = Client(cluster, timeout=PATIENCE / 4)
    except (OSError, ValueError, TimeoutError) as error:
        raise SimulationError(
            f"no scheduler answers at {cluster!r:.80}: {' '.join(str(error).split())[:200]}. Start one, as with "
            "dask-scheduler, or give its address"
        ) from None
    with client:
        yield client


WAITING = 2
"""Tasks that are at the scheduler for each thread of a worker: one runs, the other is there when it ends."""
TASK, TASK_LIMIT = 1.0, 5.0
"""How long a task is to take, of the processor and by the clock [s]: so much is done again where a worker dies. By the
clock alone tasks would be short, and so many, where others are at work on the machine."""
LEAST = 0.1
"""The shortest tasks, at the end, as a part of that."""
MANY = 64
"""Pieces of a task at most."""
LOOK = 1.0
"""How often to look how many workers there are [s]."""


def run_on(cluster: Any, stored: Stored, show: bool | None) -> bool:
    """All pieces that are not there yet; False where Ctrl-C ended it.

    Errors  SimulationError for workers of other versions, for a scheduler that is gone, for a store without room
    """
    _refuse_unpicklable(stored)
    with client_of(cluster) as client, shown_share(show) as update:
        _compare(client, stored)
        return _Running(client, stored, update).run()


class _Running:
    """The pieces of an ensemble at a scheduler."""

    def __init__(self, client: Any, stored: Stored, update: Update | None) -> None:
        self.client, self.stored, self.update = client, stored, update
        self.token = uuid4().hex
        self.name = f"poinsot-{stored.store.key[:12]}-{self.token[:8]}"
        self.given_up: dict[int, str] = {}
        self.told_of_reach = False
        self._asked, self._there = -LOOK, 1
        self._share = 1.0  # of a task that a piece takes, in the last one; at first a piece is a task

    def run(self) -> bool:
        """All of them."""
        store = self.stored.store
        store.write(SESSION, self.token.encode())
        writer = PieceWriter(store.place, store.key, store.boxes)
        plugin = working.Bringing(self.name, self.stored.job, writer, self.token)
        try:
            from poinsot.ensembles.storing.plugin import Plugin

            self.client.register_plugin(Plugin(plugin), name=self.name)
            numbers = (number for number, _, _ in self.stored.spans())
            missing = self.stored.boxes.count - len(self.stored.finished)
            suspects = self._go(numbers, missing, False)
            self._go(iter(suspects), len(suspects), True)
        except KeyboardInterrupt:
            return False
        except SimulationError:
            raise
        except Exception as error:
            raise self._gone(error) from None
        finally:
            self._leave()
        self._tell()
        return True

    def _go(self, numbers: Iterator[int], missing: int, alone: bool) -> list[int]:
        """So many pieces, or one at a time; those that Dask gives up since their workers died."""
        from distributed import as_completed

        completed: Any = as_completed

        waiting: Any = completed()
        at: dict[str, list[int]] = {}
        suspects: list[int] = []
        again: list[int] = []
        try:
            while True:
                threads = 1 if alone else self._threads()
                while len(at) < (1 if alone else WAITING * threads):
                    many = 1 if alone else self._many(missing, threads)
                    some, again = again[:many], again[many:]
                    some += islice(numbers, many - len(some))
                    if not some:
                        break
                    missing -= len(some)
                    self._submit(some, waiting, at)
                if not at:
                    return suspects
                future = next(waiting)
                some = at.pop(future.key)
                left = self._take(future, some, suspects, alone)
                future.release()
                again, missing = again + left, missing + len(left)
        finally:
            for future in list(waiting.futures):
                future.cancel()

    def _many(self, missing: int, threads: int) -> int:
        """Pieces of the next task: `TASK` of them; towards the end, as many as leave work for the others."""
        wanted = 1.0 / self._share
        share = max(missing / (WAITING * threads), LEAST * wanted)
        return max(min(int(wanted), int(share), MANY), 1)

    def _submit(self, numbers: list[int], waiting: Any, at: dict[str, list[int]]) -> None:
        data = self.stored.layout.data()
        key = f"{self.name}-{numbers[0]}-{uuid4().hex[:6]}"
        future = self.client.submit(
            working.pieces, self.name, numbers, data, self.stored.store.around, key=key, pure=False, retries=2
        )
        at[key] = numbers
        waiting.add(future)

    def _take(self, future: Any, numbers: list[int], suspects: list[int], alone: bool) -> list[int]:
        """What became of some pieces; those that were not come to."""
        from distributed import KilledWorker

        if future.status == "cancelled":
            raise ConnectionError("the scheduler has dropped what was asked of it")
        if future.status == "error":
            error = future.exception()
            if not isinstance(error, KilledWorker):
                raise self._broken(numbers[0], error)
            if alone:
                self.given_up[numbers[0]] = "its worker died each time"
            else:
                suspects.extend(numbers)
            return []
        found, processor, clock = future.result()
        self._share = max(max(processor / TASK, clock / TASK_LIMIT) / max(len(found), 1), 1 / MANY)
        for number, (kind, value) in zip(numbers, found, strict=False):
            self._take_one(number, kind, value)
        self._progress()
        return numbers[len(found) :]

    def _take_one(self, number: int, kind: str, value: Any) -> None:
        """What became of a piece."""
        if kind == "written":
            self.stored.note(number, Summary(**value))
        elif kind in ("part", "new"):
            self.stored.extend(self.stored.layout.lacks(value))
            self.stored.write(number, value)
            if kind == "part" and not self.told_of_reach:
                self.told_of_reach = True
                self._tell_of_reach()
        elif kind == "full":
            raise self.stored.store.full(value)
        else:
            who, versions = value
            raise _of_other_versions({f"{who}, which came late,": versions}, self.stored.store.around)

    def _progress(self) -> None:
        done, count, failed = self.stored.members, self.stored.axes.count, self.stored.store.failed
        if self.update is not None:
            self.update(done / count, f"{done} of {count} members" + f", {failed} failed" * bool(failed))

    def _threads(self) -> int:
        """Of all workers that there are now, or were a moment ago: asking takes a way to the scheduler and back."""
        now = perf_counter()
        if now - self._asked > LOOK:
            self._asked, self._there = now, int(max(sum(self.client.nthreads().values()), 1))
        return self._there

    def _tell_of_reach(self) -> None:
        """Who does not reach the store."""
        found = self.client.run(working.reaches, self.name, on_error="return")
        far = sorted(address for address, answer in found.items() if answer is not True)
        warn(
            RunWarning(
                f"{len(far)} of {len(found)} workers do not reach the store {self.stored.place.name}, "
                f"{', '.join(far[:3]) or 'some'} among them: what they find comes back through the scheduler and is "
                "written here, which is slower. Give a place that all reach: a shared folder, or an address like s3://…"
            )
        )

    def _gone(self, error: Exception) -> SimulationError:
        """The scheduler, or the way to it, is lost."""
        store = self.stored.store
        said = " ".join(str(error).split())[:200] or type(error).__name__
        return SimulationError(
            f"the cluster is gone in the middle of the ensemble ({said}): {len(self.stored.finished)} of "
            f"{store.boxes.count} pieces are in {store.place.name} and stay. Start a cluster and run the same line "
            "again: it goes on with the rest."
        )

    def _broken(self, number: int, error: Any) -> Exception:
        """A piece that could not be run for another reason than the death of its worker."""
        if isinstance(error, SimulationError):
            return error
        first, end = self.stored.boxes.span(number)
        said = " ".join(str(error).split())[:300]
        return SimulationError(
            f"members {first} … {end - 1} of the ensemble could not be run on a worker: {type(error).__name__}, "
            f"{said}. What is finished stays in the store; run the same line again when that is mended."
        )

    def _tell(self) -> None:
        """The tasks given up."""
        if not self.given_up:
            return
        spans = [self.stored.boxes.span(number) for number in sorted(self.given_up)]
        said = ", ".join(f"{first} … {end - 1}" for first, end in spans[:5])
        warn(
            RunWarning(
                f"{len(spans)} pieces of the ensemble of {self.stored.plan.name!r} killed every worker that ran them "
                f"(members {said}): out of memory, or a fault in a function of yours. They are left out, all others "
                "are there; smaller pieces, chunk=…, need less memory"
            )
        )

    def _leave(self) -> None:
        """Take back the tasks of the workers."""
        try:
            if self.client.status == "running":
                self.client.unregister_worker_plugin(self.name)
            self.stored.place.remove(SESSION)
        except Exception:  # a cluster that is gone needs no tidying
            return


def _compare(client: Any, stored: Stored) -> None:
    """Refuse workers of other versions; warn of those with other processors."""
    own = stored.store.around
    client.wait_for_workers(1, timeout=PATIENCE)
    answers = client.run(working.about_me, on_error="return")
    _refuse_others(answers, own)
    others = sorted(each for each, answer in answers.items() if answer["processor"] != own["processor"])
    if others:
        warn(
            RunWarning(
                f"{len(others)} of {len(answers)} workers have processors of another kind than this machine, "
                f"{others[0]} the first: the last bits of their members may be others"
            )
        )


def _refuse_others(answers: dict[str, Any], own: dict[str, str]) -> None:
    lost = {each: answer for each, answer in answers.items() if isinstance(answer, BaseException)}
    if lost:
        name, error = next(iter(sorted(lost.items(), key=lambda each: each[0])))
        raise SimulationError(
            f"{len(lost)} of {len(answers)} workers cannot run this poinsot, {name} the first: {type(error).__name__}, "
            f"{error}. Install the same versions there, or leave these workers out. Nothing was run."
        )
    wrong = {
        each: answer
        for each, answer in answers.items()
        if any(answer.get(name) != own[name] for name in own if name != "processor")
    }
    if wrong:
        raise _of_other_versions(wrong, own)


def _of_other_versions(wrong: dict[str, Any], own: dict[str, str]) -> SimulationError:
    name, answer = next(iter(sorted(wrong.items())))
    what = [
        f"{each} {answer.get(each)!s:.16} (here {own[each]:.16})"
        for each in own
        if each != "processor" and answer.get(each) != own[each]
    ]
    return SimulationError(
        f"{_workers(len(wrong))} other versions, whose numbers may be others, {name} the first: {', '.join(what)}. "
        "Install the same versions there, or leave these workers out."
    )


def _workers(count: int) -> str:
    return "1 worker has" if count == 1 else f"{count} workers have"


def _refuse_unpicklable(stored: Stored) -> None:
    import cloudpickle

    try:
        cloudpickle.dumps(stored.job)
    except (TypeError, AttributeError, pickle.PicklingError) as error:
        raise SimulationError(f"this ensemble cannot be sent to other processes: {error}") from None
