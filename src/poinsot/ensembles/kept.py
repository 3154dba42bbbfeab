"""Where the variables of all members are kept, until they become a dataset."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from poinsot.algebra.arrays import Floats, Ints
from poinsot.ensembles.axes import Axes
from poinsot.ensembles.gathered import COUNTS, Chunk
from poinsot.ensembles.reductions import Reduced
from poinsot.errors import SimulationError
from poinsot.motion.kernels import Variable

if TYPE_CHECKING:
    import xarray as xr

NOT_RUN = "not run"
BYTE_LIMIT = 8e9
"""What may be kept in memory."""
UNITS = {"reached": "s", "ledger_ratio": "1"}
MEANINGS = {
    "status": "how the member ended",
    "failure": "why the member failed, else empty",
    "steps": "steps taken",
    "rejected": "steps rejected",
    "evaluations": "evaluations of the flow",
    "reached": "time that was reached",
    "ledger_ratio": "worst residual of the energy ledger over the energy present and exchanged",
    "event_count": "how many events the member has",
    "event_member": "the number of the member, the last dimension of the ensemble the fastest",
}


class MemberResults:
    """All that members give, a row for each; chunks may come in any order."""

    def __init__(self, count: int, most: float = BYTE_LIMIT) -> None:
        self.count, self.most = count, most
        self.status = np.full(count, NOT_RUN, dtype=object)
        self.failure = np.full(count, "", dtype=object)
        self.counts = {name: np.zeros(count, kind) for name, kind in COUNTS.items()}
        self.beyond = np.zeros(count, dtype=bool)
        self.variables: dict[str, Variable] = {}
        self.labels: dict[str, tuple[str, ...]] = {}
        self.events: dict[int, dict[str, Variable]] = {}
        self.of_each: Ints | None = None

    def put(self, chunk: Chunk) -> None:
        """More members."""
        rows = slice(chunk.first, chunk.first + chunk.count)
        self.note(chunk)
        if not self.variables:
            self._refuse_too_much(chunk)
        self.labels |= chunk.labels
        for name, (dims, array, about) in chunk.variables.items():
            if name not in self.variables:
                self.variables[name] = dims, np.full((self.count, *array.shape[1:]), np.nan), about
            self.variables[name][1][rows] = array
        if chunk.of_each is not None:
            self.events[chunk.first] = chunk.events
            self.of_each = np.zeros(self.count, np.int64) if self.of_each is None else self.of_each
            self.of_each[rows] = chunk.of_each

    def happened(self) -> dict[str, Variable]:
        """What happened to all members, one after another, along "event": a contiguous ragged array, as CF has it."""
        if self.of_each is None:
            return {}
        parts = [self.events[first] for first in sorted(self.events)]
        found: dict[str, Variable] = {"event_member": (
            ("event",), np.repeat(np.arange(self.count), self.of_each),
            {"long_name": MEANINGS["event_member"]},
        )}  # fmt: skip
        for name, (dims, _, about) in parts[0].items():
            found[name] = dims, np.concatenate([part[name][1] for part in parts]), about
        return found

    def note(self, chunk: Chunk) -> None:
        """How more members ended."""
        rows = slice(chunk.first, chunk.first + chunk.count)
        self.status[rows], self.failure[rows], self.beyond[rows] = chunk.status, chunk.failure, chunk.beyond
        for name, values in chunk.counts.items():
            self.counts[name][rows] = values

    def _refuse_too_much(self, chunk: Chunk) -> None:
        size = sum(array.nbytes for _, array, _ in chunk.variables.values()) / chunk.count * self.count
        greatest = max(chunk.variables, key=lambda name: chunk.variables[name][1].nbytes, default="")
        refuse_too_much(self.count, size, f", {greatest!r} being the largest variable", self.most)


def refuse_too_much(count: int, size: float, greatest: str = "", most: float = BYTE_LIMIT) -> None:
    """SimulationError for an ensemble of so many members that would keep so many bytes, or more."""
    if size > most:
        raise SimulationError(
            f"the ensemble would keep {size / 1e9:.3g} GB{'' if greatest else ' or more'} of {count} "
            f"members{greatest}, and {most / 1e9:.3g} GB are the most: keep fewer variables (outputs), "
            "fewer moments (times), or, in Python, let reduce={…} make of each member what is wanted"
        )


def dataset_of(
    kept: MemberResults,
    axes: Axes,
    called: Mapping[str, str],
    time: Floats,
    attrs: Mapping[str, Any],
    reduced: Reduced | None = None,
    units: Mapping[str, str] | None = None,
) -> xr.Dataset:
    """Everything along the dimensions of the ensemble, then those of each variable; units: of what varies, by name."""
    import xarray as xr

    from poinsot.simulation.results.dataset import result

    along = tuple(called[dim] for dim in axes.sizes)
    found: dict[str, Any] = {}

    def placed(array: Any) -> Any:
        return array.reshape(*axes.shape, *array.shape[1:])

    for name, (dims, array, about) in kept.variables.items():
        found[name] = (*along, *dims), placed(array), about
    for name, values in (("status", kept.status), ("failure", kept.failure)):
        found[name] = along, placed(values.astype(str)), {"long_name": MEANINGS[name]}
    for name, values in kept.counts.items():
        found[name] = along, placed(values), {"long_name": MEANINGS[name], "units": UNITS.get(name, "1")}
    if kept.of_each is not None:
        found["event_count"] = along, placed(kept.of_each), of_events()
        found |= kept.happened()
    coordinates: dict[str, Any] = {}
    labels = kept.labels
    if reduced is not None:
        for name, (of_members, (dims, array, about)) in reduced.results().items():
            found[name] = ((*along, *dims), placed(array), about) if of_members else (dims, array, about)
        coordinates |= {dim: (dim, np.array(p)) for dim, p in reduced.quantiles.items()}
        labels = reduced.labels
    used = {dim for dims, *_ in found.values() for dim in dims}
    if "time" in used:
        coordinates["time"] = "time", time, {"units": "s"}
    for name, names in labels.items():
        if name in used:
            coordinates[name] = name, np.array(names, dtype=str)
    coordinates |= axes.coordinates(called, units or {}, lambda count, values: values(0, count))
    return result(xr.Dataset(found, coordinates, dict(attrs)))


def of_events() -> dict[str, str]:
    """What CF says of the counts of a contiguous ragged array."""
    return {"long_name": MEANINGS["event_count"], "sample_dimension": "event"}


def names_called(axes: Axes, taken: set[str], kinds: Mapping[str, str]) -> dict[str, str]:
    """Dimensions and varied quantities → their names in a dataset: their own, unless a variable has these."""
    every = dict.fromkeys([*axes.sizes, *(each.name for each in axes.varied)])
    return {name: f"{kinds.get(name, 'over')}:{name}" if name in taken else name for name in every}
