"""Primitives of loops beside Python: marks, kernels, arrays at addresses. Python runs these too, slowly."""

from __future__ import annotations

import ctypes
import math
import struct
from collections.abc import Callable
from fractions import Fraction
from typing import Annotated, Any, TypeAlias, TypeVar

import numpy as np

from poinsot.algebra.arrays import Floats, Ints

Function = TypeVar("Function", bound=Callable[..., Any])
Value = TypeVar("Value")
Known: TypeAlias = Annotated[Value, "known"]
"""A parameter that is known while compiling: a function is compiled for each of its values."""
_KERNEL = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)
_PROGRAM = ctypes.CFUNCTYPE(None, ctypes.c_int64, ctypes.c_void_p, ctypes.c_void_p)
_ENTRY = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_void_p, ctypes.c_int64)


def compiled(function: Function) -> Function:
    """Mark a function of a loop, compiled once for each sort of arguments and called by others."""
    function.loop = "compiled"  # type: ignore[attr-defined]
    return function


def written_out(function: Function) -> Function:
    """Mark a function that is written out in each one that calls it: for helpers that one loop uses."""
    function.loop = "written out"  # type: ignore[attr-defined]
    return function


def call_kernel(address: int, inputs: Floats, outputs: Floats) -> None:
    """outputs = f(inputs) by the kernel at an address, `Kernel.address`; whoever holds it keeps the kernel alive.

    inputs    float64[::1], all inputs of the kernel one after the other, each in C order
    outputs   float64[::1], all outputs likewise; overwritten; must not overlap `inputs`
    Law: what the kernel's ufunc gives, tests/compiler/test_kernel.py. Source: none, a call.
    Neither length is checked, nothing is raised on values: NaN in, NaN out.
    """
    _KERNEL(int(address))(inputs.ctypes.data, outputs.ctypes.data)


def call_program(address: int, context: int, inputs: Floats, outputs: Floats) -> None:
    """The same by a program of the kernel that calls a text, which handed it the program's address and this context."""
    _PROGRAM(int(address))(int(context), inputs.ctypes.data, outputs.ctypes.data)


def call_entry(address: int, block: int, number: int) -> None:
    """Call a compiled entry of other loops, `Loops.address`, with the address of its block and a number."""
    _ENTRY(int(address))(int(block), int(number))


def lying_at(address: int, kind: type, shape: tuple[int, ...]) -> Any:
    """The array that lies at an address; it owns nothing."""
    count = int(np.prod(shape))
    numbers: Any = ((ctypes.c_double if kind is np.float64 else ctypes.c_int64) * count).from_address(int(address))
    return np.frombuffer(numbers, dtype=kind).reshape(shape) if count else np.empty(shape, kind)


def vector(address: int, size: int) -> Floats:
    """float64[size] at an address. Whoever holds the address keeps the array alive."""
    found: Floats = lying_at(address, np.float64, (size,))
    return found


def matrix(address: int, rows: int, columns: int) -> Floats:
    """float64[rows, columns] at an address, as `vector`."""
    found: Floats = lying_at(address, np.float64, (rows, columns))
    return found


def whole(address: int, size: int) -> Ints:
    """int64[size] at an address, as `vector`."""
    found: Ints = lying_at(address, np.int64, (size,))
    return found


def fma(a: float, b: float, c: float) -> float:
    """a b + c, rounded once."""
    if not (math.isfinite(a) and math.isfinite(b) and math.isfinite(c)):
        return a * b + c
    exact = Fraction(a) * Fraction(b) + Fraction(c)
    try:
        return float(exact) if exact else a * b + c
    except OverflowError:
        return math.copysign(math.inf, exact)


def bits_of(x: float) -> int:
    """The bits of a float, as a whole number."""
    found: int = struct.unpack("<q", struct.pack("<d", x))[0]
    return found


def float_of(bits: int) -> float:
    """The float that has these bits, of which those beyond 64 are left out."""
    found: float = struct.unpack("<d", struct.pack("<Q", bits & (1 << 64) - 1))[0]
    return found


def unrolled(start: int, stop: int | None = None) -> range:
    """A range with turns written out one after the other, so that its counter is known."""
    return range(start) if stop is None else range(start, stop)


def each_lane(condition: bool) -> range:
    """`for _ in each_lane(c)`: what follows is done for each of the lanes in which c holds, one after the other.

    It alone may write to what lanes share.
    """
    return range(1 if condition else 0)


def any_lane(condition: bool) -> bool:
    """Test for a condition that holds in any lane."""
    return bool(condition)


def sine(x: float) -> float:
    """sin x, the C library's."""
    return math.sin(x)


def cosine(x: float) -> float:
    """cos x, the C library's."""
    return math.cos(x)
