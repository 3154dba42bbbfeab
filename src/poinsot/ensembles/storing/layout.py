"""The arrays of a store: Zarr's version 2, a chunk of each for each piece of the ensemble.

Metadata are Zarr's own, made in memory. A piece is one chunk of every array, so its bytes are what Zarr would write,
and can be put where they belong in one go: nothing is read, and two pieces never touch the same file.
Law  the bytes are those of Zarr, tests/ensembles/test_stores.py
"""

from __future__ import annotations

import hashlib
import json
import warnings
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import numpy as np

from poinsot.ensembles.axes import Boxes
from poinsot.ensembles.gathered import Chunk
from poinsot.ensembles.kept import MEANINGS, UNITS, of_events
from poinsot.ensembles.reductions import Reduced
from poinsot.ensembles.telling import Summary
from poinsot.errors import SimulationError, printable
from poinsot.motion.kernels import Variable
from poinsot.records import dataclass, field
from poinsot.simulation.results.digests import DIGEST, metadata_digest
from poinsot.simulation.results.files import NAMES, plain, safe_name
from poinsot.simulation.results.replacing import MARK


@dataclass(frozen=True, eq=False)
class MemberRange:
    """Members first, first + 1, …

    variables  name → (dims behind those of the ensemble, array [n, …], attrs): of each member
    joined     name of a reduction → arrays that `Reduced.join` takes      told  its dims, units and labels
    events     what happened to them, one after another: name → (("event",), array, attrs)
    """

    first: int
    count: int
    variables: dict[str, Variable]
    labels: dict[str, tuple[str, ...]]
    joined: dict[str, dict[str, Any]]
    told: dict[str, dict[str, Any]]
    summary: Summary
    events: dict[str, Variable]


def part_of(chunk: Chunk, reduce: Mapping[str, Any] | None, count: int, time: Any) -> MemberRange:
    """The part of a chunk of an ensemble of so many members."""
    variables: dict[str, Variable] = {
        "status": ((), chunk.status, {"long_name": MEANINGS["status"]}),
        "failure": ((), chunk.failure, {"long_name": MEANINGS["failure"]}),
    }
    for name, values in chunk.counts.items():
        variables[name] = (), values, {"long_name": MEANINGS[name], "units": UNITS.get(name, "1")}
    joined: dict[str, dict[str, Any]] = {}
    told: dict[str, dict[str, Any]] = {}
    labels = chunk.labels
    events: dict[str, Variable] = {}
    if reduce is None:
        variables |= chunk.variables
        if chunk.of_each is not None:
            variables["event_count"] = (), chunk.of_each, of_events()
            events = chunk.events
    else:
        reduced = Reduced(reduce, count, time)
        joined, own = reduced.parts(chunk)
        variables |= own
        labels = {}
        for name in joined:
            dims, units = reduced.dims[name], reduced.units[name]
            names = {dim: list(reduced.labels[dim]) for dim in dims if dim in reduced.labels}
            told[name] = {"dims": list(dims), "units": units, "labels": names}
    ended = Summary.of(chunk.first, chunk.status, chunk.failure, chunk.counts["ledger_ratio"], chunk.beyond)
    return MemberRange(chunk.first, chunk.count, variables, labels, joined, told, ended, events)


def filled(variable: Variable) -> Any:
    """An array of a part in the type that it is stored in: numbers, or texts."""
    array = np.asarray(variable[1])
    return array if array.dtype.kind in "iO" else array.astype(np.float64, copy=False)


NOT_RUN = "not run"
STATUS = "<U10"
TEXT = "text"
LEVEL = 1
LINE = 1 << 20
"""Values in one chunk of what varies along one dimension."""


