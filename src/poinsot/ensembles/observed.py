"""The observations of the members of a chunk, and their energy books, as if all were one run.

Law  the bits of each alone, tests/ensembles/test_members.py
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from poinsot.motion.kernels import Variable
from poinsot.motion.observing import SampleBatch, choose, continued
from poinsot.motion.system import System
from poinsot.simulation.results.books import EnergyBalance, Samples
from poinsot.simulation.results.recording import KEPT


class Observed:
    """The observations that are wanted of a System.

    observed  by name, with the energies of storages, which the books need      asked  what is kept, None: all
    """

    def __init__(self, system: System, outputs: Sequence[str] | None) -> None:
        self.system = system
        chosen = choose(system.books.observations, outputs, "the system", (*KEPT, "energy_storage"))
        self.observed = {name: system.books.observations[name] for name in (*chosen, "energy_storage")}
        every = outputs is None or "all" in outputs
        self.asked = None if every else {*chosen, *(outputs or ())}

    def keeps(self, name: str) -> bool:
        """Whether a variable was asked for."""
        return self.asked is None or name in self.asked

    def of(self, samples: Samples, noise: Any) -> dict[str, Variable]:
        """All variables and books of samples [n, nt, …]; noise as of `EnergyBalance`."""
        count, nt = samples.states.shape[:2]

        def flat(array: Any) -> Any:
            return None if array is None else np.ascontiguousarray(array).reshape(count * nt, *array.shape[2:])

        times = np.broadcast_to(samples.times, (count, nt))
        batch = SampleBatch(flat(times), flat(samples.states), flat(samples.inputs), flat(samples.sigma))
        found: dict[str, Variable] = {}
        for name, one in self.observed.items():
            value = np.asarray(one.value(batch))
            value = value.reshape(count, nt, *value.shape[1:])
            found[name] = ("time", *one.dims), continued(value) if one.turns else value, dict(one.attrs)
        run = replace(samples, times=times[0])
        found |= EnergyBalance(self.system, noise).enter(run, np.asarray(found["energy_storage"][1]))
        if self.system.state.project is not None:
            found["constraint_error"] = ("time",), samples.errors[..., 0], {"units": "1"}
            found["constraint_velocity_error"] = ("time",), samples.errors[..., 1], {"units": "m/s"}
        return {name: variable for name, variable in found.items() if np.size(variable[1])}


def labels_of(system: System) -> dict[str, tuple[str, ...]]:
    """The names along the dimensions of the variables of a run."""
    named = {name: tuple(each) for name, each in system.books.labels.items()}
    named |= {"storage": tuple(system.books.storage_names), "port": tuple(system.books.port_names)}
    return named | {"element": tuple(system.books.dissipator_names)}


def used(named: Mapping[str, tuple[str, ...]], variables: Mapping[str, Variable]) -> dict[str, tuple[str, ...]]:
    """Those of these variables."""
    dims = {dimension for dims, _, _ in variables.values() for dimension in dims}
    return {name: names for name, names in named.items() if name in dims}
