"""What a mechanism or a network can do and bear: freedoms, constraints, singularities, kinestatics, equilibria."""

from ..multibody.kinestatics.dynamics import ImplicitSystem, KinestaticMotion, implicit_system
from ..multibody.kinestatics.implicit_mechanism import implicit_mechanism, implicit_state
from ..multibody.kinestatics.network import KinestaticNetwork, PairEdge, kinestatic_network
from ..multibody.kinestatics.solution import kinestatic_motion
from ..networks.structure import NetworkStructure, network_structure
from .branches import SingularPoseWarning
from .conventions import InConvention
from .integrability import Integrability, integrability
from .inverse_kinematics import InverseKinematics
from .kinestatics import (
    Actuation,
    Overconstraints,
    actuation,
    admissible,
    freedom_places,
    independent_freedoms,
    joint_systems,
    joint_wrenches,
    overconstraints,
    self_motions,
    self_stresses,
    twist_space,
    wrench_space,
)
from .linearize import Linearization
from .orders import Order, mujoco_names
from .reactions import Reaction
from .singularities import Singularity, singularity
from .static_equilibrium import Equilibrium, static_equilibrium

__all__ = [
    "Actuation",
    "Equilibrium",
    "ImplicitSystem",
    "InConvention",
    "Integrability",
    "InverseKinematics",
    "KinestaticMotion",
    "KinestaticNetwork",
    "Linearization",
    "NetworkStructure",
    "Order",
    "Overconstraints",
    "PairEdge",
    "Reaction",
    "SingularPoseWarning",
    "Singularity",
    "actuation",
    "admissible",
    "freedom_places",
    "implicit_mechanism",
    "implicit_state",
    "implicit_system",
    "independent_freedoms",
    "integrability",
    "joint_systems",
    "joint_wrenches",
    "kinestatic_motion",
    "kinestatic_network",
    "mujoco_names",
    "network_structure",
    "overconstraints",
    "self_motions",
    "self_stresses",
    "singularity",
    "static_equilibrium",
    "twist_space",
    "wrench_space",
]
