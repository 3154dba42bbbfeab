"""The words of a run that is to be written as C: the arrays that loops work on, and how an instance lays them out."""

from __future__ import annotations

import ctypes
from collections.abc import Iterable, Iterator, Mapping
from math import inf, prod
from typing import TYPE_CHECKING, Any, cast

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Ints
from poinsot.algorithms.parameters import BoundKernel
from poinsot.code import Block
from poinsot.code.records import Arrays, leaves, parts_of
from poinsot.kernels import Kernel
from poinsot.motion.switching import Switching, UserEvents
from poinsot.motion.switching_mechanism import RowsOfMechanism, mode_of_rows
from poinsot.motion.system import StageKernels, System
from poinsot.records import dataclass, field
from poinsot.renderers.c.library import packed
from poinsot.simulation.loops.lane_records import ExplicitWork
from poinsot.simulation.loops.run_records import KeepingWork, Plan, RunSpan, Solver, StageFactors, Work
from poinsot.simulation.loops.switching_records import RowKinds, Rows
from poinsot.simulation.moreau_plan import TREE_KERNELS

if TYPE_CHECKING:
    from poinsot.motion.stepping import Stepping

KEPT_EVENTS = 64
"""Entries of the log, beside two for each row; who wants more reads it earlier."""
OF_MODE = ("flow", "jacobian", "watch", "data", "margins", "commands", "impulse", "supplied")
_CHANGED = {
    Plan: ("atol", "energy_atol"),
    RunSpan: ("segments", "inputs"),
    RowKinds: ("gap", "rate"),
    **{each: each._fields for whole in (Work, Rows) for each in (whole, *parts_of(whole))},
    ExplicitWork: ExplicitWork._fields,
    KeepingWork: ("offered", "found", "moved"),
    StageFactors: set(StageFactors._fields) - {"place"},
    Solver: ("delta", "z", "dz", "levels", "slope", "spare", "memory"),
}
"""Of each part the arrays that a loop, or who runs it, changes."""
_KERNELS = {"flow", "retract", "project", "step", *OF_MODE, "guards", *StageKernels._fields}
_OF_RECORDS: dict[str, tuple[str, ...]] = {
    "SCENE": ("guards",), "TREE": TREE_KERNELS, "SHAPE": ("signals",), "OUTPUTS": ("energies",),
}  # fmt: skip
"""Fields that are addresses of kernels: of parts, and of records."""
_CHANGED_WHOLE = {"TOUCH", "WORK", "START", "STAGES", "PART", "END", "SEEN"}
"""Records with arrays that the loops change; of others those of these names, or with addresses in them."""
_CHANGED_ARRAYS = {"workspace", "kinds", "found", "energies_feed"}


_WORD = """\
/* Words are read as what they stand for: numbers, addresses, records. */
#ifdef __GNUC__
typedef int64_t __attribute__((__may_alias__)) word;
#else
typedef int64_t word;
#endif"""


class NamedKernel:
    """A kernel by a name, and by a number in the place of its address: so it need not be compiled."""

    is_made = True

    def __init__(self, name: str, address: int, kernel: object) -> None:
        self.name, self.address = name, address
        self.kernel = bare(kernel)

    def __getattr__(self, name: str) -> object:
        return getattr(self.kernel, name)


def bare(kernel: object) -> Kernel:
    """A kernel without the parameters that are bound to it."""
    return cast(Kernel, kernel.kernel if isinstance(kernel, BoundKernel) else kernel)


@dataclass(frozen=True, eq=False)
class CRun:
    """A run that is to be written as C.

    block    its words        kernels  name → kernel, of those that the loops call
    loops    the text of the loops        horizon  until when functions of time are known [s]
    step, longest  of fixed steps, and the longest one that is asked for; 0: none
    records  those that its block ends with, each with its arrays; stepping: what time-stepping is made from
    """

    system: System
    block: Block
    kernels: Mapping[str, Kernel]
    standing: Mapping[int, NamedKernel]
    loops: str
    horizon: float
    span: float
    tables: tuple[str, ...]
    step: float = 0.0
    longest: float = 0.0
    records: Mapping[str, Arrays[Any]] = field(default_factory=dict)
    stepping: Stepping | None = None

    @property
    def most_events(self) -> int:
        """How many events are kept."""
        if "TOUCH" in self.records:
            return self.records["TOUCH"].number("log_size")
        return KEPT_EVENTS + 2 * (0 if self.system.switching is None else len(self.system.switching.rows.names))

    @property
    def events(self) -> UserEvents | None:
        """The events of the user."""
        switching = self.system.switching
        return self.stepping.events if self.stepping is not None else None if switching is None else switching.events

    def text(self) -> str:
        """The words, and what lays them out for an instance."""
        return _Words(self).text()


def _varies(kind: str, name: str) -> bool:
    """Whether an array of a record is changed by the loops."""
    return kind in _CHANGED_WHOLE or name in _CHANGED_ARRAYS


