"""Derivative matrices of large mechanisms with algorithms in loops, column by column.

Law: the columns are those of the derivatives written out, tests/systems/test_many_derivatives.py. Source: Griewank &
Walther 2008, §3.1 (forward mode).
"""

from __future__ import annotations

from typing import Any, NoReturn

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.algorithms.by_name import find_algorithm
from poinsot.algorithms.compiled_model import CompiledModel
from poinsot.errors import CompilerError
from poinsot.kernels import Kernel
from poinsot.kernels.column_by_column import ColumnByColumn
from poinsot.kernels.tangents import tangent_kernel
from poinsot.multibody.conditions import reaches
from poinsot.multibody.tree import Tree


class ColumnKernel(Kernel):
    """∂f/∂x (nv, nv) of an algorithm f by each of its inputs, by q along its tangent, from the kernel of f."""

    def __init__(self, mechanism: CompiledModel, name: str, of: str) -> None:
        found = find_algorithm(mechanism, name)
        super().__init__(self._none, found.inputs, found.outputs, name, found.doc)
        self._mechanism, self._of = mechanism, of

    def _make_ufunc(self) -> Any:
        doc = f"{self.name}({', '.join(self.inputs)}) -> {', '.join(self.outputs)}\n\n{self._doc}"
        kernel = self._differentiated()
        self.axes = kernel.axes
        value = None if kernel.differentiated is kernel else kernel.ufunc
        tree = self._mechanism.tree
        frames = [CoordinateColumns(self._mechanism) if name == "q" and turns(tree) else None for name in self.inputs]
        return ColumnByColumn(
            self._arguments(), self.outputs, tangent_kernel(kernel), value, reaches(tree), frames, doc,
            self._signature(),
        )  # fmt: skip

    def _differentiated(self) -> Kernel:
        return kernel_of(self._mechanism, self._of)

    def _trace(self) -> Any:
        self._none()

    def _none(self, **_: Any) -> NoReturn:
        raise CompilerError(
            f"{self.name} of {self._mechanism.name!r} is made column by column from the kernel of {self._of}, and is "
            f"no program of its own: call it from Python, or take the kernel of {self._of}."
        )


class ColumnsOf(ColumnKernel):
    """As `ColumnKernel`, for any algorithm of the mechanism or of one body that gives a row of numbers."""

    def __init__(self, mechanism: CompiledModel, algorithm: str, body: str | None, kernel: Kernel) -> None:
        found = find_algorithm(mechanism, algorithm, body)
        (shape,) = found.outputs.values()
        along = {
            name: mechanism.nv if name == "q" else size[0] for name, size in found.inputs.items() if len(size) == 1
        }
        outputs = {f"d{name}": (shape[0], directions) for name, directions in along.items()}
        Kernel.__init__(self, self._none, found.inputs, outputs, f"{found.name} derivatives", found.doc)
        self._mechanism, self._of, self._kernel = mechanism, found.name, kernel

    def _differentiated(self) -> Kernel:
        return self._kernel


def kernel_of(mechanism: CompiledModel, name: str) -> Kernel:
    """The kernel behind an attribute of the mechanism."""
    made: Kernel = getattr(type(mechanism), name).kernel(mechanism)
    return made


def turns(tree: Tree) -> bool:
    """Whether rates of any joint are not those of its coordinates."""
    return not all(link.pair.adds for link in tree.links)


class CoordinateColumns:
    """How coordinates move along the freedoms: ∂ integrate(q, ε e_k)/∂ε, (s, nv, nq)."""

    def __init__(self, mechanism: CompiledModel) -> None:
        self._nv, self._tangent = mechanism.nv, tangent_kernel(kernel_of(mechanism, "integrate"))

    def __call__(self, q: Floats) -> Floats:
        found: Floats = self._tangent(
            q[:, None], np.zeros((1, 1, self._nv)), np.zeros((1, 1, q.shape[1])), np.eye(self._nv)[None]
        )
        return found
