"""Kernels and arrays in compiled loops by their address: one Numba intrinsic calls a C function, others see arrays.

Importing this module imports Numba (0.3 s), so import it inside the function or module that has the compiled loop.
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import types
from numba.core.errors import TypingError
from numba.extending import intrinsic
from numba.np.arrayobj import populate_array

_FLOATS = "a contiguous one-dimensional float64 array"


def _is_vector(array: Any, writable: bool) -> bool:
    return (
        isinstance(array, types.Array)
        and array.dtype == types.float64
        and array.ndim == 1
        and array.layout == "C"
        and (array.mutable or not writable)
    )


@intrinsic
def call_kernel(typing: Any, address: Any, inputs: Any, outputs: Any) -> Any:
    """Call the kernel at an address, inside Numba-compiled code: outputs = f(inputs).

    address   `Kernel.address`, an int64 handed in at run time (never a constant: Numba's cache outlives the process)
    inputs    float64[::1], all inputs of the kernel concatenated in order, each in C order
    outputs   float64[::1], all outputs likewise; overwritten; must not overlap `inputs`
    Returns   None. Neither length is checked, nothing is raised on values: NaN in, NaN out
    Law       the same bits as the kernel's ufunc on the same sample, tests/compiler/test_calls.py
    Whoever holds the address keeps the `Kernel` alive.
    """
    if not isinstance(address, types.Integer):
        raise TypingError(f"call_kernel: the address of the kernel must be an integer, not {address}.")
    if not _is_vector(inputs, writable=False):
        raise TypingError(f"call_kernel: the inputs must be {_FLOATS}, not {inputs}.")
    if not _is_vector(outputs, writable=True):
        raise TypingError(f"call_kernel: the outputs must be {_FLOATS} that can be written to, not {outputs}.")

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        number, source, target = arguments
        pointer = ir.DoubleType().as_pointer()
        function = ir.FunctionType(ir.VoidType(), [pointer, pointer]).as_pointer()
        number = context.cast(builder, number, signature.args[0], types.intp)
        data = [
            context.make_array(kind)(context, builder, value).data
            for kind, value in zip(signature.args[1:], (source, target), strict=True)
        ]
        builder.call(builder.inttoptr(number, function), [builder.bitcast(each, pointer) for each in data])
        return context.get_dummy_value()

    return types.none(address, inputs, outputs), generate


def _viewed(number: Any, dimensions: int) -> Any:
    """An intrinsic: (address, sizes…) → the array of float64 or int64 in C order that lies there; it owns nothing."""

    def view(typing: Any, address: Any, *sizes: Any) -> Any:
        if not all(isinstance(each, types.Integer) for each in (address, *sizes)):
            raise TypingError("the address and the sizes of an array must be integers.")
        kind = types.Array(number, dimensions, "C")

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            given = [
                context.cast(builder, value, own, types.intp)
                for value, own in zip(arguments, signature.args, strict=True)
            ]
            array, eight = context.make_array(kind)(context, builder), context.get_constant(types.intp, 8)
            strides = [eight]
            for size in reversed(given[2:]):
                strides.insert(0, builder.mul(strides[0], size))
            data = builder.inttoptr(given[0], context.get_data_type(number).as_pointer())
            populate_array(  # type: ignore[no-untyped-call]
                array, data=data, shape=given[1:], strides=strides, itemsize=eight, meminfo=None
            )
            return array._getvalue()

        return kind(address, *sizes), generate

    return view


@intrinsic
def vector(typing: Any, address: Any, size: Any) -> Any:
    """float64[size] at an address, inside Numba-compiled code. Whoever holds the address keeps the array alive.

    A loop on many arrays gets them as integers in a record: Numba passes every array as seven arguments, and a loop
    with a hundred of them takes minutes to compile. Law: tests/compiler/test_calls.py
    """
    return _viewed(types.float64, 1)(typing, address, size)


@intrinsic
def matrix(typing: Any, address: Any, rows: Any, columns: Any) -> Any:
    """float64[rows, columns] at an address, as `vector`."""
    return _viewed(types.float64, 2)(typing, address, rows, columns)


@intrinsic
def whole(typing: Any, address: Any, size: Any) -> Any:
    """int64[size] at an address, as `vector`."""
    return _viewed(types.int64, 1)(typing, address, size)
