"""Which measured column is which output of the model, and how outputs are taken from a run."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.errors import SimulationError, nearest
from poinsot.fitting.measured import Series, entry_name
from poinsot.records import dataclass

_OWN = ("energy_", "constraint_", "event_")
"""Variables of a run that describe the integration: compared with data only where they are named."""


@dataclass(frozen=True)
class Output:
    """An output of the model that is measured.

    name      as it is called: "rotor.angular_velocity", "joint_position[elbow]"
    variable  of a run      place  where in it, flat      factor  the model's unit by that of the data
    """

    name: str
    variable: str
    place: int
    units: str
    column: str
    factor: float = 1.0

    def of(self, variables: Mapping[str, Any]) -> Floats:
        """Its values [n, nt] from variables [n, nt, …]."""
        values = np.asarray(variables[self.variable])
        return np.asarray(values.reshape(*values.shape[:2], -1)[..., self.place], dtype=np.float64)


def entries(run: Any) -> dict[str, tuple[str, int, str]]:
    """All outputs of a run (a `Trajectory`) by name: variable, place, unit. Joints also by their own names."""
    found: dict[str, tuple[str, int, str]] = {}
    for name in run.names:
        dims = run.dims(name)
        array = np.asarray(run[name])
        if dims[:1] != ("time",) or array.dtype.kind != "f":
            continue
        shape = array.shape[1:]
        for place, index in enumerate(np.ndindex(*shape)):
            label = [run.labels[d][k] if d in run.labels else k for d, k in zip(dims[1:], index, strict=True)]
            found[entry_name(name, label)] = name, place, run.units(name)
    for name, part in (("joint_position", ""), ("joint_velocity", ".velocity")):
        if name in run:
            for place, label in enumerate(run.labels[run.dims(name)[1]]):
                found.setdefault(f"{label}{part}", (name, place, run.units(name)))
    return found


def read_outputs(
    given: object, known: Mapping[str, tuple[str, int, str]], series: Series, used: Sequence[str]
) -> list[Output]:
    """The measured outputs, from the argument `outputs`; without it the columns named like outputs of the model.

    Errors  SimulationError for unknown outputs and columns, each with the nearest, and where nothing is measured
    """
    if given is None:
        named: dict[str, Any] = {
            c: c for c in series.columns if c in known and c not in used and not c.startswith(_OWN)
        }
        if not named:
            raise SimulationError(
                f"no column of the data {series.name!r} ({', '.join(series.columns) or 'none'}) is called as an output "
                "of the model: say which is which, such as outputs={'rotor.angular_velocity': 'omega [rad/s]'}; its "
                f"outputs are {', '.join(n for n in known if not n.startswith(_OWN))}"[:1500]
            )
    elif isinstance(given, Mapping):
        named = dict(given)
    elif isinstance(given, Sequence) and not isinstance(given, str):
        named = {name: name for name in given}
    else:
        raise SimulationError(
            f"outputs must be a mapping output of the model → column of the data, or a list of names; not {given!r:.60}"
        )
    found = []
    for name, column in named.items():
        if name not in known:
            several = [each for each in known if each.startswith(f"{name}[")]
            hint = (
                f"; name one of its entries, such as {several[0]!r}" if several else nearest(name, known, "it has", 0.5)
            )
            raise SimulationError(f"outputs names {name!r}, which is no output of the model{hint}")
        column, factor = column if isinstance(column, tuple) and len(column) == 2 else (column, 1.0)
        if not isinstance(factor, (int, float)) or not np.isfinite(factor) or factor == 0:
            raise SimulationError(f"outputs: the factor of {name!r} must be a number other than 0, not {factor!r:.40}")
        series.column(str(column), f"the output {name!r}")
        found.append(Output(name, *known[name], str(column), float(factor)))
    if not found:
        raise SimulationError("outputs is empty: name what was measured")
    return found
