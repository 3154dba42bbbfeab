"""What no stepper takes: controllers that act within a step, systems that a method does not move."""

from __future__ import annotations

from collections.abc import Sequence

from poinsot.control.controller import Controller
from poinsot.errors import SimulationError
from poinsot.motion.system import System
from poinsot.simulation.stepping.whole_steps import SEMI_IMPLICIT

MISSED = 1e-6
"""Of a step: so close to its beginning, a moment is there."""


def refuse_between(controllers: Sequence[Controller], h: float) -> None:
    """SimulationError for a controller that would act within a step."""
    for each in controllers:
        if each.events:
            raise SimulationError(f"{each} acts at events, and a stepper stops at whole steps alone: use simulate.")
        for what in ("period", "phase", "delay"):
            share = getattr(each, what) / h
            if abs(share - round(share)) > MISSED * max(share, 1.0):
                raise SimulationError(
                    f"{each} has a {what} of {getattr(each, what):g} s, {share:g} steps of {h:g} s, and a stepper "
                    "stops at whole steps alone: choose a step of which it is a multiple, or use simulate."
                )


def refuse_unmoved(system: System, method: str) -> None:
    """SimulationError for a system that the compiled steps of a method do not move."""
    if system.dynamics.flow is None or system.state.retract is None:
        raise SimulationError(system.dynamics.refusal)
    if method == SEMI_IMPLICIT and system.state.velocity is None:
        raise SimulationError(
            f"{system.name!r} does not fall into positions and velocities, by which the semi-implicit method steps (a "
            "mechanism does): use method='rk4', or 'radau' where something in it is much faster than a step."
        )
