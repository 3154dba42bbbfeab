"""Results as tables: a row for each sample, a column for each entry of a variable, the unit in its header; and files of
them, CSV, Parquet and MAT.

Dimensions of a result are unrelated: a table that runs along all of them at once, as `Dataset.to_dataframe` makes it,
has as many rows as the product of their sizes.
Law     what is read back has the numbers of the dataset, bit for bit, tests/simulation/test_tables.py
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Hashable, Mapping, Sequence
from importlib.util import find_spec
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

import numpy as np
from numpy.typing import NDArray

from poinsot.errors import FileError, SimulationError, nearest, printable
from poinsot.simulation.results.replacing import MARK

if TYPE_CHECKING:
    import pandas as pd
    import xarray as xr

Array: TypeAlias = NDArray[np.generic]
_EVENT = "event"
_ALWAYS = (b"energy_residual (J)", b"ledger_ratio")  # a column of every table of a whole run, or ensemble
_MATLAB_LENGTH = 63  # characters of a name in MATLAB
_HEAD = 1 << 20  # bytes in which the header of a CSV file of ours stands


def table(run: xr.Dataset, names: Sequence[str] = (), tidy: bool = False) -> pd.DataFrame:
    """Variables of a run or an ensemble as a table of pandas.

    names   of the variables; without names all that run along the time, or along the members of an ensemble
    tidy    False: a column for each entry, "joint_position[shoulder] (rad)", and rows by the time and what varies over
            members. True: a row for each number, with the names along its dimensions and its unit beside it
    Errors  SimulationError for names that the run has not, with the nearest, and for variables that do not run along
            the same dimensions, where these would be crossed
    """
    import pandas as pd

    for wanted in names:
        if wanted not in run.data_vars:
            raise SimulationError(f"the run has no variable {wanted!r}{nearest(wanted, run.data_vars, 'it has', 0.5)}")
    along = [*(run["status"].dims if "status" in run else ()), "time"]
    chosen: list[Hashable] = [*names] or [
        name for name, each in run.data_vars.items() if {*along} & {*each.dims} - {_EVENT}
    ]
    chosen = chosen if names else [name for name in chosen if _EVENT not in run[name].dims]
    used = {dim for name in chosen for dim in run[name].dims}
    rows = [dim for dim in (*along, _EVENT) if dim in used]
    if tidy:
        rows = [*rows, *_beside(run, chosen, rows)]
    columns: dict[str, Array] = {}
    for name in _coordinates(run, rows):
        about = run[name].attrs.get("units") if name in run.coords else None
        columns[f"{name} ({about})" if about else str(name)] = _column(run, name, rows)
    keys = list(columns)
    for name in chosen:
        if tidy:
            columns |= _numbers(run, name, rows)
        else:
            values = _spread(run, name, rows)
            columns |= dict(zip(headers(run, name, rows), values.T, strict=True))
    found = pd.DataFrame(columns)
    found.attrs = {str(key): _plain(value) for key, value in run.attrs.items()}
    return found if tidy or not keys else found.set_index(keys)


def headers(run: xr.Dataset, name: Hashable, rows: Sequence[Hashable] = ("time",)) -> list[str]:
    """The columns of a variable: its name, the names along its other dimensions in brackets, and its unit."""
    labels = labels_of(run, name, rows)
    units = [f" ({unit})" if unit else "" for unit in units_of_entries(run[name].attrs, run[name].shape, len(labels))]
    entries = [f"[{label}]" for label in labels] if {*run[name].dims} - {*rows} else [""]
    return [f"{name}{entry}{unit}" for entry, unit in zip(entries, units, strict=True)]


def labels_of(run: xr.Dataset, name: Hashable, rows: Sequence[Hashable] = ("time",)) -> list[str]:
    """The names along the other dimensions of a variable, an entry for each of its numbers in a row."""
    rest = [_labels(run, dim) for dim in run[name].dims if dim not in rows]
    return [", ".join(map(str, labels)) for labels in product(*rest)]


def units_of_entries(attrs: Mapping[str, object], shape: tuple[int, ...], count: int) -> list[str]:
    """The unit of each of so many entries of an array; of several, each of equally many entries one after the other."""
    told = str(attrs.get("entry_units") or attrs.get("units", "")).split(", ")
    if count % len(told):
        return [", ".join(told)] * count
    inner = shape[-1] if shape and len(told) > 1 else count
    each = inner // len(told) if inner % len(told) == 0 else 0
    one = [unit for unit in told for _ in range(each)] if each else [", ".join(told)]
    return (one * (count // len(one) + 1))[:count]


def _labels(run: xr.Dataset, dim: Hashable) -> list[object]:
    return [*run[dim].values.tolist()] if dim in run.coords else [*range(run.sizes[dim])]


def _coordinates(run: xr.Dataset, rows: Sequence[Hashable]) -> list[Hashable]:
    """The index of the rows: dimensions and coordinates."""
    own = [name for name in run.coords if name not in run.dims and run[name].dims and {*run[name].dims} <= {*rows}]
    return [*own, *rows]


def _beside(run: xr.Dataset, chosen: Sequence[Hashable], rows: Sequence[Hashable]) -> list[Hashable]:
    """The other dimensions of the variables, which all have the same."""
    rest = {name: [dim for dim in run[name].dims if dim not in rows] for name in chosen}
    first = next(iter(rest.values()), [])
    if any(each != first for each in rest.values()):
        told = "; ".join(f"{name} along {', '.join(map(str, each)) or 'no other'}" for name, each in rest.items())
        raise SimulationError(
            f"a tidy table has a row for each number along the same dimensions, and these would be crossed: {told}. "
            "Ask for them one by one, or for a wide table."
        )
    return first


def _column(run: xr.Dataset, name: Hashable, rows: Sequence[Hashable]) -> Array:
    """The values of a coordinate, row by row."""
    if name not in run.coords:
        import xarray as xr

        return _whole(xr.Variable((name,), np.arange(run.sizes[name])), run, rows).ravel()
    return _whole(run[name].variable, run, rows).ravel()


def _whole(variable: xr.Variable, run: xr.Dataset, rows: Sequence[Hashable]) -> Array:
    """The values along all rows, then along the other dimensions."""
    rest = [dim for dim in variable.dims if dim not in rows]
    sizes = {**{dim: run.sizes[dim] for dim in rows}, **{dim: run.sizes[dim] for dim in rest}}
    whole = variable.set_dims(sizes)  # type: ignore[no-untyped-call]
    return np.asarray(whole.transpose(*rows, *rest).values)


def _spread(run: xr.Dataset, name: Hashable, rows: Sequence[Hashable]) -> Array:
    values = _whole(run[name].variable, run, rows)
    count = int(np.prod([run.sizes[dim] for dim in rows], dtype=int))
    return values.reshape(count, int(np.prod(values.shape[len(rows) :], dtype=int)))


def _numbers(run: xr.Dataset, name: Hashable, rows: Sequence[Hashable]) -> dict[str, Array]:
    """The column of a variable in a tidy table, and one of units where these differ."""
    variable = run[name]
    inner = int(np.prod([run.sizes[dim] for dim in variable.dims if dim not in ("time", _EVENT)], dtype=int))
    units = units_of_entries(variable.attrs, variable.shape, inner)
    values = _whole(variable.variable, run, rows).ravel()
    if len({*units}) == 1:
        return {f"{name} ({units[0]})" if units[0] else str(name): values}
    return {str(name): values, f"unit of {name}": np.resize(np.array(units, dtype=object), len(values))}


def _plain(value: object) -> object:
    return value.item() if isinstance(value, np.generic) else value.tolist() if isinstance(value, np.ndarray) else value


# ------------------------------------------------------------------------------------------------------------- files


def _csv(run: xr.Dataset, path: Path) -> None:
    table(run).reset_index().to_csv(path, index=False)


def _parquet(run: xr.Dataset, path: Path) -> None:
    found = table(run).reset_index()
    found.attrs.setdefault(MARK, "")
    found.to_parquet(path, engine="pyarrow", index=False, write_page_checksum=True)


def _mat(run: xr.Dataset, path: Path) -> None:
    """`run` with the variables and the times, `units`, `labels`, `dims` and `names` of them, and `attributes`."""
    from scipy.io import savemat

    safe = _identifiers([*run.data_vars, *run.coords])
    told: dict[str, dict[str, object]] = {"run": {}, "units": {}, "dims": {}, "labels": {}, "names": {}}
    for name, variable in run.variables.items():
        key, values = safe[name], variable.values
        told["names"][key] = str(name)
        kind = "run" if name in run.data_vars or values.dtype.kind not in "OUS" else "labels"
        told[kind][key] = values.astype(object) if values.dtype.kind in "OUS" else values
        if name in run.data_vars or name == "time":
            count = (variable.shape[-1] if variable.ndim else 1) or 1
            told["units"][key] = ", ".join(dict.fromkeys(units_of_entries(run[name].attrs, run[name].shape, count)))
            told["dims"][key] = np.array([str(dim) for dim in variable.dims], dtype=object)
    keys = _identifiers([*run.attrs])
    attributes = {keys[name]: "" if value is None else _plain(value) for name, value in run.attrs.items()}
    version = str(run.attrs.get(MARK, ""))
    savemat(path, {MARK: version, **told, "attributes": attributes}, long_field_names=True, oned_as="column")


def _identifiers(names: Sequence[Hashable]) -> dict[Hashable, str]:
    """Names as MATLAB takes them, each once."""
    found: dict[Hashable, str] = {}
    for k, name in enumerate(names):
        plain = re.sub(r"[^0-9A-Za-z_]", "_", str(name))
        plain = plain if plain[:1].isalpha() else f"x{plain}"
        plain = plain[:_MATLAB_LENGTH]
        found[name] = plain if plain not in found.values() else f"{plain[: _MATLAB_LENGTH - 6]}_{k}"
    return found


def _is_csv_of_ours(path: Path) -> bool:
    with path.open("rb") as file:
        head = file.readline(_HEAD)
    return any(each in head for each in _ALWAYS)


def _is_parquet_of_ours(path: Path) -> bool:
    from pyarrow import parquet

    return f'"{MARK}"'.encode() in (parquet.read_schema(path).metadata or {}).get(b"PANDAS_ATTRS", b"")


def _is_mat_of_ours(path: Path) -> bool:
    from scipy.io import whosmat

    return MARK in [name for name, _, _ in whosmat(path)]


WRITERS: Mapping[str, tuple[Callable[[xr.Dataset, Path], None], Callable[[Path], bool]]] = {
    ".csv": (_csv, _is_csv_of_ours),
    ".parquet": (_parquet, _is_parquet_of_ours),
    ".mat": (_mat, _is_mat_of_ours),
}
"""By ending: who writes a result as a table, and who tells whether a file is one."""


def is_table(path: str | os.PathLike[str]) -> bool:
    """Test for the ending of a table."""
    return Path(path).suffix in WRITERS


def refuse_table(target: Path) -> None:
    """FileError where a table cannot be written for want of a package, or would replace a foreign file."""
    if target.suffix == ".parquet" and find_spec("pyarrow") is None:
        raise FileError(
            f"cannot write {target}: Parquet files need pyarrow, which is not installed: pip install "
            "'poinsot[parquet]', or write a .csv file."
        )
    if not target.exists() and not target.is_symlink():
        return
    try:
        ours = target.is_file() and (not target.stat().st_size or WRITERS[target.suffix][1](target))
    except Exception:  # whatever it is, it is not ours
        ours = False
    if not ours:
        raise FileError(
            f"cannot write {target}: there is something of that name already that is no table of a result of poinsot, "
            "and only such are replaced. Move it, or choose another name."
        )


def write_table(run: xr.Dataset, fresh: Path, target: Path) -> None:
    """Write a result as a table to a fresh path. FileError where it cannot be one."""
    try:
        WRITERS[fresh.suffix][0](run, fresh)
    except (FileError, OSError, MemoryError):
        raise
    except Exception as error:  # of the libraries of formats: what they refuse is no fault of the run
        raise FileError(f"cannot write {target}: {type(error).__name__}, {printable(str(error))}.") from None
