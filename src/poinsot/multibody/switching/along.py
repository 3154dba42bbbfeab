"""Elements that switch along a stretch of one number: limits and stops, friction, one-way clutches, locks.

    Limit      lower ≤ s ≤ upper: joint limits, end stops, backlash between two bodies, tethers (upper alone)
    Friction   |z| ≤ F_s at ṡ = 0, z = −F_k(ṡ) sign ṡ where it slides: joints, brakes, clutches
    OneWay     ṡ ≥ 0 (or ≤ 0): free-wheels, ratchets
    Lock       ṡ = 0 while its signal is positive: dog clutches

A stretch is a joint's freedom, the distance of two points, a tendon, or a sum of freedoms (q₁ − q₂ of a clutch).
Laws: tests/switching/test_rows_of_mechanisms.py. Source: docs/switching-theory.md; Armstrong-Hélouvry et al. (1994).
Units: s [m] or [rad], ṡ per second, z [N] or [N·m].
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from math import inf, isfinite, isnan
from typing import TYPE_CHECKING, Any, ClassVar, cast, final

from poinsot.algebra.scalars import Scalar, exp, less, where
from poinsot.joints.pair import Pair
from poinsot.multibody.stretches import End, Measured, Seen, Sized, Stretch
from poinsot.multibody.switching.element import (
    MeasuredRow,
    Row,
    SwitchingElement,
    endless,
    fault_of_friction,
    fault_of_restitution,
)
from poinsot.records import dataclass
from poinsot.signals.given import SignalLike, as_signal
from poinsot.signals.signal import Constant, Signal


class AlongStretch(SwitchingElement):
    """What switches along one stretch, with one row."""

    if TYPE_CHECKING:

        @property
        def stretch(self) -> Stretch:
            """The stretch along which it acts."""

    @property
    def acts_on(self) -> tuple[str, ...]:
        """The bodies and joints of the stretch."""
        return self.stretch.acts_on

    def span(self, tree: Sized) -> Scalar:
        """That of the stretch."""
        return self.stretch.span(tree)

    def rows(self, motion: Seen) -> Sequence[MeasuredRow]:
        """The stretch as it is."""
        return [MeasuredRow(self.stretch.measured(motion))]

    def faults(self, bodies: Collection[str], pairs: Mapping[str, Pair]) -> Iterator[str]:
        """Those of the stretch, then its own."""
        if isinstance(self.stretch, str):
            yield f" acts along {self.stretch!r}, which is no stretch: for a joint say po.OnFreedom({self.stretch!r})"
            return
        found = [*self.stretch.faults(bodies, pairs)]
        yield from found or self.own_faults(pairs)

    def own_faults(self, pairs: Mapping[str, Pair]) -> Iterator[str]:
        """The faults of its numbers."""
        return iter(())


@final
@dataclass(frozen=True)
class Limit(AlongStretch):
    """lower ≤ s ≤ upper: one row, with the gap to the nearer end; z pushes back from it.

        g = s − lower below the middle, upper − s above it;   0 ≤ z ⟂ g ≥ 0,   w⁺ = −e w⁻ at an impact

    lower, upper  [m or rad], ∓inf where there is no end; they must not coincide, for which there is `Lock`
    restitution   e, Newton's; Poisson's where ``poisson``
    """

    name: str
    stretch: Stretch
    lower: float = -inf
    upper: float = inf
    restitution: float = 0.0
    poisson: bool = False
    layout: ClassVar[tuple[Row, ...]] = (Row("", "unilateral", 2),)
    parameters: ClassVar[tuple[str, ...]] = ("lower", "upper", "restitution")

    def rows(self, motion: Seen) -> Sequence[MeasuredRow]:
        """The stretch, turned round where its upper end is nearer."""
        at = self.stretch.measured(motion)
        if endless(self.upper):
            return [MeasuredRow(at, at.value - self.lower)]
        if endless(self.lower):
            return [MeasuredRow(scaled(at, -1.0), self.upper - at.value)]
        low = less(at.value, (self.lower + self.upper) * 0.5)
        gap = where(low, at.value - self.lower, self.upper - at.value)
        return [MeasuredRow(scaled(at, where(low, 1.0, -1.0)), gap)]

    def own_faults(self, pairs: Mapping[str, Pair]) -> Iterator[str]:
        """Ends that contradict each other, a stretch without a value, e outside [0, 1]."""
        if not self.stretch.has_value(pairs):
            yield f" limits {' – '.join(self.acts_on)}, which has no coordinate there: a limit needs one"
        if all(isinstance(x, (float, int)) for x in (self.lower, self.upper)):
            if isnan(self.lower) or isnan(self.upper) or self.lower == inf or self.upper == -inf:
                yield f" has the ends {self.lower:g} and {self.upper:g}; they must be numbers"
            elif not self.lower < self.upper:
                yield f" has its lower end at {self.lower:g} and its upper one at {self.upper:g}; it must lie above"
            elif not (isfinite(self.lower) or isfinite(self.upper)):
                yield " has no end; give its lower or its upper one"
        yield from fault_of_restitution(self.restitution)


@final
@dataclass(frozen=True)
class Friction(AlongStretch):
    """Dry friction along a stretch, also of brakes and clutches with a force by a signal.

        |z| ≤ F_s c(t) at ṡ = 0,   z = −c(t) (F_k + (F_s − F_k) exp(−(ṡ/v_S)²)) sign ṡ   where it slides

    static, kinetic   F_s ≥ F_k ≥ 0 [N or N·m]; static None: F_s = F_k
    stribeck          v_S [m/s or rad/s]; None: F_k as soon as it slides
    command           c(t), by which the bounds are scaled: a brake's or a clutch's normal force, below 0 taken as 0; a
                      number, a formula in t, samples (times, values), a function of t
    """

    name: str
    stretch: Stretch
    kinetic: float = 0.0
    static: float | None = None
    stribeck: float | None = None
    command: SignalLike = 1.0
    layout: ClassVar[tuple[Row, ...]] = (Row("", "friction", 1),)
    parameters: ClassVar[tuple[str, ...]] = ("kinetic", "static", "stribeck")

    def __post_init__(self) -> None:
        object.__setattr__(self, "command", as_signal(f"the command of {self.name!r}", self.command))

    @property
    def signal(self) -> Signal | None:
        """c(t), where it is not simply 1."""
        return None if self.command == Constant(1.0) else cast(Signal, self.command)

    def bounds(self, rates: Sequence[Scalar], command: Scalar) -> Sequence[tuple[Scalar, Scalar]]:
        """c F_s, and c F_k at the rate."""
        F_s: Any = self.kinetic if self.static is None else self.static
        F_k: Any = self.kinetic
        if self.stribeck is not None:
            share = rates[0] / self.stribeck
            F_k = F_k + (F_s - F_k) * exp(-(share * share))
        c = where(less(command, 0.0), 0.0, command)
        return [(c * F_s, c * F_k)]

    def own_faults(self, pairs: Mapping[str, Pair]) -> Iterator[str]:
        """Negative numbers, F_s < F_k."""
        yield from fault_of_friction(self.kinetic if self.static is None else self.static, self.kinetic, "friction")
        if isinstance(self.stribeck, (float, int)) and not 0.0 < self.stribeck < inf:
            yield f" has the Stribeck velocity {self.stribeck:g}; it must be a positive number"


@final
@dataclass(frozen=True)
class OneWay(AlongStretch):
    """ṡ ≥ 0, or ≤ 0 where it is ``backward``: z keeps it from running the other way; it runs free without z."""

    name: str
    stretch: Stretch
    backward: bool = False
    restitution: float = 0.0
    poisson: bool = False
    layout: ClassVar[tuple[Row, ...]] = (Row("", "unilateral", 1),)
    parameters: ClassVar[tuple[str, ...]] = ("restitution",)

    def rows(self, motion: Seen) -> Sequence[MeasuredRow]:
        """The stretch, turned round where it is backward."""
        at = self.stretch.measured(motion)
        return [MeasuredRow(scaled(at, -1.0) if self.backward else at)]

    def own_faults(self, pairs: Mapping[str, Pair]) -> Iterator[str]:
        """e outside [0, 1]."""
        yield from fault_of_restitution(self.restitution)


@final
@dataclass(frozen=True)
class Lock(AlongStretch):
    """ṡ = 0 while the signal is positive: a dog clutch, a bolt. What its closing takes is lost, as in an impact."""

    name: str
    stretch: Stretch
    command: SignalLike = 1.0
    layout: ClassVar[tuple[Row, ...]] = (Row("", "commanded", 1),)

    def __post_init__(self) -> None:
        object.__setattr__(self, "command", as_signal(f"the command of {self.name!r}", self.command))

    @property
    def signal(self) -> Signal:
        """The command."""
        return cast(Signal, self.command)

    def told(self, command: Scalar) -> tuple[Scalar, Scalar]:
        """To close above 0, else to open."""
        on = where(less(0.0, command), 1.0, -1.0)
        return on, -on


def scaled(at: Measured, factor: Scalar) -> Measured:
    """The same stretch in other units, or turned round: its unit wrenches times a number."""
    value = None if at.value is None else at.value * factor
    ends = [End(link, W * factor, sign) for link, W, sign in at.ends]
    return Measured(value, ends, [(k, ratio * factor) for k, ratio in at.efforts])
