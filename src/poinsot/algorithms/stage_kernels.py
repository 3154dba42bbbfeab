"""Kernels that solve the linear equations of implicit stages of a mechanism along its tree."""

from __future__ import annotations

from functools import partial

from poinsot.algorithms.compiled_model import CompiledModel
from poinsot.algorithms.rolled_kernels import RolledKernel
from poinsot.compiler.kernel import Kernel
from poinsot.recursions.stage_sweeps import factor_recursion, factor_size, solve_recursion


def stage_kernels(mechanism: CompiledModel, pairs: bool) -> tuple[Kernel, Kernel]:
    """(x₀, ẋ, ρ) → factors and (factors, ρ, r) → Δ; ρ and r real, or (real part, imaginary part) for ``pairs``."""
    tree, kind = mechanism.tree, "pairs" if pairs else "real"
    nx, nl, nf = tree.nq + tree.nv, 2 * tree.nv, len(tree.links) * factor_size(tree, pairs)
    rate, r, named = (1 + pairs,), (nl * (1 + pairs),), mechanism.kernels
    made = {
        "factor": (factor_recursion, {"x0": (nx,), "rates": (nl,), "rate": rate}, {"factors": (nf,)}),
        "solve": (solve_recursion, {"factors": (nf,), "rate": rate, "r": r}, {"delta": r}),
    }
    for name, (recursion, given, out) in made.items():
        key = f"stage {name}, {kind}"
        if key not in named:
            walk = partial(recursion, tree, pairs)
            named[key] = RolledKernel(walk, given, out, f"stage_{name}", key, f"rolled {key}\n{mechanism.key}")
    return named[f"stage factor, {kind}"], named[f"stage solve, {kind}"]
