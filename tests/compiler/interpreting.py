"""Programs interpreted, operation by operation."""

import math
from typing import Any

from poinsot.programs.program import Program

EVALUATE: dict[str, Any] = {
    "add": lambda a, b: a + b, "sub": lambda a, b: a - b, "mul": lambda a, b: a * b, "div": lambda a, b: a / b,
    "neg": lambda a: -a, "fma": lambda a, b, c: a * b + c, "fabs": abs, "pow": pow, "fmin": min, "fmax": max,
    "lt": lambda a, b: a < b, "le": lambda a, b: a <= b, "eq": lambda a, b: a == b, "ne": lambda a, b: a != b,
    "not": lambda a: not a, "and": lambda a, b: a and b, "or": lambda a, b: a or b,
    "if_else_zero": lambda c, a: a if c else 0.0, "if_else": lambda c, a, b: a if c else b,
    **{name: getattr(math, name) for name in ("sin", "cos", "tan", "asin", "acos", "atan", "atan2")},
    **{name: getattr(math, name) for name in ("sqrt", "exp", "log", "tanh", "floor")},
}  # fmt: skip


def interpret(program: Program, inputs: Any) -> list[float]:
    """The outputs of a program, instruction by instruction."""
    values: list[float] = []
    for operation, arguments, constant in program.instructions:
        if operation == "input":
            values.append(inputs[int(constant)])
        elif operation == "constant":
            values.append(constant)
        else:
            values.append(EVALUATE[operation](*(values[each] for each in arguments)))
    return [values[each] for each in program.outputs]
