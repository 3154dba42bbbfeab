"""Kernels that solve the linear equations of implicit stages of a mechanism along its tree.

Source: Hairer & Wanner 1996, §IV.8 (the linear systems of implicit Runge–Kutta stages). Law: Δ solves what the matrices
written out would, tests/systems/test_stage_kernels.py
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from poinsot.algorithms.compiled_model import CompiledModel
from poinsot.algorithms.rolled_kernels import RolledKernel
from poinsot.kernels.kernel import Kernel
from poinsot.recursions import stage_loops
from poinsot.recursions.rolled import Drive
from poinsot.recursions.stage_sweeps import factor_recursion, factor_size, solve_recursion


def stage_kernels(
    mechanism: CompiledModel, pairs: bool, inputs: int = 0, servos: Sequence[Drive] = (), text: str = "",
    drives: Sequence[Drive] = (), pushed: bool = False,
) -> tuple[Kernel, Kernel]:  # fmt: skip
    """(x₀, ẋ, t, u, ρ) → factors and (factors, ρ, r) → Δ; ρ [1/s] and r real, or (real part, imaginary part) for
    ``pairs``.

    inputs: how many u are; servos: sources on single freedoms whose effort asks for the state, which ``text`` names;
    drives: all sources, of mechanisms with closed loops; pushed: factors take the wrenches that push links, too, as
    these see them, and, of mechanisms with closed loops, the efforts on freedoms that they are
    """
    tree, kind = mechanism._reading().tree, "pairs" if pairs else "real"
    nx, nl, closed = tree.nq + tree.nv, 2 * tree.nv, tree.closed
    nf = stage_loops.factor_size(tree, pairs) if closed else len(tree.links) * factor_size(tree, pairs)
    factor_of, solve_of = (
        (partial(stage_loops.factor_recursion, tree, pairs, drives, servos, pushed), stage_loops.solve_recursion)
        if closed
        else (partial(factor_recursion, tree, pairs, servos, pushed), solve_recursion)
    )
    rate, r, named = (1 + pairs,), (nl * (1 + pairs),), mechanism.kernels
    point = {"x0": (nx,), "rates": (nl,), "t": (1,), "u": (inputs,), "rate": rate}
    if pushed:
        point |= {"push": (6 * len(tree.links),)} | ({"leant": (tree.nv,)} if closed else {})
    sides, factors = {"factors": (nf,), "rate": rate, "r": r}, {"factors": (nf,)}
    made = {
        f"stage factor, {kind}, {inputs}{' pushed' * pushed}{text}": (factor_of, point, factors),
        f"stage solve, {kind}": (partial(solve_of, tree, pairs), sides, {"delta": r}),
    }
    for key, (walk, given, out) in made.items():
        if key not in named:
            name = "_".join(key.split(",")[0].split())
            named[key] = RolledKernel(walk, given, out, name, key, f"rolled {key}\n{mechanism.key}")
    factor, solve = (named[key] for key in made)
    return factor, solve
