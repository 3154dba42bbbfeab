"""An element of one's own: its ports, states, law, stored energy and class of power, checked where it is made.

    outputs = law(what it reads, states),   ẋ = rates(what it reads, states),   H(x)
    Σ across · through over its ports = Ḣ + power it takes;   "dissipative" ≥ 0, "continuous" = 0, "active" any

It is made of primitives: each state is a storage on a node inside, which the law fills. So it runs, rests, is
linearised, differentiated and written as C as any other element.
Laws: tests/components/test_own.py. Source: Chua & Kang (1976), memristive devices and systems.
Units: across and through of the domains; states in theirs, rates per second; energies [J].
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from math import inf
from typing import Literal, final

import numpy as np

from poinsot.algebra.arrays import array
from poinsot.algebra.scalars import Scalar, known, number, unknown
from poinsot.components.declarations import declared, finite, refuse_corner
from poinsot.components.domains import THERMAL, Domain, Quantity
from poinsot.components.primitives import Composite, Relation, Storage, TerminalPair, Variable
from poinsot.components.reaches import reach
from poinsot.errors import ModelError
from poinsot.records import dataclass
from poinsot.structures.derivatives import gradient
from poinsot.structures.kirchhoff import EdgeKind

__all__ = ["OwnPort", "OwnState", "own_element"]

Power = Literal["dissipative", "continuous", "active"]
Law = Callable[..., Sequence[Scalar] | Scalar]
_OTHER: dict[Variable, Variable] = {"across": "through", "through": "across"}


@final
@dataclass(frozen=True)
class OwnPort:
    """A port: its domain, and which of its two quantities the law gives, as "current"; the other one is read.

    grounded  whether its far side is the reference itself, as of heat: it then has one terminal, of its name
    """

    domain: Domain
    gives: str
    grounded: bool = False

    def output(self, name: str, port: str) -> Variable:
        """The variable that the law gives."""
        if self.gives == self.domain.across.name:
            return "across"
        if self.gives == self.domain.through.name:
            return "through"
        raise ModelError(
            f"the port {port!r} of {name!r} gives {self.gives!r}, and a port of the {self.domain.name} domain has "
            f"{self.domain.across.name} and {self.domain.through.name}"
        )


@final
@dataclass(frozen=True)
class OwnState:
    """A state: its unit, where it starts, and where it is looked for when the law is checked (anywhere, by default)."""

    unit: str = "1"
    start: float = 0.0
    range: tuple[float, float] | None = None

    def __post_init__(self) -> None:
        if (
            self.range is not None
            and not any(map(unknown, self.range))
            and not (np.isfinite(self.range).all() and self.range[0] <= self.range[1])
        ):
            raise ModelError(f"the range of a state needs two finite numbers that increase, not {self.range!r}")


@declared
def own_element(
    name: str,
    ports: Mapping[str, OwnPort],
    law: Law,
    *,
    states: Mapping[str, OwnState] | None = None,
    rates: Law | None = None,
    energy: Callable[..., Scalar] | None = None,
    power: Power = "dissipative",
) -> Relation | Composite:
    """An element by its law: port outputs and the rates of its states, as functions of inputs and states.

        own_element("M", {"": OwnPort(ELECTRICAL, "current")}, lambda v, w: v*w, states={"w": OwnState()}, rates=…)

    ports   name → port; the name "" of the only one gives terminals "p" and "n", others "NAME.p" and "NAME.n"
    law     (what each port reads, in their order, then each state) → what each port gives
    rates   the same arguments → the rate of each state [unit/s]; energy: H of the states [J], 0 without it
    power   "dissipative": what goes in is never less than Ḣ; "continuous": it is Ḣ; "active": counted as a source
    Parts   with states "law" and "state"; a state is called "NAME.state.w.value"
    Errors  ModelError where samples of what it reads and of its states contradict its class of power, for a law that
            gives no numbers, or not as many as there are ports or states
    """
    held = dict(states or {})
    if bool(held) != (rates is not None):
        raise ModelError(f"{name!r} needs rates for its states, and states for its rates: give both or neither")
    if power not in ("dissipative", "continuous", "active"):
        raise ModelError(f'{name!r} is "dissipative", "continuous" or "active", not {power!r}')
    pairs = tuple(TerminalPair(p.domain, port, ("", None) if p.grounded else ("p", "n")) for port, p in ports.items())
    outputs = tuple(p.output(name, port) for port, p in ports.items())
    own = _Own(name, pairs, outputs, held, law, rates, energy)
    own.check(power)
    reads = tuple((k, _OTHER[output]) for k, output in enumerate(outputs))
    if rates is None:
        return Relation(name, pairs, outputs, reads, lambda *values: _several(law(*values)), power)
    inner = tuple(TerminalPair(_within(state, s.unit), state, ("", None)) for state, s in held.items())
    for k, (state, s) in enumerate(held.items()):
        refuse_corner(
            name, _along(energy or _nothing, held, k), Quantity(state, s.unit), "effort", s.range or (-np.inf, np.inf)
        )
    starts = tuple(finite(name, f"start of {state!r}", s.start) for state, s in held.items())
    kinds = (EdgeKind.ACROSS_STORAGE,) * len(held)
    within = tuple(own.size(k) for k in range(len(held)))
    stored = Storage("state", inner, kinds, energy or _nothing, starts, within=within)
    filled = tuple(TerminalPair(p.domain, f"fills_{state}", ("", None)) for p, state in zip(inner, held, strict=True))
    by = tuple(f"state.{state}.value" for state in held)
    whole: tuple[Variable, ...] = (*outputs, *(_OTHER["across"] for _ in held))
    core = Relation("law", (*pairs, *filled), whole, reads, _filling(law, rates), power, by=by)
    ends = [t for pair in pairs for t in pair.here]
    nodes = [f"at_{state}" for state in held]
    return Composite(name, pairs, ((core, (*ends, *nodes)), (stored, tuple(nodes))))


def _within(state: str, unit: str) -> Domain:
    """The domain of a node inside, where through is the rate of a state and across is ∂H/∂x."""
    kinds = Quantity("force", f"J/({unit})"), Quantity("rate", f"({unit})/s")
    return Domain(f"state {state} [{unit}]", *kinds, True, Quantity("value", unit), None, "nothing")


def _along(energy: Callable[..., Scalar], states: Mapping[str, OwnState], k: int) -> Callable[[Scalar], Scalar]:
    """The energy of one state, the others where they start."""
    starts = [s.start for s in states.values()]
    return lambda x: energy(*starts[:k], x, *starts[k + 1 :])


def _nothing(*_: Scalar) -> Scalar:
    return 0.0


def _filling(law: Law, rates: Law) -> Callable[..., tuple[Scalar, ...]]:
    """The outputs of all ports and minus the rates of all states: the flow into the law leaves its storage."""
    return lambda *values: (*_several(law(*values)), *(0.0 - rate for rate in _several(rates(*values))))


def _several(found: Sequence[Scalar] | Scalar) -> tuple[Scalar, ...]:
    return tuple(found) if isinstance(found, (tuple, list, np.ndarray)) else (found,)


@final
@dataclass(frozen=True, eq=False)
class _Own:
    """The law of an element with its states."""

    name: str
    pairs: tuple[TerminalPair, ...]
    outputs: tuple[Variable, ...]
    states: Mapping[str, OwnState]
    law: Law
    rates: Law | None
    energy: Callable[..., Scalar] | None

    def check(self, power: Power) -> None:
        """ModelError where samples contradict the class of power."""
        if any(unknown(x) for state in self.states.values() for x in (state.start, *(state.range or ()))):
            return
        for read, x in self._samples():
            terms, sizes = self._powers(read, x)
            if not all(map(known, terms)) or any(map(unknown, terms)):
                return
            taken, size = float(sum(terms)), float(sum(sizes))
            if not np.isfinite(taken) or power == "active":
                continue
            if taken < -_ROUNDING * size or (power == "continuous" and taken > _ROUNDING * size):
                raise ModelError(self._against(power, read, x, taken))

    def size(self, k: int) -> float:
        """The size of a state: its least change that changes a value of the law by its unit, or its range.

        Without energy, and where a law feels it through other states alone, at most 1.
        """
        held = list(self.states.values())
        starts = [state.start for state in held]
        numbers = [x for state in held for x in (state.start, *(state.range or ()))]
        if any(map(unknown, numbers)):
            return 1.0
        most = inf if self.energy is not None else 1.0
        if (allowed := held[k].range) is not None:
            most = min(most, max(map(abs, allowed)) or inf)
        for sign in (1.0, -1.0):
            read = [_WARM if warm else sign for warm in self._warm()]

            def given(x: float, read: Sequence[float] = read) -> tuple[Scalar, ...]:
                return _several(self.law(*read, *starts[:k], x, *starts[k + 1 :]))

            most = min(most, reach(given, starts[k]))
        return most

    def _warm(self) -> list[bool]:
        """Which ports read a temperature."""
        return [p.domain is THERMAL and o == "through" for p, o in zip(self.pairs, self.outputs, strict=True)]

    def _powers(self, read: Sequence[float], x: Sequence[float]) -> tuple[list[Scalar], list[Scalar]]:
        """The power of every port, reduced by the power that states store, and the sizes of the terms."""
        try:
            with np.errstate(all="ignore"):
                given = self._counted("law", "port", self.law(*read, *x), len(self.pairs))
                rates = () if self.rates is None else self.rates(*read, *x)
                rates = self._counted("rates", "state", rates, len(self.states))
                slopes = gradient(lambda z: (self.energy or _nothing)(*z), array(list(x)))
                terms = [r * g for r, g in zip(read, given, strict=True)]
                terms += [-(s * rate) for s, rate in zip(slopes, rates, strict=False)]
        except ArithmeticError:
            return [0.0], [0.0]
        except (TypeError, ValueError, IndexError, AttributeError) as error:
            raise ModelError(
                f"the law of {self.name!r} gives no numbers ({error}); it is of what its ports read and its states, "
                "in this order, and written with + - * / and the functions of poinsot.algebra.scalars"
            ) from None
        return terms, [abs(t) if number(t) else t for t in terms]

    def _counted(self, what: str, of: str, found: Sequence[Scalar] | Scalar, count: int) -> tuple[Scalar, ...]:
        if len(values := _several(found)) != count:
            raise ModelError(f"{self.name!r}: its {what} must give a number for each {of}, {count}, not {len(values)}")
        return values

    def _samples(self) -> Iterator[tuple[list[float], list[float]]]:
        rng = np.random.default_rng(0)
        warm = self._warm()
        for decade, _ in product(_DECADES, range(_EACH)):
            signed = rng.choice([-1.0, 1.0], len(warm)) * 10.0 ** (decade + rng.uniform(-1.0, 1.0, len(warm)))
            read = [float(rng.uniform(200.0, 500.0)) if w else float(v) for w, v in zip(warm, signed, strict=True)]
            yield read, [_anywhere(rng, s, decade) for s in self.states.values()]

    def _against(self, power: Power, read: Sequence[float], x: Sequence[float], taken: float) -> str:
        at = [
            f"{(p.name + ' ') * bool(p.name)}{p.quantity(_OTHER[o]).words} {v:.4g} {p.quantity(_OTHER[o]).unit}"
            for p, o, v in zip(self.pairs, self.outputs, read, strict=True)
        ]
        at += [f"{state} {v:.4g}" for state, v in zip(self.states, x, strict=True)]
        gives = f"gives {-taken:.3g} W" if taken < 0 else f"takes {taken:.3g} W"
        return (
            f"{self.name!r} is said to be {power}, and {gives} beside what it stores at {', '.join(at)}. Turn a sign "
            'of its law, give the states a range, or declare it "active": it then counts as a source'
        )


_ROUNDING = 1e-9
"""The share of the terms of a balance that counts as rounding."""
_WARM = 300.0
"""A temperature [K] at which the sizes of states are looked for."""
_DECADES, _EACH = np.linspace(-6.0, 6.0, 13), 12


def _anywhere(rng: np.random.Generator, state: OwnState, decade: float) -> float:
    if state.range is not None:
        return float(rng.uniform(*state.range))
    return float(state.start + rng.choice([-1.0, 0.0, 1.0]) * 10.0**decade)