def makes_modes(switching: Switching) -> bool:
    """Test for modes that C computes, those of a mechanism; modes of a network are tabulated."""
    make = getattr(switching.modes, "make", None)
    return getattr(make, "__func__", make) in (mode_of_rows, RowsOfMechanism.mode_of_places)


class _Words:
    """The memory of the arrays of a block, some of which are parts of others, and its words."""

    def __init__(self, run: CRun) -> None:
        self.run, self.image, self.constants = run, _Memory(), _Memory()
        self.words, self.own = list[str](), list[int]()
        self.places = {name: list[str]() for name in ("image", "constants", "image_of_records", "constants_of_records")}
        self.lines, self.starts = list[str](), dict[str, int]()
        lying = [*self._arrays()]
        changed = [array for array, changes in lying if changes]
        self.image.lay(changed)
        self.constants.lay([array for array, changes in lying if not changes])
        self._lay_out()

    def _arrays(self) -> Iterator[tuple[NDArray[np.generic], bool]]:
        for part in self.run.block.parts:
            for kind, name, value in () if isinstance(part, np.ndarray) else leaves(part):
                if isinstance(value, np.ndarray) and value.size and name != "resets":
                    yield value, self._changes(kind, name)
        for record, each in self.run.records.items():
            yield each.record, True
            for name, array in each.arrays.items():
                if array.size and name != "resets":
                    yield array, _varies(record, name)

    def _changes(self, kind: type, name: str) -> bool:
        if name in ("modes", "sigmas", "known"):
            s = self.run.system.switching
            return s is not None and makes_modes(s)
        return name in _CHANGED.get(kind, ())

    def _lay_out(self) -> None:
        at, names = 0, dict[str, int]()
        for part in self.run.block.parts:
            if isinstance(part, np.ndarray):
                kind, record = next((kind, each) for kind, each in self.run.records.items() if each.record is part)
                self._lay_record(kind, record)
                self.starts[kind] = at
                self.places["image"].append(f"{{{at}, {self.image.place(part)}}}")
                self.words.append("0")
                at += 1
                continue
            kind = type(part).__name__
            names[kind] = names.get(kind, 0) + 1
            self.starts[f"{'CLOSED_' * (names[kind] > 1)}{kind.upper()}"] = at
            for of, name, value in leaves(part):
                words = self.run.block.words[at : at + 1 + (value.ndim if isinstance(value, np.ndarray) else 0)]
                first = _word(words[0])
                if isinstance(value, np.ndarray):
                    first = "0"
                    if name == "resets":
                        self._lay_resets(f"block[{at}]", value)
                    elif value.size:
                        where = "image" if self._changes(of, name) else "constants"
                        self.places[where].append(f"{{{at}, {getattr(self, where).place(value)}}}")
                elif isinstance(value, int | np.integer) and name in _KERNELS:
                    first = "0"
                    if value:
                        self.lines.append(f"    block[{at}] = {self._kernel(int(value))};")
                self.words += [first, *map(_word, words[1:])]
                at += len(words)

    def _lay_record(self, kind: str, found: Arrays[Any]) -> None:
        """The addresses in a record that differ from instance to instance."""
        first = self.image.place(found.record)
        for k, name in enumerate(found.record.dtype.names or ()):
            array, at = found.arrays.get(name), first + k
            if name == "resets" and array is not None:
                self._lay_resets(f"image[{at}]", array)
            elif array is not None and array.size:
                where = "image" if _varies(kind, name) else "constants"
                self.places[f"{where}_of_records"].append(f"{{{at}, {getattr(self, where).place(array)}}}")
                if name == "kinds":
                    self._lay_laws(self.image.place(array), array)
            elif name in _OF_RECORDS.get(kind, ()):
                self.lines.append(f"    image[{at}] = {self._kernel(found.number(name))};")
            elif array is None:
                continue
            self.own.append(at)

    def _lay_resets(self, place: str, kernels: NDArray[np.generic]) -> None:
        self.lines.append(f"    {place} = (int64_t)(intptr_t)resets;")
        called = [self._kernel(int(each)) for each in kernels]
        self.lines += [f"    resets[{k}] = {each};" for k, each in enumerate(called)]

    def _lay_laws(self, place: int, kinds: NDArray[np.generic]) -> None:
        """The kernels in a table of kinds of laws, the first of each row."""
        for k, address in enumerate(kinds[:, 0]):
            self.own.append(place + k * kinds.shape[1])
            self.lines.append(f"    image[{self.own[-1]}] = {self._kernel(int(address))};")

    def _kernel(self, address: int) -> str:
        return f"(int64_t)(intptr_t)kernel_{self.run.standing[address].name}" if address else "0"

    def text(self) -> str:
        run, s = self.run, self.run.system.switching
        events = () if run.events is None else run.events.resets
        keeps = next((part for part in run.block.parts if isinstance(part, KeepingWork)), None)
        point = next((part for part in run.block.parts if isinstance(part, Solver)), None)
        known = point is not None and point.kernels.factor and "c" in run.kernels["factor"].inputs
        lines = [
            _WORD,
            *(f"#define AT_{name} {at}" for name, at in self.starts.items()),
            f"#define BLOCK {len(self.words)}", f"#define IMAGE {max(self.image.size, 1)}",
            f"#define POINT_C {int(bool(known))}", f"#define RESETS {len(events)}",
            f"#define MODES_MADE {int(s is not None and makes_modes(s))}",
            f"#define STEPPING_IN_TIME {int(run.stepping is not None)}",
            f"#define SOLVED {int('SHAPE' in run.records)}",
            f"#define KEEPER_P {0 if keeps is None else _parameters(run.kernels['keep_step'])}",
            f"#define STEP {run.step.hex()}", f"#define LONGEST {run.longest.hex()}",
            f"#define SPAN {float(run.span).hex()}",
            f"#define HORIZON {float(run.horizon).hex() if run.horizon < inf else 'INFINITY'}",
            *(packed(f"kernel_{each.name}", each.name, each.kernel) for each in run.standing.values()),
            _table_of("block_words", self.words), _table_of("constants", map(_word, self.constants.words())),
            _sparse(self._image()),
            *(_pairs(f"{name}_places", found) for name, found in self.places.items() if found),
            "/* The words of a block, whose arrays lie in an image and in the constants. */",
            "static void lay_out(word *block, word *image, word *resets)", "{",
            "    memcpy(block, block_words, sizeof block_words);", "    (void)resets;",
            *(_laying(name) for name, found in self.places.items() if found), *self.lines, "}",
        ]  # fmt: skip
        return "\n".join(lines) + "\n"

    def _image(self) -> Ints:
        """What lies in the image at first, without the addresses that are an instance's own."""
        found = self.image.words()
        found[self.own] = 0
        return found


