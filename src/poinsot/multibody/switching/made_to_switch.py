"""Switching rows made from limits and dry friction of joints in a file, and from jumps in the laws that a user writes.

    f(s, ṡ) with sign(c ṡ), step(c ṡ) in it:    F(ṡ) = (f₊ − f₋)/2,   f₀(s, ṡ) = (f₊ + f₋)/2

f₊ and f₋ are the law with the sign at +1 and −1. The element keeps f₀, and a row of friction of the bound F stands
beside it: it sticks exactly where the law's two sides push against each other (Filippov), and slides by F(ṡ).
Laws     such an element moves as one of dry friction does, alone and in a network, tests/switching/test_formulas.py;
         limits: tests/switching/test_joint_limits.py
Source   Filippov, Differential Equations with Discontinuous Righthand Sides (1988)

A limit does not act where its lower end is not below its upper one, where the joint has not one coordinate, or where
the joint closes a loop and cannot say its coordinate.
"""

from __future__ import annotations

import copy
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar, final

import numpy as np

from poinsot.algebra.dual import Dual, dual, real
from poinsot.algebra.relays import Place, Relays, of_law
from poinsot.algebra.scalars import Scalar, number
from poinsot.errors import ModelError
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motors import Twist
from poinsot.joints.pair import Pair
from poinsot.multibody.force import ForceElement
from poinsot.multibody.model import Joint, Model
from poinsot.multibody.stretches import Apart, OnFreedom, Stretch
from poinsot.multibody.switching.along import AlongStretch, Friction, Limit
from poinsot.multibody.switching.element import Row, SwitchingElement
from poinsot.records import dataclass


def with_limits(model: Model) -> Model:
    """The model with a `Limit` "JOINT limit" for every joint that has limits and none of these yet."""
    limited = {e.stretch for e in model.switches if isinstance(e, Limit)}
    return _with(model, (e for j in model.joints for e in _limit(j) if e.stretch not in limited))


def acting(model: Model, limits: bool, losses: bool) -> Model:
    """The model with what its joints say of limits and dry friction among what switches; without any limit otherwise.

    Friction that a file declares as an element of its own acts in any case.
    """
    model = with_limits(model) if limits else without(model, Limit)
    return _with(model, (e for j in model.joints for e in _friction(j))) if losses else model


def without_ranges(model: Model) -> Model:
    """The model without limits of positions: neither as data of joints, nor as elements; those of rates and efforts
    stay."""
    none = {"lower": -np.inf, "upper": np.inf}
    joints = (replace(j, limits=replace(j.limits, **none)) for j in model.joints)
    return replace(without(model, Limit), joints=tuple(joints))


def without(model: Model, kind: type[SwitchingElement]) -> Model:
    """The model without the elements of a kind."""
    return replace(model, switches=tuple(e for e in model.switches if not isinstance(e, kind)))


def limited(joint: Joint) -> bool:
    """Whether a joint has a limit that can act."""
    low, high, pair = joint.limits.lower, joint.limits.upper, joint.pair
    single = pair.carries_coordinates and len(pair.freedoms) == len(pair.coordinates) == 1
    return single and low < high and bool(np.isfinite(low) or np.isfinite(high)) and _readable(joint)


def _readable(joint: Joint) -> bool:
    """Whether the joint could also tell its coordinate if it closed a loop."""
    try:
        return joint.pair.read(Displacement.identity(), 0) is not None
    except (ValueError, ArithmeticError):
        return False


def _limit(joint: Joint) -> Iterator[Limit]:
    if limited(joint):
        yield Limit(f"{joint.name} limit", OnFreedom(joint.name), joint.limits.lower, joint.limits.upper)


def _friction(joint: Joint) -> Iterator[Friction]:
    if joint.friction > 0.0 and joint.pair.carries_coordinates:
        several = len(joint.pair.freedoms) > 1
        for k, freedom in enumerate(joint.pair.freedoms):
            name = f"{joint.name} friction" + (f" {freedom}" if several else "")
            yield Friction(name, OnFreedom(joint.name, k), joint.friction)


def _with(model: Model, more: Iterable[SwitchingElement]) -> Model:
    """The model with further elements, renamed where their names are taken."""
    taken = {e.name for e in model.elements} | {e.name for e in model.switches}
    found = []
    for e in more:
        name, k = e.name, 2
        while name in taken:
            name, k = f"{e.name} {k}", k + 1
        taken.add(name)
        found.append(e if name == e.name else replace(e, name=name))  # type: ignore[type-var]
    return replace(model, switches=(*model.switches, *found)) if found else model


_TRIED = 12
_SAME = 1e-12
Ways = tuple[tuple[Place, float], ...]
"""The signs of a law, and whether each goes with the rate (1) or against it (−1)."""


@final
@dataclass(frozen=True)
class FormulaFriction(AlongStretch):
    """|z| ≤ F(0) at ṡ = 0, z = −F(ṡ) sign ṡ where it slides: what jumps in the law of an element.

    of, ways   the element, and its signs
    """

    name: str
    of: ForceElement
    ways: Ways
    layout: ClassVar[tuple[Row, ...]] = (Row("", "friction", 1),)

    @property
    def stretch(self) -> Stretch:
        """The element's."""
        return self.of.stretch

    def bounds(self, rates: Sequence[Scalar], command: Scalar) -> Sequence[tuple[Scalar, Scalar]]:
        """F(0), F(ṡ)."""
        return [(parts(self.of, self.ways, 1.0, 0.0, 0.0)[1], parts(self.of, self.ways, 1.0, rates[0], 0.0)[1])]

    def own_faults(self, pairs: Mapping[str, Pair]) -> Iterator[str]:
        """None: they were looked for when it was made."""
        return iter(())


