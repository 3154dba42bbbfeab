"""Kernels as functions of CasADi: traced programs, instruction by instruction, over CasADi's own expressions.

A kernel that solves equations becomes a root of CasADi's Newton's method, whose derivatives are those of the implicit
function; a kernel that walks records in a loop has no expression.
Units: those of the System. Law: as the kernels, tests/systems/test_casadi_functions.py. Source: decision 0002.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate, pairwise
from math import nan, prod
from typing import Any

from poinsot.errors import CompilerError
from poinsot.kernels.kernel import Kernel
from poinsot.programs.graph import matrix, stacked
from poinsot.programs.newton import NewtonPrograms
from poinsot.programs.program import Program, Shape
from poinsot.programs.tracing import OPERATIONS

Shapes = Mapping[str, Shape]
TOLERANCE = 1e-12  # of CasADi's Newton's method, whose residuals are absolute: near the rounding of unit sizes


def expression(kernel: Kernel) -> Any:
    """The ``casadi.Function`` of a kernel, with its operands by name: SX, or MX where it solves equations.

    Shapes  vectors are columns; an operand (n, m) is a matrix n × m
    Errors  CompilerError for a kernel that is a loop over records
    Law     equals the kernel, tests/systems/test_system_functions.py
    """
    found = kernel._program()
    if isinstance(found, Program):
        return _function(found, kernel.inputs, kernel.outputs, kernel.name)
    if isinstance(found, NewtonPrograms):
        return _root(found, kernel.inputs, kernel.outputs, kernel.name)
    raise CompilerError(f"The kernel {kernel.name} is a loop over records, which has no expression in CasADi.")


def rates_and_powers(flow: Any, retract: Any, prepare: Any, sizes: Sequence[int], name: str) -> Any:
    """(x, t, u, p) → (rates, powers) of a System: ẋ = ∂(x ⊞ ξ)/∂ξ ξ̇ at ξ = 0, and the powers of its books.

    flow, retract, prepare   functions as `expression` makes them; prepare may be None
    sizes   numbers in x, ξ, u, p
    """
    import casadi

    nx, nl, nu, np_ = sizes
    local = casadi.SX.sym("xi", nl)
    start = casadi.SX.sym("x0", nx)
    known = {"x0": start, "xi": local}
    moved = _called(retract, known)[0]
    slope = casadi.substitute(casadi.jacobian(moved, local), local, casadi.DM.zeros(nl, 1))
    tangent = casadi.Function("tangent", [start], [casadi.sparsify(slope)])

    def made(x: Any, t: Any, u: Any, p: Any) -> list[Any]:
        given = {"x0": x, "xi": type(x)(casadi.DM.zeros(nl, 1)), "t": t, "u": u}
        if prepare is not None:
            given["c"] = prepare(p)
        rates, *powers = _called(flow, given)
        return [casadi.densify(tangent(x) @ rates), *(powers or [type(x)(casadi.DM.zeros(0, 1))])]

    return _of_state(made, flow, (nx, nu, np_), ["rates", "powers"], name)


def chosen(kernel: object, entries: slice, sizes: Sequence[int], name: str) -> Any:
    """(x, t, u, p) → some of the numbers that a kernel of these operands gives; sizes: numbers in x, u, p."""

    def made(x: Any, t: Any, u: Any, p: Any) -> list[Any]:
        return [_called(kernel, {"x": x, "t": t, "u": u, "p": p})[0][entries]]

    return _of_state(made, kernel, sizes, ["result"], name)


def _of_state(made: Callable[..., list[Any]], like: Any, sizes: Sequence[int], outputs: list[str], name: str) -> Any:
    """The function of (x, t, u, p), over the expressions of ``like``; an argument that a call leaves out is NaN."""
    import casadi

    kind = casadi.SX if like.is_a("SXFunction") else casadi.MX
    nx, nu, np_ = sizes
    given: list[Any] = [kind.sym(each, size) for each, size in zip("xtup", (nx, 1, nu, np_), strict=True)]
    results = made(*given)
    results = [casadi.cse(each) for each in results] if kind is casadi.SX else results
    return casadi.Function(_name(name), given, results, [*"xtup"], outputs, {"default_in": [nan] * 4})


def _called(function: Any, known: Mapping[str, Any]) -> list[Any]:
    """The results of a function at arguments by name; it takes those that it has."""
    found = function.call([known[each] for each in function.name_in()])
    return list(found)


def _function(program: Program, inputs: Shapes, outputs: Shapes, name: str) -> Any:
    """The SX function of a program."""
    import casadi

    given = {key: casadi.SX.sym(key, prod(shape)) for key, shape in inputs.items()}
    numbers = _values(program, [each for column in given.values() for each in casadi.vertsplit(column)])
    ends = [0, *accumulate(prod(shape) for shape in outputs.values())]
    results = [
        matrix(stacked(numbers[a:b]), shape) for (a, b), shape in zip(pairwise(ends), outputs.values(), strict=True)
    ]
    return casadi.Function(_name(name), [*given.values()], results, [*inputs], [*outputs])


def _values(program: Program, inputs: Sequence[object]) -> list[Any]:
    """The outputs of a program with these expressions as inputs."""
    import casadi

    from poinsot.algebra.traced import text

    codes = {name: getattr(casadi, f"OP_{key}") for key, name in OPERATIONS.items()}
    values: list[Any] = []
    for operation, arguments, number in program.instructions:
        if operation == "input":
            values.append(inputs[int(number)])
        elif operation == "constant":
            values.append(casadi.SX(number))
        else:
            given = [values[k] for k in arguments]
            if operation == "call":
                values.append(text("nearest", len(given))(casadi.vertcat(*given)))
            elif operation == "result":
                values.append(given[0][int(number)])
            elif operation == "if_else":
                values.append(casadi.if_else(*given))
            elif operation == "pow":
                values.append(casadi.power(*given))  # with a number as exponent another operation
            else:
                made = casadi.SX.unary if len(given) == 1 else casadi.SX.binary
                values.append(made(codes[operation], *given))
    return [values[k] for k in program.outputs]


def _root(found: NewtonPrograms, inputs: Shapes, outputs: Shapes, name: str) -> Any:
    """The MX function of a kernel with unknowns, which CasADi's Newton's method finds."""
    import casadi

    n = found.unknowns
    guess = _function(found.guess, inputs, {each: (size,) for each, size in found.guessed.items()}, f"{name} guess")
    together = {**inputs, "w": (n,)}
    residual = _function(found.equations, together, {"r": (n,), "J": (len(found.pattern),)}, f"{name} residual")
    result = _function(found.result, together, outputs, f"{name} result")
    symbols = {key: casadi.SX.sym(key, prod(shape)) for key, shape in together.items()}
    known = casadi.vertcat(*(symbols[key] for key in inputs))
    problem = {"x": symbols["w"], "p": known, "g": residual(*symbols.values())[0]}
    options = {"abstol": TOLERANCE, "abstolStep": TOLERANCE, "max_iter": 100}
    solver = casadi.rootfinder(_name(f"{name} root"), "newton", problem, options)
    given = [casadi.MX.sym(key, prod(shape)) for key, shape in inputs.items()]
    unknowns = solver(guess.call(given)[0], casadi.vertcat(*given))
    results = result.call([*given, unknowns])
    return casadi.Function(_name(name), given, results, [*inputs], [*outputs])


def _name(text: str) -> str:
    """What CasADi takes for the name of a function."""
    plain = re.sub(r"\W+|__+", "_", text).strip("_")
    return plain if plain and plain[0].isalpha() else f"f_{plain}"
