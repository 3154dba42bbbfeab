"""Measurements: columns over time from a CSV file, a dataset, a table or a mapping, as one experiment."""

from __future__ import annotations

import csv
import os
import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.algebra.units import quantity
from poinsot.errors import FileError, ModelError, SimulationError, nearest, option
from poinsot.files.reading import read_text
from poinsot.records import dataclass
from poinsot.simulation.results.tables import units_of_entries

CSV_BYTES = 500_000_000  # bytes of a CSV file
_UNIT = re.compile(r"\s(\[[^\[\]]+\]|\((?:[^()]|\([^()]*\))+\))\s*$")  # at the end of a name: "angle [deg]", "t (ms)"
_EMPTY = {"", "nan", "na", "n/a", "null", "none", "-"}


@dataclass(frozen=True, eq=False)
class Experiment:
    """One measurement, where several are fitted at once: its data, and how it differs from the others.

        po.fit(model, [po.Experiment("a.csv", initial={"elbow": 1.0}), po.Experiment("b.csv", name="fast")], free=["m"])

    data      as of `fit`: the path of a CSV file, a dataset, a table or a mapping name → values
    initial   what this run starts with, beside or instead of what `fit` is given: by name
    inputs    its inputs, likewise: a column of its data, a number, a formula or (times, values)
    name      how results call it; else by its number, or its file
    """

    data: Any
    initial: Any = None
    inputs: Mapping[str, Any] | None = None
    name: str | None = None


@dataclass(frozen=True, eq=False)
class Series:
    """Columns by name [nt] over times [nt], increasing; missing values are NaN. units: those that a dataset says."""

    name: str
    time: Floats
    columns: Mapping[str, Floats]
    units: Mapping[str, str]

    def column(self, name: str, purpose: str) -> Floats:
        """A column by name. SimulationError with the nearest where there is none."""
        if name not in self.columns:
            raise SimulationError(
                f"the data {self.name!r} have no column {name!r} for {purpose}"
                f"{nearest(name, self.columns, 'they have')}"
            )
        return self.columns[name]


def in_model_units(values: Floats, column: str, units: Mapping[str, str], wanted: str = "") -> Floats:
    """Column values in SI units, by the unit of its dataset or at the end of its name, as in "angle [deg]", "t (ms)".

    Errors  as of `said_unit`; without a unit they are unchanged
    """
    factor, zero = said_unit(column, units, wanted) or (1.0, 0.0)
    return values * factor + zero


def said_unit(column: str, units: Mapping[str, str], wanted: str = "") -> tuple[float, float] | None:
    """Factor and zero in SI units of the unit that a column's dataset or the end of its name says; None without one.

    Errors  SimulationError for an unknown unit, and for one of another kind than that wanted
    """
    named = _UNIT.search(column)
    unit = units.get(column) or (named[1][1:-1].strip() if named else "")
    if unit in ("", "-", "1"):
        return None
    try:
        zero = float(quantity(f"0 {unit}"))
        found = float(quantity(f"1 {unit}")) - zero, zero
    except ModelError as error:
        if unit == wanted:
            return None
        raise SimulationError(
            f"the unit of the column {column!r} cannot be read ({error}): write it otherwise, or give (column, factor) "
            "with the factor that makes it the model's, which needs no unit"
        ) from None
    if wanted and _known(wanted) and not _known(unit, wanted):
        raise SimulationError(f"the column {column!r} is in {unit}, where a unit such as {wanted} is wanted")
    return found


def _known(unit: str, wanted: str | None = None) -> bool:
    """Test for a known unit, of the kind of another."""
    try:
        quantity(f"1 {unit}", wanted)
    except ModelError:
        return False
    return True


def read_series(data: Any, name: str, time: str) -> Series:
    """Columns over time of anything that `fit` takes as data.

    Errors  FileError for files that cannot be read; SimulationError for what is no table of numbers, lacks the column
            of times, or has times that do not increase
    """
    units = dict[str, str]()
    if isinstance(data, (str, os.PathLike)):
        columns = _of_csv(Path(os.fspath(data)))
    elif hasattr(data, "data_vars") and hasattr(data, "coords"):
        columns, units = _of_dataset(data, time, name)
    elif hasattr(data, "variables") and hasattr(data, "labels") and hasattr(data, "time"):
        columns, units = _of_dataset(data.to_dataset(), time, name)
    elif hasattr(data, "keys"):
        columns = {str(key): data[key] for key in data.keys()}  # noqa: SIM118, tables of pandas iterate otherwise
    else:
        raise SimulationError(
            f"the data {name!r} must be the path of a CSV file, a dataset, a table or a mapping name → values; not "
            f"{data!r:.60}"
        )
    numbers = {key: _numbers(name, key, values) for key, values in columns.items()}
    if time not in numbers:
        raise SimulationError(
            f"the data {name!r} have no column {time!r} of times{nearest(time, numbers, 'they have')}: say "
            f"which it is, {option('time', next(iter(numbers), 't [s]'))}"
        )
    times = numbers.pop(time)
    for key, values in numbers.items():
        if values.shape != times.shape:
            raise SimulationError(
                f"in the data {name!r} the column {key!r} has {values.size} values and {time!r} {times.size}: they "
                "must have equally many, with NaN where one is missing"
            )
    if len(times) < 2:
        raise SimulationError(f"the data {name!r} have {len(times)} rows, and a run needs two moments at least")
    wrong = ~np.isfinite(times) | (np.diff(times, prepend=-np.inf) <= 0)
    if wrong.any():
        at = int(np.argmax(wrong))
        raise SimulationError(
            f"the times {time!r} of the data {name!r} must be finite and increase; row {at + 1} has {times[at]:g}"
            + (f" after {times[at - 1]:g}" if at else "")
        )
    return Series(name, in_model_units(times, time, units, "s"), numbers, units)


