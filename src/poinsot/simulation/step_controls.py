"""How the next step follows from the errors of those before: as data, by name or with coefficients of one's own.

hₙ₊₁ = hₙ (s^q/eₙ)^(β₁/q) (s^q/eₙ₋₁)^(β₂/q) (s^q/eₙ₋₂)^(β₃/q)  within bounds,   e: scaled errors, ≤ 1 of steps taken
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import NoReturn

import numpy as np

from poinsot.algebra.arrays import Vector
from poinsot.errors import SimulationError, nearest
from poinsot.records import dataclass
from poinsot.simulation.loops.run_records import GROW_MOST, INTEGRAL, SAFETY, SHRINK_MOST

USUAL = "hairer"
_EIGHTEENTHS = {"H211": (3, 3), "H312": (1, 2, 1), "H321": (6, 1, -5)}
FILTERS: dict[str, tuple[float, ...]] = {
    "I": (1.0,), "PI": (0.7, -0.4), **{name: tuple(n / 18 for n in beta) for name, beta in _EIGHTEENTHS.items()}
}  # fmt: skip
"""β by the names of the literature; "hairer" is that of DOP853: 0.9 eₙ^(0.008 − 1/q) eₙ₋₁^0.04."""


@dataclass(frozen=True)
class StepControl:
    """The control of steps by the error, for ``simulate(step_control=…)``, steppers and ensembles.

    beta         (β₁, β₂, β₃) [–], fewer: the others are 0. (1,) follows the last error alone, two are proportional and
                 integral, three have a differential part; q is the power of h that the estimate falls with
    safety       s [–], in (0, 1]: errors come to rest at s^q
    least, most  the factors [–] by which a step is shortened and lengthened at most

    A step whose error is above 1 is repeated with the factor s e^(−1/q); the next is not longer.
    Errors  `SimulationError` for β whose sum is not positive, so that no tolerance is approached, and wrong bounds
    Law     errors follow the tolerance by any: tests/simulation/test_step_controls.py
    Source  Hairer, Nørsett & Wanner I, §II.4; Söderlind, Digital filters in adaptive time-stepping (2003)
    """

    beta: Sequence[float] = FILTERS["PI"]
    safety: float = SAFETY
    least: float = SHRINK_MOST
    most: float = GROW_MOST

    def __post_init__(self) -> None:
        try:
            beta = tuple(map(float, self.beta))
            numbers = [float(each) for each in (self.safety, self.least, self.most)]
        except (TypeError, ValueError):
            self._refuse(f"its coefficients must be numbers, beta a row of them; not {self!r:.90}")
        if not 1 <= len(beta) <= 3 or not np.isfinite([*beta, *numbers]).all():
            self._refuse(f"beta must be one to three finite numbers; not {self.beta!r:.60}")
        if sum(beta) <= 0 or max(map(abs, beta)) > 2:
            self._refuse(f"beta must have a positive sum, and each at most 2 in size; not {beta}")
        safety, least, most = numbers
        if not 0 < safety <= 1:
            self._refuse(f"safety must be above 0 and at most 1; not {safety:g}")
        if not 0.01 <= least < 1 < most <= 100:
            self._refuse(f"least and most must be from 0.01 to 1 and from 1 to 100; not {least:g} and {most:g}")
        for name, value in zip(("beta", "safety", "least", "most"), (beta, *numbers), strict=True):
            object.__setattr__(self, name, value)

    def _refuse(self, reason: str) -> NoReturn:
        raise SimulationError(f"the step control is refused: {reason}.")


def told(control: object) -> str:
    """A step control as courses and files hold it: a name as it is, one's own as text without loss.

    Errors  `SimulationError` for what is neither
    """
    if isinstance(control, StepControl):
        return json.dumps(asdict(control))
    if not isinstance(control, str):
        raise SimulationError(f"step_control must be a name, such as 'PI', or a StepControl; not {control!r:.60}")
    if control != USUAL and control not in FILTERS:
        read(control)
    return control


def read(text: str) -> StepControl:
    """The step control that `told` wrote, or of a name of `FILTERS`. Errors: `SimulationError` for another name."""
    if text in FILTERS:
        return StepControl(FILTERS[text])
    try:
        return StepControl(**json.loads(text))
    except (ValueError, TypeError):
        hint = nearest(text, (USUAL, *FILTERS), "known step controls:", 0.4)
        raise SimulationError(f"unknown step control {text!r:.60}{hint}") from None


def numbers_of(text: str, exponent: float) -> Vector:
    """The seven numbers of the loops: factor of repeated steps, bounds, powers of the last errors (latest first),
    factor of steps; exponent: 1/q."""
    if text == USUAL:
        return np.array([SAFETY, SHRINK_MOST, GROW_MOST, 0.2 * INTEGRAL - exponent, INTEGRAL, 0.0, SAFETY])
    own = read(text)
    powers = -exponent * np.array([*own.beta, 0.0, 0.0][:3])
    return np.array([own.safety, own.least, own.most, *powers, own.safety ** sum(own.beta)])
