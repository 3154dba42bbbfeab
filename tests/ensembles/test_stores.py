"""Ensembles in stores: the same bits as in memory, whatever ended the run before, and nobody else's data lost."""

import errno
import os
import signal
import time
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import xarray as xr
from scipy import stats

import poinsot as po
from ensembles.comparing import as_bits
from ensembles.stored import OPTIONS, OVER, circuit, finished, hashes, same
from poinsot import reductions
from poinsot.ensembles.storing import place as places
from poinsot.ensembles.storing.store import PieceWriter


@pytest.mark.sample(1)
@pytest.mark.parametrize("chunk", [None, 5, 7])
def test_a_store_holds_what_memory_would(chunk: int | None, tmp_path: Path) -> None:
    """Law  in any pieces, opened by us, and by xarray alone; on a disk and in memory; once more opens it at once."""
    model = circuit()
    held = po.ensemble(model, OVER, **OPTIONS)
    path = tmp_path / "runs.zarr"
    same(held, po.ensemble(model, OVER, **OPTIONS, store=path, chunk=chunk))
    before = {file: file.stat().st_mtime_ns for file in path.rglob("*") if file.is_file()}
    same(held, po.ensemble(model, OVER, **OPTIONS, store=path))
    assert before == {file: file.stat().st_mtime_ns for file in path.rglob("*") if file.is_file()}
    address = f"memory://stores-{chunk}.zarr"
    same(held, po.ensemble(model, OVER, **OPTIONS, store=address, chunk=chunk))
    with xr.open_zarr(path, chunks=None, zarr_format=2) as plain:
        for name in held.data_vars:
            assert as_bits(plain[name].astype(held[name].dtype)) == as_bits(held[name]), name


def test_chunks_are_those_of_zarr(tmp_path: Path) -> None:
    """Law  Zarr, given the same arrays, writes the same bytes into the same files; failures and NaN, too."""
    import zarr

    over = {"C.voltage": [0.0, 1e308, 3.0, 1.0, 2.0], "elements.R.resistance": [1.0, -1.0]}
    with warnings.catch_warnings(action="ignore", category=po.RunWarning):
        found = po.ensemble(circuit(), over, **OPTIONS, store=tmp_path / "runs.zarr", chunk=4)
    assert {*found.status.values.ravel()} == {"done", "failed"}
    again = tmp_path / "again.zarr"
    for name in ("status", "failure", "steps", "C.voltage", "ledger_ratio"):
        own = zarr.open_array(tmp_path / "runs.zarr" / name, zarr_format=2, mode="r")
        copy = zarr.create_array(
            again / name, shape=own.shape, chunks=own.chunks, dtype=own.dtype, fill_value=own.fill_value,
            zarr_format=2, compressors=own.compressors, config={"write_empty_chunks": True},
        )  # fmt: skip
        copy[...] = own[...]
        ours, zarrs = hashes(tmp_path / "runs.zarr" / name), hashes(again / name)
        chunks = {file for file in ours if not file.startswith(".")}
        assert len(chunks) > 1 and chunks == {file for file in zarrs if not file.startswith(".")}
        assert all(ours[file] == zarrs[file] for file in chunks), name


@pytest.mark.sample(1)
@pytest.mark.parametrize("chunk", [3, 50, 64])
def test_reductions_join_from_a_store(chunk: int, tmp_path: Path) -> None:
    """Law  the bits of memory, in any pieces, of sums, extremes, quantiles, passages and functions; also resumed."""
    model = circuit()
    over = {"C.voltage": stats.norm(1.0, 2.0)}
    wanted = {
        "mean": reductions.Mean("C.voltage"), "spread": reductions.Deviation("C.voltage"),
        "least": reductions.Least("C.voltage"), "median": reductions.Quantiles("C.voltage", (0.5,)),
        "passes": reductions.FirstPassage("C.voltage", 0.5), "ends": lambda run: run["C.voltage"][-1],
    }  # fmt: skip
    options = {**OPTIONS, "members": 70 if chunk == 3 else 150, "reduce": wanted}
    held = po.ensemble(model, over, **options)
    path = tmp_path / "runs.zarr"
    same(held, po.ensemble(model, over, **options, store=path, chunk=chunk))
    done = sorted((path / "poinsot" / "done").rglob("1"))
    done[0].unlink()
    same(held, po.ensemble(model, over, **options, store=path))


