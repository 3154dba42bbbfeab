"""Algorithms made into machine code: traced to a program, printed by a renderer, called as NumPy ufuncs.

`Kernel` is all that most layers need; what calls a kernel from compiled code has its `address`.
"""

from poinsot.kernels.kernel import Kernel

__all__ = ["Kernel"]
