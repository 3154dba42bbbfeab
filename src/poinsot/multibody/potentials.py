"""Springs of any law: a user's function of a coordinate, a length or a displacement on SE(3).

    W = dE/ds of a number s;   dE/dt = ⟨G, T⟩ of a displacement X_EF, T the twist of F relative to E, in E

The function is a formula or written in Python, over any scalar; what it pulls with follows by dual numbers, its
derivatives along the six directions of a displacement. Gravity between distant masses, magnets, bushings whose
directions are coupled and springs that harden are functions of this kind; a potential of one body is one between the
ground and the body. Energies may be below zero, and without bound.

Laws    the wrench is the derivative of the energy; it takes from the bodies what the energy gains, at both ends; it
        moves with its mechanism; orbits close and dipoles pull as is known, tests/multibody/test_potentials.py
Source  Stramigioli et al., (21), (22); formulas.md §6

Springs and dampers by tables: a curve over their stretch, or over its rate.

A spring pulls with the curve, f = y(s), and stores its integral, exactly; a damper pulls with y(ṡ) and takes y(ṡ) ṡ.
What a curve is, and what holds between and beyond its points: :mod:`poinsot.signals.curve`.

Laws: the slope of the energy is the force; a table of a straight line is the linear spring or damper; the ledger of a
run closes, tests/files/test_tables.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any, ClassVar, Self, final

import numpy as np

from poinsot.algebra.arrays import Array
from poinsot.algebra.dual import Dual
from poinsot.algebra.formulas import RESERVED, evaluate
from poinsot.algebra.relays import Relays, of_law
from poinsot.algebra.scalars import Scalar, number, unknown
from poinsot.errors import ModelError, PoinsotError
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motors import Twist
from poinsot.geometry.rotations import quaternion_log, quaternion_of
from poinsot.joints.closures import moving_by
from poinsot.multibody.force import ForceElement
from poinsot.multibody.stretches import Apart, BetweenPoints, OnFreedom, Point, Seen, Stretch
from poinsot.records import dataclass, field
from poinsot.signals.corners import corner, cure
from poinsot.signals.curve import Curve
from poinsot.signals.given import names_used

_PLACE, _TURN = ("x", "y", "z"), ("rx", "ry", "rz")
_ROTATION = tuple(f"R{i}{j}" for i in "123" for j in "123")
ALONG_A_NUMBER = frozenset("x")
BETWEEN_FRAMES = frozenset((*_PLACE, *_TURN, *_ROTATION))
"""What formulas call the number s, and what they call the parts of a displacement."""
_TRIED = 5
_WRITTEN = "write it with + - * / ** and the functions of poinsot.algebra.scalars (minimum, maximum, sqrt, sin, …)"


Law = Callable[..., Scalar] | str


@final
@dataclass(frozen=True)
class Potential(ForceElement):
    """A spring by its energy E(s) [J], any differentiable function of its stretch.

    along      the stretch s: `OnFreedom` of a joint, a `Tendon`, the `Line` between two points (their distance), or
               `Apart` for the displacement X_EF = [R p; 0 1] between two frames
    function   of s, and of the constants by keyword, over any scalar: in Python, or a formula. A formula calls a number
               x; of a displacement x, y, z are the coordinates [m] of p, R11 … R33 the entries of R, and rx, ry, rz the
               rotation vector θ [rad], R = exp θ̃, |θ| ≤ π, which jumps at half a turn
               it is pure: what it computes is seen when the element is made
    constants  its named numbers, a mapping or pairs (name, value); each has the address elements.NAME.CONSTANT
    Errors     said by `Model`, with its name: a function that gives no number, compares what it is given, or jumps
    Law        the tension is dE/ds, of a displacement the wrench G with dE/dt = ⟨G, T⟩; a feels G and b feels −G
    """

    name: str
    along: Stretch
    function: Law
    constants: tuple[tuple[str, Scalar], ...] = ()
    computes: str | None = field(init=False, repr=False, default="")
    stores: ClassVar[bool] = True

    @classmethod
    def on_joint(cls, name: str, joint: str, function: Law, freedom: int = 0, **constants: Scalar) -> Self:
        """On the coordinate of a joint's freedom."""
        return cls(name, OnFreedom(joint, freedom), function, tuple(constants.items()))

    @classmethod
    def between_points(
        cls, name: str, body_a: str, point_a: Point, body_b: str, point_b: Point, function: Law, **constants: Scalar
    ) -> Self:
        """Of the distance [m] between two points, in body coordinates [m]."""
        return cls(name, BetweenPoints(body_a, point_a, body_b, point_b), function, tuple(constants.items()))

    @classmethod
    def between_frames(
        cls, name: str, body_a: str, X_AE: Displacement, body_b: str, X_BF: Displacement, function: Law,
        **constants: Scalar,
    ) -> Self:  # fmt: skip
        """Of the displacement X_EF between frames of two bodies."""
        return cls(name, Apart(body_a, X_AE, body_b, X_BF), function, tuple(constants.items()))

    def __post_init__(self) -> None:
        given = self.constants
        pairs = given.items() if isinstance(given, Mapping) else given
        object.__setattr__(self, "constants", tuple((name, x) for name, x in pairs))
        object.__setattr__(self, "computes", self._computes())

    @property
    def stretch(self) -> Stretch:
        """The stretch that it acts along."""
        return self.along

    def energy(self, s: Any) -> Scalar:
        """E(s)."""
        if isinstance(self.function, str):
            return evaluate(self.function, {**self.numbers, **variables(s, names_used(self.function))})
        return self.function(s, **self.numbers)

    @property
    def numbers(self) -> dict[str, Scalar]:
        """The constants."""
        return dict(self.constants)

    def with_numbers(self, numbers: Mapping[str, Scalar]) -> Self:
        """The same function with these constants in place."""
        return replace(self, constants=tuple((name, numbers.get(name, x)) for name, x in self.constants))

    @property
    def code_key(self) -> tuple[Any, ...]:
        """The function, and the names of its constants."""
        return type(self), self.function, tuple(self.numbers)

    def _computes(self) -> str | None:
        """The identity of a Python function: two of one name may be different. None where it cannot be seen."""
        if isinstance(self.function, str) or any(unknown(x) for x in self.numbers.values()):
            return ""
        from poinsot.algebra.traced import written_out

        def of_a_displacement(R: Array, p: Array) -> Scalar:
            return self.energy(Displacement(R, p))

        def of_a_number(s: Array) -> Scalar:
            return self.energy(s[0])

        try:
            if isinstance(self.along, Apart):
                return written_out(of_a_displacement, (3, 3), (3,))
            return written_out(of_a_number, (1,))
        except (ArithmeticError, TypeError, ValueError, AttributeError, IndexError, KeyError, PoinsotError):
            return None

    def fault(self) -> str | None:
        """Why its function is no energy, or None; judged by numbers, so never while a constant is free."""
        if any(unknown(x) for x in self.numbers.values()):
            return None
        return next(self._faults(), None)

    def _faults(self) -> Iterator[str]:
        for name, x in self.constants:
            if not (number(x) and np.isfinite(x)):
                yield f"its constant {name!r} is {x!r}, but must be a finite number"
        if not (isinstance(self.function, str) or callable(self.function)):
            yield f"its energy is {self.function!r}; it must be a formula in quotes, or a function of its stretch"
        taken = BETWEEN_FRAMES if isinstance(self.along, Apart) else ALONG_A_NUMBER
        for name in self.numbers if isinstance(self.function, str) else ():
            if name in taken or name in RESERVED:
                why = "what it acts along" if name in taken else "a function or a number that all formulas know"
                yield f"its constant {name!r} has the name of {why}; call it something else"
        for s in _samples(isinstance(self.along, Apart)):
            found, jumps = self._tried(s)
            if isinstance(found, str):
                yield found
                return
            if jumps:
                yield (
                    "its energy jumps, or is put together from pieces by a choice, a sign or a step, and no force is "
                    "its slope where it jumps; write pieces that meet with min, max and abs, as 0.5*k*max(x, 0)**2"
                )
        least = 0.0 if isinstance(self.along, BetweenPoints) else -np.inf
        if not isinstance(self.along, Apart) and (found := corner(self.energy, least)) is not None:
            yield (
                f"its energy has a corner at {found.at:.6g}: its force would jump there from {found.below:.4g} to "
                f"{found.above:.4g}, and what it acts on could rest with any between; {cure(self.energy)}"
            )
        if self.computes is None:
            yield f"its energy cannot be computed over traced scalars, of which kernels are made; {_WRITTEN}"
        if isinstance(self.function, str) and not names_used(self.function) & taken:
            which = "x, y, z, rx, ry, rz and R11 … R33" if taken is BETWEEN_FRAMES else "x"
            yield f"its energy {self.function!r:.60} does not depend on what it acts along, which formulas call {which}"

    def _tried(self, s: object) -> tuple[Any, bool]:
        """The energy at a place, or the fault of it; true where it jumps there."""
        with Relays() as met:
            try:
                found = of_law(self.name, self.energy, s)
            except ModelError as error:
                return str(error), False
            except ArithmeticError:
                return np.nan, False
            except (TypeError, ValueError, AttributeError, IndexError, KeyError) as error:
                why = "compares what it is given, turns it into a number, or is no function of it over dual numbers"
                return f"its energy {why} ({error}); {_WRITTEN}", False
        if not (number(found) or isinstance(found, Dual)):
            said = " ".join(f"{found!r:.60}".split())
            return (
                f"its energy is {said}, a {type(found).__name__}, and no number; it must return one number [J]",
                False,
            )
        return found, bool(met.arguments)


