"""The public names and where they are: type checkers read them here, and so does the package when one is used."""

from . import control, views
from .algorithms.parameters import Family
from .algorithms.soundness import SingularMassMatrixWarning
from .analysis.orders import mujoco_order, pinocchio_order
from .components import (
    bond_graph,
    chemical,
    electrical,
    hydraulic,
    magnetic,
    rotational,
    thermal,
    transducers,
    translational,
)
from .control.controller import Controller, controller
from .errors import (
    AssemblyError,
    CompilerError,
    FileError,
    GeometryError,
    LedgerWarning,
    LimitWarning,
    ModelError,
    PoinsotError,
    RunWarning,
    SimulationError,
    StepWarning,
    UnphysicalInertiaWarning,
)
from .files.load import load, load_family
from .geometry.displacement import Displacement
from .geometry.inertia import Inertia
from .geometry.lines import Line
from .geometry.motors import Acceleration, Momentum, Twist, Wrench, pair
from .geometry.projective import Plane, Point
from .geometry.screws import Screw
from .motion.system import System
from .multibody.model import Body, Initial, Joint, Model
from .simulation.events import Event
from .simulation.failure import SimulationFailure
from .simulation.results.ledger import ledger
from .simulation.results.files import read, write
from .simulation.simulate import resume, simulate
from .simulation.stepping.stepper import Stepper
from .simulation.results.trajectory import Trajectory
from .systems.mechanism import Mechanism
from .systems.network import Network
from .views.viewer.viewer import view

__version__: str

__all__ = [
    "Acceleration",
    "AssemblyError",
    "Body",
    "CompilerError",
    "Controller",
    "Displacement",
    "Event",
    "Family",
    "FileError",
    "GeometryError",
    "Inertia",
    "Initial",
    "Joint",
    "LedgerWarning",
    "LimitWarning",
    "Line",
    "Mechanism",
    "Model",
    "ModelError",
    "Momentum",
    "Network",
    "Plane",
    "PoinsotError",
    "Point",
    "RunWarning",
    "Screw",
    "SimulationError",
    "SimulationFailure",
    "SingularMassMatrixWarning",
    "StepWarning",
    "Stepper",
    "System",
    "Trajectory",
    "Twist",
    "UnphysicalInertiaWarning",
    "Wrench",
    "bond_graph",
    "chemical",
    "control",
    "controller",
    "electrical",
    "hydraulic",
    "ledger",
    "load",
    "load_family",
    "magnetic",
    "mujoco_order",
    "pair",
    "pinocchio_order",
    "read",
    "resume",
    "rotational",
    "simulate",
    "thermal",
    "transducers",
    "translational",
    "view",
    "views",
    "write",
]
