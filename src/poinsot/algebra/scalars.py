"""The scalar protocol: the functions an algorithm may apply to one number, whatever its type.

A scalar is anything with ``+ - * /`` and unary ``-`` that these functions accept: ``float``,
:class:`~poinsot.algebra.dual.Dual`, :class:`~poinsot.algebra.traced.Traced`, a SymPy expression, a real mpmath number.
An algorithm written with them runs on all of these; comparisons and ``if`` on values go through :func:`less` and
:func:`where`. Where a real function has no value the number is NaN, as in compiled code, and nothing is raised.
Law: every function on every type agrees with the one on floats, tests/algebra/test_scalars.py.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from typing import Any

import numpy as np

Scalar = Any

_FLOATS = (float, int, np.floating, np.integer)


def _module(x: Scalar) -> Any:
    """The module that owns the functions of x's type: ``sympy`` or ``mpmath``; None when x brings its own methods."""
    root = type(x).__module__.partition(".")[0]
    return sys.modules[root] if root in ("sympy", "mpmath") else None


def _unary(name: str, on_float: Callable[[Any], float]) -> Callable[[Scalar], Scalar]:
    def function(x: Scalar) -> Scalar:
        if isinstance(x, _FLOATS):
            return on_float(x)
        module = _module(x)
        if module is None:
            return getattr(x, name)()
        value = getattr(module, name)(x)
        return module.nan if module.__name__ == "mpmath" and isinstance(value, module.mpc) else value

    function.__name__ = function.__qualname__ = name
    function.__doc__ = f"{name} of a scalar of any type."
    function.of_float = on_float  # type: ignore[attr-defined]
    return function


def _quiet(f: Callable[[Any], float]) -> Callable[[Any], float]:
    """f with NaN where the real function has no value, as in compiled code, instead of an exception."""

    def quiet(x: object) -> float:
        try:
            return f(x)
        except ValueError:
            return math.nan
        except OverflowError:
            return math.inf

    return quiet


sin = _unary("sin", _quiet(math.sin))
cos = _unary("cos", _quiet(math.cos))
tan = _unary("tan", _quiet(math.tan))
asin = _unary("asin", _quiet(math.asin))
acos = _unary("acos", _quiet(math.acos))
atan = _unary("atan", math.atan)
exp = _unary("exp", _quiet(math.exp))
tanh = _unary("tanh", math.tanh)
_log = _quiet(math.log)
log = _unary("log", lambda x: _log(x) if x else -math.inf)
sqrt = _unary("sqrt", _quiet(math.sqrt))
_floor = _unary("floor", lambda x: float(math.floor(x)) if math.isfinite(x) else float(x))


def absolute(x: Scalar) -> Scalar:
    """|x| of a scalar of any type."""
    if isinstance(x, _FLOATS):
        return abs(x)
    module = _module(x)
    if module:
        return module.Abs(x) if module.__name__ == "sympy" else module.fabs(x)
    return x.fabs()


def floor(x: Scalar) -> Scalar:
    """⌊x⌋, the greatest integer that is not above x, of a scalar of any type."""
    return type(x)(math.floor(x)) if isinstance(x, Fraction) else _floor(x)


def atan2(y: Scalar, x: Scalar) -> Scalar:
    """The angle of the point (x, y), in (−π, π]."""
    if isinstance(y, _FLOATS) and isinstance(x, _FLOATS):
        return math.atan2(y, x)
    y = _dressed(y, x)
    if hasattr(y, "atan2"):
        return y.atan2(x)
    return (_module(y) or _module(x)).atan2(y, x)


def _dressed(a: Scalar, b: Scalar) -> Scalar:
    """a in the type of b where b's methods are needed: a number beside a traced scalar, both of them beside a dual."""
    if hasattr(b, "constant") and not hasattr(a, "chosen") and not isinstance(a, type(b)):
        return type(b).constant(a)
    return a


def less(a: Scalar, b: Scalar) -> Any:
    """The condition a < b: a ``bool`` where values are known, else an object that :func:`where` understands."""
    a = _dressed(a, b)
    return a.less(b) if hasattr(a, "less") else a < b


def where(condition: object, a: Scalar, b: Scalar) -> Scalar:
    """a if the condition holds, else b. Both are evaluated, so each must be harmless where it is not chosen."""
    if isinstance(condition, (bool, np.bool_)):
        return a if condition else b
    for side in (a, b):
        if hasattr(side, "chosen"):  # a dual: the choice is made in both its parts
            return side.chosen(condition, a, b)
    if hasattr(condition, "choose"):
        return condition.choose(a, b)
    return _pieces(condition, a, b)


def _pieces(condition: Scalar, a: Scalar, b: Scalar) -> Scalar:
    """As `where`, of a condition of SymPy."""
    sympy = sys.modules["sympy"]
    if condition in (sympy.true, sympy.false):
        return a if condition == sympy.true else b
    kind = _kept() if condition.has(sympy.Piecewise) else sympy.Piecewise
    return kind((a, condition), (b, True))


@cache
def _kept() -> Callable[..., Scalar]:
    """SymPy's `Piecewise` as it is written, of choices within the conditions of choices.

    SymPy unfolds such conditions and solves them: minutes where transistors choose their region, if it ends at all.
    The class is called as SymPy's, by which `_module` and printers know it.
    """
    sympy = sys.modules["sympy"]

    def pair(cls: type, expression: Scalar, condition: object) -> Scalar:
        return sympy.Tuple.__new__(cls, sympy.sympify(expression), sympy.sympify(condition))

    def choice(cls: type, *pairs: Scalar, **_: object) -> Scalar:
        found = [one(*(each if isinstance(each, tuple) else each.args)) for each in pairs]
        found = [each for each in found if each.cond != sympy.false]
        return found[0].expr if found[0].cond == sympy.true else sympy.Basic.__new__(cls, *found)

    like, kind = sympy.functions.elementary.piecewise.ExprCondPair, sympy.Piecewise
    one: Callable[..., Scalar] = type(like.__name__, (like,), {"__new__": pair, "__module__": like.__module__})
    return type(kind.__name__, (kind,), {"__new__": choice, "__module__": kind.__module__})


def number(x: Scalar) -> bool:
    """True if x is a plain number with a known value."""
    return isinstance(x, _FLOATS)


def minimum(a: Scalar, b: Scalar) -> Scalar:
    """The smaller of two scalars of any type."""
    return where(less(b, a), b, a)


def maximum(a: Scalar, b: Scalar) -> Scalar:
    """The greater of two scalars of any type."""
    return where(less(a, b), b, a)


def unknown(x: Scalar) -> bool:
    """Whether x stands for a number that is not known yet, or moves: a traced scalar, a dual, an expression of symbols.

    Checks let it pass.
    """
    return (hasattr(x, "fabs") and hasattr(x, "sqrt")) or bool(getattr(x, "free_symbols", ()))


def known(x: Scalar) -> bool:
    """Whether x may be compared, as checks do: a plain number, or one of many members (`algebra.columns`)."""
    return isinstance(x, _FLOATS) or hasattr(x, "by_member")


def is_zero(x: Scalar) -> bool:
    """Whether x is zero by structure: a plain 0, or what folded to it. Never a test on a value at run time."""
    return x == 0 if isinstance(x, _FLOATS) else hasattr(type(x), "by_member") and bool(x == 0)
