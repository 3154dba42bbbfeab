"""From the samples of a run to its dataset: observations, the energy ledger, and what the run cost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from poinsot.errors import SimulationError
from poinsot.systems.system import Observations, System, Variable

if TYPE_CHECKING:
    import xarray as xr

Vector: TypeAlias = NDArray[np.float64]


@dataclass(frozen=True, eq=False)
class Samples:
    """What the loop leaves behind; the first row is the start of the run, whether or not it was asked for.

    times [nt], states [nt, nx], inputs [nt, nu], energies [nt, nw] through the powers since the start, errors [nt, 2]
    """

    times: Vector
    states: Vector
    inputs: Vector
    energies: Vector
    errors: Vector


def choose_outputs(observed: Observations, outputs: Sequence[str] | None) -> tuple[str, ...]:
    """The observations to keep: all, or those named; an unknown name is refused with the nearest known one."""
    if outputs is None:
        return tuple(observed)
    if isinstance(outputs, str):
        raise SimulationError(f"outputs must be a list of names, such as outputs=[{outputs!r}].")
    for name in outputs:
        if name not in observed:
            near = get_close_matches(str(name), observed, 1, 0.5)
            hint = f"did you mean {near[0]!r}?" if near else f"it has: {', '.join(observed)}."
            raise SimulationError(f"the system has no output {name!r}: {hint}")
    return tuple(dict.fromkeys((*outputs, "energy_storage")))


def build(system: System, samples: Samples, outputs: Sequence[str] | None, drop_first: bool) -> xr.Dataset:
    """The dataset of a run, `drop_first` when its start is not on the output grid."""
    import xarray as xr

    observed = system.observe(samples.times, samples.states, samples.inputs)
    variables = {name: observed[name] for name in choose_outputs(observed, outputs)}
    variables |= _ledger(system, samples, np.asarray(observed["energy_storage"][1]))
    if system.project is not None:
        variables["constraint_error"] = ("time",), samples.errors[:, 0], {"units": "m"}
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


def _ledger(system: System, samples: Samples, storage: Vector) -> dict[str, Variable]:
    ports = len(system.port_names)
    supplied, dissipated = samples.energies[:, :ports], samples.energies[:, ports:]
    stored = storage.sum(axis=1)
    residual = stored - stored[0] - supplied.sum(axis=1) + dissipated.sum(axis=1)
    exchanged = np.abs(np.diff(np.hstack((storage, supplied, dissipated)), axis=0)).sum(axis=1)
    turnover = np.concatenate((np.zeros(1), np.cumsum(exchanged)))

    def joules(dims: tuple[str, ...], array: Vector, meaning: str) -> Variable:
        return dims, array, {"units": "J", "long_name": meaning}

    return {
        "energy_storage_at_start": joules(("storage",), storage[0], "energy of each storage at the start"),
        "energy_stored": joules(("time",), stored, "energy of all storages"),
        "energy_supplied": joules(("time", "port"), supplied, "energy into the system since the start"),
        "energy_dissipated": joules(("time", "element"), dissipated, "energy lost since the start"),
        "energy_residual": joules(("time",), residual, "stored - stored at the start - supplied + dissipated"),
        "energy_turnover": joules(("time",), turnover, "sum over samples of the absolute energy exchanged"),
    }
