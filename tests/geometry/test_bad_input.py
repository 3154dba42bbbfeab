"""Bad numbers get a reason, everywhere: every public function of geometry is called with each argument spoiled.

A good call of each is listed below; a test sees to it that none is left out. Each argument in turn is then replaced by
a spoiled one: not-a-number in one entry, an infinite entry, another shape, all zeros, words for numbers. What may
happen is an error of ours (GeometryError, or TypeError where kinds are mixed), or, for numbers that are not finite, a
result that shows it: NaN in, NaN out, never a finite answer or True. Nothing else may be raised.
"""

import dataclasses
import importlib
import inspect
import pkgutil
import traceback
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import poinsot.geometry
from poinsot import PoinsotError
from poinsot.algebra import Dual
from poinsot.geometry import (
    axodes,
    classification,
    decompositions,
    densities,
    dual_motors,
    dyadics,
    force_systems,
    indicators,
    lines,
    mass_properties,
    motor_fields,
    observers,
    products,
    projective,
    rotations,
    screw_conversions,
    screw_systems,
    screws,
    solids,
    two_systems,
    vectors,
)
from poinsot.geometry.coordinates import Coordinates
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import ArticulatedInertia, Inertia
from poinsot.geometry.lines import Line
from poinsot.geometry.motors import Acceleration, Momentum, SixVector, Twist, Wrench, pairing
from poinsot.geometry.projective import Collineation, Plane, Point
from poinsot.geometry.screw_systems import ScrewSystem
from poinsot.geometry.screws import Screw

V = Twist.of([0.3, -0.2, 0.5, 1.0, 2.0, -0.4])
U = Twist.of([-0.1, 0.7, 0.2, 0.4, -1.1, 0.6])
A = Acceleration.of([0.1, 0.2, 0.3, 0.4, 0.5, 0.6])
W = Wrench.of([1.0, 0.2, -0.3, 0.5, 2.0, 0.8])
P = Momentum.of([0.2, 0.4, 0.1, 0.9, -0.3, 0.5])
COUPLE = Wrench.of([1.0, 2.0, 0.5, 0.0, 0.0, 0.0])
X = Displacement.from_quaternion([0.1, -0.3, 0.2, 0.9], [0.4, 1.0, -0.5])
Y = Displacement.from_quaternion([0.5, 0.1, -0.2, 0.8], [-0.7, 0.2, 0.9])
R, p3, q3, q4 = X.rotation, np.array([0.4, -0.8, 1.5]), np.array([1.2, 0.1, -0.6]), np.array([0.1, -0.3, 0.2, 0.9])
BODY = Inertia.at_centre(2.0, [0.1, 0.2, -0.1], [0.3, 0.4, 0.5])
ARTICULATED = ArticulatedInertia.of(BODY)
M_HAT, _ = dual_motors.DualInertia.of(BODY)
v_HAT, w_HAT = dual_motors.motor(V), dual_motors.motor(W)
LINE, OTHER = Line.along(p3, [1.0, 0.5, 0.2]), Line.along(q3, [0.1, -0.4, 1.0])
CROSSING = Line.along(p3, [0.2, -1.0, 0.3])
PLANE, SECOND, THIRD = (
    Plane.containing(at, n) for at, n in ((p3, [1.0, 0, 2.0]), (q3, [0, 1.0, 0.5]), (p3, [0.3, 1, 0]))
)
POINT = Point.at(p3)
SCREW, BOLT = Screw.along(p3, [0.0, 1.0, 0.4], 0.3), Screw.along(q3, [1.0, 0.0, 0.2], -0.1)
C = Collineation.of(X)
OBLIQUE = Coordinates(q3, np.array([[1.0, 0.5, 0.2], [0.1, 2.0, -0.3], [0.2, 0.4, 0.7]]))
ROWS = np.array([[1.0, 0, 0, 0.5, 0.1, 0], [0, 1.0, 0, 0, 0.2, 0.3]])
TWO = ScrewSystem.span(ROWS, kind="twist")
THREE = ScrewSystem.span(np.vstack([ROWS, [[0, 0, 1.0, 0.1, 0, -0.4]]]))
SPD = np.diag([1.0, 2, 3, 4, 5, 6])
SIX_TWISTS = [Twist.of(row) for row in np.eye(6) + 0.1]
SIX_WRENCHES = [Wrench.of(row) for row in np.eye(6) + 0.1]
FORCES = [force_systems.Force(p3, q3), COUPLE]
CORNERS, FACES = np.vstack([np.zeros(3), np.eye(3)]), np.array([[0, 2, 1], [0, 1, 3], [1, 2, 3], [0, 3, 2]])
PARTICLES = force_systems.Particles([1.0, 2.0], [p3, q3], [q3, p3])
SYSTEM = observers.EuclideanSystem({"a": X, "b": Y})
EYE = observers.InertialObserver(X, p3)
RATE = observers.displacement_rate(X, V)
CYLINDROID = two_systems.Cylindroid.of(TWO)
QUADRICS = two_systems.PitchQuadrics.of(THREE)
DYADIC = dyadics.Dyadic.of_inertia(BODY)
UNITS = (Twist.of([1.0, 0, 0, 0.3, 0.1, 0]), Twist.of([0, 1.0, 0, 0, 0.2, 0.3]))

