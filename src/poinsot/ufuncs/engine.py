"""The machine code of a kernel as a NumPy ufunc: compiled or from the cache, batch code only when a batch is asked."""

from __future__ import annotations

import ctypes
import gc
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import numpy as np

from poinsot.errors import CompilerError, printable
from poinsot.programs.locking import compiling
from poinsot.programs.program import Operands
from poinsot.renderers.llvm.assembly import ValueType
from poinsot.renderers.llvm.interface import CALL, LANES
from poinsot.renderers.llvm.renderer import LLVM, InMemory, ObjectCode
from poinsot.renderers.llvm.target import Host
from poinsot.ufuncs import capi, entry
from poinsot.ufuncs.arguments import KNOWN, Arguments
from poinsot.ufuncs.cache import Cache

if TYPE_CHECKING:
    from poinsot.programs.composition import Source


_NO_IDENTITY = -1


class _Head(ctypes.Structure):
    """The public start of NumPy's PyUFuncObject (numpy/ufuncobject.h), up to the object a ufunc keeps alive."""

    _fields_ = [
        ("nin", ctypes.c_int),
        ("nout", ctypes.c_int),
        ("nargs", ctypes.c_int),
        ("identity", ctypes.c_int),
        ("functions", ctypes.c_void_p),
        ("data", ctypes.c_void_p),
        ("ntypes", ctypes.c_int),
        ("reserved", ctypes.c_int),
        ("name", ctypes.c_char_p),
        ("types", ctypes.c_void_p),
        ("doc", ctypes.c_char_p),
        ("ptr", ctypes.c_void_p),
        ("object", ctypes.c_void_p),
    ]


def signature(inputs: Sequence[tuple[int, ...]], outputs: Sequence[tuple[int, ...]]) -> str:
    """The core signature of a ufunc, with sizes: ``(9),(9)->(9,9)``."""
    left, right = (",".join(f"({','.join(map(str, shape))})" for shape in shapes) for shapes in (inputs, outputs))
    return f"{left}->{right}"


def make_ufunc(loop: int, data: int, keep: object, signature: str, takes: Arguments, doc: str) -> np.ufunc:
    """A ufunc on float64 that calls a C inner loop.

    loop, data   addresses: of the function, and of what it gets as its last argument
    keep         kept alive as long as the ufunc
    """
    name, inputs, outputs = takes.name, len(takes.shapes), takes.outputs
    functions = (ctypes.c_void_p * 1)(loop)
    datas = (ctypes.c_void_p * 1)(data)
    types = np.full(inputs + outputs, np.dtype(np.float64).num, dtype=np.int8).tobytes()
    texts = tuple(printable(text, "\n").encode() for text in (name, doc, signature))
    prototype = ctypes.PYFUNCTYPE(
        ctypes.py_object, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int, ctypes.c_int, ctypes.c_int,
        ctypes.c_int, ctypes.c_char_p, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p,
    )  # fmt: skip
    create = prototype(capi.ufunc_from_function())
    ufunc = create(
        ctypes.addressof(functions), ctypes.addressof(datas), types, 1, inputs, outputs, _NO_IDENTITY, *texts[:2], 0,
        texts[2],
    )  # fmt: skip
    if not isinstance(ufunc, np.ufunc) or (ufunc.nin, ufunc.nout, ufunc.__name__) != (inputs, outputs, name):
        raise CompilerError(f"NumPy {np.__version__} did not make a ufunc of the kernel {name}.")
    _keep_alive(ufunc, (functions, datas, types, texts, takes, keep))
    KNOWN[id(ufunc)] = takes
    return ufunc


def _keep_alive(ufunc: np.ufunc, owned: object) -> None:
    """Give the ufunc a reference to the memory that its C fields point into; NumPy drops it with the ufunc.

    The ufunc is registered with the garbage collector, as NumPy does for its ufuncs that own an object: what is kept
    may lead back to the ufunc.
    """
    head = _Head.from_address(id(ufunc) + capi.HEAD)
    if head.nargs != ufunc.nargs or head.object:
        raise CompilerError(f"The ufuncs of NumPy {np.__version__} are laid out in an unknown way; try NumPy 2.")
    reference = ctypes.py_object(owned)
    ctypes.pythonapi.Py_IncRef(reference)
    head.object = id(owned)
    if not gc.is_tracked(ufunc):
        track = ctypes.pythonapi.PyObject_GC_Track
        track.restype, track.argtypes = None, [ctypes.py_object]
        track(ufunc)


def take_shortcut(ufunc: np.ufunc, function: int) -> None:
    """Have Python call a ufunc through this vectorcall function; without effect where NumPy is laid out otherwise."""
    slot = capi.vectorcall_slot()
    if slot is not None:
        ctypes.c_void_p.from_address(id(ufunc) + slot).value = function


class Engine:
    """Loaded code of one kernel. Alive as long as the kernel or a ufunc made from it.

    loop, call   addresses: NumPy's inner loop, and ``void f(const double *in, double *out)``
    lanes        the address of ``void f(const double *in, double *out, void *work)`` for some lanes, and bytes of work
    shortcut     address of what Python calls for the ufunc
    data         address of what the inner loop gets as its last argument: the batch function, whom to ask for it, and
                 whether that one was interrupted
    """

    def __init__(
        self, program: Callable[[], Source], operands: Operands, machine: Host, cache: Cache, key: str | None
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