def _numbers(name: str, key: str, values: object) -> Floats:
    try:
        given = np.asarray(values)
        if given.dtype.kind not in "iufbO" or given.ndim != 1:
            raise TypeError
        found = np.array(given, dtype=np.float64)
    except (TypeError, ValueError):
        raise SimulationError(
            f"the column {key!r} of the data {name!r} must be a sequence of numbers, not {values!r:.60}"
        ) from None
    if np.isinf(found).any():
        row = int(np.argmax(np.isinf(found))) + 1
        raise SimulationError(
            f"the column {key!r} of the data {name!r} is infinite in row {row}: where nothing was measured it must be "
            "NaN, or empty in a file"
        )
    return found


def _of_dataset(data: Any, time: str, name: str) -> tuple[dict[str, Any], dict[str, str]]:
    """Variables along time, those of several dimensions entry by entry: "joint_position[elbow]"; and their units."""
    if time not in data.variables:
        raise SimulationError(f"the data {name!r} have no {time!r}{nearest(time, data.variables, 'they have')}")
    (dim,) = data[time].dims or (time,)
    found: dict[str, Any] = {time: data[time].values}
    units = {time: str(data[time].attrs.get("units", ""))}
    for key, variable in data.variables.items():
        if variable.dims[:1] == (dim,) and variable.dtype.kind in "iufb" and str(key) != time:
            labels = [
                data[d].values.tolist() if d in data.variables else range(data.sizes[d]) for d in variable.dims[1:]
            ]
            values = np.asarray(variable.values).reshape(len(variable), -1)
            said = str(variable.attrs.get("units", ""))
            several = ", " in said or " or " in said  # of entries of several kinds, as simulate writes them
            each = units_of_entries(variable.attrs if several else {"units": said}, variable.shape[1:], values.shape[1])
            for column, entry in enumerate(product(*labels)):
                found[entry_name(str(key), entry)] = values[:, column]
                units[entry_name(str(key), entry)] = each[column]
    return found, units


def entry_name(variable: str, entry: Sequence[object]) -> str:
    """How an entry of a variable is called: "joint_position[elbow]"."""
    return f"{variable}[{','.join(map(str, entry))}]" if len(entry) else variable


def _of_csv(path: Path) -> dict[str, Floats]:
    """Columns of a file with a line of names, separated by commas, semicolons or tabs; # begins a remark."""
    text = read_text(path, CSV_BYTES)
    lines = [(k, line) for k, line in enumerate(text.splitlines(), 1) if line.strip() and not line.startswith("#")]
    if not lines:
        raise FileError(f"{path}: there is nothing in it: it needs a line of names, and lines of numbers")
    separator = max(",;\t", key=lines[0][1].count)
    try:
        rows = [*csv.reader((line for _, line in lines), delimiter=separator, skipinitialspace=True)]
    except csv.Error as error:
        raise FileError(f"{path}: this is no CSV file: {error}") from None
    names = [each.strip() for each in rows[0]]
    if _is_number(names[0]) or "" in names:
        raise FileError(
            f"{path}:{lines[0][0]}: the first line must be the names of the columns, such as 'time,omega', not "
            f"{lines[0][1]!r:.60}"
        )
    if len({*names}) < len(names):
        twice = next(each for each in names if names.count(each) > 1)
        raise FileError(f"{path}:{lines[0][0]}: two columns are called {twice!r}: rename one")
    return dict(
        zip(names, np.array([*_rows(path, names, lines, rows, separator)]).reshape(-1, len(names)).T, strict=True)
    )


def _rows(path: Path, names: list[str], lines: Any, rows: list[list[str]], separator: str) -> Iterator[list[float]]:
    for (number, _), row in zip(lines[1:], rows[1:], strict=False):
        if len(row) != len(names):
            hint = "; the decimal sign must be a point" if separator == "," and len(row) == 2 * len(names) else ""
            raise FileError(f"{path}:{number}: this line has {len(row)} entries for {len(names)} columns{hint}")
        found = []
        for name, cell in zip(names, row, strict=True):
            if cell.strip().lower() in _EMPTY:
                found.append(np.nan)
            elif _is_number(cell):
                found.append(float(cell))
            else:
                raise FileError(
                    f"{path}:{number}: {cell!r:.40} in the column {name!r} is no number; leave what is missing empty"
                )
        yield found


def _is_number(text: str) -> bool:
    try:
        float(text)
    except ValueError:
        return False
    return True
