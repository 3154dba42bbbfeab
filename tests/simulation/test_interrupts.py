"""Ctrl-C and SIGTERM end a run at any moment with what it has, and are never taken for a fault of the motion."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from poinsot.simulation.results import recording
from poinsot.simulation.switching_run import SwitchingRun

BALL = "examples/bouncing_ball.toml"

TERMINATED = """
import os, signal, sys
from poinsot.simulation.results import recording
take, struck = recording.Recorder.take, []
def taken(self, *given):
    if self.count > 20 and not struck:
        struck.append(self.count)
        os.kill(os.getpid(), signal.SIGTERM)
    return take(self, *given)
recording.Recorder.take, recording.BATCH = taken, 10
"""


def test_ctrl_c_while_the_loop_is_served_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the loop of what switches waits for kernels, of the first impact here."""
    serve, served = SwitchingRun._serve, list[int]()

    def struck(self: SwitchingRun, status: int) -> bool:
        if self.progress["accepted"] > 0 and not served:
            served.append(status)
            signal.raise_signal(signal.SIGINT)
        return serve(self, status)

    whole = po.simulate(po.load(BALL), 2.0)
    monkeypatch.setattr(SwitchingRun, "_serve", struck)
    run = po.simulate(po.load(BALL), 2.0)
    assert served and run.attrs["status"] == "interrupted" and 0 < run.sizes["time"] < whole.sizes["time"]
    count = run.sizes["time"] - 1
    assert np.array_equal(run["joint_position"][:count], whole["joint_position"][:count])


def test_ctrl_c_while_results_are_put_together_comes_too_late(monkeypatch: pytest.MonkeyPatch) -> None:
    trajectory = recording.Recorder.trajectory

    def struck(self: recording.Recorder, attrs: dict[str, Any]) -> Any:
        signal.raise_signal(signal.SIGINT)
        return trajectory(self, attrs)

    monkeypatch.setattr(recording.Recorder, "trajectory", struck)
    assert po.simulate(po.load(BALL), 0.1).attrs["status"] == "done"


@pytest.mark.skipif(sys.platform == "win32", reason="SIGTERM cannot be handled there")
@pytest.mark.parametrize("door", ["command", "script"])
def test_sigterm_keeps_the_file_and_ends_the_process(door: str, tmp_path: Path) -> None:
    """As batch systems and containers end a job; exit code 143 in a shell."""
    if door == "command":
        words = ["simulate", "examples/double_pendulum.toml", "--time", "10", "--out", str(tmp_path / "run.nc")]
        text = f"{TERMINATED}sys.argv[1:] = {words!r}\nfrom poinsot.cli import main\nmain()"
    else:
        options = f"time=10.0, to={str(tmp_path / 'run.nc')!r}, checkpoint={str(tmp_path / 'run.ckpt')!r}"
        text = f"{TERMINATED}import poinsot as po\npo.simulate(po.load('examples/double_pendulum.toml'), {options})"
    done = subprocess.run([sys.executable, "-c", text], capture_output=True, text=True)
    assert done.returncode == -signal.SIGTERM and "Traceback" not in done.stderr, done.stderr
    assert {each.name for each in tmp_path.iterdir() if not each.name.startswith("run.ckpt")} == {"run.nc"}
    run = po.read(tmp_path / "run.nc")
    assert run.attrs["status"] == "interrupted" and 20 < run.sizes["time"] < 1001
