"""From an algorithm to a program: run it on traced inputs, share common subexpressions, read the graph out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

import numpy as np

from poinsot.errors import CompilerError
from poinsot.programs.graph import stacked
from poinsot.programs.locking import compiling
from poinsot.programs.program import Instruction, Program, prune

Shape: TypeAlias = tuple[int, ...]
Shapes: TypeAlias = Mapping[str, Shape]

# CasADi's name of an operation, without OP_, and ours where it is an operation on as many arguments.
OPERATIONS = {
    "ADD": "add", "SUB": "sub", "MUL": "mul", "DIV": "div", "NEG": "neg", "SQRT": "sqrt", "FABS": "fabs",
    "SIN": "sin", "COS": "cos", "TAN": "tan", "ASIN": "asin", "ACOS": "acos", "ATAN": "atan", "ATAN2": "atan2",
    "FLOOR": "floor", "EXP": "exp", "LOG": "log", "TANH": "tanh", "POW": "pow", "CONSTPOW": "pow",
    "LT": "lt", "LE": "le", "EQ": "eq", "NE": "ne", "NOT": "not", "AND": "and", "OR": "or",
    "IF_ELSE_ZERO": "if_else_zero", "FMIN": "fmin", "FMAX": "fmax",
}  # fmt: skip


def trace(function: Callable[..., object], inputs: Shapes, outputs: Shapes, name: str) -> Program:
    """The program of a function, found by running it once on traced inputs.

    function  called with an object array of `Traced` per input, a `Traced` for the shape (), by name; returns an array
              or scalar per output
    Errors    CompilerError if it returns other shapes than announced, uses an operation outside the protocol, or
              divides by a constant that is zero
    """
    with compiling:
        return _traced(function, inputs, outputs, name)


def _traced(function: Callable[..., object], inputs: Shapes, outputs: Shapes, name: str) -> Program:
    import casadi

    from poinsot.algebra.traced import symbols

    arguments: dict[str, Any] = {key: symbols(key, shape) for key, shape in inputs.items()}
    try:
        found = function(**{key: each[()] for key, each in arguments.items()})
    except ArithmeticError as error:
        raise CompilerError(
            f"The function of kernel {name} has no value whatever its inputs are ({error}): numbers fixed in it, such "
            "as a mass, a length or a resistance, are zero where it divides by them, or far too large."
        ) from None
    results = _flatten(found, outputs, name)
    nodes = [each.node for array in arguments.values() for each in array.flat]
    expressions = casadi.cse(stacked([_node(each, name) for each in results]))
    graph = casadi.Function("kernel", [stacked(nodes)], [expressions], {"allow_free": True})
    if graph.get_free():
        raise CompilerError(f"The kernel {name} uses the symbols {graph.get_free()}, which are none of its inputs.")
    return _read(graph, len(nodes), name)


def _node(value: Any, name: str) -> Any:
    import casadi

    from poinsot.algebra.traced import Traced

    if isinstance(value, Traced):
        return value.node
    try:
        return casadi.SX(float(value))
    except (TypeError, ValueError):
        raise CompilerError(
            f"The function of kernel {name} returned {value!r} where a number or traced scalar belongs."
        ) from None


def _flatten(results: object, outputs: Shapes, name: str) -> list[Any]:
    """The numbers of all outputs in C order, after a check of number and shapes."""
    each = results if isinstance(results, (tuple, list)) and len(outputs) != 1 else (results,)
    if len(each) != len(outputs):
        raise CompilerError(f"The function of kernel {name} returned {len(each)} outputs, announced: {len(outputs)}.")
    numbers: list[Any] = []
    for result, (key, shape) in zip(each, outputs.items(), strict=True):
        array = np.asarray(result, dtype=object)
        if array.shape != shape:
            raise CompilerError(
                f"The function of kernel {name} returned {key} in the shape {array.shape}, announced: {shape}."
            )
        numbers.extend(array.flat)
    return numbers


def _read(graph: Any, size: int, name: str) -> Program:
    """The instructions of a CasADi function, from its reused registers to single assignment."""
    import casadi

    names = {getattr(casadi, f"OP_{key}"): value for key, value in OPERATIONS.items()}
    constant, load, store = casadi.OP_CONST, casadi.OP_INPUT, casadi.OP_OUTPUT
    special = {casadi.OP_SQ, casadi.OP_TWICE, casadi.OP_INV}
    instructions = [Instruction("input", (), index) for index in range(size)]
    constants: dict[str, int] = {}
    register: dict[int, int] = {}
    outputs = [0] * graph.nnz_out(0)

    def emit(operation: str, *arguments: int) -> int:
        instructions.append(_as_choice(instructions, Instruction(operation, arguments)))
        return len(instructions) - 1

    def number(value: float) -> int:
        key = value.hex()
        if key not in constants:
            constants[key] = len(instructions)
            instructions.append(Instruction("constant", (), value))
        return constants[key]

    for step in range(graph.n_instructions()):
        code, target, source = graph.instruction_id(step), graph.instruction_output(step), graph.instruction_input(step)
        if code == load:
            register[target[0]] = source[1]
        elif code == store:
            outputs[target[1]] = register[source[0]]
        elif code == constant:
            register[target[0]] = number(graph.instruction_constant(step))
        elif code in names:
            register[target[0]] = emit(names[code], *(register[each] for each in source))
        elif code in special:
            value = register[source[0]]
            if code == casadi.OP_INV:
                register[target[0]] = emit("div", number(1.0), value)
            else:
                register[target[0]] = emit("mul" if code == casadi.OP_SQ else "add", value, value)
        elif code == casadi.OP_CALL:
            found = emit("call", *(register[each] for each in source))
            for k, each in enumerate(target):
                register[each] = len(instructions)
                instructions.append(Instruction("result", (found,), k))
        elif code == casadi.OP_SIGN:  # in derivatives of an absolute value; 0 at 0, NaN of NaN
            value, zero = register[source[0]], number(0.0)
            positive = emit("if_else", emit("lt", zero, value), number(1.0), value)
            register[target[0]] = emit("if_else", emit("lt", value, zero), number(-1.0), positive)
        else:
            raise CompilerError(
                f"The kernel {name} uses the operation {_name_of(code)}, which is outside the scalar protocol: "
                f"write it with + - * / and the functions of poinsot.algebra."
            )
    return prune(Program(size, instructions, outputs))


def _as_choice(instructions: Sequence[Instruction], instruction: Instruction) -> Instruction:
    """CasADi writes a choice between two values as a sum of two with one of them zero; here it is one instruction."""
    if instruction.operation == "add":
        first, second = (instructions[each] for each in instruction.arguments)
        if first.operation == second.operation == "if_else_zero":
            negation = instructions[second.arguments[0]]
            if negation.operation == "not" and negation.arguments == first.arguments[:1]:
                return Instruction("if_else", (*first.arguments, second.arguments[1]))
    return instruction


def _name_of(code: int) -> str:
    import casadi

    return next((key[3:].lower() for key in dir(casadi) if key.startswith("OP_") and getattr(casadi, key) == code), "?")
