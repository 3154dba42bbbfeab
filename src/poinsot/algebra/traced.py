"""The traced scalar: a number that records its operations, so that an algorithm becomes a program.

A :class:`Traced` wraps one node of CasADi's expression graph. It behaves as a number inside NumPy object arrays, on
either side of ``+ - * / @``; constants stay Python floats, with 0 and ±1 folded, so structural zeros vanish as the
algorithm runs. It has no value, so it refuses ``float()``, ``bool()`` and comparison: a branch on a value is written
with ``algebra.where`` and ``algebra.less``. The bare node never enters an array, where CasADi would misbehave.
Source: Griewank & Walther 2008, §2.2 (evaluation procedures); CasADi, Andersson et al. 2019.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NoReturn, TypeAlias

import casadi
import numpy as np
from casadi import SX
from numpy.typing import NDArray

from poinsot.algebra import texts
from poinsot.algebra.folding import FROM, OVER, PRODUCT, QUOTIENT, SUM, constant, method

Result: TypeAlias = "Traced | float"
Operand: TypeAlias = "Traced | float"

_GREATEST_MULTIPLIED_POWER = 64
_REFUSAL = (
    "A traced scalar has no value while an algorithm is being compiled, so it cannot be {what}. "
    "Write a branch on a value as algebra.where(algebra.less(a, b), x, y), with both sides harmless everywhere."
)
_binary = SX.binary
_unary = SX.unary


def _result(node: SX) -> Result:
    return float(node) if node.is_constant() else Traced(node)


def _node(value: object) -> SX:
    if type(value) is Traced:
        return value.node
    known = constant(value)
    if known is None:
        raise TypeError(
            f"A traced scalar combines with real numbers and traced scalars, not with {type(value).__name__}."
        )
    return SX(known)


def _operation(code: int) -> Callable[[Operand, Operand], Result]:
    """An operation of CasADi on two numbers."""
    return lambda a, b: _result(_binary(code, _node(a), _node(b)))


def _function(operation: int) -> Callable[[Traced], Result]:
    """A function of CasADi as a method; NaN where it is not real."""
    return lambda x: _result(_unary(operation, x.node))


class Traced:
    """A real scalar standing for a value that is known only when the compiled kernel runs.

    Law       an algorithm run on traced scalars and then evaluated equals the algorithm run on floats,
              tests/compiler/test_traced.py
    Folding   0·x = 0, 1·x = x, −1·x = −x, x ± 0 = x, x − x = 0, 0/x = 0, x/1 = x; integer powers are products,
              x**0.5 is a square root. A result that is constant is a Python float, never a Traced
    Errors    TypeError on float(), int(), complex(), bool() and every comparison
    """

    __slots__ = ("node",)
    __array_priority__ = -1.0  # above NumPy's scalars, which then defer; below arrays, which then work by elements
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, node: SX) -> None:
        self.node = node

    @classmethod
    def constant(cls, value: float) -> Traced:
        """A constant dressed as a Traced, to call a method on it; results that fold are floats again."""
        return cls(SX(float(value)))

    __add__ = __radd__ = method(_operation(casadi.OP_ADD), SUM)
    __sub__ = method(_operation(casadi.OP_SUB), SUM)
    __rsub__ = method(_operation(casadi.OP_SUB), FROM, reverse=True)
    __mul__ = __rmul__ = method(_operation(casadi.OP_MUL), PRODUCT)
    __truediv__ = method(_operation(casadi.OP_DIV), QUOTIENT)
    __rtruediv__ = method(_operation(casadi.OP_DIV), OVER, reverse=True)

    def __pow__(self, exponent: object) -> Result:
        if type(exponent) is Traced:
            return _result(_binary(casadi.OP_POW, self.node, exponent.node))
        value = constant(exponent)
        if value is None:
            return NotImplemented
        if abs(value) == 0.5:
            return self.sqrt() if value > 0 else 1.0 / self.sqrt()
        if value.is_integer() and abs(value) <= _GREATEST_MULTIPLIED_POWER:
            power = self._product_power(abs(int(value)))
            return power if value >= 0 else 1.0 / power
        return _result(_binary(casadi.OP_CONSTPOW, self.node, SX(value)))

    def __rpow__(self, base: object) -> Result:
        value = constant(base)
        return NotImplemented if value is None else _result(_binary(casadi.OP_POW, SX(value), self.node))

    def _product_power(self, exponent: int) -> Result:
        """x**exponent for a natural exponent, by squaring."""
        power: Result = 1.0
        square: Result = self
        while exponent:
            if exponent & 1:
                power = power * square
            exponent >>= 1
            if exponent:
                square = square * square
        return power

    def __neg__(self) -> Result:
        return _result(_unary(casadi.OP_NEG, self.node))

    def __pos__(self) -> Traced:
        return self

    def __abs__(self) -> Result:
        return self.fabs()

    sin, cos, tan = _function(casadi.OP_SIN), _function(casadi.OP_COS), _function(casadi.OP_TAN)
    asin, acos, atan = _function(casadi.OP_ASIN), _function(casadi.OP_ACOS), _function(casadi.OP_ATAN)
    sqrt, exp, log = _function(casadi.OP_SQRT), _function(casadi.OP_EXP), _function(casadi.OP_LOG)
    tanh, fabs, floor = _function(casadi.OP_TANH), _function(casadi.OP_FABS), _function(casadi.OP_FLOOR)

    def atan2(self, x: Operand) -> Result:
        """The angle of the point (x, self), in (−π, π]."""
        return _result(_binary(casadi.OP_ATAN2, self.node, _node(x)))

    arcsin, arccos, arctan, arctan2 = asin, acos, atan, atan2  # NumPy's names, for np.arcsin(array) and the like

    def less(self, other: Operand) -> Condition | bool:
        """The condition self < other, for ``algebra.where``; a bool where it folds. False if either is NaN."""
        node = _binary(casadi.OP_LT, self.node, _node(other))
        return bool(float(node)) if node.is_constant() else Condition(node)

    @staticmethod
    def called(name: str, given: Sequence[Operand]) -> list[Result]:
        """The numbers that a text gives for others (`algebra.texts`), as a call in the graph."""
        found = text(name, len(given))(casadi.vertcat(*map(_node, given)))
        return [Traced(each) for each in casadi.vertsplit(found)]

    def _refuse_value(self, *_: object) -> NoReturn:
        raise TypeError(_REFUSAL.format(what="turned into a number or a truth value"))

    def _refuse_order(self, _: object) -> NoReturn:
        raise TypeError(_REFUSAL.format(what="compared"))

    __float__ = __int__ = __complex__ = __bool__ = __index__ = _refuse_value
    __lt__ = __le__ = __gt__ = __ge__ = _refuse_order
    __eq__ = __ne__ = _refuse_order

    def __repr__(self) -> str:
        text = str(self.node)
        return f"Traced({text if len(text) <= 60 else text[:57] + '...'})"


class Condition:
    """A truth value known only when the kernel runs; the answer of :meth:`Traced.less`."""

    __slots__ = ("node",)

    def __init__(self, node: SX) -> None:
        self.node = node

    def choose(self, a: Operand, b: Operand) -> Result:
        """a where the condition holds, else b. Both are computed; a NaN or inf on the side not chosen does no harm."""
        if type(a) is not Traced and type(b) is not Traced and constant(a) == constant(b):
            return float(a)
        return _result(casadi.if_else(self.node, _node(a), _node(b)))

    def __bool__(self) -> NoReturn:
        raise TypeError(_REFUSAL.format(what="tested with if, and, or, not"))


class _Text(casadi.Callback):
    """A text as a function of CasADi: its numbers have no slope."""

    def __init__(self, name: str, size: int) -> None:
        casadi.Callback.__init__(self)
        self.text, self.size = name, size
        self.construct(name, {"never_inline": True})

    def get_sparsity_in(self, _: int) -> casadi.Sparsity:
        """A column of the operands."""
        return casadi.Sparsity.dense(self.size, 1)

    def get_sparsity_out(self, _: int) -> casadi.Sparsity:
        """A column of the results."""
        return casadi.Sparsity.dense(texts.found(self.text)[0], 1)

    def eval(self, given: Sequence[casadi.DM]) -> list[casadi.DM]:
        """The results."""
        return [casadi.DM([*texts.found(self.text)[1](given[0].full().ravel().tolist())])]

    def has_jacobian(self) -> bool:
        """True: it is 0."""
        return True

    def get_jacobian(self, name: str, inputs: Any, outputs: Any, options: object) -> casadi.Function:
        """0."""
        rows = texts.found(self.text)[0]
        given = [casadi.SX.sym("x", self.size), casadi.SX(rows, 1)]
        return casadi.Function(name, given, [casadi.SX(rows, self.size)], inputs, outputs)


@cache
def text(name: str, size: int) -> _Text:
    """A text of so many numbers as a function of CasADi."""
    return _Text(name, size)


def symbols(name: str, shape: tuple[int, ...]) -> NDArray[np.object_]:
    """An object array of independent traced scalars name_0, name_1, … in C order."""
    array = np.empty(shape, dtype=object)
    flat = array.reshape(-1)
    for index in range(flat.size):
        flat[index] = Traced(SX.sym(f"{name}_{index}"))
    return array


def evaluated(found: Sequence[Result], of: Sequence[Traced], at: Sequence[float]) -> NDArray[np.float64]:
    """The numbers that traced results have where the symbols they were made of have these values."""
    given = casadi.vertcat(*(_node(each) for each in of))
    function = casadi.Function("found", [given], [casadi.vertcat(*(_node(each) for each in found))])
    return np.array(function(at), float).reshape(-1)


def written_out(function: Callable[..., object], *shapes: tuple[int, ...]) -> str:
    """The text of a function of arrays of traced scalars: equal for two functions only if they compute the same.

    Errors  whatever the function raises; TypeError where it gives no scalar
    """
    given = [symbols("x", shape) for shape in shapes]
    inputs = casadi.vertcat(*(_node(x) for each in given for x in each.flat))
    return str(casadi.Function("f", [inputs], [_node(function(*given))]).serialize())
