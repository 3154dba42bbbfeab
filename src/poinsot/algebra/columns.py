"""One number for each of many members, as a scalar: every member gets the bits that it would have alone.

    Column(x) + Column(y) = Column(x + y), member by member;  `known`: it may be compared

A comparison gives one answer for all, and `Divided` where members differ: then what was run is run again for those of
either answer (`in_groups`). So a choice by a number, wherever it stands, is found, and what comes out as a plain number
depends on nothing that varies.
Law: a function run on columns gives each member what it gives on its floats, tests/algebra/test_columns.py
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import numpy as np

from poinsot.algebra import scalars
from poinsot.algebra.arrays import Bools, Floats, Ints
from poinsot.algebra.scalars import Scalar, unknown

Found = TypeVar("Found")
_PLAIN = (float, int, np.floating, np.integer)


class Divided(Exception):
    """Members differ in a decision: where it holds."""

    def __init__(self, holds: Bools) -> None:
        super().__init__("members differ in a decision")
        self.holds = holds


def _decided(holds: Bools) -> bool:
    if holds.all():
        return True
    if holds.any():
        raise Divided(holds)
    return False


def _comparison(how: Callable[[Any, Any], Any]) -> Callable[[Any, object], Any]:
    def compared(self: Column, other: object) -> Any:
        if type(other) is Column:
            return _decided(how(self.values, other.values))
        return _decided(how(self.values, other)) if isinstance(other, _PLAIN) else NotImplemented

    return compared


class Column:
    """The values [n] that a number has in n members.

    Errors  Divided where members differ in a comparison; ZeroDivisionError as of floats; TypeError on float() and
            beside scalars of other kinds
    """

    __slots__ = ("values",)
    __array_priority__ = -1.0  # above NumPy's scalars, which then defer; below arrays, which then work by elements
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, values: Floats) -> None:
        self.values = values

    def __repr__(self) -> str:
        return f"Column({self.values!r})"

    def _with(self, other: object, how: Callable[[Any, Any], Any]) -> Any:
        if type(other) is Column:
            other = other.values
        elif not isinstance(other, _PLAIN):
            return NotImplemented
        with np.errstate(all="ignore"):
            return Column(how(self.values, other))

    def __add__(self, other: object) -> Any:
        return self._with(other, np.add)

    __radd__ = __add__

    def __sub__(self, other: object) -> Any:
        return self._with(other, np.subtract)

    def __rsub__(self, other: object) -> Any:
        return self._with(other, lambda a, b: np.subtract(b, a))

    def __mul__(self, other: object) -> Any:
        return self._with(other, np.multiply)

    __rmul__ = __mul__

    def __truediv__(self, other: object) -> Any:
        if (type(other) is Column or isinstance(other, _PLAIN)) and other == 0:
            raise ZeroDivisionError("float division by zero")
        return self._with(other, np.divide)

    def __rtruediv__(self, other: object) -> Any:
        if isinstance(other, _PLAIN) and self == 0:
            raise ZeroDivisionError("float division by zero")
        return self._with(other, lambda a, b: np.divide(b, a))

    def __pow__(self, exponent: object) -> Any:
        if type(exponent) is not Column and not isinstance(exponent, _PLAIN):
            return NotImplemented
        return self.by_member(lambda x, e: x**e, self, exponent)

    def __rpow__(self, base: object) -> Any:
        return self.by_member(lambda x, e: x**e, base, self) if isinstance(base, _PLAIN) else NotImplemented

    def __neg__(self) -> Column:
        return Column(-self.values)

    def __pos__(self) -> Column:
        return self

    def __abs__(self) -> Column:
        return Column(np.abs(self.values))

    fabs = __abs__

    def sqrt(self) -> Column:
        """The square root; NaN below 0."""
        with np.errstate(all="ignore"):
            return Column(np.sqrt(self.values))

    def floor(self) -> Column:
        """The greatest integer that is not above it."""
        return Column(np.floor(self.values))

    def by_member(self, function: Callable[..., object], *arguments: Any) -> Column:
        """A function of floats, member by member; TypeError where it gives another number than a real one."""
        n = len(self.values)
        given = [x.values.tolist() if type(x) is Column else [x] * n for x in arguments]
        found = [function(*each) for each in zip(*given, strict=True)]
        if not all(isinstance(x, _PLAIN) for x in found):
            raise TypeError("a number of some member is not real")
        return Column(np.array(found, dtype=np.float64))

    def atan2(self, x: object) -> Column:
        """The angle of the point (x, self)."""
        return self.by_member(scalars.atan2, self, x)

    def is_finite(self) -> bool:
        """Whether it is finite."""
        return _decided(np.isfinite(self.values))

    __lt__, __le__, __eq__ = _comparison(np.less), _comparison(np.less_equal), _comparison(np.equal)
    __gt__, __ge__, __ne__ = _comparison(np.greater), _comparison(np.greater_equal), _comparison(np.not_equal)

    def __bool__(self) -> bool:
        return _decided(self.values != 0)

    def __float__(self) -> float:
        raise TypeError("a column has a value for each member, so it is no float")


def _of_each(name: str) -> Callable[[Column], Column]:
    of_float = getattr(scalars, name).of_float

    def method(self: Column) -> Column:
        return Column(np.array([of_float(x) for x in self.values.tolist()]))

    method.__name__, method.__doc__ = name, f"{name}, with the bits that it has of a float."
    return method


for _name in ("sin", "cos", "tan", "asin", "acos", "atan", "exp", "tanh", "log"):
    setattr(Column, _name, _of_each(_name))


def is_column(x: object) -> bool:
    """Whether it is a number of many members."""
    return type(x) is Column


def on_rows(x: Scalar, count: int) -> Floats:
    """The values [count] of a column or of a number that all members have. TypeError for what is neither."""
    if type(x) is Column:
        return x.values
    if unknown(x):
        raise TypeError("no number of members")
    return np.full(count, float(x))


def in_groups(
    P: Floats, varied: list[int], function: Callable[[list[Scalar], int], Found]
) -> Iterator[tuple[Ints, Found | Exception | None]]:
    """Rows of P (n, np), the values of a function of their numbers p, and the length of these values.

    Numbers ``varied`` are columns, of a row alone floats; the others are those of the first row. Rows that decide alike
    come together; with an exception where the function raises one, with None where there are too many groups.
    """
    waiting, groups = [np.arange(len(P))], 0
    while waiting:
        rows = waiting.pop()
        if not len(rows):
            continue
        if groups >= 64:  # Groups of like decisions beyond which members are looked at one by one
            yield rows, None
            continue
        p: list[Scalar] = P[rows[0]].tolist()
        if len(rows) > 1:
            for k in varied:
                p[k] = Column(P[rows, k])
        try:
            found: Found | Exception = function(p, len(rows))
        except Divided as divided:
            waiting += [rows[~divided.holds], rows[divided.holds]]
            continue
        except Exception as error:
            found = error
        groups += 1
        yield rows, found
