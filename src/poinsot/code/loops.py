"""Loops of a file, compiled together: found in the wheel, in the cache, or made from their texts at first use.

The wheel carries what LLVM's passes leave of the texts, for any machine, with a hash of the texts and of the compiler
(`ship`); code for the machine at hand is made of it once and kept in our cache. In a clone `make environment` writes
the same beside the texts, and where it is missing or older than them they are read anew, which takes seconds.

POINSOT_LOOPS=checked compiles loops that end the process at an index out of bounds, with the file and line of the text;
POINSOT_LOOPS=python runs the texts as they stand.

The argument of a compiled loop: one block of words.
"""

from __future__ import annotations

import ctypes
import hashlib
import importlib
import os
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias, get_type_hints

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.caching import cached_property
from poinsot.code.records import Record, array_of, leaves, lying, replaced
from poinsot.code.types import LIBRARY, Type, describe, of_part
from poinsot.errors import CompilerError
from poinsot.programs.locking import once
from poinsot.records import dataclass
from poinsot.ufuncs.cache import Cache

Shape: TypeAlias = Callable[[type, str, NDArray[np.generic]], Sequence[int]]


class Block:
    """The words of some parts one behind the other, each a named tuple of numbers and arrays, or a record.

    words   int64; floats by their bits; of an array its address and shape, of a record its address
    places  (number of the part, field, also of a part in it) → its first word
    sort    kinds of the parts, and which words are floats: blocks of the same sort have the same layout
    lanes   where there are several, arrays may be views of the first, whose numbers lie so far apart
    shape   (named tuple, field, array) → the shape that the loop sees
    The parts are kept, so that the addresses stay right; an array is not moved, but may be written to.
    """

    def __init__(self, *parts: Any, lanes: int = 1, shape: Shape = lambda kind, name, array: array.shape) -> None:
        self.parts, words, floats = parts, list[int](), list[tuple[int, float]]()
        self.places = dict[tuple[int, str], int]()
        for k, part in enumerate(parts):
            record = not isinstance(part, tuple)
            for kind, name, value in ((Record, "", part),) if record else leaves(part):
                self.places[k, name] = len(words)
                if isinstance(value, np.ndarray):
                    if lanes == 1 and not value.flags.carray:
                        raise CompilerError("An array of a loop does not lie in one piece: a fault in poinsot.")
                    words.append(_address(value))
                    words.extend(() if record else shape(kind, name, value))
                else:
                    if isinstance(value, float):
                        floats.append((len(words), value))
                    words.append(0 if isinstance(value, float) else value)
        self.words = np.array(words, dtype=np.int64)
        for place, number in floats:
            self.words.view(np.float64)[place] = number
        self.address = self.words.ctypes.data
        kinds = [type(part) if isinstance(part, tuple) else part.dtype for part in parts]
        self.sort = (*kinds, *(place for place, _ in floats))

    def put(self, part: int, **values: float | NDArray[np.generic]) -> None:
        """Write other numbers, or the places and shapes of other arrays, for fields of a part, which stays as it is."""
        for name, value in values.items():
            at = self.places[part, name]
            found = [_address(value), *value.shape] if isinstance(value, np.ndarray) else [value]
            words = self.words.view(np.float64) if at in self.sort[len(self.parts) :] else self.words
            words[at : at + len(found)] = found

    def types(self) -> list[Type]:
        """The types of the parts, as the compiler sees them."""
        return [of_part(part) for part in self.parts]


def _address(array: Any) -> int:
    """Address of an array; `ctypes.data` says the same, but describes the fields of records first."""
    return (
        ctypes.addressof(ctypes.c_char.from_buffer(array))
        if array.size and array.flags.writeable and array.flags.c_contiguous
        else array.ctypes.data
    )


COMPILER = (
    *(f"code/{name}" for name in ("typed", "types", "syntax", "expressions", "reading", "primitives", "records")),
    *(f"code/{name}" for name in ("llvm", "llvm_values", "varying/preparing")),
    *(f"code/lanes/{name}" for name in ("values", "memory", "expressions", "control", "module")),
    "renderers/llvm/target",
    "records",
)
RUNTIME = ("memset", "memcpy", "memmove", "floor", "fma")
"""Runtime functions that LLVM may call for a loop, beside those of mathematics."""
_IMPORT = re.compile(r"^from (poinsot\.[\w.]+) import", re.MULTILINE)
_SIGNATURE = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_void_p, ctypes.c_int64)


