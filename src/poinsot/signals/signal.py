"""Signals: how a source varies with time."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from math import ceil
from typing import final

import numpy as np

from poinsot.algebra.formulas import evaluate
from poinsot.algebra.scalars import Scalar, number
from poinsot.errors import ModelError
from poinsot.records import dataclass
from poinsot.showing import Typeable

MOMENTS = np.append(0.0, np.logspace(-9, 6, 61))
"""Moments [s] at which a formula is asked for its size."""


@final
@dataclass(frozen=True)
class Constant(Typeable):
    """The same value at all times."""

    value: float

    def at(self, t: Scalar) -> Scalar:
        """The value."""
        return self.value


@final
@dataclass(frozen=True)
class Expression(Typeable):
    """A formula in the time t [s] and named constants, in the language of :func:`poinsot.algebra.formulas.evaluate`.

    text: the formula; constants: pairs (name, value) that it may use beside t, pi, e and deg.
    """

    text: str
    constants: tuple[tuple[str, float], ...] = ()

    def __post_init__(self) -> None:
        self.at(0.5)

    def at(self, t: Scalar) -> Scalar:
        """The value at time t, over any scalar."""
        return evaluate(self.text, {**dict(self.constants), "t": t})


@final
@dataclass(frozen=True)
class Table(Typeable):
    """Straight lines between samples (times increasing [s]); constant before the first and after the last.

    The same time twice is a jump, with the values before and after it.
    again  0, or how long before the last time begins what repeats from there on [s], as a train of pulses
    """

    times: tuple[float, ...]
    values: tuple[float, ...]
    again: float = 0.0

    def __post_init__(self) -> None:
        times = np.array([x for x in self.times if number(x)])
        if len(self.times) != len(self.values) or len(self.times) < 2:
            counts = f"{len(self.times)} times and {len(self.values)} values"
            raise ModelError(f"a table needs as many values as times, at least two; got {counts}")
        if not all(np.isfinite(x) for x in (*times, *self.values) if number(x)):
            raise ModelError("a table's times and values must be finite numbers")
        if len(times) == len(self.times) and (np.any(np.diff(times) < 0) or np.any(times[2:] == times[:-2])):
            raise ModelError(
                "a table's times must increase; a jump is the same time twice, with the values before and after"
            )

    def until(self, end: float) -> Table:
        """The same table with what repeats written out to a time [s]. ModelError for more than 500,000 samples."""
        last = self.times[-1]
        if not self.again or end <= last:
            return self
        first = bisect_right(self.times, last - self.again * (1.0 - _SAME))
        block = [*zip(self.times[first:], self.values[first:], strict=True)]
        count = ceil(min((end - last) / self.again, _MOST))
        if len(self.times) + count * len(block) > _MOST:
            raise ModelError(f"pulses that repeat every {self.again:g} s have more than {_MOST:,} corners in this run")
        times, values = [*self.times], [*self.values]
        for k in range(1, count + 1):
            times += [t + k * self.again for t, _ in block]
            values += [v for _, v in block]
        return Table(tuple(times), tuple(values), self.again)


_SAME, _MOST = 1e-9, 500_000  # of a period: rounding of times; samples


@final
@dataclass(frozen=True)
class Function(Typeable):
    """A Python function of the time t [s], over any scalar: it is traced once, and never called again."""

    at: Callable[[Scalar], Scalar]


Signal = Constant | Expression | Table | Function


def value_at(signal: Signal, time: float) -> float:
    """The value of a signal at a time [s]; at a jump of a table the one from then on."""
    if not isinstance(signal, Table):
        return float(signal.at(time))
    signal = signal.until(time)
    k = int(np.searchsorted(signal.times, time, side="right"))
    if k in (0, len(signal.times)):
        return signal.values[0 if k == 0 else -1]
    (t0, t1), (a, b) = signal.times[k - 1 : k + 1], signal.values[k - 1 : k + 1]
    return a + (b - a) * (time - t0) / (t1 - t0)
