"""Results as tables: every number of the dataset is in them once, bit for bit, under a header with its unit.

Law  the column name[l₁, …] of a table is the dataset's variable at the labels l₁, …, whatever the result is of
"""

from __future__ import annotations

import contextlib
import importlib.util
import pickle
import re
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd
import pytest
import xarray as xr
from scipy.io import loadmat

import poinsot as po
from command import poinsot
from poinsot.simulation.results import tables

EXAMPLES = {
    "arm": "examples/double_pendulum.toml",
    "mixed units": "examples/cart_pole.toml",
    "events": "examples/bouncing_ball.toml",
    "network": "examples/networks/gear_train.toml",
    "machine": "examples/networks/motor_swings_pole.toml",
}
HEADER = re.compile(r"([^\[(]+)(?:\[(.*)\])?(?: \((.*)\))?")


def result(name: str) -> Any:
    if name == "ensemble":
        over = {"elbow": [0.0, 1.0], "shoulder": [0.0, 0.5, 1.0]}
        return po.ensemble(EXAMPLES["arm"], over, times=[0.0, 0.2], threads=1)
    return po.simulate(po.load(EXAMPLES[name]), 0.3, samples=4)


@pytest.fixture(scope="module")
def results() -> dict[str, Any]:
    return {name: result(name) for name in (*EXAMPLES, "ensemble")}


def entries(run: Any, header: str) -> Any:
    """What the dataset has under a header of a table, row by row."""
    name, labels, _ = HEADER.fullmatch(header).groups()  # type: ignore[union-attr]
    along = {"time", *(run["status"].dims if "status" in run else ())}
    rest = [dim for dim in run[name].dims if dim not in along]
    return run[name].sel(dict(zip(rest, labels.split(", ") if labels else [], strict=True)))


@pytest.mark.parametrize("name", [*EXAMPLES, "ensemble"])
def test_every_column_is_an_entry_of_the_dataset(name: str, results: dict[str, Any]) -> None:
    run = results[name]
    wide = run.poinsot.table()
    rows = [*(run["status"].dims if "status" in run else ()), "time"]
    assert len(wide) == np.prod([run.sizes[dim] for dim in rows])
    for header in wide.columns:
        one = entries(run, header)
        there = one.variable.set_dims({dim: run.sizes[dim] for dim in rows}).values.ravel()
        assert np.array_equal(wide[header].values.astype(there.dtype), there), header
    along = [n for n, v in run.data_vars.items() if {*rows} & {*v.dims} and "event" not in v.dims]
    whole = sum(int(np.prod([n for d, n in run[v].sizes.items() if d not in rows])) for v in along)
    assert len(wide.columns) == whole and wide.columns.is_unique
    assert wide.attrs["system"] == run.attrs["system"]


def test_units_of_entries(results: dict[str, Any]) -> None:
    cart, arm = results["mixed units"], results["arm"]
    assert [*cart.poinsot.table("joint_position")] == ["joint_position[rail] (m)", "joint_position[hinge] (rad)"]
    twist = [*arm.poinsot.table("body_twist")]
    assert twist[0] == "body_twist[upper, wx] (rad/s)" and twist[3] == "body_twist[upper, vx] (m/s)"
    assert len(twist) == 12 and arm.poinsot.table("joint_velocity").index.name == "time (s)"
    events = results["events"].poinsot.table("event_time", "event_kind")
    assert [*events] == ["event_time (s)", "event_kind"]


@pytest.mark.parametrize("name, variable", [("mixed units", "joint_position"), ("arm", "body_twist"),
                                            ("ensemble", "body_twist")])  # fmt: skip
def test_tidy_tables_have_a_row_for_each_number(name: str, variable: str, results: dict[str, Any]) -> None:
    run = results[name]
    tidy, wide = run.poinsot.table(variable, tidy=True), run.poinsot.table(variable)
    assert len(tidy) == run[variable].size
    column = variable if variable in tidy else next(c for c in tidy if c.startswith(variable))
    assert np.array_equal(tidy[column].values, wide.values.ravel())
    units = [HEADER.fullmatch(header)[3] for header in wide]  # type: ignore[index]
    if f"unit of {variable}" in tidy:
        assert tidy[f"unit of {variable}"].tolist() == units * len(wide)