@dataclass(frozen=True, eq=False)
class Loops:
    """Entries that are compiled together.

    package   where the modules of the texts are; `entries`: of each its function there, as "module.function"
    """

    package: str
    name: str
    entries: Mapping[str, str]

    @cached_property
    def folder(self) -> Path:
        """The folder of the texts."""
        return Path(next(iter(importlib.import_module(self.package).__path__)))

    def shipped(self) -> Path:
        """The path of the assembly in the wheel."""
        return self.folder / f"{self.name}.ll"

    @property
    def is_shipped(self) -> bool:
        """True if the wheel, or the clone, carries the code of these texts."""
        return made_of(self.shipped(), self.sources)

    @cached_property
    def sources(self) -> str:
        """A hash of the texts and of the compiler, by which stale code is recognised."""
        return sources_of(self.folder, self.package, {entry.partition(".")[0] for entry in self.entries.values()})

    def text(self, entry: str) -> Callable[..., Any]:
        """The function of an entry."""
        module, _, function = self.entries[entry].partition(".")
        found: Callable[..., Any] = getattr(importlib.import_module(f"{self.package}.{module}"), function)
        return found

    def program(self, entries: Iterable[str] | None = None) -> Any:
        """The typed form of all entries, or of some."""
        from poinsot.code.reading import Compilation
        from poinsot.code.records import declared

        made = Compilation()
        for entry in self.entries if entries is None else entries:
            hints = get_type_hints(self.text(entry))
            hints.pop("return")
            made.entry(entry, self.text(entry), [declared(each) for each in hints.values()])
        return made.program

    def assembly(self) -> str:
        """LLVM for any machine, made from the texts."""
        from poinsot.code.llvm import assembly
        from poinsot.renderers.llvm.target import optimised

        return optimised(assembly(self.program(), checked=_way() == "checked"))

    def ship(self, folder: Path) -> Path:
        """Write the file that a wheel carries: the one beside the texts, if it was made from them as they are."""
        return write(folder / f"{self.name}.ll", self.sources, self._made())

    def _made(self) -> str:
        """The shipped assembly, if it belongs to these texts, or one made from them now."""
        if _way() == "checked":
            return self.assembly()
        return shipped_or(self.shipped(), self.sources, self.assembly)

    def call(self, entry: str, block: Block, number: int = 0) -> int:
        """Call an entry on a block of its operands, or more; the value it returns."""
        if _way() == "python":
            return int(self.in_python(entry, block, number) or 0)
        function, fitting = _entry(self, entry)
        if block.sort not in fitting:
            self._check(entry, block)
            fitting.add(block.sort)
        return int(function(block.address, number))

    def function(self, entry: str) -> int:
        """Address of a compiled entry, for callers that lay out its arguments by the same declarations."""
        return int(_loaded(self).address(entry))

    def address(self, entry: str, block: Block) -> int:
        """The address of an entry, compiled, for code that calls it with the block's address and a number."""
        self._check(entry, block)
        return self.function(entry)

    def _check(self, entry: str, block: Block) -> None:
        """Refuse a block that is laid out otherwise than the entry was compiled for, as its code says."""
        text = ctypes.string_at(_loaded(self).variable(f"{entry}.takes")).decode()
        for wanted, found in zip(text.split("\n"), map(describe, block.types()), strict=False):
            if wanted != found:
                raise CompilerError(
                    f"The loop {entry} of {self.name} takes {wanted}, and was given {found}: a fault in poinsot."
                )

    def in_python(self, entry: str, block: Block, number: int = 0) -> Any:
        """The same by the text, in Python: what compiled code is compared with, and how a text is debugged."""
        text = self.text(entry)
        kinds = [each for name, each in get_type_hints(text).items() if name != "return"]
        given = [number if each is int else part for each, part in zip(kinds, (*_seen(block), 0), strict=False)]
        parts = [
            _Entry(each, kind) if isinstance(each, np.void) else each for kind, each in zip(kinds, given, strict=True)
        ]
        with np.errstate(all="ignore"):
            return text(*parts)


class MovingLoops(Loops):
    """Entries with directions, which call kernels with directions, see `code.tangents`."""

    @cached_property
    def sources(self) -> str:
        """A hash of the texts, of the compiler, and of what differentiates."""
        text = Path(__file__).with_name("tangents.py").read_text(encoding="utf-8")
        return hashlib.sha256(f"{super().sources}\n{text}".encode()).hexdigest()

    def program(self, entries: Iterable[str] | None = None) -> object:
        """The typed form of all entries, or of some, with directions."""
        from poinsot.code.tangents import moving

        return moving(super().program(entries))


