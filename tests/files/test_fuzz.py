"""Every reader on thousands of malformed files: a result or an error of ours, soon, and nothing else.

POINSOT_FUZZ_CASES  cases in all of the long test (100,000); printed numbers make a case again: `fuzzing.case`.
"""

import os
import resource
import warnings
from pathlib import Path

import numpy as np
import pytest
import xarray as xr

from files.fuzzing import KINDS, case, fault_of
from poinsot import FileError, read, write

CASES = int(os.environ.get("POINSOT_FUZZ_CASES", "100000"))
SHARES = {
    "formula": 0.34,
    "netlist": 0.2,
    "urdf": 0.08,
    "sdf": 0.08,
    "xacro": 0.04,
    "mjcf": 0.04,
    "mechanism": 0.1,
    "elements": 0.1,
}  # the rest: result files
SAMPLES = {
    "formula": 1000,
    "netlist": 300,
    "urdf": 200,
    "sdf": 100,
    "xacro": 50,
    "mjcf": 50,
    "mechanism": 200,
    "elements": 200,
}  # of the ordinary tests
PARTS = 4  # so that two workers share them
GROWTH = 1000  # MB that a thousand cases and more may take


def check(kind: str, numbers: range, folder: Path) -> None:
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    faults = [(number, fault) for number in numbers if (fault := fault_of(kind, case(kind, number), folder))]
    assert not faults, "\n".join(f"case({kind!r}, {number}): {fault}" for number, fault in faults[:20])
    assert (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1e3 < GROWTH


@pytest.mark.sample(2)
@pytest.mark.parametrize("kind", KINDS)
def test_a_sample_of_malformed_files(kind: str, tmp_path: Path) -> None:
    check(kind, range(SAMPLES[kind]), tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("kind", KINDS)
def test_malformed_files(kind: str, part: int, tmp_path: Path) -> None:
    each = int(SHARES[kind] * CASES) // PARTS
    check(kind, range(part * each, (part + 1) * each), tmp_path)


def spoilt_results(numbers: range, folder: Path) -> None:
    """A result file with bytes changed, dropped or doubled is read, or refused by a FileError."""
    run = xr.Dataset(
        {"x": ("time", np.arange(50.0), {"units": "m"}), "y": (("time", "name"), np.ones((50, 2)))},
        {"time": np.arange(50.0), "name": np.array(["a", "b"])},
        {"poinsot": "1", "status": "done"},
    )
    whole = write(run, folder / "whole.nc").read_bytes()
    for number in numbers:
        rng = np.random.default_rng(number)
        content = bytearray(whole)
        for _ in range(rng.integers(1, 6)):
            at, size = int(rng.integers(len(content))), int(rng.integers(1, 9))
            match rng.integers(4):
                case 0:
                    content[at : at + size] = rng.bytes(size)
                case 1:
                    del content[at : at + size]
                case 2:
                    content[at:at] = content[at : at + size]
                case _:
                    content[at] ^= 1 << int(rng.integers(8))
        file = folder / "spoilt.nc"
        file.write_bytes(content[: int(rng.integers(len(content) + 1))] if rng.random() < 0.1 else content)
        try:
            read(file)
        except FileError as error:
            assert str(error).startswith("cannot read"), f"spoilt result {number}"
        except Exception as error:
            pytest.fail(f"spoilt result {number}: {type(error).__name__}: {error}")


def test_a_sample_of_spoilt_results(tmp_path: Path) -> None:
    spoilt_results(range(60), tmp_path)


@pytest.mark.long
def test_spoilt_results(tmp_path: Path) -> None:
    spoilt_results(range(CASES - int(sum(SHARES.values()) * CASES)), tmp_path)


def test_the_fuzzer_sees_what_it_looks_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A law that could not fail would be worth nothing: faults that are planted are found."""
    import time

    from poinsot import ModelError
    from poinsot.files import load

    for planted, said in (
        (KeyError("R1"), "KeyError"),
        (RecursionError(), "RecursionError"),
        (MemoryError(), "MemoryError"),
        (SystemExit(), "SystemExit"),
        (ModelError(""), "says"),
    ):

        def fails(*_: object, planted: BaseException = planted) -> None:
            raise planted

        monkeypatch.setattr(load, "load", fails)
        assert (fault_of("urdf", "<robot/>", tmp_path) or "").startswith(said)
    monkeypatch.setattr(load, "load", lambda *_: time.sleep(5))
    assert (fault_of("urdf", "<robot/>", tmp_path, seconds=0.05) or "").startswith("TimeoutError")


def test_cases_are_the_same_everywhere_and_reach_beyond_the_first_check(tmp_path: Path) -> None:
    from files.fuzzing import limited, read_case

    assert case("urdf", 7) == case("urdf", 7) != case("urdf", 8)
    for kind in KINDS[1:]:
        accepted = 0
        for number in range(40):
            try:
                with limited(20.0), warnings.catch_warnings(action="ignore"):
                    read_case(kind, case(kind, number), tmp_path)
            except ValueError:
                continue
            accepted += 1
        assert 1 <= accepted < 40, kind
