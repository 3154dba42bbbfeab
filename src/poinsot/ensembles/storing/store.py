"""A store of an ensemble: its owner, its finished pieces, how more comes in, how it ends.

    poinsot/ensemble.json   what is run, by what versions, in what pieces
    poinsot/layout.json     what arrays there are
    poinsot/done/0/12       piece 12 is finished: written when its files are on the disk; a record with a checksum
    poinsot/events/0/12     what happened to its members
    name/3.0                chunks of Zarr

A piece is finished when its record is there, is its own, and its files have the sizes and digests that it tells.

Events of members in a store: a file for each piece, and once all are there the contiguous ragged array of CF.

    poinsot/events/0/12   of piece 12: how many each member has, and what happened, one member after another
    event_time/0, …       of all, along "event", written at the end; `event_count` says whose they are

Law  what memory gives, bit for bit, on whichever workers the pieces ran, tests/ensembles/test_happened.py
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from poinsot.ensembles.axes import Boxes
from poinsot.ensembles.kept import MEANINGS
from poinsot.ensembles.storing.identity import differences
from poinsot.ensembles.storing.layout import MemberLayout, MemberRange, files_of, files_of_whole
from poinsot.ensembles.storing.place import IDENTITY, SCRATCH, FilePlace
from poinsot.ensembles.telling import Summary
from poinsot.errors import FileError, RunWarning, SimulationError, warn
from poinsot.motion.kernels import Variable
from poinsot.records import dataclass
from poinsot.simulation.checkpoints.records import pack, unpack
from poinsot.simulation.results.replacing import OWN

EVENTS = f"{OWN}/events"
_HAPPENED_MANY, _LEVEL = 1000, 1


def file_of(number: int) -> str:
    """Where the events of a piece are."""
    return f"{EVENTS}/{number // _HAPPENED_MANY}/{number}"


def files_of_events(part: MemberRange, number: int) -> list[tuple[str, bytes]]:
    """The file of the members' events in a part; no file for machines without events."""
    if not part.events:
        return []
    from numcodecs import Zstd

    arrays = {name: np.asarray(array) for name, (_, array, _) in part.events.items()}
    arrays["event_count"] = np.asarray(part.variables["event_count"][1])
    data = {"first": part.first, "attrs": {name: dict(each[2]) for name, each in part.events.items()}}
    return [(file_of(number), bytes(Zstd(level=_LEVEL).encode(pack(data, arrays))))]


def joined_events(files: Iterable[bytes]) -> dict[str, Variable]:
    """Of all members, from the files of the pieces in order; nothing where nothing can happen. FileError for others."""
    from numcodecs import Zstd

    parts: list[dict[str, Any]] = []
    members, attrs = [], dict[str, Any]()
    for content in files:
        data, arrays = unpack(bytes(Zstd().decode(content)), "the file of events")
        count = arrays.pop("event_count")
        members.append(np.repeat(np.arange(data["first"], data["first"] + len(count)), count))
        attrs = data["attrs"]
        parts.append(arrays)
    if not parts:
        return {}
    told = {"long_name": MEANINGS["event_member"]}
    found: dict[str, Variable] = {"event_member": (("event",), np.concatenate(members), told)}
    for name, about in attrs.items():
        found[name] = ("event",), np.concatenate([part.pop(name) for part in parts]), about
    return found


LAYOUT = f"{OWN}/layout.json"
DONE = f"{OWN}/done"
SESSION = f"{OWN}/session"
_MANY = 1000
_NOTHING = Summary()


@dataclass(frozen=True)
class Ready:
    """A piece as files: names and contents, the record that says it is there, how its members ended."""

    files: list[tuple[str, bytes]]
    record: tuple[str, bytes]
    summary: dict[str, Any]

    @property
    def size(self) -> int:
        """In bytes."""
        return sum(len(content) for _, content in self.files)


class PieceWriter:
    """What writes pieces: all that it needs to know, wherever it runs."""

    def __init__(self, place: FilePlace, key: str, boxes: Boxes) -> None:
        self.place, self.key, self.boxes = place, key, boxes

    def put(self, part: MemberRange, number: int) -> dict[str, Any]:
        """A piece into its place, then word that it is there. OSError where it cannot be written."""
        ready = self.ready(part, number)
        self.put_all([ready])
        return ready.summary

    def put_all(self, pieces: Sequence[Ready]) -> None:
        """Several pieces, with all files on the disk before the first record."""
        self.place.write([file for each in pieces for file in each.files])
        self.place.write([each.record for each in pieces])

    def ready(self, part: MemberRange, number: int) -> Ready:
        """A piece as it will be on the disk."""
        files = [*files_of(part, number, self.boxes), *files_of_events(part, number)]
        sizes = {name: len(content) for name, content in files}
        digests = {name: _digest(content) for name, content in files}
        data = {"key": self.of(number), "first": part.first, "count": part.count, "sizes": sizes, "digests": digests,
                "summary": part.summary.data(), "told": part.told}  # fmt: skip
        arrays = {f"{name}/{each}": array for name, some in part.joined.items() for each, array in some.items()}
        return Ready(files, (record_of(number), pack(data, arrays)), part.summary.data())

    def of(self, number: int) -> str:
        """The key of a piece: of all that its numbers follow from."""
        return hashlib.sha256(f"{self.key} {self.boxes.span(number)}".encode()).hexdigest()


