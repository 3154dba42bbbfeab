"""A run as plain arrays: what `simulate(…, dataset=False)` returns, and what every dataset is made of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
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
        if name in self.variables:
            return self.variables[name][1]
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
        """The same as an `xarray.Dataset`, its variables made when they are first asked for; arrays are shared."""
        from poinsot.simulation.results.dataset import Dataset

        return Dataset.of(self)

    def _variable(self, name: str) -> Variable:
        if name not in self.variables:
            raise SimulationError(f"the run has no variable {name!r}{nearest(name, self.variables, 'it has', 0.5)}")
        return self.variables[name]
