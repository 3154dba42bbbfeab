"""Coordinates Ψ = (o, x̂, ŷ, ẑ) of a Euclidean space with axes of any length and at any angles.

A frame gives orthonormal numbers; Ψ is given in one, its home, by its origin and the columns E = (x̂ ŷ ẑ). A point,
a line, a twist stays what it is and gets other numbers:

    points   p = A p_Ψ,   A = [E o; 0 1]         planes    h_Ψ = Aᵀh          ⟨h, p⟩ = ⟨h_Ψ, p_Ψ⟩
    vectors  a = E a_Ψ                           covectors f_Ψ = Eᵀf,  the numbers on the dual axes E⁻ᵀ = (x̂* ŷ* ẑ*)
    lines    l = [E 0; õE det(E)E⁻ᵀ] l_Ψ, so that joins of points stay ȳ − x̄, x̄ × ȳ (4)
    twists   V = D V_Ψ,  D = [E 0; õE E]         wrenches  W = D⁻ᵀ W_Ψ        ⟨W, V⟩ = ⟨W_Ψ, V_Ψ⟩

The last number of a point still tells whether it is at infinity (10): P keeps its form, Q becomes [G⁻¹ 0; 0 0] with the
metric G = EᵀE. A displacement H from Ψᵢ to Ψⱼ is c = Aⱼ⁻¹ H Aᵢ = [M p; 0 1], which keeps the metrics: MᵀGⱼM = Gᵢ. For
orthonormal, positively oriented axes all of this is what frames do.
Law     pairings, incidences, lengths and powers do not depend on Ψ, tests/geometry/test_coordinates.py
Source  Stramigioli et al. (S0) §2.2.3–2.2.4, (10)–(13); Featherstone short course (S1), dual coordinates
"""

from __future__ import annotations

from collections.abc import Callable
from numbers import Rational
from typing import TypeVar

import numpy as np

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.caching import cached_property
from poinsot.algebra.scalars import Scalar, is_zero, sqrt
from poinsot.errors import GeometryError
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import Inertia
from poinsot.geometry.lines import Line
from poinsot.geometry.motors import ForceVector, MotionVector, SixVector
from poinsot.geometry.projective import Plane, Point, orientation
from poinsot.geometry.vectors import cross, dot, given, norm, tilde
from poinsot.records import dataclass

S = TypeVar("S", bound=SixVector)

_DEPENDENT = 1e-10  # volume of the unit axes: below, coordinates would have no digits left
_RIGHT = 1e-9  # of unit axes: rounding of files with nine digits


