"""Algorithms made into machine code: trace, lower to LLVM, NumPy ufuncs, the cache on disk.

`Kernel` is all that other layers need; `poinsot.compiler.calls`, imported where used, calls kernels from Numba loops.
"""

from poinsot.compiler.kernel import Kernel

__all__ = ["Kernel"]
