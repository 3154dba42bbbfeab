"""Functions of NumPy's and Python's C interfaces, as addresses for machine code; checked before they are trusted.

Machine code as a builtin function of Python: called with an object of ours, at the cost of `len`.
"""

from __future__ import annotations

import ctypes
import importlib
from functools import cache
from typing import Any

import numpy as np

from poinsot.errors import CompilerError
from poinsot.renderers.llvm.interface import WORD
from poinsot.ufuncs.arguments import explainer

# Places in NumPy's tables of C functions (numpy/__ufunc_api.h, __multiarray_api.h): its binary interface, never moved.
_UFUNC_TYPE, _CLEAR_STATUS, _FROM_FUNCTION = 0, 27, 31
_ARRAY_TYPE, _RETURN, _NEW = 2, 76, 93

#: Bytes before the first field of any Python object; the pointer to its type is the last word of them.
HEAD = object.__basicsize__
TYPE = HEAD - WORD
#: Fields of NumPy's PyArrayObject (numpy/ndarraytypes.h).
DATA, DIMENSIONS_COUNT, DIMENSIONS, DESCRIPTOR, FLAGS = (HEAD + k * WORD for k in (0, 1, 2, 5, 6))
#: Flags of an array that is C-contiguous and aligned.
PLAIN = 0x1 | 0x100
FLOAT64 = np.dtype(np.float64).num


@cache
def _table(capsule: str, place: int, expected: type) -> Any:
    """A table of NumPy's C functions, checked by the type that stands at one place of it."""
    found = getattr(importlib.import_module("numpy._core._multiarray_umath"), capsule)
    pointer_of = ctypes.pythonapi.PyCapsule_GetPointer
    pointer_of.restype, pointer_of.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
    table = ctypes.cast(pointer_of(found, None), ctypes.POINTER(ctypes.c_void_p))
    if table[place] != id(expected):
        raise CompilerError(f"The C interface of NumPy {np.__version__} is not the one poinsot knows; try NumPy 2.")
    return table


def ufunc_from_function() -> int:
    """The address of ``PyUFunc_FromFuncAndDataAndSignature``."""
    return int(_table("_UFUNC_API", _UFUNC_TYPE, np.ufunc)[_FROM_FUNCTION])


@cache
def addresses() -> dict[str, int]:
    """The functions and objects that the code around a kernel calls or compares with, by the names of
    `entry.ADDRESSES`."""
    ufuncs = _table("_UFUNC_API", _UFUNC_TYPE, np.ufunc)
    arrays = _table("_ARRAY_API", _ARRAY_TYPE, np.ndarray)
    python = {
        "interrupt": ctypes.pythonapi.PyErr_SetInterrupt,
        "new_tuple": ctypes.pythonapi.PyTuple_New,
        "set_item": ctypes.pythonapi.PyTuple_SetItem,
        "drop": ctypes.pythonapi.Py_DecRef,
        "fetch_error": ctypes.pythonapi.PyErr_Fetch,
        "normalize_error": ctypes.pythonapi.PyErr_NormalizeException,
        "restore_error": ctypes.pythonapi.PyErr_Restore,
        "explain_error": explainer(),
    }
    slot = vectorcall_slot()
    return {
        **{name: ctypes.cast(function, ctypes.c_void_p).value or 0 for name, function in python.items()},
        "clear_status": int(ufuncs[_CLEAR_STATUS]),
        "new_array": int(arrays[_NEW]),
        "as_scalar": int(arrays[_RETURN]),
        "array_type": id(np.ndarray),
        "float64_descriptor": id(np.dtype(np.float64)),
        "float_type": id(float),
        "float64_type": id(np.float64),
        "general_call": _word(id(np.add) + slot) if slot else 0,
    }


@cache
def vectorcall_slot() -> int | None:
    """Where a ufunc keeps the function that Python calls for it, in bytes; None unless all is laid out as known.

    The place is read from the type object (its word after name, two sizes and destructor), not assumed.
    """
    slot = _word(id(np.ufunc) + HEAD + 5 * WORD)
    has_vectorcall = np.ufunc.__flags__ & 1 << 11
    if not has_vectorcall or not HEAD < slot <= np.ufunc.__basicsize__ - WORD:
        return None
    functions = {_word(id(ufunc) + slot) for ufunc in (np.add, np.matmul, np.sin)}
    return slot if len(functions) == 1 and 0 not in functions and _objects_are_laid_out_as_known() else None


def _objects_are_laid_out_as_known() -> bool:
    probe = np.zeros((3, 5))
    strided = probe[:, ::2]
    fields = (
        _word(id(probe)) > 0,
        all(_word(id(each) + TYPE) == id(type(each)) for each in (probe, 1.5, np.float64(1.5))),
        _word(id(probe) + DATA) == probe.ctypes.data,
        ctypes.c_int.from_address(id(probe) + DIMENSIONS_COUNT).value == 2,
        [_word(_word(id(probe) + DIMENSIONS) + k * WORD) for k in range(2)] == [3, 5],
        _word(id(probe) + DESCRIPTOR) == id(np.dtype(np.float64)),
        ctypes.c_int.from_address(id(probe) + FLAGS).value & PLAIN == PLAIN,
        ctypes.c_int.from_address(id(strided) + FLAGS).value & PLAIN == PLAIN & ~1,
        all(ctypes.c_double.from_address(id(each) + HEAD).value == 1.5 for each in (1.5, np.float64(1.5))),
    )
    return all(fields)


def _word(address: int) -> int:
    return ctypes.c_size_t.from_address(address).value


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
