"""A run that is written while it goes on is the run: in NetCDF and Zarr, in whatever batches, also where it fails."""

from __future__ import annotations

import os
import signal
import threading
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from interrupting import interrupted
from poinsot.simulation.failure import SimulationFailure
from poinsot.simulation.results import recording
from simulation.small_systems import explosive, oscillator, pendulum

KINDS = [
    "nc",
    pytest.param("zarr", marks=pytest.mark.skipif(find_spec("zarr") is None, reason="zarr is not installed")),
]
MINE = {"compile_seconds", "loop_compile_seconds", "loop_seconds", "dataset_seconds"}


def same(one: Any, other: Any) -> None:
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
    same(run.load(), whole)
    same(po.read(target), whole)
    assert po.ledger(run) == po.ledger(whole)
    run.close()
    assert [each.name for each in tmp_path.iterdir()] == [target.name]
    again = po.simulate(oscillator(), 1.0, to=target, samples=11)  # a result may take the place of another
    assert again.sizes["time"] == 11 and po.read(target).sizes["time"] == 11


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
    same(po.simulate(net, 0.05, to=tmp_path / f"run.{kind}", **options).load(), whole)


@pytest.mark.parametrize("kind", KINDS)
def test_a_failed_run_is_in_its_file(kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recording, "BATCH", 10)
    target = tmp_path / f"run.{kind}"
    with pytest.raises(SimulationFailure) as failed:
        po.simulate(explosive(), 2.0, samples=201, to=target)
    with pytest.raises(SimulationFailure) as kept:
        po.simulate(explosive(), 2.0, samples=201)
    same(failed.value.partial.load(), kept.value.partial)
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