CALLS: list[tuple[Callable[..., Any], tuple[Any, ...]]] = [
    (axodes.ruling, (V, A)), (products.motion_basis, (X,)), (products.force_basis, (X,)),
    (products.reciprocal_basis, (SIX_TWISTS,)), (products.reciprocal_motions, (SIX_WRENCHES,)),
    (products.coordinates, (V, SIX_TWISTS)), (products.motion_transform, (X,)), (products.force_transform, (X,)),
    (classification.classify, (TWO,)), (Collineation, (R, p3)), (Collineation.of, (X,)),
    (Collineation.from_matrix, (X.matrix,)), (Collineation.inversion, (p3,)), (Collineation.with_sigma, (C, -1)),
    (Collineation.inverse, (C,)), (Collineation.__matmul__, (C, POINT)),
    (decompositions.AxisAndSlide.sum, (decompositions.chasles(V),)), (decompositions.chasles, (V,)),
    (decompositions.poinsot_decomposition, (W,)),
    (decompositions.axial_decomposition, (COUPLE, np.array([0.0, -0.5, 2.0]), p3)),
    (decompositions.two_rotors, (W, LINE)), (decompositions.rotors_of, (W,)), (decompositions.reduced_at, (W, p3)),
    (Displacement, (R, p3)), (Displacement.translating, (p3,)), (Displacement.from_matrix, (X.matrix,)),
    (Displacement.from_quaternion, (q4, p3)), (Displacement.exp, (V,)), (Displacement.log, (X,)),
    (Displacement.inverse, (X,)), (Displacement.__matmul__, (X, Y)), (Displacement.__matmul__, (X, p3)),
    (Displacement.pull, (X, W)), (Displacement.cleaned, (X,)), (dual_motors.by_epsilon, (v_HAT,)),
    (dual_motors.dual_mass, (2.0, v_HAT)), (dual_motors.weight, (2.0, p3)),
    (dual_motors.DualInertia, (2.0, np.eye(3))), (dual_motors.DualInertia.of, (BODY,)),
    (dual_motors.DualInertia.__matmul__, (M_HAT, v_HAT)), (dual_motors.DualInertia.between, (M_HAT, p3, q3)),
    (dual_motors.momentum, (M_HAT, dual_motors.motor_shift(p3), dual_motors.motor_shift(q3), v_HAT)),
    (dual_motors.momentum_by_parts, (M_HAT, p3, q3, v_HAT)), (dual_motors.binor, (M_HAT, p3, q3)),
    (dual_motors.dual_vector, (p3, q3)), (dual_motors.real_part, (v_HAT,)), (dual_motors.dual_part, (v_HAT,)),
    (dual_motors.conjugate, (v_HAT,)), (dual_motors.motor, (W,)), (dual_motors.from_motor, (Wrench, w_HAT)),
    (dual_motors.motor_shift, (p3,)), (dual_motors.dual_rotation, (X,)),
    (dual_motors.displacement_of, (dual_motors.dual_rotation(X),)), (dual_motors.moment_product, (v_HAT, w_HAT)),
    (dual_motors.dual_length, (v_HAT,)), (dual_motors.dual_direction, (v_HAT,)),
    (dual_motors.dual_angle, (dual_motors.dual_direction(v_HAT), dual_motors.dual_direction(w_HAT))),
    (dyadics.Dyadic, (SPD,)), (dyadics.Dyadic.dyad, (V.vector, U.vector)), (dyadics.Dyadic.of_inertia, (BODY,)),
    (dyadics.Dyadic.of_stiffness, (SPD,)), (dyadics.Dyadic.of_compliance, (SPD,)),
    (dyadics.Dyadic.__matmul__, (DYADIC, V.vector)), (dyadics.Dyadic.__mul__, (DYADIC, 2.0)),
    (dyadics.Dyadic.carried, (DYADIC, X)), (dyadics.Dyadic.rate, (DYADIC, V)),
    (dyadics.Dyadic.inner, (DYADIC, V.vector, U.vector)), (dyadics.Dyadic.norm, (DYADIC, V.vector)),
    (dyadics.principal_screws_of_inertia, (BODY,)), (dyadics.compliant_axes, (SPD,)), (force_systems.Force, (p3, q3)),
    (force_systems.Force.moved_along, (FORCES[0], 0.3)), (force_systems.wrench_of_forces, ([W, COUPLE],)),
    (force_systems.equivalent, ([W, COUPLE], [W, COUPLE])), (force_systems.reduced_to, ([W, COUPLE], p3)),
    (force_systems.resultant, ([FORCES[0].wrench],)), (force_systems.reaction, (W,)),
    (force_systems.relative_twist, (V, U)), (force_systems.rigidly_connected, (V, V)),
    (force_systems.Particles, (np.array([1.0, 2.0]), np.array([p3, q3]), np.array([q3, p3]))),
    (force_systems.Particles.of_body, (np.array([1.0, 2.0]), np.array([p3, q3]), V)),
    (force_systems.impulse, (lambda t: W, 0.0, 1.0)), (force_systems.work, (lambda t: W, lambda t: V, 0.0, 1.0)),
    (force_systems.conserved_twists, ([W, COUPLE],)), (Inertia, (2.0, p3, np.eye(3))),
    (Inertia.at_centre, (2.0, p3, np.array([1.0, 2, 2.5]))), (Inertia.__add__, (BODY, BODY)),
    (Inertia.__sub__, (BODY, BODY)), (Inertia.__mul__, (BODY, V)), (Inertia.carried, (BODY, X)),
    (Inertia.kinetic_energy, (BODY, V)), (Inertia.fault, (BODY,)), (ArticulatedInertia.of, (BODY,)),
    (ArticulatedInertia.__add__, (ARTICULATED, ARTICULATED)), (ArticulatedInertia.__mul__, (ARTICULATED, V)),
    (ArticulatedInertia.minus_dyads, (ARTICULATED, [(P, P)])), (ArticulatedInertia.annihilating, (ARTICULATED, V)),
    (ArticulatedInertia.carried, (ARTICULATED, X)), (Line, (np.array([1.0, 0, 0]), np.array([0, 0.4, 0.2]))),
    (Line.along, (p3, q3)), (Line.through, (p3, q3)), (Line.of_planes, (PLANE, SECOND)), (Line.at_infinity, (p3,)),
    (Line.unit, (LINE,)), (Line.nearest, (LINE, p3)), (Line.distance_to, (LINE, q3)), (Line.contains, (LINE, p3)),
    (Line.lies_in, (LINE, PLANE)), (Line.meet, (LINE, PLANE)), (Line.join, (LINE, q3)), (Line.same_as, (LINE, LINE)),
    (Line.mapped, (LINE, C)), (Line.carried, (LINE, X)), (Coordinates, (p3, OBLIQUE.axes)), (Coordinates.of, (X,)),
    (Coordinates.carried, (OBLIQUE, X)), (Coordinates.components, (OBLIQUE, p3)), (Coordinates.vector, (OBLIQUE, p3)),
    (Coordinates.dual_components, (OBLIQUE, p3)), (Coordinates.product, (OBLIQUE, p3, q3)),
    (Coordinates.length, (OBLIQUE, p3)), (Coordinates.cross, (OBLIQUE, p3, q3)), (Coordinates.numbers, (OBLIQUE, V)),
    (Coordinates.point, (OBLIQUE, q4)), (Coordinates.plane, (OBLIQUE, q4)),
    (Coordinates.line, (OBLIQUE, LINE.coordinates)), (Coordinates.motor, (OBLIQUE, Twist, V.vector)),
    (Coordinates.inertia_matrix, (OBLIQUE, BODY)), (Coordinates.change_to, (OBLIQUE, OBLIQUE, X)),
    (Coordinates.displacement, (OBLIQUE, OBLIQUE.change_to(OBLIQUE, X), OBLIQUE)), (lines.mutual_moment, (LINE, OTHER)),
    (lines.angle, (LINE, OTHER)), (lines.parallel, (LINE, OTHER)), (lines.distance, (LINE, OTHER)),
    (lines.coplanar, (LINE, CROSSING)), (lines.common_normal, (LINE, OTHER)), (lines.meet, (LINE, CROSSING)),
    (lines.join, (LINE, CROSSING)), (mass_properties.particles_inertia, (np.array([1.0, 2.0]), np.array([p3, q3]))),
    (mass_properties.box_inertia, (1.0, np.array([1.0, 2.0, 3.0]))),
    (mass_properties.ellipsoid_inertia, (1.0, np.array([1.0, 2.0, 3.0]))), (mass_properties.sphere_inertia, (1.0, 2.0)),
    (mass_properties.cylinder_inertia, (1.0, 2.0, 3.0)), (mass_properties.cone_inertia, (1.0, 2.0, 3.0)),
    (mass_properties.mesh_inertia, (1.0, CORNERS, FACES)), (solids.Box, (np.array([1.0, 2.0, 3.0]),)),
    (solids.Ellipsoid, (np.array([1.0, 2.0, 3.0]),)), (solids.Ball, (2.0,)),
    (solids.Cylinder, (2.0, 3.0, 1.0)), (solids.Cone, (2.0, 3.0, 1.0)), (solids.Capsule, (2.0, 3.0)),
    (solids.Mesh, (CORNERS, FACES)), (indicators.Inside, (lambda x: 4.0 - x @ x, -p3 * p3, p3 * p3)),
    (densities.density_inertia, (2.0, solids.Box([1.0, 2.0, 3.0]))),
    (densities.weighed, (lambda x: 1.0 + x[0] ** 2, solids.Box([1.0, 2.0, 3.0]), 1e-3)), (motor_fields.principal, (W,)),
    (motor_fields.moment, (W,)), (motor_fields.value_at, (W, p3)), (motor_fields.bivector, (W, p3)),
    (motor_fields.from_bivector, (Twist, p3, q3, p3)), (motor_fields.gradient, (W,)), (motor_fields.curl, (W,)),
    (motor_fields.streamline, (V, p3, 0.3)), (motor_fields.material_derivative, (V, A, U, p3)),
    (motor_fields.rate_kind, (Twist,)), (motor_fields.derivative, (lambda t: V * t, 0.5)),
    (motor_fields.integral, (lambda t: V * t, 0.0, 1.0)),
    (motor_fields.quadrature, (lambda t: np.array([t, 1.0]), 0.0, 1.0)), (motor_fields.rate_in_fixed_frame, (A, V, U)),
    (motor_fields.rate_in_moving_frame, (A, V, U)), (Twist, (p3, q3)), (Twist.of, (V.vector,)), (Twist.__add__, (V, U)),
    (Twist.__sub__, (V, U)), (Twist.__mul__, (V, 2.0)), (Wrench.at, (p3, q3)), (Momentum.rate, (P,)),
    (Acceleration.of_point, (A, p3, V)), (Twist.at, (V, p3)), (Twist.rate, (V,)), (Twist.cross, (V, W)),
    (pairing, (W, V)), (observers.EuclideanSystem, ({"a": X, "b": Y},)),
    (observers.EuclideanSystem.relative, (SYSTEM, "a", "b")), (observers.EuclideanSystem.seen_from, (SYSTEM, "a")),
    (observers.motion_in_body, (X, Y)), (observers.motion_in_space, (X, Y)), (observers.body_twist, (X, RATE)),
    (observers.space_twist, (X, RATE)), (observers.displacement_rate, (X, V)), (observers.in_one_class, (V, A)),
    (observers.InertialObserver, (X, p3)), (observers.InertialObserver.at, (EYE, 0.3)),
    (observers.InertialObserver.pose_of, (EYE, X, 0.3)), (observers.InertialObserver.twist_of, (EYE, V, 0.3)),
    (observers.InertialObserver.acceleration_of, (EYE, A, V, 0.3)),
    (observers.InertialObserver.wrench_of, (EYE, W, 0.3)), (observers.InertialObserver.inertia_of, (EYE, BODY, 0.3)),
    (observers.InertialObserver.momentum_of, (EYE, P, BODY, 0.3)), (observers.InertialObserver.relative_to, (EYE, EYE)),
    (products.bi_invariant, (2.0, 1.0)), (products.ad, (V,)), (products.reciprocal_product, (W, V)),
    (products.perpendicular_product, (W, V)), (products.screw_product, (W, V)), (products.polar, (W,)),
    (products.wrench_of, (V,)), (products.twist_of, (W,)), (products.reciprocal, (W, V)),
    (products.virtual_coefficient, (SCREW, BOLT)), (products.product_screw, (SCREW, BOLT)),
    (Point, (np.array([1.0, 2.0, 3.0, 2.0]),)), (Point.at, (p3,)), (Point.at_infinity, (p3,)),
    (Point.of_planes, (PLANE, SECOND, THIRD)), (Point.__sub__, (POINT, POINT)), (Point.polar_plane, (POINT,)),
    (Point.same_as, (POINT, POINT)), (Point.mapped, (POINT, C)), (Point.carried, (POINT, X)),
    (Plane, (np.array([1.0, 2.0, 3.0, 2.0]),)), (Plane.containing, (p3, q3)),
    (Plane.through, (p3, q3, np.array([0.0, 1.0, 0.0]))), (Plane.unit, (PLANE,)), (Plane.at, (PLANE, POINT)),
    (Plane.distance_to, (PLANE, q3)), (Plane.contains, (PLANE, p3)), (Plane.angle_to, (PLANE, SECOND)),
    (Plane.reflection, (PLANE,)), (Plane.mapped, (PLANE, C)), (Plane.carried, (PLANE, X)),
    (projective.scalar_product, (PLANE, SECOND)), (projective.orientation, (p3, q3, np.array([0.3, 0.1, 0.4]))),
    (rotations.rotation_x, (0.3,)), (rotations.rotation_y, (0.3,)), (rotations.rotation_z, (0.3,)),
    (rotations.rotation_exp, (p3,)), (rotations.left_jacobian, (p3,)), (rotations.left_jacobian_inverse, (p3,)),
    (rotations.rotation_of, (q4,)), (rotations.quaternion_product, (q4, q4)), (rotations.quaternion_conjugate, (q4,)),
    (rotations.quaternion_exp, (p3,)), (rotations.quaternion_log, (q4,)), (rotations.quaternion_from_rotation, (R,)),
    (rotations.rotation_aligning_z, (p3,)), (screw_conversions.finite_screw, (X,)),
    (screw_conversions.twist_matrix, (V,)), (screw_conversions.twist_of_matrix, (screw_conversions.twist_matrix(V),)),
    (screw_conversions.dual_quaternion, (X,)),
    (screw_conversions.displacement_of_dual_quaternion, (screw_conversions.dual_quaternion(X),)),
    (screw_conversions.scipy_rotation, (X,)),
    (screw_conversions.from_scipy, (screw_conversions.scipy_rotation(X)[0], p3)),
    (screw_conversions.DH, (0.3, 0.2, 0.1, 0.4)),
    (screw_conversions.DH.displacement, (screw_conversions.DH(0.3, 0.2, 0.1, 0.4),)),
    (screw_conversions.DH.modified, (screw_conversions.DH(0.3, 0.2, 0.1, 0.4),)),
    (screw_conversions.DH.of, (screw_conversions.DH(0.3, 0.2, 0.1, 0.4).displacement(),)),
    (screw_conversions.DH.of_modified, (screw_conversions.DH(0.3, 0.2, 0.1, 0.4).modified(),)),
    (screw_conversions.Chain.frames, (screw_conversions.dh_of_axes([LINE, OTHER]),)),
    (screw_conversions.dh_of_axes, ([LINE, OTHER],)), (screw_systems.motor_rows, (ROWS,)),
    (screw_systems.shifted, (ROWS, p3)), (screw_systems.reciprocal_products, (ROWS, ROWS)),
    (screw_systems.centre_of, (ROWS,)), (screw_systems.length_of, (ROWS, 1.0)), (ScrewSystem.span, (ROWS,)),
    (lambda rows, at, length: ScrewSystem.span(rows, centre=at, length=length), (ROWS, p3, 1.0)),
    (ScrewSystem.from_scaled, (ROWS, "twist", p3, 1.0)), (ScrewSystem.residual, (TWO, ROWS[0])),
    (ScrewSystem.contains, (TWO, ROWS[0])), (ScrewSystem.includes, (TWO, TWO)), (ScrewSystem.equals, (TWO, TWO)),
    (ScrewSystem.reciprocal, (TWO,)), (ScrewSystem.__add__, (TWO, TWO)), (ScrewSystem.__and__, (TWO, TWO)),
    (ScrewSystem.carried, (TWO, X)), (ScrewSystem.self_reciprocal_part, (TWO,)),
    (ScrewSystem.co_reciprocal_basis, (TWO,)), (ScrewSystem.split, (TWO,)),
    (screw_systems.contact_wrenches, (p3, q3, "point")), (screw_systems.are_co_reciprocal, (ROWS,)),
    (screws.is_proper, (V,)), (screws.pitch, (V,)), (screws.central_axis, (V,)), (screws.magnitude, (V,)),
    (screws.unit_motor, (V,)), (screws.rotor_part, (V,)), (screws.free_part, (V,)), (screws.is_axial, (COUPLE,)),
    (screws.is_line, (SCREW.twist(),)), (screws.is_self_reciprocal, (COUPLE,)), (Screw, (LINE, 0.3)), (Screw.of, (V,)),
    (Screw.along, (p3, q3, 0.3)), (Screw.improper, (q3,)), (Screw.motor, (SCREW, Twist, 2.0)),
    (Screw.twist, (SCREW, 2.0)), (Screw.wrench, (SCREW, 2.0)), (Screw.displacement, (SCREW, 0.4)),
    (Screw.same_as, (SCREW, SCREW)), (Screw.mapped, (SCREW, C)), (Screw.carried, (SCREW, X)),
    (two_systems.PitchQuadrics.of, (THREE,)), (two_systems.PitchQuadrics.screw, (QUADRICS, p3)),
    (two_systems.PitchQuadrics.quadric, (QUADRICS, 0.1)),
    (two_systems.PitchQuadrics.deviation, (QUADRICS, p3, 0.1)),
    (two_systems.PitchQuadrics.screws_through, (QUADRICS, p3)), (dual_motors.third_side, (0.5, 0.6, 0.7)),
    (dual_motors.four_bar, ([0.5, 0.9, 0.8, 1.0], 0.3, 1.0)), (two_systems.two_system_class, (TWO,)),
    (two_systems.Cylindroid.of, (TWO,)), (two_systems.Cylindroid.height, (CYLINDROID, 0.3)),
    (two_systems.Cylindroid.pitch, (CYLINDROID, 0.3)), (two_systems.Cylindroid.screw, (CYLINDROID, 0.3)),
    (two_systems.Cylindroid.angle_of, (CYLINDROID, ROWS[0])),
    (two_systems.Cylindroid.screws_of_pitch, (CYLINDROID, 0.3)), (two_systems.Cylindroid.deviation, (CYLINDROID, p3)),
    (two_systems.Cylindroid.surface, (CYLINDROID, 0.3, 1.0)), (two_systems.principal_angle, UNITS),
    (vectors.cross, (p3, q3)), (vectors.dot, (p3, q3)), (vectors.tilde, (p3,)), (vectors.untilde, (R,)),
]  # fmt: skip