def test_what_is_refused(results: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run = results["arm"]
    with pytest.raises(po.SimulationError, match="did you mean 'joint_position'"):
        run.poinsot.table("joint_postion")
    with pytest.raises(po.SimulationError, match="would be crossed: joint_position along coordinate; body_twist"):
        run.poinsot.table("joint_position", "body_twist", tidy=True)
    (tmp_path / "mine.csv").write_text("t,x\n0,1\n")
    with pytest.raises(po.FileError, match="only such are replaced"):
        po.write(run, tmp_path / "mine.csv")
    with pytest.raises(po.FileError, match=r"\.nc \(NetCDF\) or \.zarr while a run goes on"):
        po.simulate(po.load(EXAMPLES["arm"]), 0.1, to=tmp_path / "run.csv")
    monkeypatch.setattr(tables, "find_spec", lambda _: None)
    with pytest.raises(po.FileError, match=r"pip install 'poinsot\[parquet\]'"):
        po.write(run, tmp_path / "run.parquet")


@pytest.mark.sample(6)
@pytest.mark.parametrize("ending", [".csv", ".parquet", ".mat"])
@pytest.mark.parametrize("name", [*EXAMPLES, "ensemble"])
def test_files_have_every_number(name: str, ending: str, results: dict[str, Any], tmp_path: Path) -> None:
    """Written twice, since results of ours are replaced."""
    if ending == ".parquet" and importlib.util.find_spec("pyarrow") is None:
        pytest.skip(reason="pyarrow is not installed")
    run = results[name]
    for _ in range(2):
        path = po.write(run, tmp_path / f"run{ending}")
    assert [each.name for each in tmp_path.iterdir()] == [path.name]
    if ending == ".mat":
        found = loadmat(path, simplify_cells=True)
        for key, own in found["names"].items():
            if own in run.data_vars and run[own].dtype.kind == "f" and run[own].size:
                assert np.array_equal(np.ravel(found["run"][key]), run[own].values.ravel(), equal_nan=True), own
        assert found["units"]["time"] == "s" and found["attributes"]["system"] == run.attrs["system"]
        return
    wide = run.poinsot.table().reset_index()
    found = pd.read_csv(path) if ending == ".csv" else pd.read_parquet(path)
    assert [*found] == [*wide]
    for column in wide.select_dtypes("number"):
        assert np.array_equal(found[column].values, wide[column].values, equal_nan=True), column


def test_the_command_line_writes_tables(tmp_path: Path) -> None:
    words = [EXAMPLES["arm"], "--time", "0.2", "--samples", "3", "--out", str(tmp_path / "run.csv")]
    done = poinsot("simulate", *words)
    assert done.returncode == 0 and "wrote" in done.stdout + done.stderr, done
    assert len(pd.read_csv(tmp_path / "run.csv")) == 3
    done = poinsot("ensemble", EXAMPLES["arm"], "--over", "elbow=0,1", "--times", "0,0.2", "--out", tmp_path / "e.csv")
    assert done.returncode == 0 and len(pd.read_csv(tmp_path / "e.csv")) == 4
    done = poinsot("simulate", EXAMPLES["arm"], "--max-steps", "5", "--out", str(tmp_path / "failed.csv"))
    assert done.returncode == 1 and len(pd.read_csv(tmp_path / "failed.csv"))


@pytest.mark.parametrize("name", [*EXAMPLES, "ensemble"])
def test_a_table_of_all_dimensions_warns_before_it_is_made(name: str, results: dict[str, Any]) -> None:
    run = results[name]
    if np.prod([*run.sizes.values()]) > 1e6:
        run = run.isel({dim: slice(2) for dim in run.sizes})
    rows = np.prod([*run.sizes.values()])
    crosses = rows != max(each.size for each in run.variables.values())
    assert crosses or name == "network"
    with pytest.warns(po.RunWarning, match=r"poinsot\.table\(\)") if crosses else contextlib.nullcontext():
        assert len(run.to_dataframe()) == rows
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        first = next(key for key, each in run.data_vars.items() if each.dims == run["energy_residual"].dims)
        assert len(run[[first]].to_dataframe()) == run[first].size, "what crosses nothing is silent"
        assert len(run["energy_residual"].to_dataframe()) == run["energy_residual"].size


def test_results_are_datasets_in_all_else(results: dict[str, Any], tmp_path: Path) -> None:
    run = results["arm"]
    kind = type(run)
    assert isinstance(run, xr.Dataset) and repr(run).startswith("<xarray.Dataset>")
    kept = [pickle.loads(pickle.dumps(run)), run.copy(deep=True), run.isel(time=slice(None)).load()]
    kept += [po.read(po.write(run, tmp_path / f"run.{ending}")) for ending in ("nc", "zarr")]
    kept += [po.simulate(po.load(EXAMPLES["arm"]), 0.3, samples=4, to=tmp_path / "streamed.nc")]
    for other in kept[:-1]:
        xr.testing.assert_identical(other, run)
    assert kept[-1]["joint_position"].equals(run["joint_position"])
    assert [type(each) for each in kept] == [kind] * len(kept)
    two = xr.concat([run, run], dim="case")
    assert isinstance(xr.merge([run]), xr.Dataset) and xr.merge([run]).identical(run)
    assert isinstance(two, xr.Dataset) and two.sizes["case"] == 2 and (two - run).equals(two * 0.0)
    run.to_netcdf(tmp_path / "by_xarray.nc")
    with xr.open_dataset(tmp_path / "by_xarray.nc") as opened:
        assert opened.equals(run) and run.equals(opened) and opened.poinsot.table().shape == run.poinsot.table().shape
