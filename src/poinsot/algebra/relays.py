"""Jumps in formulas: sign(s), step(s) of what moves, found by running the formula with numbers in their places.

    sign(s) = −z,    z = −1 where s > 0,  z = 1 where s < 0,  −1 ≤ z ≤ 1 where s stays 0
    step(s) = (1 + sign(s))/2

While `Relays` stand, every sign that a law meets is one of its ports: the law reads −z and leaves its argument s, which
is the co-variable w of the port. So what is compiled has no jump; which side holds is the mode of the run. Outside,
and for numbers, sign(s) is the number that it is. Only what is called by `of_law` is looked into, law by law: the k-th
sign of a law is the same port each time.
Law: with z = −sign(w) put in, a law gives what it gives without, tests/algebra/test_relays.py.
Source: Filippov, Differential Equations with Discontinuous Righthand Sides (1988); Utkin, equivalent control.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextvars import ContextVar, Token
from types import TracebackType
from typing import Any, TypeAlias

from poinsot.algebra import scalars
from poinsot.algebra.dual import Dual, real
from poinsot.algebra.scalars import Scalar, known, less, where
from poinsot.errors import ModelError

Place: TypeAlias = tuple[str, int]
"""A law by name, and which of its signs."""


class Relays:
    """Placeholders of signs while laws run: ``with Relays(values) as found: …``, then ``found.arguments``.

    values     z by place; a sign at another place is itself
    arguments  s by place, in the order met; each as it was last
    """

    def __init__(self, values: Mapping[Place, Scalar] | None = None) -> None:
        self.values = dict(values or {})
        self.arguments: dict[Place, Scalar] = {}
        self._law: str | None = None
        self._met = 0
        self._token: Token[Relays | None] | None = None

    def __enter__(self) -> Relays:
        self._token = _standing.set(self)
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        assert self._token is not None
        _standing.reset(self._token)

    def within(self, law: str, function: Callable[[], object]) -> Any:
        """The value of a law; a law within a law is part of the outer one."""
        if self._law is not None:
            return function()
        self._law, self._met = law, 0
        try:
            return function()
        finally:
            self._law = None

    def refuse(self, s: Scalar) -> None:
        """Refuse a floor of what moves in a law."""
        if self._law is not None and not known(s):
            raise ModelError(
                f"the law of {self._law!r} takes floor, mod or a wave of what moves: it would jump in the middle of "
                "steps. Take these of the time t alone, and step or sign for what jumps with the state"
            )

    def read(self, s: Scalar) -> Scalar | None:
        """The placeholder of sign(s) here, or None."""
        if self._law is None:
            return None
        place = self._law, self._met
        self._met += 1
        if known(s):
            return None
        self.arguments[place] = s
        return 0.0 - self.values[place] if place in self.values else None


_standing: ContextVar[Relays | None] = ContextVar("relays", default=None)


def of_law(name: str, function: Callable[..., Any], *values: Scalar) -> Any:
    """function(*values), the signs in it being ports of the law of this name while relays stand."""
    standing = _standing.get()
    return function(*values) if standing is None else standing.within(name, lambda: function(*values))


def sign(s: Scalar) -> Scalar:
    """−1, 0 or 1 of a scalar of any type; its placeholder inside of `Relays`."""
    standing = _standing.get()
    found = None if standing is None else standing.read(s)
    if found is not None:
        return found
    if known(s):
        return 1.0 if s > 0 else -1.0 if s < 0 else 0.0 * s
    return where(less(s, 0.0), -1.0, where(less(0.0, real(s)), 1.0, 0.0))


def step(s: Scalar) -> Scalar:
    """0 for s < 0, else 1, of a scalar of any type; (1 + sign(s))/2 while `Relays` stand."""
    standing = _standing.get()
    found = None if standing is None else standing.read(s)
    if found is not None:
        return 0.5 * (1.0 + found)
    if known(s):
        return 0.0 if s < 0 else 1.0
    return where(less(s, 0.0), 0.0, 1.0)


def floor(s: Scalar) -> Scalar:
    """⌊s⌋ of a scalar of any type. ModelError while `Relays` stand and s moves: no row of a run has so many sides."""
    standing = _standing.get()
    if standing is not None:
        standing.refuse(s)
    return scalars.floor(s)


def choice(condition: Scalar, a: Scalar, b: Scalar) -> Scalar:
    """a where the condition is above zero, else b: b + step(condition)·(a − b); both must be numbers everywhere."""
    return b + step(condition) * (a - b)


def jumps(law: Callable[..., object], arguments: int, name: str = "law") -> list[Place]:
    """The signs and steps of a law that depend on its arguments."""
    with Relays() as found:
        try:
            of_law(name, law, *[Dual(0.5, 1.0)] * arguments)
        except ModelError:
            raise
        except (ArithmeticError, TypeError, ValueError, AttributeError, IndexError):
            return []
    return list(found.arguments)
