"""Rotations, vectors, solids and what they weigh."""

from .densities import Weighed, density_inertia, weighed
from .indicators import Inside
from .mass_properties import (
    box_inertia,
    cone_inertia,
    cylinder_inertia,
    ellipsoid_inertia,
    mesh_inertia,
    particles_inertia,
    sphere_inertia,
)
from .rotations import (
    left_jacobian,
    left_jacobian_inverse,
    quaternion_conjugate,
    quaternion_exp,
    quaternion_from_rotation,
    quaternion_log,
    quaternion_of,
    quaternion_product,
    rotation_aligning_z,
    rotation_exp,
    rotation_of,
    rotation_x,
    rotation_y,
    rotation_z,
)
from .round_solids import Ball, Capsule, Cone, Cylinder, Ellipsoid
from .solids import Box, Mesh, Polyhedron, Solid
from .vectors import cross, dot, tilde, untilde

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
