"""One bit that changed on the disk: a result is read as it was written, or refused, never with another number."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

import poinsot as po

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
