"""The unknowns of a fit: parameters shared by all experiments, initial values and inputs of each."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from poinsot.ensembles.families import fault_of
from poinsot.ensembles.names import WHOLE, Name, Varying, resolve
from poinsot.errors import SimulationError, nearest
from poinsot.records import dataclass


@dataclass(frozen=True)
class Unknown:
    """One number that is looked for.

    name   as it is called in the result      of  what it stands for in the model
    where  the number of its experiment, −1: in all
    scale  its natural size, by which it is measured within the search
    """

    name: str
    of: Name
    where: int
    guess: float = 0.0
    lower: float = -np.inf
    upper: float = np.inf
    scale: float = 1.0

    @property
    def key(self) -> str:
        """Its name in an ensemble, which says what kind it is."""
        return f"{self.of.what}:{self.of.which}"

    def acts_in(self, experiment: int) -> bool:
        """Whether a run of an experiment depends on it."""
        return self.where in (-1, experiment)


def read_free(model: object, free: object) -> tuple[Varying, dict[str, float]]:
    """The model with free numbers, and the guesses beside their names."""
    guesses: dict[str, float] = {}
    if isinstance(free, Mapping):
        guesses = {name: value for name, value in free.items() if value is not None}
    elif isinstance(free, str):
        free = [free]
    if not isinstance(free, (Sequence, Mapping)) or not len(free) or not all(isinstance(name, str) for name in free):
        raise SimulationError(
            f"free tells what is looked for: names of parameters, addresses or initial values, such as free=['R', "
            f"'bodies.arm.mass', 'elbow']; not {free!r:.60}"
        )
    names = [*free]
    if len({*names}) < len(names):
        raise SimulationError(f"free names {next(n for n in names if names.count(n) > 1)!r} twice: keep one")
    return resolve(model, names, "free"), guesses


def made(
    varying: Varying,
    experiments: Sequence[str],
    guesses: Mapping[str, object],
    bounds: Mapping[str, object],
    parameters: Mapping[str, float],
    own: Callable[[Name, int], tuple[float, float]],
) -> list[Unknown]:
    """The unknowns in the order of the names, with guesses and bounds.

    own  guess and natural size of an initial value or input in an experiment, where nothing is said

    Errors  SimulationError for guesses outside of bounds, bounds the wrong way round, names that are not free
    """
    called = [name.given for name in varying.names]
    for what, given in (("guess", guesses), ("bounds", bounds)):
        if not isinstance(given, Mapping):
            raise SimulationError(f"{what} must be a mapping of names that are free; not {given!r:.60}")
        for key in given:
            if key not in called:
                raise SimulationError(f"{what} names {key!r}, which is not free{nearest(key, called, 'free are', 0.5)}")
    values = _defaults(varying, guesses, parameters)
    found = []
    for name in varying.names:
        if name.which == WHOLE:
            raise SimulationError("free names 'initial', whole states: name the initial values one by one")
        places = [-1] if name.what == "parameter" else range(len(experiments))
        for where in places:
            label = name.given if where < 0 or len(experiments) == 1 else f"{name.given} ({experiments[where]})"
            if name.what == "parameter":
                guess, scale, physical = values[name.which], 0.0, _physical(varying, name, values)
            else:
                (guess, scale), physical = own(name, where), (-np.inf, np.inf)
            guess = _number("guess", name.given, guesses[name.given]) if name.given in guesses else guess
            lower, upper = _bounds(name.given, bounds.get(name.given), physical)
            if not lower <= guess <= upper:
                raise SimulationError(
                    f"the guess {guess:g} of {name.given!r} lies outside of its bounds {lower:g} … {upper:g}: give "
                    "another guess or other bounds"
                )
            width = upper - lower if np.isfinite(upper - lower) else 0.0
            found.append(Unknown(label, name, where, guess, lower, upper, abs(guess) or scale or width or 1.0))
    return found


def _defaults(varying: Varying, guesses: Mapping[str, object], parameters: Mapping[str, float]) -> dict[str, float]:
    """All parameters of the family at the guesses."""
    if not varying.of("parameter"):
        return {}
    family = varying.model
    values: dict[str, float] = family.named(family.values(**parameters))
    return values | {
        n.which: _number("guess", n.given, guesses[n.given]) for n in varying.of("parameter") if n.given in guesses
    }


def _physical(varying: Varying, name: Name, values: Mapping[str, float]) -> tuple[float, float]:
    """Bounds at 0 where the model itself refuses the other sign: masses, moments, resistances."""
    family, value = varying.model, values[name.which]
    size = abs(value) or 1.0
    if fault_of(family, values):
        return -np.inf, np.inf
    lower = 0.0 if value >= 0 and fault_of(family, {**values, name.which: -size}) else -np.inf
    upper = 0.0 if value <= 0 and fault_of(family, {**values, name.which: size}) else np.inf
    return (lower, upper) if (lower, upper) != (0.0, 0.0) else (-np.inf, np.inf)


def _bounds(name: str, given: Any, physical: tuple[float, float]) -> tuple[float, float]:
    if given is None:
        return physical
    try:
        low, high = (None if each is None else float(each) for each in given)
    except (TypeError, ValueError):
        raise SimulationError(
            f"the bounds of {name!r} must be a pair (lowest, highest), with None for what is not bounded; not "
            f"{given!r:.60}"
        ) from None
    lower, upper = physical[0] if low is None else low, physical[1] if high is None else high
    if not lower < upper:
        raise SimulationError(f"the bounds of {name!r}, {lower:g} and {upper:g}, leave nothing between them")
    return lower, upper


def _number(what: str, name: str, given: Any) -> float:
    try:
        found = float(given)
    except (TypeError, ValueError):
        found = np.nan
    if not np.isfinite(found):
        raise SimulationError(f"the {what} of {name!r} must be a finite number, not {given!r:.60}")
    return found
