"""Functions of time that must not jump, nor their rates: those of given motions.

A pair that were to jump would take an infinite power, one whose speed jumps an infinite force.
Law: tests/systems/test_given_motions.py
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import numpy as np

from poinsot.errors import SimulationError
from poinsot.multibody.motions import moment_of

JUMPS = 1e-9
"""Of the larger of the two values: a change by less is rounding, or what the slope makes of it."""
_APART = 16  # neighbouring doubles


def refuse_breaks(unbroken: Mapping[str, Callable[[Any], Any]], jumps: Iterable[float], name: str) -> None:
    """SimulationError that names the first function, and the time, at which it or its rate jumps.

    jumps  the times at which any function of the run decides something      name  of the system
    """
    for t in jumps:
        near = _APART * float(np.spacing(max(abs(t), 1e-3)))  # [s]: near 0 floats are dense beyond any clock
        for motion, function in unbroken.items():
            before, after = ([float(x) for x in moment_of(function, t + side * near)] for side in (-1.0, 1.0))
            for k, what in enumerate(("value", "rate")):
                a, b = before[k], after[k]
                slope = max(abs(before[k + 1]), abs(after[k + 1]))
                if not abs(b - a) <= JUMPS * max(abs(a), abs(b)) + 4 * near * slope:
                    raise SimulationError(
                        f"{motion!r} of {name!r} cannot be followed: its {what} jumps from {a:.6g} to {b:.6g} at "
                        f"t = {t:.9g} s, which of a motion would take an infinite force, and of a force on what has no "
                        "inertia would make that jump. Give it a smooth passage there: a formula without a jump or "
                        "kink, or, of a motion, samples, through which it goes smoothly"
                    )
