"""LLVM's passes over loops for any machine, none of which changes an operation."""

from __future__ import annotations

import llvmlite.binding as llvm

from poinsot.programs.locking import compiling
from poinsot.renderers.llvm.target import Host

LEVEL = 1


def optimised(assembly: str, machine: Host | None = None) -> str:
    """The assembly after LLVM's passes, verified. Loops stay rolled: vectors of two to eight gain nothing at the sizes
    of machines, and triple the code."""
    with compiling:
        llvm.initialize_native_target()
        module = llvm.parse_assembly(assembly)
        module.verify()
        if machine is None:
            target = llvm.Target.from_default_triple().create_target_machine(cpu="generic", features="", opt=LEVEL)
        else:
            kind = llvm.Target.from_triple(machine.triple)
            target = kind.create_target_machine(cpu=machine.cpu, features=machine.features, opt=LEVEL)
            module.triple, module.data_layout = machine.triple, str(target.target_data)
        options = llvm.create_pipeline_tuning_options(speed_level=LEVEL)
        options.loop_unrolling = options.slp_vectorization = False
        options.loop_vectorization = options.loop_interleaving = False
        builder = llvm.create_pass_builder(target, options)
        builder.getModulePassManager().run(module, builder)
        return str(module)
