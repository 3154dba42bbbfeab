"""Result files take any names and replace only results; damaged ones run nothing and give no other number."""

import json
import os
import pickle
import signal
import subprocess
import sys
import textwrap
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest
import xarray as xr

import poinsot as po
from cases import saved
from hostile import NASTY, acting
from poinsot import FileError
from poinsot.errors import printable
from poinsot.simulation.results.files import check_writable, read, write
from poinsot.simulation.results.replacing import beside

SUFFIXES = (".nc", ".zarr")
needs_zarr = pytest.mark.skipif(not find_spec("zarr"), reason="zarr is not installed")
each_suffix = pytest.mark.parametrize("suffix", [".nc", pytest.param(".zarr", marks=needs_zarr)])


def run_of(names: list[str]) -> xr.Dataset:
    """A run whose variables, labels, dimensions and attributes are called so."""
    variables = {name: (("time",), np.arange(3.0) + k) for k, name in enumerate(names)}
    variables["labelled"] = (("time", names[0] + ".coordinate"), np.zeros((3, len(names))))  # type: ignore[assignment]
    coordinates = {"time": np.arange(3.0), names[0] + ".coordinate": np.array(names, dtype=str)}
    return xr.Dataset(variables, coordinates, {"system": "".join(names), "poinsot": "1.0"})


@pytest.mark.sample(2)
@each_suffix
@pytest.mark.parametrize("seed", range(4))
def test_any_names_are_written_and_read(tmp_path: Path, suffix: str, seed: int) -> None:
    names = [name for name in NASTY[seed::4] if name not in ("time", "labelled")]
    run = run_of(names)
    again = read(write(run, tmp_path / f"run{suffix}"))
    assert set(again.variables) == set(run.variables) and set(again.dims) == set(run.dims)
    for name in names:
        assert np.array_equal(again[name].values, run[name].values)
    assert again[names[0] + ".coordinate"].values.tolist() == [printable(name).rstrip("\x00") for name in names]
    assert not acting(again.attrs["system"].replace("\n", ""))
    assert [each.name for each in tmp_path.iterdir()] == [f"run{suffix}"]


@each_suffix
def test_a_dataset_without_the_mark_comes_back_without_it(tmp_path: Path, suffix: str) -> None:
    run = xr.Dataset({"x": ("time", np.arange(3.0))})
    path = write(run, tmp_path / f"run{suffix}")
    xr.testing.assert_identical(read(path), run)
    write(run, path)


@needs_zarr
def test_only_results_are_replaced(tmp_path: Path) -> None:
    run = run_of(["x"])
    mine = tmp_path / "thesis.zarr"
    mine.mkdir()
    (mine / "chapter.tex").write_text("years of work")
    foreign, other = tmp_path / "foreign.zarr", tmp_path / "foreign.nc"
    xr.Dataset({"x": ("time", np.arange(3.0))}).to_zarr(foreign, zarr_format=2)
    xr.Dataset({"x": ("time", np.arange(3.0))}).to_netcdf(other, engine="h5netcdf")
    text = saved(tmp_path / "text.nc", "measured in 1987")
    mixed = write(run, tmp_path / "mixed.zarr")
    (mixed / "notes.txt").write_text("on this run")
    deep = write(run, tmp_path / "deep.zarr")
    (deep / "x" / "notes.txt").write_text("on this variable")
    (tmp_path / "folder.nc").mkdir()
    for path in (mine, foreign, other, text, mixed, deep, tmp_path / "folder.nc"):
        before = sorted((str(p), p.is_file() and p.read_bytes()) for p in path.rglob("*")) or path.is_file()
        for refuse in (check_writable, lambda p: write(run, p)):
            with pytest.raises(FileError, match="Move it, or choose another name"):
                refuse(path)
        assert (sorted((str(p), p.is_file() and p.read_bytes()) for p in path.rglob("*")) or path.is_file()) == before
    for suffix in SUFFIXES:
        path = write(run, tmp_path / f"ours{suffix}")
        write(run.isel(time=slice(0, 2)), path)
        assert read(path).sizes["time"] == 2
    (tmp_path / "empty.zarr").mkdir()
    (tmp_path / "empty.nc").touch()
    for suffix in SUFFIXES:
        write(run, tmp_path / f"empty{suffix}")
    assert not [each for each in tmp_path.iterdir() if each.name.startswith(".")]


