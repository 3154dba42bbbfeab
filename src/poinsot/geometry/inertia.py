"""The spatial inertia of a rigid body, and the articulated inertia of the sub-tree it carries."""

from __future__ import annotations

from collections.abc import Sequence
from typing import overload

import numpy as np

from poinsot.algebra.arrays import Array, Bools, array
from poinsot.algebra.scalars import Scalar, is_zero
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motors import Acceleration, Momentum, MotionVector, Twist, Wrench, pairing
from poinsot.geometry.vectors import cross, dot, shaped, tilde
from poinsot.records import dataclass
from poinsot.showing import Typeable, typed

_PHYSICAL = 1e-9  # of the greatest moment: files write inertias with nine digits
_ROUNDING = 32 * np.finfo(float).eps


@dataclass(frozen=True, eq=False)
class Core:
    """The mass centre c (3,) [m] and the moments I_C (3,3) [kg·m²] about it."""

    centre: Array
    moments: Array


@dataclass(frozen=True, eq=False)
class Inertia(Typeable):
    """I = [I_O, m c̃; m c̃ᵀ, m 1] in a frame with origin O: twist to momentum, P = I V.

    mass m [kg]; first_moment h = m c (3,) [kg·m], c from O to the mass centre; second_moment I_O = I_C − m c̃c̃ (3,3)
    [kg·m²] about O; over any scalar. Bodies add: I₁ + I₂. From particles, solids and meshes: geometry.mass_properties.
    core: c and I_C where they are known. I_O loses (|c| / size of the body)² of its digits, so that what is moved or
    added is computed from the core, by differences of places alone
    Errors  GeometryError for other shapes; :meth:`fault` says why no body has such an inertia
    Law     T = ½⟨I V, V⟩ in every frame; (X @ I)(X @ V) = X @ (I V), tests/geometry/test_inertia.py
    Source  formulas.md §5; Featherstone 2008, §2.13
    """

    mass: Scalar
    first_moment: Array
    second_moment: Array
    core: Core | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "first_moment", shaped(self.first_moment, (3,), "the first moment of an inertia"))
        object.__setattr__(self, "second_moment", shaped(self.second_moment, (3, 3), "the second moment of an inertia"))

    def __repr__(self) -> str:
        if self.core is None:
            return super().__repr__()
        return f"Inertia.at_centre({typed(self.mass)}, {typed(self.core.centre)}, {typed(self.core.moments)})"

    @classmethod
    def at_centre(cls, mass: Scalar, centre: object, moments: object) -> Inertia:
        """From the mass, the mass centre c (3,) [m], and I_C (3,3) or its diagonal (3,) [kg·m²] about that centre."""
        c, I_C = shaped(centre, (3,), "a mass centre"), array(moments)
        if I_C.shape == (3,):
            I_C = array([[I_C[0], 0.0, 0.0], [0.0, I_C[1], 0.0], [0.0, 0.0, I_C[2]]])
        I_C = shaped(I_C, (3, 3), "the inertia about a mass centre, if not its diagonal of 3,")
        return cls(mass, c * mass, I_C + _lift(c) * mass, None if is_zero(mass) else Core(c, I_C))

    @classmethod
    def each_at_centre(cls, mass: Sequence[float], centre: Array, moments: Array) -> list[Inertia]:
        """`at_centre` of each of the masses, centres (n, 3) and moments about them (n, 3, 3); floats."""
        m = np.array(mass)[:, None]
        h, I_O = centre * m, moments + _lift(centre) * m[:, :, None]
        made = [cls.__new__(cls) for _ in mass]
        for one, m_k, c, I_C, first, second in zip(made, mass, centre, moments, h, I_O, strict=True):
            one.__dict__.update(mass=m_k, first_moment=first, second_moment=second, core=Core(c, I_C))
        return made

    @classmethod
    def zero(cls) -> Inertia:
        """No inertia at all."""
        return cls(0.0, np.zeros(3), np.zeros((3, 3)))

    def __add__(self, other: Inertia) -> Inertia:
        return Inertia(
            self.mass + other.mass,
            self.first_moment + other.first_moment,
            self.second_moment + other.second_moment,
            _joined(self, other),
        )

    def __sub__(self, other: Inertia) -> Inertia:
        """The remainder when a part is taken out: of a plate less its holes. Law: (I₁ + I₂) − I₂ = I₁."""
        return Inertia(
            self.mass - other.mass, self.first_moment - other.first_moment, self.second_moment - other.second_moment
        )

    @overload
    def __mul__(self, V: Twist) -> Momentum: ...
    @overload
    def __mul__(self, V: Acceleration) -> Wrench: ...
    def __mul__(self, V: MotionVector) -> Momentum | Wrench:
        """P = I V = (I_O ω + h × v; m v − h × ω): a momentum from a twist, a wrench from an acceleration."""
        _require_motion(V)
        h, w, v = self.first_moment, V.first, V.second
        P = Momentum(self.second_moment @ w + cross(h, v), v * self.mass - cross(h, w))
        return P if isinstance(V, Twist) else P.rate()

    def carried(self, X_AB: Displacement) -> Inertia:
        """I_A = Ad(X_BA)ᵀ I_B Ad(X_BA): the same body's inertia read in frame A."""
        R, p = X_AB.rotation, X_AB.translation
        if self.core is not None:
            return Inertia.at_centre(self.mass, *moved_core(R, p, self.core.centre, self.core.moments))
        h = R @ self.first_moment
        u = h + p * (self.mass * 0.5)
        pu = p * u
        shift = [[-(p[i] * u[j] + u[i] * p[j]) if j < i else 0.0 for j in range(3)] for i in range(3)]
        for i in range(3):
            shift[i][i] = (pu[i - 1] + pu[i - 2]) * 2.0
        return Inertia(self.mass, h + p * self.mass, _mirror(_congruence(R, self.second_moment) + array(shift)))

    def about_origin(self) -> Inertia:
        """The same inertia without its core, as recursions take it: moments about the origin of a frame at the body."""
        return Inertia(self.mass, self.first_moment, self.second_moment) if self.core is not None else self

    def kinetic_energy(self, V: Twist) -> Scalar:
        """T = ½⟨I V, V⟩ [J]."""
        return pairing(self * V, V) * 0.5

    @property
    def matrix(self) -> Array:
        """The 6×6 matrix, angular part first."""
        H = tilde(self.first_moment)
        m = self.mass
        top = [[*self.second_moment[i], *H[i]] for i in range(3)]
        return array(top + [[*(-H[i]), *(m if j == i else 0.0 for j in range(3))] for i in range(3)])

    @property
    def centre(self) -> Array:
        """The mass centre c [m]; the origin for a body without mass."""
        if self.core is not None:
            return self.core.centre
        return self.first_moment * 0.0 if is_zero(self.mass) else self.first_moment / self.mass

    @property
    def about_centre(self) -> Array:
        """I_C (3,3) [kg·m²], about the mass centre."""
        I_C = self.second_moment - _lift(self.centre) * self.mass if self.core is None else self.core.moments
        return array(I_C)

    def fault(self) -> str | None:
        """Why no rigid body has this inertia, in words; None when one has.

        A body has m ≥ 0 and principal moments ≥ 0 that satisfy the triangle inequality I₁ + I₂ ≥ I₃.
        """
        numbers = array([self.mass, *self.first_moment, *self.second_moment.ravel()])
        if numbers.dtype == object:  # not known yet
            return None
        if not np.isfinite(numbers).all():
            return "it has a number that is not finite"
        if self.mass < 0:
            return f"its mass {self.mass:g} kg is negative"
        if self.mass == 0:
            return "it has moments of inertia but no mass" if numbers.any() else None
        I_C = self.about_centre
        slack = _PHYSICAL * np.abs(I_C).max()
        if self.core is None:
            slack += _ROUNDING * np.abs(self.second_moment).max()  # I_C = I_O + m c̃c̃ cancels
        if np.abs(I_C - I_C.T).max() > slack:
            return "its inertia matrix is not symmetric"
        low, middle, high = np.linalg.eigvalsh(I_C)
        if low < -slack:
            return f"its principal moment {low:.6g} kg·m² is negative"
        if low + middle < high - slack:
            return f"its principal moments {low:.6g}, {middle:.6g}, {high:.6g} kg·m² break the triangle inequality"
        return None


