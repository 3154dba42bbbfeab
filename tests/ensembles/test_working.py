"""What a worker does, in this process; threads trace under one lock; Ctrl-C ends soon and says how to go on."""

import errno
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import EXAMPLES, quick
from ensembles.stored import OPTIONS, OVER, Here, circuit, finished, hashes, same
from poinsot import electrical as el
from poinsot.algebra import collecting, traced
from poinsot.ensembles.storing import cluster, working
from poinsot.ensembles.storing import place as places
from poinsot.programs.locking import compiling

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


def low_pass() -> po.Network:
    """R and C behind a source whose formula has a moment of its own."""
    net = po.Network("low pass")
    net.add(el.VoltageSource("V", "sin(40*t)*exp(t/7)"), "in", "ground")
    net.add(el.Resistor("R", 100.0), "in", "out")
    net.add(el.Capacitor("C", 1e-4, voltage=1.0), "out", "ground")
    return net


def rectifier() -> po.Network:
    """A diode that charges a capacitor."""
    net = low_pass()
    net.add(el.IdealDiode("D"), "out", "load")
    net.add(el.Resistor("RL", 300.0), "load", "ground")
    return net


R = np.linspace(50.0, 200.0, 8)
CASES: dict[str, tuple[Any, dict[str, Any], dict[str, Any]]] = {
    "families of networks": (low_pass, {"elements.R.resistance": R}, {}),
    "starts": (low_pass, {"C.voltage": R / 100}, {}),
    "starts of storages in other numbers": (low_pass, {"elements.C.capacitance": 1e-6 * R, "C.voltage": R / 100}, {}),
    "networks that switch": (rectifier, {"elements.RL.resistance": R}, {}),
    "networks that switch, by starts": (rectifier, {"C.voltage": R / 100}, {}),
    "implicit methods": (low_pass, {"elements.R.resistance": R}, {"method": "radau"}),
    "mechanisms": (EXAMPLES / "double_pendulum.toml", {"m": R / 100}, {}),
    "mechanisms, one by one": (EXAMPLES / "double_pendulum.toml", {"m": R / 100}, {"method": "gauss"}),
}


@pytest.mark.parametrize("case", quick(2, CASES))
def test_whoever_traces_in_a_thread_holds_the_lock(case: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Law  every number that is traced outside the main thread is made and freed by the owner of `compiling`."""
    model, over, options = CASES[case]
    begin, alone, seen = traced.Traced.__init__, [], set()

    def watched(self: Any, *given: Any) -> None:
        if threading.current_thread() is not threading.main_thread():
            seen.add(threading.current_thread().name)
            if not compiling.is_mine():
                alone.append(case)
        begin(self, *given)

    def freed(_: Any) -> None:
        elsewhere = threading.current_thread() is not threading.main_thread()
        if elsewhere and not (compiling.is_mine() or collecting.is_here()):  # whoever wants the lock waits for these
            alone.append(f"{case}: freed")

    monkeypatch.setattr(traced.Traced, "__init__", watched)
    monkeypatch.setattr(traced.Traced, "__del__", freed, raising=False)
    runs = po.ensemble(
        model() if callable(model) else str(model), over, zip=True, time=0.1, samples=3, chunk=2, threads=2, **options
    )
    assert (runs.status == "done").all() and not alone


FILE, LAST, COUNT = "examples/double_pendulum.toml", 60.0, 1000
COMMAND = "import sys; from poinsot.cli.app import run; sys.exit(run())"


def undisturbed(store: Path) -> Any:
    return po.ensemble(FILE, {"elbow": np.linspace(0.0, 3.0, COUNT)}, times=[0.0, LAST], threads=1, store=store)


@pytest.mark.skipif(sys.platform == "win32", reason="groups of processes are POSIX's")
@pytest.mark.parametrize("more", [("--threads", "2"), pytest.param(("--workers", "2"), marks=pytest.mark.long)])
def test_ctrl_c(more: tuple[str, ...], tmp_path: Path) -> None:
    """Law  on threads and on workers, the signal to all processes of the terminal, as it gives it: code 130, one
    sentence and no traceback; what is finished stays, no process is left, and the same line goes on."""
    store = tmp_path / "runs.zarr"
    line = [sys.executable, "-c", COMMAND, "ensemble", FILE, "--over", f"elbow=0:3:{COUNT}", "--times", f"0,{LAST}"]
    process = subprocess.Popen([*line, *more, "--out", str(store)], stderr=subprocess.PIPE, text=True,
                               stdout=subprocess.DEVNULL, start_new_session=True)  # fmt: skip
    try:
        until = time.monotonic() + 120
        while not finished(store) and process.poll() is None and time.monotonic() < until:
            time.sleep(0.002)
        os.killpg(process.pid, signal.SIGINT)
        said = process.communicate(timeout=60)[1]
        assert process.returncode == 130, said
        assert "Run the same line again" in said and "Traceback" not in said, said
        with pytest.raises(ProcessLookupError):
            while time.monotonic() < until + 60:  # what keeps Python's semaphores ends a moment later
                os.killpg(process.pid, 0)
                time.sleep(0.02)
    finally:
        process.kill()
        process.wait()
    there = finished(store)
    assert 0 < there < 32
    before = {name: each for name, each in hashes(store).items() if "/done/" in name}
    undisturbed(store)
    undisturbed(tmp_path / "undisturbed.zarr")
    assert before.items() <= hashes(store).items()
    assert hashes(store) == hashes(tmp_path / "undisturbed.zarr")
