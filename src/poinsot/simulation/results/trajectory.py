"""A run as plain arrays: what `simulate(…, dataset=False)` returns, and what every dataset is made of."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import numpy as np

from poinsot.algebra.arrays import Vector
from poinsot.errors import SimulationError, nearest
from poinsot.motion.kernels import Variable
from poinsot.records import dataclass
from poinsot.showing import Shown
from poinsot.simulation.results.ledger import Ledger, ledger

if TYPE_CHECKING:
    import xarray as xr
    from xarray.indexes import PandasIndex


@dataclass(frozen=True, eq=False)
class Trajectory(Shown):
    """A run: its variables by name, as arrays; nothing but NumPy is needed.

        run = po.simulate(model, dataset=False)
        run["joint_position"], run.time, run.units("joint_position"), run.labels["coordinate"], run.ledger()

    variables  name → (dims, array, attrs); dims begin with "time" but for what is one number in a run
    time       of the samples [s] [nt]
    labels     dimension → names along it
    attrs      status, steps, seconds: as of a dataset
    made       of what it was made, as long as that is in memory
    """

    variables: Mapping[str, Variable]
    time: Vector
    labels: Mapping[str, tuple[str, ...]]
    attrs: dict[Any, Any]
    made: object = None

    def __getitem__(self, name: str) -> Any:
        """The array of a variable, the times, or the labels of a dimension."""
        if name == "time":
            return self.time
        if name in self.labels:
            return np.array(self.labels[name], dtype=str)
        return self._variable(name)[1]

    def __contains__(self, name: object) -> bool:
        return name in self.variables or name in self.labels or name == "time"

    def __iter__(self) -> Iterator[str]:
        return iter(self.variables)

    def __len__(self) -> int:
        return len(self.time)

    def __repr__(self) -> str:
        status = f"{self.attrs.get('system')!r}, {self.attrs.get('status')}"
        lines = (f"    {name} {dict(zip(dims, a.shape, strict=True))}" for name, (dims, a, _) in self.variables.items())
        return "\n".join([f"<Trajectory of {status}: {len(self)} samples>", *lines])

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the variables."""
        return tuple(self.variables)

    def dims(self, name: str) -> tuple[str, ...]:
        """The dimensions of a variable."""
        return self._variable(name)[0]

    def units(self, name: str) -> str:
        """The unit of a variable, as text."""
        return str(self._variable(name)[2].get("units", ""))

    def entry_units(self, name: str) -> list[str]:
        """The unit of each number of a sample of a variable."""
        from poinsot.simulation.results.tables import units_of_entries

        _, values, attrs = self._variable(name)
        return units_of_entries(attrs, np.shape(values), int(np.prod(np.shape(values)[1:])))

    def ledger(self) -> Ledger:
        """Where every joule came from and went; see :func:`poinsot.ledger`."""
        return ledger(self)

    def to_dataset(self) -> xr.Dataset:
        """The same as an `xarray.Dataset`; arrays are shared. What agrees is not looked at again: most of its cost."""
        import pandas as pd
        from xarray.indexes import PandasIndex

        from poinsot.simulation.results.dataset import Dataset

        instants = pd.Index(self.time)
        time = PandasIndex(instants, "time", instants.dtype)
        variables = {name: _known(dims, array, attrs) for name, (dims, array, attrs) in self.variables.items()}
        labels, indexes = _coordinates(tuple(self.labels.items()))
        coordinates = time.create_variables({"time": _known(("time",), self.time, {"units": "s"})})
        coordinates |= {name: _known(each._dims, each._data, {}, type(each)) for name, each in labels.items()}
        held = variables | coordinates
        shapes = [(dims, array.shape) for dims, array, _ in self.variables.values()]
        sizes: dict[Hashable, int] = {dim: n for dims, shape in shapes for dim, n in zip(dims, shape, strict=True)}
        sizes |= {"time": len(self.time), **{name: len(each) for name, each in self.labels.items()}}
        named: set[Hashable] = {name for name in held if name in sizes}
        return Dataset._construct_direct(held, named, sizes, dict(self.attrs), {"time": time, **indexes})

    def _variable(self, name: str) -> Variable:
        if name not in self.variables:
            raise SimulationError(f"the run has no variable {name!r}{nearest(name, self.variables, 'it has', 0.5)}")
        return self.variables[name]


@lru_cache(maxsize=64)
def _coordinates(
    labels: tuple[tuple[str, tuple[str, ...]], ...],
) -> tuple[dict[str, xr.Variable], dict[str, PandasIndex]]:
    """Names along dimensions and their indexes; for all runs of a model they are the same."""
    import pandas as pd
    from xarray.indexes import PandasIndex

    arrays = {dimension: np.array(names, dtype=str) for dimension, names in labels}
    indexes = {name: PandasIndex(pd.Index(each), name, each.dtype) for name, each in arrays.items()}
    return {str(k): v for each in indexes.values() for k, v in each.create_variables().items()}, indexes


def _known(
    dims: tuple[Hashable, ...], values: object, attrs: Mapping[str, object], kind: type[object] | None = None
) -> xr.Variable:
    """A variable of an array of NumPy's, or of labels, by its parts: the constructor looks at all of them again, and
    imports Dask wherever that is installed."""
    import xarray as xr

    found: xr.Variable = object.__new__(kind or xr.Variable)  # type: ignore[assignment]
    found._dims, found._attrs, found._encoding = dims, dict(attrs) or None, None
    found._data = values  # type: ignore[assignment]
    return found
