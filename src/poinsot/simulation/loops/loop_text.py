"""What the text of loops is written with. Python runs that text too, slowly; `make loops` compiles it (`shipped`).

A text takes names from other texts alone: of what it is compiled from, a hash is shipped with what was compiled.
"""

from __future__ import annotations

import ctypes
import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import numpy as np

TEXTS = {
    "implicit": ("native", "elimination", "stage_elimination", "loop", "implicit_loop"),
    "switching": (
        *("native", "elimination", "stage_elimination", "loop", "implicit_loop", "explicit_loop"),
        *("complementarity", "decision_problem", "decision_standing", "decision_basis", "decision_cones"),
        *("decision_impulse", "decision"),
        *("guards", "windows", "poles", "crossings", "samples", "instants", "switching_loop"),
    ),
    "moreau": (
        *("native", "loop", "moreau_shapes", "moreau_boxes", "moreau_near", "moreau_cones", "moreau_bodies"),
        *("moreau_factors", "moreau_rows", "moreau_books", "moreau_polish", "moreau_spots", "moreau_landing"),
        *("moreau_pile", "moreau_steps", "moreau_events", "moreau_watch", "moreau_shown", "moreau_loop"),
    ),
    "keeping": ("native", "loop", "keeping_loop"),
    "residual": ("native", "loop", "block_elimination", "residual_stages", "differential_algebraic_loop"),
}
"""Of each file of compiled loops the modules whose functions are its texts."""
Parts: TypeAlias = Any
"""A named tuple of arrays and numbers, or one of its arrays: what a text works on, as `simulation.switched` tells."""
Function = TypeVar("Function", bound=Callable[..., Any])
_KERNEL = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)


def sources(file: str) -> str:
    """A hash of a file's texts, by which it is told whether what was compiled from them is what they say now."""
    digest, folder = hashlib.sha256(), Path(__file__).parent
    for name in TEXTS[file]:
        digest.update(f"{name}\n{(folder / name).with_suffix('.py').read_text(encoding='utf-8')}\0".encode())
    return digest.hexdigest()


def compiled(function: Function) -> Function:
    """Mark a function of a loop, compiled once and called by others."""
    function.loop = "compiled"  # type: ignore[attr-defined]
    return function


def written_out(function: Function) -> Function:
    """Mark a function that is written out in each one that calls it: for helpers that one loop uses."""
    function.loop = "written out"  # type: ignore[attr-defined]
    return function


def call_kernel(address: int, inputs: Any, outputs: Any) -> None:
    """outputs = f(inputs) by the kernel at an address, `Kernel.address`; whoever holds it keeps the kernel alive.

    inputs    float64[::1], all inputs of the kernel one after the other, each in C order
    outputs   float64[::1], all outputs likewise; overwritten; must not overlap `inputs`
    Neither length is checked, nothing is raised on values: NaN in, NaN out.
    """
    _KERNEL(int(address))(inputs.ctypes.data, outputs.ctypes.data)


def _lying(address: int, kind: type, shape: tuple[int, ...]) -> Any:
    """The array that lies at an address; it owns nothing."""
    count = int(np.prod(shape))
    numbers: Any = ((ctypes.c_double if kind is np.float64 else ctypes.c_int64) * count).from_address(int(address))
    return np.frombuffer(numbers, dtype=kind).reshape(shape) if count else np.empty(shape, kind)


def vector(address: int, size: int) -> Any:
    """float64[size] at an address. Whoever holds the address keeps the array alive."""
    return _lying(address, np.float64, (size,))


def matrix(address: int, rows: int, columns: int) -> Any:
    """float64[rows, columns] at an address, as `vector`."""
    return _lying(address, np.float64, (rows, columns))


def whole(address: int, size: int) -> Any:
    """int64[size] at an address, as `vector`."""
    return _lying(address, np.int64, (size,))