def name_of(function: Callable[..., Any]) -> str:
    return f"{function.__module__.split('.')[-1]}.{function.__qualname__}"


# ------------------------------------------------------------------------------------------------------------ spoiling


def spoiled(x: Any) -> Iterator[tuple[str, Any]]:
    """(what was done, the argument so spoiled): "nan", "inf", "shape", "zero", "words"."""
    if isinstance(x, (bool, str, type)) or callable(x):
        return
    if isinstance(x, (int, float)):
        if isinstance(x, float):
            yield "nan", float("nan")
        return
    if isinstance(x, SixVector):
        for what, bad in (("nan", np.nan), ("inf", np.inf)):
            for k in (1, 4):
                components = np.array(x.vector)
                components[k] = bad
                yield what, type(x).of(components)
        yield "zero", type(x).zero()
    elif isinstance(x, Displacement):
        yield "nan", Displacement(x.rotation, x.translation * np.nan)
        yield "nan", Displacement(np.where(np.eye(3) > 0, np.nan, x.rotation), x.translation)
    elif isinstance(x, Inertia):
        yield "nan", Inertia(x.mass, x.first_moment * np.nan, x.second_moment)
    elif isinstance(x, list) and x and isinstance(x[0], SixVector):
        for what, bad in spoiled(x[0]):
            yield what, [bad, *x[1:]]
        yield "shape", []
    elif (isinstance(x, np.ndarray) and x.dtype.kind == "f") or (isinstance(x, list) and isinstance(x[0], float)):
        a = np.array(x, dtype=float)
        for what, bad in (("nan", np.nan), ("inf", np.inf)):
            for k in {0, a.size - 1}:
                b = a.copy()
                b.flat[k] = bad
                yield what, b
        yield "zero", a * 0.0
        yield "shape", np.concatenate([a, a], axis=-1)
        yield "shape", a[..., :-1]
        yield "shape", a[None]
        yield "shape", 1.0
        yield "words", np.full(a.shape, "one")
        yield "words", np.full(a.shape, None)
    elif isinstance(x, np.ndarray) and x.dtype == object:
        for part in (0, 1):
            b = x.copy()
            b.flat[0] = Dual(np.nan, b.flat[0].dual) if part == 0 else Dual(b.flat[0].real, np.nan)
            yield "nan", b
        yield "shape", np.concatenate([x, x])
        yield "shape", x[:-1]


