"""The executor of tasks: a client of Dask, from a user's argument; a cluster of this machine is started for a number.

Dask's workers look at themselves all the time: stacks every 10 ms, the event loop every 20 ms, memory every 100 ms.
Two workers and a scheduler that do nothing take 13 % of a core with that, and 2 % with `QUIET`: little on a machine
that is free, and a third of all where others leave us 0.4 cores. Dask also has workers give memory back as soon as it
is free, so that every array of a piece is new to the system: 9 times the page faults, 8 % of the processor.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from poinsot.errors import SimulationError

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
