"""Choices of a run that are data: how steps follow from errors, stages are solved, and moments of events are found.

Each is a name, or a record with numbers of one's own that courses, checkpoints and files hold as text. Numbers are
shares and counts, [–].
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import ClassVar, NoReturn, Self, TypeAlias

import numpy as np

from poinsot.algebra.arrays import Vector
from poinsot.errors import SimulationError, nearest
from poinsot.records import dataclass
from poinsot.simulation.loops.run_records import GROW_MOST, INTEGRAL, SAFETY, SHRINK_MOST

USUAL = "hairer"
"""The step control of DOP853: 0.9 eₙ^(0.008 − 1/q) eₙ₋₁^0.04."""
_EIGHTEENTHS = {"H211": (3, 3), "H312": (1, 2, 1), "H321": (6, 1, -5)}
FILTERS: dict[str, tuple[float, ...]] = {
    "I": (1.0,), "PI": (0.7, -0.4), **{name: tuple(n / 18 for n in beta) for name, beta in _EIGHTEENTHS.items()}
}  # fmt: skip
"""β of step controls by the names of the literature."""

Names: TypeAlias = Mapping[str, Mapping[str, object] | None]
Bounds: TypeAlias = Mapping[str, tuple[float, float]]


@dataclass(frozen=True)
class RunChoice:
    """A record of one of the options of a run.

    called   what messages call it
    names    those of the literature, and the numbers that differ from the defaults there; None: other laws
    bounds   of its numbers, both included; whole ones of whole numbers
    """

    called: ClassVar[str]
    names: ClassVar[Names]
    bounds: ClassVar[Bounds]

    def __post_init__(self) -> None:
        for name, (least, most) in self.bounds.items():
            value, whole = getattr(self, name), isinstance(least, int)
            if value is None:
                continue
            number = not isinstance(value, bool) and isinstance(value, int | float | np.number)
            if not number or not least <= value <= most or (whole and value != int(value)):
                kind = "a whole number " if whole else ""
                self._refuse(f"{name} must be {kind}from {least:g} to {most:g}; not {value!r:.60}")
            object.__setattr__(self, name, type(least)(value))

    def _refuse(self, reason: str) -> NoReturn:
        raise SimulationError(f"the {self.called} is refused: {reason}.")

    @classmethod
    def told(cls, choice: object) -> str:
        """A choice as courses and files hold it: a name as it is, one's own as text without loss.

        Errors  `SimulationError` for what is neither
        """
        if isinstance(choice, cls):
            return json.dumps(asdict(choice))
        if not isinstance(choice, str):
            example = next(iter(cls.names))
            raise SimulationError(
                f"a {cls.called} must be a name, such as {example!r}, or a {cls.__name__}; not {choice!r:.60}"
            )
        if choice not in cls.names:
            cls.read(choice)
        return choice

    @classmethod
    def read(cls, text: str) -> Self:
        """The record that `told` wrote, or of a name. Errors: `SimulationError` for another name."""
        try:
            given = cls.names.get(text)
            return cls(**(json.loads(text) if given is None else given))
        except SimulationError:
            raise
        except (ValueError, TypeError):
            hint = nearest(text, cls.names, f"known {cls.called}s:", 0.4)
            raise SimulationError(f"unknown {cls.called} {text!r:.60}{hint}") from None


@dataclass(frozen=True)
class StepControl(RunChoice):
    """The control of steps by the error, for ``simulate(step_control=…)``, steppers and ensembles.

    hₙ₊₁ = hₙ (s^q/eₙ)^(β₁/q) (s^q/eₙ₋₁)^(β₂/q) (s^q/eₙ₋₂)^(β₃/q)  within bounds,   e: scaled errors, ≤ 1 of steps taken

    beta         (β₁, β₂, β₃) [–], fewer: the others are 0. (1,) follows the last error alone, two are proportional and
                 integral, three have a differential part; q is the power of h that the estimate falls with
    safety       s [–]: errors come to rest at s^q
    least, most  the factors [–] by which a step is shortened and lengthened at most

    A step whose error is above 1 is repeated with the factor s e^(−1/q); the next is not longer.
    Errors  `SimulationError` for β whose sum is not positive, so that no tolerance is approached, and wrong bounds
    Law     errors follow the tolerance by any: tests/simulation/test_step_controls.py
    Source  Hairer, Nørsett & Wanner I, §II.4; Söderlind, Digital filters in adaptive time-stepping (2003)
    """

    called = "step control"
    names: ClassVar[Names] = {USUAL: None, **{name: {"beta": beta} for name, beta in FILTERS.items()}}
    bounds: ClassVar[Bounds] = {"safety": (0.01, 1.0), "least": (0.01, 0.99), "most": (1.01, 100.0)}
    beta: Sequence[float] = FILTERS["PI"]
    safety: float = SAFETY
    least: float = SHRINK_MOST
    most: float = GROW_MOST

    def __post_init__(self) -> None:
        super().__post_init__()
        try:
            beta = tuple(map(float, self.beta))
        except (TypeError, ValueError):
            self._refuse(f"beta must be a row of numbers; not {self.beta!r:.60}")
        if not 1 <= len(beta) <= 3 or not np.isfinite(beta).all():
            self._refuse(f"beta must be one to three finite numbers; not {self.beta!r:.60}")
        if sum(beta) <= 0 or max(map(abs, beta)) > 2:
            self._refuse(f"beta must have a positive sum, and each at most 2 in size; not {beta}")
        object.__setattr__(self, "beta", beta)

    @classmethod
    def numbers(cls, text: str, exponent: float) -> Vector:
        """The seven numbers of the loops: factor of repeated steps, bounds, powers of the last errors (latest first),
        factor of steps; exponent: 1/q."""
        if text == USUAL:
            return np.array([SAFETY, SHRINK_MOST, GROW_MOST, 0.2 * INTEGRAL - exponent, INTEGRAL, 0.0, SAFETY])
        own = cls.read(text)
        powers = -exponent * np.array([*own.beta, 0.0, 0.0][:3])
        return np.array([own.safety, own.least, own.most, *powers, own.safety ** sum(own.beta)])


@dataclass(frozen=True)
class NewtonControl(RunChoice):
    """The Newton iteration of implicit stages, for ``simulate(newton=…)``, steppers and ensembles.

    (A⁻¹/h − J) Δz = k(z) − A⁻¹z/h,  z ← z + Δz  until  θ/(1 − θ) ‖Δz‖ ≤ κ,   θ = ‖Δzₙ‖/‖Δzₙ₋₁‖, norms by tolerances

    tolerance   κ [–], of the error that a step may make; 0: to rounding. Without it the method's own: 0.01, and 0 of
                methods that keep quadratic energies, which any other number gives up by as much
    iterations  the most corrections [–] before a step is tried anew or shortened. Without it 10; 50 with fixed steps;
                20 of networks that are solved with their laws
    keep        J stays for the next step where θ has been at most this [–]; 0: made anew for each step, 1: kept until
                it fails. Without it 0.001, and 0 of systems with few components
    lengthen    a step is not lengthened by a smaller factor [–], so that the elimination of A⁻¹/h − J serves again

    Networks that are solved with their laws make J anew for each correction: `keep` and `lengthen` say nothing there.
    Errors  `SimulationError` for numbers out of bounds
    Law     the orders of methods, and errors that follow κ: tests/simulation/test_choices.py
    Source  Hairer & Wanner II, §IV.8
    """

    called = "Newton control"
    names: ClassVar[Names] = {"simplified": {}, "fresh": {"keep": 0.0, "lengthen": 1.0}}
    bounds: ClassVar[Bounds] = {
        "tolerance": (0.0, 0.5),
        "iterations": (1, 1000),
        "keep": (0.0, 1.0),
        "lengthen": (1.0, 10.0),
    }
    tolerance: float | None = None
    iterations: int | None = None
    keep: float | None = None
    lengthen: float = 1.2

    @classmethod
    def numbers(cls, text: str, tolerance: float, iterations: int, keep: float = 0.0) -> Vector:
        """The four numbers of the loops; arguments: what holds without them."""
        own = cls.read(text)
        usual = {"tolerance": tolerance, "iterations": iterations, "keep": keep, "lengthen": own.lengthen}
        said = {name: each for name in usual if (each := getattr(own, name)) is not None}
        if tolerance > 0 and own.tolerance == 0:  # by none the loops know methods that keep quadratic energies
            said["tolerance"] = np.finfo(float).tiny
        return np.array([*(usual | said).values()], dtype=np.float64)


@dataclass(frozen=True)
class RootFinder(RunChoice):
    """How the moment of an event is closed in on between two that bracket it, for ``simulate(root_finder=…)``.

    x = x₁ + t (x₂ − x₁),  t = f₁/(f₁ − w f₂) by straight lines;  t ← t ± τ b/b₀ towards ½;  |t − ½| ≤ 2^(m−j) b₀/2b − ½
    after j trials, of a bracket b that began as b₀: it is never wider than m halvings more would have left it

    interpolation  "none": t = ½;  "linear";  "quadratic": inverse, where that is safe, else t = ½ (Chandrupatla); in
                   time-stepping linear, and each third time t = ½
    retained       factor of w [–] with each trial that leaves x₂ where it is; w = 1 at first
    truncation     τ [–]
    slack          m [–]

    Errors  `SimulationError` for numbers out of bounds
    Law     moments are those of any other to rounding, after at most 47 + m trials: tests/simulation/test_choices.py
    Source  Chandrupatla (1997); Dowell & Jarratt (1971), Illinois; Oliveira & Takahashi (2020), ITP
    """

    called = "root finder"
    names: ClassVar[Names] = {
        "chandrupatla": {},
        "bisection": {"interpolation": "none"},
        "illinois": {"interpolation": "linear", "retained": 0.5},
        "itp": {"interpolation": "linear", "truncation": 0.2, "slack": 1.0},
    }
    bounds: ClassVar[Bounds] = {"retained": (0.01, 1.0), "truncation": (0.0, 0.9), "slack": (0.0, 50.0)}
    interpolation: str = "quadratic"
    retained: float = 1.0
    truncation: float = 0.0
    slack: float = 50.0

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.interpolation not in _INTERPOLATIONS:
            hint = nearest(str(self.interpolation), _INTERPOLATIONS, "there are")
            self._refuse(f"unknown interpolation {self.interpolation!r:.60}{hint.rstrip('.')}")

    @classmethod
    def numbers(cls, text: str) -> Vector:
        """The four numbers of the loops."""
        own = cls.read(text)
        return np.array([_INTERPOLATIONS.index(own.interpolation), own.retained, own.truncation, 2.0**own.slack])


_INTERPOLATIONS = ("none", "linear", "quadratic")
CHOICES: dict[str, type[RunChoice]] = {"step_control": StepControl, "newton": NewtonControl, "root_finder": RootFinder}
"""By the names of their options."""
