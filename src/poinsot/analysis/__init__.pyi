"""What a mechanism or a network can do and bear: freedoms, constraints, singularities, kinestatics, equilibria."""

from ..multibody.kinestatics.dynamics import ImplicitSystem, KinestaticMotion, implicit_system
from ..multibody.kinestatics.implicit_mechanism import implicit_mechanism, implicit_state
from ..multibody.kinestatics.network import KinestaticNetwork, PairEdge, kinestatic_network
from ..multibody.kinestatics.solution import kinestatic_motion
from ..networks.structure import NetworkStructure, network_structure
from .branches import SingularPoseWarning
from .conventions import InConvention
from .design.bearing_loads import BearingLoad, bearing_loads
from .design.coupler_curve import CouplerCurve, coupler_curve
from .design.cycle import Cycle, cycle
from .design.shaking import Counterweight, Shaking, counterweights, shaking, with_counterweights
from .design.transmission_angle import Transmission, transmission_angle
from .design.vibration import VibrationModes, resting_pose, vibration_modes
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
    "BearingLoad",
    "Counterweight",
    "CouplerCurve",
    "Cycle",
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
    "Shaking",
    "SingularPoseWarning",
    "Singularity",
    "Transmission",
    "VibrationModes",
    "actuation",
    "admissible",
    "bearing_loads",
    "counterweights",
    "coupler_curve",
    "cycle",
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
    "resting_pose",
    "self_motions",
    "self_stresses",
    "shaking",
    "singularity",
    "static_equilibrium",
    "transmission_angle",
    "twist_space",
    "vibration_modes",
    "with_counterweights",
    "wrench_space",
]