def values(x: Any, depth: int = 0) -> Iterator[float]:
    """Every number of a result, also inside its parts."""
    if isinstance(x, (bool, np.bool_, str, type, type(None))) or depth > 6:
        return
    if isinstance(x, (int, float, np.number)):
        yield float(x)
    elif isinstance(x, np.ndarray):
        for entry in x.flat:
            yield from values(entry.item() if isinstance(entry, np.generic) else entry, depth + 1)
    elif isinstance(x, dict):
        yield from values(list(x.values()), depth + 1)
    elif isinstance(x, (list, tuple)):
        for part in x:
            yield from values(part, depth + 1)
    elif dataclasses.is_dataclass(x):
        for field in dataclasses.fields(x):
            yield from values(getattr(x, field.name), depth + 1)
    elif hasattr(x, "as_matrix"):
        yield from values(x.as_matrix(), depth + 1)


#: They take arrays of any shape.
ANY_SHAPE = (dual_motors.real_part, dual_motors.dual_part, dual_motors.conjugate)
#: They take many points at once.
BROADCASTS = (two_systems.PitchQuadrics.deviation, two_systems.Cylindroid.deviation)
#: No force at all is a force system, too.
NONE_IS_SOME = (
    force_systems.wrench_of_forces, force_systems.equivalent, force_systems.reduced_to, force_systems.conserved_twists,
)  # fmt: skip
#: They read one part of an argument, or answer in words: what is not finite elsewhere cannot show in the numbers.
READS_A_PART = (
    *(motor_fields.principal, motor_fields.moment, motor_fields.gradient, motor_fields.curl),
    *(motor_fields.material_derivative, products.perpendicular_product, products.polar, vectors.untilde),
    *(dual_motors.by_epsilon, dual_motors.dual_mass, dual_motors.real_part, dual_motors.dual_part),
    *(observers.body_twist, observers.displacement_rate, ArticulatedInertia.annihilating, Inertia.fault),
)
#: Not-a-number as in compiled code: of a zero quaternion, a linkage out of reach; striction of an axis that stays.
KERNELS = (
    *(rotations.rotation_of, rotations.quaternion_log, Displacement.from_quaternion, dual_motors.four_bar),
    axodes.ruling,
)
#: The arithmetic under all kernels looks at lengths alone.
ARITHMETIC = (vectors.cross, vectors.dot)


