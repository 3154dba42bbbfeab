"""The package's own loops as C: the bits of LLVM's, and nothing undefined."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from c_compiler import COMPILER
from loops_by_c import MACHINES, by_c, run

pytestmark = pytest.mark.skipif(COMPILER is None, reason="no C compiler on this machine")
QUICK = ("double pendulum by radau", "pendulum that keeps its structure", "rectifier by radau")
FILES = {"implicit", "keeping", "moreau", "residual", "switching"}


def have_the_same_bits(machines: tuple[str, ...], folder: Path) -> list[str]:
    by_llvm = {name: run(name) for name in machines}
    with by_c(folder, ["-O1"]) as used:
        for name in machines:
            found, wanted = run(name), by_llvm[name]
            assert found.sizes == wanted.sizes, name
            for variable in wanted.variables:
                np.testing.assert_array_equal(found[variable].values, wanted[variable].values, f"{name}: {variable}")
            assert found.attrs["steps"] == wanted.attrs["steps"], name
    return sorted(used)


def test_smooth_runs_by_c_have_the_bits_of_llvm(tmp_path: Path) -> None:
    assert have_the_same_bits(QUICK, tmp_path) == ["implicit", "keeping", "residual"]


@pytest.mark.long
def test_all_loops_by_c_have_the_bits_of_llvm(tmp_path: Path) -> None:
    assert set(have_the_same_bits(tuple(MACHINES), tmp_path)) == FILES


@pytest.mark.long
def test_nothing_is_undefined_or_out_of_bounds(tmp_path: Path) -> None:
    """In a process of its own, which the sanitizers' libraries must be the first to enter."""
    found = [
        subprocess.run([str(COMPILER), f"-print-file-name={name}"], capture_output=True, text=True).stdout.strip()
        for name in ("libasan.so", "libubsan.so")
    ]
    if not all(map(os.path.isabs, found)):
        pytest.skip("the C compiler has no sanitizers")
    tests = Path(__file__).parents[1]
    surroundings = os.environ | {
        "LD_PRELOAD": ":".join(found), "ASAN_OPTIONS": "detect_leaks=0",
        "PYTHONPATH": os.pathsep.join([str(tests.parent / "src"), str(tests)]),
    }  # fmt: skip
    done = subprocess.run(
        [sys.executable, str(tests / "loops_by_c.py"), str(tmp_path)], capture_output=True, text=True, env=surroundings
    )
    assert done.returncode == 0 and not done.stderr, (done.stdout + done.stderr)[-4000:]
    assert set(done.stdout.split("done ")[1].split()) == FILES