def moved_core(R: Array, p: Array, centre: Array, moments: Array) -> tuple[Array, Array]:
    """c (..., 3) and I_C (..., 3, 3) read in a frame in which their own stands at R (..., 3, 3), p (..., 3).

    R c + p, R I_C Rᵀ. Units: [m], [kg·m²]. Law: as :meth:`Inertia.carried`, tests/geometry/test_inertia.py. Source:
    Featherstone 2008, §2.13.
    """
    if R.dtype == object or moments.dtype == object:
        return R @ centre + p, _congruence(R, moments)
    turned = np.tril(R @ moments @ R.swapaxes(-2, -1))
    return (R @ centre[..., None])[..., 0] + p, turned + np.tril(turned, -1).swapaxes(-2, -1)


def _lift(c: Array) -> Array:
    """−c̃c̃ = |c|² 1 − c cᵀ (..., 3, 3): the moments that a unit mass adds at c (..., 3)."""
    if c.dtype == object:
        C = tilde(c)
        return -(C @ C)
    cc, lifted = c * c, -(c[..., :, None] * c[..., None, :])
    lifted[..., range(3), range(3)] = cc[..., [2, 0, 1]] + cc[..., [1, 2, 0]]
    return lifted


def _joined(one: Inertia, other: Inertia) -> Core | None:
    """The core of two bodies: c₁ + d m₂/m, I₁ + I₂ − (m₁ m₂/m) d̃d̃ with d = c₂ − c₁; None where one is not known."""
    if one.core is None or other.core is None:
        return other.core if _is_none(one) else one.core if _is_none(other) else None
    if is_zero(mass := one.mass + other.mass):
        return None
    share = other.mass / mass
    d = other.core.centre - one.core.centre
    return Core(one.core.centre + d * share, one.core.moments + other.core.moments + _lift(d) * (one.mass * share))


