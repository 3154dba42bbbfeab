"""Results as `xarray.Dataset`, of which a table that crosses unrelated dimensions warns before it is made.

Law: such a dataset is a Dataset in all else, copied, joined, pickled, stored, tests/simulation/test_tables.py
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING

import xarray as xr

from poinsot.errors import RunWarning, warn

if TYPE_CHECKING:
    import pandas as pd
    from dask.dataframe import DataFrame as DaskTable


class Dataset(xr.Dataset):  # type: ignore[no-untyped-call]
    """Dataset of xarray with a warning where rows of a table are the product of unrelated dimensions."""

    __slots__ = ()

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
    """A dataset just made, from now on of this class: nothing of it is copied."""
    object.__setattr__(dataset, "__class__", Dataset)
    return dataset
