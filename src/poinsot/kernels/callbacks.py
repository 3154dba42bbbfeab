"""Kernels that walk over a tree as functions of CasADi, called by it: for functions too long to be expressions.

CasADi asks for derivatives by name; they are kernels again. So first derivatives cost what `column_by_column` says,
and second ones go forward over forward:   (∂²f/∂x²) δ  e_k = tangent of tangent(x; e_k) along δ
Source: Griewank & Walther, Evaluating Derivatives (2008), ch. 3; CasADi's manual, "Callback".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import Any

import casadi
import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.errors import CompilerError
from poinsot.kernels.column_by_column import parted
from poinsot.kernels.kernel import Kernel
from poinsot.kernels.tangents import full_kernel, tangent_kernel
from poinsot.programs.program import Shape

_ALIVE: list[Any] = []
"""Functions that CasADi may still call: it does not keep them."""


def kernel_function(kernel: Kernel, name: str) -> Any:
    """The kernel as a ``casadi.Function``; of vectors. Its first and second derivatives are exact; there is no third,
    and no code can be generated of it.

    Law     equals the kernel, and its derivatives those of the expression, tests/systems/test_casadi_functions.py
    """
    return _Values(full_kernel(kernel), name)


class _Called(casadi.Callback):
    """A function over numbers (name → shape), which CasADi calls with matrices."""

    def __init__(self, name: str, given: Mapping[str, Shape], made: Mapping[str, Shape]) -> None:
        casadi.Callback.__init__(self)
        self.given, self.made = dict(given), dict(made)
        _ALIVE.append(self)
        self.construct(name, {})

    def get_n_in(self) -> int:
        """CasADi asks."""
        return len(self.given)

    def get_n_out(self) -> int:
        """CasADi asks."""
        return len(self.made)

    def get_name_in(self, k: int) -> str:
        """CasADi asks."""
        return [*self.given][k]

    def get_name_out(self, k: int) -> str:
        """CasADi asks."""
        return [*self.made][k]

    def get_sparsity_in(self, k: int) -> Any:
        """Dense."""
        return _dense([*self.given.values()][k])

    def get_sparsity_out(self, k: int) -> Any:
        """Dense."""
        return _dense([*self.made.values()][k])

    def eval(self, arguments: Sequence[object]) -> list[Any]:
        """The outputs, from plain numbers."""
        given = [np.asarray(x, dtype=np.float64) for x in arguments]
        return [casadi.DM(np.ascontiguousarray(x)) for x in self.values(given)]

    def values(self, given: Sequence[Floats]) -> Sequence[Floats]:
        """The same over arrays, vectors being columns."""
        return ()


def _dense(shape: Shape) -> Any:
    rows, columns = (*shape, 1, 1)[:2]
    return casadi.Sparsity.dense(rows, columns)


class _Values(_Called):
    """A kernel f(x, y, …) of vectors; of a tangent the directions alone."""

    def __init__(self, kernel: Kernel, name: str, first: int = 0) -> None:
        self.kernel, self.label, self.first = kernel, name, first
        made = dict([*kernel.outputs.items()][first:])
        super().__init__(name, kernel.inputs, made)

    def values(self, given: Sequence[Floats]) -> Sequence[Floats]:
        """By its ufunc."""
        found = self.kernel.ufunc(*(x[:, 0] for x in given))
        return (found if len(self.kernel.outputs) > 1 else (found,))[self.first :]

    def has_jacobian(self) -> bool:
        """All first derivatives together; of directions these are `_Second`."""
        return not self.first

    def get_jacobian(self, name: str, names_in: Any, names_out: Any, options: Any) -> Any:
        """∂f/∂x of each output by each input, after the inputs and outputs that CasADi hands over."""
        return _Columns(self.kernel, dict(zip(names_in, _sizes(self), strict=True)), names_out, name)

    def has_forward(self, count: int) -> bool:
        """Directions, in any number."""
        return True

    def get_forward(self, count: int, name: str, names_in: Any, names_out: Any, options: Any) -> Any:
        """(inputs, outputs, directions side by side) → directions of the outputs."""
        tangent = tangent_kernel(self.kernel)
        own = tangent.whole
        one = _Values(own, f"{self.label}_along", len(own.outputs) - len(self.made))
        n, m = len(self.given), len(self.made)
        shapes = [*self.given.values(), *self.made.values()]
        symbols = [casadi.MX.sym(f"x{k}", _dense(shape)) for k, shape in enumerate(shapes)]
        moves = [casadi.MX.sym(f"d{k}", shape[0], count) for k, shape in enumerate(self.given.values())]
        found = [one.call([*symbols[:n], *(each[:, j] for each in moves)]) for j in range(count)]
        results = [casadi.horzcat(*(each[k] for each in found)) for k in range(m)]
        return casadi.Function(name, [*symbols, *moves], results, names_in, names_out)


def _sizes(function: _Called) -> list[Shape]:
    return [*function.given.values(), *function.made.values()]


class _Columns(_Called):
    """∂f/∂x of every output by every input, one after the other, along all numbers of all inputs at once; NaN where f
    differs from the differentiated function."""

    def __init__(self, kernel: Kernel, given: Mapping[str, Shape], names: Sequence[str], name: str) -> None:
        self.kernel, self.tangent, self.label = kernel, tangent_kernel(kernel), name
        tangent = self.tangent
        self.before = [shape[0] for shape in tangent.inputs.values()]
        rows = [shape[0] for shape in tangent.outputs.values()]
        shapes = [(m, n) for m in rows for n in self.before]
        super().__init__(name, given, dict(zip(names, shapes, strict=True)))

    def values(self, given: Sequence[Floats]) -> Sequence[Floats]:
        """By the tangent along every direction."""
        at = [x[:, 0] for x in given[: len(self.before)]]
        values, moved = self.tangent.with_values(*at, *self.directions())
        found = self.split(moved)
        if self.kernel.differentiated is not self.kernel:
            slopes, own = [x[None] for x in found], self.kernel.ufunc(*at)
            if parted(own[None], values[0][:1], slopes, [x[None] for x in at])[0]:
                return [np.full_like(x, np.nan) for x in found]
        return found

    def directions(self) -> list[Floats]:
        """Of each input, those along all numbers of all inputs."""
        return np.split(np.eye(sum(self.before)), [*accumulate(self.before)][:-1], axis=1)

    def split(self, moved: Sequence[Floats]) -> list[Floats]:
        """Directions of each output, as rows, cut at the inputs."""
        cuts = [*accumulate(self.before)][:-1]
        return [part.T for each in moved for part in np.split(each, cuts)]

    def has_forward(self, count: int) -> bool:
        """Second derivatives along a direction."""
        return True

    def get_forward(self, count: int, name: str, names_in: Any, names_out: Any, options: Any) -> Any:
        """How all of them move along directions of the inputs."""
        return _Second(self, count, names_in, names_out, name)


class _Second(_Called):
    """How first derivatives move along directions of the inputs side by side."""

    def __init__(self, of: _Columns, count: int, names_in: Any, names_out: Any, name: str) -> None:
        self.of, self.count = of, count
        self.tangent = tangent_kernel(of.tangent.whole)
        along = [(*shape, 1)[:2] for shape in of.given.values()]
        shapes = [*of.given.values(), *of.made.values(), *((n, m * count) for n, m in along)]
        wide = [(m, n * count) for m, n in of.made.values()]
        super().__init__(name, dict(zip(names_in, shapes, strict=True)), dict(zip(names_out, wide, strict=True)))

    def values(self, given: Sequence[Floats]) -> Sequence[Floats]:
        """By the tangent of the tangent, along every direction and each of those given."""
        of, n = self.of, len(self.of.before)
        at = [x[:, 0] for x in given[:n]]
        seeds = given[len(of.given) + len(of.made) :][:n]
        directions = of.directions()
        none = [np.zeros(x.shape[1]) for x in directions]
        moved = [
            of.split(self.tangent.with_values(*at, *directions, *(x[:, j] for x in seeds), *none)[1][-self.outputs :])
            for j in range(self.count)
        ]
        return [np.hstack([each[k] for each in moved]) for k in range(len(self.made))]

    @property
    def outputs(self) -> int:
        """How many f has."""
        return len(self.of.tangent.outputs)

    def has_jacobian(self) -> bool:
        """CasADi asks this before it says that a derivative is missing."""
        return True

    def get_jacobian(self, name: str, *_: Any) -> Any:
        """Refused."""
        raise CompilerError(
            f"{name}: functions of CasADi that call compiled loops have first and second derivatives and no third. "
            "Take a mechanism that is written out (up to twelve closed loops), or an approximate Hessian."
        )
