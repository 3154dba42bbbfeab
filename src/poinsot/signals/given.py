"""The values that a user gives for a source, made a signal: the one way in, for models, files and runs.

Sources by name: {wave = "sine", amplitude = 2, frequency = 50} is a formula in the time t.

Each number may be a formula itself, of the parameters of a file. A wave that is not here is a formula of one's own.
Law: the source is its formula, tests/files/test_named_signals.py. Units: times [s], frequencies [Hz], phases [rad],
amplitudes and offsets those of the source.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Array, Floats, unmasked
from poinsot.algebra.caching import fingerprint
from poinsot.algebra.formulas import names_in
from poinsot.algebra.kinds import NO_NUMBERS
from poinsot.algebra.scalars import Scalar, unknown
from poinsot.errors import ModelError, PoinsotError, SimulationError, nearest
from poinsot.signals.signal import Constant, Expression, Function, Signal, Table, value_at

WAVES: dict[str, tuple[str, tuple[str, ...], tuple[str, ...]]] = {
    "sine": (
        "{offset} + {amplitude}*sin(2*pi*{frequency}*t + {phase})",
        ("amplitude", "frequency"),
        ("phase", "offset"),
    ),
    "trapezoid": (
        "{offset} + {amplitude}*max(0, min(1, min((t - {delay})/{rise}, "
        "({delay} + {rise} + {hold} + {fall} - t)/{fall})))",
        ("amplitude", "rise", "hold", "fall"),
        ("delay", "offset"),
    ),
    "pulse": (
        "{offset} + {amplitude}*pulse(t - {delay}, {period}, {duty})",
        ("amplitude", "period", "duty"),
        ("delay", "offset"),
    ),
    "pwm": ("{offset} + {amplitude}*pulse(t, 1/{frequency}, {duty})", ("amplitude", "frequency", "duty"), ("offset",)),
}
"""Name → its formula, the keys that it needs, and those that are 0 where they are left out."""
UNITS = {"frequency": "1/s", "phase": "rad", "duty": "1"} | dict.fromkeys(
    ("period", "delay", "rise", "hold", "fall"), "s"
)
"""The units of keys; those of amplitude and offset are the source's."""


def formula_of(table: Mapping[str, object]) -> str:
    """The formula of a source that is called by its name.

    Errors  ModelError for a wave that is none, and for keys that it needs or has not
    """
    wave = table.get("wave")
    if not isinstance(wave, str) or wave not in WAVES:
        raise ModelError(f"there is no wave {wave!r:.40}{nearest(str(wave), WAVES, 'the waves are')}")
    text, needed, others = WAVES[wave]
    for key in table.keys() - {"wave", *needed, *others}:
        raise ModelError(f"a {wave} has no {key!r}{nearest(key, (*needed, *others), 'its keys are')}")
    if missing := [key for key in needed if key not in table]:
        raise ModelError(f"a {wave} needs {' and '.join(missing)}")
    given = {key: table.get(key, 0.0) for key in (*needed, *others)}
    for key, x in given.items():
        if isinstance(x, bool) or not isinstance(x, (int, float, str)):
            raise ModelError(f"the {key} of a {wave} is a number or a formula; got {x!r:.40}")
    return text.format(**{key: f"({x})" if isinstance(x, str) else f"({float(x)!r})" for key, x in given.items()})  # type: ignore[arg-type]


OfTime: TypeAlias = Callable[[Scalar], Scalar]
SignalLike: TypeAlias = float | str | Signal | OfTime | Sequence[ArrayLike] | Mapping[str, ArrayLike | str]
"""What `as_signal` takes."""


def as_signal(
    what: str, given: Any, names: Mapping[str, float] | None = None, error: type[PoinsotError] = ModelError
) -> Signal:
    """The signal that is meant by a number, a formula in t, a pair (times, values), a function of t, or a signal.

    Also by a wave of `signals.given`: {"wave": "sine", "amplitude": 2, "frequency": 50}.
    what    how a message calls what it is for: "the source 'V1'"
    names   numbers that a formula may use
    Errors  ``error`` where it is none of these, or is not finite
    """
    if isinstance(given, Signal):
        return given
    if unknown(given):
        return Constant(given)
    try:
        if isinstance(given, Mapping) and "wave" in given:
            given = formula_of(given)
        if isinstance(given, str):
            numbers = names or {}
            return Expression(given, tuple((n, numbers[n]) for n in sorted(names_used(given) & numbers.keys())))
        if callable(given):
            return Function(given)
        if isinstance(given, Mapping) and given.keys() == {"times", "values"}:
            given = given["times"], given["values"]
        found = _of_numbers(given)
    except ModelError as fault:
        raise error(f"{what}: {fault}" if what else str(fault)) from None
    except (TypeError, ValueError, OverflowError):
        raise error(
            f"{what} needs a number, a formula in the time t such as '2*sin(3*t)', a function of t, or a pair of times "
            f"and values, equally long sequences of numbers; not {given!r:.60}"
        ) from None
    if isinstance(found, Constant) and not np.isfinite(found.value):
        raise error(f"{what} has the value {found.value}, and it must be finite")
    return found


