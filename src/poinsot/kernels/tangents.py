"""The derivative of a kernel along a direction, as a separate kernel: forward differentiation of its program.

    tangent(x, ẋ) = ∂f/∂x ẋ

A rewrite of its program (`moving_programs`), of its walks over a tree (`moving_recursions`) or of kernels done one
after the other (`moving_compositions`). Of a kernel that solves
equations r(x, w) = 0 the unknowns move by ∂r/∂w ẇ = −∂r/∂x ẋ.
Source: Griewank & Walther, Evaluating Derivatives (2008), ch. 3 and 15.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from math import prod
from typing import TYPE_CHECKING, Any

from poinsot.algebra.arrays import Floats
from poinsot.kernels.implicit import UNKNOWNS
from poinsot.kernels.kernel import OF_UFUNCS, Kernel
from poinsot.programs.composition import CallSequence, Source
from poinsot.programs.moving_compositions import moving_composition, moving_part, moving_recursion, tangent
from poinsot.programs.newton import NewtonPrograms
from poinsot.programs.program import Instruction, Program, Shape, prune
from poinsot.programs.recursion import Recursion

if TYPE_CHECKING:
    from numpy.typing import ArrayLike

MOVED = "d "
"""What stands before the name of an operand to name its direction."""


class DerivedKernel(Kernel):
    """A kernel with a program made from that of another."""

    def __init__(
        self, make: Callable[[], object], inputs: dict[str, Shape], outputs: dict[str, Shape], kernel: Kernel, what: str
    ) -> None:
        key = None if kernel._key is None else f"{type(kernel).__name__} {kernel.inputs}\n{kernel._key}\n{what}"
        super().__init__(make, inputs, outputs, kernel.name, f"{what} of {kernel.name}", key)
        self.rolled = kernel.rolled

    def _trace(self) -> Any:
        return self._function()


def tangent_kernel(kernel: Kernel) -> Tangent:
    """(inputs…, their directions…) → the directions of the outputs, in batches; one of several outputs in a tuple.

    Operands of size 0 are left out, among the inputs and among the outputs.
    Errors   CompilerError for code with loops over matrices or wide fronts, which is not differentiated
    """
    made: Tangent | None = getattr(kernel, "_tangent", None)
    if made is None:
        made = kernel.__dict__["_tangent"] = Tangent(kernel.differentiated)
    return made


def with_directions(kernel: Kernel) -> Kernel:
    """(inputs…, their directions…) → outputs…, their directions…, to be a part of a composed kernel."""

    def whole() -> Source:
        source, inputs, outputs = kernel._program(), len(kernel.inputs), len(kernel.outputs)
        if isinstance(source, CallSequence):
            return moving_composition(source, range(inputs), range(outputs), kernel.name)
        return moving_part(source, inputs, outputs, kernel.name)

    given, made = ({**shapes, **_moved(shapes)} for shapes in (kernel.inputs, kernel.outputs))
    return DerivedKernel(whole, given, made, kernel, "values and directions")


def full_kernel(kernel: Kernel) -> Kernel:
    """The kernel without its operands of size 0; itself where it has none."""
    inputs, outputs = _full(kernel.inputs), _full(kernel.outputs)
    if len(inputs) == len(kernel.inputs) and len(outputs) == len(kernel.outputs):
        return kernel
    made: Any = kernel.__dict__.get("_filled")
    if made is None and hasattr(kernel, "without_empty"):
        made = kernel.__dict__["_filled"] = kernel.without_empty()
    elif made is None:
        made = kernel.__dict__["_filled"] = DerivedKernel(
            kernel._program, inputs, outputs, kernel, "operands that are there"
        )
    found: Kernel = made
    return found


def tangent_of(ufunc: object) -> tuple[Kernel, Callable[..., Any]] | None:
    """The kernel that a ufunc belongs to, and its tangent; None for other ufuncs."""
    kernel = OF_UFUNCS.get(id(ufunc))
    return None if kernel is None or kernel._called is not ufunc else (kernel, tangent_kernel(kernel))


def _moved(shapes: Mapping[str, Shape]) -> dict[str, Shape]:
    """The directions of operands, with names that no operand has, directions of a tangent among them."""
    before = MOVED
    while any(before + name in shapes for name in shapes):
        before += MOVED
    return {before + name: shape for name, shape in shapes.items()}


def _full(shapes: Any) -> dict[str, Shape]:
    return {name: shape for name, shape in shapes.items() if 0 not in shape}


class Tangent:
    """The derivative of a kernel, of one with unknowns in the steps: unknowns, their movement, the result's."""

    def __init__(self, kernel: Kernel) -> None:
        self.kernel = kernel
        self.inputs, self.outputs = _full(kernel.inputs), _full(kernel.outputs)
        moved = _moved(self.inputs)
        self.n = getattr(kernel, "unknowns", None) or self._unknowns()
        self._only: Any = None
        if not self.n and kernel.rolled:
            both = {**self.outputs, **_moved(self.outputs)}
            self._only = DerivedKernel(self._recursion, {**self.inputs, **moved}, both, kernel, "values and tangent")
            return
        if not self.n:
            whole = lambda: tangent(self._program())  # noqa: E731
            self._only = DerivedKernel(whole, {**self.inputs, **moved}, self.outputs, kernel, "tangent")
            return
        n = self.n
        w: dict[str, Shape] = {UNKNOWNS: (n,)}
        dw: dict[str, Shape] = {MOVED + UNKNOWNS: (n,)}

        def found() -> NewtonPrograms:
            whole = self._implicit()
            size = whole.equations.inputs - n
            given = [Instruction("input", (), k) for k in range(size + n)]
            return replace(whole, result=Program(size + n, given, [*range(size, size + n)]), rest=None)

        def residual() -> Program:
            whole = self._implicit().equations
            return tangent(prune(replace(whole, outputs=whole.outputs[:n])))

        self._unknown = DerivedKernel(found, self.inputs, w, kernel, "unknowns")
        both = {**self.inputs, **w, **moved, **dw}
        self._residual = DerivedKernel(residual, both, {"r": (n,)}, kernel, "tangent of the equations")
        self._result = DerivedKernel(
            lambda: tangent(self._implicit().result), both, self.outputs, kernel, "tangent of result"
        )

    def __call__(self, *operands: Any) -> Any:
        """See `tangent_kernel`."""
        if not self.n and self.kernel.rolled:
            found = self.with_values(*operands)[1]
            return found if len(found) > 1 else found[0]
        if not self.n:
            return self._only.ufunc(*operands)
        import numpy as np

        count, n = len(self.inputs), self.n
        given, along = operands[:count], operands[count:]
        w = self._unknown.ufunc(*given)
        still = [np.zeros(shape) for shape in self.inputs.values()]
        moved = self._residual.ufunc(*given, w, *along, np.zeros(n))
        columns = [self._residual.ufunc(*given, w, *still, each) for each in np.eye(n)]
        J = np.stack(columns, axis=-1)
        dw = -np.linalg.solve(J, moved[..., None])[..., 0]
        return self._result.ufunc(*given, w, *along, dw)

    def unknowns_at(self, *given: ArrayLike) -> Floats:
        """The unknowns w (..., n) of a kernel that solves equations, at its inputs."""
        found: Floats = self._unknown.ufunc(*given)
        return found

    @property
    def whole(self) -> Kernel:
        """The kernel (inputs, their directions) → outputs and their directions, of one that walks over a tree."""
        made: Kernel = self._only
        return made

    def with_values(self, *operands: Any) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
        """The outputs of a kernel that walks over a tree, and their directions."""
        found, count = self._only.ufunc(*operands), len(self.outputs)
        return found[:count], found[count:]

    def _unknowns(self) -> int:
        """The number of unknowns of a kernel without its own count, such as halves of families."""
        found = self.kernel._program() if type(self.kernel).__name__ == "_HalfKernel" else None
        return found.unknowns if isinstance(found, NewtonPrograms) else 0

    def _implicit(self) -> NewtonPrograms:
        found = self.kernel._program()
        assert isinstance(found, NewtonPrograms)
        return found

    def _recursion(self) -> Recursion | CallSequence:
        whole: Any = self.kernel._program()
        if isinstance(whole, CallSequence):
            inputs, outputs = (
                [k for k, shape in enumerate(each.values()) if 0 not in shape]
                for each in (self.kernel.inputs, self.kernel.outputs)
            )
            return moving_composition(whole, inputs, outputs, self.kernel.name)
        found = full_kernel(self.kernel)._program()
        assert isinstance(found, Recursion)
        return moving_recursion(found, len(self.inputs), len(self.outputs), self.kernel.name)

    def _program(self) -> Program:
        found = self.kernel._program()
        assert isinstance(found, Program), sum(prod(s) for s in self.inputs.values())
        return found