class _Memory:
    """The pieces of memory in which arrays lie, one behind the other."""

    def __init__(self) -> None:
        self._pieces: list[list[int]] = []

    def lay(self, arrays: Iterable[NDArray[np.generic]]) -> None:
        """Find the pieces of some arrays, which must stay where they are, in the order of the arrays."""
        ends = [(each.ctypes.data, each.ctypes.data + each.nbytes) for each in arrays]
        for start, end in sorted(ends):
            if self._pieces and start < self._pieces[-1][1]:
                self._pieces[-1][1] = max(end, self._pieces[-1][1])
            else:
                self._pieces.append([start, end])
        self._pieces.sort(
            key=lambda piece: next(k for k, (start, _) in enumerate(ends) if piece[0] <= start < piece[1])
        )

    @property
    def size(self) -> int:
        """How many words there are."""
        return sum(end - start for start, end in self._pieces) // 8

    def place(self, array: NDArray[np.generic]) -> int:
        """The word at which an array begins."""
        at, before = array.ctypes.data, 0
        for start, end in self._pieces:
            if start <= at < end:
                return (before + at - start) // 8
            before += end - start
        raise AssertionError("an array lies nowhere: a fault in poinsot")

    def words(self) -> Ints:
        """What lies there."""
        found = [
            np.ctypeslib.as_array((ctypes.c_int64 * ((end - start) // 8)).from_address(start))
            for start, end in self._pieces
        ]
        return np.concatenate([np.zeros(0, np.int64), *found])


def _parameters(kernel: Kernel) -> int:
    """How many of its inputs are free parameters."""
    return prod(kernel.inputs.get("p", (0,)))


def _word(value: np.int64) -> str:
    return "INT64_MIN" if value == np.iinfo(np.int64).min else str(value) if abs(value) < 2**31 else f"INT64_C({value})"


def _table_of(name: str, words: Iterable[str]) -> str:
    return f"static const word {name}[] = {{{', '.join(words) or '0'}}};"


def _pairs(name: str, pairs: list[str]) -> str:
    return f"static const int {name}[][2] = {{{', '.join(pairs) or '{0, 0}'}}};"


def _sparse(words: Ints) -> str:
    """Initial image: positions and values of its nonzero words."""
    (places,) = np.nonzero(words)
    where = ", ".join(map(str, places)) or "0"
    found = _table_of("image_words", (_word(words[each]) for each in places))
    return f"static const int image_at[] = {{{where}}};\n{found}\n#define IMAGE_WORDS {len(places)}"


def _laying(name: str) -> str:
    places, (memory, _, of) = f"{name}_places", name.partition("_of_")
    return (
        f"    for (unsigned k = 0; k < sizeof {places} / sizeof *{places}; ++k)\n"
        f"        {'image' if of else 'block'}[{places}[k][0]] = (int64_t)(intptr_t)({memory} + {places}[k][1]);"
    )
