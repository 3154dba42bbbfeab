"""An ensemble into a store: finished pieces are left out, the rest is run, on threads or on a cluster."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from threading import Lock
from time import perf_counter
from typing import TYPE_CHECKING, Any

import numpy as np

from poinsot.ensembles.axes import Axes, boxes_of
from poinsot.ensembles.gathered import DONE
from poinsot.ensembles.kept import names_called
from poinsot.ensembles.names import Varying
from poinsot.ensembles.reductions import Reduced
from poinsot.ensembles.runners import MemberPlan
from poinsot.ensembles.storing.identity import parts_of, surroundings_of
from poinsot.ensembles.storing.layout import MemberLayout, MemberRange, PiecewiseValues, as_texts, metadata, part_of
from poinsot.ensembles.storing.place import FilePlace, place_of
from poinsot.ensembles.storing.store import Store, clear
from poinsot.ensembles.telling import Summary
from poinsot.ensembles.units import units_of
from poinsot.errors import FileError, PoinsotError, RunWarning, warn
from poinsot.records import dataclass
from poinsot.simulation.checkpoints.resuming import package_version
from poinsot.simulation.results.files import restored

if TYPE_CHECKING:
    import xarray as xr

PIECES = 64
"""So many pieces at least, if members are many: what is lost when work is cut off, and what can go side by side."""
_PROBED = 5


@dataclass(frozen=True, eq=False)
class Job:
    """The run, as it can be made again anywhere: the arguments of `planned`, and the variables to store."""

    varying: Varying
    axes: Axes
    base: Mapping[str, Any]
    options: Mapping[str, Any]
    lanes: int | None
    reduce: Mapping[str, Any] | None


class Stored:
    """An ensemble on its way into a store; `finish` gives the dataset."""

    def __init__(self, job: Job, plan: MemberPlan, store: Any, overwrite: bool, most: int, own_size: bool) -> None:
        self.job, self.plan, self.axes = job, plan, job.axes
        self.place: FilePlace = place_of(store)
        if overwrite:
            clear(self.place)
        parts = parts_of(job.varying, job.axes, plan, job.base, job.options, job.reduce)
        boxes = boxes_of(job.axes.shape, most)
        self.store = Store(self.place, parts, surroundings_of(), boxes, own_size)
        self.boxes = self.store.boxes
        self.finished = self.store.finished()
        self._lock = Lock()
        whole = len(self.finished) == self.boxes.count and self._attrs_of().get("status") == DONE
        self.complete = whole
        if not whole:
            self._begin()

    def spans(self) -> Iterator[tuple[int, int, int]]:
        """The pieces to run: number, first, end."""
        for number in range(self.boxes.count):
            if number not in self.finished:
                yield (number, *self.boxes.span(number))

    @property
    def members(self) -> int:
        """How many members are there already."""
        return self.store.members

    def part(self, chunk: Any) -> MemberRange:
        """The results of a chunk."""
        return part_of(chunk, self.job.reduce, self.axes.count, self.plan.grid)

    def put(self, number: int, chunk: object) -> None:
        """A chunk into the store; of several threads at a time."""
        part = self.part(chunk)
        self.extend(self.layout.lacks(part))
        self.write(number, part)

    def write(self, number: int, part: MemberRange) -> None:
        """A part that the layout knows."""
        try:
            self.store.put(part, number)
        except OSError as error:
            raise self.store.full(error) from None
        self.note(number, part.summary)

    def note(self, number: int, summary: Summary) -> None:
        """A piece is in the store."""
        with self._lock:
            self.store.wrote(number, summary)
            self.finished.add(number)

    @property
    def layout(self) -> MemberLayout:
        """What arrays there are."""
        return self.store.layout

    def extend(self, more: MemberLayout | None) -> None:
        """More variables than any member had before."""
        if more is None:
            return
        with self._lock:
            self.layout.take(more)
            self._describe()

    def _begin(self) -> None:
        """The arrays, as far as some members tell which there are."""
        if not self.layout.called:
            runner = self.plan.runner()
            for k in np.unique(np.linspace(0, self.axes.count - 1, _PROBED).astype(int)).tolist():
                chunk = runner.run(k, self.axes.values(k, k + 1), 1, lambda: True)
                assert chunk is not None
                part = self.part(chunk)
                if more := self.layout.lacks(part):
                    self.layout.take(more)
                if chunk.variables and (self.job.reduce is None or len(self.layout.variables) > len(chunk.counts) + 2):
                    break
            self._name(part)
            self.store.write_whole(self._over())
        self._describe()

    def _name(self, part: MemberRange) -> None:
        """The names of the ensemble's dimensions."""
        kinds = {name.given: name.what for name in self.job.varying.names}
        taken = {*self.layout.variables, *self.layout.labels, *(self.job.reduce or {}), "time"}
        taken |= {dim for told in part.told.values() for dim in told["labels"]}
        if self.job.reduce is not None:
            taken |= {*Reduced(self.job.reduce, 1, self.plan.grid).quantiles}
        self.layout.called = names_called(self.axes, taken, kinds)

    @property
    def along(self) -> tuple[str, ...]:
        """The dimensions of the ensemble."""
        return tuple(self.layout.called[dim] for dim in self.axes.sizes)

    def _over(self) -> dict[str, Any]:
        """What varies, as coordinates."""
        units = units_of(self.job.varying)
        return self.axes.coordinates(self.layout.called, units, lambda count, values: PiecewiseValues((count,), values))

    def _whole(self, joined: Mapping[str, Any]) -> tuple[dict[str, Any], set[str]]:
        """All arrays that do not run along pieces, and which of them are coordinates."""
        over = self._over()
        dims = {dim for told in self.layout.variables.values() for dim in told["dims"]}
        dims |= {dim for own, _, _ in joined.values() for dim in own}
        labels: dict[str, Any] = {
            dim: ((dim,), as_texts(names), {}) for dim, names in self.layout.labels.items() if dim in dims
        }
        if "time" in dims:
            labels["time"] = ("time",), self.plan.grid, {"units": "s"}
        if self.job.reduce is not None:
            for dim, p in Reduced(self.job.reduce, 1, self.plan.grid).quantiles.items():
                if dim in dims:
                    labels[dim] = (dim,), np.array(p, dtype=np.float64), {}
        self._small = {**labels, **joined}
        return {**over, **labels, **joined}, {*over, *labels}

    def _describe(self, joined: Mapping[str, object] | None = None, status: str = "running") -> None:
        whole, coordinates = self._whole(joined or {})
        self.store.write_layout()
        attrs = {"system": self.plan.name, "status": status, "members": self.axes.count, "seed": self.axes.seed,
                 **self.plan.attrs, "poinsot": package_version()}  # fmt: skip
        self.store.write_whole(self._small)
        self.store.write_all(metadata(self.layout, self.boxes, self.along, whole, coordinates, attrs))

    def _attrs_of(self) -> dict[str, Any]:
        import json

        content = self.place.read(".zmetadata")
        return dict(json.loads(content)["metadata"].get(".zattrs", {})) if content else {}

    def end(self) -> None:
        """The last steps when all pieces are there."""
        if self.complete or len(self.finished) < self.boxes.count:
            return
        try:
            joined = self._joined()
        except PoinsotError:
            raise
        except (ValueError, TypeError, KeyError, IndexError, AttributeError, RuntimeError, OverflowError) as error:
            raise FileError(
                f"what pieces of {self.place.name} say of their events or reductions does not fit together "
                f"({type(error).__name__}: {error}): it is damaged or forged. Begin anew, with overwrite=True."
            ) from None
        self._describe(joined, DONE)
        self.store.tidy()

    def _joined(self) -> dict[str, Any]:
        """The events of all members, and what reductions came to."""
        joined: dict[str, Any] = dict(self.store.happened())
        if self.job.reduce is not None:
            reduced = Reduced(self.job.reduce, self.axes.count, self.plan.grid)
            for name, first, count, part, told in self.store.joined():
                reduced.join(name, first, count, part, told)
            results = reduced.results()
            joined = {name: (dims, np.asarray(array, dtype=np.float64), about)
                      for name, (own, (dims, array, about)) in results.items() if not own}  # fmt: skip
            self.layout.labels |= {dim: list(names) for dim, names in reduced.labels.items()}
        return joined

    def dataset(self, begun: float, prepared: float, stopped: bool = False) -> xr.Dataset:
        """The store, opened: values are read when they are looked at."""
        import xarray as xr

        summary = self.store.summary()
        summary.count = self.axes.count
        summary.warn(self.plan.name)
        missing = self.boxes.count - len(self.finished)
        if missing:
            warn(
                RunWarning(
                    f"{missing} of {self.boxes.count} pieces of the ensemble of {self.plan.name!r} are not run; what "
                    f"is finished is in {self.place.name}. Run the same line again: it goes on with the rest"
                )
            )
        found = restored(
            xr.open_zarr(self.place.zarr(), chunks=None, consolidated=True, zarr_format=2, mask_and_scale=False)
        )
        for variable in found.variables.values():
            variable.attrs.pop("_FillValue", None)
        if missing:
            found.attrs["status"] = "interrupted" if stopped else "incomplete"
        found.attrs |= {"prepare_seconds": prepared - begun, "run_seconds": perf_counter() - prepared}
        return found


def size_for(plan: MemberPlan, count: int, bytes_of: float, block: int, most: int) -> int:
    """Members of a piece: as many as their arrays have room for, and as leave `PIECES` of them; whole blocks."""
    size = int(np.clip(bytes_of / plan.member_bytes, 1, most))
    return block * -(-min(size, -(-count // PIECES)) // block)
