"""The energy ledger of a run, read from its dataset: where every joule came from and went."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    import xarray as xr


@dataclass(frozen=True)
class Entry:
    """One line of the ledger: a storage (its energy at start and end), a port or a dissipator (the energy through it).

    kind    "storage", "port" or "dissipator"
    joules  change of the storage, or energy through the port or dissipator since the start [J]
    start, end  energy held at both ends [J]; None for ports and dissipators
    """

    kind: str
    name: str
    joules: float
    start: float | None = None
    end: float | None = None


@dataclass(frozen=True)
class Ledger:
    """Entries and their balance:  residual = Σ storage changes − Σ supplied + Σ dissipated  [J], 0 in exact arithmetic.

    residual  at the end of the run     worst_residual  the largest |residual| at any sample
    turnover  Σ over samples of the absolute energy exchanged with each storage, port and dissipator [J]
    ratio     worst_residual / turnover; 0 when nothing moved
    """

    entries: tuple[Entry, ...]
    residual: float
    worst_residual: float
    turnover: float

    @property
    def ratio(self) -> float:
        """Worst residual over turnover [-]."""
        return 0.0 if self.worst_residual == 0 else float(np.divide(self.worst_residual, self.turnover))


def ledger(dataset: xr.Dataset) -> Ledger:
    """The ledger of a run up to its last sample."""
    last = dataset.isel(time=-1)
    entries: list[Entry] = []
    if "energy_storage" in last:
        entries = [
            Entry("storage", name, end - start, start, end)
            for name, start, end in zip(
                _names(dataset, "storage"),
                dataset["energy_storage_at_start"].values.tolist(),
                last["energy_storage"].values.tolist(),
                strict=True,
            )
        ]
    for kind, dimension, variable in (
        ("port", "port", "energy_supplied"),
        ("dissipator", "element", "energy_dissipated"),
    ):
        if variable in last:  # a run without ports, or without dissipators, has no such variable
            through = zip(_names(dataset, dimension), last[variable].values.tolist(), strict=True)
            entries += [Entry(kind, name, joules) for name, joules in through]
    residual = dataset["energy_residual"].values
    return Ledger(tuple(entries), float(residual[-1]), float(np.max(np.abs(residual))), float(last["energy_turnover"]))


def _names(dataset: xr.Dataset, dimension: str) -> list[str]:
    return [str(name) for name in dataset[dimension].values]