def trials(function: Callable[..., Any], arguments: tuple[Any, ...]) -> Iterator[tuple[str, int, tuple[Any, ...]]]:
    """(what was done, to which argument, the arguments then)."""
    for k, argument in enumerate(arguments):
        for what, bad in spoiled(argument):
            if (what == "shape" and function in ANY_SHAPE) or (function in NONE_IS_SOME and isinstance(bad, list)):
                continue
            if function in BROADCASTS and what == "shape" and np.ndim(bad) > np.ndim(argument):
                continue
            if function in ARITHMETIC and (what == "words" or np.ndim(bad) == 0):
                continue
            yield what, k, (*arguments[:k], bad, *arguments[k + 1 :])


def complaint(function: Callable[..., Any], arguments: tuple[Any, ...], what: str) -> str | None:
    """What is wrong with how the function takes spoiled arguments; None if nothing is."""
    try:
        with np.errstate(all="ignore"):
            result = function(*arguments)
    except PoinsotError as error:
        return None if len(str(error)) > 20 else f"an error without a reason: {error}"
    except TypeError as error:
        raised_in = traceback.extract_tb(error.__traceback__)[-1]
        ours = "geometry" in raised_in.filename and (raised_in.line or "").startswith("raise ")
        return None if ours else f"raised from within: {error}"
    if result is NotImplemented:  # Python then says that the operands do not go together
        return None
    found = np.array(list(values(result)))
    if what == "zero":
        return "not-a-number instead of an error" if np.isnan(found).any() and function not in KERNELS else None
    if what in ("nan", "inf"):
        shows = function in READS_A_PART or (what == "inf" and function in KERNELS)
        return None if shows or (len(found) and not np.isfinite(found).all()) else f"answered by {result}"
    return f"answered by {result}"


