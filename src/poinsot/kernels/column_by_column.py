"""Matrices of derivatives of a kernel, one column after another: its tangent along every direction of its inputs.

    (∂f/∂x_k)_{· j} = tangent(x; 0, …, e_j, …, 0)

Directions go side by side in the lanes of a processor, as samples do. So what is compiled does not grow with the
system, and a column costs less than one call of f. Source: Griewank & Walther, Evaluating Derivatives (2008), ch. 3.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Bools, Floats
from poinsot.kernels.tangents import Tangent
from poinsot.ufuncs.arguments import Arguments
from poinsot.ufuncs.standing_in import Shapes, StandIn

_AT_ONCE = 4_000_000
"""Numbers of columns that are made at a time."""
_SAME = 1e-5
"""Of its terms, by how much a number may differ and be the same."""
_NOISE = 1e-12
"""The same, of the greatest terms of all, by their sizes."""


class ColumnByColumn(StandIn):
    """∂f/∂x_k (…, size of f, directions of x_k) for each input x_k of f, called like a ufunc.

    tangent   of the kernel of f
    value     f where it is not what is differentiated: where the two part there are no derivatives, but NaN
    sizes     the natural sizes of the numbers of f
    frames    of each input: None, where its directions are those of its numbers; or a function, x_k (s, n) →
              (s, directions, n)
    Law       a batch equals its singles bit for bit; equals what is written out, tests/systems/test_many_derivatives.py
    """

    def __init__(
        self,
        takes: Arguments,
        outputs: Shapes,
        tangent: Tangent,
        value: Callable[..., Any] | None,
        sizes: Floats,
        frames: Sequence[Callable[[Floats], Floats] | None],
        doc: str,
        signature: str,
    ) -> None:
        super().__init__(takes, outputs, doc, signature)
        self._tangent, self._value, self._sizes, self._frames = tangent, value, sizes, frames

    def fill(self, arrays: Sequence[Any], targets: Sequence[Any], loop: tuple[int, ...], **options: Any) -> None:
        """Some samples, and some of their columns, at a time."""
        if options:
            raise TypeError(f"{self.__name__}() takes no option but out")
        count = int(np.prod(loop))
        cores = self._shapes[: self.nin]
        given = [
            np.broadcast_to(np.asarray(x, dtype=np.float64), loop + core).reshape(count, *core)
            for x, core in zip(arrays, cores, strict=True)
        ]
        made = [np.empty((count, *shape)) for shape in self._shapes[self.nin :]]
        values = np.empty((count, made[0].shape[1]))
        for k, found in enumerate(made):
            _, size, columns = found.shape
            samples, most = max(1, _AT_ONCE // (size * columns)), max(1, _AT_ONCE // size)
            for s in range(0, count, samples):
                part = slice(s, s + samples)
                at = [x[part] for x in given]
                for j in range(0, columns, most):
                    values[part], moved = self._columns(at, k, slice(j, j + most))
                    found[part, :, j : j + most] = moved.swapaxes(1, 2)
        if self._value is not None:
            none = parted(self._value(*given), values, made, given, self._sizes)
            for found in made:
                found[none] = np.nan
        for target, found in zip(targets, made, strict=True):
            target[...] = found.reshape(target.shape)

    def _columns(self, at: Sequence[Floats], k: int, which: slice) -> tuple[Floats, Floats]:
        """f, and the columns of ∂f/∂x_k as rows, at some samples."""
        frame = self._frames[k]
        moves = np.eye(at[k].shape[1])[None] if frame is None else frame(at[k])
        along = [np.zeros((1, 1, x.shape[1])) for x in at]
        along[k] = moves[:, which]
        operands = (*(x[:, None] for x in at), *along)
        if self._tangent.kernel.rolled:
            (values,), (found,) = self._tangent.with_values(*operands)
            return values[:, 0], found
        return self._tangent.kernel.ufunc(*at), self._tangent(*operands)


def parted(
    own: Floats, values: Floats, slopes: Sequence[Floats], given: Sequence[Floats], sizes: Floats | float = 1.0
) -> Bools:
    """The samples at which f (s, m) differs from the differentiated function, each number by the terms that make it,
    the first input's being those of moves of order one."""
    terms = [np.abs(own), np.abs(slopes[0]).sum(axis=2)]
    for each, x in zip(slopes[1:], given[1:], strict=True):
        terms.append((np.abs(each) @ np.abs(x)[:, :, None])[:, :, 0])
    felt = sum(terms) / sizes
    with np.errstate(invalid="ignore"):
        allowed = _SAME * felt + _NOISE * felt.max(axis=1, keepdims=True)
        return np.asarray((np.abs(own - values) / sizes > allowed).any(axis=1))
