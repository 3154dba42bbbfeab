"""A kernel of a System, called at the System's parameters."""

import ctypes
from typing import Any

import numpy as np

import poinsot as po


def call(kernel: Any, *operands: Any) -> np.ndarray:
    """The C function behind a kernel."""
    given = np.concatenate([np.ravel(each) for each in operands]).astype(float)
    assert len(given) == sum(int(np.prod(shape)) for shape in kernel.inputs.values())
    out = np.full(sum(int(np.prod(shape)) for shape in kernel.outputs.values()), np.nan)
    ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)(kernel.address)(given.ctypes.data, out.ctypes.data)
    return out


def kernel_at(system: po.System, name: str, *operands: Any) -> np.ndarray:
    """A kernel of a System at its parameters."""
    kernel = system.kernels()[name]
    return call(kernel, *operands, *([system.dynamics.constants()] if "c" in kernel.inputs else []))
