"""A run that is killed at any moments and resumed each time is the run that was never killed, bit for bit."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from interrupting import interrupted
from poinsot import FileError, SimulationError, System
from poinsot.simulation import StepControl, run
from poinsot.simulation.checkpoints import checkpoint, resuming
from poinsot.simulation.results import recording
from simulation.bouncing import ball as bouncing_ball
from simulation.own_tableaus import SDIRK_4, TR_BDF2
from simulation.resuming import Killed, assert_same, killing, resumed
from simulation.stepped import box, floor, scene
from simulation.stepped_examples import EXAMPLES, ladder, line, mechanism, rectifier

FALLING = (
    np.array([0.0, 0.0, 0.1, 0, 0, 0, 1, 0.05, 0.02, 0.25, 0, 0, 0, 1]), np.array([0, 0, 0, 0.3, 0, 0, *[0.0] * 6])
)  # fmt: skip
CASES: dict[str, tuple[Callable[[], Any], dict[str, Any]]] = {
    "dop853": (lambda: mechanism("double_pendulum"), {"time": 10.0}),
    "closed loops": (lambda: mechanism("four_bar"), {"time": 5.0, "rtol": 1e-9}),
    "quaternions": (lambda: mechanism("heavy_top"), {"time": 2.0, "start": -1.0, "times": np.linspace(-0.7, 2.0, 57)}),
    "fixed step": (lambda: mechanism("four_bar"), {"time": 1.0, "step": 1e-3, "method": "rk4"}),
    "radau": (lambda: mechanism("four_bar"), {"time": 1.0, "method": "radau", "rtol": 1e-8}),
    "gauss": (lambda: mechanism("double_pendulum"), {"time": 2.0, "method": "gauss", "rtol": 1e-8}),
    "network": (ladder, {"time": 2.0, "initial": {"C.voltage": 3.0}}),
    "residual form": (rectifier, {"time": 2.0, "method": "radau", "inputs": {"V": ([0.0, 1.0, 1.0], [0, 5, -5])}}),
    "a line with a delay": (line, {"time": 2.0, "method": "radau"}),
    "table and formula": (
        lambda: mechanism("double_pendulum"),
        {"time": 3.0, "inputs": {"shoulder": ([0.0, 1.0, 1.0], np.array([0, 2, -1])), "elbow": "sin(5*t)*step(t - 1)"}},
    ),
    "events": (bouncing_ball, {"time": 4.0, "max_step": 0.01}),
    "an explicit first stage": (
        lambda: mechanism("double_pendulum"),
        {"time": 1.0, "method": TR_BDF2, "rtol": 1e-6, "step_control": StepControl((0.5, 0.1, -0.1))},
    ),
    "diagonally implicit": (lambda: mechanism("four_bar"), {"time": 0.5, "method": SDIRK_4, "rtol": 1e-7}),
    "events by radau": (bouncing_ball, {"time": 4.0, "max_step": 0.01, "method": "radau"}),
    "boxes by time-stepping": (
        lambda: scene([box("a", (0.3, 0.3, 0.1)), box("b", (0.2, 0.2, 0.1))], floor(), mu=0.4),
        {"time": 0.3, "method": "moreau", "step": 2e-3, "initial": FALLING},
    ),
    "an event in time-stepping": (
        lambda: mechanism("double_pendulum"),
        {"time": 1.0, "method": "moreau", "step": 1e-3, "events": po.Event("shoulder - 0.5", name="low")},
    ),
    "gonzalez": (
        lambda: mechanism("double_pendulum"),
        {"time": 2.0, "method": "gonzalez4", "step": 0.01, "inputs": {"elbow": ([0.0, 9.0], [1.0, -1.0])}},
    ),
}  # fmt: skip


@pytest.mark.sample(1)
@pytest.mark.parametrize("case", CASES)
def test_killed_and_resumed_it_is_the_run_in_one_piece(
    case: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    make, options = CASES[case]
    model = make()
    whole = po.simulate(model, **options)
    again = {name: options[name] for name in ("events",) if name in options}
    found, kills = resumed(monkeypatch, tmp_path / "run.ckpt", model, again, **options)
    assert kills > 3
    assert_same(whole, found)
    assert_same(whole, po.resume(tmp_path / "run.ckpt", model, **again))  # of a run that has ended
    assert {each.name for each in tmp_path.iterdir()} == {"run.ckpt", "run.ckpt.samples"}
    assert checkpoint.read(tmp_path / "run.ckpt").data["log"]["count"] > 16
    po.simulate(model, checkpoint=tmp_path / "run.ckpt", **options)  # another, in its place
    assert [each.name for each in tmp_path.iterdir()] == ["run.ckpt"]


def test_functions_and_controllers_are_given_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    m, path = mechanism("double_pendulum"), tmp_path / "run.ckpt"

    def torque(t: Any) -> Any:
        return 2 * np.sin(3 * t)

    def loop(t: float, q: Any, total: float) -> tuple[Any, float]:
        total = total + 0.01 * float(q[1])
        return -0.3 * q[1] - 0.1 * total, total

    def told() -> Any:
        return po.Controller(0.01, loop, reads=["joint_position"], writes=["elbow"], state=0.0, delay=0.003)

    options: dict[str, Any] = {"time": 2.0, "inputs": {"shoulder": torque}}
    whole = po.simulate(m, controllers=told(), **options)
    again = {"inputs": {"shoulder": torque}, "controllers": told()}
    found, kills = resumed(monkeypatch, path, m, again, controllers=told(), **options)
    assert kills > 3
    assert_same(whole, found)
    for missing, message in (
        ({"controllers": told()}, r"the input 'shoulder' was a function.*inputs=\{'shoulder': f\}"),
        (
            {"inputs": {"shoulder": torque, "elbow": 1.0}, "controllers": told()},
            "only functions of time .* not 'elbow'",
        ),
        ({"inputs": {"shoulder": lambda t: 2 * np.sin(4 * t)}, "controllers": told()}, "of another model"),
        ({"inputs": {"shoulder": torque}}, "of another model"),
    ):
        with pytest.raises(FileError, match=message):
            po.resume(path, m, **missing)


@pytest.mark.parametrize("suffix", [".nc", pytest.param(".zarr", marks=pytest.mark.long)])
def test_a_run_that_is_written_while_it_goes_on_is_written_whole(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, suffix: str
) -> None:
    m, path, out = mechanism("double_pendulum"), tmp_path / "run.ckpt", tmp_path / f"run{suffix}"
    rng, kills = np.random.default_rng(5), 0
    with killing(monkeypatch, lambda: int(rng.integers(5, 30)) if kills < 2 else 10**9):
        while True:
            try:
                if path.exists():
                    po.resume(path, m, every=0.0 if kills < 2 else 60.0, to=out).close()
                else:
                    po.simulate(m, 0.5, checkpoint=path, every=0.0, to=out).close()
                break
            except Killed:
                kills += 1
    assert kills == 2
    assert_same(po.read(po.write(po.simulate(m, 0.5), tmp_path / f"whole{suffix}")), po.read(out))


def test_parameters_stand_in_the_checkpoint(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    m = mechanism("double_pendulum")
    family = m.with_parameters(m=f"bodies.{m.body_names[-1]}.mass")
    options: dict[str, Any] = {"time": 2.0, "parameters": {"m": 2.5}}
    found, kills = resumed(monkeypatch, tmp_path / "run.ckpt", family, {}, **options)
    assert kills > 3
    assert_same(po.simulate(family, **options), found)


def test_what_is_damaged_foreign_or_of_another_model_is_refused(tmp_path: Path) -> None:
    m, path = mechanism("double_pendulum"), tmp_path / "run.ckpt"
    po.simulate(m, 0.5, checkpoint=path)
    content = path.read_bytes()
    stepper = po.Stepper(m, 1e-3)
    for wrong, message in (
        (content[:-1], "damaged or not complete"), (content[:100], "damaged or not complete"),
        (content[:100] + b"x" + content[101:], "damaged or not complete"), (b"PK\x03\x04", "no record of poinsot"),
        (b"", "no record of poinsot"), (stepper.save(), "holds the state of a stepper"),
    ):  # fmt: skip
        path.write_bytes(wrong)
        with pytest.raises(FileError, match=message):
            po.resume(path, m)
        assert path.read_bytes() == wrong
    path.write_bytes(content)
    with pytest.raises(FileError, match="of another model: it was made by 'double pendulum', and this is 'four-bar"):
        po.resume(path, mechanism("four_bar"))
    with pytest.raises(FileError, match=r"cannot read the checkpoint .*no such file"):
        po.resume(tmp_path / "none.ckpt", m)
    with pytest.raises(FileError, match="stepper"):
        stepper.restore(content)


def test_other_last_bits_are_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Another processor, other versions below us: the run goes on, and says that its bits may differ."""
    m, path = mechanism("double_pendulum"), tmp_path / "run.ckpt"
    po.simulate(m, 0.5, checkpoint=path)
    saved = po.Stepper(m, 1e-3).save()
    monkeypatch.setattr(resuming, "surroundings", lambda machine: f"not {machine}")
    with pytest.warns(po.RunWarning, match=r"the checkpoint .* was made on another processor"):
        po.resume(path, m)
    with pytest.warns(po.RunWarning, match="the saved state was made on another processor"):
        po.Stepper(m, 1e-3).restore(saved)