def _is_none(body: Inertia) -> bool:
    """Whether nothing is there at all."""
    return all(is_zero(x) for x in (body.mass, *body.first_moment, *body.second_moment.flat))


def sound(mass: object, first_moment: object, second_moment: object) -> Bools:
    """Where `Inertia.fault` finds nothing, of many: m (n,), m c (n, 3), I_O (n, 3, 3), all floats."""
    m, h, I_O = (np.asarray(x, dtype=float) for x in (mass, first_moment, second_moment))
    flat = np.concatenate([m[:, None], h, I_O.reshape(len(m), 9)], axis=1)
    good = np.isfinite(flat).all(axis=1) & ((m > 0) | ~flat.any(axis=1))
    there = good & (m > 0)
    c = h[there] / m[there, None]
    square = np.einsum("ni,ni->n", c, c)[:, None, None] * np.eye(3)
    I_C = I_O[there] - m[there, None, None] * (square - c[:, :, None] * c[:, None, :])
    slack = _PHYSICAL * np.abs(I_C).max(axis=(1, 2), initial=0.0)
    slack += _ROUNDING * np.abs(I_O[there]).max(axis=(1, 2), initial=0.0)
    low, middle, high = np.linalg.eigvalsh(I_C).T
    even = np.abs(I_C - I_C.swapaxes(1, 2)).max(axis=(1, 2), initial=0.0) <= slack
    good[there] = even & (low >= -slack) & (low + middle >= high - slack)
    return np.asarray(good)


