"""Results as datasets, tables and files: every number once, bit for bit, with its unit; also where there is nothing."""

import contextlib
import importlib.util
import pickle
import re
import warnings
from contextlib import nullcontext
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd
import pytest
import xarray as xr
from scipy.io import loadmat

import poinsot as po
from cases import EXAMPLES
from command import poinsot
from poinsot import Body, Displacement, FileError, Inertia, Joint, Model, System
from poinsot.elements import pair_of_kind
from poinsot.simulation.results import netcdf_writing, tables
from poinsot.simulation.results.files import check_writable, read, write
from poinsot.simulation.results.ledger import ledger
from poinsot.simulation.simulate import simulate

MACHINES = {
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
        return po.ensemble(MACHINES["arm"], over, times=[0.0, 0.2], threads=1)
    return po.simulate(po.load(MACHINES[name]), 0.3, samples=4)


@pytest.fixture(scope="module")
def results() -> dict[str, Any]:
    return {name: result(name) for name in (*MACHINES, "ensemble")}


def entries(run: Any, header: str) -> Any:
    """What the dataset has under a header of a table, row by row."""
    name, labels, _ = HEADER.fullmatch(header).groups()  # type: ignore[union-attr]
    along = {"time", *(run["status"].dims if "status" in run else ())}
    rest = [dim for dim in run[name].dims if dim not in along]
    return run[name].sel(dict(zip(rest, labels.split(", ") if labels else [], strict=True)))


@pytest.mark.sample(3)
@pytest.mark.parametrize("name", [*MACHINES, "ensemble"])
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
        po.simulate(po.load(MACHINES["arm"]), 0.1, to=tmp_path / "run.csv")
    monkeypatch.setattr(tables, "find_spec", lambda _: None)
    with pytest.raises(po.FileError, match=r"pip install 'poinsot\[parquet\]'"):
        po.write(run, tmp_path / "run.parquet")


@pytest.mark.sample(6)
@pytest.mark.parametrize("ending", [".csv", ".parquet", ".mat"])
@pytest.mark.parametrize("name", [*MACHINES, "ensemble"])
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
    words = [MACHINES["arm"], "--time", "0.2", "--samples", "3", "--out", str(tmp_path / "run.csv")]
    done = poinsot("simulate", *words)
    assert done.returncode == 0 and "wrote" in done.stdout + done.stderr, done
    assert len(pd.read_csv(tmp_path / "run.csv")) == 3
    done = poinsot("ensemble", MACHINES["arm"], "--over", "elbow=0,1", "--times", "0,0.2", "--out", tmp_path / "e.csv")
    assert done.returncode == 0 and len(pd.read_csv(tmp_path / "e.csv")) == 4
    done = poinsot("simulate", MACHINES["arm"], "--max-steps", "5", "--out", str(tmp_path / "failed.csv"))
    assert done.returncode == 1 and len(pd.read_csv(tmp_path / "failed.csv"))


@pytest.mark.parametrize("name", [*MACHINES, "ensemble"])
def test_a_table_of_all_dimensions_warns_before_it_is_made(name: str, results: dict[str, Any]) -> None:
    run = results[name]
    if np.prod([*run.sizes.values()]) > 1e6:
        run = run.isel({dim: slice(2) for dim in run.sizes})
    rows = np.prod([*run.sizes.values()])
    crosses = rows != max(each.size for each in run.variables.values())
    assert crosses or name == "network"
    with pytest.warns(po.RunWarning, match=r"poinsot\.table\(\)") if crosses else contextlib.nullcontext():
        assert len(run.to_dataframe()) == rows
    with warnings.catch_warnings(action="error"):
        first = next(key for key, each in run.data_vars.items() if each.dims == run["energy_residual"].dims)
        assert len(run[[first]].to_dataframe()) == run[first].size, "what crosses nothing is silent"
        assert len(run["energy_residual"].to_dataframe()) == run["energy_residual"].size


def test_results_are_datasets_in_all_else(results: dict[str, Any], tmp_path: Path) -> None:
    run = results["arm"]
    kind = type(run)
    assert isinstance(run, xr.Dataset) and repr(run).startswith("<xarray.Dataset>")
    kept = [pickle.loads(pickle.dumps(run)), run.copy(deep=True), run.isel(time=slice(None)).load()]
    kept += [po.read(po.write(run, tmp_path / f"run.{ending}")) for ending in ("nc", "zarr")]
    kept += [po.simulate(po.load(MACHINES["arm"]), 0.3, samples=4, to=tmp_path / "streamed.nc")]
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


SUFFIXES = [
    ".nc",
    pytest.param(".zarr", marks=pytest.mark.skipif(not find_spec("zarr"), reason="zarr is not installed")),
]


@pytest.fixture(scope="module")
def run(oscillator: System) -> xr.Dataset:
    return simulate(oscillator, 2.0, inputs={"force": 2.0})


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_what_is_written_is_read(run: xr.Dataset, tmp_path: Path, suffix: str) -> None:
    path = write(run, tmp_path / f"run{suffix}")
    again = read(path)
    xr.testing.assert_identical(again, run)
    assert ledger(again) == ledger(run)
    write(run.isel(time=slice(0, 3)), path)
    assert read(path).sizes["time"] == 3
    assert [each.name for each in tmp_path.iterdir()] == [path.name]


def test_a_constrained_run_is_written_too(circle: System, tmp_path: Path) -> None:
    run = simulate(circle, 1.0)
    xr.testing.assert_identical(read(write(run, tmp_path / "run.nc")), run)


def test_places_that_cannot_be_written_are_refused_before_the_run(tmp_path: Path) -> None:
    for name, message in (("run.txt", "end in .nc"), ("none/run.nc", "does not exist"), ("run", "end in .nc")):
        with pytest.raises(FileError, match=message):
            check_writable(tmp_path / name)
    (tmp_path / "folder.nc").mkdir()
    with pytest.raises(FileError, match="in the way"):
        check_writable(tmp_path / "folder.nc")
    assert not [each for each in tmp_path.iterdir() if each.name != "folder.nc"]


@pytest.mark.skipif(find_spec("zarr") is not None, reason="zarr is installed")
def test_zarr_without_the_package_is_said(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="zarr is not installed"):
        check_writable(tmp_path / "run.zarr")


def test_a_failed_write_leaves_what_was_there(run: xr.Dataset, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = write(run, tmp_path / "run.nc")

    def full(*args: object, **options: object) -> None:
        Path(str(args[1])).write_bytes(b"half")
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(netcdf_writing, "write_netcdf", full)
    with pytest.raises(FileError, match="No space left"):
        write(run, path)
    assert [each.name for each in tmp_path.iterdir()] == ["run.nc"]
    xr.testing.assert_identical(read(path), run)


def test_what_is_no_result_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="no such file"):
        read(tmp_path / "none.nc")
    (tmp_path / "text.nc").write_text("not a result")
    with pytest.raises(FileError, match=r"cannot read .*text\.nc"):
        read(tmp_path / "text.nc")


METHODS = ("dop853", "radau", "radau9", "gauss")


def welded() -> po.Mechanism:
    """A body fixed to the ground: a mechanism without freedoms."""
    inertia = Inertia.at_centre(2.0, (0.1, 0.0, 0.5), ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)))
    joint = Joint("weld", pair_of_kind("fixed", None), "ground", "block", Displacement.translating([0.0, 0.0, 3.0]))
    return po.Mechanism(Model("welded", (Body("block", inertia),), (joint,)))


