"""Signals: how a source varies with time."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

import numpy as np

from poinsot.algebra.formulas import evaluate
from poinsot.algebra.scalars import Scalar, number
from poinsot.errors import ModelError
from poinsot.records import dataclass
from poinsot.showing import Typeable


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
    """

    times: tuple[float, ...]
    values: tuple[float, ...]

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
    k = int(np.searchsorted(signal.times, time, side="right"))
    if k in (0, len(signal.times)):
        return signal.values[0 if k == 0 else -1]
    (t0, t1), (a, b) = signal.times[k - 1 : k + 1], signal.values[k - 1 : k + 1]
    return a + (b - a) * (time - t0) / (t1 - t0)
