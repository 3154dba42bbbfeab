"""Displacements of Euclidean space, elements of SE(3): how twists, wrenches and inertias go from frame to frame.

Units: rotations [–], positions [m], angles [rad]. Law: Ad(X Y) = Ad(X) Ad(Y); ⟨Ad⁻ᵀ W, Ad V⟩ = ⟨W, V⟩,
tests/geometry/test_displacement.py. Source: Murray, Li & Sastry 1994, §2.3–2.5; formulas.md §2.

Numbers that are 0 or ±1 but for rounding made exact, in one rotation or translation, or in many along axes.
"""

from __future__ import annotations

from math import frexp, isfinite, ldexp
from typing import Any, TypeVar, overload

import numpy as np

from poinsot.algebra.arrays import Array, array
from poinsot.errors import GeometryError
from poinsot.geometry import rotations
from poinsot.geometry.motors import ForceVector, MotionVector, SixVector, Twist
from poinsot.geometry.vectors import cross, floats, shaped, tilde
from poinsot.records import dataclass
from poinsot.showing import Typeable

CLEAN = 1e-11  # π/2 with twelve digits, as files write it, has the cosine 5e-12
OWN = 1e-10  # of a translation's own length, where nothing larger is known
ROUNDING = 1e-15  # entries of a rotation are known to a few 1e-16
_WHOLE = (0.0, 1.0, -1.0)
_HALVINGS = 40  # from 1e-11 to below the rounding of 1


def clean_rotation(R: Array, bound: float | Array = CLEAN) -> Array:
    """R (..., 3, 3) with entries within a bound of 0 and ±1 made so; where that leaves no rotation, the nearest one
    with these zeros. Beside entries below 1e-5 that are left, of right angles with few digits, only rounding goes: what
    is smaller may be their product. What is clean stays as it is."""
    size = np.array([abs(x) if isinstance(x, float) else 1.0 for x in R.flat]).reshape(R.shape)
    few = ((size >= bound) & (size < 1e-5)).any(axis=(-2, -1), keepdims=True)  # π/2 with six digits has the cosine 4e-6
    snapped = snapped_to(R, _WHOLE, np.where(few, ROUNDING, bound))
    if snapped.dtype == object:
        return snapped
    changed = (snapped != R).any(axis=(-2, -1))
    if not changed.any():
        return snapped
    some = snapped[changed]
    turned = skewness(some) > np.maximum(2 * ROUNDING, skewness(np.asarray(R, dtype=float)[changed]))
    if turned.any():
        near, zero = some[turned], some[turned] == 0.0
        for _ in range(_HALVINGS):  # Newton's iteration for the nearest rotation, and back to the zeros
            near = np.where(zero, 0.0, near @ (1.5 * np.eye(3) - 0.5 * (near.swapaxes(-2, -1) @ near)))
        some[turned] = snapped_to(near, _WHOLE, ROUNDING)
        snapped[changed] = some
    return snapped


def clean_translation(p: Array, bound: object) -> Array:
    """p (..., 3) with entries below the bound [m] made 0."""
    return snapped_to(p, (0.0,), bound)


def skewness(R: Array) -> Array:
    """How far each is from orthonormal."""
    return np.asarray(np.abs(R.swapaxes(-2, -1) @ R - np.eye(3)).max(axis=(-2, -1)))


def snapped_to(a: Array, values: tuple[float, ...], bound: Any) -> Array:
    """With entries within a bound of one of these consecutive whole values replaced by it."""
    if a.dtype == object:
        bounds = np.broadcast_to(bound, a.shape).flat
        pairs = zip(a.flat, bounds, strict=True)
        snapped = [next((v for v in values if isinstance(x, float) and abs(x - v) < most), x) for x, most in pairs]
        return array(snapped).reshape(a.shape)
    b = np.asarray(a, dtype=float)
    near = np.clip(np.rint(b), min(values), max(values))
    return np.where(np.abs(b - near) < bound, near + 0.0, b)


S = TypeVar("S", bound=SixVector)