def test_large_sums_join_whatever_the_pieces() -> None:
    """Law  of some thousands of values, cut anywhere, put or joined: the same bits."""
    rng = np.random.default_rng(7)
    values, there = rng.standard_normal((9000, 2)), rng.random(9000) > 0.01
    whole = reductions.Deviation("x").begin(9000)
    whole.put(0, values, there)
    expected = whole.end()[1].tobytes()
    for sizes in ((32,), (5000, 4000), (4096, 4096, 808), (31, 1, 4064, 5, 4899), (777,)):
        for joined in (False, True):
            gathering: Any = reductions.Deviation("x").begin(9000)
            at, k = 0, 0
            while at < 9000:
                end = min(at + sizes[k % len(sizes)], 9000)
                if joined:
                    gathering.join(at, end - at, gathering.part(at, values[at:end], there[at:end]))
                else:
                    gathering.put(at, values[at:end], there[at:end])
                at, k = end, k + 1
            assert gathering.end()[1].tobytes() == expected, (sizes, joined)


def test_what_is_cut_off_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Law  a disk that is full, or a run that ends, at any file: what is finished stays, the same line makes the same
    store, file by file."""
    model, options = circuit(), {**OPTIONS, "chunk": 9}
    po.ensemble(model, OVER, **options, store=tmp_path / "whole.zarr")
    expected, path = hashes(tmp_path / "whole.zarr"), tmp_path / "runs.zarr"
    rename = os.replace
    rng = np.random.default_rng(3)
    ends = [0, 1, 2, *sorted(int(k) for k in rng.integers(3, 60, 4))]

    class Killed(BaseException):
        pass

    for case, last in enumerate(ends):
        left = [last]

        def replace(a: Any, b: Any, left: list[int] = left, case: int = case) -> None:
            if not left[0]:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC)) if case % 2 else Killed
            left[0] -= 1
            rename(a, b)

        monkeypatch.setattr(places.os, "replace", replace)
        with pytest.raises(po.SimulationError if case % 2 else Killed) as told:
            po.ensemble(model, OVER, **options, store=path)
        if case % 2:
            assert "No space left on device" in str(told.value) and "run the same line again" in str(told.value)
        if left[0]:
            break
    monkeypatch.setattr(places.os, "replace", rename)
    same(po.ensemble(model, OVER, **OPTIONS), po.ensemble(model, OVER, **options, store=path))
    assert hashes(path) == expected


@pytest.mark.skipif(not hasattr(os, "fork"), reason="children are forked, so that each is there at once")
@pytest.mark.parametrize("kills", [3, pytest.param(50, marks=pytest.mark.long)])
def test_killed_at_random_moments(kills: int, tmp_path: Path) -> None:
    """Law  a run that is killed by signal 9 at any moment, again and again: the store is that of a run which nobody
    disturbed, file by file; by one thread or two."""
    model, rng = circuit(), np.random.default_rng(kills)
    options: dict[str, Any] = {**OPTIONS, "chunk": 3 if kills > 3 else 9}
    po.ensemble(model, OVER, **options, store=tmp_path / "whole.zarr")
    expected, left, case, went_on = hashes(tmp_path / "whole.zarr"), kills, 0, 0
    while left:
        path, before = tmp_path / f"{case}.zarr", -1
        while True:
            child = os.fork()
            if not child:
                try:
                    with warnings.catch_warnings(action="ignore"):
                        po.ensemble(model, OVER, **{**options, "threads": 1 + case % 2}, store=path)
                    os._exit(0)
                except BaseException:
                    os._exit(1)
            if left:
                until, more = time.monotonic() + 3.0, max(before, 0) + int(rng.integers(0, 3))
                while finished(path) < more and time.monotonic() < until:
                    time.sleep(0.002)
                time.sleep(float(rng.exponential(0.02)))
                os.kill(child, signal.SIGKILL)
            status = os.waitpid(child, 0)[1]
            if not os.WIFSIGNALED(status):
                assert os.waitstatus_to_exitcode(status) == 0
                break
            left -= 1
            there = finished(path)
            assert there >= before, "what is finished stays"
            went_on, before = went_on + (there > max(before, 0)), there
        assert hashes(path) == expected, case
        case += 1
    assert kills == 3 or went_on > 5


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the limit is of a child")
def test_a_system_that_takes_no_more(tmp_path: Path) -> None:
    """Law  files that the system cuts off for real, here at 400 bytes: one sentence, the store goes on where it may."""
    import resource

    model, path = circuit(), tmp_path / "runs.zarr"
    po.ensemble(model, OVER, **OPTIONS, chunk=9, store=tmp_path / "whole.zarr")
    child = os.fork()
    if not child:
        try:
            resource.setrlimit(resource.RLIMIT_FSIZE, (400, 400))
            po.ensemble(model, OVER, **OPTIONS, chunk=9, store=path)
        except po.SimulationError as error:
            os._exit(0 if "File too large" in str(error) and "run the same line again" in str(error) else 1)
        os._exit(2)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    assert not finished(path) and not list((path / "poinsot" / "tmp").iterdir())
    po.ensemble(model, OVER, **OPTIONS, chunk=9, store=path)
    assert hashes(path) == hashes(tmp_path / "whole.zarr")


def test_lost_and_cut_files_are_made_again(tmp_path: Path) -> None:
    """Law  a chunk, a record or a description that is gone, cut short or another's comes back as it was."""
    model, path = circuit(), tmp_path / "runs.zarr"
    options = {**OPTIONS, "chunk": 9, "store": path}
    po.ensemble(model, OVER, **options)
    expected = hashes(path)
    (path / "steps" / "0.0").unlink()
    (path / "C.voltage" / "1.0.0").write_bytes(b"cut")
    done = path / "poinsot" / "done" / "0"
    (done / "2").write_bytes((done / "3").read_bytes())
    (path / "poinsot" / "tmp").mkdir()
    (path / "poinsot" / "tmp" / "left").write_bytes(b"by a writer that was killed")
    (path / ".zmetadata").unlink()
    po.ensemble(model, OVER, **options)
    assert hashes(path) == expected


