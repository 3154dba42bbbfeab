"""A disk that fails at any byte: one error says so, what was there stays, nothing is left over, the process lives."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path

import pytest

import poinsot as po
from cases import quick

SOURCE = Path(__file__).resolve().parents[2] / "src"
pytestmark = pytest.mark.skipif(find_spec("resource") is None, reason="this system has no limits of file sizes")
ZARR = pytest.mark.skipif(find_spec("zarr") is None, reason="zarr is not installed")
SCRIPT = """
import gc, os, resource, sys, warnings
from pathlib import Path
import numpy as np
import poinsot as po
from poinsot.simulation.results import recording

kind, folder, limits = sys.argv[1], Path(sys.argv[2]), range(*map(int, sys.argv[3].split(",")))
disk = sys.argv[4] == "full"
recording.BATCH = 64
warnings.simplefilter("ignore")
model = po.load("examples/double_pendulum.toml")
options = {"samples": 301} | eval(sys.argv[5])
run = po.simulate(model, 1.0, **options)

def write(name):
    if kind in ("nc", "zarr", "csv", "parquet", "mat"):
        po.write(run, folder / name)
    elif kind == "checkpoint":
        po.simulate(model, 0.2, **options, checkpoint=folder / name, every=0.0)
    elif kind == "store":
        over = {"C.voltage": np.linspace(1.0, 4.0, 8)}
        po.ensemble(circuit(), over, time=0.05, samples=33, store=folder / name, chunk=2)
    else:
        po.simulate(model, 1.0, **options, to=folder / name).close()

def held():
    return {str(each.relative_to(folder)): each.read_bytes() for each in sorted(folder.rglob("*")) if each.is_file()}

def circuit():
    net = po.Network("filter")
    net.add(po.electrical.Resistor("R", 10.0), "a", "ground")
    net.add(po.electrical.Capacitor("C", 1e-3), "a", "ground")
    return net

target = {"nc": "a.nc", "zarr": "a.zarr", "stream.nc": "a.nc", "stream.zarr": "a.zarr", "checkpoint": "a.ckpt",
          "store": "a.zarr"}.get(kind, f"a.{kind}")
write(target)
before, failed = held(), 0
for limit in limits:
    if kind == "store":
        import shutil
        whole = po.read(folder / target).load()
        shutil.rmtree(folder / target)
    if disk:
        filler = folder / "filler"
        with open(filler, "wb", buffering=0) as file:
            try:
                while True:
                    file.write(bytes(1024))
            except OSError:
                file.truncate(max(os.fstat(file.fileno()).st_size - limit, 0))
    else:
        resource.setrlimit(resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))
    try:
        write(target)
    except po.PoinsotError as error:
        assert "cannot write" in str(error), error
        failed += 1
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
        if disk:
            filler.unlink()
        gc.collect()
    if kind == "store":
        write(target)  # goes on with the rest
        assert po.read(folder / target).drop_attrs().identical(whole.drop_attrs()), limit
        continue
    now = held()
    assert set(now) == set(before) or kind == "checkpoint", (limit, sorted(now), sorted(before))
    if failed and kind not in ("checkpoint", "store"):
        assert now == before, f"at {limit} bytes what was there has changed"
    before = now
write(target)
if kind != "checkpoint":
    po.read(folder / target)
else:
    po.resume(folder / target, model)
print("alive after", failed)
"""


def lives(kind: str, folder: Path, limits: str, how: str = "limited") -> int:
    """How many writes failed in a process of its own, which ends in order and says nothing else."""
    env = {**os.environ, "PYTHONPATH": str(SOURCE)}
    root = SOURCE.parent
    ended = subprocess.run(
        [sys.executable, "-c", SCRIPT, kind, str(folder), limits, how, "{}"],
        capture_output=True, text=True, cwd=root, env=env, timeout=1200, check=False,
    )  # fmt: skip
    assert ended.returncode == 0, ended.stderr[-3000:] or f"ended by {ended.returncode}"
    assert not ended.stderr, ended.stderr[-3000:]
    said = ended.stdout.split()
    assert said[:2] == ["alive", "after"]
    return int(said[2])


@pytest.mark.parametrize("kind", quick(1, ["nc", "stream.nc", "checkpoint"]))
def test_a_process_outlives_a_full_disk(kind: str, tmp_path: Path) -> None:
    assert lives(kind, tmp_path, "0,60000,9001") > 0


@ZARR
@pytest.mark.parametrize("streamed", [False, True])
def test_what_zarr_still_writes_is_not_left_over(
    streamed: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Law  where one file fails, Zarr's threads go on with the others: they have ended before the rest is removed."""
    from zarr.storage import LocalStore

    usual, failed = LocalStore.set, list[str]()

    async def slow(store: LocalStore, key: str, value: object) -> None:
        if not failed and key.endswith("/.zarray"):
            failed.append(key)
            raise OSError(5, "Input/output error")
        await asyncio.sleep(0.02)
        await usual(store, key, value)  # type: ignore[arg-type]

    run = po.simulate(po.load("examples/double_pendulum.toml"), 1.0, samples=21)
    monkeypatch.setattr(LocalStore, "set", slow)
    with pytest.raises(po.FileError, match="Input/output error"):
        if streamed:
            po.simulate(po.load("examples/double_pendulum.toml"), 1.0, samples=21, to=tmp_path / "a.zarr")
        else:
            po.write(run, tmp_path / "a.zarr")
    time.sleep(0.2)
    assert failed and not list(tmp_path.iterdir())


@pytest.mark.long
@pytest.mark.parametrize(
    ("kind", "limits"),
    [
        ("nc", "0,260000,1009"),
        ("stream.nc", "0,260000,1009"),
        pytest.param("zarr", "0,8000,97", marks=ZARR),
        pytest.param("stream.zarr", "0,8000,97", marks=ZARR),
        ("checkpoint", "0,40000,499"),
        pytest.param("store", "0,8000,97", marks=ZARR),
    ],
)
def test_every_byte_may_be_the_last(kind: str, limits: str, tmp_path: Path) -> None:
    assert lives(kind, tmp_path, limits) > 5


@pytest.mark.long
@pytest.mark.parametrize("kind", ["nc", "stream.nc", pytest.param("zarr", marks=ZARR), "checkpoint"])
def test_a_disk_that_is_full(kind: str, tmp_path: Path) -> None:
    """ENOSPC itself, on a small file system in memory."""
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=32m", "tmpfs", str(tmp_path)], capture_output=True, check=False
    )
    if mounted.returncode:
        pytest.skip(reason="only the administrator may mount a small file system")
    try:
        assert lives(kind, tmp_path, "0,200000,20011", "full") > 0
    finally:
        subprocess.run(["umount", str(tmp_path)], check=True)
