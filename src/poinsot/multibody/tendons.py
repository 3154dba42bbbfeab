"""Tendons: stretches that are weighted sums of other stretches, and the springs and dampers along any stretch.

    s = Σ c_k s_k + s₀,     ṡ = Σ c_k ṡ_k

A *fixed* tendon adds coordinates of joints, ℓ = Σ c_k q_k (a differential, a cable over pulleys on the joints' axes); a
*spatial* tendon is the way through points on bodies, ℓ = Σ |p_{k+1} − p_k| [m], each piece divided by the pulleys that
carry it. A tension u along a tendon pulls along each of its pieces with c_k u, and the power is u ṡ.
Laws: tests/multibody/test_element_laws.py. Source: the conventions of MuJoCo's tendons.
Units: s [m] or [rad], as its terms; tensions [N] or [N·m].
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from itertools import pairwise
from typing import Any, ClassVar, final

import numpy as np

from poinsot.algebra.scalars import Scalar, absolute, is_zero, less, sqrt, where
from poinsot.joints.pair import Pair, Unit
from poinsot.multibody.force import ForceElement, Linear
from poinsot.multibody.stretches import BetweenPoints, End, Measured, OnFreedom, Point, Seen, Sized, Stretch
from poinsot.records import dataclass
from poinsot.showing import Typeable


@final
@dataclass(frozen=True)
class Tendon(Stretch):
    """s = Σ c_k s_k + s₀ of other stretches, of one number each.

    terms: pairs (c_k, s_k); see :meth:`of_joints` and :meth:`through` for the usual ones. offset: s₀
    """

    terms: tuple[tuple[float, Stretch], ...]
    offset: float = 0.0

    @classmethod
    def of_joints(cls, weights: Mapping[str, float] | Mapping[tuple[str, int], float]) -> Tendon:
        """ℓ = Σ c_k q_k: a fixed tendon. weights: c_k by joint, or by (joint, number of its freedom)."""
        named = ((key if isinstance(key, tuple) else (key, 0), c) for key, c in weights.items())
        return cls(tuple((float(c), OnFreedom(*key)) for key, c in named))

    @classmethod
    def through(cls, *points: tuple[str, Point], divisor: float = 1.0) -> Tendon:
        """ℓ = Σ |p_{k+1} − p_k| / divisor [m] through points (body, its coordinates): a spatial tendon.

        The sum of two is a tendon over pulleys. Pieces between points of one body are constants, in ``offset``.
        """
        pieces = [*pairwise(points)]
        fixed = sum(_distance(a[1], b[1]) for a, b in pieces if a[0] == b[0])
        moving = tuple((1.0 / divisor, BetweenPoints(*a, *b)) for a, b in pieces if a[0] != b[0])
        return cls(moving, fixed / divisor)

    def __add__(self, other: Tendon) -> Tendon:
        """Both, one after the other."""
        return Tendon((*self.terms, *other.terms), self.offset + other.offset)

    @property
    def acts_on(self) -> tuple[str, ...]:
        """All that its pieces act on, each once."""
        return tuple(dict.fromkeys(name for _, piece in self.terms for name in piece.acts_on))

    @property
    def pieces(self) -> tuple[tuple[Scalar, Stretch], ...]:
        """Its terms."""
        return self.terms

    @property
    def joints(self) -> tuple[str, ...]:
        """Those of its pieces."""
        return tuple(dict.fromkeys(joint for _, piece in self.terms for joint in piece.joints))

    def span(self, tree: Sized) -> Scalar:
        """Σ |c_k| span_k."""
        return sum(absolute(c) * piece.span(tree) for c, piece in self.terms)

    def has_value(self, pairs: Mapping[str, Pair]) -> bool:
        """Where all its pieces have one."""
        return all(piece.has_value(pairs) for _, piece in self.terms)

    def measured(self, motion: Seen) -> Measured:
        """The sums."""
        total = Measured(self.offset)
        for c, piece in self.terms:
            part = piece.measured(motion)
            total.value = None if total.value is None or part.value is None else total.value + part.value * c
            total.ends += [End(link, W * c, sign) for link, W, sign in part.ends]
            total.efforts += [(k, ratio * c) for k, ratio in part.efforts]
        return total

    def unit(self, pairs: Mapping[str, Pair]) -> Unit:
        """That of its pieces where they are alike, else "m"."""
        units = {piece.unit(pairs) for _, piece in self.terms}
        return units.pop() if len(units) == 1 else "m"

    def faults(self, bodies: Collection[str], pairs: Mapping[str, Pair]) -> Iterator[str]:
        """Those of its pieces; none at all, or weights that are no numbers."""
        if not self.terms:
            yield " acts along a tendon without pieces"
        for c, piece in self.terms:
            if isinstance(c, (float, int)) and not np.isfinite(c):
                yield f" acts along a tendon with the weight {c} on {' – '.join(piece.acts_on)}; it must be finite"
            yield from piece.faults(bodies, pairs)


def _distance(a: Point, b: Point) -> Scalar:
    square: Scalar = 0.0
    for x, y in zip(a, b, strict=True):
        square = square + (x - y) * (x - y)
    return sqrt(square)


@final
@dataclass(frozen=True)
class StretchSpring(ForceElement):
    """A spring along any stretch of one number, such as a tendon: ½ k d², d how far s is outside [lower, upper].

    along       the stretch s; stiffness k [N/m, or N·m/rad]
    lower, upper  the ends of what is slack [m or rad]; equal: a spring with this rest length
    The tension is k (s − upper) above, k (s − lower) below, and zero between.
    """

    name: str
    along: Stretch
    stiffness: float
    lower: float = 0.0
    upper: float = 0.0
    stores: ClassVar[bool] = True
    parameters: ClassVar[tuple[str, ...]] = ("stiffness", "lower", "upper")

    @property
    def stretch(self) -> Stretch:
        """The stretch that it acts along."""
        return self.along

    def outside(self, s: Any) -> Scalar:
        """d: how far s is above the upper end, or, negative, below the lower one; 0 between."""
        if self._taut:
            return s - self.upper
        below = where(less(s, self.lower), s - self.lower, s * 0.0)
        return where(less(self.upper, s), s - self.upper, below)

    def energy(self, s: Any) -> Scalar:
        """½ k d²."""
        d = self.outside(s)
        return d * d * (0.5 * self.stiffness)

    def slope(self, s: Any) -> Scalar:
        """k d."""
        return self.outside(s) * self.stiffness

    @property
    def linear(self) -> Linear | None:
        """k and s₀ where nothing is slack."""
        return Linear(self.stiffness, self.upper, 0.0) if self._taut else None

    @property
    def slack(self) -> tuple[Scalar, Scalar, Scalar]:
        """k and the ends."""
        return self.stiffness, self.lower, self.upper

    @property
    def _taut(self) -> bool:
        """Whether nothing is slack, whatever numbers are free."""
        return (
            isinstance(self.lower, (float, int)) and isinstance(self.upper, (float, int)) and self.lower == self.upper
        )

    def fault(self) -> str | None:
        """Ends the wrong way round, or an impossible number."""
        known = [x for x in (self.stiffness, self.lower, self.upper) if isinstance(x, (float, int))]
        if not np.isfinite(known).all():
            return "its stiffness and the ends of its slack must be finite numbers"
        if len(known) == 3 and self.lower > self.upper:
            return f"it is slack from {self.lower:g} to {self.upper:g}; the lower end must not be above the upper one"
        return None


@final
@dataclass(frozen=True)
class StretchDamper(ForceElement):
    """A damper along any stretch of one number, such as a tendon: tension c ṡ, takes c ṡ² [W].

    along: the stretch s; damping c [N·s/m, or N·m·s/rad]
    """

    name: str
    along: Stretch
    damping: float
    dissipates: ClassVar[bool] = True
    parameters: ClassVar[tuple[str, ...]] = ("damping",)

    @property
    def stretch(self) -> Stretch:
        """The stretch that it acts along."""
        return self.along

    @property
    def linear(self) -> Linear:
        """c."""
        return Linear(0.0, 0.0, self.damping)

    def friction(self, s: Any, rate: Any) -> Scalar:
        """c ṡ."""
        return rate * self.damping

    @property
    def may_give(self) -> bool:
        """Where c is below zero."""
        return not self.damping >= 0


@final
@dataclass(frozen=True)
class Coupling(Typeable):
    """A condition between two stretches: s₁ − o₁ = Σ a_k (s₂ − o₂)^k with k ≤ 4; kept exactly, as a closed loop is.

    first, second      the stretches, of one number each; without a second one s₁ − o₁ = a₀
    coefficients       a₀ … a₄, as many as there are
    first_at, second_at  the references o₁, o₂
    rate, bend         d/dt and d²/dt² of what it is held at, of one that moves on by itself: ṡ₁ = p' ṡ₂ + rate
    It bears what keeps it, without power while rate is 0. Where MuJoCo's equality is soft (solref, solimp), this one is
    rigid.
    """

    name: str
    first: Stretch
    second: Stretch | None = None
    coefficients: tuple[float, ...] = (0.0, 1.0)
    first_at: float = 0.0
    second_at: float = 0.0
    rate: Scalar = 0.0
    bend: Scalar = 0.0
    kind: ClassVar[str] = "coupling"

    def unit_of_row(self, pairs: Mapping[str, Pair]) -> str:
        """Whether Φ is a length (L) or an angle (A)."""
        return "L" if self.first.unit(pairs) == "m" else "A"

    def span_of_row(self, tree: Sized) -> Scalar:
        """What Φ is measured by."""
        return self.first.span(tree)

    def faults(self, bodies: Collection[str], pairs: Mapping[str, Pair]) -> Iterator[str]:
        """What contradicts itself, as the end of a sentence about it."""
        faults = [fault for s in self.stretches for fault in s.faults(bodies, pairs)]
        yield from faults
        for s in () if faults else self.stretches:
            if not s.has_value(pairs):
                yield f" acts on {' – '.join(s.acts_on)}, which has no coordinate there"
        if fault := self.fault():
            yield f": {fault}"

    @property
    def moves(self) -> bool:
        """True if the value that it is held at has a rate."""
        return not (is_zero(self.rate) and is_zero(self.bend))

    @property
    def stretches(self) -> tuple[Stretch, ...]:
        """The one or two that it couples."""
        return (self.first,) if self.second is None else (self.first, self.second)

    def measured(self, motion: Seen) -> Measured:
        """Φ = s₁ − o₁ − p(s₂ − o₂) as a stretch: with its rate ṡ₁ − p' ṡ₂."""
        found = self.first.measured(motion)
        if self.second is None:
            return replace(found, value=found.value - self.first_at - self.coefficients[0])
        other = self.second.measured(motion)
        p, slope = self.polynomial(other.value - self.second_at)
        return Measured(
            found.value - self.first_at - p,
            [*found.ends, *(End(link, W * -slope, sign) for link, W, sign in other.ends)],
            [*found.efforts, *((k, -slope * ratio) for k, ratio in other.efforts)],
        )

    def polynomial(self, x: Scalar) -> tuple[Scalar, Scalar]:
        """p(x) and p'(x), by Horner's scheme."""
        p: Scalar = 0.0
        slope: Scalar = 0.0
        for a in reversed(self.coefficients):
            p, slope = p * x + a, slope * x + p
        return p, slope

    def fault(self) -> str | None:
        """Why there is no such coupling, or None."""
        if not 1 <= len(self.coefficients) <= 5:
            return f"it has {len(self.coefficients)} coefficients; a polynomial has one to five (degree 4)"
        known = [x for x in (*self.coefficients, self.first_at, self.second_at) if isinstance(x, (float, int))]
        return None if np.isfinite(known).all() else "its coefficients and references must be finite numbers"
