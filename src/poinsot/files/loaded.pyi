"""What `po.load` and `po.load_family` give, for type checkers and editors alone: at run time each is one of two.

A union would have every line after `arm = po.load("arm.urdf")` refused, since networks have no `mass_matrix`. So the
type has the members of both: what neither has is refused. Of members that both have with other meanings the type is
open; `load_mechanism` and `load_network` know them.
"""

from typing import Any

from poinsot.algorithms.parameters import Family
from poinsot.systems.mechanism import Mechanism
from poinsot.systems.network import Network, NetworkFamily

class MechanismOrNetwork(Mechanism, Network):
    """A `Mechanism` or a `Network`, as the file has it."""

    name: str
    model: Any
    kernels: dict[str, Any]
    as_element: Any
    initial_state: Any
    linearize: Any
    passivity: Any
    port_hamiltonian: Any
    to_c: Any
    with_parameters: Any

class FamilyOfEither(Family[MechanismOrNetwork], NetworkFamily):  # type: ignore[misc]
    """A `Family` of mechanisms or a `NetworkFamily`, as the file has it."""

    at: Any
    build: Any
    kernels: dict[str, Any]
