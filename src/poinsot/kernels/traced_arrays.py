"""Arrays of traced scalars that ufuncs of kernels take, too: their programs become parts of the traced one.

controller = po.Controller(1e-3, lambda t, q, v: mech.gravity_force(q) - kd * v, …, compiled=True)
"""

from __future__ import annotations

import numpy as np

from poinsot.errors import CompilerError
from poinsot.kernels.kernel import OF_UFUNCS


class TracedArray(np.ndarray[tuple[int, ...], np.dtype[np.object_]]):
    """Numbers of a function that is traced.

    Law     a function of kernels, traced, gives what they give one by one, tests/simulation/test_compiled_ticks.py
    Errors  CompilerError for a kernel that walks over its tree in loops, which cannot be a part of another
    """

    def __array_ufunc__(self, ufunc: np.ufunc, method: str, *inputs: object, **options: object) -> object:
        given = [_plain(each) for each in inputs]
        kernel = OF_UFUNCS.get(id(ufunc))
        if kernel is None or method != "__call__":
            return _traced(getattr(ufunc, method)(*given, **options))
        if kernel.rolled:
            raise CompilerError(f"{kernel.name} of a mechanism as large as this one is walked over in loops")
        cores = {name: np.asarray(each, dtype=object) for name, each in zip(kernel.inputs, given, strict=True)}
        for name, each in cores.items():
            if each.shape != kernel.inputs[name]:
                wanted = kernel.inputs[name]
                raise CompilerError(f"{kernel.name} takes {name} of the shape {wanted} here, not {each.shape}")
        found = kernel.function(**{name: each[()] for name, each in cores.items()})
        several = found if isinstance(found, tuple) else (found,)
        made = [np.asarray(each, dtype=object).reshape(shape)
                for each, shape in zip(several, kernel.outputs.values(), strict=True)]  # fmt: skip
        return _traced(made[0] if len(made) == 1 else tuple(made))


def _plain(value: object) -> object:
    return value.view(np.ndarray) if isinstance(value, TracedArray) else value


def _traced(value: object) -> object:
    if isinstance(value, tuple):
        return tuple(map(_traced, value))
    return value.view(TracedArray) if isinstance(value, np.ndarray) and value.dtype == object else value