def variables(s: object, used: set[str] | frozenset[str]) -> dict[str, Scalar]:
    """The variables that a formula with these names takes of a stretch: x, or the parts of a displacement."""
    if not isinstance(s, Displacement):
        return {"x": s}
    found = dict(zip(_PLACE, s.translation.tolist(), strict=True))
    found |= dict(zip(_ROTATION, s.rotation.reshape(9).tolist(), strict=True))
    if used & {*_TURN}:
        found |= dict(zip(_TURN, quaternion_log(quaternion_of(s.rotation)).tolist(), strict=True))
    return found


def _samples(apart: bool) -> Iterator[Any]:
    """Places at which a function is tried, with rates, as differentiation does."""
    rng = np.random.default_rng(0)
    for _ in range(_TRIED):
        if apart:
            X = Displacement.exp(Twist.of(rng.normal(size=6)))
            yield moving_by(X, Twist.of(rng.normal(size=6)))
        else:
            yield Dual(float(np.exp(rng.normal())), 1.0)


__all__ = ["CurvedJointDamper", "CurvedJointSpring", "CurvedLineDamper", "CurvedLineSpring"]


@dataclass(frozen=True)
class _OnLine(ForceElement):
    """Along the line between two points, in body coordinates [m]."""

    name: str
    body_a: str
    point_a: Point
    body_b: str
    point_b: Point
    curve: Curve
    parameters: ClassVar[tuple[str, ...]] = ("point_a", "point_b")

    @property
    def stretch(self) -> BetweenPoints:
        """The length of the line."""
        return BetweenPoints(self.body_a, self.point_a, self.body_b, self.point_b)


