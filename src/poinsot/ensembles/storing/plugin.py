"""What workers of Dask load: the plugin that brings a job to each, and what those do first that are our own."""

from __future__ import annotations

import signal

from distributed import WorkerPlugin

from poinsot.ensembles.storing.working import Bringing


def dask_setup(_: object) -> None:
    """A worker that we started does not end by Ctrl-C, which a terminal gives to all: who runs the line ends it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Plugin(WorkerPlugin):  # type: ignore[misc, unused-ignore]
    """Dask gives it to all workers, and to those that come."""

    def __init__(self, bringing: Bringing) -> None:
        self.bringing = bringing

    def setup(self, worker: object) -> None:
        """A worker has it."""
        self.bringing.setup(worker)

    def teardown(self, worker: object) -> None:
        """It is taken back."""
        self.bringing.teardown(worker)
