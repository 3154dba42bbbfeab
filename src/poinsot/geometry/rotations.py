"""Rotations as 3×3 matrices and as quaternions (x, y, z, w), over any scalar.

Law: R(q₁ ⊗ q₂) = R(q₁) R(q₂); rotation_of(quaternion_exp(φ)) = exp φ̃. Source: formulas.md §2.
Units: rotation vectors [rad], matrices and quaternions have none [–].
"""

from __future__ import annotations

import numpy as np

from poinsot.algebra.arrays import Array, array, zeros
from poinsot.algebra.scalars import Scalar, absolute, cos, less, maximum, sin, sqrt, unknown, where
from poinsot.algebra.sinc import arc, cosine, cotangent, cubic, sinc, versine
from poinsot.errors import GeometryError
from poinsot.geometry.vectors import cross, dot, given, nonzero, shaped, tilde


def rotation_z(angle: Scalar) -> Array:
    """The rotation by ``angle`` [rad] about the z-axis."""
    c, s = cos(angle), sin(angle)
    return array([[c, -s, 0.0], [s, c, 0.0], [0.0, 0.0, 1.0]])


def rotation_x(angle: Scalar) -> Array:
    """The rotation by ``angle`` [rad] about the x-axis."""
    c, s = cos(angle), sin(angle)
    return array([[1.0, 0.0, 0.0], [0.0, c, -s], [0.0, s, c]])


def rotation_y(angle: Scalar) -> Array:
    """The rotation by ``angle`` [rad] about the y-axis."""
    c, s = cos(angle), sin(angle)
    return array([[c, 0.0, s], [0.0, 1.0, 0.0], [-s, 0.0, c]])


def rotation_exp(phi: Array) -> Array:
    """exp φ̃ = 1 + sinc φ̃ + versine φ̃², for a rotation vector φ (3,) [rad]."""
    phi = shaped(phi, (3,), "a rotation vector")
    s = dot(phi, phi)
    P = tilde(phi)
    return array(np.eye(3) + P * sinc(s) + (P @ P) * versine(s))


def left_jacobian(phi: Array) -> Array:
    """A(φ) = 1 + versine φ̃ + cubic φ̃²: exp of the twist (φ; v) has translation A v."""
    phi = shaped(phi, (3,), "a rotation vector")
    s = dot(phi, phi)
    P = tilde(phi)
    return array(np.eye(3) + P * versine(s) + (P @ P) * cubic(s))


def left_jacobian_inverse(phi: Array) -> Array:
    """A⁻¹(φ) = 1 − ½ φ̃ + cotangent φ̃², for |φ| < 2π."""
    phi = shaped(phi, (3,), "a rotation vector")
    s = dot(phi, phi)
    P = tilde(phi)
    return array(np.eye(3) - P * 0.5 + (P @ P) * cotangent(s))


def rotation_of(quaternion: Array) -> Array:
    """The rotation matrix of a quaternion (x, y, z, w) of any length; it divides by |q|², so zero gives NaN."""
    x, y, z, w = shaped(quaternion, (4,), "a quaternion (x, y, z, w)")
    s = 2.0 / (x * x + y * y + z * z + w * w)
    xs, ys, zs = x * s, y * s, z * s
    xx, yy, zz = x * xs, y * ys, z * zs
    xy, xz, yz = x * ys, x * zs, y * zs
    wx, wy, wz = w * xs, w * ys, w * zs
    return array(
        [[1.0 - (yy + zz), xy - wz, xz + wy], [xy + wz, 1.0 - (xx + zz), yz - wx], [xz - wy, yz + wx, 1.0 - (xx + yy)]]
    )


def quaternion_product(a: Array, b: Array) -> Array:
    """a ⊗ b, both (x, y, z, w)."""
    a, b = (shaped(q, (4,), "a quaternion (x, y, z, w)") for q in (a, b))
    vector = b[3] * a[:3] + a[3] * b[:3] + cross(a[:3], b[:3])
    return array([*vector, a[3] * b[3] - dot(a[:3], b[:3])])


def quaternion_conjugate(q: Array) -> Array:
    """(−x, −y, −z, w): the inverse of a unit quaternion."""
    x, y, z, w = shaped(q, (4,), "a quaternion (x, y, z, w)")
    return array([-x, -y, -z, w])


