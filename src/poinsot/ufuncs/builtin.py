"""Machine code as a builtin function of Python: called with an object of ours, at the cost of `len`."""

from __future__ import annotations

import ctypes
from functools import cache
from typing import Any

_FASTCALL, _KEYWORDS = 0x80, 0x02


class _Definition(ctypes.Structure):
    """Python's PyMethodDef (methodobject.h)."""

    _fields_ = [
        ("name", ctypes.c_char_p),
        ("function", ctypes.c_void_p),
        ("flags", ctypes.c_int),
        ("doc", ctypes.c_char_p),
    ]


@cache
def _definition(address: int, name: str, doc: str) -> _Definition:
    """One for all functions from an address; never released, since Python keeps its address alone."""
    return _Definition(name.encode(), address, _FASTCALL | _KEYWORDS, doc.encode())


def builtin(address: int, owner: object, name: str, doc: str) -> Any:
    """The function ``PyObject *f(owner, PyObject *const *args, Py_ssize_t nargs, PyObject *names)`` at an address.

    The code lives as long as the process. The function keeps `owner` alive, which is to keep all that the code uses.
    """
    make = ctypes.pythonapi.PyCFunction_NewEx
    make.restype, make.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.py_object, ctypes.c_void_p]
    return make(ctypes.addressof(_definition(address, name, doc)), owner, None)


@cache
def python_functions() -> dict[str, int]:
    """Addresses that such code calls or answers with."""
    api = ctypes.pythonapi
    found = {"vectorcall": api.PyObject_Vectorcall, "call": api.PyObject_CallNoArgs, "keep": api.Py_IncRef}
    return {
        **{name: ctypes.cast(function, ctypes.c_void_p).value or 0 for name, function in found.items()},
        "none": id(None),
    }
