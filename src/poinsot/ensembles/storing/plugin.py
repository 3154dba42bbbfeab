"""The plugin that brings a job to each worker; of its own, since it needs Dask to be imported."""

from __future__ import annotations

from typing import Any

from distributed import WorkerPlugin

from poinsot.ensembles.storing.working import Bringing


class Plugin(WorkerPlugin):  # type: ignore[misc, unused-ignore]
    """Dask gives it to all workers, and to those that come."""

    def __init__(self, bringing: Bringing) -> None:
        self.bringing = bringing

    def setup(self, worker: Any) -> None:
        """A worker has it."""
        self.bringing.setup(worker)

    def teardown(self, worker: Any) -> None:
        """It is taken back."""
        self.bringing.teardown(worker)
