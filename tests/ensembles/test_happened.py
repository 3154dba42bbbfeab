"""Events of members in stores: what memory gives, bit for bit, also resumed, and by workers."""

import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import xarray as xr

import poinsot as po
from ensembles.comparing import as_bits
from ensembles.stored import Here, hashes, same
from poinsot.ensembles.storing import cluster

OVER = {"fall": [-0.5, 1.0, 0.9, -1.0], "bodies.ball.mass": [1.0, -2.0, 0.7]}
"""Members that bounce; of those that fall upwards all fail, so that a piece has none where anything can happen."""


@pytest.fixture(autouse=True)
def failures() -> Iterator[None]:
    """Are meant."""
    with warnings.catch_warnings(action="ignore", category=po.RunWarning):
        yield


def balls(**more: Any) -> Any:
    given = {"time": 0.8, "samples": 3, "outputs": ["joint_position"]}
    return po.ensemble("examples/bouncing_ball.toml", OVER, **given, **more)


def test_events_are_those_of_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Law  in any pieces, on threads, by workers that reach the store or not, begun again after pieces are lost: the
    bits of memory, and among stores of the same pieces the same files; xarray alone opens them."""
    held, path = balls(threads=1), tmp_path / "threads.zarr"
    count = held.event_count.values
    assert (count[[0, 3]] == 0).all() and (count[1:3, [0, 2]] > 0).all() and held.sizes["event"] == count.sum()
    same(held, balls(threads=1, store=tmp_path / "one.zarr"))
    same(held, balls(threads=2, chunk=3, store=path))
    same(held, balls(threads=1, chunk=1, store="memory://happened.zarr"))
    expected = hashes(path)
    for seed in (2, 3):
        monkeypatch.setattr(cluster, "run_on", Here(seed, reached=seed == 2))
        same(held, balls(chunk=3, store=tmp_path / f"{seed}.zarr", cluster="here"))
        assert hashes(tmp_path / f"{seed}.zarr") == expected, seed
    (path / "poinsot" / "events" / "0" / "1").write_bytes(b"cut")
    (path / "poinsot" / "done" / "0" / "2").unlink()
    (path / ".zmetadata").unlink()
    same(held, balls(threads=1, store=path))
    assert hashes(path) == expected
    with xr.open_zarr(path, chunks=None, zarr_format=2) as plain:
        for name in held.data_vars:
            assert as_bits(plain[name].astype(held[name].dtype)) == as_bits(held[name]), name
    same(held, balls(threads=1, store=path, overwrite=True, chunk=3))
