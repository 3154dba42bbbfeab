"""Random values by member: a counter, not a stream, so that any part of them can be had alone.

Units: numbers without one [–].
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.errors import SimulationError

_EACH = 4  # numbers of one count of Philox


def uniform(seed: int, name: str, first: int, end: int) -> Floats:
    """Numbers first … end − 1 of the sequence of a seed and a name, inside (0, 1).

    Law  uniform(s, n, a, c) = uniform(s, n, a, b) and then uniform(s, n, b, c), tests/ensembles/test_families.py
    Source  Salmon, Moraes, Dror & Shaw 2011 (Philox 4×64-10, as NumPy has it)
    """
    key = np.random.SeedSequence([seed, *name.encode()]).generate_state(2, np.uint64)
    bits = np.random.Philox(key=key).advance(first // _EACH)
    skipped = first % _EACH
    raw = np.asarray(bits.random_raw(end - first + skipped))[skipped:]
    return np.asarray(((raw >> np.uint64(11)).astype(np.float64) + 0.5) * 2.0**-53)


def is_distribution(value: object) -> bool:
    """Whether something is a frozen distribution, such as those of `scipy.stats`, or looks like one."""
    return hasattr(value, "rvs") or hasattr(value, "ppf") or hasattr(value, "icdf")


def inverse_of(name: str, distribution: object) -> Callable[[Floats], Floats]:
    """Probabilities → values of a distribution of one number.

    Errors  SimulationError for one that tells no quantiles, as those of several numbers at once
    """
    found = getattr(distribution, "ppf", None) or getattr(distribution, "icdf", None)
    if found is None:
        raise SimulationError(
            f"the distribution of {name!r} tells no quantiles (ppf), from which values are drawn: give "
            "one of one number, such as scipy.stats.norm(1.0, 0.1), or draw the values yourself and give the arrays"
        )
    inverse: Callable[[Floats], Floats] = found
    return inverse


def drawn(name: str, distribution: object, seed: int, first: int, end: int) -> Floats:
    """Values of samples first … end − 1. SimulationError for one that is not finite."""
    values = np.asarray(inverse_of(name, distribution)(uniform(seed, name, first, end)), dtype=np.float64)
    if values.shape != (end - first,):
        raise SimulationError(f"the distribution of {name!r} must be of one number; its quantiles have another shape")
    if not np.isfinite(values).all():
        raise SimulationError(
            f"the distribution of {name!r} gives values that are infinite or not a number: check its parameters"
        )
    return values
