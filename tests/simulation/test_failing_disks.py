"""A disk that fails at any byte: one error says so, what was there stays, nothing is left over, the process lives."""

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
from simulation.failing import SCRIPT, SOURCE

pytestmark = pytest.mark.skipif(find_spec("resource") is None, reason="this system has no limits of file sizes")
ZARR = pytest.mark.skipif(find_spec("zarr") is None, reason="zarr is not installed")


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
    assert lives(kind, tmp_path, "0,60000,20001") > 0


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
        ("nc", "0,260000,1009"), ("stream.nc", "0,260000,1009"), pytest.param("zarr", "0,8000,97", marks=ZARR),
        pytest.param("stream.zarr", "0,8000,97", marks=ZARR), ("checkpoint", "0,40000,499"),
        pytest.param("store", "0,8000,97", marks=ZARR),
    ],
)  # fmt: skip
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
