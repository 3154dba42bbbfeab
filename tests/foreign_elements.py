"""Force elements that the package does not have, declared as CONTRIBUTING says under "To add a force element" and in no
other way: each a class, and an entry of the file format where files have it.

CubicSpring     stores ¼ k (ℓ − ℓ₀)⁴ along a line: an energy alone, whose slope follows by dual numbers
FluidDamper     takes c ℓ̇ + d ℓ̇ |ℓ̇|, viscous and quadratic, along a line: no linear law
Gasket          stores and takes on one freedom of a joint: k s³ with c (1 + s²) ṡ
Bushing         stores between two frames, by an energy of the displacement alone: a wrench that follows by dual numbers
"""

from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np

from poinsot import Apart, Displacement, OnFreedom
from poinsot.algebra import Scalar, absolute
from poinsot.elements import BetweenPoints, ForceElement, Seen, Stretch
from poinsot.files import Between, ElementTable, OnPair
from poinsot.files.quantities import NotNegative
from poinsot.geometry import dot
from poinsot.multibody.stretches import Point


@dataclass(frozen=True)
class AlongLine(ForceElement):
    """What acts along the line between two points."""

    name: str
    body_a: str
    point_a: Point
    body_b: str
    point_b: Point

    @property
    def stretch(self) -> Stretch:
        return BetweenPoints(self.body_a, self.point_a, self.body_b, self.point_b)


@dataclass(frozen=True)
class CubicSpring(AlongLine):
    """A spring that hardens, along the line between two points: E = ¼ k (ℓ − ℓ₀)⁴, k [N/m³]."""

    hardness: float
    rest_length: float
    stores: ClassVar[bool] = True
    parameters: ClassVar[tuple[str, ...]] = ("hardness", "rest_length", "point_a", "point_b")

    def energy(self, s: Any) -> Scalar:
        square = (s - self.rest_length) * (s - self.rest_length)
        return square * square * (0.25 * self.hardness)

    def never_below(self, motion: Seen) -> Scalar:
        return 0.0


@dataclass(frozen=True)
class FluidDamper(AlongLine):
    """A damper of a fluid, along the line between two points: f = c ℓ̇ + d ℓ̇ |ℓ̇|, c [N·s/m], d [N·s²/m²]."""

    viscous: float
    quadratic: float
    dissipates: ClassVar[bool] = True
    parameters: ClassVar[tuple[str, ...]] = ("viscous", "quadratic", "point_a", "point_b")

    def friction(self, s: Any, rate: Any) -> Scalar:
        return rate * self.viscous + rate * absolute(rate) * self.quadratic


@dataclass(frozen=True)
class Gasket(ForceElement):
    """Rubber on one freedom of a joint: E = ¼ k s⁴, f = c (1 + s²) ṡ."""

    name: str
    joint: str
    hardness: float
    rubbing: float
    freedom: int = 0
    stores: ClassVar[bool] = True
    dissipates: ClassVar[bool] = True
    parameters: ClassVar[tuple[str, ...]] = ("hardness", "rubbing")

    @property
    def stretch(self) -> Stretch:
        return OnFreedom(self.joint, self.freedom)

    def energy(self, s: Any) -> Scalar:
        return s * s * s * s * (0.25 * self.hardness)

    def slope(self, s: Any) -> Scalar:
        return s * s * s * self.hardness

    def friction(self, s: Any, rate: Any) -> Scalar:
        return rate * (s * s + 1.0) * self.rubbing


@dataclass(frozen=True)
class Bushing(ForceElement):
    """Between two frames: E = ½ k |p|² + ½ c (3 − tr R)² of the displacement [R p; 0 1]; k [N/m], c [N·m]."""

    name: str
    body_a: str
    X_AE: Displacement
    body_b: str
    X_BF: Displacement
    stiffness: float
    turning: float
    stores: ClassVar[bool] = True

    @property
    def stretch(self) -> Stretch:
        return Apart(self.body_a, self.X_AE, self.body_b, self.X_BF)

    def energy(self, s: Displacement) -> Scalar:
        turned = 3.0 - (s.rotation[0, 0] + s.rotation[1, 1] + s.rotation[2, 2])
        return dot(s.translation, s.translation) * (0.5 * self.stiffness) + turned * turned * (0.5 * self.turning)


class CubicTable(Between):
    """[springs.NAME] with a hardness: E = ¼ k (ℓ − ℓ₀)⁴; k [N/m³], ℓ₀ [m]."""

    makes = CubicSpring

    hardness: NotNegative
    rest_length: NotNegative

    @classmethod
    def fits(cls, value: dict[str, Any]) -> bool:
        return "hardness" in value and "pair" not in value


class FluidTable(Between):
    """[dampers.NAME] of a fluid: f = c ℓ̇ + d ℓ̇ |ℓ̇|; c [N·s/m], d [N·s²/m²]."""

    makes = FluidDamper

    viscous: NotNegative
    quadratic: NotNegative

    @classmethod
    def fits(cls, value: dict[str, Any]) -> bool:
        return bool({"viscous", "quadratic"} & value.keys())


class GasketTable(OnPair):
    """[springs.NAME] on a freedom of a pair, with a hardness: E = ¼ k s⁴, f = c (1 + s²) ṡ."""

    makes = Gasket

    hardness: NotNegative
    rubbing: NotNegative

    @classmethod
    def fits(cls, value: dict[str, Any]) -> bool:
        return "hardness" in value and super().fits(value)


FOREIGN_FORMS: dict[str, list[type[ElementTable]]] = {"springs": [GasketTable, CubicTable], "dampers": [FluidTable]}


def random_foreign(
    rng: np.random.Generator, bodies: list[str], joints: list[tuple[str, int]], X: list[Displacement]
) -> tuple[ForceElement, ...]:
    """One of each, between random bodies and on random freedoms; X: two frames."""
    a, b = (str(name) for name in rng.choice(bodies, size=2, replace=False))
    ends = [tuple(float(x) for x in rng.normal(size=3)) for _ in range(2)]
    k = [float(x) for x in rng.uniform(0.5, 3.0, size=8)]
    joint, freedom = joints[rng.integers(len(joints))]
    return (
        CubicSpring("cubic", a, ends[0], b, ends[1], k[0], 0.3),
        FluidDamper("fluid", b, ends[1], a, ends[0], k[1], k[2]),
        Gasket("gasket", joint, k[3], k[4], freedom),
        Bushing("bushing", a, X[0], b, X[1], k[5], k[6]),
    )
