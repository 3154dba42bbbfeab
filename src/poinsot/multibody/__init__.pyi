"""Mechanisms as data, and their laws as plain functions of one configuration over any scalar."""

from . import configuration, constrained_dynamics
from .applied import Loads, Motion, dissipated_powers, passive_loads, spring_energies
from .conditions import conditions
from .constrained_body import ConstrainedBody
from .constrained_dynamics import forward_dynamics, project, required_effort
from .constraints import constraint_acceleration, constraint_error, constraint_jacobian
from .contacts.places import InPlane, InSpace, Place
from .derivatives import inverse_dynamics_derivatives
from .energy import gravity_energy, kinetic_energy
from .forward_derivatives import forward_dynamics_derivatives
from .forward_dynamics import articulated_body
from .frames import body_pose, frame_jacobian
from .inverse_dynamics import inverse_dynamics
from .inverse_kinematics import bounds
from .inverse_mass import inverse_mass_matrix
from .kinematics import accelerations, twists, world_poses
from .mass_matrix import mass_matrix
from .kinestatics.elements import body_structure, pair_structure, spring_structure
from .model import GROUND, Keyframe, Mimic, Run
from .rigid_body import RigidBody, pair_between_bodies
from .soundness import weightless_freedoms
from .tree import Link, Tree, build_tree

__all__ = [
    "ConstrainedBody",
    "GROUND",
    "InPlane",
    "InSpace",
    "Keyframe",
    "Link",
    "Loads",
    "Mimic",
    "Motion",
    "Place",
    "RigidBody",
    "Run",
    "Tree",
    "accelerations",
    "articulated_body",
    "body_pose",
    "body_structure",
    "bounds",
    "build_tree",
    "conditions",
    "configuration",
    "constrained_dynamics",
    "constraint_acceleration",
    "constraint_error",
    "constraint_jacobian",
    "dissipated_powers",
    "forward_dynamics",
    "forward_dynamics_derivatives",
    "frame_jacobian",
    "gravity_energy",
    "inverse_dynamics",
    "inverse_dynamics_derivatives",
    "inverse_mass_matrix",
    "kinetic_energy",
    "mass_matrix",
    "pair_between_bodies",
    "pair_structure",
    "passive_loads",
    "project",
    "required_effort",
    "spring_energies",
    "spring_structure",
    "twists",
    "weightless_freedoms",
    "world_poses",
]
