"""Random programs of the loop language: the compiled ones have the bits of Python."""

import ctypes
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from c_compiler import COMPILER, STRICT
from compiler.random_programs import arguments, as_python, bits, load, program
from compiler.run_programs import ATTEMPTS, Runner, by_llvm, entry_at, read
from poinsot.code import c
from poinsot.code.typed import TypedProgram


def by_c(made: TypedProgram, checked: bool, folder: Path, name: str) -> Runner:
    file, library = folder / f"{name}.c", folder / f"{name}.so"
    file.write_text(c.source(made, checked), encoding="utf-8")
    assert COMPILER is not None
    options = [
        *STRICT, "-Wno-tautological-compare", "-Wno-bool-compare", "-O2", "-ffp-contract=off", "-fPIC", "-shared",
    ]  # fmt: skip
    done = subprocess.run(
        [COMPILER, *options, str(file), "-o", str(library), "-lm"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[:4000]
    loaded = ctypes.CDLL(str(library))
    return entry_at(ctypes.cast(loaded.loop_advance, ctypes.c_void_p).value or 0, loaded)


def by_python(text: Any, seed: int) -> tuple[Any, ...]:
    data, state = arguments(seed)
    with np.errstate(all="ignore"):
        result = text(*as_python(data, state), ATTEMPTS)
    return (int(result), *bits(data, state))


def by(runner: Runner, seed: int) -> tuple[Any, ...]:
    data, state = arguments(seed)
    return (runner(data, state), *bits(data, state))


@pytest.mark.parametrize("first", [0, pytest.param(1000, marks=pytest.mark.long)])
def test_llvm_has_the_bits_of_python(first: int, tmp_path: Path) -> None:
    for seed in range(first, first + (1000 if first else 12)):
        text = load(program(seed), tmp_path).advance
        made = read(text, *arguments(seed))
        runner = by_llvm(made, checked=seed % 3 == 0, optimised=seed % 2 == 0)
        for case in (seed, seed + 1):
            assert by(runner, case) == by_python(text, case), f"seed {seed}, arguments {case}"


@pytest.mark.skipif(COMPILER is None, reason="no C compiler on this machine")
@pytest.mark.parametrize("first", [0, pytest.param(1000, marks=pytest.mark.long)])
def test_c_has_the_bits_of_python(first: int, tmp_path: Path) -> None:
    for seed in range(first, first + (500 if first else 6)):
        text = load(program(seed), tmp_path).advance
        runner = by_c(read(text, *arguments(seed)), seed % 3 == 0, tmp_path, f"p{seed}")
        for case in (seed, seed + 1):
            assert by(runner, case) == by_python(text, case), f"seed {seed}, arguments {case}"