def sources_of(folder: Path, package: str, modules: Iterable[str]) -> str:
    """A hash of these modules of a package, of the texts that they import, and of the compiler."""
    ours, wanted, texts = Path(__file__).parents[1], {f"{package}.{each}" for each in modules}, dict[str, str]()
    inside = (f"{package}.", "poinsot.code.texts.")
    while wanted:
        name = wanted.pop()
        here = folder if name.startswith(inside[0]) else ours.joinpath(*inside[1].split(".")[1:-1])
        texts[name] = (here / f"{name.rpartition('.')[2]}.py").read_text(encoding="utf-8")
        wanted |= {each for each in _IMPORT.findall(texts[name]) if each.startswith(inside) and each not in texts}
    texts |= {name: (ours / f"{name}.py").read_text(encoding="utf-8") for name in COMPILER}
    return hashlib.sha256("\0".join(f"{name}\n{texts[name]}" for name in sorted(texts)).encode()).hexdigest()


def write(path: Path, sources: str, assembly: str) -> Path:
    """Write the file that a wheel carries: the hash of its sources, the version of LLVM that wrote it, then LLVM."""
    path.write_text(f"; {sources} {_llvm()}\n{assembly}", encoding="utf-8")
    return path


def made_of(path: Path, sources: str) -> bool:
    """True for a file that a wheel carries of these sources, written by no later LLVM than the one here."""
    if not path.is_file():
        return False
    with path.open(encoding="utf-8") as lines:
        told = lines.readline().split()
    return told[:2] == [";", sources] and int(told[2]) <= _llvm()


def _llvm() -> int:
    from poinsot.renderers.llvm.target import llvm_version

    return llvm_version()


def shipped_or(path: Path, sources: str, make: Callable[[], str]) -> str:
    """The file that a wheel carries, if it was made from these sources, or the one made now."""
    return path.read_text(encoding="utf-8").partition("\n")[2] if made_of(path, sources) else make()


class _Entry:
    """A record as a text sees it: its fields are attributes, some of them arrays."""

    def __init__(self, record: Any, kind: type = Record) -> None:
        object.__setattr__(self, "_record", record)
        object.__setattr__(self, "_declared", kind)  # not `kind`, which may be a field

    def __getattr__(self, name: str) -> Any:
        return array_of(self._record, name, self._declared) if name in lying(self._declared) else self._record[name]

    def __setattr__(self, name: str, value: Any) -> None:
        self._record[name] = value


class _Entries:
    """A structured array, likewise."""

    def __init__(self, records: Any) -> None:
        self.records, self.shape = records, records.shape

    def __getitem__(self, place: int) -> _Entry:
        return _Entry(self.records[place])


def _seen(block: Block) -> Iterator[Any]:
    """The parts of a block as a text in Python sees them; numbers as they stand in its words."""
    floats = block.words.view(np.float64)
    for k, part in enumerate(block.parts):
        if not isinstance(part, tuple):
            yield part[0]
            continue
        found = dict[str, Any]()
        for _, name, each in leaves(part):
            if isinstance(each, np.ndarray):
                found[name] = _Entries(each) if each.dtype.fields else each
            else:
                place = block.places[k, name]
                found[name] = float(floats[place]) if isinstance(each, float) else int(block.words[place])
        yield replaced(part, **found)


@cache
def _way() -> str:
    """The mode of running loops, by the environment."""
    chosen = os.environ.get("POINSOT_LOOPS", "").strip().lower()
    if chosen not in {"", "checked", "python"}:
        raise CompilerError(
            f"The environment variable POINSOT_LOOPS is {chosen!r:.40}: set it to checked for loops that look after "
            "their indices, to python for loops that are not compiled, or leave it out."
        )
    return chosen


@once
def _entry(loops: Loops, name: str) -> tuple[Callable[[int, int], int], set[tuple[Any, ...]]]:
    return _SIGNATURE(_loaded(loops).address(name)), set()


@once
def _loaded(loops: Loops) -> Any:
    """The code of a file, compiled for this machine or from the cache."""
    from poinsot.renderers.llvm.target import LoadedObject, compile_object, host

    machine = host()
    key = hashlib.sha256(f"{loops.name} {loops.sources} {_way()} {machine.describe()}".encode()).hexdigest()
    code = Cache().made(f"loop-{key}", lambda: compile_object(loops._made(), machine, calling=True))
    return LoadedObject(code, machine, [*LIBRARY, *RUNTIME])