def test_nobody_elses_store_is_touched(tmp_path: Path) -> None:
    """Law  another model, grid, option or thing is refused, saying what differs; `overwrite` replaces ours alone."""
    path = tmp_path / "runs.zarr"
    po.ensemble(circuit(), OVER, **OPTIONS, store=path)
    before = hashes(path)
    others: list[tuple[Any, Any, dict[str, Any], str]] = [
        (circuit(resistance=200.0), OVER, {}, "model"),
        (circuit(), {**OVER, "V": [0.0, 1.0, 6.0]}, {}, r"over \(V"),
        (circuit(), {"V": [0.0]}, {}, "only there"),
        (circuit(), OVER, {"rtol": 1e-9}, r"rtol \(there 1e-08, here 1e-09\)"),
        (circuit(), OVER, {"outputs": ["C.voltage"]}, "outputs"),
        (circuit(), OVER, {"samples": 5}, "times"),
        (circuit(), OVER, {"initial": {"C.charge": 1e-7}}, "initial"),
        (circuit(), OVER, {"chunk": 2}, "pieces of 7×3 members"),
        (circuit(), OVER, {"reduce": {"mean": reductions.Mean("C.voltage")}}, "reduce"),
    ]
    for model, over, more, said in others:
        with pytest.raises(po.FileError, match=said):
            po.ensemble(model, over, **{**OPTIONS, **more}, store=path)
    assert hashes(path) == before
    found = po.ensemble(circuit(), OVER, **{**OPTIONS, "rtol": 1e-6}, store=path, overwrite=True)
    same(found, po.ensemble(circuit(), OVER, **{**OPTIONS, "rtol": 1e-6}))
    (path / "thesis.txt").write_text("mine")
    for more in ({}, {"rtol": 1e-7}):
        with pytest.raises(po.FileError, match="no result of poinsot"):
            po.ensemble(circuit(), OVER, **{**OPTIONS, **more}, store=path, overwrite=True)
    foreign = tmp_path / "foreign.zarr"
    foreign.mkdir()
    (foreign / "data").write_text("mine")
    for more in ({}, {"overwrite": True}):
        with pytest.raises(po.FileError, match="Move it"):
            po.ensemble(circuit(), OVER, **OPTIONS, store=foreign, **more)
    assert (foreign / "data").read_text() == "mine"


def test_other_versions_are_refused_other_processors_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a store that is not whole: numbers may differ in the last bits."""
    from poinsot.ensembles.storing import running

    path, own = tmp_path / "runs.zarr", running.surroundings_of()
    put = PieceWriter.put

    def once(self: PieceWriter, part: Any, number: int) -> Any:
        if number:
            raise OSError(errno.ENOSPC, "no room")
        return put(self, part, number)

    monkeypatch.setattr(PieceWriter, "put", once)
    with pytest.raises(po.SimulationError, match="1 of 5 pieces"):
        po.ensemble(circuit(), OVER, **OPTIONS, store=path, chunk=9)
    monkeypatch.setattr(PieceWriter, "put", put)
    monkeypatch.setattr(running, "surroundings_of", lambda: {**own, "numpy": "1.0"})
    with pytest.raises(po.FileError, match=r"numpy \(there .*, here 1.0\)"):
        po.ensemble(circuit(), OVER, **OPTIONS, store=path)
    monkeypatch.setattr(running, "surroundings_of", lambda: {**own, "processor": "another"})
    with pytest.warns(po.RunWarning, match="processor of another kind"):
        po.ensemble(circuit(), OVER, **OPTIONS, store=path)


@pytest.mark.parametrize(
    ("store", "said"),
    [("runs.nc", "ends in .zarr"), ("nowhere/runs.zarr", "does not exist"), ("nothing://x.zarr", "cannot use")],
)
def test_places_that_cannot_be(store: str, said: str, tmp_path: Path) -> None:
    """One sentence, before anything runs."""
    with pytest.raises(po.FileError, match=said):
        po.ensemble(circuit(), OVER, **OPTIONS, store=store if "://" in store else tmp_path / store)
