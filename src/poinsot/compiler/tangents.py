"""The derivative of a kernel along a direction, as a kernel of its own: forward differentiation of its program.

    tangent(x, ẋ) = ∂f/∂x ẋ

A rewrite Program → Program, an instruction at a time; no law of mechanics knows of it. Of a kernel that solves
equations r(x, w) = 0 the unknowns move by ∂r/∂w ẇ = −∂r/∂x ẋ. Choices keep the side that they take.
Source: Griewank & Walther, Evaluating Derivatives (2008), ch. 3 and 15.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import prod
from typing import Any

from poinsot.compiler.implicit import UNKNOWNS
from poinsot.compiler.kernel import OF_UFUNCS, Kernel, Shape
from poinsot.compiler.newton import Implicit
from poinsot.compiler.program import Instruction, Program, prune
from poinsot.compiler.recursion import Recursion
from poinsot.errors import CompilerError

MOVED = "d "
"""What stands before the name of an operand to name its direction."""


def tangent(program: Program) -> Program:
    """(inputs, their directions) → the directions of the outputs.

    Law     equals the derivative by dual numbers, tests/compiler/test_tangents.py
    """
    writer = _Writer(program.inputs)
    values: list[int] = []
    moves: list[int | None] = []
    for k, instruction in enumerate(program.instructions):
        operation, arguments, constant = instruction
        if operation == "input":
            values.append(int(constant))
            moves.append(program.inputs + int(constant))
        elif operation == "constant":
            values.append(writer.number(constant))
            moves.append(None)
        else:
            given, along = [values[a] for a in arguments], [moves[a] for a in arguments]
            values.append(writer(operation, *given))
            moves.append(_moved(writer, operation, given, along, values[k]))
    none = writer.number(0.0)
    found = [moves[k] for k in program.outputs]
    return prune(Program(2 * program.inputs, writer.made, [none if each is None else each for each in found]))


class _Writer:
    """Instructions behind one another; the same one is written once."""

    def __init__(self, inputs: int) -> None:
        self.made = [Instruction("input", (), k) for k in range(2 * inputs)]
        self.known: dict[Any, int] = {}

    def __call__(self, operation: str, *arguments: int) -> int:
        return self._kept((operation, arguments), Instruction(operation, arguments))

    def number(self, value: float) -> int:
        """The place of a constant."""
        return self._kept(value.hex(), Instruction("constant", (), value))

    def _kept(self, key: Any, instruction: Instruction) -> int:
        if key not in self.known:
            self.known[key] = len(self.made)
            self.made.append(instruction)
        return self.known[key]

    def sum(self, a: int | None, b: int | None) -> int | None:
        """a + b, of which either may be none."""
        return b if a is None else a if b is None else self("add", a, b)

    def times(self, a: int, b: int | None) -> int | None:
        """a b."""
        return None if b is None else self("mul", a, b)


def _moved(w: _Writer, operation: str, x: Sequence[int], d: Sequence[int | None], y: int) -> int | None:
    """How the value y = operation(x) moves as its arguments move by d; None where it does not."""
    if all(each is None for each in d):
        return None
    if operation in ("add", "sub"):
        second = d[1] if operation == "add" or d[1] is None else w("neg", d[1])
        return w("sub", d[0], d[1]) if operation == "sub" and None not in d else w.sum(d[0], second)  # type: ignore[arg-type]
    if operation == "mul":
        return w.sum(w.times(x[1], d[0]), w.times(x[0], d[1]))
    if operation == "div":
        part = w.times(y, d[1])
        top = w.sum(d[0], None if part is None else w("neg", part))
        return w("div", top, x[1])  # type: ignore[arg-type]
    if operation in _CHOICES:
        return _CHOICES[operation](w, x, d)
    if operation == "atan2":
        top = w.sum(w.times(x[1], d[0]), None if d[1] is None else w("neg", w("mul", x[0], d[1])))
        return w("div", top, w("add", w("mul", x[0], x[0]), w("mul", x[1], x[1])))  # type: ignore[arg-type]
    if operation == "pow":
        one = w.number(1.0)
        base = w.times(w("mul", x[1], w("pow", x[0], w("sub", x[1], one))), d[0])
        return w.sum(base, w.times(w("mul", y, w("log", x[0])), d[1]) if d[1] is not None else None)
    if operation in _FLAT:
        return None
    if operation not in _SLOPES:
        raise CompilerError(f"The operation {operation!r} has no derivative in the compiler.")
    return _SLOPES[operation](w, x[0], d[0], y)


def _zero(w: _Writer, value: int | None) -> int:
    return w.number(0.0) if value is None else value


_FLAT = ("lt", "le", "eq", "ne", "not", "and", "or")
_CHOICES: dict[str, Callable[[_Writer, Sequence[int], Sequence[int | None]], int | None]] = {
    "if_else_zero": lambda w, x, d: None if d[1] is None else w("if_else_zero", x[0], d[1]),
    "if_else": lambda w, x, d: (
        None if d[1] is None and d[2] is None else w("if_else", x[0], _zero(w, d[1]), _zero(w, d[2]))
    ),
    "fmin": lambda w, x, d: w("if_else", w("lt", x[1], x[0]), _zero(w, d[1]), _zero(w, d[0])),
    "fmax": lambda w, x, d: w("if_else", w("lt", x[0], x[1]), _zero(w, d[1]), _zero(w, d[0])),
}
_SLOPES: dict[str, Callable[[_Writer, int, Any, int], int]] = {
    "neg": lambda w, x, d, y: w("neg", d),
    "sqrt": lambda w, x, d, y: w("div", w("mul", w.number(0.5), d), y),
    "fabs": lambda w, x, d, y: w("if_else", w("lt", x, w.number(0.0)), w("neg", d), d),
    "sin": lambda w, x, d, y: w("mul", w("cos", x), d),
    "cos": lambda w, x, d, y: w("neg", w("mul", w("sin", x), d)),
    "tan": lambda w, x, d, y: w("mul", w("add", w.number(1.0), w("mul", y, y)), d),
    "asin": lambda w, x, d, y: w("div", d, w("sqrt", w("sub", w.number(1.0), w("mul", x, x)))),
    "acos": lambda w, x, d, y: w("neg", w("div", d, w("sqrt", w("sub", w.number(1.0), w("mul", x, x))))),
    "atan": lambda w, x, d, y: w("div", d, w("add", w.number(1.0), w("mul", x, x))),
    "exp": lambda w, x, d, y: w("mul", y, d),
    "log": lambda w, x, d, y: w("div", d, x),
    "tanh": lambda w, x, d, y: w("mul", w("sub", w.number(1.0), w("mul", y, y)), d),
}


class _Made(Kernel):
    """A kernel whose program is made of that of another."""

    def __init__(
        self, make: Callable[[], Any], inputs: dict[str, Shape], outputs: dict[str, Shape], kernel: Kernel, what: str
    ) -> None:
        key = None if kernel._key is None else f"{type(kernel).__name__} {kernel.inputs}\n{kernel._key}\n{what}"
        super().__init__(make, inputs, outputs, kernel.name, f"{what} of {kernel.name}", key)

    def _trace(self) -> Any:
        return self._function()


def tangent_kernel(kernel: Kernel) -> Callable[..., Any]:
    """(inputs…, their directions…) → the directions of the outputs, in batches; one of several outputs in a tuple.

    Operands of size 0 are left out, among the inputs and among the outputs.
    Errors   CompilerError for code that walks over a tree in loops, which is not differentiated
    """
    made: Any = kernel.__dict__.get("_tangent")
    if made is None:
        made = _Tangent(kernel.along or kernel)
        kernel.__dict__["_tangent"] = made
    found: Callable[..., Any] = made
    return found


def full_kernel(kernel: Kernel) -> Kernel:
    """The kernel without its operands of size 0; itself where it has none."""
    inputs, outputs = _full(kernel.inputs), _full(kernel.outputs)
    if len(inputs) == len(kernel.inputs) and len(outputs) == len(kernel.outputs):
        return kernel
    made: Any = kernel.__dict__.get("_filled")
    if made is None:
        made = kernel.__dict__["_filled"] = _Made(kernel._program, inputs, outputs, kernel, "operands that are there")
    found: Kernel = made
    return found


def tangent_of(ufunc: Any) -> tuple[Kernel, Callable[..., Any]] | None:
    """The kernel that a ufunc belongs to, and its tangent; None for other ufuncs."""
    kernel = OF_UFUNCS.get(id(ufunc))
    return None if kernel is None or kernel._called is not ufunc else (kernel, tangent_kernel(kernel))


def _full(shapes: Any) -> dict[str, Shape]:
    return {name: shape for name, shape in shapes.items() if 0 not in shape}


class _Tangent:
    """The derivative of a kernel, of one with unknowns in the steps: unknowns, their movement, the result's."""

    def __init__(self, kernel: Kernel) -> None:
        self.kernel = kernel
        self.inputs, self.outputs = _full(kernel.inputs), _full(kernel.outputs)
        moved = {MOVED + name: shape for name, shape in self.inputs.items()}
        self.n = getattr(kernel, "unknowns", None) or self._unknowns()
        if not self.n:
            whole = lambda: tangent(self._program())  # noqa: E731
            self._only: Any = _Made(whole, {**self.inputs, **moved}, self.outputs, kernel, "tangent")
            return
        n = self.n
        w: dict[str, Shape] = {UNKNOWNS: (n,)}
        dw: dict[str, Shape] = {MOVED + UNKNOWNS: (n,)}

        def found() -> Implicit:
            whole = self._implicit()
            size = whole.equations.inputs - n
            given = [Instruction("input", (), k) for k in range(size + n)]
            return replace(whole, result=Program(size + n, given, [*range(size, size + n)]))

        def residual() -> Program:
            whole = self._implicit().equations
            return tangent(prune(replace(whole, outputs=whole.outputs[:n])))

        self._unknown = _Made(found, self.inputs, w, kernel, "unknowns")
        both = {**self.inputs, **w, **moved, **dw}
        self._residual = _Made(residual, both, {"r": (n,)}, kernel, "tangent of the equations")
        self._result = _Made(lambda: tangent(self._implicit().result), both, self.outputs, kernel, "tangent of result")

    def __call__(self, *operands: Any) -> Any:
        """See `tangent_kernel`."""
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

    def _unknowns(self) -> int:
        """How many unknowns a kernel has that does not say so by itself, as halves of families."""
        found = self.kernel._program() if type(self.kernel).__name__ == "_HalfKernel" else None
        return found.unknowns if isinstance(found, Implicit) else 0

    def _implicit(self) -> Implicit:
        found = self.kernel._program()
        assert isinstance(found, Implicit)
        return found

    def _program(self) -> Program:
        found = self.kernel._program()
        if isinstance(found, Recursion):
            raise CompilerError(
                f"The kernel {self.kernel.name} walks over a large tree in loops, and loops are not differentiated."
            )
        assert isinstance(found, Program), sum(prod(s) for s in self.inputs.values())
        return found