@pytest.mark.sample(217)
@pytest.mark.parametrize(("function", "arguments"), CALLS, ids=lambda x: name_of(x) if callable(x) else "")
def test_spoiled_arguments_are_refused_or_show(function: Callable[..., Any], arguments: tuple[Any, ...]) -> None:
    assert not np.isnan(list(values(function(*arguments)))).any(), "the good call is not good"
    found = [(what, k, complaint(function, bad, what)) for what, k, bad in trials(function, arguments)]
    assert not [f"argument {k}, {what}: {why}" for what, k, why in found if why]


# ---------------------------------------------------------------------------------------------------------- all of them

SOLID = ("rule", "integral", "box", "holds", "carried", "sample")

#: What is not called above: helpers of these very checks, plain records, and what has no argument to spoil.
LEFT_OUT = {
    *(
        "vectors.norm",
        "vectors.given",
        "vectors.floats",
        "vectors.of_order_one",
        "vectors.nonzero",
        "vectors.positive",
        "vectors.shaped",
        "rotations.quaternion_of",  # of runs, by the thousand: NaN in, NaN out
    ),
    # of contacts, whose shapes are judged where a model takes them: tests/files/test_contacts_of_files.py
    *(
        f"touching.{name}"
        for name in (
            "Ball", "Rod", "Brick", "ConvexCylinder", "ConvexEllipsoid", "HalfSpace", "Terrain", "NearestPoints",
            "formula_of", "across",
        )
    ),
    *("nearest.ConvexSolid", "nearest.ConvexSolid.about", "nearest.nearest_places"),
    *("classification.Classification", "decompositions.AxisAndSlide", "dyadics.Eigenmotor", "dyadics.CompliantAxis"),
    *("lines.CommonNormal", "screw_conversions.Chain", "observers.Rate", "inertia.ArticulatedInertia"),
    *("screw_systems.NearlyDependentWarning", "screw_systems.ScrewSystem", "two_systems.Cylindroid"),
    *("two_systems.PitchQuadrics", "motors.SixVector", "motors.MotionVector", "motors.ForceVector"),
    *("motors.Wrench", "motors.Momentum", "motors.Acceleration", "motors.SixVector.zero"),
    *("displacement.Displacement.identity", "inertia.Inertia.zero", "inertia.ArticulatedInertia.zero"),
    *("axodes.Ruling", "axodes.Ruling.carried", "axodes.Axodes", "axodes.axodes"),
    "projective.Plane.improper",
    "inertia.sound",  # of many at once: judges what is no inertia, tests/ensembles/test_families.py
    *(f"dyadics.Dyadic.{name}" for name in ("eigenmotors", "expansion", "inverse")),
    *("inertia.Core", "inertia.moved_core", "inertia.Inertia.about_origin"),
    # what solids have, once they are made: tests/geometry/test_densities.py
    *(
        "densities.Weighed", "densities.asked", "densities.shown", "mass_properties.checked_mesh",
        "mass_properties.from_moments",
    ),
    *(f"tetrahedra.{name}" for name in ("nodes", "signed_volumes", "refined", "in_eight")),
    *("solids.MovedSolid", "solids.MovedSolid.carried", "solids.Mesh.box", "solids.Mesh.holds", "solids.Mesh.corners"),
    *(
        "solids.Box.box", "solids.Box.corners", "solids.Cylinder.box", "solids.Cone.box",
        "solids.Ellipsoid.box",
    ),
    *("solids.Capsule.box", "solids.Solid", *(f"solids.Solid.{name}" for name in SOLID), "solids.Mapped"),
    *("solids.Mapped.rule", "solids.Mapped.integral", "solids.Polyhedron", "solids.Polyhedron.corners"),
    *("solids.Polyhedron.rule", "solids.Polyhedron.integral"),
    *(f"indicators.{name}" for name in ("BoxLines", "BoxLines.total")),
    *(f"indicators.Inside.{name}" for name in SOLID if name != "carried"),  # tests/geometry/test_mass_properties.py
    # of many at once, which are what they are one by one: tests/geometry/test_rotations.py
    *("displacement.Displacement.each", "inertia.Inertia.each_at_centre"),
    *(f"displacement.{name}" for name in ("clean_rotation", "clean_translation", "skewness", "snapped_to")),
}  # fmt: skip


def public() -> Iterator[str]:
    """module.function, module.Class and module.Class.method of everything public in geometry."""
    for found in pkgutil.iter_modules(poinsot.geometry.__path__):
        module = importlib.import_module(f"poinsot.geometry.{found.name}")
        for name, thing in vars(module).items():
            if name.startswith("_") or getattr(thing, "__module__", None) != module.__name__:
                continue
            if inspect.isfunction(thing):
                yield f"{found.name}.{name}"
            elif inspect.isclass(thing):
                yield f"{found.name}.{name}"
                for attribute, value in vars(thing).items():
                    plain = value.__func__ if isinstance(value, (classmethod, staticmethod)) else value
                    if inspect.isfunction(plain) and not attribute.startswith("_"):
                        yield f"{found.name}.{name}.{attribute}"


def test_no_public_function_is_left_out() -> None:
    called = {name_of(function) for function, _ in CALLS}
    assert {name for name in public() if name not in called} == LEFT_OUT
