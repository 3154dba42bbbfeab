"""Algorithms made into machine code: trace, lower to LLVM, NumPy ufuncs, the cache on disk.

`Kernel` is all that other layers need; what calls a kernel from compiled code has its `address`.
"""

from poinsot.compiler.kernel import Kernel

__all__ = ["Kernel"]
