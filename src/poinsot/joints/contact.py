"""What all contacts share: pairs that carry no coordinates and always close a loop.

Conditions on the pose, Φ(X_PS) = 0, are those of any closing pair; rolling adds conditions ⟨W(X), V⟩ = 0 on the
velocity alone, which no Φ has as its rate (non-holonomic). The kinds: `joints.contacts`, `joints.contact`.
Units: positions [m]; W is of unit force, so that its multiplier is in newtons. Law: forces of rolling do no work,
tests/joints/test_contacts.py. Source: Bloch 2003, Nonholonomic Mechanics and Control, §1.4–1.7.

Contacts with any smooth surface f(x, y, z) = 0 of the predecessor, f > 0 on the side of the successor; and any
convex body on a plane, `RollingConvex`.

n = ∇f/|∇f| is the normal at a place c of the surface, t₁, t₂ two directions across it, p the origin of the successor.

    ball_on_surface   (p − c)·n = r,  no slip at c:  ⟨(c × tᵢ; tᵢ), V⟩ = 0        c the place nearest to p
    plate_on_surface  f(p) = 0,  z_S·tᵢ = 0                                        c = p; it leans as the surface does
    sliding_surface   f(p) = 0,  ⟨(tᵢ; 0), V⟩ = 0                                  c = p

The last is the pair as Ratiu and Blankenstein print it: about c its freedom twists are (n; 0), (0; t₁), (0; t₂) and its
constraint wrenches (t₁; 0), (t₂; 0), (0; n). On a plane it is the planar pair; where the surface is curved, that it
turns about n alone is a condition on velocities, and not on the pose, which the plate has instead.
The place nearest to p solves c + μ ∇f(c) = p, f(c) = 0, by steps of Newton from c = p − r n(p): on values until they
settle, then one more for each derivative that is asked for. Where they do not settle, as where a ball does not fit into
a hollow, rows are NaN.
Laws    the rows' own, tests/joints/test_contacts.py; a ball on a plane, in a bowl, on a sphere and in a tube moves as
        its closed form, tests/multibody/test_surfaces.py
Source  S3, kinematic pairs; Duff et al. 2017 (directions across n); Neimark & Fufaev 1972, §III (rolling)
"""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, NoReturn, final

import numpy as np

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.dual import Dual, dual
from poinsot.algebra.formulas import evaluate
from poinsot.algebra.scalars import Scalar, less, number, sqrt, where
from poinsot.errors import ModelError
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motors import Acceleration, Twist, Wrench
from poinsot.geometry.touching import across
from poinsot.geometry.vectors import cross, dot
from poinsot.joints.pair import Pair, Symbol
from poinsot.namespaces import former_names
from poinsot.records import dataclass


class ContactPair(Pair):
    """What all contacts share: conditions, freedoms of velocity, and no coordinates."""

    kind: str
    freedoms: tuple[str, ...]
    coordinates: tuple[str, ...] = ()

    def fault(self) -> str | None:
        """The reason why its numbers are impossible, or None."""
        return None

    @abstractmethod
    def rolling(self, X: Displacement) -> list[Wrench]:
        """W(X_PS), in predecessor coordinates: the conditions ⟨W, V⟩ = 0 on the velocity alone."""

    carries_coordinates: ClassVar[bool] = False
    """It does not."""

    placed_by: ClassVar[tuple[tuple[str, ...], tuple[str, ...]]] = ("point", "normal"), ()
    """A point of the surface and the normal there."""

    symbol: ClassVar[Symbol] = "plate"
    """A plate."""

    def displacement(self, q: Array) -> Displacement:
        """ModelError: it has no coordinates, as all of the following say."""
        self._refuse()

    def motion_subspace(self, q: Array) -> list[Twist]:
        """ModelError."""
        self._refuse()

    def velocity_product_acceleration(self, q: Array, v: Array) -> Acceleration:
        """ModelError."""
        self._refuse()

    def integrate(self, q: Array, dv: Array) -> Array:
        """ModelError."""
        self._refuse()

    def difference(self, q0: Array, q1: Array) -> Array:
        """ModelError."""
        self._refuse()

    def chart(self, q: Array, xi: Array) -> Array:
        """ModelError."""
        self._refuse()

    def chart_rate(self, xi: Array, v: Array) -> Array:
        """ModelError."""
        self._refuse()

    def _refuse(self) -> NoReturn:
        raise ModelError(f"a {self.kind} pair carries no coordinates: it closes a loop, always")


__getattr__ = former_names(__name__)


STEPS = 6
SETTLED = 1e-8
"""Of the radius: how far the last step of Newton may go; what is left after it is of its square."""
Numbers = tuple[tuple[str, float], ...]


