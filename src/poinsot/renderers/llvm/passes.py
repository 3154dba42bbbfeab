"""What LLVM makes of loops for any machine: the passes, none of which changes an operation."""

from __future__ import annotations

import llvmlite.binding as llvm

from poinsot.programs.locking import compiling

LEVEL = 1


def optimised(assembly: str) -> str:
    """The assembly after LLVM's passes, verified. Loops stay rolled: vectors of two to eight gain nothing at the sizes
    of machines, and triple the code."""
    with compiling:
        llvm.initialize_native_target()
        module = llvm.parse_assembly(assembly)
        module.verify()
        target = llvm.Target.from_default_triple().create_target_machine(cpu="generic", features="", opt=LEVEL)
        options = llvm.create_pipeline_tuning_options(speed_level=LEVEL)
        options.loop_unrolling = options.slp_vectorization = False
        options.loop_vectorization = options.loop_interleaving = False
        builder = llvm.create_pass_builder(target, options)
        builder.getModulePassManager().run(module, builder)
        return str(module)