def quaternion_exp(phi: Array) -> Array:
    """The unit quaternion (4,) of the rotation vector φ (3,): (½ sinc(θ²/4) φ, cos(θ/2))."""
    phi = shaped(phi, (3,), "a rotation vector")
    s = dot(phi, phi) * 0.25
    half = 0.5 * sinc(s)
    return array([half * phi[0], half * phi[1], half * phi[2], cosine(s)])


def quaternion_log(q: Array) -> Array:
    """The rotation vector φ, |φ| ≤ π, of a quaternion of any non-zero length.

    φ = 2 atan2(|u|, |w|) u/|u| (u with the sign of w).
    """
    q = shaped(q, (4,), "a quaternion (x, y, z, w)")
    flip = less(q[3], 0.0)
    u = [where(flip, -q[k], q[k]) for k in range(3)]
    w = where(flip, -q[3], q[3])
    r2 = u[0] * u[0] + u[1] * u[1] + u[2] * u[2]
    factor = 2.0 * arc(r2, w)
    return array([factor * x for x in u])


def quaternion_from_rotation(R: Array) -> Array:
    """The unit quaternion (x, y, z, w), w ≥ 0, of a float rotation matrix.

    Errors  GeometryError for numbers that are not finite floats, and for a matrix whose determinant is not positive
    """
    M = given(R, (3, 3), "a rotation matrix")
    if M.dtype == object:
        raise GeometryError(
            "the quaternion of a rotation matrix is taken of floats; over other scalars keep quaternions"
        )
    if not np.linalg.det(M) > 0.0:
        raise GeometryError(f"a rotation matrix has the determinant +1; this one has {np.linalg.det(M):.6g}")
    q = quaternion_of(M)
    return q if q[3] >= 0 else -q


def quaternion_of(R: Array) -> Array:
    """The unit quaternion (x, y, z, w), of either sign, of a rotation matrix over any scalar.

    4 q qᵀ is linear in R; its column with the greatest diagonal entry, which is at least 1, is along q. NaN gives NaN.
    Source  Shepperd 1978; formulas.md §2
    """
    trace = R[0, 0] + R[1, 1] + R[2, 2]
    K = zeros(4, 4)
    for i in range(3):
        j, k = (i + 1) % 3, (i + 2) % 3
        K[i, i] = 1.0 + (R[i, i] + R[i, i]) - trace
        K[i, j] = K[j, i] = R[j, i] + R[i, j]
        K[i, 3] = K[3, i] = R[k, j] - R[j, k]
    K[3, 3] = 1.0 + trace
    q, largest = K[0], K[0, 0]
    for i in range(1, 4):
        better = less(largest, K[i, i])
        q, largest = array([where(better, x, y) for x, y in zip(K[i], q, strict=True)]), where(better, K[i, i], largest)
    return array(list(q / sqrt(q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3])))


def rotation_aligning_z(axis: Array) -> Array:
    """A rotation R with R e_z along the axis; a signed permutation when the axis is a coordinate axis.

    axis (3,), of any length but zero, over any scalar. GeometryError for zero, and for numbers that are not finite.
    """
    z = nonzero(axis, (3,), "an axis")
    if any(map(unknown, z)):
        z = z / sqrt(dot(z, z))
        a, b, c = (absolute(x) for x in z)
        two = [where(less(a, b), *each) for each in ((0.0, 0.0), (0.0, 1.0), (1.0, 0.0))]  # that after the longest
        last = less(maximum(a, b), c)
        x = array([where(last, first, each) for first, each in zip((1.0, 0.0, 0.0), two, strict=True)])
        x = x - z * dot(z, x)
        x = x / sqrt(dot(x, x))
        return np.column_stack([x, cross(z, x), z])
    z = z.astype(float)
    z = z / np.abs(z).max()  # so that neither a huge nor a tiny axis leaves the range of floats
    z = z / np.linalg.norm(z)
    k = int(np.argmax(np.abs(z)))
    x = np.roll(np.eye(3)[k], 1)
    x = x - z * (z @ x)
    x = x / np.linalg.norm(x)
    return np.column_stack([x, np.cross(z, x), z])
