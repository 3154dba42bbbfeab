"""What a mechanism or a network can do and bear: freedoms, constraints, singularities, kinestatics, equilibria."""

from ..multibody.kinestatics.solution import (
    ImplicitSystem as ImplicitSystem,
    KinestaticMotion as KinestaticMotion,
    implicit_system as implicit_system,
)
from ..multibody.kinestatics.elements import implicit_mechanism as implicit_mechanism, implicit_state as implicit_state
from ..multibody.kinestatics.network import (
    KinestaticNetwork as KinestaticNetwork,
    PairEdge as PairEdge,
    kinestatic_network as kinestatic_network,
)
from ..multibody.kinestatics.solution import kinestatic_motion as kinestatic_motion
from ..networks.structure import NetworkStructure as NetworkStructure, network_structure as network_structure
from .starts import SingularPoseWarning as SingularPoseWarning
from .conventions import InConvention as InConvention
from .design.bearing_loads import BearingLoad as BearingLoad, bearing_loads as bearing_loads
from .design.coupler_curve import CouplerCurve as CouplerCurve, coupler_curve as coupler_curve
from .design.cycle import Cycle as Cycle, cycle as cycle
from .design.shaking import (
    Counterweight as Counterweight,
    Shaking as Shaking,
    counter_rotors as counter_rotors,
    counterweights as counterweights,
    shaking as shaking,
    with_counter_rotors as with_counter_rotors,
    with_counterweights as with_counterweights,
)
from .design.transmission_angle import Transmission as Transmission, transmission_angle as transmission_angle
from .design.vibration import (
    VibrationModes as VibrationModes,
    resting_pose as resting_pose,
    vibration_modes as vibration_modes,
)
from .integrability import Integrability as Integrability, integrability as integrability
from .inverse_kinematics import InverseKinematics as InverseKinematics
from .kinestatics import (
    Actuation as Actuation,
    Overconstraints as Overconstraints,
    actuation as actuation,
    admissible as admissible,
    freedom_places as freedom_places,
    independent_freedoms as independent_freedoms,
    joint_systems as joint_systems,
    joint_wrenches as joint_wrenches,
    overconstraints as overconstraints,
    self_motions as self_motions,
    self_stresses as self_stresses,
    twist_space as twist_space,
    wrench_space as wrench_space,
)
from .linearize import Linearization as Linearization
from .conventions import Order as Order, mujoco_names as mujoco_names
from .reactions import Reaction as Reaction
from .singularities import Singularity as Singularity, singularity as singularity
from .static_equilibrium import Equilibrium as Equilibrium, static_equilibrium as static_equilibrium

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
    "counter_rotors",
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
    "with_counter_rotors",
    "with_counterweights",
    "wrench_space",
]
