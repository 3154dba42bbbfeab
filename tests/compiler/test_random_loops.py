"""Random programs of the loop language: the compiled ones have the bits of Python."""

from __future__ import annotations

import ctypes
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import numpy as np
import pytest

from c_compiler import COMPILER, STRICT
from compiler.random_programs import Data, arguments, as_python, bits, load, program
from poinsot.code import Block, c, types
from poinsot.code.llvm import assembly, called_by
from poinsot.code.reading import Compilation
from poinsot.code.typed import TypedProgram
from poinsot.renderers.llvm.target import LoadedObject, compile_object, host

ATTEMPTS = 3
Runner = Callable[[Data, Any], int]


def read(text: Any, data: Data, state: Any) -> TypedProgram:
    """The typed form of a program for what it takes."""
    compilation = Compilation()
    compilation.entry("advance", text, [types.of_part(data), types.of_part(state), types.INT])
    return compilation.program


def entry_at(address: int, alive: Any) -> Runner:
    function = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_void_p, ctypes.c_int64)(address)

    def run(data: Data, state: Any, alive: Any = alive) -> int:
        block = Block(data, state)
        return int(function(block.address, ATTEMPTS))

    return run


def by_llvm(made: TypedProgram, checked: bool, optimised: bool) -> Runner:
    machine, text = host(), assembly(made, checked)
    if optimised:
        module = llvm.parse_assembly(text)
        target = llvm.Target.from_triple(machine.triple).create_target_machine(cpu=machine.cpu, opt=2)
        builder = llvm.create_pass_builder(target, llvm.create_pipeline_tuning_options(speed_level=2))
        builder.getModulePassManager().run(module, builder)
        text = str(module)
    calls = [*called_by(made), *(["dprintf", "abort"] if checked else [])]
    loaded = LoadedObject(compile_object(text, machine, calling=True), machine, calls)
    return entry_at(loaded.address("advance"), loaded)


def by_c(made: TypedProgram, checked: bool, folder: Path, name: str) -> Runner:
    file, library = folder / f"{name}.c", folder / f"{name}.so"
    file.write_text(c.source(made, checked), encoding="utf-8")
    assert COMPILER is not None
    options = [
        *STRICT,
        "-Wno-tautological-compare",
        "-Wno-bool-compare",
        "-O2",
        "-ffp-contract=off",
        "-fPIC",
        "-shared",
    ]
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
    for seed in range(first, first + (1000 if first else 20)):
        text = load(program(seed), tmp_path).advance
        made = read(text, *arguments(seed))
        runner = by_llvm(made, checked=seed % 3 == 0, optimised=seed % 2 == 0)
        for case in (seed, seed + 1):
            assert by(runner, case) == by_python(text, case), f"seed {seed}, arguments {case}"


@pytest.mark.skipif(COMPILER is None, reason="no C compiler on this machine")
@pytest.mark.parametrize("first", [0, pytest.param(1000, marks=pytest.mark.long)])
def test_c_has_the_bits_of_python(first: int, tmp_path: Path) -> None:
    for seed in range(first, first + (500 if first else 12)):
        text = load(program(seed), tmp_path).advance
        runner = by_c(read(text, *arguments(seed)), seed % 3 == 0, tmp_path, f"p{seed}")
        for case in (seed, seed + 1):
            assert by(runner, case) == by_python(text, case), f"seed {seed}, arguments {case}"
