"""Runs side by side in lanes: each is driven as if alone, and one call advances all.

A run here is a `MethodRun` as any other, with arrays that are views of those of the lanes. So all that serves one run
serves it: requests of its loop, controllers, samples that are taken away, the log, sentences on failures.
Law  each has the bits that it has alone: tests/ensembles/test_members.py. Source: decision 0011.
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterator, Sequence
from math import prod
from typing import Any, get_type_hints

import numpy as np
from numpy.typing import NDArray

from poinsot.code import Block
from poinsot.code.loops import RUNTIME
from poinsot.code.records import P, declared, leaves, replaced
from poinsot.motion.kernels import CompiledFunction
from poinsot.motion.system import System
from poinsot.programs.locking import compiling, once
from poinsot.renderers.llvm.assembly import ValueType
from poinsot.renderers.llvm.target import LoadedObject, compile_object, host, optimised
from poinsot.simulation.lanes.kernels import aligned, described
from poinsot.simulation.lanes.words import of_runs
from poinsot.simulation.loops import beside
from poinsot.simulation.loops.lane_records import LaneRequest
from poinsot.simulation.plan import block_of
from poinsot.ufuncs.cache import Cache
from poinsot.ufuncs.identity import cache_key

ASKED = {"begin": beside.BEGIN, "take": beside.TAKE, "advance": beside.ADVANCE, "differentiate": beside.DIFFERENTIATE}
PARTS = ("plan", "closed", "work", "switch", "rows", "solver", "closed_solver")
"""Of a run that switches or takes an implicit method, in the order of its block."""
_SIGNATURE = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_void_p, ctypes.c_int64)


@once
def code_for(entry: str, lanes: int) -> LoadedObject:
    """An entry of `loops.beside` for some lanes: compiled, or taken from the cache on disk; it serves every system."""
    machine = host()

    def make() -> bytes:
        from poinsot.code.lanes import assembly
        from poinsot.code.reading import Compilation
        from poinsot.simulation.lanes.kernels import one_by_one

        text, compilation = getattr(beside, entry), Compilation()
        kinds = [declared(each) for name, each in get_type_hints(text).items() if name != "return"]
        compilation.entry(entry, text, kinds)
        found = assembly(compilation.program, lanes, of_runs(), machine.fma) + one_by_one(ValueType(lanes))
        return compile_object(optimised(found, machine), machine, calling=True)

    from poinsot.code.types import LIBRARY

    return LoadedObject(
        Cache().made("loop-" + cache_key(machine, entry, str(lanes)), make), machine, [*LIBRARY, *RUNTIME]
    )


class Beside:
    """Runs of one System, or of some that are alike in all but numbers, one in each lane."""

    def __init__(self, system: System, runs: Sequence[Any]) -> None:
        self.runs, self.system, self.count = runs, system, len(runs)
        names = [name for name in PARTS if getattr(runs[0], name, None) is not None]
        entry = "_".join([*(["switching"] if "rows" in names else []), *(["implicit"] if "solver" in names else [])])
        self._loaded, self._described = code_for(entry, self.count), dict[int, Any]()
        self._call = _SIGNATURE(self._loaded.address(entry))
        self._memory = dict[int, Any]()  # of the lanes, for each block of the first run's arrays
        self.asked = np.zeros((1, self.count), np.int64)
        for lane, run in enumerate(runs):
            run.__dict__.pop("cells", None)
            run.__dict__.pop("progress", None)
            run.__dict__.pop("state_of_rows", None)
            object.__setattr__(run, "side", LanePlace(self, lane))
        for name in names:
            parts = [getattr(run, name) for run in runs]
            for lane, part in enumerate(self._laid(parts)):
                setattr(runs[lane], name, part)
        self._lay_out(names)

    def _laid(self, parts: list[Any]) -> Iterator[Any]:
        """Parts of one lane, with arrays that are views into the arrays of all lanes."""
        own = {name: array for kind, name, array in leaves(parts[0]) if (kind.__name__, name) in of_runs()}
        for lane, part in enumerate(parts):
            found = {name: self._view(array, lane) for name, array in own.items()}
            for _, name, array in leaves(part):
                if name in found:
                    _copy(array, found[name])
            yield replaced(part, **found)

    def _view(self, array: NDArray[Any], lane: int) -> NDArray[Any]:
        """A lane's view of what lies in the lanes where this array of the first run lies alone."""
        base, size = block_of(array), 8 * self.count
        if id(base) not in self._memory:
            self._memory[id(base)] = base, aligned(base.nbytes * self.count + size)
        begin = self._memory[id(base)][1][(array.ctypes.data - base.ctypes.data) * self.count + 8 * lane :]
        return _spread(begin, array.shape, array.dtype, self.count)

    def _lay_out(self, names: Sequence[str]) -> None:
        """The block that is called with: addresses and sizes as of the first run alone."""
        parts = [self._with_kernels(getattr(self.runs[0], name)) for name in names]
        self._kept = parts
        self.block = Block(*parts, LaneRequest(self.asked[:, 0]), lanes=self.count)
        for run in self.runs:
            run._block = self.block

    def _with_kernels(self, part: P) -> P:
        """Part with kernel addresses replaced by those of lane kernels."""
        found = {name: each for _, name, each in leaves(part)}
        addresses: dict[str, object] = {name: self.kernel(found[name]) for name in KERNELS if name in found}
        if "resets" in found:
            addresses["resets"] = np.array([self.kernel(each) for each in found["resets"].tolist()], np.int64)
        return replaced(part, **addresses)

    def kernel(self, address: int) -> int:
        """Lane kernel in the place of a kernel's address."""
        if address and address not in self._described:
            with compiling:
                kernel = next(each for each in _kernels(self.system) if each.address == address)
                self._described[address] = described(kernel, self.count, self._loaded.address("one_by_one"))
        return int(self._described[address][0].ctypes.data) if address else 0

    def enlarge(self, room: int) -> None:
        """Make room for so many modes in the tables of all runs."""
        old = self.runs[0].rows.table
        for name in ("modes", "sigmas"):
            alone = np.zeros((room, getattr(old, name).shape[1]), getattr(old, name).dtype)
            for lane, run in enumerate(self.runs):
                view = self._view(alone, lane)
                view[: len(old.modes)] = getattr(run.rows.table, name)
                object.__setattr__(run, "rows", replaced(run.rows, **{name: view}))
        self._lay_out([name for name in PARTS if getattr(self.runs[0], name, None) is not None])

    def advance(self, lanes: Sequence[int], attempts: int) -> None:
        """At most so many attempts in these lanes, until one of them stops."""
        self.asked[0] = beside.NOTHING
        self.asked[0, lanes] = beside.ADVANCE
        self._call(self.block.address, attempts)


