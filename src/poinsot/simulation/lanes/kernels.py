"""Kernels as lanes call them."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Ints
from poinsot.motion.kernels import CompiledFunction
from poinsot.renderers.llvm.interface import ALIGNMENT


def described(kernel: CompiledFunction, lanes: int, one_by_one: int) -> tuple[Ints, *tuple[Any, ...]]:
    """Description of a kernel in lanes, as `code.lanes` reads it, and the arrays to keep alive.

    one_by_one   the address of what calls a kernel that knows no lanes
    """
    known: Any = getattr(kernel, "lanes", None)
    taken, given = (sum(int(np.prod(shape)) for shape in each.values()) for each in (kernel.inputs, kernel.outputs))
    if known is not None:
        address, size = known(lanes)
        workspace = aligned(size)
    else:
        address, workspace = one_by_one, aligned(8 * (3 + taken + given))
        workspace.view(np.int64)[:3] = kernel.address, taken, given
    outputs, inputs = aligned(8 * given * lanes), aligned(8 * taken * lanes)
    words = [address, workspace.ctypes.data, outputs.ctypes.data, given, inputs.ctypes.data, taken]
    return np.array(words), workspace, outputs, inputs


def aligned(size: int) -> NDArray[np.uint8]:
    """So many bytes of zeros, whole words, where vectors may begin."""
    memory = np.zeros(size + ALIGNMENT, np.uint8)
    first = -memory.ctypes.data % ALIGNMENT
    return memory[first : first + size - size % 8]
