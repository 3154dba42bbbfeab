"""A contact that gives way, as a force element: a penalty with the dissipation of Hunt and Crossley, and friction.

    d = max(−gap, 0),   E = k dⁿ⁺¹/(n + 1),   N = k dⁿ max(1 + c ḋ, 0),   f = −μ N u/√(|u|² + ε²)

N pushes the second surface away from the first, halfway between the two nearest points, f acts on it there against
its slip u. The spring stores E; what N has beyond k dⁿ, and f, dissipate: c k dⁿ ḋ², μ N |u|²/√(|u|² + ε²) ≥ 0.
Law     dE/dt is minus the power of the spring; without weight a ball comes back with the e of c v − ln(1 + c v) =
        −c e v − ln(1 − c e v), whatever k and n; moved, other methods: tests/multibody/test_compliant_contact.py
Source  Hunt & Crossley (1975), Coefficient of restitution interpreted as damping in vibroimpact; Hertz (1882), n = 3/2;
        Marhefka & Orin (1999) for e by speed
"""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from typing import ClassVar, final

from poinsot.algebra.caching import once
from poinsot.algebra.scalars import Scalar, is_zero, maximum, number, sqrt
from poinsot.errors import ModelError
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motors import Twist, Wrench
from poinsot.geometry.touching import NearestPoints
from poinsot.geometry.vectors import cross, dot
from poinsot.multibody.contacts.pieces import split
from poinsot.multibody.contacts.surfaces import Surface, SurfacePiece, meet
from poinsot.multibody.force import ForceElement
from poinsot.multibody.stretches import Apart, Carried, Seen
from poinsot.records import dataclass

_STILL = Displacement.identity()


@final
@dataclass(frozen=True)
class CompliantContact(ForceElement):
    """Two surfaces that push each other apart as far as they overlap: N = k dⁿ (1 + c ḋ)₊, f against slip.

    stiffness    k [N/mⁿ]; exponent  n ≥ 1: 3/2 of what is round (Hertz), 1 of a linear penalty
    damping      c [s/m]: slow impacts return the share 1 − 2/3 c v of their speed
    mu           μ; slip_speed  ε [m/s]: below it friction is viscous, so that what rests on a slope creeps at
                 ε tan α/√(μ² − tan² α)
    Shapes are those of `Contact` event by event, in space, that touch in points of their own, so no boxes or cylinders
    on boxes: docs/switching.md. The force has a kink at d = 0 where n < 2.
    """

    name: str
    a: Surface
    b: Surface
    stiffness: float
    damping: float = 0.0
    mu: float = 0.0
    exponent: float = 1.5
    slip_speed: float = 1e-3  # slow beside what slides, fast beside what steps can tell
    stores: ClassVar[bool] = True
    dissipates: ClassVar[bool] = True
    parameters: ClassVar[tuple[str, ...]] = ("stiffness", "damping")

    @property
    def stretch(self) -> Apart:
        """From the first body to the second."""
        return Apart(self.a.body, _STILL, self.b.body, _STILL)

    @property
    def places(self) -> list[tuple[str, SurfacePiece, SurfacePiece]]:
        """The places where they may touch. ModelError for shapes without a formula."""
        return once(self, "_places", lambda: split(self.a, self.b))

    def touched(self, s: Displacement) -> Iterator[tuple[NearestPoints, Scalar, Scalar, Wrench]]:
        """Of each place: where it is, d, k dⁿ, and a unit force along the normal, in the frame of the first body."""
        for _, a, b in self.places:
            at = meet(a, Carried(-1, a.placement, _STILL), b, Carried(-1, s @ b.placement, _STILL))
            d = maximum(-at.gap, 0.0)
            yield at, d, d**self.exponent * self.stiffness, Wrench.at(at.place - at.normal * (0.5 * at.gap), at.normal)

    def energy(self, s: Displacement) -> Scalar:
        """Σ k dⁿ⁺¹/(n + 1) [J]."""
        total: Scalar = 0.0
        for _, d, force, _ in self.touched(s):
            total = total + d * force * (1.0 / (self.exponent + 1.0))
        return total

    def slope(self, s: Displacement) -> Wrench:
        """−Σ k dⁿ along the normal: what drives the spring."""
        total = Wrench.zero()
        for _, _, force, W in self.touched(s):
            total = total - W * force
        return total

    def _rubbing(self, at: NearestPoints, N: Scalar, T: Twist) -> Wrench:
        """μ N u/√(|u|² + ε²), at the point where it acts."""
        p = at.place - at.normal * (0.5 * at.gap)
        v = T.linear + cross(T.angular, p)
        u = v - at.normal * dot(at.normal, v)
        return Wrench.at(p, u * (N * self.mu / sqrt(dot(u, u) + self.slip_speed * self.slip_speed)))

    def friction(self, s: Displacement, rate: Twist) -> Wrench:
        """The wrench that drives what dissipates, for the twist of b relative to a, in the frame of a."""
        total = Wrench.zero()
        for at, _, force, W in self.touched(s):
            approach = -dot(W.vector, rate.vector)
            N = force * maximum(approach * self.damping + 1.0, 0.0)
            total = total - W * (N - force)
            if not is_zero(self.mu):
                total = total + self._rubbing(at, N, rate)
        return total

    def never_below(self, motion: Seen) -> Scalar:
        """0."""
        return 0.0

    def fault(self) -> str | None:
        """Numbers of no passive contact, or shapes that are not served."""
        known = [("stiffness", self.stiffness, 0.0), ("damping", self.damping, 0.0)]
        known += [("mu", self.mu, 0.0), ("exponent", self.exponent, 1.0)]
        for what, x, least in [*known, ("slip_speed", self.slip_speed, 0.0)]:
            if number(x) and not least <= x < inf:
                return f"its {what} is {x:g}; it must be {least:g} or more"
        if number(self.slip_speed) and self.slip_speed == 0.0 and not is_zero(self.mu):
            return "its slip_speed is 0; friction needs a speed below which it is viscous, such as 1e-3 m/s"
        if why := next((why for surface in (self.a, self.b) for why in surface.faults()), None):
            return f"it{why}"
        try:
            places = self.places
        except ModelError as error:
            return str(error)
        if any(piece.part for _, *pieces in places for piece in pieces):
            return (
                f"a {self.a.shape.geometry} and a {self.b.shape.geometry} touch by parts that may share a point, where "
                "a force would count it twice; take spheres, capsules or points for one of them, or a rigid contact"
            )
        return None if places else "its shapes never touch"
