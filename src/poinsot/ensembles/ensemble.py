"""`ensemble`: a model and what varies in it, one dataset of all members out."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import count as counting
from threading import Event as Flag
from threading import Lock
from time import perf_counter
from typing import TYPE_CHECKING, Any

import numpy as np

from poinsot.ensembles.axes import Axes, read_axes
from poinsot.ensembles.chunk import DONE, FAILED, UNBALANCED, Chunk
from poinsot.ensembles.kept import Kept, dataset_of, names_called
from poinsot.ensembles.names import resolve
from poinsot.ensembles.reductions import BLOCK, Reduced
from poinsot.ensembles.runners import Plan, planned
from poinsot.errors import LedgerWarning, LimitWarning, RunWarning, SimulationError, warn
from poinsot.simulation.checkpoints.resuming import package_version
from poinsot.simulation.progress import shown_share

if TYPE_CHECKING:
    import xarray as xr

CHUNK_BYTES = 3.2e7
MOST_IN_CHUNK = 4096


def ensemble(
    model: Any,
    over: Mapping[str, Any],
    time: float | None = None,
    *,
    members: int | None = None,
    seed: int = 0,
    zip: bool = False,
    initial: Any = None,
    inputs: Mapping[str, Any] | None = None,
    parameters: Mapping[str, float] | None = None,
    outputs: Sequence[str] | None = None,
    reduce: Mapping[str, Any] | None = None,
    threads: int | None = None,
    chunk: int | None = None,
    lanes: int | None = None,
    progress: bool | None = None,
    **options: Any,
) -> xr.Dataset:
    """Runs of one model that differ in numbers, as one dataset; each is what `simulate` gives with these numbers.

        po.ensemble(pendulum, over={"elbow": np.linspace(0, 3, 100)}, time=10, outputs=["joint_position"])

    model     what `simulate` takes, or the path of a file, whose [parameters] then can vary
    over      name → values, each name a dimension of its own: they make a grid. Arrays with named dimensions
              (`xarray.DataArray`) go side by side along those that they share. A distribution with quantiles, such as
              ``scipy.stats.norm(1.0, 0.1)``, gives `members` values along "member". Names are parameters, addresses
              ("bodies.arm.mass", "elements.R1.resistance"), inputs, and initial values ("joint", "joint.velocity",
              "C1.voltage"; "initial" for whole states); "input:x", "initial:x" say which where a name is several
    members   how many values are drawn of distributions      seed  which; a member's values follow from seed, name and
              number alone, so that more members are the same and some more
    zip       plain arrays go side by side along "member" instead of making a grid
    initial, inputs, parameters   what all members have in common
    outputs   names of the variables to keep; without it all that `simulate` keeps
    reduce    name → what is made of the members on the way, instead of keeping them: a function of a run, which it
              gets as a `Trajectory`, for a value of each member; or one of `reductions`: FirstPassage(variable, level)
              of each member; Mean, Deviation, Least, Greatest and Quantiles (exact) over all that did not fail
    threads   how many, one for each core by default          progress  as of `simulate`
    chunk, lanes   members in one piece, and side by side: found out by itself; results do not depend on them
    options   what else `simulate` takes: method, rtol, atol, times, samples, step, start, controllers, events, …
    Returns   dataset along the dimensions of ``over``, then "time" and others. ``status`` of every member is "done",
              "ended" by an event, "unbalanced" or "failed", with the reason in ``failure``; its variables are NaN from
              there on. attrs["runs"] says whether members ran in lanes or, where lanes do not serve (machines that
              switch, implicit methods, controllers, events), one by one
    Errors    `SimulationError` for names that the model has not, with the nearest, and for what `simulate` refuses of
              all members; a member that fails stops no other
    Law       a member has the bits of its run by `simulate`, whatever its neighbours, chunks, lanes, threads:
              tests/ensembles/test_members.py
    """
    begun = perf_counter()
    axes = read_axes(over, bool(zip), members, seed)
    varying = resolve(model, [each.name for each in axes.varied])
    base = {"initial": initial, "inputs": inputs, "parameters": parameters}
    plan = planned(varying, axes, base, {**options, "time": time, "outputs": outputs}, lanes, reduce)
    kept = Kept(axes.count)
    reduced = None if reduce is None else Reduced(reduce, axes.count, plan.grid)

    def put(chunk: Chunk) -> None:
        if reduced is None:
            kept.put(chunk)
            return
        kept.note(chunk)
        reduced.put(chunk)

    prepared = perf_counter()
    finished = _go(plan, axes, put, _threads(threads), _size(chunk, plan), progress)
    attrs = {
        "system": plan.name,
        "status": DONE if finished else "interrupted",
        "members": axes.count,
        "seed": axes.seed,
        **plan.attrs,
        "prepare_seconds": prepared - begun,
        "run_seconds": perf_counter() - prepared,
        "poinsot": package_version(),
    }
    _warn(kept, plan.name)
    kinds = {name.given: name.what for name in varying.names}
    taken = {*kept.variables, *kept.labels, *kept.counts, *(reduce or {}), "time", "status", "failure"}
    taken |= set() if reduced is None else {*reduced.labels, *reduced.quantiles}
    return dataset_of(kept, axes, names_called(axes, taken, kinds), plan.grid, attrs, reduced)


def _threads(wanted: int | None) -> int:
    if wanted is None:
        return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    if isinstance(wanted, bool) or not isinstance(wanted, (int, np.integer)) or wanted < 1:
        raise SimulationError(f"threads must be a whole number, at least 1, not {wanted!r}")
    return int(wanted)


def _size(wanted: int | None, plan: Plan) -> int:
    """Members of a chunk: as many as keep its arrays within bounds, in whole blocks."""
    if wanted is not None:
        if isinstance(wanted, bool) or not isinstance(wanted, (int, np.integer)) or wanted < 1:
            raise SimulationError(f"chunk must be a whole number of members, at least 1, not {wanted!r}")
        return int(wanted)
    size = int(np.clip(CHUNK_BYTES / plan.member_bytes, 1, MOST_IN_CHUNK))
    return BLOCK * -(-size // BLOCK)


def _go(plan: Plan, axes: Axes, put: Callable[[Any], None], threads: int, size: int, show: bool | None) -> bool:
    """All chunks, handed out from one counter; False where Ctrl-C ended it."""
    chunks, lock, stopped, numbers = -(-axes.count // size), Lock(), Flag(), counting()
    done, failed = [0], [0]

    def work(update: Callable[[float, str], None] | None) -> None:
        runner = plan.runner()
        while not stopped.is_set():
            with lock:
                number = next(numbers)
            if number >= chunks:
                return
            first, end = number * size, min((number + 1) * size, axes.count)
            found = runner.run(first, axes.values(first, end), end - first, lambda: not stopped.is_set())
            if found is None:
                return
            with lock:
                put(found)
                done[0] += found.count
                failed[0] += int((found.status == FAILED).sum())
                if update is not None:
                    said = f"{done[0]} of {axes.count} members" + f", {failed[0]} failed" * bool(failed[0])
                    update(done[0] / axes.count, said)

    with shown_share(show) as update:
        count = min(threads, chunks)
        if count == 1:
            try:
                work(update)
            except KeyboardInterrupt:
                return False
            return True
        with ThreadPoolExecutor(count) as pool:
            try:
                waiting = [pool.submit(work, update) for _ in range(count)]
                for each in waiting:
                    each.result()
            except KeyboardInterrupt:
                stopped.set()
                return False
            except BaseException:
                stopped.set()
                raise
    return True


def _warn(kept: Kept, name: str) -> None:
    """What there is to say of members that did not end as they should."""
    count = kept.count
    failed, unbalanced = ((kept.status == each) for each in (FAILED, UNBALANCED))
    if failed.any():
        first = int(np.argmax(failed))
        warn(
            RunWarning(
                f"{int(failed.sum())} of {count} members of the ensemble of {name!r} failed: the variable failure says "
                f"of each why. The first is member {first}: {kept.failure[first]}"
            )
        )
    if unbalanced.any():
        worst = int(np.argmax(np.where(unbalanced, kept.counts["ledger_ratio"], -1.0)))
        warn(
            LedgerWarning(
                f"{int(unbalanced.sum())} of {count} members of the ensemble of {name!r} end unbalanced, member "
                f"{worst} the worst: its ledger misses {kept.counts['ledger_ratio'][worst]:.2g} of the energy present "
                "and exchanged. Try a tighter rtol and atol, a shorter step, or another method"
            )
        )
    if kept.beyond.any():
        warn(
            LimitWarning(
                f"{int(kept.beyond.sum())} of {count} members of the ensemble of {name!r} leave limits of joints that "
                f"do not act in it, member {int(np.argmax(kept.beyond))} the first"
            )
        )
