"""Arrays that move: values with their derivatives, which NumPy's functions and compiled kernels take as arrays.

    x = value + Σ ε_k tangents[k]

So what is observed of a run is differentiated by the function that observes it, without another text of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.lib.mixins import NDArrayOperatorsMixin

from poinsot.algebra.arrays import Floats
from poinsot.errors import SimulationError
from poinsot.kernels.tangents import tangent_of


class Moved(NDArrayOperatorsMixin):
    """A value [...] and its tangents [k, ...].

    Law     a function of it has the derivative of the function, tests/sensitivity/test_runs.py
    Errors  SimulationError for what of NumPy is not differentiated here
    """

    def __init__(self, value: object, tangents: object) -> None:
        self.value = np.asarray(value, dtype=np.float64)
        self.tangents = np.asarray(tangents, dtype=np.float64)

    @property
    def shape(self) -> tuple[int, ...]:
        """That of the value."""
        return self.value.shape

    @property
    def ndim(self) -> int:
        """Dimensions of the value."""
        return self.value.ndim

    @property
    def dtype(self) -> Any:
        """float64."""
        return self.value.dtype

    def __len__(self) -> int:
        return len(self.value)

    def __getitem__(self, place: Any) -> Moved:
        whole = place if isinstance(place, tuple) else (place,)
        return Moved(self.value[place], self.tangents[(slice(None), *whole)])

    def copy(self) -> Moved:
        """Itself: nothing writes into it."""
        return self

    def __array__(self, *_: Any, **__: Any) -> Any:
        raise SimulationError("a function that takes plain arrays alone is not differentiated")

    def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **options: Any) -> Any:
        if method != "__call__" or any(value is not None for value in options.values()):
            raise _refused(ufunc.__name__)
        values = [each.value if isinstance(each, Moved) else np.asarray(each, np.float64) for each in inputs]
        moving = [each.tangents if isinstance(each, Moved) else None for each in inputs]
        if ufunc in _PLAIN:
            return Moved(ufunc(*values), _PLAIN[ufunc](values, _raised(values, moving)))
        along = tangent_of(ufunc)
        if along is None:
            raise _refused(ufunc.__name__)
        kernel, function = along
        cores = [len(shape) for shape in kernel.inputs.values()]
        found = ufunc(*values)
        whole = [shape for shape in kernel.inputs.values()]
        full = [k for k, shape in enumerate(whole) if 0 not in shape]
        shifted = [_kernel_tangent(values[k], moving[k], cores[k], self.tangents.shape[0], values, cores) for k in full]
        slopes = function(*(values[k] for k in full), *shifted)
        outputs = [shape for shape in kernel.outputs.values()]
        if len(outputs) == 1:
            return Moved(found, np.broadcast_to(slopes, (len(self.tangents), *np.shape(found))))
        some = iter(slopes if isinstance(slopes, tuple) else (slopes,))
        return tuple(
            Moved(each, np.zeros((len(self.tangents), *each.shape)) if 0 in shape else next(some))
            for each, shape in zip(found, outputs, strict=True)
        )

    def __array_function__(self, function: Any, types: Any, arguments: Any, options: Any) -> Any:
        if function is np.concatenate and not options.keys() - {"axis"}:
            parts = [each if isinstance(each, Moved) else Moved(each, _still(each, self)) for each in arguments[0]]
            axis = options.get("axis", arguments[1] if len(arguments) > 1 else 0)
            behind = axis if axis < 0 else axis + 1
            return Moved(
                np.concatenate([each.value for each in parts], axis),
                np.concatenate([each.tangents for each in parts], behind),
            )
        raise _refused(function.__name__)


def _still(value: Any, like: Moved) -> Floats:
    return np.zeros((len(like.tangents), *np.shape(value)))


def _refused(name: str) -> SimulationError:
    return SimulationError(f"NumPy's {name} is not differentiated where it stands in an observation")


def _raised(values: Sequence[Floats], moving: Sequence[Floats | None]) -> list[Any]:
    """Tangents with as many dimensions of samples as the longest value has."""
    most = max(each.ndim for each in values)
    return [
        None if d is None else d.reshape(len(d), *[1] * (most - value.ndim), *value.shape)
        for value, d in zip(values, moving, strict=True)
    ]


def _kernel_tangent(
    value: Floats, d: Floats | None, core: int, count: int, values: Sequence[Floats], cores: Sequence[int]
) -> Floats:
    """Tangents in front of the dimensions of samples."""
    most = max(each.ndim - own for each, own in zip(values, cores, strict=True))
    if d is None:
        return np.zeros((count, *[1] * most, *value.shape[value.ndim - core :]))
    return d.reshape(count, *[1] * (most - (value.ndim - core)), *value.shape)


def _sum(terms: Sequence[Any]) -> Any:
    found = [each for each in terms if each is not None]
    total = found[0]
    for each in found[1:]:
        total = total + each
    return total


_PLAIN: dict[Any, Callable[[Sequence[Any], Sequence[Any]], Any]] = {
    np.add: lambda x, d: _sum(d) + np.zeros_like(x[0] + x[1]),
    np.subtract: lambda x, d: _sum([d[0], None if d[1] is None else -d[1]]) + np.zeros_like(x[0] + x[1]),
    np.multiply: lambda x, d: _sum([None if d[0] is None else d[0] * x[1], None if d[1] is None else x[0] * d[1]]),
    np.divide: lambda x, d: _sum(
        [None if d[0] is None else d[0] / x[1], None if d[1] is None else -x[0] * d[1] / x[1] ** 2]
    ),
    np.negative: lambda x, d: -d[0],
    np.square: lambda x, d: 2 * x[0] * d[0],
    np.sqrt: lambda x, d: d[0] / (2 * np.sqrt(x[0])),
    np.sin: lambda x, d: np.cos(x[0]) * d[0],
    np.cos: lambda x, d: -np.sin(x[0]) * d[0],
}
