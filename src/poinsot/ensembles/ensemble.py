"""`ensemble`: a model and what varies in it, one dataset of all members out."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import Event as Flag
from threading import Lock
from time import perf_counter
from typing import TYPE_CHECKING, NoReturn, Unpack

import numpy as np

from poinsot.ensembles.axes import Axes, read_axes
from poinsot.ensembles.gathered import DONE, FAILED, Chunk
from poinsot.ensembles.gathering import BLOCK
from poinsot.ensembles.kept import MemberResults, dataset_of, names_called, refuse_too_much
from poinsot.ensembles.names import resolve
from poinsot.ensembles.reductions import Reduced
from poinsot.ensembles.runners import MemberPlan, planned
from poinsot.ensembles.storing.running import Job, Stored, size_for
from poinsot.ensembles.telling import Summary
from poinsot.ensembles.units import units_of, values_in_si
from poinsot.errors import SimulationError
from poinsot.programs.locking import compiling
from poinsot.run_options import OF_MEMBERS, OPTIONS, MemberOptions, RunOptions, takes_options
from poinsot.simulation.checkpoints.resuming import package_version
from poinsot.simulation.interrupts import interrupted, uninterrupted
from poinsot.simulation.models import numbers_of
from poinsot.simulation.options import own_options
from poinsot.simulation.progress import shown_share
from poinsot.systems.units import inputs_in_si

if TYPE_CHECKING:
    import xarray as xr

    from poinsot.control.controller import Controller
    from poinsot.simulation.events import Event
    from poinsot.simulation.own_methods import OwnMethod  # noqa: F401 - of `EnsembleOptions`


class EnsembleOptions(MemberOptions, RunOptions["OwnMethod"], total=False):
    """The options of members and of their runs."""

    controllers: Controller | Sequence[Controller]
    events: Event | Sequence[Event]


CHUNK_BYTES = 3.2e7


@takes_options(*OF_MEMBERS, *OPTIONS)
def ensemble(
    model: object,
    over: Mapping[str, object],
    time: float | str | None = None,
    *,
    initial: object = None,
    inputs: Mapping[str, object] | None = None,
    parameters: Mapping[str, float | str] | None = None,
    reduce: Mapping[str, object] | None = None,
    store: str | os.PathLike[str] | None = None,
    cluster: object = None,
    progress: bool | None = None,
    **options: Unpack[EnsembleOptions],
) -> xr.Dataset:
    """Runs of one model that differ in numbers, as one dataset; each is what `simulate` gives with these numbers.

        po.ensemble(pendulum, over={"elbow": np.linspace(0, 3, 100)}, time=10, outputs=["joint_position"])

    model     what `simulate` takes, or the path of a file, whose [parameters] then can vary
    over      name → values, each name a dimension of its own: they make a grid. Arrays with named dimensions
              (`xarray.DataArray`) go side by side along those that they share. A distribution with quantiles, such as
              ``scipy.stats.norm(1.0, 0.1)``, gives `members` values along "member". Names are parameters, addresses
              ("bodies.arm.mass", "elements.R1.resistance"), inputs, and initial values ("joint", "joint.velocity",
              "C1.voltage"; "initial" for whole states); "input:x", "initial:x" say which where a name is several
    initial, inputs, parameters   what all members have in common
    reduce    name → what is made of the members on the way, instead of keeping them: a function of a run, which it
              gets as a `Trajectory`, for a value of each member; or one of `reductions`: FirstPassage(variable, level)
              of each member; Mean, Deviation, Least, Greatest and Quantiles (exact) over all that did not fail
    store     a .zarr folder, or address of one that fsspec knows ("s3://…"), that members are written into as they
              come; the dataset is this store, opened. The same line again goes on with what was cut off, killed or
              without room; the store of another run is refused, unless `overwrite`
    cluster   a client of Dask, its address ("tcp://…"), or "local" or a number of workers on this machine: members
              run there, into the `store`
    progress  as of `simulate`
    options   of members and of runs, controllers and events, None: not said:
    Returns   dataset along the dimensions of ``over``, then "time" and others. ``status`` of every member is "done",
              "ended" by an event, "unbalanced" or "failed", with the reason in ``failure``; its variables are NaN from
              there on. attrs["runs"] says whether members ran in lanes or one by one, and why
    Errors    `SimulationError` for names that the model has not, with the nearest, and for what `simulate` refuses of
              all members; a member that fails stops no other. `KeyboardInterrupt` after Ctrl-C, with the dataset of
              the members that were done in its `partial`; attrs["status"] is "interrupted" there
    Law       a member has the bits of its run by `simulate`, whatever its neighbours, chunks, lanes, threads:
              tests/ensembles/test_members.py
    """
    begun = perf_counter()
    over, inputs = values_in_si(model, over), None if inputs is None else inputs_in_si(model, inputs)
    said: dict[str, object] = {"outputs": None, **options, "time": time}
    own, outputs = own_options(said, MemberOptions), options.get("outputs")
    axes = read_axes(over, bool(own["zip"]), own["members"], own["seed"] or 0)
    varying = resolve(model, [each.name for each in axes.varied])
    base = {"initial": initial, "inputs": inputs, "parameters": numbers_of(parameters) or None}
    plan = planned(varying, axes, base, said, own["lanes"], reduce)
    if store is not None or cluster is not None:
        job = Job(varying, axes, base, said, own["lanes"], reduce)
        return _stored(job, plan, store, cluster, own, progress, begun)
    if reduce is None and (outputs is None or len(outputs)):
        refuse_too_much(axes.count, 8.0 * len(plan.grid) * axes.count)
    kept = MemberResults(axes.count)
    reduced = None if reduce is None else Reduced(reduce, axes.count, plan.grid)
    prepared, size = perf_counter(), _size(own["chunk"], plan)
    spans = ((k, first, min(first + size, axes.count)) for k, first in enumerate(range(0, axes.count, size)))
    lock = Lock()

    def locked(_: int, chunk: Chunk) -> None:
        with lock:
            if reduced is None:
                kept.put(chunk)
            else:
                kept.note(chunk)
                reduced.put(chunk)

    finished = _go(plan, axes, spans, locked, _threads(own["threads"]), progress)
    attrs = _attrs(plan, axes, finished, begun, prepared)
    Summary.of(0, kept.status, kept.failure, kept.counts["ledger_ratio"], kept.beyond).warn(plan.name)
    taken = {*kept.variables, *kept.labels, *kept.counts, *(reduce or {}), "time", "status", "failure"}
    taken |= set() if reduced is None else {*reduced.labels, *reduced.quantiles}
    names = names_called(axes, taken, {name.given: name.what for name in varying.names})
    found = dataset_of(kept, axes, names, plan.grid, attrs, reduced, units_of(varying))
    return found if finished else _raise(found)


def _attrs(plan: MemberPlan, axes: Axes, finished: bool, begun: float, prepared: float) -> dict[str, object]:
    return {
        "system": plan.name,
        "status": DONE if finished else "interrupted",
        "members": axes.count,
        "seed": axes.seed,
        **plan.attrs,
        "prepare_seconds": prepared - begun,
        "run_seconds": perf_counter() - prepared,
        "poinsot": package_version(),
    }


def _raise(found: xr.Dataset) -> NoReturn:
    raise interrupted(found, "the members that are done")


def _threads(wanted: int | None) -> int:
    if wanted is not None:
        return wanted
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _size(wanted: int | None, plan: MemberPlan) -> int:
    """Members of a chunk: as many as keep its arrays within bounds, in whole blocks."""
    if wanted is not None:
        return wanted
    size = int(np.clip(CHUNK_BYTES / plan.member_bytes, 1, plan.most))
    return BLOCK * -(-size // BLOCK)


def _stored(
    job: Job, plan: MemberPlan, store: object, cluster: object, own: MemberOptions, progress: bool | None,
    begun: float,
) -> xr.Dataset:  # fmt: skip
    """An ensemble into a store, as far as it is not there yet."""
    if store is None:
        raise SimulationError(
            "cluster= writes into a store, which all members have room in: say which, as in store='runs.zarr'"
        )
    if cluster is not None and own["threads"] is not None:
        raise SimulationError("threads= and cluster= do not go together: a cluster's workers have threads of their own")
    count, chunk = job.axes.count, own["chunk"]
    most = _size(chunk, plan) if chunk is not None else size_for(plan, count, CHUNK_BYTES, BLOCK, 32768)
    stored = Stored(job, plan, store, bool(own["overwrite"]), most, chunk is not None)
    prepared = perf_counter()
    go_on = True
    if cluster is not None and not stored.complete:
        from poinsot.ensembles.storing.cluster import run_on

        go_on = run_on(cluster, stored, progress)
    elif not stored.complete:
        go_on = _go(plan, job.axes, stored.spans(), stored.put, _threads(own["threads"]), progress, stored.members)
    stored.end()
    found = stored.dataset(begun, prepared, not go_on)
    return found if go_on else _raise(found)


def _go(
    plan: MemberPlan, axes: Axes, spans: Iterable[tuple[int, int, int]], put: Callable[[int, Chunk], None],
    threads: int,
    show: bool | None, before: int = 0,
) -> bool:  # fmt: skip
    """Chunks (number, first, end), handed out one after the other; False where Ctrl-C ended it."""
    lock, stopped, waiting_spans = Lock(), Flag(), iter(spans)
    done, failed = [before], [0]

    def work(update: Callable[[float, str], None] | None) -> None:
        runners = [plan.runner()]
        try:
            while not stopped.is_set():
                with lock:
                    number, first, end = next(waiting_spans, (-1, 0, 0))
                if number < 0:
                    return
                found = runners[0].run(first, axes.values(first, end), end - first, lambda: not stopped.is_set())
                if found is None:
                    return
                with uninterrupted():
                    put(number, found)
                with lock:
                    done[0] += found.count
                    failed[0] += int((found.status == FAILED).sum())
                    if update is not None:
                        said = f"{done[0]} of {axes.count} members" + f", {failed[0]} failed" * bool(failed[0])
                        update(done[0] / axes.count, said)
        finally:
            with compiling:  # what was traced is freed with it
                runners.clear()

    with shown_share(show) as update:
        if threads == 1:
            try:
                work(update)
            except KeyboardInterrupt:
                return False
            return True
        with ThreadPoolExecutor(threads) as pool:
            try:
                waiting = [pool.submit(work, update) for _ in range(threads)]
                for each in waiting:
                    each.result()
            except KeyboardInterrupt:
                stopped.set()
                return False
            except BaseException:
                stopped.set()
                raise
    return True