def without_jumps(model: Model) -> Model:
    """The model with the jumps of its elements' laws as rows that switch; itself without jumps.

    Errors  ModelError by the element's name for jumps that go with something else than its own rate, whose size depends
            on more than that, or that push the way it moves
    """
    taken = {e.name for e in model.elements} | {e.name for e in model.switches}
    elements, rows = [], []
    for e in model.elements:
        ways = () if type(e).__module__.split(".")[0] == __name__.split(".")[0] else _ways(model, e)
        if not ways:
            elements.append(e)
            continue
        whole = e.dissipates and not e.stores and _jumps_alone(e, ways)
        name = e.name if whole else _free(f"{e.name} friction", taken)
        rows.append(FormulaFriction(name, e, ways))
        elements += [] if whole else [_smooth(e, ways)]
    return replace(model, elements=tuple(elements), switches=(*model.switches, *rows)) if rows else model


def parts(e: ForceElement, ways: Ways, s: Any, rate: Scalar, u: Scalar) -> tuple[Scalar, Scalar]:
    """f₀ and F of a law, over any scalar."""
    plain = number(rate)
    at = Dual(rate, 0.0) if plain else rate

    def side(sign: float) -> Any:
        with Relays({place: -sign * way for place, way in ways}):
            return of_law(e.name, _law, e, s, at, u)

    up, down = side(1.0), side(-1.0)
    mean, half = (up + down) * 0.5, (up - down) * 0.5
    return (real(mean), real(half)) if plain else (mean, half)


def _law(e: Any, s: Any, rate: Any, u: Any) -> Any:
    """The tension less that of its storage."""
    return -e.effort(u, s, rate) if e.supplies else e.friction(s, rate)


def _smooth(e: ForceElement, ways: Ways) -> ForceElement:
    """The element with f₀ in place of its law: of a new class, otherwise equal."""
    law: dict[str, Any] = {
        "effort": lambda self, u, s, rate: -parts(e, ways, s, rate, u)[0],
        "friction": lambda self, s, rate: parts(e, ways, s, rate, 0.0)[0],
        "dissipation": ForceElement.dissipation,
        "linear": None,
    }
    kept = ("effort",) if e.supplies else ("friction", "dissipation", "linear")
    made = copy.copy(e)
    kind = type(f"{type(e).__name__} without jumps", (type(e),), {name: law[name] for name in kept})
    kind.__module__ = type(e).__module__
    object.__setattr__(made, "__class__", kind)
    return made


def _ways(model: Model, e: ForceElement) -> Ways:
    """The signs in a law; ModelError where they are not those of dry friction."""
    called, advice = f"mechanism {model.name!r}: the law of {e.name!r} jumps", (
        "Served is what jumps with the sign of the element's own rate by an amount of the rate alone, as in "
        "F*sign(rate): dry friction. Give what else jumps to a network, as a law or a feedback of the port where the "
        "mechanism is driven"
    )  # fmt: skip
    if e.stores and _met(e, lambda s, rate, u: (e.energy(s), e.slope(s)), 0.5, 0.5, 0.5):
        raise ModelError(f"{called} where it stores, with the position. {advice}")
    rng = np.random.default_rng(0)
    seen: dict[Place, set[float]] = {}
    for s, rate, u in rng.normal(size=(_TRIED, 3)):
        for place, argument in _met(e, lambda *at: _law(e, *at), s, rate, u).items():
            slope = float(dual(argument))
            if not (slope and abs(float(real(argument)) - slope * rate) <= _SAME * abs(slope * rate)):
                raise ModelError(f"{called} with something else than the sign of its rate. {advice}")
            seen.setdefault(place, set()).add(np.sign(slope))
    if not seen:
        return ()
    if any(len(signs) > 1 for signs in seen.values()) or isinstance(e.stretch, Apart):
        raise ModelError(f"{called} with something else than the sign of its rate. {advice}")
    ways = tuple((place, signs.pop()) for place, signs in seen.items())
    for rate in (0.0, *rng.normal(size=_TRIED)):
        found = [float(parts(e, ways, s, float(rate), u)[1]) for s, u in ((1.0, 0.0), *rng.normal(size=(3, 2)))]
        size = max(map(abs, found))
        if np.ptp(found) > _SAME * size * 100:
            raise ModelError(f"{called} by an amount that depends on more than its rate. {advice}")
        if min(found) < 0.0:
            raise ModelError(f"{called} the way it moves, so that it would give power as soon as it moves. {advice}")
    return ways


def _met(e: ForceElement, law: Any, s: float, rate: float, u: float) -> dict[Place, Any]:
    """The arguments of the signs that a law meets, with their slopes along the rate."""
    at: tuple[Any, Any] = Dual(s, 0.0), Dual(rate, 1.0)
    if isinstance(e.stretch, Apart):
        rates = [Dual(x, 1.0) for x in (rate, s, u, rate, u, s)]
        at = Displacement.translating([Dual(x, 0.0) for x in (s, rate, u)]), Twist.of(np.array(rates, dtype=object))
    with Relays() as found:
        of_law(e.name, law, *at, Dual(u, 0.0))
    return found.arguments


def _jumps_alone(e: ForceElement, ways: Ways) -> bool:
    """Whether nothing is left of the law without its jump."""
    rng = np.random.default_rng(1)
    sides = [parts(e, ways, s, float(rate), 0.0) for s, rate in rng.normal(size=(_TRIED, 2))]
    return all(abs(mean) <= _SAME * abs(half) for mean, half in sides)


def _free(name: str, taken: Collection[str]) -> str:
    k, found = 2, name
    while found in taken:
        found, k = f"{name} {k}", k + 1
    return found
