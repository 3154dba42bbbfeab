"""Ensembles on a cluster of this machine: what do pieces, stores and processes cost beside threads?

Clock and processor: where others are at work on the machine, compare the processor's seconds. Both sides write the
same store, in turns; the workers are there and warm, as those of a cluster that does more than one thing, and set up as
`cluster=2` sets them up.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import numpy as np
from common import ROOT, finish, options

import poinsot as po
from poinsot import electrical
from poinsot.cli.bench import BenchFigure, bounded, raced
from poinsot.ensembles.storing.cluster import QUIET

QUESTION = "What does an ensemble cost on Dask's workers, beside threads?"
GIVEN: dict[str, Any] = {"time": 5e-3, "times": [0.0, 5e-3], "outputs": ["C.voltage"], "rtol": 1e-9, "progress": False}


def low_pass() -> Any:
    """A condenser that is charged through a resistance."""
    network = po.Network("low pass")
    network.add(electrical.VoltageSource("V", 1.0), "a", "ground")
    network.add(electrical.Resistor("R", 1e3), "a", "b")
    network.add(electrical.Capacitor("C", 1e-6), "b", "ground")
    return network


def seconds_here() -> float:
    """Of the processor, of this process."""
    return process_time()


def cases(members: int, small: int, workers: int, times: int, folder: Path) -> list[BenchFigure]:
    """So many members by threads and by workers; and so many pieces of 32."""
    import dask
    from distributed import Client, LocalCluster

    model = low_pass()

    def run(count: int, **more: Any) -> None:
        target = folder / "runs.zarr"
        shutil.rmtree(target, ignore_errors=True)
        values = np.geomspace(100.0, 1e4, count)
        po.ensemble(model, {"elements.R.resistance": values}, **GIVEN, store=target, **more)

    with (
        dask.config.set(QUIET),
        LocalCluster(n_workers=workers, threads_per_worker=1, dashboard_address=None, silence_logs=50) as cluster,
        Client(cluster) as client,
    ):

        def used() -> float:
            return process_time() + sum(client.run(seconds_here).values())

        def timed(times: int, *calls: Callable[[], None]) -> list[tuple[float, float]]:
            """The least of some turns, by the clock and of the processor, of each."""
            found: list[list[tuple[float, float]]] = [[] for _ in calls]
            for _ in range(times):
                for call, each in zip(calls, found, strict=True):
                    begun, processor = perf_counter(), used()
                    call()
                    each.append((perf_counter() - begun, used() - processor))
            return [(min(one[0] for one in each), min(one[1] for one in each)) for each in found]

        run(1000, cluster=client), run(1000, threads=workers)
        on, by = {"cluster": client}, {"threads": workers}
        less, pieces, none, few = timed(
            2, *(partial(run, 32 * n, chunk=32, **how) for how in (on, by) for n in (1, small))
        )
        workers_, threads = timed(times, partial(run, members, **on), partial(run, members, **by))
    case = f"RC network, {members} resistances into a store, {workers} workers"
    whose = f"{workers} threads"

    def each(seconds: float) -> float:
        """Milliseconds for a piece more: what is needed once is in both."""
        return 1e3 * seconds / (small - 1)

    spans = f"pieces of 32 members, {small} of them"
    return [
        raced(case, "all, clock [s]", workers_[0], threads[0], whose, 0.9),
        raced(case, "all, processor [s]", workers_[1], threads[1], whose, 0.9),
        bounded(spans, "a piece on workers, clock [ms]", each(pieces[0] - less[0]), 20.0),
        bounded(spans, "a piece on workers, processor [ms]", each(pieces[1] - less[1]), 20.0),
        raced(spans, "a piece, clock [ms]", each(pieces[0] - less[0]), each(few[0] - none[0]), whose),
        raced(spans, "a piece, processor [ms]", each(pieces[1] - less[1]), each(few[1] - none[1]), whose),
    ]


def main() -> None:
    """All rows."""
    parser = options(QUESTION)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--short", action="store_true", help="a tenth of the members")
    asked = parser.parse_args()
    share = 10 if asked.short else 1
    with tempfile.TemporaryDirectory() as folder:
        rows = cases(1_000_000 // share, 300 // share, asked.workers, 3 if asked.short else 2, Path(folder))
    finish(rows, QUESTION, asked.json)


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "benchmarks"))
    main()