def names_used(text: str) -> set[str]:
    """The names in a formula; empty for other text, which its evaluation reports."""
    try:
        return names_in(text)
    except (SyntaxError, ValueError, MemoryError, RecursionError):
        return set()


def _of_numbers(given: Any) -> Constant | Table:
    if np.ndim(given) == 0:
        if isinstance(given, NO_NUMBERS):
            raise TypeError
        return Constant(float(given))
    times, values = (unmasked(each) for each in given)
    if times.ndim != 1 or times.shape != values.shape or times.size == 0:
        raise ModelError(f"times and values must be equally long sequences, not {times.shape}, {values.shape}")
    return Constant(float(values[0])) if times.size == 1 else Table(tuple(times.tolist()), tuple(values.tolist()))


class Driven:
    """What drives the sources of a system: signals that stand in its equations, and inputs that are sampled.

    at       source → the signal in the equations, None where it is sampled
    sampled  the sampled sources, in the order of the inputs u; place: of each of them there
    samples  source → what is sampled there by default, a number or a table; 0 where nothing is said
    """

    def __init__(self, own: Mapping[str, Signal], inputs: Mapping[str, object]) -> None:
        """Sources with their signals, some of them replaced by a run; None leaves open those sampled there.

        Tables are sampled, and so are numbers that a run gives: another number is then no other program.
        """
        self.at: dict[str, Constant | Expression | Function | None] = {}
        self.samples: dict[str, Constant | Table] = {}
        for name, signal in own.items():
            given = inputs.get(name, signal)
            found = None if given is None else as_signal(f"input {name!r}", given, error=SimulationError)
            if isinstance(found, Table) or (isinstance(found, Constant) and found is not given):
                self.samples[name], found = found, None
            self.at[name] = found
        self.sampled = tuple(name for name, found in self.at.items() if found is None)
        self.place = {name: k for k, name in enumerate(self.sampled)}
        tables = {name: found for name, found in self.samples.items() if isinstance(found, Table)}
        self._tables = {name: (np.array(each.times), np.array(each.values)) for name, each in tables.items()}

    @property
    def timed(self) -> dict[str, Callable[[Scalar], Scalar]]:
        """The functions of time in the equations, by source."""
        return {name: found.at for name, found in self.at.items() if isinstance(found, (Expression, Function))}

    @property
    def fixed(self) -> dict[str, Scalar]:
        """The numbers in the equations, by source."""
        return {name: found.value for name, found in self.at.items() if isinstance(found, Constant)}

    @property
    def varies(self) -> bool:
        """Whether a signal depends on the time."""
        return bool(self.timed or self._tables)

    def value(self, name: str, t: Scalar, u: Sequence[Scalar] | Array) -> Scalar:
        """The signal of a source at time t with sampled inputs u."""
        found = self.at[name]
        return u[self.place[name]] if found is None else found.at(t)

    @property
    def largest(self) -> Floats:
        """The largest size that each sampled input takes by default."""
        given = [self.samples.get(name, Constant(0.0)) for name in self.sampled]
        return np.array([np.abs(x.values if isinstance(x, Table) else x.value).max() for x in given])

    def sampled_at(self, t: float) -> Floats:
        """u at time t by default; at a jump the value after it."""
        found = np.zeros(len(self.sampled))
        for k, name in enumerate(self.sampled):
            given = self.samples.get(name)
            if isinstance(given, Constant):
                found[k] = given.value
            elif given is not None and given.again and t > given.times[-1]:
                found[k] = value_at(given, t)
            elif given is not None:
                found[k] = np.interp(t, *self._tables[name])
        return found

    def key(self, name: str) -> str:
        """A text that is equal exactly for equal equations; SimulationError where that cannot be known."""
        found = self.at[name]
        if found is None:
            return f"input {self.place[name]}"
        if isinstance(found, Constant) and isinstance(found.value, float):
            return f"number {found.value!r}"
        try:
            return fingerprint(found.at, 1)
        except TypeError as error:
            raise SimulationError(
                f"the input {name!r} is a function that cannot be compiled ({error}); write it with np.sin and the "
                "like on t, give samples (times, values), or a formula as text such as '2*sin(3*t)'"
            ) from None