@dataclass(frozen=True)
class _OnJoint(ForceElement):
    """On one freedom of a joint."""

    name: str
    joint: str
    curve: Curve
    freedom: int = 0

    @property
    def stretch(self) -> OnFreedom:
        """The freedom."""
        return OnFreedom(self.joint, self.freedom)


class _Spring(ForceElement):
    """f = y(s), E = ∫ y ds."""

    curve: Curve
    stores: ClassVar[bool] = True

    def energy(self, s: Any) -> Scalar:
        """∫ y ds, 0 where it is least between the first and the last point."""
        return self.curve.integral(s)

    def slope(self, s: Any) -> Scalar:
        """y(s)."""
        return self.curve(s)

    def never_below(self, motion: Seen) -> Scalar:
        """0, where the curve pulls back on both sides; else it is unknown."""
        if not self.curve.is_a_valley:
            raise TypeError("a table that beyond its points pushes away from rest")
        return 0.0


class _Damper(ForceElement):
    """f = y(ṡ)."""

    curve: Curve
    dissipates: ClassVar[bool] = True

    def friction(self, s: Any, rate: Any) -> Scalar:
        """y(ṡ)."""
        return self.curve(rate)

    @property
    def may_give(self) -> bool:
        """Where force and rate have opposite signs."""
        return not self.curve.takes


@final
class CurvedLineSpring(_Spring, _OnLine):
    """A spring along the line between two points, its pull a curve over its length: [N] over [m]."""


@final
class CurvedLineDamper(_Damper, _OnLine):
    """A damper along the line between two points, its pull a curve over the rate of its length: [N] over [m/s]."""


@final
class CurvedJointSpring(_Spring, _OnJoint):
    """A spring on one coordinate of a joint, its pull a curve over it: [N·m] over [rad], or [N] over [m]."""


@final
class CurvedJointDamper(_Damper, _OnJoint):
    """A damper on one freedom of a joint, its pull a curve over its rate: [N·m] over [rad/s], or [N] over [m/s]."""
