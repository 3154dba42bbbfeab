"""What a worker does, in this process, without a cluster: several pieces a task, in any number."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from ensembles.stored import OPTIONS, OVER, Here, circuit, finished, hashes, same
from poinsot.ensembles.storing import cluster, working
from poinsot.ensembles.storing import place as places

LINE = {name: value for name, value in OPTIONS.items() if name != "threads"} | {"chunk": 3}


@pytest.mark.long
def test_pieces_in_tasks_of_any_number(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Law  however many pieces are in a task and go to the disk together, and whoever writes them: the same files."""
    whole = po.ensemble(circuit(), OVER, **LINE, store=tmp_path / "threads.zarr")
    expected = hashes(tmp_path / "threads.zarr")
    for seed, files in ((2, 20), (3, 1)):
        here = Here(seed, reached=seed != 3)
        monkeypatch.setattr(cluster, "run_on", here)
        monkeypatch.setattr(working, "FILES", files)
        path = tmp_path / f"{seed}.zarr"
        same(whole, po.ensemble(circuit(), OVER, **LINE, store=path, cluster="here"))
        assert hashes(path) == expected, seed
        assert set(here.ended) == ({"written"} if seed != 3 else {"part"})


def test_a_task_ends_before_what_it_cannot_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Law  no room, or a function that fails, in the midst of a task: what was before is finished, what is told
    finished is, and the same line makes the same store."""
    po.ensemble(circuit(), OVER, **LINE, store=tmp_path / "threads.zarr")
    expected, rename, path = hashes(tmp_path / "threads.zarr"), os.replace, tmp_path / "runs.zarr"
    rng = np.random.default_rng(5)
    for seed in range(3):
        left = [int(rng.integers(20, 60))]

        def replace(a: Any, b: Any, left: list[int] = left) -> None:
            left[0] -= 1
            if left[0] < 0:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            rename(a, b)

        here = Here(seed, begin=lambda: monkeypatch.setattr(places.os, "replace", replace))
        monkeypatch.setattr(cluster, "run_on", here)
        before = finished(path)
        with pytest.raises(po.SimulationError, match="No space left on device"):
            po.ensemble(circuit(), OVER, **LINE, store=path, cluster="here")
        assert here.ended.count("written") <= finished(path) - before and here.ended[-1] == "full"
        monkeypatch.setattr(places.os, "replace", rename)
        if finished(path) > 8:
            break
    monkeypatch.setattr(cluster, "run_on", Here(9))
    po.ensemble(circuit(), OVER, **LINE, store=path, cluster="here")
    assert hashes(path) == expected

    bad = [True]

    def deep(run: Any) -> float:
        if bad[0] and run["C.voltage"][0] == OVER["C.voltage"][7]:
            raise OSError("a table is missing")
        return float(run["C.voltage"][-1])

    here = Here(6)
    monkeypatch.setattr(cluster, "run_on", here)
    with pytest.raises(OSError, match="a table is missing"):
        po.ensemble(circuit(), OVER, **LINE, reduce={"end": deep}, store=tmp_path / "deep.zarr", cluster="here")
    assert here.ended == ["written"] * 7 and finished(tmp_path / "deep.zarr") == 7
