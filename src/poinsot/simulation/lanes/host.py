"""The loop as machine code, and the words that it is handed for the arrays of a run."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from poinsot.motion.kernels import Kernel
from poinsot.programs.locking import once
from poinsot.renderers.llvm.assembly import Lanes
from poinsot.renderers.llvm.interface import ALIGNMENT
from poinsot.renderers.llvm.target import Loaded, compile_object, host
from poinsot.simulation.lanes.words import FIELDS, WORDS
from poinsot.simulation.loops.run_records import Plan, Work
from poinsot.simulation.methods import Tableau
from poinsot.simulation.plan import of_each, side_by_side
from poinsot.ufuncs.cache import Cache
from poinsot.ufuncs.identity import cache_key

SAMPLES = ("states", "energies", "errors", "exchange")


class Code(NamedTuple):
    """Functions of the loop; they let other threads of Python run meanwhile."""

    begin: Callable[[int], None]
    take: Callable[[int], None]
    advance: Callable[[int, int], None]
    serve: Callable[[int, int, int], int]
    one_by_one: int
    loaded: Loaded


@once
def code_for(method: Tableau, lanes: int) -> Code:
    """The loop for a method and some lanes: compiled, or taken from the cache on disk; it serves every system."""
    machine = host()
    numbers = [each.tobytes().hex() for each in (method.A, method.b, method.c, method.error, method.dense)]
    key = "loop-" + cache_key(machine, str(lanes), str(method.stages), str(method.error_order), *numbers)

    def make() -> bytes:
        from poinsot.simulation.lanes.loop import assemble

        return compile_object(assemble(method, Lanes(lanes), machine.fma), machine)

    loaded = Loaded(Cache().made(key, make), machine)
    one, two = ctypes.CFUNCTYPE(None, ctypes.c_void_p), ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64)
    begin, take, advance, foreign = (loaded.address(name) for name in ("begin", "take", "advance", "one_by_one"))
    serve = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64)(loaded.address("serve"))
    return Code(one(begin), one(take), two(advance), serve, foreign, loaded)


class Loop:
    """A run of the loop: its code, its words, and what must stay where it is meanwhile."""

    def __init__(
        self, method: Tableau, plan: Plan, work: Work, kernels: Mapping[str, Kernel | None], lanes: int = 1
    ) -> None:
        nx, nl, width = len(work.x), len(plan.magnitude), len(work.k[0])
        nu, nw = plan.inputs.shape[2], width - nl
        sizes = {"nx": nx, "nl": nl, "nw": nw, "width": width, "nu": nu, "max_steps": plan.max_steps}
        sizes |= {"segment_count": len(plan.segments), "sample_count": len(plan.times)}
        sizes |= {"part_count": work.exchange.shape[-1]}
        self._code = code_for(method, lanes)
        self.private = np.zeros((), of_each(FIELDS, (lanes,)))
        self.private["own_segments"] = len(plan.segments)
        own = {"here": 5, "driven": 2 * nu, "between": width, "sampled": nx, "within": nx, "powered": nw}
        own |= {"atol": nl, "energy_atol": 1}
        self._own = side_by_side({name: (size * lanes,) for name, size in own.items()})
        self._own["atol"].reshape(nl, lanes)[:] = plan.atol[:, None]
        self._own["energy_atol"][:] = plan.energy_atol
        entries = {name: _entry(kernel, lanes, self._code.one_by_one) for name, kernel in kernels.items()}
        arrays = {**plan._asdict(), **work._asdict(), **self._own, "private": self.private}
        self._kept = [plan, work, kernels, entries]
        self._words = np.zeros(len(WORDS), np.int64)
        reals = self._words.view(np.float64)
        for name, place in WORDS.items():
            if name in sizes:
                self._words[place] = sizes[name]
            elif name.removesuffix("_work") in entries:
                address, workspace = entries[name.removesuffix("_work")]
                self._words[place] = workspace.ctypes.data if name.endswith("_work") else address
            elif isinstance(arrays[name], np.ndarray):
                self._words[place] = arrays[name].ctypes.data
            else:
                reals[place] = arrays[name]
        self._run = self._words.ctypes.data
        for name in SAMPLES:
            self.private[name] = [each.ctypes.data for each in getattr(work, name).reshape(lanes, -1)]

    def drive(self, segments: NDArray[np.float64], inputs: NDArray[np.float64]) -> None:
        """The segments of all members, one after the other, and their inputs, as in `Plan`."""
        self._driven = segments, inputs
        self._words[WORDS["segments"]], self._words[WORDS["inputs"]] = (each.ctypes.data for each in self._driven)
        self._words[WORDS["segment_count"]] = len(segments)

    def begin(self, called: Any = 1) -> None:
        """Settle the initial states and get ready for the first step, in the lanes that are called."""
        self.private["called"] = called
        self._code.begin(self._run)

    def take(self) -> None:
        """A sample of the states as they stand."""
        self.private["sampling"] = 1
        self._code.take(self._run)

    def serve(self, queue: NDArray[np.void], attempts: int) -> bool:
        """At most so many attempts for the members of a `serving.QUEUE`; whether there is more to do."""
        return bool(self._code.serve(self._run, queue.ctypes.data, attempts))

    def advance(self, attempts: int) -> None:
        """At most so many attempts of a step."""
        self._code.advance(self._run, attempts)


def _entry(kernel: Kernel | None, lanes: int, one_by_one: int) -> tuple[int, NDArray[np.uint8]]:
    """The address of a kernel for some lanes, and its workspace."""
    if kernel is None:
        return 0, np.zeros(0, np.uint8)
    known: Any = getattr(kernel, "lanes", None)
    if known is not None:
        address, size = known(lanes)
        return address, _aligned(size)
    taken, given = (sum(int(np.prod(shape)) for shape in each.values()) for each in (kernel.inputs, kernel.outputs))
    workspace = _aligned(8 * (3 + taken + given))
    workspace.view(np.int64)[:3] = kernel.address, taken, given
    return one_by_one, workspace


def _aligned(size: int) -> NDArray[np.uint8]:
    memory = np.zeros(size + ALIGNMENT, np.uint8)
    first = -memory.ctypes.data % ALIGNMENT
    return memory[first : first + size - size % 8]
