"""Records changed and signed anew are resumed or refused: no process dies, hangs, or raises what is foreign."""

import copy
import json
import os
import resource
import signal
import traceback
import warnings
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import quick
from poinsot.simulation.checkpoints.records import pack, unpack
from simulation import stepped
from simulation.resuming import Killed, killing
from simulation.stepped_examples import ladder, mechanism, rectifier

SECONDS = 30
"""Of processor time that a resumed run of so few steps may take."""
REALS = (np.nan, np.inf, -np.inf, 1e300, -1e300, 5e-324, 0.0, -0.0, -1.0, 1.0, 2.0**40, -(2.0**40), 1e18)
WHOLES = (-1, 0, 1, 2, 3, 7, 2**40, -(2**40), 2**62, -(2**63), 2**31, 1000)
OTHERS: tuple[Any, ...] = (
    None, -1, 0, 1.5, 2**40, -(2**40), 10**400, float("nan"), 1e300, True, "", "x", [], [1], {}, {"x": 1},
)  # fmt: skip
Case = tuple[Callable[[], Any], dict[str, Any], Callable[[], dict[str, Any]]]


def none() -> dict[str, Any]:
    return {}


def controlled() -> dict[str, Any]:
    def loop(t: float, q: Any, total: float) -> tuple[Any, float]:
        total = total + 0.01 * float(q[1])
        return -0.3 * q[1] - 0.1 * total, total

    return {"controllers": po.Controller(0.01, loop, reads=["joint_position"], writes=["elbow"], state=0.0, delay=3e-3)}


def balls() -> po.Mechanism:
    return stepped.scene([stepped.ball("a"), stepped.ball("b")], stepped.floor(), e=0.5, mu=0.3)


def falling() -> Any:
    return stepped.state(balls(), [[0.0, 0.0, 0.15], [0.05, 0.0, 0.4]])


CASES: dict[str, Case] = {
    "smooth": (lambda: mechanism("double_pendulum"), {"time": 4.0}, none),
    "closed loops": (lambda: mechanism("four_bar"), {"time": 0.5, "rtol": 1e-9}, none),
    "fixed step": (lambda: mechanism("four_bar"), {"time": 0.5, "step": 1e-3, "method": "rk4"}, none),
    "implicit": (lambda: mechanism("double_pendulum"), {"time": 1.0, "method": "radau", "rtol": 1e-8}, none),
    "keeping": (lambda: mechanism("double_pendulum"), {"time": 0.5, "step": 1e-2, "method": "midpoint"}, none),
    "residual form": (
        rectifier, {"time": 2.0, "method": "radau", "inputs": {"V": ([0.0, 1.0, 1.0], [0, 5, -5])}}, none,
    ),
    "network": (ladder, {"time": 2.0, "initial": {"C.voltage": 3.0}}, none),
    "switching": (lambda: po.load("examples/bouncing_ball.toml"), {"time": 2.0}, none),
    "switching, implicit": (
        lambda: po.load("examples/bouncing_ball.toml"), {"time": 2.0, "method": "radau", "rtol": 1e-8}, none,
    ),
    "time-stepping": (balls, {"time": 0.5, "method": "moreau", "step": 1e-3, "initial": falling()}, none),
    "controllers": (lambda: mechanism("double_pendulum"), {"time": 1.0}, controlled),
}  # fmt: skip
STEPPERS: dict[str, Callable[[], po.Stepper]] = {
    "whole steps": lambda: po.Stepper(mechanism("four_bar"), 1e-3),
    "paused steps": lambda: po.Stepper(mechanism("double_pendulum"), 1e-2, "dop853"),
    "paused, implicit": lambda: po.Stepper(rectifier(), 1e-2, "radau", inputs={"V": 5.0}),
    "paused, switching": lambda: po.Stepper(po.load("examples/bouncing_ball.toml"), 1e-2),
    "controlled": lambda: po.Stepper(mechanism("double_pendulum"), 1e-2, **controlled_by_steps()),
}


def controlled_by_steps() -> dict[str, Any]:
    def loop(t: float, q: Any, total: float) -> tuple[Any, float]:
        return -0.3 * q[1] - 0.1 * total, total + 0.01 * float(q[1])

    return {"controllers": po.Controller(0.02, loop, reads=["joint_position"], writes=["elbow"], state=0.0, delay=0.01)}


def begun(case: str, monkeypatch: pytest.MonkeyPatch, folder: Path) -> tuple[Any, Path]:
    """The model of a case, and a checkpoint that was written on the way."""
    make, options, acting = CASES[case]
    model, path = make(), folder / "run.ckpt"
    with killing(monkeypatch, lambda: 12), pytest.raises(Killed):
        po.simulate(model, checkpoint=path, every=0.0, max_steps=20_000, **options, **acting())
    return model, path


