"""From the samples of a run to its dataset: observations, the energy ledger, and what the run cost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from poinsot.motion.kernels import Variable
from poinsot.motion.observing import Batch, choose, observe
from poinsot.motion.system import System

if TYPE_CHECKING:
    import xarray as xr

Vector: TypeAlias = NDArray[np.float64]


@dataclass(frozen=True, eq=False)
class Samples:
    """What the loop leaves behind; the first row is the start of the run, whether or not it was asked for.

    times [nt], states [nt, nx], inputs [nt, nu], energies [nt, nw] through the powers since the start, errors [nt, 2],
    exchange [nt, 1 + parts]: turnover of the powers, and the ranges of their energies by parts of the system
    """

    times: Vector
    states: Vector
    inputs: Vector
    energies: Vector
    errors: Vector
    exchange: Vector


KEPT = (
    "energy_storage_at_start", "energy_stored", "energy_supplied", "energy_dissipated", "energy_residual",
    "energy_turnover", "energy_scale", "energy_imbalance", "constraint_error", "constraint_velocity_error",
)  # fmt: skip
"""What stays whatever the outputs are."""


def choose_outputs(system: System, outputs: Sequence[str] | None) -> tuple[str, ...]:
    """The observations to keep: all that are listed, or those named; and the energies, for the ledger."""
    chosen = choose(system.observations, outputs, "the system", KEPT)
    return tuple(dict.fromkeys((*chosen, "energy_storage")))


def build(
    system: System, samples: Samples, outputs: Sequence[str] | None, drop_first: bool, noise: float = 0.0
) -> xr.Dataset:
    """The dataset of a run, `drop_first` when its start is not on the output grid.

    noise  the energy [J] below which nothing is asked of the ledger
    """
    with np.errstate(all="ignore"):  # what is not finite is told of the finished dataset, by name
        batch = Batch(samples.times, samples.states, samples.inputs)
        for watch in system.watches():
            watch.see(batch)
            watch.tell()
        observed = observe(system.observations, batch, choose_outputs(system, outputs))
        return _assemble(system, samples, observed, drop_first, noise)


def _assemble(
    system: System,
    samples: Samples,
    observed: dict[str, Variable],
    drop_first: bool,
    noise: float,
) -> xr.Dataset:
    import xarray as xr

    variables = observed | _books(system, samples, np.asarray(observed["energy_storage"][1]), noise)
    if system.project is not None:
        variables["constraint_error"] = ("time",), samples.errors[:, 0], {"units": "1"}
        variables["constraint_velocity_error"] = ("time",), samples.errors[:, 1], {"units": "m/s"}
    # a variable along nothing (no port, no damper, no freedom) would leave nothing of a table over all dimensions
    variables = {name: variable for name, variable in variables.items() if np.size(variable[1])}
    labels = {
        **system.labels,
        "storage": system.storage_names,
        "port": system.port_names,
        "element": system.dissipator_names,
    }
    used = {dimension for dims, _, _ in variables.values() for dimension in dims}
    coordinates: dict[str, Any] = {"time": ("time", samples.times, {"units": "s"})}
    coordinates |= {name: (name, np.array(label, dtype=str)) for name, label in labels.items() if name in used}
    dataset = xr.Dataset(variables, coordinates)
    return dataset.isel(time=slice(1, None)) if drop_first else dataset


def _books(system: System, samples: Samples, storage: Vector, noise: float) -> dict[str, Variable]:
    ports = len(system.port_names)
    supplied, dissipated = samples.energies[:, :ports], samples.energies[:, ports:]
    stored = storage.sum(axis=1)
    residual = stored - stored[0] - supplied.sum(axis=1) + dissipated.sum(axis=1)
    exchanged = np.abs(np.diff(storage, axis=0)).sum(axis=1)
    turnover = np.concatenate((np.zeros(1), np.cumsum(exchanged))) + samples.exchange[:, 0]
    scale, imbalance = weigh(system, samples, storage, noise)

    def joules(dims: tuple[str, ...], array: Vector, meaning: str) -> Variable:
        return dims, array, {"units": "J", "long_name": meaning}

    return {
        "energy_storage_at_start": joules(("storage",), storage[0], "energy of each storage at the start"),
        "energy_stored": joules(("time",), stored, "energy of all storages"),
        "energy_supplied": joules(("time", "port"), supplied, "energy into the system since the start"),
        "energy_dissipated": joules(("time", "element"), dissipated, "energy lost since the start"),
        "energy_residual": joules(("time",), residual, "stored - stored at the start - supplied + dissipated"),
        "energy_turnover": joules(("time",), turnover, "absolute energy exchanged with storages, ports and elements"),
        "energy_scale": joules(("time",), scale, "energy present and exchanged at most until then"),
        "energy_imbalance": (("time",), imbalance, {"units": "1", "long_name": "worst residual so far / energy scale"}),
    }


def _floors(system: System, samples: Samples) -> Vector:
    """The energies at the origin of the state space, for a system that does not tell those at rest."""
    batch = Batch(samples.times[:1], np.zeros((1, system.state_size)), samples.inputs[:1])
    found: Vector = np.asarray(system.observations["energy_storage"].value(batch), dtype=np.float64)[0]
    return found


def weigh(system: System, samples: Samples, storage: Vector, noise: float) -> tuple[Vector, Vector]:
    """The energy scale [J] and the worst residual so far over it, at every sample.

    scale = max Σ |H − H at rest| + Σ range H (storages whose zero is arbitrary) + Σ range W (ports and dissipators)
    Each part of the system that exchanges energy with nothing else is weighed alone, and the worst counts. A residual
    that is the rounding of the energies, or within `noise`, is none.
    Law  the verdict stays when energies are scaled, a constant is added to a potential, or something unconnected stands
         beside: tests/simulation/test_ledger_verdict.py
    """
    stores, ports = len(system.storage_names), len(system.port_names)
    signs = np.repeat([1.0, -1.0, 1.0], [stores, ports, len(system.dissipator_names)])
    flows = np.hstack((storage - storage[0], samples.energies)) * signs
    floors = _floors(system, samples) if system.floors is None else np.asarray(system.floors)
    known = np.isfinite(floors)
    present = np.abs(storage - np.where(known, floors, 0.0))
    swing = np.maximum.accumulate(storage) - np.minimum.accumulate(storage)
    which = np.array(system.parts or [0] * len(signs))
    scale, imbalance = np.zeros(len(storage)), np.zeros(len(storage))
    for part in range(samples.exchange.shape[1] - 1):
        own = which == part
        held, arbitrary = own[:stores] & known, own[:stores] & ~known
        size = np.maximum.accumulate(present[:, held].sum(axis=1)) + swing[:, arbitrary].sum(axis=1)
        size = size + samples.exchange[:, 1 + part]
        rounding = 64 * np.spacing(1.0) * (np.abs(storage[:, own[:stores]]).sum(axis=1) + size) + noise
        missed = np.maximum.accumulate(np.maximum(np.abs(flows[:, own].sum(axis=1)) - rounding, 0.0))
        scale += size
        imbalance = np.maximum(imbalance, np.divide(missed, size, out=np.zeros_like(size), where=missed > 0))
    return scale, imbalance
