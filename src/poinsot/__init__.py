"""poinsot: mechanisms and physical networks, described once; their geometry, equations, compiled dynamics and motion."""

from __future__ import annotations

import os
from typing import Any, Literal

from poinsot.errors import (
    AssemblyError,
    CompilerError,
    FileError,
    GeometryError,
    ModelError,
    PoinsotError,
    SimulationError,
)
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import Inertia
from poinsot.geometry.motors import Acceleration, Momentum, Twist, Wrench, pair
from poinsot.mechanisms.model import Body, Initial, Joint, Model
from poinsot.simulation.ledger import ledger
from poinsot.simulation.results import read, write
from poinsot.simulation.simulate import simulate
from poinsot.systems.mechanism import Mechanism
from poinsot.systems.soundness import SingularMassMatrixWarning, singular_message, weightless_freedoms
from poinsot.systems.system import System

__version__ = "0.1.0"

__all__ = [
    "Acceleration",
    "AssemblyError",
    "Body",
    "CompilerError",
    "Displacement",
    "FileError",
    "GeometryError",
    "Inertia",
    "Initial",
    "Joint",
    "Mechanism",
    "Model",
    "ModelError",
    "Momentum",
    "PoinsotError",
    "SimulationError",
    "SingularMassMatrixWarning",
    "System",
    "Twist",
    "Wrench",
    "ledger",
    "load",
    "pair",
    "read",
    "simulate",
    "write",
]


def load(
    path: str | os.PathLike[str],
    *,
    base: Literal["fixed", "free"] = "fixed",
    mimic: Literal["independent", "coupled"] = "independent",
    strict: bool = False,
    damping: bool = False,
) -> Mechanism:
    """A mechanism from a file: ``.urdf`` (a robot) or ``.toml`` (a network file).

    base     of a URDF robot: its root link is fixed to the ground, or free with a joint "root_joint"
    mimic    of a URDF robot: joints that mimic another move on their own, or are coupled to it
    strict   refuse a URDF link with an unphysical inertia instead of warning
    damping  make the damping of URDF joints dissipate, instead of keeping it as data
    Errors   FileError with the file, the place in it, the reason and what to do. A mass matrix that is singular everywhere
             gives a SingularMassMatrixWarning with the names of the joints
    """
    import warnings

    from poinsot.files.load import load_model

    options: dict[str, Any] = {"base": base, "mimic": mimic, "strict": strict, "damping": damping}
    mechanism = Mechanism(load_model(path, **options))
    weightless = weightless_freedoms(mechanism.tree)
    if weightless:
        warnings.warn(singular_message(mechanism.tree, weightless), SingularMassMatrixWarning, stacklevel=2)
    return mechanism
