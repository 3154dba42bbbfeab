"""Ctrl-C and SIGTERM end what takes long at any moment with what it has, and are never taken for a fault of the motion.

Law  whenever a SIGINT comes, `KeyboardInterrupt` itself leaves the call: it is never lost, so that loops end
"""

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import quick
from interrupting import interrupted
from poinsot.simulation.loops import native
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
    serve, served = SwitchingRun.serve, list[int]()

    def struck(self: SwitchingRun) -> bool:
        if self.progress["status"] == native.KERNELS_WANTED and self.progress["accepted"] > 0 and not served:
            served.append(1)
            signal.raise_signal(signal.SIGINT)
        return serve(self)

    whole = po.simulate(po.load(BALL), 2.0)
    monkeypatch.setattr(SwitchingRun, "serve", struck)
    run = interrupted(po.simulate, po.load(BALL), 2.0)
    assert served and run.attrs["status"] == "interrupted" and 0 < run.sizes["time"] < whole.sizes["time"]
    count = run.sizes["time"] - 1
    assert np.array_equal(run["joint_position"][:count], whole["joint_position"][:count])


def test_ctrl_c_while_results_are_put_together_hands_them_over(monkeypatch: pytest.MonkeyPatch) -> None:
    trajectory = recording.Recorder.trajectory

    def struck(self: recording.Recorder, attrs: dict[str, Any]) -> Any:
        signal.raise_signal(signal.SIGINT)
        return trajectory(self, attrs)

    monkeypatch.setattr(recording.Recorder, "trajectory", struck)
    assert interrupted(po.simulate, po.load(BALL), 0.1).attrs["status"] == "done"
    assert interrupted(po.simulate, po.load(BALL), 0.1, max_steps=1).attrs["status"] == "failed"


LOOP = """
import os, signal, threading
import poinsot as po
pendulum = po.load("examples/double_pendulum.toml")
po.simulate(pendulum, 0.1)
struck = threading.Event()
signal.signal(signal.SIGINT, signal.default_int_handler)
for k in range(100):
    print(k, flush=True)
    if k == 2:
        threading.Timer({wait}, os.kill, (os.getpid(), signal.SIGINT)).start()
    po.simulate(pendulum, {time}, samples=11)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="processes die of signals on POSIX alone")
@pytest.mark.parametrize("wait, time", [(0.3, 1e4), pytest.param(0.05, 0.1, marks=pytest.mark.long)])
def test_a_loop_over_runs_ends(wait: float, time: float) -> None:
    """Long runs and short ones; the process dies by SIGINT, so that a loop of the shell over scripts ends as well."""
    done = subprocess.run([sys.executable, "-c", LOOP.format(wait=wait, time=time)], capture_output=True, text=True)
    assert done.returncode == -signal.SIGINT and "KeyboardInterrupt" in done.stderr, done.stderr
    assert len(done.stdout.split()) < 100


PENDULUM = "examples/double_pendulum.toml"
TIMES = np.linspace(0.0, 1.0, 11)


def _ensemble(size: float, **options: Any) -> object:
    over = {"elbow": np.linspace(0.0, 3.0, 16)}
    return po.ensemble(PENDULUM, over, times=TIMES * size, chunk=8, **options)


def _fitted(size: float) -> object:
    data = {"time": TIMES, "shoulder": np.cos(TIMES), "elbow": 0.1 * TIMES}
    free = {"bodies.lower.mass": 2.0, "shoulder": 0.5}
    return [po.fit(PENDULUM, data, free, outputs=["shoulder", "elbow"], rtol=1e-6) for _ in range(int(size))]


def _stepped(size: float) -> None:
    stepper = po.Stepper(po.load(PENDULUM), 1e-3)
    for _ in range(int(size**2)):
        stepper.step()


def _assembled(size: float) -> None:
    bar, rng = po.load("examples/four_bar.toml"), np.random.default_rng(0)
    for _ in range(int(size)):
        bar.assemble(bar.random(rng))


LONG: dict[str, Callable[[float], object]] = {
    "in lanes, one thread": partial(_ensemble, threads=1), "in lanes, two threads": partial(_ensemble, threads=2),
    "one by one": partial(_ensemble, threads=1, method="radau"),
    "a trajectory": lambda size: po.simulate(po.load(PENDULUM), 1e3 * size, dataset=False),
    "sensitivities": lambda size: po.sensitivities(po.load(PENDULUM), ["bodies.lower.mass"], size), "fit": _fitted,
    "stepper": _stepped, "assemble": _assembled,
}  # fmt: skip


def interrupted_after_half_a_second(name: str) -> None:
    LONG[name](1.0)  # compiles
    timer = threading.Timer(0.5, os.kill, (os.getpid(), signal.SIGINT))
    timer.start()
    found = interrupted(LONG[name], 1e7)  # of 1e5 a quiet machine is done before
    if name == "fit":
        assert found is None or set(found) == {"bodies.lower.mass", "shoulder"}
    elif name not in ("stepper", "assemble"):
        assert found.attrs["status"] == "interrupted"


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    "name", quick(1, sorted(LONG, key=lambda name: name not in ("a trajectory", "in lanes, two threads")))
)
def test_every_long_call_raises_with_what_there_is(name: str) -> None:
    """In a process of its own, which an interrupt that comes too late would end."""
    text = f"from simulation import test_interrupts\ntest_interrupts.interrupted_after_half_a_second({name!r})"
    paths = os.pathsep.join([str(Path(__file__).parents[1]), *filter(None, sys.path)])
    done = subprocess.run(
        [sys.executable, "-c", text], capture_output=True, text=True, env={**os.environ, "PYTHONPATH": paths}
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.sample(1)
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
