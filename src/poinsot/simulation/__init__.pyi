"""Systems that can be simulated, of one's own too, and what belongs to their runs."""

from ..backends.jax.functions import jax_functions
from ..motion.observing import Observation
from ..motion.of_hamiltonian import HamiltonianSystem
from ..motion.of_implicit import ImplicitHamiltonianSystem
from ..motion.of_mechanism import mechanism_system
from ..motion.switching import BACKWARD, CLOSED, COMMANDED, FORWARD, FRICTION, GATED, Mode, OPEN, Switching, UNILATERAL
from .models import HasSystem
from .own_methods import Composition, RungeKutta
from .results.ledger import Entry, Ledger

__all__ = [
    "BACKWARD",
    "CLOSED",
    "COMMANDED",
    "Composition",
    "Entry",
    "FORWARD",
    "FRICTION",
    "GATED",
    "HamiltonianSystem",
    "HasSystem",
    "ImplicitHamiltonianSystem",
    "Ledger",
    "Mode",
    "OPEN",
    "Observation",
    "RungeKutta",
    "Switching",
    "UNILATERAL",
    "jax_functions",
    "mechanism_system",
]
