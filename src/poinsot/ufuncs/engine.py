"""The machine code of one kernel: compiled or taken from the cache, the batch code only when a batch is asked for."""

from __future__ import annotations

import ctypes
import time
from collections.abc import Callable, Sequence
from typing import Any

from poinsot.programs.locking import compiling
from poinsot.programs.newton import Implicit
from poinsot.programs.program import Program
from poinsot.programs.recursion import Recursion
from poinsot.renderers.llvm import interface
from poinsot.renderers.llvm.assembly import Lanes
from poinsot.renderers.llvm.target import Host, Loaded, compile_object, library_function
from poinsot.ufuncs import capi
from poinsot.ufuncs.cache import Cache

_LENGTH = 8  # bytes that say how long the object code is; tables follow it
Shapes = Sequence[tuple[int, ...]]


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
        program: Callable[[], Program | Recursion | Implicit],
        inputs: Shapes,
        outputs: Shapes,
        machine: Host,
        cache: Cache,
        key: str | None,
    ) -> None:
        self._program, self._inputs, self._outputs = program, inputs, outputs
        self._machine, self._cache, self._key = machine, cache, key
        self._kept: list[Any] = []
        self._loaded: dict[int, tuple[Loaded, int]] = {}
        self.seconds = 0.0
        scalar, _ = self._code(Lanes(1))
        self.loop, self.call = scalar.address(interface.LOOP), scalar.address(interface.CALL)
        self.shortcut = scalar.address(interface.SHORTCUT)
        self._publish = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)(scalar.address(interface.PUBLISH))
        self._request = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(self._answer)
        self._words = (ctypes.c_void_p * 3)(None, ctypes.cast(self._request, ctypes.c_void_p).value, None)
        self.data = ctypes.addressof(self._words)

    def lanes(self, count: int) -> tuple[int, int]:
        """The address of the function for so many lanes, and the bytes of the workspace that its caller owns."""
        with compiling:
            loaded, size = self._code(Lanes(count))
            return loaded.address(interface.LANES), size

    def _code(self, lanes: Lanes) -> tuple[Loaded, int]:
        """The code for some lanes, set up and ready to be called, and the size of its workspace."""
        if lanes.count in self._loaded:
            return self._loaded[lanes.count]
        start = time.perf_counter()
        name = f"{self._key}-{lanes.count}"

        def make() -> bytes:
            from poinsot.ufuncs.module import assemble

            text, tables = assemble(self._program(), self._inputs, self._outputs, lanes, self._machine)
            code = compile_object(text, self._machine)
            return len(code).to_bytes(_LENGTH, "little") + code + tables

        made = self._cache.made(name, make) if self._key else make()
        end = _LENGTH + int.from_bytes(made[:_LENGTH], "little")
        loaded = Loaded(made[_LENGTH:end], self._machine)
        self._loaded[lanes.count] = loaded, self._set_up(loaded, made[end:])
        self.seconds += time.perf_counter() - start
        return self._loaded[lanes.count]

    def _set_up(self, loaded: Loaded, tables: bytes) -> int:
        """Hand the code the addresses it works with; the size of its workspace."""
        setup = ctypes.CFUNCTYPE(ctypes.c_ssize_t, ctypes.c_void_p)(loaded.address(interface.SETUP))
        addresses = (ctypes.c_void_p * len(interface.ADDRESSES))()
        size: int = setup(ctypes.addressof(addresses))
        known = capi.addresses()
        for k, name in enumerate(interface.ADDRESSES):
            if name == "workspace":
                addresses[k] = self._memory(size)
            elif name == "tables":
                addresses[k] = start = self._memory(len(tables))
                ctypes.memmove(start, tables, len(tables))
            elif name in known:
                addresses[k] = known[name]
            else:
                addresses[k] = library_function(name.removeprefix("libm_"))
        setup(ctypes.addressof(addresses))
        return size

    def _memory(self, size: int) -> int:
        """The address of so many bytes, aligned, that live as long as this object."""
        memory = ctypes.create_string_buffer(size + interface.ALIGNMENT)
        self._kept.append(memory)
        return -(-ctypes.addressof(memory) // interface.ALIGNMENT) * interface.ALIGNMENT

    def _answer(self, _: int) -> None:
        """Called by the inner loop on the first batch: compile the batch code and put its address into the data.

        Python cannot raise through the loop. After an interrupt the samples are computed one by one and the loop has
        the interrupt delivered again; after a failure, reported as unraisable, that is how all batches are computed.
        """
        try:
            with compiling:
                if not self._words[0]:
                    self._publish(self.data, self._code(self._machine.vector)[0].address(interface.BATCH))
        except KeyboardInterrupt:
            self._words[2] = 1
        except BaseException:
            self._words[1] = None
            raise
