"""The kernels of a System as one program without charts: ẋ, the powers, the observations, and equations r = 0.

    (x, t, u, p, w) → ẋ = ∂(x ⊞ ξ)/∂ξ ξ̇ at ξ = 0, powers, observed numbers, r(w), numbers that vanish on constraints

What several of them need stands in it once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod
from typing import TYPE_CHECKING

from poinsot.errors import CompilerError
from poinsot.kernels.kernel import Kernel
from poinsot.kernels.symbolic import _values
from poinsot.programs.newton import NewtonPrograms
from poinsot.programs.program import Program
from poinsot.programs.tracing import _read
from poinsot.records import dataclass

if TYPE_CHECKING:
    from casadi import SX


@dataclass(frozen=True)
class Flat:
    """A program of (x, t, u, p, w), its outputs in the order of ``sizes``: name → how many numbers."""

    program: Program
    unknowns: int
    sizes: Mapping[str, int]


def flattened(
    flow: Kernel,
    retract: Kernel,
    prepare: Kernel | None,
    observed: Mapping[str, tuple[Kernel, slice]],
    rates: Sequence[int],
    zeros: Mapping[str, tuple[Kernel, slice, slice | None, Sequence[int]]],
    sizes: tuple[int, int, int, int],
) -> Flat:
    """One program of everything: ẋ = ∂(x ⊞ ξ)/∂ξ ξ̇ at ξ = 0 [units of x over s], powers [W], r(w) = 0.

    observed  name → a kernel of (x, t, u[, p]) and which of its numbers
    rates     those of ẋ that are wanted
    zeros     name → a kernel of (q[, p]), where q stands in x, where the velocities do by which its matrix is
              multiplied (None: it is none), and which of its rows
    sizes     numbers in x, ξ, u, p
    Errors    CompilerError for kernels that are loops over records
    Law       read back as text, it gives the rates of the System to 1e-12, tests/backends/test_modelica.py
    Source    docs/decisions.md: the chart of a step, at its beginning
    """
    import casadi

    nx, nl, nu, np_ = sizes
    n = max((_unknowns(each) for each in (flow, *(kernel for kernel, _ in observed.values()))), default=0)
    symbols = {name: casadi.SX.sym(name, count) for name, count in zip("xtupw", (nx, 1, nu, np_, n), strict=True)}
    local = casadi.SX.sym("xi", nl)
    known = {**symbols, "x0": symbols["x"], "xi": local}
    if prepare is not None:
        known["c"] = casadi.vertcat(*_numbers(prepare, known)[0])
    found, residual = _numbers(flow, known)
    still = casadi.DM.zeros(nl, 1)
    moved = casadi.vertcat(*_numbers(retract, known)[0])
    xdot = casadi.jtimes(moved, local, casadi.vertcat(*found[:nl]))
    results: dict[str, SX] = {
        "rates": casadi.substitute(casadi.densify(xdot), local, still)[[*rates]] if rates else casadi.SX(0, 1),
        "powers": casadi.substitute(casadi.vertcat(casadi.SX(0, 1), *found[nl:]), local, still),
    }
    made: dict[int, SX] = {}
    for name, (kernel, places) in observed.items():
        if id(kernel) not in made:
            made[id(kernel)] = casadi.vertcat(*_numbers(kernel, known)[0])
        results[name] = made[id(kernel)][places]
    results["residual"] = casadi.substitute(casadi.vertcat(casadi.SX(0, 1), *residual), local, still)
    for name, (kernel, q, v, rows) in zeros.items():
        numbers = casadi.vertcat(*_numbers(kernel, {**known, "q": symbols["x"][q]})[0])
        if v is not None:
            velocity = symbols["x"][v]
            numbers = casadi.reshape(numbers, velocity.numel(), -1).T @ velocity  # rows lie one after the other
        results[name] = numbers[[*rows]]
    whole = casadi.cse(casadi.densify(casadi.vertcat(*results.values())))
    inputs = casadi.vertcat(*symbols.values())
    graph = casadi.Function("kernel", [inputs], [whole], {"allow_free": False})
    program = _read(graph, inputs.numel(), flow.name)
    return Flat(program, n, {name: each.numel() for name, each in results.items()})


def _unknowns(kernel: Kernel) -> int:
    found = kernel._program()
    return found.unknowns if isinstance(found, NewtonPrograms) else 0


def _numbers(kernel: Kernel, known: Mapping[str, SX]) -> tuple[list[SX], list[SX]]:
    """The numbers of a kernel's outputs, and the residuals of its unknowns w."""
    import casadi

    program = kernel._program()
    given = [each for name, shape in kernel.inputs.items() if prod(shape) for each in casadi.vertsplit(known[name])]
    if isinstance(program, Program):
        return _values(program, given), []
    if isinstance(program, NewtonPrograms):
        with_unknowns = [*given, *casadi.vertsplit(known["w"])]
        return _values(program.result, with_unknowns), _values(program.equations, with_unknowns)[: program.unknowns]
    raise CompilerError(f"The kernel {kernel.name} is a loop over records, which cannot be written out.")