@dataclass
class MemberLayout:
    """The variables of each member: name → dims, shape, type and attrs behind the dimensions of the ensemble; the names
    along other dimensions; the names of the ensemble's dimensions.
    """

    variables: dict[str, dict[str, Any]] = field(default_factory=dict)
    labels: dict[str, list[str]] = field(default_factory=dict)
    called: dict[str, str] = field(default_factory=dict)

    def data(self) -> dict[str, Any]:
        """As JSON, in an order that does not depend on what came first."""
        return {
            "variables": {name: self.variables[name] for name in sorted(self.variables)},
            "labels": {name: self.labels[name] for name in sorted(self.labels)},
            "called": dict(self.called),
        }

    def lacks(self, part: MemberRange) -> MemberLayout | None:
        """The variables of a part that this lacks; else None. SimulationError where they do not fit."""
        fresh = MemberLayout()
        for name, variable in part.variables.items():
            dims, array, attrs = variable[0], filled(variable), variable[2]
            kind = STATUS if name == "status" else TEXT if array.dtype.kind == "O" else array.dtype.str
            told = {"dims": list(dims), "shape": list(array.shape[1:]), "kind": kind, "attrs": _json(attrs)}
            if name not in self.variables:
                fresh.variables[name] = told
            elif self.variables[name]["shape"] != told["shape"]:
                raise SimulationError(
                    f"{name!r} has the shape {tuple(told['shape'])} of some members and "
                    f"{tuple(self.variables[name]['shape'])} of others: give arrays of one shape"
                )
        fresh.labels = {dim: list(names) for dim, names in part.labels.items() if dim not in self.labels}
        return fresh if fresh.variables or fresh.labels else None

    def take(self, more: MemberLayout) -> None:
        """More variables."""
        self.variables |= more.variables
        self.labels |= more.labels


def stored_name(name: str) -> str:
    """The name of an array or a dimension in the store: unchanged, unless some readers refuse it."""
    fits = safe_name(name, 0) == name and " " not in name and name != "poinsot"
    return name if fits else safe_name(f"%{name}", int(hashlib.sha256(name.encode()).hexdigest()[:8], 16))


def files_of(part: MemberRange, number: int, boxes: Boxes) -> Iterator[tuple[str, bytes]]:
    """The chunks of a part: name of the file, its bytes."""
    place, extent = boxes.place(number), boxes.extent(number)
    inner = tuple(slice(0, size) for size in extent)
    for name, variable in part.variables.items():
        array = filled(variable)
        kind = STATUS if name == "status" else TEXT if array.dtype.kind == "O" else array.dtype.str
        whole = np.full((*boxes.sizes, *array.shape[1:]), _filling(kind), dtype=_dtype(kind))
        whole[inner] = array.reshape(*extent, *array.shape[1:])
        at = ".".join(map(str, (*place, *(0 for _ in array.shape[1:]))))
        yield f"{stored_name(name)}/{at}", _encoded(whole)


