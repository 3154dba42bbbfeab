"""Algebraic loops of a network: the kernels that solve them, and the reports where they have no solution."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, Floats, array
from poinsot.algebra.scalars import number
from poinsot.components.primitives import Relation
from poinsot.errors import SimulationError
from poinsot.motion.of_network.charts import Charts
from poinsot.networks.equations import CausalEquations
from poinsot.structures.derivatives import partials

Here = tuple[CausalEquations, Charts]


def relations_solved(equations: CausalEquations) -> list[Relation]:
    """The relations among the equations that Newton's method solves."""
    elements = equations.model.primitives
    newton = {e.element for block in equations.blocks if block.how == "newton" for e in block.equations}
    return [e for k, e in enumerate(elements) if k in newton and isinstance(e, Relation)]


def name_loops(description: dict[str, Any], equations: CausalEquations) -> None:
    """Where Newton's method fails nothing has a value: the first component names its loop."""
    loops = loop_names(equations)
    if loops:
        first, *others = description["component_names"]
        description["component_names"] = (f"{first}, or a variable of the algebraic loop of {loops},", *others)


def loop_names(equations: CausalEquations) -> str:
    """The elements with equations that Newton's method solves."""
    elements = equations.model.primitives
    newton = (e for block in equations.blocks if block.how == "newton" for e in block.equations)
    return ", ".join(map(repr, dict.fromkeys(elements[e.element].name for e in newton)))


def implicit(
    equations: CausalEquations,
    of: Callable[[Array | None], Here],
    function: Callable[..., Any],
    given: dict[str, Any],
    out: dict[str, Any],
    name: str,
    key: str,
) -> Any:
    """The kernel that finds Newton's unknowns before it evaluates the function."""
    from poinsot.kernels.implicit import ImplicitKernel

    def residual(t: Array, u: Array, w: Array, p: Array | None = None, **state: Array) -> Array:
        equations, charts = of(p)
        x = list(state["x"][: equations.nx]) if "x" in state else charts.moved(state["x0"], state["xi"])
        return array(equations.residual(x, t[0], list(u), list(w)))

    def guess(**_: Array) -> Array:
        return array(equations.unknown_guess)

    n, full_steps = len(equations.unknown_guess), equations.is_straightened
    return ImplicitKernel(residual, function, n, given, out, name, name, key, guess, full_steps=full_steps)


def copies_singularly(equations: CausalEquations) -> bool:
    """Whether a law that gives storage its voltage, and reads its current, leaves Newton's method without a rank.

    So is the oxide of a transistor, whose capacitors follow voltages that other storage has: at no state, whatever the
    sources, do its equations tell the currents, though at some a solution of them is found.
    """
    laws = [e for _, e in equations.model.of(Relation)]
    if not any(e.outputs[port] == "across" for e in laws for port, read in e.reads if read == "through"):
        return False
    rng, u = np.random.default_rng(0), equations.driven.sampled_at(0.0).tolist()
    x, w = [*equations.guess], np.array(equations.unknown_guess, dtype=np.float64)
    with np.errstate(all="ignore"):
        w += rng.normal(size=len(w))
        J = np.stack(partials(lambda w: array(equations.residual(x, 0.0, u, [*w])), w), axis=1)
    if not all(map(number, J.flat)):
        return False
    J = J.astype(np.float64)
    if not np.isfinite(J).all():
        return False
    for axis in (1, 0):
        J = J / np.maximum(np.abs(J).max(axis=axis, keepdims=True), 1e-300)
    values = np.linalg.svd(J)[1]
    return bool(values[-1] <= _DEPENDENT * values[0])


_DEPENDENT = 1e-13  # of the largest singular value: rounding of rows and columns that are of one size


class UnsolvedLoop(SimulationError):
    """An algebraic loop without a solution that Newton's method found at the start."""


def refuse_unsolved(equations: CausalEquations, variables: Callable[[], Floats]) -> None:
    """Newton's method tried once at the start, so that equations without a solution are named."""
    if not equations.unknowns:
        return
    if not np.isfinite(variables()[: len(equations.model.branches)]).all():
        raise UnsolvedLoop(
            f"network {equations.model.name!r}: no solution was found at the start for the algebraic loop of "
            f"{loop_names(equations)}: their laws contradict what drives them, or have no value on the way. "
            "Check them, or put a storage (a small capacitor, mass or heat capacity) on a node of the loop"
        )
