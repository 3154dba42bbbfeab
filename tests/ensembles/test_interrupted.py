"""Ctrl-C in a terminal: it ends soon, says how to go on, and the same line makes the store of an undisturbed run."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from ensembles.stored import finished, hashes

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