@dataclass(frozen=True, eq=False)
class Coordinates:
    """Ψ = (o, x̂, ŷ, ẑ): an origin (3,) [m] and three independent axes, the columns of E (3,3), in a frame, its home.

    Over any scalar. `numbers(thing)` reads a Point, Plane, Line, twist or wrench in Ψ; `point`, `plane`, `line` and
    `motor` make one from its numbers.
    Errors  GeometryError for axes of floats that are dependent, |Ω(x̂, ŷ, ẑ)| ≤ 1e-10 |x̂||ŷ||ẑ|, or whose volume is no
            float, and for those of fractions that are dependent
    """

    origin: Array
    axes: Array

    def __post_init__(self) -> None:
        object.__setattr__(self, "origin", given(self.origin, (3,), "the origin of coordinates"))
        E = given(self.axes, (3, 3), "the axes of coordinates, as columns,")
        object.__setattr__(self, "axes", E)
        volume = orientation(*E.T)
        if E.dtype != object:
            sizes = [norm(a) for a in E.T]
            flat = min(sizes) == 0.0
            flat = flat or abs(orientation(*(a / n for a, n in zip(E.T, sizes, strict=True)))) <= _DEPENDENT
            if not flat and not np.finfo(float).tiny <= abs(volume) < np.inf:
                raise GeometryError(f"the axes of coordinates, {E.T.tolist()}, span a volume beyond floats; scale them")
        else:
            flat = is_zero(volume) or (isinstance(volume, Rational) and not volume)
        if flat:
            raise GeometryError(f"the axes of coordinates must be independent; these, {E.T.tolist()}, lie in one plane")

    @classmethod
    def of(cls, X: Displacement) -> Coordinates:
        """The orthonormal, positively oriented ones of a frame that stands at X in the home."""
        return cls(X.translation, X.rotation)

    def carried(self, X: Displacement) -> Coordinates:
        """The same coordinates given in another frame: X_AB @ Ψ."""
        return Coordinates(X @ self.origin, array(X.rotation @ self.axes))

    # ------------------------------------------------------------------------------------------------- what they are

    @property
    def metric(self) -> Array:
        """G = EᵀE (3,3): ⟨a, b⟩ = a_ΨᵀG b_Ψ."""
        return array(self.axes.T @ self.axes)

    @cached_property
    def orientation(self) -> Scalar:
        """Ω(x̂, ŷ, ẑ) = det E: the volume that the axes span; positive where they are positively oriented."""
        return orientation(*self.axes.T)

    @cached_property
    def cofactors(self) -> Array:
        """det(E) E⁻ᵀ (3,3), with columns ŷ × ẑ, ẑ × x̂, x̂ × ŷ: how areas and moments of lines are mapped."""
        x, y, z = self.axes.T
        return array(np.stack([cross(y, z), cross(z, x), cross(x, y)], axis=1))

    @property
    def dual_axes(self) -> Array:
        """E⁻ᵀ (3,3), with columns x̂*, ŷ*, ẑ*: x̂*·x̂ = 1, x̂*·ŷ = 0."""
        return array(self.cofactors / self.orientation)

    @property
    def is_orthonormal(self) -> bool:
        """Whether axes of floats are of unit length and at right angles, to 1e-9."""
        return bool(np.abs(self.metric - np.eye(3)).max() <= _RIGHT)

    @property
    def matrix(self) -> Array:
        """A = [E o; 0 1] (4,4): homogeneous numbers in the home from those in Ψ."""
        return array([[*self.axes[i], self.origin[i]] for i in range(3)] + [[0.0, 0.0, 0.0, 1.0]])

    @property
    def inverse(self) -> Array:
        """A⁻¹ = [E⁻¹ −E⁻¹o; 0 1] (4,4): numbers in Ψ from those in the home."""
        back = self.dual_axes.T
        o = back @ self.origin
        return array([[*back[i], -o[i]] for i in range(3)] + [[0.0, 0.0, 0.0, 1.0]])

    @property
    def adjoint_polarity(self) -> Array:
        """Q_Ψ = [G⁻¹ 0; 0 0] (4,4): h₁ᵀQh₂ from the numbers of planes in Ψ; P is diag(0, 0, 0, 1) in all."""
        inverse = self.dual_axes.T @ self.dual_axes
        return array([[*inverse[i], 0.0] for i in range(3)] + [[0.0] * 4])

    @property
    def line_matrix(self) -> Array:
        """[E 0; õE det(E)E⁻ᵀ] (6,6): Plücker coordinates (u; m) in the home from those in Ψ; (8) for E = σR."""
        return _lower(self.axes, tilde(self.origin) @ self.axes, self.cofactors)

    @property
    def motion_matrix(self) -> Array:
        """D = [E 0; õE E] (6,6): twists in the home from those in Ψ; its columns turn about x̂, ŷ, ẑ and move along
        them. Ad for orthonormal axes.
        """
        return _lower(self.axes, tilde(self.origin) @ self.axes, self.axes)

    @property
    def force_matrix(self) -> Array:
        """D⁻ᵀ = [E⁻ᵀ õE⁻ᵀ; 0 E⁻ᵀ] (6,6): wrenches in the home from those in Ψ, on the reciprocal basis."""
        dual = self.dual_axes
        corner = tilde(self.origin) @ dual
        return array([[*dual[i], *corner[i]] for i in range(3)] + [[0.0, 0.0, 0.0, *dual[i]] for i in range(3)])

    # ---------------------------------------------------------------------------------------------- vectors, lengths

    def components(self, vector: object) -> Array:
        """a_Ψ = E⁻¹a (3,), on the axes, of a free vector (3,) in the home."""
        return array(self.dual_axes.T @ given(vector, (3,), "a free vector"))

    def vector(self, components: object) -> Array:
        """a = E a_Ψ (3,), in the home."""
        return array(self.axes @ given(components, (3,), "the components of a free vector"))

    def dual_components(self, covector: object) -> Array:
        """f_Ψ = Eᵀf (3,), on the dual axes, of a covector as a force or a gradient: ⟨f, a⟩ = f_Ψ · a_Ψ."""
        return array(self.axes.T @ given(covector, (3,), "a covector"))

    def product(self, a: object, b: object) -> Scalar:
        """⟨a, b⟩ = a_ΨᵀG b_Ψ of free vectors given by their components in Ψ."""
        a, b = (given(v, (3,), "the components of a free vector") for v in (a, b))
        return dot(array(self.metric @ b), a)

    def length(self, a: object) -> Scalar:
        """√⟨a, a⟩ of a free vector given by its components."""
        return sqrt(self.product(a, a))

    def cross(self, a: object, b: object) -> Array:
        """The components of a × b from those of a and b: det(E) G⁻¹ (a_Ψ × b_Ψ)."""
        a, b = (given(v, (3,), "the components of a free vector") for v in (a, b))
        return self.components(self.cofactors @ cross(a, b))

    # ------------------------------------------------------------------------------------------ geometry and numbers

    def numbers(self, thing: object) -> Array:
        """ψ(thing): of a point (4,), a plane (4,), a line (6,), a twist or wrench and the like (6,).

        Errors  TypeError for what has no numbers here
        """
        for kind, in_home, to_psi in _KINDS:
            if isinstance(thing, kind):
                return array(to_psi(self) @ getattr(thing, in_home))
        raise TypeError(f"coordinates read points, planes, lines, motions and forces, not a {type(thing).__name__}")

    def point(self, numbers: object) -> Point:
        """ψ⁻¹: the point p_x x̂ + p_y ŷ + p_z ẑ + α o with the numbers (p_x, p_y, p_z, α) (4,)."""
        return Point(array(self.matrix @ given(numbers, (4,), "the numbers of a point")))

    def plane(self, numbers: object) -> Plane:
        """The plane with these numbers (n; δ) (4,): n·x̄ + δ = 0 for points x̄ of Ψ."""
        return Plane(array(self.inverse.T @ given(numbers, (4,), "the numbers of a plane")))

    def line(self, numbers: object) -> Line:
        """The line with these Plücker coordinates (u; m) (6,)."""
        l = self.line_matrix @ given(numbers, (6,), "the numbers of a line")  # noqa: E741
        return Line(l[:3], l[3:])

    def motor(self, kind: type[S], numbers: object) -> S:
        """The twist, acceleration, wrench or momentum with these numbers (6,)."""
        if not (isinstance(kind, type) and issubclass(kind, (MotionVector, ForceVector))):
            raise TypeError(f"a motor is of a kind of motions or forces, as Twist or Wrench; not {kind!r:.60}")
        matrix = self.motion_matrix if issubclass(kind, MotionVector) else self.force_matrix
        return kind.of(array(matrix @ given(numbers, (6,), "the numbers of a motor")))

    def inertia_matrix(self, inertia: Inertia) -> Array:
        """DᵀI D (6,6): momenta in Ψ from twists in Ψ; T = ½ V_Ψᵀ(DᵀI D)V_Ψ."""
        D = self.motion_matrix
        return array(D.T @ inertia.matrix @ D)

    # ------------------------------------------------------------------------------------------------- displacements

    def change_to(self, other: Coordinates, H: Displacement | None = None) -> Array:
        """c = ψⱼ ∘ h ∘ ψᵢ⁻¹ = Aⱼ⁻¹ H Aᵢ (4,4), from these coordinates Ψᵢ to others Ψⱼ (13).

        H  the displacement from the home of Ψᵢ to that of Ψⱼ; without it both are of one space, and c = Aⱼ⁻¹Aᵢ
        """
        A = self.matrix if H is None else array(H.matrix @ self.matrix)
        return array(other.inverse @ A)

    def displacement(self, change: object, other: Coordinates) -> Displacement:
        """H = Aⱼ c Aᵢ⁻¹ of floats, from the homes' frames: :meth:`change_to` undone.

        Errors  GeometryError where c does not keep the metrics, MᵀGⱼM = Gᵢ, or turns hands round
        """
        c = given(change, (4, 4), "a change of coordinates")
        found = np.asarray(other.matrix @ c @ self.inverse, dtype=float)
        R = found[:3, :3]
        if np.abs(found[3] - [0.0, 0.0, 0.0, 1.0]).max() > _RIGHT or np.abs(R.T @ R - np.eye(3)).max() > _RIGHT:
            raise GeometryError(
                "the change of coordinates is no displacement: its [M p; 0 1] must keep lengths, MᵀG_jM = G_i with the "
                "metrics of the two"
            )
        if np.linalg.det(R) < 0.0:
            raise GeometryError("the change of coordinates is a reflection: it turns right hands into left hands")
        return Displacement.from_matrix(found)


def _line_inverse(psi: Coordinates) -> Array:
    """[E⁻¹ 0; −(Eᵀ/det E) õ Eᵀ/det E]."""
    back, moments = psi.dual_axes.T, psi.axes.T / psi.orientation
    return _lower(back, -(moments @ tilde(psi.origin)), moments)


def _lower(a: Array, corner: Array, b: Array) -> Array:
    """[a 0; corner b], of blocks (3,3)."""
    return array([[*a[i], 0.0, 0.0, 0.0] for i in range(3)] + [[*corner[i], *b[i]] for i in range(3)])


#: Kinds of things, what gives their numbers in the home, and the matrix that gives those in Ψ from them.
_KINDS: tuple[tuple[type, str, Callable[[Coordinates], Array]], ...] = (
    (Point, "representative", lambda psi: psi.inverse),
    (Plane, "covector", lambda psi: psi.matrix.T),
    (Line, "coordinates", _line_inverse),
    (MotionVector, "vector", lambda psi: psi.force_matrix.T),
    (ForceVector, "vector", lambda psi: psi.motion_matrix.T),
)
