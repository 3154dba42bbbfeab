"""One bit that changed on the disk: a result is read as it was written, or refused, never with another number."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

import poinsot as po

CRUDE = """
import sys, warnings
from pathlib import Path
import numpy as np
import poinsot as po
warnings.simplefilter("ignore")
source, count, seed = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
rng = np.random.default_rng(seed)
whole = po.read(source)
files = [source] if source.is_file() else sorted(each for each in source.rglob("*") if each.is_file())
sizes = np.array([each.stat().st_size for each in files], dtype=float)
for _ in range(count):
    file = files[rng.choice(len(files), p=sizes / sizes.sum())]
    content = bytearray(before := file.read_bytes())
    at = int(rng.integers(len(content)))
    content[at] ^= 1 << int(rng.integers(8))
    file.write_bytes(content)
    try:
        found = po.read(source)
        same = found.identical(whole) and all(found[n].dtype == whole[n].dtype for n in whole.variables)
        print("same" if same else f"BELIEVED {file.name} {at}", flush=True)
    except po.FileError:
        print("refused", flush=True)
    finally:
        file.write_bytes(before)
"""


def flipped(source: Path, count: int, seed: int) -> list[str]:
    """What became of so many flips, each in a file that is otherwise whole."""
    words = [sys.executable, "-c", CRUDE, str(source), str(count), str(seed)]
    done = subprocess.run(words, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout.splitlines()


@pytest.mark.sample(1)
@pytest.mark.parametrize("count", [16, pytest.param(1000, marks=pytest.mark.long)])
@pytest.mark.parametrize("way", ["written.nc", "streamed.nc", "written.zarr", "streamed.zarr"])
def test_no_flipped_bit_is_believed(way: str, count: int, tmp_path: Path) -> None:
    """Law  seeds 35; results of a machine that switches, with events, texts and attributes."""
    path, ball = tmp_path / way, po.load("examples/bouncing_ball.toml")
    if way.startswith("written"):
        po.write(po.simulate(ball, 1.0, samples=101), path)
    else:
        po.simulate(ball, 1.0, samples=101, to=path).close()
    said = flipped(path, count, 35)
    assert len(said) == count and set(said) <= {"same", "refused"}, [each for each in said if "BELIEVED" in each]
    assert said.count("refused") > count / 4


@pytest.mark.parametrize("count", [16, pytest.param(1000, marks=pytest.mark.long)])
def test_no_flipped_bit_of_a_store_is_believed(count: int, tmp_path: Path) -> None:
    """Law  seed 36; an ensemble in pieces, whose damaged pieces are also made again by the line that made them."""
    store = tmp_path / "runs.zarr"

    def run() -> None:
        arm = po.load("examples/double_pendulum.toml")
        po.ensemble(arm, {"elbow": np.linspace(0.0, 2.0, 6)}, times=np.linspace(0, 1, 21), store=store, chunk=2).close()

    run()
    said = flipped(store, count, 36)
    assert len(said) == count and set(said) <= {"same", "refused"}, [each for each in said if "BELIEVED" in each]
    whole, chunk = po.read(store), store / "joint_position" / "1.0.0"
    content = bytearray(chunk.read_bytes())
    content[-9] ^= 16
    chunk.write_bytes(content)
    with pytest.raises(po.FileError):
        po.read(store)
    run()
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
    with pytest.raises(OSError, match="(?i)crc|checksum"):
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
