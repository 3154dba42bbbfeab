"""The public names and where they are: type checkers read them here, and so does the package when one is used."""

from . import (
    algebra as algebra,
    analysis as analysis,
    control as control,
    dual_dynamics as dual_dynamics,
    elements as elements,
    files as files,
    geometry as geometry,
    gym as gym,
    multibody as multibody,
    screws as screws,
    simulation as simulation,
    structures as structures,
    views as views,
)
from .algorithms.parameters import Family as Family
from .multibody.soundness import (
    DistantFrameWarning as DistantFrameWarning,
    SingularMassMatrixWarning as SingularMassMatrixWarning,
)
from .analysis.conventions import mujoco_order as mujoco_order, pinocchio_order as pinocchio_order
from .components import (
    bond_graph as bond_graph,
    chemical as chemical,
    distributed as distributed,
    electrical as electrical,
    hydraulic as hydraulic,
    pneumatic as pneumatic,
    magnetic as magnetic,
    rotational as rotational,
    spatial as spatial,
    thermal as thermal,
    transducers as transducers,
    translational as translational,
)
from .control.controller import Controller as Controller, controller as controller
from .algebra.units import quantity as quantity
from .errors import (
    AssemblyError as AssemblyError,
    CompilerError as CompilerError,
    FileError as FileError,
    FileWarning as FileWarning,
    GeometryError as GeometryError,
    ImplausibleWarning as ImplausibleWarning,
    LedgerWarning as LedgerWarning,
    LimitWarning as LimitWarning,
    ModelError as ModelError,
    PoinsotError as PoinsotError,
    RunWarning as RunWarning,
    SimulationError as SimulationError,
    StartWarning as StartWarning,
    StepWarning as StepWarning,
    UnphysicalInertiaWarning as UnphysicalInertiaWarning,
    UnsteadyMotionWarning as UnsteadyMotionWarning,
)
from .ensembles import reductions as reductions
from .ensembles.ensemble import ensemble as ensemble
from .ensembles.sweep import sweep as sweep
from .ensembles.tolerances import ToleranceStack as ToleranceStack, tolerance_stack as tolerance_stack
from .files.fmu.run import export_c as export_c
from .files.fmu.exporting import FMU as FMU, export_fmu as export_fmu
from .files.healed import Healing as Healing, heal as heal
from .files.load import load as load, load_family as load_family
from .files.load import load_mechanism as load_mechanism, load_network as load_network
from .files.verify import verify as verify
from .fitting.inertias import base_parameters as base_parameters
from .fitting.fit import fit as fit
from .fitting.inertias import fit_inertias as fit_inertias
from .fitting.measured import Experiment as Experiment
from .fitting.result import Fit as Fit
from .geometry.displacement import Displacement as Displacement
from .geometry.inertia import Inertia as Inertia
from .geometry.lines import Line as Line
from .geometry.motors import (
    Acceleration as Acceleration,
    Momentum as Momentum,
    Twist as Twist,
    Wrench as Wrench,
    pairing as pairing,
)
from .geometry.projective import Plane as Plane, Point as Point
from .geometry.screws import Screw as Screw
from .joints import pairs as pairs
from .motion.system import System as System
from .multibody.actuators import Actuator as Actuator
from .multibody.contacts.compliant import CompliantContact as CompliantContact
from .multibody.contacts.contact import Contact as Contact, Contacts as Contacts
from .multibody.contacts.convex_parts import convex_parts as convex_parts
from .multibody.contacts.ground import on_ground as on_ground
from .multibody.contacts.surfaces import Surface as Surface
from .multibody.motions import GivenMotion as GivenMotion
from .multibody.model import (
    Body as Body,
    Initial as Initial,
    Joint as Joint,
    Limits as Limits,
    Model as Model,
    Shape as Shape,
    Triangles as Triangles,
)
from .multibody.potentials import Potential as Potential
from .multibody.spatial_springs import SpatialSpring as SpatialSpring
from .multibody.stretches import Apart as Apart, OnFreedom as OnFreedom
from .multibody.switching.along import Friction as Friction, Limit as Limit, Lock as Lock, OneWay as OneWay
from .multibody.tendons import (
    Coupling as Coupling,
    StretchDamper as StretchDamper,
    StretchSpring as StretchSpring,
    Tendon as Tendon,
)
from .sensitivity.of_run import Sensitivity as Sensitivity, sensitivities as sensitivities
from .sensitivity.periodic import periodic as periodic
from .simulation.events import Event as Event
from .simulation.failure import SimulationFailure as SimulationFailure
from .simulation.results.measure import fourier as fourier
from .simulation.results.measure import measure as measure
from .simulation.results.ledger import ledger as ledger
from .simulation.results.files import read as read, write as write
from .simulation.simulate import resume as resume, simulate as simulate
from .simulation.stepping.stepper import Stepper as Stepper
from .simulation.results.trajectory import Trajectory as Trajectory
from .simulation.verification.verification import Verification as Verification
from .structures.implicit_systems import ImplicitPortHamiltonian as ImplicitPortHamiltonian
from .structures.port_hamiltonian import PortHamiltonian as PortHamiltonian
from .systems.mechanism import Mechanism as Mechanism
from .systems.network import Network as Network
from .views.run_report.report import report as report
from .views.viewer.viewer import view as view

__version__: str

__all__ = [
    "Acceleration",
    "Actuator",
    "Apart",
    "AssemblyError",
    "Body",
    "CompilerError",
    "CompliantContact",
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
    "FileWarning",
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
    "distributed",
    "controller",
    "convex_parts",
    "dual_dynamics",
    "electrical",
    "elements",
    "ensemble",
    "export_c",
    "export_fmu",
    "files",
    "fit",
    "fit_inertias",
    "fourier",
    "measure",
    "geometry",
    "gym",
    "heal",
    "hydraulic",
    "pneumatic",
    "ledger",
    "load",
    "load_family",
    "load_mechanism",
    "load_network",
    "magnetic",
    "mujoco_order",
    "multibody",
    "on_ground",
    "pairing",
    "pairs",
    "periodic",
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
    "sweep",
    "thermal",
    "tolerance_stack",
    "transducers",
    "translational",
    "verify",
    "view",
    "views",
    "write",
]
