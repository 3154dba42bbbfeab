"""Samples and records give back what they were made of, bit for bit, in whatever batches, files and order."""

import hashlib
import json
import os
import pickle
import signal
import struct
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from copy import copy, deepcopy
from importlib.util import find_spec
from pathlib import Path
from time import sleep
from typing import Any

import numpy as np
import pytest
import xarray as xr

import poinsot as po
import zoo
from interrupting import interrupted
from poinsot import FileError, electrical
from poinsot.simulation.checkpoints.records import pack, put_back, unpack
from poinsot.simulation.failure import SimulationFailure
from poinsot.simulation.plan import MEMORY, PROGRESS
from poinsot.simulation.results import dataset, recording
from simulation.small_systems import explosive, oscillator, particle_on_circle, pendulum


def tree(seed: int) -> Any:
    """A random tree of bodies with springs and dampers, falling from a random state."""
    rng = np.random.default_rng(seed)
    mechanism = po.Mechanism(zoo.random_model(rng, bodies=4, elements=4))
    q, v = zoo.random_state(mechanism.tree, rng)
    return lambda **options: po.simulate(mechanism, 0.2, initial=(q, v), rtol=1e-7, **options)


def circuit(seed: int) -> Any:
    """Diodes behind a source: solved in the residual form."""
    net = po.Network("rectifier")
    net.add(electrical.VoltageSource("V", "5*sin(20*t)"), "a", "ground")
    net.add(electrical.Resistor("Ri", 0.1), "a", "m")
    net.add(electrical.Diode("D"), "m", "b")
    net.add(electrical.Capacitor("C", 1e-3), "b", "ground")
    net.add(electrical.Resistor("R", 10.0 + seed), "b", "ground")
    return lambda **options: po.simulate(net, 0.2, method="radau", rtol=1e-6, **options)


def driven(seed: int) -> Any:
    """A sampled input that jumps."""
    table = [0.0, 1.0, 1.0, 2.0], [0.0, 0.0, 3.0, 3.0]
    return lambda **options: po.simulate(oscillator(), 2.0, inputs={"force": table}, **options)


def held(seed: int) -> Any:
    """A constrained one, with a fixed step."""
    return lambda **options: po.simulate(particle_on_circle(damping=0.1), 2.0, step=0.01, **options)


def controlled(seed: int) -> Any:
    """A controller whose moments fall on samples and between them."""
    push = po.Controller(0.03, lambda t, x: -2.0 * x[1] + t, reads="state", writes="force")
    return lambda **options: po.simulate(oscillator(), 2.0, controllers=push, **options)


CASES = {"tree": tree, "circuit": circuit, "input": driven, "constraint": held, "control": controlled}


def same(one: po.Trajectory, other: po.Trajectory, names: Any = None) -> None:
    """Equal in every bit, attributes but for seconds too."""
    assert np.array_equal(one.time, other.time)
    for name in one.names if names is None else names:
        (dims, a, about), (dims_, b, about_) = one.variables[name], other.variables[name]
        assert (dims, about) == (dims_, about_) and np.array_equal(a, b), name
    for key in one.attrs:
        assert "seconds" in key or one.attrs[key] == other.attrs[key], key


