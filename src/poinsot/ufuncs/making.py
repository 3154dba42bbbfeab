"""NumPy generalised ufuncs made at run time, through NumPy's C interface."""

from __future__ import annotations

import ctypes
import gc
from collections.abc import Sequence

import numpy as np

from poinsot.errors import CompilerError, printable
from poinsot.ufuncs import capi
from poinsot.ufuncs.arguments import KNOWN, Arguments

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
