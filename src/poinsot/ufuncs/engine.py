"""The machine code of one kernel: compiled or taken from the cache, the batch code only when a batch is asked for."""

from __future__ import annotations

import ctypes
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from poinsot.programs.locking import compiling
from poinsot.programs.program import Operands
from poinsot.renderers.llvm.assembly import ValueType
from poinsot.renderers.llvm.interface import CALL, LANES
from poinsot.renderers.llvm.renderer import LLVM, InMemory, ObjectCode
from poinsot.renderers.llvm.target import Host
from poinsot.ufuncs import capi, entry
from poinsot.ufuncs.cache import Cache

if TYPE_CHECKING:
    from poinsot.programs.composition import Source


class Engine:
    """Loaded code of one kernel. Alive as long as the kernel or a ufunc made from it.

    loop, call   addresses: NumPy's inner loop, and ``void f(const double *in, double *out)``
    lanes        the address of ``void f(const double *in, double *out, void *work)`` for some lanes, and bytes of work
    shortcut     address of what Python calls for the ufunc
    data         address of what the inner loop gets as its last argument: the batch function, whom to ask for it, and
                 whether that one was interrupted
    """

    def __init__(
        self,
        program: Callable[[], Source],
        operands: Operands,
        machine: Host,
        cache: Cache,
        key: str | None,
    ) -> None:
        self._program, self._operands = program, operands
        self._machine, self._cache, self._key = machine, cache, key
        self._loaded: dict[int, InMemory] = {}
        self.seconds = 0.0
        scalar = self._code(ValueType(1))
        self.loop, self.call = scalar.address(entry.LOOP), scalar.address(CALL)
        self.shortcut = scalar.address(entry.SHORTCUT)
        self._publish = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)(scalar.address(entry.PUBLISH))
        self._request = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(self._answer)
        self._words = (ctypes.c_void_p * 3)(None, ctypes.cast(self._request, ctypes.c_void_p).value, None)
        self.data = ctypes.addressof(self._words)

    def lanes(self, count: int) -> tuple[int, int]:
        """The address of the function for so many lanes, and the bytes of the workspace that its caller owns."""
        with compiling:
            found = self._code(ValueType(count))
            return found.address(LANES), found.size

    def _code(self, lanes: ValueType) -> InMemory:
        """The code for some lanes, set up and ready to be called."""
        if lanes.count in self._loaded:
            return self._loaded[lanes.count]
        start = time.perf_counter()
        name = f"{self._key}-{lanes.count}"

        def make() -> bytes:
            from poinsot.renderers.llvm.module import Around
            from poinsot.ufuncs.module import around

            hull = Around(entry.ADDRESSES, around)
            return LLVM(self._machine, lanes).render(self._program(), self._operands, hull).kept()

        made = ObjectCode.of(self._cache.made(name, make) if self._key else make())
        known = capi.addresses()
        self._loaded[lanes.count] = InMemory(made, self._machine, {each: known[each] for each in entry.ADDRESSES})
        self.seconds += time.perf_counter() - start
        return self._loaded[lanes.count]

    def _answer(self, _: int) -> None:
        """Called by the inner loop on the first batch: compile the batch code and put its address into the data.

        Python cannot raise through the loop. After an interrupt the samples are computed one by one and the loop has
        the interrupt delivered again; after a failure, reported as unraisable, that is how all batches are computed.
        """
        try:
            with compiling:
                if not self._words[0]:
                    self._publish(self.data, self._code(self._machine.vector).address(entry.BATCH))
        except KeyboardInterrupt:
            self._words[2] = 1
        except BaseException:
            self._words[1] = None
            raise