def test_a_disk_that_is_full_ends_the_checkpoints_and_not_the_run(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    m, path = mechanism("double_pendulum"), tmp_path / "run.ckpt"
    whole = po.simulate(m, 2.0)
    replace, written = os.replace, [0]

    def full(*places: Any) -> None:
        written[0] += 1
        if written[0] > 3:
            raise OSError(28, "No space left on device")
        replace(*places)

    monkeypatch.setattr(os, "replace", full)
    monkeypatch.setattr(run, "SLICE_SECONDS", 1e-6)
    with pytest.warns(po.RunWarning, match=r"No space left on device\. The run goes on") as told:
        assert_same(whole, po.simulate(m, 2.0, checkpoint=path, every=0.0))
    assert len(told) == 1 and [each.name for each in tmp_path.iterdir()] == ["run.ckpt"]
    written[0] = -(10**9)
    assert_same(whole, po.resume(path, m))
    written[0] = 9
    with pytest.raises(SimulationError, match="cannot write the checkpoint"):
        po.simulate(m, 2.0, checkpoint=path)


def test_samples_beside_a_checkpoint_are_its_own_or_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    m, path = mechanism("double_pendulum"), tmp_path / "run.ckpt"
    monkeypatch.setattr(recording, "BATCH", 16)
    whole = po.simulate(m, 1.0, samples=200, checkpoint=path)
    log = checkpoint.log_of(path)
    content = log.read_bytes()
    for wrong in (None, b"", content[:-1], content[:50] + b"x" + content[51:]):
        log.unlink() if wrong is None else log.write_bytes(wrong)
        with pytest.raises(FileError, match=r"run.ckpt.samples is (missing or not complete|damaged)"):
            po.resume(path, m)
    log.write_bytes(content + b"what a killed run had written after its last checkpoint")
    assert_same(whole, po.resume(path, m))


def test_what_stands_in_the_way_of_a_checkpoint_is_told_before_the_run(tmp_path: Path) -> None:
    m = mechanism("double_pendulum")
    (tmp_path / "thesis.txt").write_text("chapter 1")
    for path, message in (
        (tmp_path / "thesis.txt", "something of that name is in the way"),
        (tmp_path, "something of that name is in the way"),
        (tmp_path / "missing" / "run.ckpt", "its folder does not exist"),
    ):
        with pytest.raises(SimulationError, match=message):
            po.simulate(m, 0.1, checkpoint=path)
    assert (tmp_path / "thesis.txt").read_text() == "chapter 1"


def test_what_is_told_of_a_model_is_written_without_loss() -> None:
    given = {
        "q": ([0.1 + 0.2, -0.0], {"v": np.array([[1, 2]])}), "none": None, "text": "sin(t)", "n": np.float64(1 / 3),
    }  # fmt: skip
    found = checkpoint.unplain(json.loads(json.dumps(checkpoint.plain(given, "it"))))
    assert found["q"][0] == [0.1 + 0.2, -0.0] and found["q"][1]["v"].tolist() == [[1.0, 2.0]]
    assert isinstance(found["q"], tuple) and (found["none"], found["text"], found["n"]) == (None, "sin(t)", 1 / 3)
    with pytest.raises(SimulationError, match="it cannot be written into a checkpoint, since it holds a complex"):
        checkpoint.plain([1j], "it")


def test_a_run_that_fails_or_is_interrupted_keeps_where_it_was(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, oscillator: System
) -> None:
    path = tmp_path / "run.ckpt"
    whole = po.simulate(oscillator, 5.0)
    advance, calls = run.LoopRun.advance, [0]

    def struck(self: run.LoopRun, attempts: int) -> None:
        calls[0] += attempts > 0
        if calls[0] > 2:
            raise KeyboardInterrupt
        advance(self, min(attempts, 5))

    with monkeypatch.context() as patch:
        patch.setattr(run.LoopRun, "advance", struck)
        early = interrupted(po.simulate, oscillator, 5.0, checkpoint=path)
    assert early.attrs["status"] == "interrupted" and early.attrs["reached"] < 5.0
    assert_same(whole, po.resume(path, oscillator))
    with pytest.raises(po.SimulationFailure):
        po.simulate(oscillator, 5.0, checkpoint=path, max_steps=7)
    with pytest.raises(po.SimulationFailure, match="it has used the 7 steps allowed"):
        po.resume(path, oscillator)


PROGRAM = """
import sys, numpy as np, poinsot as po
from poinsot.simulation import run
run.SLICE_SECONDS = 1e-3
model, path, every = po.load(sys.argv[1]), sys.argv[2], float(sys.argv[5])
import pathlib
if pathlib.Path(path).exists():
    found = po.resume(path, model, every=every, progress=False)
else:
    options = dict(samples=2000, method=sys.argv[3], checkpoint=path, every=every, progress=False)
    found = po.simulate(model, float(sys.argv[4]), **options)
po.write(found, path + ".nc")
print("done")
"""


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="processes are killed by a signal")
@pytest.mark.parametrize(("method", "end", "kills"), [("dop853", 1e3, 1), ("dop853", 1e4, 25), ("radau", 30.0, 25)])
def test_processes_that_are_killed_lose_nothing(method: str, end: float, kills: int, tmp_path: Path) -> None:
    """Real processes, killed by the system at random moments of their run."""
    model = po.load(file := EXAMPLES / "four_bar.toml")
    whole = po.simulate(model, end, samples=2000, method=method)
    rng, path, killed = np.random.default_rng(kills), tmp_path / "run.ckpt", 0
    while True:
        every = 0.002 if killed < kills else 60.0
        words = [sys.executable, "-c", PROGRAM, str(file), str(path), method, str(end), str(every)]
        with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as process:
            begun = path.stat().st_mtime_ns if path.exists() else 0
            while process.poll() is None and not (path.exists() and path.stat().st_mtime_ns != begun):
                time.sleep(0.002)  # until the run itself is under way
            if killed < kills:
                time.sleep(rng.uniform(0, 0.2))
                if process.poll() is None:
                    os.kill(process.pid, signal.SIGKILL)
                    killed += 1
            output = process.communicate()[0].decode()
        if process.returncode == 0:
            break
        assert process.returncode == -signal.SIGKILL, output
    assert killed == kills, "the run was over too soon to be killed so often"
    assert_same(po.read(tmp_path / "run.ckpt.nc"), po.read(po.write(whole, tmp_path / "whole.nc")))
    assert not list(tmp_path.glob(".*.tmp"))
