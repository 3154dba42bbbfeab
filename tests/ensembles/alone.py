"""Members run alone, beside the ensemble's."""

import warnings
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

import poinsot as po
from ensembles.comparing import alike, as_bits
from poinsot.ensembles.names import arguments, resolve
from poinsot.simulation.again import Again

COUNTS = ("steps", "rejected", "evaluations", "reached")


class Remembers:
    """A controller that counts its calls: its own state, which no other run may see."""

    def __init__(self) -> None:
        self.calls = 0

    def __call__(self, t: float, q: Any) -> Any:
        self.calls += 1
        return [-q[1] - 0.01 * self.calls]


def is_run(found: Any, k: int, run: Any) -> None:
    """Member k, of those side by side, is this run, or what there is of one that failed."""
    member = found.isel(member=k)
    for name in COUNTS:
        assert member[name].item() == run.attrs[name], name
    if run.attrs["status"] != "failed":
        assert member.ledger_ratio.item() == run.attrs["ledger_ratio"]
    there = np.isin(run.time.values, found.time.values)
    ends = np.cumsum(found.event_count.values) if "event_count" in found else []
    for name, variable in run.data_vars.items():
        values = variable.values
        if "event" in variable.dims:
            own = found[name].values[ends[k] - found.event_count.values[k] : ends[k]]
            assert own.tolist() == values.tolist(), name
        elif "time" in variable.dims:
            assert as_bits(member[name].values[: there.sum()]) == as_bits(values[there]), name
            assert np.isnan(member[name].values[there.sum() :]).all(), name
        else:
            assert as_bits(member[name]) == as_bits(variable), name


def side_by_side(model: Any, over: dict[str, Any], lanes: int, **options: Any) -> Any:
    """The ensemble in so many lanes, which run what switches, controllers and implicit methods as well."""
    fits, served = Again.fits, list[bool]()

    def counted(again: Again, prepared: Any) -> bool:
        served.append(fits(again, prepared))
        return served[-1]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Again, "fits", counted)
        found = po.ensemble(model, over, zip=True, threads=1, lanes=lanes, **options)
    assert all(served) and found.attrs["runs"] == "in lanes" and found.attrs["lanes"] == lanes
    return found


def are_runs(model: Any, over: dict[str, Any], every: Sequence[int] = (0, 3), lanes: int = 1, **options: Any) -> Any:
    """All members, and some of them by `simulate`; in two threads and other chunks, in another order, and in lanes.

    controllers   makes them, anew for each ensemble and run
    """

    def given() -> dict[str, Any]:
        return {name: each() if name == "controllers" else each for name, each in options.items()}

    with warnings.catch_warnings(action="ignore"):
        found = po.ensemble(model, over, zip=True, threads=1, lanes=1, **given())
        alike(found, po.ensemble(model, over, zip=True, threads=2, chunk=3, **given()))
        if lanes > 1:
            alike(found, side_by_side(model, over, lanes, **given()))
        order = np.random.default_rng(5).permutation(found.sizes["member"])
        other = po.ensemble(model, {name: np.asarray(each)[order] for name, each in over.items()}, zip=True, **given())
        along = [name for name, each in found.data_vars.items() if "event" not in each.dims]
        alike(found[along].isel(member=order), other[along])
        varying = resolve(model, list(over))
        nothing = {"initial": None, "inputs": None, "parameters": None}
        for k in every:
            own = arguments(varying, nothing, {name: np.asarray(each, float) for name, each in over.items()}, k)
            try:
                run = po.simulate(varying.model, **{**given(), **own})
            except po.SimulationFailure as error:
                assert str(found.failure.values[k]) == str(error)
                run = error.partial
            except po.PoinsotError as error:
                assert str(found.failure.values[k]) == str(error)
                continue
            assert str(found.status.values[k]) == run.attrs["status"]
            is_run(found, k, run[options["outputs"]] if "outputs" in options else run)
    return found
