"""Random programs of the loop language, read and compiled."""

import ctypes
from collections.abc import Callable
from typing import Any

import llvmlite.binding as llvm

from compiler.random_programs import Data
from poinsot.code import Block, types
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
