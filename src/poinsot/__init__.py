"""poinsot: mechanisms and physical networks, described once; their geometry, equations, compiled dynamics and
motion."""

from __future__ import annotations

from poinsot import views
from poinsot.algorithms.parameters import Family
from poinsot.algorithms.soundness import SingularMassMatrixWarning
from poinsot.components import (
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
from poinsot.errors import (
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
from poinsot.files.load import load, load_family
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import Inertia
from poinsot.geometry.lines import Line
from poinsot.geometry.motors import Acceleration, Momentum, Twist, Wrench, pair
from poinsot.geometry.projective import Plane, Point
from poinsot.geometry.screws import Screw
from poinsot.motion.system import System
from poinsot.multibody.model import Body, Initial, Joint, Model
from poinsot.simulation.failure import SimulationFailure
from poinsot.simulation.ledger import ledger
from poinsot.simulation.results import read, write
from poinsot.simulation.simulate import simulate
from poinsot.systems.mechanism import Mechanism
from poinsot.systems.network import Network

__version__ = "0.1.0"

__all__ = [
    "Acceleration",
    "AssemblyError",
    "Body",
    "CompilerError",
    "Displacement",
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
    "System",
    "Twist",
    "UnphysicalInertiaWarning",
    "Wrench",
    "bond_graph",
    "chemical",
    "electrical",
    "hydraulic",
    "ledger",
    "load",
    "load_family",
    "magnetic",
    "pair",
    "read",
    "rotational",
    "simulate",
    "thermal",
    "transducers",
    "translational",
    "views",
    "write",
]