@dataclass(frozen=True, eq=False)
class ArticulatedInertia:
    """A = [J H; Hᵀ M]: the inertia of a body with joints hanging from it; twist to momentum.

    J [kg·m²], M [kg] symmetric (3,3), H [kg·m] (3,3), over any scalar
    Law     the 6×6 matrix obeys A_A = Ad(X_BA)ᵀ A_B Ad(X_BA), tests/geometry/test_inertia.py
    Source  Featherstone 2008, ch. 7
    """

    J: Array
    H: Array
    M: Array

    @classmethod
    def zero(cls) -> ArticulatedInertia:
        """That of no body."""
        return cls(*(array([[0.0] * 3] * 3) for _ in range(3)))

    @classmethod
    def of(cls, body: Inertia) -> ArticulatedInertia:
        """The articulated inertia of a body that carries nothing."""
        m = body.mass
        M = array([[m, 0.0, 0.0], [0.0, m, 0.0], [0.0, 0.0, m]])
        return cls(array(body.second_moment), tilde(body.first_moment), M)

    def __add__(self, other: ArticulatedInertia) -> ArticulatedInertia:
        return ArticulatedInertia(self.J + other.J, self.H + other.H, self.M + other.M)

    @overload
    def __mul__(self, V: Twist) -> Momentum: ...
    @overload
    def __mul__(self, V: Acceleration) -> Wrench: ...
    def __mul__(self, V: MotionVector) -> Momentum | Wrench:
        """A V = (J ω + H v; Hᵀω + M v): a momentum from a twist, a wrench from an acceleration."""
        _require_motion(V)
        P = Momentum(self.J @ V.first + self.H @ V.second, self.H.T @ V.first + self.M @ V.second)
        return P if isinstance(V, Twist) else P.rate()

    def minus_dyads(self, columns: list[tuple[Momentum, Momentum]]) -> ArticulatedInertia:
        """A − Σ U Yᵀ for pairs (U, Y) with a symmetric sum of dyads."""
        J, H, M = self.J, self.H, self.M
        for U, Y in columns:
            J = J - _symmetric_outer(U.angular, Y.angular)
            H = H - np.outer(U.angular, Y.linear)
            M = M - _symmetric_outer(U.linear, Y.linear)
        return ArticulatedInertia(J, H, M)

    def annihilating(self, S: Twist) -> ArticulatedInertia:
        """The same inertia, known to satisfy A S = 0; where S lies along an axis, row and column are exact zeros."""
        along = [k for k, x in enumerate(S.vector) if not is_zero(x)]
        if len(along) != 1 or not isinstance(S.vector[along[0]], (float, int)):
            return self
        J, H, M = (np.array(block, dtype=object) for block in (self.J, self.H, self.M))
        k = along[0]
        if k < 3:
            J[k, :] = J[:, k] = H[k, :] = 0.0
        else:
            M[k - 3, :] = M[:, k - 3] = H[:, k - 3] = 0.0
        return ArticulatedInertia(J, H, M)

    def carried(self, X_AB: Displacement) -> ArticulatedInertia:
        """The same inertia read in frame A: rotate the blocks, then shift the origin by p."""
        R, p = X_AB.rotation, X_AB.translation
        J, H, M = _congruence(R, self.J), R @ self.H @ R.T, _congruence(R, self.M)
        P = tilde(p)
        HA = H + P @ M
        return ArticulatedInertia(_mirror(J + P @ H.T - HA @ P), HA, M)


def _require_motion(V: object) -> None:
    if not isinstance(V, MotionVector):
        raise TypeError(f"an inertia acts on twists and accelerations, not on a {type(V).__name__}")


def _mirror(A: Array) -> Array:
    """The symmetric matrix with A's lower triangle: the two halves become one set of scalars."""
    return array([[A[max(i, j), min(i, j)] for j in range(3)] for i in range(3)])


def _symmetric_outer(a: Array, b: Array) -> Array:
    return _mirror(array([[a[i] * b[j] if j <= i else 0.0 for j in range(3)] for i in range(3)]))


def _congruence(R: Array, A: Array) -> Array:
    """R A Rᵀ of a symmetric A, computed once per pair of entries."""
    B = R @ A
    return _mirror(array([[dot(B[i], R[j]) if j <= i else 0.0 for j in range(3)] for i in range(3)]))
