"""Collineations: the maps of Euclidean space, of either orientation, that keep the improper plane and lengths.

Source: Stramigioli et al. (S0) §2.1.6; formulas.md §1.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, array
from poinsot.errors import GeometryError
from poinsot.geometry.checked import given
from poinsot.geometry.displacement import Displacement
from poinsot.records import dataclass


@dataclass(frozen=True, eq=False)
class Collineation:
    """q ↦ [σR p; 0 1] q (7): the maps of space that keep P and lengths; σ = −1 turns right hands into left hands.

    rotation R (3,3), det R = +1; translation p (3,) [m]; sigma σ = ±1; R and p over any scalar
    Use     C₁ @ C₂ composes; C @ x maps points, planes, lines and screws
    Errors  GeometryError for other shapes and other σ
    Law     MᵀPM = P; the line map (8) maps the join of points to the join of their images
    Source  S0 §2.1.6, (7), (8)
    """

    rotation: Array
    translation: Array
    sigma: int = 1

    __array_ufunc__ = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "rotation", given(self.rotation, (3, 3), "the rotation of a collineation"))
        object.__setattr__(self, "translation", given(self.translation, (3,), "the translation of a collineation"))
        if self.sigma not in (1, -1):
            raise GeometryError(f"the orientation σ of a collineation is +1 or −1; got {self.sigma}")

    @classmethod
    def of(cls, X: Displacement) -> Collineation:
        """A displacement as a collineation: σ = +1."""
        return cls(X.rotation, X.translation)

    @classmethod
    def from_matrix(cls, matrix: object) -> Collineation:
        """From [σR p; 0 1] (4,4) of floats, or a multiple of it. GeometryError where it is no such matrix."""
        M = given(matrix, (4, 4), "the matrix of a collineation")
        # beside the scale of the matrix: rounding of products of many
        if M[3, 3] == 0 or np.abs(M[3, :3]).max() > 1e-9 * abs(M[3, 3]):
            raise GeometryError(
                f"a collineation keeps P: its last row is a multiple of (0, 0, 0, 1), not {M[3].tolist()}"
            )
        M = M / M[3, 3]
        sigma = 1 if np.linalg.det(M[:3, :3]) > 0 else -1
        M[:3, :3] *= sigma
        return cls.of(Displacement.from_matrix(M)).with_sigma(sigma)

    @classmethod
    def inversion(cls, centre: object) -> Collineation:
        """x ↦ 2c − x: every point to the other side of a centre c (3,) [m]."""
        return cls(np.eye(3), array(given(centre, (3,), "the centre of an inversion") * 2.0), -1)

    def with_sigma(self, sigma: int) -> Collineation:
        """The same R and p with another σ."""
        return Collineation(self.rotation, self.translation, sigma)

    @property
    def matrix(self) -> Array:
        """[σR p; 0 1], (4,4)."""
        return Displacement(array(self.rotation * float(self.sigma)), self.translation).matrix

    @property
    def line_matrix(self) -> Array:
        """[σR 0; σp̃R R] (8), (6,6): how Plücker coordinates (u; m) of lines are mapped. Law: σ times twist_matrix."""
        return array(self.twist_matrix * float(self.sigma))

    @property
    def twist_matrix(self) -> Array:
        """[R 0; p̃R σR], (6,6): the map of twists with an axial vector as angular part; Ad for σ = +1."""
        M = array(Displacement(self.rotation, self.translation).adjoint)
        M[3:, 3:] = M[3:, 3:] * float(self.sigma)
        return M

    def inverse(self) -> Collineation:
        """[σRᵀ −σRᵀp; 0 1]."""
        back = self.rotation.T
        return Collineation(back, array(back @ self.translation * -float(self.sigma)), self.sigma)

    def __matmul__(self, other: object) -> Any:
        """Compose with a collineation or a displacement, or map a point, plane, line or screw."""
        if isinstance(other, Displacement):
            other = Collineation.of(other)
        if isinstance(other, Collineation):
            moved = array(self.rotation @ other.translation * float(self.sigma) + self.translation)
            return Collineation(array(self.rotation @ other.rotation), moved, self.sigma * other.sigma)
        if hasattr(other, "mapped"):
            return other.mapped(self)
        raise TypeError(f"a collineation maps points, planes, lines and screws, not a {type(other).__name__}")