def metadata(
    layout: MemberLayout,
    boxes: Boxes,
    along: tuple[str, ...],
    whole: Mapping[str, tuple[tuple[str, ...], Any, Mapping[str, Any]]],
    coordinates: set[str],
    attrs: Mapping[str, Any],
) -> dict[str, bytes]:
    """All of Zarr's own files: arrays along the ensemble, in chunks of its pieces, and whole ones.

    whole  name → (dims, array or `PiecewiseValues`, attrs), whose values are written by `files_of_whole`
    """
    import zarr
    from numcodecs import Zstd
    from zarr.storage import MemoryStore

    dims = {dim for told in layout.variables.values() for dim in told["dims"]} | {*along}
    dims |= {dim for each in whole.values() for dim in each[0]}
    names = {name: stored_name(name) for name in sorted({*layout.variables, *whole, *dims})}
    about = {key: plain(value) for key, value in _json(attrs).items()}
    if changed := {safe: name for name, safe in names.items() if safe != name}:
        about[NAMES] = json.dumps(changed)
    about.setdefault(MARK, "unknown version")
    if told := sorted(names[name] for name in coordinates if whole[name][0] != (name,)):
        about["coordinates"] = " ".join(told)
    memory = MemoryStore()
    group = zarr.create_group(memory, zarr_format=2, attributes=about)

    def make(name: str, shape: Any, chunks: Any, kind: str, own: tuple[str, ...], said: Mapping[str, Any]) -> None:
        marked = {"_ARRAY_DIMENSIONS": [names[dim] for dim in own], **{k: plain(v) for k, v in _json(said).items()}}
        group.create_array(
            names[name], shape=tuple(shape), chunks=tuple(chunks), dtype=str if kind == TEXT else kind,
            fill_value=NOT_RUN if name == "status" else np.nan if kind == "<f8" else None,
            attributes=marked, compressors=Zstd(level=LEVEL, checksum=True),
        )  # fmt: skip

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for name, one in layout.variables.items():
            shape, chunks = (*boxes.shape, *one["shape"]), (*boxes.sizes, *one["shape"])
            make(name, shape, [max(n, 1) for n in chunks], one["kind"], (*along, *one["dims"]), one["attrs"])
        for name, (own, values, said) in whole.items():
            make(name, values.shape, _pieces(values), _kind(values), own, said)
        zarr.consolidate_metadata(memory, zarr_format=2)
    found = {name: value.to_bytes() for name, value in memory._store_dict.items()}
    consolidated = json.loads(found[".zmetadata"])
    consolidated["metadata"][".zattrs"][DIGEST] = metadata_digest(consolidated)
    found[".zmetadata"] = json.dumps(consolidated, sort_keys=True).encode()
    return found


@dataclass(frozen=True, eq=False)
class PiecewiseValues:
    """Values along one dimension that are had a piece at a time."""

    shape: tuple[int, ...]
    piece: Callable[[int, int], Any]

    @property
    def dtype(self) -> Any:
        """Of its values."""
        return np.dtype(np.float64)


def files_of_whole(name: str, values: Any) -> Iterator[tuple[str, bytes]]:
    """The chunks of an array that does not run along the pieces of the ensemble."""
    stored, kind = stored_name(name), _kind(values)
    if len(values.shape) != 1:
        at = ".".join("0" for _ in values.shape) or "0"
        yield f"{stored}/{at}", _encoded(np.ascontiguousarray(values, dtype=_dtype(kind)))
        return
    size = max(min(values.shape[0], LINE), 1)
    for k, low in enumerate(range(0, values.shape[0], size)):
        high = min(low + size, values.shape[0])
        piece = values.piece(low, high) if isinstance(values, PiecewiseValues) else values[low:high]
        block = np.full(size, _filling(kind), dtype=_dtype(kind))
        block[: high - low] = piece
        yield f"{stored}/{k}", _encoded(block)


def as_texts(names: Any) -> Any:
    """Labels as every reader takes them."""
    return np.array([printable(str(name)) for name in names], dtype=str)


def _pieces(values: Any) -> list[int]:
    return [max(min(n, LINE) if len(values.shape) == 1 else n, 1) for n in values.shape]


def _kind(values: Any) -> str:
    return str(np.dtype(values.dtype).str)


def _dtype(kind: str) -> Any:
    return object if kind == TEXT else np.dtype(kind)


def _filling(kind: str) -> Any:
    if kind == TEXT:
        return ""
    kinds = {"f": np.nan, "U": NOT_RUN if kind == STATUS else ""}
    return kinds.get(np.dtype(kind).kind, 0)


def _encoded(array: Any) -> bytes:
    from numcodecs import VLenUTF8, Zstd

    flat = VLenUTF8().encode(array.ravel()) if array.dtype == object else np.ascontiguousarray(array)
    return bytes(Zstd(level=LEVEL, checksum=True).encode(flat))


def _json(attrs: Mapping[str, object]) -> dict[str, Any]:
    """Attributes as JSON has them."""
    found: dict[str, Any] = {}
    for name, value in attrs.items():
        if isinstance(value, np.generic):
            value = value.item()
        elif isinstance(value, np.ndarray):
            value = value.tolist()
        found[str(name)] = list(value) if isinstance(value, tuple) else value
    return found
