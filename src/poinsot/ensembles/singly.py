"""Members one after the other through `simulate`: what lanes do not take, such as machines that switch.

Law  every member is its run by `simulate`, tests/ensembles/test_members.py
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from poinsot.ensembles.chunk import COUNTS, FAILED, Chunk
from poinsot.ensembles.names import Varying, arguments
from poinsot.errors import PoinsotError, RunWarning
from poinsot.motion.kernels import Variable
from poinsot.simulation.failure import SimulationFailure
from poinsot.simulation.simulate import simulate

Floats = NDArray[np.float64]


class Singly:
    """What runs members alone.

    base, options  of `simulate`      times  of the samples      asked  the variables that are kept, None: all
    """

    def __init__(
        self, varying: Varying, base: Mapping[str, Any], options: Mapping[str, Any], times: Floats, asked: Any
    ) -> None:
        self.varying, self.base, self.options, self.times, self.asked = varying, base, dict(options), times, asked

    def run(self, first: int, values: Mapping[str, Floats], count: int, go_on: Callable[[], bool]) -> Chunk | None:
        """Members first … first + count − 1 with these values; None where it was stopped."""
        status, failure = np.full(count, FAILED, dtype=object), np.full(count, "", dtype=object)
        counts = {name: np.full(count, np.nan if kind is np.float64 else 0, kind) for name, kind in COUNTS.items()}
        variables: dict[str, Variable] = {}
        labels: dict[str, tuple[str, ...]] = {}
        beyond = np.zeros(count, dtype=bool)
        for k in range(count):
            if not go_on():
                return None
            run = None
            try:
                with warnings.catch_warnings():
                    warnings.simplefilter("ignore", RunWarning)
                    run = self._one(arguments(self.varying, self.base, values, k))
                status[k] = run.attrs["status"]
                if status[k] == "interrupted":
                    raise KeyboardInterrupt
            except SimulationFailure as error:
                run, failure[k] = error.partial, str(error)
            except PoinsotError as error:
                failure[k] = str(error)
            if run is None:
                continue
            labels |= run.labels
            beyond[k] = "beyond_limits" in run.attrs
            self._note(run, k, count, variables, counts)
        return Chunk(first, status, failure, counts, variables, labels, beyond)

    def _one(self, given: Mapping[str, Any]) -> Any:
        return simulate(self.varying.model, **{**self.options, **given}, dataset=False, progress=False)

    def _note(self, run: Any, k: int, count: int, variables: dict[str, Variable], counts: Mapping[str, Any]) -> None:
        """A run into row k."""
        own = {name: run.attrs.get(name, np.nan) for name in COUNTS}
        own["ledger_ratio"] = run["energy_imbalance"][-1] if "energy_imbalance" in run and len(run) else np.nan
        for name, value in own.items():
            counts[name][k] = value
        rows = np.flatnonzero(np.isin(run.time, self.times))
        places = np.searchsorted(self.times, run.time[rows])
        for name, (dims, array, about) in run.variables.items():
            if "event" in dims or name == "control" or (self.asked is not None and name not in self.asked):
                continue
            shape = (len(self.times), *array.shape[1:]) if dims[:1] == ("time",) else array.shape
            if name not in variables:
                variables[name] = dims, np.full((count, *shape), np.nan), about
            target = variables[name][1]
            if dims[:1] == ("time",):
                target[k, places] = array[rows]
            else:
                target[k] = array
