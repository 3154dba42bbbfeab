"""Tolerance stacks: the spread of a machine's measures by that of its numbers.

    first order   f(p) ≈ f₀ + Σ eₖ,  eₖ = (f(+tₖ) − f(−tₖ))/2 for each tolerance alone;   worst case f₀ ± Σ |eₖ|,
                  σ² = Σ (eₖ σₖ/tₖ)²: σₖ = tₖ/3 of normal tolerances, tₖ/√3 of uniform ones
    sampling      the same machine with all numbers drawn at once

Where the measure is linear in the numbers both agree; where they do not, first order is no approximation.
Source: Chase & Parkinson 1991, Research in Engineering Design 3. Law: tests/ensembles/test_reductions.py
Units: those of what is measured.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from os import PathLike
from typing import TYPE_CHECKING, Literal, cast

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.algorithms.parameters import Family
from poinsot.ensembles.axes import uniform
from poinsot.errors import ModelError, nearest
from poinsot.files.families import read_family
from poinsot.records import dataclass

if TYPE_CHECKING:
    from poinsot.systems.mechanism import Mechanism


_SIGMAS = {"normal": 1.0 / 3.0, "uniform": 1.0 / np.sqrt(3.0)}


@dataclass(frozen=True, eq=False)
class ToleranceStack:
    """The measures of the machine as designed and of machines as made.

    nominal           f₀, all numbers in the middle of their tolerances
    effects           name → eₖ, the change by its whole tolerance alone, with its sign
    deviation         σ by first order; worst: (least, greatest) by first order
    contributions     name → its share of σ², together 1
    values (n,)       of the samples, in the order in which they were drawn; draws: name → (n,) numbers of these
    """

    nominal: float
    effects: dict[str, float]
    deviation: float
    worst: tuple[float, float]
    values: Floats
    draws: dict[str, Floats]
    contributions: dict[str, float]

    @property
    def mean(self) -> float:
        """Of the samples."""
        return float(self.values.mean())

    @property
    def sampled_deviation(self) -> float:
        """The standard deviation of the samples."""
        return float(self.values.std(ddof=1))

    def __str__(self) -> str:
        low, high = self.worst
        lines = [
            f"nominal {self.nominal:.6g}",
            f"first order   deviation {self.deviation:.4g}, worst case {low:.6g} to {high:.6g}",
            f"{len(self.values)} samples   mean {self.mean:.6g}, deviation {self.sampled_deviation:.4g}, "
            f"{self.values.min():.6g} to {self.values.max():.6g}",
        ]
        for name in sorted(self.effects, key=lambda name: -abs(self.effects[name])):
            lines.append(f"  {name}: {self.effects[name]:+.4g} by its tolerance, {self.contributions[name]:.1%}")
        return "\n".join(lines)


def tolerance_stack(
    family: Family | str | PathLike[str],
    tolerances: Mapping[str, float | tuple[float, float]],
    measure: Callable[[Mechanism], float],
    *,
    members: int = 1000,
    seed: int = 0,
    distribution: Literal["normal", "uniform"] = "normal",
) -> ToleranceStack:
    """How far a measure of a mechanism is off when its parameters are.

        po.tolerance_stack("hoecken.toml", {"a": 1e-4, "rod": (-2e-4, 0.0)}, lambda m: straightness(m))

    family        of `load_family` or `with_parameters`; or the path of a file with [parameters]
    tolerances    parameter → t: within ± t of its value; or (lower, upper): within value + lower … value + upper
    measure       a function of the mechanism with these numbers that gives one number; it may assemble, simulate, …
    members       how many are sampled, 2 or more; seed: which, as those of `ensemble`
    distribution  "normal": the tolerance is three standard deviations; "uniform": every value within it is as likely
    Errors        ModelError for parameters that the family has not, tolerances that are none, and measures that give no
                  finite number: it says of which numbers
    Law           of linear measures sampling and first order agree, tests/ensembles/test_reductions.py
    """
    machines = family if isinstance(family, Family) else read_family(family, *tolerances)
    middle, half = _intervals(machines, tolerances)
    if distribution not in _SIGMAS or members < 2:
        raise ModelError(f"tolerances are 'normal' or 'uniform', sampled twice or more, not {distribution!r} {members}")

    def value(p: Floats) -> float:
        found = np.asarray(measure(cast("Mechanism", machines.member(p))), dtype=np.float64)
        if found.shape != () or not np.isfinite(found):
            raise ModelError(
                f"the measure of {family!r} gives {found!s:.60} at {machines.named(p)}; it gives one number"
            )
        return float(found)

    effects = {name: 0.5 * (value(middle + step) - value(middle - step)) for name, step in half.items()}
    share = {name: uniform(seed, name, 0, members) for name in tolerances}
    if distribution == "normal":
        from scipy.stats import norm

        drawn = {name: norm.ppf(x) / 3.0 for name, x in share.items()}
    else:
        drawn = {name: 2.0 * x - 1.0 for name, x in share.items()}
    points = middle + sum(drawn[name][:, None] * half[name] for name in tolerances)
    variances = {name: (e * _SIGMAS[distribution]) ** 2 for name, e in effects.items()}
    whole, nominal = sum(variances.values()), value(middle)
    reach = sum(map(abs, effects.values()))
    places = {name: machines.parameter_names.index(name) for name in tolerances}
    return ToleranceStack(
        nominal, effects, float(np.sqrt(whole)), (nominal - reach, nominal + reach),
        np.array([value(p) for p in points]), {name: points[:, k] for name, k in places.items()},
        {name: x / whole if whole > 0.0 else 0.0 for name, x in variances.items()},
    )  # fmt: skip


def _intervals(
    family: Family, tolerances: Mapping[str, float | tuple[float, float]]
) -> tuple[Floats, dict[str, Floats]]:
    """p in the middle of the tolerances, and by name the half of each as a change of p."""
    middle, half = family.defaults, dict[str, Floats]()
    if not tolerances:
        raise ModelError("a tolerance stack needs the tolerance of one parameter or more")
    for name, given in tolerances.items():
        if name not in family.parameter_names:
            raise ModelError(f"there is no parameter {name!r}{nearest(name, family.parameter_names)}")
        lower, upper = given if isinstance(given, tuple) else (-given, given)
        if not (np.isfinite([lower, upper]).all() and lower < upper):
            raise ModelError(f"the tolerance of {name!r} is {given}; it is a number above zero, or (lower, upper)")
        k = family.parameter_names.index(name)
        middle[k] += 0.5 * (lower + upper)
        half[name] = 0.5 * (upper - lower) * np.eye(len(middle))[k]
    return middle, half
