"""Results as `xarray.Dataset`: their variables are made when they are first asked for, and a table that crosses
unrelated dimensions warns before it is made.

Laws: such a dataset is a Dataset in all else, copied, joined, pickled, stored, tests/simulation/test_tables.py; it is
identical to what the public constructor gives, tests/simulation/test_recording.py
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Mapping, Sequence
from functools import lru_cache
from threading import RLock
from typing import TYPE_CHECKING, Protocol

import numpy as np
import pandas as pd
import xarray as xr
from xarray.indexes import PandasIndex

from poinsot.algebra.arrays import Vector
from poinsot.errors import RunWarning, warn
from poinsot.motion.kernels import Variable
from poinsot.simulation.results.ledger import MADE_OF

if TYPE_CHECKING:
    from dask.dataframe import DataFrame as DaskTable

PARTS = ("_variables", "_coord_names", "_dims", "_indexes")
MAKING = RLock()
"""Held while the parts of a dataset are made: they are made once."""


class RecordedRun(Protocol):
    """The records of a run, as a `Trajectory` has them."""

    @property
    def variables(self) -> Mapping[str, Variable]: ...
    @property
    def time(self) -> Vector: ...
    @property
    def labels(self) -> Mapping[str, tuple[str, ...]]: ...
    @property
    def attrs(self) -> Mapping[Hashable, object]: ...
    @property
    def made(self) -> object: ...


class Dataset(xr.Dataset):  # type: ignore[no-untyped-call]
    """Dataset of xarray with a warning where rows of a table are the product of unrelated dimensions."""

    __slots__ = ("_run",)
    _run: RecordedRun | None

    @classmethod
    def of(cls, run: RecordedRun) -> Dataset:
        """The dataset of a run; what xarray looks up in a dataset (`PARTS`) is absent until it is asked for."""
        found: Dataset = object.__new__(cls)
        found._run, found._attrs, found._close = run, dict(run.attrs), None
        found._encoding = None if run.made is None else {MADE_OF: run.made}
        return found

    def __getattr__(self, name: str) -> object:
        if name not in PARTS:
            return super().__getattr__(name)
        with MAKING:  # another thread may ask at the same time
            run = self._run
            if run is not None:
                for part, value in zip(PARTS, _parts_of(run), strict=True):
                    object.__setattr__(self, part, value)
                self._run = None
        return object.__getattribute__(self, name)

    def __getstate__(self) -> object:
        len(self._variables)
        return super().__getstate__()

    def to_dataframe(self, dim_order: Sequence[Hashable] | None = None) -> pd.DataFrame:
        """Table of xarray: a row for each combination of labels of all dimensions; ``poinsot.table`` crosses none."""
        self._warn("to_dataframe")
        return super().to_dataframe(dim_order)

    def to_dask_dataframe(self, dim_order: Sequence[Hashable] | None = None, set_index: bool = False) -> DaskTable:
        """Table of xarray in Dask: a row for each combination of labels of all dimensions."""
        self._warn("to_dask_dataframe")
        return super().to_dask_dataframe(dim_order, set_index)

    def _warn(self, method: str) -> None:
        rows, largest = math.prod(self.sizes.values()), max((each.size for each in self.variables.values()), default=0)
        if rows != largest:
            crossed = " × ".join(f"{size} of {dim}" for dim, size in self.sizes.items())
            warn(
                RunWarning(
                    f"{method}() crosses dimensions that have nothing to do with one another: {rows:,} rows "
                    f"({crossed}), where the largest variable has {largest:,} numbers. run.poinsot.table() makes a "
                    'table with a row for each sample, run["joint_position"].to_dataframe() one of a single variable.'
                )
            )


def result(dataset: xr.Dataset) -> xr.Dataset:
    """A dataset just made, as one of this class: nothing of it is copied."""
    parts = (getattr(dataset, name) for name in (*PARTS[:3], "_attrs", PARTS[3], "_encoding", "_close"))
    return Dataset._construct_direct(*parts)


def _parts_of(run: RecordedRun) -> tuple[object, ...]:
    """The parts of a dataset of a run. What agrees is not looked at again: most of its cost."""
    instants = pd.Index(run.time)
    time = PandasIndex(instants, "time", instants.dtype)
    variables = {name: _known(dims, array, attrs) for name, (dims, array, attrs) in run.variables.items()}
    labels, indexes = _coordinates(tuple(run.labels.items()))
    coordinates = time.create_variables({"time": _known(("time",), run.time, {"units": "s"})})
    coordinates |= {name: _known(each._dims, each._data, {}, type(each)) for name, each in labels.items()}
    held = variables | coordinates
    shapes = [(dims, array.shape) for dims, array, _ in run.variables.values()]
    sizes: dict[Hashable, int] = {dim: n for dims, shape in shapes for dim, n in zip(dims, shape, strict=True)}
    sizes |= {"time": len(run.time), **{name: len(each) for name, each in run.labels.items()}}
    return held, {name for name in held if name in sizes}, sizes, {"time": time, **indexes}


@lru_cache(maxsize=64)
def _coordinates(
    labels: tuple[tuple[str, tuple[str, ...]], ...],
) -> tuple[dict[str, xr.Variable], dict[str, PandasIndex]]:
    """Names along dimensions and their indexes; for all runs of a model they are the same."""
    arrays = {dimension: np.array(names, dtype=str) for dimension, names in labels}
    indexes = {name: PandasIndex(pd.Index(each), name, each.dtype) for name, each in arrays.items()}
    return {str(k): v for each in indexes.values() for k, v in each.create_variables().items()}, indexes


def _known(
    dims: tuple[Hashable, ...], values: object, attrs: Mapping[str, object], kind: type[object] | None = None
) -> xr.Variable:
    """A variable of an array of NumPy's, or of labels, by its parts: the constructor looks at all of them again, and
    imports Dask wherever that is installed."""
    found: xr.Variable = object.__new__(kind or xr.Variable)  # type: ignore[assignment]
    found._dims, found._attrs, found._encoding = dims, dict(attrs) or None, None
    found._data = values  # type: ignore[assignment]
    return found