def writer(path: Path, pause: float) -> subprocess.Popen[str]:
    """A process that has made its folder beside the path and takes its time."""
    code = f"""
        import pathlib, time
        from poinsot.simulation.results.replacing import beside
        with beside(pathlib.Path({str(path)!r})) as folder:
            print(folder, flush=True)
            time.sleep({pause})
    """
    process = subprocess.Popen([sys.executable, "-c", textwrap.dedent(code)], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline()
    return process


@pytest.mark.sample(1)
@each_suffix
def test_what_killed_writers_left_is_cleared_and_others_write_on(tmp_path: Path, suffix: str) -> None:
    path = tmp_path / f"run{suffix}"
    alive, killed = writer(path, 60.0), writer(path, 60.0)
    elsewhere = tmp_path / f".run{suffix}.abcdefgh"  # of a release without locks, and not old enough to be judged
    elsewhere.mkdir()
    mine = tmp_path / f".run{suffix}.myfolder"
    mine.mkdir()
    (mine / "notes.txt").write_text("mine")
    os.utime(mine, (0, 0))
    try:
        killed.send_signal(signal.SIGKILL)
        killed.wait()
        hidden = {each.name for each in tmp_path.iterdir()}
        assert len(hidden) == 4
        write(run_of(["x"]), path)
        left = {each.name for each in tmp_path.iterdir()}
        assert len(hidden - left) == 1 and {elsewhere.name, mine.name, path.name} <= left
        os.utime(elsewhere, (0, 0))
        write(run_of(["x"]), path)
        assert len(list(tmp_path.iterdir())) == 3
    finally:
        alive.kill()
        alive.wait()
    write(run_of(["x"]), path)
    assert sorted(each.name for each in tmp_path.iterdir()) == sorted([path.name, mine.name])


@needs_zarr
def test_a_writer_killed_between_two_renames_loses_nothing(tmp_path: Path) -> None:
    path = write(run_of(["x"]), tmp_path / "run.zarr")
    killed = writer(path, 60.0)
    killed.kill()
    killed.wait()
    (folder,) = [each for each in tmp_path.iterdir() if each.name.startswith(".")]
    os.replace(path, folder / "old")
    with beside(path):
        assert "x" in read(path)
    assert [each.name for each in tmp_path.iterdir()] == ["run.zarr"]


class Payload:
    """What a hostile chunk would run."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return os.system, (f"touch {self.path}",)


@needs_zarr
@pytest.mark.parametrize("place", ["filters", "compressor"])
def test_reading_runs_nothing(tmp_path: Path, place: str) -> None:
    path = write(run_of(["x"]), tmp_path / "run.zarr")
    codec = {"id": "pickle", "protocol": 5}
    file = path / "x" / ".zarray"
    array = json.loads(file.read_text()) | {"filters": None, "compressor": None}
    array[place] = [codec] if place == "filters" else codec
    file.write_text(json.dumps(array))
    everything = json.loads((path / ".zmetadata").read_text())
    everything["metadata"]["x/.zarray"] = array
    (path / ".zmetadata").write_text(json.dumps(everything))
    (path / "x" / "0").write_bytes(pickle.dumps(Payload(tmp_path / "ran")))
    with pytest.raises(FileError, match="could run programs"):
        read(path)
    assert not (tmp_path / "ran").exists()


@needs_zarr
def test_results_that_claim_or_reach_too_much_are_refused(tmp_path: Path) -> None:
    import h5py

    path = write(run_of(["x"]), tmp_path / "run.zarr")
    os.mkfifo(path / "x" / "1")
    with pytest.raises(FileError, match="no ordinary file"):
        read(path)
    os.unlink(path / "x" / "1")
    for file in (path / "x" / ".zarray", path / ".zmetadata"):
        text = file.read_text()
        file.write_text(
            text.replace('"shape": [3]', '"shape": [3000000000000]').replace("[\n    3\n", "[\n 3000000000000\n")
        )
    with pytest.raises(FileError):
        read(path)
    outside = tmp_path / "outside.nc"
    with h5py.File(outside, "w") as hdf:
        hdf["x"] = h5py.ExternalLink(str(tmp_path / "other.nc"), "x")
    with pytest.raises(FileError, match="another file"):
        read(outside)
    huge = tmp_path / "huge.nc"
    with h5py.File(huge, "w") as hdf:
        hdf.create_dataset("x", shape=(10**13,), chunks=(10**6,), dtype="f8")
    with pytest.raises(FileError, match="says that it holds 8e\\+04 GB"):
        read(huge)
    os.mkfifo(tmp_path / "pipe.nc")
    with pytest.raises(FileError, match="device or a pipe"):
        read(tmp_path / "pipe.nc")


FLIPS = """
import os, sys, warnings
from pathlib import Path
import numpy as np
import poinsot as po
warnings.simplefilter("ignore")
source, count, seed = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
os.fsync = lambda file: None
ball = po.load("examples/bouncing_ball.toml")
look = po.read if source.suffix != ".ckpt" else lambda path: po.resume(path, ball, progress=False)

def held(found):
    return found.drop_attrs(deep=False) if source.suffix == ".ckpt" else found

rng = np.random.default_rng(seed)
files = [source, *source.parent.glob(f"{source.name}.samples")] if source.is_file() else sorted(source.rglob("*"))
written = {each: each.read_bytes() for each in files if each.is_file() and each.stat().st_size}
files = list(written)
sizes = np.array([*map(len, written.values())], dtype=float)
full = {}  # where blocks of bytes are, one of each content
for each, content in written.items():
    block = np.pad(np.frombuffer(content, np.uint8), (0, -len(content) % 64)).reshape(-1, 64)
    full[each] = np.unique(block, axis=0, return_index=True)[1]

def put_back():
    for each, content in written.items():
        each.write_bytes(content)

whole = look(source)
put_back()
for k in range(count):
    # every other flip in any byte, else in any file, where its bytes are not as elsewhere
    file = files[rng.choice(len(files), p=sizes / sizes.sum() if k % 2 else None)]
    content = bytearray(written[file])
    at = int(rng.integers(len(content)) if k % 2 else 64 * rng.choice(full[file]) + rng.integers(64)) % len(content)
    content[at] ^= 1 << int(rng.integers(8))
    file.write_bytes(content)
    try:
        found = look(source)
        same = held(found).identical(held(whole)) and all(found[n].dtype == whole[n].dtype for n in whole.variables)
        print("same" if same else f"BELIEVED {file.name} {at}", flush=True)
    except po.FileError:
        print("refused", flush=True)
    put_back() if source.suffix == ".ckpt" else file.write_bytes(written[file])
"""


def ball_to(path: Path) -> None:
    """Results of a machine that switches, with events, texts and attributes."""
    ball, way = po.load("examples/bouncing_ball.toml"), path.stem
    if path.suffix == ".ckpt":
        po.simulate(ball, 1.0, samples=9001, checkpoint=path, every=0.0)  # more than the loop's arrays hold
    elif way == "streamed":
        po.simulate(ball, 1.0, samples=101, to=path).close()
    else:
        po.write(po.simulate(ball, 1.0, samples=101), path)


def arms_to(store: Path) -> None:
    """An ensemble in pieces."""
    arm = po.load("examples/double_pendulum.toml")
    po.ensemble(arm, {"elbow": np.linspace(0.0, 2.0, 6)}, times=np.linspace(0, 1, 21), store=store, chunk=2).close()


@pytest.mark.sample(1)
@pytest.mark.parametrize("count", [8, pytest.param(1000, marks=pytest.mark.long)])
@pytest.mark.parametrize(
    "name", ["written.nc", "streamed.nc", "written.zarr", "streamed.zarr", "store.zarr", "run.ckpt"]
)
def test_no_flipped_bit_is_believed(name: str, count: int, tmp_path: Path) -> None:
    """Law  seed 35; each flip in a file that is otherwise whole."""
    path = tmp_path / name
    (arms_to if path.stem == "store" else ball_to)(path)
    words = [sys.executable, "-c", FLIPS, str(path), str(count), "35"]
    done = subprocess.run(words, capture_output=True, text=True)
    assert done.returncode == 0, (done.returncode, done.stdout[-200:], done.stderr[-2000:])
    said = done.stdout.splitlines()
    assert len(said) == count and set(said) <= {"same", "refused"}, [each for each in said if "BELIEVED" in each]
    assert said.count("refused") > count / 4


def test_a_damaged_piece_of_a_store_is_made_again(tmp_path: Path) -> None:
    """By the line that made it."""
    store = tmp_path / "runs.zarr"
    arms_to(store)
    whole, chunk = po.read(store), store / "joint_position" / "1.0.0"
    content = bytearray(chunk.read_bytes())
    content[-9] ^= 16
    chunk.write_bytes(content)
    with pytest.raises(po.FileError):
        po.read(store)
    arms_to(store)
    assert po.read(store)["joint_position"].equals(whole["joint_position"])


@pytest.mark.sample(1)
@pytest.mark.parametrize("kind", ["nc", "zarr"])
def test_a_damaged_chunk_is_an_error_where_only_it_is_looked_at(kind: str, tmp_path: Path) -> None:
    """Of a file that is looked at in parts, by any reader: HDF5's and Zarr's own checksums of chunks."""
    import xarray as xr

    path = tmp_path / f"run.{kind}"
    run = po.simulate(po.load("examples/double_pendulum.toml"), 1.0, samples=2001, to=path)
    wanted = run["joint_position"].values.tobytes()[4000:4064]
    run.close()
    if kind == "nc":
        content = bytearray(path.read_bytes())
        content[content.index(wanted) + 13] ^= 4
        path.write_bytes(content)
    else:
        chunk = next((path / "joint_position").glob("[0-9]*"))
        content = bytearray(chunk.read_bytes())
        content[len(content) // 2] ^= 4
        chunk.write_bytes(content)
    with xr.open_dataset(path) as lazily, pytest.raises(Exception, match=r"(?i)checksum|decod|filter|decompress"):
        np.asarray(lazily["joint_position"])
    with pytest.raises(po.FileError):
        po.read(path)


@pytest.mark.skipif(find_spec("pyarrow") is None, reason="pyarrow is not installed")
def test_pages_of_a_parquet_table_bear_checksums(tmp_path: Path) -> None:
    """For readers that are asked to compare them."""
    from pyarrow import parquet

    path = tmp_path / "run.parquet"
    po.write(po.simulate(po.load("examples/double_pendulum.toml"), 0.1, samples=101), path)
    content, column = bytearray(path.read_bytes()), parquet.read_metadata(path).row_group(0).column(3)
    content[column.data_page_offset + column.total_compressed_size // 2] ^= 4
    path.write_bytes(content)
    with pytest.raises(OSError, match=r"(?i)crc|checksum"):
        parquet.read_table(path, page_checksum_verification=True)


def test_results_without_digests_are_read(tmp_path: Path) -> None:
    """As earlier versions wrote them."""
    import h5netcdf

    path = tmp_path / "run.nc"
    run = po.simulate(po.load("examples/double_pendulum.toml"), 0.1, samples=11)
    po.write(run, path)
    with h5netcdf.File(path, "a") as file:
        for each in (file, *file.variables.values()):
            if "poinsot_digest" in each.attrs:
                del each.attrs["poinsot_digest"]
    assert po.read(path).equals(run)
