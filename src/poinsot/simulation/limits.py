"""Joints that leave the limits of their file: until limits act, a run that passes them says so.

Law: warned exactly when a sample lies beyond, whatever the outputs that are kept: tests/simulation/test_limits.py
"""

from __future__ import annotations

import warnings
from typing import TYPE_CHECKING, TypeAlias

import numpy as np
from numpy.typing import NDArray

from poinsot.errors import LimitWarning
from poinsot.motion.system import System

if TYPE_CHECKING:
    import xarray as xr

Vector: TypeAlias = NDArray[np.float64]
_ROUNDING = 1e-9  # of the limit: a joint that rests on its limit has not left it
_NAMED = 4


def report_limits(dataset: xr.Dataset, system: System, times: Vector, states: Vector) -> None:
    """A warning and attributes for the joints beyond their limits in ``states`` [nt, nx]: when first, how far."""
    limits = system.limits
    if not limits or not len(times):
        return
    lower, upper, ratio, offset = np.array([(each.lower, each.upper, each.ratio, each.offset) for each in limits]).T
    values = states[:, [each.index for each in limits]] * ratio + offset
    ends = np.abs([lower, upper])
    slack = _ROUNDING * np.where(np.isfinite(ends), ends, 0.0).max(axis=0).clip(min=1e-3)
    beyond = np.maximum(lower - values, values - upper) - slack
    beyond[np.isnan(beyond)] = -np.inf
    left = np.flatnonzero((beyond > 0).any(axis=0))
    if not len(left):
        return
    order = sorted(left, key=lambda k: int(np.argmax(beyond[:, k] > 0)))
    dataset.attrs["beyond_limits"] = ", ".join(limits[k].name for k in order)
    said = []
    for k in order[:_NAMED]:
        first, worst = int(np.argmax(beyond[:, k] > 0)), int(np.argmax(beyond[:, k]))
        limit = limits[k].upper if values[worst, k] > limits[k].upper else limits[k].lower
        said.append(
            f"{limits[k].name!r} from t = {times[first]:.4g} s on, reaching {values[worst, k]:.4g} {limits[k].unit} "
            f"where its limit is {limit:.4g}"
        )
    more = f"; and {len(order) - _NAMED} more joints" if len(order) > _NAMED else ""
    warnings.warn(
        f"the run of {system.name!r} leaves the limits of joints, which do not act yet: {'; '.join(said)}{more}. A "
        "real joint would have stopped there.",
        LimitWarning,
        stacklevel=4,
    )
