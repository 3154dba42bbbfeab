"""Bases of motion space and of force space: Plücker (standard) bases of a frame, reciprocal bases, coordinates.

A frame gives twelve basis motors: six twists, turns about and moves along its axes, and six wrenches, couples about and
forces along them. The two sixes are reciprocal, d_i · e_j = δ_ij, so power is a product of coordinates.
Source: Featherstone short course (S1), "Bases" to "Coordinate Transforms"; Lovell (S2) §2.5.1; formulas.md §2.
Units: coordinates are those of the six-vector, angular part first: twists [rad/s; m/s], wrenches [N·m; N], momenta
[kg·m²/s; kg·m/s].
Law: power is the sum of the products of reciprocal coordinates, tests/geometry/test_bases.py
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from poinsot.algebra.arrays import Array, array
from poinsot.errors import GeometryError
from poinsot.geometry.checked import given
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motors import ForceVector, MotionVector, SixVector, Twist, Wrench

_INDEPENDENT = 1e-10  # of the largest singular value: six digits remain of coordinates


def motion_basis(X_OF: Displacement) -> list[Twist]:
    """d_Fx, d_Fy, d_Fz, d_x, d_y, d_z: unit turns about and moves along the axes of frame F, in coordinates O."""
    return [X_OF @ Twist.of(e) for e in np.eye(6)]


def force_basis(X_OF: Displacement) -> list[Wrench]:
    """e_x, e_y, e_z, e_Fx, e_Fy, e_Fz: unit couples about and forces along the axes of frame F, in coordinates O.

    Law  reciprocal to motion_basis of the same frame, tests/geometry/test_bases.py
    """
    return [X_OF @ Wrench.of(e) for e in np.eye(6)]


def reciprocal_basis(motions: Sequence[MotionVector]) -> list[Wrench]:
    """e_1 … e_6 with d_i · e_j = δ_ij: the columns of E = D⁻ᵀ, for any basis of six independent twists.

    Errors  GeometryError unless there are six, independent (condition below 1e10)
    """
    D = _matrix(motions, MotionVector, "twists")
    return [Wrench.of(column) for column in np.linalg.inv(D)]


def reciprocal_motions(forces: Sequence[ForceVector]) -> list[Twist]:
    """d_1 … d_6 with d_i · e_j = δ_ij, for any basis of six wrenches: :func:`reciprocal_basis` undone."""
    E = _matrix(forces, ForceVector, "wrenches")
    return [Twist.of(column) for column in np.linalg.inv(E)]


def coordinates(M: SixVector, basis: Sequence[SixVector]) -> Array:
    """[M] (6,) with M = Σ [M]_i basis_i; on the Plücker basis of a frame the components that M has in that frame.

    Errors  TypeError if M and the basis are not both motions or both forces; GeometryError as in reciprocal_basis
    """
    space = MotionVector if isinstance(M, MotionVector) else ForceVector
    found: Array = np.linalg.solve(_matrix(basis, space, "motors of one space"), given(M.vector, (6,), "a motor"))
    return found


def motion_transform(X_AB: Displacement) -> Array:
    """X = Ad(X_AB) = [R 0; p̃R R] (6,6): coordinates of motions in A from those in B; Featherstone's ᴬX_B."""
    return X_AB.adjoint


def force_transform(X_AB: Displacement) -> Array:
    """X* = Ad(X_AB)⁻ᵀ = Δ Ad Δ = [R p̃R; 0 R] (6,6): coordinates of forces in A from those in B; ᴬX_B*."""
    motion = X_AB.adjoint
    return array(np.roll(motion, (3, 3), (0, 1)))


def _matrix(motors: Sequence[SixVector], space: type[SixVector], what: str) -> Array:
    """The columns of a basis, checked."""
    if not all(isinstance(M, space) for M in motors):
        kinds = ", ".join(sorted({type(M).__name__ for M in motors}))
        raise TypeError(f"the basis must be of {what}, of the space asked for; got {kinds}")
    if len(motors) != 6:
        raise GeometryError(f"a basis has six {what}; got {len(motors)}")
    D: Array = given(np.array([M.vector for M in motors], dtype=float).T, (6, 6), "a basis")
    singular = np.linalg.svd(D, compute_uv=False)
    rank = int((singular > _INDEPENDENT * singular[0]).sum())
    if rank < 6:
        raise GeometryError(f"a basis has six independent {what}; these span {rank} dimensions")
    return D