@pytest.mark.sample(1)
@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("late", [False, True])
def test_batches_change_nothing(case: str, late: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    run = CASES[case](3)
    end = float(run(dataset=False, samples=2).time[-1])
    moments = {"times": np.linspace(0.2 * end * late, end, 307), "start": 0.0}
    whole = run(dataset=False, **moments)
    assert whole.attrs["status"] == "done" and len(whole) == 307
    assert ("jacobians" in whole.attrs) == (case == "circuit")
    for size in (1, 7, 100):
        monkeypatch.setattr(recording, "BATCH", size)
        same(whole, run(dataset=False, **moments))
    assert run(**moments).equals(whole.to_dataset())


@pytest.mark.sample(2)
@pytest.mark.parametrize("case", CASES)
def test_what_else_is_observed_changes_nothing(case: str) -> None:
    run = CASES[case](4)
    whole = run(dataset=False, samples=31)
    chosen = [name for name in whole.names if not name.startswith(("energy", "constraint", "control"))]
    for name in chosen:
        alone = run(dataset=False, samples=31, outputs=[name])
        same(alone, whole, alone.names)
        assert set(alone.names) & set(chosen) == {name}


@pytest.mark.parametrize("size", [1, 5])
def test_a_run_that_fails_keeps_what_it_has(size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def failed() -> Any:
        with pytest.raises(SimulationFailure) as caught:
            po.simulate(explosive(), 2.0, samples=201, dataset=False)
        return caught.value.partial

    whole = failed()
    monkeypatch.setattr(recording, "BATCH", size)
    same(whole, failed())


def counted(monkeypatch: pytest.MonkeyPatch, run: Callable[[], Any]) -> int:
    """How many samples the largest batch of a run holds."""
    sizes = []
    take = recording.Recorder.take
    monkeypatch.setattr(
        recording.Recorder, "take", lambda self, s, more: (sizes.append(len(s.times)), take(self, s, more))[1]
    )
    run()
    return max(sizes)


def test_batches_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """By their size, or by the samples in the longest step."""
    monkeypatch.setattr(recording, "BATCH", 50)
    assert counted(monkeypatch, lambda: po.simulate(oscillator(), 1.0, samples=1001, max_step=0.01)) <= 50
    assert counted(monkeypatch, lambda: po.simulate(oscillator(), 1.0, samples=1001, max_step=0.1)) <= 110


def test_a_trajectory_says_what_it_holds() -> None:
    run = po.simulate(oscillator(), 1.0, samples=5, dataset=False)
    assert isinstance(run, po.Trajectory) and len(run) == 5 and "state" in run and "stat" not in run
    assert run.units("energy_stored") == "J" and run.dims("state") == ("time", "coordinate")
    assert run["storage"].tolist() == ["spring", "mass"] and run.ledger() == po.ledger(run.to_dataset())
    assert "state" in repr(run) and run["time"] is run.time
    with pytest.raises(po.SimulationError, match="did you mean 'state'"):
        run["stat"]
    one, other = run.to_dataset(), run.to_dataset()
    one["storage"].attrs["mine"] = 1.0
    one.attrs["mine"] = 1.0
    assert not other["storage"].attrs and "mine" not in run.attrs and "mine" not in run.to_dataset()["storage"].attrs
    assert (
        one.sel(time=0.25)["state"].sizes == {"coordinate": 2} and one.sel(storage="mass")["energy_storage"].ndim == 1
    )


@pytest.mark.parametrize("stride", [1, 3, 7])
def test_samples_at_steps_are_the_ends_of_steps(stride: int) -> None:
    run = po.simulate(oscillator(), 1.005, step=0.01, steps_per_sample=stride, method="rk4", dataset=False)
    every = po.simulate(oscillator(), 1.005, step=0.01, steps_per_sample=1, method="rk4", dataset=False)
    assert run.attrs["steps"] == 101 and run.time[-1] == 1.005
    assert np.array_equal(run.time[:-1], 0.01 * (stride * np.arange(100 // stride + 1)))
    assert np.array_equal(run["state"][:-1], every["state"][:-1:stride][: len(run) - 1])
    assert np.array_equal(run["state"][-1], every["state"][-1])


@pytest.mark.parametrize(
    ("options", "fault"),
    [
        ({"steps_per_sample": 2}, "give step="),
        ({"steps_per_sample": 2, "step": 0.1, "samples": 5}, "give one"),
        ({"steps_per_sample": 2, "step": 0.1, "times": [0.0, 1.0]}, "give one"),
        ({"steps_per_sample": 0, "step": 0.1}, "whole number"),
        ({"steps_per_sample": 1.5, "step": 0.1}, "whole number"),
        ({"steps_per_sample": 1, "step": 1e-9}, "take more steps each"),
    ],
)
def test_contradictions_are_refused(options: dict[str, Any], fault: str) -> None:
    with pytest.raises(po.SimulationError, match=fault):
        po.simulate(oscillator(), 1.0, **options)


def test_there_and_back() -> None:
    rng = np.random.default_rng(5)
    arrays = {
        "numbers": rng.normal(size=(3, 0, 2)), "special": np.array([np.nan, -0.0, np.inf, 5e-324]),
        "whole": rng.integers(-9, 9, (4, 2)), "scalar": np.array(3.0), "progress": np.zeros(1, PROGRESS),
        "memory": np.ones(2, MEMORY), "": np.arange(3)[::-1],
    }  # fmt: skip
    data = {"name": "Ä\n", "time": 0.1 + 0.2, "nested": {"list": [1, None, True]}}
    found, back = unpack(pack(data, arrays), "it")
    assert found == data and list(back) == list(arrays)
    for name, array in arrays.items():
        assert (back[name].dtype, back[name].shape) == (array.dtype, array.shape)
        assert back[name].tobytes() == array.tobytes() and back[name].flags.writeable


def test_what_does_not_fit_is_refused_and_changes_nothing() -> None:
    own = {"x": np.zeros(3), "n": np.zeros(2, np.int64)}
    for saved, message in (
        ({"x": np.ones(3)}, "it lacks 'n'"),
        ({"x": np.ones(3), "n": np.ones(2, np.int64), "y": np.ones(1)}, "it has 'y'"),
        ({"x": np.ones(4), "n": np.ones(2, np.int64)}, r"'x' has the shape \(4,\)"),
        ({"x": np.ones(3), "n": np.ones(2)}, "'n' has the shape"),
    ):
        with pytest.raises(FileError, match=message):
            put_back(own, saved, "it")
        assert not own["x"].any() and not own["n"].any()


def test_a_forged_record_does_no_harm() -> None:
    """With a checksum that is right, and nonsense inside."""
    kinds = (["x", "<f8", [10**12]], ["x", "O", [2]], ["x", "<f8", [-1]], ["x", "<f8", [2, -1]], ["x", "<f8", [1]], 3)
    texts = [json.dumps({"data": {}, "arrays": [kind]}) for kind in kinds]
    for text in ("[]", "{", json.dumps({"arrays": []}), "[" * 100_000, *texts):
        body = struct.pack("<Q", len(text)) + text.encode() + bytes(16)
        with pytest.raises(FileError, match=r"parts do not fit together|no record"):
            unpack(b"poinsot record 1\n" + hashlib.sha256(body).digest() + body, "it")


KINDS = [
    "nc",
    pytest.param("zarr", marks=pytest.mark.skipif(find_spec("zarr") is None, reason="zarr is not installed")),
]
MINE = {"compile_seconds", "loop_compile_seconds", "loop_seconds", "dataset_seconds"}


def same_files(one: Any, other: Any) -> None:
    """Equal in every bit, with names, units and attributes."""
    assert one.equals(other) and set(one.coords) == set(other.coords)
    for name in other.variables:
        about = {k: v for k, v in one[name].attrs.items()}
        assert about == other[name].attrs, name
    for key in set(other.attrs) - MINE:
        assert np.array_equal(one.attrs[key], other.attrs[key]), key
    assert set(one.attrs) == set(other.attrs)


@pytest.mark.sample(1)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("size", [10, 4096])
def test_a_streamed_run_is_the_run(kind: str, size: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    options: dict[str, Any] = {"samples": 101, "inputs": {"force": 1.0}, "atol": [1e-9, 1e-8], "rtol": 1e-8}
    whole = po.simulate(oscillator(), 2.0, **options)
    monkeypatch.setattr(recording, "BATCH", size)
    target = tmp_path / f"run.{kind}"
    run = po.simulate(oscillator(), 2.0, to=target, **options)
    same_files(run.load(), whole)
    same_files(po.read(target), whole)
    assert po.ledger(run) == po.ledger(whole)
    run.close()
    assert [each.name for each in tmp_path.iterdir()] == [target.name]
    again = po.simulate(oscillator(), 1.0, to=target, samples=11)  # a result may take the place of another
    assert again.sizes["time"] == 11 and po.read(target).sizes["time"] == 11


@pytest.mark.sample(1)
@pytest.mark.parametrize("kind", KINDS)
def test_names_that_files_cannot_hold_are_given_back(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    net = po.Network("odd / names")
    net.add(po.electrical.Capacitor("C/1", 1e-3), "a", "ground")
    net.add(po.electrical.Resistor("R: 1", 10.0), "a", "ground")
    options: dict[str, Any] = {"samples": 51, "initial": {"C/1.charge": 1e-3}}
    whole = po.simulate(net, 0.05, **options)
    monkeypatch.setattr(recording, "BATCH", 7)
    same_files(po.simulate(net, 0.05, to=tmp_path / f"run.{kind}", **options).load(), whole)


@pytest.mark.parametrize("kind", KINDS)
def test_a_failed_run_is_in_its_file(kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recording, "BATCH", 10)
    target = tmp_path / f"run.{kind}"
    with pytest.raises(SimulationFailure) as failed:
        po.simulate(explosive(), 2.0, samples=201, to=target)
    with pytest.raises(SimulationFailure) as kept:
        po.simulate(explosive(), 2.0, samples=201)
    same_files(failed.value.partial.load(), kept.value.partial)
    assert po.read(target).attrs["status"] == "failed"


def test_an_interrupted_run_is_in_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C while a batch is recorded waits until it is whole."""
    monkeypatch.setattr(recording, "BATCH", 50)
    take = recording.Recorder.take

    struck: list[int] = []

    def taken(self: Any, *given: Any) -> bool:
        if self.count > 100 and not struck:
            struck.append(self.count)
            os.kill(os.getpid(), signal.SIGINT)
        return take(self, *given)

    monkeypatch.setattr(recording.Recorder, "take", taken)
    assert threading.current_thread() is threading.main_thread()
    run = interrupted(po.simulate, pendulum(), 10.0, samples=1001, max_step=0.1, to=tmp_path / "run.nc").load()
    assert run.attrs["status"] == "interrupted" == po.read(tmp_path / "run.nc").attrs["status"]
    assert 100 < run.sizes["time"] < 1001
    monkeypatch.undo()
    whole = po.simulate(pendulum(), 10.0, samples=1001, max_step=0.1)
    count = int((run["time"].values[:-1] == whole["time"].values[: run.sizes["time"] - 1]).sum())
    assert count == run.sizes["time"] - 1
    assert np.array_equal(run["state"].values[:count], whole["state"].values[:count])


def test_what_cannot_be_written_is_told_before_the_run(tmp_path: Path) -> None:
    with pytest.raises(po.FileError, match=r"end in \.nc"):
        po.simulate(oscillator(), 1.0, to=tmp_path / "run.csv")
    with pytest.raises(po.SimulationError, match="leave one of the two out"):
        po.simulate(oscillator(), 1.0, to=tmp_path / "run.nc", dataset=False)
    (tmp_path / "mine.nc").write_text("not a result")
    with pytest.raises(po.FileError, match="no result of poinsot"):
        po.simulate(oscillator(), 1.0, to=tmp_path / "mine.nc")
    assert sorted(each.name for each in tmp_path.iterdir()) == ["mine.nc"]


def test_a_dataset_is_the_one_that_xarray_makes_of_the_same_arrays() -> None:
    """Law  it is identical to what the public constructor gives, also after copies, selections, sums and pickling,
    whichever of these first asks for its variables."""
    run = po.simulate(oscillator(), 1.0, samples=5, dataset=False)
    labels = {name: np.array(each) for name, each in run.labels.items()}
    coordinates = {"time": ("time", run.time, {"units": "s"}), **labels}
    public = xr.Dataset(dict(run.variables), coordinates, run.attrs)
    changes: list[Callable[[Any], Any]] = [
        lambda each: each, lambda each: each.copy(deep=True), lambda each: pickle.loads(pickle.dumps(each)), copy,
        deepcopy, lambda each: each.isel(time=slice(1, 3)), lambda each: each + each, lambda each: each.transpose(),
        lambda each: each.drop_vars("storage"), lambda each: each.assign_attrs(more=1), lambda each: each.load(),
        lambda each: xr.concat([each, each], "run"), lambda each: each.assign(half=each["energy_stored"] / 2),
    ]  # fmt: skip
    for one, other in ((change(run.to_dataset()), change(public)) for change in changes):
        assert one.identical(other) and dict(one.sizes) == dict(other.sizes)
        assert one.variables.keys() == other.variables.keys()
        assert all(type(one.variables[name]) is type(other.variables[name]) for name in one.variables)
        assert one.indexes.keys() == other.indexes.keys() and one["time"].attrs == other["time"].attrs


def test_threads_that_ask_at_once_get_one_dataset(monkeypatch: pytest.MonkeyPatch) -> None:
    """What one writes while others still ask for the first time stays (two that write are xarray's matter)."""
    run, begun, made = po.simulate(oscillator(), 1.0, samples=5), threading.Barrier(4), []
    parts_of = dataset._parts_of

    def slowly(of: Any) -> Any:
        made.append(of)
        sleep(0.05)
        return parts_of(of)

    def ask(k: int) -> None:
        begun.wait()
        if k == 0:
            run["own"] = ("time", np.full(5, 7.0))
        assert run["time"].size == 5

    monkeypatch.setattr(dataset, "_parts_of", slowly)
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(ask, range(4)))
    assert len(made) == 1 and float(run["own"][0]) == 7.0
