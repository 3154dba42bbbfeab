"""What laws may not do at the instant at which ideal switches act on them."""

from __future__ import annotations

from typing import NoReturn

from poinsot.errors import SimulationError
from poinsot.networks.equations import CausalEquations


def refuse_bent(equations: CausalEquations, law: str, switches: str) -> NoReturn:
    """SimulationError for a nonlinear law that rows act on at once, beside signs in laws or mechanisms with loops.

    law  the name of the element; switches: those that act on it, in a sentence
    """
    beside = "signs (or steps) in laws of the network" if equations.relays else "mechanisms with loops"
    raise SimulationError(
        f"network {equations.model.name!r}: the nonlinear law of {law!r} depends on what {switches} do at the same "
        f"instant, which cannot be beside {beside}; put a small storage (a capacitor, a mass, a tank) between them"
    )
