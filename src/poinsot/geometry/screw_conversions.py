"""Displacements by other coordinates: finite screws, twist matrices, dual quaternions, DH parameters, SciPy rotations.

Exponential coordinates are ``X.log()`` and ``Displacement.exp``, the 4×4 matrix is ``X.matrix`` and
``Displacement.from_matrix``, quaternions with translations are ``X.quaternion`` and ``Displacement.from_quaternion``.
Law     every pair of functions undoes one another, tests/geometry/test_screw_conversions.py
Source  S0 §2.3; Denavit & Hartenberg 1955; Craig 1986, ch. 3; Study 1891
Units   lengths [m], angles [rad]; dual quaternions have a real part without unit and a dual part in metres
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.dual import Dual, dual, real
from poinsot.algebra.scalars import Scalar, atan2
from poinsot.errors import GeometryError
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.lines import TOUCHING, Line, common_normal, parallel
from poinsot.geometry.motors import Twist
from poinsot.geometry.projective import FAR
from poinsot.geometry.rotations import quaternion_conjugate, quaternion_product, rotation_of, rotation_x, rotation_z
from poinsot.geometry.screws import Screw, magnitude
from poinsot.geometry.vectors import dot, given, norm, shaped, tilde, untilde
from poinsot.records import dataclass

# ------------------------------------------------------------------------------------------------------ finite screws


def finite_screw(X: Displacement, far: float = FAR) -> tuple[Screw, float]:
    """The screw and the amount of the displacement X (Chasles): an angle in (0, π], or a distance of a translation.

    Errors  GeometryError for NaN, and for the identity, which is a displacement about every screw
    Law     screw.displacement(amount) = X
    """
    given(X.matrix, (4, 4), "a displacement")
    V = X.log()
    if not V.vector.any():
        raise GeometryError("the identity has no screw of its own: it displaces nothing, about every screw")
    return Screw.of(V, far), magnitude(V, far)


def twist_matrix(V: Twist) -> Array:
    """[V] = [ω̃ v; 0 0] (4,4), the element of se(3): d/dt of the points (x; 1) of a body."""
    w = tilde(V.angular)
    return array([[*w[i], V.linear[i]] for i in range(3)] + [[0.0] * 4])


def twist_of_matrix(matrix: object) -> Twist:
    """(ω; v) of [ω̃ v; 0 0]. GeometryError if the block is not skew or the last row not zero (beyond 1e-9)."""
    M = shaped(matrix if isinstance(matrix, np.ndarray) else array(matrix), (4, 4), "the matrix [ω̃ v; 0 0] of a twist")
    w = untilde(M[:3, :3])
    if M.dtype != object:
        M = given(M, (4, 4), "the matrix of a twist")
        rest = max(np.abs(M[:3, :3] - tilde(w)).max(), np.abs(M[3]).max())
        if rest > 1e-9 * max(1.0, np.abs(M).max()):
            raise GeometryError(f"the matrix of a twist is [ω̃ v; 0 0] with a skew ω̃; this one misses it by {rest:.3g}")
    return Twist(w, array(M[:3, 3]))


# --------------------------------------------------------------------------------------------------- dual quaternions


def dual_quaternion(X: Displacement) -> Array:
    """q̂ = q + ε ½ p q (4,), (x, y, z, w) of duals: a unit quaternion over duals, for a float displacement.

    Law  quaternion_product composes; rotation_of(q̂) is dual_rotation(X); q̂ = (ŝ sin θ̂/2, cos θ̂/2), θ̂ = θ + εd
    """
    q = X.quaternion
    moved = quaternion_product(array([*X.translation, 0.0]), q)
    return array([Dual(a, 0.5 * b) for a, b in zip(q, moved, strict=True)])


def displacement_of_dual_quaternion(q: object) -> Displacement:
    """The displacement of a dual quaternion: R of q, p = 2 q° q*/|q|². Its sign and its (dual) length do not matter.

    Errors  GeometryError if the real part is zero or q·q° is not 0 beyond 1e-9 (the length would be dual)
    """
    q = shaped(q, (4,), "a dual quaternion (x, y, z, w)")
    a, b = array([real(x) for x in q]), array([dual(x) for x in q])
    square = dot(a, a)
    if a.dtype != object and b.dtype != object:
        if not square > 0:
            raise GeometryError("a dual quaternion of a displacement has a real part other than zero")
        if abs(dot(a, b)) > 1e-9 * max(1.0, norm(b)) * norm(a):
            raise GeometryError(f"a dual quaternion of a displacement has q·q° = 0; got {dot(a, b):.3g}")
    p = quaternion_product(b, quaternion_conjugate(a))[:3] * (2.0 / square)
    return Displacement(rotation_of(a), array(p))


# -------------------------------------------------------------------------------------------------------- SciPy, DH


def scipy_rotation(X: Displacement) -> tuple[Any, Array]:
    """(scipy.spatial.transform.Rotation, p): the parts of a float displacement."""
    from scipy.spatial.transform import Rotation

    return Rotation.from_quat(X.quaternion), np.asarray(X.translation, dtype=float)


def from_scipy(rotation: object, translation: object = (0.0, 0.0, 0.0)) -> Displacement:
    """From one ``scipy.spatial.transform.Rotation`` and a translation (3,) [m]. GeometryError for a stack of them."""
    if not hasattr(rotation, "as_matrix"):
        raise TypeError(f"a scipy.spatial.transform.Rotation is needed, not a {type(rotation).__name__}")
    matrix = np.asarray(rotation.as_matrix())
    if matrix.shape != (3, 3):
        raise GeometryError(
            f"one rotation makes a displacement; got a stack of shape {matrix.shape[:-2]}: take its items"
        )
    return Displacement(matrix, given(translation, (3,), "a translation"))


@dataclass(frozen=True, eq=False)
class DH:
    """Denavit–Hartenberg parameters of one link, over any scalar.

    length a [m] and twist α [rad] along and about x; offset d [m] and angle θ [rad] along and about z
    """

    length: Scalar
    twist: Scalar
    offset: Scalar
    angle: Scalar

    def displacement(self) -> Displacement:
        """R_z(θ) T_z(d) T_x(a) R_x(α): the standard order, from one frame with z on its joint to the next."""
        return _about_z(self.angle, self.offset) @ _about_x(self.twist, self.length)

    def modified(self) -> Displacement:
        """R_x(α) T_x(a) R_z(θ) T_z(d): the modified order (Craig)."""
        return _about_x(self.twist, self.length) @ _about_z(self.angle, self.offset)

    @classmethod
    def of(cls, X: Displacement, tolerance: float = 1e-9) -> DH:
        """The parameters with displacement() = X, −π < θ ≤ π, a of either sign.

        Errors  GeometryError where the x-axis of X does not meet the z-axis at right angles: 4 numbers are too few
        """
        R, p = X.rotation, X.translation
        angle = atan2(R[1, 0], R[0, 0])
        x = rotation_z(angle)[:, 0]
        length = dot(x, p)
        off = max(abs(R[2, 0]), norm(p[:2] - x[:2] * length) / (1.0 + norm(p)))
        if off > tolerance:
            raise GeometryError(
                f"DH parameters need the x-axis of the next frame to meet z squarely; it misses by {off:.3g}"
            )
        return cls(length, atan2(R[2, 1], R[2, 2]), p[2], angle)

    @classmethod
    def of_modified(cls, X: Displacement, tolerance: float = 1e-9) -> DH:
        """The parameters with modified() = X. Errors as of :meth:`of`."""
        back = cls.of(X.inverse(), tolerance)  # X⁻¹ = T_z(−d) R_z(−θ) T_x(−a) R_x(−α)
        return cls(-back.length, -back.twist, -back.offset, -back.angle)


@dataclass(frozen=True, eq=False)
class Chain:
    """Joint axes as DH parameters: X_W0, then one row for every axis after the first.

    Law  the frame X_W0 · Π row.displacement() has its z-axis on the next axis, tests/geometry/test_screw_conversions.py
    """

    base: Displacement
    rows: tuple[DH, ...]

    def frames(self) -> list[Displacement]:
        """X_W0, X_W1, …: z on the joint axis, x on the common normal from the axis before."""
        frames = [self.base]
        for row in self.rows:
            frames.append(frames[-1] @ row.displacement())
        return frames


def dh_of_axes(axes: Sequence[Line]) -> Chain:
    """DH parameters of a chain of joint axes (finite lines, in order, with their senses), a ≥ 0.

    Frame 0 sits on axis 0 at the foot of its common normal with axis 1 and has that normal for its x-axis, so θ₁ = 0.
    Of parallel axes the normal through the origin before is taken (d = 0); of axes that meet, x = ±z × z′; equal axes
    keep x, in one frame (a = α = d = θ = 0) or turned by π about x.
    Errors  GeometryError for fewer than two axes and for axes at infinity
    """
    if len(axes) < 2:
        raise GeometryError(f"DH parameters join two axes or more; got {len(axes)}")
    lines = [axis.unit() for axis in axes]
    first, at = _normal(lines[0], lines[1], lines[0].foot, _across(lines[0].direction))
    frame = _frame(at, lines[0].direction, first)
    base, rows = frame, []
    for line, following in pairwise(lines):
        x, _ = _normal(line, following, frame.translation, frame.rotation[:, 0])
        origin = following.nearest(_foot(line, following, frame.translation))
        nxt = _frame(origin, following.direction, x)
        rows.append(DH.of(frame.inverse() @ nxt))
        frame = nxt
    return Chain(base, tuple(rows))


def _normal(a: Line, b: Line, origin: Array, x: Array) -> tuple[Array, Array]:
    """(direction, foot on a) of the common normal; through the origin for parallel axes, along x for equal ones."""
    at = _foot(a, b, origin)
    if parallel(a, b):
        gap = b.nearest(at) - at
        near = float(np.linalg.norm(gap)) <= TOUCHING * (1.0 + float(np.linalg.norm(at)))
        return (x if near else array(gap / norm(gap))), at
    n = common_normal(a, b)
    e = n.line.direction
    return (array(-e) if n.distance < -TOUCHING * (1.0 + norm(at)) else e), at


def _foot(a: Line, b: Line, origin: Array) -> Array:
    return a.nearest(origin) if parallel(a, b) else common_normal(a, b).feet[0]


def _frame(origin: Array, z: Array, x: Array) -> Displacement:
    x = x - z * dot(x, z)
    x = x / norm(x)
    return Displacement(np.column_stack([x, np.cross(z, x), z]), origin)


def _across(z: Array) -> Array:
    e = np.eye(3)[int(np.argmin(np.abs(z)))]
    return array(e - z * dot(e, z))


def _about_z(angle: Scalar, offset: Scalar) -> Displacement:
    return Displacement(rotation_z(angle), array([0.0, 0.0, offset]))


def _about_x(angle: Scalar, offset: Scalar) -> Displacement:
    return Displacement(rotation_x(angle), array([offset, 0.0, 0.0]))
