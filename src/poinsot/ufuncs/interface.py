"""What NumPy's ufuncs and the machine code around a program agree on, besides what any program's code does."""

from __future__ import annotations

LOOP = "kernel_loop"  # NumPy's inner loop
BATCH = "kernel_batch"  # the same for many samples, one a lane
SHORTCUT = "kernel_shortcut"  # what Python calls for the ufunc
PUBLISH = "kernel_publish"  # puts the address of the batch function where the inner loop looks for it

#: What Python hands over besides `renderers.llvm.interface.ADDRESSES`, in this order.
ADDRESSES = (
    "clear_status", "interrupt", "array_type", "float64_descriptor", "float_type", "float64_type",
    "new_array", "as_scalar", "new_tuple", "set_item", "drop", "general_call", "fetch_error", "normalize_error",
    "explain_error", "restore_error",
)  # fmt: skip