def resistive(storage: bool) -> po.Network:
    net = po.Network("divider")
    net.add(po.electrical.VoltageSource("V", 2.0), "a", "ground")
    net.add(po.electrical.Resistor("R", 4.0), "a", "ground")
    if storage:
        net.add(po.electrical.Capacitor("C", 1.0), "a", "ground")
    return net


@pytest.mark.parametrize("method", METHODS)
def test_what_has_no_freedom_stays_where_it_is(method: str) -> None:
    run = po.simulate(welded(), 2.0, times=[0.0, 0.5, 2.0], method=method)
    assert run.attrs["status"] == "done" and run.attrs["atol"] == 1e-12
    assert np.ptp(run["body_position"].values, axis=0).max() == 0.0 and not run["body_twist"].values.any()
    assert np.ptp(run["energy_stored"].values) == 0.0 and not run["energy_residual"].values.any()
    assert "joint_position" not in run and "energy_supplied" not in run


@pytest.mark.parametrize("method", METHODS)
def test_what_stores_nothing_passes_all_of_it_on(method: str) -> None:
    run = po.simulate(resistive(storage=False), 3.0, times=[0.0, 3.0], method=method)
    assert float(run["energy_supplied"][-1, 0]) == pytest.approx(3.0, rel=1e-12)
    assert {entry.kind for entry in po.ledger(run).entries} == {"port", "dissipator"}


def test_every_run_becomes_a_table_and_a_file(tmp_path: Path) -> None:
    """Rows = the product of the dimensions, none of them 0; a mechanism without sources and dampers among them."""
    systems = [welded(), po.load(EXAMPLES / "heavy_top.toml"), po.load(EXAMPLES / "double_pendulum.toml")]
    for system in [*systems, resistive(storage=False), resistive(storage=True)]:
        run = po.simulate(system, 0.1, times=[0.0, 0.05, 0.1])
        assert all(run.sizes.values()), system
        rows = int(np.prod(list(run.sizes.values())))
        crosses = rows > max(each.size for each in run.variables.values())
        with pytest.warns(po.RunWarning, match="crosses dimensions") if crosses else nullcontext():
            assert len(run.to_dataframe()) == rows, system
        assert po.read(po.write(run, tmp_path / "run.nc")).equals(run)
        po.ledger(run)
        po.views.plot_run(run)
