"""What laws may not do at the instant at which ideal switches act on them."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from poinsot.errors import SimulationError
from poinsot.motion.probing import Probe
from poinsot.networks.equations import Equations


def refuse_bent(equations: Equations, law: str, switches: str, probe: Probe) -> None:
    """SimulationError where w, or its rate, is no straight function of z through a law that switches act on.

    What a law does to states alone, as heat R i² does to a temperature, may bend: `Probe.bends`.

    law       the name of the element; switches: those that act on it, in a sentence
    """
    try:
        probe.once(f"straight\n{probe.key}", probe.straight)
    except ValueError:
        raise SimulationError(
            f"network {equations.model.name!r}: the nonlinear law of {law!r} depends on what the ideal switches "
            f"{switches} do at the same instant; put a small storage between them, or use a linear element"
        ) from None


def refuse_entangled(equations: Equations, rows: Sequence[str], probe: Probe) -> None:
    """SimulationError for rows that what Newton's method solves depends on at the same instant; rows: their names."""
    e = equations
    if not e.unknowns or not (those := np.flatnonzero(probe.entangled())).size:
        return
    solved = (q.element for block in e.blocks if block.how == "newton" for q in block.equations)
    names = ", ".join(map(repr, dict.fromkeys(e.model.primitives[k].name for k in solved)))
    raise SimulationError(
        f"network {e.model.name!r}: {names} are solved together by Newton's method, which cannot be where "
        f"{', '.join(repr(rows[k]) for k in those[:6])} act{'s' * (len(those) == 1)} on them at the same instant; "
        "put a small capacitor (a mass, a tank) on a node between them, or make what switches smooth"
    )
