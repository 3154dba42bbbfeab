"""A program as a C function: a statement an instruction, in pieces that compilers take quickly.

    static void NAME(const real *restrict in…, real *restrict out…)

Numbers are written so that none is rounded; a minimum of which one is NaN is NaN, as in the compiled kernels. What one
piece makes and another takes stands in an array of the function's own; nothing else is stored anywhere.
Law: the C function equals the kernel to 1e-13, tests/backends/test_c_sources.py
"""

from __future__ import annotations

import math
import re
from collections.abc import Collection, Mapping, Sequence

import numpy as np

from poinsot.errors import ModelError
from poinsot.programs.program import Program
from poinsot.records import dataclass

PIECE = 1_000
"""Instructions in one C function: compilers take time that grows faster than the length of a function."""

_BEYOND = float(np.finfo(np.float32).max) * (1 + 2.0**-25)  # what is rounded to infinity in 32 bits
_INFIX = {"add": "+", "sub": "-", "mul": "*", "div": "/", "lt": "<", "le": "<=", "eq": "==", "ne": "!="}
_TRUTHS = frozenset({"lt", "le", "eq", "ne"})
_LIBRARY = frozenset(
    {"sqrt", "fabs", "floor", "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "exp", "log", "tanh", "pow", "fma"}
)


@dataclass(frozen=True)
class Real:
    """The kind of number that a library computes with: "double" or "float"."""

    type: str

    def number(self, value: float) -> str:
        """A constant, exactly as it is in this kind of number, of any sign in brackets."""
        single = self.type == "float"
        if single:
            if _BEYOND <= abs(value) < math.inf:
                raise ModelError(f"the number {value:g} is too large for float; write the source with double")
            value = float(np.float32(value))
        if not math.isfinite(value):
            return "NAN" if math.isnan(value) else "(-INFINITY)" if value < 0 else "INFINITY"
        end = "f" if single else ""
        plain = f"{value:.1f}" if value.is_integer() and abs(value) < 1e6 else value.hex()
        return f"({plain}{end})" if plain.startswith("-") else f"{plain}{end}"

    def function(self, name: str) -> str:
        """A function of the C library for this kind of number."""
        return f"{name}f" if self.type == "float" else name


def statics(
    program: Program,
    name: str,
    inputs: Mapping[str, int],
    outputs: Mapping[str, int],
    real: Real,
    strides: Mapping[str, int] | None = None,
    shared: Collection[str] = (),
    early: Collection[str] = (),
) -> str:
    """The static functions of a program: the pieces, and the function that calls them in order.

    inputs, outputs  names, which are C identifiers, and how many numbers each holds; those with none are left out
    strides          numbers from each number of an operand to the next, where it is not one
    shared           operands that may lie in the same place as others
    early            inputs that are taken before anything is left
    """
    return _Writer(program, name, inputs, outputs, real, strides or {}, shared, early).text()


def parameters(inputs: Mapping[str, int], outputs: Mapping[str, int], real: Real, shared: Collection[str] = ()) -> str:
    """The parameters of such a function."""
    apart = {each: "" if each in shared else "restrict " for each in (*inputs, *outputs)}
    taken = [f"const {real.type} *{apart[each]}{each}" for each, count in inputs.items() if count]
    given = [f"{real.type} *{apart[each]}{each}" for each, count in outputs.items() if count]
    return ", ".join([*taken, *given])


class _Writer:
    def __init__(
        self, program: Program, name: str, inputs: Mapping[str, int], outputs: Mapping[str, int], real: Real,
        strides: Mapping[str, int], shared: Collection[str], early: Collection[str],
    ) -> None:  # fmt: skip
        self.program, self.name, self.real, self.shared = program, name, real, shared
        self.inputs = {each: count for each, count in inputs.items() if count}
        self.outputs = {each: count for each, count in outputs.items() if count}
        self.given = _places(self.inputs, strides)
        self.made = _places(self.outputs, strides)
        uses = program.uses()
        whose = [each for each, count in self.inputs.items() for _ in range(count)]
        self.early = {k: place for k, place in enumerate(self.given) if whose[k] in early and uses[k]}
        self.given = [f"early{k}" if k in self.early else place for k, place in enumerate(self.given)]
        body = [k for k, each in enumerate(program.instructions) if each.operation not in ("input", "constant")]
        most = PIECE if not self.early else max(len(body), 1)  # what is taken early is known in one function alone
        self.pieces = [body[k : k + most] for k in range(0, len(body), most)] or [[]]
        piece_of = {k: number for number, piece in enumerate(self.pieces) for k in piece}
        crossing = {
            argument
            for k in body
            for argument in program.instructions[k].arguments
            if argument in piece_of and piece_of[argument] != piece_of[k]
        }
        self.slot = {k: place for place, k in enumerate(sorted(crossing))}
        self.targets: dict[int, list[int]] = {}
        for place, k in enumerate(program.outputs):
            self.targets.setdefault(k, []).append(place)
        self.here: frozenset[int] = frozenset()

    def text(self) -> str:
        signature = parameters(self.inputs, self.outputs, self.real, self.shared)
        if len(self.pieces) == 1:
            early = [f"const {self.real.type} early{k} = {place};" for k, place in self.early.items()]
            lines = [*early, *self._statements(self.pieces[0]), *self._unmoved()]
            return self._function(self.name, signature, lines)
        kept = f"{self.real.type} *restrict kept"
        parts = [
            self._function(f"{self.name}_{number}", f"{signature}, {kept}", self._statements(piece), ["kept"])
            for number, piece in enumerate(self.pieces)
        ]
        operands = ", ".join([*self.inputs, *self.outputs, "kept"])
        calls = [f"{self.name}_{number}({operands});" for number in range(len(self.pieces))]
        whole = [f"{self.real.type} kept[{max(len(self.slot), 1)}];", *calls, *self._unmoved()]
        return "\n".join([*parts, _text(self.name, signature, whole)])

    def _function(self, name: str, signature: str, lines: Sequence[str], more: Sequence[str] = ()) -> str:
        """A function that says which of its operands it leaves alone."""
        used = "\n".join(lines)
        silent = [
            f"(void){each};" for each in (*self.inputs, *self.outputs, *more) if not re.search(rf"\b{each}\[", used)
        ]
        return _text(name, signature, [*lines, *silent])

    def _statements(self, piece: Sequence[int]) -> list[str]:
        self.here = frozenset(piece)
        lines = []
        for k in piece:
            lines.append(f"const {self.real.type} t{k} = {self._expression(k)};")
            if k in self.slot:
                lines.append(f"kept[{self.slot[k]}] = t{k};")
            lines += [f"{self.made[place]} = t{k};" for place in self.targets.get(k, ())]
        return lines

    def _unmoved(self) -> list[str]:
        """Outputs that are inputs or constants."""
        return [
            f"{self.made[place]} = {self._value(k)};"
            for k, places in self.targets.items()
            if self.program.instructions[k].operation in ("input", "constant")
            for place in places
        ]

    def _value(self, k: int) -> str:
        operation, _, constant = self.program.instructions[k]
        if operation == "input":
            return self.given[int(constant)]
        if operation == "constant":
            return self.real.number(constant)
        return f"t{k}" if k in self.here else f"kept[{self.slot[k]}]"

    def _expression(self, k: int) -> str:
        operation, arguments, _ = self.program.instructions[k]
        if operation in ("call", "result"):
            raise ModelError(
                "contacts of two convex shapes that have no formula (boxes on boxes in space, cylinders, ellipsoids, "
                "hulls) call a text that is not written in C yet: write the source of time-stepping, method='moreau'"
            )
        a = [self._value(each) for each in arguments]
        if operation in _TRUTHS:
            return f"({self.real.type})({a[0]} {_INFIX[operation]} {a[1]})"
        if operation in _INFIX:
            return f"{a[0]} {_INFIX[operation]} {a[1]}"
        if operation in ("and", "or"):
            return f"({self.real.type})({a[0]} != 0 {'&&' if operation == 'and' else '||'} {a[1]} != 0)"
        if operation == "not":
            return f"({self.real.type})({a[0]} == 0)"
        if operation in ("if_else", "if_else_zero"):
            return f"{a[0]} != 0 ? {a[1]} : {a[2] if operation == 'if_else' else self.real.number(0.0)}"
        if operation == "neg":
            return f"-{a[0]}"
        if operation in ("fmin", "fmax"):
            return f"{'least' if operation == 'fmin' else 'greatest'}({', '.join(a)})"
        assert operation in _LIBRARY, operation
        return f"{self.real.function(operation)}({', '.join(a)})"


def _places(operands: Mapping[str, int], strides: Mapping[str, int]) -> list[str]:
    """Where each number of the operands is, one after the other."""
    return [f"{name}[{k * strides.get(name, 1)}]" for name, count in operands.items() for k in range(count)]


def _text(name: str, signature: str, lines: Sequence[str]) -> str:
    inner = "\n".join(f"    {line}" for line in lines)
    return f"static void {name}({signature})\n{{\n{inner}\n}}\n"
