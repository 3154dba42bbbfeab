"""Runs in the recursion beside the same ones written out."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import pytest
import xarray as xr

from poinsot.algorithms import compiled

TIGHT: dict[str, Any] = {"rtol": 1e-11, "atol": 1e-13}


@contextmanager
def rolled() -> Iterator[None]:
    """Everything that can be is walked in loops."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(compiled, "LARGEST_UNROLLED", 0)
        patch.setattr(compiled, "MOST_WRITTEN_LOOPS", 0)
        yield


def same_runs(one: xr.Dataset, other: xr.Dataset, tol: float = 1e-9) -> None:
    """The same events at the same times, motion and books; both books close."""
    assert one.event_row.values.tolist() == other.event_row.values.tolist()
    np.testing.assert_allclose(one.event_time, other.event_time, rtol=0, atol=tol)
    np.testing.assert_allclose(one.joint_position, other.joint_position, rtol=0, atol=tol)
    for name in {"energy_dissipated", "energy_supplied"} & {*one}:
        scale = float(other.energy_turnover.max())
        np.testing.assert_allclose(one[name], other[name], rtol=0, atol=tol * scale + 1e-12)
    for run in (one, other):
        assert float(abs(run.energy_residual).max()) <= 1e-9 * float(run.energy_turnover.max()) + 1e-12
        assert float(run.constraint_error.max()) < 1e-12