@dataclass(frozen=True, eq=False)
class Displacement(Typeable):
    """X_AB = [R p; 0 1]: the pose of frame B in frame A; it maps B-coordinates to A-coordinates.

    rotation R (3,3) [-], translation p (3,) [m], over any scalar
    Use     X_AC = X_AB @ X_BC;  X_AB @ V_B is V_A, for points, twists, wrenches, momenta and inertias;
            X_AB.pull(V_A) is V_B
    Errors  GeometryError for other shapes
    Law     group axioms; Ad(X Y) = Ad X Ad Y; ⟨X @ W, X @ V⟩ = ⟨W, V⟩, tests/geometry/test_displacement.py
    Source  formulas.md §2; Murray, Li & Sastry 1994, §2.4
    """

    rotation: Array
    translation: Array

    __array_ufunc__ = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "rotation", shaped(self.rotation, (3, 3), "a rotation matrix"))
        object.__setattr__(self, "translation", shaped(self.translation, (3,), "a translation"))

    @classmethod
    def identity(cls) -> Displacement:
        """The displacement that moves nothing."""
        return cls(np.eye(3), np.zeros(3))

    @classmethod
    def each(cls, R: Array, p: Array) -> list[Displacement]:
        """One for each of the rotations R (n, 3, 3) and translations p (n, 3) [m]; floats."""
        R, p = shaped(R, (len(R), 3, 3), "rotation matrices"), shaped(p, (len(R), 3), "translations")
        made = [cls.__new__(cls) for _ in R]
        for X, rotation, translation in zip(made, R, p, strict=True):
            X.__dict__.update(rotation=rotation, translation=translation)
        return made

    @classmethod
    def translating(cls, p: object) -> Displacement:
        """The translation by p (3,) [m]."""
        return cls(np.eye(3), array(p))

    @classmethod
    def from_matrix(cls, matrix: object) -> Displacement:
        """From [R p; 0 1] (4,4) of floats. R is the rotation nearest to the matrix's block.

        GeometryError if the block is further than 1e-6 from a proper rotation, or a number is not finite.
        """
        M = shaped(floats(matrix, "the matrix of a displacement").copy(), (4, 4), "the matrix [R p; 0 1]")
        R = M[:3, :3]
        if np.abs(R @ R.T - np.eye(3)).max() > 1e-6 or np.linalg.det(R) < 0 or np.abs(M[3] - [0, 0, 0, 1]).max() > 1e-9:
            raise GeometryError("the matrix is not [R p; 0 1] with a proper rotation R: RRᵀ must be 1 and det R = +1")
        left, _, right = np.linalg.svd(R)
        return cls(left @ right, M[:3, 3])

    @classmethod
    def from_quaternion(cls, quaternion: object, translation: object = (0.0, 0.0, 0.0)) -> Displacement:
        """From a quaternion (x, y, z, w) of any length but zero, which gives NaN, and a translation (3,) [m]."""
        given = shaped(quaternion, (4,), "a quaternion (x, y, z, w)")
        return cls(rotations.rotation_of(_of_middling_size(given)), array(translation))

    @classmethod
    def exp(cls, twist: Twist) -> Displacement:
        """exp of the twist (φ; ρ) over unit time: R = exp φ̃, p = A(φ) ρ."""
        phi = twist.angular
        return cls(rotations.rotation_exp(phi), rotations.left_jacobian(phi) @ twist.linear)

    def log(self) -> Twist:
        """The twist (φ; ρ), |φ| ≤ π, with exp of it this displacement: φ = log R, ρ = A(φ)⁻¹ p. Law: exp ∘ log = 1.

        Over floats; at half a turn the axis is one of two.
        """
        phi = rotations.quaternion_log(self.quaternion)
        return Twist(phi, rotations.left_jacobian_inverse(phi) @ self.translation)

    @property
    def matrix(self) -> Array:
        """[R p; 0 1], (4, 4)."""
        return array([[*self.rotation[i], self.translation[i]] for i in range(3)] + [[0.0, 0.0, 0.0, 1.0]])

    @property
    def quaternion(self) -> Array:
        """The unit quaternion (x, y, z, w), w ≥ 0, of a float displacement."""
        return rotations.quaternion_from_rotation(self.rotation)

    @property
    def adjoint(self) -> Array:
        """Ad(X) = [R 0; p̃R R], (6, 6): maps twists from B to A."""
        R, p = self.rotation, self.translation
        corner = tilde(p) @ R
        return array([[*R[i], 0.0, 0.0, 0.0] for i in range(3)] + [[*corner[i], *R[i]] for i in range(3)])

    def inverse(self) -> Displacement:
        """X_BA = [Rᵀ −Rᵀp; 0 1]."""
        return Displacement(self.rotation.T, -(self.rotation.T @ self.translation))

    @overload
    def __matmul__(self, other: Displacement) -> Displacement: ...
    @overload
    def __matmul__(self, other: S) -> S: ...
    @overload
    def __matmul__(self, other: Array) -> Array: ...
    @overload
    def __matmul__(self, other: object) -> Any: ...
    def __matmul__(self, other: object) -> Any:
        """Compose with a displacement, or carry a point, twist, wrench or momentum from B to A."""
        R, p = self.rotation, self.translation
        if isinstance(other, Displacement):
            return Displacement(R @ other.rotation, R @ other.translation + p)
        if isinstance(other, MotionVector):  # Ad: (Rω; Rv + p × Rω)
            angular = R @ other.first
            return type(other)(angular, R @ other.second + cross(p, angular))
        if isinstance(other, SixVector):  # Ad⁻ᵀ: (Rm + p × Rf; Rf)
            force = R @ other.second
            return type(other)(R @ other.first + cross(p, force), force)
        if isinstance(other, np.ndarray):
            return R @ shaped(other, (3,), "a point that a displacement carries") + p
        if hasattr(other, "carried"):
            return other.carried(self)
        return NotImplemented

    def pull(self, other: S) -> S:
        """The six-vector given in A, read in B: X_AB⁻¹ @ other, without forming the inverse.

        Errors  TypeError for what is no six-vector. Law: X.pull(X @ V) = V
        """
        Rt, p = self.rotation.T, self.translation
        if isinstance(other, MotionVector):  # (Rᵀω; Rᵀ(v − p × ω))
            return type(other)(Rt @ other.first, Rt @ (other.second - cross(p, other.first)))
        if isinstance(other, ForceVector):  # (Rᵀ(m − p × f); Rᵀf)
            return type(other)(Rt @ (other.first - cross(p, other.second)), Rt @ other.second)
        raise TypeError(f"pull takes a twist, acceleration, wrench or momentum, not a {type(other).__name__}")

    def cleaned(self, length: float | None = None, bound: float = CLEAN) -> Displacement:
        """With floats that are zero or one but for rounding made exact, so that structural zeros vanish from compiled
        code.

        length  [m] of what it belongs to: entries of p within 1e-11 of it become 0; where it is not given, those within
                1e-10 of |p|
        bound   in place of 1e-11
        Entries of R within 1e-11 of 0 and ±1 become so (beside others below 1e-5, of right angles with few digits,
        those within 1e-15); where that leaves R no rotation, the nearest one with these zeros is taken.
        Other scalars stay as they are: a symbolic length may be small or large.
        Laws    cleaning commutes with a change of the unit of length; what is clean stays as it is; R stays orthonormal
                to 1e-15, tests/geometry/test_displacement.py
        """
        p = self.translation
        own = 1.0 if p.dtype == object else float(np.linalg.norm(p))
        least = OWN * own if length is None else bound * length
        return Displacement(clean_rotation(self.rotation, bound), clean_translation(p, least))


def _of_middling_size(quaternion: Array) -> Array:
    """Floats scaled by a power of two, exactly, so that no square of them over- or underflows; other scalars as is."""
    if not all(isinstance(x, (float, int)) for x in quaternion):
        return quaternion
    largest = max(abs(float(x)) for x in quaternion)
    if largest == 0.0 or not isfinite(largest) or 1e-100 < largest < 1e100:
        return quaternion
    _, exponent = frexp(largest)
    return np.array([ldexp(float(x), -exponent) for x in quaternion])
