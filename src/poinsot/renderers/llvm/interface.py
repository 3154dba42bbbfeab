"""What Python and the machine code of a kernel agree on: names of functions, addresses handed over, word size."""

from __future__ import annotations

import struct

LOOP = "kernel_loop"  # NumPy's inner loop
BATCH = "kernel_batch"  # the same for many samples, one a lane
CALL = "kernel_call"  # void f(const double *in, double *out)
LANES = "kernel_lanes"  # void f(const double *in, double *out, void *work), a sample in each lane
SETUP = "kernel_setup"  # takes ADDRESSES, answers the size of the workspace
SHORTCUT = "kernel_shortcut"  # what Python calls for the ufunc
PUBLISH = "kernel_publish"  # puts the address of the batch function where the inner loop looks for it

#: Functions taken from the C library, one number at a time.
LIBRARY = ("sin", "cos", "tan", "asin", "acos", "atan", "atan2", "exp", "log", "tanh", "pow")
#: What Python hands to the setup function: a pointer each, in this order. So no symbol is resolved by name.
ADDRESSES = (
    "workspace", "tables", "allocate", "free", "clear_status", "interrupt",
    "array_type", "float64_descriptor", "float_type", "float64_type",
    "new_array", "as_scalar", "new_tuple", "set_item", "drop", "general_call",
    *(f"libm_{name}" for name in LIBRARY),
)  # fmt: skip

ALIGNMENT = 64  # of the workspace and of tables, in bytes
WORD = struct.calcsize("P")
INTP = f"i{8 * WORD}"