class Store(PieceWriter):
    """A store that is opened by the one who runs the ensemble.

    Errors  FileError for what is no store of an ensemble of ours, or one of another run, saying what differs
    """

    def __init__(
        self, place: FilePlace, parts: Mapping[str, object], around: Mapping[str, str], boxes: Boxes, own_size: bool
    ) -> None:
        self.parts, self.around = dict(parts), dict(around)
        found = self._found(place)
        if found is not None:
            self._compare(place, found, boxes, own_size)
            boxes = Boxes(boxes.shape, tuple(found["boxes"]))
        text = json.dumps([self.parts, boxes.shape, boxes.sizes], sort_keys=True)
        super().__init__(place, hashlib.sha256(text.encode()).hexdigest(), boxes)
        self.begun = found is not None
        self.layout = MemberLayout()
        self.summaries: dict[int, Summary] = {}
        self.members = self.failed = 0
        if found is None:
            told = {"parts": self.parts, "versions": self.around, "boxes": list(boxes.sizes), "key": self.key}
            self.write(IDENTITY, json.dumps(told, indent=1).encode())
        elif (content := place.read(LAYOUT)) is not None:
            try:
                self.layout = MemberLayout(**json.loads(content))
            except (ValueError, TypeError):
                raise FileError(f"{place.name} is no whole store: {LAYOUT} in it is damaged. Move it away.") from None

    def _found(self, place: FilePlace) -> dict[str, Any] | None:
        content = place.read(IDENTITY)
        if content is not None:
            try:
                found: dict[str, Any] = json.loads(content)
                if not {"parts", "versions", "boxes"} <= found.keys():
                    return None
                kinds = {"parts": dict, "versions": dict, "boxes": list}
                if not all(isinstance(found[name], kind) for name, kind in kinds.items()):
                    raise TypeError
                if not all(isinstance(each, int) and 0 < each < 1 << 60 for each in found["boxes"]):
                    raise TypeError
                return found
            except (ValueError, TypeError, AttributeError, RecursionError):
                raise FileError(f"{place.name} is no whole store: {IDENTITY} in it is damaged. Move it away.") from None
        if place.sizes():
            raise FileError(
                f"cannot write {place.name}: there is something of that name already that is no store of an ensemble. "
                "Move it, choose another name, or, if it is a result of poinsot, say overwrite=True."
            )
        return None

    def _compare(self, place: FilePlace, found: Mapping[str, Any], boxes: Boxes, own_size: bool) -> None:
        ways = "Choose another name, or say overwrite=True to begin anew"
        if wrong := differences(self.parts, found["parts"]):
            raise FileError(
                f"{place.name} is the store of another run, and is not overwritten. What differs: {'; '.join(wrong)}. "
                f"Run the line that began it, which goes on with it. {ways}."
            )
        if len(found["boxes"]) != len(boxes.shape):
            raise FileError(f"{place.name} is no whole store: {IDENTITY} in it is damaged. Move it away.")
        if own_size and list(boxes.sizes) != found["boxes"]:
            raise FileError(
                f"{place.name} was begun in pieces of {'×'.join(map(str, found['boxes']))} members, and chunk= asks "
                f"for {'×'.join(map(str, boxes.sizes))}: leave chunk= out. {ways}."
            )
        own = {name: value for name, value in self.around.items() if name != "processor"}
        other = {name: value for name, value in found["versions"].items() if name != "processor"}
        if wrong := differences(own, other):
            raise FileError(
                f"{place.name} was begun by other versions, whose numbers may differ in their last bits: "
                f"{'; '.join(wrong)}. Go on with those versions. {ways}."
            )
        self.moved = self.around["processor"] != found["versions"].get("processor")

    moved = False
    """Whether it was begun on a processor of another kind."""

    def finished(self) -> set[int]:
        """The numbers of the pieces that are whole."""
        sizes = self.place.sizes() if self.begun else {}
        found = set()
        for name in sizes:
            last = name.rpartition("/")[2]
            if not (name.startswith(f"{DONE}/") and last.isdecimal()) or int(last) >= self.boxes.count:
                continue
            data = self._record(int(last))[0]
            if self._is_whole(data, sizes):
                found.add(int(last))
                self.wrote(int(last), Summary(**data["summary"]))
        if found and self.moved and len(found) < self.boxes.count:
            warn(
                RunWarning(
                    f"{self.place.name} was begun on a processor of another kind: what is added may differ from what "
                    "would have come there in the last bits"
                )
            )
        return found

    def _is_whole(self, record: Mapping[str, dict[str, str]], sizes: Mapping[str, int]) -> bool:
        """Whether the files of a piece are there, to the last bit."""
        digests = record.get("digests", {})
        return all(
            sizes.get(name) == size and (name not in digests or _digest(self.place.read(name) or b"") == digests[name])
            for name, size in record.get("sizes", {"": 0}).items()
        )

    def _record(self, number: int) -> tuple[dict[str, Any], dict[str, Any]]:
        """The record of a finished piece; nothing where it is not its own, or damaged."""
        try:
            data, arrays = unpack(self.place.read(record_of(number)) or b"", "the record")
        except FileError:
            return {}, {}
        own = data.get("key") == self.of(number) and _is_record(data, self.boxes.span(number))
        return (data, arrays) if own else ({}, {})

    def joined(self) -> Iterator[tuple[str, int, int, dict[str, Any], dict[str, Any]]]:
        """What reductions came to in each piece, in order: name, first, count, arrays, dims and labels."""
        for number in range(self.boxes.count):
            data, arrays = self._record(number)
            for name, told in data.get("told", {}).items():
                start = f"{name}/"
                part = {each[len(start) :]: array for each, array in arrays.items() if each.startswith(start)}
                yield name, data["first"], data["count"], part, told

    def happened(self) -> dict[str, Variable]:
        """The events of all members, one after another."""
        contents = (self.place.read(file_of(number)) for number in range(self.boxes.count))
        return joined_events(each for each in contents if each is not None)

    def wrote(self, number: int, summary: Summary) -> None:
        """A piece is there."""
        before = self.summaries.get(number, _NOTHING)
        self.members += summary.count - before.count
        self.failed += summary.failed - before.failed
        self.summaries[number] = summary

    def summary(self) -> Summary:
        """Of all members so far, and of all that there are to be."""
        found = Summary()
        for number in sorted(self.summaries):
            found.add(self.summaries[number])
        return found

    def write_all(self, files: Mapping[str, bytes]) -> None:
        """Files, and last of all the list of them."""
        for name in sorted(files, key=lambda name: name == ".zmetadata"):
            if self.place.read(name) != files[name]:
                self.write(name, files[name])

    def write_whole(self, whole: Mapping[str, tuple[object, object, object]]) -> None:
        """The values of arrays that do not run along pieces."""
        for name, (_, values, _) in whole.items():
            for file, content in files_of_whole(name, values):
                self.write(file, content)

    def write_layout(self) -> None:
        """What arrays there are."""
        self.write(LAYOUT, json.dumps(self.layout.data()).encode())

    def write(self, name: str, content: bytes) -> None:
        """A file. SimulationError where it cannot be written."""
        try:
            self.place.write([(name, content)])
        except OSError as error:
            raise self.full(error) from None

    def full(self, error: OSError | str) -> SimulationError:
        """The message where nothing more can be written."""
        why = error if isinstance(error, str) else error.strerror or str(error)
        return SimulationError(
            f"cannot write into the store {self.place.name}: {why}. {len(self.summaries)} of {self.boxes.count} pieces "
            "are finished and stay. See to it that there is room, and that it may be written, and run the same line "
            "again: it goes on with the rest."
        )

    def tidy(self) -> None:
        """Take away what belongs to no finished store."""
        for name in (SCRATCH, SESSION):
            try:
                self.place.remove(name)
            except OSError:
                return


