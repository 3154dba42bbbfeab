"""Rotations, vectors, solids and what they weigh."""

from .densities import Weighed as Weighed, density_inertia as density_inertia, weighed as weighed
from .indicators import Inside as Inside
from .mass_properties import (
    box_inertia as box_inertia,
    cone_inertia as cone_inertia,
    cylinder_inertia as cylinder_inertia,
    ellipsoid_inertia as ellipsoid_inertia,
    mesh_inertia as mesh_inertia,
    particles_inertia as particles_inertia,
    sphere_inertia as sphere_inertia,
)
from .rotations import (
    left_jacobian as left_jacobian,
    left_jacobian_inverse as left_jacobian_inverse,
    quaternion_conjugate as quaternion_conjugate,
    quaternion_exp as quaternion_exp,
    quaternion_from_rotation as quaternion_from_rotation,
    quaternion_log as quaternion_log,
    quaternion_of as quaternion_of,
    quaternion_product as quaternion_product,
    rotation_aligning_z as rotation_aligning_z,
    rotation_exp as rotation_exp,
    rotation_of as rotation_of,
    rotation_x as rotation_x,
    rotation_y as rotation_y,
    rotation_z as rotation_z,
)
from .solids import Ball as Ball, Capsule as Capsule, Cone as Cone, Cylinder as Cylinder, Ellipsoid as Ellipsoid
from .solids import Box as Box, Mesh as Mesh, Polyhedron as Polyhedron, Solid as Solid
from .vectors import cross as cross, dot as dot, tilde as tilde, untilde as untilde

__all__ = [
    "Ball",
    "Box",
    "Capsule",
    "Cone",
    "Cylinder",
    "Ellipsoid",
    "Inside",
    "Mesh",
    "Polyhedron",
    "Solid",
    "Weighed",
    "box_inertia",
    "cone_inertia",
    "cross",
    "cylinder_inertia",
    "density_inertia",
    "dot",
    "ellipsoid_inertia",
    "left_jacobian",
    "left_jacobian_inverse",
    "mesh_inertia",
    "particles_inertia",
    "quaternion_conjugate",
    "quaternion_exp",
    "quaternion_from_rotation",
    "quaternion_log",
    "quaternion_of",
    "quaternion_product",
    "rotation_aligning_z",
    "rotation_exp",
    "rotation_of",
    "rotation_x",
    "rotation_y",
    "rotation_z",
    "sphere_inertia",
    "tilde",
    "untilde",
    "weighed",
]