@dataclass(frozen=True)
class _OnSurface(ContactPair):
    """Of a surface f = 0."""

    formula: str
    numbers: Numbers = ()
    placed_by: ClassVar[tuple[tuple[str, ...], tuple[str, ...]]] = ("point", "normal"), ("x_axis",)

    def value(self, p: Array) -> Scalar:
        """f(p)."""
        return evaluate(self.formula, {**dict(self.numbers), "x": p[0], "y": p[1], "z": p[2]})

    def gradient(self, p: Array) -> Array:
        """∇f(p) (3,)."""
        return array([dual(self.value(_along(p, k))) for k in range(3)])

    def normal(self, p: Array) -> Array:
        """n (3,)."""
        g = self.gradient(p)
        found: Array = g / sqrt(dot(g, g))
        return found


@final
@dataclass(frozen=True)
class PlateOnSurface(_OnSurface):
    """The successor's origin is on the surface and its z-axis along the normal there."""

    kind: str = "plate_on_surface"
    freedoms: tuple[str, ...] = ("slide_x", "slide_y", "turn")

    def closure(self, X: Displacement) -> list[Scalar]:
        """f(p), z_S·t₁, z_S·t₂ (3,)."""
        z_S = X.rotation[:, 2]
        return [self.value(X.translation), *(dot(z_S, t) for t in across(self.normal(X.translation)))]

    sines: ClassVar[tuple[int, ...]] = (1, 2)
    """Of its lean."""

    def drawn(self, R: Array | None) -> Displacement:
        """It lies flat at the point."""
        n = self.normal(np.zeros(3))
        return Displacement(np.column_stack([*across(n), n]).astype(float), np.zeros(3))

    def uprightness(self, X: Displacement) -> Scalar:
        """z_S·n: negative upside down."""
        return dot(X.rotation[:, 2], self.normal(X.translation))

    def rolling(self, X: Displacement) -> list[Wrench]:
        """None."""
        return []


@final
@dataclass(frozen=True)
class SlidingSurface(_OnSurface):
    """The successor's origin is on the surface, and it turns about the normal alone."""

    kind: str = "sliding_surface"
    freedoms: tuple[str, ...] = ("slide_x", "slide_y", "turn")

    def closure(self, X: Displacement) -> list[Scalar]:
        """f(p) (1,)."""
        return [self.value(X.translation)]

    def rolling(self, X: Displacement) -> list[Wrench]:
        """Couples about t₁ and t₂."""
        return [Wrench(t, array([0.0, 0.0, 0.0])) for t in across(self.normal(X.translation))]


@final
@dataclass(frozen=True)
class BallOnSurface(ContactPair):
    """A ball about the successor's origin rolls on the surface, and may turn about its normal; radius [m] > 0."""

    radius: float
    formula: str
    numbers: Numbers = ()
    kind: str = "ball_on_surface"
    freedoms: tuple[str, ...] = ("wx", "wy", "wz")
    placed_by: ClassVar[tuple[tuple[str, ...], tuple[str, ...]]] = ("point", "normal"), ("x_axis",)

    def fault(self) -> str | None:
        """A radius that is not above zero."""
        return None if self.radius > 0 else "it must be above zero"

    @property
    def surface(self) -> _OnSurface:
        """The surface that it rolls on."""
        return PlateOnSurface(self.formula, self.numbers)

    def drawn(self, R: Array | None) -> Displacement:
        """The centre is above the point where it touches."""
        return Displacement.translating(self.surface.normal(np.zeros(3)) * self.radius)

    def closure(self, X: Displacement) -> list[Scalar]:
        """(p − c)·n − r (1,)."""
        c, n = self.touched(X.translation)
        return [dot(X.translation - c, n) - self.radius]

    def rolling(self, X: Displacement) -> list[Wrench]:
        """Forces along t₁ and t₂ at c."""
        c, n = self.touched(X.translation)
        return [Wrench.at(c, t) for t in across(n)]

    def touched(self, p: Array) -> tuple[Array, Array]:
        """c and n: the place of the surface nearest to the centre, and the normal there; NaN where none is found."""
        surface = self.surface
        levels = [p]
        while any(isinstance(x, Dual) for x in levels[-1]):
            levels.append(array([x.real if isinstance(x, Dual) else x for x in levels[-1]]))
        bare = levels.pop()
        slope = surface.gradient(bare)
        size = sqrt(dot(slope, slope))
        c, mu, moved = bare - slope * (self.radius / size), self.radius / size, 0.0
        for _ in range(STEPS):
            c, mu, moved = _nearer(surface, bare, c, mu)
        c = c + where(less(moved, (SETTLED * self.radius) ** 2), 0.0, float("nan"))
        for level in reversed(levels):
            c, mu, _ = _nearer(surface, level, array([Dual(x, 0.0) for x in c]), Dual(mu, 0.0))
        return c, surface.normal(c)


