"""The package's own loops as C: the bits of LLVM's, and nothing undefined."""

import ctypes
import inspect
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from c_compiler import COMPILER
from compiler.loops_by_c import MACHINES, by_c, run
from poinsot.code import c
from poinsot.code.primitives import compiled
from poinsot.code.reading import Compilation
from poinsot.code.records import Vector
from poinsot.code.types import BOOL, FLOAT, INT, Array

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
        pytest.skip(reason="the C compiler has no sanitizers")
    tests = Path(__file__).parents[1]
    surroundings = os.environ | {
        "LD_PRELOAD": ":".join(found), "ASAN_OPTIONS": "detect_leaks=0",
        "PYTHONPATH": os.pathsep.join([str(tests.parent / "src"), str(tests)]),
    }  # fmt: skip
    command = [sys.executable, str(tests / "compiler" / "loops_by_c.py"), str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, env=surroundings)
    assert done.returncode == 0 and not done.stderr, (done.stdout + done.stderr)[-4000:]
    assert set(done.stdout.split("done ")[1].split()) == FILES


@compiled
def narrow(double: Vector, switch: int, static: bool) -> int:
    """Names that C keeps for itself, and whole numbers that it would take for 32 bits."""
    large = (100000 if static else 1) * (300000 if switch > 0 else 1)
    double[1] = float(1 << (switch + 38))
    return large + (3000000000 if static else -5)


@compiled
def beyond(at: Vector, k: int) -> float:
    return at[k + 1]


def in_c(text: Any, kinds: list[Any], checked: bool, folder: Path) -> Path:
    compilation = Compilation()
    compilation.entry("made", text, kinds)
    file, source = folder / "made.c", c.source(compilation.program, checked, entries=False)
    file.write_text(re.sub(rf"static (\w+ {text.__name__}\()", r"\1", source), encoding="utf-8")
    options = ["-std=c99", "-O1", "-fPIC", "-shared", str(file), "-o", str(file.with_suffix(".so")), "-lm"]
    subprocess.run([str(COMPILER), *options], check=True)
    return file.with_suffix(".so")


class Floats(ctypes.Structure):
    """An array as C has it."""

    _fields_ = (("at", ctypes.c_void_p), ("n0", ctypes.c_int64))


def test_names_and_whole_numbers_are_those_of_the_text(tmp_path: Path) -> None:
    function = ctypes.CDLL(str(in_c(narrow, [Array(FLOAT, 1), INT, BOOL], False, tmp_path))).narrow
    function.argtypes, function.restype = [Floats, ctypes.c_int64, ctypes.c_bool], ctypes.c_int64
    for switch, static in ((2, True), (-1, True), (3, False)):
        x, y = np.zeros(2), np.zeros(2)
        assert function(Floats(x.ctypes.data, 2), switch, static) == narrow(y, switch, static)
        np.testing.assert_array_equal(x, y)


def test_an_index_out_of_bounds_is_told_by_file_and_line(tmp_path: Path) -> None:
    library = in_c(beyond, [Array(FLOAT, 1), INT], True, tmp_path)
    call = (
        "import ctypes\nclass Floats(ctypes.Structure): _fields_ = (('at', ctypes.c_void_p), ('n0', ctypes.c_int64))\n"
        f"room = (ctypes.c_double * 3)()\n"
        f"ctypes.CDLL({str(library)!r}).beyond(Floats(ctypes.addressof(room), 3), ctypes.c_int64(2))\n"
    )
    done = subprocess.run([sys.executable, "-c", call], capture_output=True, text=True, check=False)
    line = inspect.getsourcelines(beyond)[1] + 2
    assert done.returncode and f"test_loops_in_c.py, line {line}: index 3 of 3: out of bounds" in done.stderr
