"""What members of ensembles are compared with."""

from typing import Any

import numpy as np


def as_bits(variable: Any) -> Any:
    """The bits of numbers, every NaN being the same; texts as they are."""
    values = np.asarray(variable)
    if values.dtype.kind == "f":
        values = np.where(np.isnan(values), np.nan, values)
    return values.tolist() if values.dtype.kind in "UOT" else values.tobytes()


def alike(one: Any, other: Any, but: tuple[str, ...] = ()) -> None:
    """Both datasets have the same variables, bit for bit."""
    assert one.attrs["system"] == other.attrs["system"]
    for name, variable in one.data_vars.items():
        if name not in but:
            found = other[name]
            assert variable.dims == found.dims, name
            assert as_bits(variable) == as_bits(found), name


def is_member(ensemble: Any, at: dict[str, int], run: Any) -> None:
    """A member is this run."""
    member = ensemble.isel(at)
    assert str(member.status.values) == run.attrs["status"]
    for name in ("steps", "rejected", "evaluations", "ledger_ratio"):
        assert member[name].item() == run.attrs[name], name
    for name, variable in run.data_vars.items():
        assert as_bits(member[name]) == as_bits(variable), name