@final
@dataclass(frozen=True)
class RollingConvex(ContactPair):
    """A convex body rolls on the plane without slip, and may turn about its normal: an egg, a rattleback, a tippe top.

        h(n) = max n·c over its points c [m],   c = ∇h(n) the point that touches, n = −e_z in its frame,   Φ = z − h(n)

    support  h(n), a formula in the components x, y, z of n and the names of ``numbers``; it is asked for unit vectors
             alone, so that the body is a ball of radius 0.1 about (0, 0, 0.02) with "0.1 + 0.02*z", an ellipsoid with
             "sqrt((a*x)**2 + (b*y)**2 + (c*z)**2)", a torus with "R*sqrt(x**2 + y**2) + r"
    Law      no slip, energy kept; Jellett's, Routh's, Chaplygin's integrals, tests/joints/test_convex_on_plane.py
    Source   Schneider, Convex Bodies (2014), §1.7; Garcia & Hubbard 1988 (the rattleback)
    """

    support: str
    numbers: Numbers = ()
    kind: str = "convex_on_plane"
    freedoms: tuple[str, ...] = ("wx", "wy", "wz")
    placed_by: ClassVar[tuple[tuple[str, ...], tuple[str, ...]]] = ("point", "normal"), ("x_axis",)

    def reach(self, n: Array) -> Scalar:
        """|n| h(n/|n|) of n (3,)."""
        size = sqrt(dot(n, n))
        x, y, z = n / size
        return evaluate(self.support, {**dict(self.numbers), "x": x, "y": y, "z": z}) * size

    def foot(self, n: Array) -> Array:
        """c (3,) in the direction n."""
        return array([dual(self.reach(_along(n, k))) for k in range(3)])

    def fault(self) -> str | None:
        """A function that is no convex body's."""
        if not all(map(number, dict(self.numbers).values())):
            return None
        for n in _DIRECTIONS:
            H = np.array([[dual(x) for x in self.foot(_along(n, k))] for k in range(3)], dtype=float)
            curved, size = np.linalg.eigvalsh(0.5 * (H + H.T)), abs(float(self.reach(n)))
            if not np.isfinite(H).all() or curved[0] < -_CONVEX * (size + curved[2]):
                at = ", ".join(f"{x:.3g}" for x in n)
                return f"is none of a smooth convex body: a radius of curvature in the direction ({at}) is negative"
        return None

    def drawn(self, R: Array | None) -> Displacement:
        """It touches at the point, its z-axis along the normal."""
        return Displacement.translating(-self.foot(np.array([0.0, 0.0, -1.0])))

    def closure(self, X: Displacement) -> list[Scalar]:
        """The height of its lowest point (1,)."""
        return [X.translation[2] - self.reach(-X.rotation[2])]

    def rolling(self, X: Displacement) -> list[Wrench]:
        """Forces along x and y at the lowest point."""
        lowest = X.translation + X.rotation @ self.foot(-X.rotation[2])
        return [Wrench.at(lowest, e) for e in np.eye(3)[:2]]


_CONVEX = 1e-9
"""By this share of its size a radius of curvature may be below zero."""
_DIRECTIONS = np.array([[np.cos(2.4 * k) * s, np.sin(2.4 * k) * s, z] for k in range(40)
                        for z in [(2 * k + 1) / 40 - 1] for s in [np.sqrt(1 - z * z)]])  # fmt: skip
"""Unit vectors (40, 3), spread over the sphere by the golden angle."""


def _nearer(surface: _OnSurface, p: Array, c: Array, mu: Scalar) -> tuple[Array, Scalar, Scalar]:
    """One step to c + μ g = p, f = 0: (1 + μ H) δ + g δμ = p − c − μ g, gᵀ δ = −f; the new c and μ, and |δ|²."""
    f, g, H = surface.value(c), surface.gradient(c), _curvature(surface, c)
    rest = p - c - g * mu
    K = np.eye(3) + H * mu
    u, w = _solved(K, rest), _solved(K, g)
    change = (dot(g, u) + f) / dot(g, w)
    delta = u - w * change
    return c + delta, mu + change, dot(delta, delta)


def _solved(K: Array, b: Array) -> Array:
    """K⁻¹ b of a 3×3 matrix, by cross products of its columns."""
    k1, k2, k3 = K.T
    k23 = cross(k2, k3)
    found: Array = array([dot(b, k23), dot(k1, cross(b, k3)), dot(k1, cross(k2, b))]) / dot(k1, k23)
    return found


def _along(p: Array, k: int) -> Array:
    """p + ε e_k."""
    return array([Dual(x, 1.0 if i == k else 0.0) for i, x in enumerate(p)])


def _curvature(surface: _OnSurface, p: Array) -> Array:
    """∇∇f (3, 3)."""
    return array([[dual(x) for x in surface.gradient(_along(p, k))] for k in range(3)])
