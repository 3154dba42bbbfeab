"""The public names and where they are: type checkers read them here, and so does the package when one is used."""

from . import (
    algebra,
    analysis,
    control,
    dual_dynamics,
    elements,
    files,
    geometry,
    gym,
    multibody,
    screws,
    simulation,
    structures,
    views,
)
from .algorithms.parameters import Family
from .multibody.soundness import DistantFrameWarning, SingularMassMatrixWarning
from .analysis.orders import mujoco_order, pinocchio_order
from .components import (
    bond_graph,
    chemical,
    electrical,
    hydraulic,
    magnetic,
    rotational,
    spatial,
    thermal,
    transducers,
    translational,
)
from .control.controller import Controller, controller
from .algebra.units import quantity
from .errors import (
    AssemblyError,
    CompilerError,
    FileError,
    GeometryError,
    ImplausibleWarning,
    LedgerWarning,
    LimitWarning,
    ModelError,
    PoinsotError,
    RunWarning,
    SimulationError,
    StartWarning,
    StepWarning,
    UnphysicalInertiaWarning,
    UnsteadyMotionWarning,
)
from .ensembles import reductions
from .ensembles.ensemble import ensemble
from .ensembles.tolerances import ToleranceStack, tolerance_stack
from .files.fmu.exporting import FMU, export_fmu
from .files.healed import Healing, heal
from .files.load import load, load_family
from .files.verify import verify
from .fitting.base import base_parameters
from .fitting.fit import fit
from .fitting.inertias import fit_inertias
from .fitting.measured import Experiment
from .fitting.result import Fit
from .geometry.displacement import Displacement
from .geometry.inertia import Inertia
from .geometry.lines import Line
from .geometry.motors import Acceleration, Momentum, Twist, Wrench, pairing
from .geometry.projective import Plane, Point
from .geometry.screws import Screw
from .joints import pairs
from .motion.system import System
from .multibody.actuators import Actuator
from .multibody.contacts.contact import Contact, Contacts
from .multibody.contacts.ground import on_ground
from .multibody.contacts.surfaces import Surface
from .multibody.motions import GivenMotion
from .multibody.model import Body, Initial, Joint, Limits, Model, Shape, Triangles
from .multibody.potentials import Potential
from .multibody.spatial_springs import SpatialSpring
from .multibody.stretches import Apart, OnFreedom
from .multibody.switching.along import Friction, Limit, Lock, OneWay
from .multibody.tendons import Coupling, StretchDamper, StretchSpring, Tendon
from .sensitivity.of_run import Sensitivity, sensitivities
from .simulation.events import Event
from .simulation.failure import SimulationFailure
from .simulation.results.ledger import ledger
from .simulation.results.files import read, write
from .simulation.simulate import resume, simulate
from .simulation.stepping.stepper import Stepper
from .simulation.results.trajectory import Trajectory
from .simulation.verification.verification import Verification
from .structures.implicit_systems import ImplicitPortHamiltonian
from .structures.port_hamiltonian import PortHamiltonian
from .systems.mechanism import Mechanism
from .systems.network import Network
from .views.run_report.report import report
from .views.viewer.viewer import view

__version__: str

__all__ = [
    "Acceleration",
    "Actuator",
    "Apart",
    "AssemblyError",
    "Body",
    "CompilerError",
    "Contact",
    "Contacts",
    "Controller",
    "Coupling",
    "Displacement",
    "DistantFrameWarning",
    "Event",
    "Experiment",
    "Family",
    "FileError",
    "FMU",
    "Fit",
    "Friction",
    "GeometryError",
    "GivenMotion",
    "ImplicitPortHamiltonian",
    "Healing",
    "ImplausibleWarning",
    "Inertia",
    "Initial",
    "Joint",
    "LedgerWarning",
    "Limit",
    "LimitWarning",
    "Limits",
    "Line",
    "Lock",
    "Mechanism",
    "Model",
    "ModelError",
    "Momentum",
    "Network",
    "OnFreedom",
    "OneWay",
    "Plane",
    "PoinsotError",
    "Point",
    "PortHamiltonian",
    "Potential",
    "RunWarning",
    "Screw",
    "Sensitivity",
    "Shape",
    "SimulationError",
    "SimulationFailure",
    "SingularMassMatrixWarning",
    "SpatialSpring",
    "StartWarning",
    "StepWarning",
    "Stepper",
    "StretchDamper",
    "StretchSpring",
    "Surface",
    "System",
    "Tendon",
    "ToleranceStack",
    "Trajectory",
    "Triangles",
    "Twist",
    "UnphysicalInertiaWarning",
    "UnsteadyMotionWarning",
    "Verification",
    "Wrench",
    "algebra",
    "analysis",
    "base_parameters",
    "bond_graph",
    "chemical",
    "control",
    "controller",
    "dual_dynamics",
    "electrical",
    "elements",
    "ensemble",
    "export_fmu",
    "files",
    "fit",
    "fit_inertias",
    "geometry",
    "gym",
    "heal",
    "hydraulic",
    "ledger",
    "load",
    "load_family",
    "magnetic",
    "mujoco_order",
    "multibody",
    "on_ground",
    "pairing",
    "pairs",
    "pinocchio_order",
    "quantity",
    "read",
    "reductions",
    "report",
    "resume",
    "rotational",
    "screws",
    "sensitivities",
    "simulate",
    "simulation",
    "spatial",
    "structures",
    "thermal",
    "tolerance_stack",
    "transducers",
    "translational",
    "verify",
    "view",
    "views",
    "write",
]
