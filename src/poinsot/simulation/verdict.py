"""What a run that came to its end is worth: are its numbers finite, its ledger within the bound, its steps fixed."""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from poinsot.errors import LedgerWarning, StepWarning
from poinsot.simulation.ledger import bound_at, ledger

if TYPE_CHECKING:
    import xarray as xr

_CUTS = {
    "cut_at_times": "at jumps, kinks and samples of inputs that do not lie on the grid of steps",
    "cut_by_reach": "since a joint would have turned too far in one step",
    "cut_by_constraints": "since the constraints could not be met at the end of a whole step",
    "cut_by_values": "since something became infinite or not a number",
    "cut_by_newton": "since Newton's method did not solve the equations of a whole step",
}


def first_not_finite(dataset: xr.Dataset) -> tuple[int, list[str]] | None:
    """The first sample that holds NaN or infinity, and the variables that do there, by name."""
    found: dict[str, Any] = {}
    for name, variable in dataset.data_vars.items():
        if variable.dims[:1] == ("time",) and variable.dtype.kind == "f":
            bad = ~np.isfinite(variable.values)
            if bad.any():
                found[str(name)] = bad
    if not found:
        return None
    first = min(int(np.argmax(bad.any(axis=tuple(range(1, bad.ndim))))) for bad in found.values())
    names: list[str] = []
    for name, bad in found.items():
        if bad[first].any():
            names += _entries(dataset, name, bad[first])
    return first, names


def _entries(dataset: xr.Dataset, name: str, bad: Any) -> list[str]:
    """The name of a variable, with the labels of its entries where it has a few."""
    dims = dataset[name].dims[1:]
    if not dims or bad.all() or np.count_nonzero(bad) > 3:
        return [repr(name)]
    labels = [dataset[d].values if d in dataset.coords else np.arange(dataset.sizes[d]) for d in dims]
    places = [[str(label[k]) for label, k in zip(labels, place, strict=True)] for place in np.argwhere(bad)]
    return [f"{name!r} of {', '.join(place)}" for place in places]


def explain_not_finite(system: str, dataset: xr.Dataset, first: int, names: list[str]) -> str:
    """The paragraph for a run in which something has no value."""
    own = [name for name in names if not name.startswith("'energy_")] or names
    shown = ", ".join(own[:4]) + (f" and {len(own) - 4} more" if len(own) > 4 else "")
    return (
        f"the run of {system!r} is not to be used from t = {float(dataset['time'][first]):.9g} s on: there {shown} "
        f"{'is' if len(own) == 1 else 'are'} infinite or not a number, though the states could be followed. A law or "
        "an algebraic loop has no solution there, or numbers became too large for a computer: look at the samples "
        "before, which are kept, at formulas that divide, take roots or logarithms, and at the initial values."
    )


def judge(dataset: xr.Dataset, rtol: float, fixed: bool) -> str:
    """ "done", or "unbalanced" with a warning that says by how much and what helps; the ledger's attributes are set."""
    bound = bound_at(rtol, fixed)
    dataset.attrs["ledger_bound"] = bound
    book = ledger(dataset)
    dataset.attrs |= {"ledger_ratio": book.ratio, "ledger_drift": book.drift}
    if book.balanced:
        return "done"
    remedy = "a shorter step" if fixed else "a tighter rtol and atol"
    warnings.warn(
        f"the run of {dataset.attrs['system']!r} ends unbalanced: its ledger misses {book.worst_residual:.3g} J, "
        f"{book.ratio:.2g} of the energy present and exchanged, where {bound:.0e} is allowed. Its motion is not to be "
        f"trusted to more than that. Try {remedy}, or another method; else a position where constraints are singular, "
        "a jump that the run was not told about, initial values without proportion, or a law that makes or loses "
        "energy is the cause.",
        LedgerWarning,
        stacklevel=4,
    )
    return "unbalanced"


def report_divisions(dataset: xr.Dataset, progress: Any, step: float) -> None:
    """Into the attributes, and a warning: how many steps of fixed length had to be divided, and why."""
    cuts: Mapping[str, int] = {name: int(progress[name]) for name in _CUTS}
    dataset.attrs["step"] = step
    dataset.attrs["steps_divided"] = sum(cuts.values())
    reasons = [f"{count} {_CUTS[name]}" for name, count in cuts.items() if count]
    if reasons:
        dataset.attrs["steps_divided_why"] = "; ".join(reasons)
        warnings.warn(
            f"the run of {dataset.attrs['system']!r} could not keep its step of {step:g} s throughout: of "
            f"{int(progress['grid'])} steps {sum(cuts.values())} were divided, {'; '.join(reasons)}.",
            StepWarning,
            stacklevel=4,
        )
