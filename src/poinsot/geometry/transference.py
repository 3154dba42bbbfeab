"""Spherical formulas that become spatial ones when they are run on dual numbers: the principle of transference.

On a sphere the sides of a triangle are the angles between directions. In space they are dual angles α + ε a between
lines: the twist of their common normal and its length. Nothing below knows which it is given.

Law     over duals: agreement with distances measured between the lines, and closure of the spatial loop,
        tests/geometry/test_transference.py
Source  Brodsky & Shoham 1999 (S4), §1.1; Dimentberg's formulation: all formulas of vector algebra serve for motors
Units   angles [rad]; of dual angles the dual parts are distances [m]
"""

from __future__ import annotations

from collections.abc import Sequence

from poinsot.algebra.arrays import array
from poinsot.algebra.scalars import Scalar, acos, atan2, cos, sin, sqrt
from poinsot.geometry.rotations import rotation_x, rotation_z
from poinsot.geometry.vectors import shaped


def third_side(b: Scalar, c: Scalar, A: Scalar) -> Scalar:
    """a with cos a = cos b cos c + sin b sin c cos A: the side opposite the corner A of a spherical triangle.

    Over duals the triangle is spatial: three lines and their three common normals; b, c are the dual angles from the
    first line to the others, A the dual angle between those two normals.
    """
    return acos(cos(b) * cos(c) + sin(b) * sin(c) * cos(A))


def four_bar(sides: Sequence[Scalar], crank: Scalar, branch: float = 1.0) -> tuple[Scalar, Scalar, Scalar]:
    """(θ₂, θ₃, θ₄) that close R_z(θ₁)R_x(α₁) R_z(θ₂)R_x(α₂) R_z(θ₃)R_x(α₃) R_z(θ₄)R_x(α₄) = 1, for the crank angle θ₁.

    Over reals this is the spherical linkage of four revolute pairs; over duals, α_k + ε a_k being twist and length of
    the links, the spatial linkage of one revolute pair (crank = θ₁ + ε d₁, with d₁ fixed) and three cylindrical ones.

    sides   α₁ … α₄, with 0 < α₂ < π        branch  ±1, the two ways to assemble it
    Errors  NaN where the linkage does not reach
    """
    first, second, third, fourth = shaped(array(sides), (4,), "the list of sides of a linkage")
    near = rotation_z(crank) @ rotation_x(first)
    x, y, z = rotation_x(fourth) @ near[:, 2]  # the axis of joint 2, as joint 4 sees it
    a, b, c = y * sin(third), x * sin(third), cos(second) - z * cos(third)  # a cos θ₄ + b sin θ₄ = c
    angle_4 = atan2(b, a) + acos(c / sqrt(a * a + b * b)) * branch
    far = rotation_x(third) @ rotation_z(angle_4) @ rotation_x(fourth)
    between = near.T @ far.T  # R_z(θ₂) R_x(α₂) R_z(θ₃)
    return atan2(between[0, 2], -between[1, 2]), atan2(between[2, 0], between[2, 1]), angle_4