class LanePlace:
    """A lane among those of some runs."""

    def __init__(self, all_of: Beside, lane: int) -> None:
        self.all, self.lane = all_of, lane

    def call(self, entry: str, number: int = 0) -> int:
        """Call an entry of the loop for this lane alone, and return its result."""
        asked = self.all.asked
        asked[0] = beside.NOTHING
        asked[0, self.lane] = ASKED[entry]
        self.all._call(self.all.block.address, number)
        return int(asked[0, self.lane])

    def kernel(self, address: int) -> int:
        """Lane kernel in the place of a kernel's address."""
        return self.all.kernel(address)

    def enlarge(self, room: int) -> None:
        """Make room for so many modes."""
        self.all.enlarge(room)


KERNELS = (
    *("flow", "retract", "project"),
    *("watch", "data", "margins", "commands", "impulse", "supplied", "guards"),
    *("jacobian", "factor", "solve", "factor_pairs", "solve_pairs"),
)
"""Fields of parts that are addresses of kernels."""


def _kernels(system: System) -> Iterator[CompiledFunction]:
    """The kernels of a System that are made."""
    s, stages = system.switching, system.dynamics.stages
    of = [system.dynamics, system.state, *([] if s is None else [s.kernels, s.events]), stages and stages()]
    found = [getattr(each, name, None) for each in of for name in KERNELS]
    found += [] if s is None else s.events.resets
    return (each for each in found if each is not None and getattr(each, "is_made", True))


def _spread(memory: NDArray[np.uint8], shape: tuple[int, ...], kind: np.dtype[Any], lanes: int) -> NDArray[Any]:
    """View of an array with a stride of one number per lane."""
    if not prod(shape):
        return np.zeros(shape, kind)
    apart, words = 8 * lanes, kind.itemsize // 8
    if kind.names is not None:
        offsets = [apart * k for k in range(words)]
        kind = np.dtype({"names": kind.names, "formats": [kind[name] for name in kind.names], "offsets": offsets})
    strides = [words * apart * prod(shape[k + 1 :]) for k in range(len(shape))]
    return np.ndarray(shape, kind, memory.data, 0, strides)


def _copy(source: NDArray[Any], target: NDArray[Any]) -> None:
    """Number by number: what lies between the fields of a record is of other lanes."""
    for name in source.dtype.names or [...]:
        target[name] = source[name]