def leaves(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The ways to all that stands in data."""
    if path:
        yield path
    pairs = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, each in pairs:
        yield from leaves(each, (*path, key))


def change_data(rng: np.random.Generator, data: dict[str, Any]) -> str:
    """One entry of data is another, or is gone."""
    ways = [each for each in leaves(data) if each[0] not in ("package", "equations", "bits", "model")]
    *way, last = ways[rng.integers(len(ways))]
    at = data
    for key in way:
        at = at[key]
    if rng.random() < 0.15:
        del at[last]
        return f"{(*way, last)} is gone"
    at[last] = OTHERS[rng.integers(len(OTHERS))]
    return f"{(*way, last)} is {str(at[last])[:20]}"


def change_array(rng: np.random.Generator, arrays: dict[str, np.ndarray]) -> str:
    """Some numbers of one array, or of one field of records, are others."""
    fields = [(name, field) for name, each in arrays.items() if each.size for field in each.dtype.names or (None,)]
    name, field = fields[rng.integers(len(fields))]
    found = arrays[name] if field is None else arrays[name][field]
    where: Any = tuple(rng.integers(size) for size in found.shape)
    if rng.random() < 0.1:
        where = (...,)
    if rng.random() < 0.3:
        one = np.array(found[where]).reshape(-1)[:1].copy()
        one.view(np.uint64)[0] ^= np.uint64(1) << np.uint64(rng.integers(64))
        found[where] = one[0]
    elif found.dtype.kind == "f":
        found[where] = REALS[rng.integers(len(REALS))]
    else:
        found[where] = WHOLES[rng.integers(len(WHOLES))]
    return f"{name}.{field}{list(where)} is {np.array(found[where]).reshape(-1)[0]}"


def forged(record: bytes, seed: int) -> tuple[bytes, str]:
    """A record with one to three changes, signed; and what they are."""
    rng = np.random.default_rng(seed)
    data, arrays = copy.deepcopy(unpack(record, "it"))
    told = []
    for _ in range(rng.integers(1, 4)):
        told.append(change_data(rng, data) if rng.random() < 0.2 else change_array(rng, arrays))
    return pack(data, arrays), "; ".join(told)


def outcome(act: Callable[[], Any]) -> str:
    """How something ends in a process of its own: "done", "refused: …", or what must not be."""
    read, write = os.pipe()
    with warnings.catch_warnings(action="ignore"):
        child = os.fork()
    if child == 0:
        told = ""
        try:
            os.close(read)
            resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS + 5))
            signal.signal(signal.SIGXCPU, signal.SIG_DFL)
            signal.alarm(20 * SECONDS)
            os.fsync = lambda file: None  # waiting for the disk is most of such short runs
            warnings.simplefilter("ignore")
            with np.errstate(all="ignore"):
                act()
            told = "done"
        except po.PoinsotError as error:
            told = f"refused: {type(error).__name__}: {error}"
        except BaseException:
            told = f"foreign: {traceback.format_exc()}"
        os.write(write, told.encode()[-60_000:])
        os._exit(0)
    os.close(write)
    with os.fdopen(read, "rb") as pipe:
        told = pipe.read().decode()
    _, status = os.waitpid(child, 0)
    return f"killed by signal {os.WTERMSIG(status)}" if os.WIFSIGNALED(status) else told


def refused_or_done(attempt: Callable[[bytes], Any], record: bytes, seeds: range, limit: int = 5) -> None:
    """Forged records of these seeds, each in a process of its own."""
    attempt(record)  # here, so that what it imports and compiles is there in every process that follows
    faults, refused = [], 0
    for seed in seeds:
        changed, told = forged(record, seed)
        ended = outcome(lambda changed=changed: attempt(changed))  # type: ignore[misc]
        refused += ended.startswith("refused")
        if ended != "done" and not ended.startswith("refused"):
            faults.append(f"seed {seed}: {told}\n{ended}")
            if len(faults) >= limit:
                break
    assert not faults, "\n\n".join(faults)
    assert refused > len(seeds) // 10


def resume_forged(case: str, monkeypatch: pytest.MonkeyPatch, folder: Path, seeds: range) -> None:
    model, path = begun(case, monkeypatch, folder)
    record, log = path.read_bytes(), path.with_name("run.ckpt.samples")
    samples = log.read_bytes() if log.exists() else None

    def attempt(content: bytes) -> None:
        path.write_bytes(content)
        if samples is not None:
            log.write_bytes(samples)
        po.resume(path, model, progress=False, **CASES[case][2]())

    refused_or_done(attempt, record, seeds)


def restore_forged(case: str, seeds: range) -> None:
    stepper = STEPPERS[case]()
    stepper.step(count=30)
    record = stepper.save()

    def attempt(content: bytes) -> None:
        stepper.restore(content)
        stepper.step(count=20)
        stepper.step(count=1)
        _ = stepper.energy, stepper.observe(), stepper.save()

    refused_or_done(attempt, record, seeds)


MANY = pytest.mark.parametrize("seeds", quick(1, [range(6), range(1000, 1600)]), ids=["few", "many"])


@pytest.mark.sample(1)
@MANY
@pytest.mark.parametrize("case", quick(4, CASES))
def test_forged_checkpoints_are_resumed_or_refused(
    case: str, seeds: range, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    resume_forged(case, monkeypatch, tmp_path, seeds)


@pytest.mark.sample(1)
@MANY
@pytest.mark.parametrize("case", STEPPERS)
def test_forged_states_of_steppers_are_restored_or_refused(case: str, seeds: range) -> None:
    restore_forged(case, seeds)


WORST: dict[str, tuple[str, str | None, Any]] = {
    "sample": ("run.work.progress", "sample", -(2**40)), "segment": ("run.work.progress", "segment", 2**40),
    "taken": ("run.work.progress", "taken", -(2**40)), "room": ("run.work.progress", "room", 2**40),
    "accepted": ("run.work.progress", "accepted", -(2**62)), "time": ("run.work.progress", "time", np.nan),
    "stop": ("run.work.progress", "stop", 0.0), "grid": ("course.grid", None, np.nan),
    "state": ("run.work.x", None, np.nan),
}  # fmt: skip


@pytest.mark.sample(3)
@pytest.mark.parametrize("name", WORST)
def test_the_number_that_no_run_says_is_named(name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    array, field, value = WORST[name]
    model, path = begun("smooth", monkeypatch, tmp_path)
    data, arrays = unpack(path.read_bytes(), "it")
    (arrays[array] if field is None else arrays[array][field])[...] = value
    content = pack(data, arrays)

    def attempt() -> None:
        path.write_bytes(content)
        po.resume(path, model, progress=False)

    found = outcome(attempt)
    assert found.startswith("refused: FileError") and "no run of this model says" in found, found


def test_a_number_of_steps_that_is_none_is_refused_at_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """It was looked for among all whole numbers below 2⁶²."""
    model, path = begun("smooth", monkeypatch, tmp_path)
    data, arrays = unpack(path.read_bytes(), "it")
    for steps in (1.5, np.nan, 0, 1 << 70):
        data["control"]["max_steps"] = steps
        path.write_bytes(pack(data, arrays))
        with pytest.raises(po.FileError, match="damaged or forged"):
            po.resume(path, model, progress=False)


def test_every_whole_number_of_a_saved_run_has_bounds(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Law  what loops may index with is in the table; restoring fails by a KeyError where it is not."""
    from poinsot.simulation.checkpoints import bounds

    for case in CASES:
        (folder := tmp_path / case).mkdir()
        _, path = begun(case, monkeypatch, folder)
        _, arrays = unpack(path.read_bytes(), "it")
        saved = {name.removeprefix("run."): each for name, each in arrays.items() if name.startswith("run.")}
        whole = {name for name, each in bounds._numbers(saved) if each.dtype.kind != "f"}
        assert whole - bounds.FIXED <= set(bounds.WHOLE), json.dumps(sorted(whole))


@pytest.mark.long
@pytest.mark.skipif(find_spec("zarr") is None, reason="zarr is not installed")
def test_forged_records_of_stores_are_done_anew_or_refused(tmp_path: Path) -> None:
    """Law  records of pieces, changed and signed: their pieces are run anew, taken as they are, or refused."""
    path = tmp_path / "runs.zarr"
    options: dict[str, Any] = {"time": 1e-2, "samples": 4, "threads": 1, "store": path, "chunk": 4}

    def run(**more: Any) -> Any:
        return po.ensemble(ladder(), {"C.voltage": np.linspace(1.0, 2.0, 8)}, **options, **more)

    run()
    records = [each for each in (path / "poinsot" / "done").rglob("*") if each.is_file()]
    assert len(records) == 2
    whole = records[0].read_bytes()
    (path / ".zmetadata").unlink()
    records[1].unlink()  # so that the store is gone on with

    def attempt(content: bytes) -> None:
        records[0].write_bytes(content)
        run()

    faults = []
    for seed in range(25):
        rng = np.random.default_rng(seed)
        data, arrays = copy.deepcopy(unpack(whole, "it"))
        told = change_data(rng, data)
        ended = outcome(lambda data=data, arrays=arrays: attempt(pack(data, arrays)))  # type: ignore[misc]
        if ended != "done" and not ended.startswith("refused"):
            faults.append(f"seed {seed}: {told}\n{ended}")
    assert not faults, "\n\n".join(faults)