def _is_record(data: Mapping[str, Any], span: tuple[int, int]) -> bool:
    """True for a record in the form of a piece's record, of these members."""
    summary, own = data.get("summary"), Summary().data()
    if not isinstance(summary, dict) or summary.keys() != own.keys():
        return False
    kinds = {str: (str,), int: (int,), float: (int, float)}
    if any(type(value) not in kinds[type(own[name])] for name, value in summary.items()):
        return False
    sizes, digests, told = data.get("sizes"), data.get("digests", {}), data.get("told", {})
    if not all(isinstance(each, dict) for each in (sizes, digests, told)) or not sizes:
        return False
    whole = all(type(each) is int for each in sizes.values()) and all(type(each) is str for each in digests.values())
    return whole and (data.get("first"), data.get("count")) == (span[0], span[1] - span[0])


def _digest(content: bytes) -> str:
    return hashlib.blake2b(content, digest_size=16).hexdigest()


def record_of(number: int) -> str:
    """Where it says that a piece is finished."""
    return f"{DONE}/{number // _MANY}/{number}"


def clear(place: FilePlace) -> None:
    """Remove the contents of a place, if they are ours. FileError where it is not."""
    if not place.is_ours():
        raise FileError(
            f"cannot overwrite {place.name}: it is no result of poinsot, or holds more than one, and only such results "
            "are replaced. Move it, or choose another name."
        )
    names = place.sizes()
    tops = dict.fromkeys(name.partition("/")[0] for name in names)
    for name in (DONE, EVENTS, LAYOUT, *(top for top in tops if top != OWN), OWN):
        place.remove(name)
