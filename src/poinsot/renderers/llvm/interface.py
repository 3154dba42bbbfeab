"""What Python and the machine code of a program agree on: names of functions, addresses handed over, word size."""

from __future__ import annotations

import struct

CALL = "kernel_call"  # void f(const double *in, double *out)
LANES = "kernel_lanes"  # void f(const double *in, double *out, void *work), a sample in each lane
SETUP = "kernel_setup"  # takes addresses, answers the size of the workspace

#: Functions taken from the C library, one number at a time.
LIBRARY = ("sin", "cos", "tan", "asin", "acos", "atan", "atan2", "exp", "log", "tanh", "pow")
#: What Python hands to the setup function: a pointer each, in this order. So no symbol is resolved by name.
ADDRESSES = ("workspace", "tables", "allocate", "free", *(f"libm_{name}" for name in LIBRARY))

#: Before the name of a text (`code.texts`) that a kernel calls: the variable that holds the text's address.
TEXT = "text_"
TEXTS = (
    "newton", "nearest", "border_factor", "border_solve", "border_onward", "modes_solve",
    "sparse_factor_real", "sparse_factor_complex", "sparse_solve_real", "sparse_solve_complex",
)  # fmt: skip

ALIGNMENT = 64  # of the workspace and of tables, in bytes
WORD = struct.calcsize("P")
INTP = f"i{8 * WORD}"
