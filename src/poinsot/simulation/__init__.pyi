"""Systems that can be simulated, of one's own too, and what belongs to their runs."""

from ..backends.jax.functions import jax_functions as jax_functions
from ..motion.observing import Observation as Observation
from ..motion.of_equations import SystemBase as SystemBase
from ..motion.of_hamiltonian import HamiltonianSystem as HamiltonianSystem
from ..motion.of_implicit import ImplicitHamiltonianSystem as ImplicitHamiltonianSystem
from ..motion.of_mechanism import mechanism_system as mechanism_system
from ..motion.switching import (
    BACKWARD as BACKWARD,
    CLOSED as CLOSED,
    COMMANDED as COMMANDED,
    ElementData as ElementData,
    FORWARD as FORWARD,
    FRICTION as FRICTION,
    GATED as GATED,
    Mode as Mode,
    OPEN as OPEN,
    RowData as RowData,
    RowKernels as RowKernels,
    Switching as Switching,
    UNILATERAL as UNILATERAL,
    UserEvents as UserEvents,
)
from ..motion.system import (
    EnergyBooks as EnergyBooks,
    FlowKernels as FlowKernels,
    InputSignals as InputSignals,
    OtherForms as OtherForms,
    StateSpace as StateSpace,
)
from .models import HasSystem as HasSystem
from .extrapolation import extrapolation as extrapolation
from .own_methods import Composition as Composition, RungeKutta as RungeKutta
from .choices import NewtonControl as NewtonControl, RootFinder as RootFinder, StepControl as StepControl
from .results.ledger import Entry as Entry, Ledger as Ledger

__all__ = [
    "BACKWARD",
    "CLOSED",
    "COMMANDED",
    "Composition",
    "ElementData",
    "EnergyBooks",
    "Entry",
    "FORWARD",
    "FRICTION",
    "FlowKernels",
    "GATED",
    "HamiltonianSystem",
    "HasSystem",
    "ImplicitHamiltonianSystem",
    "InputSignals",
    "Ledger",
    "Mode",
    "OPEN",
    "NewtonControl",
    "Observation",
    "OtherForms",
    "RootFinder",
    "RowData",
    "RowKernels",
    "RungeKutta",
    "StateSpace",
    "StepControl",
    "Switching",
    "SystemBase",
    "UNILATERAL",
    "UserEvents",
    "extrapolation",
    "jax_functions",
    "mechanism_system",
]
