"""A scalar of JAX: one number of each of many links, or elements, on which an algorithm works at once.

A :class:`Lanes` wraps a JAX array that holds a number of the algorithm once for each link of a group (the last axis);
where two meet, one that has a number for all stands beside one that has a number for each. Constants stay Python
floats, with 0 and ±1 folded, so what is zero by structure vanishes before JAX sees it. The array never enters a NumPy
array bare, which would take it to pieces. Law: functions agree with those on floats, tests/backends/test_jax_scalar.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn

import jax.numpy as jnp
import numpy as np
from jax import lax
from numpy.typing import NDArray

from poinsot.algebra.folding import FROM, OVER, PRODUCT, QUOTIENT, SUM, constant, method

Result = Any

_REFUSAL = "A scalar of JAX stands for many values: write a branch as algebra.where(algebra.less(a, b), x, y)."


def _operation(f: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Lanes]:
    """f of two numbers, as arrays of one shape where both are arrays."""

    def of(x: Any, y: Any) -> Lanes:
        a, b = value_of(x), value_of(y)
        if not isinstance(a, float) and not isinstance(b, float) and a.shape != b.shape:
            a, b = jnp.broadcast_arrays(a, b)
        return Lanes(f(a, b))

    return of


def _function(f: Callable[..., object]) -> Callable[[Lanes], Lanes]:
    """A function of JAX as a method; NaN where it is not real."""
    return lambda x: Lanes(f(x.value))


class Lanes:
    """A real scalar that stands for one number of each link of a group; ``value`` is the JAX array of them."""

    __slots__ = ("value",)
    __array_priority__ = -1.0  # above NumPy's scalars, which then defer; below arrays, which then work by elements
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, value: Any) -> None:
        self.value = value

    @classmethod
    def constant(cls, value: float) -> Lanes:
        """A constant dressed, to call a method on it."""
        return cls(jnp.asarray(float(value)))

    __add__ = __radd__ = method(_operation(lax.add), SUM)
    __sub__ = method(_operation(lax.sub), SUM)
    __rsub__ = method(_operation(lax.sub), FROM, reverse=True)
    __mul__ = __rmul__ = method(_operation(lax.mul), PRODUCT)
    __truediv__ = method(_operation(lax.div), QUOTIENT)
    __rtruediv__ = method(_operation(lax.div), OVER, reverse=True)

    def __pow__(self, exponent: Any) -> Result:
        value = exponent.value if type(exponent) is Lanes else constant(exponent)
        if value is None:
            return NotImplemented
        whole = isinstance(value, float) and value.is_integer()
        return Lanes(lax.integer_pow(self.value, int(value)) if whole else jnp.power(self.value, value))

    def __rpow__(self, base: Any) -> Result:
        value = constant(base)
        return NotImplemented if value is None else Lanes(jnp.power(value, self.value))

    def __neg__(self) -> Lanes:
        return Lanes(lax.neg(self.value))

    def __pos__(self) -> Lanes:
        return self

    def __abs__(self) -> Lanes:
        return self.fabs()

    sin, cos, tan = _function(lax.sin), _function(lax.cos), _function(lax.tan)
    asin, acos, atan = _function(lax.asin), _function(lax.acos), _function(lax.atan)
    sqrt, exp, log = _function(lax.sqrt), _function(lax.exp), _function(lax.log)
    tanh, fabs, floor = _function(lax.tanh), _function(lax.abs), _function(lax.floor)

    def atan2(self, x: Any) -> Lanes:
        """The angle of the point (x, self), in (−π, π]."""
        return Lanes(jnp.arctan2(self.value, value_of(x)))

    def less(self, other: Any) -> LaneCondition:
        """The condition self < other, for ``algebra.where``."""
        return LaneCondition(self.value < value_of(other))

    def _refuse(self, *_: object) -> NoReturn:
        raise TypeError(_REFUSAL)

    __float__ = __int__ = __complex__ = __bool__ = __index__ = _refuse
    __lt__ = __le__ = __gt__ = __ge__ = __eq__ = __ne__ = _refuse

    def __repr__(self) -> str:
        return f"Lanes({self.value})"


class LaneCondition:
    """Truth values, one of each link of a group; the answer of :meth:`Lanes.less`."""

    __slots__ = ("value",)

    def __init__(self, value: Any) -> None:
        self.value = value

    def choose(self, a: Any, b: Any) -> Lanes:
        """a where the condition holds, else b."""
        return Lanes(jnp.where(self.value, value_of(a), value_of(b)))

    def __bool__(self) -> NoReturn:
        raise TypeError(_REFUSAL)


def value_of(x: Any) -> Any:
    """The JAX array of a scalar, or the constant that it is."""
    return x.value if type(x) is Lanes else float(x)


def lanes(numbers: Any) -> list[Lanes]:
    """The scalars of a JAX array (n, …)."""
    return [Lanes(numbers[k]) for k in range(numbers.shape[0])]


def vector(numbers: Any) -> NDArray[Any]:
    """The scalars of a JAX array (n, …) as an array (n,) that algorithms take."""
    return np.array(lanes(numbers), dtype=object)
