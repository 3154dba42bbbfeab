"""The machine code of one kernel: compiled or taken from the cache, the batch code only when a batch is asked for."""

from __future__ import annotations

import ctypes
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any

from poinsot.compiler import entry, loops
from poinsot.compiler.assembly import Lanes, declarations
from poinsot.compiler.cache import Cache
from poinsot.compiler.layout import ALIGNMENT
from poinsot.compiler.lowering import lower
from poinsot.compiler.program import Program, contract
from poinsot.compiler.target import Host, Loaded, compile_object, library_function
from poinsot.compiler.ufuncs import clear_status_address

Shapes = Sequence[tuple[int, ...]]


def assemble(program: Program, inputs: Shapes, outputs: Shapes, lanes: Lanes, machine: Host) -> str:
    """The whole module in LLVM assembly: for one lane the inner loop and the plain call, for more the batch."""
    operands = loops.operands(inputs, outputs)
    program = contract(program) if machine.fma else program
    sizes = [each.size for each in operands]
    body = lower(program, sizes[: len(inputs)], sizes[len(inputs) :], lanes, machine.vector, machine.fma)
    if lanes.count == 1:
        entries = [
            entry.loop(operands, body.workspace, machine.vector, machine.x86),
            entry.call(operands),
            entry.publish(),
        ]
    else:
        entries = [entry.batch(operands, body.workspace, lanes, machine.x86)]
    size = loops.workspace_size(operands, lanes, body.workspace)
    status = ["declare void @llvm.x86.sse.stmxcsr(ptr)", "declare void @llvm.x86.sse.ldmxcsr(ptr)"]
    return "\n".join(
        [
            loops.globals_and_setup(size),
            loops.workspace_functions(size),
            body.text,
            *(loops.transfer(each, lanes) for each in operands),
            *entries,
            *declarations(dict.fromkeys((Lanes(1), lanes, machine.vector)), machine.fma),
            *(status if machine.x86 else []),
        ]
    )


class Engine:
    """Loaded code of one kernel. Alive as long as the kernel or a ufunc made from it.

    loop, call   addresses: NumPy's inner loop, and ``void f(const double *in, double *out)``
    data         address of what the inner loop gets as its last argument: the batch function, whom to ask for it, and
                 whether that one was interrupted
    """

    def __init__(
        self,
        program: Callable[[], Program],
        inputs: Shapes,
        outputs: Shapes,
        machine: Host,
        cache: Cache,
        key: str | None,
    ) -> None:
        self._program, self._inputs, self._outputs = program, inputs, outputs
        self._machine, self._cache, self._key = machine, cache, key
        self._lock = threading.Lock()
        self._kept: list[Any] = []
        self.seconds = 0.0
        scalar = self._code(Lanes(1))
        self.loop, self.call = scalar.address(entry.LOOP), scalar.address(entry.CALL)
        self._publish = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)(scalar.address(entry.PUBLISH))
        self._request = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(self._answer)
        self._words = (ctypes.c_void_p * 3)(None, ctypes.cast(self._request, ctypes.c_void_p).value, None)
        self.data = ctypes.addressof(self._words)

    def _code(self, lanes: Lanes) -> Loaded:
        """The code for some lanes, set up and ready to be called."""
        start = time.perf_counter()
        name = f"{self._key}-{lanes.count}"
        code = self._cache.load(name) if self._key else None
        if code is None:
            text = assemble(self._program(), self._inputs, self._outputs, lanes, self._machine)
            code = compile_object(text, self._machine)
            if self._key:
                self._cache.store(name, code)
        loaded = Loaded(code, self._machine)
        self._set_up(loaded)
        self._kept.append(loaded)
        self.seconds += time.perf_counter() - start
        return loaded

    def _set_up(self, loaded: Loaded) -> None:
        """Hand the code the addresses it works with."""
        setup = ctypes.CFUNCTYPE(ctypes.c_ssize_t, ctypes.c_void_p)(loaded.address(entry.SETUP))
        addresses = (ctypes.c_void_p * len(loops.SETUP))()
        size = setup(ctypes.addressof(addresses))
        workspace = ctypes.create_string_buffer(size + ALIGNMENT)
        python = {
            "allocate": ctypes.pythonapi.PyMem_RawMalloc,
            "free": ctypes.pythonapi.PyMem_RawFree,
            "interrupt": ctypes.pythonapi.PyErr_SetInterrupt,
        }
        for k, name in enumerate(loops.SETUP):
            if name == "workspace":
                addresses[k] = -(-ctypes.addressof(workspace) // ALIGNMENT) * ALIGNMENT
            elif name in python:
                addresses[k] = ctypes.cast(python[name], ctypes.c_void_p).value
            elif name == "clear_status":
                addresses[k] = clear_status_address()
            else:
                addresses[k] = library_function(name.removeprefix("libm_"))
        setup(ctypes.addressof(addresses))
        self._kept.append(workspace)

    def _answer(self, _: int) -> None:
        """Called by the inner loop on the first batch: compile the batch code and put its address into the data.

        Python cannot raise through the loop. After an interrupt the samples are computed one by one and the loop has
        the interrupt delivered again; after a failure, reported as unraisable, that is how all batches are computed.
        """
        try:
            with self._lock:
                if not self._words[0]:
                    self._publish(self.data, self._code(self._machine.vector).address(entry.BATCH))
        except KeyboardInterrupt:
            self._words[2] = 1
        except BaseException:
            self._words[1] = None
            raise
