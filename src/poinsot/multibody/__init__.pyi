"""Mechanisms as data, and their laws as plain functions of one configuration over any scalar."""

from . import configuration as configuration, constrained_dynamics as constrained_dynamics
from .applied import (
    Loads as Loads,
    Motion as Motion,
    dissipated_powers as dissipated_powers,
    passive_loads as passive_loads,
    spring_energies as spring_energies,
)
from .conditions import conditions as conditions
from .constrained_body import ConstrainedBody as ConstrainedBody
from .constrained_dynamics import (
    forward_dynamics as forward_dynamics,
    project as project,
    required_effort as required_effort,
)
from .constraints import (
    constraint_acceleration as constraint_acceleration,
    constraint_error as constraint_error,
    constraint_jacobian as constraint_jacobian,
)
from .contacts.pieces import InPlane as InPlane, InSpace as InSpace, Place as Place
from .derivatives import inverse_dynamics_derivatives as inverse_dynamics_derivatives
from .energy import gravity_energy as gravity_energy, kinetic_energy as kinetic_energy
from .derivatives import forward_dynamics_derivatives as forward_dynamics_derivatives
from .forward_dynamics import articulated_body as articulated_body
from .frames import body_pose as body_pose, frame_jacobian as frame_jacobian
from .inverse_dynamics import inverse_dynamics as inverse_dynamics
from .inverse_kinematics import bounds as bounds
from .mass_matrix import inverse_mass_matrix as inverse_mass_matrix
from .kinematics import accelerations as accelerations, twists as twists, world_poses as world_poses
from .mass_matrix import mass_matrix as mass_matrix
from .kinestatics.elements import (
    ReferenceMap as ReferenceMap,
    body_structure as body_structure,
    pair_structure as pair_structure,
    spring_structure as spring_structure,
)
from .model import GROUND as GROUND, Keyframe as Keyframe, Mimic as Mimic, Run as Run
from .kinestatics.solution import RigidBody as RigidBody, pair_between_bodies as pair_between_bodies
from .soundness import weightless_freedoms as weightless_freedoms
from .tree import Link as Link, Tree as Tree, build_tree as build_tree

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
    "ReferenceMap",
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
